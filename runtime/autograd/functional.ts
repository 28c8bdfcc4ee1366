// Derivatives of functions: jvp, vjp, hvp, jacobian, hessian, on top of forward and reverse mode.

import { describe } from "../core/describe.js";
import { hasElements, writeElement } from "../core/elements.js";
import { ArgumentError, AutogradError } from "../core/errors.js";
import { checkArray, checkOptions } from "../core/options.js";
import { numelOf } from "../core/shape.js";
import { aliasOf, allocateCode, assertFunction, assertOwnTensor, isTensor, type Tensor } from "../core/tensor.js";
import { levels } from "../dispatch/levels.js";
import { inInferenceMode } from "../dispatch/local.js";
import { type ForEachInput, grad } from "./backward.js";
import { dualLevel, makeDual, NoForwardDerivative, tangentOf, unpackDual } from "./forward.js";
import { enableGrad, inferenceMode, noGrad } from "./grad-mode.js";
import { atOwnLevel, kept } from "./gradient-level.js";
import { edgeOf, withoutHistory } from "./history.js";
import { isInference, requiresGrad, setRequiresGrad } from "./meta.js";
import type { Node } from "./node.js";
import { operators } from "./operators.js";
import { state, vectorized } from "./state.js";

type Tensors = Tensor | readonly Tensor[];
/** A function of tensors, called with the inputs as separate arguments. */
export type TensorFunction<R extends Tensors = Tensors> = (...inputs: Tensor[]) => R;

export interface DerivativeOptions {
  /**
   * Record the computation, so that the result can be differentiated again. By default it is recorded where that may be wanted, while gradients are
   * recorded at all: inside another transform, and if an input, or a leaf that the function captures, requires gradients.
   */
  readonly createGraph?: boolean | undefined;
  /** Throw where an output does not depend on an input, instead of giving zeros. Reverse mode only. */
  readonly strict?: boolean | undefined;
}

function independent(name: string, output: number, input: number): AutogradError {
  return new AutogradError(
    `${name}: output ${output} does not depend on input ${input}, which strict does not allow. Without it this derivative is zero.`,
  );
}

/** With `strict`: throws if one of the outputs has no gradient for an input. */
function checkDependence(name: string, outputs: readonly Tensor[], inputs: readonly Tensor[]): void {
  outputs.forEach((output, i) => {
    if (!requiresGrad(output)) throw independent(name, i, 0);
    const ones = operators.ones_like(output, null, null, null, null, null);
    const found = grad(output, inputs, { gradOutputs: ones, retainGraph: true, createGraph: false, allowUnused: true });
    const missing = found.indexOf(null);
    if (missing >= 0) throw independent(name, i, missing);
  });
}

export interface HessianOptions extends DerivativeOptions {
  /** Whether all rows are computed at once, under vmap: faster, and takes memory for all of them. Not with `strict`. */
  readonly vectorize?: boolean | undefined;
}

export interface JacobianOptions extends HessianOptions {
  /** `reverse`: a backward pass for each element of the outputs; `forward`: a forward pass for each of the inputs. */
  readonly mode?: "reverse" | "forward" | undefined;
}

function listOf(where: string, value: Tensors): readonly Tensor[] {
  const list = isTensor(value) ? [value] : (value as readonly Tensor[]);
  checkArray(where, list, "tensors, or one tensor");
  for (const item of list) assertOwnTensor(item, "inputs");
  return list;
}

function call(
  name: string,
  fn: TensorFunction,
  inputs: readonly Tensor[],
): { outputs: readonly Tensor[]; single: boolean } {
  assertFunction(fn, name);
  const result = fn(...inputs);
  const single = isTensor(result);
  const outputs = single ? [result] : result;
  if (!Array.isArray(outputs) || outputs.some((output) => !isTensor(output))) {
    throw new ArgumentError(`${name}: the function must return a tensor or an array of tensors`);
  }
  return { outputs, single };
}

/** Whether derivatives are recorded, which the caller may have left open. A derivative that is not would be a constant for what is outside. */
function isRecorded(inputs: readonly Tensor[], createGraph: boolean | undefined): boolean {
  return createGraph ?? (state.gradEnabled && (state.transforms > 0 || inputs.some(requiresGrad)));
}

