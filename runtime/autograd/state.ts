// State that autograd's guards change, one object per program, and the class of all its guards.
/// <reference lib="esnext.disposable" preserve="true" />

import { AutogradError, UnsupportedError } from "../core/errors.js";
import { type Changes, ValueSetting } from "../core/local-state.js";
import { leftOut, optional } from "../core/optional.js";
import { once } from "../core/shared.js";
import { assertFunction, isGeneratorObject, isPromise } from "../core/synchronous.js";
import type { Tensor } from "../core/tensor.js";
import { local } from "../dispatch/local.js";

/** Converts a saved tensor to something else while the graph is alive: a file on disk, another dtype, a recipe. */
export interface SavedTensorHooks<Packed = unknown> {
  readonly pack: (tensor: Tensor) => Packed;
  readonly unpack: (packed: Packed) => Tensor;
}

/** Active hooks: they create what a node stores for a tensor (a SavedTensor). */
export interface ActiveSavedHooks {
  save(tensor: Tensor): unknown;
}

/** Anomaly mode while it is active. */
export interface Anomaly {
  /** Records where a node was created. */
  remember(node: object): void;
  /** Throws if the gradient that a node computed contains a NaN, if that is checked. */
  check(gradient: Tensor, node: object, place: number): void;
}

/** An open level of forward mode. Tangents are stored here, not on tensors, so that closing the level frees them. */
export interface ForwardLevel {
  readonly tangents: WeakMap<Tensor, Tensor>;
  /** Tangents of tensors that were saved through hooks, by an object that their node holds. */
  readonly saved: WeakMap<object, Tensor>;
  /** Tensors that are the tangent of some value. */
  readonly taken: WeakSet<Tensor>;
  has(tensor: Tensor): boolean;
  of(tensor: Tensor): Tensor | null;
  /** Gives a tensor the tangent of the tensor that it replaces. */
  carry(from: Tensor, to: Tensor): void;
  /** After `self.detach_()`. */
  drop(tensor: Tensor): void;
  /** After `self.copy_(src)`. */
  copied(self: Tensor, src: Tensor): void;
  /** Throws if an argument of an out= form has a tangent. */
  refuseOut(operator: string, inputs: (Tensor | readonly (Tensor | null)[] | null)[]): void;
}

/** A backward pass that is running. */
export interface RunningPass {
  /**
   * Called before users' code runs in the pass: from then on its mask and grad mode are changes, so that guards which that code opens or closes
   * are not forgotten when the pass ends.
   */
  openToUsers(): void;
}

export interface AutogradState {
  gradEnabled: boolean;
  /** While set, nodes record where they were created, and gradients are searched for NaN. */
  anomaly: Anomaly | null;
  /** Number of the next node. */
  sequence: number;
  /** Pack and unpack hooks of the innermost `savedTensorHooks`. */
  savedHooks: ActiveSavedHooks | null;
  /** The open level of forward mode, or null. */
  forward: ForwardLevel | null;
  /** Whether some operators were generated without rules for tangents. */
  forwardLeftOut: boolean;
  /** Whether operators propagate tangents now (not inside a custom function's forward). */
  forwardEnabled: boolean;
  /** How many transforms that differentiate their function in reverse mode are running: derivatives inside them are recorded. */
  transforms: number;
  /** The level of gradients whose last pass begins: nothing differentiates at the level what that pass computes. */
  lastPass: object | null;
  /** The level at which the running rule is not recorded: one of generated code in its last pass. */
  unrecordedLevel: object | null;
  /** The node whose rule is running, for anomaly mode. */
  running: object | null;
  /** The innermost pass that is running. */
  pass: RunningPass | null;
  /**
   * Inside a backward pass that runs its rules below autograd: the mask of its caller, which is restored for users' code.
   */
  callerKeepHi: number;
}

export const state: AutogradState = once("autograd.state", () => ({
  gradEnabled: true,
  anomaly: null,
  sequence: 0,
  savedHooks: null,
  forward: null,
  forwardLeftOut: false,
  forwardEnabled: true,
  transforms: 0,
  lastPass: null,
  unrecordedLevel: null,
  running: null,
  pass: null,
  callerKeepHi: 0,
}));

/** After a tensor's node was replaced: moves what `retainGrad` attached to the old one. Installed by runtime/autograd/hooks.ts. */
export const retainedGradient = optional<(tensor: Tensor) => void>("autograd.retained gradient");
/** `backward` for certain inputs. */
export const backwardForInputs = optional<(output: Tensor, gradient: Tensor | null, options: object) => void>(
  "autograd.backward for inputs",
  () => new AutogradError(leftOut("inputs of backward", "hooks")),
);

/**
 * Throws for a tensor of a level of transforms (vmap, grad and their like). Installed with the first level.
 * @param what the call
 * @param reason why, and what to do instead; by default what holds for gradients
 */
export const levelRefusal = optional<(tensor: Tensor, what: string, reason?: string) => void>("autograd.level refusal");
/** Throws for a tensor of a level of vmap: its tangent would be that of all examples. Installed with the first level. */
export const mappedRefusal = optional<(tensor: Tensor, what: string) => void>("autograd.mapped refusal");

