// @generated from native_functions.yaml and derivatives.yaml by `npm run codegen`. Do not edit.
// Kernels below autograd: what is written to gets a new version, what is a view knows its base and how to be made again.

import {
  afterADInplaceOrView,
  asNonDifferentiableView,
  asView,
  asViews,
  belowADInplaceOrView,
} from "../../runtime/autograd/generated-api.js";
import type {
  DType,
} from "../../runtime/core/dtype.js";
import type {
  Tensor,
} from "../../runtime/core/tensor.js";
import {
  local,
} from "../../runtime/dispatch/local.js";
import {
  slot,
} from "../../runtime/dispatch/operator.js";
import * as op from "../operators.js";

export function alias_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.alias_op.maskLo;
    const h = hi & afterADInplaceOrView & op.alias_op.maskHi;
    result = op.alias_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function view_as_real_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.view_as_real_op.maskLo;
    const h = hi & afterADInplaceOrView & op.view_as_real_op.maskHi;
    result = op.view_as_real_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result, (base) => op.view_as_real(base));
}

export function view_as_complex_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.view_as_complex_op.maskLo;
    const h = hi & afterADInplaceOrView & op.view_as_complex_op.maskHi;
    result = op.view_as_complex_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result, (base) => op.view_as_complex(base));
}

export function _conj_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._conj_op.maskLo;
    const h = hi & afterADInplaceOrView & op._conj_op.maskHi;
    result = op._conj_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result, (base) => op._conj(base));
}

export function _neg_view_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._neg_view_op.maskLo;
    const h = hi & afterADInplaceOrView & op._neg_view_op.maskHi;
    result = op._neg_view_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result, (base) => op._neg_view(base));
}

export function view_inplaceOrView(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.view_op.maskLo;
    const h = hi & afterADInplaceOrView & op.view_op.maskHi;
    result = op.view_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function view_dtype_inplaceOrView(self: Tensor, dtype: DType, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.view_dtype_op.maskLo;
    const h = hi & afterADInplaceOrView & op.view_dtype_op.maskHi;
    result = op.view_dtype_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asNonDifferentiableView(self, result);
}

export function _reshape_alias_inplaceOrView(self: Tensor, size: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._reshape_alias_op.maskLo;
    const h = hi & afterADInplaceOrView & op._reshape_alias_op.maskHi;
    result = op._reshape_alias_op.table[slot(l, h)]!(self, size, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function expand_inplaceOrView(self: Tensor, size: readonly number[], implicit: boolean, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.expand_op.maskLo;
    const h = hi & afterADInplaceOrView & op.expand_op.maskHi;
    result = op.expand_op.table[slot(l, h)]!(self, size, implicit, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function permute_inplaceOrView(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.permute_op.maskLo;
    const h = hi & afterADInplaceOrView & op.permute_op.maskHi;
    result = op.permute_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function transpose_int_inplaceOrView(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.transpose_int_op.maskLo;
    const h = hi & afterADInplaceOrView & op.transpose_int_op.maskHi;
    result = op.transpose_int_op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function t_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.t_op.maskLo;
    const h = hi & afterADInplaceOrView & op.t_op.maskHi;
    result = op.t_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function squeeze_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.squeeze_op.maskLo;
    const h = hi & afterADInplaceOrView & op.squeeze_op.maskHi;
    result = op.squeeze_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function squeeze_dim_inplaceOrView(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.squeeze_dim_op.maskLo;
    const h = hi & afterADInplaceOrView & op.squeeze_dim_op.maskHi;
    result = op.squeeze_dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function squeeze_dims_inplaceOrView(self: Tensor, dim: readonly number[], lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.squeeze_dims_op.maskLo;
    const h = hi & afterADInplaceOrView & op.squeeze_dims_op.maskHi;
    result = op.squeeze_dims_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function unsqueeze_inplaceOrView(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unsqueeze_op.maskLo;
    const h = hi & afterADInplaceOrView & op.unsqueeze_op.maskHi;
    result = op.unsqueeze_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function select_int_inplaceOrView(self: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.select_int_op.maskLo;
    const h = hi & afterADInplaceOrView & op.select_int_op.maskHi;
    result = op.select_int_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function slice_Tensor_inplaceOrView(self: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.slice_Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & op.slice_Tensor_op.maskHi;
    result = op.slice_Tensor_op.table[slot(l, h)]!(self, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function split_Tensor_inplaceOrView(self: Tensor, splitSize: number, dim: number, lo: number, hi: number): Tensor[] {
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.split_Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & op.split_Tensor_op.maskHi;
    result = op.split_Tensor_op.table[slot(l, h)]!(self, splitSize, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asViews(self, result);
}

export function split_with_sizes_inplaceOrView(self: Tensor, splitSizes: readonly number[], dim: number, lo: number, hi: number): Tensor[] {
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.split_with_sizes_op.maskLo;
    const h = hi & afterADInplaceOrView & op.split_with_sizes_op.maskHi;
    result = op.split_with_sizes_op.table[slot(l, h)]!(self, splitSizes, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asViews(self, result);
}

export function unbind_int_inplaceOrView(self: Tensor, dim: number, lo: number, hi: number): Tensor[] {
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unbind_int_op.maskLo;
    const h = hi & afterADInplaceOrView & op.unbind_int_op.maskHi;
    result = op.unbind_int_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asViews(self, result);
}

export function as_strided_inplaceOrView(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.as_strided_op.maskLo;
    const h = hi & afterADInplaceOrView & op.as_strided_op.maskHi;
    result = op.as_strided_op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function diagonal_inplaceOrView(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.diagonal_op.maskLo;
    const h = hi & afterADInplaceOrView & op.diagonal_op.maskHi;
    result = op.diagonal_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function unfold_inplaceOrView(self: Tensor, dimension: number, size: number, step: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unfold_op.maskLo;
    const h = hi & afterADInplaceOrView & op.unfold_op.maskHi;
    result = op.unfold_op.table[slot(l, h)]!(self, dimension, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}