/** Whether outputs also depend on leaves that the function captured, such as parameters, for which a derivative that is not recorded is a constant. */
function hasCaptures(outputs: readonly Tensor[], inputs: readonly Tensor[]): boolean {
  const seen = new Set<Node>(inputs.map((input) => edgeOf(input)!.node));
  const waiting = outputs.flatMap((output) => edgeOf(output)?.node ?? []);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.edges.length === 0) return true;
    for (const edge of node.edges) if (edge !== null) waiting.push(edge.node);
  }
  return false;
}

/** Runs a transform outside of inference mode, whose tensors have no derivatives. */
function tracked<R>(body: () => R): R {
  return inInferenceMode() ? inferenceMode(false, () => noGrad(body)) : body();
}

/** Runs a transform that differentiates in reverse mode: with gradients, also inside `noGrad` and inference mode. */
function recording<R>(body: () => R): R {
  state.transforms++;
  try {
    return tracked(() => enableGrad(body));
  } finally {
    state.transforms--;
  }
}

/** Runs a transform in forward mode. */
function level<R>(body: () => R): R {
  return tracked(() => dualLevel(body));
}

/** An input that was made in inference mode as a copy, which can have derivatives. */
function trackable(input: Tensor): Tensor {
  return isInference(input) ? operators.clone(input, null) : input;
}

/** The inputs that the function is called with: new leaves, or connected to the callers' history under createGraph. */
function prepare(inputs: readonly Tensor[], createGraph: boolean): Tensor[] {
  return inputs.map((input) => {
    if (createGraph && requiresGrad(input)) return operators.alias(input);
    const inputAlias = withoutHistory(trackable(input));
    setRequiresGrad(inputAlias, true);
    return inputAlias;
  });
}

/** Inside of levels of transforms, and in forward mode inside of forward mode, a derivative has a level of its own. */
function nested<R>(name: string, isForward: boolean, body: (enter: (tensors: Tensors) => Tensors) => R): R {
  if (levels.current === null && !(isForward && state.forward !== null)) return body((tensors) => tensors);
  return atOwnLevel(name, (enter) =>
    body((tensors) => {
      if (isTensor(tensors)) return enter(tensors);
      if (!Array.isArray(tensors)) return tensors;
      return (tensors as readonly Tensor[]).map((one) => (isTensor(one) ? enter(one) : one));
    }),
  );
}

function finish(result: Tensor, createGraph: boolean): Tensor {
  return createGraph ? result : withoutHistory(result);
}

function zerosLike(tensor: Tensor): Tensor {
  return operators.zeros_like(tensor, null, null, null, null, null);
}

function sameForm<T>(list: readonly T[], single: boolean): T | readonly T[] {
  return single ? list[0]! : list;
}

/**
 * Forward mode: the outputs of `fn` at `inputs`, and their derivative in the direction of `tangents`.
 * @param tangents of the shapes of the inputs
 */
export function jvp<R extends Tensors>(
  fn: TensorFunction<R>,
  inputs: Tensors,
  tangents: Tensors,
): { outputs: R; tangents: R } {
  return nested("jvp", true, (enter) => jvpHere(fn, enter(inputs), enter(tangents)));
}

function jvpHere<R extends Tensors>(
  fn: TensorFunction<R>,
  inputs: Tensors,
  tangents: Tensors,
): { outputs: R; tangents: R } {
  const values = listOf("jvp: inputs", inputs);
  const directions = listOf("jvp: tangents", tangents);
  if (values.length !== directions.length) {
    throw new ArgumentError(`jvp: ${directions.length} tangents for ${values.length} inputs; give one for each`);
  }
  return level(() => {
    const duals = values.map((value, i) => makeDual(trackable(value), directions[i]!));
    const { outputs, single } = call("jvp", fn, duals);
    const unpacked = outputs.map((output) => {
      const { primal, tangent } = unpackDual(output);
      return { primal, tangent: tangent ?? zerosLike(output) };
    });
    return {
      outputs: sameForm(
        unpacked.map((part) => part.primal),
        single,
      ) as R,
      tangents: sameForm(
        unpacked.map((part) => part.tangent),
        single,
      ) as R,
    };
  });
}

/** What `vjp` returns without cotangents. */
export interface VjpResult<R> {
  readonly outputs: R;
  /** The gradients of outputs that have one element. @throws AutogradError for others, when it is read */
  readonly gradients: readonly Tensor[];
  /** The gradients for cotangents of the shapes of the outputs; may be called often. The function is not called again. */
  readonly pullback: (cotangents: Tensors) => readonly Tensor[];
}

