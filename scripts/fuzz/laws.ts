// Laws of modes, wrappers, graphs and rewrites: under each of them a random program computes the same as without it.

import { readFileSync } from "node:fs";
import { coreDecompositions, offerWasm, poisonPool, setNumThreads, stack, tidy, vmap } from "../../generated/index.js";
import { checkpoint } from "../../runtime/autograd/checkpoint.js";
import { dualLevel, makeDual, NoForwardDerivative, unpackDual } from "../../runtime/autograd/forward.js";
import { inferenceMode } from "../../runtime/autograd/grad-mode.js";
import { AutogradError, ShapeError, TengenError, UnsupportedError } from "../../runtime/core/errors.js";
import { allocate, isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import type { OverloadHandle } from "../../runtime/dispatch/ops.js";
import { valuesOfCall } from "../../runtime/graphs/call-form.js";
import { isRandom } from "../../runtime/graphs/effects.js";
import type { Graph } from "../../runtime/graphs/graph.js";
import { makeGraph } from "../../runtime/graphs/make-graph.js";
import { eliminateCommonSubexpressions, foldConstants } from "../../runtime/graphs/passes.js";
import { loadGraph, saveGraph } from "../../runtime/graphs/saved.js";
import { copyGraph } from "../../runtime/graphs/transform.js";
import { useKernels } from "../../runtime/kernels/loops/offers.js";
import { useLargeMemory } from "../../runtime/kernels/memory/large.js";
import { autocast } from "../../runtime/layers/autocast.js";
import { fakeOf, withFakeTensors } from "../../runtime/layers/fake-tensor.js";
import { functionalize } from "../../runtime/layers/functionalize.js";
import { grad } from "../../runtime/layers/grad.js";
import { type CallOptions, DispatchMode, withMode } from "../../runtime/modes/dispatch-mode.js";
import { observe } from "../../runtime/modes/observer.js";
import { findOperator } from "../../tests/conformance/library.js";
import { startThreads } from "../../tests/conformance/threads.js";
import { Wrapped } from "../../tests/wrapped.js";
import { holds } from "./conditions.js";
import { Dice, hints } from "./generate.js";
import {
  type Argument,
  cotangent,
  elementsOf,
  type Figure,
  forEachPlace,
  type Input,
  makeInput,
  namesIn,
  overwrite,
  type Program,
  partsOf,
  runStep,
  type Step,
} from "./program.js";

/** A value's properties at the end of a program. */
interface Seen {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly elements: readonly (number | bigint)[];
}
type Gradients = readonly (Seen | null)[];

/** The outcome of a program. */
export interface Observed {
  /** Why a step was rejected, null if it was not. */
  readonly refusals: readonly (unknown | null)[];
  /** Results that are not tensors, by step. */
  readonly plain: readonly string[];
  readonly values: ReadonlyMap<string, Seen>;
  readonly gradients: Gradients | null;
  readonly second: Gradients | null;
}

/** Where a law is broken. */
export interface Breach {
  readonly law: string;
  /** The operator concerned: that of the step, or of the step that computed the value. */
  readonly op: string;
  readonly what: string;
}

/** Thrown if a law does not apply to a program, since values or a derivative that it needs are missing. */
class Silent extends Error {}

function seen(tensor: Tensor): Seen {
  const { dtype, shape } = tensor;
  let elements: (number | bigint)[] = [];
  try {
    elements = elementsOf(tensor);
  } catch (error) {
    // A bool tensor with the negative bit: it cannot be read.
    if (!(error instanceof TengenError)) throw error;
  }
  return { dtype, shape: [...shape], elements };
}

type Values = Map<string, unknown>;
type Around = <R>(body: () => R, values?: Values) => R;
const plainly: Around = (body) => body();

/** How many tensors a step writes to; a list counts as two. */
const writtenBy = ({ op }: Step): number =>
  findOperator(`aten::${op}`)!.schema.arguments.reduce(
    (sum, { alias, containerAlias, type }) =>
      sum + (alias?.write === true || containerAlias?.write === true ? (type.kind === "list" ? 2 : 1) : 0),
    0,
  );
const writes = (step: Step): boolean => writtenBy(step) > 0;
/** The operands that a step does not write to. */
const readBy = ({ op, args }: Step): string[] =>
  findOperator(`aten::${op}`)!.schema.arguments.flatMap(({ alias, containerAlias }, i) =>
    (alias ?? containerAlias)?.write === true ? [] : namesIn(args[i]!),
  );

const uninitialised = new RegExp(hints.uninitialised);

function start(like: Tensor, order: number): Tensor {
  const result = allocate([...like.shape], like.dtype);
  const data = Array.from({ length: like.numel * partsOf(like.dtype) }, (_, i) => cotangent(i, order));
  overwrite(result, data);
  return result;
}

/** Runs the steps on existing values. */
function runSteps(program: Program, values: Values): { refusals: (unknown | null)[]; plain: string[] } {
  const refusals: (unknown | null)[] = [];
  const plain: string[] = [];
  for (const step of program.steps) {
    const { ran, error, results } = runStep(step, values);
    refusals.push(ran ? error : new Silent("what it takes is not there"));
    plain.push(
      results
        .flat()
        .filter((result) => !isTensor(result))
        .map(String)
        .join(),
    );
  }
  return { refusals, plain };
}

const inputsOf = (program: Program): Values => new Map(program.inputs.map((input) => [input.name, makeInput(input)]));

function gradientsOf(
  program: Program,
  values: Values,
  createGraph: boolean,
): { gradients: (Tensor | null)[]; leaves: Tensor[] } | null {
  if (program.backward === undefined) return null;
  const named = (names: readonly string[]) => names.map((name) => values.get(name)).filter(isTensor);
  // By their places: which results of an operator require gradients may depend on how it is computed.
  const places = program.backward.outputs.flatMap((name, i) => {
    const value = values.get(name);
    return isTensor(value) && value.requiresGrad ? [[value, i] as const] : [];
  });
  const outputs = places.map(([output]) => output);
  const leaves = named(program.backward.leaves);
  if (outputs.length === 0 || leaves.length === 0) return null;
  const gradOutputs = places.map(([output, i]) => start(output, i));
  return { gradients: [...grad(outputs, leaves, { gradOutputs, createGraph, allowUnused: true })], leaves };
}

interface Ways {
  readonly around?: Around;
  /** Substitutes for inputs, and the values behind substitutes. */
  readonly wrap?: (tensor: Tensor) => Tensor;
  readonly unwrap?: (tensor: Tensor) => Tensor;
  /** Called between the steps and the backward pass. */
  readonly between?: (values: Values) => void;
}

/** Runs a program and records its final state. */
function run(program: Program, { around = plainly, wrap = (x) => x, unwrap = (x) => x, between }: Ways = {}): Observed {
  const values: Values = new Map([...inputsOf(program)].map(([name, input]) => [name, wrap(input as Tensor)]));
  const { refusals, plain } = around(() => runSteps(program, values), values);
  const look = (tensor: Tensor | null): Seen | null => (tensor === null ? null : seen(unwrap(tensor)));
  let gradients: Gradients | null = null;
  let second: Gradients | null = null;
  const before = new Map([...values].map(([name, value]) => [name, look(value as Tensor)!]));
  between?.(values);
  if (program.backward !== undefined) {
    around(() => {
      try {
        const found = gradientsOf(program, values, program.backward!.second);
        gradients = found?.gradients.map(look) ?? null;
        const again = found?.gradients.filter((g): g is Tensor => g?.requiresGrad === true) ?? [];
        if (!program.backward!.second || again.length === 0) return;
        const gradOutputs = again.map((one, i) => start(one, 5 + i));
        second = grad(again, found!.leaves, { gradOutputs, allowUnused: true }).map(look);
      } catch (error) {
        if (!(error instanceof TengenError)) throw error;
      }
    });
  }
  return { refusals, plain, values: before, gradients, second };
}

const tolerances: Readonly<Record<string, number>> = {
  float16: 4e-3,
  bfloat16: 3e-2,
  float32: 2e-5,
  complex64: 2e-5,
  float64: 1e-10,
  complex128: 1e-10,
};

const coarsest = (dtypes: readonly string[]): number => Math.max(0, ...dtypes.map((dtype) => tolerances[dtype] ?? 0));

/**
 * The dtypes in which a value was rounded, whatever its own precision is: those of the operands of the steps that made it or wrote to it, and those of
 * results from which these were computed.
 */
function dtypesBehind(program: Program, values: ReadonlyMap<string, Seen>, name: string): string[] {
  const found = new Set([name]);
  const dtypes: string[] = [];
  for (const step of [...program.steps].reverse()) {
    const operands = step.args.flatMap(namesIn);
    const own = step.outs.flat();
    const isMaker = own.includes(name) || (writes(step) && operands.includes(name));
    if (!isMaker && !own.some((out) => out !== null && found.has(out))) continue;
    for (const operand of operands) found.add(operand);
    const behind = (isMaker || writes(step) ? [...own, ...operands] : own).map(
      (one) => values.get(String(one))?.dtype ?? "",
    );
    // What is computed from integers alone is computed in the default dtype, whatever the output's is.
    const read = readBy(step).map((operand) => values.get(operand)?.dtype);
    const isOfIntegers = read.length > 0 && read.every((dtype) => /^(u?int|bool)/.test(dtype ?? ""));
    dtypes.push(...behind, ...(isOfIntegers ? ["float32"] : []));
  }
  return dtypes;
}

/**
 * The difference between two recorded values, null for none. `loose`: a different computation of the same number may round
 * differently. `dtypes`: more dtypes whose precision counts. `mixes`: which of NaN and the infinities an element is depends on rounding and order.
 */
function difference(
  got: Seen | null,
  wanted: Seen | null,
  loose: boolean,
  dtypes: readonly string[] = [],
  mixes = false,
): string | null {
  if (got === null || wanted === null) {
    if (got === wanted) return null;
    const some = (got ?? wanted)!;
    if (some.elements.every((x) => Number(x) === 0)) return null;
    return `${got === null ? "nothing" : `[${got.elements.slice(0, 6)}]`} in place of ${wanted === null ? "nothing" : `[${wanted.elements.slice(0, 6)}]`}`;
  }
  const [a, b] = [got, wanted].map(({ dtype, shape }) => `${dtype} [${shape}]`);
  if (a !== b) return `${a} in place of ${b}`;
  const tolerance = loose && wanted.dtype in tolerances ? coarsest([wanted.dtype, ...dtypes]) : 0;
  const size = wanted.elements.reduce<number>((most, x) => {
    const magnitude = Math.abs(Number(x));
    return magnitude > most && magnitude < 1e25 ? magnitude : most;
  }, 1e-3);
  for (const [i, y] of wanted.elements.entries()) {
    const x = got.elements[i]!;
    if (wanted.dtype === "bool" ? (x === 0) === (y === 0) : x === y || (Number.isNaN(x) && Number.isNaN(y))) continue;
    if (mixes && !Number.isFinite(Number(x)) && !Number.isFinite(Number(y))) continue;
    const bound = tolerance * Math.max(size, Math.abs(Number(y)));
    if (loose && typeof x === "number" && Number.isFinite(bound) && Math.abs(x - Number(y)) <= bound) continue;
    return `element ${i} is ${x} in place of ${y}`;
  }
  return null;
}

/** Where the factor of a triangular factorisation and its pivots are among an operator's results; null if they are not. */
function placesOfFactor(op: string): readonly [factor: number, pivots: number] | null {
  const names = findOperator(`aten::${op}`)?.schema.returns.map(({ name }) => name) ?? [];
  const places = [names.indexOf("LU"), names.indexOf("pivots")] as const;
  return places.includes(-1) ? null : places;
}

/** The matrix that a factor is of, and its transpose. */
function factored(factor: Seen, pivots: Seen): readonly Seen[] {
  const tensorOf = ({ dtype, shape, elements }: Seen): Tensor => {
    const result = allocate([...shape], dtype as Input["dtype"]);
    overwrite(result, elements.map(Number));
    return result;
  };
  const [P, L, U] = findOperator("aten::lu_unpack")!.call([tensorOf(factor), tensorOf(pivots), true, true]) as Tensor[];
  const product = call("aten::matmul", call("aten::matmul", P, L), U);
  return [product, call("aten::mT", product)].map(seen);
}

/**
 * Whether the factors among an operator's results are of the same matrix, or of its transpose: which of the two is factored depends on strides, as in
 * PyTorch.
 */
function haveSameFactors(
  op: string,
  got: readonly (Seen | null | undefined)[],
  wanted: readonly (Seen | null | undefined)[],
  differing: number,
): boolean {
  const places = placesOfFactor(op);
  if (!places?.includes(differing)) return false;
  const [a, b] = [got, wanted].map((results) => places.map((at) => results[at]));
  if ([...a!, ...b!].some((one) => one == null)) return false;
  const [one] = factored(...(a as [Seen, Seen]));
  return factored(...(b as [Seen, Seen])).some((other) => difference(one!, other, true) === null);
}

/** Operators whose results but the first are what their gradient needs, which depends on the way through the kernel and so on strides, as in PyTorch. */
const holdsScratch = new RegExp(hints.scratch);
const mixing = new RegExp(hints.mixing);

/** The operator that computed a value. */
const makerOf = (program: Program, name: string): string =>
  program.steps.find(({ outs }) => outs.flatMap((out) => out ?? []).includes(name))?.op ?? "an input";

function compareObserved(
  law: string,
  program: Program,
  got: Observed,
  wanted: Observed,
  loose: boolean,
): Breach | null {
  for (const [i, refusal] of wanted.refusals.entries()) {
    const { op } = program.steps[i]!;
    const other = got.refusals[i]!;
    if (other instanceof Silent || refusal instanceof Silent) continue;
    if ((refusal === null) !== (other === null))
      return { law, op, what: other === null ? `accepted, and else ${text(refusal)}` : `refused: ${text(other)}` };
    if (refusal !== null && text(refusal) !== text(other) && !(other instanceof TengenError))
      return { law, op, what: `${text(other)} in place of ${text(refusal)}` };
    if (got.plain[i] !== wanted.plain[i] && !loose)
      return { law, op, what: `gives ${got.plain[i]} in place of ${wanted.plain[i]}` };
  }
  const scratch = program.steps.flatMap(({ op, outs }) => (holdsScratch.test(op) ? outs.slice(1) : []));
  for (const [name, value] of wanted.values) {
    if (scratch.includes(name)) continue;
    const behind = loose ? dtypesBehind(program, wanted.values, name) : [];
    const maker = program.steps.find(({ outs }) => outs.includes(name));
    const mixes = loose && maker !== undefined && mixing.test(maker.op);
    const why = difference(got.values.get(name) ?? null, value, loose, behind, mixes);
    if (why === null) continue;
    const results = (values: Observed["values"]) => maker?.outs.map((out) => values.get(String(out))) ?? [];
    if (
      maker !== undefined &&
      loose &&
      haveSameFactors(maker.op, results(got.values), results(wanted.values), maker.outs.indexOf(name))
    )
      continue;
    return { law, op: makerOf(program, name), what: `${name}: ${why}` };
  }
  // A gradient is as precise as the least precise value that it goes through.
  const behindGradients = loose ? [...wanted.values.values()].map(({ dtype }) => dtype) : [];
  for (const which of ["gradients", "second"] as const) {
    const [x, y] = [got[which], wanted[which]];
    if (y === null) continue;
    if (x === null) return { law, op: "grad", what: `${which} are refused` };
    for (const [i, one] of y.entries()) {
      const why = difference(x[i] ?? null, one, loose, behindGradients);
      if (why !== null) return { law, op: "grad", what: `${which} of ${program.backward!.leaves[i]}: ${why}` };
    }
  }
  return null;
}

const text = (error: unknown): string =>
  error instanceof Error ? `${error.constructor.name}: ${error.message.split("\n")[0]}` : String(error);

/** What a backward operator is given by forward: by its name, the forward step, and which of its results stands for which argument. */
interface Forward {
  readonly op: string;
  /** Names of the backward operator's arguments, or values. */
  readonly args: readonly (string | { readonly value: Argument })[];
  /** For each result of the forward operator the argument that it is, if it is one. */
  readonly results: readonly (string | null)[];
}
const forwards: readonly (readonly [backward: RegExp, forward: Forward])[] = [
  [/^log_sigmoid_backward/, { op: "log_sigmoid_forward", args: ["self"], results: [null, "buffer"] }],
  ...["", "2d"].map((kind): readonly [RegExp, Forward] => [
    new RegExp(`^nll_loss${kind}_backward`),
    {
      op: `nll_loss${kind}_forward`,
      args: ["self", "target", "weight", "reduction", "ignore_index"],
      results: [null, "total_weight"],
    },
  ]),
  [
    /^native_layer_norm_backward/,
    {
      op: "native_layer_norm",
      args: ["input", "normalized_shape", "weight", "bias", { value: { f: 1e-5 } }],
      results: [null, "mean", "rstd"],
    },
  ],
  [
    /^native_batch_norm_backward/,
    {
      op: "native_batch_norm",
      args: [
        "input",
        "weight",
        { value: null },
        { value: null },
        { value: null },
        { value: true },
        { value: { f: 0 } },
        "eps",
      ],
      results: [null, "save_mean", "save_invstd"],
    },
  ],
  [
    /^native_group_norm_backward/,
    {
      op: "native_group_norm",
      args: ["input", "weight", { value: null }, "N", "C", "HxW", "group", { value: { f: 1e-5 } }],
      results: [null, "mean", "rstd"],
    },
  ],
  ...["", "_log"].map((kind): readonly [RegExp, Forward] => [
    new RegExp(`^${kind}_softmax_backward_data`),
    { op: `${kind}_softmax`, args: ["output", "dim", { value: false }], results: ["output"] },
  ]),
  [/^cumprod_backward/, { op: "cumprod", args: ["input", "dim", { value: null }], results: ["output"] }],
  // The loss refuses what is no probability.
  [/^binary_cross_entropy_backward/, { op: "sigmoid", args: ["self"], results: ["self"] }],
];

/** What an operator takes for Hermitian without looking: a matrix that is any gets the mean of itself and its adjoint in place of itself. */
function hermitian(step: Step, at: number): readonly Step[] | null {
  const { arguments: parameters } = findOperator(`aten::${step.op}`)!.schema;
  const [flag, matrix] = ["hermitian", "self"].map((wanted) => parameters.findIndex(({ name }) => name === wanted));
  if (step.args[flag!] !== true || step.args[matrix!] == null) return null;
  const [adjoint, sum] = [`adjoint${at}`, `hermitian${at}`];
  return [
    { op: "mH", args: [step.args[matrix!]!], outs: [adjoint] },
    { op: "add.Tensor", args: [step.args[matrix!]!, { x: adjoint }, { i: 1 }], outs: [sum] },
    { ...step, args: step.args.map((arg, i) => (i === matrix ? { x: sum } : arg)) },
  ];
}

/** The program whose backward operators are given what their forward operators save, in place of any numbers, and others what they rely on. */
function consistent(program: Program): Program {
  const steps = program.steps.flatMap((step, at): readonly Step[] => {
    const symmetric = hermitian(step, at);
    if (symmetric !== null) return symmetric;
    const forward = forwards.find(([backward]) => backward.test(step.op))?.[1];
    if (forward === undefined) return [step];
    const parameters = findOperator(`aten::${step.op}`)!.schema.arguments.map(({ name }) => name);
    const outs = forward.results.map((_, i) => `saved${at}_${i}`);
    const args = forward.args.map((arg) => (typeof arg === "string" ? step.args[parameters.indexOf(arg)]! : arg.value));
    const given = step.args.map((arg, i) => {
      const result = forward.results.indexOf(parameters[i]!);
      return result < 0 ? arg : { x: outs[result]! };
    });
    return [
      { op: forward.op, args, outs },
      { ...step, args: given },
    ];
  });
  return { ...program, steps };
}

/** The program without the rejected steps and their results, and without bools that are lazily negated, which nobody can read; its numbers' gradients with `gradients`. */
function accepted(given: Program, gradients: boolean): Program | null {
  const program = consistent(given);
  const inputs = gradients ? program.inputs : program.inputs.map(({ requiresGrad: _, ...input }) => input);
  const { refusals, values } = run({ id: program.id, inputs, steps: program.steps });
  const steps = program.steps
    .filter((_, i) => refusals[i] === null)
    .filter(({ op }) => !uninitialised.test(op))
    // What a refused step writes to is gone.
    .filter(({ op, outs }) => op !== "_neg_view" || (values.get(String(outs[0]))?.dtype ?? "bool") !== "bool");
  if (steps.length === 0) return null;
  const { backward, ...rest } = program;
  return gradients && backward !== undefined ? { ...rest, inputs, steps, backward } : { ...rest, inputs, steps };
}

/** Passes every call on. */
class PassOn extends DispatchMode {
  override handle(op: OverloadHandle, _types: unknown, args: readonly unknown[], options: CallOptions): unknown {
    return op(...args, options);
  }
}

/** Passes every call on, in the positional form. */
class PassOnValues extends DispatchMode {
  override handle(op: OverloadHandle, _types: unknown, args: readonly unknown[], options: CallOptions): unknown {
    return dispatcher.call(op.operator, valuesOfCall(op.operator, args, options));
  }
}

const wrapped: Ways = {
  wrap: (tensor) => {
    const { requiresGrad } = tensor;
    const wrapper = new Wrapped(tensor.detach());
    wrapper.requiresGrad = requiresGrad;
    return wrapper;
  },
  unwrap: (tensor) => (tensor instanceof Wrapped ? tensor.elem : tensor),
};

/** The values of a program as a function of its inputs. */
function asFunction(program: Program): (inputs: Record<string, Tensor>) => Record<string, Tensor> {
  return (inputs) => {
    const values: Values = new Map(Object.entries(inputs));
    const { refusals } = runSteps(program, values);
    const refusal = refusals.find((one) => one !== null);
    if (refusal !== undefined) throw refusal;
    return Object.fromEntries([...values].filter(([name]) => !Object.hasOwn(inputs, name))) as Record<string, Tensor>;
  };
}

const record = (values: Values): Record<string, Tensor> => Object.fromEntries(values) as Record<string, Tensor>;

/**
 * The results of a function of the inputs, recorded as a run of the program; `wanted` states which properties are not
 * recorded.
 */
function runAs(
  program: Program,
  wanted: Observed,
  fn: (inputs: Record<string, Tensor>) => Record<string, Tensor>,
): Observed {
  const inputs = inputsOf(program);
  const values: Values = new Map([...inputs, ...Object.entries(fn(record(inputs)))]);
  const observed = new Map([...values].map(([name, value]) => [name, seen(value as Tensor)]));
  if (wanted.gradients === null) return { ...wanted, values: observed };
  // Recorded as those of the program are: gradients that are differentiated again may come from other formulas, as in PyTorch.
  const { second } = program.backward!;
  const gradients = gradientsOf(program, values, second)?.gradients.map((one) => (one === null ? null : seen(one)));
  // Where no output requires gradients, those of a comparison in place, which are zeros, are missing.
  return { ...wanted, values: observed, gradients: gradients ?? wanted.gradients.map(() => null) };
}

/** The same shapes with other numbers in floating-point inputs. */
function otherNumbers(program: Program): Program {
  const dice = new Dice(program.steps.length * 77 + program.inputs.length);
  const inputs = program.inputs.map((input): Input => {
    if (!/^(float|complex|bfloat)/.test(input.dtype)) return input;
    return {
      ...input,
      storage: input.storage.map((x) =>
        typeof x === "number" && !Number.isInteger(x * 4) ? x : dice.int(-16, 16) / 8,
      ),
    };
  });
  return { ...program, inputs };
}

/** The same elements in another memory layout: with gaps, at an offset, with reversed dimensions. */
function laidOtherwise(program: Program): Program {
  const inputs = program.inputs.map((input, n): Input => {
    const perElement = partsOf(input.dtype);
    const { shape } = input;
    const places: number[] = [];
    forEachPlace(shape, input.strides, input.offset, (place) => places.push(place));
    const order = shape.map((_, d) => (n % 2 === 0 ? d : shape.length - 1 - d));
    const strides = new Array<number>(shape.length).fill(0);
    let step = 1 + ((n + 1) % 3);
    for (const d of order) {
      strides[d] = step;
      step *= Math.max(1, shape[d]!);
    }
    const offset = n % 4;
    const storage: Figure[] = new Array<Figure>((offset + step + 1) * perElement).fill(input.dtype === "bool" ? 1 : 3);
    forEachPlace(shape, strides, offset, (place, index) => {
      for (let part = 0; part < perElement; part++)
        storage[place * perElement + part] = input.storage[places[index]! * perElement + part]!;
    });
    return { ...input, strides, offset, storage };
  });
  return { ...program, inputs };
}

const negated = (x: Figure): Figure => {
  if (typeof x === "number") return x === 0 ? (Object.is(x, -0) ? 0 : "-0") : -x;
  if (x === "-0") return 0;
  return x === "NaN" ? x : x.startsWith("-") ? x.slice(1) : `-${x}`;
};

/** The same elements, lazily negated, and conjugated where they are complex. */
function lazily(program: Program): Program {
  const inputs = program.inputs.map((input): Input => {
    if (!/^(float|complex|bfloat)/.test(input.dtype) || input.negative === true || input.conjugate === true)
      return input;
    const complex = partsOf(input.dtype) === 2;
    // Negated and conjugated: in memory only the real part has the other sign.
    const storage = input.storage.map((x, i) => (complex && i % 2 === 1 ? x : negated(x)));
    return { ...input, storage, negative: true, ...(complex ? { conjugate: true as const } : {}) };
  });
  return { ...program, inputs };
}

const dot = (a: readonly (number | bigint)[], b: readonly (number | bigint)[]): number =>
  a.reduce<number>((sum, x, i) => sum + Number(x) * Number(b[i]!), 0);
const magnitude = (a: readonly (number | bigint)[], b: readonly (number | bigint)[]): number =>
  a.reduce<number>((sum, x, i) => sum + Math.abs(Number(x) * Number(b[i]!)), 0);

function agree(law: string, a: number, b: number, size: number, precision: number): Breach | null {
  if (!Number.isFinite(a) || !Number.isFinite(b) || size > 1e20) throw new Silent("not finite");
  return Math.abs(a - b) <= precision * (size + 1) ? null : { law, op: "grad", what: `${a} against ${b}` };
}

/** The tolerance for sums of products, relative to their magnitudes, by the least precise dtype of a program. */
function precisionOf(values: Iterable<unknown>): number {
  const dtypes = [...values].map((value) => (isTensor(value) ? value.dtype : ""));
  if (dtypes.some((dtype) => /float16/.test(dtype))) return 0.1;
  return dtypes.some((dtype) => /^(float32|complex64)$/.test(dtype)) ? 1e-3 : 1e-8;
}

/** <u, J v> = <J^T u, v>. */
function transposed(program: Program): Breach | null {
  const values = inputsOf(program);
  runSteps(program, values);
  const back = gradientsOf(program, values, false);
  if (back === null) throw new Silent("no gradient");
  const { leaves, outputs } = program.backward!;
  return dualLevel(() => {
    const duals: Values = new Map(
      [...inputsOf(program)].map(([name, value]) => {
        const input = (value as Tensor).detach();
        return [name, leaves.includes(name) ? makeDual(input, start(input, 40 + leaves.indexOf(name))) : input];
      }),
    );
    const { refusals } = runSteps(program, duals);
    const refused = refusals.find((one) => one !== null);
    if (refused instanceof NoForwardDerivative || refused instanceof Silent) throw new Silent("no forward derivative");
    if (refused !== undefined) {
      const { op } = program.steps[refusals.indexOf(refused)]!;
      // Out forms propagate no tangents, as in PyTorch.
      if (findOperator(`aten::${op}`)!.schema.kind === "out") throw new Silent("no forward derivative");
      return { law: "forward is reverse transposed", op, what: `forward refuses: ${text(refused)}` };
    }
    let [left, right, size] = [0, 0, 0];
    outputs.forEach((name, i) => {
      if ((values.get(name) as Tensor | undefined)?.requiresGrad !== true) return;
      const { tangent } = unpackDual(duals.get(name) as Tensor);
      if (tangent === null) return;
      const [u, t] = [elementsOf(start(values.get(name) as Tensor, i)), elementsOf(tangent)];
      left += dot(u, t);
      size += magnitude(u, t);
    });
    leaves
      .filter((name) => values.has(name))
      .forEach((name, i) => {
        const g = back.gradients[i];
        if (g == null) return;
        const [v, w] = [elementsOf(start(values.get(name) as Tensor, 40 + leaves.indexOf(name))), elementsOf(g)];
        right += dot(v, w);
        size += magnitude(v, w);
      });
    return agree("forward is reverse transposed", left, right, size, precisionOf(values.values()));
  });
}

/** The matrix of second derivatives is symmetric. */
function symmetric(program: Program): Breach | null {
  const values = inputsOf(program);
  runSteps(program, values);
  let found: ReturnType<typeof gradientsOf>;
  try {
    found = gradientsOf(program, values, true);
  } catch (error) {
    if (error instanceof AutogradError) throw new Silent("no second derivative");
    throw error;
  }
  const pairs = (found?.gradients ?? []).map((g, i) => [g, found!.leaves[i]!] as const);
  const live = pairs.filter((pair): pair is readonly [Tensor, Tensor] => pair[0]?.requiresGrad === true);
  if (live.length === 0) throw new Silent("no second derivative");
  const times = (order: number): (Tensor | null)[] => {
    const gradOutputs = live.map(([g], i) => start(g, order + i));
    return [
      ...grad(
        live.map(([g]) => g),
        found!.leaves,
        { gradOutputs, allowUnused: true, retainGraph: true },
      ),
    ];
  };
  try {
    const [hv, hw] = [times(3), times(17)];
    let [left, right, size] = [0, 0, 0];
    found!.leaves.forEach((leaf, i) => {
      const at = live.findIndex(([, other]) => other === leaf);
      if (at < 0) return;
      const along = (order: number) => elementsOf(start(live[at]![0], order + at));
      const [v, w] = [along(3), along(17)];
      if (hv[i] != null) [left, size] = [left + dot(w, elementsOf(hv[i]!)), size + magnitude(w, elementsOf(hv[i]!))];
      if (hw[i] != null) [right, size] = [right + dot(v, elementsOf(hw[i]!)), size + magnitude(v, elementsOf(hw[i]!))];
    });
    return agree("second derivatives are symmetric", left, right, size, precisionOf(values.values()));
  } catch (error) {
    if (error instanceof AutogradError) throw new Silent("no second derivative");
    throw error;
  }
}

const dataDependent = (error: unknown): boolean =>
  error instanceof UnsupportedError && /reads? (a value|elements)|depends on the elements|data/.test(error.message);

function fake(tensor: Tensor): Tensor {
  const result = fakeOf(tensor);
  result.requiresGrad = tensor.requiresGrad;
  return result;
}

/** Shapes, dtypes, strides and offsets without data. */
function faked(program: Program): Breach | null {
  const law = "fake tensors";
  const real = inputsOf(program);
  const values: Values = new Map([...inputsOf(program)].map(([name, value]) => [name, fake(value as Tensor)]));
  for (const step of program.steps) {
    const { fresh } = runStep(step, real);
    const { ran, error } = withFakeTensors(() => runStep(step, values));
    if (!ran) continue;
    if (error !== null) {
      if (!dataDependent(error)) return { law, op: step.op, what: `refused: ${text(error)}` };
      throw new Silent("decided by elements");
    }
    for (const name of new Set([...fresh, ...step.args.flatMap(namesIn)])) {
      const [a, b] = [values.get(name), real.get(name)].map((one) => {
        const tensor = one as Tensor;
        const { dtype, shape, strides, offset, requiresGrad, device } = tensor;
        const bits = `${tensor.isConj() ? " lazily conjugated" : ""}${tensor.isNeg() ? " lazily negated" : ""}`;
        return `${dtype} [${shape}] strides [${shape.includes(0) ? "" : strides}] offset ${offset} ${requiresGrad} ${device}${bits}`;
      });
      if (a !== b) return { law, op: step.op, what: `${name}: ${a} in place of ${b}` };
    }
  }
  return null;
}

const forms = new Map<string, { inplace: string | null; out: string | null }>();
const inputsText = (name: string): string =>
  JSON.stringify(
    findOperator(name)!
      .schema.arguments.filter(({ out }) => !out)
      .map(({ name: argument, type }) => [argument, type]),
  );

/** The in-place and the out form of a functional operator. */
function formsOf(op: string): { inplace: string | null; out: string | null } {
  const known = forms.get(op);
  if (known !== undefined) return known;
  const { schema } = findOperator(`aten::${op}`)!;
  const inputsOfOp = inputsText(`aten::${op}`);
  const sisters =
    schema.kind !== "functional"
      ? []
      : [...dispatcher.registry.entries.values()].filter(
          (entry) =>
            entry.hasSchema &&
            !isRandom(entry) &&
            entry.name.startsWith("aten::") &&
            entry.schema.name.base.replace(/_$/, "") === schema.name.base &&
            inputsText(entry.name) === inputsOfOp,
        );
  const called = (kind: string) =>
    sisters.find((entry) => entry.schema.kind === kind && !/_copy|lift/.test(op))?.name.slice("aten::".length) ?? null;
  const result = { inplace: called("inplace"), out: called("out") };
  forms.set(op, result);
  return result;
}

/**
 * Out forms and in-place forms compute what the functional form does, for outputs that are empty, that match, and that contain garbage between
 * gaps.
 */
function sameForms(program: Program): Breach | null {
  const values = inputsOf(program);
  for (const step of program.steps) {
    const { inplace, out } = formsOf(step.op);
    const given = new Map<string, unknown>();
    const fresh = (): Values => {
      for (const name of step.args.flatMap(namesIn)) {
        const value = values.get(name);
        if (isTensor(value)) given.set(name, call("aten::clone", value, null));
      }
      return new Map(given);
    };
    const before = fresh();
    const { results, ran, error } = runStep(step, values);
    if (!ran || error !== null || results.length === 0 || !results.every(isTensor)) continue;
    if (uninitialised.test(step.op)) continue;
    const wanted = (results as Tensor[]).map(seen);
    const check = (law: string, op: string, got: readonly unknown[]): Breach | null => {
      for (const [i, one] of wanted.entries()) {
        const why = difference(seen(got[i] as Tensor), one, true);
        if (why !== null && !haveSameFactors(op, (got as Tensor[]).map(seen), wanted, i))
          return { law, op, what: `result ${i}: ${why}` };
      }
      return null;
    };
    if (out !== null) {
      for (const kind of ["empty", "of the right form", "with gaps"] as const) {
        const names = wanted.map((_, i) => `out ${i}`);
        const scope: Values = new Map(before);
        for (const [i, { dtype, shape }] of wanted.entries()) scope.set(names[i]!, outOf(dtype, shape, kind));
        const args = [...step.args, ...names.map((name) => ({ x: name }))];
        const law = `out= ${kind} is functional`;
        const done = runStep({ op: out, args, outs: names }, scope);
        if (done.error !== null) return { law, op: out, what: `refused: ${text(done.error)}` };
        const broken = check(
          law,
          out,
          names.map((name) => scope.get(name)),
        );
        if (broken !== null) return broken;
      }
    }
    const [first] = step.args;
    const self = first !== null && typeof first === "object" && "x" in first ? before.get(first.x) : undefined;
    if (inplace !== null && isTensor(self) && wanted.length === 1 && !memoryWords.test(step.op)) {
      const [one] = wanted;
      if (one!.dtype !== self.dtype || String(one!.shape) !== String(self.shape)) continue;
      const scope: Values = new Map(before);
      scope.set("self", call("aten::clone", self, null));
      const done = runStep({ op: inplace, args: [{ x: "self" }, ...step.args.slice(1)], outs: ["result"] }, scope);
      const law = "in place is functional";
      if (done.error !== null) return { law, op: inplace, what: `refused: ${text(done.error)}` };
      const broken = check(law, inplace, [scope.get("self")]);
      if (broken !== null) return broken;
    }
  }
  return null;
}

const call = (name: string, ...args: unknown[]): Tensor => findOperator(name)!.call(args) as Tensor;

function outOf(dtype: string, shape: readonly number[], kind: "empty" | "of the right form" | "with gaps"): Tensor {
  const type = dtype as Input["dtype"];
  if (kind === "empty") return allocate([0], type);
  const strides = new Array<number>(shape.length).fill(1);
  const gap = kind === "with gaps" ? 2 : 1;
  for (let d = 0, step = gap; d < shape.length; d++) {
    const at = kind === "with gaps" ? d : shape.length - 1 - d;
    strides[at] = step;
    step *= Math.max(1, shape[at]!);
  }
  const offset = gap - 1;
  const span = offset + shape.reduce((n, size) => n * size, gap) + 1;
  const storage = new Array<Figure>(span * partsOf(type)).fill(1);
  return makeInput({ name: "", dtype: type, shape, strides, offset, storage });
}

export interface Law {
  readonly name: string;
  /** Including rejected steps and gradients. */
  readonly whole?: true;
  readonly gradients?: true;
  /** The programs to which the law applies. */
  readonly of?: (program: Program) => boolean;
  readonly loose?: true;
  /** The program's outcome computed another way, or the violation itself. */
  readonly other: (program: Program, wanted: Observed) => Observed | Breach | null;
}

const pure = ({ steps }: Program): boolean => !steps.some(writes);
const writesOnce = ({ steps }: Program): boolean => !steps.some((step) => writtenBy(step) > 1);
const memoryWords =
  /as_strided|^view|_view|^set|resize|storage|unflatten|unsafe|contiguous|^_?reshape|flatten|ravel|^to\.|_to_copy|expand_as|is_set_to/;
/** Whether every input is as before: normalisations update running statistics that their schemas do not mark as written. */
function leavesInputs(program: Program): boolean {
  const inputs = inputsOf(program);
  const versions = () => [...inputs.values()].map((input) => (input as Tensor).version).join();
  const before = versions();
  runSteps(program, new Map(inputs));
  return versions() === before;
}
const lookingAtMemory = ({ steps }: Program): boolean => steps.some(({ op }) => memoryWords.test(op));

function traced(fn: (inputs: Record<string, Tensor>) => Record<string, Tensor>, program: Program, more = {}): Graph {
  try {
    return makeGraph(fn, more)(record(inputsOf(program))) as unknown as Graph;
  } catch (error) {
    if (dataDependent(error)) throw new Silent("reads values");
    throw error;
  }
}

/** Whether two runs of the same steps gave values of other shapes: an output of a shape that elements determine is resized to that of the traced numbers, and refuses others. */
const haveOtherShapes = (a: Observed, b: Observed): boolean =>
  [...a.values].some(([name, { shape }]) => String(shape) !== String(b.values.get(name)?.shape));

/** Whether a call may give its operand back where the device is that which it names, and a copy where it is another. */
const namesDevice = ({ op, args }: Step): boolean =>
  op.startsWith("to.") && args.some((arg) => arg !== null && typeof arg === "object" && "device" in arg);

/** A graph of the program, run with other numbers. */
function graphLaw(
  program: Program,
  change: (graph: Graph) => Graph,
  of: (fn: ReturnType<typeof asFunction>) => ReturnType<typeof asFunction> = (fn) => fn,
  loose = false,
  more = {},
): Breach | null {
  const graph = change(traced(of(asFunction(program)), program, more));
  // What decides by elements how it computes is traced the way that serves all.
  const isLoose = loose || program.steps.some(({ op }) => /^cumprod_backward/.test(op));
  const other = otherNumbers(program);
  const original = run(program);
  for (const one of [program, other]) {
    const wanted = one === program ? original : run(one);
    if (wanted.refusals.some((refusal) => refusal !== null)) continue;
    let got: Observed;
    try {
      got = runAs(one, wanted, (inputs) =>
        // What a run gives back shows where it was still wanted.
        poisoned(() => (graph as unknown as { run(x: unknown): Record<string, Tensor> }).run(inputs)),
      );
    } catch (error) {
      // Other numbers or shapes: the graph reports them.
      if (one === other && error instanceof TengenError && /shape/.test(error.message)) continue;
      if (one === other && error instanceof ShapeError && haveOtherShapes(wanted, original)) continue;
      throw error;
    }
    const broken = compareObserved("", one, got, wanted, isLoose);
    if (broken !== null) return { ...broken, what: `${one === other ? "with other numbers, " : ""}${broken.what}` };
  }
  return null;
}

/** The program mapped over two examples, of which the second has other numbers: each is what the program gives alone. */
function mappedOver(program: Program): Breach | null {
  const other = otherNumbers(program);
  const alone = [program, other].map((one) => run(one));
  if (alone.some(({ refusals }) => refusals.some((refusal) => refusal !== null))) throw new Silent("refused");
  if (haveOtherShapes(alone[0]!, alone[1]!)) throw new Silent("shapes depend on values");
  // Whether sums are infinite or NaN depends on their order.
  const isFiniteOnly = ({ elements }: Seen): boolean =>
    elements.every((element) => typeof element === "bigint" || Number.isFinite(element));
  if (!alone.every(({ values }) => [...values.values()].every(isFiniteOnly))) throw new Silent("not finite");
  for (const [example, one] of [program, other].entries()) {
    const rest = record(inputsOf(example === 0 ? other : program));
    const wanted = { ...alone[example]!, second: null };
    const got = runAs(one, wanted, (inputs) => {
      const both = Object.entries(inputs).map(([name, input]) => {
        const pair = [input, rest[name]!.detach()];
        return [name, stack(example === 0 ? pair : pair.reverse())] as const;
      });
      try {
        const all = vmap(asFunction(one))(Object.fromEntries(both)) as Record<string, Tensor>;
        return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, value.select(0, example)]));
      } catch (error) {
        if (error instanceof UnsupportedError) throw new Silent("vmap refuses");
        throw error;
      }
    });
    const broken = compareObserved("", one, got, wanted, true);
    if (broken !== null) return { ...broken, what: `${broken.what}, in example ${example}` };
  }
  return null;
}

