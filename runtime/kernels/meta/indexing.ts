// Meta kernels of indexing by masks and indices.

import { INT64 } from "../../core/dtype.js";
import { ArgumentError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { allocate, allocateCode, type Tensor } from "../../core/tensor.js";
import { dataNeeded } from "../memory/data-needed.js";
import { checkIndexPut, checkIndexPutShape, indexResultStrides, resolveIndices } from "../memory/indices.js";
import { checkFillMask, checkMask, checkMaskedScatter, checkPut } from "../shapes/indexing.js";

export function index_Tensor_meta(self: Tensor, indices: readonly (Tensor | null)[]): Tensor {
  const plan = resolveIndices(self, indices);
  return allocateCode(plan.shape, self.dtypeCode, "meta", indexResultStrides(self, plan, indices));
}

export function _index_put_impl__meta(
  self: Tensor,
  indices: readonly (Tensor | null)[],
  values: Tensor,
  accumulate: boolean,
  _unsafe: boolean,
): Tensor {
  checkIndexPut(self, indices, values, accumulate);
  // A mask selects as many positions as it has true elements, which is unknown here.
  if (!indices.some((index) => index !== null && index.dtypeCode !== INT64)) {
    checkIndexPutShape(values, resolveIndices(self, indices));
  }
  return self;
}

export function put__meta(self: Tensor, index: Tensor, source: Tensor, _accumulate: boolean): Tensor {
  checkPut(self, index, source);
  return self;
}

export function masked_fill__Scalar_meta(self: Tensor, mask: Tensor, _value: Scalar): Tensor {
  checkFillMask(self, mask);
  return self;
}

export function masked_scatter__meta(self: Tensor, mask: Tensor, source: Tensor): Tensor {
  checkMaskedScatter(self, mask, source);
  return self;
}

export function masked_select_meta(_self: Tensor, mask: Tensor): Tensor {
  checkMask("masked_select", mask);
  throw dataNeeded("masked_select");
}

export function masked_select_out_meta(_self: Tensor, mask: Tensor, _out: Tensor): Tensor {
  checkMask("masked_select", mask);
  throw dataNeeded("masked_select");
}

export function nonzero_meta(_self: Tensor): Tensor {
  throw dataNeeded("nonzero");
}

export function nonzero_out_meta(_self: Tensor, _out: Tensor): Tensor {
  throw dataNeeded("nonzero");
}

export function repeat_interleave_Tensor_meta(repeats: Tensor, outputSize: number | null): Tensor {
  if (repeats.numel === 0) return allocateCode([0], repeats.dtypeCode, "meta");
  if (outputSize === null) throw dataNeeded("repeat_interleave");
  return allocateCode([outputSize], repeats.dtypeCode, "meta");
}

export function nonzero_static_meta(self: Tensor, size: number): Tensor {
  if (size < 0) throw new ArgumentError(`nonzero_static: \`size\` must be an integer >= 0, got ${size}`);
  return allocate([size, self.ndim], "int64", self.device);
}
