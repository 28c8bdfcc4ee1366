// Forward mode: tangents that propagate with values while a level is open.

import { AutogradError, DTypeError, type ErrorClass, ShapeError } from "../core/errors.js";
import { Changes } from "../core/local-state.js";
import { formatShape, sameShape } from "../core/shape.js";
import { share } from "../core/shared.js";
import { aliasOf, assertOwnTensor, type Tensor } from "../core/tensor.js";
import { hostDevice } from "../dispatch/keys.js";
import { isDifferentiableCode, type ViewInfo } from "./meta.js";
import { plainName } from "./node.js";
import { operators, withMemory } from "./operators.js";
import { type ForwardLevel, forwardLevel, type Guard, guard, mappedRefusal, settings, state, under } from "./state.js";

export { forwardLevel } from "./state.js";

function openLevel(isScoped: boolean): Changes {
  if (state.forward !== null) {
    throw new AutogradError(
      "a level of forward mode is open already; levels do not nest. For second derivatives take the gradient of a " +
        "gradient (createGraph), or forward mode over reverse mode (hvp).",
    );
  }
  if (state.forwardLeftOut) {
    throw new AutogradError(
      "the operators of this program were generated without forward mode: generate the selection with `--with forward`",
    );
  }
  // Nodes that saved a result before it was detached in place continue with its tangent.
  const former = new WeakMap<Tensor, Tensor>();
  const level: ForwardLevel = {
    tangents: new WeakMap(),
    saved: new WeakMap(),
    taken: new WeakSet(),
    has: hasTangent,
    of: tangentOf,
    carry: (from, to) => {
      const tangent = tangentOf(from) ?? former.get(from) ?? null;
      // The same object, since both share memory: a copy made under noGrad would have no history.
      if (tangent !== null) level.tangents.set(to, tangent);
    },
    drop: (tensor) => {
      const tangent = tangentOf(tensor);
      if (tangent !== null) former.set(tensor, tangent);
      level.tangents.delete(tensor);
    },
    copied: copyTangent,
    refuseOut: (operator, inputs) => forbidTangents(operator, "out", ...inputs),
  };
  return new Changes(settings.forward.set(level, isScoped));
}

/** What `GradMode::is_enabled()` of a formula asks: whether its result is differentiated in turn, by a recorded graph or by forward mode. */
export function isDifferentiated(): boolean {
  return state.gradEnabled || forwardLevel() !== 0;
}

/**
 * Opens a level of forward mode: inside, `makeDual` gives tensors tangents, operators propagate them, and `unpackDual`
 * reads them. All tangents end with the level.
 *
 * Without `body` it returns a guard.
 * @throws AutogradError if a level is open, or `body` is async
 */
export function dualLevel(): Guard;
export function dualLevel<R>(body: () => R): R;
export function dualLevel<R>(body?: () => R): R | Guard {
  return body === undefined ? guard(openLevel(false)) : under("dualLevel", openLevel, body);
}

/** Runs `body` with forward mode off: tangents are neither read nor propagated. */
export function withoutForward<R>(body: () => R): R {
  const change = settings.forwardEnabled.set(false, true);
  try {
    return body();
  } finally {
    change.setting.close(change);
  }
}

/** The tensor's tangent in the open level; null if it has none. */
export function tangentOf(tensor: Tensor | null): Tensor | null {
  const level = state.forward;
  if (tensor === null || level === null || !state.forwardEnabled) return null;
  const knownTangent = level.tangents.get(tensor);
  if (knownTangent !== undefined) return knownTangent;
  const view = tensor.autograd?.view ?? null;
  if (view === null || view.forward === null) return null;
  // An in-place operator may have given the base a tangent after the view was created.
  const whole = level.tangents.get(view.forward);
  if (whole === undefined) return null;
  const part = viewOfTangent(whole, tensor, view);
  level.tangents.set(tensor, part);
  return part;
}

function viewOfTangent(whole: Tensor, like: Tensor, { base, forward, replay }: ViewInfo): Tensor {
  // Replaying a view starts at its base.
  return replay !== null && forward === base
    ? replay(whole)
    : operators.as_strided(whole, like.shape, like.strides, like.offset);
}

export function hasTangent(tensor: Tensor | null): boolean {
  return tangentOf(tensor) !== null;
}

export function anyTangent(tensors: readonly (Tensor | null)[]): boolean {
  for (const tensor of tensors) if (tangentOf(tensor) !== null) return true;
  return false;
}

