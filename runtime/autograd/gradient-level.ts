// Levels of gradients: reverse and forward mode of one transform. Autograd records on wrappers of the level; below it their values compute, and are
// recorded by the levels around.

import type { Device } from "../core/device.js";
import { UnsupportedError } from "../core/errors.js";
import { formatShape } from "../core/shape.js";
import { share } from "../core/shared.js";
import { isTensor, keyWordsOf, type Tensor } from "../core/tensor.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import type { LevelCall } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { autogradHi, inplaceOrViewHi } from "../dispatch/keys.js";
import {
  atLevel,
  backHi,
  callAt,
  escaped,
  frontHi,
  functionalizeHi,
  gradWrapperHi,
  inLevel,
  keysBelow,
  Level,
  LevelTensor,
  levelTensor,
  mapArguments,
} from "../dispatch/levels.js";
import { inInferenceMode, keeping, local } from "../dispatch/local.js";
import { activeKeys, type OperatorEntry } from "../dispatch/operator-entry.js";
import { installConstants } from "./constants.js";
import { inferenceMode, noGrad } from "./grad-mode.js";
import { requiresGrad } from "./meta.js";
import { settings as autogradSettings, type ForwardLevel, levelRefusal, state } from "./state.js";

/** The key of wrappers of the levels, for explanations. */
const gradientKey = "FuncTorchGradWrapper";

const recordingHi = (() => autogradHi | inplaceOrViewHi)();

/** A tensor of a level of gradients: its history is the level's, its value is that of the level around. */
class LocalGradTensor extends LevelTensor {
  // Explicit, since printed tensors show it and bundlers shorten names.
  static override readonly name: string = "GradTensor";

  override materialize(what: string): Tensor {
    if (!this.level.isOpen && !this.level.isPassed) throw escaped(`${what} reads`, this);
    const { value } = this;
    return value instanceof LevelTensor ? value.materialize(what) : value;
  }

  /** The tensor whose elements it shows. */
  get elementsFrom(): Tensor {
    return this.value;
  }

  /** Whether the value has several values in place of one. */
  get hidesValues(): boolean {
    return (this.value as { hidesValues?: boolean }).hidesValues === true;
  }

  override describe(): string | null {
    return `level=${this.level.number}, value=${String(this.value)}`;
  }
}

// Formulas ask tensors whether their derivatives are followed: at any level around, too.
export const GradTensor: typeof LocalGradTensor = followed(share("autograd.GradTensor", LocalGradTensor), (tensor) => {
  const { level, value } = tensor as LocalGradTensor;
  return requiresGrad(tensor) || (level as GradientLevel).isFollowed(value);
});

/** The class, with `defineFollowed` of its tensors: as a value, which bundlers leave out with the class. */
function followed<T extends { readonly prototype: Tensor }>(type: T, isFollowed: (tensor: Tensor) => boolean): T {
  defineFollowed(type.prototype, isFollowed);
  return type;
}

/** Defines what `requiresGrad` of tensors of a level says; setting it is refused. */
export function defineFollowed(prototype: Tensor, isFollowed: (tensor: Tensor) => boolean): void {
  Object.defineProperty(prototype, "requiresGrad", {
    get(this: Tensor) {
      return isFollowed(this);
    },
    set(this: Tensor, value: unknown) {
      levelRefusal.installed?.(this, `requiresGrad = ${String(value)}`);
    },
    configurable: true,
  });
}

/** A level of gradients, of reverse and of forward mode. */
export class GradientLevel extends Level {
  /** The mask of autograd's keys, grad mode, forward mode and hooks of saved tensors around the level. */
  private readonly outerKeepHi = local.keepHi & recordingHi;
  private readonly outerGrad = state.gradEnabled;
  private readonly outerForward: ForwardLevel | null = state.forward;
  private readonly outerForwardEnabled = state.forwardEnabled;
  private readonly outerHooks = state.savedHooks;

  /** The device of the last tensor, and the keys of its tensors. */
  private device: Device | null = null;
  private words: ReturnType<typeof keyWordsOf> | null = null;
  private readonly wrapped = (tensor: Tensor): Tensor => this.wrap(tensor);
  private readonly unwrapped = (tensor: Tensor): Tensor => this.unwrap(tensor);

  constructor(transform: string) {
    super(transform, frontHi);
  }

  override takes(): boolean {
    return true;
  }

