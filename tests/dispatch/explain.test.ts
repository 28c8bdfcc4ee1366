// Explanations, coverage and requirements, the errors for missing kernels, naming a backend, and the command line.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runExplain } from "../../codegen/cli/explain.js";
import {
  add,
  autocast,
  functionalize,
  isTensor,
  maskedFill_,
  mm,
  noGrad,
  type Tensor,
  tensor,
  toFunctional,
  var_,
  zeros,
} from "../../generated/index.js";
import { type Device, parseDevice } from "../../runtime/core/device.js";
import { keyWordsOf } from "../../runtime/core/tensor.js";
import {
  coverageMatrix,
  gapsOf,
  gradientAt,
  missingOperators,
  operatorsToImplement,
  requireOps,
} from "../../runtime/dispatch/coverage.js";
import { Dispatcher, dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { explainCall, explainKeys } from "../../runtime/dispatch/explain.js";
import { fallthrough } from "../../runtime/dispatch/kernel.js";
import { KeySet } from "../../runtime/dispatch/key-set.js";
import { nameBackend, slotOfKey } from "../../runtime/dispatch/keys.js";
import { Library, library } from "../../runtime/dispatch/library.js";
import { withExcluded, withIncluded } from "../../runtime/dispatch/local.js";
import type { OperatorEntry } from "../../runtime/dispatch/operator-entry.js";
import { explain, ops } from "../../runtime/dispatch/ops.js";
import { observe, startDispatchTrace, traceDispatch } from "../../runtime/modes/observer.js";

import { printType } from "../../runtime/schema/print.js";
import { defaultOf } from "../conformance/library.js";
import { dropWarnings } from "../kernels/quiet.js";
import { samples } from "../samples/samples.js";
import { messageOf } from "../thrown.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("explain says which keys each argument brought, what local state did, and what follows", () => {
  const x = tensor([1, 2], { requiresGrad: true });
  const explanation = explain(ops["aten"]!["add"]!["Tensor"]!, x, tensor([1, 2]));
  expect(explanation.arguments.map((one) => one.argument)).toEqual(["self", "other"]);
  expect(explanation.steps.map(({ key, reason }) => [key, reason])).toEqual([
    ["AutogradCPU", "autograd kernel"],
    ["CPU", "kernel"],
  ]);
  const text = explanation.toString().split("\n");
  expect(text.slice(0, 7)).toEqual([
    "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    "keys of the arguments:",
    "  self: DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU, AutocastCPU)",
    "  other: DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU, AutocastCPU)",
    "included: DispatchKeySet(BackendSelect, ADInplaceOrView)",
    "excluded: DispatchKeySet(AutocastCPU, AutocastXPU, AutocastCUDA, AutocastWebGPU)",
    "active:   DispatchKeySet(CPU, BackendSelect, ADInplaceOrView, AutogradCPU)",
  ]);
  expect(text[7]).toMatch(
    /^1\. AutogradCPU: add_Tensor_autograd at generated\/register\/autograd\.ts \[autograd kernel\]$/,
  );
  expect(text[8]).toMatch(
    /^2\. CPU \(ADInplaceOrView, BackendSelect fell through\): \w+ at generated\/register\/cpu\.ts \[kernel\]$/,
  );
  expect(explain("aten::relu", x).steps).toHaveLength(2);
  // As the command line takes names, and as calls choose overloads.
  for (const target of [add, ops.aten.add, "add.Tensor", "aten::add", "add"])
    expect(explain(target, x, x).operator).toBe("aten::add.Tensor");
  expect(explain(add, x, 2).operator).toBe("aten::add.Scalar");
  expect(explain(maskedFill_, x, tensor([true, false]), 1).operator).toBe("aten::masked_fill_.Scalar");
  expect(explain(var_, x).operator).toBe("aten::var");
  expect(() => explain(add, x, "two")).toThrow("explain(aten::add): no overload matches");
  const zerosSteps = withIncluded(
    "BackendSelect",
    () => explainKeys(dispatcher.get("aten::relu"), KeySet.of("CPU")).steps,
  );
  expect(zerosSteps.map((step) => step.key)).toEqual(["CPU"]);
  expect(() => explain("aten::rleu", x)).toThrow("there is no operator aten::rleu. Did you mean aten::relu");
});