/** The value without its tangent: the same memory and history. */
export function primalOf(tensor: Tensor): Tensor {
  return tangentOf(tensor) === null ? tensor : aliasWithoutTangent(tensor);
}

function aliasWithoutTangent(tensor: Tensor): Tensor {
  const primal = withoutForward(() => operators.alias(tensor));
  cutForward(primal);
  return primal;
}

/** A view whose tangent is not a view of its base's. */
function cutForward(tensor: Tensor): void {
  const view = tensor.autograd?.view ?? null;
  if (view !== null) view.forward = null;
}

/**
 * The tangent, or zeros if there is none: with memory for rules that write to it, which `materialize` says, otherwise without. Products with those
 * without are such zeros again, also where the other factor is infinite or NaN, so that a term of a missing tangent is no part of a sum.
 */
export function tangentOrZeros(tensor: Tensor | null, materialize = true): Tensor | null {
  if (tensor === null) return null;
  const tangent = tangentOf(tensor);
  if (tangent !== null) return tangent;
  // A wrapper's operators, or those of a device, may not know them; a selection may not have them.
  if (materialize || tensor.device !== hostDevice || tensor.storage.isWrapper || !hasZeroTensors())
    return zerosLike(tensor);
  return withoutForward(() => operators._efficientzerotensor(tensor.shape, tensor.dtype, null, tensor.device, null));
}

const hasZeroTensors = (): boolean => Object.hasOwn(operators, "_efficientzerotensor");

/** Do two tensors have the same geometry on storages of the same size? Then one as_strided fits both. */
function sameWindow(a: Tensor, b: Tensor): boolean {
  // A wrapper has no memory to take a window of: its tangent is whatever its operators return.
  if (a.storage.isWrapper || b.storage.isWrapper) return true;
  if (a.storage.byteLength / a.itemSize !== b.storage.byteLength / b.itemSize) return false;
  if (!sameShape(a.shape, b.shape)) return false;
  if (a.numel === 0) return true;
  if (a.offset !== b.offset) return false;
  return a.shape.every((size, i) => size === 1 || a.strides[i] === b.strides[i]);
}

/** Zeros over memory of the same size and with the same geometry as `like`. */
function zerosInWindowOf(like: Tensor, tangent: Tensor): Tensor {
  if (like.storage.isWrapper) return zerosLike(like);
  const length = like.storage.byteLength / like.itemSize;
  const flat = operators.zeros([length], tangent.dtype, null, tangent.storage.device, null);
  return operators.as_strided(flat, like.shape, like.strides, like.offset);
}

/**
 * Sets a tensor's tangent in the open level; null sets none. After an in-place operator (`inplace`) a view passes its
 * tangent to its base, so that all views see it.
 */
export function setTangent(output: Tensor | null, given: Tensor | null, inplace: boolean): void {
  const level = state.forward;
  if (output === null || given === null || level === null) return;
  if (!isDifferentiableCode(output.dtypeCode)) return;
  const tangent = withMemory(given);
  // Outside in-place operators only the tensor's own tangent counts: that of a fresh view is just being set.
  const before = inplace ? tangentOf(output) : (level.tangents.get(output) ?? null);
  if (before !== null) {
    if (before === tangent) return;
    if (!inplace) throw new AutogradError("this tensor has a tangent already; only in-place operators change it");
    operators.copy_(before, tangent, false);
    return;
  }
  if (!sameShape(tangent.shape, output.shape)) {
    throw new ShapeError(
      `a tangent must have the shape of its value: the value has ${formatShape(output.shape)}, the tangent ${formatShape(tangent.shape)}`,
    );
  }
  const view = output.autograd?.view ?? null;
  let carried = tangent;
  // A formula may return the tangent of an argument itself. If two values shared one, in-place changes would affect
  // both.
  if (level.taken.has(carried)) carried = view?.forward ? operators.alias(carried) : operators.clone(carried, null);
  if (inplace && view?.forward) {
    const whole = zerosInWindowOf(view.forward, tangent);
    level.tangents.set(view.forward, whole);
    carried = viewOfTangent(whole, output, view);
    operators.copy_(carried, tangent, false);
  } else if (!sameWindow(carried, output) && (view === null || view.forward === null)) {
    carried = zerosInWindowOf(output, tangent);
    operators.copy_(carried, tangent, false);
  }
  level.tangents.set(output, carried);
  level.taken.add(carried);
}

export function setTangents(outputs: readonly (Tensor | null)[], tangents: readonly (Tensor | null)[]): void {
  outputs.forEach((output, i) => {
    setTangent(output, tangents[i] ?? null, false);
  });
}

