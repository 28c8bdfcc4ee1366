// Golden records of modes and subclasses: which of them receives which call, in which order, with which types; results, their classes and gradients.

import * as T from "../../generated/index.js";
import { camelCase } from "../../runtime/core/names.js";
import { requireGrad } from "./library.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import { decodeTensor, differences, type GoldenTensor, type GoldenValue } from "./values.js";

type Value = GoldenValue | { readonly k: "ref"; readonly v: string };
interface Rule {
  readonly on: string;
  readonly do: string;
  readonly index?: number;
  readonly value?: number;
  readonly op?: string;
  readonly factor?: number;
  readonly actor?: string;
}
interface Actor {
  readonly name: string;
  readonly type: "dispatch_mode" | "function_mode" | "wrapper" | "function_subclass" | "duck";
  readonly rules: readonly Rule[];
  readonly base?: string;
}
interface Step {
  readonly do: "push" | "pop" | "disable_torch_function" | "call" | "grad";
  readonly actor?: string;
  readonly op?: string;
  readonly args?: readonly Value[];
  readonly kwargs?: Readonly<Record<string, Value>>;
  readonly out?: string | readonly string[];
  readonly outputs?: readonly string[];
  readonly inputs?: readonly string[];
}
type Logged = readonly [actor: string, kind: "dispatch" | "function", op: string, types: readonly string[]];
export interface ModesRecord {
  readonly id: string;
  readonly title?: string;
  readonly actors: readonly Actor[];
  readonly tensors: Readonly<
    Record<
      string,
      { readonly value: GoldenTensor; readonly requires_grad?: boolean; readonly as?: string | readonly string[] }
    >
  >;
  readonly steps: readonly Step[];
  readonly after: readonly {
    readonly log: readonly Logged[];
    readonly error?: { readonly class: string; readonly message: string };
  }[];
  readonly results: Readonly<
    Record<
      string,
      {
        readonly type: string;
        readonly value: GoldenValue;
        readonly requires_grad?: boolean;
        readonly grad_fn?: string | null;
      }
    >
  >;
}

type Call = (...args: unknown[]) => unknown;
type Handler = (
  fn: Call & { readonly name: string },
  types: readonly { readonly name: string }[],
  args: readonly unknown[],
  options: T.CallOptions,
) => unknown;

// -- names: functions that PyTorch has in several modules are one function here, and a method is its function

const renamed: Readonly<Record<string, string>> = {
  size: "shape",
  tolist: "toArray",
  cross_entropy: "crossEntropyLoss",
  logsigmoid: "logSigmoid",
  var: "var_",
  storage_offset: "offset",
  element_size: "itemSize",
  __bool__: "isNonzero",
  __float__: "item",
  numpyT: "T",
  // One builtin of two names.
  spmm: "mm",
};

function plainName(name: string): string {
  if (name.startsWith("aten::")) return name.replace(/\.Scalar$/, ".Tensor").replace("_reshape_alias", "view");
  const bare = name.replace(/^(torch\.)?((nn\.)?functional\.|Tensor\.)?/, "").replace(/\.__get__$/, "");
  return renamed[bare] ?? camelCase(bare);
}

/** How saved tensors are stored, and how results are aliased: skipped in both logs. */
const passedOver: ReadonlySet<string> = new Set(["aten::detach", "aten::alias", "aten::is_same_size", "detach"]);

/** A log's lines. Functions that PyTorch wrote in Python also pass types that handle no functions: those are omitted. */
function linesOf(log: readonly Logged[], actors: readonly Actor[]): string[] {
  const handles = (kind: string, type: string): boolean =>
    type !== "Tensor" &&
    !(kind === "function" && actors.some((actor) => actor.name === type && actor.type === "wrapper"));
  return log
    .filter(([, , op]) => !passedOver.has(plainName(op)))
    .map(
      ([actor, kind, op, types]) =>
        `${actor} ${kind} ${plainName(op)} [${types.filter((type) => handles(kind, type)).join(", ")}]`,
    );
}

