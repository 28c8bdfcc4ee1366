// Features of the library beside vmap, grad(fn) and jacfwd: programs that have the feature around the transform, or inside of its function.

import * as T from "../../generated/index.js";
import { isolateLocalState } from "../../runtime/async/index.js";
import { profile } from "../../runtime/modes/profiler.js";
import { Linear } from "../../runtime/nn/index.js";
import { SGD } from "../../runtime/optim/index.js";
import { GpuMode, OnGpu } from "../gpu.js";

type Tensor = T.Tensor;
type Program = (x: Tensor) => Tensor;
type Place = "outside" | "inside";

export const transforms = ["vmap", "grad", "jacfwd"] as const;
export type Transform = (typeof transforms)[number];
type At = `${Place} ${Transform}` | Place;

const f64 = (values: readonly unknown[]): Tensor => T.tensor(values as number[], { dtype: "float64" });
export const row: Tensor = f64([0.5, 1.5, -2]);
export const rows: Tensor = f64([
  [0.5, 1.5, -2],
  [0.25, -1, 3],
]);

export function transformed(transform: Transform, fn: Program): Program {
  if (transform === "vmap") return T.vmap(fn);
  return transform === "grad" ? T.grad(fn) : (T.jacfwd(fn) as Program);
}

/** The same by plain code: a loop, or the gradient of a leaf. */
export function plain(transform: Transform, fn: Program): Program {
  if (transform === "vmap") return (x) => T.stack(Array.from({ length: x.shape[0]! }, (_, i) => fn(x.select(0, i))));
  return (x) => {
    const leaf = T.inferenceMode(false, () => T.noGrad(() => x.clone()));
    leaf.requiresGrad = true;
    return T.inferenceMode(false, () => T.grad(fn(leaf), [leaf])[0]!);
  };
}

export interface Feature {
  readonly name: string;
  /** The function of one example; `sin(x) * x`, summed, by default. */
  readonly fn?: Program;
  /** What is done to the examples first. */
  readonly input?: Program;
  /** The feature around the transform: `run` is what that returns. */
  readonly outside?: (run: Program, x: Tensor) => Tensor;
  /** The feature inside of the function that is transformed. */
  readonly inside?: (fn: Program, x: Tensor) => Tensor;
  /** What the transform gives where plain code gives something else, or nothing. */
  readonly instead?: Readonly<Partial<Record<At, Program>>>;
  /** The first lines of refusals. */
  readonly refused?: Readonly<Partial<Record<At, string>>> | undefined;
}

export const base: Program = (x) => x.sin().mul(x).sum();
const zeros: Program = (x) => x.mul(0);
const derivative: Program = (x) => x.cos().mul(x).add(x.sin());

type Rest = readonly [types: unknown, args: readonly unknown[], options: T.CallOptions];

/** Computes cosines in place of sines, which shows in every result. */
class Cosines extends T.DispatchMode {
  override handle(op: T.OverloadHandle, ...[, args, options]: Rest): unknown {
    return op.operator.name === "aten::sin" ? T.ops.aten.cos.default(args[0] as Tensor) : op(...args, options);
  }
}

class CosineFunctions extends T.FunctionMode {
  override handle(fn: T.OverridableFunction, ...[, args, options]: Rest): unknown {
    return fn.name === "sin" ? T.cos(args[0] as Tensor) : fn(...args, options);
  }
}

/** A class whose sines are cosines. */
class Turned extends T.TensorSubclass {
  static override dispatch(op: T.OverloadHandle, ...[, args, options]: Rest): unknown {
    const inner = (value: unknown): unknown => T.mapTensors(value, (x) => (x instanceof Turned ? x.elem : x));
    const run = op.operator.name === "aten::sin" ? T.ops.aten.cos.default : op;
    const result = run(...(inner(args) as [Tensor]), inner(options) as T.CallOptions);
    return T.mapTensors(result, (x) => new Turned(x));
  }
}
const unturned = (x: Tensor): Tensor => (x instanceof Turned ? x.elem : x);

const turnedRow = new Turned(row);

class Labelled extends T.Tensor {
  static torchFunction(fn: T.OverridableFunction, ...[types, args, options]: Rest): unknown {
    return T.defaultTorchFunction(Labelled as never, fn, types as never, args, options);
  }
}
const labelled: Program = (x) => T.asSubclass(x, Labelled as never);

