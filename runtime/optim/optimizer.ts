// The base of all optimisers: parameter groups with settings, a state per parameter, and state dicts.

import {
  add_Scalar,
  add_Tensor,
  clone,
  copy_,
  detach,
  full_like,
  gt_Scalar,
  neg,
  resolve_conj,
  to_device,
  view_as_real,
  where_self,
} from "../../generated/operators.js";
import { enableGrad, noGrad } from "../autograd/grad-mode.js";
import { gradientOf } from "../autograd/gradients.js";
import { describe, written } from "../core/describe.js";
import { isComplexCode } from "../core/dtype.js";
import { isReadable } from "../core/elements.js";
import { ArgumentError, FormatError, UnsupportedError } from "../core/errors.js";
import { outlives } from "../core/hooks.js";
import { withDefaults } from "../core/options.js";
import { withoutTemporaries } from "../core/ownership.js";
import { formatShape } from "../core/shape.js";
import { isGeneratorObject, isPromise } from "../core/synchronous.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { resetGradients } from "../nn/gradients.js";
import { type Num, plus } from "./counts.js";

/** A parameter group: parameters, and the settings that differ from the optimiser's. */
export type Group<S> = Partial<S> & { readonly params: Iterable<Tensor> };

/** Parameters or parameter groups. */
export type Params<S> = Iterable<Tensor> | Iterable<Group<S>>;

/** A group with all its settings; schedules change `lr`. */
export type FullGroup<S> = { -readonly [K in keyof S]: S[K] } & { readonly params: readonly Tensor[] };

/** An optimiser's state for one parameter, such as running means. */
export type ParameterState = Record<string, Tensor | number | null>;

/** The result of `stateDict`: states by parameter index, settings by group. */
export interface OptimizerState {
  readonly state: Readonly<Record<number, Readonly<ParameterState>>>;
  readonly groups: readonly (Readonly<Record<string, unknown>> & { readonly params: readonly number[] })[];
}

/**
 * The fields of a parameter's state, each a number (a tensor without dimensions where a device decided about steps) or a tensor of the parameter's shape,
 * which with "?" some settings do without.
 */
export type StateFields = Readonly<Record<string, "number" | "tensor" | "tensor?">>;

/** A step of which the device decides whether it is made. */
interface Undecided {
  /** One, without dimensions, where nothing may change; otherwise zero. */
  readonly found: Tensor;
  /** Whether it is one. */
  readonly isSkipped: Tensor;
  /** What counts grow by. */
  readonly growth: Tensor;
  /** Counts by what they were: parameters with one history have one tensor. */
  readonly counts: Map<Num, Tensor>;
  /** Tensors that are as they were where the step is not made. */
  readonly decided: Set<Tensor>;
}

/** The base of all optimisers. */
export abstract class Optimizer<S extends { readonly lr: number }> {
  /** Settings and parameters; `lr` may be changed at any time. */
  readonly groups: readonly FullGroup<S>[];
  readonly #states = new Map<Tensor, ParameterState>();
  readonly #name: string;
  readonly #common: S;
  #undecided: Undecided | null = null;

  /**
   * @param settings those that differ from `defaults`, with the same types
   * @throws ArgumentError if there are no parameters, and for values that are not leaf tensors, duplicates and unknown settings
   */
  constructor(name: string, params: Params<S>, settings: Partial<S>, defaults: S) {
    if (typeof name !== "string")
      throw new ArgumentError(`Optimizer: expected the name of the class, for messages, got ${describe(name)}`);
    this.#name = name;
    this.#common = completed(name, settings, defaults);
    const given = listed<Tensor | Group<S>>(name, params);
    if (given.length === 0)
      throw new ArgumentError(
        `${name}: expected at least one parameter, got none. A module trains tensors that parameter(...) made, and modules that are fields, or in arrays and plain objects of fields; private fields (#x) and Maps hold none`,
      );
    const groups = given.every(isTensor) ? [{ params: given }] : given;
    this.groups = this.#completedGroups(groups, []);
    for (const group of this.groups) this.check(group);
  }

  /**
   * Adds a parameter group, for example when layers are unfrozen. Schedules that were created earlier do not change its rate.
   * @param group parameters, and settings that differ from the optimiser's
   * @throws ArgumentError in the same cases as the constructor, and for a parameter of another group; then nothing is added
   */
  addGroup(group: Group<S>): void {
    const [added] = this.#completedGroups([group], this.groups);
    this.check(added!);
    (this.groups as FullGroup<S>[]).push(added!);
  }

