// Programs exported for PyTorch: what is written, that PyTorch runs it with the same results, and what is rejected.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import {
  exportPyTorch,
  Graph,
  grad,
  loadPyTorchState,
  makeGraph,
  type PyTorchOptions,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { coreDecompositions } from "../../runtime/kernels/decompositions/core.js";
import { readRecords } from "../conformance/files.js";
import { type MakeFxRecord, tracesOf } from "../conformance/make-fx.js";
import { differencesInPyTorch, type ExportedCase } from "./exported.js";
import { pythonWithTorch, runPython } from "./python.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-pytorch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Without a Python that has torch these are skipped by their names; CI installs one. */
const inPython = test.skipIf(pythonWithTorch === null);

/** The files in the folder, and the text of the module. */
function written(graph: Graph, options: PyTorchOptions): string {
  const { className, files } = exportPyTorch(graph, options);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  return files[`${className}.py`] as string;
}
const forwardOf = (text: string): string => text.slice(text.indexOf("    def forward")).replace(/^ {4}/gm, "");
const op = (name: string) => dispatcher.get(`aten::${name}`);

describe("what is written", () => {
  test("whole numbers of int64 as integers, larger ones as floats, also after the graph was saved", () => {
    const graph = new Graph();
    const x = graph.placeholder("x", { dtype: "int64", shape: [1], strides: [1], device: "cpu" });
    const numbers = [2 ** 60, -(2 ** 63), 2 ** 63, 3n, T.scalar(2 ** 60, "int"), T.scalar(2, "float")];
    graph.output(numbers.map((number) => graph.call(op("add.Scalar"), [x, number as never])));
    for (const same of [graph, T.graphFromJSON(JSON.parse(JSON.stringify(graph)))]) {
      const calls = forwardOf(written(same, { name: "numbers" })).matchAll(/aten.add.Scalar\(x, (.*)\)/g);
      expect([...calls].map(([, number]) => number)).toEqual(
        "1152921504606846976 -9223372036854775808 9223372036854776000.0 3 1152921504606846976 2.0".split(" "),
      );
    }
  });

  test("calls with arguments in Python's spelling", () => {
    const graph = new Graph();
    const x = graph.placeholder("lambda", { dtype: "float32", shape: [2, 3], strides: [3, 1], device: "cpu" });
    const like = graph.call(op("zeros_like"), [x, "float64", "strided", "cpu", false, "preserve_format"]);
    const meta = graph.call(op("empty.memory_format"), [[2], "bfloat16", null, "meta", null, null]);
    const half = graph.call(op("mul.Tensor"), [like, -2.5]);
    const least = graph.call(op("clamp"), [half, Number.NEGATIVE_INFINITY, 1e20]);
    const most = graph.call(op("maximum"), [least, T.scalar(3, "float") as never]);
    const holes = graph.call(op("index.Tensor"), [most, [null, x]]);
    const rest = graph.call(op("slice.Tensor"), [holes, 0, null, 9223372036854775807n, 1]);
    const drawn = graph.call(op("uniform_"), [rest, 0, 2, null]);
    const normed = graph.call(op("linalg_vector_norm"), [drawn, Number.NaN, null, true, "float64"]);
    const chunks = graph.call(op("split.Tensor"), [normed, 1, 0]);
    graph.call(op("gelu"), [normed, "tanh"]);
    graph.output({ 'a "b"': [graph.item(chunks, 1), meta, null, true, -0] });
    expect(forwardOf(written(graph, { name: "spelling" }))).toBe(`def forward(self, lambda_):
    lambda_ = laid_out("lambda_", lambda_, torch.float32, [2, 3], [3, 1])
    device = lambda_.device
    zeros_like = aten.zeros_like.default(lambda_, dtype=torch.float64, layout=torch.strided, device=device, pin_memory=False, memory_format=torch.preserve_format)
    empty = aten.empty.memory_format([2], dtype=torch.bfloat16, device="meta")
    mul = aten.mul.Scalar(zeros_like, -2.5)
    del zeros_like
    clamp = aten.clamp.default(mul, -math.inf, 100000000000000000000.0)
    del mul
    maximum = aten.maximum.default(clamp, number(3.0, clamp))
    del clamp
    index = aten.index.Tensor(maximum, [None, lambda_])
    del lambda_, maximum
    slice = aten.slice.Tensor(index, 0, None, 9223372036854775807)
    del index
    uniform_ = aten.uniform_.default(slice, 0.0, 2.0)
    del slice
    linalg_vector_norm = aten.linalg_vector_norm.default(uniform_, math.nan, None, True, dtype=torch.float64)
    del uniform_
    split = aten.split.Tensor(linalg_vector_norm, 1)
    aten.gelu.default(linalg_vector_norm, approximate="tanh")
    del linalg_vector_norm
    getitem = split[1]
    del split
    return {"a \\"b\\"": [getitem, empty, None, True, -0.0]}
`);
  });

  test("trees of arguments, constants among them, state under PyTorch's names", () => {
    const state = {
      "layers.0.weight": tensor([[1, 2]], { requiresGrad: true }),
      "layers.0.bias'": tensor([3]),
      "class.__x": tensor([4], { requiresGrad: true }),
    };
    const [w, b, v] = Object.values(state) as [Tensor, Tensor, Tensor];
    const inside = tensor([[1, 2], [3, 4]]).t(); // biome-ignore format: a matrix
    const f = ({ x, n }: { x: Tensor; n: number }, { y }: { y: Tensor }, by: number) => ({
      z: T.matmul(T.matmul(x, inside), w.t()).add(b).add(v).mul(n).add(y, { alpha: by }),
    });
    const text = written(makeGraph(f)({ x: tensor([[1, 2]]), n: 3 }, { y: tensor([5]) }, 2), {
      name: "my model",
      state,
    });
    expect(text).toContain(`STATE = {
    "layers.0.weight": ("parameter", None),
    "layers.0.bias'": ("buffer", None),
    "class.__x": ("parameter", None),
    "constant0": ("constant", [1, 2]),
}`);
    expect(forwardOf(text).split("\n").slice(0, 12).join("\n")).toBe(`def forward(self, arg0, arg1, arg2):
    arg1_ = arg0["x"]
    arg1_ = laid_out("arg1_", arg1_, torch.float32, [1, 2], [2, 1])
    held("arg0[\\"n\\"]", arg0["n"], 3)
    arg2_ = arg1["y"]
    arg2_ = laid_out("arg2_", arg2_, torch.float32, [1], [1])
    held("arg2", arg2, 2)
    constant0 = self.constant0
    parameter0 = getattr(self.layers, "0").weight
    constant1 = getattr(getattr(self.layers, "0"), "bias'")
    parameter1 = getattr(getattr(self, "class"), "__x")
    mm = aten.mm.default(arg1_, constant0)`);
  });
});

