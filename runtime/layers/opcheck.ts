// opcheck: calls an operator on samples as the layers call it, compares with the plain call, and says what its author has to mend.

import { clone, detach, select_int, stack } from "../../generated/operators.js";
import { grad } from "../autograd/backward.js";
import { noGrad } from "../autograd/grad-mode.js";
import { gradcheck } from "../autograd/gradcheck.js";
import { requiresGrad } from "../autograd/meta.js";
import { awaiting } from "../core/awaited-reads.js";
import { describe } from "../core/describe.js";
import type { Device } from "../core/device.js";
import { dtypeInfo, isDType } from "../core/dtype.js";
import { type Element, elementsOf, hasElements } from "../core/elements.js";
import { ArgumentError, DispatchError, TengenError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { breach, contractOf, versionsBefore } from "../dispatch/contract.js";
import { acceptsAnyDevice } from "../dispatch/device-check.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { slotOfKey } from "../dispatch/keys.js";
import { activeKeys, type OperatorEntry, registrationId } from "../dispatch/operator-entry.js";
import { callOverload, overloads } from "../dispatch/overloads.js";
import { checkStack } from "../dispatch/stack.js";
import { hasDynamicShape, isRandom, readsValues, writesOf } from "../graphs/effects.js";
import { makeGraph } from "../graphs/make-graph.js";
import { loadGraph, saveGraph } from "../graphs/saved.js";
import { type OperatorTarget, operatorOf } from "../modes/operator-parts.js";
import { derivativeOf } from "../modes/recorded.js";
import { mapTensors, treeFlatten } from "../modes/tree.js";
import { isTensorLike } from "../schema/rules.js";
import { autocast } from "./autocast.js";
import { fakeOf, withFakeTensors } from "./fake-tensor.js";
import { functionalize } from "./functionalize.js";
import { vmap } from "./vmap.js";

/** What `opcheck` looks at, in this order. */
export const opChecks = [
  "schema",
  "fake",
  "autograd",
  "gradcheck",
  "functionalization",
  "graph",
  "autocast",
  "vmap",
  "devices",
] as const;

/** One of the things that `opcheck` looks at. */
export type OpCheckName = (typeof opChecks)[number];

/** Options of `opcheck`. */
export interface OpCheckOptions {
  /** What to check; all by default. */
  readonly checks?: readonly OpCheckName[] | undefined;
  /** Devices whose results are compared with those of the samples' device; none by default. */
  readonly devices?: readonly Device[] | undefined;
  /** Allowed absolute difference of results between devices; 1e-5 by default. */
  readonly atol?: number | undefined;
  /** Allowed relative difference; 1e-4 by default. */
  readonly rtol?: number | undefined;
  /** Return the report of an operator that fails instead of throwing it. */
  readonly quiet?: boolean | undefined;
}

const optionNames: readonly string[] = [
  "checks",
  "devices",
  "atol",
  "rtol",
  "quiet",
] satisfies (keyof OpCheckOptions)[];

/** The outcome of one check. */
export interface OpCheckResult {
  readonly check: OpCheckName;
  readonly status: "passed" | "failed" | "skipped";
  /** The sample that failed; null if it passed, or was skipped for all. */
  readonly sample: number | null;
  /** Why it failed or was skipped; null if it passed. */
  readonly why: string | null;
  /** What to do about a failure. */
  readonly mend: string | null;
}

/** What `opcheck` found. */
export class OpCheckReport {
  /** The operator's schema. */
  readonly operator: string;
  readonly results: readonly OpCheckResult[];

  constructor(operator: string, results: readonly OpCheckResult[]) {
    this.operator = operator;
    this.results = results;
  }

  /** Whether no check failed. */
  get passed(): boolean {
    return this.failures.length === 0;
  }

  get failures(): readonly OpCheckResult[] {
    return this.results.filter(({ status }) => status === "failed");
  }

  toString(): string {
    const { length } = this.failures;
    const head = length === 0 ? "no check failed" : `${length} of ${this.results.length} checks failed`;
    const lines = this.results.map(({ check, status, sample, why, mend }) => {
      const where = sample === null ? "" : `, sample ${sample}`;
      const text = `  ${check}: ${status}${where}${why === null ? "" : `: ${indented(why)}`}`;
      return mend === null ? text : `${text}\n    mend: ${indented(mend)}`;
    });
    return [`opcheck ${this.operator}: ${head}`, ...lines].join("\n");
  }
}

const indented = (text: string): string => text.replaceAll("\n", "\n      ");

/** What ends a check. */
class Failure extends Error {
  readonly mend: string;
  constructor(why: string, mend: string) {
    super(why);
    this.mend = mend;
  }
}
class Skip extends Error {}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message.split("\n")[0]! : String(error));