  /** The tensor at this level. */
  wrap(tensor: Tensor): Tensor {
    if (tensor instanceof LevelTensor && tensor.level === this) return tensor;
    // Numbers count as such in promotion, and have no gradients.
    if (tensor.wrappedNumber) return tensor;
    const { device } = tensor;
    if (device !== this.device) {
      this.device = device;
      this.words = keyWordsOf(device);
    }
    const { lo, hi } = this.words!;
    return levelTensor(GradTensor, this, tensor, tensor, lo, hi | frontHi | gradWrapperHi | backHi);
  }

  /** The tensor in the level around. */
  unwrap(tensor: Tensor): Tensor {
    return tensor instanceof LevelTensor && tensor.level === this ? tensor.value : tensor;
  }

  /** Whether what is computed with a value is followed around the level: recorded, given a tangent, or handled by another level. */
  isFollowed(value: Tensor): boolean {
    if (value instanceof LevelTensor) return true;
    if (this.outerGrad && requiresGrad(value)) return true;
    const { outerForward } = this;
    if (outerForward === null) return false;
    const base = value.autograd?.view?.forward ?? null;
    return outerForward.tangents.has(value) || (base !== null && outerForward.tangents.has(base));
  }

  /** Gives a tensor of the level another value, with the same elements. */
  setValue(tensor: Tensor, value: Tensor | null): void {
    if (value !== null && isOf(this, tensor)) tensor.value = value;
  }

  override run(op: OperatorEntry, args: readonly unknown[]): unknown {
    // Nothing asks for the history of what the level's last pass computes.
    if (state.unrecordedLevel === this) return this.runBelow(op, args);
    this.refuseCaptured(op, args);
    return callAt(this, op, this.ownOf(args), backHi, functionalizeHi);
  }

  override explain(op: OperatorEntry, args: readonly unknown[]): LevelCall {
    if (state.unrecordedLevel === this) return this.explainBelow(op, args);
    const own = this.ownOf(args);
    return {
      key: gradientKey,
      rule: "recorded on its own tensors",
      below: (visit) => atLevel(this, () => visit(keysBelow(op, own, backHi, functionalizeHi), own)),
    };
  }

  explainBelow(op: OperatorEntry, args: readonly unknown[]): LevelCall {
    const values = this.valuesOf(args);
    return {
      key: gradientKey,
      rule: "computed with the values of its tensors",
      below: (visit) =>
        this.outside(() => {
          const { lo, hi } = activeKeys(op, values);
          return visit(new KeySet(lo, hi), values);
        }),
    };
  }

  /** Arguments with tensors of this level. */
  private ownOf(args: readonly unknown[]): unknown[] {
    const own: unknown[] = [];
    for (let i = 0; i < args.length; i++) {
      const given = args[i];
      own.push(isTensor(given) ? this.wrap(given) : Array.isArray(given) ? mapArguments(given, this.wrapped) : given);
    }
    return own;
  }

  /** Arguments with tensors of the level around. */
  private valuesOf(args: readonly unknown[]): unknown[] {
    const values: unknown[] = [];
    for (let i = 0; i < args.length; i++) {
      const given = args[i];
      values.push(
        isTensor(given) ? this.unwrap(given) : Array.isArray(given) ? mapArguments(given, this.unwrapped) : given,
      );
    }
    return values;
  }

  /** @throws UnsupportedError for an operator that writes into a tensor from outside of the function */
  private refuseCaptured(op: OperatorEntry, args: readonly unknown[]): void {
    if (!op.writes) return;
    for (const [i, { alias, name }] of op.schema.arguments.entries()) {
      if (alias?.write !== true) continue;
      mapArguments(args[i], (tensor) => {
        if (tensor instanceof LevelTensor && tensor.level === this) return tensor;
        throw new UnsupportedError(
          `${this.transform}: ${op.name} writes into ${name} (shape ${formatShape(tensor.shape)}), which the function captured: the transform cannot follow ` +
            "what is changed outside of it. Pass the tensor as an argument and return the new value, or write into a copy made in the function",
          { schema: op.described },
        );
      });
    }
  }

  /** Runs an operator on the values, as the level around does. */
  runBelow(op: OperatorEntry, args: readonly unknown[]): unknown {
    const values = this.valuesOf(args);
    const result = this.outside(() => dispatcher.call(op, values));
    if (op.writes) this.follow(op, args);
    else if (isTensor(result)) {
      // What an operator returns unchanged keeps its identity.
      const same = values.indexOf(result);
      return same >= 0 ? args[same] : this.wrap(result);
    }
    const { returns } = op.schema;
    const wrapped = (value: unknown, at: number): unknown => {
      const alias = returns[at]?.alias;
      if (alias?.write === true) {
        const from = op.schema.arguments.findIndex((one) =>
          one.alias?.before.some((name) => alias.before.includes(name)),
        );
        return args[from];
      }
      return mapArguments(value, (tensor) => {
        // What an operator returns unchanged keeps its identity.
        const same = values.indexOf(tensor);
        return same >= 0 ? args[same] : this.wrap(tensor);
      });
    };
    if (returns.length === 1) return wrapped(result, 0);
    return Array.isArray(result) ? result.map(wrapped) : result;
  }

