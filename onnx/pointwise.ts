// Pointwise operators in ONNX.

import { type DType, dtypeInfo, type Scalar } from "../generated/index.js";
import {
  type Call,
  type Converter,
  type Converters,
  isFloat,
  numberOf,
  type Operand,
  promoted,
  type Sized,
  type Value,
} from "./lowering.js";

/** All engines implement ONNX's arithmetic for 32 and 64 bits; smaller integers are computed in 32. */
export const computing = (dtype: DType): DType =>
  dtype === "bool" || (dtypeInfo(dtype).class === "int" && dtypeInfo(dtype).itemSize < 4) ? "int32" : dtype;

const unary =
  (type: string, attributes = {}): Converter =>
  (c: Call, self: Value) =>
    c.emit(type, [c.as(self, computing(c.dtype))], attributes);

const binary =
  (type: string): Converter =>
  (c: Call, self: Operand, other: Operand) => {
    const dtype = computing(c.dtype);
    return c.emit(type, [c.as(self, dtype), c.as(other, dtype)]);
  };

/** Comparisons promote their operands to a common dtype. */
const comparison =
  (type: string, negated = false): Converter =>
  (c: Call, self: Operand, other: Operand) => {
    const dtype = computing(promoted(self, other));
    const result = c.emit(type, [c.as(self, dtype), c.as(other, dtype)], {}, "bool");
    return negated ? c.emit("Not", [result]) : result;
  };

const logical =
  (type: string): Converter =>
  (c: Call, self: Value, other: Value) =>
    c.emit(type, [c.as(self, "bool"), c.as(other, "bool")]);

/** Bitwise operators are logical ones for booleans; those for integers were added in opset 18. */
const bits =
  (ofBooleans: string, ofIntegers: string): Converter =>
  (c: Call, self: Operand, other: Operand) => {
    if (c.dtype === "bool") return c.emit(ofBooleans, [c.as(self, "bool"), c.as(other, "bool")]);
    if (c.program.opset < 18) return c.refuse("ONNX has bits of integers from opset 18 on");
    return c.emit(ofIntegers, [c.as(self, c.dtype), c.as(other, c.dtype)]);
  };

const isOne = (alpha: Scalar | Sized): boolean =>
  typeof alpha !== "object" ? Number(alpha) === 1 : "value" in alpha && Number(alpha.value) === 1;

const withAlpha =
  (type: string, swapped = false): Converter =>
  (c: Call, self: Operand, other: Operand, alpha: Scalar) => {
    const dtype = computing(c.dtype);
    if (c.dtype === "bool") return c.emit("Or", [c.as(self, "bool"), c.as(other, "bool")]);
    const [a, b] = swapped ? [other, self] : [self, other];
    const right = c.as(b, dtype);
    return c.emit(type, [c.as(a, dtype), isOne(alpha) ? right : c.mul(right, c.as(alpha, dtype))]);
  };

const truncated = (c: Call, x: Value): Value =>
  isFloat(x.dtype)
    ? c.where(c.emit("Less", [x, c.number(0, x.dtype)], {}, "bool"), c.emit("Ceil", [x]), c.emit("Floor", [x]))
    : x;

/** Where a number has a sign, that of a zero included. */
function signed(c: Call, x: Value): Value {
  const zero = c.number(0, x.dtype);
  const below = c.emit("Less", [x, zero], {}, "bool", x.shape);
  if (!isFloat(x.dtype)) return below;
  const reciprocal = c.emit("Reciprocal", [x], {}, x.dtype, x.shape);
  const negativeZero = c.emit(
    "And",
    [c.emit("Equal", [x, zero], {}, "bool", x.shape), c.emit("Less", [reciprocal, zero], {}, "bool", x.shape)],
    {},
    "bool",
    x.shape,
  );
  return c.emit("Or", [below, negativeZero], {}, "bool", x.shape);
}