  #completedGroups(groups: readonly unknown[], earlier: readonly FullGroup<S>[]): FullGroup<S>[] {
    const name = this.#name;
    const seen = new Set<Tensor>(earlier.flatMap(({ params }) => params));
    return groups.map((group, i) => {
      if (isTensor(group) || typeof group !== "object" || group === null || !("params" in group))
        throw new ArgumentError(
          `${name}: expected tensors, or groups { params, lr, ... }, got ${describe(group)} at ${earlier.length + i}`,
        );
      const { params, ...settings } = group as Group<S>;
      const list = listed<Tensor>(name, params);
      for (const tensor of list) {
        if (!isTensor(tensor))
          throw new ArgumentError(`${name}: expected a tensor as parameter, got ${describe(tensor)}`);
        if (!tensor.isLeaf)
          throw new ArgumentError(`${name}: a parameter must be a leaf, not the result of ${String(tensor.gradFn)}`);
        if (seen.has(tensor)) throw new ArgumentError(`${name}: a parameter is listed twice`);
        seen.add(tensor);
      }
      const full = completed(name, settings as unknown as Partial<S>, this.#common);
      return { ...full, params: list } as unknown as FullGroup<S>;
    });
  }

  /** @throws ArgumentError for invalid settings of a group */
  protected check(group: FullGroup<S>): void {
    this.require(
      typeof group.lr === "number" && group.lr >= 0 && group.lr < Number.POSITIVE_INFINITY,
      "lr must be a finite number, 0 or more",
      written(group.lr),
    );
    for (const [key, value] of Object.entries(group)) {
      if (typeof value === "number") this.require(Number.isFinite(value), `${key} must be a finite number`, value);
    }
  }

  /** @throws ArgumentError unless the setting is two finite numbers */
  protected requirePair(key: string, pair: unknown): void {
    const isPair = Array.isArray(pair) && pair.length === 2 && pair.every((value) => Number.isFinite(value));
    this.require(isPair, `${key} must be two numbers`, pair);
  }

  protected require(holds: boolean, rule: string, got: unknown): void {
    if (!holds) throw new ArgumentError(`${this.#name}: ${rule}, got ${typeof got === "string" ? got : written(got)}`);
  }

  /** The state of a parameter; initially empty. */
  protected stateOf<T extends ParameterState>(parameter: Tensor): Partial<T> {
    let state = this.#states.get(parameter);
    if (state === undefined) this.#states.set(parameter, (state = {}));
    return state as Partial<T>;
  }

