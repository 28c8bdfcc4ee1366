// @generated from derivatives.yaml and native_functions.yaml by `npm run codegen`. Do not edit.
// Autograd kernels: each records what the way back needs, runs the operator below autograd, and sets its history.

import {
  Node,
  afterAutograd,
  anyRequiresGrad,
  apartFrom,
  belowADInplaceOrView,
  belowAutograd,
  checkInplace,
  checkNoGradient,
  edgeOf,
  edgesOf,
  forbidTangents,
  forwardLevel,
  gradEnabled,
  rebaseHistory,
  replaceHistory,
  requiresGrad,
  saveInplaceOutput,
  saveOutput,
  saveTensor,
  saveTensors,
  setHistory,
  setHistoryAll,
} from "../../runtime/autograd/generated-api.js";
import type {
  Device,
} from "../../runtime/core/device.js";
import type {
  DType,
} from "../../runtime/core/dtype.js";
import type {
  Generator,
} from "../../runtime/core/generator.js";
import type {
  Layout,
  MemoryFormat,
} from "../../runtime/core/memory-format.js";
import type {
  Scalar,
} from "../../runtime/core/scalar.js";
import type {
  Tensor,
} from "../../runtime/core/tensor.js";
import {
  local,
} from "../../runtime/dispatch/local.js";
import {
  slot,
} from "../../runtime/dispatch/operator.js";
import {
  geometryOf,
  infoOf,
  isDifferentiableType,
  optionsOf,
  to_args_scalartypes,
  to_args_sizes,
} from "../../runtime/kernels/derivatives/values.js";
import * as op from "../operators.js";
import * as jvp from "./forward.js";
import * as nodes from "./nodes.js";

export function abs_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AbsBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.abs_op.maskLo;
    const h = hi & afterAutograd & op.abs_op.maskHi;
    result = op.abs_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.abs_jvp(result, self);
  return result;
}

export function neg_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NegBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.neg_op.maskLo;
    const h = hi & afterAutograd & op.neg_op.maskHi;
    result = op.neg_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.neg_jvp(result, self);
  return result;
}

export function sign_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SignBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sign_op.maskLo;
    const h = hi & afterAutograd & op.sign_op.maskHi;
    result = op.sign_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sign_jvp(result, self);
  return result;
}

export function sgn_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SgnBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sgn_op.maskLo;
    const h = hi & afterAutograd & op.sgn_op.maskHi;
    result = op.sgn_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sgn_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function exp_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ExpBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.exp_op.maskLo;
    const h = hi & afterAutograd & op.exp_op.maskHi;
    result = op.exp_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.exp_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function expm1_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Expm1Backward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.expm1_op.maskLo;
    const h = hi & afterAutograd & op.expm1_op.maskHi;
    result = op.expm1_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.expm1_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function exp2_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Exp2Backward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.exp2_op.maskLo;
    const h = hi & afterAutograd & op.exp2_op.maskHi;
    result = op.exp2_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.exp2_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function log_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LogBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.log_op.maskLo;
    const h = hi & afterAutograd & op.log_op.maskHi;
    result = op.log_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.log_jvp(result, self);
  return result;
}

export function log1p_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Log1PBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.log1p_op.maskLo;
    const h = hi & afterAutograd & op.log1p_op.maskHi;
    result = op.log1p_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.log1p_jvp(result, self);
  return result;
}

export function log2_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Log2Backward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.log2_op.maskLo;
    const h = hi & afterAutograd & op.log2_op.maskHi;
    result = op.log2_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.log2_jvp(result, self);
  return result;
}

export function log10_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Log10Backward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.log10_op.maskLo;
    const h = hi & afterAutograd & op.log10_op.maskHi;
    result = op.log10_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.log10_jvp(result, self);
  return result;
}

export function sqrt_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SqrtBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sqrt_op.maskLo;
    const h = hi & afterAutograd & op.sqrt_op.maskHi;
    result = op.sqrt_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sqrt_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function rsqrt_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RsqrtBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.rsqrt_op.maskLo;
    const h = hi & afterAutograd & op.rsqrt_op.maskHi;
    result = op.rsqrt_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.rsqrt_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function sin_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SinBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sin_op.maskLo;
    const h = hi & afterAutograd & op.sin_op.maskHi;
    result = op.sin_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sin_jvp(result, self);
  return result;
}

export function cos_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CosBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cos_op.maskLo;
    const h = hi & afterAutograd & op.cos_op.maskHi;
    result = op.cos_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.cos_jvp(result, self);
  return result;
}

export function tan_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TanBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.tan_op.maskLo;
    const h = hi & afterAutograd & op.tan_op.maskHi;
    result = op.tan_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.tan_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function asin_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AsinBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.asin_op.maskLo;
    const h = hi & afterAutograd & op.asin_op.maskHi;
    result = op.asin_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.asin_jvp(result, self);
  return result;
}

export function acos_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AcosBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.acos_op.maskLo;
    const h = hi & afterAutograd & op.acos_op.maskHi;
    result = op.acos_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.acos_jvp(result, self);
  return result;
}

export function atan_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AtanBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.atan_op.maskLo;
    const h = hi & afterAutograd & op.atan_op.maskHi;
    result = op.atan_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.atan_jvp(result, self);
  return result;
}

export function sinh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SinhBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sinh_op.maskLo;
    const h = hi & afterAutograd & op.sinh_op.maskHi;
    result = op.sinh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sinh_jvp(result, self);
  return result;
}

export function cosh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CoshBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cosh_op.maskLo;
    const h = hi & afterAutograd & op.cosh_op.maskHi;
    result = op.cosh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.cosh_jvp(result, self);
  return result;
}

export function tanh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TanhBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.tanh_op.maskLo;
    const h = hi & afterAutograd & op.tanh_op.maskHi;
    result = op.tanh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.tanh_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function asinh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AsinhBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.asinh_op.maskLo;
    const h = hi & afterAutograd & op.asinh_op.maskHi;
    result = op.asinh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.asinh_jvp(result, self);
  return result;
}

export function acosh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AcoshBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.acosh_op.maskLo;
    const h = hi & afterAutograd & op.acosh_op.maskHi;
    result = op.acosh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.acosh_jvp(result, self);
  return result;
}

export function atanh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AtanhBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.atanh_op.maskLo;
    const h = hi & afterAutograd & op.atanh_op.maskHi;
    result = op.atanh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.atanh_jvp(result, self);
  return result;
}

export function erf_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ErfBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.erf_op.maskLo;
    const h = hi & afterAutograd & op.erf_op.maskHi;
    result = op.erf_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.erf_jvp(result, self);
  return result;
}

export function erfc_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ErfcBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.erfc_op.maskLo;
    const h = hi & afterAutograd & op.erfc_op.maskHi;
    result = op.erfc_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.erfc_jvp(result, self);
  return result;
}

export function erfinv_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ErfinvBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.erfinv_op.maskLo;
    const h = hi & afterAutograd & op.erfinv_op.maskHi;
    result = op.erfinv_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.erfinv_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function lgamma_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LgammaBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.lgamma_op.maskLo;
    const h = hi & afterAutograd & op.lgamma_op.maskHi;
    result = op.lgamma_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.lgamma_jvp(result, self);
  return result;
}

export function digamma_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DigammaBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.digamma_op.maskLo;
    const h = hi & afterAutograd & op.digamma_op.maskHi;
    result = op.digamma_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.digamma_jvp(result, self);
  return result;
}

export function sigmoid_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SigmoidBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sigmoid_op.maskLo;
    const h = hi & afterAutograd & op.sigmoid_op.maskHi;
    result = op.sigmoid_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sigmoid_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function polygamma_autograd(n: number, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.PolygammaBackward0, [edgeOf(self)], {
          n,
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.polygamma_op.maskLo;
    const h = hi & afterAutograd & op.polygamma_op.maskHi;
    result = op.polygamma_op.table[slot(l, h)]!(n, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.polygamma_jvp(result, n, self);
  return result;
}

export function polygamma__autograd(self: Tensor, n: number, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.PolygammaBackward1, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          n,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.polygamma__op.maskLo;
    const h = hi & afterAutograd & op.polygamma__op.maskHi;
    op.polygamma__op.table[slot(l, h)]!(self, n, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.polygamma__jvp(self, n, originalSelf);
  return self;
}

export function reciprocal_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReciprocalBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.reciprocal_op.maskLo;
    const h = hi & afterAutograd & op.reciprocal_op.maskHi;
    result = op.reciprocal_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.reciprocal_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function floor_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FloorBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.floor_op.maskLo;
    const h = hi & afterAutograd & op.floor_op.maskHi;
    result = op.floor_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.floor_jvp(result, self);
  return result;
}

export function ceil_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CeilBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.ceil_op.maskLo;
    const h = hi & afterAutograd & op.ceil_op.maskHi;
    result = op.ceil_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.ceil_jvp(result, self);
  return result;
}

export function trunc_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TruncBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.trunc_op.maskLo;
    const h = hi & afterAutograd & op.trunc_op.maskHi;
    result = op.trunc_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.trunc_jvp(result, self);
  return result;
}

export function round_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RoundBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.round_op.maskLo;
    const h = hi & afterAutograd & op.round_op.maskHi;
    result = op.round_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.round_jvp(result, self);
  return result;
}

export function round_decimals_autograd(self: Tensor, decimals: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RoundBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.round_decimals_op.maskLo;
    const h = hi & afterAutograd & op.round_decimals_op.maskHi;
    result = op.round_decimals_op.table[slot(l, h)]!(self, decimals, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.round_decimals_jvp(result, self);
  return result;
}

export function frac_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FracBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.frac_op.maskLo;
    const h = hi & afterAutograd & op.frac_op.maskHi;
    result = op.frac_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.frac_jvp(result, self);
  return result;
}

export function sinc_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SincBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sinc_op.maskLo;
    const h = hi & afterAutograd & op.sinc_op.maskHi;
    result = op.sinc_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sinc_jvp(result, self);
  return result;
}

export function deg2rad_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Deg2RadBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.deg2rad_op.maskLo;
    const h = hi & afterAutograd & op.deg2rad_op.maskHi;
    result = op.deg2rad_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.deg2rad_jvp(result, self);
  return result;
}

export function rad2deg_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Rad2DegBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.rad2deg_op.maskLo;
    const h = hi & afterAutograd & op.rad2deg_op.maskHi;
    result = op.rad2deg_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.rad2deg_jvp(result, self);
  return result;
}

export function logit_autograd(self: Tensor, eps: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LogitBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          eps,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.logit_op.maskLo;
    const h = hi & afterAutograd & op.logit_op.maskHi;
    result = op.logit_op.table[slot(l, h)]!(self, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.logit_jvp(result, self, eps);
  return result;
}

export function nan_to_num_autograd(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NanToNumBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.nan_to_num_op.maskLo;
    const h = hi & afterAutograd & op.nan_to_num_op.maskHi;
    result = op.nan_to_num_op.table[slot(l, h)]!(self, nan, posinf, neginf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.nan_to_num_jvp(result, self);
  return result;
}

export function add_Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.AddBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.add_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.add_Tensor_op.maskHi;
    result = op.add_Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.add_Tensor_jvp(result, self, other, alpha);
  return result;
}

export function add_Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AddBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.add_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.add_Scalar_op.maskHi;
    result = op.add_Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.add_Scalar_jvp(result, self);
  return result;
}

export function sub_Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.SubBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sub_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.sub_Tensor_op.maskHi;
    result = op.sub_Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sub_Tensor_jvp(result, self, other, alpha);
  return result;
}

export function sub_Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SubBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sub_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.sub_Scalar_op.maskHi;
    result = op.sub_Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sub_Scalar_jvp(result, self);
  return result;
}

export function rsub_Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.RsubBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.rsub_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.rsub_Tensor_op.maskHi;
    result = op.rsub_Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.rsub_Tensor_jvp(result, self, other, alpha);
  return result;
}

export function rsub_Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RsubBackward1, [edgeOf(self)], {
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.rsub_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.rsub_Scalar_op.maskHi;
    result = op.rsub_Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.rsub_Scalar_jvp(result, self, alpha);
  return result;
}

export function mul_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.MulBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(self) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mul_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.mul_Tensor_op.maskHi;
    result = op.mul_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mul_Tensor_jvp(result, self, other);
  return result;
}

export function mul_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MulBackward1, [edgeOf(self)], {
          other,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mul_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.mul_Scalar_op.maskHi;
    result = op.mul_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mul_Scalar_jvp(result, self, other);
  return result;
}

export function div_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.DivBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.div_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.div_Tensor_op.maskHi;
    result = op.div_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.div_Tensor_jvp(result, self, other);
  return result;
}

export function div_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DivBackward1, [edgeOf(self)], {
          other,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.div_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.div_Scalar_op.maskHi;
    result = op.div_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.div_Scalar_jvp(result, self, other);
  return result;
}

export function div_Tensor_mode_autograd(self: Tensor, other: Tensor, roundingMode: string | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.DivBackward2, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: saveTensor(other),
          roundingMode,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.div_Tensor_mode_op.maskLo;
    const h = hi & afterAutograd & op.div_Tensor_mode_op.maskHi;
    result = op.div_Tensor_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.div_Tensor_mode_jvp(result, self, other, roundingMode);
  return result;
}

export function div_Scalar_mode_autograd(self: Tensor, other: Scalar, roundingMode: string | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DivBackward3, [edgeOf(self)], {
          other,
          roundingMode,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.div_Scalar_mode_op.maskLo;
    const h = hi & afterAutograd & op.div_Scalar_mode_op.maskHi;
    result = op.div_Scalar_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.div_Scalar_mode_jvp(result, self, other, roundingMode);
  return result;
}

export function floor_divide_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.FloorDivideBackward0, [edgeOf(self), edgeOf(other)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.floor_divide_op.maskLo;
    const h = hi & afterAutograd & op.floor_divide_op.maskHi;
    result = op.floor_divide_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("floor_divide", "not implemented", self, other);
  return result;
}

export function floor_divide_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FloorDivideBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.floor_divide_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.floor_divide_Scalar_op.maskHi;
    result = op.floor_divide_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("floor_divide.Scalar", "not implemented", self);
  return result;
}

export function remainder_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.RemainderBackward1, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.remainder_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.remainder_Tensor_op.maskHi;
    result = op.remainder_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.remainder_Tensor_jvp(result, self, other);
  return result;
}

export function remainder_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RemainderBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.remainder_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.remainder_Scalar_op.maskHi;
    result = op.remainder_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.remainder_Scalar_jvp(result, self);
  return result;
}

export function fmod_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.FmodBackward1, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fmod_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.fmod_Tensor_op.maskHi;
    result = op.fmod_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.fmod_Tensor_jvp(result, self, other);
  return result;
}

export function fmod_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FmodBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fmod_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.fmod_Scalar_op.maskHi;
    result = op.fmod_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.fmod_Scalar_jvp(result, self);
  return result;
}