/** One operator with one sample, in schema order. */
interface Sample {
  readonly op: OperatorEntry;
  readonly values: readonly unknown[];
  readonly options: Required<Pick<OpCheckOptions, "atol" | "rtol">> & OpCheckOptions;
}

/** Throws a Failure or a Skip; anything else that it throws is a failure, too. */
type Check = (sample: Sample) => void;

/**
 * Checks an operator on samples of its arguments: that its kernels do what the schema says (writes, aliases, dtypes, devices), that the fake kernel gives
 * what the real ones give, that a gradient is there and agrees with differences, that the operator works when it is functionalized, traced and run again,
 * under autocast and vmap, and for tensors of another device. Samples are not written to.
 *
 * @example opcheck("mine::twist", [[tensor([1, 2]), 3], [tensor([[1]]), { times: 2 }]]);
 * @param samples for each call its arguments, with options as the last one, as for the operator's function
 * @throws DispatchError with the report if a check fails, unless `quiet`; ArgumentError for samples that do not fit the schema
 */
export function opcheck(
  target: OperatorTarget,
  samples: readonly (readonly unknown[])[],
  options: OpCheckOptions = {},
): OpCheckReport {
  const op = operatorOf(target, "opcheck");
  checkOptions("opcheck", options, optionNames);
  const { checks = opChecks, atol = 1e-5, rtol = 1e-4 } = options;
  const unknown = checks.find((name) => !opChecks.includes(name));
  if (unknown !== undefined)
    throw new ArgumentError(`opcheck: a check is one of ${opChecks.join(", ")}, got ${describe(unknown)}`);
  if (!Array.isArray(samples) || samples.length === 0 || !samples.every(Array.isArray))
    throw new ArgumentError(
      `opcheck: expected samples as arrays of arguments, [[x, 2], [y, 3]], got ${describe(samples)}`,
    );
  const bound = (samples as readonly (readonly unknown[])[]).map((args): Sample => {
    const set = overloads(op.name, [op, ((...values: unknown[]) => values) as (...args: never[]) => unknown]);
    return { op, values: callOverload(set, args) as readonly unknown[], options: { ...options, atol, rtol } };
  });
  const report = new OpCheckReport(
    op.described,
    opChecks.filter((name) => checks.includes(name)).map((name) => outcome(name, bound)),
  );
  if (!report.passed && options.quiet !== true) throw new DispatchError(String(report));
  return report;
}

function outcome(check: OpCheckName, samples: readonly Sample[]): OpCheckResult {
  let skipped: string | null = null;
  let ran = 0;
  for (const [i, sample] of samples.entries()) {
    try {
      byName[check](sample);
      ran++;
    } catch (error) {
      // Values that are awaited: the caller calls again when they are there.
      if (awaiting.reads !== null && awaiting.reads.asked !== null) throw error;
      if (error instanceof Skip) skipped ??= error.message;
      else if (withoutElements.has(check) && statesReads(sample.op) && isReadRefusal(error))
        skipped ??= "its results depend on elements, as its entry says";
      else {
        const mend = error instanceof Failure ? error.mend : mends[check](sample.op);
        return { check, status: "failed", sample: i, why: messageOf(error), mend };
      }
    }
  }
  if (ran > 0) return { check, status: "passed", sample: null, why: null, mend: null };
  return { check, status: "skipped", sample: null, why: skipped, mend: null };
}

/** The checks in which tensors may have no elements, or not those of a run. */
const withoutElements: ReadonlySet<OpCheckName> = new Set(["fake", "functionalization", "graph", "vmap", "devices"]);

/** Whether whoever defined the operator says that it reads elements: by a tag, or `data_dependent`. */
function statesReads(op: OperatorEntry): boolean {
  dispatcher.registry.settle();
  return op.reads !== 0 || readsValues(op) || hasDynamicShape(op);
}

const isReadRefusal = (error: unknown): boolean => error instanceof TengenError && !(error instanceof ArgumentError);

