// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Every operator: its handle (schema, tags, dispatch table) and its stub, which finds the kernel and calls it.

import type { Device } from "../runtime/core/device.js";
import type { DType } from "../runtime/core/dtype.js";
import type { Generator } from "../runtime/core/generator.js";
import type { Layout, MemoryFormat } from "../runtime/core/memory-format.js";
import type { Scalar } from "../runtime/core/scalar.js";
import type { Tensor } from "../runtime/core/tensor.js";
import { local } from "../runtime/dispatch/local.js";
import { keysHiOf, keysLoOf, listKeysHi, listKeysLo, operator, slot, stubOf } from "../runtime/dispatch/operator.js";

export const abs_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::abs(Tensor self) -> Tensor", [], false);
export function abs(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & abs_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & abs_op.maskHi;
  return abs_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const absolute_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::absolute(Tensor self) -> Tensor", [], false);
export function absolute(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & absolute_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & absolute_op.maskHi;
  return absolute_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const absolute__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::absolute_(Tensor(a!) self) -> Tensor(a!)", [], false);
export function absolute_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & absolute__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & absolute__op.maskHi;
  return absolute__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const absolute_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", [], false);
export const absolute_out = /* @__PURE__ */ stubOf(absolute_out_op);

export const neg_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::neg(Tensor self) -> Tensor", [], false);
export function neg(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & neg_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & neg_op.maskHi;
  return neg_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const negative_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::negative(Tensor self) -> Tensor");
export function negative(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & negative_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & negative_op.maskHi;
  return negative_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const negative__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::negative_(Tensor(a!) self) -> Tensor(a!)");
export function negative_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & negative__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & negative__op.maskHi;
  return negative__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const negative_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const negative_out = /* @__PURE__ */ stubOf(negative_out_op);

export const sign_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sign(Tensor self) -> Tensor", [], false);
export function sign(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sign_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sign_op.maskHi;
  return sign_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sgn_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sgn(Tensor self) -> Tensor");
export function sgn(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sgn_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sgn_op.maskHi;
  return sgn_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const signbit_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::signbit(Tensor self) -> Tensor");
export function signbit(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & signbit_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & signbit_op.maskHi;
  return signbit_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const exp_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::exp(Tensor self) -> Tensor", [], false);
export function exp(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & exp_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & exp_op.maskHi;
  return exp_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const expm1_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::expm1(Tensor self) -> Tensor", [], false);
export function expm1(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & expm1_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & expm1_op.maskHi;
  return expm1_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const exp2_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::exp2(Tensor self) -> Tensor");
export function exp2(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & exp2_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & exp2_op.maskHi;
  return exp2_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log(Tensor self) -> Tensor", [], false);
export function log(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log_op.maskHi;
  return log_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log1p_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log1p(Tensor self) -> Tensor", [], false);
export function log1p(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log1p_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log1p_op.maskHi;
  return log1p_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log2_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log2(Tensor self) -> Tensor", [], false);
export function log2(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log2_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log2_op.maskHi;
  return log2_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log10_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log10(Tensor self) -> Tensor", [], false);
export function log10(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log10_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log10_op.maskHi;
  return log10_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sqrt_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sqrt(Tensor self) -> Tensor", [], false);
export function sqrt(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sqrt_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sqrt_op.maskHi;
  return sqrt_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const rsqrt_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::rsqrt(Tensor self) -> Tensor", [], false);
export function rsqrt(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & rsqrt_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & rsqrt_op.maskHi;
  return rsqrt_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sin_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sin(Tensor self) -> Tensor", [], false);
export function sin(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sin_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sin_op.maskHi;
  return sin_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const cos_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::cos(Tensor self) -> Tensor", [], false);
export function cos(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cos_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cos_op.maskHi;
  return cos_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const tan_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::tan(Tensor self) -> Tensor", [], false);
export function tan(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tan_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tan_op.maskHi;
  return tan_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const asin_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::asin(Tensor self) -> Tensor", [], false);
export function asin(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & asin_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & asin_op.maskHi;
  return asin_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arcsin_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arcsin(Tensor self) -> Tensor");
export function arcsin(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arcsin_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arcsin_op.maskHi;
  return arcsin_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arcsin__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arcsin_(Tensor(a!) self) -> Tensor(a!)");
export function arcsin_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arcsin__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arcsin__op.maskHi;
  return arcsin__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arcsin_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const arcsin_out = /* @__PURE__ */ stubOf(arcsin_out_op);

export const acos_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::acos(Tensor self) -> Tensor", [], false);
export function acos(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & acos_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & acos_op.maskHi;
  return acos_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arccos_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arccos(Tensor self) -> Tensor");
export function arccos(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arccos_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arccos_op.maskHi;
  return arccos_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arccos__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arccos_(Tensor(a!) self) -> Tensor(a!)");
export function arccos_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arccos__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arccos__op.maskHi;
  return arccos__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arccos_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const arccos_out = /* @__PURE__ */ stubOf(arccos_out_op);

export const atan_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::atan(Tensor self) -> Tensor", [], false);
export function atan(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & atan_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & atan_op.maskHi;
  return atan_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arctan_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arctan(Tensor self) -> Tensor");
export function arctan(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arctan_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arctan_op.maskHi;
  return arctan_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arctan__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arctan_(Tensor(a!) self) -> Tensor(a!)");
export function arctan_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arctan__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arctan__op.maskHi;
  return arctan__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arctan_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const arctan_out = /* @__PURE__ */ stubOf(arctan_out_op);

export const sinh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sinh(Tensor self) -> Tensor", [], false);
export function sinh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sinh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sinh_op.maskHi;
  return sinh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const cosh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::cosh(Tensor self) -> Tensor", [], false);
export function cosh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cosh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cosh_op.maskHi;
  return cosh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const tanh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::tanh(Tensor self) -> Tensor", [], false);
export function tanh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tanh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tanh_op.maskHi;
  return tanh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const asinh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::asinh(Tensor self) -> Tensor");
export function asinh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & asinh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & asinh_op.maskHi;
  return asinh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arcsinh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arcsinh(Tensor self) -> Tensor");
export function arcsinh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arcsinh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arcsinh_op.maskHi;
  return arcsinh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arcsinh__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arcsinh_(Tensor(a!) self) -> Tensor(a!)");
export function arcsinh_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arcsinh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arcsinh__op.maskHi;
  return arcsinh__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arcsinh_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const arcsinh_out = /* @__PURE__ */ stubOf(arcsinh_out_op);

export const acosh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::acosh(Tensor self) -> Tensor");
export function acosh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & acosh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & acosh_op.maskHi;
  return acosh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arccosh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arccosh(Tensor self) -> Tensor");
export function arccosh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arccosh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arccosh_op.maskHi;
  return arccosh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arccosh__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arccosh_(Tensor(a!) self) -> Tensor(a!)");
export function arccosh_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arccosh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arccosh__op.maskHi;
  return arccosh__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arccosh_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const arccosh_out = /* @__PURE__ */ stubOf(arccosh_out_op);

export const atanh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::atanh(Tensor self) -> Tensor");
export function atanh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & atanh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & atanh_op.maskHi;
  return atanh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arctanh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arctanh(Tensor self) -> Tensor");
export function arctanh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arctanh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arctanh_op.maskHi;
  return arctanh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arctanh__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::arctanh_(Tensor(a!) self) -> Tensor(a!)");
export function arctanh_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & arctanh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & arctanh__op.maskHi;
  return arctanh__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const arctanh_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const arctanh_out = /* @__PURE__ */ stubOf(arctanh_out_op);

export const erf_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::erf(Tensor self) -> Tensor", [], false);
export function erf(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & erf_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & erf_op.maskHi;
  return erf_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const erfc_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::erfc(Tensor self) -> Tensor", [], false);
export function erfc(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & erfc_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & erfc_op.maskHi;
  return erfc_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const erfinv_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::erfinv(Tensor self) -> Tensor", [], false);
export function erfinv(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & erfinv_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & erfinv_op.maskHi;
  return erfinv_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const lgamma_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::lgamma(Tensor self) -> Tensor", [], false);
export function lgamma(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & lgamma_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & lgamma_op.maskHi;
  return lgamma_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const digamma_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::digamma(Tensor self) -> Tensor", [], false);
export function digamma(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & digamma_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & digamma_op.maskHi;
  return digamma_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sigmoid_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sigmoid(Tensor self) -> Tensor", [], false);
export function sigmoid(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sigmoid_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sigmoid_op.maskHi;
  return sigmoid_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const square_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::square(Tensor self) -> Tensor", [], false);
export function square(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & square_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & square_op.maskHi;
  return square_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const square__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::square_(Tensor(a!) self) -> Tensor(a!)", [], false);
export function square_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & square__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & square__op.maskHi;
  return square__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const square_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const square_out = /* @__PURE__ */ stubOf(square_out_op);

export const polygamma_op = /* @__PURE__ */ operator<(n: number, self: Tensor) => Tensor>("aten::polygamma(int n, Tensor self) -> Tensor", [], false);
export function polygamma(n: number, self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & polygamma_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & polygamma_op.maskHi;
  return polygamma_op.table[slot(lo, hi)]!(n, self, lo, hi);
}

export const polygamma__op = /* @__PURE__ */ operator<(self: Tensor, n: number) => Tensor>("aten::polygamma_(Tensor(a!) self, int n) -> Tensor(a!)", [], false);
export function polygamma_(self: Tensor, n: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & polygamma__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & polygamma__op.maskHi;
  return polygamma__op.table[slot(lo, hi)]!(self, n, lo, hi);
}

export const reciprocal_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::reciprocal(Tensor self) -> Tensor", [], false);
export function reciprocal(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & reciprocal_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & reciprocal_op.maskHi;
  return reciprocal_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const floor_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::floor(Tensor self) -> Tensor", [], false);
export function floor(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & floor_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & floor_op.maskHi;
  return floor_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const ceil_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::ceil(Tensor self) -> Tensor", [], false);
export function ceil(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & ceil_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & ceil_op.maskHi;
  return ceil_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const trunc_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::trunc(Tensor self) -> Tensor", [], false);
export function trunc(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & trunc_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & trunc_op.maskHi;
  return trunc_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const fix_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::fix(Tensor self) -> Tensor");
export function fix(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fix_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fix_op.maskHi;
  return fix_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const fix__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::fix_(Tensor(a!) self) -> Tensor(a!)");
export function fix_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fix__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fix__op.maskHi;
  return fix__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const fix_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const fix_out = /* @__PURE__ */ stubOf(fix_out_op);

export const round_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::round(Tensor self) -> Tensor", [], false);
export function round(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & round_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & round_op.maskHi;
  return round_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const round_decimals_op = /* @__PURE__ */ operator<(self: Tensor, decimals: number) => Tensor>("aten::round.decimals(Tensor self, *, int decimals) -> Tensor", [], false);
export function round_decimals(self: Tensor, decimals: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & round_decimals_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & round_decimals_op.maskHi;
  return round_decimals_op.table[slot(lo, hi)]!(self, decimals, lo, hi);
}

export const frac_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::frac(Tensor self) -> Tensor", [], false);
export function frac(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & frac_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & frac_op.maskHi;
  return frac_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sinc_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sinc(Tensor self) -> Tensor");
export function sinc(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sinc_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sinc_op.maskHi;
  return sinc_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const deg2rad_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::deg2rad(Tensor self) -> Tensor");
export function deg2rad(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & deg2rad_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & deg2rad_op.maskHi;
  return deg2rad_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const rad2deg_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::rad2deg(Tensor self) -> Tensor");
export function rad2deg(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & rad2deg_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & rad2deg_op.maskHi;
  return rad2deg_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const logit_op = /* @__PURE__ */ operator<(self: Tensor, eps: number | null) => Tensor>("aten::logit(Tensor self, float? eps=None) -> Tensor");
export function logit(self: Tensor, eps: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & logit_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & logit_op.maskHi;
  return logit_op.table[slot(lo, hi)]!(self, eps, lo, hi);
}

export const nan_to_num_op = /* @__PURE__ */ operator<(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null) => Tensor>("aten::nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor");
export function nan_to_num(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nan_to_num_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nan_to_num_op.maskHi;
  return nan_to_num_op.table[slot(lo, hi)]!(self, nan, posinf, neginf, lo, hi);
}

export const isnan_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::isnan(Tensor self) -> Tensor", [], false);
export function isnan(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & isnan_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & isnan_op.maskHi;
  return isnan_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const isinf_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::isinf(Tensor self) -> Tensor", [], false);
export function isinf(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & isinf_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & isinf_op.maskHi;
  return isinf_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const isfinite_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::isfinite(Tensor self) -> Tensor", [], false);
export function isfinite(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & isfinite_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & isfinite_op.maskHi;
  return isfinite_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const isposinf_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::isposinf(Tensor self) -> Tensor");
export function isposinf(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & isposinf_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & isposinf_op.maskHi;
  return isposinf_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const isneginf_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::isneginf(Tensor self) -> Tensor");
export function isneginf(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & isneginf_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & isneginf_op.maskHi;
  return isneginf_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const logical_not_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::logical_not(Tensor self) -> Tensor", [], false);
export function logical_not(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & logical_not_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & logical_not_op.maskHi;
  return logical_not_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const bitwise_not_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::bitwise_not(Tensor self) -> Tensor", [], false);
export function bitwise_not(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_not_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_not_op.maskHi;
  return bitwise_not_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const add_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", [], false);
export function add_Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & add_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & add_Tensor_op.maskHi;
  return add_Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const add_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", [], false);
export function add_Scalar(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & add_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & add_Scalar_op.maskHi;
  return add_Scalar_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const sub_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", [], false);
export function sub_Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & sub_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & sub_Tensor_op.maskHi;
  return sub_Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const sub_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", [], false);
export function sub_Scalar(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sub_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sub_Scalar_op.maskHi;
  return sub_Scalar_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const subtract_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
export function subtract_Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & subtract_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & subtract_Tensor_op.maskHi;
  return subtract_Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const subtract__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)");
export function subtract__Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & subtract__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & subtract__Tensor_op.maskHi;
  return subtract__Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const subtract_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor) => Tensor>("aten::subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)");
export const subtract_out = /* @__PURE__ */ stubOf(subtract_out_op);

export const subtract_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor");
export function subtract_Scalar(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & subtract_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & subtract_Scalar_op.maskHi;
  return subtract_Scalar_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const subtract__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)");
export function subtract__Scalar(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & subtract__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & subtract__Scalar_op.maskHi;
  return subtract__Scalar_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const rsub_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", [], false);
export function rsub_Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & rsub_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & rsub_Tensor_op.maskHi;
  return rsub_Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const rsub_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", [], false);
export function rsub_Scalar(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & rsub_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & rsub_Scalar_op.maskHi;
  return rsub_Scalar_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const mul_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::mul.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function mul_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & mul_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & mul_Tensor_op.maskHi;
  return mul_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const mul_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::mul.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function mul_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mul_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mul_Scalar_op.maskHi;
  return mul_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const multiply_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::multiply.Tensor(Tensor self, Tensor other) -> Tensor");
export function multiply_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & multiply_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & multiply_Tensor_op.maskHi;
  return multiply_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const multiply__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function multiply__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & multiply__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & multiply__Tensor_op.maskHi;
  return multiply__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const multiply_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const multiply_out = /* @__PURE__ */ stubOf(multiply_out_op);

export const multiply_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::multiply.Scalar(Tensor self, Scalar other) -> Tensor");
export function multiply_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & multiply_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & multiply_Scalar_op.maskHi;
  return multiply_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const multiply__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function multiply__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & multiply__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & multiply__Scalar_op.maskHi;
  return multiply__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const div_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::div.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function div_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & div_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & div_Tensor_op.maskHi;
  return div_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const div_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::div.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function div_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & div_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & div_Scalar_op.maskHi;
  return div_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const div_Tensor_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, roundingMode: string | null) => Tensor>("aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor", [], false);
export function div_Tensor_mode(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & div_Tensor_mode_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & div_Tensor_mode_op.maskHi;
  return div_Tensor_mode_op.table[slot(lo, hi)]!(self, other, roundingMode, lo, hi);
}

export const div_Scalar_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, roundingMode: string | null) => Tensor>("aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor");
export function div_Scalar_mode(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & div_Scalar_mode_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & div_Scalar_mode_op.maskHi;
  return div_Scalar_mode_op.table[slot(lo, hi)]!(self, other, roundingMode, lo, hi);
}

export const divide_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::divide.Tensor(Tensor self, Tensor other) -> Tensor");
export function divide_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & divide_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & divide_Tensor_op.maskHi;
  return divide_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const divide__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function divide__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & divide__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & divide__Tensor_op.maskHi;
  return divide__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const divide_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const divide_out = /* @__PURE__ */ stubOf(divide_out_op);

export const divide_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::divide.Scalar(Tensor self, Scalar other) -> Tensor");
export function divide_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & divide_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & divide_Scalar_op.maskHi;
  return divide_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const divide__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function divide__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & divide__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & divide__Scalar_op.maskHi;
  return divide__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const divide_Tensor_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, roundingMode: string | null) => Tensor>("aten::divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor");
export function divide_Tensor_mode(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & divide_Tensor_mode_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & divide_Tensor_mode_op.maskHi;
  return divide_Tensor_mode_op.table[slot(lo, hi)]!(self, other, roundingMode, lo, hi);
}

export const divide__Tensor_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, roundingMode: string | null) => Tensor>("aten::divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)");
export function divide__Tensor_mode(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & divide__Tensor_mode_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & divide__Tensor_mode_op.maskHi;
  return divide__Tensor_mode_op.table[slot(lo, hi)]!(self, other, roundingMode, lo, hi);
}

export const divide_out_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, roundingMode: string | null, out: Tensor) => Tensor>("aten::divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)");
export const divide_out_mode = /* @__PURE__ */ stubOf(divide_out_mode_op);

export const divide_Scalar_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, roundingMode: string | null) => Tensor>("aten::divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor");
export function divide_Scalar_mode(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & divide_Scalar_mode_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & divide_Scalar_mode_op.maskHi;
  return divide_Scalar_mode_op.table[slot(lo, hi)]!(self, other, roundingMode, lo, hi);
}

export const divide__Scalar_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, roundingMode: string | null) => Tensor>("aten::divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)");
export function divide__Scalar_mode(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & divide__Scalar_mode_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & divide__Scalar_mode_op.maskHi;
  return divide__Scalar_mode_op.table[slot(lo, hi)]!(self, other, roundingMode, lo, hi);
}

export const true_divide_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::true_divide.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function true_divide_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & true_divide_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & true_divide_Tensor_op.maskHi;
  return true_divide_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const true_divide__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", [], false);
export function true_divide__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & true_divide__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & true_divide__Tensor_op.maskHi;
  return true_divide__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const true_divide_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", [], false);
export const true_divide_out = /* @__PURE__ */ stubOf(true_divide_out_op);

export const true_divide_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::true_divide.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function true_divide_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & true_divide_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & true_divide_Scalar_op.maskHi;
  return true_divide_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const true_divide__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", [], false);
export function true_divide__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & true_divide__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & true_divide__Scalar_op.maskHi;
  return true_divide__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const floor_divide_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::floor_divide(Tensor self, Tensor other) -> Tensor", [], false);
export function floor_divide(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & floor_divide_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & floor_divide_op.maskHi;
  return floor_divide_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const floor_divide_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function floor_divide_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & floor_divide_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & floor_divide_Scalar_op.maskHi;
  return floor_divide_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const remainder_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function remainder_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & remainder_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & remainder_Tensor_op.maskHi;
  return remainder_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const remainder_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor");
export function remainder_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & remainder_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & remainder_Scalar_op.maskHi;
  return remainder_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const fmod_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function fmod_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & fmod_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & fmod_Tensor_op.maskHi;
  return fmod_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const fmod_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function fmod_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fmod_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fmod_Scalar_op.maskHi;
  return fmod_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const remainder_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor", [], false);
export function remainder_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & remainder_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & remainder_Scalar_Tensor_op.maskHi;
  return remainder_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const pow_Tensor_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Tensor) => Tensor>("aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor", [], false);
export function pow_Tensor_Tensor(self: Tensor, exponent: Tensor): Tensor {
  const lo = (self.keysLo | exponent.keysLo | local.includedLo) & local.keepLo & pow_Tensor_Tensor_op.maskLo;
  const hi = (self.keysHi | exponent.keysHi | local.includedHi) & local.keepHi & pow_Tensor_Tensor_op.maskHi;
  return pow_Tensor_Tensor_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const pow_Tensor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Scalar) => Tensor>("aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor", [], false);
export function pow_Tensor_Scalar(self: Tensor, exponent: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & pow_Tensor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & pow_Tensor_Scalar_op.maskHi;
  return pow_Tensor_Scalar_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const pow_Scalar_op = /* @__PURE__ */ operator<(self: Scalar, exponent: Tensor) => Tensor>("aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor", [], false);
export function pow_Scalar(self: Scalar, exponent: Tensor): Tensor {
  const lo = (exponent.keysLo | local.includedLo) & local.keepLo & pow_Scalar_op.maskLo;
  const hi = (exponent.keysHi | local.includedHi) & local.keepHi & pow_Scalar_op.maskHi;
  return pow_Scalar_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const float_power_Tensor_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Tensor) => Tensor>("aten::float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor");
export function float_power_Tensor_Tensor(self: Tensor, exponent: Tensor): Tensor {
  const lo = (self.keysLo | exponent.keysLo | local.includedLo) & local.keepLo & float_power_Tensor_Tensor_op.maskLo;
  const hi = (self.keysHi | exponent.keysHi | local.includedHi) & local.keepHi & float_power_Tensor_Tensor_op.maskHi;
  return float_power_Tensor_Tensor_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const float_power__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Tensor) => Tensor>("aten::float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)");
export function float_power__Tensor(self: Tensor, exponent: Tensor): Tensor {
  const lo = (self.keysLo | exponent.keysLo | local.includedLo) & local.keepLo & float_power__Tensor_op.maskLo;
  const hi = (self.keysHi | exponent.keysHi | local.includedHi) & local.keepHi & float_power__Tensor_op.maskHi;
  return float_power__Tensor_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const float_power_Tensor_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Tensor, out: Tensor) => Tensor>("aten::float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)");
export const float_power_Tensor_Tensor_out = /* @__PURE__ */ stubOf(float_power_Tensor_Tensor_out_op);

export const float_power_Tensor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Scalar) => Tensor>("aten::float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor");
export function float_power_Tensor_Scalar(self: Tensor, exponent: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & float_power_Tensor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & float_power_Tensor_Scalar_op.maskHi;
  return float_power_Tensor_Scalar_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const float_power__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Scalar) => Tensor>("aten::float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)");
export function float_power__Scalar(self: Tensor, exponent: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & float_power__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & float_power__Scalar_op.maskHi;
  return float_power__Scalar_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const float_power_Tensor_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Scalar, out: Tensor) => Tensor>("aten::float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)");
export const float_power_Tensor_Scalar_out = /* @__PURE__ */ stubOf(float_power_Tensor_Scalar_out_op);

export const float_power_Scalar_op = /* @__PURE__ */ operator<(self: Scalar, exponent: Tensor) => Tensor>("aten::float_power.Scalar(Scalar self, Tensor exponent) -> Tensor");
export function float_power_Scalar(self: Scalar, exponent: Tensor): Tensor {
  const lo = (exponent.keysLo | local.includedLo) & local.keepLo & float_power_Scalar_op.maskLo;
  const hi = (exponent.keysHi | local.includedHi) & local.keepHi & float_power_Scalar_op.maskHi;
  return float_power_Scalar_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const float_power_Scalar_out_op = /* @__PURE__ */ operator<(self: Scalar, exponent: Tensor, out: Tensor) => Tensor>("aten::float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)");
export const float_power_Scalar_out = /* @__PURE__ */ stubOf(float_power_Scalar_out_op);

export const atan2_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::atan2(Tensor self, Tensor other) -> Tensor", [], false);
export function atan2(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & atan2_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & atan2_op.maskHi;
  return atan2_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const arctan2_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::arctan2(Tensor self, Tensor other) -> Tensor");
export function arctan2(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & arctan2_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & arctan2_op.maskHi;
  return arctan2_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const arctan2__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function arctan2_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & arctan2__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & arctan2__op.maskHi;
  return arctan2__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const arctan2_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", [], false);
export const arctan2_out = /* @__PURE__ */ stubOf(arctan2_out_op);

export const hypot_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::hypot(Tensor self, Tensor other) -> Tensor");
export function hypot(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & hypot_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & hypot_op.maskHi;
  return hypot_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const copysign_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::copysign.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function copysign_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & copysign_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & copysign_Tensor_op.maskHi;
  return copysign_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const copysign_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::copysign.Scalar(Tensor self, Scalar other) -> Tensor");
export function copysign_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & copysign_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & copysign_Scalar_op.maskHi;
  return copysign_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const xlogy_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::xlogy.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function xlogy_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & xlogy_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & xlogy_Tensor_op.maskHi;
  return xlogy_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const xlogy_Scalar_Self_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor", [], false);
export function xlogy_Scalar_Self(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & xlogy_Scalar_Self_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & xlogy_Scalar_Self_op.maskHi;
  return xlogy_Scalar_Self_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const xlogy_Scalar_Other_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor", [], false);
export function xlogy_Scalar_Other(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & xlogy_Scalar_Other_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & xlogy_Scalar_Other_op.maskHi;
  return xlogy_Scalar_Other_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const logaddexp_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logaddexp(Tensor self, Tensor other) -> Tensor");
export function logaddexp(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logaddexp_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logaddexp_op.maskHi;
  return logaddexp_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const logaddexp2_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logaddexp2(Tensor self, Tensor other) -> Tensor");
export function logaddexp2(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logaddexp2_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logaddexp2_op.maskHi;
  return logaddexp2_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const heaviside_op = /* @__PURE__ */ operator<(self: Tensor, values: Tensor) => Tensor>("aten::heaviside(Tensor self, Tensor values) -> Tensor", [], false);
export function heaviside(self: Tensor, values: Tensor): Tensor {
  const lo = (self.keysLo | values.keysLo | local.includedLo) & local.keepLo & heaviside_op.maskLo;
  const hi = (self.keysHi | values.keysHi | local.includedHi) & local.keepHi & heaviside_op.maskHi;
  return heaviside_op.table[slot(lo, hi)]!(self, values, lo, hi);
}

export const gcd_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::gcd(Tensor self, Tensor other) -> Tensor");
export function gcd(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & gcd_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & gcd_op.maskHi;
  return gcd_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const addcmul_op = /* @__PURE__ */ operator<(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar) => Tensor>("aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor", [], false);
export function addcmul(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | tensor1.keysLo | tensor2.keysLo | local.includedLo) & local.keepLo & addcmul_op.maskLo;
  const hi = (self.keysHi | tensor1.keysHi | tensor2.keysHi | local.includedHi) & local.keepHi & addcmul_op.maskHi;
  return addcmul_op.table[slot(lo, hi)]!(self, tensor1, tensor2, value, lo, hi);
}

export const addcdiv_op = /* @__PURE__ */ operator<(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar) => Tensor>("aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor", [], false);
export function addcdiv(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | tensor1.keysLo | tensor2.keysLo | local.includedLo) & local.keepLo & addcdiv_op.maskLo;
  const hi = (self.keysHi | tensor1.keysHi | tensor2.keysHi | local.includedHi) & local.keepHi & addcdiv_op.maskHi;
  return addcdiv_op.table[slot(lo, hi)]!(self, tensor1, tensor2, value, lo, hi);
}

export const lerp_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, end: Tensor, weight: Scalar) => Tensor>("aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor", [], false);
export function lerp_Scalar(self: Tensor, end: Tensor, weight: Scalar): Tensor {
  const lo = (self.keysLo | end.keysLo | local.includedLo) & local.keepLo & lerp_Scalar_op.maskLo;
  const hi = (self.keysHi | end.keysHi | local.includedHi) & local.keepHi & lerp_Scalar_op.maskHi;
  return lerp_Scalar_op.table[slot(lo, hi)]!(self, end, weight, lo, hi);
}

export const lerp_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, end: Tensor, weight: Tensor) => Tensor>("aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor", [], false);
export function lerp_Tensor(self: Tensor, end: Tensor, weight: Tensor): Tensor {
  const lo = (self.keysLo | end.keysLo | weight.keysLo | local.includedLo) & local.keepLo & lerp_Tensor_op.maskLo;
  const hi = (self.keysHi | end.keysHi | weight.keysHi | local.includedHi) & local.keepHi & lerp_Tensor_op.maskHi;
  return lerp_Tensor_op.table[slot(lo, hi)]!(self, end, weight, lo, hi);
}

export const eq_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::eq.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function eq_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & eq_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & eq_Tensor_op.maskHi;
  return eq_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const eq_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::eq.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function eq_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & eq_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & eq_Scalar_op.maskHi;
  return eq_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ne_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::ne.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function ne_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & ne_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & ne_Tensor_op.maskHi;
  return ne_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ne_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::ne.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function ne_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & ne_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & ne_Scalar_op.maskHi;
  return ne_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const not_equal_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::not_equal.Tensor(Tensor self, Tensor other) -> Tensor");
export function not_equal_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & not_equal_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & not_equal_Tensor_op.maskHi;
  return not_equal_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const not_equal__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function not_equal__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & not_equal__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & not_equal__Tensor_op.maskHi;
  return not_equal__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const not_equal_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const not_equal_Tensor_out = /* @__PURE__ */ stubOf(not_equal_Tensor_out_op);

export const not_equal_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::not_equal.Scalar(Tensor self, Scalar other) -> Tensor");
export function not_equal_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & not_equal_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & not_equal_Scalar_op.maskHi;
  return not_equal_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const not_equal__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function not_equal__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & not_equal__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & not_equal__Scalar_op.maskHi;
  return not_equal__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const not_equal_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)");
export const not_equal_Scalar_out = /* @__PURE__ */ stubOf(not_equal_Scalar_out_op);

export const lt_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::lt.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function lt_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & lt_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & lt_Tensor_op.maskHi;
  return lt_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const lt_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::lt.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function lt_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & lt_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & lt_Scalar_op.maskHi;
  return lt_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::less.Tensor(Tensor self, Tensor other) -> Tensor");
export function less_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & less_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & less_Tensor_op.maskHi;
  return less_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function less__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & less__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & less__Tensor_op.maskHi;
  return less__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const less_Tensor_out = /* @__PURE__ */ stubOf(less_Tensor_out_op);

export const less_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::less.Scalar(Tensor self, Scalar other) -> Tensor");
export function less_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & less_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & less_Scalar_op.maskHi;
  return less_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function less__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & less__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & less__Scalar_op.maskHi;
  return less__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)");
export const less_Scalar_out = /* @__PURE__ */ stubOf(less_Scalar_out_op);

export const le_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::le.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function le_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & le_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & le_Tensor_op.maskHi;
  return le_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const le_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::le.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function le_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & le_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & le_Scalar_op.maskHi;
  return le_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less_equal_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::less_equal.Tensor(Tensor self, Tensor other) -> Tensor");
export function less_equal_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & less_equal_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & less_equal_Tensor_op.maskHi;
  return less_equal_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less_equal__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function less_equal__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & less_equal__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & less_equal__Tensor_op.maskHi;
  return less_equal__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less_equal_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const less_equal_Tensor_out = /* @__PURE__ */ stubOf(less_equal_Tensor_out_op);

export const less_equal_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::less_equal.Scalar(Tensor self, Scalar other) -> Tensor");
export function less_equal_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & less_equal_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & less_equal_Scalar_op.maskHi;
  return less_equal_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less_equal__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function less_equal__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & less_equal__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & less_equal__Scalar_op.maskHi;
  return less_equal__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const less_equal_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)");
export const less_equal_Scalar_out = /* @__PURE__ */ stubOf(less_equal_Scalar_out_op);

export const gt_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::gt.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function gt_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & gt_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & gt_Tensor_op.maskHi;
  return gt_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const gt_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::gt.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function gt_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & gt_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & gt_Scalar_op.maskHi;
  return gt_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::greater.Tensor(Tensor self, Tensor other) -> Tensor");
export function greater_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & greater_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & greater_Tensor_op.maskHi;
  return greater_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function greater__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & greater__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & greater__Tensor_op.maskHi;
  return greater__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const greater_Tensor_out = /* @__PURE__ */ stubOf(greater_Tensor_out_op);

export const greater_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::greater.Scalar(Tensor self, Scalar other) -> Tensor");
export function greater_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & greater_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & greater_Scalar_op.maskHi;
  return greater_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function greater__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & greater__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & greater__Scalar_op.maskHi;
  return greater__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)");
export const greater_Scalar_out = /* @__PURE__ */ stubOf(greater_Scalar_out_op);

export const ge_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::ge.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function ge_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & ge_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & ge_Tensor_op.maskHi;
  return ge_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ge_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::ge.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function ge_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & ge_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & ge_Scalar_op.maskHi;
  return ge_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater_equal_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::greater_equal.Tensor(Tensor self, Tensor other) -> Tensor");
export function greater_equal_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & greater_equal_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & greater_equal_Tensor_op.maskHi;
  return greater_equal_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater_equal__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function greater_equal__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & greater_equal__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & greater_equal__Tensor_op.maskHi;
  return greater_equal__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater_equal_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const greater_equal_Tensor_out = /* @__PURE__ */ stubOf(greater_equal_Tensor_out_op);

export const greater_equal_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::greater_equal.Scalar(Tensor self, Scalar other) -> Tensor");
export function greater_equal_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & greater_equal_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & greater_equal_Scalar_op.maskHi;
  return greater_equal_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater_equal__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function greater_equal__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & greater_equal__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & greater_equal__Scalar_op.maskHi;
  return greater_equal__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const greater_equal_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)");
export const greater_equal_Scalar_out = /* @__PURE__ */ stubOf(greater_equal_Scalar_out_op);

export const logical_and_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logical_and(Tensor self, Tensor other) -> Tensor", [], false);
export function logical_and(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logical_and_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logical_and_op.maskHi;
  return logical_and_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const logical_or_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logical_or(Tensor self, Tensor other) -> Tensor", [], false);
export function logical_or(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logical_or_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logical_or_op.maskHi;
  return logical_or_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const logical_xor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logical_xor(Tensor self, Tensor other) -> Tensor", [], false);
export function logical_xor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logical_xor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logical_xor_op.maskHi;
  return logical_xor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_and_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function bitwise_and_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_and_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_and_Tensor_op.maskHi;
  return bitwise_and_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_and_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function bitwise_and_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_and_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_and_Scalar_op.maskHi;
  return bitwise_and_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_and_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor", [], false);
export function bitwise_and_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_and_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_and_Scalar_Tensor_op.maskHi;
  return bitwise_and_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __and___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function __and___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __and___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __and___Tensor_op.maskHi;
  return __and___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __iand___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", [], false);
export function __iand___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __iand___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __iand___Tensor_op.maskHi;
  return __iand___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __and___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function __and___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __and___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __and___Scalar_op.maskHi;
  return __and___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __iand___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", [], false);
export function __iand___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __iand___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __iand___Scalar_op.maskHi;
  return __iand___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_or_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function bitwise_or_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_or_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_or_Tensor_op.maskHi;
  return bitwise_or_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_or_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function bitwise_or_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_or_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_or_Scalar_op.maskHi;
  return bitwise_or_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_or_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor", [], false);
export function bitwise_or_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_or_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_or_Scalar_Tensor_op.maskHi;
  return bitwise_or_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __or___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__or__.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function __or___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __or___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __or___Tensor_op.maskHi;
  return __or___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ior___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", [], false);
export function __ior___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __ior___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __ior___Tensor_op.maskHi;
  return __ior___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __or___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__or__.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function __or___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __or___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __or___Scalar_op.maskHi;
  return __or___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ior___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", [], false);
export function __ior___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __ior___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __ior___Scalar_op.maskHi;
  return __ior___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_xor_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function bitwise_xor_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_xor_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_xor_Tensor_op.maskHi;
  return bitwise_xor_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_xor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function bitwise_xor_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_xor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_xor_Scalar_op.maskHi;
  return bitwise_xor_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_xor_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor", [], false);
export function bitwise_xor_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_xor_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_xor_Scalar_Tensor_op.maskHi;
  return bitwise_xor_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __xor___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__xor__.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function __xor___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __xor___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __xor___Tensor_op.maskHi;
  return __xor___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ixor___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", [], false);
export function __ixor___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __ixor___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __ixor___Tensor_op.maskHi;
  return __ixor___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __xor___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__xor__.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function __xor___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __xor___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __xor___Scalar_op.maskHi;
  return __xor___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ixor___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", [], false);
export function __ixor___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __ixor___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __ixor___Scalar_op.maskHi;
  return __ixor___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_left_shift_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function bitwise_left_shift_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_left_shift_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_left_shift_Tensor_op.maskHi;
  return bitwise_left_shift_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_left_shift_Tensor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function bitwise_left_shift_Tensor_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_left_shift_Tensor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_left_shift_Tensor_Scalar_op.maskHi;
  return bitwise_left_shift_Tensor_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_left_shift_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor", [], false);
export function bitwise_left_shift_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_left_shift_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_left_shift_Scalar_Tensor_op.maskHi;
  return bitwise_left_shift_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __lshift___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function __lshift___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __lshift___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __lshift___Tensor_op.maskHi;
  return __lshift___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ilshift___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", [], false);
export function __ilshift___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __ilshift___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __ilshift___Tensor_op.maskHi;
  return __ilshift___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __lshift___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function __lshift___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __lshift___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __lshift___Scalar_op.maskHi;
  return __lshift___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ilshift___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", [], false);
export function __ilshift___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __ilshift___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __ilshift___Scalar_op.maskHi;
  return __ilshift___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_right_shift_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function bitwise_right_shift_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_right_shift_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_right_shift_Tensor_op.maskHi;
  return bitwise_right_shift_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_right_shift_Tensor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function bitwise_right_shift_Tensor_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_right_shift_Tensor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_right_shift_Tensor_Scalar_op.maskHi;
  return bitwise_right_shift_Tensor_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_right_shift_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor", [], false);
export function bitwise_right_shift_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_right_shift_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_right_shift_Scalar_Tensor_op.maskHi;
  return bitwise_right_shift_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __rshift___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__rshift__.Tensor(Tensor self, Tensor other) -> Tensor", [], false);
export function __rshift___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __rshift___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __rshift___Tensor_op.maskHi;
  return __rshift___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __irshift___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", [], false);
export function __irshift___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __irshift___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __irshift___Tensor_op.maskHi;
  return __irshift___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __rshift___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function __rshift___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __rshift___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __rshift___Scalar_op.maskHi;
  return __rshift___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __irshift___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", [], false);
export function __irshift___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __irshift___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __irshift___Scalar_op.maskHi;
  return __irshift___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const maximum_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::maximum(Tensor self, Tensor other) -> Tensor", [], false);
export function maximum(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & maximum_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & maximum_op.maskHi;
  return maximum_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const minimum_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::minimum(Tensor self, Tensor other) -> Tensor", [], false);
export function minimum(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & minimum_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & minimum_op.maskHi;
  return minimum_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const fmax_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::fmax(Tensor self, Tensor other) -> Tensor", [], false);
export function fmax(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & fmax_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & fmax_op.maskHi;
  return fmax_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const fmin_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::fmin(Tensor self, Tensor other) -> Tensor", [], false);
export function fmin(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & fmin_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & fmin_op.maskHi;
  return fmin_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const where_self_op = /* @__PURE__ */ operator<(condition: Tensor, self: Tensor, other: Tensor) => Tensor>("aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor", [], false);
export function where_self(condition: Tensor, self: Tensor, other: Tensor): Tensor {
  const lo = (condition.keysLo | self.keysLo | other.keysLo | local.includedLo) & local.keepLo & where_self_op.maskLo;
  const hi = (condition.keysHi | self.keysHi | other.keysHi | local.includedHi) & local.keepHi & where_self_op.maskHi;
  return where_self_op.table[slot(lo, hi)]!(condition, self, other, lo, hi);
}

export const where_op = /* @__PURE__ */ operator<(condition: Tensor) => Tensor[]>("aten::where(Tensor condition) -> Tensor[]");
export function where(condition: Tensor): Tensor[] {
  const lo = (condition.keysLo | local.includedLo) & local.keepLo & where_op.maskLo;
  const hi = (condition.keysHi | local.includedHi) & local.keepHi & where_op.maskHi;
  return where_op.table[slot(lo, hi)]!(condition, lo, hi);
}

export const where_ScalarSelf_op = /* @__PURE__ */ operator<(condition: Tensor, self: Scalar, other: Tensor) => Tensor>("aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor");
export function where_ScalarSelf(condition: Tensor, self: Scalar, other: Tensor): Tensor {
  const lo = (condition.keysLo | other.keysLo | local.includedLo) & local.keepLo & where_ScalarSelf_op.maskLo;
  const hi = (condition.keysHi | other.keysHi | local.includedHi) & local.keepHi & where_ScalarSelf_op.maskHi;
  return where_ScalarSelf_op.table[slot(lo, hi)]!(condition, self, other, lo, hi);
}

export const where_ScalarOther_op = /* @__PURE__ */ operator<(condition: Tensor, self: Tensor, other: Scalar) => Tensor>("aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor");
export function where_ScalarOther(condition: Tensor, self: Tensor, other: Scalar): Tensor {
  const lo = (condition.keysLo | self.keysLo | local.includedLo) & local.keepLo & where_ScalarOther_op.maskLo;
  const hi = (condition.keysHi | self.keysHi | local.includedHi) & local.keepHi & where_ScalarOther_op.maskHi;
  return where_ScalarOther_op.table[slot(lo, hi)]!(condition, self, other, lo, hi);
}

export const where_Scalar_op = /* @__PURE__ */ operator<(condition: Tensor, self: Scalar, other: Scalar) => Tensor>("aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor");
export function where_Scalar(condition: Tensor, self: Scalar, other: Scalar): Tensor {
  const lo = (condition.keysLo | local.includedLo) & local.keepLo & where_Scalar_op.maskLo;
  const hi = (condition.keysHi | local.includedHi) & local.keepHi & where_Scalar_op.maskHi;
  return where_Scalar_op.table[slot(lo, hi)]!(condition, self, other, lo, hi);
}

export const clamp_op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar | null, max: Scalar | null) => Tensor>("aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor", [], false);
export function clamp(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & clamp_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & clamp_op.maskHi;
  return clamp_op.table[slot(lo, hi)]!(self, min, max, lo, hi);
}

export const clamp_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor | null, max: Tensor | null) => Tensor>("aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor");
export function clamp_Tensor(self: Tensor, min: Tensor | null, max: Tensor | null): Tensor {
  const lo = (self.keysLo | keysLoOf(min) | keysLoOf(max) | local.includedLo) & local.keepLo & clamp_Tensor_op.maskLo;
  const hi = (self.keysHi | keysHiOf(min) | keysHiOf(max) | local.includedHi) & local.keepHi & clamp_Tensor_op.maskHi;
  return clamp_Tensor_op.table[slot(lo, hi)]!(self, min, max, lo, hi);
}

export const clamp__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor | null, max: Tensor | null) => Tensor>("aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)");
export function clamp__Tensor(self: Tensor, min: Tensor | null, max: Tensor | null): Tensor {
  const lo = (self.keysLo | keysLoOf(min) | keysLoOf(max) | local.includedLo) & local.keepLo & clamp__Tensor_op.maskLo;
  const hi = (self.keysHi | keysHiOf(min) | keysHiOf(max) | local.includedHi) & local.keepHi & clamp__Tensor_op.maskHi;
  return clamp__Tensor_op.table[slot(lo, hi)]!(self, min, max, lo, hi);
}

export const clamp_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor | null, max: Tensor | null, out: Tensor) => Tensor>("aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)", [], false);
export const clamp_Tensor_out = /* @__PURE__ */ stubOf(clamp_Tensor_out_op);

export const clamp_min_op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar) => Tensor>("aten::clamp_min(Tensor self, Scalar min) -> Tensor", [], false);
export function clamp_min(self: Tensor, min: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & clamp_min_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & clamp_min_op.maskHi;
  return clamp_min_op.table[slot(lo, hi)]!(self, min, lo, hi);
}

export const clamp_min_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor) => Tensor>("aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor");
export function clamp_min_Tensor(self: Tensor, min: Tensor): Tensor {
  const lo = (self.keysLo | min.keysLo | local.includedLo) & local.keepLo & clamp_min_Tensor_op.maskLo;
  const hi = (self.keysHi | min.keysHi | local.includedHi) & local.keepHi & clamp_min_Tensor_op.maskHi;
  return clamp_min_Tensor_op.table[slot(lo, hi)]!(self, min, lo, hi);
}

export const clamp_max_op = /* @__PURE__ */ operator<(self: Tensor, max: Scalar) => Tensor>("aten::clamp_max(Tensor self, Scalar max) -> Tensor", [], false);
export function clamp_max(self: Tensor, max: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & clamp_max_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & clamp_max_op.maskHi;
  return clamp_max_op.table[slot(lo, hi)]!(self, max, lo, hi);
}

export const clamp_max_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, max: Tensor) => Tensor>("aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor");
export function clamp_max_Tensor(self: Tensor, max: Tensor): Tensor {
  const lo = (self.keysLo | max.keysLo | local.includedLo) & local.keepLo & clamp_max_Tensor_op.maskLo;
  const hi = (self.keysHi | max.keysHi | local.includedHi) & local.keepHi & clamp_max_Tensor_op.maskHi;
  return clamp_max_Tensor_op.table[slot(lo, hi)]!(self, max, lo, hi);
}

export const clip_op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar | null, max: Scalar | null) => Tensor>("aten::clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor");
export function clip(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & clip_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & clip_op.maskHi;
  return clip_op.table[slot(lo, hi)]!(self, min, max, lo, hi);
}

export const clip__op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar | null, max: Scalar | null) => Tensor>("aten::clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)");
export function clip_(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & clip__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & clip__op.maskHi;
  return clip__op.table[slot(lo, hi)]!(self, min, max, lo, hi);
}

export const clip_out_op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar | null, max: Scalar | null, out: Tensor) => Tensor>("aten::clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)");
export const clip_out = /* @__PURE__ */ stubOf(clip_out_op);

export const clip_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor | null, max: Tensor | null) => Tensor>("aten::clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor");
export function clip_Tensor(self: Tensor, min: Tensor | null, max: Tensor | null): Tensor {
  const lo = (self.keysLo | keysLoOf(min) | keysLoOf(max) | local.includedLo) & local.keepLo & clip_Tensor_op.maskLo;
  const hi = (self.keysHi | keysHiOf(min) | keysHiOf(max) | local.includedHi) & local.keepHi & clip_Tensor_op.maskHi;
  return clip_Tensor_op.table[slot(lo, hi)]!(self, min, max, lo, hi);
}

export const clip__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor | null, max: Tensor | null) => Tensor>("aten::clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)");
export function clip__Tensor(self: Tensor, min: Tensor | null, max: Tensor | null): Tensor {
  const lo = (self.keysLo | keysLoOf(min) | keysLoOf(max) | local.includedLo) & local.keepLo & clip__Tensor_op.maskLo;
  const hi = (self.keysHi | keysHiOf(min) | keysHiOf(max) | local.includedHi) & local.keepHi & clip__Tensor_op.maskHi;
  return clip__Tensor_op.table[slot(lo, hi)]!(self, min, max, lo, hi);
}

export const clip_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor | null, max: Tensor | null, out: Tensor) => Tensor>("aten::clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)");
export const clip_Tensor_out = /* @__PURE__ */ stubOf(clip_Tensor_out_op);

export const relu_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::relu(Tensor self) -> Tensor", [], false);
export function relu(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & relu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & relu_op.maskHi;
  return relu_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const relu6_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::relu6(Tensor self) -> Tensor");
export function relu6(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & relu6_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & relu6_op.maskHi;
  return relu6_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const relu6__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::relu6_(Tensor(a!) self) -> Tensor(a!)");
export function relu6_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & relu6__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & relu6__op.maskHi;
  return relu6__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const leaky_relu_op = /* @__PURE__ */ operator<(self: Tensor, negativeSlope: Scalar) => Tensor>("aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor", [], false);
export function leaky_relu(self: Tensor, negativeSlope: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & leaky_relu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & leaky_relu_op.maskHi;
  return leaky_relu_op.table[slot(lo, hi)]!(self, negativeSlope, lo, hi);
}

export const elu_op = /* @__PURE__ */ operator<(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar) => Tensor>("aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor", [], false);
export function elu(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & elu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & elu_op.maskHi;
  return elu_op.table[slot(lo, hi)]!(self, alpha, scale, inputScale, lo, hi);
}

export const selu_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::selu(Tensor self) -> Tensor", [], false);
export function selu(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & selu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & selu_op.maskHi;
  return selu_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const selu__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::selu_(Tensor(a!) self) -> Tensor(a!)", [], false);
export function selu_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & selu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & selu__op.maskHi;
  return selu__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const celu_op = /* @__PURE__ */ operator<(self: Tensor, alpha: Scalar) => Tensor>("aten::celu(Tensor self, Scalar alpha=1.0) -> Tensor", [], false);
export function celu(self: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & celu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & celu_op.maskHi;
  return celu_op.table[slot(lo, hi)]!(self, alpha, lo, hi);
}

export const celu__op = /* @__PURE__ */ operator<(self: Tensor, alpha: Scalar) => Tensor>("aten::celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)", [], false);
export function celu_(self: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & celu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & celu__op.maskHi;
  return celu__op.table[slot(lo, hi)]!(self, alpha, lo, hi);
}

export const gelu_op = /* @__PURE__ */ operator<(self: Tensor, approximate: string) => Tensor>("aten::gelu(Tensor self, *, str approximate='none') -> Tensor", [], false);
export function gelu(self: Tensor, approximate: string): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & gelu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & gelu_op.maskHi;
  return gelu_op.table[slot(lo, hi)]!(self, approximate, lo, hi);
}

export const silu_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::silu(Tensor self) -> Tensor");
export function silu(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & silu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & silu_op.maskHi;
  return silu_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const mish_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::mish(Tensor self) -> Tensor");
export function mish(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mish_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mish_op.maskHi;
  return mish_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const hardsigmoid_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::hardsigmoid(Tensor self) -> Tensor", [], false);
export function hardsigmoid(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardsigmoid_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardsigmoid_op.maskHi;
  return hardsigmoid_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const hardswish_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::hardswish(Tensor self) -> Tensor", [], false);
export function hardswish(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardswish_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardswish_op.maskHi;
  return hardswish_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const softplus_op = /* @__PURE__ */ operator<(self: Tensor, beta: Scalar, threshold: Scalar) => Tensor>("aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor", [], false);
export function softplus(self: Tensor, beta: Scalar, threshold: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & softplus_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & softplus_op.maskHi;
  return softplus_op.table[slot(lo, hi)]!(self, beta, threshold, lo, hi);
}

export const hardtanh_op = /* @__PURE__ */ operator<(self: Tensor, minVal: Scalar, maxVal: Scalar) => Tensor>("aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor", [], false);
export function hardtanh(self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardtanh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardtanh_op.maskHi;
  return hardtanh_op.table[slot(lo, hi)]!(self, minVal, maxVal, lo, hi);
}

export const threshold_op = /* @__PURE__ */ operator<(self: Tensor, threshold: Scalar, value: Scalar) => Tensor>("aten::threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor", [], false);
export function threshold(self: Tensor, threshold: Scalar, value: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & threshold_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & threshold_op.maskHi;
  return threshold_op.table[slot(lo, hi)]!(self, threshold, value, lo, hi);
}

export const hardshrink_op = /* @__PURE__ */ operator<(self: Tensor, lambd: Scalar) => Tensor>("aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor", [], false);
export function hardshrink(self: Tensor, lambd: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardshrink_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardshrink_op.maskHi;
  return hardshrink_op.table[slot(lo, hi)]!(self, lambd, lo, hi);
}

export const softshrink_op = /* @__PURE__ */ operator<(self: Tensor, lambd: Scalar) => Tensor>("aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor", [], false);
export function softshrink(self: Tensor, lambd: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & softshrink_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & softshrink_op.maskHi;
  return softshrink_op.table[slot(lo, hi)]!(self, lambd, lo, hi);
}

export const log_sigmoid_forward_op = /* @__PURE__ */ operator<(self: Tensor) => readonly [Tensor, Tensor]>("aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)", [], false);
export function log_sigmoid_forward(self: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log_sigmoid_forward_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log_sigmoid_forward_op.maskHi;
  return log_sigmoid_forward_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log_sigmoid_forward_output_op = /* @__PURE__ */ operator<(self: Tensor, output: Tensor, buffer: Tensor) => readonly [Tensor, Tensor]>("aten::log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!))", [], false);
export const log_sigmoid_forward_output = /* @__PURE__ */ stubOf(log_sigmoid_forward_output_op);

export const log_sigmoid_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log_sigmoid(Tensor self) -> Tensor", [], false);
export function log_sigmoid(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log_sigmoid_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log_sigmoid_op.maskHi;
  return log_sigmoid_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log_sigmoid_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", [], false);
export const log_sigmoid_out = /* @__PURE__ */ stubOf(log_sigmoid_out_op);

export const sigmoid_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, output: Tensor) => Tensor>("aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor");
export function sigmoid_backward(gradOutput: Tensor, output: Tensor): Tensor {
  const lo = (gradOutput.keysLo | output.keysLo | local.includedLo) & local.keepLo & sigmoid_backward_op.maskLo;
  const hi = (gradOutput.keysHi | output.keysHi | local.includedHi) & local.keepHi & sigmoid_backward_op.maskHi;
  return sigmoid_backward_op.table[slot(lo, hi)]!(gradOutput, output, lo, hi);
}

export const tanh_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, output: Tensor) => Tensor>("aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor");
export function tanh_backward(gradOutput: Tensor, output: Tensor): Tensor {
  const lo = (gradOutput.keysLo | output.keysLo | local.includedLo) & local.keepLo & tanh_backward_op.maskLo;
  const hi = (gradOutput.keysHi | output.keysHi | local.includedHi) & local.keepHi & tanh_backward_op.maskHi;
  return tanh_backward_op.table[slot(lo, hi)]!(gradOutput, output, lo, hi);
}

export const threshold_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, threshold: Scalar) => Tensor>("aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor");
export function threshold_backward(gradOutput: Tensor, self: Tensor, threshold: Scalar): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & threshold_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & threshold_backward_op.maskHi;
  return threshold_backward_op.table[slot(lo, hi)]!(gradOutput, self, threshold, lo, hi);
}

export const leaky_relu_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean) => Tensor>("aten::leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor");
export function leaky_relu_backward(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & leaky_relu_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & leaky_relu_backward_op.maskHi;
  return leaky_relu_backward_op.table[slot(lo, hi)]!(gradOutput, self, negativeSlope, selfIsResult, lo, hi);
}

export const elu_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor) => Tensor>("aten::elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor");
export function elu_backward(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor): Tensor {
  const lo = (gradOutput.keysLo | selfOrResult.keysLo | local.includedLo) & local.keepLo & elu_backward_op.maskLo;
  const hi = (gradOutput.keysHi | selfOrResult.keysHi | local.includedHi) & local.keepHi & elu_backward_op.maskHi;
  return elu_backward_op.table[slot(lo, hi)]!(gradOutput, alpha, scale, inputScale, isResult, selfOrResult, lo, hi);
}

export const gelu_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, approximate: string) => Tensor>("aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor");
export function gelu_backward(gradOutput: Tensor, self: Tensor, approximate: string): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & gelu_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & gelu_backward_op.maskHi;
  return gelu_backward_op.table[slot(lo, hi)]!(gradOutput, self, approximate, lo, hi);
}

export const silu_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor) => Tensor>("aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor");
export function silu_backward(gradOutput: Tensor, self: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & silu_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & silu_backward_op.maskHi;
  return silu_backward_op.table[slot(lo, hi)]!(gradOutput, self, lo, hi);
}

export const mish_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor) => Tensor>("aten::mish_backward(Tensor grad_output, Tensor self) -> Tensor");
export function mish_backward(gradOutput: Tensor, self: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & mish_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & mish_backward_op.maskHi;
  return mish_backward_op.table[slot(lo, hi)]!(gradOutput, self, lo, hi);
}

export const hardsigmoid_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor) => Tensor>("aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor");
export function hardsigmoid_backward(gradOutput: Tensor, self: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & hardsigmoid_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & hardsigmoid_backward_op.maskHi;
  return hardsigmoid_backward_op.table[slot(lo, hi)]!(gradOutput, self, lo, hi);
}

export const hardswish_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor) => Tensor>("aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor");
export function hardswish_backward(gradOutput: Tensor, self: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & hardswish_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & hardswish_backward_op.maskHi;
  return hardswish_backward_op.table[slot(lo, hi)]!(gradOutput, self, lo, hi);
}

export const softplus_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar) => Tensor>("aten::softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor");
export function softplus_backward(gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & softplus_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & softplus_backward_op.maskHi;
  return softplus_backward_op.table[slot(lo, hi)]!(gradOutput, self, beta, threshold, lo, hi);
}

export const hardtanh_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar) => Tensor>("aten::hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor");
export function hardtanh_backward(gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & hardtanh_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & hardtanh_backward_op.maskHi;
  return hardtanh_backward_op.table[slot(lo, hi)]!(gradOutput, self, minVal, maxVal, lo, hi);
}

export const hardshrink_backward_op = /* @__PURE__ */ operator<(gradOut: Tensor, self: Tensor, lambd: Scalar) => Tensor>("aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor");
export function hardshrink_backward(gradOut: Tensor, self: Tensor, lambd: Scalar): Tensor {
  const lo = (gradOut.keysLo | self.keysLo | local.includedLo) & local.keepLo & hardshrink_backward_op.maskLo;
  const hi = (gradOut.keysHi | self.keysHi | local.includedHi) & local.keepHi & hardshrink_backward_op.maskHi;
  return hardshrink_backward_op.table[slot(lo, hi)]!(gradOut, self, lambd, lo, hi);
}

export const softshrink_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, lambd: Scalar) => Tensor>("aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor");
export function softshrink_backward(gradOutput: Tensor, self: Tensor, lambd: Scalar): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & softshrink_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & softshrink_backward_op.maskHi;
  return softshrink_backward_op.table[slot(lo, hi)]!(gradOutput, self, lambd, lo, hi);
}

export const log_sigmoid_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, buffer: Tensor) => Tensor>("aten::log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor");
export function log_sigmoid_backward(gradOutput: Tensor, self: Tensor, buffer: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | buffer.keysLo | local.includedLo) & local.keepLo & log_sigmoid_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | buffer.keysHi | local.includedHi) & local.keepHi & log_sigmoid_backward_op.maskHi;
  return log_sigmoid_backward_op.table[slot(lo, hi)]!(gradOutput, self, buffer, lo, hi);
}

export const logit_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, eps: number | null) => Tensor>("aten::logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor");
export function logit_backward(gradOutput: Tensor, self: Tensor, eps: number | null): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & logit_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & logit_backward_op.maskHi;
  return logit_backward_op.table[slot(lo, hi)]!(gradOutput, self, eps, lo, hi);
}

export const special_erf_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_erf(Tensor self) -> Tensor");
export function special_erf(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_erf_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_erf_op.maskHi;
  return special_erf_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_erf_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_erf_out = /* @__PURE__ */ stubOf(special_erf_out_op);

export const special_erfc_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_erfc(Tensor self) -> Tensor");
export function special_erfc(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_erfc_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_erfc_op.maskHi;
  return special_erfc_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_erfc_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_erfc_out = /* @__PURE__ */ stubOf(special_erfc_out_op);

export const special_erfinv_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_erfinv(Tensor self) -> Tensor");
export function special_erfinv(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_erfinv_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_erfinv_op.maskHi;
  return special_erfinv_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_erfinv_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_erfinv_out = /* @__PURE__ */ stubOf(special_erfinv_out_op);

export const special_exp2_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_exp2(Tensor self) -> Tensor");
export function special_exp2(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_exp2_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_exp2_op.maskHi;
  return special_exp2_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_exp2_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_exp2_out = /* @__PURE__ */ stubOf(special_exp2_out_op);

export const special_expit_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_expit(Tensor self) -> Tensor");
export function special_expit(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_expit_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_expit_op.maskHi;
  return special_expit_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_expit_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_expit_out = /* @__PURE__ */ stubOf(special_expit_out_op);

export const special_expm1_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_expm1(Tensor self) -> Tensor");
export function special_expm1(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_expm1_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_expm1_op.maskHi;
  return special_expm1_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_expm1_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_expm1_out = /* @__PURE__ */ stubOf(special_expm1_out_op);

export const special_log1p_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_log1p(Tensor self) -> Tensor");
export function special_log1p(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_log1p_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_log1p_op.maskHi;
  return special_log1p_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_log1p_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_log1p_out = /* @__PURE__ */ stubOf(special_log1p_out_op);

export const special_digamma_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_digamma(Tensor self) -> Tensor");
export function special_digamma(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_digamma_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_digamma_op.maskHi;
  return special_digamma_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_digamma_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_digamma_out = /* @__PURE__ */ stubOf(special_digamma_out_op);

export const special_psi_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_psi(Tensor self) -> Tensor");
export function special_psi(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_psi_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_psi_op.maskHi;
  return special_psi_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_psi_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_psi_out = /* @__PURE__ */ stubOf(special_psi_out_op);

export const special_gammaln_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_gammaln(Tensor self) -> Tensor");
export function special_gammaln(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_gammaln_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_gammaln_op.maskHi;
  return special_gammaln_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_gammaln_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_gammaln_out = /* @__PURE__ */ stubOf(special_gammaln_out_op);

export const special_logit_op = /* @__PURE__ */ operator<(self: Tensor, eps: number | null) => Tensor>("aten::special_logit(Tensor self, float? eps=None) -> Tensor");
export function special_logit(self: Tensor, eps: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_logit_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_logit_op.maskHi;
  return special_logit_op.table[slot(lo, hi)]!(self, eps, lo, hi);
}

export const special_logit_out_op = /* @__PURE__ */ operator<(self: Tensor, eps: number | null, out: Tensor) => Tensor>("aten::special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)");
export const special_logit_out = /* @__PURE__ */ stubOf(special_logit_out_op);

export const special_round_op = /* @__PURE__ */ operator<(self: Tensor, decimals: number) => Tensor>("aten::special_round(Tensor self, *, int decimals=0) -> Tensor");
export function special_round(self: Tensor, decimals: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_round_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_round_op.maskHi;
  return special_round_op.table[slot(lo, hi)]!(self, decimals, lo, hi);
}

export const special_round_out_op = /* @__PURE__ */ operator<(self: Tensor, decimals: number, out: Tensor) => Tensor>("aten::special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!)");
export const special_round_out = /* @__PURE__ */ stubOf(special_round_out_op);

export const special_sinc_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_sinc(Tensor self) -> Tensor");
export function special_sinc(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_sinc_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_sinc_op.maskHi;
  return special_sinc_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_sinc_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_sinc_out = /* @__PURE__ */ stubOf(special_sinc_out_op);

export const special_polygamma_op = /* @__PURE__ */ operator<(n: number, self: Tensor) => Tensor>("aten::special_polygamma(int n, Tensor self) -> Tensor");
export function special_polygamma(n: number, self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_polygamma_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_polygamma_op.maskHi;
  return special_polygamma_op.table[slot(lo, hi)]!(n, self, lo, hi);
}

export const special_polygamma_out_op = /* @__PURE__ */ operator<(n: number, self: Tensor, out: Tensor) => Tensor>("aten::special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_polygamma_out = /* @__PURE__ */ stubOf(special_polygamma_out_op);

export const special_xlogy_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::special_xlogy(Tensor self, Tensor other) -> Tensor", [], false);
export function special_xlogy(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & special_xlogy_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & special_xlogy_op.maskHi;
  return special_xlogy_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_xlogy_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", [], false);
export const special_xlogy_out = /* @__PURE__ */ stubOf(special_xlogy_out_op);

export const special_xlogy_self_scalar_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor", [], false);
export function special_xlogy_self_scalar(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & special_xlogy_self_scalar_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & special_xlogy_self_scalar_op.maskHi;
  return special_xlogy_self_scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_xlogy_self_scalar_out_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor, out: Tensor) => Tensor>("aten::special_xlogy.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", [], false);
export const special_xlogy_self_scalar_out = /* @__PURE__ */ stubOf(special_xlogy_self_scalar_out_op);

export const special_xlogy_other_scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function special_xlogy_other_scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_xlogy_other_scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_xlogy_other_scalar_op.maskHi;
  return special_xlogy_other_scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_xlogy_other_scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::special_xlogy.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", [], false);
export const special_xlogy_other_scalar_out = /* @__PURE__ */ stubOf(special_xlogy_other_scalar_out_op);

export const i0_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::i0(Tensor self) -> Tensor");
export function i0(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & i0_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & i0_op.maskHi;
  return i0_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_i0e_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_i0e(Tensor self) -> Tensor");
export function special_i0e(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_i0e_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_i0e_op.maskHi;
  return special_i0e_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_i1_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_i1(Tensor self) -> Tensor");
export function special_i1(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_i1_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_i1_op.maskHi;
  return special_i1_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_i1e_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_i1e(Tensor self) -> Tensor");
export function special_i1e(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_i1e_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_i1e_op.maskHi;
  return special_i1e_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_entr_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_entr(Tensor self) -> Tensor");
export function special_entr(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_entr_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_entr_op.maskHi;
  return special_entr_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_ndtri_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_ndtri(Tensor self) -> Tensor");
export function special_ndtri(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_ndtri_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_ndtri_op.maskHi;
  return special_ndtri_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_log_ndtr_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_log_ndtr(Tensor self) -> Tensor");
export function special_log_ndtr(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_log_ndtr_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_log_ndtr_op.maskHi;
  return special_log_ndtr_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_erfcx_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_erfcx(Tensor self) -> Tensor");
export function special_erfcx(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_erfcx_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_erfcx_op.maskHi;
  return special_erfcx_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_xlog1py_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::special_xlog1py(Tensor self, Tensor other) -> Tensor", [], false);
export function special_xlog1py(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & special_xlog1py_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & special_xlog1py_op.maskHi;
  return special_xlog1py_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_xlog1py_self_scalar_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor", [], false);
export function special_xlog1py_self_scalar(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & special_xlog1py_self_scalar_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & special_xlog1py_self_scalar_op.maskHi;
  return special_xlog1py_self_scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_xlog1py_other_scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function special_xlog1py_other_scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_xlog1py_other_scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_xlog1py_other_scalar_op.maskHi;
  return special_xlog1py_other_scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_zeta_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::special_zeta(Tensor self, Tensor other) -> Tensor", [], false);
export function special_zeta(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & special_zeta_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & special_zeta_op.maskHi;
  return special_zeta_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_zeta_self_scalar_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor", [], false);
export function special_zeta_self_scalar(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & special_zeta_self_scalar_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & special_zeta_self_scalar_op.maskHi;
  return special_zeta_self_scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_zeta_other_scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor", [], false);
export function special_zeta_other_scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_zeta_other_scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_zeta_other_scalar_op.maskHi;
  return special_zeta_other_scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const igamma_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::igamma(Tensor self, Tensor other) -> Tensor");
export function igamma(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & igamma_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & igamma_op.maskHi;
  return igamma_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const igammac_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::igammac(Tensor self, Tensor other) -> Tensor");
export function igammac(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & igammac_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & igammac_op.maskHi;
  return igammac_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const nextafter_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::nextafter(Tensor self, Tensor other) -> Tensor");
export function nextafter(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & nextafter_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & nextafter_op.maskHi;
  return nextafter_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const lcm_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::lcm(Tensor self, Tensor other) -> Tensor");
export function lcm(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & lcm_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & lcm_op.maskHi;
  return lcm_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const angle_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::angle(Tensor self) -> Tensor", [], false);
export function angle(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & angle_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & angle_op.maskHi;
  return angle_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_airy_ai_op = /* @__PURE__ */ operator<(x: Tensor) => Tensor>("aten::special_airy_ai(Tensor x) -> Tensor");
export function special_airy_ai(x: Tensor): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_airy_ai_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_airy_ai_op.maskHi;
  return special_airy_ai_op.table[slot(lo, hi)]!(x, lo, hi);
}

export const special_bessel_j0_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_bessel_j0(Tensor self) -> Tensor");
export function special_bessel_j0(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_bessel_j0_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_bessel_j0_op.maskHi;
  return special_bessel_j0_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_bessel_j1_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_bessel_j1(Tensor self) -> Tensor");
export function special_bessel_j1(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_bessel_j1_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_bessel_j1_op.maskHi;
  return special_bessel_j1_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_bessel_y0_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_bessel_y0(Tensor self) -> Tensor");
export function special_bessel_y0(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_bessel_y0_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_bessel_y0_op.maskHi;
  return special_bessel_y0_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_bessel_y1_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_bessel_y1(Tensor self) -> Tensor");
export function special_bessel_y1(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_bessel_y1_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_bessel_y1_op.maskHi;
  return special_bessel_y1_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_modified_bessel_i0_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_modified_bessel_i0(Tensor self) -> Tensor");
export function special_modified_bessel_i0(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_modified_bessel_i0_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_modified_bessel_i0_op.maskHi;
  return special_modified_bessel_i0_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_modified_bessel_i1_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_modified_bessel_i1(Tensor self) -> Tensor");
export function special_modified_bessel_i1(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_modified_bessel_i1_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_modified_bessel_i1_op.maskHi;
  return special_modified_bessel_i1_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_modified_bessel_k0_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_modified_bessel_k0(Tensor self) -> Tensor");
export function special_modified_bessel_k0(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_modified_bessel_k0_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_modified_bessel_k0_op.maskHi;
  return special_modified_bessel_k0_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_modified_bessel_k1_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_modified_bessel_k1(Tensor self) -> Tensor");
export function special_modified_bessel_k1(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_modified_bessel_k1_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_modified_bessel_k1_op.maskHi;
  return special_modified_bessel_k1_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_scaled_modified_bessel_k0_op = /* @__PURE__ */ operator<(x: Tensor) => Tensor>("aten::special_scaled_modified_bessel_k0(Tensor x) -> Tensor");
export function special_scaled_modified_bessel_k0(x: Tensor): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_scaled_modified_bessel_k0_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_scaled_modified_bessel_k0_op.maskHi;
  return special_scaled_modified_bessel_k0_op.table[slot(lo, hi)]!(x, lo, hi);
}

export const special_scaled_modified_bessel_k1_op = /* @__PURE__ */ operator<(x: Tensor) => Tensor>("aten::special_scaled_modified_bessel_k1(Tensor x) -> Tensor");
export function special_scaled_modified_bessel_k1(x: Tensor): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_scaled_modified_bessel_k1_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_scaled_modified_bessel_k1_op.maskHi;
  return special_scaled_modified_bessel_k1_op.table[slot(lo, hi)]!(x, lo, hi);
}

export const special_spherical_bessel_j0_op = /* @__PURE__ */ operator<(x: Tensor) => Tensor>("aten::special_spherical_bessel_j0(Tensor x) -> Tensor");
export function special_spherical_bessel_j0(x: Tensor): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_spherical_bessel_j0_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_spherical_bessel_j0_op.maskHi;
  return special_spherical_bessel_j0_op.table[slot(lo, hi)]!(x, lo, hi);
}

export const special_chebyshev_polynomial_t_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor", [], false);
export function special_chebyshev_polynomial_t(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_t_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_t_op.maskHi;
  return special_chebyshev_polynomial_t_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_t_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_chebyshev_polynomial_t_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_t_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_t_x_scalar_op.maskHi;
  return special_chebyshev_polynomial_t_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_t_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_chebyshev_polynomial_t_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_t_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_t_n_scalar_op.maskHi;
  return special_chebyshev_polynomial_t_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_u_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor", [], false);
export function special_chebyshev_polynomial_u(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_u_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_u_op.maskHi;
  return special_chebyshev_polynomial_u_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_u_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_chebyshev_polynomial_u_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_u_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_u_x_scalar_op.maskHi;
  return special_chebyshev_polynomial_u_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_u_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_chebyshev_polynomial_u_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_u_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_u_n_scalar_op.maskHi;
  return special_chebyshev_polynomial_u_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_v_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor", [], false);
export function special_chebyshev_polynomial_v(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_v_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_v_op.maskHi;
  return special_chebyshev_polynomial_v_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_v_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_chebyshev_polynomial_v_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_v_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_v_x_scalar_op.maskHi;
  return special_chebyshev_polynomial_v_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_v_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_chebyshev_polynomial_v_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_v_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_v_n_scalar_op.maskHi;
  return special_chebyshev_polynomial_v_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_w_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor", [], false);
export function special_chebyshev_polynomial_w(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_w_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_w_op.maskHi;
  return special_chebyshev_polynomial_w_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_w_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_chebyshev_polynomial_w_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_w_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_w_x_scalar_op.maskHi;
  return special_chebyshev_polynomial_w_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_chebyshev_polynomial_w_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_chebyshev_polynomial_w_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_chebyshev_polynomial_w_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_chebyshev_polynomial_w_n_scalar_op.maskHi;
  return special_chebyshev_polynomial_w_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_hermite_polynomial_h_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor", [], false);
export function special_hermite_polynomial_h(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_hermite_polynomial_h_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_hermite_polynomial_h_op.maskHi;
  return special_hermite_polynomial_h_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_hermite_polynomial_h_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_hermite_polynomial_h_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_hermite_polynomial_h_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_hermite_polynomial_h_x_scalar_op.maskHi;
  return special_hermite_polynomial_h_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_hermite_polynomial_h_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_hermite_polynomial_h_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_hermite_polynomial_h_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_hermite_polynomial_h_n_scalar_op.maskHi;
  return special_hermite_polynomial_h_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_hermite_polynomial_he_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor", [], false);
export function special_hermite_polynomial_he(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_hermite_polynomial_he_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_hermite_polynomial_he_op.maskHi;
  return special_hermite_polynomial_he_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_hermite_polynomial_he_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_hermite_polynomial_he_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_hermite_polynomial_he_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_hermite_polynomial_he_x_scalar_op.maskHi;
  return special_hermite_polynomial_he_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_hermite_polynomial_he_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_hermite_polynomial_he_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_hermite_polynomial_he_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_hermite_polynomial_he_n_scalar_op.maskHi;
  return special_hermite_polynomial_he_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_laguerre_polynomial_l_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor", [], false);
export function special_laguerre_polynomial_l(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_laguerre_polynomial_l_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_laguerre_polynomial_l_op.maskHi;
  return special_laguerre_polynomial_l_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_laguerre_polynomial_l_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_laguerre_polynomial_l_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_laguerre_polynomial_l_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_laguerre_polynomial_l_x_scalar_op.maskHi;
  return special_laguerre_polynomial_l_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_laguerre_polynomial_l_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_laguerre_polynomial_l_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_laguerre_polynomial_l_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_laguerre_polynomial_l_n_scalar_op.maskHi;
  return special_laguerre_polynomial_l_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_legendre_polynomial_p_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor", [], false);
export function special_legendre_polynomial_p(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_legendre_polynomial_p_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_legendre_polynomial_p_op.maskHi;
  return special_legendre_polynomial_p_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_legendre_polynomial_p_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_legendre_polynomial_p_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_legendre_polynomial_p_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_legendre_polynomial_p_x_scalar_op.maskHi;
  return special_legendre_polynomial_p_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_legendre_polynomial_p_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_legendre_polynomial_p_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_legendre_polynomial_p_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_legendre_polynomial_p_n_scalar_op.maskHi;
  return special_legendre_polynomial_p_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_t_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_t(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_t_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_t_op.maskHi;
  return special_shifted_chebyshev_polynomial_t_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_t_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_t_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_t_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_t_x_scalar_op.maskHi;
  return special_shifted_chebyshev_polynomial_t_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_t_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_t_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_t_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_t_n_scalar_op.maskHi;
  return special_shifted_chebyshev_polynomial_t_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_u_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_u(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_u_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_u_op.maskHi;
  return special_shifted_chebyshev_polynomial_u_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_u_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_u_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_u_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_u_x_scalar_op.maskHi;
  return special_shifted_chebyshev_polynomial_u_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_u_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_u_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_u_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_u_n_scalar_op.maskHi;
  return special_shifted_chebyshev_polynomial_u_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_v_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_v(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_v_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_v_op.maskHi;
  return special_shifted_chebyshev_polynomial_v_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_v_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_v_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_v_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_v_x_scalar_op.maskHi;
  return special_shifted_chebyshev_polynomial_v_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_v_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_v_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_v_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_v_n_scalar_op.maskHi;
  return special_shifted_chebyshev_polynomial_v_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_w_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_w(x: Tensor, n: Tensor): Tensor {
  const lo = (x.keysLo | n.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_w_op.maskLo;
  const hi = (x.keysHi | n.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_w_op.maskHi;
  return special_shifted_chebyshev_polynomial_w_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_w_x_scalar_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_w_x_scalar(x: Scalar, n: Tensor): Tensor {
  const lo = (n.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_w_x_scalar_op.maskLo;
  const hi = (n.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_w_x_scalar_op.maskHi;
  return special_shifted_chebyshev_polynomial_w_x_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_shifted_chebyshev_polynomial_w_n_scalar_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar) => Tensor>("aten::special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor", [], false);
export function special_shifted_chebyshev_polynomial_w_n_scalar(x: Tensor, n: Scalar): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & special_shifted_chebyshev_polynomial_w_n_scalar_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & special_shifted_chebyshev_polynomial_w_n_scalar_op.maskHi;
  return special_shifted_chebyshev_polynomial_w_n_scalar_op.table[slot(lo, hi)]!(x, n, lo, hi);
}

export const special_ndtr_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_ndtr(Tensor self) -> Tensor");
export function special_ndtr(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_ndtr_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_ndtr_op.maskHi;
  return special_ndtr_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_ndtr_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_ndtr_out = /* @__PURE__ */ stubOf(special_ndtr_out_op);

export const special_i0_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::special_i0(Tensor self) -> Tensor");
export function special_i0(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_i0_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_i0_op.maskHi;
  return special_i0_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const special_i0_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const special_i0_out = /* @__PURE__ */ stubOf(special_i0_out_op);

export const special_gammainc_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::special_gammainc(Tensor self, Tensor other) -> Tensor");
export function special_gammainc(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & special_gammainc_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & special_gammainc_op.maskHi;
  return special_gammainc_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_gammainc_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const special_gammainc_out = /* @__PURE__ */ stubOf(special_gammainc_out_op);

export const special_gammaincc_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::special_gammaincc(Tensor self, Tensor other) -> Tensor");
export function special_gammaincc(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & special_gammaincc_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & special_gammaincc_op.maskHi;
  return special_gammaincc_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const special_gammaincc_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const special_gammaincc_out = /* @__PURE__ */ stubOf(special_gammaincc_out_op);

export const ldexp_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::ldexp.Tensor(Tensor self, Tensor other) -> Tensor");
export function ldexp_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & ldexp_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & ldexp_Tensor_op.maskHi;
  return ldexp_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ldexp__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function ldexp_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & ldexp__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & ldexp__op.maskHi;
  return ldexp__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ldexp_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const ldexp_out = /* @__PURE__ */ stubOf(ldexp_out_op);

export const empty_memory_format_op = /* @__PURE__ */ operator<(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null) => Tensor>("aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor");
export function empty_memory_format(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = local.includedLo & local.keepLo & empty_memory_format_op.maskLo;
  const hi = local.includedHi & local.keepHi & empty_memory_format_op.maskHi;
  return empty_memory_format_op.table[slot(lo, hi)]!(size, dtype, layout, device, pinMemory, memoryFormat, lo, hi);
}

export const empty_out_op = /* @__PURE__ */ operator<(size: readonly number[], memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", [], false);
export const empty_out = /* @__PURE__ */ stubOf(empty_out_op);

export const empty_strided_op = /* @__PURE__ */ operator<(size: readonly number[], stride: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function empty_strided(size: readonly number[], stride: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & empty_strided_op.maskLo;
  const hi = local.includedHi & local.keepHi & empty_strided_op.maskHi;
  return empty_strided_op.table[slot(lo, hi)]!(size, stride, dtype, layout, device, pinMemory, lo, hi);
}

export const empty_like_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null) => Tensor>("aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor", [], false);
export function empty_like(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & empty_like_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & empty_like_op.maskHi;
  return empty_like_op.table[slot(lo, hi)]!(self, dtype, layout, device, pinMemory, memoryFormat, lo, hi);
}

export const new_empty_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function new_empty(self: Tensor, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & new_empty_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & new_empty_op.maskHi;
  return new_empty_op.table[slot(lo, hi)]!(self, size, dtype, layout, device, pinMemory, lo, hi);
}

export const new_empty_strided_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], stride: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function new_empty_strided(self: Tensor, size: readonly number[], stride: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & new_empty_strided_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & new_empty_strided_op.maskHi;
  return new_empty_strided_op.table[slot(lo, hi)]!(self, size, stride, dtype, layout, device, pinMemory, lo, hi);
}

export const new_zeros_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function new_zeros(self: Tensor, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & new_zeros_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & new_zeros_op.maskHi;
  return new_zeros_op.table[slot(lo, hi)]!(self, size, dtype, layout, device, pinMemory, lo, hi);
}

export const new_ones_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function new_ones(self: Tensor, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & new_ones_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & new_ones_op.maskHi;
  return new_ones_op.table[slot(lo, hi)]!(self, size, dtype, layout, device, pinMemory, lo, hi);
}

export const new_full_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], fillValue: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function new_full(self: Tensor, size: readonly number[], fillValue: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & new_full_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & new_full_op.maskHi;
  return new_full_op.table[slot(lo, hi)]!(self, size, fillValue, dtype, layout, device, pinMemory, lo, hi);
}

export const zeros_op = /* @__PURE__ */ operator<(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function zeros(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & zeros_op.maskLo;
  const hi = local.includedHi & local.keepHi & zeros_op.maskHi;
  return zeros_op.table[slot(lo, hi)]!(size, dtype, layout, device, pinMemory, lo, hi);
}

export const zeros_out_op = /* @__PURE__ */ operator<(size: readonly number[], out: Tensor) => Tensor>("aten::zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)");
export const zeros_out = /* @__PURE__ */ stubOf(zeros_out_op);

export const zeros_like_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null) => Tensor>("aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor");
export function zeros_like(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & zeros_like_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & zeros_like_op.maskHi;
  return zeros_like_op.table[slot(lo, hi)]!(self, dtype, layout, device, pinMemory, memoryFormat, lo, hi);
}

export const ones_op = /* @__PURE__ */ operator<(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function ones(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & ones_op.maskLo;
  const hi = local.includedHi & local.keepHi & ones_op.maskHi;
  return ones_op.table[slot(lo, hi)]!(size, dtype, layout, device, pinMemory, lo, hi);
}

export const ones_out_op = /* @__PURE__ */ operator<(size: readonly number[], out: Tensor) => Tensor>("aten::ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)");
export const ones_out = /* @__PURE__ */ stubOf(ones_out_op);

export const ones_like_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null) => Tensor>("aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor");
export function ones_like(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & ones_like_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & ones_like_op.maskHi;
  return ones_like_op.table[slot(lo, hi)]!(self, dtype, layout, device, pinMemory, memoryFormat, lo, hi);
}

export const full_op = /* @__PURE__ */ operator<(size: readonly number[], fillValue: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function full(size: readonly number[], fillValue: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & full_op.maskLo;
  const hi = local.includedHi & local.keepHi & full_op.maskHi;
  return full_op.table[slot(lo, hi)]!(size, fillValue, dtype, layout, device, pinMemory, lo, hi);
}

export const full_out_op = /* @__PURE__ */ operator<(size: readonly number[], fillValue: Scalar, out: Tensor) => Tensor>("aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)");
export const full_out = /* @__PURE__ */ stubOf(full_out_op);

export const full_like_op = /* @__PURE__ */ operator<(self: Tensor, fillValue: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null) => Tensor>("aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor");
export function full_like(self: Tensor, fillValue: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & full_like_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & full_like_op.maskHi;
  return full_like_op.table[slot(lo, hi)]!(self, fillValue, dtype, layout, device, pinMemory, memoryFormat, lo, hi);
}

export const arange_op = /* @__PURE__ */ operator<(end: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function arange(end: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & arange_op.maskLo;
  const hi = local.includedHi & local.keepHi & arange_op.maskHi;
  return arange_op.table[slot(lo, hi)]!(end, dtype, layout, device, pinMemory, lo, hi);
}

export const arange_start_op = /* @__PURE__ */ operator<(start: Scalar, end: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function arange_start(start: Scalar, end: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & arange_start_op.maskLo;
  const hi = local.includedHi & local.keepHi & arange_start_op.maskHi;
  return arange_start_op.table[slot(lo, hi)]!(start, end, dtype, layout, device, pinMemory, lo, hi);
}

export const arange_start_step_op = /* @__PURE__ */ operator<(start: Scalar, end: Scalar, step: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function arange_start_step(start: Scalar, end: Scalar, step: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & arange_start_step_op.maskLo;
  const hi = local.includedHi & local.keepHi & arange_start_step_op.maskHi;
  return arange_start_step_op.table[slot(lo, hi)]!(start, end, step, dtype, layout, device, pinMemory, lo, hi);
}

export const arange_out_op = /* @__PURE__ */ operator<(end: Scalar, out: Tensor) => Tensor>("aten::arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)");
export const arange_out = /* @__PURE__ */ stubOf(arange_out_op);

export const arange_start_out_op = /* @__PURE__ */ operator<(start: Scalar, end: Scalar, step: Scalar, out: Tensor) => Tensor>("aten::arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)");
export const arange_start_out = /* @__PURE__ */ stubOf(arange_start_out_op);

export const linspace_op = /* @__PURE__ */ operator<(start: Scalar, end: Scalar, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function linspace(start: Scalar, end: Scalar, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & linspace_op.maskLo;
  const hi = local.includedHi & local.keepHi & linspace_op.maskHi;
  return linspace_op.table[slot(lo, hi)]!(start, end, steps, dtype, layout, device, pinMemory, lo, hi);
}

export const linspace_out_op = /* @__PURE__ */ operator<(start: Scalar, end: Scalar, steps: number, out: Tensor) => Tensor>("aten::linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)");
export const linspace_out = /* @__PURE__ */ stubOf(linspace_out_op);

export const logspace_op = /* @__PURE__ */ operator<(start: Scalar, end: Scalar, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function logspace(start: Scalar, end: Scalar, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & logspace_op.maskLo;
  const hi = local.includedHi & local.keepHi & logspace_op.maskHi;
  return logspace_op.table[slot(lo, hi)]!(start, end, steps, base, dtype, layout, device, pinMemory, lo, hi);
}

export const logspace_out_op = /* @__PURE__ */ operator<(start: Scalar, end: Scalar, steps: number, base: number, out: Tensor) => Tensor>("aten::logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)");
export const logspace_out = /* @__PURE__ */ stubOf(logspace_out_op);

export const eye_op = /* @__PURE__ */ operator<(n: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::eye(int n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function eye(n: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & eye_op.maskLo;
  const hi = local.includedHi & local.keepHi & eye_op.maskHi;
  return eye_op.table[slot(lo, hi)]!(n, dtype, layout, device, pinMemory, lo, hi);
}

export const eye_m_op = /* @__PURE__ */ operator<(n: number, m: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::eye.m(int n, int m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function eye_m(n: number, m: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & eye_m_op.maskLo;
  const hi = local.includedHi & local.keepHi & eye_m_op.maskHi;
  return eye_m_op.table[slot(lo, hi)]!(n, m, dtype, layout, device, pinMemory, lo, hi);
}

export const eye_out_op = /* @__PURE__ */ operator<(n: number, out: Tensor) => Tensor>("aten::eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)");
export const eye_out = /* @__PURE__ */ stubOf(eye_out_op);

export const eye_m_out_op = /* @__PURE__ */ operator<(n: number, m: number, out: Tensor) => Tensor>("aten::eye.m_out(int n, int m, *, Tensor(a!) out) -> Tensor(a!)");
export const eye_m_out = /* @__PURE__ */ stubOf(eye_m_out_op);

export const scalar_tensor_op = /* @__PURE__ */ operator<(s: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function scalar_tensor(s: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & scalar_tensor_op.maskLo;
  const hi = local.includedHi & local.keepHi & scalar_tensor_op.maskHi;
  return scalar_tensor_op.table[slot(lo, hi)]!(s, dtype, layout, device, pinMemory, lo, hi);
}

export const tril_indices_op = /* @__PURE__ */ operator<(row: number, col: number, offset: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function tril_indices(row: number, col: number, offset: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & tril_indices_op.maskLo;
  const hi = local.includedHi & local.keepHi & tril_indices_op.maskHi;
  return tril_indices_op.table[slot(lo, hi)]!(row, col, offset, dtype, layout, device, pinMemory, lo, hi);
}

export const triu_indices_op = /* @__PURE__ */ operator<(row: number, col: number, offset: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function triu_indices(row: number, col: number, offset: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & triu_indices_op.maskLo;
  const hi = local.includedHi & local.keepHi & triu_indices_op.maskHi;
  return triu_indices_op.table[slot(lo, hi)]!(row, col, offset, dtype, layout, device, pinMemory, lo, hi);
}

export const hann_window_op = /* @__PURE__ */ operator<(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function hann_window(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & hann_window_op.maskLo;
  const hi = local.includedHi & local.keepHi & hann_window_op.maskHi;
  return hann_window_op.table[slot(lo, hi)]!(windowLength, dtype, layout, device, pinMemory, lo, hi);
}

export const hann_window_periodic_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function hann_window_periodic(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & hann_window_periodic_op.maskLo;
  const hi = local.includedHi & local.keepHi & hann_window_periodic_op.maskHi;
  return hann_window_periodic_op.table[slot(lo, hi)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, hi);
}

export const bartlett_window_op = /* @__PURE__ */ operator<(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function bartlett_window(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & bartlett_window_op.maskLo;
  const hi = local.includedHi & local.keepHi & bartlett_window_op.maskHi;
  return bartlett_window_op.table[slot(lo, hi)]!(windowLength, dtype, layout, device, pinMemory, lo, hi);
}

export const bartlett_window_periodic_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function bartlett_window_periodic(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & bartlett_window_periodic_op.maskLo;
  const hi = local.includedHi & local.keepHi & bartlett_window_periodic_op.maskHi;
  return bartlett_window_periodic_op.table[slot(lo, hi)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, hi);
}

export const blackman_window_op = /* @__PURE__ */ operator<(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function blackman_window(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & blackman_window_op.maskLo;
  const hi = local.includedHi & local.keepHi & blackman_window_op.maskHi;
  return blackman_window_op.table[slot(lo, hi)]!(windowLength, dtype, layout, device, pinMemory, lo, hi);
}

export const blackman_window_periodic_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function blackman_window_periodic(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & blackman_window_periodic_op.maskLo;
  const hi = local.includedHi & local.keepHi & blackman_window_periodic_op.maskHi;
  return blackman_window_periodic_op.table[slot(lo, hi)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, hi);
}

export const hamming_window_op = /* @__PURE__ */ operator<(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function hamming_window(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & hamming_window_op.maskLo;
  const hi = local.includedHi & local.keepHi & hamming_window_op.maskHi;
  return hamming_window_op.table[slot(lo, hi)]!(windowLength, dtype, layout, device, pinMemory, lo, hi);
}

export const hamming_window_periodic_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function hamming_window_periodic(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & hamming_window_periodic_op.maskLo;
  const hi = local.includedHi & local.keepHi & hamming_window_periodic_op.maskHi;
  return hamming_window_periodic_op.table[slot(lo, hi)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, hi);
}

export const hamming_window_periodic_alpha_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, alpha: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function hamming_window_periodic_alpha(windowLength: number, periodic: boolean, alpha: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & hamming_window_periodic_alpha_op.maskLo;
  const hi = local.includedHi & local.keepHi & hamming_window_periodic_alpha_op.maskHi;
  return hamming_window_periodic_alpha_op.table[slot(lo, hi)]!(windowLength, periodic, alpha, dtype, layout, device, pinMemory, lo, hi);
}

export const hamming_window_periodic_alpha_beta_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, alpha: number, beta: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function hamming_window_periodic_alpha_beta(windowLength: number, periodic: boolean, alpha: number, beta: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & hamming_window_periodic_alpha_beta_op.maskLo;
  const hi = local.includedHi & local.keepHi & hamming_window_periodic_alpha_beta_op.maskHi;
  return hamming_window_periodic_alpha_beta_op.table[slot(lo, hi)]!(windowLength, periodic, alpha, beta, dtype, layout, device, pinMemory, lo, hi);
}

export const kaiser_window_op = /* @__PURE__ */ operator<(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function kaiser_window(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & kaiser_window_op.maskLo;
  const hi = local.includedHi & local.keepHi & kaiser_window_op.maskHi;
  return kaiser_window_op.table[slot(lo, hi)]!(windowLength, dtype, layout, device, pinMemory, lo, hi);
}

export const kaiser_window_periodic_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function kaiser_window_periodic(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & kaiser_window_periodic_op.maskLo;
  const hi = local.includedHi & local.keepHi & kaiser_window_periodic_op.maskHi;
  return kaiser_window_periodic_op.table[slot(lo, hi)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, hi);
}

export const kaiser_window_beta_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, beta: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor");
export function kaiser_window_beta(windowLength: number, periodic: boolean, beta: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & kaiser_window_beta_op.maskLo;
  const hi = local.includedHi & local.keepHi & kaiser_window_beta_op.maskHi;
  return kaiser_window_beta_op.table[slot(lo, hi)]!(windowLength, periodic, beta, dtype, layout, device, pinMemory, lo, hi);
}

export const rand_op = /* @__PURE__ */ operator<(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::rand(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function rand(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & rand_op.maskLo;
  const hi = local.includedHi & local.keepHi & rand_op.maskHi;
  return rand_op.table[slot(lo, hi)]!(size, dtype, layout, device, pinMemory, lo, hi);
}

export const rand_generator_op = /* @__PURE__ */ operator<(size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::rand.generator(int[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function rand_generator(size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & rand_generator_op.maskLo;
  const hi = local.includedHi & local.keepHi & rand_generator_op.maskHi;
  return rand_generator_op.table[slot(lo, hi)]!(size, generator, dtype, layout, device, pinMemory, lo, hi);
}

export const rand_out_op = /* @__PURE__ */ operator<(size: readonly number[], out: Tensor) => Tensor>("aten::rand.out(int[] size, *, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const rand_out = /* @__PURE__ */ stubOf(rand_out_op);

export const rand_generator_out_op = /* @__PURE__ */ operator<(size: readonly number[], generator: Generator | null, out: Tensor) => Tensor>("aten::rand.generator_out(int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const rand_generator_out = /* @__PURE__ */ stubOf(rand_generator_out_op);

export const rand_like_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null) => Tensor>("aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor", ["nondeterministic_seeded"]);
export function rand_like(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & rand_like_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & rand_like_op.maskHi;
  return rand_like_op.table[slot(lo, hi)]!(self, dtype, layout, device, pinMemory, memoryFormat, lo, hi);
}

export const randn_op = /* @__PURE__ */ operator<(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::randn(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function randn(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & randn_op.maskLo;
  const hi = local.includedHi & local.keepHi & randn_op.maskHi;
  return randn_op.table[slot(lo, hi)]!(size, dtype, layout, device, pinMemory, lo, hi);
}

export const randn_generator_op = /* @__PURE__ */ operator<(size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::randn.generator(int[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function randn_generator(size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & randn_generator_op.maskLo;
  const hi = local.includedHi & local.keepHi & randn_generator_op.maskHi;
  return randn_generator_op.table[slot(lo, hi)]!(size, generator, dtype, layout, device, pinMemory, lo, hi);
}

export const randn_out_op = /* @__PURE__ */ operator<(size: readonly number[], out: Tensor) => Tensor>("aten::randn.out(int[] size, *, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const randn_out = /* @__PURE__ */ stubOf(randn_out_op);

export const randn_generator_out_op = /* @__PURE__ */ operator<(size: readonly number[], generator: Generator | null, out: Tensor) => Tensor>("aten::randn.generator_out(int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const randn_generator_out = /* @__PURE__ */ stubOf(randn_generator_out_op);

export const randn_like_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null) => Tensor>("aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor", ["nondeterministic_seeded"]);
export function randn_like(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & randn_like_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & randn_like_op.maskHi;
  return randn_like_op.table[slot(lo, hi)]!(self, dtype, layout, device, pinMemory, memoryFormat, lo, hi);
}

export const randint_op = /* @__PURE__ */ operator<(high: number, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::randint(int high, int[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function randint(high: number, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & randint_op.maskLo;
  const hi = local.includedHi & local.keepHi & randint_op.maskHi;
  return randint_op.table[slot(lo, hi)]!(high, size, dtype, layout, device, pinMemory, lo, hi);
}

export const randint_generator_op = /* @__PURE__ */ operator<(high: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::randint.generator(int high, int[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function randint_generator(high: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & randint_generator_op.maskLo;
  const hi = local.includedHi & local.keepHi & randint_generator_op.maskHi;
  return randint_generator_op.table[slot(lo, hi)]!(high, size, generator, dtype, layout, device, pinMemory, lo, hi);
}

export const randint_low_op = /* @__PURE__ */ operator<(low: number, high: number, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::randint.low(int low, int high, int[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function randint_low(low: number, high: number, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & randint_low_op.maskLo;
  const hi = local.includedHi & local.keepHi & randint_low_op.maskHi;
  return randint_low_op.table[slot(lo, hi)]!(low, high, size, dtype, layout, device, pinMemory, lo, hi);
}

export const randint_low_generator_op = /* @__PURE__ */ operator<(low: number, high: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::randint.low_generator(int low, int high, int[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function randint_low_generator(low: number, high: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & randint_low_generator_op.maskLo;
  const hi = local.includedHi & local.keepHi & randint_low_generator_op.maskHi;
  return randint_low_generator_op.table[slot(lo, hi)]!(low, high, size, generator, dtype, layout, device, pinMemory, lo, hi);
}

export const randint_out_op = /* @__PURE__ */ operator<(high: number, size: readonly number[], out: Tensor) => Tensor>("aten::randint.out(int high, int[] size, *, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const randint_out = /* @__PURE__ */ stubOf(randint_out_op);

export const randint_generator_out_op = /* @__PURE__ */ operator<(high: number, size: readonly number[], generator: Generator | null, out: Tensor) => Tensor>("aten::randint.generator_out(int high, int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const randint_generator_out = /* @__PURE__ */ stubOf(randint_generator_out_op);

export const randint_low_out_op = /* @__PURE__ */ operator<(low: number, high: number, size: readonly number[], out: Tensor) => Tensor>("aten::randint.low_out(int low, int high, int[] size, *, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const randint_low_out = /* @__PURE__ */ stubOf(randint_low_out_op);

export const randint_low_generator_out_op = /* @__PURE__ */ operator<(low: number, high: number, size: readonly number[], generator: Generator | null, out: Tensor) => Tensor>("aten::randint.low_generator_out(int low, int high, int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const randint_low_generator_out = /* @__PURE__ */ stubOf(randint_low_generator_out_op);

export const randint_like_op = /* @__PURE__ */ operator<(self: Tensor, high: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null) => Tensor>("aten::randint_like(Tensor self, int high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor", ["nondeterministic_seeded"]);
export function randint_like(self: Tensor, high: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & randint_like_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & randint_like_op.maskHi;
  return randint_like_op.table[slot(lo, hi)]!(self, high, dtype, layout, device, pinMemory, memoryFormat, lo, hi);
}

export const randint_like_low_dtype_op = /* @__PURE__ */ operator<(self: Tensor, low: number, high: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null) => Tensor>("aten::randint_like.low_dtype(Tensor self, int low, int high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor", ["nondeterministic_seeded"]);
export function randint_like_low_dtype(self: Tensor, low: number, high: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & randint_like_low_dtype_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & randint_like_low_dtype_op.maskHi;
  return randint_like_low_dtype_op.table[slot(lo, hi)]!(self, low, high, dtype, layout, device, pinMemory, memoryFormat, lo, hi);
}

export const randperm_op = /* @__PURE__ */ operator<(n: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::randperm(int n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function randperm(n: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & randperm_op.maskLo;
  const hi = local.includedHi & local.keepHi & randperm_op.maskHi;
  return randperm_op.table[slot(lo, hi)]!(n, dtype, layout, device, pinMemory, lo, hi);
}

export const randperm_generator_op = /* @__PURE__ */ operator<(n: number, generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::randperm.generator(int n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function randperm_generator(n: number, generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & randperm_generator_op.maskLo;
  const hi = local.includedHi & local.keepHi & randperm_generator_op.maskHi;
  return randperm_generator_op.table[slot(lo, hi)]!(n, generator, dtype, layout, device, pinMemory, lo, hi);
}

export const randperm_out_op = /* @__PURE__ */ operator<(n: number, out: Tensor) => Tensor>("aten::randperm.out(int n, *, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const randperm_out = /* @__PURE__ */ stubOf(randperm_out_op);

export const randperm_generator_out_op = /* @__PURE__ */ operator<(n: number, generator: Generator | null, out: Tensor) => Tensor>("aten::randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const randperm_generator_out = /* @__PURE__ */ stubOf(randperm_generator_out_op);

export const bernoulli_op = /* @__PURE__ */ operator<(self: Tensor, generator: Generator | null) => Tensor>("aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor", ["nondeterministic_seeded"], false);
export function bernoulli(self: Tensor, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bernoulli_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bernoulli_op.maskHi;
  return bernoulli_op.table[slot(lo, hi)]!(self, generator, lo, hi);
}

export const bernoulli_out_op = /* @__PURE__ */ operator<(self: Tensor, generator: Generator | null, out: Tensor) => Tensor>("aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"], false);
export const bernoulli_out = /* @__PURE__ */ stubOf(bernoulli_out_op);

export const bernoulli_p_op = /* @__PURE__ */ operator<(self: Tensor, p: number, generator: Generator | null) => Tensor>("aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor", ["nondeterministic_seeded"], false);
export function bernoulli_p(self: Tensor, p: number, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bernoulli_p_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bernoulli_p_op.maskHi;
  return bernoulli_p_op.table[slot(lo, hi)]!(self, p, generator, lo, hi);
}

export const bernoulli__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, p: Tensor, generator: Generator | null) => Tensor>("aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)", ["nondeterministic_seeded"], false);
export function bernoulli__Tensor(self: Tensor, p: Tensor, generator: Generator | null): Tensor {
  const lo = (self.keysLo | p.keysLo | local.includedLo) & local.keepLo & bernoulli__Tensor_op.maskLo;
  const hi = (self.keysHi | p.keysHi | local.includedHi) & local.keepHi & bernoulli__Tensor_op.maskHi;
  return bernoulli__Tensor_op.table[slot(lo, hi)]!(self, p, generator, lo, hi);
}

export const bernoulli__float_op = /* @__PURE__ */ operator<(self: Tensor, p: number, generator: Generator | null) => Tensor>("aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)", ["nondeterministic_seeded"], false);
export function bernoulli__float(self: Tensor, p: number, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bernoulli__float_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bernoulli__float_op.maskHi;
  return bernoulli__float_op.table[slot(lo, hi)]!(self, p, generator, lo, hi);
}

export const uniform__op = /* @__PURE__ */ operator<(self: Tensor, from: number, to: number, generator: Generator | null) => Tensor>("aten::uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)", ["nondeterministic_seeded"], false);
export function uniform_(self: Tensor, from: number, to: number, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & uniform__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & uniform__op.maskHi;
  return uniform__op.table[slot(lo, hi)]!(self, from, to, generator, lo, hi);
}

export const normal__op = /* @__PURE__ */ operator<(self: Tensor, mean: number, std: number, generator: Generator | null) => Tensor>("aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)", ["nondeterministic_seeded"], false);
export function normal_(self: Tensor, mean: number, std: number, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & normal__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & normal__op.maskHi;
  return normal__op.table[slot(lo, hi)]!(self, mean, std, generator, lo, hi);
}

export const random__from_op = /* @__PURE__ */ operator<(self: Tensor, from: number, to: number | null, generator: Generator | null) => Tensor>("aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)", ["nondeterministic_seeded"], false);
export function random__from(self: Tensor, from: number, to: number | null, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & random__from_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & random__from_op.maskHi;
  return random__from_op.table[slot(lo, hi)]!(self, from, to, generator, lo, hi);
}

export const random__to_op = /* @__PURE__ */ operator<(self: Tensor, to: number, generator: Generator | null) => Tensor>("aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)", ["nondeterministic_seeded"], false);
export function random__to(self: Tensor, to: number, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & random__to_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & random__to_op.maskHi;
  return random__to_op.table[slot(lo, hi)]!(self, to, generator, lo, hi);
}

export const random__op = /* @__PURE__ */ operator<(self: Tensor, generator: Generator | null) => Tensor>("aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)", ["nondeterministic_seeded"], false);
export function random_(self: Tensor, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & random__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & random__op.maskHi;
  return random__op.table[slot(lo, hi)]!(self, generator, lo, hi);
}

export const multinomial_out_op = /* @__PURE__ */ operator<(self: Tensor, numSamples: number, replacement: boolean, generator: Generator | null, out: Tensor) => Tensor>("aten::multinomial.out(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const multinomial_out = /* @__PURE__ */ stubOf(multinomial_out_op);

export const multinomial_op = /* @__PURE__ */ operator<(self: Tensor, numSamples: number, replacement: boolean, generator: Generator | null) => Tensor>("aten::multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor", ["nondeterministic_seeded"]);
export function multinomial(self: Tensor, numSamples: number, replacement: boolean, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & multinomial_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & multinomial_op.maskHi;
  return multinomial_op.table[slot(lo, hi)]!(self, numSamples, replacement, generator, lo, hi);
}

export const normal_Tensor_float_out_op = /* @__PURE__ */ operator<(mean: Tensor, std: number, generator: Generator | null, out: Tensor) => Tensor>("aten::normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const normal_Tensor_float_out = /* @__PURE__ */ stubOf(normal_Tensor_float_out_op);

export const normal_Tensor_float_op = /* @__PURE__ */ operator<(mean: Tensor, std: number, generator: Generator | null) => Tensor>("aten::normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor", ["nondeterministic_seeded"]);
export function normal_Tensor_float(mean: Tensor, std: number, generator: Generator | null): Tensor {
  const lo = (mean.keysLo | local.includedLo) & local.keepLo & normal_Tensor_float_op.maskLo;
  const hi = (mean.keysHi | local.includedHi) & local.keepHi & normal_Tensor_float_op.maskHi;
  return normal_Tensor_float_op.table[slot(lo, hi)]!(mean, std, generator, lo, hi);
}

export const normal_float_Tensor_out_op = /* @__PURE__ */ operator<(mean: number, std: Tensor, generator: Generator | null, out: Tensor) => Tensor>("aten::normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const normal_float_Tensor_out = /* @__PURE__ */ stubOf(normal_float_Tensor_out_op);

export const normal_float_Tensor_op = /* @__PURE__ */ operator<(mean: number, std: Tensor, generator: Generator | null) => Tensor>("aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor", ["nondeterministic_seeded"]);
export function normal_float_Tensor(mean: number, std: Tensor, generator: Generator | null): Tensor {
  const lo = (std.keysLo | local.includedLo) & local.keepLo & normal_float_Tensor_op.maskLo;
  const hi = (std.keysHi | local.includedHi) & local.keepHi & normal_float_Tensor_op.maskHi;
  return normal_float_Tensor_op.table[slot(lo, hi)]!(mean, std, generator, lo, hi);
}

export const normal_Tensor_Tensor_out_op = /* @__PURE__ */ operator<(mean: Tensor, std: Tensor, generator: Generator | null, out: Tensor) => Tensor>("aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const normal_Tensor_Tensor_out = /* @__PURE__ */ stubOf(normal_Tensor_Tensor_out_op);

export const normal_Tensor_Tensor_op = /* @__PURE__ */ operator<(mean: Tensor, std: Tensor, generator: Generator | null) => Tensor>("aten::normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor", ["nondeterministic_seeded"]);
export function normal_Tensor_Tensor(mean: Tensor, std: Tensor, generator: Generator | null): Tensor {
  const lo = (mean.keysLo | std.keysLo | local.includedLo) & local.keepLo & normal_Tensor_Tensor_op.maskLo;
  const hi = (mean.keysHi | std.keysHi | local.includedHi) & local.keepHi & normal_Tensor_Tensor_op.maskHi;
  return normal_Tensor_Tensor_op.table[slot(lo, hi)]!(mean, std, generator, lo, hi);
}

export const normal_float_float_op = /* @__PURE__ */ operator<(mean: number, std: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null) => Tensor>("aten::normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", ["nondeterministic_seeded"]);
export function normal_float_float(mean: number, std: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = local.includedLo & local.keepLo & normal_float_float_op.maskLo;
  const hi = local.includedHi & local.keepHi & normal_float_float_op.maskHi;
  return normal_float_float_op.table[slot(lo, hi)]!(mean, std, size, generator, dtype, layout, device, pinMemory, lo, hi);
}

export const normal_float_float_out_op = /* @__PURE__ */ operator<(mean: number, std: number, size: readonly number[], generator: Generator | null, out: Tensor) => Tensor>("aten::normal.float_float_out(float mean, float std, int[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["nondeterministic_seeded"]);
export const normal_float_float_out = /* @__PURE__ */ stubOf(normal_float_float_out_op);

export const native_dropout_op = /* @__PURE__ */ operator<(input: Tensor, p: number, train: boolean | null) => readonly [Tensor, Tensor]>("aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)", ["nondeterministic_seeded"]);
export function native_dropout(input: Tensor, p: number, train: boolean | null): readonly [Tensor, Tensor] {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & native_dropout_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & native_dropout_op.maskHi;
  return native_dropout_op.table[slot(lo, hi)]!(input, p, train, lo, hi);
}

export const native_dropout_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, mask: Tensor, scale: number) => Tensor>("aten::native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor");
export function native_dropout_backward(gradOutput: Tensor, mask: Tensor, scale: number): Tensor {
  const lo = (gradOutput.keysLo | mask.keysLo | local.includedLo) & local.keepLo & native_dropout_backward_op.maskLo;
  const hi = (gradOutput.keysHi | mask.keysHi | local.includedHi) & local.keepHi & native_dropout_backward_op.maskHi;
  return native_dropout_backward_op.table[slot(lo, hi)]!(gradOutput, mask, scale, lo, hi);
}

export const dropout_op = /* @__PURE__ */ operator<(input: Tensor, p: number, train: boolean) => Tensor>("aten::dropout(Tensor input, float p, bool train) -> Tensor", ["nondeterministic_seeded"]);
export function dropout(input: Tensor, p: number, train: boolean): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & dropout_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & dropout_op.maskHi;
  return dropout_op.table[slot(lo, hi)]!(input, p, train, lo, hi);
}

export const dropout__op = /* @__PURE__ */ operator<(self: Tensor, p: number, train: boolean) => Tensor>("aten::dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)", ["nondeterministic_seeded"]);
export function dropout_(self: Tensor, p: number, train: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & dropout__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & dropout__op.maskHi;
  return dropout__op.table[slot(lo, hi)]!(self, p, train, lo, hi);
}

export const alpha_dropout_op = /* @__PURE__ */ operator<(input: Tensor, p: number, train: boolean) => Tensor>("aten::alpha_dropout(Tensor input, float p, bool train) -> Tensor", ["nondeterministic_seeded"]);
export function alpha_dropout(input: Tensor, p: number, train: boolean): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & alpha_dropout_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & alpha_dropout_op.maskHi;
  return alpha_dropout_op.table[slot(lo, hi)]!(input, p, train, lo, hi);
}

export const alpha_dropout__op = /* @__PURE__ */ operator<(self: Tensor, p: number, train: boolean) => Tensor>("aten::alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)", ["nondeterministic_seeded"]);
export function alpha_dropout_(self: Tensor, p: number, train: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & alpha_dropout__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & alpha_dropout__op.maskHi;
  return alpha_dropout__op.table[slot(lo, hi)]!(self, p, train, lo, hi);
}

export const feature_dropout_op = /* @__PURE__ */ operator<(input: Tensor, p: number, train: boolean) => Tensor>("aten::feature_dropout(Tensor input, float p, bool train) -> Tensor", ["nondeterministic_seeded"]);
export function feature_dropout(input: Tensor, p: number, train: boolean): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & feature_dropout_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & feature_dropout_op.maskHi;
  return feature_dropout_op.table[slot(lo, hi)]!(input, p, train, lo, hi);
}

export const feature_dropout__op = /* @__PURE__ */ operator<(self: Tensor, p: number, train: boolean) => Tensor>("aten::feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)", ["nondeterministic_seeded"]);
export function feature_dropout_(self: Tensor, p: number, train: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & feature_dropout__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & feature_dropout__op.maskHi;
  return feature_dropout__op.table[slot(lo, hi)]!(self, p, train, lo, hi);
}

export const exponential__op = /* @__PURE__ */ operator<(self: Tensor, lambd: number, generator: Generator | null) => Tensor>("aten::exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)", ["nondeterministic_seeded"], false);
export function exponential_(self: Tensor, lambd: number, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & exponential__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & exponential__op.maskHi;
  return exponential__op.table[slot(lo, hi)]!(self, lambd, generator, lo, hi);
}

export const feature_alpha_dropout_op = /* @__PURE__ */ operator<(input: Tensor, p: number, train: boolean) => Tensor>("aten::feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor", ["nondeterministic_seeded"]);
export function feature_alpha_dropout(input: Tensor, p: number, train: boolean): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & feature_alpha_dropout_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & feature_alpha_dropout_op.maskHi;
  return feature_alpha_dropout_op.table[slot(lo, hi)]!(input, p, train, lo, hi);
}

export const feature_alpha_dropout__op = /* @__PURE__ */ operator<(self: Tensor, p: number, train: boolean) => Tensor>("aten::feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)", ["nondeterministic_seeded"]);
export function feature_alpha_dropout_(self: Tensor, p: number, train: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & feature_alpha_dropout__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & feature_alpha_dropout__op.maskHi;
  return feature_alpha_dropout__op.table[slot(lo, hi)]!(self, p, train, lo, hi);
}

export const to_dtype_layout_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null) => Tensor>("aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)", [], false);
export function to_dtype_layout(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & to_dtype_layout_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & to_dtype_layout_op.maskHi;
  return to_dtype_layout_op.table[slot(lo, hi)]!(self, dtype, layout, device, pinMemory, nonBlocking, copy, memoryFormat, lo, hi);
}

export const to_device_op = /* @__PURE__ */ operator<(self: Tensor, device: Device, dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null) => Tensor>("aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)", [], false);
export function to_device(self: Tensor, device: Device, dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & to_device_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & to_device_op.maskHi;
  return to_device_op.table[slot(lo, hi)]!(self, device, dtype, nonBlocking, copy, memoryFormat, lo, hi);
}

export const to_dtype_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null) => Tensor>("aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)", [], false);
export function to_dtype(self: Tensor, dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & to_dtype_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & to_dtype_op.maskHi;
  return to_dtype_op.table[slot(lo, hi)]!(self, dtype, nonBlocking, copy, memoryFormat, lo, hi);
}

export const to_other_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null) => Tensor>("aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)", [], false);
export function to_other(self: Tensor, other: Tensor, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & to_other_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & to_other_op.maskHi;
  return to_other_op.table[slot(lo, hi)]!(self, other, nonBlocking, copy, memoryFormat, lo, hi);
}

export const _to_copy_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, memoryFormat: MemoryFormat | null) => Tensor>("aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor", [], false);
export function _to_copy(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _to_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _to_copy_op.maskHi;
  return _to_copy_op.table[slot(lo, hi)]!(self, dtype, layout, device, pinMemory, nonBlocking, memoryFormat, lo, hi);
}

export const copy__op = /* @__PURE__ */ operator<(self: Tensor, src: Tensor, nonBlocking: boolean) => Tensor>("aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)", [], false);
export function copy_(self: Tensor, src: Tensor, nonBlocking: boolean): Tensor {
  const lo = (self.keysLo | src.keysLo | local.includedLo) & local.keepLo & copy__op.maskLo;
  const hi = (self.keysHi | src.keysHi | local.includedHi) & local.keepHi & copy__op.maskHi;
  return copy__op.table[slot(lo, hi)]!(self, src, nonBlocking, lo, hi);
}

export const fill_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, value: Scalar) => Tensor>("aten::fill.Scalar(Tensor self, Scalar value) -> Tensor");
export function fill_Scalar(self: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fill_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fill_Scalar_op.maskHi;
  return fill_Scalar_op.table[slot(lo, hi)]!(self, value, lo, hi);
}

export const fill_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, value: Tensor) => Tensor>("aten::fill.Tensor(Tensor self, Tensor value) -> Tensor");
export function fill_Tensor(self: Tensor, value: Tensor): Tensor {
  const lo = (self.keysLo | value.keysLo | local.includedLo) & local.keepLo & fill_Tensor_op.maskLo;
  const hi = (self.keysHi | value.keysHi | local.includedHi) & local.keepHi & fill_Tensor_op.maskHi;
  return fill_Tensor_op.table[slot(lo, hi)]!(self, value, lo, hi);
}

export const fill__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, value: Scalar) => Tensor>("aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)", [], false);
export function fill__Scalar(self: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fill__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fill__Scalar_op.maskHi;
  return fill__Scalar_op.table[slot(lo, hi)]!(self, value, lo, hi);
}

export const fill__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, value: Tensor) => Tensor>("aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)", [], false);
export function fill__Tensor(self: Tensor, value: Tensor): Tensor {
  const lo = (self.keysLo | value.keysLo | local.includedLo) & local.keepLo & fill__Tensor_op.maskLo;
  const hi = (self.keysHi | value.keysHi | local.includedHi) & local.keepHi & fill__Tensor_op.maskHi;
  return fill__Tensor_op.table[slot(lo, hi)]!(self, value, lo, hi);
}

export const zero__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::zero_(Tensor(a!) self) -> Tensor(a!)", [], false);
export function zero_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & zero__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & zero__op.maskHi;
  return zero__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const clone_op = /* @__PURE__ */ operator<(self: Tensor, memoryFormat: MemoryFormat | null) => Tensor>("aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor");
export function clone(self: Tensor, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & clone_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & clone_op.maskHi;
  return clone_op.table[slot(lo, hi)]!(self, memoryFormat, lo, hi);
}

export const contiguous_op = /* @__PURE__ */ operator<(self: Tensor, memoryFormat: MemoryFormat) => Tensor>("aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)");
export function contiguous(self: Tensor, memoryFormat: MemoryFormat): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & contiguous_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & contiguous_op.maskHi;
  return contiguous_op.table[slot(lo, hi)]!(self, memoryFormat, lo, hi);
}

export const type_as_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::type_as(Tensor self, Tensor other) -> Tensor");
export function type_as(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & type_as_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & type_as_op.maskHi;
  return type_as_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const detach_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::detach(Tensor(a) self) -> Tensor(a)");
export function detach(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & detach_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & detach_op.maskHi;
  return detach_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const detach__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::detach_(Tensor(a!) self) -> Tensor(a!)", ["inplace_view"]);
export function detach_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & detach__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & detach__op.maskHi;
  return detach__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const item_op = /* @__PURE__ */ operator<(self: Tensor) => Scalar>("aten::item(Tensor self) -> Scalar", ["data_dependent_output"]);
export function item(self: Tensor): Scalar {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & item_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & item_op.maskHi;
  return item_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const _local_scalar_dense_op = /* @__PURE__ */ operator<(self: Tensor) => Scalar>("aten::_local_scalar_dense(Tensor self) -> Scalar", ["data_dependent_output"]);
export function _local_scalar_dense(self: Tensor): Scalar {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _local_scalar_dense_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _local_scalar_dense_op.maskHi;
  return _local_scalar_dense_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const alias_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::alias(Tensor(a) self) -> Tensor(a)");
export function alias(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & alias_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & alias_op.maskHi;
  return alias_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const is_same_size_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => boolean>("aten::is_same_size(Tensor self, Tensor other) -> bool", [], false);
export function is_same_size(self: Tensor, other: Tensor): boolean {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & is_same_size_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & is_same_size_op.maskHi;
  return is_same_size_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const resize__op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null) => Tensor>("aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)", ["inplace_view"], false);
export function resize_(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & resize__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & resize__op.maskHi;
  return resize__op.table[slot(lo, hi)]!(self, size, memoryFormat, lo, hi);
}

export const resize_as__op = /* @__PURE__ */ operator<(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null) => Tensor>("aten::resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)");
export function resize_as_(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | theTemplate.keysLo | local.includedLo) & local.keepLo & resize_as__op.maskLo;
  const hi = (self.keysHi | theTemplate.keysHi | local.includedHi) & local.keepHi & resize_as__op.maskHi;
  return resize_as__op.table[slot(lo, hi)]!(self, theTemplate, memoryFormat, lo, hi);
}

export const set__source_Tensor_storage_offset_op = /* @__PURE__ */ operator<(self: Tensor, source: Tensor, storageOffset: number, size: readonly number[], stride: readonly number[]) => Tensor>("aten::set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)", [], false);
export function set__source_Tensor_storage_offset(self: Tensor, source: Tensor, storageOffset: number, size: readonly number[], stride: readonly number[]): Tensor {
  const lo = (self.keysLo | source.keysLo | local.includedLo) & local.keepLo & set__source_Tensor_storage_offset_op.maskLo;
  const hi = (self.keysHi | source.keysHi | local.includedHi) & local.keepHi & set__source_Tensor_storage_offset_op.maskHi;
  return set__source_Tensor_storage_offset_op.table[slot(lo, hi)]!(self, source, storageOffset, size, stride, lo, hi);
}

export const set__source_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, source: Tensor) => Tensor>("aten::set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)", [], false);
export function set__source_Tensor(self: Tensor, source: Tensor): Tensor {
  const lo = (self.keysLo | source.keysLo | local.includedLo) & local.keepLo & set__source_Tensor_op.maskLo;
  const hi = (self.keysHi | source.keysHi | local.includedHi) & local.keepHi & set__source_Tensor_op.maskHi;
  return set__source_Tensor_op.table[slot(lo, hi)]!(self, source, lo, hi);
}

export const set__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::set_(Tensor(a!) self) -> Tensor(a!)");
export function set_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & set__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & set__op.maskHi;
  return set__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const lift_fresh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::lift_fresh(Tensor(a) self) -> Tensor(a)");
export function lift_fresh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & lift_fresh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & lift_fresh_op.maskHi;
  return lift_fresh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const resolve_conj_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::resolve_conj(Tensor(a) self) -> Tensor(a)");
export function resolve_conj(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & resolve_conj_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & resolve_conj_op.maskHi;
  return resolve_conj_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const resolve_neg_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::resolve_neg(Tensor(a) self) -> Tensor(a)");
export function resolve_neg(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & resolve_neg_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & resolve_neg_op.maskHi;
  return resolve_neg_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const real_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::real(Tensor(a) self) -> Tensor(a)");
export function real(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & real_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & real_op.maskHi;
  return real_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const conj_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::conj(Tensor(a) self) -> Tensor(a)");
export function conj(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & conj_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & conj_op.maskHi;
  return conj_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const conj_physical_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::conj_physical(Tensor self) -> Tensor");
export function conj_physical(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & conj_physical_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & conj_physical_op.maskHi;
  return conj_physical_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const conj_physical__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::conj_physical_(Tensor(a!) self) -> Tensor(a!)");
export function conj_physical_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & conj_physical__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & conj_physical__op.maskHi;
  return conj_physical__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const positive_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::positive(Tensor(a) self) -> Tensor(a)");
export function positive(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & positive_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & positive_op.maskHi;
  return positive_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const isreal_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::isreal(Tensor self) -> Tensor");
export function isreal(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & isreal_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & isreal_op.maskHi;
  return isreal_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const is_complex_op = /* @__PURE__ */ operator<(self: Tensor) => boolean>("aten::is_complex(Tensor self) -> bool");
export function is_complex(self: Tensor): boolean {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & is_complex_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & is_complex_op.maskHi;
  return is_complex_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const is_floating_point_op = /* @__PURE__ */ operator<(self: Tensor) => boolean>("aten::is_floating_point(Tensor self) -> bool");
export function is_floating_point(self: Tensor): boolean {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & is_floating_point_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & is_floating_point_op.maskHi;
  return is_floating_point_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const is_signed_op = /* @__PURE__ */ operator<(self: Tensor) => boolean>("aten::is_signed(Tensor self) -> bool");
export function is_signed(self: Tensor): boolean {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & is_signed_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & is_signed_op.maskHi;
  return is_signed_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const is_neg_op = /* @__PURE__ */ operator<(self: Tensor) => boolean>("aten::is_neg(Tensor self) -> bool");
export function is_neg(self: Tensor): boolean {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & is_neg_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & is_neg_op.maskHi;
  return is_neg_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const is_conj_op = /* @__PURE__ */ operator<(self: Tensor) => boolean>("aten::is_conj(Tensor self) -> bool");
export function is_conj(self: Tensor): boolean {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & is_conj_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & is_conj_op.maskHi;
  return is_conj_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const is_nonzero_op = /* @__PURE__ */ operator<(self: Tensor) => boolean>("aten::is_nonzero(Tensor self) -> bool");
export function is_nonzero(self: Tensor): boolean {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & is_nonzero_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & is_nonzero_op.maskHi;
  return is_nonzero_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const size_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => number>("aten::size.int(Tensor self, int dim) -> int");
export function size_int(self: Tensor, dim: number): number {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & size_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & size_int_op.maskHi;
  return size_int_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const stride_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => number>("aten::stride.int(Tensor self, int dim) -> int");
export function stride_int(self: Tensor, dim: number): number {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & stride_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & stride_int_op.maskHi;
  return stride_int_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const result_type_Tensor_op = /* @__PURE__ */ operator<(tensor: Tensor, other: Tensor) => DType>("aten::result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType");
export function result_type_Tensor(tensor: Tensor, other: Tensor): DType {
  const lo = (tensor.keysLo | other.keysLo | local.includedLo) & local.keepLo & result_type_Tensor_op.maskLo;
  const hi = (tensor.keysHi | other.keysHi | local.includedHi) & local.keepHi & result_type_Tensor_op.maskHi;
  return result_type_Tensor_op.table[slot(lo, hi)]!(tensor, other, lo, hi);
}

export const result_type_Scalar_op = /* @__PURE__ */ operator<(tensor: Tensor, other: Scalar) => DType>("aten::result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType");
export function result_type_Scalar(tensor: Tensor, other: Scalar): DType {
  const lo = (tensor.keysLo | local.includedLo) & local.keepLo & result_type_Scalar_op.maskLo;
  const hi = (tensor.keysHi | local.includedHi) & local.keepHi & result_type_Scalar_op.maskHi;
  return result_type_Scalar_op.table[slot(lo, hi)]!(tensor, other, lo, hi);
}

export const result_type_Scalar_Tensor_op = /* @__PURE__ */ operator<(scalar: Scalar, tensor: Tensor) => DType>("aten::result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType");
export function result_type_Scalar_Tensor(scalar: Scalar, tensor: Tensor): DType {
  const lo = (tensor.keysLo | local.includedLo) & local.keepLo & result_type_Scalar_Tensor_op.maskLo;
  const hi = (tensor.keysHi | local.includedHi) & local.keepHi & result_type_Scalar_Tensor_op.maskHi;
  return result_type_Scalar_Tensor_op.table[slot(lo, hi)]!(scalar, tensor, lo, hi);
}

export const result_type_Scalar_Scalar_op = /* @__PURE__ */ operator<(scalar1: Scalar, scalar2: Scalar) => DType>("aten::result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType");
export function result_type_Scalar_Scalar(scalar1: Scalar, scalar2: Scalar): DType {
  const lo = local.includedLo & local.keepLo & result_type_Scalar_Scalar_op.maskLo;
  const hi = local.includedHi & local.keepHi & result_type_Scalar_Scalar_op.maskHi;
  return result_type_Scalar_Scalar_op.table[slot(lo, hi)]!(scalar1, scalar2, lo, hi);
}

export const promote_types_op = /* @__PURE__ */ operator<(type1: DType, type2: DType) => DType>("aten::promote_types(ScalarType type1, ScalarType type2) -> ScalarType");
export function promote_types(type1: DType, type2: DType): DType {
  const lo = local.includedLo & local.keepLo & promote_types_op.maskLo;
  const hi = local.includedHi & local.keepHi & promote_types_op.maskHi;
  return promote_types_op.table[slot(lo, hi)]!(type1, type2, lo, hi);
}

export const can_cast_op = /* @__PURE__ */ operator<(from: DType, to: DType) => boolean>("aten::can_cast(ScalarType from, ScalarType to) -> bool");
export function can_cast(from: DType, to: DType): boolean {
  const lo = local.includedLo & local.keepLo & can_cast_op.maskLo;
  const hi = local.includedHi & local.keepHi & can_cast_op.maskHi;
  return can_cast_op.table[slot(lo, hi)]!(from, to, lo, hi);
}

export const _shape_as_tensor_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::_shape_as_tensor(Tensor self) -> Tensor");
export function _shape_as_tensor(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _shape_as_tensor_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _shape_as_tensor_op.maskHi;
  return _shape_as_tensor_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sum_to_size_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[]) => Tensor>("aten::sum_to_size(Tensor self, int[] size) -> Tensor");
export function sum_to_size(self: Tensor, size: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sum_to_size_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sum_to_size_op.maskHi;
  return sum_to_size_op.table[slot(lo, hi)]!(self, size, lo, hi);
}

export const _cast_Byte_op = /* @__PURE__ */ operator<(self: Tensor, nonBlocking: boolean) => Tensor>("aten::_cast_Byte(Tensor self, bool non_blocking=False) -> Tensor");
export function _cast_Byte(self: Tensor, nonBlocking: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _cast_Byte_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _cast_Byte_op.maskHi;
  return _cast_Byte_op.table[slot(lo, hi)]!(self, nonBlocking, lo, hi);
}

export const _cast_Int_op = /* @__PURE__ */ operator<(self: Tensor, nonBlocking: boolean) => Tensor>("aten::_cast_Int(Tensor self, bool non_blocking=False) -> Tensor");
export function _cast_Int(self: Tensor, nonBlocking: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _cast_Int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _cast_Int_op.maskHi;
  return _cast_Int_op.table[slot(lo, hi)]!(self, nonBlocking, lo, hi);
}

export const _cast_Long_op = /* @__PURE__ */ operator<(self: Tensor, nonBlocking: boolean) => Tensor>("aten::_cast_Long(Tensor self, bool non_blocking=False) -> Tensor");
export function _cast_Long(self: Tensor, nonBlocking: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _cast_Long_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _cast_Long_op.maskHi;
  return _cast_Long_op.table[slot(lo, hi)]!(self, nonBlocking, lo, hi);
}

export const _cast_Float_op = /* @__PURE__ */ operator<(self: Tensor, nonBlocking: boolean) => Tensor>("aten::_cast_Float(Tensor self, bool non_blocking=False) -> Tensor");
export function _cast_Float(self: Tensor, nonBlocking: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _cast_Float_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _cast_Float_op.maskHi;
  return _cast_Float_op.table[slot(lo, hi)]!(self, nonBlocking, lo, hi);
}

export const _cast_Double_op = /* @__PURE__ */ operator<(self: Tensor, nonBlocking: boolean) => Tensor>("aten::_cast_Double(Tensor self, bool non_blocking=False) -> Tensor");
export function _cast_Double(self: Tensor, nonBlocking: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _cast_Double_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _cast_Double_op.maskHi;
  return _cast_Double_op.table[slot(lo, hi)]!(self, nonBlocking, lo, hi);
}

export const conj_physical_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const conj_physical_out = /* @__PURE__ */ stubOf(conj_physical_out_op);

export const view_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[]) => Tensor>("aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)", [], false);
export function view(self: Tensor, size: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & view_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & view_op.maskHi;
  return view_op.table[slot(lo, hi)]!(self, size, lo, hi);
}

export const view_dtype_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType) => Tensor>("aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)", [], false);
export function view_dtype(self: Tensor, dtype: DType): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & view_dtype_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & view_dtype_op.maskHi;
  return view_dtype_op.table[slot(lo, hi)]!(self, dtype, lo, hi);
}

export const reshape_op = /* @__PURE__ */ operator<(self: Tensor, shape: readonly number[]) => Tensor>("aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)", [], false);
export function reshape(self: Tensor, shape: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & reshape_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & reshape_op.maskHi;
  return reshape_op.table[slot(lo, hi)]!(self, shape, lo, hi);
}

export const _reshape_alias_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], stride: readonly number[]) => Tensor>("aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)", [], false);
export function _reshape_alias(self: Tensor, size: readonly number[], stride: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _reshape_alias_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _reshape_alias_op.maskHi;
  return _reshape_alias_op.table[slot(lo, hi)]!(self, size, stride, lo, hi);
}

export const _unsafe_view_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[]) => Tensor>("aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor");
export function _unsafe_view(self: Tensor, size: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _unsafe_view_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _unsafe_view_op.maskHi;
  return _unsafe_view_op.table[slot(lo, hi)]!(self, size, lo, hi);
}

export const expand_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], implicit: boolean) => Tensor>("aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)", [], false);
export function expand(self: Tensor, size: readonly number[], implicit: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & expand_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & expand_op.maskHi;
  return expand_op.table[slot(lo, hi)]!(self, size, implicit, lo, hi);
}

export const expand_as_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)", [], false);
export function expand_as(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & expand_as_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & expand_as_op.maskHi;
  return expand_as_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const view_as_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)", [], false);
export function view_as(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & view_as_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & view_as_op.maskHi;
  return view_as_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const reshape_as_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)", [], false);
export function reshape_as(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & reshape_as_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & reshape_as_op.maskHi;
  return reshape_as_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const permute_op = /* @__PURE__ */ operator<(self: Tensor, dims: readonly number[]) => Tensor>("aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)");
export function permute(self: Tensor, dims: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & permute_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & permute_op.maskHi;
  return permute_op.table[slot(lo, hi)]!(self, dims, lo, hi);
}

export const transpose_int_op = /* @__PURE__ */ operator<(self: Tensor, dim0: number, dim1: number) => Tensor>("aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)", [], false);
export function transpose_int(self: Tensor, dim0: number, dim1: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & transpose_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & transpose_int_op.maskHi;
  return transpose_int_op.table[slot(lo, hi)]!(self, dim0, dim1, lo, hi);
}

export const transpose__op = /* @__PURE__ */ operator<(self: Tensor, dim0: number, dim1: number) => Tensor>("aten::transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)", ["inplace_view"], false);
export function transpose_(self: Tensor, dim0: number, dim1: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & transpose__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & transpose__op.maskHi;
  return transpose__op.table[slot(lo, hi)]!(self, dim0, dim1, lo, hi);
}

export const t_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::t(Tensor(a) self) -> Tensor(a)", [], false);
export function t(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & t_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & t_op.maskHi;
  return t_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const t__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::t_(Tensor(a!) self) -> Tensor(a!)", ["inplace_view"], false);
export function t_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & t__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & t__op.maskHi;
  return t__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const numpy_T_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::numpy_T(Tensor(a) self) -> Tensor(a)");
export function numpy_T(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & numpy_T_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & numpy_T_op.maskHi;
  return numpy_T_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const swapaxes_op = /* @__PURE__ */ operator<(self: Tensor, axis0: number, axis1: number) => Tensor>("aten::swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)", [], false);
export function swapaxes(self: Tensor, axis0: number, axis1: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & swapaxes_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & swapaxes_op.maskHi;
  return swapaxes_op.table[slot(lo, hi)]!(self, axis0, axis1, lo, hi);
}

export const swapaxes__op = /* @__PURE__ */ operator<(self: Tensor, axis0: number, axis1: number) => Tensor>("aten::swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)", ["inplace_view"], false);
export function swapaxes_(self: Tensor, axis0: number, axis1: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & swapaxes__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & swapaxes__op.maskHi;
  return swapaxes__op.table[slot(lo, hi)]!(self, axis0, axis1, lo, hi);
}

export const swapdims_op = /* @__PURE__ */ operator<(self: Tensor, dim0: number, dim1: number) => Tensor>("aten::swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)", [], false);
export function swapdims(self: Tensor, dim0: number, dim1: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & swapdims_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & swapdims_op.maskHi;
  return swapdims_op.table[slot(lo, hi)]!(self, dim0, dim1, lo, hi);
}

export const swapdims__op = /* @__PURE__ */ operator<(self: Tensor, dim0: number, dim1: number) => Tensor>("aten::swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)", ["inplace_view"], false);
export function swapdims_(self: Tensor, dim0: number, dim1: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & swapdims__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & swapdims__op.maskHi;
  return swapdims__op.table[slot(lo, hi)]!(self, dim0, dim1, lo, hi);
}

export const squeeze_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::squeeze(Tensor(a) self) -> Tensor(a)", [], false);
export function squeeze(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & squeeze_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & squeeze_op.maskHi;
  return squeeze_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const squeeze_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor>("aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)", [], false);
export function squeeze_dim(self: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & squeeze_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & squeeze_dim_op.maskHi;
  return squeeze_dim_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const squeeze__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::squeeze_(Tensor(a!) self) -> Tensor(a!)", ["inplace_view"], false);
export function squeeze_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & squeeze__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & squeeze__op.maskHi;
  return squeeze__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const squeeze__dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor>("aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)", ["inplace_view"], false);
export function squeeze__dim(self: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & squeeze__dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & squeeze__dim_op.maskHi;
  return squeeze__dim_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const unsqueeze_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor>("aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)", [], false);
export function unsqueeze(self: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unsqueeze_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unsqueeze_op.maskHi;
  return unsqueeze_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const unsqueeze__op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor>("aten::unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)", ["inplace_view"], false);
export function unsqueeze_(self: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unsqueeze__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unsqueeze__op.maskHi;
  return unsqueeze__op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const select_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: number) => Tensor>("aten::select.int(Tensor(a) self, int dim, int index) -> Tensor(a)", [], false);
export function select_int(self: Tensor, dim: number, index: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & select_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & select_int_op.maskHi;
  return select_int_op.table[slot(lo, hi)]!(self, dim, index, lo, hi);
}

export const slice_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, start: number | null, end: number | null, step: number) => Tensor>("aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)", [], false);
export function slice_Tensor(self: Tensor, dim: number, start: number | null, end: number | null, step: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & slice_Tensor_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & slice_Tensor_op.maskHi;
  return slice_Tensor_op.table[slot(lo, hi)]!(self, dim, start, end, step, lo, hi);
}

export const narrow_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, start: number, length: number) => Tensor>("aten::narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)", [], false);
export function narrow(self: Tensor, dim: number, start: number, length: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & narrow_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & narrow_op.maskHi;
  return narrow_op.table[slot(lo, hi)]!(self, dim, start, length, lo, hi);
}

export const narrow_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, start: Tensor, length: number) => Tensor>("aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)", [], false);
export function narrow_Tensor(self: Tensor, dim: number, start: Tensor, length: number): Tensor {
  const lo = (self.keysLo | start.keysLo | local.includedLo) & local.keepLo & narrow_Tensor_op.maskLo;
  const hi = (self.keysHi | start.keysHi | local.includedHi) & local.keepHi & narrow_Tensor_op.maskHi;
  return narrow_Tensor_op.table[slot(lo, hi)]!(self, dim, start, length, lo, hi);
}

export const narrow_copy_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, start: number, length: number) => Tensor>("aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor", ["view_copy"]);
export function narrow_copy(self: Tensor, dim: number, start: number, length: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & narrow_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & narrow_copy_op.maskHi;
  return narrow_copy_op.table[slot(lo, hi)]!(self, dim, start, length, lo, hi);
}

export const split_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, splitSize: number, dim: number) => Tensor[]>("aten::split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]", [], false);
export function split_Tensor(self: Tensor, splitSize: number, dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & split_Tensor_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & split_Tensor_op.maskHi;
  return split_Tensor_op.table[slot(lo, hi)]!(self, splitSize, dim, lo, hi);
}

export const split_sizes_op = /* @__PURE__ */ operator<(self: Tensor, splitSize: readonly number[], dim: number) => Tensor[]>("aten::split.sizes(Tensor(a -> *) self, int[] split_size, int dim=0) -> Tensor(a)[]");
export function split_sizes(self: Tensor, splitSize: readonly number[], dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & split_sizes_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & split_sizes_op.maskHi;
  return split_sizes_op.table[slot(lo, hi)]!(self, splitSize, dim, lo, hi);
}

export const split_with_sizes_op = /* @__PURE__ */ operator<(self: Tensor, splitSizes: readonly number[], dim: number) => Tensor[]>("aten::split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]", [], false);
export function split_with_sizes(self: Tensor, splitSizes: readonly number[], dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & split_with_sizes_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & split_with_sizes_op.maskHi;
  return split_with_sizes_op.table[slot(lo, hi)]!(self, splitSizes, dim, lo, hi);
}

export const chunk_op = /* @__PURE__ */ operator<(self: Tensor, chunks: number, dim: number) => Tensor[]>("aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]", [], false);
export function chunk(self: Tensor, chunks: number, dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & chunk_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & chunk_op.maskHi;
  return chunk_op.table[slot(lo, hi)]!(self, chunks, dim, lo, hi);
}

export const tensor_split_sections_op = /* @__PURE__ */ operator<(self: Tensor, sections: number, dim: number) => Tensor[]>("aten::tensor_split.sections(Tensor(a -> *) self, int sections, int dim=0) -> Tensor(a)[]");
export function tensor_split_sections(self: Tensor, sections: number, dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tensor_split_sections_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tensor_split_sections_op.maskHi;
  return tensor_split_sections_op.table[slot(lo, hi)]!(self, sections, dim, lo, hi);
}

export const tensor_split_indices_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly number[], dim: number) => Tensor[]>("aten::tensor_split.indices(Tensor(a -> *) self, int[] indices, int dim=0) -> Tensor(a)[]");
export function tensor_split_indices(self: Tensor, indices: readonly number[], dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tensor_split_indices_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tensor_split_indices_op.maskHi;
  return tensor_split_indices_op.table[slot(lo, hi)]!(self, indices, dim, lo, hi);
}

export const tensor_split_tensor_indices_or_sections_op = /* @__PURE__ */ operator<(self: Tensor, tensorIndicesOrSections: Tensor, dim: number) => Tensor[]>("aten::tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]");
export function tensor_split_tensor_indices_or_sections(self: Tensor, tensorIndicesOrSections: Tensor, dim: number): Tensor[] {
  const lo = (self.keysLo | tensorIndicesOrSections.keysLo | local.includedLo) & local.keepLo & tensor_split_tensor_indices_or_sections_op.maskLo;
  const hi = (self.keysHi | tensorIndicesOrSections.keysHi | local.includedHi) & local.keepHi & tensor_split_tensor_indices_or_sections_op.maskHi;
  return tensor_split_tensor_indices_or_sections_op.table[slot(lo, hi)]!(self, tensorIndicesOrSections, dim, lo, hi);
}

export const unbind_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor[]>("aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]");
export function unbind_int(self: Tensor, dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unbind_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unbind_int_op.maskHi;
  return unbind_int_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const as_strided_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null) => Tensor>("aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)", [], false);
export function as_strided(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & as_strided_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & as_strided_op.maskHi;
  return as_strided_op.table[slot(lo, hi)]!(self, size, stride, storageOffset, lo, hi);
}

export const as_strided__op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null) => Tensor>("aten::as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)", ["inplace_view"], false);
export function as_strided_(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & as_strided__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & as_strided__op.maskHi;
  return as_strided__op.table[slot(lo, hi)]!(self, size, stride, storageOffset, lo, hi);
}

export const diagonal_op = /* @__PURE__ */ operator<(self: Tensor, offset: number, dim1: number, dim2: number) => Tensor>("aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)");
export function diagonal(self: Tensor, offset: number, dim1: number, dim2: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & diagonal_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & diagonal_op.maskHi;
  return diagonal_op.table[slot(lo, hi)]!(self, offset, dim1, dim2, lo, hi);
}

export const flatten_using_ints_op = /* @__PURE__ */ operator<(self: Tensor, startDim: number, endDim: number) => Tensor>("aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)");
export function flatten_using_ints(self: Tensor, startDim: number, endDim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & flatten_using_ints_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & flatten_using_ints_op.maskHi;
  return flatten_using_ints_op.table[slot(lo, hi)]!(self, startDim, endDim, lo, hi);
}

export const unflatten_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, sizes: readonly number[]) => Tensor>("aten::unflatten.int(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)");
export function unflatten_int(self: Tensor, dim: number, sizes: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unflatten_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unflatten_int_op.maskHi;
  return unflatten_int_op.table[slot(lo, hi)]!(self, dim, sizes, lo, hi);
}

export const movedim_intlist_op = /* @__PURE__ */ operator<(self: Tensor, source: readonly number[], destination: readonly number[]) => Tensor>("aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)");
export function movedim_intlist(self: Tensor, source: readonly number[], destination: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & movedim_intlist_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & movedim_intlist_op.maskHi;
  return movedim_intlist_op.table[slot(lo, hi)]!(self, source, destination, lo, hi);
}

export const movedim_int_op = /* @__PURE__ */ operator<(self: Tensor, source: number, destination: number) => Tensor>("aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)");
export function movedim_int(self: Tensor, source: number, destination: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & movedim_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & movedim_int_op.maskHi;
  return movedim_int_op.table[slot(lo, hi)]!(self, source, destination, lo, hi);
}

export const moveaxis_intlist_op = /* @__PURE__ */ operator<(self: Tensor, source: readonly number[], destination: readonly number[]) => Tensor>("aten::moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)");
export function moveaxis_intlist(self: Tensor, source: readonly number[], destination: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & moveaxis_intlist_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & moveaxis_intlist_op.maskHi;
  return moveaxis_intlist_op.table[slot(lo, hi)]!(self, source, destination, lo, hi);
}

export const moveaxis_int_op = /* @__PURE__ */ operator<(self: Tensor, source: number, destination: number) => Tensor>("aten::moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)");
export function moveaxis_int(self: Tensor, source: number, destination: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & moveaxis_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & moveaxis_int_op.maskHi;
  return moveaxis_int_op.table[slot(lo, hi)]!(self, source, destination, lo, hi);
}

export const broadcast_to_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[]) => Tensor>("aten::broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)");
export function broadcast_to(self: Tensor, size: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & broadcast_to_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & broadcast_to_op.maskHi;
  return broadcast_to_op.table[slot(lo, hi)]!(self, size, lo, hi);
}

export const broadcast_tensors_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor[]>("aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]", [], false);
export function broadcast_tensors(tensors: readonly Tensor[]): Tensor[] {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & broadcast_tensors_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & broadcast_tensors_op.maskHi;
  return broadcast_tensors_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const select_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number) => Tensor>("aten::select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, int index) -> Tensor", [], false);
export function select_backward(gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & select_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & select_backward_op.maskHi;
  return select_backward_op.table[slot(lo, hi)]!(gradOutput, inputSizes, dim, index, lo, hi);
}

export const slice_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number) => Tensor>("aten::slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor", [], false);
export function slice_backward(gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & slice_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & slice_backward_op.maskHi;
  return slice_backward_op.table[slot(lo, hi)]!(gradOutput, inputSizes, dim, start, end, step, lo, hi);
}

export const diagonal_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number) => Tensor>("aten::diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor", [], false);
export function diagonal_backward(gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & diagonal_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & diagonal_backward_op.maskHi;
  return diagonal_backward_op.table[slot(lo, hi)]!(gradOutput, inputSizes, offset, dim1, dim2, lo, hi);
}

export const unfold_op = /* @__PURE__ */ operator<(self: Tensor, dimension: number, size: number, step: number) => Tensor>("aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)", [], false);
export function unfold(self: Tensor, dimension: number, size: number, step: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unfold_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unfold_op.maskHi;
  return unfold_op.table[slot(lo, hi)]!(self, dimension, size, step, lo, hi);
}

export const unfold_backward_op = /* @__PURE__ */ operator<(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number) => Tensor>("aten::unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor");
export function unfold_backward(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number): Tensor {
  const lo = (gradIn.keysLo | local.includedLo) & local.keepLo & unfold_backward_op.maskLo;
  const hi = (gradIn.keysHi | local.includedHi) & local.keepHi & unfold_backward_op.maskHi;
  return unfold_backward_op.table[slot(lo, hi)]!(gradIn, inputSizes, dim, size, step, lo, hi);
}

export const unfold_backward_out_op = /* @__PURE__ */ operator<(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, out: Tensor) => Tensor>("aten::unfold_backward.out(Tensor grad_in, int[] input_sizes, int dim, int size, int step, *, Tensor(a!) out) -> Tensor(a!)");
export const unfold_backward_out = /* @__PURE__ */ stubOf(unfold_backward_out_op);

export const atleast_1d_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::atleast_1d(Tensor self) -> Tensor");
export function atleast_1d(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & atleast_1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & atleast_1d_op.maskHi;
  return atleast_1d_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const atleast_1d_Sequence_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor[]>("aten::atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]");
export function atleast_1d_Sequence(tensors: readonly Tensor[]): Tensor[] {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & atleast_1d_Sequence_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & atleast_1d_Sequence_op.maskHi;
  return atleast_1d_Sequence_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const atleast_2d_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::atleast_2d(Tensor self) -> Tensor");
export function atleast_2d(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & atleast_2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & atleast_2d_op.maskHi;
  return atleast_2d_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const atleast_2d_Sequence_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor[]>("aten::atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]");
export function atleast_2d_Sequence(tensors: readonly Tensor[]): Tensor[] {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & atleast_2d_Sequence_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & atleast_2d_Sequence_op.maskHi;
  return atleast_2d_Sequence_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const atleast_3d_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::atleast_3d(Tensor self) -> Tensor");
export function atleast_3d(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & atleast_3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & atleast_3d_op.maskHi;
  return atleast_3d_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const atleast_3d_Sequence_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor[]>("aten::atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]");
export function atleast_3d_Sequence(tensors: readonly Tensor[]): Tensor[] {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & atleast_3d_Sequence_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & atleast_3d_Sequence_op.maskHi;
  return atleast_3d_Sequence_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const ravel_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::ravel(Tensor(a) self) -> Tensor(a)");
export function ravel(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & ravel_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & ravel_op.maskHi;
  return ravel_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const adjoint_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::adjoint(Tensor(a) self) -> Tensor(a)");
export function adjoint(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & adjoint_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & adjoint_op.maskHi;
  return adjoint_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const mT_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::mT(Tensor(a) self) -> Tensor(a)");
export function mT(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mT_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mT_op.maskHi;
  return mT_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const mH_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::mH(Tensor(a) self) -> Tensor(a)");
export function mH(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mH_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mH_op.maskHi;
  return mH_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const hsplit_int_op = /* @__PURE__ */ operator<(self: Tensor, sections: number) => Tensor[]>("aten::hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]");
export function hsplit_int(self: Tensor, sections: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hsplit_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hsplit_int_op.maskHi;
  return hsplit_int_op.table[slot(lo, hi)]!(self, sections, lo, hi);
}

export const hsplit_array_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly number[]) => Tensor[]>("aten::hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]");
export function hsplit_array(self: Tensor, indices: readonly number[]): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hsplit_array_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hsplit_array_op.maskHi;
  return hsplit_array_op.table[slot(lo, hi)]!(self, indices, lo, hi);
}

export const vsplit_int_op = /* @__PURE__ */ operator<(self: Tensor, sections: number) => Tensor[]>("aten::vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]");
export function vsplit_int(self: Tensor, sections: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & vsplit_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & vsplit_int_op.maskHi;
  return vsplit_int_op.table[slot(lo, hi)]!(self, sections, lo, hi);
}

export const vsplit_array_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly number[]) => Tensor[]>("aten::vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]");
export function vsplit_array(self: Tensor, indices: readonly number[]): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & vsplit_array_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & vsplit_array_op.maskHi;
  return vsplit_array_op.table[slot(lo, hi)]!(self, indices, lo, hi);
}

export const dsplit_int_op = /* @__PURE__ */ operator<(self: Tensor, sections: number) => Tensor[]>("aten::dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]");
export function dsplit_int(self: Tensor, sections: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & dsplit_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & dsplit_int_op.maskHi;
  return dsplit_int_op.table[slot(lo, hi)]!(self, sections, lo, hi);
}

export const dsplit_array_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly number[]) => Tensor[]>("aten::dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]");
export function dsplit_array(self: Tensor, indices: readonly number[]): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & dsplit_array_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & dsplit_array_op.maskHi;
  return dsplit_array_op.table[slot(lo, hi)]!(self, indices, lo, hi);
}

export const select_scatter_op = /* @__PURE__ */ operator<(self: Tensor, src: Tensor, dim: number, index: number) => Tensor>("aten::select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor", [], false);
export function select_scatter(self: Tensor, src: Tensor, dim: number, index: number): Tensor {
  const lo = (self.keysLo | src.keysLo | local.includedLo) & local.keepLo & select_scatter_op.maskLo;
  const hi = (self.keysHi | src.keysHi | local.includedHi) & local.keepHi & select_scatter_op.maskHi;
  return select_scatter_op.table[slot(lo, hi)]!(self, src, dim, index, lo, hi);
}

export const slice_scatter_op = /* @__PURE__ */ operator<(self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number) => Tensor>("aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor", [], false);
export function slice_scatter(self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number): Tensor {
  const lo = (self.keysLo | src.keysLo | local.includedLo) & local.keepLo & slice_scatter_op.maskLo;
  const hi = (self.keysHi | src.keysHi | local.includedHi) & local.keepHi & slice_scatter_op.maskHi;
  return slice_scatter_op.table[slot(lo, hi)]!(self, src, dim, start, end, step, lo, hi);
}

export const diagonal_scatter_op = /* @__PURE__ */ operator<(self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number) => Tensor>("aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor", [], false);
export function diagonal_scatter(self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number): Tensor {
  const lo = (self.keysLo | src.keysLo | local.includedLo) & local.keepLo & diagonal_scatter_op.maskLo;
  const hi = (self.keysHi | src.keysHi | local.includedHi) & local.keepHi & diagonal_scatter_op.maskHi;
  return diagonal_scatter_op.table[slot(lo, hi)]!(self, src, offset, dim1, dim2, lo, hi);
}

export const as_strided_scatter_op = /* @__PURE__ */ operator<(self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null) => Tensor>("aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor", [], false);
export function as_strided_scatter(self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor {
  const lo = (self.keysLo | src.keysLo | local.includedLo) & local.keepLo & as_strided_scatter_op.maskLo;
  const hi = (self.keysHi | src.keysHi | local.includedHi) & local.keepHi & as_strided_scatter_op.maskHi;
  return as_strided_scatter_op.table[slot(lo, hi)]!(self, src, size, stride, storageOffset, lo, hi);
}

export const diag_out_op = /* @__PURE__ */ operator<(self: Tensor, diagonal: number, out: Tensor) => Tensor>("aten::diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)");
export const diag_out = /* @__PURE__ */ stubOf(diag_out_op);

export const diag_op = /* @__PURE__ */ operator<(self: Tensor, diagonal: number) => Tensor>("aten::diag(Tensor self, int diagonal=0) -> Tensor");
export function diag(self: Tensor, diagonal: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & diag_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & diag_op.maskHi;
  return diag_op.table[slot(lo, hi)]!(self, diagonal, lo, hi);
}

export const diag_embed_op = /* @__PURE__ */ operator<(self: Tensor, offset: number, dim1: number, dim2: number) => Tensor>("aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor");
export function diag_embed(self: Tensor, offset: number, dim1: number, dim2: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & diag_embed_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & diag_embed_op.maskHi;
  return diag_embed_op.table[slot(lo, hi)]!(self, offset, dim1, dim2, lo, hi);
}

export const diagflat_op = /* @__PURE__ */ operator<(self: Tensor, offset: number) => Tensor>("aten::diagflat(Tensor self, int offset=0) -> Tensor");
export function diagflat(self: Tensor, offset: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & diagflat_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & diagflat_op.maskHi;
  return diagflat_op.table[slot(lo, hi)]!(self, offset, lo, hi);
}

export const rot90_op = /* @__PURE__ */ operator<(self: Tensor, k: number, dims: readonly number[]) => Tensor>("aten::rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor");
export function rot90(self: Tensor, k: number, dims: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & rot90_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & rot90_op.maskHi;
  return rot90_op.table[slot(lo, hi)]!(self, k, dims, lo, hi);
}

export const expand_copy_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], implicit: boolean) => Tensor>("aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor", ["view_copy"]);
export function expand_copy(self: Tensor, size: readonly number[], implicit: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & expand_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & expand_copy_op.maskHi;
  return expand_copy_op.table[slot(lo, hi)]!(self, size, implicit, lo, hi);
}

export const matrix_H_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::matrix_H(Tensor(a) self) -> Tensor(a)");
export function matrix_H(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & matrix_H_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & matrix_H_op.maskHi;
  return matrix_H_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const diag_backward_op = /* @__PURE__ */ operator<(grad: Tensor, inputSizes: readonly number[], diagonal: number) => Tensor>("aten::diag_backward(Tensor grad, SymInt[] input_sizes, int diagonal) -> Tensor", [], false);
export function diag_backward(grad: Tensor, inputSizes: readonly number[], diagonal: number): Tensor {
  const lo = (grad.keysLo | local.includedLo) & local.keepLo & diag_backward_op.maskLo;
  const hi = (grad.keysHi | local.includedHi) & local.keepHi & diag_backward_op.maskHi;
  return diag_backward_op.table[slot(lo, hi)]!(grad, inputSizes, diagonal, lo, hi);
}

export const alias_copy_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::alias_copy(Tensor self) -> Tensor", ["view_copy"]);
export function alias_copy(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & alias_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & alias_copy_op.maskHi;
  return alias_copy_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const as_strided_copy_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null) => Tensor>("aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor", ["view_copy"]);
export function as_strided_copy(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & as_strided_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & as_strided_copy_op.maskHi;
  return as_strided_copy_op.table[slot(lo, hi)]!(self, size, stride, storageOffset, lo, hi);
}

export const detach_copy_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::detach_copy(Tensor self) -> Tensor", ["view_copy"]);
export function detach_copy(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & detach_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & detach_copy_op.maskHi;
  return detach_copy_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const diagonal_copy_op = /* @__PURE__ */ operator<(self: Tensor, offset: number, dim1: number, dim2: number) => Tensor>("aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor", ["view_copy"]);
export function diagonal_copy(self: Tensor, offset: number, dim1: number, dim2: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & diagonal_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & diagonal_copy_op.maskHi;
  return diagonal_copy_op.table[slot(lo, hi)]!(self, offset, dim1, dim2, lo, hi);
}

export const permute_copy_op = /* @__PURE__ */ operator<(self: Tensor, dims: readonly number[]) => Tensor>("aten::permute_copy(Tensor self, int[] dims) -> Tensor", ["view_copy"]);
export function permute_copy(self: Tensor, dims: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & permute_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & permute_copy_op.maskHi;
  return permute_copy_op.table[slot(lo, hi)]!(self, dims, lo, hi);
}

export const _reshape_alias_copy_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], stride: readonly number[]) => Tensor>("aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor", ["view_copy"]);
export function _reshape_alias_copy(self: Tensor, size: readonly number[], stride: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _reshape_alias_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _reshape_alias_copy_op.maskHi;
  return _reshape_alias_copy_op.table[slot(lo, hi)]!(self, size, stride, lo, hi);
}

export const select_copy_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: number) => Tensor>("aten::select_copy.int(Tensor self, int dim, int index) -> Tensor", ["view_copy"]);
export function select_copy_int(self: Tensor, dim: number, index: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & select_copy_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & select_copy_int_op.maskHi;
  return select_copy_int_op.table[slot(lo, hi)]!(self, dim, index, lo, hi);
}

export const slice_copy_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, start: number | null, end: number | null, step: number) => Tensor>("aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor", ["view_copy"]);
export function slice_copy_Tensor(self: Tensor, dim: number, start: number | null, end: number | null, step: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & slice_copy_Tensor_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & slice_copy_Tensor_op.maskHi;
  return slice_copy_Tensor_op.table[slot(lo, hi)]!(self, dim, start, end, step, lo, hi);
}

export const split_copy_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, splitSize: number, dim: number) => Tensor[]>("aten::split_copy.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]", ["view_copy"]);
export function split_copy_Tensor(self: Tensor, splitSize: number, dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & split_copy_Tensor_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & split_copy_Tensor_op.maskHi;
  return split_copy_Tensor_op.table[slot(lo, hi)]!(self, splitSize, dim, lo, hi);
}

export const split_with_sizes_copy_op = /* @__PURE__ */ operator<(self: Tensor, splitSizes: readonly number[], dim: number) => Tensor[]>("aten::split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]", ["view_copy"]);
export function split_with_sizes_copy(self: Tensor, splitSizes: readonly number[], dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & split_with_sizes_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & split_with_sizes_copy_op.maskHi;
  return split_with_sizes_copy_op.table[slot(lo, hi)]!(self, splitSizes, dim, lo, hi);
}

export const squeeze_copy_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::squeeze_copy(Tensor self) -> Tensor", ["view_copy"]);
export function squeeze_copy(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & squeeze_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & squeeze_copy_op.maskHi;
  return squeeze_copy_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const squeeze_copy_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor>("aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor", ["view_copy"]);
export function squeeze_copy_dim(self: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & squeeze_copy_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & squeeze_copy_dim_op.maskHi;
  return squeeze_copy_dim_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const t_copy_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::t_copy(Tensor self) -> Tensor", ["view_copy"]);
export function t_copy(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & t_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & t_copy_op.maskHi;
  return t_copy_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const transpose_copy_int_op = /* @__PURE__ */ operator<(self: Tensor, dim0: number, dim1: number) => Tensor>("aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor", ["view_copy"]);
export function transpose_copy_int(self: Tensor, dim0: number, dim1: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & transpose_copy_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & transpose_copy_int_op.maskHi;
  return transpose_copy_int_op.table[slot(lo, hi)]!(self, dim0, dim1, lo, hi);
}

export const unbind_copy_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor[]>("aten::unbind_copy.int(Tensor self, int dim=0) -> Tensor[]", ["view_copy"]);
export function unbind_copy_int(self: Tensor, dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unbind_copy_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unbind_copy_int_op.maskHi;
  return unbind_copy_int_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const unfold_copy_op = /* @__PURE__ */ operator<(self: Tensor, dimension: number, size: number, step: number) => Tensor>("aten::unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor", ["view_copy"]);
export function unfold_copy(self: Tensor, dimension: number, size: number, step: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unfold_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unfold_copy_op.maskHi;
  return unfold_copy_op.table[slot(lo, hi)]!(self, dimension, size, step, lo, hi);
}

export const unsqueeze_copy_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor>("aten::unsqueeze_copy(Tensor self, int dim) -> Tensor", ["view_copy"]);
export function unsqueeze_copy(self: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unsqueeze_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unsqueeze_copy_op.maskHi;
  return unsqueeze_copy_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const view_copy_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[]) => Tensor>("aten::view_copy(Tensor self, SymInt[] size) -> Tensor", ["view_copy"]);
export function view_copy(self: Tensor, size: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & view_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & view_copy_op.maskHi;
  return view_copy_op.table[slot(lo, hi)]!(self, size, lo, hi);
}

export const view_copy_dtype_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType) => Tensor>("aten::view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor", ["view_copy"]);
export function view_copy_dtype(self: Tensor, dtype: DType): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & view_copy_dtype_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & view_copy_dtype_op.maskHi;
  return view_copy_dtype_op.table[slot(lo, hi)]!(self, dtype, lo, hi);
}

export const lift_fresh_copy_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::lift_fresh_copy(Tensor self) -> Tensor", ["view_copy"]);
export function lift_fresh_copy(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & lift_fresh_copy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & lift_fresh_copy_op.maskHi;
  return lift_fresh_copy_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const lift_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::lift(Tensor self) -> Tensor");
export function lift(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & lift_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & lift_op.maskHi;
  return lift_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const unsafe_split_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, splitSize: number, dim: number) => Tensor[]>("aten::unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]");
export function unsafe_split_Tensor(self: Tensor, splitSize: number, dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unsafe_split_Tensor_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unsafe_split_Tensor_op.maskHi;
  return unsafe_split_Tensor_op.table[slot(lo, hi)]!(self, splitSize, dim, lo, hi);
}

export const unsafe_split_with_sizes_op = /* @__PURE__ */ operator<(self: Tensor, splitSizes: readonly number[], dim: number) => Tensor[]>("aten::unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]");
export function unsafe_split_with_sizes(self: Tensor, splitSizes: readonly number[], dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unsafe_split_with_sizes_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unsafe_split_with_sizes_op.maskHi;
  return unsafe_split_with_sizes_op.table[slot(lo, hi)]!(self, splitSizes, dim, lo, hi);
}

export const unsafe_chunk_op = /* @__PURE__ */ operator<(self: Tensor, chunks: number, dim: number) => Tensor[]>("aten::unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]");
export function unsafe_chunk(self: Tensor, chunks: number, dim: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unsafe_chunk_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unsafe_chunk_op.maskHi;
  return unsafe_chunk_op.table[slot(lo, hi)]!(self, chunks, dim, lo, hi);
}

export const linalg_diagonal_op = /* @__PURE__ */ operator<(A: Tensor, offset: number, dim1: number, dim2: number) => Tensor>("aten::linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)");
export function linalg_diagonal(A: Tensor, offset: number, dim1: number, dim2: number): Tensor {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_diagonal_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_diagonal_op.maskHi;
  return linalg_diagonal_op.table[slot(lo, hi)]!(A, offset, dim1, dim2, lo, hi);
}

export const fft_fftshift_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null) => Tensor>("aten::fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor");
export function fft_fftshift(self: Tensor, dim: readonly number[] | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fft_fftshift_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fft_fftshift_op.maskHi;
  return fft_fftshift_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const fft_ifftshift_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null) => Tensor>("aten::fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor");
export function fft_ifftshift(self: Tensor, dim: readonly number[] | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fft_ifftshift_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fft_ifftshift_op.maskHi;
  return fft_ifftshift_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const fill_diagonal__op = /* @__PURE__ */ operator<(self: Tensor, fillValue: Scalar, wrap: boolean) => Tensor>("aten::fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)");
export function fill_diagonal_(self: Tensor, fillValue: Scalar, wrap: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fill_diagonal__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fill_diagonal__op.maskHi;
  return fill_diagonal__op.table[slot(lo, hi)]!(self, fillValue, wrap, lo, hi);
}

export const index_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly (Tensor | null)[]) => Tensor>("aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor", ["dynamic_output_shape"], false);
export function index_Tensor(self: Tensor, indices: readonly (Tensor | null)[]): Tensor {
  const lo = (self.keysLo | listKeysLo(indices) | local.includedLo) & local.keepLo & index_Tensor_op.maskLo;
  const hi = (self.keysHi | listKeysHi(indices) | local.includedHi) & local.keepHi & index_Tensor_op.maskHi;
  return index_Tensor_op.table[slot(lo, hi)]!(self, indices, lo, hi);
}

export const index_put_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean) => Tensor>("aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor", [], false);
export function index_put(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): Tensor {
  const lo = (self.keysLo | listKeysLo(indices) | values.keysLo | local.includedLo) & local.keepLo & index_put_op.maskLo;
  const hi = (self.keysHi | listKeysHi(indices) | values.keysHi | local.includedHi) & local.keepHi & index_put_op.maskHi;
  return index_put_op.table[slot(lo, hi)]!(self, indices, values, accumulate, lo, hi);
}

export const index_put__op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean) => Tensor>("aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)", [], false);
export function index_put_(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): Tensor {
  const lo = (self.keysLo | listKeysLo(indices) | values.keysLo | local.includedLo) & local.keepLo & index_put__op.maskLo;
  const hi = (self.keysHi | listKeysHi(indices) | values.keysHi | local.includedHi) & local.keepHi & index_put__op.maskHi;
  return index_put__op.table[slot(lo, hi)]!(self, indices, values, accumulate, lo, hi);
}

export const _index_put_impl__op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean) => Tensor>("aten::_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)", [], false);
export function _index_put_impl_(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean): Tensor {
  const lo = (self.keysLo | listKeysLo(indices) | values.keysLo | local.includedLo) & local.keepLo & _index_put_impl__op.maskLo;
  const hi = (self.keysHi | listKeysHi(indices) | values.keysHi | local.includedHi) & local.keepHi & _index_put_impl__op.maskHi;
  return _index_put_impl__op.table[slot(lo, hi)]!(self, indices, values, accumulate, unsafe, lo, hi);
}

export const index_select_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, out: Tensor) => Tensor>("aten::index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)");
export const index_select_out = /* @__PURE__ */ stubOf(index_select_out_op);

export const index_select_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor) => Tensor>("aten::index_select(Tensor self, int dim, Tensor index) -> Tensor");
export function index_select(self: Tensor, dim: number, index: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | local.includedLo) & local.keepLo & index_select_op.maskLo;
  const hi = (self.keysHi | index.keysHi | local.includedHi) & local.keepHi & index_select_op.maskHi;
  return index_select_op.table[slot(lo, hi)]!(self, dim, index, lo, hi);
}

export const index_select_backward_op = /* @__PURE__ */ operator<(grad: Tensor, selfSizes: readonly number[], dim: number, index: Tensor) => Tensor>("aten::index_select_backward(Tensor grad, int[] self_sizes, int dim, Tensor index) -> Tensor", [], false);
export function index_select_backward(grad: Tensor, selfSizes: readonly number[], dim: number, index: Tensor): Tensor {
  const lo = (grad.keysLo | index.keysLo | local.includedLo) & local.keepLo & index_select_backward_op.maskLo;
  const hi = (grad.keysHi | index.keysHi | local.includedHi) & local.keepHi & index_select_backward_op.maskHi;
  return index_select_backward_op.table[slot(lo, hi)]!(grad, selfSizes, dim, index, lo, hi);
}

export const index_add_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, out: Tensor) => Tensor>("aten::index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)");
export const index_add_out = /* @__PURE__ */ stubOf(index_add_out_op);

export const index_add_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar) => Tensor>("aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor");
export function index_add(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | index.keysLo | source.keysLo | local.includedLo) & local.keepLo & index_add_op.maskLo;
  const hi = (self.keysHi | index.keysHi | source.keysHi | local.includedHi) & local.keepHi & index_add_op.maskHi;
  return index_add_op.table[slot(lo, hi)]!(self, dim, index, source, alpha, lo, hi);
}

export const index_add__op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar) => Tensor>("aten::index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)");
export function index_add_(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | index.keysLo | source.keysLo | local.includedLo) & local.keepLo & index_add__op.maskLo;
  const hi = (self.keysHi | index.keysHi | source.keysHi | local.includedHi) & local.keepHi & index_add__op.maskHi;
  return index_add__op.table[slot(lo, hi)]!(self, dim, index, source, alpha, lo, hi);
}

export const index_copy_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, source: Tensor, out: Tensor) => Tensor>("aten::index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!)");
export const index_copy_out = /* @__PURE__ */ stubOf(index_copy_out_op);

export const index_copy_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, source: Tensor) => Tensor>("aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor");
export function index_copy(self: Tensor, dim: number, index: Tensor, source: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | source.keysLo | local.includedLo) & local.keepLo & index_copy_op.maskLo;
  const hi = (self.keysHi | index.keysHi | source.keysHi | local.includedHi) & local.keepHi & index_copy_op.maskHi;
  return index_copy_op.table[slot(lo, hi)]!(self, dim, index, source, lo, hi);
}

export const index_copy__op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, source: Tensor) => Tensor>("aten::index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)");
export function index_copy_(self: Tensor, dim: number, index: Tensor, source: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | source.keysLo | local.includedLo) & local.keepLo & index_copy__op.maskLo;
  const hi = (self.keysHi | index.keysHi | source.keysHi | local.includedHi) & local.keepHi & index_copy__op.maskHi;
  return index_copy__op.table[slot(lo, hi)]!(self, dim, index, source, lo, hi);
}

export const index_fill_int_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Scalar) => Tensor>("aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor", [], false);
export function index_fill_int_Scalar(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | index.keysLo | local.includedLo) & local.keepLo & index_fill_int_Scalar_op.maskLo;
  const hi = (self.keysHi | index.keysHi | local.includedHi) & local.keepHi & index_fill_int_Scalar_op.maskHi;
  return index_fill_int_Scalar_op.table[slot(lo, hi)]!(self, dim, index, value, lo, hi);
}

export const index_fill_int_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Tensor) => Tensor>("aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor", [], false);
export function index_fill_int_Tensor(self: Tensor, dim: number, index: Tensor, value: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | value.keysLo | local.includedLo) & local.keepLo & index_fill_int_Tensor_op.maskLo;
  const hi = (self.keysHi | index.keysHi | value.keysHi | local.includedHi) & local.keepHi & index_fill_int_Tensor_op.maskHi;
  return index_fill_int_Tensor_op.table[slot(lo, hi)]!(self, dim, index, value, lo, hi);
}

export const index_fill__int_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Scalar) => Tensor>("aten::index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)", [], false);
export function index_fill__int_Scalar(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | index.keysLo | local.includedLo) & local.keepLo & index_fill__int_Scalar_op.maskLo;
  const hi = (self.keysHi | index.keysHi | local.includedHi) & local.keepHi & index_fill__int_Scalar_op.maskHi;
  return index_fill__int_Scalar_op.table[slot(lo, hi)]!(self, dim, index, value, lo, hi);
}

export const index_fill__int_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Tensor) => Tensor>("aten::index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)", [], false);
export function index_fill__int_Tensor(self: Tensor, dim: number, index: Tensor, value: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | value.keysLo | local.includedLo) & local.keepLo & index_fill__int_Tensor_op.maskLo;
  const hi = (self.keysHi | index.keysHi | value.keysHi | local.includedHi) & local.keepHi & index_fill__int_Tensor_op.maskHi;
  return index_fill__int_Tensor_op.table[slot(lo, hi)]!(self, dim, index, value, lo, hi);
}

export const gather_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean, out: Tensor) => Tensor>("aten::gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)");
export const gather_out = /* @__PURE__ */ stubOf(gather_out_op);

export const gather_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean) => Tensor>("aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor");
export function gather(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean): Tensor {
  const lo = (self.keysLo | index.keysLo | local.includedLo) & local.keepLo & gather_op.maskLo;
  const hi = (self.keysHi | index.keysHi | local.includedHi) & local.keepHi & gather_op.maskHi;
  return gather_op.table[slot(lo, hi)]!(self, dim, index, sparseGrad, lo, hi);
}

export const gather_backward_op = /* @__PURE__ */ operator<(grad: Tensor, self: Tensor, dim: number, index: Tensor, sparseGrad: boolean) => Tensor>("aten::gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor", [], false);
export function gather_backward(grad: Tensor, self: Tensor, dim: number, index: Tensor, sparseGrad: boolean): Tensor {
  const lo = (grad.keysLo | self.keysLo | index.keysLo | local.includedLo) & local.keepLo & gather_backward_op.maskLo;
  const hi = (grad.keysHi | self.keysHi | index.keysHi | local.includedHi) & local.keepHi & gather_backward_op.maskHi;
  return gather_backward_op.table[slot(lo, hi)]!(grad, self, dim, index, sparseGrad, lo, hi);
}

export const scatter_src_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor) => Tensor>("aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor");
export function scatter_src(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | src.keysLo | local.includedLo) & local.keepLo & scatter_src_op.maskLo;
  const hi = (self.keysHi | index.keysHi | src.keysHi | local.includedHi) & local.keepHi & scatter_src_op.maskHi;
  return scatter_src_op.table[slot(lo, hi)]!(self, dim, index, src, lo, hi);
}

export const scatter_src_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor) => Tensor>("aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)");
export const scatter_src_out = /* @__PURE__ */ stubOf(scatter_src_out_op);

export const scatter_value_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Scalar) => Tensor>("aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor");
export function scatter_value(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | index.keysLo | local.includedLo) & local.keepLo & scatter_value_op.maskLo;
  const hi = (self.keysHi | index.keysHi | local.includedHi) & local.keepHi & scatter_value_op.maskHi;
  return scatter_value_op.table[slot(lo, hi)]!(self, dim, index, value, lo, hi);
}

export const scatter_value_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor) => Tensor>("aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)");
export const scatter_value_out = /* @__PURE__ */ stubOf(scatter_value_out_op);

export const scatter_reduce_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string) => Tensor>("aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor");
export function scatter_reduce(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string): Tensor {
  const lo = (self.keysLo | index.keysLo | src.keysLo | local.includedLo) & local.keepLo & scatter_reduce_op.maskLo;
  const hi = (self.keysHi | index.keysHi | src.keysHi | local.includedHi) & local.keepHi & scatter_reduce_op.maskHi;
  return scatter_reduce_op.table[slot(lo, hi)]!(self, dim, index, src, reduce, lo, hi);
}

export const scatter_reduce_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, out: Tensor) => Tensor>("aten::scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)");
export const scatter_reduce_out = /* @__PURE__ */ stubOf(scatter_reduce_out_op);

export const scatter_value_reduce_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string) => Tensor>("aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor");
export function scatter_value_reduce(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): Tensor {
  const lo = (self.keysLo | index.keysLo | local.includedLo) & local.keepLo & scatter_value_reduce_op.maskLo;
  const hi = (self.keysHi | index.keysHi | local.includedHi) & local.keepHi & scatter_value_reduce_op.maskHi;
  return scatter_value_reduce_op.table[slot(lo, hi)]!(self, dim, index, value, reduce, lo, hi);
}

export const scatter_value_reduce_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, out: Tensor) => Tensor>("aten::scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)");
export const scatter_value_reduce_out = /* @__PURE__ */ stubOf(scatter_value_reduce_out_op);

export const scatter__src_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor) => Tensor>("aten::scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)");
export function scatter__src(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | src.keysLo | local.includedLo) & local.keepLo & scatter__src_op.maskLo;
  const hi = (self.keysHi | index.keysHi | src.keysHi | local.includedHi) & local.keepHi & scatter__src_op.maskHi;
  return scatter__src_op.table[slot(lo, hi)]!(self, dim, index, src, lo, hi);
}

export const scatter__value_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Scalar) => Tensor>("aten::scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)");
export function scatter__value(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | index.keysLo | local.includedLo) & local.keepLo & scatter__value_op.maskLo;
  const hi = (self.keysHi | index.keysHi | local.includedHi) & local.keepHi & scatter__value_op.maskHi;
  return scatter__value_op.table[slot(lo, hi)]!(self, dim, index, value, lo, hi);
}

export const scatter__reduce_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string) => Tensor>("aten::scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)");
export function scatter__reduce(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string): Tensor {
  const lo = (self.keysLo | index.keysLo | src.keysLo | local.includedLo) & local.keepLo & scatter__reduce_op.maskLo;
  const hi = (self.keysHi | index.keysHi | src.keysHi | local.includedHi) & local.keepHi & scatter__reduce_op.maskHi;
  return scatter__reduce_op.table[slot(lo, hi)]!(self, dim, index, src, reduce, lo, hi);
}

export const scatter__value_reduce_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string) => Tensor>("aten::scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)");
export function scatter__value_reduce(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): Tensor {
  const lo = (self.keysLo | index.keysLo | local.includedLo) & local.keepLo & scatter__value_reduce_op.maskLo;
  const hi = (self.keysHi | index.keysHi | local.includedHi) & local.keepHi & scatter__value_reduce_op.maskHi;
  return scatter__value_reduce_op.table[slot(lo, hi)]!(self, dim, index, value, reduce, lo, hi);
}

export const scatter_add_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor) => Tensor>("aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor");
export function scatter_add(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | src.keysLo | local.includedLo) & local.keepLo & scatter_add_op.maskLo;
  const hi = (self.keysHi | index.keysHi | src.keysHi | local.includedHi) & local.keepHi & scatter_add_op.maskHi;
  return scatter_add_op.table[slot(lo, hi)]!(self, dim, index, src, lo, hi);
}

export const scatter_add_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor) => Tensor>("aten::scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)");
export const scatter_add_out = /* @__PURE__ */ stubOf(scatter_add_out_op);

export const scatter_add__op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor) => Tensor>("aten::scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)");
export function scatter_add_(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | src.keysLo | local.includedLo) & local.keepLo & scatter_add__op.maskLo;
  const hi = (self.keysHi | index.keysHi | src.keysHi | local.includedHi) & local.keepHi & scatter_add__op.maskHi;
  return scatter_add__op.table[slot(lo, hi)]!(self, dim, index, src, lo, hi);
}

export const scatter_reduce_two_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean) => Tensor>("aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor");
export function scatter_reduce_two(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const lo = (self.keysLo | index.keysLo | src.keysLo | local.includedLo) & local.keepLo & scatter_reduce_two_op.maskLo;
  const hi = (self.keysHi | index.keysHi | src.keysHi | local.includedHi) & local.keepHi & scatter_reduce_two_op.maskHi;
  return scatter_reduce_two_op.table[slot(lo, hi)]!(self, dim, index, src, reduce, includeSelf, lo, hi);
}

export const scatter_reduce_two_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, out: Tensor) => Tensor>("aten::scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)");
export const scatter_reduce_two_out = /* @__PURE__ */ stubOf(scatter_reduce_two_out_op);

export const scatter_reduce__two_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean) => Tensor>("aten::scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)");
export function scatter_reduce__two(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const lo = (self.keysLo | index.keysLo | src.keysLo | local.includedLo) & local.keepLo & scatter_reduce__two_op.maskLo;
  const hi = (self.keysHi | index.keysHi | src.keysHi | local.includedHi) & local.keepHi & scatter_reduce__two_op.maskHi;
  return scatter_reduce__two_op.table[slot(lo, hi)]!(self, dim, index, src, reduce, includeSelf, lo, hi);
}

export const masked_fill_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, value: Scalar) => Tensor>("aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor", [], false);
export function masked_fill_Scalar(self: Tensor, mask: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | mask.keysLo | local.includedLo) & local.keepLo & masked_fill_Scalar_op.maskLo;
  const hi = (self.keysHi | mask.keysHi | local.includedHi) & local.keepHi & masked_fill_Scalar_op.maskHi;
  return masked_fill_Scalar_op.table[slot(lo, hi)]!(self, mask, value, lo, hi);
}

export const masked_fill_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, value: Tensor) => Tensor>("aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor", [], false);
export function masked_fill_Tensor(self: Tensor, mask: Tensor, value: Tensor): Tensor {
  const lo = (self.keysLo | mask.keysLo | value.keysLo | local.includedLo) & local.keepLo & masked_fill_Tensor_op.maskLo;
  const hi = (self.keysHi | mask.keysHi | value.keysHi | local.includedHi) & local.keepHi & masked_fill_Tensor_op.maskHi;
  return masked_fill_Tensor_op.table[slot(lo, hi)]!(self, mask, value, lo, hi);
}

export const masked_fill__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, value: Scalar) => Tensor>("aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)", [], false);
export function masked_fill__Scalar(self: Tensor, mask: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | mask.keysLo | local.includedLo) & local.keepLo & masked_fill__Scalar_op.maskLo;
  const hi = (self.keysHi | mask.keysHi | local.includedHi) & local.keepHi & masked_fill__Scalar_op.maskHi;
  return masked_fill__Scalar_op.table[slot(lo, hi)]!(self, mask, value, lo, hi);
}

export const masked_fill__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, value: Tensor) => Tensor>("aten::masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)", [], false);
export function masked_fill__Tensor(self: Tensor, mask: Tensor, value: Tensor): Tensor {
  const lo = (self.keysLo | mask.keysLo | value.keysLo | local.includedLo) & local.keepLo & masked_fill__Tensor_op.maskLo;
  const hi = (self.keysHi | mask.keysHi | value.keysHi | local.includedHi) & local.keepHi & masked_fill__Tensor_op.maskHi;
  return masked_fill__Tensor_op.table[slot(lo, hi)]!(self, mask, value, lo, hi);
}

export const masked_scatter_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, source: Tensor) => Tensor>("aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor");
export function masked_scatter(self: Tensor, mask: Tensor, source: Tensor): Tensor {
  const lo = (self.keysLo | mask.keysLo | source.keysLo | local.includedLo) & local.keepLo & masked_scatter_op.maskLo;
  const hi = (self.keysHi | mask.keysHi | source.keysHi | local.includedHi) & local.keepHi & masked_scatter_op.maskHi;
  return masked_scatter_op.table[slot(lo, hi)]!(self, mask, source, lo, hi);
}

export const masked_scatter__op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, source: Tensor) => Tensor>("aten::masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)");
export function masked_scatter_(self: Tensor, mask: Tensor, source: Tensor): Tensor {
  const lo = (self.keysLo | mask.keysLo | source.keysLo | local.includedLo) & local.keepLo & masked_scatter__op.maskLo;
  const hi = (self.keysHi | mask.keysHi | source.keysHi | local.includedHi) & local.keepHi & masked_scatter__op.maskHi;
  return masked_scatter__op.table[slot(lo, hi)]!(self, mask, source, lo, hi);
}

export const masked_select_out_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, out: Tensor) => Tensor>("aten::masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)", ["dynamic_output_shape"]);
export const masked_select_out = /* @__PURE__ */ stubOf(masked_select_out_op);

export const masked_select_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor) => Tensor>("aten::masked_select(Tensor self, Tensor mask) -> Tensor", ["dynamic_output_shape"]);
export function masked_select(self: Tensor, mask: Tensor): Tensor {
  const lo = (self.keysLo | mask.keysLo | local.includedLo) & local.keepLo & masked_select_op.maskLo;
  const hi = (self.keysHi | mask.keysHi | local.includedHi) & local.keepHi & masked_select_op.maskHi;
  return masked_select_op.table[slot(lo, hi)]!(self, mask, lo, hi);
}

export const masked_select_backward_op = /* @__PURE__ */ operator<(grad: Tensor, input: Tensor, mask: Tensor) => Tensor>("aten::masked_select_backward(Tensor grad, Tensor input, Tensor mask) -> Tensor", [], false);
export function masked_select_backward(grad: Tensor, input: Tensor, mask: Tensor): Tensor {
  const lo = (grad.keysLo | input.keysLo | mask.keysLo | local.includedLo) & local.keepLo & masked_select_backward_op.maskLo;
  const hi = (grad.keysHi | input.keysHi | mask.keysHi | local.includedHi) & local.keepHi & masked_select_backward_op.maskHi;
  return masked_select_backward_op.table[slot(lo, hi)]!(grad, input, mask, lo, hi);
}

export const nonzero_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["dynamic_output_shape"]);
export const nonzero_out = /* @__PURE__ */ stubOf(nonzero_out_op);

export const nonzero_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::nonzero(Tensor self) -> Tensor", ["dynamic_output_shape"]);
export function nonzero(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nonzero_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nonzero_op.maskHi;
  return nonzero_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const nonzero_numpy_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor[]>("aten::nonzero_numpy(Tensor self) -> Tensor[]");
export function nonzero_numpy(self: Tensor): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nonzero_numpy_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nonzero_numpy_op.maskHi;
  return nonzero_numpy_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const argwhere_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::argwhere(Tensor self) -> Tensor", ["dynamic_output_shape"]);
export function argwhere(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & argwhere_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & argwhere_op.maskHi;
  return argwhere_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const cat_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], dim: number) => Tensor>("aten::cat(Tensor[] tensors, int dim=0) -> Tensor");
export function cat(tensors: readonly Tensor[], dim: number): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & cat_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & cat_op.maskHi;
  return cat_op.table[slot(lo, hi)]!(tensors, dim, lo, hi);
}

export const cat_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], dim: number, out: Tensor) => Tensor>("aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)");
export const cat_out = /* @__PURE__ */ stubOf(cat_out_op);

export const concat_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], dim: number) => Tensor>("aten::concat(Tensor[] tensors, int dim=0) -> Tensor");
export function concat(tensors: readonly Tensor[], dim: number): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & concat_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & concat_op.maskHi;
  return concat_op.table[slot(lo, hi)]!(tensors, dim, lo, hi);
}

export const concat_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], dim: number, out: Tensor) => Tensor>("aten::concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)");
export const concat_out = /* @__PURE__ */ stubOf(concat_out_op);

export const stack_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], dim: number) => Tensor>("aten::stack(Tensor[] tensors, int dim=0) -> Tensor");
export function stack(tensors: readonly Tensor[], dim: number): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & stack_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & stack_op.maskHi;
  return stack_op.table[slot(lo, hi)]!(tensors, dim, lo, hi);
}

export const stack_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], dim: number, out: Tensor) => Tensor>("aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)");
export const stack_out = /* @__PURE__ */ stubOf(stack_out_op);

export const hstack_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor>("aten::hstack(Tensor[] tensors) -> Tensor");
export function hstack(tensors: readonly Tensor[]): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & hstack_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & hstack_op.maskHi;
  return hstack_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const hstack_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], out: Tensor) => Tensor>("aten::hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)");
export const hstack_out = /* @__PURE__ */ stubOf(hstack_out_op);

export const vstack_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor>("aten::vstack(Tensor[] tensors) -> Tensor");
export function vstack(tensors: readonly Tensor[]): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & vstack_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & vstack_op.maskHi;
  return vstack_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const vstack_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], out: Tensor) => Tensor>("aten::vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)");
export const vstack_out = /* @__PURE__ */ stubOf(vstack_out_op);

export const dstack_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor>("aten::dstack(Tensor[] tensors) -> Tensor");
export function dstack(tensors: readonly Tensor[]): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & dstack_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & dstack_op.maskHi;
  return dstack_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const dstack_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], out: Tensor) => Tensor>("aten::dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)");
export const dstack_out = /* @__PURE__ */ stubOf(dstack_out_op);

export const column_stack_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor>("aten::column_stack(Tensor[] tensors) -> Tensor");
export function column_stack(tensors: readonly Tensor[]): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & column_stack_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & column_stack_op.maskHi;
  return column_stack_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const column_stack_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], out: Tensor) => Tensor>("aten::column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)");
export const column_stack_out = /* @__PURE__ */ stubOf(column_stack_out_op);

export const row_stack_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor>("aten::row_stack(Tensor[] tensors) -> Tensor");
export function row_stack(tensors: readonly Tensor[]): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & row_stack_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & row_stack_op.maskHi;
  return row_stack_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const row_stack_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], out: Tensor) => Tensor>("aten::row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)");
export const row_stack_out = /* @__PURE__ */ stubOf(row_stack_out_op);

export const flip_op = /* @__PURE__ */ operator<(self: Tensor, dims: readonly number[]) => Tensor>("aten::flip(Tensor self, int[] dims) -> Tensor");
export function flip(self: Tensor, dims: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & flip_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & flip_op.maskHi;
  return flip_op.table[slot(lo, hi)]!(self, dims, lo, hi);
}

export const flip_out_op = /* @__PURE__ */ operator<(self: Tensor, dims: readonly number[], out: Tensor) => Tensor>("aten::flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)");
export const flip_out = /* @__PURE__ */ stubOf(flip_out_op);

export const fliplr_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::fliplr(Tensor self) -> Tensor");
export function fliplr(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fliplr_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fliplr_op.maskHi;
  return fliplr_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const flipud_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::flipud(Tensor self) -> Tensor");
export function flipud(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & flipud_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & flipud_op.maskHi;
  return flipud_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const roll_op = /* @__PURE__ */ operator<(self: Tensor, shifts: readonly number[], dims: readonly number[]) => Tensor>("aten::roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor");
export function roll(self: Tensor, shifts: readonly number[], dims: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & roll_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & roll_op.maskHi;
  return roll_op.table[slot(lo, hi)]!(self, shifts, dims, lo, hi);
}

export const repeat_op = /* @__PURE__ */ operator<(self: Tensor, repeats: readonly number[]) => Tensor>("aten::repeat(Tensor self, SymInt[] repeats) -> Tensor");
export function repeat(self: Tensor, repeats: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & repeat_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & repeat_op.maskHi;
  return repeat_op.table[slot(lo, hi)]!(self, repeats, lo, hi);
}

export const repeat_interleave_Tensor_op = /* @__PURE__ */ operator<(repeats: Tensor, outputSize: number | null) => Tensor>("aten::repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor", ["dynamic_output_shape"]);
export function repeat_interleave_Tensor(repeats: Tensor, outputSize: number | null): Tensor {
  const lo = (repeats.keysLo | local.includedLo) & local.keepLo & repeat_interleave_Tensor_op.maskLo;
  const hi = (repeats.keysHi | local.includedHi) & local.keepHi & repeat_interleave_Tensor_op.maskHi;
  return repeat_interleave_Tensor_op.table[slot(lo, hi)]!(repeats, outputSize, lo, hi);
}

export const repeat_interleave_self_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, repeats: Tensor, dim: number | null, outputSize: number | null) => Tensor>("aten::repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor");
export function repeat_interleave_self_Tensor(self: Tensor, repeats: Tensor, dim: number | null, outputSize: number | null): Tensor {
  const lo = (self.keysLo | repeats.keysLo | local.includedLo) & local.keepLo & repeat_interleave_self_Tensor_op.maskLo;
  const hi = (self.keysHi | repeats.keysHi | local.includedHi) & local.keepHi & repeat_interleave_self_Tensor_op.maskHi;
  return repeat_interleave_self_Tensor_op.table[slot(lo, hi)]!(self, repeats, dim, outputSize, lo, hi);
}

export const repeat_interleave_self_int_op = /* @__PURE__ */ operator<(self: Tensor, repeats: number, dim: number | null, outputSize: number | null) => Tensor>("aten::repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor");
export function repeat_interleave_self_int(self: Tensor, repeats: number, dim: number | null, outputSize: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & repeat_interleave_self_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & repeat_interleave_self_int_op.maskHi;
  return repeat_interleave_self_int_op.table[slot(lo, hi)]!(self, repeats, dim, outputSize, lo, hi);
}

export const tile_op = /* @__PURE__ */ operator<(self: Tensor, dims: readonly number[]) => Tensor>("aten::tile(Tensor self, int[] dims) -> Tensor");
export function tile(self: Tensor, dims: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tile_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tile_op.maskHi;
  return tile_op.table[slot(lo, hi)]!(self, dims, lo, hi);
}

export const tril_out_op = /* @__PURE__ */ operator<(self: Tensor, diagonal: number, out: Tensor) => Tensor>("aten::tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)");
export const tril_out = /* @__PURE__ */ stubOf(tril_out_op);

export const tril_op = /* @__PURE__ */ operator<(self: Tensor, diagonal: number) => Tensor>("aten::tril(Tensor self, int diagonal=0) -> Tensor");
export function tril(self: Tensor, diagonal: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tril_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tril_op.maskHi;
  return tril_op.table[slot(lo, hi)]!(self, diagonal, lo, hi);
}

export const tril__op = /* @__PURE__ */ operator<(self: Tensor, diagonal: number) => Tensor>("aten::tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)");
export function tril_(self: Tensor, diagonal: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tril__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tril__op.maskHi;
  return tril__op.table[slot(lo, hi)]!(self, diagonal, lo, hi);
}

export const triu_out_op = /* @__PURE__ */ operator<(self: Tensor, diagonal: number, out: Tensor) => Tensor>("aten::triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)");
export const triu_out = /* @__PURE__ */ stubOf(triu_out_op);

export const triu_op = /* @__PURE__ */ operator<(self: Tensor, diagonal: number) => Tensor>("aten::triu(Tensor self, int diagonal=0) -> Tensor");
export function triu(self: Tensor, diagonal: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & triu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & triu_op.maskHi;
  return triu_op.table[slot(lo, hi)]!(self, diagonal, lo, hi);
}

export const triu__op = /* @__PURE__ */ operator<(self: Tensor, diagonal: number) => Tensor>("aten::triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)");
export function triu_(self: Tensor, diagonal: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & triu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & triu__op.maskHi;
  return triu__op.table[slot(lo, hi)]!(self, diagonal, lo, hi);
}

export const embedding_op = /* @__PURE__ */ operator<(weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean) => Tensor>("aten::embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor");
export function embedding(weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean): Tensor {
  const lo = (weight.keysLo | indices.keysLo | local.includedLo) & local.keepLo & embedding_op.maskLo;
  const hi = (weight.keysHi | indices.keysHi | local.includedHi) & local.keepHi & embedding_op.maskHi;
  return embedding_op.table[slot(lo, hi)]!(weight, indices, paddingIdx, scaleGradByFreq, sparse, lo, hi);
}

export const embedding_backward_op = /* @__PURE__ */ operator<(grad: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean) => Tensor>("aten::embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor");
export function embedding_backward(grad: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean): Tensor {
  const lo = (grad.keysLo | indices.keysLo | local.includedLo) & local.keepLo & embedding_backward_op.maskLo;
  const hi = (grad.keysHi | indices.keysHi | local.includedHi) & local.keepHi & embedding_backward_op.maskHi;
  return embedding_backward_op.table[slot(lo, hi)]!(grad, indices, numWeights, paddingIdx, scaleGradByFreq, sparse, lo, hi);
}

export const embedding_dense_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean) => Tensor>("aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor");
export function embedding_dense_backward(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean): Tensor {
  const lo = (gradOutput.keysLo | indices.keysLo | local.includedLo) & local.keepLo & embedding_dense_backward_op.maskLo;
  const hi = (gradOutput.keysHi | indices.keysHi | local.includedHi) & local.keepHi & embedding_dense_backward_op.maskHi;
  return embedding_dense_backward_op.table[slot(lo, hi)]!(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, lo, hi);
}

export const embedding_dense_backward_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, out: Tensor) => Tensor>("aten::embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!)");
export const embedding_dense_backward_out = /* @__PURE__ */ stubOf(embedding_dense_backward_out_op);

export const one_hot_op = /* @__PURE__ */ operator<(self: Tensor, numClasses: number) => Tensor>("aten::one_hot(Tensor self, int num_classes=-1) -> Tensor", ["dynamic_output_shape"]);
export function one_hot(self: Tensor, numClasses: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & one_hot_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & one_hot_op.maskHi;
  return one_hot_op.table[slot(lo, hi)]!(self, numClasses, lo, hi);
}

export const take_out_op = /* @__PURE__ */ operator<(self: Tensor, index: Tensor, out: Tensor) => Tensor>("aten::take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)");
export const take_out = /* @__PURE__ */ stubOf(take_out_op);

export const take_op = /* @__PURE__ */ operator<(self: Tensor, index: Tensor) => Tensor>("aten::take(Tensor self, Tensor index) -> Tensor");
export function take(self: Tensor, index: Tensor): Tensor {
  const lo = (self.keysLo | index.keysLo | local.includedLo) & local.keepLo & take_op.maskLo;
  const hi = (self.keysHi | index.keysHi | local.includedHi) & local.keepHi & take_op.maskHi;
  return take_op.table[slot(lo, hi)]!(self, index, lo, hi);
}

export const take_along_dim_out_op = /* @__PURE__ */ operator<(self: Tensor, indices: Tensor, dim: number | null, out: Tensor) => Tensor>("aten::take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)");
export const take_along_dim_out = /* @__PURE__ */ stubOf(take_along_dim_out_op);

export const take_along_dim_op = /* @__PURE__ */ operator<(self: Tensor, indices: Tensor, dim: number | null) => Tensor>("aten::take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor");
export function take_along_dim(self: Tensor, indices: Tensor, dim: number | null): Tensor {
  const lo = (self.keysLo | indices.keysLo | local.includedLo) & local.keepLo & take_along_dim_op.maskLo;
  const hi = (self.keysHi | indices.keysHi | local.includedHi) & local.keepHi & take_along_dim_op.maskHi;
  return take_along_dim_op.table[slot(lo, hi)]!(self, indices, dim, lo, hi);
}

export const put_op = /* @__PURE__ */ operator<(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean) => Tensor>("aten::put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor");
export function put(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean): Tensor {
  const lo = (self.keysLo | index.keysLo | source.keysLo | local.includedLo) & local.keepLo & put_op.maskLo;
  const hi = (self.keysHi | index.keysHi | source.keysHi | local.includedHi) & local.keepHi & put_op.maskHi;
  return put_op.table[slot(lo, hi)]!(self, index, source, accumulate, lo, hi);
}

export const put__op = /* @__PURE__ */ operator<(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean) => Tensor>("aten::put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)");
export function put_(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean): Tensor {
  const lo = (self.keysLo | index.keysLo | source.keysLo | local.includedLo) & local.keepLo & put__op.maskLo;
  const hi = (self.keysHi | index.keysHi | source.keysHi | local.includedHi) & local.keepHi & put__op.maskHi;
  return put__op.table[slot(lo, hi)]!(self, index, source, accumulate, lo, hi);
}

export const meshgrid_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor[]>("aten::meshgrid(Tensor[] tensors) -> Tensor[]");
export function meshgrid(tensors: readonly Tensor[]): Tensor[] {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & meshgrid_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & meshgrid_op.maskHi;
  return meshgrid_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const meshgrid_indexing_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], indexing: string) => Tensor[]>("aten::meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]");
export function meshgrid_indexing(tensors: readonly Tensor[], indexing: string): Tensor[] {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & meshgrid_indexing_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & meshgrid_indexing_op.maskHi;
  return meshgrid_indexing_op.table[slot(lo, hi)]!(tensors, indexing, lo, hi);
}

export const bucketize_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean) => Tensor>("aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor");
export function bucketize_Tensor(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean): Tensor {
  const lo = (self.keysLo | boundaries.keysLo | local.includedLo) & local.keepLo & bucketize_Tensor_op.maskLo;
  const hi = (self.keysHi | boundaries.keysHi | local.includedHi) & local.keepHi & bucketize_Tensor_op.maskHi;
  return bucketize_Tensor_op.table[slot(lo, hi)]!(self, boundaries, outInt32, right, lo, hi);
}

export const bucketize_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean, out: Tensor) => Tensor>("aten::bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)");
export const bucketize_Tensor_out = /* @__PURE__ */ stubOf(bucketize_Tensor_out_op);

export const bucketize_Scalar_op = /* @__PURE__ */ operator<(self: Scalar, boundaries: Tensor, outInt32: boolean, right: boolean) => Tensor>("aten::bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor");
export function bucketize_Scalar(self: Scalar, boundaries: Tensor, outInt32: boolean, right: boolean): Tensor {
  const lo = (boundaries.keysLo | local.includedLo) & local.keepLo & bucketize_Scalar_op.maskLo;
  const hi = (boundaries.keysHi | local.includedHi) & local.keepHi & bucketize_Scalar_op.maskHi;
  return bucketize_Scalar_op.table[slot(lo, hi)]!(self, boundaries, outInt32, right, lo, hi);
}

export const searchsorted_Tensor_op = /* @__PURE__ */ operator<(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null) => Tensor>("aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor");
export function searchsorted_Tensor(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null): Tensor {
  const lo = (sortedSequence.keysLo | self.keysLo | keysLoOf(sorter) | local.includedLo) & local.keepLo & searchsorted_Tensor_op.maskLo;
  const hi = (sortedSequence.keysHi | self.keysHi | keysHiOf(sorter) | local.includedHi) & local.keepHi & searchsorted_Tensor_op.maskHi;
  return searchsorted_Tensor_op.table[slot(lo, hi)]!(sortedSequence, self, outInt32, right, side, sorter, lo, hi);
}

export const searchsorted_Tensor_out_op = /* @__PURE__ */ operator<(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null, out: Tensor) => Tensor>("aten::searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)");
export const searchsorted_Tensor_out = /* @__PURE__ */ stubOf(searchsorted_Tensor_out_op);

export const searchsorted_Scalar_op = /* @__PURE__ */ operator<(sortedSequence: Tensor, self: Scalar, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null) => Tensor>("aten::searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor");
export function searchsorted_Scalar(sortedSequence: Tensor, self: Scalar, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null): Tensor {
  const lo = (sortedSequence.keysLo | keysLoOf(sorter) | local.includedLo) & local.keepLo & searchsorted_Scalar_op.maskLo;
  const hi = (sortedSequence.keysHi | keysHiOf(sorter) | local.includedHi) & local.keepHi & searchsorted_Scalar_op.maskHi;
  return searchsorted_Scalar_op.table[slot(lo, hi)]!(sortedSequence, self, outInt32, right, side, sorter, lo, hi);
}

export const trace_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::trace(Tensor self) -> Tensor");
export function trace(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & trace_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & trace_op.maskHi;
  return trace_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const trace_backward_op = /* @__PURE__ */ operator<(grad: Tensor, sizes: readonly number[]) => Tensor>("aten::trace_backward(Tensor grad, int[] sizes) -> Tensor", [], false);
export function trace_backward(grad: Tensor, sizes: readonly number[]): Tensor {
  const lo = (grad.keysLo | local.includedLo) & local.keepLo & trace_backward_op.maskLo;
  const hi = (grad.keysHi | local.includedHi) & local.keepHi & trace_backward_op.maskHi;
  return trace_backward_op.table[slot(lo, hi)]!(grad, sizes, lo, hi);
}

export const value_selecting_reduction_backward_op = /* @__PURE__ */ operator<(grad: Tensor, dim: number, indices: Tensor, sizes: readonly number[], keepdim: boolean) => Tensor>("aten::value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, int[] sizes, bool keepdim) -> Tensor", [], false);
export function value_selecting_reduction_backward(grad: Tensor, dim: number, indices: Tensor, sizes: readonly number[], keepdim: boolean): Tensor {
  const lo = (grad.keysLo | indices.keysLo | local.includedLo) & local.keepLo & value_selecting_reduction_backward_op.maskLo;
  const hi = (grad.keysHi | indices.keysHi | local.includedHi) & local.keepHi & value_selecting_reduction_backward_op.maskHi;
  return value_selecting_reduction_backward_op.table[slot(lo, hi)]!(grad, dim, indices, sizes, keepdim, lo, hi);
}

export const count_nonzero_dim_IntList_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[]) => Tensor>("aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor");
export function count_nonzero_dim_IntList(self: Tensor, dim: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & count_nonzero_dim_IntList_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & count_nonzero_dim_IntList_op.maskHi;
  return count_nonzero_dim_IntList_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const count_nonzero_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null) => Tensor>("aten::count_nonzero(Tensor self, int? dim=None) -> Tensor");
export function count_nonzero(self: Tensor, dim: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & count_nonzero_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & count_nonzero_op.maskHi;
  return count_nonzero_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const block_diag_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor>("aten::block_diag(Tensor[] tensors) -> Tensor");
export function block_diag(tensors: readonly Tensor[]): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & block_diag_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & block_diag_op.maskHi;
  return block_diag_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const cartesian_prod_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor>("aten::cartesian_prod(Tensor[] tensors) -> Tensor");
export function cartesian_prod(tensors: readonly Tensor[]): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & cartesian_prod_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & cartesian_prod_op.maskHi;
  return cartesian_prod_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const combinations_op = /* @__PURE__ */ operator<(self: Tensor, r: number, withReplacement: boolean) => Tensor>("aten::combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor");
export function combinations(self: Tensor, r: number, withReplacement: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & combinations_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & combinations_op.maskHi;
  return combinations_op.table[slot(lo, hi)]!(self, r, withReplacement, lo, hi);
}

export const isin_Tensor_Tensor_out_op = /* @__PURE__ */ operator<(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor) => Tensor>("aten::isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)");
export const isin_Tensor_Tensor_out = /* @__PURE__ */ stubOf(isin_Tensor_Tensor_out_op);

export const isin_Tensor_Tensor_op = /* @__PURE__ */ operator<(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean) => Tensor>("aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor");
export function isin_Tensor_Tensor(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean): Tensor {
  const lo = (elements.keysLo | testElements.keysLo | local.includedLo) & local.keepLo & isin_Tensor_Tensor_op.maskLo;
  const hi = (elements.keysHi | testElements.keysHi | local.includedHi) & local.keepHi & isin_Tensor_Tensor_op.maskHi;
  return isin_Tensor_Tensor_op.table[slot(lo, hi)]!(elements, testElements, assumeUnique, invert, lo, hi);
}

export const isin_Tensor_Scalar_out_op = /* @__PURE__ */ operator<(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean, out: Tensor) => Tensor>("aten::isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)");
export const isin_Tensor_Scalar_out = /* @__PURE__ */ stubOf(isin_Tensor_Scalar_out_op);

export const isin_Tensor_Scalar_op = /* @__PURE__ */ operator<(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean) => Tensor>("aten::isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor");
export function isin_Tensor_Scalar(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean): Tensor {
  const lo = (elements.keysLo | local.includedLo) & local.keepLo & isin_Tensor_Scalar_op.maskLo;
  const hi = (elements.keysHi | local.includedHi) & local.keepHi & isin_Tensor_Scalar_op.maskHi;
  return isin_Tensor_Scalar_op.table[slot(lo, hi)]!(elements, testElement, assumeUnique, invert, lo, hi);
}

export const isin_Scalar_Tensor_out_op = /* @__PURE__ */ operator<(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor) => Tensor>("aten::isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)");
export const isin_Scalar_Tensor_out = /* @__PURE__ */ stubOf(isin_Scalar_Tensor_out_op);

export const isin_Scalar_Tensor_op = /* @__PURE__ */ operator<(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean) => Tensor>("aten::isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor");
export function isin_Scalar_Tensor(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean): Tensor {
  const lo = (testElements.keysLo | local.includedLo) & local.keepLo & isin_Scalar_Tensor_op.maskLo;
  const hi = (testElements.keysHi | local.includedHi) & local.keepHi & isin_Scalar_Tensor_op.maskHi;
  return isin_Scalar_Tensor_op.table[slot(lo, hi)]!(element, testElements, assumeUnique, invert, lo, hi);
}

export const constant_pad_nd_op = /* @__PURE__ */ operator<(self: Tensor, pad: readonly number[], value: Scalar) => Tensor>("aten::constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor");
export function constant_pad_nd(self: Tensor, pad: readonly number[], value: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & constant_pad_nd_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & constant_pad_nd_op.maskHi;
  return constant_pad_nd_op.table[slot(lo, hi)]!(self, pad, value, lo, hi);
}

export const pad_op = /* @__PURE__ */ operator<(self: Tensor, pad: readonly number[], mode: string, value: number | null) => Tensor>("aten::pad(Tensor self, int[] pad, str mode=\"constant\", float? value=None) -> Tensor");
export function pad(self: Tensor, pad: readonly number[], mode: string, value: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & pad_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & pad_op.maskHi;
  return pad_op.table[slot(lo, hi)]!(self, pad, mode, value, lo, hi);
}

export const _pad_circular_op = /* @__PURE__ */ operator<(self: Tensor, pad: readonly number[]) => Tensor>("aten::_pad_circular(Tensor self, int[] pad) -> Tensor");
export function _pad_circular(self: Tensor, pad: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _pad_circular_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _pad_circular_op.maskHi;
  return _pad_circular_op.table[slot(lo, hi)]!(self, pad, lo, hi);
}

export const _pad_enum_op = /* @__PURE__ */ operator<(self: Tensor, pad: readonly number[], mode: number, value: number | null) => Tensor>("aten::_pad_enum(Tensor self, int[] pad, int mode, float? value=None) -> Tensor");
export function _pad_enum(self: Tensor, pad: readonly number[], mode: number, value: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _pad_enum_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _pad_enum_op.maskHi;
  return _pad_enum_op.table[slot(lo, hi)]!(self, pad, mode, value, lo, hi);
}

export const concatenate_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], dim: number) => Tensor>("aten::concatenate(Tensor[] tensors, int dim=0) -> Tensor");
export function concatenate(tensors: readonly Tensor[], dim: number): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & concatenate_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & concatenate_op.maskHi;
  return concatenate_op.table[slot(lo, hi)]!(tensors, dim, lo, hi);
}

export const concatenate_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], dim: number, out: Tensor) => Tensor>("aten::concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)");
export const concatenate_out = /* @__PURE__ */ stubOf(concatenate_out_op);

export const pad_sequence_op = /* @__PURE__ */ operator<(sequences: readonly Tensor[], batchFirst: boolean, paddingValue: number) => Tensor>("aten::pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0) -> Tensor");
export function pad_sequence(sequences: readonly Tensor[], batchFirst: boolean, paddingValue: number): Tensor {
  const lo = (listKeysLo(sequences) | local.includedLo) & local.keepLo & pad_sequence_op.maskLo;
  const hi = (listKeysHi(sequences) | local.includedHi) & local.keepHi & pad_sequence_op.maskHi;
  return pad_sequence_op.table[slot(lo, hi)]!(sequences, batchFirst, paddingValue, lo, hi);
}

export const vander_op = /* @__PURE__ */ operator<(x: Tensor, N: number | null, increasing: boolean) => Tensor>("aten::vander(Tensor x, int? N=None, bool increasing=False) -> Tensor");
export function vander(x: Tensor, N: number | null, increasing: boolean): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & vander_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & vander_op.maskHi;
  return vander_op.table[slot(lo, hi)]!(x, N, increasing, lo, hi);
}

export const linalg_vander_op = /* @__PURE__ */ operator<(x: Tensor, N: number | null) => Tensor>("aten::linalg_vander(Tensor x, *, int? N=None) -> Tensor");
export function linalg_vander(x: Tensor, N: number | null): Tensor {
  const lo = (x.keysLo | local.includedLo) & local.keepLo & linalg_vander_op.maskLo;
  const hi = (x.keysHi | local.includedHi) & local.keepHi & linalg_vander_op.maskHi;
  return linalg_vander_op.table[slot(lo, hi)]!(x, N, lo, hi);
}

export const reflection_pad1d_out_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[], out: Tensor) => Tensor>("aten::reflection_pad1d.out(Tensor self, int[2] padding, *, Tensor(a!) out) -> Tensor(a!)");
export const reflection_pad1d_out = /* @__PURE__ */ stubOf(reflection_pad1d_out_op);

export const reflection_pad1d_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[]) => Tensor>("aten::reflection_pad1d(Tensor self, int[2] padding) -> Tensor");
export function reflection_pad1d(self: Tensor, padding: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & reflection_pad1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & reflection_pad1d_op.maskHi;
  return reflection_pad1d_op.table[slot(lo, hi)]!(self, padding, lo, hi);
}

export const reflection_pad1d_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor) => Tensor>("aten::reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, int[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)");
export const reflection_pad1d_backward_grad_input = /* @__PURE__ */ stubOf(reflection_pad1d_backward_grad_input_op);

export const reflection_pad1d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[]) => Tensor>("aten::reflection_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor");
export function reflection_pad1d_backward(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & reflection_pad1d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & reflection_pad1d_backward_op.maskHi;
  return reflection_pad1d_backward_op.table[slot(lo, hi)]!(gradOutput, self, padding, lo, hi);
}

export const reflection_pad2d_out_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[], out: Tensor) => Tensor>("aten::reflection_pad2d.out(Tensor self, int[4] padding, *, Tensor(a!) out) -> Tensor(a!)");
export const reflection_pad2d_out = /* @__PURE__ */ stubOf(reflection_pad2d_out_op);

export const reflection_pad2d_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[]) => Tensor>("aten::reflection_pad2d(Tensor self, int[4] padding) -> Tensor");
export function reflection_pad2d(self: Tensor, padding: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & reflection_pad2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & reflection_pad2d_op.maskHi;
  return reflection_pad2d_op.table[slot(lo, hi)]!(self, padding, lo, hi);
}

export const reflection_pad2d_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor) => Tensor>("aten::reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, int[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)");
export const reflection_pad2d_backward_grad_input = /* @__PURE__ */ stubOf(reflection_pad2d_backward_grad_input_op);

export const reflection_pad2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[]) => Tensor>("aten::reflection_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor");
export function reflection_pad2d_backward(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & reflection_pad2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & reflection_pad2d_backward_op.maskHi;
  return reflection_pad2d_backward_op.table[slot(lo, hi)]!(gradOutput, self, padding, lo, hi);
}

export const reflection_pad3d_out_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[], out: Tensor) => Tensor>("aten::reflection_pad3d.out(Tensor self, int[6] padding, *, Tensor(a!) out) -> Tensor(a!)");
export const reflection_pad3d_out = /* @__PURE__ */ stubOf(reflection_pad3d_out_op);

export const reflection_pad3d_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[]) => Tensor>("aten::reflection_pad3d(Tensor self, int[6] padding) -> Tensor");
export function reflection_pad3d(self: Tensor, padding: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & reflection_pad3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & reflection_pad3d_op.maskHi;
  return reflection_pad3d_op.table[slot(lo, hi)]!(self, padding, lo, hi);
}

export const reflection_pad3d_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor) => Tensor>("aten::reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, int[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)");
export const reflection_pad3d_backward_grad_input = /* @__PURE__ */ stubOf(reflection_pad3d_backward_grad_input_op);

export const reflection_pad3d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[]) => Tensor>("aten::reflection_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor");
export function reflection_pad3d_backward(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & reflection_pad3d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & reflection_pad3d_backward_op.maskHi;
  return reflection_pad3d_backward_op.table[slot(lo, hi)]!(gradOutput, self, padding, lo, hi);
}

export const replication_pad1d_out_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[], out: Tensor) => Tensor>("aten::replication_pad1d.out(Tensor self, int[2] padding, *, Tensor(a!) out) -> Tensor(a!)");
export const replication_pad1d_out = /* @__PURE__ */ stubOf(replication_pad1d_out_op);

export const replication_pad1d_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[]) => Tensor>("aten::replication_pad1d(Tensor self, int[2] padding) -> Tensor");
export function replication_pad1d(self: Tensor, padding: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & replication_pad1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & replication_pad1d_op.maskHi;
  return replication_pad1d_op.table[slot(lo, hi)]!(self, padding, lo, hi);
}

export const replication_pad1d_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor) => Tensor>("aten::replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, int[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)");
export const replication_pad1d_backward_grad_input = /* @__PURE__ */ stubOf(replication_pad1d_backward_grad_input_op);

export const replication_pad1d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[]) => Tensor>("aten::replication_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor");
export function replication_pad1d_backward(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & replication_pad1d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & replication_pad1d_backward_op.maskHi;
  return replication_pad1d_backward_op.table[slot(lo, hi)]!(gradOutput, self, padding, lo, hi);
}

export const replication_pad2d_out_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[], out: Tensor) => Tensor>("aten::replication_pad2d.out(Tensor self, int[4] padding, *, Tensor(a!) out) -> Tensor(a!)");
export const replication_pad2d_out = /* @__PURE__ */ stubOf(replication_pad2d_out_op);

export const replication_pad2d_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[]) => Tensor>("aten::replication_pad2d(Tensor self, int[4] padding) -> Tensor");
export function replication_pad2d(self: Tensor, padding: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & replication_pad2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & replication_pad2d_op.maskHi;
  return replication_pad2d_op.table[slot(lo, hi)]!(self, padding, lo, hi);
}

export const replication_pad2d_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor) => Tensor>("aten::replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, int[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)");
export const replication_pad2d_backward_grad_input = /* @__PURE__ */ stubOf(replication_pad2d_backward_grad_input_op);

export const replication_pad2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[]) => Tensor>("aten::replication_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor");
export function replication_pad2d_backward(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & replication_pad2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & replication_pad2d_backward_op.maskHi;
  return replication_pad2d_backward_op.table[slot(lo, hi)]!(gradOutput, self, padding, lo, hi);
}

export const replication_pad3d_out_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[], out: Tensor) => Tensor>("aten::replication_pad3d.out(Tensor self, int[6] padding, *, Tensor(a!) out) -> Tensor(a!)");
export const replication_pad3d_out = /* @__PURE__ */ stubOf(replication_pad3d_out_op);

export const replication_pad3d_op = /* @__PURE__ */ operator<(self: Tensor, padding: readonly number[]) => Tensor>("aten::replication_pad3d(Tensor self, int[6] padding) -> Tensor");
export function replication_pad3d(self: Tensor, padding: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & replication_pad3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & replication_pad3d_op.maskHi;
  return replication_pad3d_op.table[slot(lo, hi)]!(self, padding, lo, hi);
}

export const replication_pad3d_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor) => Tensor>("aten::replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, int[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)");
export const replication_pad3d_backward_grad_input = /* @__PURE__ */ stubOf(replication_pad3d_backward_grad_input_op);

export const replication_pad3d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, padding: readonly number[]) => Tensor>("aten::replication_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor");
export function replication_pad3d_backward(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & replication_pad3d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & replication_pad3d_backward_op.maskHi;
  return replication_pad3d_backward_op.table[slot(lo, hi)]!(gradOutput, self, padding, lo, hi);
}

export const index_reduce_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, out: Tensor) => Tensor>("aten::index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)");
export const index_reduce_out = /* @__PURE__ */ stubOf(index_reduce_out_op);

export const index_reduce_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean) => Tensor>("aten::index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor");
export function index_reduce(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const lo = (self.keysLo | index.keysLo | source.keysLo | local.includedLo) & local.keepLo & index_reduce_op.maskLo;
  const hi = (self.keysHi | index.keysHi | source.keysHi | local.includedHi) & local.keepHi & index_reduce_op.maskHi;
  return index_reduce_op.table[slot(lo, hi)]!(self, dim, index, source, reduce, includeSelf, lo, hi);
}

export const index_reduce__op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean) => Tensor>("aten::index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)");
export function index_reduce_(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const lo = (self.keysLo | index.keysLo | source.keysLo | local.includedLo) & local.keepLo & index_reduce__op.maskLo;
  const hi = (self.keysHi | index.keysHi | source.keysHi | local.includedHi) & local.keepHi & index_reduce__op.maskHi;
  return index_reduce__op.table[slot(lo, hi)]!(self, dim, index, source, reduce, includeSelf, lo, hi);
}

export const embedding_bag_op = /* @__PURE__ */ operator<(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)");
export function embedding_bag(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean): readonly [Tensor, Tensor, Tensor, Tensor] {
  const lo = (weight.keysLo | indices.keysLo | offsets.keysLo | keysLoOf(perSampleWeights) | local.includedLo) & local.keepLo & embedding_bag_op.maskLo;
  const hi = (weight.keysHi | indices.keysHi | offsets.keysHi | keysHiOf(perSampleWeights) | local.includedHi) & local.keepHi & embedding_bag_op.maskHi;
  return embedding_bag_op.table[slot(lo, hi)]!(weight, indices, offsets, scaleGradByFreq, mode, sparse, perSampleWeights, includeLastOffset, lo, hi);
}

export const embedding_bag_padding_idx_op = /* @__PURE__ */ operator<(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number | null) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)");
export function embedding_bag_padding_idx(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number | null): readonly [Tensor, Tensor, Tensor, Tensor] {
  const lo = (weight.keysLo | indices.keysLo | offsets.keysLo | keysLoOf(perSampleWeights) | local.includedLo) & local.keepLo & embedding_bag_padding_idx_op.maskLo;
  const hi = (weight.keysHi | indices.keysHi | offsets.keysHi | keysHiOf(perSampleWeights) | local.includedHi) & local.keepHi & embedding_bag_padding_idx_op.maskHi;
  return embedding_bag_padding_idx_op.table[slot(lo, hi)]!(weight, indices, offsets, scaleGradByFreq, mode, sparse, perSampleWeights, includeLastOffset, paddingIdx, lo, hi);
}

export const _embedding_bag_op = /* @__PURE__ */ operator<(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)");
export function _embedding_bag(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const lo = (weight.keysLo | indices.keysLo | offsets.keysLo | keysLoOf(perSampleWeights) | local.includedLo) & local.keepLo & _embedding_bag_op.maskLo;
  const hi = (weight.keysHi | indices.keysHi | offsets.keysHi | keysHiOf(perSampleWeights) | local.includedHi) & local.keepHi & _embedding_bag_op.maskHi;
  return _embedding_bag_op.table[slot(lo, hi)]!(weight, indices, offsets, scaleGradByFreq, mode, sparse, perSampleWeights, includeLastOffset, paddingIdx, lo, hi);
}

export const _embedding_bag_forward_only_op = /* @__PURE__ */ operator<(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::_embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)");
export function _embedding_bag_forward_only(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const lo = (weight.keysLo | indices.keysLo | offsets.keysLo | keysLoOf(perSampleWeights) | local.includedLo) & local.keepLo & _embedding_bag_forward_only_op.maskLo;
  const hi = (weight.keysHi | indices.keysHi | offsets.keysHi | keysHiOf(perSampleWeights) | local.includedHi) & local.keepHi & _embedding_bag_forward_only_op.maskHi;
  return _embedding_bag_forward_only_op.table[slot(lo, hi)]!(weight, indices, offsets, scaleGradByFreq, mode, sparse, perSampleWeights, includeLastOffset, paddingIdx, lo, hi);
}

export const _embedding_bag_backward_op = /* @__PURE__ */ operator<(grad: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, bagSize: Tensor, maximumIndices: Tensor, numWeights: number, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, paddingIdx: number) => Tensor>("aten::_embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, int num_weights, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor");
export function _embedding_bag_backward(grad: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, bagSize: Tensor, maximumIndices: Tensor, numWeights: number, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, paddingIdx: number): Tensor {
  const lo = (grad.keysLo | indices.keysLo | offsets.keysLo | offset2bag.keysLo | bagSize.keysLo | maximumIndices.keysLo | keysLoOf(perSampleWeights) | local.includedLo) & local.keepLo & _embedding_bag_backward_op.maskLo;
  const hi = (grad.keysHi | indices.keysHi | offsets.keysHi | offset2bag.keysHi | bagSize.keysHi | maximumIndices.keysHi | keysHiOf(perSampleWeights) | local.includedHi) & local.keepHi & _embedding_bag_backward_op.maskHi;
  return _embedding_bag_backward_op.table[slot(lo, hi)]!(grad, indices, offsets, offset2bag, bagSize, maximumIndices, numWeights, scaleGradByFreq, mode, sparse, perSampleWeights, paddingIdx, lo, hi);
}

export const _embedding_bag_dense_backward_op = /* @__PURE__ */ operator<(grad: Tensor, indices: Tensor, offset2bag: Tensor, bagSize: Tensor, maximumIndices: Tensor, numWeights: number, scaleGradByFreq: boolean, mode: number, perSampleWeights: Tensor | null, paddingIdx: number) => Tensor>("aten::_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, int num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor");
export function _embedding_bag_dense_backward(grad: Tensor, indices: Tensor, offset2bag: Tensor, bagSize: Tensor, maximumIndices: Tensor, numWeights: number, scaleGradByFreq: boolean, mode: number, perSampleWeights: Tensor | null, paddingIdx: number): Tensor {
  const lo = (grad.keysLo | indices.keysLo | offset2bag.keysLo | bagSize.keysLo | maximumIndices.keysLo | keysLoOf(perSampleWeights) | local.includedLo) & local.keepLo & _embedding_bag_dense_backward_op.maskLo;
  const hi = (grad.keysHi | indices.keysHi | offset2bag.keysHi | bagSize.keysHi | maximumIndices.keysHi | keysHiOf(perSampleWeights) | local.includedHi) & local.keepHi & _embedding_bag_dense_backward_op.maskHi;
  return _embedding_bag_dense_backward_op.table[slot(lo, hi)]!(grad, indices, offset2bag, bagSize, maximumIndices, numWeights, scaleGradByFreq, mode, perSampleWeights, paddingIdx, lo, hi);
}

export const _embedding_bag_per_sample_weights_backward_op = /* @__PURE__ */ operator<(grad: Tensor, weight: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, mode: number, paddingIdx: number) => Tensor>("aten::_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor");
export function _embedding_bag_per_sample_weights_backward(grad: Tensor, weight: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, mode: number, paddingIdx: number): Tensor {
  const lo = (grad.keysLo | weight.keysLo | indices.keysLo | offsets.keysLo | offset2bag.keysLo | local.includedLo) & local.keepLo & _embedding_bag_per_sample_weights_backward_op.maskLo;
  const hi = (grad.keysHi | weight.keysHi | indices.keysHi | offsets.keysHi | offset2bag.keysHi | local.includedHi) & local.keepHi & _embedding_bag_per_sample_weights_backward_op.maskHi;
  return _embedding_bag_per_sample_weights_backward_op.table[slot(lo, hi)]!(grad, weight, indices, offsets, offset2bag, mode, paddingIdx, lo, hi);
}

export const embedding_renorm__op = /* @__PURE__ */ operator<(self: Tensor, indices: Tensor, maxNorm: number, normType: number) => Tensor>("aten::embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)");
export function embedding_renorm_(self: Tensor, indices: Tensor, maxNorm: number, normType: number): Tensor {
  const lo = (self.keysLo | indices.keysLo | local.includedLo) & local.keepLo & embedding_renorm__op.maskLo;
  const hi = (self.keysHi | indices.keysHi | local.includedHi) & local.keepHi & embedding_renorm__op.maskHi;
  return embedding_renorm__op.table[slot(lo, hi)]!(self, indices, maxNorm, normType, lo, hi);
}

export const segment_reduce_op = /* @__PURE__ */ operator<(data: Tensor, reduce: string, lengths: Tensor | null, indices: Tensor | null, offsets: Tensor | null, axis: number, unsafe: boolean, initial: Scalar | null) => Tensor>("aten::segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor");
export function segment_reduce(data: Tensor, reduce: string, lengths: Tensor | null, indices: Tensor | null, offsets: Tensor | null, axis: number, unsafe: boolean, initial: Scalar | null): Tensor {
  const lo = (data.keysLo | keysLoOf(lengths) | keysLoOf(indices) | keysLoOf(offsets) | local.includedLo) & local.keepLo & segment_reduce_op.maskLo;
  const hi = (data.keysHi | keysHiOf(lengths) | keysHiOf(indices) | keysHiOf(offsets) | local.includedHi) & local.keepHi & segment_reduce_op.maskHi;
  return segment_reduce_op.table[slot(lo, hi)]!(data, reduce, lengths, indices, offsets, axis, unsafe, initial, lo, hi);
}

export const _segment_reduce_backward_op = /* @__PURE__ */ operator<(grad: Tensor, output: Tensor, data: Tensor, reduce: string, lengths: Tensor | null, offsets: Tensor | null, axis: number, initial: Scalar | null) => Tensor>("aten::_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor");
export function _segment_reduce_backward(grad: Tensor, output: Tensor, data: Tensor, reduce: string, lengths: Tensor | null, offsets: Tensor | null, axis: number, initial: Scalar | null): Tensor {
  const lo = (grad.keysLo | output.keysLo | data.keysLo | keysLoOf(lengths) | keysLoOf(offsets) | local.includedLo) & local.keepLo & _segment_reduce_backward_op.maskLo;
  const hi = (grad.keysHi | output.keysHi | data.keysHi | keysHiOf(lengths) | keysHiOf(offsets) | local.includedHi) & local.keepHi & _segment_reduce_backward_op.maskHi;
  return _segment_reduce_backward_op.table[slot(lo, hi)]!(grad, output, data, reduce, lengths, offsets, axis, initial, lo, hi);
}

export const sort_values_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, descending: boolean, values: Tensor, indices: Tensor) => readonly [Tensor, Tensor]>("aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)", [], false);
export const sort_values = /* @__PURE__ */ stubOf(sort_values_op);

export const sort_values_stable_op = /* @__PURE__ */ operator<(self: Tensor, stable: boolean | null, dim: number, descending: boolean, values: Tensor, indices: Tensor) => readonly [Tensor, Tensor]>("aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)");
export const sort_values_stable = /* @__PURE__ */ stubOf(sort_values_stable_op);

export const sort_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, descending: boolean) => readonly [Tensor, Tensor]>("aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)", [], false);
export function sort(self: Tensor, dim: number, descending: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sort_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sort_op.maskHi;
  return sort_op.table[slot(lo, hi)]!(self, dim, descending, lo, hi);
}

export const sort_stable_op = /* @__PURE__ */ operator<(self: Tensor, stable: boolean | null, dim: number, descending: boolean) => readonly [Tensor, Tensor]>("aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)");
export function sort_stable(self: Tensor, stable: boolean | null, dim: number, descending: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sort_stable_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sort_stable_op.maskHi;
  return sort_stable_op.table[slot(lo, hi)]!(self, stable, dim, descending, lo, hi);
}

export const argsort_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, descending: boolean) => Tensor>("aten::argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor", [], false);
export function argsort(self: Tensor, dim: number, descending: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & argsort_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & argsort_op.maskHi;
  return argsort_op.table[slot(lo, hi)]!(self, dim, descending, lo, hi);
}

export const argsort_stable_op = /* @__PURE__ */ operator<(self: Tensor, stable: boolean, dim: number, descending: boolean) => Tensor>("aten::argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor", [], false);
export function argsort_stable(self: Tensor, stable: boolean, dim: number, descending: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & argsort_stable_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & argsort_stable_op.maskHi;
  return argsort_stable_op.table[slot(lo, hi)]!(self, stable, dim, descending, lo, hi);
}

export const topk_values_op = /* @__PURE__ */ operator<(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, values: Tensor, indices: Tensor) => readonly [Tensor, Tensor]>("aten::topk.values(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)");
export const topk_values = /* @__PURE__ */ stubOf(topk_values_op);

export const topk_op = /* @__PURE__ */ operator<(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean) => readonly [Tensor, Tensor]>("aten::topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)");
export function topk(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & topk_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & topk_op.maskHi;
  return topk_op.table[slot(lo, hi)]!(self, k, dim, largest, sorted, lo, hi);
}

export const msort_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const msort_out = /* @__PURE__ */ stubOf(msort_out_op);

export const msort_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::msort(Tensor self) -> Tensor");
export function msort(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & msort_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & msort_op.maskHi;
  return msort_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const kthvalue_op = /* @__PURE__ */ operator<(self: Tensor, k: number, dim: number, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)");
export function kthvalue(self: Tensor, k: number, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & kthvalue_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & kthvalue_op.maskHi;
  return kthvalue_op.table[slot(lo, hi)]!(self, k, dim, keepdim, lo, hi);
}

export const kthvalue_values_op = /* @__PURE__ */ operator<(self: Tensor, k: number, dim: number, keepdim: boolean, values: Tensor, indices: Tensor) => readonly [Tensor, Tensor]>("aten::kthvalue.values(Tensor self, int k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)");
export const kthvalue_values = /* @__PURE__ */ stubOf(kthvalue_values_op);

export const median_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::median(Tensor self) -> Tensor");
export function median(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & median_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & median_op.maskHi;
  return median_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const median_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)");
export function median_dim(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & median_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & median_dim_op.maskHi;
  return median_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const median_dim_values_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor) => readonly [Tensor, Tensor]>("aten::median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)");
export const median_dim_values = /* @__PURE__ */ stubOf(median_dim_values_op);

export const nanmedian_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::nanmedian(Tensor self) -> Tensor");
export function nanmedian(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nanmedian_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nanmedian_op.maskHi;
  return nanmedian_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const nanmedian_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)");
export function nanmedian_dim(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nanmedian_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nanmedian_dim_op.maskHi;
  return nanmedian_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const nanmedian_dim_values_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor) => readonly [Tensor, Tensor]>("aten::nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)");
export const nanmedian_dim_values = /* @__PURE__ */ stubOf(nanmedian_dim_values_op);

export const mode_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)");
export function mode(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mode_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mode_op.maskHi;
  return mode_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const mode_values_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor) => readonly [Tensor, Tensor]>("aten::mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)");
export const mode_values = /* @__PURE__ */ stubOf(mode_values_op);

export const unique_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, sorted: boolean, returnInverse: boolean, returnCounts: boolean) => readonly [Tensor, Tensor, Tensor]>("aten::unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)", ["dynamic_output_shape"]);
export function unique_dim(self: Tensor, dim: number, sorted: boolean, returnInverse: boolean, returnCounts: boolean): readonly [Tensor, Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unique_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unique_dim_op.maskHi;
  return unique_dim_op.table[slot(lo, hi)]!(self, dim, sorted, returnInverse, returnCounts, lo, hi);
}

export const _unique_op = /* @__PURE__ */ operator<(self: Tensor, sorted: boolean, returnInverse: boolean) => readonly [Tensor, Tensor]>("aten::_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)");
export function _unique(self: Tensor, sorted: boolean, returnInverse: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _unique_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _unique_op.maskHi;
  return _unique_op.table[slot(lo, hi)]!(self, sorted, returnInverse, lo, hi);
}

export const _unique2_op = /* @__PURE__ */ operator<(self: Tensor, sorted: boolean, returnInverse: boolean, returnCounts: boolean) => readonly [Tensor, Tensor, Tensor]>("aten::_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)", ["dynamic_output_shape"]);
export function _unique2(self: Tensor, sorted: boolean, returnInverse: boolean, returnCounts: boolean): readonly [Tensor, Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _unique2_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _unique2_op.maskHi;
  return _unique2_op.table[slot(lo, hi)]!(self, sorted, returnInverse, returnCounts, lo, hi);
}

export const unique_consecutive_op = /* @__PURE__ */ operator<(self: Tensor, returnInverse: boolean, returnCounts: boolean, dim: number | null) => readonly [Tensor, Tensor, Tensor]>("aten::unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)", ["dynamic_output_shape"]);
export function unique_consecutive(self: Tensor, returnInverse: boolean, returnCounts: boolean, dim: number | null): readonly [Tensor, Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & unique_consecutive_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & unique_consecutive_op.maskHi;
  return unique_consecutive_op.table[slot(lo, hi)]!(self, returnInverse, returnCounts, dim, lo, hi);
}

export const histc_out_op = /* @__PURE__ */ operator<(self: Tensor, bins: number, min: Scalar, max: Scalar, out: Tensor) => Tensor>("aten::histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)");
export const histc_out = /* @__PURE__ */ stubOf(histc_out_op);

export const histc_op = /* @__PURE__ */ operator<(self: Tensor, bins: number, min: Scalar, max: Scalar) => Tensor>("aten::histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor");
export function histc(self: Tensor, bins: number, min: Scalar, max: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & histc_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & histc_op.maskHi;
  return histc_op.table[slot(lo, hi)]!(self, bins, min, max, lo, hi);
}

export const bincount_op = /* @__PURE__ */ operator<(self: Tensor, weights: Tensor | null, minlength: number) => Tensor>("aten::bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor", ["dynamic_output_shape"]);
export function bincount(self: Tensor, weights: Tensor | null, minlength: number): Tensor {
  const lo = (self.keysLo | keysLoOf(weights) | local.includedLo) & local.keepLo & bincount_op.maskLo;
  const hi = (self.keysHi | keysHiOf(weights) | local.includedHi) & local.keepHi & bincount_op.maskHi;
  return bincount_op.table[slot(lo, hi)]!(self, weights, minlength, lo, hi);
}

export const cummax_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => readonly [Tensor, Tensor]>("aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)", [], false);
export function cummax(self: Tensor, dim: number): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cummax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cummax_op.maskHi;
  return cummax_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const cummax_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, values: Tensor, indices: Tensor) => readonly [Tensor, Tensor]>("aten::cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)", [], false);
export const cummax_out = /* @__PURE__ */ stubOf(cummax_out_op);

export const cummin_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => readonly [Tensor, Tensor]>("aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)", [], false);
export function cummin(self: Tensor, dim: number): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cummin_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cummin_op.maskHi;
  return cummin_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const cummin_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, values: Tensor, indices: Tensor) => readonly [Tensor, Tensor]>("aten::cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)", [], false);
export const cummin_out = /* @__PURE__ */ stubOf(cummin_out_op);

export const cummaxmin_backward_op = /* @__PURE__ */ operator<(grad: Tensor, input: Tensor, indices: Tensor, dim: number) => Tensor>("aten::cummaxmin_backward(Tensor grad, Tensor input, Tensor indices, int dim) -> Tensor", [], false);
export function cummaxmin_backward(grad: Tensor, input: Tensor, indices: Tensor, dim: number): Tensor {
  const lo = (grad.keysLo | input.keysLo | indices.keysLo | local.includedLo) & local.keepLo & cummaxmin_backward_op.maskLo;
  const hi = (grad.keysHi | input.keysHi | indices.keysHi | local.includedHi) & local.keepHi & cummaxmin_backward_op.maskHi;
  return cummaxmin_backward_op.table[slot(lo, hi)]!(grad, input, indices, dim, lo, hi);
}

export const cov_op = /* @__PURE__ */ operator<(self: Tensor, correction: number, fweights: Tensor | null, aweights: Tensor | null) => Tensor>("aten::cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor");
export function cov(self: Tensor, correction: number, fweights: Tensor | null, aweights: Tensor | null): Tensor {
  const lo = (self.keysLo | keysLoOf(fweights) | keysLoOf(aweights) | local.includedLo) & local.keepLo & cov_op.maskLo;
  const hi = (self.keysHi | keysHiOf(fweights) | keysHiOf(aweights) | local.includedHi) & local.keepHi & cov_op.maskHi;
  return cov_op.table[slot(lo, hi)]!(self, correction, fweights, aweights, lo, hi);
}

export const corrcoef_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::corrcoef(Tensor self) -> Tensor");
export function corrcoef(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & corrcoef_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & corrcoef_op.maskHi;
  return corrcoef_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const mvlgamma_op = /* @__PURE__ */ operator<(self: Tensor, p: number) => Tensor>("aten::mvlgamma(Tensor self, int p) -> Tensor", [], false);
export function mvlgamma(self: Tensor, p: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mvlgamma_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mvlgamma_op.maskHi;
  return mvlgamma_op.table[slot(lo, hi)]!(self, p, lo, hi);
}

export const mvlgamma__op = /* @__PURE__ */ operator<(self: Tensor, p: number) => Tensor>("aten::mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)", [], false);
export function mvlgamma_(self: Tensor, p: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mvlgamma__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mvlgamma__op.maskHi;
  return mvlgamma__op.table[slot(lo, hi)]!(self, p, lo, hi);
}

export const mvlgamma_out_op = /* @__PURE__ */ operator<(self: Tensor, p: number, out: Tensor) => Tensor>("aten::mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)");
export const mvlgamma_out = /* @__PURE__ */ stubOf(mvlgamma_out_op);

export const special_multigammaln_op = /* @__PURE__ */ operator<(self: Tensor, p: number) => Tensor>("aten::special_multigammaln(Tensor self, int p) -> Tensor");
export function special_multigammaln(self: Tensor, p: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_multigammaln_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_multigammaln_op.maskHi;
  return special_multigammaln_op.table[slot(lo, hi)]!(self, p, lo, hi);
}

export const special_multigammaln_out_op = /* @__PURE__ */ operator<(self: Tensor, p: number, out: Tensor) => Tensor>("aten::special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)");
export const special_multigammaln_out = /* @__PURE__ */ stubOf(special_multigammaln_out_op);

export const histogram_bins_tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, bins: Tensor, weight: Tensor | null, density: boolean, hist: Tensor, binEdges: Tensor) => readonly [Tensor, Tensor]>("aten::histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)");
export const histogram_bins_tensor_out = /* @__PURE__ */ stubOf(histogram_bins_tensor_out_op);

export const histogram_bins_tensor_op = /* @__PURE__ */ operator<(self: Tensor, bins: Tensor, weight: Tensor | null, density: boolean) => readonly [Tensor, Tensor]>("aten::histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)");
export function histogram_bins_tensor(self: Tensor, bins: Tensor, weight: Tensor | null, density: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | bins.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & histogram_bins_tensor_op.maskLo;
  const hi = (self.keysHi | bins.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & histogram_bins_tensor_op.maskHi;
  return histogram_bins_tensor_op.table[slot(lo, hi)]!(self, bins, weight, density, lo, hi);
}

export const histogram_bin_ct_out_op = /* @__PURE__ */ operator<(self: Tensor, bins: number, range: readonly number[] | null, weight: Tensor | null, density: boolean, hist: Tensor, binEdges: Tensor) => readonly [Tensor, Tensor]>("aten::histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)");
export const histogram_bin_ct_out = /* @__PURE__ */ stubOf(histogram_bin_ct_out_op);

export const histogram_bin_ct_op = /* @__PURE__ */ operator<(self: Tensor, bins: number, range: readonly number[] | null, weight: Tensor | null, density: boolean) => readonly [Tensor, Tensor]>("aten::histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)");
export function histogram_bin_ct(self: Tensor, bins: number, range: readonly number[] | null, weight: Tensor | null, density: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & histogram_bin_ct_op.maskLo;
  const hi = (self.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & histogram_bin_ct_op.maskHi;
  return histogram_bin_ct_op.table[slot(lo, hi)]!(self, bins, range, weight, density, lo, hi);
}

export const _histogramdd_bin_edges_op = /* @__PURE__ */ operator<(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean) => Tensor[]>("aten::_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]");
export function _histogramdd_bin_edges(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean): Tensor[] {
  const lo = (self.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & _histogramdd_bin_edges_op.maskLo;
  const hi = (self.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & _histogramdd_bin_edges_op.maskHi;
  return _histogramdd_bin_edges_op.table[slot(lo, hi)]!(self, bins, range, weight, density, lo, hi);
}

export const _histogramdd_from_bin_cts_op = /* @__PURE__ */ operator<(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean) => Tensor>("aten::_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor");
export function _histogramdd_from_bin_cts(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean): Tensor {
  const lo = (self.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & _histogramdd_from_bin_cts_op.maskLo;
  const hi = (self.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & _histogramdd_from_bin_cts_op.maskHi;
  return _histogramdd_from_bin_cts_op.table[slot(lo, hi)]!(self, bins, range, weight, density, lo, hi);
}

export const _histogramdd_from_bin_tensors_op = /* @__PURE__ */ operator<(self: Tensor, bins: readonly Tensor[], weight: Tensor | null, density: boolean) => Tensor>("aten::_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor");
export function _histogramdd_from_bin_tensors(self: Tensor, bins: readonly Tensor[], weight: Tensor | null, density: boolean): Tensor {
  const lo = (self.keysLo | listKeysLo(bins) | keysLoOf(weight) | local.includedLo) & local.keepLo & _histogramdd_from_bin_tensors_op.maskLo;
  const hi = (self.keysHi | listKeysHi(bins) | keysHiOf(weight) | local.includedHi) & local.keepHi & _histogramdd_from_bin_tensors_op.maskHi;
  return _histogramdd_from_bin_tensors_op.table[slot(lo, hi)]!(self, bins, weight, density, lo, hi);
}

export const histogramdd_op = /* @__PURE__ */ operator<(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean) => readonly [Tensor, Tensor[]]>("aten::histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)");
export function histogramdd(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean): readonly [Tensor, Tensor[]] {
  const lo = (self.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & histogramdd_op.maskLo;
  const hi = (self.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & histogramdd_op.maskHi;
  return histogramdd_op.table[slot(lo, hi)]!(self, bins, range, weight, density, lo, hi);
}

export const histogramdd_int_bins_op = /* @__PURE__ */ operator<(self: Tensor, bins: number, range: readonly number[] | null, weight: Tensor | null, density: boolean) => readonly [Tensor, Tensor[]]>("aten::histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)");
export function histogramdd_int_bins(self: Tensor, bins: number, range: readonly number[] | null, weight: Tensor | null, density: boolean): readonly [Tensor, Tensor[]] {
  const lo = (self.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & histogramdd_int_bins_op.maskLo;
  const hi = (self.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & histogramdd_int_bins_op.maskHi;
  return histogramdd_int_bins_op.table[slot(lo, hi)]!(self, bins, range, weight, density, lo, hi);
}

export const histogramdd_TensorList_bins_op = /* @__PURE__ */ operator<(self: Tensor, bins: readonly Tensor[], range: readonly number[] | null, weight: Tensor | null, density: boolean) => readonly [Tensor, Tensor[]]>("aten::histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)");
export function histogramdd_TensorList_bins(self: Tensor, bins: readonly Tensor[], range: readonly number[] | null, weight: Tensor | null, density: boolean): readonly [Tensor, Tensor[]] {
  const lo = (self.keysLo | listKeysLo(bins) | keysLoOf(weight) | local.includedLo) & local.keepLo & histogramdd_TensorList_bins_op.maskLo;
  const hi = (self.keysHi | listKeysHi(bins) | keysHiOf(weight) | local.includedHi) & local.keepHi & histogramdd_TensorList_bins_op.maskHi;
  return histogramdd_TensorList_bins_op.table[slot(lo, hi)]!(self, bins, range, weight, density, lo, hi);
}

export const gradient_scalarint_op = /* @__PURE__ */ operator<(self: Tensor, spacing: Scalar | null, dim: number | null, edgeOrder: number) => Tensor[]>("aten::gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]");
export function gradient_scalarint(self: Tensor, spacing: Scalar | null, dim: number | null, edgeOrder: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & gradient_scalarint_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & gradient_scalarint_op.maskHi;
  return gradient_scalarint_op.table[slot(lo, hi)]!(self, spacing, dim, edgeOrder, lo, hi);
}

export const gradient_scalararray_op = /* @__PURE__ */ operator<(self: Tensor, spacing: Scalar, dim: readonly number[], edgeOrder: number) => Tensor[]>("aten::gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]");
export function gradient_scalararray(self: Tensor, spacing: Scalar, dim: readonly number[], edgeOrder: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & gradient_scalararray_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & gradient_scalararray_op.maskHi;
  return gradient_scalararray_op.table[slot(lo, hi)]!(self, spacing, dim, edgeOrder, lo, hi);
}

export const gradient_array_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], edgeOrder: number) => Tensor[]>("aten::gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]");
export function gradient_array(self: Tensor, dim: readonly number[], edgeOrder: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & gradient_array_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & gradient_array_op.maskHi;
  return gradient_array_op.table[slot(lo, hi)]!(self, dim, edgeOrder, lo, hi);
}

export const gradient_scalarrayint_op = /* @__PURE__ */ operator<(self: Tensor, spacing: readonly Scalar[], dim: number | null, edgeOrder: number) => Tensor[]>("aten::gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]");
export function gradient_scalarrayint(self: Tensor, spacing: readonly Scalar[], dim: number | null, edgeOrder: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & gradient_scalarrayint_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & gradient_scalarrayint_op.maskHi;
  return gradient_scalarrayint_op.table[slot(lo, hi)]!(self, spacing, dim, edgeOrder, lo, hi);
}

export const gradient_scalarrayarray_op = /* @__PURE__ */ operator<(self: Tensor, spacing: readonly Scalar[], dim: readonly number[], edgeOrder: number) => Tensor[]>("aten::gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]");
export function gradient_scalarrayarray(self: Tensor, spacing: readonly Scalar[], dim: readonly number[], edgeOrder: number): Tensor[] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & gradient_scalarrayarray_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & gradient_scalarrayarray_op.maskHi;
  return gradient_scalarrayarray_op.table[slot(lo, hi)]!(self, spacing, dim, edgeOrder, lo, hi);
}

export const gradient_tensorarrayint_op = /* @__PURE__ */ operator<(self: Tensor, spacing: readonly Tensor[], dim: number | null, edgeOrder: number) => Tensor[]>("aten::gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]");
export function gradient_tensorarrayint(self: Tensor, spacing: readonly Tensor[], dim: number | null, edgeOrder: number): Tensor[] {
  const lo = (self.keysLo | listKeysLo(spacing) | local.includedLo) & local.keepLo & gradient_tensorarrayint_op.maskLo;
  const hi = (self.keysHi | listKeysHi(spacing) | local.includedHi) & local.keepHi & gradient_tensorarrayint_op.maskHi;
  return gradient_tensorarrayint_op.table[slot(lo, hi)]!(self, spacing, dim, edgeOrder, lo, hi);
}

export const gradient_tensorarray_op = /* @__PURE__ */ operator<(self: Tensor, spacing: readonly Tensor[], dim: readonly number[], edgeOrder: number) => Tensor[]>("aten::gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]");
export function gradient_tensorarray(self: Tensor, spacing: readonly Tensor[], dim: readonly number[], edgeOrder: number): Tensor[] {
  const lo = (self.keysLo | listKeysLo(spacing) | local.includedLo) & local.keepLo & gradient_tensorarray_op.maskLo;
  const hi = (self.keysHi | listKeysHi(spacing) | local.includedHi) & local.keepHi & gradient_tensorarray_op.maskHi;
  return gradient_tensorarray_op.table[slot(lo, hi)]!(self, spacing, dim, edgeOrder, lo, hi);
}

export const sum_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null) => Tensor>("aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor");
export function sum(self: Tensor, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sum_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sum_op.maskHi;
  return sum_op.table[slot(lo, hi)]!(self, dtype, lo, hi);
}

export const sum_dim_IntList_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null) => Tensor>("aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function sum_dim_IntList(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sum_dim_IntList_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sum_dim_IntList_op.maskHi;
  return sum_dim_IntList_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, lo, hi);
}

export const sum_IntList_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const sum_IntList_out = /* @__PURE__ */ stubOf(sum_IntList_out_op);

export const mean_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null) => Tensor>("aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor");
export function mean(self: Tensor, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mean_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mean_op.maskHi;
  return mean_op.table[slot(lo, hi)]!(self, dtype, lo, hi);
}

export const mean_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null) => Tensor>("aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function mean_dim(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mean_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mean_dim_op.maskHi;
  return mean_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, lo, hi);
}

export const mean_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const mean_out = /* @__PURE__ */ stubOf(mean_out_op);

export const prod_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null) => Tensor>("aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor");
export function prod(self: Tensor, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & prod_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & prod_op.maskHi;
  return prod_op.table[slot(lo, hi)]!(self, dtype, lo, hi);
}

export const prod_dim_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null) => Tensor>("aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function prod_dim_int(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & prod_dim_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & prod_dim_int_op.maskHi;
  return prod_dim_int_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, lo, hi);
}

export const prod_int_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const prod_int_out = /* @__PURE__ */ stubOf(prod_int_out_op);

export const amax_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean) => Tensor>("aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor");
export function amax(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & amax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & amax_op.maskHi;
  return amax_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const amax_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const amax_out = /* @__PURE__ */ stubOf(amax_out_op);

export const amin_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean) => Tensor>("aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor");
export function amin(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & amin_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & amin_op.maskHi;
  return amin_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const amin_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const amin_out = /* @__PURE__ */ stubOf(amin_out_op);

export const aminmax_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)");
export function aminmax(self: Tensor, dim: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & aminmax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & aminmax_op.maskHi;
  return aminmax_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const aminmax_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor) => readonly [Tensor, Tensor]>("aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)");
export const aminmax_out = /* @__PURE__ */ stubOf(aminmax_out_op);

export const max_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::max(Tensor self) -> Tensor");
export function max(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & max_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & max_op.maskHi;
  return max_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const max_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)");
export function max_dim(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & max_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & max_dim_op.maskHi;
  return max_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const max_dim_max_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, max: Tensor, maxValues: Tensor) => readonly [Tensor, Tensor]>("aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)");
export const max_dim_max = /* @__PURE__ */ stubOf(max_dim_max_op);

export const max_other_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::max.other(Tensor self, Tensor other) -> Tensor");
export function max_other(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & max_other_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & max_other_op.maskHi;
  return max_other_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const max_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const max_out = /* @__PURE__ */ stubOf(max_out_op);

export const min_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::min(Tensor self) -> Tensor");
export function min(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & min_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & min_op.maskHi;
  return min_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const min_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)");
export function min_dim(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & min_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & min_dim_op.maskHi;
  return min_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const min_dim_min_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, min: Tensor, minIndices: Tensor) => readonly [Tensor, Tensor]>("aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)");
export const min_dim_min = /* @__PURE__ */ stubOf(min_dim_min_op);

export const min_other_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::min.other(Tensor self, Tensor other) -> Tensor");
export function min_other(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & min_other_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & min_other_op.maskHi;
  return min_other_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const min_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const min_out = /* @__PURE__ */ stubOf(min_out_op);

export const argmax_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean) => Tensor>("aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor");
export function argmax(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & argmax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & argmax_op.maskHi;
  return argmax_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const argmax_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor) => Tensor>("aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const argmax_out = /* @__PURE__ */ stubOf(argmax_out_op);

export const argmin_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean) => Tensor>("aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor");
export function argmin(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & argmin_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & argmin_op.maskHi;
  return argmin_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const argmin_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor) => Tensor>("aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const argmin_out = /* @__PURE__ */ stubOf(argmin_out_op);

export const any_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean) => Tensor>("aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor");
export function any_dim(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & any_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & any_dim_op.maskHi;
  return any_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const any_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, out: Tensor) => Tensor>("aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const any_out = /* @__PURE__ */ stubOf(any_out_op);

export const any_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::any(Tensor self) -> Tensor");
export function any(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & any_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & any_op.maskHi;
  return any_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const any_all_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const any_all_out = /* @__PURE__ */ stubOf(any_all_out_op);

export const all_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean) => Tensor>("aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor");
export function all_dim(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & all_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & all_dim_op.maskHi;
  return all_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const all_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, out: Tensor) => Tensor>("aten::all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const all_out = /* @__PURE__ */ stubOf(all_out_op);

export const all_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::all(Tensor self) -> Tensor");
export function all(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & all_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & all_op.maskHi;
  return all_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const all_all_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const all_all_out = /* @__PURE__ */ stubOf(all_all_out_op);

export const var_default_op = /* @__PURE__ */ operator<(self: Tensor, unbiased: boolean) => Tensor>("aten::var(Tensor self, bool unbiased=True) -> Tensor");
export function var_default(self: Tensor, unbiased: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & var_default_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & var_default_op.maskHi;
  return var_default_op.table[slot(lo, hi)]!(self, unbiased, lo, hi);
}

export const var_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean) => Tensor>("aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor");
export function var_dim(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & var_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & var_dim_op.maskHi;
  return var_dim_op.table[slot(lo, hi)]!(self, dim, unbiased, keepdim, lo, hi);
}

export const var_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean, out: Tensor) => Tensor>("aten::var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const var_out = /* @__PURE__ */ stubOf(var_out_op);

export const var_correction_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean) => Tensor>("aten::var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor");
export function var_correction(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & var_correction_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & var_correction_op.maskHi;
  return var_correction_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, lo, hi);
}

export const var_correction_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor) => Tensor>("aten::var.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)");
export const var_correction_out = /* @__PURE__ */ stubOf(var_correction_out_op);

export const std_op = /* @__PURE__ */ operator<(self: Tensor, unbiased: boolean) => Tensor>("aten::std(Tensor self, bool unbiased=True) -> Tensor");
export function std(self: Tensor, unbiased: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & std_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & std_op.maskHi;
  return std_op.table[slot(lo, hi)]!(self, unbiased, lo, hi);
}

export const std_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean) => Tensor>("aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor");
export function std_dim(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & std_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & std_dim_op.maskHi;
  return std_dim_op.table[slot(lo, hi)]!(self, dim, unbiased, keepdim, lo, hi);
}

export const std_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean, out: Tensor) => Tensor>("aten::std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const std_out = /* @__PURE__ */ stubOf(std_out_op);

export const std_correction_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean) => Tensor>("aten::std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor");
export function std_correction(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & std_correction_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & std_correction_op.maskHi;
  return std_correction_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, lo, hi);
}

export const std_correction_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor) => Tensor>("aten::std.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)");
export const std_correction_out = /* @__PURE__ */ stubOf(std_correction_out_op);

export const var_mean_op = /* @__PURE__ */ operator<(self: Tensor, unbiased: boolean) => readonly [Tensor, Tensor]>("aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)");
export function var_mean(self: Tensor, unbiased: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & var_mean_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & var_mean_op.maskHi;
  return var_mean_op.table[slot(lo, hi)]!(self, unbiased, lo, hi);
}

export const var_mean_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)");
export function var_mean_dim(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & var_mean_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & var_mean_dim_op.maskHi;
  return var_mean_dim_op.table[slot(lo, hi)]!(self, dim, unbiased, keepdim, lo, hi);
}

export const var_mean_correction_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::var_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)");
export function var_mean_correction(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & var_mean_correction_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & var_mean_correction_op.maskHi;
  return var_mean_correction_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, lo, hi);
}

export const var_mean_correction_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor) => readonly [Tensor, Tensor]>("aten::var_mean.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))");
export const var_mean_correction_out = /* @__PURE__ */ stubOf(var_mean_correction_out_op);

export const std_mean_op = /* @__PURE__ */ operator<(self: Tensor, unbiased: boolean) => readonly [Tensor, Tensor]>("aten::std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)");
export function std_mean(self: Tensor, unbiased: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & std_mean_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & std_mean_op.maskHi;
  return std_mean_op.table[slot(lo, hi)]!(self, unbiased, lo, hi);
}

export const std_mean_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)");
export function std_mean_dim(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & std_mean_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & std_mean_dim_op.maskHi;
  return std_mean_dim_op.table[slot(lo, hi)]!(self, dim, unbiased, keepdim, lo, hi);
}

export const std_mean_correction_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::std_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)");
export function std_mean_correction(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & std_mean_correction_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & std_mean_correction_op.maskHi;
  return std_mean_correction_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, lo, hi);
}

export const std_mean_correction_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor) => readonly [Tensor, Tensor]>("aten::std_mean.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))");
export const std_mean_correction_out = /* @__PURE__ */ stubOf(std_mean_correction_out_op);

export const logsumexp_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean) => Tensor>("aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor");
export function logsumexp(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & logsumexp_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & logsumexp_op.maskHi;
  return logsumexp_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const norm_ScalarOpt_dtype_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null, dtype: DType) => Tensor>("aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor");
export function norm_ScalarOpt_dtype(self: Tensor, p: Scalar | null, dtype: DType): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & norm_ScalarOpt_dtype_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & norm_ScalarOpt_dtype_op.maskHi;
  return norm_ScalarOpt_dtype_op.table[slot(lo, hi)]!(self, p, dtype, lo, hi);
}

export const norm_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar) => Tensor>("aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor");
export function norm_Scalar(self: Tensor, p: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & norm_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & norm_Scalar_op.maskHi;
  return norm_Scalar_op.table[slot(lo, hi)]!(self, p, lo, hi);
}

export const norm_ScalarOpt_dim_dtype_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType) => Tensor>("aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor");
export function norm_ScalarOpt_dim_dtype(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & norm_ScalarOpt_dim_dtype_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & norm_ScalarOpt_dim_dtype_op.maskHi;
  return norm_ScalarOpt_dim_dtype_op.table[slot(lo, hi)]!(self, p, dim, keepdim, dtype, lo, hi);
}

export const norm_dtype_out_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, out: Tensor) => Tensor>("aten::norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)");
export const norm_dtype_out = /* @__PURE__ */ stubOf(norm_dtype_out_op);

export const norm_ScalarOpt_dim_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean) => Tensor>("aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor");
export function norm_ScalarOpt_dim(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & norm_ScalarOpt_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & norm_ScalarOpt_dim_op.maskHi;
  return norm_ScalarOpt_dim_op.table[slot(lo, hi)]!(self, p, dim, keepdim, lo, hi);
}

export const norm_out_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const norm_out = /* @__PURE__ */ stubOf(norm_out_op);

export const linalg_vector_norm_op = /* @__PURE__ */ operator<(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null) => Tensor>("aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function linalg_vector_norm(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_vector_norm_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_vector_norm_op.maskHi;
  return linalg_vector_norm_op.table[slot(lo, hi)]!(self, ord, dim, keepdim, dtype, lo, hi);
}

export const linalg_vector_norm_out_op = /* @__PURE__ */ operator<(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const linalg_vector_norm_out = /* @__PURE__ */ stubOf(linalg_vector_norm_out_op);

export const frobenius_norm_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::frobenius_norm(Tensor self) -> Tensor");
export function frobenius_norm(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & frobenius_norm_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & frobenius_norm_op.maskHi;
  return frobenius_norm_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const frobenius_norm_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean) => Tensor>("aten::frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor");
export function frobenius_norm_dim(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & frobenius_norm_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & frobenius_norm_dim_op.maskHi;
  return frobenius_norm_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const frobenius_norm_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::frobenius_norm.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const frobenius_norm_out = /* @__PURE__ */ stubOf(frobenius_norm_out_op);

export const dist_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, p: Scalar) => Tensor>("aten::dist(Tensor self, Tensor other, Scalar p=2) -> Tensor");
export function dist(self: Tensor, other: Tensor, p: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & dist_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & dist_op.maskHi;
  return dist_op.table[slot(lo, hi)]!(self, other, p, lo, hi);
}

export const cumsum_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null) => Tensor>("aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor");
export function cumsum(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cumsum_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cumsum_op.maskHi;
  return cumsum_op.table[slot(lo, hi)]!(self, dim, dtype, lo, hi);
}

export const cumsum__op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null) => Tensor>("aten::cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)");
export function cumsum_(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cumsum__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cumsum__op.maskHi;
  return cumsum__op.table[slot(lo, hi)]!(self, dim, dtype, lo, hi);
}

export const cumsum_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null, out: Tensor) => Tensor>("aten::cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const cumsum_out = /* @__PURE__ */ stubOf(cumsum_out_op);

export const cumprod_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null) => Tensor>("aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor");
export function cumprod(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cumprod_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cumprod_op.maskHi;
  return cumprod_op.table[slot(lo, hi)]!(self, dim, dtype, lo, hi);
}

export const cumprod__op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null) => Tensor>("aten::cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)");
export function cumprod_(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cumprod__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cumprod__op.maskHi;
  return cumprod__op.table[slot(lo, hi)]!(self, dim, dtype, lo, hi);
}

export const cumprod_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null, out: Tensor) => Tensor>("aten::cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const cumprod_out = /* @__PURE__ */ stubOf(cumprod_out_op);

export const cumprod_backward_op = /* @__PURE__ */ operator<(grad: Tensor, input: Tensor, dim: number, output: Tensor) => Tensor>("aten::cumprod_backward(Tensor grad, Tensor input, int dim, Tensor output) -> Tensor");
export function cumprod_backward(grad: Tensor, input: Tensor, dim: number, output: Tensor): Tensor {
  const lo = (grad.keysLo | input.keysLo | output.keysLo | local.includedLo) & local.keepLo & cumprod_backward_op.maskLo;
  const hi = (grad.keysHi | input.keysHi | output.keysHi | local.includedHi) & local.keepHi & cumprod_backward_op.maskHi;
  return cumprod_backward_op.table[slot(lo, hi)]!(grad, input, dim, output, lo, hi);
}

export const nansum_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null) => Tensor>("aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function nansum(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nansum_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nansum_op.maskHi;
  return nansum_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, lo, hi);
}

export const nansum_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const nansum_out = /* @__PURE__ */ stubOf(nansum_out_op);

export const nanmean_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null) => Tensor>("aten::nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function nanmean(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nanmean_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nanmean_op.maskHi;
  return nanmean_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, lo, hi);
}

export const nanmean_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const nanmean_out = /* @__PURE__ */ stubOf(nanmean_out_op);

export const logcumsumexp_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor>("aten::logcumsumexp(Tensor self, int dim) -> Tensor");
export function logcumsumexp(self: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & logcumsumexp_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & logcumsumexp_op.maskHi;
  return logcumsumexp_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const logcumsumexp_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, out: Tensor) => Tensor>("aten::logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)");
export const logcumsumexp_out = /* @__PURE__ */ stubOf(logcumsumexp_out_op);

export const diff_op = /* @__PURE__ */ operator<(self: Tensor, n: number, dim: number, prepend: Tensor | null, append: Tensor | null) => Tensor>("aten::diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor");
export function diff(self: Tensor, n: number, dim: number, prepend: Tensor | null, append: Tensor | null): Tensor {
  const lo = (self.keysLo | keysLoOf(prepend) | keysLoOf(append) | local.includedLo) & local.keepLo & diff_op.maskLo;
  const hi = (self.keysHi | keysHiOf(prepend) | keysHiOf(append) | local.includedHi) & local.keepHi & diff_op.maskHi;
  return diff_op.table[slot(lo, hi)]!(self, n, dim, prepend, append, lo, hi);
}

export const diff_out_op = /* @__PURE__ */ operator<(self: Tensor, n: number, dim: number, prepend: Tensor | null, append: Tensor | null, out: Tensor) => Tensor>("aten::diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *, Tensor(a!) out) -> Tensor(a!)");
export const diff_out = /* @__PURE__ */ stubOf(diff_out_op);

export const equal_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => boolean>("aten::equal(Tensor self, Tensor other) -> bool", ["data_dependent_output"]);
export function equal(self: Tensor, other: Tensor): boolean {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & equal_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & equal_op.maskHi;
  return equal_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const allclose_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, rtol: number, atol: number, equalNan: boolean) => boolean>("aten::allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool", ["data_dependent_output"]);
export function allclose(self: Tensor, other: Tensor, rtol: number, atol: number, equalNan: boolean): boolean {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & allclose_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & allclose_op.maskHi;
  return allclose_op.table[slot(lo, hi)]!(self, other, rtol, atol, equalNan, lo, hi);
}

export const isclose_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, rtol: number, atol: number, equalNan: boolean) => Tensor>("aten::isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor");
export function isclose(self: Tensor, other: Tensor, rtol: number, atol: number, equalNan: boolean): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & isclose_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & isclose_op.maskHi;
  return isclose_op.table[slot(lo, hi)]!(self, other, rtol, atol, equalNan, lo, hi);
}

export const quantile_op = /* @__PURE__ */ operator<(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string) => Tensor>("aten::quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor");
export function quantile(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string): Tensor {
  const lo = (self.keysLo | q.keysLo | local.includedLo) & local.keepLo & quantile_op.maskLo;
  const hi = (self.keysHi | q.keysHi | local.includedHi) & local.keepHi & quantile_op.maskHi;
  return quantile_op.table[slot(lo, hi)]!(self, q, dim, keepdim, interpolation, lo, hi);
}

export const quantile_out_op = /* @__PURE__ */ operator<(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string, out: Tensor) => Tensor>("aten::quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)");
export const quantile_out = /* @__PURE__ */ stubOf(quantile_out_op);

export const quantile_scalar_op = /* @__PURE__ */ operator<(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string) => Tensor>("aten::quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor");
export function quantile_scalar(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & quantile_scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & quantile_scalar_op.maskHi;
  return quantile_scalar_op.table[slot(lo, hi)]!(self, q, dim, keepdim, interpolation, lo, hi);
}

export const quantile_scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string, out: Tensor) => Tensor>("aten::quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)");
export const quantile_scalar_out = /* @__PURE__ */ stubOf(quantile_scalar_out_op);

export const nanquantile_op = /* @__PURE__ */ operator<(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string) => Tensor>("aten::nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor");
export function nanquantile(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string): Tensor {
  const lo = (self.keysLo | q.keysLo | local.includedLo) & local.keepLo & nanquantile_op.maskLo;
  const hi = (self.keysHi | q.keysHi | local.includedHi) & local.keepHi & nanquantile_op.maskHi;
  return nanquantile_op.table[slot(lo, hi)]!(self, q, dim, keepdim, interpolation, lo, hi);
}

export const nanquantile_out_op = /* @__PURE__ */ operator<(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string, out: Tensor) => Tensor>("aten::nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)");
export const nanquantile_out = /* @__PURE__ */ stubOf(nanquantile_out_op);

export const nanquantile_scalar_op = /* @__PURE__ */ operator<(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string) => Tensor>("aten::nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor");
export function nanquantile_scalar(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nanquantile_scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nanquantile_scalar_op.maskHi;
  return nanquantile_scalar_op.table[slot(lo, hi)]!(self, q, dim, keepdim, interpolation, lo, hi);
}

export const nanquantile_scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string, out: Tensor) => Tensor>("aten::nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)");
export const nanquantile_scalar_out = /* @__PURE__ */ stubOf(nanquantile_scalar_out_op);

export const trapezoid_x_op = /* @__PURE__ */ operator<(y: Tensor, x: Tensor, dim: number) => Tensor>("aten::trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor");
export function trapezoid_x(y: Tensor, x: Tensor, dim: number): Tensor {
  const lo = (y.keysLo | x.keysLo | local.includedLo) & local.keepLo & trapezoid_x_op.maskLo;
  const hi = (y.keysHi | x.keysHi | local.includedHi) & local.keepHi & trapezoid_x_op.maskHi;
  return trapezoid_x_op.table[slot(lo, hi)]!(y, x, dim, lo, hi);
}

export const trapezoid_dx_op = /* @__PURE__ */ operator<(y: Tensor, dx: Scalar, dim: number) => Tensor>("aten::trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor");
export function trapezoid_dx(y: Tensor, dx: Scalar, dim: number): Tensor {
  const lo = (y.keysLo | local.includedLo) & local.keepLo & trapezoid_dx_op.maskLo;
  const hi = (y.keysHi | local.includedHi) & local.keepHi & trapezoid_dx_op.maskHi;
  return trapezoid_dx_op.table[slot(lo, hi)]!(y, dx, dim, lo, hi);
}

export const cumulative_trapezoid_x_op = /* @__PURE__ */ operator<(y: Tensor, x: Tensor, dim: number) => Tensor>("aten::cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor");
export function cumulative_trapezoid_x(y: Tensor, x: Tensor, dim: number): Tensor {
  const lo = (y.keysLo | x.keysLo | local.includedLo) & local.keepLo & cumulative_trapezoid_x_op.maskLo;
  const hi = (y.keysHi | x.keysHi | local.includedHi) & local.keepHi & cumulative_trapezoid_x_op.maskHi;
  return cumulative_trapezoid_x_op.table[slot(lo, hi)]!(y, x, dim, lo, hi);
}

export const cumulative_trapezoid_dx_op = /* @__PURE__ */ operator<(y: Tensor, dx: Scalar, dim: number) => Tensor>("aten::cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor");
export function cumulative_trapezoid_dx(y: Tensor, dx: Scalar, dim: number): Tensor {
  const lo = (y.keysLo | local.includedLo) & local.keepLo & cumulative_trapezoid_dx_op.maskLo;
  const hi = (y.keysHi | local.includedHi) & local.keepHi & cumulative_trapezoid_dx_op.maskHi;
  return cumulative_trapezoid_dx_op.table[slot(lo, hi)]!(y, dx, dim, lo, hi);
}

export const trapz_x_op = /* @__PURE__ */ operator<(y: Tensor, x: Tensor, dim: number) => Tensor>("aten::trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor");
export function trapz_x(y: Tensor, x: Tensor, dim: number): Tensor {
  const lo = (y.keysLo | x.keysLo | local.includedLo) & local.keepLo & trapz_x_op.maskLo;
  const hi = (y.keysHi | x.keysHi | local.includedHi) & local.keepHi & trapz_x_op.maskHi;
  return trapz_x_op.table[slot(lo, hi)]!(y, x, dim, lo, hi);
}

export const trapz_dx_op = /* @__PURE__ */ operator<(y: Tensor, dx: number, dim: number) => Tensor>("aten::trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor");
export function trapz_dx(y: Tensor, dx: number, dim: number): Tensor {
  const lo = (y.keysLo | local.includedLo) & local.keepLo & trapz_dx_op.maskLo;
  const hi = (y.keysHi | local.includedHi) & local.keepHi & trapz_dx_op.maskHi;
  return trapz_dx_op.table[slot(lo, hi)]!(y, dx, dim, lo, hi);
}

export const special_logsumexp_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean) => Tensor>("aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor");
export function special_logsumexp(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_logsumexp_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_logsumexp_op.maskHi;
  return special_logsumexp_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const special_logsumexp_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const special_logsumexp_out = /* @__PURE__ */ stubOf(special_logsumexp_out_op);

export const mm_op = /* @__PURE__ */ operator<(self: Tensor, mat2: Tensor) => Tensor>("aten::mm(Tensor self, Tensor mat2) -> Tensor");
export function mm(self: Tensor, mat2: Tensor): Tensor {
  const lo = (self.keysLo | mat2.keysLo | local.includedLo) & local.keepLo & mm_op.maskLo;
  const hi = (self.keysHi | mat2.keysHi | local.includedHi) & local.keepHi & mm_op.maskHi;
  return mm_op.table[slot(lo, hi)]!(self, mat2, lo, hi);
}

export const mm_out_op = /* @__PURE__ */ operator<(self: Tensor, mat2: Tensor, out: Tensor) => Tensor>("aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)");
export const mm_out = /* @__PURE__ */ stubOf(mm_out_op);

export const addmm_op = /* @__PURE__ */ operator<(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor");
export function addmm(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | mat1.keysLo | mat2.keysLo | local.includedLo) & local.keepLo & addmm_op.maskLo;
  const hi = (self.keysHi | mat1.keysHi | mat2.keysHi | local.includedHi) & local.keepHi & addmm_op.maskHi;
  return addmm_op.table[slot(lo, hi)]!(self, mat1, mat2, beta, alpha, lo, hi);
}

export const addmm__op = /* @__PURE__ */ operator<(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)");
export function addmm_(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | mat1.keysLo | mat2.keysLo | local.includedLo) & local.keepLo & addmm__op.maskLo;
  const hi = (self.keysHi | mat1.keysHi | mat2.keysHi | local.includedHi) & local.keepHi & addmm__op.maskHi;
  return addmm__op.table[slot(lo, hi)]!(self, mat1, mat2, beta, alpha, lo, hi);
}

export const addmm_out_op = /* @__PURE__ */ operator<(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor) => Tensor>("aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)");
export const addmm_out = /* @__PURE__ */ stubOf(addmm_out_op);

export const bmm_op = /* @__PURE__ */ operator<(self: Tensor, mat2: Tensor) => Tensor>("aten::bmm(Tensor self, Tensor mat2) -> Tensor");
export function bmm(self: Tensor, mat2: Tensor): Tensor {
  const lo = (self.keysLo | mat2.keysLo | local.includedLo) & local.keepLo & bmm_op.maskLo;
  const hi = (self.keysHi | mat2.keysHi | local.includedHi) & local.keepHi & bmm_op.maskHi;
  return bmm_op.table[slot(lo, hi)]!(self, mat2, lo, hi);
}

export const bmm_out_op = /* @__PURE__ */ operator<(self: Tensor, mat2: Tensor, out: Tensor) => Tensor>("aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)");
export const bmm_out = /* @__PURE__ */ stubOf(bmm_out_op);

export const baddbmm_op = /* @__PURE__ */ operator<(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor");
export function baddbmm(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | batch1.keysLo | batch2.keysLo | local.includedLo) & local.keepLo & baddbmm_op.maskLo;
  const hi = (self.keysHi | batch1.keysHi | batch2.keysHi | local.includedHi) & local.keepHi & baddbmm_op.maskHi;
  return baddbmm_op.table[slot(lo, hi)]!(self, batch1, batch2, beta, alpha, lo, hi);
}

export const baddbmm__op = /* @__PURE__ */ operator<(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)");
export function baddbmm_(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | batch1.keysLo | batch2.keysLo | local.includedLo) & local.keepLo & baddbmm__op.maskLo;
  const hi = (self.keysHi | batch1.keysHi | batch2.keysHi | local.includedHi) & local.keepHi & baddbmm__op.maskHi;
  return baddbmm__op.table[slot(lo, hi)]!(self, batch1, batch2, beta, alpha, lo, hi);
}

export const baddbmm_out_op = /* @__PURE__ */ operator<(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor) => Tensor>("aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)");
export const baddbmm_out = /* @__PURE__ */ stubOf(baddbmm_out_op);

export const addbmm_op = /* @__PURE__ */ operator<(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor");
export function addbmm(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | batch1.keysLo | batch2.keysLo | local.includedLo) & local.keepLo & addbmm_op.maskLo;
  const hi = (self.keysHi | batch1.keysHi | batch2.keysHi | local.includedHi) & local.keepHi & addbmm_op.maskHi;
  return addbmm_op.table[slot(lo, hi)]!(self, batch1, batch2, beta, alpha, lo, hi);
}

export const mv_op = /* @__PURE__ */ operator<(self: Tensor, vec: Tensor) => Tensor>("aten::mv(Tensor self, Tensor vec) -> Tensor");
export function mv(self: Tensor, vec: Tensor): Tensor {
  const lo = (self.keysLo | vec.keysLo | local.includedLo) & local.keepLo & mv_op.maskLo;
  const hi = (self.keysHi | vec.keysHi | local.includedHi) & local.keepHi & mv_op.maskHi;
  return mv_op.table[slot(lo, hi)]!(self, vec, lo, hi);
}

export const addmv_op = /* @__PURE__ */ operator<(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor");
export function addmv(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | mat.keysLo | vec.keysLo | local.includedLo) & local.keepLo & addmv_op.maskLo;
  const hi = (self.keysHi | mat.keysHi | vec.keysHi | local.includedHi) & local.keepHi & addmv_op.maskHi;
  return addmv_op.table[slot(lo, hi)]!(self, mat, vec, beta, alpha, lo, hi);
}

export const addmv__op = /* @__PURE__ */ operator<(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)");
export function addmv_(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | mat.keysLo | vec.keysLo | local.includedLo) & local.keepLo & addmv__op.maskLo;
  const hi = (self.keysHi | mat.keysHi | vec.keysHi | local.includedHi) & local.keepHi & addmv__op.maskHi;
  return addmv__op.table[slot(lo, hi)]!(self, mat, vec, beta, alpha, lo, hi);
}

export const addmv_out_op = /* @__PURE__ */ operator<(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, out: Tensor) => Tensor>("aten::addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)");
export const addmv_out = /* @__PURE__ */ stubOf(addmv_out_op);

export const addr_op = /* @__PURE__ */ operator<(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor");
export function addr(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | vec1.keysLo | vec2.keysLo | local.includedLo) & local.keepLo & addr_op.maskLo;
  const hi = (self.keysHi | vec1.keysHi | vec2.keysHi | local.includedHi) & local.keepHi & addr_op.maskHi;
  return addr_op.table[slot(lo, hi)]!(self, vec1, vec2, beta, alpha, lo, hi);
}

export const dot_op = /* @__PURE__ */ operator<(self: Tensor, tensor: Tensor) => Tensor>("aten::dot(Tensor self, Tensor tensor) -> Tensor");
export function dot(self: Tensor, tensor: Tensor): Tensor {
  const lo = (self.keysLo | tensor.keysLo | local.includedLo) & local.keepLo & dot_op.maskLo;
  const hi = (self.keysHi | tensor.keysHi | local.includedHi) & local.keepHi & dot_op.maskHi;
  return dot_op.table[slot(lo, hi)]!(self, tensor, lo, hi);
}

export const vdot_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::vdot(Tensor self, Tensor other) -> Tensor");
export function vdot(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & vdot_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & vdot_op.maskHi;
  return vdot_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const outer_op = /* @__PURE__ */ operator<(self: Tensor, vec2: Tensor) => Tensor>("aten::outer(Tensor self, Tensor vec2) -> Tensor");
export function outer(self: Tensor, vec2: Tensor): Tensor {
  const lo = (self.keysLo | vec2.keysLo | local.includedLo) & local.keepLo & outer_op.maskLo;
  const hi = (self.keysHi | vec2.keysHi | local.includedHi) & local.keepHi & outer_op.maskHi;
  return outer_op.table[slot(lo, hi)]!(self, vec2, lo, hi);
}

export const outer_out_op = /* @__PURE__ */ operator<(self: Tensor, vec2: Tensor, out: Tensor) => Tensor>("aten::outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)");
export const outer_out = /* @__PURE__ */ stubOf(outer_out_op);

export const ger_op = /* @__PURE__ */ operator<(self: Tensor, vec2: Tensor) => Tensor>("aten::ger(Tensor self, Tensor vec2) -> Tensor");
export function ger(self: Tensor, vec2: Tensor): Tensor {
  const lo = (self.keysLo | vec2.keysLo | local.includedLo) & local.keepLo & ger_op.maskLo;
  const hi = (self.keysHi | vec2.keysHi | local.includedHi) & local.keepHi & ger_op.maskHi;
  return ger_op.table[slot(lo, hi)]!(self, vec2, lo, hi);
}

export const ger_out_op = /* @__PURE__ */ operator<(self: Tensor, vec2: Tensor, out: Tensor) => Tensor>("aten::ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)");
export const ger_out = /* @__PURE__ */ stubOf(ger_out_op);

export const inner_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::inner(Tensor self, Tensor other) -> Tensor");
export function inner(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & inner_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & inner_op.maskHi;
  return inner_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const inner_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const inner_out = /* @__PURE__ */ stubOf(inner_out_op);

export const matmul_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::matmul(Tensor self, Tensor other) -> Tensor");
export function matmul(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & matmul_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & matmul_op.maskHi;
  return matmul_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const matmul_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const matmul_out = /* @__PURE__ */ stubOf(matmul_out_op);

export const linear_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null) => Tensor>("aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor");
export function linear(input: Tensor, weight: Tensor, bias: Tensor | null): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & linear_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & linear_op.maskHi;
  return linear_op.table[slot(lo, hi)]!(input, weight, bias, lo, hi);
}

export const linear_out_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, out: Tensor) => Tensor>("aten::linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)");
export const linear_out = /* @__PURE__ */ stubOf(linear_out_op);

export const tensordot_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, dimsSelf: readonly number[], dimsOther: readonly number[]) => Tensor>("aten::tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor");
export function tensordot(self: Tensor, other: Tensor, dimsSelf: readonly number[], dimsOther: readonly number[]): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & tensordot_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & tensordot_op.maskHi;
  return tensordot_op.table[slot(lo, hi)]!(self, other, dimsSelf, dimsOther, lo, hi);
}

export const tensordot_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, dimsSelf: readonly number[], dimsOther: readonly number[], out: Tensor) => Tensor>("aten::tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) -> Tensor(a!)");
export const tensordot_out = /* @__PURE__ */ stubOf(tensordot_out_op);

export const chain_matmul_op = /* @__PURE__ */ operator<(matrices: readonly Tensor[]) => Tensor>("aten::chain_matmul(Tensor[] matrices) -> Tensor");
export function chain_matmul(matrices: readonly Tensor[]): Tensor {
  const lo = (listKeysLo(matrices) | local.includedLo) & local.keepLo & chain_matmul_op.maskLo;
  const hi = (listKeysHi(matrices) | local.includedHi) & local.keepHi & chain_matmul_op.maskHi;
  return chain_matmul_op.table[slot(lo, hi)]!(matrices, lo, hi);
}

export const chain_matmul_out_op = /* @__PURE__ */ operator<(matrices: readonly Tensor[], out: Tensor) => Tensor>("aten::chain_matmul.out(Tensor[] matrices, *, Tensor(a!) out) -> Tensor(a!)");
export const chain_matmul_out = /* @__PURE__ */ stubOf(chain_matmul_out_op);

export const bilinear_op = /* @__PURE__ */ operator<(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | null) => Tensor>("aten::bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor");
export function bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | null): Tensor {
  const lo = (input1.keysLo | input2.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & bilinear_op.maskLo;
  const hi = (input1.keysHi | input2.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & bilinear_op.maskHi;
  return bilinear_op.table[slot(lo, hi)]!(input1, input2, weight, bias, lo, hi);
}

export const kron_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::kron(Tensor self, Tensor other) -> Tensor");
export function kron(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & kron_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & kron_op.maskHi;
  return kron_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const einsum_op = /* @__PURE__ */ operator<(equation: string, tensors: readonly Tensor[], path: readonly number[] | null) => Tensor>("aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor");
export function einsum(equation: string, tensors: readonly Tensor[], path: readonly number[] | null): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & einsum_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & einsum_op.maskHi;
  return einsum_op.table[slot(lo, hi)]!(equation, tensors, path, lo, hi);
}

export const _trilinear_op = /* @__PURE__ */ operator<(i1: Tensor, i2: Tensor, i3: Tensor, expand1: readonly number[], expand2: readonly number[], expand3: readonly number[], sumdim: readonly number[], unrollDim: number) => Tensor>("aten::_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor");
export function _trilinear(i1: Tensor, i2: Tensor, i3: Tensor, expand1: readonly number[], expand2: readonly number[], expand3: readonly number[], sumdim: readonly number[], unrollDim: number): Tensor {
  const lo = (i1.keysLo | i2.keysLo | i3.keysLo | local.includedLo) & local.keepLo & _trilinear_op.maskLo;
  const hi = (i1.keysHi | i2.keysHi | i3.keysHi | local.includedHi) & local.keepHi & _trilinear_op.maskHi;
  return _trilinear_op.table[slot(lo, hi)]!(i1, i2, i3, expand1, expand2, expand3, sumdim, unrollDim, lo, hi);
}

export const linalg_cross_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, dim: number) => Tensor>("aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor");
export function linalg_cross(self: Tensor, other: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & linalg_cross_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & linalg_cross_op.maskHi;
  return linalg_cross_op.table[slot(lo, hi)]!(self, other, dim, lo, hi);
}

export const cross_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, dim: number | null) => Tensor>("aten::cross(Tensor self, Tensor other, int? dim=None) -> Tensor");
export function cross(self: Tensor, other: Tensor, dim: number | null): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & cross_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & cross_op.maskHi;
  return cross_op.table[slot(lo, hi)]!(self, other, dim, lo, hi);
}

export const cross_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, dim: number | null, out: Tensor) => Tensor>("aten::cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)");
export const cross_out = /* @__PURE__ */ stubOf(cross_out_op);

export const cdist_op = /* @__PURE__ */ operator<(x1: Tensor, x2: Tensor, p: number, computeMode: number | null) => Tensor>("aten::cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor");
export function cdist(x1: Tensor, x2: Tensor, p: number, computeMode: number | null): Tensor {
  const lo = (x1.keysLo | x2.keysLo | local.includedLo) & local.keepLo & cdist_op.maskLo;
  const hi = (x1.keysHi | x2.keysHi | local.includedHi) & local.keepHi & cdist_op.maskHi;
  return cdist_op.table[slot(lo, hi)]!(x1, x2, p, computeMode, lo, hi);
}

export const _cdist_forward_op = /* @__PURE__ */ operator<(x1: Tensor, x2: Tensor, p: number, computeMode: number | null) => Tensor>("aten::_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor");
export function _cdist_forward(x1: Tensor, x2: Tensor, p: number, computeMode: number | null): Tensor {
  const lo = (x1.keysLo | x2.keysLo | local.includedLo) & local.keepLo & _cdist_forward_op.maskLo;
  const hi = (x1.keysHi | x2.keysHi | local.includedHi) & local.keepHi & _cdist_forward_op.maskHi;
  return _cdist_forward_op.table[slot(lo, hi)]!(x1, x2, p, computeMode, lo, hi);
}

export const _cdist_backward_op = /* @__PURE__ */ operator<(grad: Tensor, x1: Tensor, x2: Tensor, p: number, cdist: Tensor) => Tensor>("aten::_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor");
export function _cdist_backward(grad: Tensor, x1: Tensor, x2: Tensor, p: number, cdist: Tensor): Tensor {
  const lo = (grad.keysLo | x1.keysLo | x2.keysLo | cdist.keysLo | local.includedLo) & local.keepLo & _cdist_backward_op.maskLo;
  const hi = (grad.keysHi | x1.keysHi | x2.keysHi | cdist.keysHi | local.includedHi) & local.keepHi & _cdist_backward_op.maskHi;
  return _cdist_backward_op.table[slot(lo, hi)]!(grad, x1, x2, p, cdist, lo, hi);
}

export const _euclidean_dist_op = /* @__PURE__ */ operator<(x1: Tensor, x2: Tensor) => Tensor>("aten::_euclidean_dist(Tensor x1, Tensor x2) -> Tensor");
export function _euclidean_dist(x1: Tensor, x2: Tensor): Tensor {
  const lo = (x1.keysLo | x2.keysLo | local.includedLo) & local.keepLo & _euclidean_dist_op.maskLo;
  const hi = (x1.keysHi | x2.keysHi | local.includedHi) & local.keepHi & _euclidean_dist_op.maskHi;
  return _euclidean_dist_op.table[slot(lo, hi)]!(x1, x2, lo, hi);
}

export const pdist_op = /* @__PURE__ */ operator<(self: Tensor, p: number) => Tensor>("aten::pdist(Tensor self, float p=2) -> Tensor");
export function pdist(self: Tensor, p: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & pdist_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & pdist_op.maskHi;
  return pdist_op.table[slot(lo, hi)]!(self, p, lo, hi);
}

export const _pdist_forward_op = /* @__PURE__ */ operator<(self: Tensor, p: number) => Tensor>("aten::_pdist_forward(Tensor self, float p=2) -> Tensor");
export function _pdist_forward(self: Tensor, p: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _pdist_forward_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _pdist_forward_op.maskHi;
  return _pdist_forward_op.table[slot(lo, hi)]!(self, p, lo, hi);
}

export const _pdist_backward_op = /* @__PURE__ */ operator<(grad: Tensor, self: Tensor, p: number, pdist: Tensor) => Tensor>("aten::_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor");
export function _pdist_backward(grad: Tensor, self: Tensor, p: number, pdist: Tensor): Tensor {
  const lo = (grad.keysLo | self.keysLo | pdist.keysLo | local.includedLo) & local.keepLo & _pdist_backward_op.maskLo;
  const hi = (grad.keysHi | self.keysHi | pdist.keysHi | local.includedHi) & local.keepHi & _pdist_backward_op.maskHi;
  return _pdist_backward_op.table[slot(lo, hi)]!(grad, self, p, pdist, lo, hi);
}

export const linalg_cholesky_ex_op = /* @__PURE__ */ operator<(self: Tensor, upper: boolean, checkErrors: boolean) => readonly [Tensor, Tensor]>("aten::linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)");
export function linalg_cholesky_ex(self: Tensor, upper: boolean, checkErrors: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_cholesky_ex_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_cholesky_ex_op.maskHi;
  return linalg_cholesky_ex_op.table[slot(lo, hi)]!(self, upper, checkErrors, lo, hi);
}

export const linalg_cholesky_ex_L_op = /* @__PURE__ */ operator<(self: Tensor, upper: boolean, checkErrors: boolean, L: Tensor, info: Tensor) => readonly [Tensor, Tensor]>("aten::linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)");
export const linalg_cholesky_ex_L = /* @__PURE__ */ stubOf(linalg_cholesky_ex_L_op);

export const linalg_cholesky_op = /* @__PURE__ */ operator<(self: Tensor, upper: boolean) => Tensor>("aten::linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor");
export function linalg_cholesky(self: Tensor, upper: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_cholesky_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_cholesky_op.maskHi;
  return linalg_cholesky_op.table[slot(lo, hi)]!(self, upper, lo, hi);
}

export const linalg_cholesky_out_op = /* @__PURE__ */ operator<(self: Tensor, upper: boolean, out: Tensor) => Tensor>("aten::linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!)");
export const linalg_cholesky_out = /* @__PURE__ */ stubOf(linalg_cholesky_out_op);

export const cholesky_op = /* @__PURE__ */ operator<(self: Tensor, upper: boolean) => Tensor>("aten::cholesky(Tensor self, bool upper=False) -> Tensor");
export function cholesky(self: Tensor, upper: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cholesky_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cholesky_op.maskHi;
  return cholesky_op.table[slot(lo, hi)]!(self, upper, lo, hi);
}

export const cholesky_inverse_op = /* @__PURE__ */ operator<(self: Tensor, upper: boolean) => Tensor>("aten::cholesky_inverse(Tensor self, bool upper=False) -> Tensor");
export function cholesky_inverse(self: Tensor, upper: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cholesky_inverse_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cholesky_inverse_op.maskHi;
  return cholesky_inverse_op.table[slot(lo, hi)]!(self, upper, lo, hi);
}

export const cholesky_solve_op = /* @__PURE__ */ operator<(self: Tensor, input2: Tensor, upper: boolean) => Tensor>("aten::cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor");
export function cholesky_solve(self: Tensor, input2: Tensor, upper: boolean): Tensor {
  const lo = (self.keysLo | input2.keysLo | local.includedLo) & local.keepLo & cholesky_solve_op.maskLo;
  const hi = (self.keysHi | input2.keysHi | local.includedHi) & local.keepHi & cholesky_solve_op.maskHi;
  return cholesky_solve_op.table[slot(lo, hi)]!(self, input2, upper, lo, hi);
}

export const linalg_lu_factor_ex_op = /* @__PURE__ */ operator<(A: Tensor, pivot: boolean, checkErrors: boolean) => readonly [Tensor, Tensor, Tensor]>("aten::linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)");
export function linalg_lu_factor_ex(A: Tensor, pivot: boolean, checkErrors: boolean): readonly [Tensor, Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_lu_factor_ex_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_lu_factor_ex_op.maskHi;
  return linalg_lu_factor_ex_op.table[slot(lo, hi)]!(A, pivot, checkErrors, lo, hi);
}

export const linalg_lu_factor_ex_out_op = /* @__PURE__ */ operator<(A: Tensor, pivot: boolean, checkErrors: boolean, LU: Tensor, pivots: Tensor, info: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)");
export const linalg_lu_factor_ex_out = /* @__PURE__ */ stubOf(linalg_lu_factor_ex_out_op);

export const linalg_lu_factor_op = /* @__PURE__ */ operator<(A: Tensor, pivot: boolean) => readonly [Tensor, Tensor]>("aten::linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)");
export function linalg_lu_factor(A: Tensor, pivot: boolean): readonly [Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_lu_factor_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_lu_factor_op.maskHi;
  return linalg_lu_factor_op.table[slot(lo, hi)]!(A, pivot, lo, hi);
}

export const linalg_lu_factor_out_op = /* @__PURE__ */ operator<(A: Tensor, pivot: boolean, LU: Tensor, pivots: Tensor) => readonly [Tensor, Tensor]>("aten::linalg_lu_factor.out(Tensor A, *, bool pivot=True, Tensor(a!) LU, Tensor(b!) pivots) -> (Tensor(a!) LU, Tensor(b!) pivots)");
export const linalg_lu_factor_out = /* @__PURE__ */ stubOf(linalg_lu_factor_out_op);

export const _lu_with_info_op = /* @__PURE__ */ operator<(self: Tensor, pivot: boolean, checkErrors: boolean) => readonly [Tensor, Tensor, Tensor]>("aten::_lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info)");
export function _lu_with_info(self: Tensor, pivot: boolean, checkErrors: boolean): readonly [Tensor, Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _lu_with_info_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _lu_with_info_op.maskHi;
  return _lu_with_info_op.table[slot(lo, hi)]!(self, pivot, checkErrors, lo, hi);
}

export const linalg_lu_op = /* @__PURE__ */ operator<(A: Tensor, pivot: boolean) => readonly [Tensor, Tensor, Tensor]>("aten::linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)");
export function linalg_lu(A: Tensor, pivot: boolean): readonly [Tensor, Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_lu_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_lu_op.maskHi;
  return linalg_lu_op.table[slot(lo, hi)]!(A, pivot, lo, hi);
}

export const linalg_lu_out_op = /* @__PURE__ */ operator<(A: Tensor, pivot: boolean, P: Tensor, L: Tensor, U: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)");
export const linalg_lu_out = /* @__PURE__ */ stubOf(linalg_lu_out_op);

export const linalg_lu_solve_op = /* @__PURE__ */ operator<(LU: Tensor, pivots: Tensor, B: Tensor, left: boolean, adjoint: boolean) => Tensor>("aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor");
export function linalg_lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, left: boolean, adjoint: boolean): Tensor {
  const lo = (LU.keysLo | pivots.keysLo | B.keysLo | local.includedLo) & local.keepLo & linalg_lu_solve_op.maskLo;
  const hi = (LU.keysHi | pivots.keysHi | B.keysHi | local.includedHi) & local.keepHi & linalg_lu_solve_op.maskHi;
  return linalg_lu_solve_op.table[slot(lo, hi)]!(LU, pivots, B, left, adjoint, lo, hi);
}

export const lu_unpack_op = /* @__PURE__ */ operator<(LUData: Tensor, LUPivots: Tensor, unpackData: boolean, unpackPivots: boolean) => readonly [Tensor, Tensor, Tensor]>("aten::lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)");
export function lu_unpack(LUData: Tensor, LUPivots: Tensor, unpackData: boolean, unpackPivots: boolean): readonly [Tensor, Tensor, Tensor] {
  const lo = (LUData.keysLo | LUPivots.keysLo | local.includedLo) & local.keepLo & lu_unpack_op.maskLo;
  const hi = (LUData.keysHi | LUPivots.keysHi | local.includedHi) & local.keepHi & lu_unpack_op.maskHi;
  return lu_unpack_op.table[slot(lo, hi)]!(LUData, LUPivots, unpackData, unpackPivots, lo, hi);
}

export const lu_unpack_out_op = /* @__PURE__ */ operator<(LUData: Tensor, LUPivots: Tensor, unpackData: boolean, unpackPivots: boolean, P: Tensor, L: Tensor, U: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)");
export const lu_unpack_out = /* @__PURE__ */ stubOf(lu_unpack_out_op);

export const lu_solve_op = /* @__PURE__ */ operator<(self: Tensor, LUData: Tensor, LUPivots: Tensor) => Tensor>("aten::lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor");
export function lu_solve(self: Tensor, LUData: Tensor, LUPivots: Tensor): Tensor {
  const lo = (self.keysLo | LUData.keysLo | LUPivots.keysLo | local.includedLo) & local.keepLo & lu_solve_op.maskLo;
  const hi = (self.keysHi | LUData.keysHi | LUPivots.keysHi | local.includedHi) & local.keepHi & lu_solve_op.maskHi;
  return lu_solve_op.table[slot(lo, hi)]!(self, LUData, LUPivots, lo, hi);
}

export const lu_solve_out_op = /* @__PURE__ */ operator<(self: Tensor, LUData: Tensor, LUPivots: Tensor, out: Tensor) => Tensor>("aten::lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *, Tensor(a!) out) -> Tensor(a!)");
export const lu_solve_out = /* @__PURE__ */ stubOf(lu_solve_out_op);

export const _linalg_det_op = /* @__PURE__ */ operator<(A: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)");
export function _linalg_det(A: Tensor): readonly [Tensor, Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & _linalg_det_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & _linalg_det_op.maskHi;
  return _linalg_det_op.table[slot(lo, hi)]!(A, lo, hi);
}

export const _linalg_det_result_op = /* @__PURE__ */ operator<(A: Tensor, result: Tensor, LU: Tensor, pivots: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::_linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)");
export const _linalg_det_result = /* @__PURE__ */ stubOf(_linalg_det_result_op);

export const linalg_det_op = /* @__PURE__ */ operator<(A: Tensor) => Tensor>("aten::linalg_det(Tensor A) -> Tensor");
export function linalg_det(A: Tensor): Tensor {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_det_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_det_op.maskHi;
  return linalg_det_op.table[slot(lo, hi)]!(A, lo, hi);
}

export const linalg_det_out_op = /* @__PURE__ */ operator<(A: Tensor, out: Tensor) => Tensor>("aten::linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_det_out = /* @__PURE__ */ stubOf(linalg_det_out_op);

export const det_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::det(Tensor self) -> Tensor");
export function det(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & det_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & det_op.maskHi;
  return det_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const _linalg_slogdet_op = /* @__PURE__ */ operator<(A: Tensor) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)");
export function _linalg_slogdet(A: Tensor): readonly [Tensor, Tensor, Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & _linalg_slogdet_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & _linalg_slogdet_op.maskHi;
  return _linalg_slogdet_op.table[slot(lo, hi)]!(A, lo, hi);
}

export const _linalg_slogdet_sign_op = /* @__PURE__ */ operator<(A: Tensor, sign: Tensor, logabsdet: Tensor, LU: Tensor, pivots: Tensor) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::_linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)");
export const _linalg_slogdet_sign = /* @__PURE__ */ stubOf(_linalg_slogdet_sign_op);

export const linalg_slogdet_op = /* @__PURE__ */ operator<(A: Tensor) => readonly [Tensor, Tensor]>("aten::linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)");
export function linalg_slogdet(A: Tensor): readonly [Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_slogdet_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_slogdet_op.maskHi;
  return linalg_slogdet_op.table[slot(lo, hi)]!(A, lo, hi);
}

export const linalg_slogdet_out_op = /* @__PURE__ */ operator<(A: Tensor, sign: Tensor, logabsdet: Tensor) => readonly [Tensor, Tensor]>("aten::linalg_slogdet.out(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)");
export const linalg_slogdet_out = /* @__PURE__ */ stubOf(linalg_slogdet_out_op);

export const slogdet_op = /* @__PURE__ */ operator<(self: Tensor) => readonly [Tensor, Tensor]>("aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)");
export function slogdet(self: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & slogdet_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & slogdet_op.maskHi;
  return slogdet_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const slogdet_out_op = /* @__PURE__ */ operator<(self: Tensor, sign: Tensor, logabsdet: Tensor) => readonly [Tensor, Tensor]>("aten::slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)");
export const slogdet_out = /* @__PURE__ */ stubOf(slogdet_out_op);

export const logdet_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::logdet(Tensor self) -> Tensor");
export function logdet(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & logdet_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & logdet_op.maskHi;
  return logdet_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const _linalg_solve_ex_op = /* @__PURE__ */ operator<(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)");
export function _linalg_solve_ex(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean): readonly [Tensor, Tensor, Tensor, Tensor] {
  const lo = (A.keysLo | B.keysLo | local.includedLo) & local.keepLo & _linalg_solve_ex_op.maskLo;
  const hi = (A.keysHi | B.keysHi | local.includedHi) & local.keepHi & _linalg_solve_ex_op.maskHi;
  return _linalg_solve_ex_op.table[slot(lo, hi)]!(A, B, left, checkErrors, lo, hi);
}

export const _linalg_solve_ex_result_op = /* @__PURE__ */ operator<(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean, result: Tensor, LU: Tensor, pivots: Tensor, info: Tensor) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::_linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)");
export const _linalg_solve_ex_result = /* @__PURE__ */ stubOf(_linalg_solve_ex_result_op);

export const linalg_solve_ex_op = /* @__PURE__ */ operator<(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean) => readonly [Tensor, Tensor]>("aten::linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)");
export function linalg_solve_ex(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean): readonly [Tensor, Tensor] {
  const lo = (A.keysLo | B.keysLo | local.includedLo) & local.keepLo & linalg_solve_ex_op.maskLo;
  const hi = (A.keysHi | B.keysHi | local.includedHi) & local.keepHi & linalg_solve_ex_op.maskHi;
  return linalg_solve_ex_op.table[slot(lo, hi)]!(A, B, left, checkErrors, lo, hi);
}

export const linalg_solve_ex_out_op = /* @__PURE__ */ operator<(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean, result: Tensor, info: Tensor) => readonly [Tensor, Tensor]>("aten::linalg_solve_ex.out(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) info) -> (Tensor(a!) result, Tensor(b!) info)");
export const linalg_solve_ex_out = /* @__PURE__ */ stubOf(linalg_solve_ex_out_op);

export const linalg_solve_op = /* @__PURE__ */ operator<(A: Tensor, B: Tensor, left: boolean) => Tensor>("aten::linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor");
export function linalg_solve(A: Tensor, B: Tensor, left: boolean): Tensor {
  const lo = (A.keysLo | B.keysLo | local.includedLo) & local.keepLo & linalg_solve_op.maskLo;
  const hi = (A.keysHi | B.keysHi | local.includedHi) & local.keepHi & linalg_solve_op.maskHi;
  return linalg_solve_op.table[slot(lo, hi)]!(A, B, left, lo, hi);
}

export const linalg_solve_out_op = /* @__PURE__ */ operator<(A: Tensor, B: Tensor, left: boolean, out: Tensor) => Tensor>("aten::linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!)");
export const linalg_solve_out = /* @__PURE__ */ stubOf(linalg_solve_out_op);

export const linalg_inv_ex_op = /* @__PURE__ */ operator<(A: Tensor, checkErrors: boolean) => readonly [Tensor, Tensor]>("aten::linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)");
export function linalg_inv_ex(A: Tensor, checkErrors: boolean): readonly [Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_inv_ex_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_inv_ex_op.maskHi;
  return linalg_inv_ex_op.table[slot(lo, hi)]!(A, checkErrors, lo, hi);
}

export const linalg_inv_ex_inverse_op = /* @__PURE__ */ operator<(A: Tensor, checkErrors: boolean, inverse: Tensor, info: Tensor) => readonly [Tensor, Tensor]>("aten::linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)");
export const linalg_inv_ex_inverse = /* @__PURE__ */ stubOf(linalg_inv_ex_inverse_op);

export const linalg_inv_op = /* @__PURE__ */ operator<(A: Tensor) => Tensor>("aten::linalg_inv(Tensor A) -> Tensor");
export function linalg_inv(A: Tensor): Tensor {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_inv_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_inv_op.maskHi;
  return linalg_inv_op.table[slot(lo, hi)]!(A, lo, hi);
}

export const linalg_inv_out_op = /* @__PURE__ */ operator<(A: Tensor, out: Tensor) => Tensor>("aten::linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_inv_out = /* @__PURE__ */ stubOf(linalg_inv_out_op);

export const inverse_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::inverse(Tensor self) -> Tensor");
export function inverse(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & inverse_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & inverse_op.maskHi;
  return inverse_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const inverse_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export const inverse_out = /* @__PURE__ */ stubOf(inverse_out_op);

export const linalg_solve_triangular_op = /* @__PURE__ */ operator<(self: Tensor, B: Tensor, upper: boolean, left: boolean, unitriangular: boolean) => Tensor>("aten::linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor");
export function linalg_solve_triangular(self: Tensor, B: Tensor, upper: boolean, left: boolean, unitriangular: boolean): Tensor {
  const lo = (self.keysLo | B.keysLo | local.includedLo) & local.keepLo & linalg_solve_triangular_op.maskLo;
  const hi = (self.keysHi | B.keysHi | local.includedHi) & local.keepHi & linalg_solve_triangular_op.maskHi;
  return linalg_solve_triangular_op.table[slot(lo, hi)]!(self, B, upper, left, unitriangular, lo, hi);
}

export const triangular_solve_op = /* @__PURE__ */ operator<(self: Tensor, A: Tensor, upper: boolean, transpose: boolean, unitriangular: boolean) => readonly [Tensor, Tensor]>("aten::triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)");
export function triangular_solve(self: Tensor, A: Tensor, upper: boolean, transpose: boolean, unitriangular: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | A.keysLo | local.includedLo) & local.keepLo & triangular_solve_op.maskLo;
  const hi = (self.keysHi | A.keysHi | local.includedHi) & local.keepHi & triangular_solve_op.maskHi;
  return triangular_solve_op.table[slot(lo, hi)]!(self, A, upper, transpose, unitriangular, lo, hi);
}

export const triangular_solve_X_op = /* @__PURE__ */ operator<(self: Tensor, A: Tensor, upper: boolean, transpose: boolean, unitriangular: boolean, X: Tensor, M: Tensor) => readonly [Tensor, Tensor]>("aten::triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)");
export const triangular_solve_X = /* @__PURE__ */ stubOf(triangular_solve_X_op);

export const linalg_qr_op = /* @__PURE__ */ operator<(A: Tensor, mode: string) => readonly [Tensor, Tensor]>("aten::linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)");
export function linalg_qr(A: Tensor, mode: string): readonly [Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_qr_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_qr_op.maskHi;
  return linalg_qr_op.table[slot(lo, hi)]!(A, mode, lo, hi);
}

export const linalg_qr_out_op = /* @__PURE__ */ operator<(A: Tensor, mode: string, Q: Tensor, R: Tensor) => readonly [Tensor, Tensor]>("aten::linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)");
export const linalg_qr_out = /* @__PURE__ */ stubOf(linalg_qr_out_op);

export const qr_op = /* @__PURE__ */ operator<(self: Tensor, some: boolean) => readonly [Tensor, Tensor]>("aten::qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)");
export function qr(self: Tensor, some: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & qr_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & qr_op.maskHi;
  return qr_op.table[slot(lo, hi)]!(self, some, lo, hi);
}

export const qr_Q_op = /* @__PURE__ */ operator<(self: Tensor, some: boolean, Q: Tensor, R: Tensor) => readonly [Tensor, Tensor]>("aten::qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)");
export const qr_Q = /* @__PURE__ */ stubOf(qr_Q_op);

export const geqrf_op = /* @__PURE__ */ operator<(self: Tensor) => readonly [Tensor, Tensor]>("aten::geqrf(Tensor self) -> (Tensor a, Tensor tau)");
export function geqrf(self: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & geqrf_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & geqrf_op.maskHi;
  return geqrf_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const geqrf_a_op = /* @__PURE__ */ operator<(self: Tensor, a: Tensor, tau: Tensor) => readonly [Tensor, Tensor]>("aten::geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)");
export const geqrf_a = /* @__PURE__ */ stubOf(geqrf_a_op);

export const linalg_householder_product_op = /* @__PURE__ */ operator<(input: Tensor, tau: Tensor) => Tensor>("aten::linalg_householder_product(Tensor input, Tensor tau) -> Tensor");
export function linalg_householder_product(input: Tensor, tau: Tensor): Tensor {
  const lo = (input.keysLo | tau.keysLo | local.includedLo) & local.keepLo & linalg_householder_product_op.maskLo;
  const hi = (input.keysHi | tau.keysHi | local.includedHi) & local.keepHi & linalg_householder_product_op.maskHi;
  return linalg_householder_product_op.table[slot(lo, hi)]!(input, tau, lo, hi);
}

export const _linalg_eigh_op = /* @__PURE__ */ operator<(A: Tensor, UPLO: string, computeV: boolean) => readonly [Tensor, Tensor]>("aten::_linalg_eigh(Tensor A, str UPLO=\"L\", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)");
export function _linalg_eigh(A: Tensor, UPLO: string, computeV: boolean): readonly [Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & _linalg_eigh_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & _linalg_eigh_op.maskHi;
  return _linalg_eigh_op.table[slot(lo, hi)]!(A, UPLO, computeV, lo, hi);
}

export const _linalg_eigh_eigenvalues_op = /* @__PURE__ */ operator<(A: Tensor, UPLO: string, computeV: boolean, eigenvalues: Tensor, eigenvectors: Tensor) => readonly [Tensor, Tensor]>("aten::_linalg_eigh.eigenvalues(Tensor A, str UPLO=\"L\", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)");
export const _linalg_eigh_eigenvalues = /* @__PURE__ */ stubOf(_linalg_eigh_eigenvalues_op);

export const linalg_eigh_op = /* @__PURE__ */ operator<(self: Tensor, UPLO: string) => readonly [Tensor, Tensor]>("aten::linalg_eigh(Tensor self, str UPLO=\"L\") -> (Tensor eigenvalues, Tensor eigenvectors)");
export function linalg_eigh(self: Tensor, UPLO: string): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_eigh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_eigh_op.maskHi;
  return linalg_eigh_op.table[slot(lo, hi)]!(self, UPLO, lo, hi);
}

export const linalg_eigh_eigvals_op = /* @__PURE__ */ operator<(self: Tensor, UPLO: string, eigvals: Tensor, eigvecs: Tensor) => readonly [Tensor, Tensor]>("aten::linalg_eigh.eigvals(Tensor self, str UPLO=\"L\", *, Tensor(a!) eigvals, Tensor(b!) eigvecs) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)");
export const linalg_eigh_eigvals = /* @__PURE__ */ stubOf(linalg_eigh_eigvals_op);

export const linalg_eigvalsh_op = /* @__PURE__ */ operator<(self: Tensor, UPLO: string) => Tensor>("aten::linalg_eigvalsh(Tensor self, str UPLO=\"L\") -> Tensor");
export function linalg_eigvalsh(self: Tensor, UPLO: string): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_eigvalsh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_eigvalsh_op.maskHi;
  return linalg_eigvalsh_op.table[slot(lo, hi)]!(self, UPLO, lo, hi);
}

export const linalg_eigvalsh_out_op = /* @__PURE__ */ operator<(self: Tensor, UPLO: string, out: Tensor) => Tensor>("aten::linalg_eigvalsh.out(Tensor self, str UPLO=\"L\", *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_eigvalsh_out = /* @__PURE__ */ stubOf(linalg_eigvalsh_out_op);

export const _linalg_svd_op = /* @__PURE__ */ operator<(A: Tensor, fullMatrices: boolean, computeUv: boolean, driver: string | null) => readonly [Tensor, Tensor, Tensor]>("aten::_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)");
export function _linalg_svd(A: Tensor, fullMatrices: boolean, computeUv: boolean, driver: string | null): readonly [Tensor, Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & _linalg_svd_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & _linalg_svd_op.maskHi;
  return _linalg_svd_op.table[slot(lo, hi)]!(A, fullMatrices, computeUv, driver, lo, hi);
}

export const _linalg_svd_U_op = /* @__PURE__ */ operator<(A: Tensor, fullMatrices: boolean, computeUv: boolean, driver: string | null, U: Tensor, S: Tensor, Vh: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::_linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)");
export const _linalg_svd_U = /* @__PURE__ */ stubOf(_linalg_svd_U_op);

export const linalg_svd_op = /* @__PURE__ */ operator<(A: Tensor, fullMatrices: boolean, driver: string | null) => readonly [Tensor, Tensor, Tensor]>("aten::linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)");
export function linalg_svd(A: Tensor, fullMatrices: boolean, driver: string | null): readonly [Tensor, Tensor, Tensor] {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_svd_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_svd_op.maskHi;
  return linalg_svd_op.table[slot(lo, hi)]!(A, fullMatrices, driver, lo, hi);
}

export const linalg_svd_U_op = /* @__PURE__ */ operator<(A: Tensor, fullMatrices: boolean, driver: string | null, U: Tensor, S: Tensor, Vh: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)");
export const linalg_svd_U = /* @__PURE__ */ stubOf(linalg_svd_U_op);

export const linalg_svdvals_op = /* @__PURE__ */ operator<(A: Tensor, driver: string | null) => Tensor>("aten::linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor");
export function linalg_svdvals(A: Tensor, driver: string | null): Tensor {
  const lo = (A.keysLo | local.includedLo) & local.keepLo & linalg_svdvals_op.maskLo;
  const hi = (A.keysHi | local.includedHi) & local.keepHi & linalg_svdvals_op.maskHi;
  return linalg_svdvals_op.table[slot(lo, hi)]!(A, driver, lo, hi);
}

export const linalg_svdvals_out_op = /* @__PURE__ */ operator<(A: Tensor, driver: string | null, out: Tensor) => Tensor>("aten::linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!)");
export const linalg_svdvals_out = /* @__PURE__ */ stubOf(linalg_svdvals_out_op);

export const svd_op = /* @__PURE__ */ operator<(self: Tensor, some: boolean, computeUv: boolean) => readonly [Tensor, Tensor, Tensor]>("aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)");
export function svd(self: Tensor, some: boolean, computeUv: boolean): readonly [Tensor, Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & svd_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & svd_op.maskHi;
  return svd_op.table[slot(lo, hi)]!(self, some, computeUv, lo, hi);
}

export const svd_U_op = /* @__PURE__ */ operator<(self: Tensor, some: boolean, computeUv: boolean, U: Tensor, S: Tensor, V: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)");
export const svd_U = /* @__PURE__ */ stubOf(svd_U_op);

export const linalg_matrix_exp_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::linalg_matrix_exp(Tensor self) -> Tensor");
export function linalg_matrix_exp(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_matrix_exp_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_matrix_exp_op.maskHi;
  return linalg_matrix_exp_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const matrix_exp_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::matrix_exp(Tensor self) -> Tensor");
export function matrix_exp(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & matrix_exp_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & matrix_exp_op.maskHi;
  return matrix_exp_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const linalg_pinv_atol_rtol_tensor_op = /* @__PURE__ */ operator<(self: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean) => Tensor>("aten::linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor");
export function linalg_pinv_atol_rtol_tensor(self: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean): Tensor {
  const lo = (self.keysLo | keysLoOf(atol) | keysLoOf(rtol) | local.includedLo) & local.keepLo & linalg_pinv_atol_rtol_tensor_op.maskLo;
  const hi = (self.keysHi | keysHiOf(atol) | keysHiOf(rtol) | local.includedHi) & local.keepHi & linalg_pinv_atol_rtol_tensor_op.maskHi;
  return linalg_pinv_atol_rtol_tensor_op.table[slot(lo, hi)]!(self, atol, rtol, hermitian, lo, hi);
}

export const linalg_pinv_atol_rtol_tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean, out: Tensor) => Tensor>("aten::linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)");
export const linalg_pinv_atol_rtol_tensor_out = /* @__PURE__ */ stubOf(linalg_pinv_atol_rtol_tensor_out_op);

export const linalg_pinv_atol_rtol_float_op = /* @__PURE__ */ operator<(self: Tensor, atol: number | null, rtol: number | null, hermitian: boolean) => Tensor>("aten::linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor");
export function linalg_pinv_atol_rtol_float(self: Tensor, atol: number | null, rtol: number | null, hermitian: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_pinv_atol_rtol_float_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_pinv_atol_rtol_float_op.maskHi;
  return linalg_pinv_atol_rtol_float_op.table[slot(lo, hi)]!(self, atol, rtol, hermitian, lo, hi);
}

export const linalg_pinv_atol_rtol_float_out_op = /* @__PURE__ */ operator<(self: Tensor, atol: number | null, rtol: number | null, hermitian: boolean, out: Tensor) => Tensor>("aten::linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)");
export const linalg_pinv_atol_rtol_float_out = /* @__PURE__ */ stubOf(linalg_pinv_atol_rtol_float_out_op);

export const linalg_pinv_op = /* @__PURE__ */ operator<(self: Tensor, rcond: number, hermitian: boolean) => Tensor>("aten::linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor");
export function linalg_pinv(self: Tensor, rcond: number, hermitian: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_pinv_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_pinv_op.maskHi;
  return linalg_pinv_op.table[slot(lo, hi)]!(self, rcond, hermitian, lo, hi);
}

export const linalg_pinv_out_op = /* @__PURE__ */ operator<(self: Tensor, rcond: number, hermitian: boolean, out: Tensor) => Tensor>("aten::linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_pinv_out = /* @__PURE__ */ stubOf(linalg_pinv_out_op);

export const pinverse_op = /* @__PURE__ */ operator<(self: Tensor, rcond: number) => Tensor>("aten::pinverse(Tensor self, float rcond=1e-15) -> Tensor");
export function pinverse(self: Tensor, rcond: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & pinverse_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & pinverse_op.maskHi;
  return pinverse_op.table[slot(lo, hi)]!(self, rcond, lo, hi);
}

export const linalg_matrix_rank_atol_rtol_tensor_op = /* @__PURE__ */ operator<(input: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean) => Tensor>("aten::linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor");
export function linalg_matrix_rank_atol_rtol_tensor(input: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean): Tensor {
  const lo = (input.keysLo | keysLoOf(atol) | keysLoOf(rtol) | local.includedLo) & local.keepLo & linalg_matrix_rank_atol_rtol_tensor_op.maskLo;
  const hi = (input.keysHi | keysHiOf(atol) | keysHiOf(rtol) | local.includedHi) & local.keepHi & linalg_matrix_rank_atol_rtol_tensor_op.maskHi;
  return linalg_matrix_rank_atol_rtol_tensor_op.table[slot(lo, hi)]!(input, atol, rtol, hermitian, lo, hi);
}

export const linalg_matrix_rank_atol_rtol_tensor_out_op = /* @__PURE__ */ operator<(input: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean, out: Tensor) => Tensor>("aten::linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)");
export const linalg_matrix_rank_atol_rtol_tensor_out = /* @__PURE__ */ stubOf(linalg_matrix_rank_atol_rtol_tensor_out_op);

export const linalg_matrix_rank_atol_rtol_float_op = /* @__PURE__ */ operator<(self: Tensor, atol: number | null, rtol: number | null, hermitian: boolean) => Tensor>("aten::linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor");
export function linalg_matrix_rank_atol_rtol_float(self: Tensor, atol: number | null, rtol: number | null, hermitian: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_matrix_rank_atol_rtol_float_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_matrix_rank_atol_rtol_float_op.maskHi;
  return linalg_matrix_rank_atol_rtol_float_op.table[slot(lo, hi)]!(self, atol, rtol, hermitian, lo, hi);
}

export const linalg_matrix_rank_atol_rtol_float_out_op = /* @__PURE__ */ operator<(self: Tensor, atol: number | null, rtol: number | null, hermitian: boolean, out: Tensor) => Tensor>("aten::linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)");
export const linalg_matrix_rank_atol_rtol_float_out = /* @__PURE__ */ stubOf(linalg_matrix_rank_atol_rtol_float_out_op);

export const linalg_matrix_power_op = /* @__PURE__ */ operator<(self: Tensor, n: number) => Tensor>("aten::linalg_matrix_power(Tensor self, int n) -> Tensor");
export function linalg_matrix_power(self: Tensor, n: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_matrix_power_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_matrix_power_op.maskHi;
  return linalg_matrix_power_op.table[slot(lo, hi)]!(self, n, lo, hi);
}

export const linalg_matrix_power_out_op = /* @__PURE__ */ operator<(self: Tensor, n: number, out: Tensor) => Tensor>("aten::linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_matrix_power_out = /* @__PURE__ */ stubOf(linalg_matrix_power_out_op);

export const matrix_power_op = /* @__PURE__ */ operator<(self: Tensor, n: number) => Tensor>("aten::matrix_power(Tensor self, int n) -> Tensor");
export function matrix_power(self: Tensor, n: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & matrix_power_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & matrix_power_op.maskHi;
  return matrix_power_op.table[slot(lo, hi)]!(self, n, lo, hi);
}

export const matrix_power_out_op = /* @__PURE__ */ operator<(self: Tensor, n: number, out: Tensor) => Tensor>("aten::matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)");
export const matrix_power_out = /* @__PURE__ */ stubOf(matrix_power_out_op);

export const linalg_matmul_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::linalg_matmul(Tensor self, Tensor other) -> Tensor");
export function linalg_matmul(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & linalg_matmul_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & linalg_matmul_op.maskHi;
  return linalg_matmul_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const linalg_matmul_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_matmul_out = /* @__PURE__ */ stubOf(linalg_matmul_out_op);

export const linalg_vecdot_op = /* @__PURE__ */ operator<(x: Tensor, y: Tensor, dim: number) => Tensor>("aten::linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor");
export function linalg_vecdot(x: Tensor, y: Tensor, dim: number): Tensor {
  const lo = (x.keysLo | y.keysLo | local.includedLo) & local.keepLo & linalg_vecdot_op.maskLo;
  const hi = (x.keysHi | y.keysHi | local.includedHi) & local.keepHi & linalg_vecdot_op.maskHi;
  return linalg_vecdot_op.table[slot(lo, hi)]!(x, y, dim, lo, hi);
}

export const linalg_vecdot_out_op = /* @__PURE__ */ operator<(x: Tensor, y: Tensor, dim: number, out: Tensor) => Tensor>("aten::linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)");
export const linalg_vecdot_out = /* @__PURE__ */ stubOf(linalg_vecdot_out_op);

export const linalg_tensorinv_op = /* @__PURE__ */ operator<(self: Tensor, ind: number) => Tensor>("aten::linalg_tensorinv(Tensor self, int ind=2) -> Tensor");
export function linalg_tensorinv(self: Tensor, ind: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_tensorinv_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_tensorinv_op.maskHi;
  return linalg_tensorinv_op.table[slot(lo, hi)]!(self, ind, lo, hi);
}

export const linalg_tensorinv_out_op = /* @__PURE__ */ operator<(self: Tensor, ind: number, out: Tensor) => Tensor>("aten::linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_tensorinv_out = /* @__PURE__ */ stubOf(linalg_tensorinv_out_op);

export const linalg_tensorsolve_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, dims: readonly number[] | null) => Tensor>("aten::linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor");
export function linalg_tensorsolve(self: Tensor, other: Tensor, dims: readonly number[] | null): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & linalg_tensorsolve_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & linalg_tensorsolve_op.maskHi;
  return linalg_tensorsolve_op.table[slot(lo, hi)]!(self, other, dims, lo, hi);
}

export const linalg_tensorsolve_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, dims: readonly number[] | null, out: Tensor) => Tensor>("aten::linalg_tensorsolve.out(Tensor self, Tensor other, int[]? dims=None, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_tensorsolve_out = /* @__PURE__ */ stubOf(linalg_tensorsolve_out_op);

export const linalg_multi_dot_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[]) => Tensor>("aten::linalg_multi_dot(Tensor[] tensors) -> Tensor");
export function linalg_multi_dot(tensors: readonly Tensor[]): Tensor {
  const lo = (listKeysLo(tensors) | local.includedLo) & local.keepLo & linalg_multi_dot_op.maskLo;
  const hi = (listKeysHi(tensors) | local.includedHi) & local.keepHi & linalg_multi_dot_op.maskHi;
  return linalg_multi_dot_op.table[slot(lo, hi)]!(tensors, lo, hi);
}

export const linalg_multi_dot_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], out: Tensor) => Tensor>("aten::linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_multi_dot_out = /* @__PURE__ */ stubOf(linalg_multi_dot_out_op);

export const linalg_norm_op = /* @__PURE__ */ operator<(self: Tensor, ord: Scalar | null, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null) => Tensor>("aten::linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function linalg_norm(self: Tensor, ord: Scalar | null, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_norm_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_norm_op.maskHi;
  return linalg_norm_op.table[slot(lo, hi)]!(self, ord, dim, keepdim, dtype, lo, hi);
}

export const linalg_norm_out_op = /* @__PURE__ */ operator<(self: Tensor, ord: Scalar | null, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const linalg_norm_out = /* @__PURE__ */ stubOf(linalg_norm_out_op);

export const linalg_norm_ord_str_op = /* @__PURE__ */ operator<(self: Tensor, ord: string, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null) => Tensor>("aten::linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function linalg_norm_ord_str(self: Tensor, ord: string, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_norm_ord_str_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_norm_ord_str_op.maskHi;
  return linalg_norm_ord_str_op.table[slot(lo, hi)]!(self, ord, dim, keepdim, dtype, lo, hi);
}

export const linalg_norm_ord_str_out_op = /* @__PURE__ */ operator<(self: Tensor, ord: string, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const linalg_norm_ord_str_out = /* @__PURE__ */ stubOf(linalg_norm_ord_str_out_op);

export const linalg_matrix_norm_op = /* @__PURE__ */ operator<(self: Tensor, ord: Scalar, dim: readonly number[], keepdim: boolean, dtype: DType | null) => Tensor>("aten::linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function linalg_matrix_norm(self: Tensor, ord: Scalar, dim: readonly number[], keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_matrix_norm_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_matrix_norm_op.maskHi;
  return linalg_matrix_norm_op.table[slot(lo, hi)]!(self, ord, dim, keepdim, dtype, lo, hi);
}

export const linalg_matrix_norm_out_op = /* @__PURE__ */ operator<(self: Tensor, ord: Scalar, dim: readonly number[], keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const linalg_matrix_norm_out = /* @__PURE__ */ stubOf(linalg_matrix_norm_out_op);

export const linalg_matrix_norm_str_ord_op = /* @__PURE__ */ operator<(self: Tensor, ord: string, dim: readonly number[], keepdim: boolean, dtype: DType | null) => Tensor>("aten::linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function linalg_matrix_norm_str_ord(self: Tensor, ord: string, dim: readonly number[], keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_matrix_norm_str_ord_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_matrix_norm_str_ord_op.maskHi;
  return linalg_matrix_norm_str_ord_op.table[slot(lo, hi)]!(self, ord, dim, keepdim, dtype, lo, hi);
}

export const linalg_matrix_norm_str_ord_out_op = /* @__PURE__ */ operator<(self: Tensor, ord: string, dim: readonly number[], keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::linalg_matrix_norm.str_ord_out(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export const linalg_matrix_norm_str_ord_out = /* @__PURE__ */ stubOf(linalg_matrix_norm_str_ord_out_op);

export const nuclear_norm_op = /* @__PURE__ */ operator<(self: Tensor, keepdim: boolean) => Tensor>("aten::nuclear_norm(Tensor self, bool keepdim=False) -> Tensor");
export function nuclear_norm(self: Tensor, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nuclear_norm_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nuclear_norm_op.maskHi;
  return nuclear_norm_op.table[slot(lo, hi)]!(self, keepdim, lo, hi);
}

export const nuclear_norm_out_op = /* @__PURE__ */ operator<(self: Tensor, keepdim: boolean, out: Tensor) => Tensor>("aten::nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const nuclear_norm_out = /* @__PURE__ */ stubOf(nuclear_norm_out_op);

export const nuclear_norm_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean) => Tensor>("aten::nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor");
export function nuclear_norm_dim(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nuclear_norm_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nuclear_norm_dim_op.maskHi;
  return nuclear_norm_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const nuclear_norm_dim_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export const nuclear_norm_dim_out = /* @__PURE__ */ stubOf(nuclear_norm_dim_out_op);

export const linalg_cond_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null) => Tensor>("aten::linalg_cond(Tensor self, Scalar? p=None) -> Tensor");
export function linalg_cond(self: Tensor, p: Scalar | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_cond_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_cond_op.maskHi;
  return linalg_cond_op.table[slot(lo, hi)]!(self, p, lo, hi);
}

export const linalg_cond_out_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null, out: Tensor) => Tensor>("aten::linalg_cond.out(Tensor self, Scalar? p=None, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_cond_out = /* @__PURE__ */ stubOf(linalg_cond_out_op);

export const linalg_lstsq_op = /* @__PURE__ */ operator<(self: Tensor, b: Tensor, rcond: number | null, driver: string | null) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)");
export function linalg_lstsq(self: Tensor, b: Tensor, rcond: number | null, driver: string | null): readonly [Tensor, Tensor, Tensor, Tensor] {
  const lo = (self.keysLo | b.keysLo | local.includedLo) & local.keepLo & linalg_lstsq_op.maskLo;
  const hi = (self.keysHi | b.keysHi | local.includedHi) & local.keepHi & linalg_lstsq_op.maskHi;
  return linalg_lstsq_op.table[slot(lo, hi)]!(self, b, rcond, driver, lo, hi);
}

export const linalg_lstsq_out_op = /* @__PURE__ */ operator<(self: Tensor, b: Tensor, rcond: number | null, driver: string | null, solution: Tensor, residuals: Tensor, rank: Tensor, singularValues: Tensor) => readonly [Tensor, Tensor, Tensor, Tensor]>("aten::linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)");
export const linalg_lstsq_out = /* @__PURE__ */ stubOf(linalg_lstsq_out_op);

export const _fft_c2r_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], normalization: number, lastDimSize: number) => Tensor>("aten::_fft_c2r(Tensor self, int[] dim, int normalization, int last_dim_size) -> Tensor");
export function _fft_c2r(self: Tensor, dim: readonly number[], normalization: number, lastDimSize: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _fft_c2r_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _fft_c2r_op.maskHi;
  return _fft_c2r_op.table[slot(lo, hi)]!(self, dim, normalization, lastDimSize, lo, hi);
}

export const fft_irfft_op = /* @__PURE__ */ operator<(self: Tensor, n: number | null, dim: number, norm: string | null) => Tensor>("aten::fft_irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor");
export function fft_irfft(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fft_irfft_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fft_irfft_op.maskHi;
  return fft_irfft_op.table[slot(lo, hi)]!(self, n, dim, norm, lo, hi);
}

export const fft_irfft_out_op = /* @__PURE__ */ operator<(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor) => Tensor>("aten::fft_irfft.out(Tensor self, int? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)");
export const fft_irfft_out = /* @__PURE__ */ stubOf(fft_irfft_out_op);

export const fft_irfft2_op = /* @__PURE__ */ operator<(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null) => Tensor>("aten::fft_irfft2(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor");
export function fft_irfft2(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fft_irfft2_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fft_irfft2_op.maskHi;
  return fft_irfft2_op.table[slot(lo, hi)]!(self, s, dim, norm, lo, hi);
}

export const fft_irfft2_out_op = /* @__PURE__ */ operator<(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor) => Tensor>("aten::fft_irfft2.out(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)");
export const fft_irfft2_out = /* @__PURE__ */ stubOf(fft_irfft2_out_op);

export const fft_irfftn_op = /* @__PURE__ */ operator<(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null) => Tensor>("aten::fft_irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor");
export function fft_irfftn(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fft_irfftn_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fft_irfftn_op.maskHi;
  return fft_irfftn_op.table[slot(lo, hi)]!(self, s, dim, norm, lo, hi);
}

export const fft_irfftn_out_op = /* @__PURE__ */ operator<(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor) => Tensor>("aten::fft_irfftn.out(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)");
export const fft_irfftn_out = /* @__PURE__ */ stubOf(fft_irfftn_out_op);

export const fft_hfft_op = /* @__PURE__ */ operator<(self: Tensor, n: number | null, dim: number, norm: string | null) => Tensor>("aten::fft_hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor");
export function fft_hfft(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fft_hfft_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fft_hfft_op.maskHi;
  return fft_hfft_op.table[slot(lo, hi)]!(self, n, dim, norm, lo, hi);
}

export const fft_hfft_out_op = /* @__PURE__ */ operator<(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor) => Tensor>("aten::fft_hfft.out(Tensor self, int? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)");
export const fft_hfft_out = /* @__PURE__ */ stubOf(fft_hfft_out_op);

export const fft_hfft2_op = /* @__PURE__ */ operator<(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null) => Tensor>("aten::fft_hfft2(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor");
export function fft_hfft2(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fft_hfft2_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fft_hfft2_op.maskHi;
  return fft_hfft2_op.table[slot(lo, hi)]!(self, s, dim, norm, lo, hi);
}

export const fft_hfft2_out_op = /* @__PURE__ */ operator<(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor) => Tensor>("aten::fft_hfft2.out(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)");
export const fft_hfft2_out = /* @__PURE__ */ stubOf(fft_hfft2_out_op);

export const fft_hfftn_op = /* @__PURE__ */ operator<(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null) => Tensor>("aten::fft_hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor");
export function fft_hfftn(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fft_hfftn_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fft_hfftn_op.maskHi;
  return fft_hfftn_op.table[slot(lo, hi)]!(self, s, dim, norm, lo, hi);
}

export const fft_hfftn_out_op = /* @__PURE__ */ operator<(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor) => Tensor>("aten::fft_hfftn.out(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)");
export const fft_hfftn_out = /* @__PURE__ */ stubOf(fft_hfftn_out_op);

export const orgqr_op = /* @__PURE__ */ operator<(self: Tensor, input2: Tensor) => Tensor>("aten::orgqr(Tensor self, Tensor input2) -> Tensor");
export function orgqr(self: Tensor, input2: Tensor): Tensor {
  const lo = (self.keysLo | input2.keysLo | local.includedLo) & local.keepLo & orgqr_op.maskLo;
  const hi = (self.keysHi | input2.keysHi | local.includedHi) & local.keepHi & orgqr_op.maskHi;
  return orgqr_op.table[slot(lo, hi)]!(self, input2, lo, hi);
}

export const orgqr_out_op = /* @__PURE__ */ operator<(self: Tensor, input2: Tensor, out: Tensor) => Tensor>("aten::orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!)");
export const orgqr_out = /* @__PURE__ */ stubOf(orgqr_out_op);

export const linalg_pinv_rcond_tensor_op = /* @__PURE__ */ operator<(self: Tensor, rcond: Tensor, hermitian: boolean) => Tensor>("aten::linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor");
export function linalg_pinv_rcond_tensor(self: Tensor, rcond: Tensor, hermitian: boolean): Tensor {
  const lo = (self.keysLo | rcond.keysLo | local.includedLo) & local.keepLo & linalg_pinv_rcond_tensor_op.maskLo;
  const hi = (self.keysHi | rcond.keysHi | local.includedHi) & local.keepHi & linalg_pinv_rcond_tensor_op.maskHi;
  return linalg_pinv_rcond_tensor_op.table[slot(lo, hi)]!(self, rcond, hermitian, lo, hi);
}

export const linalg_pinv_out_rcond_tensor_op = /* @__PURE__ */ operator<(self: Tensor, rcond: Tensor, hermitian: boolean, out: Tensor) => Tensor>("aten::linalg_pinv.out_rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)");
export const linalg_pinv_out_rcond_tensor = /* @__PURE__ */ stubOf(linalg_pinv_out_rcond_tensor_op);

export const addr__op = /* @__PURE__ */ operator<(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)");
export function addr_(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | vec1.keysLo | vec2.keysLo | local.includedLo) & local.keepLo & addr__op.maskLo;
  const hi = (self.keysHi | vec1.keysHi | vec2.keysHi | local.includedHi) & local.keepHi & addr__op.maskHi;
  return addr__op.table[slot(lo, hi)]!(self, vec1, vec2, beta, alpha, lo, hi);
}

export const addbmm__op = /* @__PURE__ */ operator<(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar) => Tensor>("aten::addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)");
export function addbmm_(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | batch1.keysLo | batch2.keysLo | local.includedLo) & local.keepLo & addbmm__op.maskLo;
  const hi = (self.keysHi | batch1.keysHi | batch2.keysHi | local.includedHi) & local.keepHi & addbmm__op.maskHi;
  return addbmm__op.table[slot(lo, hi)]!(self, batch1, batch2, beta, alpha, lo, hi);
}

export const _linalg_check_errors_op = /* @__PURE__ */ operator<(info: Tensor, apiName: string, isMatrix: boolean) => void>("aten::_linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()");
export function _linalg_check_errors(info: Tensor, apiName: string, isMatrix: boolean): void {
  const lo = (info.keysLo | local.includedLo) & local.keepLo & _linalg_check_errors_op.maskLo;
  const hi = (info.keysHi | local.includedHi) & local.keepHi & _linalg_check_errors_op.maskHi;
  return _linalg_check_errors_op.table[slot(lo, hi)]!(info, apiName, isMatrix, lo, hi);
}

export const softmax_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null) => Tensor>("aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor");
export function softmax_int(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & softmax_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & softmax_int_op.maskHi;
  return softmax_int_op.table[slot(lo, hi)]!(self, dim, dtype, lo, hi);
}

export const softmax_int_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null, out: Tensor) => Tensor>("aten::softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)");
export const softmax_int_out = /* @__PURE__ */ stubOf(softmax_int_out_op);

export const _softmax_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, halfToFloat: boolean) => Tensor>("aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor");
export function _softmax(self: Tensor, dim: number, halfToFloat: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _softmax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _softmax_op.maskHi;
  return _softmax_op.table[slot(lo, hi)]!(self, dim, halfToFloat, lo, hi);
}

export const _softmax_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor) => Tensor>("aten::_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)");
export const _softmax_out = /* @__PURE__ */ stubOf(_softmax_out_op);

export const _softmax_backward_data_op = /* @__PURE__ */ operator<(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType) => Tensor>("aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor");
export function _softmax_backward_data(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType): Tensor {
  const lo = (gradOutput.keysLo | output.keysLo | local.includedLo) & local.keepLo & _softmax_backward_data_op.maskLo;
  const hi = (gradOutput.keysHi | output.keysHi | local.includedHi) & local.keepHi & _softmax_backward_data_op.maskHi;
  return _softmax_backward_data_op.table[slot(lo, hi)]!(gradOutput, output, dim, inputDtype, lo, hi);
}

export const _softmax_backward_data_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, gradInput: Tensor) => Tensor>("aten::_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!)");
export const _softmax_backward_data_out = /* @__PURE__ */ stubOf(_softmax_backward_data_out_op);

export const log_softmax_int_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null) => Tensor>("aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor");
export function log_softmax_int(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log_softmax_int_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log_softmax_int_op.maskHi;
  return log_softmax_int_op.table[slot(lo, hi)]!(self, dim, dtype, lo, hi);
}

export const log_softmax_int_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null, out: Tensor) => Tensor>("aten::log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)");
export const log_softmax_int_out = /* @__PURE__ */ stubOf(log_softmax_int_out_op);

export const _log_softmax_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, halfToFloat: boolean) => Tensor>("aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor");
export function _log_softmax(self: Tensor, dim: number, halfToFloat: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _log_softmax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _log_softmax_op.maskHi;
  return _log_softmax_op.table[slot(lo, hi)]!(self, dim, halfToFloat, lo, hi);
}

export const _log_softmax_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor) => Tensor>("aten::_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)");
export const _log_softmax_out = /* @__PURE__ */ stubOf(_log_softmax_out_op);

export const _log_softmax_backward_data_op = /* @__PURE__ */ operator<(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType) => Tensor>("aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor");
export function _log_softmax_backward_data(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType): Tensor {
  const lo = (gradOutput.keysLo | output.keysLo | local.includedLo) & local.keepLo & _log_softmax_backward_data_op.maskLo;
  const hi = (gradOutput.keysHi | output.keysHi | local.includedHi) & local.keepHi & _log_softmax_backward_data_op.maskHi;
  return _log_softmax_backward_data_op.table[slot(lo, hi)]!(gradOutput, output, dim, inputDtype, lo, hi);
}

export const _log_softmax_backward_data_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, out: Tensor) => Tensor>("aten::_log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)");
export const _log_softmax_backward_data_out = /* @__PURE__ */ stubOf(_log_softmax_backward_data_out_op);

export const special_softmax_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null) => Tensor>("aten::special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor");
export function special_softmax(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_softmax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_softmax_op.maskHi;
  return special_softmax_op.table[slot(lo, hi)]!(self, dim, dtype, lo, hi);
}

export const special_log_softmax_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, dtype: DType | null) => Tensor>("aten::special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor");
export function special_log_softmax(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & special_log_softmax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & special_log_softmax_op.maskHi;
  return special_log_softmax_op.table[slot(lo, hi)]!(self, dim, dtype, lo, hi);
}

export const nll_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number) => Tensor>("aten::nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor");
export function nll_loss(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): Tensor {
  const lo = (self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & nll_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & nll_loss_op.maskHi;
  return nll_loss_op.table[slot(lo, hi)]!(self, target, weight, reduction, ignoreIndex, lo, hi);
}

export const nll_loss_out_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, out: Tensor) => Tensor>("aten::nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)");
export const nll_loss_out = /* @__PURE__ */ stubOf(nll_loss_out_op);

export const nll_loss_nd_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number) => Tensor>("aten::nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor");
export function nll_loss_nd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): Tensor {
  const lo = (self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & nll_loss_nd_op.maskLo;
  const hi = (self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & nll_loss_nd_op.maskHi;
  return nll_loss_nd_op.table[slot(lo, hi)]!(self, target, weight, reduction, ignoreIndex, lo, hi);
}

export const nll_loss_forward_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number) => readonly [Tensor, Tensor]>("aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)");
export function nll_loss_forward(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & nll_loss_forward_op.maskLo;
  const hi = (self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & nll_loss_forward_op.maskHi;
  return nll_loss_forward_op.table[slot(lo, hi)]!(self, target, weight, reduction, ignoreIndex, lo, hi);
}

export const nll_loss_forward_output_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor) => readonly [Tensor, Tensor]>("aten::nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))");
export const nll_loss_forward_output = /* @__PURE__ */ stubOf(nll_loss_forward_output_op);

export const nll_loss_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor) => Tensor>("aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor");
export function nll_loss_backward(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | target.keysLo | keysLoOf(weight) | totalWeight.keysLo | local.includedLo) & local.keepLo & nll_loss_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | target.keysHi | keysHiOf(weight) | totalWeight.keysHi | local.includedHi) & local.keepHi & nll_loss_backward_op.maskHi;
  return nll_loss_backward_op.table[slot(lo, hi)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, lo, hi);
}

export const nll_loss_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor) => Tensor>("aten::nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)");
export const nll_loss_backward_grad_input = /* @__PURE__ */ stubOf(nll_loss_backward_grad_input_op);

export const nll_loss2d_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number) => Tensor>("aten::nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor");
export function nll_loss2d(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): Tensor {
  const lo = (self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & nll_loss2d_op.maskLo;
  const hi = (self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & nll_loss2d_op.maskHi;
  return nll_loss2d_op.table[slot(lo, hi)]!(self, target, weight, reduction, ignoreIndex, lo, hi);
}

export const nll_loss2d_forward_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number) => readonly [Tensor, Tensor]>("aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)");
export function nll_loss2d_forward(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & nll_loss2d_forward_op.maskLo;
  const hi = (self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & nll_loss2d_forward_op.maskHi;
  return nll_loss2d_forward_op.table[slot(lo, hi)]!(self, target, weight, reduction, ignoreIndex, lo, hi);
}

export const nll_loss2d_forward_output_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor) => readonly [Tensor, Tensor]>("aten::nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))");
export const nll_loss2d_forward_output = /* @__PURE__ */ stubOf(nll_loss2d_forward_output_op);

export const nll_loss2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor) => Tensor>("aten::nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor");
export function nll_loss2d_backward(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | target.keysLo | keysLoOf(weight) | totalWeight.keysLo | local.includedLo) & local.keepLo & nll_loss2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | target.keysHi | keysHiOf(weight) | totalWeight.keysHi | local.includedHi) & local.keepHi & nll_loss2d_backward_op.maskHi;
  return nll_loss2d_backward_op.table[slot(lo, hi)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, lo, hi);
}

export const nll_loss2d_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor) => Tensor>("aten::nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)");
export const nll_loss2d_backward_grad_input = /* @__PURE__ */ stubOf(nll_loss2d_backward_grad_input_op);

export const cross_entropy_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, labelSmoothing: number) => Tensor>("aten::cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100, float label_smoothing=0.0) -> Tensor");
export function cross_entropy_loss(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, labelSmoothing: number): Tensor {
  const lo = (self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & cross_entropy_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & cross_entropy_loss_op.maskHi;
  return cross_entropy_loss_op.table[slot(lo, hi)]!(self, target, weight, reduction, ignoreIndex, labelSmoothing, lo, hi);
}

export const mse_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number) => Tensor>("aten::mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor", [], false);
export function mse_loss(self: Tensor, target: Tensor, reduction: number): Tensor {
  const lo = (self.keysLo | target.keysLo | local.includedLo) & local.keepLo & mse_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | local.includedHi) & local.keepHi & mse_loss_op.maskHi;
  return mse_loss_op.table[slot(lo, hi)]!(self, target, reduction, lo, hi);
}

export const mse_loss_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number) => Tensor>("aten::mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor");
export function mse_loss_backward(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | target.keysLo | local.includedLo) & local.keepLo & mse_loss_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | target.keysHi | local.includedHi) & local.keepHi & mse_loss_backward_op.maskHi;
  return mse_loss_backward_op.table[slot(lo, hi)]!(gradOutput, self, target, reduction, lo, hi);
}

export const l1_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number) => Tensor>("aten::l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor");
export function l1_loss(self: Tensor, target: Tensor, reduction: number): Tensor {
  const lo = (self.keysLo | target.keysLo | local.includedLo) & local.keepLo & l1_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | local.includedHi) & local.keepHi & l1_loss_op.maskHi;
  return l1_loss_op.table[slot(lo, hi)]!(self, target, reduction, lo, hi);
}

export const smooth_l1_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number, beta: number) => Tensor>("aten::smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor", [], false);
export function smooth_l1_loss(self: Tensor, target: Tensor, reduction: number, beta: number): Tensor {
  const lo = (self.keysLo | target.keysLo | local.includedLo) & local.keepLo & smooth_l1_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | local.includedHi) & local.keepHi & smooth_l1_loss_op.maskHi;
  return smooth_l1_loss_op.table[slot(lo, hi)]!(self, target, reduction, beta, lo, hi);
}

export const smooth_l1_loss_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, beta: number) => Tensor>("aten::smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor");
export function smooth_l1_loss_backward(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, beta: number): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | target.keysLo | local.includedLo) & local.keepLo & smooth_l1_loss_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | target.keysHi | local.includedHi) & local.keepHi & smooth_l1_loss_backward_op.maskHi;
  return smooth_l1_loss_backward_op.table[slot(lo, hi)]!(gradOutput, self, target, reduction, beta, lo, hi);
}

export const huber_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number, delta: number) => Tensor>("aten::huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor");
export function huber_loss(self: Tensor, target: Tensor, reduction: number, delta: number): Tensor {
  const lo = (self.keysLo | target.keysLo | local.includedLo) & local.keepLo & huber_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | local.includedHi) & local.keepHi & huber_loss_op.maskHi;
  return huber_loss_op.table[slot(lo, hi)]!(self, target, reduction, delta, lo, hi);
}

export const huber_loss_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number) => Tensor>("aten::huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor");
export function huber_loss_backward(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | target.keysLo | local.includedLo) & local.keepLo & huber_loss_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | target.keysHi | local.includedHi) & local.keepHi & huber_loss_backward_op.maskHi;
  return huber_loss_backward_op.table[slot(lo, hi)]!(gradOutput, self, target, reduction, delta, lo, hi);
}

export const kl_div_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number, logTarget: boolean) => Tensor>("aten::kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor");
export function kl_div(self: Tensor, target: Tensor, reduction: number, logTarget: boolean): Tensor {
  const lo = (self.keysLo | target.keysLo | local.includedLo) & local.keepLo & kl_div_op.maskLo;
  const hi = (self.keysHi | target.keysHi | local.includedHi) & local.keepHi & kl_div_op.maskHi;
  return kl_div_op.table[slot(lo, hi)]!(self, target, reduction, logTarget, lo, hi);
}

export const binary_cross_entropy_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number) => Tensor>("aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor", [], false);
export function binary_cross_entropy(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number): Tensor {
  const lo = (self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & binary_cross_entropy_op.maskLo;
  const hi = (self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & binary_cross_entropy_op.maskHi;
  return binary_cross_entropy_op.table[slot(lo, hi)]!(self, target, weight, reduction, lo, hi);
}

export const binary_cross_entropy_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number) => Tensor>("aten::binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor");
export function binary_cross_entropy_backward(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & binary_cross_entropy_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & binary_cross_entropy_backward_op.maskHi;
  return binary_cross_entropy_backward_op.table[slot(lo, hi)]!(gradOutput, self, target, weight, reduction, lo, hi);
}

export const binary_cross_entropy_with_logits_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number) => Tensor>("aten::binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor", [], false);
export function binary_cross_entropy_with_logits(self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number): Tensor {
  const lo = (self.keysLo | target.keysLo | keysLoOf(weight) | keysLoOf(posWeight) | local.includedLo) & local.keepLo & binary_cross_entropy_with_logits_op.maskLo;
  const hi = (self.keysHi | target.keysHi | keysHiOf(weight) | keysHiOf(posWeight) | local.includedHi) & local.keepHi & binary_cross_entropy_with_logits_op.maskHi;
  return binary_cross_entropy_with_logits_op.table[slot(lo, hi)]!(self, target, weight, posWeight, reduction, lo, hi);
}

export const soft_margin_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number) => Tensor>("aten::soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor");
export function soft_margin_loss(self: Tensor, target: Tensor, reduction: number): Tensor {
  const lo = (self.keysLo | target.keysLo | local.includedLo) & local.keepLo & soft_margin_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | local.includedHi) & local.keepHi & soft_margin_loss_op.maskHi;
  return soft_margin_loss_op.table[slot(lo, hi)]!(self, target, reduction, lo, hi);
}

export const soft_margin_loss_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number) => Tensor>("aten::soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor");
export function soft_margin_loss_backward(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | target.keysLo | local.includedLo) & local.keepLo & soft_margin_loss_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | target.keysHi | local.includedHi) & local.keepHi & soft_margin_loss_backward_op.maskHi;
  return soft_margin_loss_backward_op.table[slot(lo, hi)]!(gradOutput, self, target, reduction, lo, hi);
}

export const hinge_embedding_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, margin: number, reduction: number) => Tensor>("aten::hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor");
export function hinge_embedding_loss(self: Tensor, target: Tensor, margin: number, reduction: number): Tensor {
  const lo = (self.keysLo | target.keysLo | local.includedLo) & local.keepLo & hinge_embedding_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | local.includedHi) & local.keepHi & hinge_embedding_loss_op.maskHi;
  return hinge_embedding_loss_op.table[slot(lo, hi)]!(self, target, margin, reduction, lo, hi);
}

export const margin_ranking_loss_op = /* @__PURE__ */ operator<(input1: Tensor, input2: Tensor, target: Tensor, margin: number, reduction: number) => Tensor>("aten::margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor");
export function margin_ranking_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: number, reduction: number): Tensor {
  const lo = (input1.keysLo | input2.keysLo | target.keysLo | local.includedLo) & local.keepLo & margin_ranking_loss_op.maskLo;
  const hi = (input1.keysHi | input2.keysHi | target.keysHi | local.includedHi) & local.keepHi & margin_ranking_loss_op.maskHi;
  return margin_ranking_loss_op.table[slot(lo, hi)]!(input1, input2, target, margin, reduction, lo, hi);
}

export const cosine_embedding_loss_op = /* @__PURE__ */ operator<(input1: Tensor, input2: Tensor, target: Tensor, margin: number, reduction: number) => Tensor>("aten::cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor");
export function cosine_embedding_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: number, reduction: number): Tensor {
  const lo = (input1.keysLo | input2.keysLo | target.keysLo | local.includedLo) & local.keepLo & cosine_embedding_loss_op.maskLo;
  const hi = (input1.keysHi | input2.keysHi | target.keysHi | local.includedHi) & local.keepHi & cosine_embedding_loss_op.maskHi;
  return cosine_embedding_loss_op.table[slot(lo, hi)]!(input1, input2, target, margin, reduction, lo, hi);
}

export const triplet_margin_loss_op = /* @__PURE__ */ operator<(anchor: Tensor, positive: Tensor, negative: Tensor, margin: number, p: number, eps: number, swap: boolean, reduction: number) => Tensor>("aten::triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor");
export function triplet_margin_loss(anchor: Tensor, positive: Tensor, negative: Tensor, margin: number, p: number, eps: number, swap: boolean, reduction: number): Tensor {
  const lo = (anchor.keysLo | positive.keysLo | negative.keysLo | local.includedLo) & local.keepLo & triplet_margin_loss_op.maskLo;
  const hi = (anchor.keysHi | positive.keysHi | negative.keysHi | local.includedHi) & local.keepHi & triplet_margin_loss_op.maskHi;
  return triplet_margin_loss_op.table[slot(lo, hi)]!(anchor, positive, negative, margin, p, eps, swap, reduction, lo, hi);
}

export const poisson_nll_loss_op = /* @__PURE__ */ operator<(input: Tensor, target: Tensor, logInput: boolean, full: boolean, eps: number, reduction: number) => Tensor>("aten::poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor");
export function poisson_nll_loss(input: Tensor, target: Tensor, logInput: boolean, full: boolean, eps: number, reduction: number): Tensor {
  const lo = (input.keysLo | target.keysLo | local.includedLo) & local.keepLo & poisson_nll_loss_op.maskLo;
  const hi = (input.keysHi | target.keysHi | local.includedHi) & local.keepHi & poisson_nll_loss_op.maskHi;
  return poisson_nll_loss_op.table[slot(lo, hi)]!(input, target, logInput, full, eps, reduction, lo, hi);
}

export const pairwise_distance_op = /* @__PURE__ */ operator<(x1: Tensor, x2: Tensor, p: number, eps: number, keepdim: boolean) => Tensor>("aten::pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor");
export function pairwise_distance(x1: Tensor, x2: Tensor, p: number, eps: number, keepdim: boolean): Tensor {
  const lo = (x1.keysLo | x2.keysLo | local.includedLo) & local.keepLo & pairwise_distance_op.maskLo;
  const hi = (x1.keysHi | x2.keysHi | local.includedHi) & local.keepHi & pairwise_distance_op.maskHi;
  return pairwise_distance_op.table[slot(lo, hi)]!(x1, x2, p, eps, keepdim, lo, hi);
}

export const cosine_similarity_op = /* @__PURE__ */ operator<(x1: Tensor, x2: Tensor, dim: number, eps: number) => Tensor>("aten::cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor");
export function cosine_similarity(x1: Tensor, x2: Tensor, dim: number, eps: number): Tensor {
  const lo = (x1.keysLo | x2.keysLo | local.includedLo) & local.keepLo & cosine_similarity_op.maskLo;
  const hi = (x1.keysHi | x2.keysHi | local.includedHi) & local.keepHi & cosine_similarity_op.maskHi;
  return cosine_similarity_op.table[slot(lo, hi)]!(x1, x2, dim, eps, lo, hi);
}

export const layer_norm_op = /* @__PURE__ */ operator<(input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number, cudnnEnable: boolean) => Tensor>("aten::layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor");
export function layer_norm(input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number, cudnnEnable: boolean): Tensor {
  const lo = (input.keysLo | keysLoOf(weight) | keysLoOf(bias) | local.includedLo) & local.keepLo & layer_norm_op.maskLo;
  const hi = (input.keysHi | keysHiOf(weight) | keysHiOf(bias) | local.includedHi) & local.keepHi & layer_norm_op.maskHi;
  return layer_norm_op.table[slot(lo, hi)]!(input, normalizedShape, weight, bias, eps, cudnnEnable, lo, hi);
}

export const native_layer_norm_op = /* @__PURE__ */ operator<(input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number) => readonly [Tensor, Tensor, Tensor]>("aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)");
export function native_layer_norm(input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number): readonly [Tensor, Tensor, Tensor] {
  const lo = (input.keysLo | keysLoOf(weight) | keysLoOf(bias) | local.includedLo) & local.keepLo & native_layer_norm_op.maskLo;
  const hi = (input.keysHi | keysHiOf(weight) | keysHiOf(bias) | local.includedHi) & local.keepHi & native_layer_norm_op.maskHi;
  return native_layer_norm_op.table[slot(lo, hi)]!(input, normalizedShape, weight, bias, eps, lo, hi);
}

export const native_layer_norm_backward_op = /* @__PURE__ */ operator<(gradOut: Tensor, input: Tensor, normalizedShape: readonly number[], mean: Tensor, rstd: Tensor, weight: Tensor | null, bias: Tensor | null, outputMask: readonly boolean[]) => readonly [Tensor, Tensor, Tensor]>("aten::native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)");
export function native_layer_norm_backward(gradOut: Tensor, input: Tensor, normalizedShape: readonly number[], mean: Tensor, rstd: Tensor, weight: Tensor | null, bias: Tensor | null, outputMask: readonly boolean[]): readonly [Tensor, Tensor, Tensor] {
  const lo = (gradOut.keysLo | input.keysLo | mean.keysLo | rstd.keysLo | keysLoOf(weight) | keysLoOf(bias) | local.includedLo) & local.keepLo & native_layer_norm_backward_op.maskLo;
  const hi = (gradOut.keysHi | input.keysHi | mean.keysHi | rstd.keysHi | keysHiOf(weight) | keysHiOf(bias) | local.includedHi) & local.keepHi & native_layer_norm_backward_op.maskHi;
  return native_layer_norm_backward_op.table[slot(lo, hi)]!(gradOut, input, normalizedShape, mean, rstd, weight, bias, outputMask, lo, hi);
}

export const batch_norm_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number, cudnnEnabled: boolean) => Tensor>("aten::batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor");
export function batch_norm(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number, cudnnEnabled: boolean): Tensor {
  const lo = (input.keysLo | keysLoOf(weight) | keysLoOf(bias) | keysLoOf(runningMean) | keysLoOf(runningVar) | local.includedLo) & local.keepLo & batch_norm_op.maskLo;
  const hi = (input.keysHi | keysHiOf(weight) | keysHiOf(bias) | keysHiOf(runningMean) | keysHiOf(runningVar) | local.includedHi) & local.keepHi & batch_norm_op.maskHi;
  return batch_norm_op.table[slot(lo, hi)]!(input, weight, bias, runningMean, runningVar, training, momentum, eps, cudnnEnabled, lo, hi);
}

export const _batch_norm_impl_index_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number, cudnnEnabled: boolean) => readonly [Tensor, Tensor, Tensor, Tensor, number]>("aten::_batch_norm_impl_index(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> (Tensor, Tensor, Tensor, Tensor, int)");
export function _batch_norm_impl_index(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number, cudnnEnabled: boolean): readonly [Tensor, Tensor, Tensor, Tensor, number] {
  const lo = (input.keysLo | keysLoOf(weight) | keysLoOf(bias) | keysLoOf(runningMean) | keysLoOf(runningVar) | local.includedLo) & local.keepLo & _batch_norm_impl_index_op.maskLo;
  const hi = (input.keysHi | keysHiOf(weight) | keysHiOf(bias) | keysHiOf(runningMean) | keysHiOf(runningVar) | local.includedHi) & local.keepHi & _batch_norm_impl_index_op.maskHi;
  return _batch_norm_impl_index_op.table[slot(lo, hi)]!(input, weight, bias, runningMean, runningVar, training, momentum, eps, cudnnEnabled, lo, hi);
}

export const native_batch_norm_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number) => readonly [Tensor, Tensor, Tensor]>("aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)");
export function native_batch_norm(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number): readonly [Tensor, Tensor, Tensor] {
  const lo = (input.keysLo | keysLoOf(weight) | keysLoOf(bias) | keysLoOf(runningMean) | keysLoOf(runningVar) | local.includedLo) & local.keepLo & native_batch_norm_op.maskLo;
  const hi = (input.keysHi | keysHiOf(weight) | keysHiOf(bias) | keysHiOf(runningMean) | keysHiOf(runningVar) | local.includedHi) & local.keepHi & native_batch_norm_op.maskHi;
  return native_batch_norm_op.table[slot(lo, hi)]!(input, weight, bias, runningMean, runningVar, training, momentum, eps, lo, hi);
}

export const native_batch_norm_backward_op = /* @__PURE__ */ operator<(gradOut: Tensor, input: Tensor, weight: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, saveMean: Tensor | null, saveInvstd: Tensor | null, train: boolean, eps: number, outputMask: readonly boolean[]) => readonly [Tensor, Tensor, Tensor]>("aten::native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)");
export function native_batch_norm_backward(gradOut: Tensor, input: Tensor, weight: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, saveMean: Tensor | null, saveInvstd: Tensor | null, train: boolean, eps: number, outputMask: readonly boolean[]): readonly [Tensor, Tensor, Tensor] {
  const lo = (gradOut.keysLo | input.keysLo | keysLoOf(weight) | keysLoOf(runningMean) | keysLoOf(runningVar) | keysLoOf(saveMean) | keysLoOf(saveInvstd) | local.includedLo) & local.keepLo & native_batch_norm_backward_op.maskLo;
  const hi = (gradOut.keysHi | input.keysHi | keysHiOf(weight) | keysHiOf(runningMean) | keysHiOf(runningVar) | keysHiOf(saveMean) | keysHiOf(saveInvstd) | local.includedHi) & local.keepHi & native_batch_norm_backward_op.maskHi;
  return native_batch_norm_backward_op.table[slot(lo, hi)]!(gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, train, eps, outputMask, lo, hi);
}

export const group_norm_op = /* @__PURE__ */ operator<(input: Tensor, numGroups: number, weight: Tensor | null, bias: Tensor | null, eps: number, cudnnEnabled: boolean) => Tensor>("aten::group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor");
export function group_norm(input: Tensor, numGroups: number, weight: Tensor | null, bias: Tensor | null, eps: number, cudnnEnabled: boolean): Tensor {
  const lo = (input.keysLo | keysLoOf(weight) | keysLoOf(bias) | local.includedLo) & local.keepLo & group_norm_op.maskLo;
  const hi = (input.keysHi | keysHiOf(weight) | keysHiOf(bias) | local.includedHi) & local.keepHi & group_norm_op.maskHi;
  return group_norm_op.table[slot(lo, hi)]!(input, numGroups, weight, bias, eps, cudnnEnabled, lo, hi);
}

export const native_group_norm_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor | null, bias: Tensor | null, N: number, C: number, HxW: number, group: number, eps: number) => readonly [Tensor, Tensor, Tensor]>("aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)");
export function native_group_norm(input: Tensor, weight: Tensor | null, bias: Tensor | null, N: number, C: number, HxW: number, group: number, eps: number): readonly [Tensor, Tensor, Tensor] {
  const lo = (input.keysLo | keysLoOf(weight) | keysLoOf(bias) | local.includedLo) & local.keepLo & native_group_norm_op.maskLo;
  const hi = (input.keysHi | keysHiOf(weight) | keysHiOf(bias) | local.includedHi) & local.keepHi & native_group_norm_op.maskHi;
  return native_group_norm_op.table[slot(lo, hi)]!(input, weight, bias, N, C, HxW, group, eps, lo, hi);
}

export const native_group_norm_backward_op = /* @__PURE__ */ operator<(gradOut: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | null, N: number, C: number, HxW: number, group: number, outputMask: readonly boolean[]) => readonly [Tensor, Tensor, Tensor]>("aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)");
export function native_group_norm_backward(gradOut: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | null, N: number, C: number, HxW: number, group: number, outputMask: readonly boolean[]): readonly [Tensor, Tensor, Tensor] {
  const lo = (gradOut.keysLo | input.keysLo | mean.keysLo | rstd.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & native_group_norm_backward_op.maskLo;
  const hi = (gradOut.keysHi | input.keysHi | mean.keysHi | rstd.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & native_group_norm_backward_op.maskHi;
  return native_group_norm_backward_op.table[slot(lo, hi)]!(gradOut, input, mean, rstd, weight, N, C, HxW, group, outputMask, lo, hi);
}

export const instance_norm_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, useInputStats: boolean, momentum: number, eps: number, cudnnEnabled: boolean) => Tensor>("aten::instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor");
export function instance_norm(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, useInputStats: boolean, momentum: number, eps: number, cudnnEnabled: boolean): Tensor {
  const lo = (input.keysLo | keysLoOf(weight) | keysLoOf(bias) | keysLoOf(runningMean) | keysLoOf(runningVar) | local.includedLo) & local.keepLo & instance_norm_op.maskLo;
  const hi = (input.keysHi | keysHiOf(weight) | keysHiOf(bias) | keysHiOf(runningMean) | keysHiOf(runningVar) | local.includedHi) & local.keepHi & instance_norm_op.maskHi;
  return instance_norm_op.table[slot(lo, hi)]!(input, weight, bias, runningMean, runningVar, useInputStats, momentum, eps, cudnnEnabled, lo, hi);
}

export const norm_except_dim_op = /* @__PURE__ */ operator<(v: Tensor, pow: number, dim: number) => Tensor>("aten::norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor");
export function norm_except_dim(v: Tensor, pow: number, dim: number): Tensor {
  const lo = (v.keysLo | local.includedLo) & local.keepLo & norm_except_dim_op.maskLo;
  const hi = (v.keysHi | local.includedHi) & local.keepHi & norm_except_dim_op.maskHi;
  return norm_except_dim_op.table[slot(lo, hi)]!(v, pow, dim, lo, hi);
}

export const convolution_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number) => Tensor>("aten::convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor");
export function convolution(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & convolution_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & convolution_op.maskHi;
  return convolution_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, lo, hi);
}

export const convolution_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, input: Tensor, weight: Tensor, biasSizes: readonly number[] | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, outputMask: readonly boolean[]) => readonly [Tensor, Tensor, Tensor]>("aten::convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)");
export function convolution_backward(gradOutput: Tensor, input: Tensor, weight: Tensor, biasSizes: readonly number[] | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, outputMask: readonly boolean[]): readonly [Tensor, Tensor, Tensor] {
  const lo = (gradOutput.keysLo | input.keysLo | weight.keysLo | local.includedLo) & local.keepLo & convolution_backward_op.maskLo;
  const hi = (gradOutput.keysHi | input.keysHi | weight.keysHi | local.includedHi) & local.keepHi & convolution_backward_op.maskHi;
  return convolution_backward_op.table[slot(lo, hi)]!(gradOutput, input, weight, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, outputMask, lo, hi);
}

export const _convolution_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, benchmark: boolean, deterministic: boolean, cudnnEnabled: boolean, allowTf32: boolean) => Tensor>("aten::_convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor");
export function _convolution(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, benchmark: boolean, deterministic: boolean, cudnnEnabled: boolean, allowTf32: boolean): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & _convolution_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & _convolution_op.maskHi;
  return _convolution_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, benchmark, deterministic, cudnnEnabled, allowTf32, lo, hi);
}

export const _convolution_mode_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: string, dilation: readonly number[], groups: number) => Tensor>("aten::_convolution_mode(Tensor input, Tensor weight, Tensor? bias, int[] stride, str padding, int[] dilation, int groups) -> Tensor");
export function _convolution_mode(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: string, dilation: readonly number[], groups: number): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & _convolution_mode_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & _convolution_mode_op.maskHi;
  return _convolution_mode_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, dilation, groups, lo, hi);
}

export const _convolution_double_backward_op = /* @__PURE__ */ operator<(ggI: Tensor | null, ggW: Tensor | null, ggb: Tensor | null, gO: Tensor, weight: Tensor, self: Tensor, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, outputMask: readonly boolean[]) => readonly [Tensor, Tensor, Tensor]>("aten::_convolution_double_backward(Tensor? ggI, Tensor? ggW, Tensor? ggb, Tensor gO, Tensor weight, Tensor self, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)");
export function _convolution_double_backward(ggI: Tensor | null, ggW: Tensor | null, ggb: Tensor | null, gO: Tensor, weight: Tensor, self: Tensor, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, outputMask: readonly boolean[]): readonly [Tensor, Tensor, Tensor] {
  const lo = (keysLoOf(ggI) | keysLoOf(ggW) | keysLoOf(ggb) | gO.keysLo | weight.keysLo | self.keysLo | local.includedLo) & local.keepLo & _convolution_double_backward_op.maskLo;
  const hi = (keysHiOf(ggI) | keysHiOf(ggW) | keysHiOf(ggb) | gO.keysHi | weight.keysHi | self.keysHi | local.includedHi) & local.keepHi & _convolution_double_backward_op.maskHi;
  return _convolution_double_backward_op.table[slot(lo, hi)]!(ggI, ggW, ggb, gO, weight, self, stride, padding, dilation, transposed, outputPadding, groups, outputMask, lo, hi);
}

export const conv1d_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], groups: number) => Tensor>("aten::conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor");
export function conv1d(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], groups: number): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & conv1d_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & conv1d_op.maskHi;
  return conv1d_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, dilation, groups, lo, hi);
}

export const conv1d_padding_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: string, dilation: readonly number[], groups: number) => Tensor>("aten::conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding=\"valid\", int[1] dilation=1, int groups=1) -> Tensor");
export function conv1d_padding(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: string, dilation: readonly number[], groups: number): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & conv1d_padding_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & conv1d_padding_op.maskHi;
  return conv1d_padding_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, dilation, groups, lo, hi);
}

export const conv2d_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], groups: number) => Tensor>("aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor");
export function conv2d(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], groups: number): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & conv2d_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & conv2d_op.maskHi;
  return conv2d_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, dilation, groups, lo, hi);
}

export const conv2d_padding_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: string, dilation: readonly number[], groups: number) => Tensor>("aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding=\"valid\", int[2] dilation=1, int groups=1) -> Tensor");
export function conv2d_padding(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: string, dilation: readonly number[], groups: number): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & conv2d_padding_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & conv2d_padding_op.maskHi;
  return conv2d_padding_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, dilation, groups, lo, hi);
}

export const conv3d_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], groups: number) => Tensor>("aten::conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor");
export function conv3d(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], groups: number): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & conv3d_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & conv3d_op.maskHi;
  return conv3d_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, dilation, groups, lo, hi);
}

export const conv3d_padding_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: string, dilation: readonly number[], groups: number) => Tensor>("aten::conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding=\"valid\", int[3] dilation=1, int groups=1) -> Tensor");
export function conv3d_padding(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: string, dilation: readonly number[], groups: number): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & conv3d_padding_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & conv3d_padding_op.maskHi;
  return conv3d_padding_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, dilation, groups, lo, hi);
}

export const conv_transpose1d_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], outputPadding: readonly number[], groups: number, dilation: readonly number[]) => Tensor>("aten::conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor");
export function conv_transpose1d(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], outputPadding: readonly number[], groups: number, dilation: readonly number[]): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & conv_transpose1d_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & conv_transpose1d_op.maskHi;
  return conv_transpose1d_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, outputPadding, groups, dilation, lo, hi);
}

export const conv_transpose2d_input_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], outputPadding: readonly number[], groups: number, dilation: readonly number[]) => Tensor>("aten::conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor");
export function conv_transpose2d_input(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], outputPadding: readonly number[], groups: number, dilation: readonly number[]): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & conv_transpose2d_input_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & conv_transpose2d_input_op.maskHi;
  return conv_transpose2d_input_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, outputPadding, groups, dilation, lo, hi);
}

export const conv_transpose3d_input_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], outputPadding: readonly number[], groups: number, dilation: readonly number[]) => Tensor>("aten::conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor");
export function conv_transpose3d_input(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], outputPadding: readonly number[], groups: number, dilation: readonly number[]): Tensor {
  const lo = (input.keysLo | weight.keysLo | keysLoOf(bias) | local.includedLo) & local.keepLo & conv_transpose3d_input_op.maskLo;
  const hi = (input.keysHi | weight.keysHi | keysHiOf(bias) | local.includedHi) & local.keepHi & conv_transpose3d_input_op.maskHi;
  return conv_transpose3d_input_op.table[slot(lo, hi)]!(input, weight, bias, stride, padding, outputPadding, groups, dilation, lo, hi);
}

export const im2col_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[]) => Tensor>("aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor");
export function im2col(self: Tensor, kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & im2col_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & im2col_op.maskHi;
  return im2col_op.table[slot(lo, hi)]!(self, kernelSize, dilation, padding, stride, lo, hi);
}

export const col2im_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[]) => Tensor>("aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor");
export function col2im(self: Tensor, outputSize: readonly number[], kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & col2im_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & col2im_op.maskHi;
  return col2im_op.table[slot(lo, hi)]!(self, outputSize, kernelSize, dilation, padding, stride, lo, hi);
}

export const max_pool2d_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean) => Tensor>("aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor");
export function max_pool2d(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & max_pool2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & max_pool2d_op.maskHi;
  return max_pool2d_op.table[slot(lo, hi)]!(self, kernelSize, stride, padding, dilation, ceilMode, lo, hi);
}

export const max_pool2d_with_indices_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean) => readonly [Tensor, Tensor]>("aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)");
export function max_pool2d_with_indices(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & max_pool2d_with_indices_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & max_pool2d_with_indices_op.maskHi;
  return max_pool2d_with_indices_op.table[slot(lo, hi)]!(self, kernelSize, stride, padding, dilation, ceilMode, lo, hi);
}

export const max_pool2d_with_indices_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor) => Tensor>("aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor");
export function max_pool2d_with_indices_backward(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | indices.keysLo | local.includedLo) & local.keepLo & max_pool2d_with_indices_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | indices.keysHi | local.includedHi) & local.keepHi & max_pool2d_with_indices_backward_op.maskHi;
  return max_pool2d_with_indices_backward_op.table[slot(lo, hi)]!(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, lo, hi);
}

export const avg_pool2d_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null) => Tensor>("aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor");
export function avg_pool2d(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & avg_pool2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & avg_pool2d_op.maskHi;
  return avg_pool2d_op.table[slot(lo, hi)]!(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, lo, hi);
}

export const avg_pool2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null) => Tensor>("aten::avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor");
export function avg_pool2d_backward(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & avg_pool2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & avg_pool2d_backward_op.maskHi;
  return avg_pool2d_backward_op.table[slot(lo, hi)]!(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, lo, hi);
}

export const adaptive_avg_pool2d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[]) => Tensor>("aten::adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor");
export function adaptive_avg_pool2d(self: Tensor, outputSize: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & adaptive_avg_pool2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & adaptive_avg_pool2d_op.maskHi;
  return adaptive_avg_pool2d_op.table[slot(lo, hi)]!(self, outputSize, lo, hi);
}

export const adaptive_avg_pool2d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], out: Tensor) => Tensor>("aten::adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)");
export const adaptive_avg_pool2d_out = /* @__PURE__ */ stubOf(adaptive_avg_pool2d_out_op);

export const _adaptive_avg_pool2d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[]) => Tensor>("aten::_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor");
export function _adaptive_avg_pool2d(self: Tensor, outputSize: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _adaptive_avg_pool2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _adaptive_avg_pool2d_op.maskHi;
  return _adaptive_avg_pool2d_op.table[slot(lo, hi)]!(self, outputSize, lo, hi);
}

export const _adaptive_avg_pool2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor) => Tensor>("aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor");
export function _adaptive_avg_pool2d_backward(gradOutput: Tensor, self: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & _adaptive_avg_pool2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & _adaptive_avg_pool2d_backward_op.maskHi;
  return _adaptive_avg_pool2d_backward_op.table[slot(lo, hi)]!(gradOutput, self, lo, hi);
}

export const adaptive_max_pool2d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[]) => readonly [Tensor, Tensor]>("aten::adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)");
export function adaptive_max_pool2d(self: Tensor, outputSize: readonly number[]): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & adaptive_max_pool2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & adaptive_max_pool2d_op.maskHi;
  return adaptive_max_pool2d_op.table[slot(lo, hi)]!(self, outputSize, lo, hi);
}

export const adaptive_max_pool2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, indices: Tensor) => Tensor>("aten::adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor");
export function adaptive_max_pool2d_backward(gradOutput: Tensor, self: Tensor, indices: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | indices.keysLo | local.includedLo) & local.keepLo & adaptive_max_pool2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | indices.keysHi | local.includedHi) & local.keepHi & adaptive_max_pool2d_backward_op.maskHi;
  return adaptive_max_pool2d_backward_op.table[slot(lo, hi)]!(gradOutput, self, indices, lo, hi);
}

export const max_unpool2d_op = /* @__PURE__ */ operator<(self: Tensor, indices: Tensor, outputSize: readonly number[]) => Tensor>("aten::max_unpool2d(Tensor self, Tensor indices, int[2] output_size) -> Tensor");
export function max_unpool2d(self: Tensor, indices: Tensor, outputSize: readonly number[]): Tensor {
  const lo = (self.keysLo | indices.keysLo | local.includedLo) & local.keepLo & max_unpool2d_op.maskLo;
  const hi = (self.keysHi | indices.keysHi | local.includedHi) & local.keepHi & max_unpool2d_op.maskHi;
  return max_unpool2d_op.table[slot(lo, hi)]!(self, indices, outputSize, lo, hi);
}

export const max_pool3d_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean) => Tensor>("aten::max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor");
export function max_pool3d(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & max_pool3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & max_pool3d_op.maskHi;
  return max_pool3d_op.table[slot(lo, hi)]!(self, kernelSize, stride, padding, dilation, ceilMode, lo, hi);
}

export const max_pool3d_with_indices_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean) => readonly [Tensor, Tensor]>("aten::max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)");
export function max_pool3d_with_indices(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & max_pool3d_with_indices_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & max_pool3d_with_indices_op.maskHi;
  return max_pool3d_with_indices_op.table[slot(lo, hi)]!(self, kernelSize, stride, padding, dilation, ceilMode, lo, hi);
}

export const max_pool3d_with_indices_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor) => Tensor>("aten::max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor");
export function max_pool3d_with_indices_backward(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | indices.keysLo | local.includedLo) & local.keepLo & max_pool3d_with_indices_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | indices.keysHi | local.includedHi) & local.keepHi & max_pool3d_with_indices_backward_op.maskHi;
  return max_pool3d_with_indices_backward_op.table[slot(lo, hi)]!(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, lo, hi);
}

export const avg_pool3d_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null) => Tensor>("aten::avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor");
export function avg_pool3d(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & avg_pool3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & avg_pool3d_op.maskHi;
  return avg_pool3d_op.table[slot(lo, hi)]!(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, lo, hi);
}

export const avg_pool3d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null) => Tensor>("aten::avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor");
export function avg_pool3d_backward(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & avg_pool3d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & avg_pool3d_backward_op.maskHi;
  return avg_pool3d_backward_op.table[slot(lo, hi)]!(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, lo, hi);
}

export const adaptive_avg_pool3d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[]) => Tensor>("aten::adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor");
export function adaptive_avg_pool3d(self: Tensor, outputSize: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & adaptive_avg_pool3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & adaptive_avg_pool3d_op.maskHi;
  return adaptive_avg_pool3d_op.table[slot(lo, hi)]!(self, outputSize, lo, hi);
}

export const adaptive_avg_pool3d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], out: Tensor) => Tensor>("aten::adaptive_avg_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out) -> Tensor(a!)");
export const adaptive_avg_pool3d_out = /* @__PURE__ */ stubOf(adaptive_avg_pool3d_out_op);

export const _adaptive_avg_pool3d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[]) => Tensor>("aten::_adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor");
export function _adaptive_avg_pool3d(self: Tensor, outputSize: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _adaptive_avg_pool3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _adaptive_avg_pool3d_op.maskHi;
  return _adaptive_avg_pool3d_op.table[slot(lo, hi)]!(self, outputSize, lo, hi);
}

export const _adaptive_avg_pool3d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor) => Tensor>("aten::_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor");
export function _adaptive_avg_pool3d_backward(gradOutput: Tensor, self: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & _adaptive_avg_pool3d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & _adaptive_avg_pool3d_backward_op.maskHi;
  return _adaptive_avg_pool3d_backward_op.table[slot(lo, hi)]!(gradOutput, self, lo, hi);
}

export const adaptive_max_pool3d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[]) => readonly [Tensor, Tensor]>("aten::adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)");
export function adaptive_max_pool3d(self: Tensor, outputSize: readonly number[]): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & adaptive_max_pool3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & adaptive_max_pool3d_op.maskHi;
  return adaptive_max_pool3d_op.table[slot(lo, hi)]!(self, outputSize, lo, hi);
}

export const adaptive_max_pool3d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, indices: Tensor) => Tensor>("aten::adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor");
export function adaptive_max_pool3d_backward(gradOutput: Tensor, self: Tensor, indices: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | indices.keysLo | local.includedLo) & local.keepLo & adaptive_max_pool3d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | indices.keysHi | local.includedHi) & local.keepHi & adaptive_max_pool3d_backward_op.maskHi;
  return adaptive_max_pool3d_backward_op.table[slot(lo, hi)]!(gradOutput, self, indices, lo, hi);
}

export const max_unpool3d_op = /* @__PURE__ */ operator<(self: Tensor, indices: Tensor, outputSize: readonly number[], stride: readonly number[], padding: readonly number[]) => Tensor>("aten::max_unpool3d(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding) -> Tensor");
export function max_unpool3d(self: Tensor, indices: Tensor, outputSize: readonly number[], stride: readonly number[], padding: readonly number[]): Tensor {
  const lo = (self.keysLo | indices.keysLo | local.includedLo) & local.keepLo & max_unpool3d_op.maskLo;
  const hi = (self.keysHi | indices.keysHi | local.includedHi) & local.keepHi & max_unpool3d_op.maskHi;
  return max_unpool3d_op.table[slot(lo, hi)]!(self, indices, outputSize, stride, padding, lo, hi);
}

export const max_pool1d_with_indices_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean) => readonly [Tensor, Tensor]>("aten::max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)");
export function max_pool1d_with_indices(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & max_pool1d_with_indices_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & max_pool1d_with_indices_op.maskHi;
  return max_pool1d_with_indices_op.table[slot(lo, hi)]!(self, kernelSize, stride, padding, dilation, ceilMode, lo, hi);
}

export const max_pool1d_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean) => Tensor>("aten::max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor");
export function max_pool1d(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & max_pool1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & max_pool1d_op.maskHi;
  return max_pool1d_op.table[slot(lo, hi)]!(self, kernelSize, stride, padding, dilation, ceilMode, lo, hi);
}

export const avg_pool1d_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean) => Tensor>("aten::avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor");
export function avg_pool1d(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & avg_pool1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & avg_pool1d_op.maskHi;
  return avg_pool1d_op.table[slot(lo, hi)]!(self, kernelSize, stride, padding, ceilMode, countIncludePad, lo, hi);
}

export const adaptive_avg_pool1d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[]) => Tensor>("aten::adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor");
export function adaptive_avg_pool1d(self: Tensor, outputSize: readonly number[]): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & adaptive_avg_pool1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & adaptive_avg_pool1d_op.maskHi;
  return adaptive_avg_pool1d_op.table[slot(lo, hi)]!(self, outputSize, lo, hi);
}

export const adaptive_max_pool1d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[]) => readonly [Tensor, Tensor]>("aten::adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)");
export function adaptive_max_pool1d(self: Tensor, outputSize: readonly number[]): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & adaptive_max_pool1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & adaptive_max_pool1d_op.maskHi;
  return adaptive_max_pool1d_op.table[slot(lo, hi)]!(self, outputSize, lo, hi);
}

export const glu_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor>("aten::glu(Tensor self, int dim=-1) -> Tensor", [], false);
export function glu(self: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & glu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & glu_op.maskHi;
  return glu_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const glu_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, dim: number) => Tensor>("aten::glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor");
export function glu_backward(gradOutput: Tensor, self: Tensor, dim: number): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | local.includedLo) & local.keepLo & glu_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | local.includedHi) & local.keepHi & glu_backward_op.maskHi;
  return glu_backward_op.table[slot(lo, hi)]!(gradOutput, self, dim, lo, hi);
}

export const glu_jvp_op = /* @__PURE__ */ operator<(glu: Tensor, x: Tensor, dx: Tensor, dim: number) => Tensor>("aten::glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor");
export function glu_jvp(glu: Tensor, x: Tensor, dx: Tensor, dim: number): Tensor {
  const lo = (glu.keysLo | x.keysLo | dx.keysLo | local.includedLo) & local.keepLo & glu_jvp_op.maskLo;
  const hi = (glu.keysHi | x.keysHi | dx.keysHi | local.includedHi) & local.keepHi & glu_jvp_op.maskHi;
  return glu_jvp_op.table[slot(lo, hi)]!(glu, x, dx, dim, lo, hi);
}

export const prelu_op = /* @__PURE__ */ operator<(self: Tensor, weight: Tensor) => Tensor>("aten::prelu(Tensor self, Tensor weight) -> Tensor");
export function prelu(self: Tensor, weight: Tensor): Tensor {
  const lo = (self.keysLo | weight.keysLo | local.includedLo) & local.keepLo & prelu_op.maskLo;
  const hi = (self.keysHi | weight.keysHi | local.includedHi) & local.keepHi & prelu_op.maskHi;
  return prelu_op.table[slot(lo, hi)]!(self, weight, lo, hi);
}

export const prelu_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, weight: Tensor) => readonly [Tensor, Tensor]>("aten::prelu_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)");
export function prelu_backward(gradOutput: Tensor, self: Tensor, weight: Tensor): readonly [Tensor, Tensor] {
  const lo = (gradOutput.keysLo | self.keysLo | weight.keysLo | local.includedLo) & local.keepLo & prelu_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | weight.keysHi | local.includedHi) & local.keepHi & prelu_backward_op.maskHi;
  return prelu_backward_op.table[slot(lo, hi)]!(gradOutput, self, weight, lo, hi);
}

export const renorm_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar) => Tensor>("aten::renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor", [], false);
export function renorm(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & renorm_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & renorm_op.maskHi;
  return renorm_op.table[slot(lo, hi)]!(self, p, dim, maxnorm, lo, hi);
}

export const renorm__op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar) => Tensor>("aten::renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)", [], false);
export function renorm_(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & renorm__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & renorm__op.maskHi;
  return renorm__op.table[slot(lo, hi)]!(self, p, dim, maxnorm, lo, hi);
}

export const renorm_out_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, out: Tensor) => Tensor>("aten::renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!)", [], false);
export const renorm_out = /* @__PURE__ */ stubOf(renorm_out_op);

export const pixel_shuffle_op = /* @__PURE__ */ operator<(self: Tensor, upscaleFactor: number) => Tensor>("aten::pixel_shuffle(Tensor self, int upscale_factor) -> Tensor");
export function pixel_shuffle(self: Tensor, upscaleFactor: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & pixel_shuffle_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & pixel_shuffle_op.maskHi;
  return pixel_shuffle_op.table[slot(lo, hi)]!(self, upscaleFactor, lo, hi);
}

export const pixel_unshuffle_op = /* @__PURE__ */ operator<(self: Tensor, downscaleFactor: number) => Tensor>("aten::pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor");
export function pixel_unshuffle(self: Tensor, downscaleFactor: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & pixel_unshuffle_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & pixel_unshuffle_op.maskHi;
  return pixel_unshuffle_op.table[slot(lo, hi)]!(self, downscaleFactor, lo, hi);
}

export const channel_shuffle_op = /* @__PURE__ */ operator<(self: Tensor, groups: number) => Tensor>("aten::channel_shuffle(Tensor self, int groups) -> Tensor");
export function channel_shuffle(self: Tensor, groups: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & channel_shuffle_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & channel_shuffle_op.maskHi;
  return channel_shuffle_op.table[slot(lo, hi)]!(self, groups, lo, hi);
}

export const _scaled_dot_product_attention_op = /* @__PURE__ */ operator<(query: Tensor, key: Tensor, value: Tensor, attnMask: Tensor | null, dropoutP: number, needAttnWeights: boolean, isCausal: boolean) => readonly [Tensor, Tensor]>("aten::_scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool need_attn_weights=False, bool is_causal=False) -> (Tensor, Tensor)");
export function _scaled_dot_product_attention(query: Tensor, key: Tensor, value: Tensor, attnMask: Tensor | null, dropoutP: number, needAttnWeights: boolean, isCausal: boolean): readonly [Tensor, Tensor] {
  const lo = (query.keysLo | key.keysLo | value.keysLo | keysLoOf(attnMask) | local.includedLo) & local.keepLo & _scaled_dot_product_attention_op.maskLo;
  const hi = (query.keysHi | key.keysHi | value.keysHi | keysHiOf(attnMask) | local.includedHi) & local.keepHi & _scaled_dot_product_attention_op.maskHi;
  return _scaled_dot_product_attention_op.table[slot(lo, hi)]!(query, key, value, attnMask, dropoutP, needAttnWeights, isCausal, lo, hi);
}

export const _scaled_dot_product_attention_math_op = /* @__PURE__ */ operator<(query: Tensor, key: Tensor, value: Tensor, attnMask: Tensor | null, dropoutP: number, needAttnWeights: boolean, isCausal: boolean) => readonly [Tensor, Tensor]>("aten::_scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool need_attn_weights=False, bool is_causal=False) -> (Tensor, Tensor)");
export function _scaled_dot_product_attention_math(query: Tensor, key: Tensor, value: Tensor, attnMask: Tensor | null, dropoutP: number, needAttnWeights: boolean, isCausal: boolean): readonly [Tensor, Tensor] {
  const lo = (query.keysLo | key.keysLo | value.keysLo | keysLoOf(attnMask) | local.includedLo) & local.keepLo & _scaled_dot_product_attention_math_op.maskLo;
  const hi = (query.keysHi | key.keysHi | value.keysHi | keysHiOf(attnMask) | local.includedHi) & local.keepHi & _scaled_dot_product_attention_math_op.maskHi;
  return _scaled_dot_product_attention_math_op.table[slot(lo, hi)]!(query, key, value, attnMask, dropoutP, needAttnWeights, isCausal, lo, hi);
}

export const _scaled_dot_product_attention_forward_op = /* @__PURE__ */ operator<(query: Tensor, key: Tensor, value: Tensor, attnMask: Tensor | null, dropoutP: number, needAttnWeights: boolean, isCausal: boolean) => readonly [Tensor, Tensor]>("aten::_scaled_dot_product_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool need_attn_weights=False, bool is_causal=False) -> (Tensor, Tensor)");
export function _scaled_dot_product_attention_forward(query: Tensor, key: Tensor, value: Tensor, attnMask: Tensor | null, dropoutP: number, needAttnWeights: boolean, isCausal: boolean): readonly [Tensor, Tensor] {
  const lo = (query.keysLo | key.keysLo | value.keysLo | keysLoOf(attnMask) | local.includedLo) & local.keepLo & _scaled_dot_product_attention_forward_op.maskLo;
  const hi = (query.keysHi | key.keysHi | value.keysHi | keysHiOf(attnMask) | local.includedHi) & local.keepHi & _scaled_dot_product_attention_forward_op.maskHi;
  return _scaled_dot_product_attention_forward_op.table[slot(lo, hi)]!(query, key, value, attnMask, dropoutP, needAttnWeights, isCausal, lo, hi);
}

export const rnn_tanh_cell_op = /* @__PURE__ */ operator<(input: Tensor, hx: Tensor, wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null) => Tensor>("aten::rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor");
export function rnn_tanh_cell(input: Tensor, hx: Tensor, wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null): Tensor {
  const lo = (input.keysLo | hx.keysLo | wIh.keysLo | wHh.keysLo | keysLoOf(bIh) | keysLoOf(bHh) | local.includedLo) & local.keepLo & rnn_tanh_cell_op.maskLo;
  const hi = (input.keysHi | hx.keysHi | wIh.keysHi | wHh.keysHi | keysHiOf(bIh) | keysHiOf(bHh) | local.includedHi) & local.keepHi & rnn_tanh_cell_op.maskHi;
  return rnn_tanh_cell_op.table[slot(lo, hi)]!(input, hx, wIh, wHh, bIh, bHh, lo, hi);
}

export const rnn_relu_cell_op = /* @__PURE__ */ operator<(input: Tensor, hx: Tensor, wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null) => Tensor>("aten::rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor");
export function rnn_relu_cell(input: Tensor, hx: Tensor, wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null): Tensor {
  const lo = (input.keysLo | hx.keysLo | wIh.keysLo | wHh.keysLo | keysLoOf(bIh) | keysLoOf(bHh) | local.includedLo) & local.keepLo & rnn_relu_cell_op.maskLo;
  const hi = (input.keysHi | hx.keysHi | wIh.keysHi | wHh.keysHi | keysHiOf(bIh) | keysHiOf(bHh) | local.includedHi) & local.keepHi & rnn_relu_cell_op.maskHi;
  return rnn_relu_cell_op.table[slot(lo, hi)]!(input, hx, wIh, wHh, bIh, bHh, lo, hi);
}

export const gru_cell_op = /* @__PURE__ */ operator<(input: Tensor, hx: Tensor, wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null) => Tensor>("aten::gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor");
export function gru_cell(input: Tensor, hx: Tensor, wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null): Tensor {
  const lo = (input.keysLo | hx.keysLo | wIh.keysLo | wHh.keysLo | keysLoOf(bIh) | keysLoOf(bHh) | local.includedLo) & local.keepLo & gru_cell_op.maskLo;
  const hi = (input.keysHi | hx.keysHi | wIh.keysHi | wHh.keysHi | keysHiOf(bIh) | keysHiOf(bHh) | local.includedHi) & local.keepHi & gru_cell_op.maskHi;
  return gru_cell_op.table[slot(lo, hi)]!(input, hx, wIh, wHh, bIh, bHh, lo, hi);
}

export const lstm_cell_op = /* @__PURE__ */ operator<(input: Tensor, hx: readonly Tensor[], wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null) => readonly [Tensor, Tensor]>("aten::lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)");
export function lstm_cell(input: Tensor, hx: readonly Tensor[], wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null): readonly [Tensor, Tensor] {
  const lo = (input.keysLo | listKeysLo(hx) | wIh.keysLo | wHh.keysLo | keysLoOf(bIh) | keysLoOf(bHh) | local.includedLo) & local.keepLo & lstm_cell_op.maskLo;
  const hi = (input.keysHi | listKeysHi(hx) | wIh.keysHi | wHh.keysHi | keysHiOf(bIh) | keysHiOf(bHh) | local.includedHi) & local.keepHi & lstm_cell_op.maskHi;
  return lstm_cell_op.table[slot(lo, hi)]!(input, hx, wIh, wHh, bIh, bHh, lo, hi);
}

export const upsample_nearest1d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scales: number | null) => Tensor>("aten::upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor");
export function upsample_nearest1d(self: Tensor, outputSize: readonly number[], scales: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & upsample_nearest1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & upsample_nearest1d_op.maskHi;
  return upsample_nearest1d_op.table[slot(lo, hi)]!(self, outputSize, scales, lo, hi);
}

export const upsample_nearest1d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null) => Tensor>("aten::upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor");
export function upsample_nearest1d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_nearest1d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_nearest1d_backward_op.maskHi;
  return upsample_nearest1d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scales, lo, hi);
}

export const upsample_nearest1d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor");
export function upsample_nearest1d_vec(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & upsample_nearest1d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & upsample_nearest1d_vec_op.maskHi;
  return upsample_nearest1d_vec_op.table[slot(lo, hi)]!(input, outputSize, scaleFactors, lo, hi);
}

export const upsample_nearest1d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_nearest1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor");
export function upsample_nearest1d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_nearest1d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_nearest1d_backward_vec_op.maskHi;
  return upsample_nearest1d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scaleFactors, lo, hi);
}

export const upsample_nearest2d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_nearest2d(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & upsample_nearest2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & upsample_nearest2d_op.maskHi;
  return upsample_nearest2d_op.table[slot(lo, hi)]!(self, outputSize, scalesH, scalesW, lo, hi);
}

export const upsample_nearest2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_nearest2d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_nearest2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_nearest2d_backward_op.maskHi;
  return upsample_nearest2d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scalesH, scalesW, lo, hi);
}

export const upsample_nearest2d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor");
export function upsample_nearest2d_vec(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & upsample_nearest2d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & upsample_nearest2d_vec_op.maskHi;
  return upsample_nearest2d_vec_op.table[slot(lo, hi)]!(input, outputSize, scaleFactors, lo, hi);
}

export const upsample_nearest2d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_nearest2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor");
export function upsample_nearest2d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_nearest2d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_nearest2d_backward_vec_op.maskHi;
  return upsample_nearest2d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scaleFactors, lo, hi);
}

export const upsample_nearest3d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_nearest3d(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & upsample_nearest3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & upsample_nearest3d_op.maskHi;
  return upsample_nearest3d_op.table[slot(lo, hi)]!(self, outputSize, scalesD, scalesH, scalesW, lo, hi);
}

export const upsample_nearest3d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_nearest3d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_nearest3d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_nearest3d_backward_op.maskHi;
  return upsample_nearest3d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW, lo, hi);
}

export const upsample_nearest3d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor");
export function upsample_nearest3d_vec(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & upsample_nearest3d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & upsample_nearest3d_vec_op.maskHi;
  return upsample_nearest3d_vec_op.table[slot(lo, hi)]!(input, outputSize, scaleFactors, lo, hi);
}

export const upsample_nearest3d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_nearest3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor");
export function upsample_nearest3d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_nearest3d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_nearest3d_backward_vec_op.maskHi;
  return upsample_nearest3d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scaleFactors, lo, hi);
}

export const _upsample_nearest_exact1d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scales: number | null) => Tensor>("aten::_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor");
export function _upsample_nearest_exact1d(self: Tensor, outputSize: readonly number[], scales: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact1d_op.maskHi;
  return _upsample_nearest_exact1d_op.table[slot(lo, hi)]!(self, outputSize, scales, lo, hi);
}

export const _upsample_nearest_exact1d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null) => Tensor>("aten::_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor");
export function _upsample_nearest_exact1d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact1d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact1d_backward_op.maskHi;
  return _upsample_nearest_exact1d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scales, lo, hi);
}

export const _upsample_nearest_exact1d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor");
export function _upsample_nearest_exact1d_vec(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact1d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact1d_vec_op.maskHi;
  return _upsample_nearest_exact1d_vec_op.table[slot(lo, hi)]!(input, outputSize, scaleFactors, lo, hi);
}

export const _upsample_nearest_exact1d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_nearest_exact1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor");
export function _upsample_nearest_exact1d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact1d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact1d_backward_vec_op.maskHi;
  return _upsample_nearest_exact1d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scaleFactors, lo, hi);
}

export const _upsample_nearest_exact2d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null) => Tensor>("aten::_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor");
export function _upsample_nearest_exact2d(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact2d_op.maskHi;
  return _upsample_nearest_exact2d_op.table[slot(lo, hi)]!(self, outputSize, scalesH, scalesW, lo, hi);
}

export const _upsample_nearest_exact2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null) => Tensor>("aten::_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor");
export function _upsample_nearest_exact2d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact2d_backward_op.maskHi;
  return _upsample_nearest_exact2d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scalesH, scalesW, lo, hi);
}

export const _upsample_nearest_exact2d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor");
export function _upsample_nearest_exact2d_vec(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact2d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact2d_vec_op.maskHi;
  return _upsample_nearest_exact2d_vec_op.table[slot(lo, hi)]!(input, outputSize, scaleFactors, lo, hi);
}

export const _upsample_nearest_exact2d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_nearest_exact2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor");
export function _upsample_nearest_exact2d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact2d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact2d_backward_vec_op.maskHi;
  return _upsample_nearest_exact2d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scaleFactors, lo, hi);
}

export const _upsample_nearest_exact3d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null) => Tensor>("aten::_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor");
export function _upsample_nearest_exact3d(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact3d_op.maskHi;
  return _upsample_nearest_exact3d_op.table[slot(lo, hi)]!(self, outputSize, scalesD, scalesH, scalesW, lo, hi);
}

export const _upsample_nearest_exact3d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null) => Tensor>("aten::_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor");
export function _upsample_nearest_exact3d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact3d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact3d_backward_op.maskHi;
  return _upsample_nearest_exact3d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW, lo, hi);
}

export const _upsample_nearest_exact3d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor");
export function _upsample_nearest_exact3d_vec(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact3d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact3d_vec_op.maskHi;
  return _upsample_nearest_exact3d_vec_op.table[slot(lo, hi)]!(input, outputSize, scaleFactors, lo, hi);
}

export const _upsample_nearest_exact3d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_nearest_exact3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor");
export function _upsample_nearest_exact3d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_nearest_exact3d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_nearest_exact3d_backward_vec_op.maskHi;
  return _upsample_nearest_exact3d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, scaleFactors, lo, hi);
}

export const upsample_linear1d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scales: number | null) => Tensor>("aten::upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor");
export function upsample_linear1d(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scales: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & upsample_linear1d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & upsample_linear1d_op.maskHi;
  return upsample_linear1d_op.table[slot(lo, hi)]!(self, outputSize, alignCorners, scales, lo, hi);
}

export const upsample_linear1d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scales: number | null) => Tensor>("aten::upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor");
export function upsample_linear1d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scales: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_linear1d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_linear1d_backward_op.maskHi;
  return upsample_linear1d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scales, lo, hi);
}

export const upsample_linear1d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function upsample_linear1d_vec(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & upsample_linear1d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & upsample_linear1d_vec_op.maskHi;
  return upsample_linear1d_vec_op.table[slot(lo, hi)]!(input, outputSize, alignCorners, scaleFactors, lo, hi);
}

export const upsample_linear1d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_linear1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function upsample_linear1d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_linear1d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_linear1d_backward_vec_op.maskHi;
  return upsample_linear1d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, lo, hi);
}

export const upsample_bilinear2d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_bilinear2d(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & upsample_bilinear2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & upsample_bilinear2d_op.maskHi;
  return upsample_bilinear2d_op.table[slot(lo, hi)]!(self, outputSize, alignCorners, scalesH, scalesW, lo, hi);
}

export const upsample_bilinear2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_bilinear2d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_bilinear2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_bilinear2d_backward_op.maskHi;
  return upsample_bilinear2d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, lo, hi);
}

export const upsample_bilinear2d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function upsample_bilinear2d_vec(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & upsample_bilinear2d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & upsample_bilinear2d_vec_op.maskHi;
  return upsample_bilinear2d_vec_op.table[slot(lo, hi)]!(input, outputSize, alignCorners, scaleFactors, lo, hi);
}

export const upsample_bilinear2d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_bilinear2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function upsample_bilinear2d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_bilinear2d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_bilinear2d_backward_vec_op.maskHi;
  return upsample_bilinear2d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, lo, hi);
}

export const upsample_trilinear3d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_trilinear3d(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & upsample_trilinear3d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & upsample_trilinear3d_op.maskHi;
  return upsample_trilinear3d_op.table[slot(lo, hi)]!(self, outputSize, alignCorners, scalesD, scalesH, scalesW, lo, hi);
}

export const upsample_trilinear3d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_trilinear3d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_trilinear3d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_trilinear3d_backward_op.maskHi;
  return upsample_trilinear3d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scalesD, scalesH, scalesW, lo, hi);
}

export const upsample_trilinear3d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function upsample_trilinear3d_vec(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & upsample_trilinear3d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & upsample_trilinear3d_vec_op.maskHi;
  return upsample_trilinear3d_vec_op.table[slot(lo, hi)]!(input, outputSize, alignCorners, scaleFactors, lo, hi);
}

export const upsample_trilinear3d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_trilinear3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function upsample_trilinear3d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_trilinear3d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_trilinear3d_backward_vec_op.maskHi;
  return upsample_trilinear3d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, lo, hi);
}

export const upsample_bicubic2d_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_bicubic2d(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & upsample_bicubic2d_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & upsample_bicubic2d_op.maskHi;
  return upsample_bicubic2d_op.table[slot(lo, hi)]!(self, outputSize, alignCorners, scalesH, scalesW, lo, hi);
}

export const upsample_bicubic2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null) => Tensor>("aten::upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor");
export function upsample_bicubic2d_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_bicubic2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_bicubic2d_backward_op.maskHi;
  return upsample_bicubic2d_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, lo, hi);
}

export const upsample_bicubic2d_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function upsample_bicubic2d_vec(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & upsample_bicubic2d_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & upsample_bicubic2d_vec_op.maskHi;
  return upsample_bicubic2d_vec_op.table[slot(lo, hi)]!(input, outputSize, alignCorners, scaleFactors, lo, hi);
}

export const upsample_bicubic2d_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::upsample_bicubic2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function upsample_bicubic2d_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & upsample_bicubic2d_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & upsample_bicubic2d_backward_vec_op.maskHi;
  return upsample_bicubic2d_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, lo, hi);
}

export const _upsample_bilinear2d_aa_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null) => Tensor>("aten::_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor");
export function _upsample_bilinear2d_aa(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _upsample_bilinear2d_aa_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _upsample_bilinear2d_aa_op.maskHi;
  return _upsample_bilinear2d_aa_op.table[slot(lo, hi)]!(self, outputSize, alignCorners, scalesH, scalesW, lo, hi);
}

export const _upsample_bilinear2d_aa_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null) => Tensor>("aten::_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor");
export function _upsample_bilinear2d_aa_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_bilinear2d_aa_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_bilinear2d_aa_backward_op.maskHi;
  return _upsample_bilinear2d_aa_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, lo, hi);
}

export const _upsample_bilinear2d_aa_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function _upsample_bilinear2d_aa_vec(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & _upsample_bilinear2d_aa_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & _upsample_bilinear2d_aa_vec_op.maskHi;
  return _upsample_bilinear2d_aa_vec_op.table[slot(lo, hi)]!(input, outputSize, alignCorners, scaleFactors, lo, hi);
}

export const _upsample_bilinear2d_aa_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_bilinear2d_aa_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function _upsample_bilinear2d_aa_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_bilinear2d_aa_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_bilinear2d_aa_backward_vec_op.maskHi;
  return _upsample_bilinear2d_aa_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, lo, hi);
}

export const _upsample_bicubic2d_aa_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null) => Tensor>("aten::_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor");
export function _upsample_bicubic2d_aa(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & _upsample_bicubic2d_aa_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & _upsample_bicubic2d_aa_op.maskHi;
  return _upsample_bicubic2d_aa_op.table[slot(lo, hi)]!(self, outputSize, alignCorners, scalesH, scalesW, lo, hi);
}

export const _upsample_bicubic2d_aa_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null) => Tensor>("aten::_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor");
export function _upsample_bicubic2d_aa_backward(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_bicubic2d_aa_backward_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_bicubic2d_aa_backward_op.maskHi;
  return _upsample_bicubic2d_aa_backward_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, lo, hi);
}

export const _upsample_bicubic2d_aa_vec_op = /* @__PURE__ */ operator<(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function _upsample_bicubic2d_aa_vec(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (input.keysLo | local.includedLo) & local.keepLo & _upsample_bicubic2d_aa_vec_op.maskLo;
  const hi = (input.keysHi | local.includedHi) & local.keepHi & _upsample_bicubic2d_aa_vec_op.maskHi;
  return _upsample_bicubic2d_aa_vec_op.table[slot(lo, hi)]!(input, outputSize, alignCorners, scaleFactors, lo, hi);
}

export const _upsample_bicubic2d_aa_backward_vec_op = /* @__PURE__ */ operator<(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null) => Tensor>("aten::_upsample_bicubic2d_aa_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor");
export function _upsample_bicubic2d_aa_backward_vec(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  const lo = (gradOutput.keysLo | local.includedLo) & local.keepLo & _upsample_bicubic2d_aa_backward_vec_op.maskLo;
  const hi = (gradOutput.keysHi | local.includedHi) & local.keepHi & _upsample_bicubic2d_aa_backward_vec_op.maskHi;
  return _upsample_bicubic2d_aa_backward_vec_op.table[slot(lo, hi)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, lo, hi);
}

export const lstm_input_op = /* @__PURE__ */ operator<(input: Tensor, hx: readonly Tensor[], params: readonly Tensor[], hasBiases: boolean, numLayers: number, dropout: number, train: boolean, bidirectional: boolean, batchFirst: boolean) => readonly [Tensor, Tensor, Tensor]>("aten::lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)");
export function lstm_input(input: Tensor, hx: readonly Tensor[], params: readonly Tensor[], hasBiases: boolean, numLayers: number, dropout: number, train: boolean, bidirectional: boolean, batchFirst: boolean): readonly [Tensor, Tensor, Tensor] {
  const lo = (input.keysLo | listKeysLo(hx) | listKeysLo(params) | local.includedLo) & local.keepLo & lstm_input_op.maskLo;
  const hi = (input.keysHi | listKeysHi(hx) | listKeysHi(params) | local.includedHi) & local.keepHi & lstm_input_op.maskHi;
  return lstm_input_op.table[slot(lo, hi)]!(input, hx, params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst, lo, hi);
}

export const gru_input_op = /* @__PURE__ */ operator<(input: Tensor, hx: Tensor, params: readonly Tensor[], hasBiases: boolean, numLayers: number, dropout: number, train: boolean, bidirectional: boolean, batchFirst: boolean) => readonly [Tensor, Tensor]>("aten::gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)");
export function gru_input(input: Tensor, hx: Tensor, params: readonly Tensor[], hasBiases: boolean, numLayers: number, dropout: number, train: boolean, bidirectional: boolean, batchFirst: boolean): readonly [Tensor, Tensor] {
  const lo = (input.keysLo | hx.keysLo | listKeysLo(params) | local.includedLo) & local.keepLo & gru_input_op.maskLo;
  const hi = (input.keysHi | hx.keysHi | listKeysHi(params) | local.includedHi) & local.keepHi & gru_input_op.maskHi;
  return gru_input_op.table[slot(lo, hi)]!(input, hx, params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst, lo, hi);
}

export const rnn_tanh_input_op = /* @__PURE__ */ operator<(input: Tensor, hx: Tensor, params: readonly Tensor[], hasBiases: boolean, numLayers: number, dropout: number, train: boolean, bidirectional: boolean, batchFirst: boolean) => readonly [Tensor, Tensor]>("aten::rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)");
export function rnn_tanh_input(input: Tensor, hx: Tensor, params: readonly Tensor[], hasBiases: boolean, numLayers: number, dropout: number, train: boolean, bidirectional: boolean, batchFirst: boolean): readonly [Tensor, Tensor] {
  const lo = (input.keysLo | hx.keysLo | listKeysLo(params) | local.includedLo) & local.keepLo & rnn_tanh_input_op.maskLo;
  const hi = (input.keysHi | hx.keysHi | listKeysHi(params) | local.includedHi) & local.keepHi & rnn_tanh_input_op.maskHi;
  return rnn_tanh_input_op.table[slot(lo, hi)]!(input, hx, params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst, lo, hi);
}

export const rnn_relu_input_op = /* @__PURE__ */ operator<(input: Tensor, hx: Tensor, params: readonly Tensor[], hasBiases: boolean, numLayers: number, dropout: number, train: boolean, bidirectional: boolean, batchFirst: boolean) => readonly [Tensor, Tensor]>("aten::rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)");
export function rnn_relu_input(input: Tensor, hx: Tensor, params: readonly Tensor[], hasBiases: boolean, numLayers: number, dropout: number, train: boolean, bidirectional: boolean, batchFirst: boolean): readonly [Tensor, Tensor] {
  const lo = (input.keysLo | hx.keysLo | listKeysLo(params) | local.includedLo) & local.keepLo & rnn_relu_input_op.maskLo;
  const hi = (input.keysHi | hx.keysHi | listKeysHi(params) | local.includedHi) & local.keepHi & rnn_relu_input_op.maskHi;
  return rnn_relu_input_op.table[slot(lo, hi)]!(input, hx, params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst, lo, hi);
}

export const grid_sampler_op = /* @__PURE__ */ operator<(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean) => Tensor>("aten::grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor");
export function grid_sampler(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean): Tensor {
  const lo = (input.keysLo | grid.keysLo | local.includedLo) & local.keepLo & grid_sampler_op.maskLo;
  const hi = (input.keysHi | grid.keysHi | local.includedHi) & local.keepHi & grid_sampler_op.maskHi;
  return grid_sampler_op.table[slot(lo, hi)]!(input, grid, interpolationMode, paddingMode, alignCorners, lo, hi);
}

export const grid_sampler_2d_op = /* @__PURE__ */ operator<(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean) => Tensor>("aten::grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor");
export function grid_sampler_2d(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean): Tensor {
  const lo = (input.keysLo | grid.keysLo | local.includedLo) & local.keepLo & grid_sampler_2d_op.maskLo;
  const hi = (input.keysHi | grid.keysHi | local.includedHi) & local.keepHi & grid_sampler_2d_op.maskHi;
  return grid_sampler_2d_op.table[slot(lo, hi)]!(input, grid, interpolationMode, paddingMode, alignCorners, lo, hi);
}

export const grid_sampler_2d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[]) => readonly [Tensor, Tensor]>("aten::grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)");
export function grid_sampler_2d_backward(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[]): readonly [Tensor, Tensor] {
  const lo = (gradOutput.keysLo | input.keysLo | grid.keysLo | local.includedLo) & local.keepLo & grid_sampler_2d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | input.keysHi | grid.keysHi | local.includedHi) & local.keepHi & grid_sampler_2d_backward_op.maskHi;
  return grid_sampler_2d_backward_op.table[slot(lo, hi)]!(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask, lo, hi);
}

export const grid_sampler_3d_op = /* @__PURE__ */ operator<(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean) => Tensor>("aten::grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor");
export function grid_sampler_3d(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean): Tensor {
  const lo = (input.keysLo | grid.keysLo | local.includedLo) & local.keepLo & grid_sampler_3d_op.maskLo;
  const hi = (input.keysHi | grid.keysHi | local.includedHi) & local.keepHi & grid_sampler_3d_op.maskHi;
  return grid_sampler_3d_op.table[slot(lo, hi)]!(input, grid, interpolationMode, paddingMode, alignCorners, lo, hi);
}

export const grid_sampler_3d_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[]) => readonly [Tensor, Tensor]>("aten::grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)");
export function grid_sampler_3d_backward(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[]): readonly [Tensor, Tensor] {
  const lo = (gradOutput.keysLo | input.keysLo | grid.keysLo | local.includedLo) & local.keepLo & grid_sampler_3d_backward_op.maskLo;
  const hi = (gradOutput.keysHi | input.keysHi | grid.keysHi | local.includedHi) & local.keepHi & grid_sampler_3d_backward_op.maskHi;
  return grid_sampler_3d_backward_op.table[slot(lo, hi)]!(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask, lo, hi);
}

export const affine_grid_generator_op = /* @__PURE__ */ operator<(theta: Tensor, size: readonly number[], alignCorners: boolean) => Tensor>("aten::affine_grid_generator(Tensor theta, int[] size, bool align_corners) -> Tensor");
export function affine_grid_generator(theta: Tensor, size: readonly number[], alignCorners: boolean): Tensor {
  const lo = (theta.keysLo | local.includedLo) & local.keepLo & affine_grid_generator_op.maskLo;
  const hi = (theta.keysHi | local.includedHi) & local.keepHi & affine_grid_generator_op.maskHi;
  return affine_grid_generator_op.table[slot(lo, hi)]!(theta, size, alignCorners, lo, hi);
}

export const affine_grid_generator_backward_op = /* @__PURE__ */ operator<(grad: Tensor, size: readonly number[], alignCorners: boolean) => Tensor>("aten::affine_grid_generator_backward(Tensor grad, int[] size, bool align_corners) -> Tensor");
export function affine_grid_generator_backward(grad: Tensor, size: readonly number[], alignCorners: boolean): Tensor {
  const lo = (grad.keysLo | local.includedLo) & local.keepLo & affine_grid_generator_backward_op.maskLo;
  const hi = (grad.keysHi | local.includedHi) & local.keepHi & affine_grid_generator_backward_op.maskHi;
  return affine_grid_generator_backward_op.table[slot(lo, hi)]!(grad, size, alignCorners, lo, hi);
}

export const multi_margin_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number) => Tensor>("aten::multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor");
export function multi_margin_loss(self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number): Tensor {
  const lo = (self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & multi_margin_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & multi_margin_loss_op.maskHi;
  return multi_margin_loss_op.table[slot(lo, hi)]!(self, target, p, margin, weight, reduction, lo, hi);
}

export const multi_margin_loss_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number) => Tensor>("aten::multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor");
export function multi_margin_loss_backward(gradOutput: Tensor, self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | target.keysLo | keysLoOf(weight) | local.includedLo) & local.keepLo & multi_margin_loss_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | target.keysHi | keysHiOf(weight) | local.includedHi) & local.keepHi & multi_margin_loss_backward_op.maskHi;
  return multi_margin_loss_backward_op.table[slot(lo, hi)]!(gradOutput, self, target, p, margin, weight, reduction, lo, hi);
}

export const multilabel_margin_loss_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number) => Tensor>("aten::multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor");
export function multilabel_margin_loss(self: Tensor, target: Tensor, reduction: number): Tensor {
  const lo = (self.keysLo | target.keysLo | local.includedLo) & local.keepLo & multilabel_margin_loss_op.maskLo;
  const hi = (self.keysHi | target.keysHi | local.includedHi) & local.keepHi & multilabel_margin_loss_op.maskHi;
  return multilabel_margin_loss_op.table[slot(lo, hi)]!(self, target, reduction, lo, hi);
}

export const multilabel_margin_loss_out_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number, out: Tensor) => Tensor>("aten::multilabel_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)");
export const multilabel_margin_loss_out = /* @__PURE__ */ stubOf(multilabel_margin_loss_out_op);

export const multilabel_margin_loss_forward_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number) => readonly [Tensor, Tensor]>("aten::multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)");
export function multilabel_margin_loss_forward(self: Tensor, target: Tensor, reduction: number): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | target.keysLo | local.includedLo) & local.keepLo & multilabel_margin_loss_forward_op.maskLo;
  const hi = (self.keysHi | target.keysHi | local.includedHi) & local.keepHi & multilabel_margin_loss_forward_op.maskHi;
  return multilabel_margin_loss_forward_op.table[slot(lo, hi)]!(self, target, reduction, lo, hi);
}

export const multilabel_margin_loss_backward_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, isTarget: Tensor) => Tensor>("aten::multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor");
export function multilabel_margin_loss_backward(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, isTarget: Tensor): Tensor {
  const lo = (gradOutput.keysLo | self.keysLo | target.keysLo | isTarget.keysLo | local.includedLo) & local.keepLo & multilabel_margin_loss_backward_op.maskLo;
  const hi = (gradOutput.keysHi | self.keysHi | target.keysHi | isTarget.keysHi | local.includedHi) & local.keepHi & multilabel_margin_loss_backward_op.maskHi;
  return multilabel_margin_loss_backward_op.table[slot(lo, hi)]!(gradOutput, self, target, reduction, isTarget, lo, hi);
}

export const abs__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::abs_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function abs_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & abs__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & abs__op.maskHi;
  return abs__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const abs_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const abs_out = /* @__PURE__ */ stubOf(abs_out_op);

export const neg__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::neg_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function neg_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & neg__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & neg__op.maskHi;
  return neg__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const neg_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const neg_out = /* @__PURE__ */ stubOf(neg_out_op);

export const sign__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sign_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function sign_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sign__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sign__op.maskHi;
  return sign__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sign_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const sign_out = /* @__PURE__ */ stubOf(sign_out_op);

export const sgn__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sgn_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function sgn_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sgn__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sgn__op.maskHi;
  return sgn__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sgn_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const sgn_out = /* @__PURE__ */ stubOf(sgn_out_op);

export const signbit_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const signbit_out = /* @__PURE__ */ stubOf(signbit_out_op);

export const exp__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::exp_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function exp_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & exp__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & exp__op.maskHi;
  return exp__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const exp_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const exp_out = /* @__PURE__ */ stubOf(exp_out_op);

export const expm1__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::expm1_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function expm1_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & expm1__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & expm1__op.maskHi;
  return expm1__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const expm1_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const expm1_out = /* @__PURE__ */ stubOf(expm1_out_op);

export const exp2__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::exp2_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function exp2_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & exp2__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & exp2__op.maskHi;
  return exp2__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const exp2_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const exp2_out = /* @__PURE__ */ stubOf(exp2_out_op);

export const log__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function log_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log__op.maskHi;
  return log__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const log_out = /* @__PURE__ */ stubOf(log_out_op);

export const log1p__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log1p_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function log1p_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log1p__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log1p__op.maskHi;
  return log1p__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log1p_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const log1p_out = /* @__PURE__ */ stubOf(log1p_out_op);

export const log2__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log2_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function log2_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log2__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log2__op.maskHi;
  return log2__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log2_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const log2_out = /* @__PURE__ */ stubOf(log2_out_op);

export const log10__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log10_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function log10_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log10__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log10__op.maskHi;
  return log10__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log10_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const log10_out = /* @__PURE__ */ stubOf(log10_out_op);

export const sqrt__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sqrt_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function sqrt_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sqrt__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sqrt__op.maskHi;
  return sqrt__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sqrt_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const sqrt_out = /* @__PURE__ */ stubOf(sqrt_out_op);

export const rsqrt__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::rsqrt_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function rsqrt_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & rsqrt__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & rsqrt__op.maskHi;
  return rsqrt__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const rsqrt_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const rsqrt_out = /* @__PURE__ */ stubOf(rsqrt_out_op);

export const sin__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sin_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function sin_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sin__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sin__op.maskHi;
  return sin__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sin_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const sin_out = /* @__PURE__ */ stubOf(sin_out_op);

export const cos__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::cos_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function cos_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cos__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cos__op.maskHi;
  return cos__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const cos_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const cos_out = /* @__PURE__ */ stubOf(cos_out_op);

export const tan__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::tan_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function tan_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tan__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tan__op.maskHi;
  return tan__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const tan_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const tan_out = /* @__PURE__ */ stubOf(tan_out_op);

export const asin__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::asin_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function asin_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & asin__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & asin__op.maskHi;
  return asin__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const asin_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const asin_out = /* @__PURE__ */ stubOf(asin_out_op);

export const acos__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::acos_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function acos_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & acos__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & acos__op.maskHi;
  return acos__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const acos_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const acos_out = /* @__PURE__ */ stubOf(acos_out_op);

export const atan__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::atan_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function atan_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & atan__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & atan__op.maskHi;
  return atan__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const atan_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const atan_out = /* @__PURE__ */ stubOf(atan_out_op);

export const sinh__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sinh_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function sinh_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sinh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sinh__op.maskHi;
  return sinh__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sinh_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const sinh_out = /* @__PURE__ */ stubOf(sinh_out_op);

export const cosh__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::cosh_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function cosh_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cosh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cosh__op.maskHi;
  return cosh__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const cosh_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const cosh_out = /* @__PURE__ */ stubOf(cosh_out_op);

export const tanh__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::tanh_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function tanh_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tanh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tanh__op.maskHi;
  return tanh__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const tanh_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const tanh_out = /* @__PURE__ */ stubOf(tanh_out_op);

export const asinh__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::asinh_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function asinh_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & asinh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & asinh__op.maskHi;
  return asinh__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const asinh_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const asinh_out = /* @__PURE__ */ stubOf(asinh_out_op);

export const acosh__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::acosh_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function acosh_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & acosh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & acosh__op.maskHi;
  return acosh__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const acosh_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const acosh_out = /* @__PURE__ */ stubOf(acosh_out_op);

export const atanh__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::atanh_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function atanh_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & atanh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & atanh__op.maskHi;
  return atanh__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const atanh_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const atanh_out = /* @__PURE__ */ stubOf(atanh_out_op);

export const erf__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::erf_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function erf_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & erf__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & erf__op.maskHi;
  return erf__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const erf_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const erf_out = /* @__PURE__ */ stubOf(erf_out_op);

export const erfc__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::erfc_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function erfc_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & erfc__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & erfc__op.maskHi;
  return erfc__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const erfc_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const erfc_out = /* @__PURE__ */ stubOf(erfc_out_op);

export const erfinv__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::erfinv_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function erfinv_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & erfinv__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & erfinv__op.maskHi;
  return erfinv__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const erfinv_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const erfinv_out = /* @__PURE__ */ stubOf(erfinv_out_op);

export const lgamma__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::lgamma_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function lgamma_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & lgamma__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & lgamma__op.maskHi;
  return lgamma__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const lgamma_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const lgamma_out = /* @__PURE__ */ stubOf(lgamma_out_op);

export const digamma__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::digamma_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function digamma_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & digamma__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & digamma__op.maskHi;
  return digamma__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const digamma_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const digamma_out = /* @__PURE__ */ stubOf(digamma_out_op);

export const sigmoid__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function sigmoid_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sigmoid__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sigmoid__op.maskHi;
  return sigmoid__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sigmoid_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const sigmoid_out = /* @__PURE__ */ stubOf(sigmoid_out_op);

export const polygamma_out_op = /* @__PURE__ */ operator<(n: number, self: Tensor, out: Tensor) => Tensor>("aten::polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const polygamma_out = /* @__PURE__ */ stubOf(polygamma_out_op);

export const reciprocal__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::reciprocal_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function reciprocal_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & reciprocal__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & reciprocal__op.maskHi;
  return reciprocal__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const reciprocal_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const reciprocal_out = /* @__PURE__ */ stubOf(reciprocal_out_op);

export const floor__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::floor_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function floor_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & floor__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & floor__op.maskHi;
  return floor__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const floor_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const floor_out = /* @__PURE__ */ stubOf(floor_out_op);

export const ceil__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::ceil_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function ceil_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & ceil__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & ceil__op.maskHi;
  return ceil__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const ceil_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const ceil_out = /* @__PURE__ */ stubOf(ceil_out_op);

export const trunc__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::trunc_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function trunc_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & trunc__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & trunc__op.maskHi;
  return trunc__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const trunc_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const trunc_out = /* @__PURE__ */ stubOf(trunc_out_op);

export const round__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::round_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function round_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & round__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & round__op.maskHi;
  return round__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const round_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const round_out = /* @__PURE__ */ stubOf(round_out_op);

export const round__decimals_op = /* @__PURE__ */ operator<(self: Tensor, decimals: number) => Tensor>("aten::round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)", ["generated"], false);
export function round__decimals(self: Tensor, decimals: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & round__decimals_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & round__decimals_op.maskHi;
  return round__decimals_op.table[slot(lo, hi)]!(self, decimals, lo, hi);
}

export const round_decimals_out_op = /* @__PURE__ */ operator<(self: Tensor, decimals: number, out: Tensor) => Tensor>("aten::round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const round_decimals_out = /* @__PURE__ */ stubOf(round_decimals_out_op);

export const frac__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::frac_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function frac_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & frac__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & frac__op.maskHi;
  return frac__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const frac_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const frac_out = /* @__PURE__ */ stubOf(frac_out_op);

export const sinc__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sinc_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function sinc_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sinc__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sinc__op.maskHi;
  return sinc__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sinc_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const sinc_out = /* @__PURE__ */ stubOf(sinc_out_op);

export const deg2rad__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::deg2rad_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function deg2rad_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & deg2rad__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & deg2rad__op.maskHi;
  return deg2rad__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const deg2rad_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const deg2rad_out = /* @__PURE__ */ stubOf(deg2rad_out_op);

export const rad2deg__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::rad2deg_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function rad2deg_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & rad2deg__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & rad2deg__op.maskHi;
  return rad2deg__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const rad2deg_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const rad2deg_out = /* @__PURE__ */ stubOf(rad2deg_out_op);

export const logit__op = /* @__PURE__ */ operator<(self: Tensor, eps: number | null) => Tensor>("aten::logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)", ["generated"]);
export function logit_(self: Tensor, eps: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & logit__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & logit__op.maskHi;
  return logit__op.table[slot(lo, hi)]!(self, eps, lo, hi);
}

export const logit_out_op = /* @__PURE__ */ operator<(self: Tensor, eps: number | null, out: Tensor) => Tensor>("aten::logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const logit_out = /* @__PURE__ */ stubOf(logit_out_op);

export const nan_to_num__op = /* @__PURE__ */ operator<(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null) => Tensor>("aten::nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)", ["generated"]);
export function nan_to_num_(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nan_to_num__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nan_to_num__op.maskHi;
  return nan_to_num__op.table[slot(lo, hi)]!(self, nan, posinf, neginf, lo, hi);
}

export const nan_to_num_out_op = /* @__PURE__ */ operator<(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null, out: Tensor) => Tensor>("aten::nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const nan_to_num_out = /* @__PURE__ */ stubOf(nan_to_num_out_op);

export const isnan_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const isnan_out = /* @__PURE__ */ stubOf(isnan_out_op);

export const isinf_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const isinf_out = /* @__PURE__ */ stubOf(isinf_out_op);

export const isposinf_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const isposinf_out = /* @__PURE__ */ stubOf(isposinf_out_op);

export const isneginf_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const isneginf_out = /* @__PURE__ */ stubOf(isneginf_out_op);

export const logical_not__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::logical_not_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function logical_not_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & logical_not__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & logical_not__op.maskHi;
  return logical_not__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const logical_not_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const logical_not_out = /* @__PURE__ */ stubOf(logical_not_out_op);

export const bitwise_not__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::bitwise_not_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function bitwise_not_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_not__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_not__op.maskHi;
  return bitwise_not__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const bitwise_not_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_not_out = /* @__PURE__ */ stubOf(bitwise_not_out_op);

export const add__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)", ["generated"], false);
export function add__Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & add__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & add__Tensor_op.maskHi;
  return add__Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const add_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor) => Tensor>("aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const add_out = /* @__PURE__ */ stubOf(add_out_op);

export const add__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)", ["generated"], false);
export function add__Scalar(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & add__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & add__Scalar_op.maskHi;
  return add__Scalar_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const sub__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)", ["generated"], false);
export function sub__Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & sub__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & sub__Tensor_op.maskHi;
  return sub__Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const sub_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor) => Tensor>("aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const sub_out = /* @__PURE__ */ stubOf(sub_out_op);

export const sub__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)", ["generated"], false);
export function sub__Scalar(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sub__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sub__Scalar_op.maskHi;
  return sub__Scalar_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const rsub_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor) => Tensor>("aten::rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const rsub_Tensor_out = /* @__PURE__ */ stubOf(rsub_Tensor_out_op);

export const mul__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function mul__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & mul__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & mul__Tensor_op.maskHi;
  return mul__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const mul_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const mul_out = /* @__PURE__ */ stubOf(mul_out_op);

export const mul__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function mul__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mul__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mul__Scalar_op.maskHi;
  return mul__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const div__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function div__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & div__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & div__Tensor_op.maskHi;
  return div__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const div_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const div_out = /* @__PURE__ */ stubOf(div_out_op);

export const div__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function div__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & div__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & div__Scalar_op.maskHi;
  return div__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const div__Tensor_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, roundingMode: string | null) => Tensor>("aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)", ["generated"], false);
export function div__Tensor_mode(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & div__Tensor_mode_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & div__Tensor_mode_op.maskHi;
  return div__Tensor_mode_op.table[slot(lo, hi)]!(self, other, roundingMode, lo, hi);
}

export const div_out_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, roundingMode: string | null, out: Tensor) => Tensor>("aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const div_out_mode = /* @__PURE__ */ stubOf(div_out_mode_op);

export const div__Scalar_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, roundingMode: string | null) => Tensor>("aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)", ["generated"]);
export function div__Scalar_mode(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & div__Scalar_mode_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & div__Scalar_mode_op.maskHi;
  return div__Scalar_mode_op.table[slot(lo, hi)]!(self, other, roundingMode, lo, hi);
}

export const floor_divide__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function floor_divide__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & floor_divide__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & floor_divide__Tensor_op.maskHi;
  return floor_divide__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const floor_divide_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const floor_divide_out = /* @__PURE__ */ stubOf(floor_divide_out_op);

export const floor_divide__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function floor_divide__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & floor_divide__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & floor_divide__Scalar_op.maskHi;
  return floor_divide__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const remainder__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function remainder__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & remainder__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & remainder__Tensor_op.maskHi;
  return remainder__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const remainder_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const remainder_Tensor_out = /* @__PURE__ */ stubOf(remainder_Tensor_out_op);

export const remainder__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"]);
export function remainder__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & remainder__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & remainder__Scalar_op.maskHi;
  return remainder__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const remainder_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const remainder_Scalar_out = /* @__PURE__ */ stubOf(remainder_Scalar_out_op);

export const fmod__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function fmod__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & fmod__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & fmod__Tensor_op.maskHi;
  return fmod__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const fmod_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const fmod_Tensor_out = /* @__PURE__ */ stubOf(fmod_Tensor_out_op);

export const fmod__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function fmod__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fmod__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fmod__Scalar_op.maskHi;
  return fmod__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const fmod_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const fmod_Scalar_out = /* @__PURE__ */ stubOf(fmod_Scalar_out_op);

export const pow__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Tensor) => Tensor>("aten::pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)", ["generated"], false);
export function pow__Tensor(self: Tensor, exponent: Tensor): Tensor {
  const lo = (self.keysLo | exponent.keysLo | local.includedLo) & local.keepLo & pow__Tensor_op.maskLo;
  const hi = (self.keysHi | exponent.keysHi | local.includedHi) & local.keepHi & pow__Tensor_op.maskHi;
  return pow__Tensor_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const pow_Tensor_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Tensor, out: Tensor) => Tensor>("aten::pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const pow_Tensor_Tensor_out = /* @__PURE__ */ stubOf(pow_Tensor_Tensor_out_op);

export const pow__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Scalar) => Tensor>("aten::pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)", ["generated"], false);
export function pow__Scalar(self: Tensor, exponent: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & pow__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & pow__Scalar_op.maskHi;
  return pow__Scalar_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const pow_Tensor_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Scalar, out: Tensor) => Tensor>("aten::pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const pow_Tensor_Scalar_out = /* @__PURE__ */ stubOf(pow_Tensor_Scalar_out_op);

export const pow_Scalar_out_op = /* @__PURE__ */ operator<(self: Scalar, exponent: Tensor, out: Tensor) => Tensor>("aten::pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const pow_Scalar_out = /* @__PURE__ */ stubOf(pow_Scalar_out_op);

export const atan2__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function atan2_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & atan2__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & atan2__op.maskHi;
  return atan2__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const atan2_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const atan2_out = /* @__PURE__ */ stubOf(atan2_out_op);

export const hypot__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"]);
export function hypot_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & hypot__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & hypot__op.maskHi;
  return hypot__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const hypot_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const hypot_out = /* @__PURE__ */ stubOf(hypot_out_op);

export const copysign__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function copysign__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & copysign__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & copysign__Tensor_op.maskHi;
  return copysign__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const copysign_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const copysign_out = /* @__PURE__ */ stubOf(copysign_out_op);

export const copysign__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"]);
export function copysign__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & copysign__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & copysign__Scalar_op.maskHi;
  return copysign__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const copysign_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const copysign_Scalar_out = /* @__PURE__ */ stubOf(copysign_Scalar_out_op);

export const xlogy__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function xlogy__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & xlogy__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & xlogy__Tensor_op.maskHi;
  return xlogy__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const xlogy_OutTensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const xlogy_OutTensor = /* @__PURE__ */ stubOf(xlogy_OutTensor_op);

export const xlogy_OutScalar_Self_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor, out: Tensor) => Tensor>("aten::xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const xlogy_OutScalar_Self = /* @__PURE__ */ stubOf(xlogy_OutScalar_Self_op);

export const xlogy__Scalar_Other_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function xlogy__Scalar_Other(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & xlogy__Scalar_Other_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & xlogy__Scalar_Other_op.maskHi;
  return xlogy__Scalar_Other_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const xlogy_OutScalar_Other_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const xlogy_OutScalar_Other = /* @__PURE__ */ stubOf(xlogy_OutScalar_Other_op);

export const logaddexp_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const logaddexp_out = /* @__PURE__ */ stubOf(logaddexp_out_op);

export const logaddexp2_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const logaddexp2_out = /* @__PURE__ */ stubOf(logaddexp2_out_op);

export const heaviside__op = /* @__PURE__ */ operator<(self: Tensor, values: Tensor) => Tensor>("aten::heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)", ["generated"], false);
export function heaviside_(self: Tensor, values: Tensor): Tensor {
  const lo = (self.keysLo | values.keysLo | local.includedLo) & local.keepLo & heaviside__op.maskLo;
  const hi = (self.keysHi | values.keysHi | local.includedHi) & local.keepHi & heaviside__op.maskHi;
  return heaviside__op.table[slot(lo, hi)]!(self, values, lo, hi);
}

export const heaviside_out_op = /* @__PURE__ */ operator<(self: Tensor, values: Tensor, out: Tensor) => Tensor>("aten::heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const heaviside_out = /* @__PURE__ */ stubOf(heaviside_out_op);

export const gcd__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"]);
export function gcd_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & gcd__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & gcd__op.maskHi;
  return gcd__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const gcd_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const gcd_out = /* @__PURE__ */ stubOf(gcd_out_op);

export const addcmul__op = /* @__PURE__ */ operator<(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar) => Tensor>("aten::addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)", ["generated"], false);
export function addcmul_(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | tensor1.keysLo | tensor2.keysLo | local.includedLo) & local.keepLo & addcmul__op.maskLo;
  const hi = (self.keysHi | tensor1.keysHi | tensor2.keysHi | local.includedHi) & local.keepHi & addcmul__op.maskHi;
  return addcmul__op.table[slot(lo, hi)]!(self, tensor1, tensor2, value, lo, hi);
}

export const addcmul_out_op = /* @__PURE__ */ operator<(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor) => Tensor>("aten::addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const addcmul_out = /* @__PURE__ */ stubOf(addcmul_out_op);

export const addcdiv__op = /* @__PURE__ */ operator<(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar) => Tensor>("aten::addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)", ["generated"], false);
export function addcdiv_(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | tensor1.keysLo | tensor2.keysLo | local.includedLo) & local.keepLo & addcdiv__op.maskLo;
  const hi = (self.keysHi | tensor1.keysHi | tensor2.keysHi | local.includedHi) & local.keepHi & addcdiv__op.maskHi;
  return addcdiv__op.table[slot(lo, hi)]!(self, tensor1, tensor2, value, lo, hi);
}

export const addcdiv_out_op = /* @__PURE__ */ operator<(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor) => Tensor>("aten::addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const addcdiv_out = /* @__PURE__ */ stubOf(addcdiv_out_op);

export const lerp__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, end: Tensor, weight: Scalar) => Tensor>("aten::lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)", ["generated"], false);
export function lerp__Scalar(self: Tensor, end: Tensor, weight: Scalar): Tensor {
  const lo = (self.keysLo | end.keysLo | local.includedLo) & local.keepLo & lerp__Scalar_op.maskLo;
  const hi = (self.keysHi | end.keysHi | local.includedHi) & local.keepHi & lerp__Scalar_op.maskHi;
  return lerp__Scalar_op.table[slot(lo, hi)]!(self, end, weight, lo, hi);
}

export const lerp_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, end: Tensor, weight: Scalar, out: Tensor) => Tensor>("aten::lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const lerp_Scalar_out = /* @__PURE__ */ stubOf(lerp_Scalar_out_op);

export const lerp__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, end: Tensor, weight: Tensor) => Tensor>("aten::lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)", ["generated"], false);
export function lerp__Tensor(self: Tensor, end: Tensor, weight: Tensor): Tensor {
  const lo = (self.keysLo | end.keysLo | weight.keysLo | local.includedLo) & local.keepLo & lerp__Tensor_op.maskLo;
  const hi = (self.keysHi | end.keysHi | weight.keysHi | local.includedHi) & local.keepHi & lerp__Tensor_op.maskHi;
  return lerp__Tensor_op.table[slot(lo, hi)]!(self, end, weight, lo, hi);
}

export const lerp_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, end: Tensor, weight: Tensor, out: Tensor) => Tensor>("aten::lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const lerp_Tensor_out = /* @__PURE__ */ stubOf(lerp_Tensor_out_op);

export const eq__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function eq__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & eq__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & eq__Tensor_op.maskHi;
  return eq__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const eq_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const eq_Tensor_out = /* @__PURE__ */ stubOf(eq_Tensor_out_op);

export const eq__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function eq__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & eq__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & eq__Scalar_op.maskHi;
  return eq__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const eq_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const eq_Scalar_out = /* @__PURE__ */ stubOf(eq_Scalar_out_op);

export const ne__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function ne__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & ne__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & ne__Tensor_op.maskHi;
  return ne__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ne_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const ne_Tensor_out = /* @__PURE__ */ stubOf(ne_Tensor_out_op);

export const ne__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function ne__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & ne__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & ne__Scalar_op.maskHi;
  return ne__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ne_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const ne_Scalar_out = /* @__PURE__ */ stubOf(ne_Scalar_out_op);

export const lt__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function lt__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & lt__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & lt__Tensor_op.maskHi;
  return lt__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const lt_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const lt_Tensor_out = /* @__PURE__ */ stubOf(lt_Tensor_out_op);

export const lt__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function lt__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & lt__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & lt__Scalar_op.maskHi;
  return lt__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const lt_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const lt_Scalar_out = /* @__PURE__ */ stubOf(lt_Scalar_out_op);

export const le__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function le__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & le__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & le__Tensor_op.maskHi;
  return le__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const le_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const le_Tensor_out = /* @__PURE__ */ stubOf(le_Tensor_out_op);

export const le__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function le__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & le__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & le__Scalar_op.maskHi;
  return le__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const le_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const le_Scalar_out = /* @__PURE__ */ stubOf(le_Scalar_out_op);

export const gt__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function gt__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & gt__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & gt__Tensor_op.maskHi;
  return gt__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const gt_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const gt_Tensor_out = /* @__PURE__ */ stubOf(gt_Tensor_out_op);

export const gt__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function gt__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & gt__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & gt__Scalar_op.maskHi;
  return gt__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const gt_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const gt_Scalar_out = /* @__PURE__ */ stubOf(gt_Scalar_out_op);

export const ge__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function ge__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & ge__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & ge__Tensor_op.maskHi;
  return ge__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ge_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const ge_Tensor_out = /* @__PURE__ */ stubOf(ge_Tensor_out_op);

export const ge__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function ge__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & ge__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & ge__Scalar_op.maskHi;
  return ge__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ge_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const ge_Scalar_out = /* @__PURE__ */ stubOf(ge_Scalar_out_op);

export const logical_and__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function logical_and_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logical_and__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logical_and__op.maskHi;
  return logical_and__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const logical_and_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const logical_and_out = /* @__PURE__ */ stubOf(logical_and_out_op);

export const logical_or__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function logical_or_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logical_or__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logical_or__op.maskHi;
  return logical_or__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const logical_or_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const logical_or_out = /* @__PURE__ */ stubOf(logical_or_out_op);

export const logical_xor__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function logical_xor_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logical_xor__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logical_xor__op.maskHi;
  return logical_xor__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const logical_xor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const logical_xor_out = /* @__PURE__ */ stubOf(logical_xor_out_op);

export const bitwise_and__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function bitwise_and__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_and__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_and__Tensor_op.maskHi;
  return bitwise_and__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_and_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_and_Tensor_out = /* @__PURE__ */ stubOf(bitwise_and_Tensor_out_op);

export const bitwise_and__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function bitwise_and__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_and__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_and__Scalar_op.maskHi;
  return bitwise_and__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_and_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_and_Scalar_out = /* @__PURE__ */ stubOf(bitwise_and_Scalar_out_op);

export const bitwise_or__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function bitwise_or__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_or__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_or__Tensor_op.maskHi;
  return bitwise_or__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_or_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_or_Tensor_out = /* @__PURE__ */ stubOf(bitwise_or_Tensor_out_op);

export const bitwise_or__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function bitwise_or__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_or__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_or__Scalar_op.maskHi;
  return bitwise_or__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_or_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_or_Scalar_out = /* @__PURE__ */ stubOf(bitwise_or_Scalar_out_op);

export const bitwise_xor__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function bitwise_xor__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_xor__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_xor__Tensor_op.maskHi;
  return bitwise_xor__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_xor_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_xor_Tensor_out = /* @__PURE__ */ stubOf(bitwise_xor_Tensor_out_op);

export const bitwise_xor__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function bitwise_xor__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_xor__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_xor__Scalar_op.maskHi;
  return bitwise_xor__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_xor_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_xor_Scalar_out = /* @__PURE__ */ stubOf(bitwise_xor_Scalar_out_op);

export const bitwise_left_shift__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function bitwise_left_shift__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_left_shift__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_left_shift__Tensor_op.maskHi;
  return bitwise_left_shift__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_left_shift_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_left_shift_Tensor_out = /* @__PURE__ */ stubOf(bitwise_left_shift_Tensor_out_op);

export const bitwise_left_shift__Tensor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function bitwise_left_shift__Tensor_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_left_shift__Tensor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_left_shift__Tensor_Scalar_op.maskHi;
  return bitwise_left_shift__Tensor_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_left_shift_Tensor_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_left_shift_Tensor_Scalar_out = /* @__PURE__ */ stubOf(bitwise_left_shift_Tensor_Scalar_out_op);

export const bitwise_right_shift__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"], false);
export function bitwise_right_shift__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_right_shift__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_right_shift__Tensor_op.maskHi;
  return bitwise_right_shift__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_right_shift_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_right_shift_Tensor_out = /* @__PURE__ */ stubOf(bitwise_right_shift_Tensor_out_op);

export const bitwise_right_shift__Tensor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", ["generated"], false);
export function bitwise_right_shift__Tensor_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_right_shift__Tensor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_right_shift__Tensor_Scalar_op.maskHi;
  return bitwise_right_shift__Tensor_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_right_shift_Tensor_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bitwise_right_shift_Tensor_Scalar_out = /* @__PURE__ */ stubOf(bitwise_right_shift_Tensor_Scalar_out_op);

export const maximum_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const maximum_out = /* @__PURE__ */ stubOf(maximum_out_op);

export const minimum_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const minimum_out = /* @__PURE__ */ stubOf(minimum_out_op);

export const fmax_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const fmax_out = /* @__PURE__ */ stubOf(fmax_out_op);

export const fmin_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const fmin_out = /* @__PURE__ */ stubOf(fmin_out_op);

export const where_self_out_op = /* @__PURE__ */ operator<(condition: Tensor, self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const where_self_out = /* @__PURE__ */ stubOf(where_self_out_op);

export const clamp__op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar | null, max: Scalar | null) => Tensor>("aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)", ["generated"], false);
export function clamp_(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & clamp__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & clamp__op.maskHi;
  return clamp__op.table[slot(lo, hi)]!(self, min, max, lo, hi);
}

export const clamp_out_op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar | null, max: Scalar | null, out: Tensor) => Tensor>("aten::clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const clamp_out = /* @__PURE__ */ stubOf(clamp_out_op);

export const clamp_min__op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar) => Tensor>("aten::clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)", ["generated"], false);
export function clamp_min_(self: Tensor, min: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & clamp_min__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & clamp_min__op.maskHi;
  return clamp_min__op.table[slot(lo, hi)]!(self, min, lo, hi);
}

export const clamp_min_out_op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar, out: Tensor) => Tensor>("aten::clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const clamp_min_out = /* @__PURE__ */ stubOf(clamp_min_out_op);

export const clamp_min__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor) => Tensor>("aten::clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)", ["generated"]);
export function clamp_min__Tensor(self: Tensor, min: Tensor): Tensor {
  const lo = (self.keysLo | min.keysLo | local.includedLo) & local.keepLo & clamp_min__Tensor_op.maskLo;
  const hi = (self.keysHi | min.keysHi | local.includedHi) & local.keepHi & clamp_min__Tensor_op.maskHi;
  return clamp_min__Tensor_op.table[slot(lo, hi)]!(self, min, lo, hi);
}

export const clamp_min_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor, out: Tensor) => Tensor>("aten::clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const clamp_min_Tensor_out = /* @__PURE__ */ stubOf(clamp_min_Tensor_out_op);

export const clamp_max__op = /* @__PURE__ */ operator<(self: Tensor, max: Scalar) => Tensor>("aten::clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)", ["generated"], false);
export function clamp_max_(self: Tensor, max: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & clamp_max__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & clamp_max__op.maskHi;
  return clamp_max__op.table[slot(lo, hi)]!(self, max, lo, hi);
}

export const clamp_max_out_op = /* @__PURE__ */ operator<(self: Tensor, max: Scalar, out: Tensor) => Tensor>("aten::clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const clamp_max_out = /* @__PURE__ */ stubOf(clamp_max_out_op);

export const clamp_max__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, max: Tensor) => Tensor>("aten::clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)", ["generated"]);
export function clamp_max__Tensor(self: Tensor, max: Tensor): Tensor {
  const lo = (self.keysLo | max.keysLo | local.includedLo) & local.keepLo & clamp_max__Tensor_op.maskLo;
  const hi = (self.keysHi | max.keysHi | local.includedHi) & local.keepHi & clamp_max__Tensor_op.maskHi;
  return clamp_max__Tensor_op.table[slot(lo, hi)]!(self, max, lo, hi);
}

export const clamp_max_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, max: Tensor, out: Tensor) => Tensor>("aten::clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const clamp_max_Tensor_out = /* @__PURE__ */ stubOf(clamp_max_Tensor_out_op);

export const relu__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::relu_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function relu_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & relu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & relu__op.maskHi;
  return relu__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const relu_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const relu_out = /* @__PURE__ */ stubOf(relu_out_op);

export const leaky_relu__op = /* @__PURE__ */ operator<(self: Tensor, negativeSlope: Scalar) => Tensor>("aten::leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)", ["generated"], false);
export function leaky_relu_(self: Tensor, negativeSlope: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & leaky_relu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & leaky_relu__op.maskHi;
  return leaky_relu__op.table[slot(lo, hi)]!(self, negativeSlope, lo, hi);
}

export const leaky_relu_out_op = /* @__PURE__ */ operator<(self: Tensor, negativeSlope: Scalar, out: Tensor) => Tensor>("aten::leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const leaky_relu_out = /* @__PURE__ */ stubOf(leaky_relu_out_op);

export const elu__op = /* @__PURE__ */ operator<(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar) => Tensor>("aten::elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)", ["generated"], false);
export function elu_(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & elu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & elu__op.maskHi;
  return elu__op.table[slot(lo, hi)]!(self, alpha, scale, inputScale, lo, hi);
}

export const elu_out_op = /* @__PURE__ */ operator<(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, out: Tensor) => Tensor>("aten::elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const elu_out = /* @__PURE__ */ stubOf(elu_out_op);

export const celu_out_op = /* @__PURE__ */ operator<(self: Tensor, alpha: Scalar, out: Tensor) => Tensor>("aten::celu.out(Tensor self, Scalar alpha=1.0, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const celu_out = /* @__PURE__ */ stubOf(celu_out_op);

export const gelu__op = /* @__PURE__ */ operator<(self: Tensor, approximate: string) => Tensor>("aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)", ["generated"], false);
export function gelu_(self: Tensor, approximate: string): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & gelu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & gelu__op.maskHi;
  return gelu__op.table[slot(lo, hi)]!(self, approximate, lo, hi);
}

export const gelu_out_op = /* @__PURE__ */ operator<(self: Tensor, approximate: string, out: Tensor) => Tensor>("aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const gelu_out = /* @__PURE__ */ stubOf(gelu_out_op);

export const silu__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::silu_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function silu_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & silu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & silu__op.maskHi;
  return silu__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const silu_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const silu_out = /* @__PURE__ */ stubOf(silu_out_op);

export const mish__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::mish_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function mish_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & mish__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & mish__op.maskHi;
  return mish__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const mish_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const mish_out = /* @__PURE__ */ stubOf(mish_out_op);

export const hardsigmoid__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::hardsigmoid_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function hardsigmoid_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardsigmoid__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardsigmoid__op.maskHi;
  return hardsigmoid__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const hardsigmoid_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hardsigmoid_out = /* @__PURE__ */ stubOf(hardsigmoid_out_op);

export const hardswish__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::hardswish_(Tensor(a!) self) -> Tensor(a!)", ["generated"], false);
export function hardswish_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardswish__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardswish__op.maskHi;
  return hardswish__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const hardswish_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hardswish_out = /* @__PURE__ */ stubOf(hardswish_out_op);

export const softplus_out_op = /* @__PURE__ */ operator<(self: Tensor, beta: Scalar, threshold: Scalar, out: Tensor) => Tensor>("aten::softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const softplus_out = /* @__PURE__ */ stubOf(softplus_out_op);

export const hardtanh__op = /* @__PURE__ */ operator<(self: Tensor, minVal: Scalar, maxVal: Scalar) => Tensor>("aten::hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)", ["generated"], false);
export function hardtanh_(self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardtanh__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardtanh__op.maskHi;
  return hardtanh__op.table[slot(lo, hi)]!(self, minVal, maxVal, lo, hi);
}

export const hardtanh_out_op = /* @__PURE__ */ operator<(self: Tensor, minVal: Scalar, maxVal: Scalar, out: Tensor) => Tensor>("aten::hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hardtanh_out = /* @__PURE__ */ stubOf(hardtanh_out_op);

export const threshold__op = /* @__PURE__ */ operator<(self: Tensor, threshold: Scalar, value: Scalar) => Tensor>("aten::threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)", ["generated"], false);
export function threshold_(self: Tensor, threshold: Scalar, value: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & threshold__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & threshold__op.maskHi;
  return threshold__op.table[slot(lo, hi)]!(self, threshold, value, lo, hi);
}

export const threshold_out_op = /* @__PURE__ */ operator<(self: Tensor, threshold: Scalar, value: Scalar, out: Tensor) => Tensor>("aten::threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const threshold_out = /* @__PURE__ */ stubOf(threshold_out_op);

export const hardshrink_out_op = /* @__PURE__ */ operator<(self: Tensor, lambd: Scalar, out: Tensor) => Tensor>("aten::hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hardshrink_out = /* @__PURE__ */ stubOf(hardshrink_out_op);

export const softshrink_out_op = /* @__PURE__ */ operator<(self: Tensor, lambd: Scalar, out: Tensor) => Tensor>("aten::softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const softshrink_out = /* @__PURE__ */ stubOf(softshrink_out_op);

export const sigmoid_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, output: Tensor, gradInput: Tensor) => Tensor>("aten::sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const sigmoid_backward_grad_input = /* @__PURE__ */ stubOf(sigmoid_backward_grad_input_op);

export const tanh_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, output: Tensor, gradInput: Tensor) => Tensor>("aten::tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const tanh_backward_grad_input = /* @__PURE__ */ stubOf(tanh_backward_grad_input_op);

export const threshold_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, threshold: Scalar, gradInput: Tensor) => Tensor>("aten::threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const threshold_backward_grad_input = /* @__PURE__ */ stubOf(threshold_backward_grad_input_op);

export const leaky_relu_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean, gradInput: Tensor) => Tensor>("aten::leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const leaky_relu_backward_grad_input = /* @__PURE__ */ stubOf(leaky_relu_backward_grad_input_op);

export const elu_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor, gradInput: Tensor) => Tensor>("aten::elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const elu_backward_grad_input = /* @__PURE__ */ stubOf(elu_backward_grad_input_op);

export const gelu_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, approximate: string, gradInput: Tensor) => Tensor>("aten::gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const gelu_backward_grad_input = /* @__PURE__ */ stubOf(gelu_backward_grad_input_op);

export const silu_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, gradInput: Tensor) => Tensor>("aten::silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const silu_backward_grad_input = /* @__PURE__ */ stubOf(silu_backward_grad_input_op);

export const hardsigmoid_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, gradInput: Tensor) => Tensor>("aten::hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const hardsigmoid_backward_grad_input = /* @__PURE__ */ stubOf(hardsigmoid_backward_grad_input_op);

export const softplus_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar, gradInput: Tensor) => Tensor>("aten::softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const softplus_backward_grad_input = /* @__PURE__ */ stubOf(softplus_backward_grad_input_op);

export const hardtanh_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar, gradInput: Tensor) => Tensor>("aten::hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const hardtanh_backward_grad_input = /* @__PURE__ */ stubOf(hardtanh_backward_grad_input_op);

export const hardshrink_backward_grad_input_op = /* @__PURE__ */ operator<(gradOut: Tensor, self: Tensor, lambd: Scalar, gradInput: Tensor) => Tensor>("aten::hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const hardshrink_backward_grad_input = /* @__PURE__ */ stubOf(hardshrink_backward_grad_input_op);

export const softshrink_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, lambd: Scalar, gradInput: Tensor) => Tensor>("aten::softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const softshrink_backward_grad_input = /* @__PURE__ */ stubOf(softshrink_backward_grad_input_op);

export const log_sigmoid_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, buffer: Tensor, gradInput: Tensor) => Tensor>("aten::log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const log_sigmoid_backward_grad_input = /* @__PURE__ */ stubOf(log_sigmoid_backward_grad_input_op);

export const logit_backward_grad_input_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, eps: number | null, gradInput: Tensor) => Tensor>("aten::logit_backward.grad_input(Tensor grad_output, Tensor self, float? eps=None, *, Tensor(a!) grad_input) -> Tensor(a!)", ["generated"]);
export const logit_backward_grad_input = /* @__PURE__ */ stubOf(logit_backward_grad_input_op);

export const i0__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::i0_(Tensor(a!) self) -> Tensor(a!)", ["generated"]);
export function i0_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & i0__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & i0__op.maskHi;
  return i0__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const i0_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const i0_out = /* @__PURE__ */ stubOf(i0_out_op);

export const special_i0e_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_i0e_out = /* @__PURE__ */ stubOf(special_i0e_out_op);

export const special_i1_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_i1_out = /* @__PURE__ */ stubOf(special_i1_out_op);

export const special_i1e_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_i1e_out = /* @__PURE__ */ stubOf(special_i1e_out_op);

export const special_entr_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_entr_out = /* @__PURE__ */ stubOf(special_entr_out_op);

export const special_ndtri_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_ndtri_out = /* @__PURE__ */ stubOf(special_ndtri_out_op);

export const special_log_ndtr_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_log_ndtr_out = /* @__PURE__ */ stubOf(special_log_ndtr_out_op);

export const special_erfcx_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_erfcx_out = /* @__PURE__ */ stubOf(special_erfcx_out_op);

export const special_xlog1py_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_xlog1py_out = /* @__PURE__ */ stubOf(special_xlog1py_out_op);

export const special_xlog1py_self_scalar_out_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor, out: Tensor) => Tensor>("aten::special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_xlog1py_self_scalar_out = /* @__PURE__ */ stubOf(special_xlog1py_self_scalar_out_op);

export const special_xlog1py_other_scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_xlog1py_other_scalar_out = /* @__PURE__ */ stubOf(special_xlog1py_other_scalar_out_op);

export const special_zeta_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_zeta_out = /* @__PURE__ */ stubOf(special_zeta_out_op);

export const special_zeta_self_scalar_out_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor, out: Tensor) => Tensor>("aten::special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_zeta_self_scalar_out = /* @__PURE__ */ stubOf(special_zeta_self_scalar_out_op);

export const special_zeta_other_scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, out: Tensor) => Tensor>("aten::special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_zeta_other_scalar_out = /* @__PURE__ */ stubOf(special_zeta_other_scalar_out_op);

export const igamma__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"]);
export function igamma_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & igamma__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & igamma__op.maskHi;
  return igamma__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const igamma_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const igamma_out = /* @__PURE__ */ stubOf(igamma_out_op);

export const igammac__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"]);
export function igammac_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & igammac__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & igammac__op.maskHi;
  return igammac__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const igammac_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const igammac_out = /* @__PURE__ */ stubOf(igammac_out_op);

export const nextafter__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"]);
export function nextafter_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & nextafter__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & nextafter__op.maskHi;
  return nextafter__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const nextafter_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const nextafter_out = /* @__PURE__ */ stubOf(nextafter_out_op);

export const lcm__op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)", ["generated"]);
export function lcm_(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & lcm__op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & lcm__op.maskHi;
  return lcm__op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const lcm_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const lcm_out = /* @__PURE__ */ stubOf(lcm_out_op);

export const angle_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const angle_out = /* @__PURE__ */ stubOf(angle_out_op);

export const special_airy_ai_out_op = /* @__PURE__ */ operator<(x: Tensor, out: Tensor) => Tensor>("aten::special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_airy_ai_out = /* @__PURE__ */ stubOf(special_airy_ai_out_op);

export const special_bessel_j0_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_bessel_j0_out = /* @__PURE__ */ stubOf(special_bessel_j0_out_op);

export const special_bessel_j1_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_bessel_j1_out = /* @__PURE__ */ stubOf(special_bessel_j1_out_op);

export const special_bessel_y0_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_bessel_y0_out = /* @__PURE__ */ stubOf(special_bessel_y0_out_op);

export const special_bessel_y1_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_bessel_y1_out = /* @__PURE__ */ stubOf(special_bessel_y1_out_op);

export const special_modified_bessel_i0_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_modified_bessel_i0_out = /* @__PURE__ */ stubOf(special_modified_bessel_i0_out_op);

export const special_modified_bessel_i1_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_modified_bessel_i1_out = /* @__PURE__ */ stubOf(special_modified_bessel_i1_out_op);

export const special_modified_bessel_k0_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_modified_bessel_k0_out = /* @__PURE__ */ stubOf(special_modified_bessel_k0_out_op);

export const special_modified_bessel_k1_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_modified_bessel_k1_out = /* @__PURE__ */ stubOf(special_modified_bessel_k1_out_op);

export const special_scaled_modified_bessel_k0_out_op = /* @__PURE__ */ operator<(x: Tensor, out: Tensor) => Tensor>("aten::special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_scaled_modified_bessel_k0_out = /* @__PURE__ */ stubOf(special_scaled_modified_bessel_k0_out_op);

export const special_scaled_modified_bessel_k1_out_op = /* @__PURE__ */ operator<(x: Tensor, out: Tensor) => Tensor>("aten::special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_scaled_modified_bessel_k1_out = /* @__PURE__ */ stubOf(special_scaled_modified_bessel_k1_out_op);

export const special_spherical_bessel_j0_out_op = /* @__PURE__ */ operator<(x: Tensor, out: Tensor) => Tensor>("aten::special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", ["generated"]);
export const special_spherical_bessel_j0_out = /* @__PURE__ */ stubOf(special_spherical_bessel_j0_out_op);

export const special_chebyshev_polynomial_t_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_t_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_t_out_op);

export const special_chebyshev_polynomial_t_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_t_x_scalar_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_t_x_scalar_out_op);

export const special_chebyshev_polynomial_t_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_t_n_scalar_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_t_n_scalar_out_op);

export const special_chebyshev_polynomial_u_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_u_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_u_out_op);

export const special_chebyshev_polynomial_u_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_u_x_scalar_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_u_x_scalar_out_op);

export const special_chebyshev_polynomial_u_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_u_n_scalar_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_u_n_scalar_out_op);

export const special_chebyshev_polynomial_v_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_v_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_v_out_op);

export const special_chebyshev_polynomial_v_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_v_x_scalar_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_v_x_scalar_out_op);

export const special_chebyshev_polynomial_v_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_v_n_scalar_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_v_n_scalar_out_op);

export const special_chebyshev_polynomial_w_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_w_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_w_out_op);

export const special_chebyshev_polynomial_w_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_w_x_scalar_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_w_x_scalar_out_op);

export const special_chebyshev_polynomial_w_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_chebyshev_polynomial_w_n_scalar_out = /* @__PURE__ */ stubOf(special_chebyshev_polynomial_w_n_scalar_out_op);

export const special_hermite_polynomial_h_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_hermite_polynomial_h_out = /* @__PURE__ */ stubOf(special_hermite_polynomial_h_out_op);

export const special_hermite_polynomial_h_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_hermite_polynomial_h_x_scalar_out = /* @__PURE__ */ stubOf(special_hermite_polynomial_h_x_scalar_out_op);

export const special_hermite_polynomial_h_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_hermite_polynomial_h_n_scalar_out = /* @__PURE__ */ stubOf(special_hermite_polynomial_h_n_scalar_out_op);

export const special_hermite_polynomial_he_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_hermite_polynomial_he_out = /* @__PURE__ */ stubOf(special_hermite_polynomial_he_out_op);

export const special_hermite_polynomial_he_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_hermite_polynomial_he_x_scalar_out = /* @__PURE__ */ stubOf(special_hermite_polynomial_he_x_scalar_out_op);

export const special_hermite_polynomial_he_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_hermite_polynomial_he_n_scalar_out = /* @__PURE__ */ stubOf(special_hermite_polynomial_he_n_scalar_out_op);

export const special_laguerre_polynomial_l_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_laguerre_polynomial_l_out = /* @__PURE__ */ stubOf(special_laguerre_polynomial_l_out_op);

export const special_laguerre_polynomial_l_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_laguerre_polynomial_l_x_scalar_out = /* @__PURE__ */ stubOf(special_laguerre_polynomial_l_x_scalar_out_op);

export const special_laguerre_polynomial_l_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_laguerre_polynomial_l_n_scalar_out = /* @__PURE__ */ stubOf(special_laguerre_polynomial_l_n_scalar_out_op);

export const special_legendre_polynomial_p_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_legendre_polynomial_p_out = /* @__PURE__ */ stubOf(special_legendre_polynomial_p_out_op);

export const special_legendre_polynomial_p_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_legendre_polynomial_p_x_scalar_out = /* @__PURE__ */ stubOf(special_legendre_polynomial_p_x_scalar_out_op);

export const special_legendre_polynomial_p_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_legendre_polynomial_p_n_scalar_out = /* @__PURE__ */ stubOf(special_legendre_polynomial_p_n_scalar_out_op);

export const special_shifted_chebyshev_polynomial_t_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_t_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_t_out_op);

export const special_shifted_chebyshev_polynomial_t_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_t_x_scalar_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_t_x_scalar_out_op);

export const special_shifted_chebyshev_polynomial_t_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_t_n_scalar_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_t_n_scalar_out_op);

export const special_shifted_chebyshev_polynomial_u_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_u_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_u_out_op);

export const special_shifted_chebyshev_polynomial_u_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_u_x_scalar_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_u_x_scalar_out_op);

export const special_shifted_chebyshev_polynomial_u_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_u_n_scalar_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_u_n_scalar_out_op);

export const special_shifted_chebyshev_polynomial_v_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_v_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_v_out_op);

export const special_shifted_chebyshev_polynomial_v_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_v_x_scalar_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_v_x_scalar_out_op);

export const special_shifted_chebyshev_polynomial_v_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_v_n_scalar_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_v_n_scalar_out_op);

export const special_shifted_chebyshev_polynomial_w_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Tensor, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_w_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_w_out_op);

export const special_shifted_chebyshev_polynomial_w_x_scalar_out_op = /* @__PURE__ */ operator<(x: Scalar, n: Tensor, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_w_x_scalar_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_w_x_scalar_out_op);

export const special_shifted_chebyshev_polynomial_w_n_scalar_out_op = /* @__PURE__ */ operator<(x: Tensor, n: Scalar, out: Tensor) => Tensor>("aten::special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const special_shifted_chebyshev_polynomial_w_n_scalar_out = /* @__PURE__ */ stubOf(special_shifted_chebyshev_polynomial_w_n_scalar_out_op);

export const empty_strided_out_op = /* @__PURE__ */ operator<(size: readonly number[], stride: readonly number[], out: Tensor) => Tensor>("aten::empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const empty_strided_out = /* @__PURE__ */ stubOf(empty_strided_out_op);

export const empty_like_out_op = /* @__PURE__ */ operator<(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const empty_like_out = /* @__PURE__ */ stubOf(empty_like_out_op);

export const new_empty_out_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], out: Tensor) => Tensor>("aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const new_empty_out = /* @__PURE__ */ stubOf(new_empty_out_op);

export const new_empty_strided_out_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], stride: readonly number[], out: Tensor) => Tensor>("aten::new_empty_strided.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const new_empty_strided_out = /* @__PURE__ */ stubOf(new_empty_strided_out_op);

export const new_zeros_out_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], out: Tensor) => Tensor>("aten::new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const new_zeros_out = /* @__PURE__ */ stubOf(new_zeros_out_op);

export const new_ones_out_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], out: Tensor) => Tensor>("aten::new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const new_ones_out = /* @__PURE__ */ stubOf(new_ones_out_op);

export const new_full_out_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], fillValue: Scalar, out: Tensor) => Tensor>("aten::new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const new_full_out = /* @__PURE__ */ stubOf(new_full_out_op);

export const zeros_like_out_op = /* @__PURE__ */ operator<(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const zeros_like_out = /* @__PURE__ */ stubOf(zeros_like_out_op);

export const ones_like_out_op = /* @__PURE__ */ operator<(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const ones_like_out = /* @__PURE__ */ stubOf(ones_like_out_op);

export const full_like_out_op = /* @__PURE__ */ operator<(self: Tensor, fillValue: Scalar, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const full_like_out = /* @__PURE__ */ stubOf(full_like_out_op);

export const scalar_tensor_out_op = /* @__PURE__ */ operator<(s: Scalar, out: Tensor) => Tensor>("aten::scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const scalar_tensor_out = /* @__PURE__ */ stubOf(scalar_tensor_out_op);

export const tril_indices_out_op = /* @__PURE__ */ operator<(row: number, col: number, offset: number, out: Tensor) => Tensor>("aten::tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const tril_indices_out = /* @__PURE__ */ stubOf(tril_indices_out_op);

export const triu_indices_out_op = /* @__PURE__ */ operator<(row: number, col: number, offset: number, out: Tensor) => Tensor>("aten::triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const triu_indices_out = /* @__PURE__ */ stubOf(triu_indices_out_op);

export const hann_window_out_op = /* @__PURE__ */ operator<(windowLength: number, out: Tensor) => Tensor>("aten::hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hann_window_out = /* @__PURE__ */ stubOf(hann_window_out_op);

export const hann_window_periodic_out_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, out: Tensor) => Tensor>("aten::hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hann_window_periodic_out = /* @__PURE__ */ stubOf(hann_window_periodic_out_op);

export const bartlett_window_out_op = /* @__PURE__ */ operator<(windowLength: number, out: Tensor) => Tensor>("aten::bartlett_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bartlett_window_out = /* @__PURE__ */ stubOf(bartlett_window_out_op);

export const bartlett_window_periodic_out_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, out: Tensor) => Tensor>("aten::bartlett_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bartlett_window_periodic_out = /* @__PURE__ */ stubOf(bartlett_window_periodic_out_op);

export const blackman_window_out_op = /* @__PURE__ */ operator<(windowLength: number, out: Tensor) => Tensor>("aten::blackman_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const blackman_window_out = /* @__PURE__ */ stubOf(blackman_window_out_op);

export const blackman_window_periodic_out_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, out: Tensor) => Tensor>("aten::blackman_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const blackman_window_periodic_out = /* @__PURE__ */ stubOf(blackman_window_periodic_out_op);

export const hamming_window_out_op = /* @__PURE__ */ operator<(windowLength: number, out: Tensor) => Tensor>("aten::hamming_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hamming_window_out = /* @__PURE__ */ stubOf(hamming_window_out_op);

export const hamming_window_periodic_out_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, out: Tensor) => Tensor>("aten::hamming_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hamming_window_periodic_out = /* @__PURE__ */ stubOf(hamming_window_periodic_out_op);

export const hamming_window_periodic_alpha_out_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, alpha: number, out: Tensor) => Tensor>("aten::hamming_window.periodic_alpha_out(int window_length, bool periodic, float alpha, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hamming_window_periodic_alpha_out = /* @__PURE__ */ stubOf(hamming_window_periodic_alpha_out_op);

export const hamming_window_periodic_alpha_beta_out_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, alpha: number, beta: number, out: Tensor) => Tensor>("aten::hamming_window.periodic_alpha_beta_out(int window_length, bool periodic, float alpha, float beta, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const hamming_window_periodic_alpha_beta_out = /* @__PURE__ */ stubOf(hamming_window_periodic_alpha_beta_out_op);

export const kaiser_window_out_op = /* @__PURE__ */ operator<(windowLength: number, out: Tensor) => Tensor>("aten::kaiser_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const kaiser_window_out = /* @__PURE__ */ stubOf(kaiser_window_out_op);

export const kaiser_window_periodic_out_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, out: Tensor) => Tensor>("aten::kaiser_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const kaiser_window_periodic_out = /* @__PURE__ */ stubOf(kaiser_window_periodic_out_op);

export const kaiser_window_beta_out_op = /* @__PURE__ */ operator<(windowLength: number, periodic: boolean, beta: number, out: Tensor) => Tensor>("aten::kaiser_window.beta_out(int window_length, bool periodic, float beta, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const kaiser_window_beta_out = /* @__PURE__ */ stubOf(kaiser_window_beta_out_op);

export const rand_like_out_op = /* @__PURE__ */ operator<(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::rand_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const rand_like_out = /* @__PURE__ */ stubOf(rand_like_out_op);

export const randn_like_out_op = /* @__PURE__ */ operator<(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::randn_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const randn_like_out = /* @__PURE__ */ stubOf(randn_like_out_op);

export const randint_like_out_op = /* @__PURE__ */ operator<(self: Tensor, high: number, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::randint_like.out(Tensor self, int high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const randint_like_out = /* @__PURE__ */ stubOf(randint_like_out_op);

export const randint_like_low_dtype_out_op = /* @__PURE__ */ operator<(self: Tensor, low: number, high: number, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::randint_like.low_dtype_out(Tensor self, int low, int high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const randint_like_low_dtype_out = /* @__PURE__ */ stubOf(randint_like_low_dtype_out_op);

export const bernoulli_float_out_op = /* @__PURE__ */ operator<(self: Tensor, p: number, generator: Generator | null, out: Tensor) => Tensor>("aten::bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const bernoulli_float_out = /* @__PURE__ */ stubOf(bernoulli_float_out_op);

export const bernoulli_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, p: Tensor, generator: Generator | null, out: Tensor) => Tensor>("aten::bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const bernoulli_Tensor_out = /* @__PURE__ */ stubOf(bernoulli_Tensor_out_op);

export const bernoulli_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, p: Tensor, generator: Generator | null) => Tensor>("aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor", ["generated", "nondeterministic_seeded"], false);
export function bernoulli_Tensor(self: Tensor, p: Tensor, generator: Generator | null): Tensor {
  const lo = (self.keysLo | p.keysLo | local.includedLo) & local.keepLo & bernoulli_Tensor_op.maskLo;
  const hi = (self.keysHi | p.keysHi | local.includedHi) & local.keepHi & bernoulli_Tensor_op.maskHi;
  return bernoulli_Tensor_op.table[slot(lo, hi)]!(self, p, generator, lo, hi);
}

export const uniform_out_op = /* @__PURE__ */ operator<(self: Tensor, from: number, to: number, generator: Generator | null, out: Tensor) => Tensor>("aten::uniform.out(Tensor self, float from=0, float to=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const uniform_out = /* @__PURE__ */ stubOf(uniform_out_op);

export const uniform_op = /* @__PURE__ */ operator<(self: Tensor, from: number, to: number, generator: Generator | null) => Tensor>("aten::uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor", ["generated", "nondeterministic_seeded"], false);
export function uniform(self: Tensor, from: number, to: number, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & uniform_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & uniform_op.maskHi;
  return uniform_op.table[slot(lo, hi)]!(self, from, to, generator, lo, hi);
}

export const random_from_out_op = /* @__PURE__ */ operator<(self: Tensor, from: number, to: number | null, generator: Generator | null, out: Tensor) => Tensor>("aten::random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const random_from_out = /* @__PURE__ */ stubOf(random_from_out_op);

export const random_from_op = /* @__PURE__ */ operator<(self: Tensor, from: number, to: number | null, generator: Generator | null) => Tensor>("aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor", ["generated", "nondeterministic_seeded"], false);
export function random_from(self: Tensor, from: number, to: number | null, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & random_from_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & random_from_op.maskHi;
  return random_from_op.table[slot(lo, hi)]!(self, from, to, generator, lo, hi);
}

export const random_to_out_op = /* @__PURE__ */ operator<(self: Tensor, to: number, generator: Generator | null, out: Tensor) => Tensor>("aten::random.to_out(Tensor self, int to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const random_to_out = /* @__PURE__ */ stubOf(random_to_out_op);

export const random_to_op = /* @__PURE__ */ operator<(self: Tensor, to: number, generator: Generator | null) => Tensor>("aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor", ["generated", "nondeterministic_seeded"], false);
export function random_to(self: Tensor, to: number, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & random_to_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & random_to_op.maskHi;
  return random_to_op.table[slot(lo, hi)]!(self, to, generator, lo, hi);
}

export const random_out_op = /* @__PURE__ */ operator<(self: Tensor, generator: Generator | null, out: Tensor) => Tensor>("aten::random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const random_out = /* @__PURE__ */ stubOf(random_out_op);

export const random_op = /* @__PURE__ */ operator<(self: Tensor, generator: Generator | null) => Tensor>("aten::random(Tensor self, *, Generator? generator=None) -> Tensor", ["generated", "nondeterministic_seeded"], false);
export function random(self: Tensor, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & random_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & random_op.maskHi;
  return random_op.table[slot(lo, hi)]!(self, generator, lo, hi);
}

export const native_dropout_out_op = /* @__PURE__ */ operator<(input: Tensor, p: number, train: boolean | null, out0: Tensor, out1: Tensor) => readonly [Tensor, Tensor]>("aten::native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))", ["generated", "nondeterministic_seeded"], false);
export const native_dropout_out = /* @__PURE__ */ stubOf(native_dropout_out_op);

export const native_dropout_backward_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, mask: Tensor, scale: number, out: Tensor) => Tensor>("aten::native_dropout_backward.out(Tensor grad_output, Tensor mask, float scale, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const native_dropout_backward_out = /* @__PURE__ */ stubOf(native_dropout_backward_out_op);

export const exponential_out_op = /* @__PURE__ */ operator<(self: Tensor, lambd: number, generator: Generator | null, out: Tensor) => Tensor>("aten::exponential.out(Tensor self, float lambd=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)", ["generated", "nondeterministic_seeded"], false);
export const exponential_out = /* @__PURE__ */ stubOf(exponential_out_op);

export const exponential_op = /* @__PURE__ */ operator<(self: Tensor, lambd: number, generator: Generator | null) => Tensor>("aten::exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor", ["generated", "nondeterministic_seeded"], false);
export function exponential(self: Tensor, lambd: number, generator: Generator | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & exponential_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & exponential_op.maskHi;
  return exponential_op.table[slot(lo, hi)]!(self, lambd, generator, lo, hi);
}

export const _to_copy_out_op = /* @__PURE__ */ operator<(self: Tensor, nonBlocking: boolean, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const _to_copy_out = /* @__PURE__ */ stubOf(_to_copy_out_op);

export const fill_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, value: Scalar, out: Tensor) => Tensor>("aten::fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const fill_Scalar_out = /* @__PURE__ */ stubOf(fill_Scalar_out_op);

export const fill_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, value: Tensor, out: Tensor) => Tensor>("aten::fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const fill_Tensor_out = /* @__PURE__ */ stubOf(fill_Tensor_out_op);

export const zero_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const zero_out = /* @__PURE__ */ stubOf(zero_out_op);

export const zero_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::zero(Tensor self) -> Tensor", ["generated"], false);
export function zero(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & zero_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & zero_op.maskHi;
  return zero_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const clone_out_op = /* @__PURE__ */ operator<(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const clone_out = /* @__PURE__ */ stubOf(clone_out_op);

export const resize_out_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const resize_out = /* @__PURE__ */ stubOf(resize_out_op);

export const resize_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null) => Tensor>("aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor", ["generated"], false);
export function resize(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & resize_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & resize_op.maskHi;
  return resize_op.table[slot(lo, hi)]!(self, size, memoryFormat, lo, hi);
}

export const resize_as_out_op = /* @__PURE__ */ operator<(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null, out: Tensor) => Tensor>("aten::resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const resize_as_out = /* @__PURE__ */ stubOf(resize_as_out_op);

export const resize_as_op = /* @__PURE__ */ operator<(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null) => Tensor>("aten::resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor", ["generated"], false);
export function resize_as(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null): Tensor {
  const lo = (self.keysLo | theTemplate.keysLo | local.includedLo) & local.keepLo & resize_as_op.maskLo;
  const hi = (self.keysHi | theTemplate.keysHi | local.includedHi) & local.keepHi & resize_as_op.maskHi;
  return resize_as_op.table[slot(lo, hi)]!(self, theTemplate, memoryFormat, lo, hi);
}

export const set_source_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, source: Tensor, out: Tensor) => Tensor>("aten::set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const set_source_Tensor_out = /* @__PURE__ */ stubOf(set_source_Tensor_out_op);

export const set_source_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, source: Tensor) => Tensor>("aten::set.source_Tensor(Tensor self, Tensor source) -> Tensor", ["generated"], false);
export function set_source_Tensor(self: Tensor, source: Tensor): Tensor {
  const lo = (self.keysLo | source.keysLo | local.includedLo) & local.keepLo & set_source_Tensor_op.maskLo;
  const hi = (self.keysHi | source.keysHi | local.includedHi) & local.keepHi & set_source_Tensor_op.maskHi;
  return set_source_Tensor_op.table[slot(lo, hi)]!(self, source, lo, hi);
}

export const set_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const set_out = /* @__PURE__ */ stubOf(set_out_op);

export const set_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::set(Tensor self) -> Tensor", ["generated"], false);
export function set(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & set_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & set_op.maskHi;
  return set_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const _unsafe_view_out_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], out: Tensor) => Tensor>("aten::_unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const _unsafe_view_out = /* @__PURE__ */ stubOf(_unsafe_view_out_op);

export const narrow_copy_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, start: number, length: number, out: Tensor) => Tensor>("aten::narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const narrow_copy_out = /* @__PURE__ */ stubOf(narrow_copy_out_op);

export const select_backward_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number, out: Tensor) => Tensor>("aten::select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, int index, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const select_backward_out = /* @__PURE__ */ stubOf(select_backward_out_op);

export const slice_backward_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number, out: Tensor) => Tensor>("aten::slice_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const slice_backward_out = /* @__PURE__ */ stubOf(slice_backward_out_op);

export const diagonal_backward_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number, out: Tensor) => Tensor>("aten::diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const diagonal_backward_out = /* @__PURE__ */ stubOf(diagonal_backward_out_op);

export const select_scatter_out_op = /* @__PURE__ */ operator<(self: Tensor, src: Tensor, dim: number, index: number, out: Tensor) => Tensor>("aten::select_scatter.out(Tensor self, Tensor src, int dim, int index, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const select_scatter_out = /* @__PURE__ */ stubOf(select_scatter_out_op);

export const slice_scatter_out_op = /* @__PURE__ */ operator<(self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number, out: Tensor) => Tensor>("aten::slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const slice_scatter_out = /* @__PURE__ */ stubOf(slice_scatter_out_op);

export const diagonal_scatter_out_op = /* @__PURE__ */ operator<(self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number, out: Tensor) => Tensor>("aten::diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const diagonal_scatter_out = /* @__PURE__ */ stubOf(diagonal_scatter_out_op);

export const as_strided_scatter_out_op = /* @__PURE__ */ operator<(self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, out: Tensor) => Tensor>("aten::as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const as_strided_scatter_out = /* @__PURE__ */ stubOf(as_strided_scatter_out_op);

export const diag_embed_out_op = /* @__PURE__ */ operator<(self: Tensor, offset: number, dim1: number, dim2: number, out: Tensor) => Tensor>("aten::diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const diag_embed_out = /* @__PURE__ */ stubOf(diag_embed_out_op);

export const rot90_out_op = /* @__PURE__ */ operator<(self: Tensor, k: number, dims: readonly number[], out: Tensor) => Tensor>("aten::rot90.out(Tensor self, int k=1, int[] dims=[0,1], *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const rot90_out = /* @__PURE__ */ stubOf(rot90_out_op);

export const expand_copy_out_op = /* @__PURE__ */ operator<(self: Tensor, size: readonly number[], implicit: boolean, out: Tensor) => Tensor>("aten::expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const expand_copy_out = /* @__PURE__ */ stubOf(expand_copy_out_op);

export const index_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly (Tensor | null)[], out: Tensor) => Tensor>("aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const index_Tensor_out = /* @__PURE__ */ stubOf(index_Tensor_out_op);

export const index_put_out_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, out: Tensor) => Tensor>("aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const index_put_out = /* @__PURE__ */ stubOf(index_put_out_op);

export const _index_put_impl_out_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, out: Tensor) => Tensor>("aten::_index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const _index_put_impl_out = /* @__PURE__ */ stubOf(_index_put_impl_out_op);

export const _index_put_impl_op = /* @__PURE__ */ operator<(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean) => Tensor>("aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor", ["generated"], false);
export function _index_put_impl(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean): Tensor {
  const lo = (self.keysLo | listKeysLo(indices) | values.keysLo | local.includedLo) & local.keepLo & _index_put_impl_op.maskLo;
  const hi = (self.keysHi | listKeysHi(indices) | values.keysHi | local.includedHi) & local.keepHi & _index_put_impl_op.maskHi;
  return _index_put_impl_op.table[slot(lo, hi)]!(self, indices, values, accumulate, unsafe, lo, hi);
}

export const index_fill_int_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor) => Tensor>("aten::index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const index_fill_int_Scalar_out = /* @__PURE__ */ stubOf(index_fill_int_Scalar_out_op);

export const index_fill_int_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, index: Tensor, value: Tensor, out: Tensor) => Tensor>("aten::index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const index_fill_int_Tensor_out = /* @__PURE__ */ stubOf(index_fill_int_Tensor_out_op);

export const masked_fill_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, value: Scalar, out: Tensor) => Tensor>("aten::masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const masked_fill_Scalar_out = /* @__PURE__ */ stubOf(masked_fill_Scalar_out_op);

export const masked_fill_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, value: Tensor, out: Tensor) => Tensor>("aten::masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const masked_fill_Tensor_out = /* @__PURE__ */ stubOf(masked_fill_Tensor_out_op);

export const masked_scatter_out_op = /* @__PURE__ */ operator<(self: Tensor, mask: Tensor, source: Tensor, out: Tensor) => Tensor>("aten::masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const masked_scatter_out = /* @__PURE__ */ stubOf(masked_scatter_out_op);

export const roll_out_op = /* @__PURE__ */ operator<(self: Tensor, shifts: readonly number[], dims: readonly number[], out: Tensor) => Tensor>("aten::roll.out(Tensor self, int[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const roll_out = /* @__PURE__ */ stubOf(roll_out_op);

export const repeat_out_op = /* @__PURE__ */ operator<(self: Tensor, repeats: readonly number[], out: Tensor) => Tensor>("aten::repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const repeat_out = /* @__PURE__ */ stubOf(repeat_out_op);

export const repeat_interleave_Tensor_out_op = /* @__PURE__ */ operator<(repeats: Tensor, outputSize: number | null, out: Tensor) => Tensor>("aten::repeat_interleave.Tensor_out(Tensor repeats, *, int? output_size=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const repeat_interleave_Tensor_out = /* @__PURE__ */ stubOf(repeat_interleave_Tensor_out_op);

export const embedding_out_op = /* @__PURE__ */ operator<(weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean, out: Tensor) => Tensor>("aten::embedding.out(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const embedding_out = /* @__PURE__ */ stubOf(embedding_out_op);

export const put_out_op = /* @__PURE__ */ operator<(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, out: Tensor) => Tensor>("aten::put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const put_out = /* @__PURE__ */ stubOf(put_out_op);

export const bucketize_Scalar_out_op = /* @__PURE__ */ operator<(self: Scalar, boundaries: Tensor, outInt32: boolean, right: boolean, out: Tensor) => Tensor>("aten::bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bucketize_Scalar_out = /* @__PURE__ */ stubOf(bucketize_Scalar_out_op);

export const searchsorted_Scalar_out_op = /* @__PURE__ */ operator<(sortedSequence: Tensor, self: Scalar, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null, out: Tensor) => Tensor>("aten::searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const searchsorted_Scalar_out = /* @__PURE__ */ stubOf(searchsorted_Scalar_out_op);

export const trace_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const trace_out = /* @__PURE__ */ stubOf(trace_out_op);

export const count_nonzero_dim_IntList_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], out: Tensor) => Tensor>("aten::count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const count_nonzero_dim_IntList_out = /* @__PURE__ */ stubOf(count_nonzero_dim_IntList_out_op);

export const count_nonzero_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, out: Tensor) => Tensor>("aten::count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const count_nonzero_out = /* @__PURE__ */ stubOf(count_nonzero_out_op);

export const block_diag_out_op = /* @__PURE__ */ operator<(tensors: readonly Tensor[], out: Tensor) => Tensor>("aten::block_diag.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const block_diag_out = /* @__PURE__ */ stubOf(block_diag_out_op);

export const constant_pad_nd_out_op = /* @__PURE__ */ operator<(self: Tensor, pad: readonly number[], value: Scalar, out: Tensor) => Tensor>("aten::constant_pad_nd.out(Tensor self, int[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const constant_pad_nd_out = /* @__PURE__ */ stubOf(constant_pad_nd_out_op);

export const embedding_renorm_out_op = /* @__PURE__ */ operator<(self: Tensor, indices: Tensor, maxNorm: number, normType: number, out: Tensor) => Tensor>("aten::embedding_renorm.out(Tensor self, Tensor indices, float max_norm, float norm_type, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const embedding_renorm_out = /* @__PURE__ */ stubOf(embedding_renorm_out_op);

export const embedding_renorm_op = /* @__PURE__ */ operator<(self: Tensor, indices: Tensor, maxNorm: number, normType: number) => Tensor>("aten::embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor", ["generated"], false);
export function embedding_renorm(self: Tensor, indices: Tensor, maxNorm: number, normType: number): Tensor {
  const lo = (self.keysLo | indices.keysLo | local.includedLo) & local.keepLo & embedding_renorm_op.maskLo;
  const hi = (self.keysHi | indices.keysHi | local.includedHi) & local.keepHi & embedding_renorm_op.maskHi;
  return embedding_renorm_op.table[slot(lo, hi)]!(self, indices, maxNorm, normType, lo, hi);
}

export const segment_reduce_out_op = /* @__PURE__ */ operator<(data: Tensor, reduce: string, lengths: Tensor | null, indices: Tensor | null, offsets: Tensor | null, axis: number, unsafe: boolean, initial: Scalar | null, out: Tensor) => Tensor>("aten::segment_reduce.out(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const segment_reduce_out = /* @__PURE__ */ stubOf(segment_reduce_out_op);

export const argsort_stable_out_op = /* @__PURE__ */ operator<(self: Tensor, stable: boolean, dim: number, descending: boolean, out: Tensor) => Tensor>("aten::argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const argsort_stable_out = /* @__PURE__ */ stubOf(argsort_stable_out_op);

export const median_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const median_out = /* @__PURE__ */ stubOf(median_out_op);

export const nanmedian_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const nanmedian_out = /* @__PURE__ */ stubOf(nanmedian_out_op);

export const unique_dim_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, sorted: boolean, returnInverse: boolean, returnCounts: boolean, out0: Tensor, out1: Tensor, out2: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))", ["generated"], false);
export const unique_dim_out = /* @__PURE__ */ stubOf(unique_dim_out_op);

export const _unique_out_op = /* @__PURE__ */ operator<(self: Tensor, sorted: boolean, returnInverse: boolean, out0: Tensor, out1: Tensor) => readonly [Tensor, Tensor]>("aten::_unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))", ["generated"], false);
export const _unique_out = /* @__PURE__ */ stubOf(_unique_out_op);

export const _unique2_out_op = /* @__PURE__ */ operator<(self: Tensor, sorted: boolean, returnInverse: boolean, returnCounts: boolean, out0: Tensor, out1: Tensor, out2: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::_unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))", ["generated"], false);
export const _unique2_out = /* @__PURE__ */ stubOf(_unique2_out_op);

export const unique_consecutive_out_op = /* @__PURE__ */ operator<(self: Tensor, returnInverse: boolean, returnCounts: boolean, dim: number | null, out0: Tensor, out1: Tensor, out2: Tensor) => readonly [Tensor, Tensor, Tensor]>("aten::unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))", ["generated"], false);
export const unique_consecutive_out = /* @__PURE__ */ stubOf(unique_consecutive_out_op);

export const bincount_out_op = /* @__PURE__ */ operator<(self: Tensor, weights: Tensor | null, minlength: number, out: Tensor) => Tensor>("aten::bincount.out(Tensor self, Tensor? weights=None, int minlength=0, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const bincount_out = /* @__PURE__ */ stubOf(bincount_out_op);

export const sum_out_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null, out: Tensor) => Tensor>("aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const sum_out = /* @__PURE__ */ stubOf(sum_out_op);

export const prod_out_op = /* @__PURE__ */ operator<(self: Tensor, dtype: DType | null, out: Tensor) => Tensor>("aten::prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const prod_out = /* @__PURE__ */ stubOf(prod_out_op);

export const logsumexp_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const logsumexp_out = /* @__PURE__ */ stubOf(logsumexp_out_op);

export const norm_ScalarOpt_dtype_out_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null, dtype: DType, out: Tensor) => Tensor>("aten::norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const norm_ScalarOpt_dtype_out = /* @__PURE__ */ stubOf(norm_ScalarOpt_dtype_out_op);

export const norm_Scalar_out_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar, out: Tensor) => Tensor>("aten::norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const norm_Scalar_out = /* @__PURE__ */ stubOf(norm_Scalar_out_op);

export const dist_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, p: Scalar, out: Tensor) => Tensor>("aten::dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const dist_out = /* @__PURE__ */ stubOf(dist_out_op);

export const addbmm_out_op = /* @__PURE__ */ operator<(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor) => Tensor>("aten::addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const addbmm_out = /* @__PURE__ */ stubOf(addbmm_out_op);

export const mv_out_op = /* @__PURE__ */ operator<(self: Tensor, vec: Tensor, out: Tensor) => Tensor>("aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const mv_out = /* @__PURE__ */ stubOf(mv_out_op);

export const addr_out_op = /* @__PURE__ */ operator<(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor) => Tensor>("aten::addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const addr_out = /* @__PURE__ */ stubOf(addr_out_op);

export const dot_out_op = /* @__PURE__ */ operator<(self: Tensor, tensor: Tensor, out: Tensor) => Tensor>("aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const dot_out = /* @__PURE__ */ stubOf(dot_out_op);

export const vdot_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const vdot_out = /* @__PURE__ */ stubOf(vdot_out_op);

export const linalg_cross_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, dim: number, out: Tensor) => Tensor>("aten::linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const linalg_cross_out = /* @__PURE__ */ stubOf(linalg_cross_out_op);

export const cholesky_out_op = /* @__PURE__ */ operator<(self: Tensor, upper: boolean, out: Tensor) => Tensor>("aten::cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const cholesky_out = /* @__PURE__ */ stubOf(cholesky_out_op);

export const cholesky_inverse_out_op = /* @__PURE__ */ operator<(self: Tensor, upper: boolean, out: Tensor) => Tensor>("aten::cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const cholesky_inverse_out = /* @__PURE__ */ stubOf(cholesky_inverse_out_op);

export const cholesky_solve_out_op = /* @__PURE__ */ operator<(self: Tensor, input2: Tensor, upper: boolean, out: Tensor) => Tensor>("aten::cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const cholesky_solve_out = /* @__PURE__ */ stubOf(cholesky_solve_out_op);

export const linalg_lu_solve_out_op = /* @__PURE__ */ operator<(LU: Tensor, pivots: Tensor, B: Tensor, left: boolean, adjoint: boolean, out: Tensor) => Tensor>("aten::linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const linalg_lu_solve_out = /* @__PURE__ */ stubOf(linalg_lu_solve_out_op);

export const linalg_solve_triangular_out_op = /* @__PURE__ */ operator<(self: Tensor, B: Tensor, upper: boolean, left: boolean, unitriangular: boolean, out: Tensor) => Tensor>("aten::linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const linalg_solve_triangular_out = /* @__PURE__ */ stubOf(linalg_solve_triangular_out_op);

export const linalg_householder_product_out_op = /* @__PURE__ */ operator<(input: Tensor, tau: Tensor, out: Tensor) => Tensor>("aten::linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const linalg_householder_product_out = /* @__PURE__ */ stubOf(linalg_householder_product_out_op);

export const linalg_matrix_exp_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::linalg_matrix_exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const linalg_matrix_exp_out = /* @__PURE__ */ stubOf(linalg_matrix_exp_out_op);

export const mse_loss_out_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number, out: Tensor) => Tensor>("aten::mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const mse_loss_out = /* @__PURE__ */ stubOf(mse_loss_out_op);

export const smooth_l1_loss_out_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number, beta: number, out: Tensor) => Tensor>("aten::smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const smooth_l1_loss_out = /* @__PURE__ */ stubOf(smooth_l1_loss_out_op);

export const huber_loss_out_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number, delta: number, out: Tensor) => Tensor>("aten::huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const huber_loss_out = /* @__PURE__ */ stubOf(huber_loss_out_op);

export const huber_loss_backward_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number, out: Tensor) => Tensor>("aten::huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const huber_loss_backward_out = /* @__PURE__ */ stubOf(huber_loss_backward_out_op);

export const binary_cross_entropy_out_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, out: Tensor) => Tensor>("aten::binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const binary_cross_entropy_out = /* @__PURE__ */ stubOf(binary_cross_entropy_out_op);

export const binary_cross_entropy_with_logits_out_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number, out: Tensor) => Tensor>("aten::binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const binary_cross_entropy_with_logits_out = /* @__PURE__ */ stubOf(binary_cross_entropy_with_logits_out_op);

export const soft_margin_loss_out_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, reduction: number, out: Tensor) => Tensor>("aten::soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const soft_margin_loss_out = /* @__PURE__ */ stubOf(soft_margin_loss_out_op);

export const convolution_out_op = /* @__PURE__ */ operator<(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, out: Tensor) => Tensor>("aten::convolution.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const convolution_out = /* @__PURE__ */ stubOf(convolution_out_op);

export const im2col_out_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], out: Tensor) => Tensor>("aten::im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const im2col_out = /* @__PURE__ */ stubOf(im2col_out_op);

export const col2im_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], out: Tensor) => Tensor>("aten::col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const col2im_out = /* @__PURE__ */ stubOf(col2im_out_op);

export const avg_pool2d_out_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, out: Tensor) => Tensor>("aten::avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const avg_pool2d_out = /* @__PURE__ */ stubOf(avg_pool2d_out_op);

export const max_unpool2d_out_op = /* @__PURE__ */ operator<(self: Tensor, indices: Tensor, outputSize: readonly number[], out: Tensor) => Tensor>("aten::max_unpool2d.out(Tensor self, Tensor indices, int[2] output_size, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const max_unpool2d_out = /* @__PURE__ */ stubOf(max_unpool2d_out_op);

export const avg_pool3d_out_op = /* @__PURE__ */ operator<(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, out: Tensor) => Tensor>("aten::avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const avg_pool3d_out = /* @__PURE__ */ stubOf(avg_pool3d_out_op);

export const max_unpool3d_out_op = /* @__PURE__ */ operator<(self: Tensor, indices: Tensor, outputSize: readonly number[], stride: readonly number[], padding: readonly number[], out: Tensor) => Tensor>("aten::max_unpool3d.out(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const max_unpool3d_out = /* @__PURE__ */ stubOf(max_unpool3d_out_op);

export const glu_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, out: Tensor) => Tensor>("aten::glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const glu_out = /* @__PURE__ */ stubOf(glu_out_op);

export const prelu_out_op = /* @__PURE__ */ operator<(self: Tensor, weight: Tensor, out: Tensor) => Tensor>("aten::prelu.out(Tensor self, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const prelu_out = /* @__PURE__ */ stubOf(prelu_out_op);

export const pixel_shuffle_out_op = /* @__PURE__ */ operator<(self: Tensor, upscaleFactor: number, out: Tensor) => Tensor>("aten::pixel_shuffle.out(Tensor self, int upscale_factor, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const pixel_shuffle_out = /* @__PURE__ */ stubOf(pixel_shuffle_out_op);

export const pixel_unshuffle_out_op = /* @__PURE__ */ operator<(self: Tensor, downscaleFactor: number, out: Tensor) => Tensor>("aten::pixel_unshuffle.out(Tensor self, int downscale_factor, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const pixel_unshuffle_out = /* @__PURE__ */ stubOf(pixel_unshuffle_out_op);

export const upsample_nearest1d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scales: number | null, out: Tensor) => Tensor>("aten::upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const upsample_nearest1d_out = /* @__PURE__ */ stubOf(upsample_nearest1d_out_op);

export const upsample_nearest2d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, out: Tensor) => Tensor>("aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const upsample_nearest2d_out = /* @__PURE__ */ stubOf(upsample_nearest2d_out_op);

export const upsample_nearest3d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, out: Tensor) => Tensor>("aten::upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const upsample_nearest3d_out = /* @__PURE__ */ stubOf(upsample_nearest3d_out_op);

export const _upsample_nearest_exact1d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scales: number | null, out: Tensor) => Tensor>("aten::_upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const _upsample_nearest_exact1d_out = /* @__PURE__ */ stubOf(_upsample_nearest_exact1d_out_op);

export const _upsample_nearest_exact2d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, out: Tensor) => Tensor>("aten::_upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const _upsample_nearest_exact2d_out = /* @__PURE__ */ stubOf(_upsample_nearest_exact2d_out_op);

export const _upsample_nearest_exact3d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, out: Tensor) => Tensor>("aten::_upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const _upsample_nearest_exact3d_out = /* @__PURE__ */ stubOf(_upsample_nearest_exact3d_out_op);

export const upsample_linear1d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scales: number | null, out: Tensor) => Tensor>("aten::upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const upsample_linear1d_out = /* @__PURE__ */ stubOf(upsample_linear1d_out_op);

export const upsample_bilinear2d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor) => Tensor>("aten::upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const upsample_bilinear2d_out = /* @__PURE__ */ stubOf(upsample_bilinear2d_out_op);

export const upsample_trilinear3d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null, out: Tensor) => Tensor>("aten::upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const upsample_trilinear3d_out = /* @__PURE__ */ stubOf(upsample_trilinear3d_out_op);

export const upsample_bicubic2d_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor) => Tensor>("aten::upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const upsample_bicubic2d_out = /* @__PURE__ */ stubOf(upsample_bicubic2d_out_op);

export const _upsample_bilinear2d_aa_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor) => Tensor>("aten::_upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const _upsample_bilinear2d_aa_out = /* @__PURE__ */ stubOf(_upsample_bilinear2d_aa_out_op);

export const _upsample_bicubic2d_aa_out_op = /* @__PURE__ */ operator<(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor) => Tensor>("aten::_upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const _upsample_bicubic2d_aa_out = /* @__PURE__ */ stubOf(_upsample_bicubic2d_aa_out_op);

export const grid_sampler_2d_out_op = /* @__PURE__ */ operator<(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, out: Tensor) => Tensor>("aten::grid_sampler_2d.out(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const grid_sampler_2d_out = /* @__PURE__ */ stubOf(grid_sampler_2d_out_op);

export const grid_sampler_2d_backward_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[], out0: Tensor, out1: Tensor) => readonly [Tensor, Tensor]>("aten::grid_sampler_2d_backward.out(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))", ["generated"], false);
export const grid_sampler_2d_backward_out = /* @__PURE__ */ stubOf(grid_sampler_2d_backward_out_op);

export const grid_sampler_3d_out_op = /* @__PURE__ */ operator<(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, out: Tensor) => Tensor>("aten::grid_sampler_3d.out(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const grid_sampler_3d_out = /* @__PURE__ */ stubOf(grid_sampler_3d_out_op);

export const grid_sampler_3d_backward_out_op = /* @__PURE__ */ operator<(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[], out0: Tensor, out1: Tensor) => readonly [Tensor, Tensor]>("aten::grid_sampler_3d_backward.out(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))", ["generated"], false);
export const grid_sampler_3d_backward_out = /* @__PURE__ */ stubOf(grid_sampler_3d_backward_out_op);

export const affine_grid_generator_out_op = /* @__PURE__ */ operator<(theta: Tensor, size: readonly number[], alignCorners: boolean, out: Tensor) => Tensor>("aten::affine_grid_generator.out(Tensor theta, int[] size, bool align_corners, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const affine_grid_generator_out = /* @__PURE__ */ stubOf(affine_grid_generator_out_op);

export const multi_margin_loss_out_op = /* @__PURE__ */ operator<(self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number, out: Tensor) => Tensor>("aten::multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)", ["generated"], false);
export const multi_margin_loss_out = /* @__PURE__ */ stubOf(multi_margin_loss_out_op);