/** -1 where a number has a sign, 1 elsewhere: a factor, since engines' choices between zeros lose the sign. */
const signOf = (c: Call, x: Value): Value =>
  c.where(signed(c, x), c.number(-1, x.dtype), c.number(1, x.dtype), x.shape);

/** ONNX's Sign of NaN is NaN, PyTorch's is 0. */
const sign: Converter = (c: Call, self: Value) => {
  const x = c.as(self, computing(c.dtype));
  const found = c.emit("Sign", [x]);
  return isFloat(x.dtype) ? c.where(c.isNaN(x), c.number(0, x.dtype), found) : found;
};

/** The angle of a point: of a ratio of magnitudes, which has a value for zeros and infinities alike, turned into the point's quadrant. */
function atan2(c: Call, y: Value, x: Value): Value {
  const dtype = c.dtype;
  const n = (value: number): Value => c.number(value, dtype);
  const size = (value: Value): Value => c.emit("Abs", [value], {}, dtype, value.shape);
  const [b, a] = [c.as(y, dtype), c.as(x, dtype)];
  const [height, width] = [size(b), size(a)];
  const equal = c.emit("Equal", [height, width], {}, "bool");
  const zero = c.emit("And", [equal, c.emit("Equal", [height, n(0)], {}, "bool", height.shape)], {}, "bool");
  const ratio = c.where(zero, n(0), c.where(equal, n(1), c.div(height, width)));
  const angle = c.emit("Atan", [ratio]);
  const turned = c.where(signed(c, a), c.sub(n(Math.PI), angle), angle);
  return c.mul(turned, signOf(c, b));
}

/** The magnitude of one operand with the sign of the other. */
function copysign(c: Call, self: Value, other: Operand): Value {
  const dtype = computing(c.dtype);
  const size = c.emit("Abs", [c.as(self, dtype)], {}, dtype, self.shape);
  return c.mul(size, signOf(c, c.as(other, dtype)));
}

/** log(1 + x), exact where 1 + x is rounded: log(u) x / (u - 1) with u = 1 + x (Kahan). */
function log1p(c: Call, self: Value): Value {
  const x = c.as(self, c.dtype);
  const one = c.number(1, c.dtype);
  const u = c.add(x, one);
  const exact = c.mul(c.emit("Log", [u]), c.div(x, c.sub(u, one)));
  const large = c.emit("Equal", [u, x], {}, "bool");
  return c.where(c.emit("Equal", [u, one], {}, "bool"), x, c.where(large, c.emit("Log", [u]), exact));
}

/** exp(x) - 1, exact where exp(x) is near 1: (u - 1) x / log(u) with u = exp(x) (Kahan). */
function expm1(c: Call, self: Value): Value {
  const x = c.as(self, c.dtype);
  const one = c.number(1, c.dtype);
  const u = c.emit("Exp", [x]);
  const difference = c.sub(u, one);
  const near = c.emit("Less", [c.emit("Abs", [difference]), c.number(0.5, c.dtype)], {}, "bool");
  const exact = c.mul(difference, c.div(x, c.emit("Log", [u])));
  return c.where(c.emit("Equal", [u, one], {}, "bool"), x, c.where(near, exact, difference));
}

/** What is chosen unless `x <= limit`: NaN is above every limit, as in PyTorch. */
const above = (c: Call, x: Value, limit: Operand): Value =>
  c.emit("Not", [c.emit("LessOrEqual", [x, c.as(limit, x.dtype)], {}, "bool", x.shape)], {}, "bool", x.shape);

/** The remainder with the divisor's sign. */
function remainder(c: Call, a: Value, b: Value): Value {
  if (!isFloat(a.dtype)) return c.emit("Mod", [a, b]);
  const r = c.emit("Mod", [a, b], { fmod: 1 });
  const zero = c.number(0, a.dtype);
  const other = c.emit(
    "Xor",
    [c.emit("Less", [r, zero], {}, "bool"), c.emit("Less", [b, zero], {}, "bool")],
    {},
    "bool",
  );
  const wrong = c.emit("And", [other, c.emit("Not", [c.emit("Equal", [r, zero], {}, "bool")])], {}, "bool");
  return c.where(wrong, c.add(r, b), r);
}