/** What to do about an error of the operator itself in a check. */
const mends: Readonly<Record<OpCheckName, (op: OperatorEntry) => string>> = {
  schema: () => "the plain call must work: look at the kernel, or at the sample",
  fake: ({ name }) =>
    `registerFake("${name}", kernel): it gets tensors without elements, and returns results such as x.newEmpty(shape)`,
  autograd: ({ name }) => `registerAutograd("${name}", { backward }), or derivative: false if it has no gradient`,
  gradcheck: () => "compare backward (and jvp) with the formula of the derivative; both get what setup saved",
  functionalization: ({ name }) =>
    `state all writes in the schema, Tensor(a!); or registerKernel("${name}", "Functionalize", kernel)`,
  graph: () => "kernels must not read elements, nor depend on anything but their arguments",
  autocast: ({ name }) => `registerAutocast("${name}", "fp32"), or another policy that its kernels can compute in`,
  vmap: ({ name }) => `registerVmap("${name}", rule), or "loop"`,
  devices: ({ name }) =>
    `registerKernel("${name}", key, kernel) for the device, and allocate results where the arguments are`,
};

// -- calls and comparisons

/** Copies of the tensors among the values, one for each; those that require gradients do so again. */
function fresh(values: readonly unknown[], change: (copy: Tensor) => Tensor = (copy) => copy): unknown[] {
  const copies = new Map<Tensor, Tensor>();
  return values.map((value) =>
    mapTensors(value, (tensor) => {
      let copy = copies.get(tensor);
      if (copy === undefined) copies.set(tensor, (copy = change(noGrad(() => clone(detach(tensor), null)))));
      return copy;
    }),
  );
}

const call = (op: OperatorEntry, values: readonly unknown[]): unknown => dispatcher.call(op, values);

const tensorsOf = (value: unknown): Tensor[] => treeFlatten(value).leaves.filter(isTensor);

const resultsOf = ({ returnCount }: OperatorEntry, result: unknown): readonly unknown[] =>
  returnCount === 0 ? [] : returnCount === 1 ? [result] : (result as readonly unknown[]);

/** The arguments that are written: as the schema says, or beside it. */
const allWritesOf = (op: OperatorEntry): readonly number[] => [...new Set([...writesOf(op), ...op.undeclaredWrites])];

/** The results and the values of the arguments that are written, after a call. */
function effectOf(op: OperatorEntry, values: readonly unknown[], result: unknown): readonly unknown[] {
  return [...resultsOf(op, result), ...allWritesOf(op).map((at) => values[at])];
}

const isFloat = ({ dtype }: Tensor): boolean => dtypeInfo(dtype).class === "float";
const infoText = ({ dtype, shape }: Tensor): string => `${dtype} ${formatShape(shape)}`;

/** Where two values differ, or null. @param places what each value is, for the text */
function difference(a: unknown, b: unknown, atol: number, rtol: number, what: string): string | null {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return `${what} has ${a.length} and ${b.length} items`;
    for (let i = 0; i < a.length; i++) {
      const found = difference(a[i], b[i], atol, rtol, a.length === 1 ? what : `${what} ${i}`);
      if (found !== null) return found;
    }
    return null;
  }
  if (!isTensor(a) || !isTensor(b)) return Object.is(a, b) ? null : `${what} is ${describe(a)} and ${describe(b)}`;
  if (a.dtype !== b.dtype || !sameShape(a.shape, b.shape)) return `${what} is ${infoText(a)} and ${infoText(b)}`;
  if (!hasElements(a) || !hasElements(b)) return null;
  const [x, y] = [elementsOf(a), elementsOf(b)] as unknown as readonly (readonly Element[])[];
  for (let i = 0; i < x!.length; i++) {
    const [p, q] = [Number(x![i]), Number(y![i])];
    if (Object.is(p, q) || p === q || Math.abs(p - q) <= atol + rtol * Math.abs(q)) continue;
    return `${what} differs at element ${i}: ${p} and ${q}`;
  }
  return null;
}

/** As `difference`, as a failure. */
function same(a: unknown, b: unknown, where: string, mend: string, atol = 0, rtol = 0): void {
  const found = difference(a, b, atol, rtol, "result");
  if (found !== null) throw new Failure(`${where}: ${found}`, mend);
}

const isComposite = ({ kernels }: OperatorEntry): boolean => kernels.has(registrationId("CompositeImplicitAutograd")!);

