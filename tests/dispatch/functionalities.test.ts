// Keys that programs define: their places, below and above those of generated kernels, on tensors and by guards; kinds of tensors; undo; messages.

import { afterEach, expect, test } from "vitest";
import {
  add,
  add_,
  autocast,
  belowAutograd,
  boxed,
  cat,
  defineFunctionality,
  deriveForms,
  dispatcher,
  dumpState,
  dumpTable,
  explain,
  type Functionality,
  fallthrough,
  functionalize,
  grad,
  gridText,
  hessian,
  KeySet,
  library,
  makeGraph,
  manualSeed,
  matmul,
  mul,
  neg,
  noGrad,
  observe,
  ones,
  randn,
  relu,
  select,
  sigmoid,
  softmax,
  type Tensor,
  tensor,
  tidy,
  vmap,
  WrapperTensor,
  withExcluded,
  withIncluded,
} from "../../generated/index.js";
import { orderedKeys, runtimeKeys } from "../../runtime/dispatch/keys.js";
import { local } from "../../runtime/dispatch/local.js";
import { kernelsFor } from "../../runtime/dispatch/register.js";
import { slot } from "../../runtime/dispatch/slots.js";
import { Linear, ReLU, Sequential } from "../../runtime/nn/index.js";
import { Adam, clipGradNorm } from "../../runtime/optim/index.js";

const open: { dispose(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0).reverse()) one.dispose();
  dispatcher.checkInvariants();
});

const seen: string[] = [];
/** A key with a fallback that notes operator and key and goes on below. */
function layer(name: string, place: { above?: string; below?: string }): Functionality {
  const key = defineFunctionality(name, {
    ...place,
    fallback: boxed((op, keys, stack) => {
      seen.push(`${name}:${op.name.slice(6)}`);
      dispatcher.redispatchBoxed(op, keys.remove(name), stack);
    }),
  });
  open.push(key);
  return key;
}
function run(body: () => unknown): string {
  seen.length = 0;
  body();
  return seen.join(" ");
}
/** The keys of the kernels that a call runs. */
function steps(body: () => unknown): string {
  const events: string[] = [];
  const observer = observe({ before: ({ key }) => void events.push(key) });
  try {
    body();
  } finally {
    observer.dispose();
  }
  return events.join(" ");
}
/** A tensor that carries keys. */
function keyed(names: readonly string[], values: number[] = [1, -2], requiresGrad = false): Tensor {
  const created = tensor(values, { requiresGrad });
  created.keysHi = new KeySet(created.keysLo, created.keysHi).union(KeySet.of(...names)).hi;
  return created;
}
const x = tensor([1, -2]);
const leaf = (): Tensor => tensor([1, -2], { requiresGrad: true });

// -- the place in the order

test.each([
  [{ above: "Autocast" }, "AutocastWebGPU", "Profiler"],
  [{ below: "Autocast" }, "Tracer", "AutocastCPU"],
  [{ above: "Autograd" }, "AutogradNestedTensor", "Tracer"],
  [{ below: "Autograd" }, "ADInplaceOrView", "AutogradOther"],
  [{ above: "Donated" }, "Donated", undefined],
  [{ above: "Dense" }, "PrivateUse3", "FPGA"],
  [{ below: "BackendSelect" }, "NestedTensorPrivateUse3", "BackendSelect"],
])("a key placed %o", (place, lower, upper) => {
  open.push(defineFunctionality("Audit", place));
  const names = orderedKeys.list.map(({ name }) => name as string);
  const at = names.indexOf("Audit");
  expect([names[at - 1], names[at + 1]]).toEqual([lower, upper]);
  expect(KeySet.fullAfter("Audit").has(lower)).toBe(true);
  if (upper !== undefined && upper !== "PythonDispatcher") expect(KeySet.fullAfter("Audit").has(upper)).toBe(false);
  expect(KeySet.of("Audit", lower).highest).toBe("Audit");
  if (upper !== undefined) expect(KeySet.of("Audit", upper).highest).toBe(upper);
});

test("keys between the same two are in the order of their places, not of their definitions", () => {
  layer("A", { above: "Autograd" });
  layer("B", { above: "A" });
  layer("C", { below: "B" });
  expect(run(() => withIncluded(["A", "B", "C"], () => neg(x)))).toBe("B:neg C:neg A:neg");
  expect(String(KeySet.of("B", "A", "C"))).toBe("DispatchKeySet(A, C, B)");
});

// -- below generated kernels, whose redispatch computes with two words