test("dispatches are printed as they happen", () => {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const result = traceDispatch(() => {
    const sum = add(tensor([1]), tensor([2]));
    expect(() => add(tensor([1, 2]), tensor([1, 2, 3]))).toThrow();
    return sum;
  }, print);
  expect(result.toArray()).toEqual([3]);
  expect(lines[0]).toBe("aten::add.Tensor [AutogradCPU] add_Tensor_autograd DispatchKeySet(CPU, AutogradCPU)");
  expect(lines[1]).toMatch(/^ {2}aten::add\.Tensor \[CPU\] \w+ DispatchKeySet\(CPU\)$/);
  expect(lines.some((line) => line.startsWith("  threw "))).toBe(true);

  lines.length = 0;
  add(tensor([1]), tensor([2]));
  expect(lines).toEqual([]);
  const trace = startDispatchTrace(print);
  add(tensor([1]), tensor([2]));
  trace.dispose();
  add(tensor([1]), tensor([2]));
  expect(lines.length).toBe(2);
});

test("a missing kernel's error says operator, key and its origin, the table with reasons, and remedies", () => {
  const d = new Dispatcher();
  const fragment = new Library(d, "test", "FRAGMENT", null, "def.ts:1");
  const op = fragment.def("foo(Tensor a, Tensor[] bs) -> Tensor").operator!;
  new Library(d, "test", "IMPL", "CPU", "cpu.ts:1").impl("foo", function foo_cpu() {});
  const { lo, hi } = KeySet.of("Meta", "AutogradMeta");
  let message = "";
  try {
    d.call(op, [{ keysLo: 0, keysHi: 0 }, [{ keysLo: lo, keysHi: hi }]]);
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message.split("\n")).toEqual([
    "test::foo has no kernel for Meta.",
    "  operator: test::foo(Tensor a, Tensor[] bs) -> Tensor",
    "  key: Meta, brought by argument bs[0]",
    "  key set of the call: DispatchKeySet(Meta)",
    "  argument a: DispatchKeySet()",
    "  argument bs[0]: DispatchKeySet(Meta, AutogradMeta)",
    "available:",
    "  CPU: foo_cpu at cpu.ts:1 [kernel]",
    "  falls through: BackendSelect, Named, ADInplaceOrView, AutogradOther, AutogradCPU, AutogradCUDA, AutogradHIP, ... (23 more)",
    expect.stringMatching(/^ {2}no kernel: Undefined, CUDA, HIP, /),
    "what helps:",
    '  - register a kernel: library("test", "IMPL", "Meta").impl("foo", kernel)',
    "  - or implement it in terms of other operators (CompositeImplicitAutograd), for all backends",
    "  - or move the tensor to a device that has a kernel",
  ]);
});

test("a backend of this package that was not started is named with what starts it", () => {
  const missing = (): unknown => zeros([1], { device: "webgpu" as Device });
  expect(missing).toThrow("what helps:\n  - start the backend before: await webgpu(), of the entry tengen/webgpu\n");
});

test("requireOps fails at load with the full list of what is missing", () => {
  requireOps(["aten::add", "aten::relu", ops["aten"]!["mul"]!["Tensor"]!], { backend: ["CPU", "Meta"] });
  requireOps(["aten::mul.Tensor", "aten::softmax"], { gradients: true });
  const lib = new Library(dispatcher, "test_cover", "FRAGMENT", null, "here.ts:1");
  lib.def("bare(Tensor x) -> Tensor");
  lib.def("grown.one(Tensor x) -> Tensor", () => undefined, { key: "CPU" });
  lib.def("grown.two(Tensor x) -> Tensor", () => undefined);
  expect(gapsOf(["test_cover::grown"], { gradients: true })).toEqual([
    { op: "test_cover::grown.one", key: "AutogradCPU", why: "no derivative" },
  ]);
  expect(() =>
    requireOps(["test_cover::bare", "test_cover::grown"], { backend: ["CPU", "Meta"], gradients: true }),
  ).toThrow(
    [
      "7 requirements are not met:",
      "  test_cover::bare       CPU: no kernel",
      "  test_cover::bare       AutogradCPU: no derivative",
      "  test_cover::bare       Meta: no kernel",
      "  test_cover::bare       AutogradMeta: no derivative",
      "  test_cover::grown.one  AutogradCPU: no derivative",
      "  test_cover::grown.one  Meta: no kernel",
      "  test_cover::grown.one  AutogradMeta: no derivative",
    ].join("\n"),
  );
  expect(() => requireOps(["aten::reluu"])).toThrow("there is no operator aten::reluu. Did you mean aten::relu");
  lib.dispose();
});