/** The same program on numbers of double precision, null if it has no others. */
function inDoubles(program: Program): Program | null {
  const wider: Readonly<Record<string, Input["dtype"]>> = {
    float16: "float64",
    bfloat16: "float64",
    float32: "float64",
    complex64: "complex128",
  };
  const isNarrow = program.inputs.some(({ dtype }) => dtype in wider);
  const inputs = program.inputs.map((input): Input => ({ ...input, dtype: wider[input.dtype] ?? input.dtype }));
  return isNarrow ? { ...program, inputs } : null;
}

/** A law of other computations of the same numbers, which may cancel: where single precision breaks it, double precision decides. */
const inDoublesToo =
  (law: (program: Program) => Breach | null) =>
  (program: Program): Breach | null => {
    const breach = law(program);
    const exact = breach === null ? null : inDoubles(program);
    if (exact === null || run(exact).refusals.some((refusal) => refusal !== null)) return breach;
    return law(exact) === null ? null : breach;
  };

const forward =
  (law: (program: Program) => Breach | null) =>
  (program: Program, wanted: Observed): Breach | null => {
    if (wanted.gradients === null) throw new Silent("no gradient");
    return inDoublesToo(law)(program);
  };

/** The program by the kernels in TypeScript. */
function inTypeScript(program: Program): Observed {
  const before = useKernels("ts");
  try {
    return run(program);
  } finally {
    useKernels(before);
  }
}