const calls: readonly [string, () => unknown][] = [
  ["a formula", () => relu(leaf())],
  ["an operator in place", () => add_(x.clone(), 1)],
  ["a view", () => select(leaf(), 0, 0)],
  ["a list", () => cat([leaf(), x])],
  ["a composite", () => softmax(leaf(), 0)],
  ["several results", () => leaf().max(0)],
  ["an out form", () => neg(x, { out: x.clone() })],
  ["a backend's fallback", () => x.clone().fill_(2)],
  ["a product", () => matmul(leaf(), x)],
];

test.each(calls)("a key below autograd sees every kernel of %s once, as a layer above does", (_, call) => {
  layer("Above", { above: "Autograd" });
  layer("Below", { below: "ADInplaceOrView" });
  const above = run(() => withIncluded("Above", call));
  const below = run(() => withIncluded("Below", call));
  const both = run(() => withIncluded(["Above", "Below"], call));
  expect(above).not.toBe("");
  // Composites are decomposed before they get below.
  if (_ === "a composite" || _ === "a product" || _ === "a backend's fallback") expect(below).not.toBe("");
  else expect(below).toBe(above.replaceAll("Above", "Below"));
  const of = (text: string, name: string): string[] => text.split(" ").filter((one) => one.startsWith(name));
  expect(of(both, "Above").join(" ")).toBe(above);
  expect(of(both, "Below").join(" ")).toBe(below);
});

test("a key that a tensor carries above autograd, and another below, are met once each", () => {
  layer("Above", { above: "Autograd" });
  layer("Below", { below: "ADInplaceOrView" });
  const w = keyed(["Above", "Below"], [1, -2], true);
  expect(run(() => relu(w))).toBe("Above:relu Below:relu");
  expect(run(() => add(w, x))).toBe("Above:add.Tensor Below:add.Tensor");
  expect(run(() => withExcluded("Above", () => relu(w)))).toBe("Below:relu");
  expect(run(() => withExcluded("Below", () => relu(w)))).toBe("Above:relu");
  expect(steps(() => relu(w))).toBe("Above AutogradCPU Below CPU");
  relu(w).sum().backward();
  expect(w.grad!.toArray()).toEqual([1, 0]);
});

test("a kernel below autograd that calls its operator again meets the key again, and gradients pass it", () => {
  layer("Below", { below: "ADInplaceOrView" });
  const double = library("aten", "IMPL", "Below" as never);
  open.push(double);
  double.impl("sigmoid", (self: Tensor) => {
    seen.push("mine");
    return withExcluded("Below", () => sigmoid(self));
  });
  const w = leaf();
  const result = withIncluded("Below", () => sigmoid(w));
  expect(result.requiresGrad).toBe(true);
  expect(run(() => withIncluded("Below", () => sigmoid(w)))).toBe("mine");
  const [slope] = grad(withIncluded("Below", () => sigmoid(w)).sum(), [w]);
  const [plain] = grad(sigmoid(w).sum(), [w]);
  expect(slope!.toArray()).toEqual(plain!.toArray());
});

test("inside of a transform", () => {
  layer("Below", { below: "ADInplaceOrView" });
  layer("Above", { above: "Autocast" });
  const rows = tensor([
    [1, 2],
    [3, 4],
  ]);
  expect(run(() => withIncluded(["Below", "Above"], () => vmap((row: Tensor) => row.neg())(rows)))).toContain(
    "Below:neg",
  );
});

// -- what programs do with them

test("kernels, fallthroughs, masks and what a key without a kernel says", () => {
  const strict = defineFunctionality("Strict", { above: "Autocast", fallsThrough: false });
  open.push(strict);
  const call = () => withIncluded(strict.key, () => neg(x));
  expect(call).toThrow(/^aten::neg has no kernel for Strict\./);
  expect(call).toThrow('register a fallback for the layer: library("_", "IMPL", "Strict").fallback(boxed(...))');
  const own = library("aten", "IMPL", strict.key);
  own.impl("neg", (self: Tensor) => withExcluded(strict.key, () => mul(self, 10)));
  expect(call().toArray()).toEqual([10, -20]);
  expect(dumpState(dispatcher.get("aten::neg"))).toContain("Strict: ");
  expect(dumpTable(dispatcher.get("aten::neg"))).toMatch(/^Strict: .* \[kernel\]$/m);
  expect(gridText([dispatcher.get("aten::neg")], ["Strict"])).toContain("X");
  const others = library("_", "IMPL", strict.key);
  others.fallback(fallthrough);
  expect(withIncluded(strict.key, () => relu(x)).toArray()).toEqual([1, 0]);
  others.dispose();
  expect(() => strict.dispose()).toThrow(
    /^Strict still has kernels: aten::neg at .*functionalities\.test\.ts:\d+.*\. Dispose of their libraries before the key\.$/,
  );
  own.dispose();
});