/** For outputs of several elements, which have no gradients without cotangents. */
class Pullback<R> implements VjpResult<R> {
  readonly outputs: R;
  readonly pullback: VjpResult<R>["pullback"];
  private readonly implied: () => readonly Tensor[];

  constructor(outputs: R, pullback: VjpResult<R>["pullback"], implied: () => readonly Tensor[]) {
    this.outputs = outputs;
    this.pullback = pullback;
    this.implied = implied;
  }

  get gradients(): readonly Tensor[] {
    return this.implied();
  }
}

/**
 * Reverse mode: the outputs of `fn` at `inputs`, and the product of `cotangents` with its jacobian.
 * @param cotangents of the shapes of the outputs; without them the result has a function `pullback`, which takes them, and for an output of one element
 * the gradients
 */
export function vjp<R extends Tensors>(
  fn: TensorFunction<R>,
  inputs: Tensors,
  cotangents?: null,
  options?: DerivativeOptions,
): VjpResult<R>;
export function vjp<R extends Tensors>(
  fn: TensorFunction<R>,
  inputs: Tensors,
  cotangents: Tensors | null | undefined,
  options?: DerivativeOptions,
): { outputs: R; gradients: readonly Tensor[] };
export function vjp<R extends Tensors>(
  fn: TensorFunction<R>,
  inputs: Tensors,
  cotangents?: Tensors | null,
  options: DerivativeOptions = {},
): { outputs: R; gradients: readonly Tensor[] } {
  checkOptions("vjp", options, ["createGraph", "strict"]);
  return nested("vjp", false, (enter) =>
    vjpHere(fn, enter(inputs), cotangents == null ? null : enter(cotangents), options),
  );
}

function vjpHere<R extends Tensors>(
  fn: TensorFunction<R>,
  inputs: Tensors,
  cotangents: Tensors | null,
  options: DerivativeOptions,
): { outputs: R; gradients: readonly Tensor[] } {
  const given = listOf("vjp: inputs", inputs);
  const isOpen = options.createGraph === undefined && state.gradEnabled;
  const isConnected = isRecorded(given, options.createGraph);
  return recording(() => {
    const values = prepare(given, isConnected);
    const { outputs, single } = call("vjp", fn, values);
    const createGraph = isConnected || (isOpen && hasCaptures(outputs, values));
    const check = (list: Tensors): readonly Tensor[] => {
      const found = listOf("vjp: cotangents", list);
      if (found.length !== outputs.length)
        throw new ArgumentError(`vjp: ${found.length} cotangents for ${outputs.length} outputs; give one for each`);
      return found;
    };
    if (cotangents !== null) check(cotangents);
    if (options.strict === true) checkDependence("vjp", outputs, values);
    const leave = cotangents === null ? kept(values) : (tensor: Tensor) => tensor;
    const finished = sameForm(
      outputs.map((output) => leave(finish(output, createGraph))),
      single,
    ) as R;
    if (cotangents !== null)
      return { outputs: finished, gradients: gradOrZeros(outputs, values, cotangents, createGraph) };
    const pull = (list: Tensors | null): Tensor[] =>
      recording(() => gradOrZeros(outputs, values, list, createGraph, true)).map(leave);
    const pullback = (list: Tensors): readonly Tensor[] => pull(check(list));
    if (outputs.every(({ numel }) => numel === 1)) return { outputs: finished, gradients: pull(null), pullback };
    return new Pullback(finished, pullback, () => pull(null));
  });
}

/** Gradients, zeros for inputs that the outputs do not depend on. */
function gradOrZeros(
  outputs: readonly Tensor[],
  inputs: readonly Tensor[],
  cotangents: Tensors | null,
  createGraph: boolean,
  retainGraph = createGraph,
): Tensor[] {
  const given = cotangents === null ? null : listOf("gradOrZeros: cotangents", cotangents);
  const live = outputs.map((_, i) => i).filter((i) => requiresGrad(outputs[i]!));
  if (live.length === 0) return inputs.map(zerosLike);
  const found = grad(
    live.map((i) => outputs[i]!),
    inputs,
    {
      gradOutputs: given === null ? null : live.map((i) => given[i]!),
      createGraph,
      retainGraph,
      allowUnused: true,
    },
  );
  return found.map((result, i) => result ?? zerosLike(inputs[i]!));
}

export interface HessianProducts<P = readonly Tensor[]> {
  readonly output: Tensor;
  /** One per input, of its shape. */
  readonly products: P;
  /** The operator without a forward derivative that made double reverse mode necessary; null if there was none. */
  readonly lacksForward: string | null;
}

