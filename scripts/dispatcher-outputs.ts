// The output shown in docs/dispatcher.md: every block there is printed by this script. Run with --write to update the page.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import {
  add,
  autocast,
  type CallOptions,
  FunctionMode,
  functionalize,
  mapTensors,
  mm,
  type OverloadHandle,
  type OverridableFunction,
  TensorSubclass,
  tensor,
  toFunctional,
  withFunctionMode,
  zeros,
} from "../generated/index.js";
import { boxingCounter } from "../runtime/dispatch/boxing.js";
import { Dispatcher, dispatcher as program } from "../runtime/dispatch/dispatcher.js";
import { dumpState, gridText } from "../runtime/dispatch/dump.js";
import { boxed, fallthrough } from "../runtime/dispatch/kernel.js";
import { KeySet } from "../runtime/dispatch/key-set.js";
import type { DispatchKeyName } from "../runtime/dispatch/keys.js";
import { Library } from "../runtime/dispatch/library.js";
import { excludedKeys, includedKeys } from "../runtime/dispatch/local.js";
import { explain } from "../runtime/dispatch/ops.js";
import { typeTable } from "../runtime/dispatch/stack.js";
import { DispatchMode, withMode } from "../runtime/modes/dispatch-mode.js";
import { traceDispatch } from "../runtime/modes/observer.js";
import { timeOperators } from "../runtime/modes/profiler-key.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = new URL("../docs/dispatcher.md", import.meta.url);

function named<F extends (...args: never[]) => unknown>(name: string, kernel: F): F {
  return Object.defineProperty(kernel, "name", { value: name });
}

/** A separate dispatcher with operators and kernels, each kernel registered from `KEY.ts:1`. */
function toy(operators: Readonly<Record<string, readonly DispatchKeyName[]>>): Dispatcher {
  const dispatcher = new Dispatcher();
  const fragment = new Library(dispatcher, "toy", "FRAGMENT", null, "toy.ts:1");
  for (const [schema, keys] of Object.entries(operators)) {
    const { operator } = fragment.def(schema);
    for (const key of keys) {
      const library = new Library(dispatcher, "toy", "IMPL", key, `${key}.ts:1`);
      library.impl(
        operator!.name,
        named(`${operator!.baseName}_${key}`, () => `${operator!.baseName}_${key}`),
      );
    }
  }
  return dispatcher;
}

function traced(body: () => unknown): string {
  const lines: string[] = [];
  traceDispatch(body, (line) => lines.push(line));
  return lines.join("\n");
}

function errorText(body: () => unknown): string {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("nothing was thrown");
}

/** A table by key: kernels registered, cells filled. */
function table(): string {
  const dispatcher = toy({
    "mul(Tensor a, Tensor b) -> Tensor": ["CPU", "Meta", "Autograd"],
    "ones_like(Tensor a) -> Tensor": ["CompositeExplicitAutograd"],
    "square(Tensor a) -> Tensor": ["CompositeImplicitAutograd"],
    "sort(Tensor a) -> Tensor": ["CPU"],
  });
  new Library(dispatcher, "_", "IMPL", "Profiler", "profiler.ts:1").fallback(boxed(() => undefined, "profile"));
  const operators = [...dispatcher.operators()];
  const keys = ["CPU", "Meta", "AutogradCPU", "AutogradMeta", "Tracer", "Profiler"];
  const kernels = operators.reduce((sum, op) => sum + op.implCount, 0) + 1;
  const served = operators.reduce((sum, op) => sum + op.row.filter(({ reason }) => reason !== "missing").length, 0);
  return `${gridText(operators, keys)}${kernels} registrations serve ${served} cells of ${operators.length} operators`;
}

function keySets(): string {
  const show = (title: string, set: KeySet): string => `${title}: ${set}\n  highest: ${set.highest}`;
  const cpu = KeySet.of("CPU", "ADInplaceOrView", "AutogradCPU", "AutocastCPU");
  const meta = KeySet.of("Meta", "ADInplaceOrView", "AutogradMeta");
  return [
    show("a CPU tensor", cpu),
    show("a Meta tensor", meta),
    show("both in one call", cpu.union(meta)),
    show("without the Autocast keys, which are excluded by default", cpu.union(meta).difference(excludedKeys())),
    `included by default: ${includedKeys()}`,
    `excluded by default: ${excludedKeys()}`,
  ].join("\n");
}

function composites(): string {
  const dispatcher = toy({
    "implicit(Tensor a) -> Tensor": ["CompositeImplicitAutograd"],
    "explicit(Tensor a) -> Tensor": ["CompositeExplicitAutograd"],
    "both(Tensor a) -> Tensor": ["CompositeImplicitAutograd", "CPU"],
  });
  const keys = ["Undefined", "CPU", "Meta", "AutogradCPU", "AutogradMeta"] as const;
  return [...dispatcher.operators()]
    .map((op) => {
      const rows = keys.map((key) => {
        const { reason, record } = op.row[key === "Undefined" ? 0 : KeySet.of(key).slot]!;
        const what = record === null ? "-" : record.isFallthrough ? "passes on" : record.name;
        return `  ${key.padEnd(12)}  ${what}  [${reason}]`;
      });
      return `${op.name}\n${rows.join("\n")}`;
    })
    .join("\n");
}

