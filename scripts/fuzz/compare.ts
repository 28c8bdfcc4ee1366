// Runs a program here and compares every step with PyTorch's results.

import { dtypeCodeOf, isDType } from "../../runtime/core/dtype.js";
import { TengenError } from "../../runtime/core/errors.js";
import { allocate, isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { grad } from "../../runtime/layers/grad.js";
import { findOperator } from "../../tests/conformance/library.js";
import { hints } from "./generate.js";
import { Late, limited } from "./limit.js";
import {
  type Answer,
  type Argument,
  cotangent,
  decodeArgument,
  elementsOf,
  type Figure,
  figure,
  type GradAnswer,
  isList,
  makeInput,
  namesIn,
  numberOf,
  type Outcome,
  overwrite,
  type Program,
  partsOf,
  runStep,
  type Seen,
  type Step,
} from "./program.js";

// Resized outputs are part of what programs test.
warnings.emit = () => {};

export const kinds = [
  "refused here",
  "accepted here",
  "stumbled",
  "results",
  "dtype",
  "shape",
  "strides",
  "offset",
  "alias",
  "requires_grad",
  "leaf",
  "node",
  "version",
  "values",
  "NaN or infinity",
  "zero's sign",
  "gradient refused here",
  "gradient accepted here",
  "gradient stumbled",
  "gradient missing",
  "gradient zeros",
  "gradient",
  "second gradient refused here",
  "second gradient accepted here",
  "second gradient stumbled",
  "second gradient missing",
  "second gradient zeros",
  "second gradient",
  "no answer here",
  "crash",
] as const;
export type Kind = (typeof kinds)[number];

export interface Disagreement {
  /** Which step; the number of steps for gradients. */
  readonly step: number;
  readonly op: string;
  readonly kind: Kind;
  readonly theirs: string;
  readonly ours: string;
}

/**
 * Kinds of disagreement after which the values of both sides can be made equal, so that the rest of the program is still
 * meaningful.
 */
const mendable: ReadonlySet<Kind> = new Set(["values", "NaN or infinity", "zero's sign", "version", "node"]);

/** Whether a disagreement is explained, so that the program continues after it if possible. */
export type Explain = (disagreement: Disagreement, program: Program) => boolean;

const uninitialised = new RegExp(hints.uninitialised);
const ties = new RegExp(hints.ties);
/** PyTorch's results of these share memory but each have a version counter; here the counter belongs to the storage. */
const counters = new RegExp(hints.counters);
const unordered = new RegExp(hints.unordered);
/** Sums of products, in which what cancels has the sign of rounding noise, and extremes, where zeros of both signs are equal. */
const signless = new RegExp(hints.signless);
/** What these call last, and whether they call it in place, is not theirs to promise: whether there is a node is. */
const composites = new RegExp(hints.composites);
/** Every element of a result depends on every one of its line: whether it is finite, infinite or NaN where one of these is not is a matter of the order. */
const mixing = new RegExp(hints.mixing);
/** Functions that PyTorch fits by others, and how exactly. */
const fitted = Object.entries(hints.fitted).map(([text, [tolerance, domain]]) => ({
  pattern: new RegExp(text),
  tolerance: [tolerance, tolerance] as Tolerance,
  domain,
}));
/** In matrix factorisations every element depends on every other. */
const factoring = new RegExp(hints.factoring);
/** These read one triangle of a symmetric matrix. */
const triangular = new RegExp(hints.triangular);
const factors = Object.entries(hints.factors).map(([text, how]) => [new RegExp(text), how] as const);

/**
 * `values` is filled with the final values, which have PyTorch's numbers; `nearer` with the steps whose results differ from PyTorch's, but are
 * those of PyTorch in double precision: no disagreements.
 */
export function compare(
  program: Program,
  answer: Answer,
  explain: Explain = () => false,
  values = new Map<string, unknown>(),
  nearer: number[] = [],
): Disagreement[] {
  const found: Disagreement[] = [];
  if (answer.crashed !== undefined) {
    const step = answer.crashedAt ?? 0;
    const op = program.steps[step]?.op ?? opsOf(program).join(", ");
    return [{ step, op, kind: "crash", theirs: answer.crashed, ours: "" }];
  }
  for (const input of program.inputs) values.set(input.name, makeInput(input));
  const versions = new Map<string, readonly [number, number]>(program.inputs.map(({ name }) => [name, [0, 0]]));
  const apart = new Set<string>();
  // An operator without a derivative in PyTorch may be a view here, of which each in-place change creates another node.
  const underived = new Set<string>();
  // A difference with a known reason is counted once, even if later steps show it again.
  const known = new Set<string>();
  for (const [index, step] of program.steps.entries()) {
    const theirs = answer.steps[index]!;
    const report = (kind: Kind, a: string, b: string): boolean => {
      const disagreement = { step: index, op: step.op, kind, theirs: a, ours: b };
      found.push(disagreement);
      return explain(disagreement, program) && mendable.has(kind);
    };
    const inputs = inputsOf(step, values);
    const scale = scaleOf(inputs);
    const infinite = factorsInfinity(step, inputs);
    const isEndless = inputs.tensors.some((x) => elementsOf(x).some((element) => !Number.isFinite(Number(element))));
    let outcome: Outcome;
    try {
      outcome = limited(() => runStep(step, values));
    } catch (late) {
      if (!(late instanceof Late)) throw late;
      report("no answer here", theirs.error ?? describe(Object.values(theirs.seen ?? {})), late.message);
      return found;
    }
    const { ran, error, results, fresh } = outcome;
    if (!ran || theirs.skipped === true) {
      if (ran || theirs.skipped !== true) throw new Error(`${program.id}: step ${index} ran on one side only`);
      continue;
    }
    if (error !== null) {
      const text = error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error);
      if (theirs.error === undefined) report("refused here", describe(Object.values(theirs.seen ?? {})), text);
      else if (!(error instanceof TengenError)) report("stumbled", theirs.error, text);
      else continue;
      return found;
    }
    if (theirs.error !== undefined) {
      report(
        "accepted here",
        theirs.error,
        describe(
          results
            .flat()
            .filter(isTensor)
            .map((t) => seenHere(t, values)),
        ),
      );
      return found;
    }
    const lengths = results.map((value) => (Array.isArray(value) ? value.length : -1));
    const plain = results.filter((value) => !isTensor(value) && !Array.isArray(value));
    if (lengths.join() !== (theirs.lengths ?? []).join()) {
      report("results", `lengths ${theirs.lengths}`, `lengths ${lengths}`);
      return found;
    }
    for (const [i, golden] of (theirs.plain ?? []).entries()) {
      const why = plainDifference(plain[i], golden);
      if (why !== null && !report("values", JSON.stringify(golden), why)) return found;
    }
    const seen = Object.entries(theirs.seen ?? {});
    // Metadata first: values are not compared if it differs.
    const without: string[] = [];
    for (const [name, golden] of seen) {
      const value = values.get(name);
      if (!isTensor(value)) {
        report("results", `${name} is a tensor`, `${name} is none`);
        return found;
      }
      if (counters.test(step.op)) apart.add(golden.storage);
      for (const [kind, a, b] of formDifferences(value, golden, values, fresh.includes(name), versions)) {
        const text = `${name} ${kind} ${a} ${b}`;
        if (kind === "node" && composites.test(step.op) && a !== "null" && b !== "null") known.add(text);
        if (kind === "version" && apart.has(golden.storage)) continue;
        if (kind === "node" && (known.has(text) || underived.has(golden.storage))) continue;
        if (kind === "node" && a.includes("NotImplemented")) without.push(golden.storage);
        if (!report(kind, `${name}: ${a}`, `${name}: ${b}`)) return found;
        known.add(text);
      }
    }
    for (const storage of without) underived.add(storage);
    for (const [name, golden] of seen) versions.set(name, [golden.version, (values.get(name) as Tensor).version]);
    // The content of an uninitialised tensor is unspecified; factors and orders are compared separately.
    const free =
      uninitialised.test(step.op) ||
      otherFactors(step, inputs, values, scale) ||
      otherOrder(step, values, theirs.seen!);
    // A result computed in float32, as for integers, does not gain precision by being stored as float64.
    const fit = fitted.find(({ pattern }) => pattern.test(step.op));
    const coarse = fit?.tolerance ?? coarsest(inputs.tensors);
    const defined = fit === undefined ? null : definedAt(fit.domain, inputs.all);
    const endless = isEndless && mixing.test(step.op) ? endlessPlaces(step, inputs) : null;
    const freshStorages = new Set(fresh.map((name) => (values.get(name) as Tensor).storage));
    for (const [name, golden] of seen) {
      const value = values.get(name) as Tensor;
      const places = endless?.get(step.outs.indexOf(name));
      const particular = { op: step.op, defined, dependsOnEndless: (place: number) => places?.[place] === true };
      const difference =
        free && freshStorages.has(value.storage)
          ? null
          : valueDifference(value, golden.data, scale, coarse, particular);
      const double = theirs.double?.[name];
      // Where numbers overflow or are rounded on their way, those of double precision are right.
      const right =
        difference !== null &&
        double !== undefined &&
        isFloat(value.dtype) &&
        valueDifference(value, rounded(double, value), scale, coarse, particular) === null;
      // Where PyTorch's own result in double precision is another, a result that is about as near to that one is rounded in another order.
      const noise =
        difference?.[0] === "values" &&
        !right &&
        double?.length === golden.data.length &&
        isFloat(value.dtype) &&
        isAsNear(value, golden.data, rounded(double, value), coarse);
      if (right || noise) nearer.push(index);
      if (difference !== null && !right && !noise && !otherIndices(step, name, inputs, values, theirs.seen!)) {
        const [plainKind, a, b] = difference;
        const kind = plainKind === "values" && infinite ? "NaN or infinity" : plainKind;
        if (!report(kind, `${name}${a}`, `${name}${b}`)) return found;
      }
      // Later steps start with the same numbers on both sides. True values keep their bytes: other tensors may view them as numbers. For
      // the last step only differing elements are replaced: gradients may depend on which element a result equals.
      if (difference === null && !free && index === program.steps.length - 1) continue;
      if (golden.data.length === value.numel * partsOf(value.dtype) && !holds(value, golden.data))
        overwrite(value, golden.data);
    }
  }
  if (program.backward !== undefined && answer.backward !== undefined)
    compareGradients(program, answer.backward, values, nearer, (kind, a, b) => {
      const disagreement = { step: program.steps.length, op: opsOf(program).join(", "), kind, theirs: a, ours: b };
      found.push(disagreement);
      explain(disagreement, program);
    });
  return found;
}