describe("what PyTorch lacks is named, all of it, and nothing is written", () => {
  const x = tensor([1, 2]);
  const w = tensor([1, 2], { requiresGrad: true });
  const refused = "exportPyTorch: the graph uses what PyTorch does not have:\n  ";
  const pytorchLibrary = T.library("pytorch_test", "DEF", null, "tests/graphs/pytorch.test.ts");
  const doubled = pytorchLibrary.def("doubled(Tensor x) -> Tensor", (a: Tensor) => T.add(a, a), { key: "CPU" });
  const inAten = T.library("aten", "FRAGMENT", null, "tests/graphs/pytorch.test.ts").def(
    "not_pytorchs(Tensor x) -> Tensor",
  );
  afterAll(() => {
    doubled.dispose();
    inAten.dispose();
  });
  const rows: readonly (readonly [string, () => Graph, PyTorchOptions["state"], string])[] = [
    [
      "operators, devices, generators and layouts",
      () => {
        const graph = new Graph();
        const a = graph.placeholder("a");
        const b = graph.call(doubled.operator!, [a]);
        const c = graph.call(inAten.operator!, [b]);
        const d = graph.call(op("zeros_like"), [c, null, "jagged", "cuda:1", null, null]);
        graph.output(graph.call(op("bernoulli"), [d, new T.Generator(1)]));
        return graph;
      },
      {},
      `%doubled (pytorch_test::doubled): PyTorch has no operator pytorch_test::doubled: it was defined in the namespace pytorch_test; namespaces: ["pytorch_test"] says that PyTorch has it, too
  %not_pytorchs (aten::not_pytorchs): PyTorch has no operator aten::not_pytorchs: it was defined by this program
  %zeros_like (aten::zeros_like): PyTorch 1.13 has no layout jagged
  %zeros_like (aten::zeros_like): device cuda:1 is not the device of the inputs
  %bernoulli (aten::bernoulli): it uses its own generator, which cannot be exported`,
    ],
    [
      "names",
      () => makeGraph((a: Tensor) => a.mul(w))(x),
      { "a.weight": w, "a..b": x, "to.weight": tensor(1), "a.weight.c": tensor(2), again: w },
      `state["a..b"]: a name must consist of non-empty components, separated by dots
  state["to.weight"]: torch.nn.Module already has a member to
  state["a.weight.c"]: "a.weight" is a tensor, so it cannot also be a module that contains this one
  state["again"]: the tensor is also listed as "a.weight"; a module must contain it once`,
    ],
    [
      "tensors without elements and values that are none in Python",
      () =>
        makeGraph((a: Tensor, _: Date) => a.mul(tensor([1, 2], { device: "meta" })), { mode: "meta" })(x, new Date(0)),
      {},
      `the tensor "constant0": is on device meta and has no elements to write
  the argument arg1: an object (Date) has no counterpart in Python`,
    ],
  ];
  test.each(rows)("%s", (_, graph, state, message) => {
    expect(() => exportPyTorch(graph(), { name: "x", state })).toThrow(new T.UnsupportedError(refused + message));
  });

  test.each<readonly [string, () => unknown, string]>([
    ["no graph", () => exportPyTorch({} as never, { name: "x" }), "exportPyTorch: expected a Graph, as makeGraph gives, got an object (Object)"],
    ["no name", () => exportPyTorch(new Graph(), {} as never), "exportPyTorch: expected name as the name of a class, got undefined"],
    ["an option that there is not", () => exportPyTorch(new Graph(), { name: "x", opset: 1 } as never), 'exportPyTorch: unknown option "opset"; there are name, state, namespaces'],
    ["state of something else", () => exportPyTorch(new Graph(), { name: "x", state: { a: 1 } } as never), 'exportPyTorch: expected a tensor for state "a", got number 1'],
    ["a graph that is not whole", () => exportPyTorch(new Graph(), { name: "x" }), "the graph has no output"],
  ])("%s", (_, run, message) => {
    expect(run).toThrow(new T.ArgumentError(message));
  }); // biome-ignore format: one row a call
});

