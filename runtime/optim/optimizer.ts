// What all optimisers share: groups of parameters with settings, a state for each parameter, and both as data.

import { clone, detach } from "../../generated/operators.js";
import { enableGrad, noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { ArgumentError, FormatError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { forgetGradients } from "../nn/gradients.js";

/** Parameters with settings of their own; a group inherits other settings from the optimiser. */
export type Group<S> = Partial<S> & { readonly params: Iterable<Tensor> };

/** Parameters, or groups of them. */
export type Params<S> = Iterable<Tensor> | Iterable<Group<S>>;

/** The current settings of a group: schedules change `lr`. */
export type FullGroup<S> = { -readonly [K in keyof S]: S[K] } & { readonly params: readonly Tensor[] };

/** What an optimiser remembers of a parameter. */
export type ParameterState = Record<string, Tensor | number | null>;

/** An optimiser as data: states by the parameters' numbers, settings by group. */
export interface OptimizerState {
  readonly state: Readonly<Record<number, Readonly<ParameterState>>>;
  readonly groups: readonly (Readonly<Record<string, unknown>> & { readonly params: readonly number[] })[];
}

/** The base of all optimisers. */
export abstract class Optimizer<S extends { readonly lr: number }> {
  /** Settings and parameters; `lr` may be changed at any time. */
  readonly groups: readonly FullGroup<S>[];
  readonly #states = new Map<Tensor, ParameterState>();
  readonly #name: string;
  readonly #common: S;

  /**
   * @param settings those that differ from the defaults; with the types of the defaults
   * @throws ArgumentError without parameters, for values that are not leaf tensors, for duplicates, and for an unknown setting
   */
  constructor(name: string, params: Params<S>, settings: Partial<S>, defaults: S) {
    this.#name = name;
    this.#common = completed(name, settings, defaults);
    const given = listed<Tensor | Group<S>>(name, params);
    if (given.length === 0) throw new ArgumentError(`${name}: there are no parameters to train`);
    const groups = given.every(isTensor) ? [{ params: given }] : given;
    this.groups = this.#completedGroups(groups, []);
    for (const group of this.groups) this.check(group);
  }

  /**
   * Adds a group of parameters, as when frozen layers are trained from now on. Schedules leave its rate alone, unless they are created after it.
   * @param group parameters, and settings that differ from the optimiser's
   * @throws ArgumentError as the constructor, and for a parameter that another group has; then nothing is added
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
          throw new ArgumentError(`${name}: a parameter has to be a leaf, not the result of ${String(tensor.gradFn)}`);
        if (seen.has(tensor)) throw new ArgumentError(`${name}: a parameter stands in two places`);
        seen.add(tensor);
      }
      const full = completed(name, settings as unknown as Partial<S>, this.#common);
      return { ...full, params: list } as unknown as FullGroup<S>;
    });
  }

  /** Reports what is wrong with the settings of a group. */
  protected check(group: FullGroup<S>): void {
    this.require(typeof group.lr === "number" && group.lr >= 0, "lr is a rate, 0 or more", JSON.stringify(group.lr));
  }

  protected require(holds: boolean, what: string, got: unknown): void {
    if (!holds) throw new ArgumentError(`${this.#name}: ${what}, got ${String(got)}`);
  }

  /** What is remembered of a parameter; empty at first. */
  protected stateOf<T extends ParameterState>(parameter: Tensor): Partial<T> {
    let state = this.#states.get(parameter);
    if (state === undefined) this.#states.set(parameter, (state = {}));
    return state as Partial<T>;
  }

  /**
   * Changes all parameters that have a gradient.
   * @param closure computes the loss again, gradients included; it is run first
   * @returns what the closure returned, or null
   */
  step(closure?: () => Tensor): Tensor | null {
    if (closure !== undefined) assertFunction(closure, "step");
    const loss = closure === undefined ? null : enableGrad(closure);
    noGrad(() => {
      for (const group of this.groups) {
        const parameters = group.params.filter(({ grad }) => grad !== null);
        if (parameters.length > 0) this.updateAll(parameters, group);
      }
    });
    return loss;
  }

  /** Changes parameters that have gradients, in place: one by one, or several at once. */
  protected updateAll(parameters: readonly Tensor[], group: FullGroup<S>): void {
    for (const parameter of parameters) this.update(parameter, parameter.grad!, group);
  }

  /** Changes one parameter in place. Nothing is recorded meanwhile. */
  protected abstract update(parameter: Tensor, gradient: Tensor, group: FullGroup<S>): void;

  /** Forgets all gradients; with `setToNull` false they become zeros. */
  zeroGrad(options: { readonly setToNull?: boolean } = {}): void {
    const { setToNull } = withDefaults("zeroGrad", options, { setToNull: true }, {});
    for (const { params } of this.groups) forgetGradients(params, setToNull);
  }

  /** What is remembered, and the settings, as data; tensors share their memory with the optimiser's. */
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
   * Takes over what `stateDict` gave, of an optimiser of the same kind for parameters of the same shapes. Tensors are copied.
   * @throws FormatError where groups or parameters are not as many, or shapes differ; then nothing is taken over
   */
  loadStateDict(saved: OptimizerState): void {
    this.checkState(saved);
    const { state, groups } = saved;
    this.#states.clear();
    for (const [i, group] of this.groups.entries()) {
      const { params, ...settings } = groups[i]!;
      Object.assign(group, settings);
      for (const [j, parameter] of group.params.entries()) {
        const remembered = state[params[j]!];
        if (remembered === undefined) continue;
        const current = this.stateOf(parameter) as ParameterState;
        for (const [key, value] of Object.entries(remembered))
          current[key] = isTensor(value) ? noGrad(() => copied(value)) : value;
      }
    }
  }

  /** Reports what does not match in a state. */
  protected checkState(saved: OptimizerState): void {
    const { state, groups } = saved ?? {};
    if (typeof state !== "object" || state === null || !Array.isArray(groups))
      throw new FormatError(`${this.#name}: a state is { state, groups }, as stateDict gives it`);
    const wanted = this.groups.map(({ params }) => params.length);
    const found = groups.map(({ params }) => params.length);
    if (wanted.join() !== found.join())
      throw new FormatError(
        `${this.#name}: the state is of groups of ${found.join(", ")} parameters, not ${wanted.join(", ")}`,
      );
    for (const [i, { params }] of this.groups.entries()) {
      for (const [j, { shape }] of params.entries()) {
        for (const [key, value] of Object.entries(state[groups[i]!.params[j]!] ?? {})) {
          if (isTensor(value) && value.shape.length > 0 && value.shape.join() !== shape.join())
            throw new FormatError(
              `${this.#name}: ${key} of parameter ${groups[i]!.params[j]!} has shape ${formatShape(value.shape)}, the parameter ${formatShape(shape)}`,
            );
        }
      }
    }
  }
}

/** Settings with those that are not given. */
function completed<S extends object>(name: string, settings: Partial<S>, defaults: S): S {
  const simple: Record<string, number | boolean> = {};
  const others: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(defaults)) {
    if (typeof value === "number" || typeof value === "boolean") simple[key] = value;
    else others[key] = value;
  }
  return withDefaults(name, settings as Record<string, never>, simple, others) as unknown as S;
}

/** What is given as parameters, as an array. */
export function listed<T>(name: string, values: unknown): readonly T[] {
  if (typeof values === "object" && values !== null && Symbol.iterator in values) return [...(values as Iterable<T>)];
  throw new ArgumentError(`${name}: parameters are a list of tensors, got ${describe(values)}`);
}

function copied(value: Tensor): Tensor {
  return clone(value, null);
}