  /**
   * Updates all parameters that have a gradient.
   * @param closure computes the loss and its gradients; called before the update
   * @returns the result of the closure, or null without one
   */
  step(closure?: () => Tensor): Tensor | null {
    const loss = closure === undefined ? null : this.recorded(closure);
    noGrad(() => {
      for (const group of this.groups) {
        const parameters = group.params.filter((parameter) => gradientOf(parameter) !== null);
        if (parameters.length > 0) this.updateAll(parameters, group);
      }
    });
    // A scope of `tidy` does not give back states.
    outlives.installed?.(this.#states);
    return loss;
  }

  /**
   * As `step`, but the device decides whether anything changes: nothing does where `found` is one. `GradScaler` calls it where gradients are on a device that
   * gives its values asynchronously. Counts of steps are tensors of the device from then on.
   * @param found one or zero, without dimensions, float32, on the parameters' device
   * @throws UnsupportedError for a class whose state has numbers that change in each step, unless they come from `counted`
   */
  stepUnless(found: Tensor): void {
    noGrad(() => {
      const growth = add_Scalar(neg(found), 1, 1);
      this.#undecided = { found, isSkipped: gt_Scalar(found, 0), growth, counts: new Map(), decided: new Set() };
      try {
        for (const group of this.groups) {
          const parameters = group.params.filter((parameter) => gradientOf(parameter) !== null);
          if (parameters.length > 0) this.updateAll(parameters, group);
        }
      } finally {
        this.#undecided = null;
      }
    });
    outlives.installed?.(this.#states);
  }

  /** What is one where the step that is being made must change nothing; null in a step that the host decides. */
  protected get found(): Tensor | null {
    return this.#undecided?.found ?? null;
  }

  /** The number of steps of a parameter, this one included: a tensor where the device decides, or did so in an earlier step. */
  protected counted(steps: Num | undefined, parameter: Tensor): Num {
    const undecided = this.#undecided;
    const before = steps ?? 0;
    if (undecided === null) return plus(before, 1);
    const found = undecided.counts.get(before);
    if (found !== undefined) return found;
    const { growth, counts, decided } = undecided;
    const grown = isTensor(before) ? add_Tensor(before, growth, 1) : add_Scalar(growth, before, 1);
    if (grown.device !== parameter.device)
      throw new ArgumentError(
        `${this.#name}: what decides about the step is on ${grown.device}, and a parameter on ${parameter.device}; give each device an optimiser of its own`,
      );
    counts.set(before, grown);
    decided.add(grown);
    return grown;
  }

  /** A number of the state after a step, given what it was: the latter where the device finds that the step is not made. */
  protected settled(before: Num, after: Num): Num {
    const undecided = this.#undecided;
    if (undecided === null || !isTensor(after)) return after;
    const { isSkipped, decided } = undecided;
    const result = where_self(
      isSkipped,
      isTensor(before) ? before : full_like(after, before, null, null, null, null, null),
      after,
    );
    decided.add(result);
    return result;
  }

  /** What an entry of a parameter's state is before its first step, where that is not zero. */
  protected initial(_key: string, _group: FullGroup<S>): number {
    return 0;
  }

  /** Makes an update, and undoes it where the device finds that it is not made. */
  #select(parameter: Tensor, group: FullGroup<S>, { isSkipped, decided }: Undecided, update: () => void): void {
    const state = this.stateOf<ParameterState>(parameter) as ParameterState;
    const before = new Map(Object.entries(state));
    const copies = new Map<Tensor, Tensor>(
      [parameter, ...before.values()].filter(isTensor).map((tensor) => [tensor, clone(tensor, null)]),
    );
    update();
    copy_(parameter, where_self(isSkipped, copies.get(parameter)!, parameter), false);
    for (const [key, value] of Object.entries(state)) {
      if (!isTensor(value)) {
        if (value !== null && value !== before.get(key))
          throw new UnsupportedError(
            `${this.#name}: the number ${key} of a parameter's state changes in each step, but the device decides whether a step is made; take it from this.counted(...), or step without a GradScaler`,
          );
        continue;
      }
      if (decided.has(value)) continue;
      const old = copies.get(value);
      if (old !== undefined) copy_(value, where_self(isSkipped, old, value), false);
      else {
        const initial = full_like(value, this.initial(key, group), null, null, null, null, null);
        copy_(value, where_self(isSkipped, initial, value), false);
      }
    }
  }

  /** Runs a closure that computes a loss and its gradients. @throws ArgumentError if it is async: there would be no gradients yet */
  protected recorded<R>(closure: () => R): R {
    assertFunction(closure, "step");
    const isAsync = Object.getPrototypeOf(closure) === Object.getPrototypeOf(async () => {});
    const guard = enableGrad();
    let result: R | undefined;
    try {
      // An async function is not even begun.
      if (!isAsync) result = closure();
    } finally {
      guard.end();
    }
    if (isGeneratorObject(result))
      throw new ArgumentError(
        `${this.#name}: step got a generator as a closure, whose code would run after the update. Compute the loss and call backward() first, then step() without a closure`,
      );
    if (isAsync || isPromise(result))
      throw new ArgumentError(
        `${this.#name}: step got an async closure, whose gradients would come after the update. Await the loss and call backward() first, then step() without a closure`,
      );
    return result as R;
  }

  /** Updates parameters that have gradients, in place. Overridden where one operator updates several. */
  protected updateAll(parameters: readonly Tensor[], group: FullGroup<S>): void {
    for (const parameter of parameters) this.updateOne(parameter, group);
  }

  /** Updates one parameter, and gives back what that took besides states, if the class says that it keeps nothing else. */
  protected updateOne(parameter: Tensor, group: FullGroup<S>): void {
    const undecided = this.#undecided;
    const update = (gradient: Tensor): void => {
      if (undecided === null) this.update(parameter, gradient, group);
      else this.#select(parameter, group, undecided, () => this.update(parameter, gradient, group));
    };
    if (!Object.hasOwn(Object.getPrototypeOf(this), "keepsStatesOnly") || !this.keepsStatesOnly())
      update(parameter.grad!);
    else
      withoutTemporaries(
        () => update(gradientOf(parameter)!),
        () => Object.values(this.stateOf(parameter)).filter(isTensor),
      );
  }

  /**
   * Whether everything that `update` makes is in the parameter's state afterwards, or not used any more: its memory is then given back. A class says so
   * for itself only: its subclasses may keep whatever they please.
   */
  protected keepsStatesOnly(): boolean {
    return false;
  }

  /**
   * What a parameter's state has, by name; saved states are checked by it. Null for anything, which is what a class has that does not say so for itself:
   * a subclass may keep more.
   */
  protected stateFields(): StateFields | null {
    return null;
  }

  /** Updates one parameter in place; called without gradient recording. */
  protected abstract update(parameter: Tensor, gradient: Tensor, group: FullGroup<S>): void;

  /** Sets the gradients of all parameters to null, or with `setToNull` false to zeros. */
  zeroGrad(options: { readonly setToNull?: boolean } = {}): void {
    const { setToNull } = withDefaults("zeroGrad", options, { setToNull: true }, {});
    for (const { params } of this.groups) resetGradients(params, setToNull);
  }

  /** The states and settings as data; tensors share memory with the optimiser's. */
  stateDict(): OptimizerState {
    let count = 0;
    const state: Record<number, ParameterState> = {};
    const groups = this.groups.map((group) => {
      const params = group.params.map((parameter) => {
        const entry = this.#states.get(parameter);
        if (entry !== undefined) {
          const copy: ParameterState = {};
          for (const [key, value] of Object.entries(entry))
            copy[key] = isTensor(value) ? noGrad(() => detach(value)) : value;
          state[count] = copy;
        }
        return count++;
      });
      return { ...(group as unknown as Record<string, unknown>), params };
    });
    return { state, groups };
  }

  /**
   * Restores the result of `stateDict` of an optimiser of the same class, for parameters of the same shapes. Tensors are copied, to the devices of the parameters.
   * @throws FormatError where the number of groups or parameters, or a shape, differs; then nothing is changed
   */
  loadStateDict(saved: OptimizerState): void {
    this.checkState(saved);
    const { state, groups } = saved;
    this.#checkSettings(groups);
    this.#states.clear();
    const fields = this.#fields();
    for (const [i, group] of this.groups.entries()) {
      const { params, ...settings } = groups[i]!;
      // A setting that is undefined is one that is not given, as in the constructor.
      for (const [key, value] of Object.entries(settings))
        if (value !== undefined) (group as Record<string, unknown>)[key] = value;
      for (const [j, parameter] of group.params.entries()) {
        const savedState = state[params[j]!];
        if (savedState === undefined) continue;
        const current = this.stateOf(parameter) as ParameterState;
        for (const [key, value] of Object.entries(savedState)) {
          // PyTorch writes None for what there is not yet.
          if (value === null && fields !== null) continue;
          current[key] = !isTensor(value)
            ? value
            : fields?.[key] === "number" && isReadable(value)
              ? Number(value.item())
              : noGrad(() =>
                  value.device === parameter.device
                    ? copied(value)
                    : to_device(value, parameter.device, value.dtype, false, false, null),
                );
        }
      }
    }
  }

  /** Checks the settings of saved groups as those of the constructor, before anything is changed. */
  #checkSettings(groups: OptimizerState["groups"]): void {
    for (const [i, group] of this.groups.entries()) {
      const { params: _, initialLr, ...settings } = groups[i]! as Record<string, unknown>;
      const others = Object.keys(settings).filter((key) => !Object.hasOwn(this.#common, key));
      if (others.length > 0)
        throw new FormatError(
          `${this.#name}: the state is of another optimiser: it has ${others.slice(0, 20).join(", ")}, which ${this.#name} does not have`,
        );
      // Schedules note the initial rate in the group.
      if (initialLr !== undefined && !(typeof initialLr === "number" && Number.isFinite(initialLr)))
        throw new FormatError(`${this.#name}: initialLr must be a finite number, got ${written(initialLr)}`);
      const full = completed(this.#name, settings as Partial<S>, this.#common);
      // Two schedules at once may make a rate negative, as in PyTorch: what was saved in the meantime must load.
      const lr = typeof full.lr === "number" ? Math.abs(full.lr) : full.lr;
      this.check({ ...full, lr, params: group.params } as unknown as FullGroup<S>);
    }
  }

  /** @throws FormatError for a state of other groups or shapes */
  protected checkState(saved: OptimizerState): void {
    const { state, groups, ...others } = saved ?? {};
    if (typeof state !== "object" || state === null || !Array.isArray(groups))
      throw new FormatError(`${this.#name}: a state must be { state, groups }, as stateDict returns it`);
    const [other] = Object.keys(others);
    if (other !== undefined)
      throw new FormatError(
        `${this.#name}: a state must be { state, groups }, as stateDict returns it, but has ${JSON.stringify(other)}`,
      );
    const fields = this.#fields();
    for (const group of groups as readonly unknown[]) {
      if (!Array.isArray((group as { params?: unknown } | null)?.params))
        throw new FormatError(
          `${this.#name}: a saved group must be { params: [0, 1, ...], lr, ... }, got ${describe(group)}`,
        );
    }
    const expected = this.groups.map(({ params }) => params.length);
    const found = groups.map(({ params }) => params.length);
    if (expected.join() !== found.join())
      throw new FormatError(
        `${this.#name}: the state must have groups of ${expected.join(", ")} parameters, got ${found.join(", ")}`,
      );
    for (const [i, { params }] of this.groups.entries()) {
      for (const [j, { shape, device }] of params.entries()) {
        const which = groups[i]!.params[j]!;
        const entries = Object.entries(state[which] ?? {});
        for (const [key, value] of entries) {
          const what = `${this.#name}: ${key} of parameter ${which}`;
          if (!isTensor(value) && value !== null && !(typeof value === "number" && Number.isFinite(value)))
            throw new FormatError(`${what} must be a tensor, a finite number or null, got ${written(value)}`);
          if (isTensor(value) && value.shape.length > 0 && value.shape.join() !== shape.join())
            throw new FormatError(
              `${what} must have the parameter's shape ${formatShape(shape)}, got ${formatShape(value.shape)}`,
            );
          if (fields === null) continue;
          if (!Object.hasOwn(fields, key))
            throw new FormatError(
              `${what} is of another optimiser; a parameter's state here has ${Object.keys(fields).join(", ")}`,
            );
          const isCount = isTensor(value) && value.shape.length === 0 && fields[key] === "number";
          if (isCount && !isReadable(value) && value.device !== device)
            throw new FormatError(
              `${what} is on device ${value.device}, whose values come asynchronously, and the parameter on ${device}: read it before, with await`,
            );
          if (isCount && isReadable(value) && !Number.isFinite(Number(value.item())))
            throw new FormatError(`${what} must be a finite number, got ${String(value.item())}`);
          if (isCount) continue;
          if (isTensor(value) ? fields[key] === "number" : value !== null && fields[key] !== "number")
            throw new FormatError(
              `${what} must be a ${fields[key] === "number" ? "number" : "tensor"}, got ${written(value)}`,
            );
        }
        const missing = Object.keys(fields ?? {}).filter(
          (key) => fields![key] !== "tensor?" && !entries.some(([name]) => name === key),
        );
        if (entries.length > 0 && missing.length > 0)
          throw new FormatError(`${this.#name}: the state of parameter ${which} lacks ${missing.join(", ")}`);
      }
    }
  }

  #fields(): StateFields | null {
    return Object.hasOwn(Object.getPrototypeOf(this), "stateFields") ? this.stateFields() : null;
  }
}

/** The settings, completed by the defaults. */
function completed<S extends object>(name: string, settings: Partial<S>, defaults: S): S {
  if (typeof defaults !== "object" || defaults === null)
    throw new ArgumentError(`${name}: expected the defaults of its settings as an object, got ${describe(defaults)}`);
  const simple: Record<string, number | boolean> = {};
  const others: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(defaults)) {
    if (typeof value === "number" || typeof value === "boolean") simple[key] = value;
    else others[key] = value;
  }
  return withDefaults(name, settings as Record<string, never>, simple, others) as unknown as S;
}

/** Real and imaginary parts as real numbers, each of which is updated by itself, as in PyTorch; a real tensor is returned unchanged. */
export function asReal(tensor: Tensor): Tensor {
  return isComplexCode(tensor.dtypeCode) ? view_as_real(resolve_conj(tensor)) : tensor;
}

/** Parameters or groups as an array. */
export function listed<T>(name: string, values: unknown): readonly T[] {
  if (typeof values === "object" && values !== null && Symbol.iterator in values && !ArrayBuffer.isView(values))
    return [...(values as Iterable<T>)];
  throw new ArgumentError(`${name}: parameters must be an iterable of tensors, got ${describe(values)}`);
}

function copied(value: Tensor): Tensor {
  return clone(value, null);
}