function state(): string {
  const dispatcher = toy({ "both(Tensor a) -> Tensor": ["CompositeImplicitAutograd", "CPU"] });
  return dumpState(dispatcher.get("toy::both")).trimEnd();
}

function afterAutograd(): string {
  const x = tensor([1, 2], { requiresGrad: true });
  return explain("aten::add.Tensor", x, x).toString();
}

function boxings(): string {
  const dispatcher = toy({ "neg(Tensor a) -> Tensor": ["CPU"] });
  const op = dispatcher.get("toy::neg");
  new Library(dispatcher, "toy", "IMPL", "AutogradCPU", "autograd.ts:1").impl(
    "neg",
    named("neg_autograd", (a: unknown, lo: number, hi: number) =>
      dispatcher.redispatch(op, new KeySet(lo, hi).difference("AutogradCPU"), [a]),
    ),
  );
  const { lo, hi } = KeySet.of("CPU", "AutogradCPU", "Conjugate");
  const call = (): string => {
    const before = { ...boxingCounter };
    const result = dispatcher.call(op, [{ keysLo: lo, keysHi: hi }]);
    return `${result}: ${boxingCounter.boxings - before.boxings} boxings, ${boxingCounter.unboxings - before.unboxings} unboxings`;
  };
  const layer = new Library(dispatcher, "_", "IMPL", "Conjugate", "conjugate.ts:1");
  const through = layer.fallback(fallthrough);
  const without = call();
  through.dispose();
  layer.fallback(
    boxed((entry, keys, stack) => dispatcher.redispatchBoxed(entry, keys.difference("Conjugate"), stack), "layer"),
  );
  return `Conjugate falls through:    ${without}\nConjugate is a boxed layer: ${call()}`;
}

class Pass extends DispatchMode {
  override handle(
    op: (...args: unknown[]) => unknown,
    _types: readonly unknown[],
    args: readonly unknown[],
    options: Readonly<Record<string, unknown>>,
  ): unknown {
    return op(...args, options);
  }
}

function between(): string {
  const x = tensor([1], { requiresGrad: true });
  const y = tensor([2]);
  return [
    "# the Profiler key: above autograd",
    traced(() => timeOperators(() => add(x, y))),
    "# a dispatch mode: between autograd and the backend",
    traced(() => withMode(new Pass(), () => add(x, y))),
  ].join("\n");
}

/** Wraps another tensor, and passes calls on to it. */
class Logged extends TensorSubclass {
  static override dispatch(
    op: OverloadHandle,
    _types: unknown,
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    const elements = mapTensors(args, (x) => (x instanceof Logged ? x.elem : x)) as readonly unknown[];
    return mapTensors(op(...elements, options), (x) => new Logged(x));
  }
}

/** The dispatch path of one product with every layer enabled. */
function everyLayer(): string {
  const lines: string[] = [];
  class Functions extends FunctionMode {
    override handle(fn: OverridableFunction, _types: unknown, args: readonly unknown[], options: CallOptions): unknown {
      lines.push(`${fn.name} [function mode] handle`);
      return fn(...args, options);
    }
  }
  const x = new Logged(tensor([[1, 2]]));
  x.requiresGrad = true;
  // The inner tensor is printed at the end, since it is not part of the call.
  const y = toFunctional(x);
  // Both register their lists when they are first switched on.
  autocast({}, () => functionalize(() => 0)());
  const call = () => withMode(new Pass(), () => withFunctionMode(new Functions(), () => mm(y, y.t())));
  traceDispatch(
    () => timeOperators(() => autocast({}, call)),
    (line) => lines.push(line),
  );
  return lines.join("\n");
}

/** Kernels of some operators at the keys of active layers. */
function layers(): string {
  autocast({}, () => functionalize(() => 0)());
  const names = ["mm", "softmax.int", "add.Tensor", "add_.Tensor", "t", "t_", "nonzero", "randn"];
  const keys = ["CPU", "Python", "Functionalize", "ADInplaceOrView", "AutogradCPU", "AutocastCPU", "AutocastWebGPU"];
  withMode(new Pass(), () => undefined);
  return gridText(
    names.map((name) => program.get(`aten::${name}`)),
    keys,
  ).trimEnd();
}

function fullCall(): string {
  const x = tensor([1, 2], { requiresGrad: true });
  const y = tensor([3, 4], { requiresGrad: true });
  let text = "";
  const lines = traced(() => {
    const z = add(x, y);
    const node = z.gradFn!;
    const edges = node.edges.map((edge) => (edge === null ? "none" : `${edge.node.name} (output ${edge.index})`));
    text = `gradFn: ${node.name}\nnext: ${edges.join(", ")}`;
  });
  return `${lines}\n${text}`;
}