/** Runs a function of one row of each tensor for all rows at once: by vmap, which installs it. */
export const vectorized = optional<
  (body: (...rows: Tensor[]) => readonly Tensor[], rows: readonly Tensor[]) => readonly Tensor[]
>(
  "autograd.vectorized",
  () =>
    new UnsupportedError(
      "vectorize and isGradsBatched compute by vmap, which this bundle left out, since nothing in it uses vmap: omit the option, or call the function under vmap",
    ),
);

/** The fields that guards change. */
export const settings: {
  readonly [Field in "gradEnabled" | "anomaly" | "savedHooks" | "forward" | "forwardEnabled"]: ValueSetting<
    AutogradState[Field]
  >;
} = once("autograd.settings", () => ({
  gradEnabled: new ValueSetting(
    () => state.gradEnabled,
    (value) => {
      state.gradEnabled = value;
    },
  ),
  anomaly: new ValueSetting(
    () => state.anomaly,
    (value) => {
      state.anomaly = value;
    },
  ),
  savedHooks: new ValueSetting(
    () => state.savedHooks,
    (value) => {
      state.savedHooks = value;
    },
  ),
  forward: new ValueSetting(
    () => state.forward,
    (value) => {
      state.forward = value;
    },
  ),
  forwardEnabled: new ValueSetting(
    () => state.forwardEnabled,
    (value) => {
      state.forwardEnabled = value;
    },
  ),
}));

/** Runs users' code without recording. The guards that it opens or closes are not forgotten when it returns. */
export function unrecorded<R>(body: () => R): R {
  const change = settings.gradEnabled.set(false, true);
  try {
    return body();
  } finally {
    change.setting.close(change);
  }
}

/** 1 while a level of forward mode is open and tangents flow, else 0. Cheap: kernels check it first. */
export function forwardLevel(): number {
  return state.forward !== null && state.forwardEnabled ? 1 : 0;
}

/** Called by selections of operators that are generated without rules for tangents: opening a level reports that. */
export function leaveOutForward(): void {
  state.forwardLeftOut = true;
}

/** Ends the scope that a guard began. Use with `using`, or in a `try`/`finally`. */
export interface Guard {
  /** Undoes what the guard changed, and nothing else, in any order; a second call does nothing. */
  end(): void;
  [Symbol.dispose](): void;
}

const ChangesGuard = makeGuardClass();

function makeGuardClass() {
  class ChangesGuard {
    #changes: Changes;

    constructor(changes: Changes) {
      this.#changes = changes;
    }

    end(): void {
      this.#changes.close();
    }
  }
  // Older engines lack Symbol.dispose, but there `using` cannot be written either.
  const disposeSymbol = Symbol.dispose as symbol | undefined;
  if (disposeSymbol !== undefined) {
    Object.defineProperty(ChangesGuard.prototype, disposeSymbol, { value: ChangesGuard.prototype.end });
  }
  return ChangesGuard;
}

export function guard(changes: Changes): Guard {
  return new ChangesGuard(changes) as unknown as Guard;
}

function refuseAsync(name: string): AutogradError {
  return new AutogradError(
    `${name} got an async callback. Its mode is state of the program and ends when the callback returns, which is at ` +
      "the first await: what follows would run outside the mode, and what others run meanwhile inside it. " +
      `Await first, then call ${name} around the synchronous part.`,
  );
}

function refuseGenerator(name: string): AutogradError {
  return new AutogradError(
    `${name} got a generator. Its mode is state of the program and ends when the callback returns, before any code of the ` +
      `generator has run. Call ${name} inside of the generator, around code that does not yield.`,
  );
}

/** What functions of each kind have as their tag, with what refuses them. */
const deferred: Readonly<Record<string, ((name: string) => AutogradError) | undefined>> = {
  AsyncFunction: refuseAsync,
  GeneratorFunction: refuseGenerator,
  AsyncGeneratorFunction: refuseGenerator,
};

/**
 * Runs `body` under changes that `begin` makes, and ends them, also on errors. `begin` is told that they are closed before this returns.
 * @throws AutogradError if `body` is async or a generator function, ArgumentError if it is not a function
 */
export function under<R>(name: string, begin: (isScoped: true) => Changes, body: () => R): R {
  assertFunction(body, name);
  // Detected before anything runs, so that nothing is left half done.
  const tag = (body as { [Symbol.toStringTag]?: string })[Symbol.toStringTag];
  if (tag !== undefined && Object.hasOwn(deferred, tag)) throw deferred[tag]!(name);
  const active = begin(true);
  let result: R;
  try {
    result = body();
  } finally {
    active.close();
  }
  if (isPromise(result)) throw refuseAsync(name);
  if (isGeneratorObject(result)) throw refuseGenerator(name);
  return result;
}

/** Runs a user's code inside a backward pass: with the key mask of the pass's caller. */
export function asUser<R>(body: () => R): R {
  state.pass?.openToUsers();
  const { keepHi } = local;
  const { unrecordedLevel } = state;
  local.keepHi = keepHi | state.callerKeepHi;
  state.unrecordedLevel = null;
  try {
    return body();
  } finally {
    local.keepHi = keepHi;
    state.unrecordedLevel = unrecordedLevel;
  }
}
