// Meta kernels of order statistics and of unique elements.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { dataNeeded } from "../memory/data-needed.js";
import { refuseBool } from "../shapes/sort.js";

export function median_meta(self: Tensor): Tensor {
  refuseBool("median_cpu", self);
  return allocateCode([], self.dtypeCode, "meta");
}

export function bincount_meta(_self: Tensor, _weights: Tensor | null, _minlength: number): Tensor {
  throw dataNeeded("bincount");
}

export function _unique_meta(_self: Tensor, _sorted: boolean, _returnInverse: boolean): readonly [Tensor, Tensor] {
  throw dataNeeded("_unique");
}

export function _unique2_meta(
  _self: Tensor,
  _sorted: boolean,
  _returnInverse: boolean,
  _returnCounts: boolean,
): readonly [Tensor, Tensor, Tensor] {
  throw dataNeeded("_unique2");
}

export function unique_dim_meta(
  _self: Tensor,
  _dim: number,
  _sorted: boolean,
  _returnInverse: boolean,
  _returnCounts: boolean,
): readonly [Tensor, Tensor, Tensor] {
  throw dataNeeded("unique_dim");
}

export function unique_consecutive_meta(
  _self: Tensor,
  _returnInverse: boolean,
  _returnCounts: boolean,
  _dim: number | null,
): readonly [Tensor, Tensor, Tensor] {
  throw dataNeeded("unique_consecutive");
}