/** The first place where lines differ; undefined if they are the same. */
const linesDiffer = (a: readonly string[], b: readonly string[]): number | undefined =>
  [...Array(Math.max(a.length, b.length)).keys()].find((k) => a[k] !== b[k]);

/** Lines with the calls of PyTorch's `isfinite`, which is a composite there, in the place of each of ours; actors see each of them in turn. */
function takenApart(lines: readonly string[]): string[] {
  const calls = ["aten::abs", "aten::ne.Tensor", "aten::eq.Tensor", "aten::mul.Tensor"];
  const all: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    let end = i;
    while (end < lines.length && lines[end]!.includes(" aten::isfinite ")) end++;
    if (end === i) all.push(lines[i]!);
    else {
      const together = lines.slice(i, end);
      all.push(...calls.flatMap((call) => together.map((line) => line.replace("aten::isfinite", call))));
      i = end - 1;
    }
  }
  return all;
}

/** Whether an actor whose rule changes the results of every call sees `detach` or `lift_fresh` in the recorded log, and another number of times than here. */
function changesDetach(ours: readonly Logged[], theirs: readonly Logged[], actors: readonly Actor[]): boolean {
  const isDetach = (op: string): boolean => /^aten::(detach|lift_fresh)$/.test(plainName(op));
  return actors.some(({ name, type, rules }) => {
    const changes = rules.some((rule) => rule.on === "*" && (rule.do === "scale" || rule.do === "factory"));
    const seenBy = (log: readonly Logged[]): number =>
      log.filter(([actor, , op]) => actor === name && isDetach(op)).length;
    return changes && type === "dispatch_mode" && seenBy(theirs) !== seenBy(ours);
  });
}

// -- actors

class Scene {
  readonly log: Logged[] = [];
  /** The calls of the step that have a number as operand in PyTorch, too: kernels make them, or the program names the overload. */
  readonly exact = new Set<string>();
  readonly modes = new Map<string, T.DispatchMode | T.FunctionMode>();
  /** Converts a tensor to one of an actor's class. */
  readonly wrap = new Map<string, (tensor: T.Tensor) => unknown>();
  private readonly classes = new Map<string, { new (tensor: T.Tensor): object }>();

  constructor(actors: readonly Actor[]) {
    // A base class precedes the classes that extend it.
    const ordered = [...actors].sort((a, b) => Number(a.base != null) - Number(b.base != null));
    for (const actor of ordered) this.add(actor);
  }