describe("weights come back", () => {
  const w = tensor([1, 2], { requiresGrad: true });
  const state = { "fc.weight": w, seen: tensor(0, { dtype: "int64" }) };
  test("into the tensors of the model", () => {
    loadPyTorchState(state, T.saveSafetensors({ "fc.weight": tensor([5, 6]), seen: tensor(7, { dtype: "int64" }) }));
    expect([w.toArray(), w.requiresGrad, w.isLeaf, state.seen.item()]).toEqual([[5, 6], true, true, 7]);
  });

  test("or not at all", () => {
    const before = w.toArray();
    expect(() =>
      loadPyTorchState(state, T.saveSafetensors({ "fc.weight": tensor([[5], [6]]), more: tensor(1) })),
    ).toThrow(
      new T.FormatError(`loadPyTorchState: "fc.weight" is float32 [2, 1] in the file, expected float32 [2]
  the file lacks "seen"
  the file has "more", which is not in the state`),
    );
    expect(w.toArray()).toEqual(before);
    expect(() => loadPyTorchState([] as never, new Uint8Array())).toThrow(
      "loadPyTorchState: expected state as an object of tensors by name, got an array of 0",
    );
  });
});

describe("in PyTorch", () => {
  inPython("recorded programs, forward, joint and decomposed, give the same results", () => {
    const [header, ...records] = readRecords<MakeFxRecord>(
      fileURLToPath(new URL("../data/make_fx.jsonl.gz", import.meta.url)),
    );
    const names = new Set(header!.decomposed);
    const table = Object.fromEntries(Object.entries(coreDecompositions).filter(([name]) => names.has(name)));
    const cases = records.flatMap((record) =>
      tracesOf(record, table).flatMap(({ name, golden, trace, inputs }): ExportedCase[] =>
        golden === undefined ? [] : [{ title: `${record.id} ${name}`, graph: trace(), inputs }],
      ),
    );
    expect(cases.length).toBeGreaterThan(100);
    expect(differencesInPyTorch(cases, join(folder, "recorded"))).toEqual([]);
  });

  inPython("numbers for tensors, layouts, dtypes and what is written give the same results", () => {
    const [f, h, i] = [tensor([[1.5, -2], [3, 4]]), tensor([1.5, -2], { dtype: "float16" }), tensor([3, -4], { dtype: "int32" })] as const; // biome-ignore format: matrices
    const held = tensor([[1, 2], [3, 4]]).t(); // biome-ignore format: a matrix
    const rows: Readonly<Record<string, readonly [(...args: Tensor[]) => unknown, readonly Tensor[]]>> = {
      numbers: [(a, b, c) => [T.mul(a, 2), T.add(b, 2.5), T.add(c, 1.5), T.maximum(c, tensor(2)), T.where(T.gt(a, 0), a, T.scalarTensor(0))], [f, h, i]],
      "numbers without overload": [(a, _b, c) => [a, c].map((x) => T.ops.aten.atan2.default(x, T.wrappedNumber(2.5))), [f, h, i]],
      "numbers first": [(a, c) => [T.ops.aten.copysign.Tensor(T.wrappedNumber(2.5), a), T.ops.aten.fmax.default(T.wrappedNumber(2), c)], [f, i]],
      "two numbers": [(a) => [T.ops.aten.where.self(T.gt(a, 0), T.wrappedNumber(1), T.wrappedNumber(-1.5)), T.where(T.gt(a, 0), 1, 0)], [f]],
      "strides of what is held": [(a) => T.ops.aten.as_strided.default(T.add(a, held), [4], [1]), [f]],
      "strides of inputs": [(a) => T.ops.aten._reshape_alias.default(a, [4], [1]), [f.t()]],
      "results written in place": [(a) => { const b = a.clone(); b.add_(1); b.select(0, 0).mul_(3); return [b, T.sort(b, 1)]; }, [f]],
      gradients: [(a) => { const w = f.detach().requiresGrad_(); return grad(T.logSoftmax(a.matmul(w), 1).sum(), [w])[0]; }, [f]],
      "shapes that depend on values": [(a) => T.nonzero(a), [f]],
      "devices and dtypes": [(a) => [T.zerosLike(a, { dtype: "bfloat16" }), T.ones([2], { dtype: "bool" }), a.to("int64"), T.arange(3), T.full([2], 3), T.full([2], 3n), T.full([2], true as never)], [f]],
      "memory formats": [() => T.ones([1, 2, 2, 2]).clone({ memoryFormat: "channels_last" }).reshape([8]), []],
    }; // biome-ignore format: one row a program
    const cases = Object.entries(rows).map(([title, [body, args]]) => ({
      title,
      graph: makeGraph(body)(...args),
      inputs: () => args,
    }));
    expect(differencesInPyTorch(cases, join(folder, "programs"))).toEqual([]);
  });

  inPython("a result that differs is noticed", () => {
    const x = tensor([1, 2]);
    const graph = makeGraph((a: Tensor) => [a.mul(2), a.gt(1)])(x);
    const run = graph.run.bind(graph);
    Object.assign(graph, { run: (a: Tensor) => [(run(a) as Tensor[])[0]!.add(1e-3), a.gt(5)] });
    expect(differencesInPyTorch([{ title: "t", graph, inputs: () => [x] }], join(folder, "wrong"))).toEqual([
      "t: result 0: element 0: PyTorch gives 2, expected 2.000999927520752",
      "t: result 1: element 1: PyTorch gives true, expected false",
    ]);
  });

  inPython(
    "every operator of the registry is there with these arguments, but for three forms and what came later",
    () => {
      const program = `
import json, sys
import torch
missing = []
for name, arguments in json.load(open("operators.json")):
    packet, _, overload = name.partition(".")
    try: schema = getattr(getattr(torch.ops.aten, packet), overload or "default")._schema
    except (AttributeError, RuntimeError): missing.append(name)
    else:
        theirs = [argument.name for argument in schema.arguments]
        if theirs != arguments: missing.append(f"{name}: {theirs}")
print(json.dumps(missing))
`;
      const all = [...dispatcher.operators()].filter(
        ({ definition, namespace }) => namespace === "aten" && definition?.source === "generated/operators.ts",
      );
      writeFileSync(
        join(folder, "operators.json"),
        JSON.stringify(
          all.map(({ name, parameters }) => [name.slice("aten::".length), parameters.list.map((one) => one.name)]),
        ),
      );
      expect(all.length).toBeGreaterThan(2000);
      const newer = JSON.parse(
        readFileSync(new URL("../data/newer-than-1.13.json", import.meta.url), "utf8"),
      ) as readonly string[];
      const missing = JSON.parse(runPython(program, [], folder)) as string[];
      expect(newer.filter((name) => !missing.includes(name))).toEqual([]);
      // A module that needs one of these checks it on import; newer versions have the first.
      expect(missing.filter((name) => !newer.includes(name))).toEqual([
        "floor_divide.Scalar_out",
        "set.source_Tensor_storage_offset_out",
        "set.source_Tensor_storage_offset",
      ]);
    },
  );

  inPython("names, state and what is not as it was traced", () => {
    const state = { "class.0.it's": tensor([1, 2], { requiresGrad: true }), "class.mean": tensor([3, 4]) };
    const [w, b] = Object.values(state) as [Tensor, Tensor];
    const graph = makeGraph((x: Tensor, n: number) => ({
      'a"\n': x
        .mul(w)
        .add(b)
        .mul(n)
        .add(tensor([0.5, 0.5])),
    }))(tensor([1, 1]), 2);
    written(graph, { name: "9 $import", state });
    const program = `
import json, torch
key = "a" + chr(34) + chr(10)
from _9__import import _9__import as Model
model = Model()
out = []
out.append([sorted(model.state_dict()), [name for name, _ in model.named_parameters()]])
out.append(model(torch.tensor([1.0, 1.0]), 2)[key].tolist())
for args in [(torch.ones(3), 2), (torch.ones(2).double(), 2), (1, 2), (torch.ones(2), 3)]:
    try: model(*args)
    except ValueError as error: out.append(str(error))
loss = model(torch.ones(2), 2)[key].sum()
loss.backward()
with torch.no_grad():
    for parameter in model.parameters(): parameter -= parameter.grad
    model.get_buffer("class.mean").add_(1)
import _9__import as module
module.save_safetensors(model.state_dict(), "trained.safetensors")
print(json.dumps(out))
`;
    expect(JSON.parse(runPython(program, [], folder))).toEqual([
      [["class.0.it's", "class.mean"], ["class.0.it's"]],
      [8.5, 12.5],
      "_9__import: arg0 must be torch.float32 [2], as in the trace, got torch.float32 [3]",
      "_9__import: arg0 must be torch.float32 [2], as in the trace, got torch.float64 [2]",
      "_9__import: arg0 must be torch.float32 [2], as in the trace, got 1",
      "_9__import: arg1 must be 2, the value that the program was traced with, got 3",
    ]);
    loadPyTorchState(state, readFileSync(join(folder, "trained.safetensors")));
    expect([w.toArray(), b.toArray()]).toEqual([[-1, 0], [4, 5]]); // biome-ignore format: pairs
  });

  inPython("a program whose dtypes this PyTorch lacks says which when it is imported", () => {
    const graph = new Graph();
    const x = graph.placeholder("x");
    graph.output(graph.call(op("to.dtype"), [x, "uint16"]));
    const source = written(graph, { name: "indices" });
    expect(source.split("\n")[0]).toContain("Requires PyTorch 2.3 or newer");
    const program = `import torch
if not hasattr(torch, "uint16"):
  try: import Indices
  except ImportError as error: print(str(error).replace(torch.__version__, "V"))
else: print("Indices requires dtypes that PyTorch V does not have: uint16")`;
    expect(runPython(program, [], folder).trim()).toBe("Indices requires dtypes that PyTorch V does not have: uint16");
  });

  test("a program requires the PyTorch that has the newest of its dtypes", () => {
    const requiredFor = (...dtypes: string[]) => {
      const graph = new Graph();
      const x = graph.placeholder("x");
      graph.output(dtypes.reduce((value, dtype) => graph.call(op("to.dtype"), [value, dtype]), x));
      return /Requires PyTorch ([\d.]+) or newer/.exec(written(graph, { name: "required" }))![1];
    };
    expect(requiredFor("bfloat16")).toBe("1.13");
    expect(requiredFor("float8_e5m2")).toBe("2.1");
    expect(requiredFor("float8_e4m3fn", "uint64", "float8_e5m2")).toBe("2.3");
  });

  inPython("a program whose operators this PyTorch lacks says which when it is imported", () => {
    const graph = new Graph();
    const [x, out] = [graph.placeholder("x"), graph.placeholder("out")];
    graph.output(graph.call(op("floor_divide.Scalar_out"), [x, 2, out]));
    written(graph, { name: "newer" });
    const program =
      "import torch\ntry: import Newer\nexcept ImportError as error: print(str(error).replace(torch.__version__, 'V'))";
    expect(runPython(program, [], folder).trim()).toBe(
      "Newer requires operators that PyTorch V does not have: floor_divide.Scalar_out",
    );
  });
});

