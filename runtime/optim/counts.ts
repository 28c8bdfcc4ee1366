// Numbers of optimisers, such as counts of steps and what follows from them: numbers of the host, or tensors without dimensions where a device decides
// whether a step is made. With numbers the operators are those that take numbers.

import {
  add__Tensor,
  add_Scalar,
  addcdiv_,
  div_Scalar,
  div_Tensor,
  exp,
  expm1,
  mul__Scalar,
  mul__Tensor,
  mul_Scalar,
  mul_Tensor,
  neg,
  reciprocal,
  sqrt,
} from "../../generated/operators.js";
import { isTensor, type Tensor } from "../core/tensor.js";

export type Num = number | Tensor;

export function plus(a: Num, b: number): Num {
  return isTensor(a) ? add_Scalar(a, b, 1) : a + b;
}

export function times(a: Num, b: Num): Num {
  if (isTensor(a)) return isTensor(b) ? mul_Tensor(a, b) : mul_Scalar(a, b);
  return isTensor(b) ? mul_Scalar(b, a) : a * b;
}

export function over(a: number, b: Num): Num {
  return isTensor(b) ? mul_Scalar(reciprocal(b), a) : a / b;
}

/** The difference from 1. */
export function rest(a: Num): Num {
  return isTensor(a) ? add_Scalar(neg(a), 1, 1) : 1 - a;
}

/** Logarithms of the bases of powers, which may be 0. */
const logarithm = (base: number): number => Math.max(Math.log(base), -200);

export function power(base: number, exponent: Num): Num {
  return isTensor(exponent) ? exp(mul_Scalar(exponent, logarithm(base))) : base ** exponent;
}

/** `1 - base ** exponent`, without the digits that both share. */
export function powerRest(base: number, exponent: Num): Num {
  return isTensor(exponent) ? neg(expm1(mul_Scalar(exponent, logarithm(base)))) : 1 - base ** exponent;
}

export function rootOf(a: Num): Num {
  return isTensor(a) ? sqrt(a) : Math.sqrt(a);
}

/** `x / n` of a tensor. */
export function quotient(x: Tensor, n: Num): Tensor {
  return isTensor(n) ? div_Tensor(x, n) : div_Scalar(x, n);
}

/** `target *= n`. */
export function scale(target: Tensor, n: Num): Tensor {
  return isTensor(n) ? mul__Tensor(target, n) : mul__Scalar(target, n);
}

/** `target += n * x`. */
export function addScaled(target: Tensor, x: Tensor, n: Num): Tensor {
  return isTensor(n) ? add__Tensor(target, mul_Tensor(x, n), 1) : add__Tensor(target, x, n);
}

/** `target += n * x / y`. */
export function addQuotient(target: Tensor, x: Tensor, y: Tensor, n: Num): Tensor {
  return isTensor(n) ? add__Tensor(target, mul_Tensor(div_Tensor(x, y), n), 1) : addcdiv_(target, x, y, n);
}

/** The quotient of two numbers of one kind. */
export function ratio(a: Num, b: Num): Num {
  if (isTensor(a)) return isTensor(b) ? div_Tensor(a, b) : div_Scalar(a, b);
  return over(a, b);
}