/**
 * The value of a function of one element at `inputs`, and the product of its hessian with `direction`: by forward mode
 * over reverse mode, or by reverse mode twice inside an open level, and where an operator has no forward derivative, whose
 * registry name is `lacksForward`.
 * @throws ArgumentError if the function does not return one tensor of one element
 * @throws AutogradError if an operator has neither a forward derivative nor a second one in reverse mode
 */
export function hvp<const I extends Tensors>(
  fn: TensorFunction<Tensor>,
  inputs: I,
  direction: Tensors,
): HessianProducts<ForEachInput<I, Tensor>>;
export function hvp(fn: TensorFunction<Tensor>, inputs: Tensors, direction: Tensors): HessianProducts<unknown> {
  return nested("hvp", false, (enter) => hvpHere(fn, enter(inputs), enter(direction)));
}

function hvpHere(fn: TensorFunction<Tensor>, inputs: Tensors, direction: Tensors): HessianProducts<unknown> {
  const values = listOf("hvp: inputs", inputs);
  const directions = listOf("hvp: direction", direction);
  if (values.length !== directions.length) {
    throw new ArgumentError(`hvp: ${directions.length} directions for ${values.length} inputs; give one for each`);
  }
  const isOpen = state.gradEnabled;
  const isConnected = isRecorded(values, undefined);
  const twice = (): HessianProducts => reverseOverReverse(fn, values, directions, isConnected, isOpen);
  // Levels of forward mode do not nest, and what they compute over reverse mode is not recorded.
  if (isConnected || state.forward !== null) return twice();
  try {
    return forwardOverReverse(fn, values, directions, isOpen) ?? twice();
  } catch (error) {
    if (!(error instanceof NoForwardDerivative)) throw error;
    return { ...twice(), lacksForward: error.operator ?? null };
  }
}

/** Null where products that are not recorded would hide what the function captured. */
function forwardOverReverse(
  fn: TensorFunction,
  values: readonly Tensor[],
  directions: readonly Tensor[],
  isOpen: boolean,
): HessianProducts | null {
  return recording(() =>
    dualLevel(() => {
      const duals = values.map((value, i) => {
        const valueAlias = aliasOf(trackable(value));
        setRequiresGrad(valueAlias, true);
        return makeDual(valueAlias, directions[i]!);
      });
      const { outputs } = call("hvp", fn, duals);
      requireScalar("hvp", outputs);
      if (isOpen && hasCaptures(outputs, duals)) return null;
      const gradients = gradOrZeros(outputs, duals, null, false);
      const products = gradients.map((gradient) => {
        const tangent = tangentOf(gradient);
        return tangent === null ? zerosLike(gradient) : operators.detach(tangent);
      });
      return { output: operators.detach(unpackDual(outputs[0]!).primal), products, lacksForward: null };
    }),
  );
}

function reverseOverReverse(
  fn: TensorFunction,
  values: readonly Tensor[],
  directions: readonly Tensor[],
  isConnected: boolean,
  isOpen: boolean,
): HessianProducts {
  return recording(() => {
    const preparedInputs = prepare(values, isConnected);
    const { outputs } = call("hvp", fn, preparedInputs);
    requireScalar("hvp", outputs);
    const createGraph = isConnected || (isOpen && hasCaptures(outputs, preparedInputs));
    const gradients = gradOrZeros(outputs, preparedInputs, null, true);
    const products = gradOrZeros(gradients, preparedInputs, directions, createGraph);
    return { output: finish(outputs[0]!, createGraph), products, lacksForward: null };
  });
}

function requireScalar(name: string, outputs: readonly Tensor[]): void {
  if (outputs.length !== 1 || outputs[0]!.numel !== 1) {
    throw new ArgumentError(`${name}: the function must return one tensor of one element`);
  }
}

/** Zeros with a one at element `i`, of the shape and dtype of `like`. */
function unitLike(like: Tensor, i: number): Tensor {
  const unit = allocateCode(like.shape, like.dtypeCode, like.device);
  if (!hasElements(unit)) {
    throw new AutogradError(`jacobian: tensors on ${like.device} hold no values`);
  }
  writeElement(unit.storage, unit.dtypeCode, i, 1);
  return unit;
}

function assemble(rows: readonly Tensor[], shape: readonly number[], like: Tensor): Tensor {
  if (rows.length === 0) return operators.zeros(shape, like.dtype, null, like.device, null);
  return operators.reshape(operators.stack(rows, 0), shape);
}