describe("operators of a program", () => {
  const define = () =>
    T.defineLibrary("ownops", {
      "twist(Tensor x, int times, *, float scale=1.0) -> Tensor": {
        CPU: (x, times, scale) => x.mul(times).mul(scale),
        fake: (x) => x.newEmpty([...x.shape]),
      },
      "mix(Tensor(a!) x, Tensor y, Tensor(b!) z) -> Tensor": {
        CPU: (x, y, z) => {
          x.add_(y);
          z.mul_(x);
          return x.sum();
        },
        fake: (x) => x.newEmpty([]),
      },
    });
  const program = (lib: ReturnType<typeof define>) => (x: Tensor, y: Tensor) => {
    const [a, b] = [x.clone(), x.mul(2)];
    const sum = lib.mix(a, y, b);
    return [lib.twist(a, 3, { scale: 0.5 }), b, sum];
  };
  const traced = (lib: ReturnType<typeof define>): Graph =>
    makeGraph(T.functionalize(program(lib)))(tensor([1, 2]), tensor([3, 4])) as unknown as Graph;

  test("are refused, unless their namespace is PyTorch's, too", () => {
    const lib = define();
    expect(() => exportPyTorch(traced(lib), { name: "own" })).toThrow(
      'PyTorch has no operator ownops::mix_functional: it was defined in the namespace ownops; namespaces: ["ownops"] says that PyTorch has it, too',
    );
    expect(() => exportPyTorch(traced(lib), { name: "own", namespaces: "ownops" as never })).toThrow(
      'exportPyTorch: expected namespaces as an array of names, got "ownops"',
    );
    const text = written(traced(lib), { name: "own", namespaces: ["ownops"] });
    expect(forwardOf(text)).toContain(
      `on_copies(getattr(torch.ops, "ownops").mix.default, ["x", "z"], ["x", "z"], ["x", "y", "z"], clone, arg1, mul)`,
    );
    expect(text).toContain(`    "ownops::mix",\n    "ownops::twist",\n`);
    lib.dispose();
  });

  inPython("are called where the program defines them", () => {
    const lib = define();
    written(traced(lib), { name: "own", namespaces: ["ownops"] });
    const expected = program(lib)(tensor([1, 2]), tensor([3, 4])).map((one) => one.toArray());
    lib.dispose();
    const python = `
import json, torch
library = torch.library.Library("ownops", "DEF")
library.define("twist(Tensor x, int times, *, float scale=1.0) -> Tensor")
library.define("mix(Tensor(a!) x, Tensor y, Tensor(b!) z) -> Tensor")
def mix(x, y, z):
    x.add_(y)
    z.mul_(x)
    return x.sum()
library.impl("twist", lambda x, times, scale=1.0: x * times * scale, "CPU")
library.impl("mix", mix, "CPU")
from Own import Own
x = torch.tensor([1.0, 2.0])
print(json.dumps([[one.tolist() for one in Own()(x, torch.tensor([3.0, 4.0]))], x.tolist()]))
`;
    expect(JSON.parse(runPython(python, [], folder))).toEqual([expected, [1, 2]]);
    const without = "import json\ntry:\n    import Own\nexcept ImportError as error:\n    print(error)\n";
    expect(runPython(without, [], folder)).toContain("requires operators that PyTorch");
  });
});