/** tsc's error for a kernel that does not match the operator's handle. */
function wrongForTsc(): string {
  const file = join(root, "docs", "wrong-kernel.ts");
  const text = [
    'import { relu_op } from "../generated/operators.js";',
    'import { library } from "../runtime/dispatch/library.js";',
    'library("aten", "IMPL", "CPU").impl(relu_op, (self: string) => self);',
  ].join("\n");
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ["lib.es2023.d.ts", "lib.esnext.disposable.d.ts", "lib.dom.d.ts"],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  const program = ts.createProgram([file], options, host);
  const [error] = program.getSemanticDiagnostics(program.getSourceFile(file));
  if (error === undefined) return "no error";
  const lines = ts.flattenDiagnosticMessageText(error.messageText, "\n").split("\n");
  const reasons = lines.filter((line) => line.includes("'self'") || line.includes("'Tensor'")).slice(0, 2);
  return [`TS${error.code}: ${lines[0]}`, ...reasons.map((line) => `  ${line.trim()}`)].join("\n");
}

/** The generator's error for a kernel whose parameters differ from the schema's. */
function wrongForGenerator(): string {
  const folder = mkdtempSync(join(tmpdir(), "tengen-doc-"));
  try {
    mkdirSync(join(folder, "kernels"));
    writeFileSync(
      join(folder, "native_functions.yaml"),
      "- func: twice(Tensor self, int times) -> Tensor\n  dispatch:\n    CPU: twice_cpu\n",
    );
    writeFileSync(
      join(folder, "kernels", "twice.ts"),
      'import type { Tensor } from "tengen";\nexport function twice_cpu(self: Tensor, count: number): Tensor {\n  return self;\n}\n',
    );
    const cli = join(root, "codegen", "cli", "main.ts");
    const args = [
      "--import",
      pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href,
      cli,
      "--kernels",
      "kernels",
      "--out",
      "out",
    ];
    try {
      execFileSync(process.execPath, args, {
        cwd: folder,
        encoding: "utf8",
        stdio: "pipe",
      });
    } catch (error) {
      const lines = (error as { stderr: string }).stderr.split("\n");
      const start = lines.findIndex((line) => line.startsWith("native_functions.yaml"));
      const text = lines
        .slice(start, start + 4)
        .join("\n")
        .trimEnd();
      return text;
    }
    return "no error";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wrongForRegistration(): string {
  const dispatcher = toy({ "twice(Tensor self, int times) -> Tensor": [] });
  const library = new Library(dispatcher, "toy", "IMPL", "CPU", "mine.ts:7");
  return errorText(() =>
    library.impl(
      "twice",
      named("twice_cpu", () => null),
      { signature: "(Tensor self, float times) -> Tensor" },
    ),
  );
}

function missingKernel(): string {
  const dispatcher = toy({ "sort(Tensor a) -> Tensor": ["CPU"] });
  const { lo, hi } = KeySet.of("Meta", "AutogradMeta", "ADInplaceOrView");
  return errorText(() => dispatcher.call(dispatcher.get("toy::sort"), [{ keysLo: lo, keysHi: hi }]));
}

function types(): string {
  const width = Math.max(...typeTable.map((row) => row.schema.length));
  const middle = Math.max(...typeTable.map((row) => row.typescript.length));
  return typeTable
    .map((row) => `${row.schema.padEnd(width)}  ${row.typescript.padEnd(middle)}  ${row.note}`.trimEnd())
    .join("\n");
}

/** Every output that the page shows, by name. */
export const outputs: Readonly<Record<string, () => string>> = {
  table,
  "key sets": keySets,
  composites,
  state,
  "after autograd": afterAutograd,
  boxings,
  zeros: () => traced(() => zeros([2], { device: "meta" })),
  between,
  layers,
  "every layer": everyLayer,
  "full call": fullCall,
  "wrong for tsc": wrongForTsc,
  "wrong for the generator": wrongForGenerator,
  "wrong for registration": wrongForRegistration,
  "missing kernel": missingKernel,
  types,
};

const block = /<!-- prints: (.*?) -->\n```text\n([\s\S]*?)```/g;

/** The blocks of the page: name and text. */
export function blocksOf(text: string): { name: string; text: string }[] {
  return [...text.matchAll(block)].map((match) => ({ name: match[1]!, text: match[2]! }));
}

if (process.argv.includes("--write")) {
  const text = readFileSync(page, "utf8");
  const renewed = text.replace(block, (_, name: string) => {
    const print = outputs[name];
    if (print === undefined) throw new Error(`the page asks for an unknown output: ${name}`);
    return `<!-- prints: ${name} -->\n\`\`\`text\n${print()}\n\`\`\``;
  });
  writeFileSync(page, renewed);
  console.log(`docs/dispatcher.md: ${blocksOf(renewed).length} blocks`);
}