function checkVectorize(name: string, { vectorize, strict }: HessianOptions): void {
  if (vectorize !== undefined && typeof vectorize !== "boolean")
    throw new ArgumentError(`${name}: vectorize is a boolean, got ${describe(vectorize)}`);
  if (vectorize === true && strict === true)
    throw new ArgumentError(`${name}: vectorize does not find out what strict asks; use one of them`);
}

/** Ones at each element in turn: a row for each element of a tensor, with its shape. */
function unitsOf(like: Tensor): Tensor {
  const { numel, shape } = like;
  const units = allocateCode([numel, ...shape], like.dtypeCode, like.device);
  if (!hasElements(units)) throw new AutogradError(`jacobian: tensors on ${like.device} hold no values`);
  for (let i = 0; i < numel; i++) writeElement(units.storage, units.dtypeCode, i * (numel + 1), 1);
  return units;
}

/**
 * All derivatives of the outputs of `fn` with respect to its inputs.
 * @returns `result[i][j]`, of the shape of output `i` followed by that of input `j`; a single tensor instead of an array
 * where `fn` returns, or `inputs` is, a single tensor
 */
export function jacobian(fn: TensorFunction<Tensor>, inputs: Tensor, options?: JacobianOptions): Tensor;
export function jacobian(fn: TensorFunction<Tensor>, inputs: readonly Tensor[], options?: JacobianOptions): Tensor[];
export function jacobian(fn: TensorFunction<readonly Tensor[]>, inputs: Tensor, options?: JacobianOptions): Tensor[];
export function jacobian(
  fn: TensorFunction<readonly Tensor[]>,
  inputs: readonly Tensor[],
  options?: JacobianOptions,
): Tensor[][];
export function jacobian(
  fn: TensorFunction,
  inputs: Tensors,
  options: JacobianOptions = {},
): Tensor | readonly Tensor[] | readonly (readonly Tensor[])[] {
  checkOptions("jacobian", options, ["createGraph", "strict", "mode", "vectorize"]);
  checkVectorize("jacobian", options);
  const mode: unknown = options.mode ?? "reverse";
  if (mode !== "reverse" && mode !== "forward")
    throw new ArgumentError(`jacobian: mode must be "reverse" or "forward", got ${describe(mode)}`);
  return nested("jacobian", mode === "forward", (enter) => jacobianHere(fn, enter(inputs), options, mode));
}

function jacobianHere(
  fn: TensorFunction,
  inputs: Tensors,
  options: JacobianOptions,
  mode: "reverse" | "forward",
): Tensor | readonly Tensor[] | readonly (readonly Tensor[])[] {
  const values = listOf("jacobian: inputs", inputs);
  const { table, single } =
    mode === "reverse"
      ? reverseTable(fn, values, options)
      : options.createGraph === true
        ? enableGrad(() => forwardTable(fn, values, options))
        : forwardTable(fn, values, options);
  const rows = table.map((row) => sameForm(row, isTensor(inputs)));
  return sameForm(rows as readonly Tensor[], single);
}

interface Table {
  readonly table: Tensor[][];
  readonly single: boolean;
}

function reverseTable(fn: TensorFunction, inputs: readonly Tensor[], options: JacobianOptions): Table {
  const isOpen = options.createGraph === undefined && state.gradEnabled;
  const isConnected = isRecorded(inputs, options.createGraph);
  return recording(() => {
    const values = prepare(inputs, isConnected);
    const { outputs, single } = call("jacobian", fn, values);
    const createGraph = isConnected || (isOpen && hasCaptures(outputs, values));
    if (options.strict === true) checkDependence("jacobian", outputs, values);
    const table = outputs.map((output) => {
      if (options.vectorize === true && output.numel > 0) {
        const all = vectorized.get()(
          (unit) => gradOrZeros([output], values, [unit!], createGraph, true),
          [unitsOf(output)],
        );
        return all.map((one, j) => operators.reshape(one, [...output.shape, ...values[j]!.shape]));
      }
      const rows: Tensor[][] = values.map(() => []);
      for (let i = 0; i < output.numel; i++) {
        const found = gradOrZeros([output], values, unitLike(output, i), createGraph, true);
        found.forEach((row, j) => {
          rows[j]!.push(row);
        });
      }
      return values.map((value, j) => assemble(rows[j]!, [...output.shape, ...value.shape], value));
    });
    return { table, single };
  });
}