const opsOf = (program: Program): string[] => program.steps.map(({ op }) => op);

interface Given {
  readonly tensors: readonly Tensor[];
  readonly all: readonly unknown[];
}

/** The arguments of a step, with their values before it. */
function inputsOf(step: Step, values: ReadonlyMap<string, unknown>): Given {
  const schema = findOperator(`aten::${step.op}`)!.schema;
  try {
    const all = step.args.map((arg, i) => {
      const value = decodeArgument(arg, schema.arguments[i]!.type, values);
      return isTensor(value) && ties.test(step.op) ? copyOf(value) : value;
    });
    return { all, tensors: all.flat().filter(isTensor) };
  } catch {
    return { all: [], tensors: [] };
  }
}

function copyOf(tensor: Tensor): Tensor {
  const copy = allocate([...tensor.shape], tensor.dtype);
  overwrite(copy, elementsOf(tensor).map(figure));
  return copy;
}

/**
 * For each tensor among the results of a call, which of its elements depend on operands' elements that are not finite: those that change with what
 * stands in their place. None of a call that writes to what it reads.
 */
function endlessPlaces(step: Step, { all }: Given): Map<number, readonly boolean[]> {
  const operator = findOperator(`aten::${step.op}`)!;
  const found = new Map<number, readonly boolean[]>();
  if (operator.schema.kind === "inplace") return found;
  const resultsWith = (number: number): (readonly string[])[] => {
    const given = all.map((value) => {
      if (!isTensor(value)) return value;
      const copy = copyOf(value);
      if (isFloat(copy.dtype))
        overwrite(
          copy,
          elementsOf(copy).map((x) => figure(Number.isFinite(Number(x)) ? x : number)),
        );
      return copy;
    });
    const results = operator.call(given);
    return (Array.isArray(results) ? results : [results]).map((one) => {
      const [elements, parts] = isTensor(one) ? [elementsOf(one), partsOf(one.dtype)] : [[], 1];
      return Array.from({ length: elements.length / parts }, (_, at) =>
        elements.slice(at * parts, (at + 1) * parts).join(),
      );
    });
  };
  try {
    const [some, others] = [resultsWith(0.75), resultsWith(-40)];
    for (const [i, elements] of some.entries())
      found.set(
        i,
        elements.map((element, at) => element !== others[i]![at]),
      );
  } catch {
    // A call that is refused says nothing.
  }
  return found;
}