test("a new backend has to implement what no composite serves; CPU implements all of it", () => {
  const names = operatorsToImplement().map((entry) => entry.name);
  expect(names).toContain("aten::mm");
  expect(names).not.toContain("aten::softmax.int");
  expect(missingOperators("CPU").map((entry) => entry.name)).toEqual([]);
  expect(missingOperators("PrivateUse2")).toHaveLength(names.length);
});

test("coverage.json says what the tables say", () => {
  const coverage = JSON.parse(readFileSync(`${root}generated/coverage.json`, "utf8")) as {
    operators: Record<string, { kernels: Record<string, string>; gradient: { backward: string } }>;
  };
  const differing: string[] = [];
  for (const [name, { kernels, gradient }] of Object.entries(coverage.operators)) {
    const entry = dispatcher.find(name);
    if (entry === undefined) {
      differing.push(`${name} is not in the dispatcher`);
      continue;
    }
    for (const key of ["CPU", "Meta", "CompositeExplicitAutograd", "CompositeImplicitAutograd"]) {
      const registered = dispatcher.registrationsFor(key).length >= 0 && hasKernel(name, key);
      if (registered !== key in kernels)
        differing.push(`${name} at ${key}: json ${key in kernels}, table ${registered}`);
    }
    const ours = gradientAt(entry, "CPU");
    if ((gradient.backward === "composite") !== (ours === "composite"))
      differing.push(`${name}: gradient ${gradient.backward} in json, ${ours} in the table`);
  }
  expect(differing).toEqual([]);
  expect(
    coverageMatrix(["CPU", "AutogradCPU"])
      .split("\n")
      .some((line) => /^aten::mm +X +r$/.test(line)),
  ).toBe(true);
});

function hasKernel(name: string, key: string): boolean {
  return registered(key).has(name);
}
const cache = new Map<string, ReadonlySet<string>>();
function registered(key: string): ReadonlySet<string> {
  let names = cache.get(key);
  if (names === undefined) cache.set(key, (names = new Set(dispatcher.registrationsFor(key))));
  return names;
}

