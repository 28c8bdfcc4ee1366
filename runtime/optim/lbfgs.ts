// L-BFGS: a limited-memory quasi-Newton method (Nocedal 1980) with an optional line search (Nocedal and Wright, chapter 3).

import {
  abs,
  add__Tensor,
  amax,
  cat,
  clone,
  copy_,
  dot,
  mul_Scalar,
  narrow,
  neg,
  reshape,
  sub_Tensor,
  sum,
  zeros,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { isComplexCode } from "../core/dtype.js";
import { ArgumentError, FormatError, UnsupportedError } from "../core/errors.js";
import { outlives } from "../core/hooks.js";
import { withoutTemporaries } from "../core/ownership.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { type FullGroup, Optimizer, type OptimizerState, type ParameterState, type Params } from "./optimizer.js";

export interface LBFGSSettings {
  readonly lr: number;
  /** The maximum number of iterations, each with its own direction, per step. */
  readonly maxIter: number;
  /** The maximum number of evaluations of the loss per step; 1.25 times `maxIter` by default. */
  readonly maxEval: number;
  /** A step ends when the largest absolute gradient is at most this. */
  readonly toleranceGrad: number;
  /** A step ends when parameters or loss change by less. */
  readonly toleranceChange: number;
  /** The number of updates in the history. */
  readonly historySize: number;
  /** The step length: `lr`, or one that satisfies the strong Wolfe conditions. */
  readonly lineSearch: null | "strong_wolfe";
}

/** A point along the direction: step length, loss, gradient, and directional derivative. */
interface Point {
  readonly at: number;
  readonly loss: number;
  readonly gradient: Tensor;
  readonly slope: number;
}

/** State carried over from step to step. */
interface Memory {
  iterations: number;
  direction: Tensor;
  length: number;
  gradient: Tensor;
  scale: number;
  /** Differences of gradients (y) and of parameters (s), and the reciprocal of their dot product. */
  readonly pairs: { readonly y: Tensor; readonly s: Tensor; readonly rho: number }[];
}

/** L-BFGS. `step` requires a closure; only one parameter group is supported. */
export class LBFGS extends Optimizer<LBFGSSettings> {
  #memory: Memory | null = null;

  constructor(params: Params<LBFGSSettings>, settings: Partial<LBFGSSettings> = {}) {
    super("LBFGS", params, settings, {
      lr: 1,
      maxIter: 20,
      maxEval: Math.floor((Number((settings as Partial<LBFGSSettings> | null)?.maxIter ?? 20) * 5) / 4),
      toleranceGrad: 1e-7,
      toleranceChange: 1e-9,
      historySize: 100,
      lineSearch: null,
    });
    this.require(this.groups.length === 1, "all parameters must be in one group", `${this.groups.length} groups`);
  }

  override addGroup(): never {
    throw new ArgumentError("LBFGS: all parameters must be in one group; create an optimiser for all of them");
  }

  protected override check(group: FullGroup<LBFGSSettings>): void {
    super.check(group);
    const complex = group.params.find(({ dtypeCode }) => isComplexCode(dtypeCode));
    this.require(complex === undefined, "parameters must be real", complex?.dtype);
    const search = group.lineSearch;
    this.require(search === null || search === "strong_wolfe", 'lineSearch must be null or "strong_wolfe"', search);
  }

  get #group(): FullGroup<LBFGSSettings> {
    return this.groups[0]!;
  }

  #gradient(): Tensor {
    return cat(
      this.#group.params.map((parameter) =>
        parameter.grad === null
          ? zeros([parameter.numel], parameter.dtype, null, parameter.device, null)
          : reshape(parameter.grad, [-1]),
      ),
      0,
    );
  }

  #move(length: number, direction: Tensor): void {
    let at = 0;
    for (const parameter of this.#group.params) {
      add__Tensor(parameter, reshape(narrow(direction, 0, at, parameter.numel), parameter.shape), length);
      at += parameter.numel;
    }
  }

  /**
   * @param closure resets the gradients, computes the loss, runs the backward pass and returns the loss
   * @returns the loss before the step
   * @throws ArgumentError without a closure
   */
  override step(closure?: () => Tensor): Tensor | null {
    if (closure === undefined)
      throw new ArgumentError("LBFGS: step requires a closure that computes the loss and its gradients");
    const first = this.recorded(closure);
    if (!isTensor(first)) throw new ArgumentError(`LBFGS: the closure must return the loss, got ${describe(first)}`);
    noGrad(() => this.#minimize(closure, Number(first.item())));
    outlives.installed?.(this.#memory);
    return first;
  }

  override stepUnless(): never {
    throw new UnsupportedError(
      "LBFGS: it decides by values how to go on, so a device cannot decide whether a step is made; step with a closure, without a GradScaler",
    );
  }

  #minimize(closure: () => Tensor, firstLoss: number): void {
    const { lr, maxIter, maxEval, toleranceGrad, toleranceChange, historySize, lineSearch } = this.#group;
    const evaluate = (): number => Number(this.recorded(closure).item());
    let loss = firstLoss;
    let gradient = this.#gradient();
    let evaluations = 1;
    const isFlat = (): boolean => largest(gradient) <= toleranceGrad;
    if (isFlat()) return;
    for (let iteration = 1; iteration <= maxIter; iteration++) {
      const memory = withoutTemporaries(
        () => this.#updateHistory(gradient, historySize),
        ({ direction, gradient, pairs }) => [direction, gradient, ...pairs.flatMap(({ y, s }) => [y, s])],
      );
      const before = loss;
      // A NaN in the gradient leaves the length, as in PyTorch.
      const longest = 1 / ofAbsolute(gradient, (x) => sum(x, null));
      memory.length = memory.iterations === 1 && longest < 1 ? longest * lr : lr;
      const { direction } = memory;
      const slope = product(gradient, direction);
      if (slope > -toleranceChange) return;
      let probes = 0;
      if (lineSearch !== null) {
        const begin = this.#group.params.map((parameter) => clone(parameter, null));
        const probe = (at: number): Point => {
          this.#move(at, direction);
          const loss = evaluate();
          const gradient = this.#gradient();
          for (const [i, parameter] of this.#group.params.entries()) copy_(parameter, begin[i]!, false);
          probes++;
          return { at, loss, gradient, slope: product(gradient, direction) };
        };
        const start = { at: 0, loss, gradient: clone(gradient, null), slope };
        const found = strongWolfe(probe, start, memory.length, largest(direction));
        ({ loss, gradient } = found);
        memory.length = found.at;
        this.#move(found.at, direction);
      } else {
        this.#move(memory.length, direction);
        if (iteration !== maxIter) {
          loss = evaluate();
          gradient = this.#gradient();
          probes = 1;
        }
      }
      evaluations += probes;
      if (evaluations >= maxEval || isFlat()) return;
      if (largest(direction) * Math.abs(memory.length) <= toleranceChange) return;
      if (Math.abs(loss - before) < toleranceChange) return;
    }
  }

  /** Adds the last step to the history, and computes the next direction by the two-loop recursion. */
  #updateHistory(gradient: Tensor, historySize: number): Memory {
    if (this.#memory === null) {
      const direction = neg(gradient);
      this.#memory = { iterations: 1, direction, length: 0, gradient: clone(gradient, null), scale: 1, pairs: [] };
      return this.#memory;
    }
    const memory = this.#memory;
    memory.iterations++;
    const y = sub_Tensor(gradient, memory.gradient, 1);
    const s = mul_Scalar(memory.direction, memory.length);
    const ys = product(y, s);
    const { pairs } = memory;
    if (ys > 1e-10) {
      if (pairs.length === historySize) pairs.shift();
      pairs.push({ y, s, rho: 1 / ys });
      memory.scale = ys / product(y, y);
    }
    const direction = neg(gradient);
    const shares: number[] = [];
    for (let i = pairs.length - 1; i >= 0; i--) {
      const pair = pairs[i]!;
      shares[i] = product(pair.s, direction) * pair.rho;
      add__Tensor(direction, pair.y, -shares[i]!);
    }
    const scaled = mul_Scalar(direction, memory.scale);
    for (const [i, pair] of pairs.entries())
      add__Tensor(scaled, pair.s, shares[i]! - product(pair.y, scaled) * pair.rho);
    memory.direction = scaled;
    memory.gradient = clone(gradient, null);
    return memory;
  }

  /** The history is saved as the first parameter's state. */
  override stateDict(): OptimizerState {
    const { groups } = super.stateDict();
    if (this.#memory === null) return { state: {}, groups };
    const { iterations, direction, length, gradient, scale, pairs } = this.#memory;
    const state: ParameterState = { iterations, direction, length, gradient, scale };
    for (const [i, { y, s, rho }] of pairs.entries()) {
      state[`y.${i}`] = y;
      state[`s.${i}`] = s;
      state[`rho.${i}`] = rho;
    }
    return { state: { 0: state }, groups };
  }

  /** The history is of all parameters as one vector. */
  protected override checkState(saved: OptimizerState): void {
    super.checkState(saved?.state?.[0] === undefined ? saved : { ...saved, state: {} });
    const memory = saved.state[0];
    if (memory === undefined) return;
    const length = this.#group.params.reduce((sum, { numel }) => sum + numel, 0);
    const { direction, gradient } = memory;
    const fits = [direction, gradient].every((vector) => isTensor(vector) && vector.numel === length);
    if (!fits) throw new FormatError(`LBFGS: the state must be of parameters with ${length} elements in total`);
  }

  override loadStateDict(dict: OptimizerState): void {
    this.checkState(dict);
    const { state, groups } = dict;
    super.loadStateDict({ state: {}, groups });
    const saved = state[0];
    if (saved === undefined) {
      this.#memory = null;
      return;
    }
    const { iterations, direction, length, gradient, scale } = saved as unknown as Memory;
    const pairs: Memory["pairs"] = [];
    for (let i = 0; saved[`rho.${i}`] !== undefined; i++) {
      const copies = [saved[`y.${i}`], saved[`s.${i}`]].map((tensor) => noGrad(() => clone(tensor as Tensor, null)));
      pairs.push({ y: copies[0]!, s: copies[1]!, rho: saved[`rho.${i}`] as number });
    }
    const [previous, last] = noGrad(() => [clone(direction, null), clone(gradient, null)]);
    this.#memory = { iterations, direction: previous!, length, gradient: last!, scale, pairs };
  }

  protected update(): never {
    throw new ArgumentError("LBFGS: parameters cannot be updated one by one");
  }
}

const number = (x: Tensor): number => Number(x.item());
const product = (a: Tensor, b: Tensor): number => number(dot(a, b));
/** A number that follows from the absolute values of a vector. */
const ofAbsolute = (x: Tensor, reduce: (x: Tensor) => Tensor): number =>
  withoutTemporaries(
    () => number(reduce(abs(x))),
    () => [],
  );
const largest = (x: Tensor): number => ofAbsolute(x, (x) => amax(x, [], false));

/** The minimum of the cubic through two points with these slopes, clamped to the bounds; their midpoint if there is no minimum. */
function cubicMinimum(a: Point, b: Point, low = Math.min(a.at, b.at), high = Math.max(a.at, b.at)): number {
  const [left, right] = a.at <= b.at ? [a, b] : [b, a];
  const d = a.slope + b.slope - (3 * (a.loss - b.loss)) / (a.at - b.at);
  const square = d * d - a.slope * b.slope;
  if (!(square >= 0)) return (low + high) / 2;
  const root = Math.sqrt(square);
  const best = right.at - (right.at - left.at) * ((right.slope + root - d) / (right.slope - left.slope + 2 * root));
  return Math.min(Math.max(best, low), high);
}

/** The constants of the Wolfe conditions. */
const sufficient = { decrease: 1e-4, curvature: 0.9 } as const;
const maxProbes = 25;

/** A point that satisfies the strong Wolfe conditions: a bracket is found, then narrowed. */
function strongWolfe(probe: (at: number) => Point, start: Point, first: number, size: number): Point {
  const tooHigh = (point: Point): boolean => point.loss > start.loss + sufficient.decrease * point.at * start.slope;
  const flatEnough = (point: Point): boolean => Math.abs(point.slope) <= -sufficient.curvature * start.slope;
  let before = start;
  let point = probe(first);
  let probes = 0;
  let bracket: [Point, Point] | null = null;
  for (; probes < maxProbes; probes++) {
    if (tooHigh(point) || (probes > 1 && point.loss >= before.loss)) {
      bracket = [before, point];
      break;
    }
    if (flatEnough(point)) return point;
    if (point.slope >= 0) {
      bracket = [before, point];
      break;
    }
    const next = cubicMinimum(before, point, point.at + 0.01 * (point.at - before.at), point.at * 10);
    before = point;
    point = probe(next);
  }
  bracket ??= [start, point];
  let [low, high] = bracket[0].loss <= bracket[1].loss ? bracket : [bracket[1], bracket[0]];
  let stuck = false;
  while (probes < maxProbes && Math.abs(high.at - low.at) * size >= 1e-9) {
    let at = cubicMinimum(low, high);
    const from = Math.min(low.at, high.at);
    const to = Math.max(low.at, high.at);
    const margin = 0.1 * (to - from);
    if (Math.min(to - at, at - from) < margin) {
      // Too close to an end for the second time, or at it: a tenth of the interval away from it.
      if (stuck || at >= to || at <= from) {
        at = Math.abs(at - to) < Math.abs(at - from) ? to - margin : from + margin;
        stuck = false;
      } else stuck = true;
    } else stuck = false;
    const found = probe(at);
    probes++;
    if (tooHigh(found) || found.loss >= low.loss) {
      high = found;
      if (high.loss < low.loss) [low, high] = [high, low];
      continue;
    }
    if (flatEnough(found)) return found;
    if (found.slope * (high.at - low.at) >= 0) high = low;
    low = found;
  }
  return low;
}
