// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Every operator: its handle (schema, tags, dispatch table) and its stub, which finds the kernel and calls it.

import type { DType } from "../runtime/core/dtype.js";
import type { Scalar } from "../runtime/core/scalar.js";
import type { Tensor } from "../runtime/core/tensor.js";
import { local } from "../runtime/dispatch/local.js";
import { keysHiOf, keysLoOf, operator, slot } from "../runtime/dispatch/operator.js";

export const abs_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::abs(Tensor self) -> Tensor");
export function abs(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & abs_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & abs_op.maskHi;
  return abs_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const absolute_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::absolute(Tensor self) -> Tensor");
export function absolute(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & absolute_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & absolute_op.maskHi;
  return absolute_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const absolute__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::absolute_(Tensor(a!) self) -> Tensor(a!)");
export function absolute_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & absolute__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & absolute__op.maskHi;
  return absolute__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const absolute_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export function absolute_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & absolute_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & absolute_out_op.maskHi;
  return absolute_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

export const neg_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::neg(Tensor self) -> Tensor");
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
export function negative_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & negative_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & negative_out_op.maskHi;
  return negative_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

export const sign_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sign(Tensor self) -> Tensor");
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

export const exp_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::exp(Tensor self) -> Tensor");
export function exp(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & exp_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & exp_op.maskHi;
  return exp_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const expm1_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::expm1(Tensor self) -> Tensor");
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

export const log_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log(Tensor self) -> Tensor");
export function log(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log_op.maskHi;
  return log_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log1p_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log1p(Tensor self) -> Tensor");
export function log1p(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log1p_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log1p_op.maskHi;
  return log1p_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log2_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log2(Tensor self) -> Tensor");
export function log2(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log2_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log2_op.maskHi;
  return log2_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log10_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log10(Tensor self) -> Tensor");
export function log10(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log10_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log10_op.maskHi;
  return log10_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sqrt_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sqrt(Tensor self) -> Tensor");
export function sqrt(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sqrt_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sqrt_op.maskHi;
  return sqrt_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const rsqrt_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::rsqrt(Tensor self) -> Tensor");
export function rsqrt(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & rsqrt_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & rsqrt_op.maskHi;
  return rsqrt_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sin_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sin(Tensor self) -> Tensor");
export function sin(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sin_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sin_op.maskHi;
  return sin_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const cos_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::cos(Tensor self) -> Tensor");
export function cos(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cos_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cos_op.maskHi;
  return cos_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const tan_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::tan(Tensor self) -> Tensor");
export function tan(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & tan_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & tan_op.maskHi;
  return tan_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const asin_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::asin(Tensor self) -> Tensor");
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
export function arcsin_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & arcsin_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & arcsin_out_op.maskHi;
  return arcsin_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

export const acos_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::acos(Tensor self) -> Tensor");
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
export function arccos_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & arccos_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & arccos_out_op.maskHi;
  return arccos_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

export const atan_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::atan(Tensor self) -> Tensor");
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
export function arctan_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & arctan_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & arctan_out_op.maskHi;
  return arctan_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

export const sinh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sinh(Tensor self) -> Tensor");
export function sinh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sinh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sinh_op.maskHi;
  return sinh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const cosh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::cosh(Tensor self) -> Tensor");
export function cosh(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & cosh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & cosh_op.maskHi;
  return cosh_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const tanh_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::tanh(Tensor self) -> Tensor");
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
export function arcsinh_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & arcsinh_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & arcsinh_out_op.maskHi;
  return arcsinh_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

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
export function arccosh_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & arccosh_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & arccosh_out_op.maskHi;
  return arccosh_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

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
export function arctanh_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & arctanh_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & arctanh_out_op.maskHi;
  return arctanh_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

export const erf_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::erf(Tensor self) -> Tensor");
export function erf(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & erf_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & erf_op.maskHi;
  return erf_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const erfc_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::erfc(Tensor self) -> Tensor");
export function erfc(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & erfc_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & erfc_op.maskHi;
  return erfc_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const erfinv_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::erfinv(Tensor self) -> Tensor");
export function erfinv(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & erfinv_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & erfinv_op.maskHi;
  return erfinv_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const lgamma_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::lgamma(Tensor self) -> Tensor");
export function lgamma(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & lgamma_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & lgamma_op.maskHi;
  return lgamma_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const digamma_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::digamma(Tensor self) -> Tensor");
export function digamma(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & digamma_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & digamma_op.maskHi;
  return digamma_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const sigmoid_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::sigmoid(Tensor self) -> Tensor");
export function sigmoid(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & sigmoid_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & sigmoid_op.maskHi;
  return sigmoid_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const square_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::square(Tensor self) -> Tensor");
export function square(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & square_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & square_op.maskHi;
  return square_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const square__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::square_(Tensor(a!) self) -> Tensor(a!)");
export function square_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & square__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & square__op.maskHi;
  return square__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const square_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export function square_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & square_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & square_out_op.maskHi;
  return square_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

export const reciprocal_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::reciprocal(Tensor self) -> Tensor");
export function reciprocal(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & reciprocal_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & reciprocal_op.maskHi;
  return reciprocal_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const floor_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::floor(Tensor self) -> Tensor");
export function floor(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & floor_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & floor_op.maskHi;
  return floor_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const ceil_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::ceil(Tensor self) -> Tensor");
export function ceil(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & ceil_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & ceil_op.maskHi;
  return ceil_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const trunc_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::trunc(Tensor self) -> Tensor");
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
export function fix_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & fix_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & fix_out_op.maskHi;
  return fix_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

export const round_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::round(Tensor self) -> Tensor");
export function round(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & round_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & round_op.maskHi;
  return round_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const round_decimals_op = /* @__PURE__ */ operator<(self: Tensor, decimals: number) => Tensor>("aten::round.decimals(Tensor self, *, int decimals) -> Tensor");
export function round_decimals(self: Tensor, decimals: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & round_decimals_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & round_decimals_op.maskHi;
  return round_decimals_op.table[slot(lo, hi)]!(self, decimals, lo, hi);
}

export const frac_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::frac(Tensor self) -> Tensor");
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

export const isnan_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::isnan(Tensor self) -> Tensor");
export function isnan(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & isnan_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & isnan_op.maskHi;
  return isnan_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const isinf_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::isinf(Tensor self) -> Tensor");
export function isinf(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & isinf_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & isinf_op.maskHi;
  return isinf_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const isfinite_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::isfinite(Tensor self) -> Tensor");
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

export const logical_not_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::logical_not(Tensor self) -> Tensor");
export function logical_not(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & logical_not_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & logical_not_op.maskHi;
  return logical_not_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const bitwise_not_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::bitwise_not(Tensor self) -> Tensor");
export function bitwise_not(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_not_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_not_op.maskHi;
  return bitwise_not_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const add_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
export function add_Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & add_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & add_Tensor_op.maskHi;
  return add_Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const add_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor");
export function add_Scalar(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & add_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & add_Scalar_op.maskHi;
  return add_Scalar_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const sub_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
export function sub_Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & sub_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & sub_Tensor_op.maskHi;
  return sub_Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const sub_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor");
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
export function subtract_out(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & subtract_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & subtract_out_op.maskHi;
  return subtract_out_op.table[slot(lo, hi)]!(self, other, alpha, out, lo, hi);
}

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

export const rsub_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, alpha: Scalar) => Tensor>("aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
export function rsub_Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & rsub_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & rsub_Tensor_op.maskHi;
  return rsub_Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const rsub_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar, alpha: Scalar) => Tensor>("aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor");
export function rsub_Scalar(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & rsub_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & rsub_Scalar_op.maskHi;
  return rsub_Scalar_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
}

export const mul_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::mul.Tensor(Tensor self, Tensor other) -> Tensor");
export function mul_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & mul_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & mul_Tensor_op.maskHi;
  return mul_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const mul_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::mul.Scalar(Tensor self, Scalar other) -> Tensor");
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
export function multiply_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & multiply_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & multiply_out_op.maskHi;
  return multiply_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

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

export const div_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::div.Tensor(Tensor self, Tensor other) -> Tensor");
export function div_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & div_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & div_Tensor_op.maskHi;
  return div_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const div_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::div.Scalar(Tensor self, Scalar other) -> Tensor");
export function div_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & div_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & div_Scalar_op.maskHi;
  return div_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const div_Tensor_mode_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, roundingMode: string | null) => Tensor>("aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor");
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
export function divide_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & divide_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & divide_out_op.maskHi;
  return divide_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

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
export function divide_out_mode(self: Tensor, other: Tensor, roundingMode: string | null, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & divide_out_mode_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & divide_out_mode_op.maskHi;
  return divide_out_mode_op.table[slot(lo, hi)]!(self, other, roundingMode, out, lo, hi);
}

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

export const true_divide_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::true_divide.Tensor(Tensor self, Tensor other) -> Tensor");
export function true_divide_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & true_divide_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & true_divide_Tensor_op.maskHi;
  return true_divide_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const true_divide__Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function true_divide__Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & true_divide__Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & true_divide__Tensor_op.maskHi;
  return true_divide__Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const true_divide_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export function true_divide_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & true_divide_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & true_divide_out_op.maskHi;
  return true_divide_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

export const true_divide_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::true_divide.Scalar(Tensor self, Scalar other) -> Tensor");
export function true_divide_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & true_divide_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & true_divide_Scalar_op.maskHi;
  return true_divide_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const true_divide__Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function true_divide__Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & true_divide__Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & true_divide__Scalar_op.maskHi;
  return true_divide__Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const floor_divide_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::floor_divide(Tensor self, Tensor other) -> Tensor");
export function floor_divide(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & floor_divide_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & floor_divide_op.maskHi;
  return floor_divide_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const floor_divide_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor");
export function floor_divide_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & floor_divide_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & floor_divide_Scalar_op.maskHi;
  return floor_divide_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const remainder_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor");
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

export const fmod_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor");
export function fmod_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & fmod_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & fmod_Tensor_op.maskHi;
  return fmod_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const fmod_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor");
export function fmod_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & fmod_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & fmod_Scalar_op.maskHi;
  return fmod_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const remainder_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor");
export function remainder_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & remainder_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & remainder_Scalar_Tensor_op.maskHi;
  return remainder_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const pow_Tensor_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Tensor) => Tensor>("aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor");
export function pow_Tensor_Tensor(self: Tensor, exponent: Tensor): Tensor {
  const lo = (self.keysLo | exponent.keysLo | local.includedLo) & local.keepLo & pow_Tensor_Tensor_op.maskLo;
  const hi = (self.keysHi | exponent.keysHi | local.includedHi) & local.keepHi & pow_Tensor_Tensor_op.maskHi;
  return pow_Tensor_Tensor_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const pow_Tensor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, exponent: Scalar) => Tensor>("aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor");
export function pow_Tensor_Scalar(self: Tensor, exponent: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & pow_Tensor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & pow_Tensor_Scalar_op.maskHi;
  return pow_Tensor_Scalar_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const pow_Scalar_op = /* @__PURE__ */ operator<(self: Scalar, exponent: Tensor) => Tensor>("aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor");
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
export function float_power_Tensor_Tensor_out(self: Tensor, exponent: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | exponent.keysLo | out.keysLo | local.includedLo) & local.keepLo & float_power_Tensor_Tensor_out_op.maskLo;
  const hi = (self.keysHi | exponent.keysHi | out.keysHi | local.includedHi) & local.keepHi & float_power_Tensor_Tensor_out_op.maskHi;
  return float_power_Tensor_Tensor_out_op.table[slot(lo, hi)]!(self, exponent, out, lo, hi);
}

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
export function float_power_Tensor_Scalar_out(self: Tensor, exponent: Scalar, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & float_power_Tensor_Scalar_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & float_power_Tensor_Scalar_out_op.maskHi;
  return float_power_Tensor_Scalar_out_op.table[slot(lo, hi)]!(self, exponent, out, lo, hi);
}

export const float_power_Scalar_op = /* @__PURE__ */ operator<(self: Scalar, exponent: Tensor) => Tensor>("aten::float_power.Scalar(Scalar self, Tensor exponent) -> Tensor");
export function float_power_Scalar(self: Scalar, exponent: Tensor): Tensor {
  const lo = (exponent.keysLo | local.includedLo) & local.keepLo & float_power_Scalar_op.maskLo;
  const hi = (exponent.keysHi | local.includedHi) & local.keepHi & float_power_Scalar_op.maskHi;
  return float_power_Scalar_op.table[slot(lo, hi)]!(self, exponent, lo, hi);
}

export const float_power_Scalar_out_op = /* @__PURE__ */ operator<(self: Scalar, exponent: Tensor, out: Tensor) => Tensor>("aten::float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)");
export function float_power_Scalar_out(self: Scalar, exponent: Tensor, out: Tensor): Tensor {
  const lo = (exponent.keysLo | out.keysLo | local.includedLo) & local.keepLo & float_power_Scalar_out_op.maskLo;
  const hi = (exponent.keysHi | out.keysHi | local.includedHi) & local.keepHi & float_power_Scalar_out_op.maskHi;
  return float_power_Scalar_out_op.table[slot(lo, hi)]!(self, exponent, out, lo, hi);
}

export const atan2_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::atan2(Tensor self, Tensor other) -> Tensor");
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

export const arctan2_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export function arctan2_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & arctan2_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & arctan2_out_op.maskHi;
  return arctan2_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

export const hypot_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::hypot(Tensor self, Tensor other) -> Tensor");
export function hypot(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & hypot_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & hypot_op.maskHi;
  return hypot_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const copysign_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::copysign.Tensor(Tensor self, Tensor other) -> Tensor");
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

export const xlogy_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::xlogy.Tensor(Tensor self, Tensor other) -> Tensor");
export function xlogy_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & xlogy_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & xlogy_Tensor_op.maskHi;
  return xlogy_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const xlogy_Scalar_Self_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor");
export function xlogy_Scalar_Self(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & xlogy_Scalar_Self_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & xlogy_Scalar_Self_op.maskHi;
  return xlogy_Scalar_Self_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const xlogy_Scalar_Other_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor");
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

export const heaviside_op = /* @__PURE__ */ operator<(self: Tensor, values: Tensor) => Tensor>("aten::heaviside(Tensor self, Tensor values) -> Tensor");
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

export const addcmul_op = /* @__PURE__ */ operator<(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar) => Tensor>("aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor");
export function addcmul(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | tensor1.keysLo | tensor2.keysLo | local.includedLo) & local.keepLo & addcmul_op.maskLo;
  const hi = (self.keysHi | tensor1.keysHi | tensor2.keysHi | local.includedHi) & local.keepHi & addcmul_op.maskHi;
  return addcmul_op.table[slot(lo, hi)]!(self, tensor1, tensor2, value, lo, hi);
}

export const addcdiv_op = /* @__PURE__ */ operator<(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar) => Tensor>("aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor");
export function addcdiv(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  const lo = (self.keysLo | tensor1.keysLo | tensor2.keysLo | local.includedLo) & local.keepLo & addcdiv_op.maskLo;
  const hi = (self.keysHi | tensor1.keysHi | tensor2.keysHi | local.includedHi) & local.keepHi & addcdiv_op.maskHi;
  return addcdiv_op.table[slot(lo, hi)]!(self, tensor1, tensor2, value, lo, hi);
}

export const lerp_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, end: Tensor, weight: Scalar) => Tensor>("aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor");
export function lerp_Scalar(self: Tensor, end: Tensor, weight: Scalar): Tensor {
  const lo = (self.keysLo | end.keysLo | local.includedLo) & local.keepLo & lerp_Scalar_op.maskLo;
  const hi = (self.keysHi | end.keysHi | local.includedHi) & local.keepHi & lerp_Scalar_op.maskHi;
  return lerp_Scalar_op.table[slot(lo, hi)]!(self, end, weight, lo, hi);
}

export const lerp_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, end: Tensor, weight: Tensor) => Tensor>("aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor");
export function lerp_Tensor(self: Tensor, end: Tensor, weight: Tensor): Tensor {
  const lo = (self.keysLo | end.keysLo | weight.keysLo | local.includedLo) & local.keepLo & lerp_Tensor_op.maskLo;
  const hi = (self.keysHi | end.keysHi | weight.keysHi | local.includedHi) & local.keepHi & lerp_Tensor_op.maskHi;
  return lerp_Tensor_op.table[slot(lo, hi)]!(self, end, weight, lo, hi);
}

export const eq_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::eq.Tensor(Tensor self, Tensor other) -> Tensor");
export function eq_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & eq_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & eq_Tensor_op.maskHi;
  return eq_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const eq_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::eq.Scalar(Tensor self, Scalar other) -> Tensor");
export function eq_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & eq_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & eq_Scalar_op.maskHi;
  return eq_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ne_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::ne.Tensor(Tensor self, Tensor other) -> Tensor");
export function ne_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & ne_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & ne_Tensor_op.maskHi;
  return ne_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ne_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::ne.Scalar(Tensor self, Scalar other) -> Tensor");
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
export function not_equal_Tensor_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & not_equal_Tensor_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & not_equal_Tensor_out_op.maskHi;
  return not_equal_Tensor_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

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
export function not_equal_Scalar_out(self: Tensor, other: Scalar, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & not_equal_Scalar_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & not_equal_Scalar_out_op.maskHi;
  return not_equal_Scalar_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

export const lt_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::lt.Tensor(Tensor self, Tensor other) -> Tensor");
export function lt_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & lt_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & lt_Tensor_op.maskHi;
  return lt_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const lt_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::lt.Scalar(Tensor self, Scalar other) -> Tensor");
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
export function less_Tensor_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & less_Tensor_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & less_Tensor_out_op.maskHi;
  return less_Tensor_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

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
export function less_Scalar_out(self: Tensor, other: Scalar, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & less_Scalar_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & less_Scalar_out_op.maskHi;
  return less_Scalar_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

export const le_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::le.Tensor(Tensor self, Tensor other) -> Tensor");
export function le_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & le_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & le_Tensor_op.maskHi;
  return le_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const le_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::le.Scalar(Tensor self, Scalar other) -> Tensor");
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
export function less_equal_Tensor_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & less_equal_Tensor_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & less_equal_Tensor_out_op.maskHi;
  return less_equal_Tensor_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

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
export function less_equal_Scalar_out(self: Tensor, other: Scalar, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & less_equal_Scalar_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & less_equal_Scalar_out_op.maskHi;
  return less_equal_Scalar_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

export const gt_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::gt.Tensor(Tensor self, Tensor other) -> Tensor");
export function gt_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & gt_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & gt_Tensor_op.maskHi;
  return gt_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const gt_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::gt.Scalar(Tensor self, Scalar other) -> Tensor");
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
export function greater_Tensor_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & greater_Tensor_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & greater_Tensor_out_op.maskHi;
  return greater_Tensor_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

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
export function greater_Scalar_out(self: Tensor, other: Scalar, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & greater_Scalar_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & greater_Scalar_out_op.maskHi;
  return greater_Scalar_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

export const ge_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::ge.Tensor(Tensor self, Tensor other) -> Tensor");
export function ge_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & ge_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & ge_Tensor_op.maskHi;
  return ge_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const ge_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::ge.Scalar(Tensor self, Scalar other) -> Tensor");
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
export function greater_equal_Tensor_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & greater_equal_Tensor_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & greater_equal_Tensor_out_op.maskHi;
  return greater_equal_Tensor_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

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
export function greater_equal_Scalar_out(self: Tensor, other: Scalar, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & greater_equal_Scalar_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & greater_equal_Scalar_out_op.maskHi;
  return greater_equal_Scalar_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

export const logical_and_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logical_and(Tensor self, Tensor other) -> Tensor");
export function logical_and(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logical_and_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logical_and_op.maskHi;
  return logical_and_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const logical_or_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logical_or(Tensor self, Tensor other) -> Tensor");
export function logical_or(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logical_or_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logical_or_op.maskHi;
  return logical_or_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const logical_xor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::logical_xor(Tensor self, Tensor other) -> Tensor");
export function logical_xor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & logical_xor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & logical_xor_op.maskHi;
  return logical_xor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_and_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor");
export function bitwise_and_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_and_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_and_Tensor_op.maskHi;
  return bitwise_and_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_and_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor");
export function bitwise_and_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_and_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_and_Scalar_op.maskHi;
  return bitwise_and_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_and_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor");
export function bitwise_and_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_and_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_and_Scalar_Tensor_op.maskHi;
  return bitwise_and_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __and___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor");
export function __and___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __and___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __and___Tensor_op.maskHi;
  return __and___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __iand___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function __iand___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __iand___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __iand___Tensor_op.maskHi;
  return __iand___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __and___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor");
export function __and___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __and___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __and___Scalar_op.maskHi;
  return __and___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __iand___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function __iand___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __iand___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __iand___Scalar_op.maskHi;
  return __iand___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_or_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor");
export function bitwise_or_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_or_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_or_Tensor_op.maskHi;
  return bitwise_or_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_or_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor");
export function bitwise_or_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_or_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_or_Scalar_op.maskHi;
  return bitwise_or_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_or_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor");
export function bitwise_or_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_or_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_or_Scalar_Tensor_op.maskHi;
  return bitwise_or_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __or___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__or__.Tensor(Tensor self, Tensor other) -> Tensor");
export function __or___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __or___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __or___Tensor_op.maskHi;
  return __or___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ior___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function __ior___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __ior___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __ior___Tensor_op.maskHi;
  return __ior___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __or___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__or__.Scalar(Tensor self, Scalar other) -> Tensor");
export function __or___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __or___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __or___Scalar_op.maskHi;
  return __or___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ior___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function __ior___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __ior___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __ior___Scalar_op.maskHi;
  return __ior___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_xor_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor");
export function bitwise_xor_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_xor_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_xor_Tensor_op.maskHi;
  return bitwise_xor_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_xor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor");
export function bitwise_xor_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_xor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_xor_Scalar_op.maskHi;
  return bitwise_xor_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_xor_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor");
export function bitwise_xor_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_xor_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_xor_Scalar_Tensor_op.maskHi;
  return bitwise_xor_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __xor___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__xor__.Tensor(Tensor self, Tensor other) -> Tensor");
export function __xor___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __xor___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __xor___Tensor_op.maskHi;
  return __xor___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ixor___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function __ixor___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __ixor___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __ixor___Tensor_op.maskHi;
  return __ixor___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __xor___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__xor__.Scalar(Tensor self, Scalar other) -> Tensor");
export function __xor___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __xor___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __xor___Scalar_op.maskHi;
  return __xor___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ixor___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function __ixor___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __ixor___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __ixor___Scalar_op.maskHi;
  return __ixor___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_left_shift_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor");
export function bitwise_left_shift_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_left_shift_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_left_shift_Tensor_op.maskHi;
  return bitwise_left_shift_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_left_shift_Tensor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor");
export function bitwise_left_shift_Tensor_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_left_shift_Tensor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_left_shift_Tensor_Scalar_op.maskHi;
  return bitwise_left_shift_Tensor_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_left_shift_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor");
export function bitwise_left_shift_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_left_shift_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_left_shift_Scalar_Tensor_op.maskHi;
  return bitwise_left_shift_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __lshift___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor");
export function __lshift___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __lshift___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __lshift___Tensor_op.maskHi;
  return __lshift___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ilshift___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function __ilshift___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __ilshift___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __ilshift___Tensor_op.maskHi;
  return __ilshift___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __lshift___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor");
export function __lshift___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __lshift___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __lshift___Scalar_op.maskHi;
  return __lshift___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __ilshift___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function __ilshift___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __ilshift___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __ilshift___Scalar_op.maskHi;
  return __ilshift___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_right_shift_Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor");
export function bitwise_right_shift_Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & bitwise_right_shift_Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & bitwise_right_shift_Tensor_op.maskHi;
  return bitwise_right_shift_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_right_shift_Tensor_Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor");
export function bitwise_right_shift_Tensor_Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & bitwise_right_shift_Tensor_Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & bitwise_right_shift_Tensor_Scalar_op.maskHi;
  return bitwise_right_shift_Tensor_Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const bitwise_right_shift_Scalar_Tensor_op = /* @__PURE__ */ operator<(self: Scalar, other: Tensor) => Tensor>("aten::bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor");
export function bitwise_right_shift_Scalar_Tensor(self: Scalar, other: Tensor): Tensor {
  const lo = (other.keysLo | local.includedLo) & local.keepLo & bitwise_right_shift_Scalar_Tensor_op.maskLo;
  const hi = (other.keysHi | local.includedHi) & local.keepHi & bitwise_right_shift_Scalar_Tensor_op.maskHi;
  return bitwise_right_shift_Scalar_Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __rshift___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__rshift__.Tensor(Tensor self, Tensor other) -> Tensor");
export function __rshift___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __rshift___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __rshift___Tensor_op.maskHi;
  return __rshift___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __irshift___Tensor_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::__irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
export function __irshift___Tensor(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & __irshift___Tensor_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & __irshift___Tensor_op.maskHi;
  return __irshift___Tensor_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __rshift___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor");
export function __rshift___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __rshift___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __rshift___Scalar_op.maskHi;
  return __rshift___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const __irshift___Scalar_op = /* @__PURE__ */ operator<(self: Tensor, other: Scalar) => Tensor>("aten::__irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)");
export function __irshift___Scalar(self: Tensor, other: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & __irshift___Scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & __irshift___Scalar_op.maskHi;
  return __irshift___Scalar_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const maximum_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::maximum(Tensor self, Tensor other) -> Tensor");
export function maximum(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & maximum_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & maximum_op.maskHi;
  return maximum_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const minimum_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::minimum(Tensor self, Tensor other) -> Tensor");
export function minimum(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & minimum_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & minimum_op.maskHi;
  return minimum_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const fmax_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::fmax(Tensor self, Tensor other) -> Tensor");
export function fmax(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & fmax_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & fmax_op.maskHi;
  return fmax_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const fmin_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::fmin(Tensor self, Tensor other) -> Tensor");
export function fmin(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & fmin_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & fmin_op.maskHi;
  return fmin_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const where_self_op = /* @__PURE__ */ operator<(condition: Tensor, self: Tensor, other: Tensor) => Tensor>("aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor");
export function where_self(condition: Tensor, self: Tensor, other: Tensor): Tensor {
  const lo = (condition.keysLo | self.keysLo | other.keysLo | local.includedLo) & local.keepLo & where_self_op.maskLo;
  const hi = (condition.keysHi | self.keysHi | other.keysHi | local.includedHi) & local.keepHi & where_self_op.maskHi;
  return where_self_op.table[slot(lo, hi)]!(condition, self, other, lo, hi);
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

export const clamp_op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar | null, max: Scalar | null) => Tensor>("aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor");
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

export const clamp_Tensor_out_op = /* @__PURE__ */ operator<(self: Tensor, min: Tensor | null, max: Tensor | null, out: Tensor) => Tensor>("aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)");
export function clamp_Tensor_out(self: Tensor, min: Tensor | null, max: Tensor | null, out: Tensor): Tensor {
  const lo = (self.keysLo | keysLoOf(min) | keysLoOf(max) | out.keysLo | local.includedLo) & local.keepLo & clamp_Tensor_out_op.maskLo;
  const hi = (self.keysHi | keysHiOf(min) | keysHiOf(max) | out.keysHi | local.includedHi) & local.keepHi & clamp_Tensor_out_op.maskHi;
  return clamp_Tensor_out_op.table[slot(lo, hi)]!(self, min, max, out, lo, hi);
}

export const clamp_min_op = /* @__PURE__ */ operator<(self: Tensor, min: Scalar) => Tensor>("aten::clamp_min(Tensor self, Scalar min) -> Tensor");
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

export const clamp_max_op = /* @__PURE__ */ operator<(self: Tensor, max: Scalar) => Tensor>("aten::clamp_max(Tensor self, Scalar max) -> Tensor");
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
export function clip_out(self: Tensor, min: Scalar | null, max: Scalar | null, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & clip_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & clip_out_op.maskHi;
  return clip_out_op.table[slot(lo, hi)]!(self, min, max, out, lo, hi);
}

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
export function clip_Tensor_out(self: Tensor, min: Tensor | null, max: Tensor | null, out: Tensor): Tensor {
  const lo = (self.keysLo | keysLoOf(min) | keysLoOf(max) | out.keysLo | local.includedLo) & local.keepLo & clip_Tensor_out_op.maskLo;
  const hi = (self.keysHi | keysHiOf(min) | keysHiOf(max) | out.keysHi | local.includedHi) & local.keepHi & clip_Tensor_out_op.maskHi;
  return clip_Tensor_out_op.table[slot(lo, hi)]!(self, min, max, out, lo, hi);
}

export const relu_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::relu(Tensor self) -> Tensor");
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

export const leaky_relu_op = /* @__PURE__ */ operator<(self: Tensor, negativeSlope: Scalar) => Tensor>("aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor");
export function leaky_relu(self: Tensor, negativeSlope: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & leaky_relu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & leaky_relu_op.maskHi;
  return leaky_relu_op.table[slot(lo, hi)]!(self, negativeSlope, lo, hi);
}

export const elu_op = /* @__PURE__ */ operator<(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar) => Tensor>("aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor");
export function elu(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & elu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & elu_op.maskHi;
  return elu_op.table[slot(lo, hi)]!(self, alpha, scale, inputScale, lo, hi);
}

export const selu_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::selu(Tensor self) -> Tensor");
export function selu(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & selu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & selu_op.maskHi;
  return selu_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const selu__op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::selu_(Tensor(a!) self) -> Tensor(a!)");
export function selu_(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & selu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & selu__op.maskHi;
  return selu__op.table[slot(lo, hi)]!(self, lo, hi);
}

export const celu_op = /* @__PURE__ */ operator<(self: Tensor, alpha: Scalar) => Tensor>("aten::celu(Tensor self, Scalar alpha=1.0) -> Tensor");
export function celu(self: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & celu_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & celu_op.maskHi;
  return celu_op.table[slot(lo, hi)]!(self, alpha, lo, hi);
}

export const celu__op = /* @__PURE__ */ operator<(self: Tensor, alpha: Scalar) => Tensor>("aten::celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)");
export function celu_(self: Tensor, alpha: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & celu__op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & celu__op.maskHi;
  return celu__op.table[slot(lo, hi)]!(self, alpha, lo, hi);
}

export const gelu_op = /* @__PURE__ */ operator<(self: Tensor, approximate: string) => Tensor>("aten::gelu(Tensor self, *, str approximate='none') -> Tensor");
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

export const hardsigmoid_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::hardsigmoid(Tensor self) -> Tensor");
export function hardsigmoid(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardsigmoid_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardsigmoid_op.maskHi;
  return hardsigmoid_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const hardswish_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::hardswish(Tensor self) -> Tensor");
export function hardswish(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardswish_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardswish_op.maskHi;
  return hardswish_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const softplus_op = /* @__PURE__ */ operator<(self: Tensor, beta: Scalar, threshold: Scalar) => Tensor>("aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor");
export function softplus(self: Tensor, beta: Scalar, threshold: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & softplus_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & softplus_op.maskHi;
  return softplus_op.table[slot(lo, hi)]!(self, beta, threshold, lo, hi);
}

export const hardtanh_op = /* @__PURE__ */ operator<(self: Tensor, minVal: Scalar, maxVal: Scalar) => Tensor>("aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor");
export function hardtanh(self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardtanh_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardtanh_op.maskHi;
  return hardtanh_op.table[slot(lo, hi)]!(self, minVal, maxVal, lo, hi);
}

export const threshold_op = /* @__PURE__ */ operator<(self: Tensor, threshold: Scalar, value: Scalar) => Tensor>("aten::threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor");
export function threshold(self: Tensor, threshold: Scalar, value: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & threshold_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & threshold_op.maskHi;
  return threshold_op.table[slot(lo, hi)]!(self, threshold, value, lo, hi);
}

export const hardshrink_op = /* @__PURE__ */ operator<(self: Tensor, lambd: Scalar) => Tensor>("aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor");
export function hardshrink(self: Tensor, lambd: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & hardshrink_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & hardshrink_op.maskHi;
  return hardshrink_op.table[slot(lo, hi)]!(self, lambd, lo, hi);
}

export const softshrink_op = /* @__PURE__ */ operator<(self: Tensor, lambd: Scalar) => Tensor>("aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor");
export function softshrink(self: Tensor, lambd: Scalar): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & softshrink_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & softshrink_op.maskHi;
  return softshrink_op.table[slot(lo, hi)]!(self, lambd, lo, hi);
}

export const log_sigmoid_forward_op = /* @__PURE__ */ operator<(self: Tensor) => readonly [Tensor, Tensor]>("aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)");
export function log_sigmoid_forward(self: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log_sigmoid_forward_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log_sigmoid_forward_op.maskHi;
  return log_sigmoid_forward_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log_sigmoid_forward_output_op = /* @__PURE__ */ operator<(self: Tensor, output: Tensor, buffer: Tensor) => readonly [Tensor, Tensor]>("aten::log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!))");
export function log_sigmoid_forward_output(self: Tensor, output: Tensor, buffer: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | output.keysLo | buffer.keysLo | local.includedLo) & local.keepLo & log_sigmoid_forward_output_op.maskLo;
  const hi = (self.keysHi | output.keysHi | buffer.keysHi | local.includedHi) & local.keepHi & log_sigmoid_forward_output_op.maskHi;
  return log_sigmoid_forward_output_op.table[slot(lo, hi)]!(self, output, buffer, lo, hi);
}

export const log_sigmoid_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::log_sigmoid(Tensor self) -> Tensor");
export function log_sigmoid(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & log_sigmoid_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & log_sigmoid_op.maskHi;
  return log_sigmoid_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const log_sigmoid_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export function log_sigmoid_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & log_sigmoid_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & log_sigmoid_out_op.maskHi;
  return log_sigmoid_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

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
export function sum_IntList_out(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & sum_IntList_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & sum_IntList_out_op.maskHi;
  return sum_IntList_out_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, out, lo, hi);
}

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
export function mean_out(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & mean_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & mean_out_op.maskHi;
  return mean_out_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, out, lo, hi);
}

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
export function prod_int_out(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & prod_int_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & prod_int_out_op.maskHi;
  return prod_int_out_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, out, lo, hi);
}

export const amax_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean) => Tensor>("aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor");
export function amax(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & amax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & amax_op.maskHi;
  return amax_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const amax_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export function amax_out(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & amax_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & amax_out_op.maskHi;
  return amax_out_op.table[slot(lo, hi)]!(self, dim, keepdim, out, lo, hi);
}

export const amin_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean) => Tensor>("aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor");
export function amin(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & amin_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & amin_op.maskHi;
  return amin_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const amin_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export function amin_out(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & amin_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & amin_out_op.maskHi;
  return amin_out_op.table[slot(lo, hi)]!(self, dim, keepdim, out, lo, hi);
}

export const aminmax_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean) => readonly [Tensor, Tensor]>("aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)");
export function aminmax(self: Tensor, dim: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & aminmax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & aminmax_op.maskHi;
  return aminmax_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const aminmax_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor) => readonly [Tensor, Tensor]>("aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)");
export function aminmax_out(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | min.keysLo | max.keysLo | local.includedLo) & local.keepLo & aminmax_out_op.maskLo;
  const hi = (self.keysHi | min.keysHi | max.keysHi | local.includedHi) & local.keepHi & aminmax_out_op.maskHi;
  return aminmax_out_op.table[slot(lo, hi)]!(self, dim, keepdim, min, max, lo, hi);
}

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
export function max_dim_max(self: Tensor, dim: number, keepdim: boolean, max: Tensor, maxValues: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | max.keysLo | maxValues.keysLo | local.includedLo) & local.keepLo & max_dim_max_op.maskLo;
  const hi = (self.keysHi | max.keysHi | maxValues.keysHi | local.includedHi) & local.keepHi & max_dim_max_op.maskHi;
  return max_dim_max_op.table[slot(lo, hi)]!(self, dim, keepdim, max, maxValues, lo, hi);
}

export const max_other_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::max.other(Tensor self, Tensor other) -> Tensor");
export function max_other(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & max_other_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & max_other_op.maskHi;
  return max_other_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const max_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export function max_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & max_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & max_out_op.maskHi;
  return max_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

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
export function min_dim_min(self: Tensor, dim: number, keepdim: boolean, min: Tensor, minIndices: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | min.keysLo | minIndices.keysLo | local.includedLo) & local.keepLo & min_dim_min_op.maskLo;
  const hi = (self.keysHi | min.keysHi | minIndices.keysHi | local.includedHi) & local.keepHi & min_dim_min_op.maskHi;
  return min_dim_min_op.table[slot(lo, hi)]!(self, dim, keepdim, min, minIndices, lo, hi);
}

export const min_other_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor) => Tensor>("aten::min.other(Tensor self, Tensor other) -> Tensor");
export function min_other(self: Tensor, other: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & min_other_op.maskLo;
  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & min_other_op.maskHi;
  return min_other_op.table[slot(lo, hi)]!(self, other, lo, hi);
}

export const min_out_op = /* @__PURE__ */ operator<(self: Tensor, other: Tensor, out: Tensor) => Tensor>("aten::min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
export function min_out(self: Tensor, other: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | other.keysLo | out.keysLo | local.includedLo) & local.keepLo & min_out_op.maskLo;
  const hi = (self.keysHi | other.keysHi | out.keysHi | local.includedHi) & local.keepHi & min_out_op.maskHi;
  return min_out_op.table[slot(lo, hi)]!(self, other, out, lo, hi);
}

export const argmax_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean) => Tensor>("aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor");
export function argmax(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & argmax_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & argmax_op.maskHi;
  return argmax_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const argmax_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor) => Tensor>("aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export function argmax_out(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & argmax_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & argmax_out_op.maskHi;
  return argmax_out_op.table[slot(lo, hi)]!(self, dim, keepdim, out, lo, hi);
}

export const argmin_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean) => Tensor>("aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor");
export function argmin(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & argmin_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & argmin_op.maskHi;
  return argmin_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const argmin_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor) => Tensor>("aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export function argmin_out(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & argmin_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & argmin_out_op.maskHi;
  return argmin_out_op.table[slot(lo, hi)]!(self, dim, keepdim, out, lo, hi);
}

export const any_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean) => Tensor>("aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor");
export function any_dim(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & any_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & any_dim_op.maskHi;
  return any_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const any_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, out: Tensor) => Tensor>("aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export function any_out(self: Tensor, dim: number, keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & any_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & any_out_op.maskHi;
  return any_out_op.table[slot(lo, hi)]!(self, dim, keepdim, out, lo, hi);
}

export const any_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::any(Tensor self) -> Tensor");
export function any(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & any_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & any_op.maskHi;
  return any_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const any_all_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export function any_all_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & any_all_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & any_all_out_op.maskHi;
  return any_all_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

export const all_dim_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean) => Tensor>("aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor");
export function all_dim(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & all_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & all_dim_op.maskHi;
  return all_dim_op.table[slot(lo, hi)]!(self, dim, keepdim, lo, hi);
}

export const all_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, keepdim: boolean, out: Tensor) => Tensor>("aten::all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export function all_out(self: Tensor, dim: number, keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & all_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & all_out_op.maskHi;
  return all_out_op.table[slot(lo, hi)]!(self, dim, keepdim, out, lo, hi);
}

export const all_op = /* @__PURE__ */ operator<(self: Tensor) => Tensor>("aten::all(Tensor self) -> Tensor");
export function all(self: Tensor): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & all_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & all_op.maskHi;
  return all_op.table[slot(lo, hi)]!(self, lo, hi);
}

export const all_all_out_op = /* @__PURE__ */ operator<(self: Tensor, out: Tensor) => Tensor>("aten::all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)");
export function all_all_out(self: Tensor, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & all_all_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & all_all_out_op.maskHi;
  return all_all_out_op.table[slot(lo, hi)]!(self, out, lo, hi);
}

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
export function var_out(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & var_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & var_out_op.maskHi;
  return var_out_op.table[slot(lo, hi)]!(self, dim, unbiased, keepdim, out, lo, hi);
}

export const var_correction_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean) => Tensor>("aten::var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor");
export function var_correction(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & var_correction_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & var_correction_op.maskHi;
  return var_correction_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, lo, hi);
}

export const var_correction_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor) => Tensor>("aten::var.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)");
export function var_correction_out(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & var_correction_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & var_correction_out_op.maskHi;
  return var_correction_out_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, out, lo, hi);
}

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
export function std_out(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & std_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & std_out_op.maskHi;
  return std_out_op.table[slot(lo, hi)]!(self, dim, unbiased, keepdim, out, lo, hi);
}

export const std_correction_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean) => Tensor>("aten::std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor");
export function std_correction(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & std_correction_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & std_correction_op.maskHi;
  return std_correction_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, lo, hi);
}

export const std_correction_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor) => Tensor>("aten::std.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)");
export function std_correction_out(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & std_correction_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & std_correction_out_op.maskHi;
  return std_correction_out_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, out, lo, hi);
}

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
export function var_mean_correction_out(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | out0.keysLo | out1.keysLo | local.includedLo) & local.keepLo & var_mean_correction_out_op.maskLo;
  const hi = (self.keysHi | out0.keysHi | out1.keysHi | local.includedHi) & local.keepHi & var_mean_correction_out_op.maskHi;
  return var_mean_correction_out_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, out0, out1, lo, hi);
}

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
export function std_mean_correction_out(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const lo = (self.keysLo | out0.keysLo | out1.keysLo | local.includedLo) & local.keepLo & std_mean_correction_out_op.maskLo;
  const hi = (self.keysHi | out0.keysHi | out1.keysHi | local.includedHi) & local.keepHi & std_mean_correction_out_op.maskHi;
  return std_mean_correction_out_op.table[slot(lo, hi)]!(self, dim, correction, keepdim, out0, out1, lo, hi);
}

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
export function norm_dtype_out(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & norm_dtype_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & norm_dtype_out_op.maskHi;
  return norm_dtype_out_op.table[slot(lo, hi)]!(self, p, dim, keepdim, dtype, out, lo, hi);
}

export const norm_ScalarOpt_dim_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean) => Tensor>("aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor");
export function norm_ScalarOpt_dim(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & norm_ScalarOpt_dim_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & norm_ScalarOpt_dim_op.maskHi;
  return norm_ScalarOpt_dim_op.table[slot(lo, hi)]!(self, p, dim, keepdim, lo, hi);
}

export const norm_out_op = /* @__PURE__ */ operator<(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, out: Tensor) => Tensor>("aten::norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)");
export function norm_out(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & norm_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & norm_out_op.maskHi;
  return norm_out_op.table[slot(lo, hi)]!(self, p, dim, keepdim, out, lo, hi);
}

export const linalg_vector_norm_op = /* @__PURE__ */ operator<(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null) => Tensor>("aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function linalg_vector_norm(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & linalg_vector_norm_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & linalg_vector_norm_op.maskHi;
  return linalg_vector_norm_op.table[slot(lo, hi)]!(self, ord, dim, keepdim, dtype, lo, hi);
}

export const linalg_vector_norm_out_op = /* @__PURE__ */ operator<(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export function linalg_vector_norm_out(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & linalg_vector_norm_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & linalg_vector_norm_out_op.maskHi;
  return linalg_vector_norm_out_op.table[slot(lo, hi)]!(self, ord, dim, keepdim, dtype, out, lo, hi);
}

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
export function frobenius_norm_out(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & frobenius_norm_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & frobenius_norm_out_op.maskHi;
  return frobenius_norm_out_op.table[slot(lo, hi)]!(self, dim, keepdim, out, lo, hi);
}

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
export function cumsum_out(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & cumsum_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & cumsum_out_op.maskHi;
  return cumsum_out_op.table[slot(lo, hi)]!(self, dim, dtype, out, lo, hi);
}

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
export function cumprod_out(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & cumprod_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & cumprod_out_op.maskHi;
  return cumprod_out_op.table[slot(lo, hi)]!(self, dim, dtype, out, lo, hi);
}

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
export function nansum_out(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & nansum_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & nansum_out_op.maskHi;
  return nansum_out_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, out, lo, hi);
}

export const nanmean_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null) => Tensor>("aten::nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor");
export function nanmean(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nanmean_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nanmean_op.maskHi;
  return nanmean_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, lo, hi);
}

export const nanmean_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor) => Tensor>("aten::nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)");
export function nanmean_out(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & nanmean_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & nanmean_out_op.maskHi;
  return nanmean_out_op.table[slot(lo, hi)]!(self, dim, keepdim, dtype, out, lo, hi);
}

export const logcumsumexp_op = /* @__PURE__ */ operator<(self: Tensor, dim: number) => Tensor>("aten::logcumsumexp(Tensor self, int dim) -> Tensor");
export function logcumsumexp(self: Tensor, dim: number): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & logcumsumexp_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & logcumsumexp_op.maskHi;
  return logcumsumexp_op.table[slot(lo, hi)]!(self, dim, lo, hi);
}

export const logcumsumexp_out_op = /* @__PURE__ */ operator<(self: Tensor, dim: number, out: Tensor) => Tensor>("aten::logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)");
export function logcumsumexp_out(self: Tensor, dim: number, out: Tensor): Tensor {
  const lo = (self.keysLo | out.keysLo | local.includedLo) & local.keepLo & logcumsumexp_out_op.maskLo;
  const hi = (self.keysHi | out.keysHi | local.includedHi) & local.keepHi & logcumsumexp_out_op.maskHi;
  return logcumsumexp_out_op.table[slot(lo, hi)]!(self, dim, out, lo, hi);
}

export const diff_op = /* @__PURE__ */ operator<(self: Tensor, n: number, dim: number, prepend: Tensor | null, append: Tensor | null) => Tensor>("aten::diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor");
export function diff(self: Tensor, n: number, dim: number, prepend: Tensor | null, append: Tensor | null): Tensor {
  const lo = (self.keysLo | keysLoOf(prepend) | keysLoOf(append) | local.includedLo) & local.keepLo & diff_op.maskLo;
  const hi = (self.keysHi | keysHiOf(prepend) | keysHiOf(append) | local.includedHi) & local.keepHi & diff_op.maskHi;
  return diff_op.table[slot(lo, hi)]!(self, n, dim, prepend, append, lo, hi);
}

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

export const quantile_scalar_op = /* @__PURE__ */ operator<(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string) => Tensor>("aten::quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor");
export function quantile_scalar(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & quantile_scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & quantile_scalar_op.maskHi;
  return quantile_scalar_op.table[slot(lo, hi)]!(self, q, dim, keepdim, interpolation, lo, hi);
}

export const nanquantile_op = /* @__PURE__ */ operator<(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string) => Tensor>("aten::nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor");
export function nanquantile(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string): Tensor {
  const lo = (self.keysLo | q.keysLo | local.includedLo) & local.keepLo & nanquantile_op.maskLo;
  const hi = (self.keysHi | q.keysHi | local.includedHi) & local.keepHi & nanquantile_op.maskHi;
  return nanquantile_op.table[slot(lo, hi)]!(self, q, dim, keepdim, interpolation, lo, hi);
}

export const nanquantile_scalar_op = /* @__PURE__ */ operator<(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string) => Tensor>("aten::nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor");
export function nanquantile_scalar(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string): Tensor {
  const lo = (self.keysLo | local.includedLo) & local.keepLo & nanquantile_scalar_op.maskLo;
  const hi = (self.keysHi | local.includedHi) & local.keepHi & nanquantile_scalar_op.maskHi;
  return nanquantile_scalar_op.table[slot(lo, hi)]!(self, q, dim, keepdim, interpolation, lo, hi);
}

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