  private add(actor: Actor): void {
    const handled =
      (kind: "dispatch" | "function", on: Handler): Handler =>
      (fn, types, args, options) => {
        this.log.push([actor.name, kind, fn.name, types.map(({ name }) => name)]);
        return this.act(actor, fn, types, args, options, on);
      };
    const plain: Handler = (fn, _types, args, options) => fn(...args, options);
    if (actor.type === "dispatch_mode") {
      const handle = handled("dispatch", plain);
      const type = {
        [actor.name]: class extends T.DispatchMode {
          handle = (op: T.OverloadHandle, types: readonly never[], args: readonly unknown[], options: T.CallOptions) =>
            handle(op as never, types, args, options);
        },
      }[actor.name]!;
      this.modes.set(actor.name, new type());
    } else if (actor.type === "function_mode") {
      const handle = handled("function", plain);
      const type = {
        [actor.name]: class extends T.FunctionMode {
          handle = (
            fn: T.OverridableFunction,
            types: readonly T.FunctionClass[],
            args: readonly unknown[],
            options: T.CallOptions,
          ) => handle(fn as never, types, args, options);
        },
      }[actor.name]!;
      this.modes.set(actor.name, new type());
    } else if (actor.type === "wrapper") {
      const base = (this.classes.get(actor.base ?? "") ?? T.TensorSubclass) as typeof T.TensorSubclass;
      const type = class extends base {
        static override dispatch(
          op: T.OverloadHandle,
          types: readonly never[],
          args: readonly unknown[],
          options: T.CallOptions,
        ): unknown {
          const inner = (value: unknown): unknown =>
            T.mapTensors(value, (tensor) => (tensor instanceof type ? tensor.elem : tensor));
          const unwrapping: Handler = (fn, _types, given, kwargs) => {
            const result = fn(...(inner(given) as unknown[]), inner(kwargs) as T.CallOptions);
            return T.mapTensors(result, (tensor) => (tensor instanceof T.TensorSubclass ? tensor : new type(tensor)));
          };
          return handled("dispatch", unwrapping)(op as never, types, args, options);
        }
      };
      Object.defineProperty(type, "name", { value: actor.name });
      this.classes.set(actor.name, type as never);
      this.wrap.set(actor.name, (tensor) => new type(tensor));
    } else if (actor.type === "function_subclass") {
      const base = this.classes.get(actor.base ?? "") as unknown as
        | (T.FunctionTensorClass & typeof T.Tensor)
        | undefined;
      const type = class extends (base ?? T.Tensor) {
        static torchFunction(
          this: T.FunctionTensorClass,
          ...call: readonly [T.OverridableFunction, readonly T.FunctionClass[], readonly unknown[], T.CallOptions]
        ): unknown {
          // The class that was called is meant, also if a subclass calls super.
          const on: Handler = (fn, types, args, options) =>
            base === undefined
              ? // biome-ignore lint/complexity/noThisInStatic: the class that was called is meant, not this one
                T.defaultTorchFunction(this, fn, types as never, args, options)
              : // biome-ignore lint/complexity/noThisInStatic: the class that was called is meant, not this one
                base.torchFunction.call(this, fn, types as never, args, options);
          return handled("function", on)(call[0] as never, call[1], call[2], call[3]);
        }
      };
      Object.defineProperty(type, "name", { value: actor.name });
      this.classes.set(actor.name, type as never);
      this.wrap.set(actor.name, (tensor) => T.asSubclass(tensor, type as never));
    } else {
      const type = class {
        readonly elem: T.Tensor;
        constructor(elem: T.Tensor) {
          this.elem = elem;
        }
        static torchFunction(
          fn: T.OverridableFunction,
          types: readonly T.FunctionClass[],
          args: readonly unknown[],
          options: T.CallOptions,
        ): unknown {
          const inner = (value: unknown): unknown =>
            value instanceof type ? value.elem : Array.isArray(value) ? value.map(inner) : value;
          const unwrapping: Handler = (called, _types, given, kwargs) => called(...(inner(given) as unknown[]), kwargs);
          return handled("function", unwrapping)(fn as never, types, args, options);
        }
      };
      Object.defineProperty(type, "name", { value: actor.name });
      this.wrap.set(actor.name, (tensor) => new (T.handleFunctions(type))(tensor));
    }
  }

  /** An actor's handling of a call after recording it. */
  private act(
    actor: Actor,
    fn: Call,
    types: Parameters<Handler>[1],
    args: readonly unknown[],
    options: T.CallOptions,
    on: Handler,
  ): unknown {
    const name = this.exact.has(fn.name) ? fn.name : plainName(fn.name);
    const rule = actor.rules.find(({ on: pattern }) =>
      pattern.endsWith("*") ? name.startsWith(plainName(pattern.slice(0, -1))) : plainName(pattern) === name,
    );
    const called = fn as Parameters<Handler>[0];
    const redispatch = (): unknown => on(called, types, args, options);
    // Classes that handle functions do so without being called again.
    const asActor = (body: () => unknown): unknown =>
      actor.type === "function_subclass" ? T.disableTorchFunction(body) : body();
    const floats = (result: unknown, change: (tensor: T.Tensor) => T.Tensor): unknown =>
      T.mapTensors(result, (tensor) => (/float/.test(tensor.dtype) ? change(tensor) : tensor));
    switch (rule?.do ?? "redispatch") {
      case "redispatch":
        return redispatch();
      case "not_implemented":
        return T.NotImplemented;
      case "raise":
        throw new RangeError(`refused by ${actor.name}`);
      case "set_arg": {
        // Python's overloads take a number for a tensor.
        const isTensor = Object.hasOwn(fn, "operator") && fn.name.endsWith(".Tensor");
        const given = isTensor ? T.wrappedNumber(rule!.value!) : rule!.value;
        const changed = args.map((arg, i) => (i === rule!.index ? given : arg));
        return on(called, types, changed, options);
      }
      case "return_arg":
        return args[rule!.index!];
      case "replace":
        return on(functionNamed(rule!.op!) as never, types, args, options);
      case "scale":
        return asActor(() => floats(redispatch(), (tensor) => T.mul(tensor, rule!.factor!)));
      case "factory":
        return asActor(() => floats(redispatch(), (tensor) => T.add(tensor, T.ones([]))));
      case "with":
        return this.inside(rule!.actor!, redispatch);
      case "twice":
        redispatch();
        return redispatch();
      default:
        throw new Unsupported(`the rule ${rule!.do} is not known`);
    }
  }