/** Memory that is given back, of any size, is filled with NaN. */
function poisoned<R>(body: () => R): R {
  useLargeMemory();
  poisonPool(true, 0);
  try {
    return body();
  } finally {
    poisonPool(false);
  }
}

/** Runs steps in a scope whose result are all values. */
const scoped: Around = (body, values) => {
  let result: ReturnType<typeof body>;
  tidy(() => {
    result = body();
    return values === undefined ? null : [...values.values()];
  });
  return result!;
};

/** What was observed. @throws Error if a derivative is missing: memory that a node needs is gone */
function withGradients(wanted: Observed, got: Observed): Observed {
  for (const which of ["gradients", "second"] as const)
    if (wanted[which] !== null && got[which] === null) throw new Error(`no ${which}`);
  return got;
}

/** Gives up all values that the backward pass does not name. */
const giveUpAllBut =
  ({ backward }: Program) =>
  (values: Values): void => {
    const named = new Set([...(backward?.outputs ?? []), ...(backward?.leaves ?? [])].map((name) => values.get(name)));
    for (const value of values.values()) if (isTensor(value) && !named.has(value)) value[Symbol.dispose]();
  };

export const laws: readonly Law[] = [
  {
    name: "a mode that hands on",
    whole: true,
    gradients: true,
    other: (program) => run(program, { around: (body) => withMode(new PassOn(), body) }),
  },
  {
    name: "two modes",
    gradients: true,
    other: (program) =>
      run(program, { around: (body) => withMode(new PassOn(), () => withMode(new PassOnValues(), body)) }),
  },
  { name: "a class that wraps", gradients: true, other: (program) => run(program, wrapped) },
  {
    name: "an observer",
    gradients: true,
    other: (program) => {
      const handle = observe({ before: () => null });
      try {
        return run(program);
      } finally {
        handle.dispose();
      }
    },
  },
  {
    name: "a scope that gives memory back",
    gradients: true,
    other: (program) =>
      poisoned(() => {
        let observed: Observed | null = null;
        // Its result would hold the errors of refused steps, which nobody can look into.
        tidy(() => void (observed = run(program)));
        return observed!;
      }),
  },
  {
    name: "values that are given up",
    gradients: true,
    other: (program, wanted) =>
      withGradients(
        wanted,
        poisoned(() => run(program, { between: giveUpAllBut(program) })),
      ),
  },
  {
    name: "a graph that leaves its scope",
    gradients: true,
    other: (program, wanted) =>
      withGradients(
        wanted,
        poisoned(() => run(program, { around: scoped })),
      ),
  },
  { name: "inference mode", other: (program) => run(program, { around: inferenceMode as Around }) },
  {
    name: "recorded for gradients",
    gradients: true,
    other: (program) => ({
      ...run({ ...program, inputs: program.inputs.map(({ requiresGrad: _, ...input }) => input) }),
      ...derivatives(program),
    }),
  },
  ...(["mutations", "mutations_and_views"] as const).map(
    (remove): Law => ({
      name: `functionalize ${remove}`,
      gradients: true,
      loose: true,
      other: (program, wanted) => ({
        ...runAs(program, wanted, functionalize(asFunction(program), { remove })),
        second: wanted.second,
      }),
    }),
  ),
  { name: "a graph", other: (program) => graphLaw(program, (graph) => graph) },
  {
    name: "a graph on meta",
    of: (program) => pure(program) || !program.steps.some(namesDevice),
    other: (program) => graphLaw(program, (graph) => graph, undefined, false, { mode: "meta" }),
  },
  { name: "a saved graph", other: (program) => graphLaw(program, (graph) => loadGraph(saveGraph(graph))) },
  {
    name: "a copied graph, cleaned up",
    of: (program) => pure(program) && leavesInputs(program),
    other: (program) => {
      const cleaned = (graph: Graph): Graph => {
        const copy = copyGraph(graph);
        foldConstants(copy);
        eliminateCommonSubexpressions(copy);
        copy.eliminateDeadCode();
        copy.lint();
        return copy;
      };
      // Composite operators may write to tensors they created: passes require that to be removed.
      return graphLaw(program, cleaned, (fn) => functionalize(fn, { remove: "mutations_and_views" }), true);
    },
  },
  {
    name: "a graph of core operators",
    of: pure,
    other: inDoublesToo((program) =>
      graphLaw(program, (graph) => graph, undefined, true, { decompositions: coreDecompositions }),
    ),
  },
  {
    name: "a graph of a functionalized program",
    other: (program) =>
      graphLaw(
        program,
        (graph) => graph,
        (fn) => functionalize(fn, { remove: "mutations_and_views" }),
        true,
      ),
  },
  {
    name: "a graph with gradients",
    gradients: true,
    loose: true,
    of: (program) => program.backward !== undefined,
    other: gradientGraph,
  },
  { name: "fake tensors", gradients: true, other: faked },
  {
    name: "lazy inputs",
    loose: true,
    // Writing to two lazily negated tensors is rejected, as by PyTorch.
    of: (program) =>
      writesOnce(program) &&
      // What is written to pieces that must not be written to.
      (pure(program) || !program.steps.some(({ op }) => /^unsafe_/.test(op))) &&
      !/view_as_real|view\.dtype|is_(conj|neg)|resolve|as_strided|detach_/.test(
        program.steps.map(({ op }) => op).join(),
      ),
    other: (program) => run(lazily(program)),
  },
  {
    name: "inputs elsewhere in memory",
    loose: true,
    of: (program) => pure(program) && !lookingAtMemory(program),
    other: (program) => run(laidOtherwise(program)),
  },
  {
    name: "kernels in TypeScript and in WebAssembly",
    loose: true,
    gradients: true,
    other: (program, wanted) => {
      const law = (one: Program) =>
        compareObserved("", one, inTypeScript(one), one === program ? wanted : run(one), true);
      const breach = law(program);
      // Vectors sum products in single precision, which overflows: what is infinite or NaN for that is not in doubles.
      return breach !== null && /(is|in place of) (NaN|-?Infinity)/.test(breach.what)
        ? inDoublesToo(law)(program)
        : breach;
    },
  },
  {
    name: "one thread and two",
    gradients: true,
    other: (program) => {
      startThreads(2);
      try {
        return run(program);
      } finally {
        setNumThreads(1);
      }
    },
  },
  {
    name: "autocast of float64",
    of: ({ inputs }) => !inputs.some(({ dtype }) => /^(float(16|32)|bfloat16)$/.test(dtype)),
    other: (program, wanted) => {
      if ([...wanted.values.values()].some(({ dtype }) => /^(float(16|32)|bfloat16)$/.test(dtype)))
        throw new Silent("float32");
      return run(program, { around: (body) => autocast({ device: "cpu", dtype: "bfloat16" }, body) });
    },
  },
  {
    name: "autocast switched off",
    gradients: true,
    other: (program) =>
      run(program, {
        around: (body) => autocast({ device: "cpu" }, () => autocast({ device: "cpu", enabled: false }, body)),
      }),
  },
  {
    name: "checkpoint",
    gradients: true,
    // Gradients of a value that is used twice are summed in another order.
    loose: true,
    of: pure,
    other: (program, wanted) => ({
      ...runAs(program, wanted, (inputs) => checkpoint(asFunction(program), inputs)),
      second: wanted.second,
    }),
  },
  { name: "forward is reverse transposed", gradients: true, other: forward(transposed) },
  { name: "second derivatives are symmetric", gradients: true, other: forward(symmetric) },
  { name: "forms of an operator", other: sameForms },
  {
    name: "mapped over examples",
    loose: true,
    gradients: true,
    of: (program) => program.inputs.length > 0 && pure(program) && !lookingAtMemory(program) && leavesInputs(program),
    other: mappedOver,
  },
];

