// What values parameters and samples may have.

import {
  abs,
  all_dim,
  bitwise_and_Tensor,
  bitwise_or_Tensor,
  diagonal,
  eq_Scalar,
  eq_Tensor,
  ge_Scalar,
  gt_Scalar,
  isclose,
  le_Scalar,
  le_Tensor,
  linalg_cholesky_ex,
  lt_Scalar,
  mT,
  remainder_Scalar,
  sub_Scalar,
  sum_dim_IntList,
  tril,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { mayAsk } from "../core/elements.js";
import { ArgumentError } from "../core/errors.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";

/** What values a parameter or a sample may have. */
export interface Constraint {
  /** As messages say it: "a positive number". */
  readonly name: string;
  /** How many of the last dimensions one value has: 0 for numbers, 1 for vectors. */
  readonly eventDims: number;
  /** Which values are allowed: a bool tensor without the values' own dimensions. */
  readonly check: (value: Tensor) => Tensor;
}

const both = bitwise_and_Tensor;
const overLast = (ok: Tensor, count = 1): Tensor => (count === 0 ? ok : overLast(all_dim(ok, -1, false), count - 1));
const scalar = (name: string, check: (value: Tensor) => Tensor): Constraint => ({ name, eventDims: 0, check });
const whole = (value: Tensor): Tensor => eq_Scalar(remainder_Scalar(value, 1), 0);

export const real: Constraint = scalar("a number", (value) => eq_Tensor(value, value));
export const positive: Constraint = scalar("a positive number", (value) => gt_Scalar(value, 0));
export const nonnegative: Constraint = scalar("a number of at least 0", (value) => ge_Scalar(value, 0));
export const unitInterval: Constraint = scalar("a number from 0 to 1", (value) =>
  both(ge_Scalar(value, 0), le_Scalar(value, 1)),
);
export const boolean: Constraint = scalar("0 or 1", (value) =>
  bitwise_or_Tensor(eq_Scalar(value, 0), eq_Scalar(value, 1)),
);
export const nonnegativeInteger: Constraint = scalar("an integer of at least 0", (value) =>
  both(whole(value), ge_Scalar(value, 0)),
);
export const integerUpTo = (last: number): Constraint =>
  scalar(`an integer from 0 to ${last}`, (value) =>
    both(whole(value), both(ge_Scalar(value, 0), le_Scalar(value, last))),
  );
export const integerUpToCount = (count: Tensor): Constraint =>
  scalar("an integer from 0 to totalCount", (value) =>
    both(whole(value), both(ge_Scalar(value, 0), le_Tensor(value, count))),
  );
export const interval = (low: Tensor, high: Tensor): Constraint =>
  scalar("a number from low to high", (value) => both(le_Tensor(low, value), le_Tensor(value, high)));

/** Values of which each has further dimensions. */
export const independent = (base: Constraint, dims: number): Constraint =>
  dims === 0
    ? base
    : {
        name: `in each place ${base.name}`,
        eventDims: base.eventDims + dims,
        check: (value) => overLast(base.check(value), dims),
      };

export const realVector: Constraint = { ...independent(real, 1), name: "a vector of numbers" };
export const positiveVector: Constraint = { ...independent(positive, 1), name: "a vector of positive numbers" };
export const simplex: Constraint = {
  name: "a vector of numbers of at least 0 whose sum is 1",
  eventDims: 1,
  check: (value) =>
    both(
      overLast(ge_Scalar(value, 0)),
      lt_Scalar(abs(sub_Scalar(sum_dim_IntList(value, [-1], false, null), 1, 1)), 1e-6),
    ),
};
export const counts = (total: number): Constraint => ({
  name: `a vector of counts whose sum is at most ${total}`,
  eventDims: 1,
  check: (value) => both(overLast(ge_Scalar(value, 0)), le_Scalar(sum_dim_IntList(value, [-1], false, null), total)),
});
export const lowerCholesky: Constraint = {
  name: "a lower triangular matrix with a positive diagonal",
  eventDims: 2,
  check: (value) =>
    both(overLast(eq_Tensor(tril(value, 0), value), 2), overLast(gt_Scalar(diagonal(value, 0, -2, -1), 0))),
};
export const positiveDefinite: Constraint = {
  name: "a symmetric, positive definite matrix",
  eventDims: 2,
  check: (value) =>
    both(
      overLast(isclose(value, mT(value), 1e-5, 1e-6, false), 2),
      eq_Scalar(linalg_cholesky_ex(value, false, false)[1], 0),
    ),
};

/**
 * Values that cannot be read now, as those of a graph that is being traced, are not checked.
 * @throws ArgumentError naming the first value that the constraint does not allow
 */
export function checkValues(
  where: string,
  name: string,
  value: Tensor,
  { name: wanted, eventDims, check }: Constraint,
): void {
  if (!mayAsk(value) || value.numel === 0) return;
  const ok = noGrad(() => check(value.detach()));
  if (!mayAsk(ok)) return;
  const at = flatten(ok).indexOf(false);
  if (at === -1) return;
  const place = placeOf(at, ok.shape);
  const spot = place.length === 0 ? "" : ` at [${place.join(", ")}]`;
  const got =
    eventDims === 0 && ok.numel === value.numel
      ? `got ${String(flatten(value.detach())[at])}${spot}`
      : `the one${place.length === 0 ? ` of shape ${formatShape(value.shape)}` : spot} is not`;
  throw new ArgumentError(
    `${where}: ${name} must be ${wanted}, ${got}; { validateArgs: false } switches this check off`,
  );
}

const flatten = (value: Tensor): readonly unknown[] => [value.toArray() as unknown].flat(64);

/** The position of an element of a tensor of this shape. */
function placeOf(index: number, shape: readonly number[]): readonly number[] {
  const place: number[] = [];
  let rest = index;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    place.unshift(rest % shape[dim]!);
    rest = Math.floor(rest / shape[dim]!);
  }
  return place;
}