/** Rows of an operator in a profile, so that one that sees nothing is noticed. */
function profiled(run: Program, x: Tensor): Tensor {
  let result: Tensor | null = null;
  const { events } = profile(() => {
    result = run(x);
  });
  if (!events.some(({ op }) => op === "aten::sin")) throw new Error("the profile has no aten::sin");
  return result!;
}

function traced(run: Program, x: Tensor): Tensor {
  const lines: string[] = [];
  const result = T.traceDispatch(
    () => run(x),
    (line) => lines.push(String(line)),
  );
  if (!lines.some((line) => line.includes("aten::sin"))) throw new Error("the trace has no aten::sin");
  return result;
}

function tracked(run: Program, x: Tensor): Tensor {
  using memory = T.trackMemory();
  const result = run(x);
  if (!(memory.statistics()["cpu"]!.allocations > 0)) throw new Error("no memory was counted");
  return result;
}

function withThreads(run: Program, x: Tensor): Tensor {
  const before = T.getNumThreads();
  T.setNumThreads(2);
  try {
    return run(x);
  } finally {
    T.setNumThreads(before);
  }
}

/** The feature around anything. */
const both = (around: (run: Program, x: Tensor) => Tensor): Pick<Feature, "outside" | "inside"> => ({
  outside: around,
  inside: around,
});
const ones = (x: Tensor): Tensor => x.mul(0).add(1);
const i = (): Tensor => T.tensor([{ re: 1, im: 2 }] as never, { dtype: "complex128" }).reshape([]);
const square: T.Tensor = T.ones([300, 300], { dtype: "float64" });
const graph = T.makeGraph(base)(row);
const before = T.captureLocalState();
T.manualSeed(1);
const layer = new Linear(3, 1, { dtype: "float64" } as never);

const notHere = (transform: string, level: number): string =>
  `aten::sin got a tensor of shape [3] from inside ${transform} (level ${level}), which is not open here: it belongs to another task or another local state, ` +
  "or a rule or a tensor of a class holds it. Pass it as an argument of what uses it, and make tensors of classes outside of the transform";
const notRead = (what: string): Feature["refused"] => ({
  "inside vmap":
    `vmap: ${what} of a tensor that is mapped: it has 2 values, one for each example, and none of them is the answer. Return the tensor and read it ` +
    "outside, or choose by an operator such as where",
});
const noClass = (what: string): Feature["refused"] =>
  Object.fromEntries(
    [
      ["vmap", 1],
      ["grad", 1],
      ["jacfwd", 2],
    ].map(([transform, level]) => [
      `inside ${transform}`,
      `${what} of a tensor inside ${transform} (level ${level}): tensors there belong to the transform, and a class of tensors would be asked below it. ` +
        "Convert the tensors outside, and pass them to the function that the transform returns",
    ]),
  );
const noBackward = (what: string): Feature["refused"] =>
  Object.fromEntries(
    [
      ["vmap", 1],
      ["grad", 1],
      ["jacfwd", 2],
    ].map(([transform, level]) => [
      `inside ${transform}`,
      `${what} of a tensor inside ${transform} (level ${level}): its gradients are those that transforms compute. Take them by grad(fn) or vjp inside, ` +
        "or call backward() on what the transform returns",
    ]),
  );
const noFunctions = (transform: string): string =>
  `${transform}: a tensor is a Labelled, whose torchFunction is not asked inside of a transform. Give the transform plain tensors (alias inside ` +
  "disableTorchFunction returns one), and use a FunctionMode to see the functions inside";
const deferred = (what: string, how: string): Feature["refused"] =>
  Object.fromEntries(
    transforms.map((transform) => [
      `inside ${transform}`,
      `${transform}: the function returned ${what}, and what runs later is outside of ${transform}. ${how}`,
    ]),
  );
const noGradient = (what: string): string => `${what}: this tensor does not require grad, so `;