/** The largest finite magnitude: sums are as exact as their largest term. */
function scaleOf({ tensors }: Given): number {
  let scale = 1;
  for (const tensor of tensors)
    if (tensor.numel <= 5000)
      for (const element of elementsOf(tensor)) {
        const size = Math.abs(Number(element));
        if (size > scale && size < 1e20) scale = size;
      }
  return scale;
}

/** Whether the matrix that is factored has infinities, or elements beside which others vanish: nothing finite can be relied on then. */
function factorsInfinity(step: Step, { all: [first] }: Given): boolean {
  if (!isTensor(first) || !factoring.test(step.op)) return false;
  return elementsOf(first).some((element) => !(Math.abs(Number(element)) < 1e20));
}

function firstWith(values: ReadonlyMap<string, unknown>, fits: (value: Tensor) => boolean): string {
  for (const [name, value] of values) if (fits(value as Tensor)) return name;
  return "";
}

function seenHere(tensor: Tensor, values: ReadonlyMap<string, unknown>): Seen {
  return {
    dtype: tensor.dtype,
    shape: tensor.shape,
    strides: tensor.strides,
    offset: tensor.offset,
    data: tensor.numel > 50 ? [] : elementsOf(tensor).map(figure),
    storage: firstWith(values, (other) => other.storage === tensor.storage),
    same: firstWith(values, (other) => other === tensor),
    grad: tensor.requiresGrad,
    leaf: tensor.isLeaf,
    node: tensor.gradFn?.name ?? null,
    version: tensor.version,
  };
}

