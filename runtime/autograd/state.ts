// State that autograd's guards change, one object per program, and the class of all its guards.
/// <reference lib="esnext.disposable" preserve="true" />

import { AutogradError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { assertFunction, type Tensor } from "../core/tensor.js";
import { local } from "../dispatch/local.js";

/** Turns a saved tensor into something else while the graph is alive: to disk, to another dtype, to a recipe. */
export interface SavedTensorHooks<Packed = unknown> {
  readonly pack: (tensor: Tensor) => Packed;
  readonly unpack: (packed: Packed) => Tensor;
}

/** Hooks in force: what a node keeps for a tensor (a SavedTensor) comes from them. */
export interface ActiveSavedHooks {
  save(tensor: Tensor): unknown;
}

/** Anomaly mode while it lasts. */
export interface Anomaly {
  /** Notes where a node was made. */
  remember(node: object): void;
  /** Throws if the gradient that a node computed holds a NaN, where that is looked for. */
  check(gradient: Tensor, node: object, place: number): void;
}

/** An open level of forward mode. Tangents are kept here, not on tensors, so that closing the level frees them. */
export interface ForwardLevel {
  readonly tangents: WeakMap<Tensor, Tensor>;
  /** Tensors that are the tangent of some value. */
  readonly taken: WeakSet<Tensor>;
  has(tensor: Tensor): boolean;
  /** Gives a tensor the tangent of another one that it stands for. */
  carry(from: Tensor, to: Tensor): void;
  /** After `self.detach_()`. */
  drop(tensor: Tensor): void;
  /** After `self.copy_(src)`. */
  copied(self: Tensor, src: Tensor): void;
  /** Throws if an argument of an out= form has a tangent. */
  refuseOut(operator: string, inputs: (Tensor | readonly (Tensor | null)[] | null)[]): void;
}

export interface AutogradState {
  gradEnabled: boolean;
  /** While set, nodes remember where they were made, and gradients are searched for NaN. */
  anomaly: Anomaly | null;
  /** Number of the next node. */
  sequence: number;
  /** Pack and unpack hooks of the innermost `savedTensorHooks`. */
  savedHooks: ActiveSavedHooks | null;
  /** The open level of forward mode, or null. */
  forward: ForwardLevel | null;
  /** Whether there are operators that were generated without rules for tangents. */
  forwardLeftOut: boolean;
  /** Whether operators propagate tangents now (not inside a custom function's forward). */
  forwardEnabled: boolean;
  /** The node whose rule runs now, for anomaly mode. */
  running: object | null;
  /** Inside a backward pass that runs its rules below autograd: the kept keys of its caller, which users' code gets back. */
  callerKeepHi: number;
  /** After a tensor got another node: what `retainGrad` put on the old one goes along. Null without runtime/autograd/hooks.ts. */
  carryRetainGrad: ((tensor: Tensor) => void) | null;
  /** `backward` for some inputs; null where nothing brought it. */
  backward: ((output: Tensor, gradient: Tensor | null, options: object) => void) | null;
}

export const state: AutogradState = once("autograd.state", () => ({
  gradEnabled: true,
  anomaly: null,
  sequence: 0,
  savedHooks: null,
  forward: null,
  forwardLeftOut: false,
  forwardEnabled: true,
  running: null,
  callerKeepHi: 0,
  carryRetainGrad: null,
  backward: null,
}));

/** 1 while a level of forward mode is open and tangents flow, else 0. Cheap: kernels ask it first. */
export function forwardLevel(): number {
  return state.forward !== null && state.forwardEnabled ? 1 : 0;
}

/** Called by selections of operators that are generated without rules for tangents: opening a level says so. */
export function leaveOutForward(): void {
  state.forwardLeftOut = true;
}

/** Ends what a guard began. With `using`, or a `try`/`finally` around it. */
export interface Guard {
  /** Restores what was before; a second call does nothing. */
  end(): void;
  [Symbol.dispose](): void;
}

const RestoringGuard = makeGuardClass();

function makeGuardClass() {
  class RestoringGuard {
    #restore: (() => void) | null;

    constructor(restore: () => void) {
      this.#restore = restore;
    }

    end(): void {
      const restore = this.#restore;
      this.#restore = null;
      restore?.();
    }
  }
  // Older engines have no Symbol.dispose; there `using` cannot be written either.
  const disposeSymbol = Symbol.dispose as symbol | undefined;
  if (disposeSymbol !== undefined) {
    Object.defineProperty(RestoringGuard.prototype, disposeSymbol, { value: RestoringGuard.prototype.end });
  }
  return RestoringGuard;
}

export function guard(restore: () => void): Guard {
  return new RestoringGuard(restore) as unknown as Guard;
}

function refuse(name: string): AutogradError {
  return new AutogradError(
    `${name} got an async callback. Its mode is state of the program and ends when the callback returns, which is at ` +
      "the first await: what follows would run outside the mode, and what others run meanwhile inside it. " +
      `Await first, then call ${name} around the synchronous part.`,
  );
}

/**
 * Runs `body` under a guard that has begun, and ends it, errors included.
 * @throws AutogradError if `body` is async, ArgumentError if it is no function
 */
export function under<R>(name: string, begin: () => Guard, body: () => R): R {
  assertFunction(body, name);
  // Known to be async before anything runs: nothing is left half done.
  if (Object.getPrototypeOf(body) === Object.getPrototypeOf(async () => {})) throw refuse(name);
  const active = begin();
  let result: R;
  try {
    result = body();
  } finally {
    active.end();
  }
  if (typeof result === "object" && result !== null && typeof (result as { then?: unknown }).then === "function") {
    throw refuse(name);
  }
  return result;
}

/** Runs a user's code inside a backward pass: with the keys that the caller of the pass had. */
export function asUser<R>(body: () => R): R {
  const { keepHi } = local;
  local.keepHi = keepHi | state.callerKeepHi;
  try {
    return body();
  } finally {
    local.keepHi = keepHi;
  }
}