function forwardTable(fn: TensorFunction, inputs: readonly Tensor[], options: JacobianOptions): Table {
  if (options.strict) throw new ArgumentError("jacobian: strict needs mode 'reverse'");
  if (options.vectorize === true) return forwardRows(fn, inputs, options);
  const createGraph = options.createGraph ?? state.gradEnabled;
  let single = false;
  // columns[i][j]: for each element of input j, the derivative of output i.
  let columns: Tensor[][][] = [];
  let shapes: (readonly number[])[] = [];
  inputs.forEach((input, j) => {
    for (let k = 0; k < Math.max(1, input.numel); k++) {
      level(() => {
        const duals = inputs.map((value, other) =>
          other === j && input.numel > 0 ? makeDual(trackable(value), unitLike(value, k)) : value,
        );
        const result = call("jacobian", fn, duals);
        single = result.single;
        if (columns.length === 0) {
          columns = result.outputs.map(() => inputs.map(() => []));
          shapes = result.outputs.map((output) => output.shape);
        }
        if (input.numel === 0) return;
        result.outputs.forEach((output, i) => {
          const tangent = unpackDual(output).tangent ?? zerosLike(output);
          columns[i]![j]!.push(createGraph ? tangent : operators.detach(tangent));
        });
      });
    }
  });
  const table = columns.map((byInput, i) =>
    byInput.map((rows, j) => {
      const input = inputs[j]!;
      const shape = shapes[i]!;
      const flat = assemble(rows, [rows.length, numelOf(shape)], input);
      return operators.reshape(transposed(flat), [...shape, ...input.shape]);
    }),
  );
  return { table, single };
}

/** As `forwardTable`, with the tangents of all elements of an input at once. */
function forwardRows(fn: TensorFunction, inputs: readonly Tensor[], options: JacobianOptions): Table {
  const createGraph = options.createGraph ?? state.gradEnabled;
  let single = false;
  let shapes: (readonly number[])[] = [];
  const push = (j: number, unit: Tensor): readonly Tensor[] =>
    atOwnLevel("jacobian", (enter) =>
      dualLevel(() => {
        const duals = inputs.map((value, other) => {
          const own = enter(value);
          return other === j ? makeDual(trackable(own), enter(unit)) : own;
        });
        const result = call("jacobian", fn, duals);
        single = result.single;
        shapes = result.outputs.map((output) => output.shape);
        return result.outputs.map((output) => unpackDual(output).tangent ?? zerosLike(output));
      }),
    ).map((tangent) => (createGraph ? tangent : operators.detach(tangent)));
  const columns = inputs.map((input, j) => {
    const found = vectorized.get()((unit) => push(j, unit!), [unitsOf(input)]);
    return found.map((one, i) => {
      const flat = operators.reshape(one, [input.numel, numelOf(shapes[i]!)]);
      return operators.reshape(transposed(flat), [...shapes[i]!, ...input.shape]);
    });
  });
  return { table: shapes.map((_, i) => columns.map((column) => column[i]!)), single };
}

function transposed(matrix: Tensor): Tensor {
  const [rows, columns] = matrix.shape as [number, number];
  return operators.as_strided(matrix, [columns, rows], [matrix.strides[1]!, matrix.strides[0]!], matrix.offset);
}

/**
 * All second derivatives of a function of one element.
 * @returns `result[i][j]`, of the shape of input `i` followed by that of input `j`; a single tensor where `inputs` is one
 */
export function hessian(fn: TensorFunction<Tensor>, inputs: Tensor, options?: HessianOptions): Tensor;
export function hessian(fn: TensorFunction<Tensor>, inputs: readonly Tensor[], options?: HessianOptions): Tensor[][];
export function hessian(
  fn: TensorFunction<Tensor>,
  inputs: Tensors,
  options: HessianOptions = {},
): Tensor | readonly (readonly Tensor[])[] {
  const gradient = (...values: Tensor[]): readonly Tensor[] => {
    const { outputs } = call("hessian", fn, values);
    requireScalar("hessian", outputs);
    if (options.strict === true) checkDependence("hessian", outputs, values);
    return gradOrZeros(outputs, values, null, true);
  };
  const values = listOf("hessian: inputs", inputs);
  checkOptions("hessian", options, ["createGraph", "strict", "vectorize"]);
  checkVectorize("hessian", options);
  const table = jacobian(gradient, values, options);
  return isTensor(inputs) ? table[0]![0]! : table;
}