function formDifferences(
  tensor: Tensor,
  golden: Seen,
  values: ReadonlyMap<string, unknown>,
  fresh: boolean,
  versions: ReadonlyMap<string, readonly [theirs: number, ours: number]>,
): [Kind, string, string][] {
  const ours = seenHere(tensor, values);
  const differences: [Kind, string, string][] = [];
  const look = (kind: Kind, a: unknown, b: unknown): void => {
    if (String(a) !== String(b)) differences.push([kind, String(a), String(b)]);
  };
  look("dtype", golden.dtype, ours.dtype);
  look("shape", `[${golden.shape}]`, `[${ours.shape}]`);
  if (differences.length > 0) return differences;
  // A stride that is never used is unspecified.
  const steps = ({ strides }: Seen) =>
    golden.shape.some((size) => size === 0) ? [] : strides.map((stride, d) => (golden.shape[d] === 1 ? "-" : stride));
  look("strides", `[${steps(golden)}]`, `[${steps(ours)}]`);
  if (tensor.numel > 0) look("offset", golden.offset, ours.offset);
  look("alias", `shares memory with ${golden.storage}`, `shares memory with ${ours.storage}`);
  if (fresh) look("alias", `is ${golden.same}`, `is ${ours.same}`);
  look("requires_grad", golden.grad, ours.grad);
  look("leaf", golden.leaf, ours.leaf);
  look("node", golden.node, ours.node);
  // A result begins with whatever its kernel wrote, and a composite may write several times: what counts is whether a step changed a value.
  const before = versions.get(golden.storage);
  const changed = (now: number, then: number) => (now > then ? "raised" : "not raised");
  if (before !== undefined) look("version", changed(golden.version, before[0]), changed(ours.version, before[1]));
  return differences;
}

const tolerances: Readonly<Record<string, Tolerance>> = {
  float64: [1e-7, 1e-10],
  complex128: [1e-7, 1e-10],
  float32: [1e-4, 1e-5],
  complex64: [1e-4, 1e-5],
  float16: [4e-3, 2e-3],
  bfloat16: [3e-2, 1.6e-2],
};
type Tolerance = readonly [relative: number, absolute: number];
const exact: Tolerance = [0, 0];

/** The tolerance for results of these dtypes: integers are computed in float32. */
const coarsest = (tensors: readonly Tensor[], others = "float32"): Tolerance =>
  tensors.reduce<Tolerance>((most, { dtype }) => {
    const ofDType = tolerances[dtype] ?? tolerances[others] ?? exact;
    return ofDType[0] > most[0] ? ofDType : most;
  }, exact);

const isFloat = (dtype: string): boolean => tolerances[dtype] !== undefined;

/** Numbers in double precision, rounded to the dtype of a tensor. */
function rounded(data: readonly Figure[], { dtype, shape }: Tensor): readonly Figure[] {
  const wide = allocate([data.length / partsOf(dtype)], partsOf(dtype) === 2 ? "complex128" : "float64");
  if (wide.numel !== shape.reduce((product, size) => product * size, 1)) return [];
  overwrite(wide, data);
  return elementsOf(call("to.dtype", wide, dtype, false, false, null)).map(figure);
}

/**
 * Whether each number is about as near to that of double precision as PyTorch's, which is another one by more than rounding its result: four times as
 * far at most.
 */
function isAsNear(
  tensor: Tensor,
  data: readonly Figure[],
  double: readonly Figure[],
  [relative, absolute]: Tolerance,
): boolean {
  const ours = elementsOf(tensor).map(Number);
  if (ours.length !== data.length || ours.length !== double.length) return false;
  return ours.every((x, i) => {
    const [theirs, right] = [Number(data[i]), Number(double[i])];
    if (Object.is(x, theirs) || x === theirs) return true;
    const rounding = absolute + relative * Math.abs(right);
    return Number.isFinite(right) && Math.abs(x - right) <= 4 * Math.abs(theirs - right) + rounding;
  });
}

/**
 * Where a function that PyTorch fits by another is defined at all, element by element, as the operators named in its domain say; null if that
 * cannot be told.
 */
function definedAt(domain: string, given: readonly unknown[]): boolean[] | null {
  if (domain === "everywhere") return null;
  try {
    const [x, a, total] = given.map((value) => (isTensor(value) ? value.detach() : value)) as [Tensor, Tensor, Tensor];
    const both = (one: Tensor, other: Tensor): Tensor => call("logical_and", one, other);
    const positive = (value: Tensor): Tensor => call("gt.Scalar", value, 0);
    const where =
      domain === "gamma"
        ? both(positive(x), positive(a))
        : both(both(positive(x), call("lt.Scalar", x, 1)), both(positive(a), call("gt.Tensor", total, a)));
    return elementsOf(where).map((element) => element !== 0);
  } catch {
    return null;
  }
}

/** What is particular about an operator's results. */
interface Particular {
  readonly op: string;
  readonly defined: readonly boolean[] | null;
  /** Whether a number of the result depends on one that is not finite, by its place. */
  readonly dependsOnEndless?: (place: number) => boolean;
}

