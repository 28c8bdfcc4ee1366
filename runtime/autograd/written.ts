// Kernels that are the same for all operators that write into their arguments: one bumps versions, one rejects gradients of out
// forms.

import { isTensor, type Tensor } from "../core/tensor.js";
import type { GeneratedName } from "../dispatch/kernel.js";
import { autogradHi, belowAutogradHi, fullWord, inplaceOrViewHi, thirdBit } from "../dispatch/keys.js";
import { local } from "../dispatch/local.js";
import { type Cell, type Kernel, type Operator, slot } from "../dispatch/operator.js";
import { isGradEnabled } from "./grad-mode.js";
import { bumpVersion, refuseInferenceWrite, refuseOutGradient } from "./history.js";
import { isInference } from "./meta.js";
import { forwardLevel, state } from "./state.js";

// The keys below also have the bit of the third word, whose keys may come after, too: the cell that it selects knows which are left.

/** Masks the autograd keys and ADInplaceOrView out of the high word: what operators run under that are neither in-place nor views. */
export const belowViews: number = fullWord & ~autogradHi & ~inplaceOrViewHi;
/** Keys of the high word below ADInplaceOrView, for a redispatch from there. */
export const afterViews: number = (inplaceOrViewHi - 1) | thirdBit;
/** Masks the autograd keys out of the high word: what in-place and view operators run under. */
export const belowGradient: number = fullWord & ~autogradHi;
/** Keys of the high word below autograd's, for a redispatch from an autograd kernel. */
export const afterGradient: number = belowAutogradHi | thirdBit;

type Loose = (...args: unknown[]) => unknown;

/**
 * Gives the kernel the name that a generated function would have, `add__Tensor_inplaceOrView` of `aten::add_.Tensor`. Done only when it is displayed,
 * since naming functions takes time.
 */
export function named<F extends Kernel>(
  kernel: (...args: never[]) => unknown,
  operator: string,
  suffix: string,
): Cell<F> {
  const target = kernel as GeneratedName;
  target.operator = operator;
  target.suffix = suffix;
  return kernel as unknown as Cell<F>;
}

/**
 * Redispatches with the given guard and mask; the arguments are in an array whose last two entries are the words of the
 * key set.
 */
export function callBelow(op: Operator, args: unknown[], guard: number, after: number): unknown {
  const keep = local.keepHi;
  local.keepHi = keep & guard;
  try {
    const last = args.length - 1;
    const l = (args[last - 1] as number) & op.maskLo;
    const h = (args[last] as number) & after & op.maskHi;
    args[last - 1] = l;
    args[last] = h;
    return (op.table[slot(l, h)] as Loose)(...args);
  } finally {
    local.keepHi = keep;
  }
}

function forEachAt(places: readonly number[], args: readonly unknown[], visit: (tensor: Tensor) => void): void {
  for (const place of places) {
    const written = args[place];
    if (Array.isArray(written)) for (const tensor of written as Tensor[]) visit(tensor);
    else visit(written as Tensor);
  }
}

/**
 * The ADInplaceOrView kernel of an operator that writes into the arguments at `places`: redispatches, then bumps their versions.
 * In-place operators of up to three arguments, which optimisers call, avoid argument arrays.
 */
export function bumping<F extends Kernel>(op: Operator<F>, arity: number, ...places: readonly number[]): Cell<F> {
  const any = op as unknown as Operator;
  if (places.length !== 1 || places[0] !== 0 || arity > 3) {
    return named(
      (...args: unknown[]) => {
        forEachAt(places, args, refuseInferenceWrite);
        // Out forms without derivative have no kernel above this one that would reject tangents.
        if (places[0] !== 0 && forwardLevel() !== 0) refuseTangents(any.name, args.slice(0, arity));
        const result = callBelow(any, args, belowViews, afterViews);
        forEachAt(places, args, bumpVersion);
        return result;
      },
      op.name,
      "inplaceOrView",
    );
  }
  const kernels = {
    1: (a: Tensor, lo: number, hi: number) => {
      if (isInference(a)) refuseInferenceWrite(a);
      const keep = local.keepHi;
      local.keepHi = keep & belowViews;
      let result: unknown;
      try {
        const l = lo & any.maskLo;
        const h = hi & afterViews & any.maskHi;
        result = (any.table[slot(l, h)] as Loose)(a, l, h);
      } finally {
        local.keepHi = keep;
      }
      bumpVersion(a);
      return result;
    },
    2: (a: Tensor, b: unknown, lo: number, hi: number) => {
      if (isInference(a)) refuseInferenceWrite(a);
      const keep = local.keepHi;
      local.keepHi = keep & belowViews;
      let result: unknown;
      try {
        const l = lo & any.maskLo;
        const h = hi & afterViews & any.maskHi;
        result = (any.table[slot(l, h)] as Loose)(a, b, l, h);
      } finally {
        local.keepHi = keep;
      }
      bumpVersion(a);
      return result;
    },
    3: (a: Tensor, b: unknown, c: unknown, lo: number, hi: number) => {
      if (isInference(a)) refuseInferenceWrite(a);
      const keep = local.keepHi;
      local.keepHi = keep & belowViews;
      let result: unknown;
      try {
        const l = lo & any.maskLo;
        const h = hi & afterViews & any.maskHi;
        result = (any.table[slot(l, h)] as Loose)(a, b, c, l, h);
      } finally {
        local.keepHi = keep;
      }
      bumpVersion(a);
      return result;
    },
  };
  return named(kernels[arity as 1 | 2 | 3], op.name, "inplaceOrView");
}

/** Rejects tangents of an out form's arguments: the result would have that of what it overwrites. */
function refuseTangents(operator: string, args: readonly unknown[]): void {
  const isTensorLike = (value: unknown): value is Tensor | readonly (Tensor | null)[] =>
    isTensor(value) || (Array.isArray(value) && value.some(isTensor));
  const given = args.filter(isTensorLike);
  state.forward!.refuseOut(operator.slice(operator.indexOf("::") + 2), given);
}

/**
 * The autograd kernel of an out form, which has no gradient: rejects tensors (the arguments at `tensors`) that require one.
 */
export function refusing<F extends Kernel>(op: Operator<F>, ...tensors: readonly number[]): Cell<F> {
  const any = op as unknown as Operator;
  const name = op.name.slice(op.name.indexOf("::") + 2);
  return named(
    (...args: unknown[]) => {
      const given = tensors.map((place) => args[place]) as (Tensor | readonly (Tensor | null)[] | null)[];
      if (isGradEnabled()) refuseOutGradient(name, ...given);
      const result = callBelow(any, args, belowGradient, afterGradient);
      if (forwardLevel() !== 0) state.forward!.refuseOut(name, given);
      return result;
    },
    op.name,
    "autograd",
  );
}