/** Rounds the quotient down, with the values of PyTorch's steps for zeros and infinities. */
function floorDivide(c: Call, self: Operand, other: Operand): Value {
  const dtype = computing(c.dtype);
  const [a, b] = [c.as(self, dtype), c.as(other, dtype)];
  if (!isFloat(dtype)) return c.div(c.sub(a, remainder(c, a, b)), b);
  const zero = c.number(0, dtype);
  const rest = c.emit("Mod", [a, b], { fmod: 1 });
  const below = (x: Value): Value => c.emit("Less", [x, zero], {}, "bool", x.shape);
  const otherSign = c.emit("Xor", [below(rest), below(b)], {}, "bool");
  const isRest = c.emit("Not", [c.emit("Equal", [rest, zero], {}, "bool")], {}, "bool");
  const quotient = c.div(c.sub(a, rest), b);
  const down = c.where(c.emit("And", [otherSign, isRest], {}, "bool"), c.sub(quotient, c.number(1, dtype)), quotient);
  return c.where(c.emit("Equal", [b, zero], {}, "bool", b.shape), c.div(a, b), c.emit("Round", [down]));
}

function divide(c: Call, self: Operand, other: Operand, mode: string | null = null): Value {
  if (mode === "floor") return floorDivide(c, self, other);
  const dtype = computing(c.dtype);
  const quotient = c.div(c.as(self, dtype), c.as(other, dtype));
  return mode === "trunc" ? truncated(c, quotient) : quotient;
}

function limited(c: Call, self: Value, low: Operand | null, high: Operand | null): Value {
  const dtype = computing(c.dtype);
  let value = c.as(self, dtype);
  if (low !== null) value = c.emit("Max", [value, c.as(low, dtype)]);
  if (high !== null) value = c.emit("Min", [value, c.as(high, dtype)]);
  return value;
}

const scaled = (c: Call, self: Value, factor: number): Value => c.mul(c.as(self, c.dtype), c.number(factor, c.dtype));

/** Tests for infinities of either or of both signs. */
const infinite =
  (positive: number, negative: number): Converter =>
  (c: Call, self: Value) => {
    if (!isFloat(self.dtype)) return c.filled(c.shape, false, "bool");
    return c.emit("IsInf", [self], { detect_positive: positive, detect_negative: negative }, "bool");
  };

const gelu = (c: Call, self: Value, approximate: string): Value => {
  const n = (value: number): Value => c.number(value, self.dtype);
  const inner =
    approximate === "tanh"
      ? c.emit("Tanh", [
          c.mul(n(Math.sqrt(2 / Math.PI)), c.add(self, c.mul(n(0.044715), c.mul(self, c.mul(self, self))))),
        ])
      : c.emit("Erf", [c.div(self, n(Math.SQRT2))]);
  return c.mul(c.mul(self, c.add(inner, n(1))), n(0.5));
};

const identity = (c: Call, self: Value): Value => c.as(self, c.dtype);