  private inside(actor: string, body: () => unknown): unknown {
    const mode = this.modes.get(actor)!;
    return mode instanceof T.DispatchMode ? T.withMode(mode, body) : T.withFunctionMode(mode, body);
  }

  push(actor: string): { dispose(): void } {
    const mode = this.modes.get(actor)!;
    return mode instanceof T.DispatchMode ? T.modeGuard(mode) : T.functionModeGuard(mode);
  }
}

/** The function behind a recorded name: an overload, a method as a function of its tensor, a public function. */
function functionNamed(name: string): Call {
  if (name.startsWith("aten::")) {
    const [packet = "", overload = "default"] = name.slice("aten::".length).split(".");
    return (T.ops["aten"] as unknown as Record<string, Record<string, Call>>)[packet]![overload]!;
  }
  const plain = plainName(name);
  const named = (T as unknown as Record<string, Call | undefined>)[plain];
  // Some functions of a tensor are properties here.
  if (!name.startsWith("torch.Tensor.") && named !== undefined) return named;
  return (self, ...args) => {
    const member = (self as Record<string, unknown>)[plain];
    return typeof member === "function" ? (member as Call).apply(self, args) : member;
  };
}

// -- running

export function runModes(record: ModesRecord): string[] {
  const scene = new Scene(record.actors);
  const named = new Map<string, unknown>();
  for (const [name, { value, requires_grad, as }] of Object.entries(record.tensors)) {
    let decoded: unknown = decodeTensor(value);
    for (const actor of as == null ? [] : [as].flat()) decoded = scene.wrap.get(actor)!(decoded as T.Tensor);
    if (requires_grad === true) T.disableTorchFunction(() => requireGrad(decoded as T.Tensor));
    named.set(name, decoded);
  }
  const found: string[] = [];
  const open: { dispose(): void }[] = [];
  const value = (golden: Value): unknown => {
    if (golden === null) return null;
    if (golden.k === "ref") return named.get(golden.v);
    if (golden.k === "list") return golden.v.map(value);
    if (golden.k === "tensor") return decodeTensor(golden);
    return (golden as { readonly v: unknown }).v;
  };
  const run = (step: Step): unknown => {
    if (step.do === "grad")
      return T.grad(
        step.outputs!.map((name) => named.get(name) as T.Tensor),
        step.inputs!.map((name) => named.get(name) as T.Tensor),
      );
    const options = Object.entries(step.kwargs ?? {}).map(([name, golden]) => [camelCase(name), value(golden)]);
    const args = step.args!.map(value);
    if (step.op === "torch.einsum") args.splice(1, args.length, args.slice(1));
    if (step.op === "torch.nn.functional.embedding") args.reverse();
    if (/^(torch\.|aten::)arange$/.test(step.op!)) options.push(["dtype", "int64"]);
    if (step.op === "torch.block_diag" || step.op === "torch.cartesian_prod") args.splice(0, args.length, [...args]);
    return functionNamed(step.op!)(...args, ...(options.length === 0 ? [] : [Object.fromEntries(options)]));
  };
  let disabled = 0;
  /** Whether a handler has changed the result of a call of `detach` that ours does not make: from then on values and calls differ. */
  let detached = false;
  const within = (body: () => unknown): unknown => (disabled > 0 ? T.disableTorchFunction(body) : body());
  try {
    for (const [i, step] of record.steps.entries()) {
      scene.log.length = 0;
      const { log, error } = record.after[i]!;
      scene.exact.clear();
      for (const [, , op] of log) if (/^aten::.*\.Scalar$/.test(op)) scene.exact.add(op);
      if (step.do === "push") open.push(scene.push(step.actor!));
      else if (step.do === "disable_torch_function") {
        disabled++;
        open.push({ dispose: () => disabled-- });
      } else if (step.do === "pop") open.pop()!.dispose();
      else {
        try {
          const result = within(() => run(step));
          if (error !== undefined) found.push(`step ${i} should be refused: ${error.message}`);
          if (typeof step.out === "string") named.set(step.out, result);
          else for (const [j, name] of (step.out ?? []).entries()) named.set(name, (result as readonly unknown[])[j]);
        } catch (thrown) {
          if (thrown instanceof Unsupported) throw thrown;
          if (error === undefined) found.push(`step ${i}: ${messageOf(thrown)}`);
        }
      }
      // What 1.13 refuses here goes on in this library, with further calls: a row of known.json says so.
      if (/already associated to a python object/.test(error?.message ?? "")) continue;
      detached ||= changesDetach(scene.log, log, record.actors);
      const [mine, theirs] = [linesOf(scene.log, record.actors), linesOf(log, record.actors)];
      // isclose and allclose, which call isfinite, write into their own results there.
      const written = /close$/.test(step.op ?? "")
        ? theirs.map((line) => line.replace(/(bitwise_\w+)_\./, "$1."))
        : theirs;
      const ours = linesDiffer(takenApart(mine), written) === undefined ? theirs : mine;
      const at = linesDiffer(ours, theirs);
      if (at !== undefined)
        found.push(
          `step ${i}: call ${at}: expected ${theirs[at] ?? "none"}, got ${ours[at] ?? "none"}${disabled > 0 ? " (functions disabled)" : ""}`,
        );
    }
  } finally {
    while (open.length > 0) open.pop()!.dispose();
  }
  for (const [name, golden] of Object.entries(record.results))
    found.push(...resultDifferences(name, named.get(name), golden));
  if (!detached) return found;
  return found.map((why) => `${why} (a handler changes what detach returns)`);
}