// -- checks

const checkSchema: Check = ({ op, values }) => {
  const given = fresh(values);
  const before = fresh(given);
  const contract = contractOf(op);
  const versions = versionsBefore(op, contract, given);
  const result = noGrad(() => call(op, given));
  const { schema } = op;
  const written = allWritesOf(op);
  for (const [i, value] of given.entries()) {
    if (written.includes(i)) continue;
    const { name } = schema.arguments[i]!;
    if (difference(value, before[i], 0, 0, name) !== null)
      throw new Failure(
        `the argument ${name} has other elements after the call, which the schema does not say`,
        `write to a copy (clone), or declare it: Tensor(a!) ${name}`,
      );
  }
  for (const at of written) {
    const [now, then] = [tensorsOf(given[at]), tensorsOf(before[at])];
    const other = now.find((tensor, i) => tensor.dtype !== then[i]!.dtype);
    if (other !== undefined)
      throw new Failure(
        `the argument ${schema.arguments[at]!.name} has another dtype after the call`,
        "write values of the dtype that it has, with copy_",
      );
  }
  const results = resultsOf(op, result);
  checkStack(op, [...results], "returns");
  const { lo, hi } = activeKeys(op, given);
  const why = isComposite(op) ? null : breach(op, contract, [...given, lo, hi], results, versions);
  if (why !== null)
    throw new Failure(`a kernel ${why}`, "return what the schema says, or state in it what the kernel does");
  const dtype = schema.arguments.findIndex(({ name }) => name === "dtype");
  const [first] = tensorsOf(result);
  if (dtype >= 0 && typeof given[dtype] === "string" && first !== undefined && first.dtype !== given[dtype])
    throw new Failure(
      `dtype is ${given[dtype]}, and the result is ${infoText(first)}`,
      "give results the dtype that is asked for",
    );
  if (isRandom(op)) return;
  const again = fresh(values);
  same(
    effectOf(
      op,
      again,
      noGrad(() => call(op, again)),
    ),
    effectOf(op, given, result),
    "a second call with the same arguments",
    'if it draws random numbers, define it with tags: ["nondeterministic_seeded"]; otherwise let it depend on its arguments alone',
  );
};

const checkFake: Check = ({ op, values }) => {
  if (hasDynamicShape(op) || readsValues(op)) throw new Skip("its results depend on elements, as its tags say");
  const given = fresh(values);
  const real = effectOf(
    op,
    given,
    noGrad(() => call(op, given)),
  );
  const faked = fresh(values, fakeOf);
  const fake = withFakeTensors(() => effectOf(op, faked, call(op, faked)));
  const [a, b] = [tensorsOf(fake.slice(0, op.returnCount)), tensorsOf(real.slice(0, op.returnCount))];
  const fail = (why: string): never => {
    throw new Failure(why, mends.fake(op));
  };
  if (a.length !== b.length) fail(`the fake kernel gives ${a.length} tensors, the real one ${b.length}`);
  for (const [i, x] of a.entries()) {
    const y = b[i]!;
    const what = a.length === 1 ? "the result" : `result ${i}`;
    if (x.dtype !== y.dtype || !sameShape(x.shape, y.shape))
      fail(`${what} is ${infoText(x)} by the fake kernel, ${infoText(y)} by the real one`);
    if (!sameShape(x.strides, y.strides) && y.numel > 1)
      fail(
        `${what} has the strides ${formatShape(x.strides)} by the fake kernel, ${formatShape(y.strides)} by the real one`,
      );
    if (x.device !== y.device) fail(`${what} is on ${x.device} by the fake kernel, on ${y.device} by the real one`);
  }
};

/** Copies that require gradients where they are floating point; what is written to is no leaf. */
function recordable(
  op: OperatorEntry,
  values: readonly unknown[],
  refused: ReadonlySet<string>,
  leaves: Tensor[],
): unknown[] {
  const written = allWritesOf(op);
  return fresh(values).map((value, i) =>
    mapTensors(value, (copy) => {
      if (!isFloat(copy) || refused.has(op.schema.arguments[i]!.name)) return copy;
      copy.requiresGrad = true;
      leaves.push(copy);
      return written.includes(i) ? clone(copy, null) : copy;
    }),
  );
}