/** The gradients of a program alone. */
function derivatives(program: Program): Pick<Observed, "gradients" | "second"> {
  const { gradients, second } = run(program);
  return { gradients, second };
}

/** Forward and backward in one graph. */
function gradientGraph(program: Program, wanted: Observed): Observed | Breach | null {
  if (wanted.gradients === null) throw new Silent("no gradient");
  const fn = (inputs: Record<string, Tensor>): Record<string, Tensor> => {
    const values: Values = new Map(Object.entries(inputs));
    const { refusals } = runSteps(program, values);
    const refusal = refusals.find((one) => one !== null);
    if (refusal !== undefined) throw refusal;
    const { gradients } = gradientsOf(program, values, program.backward!.second)!;
    return Object.fromEntries(gradients.flatMap((one, i) => (one === null ? [] : [[`g${i}`, one]])));
  };
  const graph = traced(fn, program) as unknown as { run(x: unknown): Record<string, Tensor> };
  const results = graph.run(record(inputsOf(program)));
  const gradients = program.backward!.leaves.map((_, i) =>
    results[`g${i}`] === undefined ? null : seen(results[`g${i}`]!),
  );
  return { ...wanted, gradients };
}

interface Row {
  /** Patterns of the law's name, the operator's name and the difference; all three have to match. */
  readonly law: string;
  readonly operator: string;
  readonly what: string;
  /** What must also hold of a call of such an operator: a condition of conditions.ts. */
  readonly if?: string;
  readonly reason: string;
}