/** The first element that differs, how, and both elements. */
function valueDifference(
  tensor: Tensor,
  data: readonly Figure[],
  scale: number,
  coarse = exact,
  { op, defined, dependsOnEndless = () => false }: Particular = { op: "", defined: null },
): readonly [Kind, string, string] | null {
  const perElement = partsOf(tensor.dtype);
  if (data.length !== tensor.numel * perElement) return null;
  const ofDType = tolerances[tensor.dtype];
  const tolerance = ofDType !== undefined && coarse[0] > ofDType[0] ? coarse : ofDType;
  const size = data.reduce<number>((most, value) => {
    const magnitude = Math.abs(Number(value));
    return magnitude > most && magnitude < 1e20 ? magnitude : most;
  }, 1);
  const most = Math.max(scale, tolerance === undefined ? 1 : size);
  const elements = elementsOf(tensor);
  for (let index = 0; index < elements.length; index += perElement) {
    const ours = elements.slice(index, index + perElement);
    const golden = data.slice(index, index + perElement);
    if (defined?.[index / perElement] === false) continue;
    const kind =
      perElement === 2
        ? complexDifference(ours as number[], golden.map(Number), tolerance!, most)
        : // Any byte that is not 0 is true; PyTorch shows 1.
          elementDifference(
            tensor.dtype === "bool" ? Number(ours[0] !== 0) : ours[0]!,
            numberOf(golden[0]!),
            tolerance,
            most,
          );
    if (kind === "zero's sign" && signless.test(op)) continue;
    const isMixed = () =>
      dependsOnEndless(index / perElement) || [...ours, ...golden].every((x) => !Number.isFinite(Number(x)));
    if (kind === "NaN or infinity" && mixing.test(op) && isMixed()) continue;
    if (kind !== null) {
      const at = `[${index / perElement}] = `;
      return [kind, at + golden.join(" "), at + ours.map(figure).join(" ")];
    }
  }
  return null;
}

/** Infinity and NaN count as equal whichever component has them, and zeros of products may have either sign. */
function complexDifference(
  ours: readonly number[],
  theirs: readonly number[],
  tolerance: readonly [number, number],
  scale: number,
): Kind | null {
  const [a, b] = [ours.every(Number.isFinite), theirs.every(Number.isFinite)];
  if (!a || !b) return a === b ? null : "NaN or infinity";
  const size = Math.hypot(...theirs);
  const far = ours.some((part, i) => Math.abs(part - theirs[i]!) > tolerance[1] * scale + tolerance[0] * size);
  return far ? "values" : null;
}

function elementDifference(
  ours: number | bigint,
  theirs: number | bigint,
  tolerance: readonly [number, number] | undefined,
  scale: number,
): Kind | null {
  if (typeof ours === "bigint" || typeof theirs === "bigint" || tolerance === undefined)
    return BigInt(ours) === BigInt(theirs) ? null : "values";
  if (Object.is(ours, theirs)) return null;
  if (ours === theirs) return "zero's sign";
  if (!Number.isFinite(ours) || !Number.isFinite(theirs)) return "NaN or infinity";
  // A result that is all rounding noise may have either sign.
  return Math.abs(ours - theirs) <= tolerance[1] * scale + tolerance[0] * Math.abs(theirs) ? null : "values";
}

function holds(tensor: Tensor, data: readonly Figure[]): boolean {
  if (tensor.dtype === "bool")
    return elementsOf(tensor).every((element, i) => (element !== 0) === (Number(data[i]) !== 0));
  return elementsOf(tensor).every(
    (element, i) => Object.is(Number(element), Number(data[i])) && figure(element) === data[i],
  );
}

function plainDifference(ours: unknown, golden: Argument): string | null {
  if (golden === null || typeof golden !== "object") return ours === golden ? null : String(ours);
  if (isList(golden)) {
    return Array.isArray(ours) &&
      ours.length === golden.length &&
      golden.every((item, i) => plainDifference(ours[i], item) === null)
      ? null
      : String(ours);
  }
  // PyTorch returns a dtype result by its number.
  if ("i" in golden && isDType(ours)) return dtypeCodeOf(ours) === golden.i ? null : String(ours);
  const text = "i" in golden ? golden.i : "f" in golden ? golden.f : null;
  if (text === null) return null;
  const theirs = numberOf(text);
  const number = typeof ours === "boolean" ? Number(ours) : ours;
  if (typeof number !== "number" && typeof number !== "bigint") return describeText(ours);
  if (typeof number === "bigint" || typeof theirs === "bigint")
    return String(number) === String(theirs) ? null : String(number);
  return elementDifference(number, theirs, "f" in golden ? tolerances["float64"] : [0, 0], 1) === null
    ? null
    : String(number);
}

const describeText = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

const describe = (seen: readonly Seen[]): string =>
  seen.map(({ dtype, shape, data }) => `${dtype} [${shape}] ${data.slice(0, 6).join(" ")}`).join("; ");