/** The derivative that the operator was given as data; false for none, undefined for another kernel. */
const ownDerivative = (op: OperatorEntry): ReturnType<typeof derivativeOf> =>
  derivativeOf(op.resolve(slotOfKey("AutogradCPU")).record);
/** What formulas say that state that there is no derivative. */
const statedRefusal = /^the derivative for .* is not implemented/;

/** The arguments for which the derivative is stated to have no gradient: a call in which one requires it is refused. @throws Skip if nothing helps */
function refusedArguments(op: OperatorEntry, values: readonly unknown[]): ReadonlySet<string> {
  const derivative = ownDerivative(op);
  const refused = new Set(typeof derivative === "object" ? (derivative.refused ?? []) : []);
  for (;;) {
    try {
      call(op, recordable(op, values, refused, []));
      return refused;
    } catch (error) {
      const name = /with respect to '\w+' is not implemented/.test(messageOf(error)) && (error as TengenError).argument;
      if (typeof name !== "string") return refused;
      if (refused.has(name) || !op.schema.arguments.some((argument) => argument.name === name))
        throw new Skip(messageOf(error));
      refused.add(name);
    }
  }
}

const isStatedWithout = (op: OperatorEntry): boolean => ownDerivative(op) === false && !isComposite(op);

const checkAutograd: Check = ({ op, values }) => {
  if (op.schema.kind === "out") throw new Skip("out forms are not recorded");
  const leaves: Tensor[] = [];
  const given = recordable(op, values, refusedArguments(op, values), leaves);
  if (leaves.length === 0) throw new Skip("no argument is floating point, and may require a gradient");
  const result = call(op, given);
  const outputs = tensorsOf(effectOf(op, given, result)).filter(isFloat);
  const recorded = [...new Set(outputs)].filter(requiresGrad);
  if (isStatedWithout(op)) throw new Skip("it is stated to have no derivative");
  if (outputs.length === 0) throw new Skip("no result is floating point");
  if (recorded.length === 0)
    throw new Failure("arguments require gradients, and no result does: the gradient is lost", mends.autograd(op));
  let found: readonly (Tensor | null)[];
  try {
    found = grad(recorded, leaves, {
      gradOutputs: recorded.map((one) => one.detach().mul(0).add(1)),
      allowUnused: true,
    });
  } catch (error) {
    if (statedRefusal.test(messageOf(error))) throw new Skip(messageOf(error));
    throw error;
  }
  for (const [i, gradient] of found.entries())
    if (gradient !== null && !sameShape(gradient.shape, leaves[i]!.shape))
      throw new Failure(
        `a gradient is ${infoText(gradient)} for an argument of ${infoText(leaves[i]!)}`,
        "backward returns gradients of the arguments' shapes, in schema order",
      );
};

/** The most elements for which derivatives are compared with differences. */
const mostElements = 500;

const checkGradients: Check = ({ op, values }) => {
  if (isStatedWithout(op) || op.schema.kind === "out") throw new Skip("it has no derivative");
  if (isRandom(op)) throw new Skip("it draws random numbers");
  const { arguments: parameters } = op.schema;
  // A result of fewer digits has no differences to compare with.
  const given = fresh(values, (copy) => (isFloat(copy) ? copy.to({ dtype: "float64" }) : copy)).map((value, i) =>
    parameters[i]!.name === "dtype" && isDType(value) && dtypeInfo(value).class === "float" ? "float64" : value,
  );
  const refused = refusedArguments(op, given);
  const leaves = [
    ...new Set(given.flatMap((value, i) => (refused.has(parameters[i]!.name) ? [] : tensorsOf(value).filter(isFloat)))),
  ];
  if (leaves.length === 0) throw new Skip("no argument is floating point");
  if (leaves.reduce((sum, { numel }) => sum + numel, 0) > mostElements)
    throw new Skip(`the sample has more than ${mostElements} elements; give a smaller one`);
  for (const leaf of leaves) leaf.requiresGrad = true;
  const written = allWritesOf(op);
  const run = (...inputs: Tensor[]): Tensor[] => {
    const args = given.map((value, i) =>
      mapTensors(value, (tensor) => {
        const at = leaves.indexOf(tensor);
        const input = at < 0 ? tensor : inputs[at]!;
        return written.includes(i) ? clone(input, null) : input;
      }),
    );
    return [...new Set(tensorsOf(effectOf(op, args, call(op, args))))].filter((one) => isFloat(one));
  };
  let outputs: readonly Tensor[];
  try {
    outputs = run(...leaves);
  } catch (error) {
    throw new Skip(`it does not compute in float64: ${messageOf(error)}`);
  }
  if (!outputs.some(requiresGrad)) throw new Skip("no result requires a gradient");
  const recorded = outputs.flatMap((one, i) => (requiresGrad(one) ? [i] : []));
  const derivative = ownDerivative(op);
  const forward = typeof derivative === "object" && derivative.jvp !== undefined;
  try {
    gradcheck(
      (...inputs: Tensor[]) => {
        const all = run(...inputs);
        return recorded.map((i) => all[i]!);
      },
      leaves,
      { forward },
    );
  } catch (error) {
    if (statedRefusal.test(messageOf(error))) throw new Skip(messageOf(error));
    throw error;
  }
};