describe("the columns of layers", () => {
  const coverage = JSON.parse(readFileSync(`${root}generated/coverage.json`, "utf8")) as {
    fallbacks: Record<string, string>;
    operators: Record<string, { layers?: Record<string, string> }>;
  };
  const keys = ["Functionalize", "AutocastCPU", "AutocastCUDA", "AutocastWebGPU"] as const;
  autocast({}, () => functionalize(() => 0)());

  test.each(keys)("coverage.json says at %s what is registered", (key) => {
    const slot = slotOfKey(key);
    const inTables = dispatcher
      .registrationsFor(key)
      .map((name) => [name, dispatcher.get(name).kernels.get(slot)!.name])
      .sort();
    const inJson = Object.entries(coverage.operators)
      .flatMap(([name, { layers = {} }]) => (key in layers ? [[name, layers[key]!.split(": ")[0]!]] : []))
      .sort();
    expect(inJson).toEqual(inTables);
    expect(inJson.length).toBeGreaterThan(90);
    const fallback = dispatcher.fallbackAt(slot)!;
    expect(coverage.fallbacks[key] ?? "fallthrough").toBe(fallback.name);
  });

  test("no other key is a layer's", () => {
    const named = new Set(Object.values(coverage.operators).flatMap(({ layers = {} }) => Object.keys(layers)));
    // vmap has no kernels at its key: its levels ask its rows.
    expect([...named].sort()).toEqual([...keys, "FuncTorchBatched"].sort());
    expect(coverage.fallbacks).toEqual({ Functionalize: "functionalize", FuncTorchBatched: "transformFront" });
  });

  test("explain goes through them where they are on", () => {
    const x = toFunctional(tensor([[1]]));
    const steps = (call: () => ReturnType<typeof explain>) => call().steps.map(({ key, kernel }) => `${key} ${kernel}`);
    expect(steps(() => explain(mm, x, x)).slice(0, 2)).toEqual([
      "AutogradCPU mm_autograd",
      "Functionalize functionalize",
    ]);
    expect(steps(() => autocast({}, () => explain(mm, x, x))).slice(0, 3)).toEqual([
      "AutocastCPU lower_precision_fp",
      "AutogradCPU mm_autograd",
      "Functionalize functionalize",
    ]);
    expect(steps(() => explain(maskedFill_, x, x.gt(0), 1))).toContain("Functionalize functionalizeWrite");
  });

  test("tengen explain prints them, and a call that has their keys", async () => {
    const options = { root, nativeFunctions: "native_functions.yaml", out: "generated" };
    const text = await runExplain("mm", options);
    expect(text).toContain(
      "layers, when they are switched on:\n  AutocastCPU: lower_precision_fp\n  AutocastCUDA: lower_precision_fp\n  AutocastWebGPU: lower_precision_fp\n  FuncTorchBatched: vmap: mm_vmap\n\n",
    );
    expect(text).toContain(
      "  Functionalize: functionalize [backend fallback]\n  FuncTorchBatched: vmap [kernel]\n  AutocastCPU: lower_precision_fp [kernel]\n",
    );
    expect(text).toContain(
      "a call with DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU):\n  1. AutogradCPU: mm_autograd",
    );
    expect(await runExplain("t_", options)).toContain("  Functionalize: functionalizeViewInPlace: t\n");
    const explained = await runExplain("mm", { ...options, keys: "CPU,Functionalize,AutogradCPU,AutocastCPU" });
    expect(explained).toContain(
      [
        "  1. AutocastCPU: lower_precision_fp [kernel]",
        "  2. AutogradCPU: mm_autograd [autograd kernel]",
        "  3. Functionalize: functionalize [backend fallback]",
        "  4. CPU: structured_mm_cpu [kernel]",
      ].join("\n"),
    );
  });
});