const call = (name: string, ...args: unknown[]): Tensor => findOperator(`aten::${name}`)!.call(args) as Tensor;

/** An argument of a step by its name. */
function argumentOf(step: Step, { all }: Given, name: string): unknown {
  return all[findOperator(`aten::${step.op}`)!.schema.arguments.findIndex((argument) => argument.name === name)];
}

/** Indices of equal elements are interchangeable: whether the indices of both sides refer to equal elements. */
function otherIndices(
  step: Step,
  name: string,
  given: Given,
  values: ReadonlyMap<string, unknown>,
  seen: Readonly<Record<string, Seen>>,
): boolean {
  const tensor = (values.get(name) as Tensor).detach();
  const golden = seen[name]!;
  if (!ties.test(step.op) || tensor.dtype !== "int64" || !isTensor(given.all[0])) return false;
  const theirs = allocate([...golden.shape], tensor.dtype);
  overwrite(theirs, golden.data);
  const dim = argumentOf(step, given, "dim") ?? (/^(arg|max|min)/.test(step.op) ? null : -1);
  const self = given.all[0].detach();
  const gathered = (indices: Tensor): (number | bigint)[] => {
    if (typeof dim !== "number") return elementsOf(call("take", self, indices));
    const whole = indices.ndim === self.ndim ? indices : call("unsqueeze", indices, dim);
    return elementsOf(call("gather", self, dim, whole, false));
  };
  try {
    return gathered(tensor).join() === gathered(theirs).join();
  } catch {
    return false;
  }
}

/** If no order was requested: whether each result has the same elements. */
function otherOrder(step: Step, values: ReadonlyMap<string, unknown>, seen: Readonly<Record<string, Seen>>): boolean {
  if (!unordered.test(step.op)) return false;
  const { schema } = findOperator(`aten::${step.op}`)!;
  if (step.args[schema.arguments.findIndex(({ name }) => name === "sorted")] !== false) return false;
  const name = step.outs[0] as string;
  const sorted = (elements: readonly (number | bigint)[]) =>
    // JavaScript sorts NaN last in arrays of numbers.
    Float64Array.from(elements, Number).sort().join();
  return sorted(elementsOf(values.get(name) as Tensor)) === sorted(seen[name]!.data.map(numberOf));
}

/** Factors are not unique: whether ours reproduce the matrix. */
function otherFactors(step: Step, given: Given, values: ReadonlyMap<string, unknown>, scale: number): boolean {
  const factor = factors.find(([pattern]) => pattern.test(step.op))?.[1];
  const [first] = given.all;
  if (factor === undefined || !isTensor(first)) return false;
  const [how, ...places] = factor;
  const parts = places.map((place) => values.get(step.outs[place] as string)).filter(isTensor);
  if (parts.length < places.length || parts.some(({ numel }) => numel === 0)) return false;
  // Outputs may have other dtypes than the matrix.
  const common = [first, ...parts].some(({ dtype }) => partsOf(dtype) === 2) ? "complex128" : "float64";
  const double = (part: Tensor) => call("to.dtype", part.detach(), common, false, false, null);
  const doubles = parts.map(double);
  const [a, b, c] = doubles as [Tensor, Tensor, Tensor];
  const transposed = (matrix: Tensor) => call("adjoint", matrix);
  const scaled = (matrix: Tensor, diagonal: Tensor) => call("mul.Tensor", matrix, call("unsqueeze", diagonal, -2));
  const narrow = (matrix: Tensor, dim: number, n: number) => call("narrow", matrix, dim, 0, n);
  const products: Readonly<Record<string, () => Tensor>> = {
    svd: () => call("matmul", scaled(narrow(a, -1, b.shape.at(-1)!), b), narrow(c, -2, b.shape.at(-1)!)),
    svdTransposed: () =>
      call("matmul", scaled(narrow(a, -1, b.shape.at(-1)!), b), transposed(narrow(c, -1, b.shape.at(-1)!))),
    product: () => call("matmul", a, b),
    reflectors: () => {
      const k = b.shape.at(-1)!;
      const q = call("linalg_householder_product", narrow(a, -1, k), b);
      return call("matmul", q, narrow(call("triu", a, 0), -2, k));
    },
    eigh: () => call("matmul", scaled(b, a), transposed(b)),
  };
  try {
    const self = first.detach();
    const wanted = how === "eigh" ? symmetric(step, given, self) : self;
    const coarse = coarsest([self, ...parts]);
    const gives = (product: Tensor, matrix: Tensor) =>
      valueDifference(product, elementsOf(matrix).map(figure), scale, coarse) === null;
    if (how === "eig") return gives(call("matmul", double(self), b), scaled(b, a));
    if (how === "pseudoinverse") {
      // The elements of an ill-conditioned matrix's factors are noise, which this product cancels.
      const matrix = double(self);
      return gives(call("matmul", call("matmul", matrix, a), matrix), self);
    }
    return gives(products[how]!(), wanted);
  } catch {
    return false;
  }
}