export const features: readonly Feature[] = [
  { name: "nothing", ...both((run, x) => run(x)) },
  { name: "a dispatch mode", ...both((run, x) => T.withMode(new Cosines(), () => run(x))) },
  {
    name: "a guard of a dispatch mode",
    ...both((run, x) => {
      using _ = T.modeGuard(new Cosines());
      return run(x);
    }),
  },
  { name: "a function mode", ...both((run, x) => T.withFunctionMode(new CosineFunctions(), () => run(x))) },
  {
    name: "a tensor subclass",
    outside: (run, x) => unturned(run(new Turned(x))),
    inside: (fn, x) => unturned(fn(new Turned(x))),
    refused: noClass("new Turned()")!,
  },
  {
    name: "a captured tensor of a subclass",
    fn: (x) => unturned(x.mul(turnedRow.sin()).sum()),
    inside: (fn, x) => fn(x),
    // Plain code loses the history in the class, which runs below autograd.
    instead: { "inside grad": () => row.cos(), "inside jacfwd": () => row.cos() },
  },
  {
    name: "a class of functions",
    outside: (run, x) => run(labelled(x)),
    inside: (fn, x) => fn(labelled(x)),
    refused: {
      "outside vmap": noFunctions("vmap"),
      "outside grad": noFunctions("grad"),
      "outside jacfwd": noFunctions("jacfwd"),
      ...noClass("asSubclass"),
    },
  },
  {
    name: "a wrapper of another device",
    outside: (run, x) => T.withMode(new GpuMode(), () => (run(new OnGpu(x)) as OnGpu).held),
    // The simulated device has no factories.
    refused: {
      "outside jacfwd":
        "there is no device webgpu in this program: its devices are cpu, meta. aten::empty.memory_format has no kernel for WebGPU.",
    },
  },
  { name: "the profiler", ...both(profiled) },
  { name: "a trace of dispatch", ...both(traced) },
  {
    name: "fake tensors",
    outside: (run, x) => T.zeros(T.withFakeTensors(() => run(T.fakeTensor(x.shape, { dtype: "float64" }))).shape),
    inside: (fn, x) =>
      x.sum().mul(T.withFakeTensors(() => fn(T.fakeTensor([3], { dtype: "float64" }))).shape.length + 1),
  },
  {
    name: "autocast",
    fn: (x) => T.mm(x.to("float32").unsqueeze(0), x.to("float32").unsqueeze(1)).to("float64").reshape([]),
    ...both((run, x) => T.autocast({ dtype: "bfloat16" }, () => run(x))),
  },
  {
    name: "makeGraph",
    outside: (run, x) => T.makeGraph(run)(x.mul(2)).run(x),
    inside: (fn, x) => T.makeGraph(fn)(x).run(x),
    refused: {
      "inside vmap":
        "makeGraph: argument 0 is a BatchedTensor, whose calls are handled before they can be traced: the graph would contain its present value as a " +
        "constant. Trace the whole function, as in makeGraph(functionalize(f)), or pass a plain tensor",
    },
  },
  { name: "a graph that runs", inside: (_, x) => graph.run(x) },
  {
    name: "functionalize",
    fn: (x) => {
      const y = x.mul(2);
      y.mul_(x).sin_();
      return y.sum();
    },
    ...both((run, x) => T.functionalize(run)(x)),
  },
  {
    name: "an optimiser's step after backward",
    inside(fn, x) {
      const p = x.clone().detach();
      p.requiresGrad = true;
      const optimizer = new SGD([p], { lr: 0.5 });
      fn(p).backward();
      optimizer.step();
      return p.sum();
    },
    refused: noBackward("requiresGrad = true")!,
  },
  {
    name: "an optimiser's step with given gradients",
    inside(fn, x) {
      const p = x.clone();
      const optimizer = new SGD([p], { lr: 0.5 });
      p.grad = x.cos();
      optimizer.step();
      return fn(p);
    },
    instead: { "inside jacfwd": (x) => derivative(x.sub(x.cos().mul(0.5))).mul(x.sin().mul(0.5).add(1)) },
    refused: { "inside grad": "SGD: a parameter must be a leaf, not the result of <CloneBackward0>" },
  },
  {
    name: "GradScaler",
    ...both((run, x) => new T.GradScaler({ initScale: 4 }).scale(run(x))),
  },
  { name: "float16", input: (x) => x.to("float16"), ...both((run, x) => run(x)) },
  { name: "bfloat16", input: (x) => x.to("bfloat16"), ...both((run, x) => run(x)) },
  {
    name: "casts to float16",
    inside: (fn, x) => fn(x.to("float16")).to("float64"),
    instead: { "inside jacfwd": (x) => derivative(x.to("float16")).to("float64") },
  },
  {
    name: "complex numbers",
    fn: (x) => T.viewAsReal(x.mul(i()).mul(x.mul(i()).conj())).sum(),
    ...both((run, x) => run(x)),
  },
  {
    name: "a conjugate bit",
    input: (x) => x.mul(i()).conj(),
    fn: (x) => T.viewAsReal(x.mul(x).resolveConj()).select(-1, 0).sum(),
    outside: (run, x) => run(x),
    refused: {
      "outside jacfwd":
        "jacfwd: a result has dtype float64 and an argument complex128: its derivative has two directions, of which forward mode gives one; use jacrev",
    },
  },
  { name: "a memory tracker", ...both(tracked) },
  {
    name: "a hook of a result",
    inside(fn, x) {
      const y = x.mul(2);
      y.registerHook((gradient) => gradient.mul(10));
      return fn(y);
    },
    refused: {
      "inside vmap": `${noGradient("registerHook")}no gradient will come by`,
      "inside jacfwd": `${noGradient("registerHook")}no gradient will come by`,
    },
  },
  {
    name: "a hook of an argument",
    inside(fn, x) {
      x.registerHook((gradient) => gradient.mul(10));
      return fn(x);
    },
    refused: {
      "inside vmap": `${noGradient("registerHook")}no gradient will come by`,
      "inside jacfwd": `${noGradient("registerHook")}no gradient will come by`,
    },
  },
  {
    name: "retainGrad",
    inside(fn, x) {
      const y = x.mul(2);
      y.retainGrad();
      return fn(y);
    },
    refused: {
      "inside vmap": `${noGradient("retainGrad")}it will never have one`,
      "inside jacfwd": `${noGradient("retainGrad")}it will never have one`,
    },
  },
  {
    name: "requiresGrad = true",
    inside(fn, x) {
      const y = x.mul(1);
      y.requiresGrad = true;
      return fn(y);
    },
    refused: noBackward("requiresGrad = true")!,
  },
  {
    name: "requiresGrad_",
    inside: (fn, x) => fn(x.detach().requiresGrad_(true)),
    refused: noBackward("requiresGrad_(true)")!,
  },
  {
    name: "backward",
    inside(fn, x) {
      fn(x).backward();
      return fn(x);
    },
    refused: noBackward("backward()")!,
  },
  {
    name: "checkpoint",
    ...both((run, x) => T.checkpoint(run, x)),
    // Plain code runs backward in what is checkpointed, which is refused.
    instead: { "outside grad": derivative, "outside jacfwd": derivative },
  },
  { name: "a task of tengen/async", ...both((run, x) => isolateLocalState(() => run(x))) },
  { name: "the current local state", ...both((run, x) => T.withLocalState(T.captureLocalState(), () => run(x))) },
  {
    name: "a local state of before",
    ...both((run, x) => T.withLocalState(before, () => run(x))),
    refused: {
      "inside vmap": notHere("vmap", 1),
      "inside grad": notHere("grad", 1),
      "inside jacfwd": notHere("jacfwd", 2),
    },
  },
  {
    name: "inferenceMode",
    ...both((run, x) => T.inferenceMode(() => run(x))),
    // As functorch and JAX have it: a function's own modes make constants.
    instead: { "inside grad": zeros, "inside jacfwd": zeros },
  },
  {
    name: "noGrad",
    outside: (run, x) => T.noGrad(() => run(x)),
    inside: (fn, x) => fn(x).add(T.noGrad(() => fn(x))),
    // Forward mode does not ask it.
    instead: { "inside jacfwd": (x) => derivative(x).mul(2) },
  },
  {
    name: "enableGrad",
    outside: (run, x) => T.noGrad(() => T.enableGrad(() => run(x))),
    inside: (fn, x) => T.enableGrad(() => fn(x)),
  },
  { name: "detectAnomaly", ...both((run, x) => T.detectAnomaly(() => run(x))) },
  {
    name: "hooks of saved tensors",
    ...both((run, x) => T.savedTensorHooks({ pack: (t: Tensor) => t, unpack: (t: Tensor) => t.mul(2) }, () => run(x))),
    // Hooks around a transform see what is saved around it; forward mode saves nothing.
    instead: { "outside grad": derivative, "outside jacfwd": derivative, "inside jacfwd": derivative },
  },
  {
    name: "a level of forward mode",
    ...both((run, x) => T.dualLevel(() => T.unpackDual(run(T.makeDual(x, ones(x)))).tangent!)),
    instead: {
      "outside grad": (x) => x.cos().mul(2).sub(x.sin().mul(x)),
      "outside jacfwd": (x) => x.cos().mul(2).sub(x.sin().mul(x)),
    },
    refused: {
      "inside vmap":
        "makeDual of a tensor that is mapped by vmap (level 1): tangents belong to the tensor of all examples. Use jvp or jacfwd inside, or make the dual " +
        "tensor outside and map it",
      "inside jacfwd":
        "a level of forward mode is open already; levels do not nest. For second derivatives take the gradient of a gradient (createGraph), or forward mode " +
        "over reverse mode (hvp).",
    },
  },
  {
    name: "belowAutograd",
    ...both((run, x) => T.belowAutograd(() => run(x))),
    instead: { "outside grad": derivative, "outside jacfwd": derivative, "inside grad": zeros, "inside jacfwd": zeros },
  },
  { name: "meta tensors", input: (x) => x.to("meta"), outside: (run, x) => T.zeros(run(x).shape) },
  {
    name: "printing",
    inside(fn, x) {
      if (!String(x).includes("level=")) throw new Error(String(x));
      return fn(x);
    },
    instead: {
      "inside vmap": (x) => x.sin().mul(x).sum(1),
      "inside grad": derivative,
      "inside jacfwd": derivative,
    },
  },
  {
    name: "toArray",
    inside(fn, x) {
      x.toArray();
      return fn(x);
    },
    refused: notRead("toArray()")!,
  },
  {
    name: "JSON",
    inside(fn, x) {
      JSON.stringify(x);
      return fn(x);
    },
    refused: notRead("toJSON()")!,
  },
  {
    name: "data",
    inside(fn, x) {
      void x.data;
      return fn(x);
    },
    refused: notRead("data")!,
  },
  {
    name: "tensor(x)",
    inside: (fn, x) => fn(T.tensor(x as never)),
    instead: { "inside grad": zeros, "inside jacfwd": zeros },
  },
  {
    name: "tensor([x])",
    inside: (fn, x) => fn(T.tensor([x] as never).reshape(x.shape)),
    instead: { "inside grad": zeros, "inside jacfwd": zeros },
    refused: notRead("tensor()")!,
  },
  {
    name: "a constant made inside and written to",
    inside: (fn, x) =>
      fn(
        T.tensor(x.shape.map(() => 0))
          .sum()
          .add_(0)
          .add(x),
      ),
  },
  {
    name: "saveSafetensors",
    inside(fn, x) {
      T.saveSafetensors({ x });
      return fn(x);
    },
    refused: notRead('saveSafetensors: "x"')!,
  },
  { name: "a module", inside: (fn, x) => fn(layer.forward(x)) },
  {
    name: "the default dtype",
    inside(fn, x) {
      const dtype = T.getDefaultDType();
      T.setDefaultDType("float64");
      try {
        return fn(x).mul(T.ones([]));
      } finally {
        T.setDefaultDType(dtype);
      }
    },
  },
  { name: "threads", fn: (x) => T.mm(x.sum().mul(square), square).sum(), ...both(withThreads) },
  {
    name: "gradcheck",
    outside(run, x) {
      const leaf = x.clone();
      leaf.requiresGrad = true;
      T.gradcheck(run, [leaf]);
      return run(x);
    },
    inside(fn, x) {
      T.gradcheck(fn, [x]);
      return fn(x);
    },
    // The plain way cuts the history.
    instead: { "outside grad": derivative, "outside jacfwd": derivative },
    refused: Object.fromEntries(
      [["vmap", 1], ["grad", 1], ["jacfwd", 2]].map(([transform, level]) => [
        `inside ${transform}`,
        `gradcheck of a tensor inside ${transform} (level ${level}): differences need values that can be changed. Check the function that the transform ` +
          "returns, outside of it",
      ]),
    ), // biome-ignore format: three rows
  },
  {
    name: "random numbers",
    fn: (x) => x.mul(T.rand([3], { dtype: "float64" })).sum(),
    outside(run, x) {
      T.manualSeed(3);
      return run(x);
    },
    refused: {
      "outside vmap":
        'vmap: aten::rand draws random numbers, and nothing says whether all examples get the same ones: call vmap with { randomness: "same" } or ' +
        '{ randomness: "different" }',
      "outside jacfwd":
        "jacfwd: aten::rand draws random numbers, and the function is run for several derivatives, which have to be those of one function: draw the " +
        "numbers outside, and pass or capture them",
    },
  },
  {
    name: "loops in TypeScript",
    outside(run, x) {
      const kernels = T.useKernels("ts");
      try {
        return run(x);
      } finally {
        T.useKernels(kernels);
      }
    },
  },
  {
    name: "a promise",
    inside: (fn, x) => Promise.resolve(fn(x)) as never,
    refused: deferred("a promise", "Await first, and give the function what was awaited."),
  },
  {
    name: "a generator",
    inside: (fn, x) =>
      (function* () {
        yield fn(x);
      })() as never,
    refused: deferred("a generator", "Return an array of what it would yield."),
  },
];