test("tengen explain prints the row with reasons and the lines of the YAML", async () => {
  const options = {
    root,
    nativeFunctions: "native_functions.yaml",
    derivatives: "derivatives.yaml",
    out: "generated",
    keys: "CPU,AutogradCPU",
  };
  const text = await runExplain("add.Tensor", options);
  expect(text).toContain("  AutogradCPU: add_Tensor_autograd [autograd kernel]");
  expect(text).toMatch(/native_functions\.yaml:\d+ {2}- func: add\.Tensor\(Tensor self/);
  expect(text).toMatch(/derivatives\.yaml:\d+ {2} {2}self: grad/);
  expect(text).toContain("gradient:\n  backward: formula\n  backward twice: formula\n  forward: formula\n\n");
  expect(await runExplain("_ctc_loss", options)).toContain("  backward twice: formula\n  forward: formula\n");
  await expect(runExplain("add", options)).rejects.toThrow("Its overloads: aten::add.Tensor");
  await expect(runExplain("ad.Tensor", options)).rejects.toThrow("Did you mean aten::add.Tensor");
  await expect(runExplain("add.Tensor", { ...options, keys: "Cpu" })).rejects.toThrow(
    "there is no runtime key Cpu. Did you mean CPU, HPU, IPU?",
  );
  const printed = execFileSync(process.execPath, ["--import", "tsx", "codegen/cli/main.ts", "explain", "add.Tensor"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(printed).toContain("  CPU: add_Tensor");
});

test("tengen explain finds the entries of another namespace", async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tengen-explain-")));
  const entry = "half(Tensor self) -> Tensor";
  writeFileSync(join(folder, "native_functions.yaml"), `- func: ${entry}\n\n- func: mine::${entry}\n`);
  writeFileSync(join(folder, "derivatives.yaml"), `- name: mine::${entry}\n  self: grad / 2\n`);
  const gradient = { backward: "formula", doubleBackward: "formula", forward: "not implemented" };
  const row = { schema: `mine::${entry}`, kernels: { CPU: "half_cpu" }, gradient };
  writeFileSync(join(folder, "coverage.json"), JSON.stringify({ operators: { "mine::half": row } }));
  // Places that are not below the folder of the run, and derivatives that lie beside the registry, or do not.
  const places = { root, nativeFunctions: join(folder, "native_functions.yaml"), out: folder };
  const inFolder = { root: folder, nativeFunctions: "native_functions.yaml", out: "." };
  const text = await runExplain("mine::half", inFolder);
  expect((await runExplain("half", places)).replaceAll(`${folder}/`, "")).toBe(text);
  rmSync(join(folder, "derivatives.yaml"));
  expect(`${await runExplain("half", inFolder)}\nderivatives.yaml:1 `).toBe(text.slice(0, text.indexOf(" - name")));
  await expect(runExplain("half", { ...inFolder, derivatives: "mine.yaml" })).rejects.toThrow(
    "mine.yaml: there is no such file\n  hint: name the derivatives: `--derivatives FILE`",
  );
  rmSync(folder, { recursive: true });
  expect(text.split("\n").slice(-3)).toEqual([
    "native_functions.yaml:3  - func: mine::half(Tensor self) -> Tensor",
    "derivatives.yaml:1  - name: mine::half(Tensor self) -> Tensor",
    "derivatives.yaml:2    self: grad / 2",
  ]);
});

test("a PrivateUse backend can be given a name of its own", () => {
  const d = new Dispatcher();
  const op = new Library(d, "test", "FRAGMENT", null, "def.ts:1").def("foo(Tensor x) -> Tensor").operator!;
  const named = nameBackend("PrivateUse3", "Accel");
  new Library(d, "test", "IMPL", "Accel" as "CPU", "accel.ts:1").impl("foo", () => "accel");
  expect(KeySet.of("PrivateUse3", "AutogradAccel").toString()).toBe("DispatchKeySet(Accel, AutogradAccel)");
  expect(d.redispatch(op, KeySet.of("Accel"), [zeros([1])])).toBe("accel");
  expect(() => nameBackend("PrivateUse2", "Accel")).toThrow("the dispatch key Accel already exists");
  expect(() => nameBackend("PrivateUse2", "accel")).toThrow("a backend's name must begin with a capital letter");
  expect(() => nameBackend("CPU" as "PrivateUse1", "Mine")).toThrow("only PrivateUse backends can be named, not CPU");
  expect(() => nameBackend("PrivateUse2", "Cuda")).toThrow("the device type cuda already belongs to CUDA");
  // Its devices have the name, too, and go where the keys go; the old names go on to work.
  expect(parseDevice("accel:1")).toBe("accel:1");
  expect(parseDevice("privateusethree")).toBe("privateusethree");
  for (const device of ["accel", "privateusethree"] as Device[]) {
    const { lo, hi } = keyWordsOf(device);
    expect(new KeySet(lo, hi).toString()).toBe("DispatchKeySet(Accel, ADInplaceOrView, AutogradAccel)");
    expect(() => zeros([1], { device })).toThrow("no kernel for Accel");
  }
  expect(() => parseDevice("acel")).toThrow('unknown device "acel"; expected one of cpu, cuda');
  named.dispose();
});

test("a name that a backend was given can be taken away, and the one before comes back", () => {
  const key = KeySet.of("PrivateUse3");
  const shown = (): string => `${key} ${parseDevice("privateusethree")}`;
  const first = nameBackend("PrivateUse3", "First");
  const second = nameBackend("PrivateUse3", "Second");
  const again = nameBackend("PrivateUse3", "Second");
  expect(shown()).toBe("DispatchKeySet(Second) privateusethree");
  second.dispose();
  second.dispose();
  expect(shown()).toBe("DispatchKeySet(Second) privateusethree");
  expect([parseDevice("first:1"), parseDevice("second:1")]).toEqual(["first:1", "second:1"]);
  again.dispose();
  expect(shown()).toBe("DispatchKeySet(First) privateusethree");
  expect(() => parseDevice("second")).toThrow('unknown device "second"');
  first.dispose();
  expect(shown()).toBe("DispatchKeySet(PrivateUse3) privateusethree");
  expect(() => KeySet.of("First" as "CPU")).toThrow();
  const last = nameBackend("PrivateUse2", "First");
  expect(KeySet.of("PrivateUse2").toString()).toBe("DispatchKeySet(First)");
  last.dispose();
  // The first name may go before the second.
  const outer = nameBackend("PrivateUse3", "Outer");
  const inner = nameBackend("PrivateUse3", "Inner");
  outer.dispose();
  expect(shown()).toBe("DispatchKeySet(Inner) privateusethree");
  expect(() => parseDevice("outer")).toThrow('unknown device "outer"');
  inner.dispose();
  expect(shown()).toBe("DispatchKeySet(PrivateUse3) privateusethree");
});

describe("explain agrees with what an observer sees", () => {
  dropWarnings();

  /** The kernels that run for one operator, nested in each other, and the error: of calls within the call only those that redispatch count. */
  function observed(entry: OperatorEntry, call: () => unknown): { seen: string[]; error: string | null } {
    const seen: string[] = [];
    let depth = 0;
    const handle = observe({
      before(event) {
        const step = `${event.key}: ${event.kernel}`;
        // A kernel that calls its operator anew, for parts of its arguments, does not redispatch.
        if (event.op === entry && event.depth === depth && seen.at(-1) !== step) {
          seen.push(step);
          depth++;
        }
        return null;
      },
    });
    let error: string | null = null;
    try {
      call();
    } catch (thrown) {
      // What ran until then counts.
      error = (thrown as Error).message;
    } finally {
      handle.dispose();
    }
    return { seen, error };
  }

  /** Values for the arguments of an operator without sample: what its schema's types allow. */
  function madeUp(entry: OperatorEntry): unknown[] {
    return entry.schema.arguments.map((argument) => {
      if (argument.default !== null) return defaultOf(argument);
      const text = printType(argument.type);
      if (text.endsWith("?")) return null;
      if (/^Tensor\??\[/.test(text))
        return [
          tensor(
            [
              [1, 2],
              [3, 4],
            ],
            { dtype: "float64" },
          ),
        ];
      if (text.startsWith("Tensor"))
        return tensor(
          [
            [1, 2],
            [3, 4],
          ],
          { dtype: "float64" },
        );
      if (/^(Sym)?[Ii]nt\[/.test(text)) return [2, 2];
      if (text.includes("[")) return [];
      if (text === "bool") return false;
      if (text === "str") return entry.choices?.[argument.name]?.[0] ?? "mean";
      if (text === "ScalarType") return "float32";
      if (text === "Device") return "cpu";
      if (text === "Layout") return "strided";
      if (text === "MemoryFormat") return "contiguous_format";
      return 1;
    });
  }

  const sampled = new Map(samples.map((sample) => [`aten::${sample.operator}`, sample]));
  const all = [...dispatcher.operators()].filter((entry) => entry.hasSchema && entry.namespace === "aten");

  /** Operators whose calls end before all that was said has run, without an error. */
  const shorter: Readonly<Record<string, string>> = {
    "aten::detach_": "its autograd kernel ends the history, and there is nothing to compute below",
  };
  /** How a kernel that records refuses its arguments, before it redispatches. */
  const refusals =
    /a leaf that requires grad is changed in place while recording|^cannot resize|the form with out= does not record|^the derivative of .* is not implemented, and it requires grad/;

  test.each(["as they are", "with gradients", "on meta"])(
    "for every operator of the registry, its arguments %s",
    (how) => {
      const differing: string[] = [];
      const ended: string[] = [];
      for (const entry of all) {
        const sample = sampled.get(entry.name);
        const given = sample === undefined ? madeUp(entry) : [...sample.args()];
        const args = entry.schema.arguments.map((argument, i) => (i < given.length ? given[i] : defaultOf(argument)));
        const device = entry.parameters.list.findIndex(({ name }) => name === "device");
        if (how === "on meta" && device >= 0) args[device] = "meta";
        if (how === "with gradients")
          for (const value of args.flat())
            if (isTensor(value) && value.isFloatingPoint() && value.isLeaf) value.requiresGrad = true;
        const expected = explainCall(entry, args).steps.filter(
          ({ reason }) => reason !== "composite, for the gradient",
        );
        const { seen, error } = observed(entry, () => dispatcher.call(entry, args));
        const said = expected.map(({ key, kernel }) => `${key}: ${kernel ?? "missing"}`);
        if (seen.length > 0 && seen.length < said.length) {
          const isRefused = how === "with gradients" && refusals.test(error ?? "");
          if (!isRefused) ended.push(entry.name);
          said.length = seen.length;
        }
        if (seen.length === 0 || seen.join() !== said.join())
          differing.push(`${entry.name}: said ${said.join(", ")}; was ${seen.join(", ")}`);
      }
      expect(differing).toEqual([]);
      expect(ended).toEqual(Object.keys(shorter));
    },
  );

  test("a composite that runs for the gradient, and the backend's kernel that runs without", () => {
    const m = library("forgradient", "FRAGMENT");
    m.def("f(Tensor a) -> Tensor");
    const composite = library("forgradient", "IMPL", "CompositeImplicitAutograd");
    composite.impl("f", (a: Tensor) => a.add(1).mul(2), { label: "composed" });
    const kernel = library("forgradient", "IMPL", "CPU");
    kernel.impl("f", () => tensor([100]), { label: "fused" });
    const steps = (x: Tensor) =>
      explain("forgradient::f", x).steps.map((one) => `${one.key}: ${one.kernel} [${one.reason}]`);
    const x = tensor([1]);
    expect(steps(x)).toEqual(["AutogradCPU: recordNoDerivative [backend fallback]", "CPU: fused [kernel]"]);
    const recorded = [
      "AutogradCPU: recordNoDerivative [backend fallback]",
      "AutogradCPU: composed [composite, for the gradient]",
    ];
    x.requiresGrad = true;
    expect(steps(x)).toEqual(recorded);
    expect((ops["forgradient"]!["f"]!(x) as Tensor).item()).toBe(4);
    expect(noGrad(() => steps(x))).toEqual([
      "AutogradCPU: recordNoDerivative [backend fallback]",
      "CPU: fused [kernel]",
    ]);
    for (const one of [kernel, composite, m]) one.dispose();
  });
});

test("a call without keys says what became of those of its arguments", () => {
  const m = library("nokeys", "FRAGMENT");
  m.def("through(Tensor a) -> Tensor");
  m.def("excluded(Tensor a) -> Tensor");
  m.def("none(int a) -> Tensor");
  const cpu = library("nokeys", "IMPL", "CPU");
  cpu.impl("through", fallthrough);
  cpu.impl("excluded", (a: Tensor) => a.mul(2));
  const said = (call: () => unknown) => messageOf(call).split("\n")[0];
  const nokeys = ops["nokeys"]!;
  expect(said(() => nokeys["through"]!(tensor([1])))).toBe(
    "nokeys::through has no kernel for a call without keys: CPU falls through, and there is nothing below.",
  );
  expect(said(() => withExcluded("CPU", () => nokeys["excluded"]!(tensor([1]))))).toBe(
    "nokeys::excluded has no kernel for a call without keys: CPU is excluded by local state (withExcluded, or a guard), and there is nothing below.",
  );
  expect(said(() => nokeys["none"]!(1))).toBe(
    "nokeys::none has no kernel for a call without keys: it has no tensor argument, and no kernel is registered that serves Undefined.",
  );
  for (const one of [cpu, m]) one.dispose();
});