  /** Runs `body` as the level around runs: with its keys, grad mode and forward mode. */
  outside<R>(body: () => R): R {
    const { keepHi } = local;
    const { gradEnabled, forward, forwardEnabled, savedHooks } = state;
    local.keepHi = (keepHi & ~recordingHi) | this.outerKeepHi;
    state.gradEnabled = gradEnabled && this.outerGrad;
    state.forward = this.outerForward;
    state.forwardEnabled = this.outerForwardEnabled;
    state.savedHooks = this.outerHooks;
    try {
      return atLevel(this.parent, body);
    } finally {
      local.keepHi = keepHi;
      state.gradEnabled = gradEnabled;
      state.forward = forward;
      state.forwardEnabled = forwardEnabled;
      state.savedHooks = savedHooks;
    }
  }

  /** After an operator that writes: wrappers get the geometry that their values have now. */
  private follow(op: OperatorEntry, args: readonly unknown[]): void {
    for (const [i, { alias }] of op.schema.arguments.entries()) {
      if (alias?.write !== true) continue;
      mapArguments(args[i], (tensor) => {
        if (tensor instanceof LevelTensor && tensor.level === this && tensor.shape !== tensor.value.shape) {
          const { shape, strides, offset } = tensor.value;
          tensor.restate({ shape, strides, offset });
        }
        return tensor;
      });
    }
  }
}

/**
 * Opens a level of gradients, runs `body` in it, and closes it. What is computed inside is recorded at the level, whether or not grad mode is on around
 * it; forward mode begins anew.
 */
export function inGradientLevel<R>(transform: string, body: (level: GradientLevel) => R): R {
  // Tensors of inference mode have no derivatives: the transform runs outside of it, and nothing around records.
  if (inInferenceMode()) return inferenceMode(false, () => noGrad(() => inGradientLevel(transform, body)));
  installRefusals();
  installConstants();
  return inLevel(new GradientLevel(transform), (level) => {
    const changes = [
      autogradSettings.gradEnabled.set(true, true),
      autogradSettings.forward.set(null, true),
      // Those around see what the levels around save: a checkpoint would run the level again from inside of it.
      autogradSettings.savedHooks.set(null, true),
    ];
    // Below autograd the level records all the same.
    const recording = (local.keepHi & recordingHi) === recordingHi ? null : keeping(recordingHi, true, true);
    state.transforms++;
    try {
      return body(level);
    } finally {
      state.transforms--;
      recording?.close();
      for (const change of changes.reverse()) change.setting.close(change);
    }
  });
}

/** Whether a value is a tensor of this level. */
export function isOf(level: Level, value: unknown): value is LevelTensor {
  return isTensor(value) && value instanceof LevelTensor && value.level === level;
}

/**
 * Runs a derivative of a function at a level of its own. `body` gets what takes tensors there; those of its result, in arrays and objects, are taken
 * out.
 */
export function atOwnLevel<R>(transform: string, body: (enter: (tensor: Tensor) => Tensor) => R): R {
  return inGradientLevel(transform, (level) => {
    const leave = (value: unknown): unknown => {
      if (isTensor(value)) return level.unwrap(value);
      if (Array.isArray(value)) return value.map(leave);
      if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
        return value;
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, leave(item)]));
    };
    return leave(body((tensor) => level.wrap(tensor))) as R;
  });
}

/** Keeps the level of tensors for calls after it is over, if they have one; returns what takes tensors out of it. */
export function kept(tensors: readonly Tensor[]): (tensor: Tensor) => Tensor {
  const [first] = tensors;
  if (!(first instanceof GradTensor)) return (tensor) => tensor;
  const { level } = first;
  level.isPassed = true;
  return (tensor) => (isOf(level, tensor) ? tensor.value : tensor);
}

/** Calls that have no meaning for tensors of a level throw an error by name. */
export function installRefusals(): void {
  const backwards =
    "its gradients are those that transforms compute. Take them by grad(fn) or vjp inside, or call backward() on what the transform returns";
  levelRefusal.installOnce((tensor, what, reason = backwards) => {
    if (!(tensor instanceof LevelTensor)) return;
    const { transform, number } = tensor.level;
    throw new UnsupportedError(`${what} of a tensor inside ${transform} (level ${number}): ${reason}`);
  });
}