/** The matrix of which the operator reads one triangle. */
function symmetric(step: Step, given: Given, self: Tensor): Tensor {
  const upper = argumentOf(step, given, "upper") === true || /u/i.test(String(argumentOf(step, given, "UPLO") ?? ""));
  const part = upper ? call("triu", self, 0) : call("tril", self, 0);
  const rest = upper ? call("triu", self, 1) : call("tril", self, -1);
  const whole = call("add.Tensor", part, call("adjoint", rest), 1);
  if (partsOf(self.dtype) === 1) return whole;
  // Only the real components of the diagonal count.
  const diagonal = call("imag", call("diagonal", whole, 0, -2, -1));
  const imaginary = call("complex", call("sub.Tensor", diagonal, diagonal, 1), diagonal);
  return call("sub.Tensor", whole, call("diag_embed", imaginary, 0, -2, -1), 1);
}

function start(like: Tensor, order: number): Tensor {
  const result = allocate([...like.shape], like.dtype);
  overwrite(
    result,
    Array.from({ length: like.numel * partsOf(like.dtype) }, (_, i) => cotangent(i, order)),
  );
  return result;
}

function compareGradients(
  program: Program,
  answer: GradAnswer,
  values: ReadonlyMap<string, unknown>,
  nearer: number[],
  report: (kind: Kind, theirs: string, ours: string) => void,
): void {
  const { second } = program.backward!;
  const named = (names: readonly string[]) => names.map((name) => values.get(name)).filter(isTensor);
  const outputs = named(program.backward!.outputs).filter(({ requiresGrad }) => requiresGrad);
  const leaves = named(program.backward!.leaves);
  const text = (error: unknown) =>
    error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error);
  const attempt = (prefix: "" | "second ", theirs: string | undefined, run: () => (Tensor | null)[]) => {
    let gradients: (Tensor | null)[] | null = null;
    try {
      gradients = limited(run);
    } catch (error) {
      if (error instanceof Late) report("no answer here", theirs ?? "accepted", error.message);
      else if (theirs === undefined) report(`${prefix}gradient refused here`, "accepted", text(error));
      else if (!(error instanceof TengenError)) report(`${prefix}gradient stumbled`, theirs, text(error));
      return null;
    }
    if (theirs === undefined) return gradients;
    report(`${prefix}gradient accepted here`, theirs, "accepted");
    return null;
  };
  const isSymmetric = program.steps.some(({ op }) => triangular.test(op));
  // Whether the gradient that is differentiated again is another one than PyTorch's, by what no derivative says.
  let hasOther = false;
  let scale = 1;
  // A value computed in float32 does not gain precision by ending up in a float64 leaf.
  const coarse = coarsest([...values.values()].filter(isTensor), "float64");
  const look = (
    prefix: "" | "second ",
    gradients: readonly (Tensor | null)[],
    goldens: readonly (Seen | null)[],
    differences: readonly (readonly Figure[])[] | undefined,
    doubles: readonly (readonly Figure[] | null)[] | undefined,
  ): boolean => {
    for (const [i, golden] of goldens.entries()) {
      const ours = gradients[i] ?? null;
      const leaf = program.backward!.leaves[i];
      // Where PyTorch's gradient is not that of what it computes, the differences of what it computes are right, or its derivatives in double precision.
      const isRight = (): boolean => {
        const right = differences?.[i];
        const double = doubles?.[i];
        const isOfHalf = isSymmetric && right !== undefined && !isDerivative(ours, right, scale);
        if (isOfHalf && isDerivative(ours, right, scale, true)) hasOther = true;
        const is =
          (right !== undefined && isDerivative(ours, right, scale, isSymmetric)) ||
          (ours !== null &&
            double?.length === ours.numel * partsOf(ours.dtype) &&
            (valueDifference(ours, rounded(double, ours), scale, coarse) === null ||
              // PyTorch's own differs from it by more than a hundredth: rounding that grew on its way.
              (golden !== null &&
                isFar(golden.data, double) &&
                isAsNear(ours, golden.data, rounded(double, ours), coarse))));
        if (is) nearer.push(program.steps.length);
        return is;
      };
      if (golden === null || ours === null) {
        if ((golden === null && ours === null) || isRight()) continue;
        const zeros =
          golden === null ? elementsOf(ours!).every((x) => Number(x) === 0) : golden.data.every((x) => Number(x) === 0);
        report(
          `${prefix}gradient ${zeros ? "zeros" : "missing"}`,
          `${leaf}: ${golden === null ? "none" : golden.data.slice(0, 6)}`,
          `${leaf}: ${ours === null ? "none" : elementsOf(ours).slice(0, 6).join()}`,
        );
        return false;
      }
      for (const [what, a, b] of [
        ["dtype", golden.dtype, ours.dtype],
        ["shape", `[${golden.shape}]`, `[${ours.shape}]`],
      ] as const) {
        if (a === b) continue;
        report(`${prefix}gradient`, `${leaf}: ${what} ${a}`, `${leaf}: ${what} ${b}`);
        return false;
      }
      const difference = valueDifference(ours, golden.data, scale, coarse);
      if (difference !== null && difference[0] !== "zero's sign" && !isRight()) {
        report(`${prefix}gradient`, `${leaf}${difference[1]}`, `${leaf}${difference[2]}`);
        return false;
      }
      scale = Math.max(scale, ...golden.data.map((x) => Math.abs(Number(x))).filter((x) => x < 1e20));
    }
    return true;
  };
  const gradients = attempt("", answer.error, () =>
    grad(outputs, leaves, {
      gradOutputs: outputs.map((output, i) => start(output, i)),
      createGraph: second,
      allowUnused: true,
    }),
  );
  if (gradients === null || !look("", gradients, answer.gradients ?? [], answer.differences, answer.doubles)) return;
  const recorded = gradients.filter((g): g is Tensor => g?.requiresGrad === true);
  const hasSecond = answer.second !== undefined || answer.secondError !== undefined;
  if (!second || hasOther || (recorded.length === 0 && !hasSecond)) return;
  const isTheirs = (answer.gradients ?? []).map((g) => g?.grad === true);
  const again = recorded.filter((g) => isTheirs[gradients.indexOf(g)]);
  const theirs = isTheirs.filter(Boolean).length;
  // A gradient that depends on nothing may be recorded all the same: the derivatives of those beyond PyTorch's are zeros.
  const others = recorded.filter((g) => !again.includes(g));
  const isConstant = () =>
    grad(others, leaves, {
      gradOutputs: others.map((g, i) => start(g, i)),
      allowUnused: true,
      retainGraph: true,
    }).every((g) => g === null || elementsOf(g).every((x) => Number(x) === 0));
  if (again.length !== theirs || (others.length > 0 && !limited(isConstant))) {
    report("second gradient", `${theirs} gradients require grad`, `${recorded.length} do`);
    return;
  }
  if (again.length === 0) return;
  const twice = attempt("second ", answer.secondError, () =>
    grad(again, leaves, { gradOutputs: again.map((g, i) => start(g, 5 + i)), allowUnused: true }),
  );
  if (twice !== null) look("second ", twice, answer.second ?? [], answer.secondDifferences, answer.secondDoubles);
}