export function remainder_Scalar_Tensor_autograd(self: Scalar, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(other)
      ? new Node(nodes.RemainderBackward2, [edgeOf(other)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.remainder_Scalar_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.remainder_Scalar_Tensor_op.maskHi;
    result = op.remainder_Scalar_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("remainder.Scalar_Tensor", "not implemented", other);
  return result;
}

export function pow_Tensor_Tensor_autograd(self: Tensor, exponent: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(exponent))
      ? new Node(nodes.PowBackward1, [edgeOf(self), edgeOf(exponent)], {
          self: saveTensor(self),
          exponent: saveTensor(exponent),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.pow_Tensor_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.pow_Tensor_Tensor_op.maskHi;
    result = op.pow_Tensor_Tensor_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.pow_Tensor_Tensor_jvp(result, self, exponent);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function pow_Tensor_Scalar_autograd(self: Tensor, exponent: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.PowBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          exponent,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.pow_Tensor_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.pow_Tensor_Scalar_op.maskHi;
    result = op.pow_Tensor_Scalar_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.pow_Tensor_Scalar_jvp(result, self, exponent);
  return result;
}

export function pow_Scalar_autograd(self: Scalar, exponent: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(exponent)
      ? new Node(nodes.PowBackward2, [edgeOf(exponent)], {
          self,
          exponent: saveTensor(exponent),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.pow_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.pow_Scalar_op.maskHi;
    result = op.pow_Scalar_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.pow_Scalar_jvp(result, self, exponent);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function atan2_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.Atan2Backward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.atan2_op.maskLo;
    const h = hi & afterAutograd & op.atan2_op.maskHi;
    result = op.atan2_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.atan2_jvp(result, self, other);
  return result;
}

export function hypot_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.HypotBackward0, [edgeOf(self), edgeOf(other)], {
          other: requiresGrad(other) ? saveTensor(other) : null,
          self: requiresGrad(self) ? saveTensor(self) : null,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.hypot_op.maskLo;
    const h = hi & afterAutograd & op.hypot_op.maskHi;
    result = op.hypot_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.hypot_jvp(result, self, other);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function copysign_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.CopysignBackward0, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          self: requiresGrad(self) ? saveTensor(self) : null,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.copysign_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.copysign_Tensor_op.maskHi;
    result = op.copysign_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.copysign_Tensor_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function copysign_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CopysignBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.copysign_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.copysign_Scalar_op.maskHi;
    result = op.copysign_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.copysign_Scalar_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function xlogy_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.XlogyBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.xlogy_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.xlogy_Tensor_op.maskHi;
    result = op.xlogy_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.xlogy_Tensor_jvp(result, self, other);
  return result;
}

export function xlogy_Scalar_Self_autograd(self: Scalar, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(other)
      ? new Node(nodes.XlogyBackward1, [edgeOf(other)], {
          self,
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.xlogy_Scalar_Self_op.maskLo;
    const h = hi & afterAutograd & op.xlogy_Scalar_Self_op.maskHi;
    result = op.xlogy_Scalar_Self_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.xlogy_Scalar_Self_jvp(result, self, other);
  return result;
}

export function xlogy_Scalar_Other_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.XlogyBackward2, [edgeOf(self)], {
          self: saveTensor(self),
          other,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.xlogy_Scalar_Other_op.maskLo;
    const h = hi & afterAutograd & op.xlogy_Scalar_Other_op.maskHi;
    result = op.xlogy_Scalar_Other_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.xlogy_Scalar_Other_jvp(result, self, other);
  return result;
}

export function logaddexp_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.LogaddexpBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.logaddexp_op.maskLo;
    const h = hi & afterAutograd & op.logaddexp_op.maskHi;
    result = op.logaddexp_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.logaddexp_jvp(result, self, other);
  return result;
}

export function logaddexp2_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.Logaddexp2Backward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.logaddexp2_op.maskLo;
    const h = hi & afterAutograd & op.logaddexp2_op.maskHi;
    result = op.logaddexp2_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.logaddexp2_jvp(result, self, other);
  return result;
}

export function heaviside_autograd(self: Tensor, values: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(nodes.HeavisideBackward0, [edgeOf(self), edgeOf(values)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.heaviside_op.maskLo;
    const h = hi & afterAutograd & op.heaviside_op.maskHi;
    result = op.heaviside_op.table[slot(l, h)]!(self, values, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("heaviside", "not implemented", self, values);
  return result;
}

export function addcmul_autograd(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor1) || requiresGrad(tensor2))
      ? new Node(nodes.AddcmulBackward0, [edgeOf(self), edgeOf(tensor1), edgeOf(tensor2)], {
          tensor2: requiresGrad(tensor1) ? saveTensor(tensor2) : null,
          value,
          tensor1: requiresGrad(tensor2) ? saveTensor(tensor1) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.addcmul_op.maskLo;
    const h = hi & afterAutograd & op.addcmul_op.maskHi;
    result = op.addcmul_op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.addcmul_jvp(result, self, tensor1, tensor2, value);
  return result;
}

export function addcdiv_autograd(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor1) || requiresGrad(tensor2))
      ? new Node(nodes.AddcdivBackward0, [edgeOf(self), edgeOf(tensor1), edgeOf(tensor2)], {
          tensor2: saveTensor(tensor2),
          value,
          tensor1: requiresGrad(tensor2) ? saveTensor(tensor1) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.addcdiv_op.maskLo;
    const h = hi & afterAutograd & op.addcdiv_op.maskHi;
    result = op.addcdiv_op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.addcdiv_jvp(result, self, tensor1, tensor2, value);
  return result;
}

export function lerp_Scalar_autograd(self: Tensor, end: Tensor, weight: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(end))
      ? new Node(nodes.LerpBackward0, [edgeOf(self), edgeOf(end)], {
          weight,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.lerp_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.lerp_Scalar_op.maskHi;
    result = op.lerp_Scalar_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.lerp_Scalar_jvp(result, self, end, weight);
  return result;
}

export function lerp_Tensor_autograd(self: Tensor, end: Tensor, weight: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(end) || requiresGrad(weight))
      ? new Node(nodes.LerpBackward1, [edgeOf(self), edgeOf(end), edgeOf(weight)], {
          weight: saveTensor(weight),
          self: requiresGrad(weight) ? saveTensor(self) : null,
          end: requiresGrad(weight) ? saveTensor(end) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.lerp_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.lerp_Tensor_op.maskHi;
    result = op.lerp_Tensor_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.lerp_Tensor_jvp(result, self, end, weight);
  return result;
}

export function maximum_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.MaximumBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.maximum_op.maskLo;
    const h = hi & afterAutograd & op.maximum_op.maskHi;
    result = op.maximum_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.maximum_jvp(result, self, other);
  return result;
}

export function minimum_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.MinimumBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.minimum_op.maskLo;
    const h = hi & afterAutograd & op.minimum_op.maskHi;
    result = op.minimum_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.minimum_jvp(result, self, other);
  return result;
}

export function fmax_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.FmaxBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fmax_op.maskLo;
    const h = hi & afterAutograd & op.fmax_op.maskHi;
    result = op.fmax_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.fmax_jvp(result, self, other);
  return result;
}

export function fmin_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.FminBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fmin_op.maskLo;
    const h = hi & afterAutograd & op.fmin_op.maskHi;
    result = op.fmin_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.fmin_jvp(result, self, other);
  return result;
}

export function where_self_autograd(condition: Tensor, self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.WhereBackward0, [edgeOf(self), edgeOf(other)], {
          condition: saveTensor(condition),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.where_self_op.maskLo;
    const h = hi & afterAutograd & op.where_self_op.maskHi;
    result = op.where_self_op.table[slot(l, h)]!(condition, self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.where_self_jvp(result, condition, self, other);
  return result;
}

export function clamp_autograd(self: Tensor, min: Scalar | null, max: Scalar | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ClampBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          min,
          max,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.clamp_op.maskLo;
    const h = hi & afterAutograd & op.clamp_op.maskHi;
    result = op.clamp_op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.clamp_jvp(result, self, min, max);
  return result;
}

export function clamp_Tensor_autograd(self: Tensor, min: Tensor | null, max: Tensor | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(min) || requiresGrad(max))
      ? new Node(nodes.ClampBackward0, [edgeOf(self), edgeOf(min), edgeOf(max)], {
          self: saveTensor(self),
          min: saveTensor(min),
          max: saveTensor(max),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.clamp_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.clamp_Tensor_op.maskHi;
    result = op.clamp_Tensor_op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.clamp_Tensor_jvp(result, self, min, max);
  return result;
}

export function clamp__Tensor_autograd(self: Tensor, min: Tensor | null, max: Tensor | null, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(min) || requiresGrad(max));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ClampBackward0, [edgeOf(self), edgeOf(min), edgeOf(max)], {
          self: saveTensor(op.clone(self, null)),
          min: saveTensor(min),
          max: saveTensor(max),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.clamp__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.clamp__Tensor_op.maskHi;
    op.clamp__Tensor_op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.clamp__Tensor_jvp(self, min, max, originalSelf);
  return self;
}

export function clamp_min_autograd(self: Tensor, min: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ClampMinBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          min,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.clamp_min_op.maskLo;
    const h = hi & afterAutograd & op.clamp_min_op.maskHi;
    result = op.clamp_min_op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.clamp_min_jvp(result, self, min);
  return result;
}

export function clamp_min_Tensor_autograd(self: Tensor, min: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(min))
      ? new Node(nodes.ClampMinBackward1, [edgeOf(self), edgeOf(min)], {
          self: saveTensor(self),
          min: saveTensor(min),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.clamp_min_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.clamp_min_Tensor_op.maskHi;
    result = op.clamp_min_Tensor_op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.clamp_min_Tensor_jvp(result, self, min);
  return result;
}

export function clamp_max_autograd(self: Tensor, max: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ClampMaxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          max,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.clamp_max_op.maskLo;
    const h = hi & afterAutograd & op.clamp_max_op.maskHi;
    result = op.clamp_max_op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.clamp_max_jvp(result, self, max);
  return result;
}

export function clamp_max_Tensor_autograd(self: Tensor, max: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(max))
      ? new Node(nodes.ClampMaxBackward1, [edgeOf(self), edgeOf(max)], {
          self: saveTensor(self),
          max: saveTensor(max),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.clamp_max_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.clamp_max_Tensor_op.maskHi;
    result = op.clamp_max_Tensor_op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.clamp_max_Tensor_jvp(result, self, max);
  return result;
}

export function relu_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReluBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.relu_op.maskLo;
    const h = hi & afterAutograd & op.relu_op.maskHi;
    result = op.relu_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.relu_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function leaky_relu_autograd(self: Tensor, negativeSlope: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LeakyReluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          negativeSlope,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.leaky_relu_op.maskLo;
    const h = hi & afterAutograd & op.leaky_relu_op.maskHi;
    result = op.leaky_relu_op.table[slot(l, h)]!(self, negativeSlope, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.leaky_relu_jvp(result, self, negativeSlope);
  return result;
}

export function elu_autograd(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.EluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          alpha,
          scale,
          inputScale,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.elu_op.maskLo;
    const h = hi & afterAutograd & op.elu_op.maskHi;
    result = op.elu_op.table[slot(l, h)]!(self, alpha, scale, inputScale, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.elu_jvp(result, self, alpha, scale, inputScale);
  return result;
}

export function celu_autograd(self: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CeluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.celu_op.maskLo;
    const h = hi & afterAutograd & op.celu_op.maskHi;
    result = op.celu_op.table[slot(l, h)]!(self, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.celu_jvp(result, self, alpha);
  return result;
}

export function celu__autograd(self: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CeluBackward1, [edgeOf(self)], {
          alpha,
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.celu__op.maskLo;
    const h = hi & afterAutograd & op.celu__op.maskHi;
    op.celu__op.table[slot(l, h)]!(self, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.celu__jvp(self, alpha, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function gelu_autograd(self: Tensor, approximate: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.GeluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          approximate,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.gelu_op.maskLo;
    const h = hi & afterAutograd & op.gelu_op.maskHi;
    result = op.gelu_op.table[slot(l, h)]!(self, approximate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.gelu_jvp(result, self, approximate);
  return result;
}

export function silu_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SiluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.silu_op.maskLo;
    const h = hi & afterAutograd & op.silu_op.maskHi;
    result = op.silu_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.silu_jvp(result, self);
  return result;
}

export function mish_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MishBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mish_op.maskLo;
    const h = hi & afterAutograd & op.mish_op.maskHi;
    result = op.mish_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mish_jvp(result, self);
  return result;
}

export function hardsigmoid_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.HardsigmoidBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.hardsigmoid_op.maskLo;
    const h = hi & afterAutograd & op.hardsigmoid_op.maskHi;
    result = op.hardsigmoid_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.hardsigmoid_jvp(result, self);
  return result;
}

export function hardswish_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.HardswishBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.hardswish_op.maskLo;
    const h = hi & afterAutograd & op.hardswish_op.maskHi;
    result = op.hardswish_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.hardswish_jvp(result, self);
  return result;
}

export function softplus_autograd(self: Tensor, beta: Scalar, threshold: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SoftplusBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          beta,
          threshold,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.softplus_op.maskLo;
    const h = hi & afterAutograd & op.softplus_op.maskHi;
    result = op.softplus_op.table[slot(l, h)]!(self, beta, threshold, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.softplus_jvp(result, self, beta, threshold);
  return result;
}

export function hardtanh_autograd(self: Tensor, minVal: Scalar, maxVal: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.HardtanhBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          minVal,
          maxVal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.hardtanh_op.maskLo;
    const h = hi & afterAutograd & op.hardtanh_op.maskHi;
    result = op.hardtanh_op.table[slot(l, h)]!(self, minVal, maxVal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.hardtanh_jvp(result, self, minVal, maxVal);
  return result;
}

export function threshold_autograd(self: Tensor, threshold: Scalar, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ThresholdBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          threshold,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.threshold_op.maskLo;
    const h = hi & afterAutograd & op.threshold_op.maskHi;
    result = op.threshold_op.table[slot(l, h)]!(self, threshold, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.threshold_jvp(result, self, threshold);
  return result;
}

export function hardshrink_autograd(self: Tensor, lambd: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.HardshrinkBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          lambd,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.hardshrink_op.maskLo;
    const h = hi & afterAutograd & op.hardshrink_op.maskHi;
    result = op.hardshrink_op.table[slot(l, h)]!(self, lambd, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.hardshrink_jvp(result, self, lambd);
  return result;
}

export function softshrink_autograd(self: Tensor, lambd: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SoftshrinkBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          lambd,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.softshrink_op.maskLo;
    const h = hi & afterAutograd & op.softshrink_op.maskHi;
    result = op.softshrink_op.table[slot(l, h)]!(self, lambd, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.softshrink_jvp(result, self, lambd);
  return result;
}

export function log_sigmoid_forward_autograd(self: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LogSigmoidBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          buffer: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.log_sigmoid_forward_op.maskLo;
    const h = hi & afterAutograd & op.log_sigmoid_forward_op.maskHi;
    result = op.log_sigmoid_forward_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.log_sigmoid_forward_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.buffer = saveOutput(result[1], node);
  }
  return result;
}

export function sigmoid_backward_autograd(gradOutput: Tensor, output: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output))
      ? new Node(nodes.SigmoidBackwardBackward0, [edgeOf(gradOutput), edgeOf(output)], {
          output: saveTensor(output),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sigmoid_backward_op.maskLo;
    const h = hi & afterAutograd & op.sigmoid_backward_op.maskHi;
    result = op.sigmoid_backward_op.table[slot(l, h)]!(gradOutput, output, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sigmoid_backward_jvp(result, gradOutput, output);
  return result;
}

export function tanh_backward_autograd(gradOutput: Tensor, output: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output))
      ? new Node(nodes.TanhBackwardBackward0, [edgeOf(gradOutput), edgeOf(output)], {
          output: saveTensor(output),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.tanh_backward_op.maskLo;
    const h = hi & afterAutograd & op.tanh_backward_op.maskHi;
    result = op.tanh_backward_op.table[slot(l, h)]!(gradOutput, output, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.tanh_backward_jvp(result, gradOutput, output);
  return result;
}

export function threshold_backward_autograd(gradOutput: Tensor, self: Tensor, threshold: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.ThresholdBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          threshold,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.threshold_backward_op.maskLo;
    const h = hi & afterAutograd & op.threshold_backward_op.maskHi;
    result = op.threshold_backward_op.table[slot(l, h)]!(gradOutput, self, threshold, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.threshold_backward_jvp(result, gradOutput, self, threshold);
  return result;
}

export function leaky_relu_backward_autograd(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.LeakyReluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          negativeSlope,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.leaky_relu_backward_op.maskLo;
    const h = hi & afterAutograd & op.leaky_relu_backward_op.maskHi;
    result = op.leaky_relu_backward_op.table[slot(l, h)]!(gradOutput, self, negativeSlope, selfIsResult, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.leaky_relu_backward_jvp(result, gradOutput, self, negativeSlope, selfIsResult);
  return result;
}

export function elu_backward_autograd(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(selfOrResult))
      ? new Node(nodes.EluBackwardBackward0, [edgeOf(gradOutput), edgeOf(selfOrResult)], {
          alpha,
          scale,
          inputScale,
          isResult,
          selfOrResult: saveTensor(selfOrResult),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.elu_backward_op.maskLo;
    const h = hi & afterAutograd & op.elu_backward_op.maskHi;
    result = op.elu_backward_op.table[slot(l, h)]!(gradOutput, alpha, scale, inputScale, isResult, selfOrResult, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.elu_backward_jvp(result, gradOutput, alpha, scale, inputScale, isResult, selfOrResult);
  return result;
}

export function gelu_backward_autograd(gradOutput: Tensor, self: Tensor, approximate: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.GeluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          approximate,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.gelu_backward_op.maskLo;
    const h = hi & afterAutograd & op.gelu_backward_op.maskHi;
    result = op.gelu_backward_op.table[slot(l, h)]!(gradOutput, self, approximate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.gelu_backward_jvp(result, gradOutput, self, approximate);
  return result;
}

export function silu_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.SiluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.silu_backward_op.maskLo;
    const h = hi & afterAutograd & op.silu_backward_op.maskHi;
    result = op.silu_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.silu_backward_jvp(result, gradOutput, self);
  return result;
}

export function mish_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.MishBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mish_backward_op.maskLo;
    const h = hi & afterAutograd & op.mish_backward_op.maskHi;
    result = op.mish_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mish_backward_jvp(result, gradOutput, self);
  return result;
}

export function hardsigmoid_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.HardsigmoidBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.hardsigmoid_backward_op.maskLo;
    const h = hi & afterAutograd & op.hardsigmoid_backward_op.maskHi;
    result = op.hardsigmoid_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.hardsigmoid_backward_jvp(result, gradOutput, self);
  return result;
}

export function hardswish_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.HardswishBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.hardswish_backward_op.maskLo;
    const h = hi & afterAutograd & op.hardswish_backward_op.maskHi;
    result = op.hardswish_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.hardswish_backward_jvp(result, gradOutput, self);
  return result;
}

export function softplus_backward_autograd(gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.SoftplusBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          beta,
          threshold,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.softplus_backward_op.maskLo;
    const h = hi & afterAutograd & op.softplus_backward_op.maskHi;
    result = op.softplus_backward_op.table[slot(l, h)]!(gradOutput, self, beta, threshold, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.softplus_backward_jvp(result, gradOutput, self, beta, threshold);
  return result;
}

export function hardtanh_backward_autograd(gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.HardtanhBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          minVal,
          maxVal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.hardtanh_backward_op.maskLo;
    const h = hi & afterAutograd & op.hardtanh_backward_op.maskHi;
    result = op.hardtanh_backward_op.table[slot(l, h)]!(gradOutput, self, minVal, maxVal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.hardtanh_backward_jvp(result, gradOutput, self, minVal, maxVal);
  return result;
}

export function hardshrink_backward_autograd(gradOut: Tensor, self: Tensor, lambd: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOut) || requiresGrad(self))
      ? new Node(nodes.HardshrinkBackwardBackward0, [edgeOf(gradOut), edgeOf(self)], {
          self: saveTensor(self),
          lambd,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.hardshrink_backward_op.maskLo;
    const h = hi & afterAutograd & op.hardshrink_backward_op.maskHi;
    result = op.hardshrink_backward_op.table[slot(l, h)]!(gradOut, self, lambd, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.hardshrink_backward_jvp(result, gradOut, self, lambd);
  return result;
}

export function softshrink_backward_autograd(gradOutput: Tensor, self: Tensor, lambd: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.SoftshrinkBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          lambd,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.softshrink_backward_op.maskLo;
    const h = hi & afterAutograd & op.softshrink_backward_op.maskHi;
    result = op.softshrink_backward_op.table[slot(l, h)]!(gradOutput, self, lambd, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.softshrink_backward_jvp(result, gradOutput, self, lambd);
  return result;
}

export function log_sigmoid_backward_autograd(gradOutput: Tensor, self: Tensor, buffer: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(buffer, "buffer", "log_sigmoid_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.LogSigmoidBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          buffer: saveTensor(buffer),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.log_sigmoid_backward_op.maskLo;
    const h = hi & afterAutograd & op.log_sigmoid_backward_op.maskHi;
    result = op.log_sigmoid_backward_op.table[slot(l, h)]!(gradOutput, self, buffer, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.log_sigmoid_backward_jvp(result, gradOutput, self, buffer);
  return result;
}

export function logit_backward_autograd(gradOutput: Tensor, self: Tensor, eps: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.LogitBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          eps,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.logit_backward_op.maskLo;
    const h = hi & afterAutograd & op.logit_backward_op.maskHi;
    result = op.logit_backward_op.table[slot(l, h)]!(gradOutput, self, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.logit_backward_jvp(result, gradOutput, self, eps);
  return result;
}

export function i0_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.I0Backward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.i0_op.maskLo;
    const h = hi & afterAutograd & op.i0_op.maskHi;
    result = op.i0_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.i0_jvp(result, self);
  return result;
}

export function special_i0e_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SpecialI0EBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_i0e_op.maskLo;
    const h = hi & afterAutograd & op.special_i0e_op.maskHi;
    result = op.special_i0e_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_i0e_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_i1_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SpecialI1Backward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_i1_op.maskLo;
    const h = hi & afterAutograd & op.special_i1_op.maskHi;
    result = op.special_i1_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_i1_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_i1e_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SpecialI1EBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_i1e_op.maskLo;
    const h = hi & afterAutograd & op.special_i1e_op.maskHi;
    result = op.special_i1e_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_i1e_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_entr_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SpecialEntrBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_entr_op.maskLo;
    const h = hi & afterAutograd & op.special_entr_op.maskHi;
    result = op.special_entr_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_entr_jvp(result, self);
  return result;
}

export function special_ndtri_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SpecialNdtriBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_ndtri_op.maskLo;
    const h = hi & afterAutograd & op.special_ndtri_op.maskHi;
    result = op.special_ndtri_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_ndtri_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_log_ndtr_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SpecialLogNdtrBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_log_ndtr_op.maskLo;
    const h = hi & afterAutograd & op.special_log_ndtr_op.maskHi;
    result = op.special_log_ndtr_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_log_ndtr_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_erfcx_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SpecialErfcxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_erfcx_op.maskLo;
    const h = hi & afterAutograd & op.special_erfcx_op.maskHi;
    result = op.special_erfcx_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_erfcx_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_xlog1py_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.SpecialXlog1PyBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_xlog1py_op.maskLo;
    const h = hi & afterAutograd & op.special_xlog1py_op.maskHi;
    result = op.special_xlog1py_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_xlog1py_jvp(result, self, other);
  return result;
}

export function special_xlog1py_self_scalar_autograd(self: Scalar, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(other)
      ? new Node(nodes.SpecialXlog1PyBackward1, [edgeOf(other)], {
          self,
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_xlog1py_self_scalar_op.maskLo;
    const h = hi & afterAutograd & op.special_xlog1py_self_scalar_op.maskHi;
    result = op.special_xlog1py_self_scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_xlog1py_self_scalar_jvp(result, self, other);
  return result;
}

export function special_xlog1py_other_scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SpecialXlog1PyBackward2, [edgeOf(self)], {
          self: saveTensor(self),
          other,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_xlog1py_other_scalar_op.maskLo;
    const h = hi & afterAutograd & op.special_xlog1py_other_scalar_op.maskHi;
    result = op.special_xlog1py_other_scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.special_xlog1py_other_scalar_jvp(result, self, other);
  return result;
}

export function special_zeta_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.SpecialZetaBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_zeta_op.maskLo;
    const h = hi & afterAutograd & op.special_zeta_op.maskHi;
    result = op.special_zeta_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("special_zeta", "not implemented", self, other);
  return result;
}

export function special_zeta_self_scalar_autograd(self: Scalar, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(other)
      ? new Node(nodes.SpecialZetaBackward1, [edgeOf(other)], {
          self,
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_zeta_self_scalar_op.maskLo;
    const h = hi & afterAutograd & op.special_zeta_self_scalar_op.maskHi;
    result = op.special_zeta_self_scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("special_zeta.self_scalar", "not implemented", other);
  return result;
}

export function special_zeta_other_scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SpecialZetaBackward2, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.special_zeta_other_scalar_op.maskLo;
    const h = hi & afterAutograd & op.special_zeta_other_scalar_op.maskHi;
    result = op.special_zeta_other_scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("special_zeta.other_scalar", "not implemented", self);
  return result;
}

export function igamma_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.IgammaBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.igamma_op.maskLo;
    const h = hi & afterAutograd & op.igamma_op.maskHi;
    result = op.igamma_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("igamma", "not implemented", self, other);
  return result;
}

export function igammac_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.IgammacBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.igammac_op.maskLo;
    const h = hi & afterAutograd & op.igammac_op.maskHi;
    result = op.igammac_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("igammac", "not implemented", self, other);
  return result;
}

export function nextafter_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.NextafterBackward0, [edgeOf(self), edgeOf(other)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.nextafter_op.maskLo;
    const h = hi & afterAutograd & op.nextafter_op.maskHi;
    result = op.nextafter_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("nextafter", "not implemented", self, other);
  return result;
}

export function angle_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AngleBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.angle_op.maskLo;
    const h = hi & afterAutograd & op.angle_op.maskHi;
    result = op.angle_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.angle_jvp(result, self);
  return result;
}

export function frexp_Tensor_autograd(self: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FrexpBackward0, [edgeOf(self)], {
          exponent: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.frexp_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.frexp_Tensor_op.maskHi;
    result = op.frexp_Tensor_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.frexp_Tensor_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.exponent = saveOutput(result[1], node);
  }
  return result;
}

export function linspace_Tensor_Tensor_autograd(start: Tensor, end: Tensor, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(start) || requiresGrad(end))
      ? new Node(nodes.LinspaceBackward0, [edgeOf(start), edgeOf(end)], {
          steps,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linspace_Tensor_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.linspace_Tensor_Tensor_op.maskHi;
    result = op.linspace_Tensor_Tensor_op.table[slot(l, h)]!(start, end, steps, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("linspace.Tensor_Tensor", "not implemented", start, end);
  return result;
}

export function linspace_Tensor_Scalar_autograd(start: Tensor, end: Scalar, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(start)
      ? new Node(nodes.LinspaceBackward1, [edgeOf(start)], {
          steps,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linspace_Tensor_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.linspace_Tensor_Scalar_op.maskHi;
    result = op.linspace_Tensor_Scalar_op.table[slot(l, h)]!(start, end, steps, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("linspace.Tensor_Scalar", "not implemented", start);
  return result;
}

export function linspace_Scalar_Tensor_autograd(start: Scalar, end: Tensor, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(end)
      ? new Node(nodes.LinspaceBackward2, [edgeOf(end)], {
          steps,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linspace_Scalar_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.linspace_Scalar_Tensor_op.maskHi;
    result = op.linspace_Scalar_Tensor_op.table[slot(l, h)]!(start, end, steps, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("linspace.Scalar_Tensor", "not implemented", end);
  return result;
}

export function logspace_Tensor_Tensor_autograd(start: Tensor, end: Tensor, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(start) || requiresGrad(end))
      ? new Node(nodes.LogspaceBackward0, [edgeOf(start), edgeOf(end)], {
          steps,
          base,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.logspace_Tensor_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.logspace_Tensor_Tensor_op.maskHi;
    result = op.logspace_Tensor_Tensor_op.table[slot(l, h)]!(start, end, steps, base, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("logspace.Tensor_Tensor", "not implemented", start, end);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function logspace_Tensor_Scalar_autograd(start: Tensor, end: Scalar, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(start)
      ? new Node(nodes.LogspaceBackward1, [edgeOf(start)], {
          steps,
          base,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.logspace_Tensor_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.logspace_Tensor_Scalar_op.maskHi;
    result = op.logspace_Tensor_Scalar_op.table[slot(l, h)]!(start, end, steps, base, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("logspace.Tensor_Scalar", "not implemented", start);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function logspace_Scalar_Tensor_autograd(start: Scalar, end: Tensor, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(end)
      ? new Node(nodes.LogspaceBackward2, [edgeOf(end)], {
          steps,
          base,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.logspace_Scalar_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.logspace_Scalar_Tensor_op.maskHi;
    result = op.logspace_Scalar_Tensor_op.table[slot(l, h)]!(start, end, steps, base, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("logspace.Scalar_Tensor", "not implemented", end);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function bernoulli_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.BernoulliBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.bernoulli_op.maskLo;
    const h = hi & afterAutograd & op.bernoulli_op.maskHi;
    result = op.bernoulli_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.bernoulli_jvp(result, self);
  return result;
}

export function bernoulli__Tensor_autograd(self: Tensor, p: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(p))
      ? new Node(nodes.BernoulliBackward1, [edgeOf(self), edgeOf(p)], {
          pInfo: infoOf(p),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.bernoulli__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.bernoulli__Tensor_op.maskHi;
    op.bernoulli__Tensor_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.bernoulli__Tensor_jvp(self);
  return self;
}

export function bernoulli__float_autograd(self: Tensor, p: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.BernoulliBackward2, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.bernoulli__float_op.maskLo;
    const h = hi & afterAutograd & op.bernoulli__float_op.maskHi;
    op.bernoulli__float_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.bernoulli__float_jvp(self);
  return self;
}

export function uniform__autograd(self: Tensor, from: number, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UniformBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.uniform__op.maskLo;
    const h = hi & afterAutograd & op.uniform__op.maskHi;
    op.uniform__op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.uniform__jvp(self);
  return self;
}

export function normal__autograd(self: Tensor, mean: number, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NormalBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.normal__op.maskLo;
    const h = hi & afterAutograd & op.normal__op.maskHi;
    op.normal__op.table[slot(l, h)]!(self, mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.normal__jvp(self);
  return self;
}

export function random__from_autograd(self: Tensor, from: number, to: number | null, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RandomBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.random__from_op.maskLo;
    const h = hi & afterAutograd & op.random__from_op.maskHi;
    op.random__from_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.random__from_jvp(self);
  return self;
}

export function random__to_autograd(self: Tensor, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RandomBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.random__to_op.maskLo;
    const h = hi & afterAutograd & op.random__to_op.maskHi;
    op.random__to_op.table[slot(l, h)]!(self, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.random__to_jvp(self);
  return self;
}

export function random__autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RandomBackward2, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.random__op.maskLo;
    const h = hi & afterAutograd & op.random__op.maskHi;
    op.random__op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.random__jvp(self);
  return self;
}

export function normal_Tensor_float_autograd(mean: Tensor, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(mean)
      ? new Node(nodes.NormalBackward1, [edgeOf(mean)], {
          meanSizes: mean.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.normal_Tensor_float_op.maskLo;
    const h = hi & afterAutograd & op.normal_Tensor_float_op.maskHi;
    result = op.normal_Tensor_float_op.table[slot(l, h)]!(mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.normal_Tensor_float_jvp(result, mean);
  return result;
}

export function normal_float_Tensor_autograd(mean: number, std: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(std)
      ? new Node(nodes.NormalBackward2, [edgeOf(std)], {
          stdSizes: std.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.normal_float_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.normal_float_Tensor_op.maskHi;
    result = op.normal_float_Tensor_op.table[slot(l, h)]!(mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.normal_float_Tensor_jvp(result, std);
  return result;
}

export function normal_Tensor_Tensor_autograd(mean: Tensor, std: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(mean) || requiresGrad(std))
      ? new Node(nodes.NormalBackward3, [edgeOf(mean), edgeOf(std)], {
          meanSizes: mean.shape,
          stdSizes: std.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.normal_Tensor_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.normal_Tensor_Tensor_op.maskHi;
    result = op.normal_Tensor_Tensor_op.table[slot(l, h)]!(mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.normal_Tensor_Tensor_jvp(result, mean);
  return result;
}

export function native_dropout_autograd(input: Tensor, p: number, train: boolean | null, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.NativeDropoutBackward0, [edgeOf(input)], {
          p,
          train,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.native_dropout_op.maskLo;
    const h = hi & afterAutograd & op.native_dropout_op.maskHi;
    result = op.native_dropout_op.table[slot(l, h)]!(input, p, train, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.native_dropout_jvp(result[0], result[1], input, p, train);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function native_dropout_backward_autograd(gradOutput: Tensor, mask: Tensor, scale: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(mask))
      ? new Node(nodes.NativeDropoutBackwardBackward0, [edgeOf(gradOutput), edgeOf(mask)], {
          gradOutput: saveTensor(gradOutput),
          mask: saveTensor(mask),
          scale,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.native_dropout_backward_op.maskLo;
    const h = hi & afterAutograd & op.native_dropout_backward_op.maskHi;
    result = op.native_dropout_backward_op.table[slot(l, h)]!(gradOutput, mask, scale, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.native_dropout_backward_jvp(result, gradOutput, mask, scale);
  return result;
}

export function exponential__autograd(self: Tensor, lambd: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ExponentialBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.exponential__op.maskLo;
    const h = hi & afterAutograd & op.exponential__op.maskHi;
    op.exponential__op.table[slot(l, h)]!(self, lambd, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.exponential__jvp(self);
  return self;
}

export function log_normal__autograd(self: Tensor, mean: number, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LogNormalBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.log_normal__op.maskLo;
    const h = hi & afterAutograd & op.log_normal__op.maskHi;
    op.log_normal__op.table[slot(l, h)]!(self, mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.log_normal__jvp(self);
  return self;
}

export function geometric__autograd(self: Tensor, p: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.GeometricBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.geometric__op.maskLo;
    const h = hi & afterAutograd & op.geometric__op.maskHi;
    op.geometric__op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.geometric__jvp(self);
  return self;
}

export function cauchy__autograd(self: Tensor, median: number, sigma: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CauchyBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.cauchy__op.maskLo;
    const h = hi & afterAutograd & op.cauchy__op.maskHi;
    op.cauchy__op.table[slot(l, h)]!(self, median, sigma, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.cauchy__jvp(self);
  return self;
}

export function poisson_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.PoissonBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.poisson_op.maskLo;
    const h = hi & afterAutograd & op.poisson_op.maskHi;
    result = op.poisson_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.poisson_jvp(result, self);
  return result;
}

export function _standard_gamma_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.StandardGammaBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._standard_gamma_op.maskLo;
    const h = hi & afterAutograd & op._standard_gamma_op.maskHi;
    result = op._standard_gamma_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_standard_gamma", "not implemented", self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function binomial_autograd(count: Tensor, prob: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(count) || requiresGrad(prob))
      ? new Node(nodes.BinomialBackward0, [edgeOf(count), edgeOf(prob)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.binomial_op.maskLo;
    const h = hi & afterAutograd & op.binomial_op.maskHi;
    result = op.binomial_op.table[slot(l, h)]!(count, prob, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("binomial", "not implemented", count, prob);
  return result;
}

export function _sample_dirichlet_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SampleDirichletBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._sample_dirichlet_op.maskLo;
    const h = hi & afterAutograd & op._sample_dirichlet_op.maskHi;
    result = op._sample_dirichlet_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_sample_dirichlet", "not implemented", self);
  return result;
}

export function _standard_gamma_grad_autograd(self: Tensor, output: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(output))
      ? new Node(nodes.StandardGammaGradBackward0, [edgeOf(self), edgeOf(output)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._standard_gamma_grad_op.maskLo;
    const h = hi & afterAutograd & op._standard_gamma_grad_op.maskHi;
    result = op._standard_gamma_grad_op.table[slot(l, h)]!(self, output, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_standard_gamma_grad", "not implemented", self, output);
  return result;
}

export function _dirichlet_grad_autograd(x: Tensor, alpha: Tensor, total: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(x) || requiresGrad(alpha) || requiresGrad(total))
      ? new Node(nodes.DirichletGradBackward0, [edgeOf(x), edgeOf(alpha), edgeOf(total)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._dirichlet_grad_op.maskLo;
    const h = hi & afterAutograd & op._dirichlet_grad_op.maskHi;
    result = op._dirichlet_grad_op.table[slot(l, h)]!(x, alpha, total, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_dirichlet_grad", "not implemented", x, alpha, total);
  return result;
}

export function _to_copy_autograd(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, memoryFormat: MemoryFormat | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self) && (dtype === null || isDifferentiableType(dtype))
      ? new Node(nodes.ToCopyBackward0, [edgeOf(self)], {
          selfOptions: optionsOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._to_copy_op.maskLo;
    const h = hi & afterAutograd & op._to_copy_op.maskHi;
    result = op._to_copy_op.table[slot(l, h)]!(self, dtype, layout, device, pinMemory, nonBlocking, memoryFormat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._to_copy_jvp(result, self, dtype, layout, device, pinMemory, nonBlocking, memoryFormat);
  return result;
}

export function fill_Scalar_autograd(self: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FillBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fill_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.fill_Scalar_op.maskHi;
    result = op.fill_Scalar_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.fill_Scalar_jvp(result, self);
  return result;
}

export function fill_Tensor_autograd(self: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(nodes.FillBackward1, [edgeOf(self), edgeOf(value)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fill_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.fill_Tensor_op.maskHi;
    result = op.fill_Tensor_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.fill_Tensor_jvp(result, self, value);
  return result;
}

export function fill__Scalar_autograd(self: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FillBackward2, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.fill__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.fill__Scalar_op.maskHi;
    op.fill__Scalar_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.fill__Scalar_jvp(self);
  return self;
}

export function fill__Tensor_autograd(self: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(nodes.FillBackward3, [edgeOf(self), edgeOf(value)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.fill__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.fill__Tensor_op.maskHi;
    op.fill__Tensor_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.fill__Tensor_jvp(self, value);
  return self;
}

export function zero__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ZeroBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.zero__op.maskLo;
    const h = hi & afterAutograd & op.zero__op.maskHi;
    op.zero__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.zero__jvp(self);
  return self;
}

export function clone_autograd(self: Tensor, memoryFormat: MemoryFormat | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CloneBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.clone_op.maskLo;
    const h = hi & afterAutograd & op.clone_op.maskHi;
    result = op.clone_op.table[slot(l, h)]!(self, memoryFormat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.clone_jvp(result, self, memoryFormat);
  return result;
}

export function alias_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AliasBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.alias_op.maskLo;
    const h = hi & afterAutograd & op.alias_op.maskHi;
    result = op.alias_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.alias_jvp(result, self);
  return result;
}

export function lift_fresh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LiftFreshBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.lift_fresh_op.maskLo;
    const h = hi & afterAutograd & op.lift_fresh_op.maskHi;
    result = op.lift_fresh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory((result = apartFrom(self, result)), node);
  if (forwardLevel() !== 0) jvp.lift_fresh_jvp(result, self);
  return result;
}

export function view_as_real_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ViewAsRealBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.view_as_real_op.maskLo;
    const h = hi & afterAutograd & op.view_as_real_op.maskHi;
    result = op.view_as_real_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.view_as_real_jvp(result, self);
  return result;
}

export function view_as_complex_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ViewAsComplexBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.view_as_complex_op.maskLo;
    const h = hi & afterAutograd & op.view_as_complex_op.maskHi;
    result = op.view_as_complex_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.view_as_complex_jvp(result, self);
  return result;
}

export function _conj_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ConjBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op._conj_op.maskLo;
    const h = hi & afterAutograd & op._conj_op.maskHi;
    result = op._conj_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._conj_jvp(result, self);
  return result;
}

export function _neg_view_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NegViewBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op._neg_view_op.maskLo;
    const h = hi & afterAutograd & op._neg_view_op.maskHi;
    result = op._neg_view_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._neg_view_jvp(result, self);
  return result;
}

export function _conj_physical_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ConjPhysicalBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._conj_physical_op.maskLo;
    const h = hi & afterAutograd & op._conj_physical_op.maskHi;
    result = op._conj_physical_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._conj_physical_jvp(result, self);
  return result;
}

export function complex_autograd(real: Tensor, imag: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(real) || requiresGrad(imag))
      ? new Node(nodes.ComplexBackward0, [edgeOf(real), edgeOf(imag)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.complex_op.maskLo;
    const h = hi & afterAutograd & op.complex_op.maskHi;
    result = op.complex_op.table[slot(l, h)]!(real, imag, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.complex_jvp(result, real, imag);
  return result;
}

export function polar_autograd(abs: Tensor, angle: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(abs) || requiresGrad(angle))
      ? new Node(nodes.PolarBackward0, [edgeOf(abs), edgeOf(angle)], {
          abs: saveTensor(abs),
          angle: saveTensor(angle),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.polar_op.maskLo;
    const h = hi & afterAutograd & op.polar_op.maskHi;
    result = op.polar_op.table[slot(l, h)]!(abs, angle, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.polar_jvp(result, abs, angle);
  return result;
}

export function conj_physical__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ConjPhysicalBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.conj_physical__op.maskLo;
    const h = hi & afterAutograd & op.conj_physical__op.maskHi;
    op.conj_physical__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.conj_physical__jvp(self);
  return self;
}

export function view_autograd(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ViewBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.view_op.maskLo;
    const h = hi & afterAutograd & op.view_op.maskHi;
    result = op.view_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.view_jvp(result, self, size);
  return result;
}

export function _reshape_alias_autograd(self: Tensor, size: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReshapeAliasBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op._reshape_alias_op.maskLo;
    const h = hi & afterAutograd & op._reshape_alias_op.maskHi;
    result = op._reshape_alias_op.table[slot(l, h)]!(self, size, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._reshape_alias_jvp(result, self, size, stride);
  return result;
}

export function _unsafe_view_autograd(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnsafeViewBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._unsafe_view_op.maskLo;
    const h = hi & afterAutograd & op._unsafe_view_op.maskHi;
    result = op._unsafe_view_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._unsafe_view_jvp(result, self, size);
  return result;
}

export function expand_autograd(self: Tensor, size: readonly number[], implicit: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ExpandBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.expand_op.maskLo;
    const h = hi & afterAutograd & op.expand_op.maskHi;
    result = op.expand_op.table[slot(l, h)]!(self, size, implicit, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.expand_jvp(result, self, size, implicit);
  return result;
}

export function permute_autograd(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.PermuteBackward0, [edgeOf(self)], {
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.permute_op.maskLo;
    const h = hi & afterAutograd & op.permute_op.maskHi;
    result = op.permute_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.permute_jvp(result, self, dims);
  return result;
}

export function transpose_int_autograd(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TransposeBackward0, [edgeOf(self)], {
          dim0,
          dim1,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.transpose_int_op.maskLo;
    const h = hi & afterAutograd & op.transpose_int_op.maskHi;
    result = op.transpose_int_op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.transpose_int_jvp(result, self, dim0, dim1);
  return result;
}

export function transpose__autograd(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TransposeBackward1, [edgeOf(self)], {
          dim0,
          dim1,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.transpose__op.maskLo;
    const h = hi & afterAutograd & op.transpose__op.maskHi;
    op.transpose__op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) jvp.transpose__jvp(self, dim0, dim1);
  return self;
}

export function t_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.t_op.maskLo;
    const h = hi & afterAutograd & op.t_op.maskHi;
    result = op.t_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.t_jvp(result, self);
  return result;
}

export function t__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.t__op.maskLo;
    const h = hi & afterAutograd & op.t__op.maskHi;
    op.t__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) jvp.t__jvp(self);
  return self;
}

export function squeeze_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SqueezeBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.squeeze_op.maskLo;
    const h = hi & afterAutograd & op.squeeze_op.maskHi;
    result = op.squeeze_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.squeeze_jvp(result, self);
  return result;
}

export function squeeze_dim_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SqueezeBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.squeeze_dim_op.maskLo;
    const h = hi & afterAutograd & op.squeeze_dim_op.maskHi;
    result = op.squeeze_dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.squeeze_dim_jvp(result, self, dim);
  return result;
}

export function squeeze_dims_autograd(self: Tensor, dim: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SqueezeBackward4, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.squeeze_dims_op.maskLo;
    const h = hi & afterAutograd & op.squeeze_dims_op.maskHi;
    result = op.squeeze_dims_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.squeeze_dims_jvp(result, self, dim);
  return result;
}

export function squeeze__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SqueezeBackward2, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.squeeze__op.maskLo;
    const h = hi & afterAutograd & op.squeeze__op.maskHi;
    op.squeeze__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) jvp.squeeze__jvp(self);
  return self;
}

export function squeeze__dim_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SqueezeBackward3, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.squeeze__dim_op.maskLo;
    const h = hi & afterAutograd & op.squeeze__dim_op.maskHi;
    op.squeeze__dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) jvp.squeeze__dim_jvp(self, dim);
  return self;
}

export function unsqueeze_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnsqueezeBackward0, [edgeOf(self)], {
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.unsqueeze_op.maskLo;
    const h = hi & afterAutograd & op.unsqueeze_op.maskHi;
    result = op.unsqueeze_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.unsqueeze_jvp(result, self, dim);
  return result;
}

export function unsqueeze__autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnsqueezeBackward1, [edgeOf(self)], {
          dim,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.unsqueeze__op.maskLo;
    const h = hi & afterAutograd & op.unsqueeze__op.maskHi;
    op.unsqueeze__op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) jvp.unsqueeze__jvp(self, dim);
  return self;
}

export function select_int_autograd(self: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SelectBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          index,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.select_int_op.maskLo;
    const h = hi & afterAutograd & op.select_int_op.maskHi;
    result = op.select_int_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.select_int_jvp(result, self, dim, index);
  return result;
}

export function slice_Tensor_autograd(self: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SliceBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          start,
          end,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.slice_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.slice_Tensor_op.maskHi;
    result = op.slice_Tensor_op.table[slot(l, h)]!(self, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.slice_Tensor_jvp(result, self, dim, start, end, step);
  return result;
}

export function narrow_copy_autograd(self: Tensor, dim: number, start: number, length: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NarrowCopyBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          start,
          length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.narrow_copy_op.maskLo;
    const h = hi & afterAutograd & op.narrow_copy_op.maskHi;
    result = op.narrow_copy_op.table[slot(l, h)]!(self, dim, start, length, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.narrow_copy_jvp(result, self, dim, start, length);
  return result;
}

export function split_Tensor_autograd(self: Tensor, splitSize: number, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SplitBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSize,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.split_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.split_Tensor_op.maskHi;
    result = op.split_Tensor_op.table[slot(l, h)]!(self, splitSize, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) jvp.split_Tensor_jvp(result, self, splitSize, dim);
  return result;
}

export function split_with_sizes_autograd(self: Tensor, splitSizes: readonly number[], dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SplitWithSizesBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSizes,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.split_with_sizes_op.maskLo;
    const h = hi & afterAutograd & op.split_with_sizes_op.maskHi;
    result = op.split_with_sizes_op.table[slot(l, h)]!(self, splitSizes, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) jvp.split_with_sizes_jvp(result, self, splitSizes, dim);
  return result;
}

export function unbind_int_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnbindBackward0, [edgeOf(self)], {
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.unbind_int_op.maskLo;
    const h = hi & afterAutograd & op.unbind_int_op.maskHi;
    result = op.unbind_int_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) jvp.unbind_int_jvp(result, self, dim);
  return result;
}

export function as_strided_autograd(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AsStridedBackward0, [edgeOf(self)], {
          selfGeometry: geometryOf(self),
          size,
          stride,
          storageOffset,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.as_strided_op.maskLo;
    const h = hi & afterAutograd & op.as_strided_op.maskHi;
    result = op.as_strided_op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.as_strided_jvp(result, self, size, stride, storageOffset);
  return result;
}

export function as_strided__autograd(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AsStridedBackward1, [edgeOf(self)], {
          selfGeometry: geometryOf(self),
          size,
          stride,
          storageOffset,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.as_strided__op.maskLo;
    const h = hi & afterAutograd & op.as_strided__op.maskHi;
    op.as_strided__op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) jvp.as_strided__jvp(self, size, stride, storageOffset);
  return self;
}

export function diagonal_autograd(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DiagonalBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.diagonal_op.maskLo;
    const h = hi & afterAutograd & op.diagonal_op.maskHi;
    result = op.diagonal_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.diagonal_jvp(result, self, offset, dim1, dim2);
  return result;
}

export function select_backward_autograd(gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.SelectBackwardBackward0, [edgeOf(gradOutput)], {
          dim,
          index,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.select_backward_op.maskLo;
    const h = hi & afterAutograd & op.select_backward_op.maskHi;
    result = op.select_backward_op.table[slot(l, h)]!(gradOutput, inputSizes, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.select_backward_jvp(result, gradOutput, inputSizes, dim, index);
  return result;
}

export function slice_backward_autograd(gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.SliceBackwardBackward0, [edgeOf(gradOutput)], {
          dim,
          start,
          end,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.slice_backward_op.maskLo;
    const h = hi & afterAutograd & op.slice_backward_op.maskHi;
    result = op.slice_backward_op.table[slot(l, h)]!(gradOutput, inputSizes, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.slice_backward_jvp(result, gradOutput, inputSizes, dim, start, end, step);
  return result;
}

export function diagonal_backward_autograd(gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.DiagonalBackwardBackward0, [edgeOf(gradOutput)], {
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.diagonal_backward_op.maskLo;
    const h = hi & afterAutograd & op.diagonal_backward_op.maskHi;
    result = op.diagonal_backward_op.table[slot(l, h)]!(gradOutput, inputSizes, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.diagonal_backward_jvp(result, gradOutput, inputSizes, offset, dim1, dim2);
  return result;
}

export function unfold_autograd(self: Tensor, dimension: number, size: number, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnfoldBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dimension,
          size,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.unfold_op.maskLo;
    const h = hi & afterAutograd & op.unfold_op.maskHi;
    result = op.unfold_op.table[slot(l, h)]!(self, dimension, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.unfold_jvp(result, self, dimension, size, step);
  return result;
}

export function unfold_backward_autograd(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradIn)
      ? new Node(nodes.UnfoldBackwardBackward0, [edgeOf(gradIn)], {
          dim,
          size,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unfold_backward_op.maskLo;
    const h = hi & afterAutograd & op.unfold_backward_op.maskHi;
    result = op.unfold_backward_op.table[slot(l, h)]!(gradIn, inputSizes, dim, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.unfold_backward_jvp(result, gradIn, inputSizes, dim, size, step);
  return result;
}

export function select_scatter_autograd(self: Tensor, src: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.SelectScatterBackward0, [edgeOf(self), edgeOf(src)], {
          srcInfo: infoOf(src),
          dim,
          index,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.select_scatter_op.maskLo;
    const h = hi & afterAutograd & op.select_scatter_op.maskHi;
    result = op.select_scatter_op.table[slot(l, h)]!(self, src, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.select_scatter_jvp(result, self, src, dim, index);
  return result;
}

export function slice_scatter_autograd(self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.SliceScatterBackward0, [edgeOf(self), edgeOf(src)], {
          srcInfo: infoOf(src),
          dim,
          start,
          end,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.slice_scatter_op.maskLo;
    const h = hi & afterAutograd & op.slice_scatter_op.maskHi;
    result = op.slice_scatter_op.table[slot(l, h)]!(self, src, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.slice_scatter_jvp(result, self, src, dim, start, end, step);
  return result;
}

export function diagonal_scatter_autograd(self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.DiagonalScatterBackward0, [edgeOf(self), edgeOf(src)], {
          srcInfo: infoOf(src),
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.diagonal_scatter_op.maskLo;
    const h = hi & afterAutograd & op.diagonal_scatter_op.maskHi;
    result = op.diagonal_scatter_op.table[slot(l, h)]!(self, src, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.diagonal_scatter_jvp(result, self, src, offset, dim1, dim2);
  return result;
}

export function as_strided_scatter_autograd(self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.AsStridedScatterBackward0, [edgeOf(self), edgeOf(src)], {
          selfGeometry: geometryOf(self),
          srcGeometry: geometryOf(src),
          size,
          stride,
          storageOffset,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.as_strided_scatter_op.maskLo;
    const h = hi & afterAutograd & op.as_strided_scatter_op.maskHi;
    result = op.as_strided_scatter_op.table[slot(l, h)]!(self, src, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.as_strided_scatter_jvp(result, self, src, size, stride, storageOffset);
  return result;
}

export function diag_autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DiagBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          diagonal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.diag_op.maskLo;
    const h = hi & afterAutograd & op.diag_op.maskHi;
    result = op.diag_op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.diag_jvp(result, self, diagonal);
  return result;
}

export function diag_embed_autograd(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DiagEmbedBackward0, [edgeOf(self)], {
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.diag_embed_op.maskLo;
    const h = hi & afterAutograd & op.diag_embed_op.maskHi;
    result = op.diag_embed_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.diag_embed_jvp(result, self, offset, dim1, dim2);
  return result;
}

export function rot90_autograd(self: Tensor, k: number, dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Rot90Backward0, [edgeOf(self)], {
          k,
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.rot90_op.maskLo;
    const h = hi & afterAutograd & op.rot90_op.maskHi;
    result = op.rot90_op.table[slot(l, h)]!(self, k, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.rot90_jvp(result, self, k, dims);
  return result;
}

export function expand_copy_autograd(self: Tensor, size: readonly number[], implicit: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ExpandBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.expand_copy_op.maskLo;
    const h = hi & afterAutograd & op.expand_copy_op.maskHi;
    result = op.expand_copy_op.table[slot(l, h)]!(self, size, implicit, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.expand_copy_jvp(result, self, size, implicit);
  return result;
}

export function alias_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AliasBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.alias_copy_op.maskLo;
    const h = hi & afterAutograd & op.alias_copy_op.maskHi;
    result = op.alias_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.alias_copy_jvp(result, self);
  return result;
}

export function as_strided_copy_autograd(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AsStridedBackward0_copy, [edgeOf(self)], {
          selfGeometry: geometryOf(self),
          size,
          stride,
          storageOffset,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.as_strided_copy_op.maskLo;
    const h = hi & afterAutograd & op.as_strided_copy_op.maskHi;
    result = op.as_strided_copy_op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.as_strided_copy_jvp(result, self, size, stride, storageOffset);
  return result;
}

export function view_as_real_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ViewAsRealBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.view_as_real_copy_op.maskLo;
    const h = hi & afterAutograd & op.view_as_real_copy_op.maskHi;
    result = op.view_as_real_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.view_as_real_copy_jvp(result, self);
  return result;
}

export function view_as_complex_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ViewAsComplexBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.view_as_complex_copy_op.maskLo;
    const h = hi & afterAutograd & op.view_as_complex_copy_op.maskHi;
    result = op.view_as_complex_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.view_as_complex_copy_jvp(result, self);
  return result;
}

export function _conj_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ConjBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._conj_copy_op.maskLo;
    const h = hi & afterAutograd & op._conj_copy_op.maskHi;
    result = op._conj_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._conj_copy_jvp(result, self);
  return result;
}

export function _neg_view_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NegViewBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._neg_view_copy_op.maskLo;
    const h = hi & afterAutograd & op._neg_view_copy_op.maskHi;
    result = op._neg_view_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._neg_view_copy_jvp(result, self);
  return result;
}

export function detach_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DetachCopyBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.detach_copy_op.maskLo;
    const h = hi & afterAutograd & op.detach_copy_op.maskHi;
    result = op.detach_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("detach_copy", "not implemented", self);
  return result;
}

export function diagonal_copy_autograd(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DiagonalBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.diagonal_copy_op.maskLo;
    const h = hi & afterAutograd & op.diagonal_copy_op.maskHi;
    result = op.diagonal_copy_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.diagonal_copy_jvp(result, self, offset, dim1, dim2);
  return result;
}

export function permute_copy_autograd(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.PermuteBackward0_copy, [edgeOf(self)], {
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.permute_copy_op.maskLo;
    const h = hi & afterAutograd & op.permute_copy_op.maskHi;
    result = op.permute_copy_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.permute_copy_jvp(result, self, dims);
  return result;
}

export function _reshape_alias_copy_autograd(self: Tensor, size: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReshapeAliasBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._reshape_alias_copy_op.maskLo;
    const h = hi & afterAutograd & op._reshape_alias_copy_op.maskHi;
    result = op._reshape_alias_copy_op.table[slot(l, h)]!(self, size, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._reshape_alias_copy_jvp(result, self, size, stride);
  return result;
}

export function select_copy_int_autograd(self: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SelectBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          index,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.select_copy_int_op.maskLo;
    const h = hi & afterAutograd & op.select_copy_int_op.maskHi;
    result = op.select_copy_int_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.select_copy_int_jvp(result, self, dim, index);
  return result;
}

export function slice_copy_Tensor_autograd(self: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SliceBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          start,
          end,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.slice_copy_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.slice_copy_Tensor_op.maskHi;
    result = op.slice_copy_Tensor_op.table[slot(l, h)]!(self, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.slice_copy_Tensor_jvp(result, self, dim, start, end, step);
  return result;
}

export function split_copy_Tensor_autograd(self: Tensor, splitSize: number, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SplitBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSize,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.split_copy_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.split_copy_Tensor_op.maskHi;
    result = op.split_copy_Tensor_op.table[slot(l, h)]!(self, splitSize, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) jvp.split_copy_Tensor_jvp(result, self, splitSize, dim);
  return result;
}

export function split_with_sizes_copy_autograd(self: Tensor, splitSizes: readonly number[], dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SplitWithSizesBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSizes,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.split_with_sizes_copy_op.maskLo;
    const h = hi & afterAutograd & op.split_with_sizes_copy_op.maskHi;
    result = op.split_with_sizes_copy_op.table[slot(l, h)]!(self, splitSizes, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) jvp.split_with_sizes_copy_jvp(result, self, splitSizes, dim);
  return result;
}

export function squeeze_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SqueezeBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.squeeze_copy_op.maskLo;
    const h = hi & afterAutograd & op.squeeze_copy_op.maskHi;
    result = op.squeeze_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.squeeze_copy_jvp(result, self);
  return result;
}

export function squeeze_copy_dim_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SqueezeBackward1_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.squeeze_copy_dim_op.maskLo;
    const h = hi & afterAutograd & op.squeeze_copy_dim_op.maskHi;
    result = op.squeeze_copy_dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.squeeze_copy_dim_jvp(result, self, dim);
  return result;
}

export function t_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.t_copy_op.maskLo;
    const h = hi & afterAutograd & op.t_copy_op.maskHi;
    result = op.t_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.t_copy_jvp(result, self);
  return result;
}

export function transpose_copy_int_autograd(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TransposeBackward0_copy, [edgeOf(self)], {
          dim0,
          dim1,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.transpose_copy_int_op.maskLo;
    const h = hi & afterAutograd & op.transpose_copy_int_op.maskHi;
    result = op.transpose_copy_int_op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.transpose_copy_int_jvp(result, self, dim0, dim1);
  return result;
}

export function unbind_copy_int_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnbindBackward0_copy, [edgeOf(self)], {
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unbind_copy_int_op.maskLo;
    const h = hi & afterAutograd & op.unbind_copy_int_op.maskHi;
    result = op.unbind_copy_int_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) jvp.unbind_copy_int_jvp(result, self, dim);
  return result;
}

export function unfold_copy_autograd(self: Tensor, dimension: number, size: number, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnfoldBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          dimension,
          size,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unfold_copy_op.maskLo;
    const h = hi & afterAutograd & op.unfold_copy_op.maskHi;
    result = op.unfold_copy_op.table[slot(l, h)]!(self, dimension, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.unfold_copy_jvp(result, self, dimension, size, step);
  return result;
}

export function unsqueeze_copy_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnsqueezeBackward0_copy, [edgeOf(self)], {
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unsqueeze_copy_op.maskLo;
    const h = hi & afterAutograd & op.unsqueeze_copy_op.maskHi;
    result = op.unsqueeze_copy_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.unsqueeze_copy_jvp(result, self, dim);
  return result;
}

export function view_copy_autograd(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ViewBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.view_copy_op.maskLo;
    const h = hi & afterAutograd & op.view_copy_op.maskHi;
    result = op.view_copy_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.view_copy_jvp(result, self, size);
  return result;
}

export function lift_fresh_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LiftFreshBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.lift_fresh_copy_op.maskLo;
    const h = hi & afterAutograd & op.lift_fresh_copy_op.maskHi;
    result = op.lift_fresh_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.lift_fresh_copy_jvp(result, self);
  return result;
}

export function lift_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LiftBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.lift_op.maskLo;
    const h = hi & afterAutograd & op.lift_op.maskHi;
    result = op.lift_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory((result = apartFrom(self, result)), node);
  if (forwardLevel() !== 0) jvp.lift_jvp(result, self);
  return result;
}

export function unsafe_split_Tensor_autograd(self: Tensor, splitSize: number, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnsafeSplitBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSize,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unsafe_split_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.unsafe_split_Tensor_op.maskHi;
    result = op.unsafe_split_Tensor_op.table[slot(l, h)]!(self, splitSize, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) jvp.unsafe_split_Tensor_jvp(result, self, splitSize, dim);
  return result;
}

export function unsafe_split_with_sizes_autograd(self: Tensor, splitSizes: readonly number[], dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UnsafeSplitWithSizesBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSizes,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unsafe_split_with_sizes_op.maskLo;
    const h = hi & afterAutograd & op.unsafe_split_with_sizes_op.maskHi;
    result = op.unsafe_split_with_sizes_op.table[slot(l, h)]!(self, splitSizes, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) jvp.unsafe_split_with_sizes_jvp(result, self, splitSizes, dim);
  return result;
}

export function index_Tensor_autograd(self: Tensor, indices: readonly (Tensor | null)[], lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "index");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.IndexBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          indices: saveTensors(indices),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.index_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.index_Tensor_op.maskHi;
    result = op.index_Tensor_op.table[slot(l, h)]!(self, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.index_Tensor_jvp(result, self, indices);
  return result;
}

export function index_put_autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "index_put");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(nodes.IndexPutBackward0, [edgeOf(self), edgeOf(values)], {
          indices: saveTensors(indices),
          valuesInfo: infoOf(values),
          accumulate,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.index_put_op.maskLo;
    const h = hi & afterAutograd & op.index_put_op.maskHi;
    result = op.index_put_op.table[slot(l, h)]!(self, indices, values, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.index_put_jvp(result, self, indices, values, accumulate);
  return result;
}

export function index_put__autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "index_put_");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(nodes.IndexPutBackward0, [edgeOf(self), edgeOf(values)], {
          indices: saveTensors(indices),
          valuesInfo: infoOf(values),
          accumulate,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.index_put__op.maskLo;
    const h = hi & afterAutograd & op.index_put__op.maskHi;
    op.index_put__op.table[slot(l, h)]!(self, indices, values, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.index_put__jvp(self, indices, values, accumulate);
  return self;
}

export function _index_put_impl__autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "_index_put_impl_");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(nodes.IndexPutImplBackward0, [edgeOf(self), edgeOf(values)], {
          indices: saveTensors(indices),
          valuesInfo: infoOf(values),
          accumulate,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op._index_put_impl__op.maskLo;
    const h = hi & afterAutograd & op._index_put_impl__op.maskHi;
    op._index_put_impl__op.table[slot(l, h)]!(self, indices, values, accumulate, unsafe, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp._index_put_impl__jvp(self, indices, values, accumulate, unsafe);
  return self;
}

export function index_select_autograd(self: Tensor, dim: number, index: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.IndexSelectBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.index_select_op.maskLo;
    const h = hi & afterAutograd & op.index_select_op.maskHi;
    result = op.index_select_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.index_select_jvp(result, self, dim, index);
  return result;
}

export function index_add_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(nodes.IndexAddBackward0, [edgeOf(self), edgeOf(source)], {
          dim,
          index: requiresGrad(source) ? saveTensor(index) : null,
          sourceDim: source.shape.length,
          source: requiresGrad(source) ? saveTensor(source) : null,
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.index_add_op.maskLo;
    const h = hi & afterAutograd & op.index_add_op.maskHi;
    result = op.index_add_op.table[slot(l, h)]!(self, dim, index, source, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.index_add_jvp(result, self, dim, index, source, alpha);
  return result;
}

export function index_add__autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(nodes.IndexAddBackward0, [edgeOf(self), edgeOf(source)], {
          dim,
          index: requiresGrad(source) ? saveTensor(index) : null,
          sourceDim: source.shape.length,
          source: requiresGrad(source) ? saveTensor(source) : null,
          alpha,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.index_add__op.maskLo;
    const h = hi & afterAutograd & op.index_add__op.maskHi;
    op.index_add__op.table[slot(l, h)]!(self, dim, index, source, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.index_add__jvp(self, dim, index, source, alpha);
  return self;
}

export function index_copy_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(nodes.IndexCopyBackward0, [edgeOf(self), edgeOf(source)], {
          dim,
          index: saveTensor(index),
          sourceDim: source.shape.length,
          source: requiresGrad(source) ? saveTensor(source) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.index_copy_op.maskLo;
    const h = hi & afterAutograd & op.index_copy_op.maskHi;
    result = op.index_copy_op.table[slot(l, h)]!(self, dim, index, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.index_copy_jvp(result, self, dim, index, source);
  return result;
}

export function index_copy__autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(nodes.IndexCopyBackward0, [edgeOf(self), edgeOf(source)], {
          dim,
          index: saveTensor(index),
          sourceDim: source.shape.length,
          source: requiresGrad(source) ? saveTensor(source) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.index_copy__op.maskLo;
    const h = hi & afterAutograd & op.index_copy__op.maskHi;
    op.index_copy__op.table[slot(l, h)]!(self, dim, index, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.index_copy__jvp(self, dim, index, source);
  return self;
}

export function index_fill_int_Scalar_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.IndexFillBackward0, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.index_fill_int_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.index_fill_int_Scalar_op.maskHi;
    result = op.index_fill_int_Scalar_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.index_fill_int_Scalar_jvp(result, self, dim, index);
  return result;
}

export function index_fill_int_Tensor_autograd(self: Tensor, dim: number, index: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(nodes.IndexFillBackward1, [edgeOf(self), edgeOf(value)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.index_fill_int_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.index_fill_int_Tensor_op.maskHi;
    result = op.index_fill_int_Tensor_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.index_fill_int_Tensor_jvp(result, self, dim, index, value);
  return result;
}

export function index_fill__int_Scalar_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.IndexFillBackward0, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.index_fill__int_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.index_fill__int_Scalar_op.maskHi;
    op.index_fill__int_Scalar_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.index_fill__int_Scalar_jvp(self, dim, index);
  return self;
}

export function index_fill__int_Tensor_autograd(self: Tensor, dim: number, index: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(nodes.IndexFillBackward1, [edgeOf(self), edgeOf(value)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.index_fill__int_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.index_fill__int_Tensor_op.maskHi;
    op.index_fill__int_Tensor_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.index_fill__int_Tensor_jvp(self, dim, index, value);
  return self;
}

export function gather_autograd(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.GatherBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          index: saveTensor(index),
          sparseGrad,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.gather_op.maskLo;
    const h = hi & afterAutograd & op.gather_op.maskHi;
    result = op.gather_op.table[slot(l, h)]!(self, dim, index, sparseGrad, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.gather_jvp(result, self, dim, index, sparseGrad);
  return result;
}

export function scatter_src_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.ScatterBackward0, [edgeOf(self), edgeOf(src)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.scatter_src_op.maskLo;
    const h = hi & afterAutograd & op.scatter_src_op.maskHi;
    result = op.scatter_src_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.scatter_src_jvp(result, self, dim, index, src);
  return result;
}

export function scatter_value_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ScatterBackward1, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.scatter_value_op.maskLo;
    const h = hi & afterAutograd & op.scatter_value_op.maskHi;
    result = op.scatter_value_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.scatter_value_jvp(result, self, dim, index);
  return result;
}

export function scatter_reduce_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.ScatterBackward2, [edgeOf(self), edgeOf(src)], {
          self: saveTensor(self),
          dim,
          index: saveTensor(index),
          src: saveTensor(src),
          reduce,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.scatter_reduce_op.maskLo;
    const h = hi & afterAutograd & op.scatter_reduce_op.maskHi;
    result = op.scatter_reduce_op.table[slot(l, h)]!(self, dim, index, src, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.scatter_reduce_jvp(result, self, dim, index, src, reduce);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function scatter_value_reduce_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ScatterBackward3, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
          value,
          reduce,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.scatter_value_reduce_op.maskLo;
    const h = hi & afterAutograd & op.scatter_value_reduce_op.maskHi;
    result = op.scatter_value_reduce_op.table[slot(l, h)]!(self, dim, index, value, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.scatter_value_reduce_jvp(result, self, dim, index, value, reduce);
  return result;
}

export function scatter__src_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.ScatterBackward0, [edgeOf(self), edgeOf(src)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.scatter__src_op.maskLo;
    const h = hi & afterAutograd & op.scatter__src_op.maskHi;
    op.scatter__src_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.scatter__src_jvp(self, dim, index, src);
  return self;
}

export function scatter__value_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ScatterBackward1, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.scatter__value_op.maskLo;
    const h = hi & afterAutograd & op.scatter__value_op.maskHi;
    op.scatter__value_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.scatter__value_jvp(self, dim, index);
  return self;
}

export function scatter__reduce_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(src));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ScatterBackward2, [edgeOf(self), edgeOf(src)], {
          self: saveTensor(op.clone(self, null)),
          dim,
          index: saveTensor(index),
          src: saveTensor(src),
          reduce,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.scatter__reduce_op.maskLo;
    const h = hi & afterAutograd & op.scatter__reduce_op.maskHi;
    op.scatter__reduce_op.table[slot(l, h)]!(self, dim, index, src, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.scatter__reduce_jvp(self, dim, index, src, reduce, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function scatter__value_reduce_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ScatterBackward3, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
          value,
          reduce,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.scatter__value_reduce_op.maskLo;
    const h = hi & afterAutograd & op.scatter__value_reduce_op.maskHi;
    op.scatter__value_reduce_op.table[slot(l, h)]!(self, dim, index, value, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.scatter__value_reduce_jvp(self, dim, index, value, reduce);
  return self;
}

export function scatter_add_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.ScatterAddBackward0, [edgeOf(self), edgeOf(src)], {
          dim,
          index: requiresGrad(src) ? saveTensor(index) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.scatter_add_op.maskLo;
    const h = hi & afterAutograd & op.scatter_add_op.maskHi;
    result = op.scatter_add_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.scatter_add_jvp(result, self, dim, index, src);
  return result;
}

export function scatter_add__autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.ScatterAddBackward0, [edgeOf(self), edgeOf(src)], {
          dim,
          index: requiresGrad(src) ? saveTensor(index) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.scatter_add__op.maskLo;
    const h = hi & afterAutograd & op.scatter_add__op.maskHi;
    op.scatter_add__op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.scatter_add__jvp(self, dim, index, src);
  return self;
}

export function scatter_reduce_two_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(nodes.ScatterReduceBackward0, [edgeOf(self), edgeOf(src)], {
          self: saveTensor(self),
          dim,
          index: saveTensor(index),
          src: saveTensor(src),
          reduce,
          includeSelf,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.scatter_reduce_two_op.maskLo;
    const h = hi & afterAutograd & op.scatter_reduce_two_op.maskHi;
    result = op.scatter_reduce_two_op.table[slot(l, h)]!(self, dim, index, src, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.scatter_reduce_two_jvp(result, self, dim, index, src, reduce, includeSelf);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function scatter_reduce__two_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(src));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ScatterReduceBackward0, [edgeOf(self), edgeOf(src)], {
          self: saveTensor(op.clone(self, null)),
          dim,
          index: saveTensor(index),
          src: saveTensor(src),
          reduce,
          includeSelf,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.scatter_reduce__two_op.maskLo;
    const h = hi & afterAutograd & op.scatter_reduce__two_op.maskHi;
    op.scatter_reduce__two_op.table[slot(l, h)]!(self, dim, index, src, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.scatter_reduce__two_jvp(self, dim, index, src, reduce, includeSelf, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function masked_fill_Scalar_autograd(self: Tensor, mask: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MaskedFillBackward0, [edgeOf(self)], {
          mask: saveTensor(mask),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.masked_fill_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.masked_fill_Scalar_op.maskHi;
    result = op.masked_fill_Scalar_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.masked_fill_Scalar_jvp(result, self, mask);
  return result;
}

export function masked_fill_Tensor_autograd(self: Tensor, mask: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(nodes.MaskedFillBackward1, [edgeOf(self), edgeOf(value)], {
          mask: saveTensor(mask),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.masked_fill_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.masked_fill_Tensor_op.maskHi;
    result = op.masked_fill_Tensor_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.masked_fill_Tensor_jvp(result, self, mask, value);
  return result;
}

export function masked_fill__Scalar_autograd(self: Tensor, mask: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MaskedFillBackward0, [edgeOf(self)], {
          mask: saveTensor(mask),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.masked_fill__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.masked_fill__Scalar_op.maskHi;
    op.masked_fill__Scalar_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.masked_fill__Scalar_jvp(self, mask);
  return self;
}

export function masked_fill__Tensor_autograd(self: Tensor, mask: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(nodes.MaskedFillBackward1, [edgeOf(self), edgeOf(value)], {
          mask: saveTensor(mask),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.masked_fill__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.masked_fill__Tensor_op.maskHi;
    op.masked_fill__Tensor_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.masked_fill__Tensor_jvp(self, mask, value);
  return self;
}

export function masked_scatter_autograd(self: Tensor, mask: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(nodes.MaskedScatterBackward0, [edgeOf(self), edgeOf(source)], {
          mask: saveTensor(mask),
          sourceSizes: source.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.masked_scatter_op.maskLo;
    const h = hi & afterAutograd & op.masked_scatter_op.maskHi;
    result = op.masked_scatter_op.table[slot(l, h)]!(self, mask, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.masked_scatter_jvp(result, self, mask, source);
  return result;
}

export function masked_scatter__autograd(self: Tensor, mask: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(nodes.MaskedScatterBackward0, [edgeOf(self), edgeOf(source)], {
          mask: saveTensor(mask),
          sourceSizes: source.shape,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.masked_scatter__op.maskLo;
    const h = hi & afterAutograd & op.masked_scatter__op.maskHi;
    op.masked_scatter__op.table[slot(l, h)]!(self, mask, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.masked_scatter__jvp(self, mask, source);
  return self;
}

export function masked_select_autograd(self: Tensor, mask: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MaskedSelectBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          mask: saveTensor(mask),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.masked_select_op.maskLo;
    const h = hi & afterAutograd & op.masked_select_op.maskHi;
    result = op.masked_select_op.table[slot(l, h)]!(self, mask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.masked_select_jvp(result, self, mask);
  return result;
}

export function cat_autograd(tensors: readonly Tensor[], dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && anyRequiresGrad(tensors)
      ? new Node(nodes.CatBackward0, [...edgesOf(tensors)], {
          tensorsArgsSizes: to_args_sizes(tensors),
          tensorsArgsScalartypes: to_args_scalartypes(tensors),
          dim,
          tensorsCount: tensors.length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cat_op.maskLo;
    const h = hi & afterAutograd & op.cat_op.maskHi;
    result = op.cat_op.table[slot(l, h)]!(tensors, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.cat_jvp(result, tensors, dim);
  return result;
}

export function stack_autograd(tensors: readonly Tensor[], dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && anyRequiresGrad(tensors)
      ? new Node(nodes.StackBackward0, [...edgesOf(tensors)], {
          tensorsArgsScalartypes: to_args_scalartypes(tensors),
          dim,
          tensorsCount: tensors.length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.stack_op.maskLo;
    const h = hi & afterAutograd & op.stack_op.maskHi;
    result = op.stack_op.table[slot(l, h)]!(tensors, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.stack_jvp(result, tensors, dim);
  return result;
}

export function flip_autograd(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FlipBackward0, [edgeOf(self)], {
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.flip_op.maskLo;
    const h = hi & afterAutograd & op.flip_op.maskHi;
    result = op.flip_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.flip_jvp(result, self, dims);
  return result;
}

export function roll_autograd(self: Tensor, shifts: readonly number[], dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RollBackward0, [edgeOf(self)], {
          shifts,
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.roll_op.maskLo;
    const h = hi & afterAutograd & op.roll_op.maskHi;
    result = op.roll_op.table[slot(l, h)]!(self, shifts, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.roll_jvp(result, self, shifts, dims);
  return result;
}

export function repeat_autograd(self: Tensor, repeats: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RepeatBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          repeats,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.repeat_op.maskLo;
    const h = hi & afterAutograd & op.repeat_op.maskHi;
    result = op.repeat_op.table[slot(l, h)]!(self, repeats, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.repeat_jvp(result, self, repeats);
  return result;
}

export function tril_autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TrilBackward0, [edgeOf(self)], {
          diagonal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.tril_op.maskLo;
    const h = hi & afterAutograd & op.tril_op.maskHi;
    result = op.tril_op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.tril_jvp(result, self, diagonal);
  return result;
}

export function tril__autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TrilBackward0, [edgeOf(self)], {
          diagonal,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.tril__op.maskLo;
    const h = hi & afterAutograd & op.tril__op.maskHi;
    op.tril__op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.tril__jvp(self, diagonal);
  return self;
}

export function triu_autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TriuBackward0, [edgeOf(self)], {
          diagonal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.triu_op.maskLo;
    const h = hi & afterAutograd & op.triu_op.maskHi;
    result = op.triu_op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.triu_jvp(result, self, diagonal);
  return result;
}

export function triu__autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TriuBackward0, [edgeOf(self)], {
          diagonal,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.triu__op.maskLo;
    const h = hi & afterAutograd & op.triu__op.maskHi;
    op.triu__op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.triu__jvp(self, diagonal);
  return self;
}

export function embedding_autograd(weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(weight)
      ? new Node(nodes.EmbeddingBackward0, [edgeOf(weight)], {
          weightArgsize0: weight.shape[0]!,
          indices: saveTensor(indices),
          paddingIdx,
          scaleGradByFreq,
          sparse,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.embedding_op.maskLo;
    const h = hi & afterAutograd & op.embedding_op.maskHi;
    result = op.embedding_op.table[slot(l, h)]!(weight, indices, paddingIdx, scaleGradByFreq, sparse, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.embedding_jvp(result, weight, indices, paddingIdx, scaleGradByFreq, sparse);
  return result;
}

export function embedding_dense_backward_autograd(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.EmbeddingDenseBackwardBackward0, [edgeOf(gradOutput)], {
          indices: saveTensor(indices),
          paddingIdx,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.embedding_dense_backward_op.maskLo;
    const h = hi & afterAutograd & op.embedding_dense_backward_op.maskHi;
    result = op.embedding_dense_backward_op.table[slot(l, h)]!(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.embedding_dense_backward_jvp(result, gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq);
  return result;
}

export function take_autograd(self: Tensor, index: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TakeBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.take_op.maskLo;
    const h = hi & afterAutograd & op.take_op.maskHi;
    result = op.take_op.table[slot(l, h)]!(self, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.take_jvp(result, self, index);
  return result;
}

export function put_autograd(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(nodes.PutBackward0, [edgeOf(self), edgeOf(source)], {
          index: saveTensor(index),
          sourceInfo: infoOf(source),
          accumulate,
          source: requiresGrad(source) ? saveTensor(source) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.put_op.maskLo;
    const h = hi & afterAutograd & op.put_op.maskHi;
    result = op.put_op.table[slot(l, h)]!(self, index, source, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.put_jvp(result, self, index, source, accumulate);
  return result;
}

export function put__autograd(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(nodes.PutBackward0, [edgeOf(self), edgeOf(source)], {
          index: saveTensor(index),
          sourceInfo: infoOf(source),
          accumulate,
          source: requiresGrad(source) ? saveTensor(source) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.put__op.maskLo;
    const h = hi & afterAutograd & op.put__op.maskHi;
    op.put__op.table[slot(l, h)]!(self, index, source, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.put__jvp(self, index, source, accumulate);
  return self;
}

export function trace_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TraceBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.trace_op.maskLo;
    const h = hi & afterAutograd & op.trace_op.maskHi;
    result = op.trace_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.trace_jvp(result, self);
  return result;
}

export function block_diag_autograd(tensors: readonly Tensor[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && anyRequiresGrad(tensors)
      ? new Node(nodes.BlockDiagBackward0, [...edgesOf(tensors)], {
          tensorsArgsSizes: to_args_sizes(tensors),
          tensorsArgsScalartypes: to_args_scalartypes(tensors),
          tensorsCount: tensors.length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.block_diag_op.maskLo;
    const h = hi & afterAutograd & op.block_diag_op.maskHi;
    result = op.block_diag_op.table[slot(l, h)]!(tensors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.block_diag_jvp(result, tensors);
  return result;
}

export function constant_pad_nd_autograd(self: Tensor, pad: readonly number[], value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ConstantPadNdBackward0, [edgeOf(self)], {
          pad,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.constant_pad_nd_op.maskLo;
    const h = hi & afterAutograd & op.constant_pad_nd_op.maskHi;
    result = op.constant_pad_nd_op.table[slot(l, h)]!(self, pad, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.constant_pad_nd_jvp(result, self, pad);
  return result;
}

export function reflection_pad1d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReflectionPad1DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.reflection_pad1d_op.maskLo;
    const h = hi & afterAutograd & op.reflection_pad1d_op.maskHi;
    result = op.reflection_pad1d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.reflection_pad1d_jvp(result, self, padding);
  return result;
}

export function reflection_pad1d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.ReflectionPad1DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.reflection_pad1d_backward_op.maskLo;
    const h = hi & afterAutograd & op.reflection_pad1d_backward_op.maskHi;
    result = op.reflection_pad1d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.reflection_pad1d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export function reflection_pad2d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReflectionPad2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.reflection_pad2d_op.maskLo;
    const h = hi & afterAutograd & op.reflection_pad2d_op.maskHi;
    result = op.reflection_pad2d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.reflection_pad2d_jvp(result, self, padding);
  return result;
}

export function reflection_pad2d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.ReflectionPad2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.reflection_pad2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.reflection_pad2d_backward_op.maskHi;
    result = op.reflection_pad2d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.reflection_pad2d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export function reflection_pad3d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReflectionPad3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.reflection_pad3d_op.maskLo;
    const h = hi & afterAutograd & op.reflection_pad3d_op.maskHi;
    result = op.reflection_pad3d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.reflection_pad3d_jvp(result, self, padding);
  return result;
}

export function reflection_pad3d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.ReflectionPad3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.reflection_pad3d_backward_op.maskLo;
    const h = hi & afterAutograd & op.reflection_pad3d_backward_op.maskHi;
    result = op.reflection_pad3d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.reflection_pad3d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export function replication_pad1d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReplicationPad1DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.replication_pad1d_op.maskLo;
    const h = hi & afterAutograd & op.replication_pad1d_op.maskHi;
    result = op.replication_pad1d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.replication_pad1d_jvp(result, self, padding);
  return result;
}

export function replication_pad1d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.ReplicationPad1DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.replication_pad1d_backward_op.maskLo;
    const h = hi & afterAutograd & op.replication_pad1d_backward_op.maskHi;
    result = op.replication_pad1d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.replication_pad1d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export function replication_pad2d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReplicationPad2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.replication_pad2d_op.maskLo;
    const h = hi & afterAutograd & op.replication_pad2d_op.maskHi;
    result = op.replication_pad2d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.replication_pad2d_jvp(result, self, padding);
  return result;
}

export function replication_pad2d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.ReplicationPad2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.replication_pad2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.replication_pad2d_backward_op.maskHi;
    result = op.replication_pad2d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.replication_pad2d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export function replication_pad3d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReplicationPad3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.replication_pad3d_op.maskLo;
    const h = hi & afterAutograd & op.replication_pad3d_op.maskHi;
    result = op.replication_pad3d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.replication_pad3d_jvp(result, self, padding);
  return result;
}

export function replication_pad3d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.ReplicationPad3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.replication_pad3d_backward_op.maskLo;
    const h = hi & afterAutograd & op.replication_pad3d_backward_op.maskHi;
    result = op.replication_pad3d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.replication_pad3d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export function index_reduce_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(nodes.IndexReduceBackward0, [edgeOf(self), edgeOf(source)], {
          self: saveTensor(self),
          dim,
          index: saveTensor(index),
          source: saveTensor(source),
          reduce,
          includeSelf,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.index_reduce_op.maskLo;
    const h = hi & afterAutograd & op.index_reduce_op.maskHi;
    result = op.index_reduce_op.table[slot(l, h)]!(self, dim, index, source, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.index_reduce_jvp(result, self, dim, index, source, reduce, includeSelf);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function index_reduce__autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(source));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.IndexReduceBackward0, [edgeOf(self), edgeOf(source)], {
          self: saveTensor(op.clone(self, null)),
          dim,
          index: saveTensor(index),
          source: saveTensor(source),
          reduce,
          includeSelf,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.index_reduce__op.maskLo;
    const h = hi & afterAutograd & op.index_reduce__op.maskHi;
    op.index_reduce__op.table[slot(l, h)]!(self, dim, index, source, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.index_reduce__jvp(self, dim, index, source, reduce, includeSelf, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function _embedding_bag_autograd(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number, lo: number, hi: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(weight) || requiresGrad(perSampleWeights))
      ? new Node(nodes.EmbeddingBagBackward0, [edgeOf(weight), edgeOf(perSampleWeights)], {
          weight: requiresGrad(perSampleWeights) ? saveTensor(weight) : null,
          indices: saveTensor(indices),
          offsets: saveTensor(offsets),
          mode,
          paddingIdx,
          weightArgsize0: weight.shape[0]!,
          scaleGradByFreq,
          sparse,
          perSampleWeights: saveTensor(perSampleWeights),
          result1: null,
          result2: null,
          result3: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._embedding_bag_op.maskLo;
    const h = hi & afterAutograd & op._embedding_bag_op.maskHi;
    result = op._embedding_bag_op.table[slot(l, h)]!(weight, indices, offsets, scaleGradByFreq, mode, sparse, perSampleWeights, includeLastOffset, paddingIdx, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp._embedding_bag_jvp(result[0], result[2], result[3], weight, indices, offsets, mode, perSampleWeights, includeLastOffset, paddingIdx);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
    node.saved.result2 = saveOutput(result[2], node);
    node.saved.result3 = saveOutput(result[3], node);
  }
  return result;
}

export function _embedding_bag_dense_backward_autograd(grad: Tensor, indices: Tensor, offset2bag: Tensor, bagSize: Tensor, maximumIndices: Tensor, numWeights: number, scaleGradByFreq: boolean, mode: number, perSampleWeights: Tensor | null, paddingIdx: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(perSampleWeights))
      ? new Node(nodes.EmbeddingBagDenseBackwardBackward0, [edgeOf(grad), edgeOf(perSampleWeights)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._embedding_bag_dense_backward_op.maskLo;
    const h = hi & afterAutograd & op._embedding_bag_dense_backward_op.maskHi;
    result = op._embedding_bag_dense_backward_op.table[slot(l, h)]!(grad, indices, offset2bag, bagSize, maximumIndices, numWeights, scaleGradByFreq, mode, perSampleWeights, paddingIdx, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._embedding_bag_dense_backward_jvp(result, grad, indices, offset2bag, bagSize, maximumIndices, numWeights, scaleGradByFreq, mode, perSampleWeights, paddingIdx);
  return result;
}

export function _embedding_bag_per_sample_weights_backward_autograd(grad: Tensor, weight: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, mode: number, paddingIdx: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(weight))
      ? new Node(nodes.EmbeddingBagPerSampleWeightsBackwardBackward0, [edgeOf(grad), edgeOf(weight)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._embedding_bag_per_sample_weights_backward_op.maskLo;
    const h = hi & afterAutograd & op._embedding_bag_per_sample_weights_backward_op.maskHi;
    result = op._embedding_bag_per_sample_weights_backward_op.table[slot(l, h)]!(grad, weight, indices, offsets, offset2bag, mode, paddingIdx, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._embedding_bag_per_sample_weights_backward_jvp(result, grad, weight, indices, offsets, offset2bag, mode, paddingIdx);
  return result;
}

export function embedding_renorm__autograd(self: Tensor, indices: Tensor, maxNorm: number, normType: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.EmbeddingRenormBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.embedding_renorm__op.maskLo;
    const h = hi & afterAutograd & op.embedding_renorm__op.maskHi;
    op.embedding_renorm__op.table[slot(l, h)]!(self, indices, maxNorm, normType, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("embedding_renorm_", "not implemented", self);
  return self;
}

export function segment_reduce_autograd(data: Tensor, reduce: string, lengths: Tensor | null, indices: Tensor | null, offsets: Tensor | null, axis: number, unsafe: boolean, initial: Scalar | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(data)
      ? new Node(nodes.SegmentReduceBackward0, [edgeOf(data)], {
          data: saveTensor(data),
          reduce,
          lengths: saveTensor(lengths),
          offsets: saveTensor(offsets),
          axis,
          initial,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.segment_reduce_op.maskLo;
    const h = hi & afterAutograd & op.segment_reduce_op.maskHi;
    result = op.segment_reduce_op.table[slot(l, h)]!(data, reduce, lengths, indices, offsets, axis, unsafe, initial, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.segment_reduce_jvp(result, data, reduce, lengths, indices, offsets, axis, unsafe, initial);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _segment_reduce_backward_autograd(grad: Tensor, output: Tensor, data: Tensor, reduce: string, lengths: Tensor | null, offsets: Tensor | null, axis: number, initial: Scalar | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(output) || requiresGrad(data))
      ? new Node(nodes.SegmentReduceBackwardBackward0, [edgeOf(grad), edgeOf(output), edgeOf(data)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._segment_reduce_backward_op.maskLo;
    const h = hi & afterAutograd & op._segment_reduce_backward_op.maskHi;
    result = op._segment_reduce_backward_op.table[slot(l, h)]!(grad, output, data, reduce, lengths, offsets, axis, initial, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_segment_reduce_backward", "not implemented", grad, output, data);
  return result;
}

export function sort_autograd(self: Tensor, dim: number, descending: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SortBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sort_op.maskLo;
    const h = hi & afterAutograd & op.sort_op.maskHi;
    result = op.sort_op.table[slot(l, h)]!(self, dim, descending, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.sort_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function sort_stable_autograd(self: Tensor, stable: boolean | null, dim: number, descending: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SortBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sort_stable_op.maskLo;
    const h = hi & afterAutograd & op.sort_stable_op.maskHi;
    result = op.sort_stable_op.table[slot(l, h)]!(self, stable, dim, descending, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.sort_stable_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function topk_autograd(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TopkBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.topk_op.maskLo;
    const h = hi & afterAutograd & op.topk_op.maskHi;
    result = op.topk_op.table[slot(l, h)]!(self, k, dim, largest, sorted, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.topk_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function kthvalue_autograd(self: Tensor, k: number, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.KthvalueBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.kthvalue_op.maskLo;
    const h = hi & afterAutograd & op.kthvalue_op.maskHi;
    result = op.kthvalue_op.table[slot(l, h)]!(self, k, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.kthvalue_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function median_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MedianBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.median_op.maskLo;
    const h = hi & afterAutograd & op.median_op.maskHi;
    result = op.median_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.median_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function median_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MedianBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.median_dim_op.maskLo;
    const h = hi & afterAutograd & op.median_dim_op.maskHi;
    result = op.median_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.median_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function nanmedian_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NanmedianBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.nanmedian_op.maskLo;
    const h = hi & afterAutograd & op.nanmedian_op.maskHi;
    result = op.nanmedian_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.nanmedian_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function nanmedian_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NanmedianBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.nanmedian_dim_op.maskLo;
    const h = hi & afterAutograd & op.nanmedian_dim_op.maskHi;
    result = op.nanmedian_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.nanmedian_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function mode_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ModeBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mode_op.maskLo;
    const h = hi & afterAutograd & op.mode_op.maskHi;
    result = op.mode_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.mode_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function unique_dim_autograd(self: Tensor, dim: number, sorted: boolean, returnInverse: boolean, returnCounts: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UniqueDimBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unique_dim_op.maskLo;
    const h = hi & afterAutograd & op.unique_dim_op.maskHi;
    result = op.unique_dim_op.table[slot(l, h)]!(self, dim, sorted, returnInverse, returnCounts, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("unique_dim", "not implemented", self);
  return result;
}

export function _unique_autograd(self: Tensor, sorted: boolean, returnInverse: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UniqueBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._unique_op.maskLo;
    const h = hi & afterAutograd & op._unique_op.maskHi;
    result = op._unique_op.table[slot(l, h)]!(self, sorted, returnInverse, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("_unique", "not implemented", self);
  return result;
}

export function _unique2_autograd(self: Tensor, sorted: boolean, returnInverse: boolean, returnCounts: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Unique2Backward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._unique2_op.maskLo;
    const h = hi & afterAutograd & op._unique2_op.maskHi;
    result = op._unique2_op.table[slot(l, h)]!(self, sorted, returnInverse, returnCounts, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("_unique2", "not implemented", self);
  return result;
}

export function unique_consecutive_autograd(self: Tensor, returnInverse: boolean, returnCounts: boolean, dim: number | null, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UniqueConsecutiveBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.unique_consecutive_op.maskLo;
    const h = hi & afterAutograd & op.unique_consecutive_op.maskHi;
    result = op.unique_consecutive_op.table[slot(l, h)]!(self, returnInverse, returnCounts, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("unique_consecutive", "not implemented", self);
  return result;
}

export function cummax_autograd(self: Tensor, dim: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CummaxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cummax_op.maskLo;
    const h = hi & afterAutograd & op.cummax_op.maskHi;
    result = op.cummax_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.cummax_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function cummin_autograd(self: Tensor, dim: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CumminBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cummin_op.maskLo;
    const h = hi & afterAutograd & op.cummin_op.maskHi;
    result = op.cummin_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.cummin_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function mvlgamma_autograd(self: Tensor, p: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MvlgammaBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          p,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mvlgamma_op.maskLo;
    const h = hi & afterAutograd & op.mvlgamma_op.maskHi;
    result = op.mvlgamma_op.table[slot(l, h)]!(self, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mvlgamma_jvp(result, self, p);
  return result;
}

export function mvlgamma__autograd(self: Tensor, p: number, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.MvlgammaBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          p,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.mvlgamma__op.maskLo;
    const h = hi & afterAutograd & op.mvlgamma__op.maskHi;
    op.mvlgamma__op.table[slot(l, h)]!(self, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.mvlgamma__jvp(self, p, originalSelf);
  return self;
}

export function _histogramdd_bin_edges_autograd(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(weight))
      ? new Node(nodes.HistogramddBinEdgesBackward0, [edgeOf(self), edgeOf(weight)], null)
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._histogramdd_bin_edges_op.maskLo;
    const h = hi & afterAutograd & op._histogramdd_bin_edges_op.maskHi;
    result = op._histogramdd_bin_edges_op.table[slot(l, h)]!(self, bins, range, weight, density, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) forbidTangents("_histogramdd_bin_edges", "not implemented", self, weight);
  return result;
}

export function _histogramdd_from_bin_cts_autograd(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(weight))
      ? new Node(nodes.HistogramddFromBinCtsBackward0, [edgeOf(self), edgeOf(weight)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._histogramdd_from_bin_cts_op.maskLo;
    const h = hi & afterAutograd & op._histogramdd_from_bin_cts_op.maskHi;
    result = op._histogramdd_from_bin_cts_op.table[slot(l, h)]!(self, bins, range, weight, density, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_histogramdd_from_bin_cts", "not implemented", self, weight);
  return result;
}

export function _histogramdd_from_bin_tensors_autograd(self: Tensor, bins: readonly Tensor[], weight: Tensor | null, density: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || anyRequiresGrad(bins) || requiresGrad(weight))
      ? new Node(nodes.HistogramddFromBinTensorsBackward0, [edgeOf(self), ...edgesOf(bins), edgeOf(weight)], {
          binsCount: bins.length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._histogramdd_from_bin_tensors_op.maskLo;
    const h = hi & afterAutograd & op._histogramdd_from_bin_tensors_op.maskHi;
    result = op._histogramdd_from_bin_tensors_op.table[slot(l, h)]!(self, bins, weight, density, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_histogramdd_from_bin_tensors", "not implemented", self, bins, weight);
  return result;
}

export function sum_autograd(self: Tensor, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SumBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sum_op.maskLo;
    const h = hi & afterAutograd & op.sum_op.maskHi;
    result = op.sum_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sum_jvp(result, self, dtype);
  return result;
}

export function sum_dim_IntList_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SumBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.sum_dim_IntList_op.maskLo;
    const h = hi & afterAutograd & op.sum_dim_IntList_op.maskHi;
    result = op.sum_dim_IntList_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.sum_dim_IntList_jvp(result, self, dim, keepdim, dtype);
  return result;
}

export function mean_autograd(self: Tensor, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MeanBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfNumel: self.numel,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mean_op.maskLo;
    const h = hi & afterAutograd & op.mean_op.maskHi;
    result = op.mean_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mean_jvp(result, self, dtype);
  return result;
}

export function mean_dim_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MeanBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          selfNumel: self.numel,
          dim,
          keepdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mean_dim_op.maskLo;
    const h = hi & afterAutograd & op.mean_dim_op.maskHi;
    result = op.mean_dim_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mean_dim_jvp(result, self, dim, keepdim, dtype);
  return result;
}

export function prod_autograd(self: Tensor, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ProdBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.prod_op.maskLo;
    const h = hi & afterAutograd & op.prod_op.maskHi;
    result = op.prod_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.prod_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function prod_dim_int_autograd(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ProdBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.prod_dim_int_op.maskLo;
    const h = hi & afterAutograd & op.prod_dim_int_op.maskHi;
    result = op.prod_dim_int_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.prod_dim_int_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function amax_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AmaxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.amax_op.maskLo;
    const h = hi & afterAutograd & op.amax_op.maskHi;
    result = op.amax_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.amax_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function amin_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AminBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.amin_op.maskLo;
    const h = hi & afterAutograd & op.amin_op.maskHi;
    result = op.amin_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.amin_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function aminmax_autograd(self: Tensor, dim: number | null, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AminmaxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          min: null,
          max: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.aminmax_op.maskLo;
    const h = hi & afterAutograd & op.aminmax_op.maskHi;
    result = op.aminmax_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) jvp.aminmax_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.min = saveOutput(result[0], node);
    node.saved.max = saveOutput(result[1], node);
  }
  return result;
}

export function max_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MaxBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.max_op.maskLo;
    const h = hi & afterAutograd & op.max_op.maskHi;
    result = op.max_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.max_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function max_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MaxBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.max_dim_op.maskLo;
    const h = hi & afterAutograd & op.max_dim_op.maskHi;
    result = op.max_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.max_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function min_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MinBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.min_op.maskLo;
    const h = hi & afterAutograd & op.min_op.maskHi;
    result = op.min_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.min_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function min_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MinBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.min_dim_op.maskLo;
    const h = hi & afterAutograd & op.min_dim_op.maskHi;
    result = op.min_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.min_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function var_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.VarBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          correction,
          keepdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.var_correction_op.maskLo;
    const h = hi & afterAutograd & op.var_correction_op.maskHi;
    result = op.var_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.var_correction_jvp(result, self, dim, correction, keepdim);
  return result;
}

export function std_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.StdBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          correction,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.std_correction_op.maskLo;
    const h = hi & afterAutograd & op.std_correction_op.maskHi;
    result = op.std_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.std_correction_jvp(result, self, dim, correction, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function var_mean_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.VarMeanBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          correction,
          keepdim,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.var_mean_correction_op.maskLo;
    const h = hi & afterAutograd & op.var_mean_correction_op.maskHi;
    result = op.var_mean_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) jvp.var_mean_correction_jvp(result[0], result[1], self, dim, correction, keepdim);
  return result;
}

export function std_mean_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.StdMeanBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          correction,
          keepdim,
          result0: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.std_mean_correction_op.maskLo;
    const h = hi & afterAutograd & op.std_mean_correction_op.maskHi;
    result = op.std_mean_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) jvp.std_mean_correction_jvp(result[0], result[1], self, dim, correction, keepdim);
  if (node !== null) {
    node.saved.result0 = saveOutput(result[0], node);
  }
  return result;
}

export function logsumexp_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LogsumexpBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.logsumexp_op.maskLo;
    const h = hi & afterAutograd & op.logsumexp_op.maskHi;
    result = op.logsumexp_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.logsumexp_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_ScalarOpt_dtype_autograd(self: Tensor, p: Scalar | null, dtype: DType, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NormBackward2, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.norm_ScalarOpt_dtype_op.maskLo;
    const h = hi & afterAutograd & op.norm_ScalarOpt_dtype_op.maskHi;
    result = op.norm_ScalarOpt_dtype_op.table[slot(l, h)]!(self, p, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.norm_ScalarOpt_dtype_jvp(result, self, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_Scalar_autograd(self: Tensor, p: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NormBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.norm_Scalar_op.maskLo;
    const h = hi & afterAutograd & op.norm_Scalar_op.maskHi;
    result = op.norm_Scalar_op.table[slot(l, h)]!(self, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.norm_Scalar_jvp(result, self, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_ScalarOpt_dim_dtype_autograd(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NormBackward3, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.norm_ScalarOpt_dim_dtype_op.maskLo;
    const h = hi & afterAutograd & op.norm_ScalarOpt_dim_dtype_op.maskHi;
    result = op.norm_ScalarOpt_dim_dtype_op.table[slot(l, h)]!(self, p, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.norm_ScalarOpt_dim_dtype_jvp(result, self, p, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_ScalarOpt_dim_autograd(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NormBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.norm_ScalarOpt_dim_op.maskLo;
    const h = hi & afterAutograd & op.norm_ScalarOpt_dim_op.maskHi;
    result = op.norm_ScalarOpt_dim_op.table[slot(l, h)]!(self, p, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.norm_ScalarOpt_dim_jvp(result, self, p, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function linalg_vector_norm_autograd(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LinalgVectorNormBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          ord,
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_vector_norm_op.maskLo;
    const h = hi & afterAutograd & op.linalg_vector_norm_op.maskHi;
    result = op.linalg_vector_norm_op.table[slot(l, h)]!(self, ord, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.linalg_vector_norm_jvp(result, self, ord, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function dist_autograd(self: Tensor, other: Tensor, p: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.DistBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.dist_op.maskLo;
    const h = hi & afterAutograd & op.dist_op.maskHi;
    result = op.dist_op.table[slot(l, h)]!(self, other, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.dist_jvp(result, self, other, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cumsum_autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CumsumBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cumsum_op.maskLo;
    const h = hi & afterAutograd & op.cumsum_op.maskHi;
    result = op.cumsum_op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.cumsum_jvp(result, self, dim, dtype);
  return result;
}

export function cumsum__autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CumsumBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.cumsum__op.maskLo;
    const h = hi & afterAutograd & op.cumsum__op.maskHi;
    op.cumsum__op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.cumsum__jvp(self, dim, dtype);
  return self;
}

export function cumprod_autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CumprodBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          self: saveTensor(self),
          dim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cumprod_op.maskLo;
    const h = hi & afterAutograd & op.cumprod_op.maskHi;
    result = op.cumprod_op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.cumprod_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cumprod__autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.CumprodBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          self: saveTensor(op.clone(self, null)),
          dim,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.cumprod__op.maskLo;
    const h = hi & afterAutograd & op.cumprod__op.maskHi;
    op.cumprod__op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.cumprod__jvp(self, dim, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function nansum_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NansumBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          self: saveTensor(self),
          dim,
          keepdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.nansum_op.maskLo;
    const h = hi & afterAutograd & op.nansum_op.maskHi;
    result = op.nansum_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.nansum_jvp(result, self, dim, keepdim, dtype);
  return result;
}

export function logcumsumexp_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LogcumsumexpBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.logcumsumexp_op.maskLo;
    const h = hi & afterAutograd & op.logcumsumexp_op.maskHi;
    result = op.logcumsumexp_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.logcumsumexp_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function mm_autograd(self: Tensor, mat2: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat2))
      ? new Node(nodes.MmBackward0, [edgeOf(self), edgeOf(mat2)], {
          self: requiresGrad(mat2) ? saveTensor(self) : null,
          mat2Sizes: mat2.shape,
          mat2Strides: mat2.strides,
          mat2Layout: mat2.layout,
          selfSizes: self.shape,
          selfStrides: self.strides,
          selfLayout: self.layout,
          mat2: requiresGrad(self) ? saveTensor(mat2) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mm_op.maskLo;
    const h = hi & afterAutograd & op.mm_op.maskHi;
    result = op.mm_op.table[slot(l, h)]!(self, mat2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mm_jvp(result, self, mat2);
  return result;
}

export function addmm_autograd(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat1) || requiresGrad(mat2))
      ? new Node(nodes.AddmmBackward0, [edgeOf(self), edgeOf(mat1), edgeOf(mat2)], {
          mat1Sizes: mat1.shape,
          mat1Strides: mat1.strides,
          mat1Layout: mat1.layout,
          mat2: requiresGrad(mat1) ? saveTensor(mat2) : null,
          alpha,
          mat1: requiresGrad(mat2) ? saveTensor(mat1) : null,
          mat2Sizes: mat2.shape,
          mat2Strides: mat2.strides,
          mat2Layout: mat2.layout,
          beta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.addmm_op.maskLo;
    const h = hi & afterAutograd & op.addmm_op.maskHi;
    result = op.addmm_op.table[slot(l, h)]!(self, mat1, mat2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.addmm_jvp(result, self, mat1, mat2, beta, alpha);
  return result;
}

export function addmm__autograd(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat1) || requiresGrad(mat2))
      ? new Node(nodes.AddmmBackward0, [edgeOf(self), edgeOf(mat1), edgeOf(mat2)], {
          mat1Sizes: mat1.shape,
          mat1Strides: mat1.strides,
          mat1Layout: mat1.layout,
          mat2: requiresGrad(mat1) ? saveTensor(mat2) : null,
          alpha,
          mat1: requiresGrad(mat2) ? saveTensor(mat1) : null,
          mat2Sizes: mat2.shape,
          mat2Strides: mat2.strides,
          mat2Layout: mat2.layout,
          beta,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.addmm__op.maskLo;
    const h = hi & afterAutograd & op.addmm__op.maskHi;
    op.addmm__op.table[slot(l, h)]!(self, mat1, mat2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.addmm__jvp(self, mat1, mat2, beta, alpha);
  return self;
}

export function bmm_autograd(self: Tensor, mat2: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat2))
      ? new Node(nodes.BmmBackward0, [edgeOf(self), edgeOf(mat2)], {
          self: requiresGrad(mat2) ? saveTensor(self) : null,
          mat2: requiresGrad(self) ? saveTensor(mat2) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.bmm_op.maskLo;
    const h = hi & afterAutograd & op.bmm_op.maskHi;
    result = op.bmm_op.table[slot(l, h)]!(self, mat2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.bmm_jvp(result, self, mat2);
  return result;
}

export function baddbmm_autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2))
      ? new Node(nodes.BaddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
          batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
          alpha,
          batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
          beta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.baddbmm_op.maskLo;
    const h = hi & afterAutograd & op.baddbmm_op.maskHi;
    result = op.baddbmm_op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.baddbmm_jvp(result, self, batch1, batch2, beta, alpha);
  return result;
}

export function baddbmm__autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2))
      ? new Node(nodes.BaddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
          batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
          alpha,
          batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
          beta,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.baddbmm__op.maskLo;
    const h = hi & afterAutograd & op.baddbmm__op.maskHi;
    op.baddbmm__op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.baddbmm__jvp(self, batch1, batch2, beta, alpha);
  return self;
}

export function addbmm_autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2))
      ? new Node(nodes.AddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
          batch1Argsize0: batch1.shape[0]!,
          batch1Argsize1: batch1.shape[1]!,
          batch2Argsize2: batch2.shape[2]!,
          batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
          alpha,
          batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
          beta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.addbmm_op.maskLo;
    const h = hi & afterAutograd & op.addbmm_op.maskHi;
    result = op.addbmm_op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.addbmm_jvp(result, self, batch1, batch2, beta, alpha);
  return result;
}

export function mv_autograd(self: Tensor, vec: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(vec))
      ? new Node(nodes.MvBackward0, [edgeOf(self), edgeOf(vec)], {
          vec: requiresGrad(self) ? saveTensor(vec) : null,
          self: requiresGrad(vec) ? saveTensor(self) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mv_op.maskLo;
    const h = hi & afterAutograd & op.mv_op.maskHi;
    result = op.mv_op.table[slot(l, h)]!(self, vec, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mv_jvp(result, self, vec);
  return result;
}

export function addmv_autograd(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat) || requiresGrad(vec))
      ? new Node(nodes.AddmvBackward0, [edgeOf(self), edgeOf(mat), edgeOf(vec)], {
          vec: requiresGrad(mat) ? saveTensor(vec) : null,
          alpha,
          beta,
          mat: requiresGrad(vec) ? saveTensor(mat) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.addmv_op.maskLo;
    const h = hi & afterAutograd & op.addmv_op.maskHi;
    result = op.addmv_op.table[slot(l, h)]!(self, mat, vec, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.addmv_jvp(result, self, mat, vec, beta, alpha);
  return result;
}

export function addmv__autograd(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat) || requiresGrad(vec))
      ? new Node(nodes.AddmvBackward0, [edgeOf(self), edgeOf(mat), edgeOf(vec)], {
          vec: requiresGrad(mat) ? saveTensor(vec) : null,
          alpha,
          beta,
          mat: requiresGrad(vec) ? saveTensor(mat) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.addmv__op.maskLo;
    const h = hi & afterAutograd & op.addmv__op.maskHi;
    op.addmv__op.table[slot(l, h)]!(self, mat, vec, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.addmv__jvp(self, mat, vec, beta, alpha);
  return self;
}

export function addr_autograd(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(vec1) || requiresGrad(vec2))
      ? new Node(nodes.AddrBackward0, [edgeOf(self), edgeOf(vec1), edgeOf(vec2)], {
          beta,
          vec2: requiresGrad(vec1) ? saveTensor(vec2) : null,
          alpha,
          vec1: requiresGrad(vec2) ? saveTensor(vec1) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.addr_op.maskLo;
    const h = hi & afterAutograd & op.addr_op.maskHi;
    result = op.addr_op.table[slot(l, h)]!(self, vec1, vec2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.addr_jvp(result, self, vec1, vec2, beta, alpha);
  return result;
}

export function dot_autograd(self: Tensor, tensor: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor))
      ? new Node(nodes.DotBackward0, [edgeOf(self), edgeOf(tensor)], {
          tensor: requiresGrad(self) ? saveTensor(tensor) : null,
          self: requiresGrad(tensor) ? saveTensor(self) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.dot_op.maskLo;
    const h = hi & afterAutograd & op.dot_op.maskHi;
    result = op.dot_op.table[slot(l, h)]!(self, tensor, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.dot_jvp(result, self, tensor);
  return result;
}

export function vdot_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.VdotBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(self) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.vdot_op.maskLo;
    const h = hi & afterAutograd & op.vdot_op.maskHi;
    result = op.vdot_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.vdot_jvp(result, self, other);
  return result;
}

export function _trilinear_autograd(i1: Tensor, i2: Tensor, i3: Tensor, expand1: readonly number[], expand2: readonly number[], expand3: readonly number[], sumdim: readonly number[], unrollDim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(i1) || requiresGrad(i2) || requiresGrad(i3))
      ? new Node(nodes.TrilinearBackward0, [edgeOf(i1), edgeOf(i2), edgeOf(i3)], {
          i1: saveTensor(i1),
          i2: saveTensor(i2),
          i3: saveTensor(i3),
          expand1,
          expand2,
          expand3,
          sumdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._trilinear_op.maskLo;
    const h = hi & afterAutograd & op._trilinear_op.maskHi;
    result = op._trilinear_op.table[slot(l, h)]!(i1, i2, i3, expand1, expand2, expand3, sumdim, unrollDim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._trilinear_jvp(result, i1, i2, i3, expand1, expand2, expand3, sumdim, unrollDim);
  return result;
}

export function linalg_cross_autograd(self: Tensor, other: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.LinalgCrossBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          dim,
          other: requiresGrad(self) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_cross_op.maskLo;
    const h = hi & afterAutograd & op.linalg_cross_op.maskHi;
    result = op.linalg_cross_op.table[slot(l, h)]!(self, other, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.linalg_cross_jvp(result, self, other, dim);
  return result;
}

export function _cdist_forward_autograd(x1: Tensor, x2: Tensor, p: number, computeMode: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(x1) || requiresGrad(x2))
      ? new Node(nodes.CdistBackward0, [edgeOf(x1), edgeOf(x2)], {
          x1: saveTensor(x1),
          x2: saveTensor(x2),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._cdist_forward_op.maskLo;
    const h = hi & afterAutograd & op._cdist_forward_op.maskHi;
    result = op._cdist_forward_op.table[slot(l, h)]!(x1, x2, p, computeMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._cdist_forward_jvp(result, x1, x2, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _cdist_backward_autograd(grad: Tensor, x1: Tensor, x2: Tensor, p: number, cdist: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(x1) || requiresGrad(x2) || requiresGrad(cdist))
      ? new Node(nodes.CdistBackwardBackward0, [edgeOf(grad), edgeOf(x1), edgeOf(x2), edgeOf(cdist)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._cdist_backward_op.maskLo;
    const h = hi & afterAutograd & op._cdist_backward_op.maskHi;
    result = op._cdist_backward_op.table[slot(l, h)]!(grad, x1, x2, p, cdist, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._cdist_backward_jvp(result, grad, x1, x2, p, cdist);
  return result;
}

export function _euclidean_dist_autograd(x1: Tensor, x2: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(x1) || requiresGrad(x2))
      ? new Node(nodes.EuclideanDistBackward0, [edgeOf(x1), edgeOf(x2)], {
          x1: saveTensor(x1),
          x2: saveTensor(x2),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._euclidean_dist_op.maskLo;
    const h = hi & afterAutograd & op._euclidean_dist_op.maskHi;
    result = op._euclidean_dist_op.table[slot(l, h)]!(x1, x2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._euclidean_dist_jvp(result, x1, x2);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _pdist_forward_autograd(self: Tensor, p: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.PdistBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._pdist_forward_op.maskLo;
    const h = hi & afterAutograd & op._pdist_forward_op.maskHi;
    result = op._pdist_forward_op.table[slot(l, h)]!(self, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._pdist_forward_jvp(result, self, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _pdist_backward_autograd(grad: Tensor, self: Tensor, p: number, pdist: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(self) || requiresGrad(pdist))
      ? new Node(nodes.PdistBackwardBackward0, [edgeOf(grad), edgeOf(self), edgeOf(pdist)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._pdist_backward_op.maskLo;
    const h = hi & afterAutograd & op._pdist_backward_op.maskHi;
    result = op._pdist_backward_op.table[slot(l, h)]!(grad, self, p, pdist, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._pdist_backward_jvp(result, grad, self, p, pdist);
  return result;
}

export function linalg_cholesky_ex_autograd(self: Tensor, upper: boolean, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LinalgCholeskyExBackward0, [edgeOf(self)], {
          upper,
          L: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_cholesky_ex_op.maskLo;
    const h = hi & afterAutograd & op.linalg_cholesky_ex_op.maskHi;
    result = op.linalg_cholesky_ex_op.table[slot(l, h)]!(self, upper, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.linalg_cholesky_ex_jvp(result[0], self, upper);
  if (node !== null) {
    node.saved.L = saveOutput(result[0], node);
  }
  return result;
}

export function cholesky_autograd(self: Tensor, upper: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CholeskyBackward0, [edgeOf(self)], {
          upper,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cholesky_op.maskLo;
    const h = hi & afterAutograd & op.cholesky_op.maskHi;
    result = op.cholesky_op.table[slot(l, h)]!(self, upper, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.cholesky_jvp(result, self, upper);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cholesky_inverse_autograd(self: Tensor, upper: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CholeskyInverseBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          upper,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cholesky_inverse_op.maskLo;
    const h = hi & afterAutograd & op.cholesky_inverse_op.maskHi;
    result = op.cholesky_inverse_op.table[slot(l, h)]!(self, upper, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.cholesky_inverse_jvp(result, self, upper);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cholesky_solve_autograd(self: Tensor, input2: Tensor, upper: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(input2))
      ? new Node(nodes.CholeskySolveBackward0, [edgeOf(self), edgeOf(input2)], {
          self: saveTensor(self),
          input2: saveTensor(input2),
          upper,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cholesky_solve_op.maskLo;
    const h = hi & afterAutograd & op.cholesky_solve_op.maskHi;
    result = op.cholesky_solve_op.table[slot(l, h)]!(self, input2, upper, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.cholesky_solve_jvp(result, self, input2, upper);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function linalg_lu_factor_ex_autograd(A: Tensor, pivot: boolean, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(nodes.LinalgLuFactorExBackward0, [edgeOf(A)], {
          pivot,
          LU: null,
          pivots: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_lu_factor_ex_op.maskLo;
    const h = hi & afterAutograd & op.linalg_lu_factor_ex_op.maskHi;
    result = op.linalg_lu_factor_ex_op.table[slot(l, h)]!(A, pivot, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.linalg_lu_factor_ex_jvp(result[0], result[1], A, pivot);
  if (node !== null) {
    node.saved.LU = saveOutput(result[0], node);
    node.saved.pivots = saveOutput(result[1], node);
  }
  return result;
}

export function linalg_lu_autograd(A: Tensor, pivot: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(nodes.LinalgLuBackward0, [edgeOf(A)], {
          pivot,
          P: null,
          L: null,
          U: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_lu_op.maskLo;
    const h = hi & afterAutograd & op.linalg_lu_op.maskHi;
    result = op.linalg_lu_op.table[slot(l, h)]!(A, pivot, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) jvp.linalg_lu_jvp(result[0], result[1], result[2], A, pivot);
  if (node !== null) {
    node.saved.P = saveOutput(result[0], node);
    node.saved.L = saveOutput(result[1], node);
    node.saved.U = saveOutput(result[2], node);
  }
  return result;
}

export function linalg_lu_solve_autograd(LU: Tensor, pivots: Tensor, B: Tensor, left: boolean, adjoint: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(pivots, "pivots", "linalg_lu_solve");
  const node =
    gradEnabled() && (requiresGrad(LU) || requiresGrad(B))
      ? new Node(nodes.LinalgLuSolveBackward0, [edgeOf(LU), edgeOf(B)], {
          LU: saveTensor(LU),
          pivots: saveTensor(pivots),
          left,
          adjoint,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_lu_solve_op.maskLo;
    const h = hi & afterAutograd & op.linalg_lu_solve_op.maskHi;
    result = op.linalg_lu_solve_op.table[slot(l, h)]!(LU, pivots, B, left, adjoint, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.linalg_lu_solve_jvp(result, LU, pivots, B, left, adjoint);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function lu_unpack_autograd(LUData: Tensor, LUPivots: Tensor, unpackData: boolean, unpackPivots: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(LUData)
      ? new Node(nodes.LuUnpackBackward0, [edgeOf(LUData)], {
          LUData: saveTensor(LUData),
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.lu_unpack_op.maskLo;
    const h = hi & afterAutograd & op.lu_unpack_op.maskHi;
    result = op.lu_unpack_op.table[slot(l, h)]!(LUData, LUPivots, unpackData, unpackPivots, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) jvp.lu_unpack_jvp(result[1], result[2], LUData);
  return result;
}

export function _linalg_det_autograd(A: Tensor, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(nodes.LinalgDetBackward0, [edgeOf(A)], {
          A: saveTensor(A),
          result: null,
          LU: null,
          pivots: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._linalg_det_op.maskLo;
    const h = hi & afterAutograd & op._linalg_det_op.maskHi;
    result = op._linalg_det_op.table[slot(l, h)]!(A, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp._linalg_det_jvp(result[0], result[1], result[2], A);
  if (node !== null) {
    node.saved.result = saveOutput(result[0], node);
    node.saved.LU = saveOutput(result[1], node);
    node.saved.pivots = saveOutput(result[2], node);
  }
  return result;
}

export function _linalg_slogdet_autograd(A: Tensor, lo: number, hi: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(nodes.LinalgSlogdetBackward0, [edgeOf(A)], {
          A: saveTensor(A),
          sign: null,
          LU: null,
          pivots: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._linalg_slogdet_op.maskLo;
    const h = hi & afterAutograd & op._linalg_slogdet_op.maskHi;
    result = op._linalg_slogdet_op.table[slot(l, h)]!(A, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) jvp._linalg_slogdet_jvp(result[0], result[1], result[2], result[3], A);
  if (node !== null) {
    node.saved.sign = saveOutput(result[0], node);
    node.saved.LU = saveOutput(result[2], node);
    node.saved.pivots = saveOutput(result[3], node);
  }
  return result;
}

export function _linalg_solve_ex_autograd(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(A) || requiresGrad(B))
      ? new Node(nodes.LinalgSolveExBackward0, [edgeOf(A), edgeOf(B)], {
          A: saveTensor(A),
          left,
          result: null,
          LU: null,
          pivots: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._linalg_solve_ex_op.maskLo;
    const h = hi & afterAutograd & op._linalg_solve_ex_op.maskHi;
    result = op._linalg_solve_ex_op.table[slot(l, h)]!(A, B, left, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp._linalg_solve_ex_jvp(result[0], result[1], result[2], A, B, left);
  if (node !== null) {
    node.saved.result = saveOutput(result[0], node);
    node.saved.LU = saveOutput(result[1], node);
    node.saved.pivots = saveOutput(result[2], node);
  }
  return result;
}

export function linalg_inv_ex_autograd(A: Tensor, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(nodes.LinalgInvExBackward0, [edgeOf(A)], {
          inverse: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_inv_ex_op.maskLo;
    const h = hi & afterAutograd & op.linalg_inv_ex_op.maskHi;
    result = op.linalg_inv_ex_op.table[slot(l, h)]!(A, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.linalg_inv_ex_jvp(result[0], A);
  if (node !== null) {
    node.saved.inverse = saveOutput(result[0], node);
  }
  return result;
}

export function linalg_solve_triangular_autograd(self: Tensor, B: Tensor, upper: boolean, left: boolean, unitriangular: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(B))
      ? new Node(nodes.LinalgSolveTriangularBackward0, [edgeOf(self), edgeOf(B)], {
          self: saveTensor(self),
          upper,
          left,
          unitriangular,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_solve_triangular_op.maskLo;
    const h = hi & afterAutograd & op.linalg_solve_triangular_op.maskHi;
    result = op.linalg_solve_triangular_op.table[slot(l, h)]!(self, B, upper, left, unitriangular, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.linalg_solve_triangular_jvp(result, self, B, upper, left, unitriangular);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function triangular_solve_autograd(self: Tensor, A: Tensor, upper: boolean, transpose: boolean, unitriangular: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(A))
      ? new Node(nodes.TriangularSolveBackward0, [edgeOf(self), edgeOf(A)], {
          self: saveTensor(self),
          A: saveTensor(A),
          upper,
          transpose,
          unitriangular,
          solution: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.triangular_solve_op.maskLo;
    const h = hi & afterAutograd & op.triangular_solve_op.maskHi;
    result = op.triangular_solve_op.table[slot(l, h)]!(self, A, upper, transpose, unitriangular, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) jvp.triangular_solve_jvp(result[0], result[1], self, A, upper, transpose, unitriangular);
  if (node !== null) {
    node.saved.solution = saveOutput(result[0], node);
  }
  return result;
}

export function linalg_qr_autograd(A: Tensor, mode: string, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(nodes.LinalgQrBackward0, [edgeOf(A)], {
          mode,
          Q: null,
          R: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_qr_op.maskLo;
    const h = hi & afterAutograd & op.linalg_qr_op.maskHi;
    result = op.linalg_qr_op.table[slot(l, h)]!(A, mode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) jvp.linalg_qr_jvp(result[0], result[1], A, mode);
  if (node !== null) {
    node.saved.Q = saveOutput(result[0], node);
    node.saved.R = saveOutput(result[1], node);
  }
  return result;
}

export function geqrf_autograd(self: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.GeqrfBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.geqrf_op.maskLo;
    const h = hi & afterAutograd & op.geqrf_op.maskHi;
    result = op.geqrf_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) forbidTangents("geqrf", "not implemented", self);
  return result;
}

export function linalg_householder_product_autograd(input: Tensor, tau: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(tau))
      ? new Node(nodes.LinalgHouseholderProductBackward0, [edgeOf(input), edgeOf(tau)], {
          input: saveTensor(input),
          tau: saveTensor(tau),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_householder_product_op.maskLo;
    const h = hi & afterAutograd & op.linalg_householder_product_op.maskHi;
    result = op.linalg_householder_product_op.table[slot(l, h)]!(input, tau, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.linalg_householder_product_jvp(result, input, tau);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _linalg_eigh_autograd(A: Tensor, UPLO: string, computeV: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(nodes.LinalgEighBackward0, [edgeOf(A)], {
          eigenvalues: null,
          eigenvectors: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._linalg_eigh_op.maskLo;
    const h = hi & afterAutograd & op._linalg_eigh_op.maskHi;
    result = op._linalg_eigh_op.table[slot(l, h)]!(A, UPLO, computeV, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) jvp._linalg_eigh_jvp(result[0], result[1], A);
  if (node !== null) {
    node.saved.eigenvalues = saveOutput(result[0], node);
    node.saved.eigenvectors = saveOutput(result[1], node);
  }
  return result;
}

export function linalg_eig_autograd(self: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LinalgEigBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          eigenvalues: null,
          eigenvectors: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_eig_op.maskLo;
    const h = hi & afterAutograd & op.linalg_eig_op.maskHi;
    result = op.linalg_eig_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) jvp.linalg_eig_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.eigenvalues = saveOutput(result[0], node);
    node.saved.eigenvectors = saveOutput(result[1], node);
  }
  return result;
}

export function _linalg_svd_autograd(A: Tensor, fullMatrices: boolean, computeUv: boolean, driver: string | null, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(nodes.LinalgSvdBackward0, [edgeOf(A)], {
          fullMatrices,
          U: null,
          S: null,
          Vh: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._linalg_svd_op.maskLo;
    const h = hi & afterAutograd & op._linalg_svd_op.maskHi;
    result = op._linalg_svd_op.table[slot(l, h)]!(A, fullMatrices, computeUv, driver, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) jvp._linalg_svd_jvp(result[0], result[1], result[2], A, fullMatrices);
  if (node !== null) {
    node.saved.U = saveOutput(result[0], node);
    node.saved.S = saveOutput(result[1], node);
    node.saved.Vh = saveOutput(result[2], node);
  }
  return result;
}

export function linalg_matrix_exp_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LinalgMatrixExpBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_matrix_exp_op.maskLo;
    const h = hi & afterAutograd & op.linalg_matrix_exp_op.maskHi;
    result = op.linalg_matrix_exp_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.linalg_matrix_exp_jvp(result, self);
  return result;
}

export function linalg_pinv_atol_rtol_tensor_autograd(self: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(atol, "atol", "linalg_pinv");
  if (gradEnabled()) checkNoGradient(rtol, "rtol", "linalg_pinv");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LinalgPinvBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_pinv_atol_rtol_tensor_op.maskLo;
    const h = hi & afterAutograd & op.linalg_pinv_atol_rtol_tensor_op.maskHi;
    result = op.linalg_pinv_atol_rtol_tensor_op.table[slot(l, h)]!(self, atol, rtol, hermitian, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.linalg_pinv_atol_rtol_tensor_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function linalg_lstsq_autograd(self: Tensor, b: Tensor, rcond: number | null, driver: string | null, lo: number, hi: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(b))
      ? new Node(nodes.LinalgLstsqBackward0, [edgeOf(self), edgeOf(b)], {
          self: saveTensor(self),
          b: saveTensor(b),
          rcond,
          driver,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_lstsq_op.maskLo;
    const h = hi & afterAutograd & op.linalg_lstsq_op.maskHi;
    result = op.linalg_lstsq_op.table[slot(l, h)]!(self, b, rcond, driver, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.linalg_lstsq_jvp(result[0], self, b);
  return result;
}

export function _fft_r2c_autograd(self: Tensor, dim: readonly number[], normalization: number, onesided: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FftR2CBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          normalization,
          onesided,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._fft_r2c_op.maskLo;
    const h = hi & afterAutograd & op._fft_r2c_op.maskHi;
    result = op._fft_r2c_op.table[slot(l, h)]!(self, dim, normalization, onesided, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._fft_r2c_jvp(result, self, dim, normalization, onesided);
  return result;
}

export function _fft_c2c_autograd(self: Tensor, dim: readonly number[], normalization: number, forward: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FftC2CBackward0, [edgeOf(self)], {
          dim,
          normalization,
          forward,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._fft_c2c_op.maskLo;
    const h = hi & afterAutograd & op._fft_c2c_op.maskHi;
    result = op._fft_c2c_op.table[slot(l, h)]!(self, dim, normalization, forward, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._fft_c2c_jvp(result, self, dim, normalization, forward);
  return result;
}

export function _fft_c2r_autograd(self: Tensor, dim: readonly number[], normalization: number, lastDimSize: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FftC2RBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
          normalization,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._fft_c2r_op.maskLo;
    const h = hi & afterAutograd & op._fft_c2r_op.maskHi;
    result = op._fft_c2r_op.table[slot(l, h)]!(self, dim, normalization, lastDimSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._fft_c2r_jvp(result, self, dim, normalization, lastDimSize);
  return result;
}

export function addr__autograd(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(vec1) || requiresGrad(vec2))
      ? new Node(nodes.AddrBackward0, [edgeOf(self), edgeOf(vec1), edgeOf(vec2)], {
          beta,
          vec2: requiresGrad(vec1) ? saveTensor(vec2) : null,
          alpha,
          vec1: requiresGrad(vec2) ? saveTensor(vec1) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.addr__op.maskLo;
    const h = hi & afterAutograd & op.addr__op.maskHi;
    op.addr__op.table[slot(l, h)]!(self, vec1, vec2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.addr__jvp(self, vec1, vec2, beta, alpha);
  return self;
}

export function addbmm__autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2))
      ? new Node(nodes.AddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
          batch1Argsize0: batch1.shape[0]!,
          batch1Argsize1: batch1.shape[1]!,
          batch2Argsize2: batch2.shape[2]!,
          batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
          alpha,
          batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
          beta,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.addbmm__op.maskLo;
    const h = hi & afterAutograd & op.addbmm__op.maskHi;
    op.addbmm__op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.addbmm__jvp(self, batch1, batch2, beta, alpha);
  return self;
}

export function linalg_ldl_factor_ex_autograd(self: Tensor, hermitian: boolean, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LinalgLdlFactorExBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_ldl_factor_ex_op.maskLo;
    const h = hi & afterAutograd & op.linalg_ldl_factor_ex_op.maskHi;
    result = op.linalg_ldl_factor_ex_op.table[slot(l, h)]!(self, hermitian, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) forbidTangents("linalg_ldl_factor_ex", "not implemented", self);
  return result;
}

export function linalg_ldl_solve_autograd(LD: Tensor, pivots: Tensor, B: Tensor, hermitian: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(pivots, "pivots", "linalg_ldl_solve");
  const node =
    gradEnabled() && (requiresGrad(LD) || requiresGrad(B))
      ? new Node(nodes.LinalgLdlSolveBackward0, [edgeOf(LD), edgeOf(B)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.linalg_ldl_solve_op.maskLo;
    const h = hi & afterAutograd & op.linalg_ldl_solve_op.maskHi;
    result = op.linalg_ldl_solve_op.table[slot(l, h)]!(LD, pivots, B, hermitian, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("linalg_ldl_solve", "not implemented", LD, pivots, B);
  return result;
}

export function ormqr_autograd(self: Tensor, input2: Tensor, input3: Tensor, left: boolean, transpose: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(input2) || requiresGrad(input3))
      ? new Node(nodes.OrmqrBackward0, [edgeOf(self), edgeOf(input2), edgeOf(input3)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.ormqr_op.maskLo;
    const h = hi & afterAutograd & op.ormqr_op.maskHi;
    result = op.ormqr_op.table[slot(l, h)]!(self, input2, input3, left, transpose, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("ormqr", "not implemented", self, input2, input3);
  return result;
}

export function symeig_autograd(self: Tensor, eigenvectors: boolean, upper: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SymeigBackward0, [edgeOf(self)], {
          eigenvectors,
          eigenvalues: null,
          eigenvectorsReturn: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.symeig_op.maskLo;
    const h = hi & afterAutograd & op.symeig_op.maskHi;
    result = op.symeig_op.table[slot(l, h)]!(self, eigenvectors, upper, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) forbidTangents("symeig", "not implemented", self);
  if (node !== null) {
    node.saved.eigenvalues = saveOutput(result[0], node);
    node.saved.eigenvectorsReturn = saveOutput(result[1], node);
  }
  return result;
}

export function _softmax_autograd(self: Tensor, dim: number, halfToFloat: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SoftmaxBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._softmax_op.maskLo;
    const h = hi & afterAutograd & op._softmax_op.maskHi;
    result = op._softmax_op.table[slot(l, h)]!(self, dim, halfToFloat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._softmax_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _softmax_backward_data_autograd(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output))
      ? new Node(nodes.SoftmaxBackwardDataBackward0, [edgeOf(gradOutput), edgeOf(output)], {
          output: saveTensor(output),
          dim,
          inputDtype,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._softmax_backward_data_op.maskLo;
    const h = hi & afterAutograd & op._softmax_backward_data_op.maskHi;
    result = op._softmax_backward_data_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._softmax_backward_data_jvp(result, gradOutput, output, dim, inputDtype);
  return result;
}

export function _log_softmax_autograd(self: Tensor, dim: number, halfToFloat: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LogSoftmaxBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._log_softmax_op.maskLo;
    const h = hi & afterAutograd & op._log_softmax_op.maskHi;
    result = op._log_softmax_op.table[slot(l, h)]!(self, dim, halfToFloat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._log_softmax_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _log_softmax_backward_data_autograd(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output))
      ? new Node(nodes.LogSoftmaxBackwardDataBackward0, [edgeOf(gradOutput), edgeOf(output)], {
          output: saveTensor(output),
          dim,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._log_softmax_backward_data_op.maskLo;
    const h = hi & afterAutograd & op._log_softmax_backward_data_op.maskHi;
    result = op._log_softmax_backward_data_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._log_softmax_backward_data_jvp(result, gradOutput, output, dim);
  return result;
}

export function nll_loss_forward_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss_forward");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NllLossBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          ignoreIndex,
          totalWeight: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.nll_loss_forward_op.maskLo;
    const h = hi & afterAutograd & op.nll_loss_forward_op.maskHi;
    result = op.nll_loss_forward_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.nll_loss_forward_jvp(result[0], self, target, weight, reduction, ignoreIndex);
  if (node !== null) {
    node.saved.totalWeight = saveOutput(result[1], node);
  }
  return result;
}

export function nll_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss_backward");
  if (gradEnabled()) checkNoGradient(totalWeight, "total_weight", "nll_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.NllLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          ignoreIndex,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.nll_loss_backward_op.maskLo;
    const h = hi & afterAutograd & op.nll_loss_backward_op.maskHi;
    result = op.nll_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.nll_loss_backward_jvp(result, gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  return result;
}

export function nll_loss2d_forward_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss2d_forward");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NllLoss2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          ignoreIndex,
          totalWeight: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.nll_loss2d_forward_op.maskLo;
    const h = hi & afterAutograd & op.nll_loss2d_forward_op.maskHi;
    result = op.nll_loss2d_forward_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.nll_loss2d_forward_jvp(result[0], self, target, weight, reduction, ignoreIndex);
  if (node !== null) {
    node.saved.totalWeight = saveOutput(result[1], node);
  }
  return result;
}

export function nll_loss2d_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss2d_backward");
  if (gradEnabled()) checkNoGradient(totalWeight, "total_weight", "nll_loss2d_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.NllLoss2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          ignoreIndex,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.nll_loss2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.nll_loss2d_backward_op.maskHi;
    result = op.nll_loss2d_backward_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.nll_loss2d_backward_jvp(result, gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  return result;
}

export function mse_loss_autograd(self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(nodes.MseLossBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mse_loss_op.maskLo;
    const h = hi & afterAutograd & op.mse_loss_op.maskHi;
    result = op.mse_loss_op.table[slot(l, h)]!(self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mse_loss_jvp(result, self, target, reduction);
  return result;
}

export function mse_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(target))
      ? new Node(nodes.MseLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.mse_loss_backward_op.maskLo;
    const h = hi & afterAutograd & op.mse_loss_backward_op.maskHi;
    result = op.mse_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.mse_loss_backward_jvp(result, gradOutput, self, target, reduction);
  return result;
}

export function smooth_l1_loss_autograd(self: Tensor, target: Tensor, reduction: number, beta: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(nodes.SmoothL1LossBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          beta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.smooth_l1_loss_op.maskLo;
    const h = hi & afterAutograd & op.smooth_l1_loss_op.maskHi;
    result = op.smooth_l1_loss_op.table[slot(l, h)]!(self, target, reduction, beta, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.smooth_l1_loss_jvp(result, self, target, reduction, beta);
  return result;
}

export function smooth_l1_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, beta: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(target))
      ? new Node(nodes.SmoothL1LossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          beta,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.smooth_l1_loss_backward_op.maskLo;
    const h = hi & afterAutograd & op.smooth_l1_loss_backward_op.maskHi;
    result = op.smooth_l1_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, beta, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.smooth_l1_loss_backward_jvp(result, gradOutput, self, target, reduction, beta);
  return result;
}

export function huber_loss_autograd(self: Tensor, target: Tensor, reduction: number, delta: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(nodes.HuberLossBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          delta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.huber_loss_op.maskLo;
    const h = hi & afterAutograd & op.huber_loss_op.maskHi;
    result = op.huber_loss_op.table[slot(l, h)]!(self, target, reduction, delta, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.huber_loss_jvp(result, self, target, reduction, delta);
  return result;
}

export function huber_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(target))
      ? new Node(nodes.HuberLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(target)], {
          gradOutput: saveTensor(gradOutput),
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          delta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.huber_loss_backward_op.maskLo;
    const h = hi & afterAutograd & op.huber_loss_backward_op.maskHi;
    result = op.huber_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, delta, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.huber_loss_backward_jvp(result, gradOutput, self, target, reduction, delta);
  return result;
}

export function binary_cross_entropy_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "binary_cross_entropy");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(nodes.BinaryCrossEntropyBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.binary_cross_entropy_op.maskLo;
    const h = hi & afterAutograd & op.binary_cross_entropy_op.maskHi;
    result = op.binary_cross_entropy_op.table[slot(l, h)]!(self, target, weight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.binary_cross_entropy_jvp(result, self, target, weight, reduction);
  return result;
}

export function binary_cross_entropy_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "binary_cross_entropy_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(target))
      ? new Node(nodes.BinaryCrossEntropyBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.binary_cross_entropy_backward_op.maskLo;
    const h = hi & afterAutograd & op.binary_cross_entropy_backward_op.maskHi;
    result = op.binary_cross_entropy_backward_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.binary_cross_entropy_backward_jvp(result, gradOutput, self, target, weight, reduction);
  return result;
}

export function binary_cross_entropy_with_logits_autograd(self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "binary_cross_entropy_with_logits");
  if (gradEnabled()) checkNoGradient(posWeight, "pos_weight", "binary_cross_entropy_with_logits");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(nodes.BinaryCrossEntropyWithLogitsBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          posWeight: saveTensor(posWeight),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.binary_cross_entropy_with_logits_op.maskLo;
    const h = hi & afterAutograd & op.binary_cross_entropy_with_logits_op.maskHi;
    result = op.binary_cross_entropy_with_logits_op.table[slot(l, h)]!(self, target, weight, posWeight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.binary_cross_entropy_with_logits_jvp(result, self, target, weight, posWeight, reduction);
  return result;
}

export function soft_margin_loss_autograd(self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(target, "target", "soft_margin_loss");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SoftMarginLossBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.soft_margin_loss_op.maskLo;
    const h = hi & afterAutograd & op.soft_margin_loss_op.maskHi;
    result = op.soft_margin_loss_op.table[slot(l, h)]!(self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.soft_margin_loss_jvp(result, self, target, reduction);
  return result;
}

export function soft_margin_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(target, "target", "soft_margin_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.SoftMarginLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          gradOutput: saveTensor(gradOutput),
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.soft_margin_loss_backward_op.maskLo;
    const h = hi & afterAutograd & op.soft_margin_loss_backward_op.maskHi;
    result = op.soft_margin_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.soft_margin_loss_backward_jvp(result, gradOutput, self, target, reduction);
  return result;
}

export function native_layer_norm_autograd(input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(nodes.NativeLayerNormBackward0, [edgeOf(input), edgeOf(weight), edgeOf(bias)], {
          input: saveTensor(input),
          normalizedShape,
          weight: saveTensor(weight),
          bias: saveTensor(bias),
          result1: null,
          result2: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.native_layer_norm_op.maskLo;
    const h = hi & afterAutograd & op.native_layer_norm_op.maskHi;
    result = op.native_layer_norm_op.table[slot(l, h)]!(input, normalizedShape, weight, bias, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.native_layer_norm_jvp(result[0], result[1], result[2], input, normalizedShape, weight, bias);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
    node.saved.result2 = saveOutput(result[2], node);
  }
  return result;
}

export function native_layer_norm_backward_autograd(gradOut: Tensor, input: Tensor, normalizedShape: readonly number[], mean: Tensor, rstd: Tensor, weight: Tensor | null, bias: Tensor | null, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOut) || requiresGrad(input) || requiresGrad(mean) || requiresGrad(rstd) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(nodes.NativeLayerNormBackwardBackward0, [edgeOf(gradOut), edgeOf(input), edgeOf(mean), edgeOf(rstd), edgeOf(weight), edgeOf(bias)], {
          gradOut: saveTensor(gradOut),
          input: saveTensor(input),
          normalizedShape,
          mean: saveTensor(mean),
          rstd: saveTensor(rstd),
          weight: saveTensor(weight),
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.native_layer_norm_backward_op.maskLo;
    const h = hi & afterAutograd & op.native_layer_norm_backward_op.maskHi;
    result = op.native_layer_norm_backward_op.table[slot(l, h)]!(gradOut, input, normalizedShape, mean, rstd, weight, bias, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) jvp.native_layer_norm_backward_jvp(result[0], result[1], result[2], gradOut, input, normalizedShape, mean, rstd, weight, outputMask);
  return result;
}

export function native_batch_norm_autograd(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(runningMean, "running_mean", "native_batch_norm");
  if (gradEnabled()) checkNoGradient(runningVar, "running_var", "native_batch_norm");
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(nodes.NativeBatchNormBackward0, [edgeOf(input), edgeOf(weight), edgeOf(bias)], {
          input: saveTensor(input),
          weight: saveTensor(weight),
          runningMean: saveTensor(runningMean),
          runningVar: saveTensor(runningVar),
          training,
          eps,
          result1: null,
          result2: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.native_batch_norm_op.maskLo;
    const h = hi & afterAutograd & op.native_batch_norm_op.maskHi;
    result = op.native_batch_norm_op.table[slot(l, h)]!(input, weight, bias, runningMean, runningVar, training, momentum, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.native_batch_norm_jvp(result[0], result[1], result[2], input, weight, bias, runningMean, runningVar, training, eps);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
    node.saved.result2 = saveOutput(result[2], node);
  }
  return result;
}

export function native_batch_norm_backward_autograd(gradOut: Tensor, input: Tensor, weight: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, saveMean: Tensor | null, saveInvstd: Tensor | null, train: boolean, eps: number, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(runningMean, "running_mean", "native_batch_norm_backward");
  if (gradEnabled()) checkNoGradient(runningVar, "running_var", "native_batch_norm_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOut) || requiresGrad(input) || requiresGrad(weight) || requiresGrad(saveMean) || requiresGrad(saveInvstd))
      ? new Node(nodes.NativeBatchNormBackwardBackward0, [edgeOf(gradOut), edgeOf(input), edgeOf(weight), edgeOf(saveMean), edgeOf(saveInvstd)], {
          gradOut: saveTensor(gradOut),
          input: saveTensor(input),
          weight: saveTensor(weight),
          runningMean: saveTensor(runningMean),
          runningVar: saveTensor(runningVar),
          saveMean: saveTensor(saveMean),
          saveInvstd: saveTensor(saveInvstd),
          train,
          eps,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.native_batch_norm_backward_op.maskLo;
    const h = hi & afterAutograd & op.native_batch_norm_backward_op.maskHi;
    result = op.native_batch_norm_backward_op.table[slot(l, h)]!(gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, train, eps, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) jvp.native_batch_norm_backward_jvp(result[0], result[1], result[2], gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, train, eps, outputMask);
  return result;
}

export function native_group_norm_autograd(input: Tensor, weight: Tensor | null, bias: Tensor | null, N: number, C: number, HxW: number, group: number, eps: number, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(nodes.NativeGroupNormBackward0, [edgeOf(input), edgeOf(weight), edgeOf(bias)], {
          input: saveTensor(input),
          weight: saveTensor(weight),
          N,
          C,
          HxW,
          group,
          eps,
          result1: null,
          result2: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.native_group_norm_op.maskLo;
    const h = hi & afterAutograd & op.native_group_norm_op.maskHi;
    result = op.native_group_norm_op.table[slot(l, h)]!(input, weight, bias, N, C, HxW, group, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) jvp.native_group_norm_jvp(result[0], result[1], result[2], input, weight, bias, group);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
    node.saved.result2 = saveOutput(result[2], node);
  }
  return result;
}

export function native_group_norm_backward_autograd(gradOut: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | null, N: number, C: number, HxW: number, group: number, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOut) || requiresGrad(input) || requiresGrad(mean) || requiresGrad(rstd) || requiresGrad(weight))
      ? new Node(nodes.NativeGroupNormBackwardBackward0, [edgeOf(gradOut), edgeOf(input), edgeOf(mean), edgeOf(rstd), edgeOf(weight)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.native_group_norm_backward_op.maskLo;
    const h = hi & afterAutograd & op.native_group_norm_backward_op.maskHi;
    result = op.native_group_norm_backward_op.table[slot(l, h)]!(gradOut, input, mean, rstd, weight, N, C, HxW, group, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) jvp.native_group_norm_backward_jvp(result[0], result[1], result[2], gradOut, input, mean, rstd, weight, group, outputMask);
  return result;
}

export function convolution_autograd(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(nodes.ConvolutionBackward0, [edgeOf(input), edgeOf(weight), edgeOf(bias)], {
          input: saveTensor(input),
          weight: saveTensor(weight),
          biasSizesOpt: bias === null ? null : bias.shape,
          stride,
          padding,
          dilation,
          transposed,
          outputPadding,
          groups,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.convolution_op.maskLo;
    const h = hi & afterAutograd & op.convolution_op.maskHi;
    result = op.convolution_op.table[slot(l, h)]!(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.convolution_jvp(result, input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups);
  return result;
}

export function convolution_backward_autograd(gradOutput: Tensor, input: Tensor, weight: Tensor, biasSizes: readonly number[] | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(input) || requiresGrad(weight))
      ? new Node(nodes.ConvolutionBackwardBackward0, [edgeOf(gradOutput), edgeOf(input), edgeOf(weight)], {
          gradOutput: saveTensor(gradOutput),
          input: saveTensor(input),
          weight: saveTensor(weight),
          stride,
          padding,
          dilation,
          transposed,
          outputPadding,
          groups,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.convolution_backward_op.maskLo;
    const h = hi & afterAutograd & op.convolution_backward_op.maskHi;
    result = op.convolution_backward_op.table[slot(l, h)]!(gradOutput, input, weight, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) jvp.convolution_backward_jvp(result[0], result[1], result[2], gradOutput, input, weight, biasSizes, stride, padding, dilation, transposed, outputPadding, groups);
  return result;
}

export function im2col_autograd(self: Tensor, kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Im2ColBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          dilation,
          padding,
          stride,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.im2col_op.maskLo;
    const h = hi & afterAutograd & op.im2col_op.maskHi;
    result = op.im2col_op.table[slot(l, h)]!(self, kernelSize, dilation, padding, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.im2col_jvp(result, self, kernelSize, dilation, padding, stride);
  return result;
}

export function col2im_autograd(self: Tensor, outputSize: readonly number[], kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Col2ImBackward0, [edgeOf(self)], {
          kernelSize,
          dilation,
          padding,
          stride,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.col2im_op.maskLo;
    const h = hi & afterAutograd & op.col2im_op.maskHi;
    result = op.col2im_op.table[slot(l, h)]!(self, outputSize, kernelSize, dilation, padding, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.col2im_jvp(result, self, outputSize, kernelSize, dilation, padding, stride);
  return result;
}

export function max_pool2d_with_indices_autograd(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MaxPool2DWithIndicesBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          stride,
          padding,
          dilation,
          ceilMode,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.max_pool2d_with_indices_op.maskLo;
    const h = hi & afterAutograd & op.max_pool2d_with_indices_op.maskHi;
    result = op.max_pool2d_with_indices_op.table[slot(l, h)]!(self, kernelSize, stride, padding, dilation, ceilMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.max_pool2d_with_indices_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function max_pool2d_with_indices_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.MaxPool2DWithIndicesBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.max_pool2d_with_indices_backward_op.maskLo;
    const h = hi & afterAutograd & op.max_pool2d_with_indices_backward_op.maskHi;
    result = op.max_pool2d_with_indices_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.max_pool2d_with_indices_backward_jvp(result, gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices);
  return result;
}

export function avg_pool2d_autograd(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AvgPool2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          stride,
          padding,
          ceilMode,
          countIncludePad,
          divisorOverride,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.avg_pool2d_op.maskLo;
    const h = hi & afterAutograd & op.avg_pool2d_op.maskHi;
    result = op.avg_pool2d_op.table[slot(l, h)]!(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.avg_pool2d_jvp(result, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride);
  return result;
}

export function avg_pool2d_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.AvgPool2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          kernelSize,
          stride,
          padding,
          ceilMode,
          countIncludePad,
          divisorOverride,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.avg_pool2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.avg_pool2d_backward_op.maskHi;
    result = op.avg_pool2d_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.avg_pool2d_backward_jvp(result, gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride);
  return result;
}

export function _adaptive_avg_pool2d_autograd(self: Tensor, outputSize: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AdaptiveAvgPool2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._adaptive_avg_pool2d_op.maskLo;
    const h = hi & afterAutograd & op._adaptive_avg_pool2d_op.maskHi;
    result = op._adaptive_avg_pool2d_op.table[slot(l, h)]!(self, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._adaptive_avg_pool2d_jvp(result, self, outputSize);
  return result;
}

export function _adaptive_avg_pool2d_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.AdaptiveAvgPool2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          gradOutput: saveTensor(gradOutput),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._adaptive_avg_pool2d_backward_op.maskLo;
    const h = hi & afterAutograd & op._adaptive_avg_pool2d_backward_op.maskHi;
    result = op._adaptive_avg_pool2d_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._adaptive_avg_pool2d_backward_jvp(result, gradOutput, self);
  return result;
}

export function adaptive_max_pool2d_autograd(self: Tensor, outputSize: readonly number[], lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AdaptiveMaxPool2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.adaptive_max_pool2d_op.maskLo;
    const h = hi & afterAutograd & op.adaptive_max_pool2d_op.maskHi;
    result = op.adaptive_max_pool2d_op.table[slot(l, h)]!(self, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.adaptive_max_pool2d_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function adaptive_max_pool2d_backward_autograd(gradOutput: Tensor, self: Tensor, indices: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.AdaptiveMaxPool2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.adaptive_max_pool2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.adaptive_max_pool2d_backward_op.maskHi;
    result = op.adaptive_max_pool2d_backward_op.table[slot(l, h)]!(gradOutput, self, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.adaptive_max_pool2d_backward_jvp(result, gradOutput, self, indices);
  return result;
}

export function max_unpool2d_autograd(self: Tensor, indices: Tensor, outputSize: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MaxUnpool2DBackward0, [edgeOf(self)], {
          indices: saveTensor(indices),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.max_unpool2d_op.maskLo;
    const h = hi & afterAutograd & op.max_unpool2d_op.maskHi;
    result = op.max_unpool2d_op.table[slot(l, h)]!(self, indices, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.max_unpool2d_jvp(result, self, indices, outputSize);
  return result;
}

export function max_pool3d_with_indices_autograd(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MaxPool3DWithIndicesBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          stride,
          padding,
          dilation,
          ceilMode,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.max_pool3d_with_indices_op.maskLo;
    const h = hi & afterAutograd & op.max_pool3d_with_indices_op.maskHi;
    result = op.max_pool3d_with_indices_op.table[slot(l, h)]!(self, kernelSize, stride, padding, dilation, ceilMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.max_pool3d_with_indices_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function max_pool3d_with_indices_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.MaxPool3DWithIndicesBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.max_pool3d_with_indices_backward_op.maskLo;
    const h = hi & afterAutograd & op.max_pool3d_with_indices_backward_op.maskHi;
    result = op.max_pool3d_with_indices_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.max_pool3d_with_indices_backward_jvp(result, gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices);
  return result;
}

export function avg_pool3d_autograd(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AvgPool3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          stride,
          padding,
          ceilMode,
          countIncludePad,
          divisorOverride,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.avg_pool3d_op.maskLo;
    const h = hi & afterAutograd & op.avg_pool3d_op.maskHi;
    result = op.avg_pool3d_op.table[slot(l, h)]!(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.avg_pool3d_jvp(result, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride);
  return result;
}

export function avg_pool3d_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.AvgPool3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          kernelSize,
          stride,
          padding,
          ceilMode,
          countIncludePad,
          divisorOverride,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.avg_pool3d_backward_op.maskLo;
    const h = hi & afterAutograd & op.avg_pool3d_backward_op.maskHi;
    result = op.avg_pool3d_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.avg_pool3d_backward_jvp(result, gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride);
  return result;
}

export function _adaptive_avg_pool3d_autograd(self: Tensor, outputSize: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AdaptiveAvgPool3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._adaptive_avg_pool3d_op.maskLo;
    const h = hi & afterAutograd & op._adaptive_avg_pool3d_op.maskHi;
    result = op._adaptive_avg_pool3d_op.table[slot(l, h)]!(self, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._adaptive_avg_pool3d_jvp(result, self, outputSize);
  return result;
}

export function _adaptive_avg_pool3d_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.AdaptiveAvgPool3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          gradOutput: saveTensor(gradOutput),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._adaptive_avg_pool3d_backward_op.maskLo;
    const h = hi & afterAutograd & op._adaptive_avg_pool3d_backward_op.maskHi;
    result = op._adaptive_avg_pool3d_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._adaptive_avg_pool3d_backward_jvp(result, gradOutput, self);
  return result;
}

export function adaptive_max_pool3d_autograd(self: Tensor, outputSize: readonly number[], lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AdaptiveMaxPool3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.adaptive_max_pool3d_op.maskLo;
    const h = hi & afterAutograd & op.adaptive_max_pool3d_op.maskHi;
    result = op.adaptive_max_pool3d_op.table[slot(l, h)]!(self, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.adaptive_max_pool3d_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function adaptive_max_pool3d_backward_autograd(gradOutput: Tensor, self: Tensor, indices: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.AdaptiveMaxPool3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.adaptive_max_pool3d_backward_op.maskLo;
    const h = hi & afterAutograd & op.adaptive_max_pool3d_backward_op.maskHi;
    result = op.adaptive_max_pool3d_backward_op.table[slot(l, h)]!(gradOutput, self, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.adaptive_max_pool3d_backward_jvp(result, gradOutput, self, indices);
  return result;
}

export function max_unpool3d_autograd(self: Tensor, indices: Tensor, outputSize: readonly number[], stride: readonly number[], padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MaxUnpool3DBackward0, [edgeOf(self)], {
          indices: saveTensor(indices),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.max_unpool3d_op.maskLo;
    const h = hi & afterAutograd & op.max_unpool3d_op.maskHi;
    result = op.max_unpool3d_op.table[slot(l, h)]!(self, indices, outputSize, stride, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.max_unpool3d_jvp(result, self, indices, outputSize, stride, padding);
  return result;
}

export function glu_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.GluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.glu_op.maskLo;
    const h = hi & afterAutograd & op.glu_op.maskHi;
    result = op.glu_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.glu_jvp(result, self, dim);
  return result;
}

export function glu_backward_autograd(gradOutput: Tensor, self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.GluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          dim,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.glu_backward_op.maskLo;
    const h = hi & afterAutograd & op.glu_backward_op.maskHi;
    result = op.glu_backward_op.table[slot(l, h)]!(gradOutput, self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.glu_backward_jvp(result, gradOutput, self, dim);
  return result;
}

export function prelu_autograd(self: Tensor, weight: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(weight))
      ? new Node(nodes.PreluBackward0, [edgeOf(self), edgeOf(weight)], {
          self: saveTensor(self),
          weight: saveTensor(weight),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.prelu_op.maskLo;
    const h = hi & afterAutograd & op.prelu_op.maskHi;
    result = op.prelu_op.table[slot(l, h)]!(self, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.prelu_jvp(result, self, weight);
  return result;
}

export function prelu_backward_autograd(gradOutput: Tensor, self: Tensor, weight: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(weight))
      ? new Node(nodes.PreluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(weight)], {
          gradOutput: saveTensor(gradOutput),
          self: saveTensor(self),
          weight: saveTensor(weight),
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.prelu_backward_op.maskLo;
    const h = hi & afterAutograd & op.prelu_backward_op.maskHi;
    result = op.prelu_backward_op.table[slot(l, h)]!(gradOutput, self, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) jvp.prelu_backward_jvp(result[0], result[1], gradOutput, self, weight);
  return result;
}

export function renorm_autograd(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RenormBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          dim,
          maxnorm,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.renorm_op.maskLo;
    const h = hi & afterAutograd & op.renorm_op.maskHi;
    result = op.renorm_op.table[slot(l, h)]!(self, p, dim, maxnorm, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.renorm_jvp(result, self, p, dim, maxnorm);
  return result;
}

export function renorm__autograd(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.RenormBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          p,
          dim,
          maxnorm,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.renorm__op.maskLo;
    const h = hi & afterAutograd & op.renorm__op.maskHi;
    op.renorm__op.table[slot(l, h)]!(self, p, dim, maxnorm, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.renorm__jvp(self, p, dim, maxnorm, originalSelf);
  return self;
}

export function pixel_shuffle_autograd(self: Tensor, upscaleFactor: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.PixelShuffleBackward0, [edgeOf(self)], {
          upscaleFactor,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.pixel_shuffle_op.maskLo;
    const h = hi & afterAutograd & op.pixel_shuffle_op.maskHi;
    result = op.pixel_shuffle_op.table[slot(l, h)]!(self, upscaleFactor, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.pixel_shuffle_jvp(result, self, upscaleFactor);
  return result;
}

export function pixel_unshuffle_autograd(self: Tensor, downscaleFactor: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.PixelUnshuffleBackward0, [edgeOf(self)], {
          downscaleFactor,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.pixel_unshuffle_op.maskLo;
    const h = hi & afterAutograd & op.pixel_unshuffle_op.maskHi;
    result = op.pixel_unshuffle_op.table[slot(l, h)]!(self, downscaleFactor, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.pixel_unshuffle_jvp(result, self, downscaleFactor);
  return result;
}

export function upsample_nearest1d_autograd(self: Tensor, outputSize: readonly number[], scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleNearest1DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest1d_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest1d_op.maskHi;
    result = op.upsample_nearest1d_op.table[slot(l, h)]!(self, outputSize, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest1d_jvp(result, self, outputSize, scales);
  return result;
}

export function upsample_nearest1d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearest1DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest1d_backward_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest1d_backward_op.maskHi;
    result = op.upsample_nearest1d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest1d_backward_jvp(result, gradOutput, outputSize, inputSize, scales);
  return result;
}

export function upsample_nearest1d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleNearest1DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest1d_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest1d_vec_op.maskHi;
    result = op.upsample_nearest1d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest1d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function upsample_nearest1d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearest1DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest1d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest1d_backward_vec_op.maskHi;
    result = op.upsample_nearest1d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest1d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function upsample_nearest2d_autograd(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleNearest2DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest2d_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest2d_op.maskHi;
    result = op.upsample_nearest2d_op.table[slot(l, h)]!(self, outputSize, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest2d_jvp(result, self, outputSize, scalesH, scalesW);
  return result;
}

export function upsample_nearest2d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearest2DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest2d_backward_op.maskHi;
    result = op.upsample_nearest2d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest2d_backward_jvp(result, gradOutput, outputSize, inputSize, scalesH, scalesW);
  return result;
}

export function upsample_nearest2d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleNearest2DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest2d_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest2d_vec_op.maskHi;
    result = op.upsample_nearest2d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest2d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function upsample_nearest2d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearest2DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest2d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest2d_backward_vec_op.maskHi;
    result = op.upsample_nearest2d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest2d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function upsample_nearest3d_autograd(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleNearest3DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest3d_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest3d_op.maskHi;
    result = op.upsample_nearest3d_op.table[slot(l, h)]!(self, outputSize, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest3d_jvp(result, self, outputSize, scalesD, scalesH, scalesW);
  return result;
}

export function upsample_nearest3d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearest3DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest3d_backward_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest3d_backward_op.maskHi;
    result = op.upsample_nearest3d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest3d_backward_jvp(result, gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW);
  return result;
}

export function upsample_nearest3d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleNearest3DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest3d_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest3d_vec_op.maskHi;
    result = op.upsample_nearest3d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest3d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function upsample_nearest3d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearest3DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_nearest3d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_nearest3d_backward_vec_op.maskHi;
    result = op.upsample_nearest3d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_nearest3d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact1d_autograd(self: Tensor, outputSize: readonly number[], scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleNearestExact1DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact1d_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact1d_op.maskHi;
    result = op._upsample_nearest_exact1d_op.table[slot(l, h)]!(self, outputSize, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact1d_jvp(result, self, outputSize, scales);
  return result;
}

export function _upsample_nearest_exact1d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearestExact1DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact1d_backward_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact1d_backward_op.maskHi;
    result = op._upsample_nearest_exact1d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact1d_backward_jvp(result, gradOutput, outputSize, inputSize, scales);
  return result;
}

export function _upsample_nearest_exact1d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleNearestExact1DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact1d_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact1d_vec_op.maskHi;
    result = op._upsample_nearest_exact1d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact1d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact1d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearestExact1DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact1d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact1d_backward_vec_op.maskHi;
    result = op._upsample_nearest_exact1d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact1d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact2d_autograd(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleNearestExact2DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact2d_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact2d_op.maskHi;
    result = op._upsample_nearest_exact2d_op.table[slot(l, h)]!(self, outputSize, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact2d_jvp(result, self, outputSize, scalesH, scalesW);
  return result;
}

export function _upsample_nearest_exact2d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearestExact2DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact2d_backward_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact2d_backward_op.maskHi;
    result = op._upsample_nearest_exact2d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact2d_backward_jvp(result, gradOutput, outputSize, inputSize, scalesH, scalesW);
  return result;
}

export function _upsample_nearest_exact2d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleNearestExact2DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact2d_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact2d_vec_op.maskHi;
    result = op._upsample_nearest_exact2d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact2d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact2d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearestExact2DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact2d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact2d_backward_vec_op.maskHi;
    result = op._upsample_nearest_exact2d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact2d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact3d_autograd(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleNearestExact3DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact3d_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact3d_op.maskHi;
    result = op._upsample_nearest_exact3d_op.table[slot(l, h)]!(self, outputSize, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact3d_jvp(result, self, outputSize, scalesD, scalesH, scalesW);
  return result;
}

export function _upsample_nearest_exact3d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearestExact3DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact3d_backward_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact3d_backward_op.maskHi;
    result = op._upsample_nearest_exact3d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact3d_backward_jvp(result, gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW);
  return result;
}

export function _upsample_nearest_exact3d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleNearestExact3DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact3d_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact3d_vec_op.maskHi;
    result = op._upsample_nearest_exact3d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact3d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact3d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleNearestExact3DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_nearest_exact3d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_nearest_exact3d_backward_vec_op.maskHi;
    result = op._upsample_nearest_exact3d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_nearest_exact3d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function upsample_linear1d_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleLinear1DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_linear1d_op.maskLo;
    const h = hi & afterAutograd & op.upsample_linear1d_op.maskHi;
    result = op.upsample_linear1d_op.table[slot(l, h)]!(self, outputSize, alignCorners, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_linear1d_jvp(result, self, outputSize, alignCorners, scales);
  return result;
}

export function upsample_linear1d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleLinear1DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_linear1d_backward_op.maskLo;
    const h = hi & afterAutograd & op.upsample_linear1d_backward_op.maskHi;
    result = op.upsample_linear1d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_linear1d_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scales);
  return result;
}

export function upsample_linear1d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleLinear1DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_linear1d_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_linear1d_vec_op.maskHi;
    result = op.upsample_linear1d_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_linear1d_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_linear1d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleLinear1DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_linear1d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_linear1d_backward_vec_op.maskHi;
    result = op.upsample_linear1d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_linear1d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_bilinear2d_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleBilinear2DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_bilinear2d_op.maskLo;
    const h = hi & afterAutograd & op.upsample_bilinear2d_op.maskHi;
    result = op.upsample_bilinear2d_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_bilinear2d_jvp(result, self, outputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function upsample_bilinear2d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleBilinear2DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_bilinear2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.upsample_bilinear2d_backward_op.maskHi;
    result = op.upsample_bilinear2d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_bilinear2d_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function upsample_bilinear2d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleBilinear2DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_bilinear2d_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_bilinear2d_vec_op.maskHi;
    result = op.upsample_bilinear2d_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_bilinear2d_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_bilinear2d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleBilinear2DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_bilinear2d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_bilinear2d_backward_vec_op.maskHi;
    result = op.upsample_bilinear2d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_bilinear2d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_trilinear3d_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleTrilinear3DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_trilinear3d_op.maskLo;
    const h = hi & afterAutograd & op.upsample_trilinear3d_op.maskHi;
    result = op.upsample_trilinear3d_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_trilinear3d_jvp(result, self, outputSize, alignCorners, scalesD, scalesH, scalesW);
  return result;
}

export function upsample_trilinear3d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleTrilinear3DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_trilinear3d_backward_op.maskLo;
    const h = hi & afterAutograd & op.upsample_trilinear3d_backward_op.maskHi;
    result = op.upsample_trilinear3d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_trilinear3d_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesD, scalesH, scalesW);
  return result;
}

export function upsample_trilinear3d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleTrilinear3DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_trilinear3d_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_trilinear3d_vec_op.maskHi;
    result = op.upsample_trilinear3d_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_trilinear3d_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_trilinear3d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleTrilinear3DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_trilinear3d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_trilinear3d_backward_vec_op.maskHi;
    result = op.upsample_trilinear3d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_trilinear3d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_bicubic2d_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleBicubic2DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_bicubic2d_op.maskLo;
    const h = hi & afterAutograd & op.upsample_bicubic2d_op.maskHi;
    result = op.upsample_bicubic2d_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_bicubic2d_jvp(result, self, outputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function upsample_bicubic2d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleBicubic2DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_bicubic2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.upsample_bicubic2d_backward_op.maskHi;
    result = op.upsample_bicubic2d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_bicubic2d_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function upsample_bicubic2d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleBicubic2DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_bicubic2d_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_bicubic2d_vec_op.maskHi;
    result = op.upsample_bicubic2d_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_bicubic2d_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_bicubic2d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleBicubic2DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.upsample_bicubic2d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op.upsample_bicubic2d_backward_vec_op.maskHi;
    result = op.upsample_bicubic2d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.upsample_bicubic2d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function _upsample_bilinear2d_aa_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleBilinear2DAaBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_bilinear2d_aa_op.maskLo;
    const h = hi & afterAutograd & op._upsample_bilinear2d_aa_op.maskHi;
    result = op._upsample_bilinear2d_aa_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_bilinear2d_aa_jvp(result, self, outputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function _upsample_bilinear2d_aa_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleBilinear2DAaBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_bilinear2d_aa_backward_op.maskLo;
    const h = hi & afterAutograd & op._upsample_bilinear2d_aa_backward_op.maskHi;
    result = op._upsample_bilinear2d_aa_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_bilinear2d_aa_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function _upsample_bilinear2d_aa_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleBilinear2DAaBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_bilinear2d_aa_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_bilinear2d_aa_vec_op.maskHi;
    result = op._upsample_bilinear2d_aa_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_bilinear2d_aa_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function _upsample_bilinear2d_aa_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleBilinear2DAaBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_bilinear2d_aa_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_bilinear2d_aa_backward_vec_op.maskHi;
    result = op._upsample_bilinear2d_aa_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_bilinear2d_aa_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function _upsample_bicubic2d_aa_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UpsampleBicubic2DAaBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_bicubic2d_aa_op.maskLo;
    const h = hi & afterAutograd & op._upsample_bicubic2d_aa_op.maskHi;
    result = op._upsample_bicubic2d_aa_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_bicubic2d_aa_jvp(result, self, outputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function _upsample_bicubic2d_aa_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleBicubic2DAaBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_bicubic2d_aa_backward_op.maskLo;
    const h = hi & afterAutograd & op._upsample_bicubic2d_aa_backward_op.maskHi;
    result = op._upsample_bicubic2d_aa_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_bicubic2d_aa_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function _upsample_bicubic2d_aa_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.UpsampleBicubic2DAaBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_bicubic2d_aa_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_bicubic2d_aa_vec_op.maskHi;
    result = op._upsample_bicubic2d_aa_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_bicubic2d_aa_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function _upsample_bicubic2d_aa_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(nodes.UpsampleBicubic2DAaBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._upsample_bicubic2d_aa_backward_vec_op.maskLo;
    const h = hi & afterAutograd & op._upsample_bicubic2d_aa_backward_vec_op.maskHi;
    result = op._upsample_bicubic2d_aa_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._upsample_bicubic2d_aa_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function grid_sampler_2d_autograd(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(grid))
      ? new Node(nodes.GridSampler2DBackward0, [edgeOf(input), edgeOf(grid)], {
          input: saveTensor(input),
          grid: saveTensor(grid),
          interpolationMode,
          paddingMode,
          alignCorners,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.grid_sampler_2d_op.maskLo;
    const h = hi & afterAutograd & op.grid_sampler_2d_op.maskHi;
    result = op.grid_sampler_2d_op.table[slot(l, h)]!(input, grid, interpolationMode, paddingMode, alignCorners, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.grid_sampler_2d_jvp(result, input, grid, interpolationMode, paddingMode, alignCorners);
  return result;
}

export function grid_sampler_2d_backward_autograd(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(input) || requiresGrad(grid))
      ? new Node(nodes.GridSampler2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(input), edgeOf(grid)], null)
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.grid_sampler_2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.grid_sampler_2d_backward_op.maskHi;
    result = op.grid_sampler_2d_backward_op.table[slot(l, h)]!(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) forbidTangents("grid_sampler_2d_backward", "not implemented", gradOutput, input, grid);
  return result;
}

export function grid_sampler_3d_autograd(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(grid))
      ? new Node(nodes.GridSampler3DBackward0, [edgeOf(input), edgeOf(grid)], {
          input: saveTensor(input),
          grid: saveTensor(grid),
          interpolationMode,
          paddingMode,
          alignCorners,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.grid_sampler_3d_op.maskLo;
    const h = hi & afterAutograd & op.grid_sampler_3d_op.maskHi;
    result = op.grid_sampler_3d_op.table[slot(l, h)]!(input, grid, interpolationMode, paddingMode, alignCorners, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.grid_sampler_3d_jvp(result, input, grid, interpolationMode, paddingMode, alignCorners);
  return result;
}

export function grid_sampler_3d_backward_autograd(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(input) || requiresGrad(grid))
      ? new Node(nodes.GridSampler3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(input), edgeOf(grid)], null)
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.grid_sampler_3d_backward_op.maskLo;
    const h = hi & afterAutograd & op.grid_sampler_3d_backward_op.maskHi;
    result = op.grid_sampler_3d_backward_op.table[slot(l, h)]!(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) forbidTangents("grid_sampler_3d_backward", "not implemented", gradOutput, input, grid);
  return result;
}

export function affine_grid_generator_autograd(theta: Tensor, size: readonly number[], alignCorners: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(theta)
      ? new Node(nodes.AffineGridGeneratorBackward0, [edgeOf(theta)], {
          size,
          alignCorners,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.affine_grid_generator_op.maskLo;
    const h = hi & afterAutograd & op.affine_grid_generator_op.maskHi;
    result = op.affine_grid_generator_op.table[slot(l, h)]!(theta, size, alignCorners, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("affine_grid_generator", "not implemented", theta);
  return result;
}

export function multi_margin_loss_autograd(self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "multi_margin_loss");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MultiMarginLossBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          p,
          margin,
          weight: saveTensor(weight),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.multi_margin_loss_op.maskLo;
    const h = hi & afterAutograd & op.multi_margin_loss_op.maskHi;
    result = op.multi_margin_loss_op.table[slot(l, h)]!(self, target, p, margin, weight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("multi_margin_loss", "not implemented", self, weight);
  return result;
}

export function multi_margin_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(target, "target", "multi_margin_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(weight))
      ? new Node(nodes.MultiMarginLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(weight)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.multi_margin_loss_backward_op.maskLo;
    const h = hi & afterAutograd & op.multi_margin_loss_backward_op.maskHi;
    result = op.multi_margin_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, p, margin, weight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("multi_margin_loss_backward", "not implemented", gradOutput, self, target, weight);
  return result;
}

export function multilabel_margin_loss_forward_autograd(self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MultilabelMarginLossBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          isTarget: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.multilabel_margin_loss_forward_op.maskLo;
    const h = hi & afterAutograd & op.multilabel_margin_loss_forward_op.maskHi;
    result = op.multilabel_margin_loss_forward_op.table[slot(l, h)]!(self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("multilabel_margin_loss_forward", "not implemented", self);
  if (node !== null) {
    node.saved.isTarget = saveOutput(result[1], node);
  }
  return result;
}

export function multilabel_margin_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, isTarget: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(target, "target", "multilabel_margin_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(isTarget))
      ? new Node(nodes.MultilabelMarginLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(isTarget)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.multilabel_margin_loss_backward_op.maskLo;
    const h = hi & afterAutograd & op.multilabel_margin_loss_backward_op.maskHi;
    result = op.multilabel_margin_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, isTarget, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("multilabel_margin_loss_backward", "not implemented", gradOutput, self, target, isTarget);
  return result;
}

export function rrelu_with_noise_autograd(self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: boolean, generator: Generator | null, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(noise, "noise", "rrelu_with_noise");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RreluWithNoiseBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          noise: saveTensor(noise),
          lower,
          upper,
          training,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.rrelu_with_noise_op.maskLo;
    const h = hi & afterAutograd & op.rrelu_with_noise_op.maskHi;
    result = op.rrelu_with_noise_op.table[slot(l, h)]!(self, noise, lower, upper, training, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.rrelu_with_noise_jvp(result, self, noise, lower, upper, training);
  return result;
}

export function rrelu_with_noise__autograd(self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: boolean, generator: Generator | null, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(noise, "noise", "rrelu_with_noise_");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RreluWithNoiseBackward1, [edgeOf(self)], {
          noise: saveTensor(noise),
          lower,
          upper,
          training,
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.rrelu_with_noise__op.maskLo;
    const h = hi & afterAutograd & op.rrelu_with_noise__op.maskHi;
    op.rrelu_with_noise__op.table[slot(l, h)]!(self, noise, lower, upper, training, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("rrelu_with_noise_", "not implemented", self, noise);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function rrelu_with_noise_backward_autograd(gradOutput: Tensor, self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: boolean, selfIsResult: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(noise, "noise", "rrelu_with_noise_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.RreluWithNoiseBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          noise: saveTensor(noise),
          lower,
          upper,
          training,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.rrelu_with_noise_backward_op.maskLo;
    const h = hi & afterAutograd & op.rrelu_with_noise_backward_op.maskHi;
    result = op.rrelu_with_noise_backward_op.table[slot(l, h)]!(gradOutput, self, noise, lower, upper, training, selfIsResult, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.rrelu_with_noise_backward_jvp(result, gradOutput, self, noise, lower, upper, training);
  return result;
}

export function _ctc_loss_autograd(logProbs: Tensor, targets: Tensor, inputLengths: readonly number[], targetLengths: readonly number[], blank: number, zeroInfinity: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(targets, "targets", "_ctc_loss");
  const node =
    gradEnabled() && requiresGrad(logProbs)
      ? new Node(nodes.CtcLossBackward0, [edgeOf(logProbs)], {
          logProbs: saveTensor(logProbs),
          targets: saveTensor(targets),
          inputLengths,
          targetLengths,
          blank,
          zeroInfinity,
          result0: null,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._ctc_loss_op.maskLo;
    const h = hi & afterAutograd & op._ctc_loss_op.maskHi;
    result = op._ctc_loss_op.table[slot(l, h)]!(logProbs, targets, inputLengths, targetLengths, blank, zeroInfinity, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp._ctc_loss_jvp(result[0], result[1], logProbs, targets, inputLengths, targetLengths, blank, zeroInfinity);
  if (node !== null) {
    node.saved.result0 = saveOutput(result[0], node);
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function _ctc_loss_Tensor_autograd(logProbs: Tensor, targets: Tensor, inputLengths: Tensor, targetLengths: Tensor, blank: number, zeroInfinity: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(targets, "targets", "_ctc_loss");
  if (gradEnabled()) checkNoGradient(inputLengths, "input_lengths", "_ctc_loss");
  if (gradEnabled()) checkNoGradient(targetLengths, "target_lengths", "_ctc_loss");
  const node =
    gradEnabled() && requiresGrad(logProbs)
      ? new Node(nodes.CtcLossBackward1, [edgeOf(logProbs)], {
          logProbs: saveTensor(logProbs),
          targets: saveTensor(targets),
          inputLengths: saveTensor(inputLengths),
          targetLengths: saveTensor(targetLengths),
          blank,
          zeroInfinity,
          result0: null,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._ctc_loss_Tensor_op.maskLo;
    const h = hi & afterAutograd & op._ctc_loss_Tensor_op.maskHi;
    result = op._ctc_loss_Tensor_op.table[slot(l, h)]!(logProbs, targets, inputLengths, targetLengths, blank, zeroInfinity, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp._ctc_loss_Tensor_jvp(result[0], result[1], logProbs, targets, inputLengths, targetLengths, blank, zeroInfinity);
  if (node !== null) {
    node.saved.result0 = saveOutput(result[0], node);
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function _ctc_loss_backward_autograd(grad: Tensor, logProbs: Tensor, targets: Tensor, inputLengths: readonly number[], targetLengths: readonly number[], negLogLikelihood: Tensor, logAlpha: Tensor, blank: number, zeroInfinity: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(targets, "targets", "_ctc_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(logProbs) || requiresGrad(negLogLikelihood) || requiresGrad(logAlpha))
      ? new Node(nodes.CtcLossBackwardBackward0, [edgeOf(grad), edgeOf(logProbs), edgeOf(negLogLikelihood), edgeOf(logAlpha)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._ctc_loss_backward_op.maskLo;
    const h = hi & afterAutograd & op._ctc_loss_backward_op.maskHi;
    result = op._ctc_loss_backward_op.table[slot(l, h)]!(grad, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_ctc_loss_backward", "not implemented", grad, logProbs, targets, negLogLikelihood, logAlpha);
  return result;
}

export function _ctc_loss_backward_Tensor_autograd(grad: Tensor, logProbs: Tensor, targets: Tensor, inputLengths: Tensor, targetLengths: Tensor, negLogLikelihood: Tensor, logAlpha: Tensor, blank: number, zeroInfinity: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(targets, "targets", "_ctc_loss_backward");
  if (gradEnabled()) checkNoGradient(inputLengths, "input_lengths", "_ctc_loss_backward");
  if (gradEnabled()) checkNoGradient(targetLengths, "target_lengths", "_ctc_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(logProbs) || requiresGrad(negLogLikelihood) || requiresGrad(logAlpha))
      ? new Node(nodes.CtcLossBackwardBackward1, [edgeOf(grad), edgeOf(logProbs), edgeOf(negLogLikelihood), edgeOf(logAlpha)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._ctc_loss_backward_Tensor_op.maskLo;
    const h = hi & afterAutograd & op._ctc_loss_backward_Tensor_op.maskHi;
    result = op._ctc_loss_backward_Tensor_op.table[slot(l, h)]!(grad, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_ctc_loss_backward.Tensor", "not implemented", grad, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha);
  return result;
}

export function fractional_max_pool2d_autograd(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], randomSamples: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(randomSamples, "random_samples", "fractional_max_pool2d");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FractionalMaxPool2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          outputSize,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fractional_max_pool2d_op.maskLo;
    const h = hi & afterAutograd & op.fractional_max_pool2d_op.maskHi;
    result = op.fractional_max_pool2d_op.table[slot(l, h)]!(self, kernelSize, outputSize, randomSamples, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.fractional_max_pool2d_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function fractional_max_pool2d_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], indices: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "fractional_max_pool2d_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.FractionalMaxPool2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fractional_max_pool2d_backward_op.maskLo;
    const h = hi & afterAutograd & op.fractional_max_pool2d_backward_op.maskHi;
    result = op.fractional_max_pool2d_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, outputSize, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.fractional_max_pool2d_backward_jvp(result, gradOutput, self, kernelSize, outputSize, indices);
  return result;
}

export function fractional_max_pool3d_autograd(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], randomSamples: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(randomSamples, "random_samples", "fractional_max_pool3d");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FractionalMaxPool3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          outputSize,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fractional_max_pool3d_op.maskLo;
    const h = hi & afterAutograd & op.fractional_max_pool3d_op.maskHi;
    result = op.fractional_max_pool3d_op.table[slot(l, h)]!(self, kernelSize, outputSize, randomSamples, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp.fractional_max_pool3d_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function fractional_max_pool3d_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], indices: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "fractional_max_pool3d_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(nodes.FractionalMaxPool3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.fractional_max_pool3d_backward_op.maskLo;
    const h = hi & afterAutograd & op.fractional_max_pool3d_backward_op.maskHi;
    result = op.fractional_max_pool3d_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, outputSize, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.fractional_max_pool3d_backward_jvp(result, gradOutput, self, kernelSize, outputSize, indices);
  return result;
}

export function conv_tbc_autograd(self: Tensor, weight: Tensor, bias: Tensor, pad: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(nodes.ConvTbcBackward0, [edgeOf(self), edgeOf(weight), edgeOf(bias)], {
          self: saveTensor(self),
          weight: saveTensor(weight),
          bias: saveTensor(bias),
          pad,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.conv_tbc_op.maskLo;
    const h = hi & afterAutograd & op.conv_tbc_op.maskHi;
    result = op.conv_tbc_op.table[slot(l, h)]!(self, weight, bias, pad, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("conv_tbc", "not implemented", self, weight, bias);
  return result;
}

export function _weight_norm_interface_autograd(v: Tensor, g: Tensor, dim: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(v) || requiresGrad(g))
      ? new Node(nodes.WeightNormInterfaceBackward0, [edgeOf(v), edgeOf(g)], {
          v: saveTensor(v),
          g: saveTensor(g),
          dim,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._weight_norm_interface_op.maskLo;
    const h = hi & afterAutograd & op._weight_norm_interface_op.maskHi;
    result = op._weight_norm_interface_op.table[slot(l, h)]!(v, g, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) jvp._weight_norm_interface_jvp(result[0], v, g, dim);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function _pack_padded_sequence_autograd(input: Tensor, lengths: Tensor, batchFirst: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(lengths, "lengths", "_pack_padded_sequence");
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(nodes.PackPaddedSequenceBackward0, [edgeOf(input)], {
          inputSizes: input.shape,
          batchFirst,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._pack_padded_sequence_op.maskLo;
    const h = hi & afterAutograd & op._pack_padded_sequence_op.maskHi;
    result = op._pack_padded_sequence_op.table[slot(l, h)]!(input, lengths, batchFirst, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("_pack_padded_sequence", "not implemented", input, lengths);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function abs__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.AbsBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.abs__op.maskLo;
    const h = hi & afterAutograd & op.abs__op.maskHi;
    op.abs__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.abs__jvp(self, originalSelf);
  return self;
}

export function neg__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NegBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.neg__op.maskLo;
    const h = hi & afterAutograd & op.neg__op.maskHi;
    op.neg__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.neg__jvp(self);
  return self;
}

export function sign__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SignBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.sign__op.maskLo;
    const h = hi & afterAutograd & op.sign__op.maskHi;
    op.sign__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.sign__jvp(self);
  return self;
}

export function sgn__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.SgnBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.sgn__op.maskLo;
    const h = hi & afterAutograd & op.sgn__op.maskHi;
    op.sgn__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.sgn__jvp(self, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function exp__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ExpBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.exp__op.maskLo;
    const h = hi & afterAutograd & op.exp__op.maskHi;
    op.exp__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.exp__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function expm1__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Expm1Backward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.expm1__op.maskLo;
    const h = hi & afterAutograd & op.expm1__op.maskHi;
    op.expm1__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.expm1__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function exp2__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Exp2Backward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.exp2__op.maskLo;
    const h = hi & afterAutograd & op.exp2__op.maskHi;
    op.exp2__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.exp2__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function log__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.LogBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.log__op.maskLo;
    const h = hi & afterAutograd & op.log__op.maskHi;
    op.log__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.log__jvp(self, originalSelf);
  return self;
}

export function log1p__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.Log1PBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.log1p__op.maskLo;
    const h = hi & afterAutograd & op.log1p__op.maskHi;
    op.log1p__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.log1p__jvp(self, originalSelf);
  return self;
}

export function log2__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.Log2Backward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.log2__op.maskLo;
    const h = hi & afterAutograd & op.log2__op.maskHi;
    op.log2__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.log2__jvp(self, originalSelf);
  return self;
}

export function log10__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.Log10Backward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.log10__op.maskLo;
    const h = hi & afterAutograd & op.log10__op.maskHi;
    op.log10__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.log10__jvp(self, originalSelf);
  return self;
}

export function sqrt__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SqrtBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.sqrt__op.maskLo;
    const h = hi & afterAutograd & op.sqrt__op.maskHi;
    op.sqrt__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.sqrt__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function rsqrt__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RsqrtBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.rsqrt__op.maskLo;
    const h = hi & afterAutograd & op.rsqrt__op.maskHi;
    op.rsqrt__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.rsqrt__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function sin__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.SinBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.sin__op.maskLo;
    const h = hi & afterAutograd & op.sin__op.maskHi;
    op.sin__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.sin__jvp(self, originalSelf);
  return self;
}

export function cos__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.CosBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.cos__op.maskLo;
    const h = hi & afterAutograd & op.cos__op.maskHi;
    op.cos__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.cos__jvp(self, originalSelf);
  return self;
}

export function tan__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TanBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.tan__op.maskLo;
    const h = hi & afterAutograd & op.tan__op.maskHi;
    op.tan__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.tan__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function asin__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.AsinBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.asin__op.maskLo;
    const h = hi & afterAutograd & op.asin__op.maskHi;
    op.asin__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.asin__jvp(self, originalSelf);
  return self;
}

export function acos__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.AcosBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.acos__op.maskLo;
    const h = hi & afterAutograd & op.acos__op.maskHi;
    op.acos__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.acos__jvp(self, originalSelf);
  return self;
}

export function atan__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.AtanBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.atan__op.maskLo;
    const h = hi & afterAutograd & op.atan__op.maskHi;
    op.atan__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.atan__jvp(self, originalSelf);
  return self;
}

export function sinh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.SinhBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.sinh__op.maskLo;
    const h = hi & afterAutograd & op.sinh__op.maskHi;
    op.sinh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.sinh__jvp(self, originalSelf);
  return self;
}

export function cosh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.CoshBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.cosh__op.maskLo;
    const h = hi & afterAutograd & op.cosh__op.maskHi;
    op.cosh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.cosh__jvp(self, originalSelf);
  return self;
}

export function tanh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TanhBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.tanh__op.maskLo;
    const h = hi & afterAutograd & op.tanh__op.maskHi;
    op.tanh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.tanh__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function asinh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.AsinhBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.asinh__op.maskLo;
    const h = hi & afterAutograd & op.asinh__op.maskHi;
    op.asinh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.asinh__jvp(self, originalSelf);
  return self;
}

export function acosh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.AcoshBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.acosh__op.maskLo;
    const h = hi & afterAutograd & op.acosh__op.maskHi;
    op.acosh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.acosh__jvp(self, originalSelf);
  return self;
}

export function atanh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.AtanhBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.atanh__op.maskLo;
    const h = hi & afterAutograd & op.atanh__op.maskHi;
    op.atanh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.atanh__jvp(self, originalSelf);
  return self;
}

export function erf__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ErfBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.erf__op.maskLo;
    const h = hi & afterAutograd & op.erf__op.maskHi;
    op.erf__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.erf__jvp(self, originalSelf);
  return self;
}

export function erfc__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ErfcBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.erfc__op.maskLo;
    const h = hi & afterAutograd & op.erfc__op.maskHi;
    op.erfc__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.erfc__jvp(self, originalSelf);
  return self;
}

export function erfinv__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ErfinvBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.erfinv__op.maskLo;
    const h = hi & afterAutograd & op.erfinv__op.maskHi;
    op.erfinv__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.erfinv__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function lgamma__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.LgammaBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.lgamma__op.maskLo;
    const h = hi & afterAutograd & op.lgamma__op.maskHi;
    op.lgamma__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.lgamma__jvp(self, originalSelf);
  return self;
}

export function digamma__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.DigammaBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.digamma__op.maskLo;
    const h = hi & afterAutograd & op.digamma__op.maskHi;
    op.digamma__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.digamma__jvp(self, originalSelf);
  return self;
}

export function sigmoid__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SigmoidBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.sigmoid__op.maskLo;
    const h = hi & afterAutograd & op.sigmoid__op.maskHi;
    op.sigmoid__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.sigmoid__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function reciprocal__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReciprocalBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.reciprocal__op.maskLo;
    const h = hi & afterAutograd & op.reciprocal__op.maskHi;
    op.reciprocal__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.reciprocal__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function floor__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FloorBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.floor__op.maskLo;
    const h = hi & afterAutograd & op.floor__op.maskHi;
    op.floor__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.floor__jvp(self);
  return self;
}

export function ceil__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CeilBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.ceil__op.maskLo;
    const h = hi & afterAutograd & op.ceil__op.maskHi;
    op.ceil__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.ceil__jvp(self);
  return self;
}

export function trunc__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.TruncBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.trunc__op.maskLo;
    const h = hi & afterAutograd & op.trunc__op.maskHi;
    op.trunc__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.trunc__jvp(self);
  return self;
}

export function round__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RoundBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.round__op.maskLo;
    const h = hi & afterAutograd & op.round__op.maskHi;
    op.round__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.round__jvp(self);
  return self;
}

export function round__decimals_autograd(self: Tensor, decimals: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RoundBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.round__decimals_op.maskLo;
    const h = hi & afterAutograd & op.round__decimals_op.maskHi;
    op.round__decimals_op.table[slot(l, h)]!(self, decimals, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.round__decimals_jvp(self);
  return self;
}

export function frac__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FracBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.frac__op.maskLo;
    const h = hi & afterAutograd & op.frac__op.maskHi;
    op.frac__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.frac__jvp(self);
  return self;
}

export function sinc__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.SincBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.sinc__op.maskLo;
    const h = hi & afterAutograd & op.sinc__op.maskHi;
    op.sinc__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.sinc__jvp(self, originalSelf);
  return self;
}

export function deg2rad__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Deg2RadBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.deg2rad__op.maskLo;
    const h = hi & afterAutograd & op.deg2rad__op.maskHi;
    op.deg2rad__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.deg2rad__jvp(self);
  return self;
}

export function rad2deg__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.Rad2DegBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.rad2deg__op.maskLo;
    const h = hi & afterAutograd & op.rad2deg__op.maskHi;
    op.rad2deg__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.rad2deg__jvp(self);
  return self;
}

export function logit__autograd(self: Tensor, eps: number | null, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.LogitBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          eps,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.logit__op.maskLo;
    const h = hi & afterAutograd & op.logit__op.maskHi;
    op.logit__op.table[slot(l, h)]!(self, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.logit__jvp(self, eps, originalSelf);
  return self;
}

export function nan_to_num__autograd(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.NanToNumBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.nan_to_num__op.maskLo;
    const h = hi & afterAutograd & op.nan_to_num__op.maskHi;
    op.nan_to_num__op.table[slot(l, h)]!(self, nan, posinf, neginf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.nan_to_num__jvp(self, originalSelf);
  return self;
}

export function add__Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.AddBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.add__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.add__Tensor_op.maskHi;
    op.add__Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.add__Tensor_jvp(self, other, alpha);
  return self;
}

export function add__Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.AddBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.add__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.add__Scalar_op.maskHi;
    op.add__Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.add__Scalar_jvp(self);
  return self;
}

export function sub__Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.SubBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.sub__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.sub__Tensor_op.maskHi;
    op.sub__Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.sub__Tensor_jvp(self, other, alpha);
  return self;
}

export function sub__Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.SubBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.sub__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.sub__Scalar_op.maskHi;
    op.sub__Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.sub__Scalar_jvp(self);
  return self;
}

export function mul__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.MulBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(op.clone(self, null)) : null,
          other: requiresGrad(self) ? saveTensor(other) : null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.mul__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.mul__Tensor_op.maskHi;
    op.mul__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.mul__Tensor_jvp(self, other, originalSelf);
  return self;
}

export function mul__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.MulBackward1, [edgeOf(self)], {
          other,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.mul__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.mul__Scalar_op.maskHi;
    op.mul__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.mul__Scalar_jvp(self, other);
  return self;
}

export function div__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.DivBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(op.clone(self, null)) : null,
          other: saveTensor(other),
        })
      : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.div__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.div__Tensor_op.maskHi;
    op.div__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.div__Tensor_jvp(self, other);
  return self;
}

export function div__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DivBackward1, [edgeOf(self)], {
          other,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.div__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.div__Scalar_op.maskHi;
    op.div__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.div__Scalar_jvp(self, other);
  return self;
}

export function div__Tensor_mode_autograd(self: Tensor, other: Tensor, roundingMode: string | null, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.DivBackward2, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(op.clone(self, null)) : null,
          other: saveTensor(other),
          roundingMode,
        })
      : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.div__Tensor_mode_op.maskLo;
    const h = hi & afterAutograd & op.div__Tensor_mode_op.maskHi;
    op.div__Tensor_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.div__Tensor_mode_jvp(self, other, roundingMode);
  return self;
}

export function div__Scalar_mode_autograd(self: Tensor, other: Scalar, roundingMode: string | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.DivBackward3, [edgeOf(self)], {
          other,
          roundingMode,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.div__Scalar_mode_op.maskLo;
    const h = hi & afterAutograd & op.div__Scalar_mode_op.maskHi;
    op.div__Scalar_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.div__Scalar_mode_jvp(self, other, roundingMode);
  return self;
}

export function floor_divide__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.FloorDivideBackward0, [edgeOf(self), edgeOf(other)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.floor_divide__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.floor_divide__Tensor_op.maskHi;
    op.floor_divide__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("floor_divide_.Tensor", "not implemented", self, other);
  return self;
}

export function floor_divide__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FloorDivideBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.floor_divide__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.floor_divide__Scalar_op.maskHi;
    op.floor_divide__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("floor_divide_.Scalar", "not implemented", self);
  return self;
}

export function remainder__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.RemainderBackward1, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(op.clone(self, null)) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.remainder__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.remainder__Tensor_op.maskHi;
    op.remainder__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.remainder__Tensor_jvp(self, other, originalSelf);
  return self;
}

export function remainder__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RemainderBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.remainder__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.remainder__Scalar_op.maskHi;
    op.remainder__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.remainder__Scalar_jvp(self);
  return self;
}

export function fmod__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.FmodBackward1, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(op.clone(self, null)) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.fmod__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.fmod__Tensor_op.maskHi;
    op.fmod__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.fmod__Tensor_jvp(self, other, originalSelf);
  return self;
}

export function fmod__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.FmodBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.fmod__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.fmod__Scalar_op.maskHi;
    op.fmod__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.fmod__Scalar_jvp(self);
  return self;
}

export function pow__Tensor_autograd(self: Tensor, exponent: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(exponent));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.PowBackward1, [edgeOf(self), edgeOf(exponent)], {
          self: saveTensor(op.clone(self, null)),
          exponent: saveTensor(exponent),
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.pow__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.pow__Tensor_op.maskHi;
    op.pow__Tensor_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.pow__Tensor_jvp(self, exponent, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function pow__Scalar_autograd(self: Tensor, exponent: Scalar, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.PowBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          exponent,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.pow__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.pow__Scalar_op.maskHi;
    op.pow__Scalar_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.pow__Scalar_jvp(self, exponent, originalSelf);
  return self;
}

export function atan2__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.Atan2Backward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(op.clone(self, null)),
          other: saveTensor(other),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.atan2__op.maskLo;
    const h = hi & afterAutograd & op.atan2__op.maskHi;
    op.atan2__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.atan2__jvp(self, other, originalSelf);
  return self;
}

export function hypot__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.HypotBackward0, [edgeOf(self), edgeOf(other)], {
          other: requiresGrad(other) ? saveTensor(other) : null,
          self: requiresGrad(self) ? saveTensor(op.clone(self, null)) : null,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.hypot__op.maskLo;
    const h = hi & afterAutograd & op.hypot__op.maskHi;
    op.hypot__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.hypot__jvp(self, other, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function copysign__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.CopysignBackward0, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          self: requiresGrad(self) ? saveTensor(op.clone(self, null)) : null,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.copysign__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.copysign__Tensor_op.maskHi;
    op.copysign__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.copysign__Tensor_jvp(self, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function copysign__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.CopysignBackward1, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.copysign__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.copysign__Scalar_op.maskHi;
    op.copysign__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.copysign__Scalar_jvp(self, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function xlogy__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.XlogyBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(op.clone(self, null)),
          other: saveTensor(other),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.xlogy__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.xlogy__Tensor_op.maskHi;
    op.xlogy__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.xlogy__Tensor_jvp(self, other, originalSelf);
  return self;
}

export function xlogy__Scalar_Other_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.XlogyBackward2, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          other,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.xlogy__Scalar_Other_op.maskLo;
    const h = hi & afterAutograd & op.xlogy__Scalar_Other_op.maskHi;
    op.xlogy__Scalar_Other_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.xlogy__Scalar_Other_jvp(self, other, originalSelf);
  return self;
}

export function heaviside__autograd(self: Tensor, values: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(nodes.HeavisideBackward0, [edgeOf(self), edgeOf(values)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.heaviside__op.maskLo;
    const h = hi & afterAutograd & op.heaviside__op.maskHi;
    op.heaviside__op.table[slot(l, h)]!(self, values, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("heaviside_", "not implemented", self, values);
  return self;
}

export function addcmul__autograd(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor1) || requiresGrad(tensor2))
      ? new Node(nodes.AddcmulBackward0, [edgeOf(self), edgeOf(tensor1), edgeOf(tensor2)], {
          tensor2: requiresGrad(tensor1) ? saveTensor(tensor2) : null,
          value,
          tensor1: requiresGrad(tensor2) ? saveTensor(tensor1) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.addcmul__op.maskLo;
    const h = hi & afterAutograd & op.addcmul__op.maskHi;
    op.addcmul__op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.addcmul__jvp(self, tensor1, tensor2, value);
  return self;
}

export function addcdiv__autograd(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor1) || requiresGrad(tensor2))
      ? new Node(nodes.AddcdivBackward0, [edgeOf(self), edgeOf(tensor1), edgeOf(tensor2)], {
          tensor2: saveTensor(tensor2),
          value,
          tensor1: requiresGrad(tensor2) ? saveTensor(tensor1) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.addcdiv__op.maskLo;
    const h = hi & afterAutograd & op.addcdiv__op.maskHi;
    op.addcdiv__op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.addcdiv__jvp(self, tensor1, tensor2, value);
  return self;
}

export function lerp__Scalar_autograd(self: Tensor, end: Tensor, weight: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(end))
      ? new Node(nodes.LerpBackward0, [edgeOf(self), edgeOf(end)], {
          weight,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.lerp__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.lerp__Scalar_op.maskHi;
    op.lerp__Scalar_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.lerp__Scalar_jvp(self, end, weight);
  return self;
}

export function lerp__Tensor_autograd(self: Tensor, end: Tensor, weight: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(end) || requiresGrad(weight));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.LerpBackward1, [edgeOf(self), edgeOf(end), edgeOf(weight)], {
          weight: saveTensor(weight),
          self: requiresGrad(weight) ? saveTensor(op.clone(self, null)) : null,
          end: requiresGrad(weight) ? saveTensor(end) : null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.lerp__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.lerp__Tensor_op.maskHi;
    op.lerp__Tensor_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.lerp__Tensor_jvp(self, end, weight, originalSelf);
  return self;
}

export function eq__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.EqBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.eq__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.eq__Tensor_op.maskHi;
    op.eq__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.eq__Tensor_jvp(self);
  return self;
}

export function eq__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.EqBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.eq__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.eq__Scalar_op.maskHi;
    op.eq__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.eq__Scalar_jvp(self);
  return self;
}

export function ne__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.NeBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.ne__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.ne__Tensor_op.maskHi;
    op.ne__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.ne__Tensor_jvp(self);
  return self;
}

export function ne__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.NeBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.ne__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.ne__Scalar_op.maskHi;
    op.ne__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.ne__Scalar_jvp(self);
  return self;
}

export function lt__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.LtBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.lt__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.lt__Tensor_op.maskHi;
    op.lt__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.lt__Tensor_jvp(self);
  return self;
}

export function lt__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LtBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.lt__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.lt__Scalar_op.maskHi;
    op.lt__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.lt__Scalar_jvp(self);
  return self;
}

export function le__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.LeBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.le__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.le__Tensor_op.maskHi;
    op.le__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.le__Tensor_jvp(self);
  return self;
}

export function le__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LeBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.le__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.le__Scalar_op.maskHi;
    op.le__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.le__Scalar_jvp(self);
  return self;
}

export function gt__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.GtBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.gt__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.gt__Tensor_op.maskHi;
    op.gt__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.gt__Tensor_jvp(self);
  return self;
}

export function gt__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.GtBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.gt__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.gt__Scalar_op.maskHi;
    op.gt__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.gt__Scalar_jvp(self);
  return self;
}

export function ge__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.GeBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.ge__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.ge__Tensor_op.maskHi;
    op.ge__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.ge__Tensor_jvp(self);
  return self;
}

export function ge__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.GeBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.ge__Scalar_op.maskLo;
    const h = hi & afterAutograd & op.ge__Scalar_op.maskHi;
    op.ge__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.ge__Scalar_jvp(self);
  return self;
}

export function clamp__autograd(self: Tensor, min: Scalar | null, max: Scalar | null, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ClampBackward1, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          min,
          max,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.clamp__op.maskLo;
    const h = hi & afterAutograd & op.clamp__op.maskHi;
    op.clamp__op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.clamp__jvp(self, min, max, originalSelf);
  return self;
}

export function clamp_min__autograd(self: Tensor, min: Scalar, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ClampMinBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          min,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.clamp_min__op.maskLo;
    const h = hi & afterAutograd & op.clamp_min__op.maskHi;
    op.clamp_min__op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.clamp_min__jvp(self, min, originalSelf);
  return self;
}

export function clamp_min__Tensor_autograd(self: Tensor, min: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(min));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ClampMinBackward1, [edgeOf(self), edgeOf(min)], {
          self: saveTensor(op.clone(self, null)),
          min: saveTensor(min),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.clamp_min__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.clamp_min__Tensor_op.maskHi;
    op.clamp_min__Tensor_op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.clamp_min__Tensor_jvp(self, min, originalSelf);
  return self;
}

export function clamp_max__autograd(self: Tensor, max: Scalar, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ClampMaxBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          max,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.clamp_max__op.maskLo;
    const h = hi & afterAutograd & op.clamp_max__op.maskHi;
    op.clamp_max__op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.clamp_max__jvp(self, max, originalSelf);
  return self;
}

export function clamp_max__Tensor_autograd(self: Tensor, max: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(max));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ClampMaxBackward1, [edgeOf(self), edgeOf(max)], {
          self: saveTensor(op.clone(self, null)),
          max: saveTensor(max),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.clamp_max__Tensor_op.maskLo;
    const h = hi & afterAutograd & op.clamp_max__Tensor_op.maskHi;
    op.clamp_max__Tensor_op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.clamp_max__Tensor_jvp(self, max, originalSelf);
  return self;
}

export function relu__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ReluBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.relu__op.maskLo;
    const h = hi & afterAutograd & op.relu__op.maskHi;
    op.relu__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.relu__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function leaky_relu__autograd(self: Tensor, negativeSlope: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LeakyReluBackward1, [edgeOf(self)], {
          negativeSlope,
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.leaky_relu__op.maskLo;
    const h = hi & afterAutograd & op.leaky_relu__op.maskHi;
    op.leaky_relu__op.table[slot(l, h)]!(self, negativeSlope, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.leaky_relu__jvp(self, negativeSlope, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function elu__autograd(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.EluBackward1, [edgeOf(self)], {
          alpha,
          scale,
          inputScale,
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.elu__op.maskLo;
    const h = hi & afterAutograd & op.elu__op.maskHi;
    op.elu__op.table[slot(l, h)]!(self, alpha, scale, inputScale, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.elu__jvp(self, alpha, scale, inputScale, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function gelu__autograd(self: Tensor, approximate: string, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.GeluBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          approximate,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.gelu__op.maskLo;
    const h = hi & afterAutograd & op.gelu__op.maskHi;
    op.gelu__op.table[slot(l, h)]!(self, approximate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.gelu__jvp(self, approximate, originalSelf);
  return self;
}

export function silu__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.SiluBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.silu__op.maskLo;
    const h = hi & afterAutograd & op.silu__op.maskHi;
    op.silu__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.silu__jvp(self, originalSelf);
  return self;
}

export function mish__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.MishBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.mish__op.maskLo;
    const h = hi & afterAutograd & op.mish__op.maskHi;
    op.mish__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.mish__jvp(self, originalSelf);
  return self;
}

export function hardsigmoid__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.HardsigmoidBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.hardsigmoid__op.maskLo;
    const h = hi & afterAutograd & op.hardsigmoid__op.maskHi;
    op.hardsigmoid__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.hardsigmoid__jvp(self, originalSelf);
  return self;
}

export function hardswish__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.HardswishBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.hardswish__op.maskLo;
    const h = hi & afterAutograd & op.hardswish__op.maskHi;
    op.hardswish__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.hardswish__jvp(self, originalSelf);
  return self;
}

export function hardtanh__autograd(self: Tensor, minVal: Scalar, maxVal: Scalar, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.HardtanhBackward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          minVal,
          maxVal,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.hardtanh__op.maskLo;
    const h = hi & afterAutograd & op.hardtanh__op.maskHi;
    op.hardtanh__op.table[slot(l, h)]!(self, minVal, maxVal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.hardtanh__jvp(self, minVal, maxVal, originalSelf);
  return self;
}

export function threshold__autograd(self: Tensor, threshold: Scalar, value: Scalar, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.ThresholdBackward1, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
          threshold,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.threshold__op.maskLo;
    const h = hi & afterAutograd & op.threshold__op.maskHi;
    op.threshold__op.table[slot(l, h)]!(self, threshold, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.threshold__jvp(self, threshold, originalSelf);
  return self;
}

export function i0__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && requiresGrad(self);
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.I0Backward0, [edgeOf(self)], {
          self: saveTensor(op.clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.i0__op.maskLo;
    const h = hi & afterAutograd & op.i0__op.maskHi;
    op.i0__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) jvp.i0__jvp(self, originalSelf);
  return self;
}

export function igamma__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.IgammaBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(op.clone(self, null)) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.igamma__op.maskLo;
    const h = hi & afterAutograd & op.igamma__op.maskHi;
    op.igamma__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("igamma_", "not implemented", self, other);
  return self;
}

export function igammac__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
  checkInplace(self, isRecording);
  const node =
    isRecording
      ? new Node(nodes.IgammacBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(op.clone(self, null)) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.igammac__op.maskLo;
    const h = hi & afterAutograd & op.igammac__op.maskHi;
    op.igammac__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("igammac_", "not implemented", self, other);
  return self;
}

export function nextafter__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(nodes.NextafterBackward0, [edgeOf(self), edgeOf(other)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & op.nextafter__op.maskLo;
    const h = hi & afterAutograd & op.nextafter__op.maskHi;
    op.nextafter__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("nextafter_", "not implemented", self, other);
  return self;
}

export function bernoulli_Tensor_autograd(self: Tensor, p: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(p))
      ? new Node(nodes.BernoulliBackward1, [edgeOf(self), edgeOf(p)], {
          pInfo: infoOf(p),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.bernoulli_Tensor_op.maskLo;
    const h = hi & afterAutograd & op.bernoulli_Tensor_op.maskHi;
    result = op.bernoulli_Tensor_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.bernoulli_Tensor_jvp(result, self);
  return result;
}

export function uniform_autograd(self: Tensor, from: number, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.UniformBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.uniform_op.maskLo;
    const h = hi & afterAutograd & op.uniform_op.maskHi;
    result = op.uniform_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.uniform_jvp(result, self);
  return result;
}

export function random_from_autograd(self: Tensor, from: number, to: number | null, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RandomBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.random_from_op.maskLo;
    const h = hi & afterAutograd & op.random_from_op.maskHi;
    result = op.random_from_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.random_from_jvp(result, self);
  return result;
}

export function random_to_autograd(self: Tensor, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RandomBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.random_to_op.maskLo;
    const h = hi & afterAutograd & op.random_to_op.maskHi;
    result = op.random_to_op.table[slot(l, h)]!(self, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.random_to_jvp(result, self);
  return result;
}

export function random_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.RandomBackward2, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.random_op.maskLo;
    const h = hi & afterAutograd & op.random_op.maskHi;
    result = op.random_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.random_jvp(result, self);
  return result;
}

export function exponential_autograd(self: Tensor, lambd: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ExponentialBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.exponential_op.maskLo;
    const h = hi & afterAutograd & op.exponential_op.maskHi;
    result = op.exponential_op.table[slot(l, h)]!(self, lambd, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.exponential_jvp(result, self);
  return result;
}

export function log_normal_autograd(self: Tensor, mean: number, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.LogNormalBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.log_normal_op.maskLo;
    const h = hi & afterAutograd & op.log_normal_op.maskHi;
    result = op.log_normal_op.table[slot(l, h)]!(self, mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.log_normal_jvp(result, self);
  return result;
}

export function geometric_autograd(self: Tensor, p: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.GeometricBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.geometric_op.maskLo;
    const h = hi & afterAutograd & op.geometric_op.maskHi;
    result = op.geometric_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.geometric_jvp(result, self);
  return result;
}

export function cauchy_autograd(self: Tensor, median: number, sigma: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.CauchyBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.cauchy_op.maskLo;
    const h = hi & afterAutograd & op.cauchy_op.maskHi;
    result = op.cauchy_op.table[slot(l, h)]!(self, median, sigma, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.cauchy_jvp(result, self);
  return result;
}

export function zero_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.ZeroBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.zero_op.maskLo;
    const h = hi & afterAutograd & op.zero_op.maskHi;
    result = op.zero_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp.zero_jvp(result, self);
  return result;
}

export function _index_put_impl_autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "_index_put_impl");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(nodes.IndexPutImplBackward0, [edgeOf(self), edgeOf(values)], {
          indices: saveTensors(indices),
          valuesInfo: infoOf(values),
          accumulate,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op._index_put_impl_op.maskLo;
    const h = hi & afterAutograd & op._index_put_impl_op.maskHi;
    result = op._index_put_impl_op.table[slot(l, h)]!(self, indices, values, accumulate, unsafe, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) jvp._index_put_impl_jvp(result, self, indices, values, accumulate, unsafe);
  return result;
}

export function embedding_renorm_autograd(self: Tensor, indices: Tensor, maxNorm: number, normType: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(nodes.EmbeddingRenormBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & op.embedding_renorm_op.maskLo;
    const h = hi & afterAutograd & op.embedding_renorm_op.maskHi;
    result = op.embedding_renorm_op.table[slot(l, h)]!(self, indices, maxNorm, normType, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("embedding_renorm", "not implemented", self);
  return result;
}
