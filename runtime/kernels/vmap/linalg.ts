// Handwritten rules of products of matrices and vectors, and of systems of equations.

import {
  _linalg_check_errors,
  _linalg_solve_ex,
  add_Tensor,
  bmm,
  mm,
  mul_Scalar,
  mul_Tensor,
  mv,
  reshape,
  squeeze_dim,
  sum_dim_IntList,
  t,
  unsqueeze,
  zeros_like,
} from "../../../generated/operators.js";
import { ShapeError } from "../../core/errors.js";
import { scalar as makeScalar, type Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { Mapped, type MappedCall, type VmapRule } from "../../modes/batched-tensor.js";
import { logicalRank, repeated, toFront } from "./dims.js";
import { inside } from "./families.js";

/** Two operands and their batch dimensions. @throws ShapeError unless they have these ranks for one example */
function operands({ op, args, dims }: MappedCall, ranks: readonly [number, number]) {
  const [a, b] = args as [Tensor, Tensor];
  const [da, db] = dims as [number | null, number | null];
  if (logicalRank(a, da) !== ranks[0] || logicalRank(b, db) !== ranks[1])
    throw new ShapeError(`${op.name}: expected tensors of ${ranks.join(" and ")} dimensions`, { schema: op.described });
  return { a, b, da, db };
}

const checkInner = (op: MappedCall["op"], a: number, b: number): void => {
  if (a !== b) throw new ShapeError(`${op.name}: sizes ${a} and ${b} do not match`, { schema: op.described });
};

/** A shared matrix meets all examples in one product of matrices. */
export const mm_vmap: VmapRule = (call) => {
  const { a, b, da, db } = operands(call, [2, 2]);
  if (da !== null && db !== null) return bmm(toFront(a, da), toFront(b, db));
  if (da !== null) {
    const front = toFront(a, da);
    const [size, n, k] = front.shape as [number, number, number];
    checkInner(call.op, k, b.shape[0]!);
    return reshape(mm(reshape(front, [size * n, k]), b), [size, n, b.shape[1]!]);
  }
  const front = toFront(b, db);
  const [size, k, m] = front.shape as [number, number, number];
  checkInner(call.op, a.shape[1]!, k);
  // [k, size * m]
  const wide = reshape(front.movedim(0, 1), [k, size * m]);
  return new Mapped(reshape(mm(a, wide), [a.shape[0]!, size, m]), 1);
};

export const bmm_vmap: VmapRule = (call) => {
  const { a, b, da, db } = operands(call, [3, 3]);
  const { size } = call;
  const [x, y] = [repeated(a, da, size), repeated(b, db, size)];
  checkInner(call.op, x.shape[1]!, y.shape[1]!);
  const merged = (value: Tensor): Tensor => reshape(value, [size * value.shape[1]!, ...value.shape.slice(2)]);
  const result = bmm(merged(x), merged(y));
  return reshape(result, [size, x.shape[1]!, ...result.shape.slice(1)]);
};

export const mv_vmap: VmapRule = (call) => {
  const { a, b, da, db } = operands(call, [2, 1]);
  if (da !== null && db !== null) return squeeze_dim(bmm(toFront(a, da), unsqueeze(toFront(b, db), 2)), 2);
  if (db !== null) return mm(toFront(b, db), t(a));
  const front = toFront(a, da);
  const [size, n, k] = front.shape as [number, number, number];
  return reshape(mv(reshape(front, [size * n, k]), b), [size, n]);
};

export const dot_vmap: VmapRule = (call) => {
  const { a, b, da, db } = operands(call, [1, 1]);
  if (da !== null && db !== null) {
    const [x, y] = [toFront(a, da), toFront(b, db)];
    checkInner(call.op, x.shape[1]!, y.shape[1]!);
    return sum_dim_IntList(mul_Tensor(x, y), [1], false, x.dtype);
  }
  return da !== null ? mv(toFront(a, da), b) : mv(toFront(b, db), a);
};

/** beta * self + alpha * product. */
const added =
  (product: (a: Tensor, b: Tensor) => Tensor) =>
  (self: Tensor, a: Tensor, b: Tensor, beta: Scalar, alpha: Scalar): Tensor => {
    const whole = !self.isFloatingPoint() && !self.isComplex();
    const [scale, factor] = whole ? [integer(beta), integer(alpha)] : [beta, alpha];
    const scaled = isNumber(factor, 1) ? product(a, b) : mul_Scalar(product(a, b), factor);
    if (isNumber(scale, 0)) return add_Tensor(zeros_like(self, null, null, null, null, null), scaled, 1);
    return add_Tensor(isNumber(scale, 1) ? self : mul_Scalar(self, scale), scaled, 1);
  };

const plainOf = (scalar: unknown): unknown =>
  typeof scalar === "object" && scalar !== null && "value" in scalar ? scalar.value : scalar;
const isNumber = (scalar: unknown, value: number): boolean => Number(plainOf(scalar)) === value;

/** Tensors of integers are scaled by integers. */
const integer = (scalar: Scalar): Scalar => makeScalar(Math.trunc(Number(plainOf(scalar))), "int");

export const addmm_vmap: VmapRule = (call) => inside(added(mm))(call);
export const baddbmm_vmap: VmapRule = (call) => inside(added(bmm))(call);
export const addmv_vmap: VmapRule = (call) => inside(added(mv))(call);

/** Whether the right-hand side has vectors, not matrices. */
export const _linalg_solve_ex_vmap: VmapRule = (call) => {
  const [a, b, left, check] = call.args as [Tensor, Tensor, boolean, boolean];
  const [da, db] = call.dims as [number | null, number | null];
  // The factors are of the matrix or of its transpose, by its memory.
  const [x, y] = [repeated(a, da, call.size).contiguous(), repeated(b, db, call.size)];
  const isVector =
    y.shape.length === 2 || (y.shape.length === x.shape.length - 1 && y.shape.every((n, i) => n === x.shape[i]));
  const rank = Math.max(x.shape.length, y.shape.length + (isVector ? 1 : 0));
  const asMatrices = (value: Tensor): Tensor =>
    reshape(value, [call.size, ...new Array<number>(rank - value.shape.length).fill(1), ...value.shape.slice(1)]);
  const right = isVector ? unsqueeze(y, y.shape.length) : y;
  const [result, ...rest] = _linalg_solve_ex(asMatrices(x), asMatrices(right), left, check);
  return [isVector ? squeeze_dim(result, -1) : result, ...rest];
};

export const _linalg_check_errors_vmap: VmapRule = ({ args, dims }) => {
  const [info, name] = args as [Tensor, string];
  _linalg_check_errors(toFront(info, dims[0] as number), name, false);
};