/** The effect of `self.copy_(src)` on tangents. */
function copyTangent(self: Tensor, src: Tensor): void {
  const selfTangent = tangentOf(self);
  const other = tangentOf(src);
  if (selfTangent === null && other === null) return;
  if (selfTangent !== null) {
    setTangent(self, operators.copy_(selfTangent, other ?? zerosLike(selfTangent), false), true);
    return;
  }
  const like = sameShape(self.shape, src.shape) ? operators.clone(other!, null) : other!;
  setTangent(self, like === other ? operators.copy_(zerosLike(self), like, false) : like, true);
}

function zerosLike(tensor: Tensor): Tensor {
  return withoutForward(() => operators.zeros_like(tensor, null, null, null, null, null));
}

const LocalNoForwardDerivative = class NoForwardDerivative extends AutogradError {};

/** Thrown when a tangent reaches an operator that has no forward derivative. */
export const NoForwardDerivative: ErrorClass<AutogradError> = share(
  "autograd.NoForwardDerivative",
  LocalNoForwardDerivative as unknown as ErrorClass<AutogradError>,
);

/** Throws if any argument has a tangent, which the operator would lose. */
export function forbidTangents(
  operator: string,
  reason: "not implemented" | "not implemented by the program" | "out",
  ...inputs: (Tensor | readonly (Tensor | null)[] | null)[]
): void {
  if (forwardLevel() === 0) return;
  for (const input of inputs) {
    const found = isList(input) ? anyTangent(input) : hasTangent(input);
    if (!found) continue;
    if (reason === "out") {
      throw new AutogradError(
        `${plainName(operator)}(): the form with out= does not propagate tangents, but one of its arguments has one. Use the form without out.`,
        { operator },
      );
    }
    throw new NoForwardDerivative(
      `the forward derivative of ${plainName(operator)} is not implemented, and one of its arguments has a tangent. ` +
        (reason === "not implemented"
          ? "Add a `result:` formula to derivatives.yaml, or use reverse mode."
          : "Give its derivative a `jvp` or a `result` (registerAutograd), or use reverse mode."),
      { operator },
    );
  }
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/**
 * A tensor with the value of `primal` (same memory) and the given tangent, in the open level.
 * @throws AutogradError outside `dualLevel`; ShapeError, DTypeError if the tangent does not fit
 */
export function makeDual(primal: Tensor, tangent: Tensor): Tensor {
  assertOwnTensor(primal, "primal");
  assertOwnTensor(tangent, "tangent");
  if (state.forward === null) throw noLevel("makeDual");
  mappedRefusal.installed?.(primal, "makeDual");
  mappedRefusal.installed?.(tangent, "makeDual");
  if (!isDifferentiableCode(primal.dtypeCode)) {
    throw new DTypeError(`makeDual: a value of dtype ${primal.dtype} has no tangent; it must be floating point`);
  }
  if (primal.dtypeCode !== tangent.dtypeCode) {
    throw new DTypeError(`makeDual: the value has dtype ${primal.dtype}, the tangent ${tangent.dtype}`);
  }
  if (tangentOf(primal) !== null) throw new AutogradError("makeDual: this value has a tangent already");
  if (tangentOf(tangent) !== null) throw new AutogradError("makeDual: the tangent has a tangent itself");
  const dual = operators.alias(primal);
  cutForward(dual);
  setTangent(dual, tangent, false);
  return dual;
}

export interface Dual {
  readonly primal: Tensor;
  /** Null if the tensor has no tangent. */
  readonly tangent: Tensor | null;
}

/**
 * The value and the tangent of a tensor in the open level. The value is always a new view, whether or not there is a tangent.
 * @throws AutogradError outside `dualLevel`
 */
export function unpackDual(tensor: Tensor): Dual {
  assertOwnTensor(tensor, "tensor");
  if (state.forward === null) throw noLevel("unpackDual");
  mappedRefusal.installed?.(tensor, "unpackDual");
  const tangent = tangentOf(tensor);
  return { primal: aliasWithoutTangent(tensor), tangent: tangent === null ? null : withoutView(tangent) };
}

// The tangent itself is returned, unless it is a part of larger memory only for bookkeeping.
function withoutView(tangent: Tensor): Tensor {
  return tangent.autograd === null ? aliasOf(tangent) : tangent;
}

function noLevel(name: string): AutogradError {
  return new AutogradError(`${name}: no level of forward mode is open; call it inside dualLevel(() => ...)`);
}