test("an explanation has the steps that a call takes", () => {
  layer("Above", { above: "Autocast" });
  layer("Below", { below: "ADInplaceOrView" });
  const w = keyed(["Below"], [1, -2], true);
  const text = withIncluded("Above", () => explain(neg, w).toString().split("\n").slice(6));
  expect(text.map((line) => line.replace(/ at .*? \[/, " ["))).toEqual([
    "1. Above: boxed kernel [backend fallback]",
    "2. AutogradCPU: neg_autograd [autograd kernel]",
    "3. Below (ADInplaceOrView fell through): boxed kernel [backend fallback]",
    "4. CPU (BackendSelect fell through): neg_cpu [kernel]",
  ]);
});

test("after its end a key is gone, tensors that carry it are plain, and its name keeps its bit", () => {
  const before = orderedKeys.list.length;
  const audit = layer("Audit", { above: "Autocast" });
  const carrier = keyed(["Audit"]);
  expect(run(() => neg(carrier))).toBe("Audit:neg");
  const { hi } = KeySet.of("Audit");
  audit.dispose();
  audit.dispose();
  expect(orderedKeys.list).toHaveLength(before);
  expect(run(() => neg(carrier))).toBe("");
  expect(() => KeySet.of("Audit")).toThrow("there is no dispatch key Audit");
  const other = layer("Other", { above: "Autocast" });
  expect(KeySet.of("Other").hi).not.toBe(hi);
  other.dispose();
  layer("Audit", { below: "Autograd" });
  expect(KeySet.of("Audit").hi).toBe(hi);
  expect(run(() => neg(carrier))).toBe("Audit:neg");
  expect(runtimeKeys[0]!.name).toBe("Undefined");
});

// -- kinds of tensors

test("a kind of tensor has a key for each backend, forms and gradients", () => {
  const kind = defineFunctionality("Ragged", { below: "BackendSelect", perBackend: true, fallsThrough: false });
  open.push(kind);
  class Ragged extends WrapperTensor {
    readonly values: Tensor;
    constructor(values: Tensor, device: "cpu" | "meta" = "cpu") {
      const backend = device === "cpu" ? "CPU" : "Meta";
      super({
        shape: [values.numel],
        device,
        keys: [kind.keyOf(backend), "ADInplaceOrView", `Autograd${backend}`],
      });
      this.values = values;
    }
  }
  const valuesOf = (one: Tensor): Tensor => (one instanceof Ragged ? one.values : one);
  const cpu = library("aten", "IMPL", kind.keyOf("CPU"));
  open.push(cpu);
  cpu.impl("neg", (a: Tensor) => new Ragged(valuesOf(a).neg()));
  cpu.impl("mul.Tensor", (a: Tensor, b: Tensor) => new Ragged(valuesOf(a).mul(valuesOf(b))));
  cpu.impl("add.Tensor", (a: Tensor, b: Tensor, alpha: number) => new Ragged(valuesOf(a).add(valuesOf(b), { alpha })));
  cpu.impl("copy_", (self: Tensor, source: Tensor) => {
    valuesOf(self).copy_(valuesOf(source));
    return self;
  });
  const meta = library("aten", "IMPL", kind.keyOf("Meta"));
  open.push(meta);
  meta.impl("neg", (a: Tensor) => new Ragged(valuesOf(a), "meta"));
  open.push(deriveForms(kind.keyOf("CPU") as never));
  const values = tensor([1, 2, 3]);
  const one = new Ragged(values);
  const shown = (y: Tensor): unknown => [y.constructor.name, y.device, valuesOf(y).toArray()];
  expect(String(one.keys)).toBe("DispatchKeySet(RaggedCPU, ADInplaceOrView, AutogradCPU)");
  expect([shown(neg(one)), shown(neg(new Ragged(values, "meta")))]).toEqual([
    ["Ragged", "cpu", [-1, -2, -3]],
    ["Ragged", "meta", [1, 2, 3]],
  ]);
  expect([
    shown(mul(one, 3)),
    shown(mul(one, one)),
    shown(new Ragged(tensor([2, 3])).mul_(new Ragged(tensor([2, 3])))),
  ]).toEqual([
    ["Ragged", "cpu", [3, 6, 9]],
    ["Ragged", "cpu", [1, 4, 9]],
    ["Ragged", "cpu", [4, 9]],
  ]);
  const trained = new Ragged(tensor([1, 2, 3]));
  trained.requiresGrad = true;
  mul(trained, trained).backward(new Ragged(tensor([1, 1, 1])));
  expect(shown(trained.grad!)).toEqual(["Ragged", "cpu", [2, 4, 6]]);
  expect(() => relu(one)).toThrow(/^aten::relu has no kernel for RaggedCPU\./);
  expect(neg(values).toArray()).toEqual([-1, -2, -3]);
  expect(() => kind.keyOf("Cuda")).toThrow('Ragged has no key for "Cuda": the backends are CPU, CUDA, ');
});

test("composites serve a kind of tensor whose aliases say so", () => {
  const kind = defineFunctionality("Ragged", {
    below: "BackendSelect",
    perBackend: true,
    fallsThrough: false,
    aliases: ["CompositeExplicitAutograd", "CompositeImplicitAutograd"],
  });
  open.push(kind);
  const entry = dispatcher.get("aten::softmax.int");
  expect(dumpTable(entry)).toMatch(/^RaggedCPU: .* \[math kernel\]$/m);
  kind.dispose();
  expect(dumpTable(entry)).not.toContain("Ragged");
});

// -- messages

test.each([
  [
    ["audit", { above: "Autocast" }],
    'defineFunctionality: a key\'s name must begin with a capital letter and consist of letters, digits and _, got "audit"',
  ],
  [["Python", { above: "Autocast" }], "defineFunctionality: the dispatch key Python already exists"],
  [
    ["Quantized2", { above: "Autocats" }],
    "defineFunctionality: there is no functionality key Autocats. Did you mean Autocast",
  ],
  [["Audit", {}], 'defineFunctionality: state the place, either { above: "Autocast" } or { below: "Autograd" }'],
  [
    ["Audit", { above: "Autocast", below: "Profiler" }],
    'defineFunctionality: state the place, either { above: "Autocast" } or { below: "Autograd" }, not both',
  ],
  [["Audit", { below: "Dense" }], "defineFunctionality: Dense is the lowest key: calls end there"],
  [
    ["Audit", { above: "Autocast", aliases: ["Autograd"] }],
    "defineFunctionality: aliases is a list of CompositeImplicitAutograd, ",
  ],
  [
    ["Audit", { above: "Autocast", perBackend: 1 }],
    "defineFunctionality: perBackend must be true or false, got number 1",
  ],
  [["Audit", { over: "Autocast" }], "defineFunctionality: "],
])("defineFunctionality(%j)", (args, message) => {
  expect(() => defineFunctionality(...(args as Parameters<typeof defineFunctionality>))).toThrow(message);
  expect(() => KeySet.of("Audit")).toThrow();
});

test("a second definition of a name, and one key asked for a backend's", () => {
  const audit = layer("Audit", { above: "Autocast" });
  expect(() => layer("Audit", { above: "Autocast" })).toThrow(
    /^defineFunctionality: Audit is already defined at .*functionalities\.test\.ts:\d+.*; dispose of that key before defining it again$/,
  );
  expect(() => audit.keyOf("CPU")).toThrow(
    "Audit is one key for all backends; define it with { perBackend: true } for one key each",
  );
});

// -- what is left after a kernel at a listed key

test("a program's kernel at autograd that calls its operator again meets every key again", () => {
  layer("Above", { above: "Autograd" });
  layer("Below", { below: "ADInplaceOrView" });
  const own = library("aten", "IMPL", "AutogradCPU");
  open.push(own);
  own.impl("sigmoid", (self: Tensor) => {
    seen.push("mine");
    return belowAutograd(() => sigmoid(self));
  });
  expect(run(() => sigmoid(keyed(["Above", "Below"])))).toBe("Above:sigmoid mine Above:sigmoid Below:sigmoid");
});

test("a generated composite that calls itself meets every key again", () => {
  layer("Above", { above: "Autograd" });
  layer("Below", { below: "ADInplaceOrView" });
  const own = library("halves", "DEF");
  open.push(own);
  own.def("last(Tensor self) -> Tensor");
  const op = dispatcher.get("halves::last");
  // As generated stubs compute, with two words.
  const call = (self: Tensor): Tensor => {
    const lo = (self.keysLo | local.includedLo) & local.keepLo & op.maskLo;
    const hi = (self.keysHi | local.includedHi) & local.keepHi & op.maskHi;
    return (op.table[slot(lo, hi)] as (...args: unknown[]) => Tensor)(self, lo, hi);
  };
  const composite = (self: Tensor): Tensor => (self.numel === 1 ? neg(self) : call(self.slice(0, 1)));
  kernelsFor("CompositeImplicitAutograd", "composites.ts")(op as never, composite as never);
  expect(run(() => withIncluded(["Above", "Below"], () => call(x)))).toBe(
    "Above:::last Above:slice.Tensor Below:slice.Tensor Above:::last Above:neg Below:neg",
  );
});

test("a set with the bit of a key that is gone has the highest of the others", () => {
  const audit = layer("Audit", { above: "Autocast" });
  const carrier = keyed(["Audit"]);
  const keys = new KeySet(carrier.keysLo, carrier.keysHi);
  expect(keys.highest).toBe("Audit");
  audit.dispose();
  expect([keys.highest, String(keys)]).toEqual([
    "AutocastCPU",
    "DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU, AutocastCPU)",
  ]);
});

test("a key below autograd sees a program's operators without a derivative, whose calls pass autograd's fallback", () => {
  layer("Below", { below: "ADInplaceOrView" });
  const own = library("plain", "DEF");
  open.push(own);
  own.def("twice(Tensor self) -> Tensor");
  own.def("double_(Tensor(a!) self) -> Tensor(a!)");
  own.impl("twice", (self: Tensor) => mul(self, 2), { key: "CPU" });
  own.impl("double_", (self: Tensor) => self, { key: "CPU" });
  const call = (name: string, x: Tensor): unknown => dispatcher.call(dispatcher.get(`plain::${name}`), [x]);
  const first = (body: () => unknown): string => run(() => withIncluded("Below", body)).split(" ")[0]!;
  expect(first(() => call("twice", tensor([1])))).toBe("Below::twice");
  expect(first(() => call("twice", leaf()))).toBe("Below::twice");
  expect(first(() => call("double_", tensor([1])))).toBe("Below::double_");
  expect(
    steps(() => withIncluded("Below", () => call("twice", leaf())))
      .split(" ")
      .slice(0, 3),
  ).toEqual(["AutogradCPU", "Below", "CPU"]);
});

test("inside of functionalization the wrapper of a tensor has its keys, too", () => {
  layer("Above", { above: "Autocast" });
  const x = keyed(["Above"]);
  // Above the functional tensor, and above the value that it stands for.
  expect(run(() => functionalize((y: Tensor) => y.clone())(x))).toBe("Above:clone Above:clone");
});

// -- together with the library's features

const together: readonly [string, () => number | number[]][] = [
  [
    "an optimiser's steps with clipping",
    () => {
      manualSeed(0);
      const model = new Sequential(new Linear(3, 4), new ReLU(), new Linear(4, 2));
      const optimizer = new Adam(model.parameters(), { lr: 0.1 });
      for (let i = 0; i < 3; i++) {
        optimizer.zeroGrad();
        model
          .forward(randn([5, 3]))
          .square()
          .mean()
          .backward();
        clipGradNorm(model.parameters(), 0.5);
        optimizer.step();
      }
      return [...model.parameters()].flatMap((one) => one.detach().flatten().toArray() as number[]);
    },
  ],
  [
    "autocast",
    () =>
      autocast({ device: "cpu" }, () => matmul(ones([2, 2]), ones([2, 2])))
        .float()
        .sum()
        .item() as number,
  ],
  ["a scope of tidy", () => tidy(() => relu(ones([10000]).mul(2)).sum()).item() as number],
  [
    "a graph that is traced and run",
    () => (makeGraph((y: Tensor) => y.mul(2).relu())(x).run(x) as Tensor).toArray() as number[],
  ],
  ["noGrad", () => noGrad(() => leaf().mul(2)).toArray() as number[]],
  [
    "a write through a view",
    () => {
      const whole = ones([4]);
      whole.slice(0, 2).mul_(3);
      return whole.toArray() as number[];
    },
  ],
  [
    "second derivatives",
    () =>
      hessian((y: Tensor) => y.pow(3).sum(), x)
        .flatten()
        .toArray() as number[],
  ],
];

test.each(together)("%s gives with keys above and below autograd what it gives without", (_, body) => {
  const plain = [body()].flat();
  layer("Above", { above: "Autocast" });
  layer("Below", { below: "ADInplaceOrView" });
  seen.length = 0;
  const found = [withIncluded(["Above", "Below"], body)].flat();
  expect(found).toHaveLength(plain.length);
  // Fused steps of optimisers round less often.
  for (const [i, value] of found.entries()) expect(value).toBeCloseTo(plain[i]!, 5);
  for (const name of ["Above", "Below"]) expect(seen.some((one) => one.startsWith(name))).toBe(true);
});