export const pointwise: Converters = {
  "aten::abs": unary("Abs"),
  "aten::neg": unary("Neg"),
  "aten::exp": unary("Exp"),
  "aten::log": unary("Log"),
  "aten::sqrt": unary("Sqrt"),
  "aten::sin": unary("Sin"),
  "aten::cos": unary("Cos"),
  "aten::tan": unary("Tan"),
  "aten::asin": unary("Asin"),
  "aten::acos": unary("Acos"),
  "aten::atan": unary("Atan"),
  "aten::sinh": unary("Sinh"),
  "aten::cosh": unary("Cosh"),
  "aten::tanh": unary("Tanh"),
  "aten::asinh": unary("Asinh"),
  "aten::acosh": unary("Acosh"),
  "aten::atanh": unary("Atanh"),
  "aten::sigmoid": unary("Sigmoid"),
  "aten::erf": unary("Erf"),
  "aten::floor": (c: Call, self: Value) => (isFloat(self.dtype) ? c.emit("Floor", [self]) : self),
  "aten::ceil": (c: Call, self: Value) => (isFloat(self.dtype) ? c.emit("Ceil", [self]) : self),
  "aten::round": (c: Call, self: Value) => (isFloat(self.dtype) ? c.emit("Round", [self]) : self),
  "aten::trunc": truncated,
  "aten::frac": (c: Call, self: Value) => c.sub(self, truncated(c, self)),
  "aten::sign": sign,
  "aten::sgn": sign,
  "aten::relu": (c: Call, self: Value) => c.emit("Relu", [c.as(self, computing(c.dtype))]),
  "aten::reciprocal": unary("Reciprocal"),
  "aten::rsqrt": (c: Call, self: Value) => c.emit("Reciprocal", [c.emit("Sqrt", [c.as(self, c.dtype)])]),
  "aten::log2": (c: Call, self: Value) => scaled(c, c.emit("Log", [c.as(self, c.dtype)]), 1 / Math.LN2),
  "aten::log10": (c: Call, self: Value) => scaled(c, c.emit("Log", [c.as(self, c.dtype)]), 1 / Math.LN10),
  "aten::log1p": log1p,
  "aten::expm1": expm1,
  "aten::exp2": (c: Call, self: Value) => c.emit("Pow", [c.number(2, c.dtype), c.as(self, c.dtype)]),
  "aten::erfc": (c: Call, self: Value) => c.sub(c.number(1, c.dtype), c.emit("Erf", [c.as(self, c.dtype)])),
  "aten::deg2rad": (c: Call, self: Value) => scaled(c, self, Math.PI / 180),
  "aten::rad2deg": (c: Call, self: Value) => scaled(c, self, 180 / Math.PI),
  "aten::isnan": (c: Call, self: Value) =>
    isFloat(self.dtype) ? c.emit("IsNaN", [self], {}, "bool") : c.filled(c.shape, false, "bool"),
  "aten::isinf": infinite(1, 1),
  "aten::isposinf": infinite(1, 0),
  "aten::isneginf": infinite(0, 1),
  "aten::logical_not": (c: Call, self: Value) => c.emit("Not", [c.as(self, "bool")]),
  "aten::bitwise_not": (c: Call, self: Value) => {
    if (self.dtype === "bool") return c.emit("Not", [self]);
    const dtype = computing(self.dtype);
    return c.sub(c.emit("Neg", [c.as(self, dtype)]), c.number(1, dtype));
  },
  "aten::gelu": gelu,
  "aten::elu": (c: Call, self: Value, alpha: Scalar, scale: Scalar, inputScale: Scalar) => {
    if (isOne(scale) && isOne(inputScale)) return c.emit("Elu", [self], { alpha: { float: numberOf(alpha) } });
    const n = (value: number): Value => c.number(value, self.dtype);
    const below = c.mul(
      c.sub(c.emit("Exp", [c.mul(self, n(numberOf(inputScale)))]), n(1)),
      n(numberOf(alpha) * numberOf(scale)),
    );
    return c.where(c.emit("Greater", [self, n(0)], {}, "bool"), c.mul(self, n(numberOf(scale))), below);
  },
  "aten::celu": (c: Call, self: Value, alpha: Scalar) => {
    const n = (value: number): Value => c.number(value, self.dtype);
    const a = numberOf(alpha);
    return c.where(
      c.emit("Greater", [self, n(0)], {}, "bool"),
      self,
      c.mul(c.sub(c.emit("Exp", [c.div(self, n(a))]), n(1)), n(a)),
    );
  },
  "aten::leaky_relu": (c: Call, self: Value, slope: Scalar) =>
    c.emit("LeakyRelu", [self], { alpha: { float: numberOf(slope) } }),
  "aten::softplus": (c: Call, self: Value, beta: Scalar, threshold: Scalar) => {
    const b = c.number(numberOf(beta), self.dtype);
    const x = c.mul(self, b);
    const soft = c.div(c.emit("Softplus", [x]), b);
    return c.where(c.emit("Greater", [x, c.number(numberOf(threshold), self.dtype)], {}, "bool"), self, soft);
  },
  "aten::prelu": (c: Call, self: Value, weight: Value) => {
    const channels = weight.shape[0] ?? 1;
    const rank = self.shape.length;
    const slope =
      channels === 1 || rank < 2 ? weight : c.reshape(weight, [channels, ...Array.from({ length: rank - 2 }, () => 1)]);
    return c.emit("PRelu", [self, slope]);
  },
  "aten::hardtanh": limited,
  "aten::clamp": limited,
  "aten::clamp.Tensor": limited,
  "aten::clamp_min": (c: Call, self: Value, low: Operand) => limited(c, self, low, null),
  "aten::clamp_min.Tensor": (c: Call, self: Value, low: Operand) => limited(c, self, low, null),
  "aten::clamp_max": (c: Call, self: Value, high: Operand) => limited(c, self, null, high),
  "aten::clamp_max.Tensor": (c: Call, self: Value, high: Operand) => limited(c, self, null, high),
  "aten::threshold": (c: Call, self: Value, limit: Scalar, value: Scalar) =>
    c.where(above(c, self, limit), self, c.as(value, self.dtype)),
  "aten::threshold_backward": (c: Call, grad: Value, self: Value, limit: Scalar) =>
    c.where(above(c, self, limit), c.as(grad, c.dtype), c.number(0, c.dtype)),
  "aten::tanh_backward": (c: Call, grad: Value, output: Value) =>
    c.mul(grad, c.sub(c.number(1, grad.dtype), c.mul(output, output))),
  "aten::sigmoid_backward": (c: Call, grad: Value, output: Value) =>
    c.mul(c.mul(grad, output), c.sub(c.number(1, grad.dtype), output)),

  "aten::add.Tensor": withAlpha("Add"),
  "aten::add.Scalar": withAlpha("Add"),
  "aten::sub.Tensor": withAlpha("Sub"),
  "aten::sub.Scalar": withAlpha("Sub"),
  "aten::rsub.Tensor": (c: Call, self: Operand, other: Operand, alpha: Scalar) => {
    const dtype = computing(c.dtype);
    const left = c.as(self, dtype);
    return c.sub(c.as(other, dtype), isOne(alpha) ? left : c.mul(left, c.as(alpha, dtype)));
  },
  "aten::rsub.Scalar": (c: Call, self: Operand, other: Operand, alpha: Scalar) => {
    const dtype = computing(c.dtype);
    const left = c.as(self, dtype);
    return c.sub(c.as(other, dtype), isOne(alpha) ? left : c.mul(left, c.as(alpha, dtype)));
  },
  "aten::mul.Tensor": (c: Call, self: Operand, other: Operand) => {
    if (c.dtype === "bool") return c.emit("And", [c.as(self, "bool"), c.as(other, "bool")]);
    const dtype = computing(c.dtype);
    return c.mul(c.as(self, dtype), c.as(other, dtype));
  },
  "aten::mul.Scalar": binary("Mul"),
  "aten::div.Tensor": divide,
  "aten::div.Scalar": divide,
  "aten::div.Tensor_mode": divide,
  "aten::div.Scalar_mode": divide,
  "aten::floor_divide": floorDivide,
  "aten::floor_divide.Scalar": floorDivide,
  "aten::remainder.Tensor": (c: Call, self: Operand, other: Operand) =>
    remainder(c, c.as(self, computing(c.dtype)), c.as(other, computing(c.dtype))),
  "aten::remainder.Scalar": (c: Call, self: Operand, other: Operand) =>
    remainder(c, c.as(self, computing(c.dtype)), c.as(other, computing(c.dtype))),
  "aten::remainder.Scalar_Tensor": (c: Call, self: Operand, other: Operand) =>
    remainder(c, c.as(self, computing(c.dtype)), c.as(other, computing(c.dtype))),
  "aten::fmod.Tensor": (c: Call, self: Operand, other: Operand) =>
    c.emit("Mod", [c.as(self, computing(c.dtype)), c.as(other, computing(c.dtype))], { fmod: 1 }),
  "aten::fmod.Scalar": (c: Call, self: Operand, other: Operand) =>
    c.emit("Mod", [c.as(self, computing(c.dtype)), c.as(other, computing(c.dtype))], { fmod: 1 }),
  "aten::pow.Tensor_Tensor": binary("Pow"),
  "aten::pow.Tensor_Scalar": (c: Call, self: Value, exponent: Scalar) => {
    const x = c.as(self, computing(c.dtype));
    const power = numberOf(exponent);
    if (power === 2) return c.mul(x, x);
    if (power === 1) return x;
    return c.emit("Pow", [x, c.as(exponent, x.dtype)]);
  },
  "aten::pow.Scalar": binary("Pow"),
  "aten::atan2": atan2,
  "aten::copysign.Tensor": copysign,
  "aten::copysign.Scalar": copysign,
  "aten::maximum": binary("Max"),
  "aten::minimum": binary("Min"),
  "aten::eq.Tensor": comparison("Equal"),
  "aten::eq.Scalar": comparison("Equal"),
  "aten::ne.Tensor": comparison("Equal", true),
  "aten::ne.Scalar": comparison("Equal", true),
  "aten::lt.Tensor": comparison("Less"),
  "aten::lt.Scalar": comparison("Less"),
  "aten::le.Tensor": comparison("LessOrEqual"),
  "aten::le.Scalar": comparison("LessOrEqual"),
  "aten::gt.Tensor": comparison("Greater"),
  "aten::gt.Scalar": comparison("Greater"),
  "aten::ge.Tensor": comparison("GreaterOrEqual"),
  "aten::ge.Scalar": comparison("GreaterOrEqual"),
  "aten::logical_and": logical("And"),
  "aten::logical_or": logical("Or"),
  "aten::logical_xor": logical("Xor"),
  "aten::bitwise_and.Tensor": bits("And", "BitwiseAnd"),
  "aten::bitwise_or.Tensor": bits("Or", "BitwiseOr"),
  "aten::bitwise_xor.Tensor": bits("Xor", "BitwiseXor"),
  "aten::bitwise_and.Scalar": bits("And", "BitwiseAnd"),
  "aten::bitwise_or.Scalar": bits("Or", "BitwiseOr"),
  "aten::bitwise_xor.Scalar": bits("Xor", "BitwiseXor"),
  "aten::where.self": (c: Call, condition: Value, self: Operand, other: Operand) =>
    c.where(c.as(condition, "bool"), c.as(self, c.dtype), c.as(other, c.dtype)),
  "aten::masked_fill.Scalar": (c: Call, self: Value, mask: Value, value: Operand) =>
    c.where(c.as(mask, "bool"), c.as(value, c.dtype), c.as(self, c.dtype)),
  "aten::masked_fill.Tensor": (c: Call, self: Value, mask: Value, value: Operand) =>
    c.where(c.as(mask, "bool"), c.as(value, c.dtype), c.as(self, c.dtype)),
  "aten::clone": identity,
  "aten::detach": identity,
  "aten::alias": identity,
  "aten::lift": identity,
  "aten::lift_fresh": identity,
  "aten::lift_fresh_copy": identity,
  "aten::positive": identity,
  "aten::real": identity,
  "aten::conj": identity,
  "aten::_conj_physical": identity,
  "aten::resolve_conj": identity,
  "aten::detach_copy": identity,
  "aten::_to_copy": identity,
  "aten::copy": (c: Call, _self: Value, source: Value) => c.expand(c.as(source, c.dtype), c.shape),
};