/** Whether numbers differ by more than a hundredth of the largest of those in double precision. */
function isFar(data: readonly Figure[], double: readonly Figure[]): boolean {
  const size = Math.max(1, ...double.map((x) => Math.abs(Number(x))).filter((x) => x < 1e20));
  return data.some((x, i) => Math.abs(Number(x) - Number(double[i])) > 0.01 * size);
}

/** Whether a gradient agrees with central differences of what PyTorch computes in double precision; none is one of zeros. */
function isDerivative(
  gradient: Tensor | null,
  differences: readonly Figure[],
  scale: number,
  isSymmetric = false,
): boolean {
  const numbers = differences.map(Number);
  const elements = gradient === null ? numbers.map(() => 0) : elementsOf(gradient).map(Number);
  const size = numbers.reduce((most, x) => (Number.isFinite(x) ? Math.max(most, Math.abs(x)) : most), scale);
  // What is rounded to half precision on its way is no nearer than that.
  const [relative, absolute] = gradient === null ? exact : tolerances[gradient.dtype]!;
  const agree = (some: readonly number[], others: readonly number[]): boolean =>
    some.length === others.length &&
    some.every((x, i) => {
      const y = others[i]!;
      return (
        Math.abs(x - y) <= Math.max(1e-3, relative) * Math.abs(y) + Math.max(1e-4, absolute) * size ||
        !(Number.isFinite(x) || Number.isFinite(y))
      );
    });
  if (agree(elements, numbers)) return true;
  // Of a function that reads one triangle of a symmetric matrix, only what changes both triangles alike has a derivative.
  if (!isSymmetric || gradient === null) return false;
  const [n, m] = gradient.shape.slice(-2);
  if (n === undefined || n !== m) return false;
  return agree(besideItsAdjoint(elements, n, gradient.dtype), besideItsAdjoint(numbers, n, gradient.dtype));
}

/** The elements of square matrices plus their adjoints'. */
function besideItsAdjoint(elements: readonly number[], n: number, dtype: Tensor["dtype"]): number[] {
  const parts = partsOf(dtype);
  return elements.map((x, i) => {
    const [part, place] = [i % parts, Math.floor(i / parts)];
    const [matrix, row, column] = [Math.floor(place / (n * n)), Math.floor(place / n) % n, place % n];
    const other = elements[((matrix * n + column) * n + row) * parts + part]!;
    return part === 0 ? x + other : x - other;
  });
}

/** Names of the values that a step reads or writes. */
export const mentioned = (step: Step): string[] => step.args.flatMap(namesIn);