function resultDifferences(name: string, actual: unknown, golden: ModesRecord["results"][string]): string[] {
  const { value } = golden;
  if (!T.isTensor(actual)) {
    const found = differences(actual, value, { values: true, strides: false });
    return found.map((why) => `${name}: ${why}`);
  }
  const found: string[] = [];
  T.disableTorchFunction(() => {
    const type = actual.constructor.name;
    if (type !== golden.type) found.push(`${name}: class: expected ${golden.type}, got ${type}`);
    let plain: T.Tensor = actual;
    while (plain instanceof T.TensorSubclass) plain = plain.elem;
    found.push(...differences(plain, value, { values: true, strides: false }).map((why) => `${name}: ${why}`));
    if (golden.requires_grad !== undefined && actual.requiresGrad !== golden.requires_grad)
      found.push(`${name}: requires grad: expected ${golden.requires_grad}, got ${actual.requiresGrad}`);
    // Python's functions make tensors of numbers, and differentiate another overload.
    const plainNode = (name: string): string => name.replace(/^((?:Add|Sub|Mul|Div)Backward)1$/, "$10");
    const node = actual.gradFn?.name ?? null;
    if (golden.grad_fn !== undefined && plainNode(String(node)) !== plainNode(String(golden.grad_fn)))
      found.push(`${name}: grad_fn: expected ${golden.grad_fn}, got ${node}`);
  });
  return found;
}

export function runModesRecords(records: readonly ModesRecord[]): Report {
  const report = newReport();
  for (const record of records) runRecord(report, record.id, record.title ?? record.id, () => runModes(record));
  return report;
}