const checkFunctionalization: Check = ({ op, values }) => {
  if (isRandom(op)) throw new Skip("it draws random numbers");
  const plain = fresh(values);
  const expected = noGrad(() => effectOf(op, plain, call(op, plain)));
  const given = fresh(values);
  const run = (...args: unknown[]): unknown => call(op, args);
  const result = noGrad(() => functionalize(run)(...given));
  same(effectOf(op, given, result), expected, "functionalized", mends.functionalization(op));
  if (readsValues(op) || hasDynamicShape(op)) return;
  const graph = noGrad(() => makeGraph(functionalize(run))(...fresh(values)));
  // What the caller's tensors get in the end.
  const last: readonly string[] = ["aten::copy_", "aten::as_strided_", "aten::resize_"];
  const writer = graph.writers.find((node) => !last.includes(node.op!.name));
  if (writer !== undefined)
    throw new Failure(
      `the functionalized trace contains ${writer.op!.name}, which writes`,
      mends.functionalization(op),
    );
};

const checkGraph: Check = ({ op, values }) => {
  if (readsValues(op) || hasDynamicShape(op)) throw new Skip("its results depend on elements, as its tags say");
  if (isRandom(op)) throw new Skip("it draws random numbers");
  const plain = fresh(values);
  const expected = noGrad(() => effectOf(op, plain, call(op, plain)));
  const graph = noGrad(() => makeGraph((...args: unknown[]) => call(op, args))(...fresh(values)));
  for (const [what, one] of [
    ["a run of its graph", graph],
    ["a run of its graph, saved and loaded", loadGraph(saveGraph(graph))],
  ] as const) {
    const given = fresh(values);
    same(
      effectOf(
        op,
        given,
        noGrad(() => one.run(...given)),
      ),
      expected,
      what,
      mends.graph(op),
      // Kernels may have a faster way for calls that no graph records.
      1e-7,
      1e-6,
    );
  }
};

const checkAutocast: Check = ({ op, values }) => {
  if (isRandom(op)) throw new Skip("it draws random numbers");
  if (!tensorsOf(values).some((one) => isFloat(one) && one.device === "cpu"))
    throw new Skip("no argument is a floating point tensor of the CPU");
  const plain = fresh(values);
  const expected = noGrad(() => effectOf(op, plain, call(op, plain)));
  const given = fresh(values);
  let result: readonly unknown[];
  try {
    result = noGrad(() => autocast({ device: "cpu" }, () => effectOf(op, given, call(op, given))));
  } catch (error) {
    if (messageOf(error).includes("does not run under autocast")) throw new Skip(messageOf(error));
    throw error;
  }
  let largest = 1;
  const wide = (value: unknown): unknown =>
    mapTensors(value, (one) => {
      if (!isFloat(one)) return one;
      const all = one.to({ dtype: "float64" });
      for (const element of elementsOf(all) as Iterable<number>)
        if (Math.abs(element) < Number.POSITIVE_INFINITY) largest = Math.max(largest, Math.abs(element));
      return all;
    });
  const [there, here] = [result.map(wide), expected.map(wide)];
  // Few digits: what sums lose depends on their largest terms.
  same(there, here, "under autocast", mends.autocast(op), 0.05 * largest, 0.05);
};

