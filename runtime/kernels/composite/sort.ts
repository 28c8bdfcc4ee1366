// Sorting and order statistics out of `sort.stable` and others.

import { sort_stable, sort_values_stable, sort as sortStub } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { intoOut } from "./joining.js";

export function sort_explicit(self: Tensor, dim: number, descending: boolean): readonly [Tensor, Tensor] {
  return sort_stable(self, false, dim, descending);
}

export function sort_values_explicit(
  self: Tensor,
  dim: number,
  descending: boolean,
  values: Tensor,
  indices: Tensor,
): readonly [Tensor, Tensor] {
  return sort_values_stable(self, false, dim, descending, values, indices);
}

export function argsort_composite(self: Tensor, dim: number, descending: boolean): Tensor {
  return sortStub(self, dim, descending)[1];
}

export function argsort_stable_explicit(self: Tensor, stable: boolean, dim: number, descending: boolean): Tensor {
  return sort_stable(self, stable, dim, descending)[1];
}

export function msort_composite(self: Tensor): Tensor {
  return sortStub(self, 0, false)[0];
}

export function msort_out_composite(self: Tensor, out: Tensor): Tensor {
  return intoOut(out, sortStub(self, 0, false)[0]);
}
