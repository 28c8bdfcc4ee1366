// Meta kernels of histograms.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { resizeOutput } from "../shapes/outputs.js";

function blank(self: Tensor, shape: readonly number[]): Tensor {
  return allocateCode(shape, self.dtypeCode, "meta");
}

export function _histogramdd_bin_edges_meta(
  self: Tensor,
  bins: readonly number[],
  _range: readonly number[] | null,
  _weight: Tensor | null,
  _density: boolean,
): Tensor[] {
  return bins.map((count) => blank(self, [count + 1]));
}

export function _histogramdd_from_bin_cts_meta(
  self: Tensor,
  bins: readonly number[],
  _range: readonly number[] | null,
  _weight: Tensor | null,
  _density: boolean,
): Tensor {
  return blank(self, bins);
}

export function _histogramdd_from_bin_tensors_meta(
  self: Tensor,
  bins: readonly Tensor[],
  _weight: Tensor | null,
  _density: boolean,
): Tensor {
  return blank(
    self,
    bins.map(({ numel }) => numel - 1),
  );
}

export function histogram_bins_tensor_meta(
  self: Tensor,
  bins: Tensor,
  _weight: Tensor | null,
  _density: boolean,
): readonly [Tensor, Tensor] {
  return [blank(self, [bins.numel - 1]), blank(self, [bins.numel])];
}

export function histogram_bin_ct_meta(
  self: Tensor,
  bins: number,
  _range: readonly number[] | null,
  _weight: Tensor | null,
  _density: boolean,
): readonly [Tensor, Tensor] {
  return [blank(self, [bins]), blank(self, [bins + 1])];
}

export function histogram_bins_tensor_out_meta(
  _self: Tensor,
  bins: Tensor,
  _weight: Tensor | null,
  _density: boolean,
  hist: Tensor,
  binEdges: Tensor,
): readonly [Tensor, Tensor] {
  resizeOutput(hist, [bins.numel - 1]);
  resizeOutput(binEdges, [bins.numel]);
  return [hist, binEdges];
}

export function histogram_bin_ct_out_meta(
  _self: Tensor,
  bins: number,
  _range: readonly number[] | null,
  _weight: Tensor | null,
  _density: boolean,
  hist: Tensor,
  binEdges: Tensor,
): readonly [Tensor, Tensor] {
  resizeOutput(hist, [bins]);
  resizeOutput(binEdges, [bins + 1]);
  return [hist, binEdges];
}