/** Known breaches, with reasons. */
export const brokenLaws = JSON.parse(
  readFileSync(new URL("broken-laws.json", import.meta.url), "utf8"),
) as readonly Row[];
const patterns = brokenLaws.map(({ law, operator, what, if: condition, reason }) => ({
  condition,
  law: new RegExp(`^(?:${law})$`),
  operator: new RegExp(`^(?:${operator})$`),
  what: new RegExp(what),
  reason,
}));

/** The reason for a known breach, null for others. Breaches of gradients are attributed to every operator of the program. */
export function reasonOf(breach: Breach, program: Program): string | null {
  const ops = breach.op === "grad" || breach.op === "an input" ? program.steps.map(({ op }) => op) : [breach.op];
  const row = patterns.find(
    ({ law, operator, what, condition }) =>
      law.test(breach.law) &&
      what.test(breach.what) &&
      ops.some((op) => operator.test(op)) &&
      (condition === undefined || holds(condition, operator, program, breach.what)),
  );
  return row?.reason ?? null;
}

/** The differences when a law is applied to a program. */
export function applyLaw(law: Law, program: Program): Breach | null | "silent" {
  const prepared = law.whole === true ? program : accepted(program, law.gradients === true);
  if (prepared === null || (law.of !== undefined && !law.of(prepared))) return "silent";
  try {
    const wanted = run(prepared);
    const got = law.other(prepared, wanted);
    if (got === null) return null;
    if ("law" in got) return { ...got, law: law.name };
    return compareObserved(law.name, prepared, got, wanted, law.loose === true);
  } catch (error) {
    if (error instanceof Silent) return "silent";
    return { law: law.name, op: prepared.steps.at(-1)!.op, what: `throws ${text(error)}` };
  }
}

/** Fewer steps with the same breach. */
export function shrinkBreach(law: Law, program: Program, breach: Breach): { program: Program; breach: Breach } {
  let best = { program, breach };
  const attempt = (candidate: Program): boolean => {
    const found = applyLaw(law, candidate);
    if (found === null || found === "silent" || found.what.split(" ")[0] !== breach.what.split(" ")[0]) {
      if (found === null || found === "silent" || found.op !== breach.op) return false;
    }
    best = { program: candidate, breach: found };
    return true;
  };
  for (let i = program.steps.length - 1; i >= 0; i--) {
    if (i >= best.program.steps.length) continue;
    const steps = best.program.steps.filter((_, at) => at !== i);
    if (steps.length > 0) attempt({ ...best.program, steps });
  }
  const { backward: _, ...rest } = best.program;
  if (best.program.backward !== undefined) attempt(rest);
  const used = new Set(best.program.steps.flatMap((step) => step.args.flatMap(namesIn)));
  const inputs = best.program.inputs.filter(({ name }) => used.has(name));
  attempt({ ...best.program, inputs });
  return best;
}

/** Makes every call use the WebAssembly loops on one thread, however few elements it has. */
export function offerAlways(): void {
  setNumThreads(1);
  offerWasm(1);
}