const checkVmap: Check = ({ op, values }) => {
  if (isRandom(op)) throw new Skip("it draws random numbers");
  if (readsValues(op) || hasDynamicShape(op)) throw new Skip("its results depend on elements, as its tags say");
  const { leaves } = treeFlatten(values);
  const mapped = leaves.filter(isTensor);
  if (mapped.length === 0) throw new Skip("no argument is a tensor");
  if (tensorsOf(values).some((one) => new Set(mapped).size !== mapped.length && one !== null))
    throw new Skip("a tensor is given twice");
  const plain = [fresh(values), fresh(values)];
  const expected = plain.map((args) => noGrad(() => effectOf(op, args, call(op, args))));
  const shapes = (args: readonly unknown[]): string =>
    String(allWritesOf(op).flatMap((at) => tensorsOf(args[at]).map(({ shape }) => formatShape(shape))));
  if (shapes(plain[0]!) !== shapes(values)) throw new Skip("it resizes what it writes to, which vmap does not");
  const given = fresh(values, (copy) => stack([copy, copy], 0));
  const inDims = values.map((value) => (tensorsOf(value).length === 0 ? null : 0));
  if (given.some((value) => Array.isArray(value) && value.some((one) => !isTensor(one)) && value.some(isTensor)))
    throw new Skip("a list has tensors and other values");
  const one = (...args: unknown[]): unknown => tensorsOf(effectOf(op, args, call(op, args)));
  let found: unknown;
  try {
    found = noGrad(() => vmap(one, { inDims, fallback: "error" })(...given));
  } catch (error) {
    if (messageOf(error).includes("has no rule"))
      throw new Skip("it has no rule and runs once for each example; registerVmap makes it one call");
    if (/depends? on values, which differ from example to example/.test(messageOf(error)))
      throw new Skip("the shape of its result depends on elements that differ from example to example");
    throw error;
  }
  for (const i of [0, 1]) {
    const part = (found as Tensor[]).map((all) => select_int(all, 0, i));
    same(part, tensorsOf(expected[i]!), `example ${i} under vmap`, mends.vmap(op), 1e-6, 1e-5);
  }
};

const checkDevices: Check = ({ op, values, options }) => {
  const positions = op.tensorPositions.single.filter((at) => isTensor(values[at]) && (values[at] as Tensor).ndim > 0);
  if (tensorsOf(values).length === 0) throw new Skip("no argument is a tensor");
  const { arguments: parameters } = op.schema;
  const moved = (device: Device): unknown[] =>
    fresh(values, (copy) => copy.to({ device })).map((value, i) =>
      parameters[i]!.name === "device" && value !== null ? device : value,
    );
  const at = positions.at(-1) ?? -1;
  const hasResults = op.schema.returns.some(({ type }) => isTensorLike(type));
  if (positions.length > 1 && op.deviceCheck && hasResults && !acceptsAnyDevice(op, at)) {
    const mixed = fresh(values);
    mixed[at] = (mixed[at] as Tensor).to({ device: "meta" });
    let isRefused = false;
    try {
      noGrad(() => call(op, mixed));
    } catch {
      isRefused = true;
    }
    if (!isRefused)
      throw new Failure(
        `tensors of two devices are accepted: ${op.schema.arguments[at]!.name} on meta, others on the CPU`,
        "leave the check of devices on, or compare x.device in the kernel",
      );
  }
  for (const device of options.devices ?? []) {
    const plain = fresh(values);
    const expected = noGrad(() => effectOf(op, plain, call(op, plain)));
    const given = moved(device);
    const found = noGrad(() => effectOf(op, given, call(op, given)));
    for (const tensor of tensorsOf(found))
      if (tensor.device !== device)
        throw new Failure(`a result is on ${tensor.device} for arguments on ${device}`, mends.devices(op));
    const home = mapTensors(found, (one) => one.to({ device: "cpu" }));
    same(home, expected, `on ${device}`, mends.devices(op), options.atol, options.rtol);
  }
  if (hasDynamicShape(op) || readsValues(op)) return;
  const found = tensorsOf(noGrad(() => call(op, moved("meta"))));
  const other = found.find(({ device }) => device !== "meta");
  if (other !== undefined) throw new Failure(`a result is on ${other.device} for arguments on meta`, mends.devices(op));
};

const byName: Readonly<Record<OpCheckName, Check>> = {
  schema: checkSchema,
  fake: checkFake,
  autograd: checkAutograd,
  gradcheck: checkGradients,
  functionalization: checkFunctionalization,
  graph: checkGraph,
  autocast: checkAutocast,
  vmap: checkVmap,
  devices: checkDevices,
};
