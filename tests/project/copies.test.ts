// Two copies of the package in one program: with the same ABI they share their objects; with different ABIs they report
// it.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

type Library = typeof import("../../generated/index.js");
const folder = mkdtempSync(join(tmpdir(), "tengen-copies-"));
const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href) as Promise<Library>;

async function bundle(name: string, abi?: number): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL("../../generated/index.ts", import.meta.url))],
    bundle: true,
    format: "esm",
    platform: "browser",
    logLevel: "error",
    outfile: join(folder, name),
    plugins:
      abi === undefined
        ? []
        : [
            {
              name: "another ABI",
              setup(setup) {
                setup.onLoad({ filter: /core[\\/]abi\.ts$/ }, async ({ path }) => {
                  const { readFile } = await import("node:fs/promises");
                  const text = await readFile(path, "utf8");
                  const changed = text.replace(/(export const abi\b[^=]*= *)\d+/i, `$1${abi}`);
                  if (changed === text) throw new Error("abi.ts has changed its form");
                  return { contents: changed, loader: "ts" };
                });
              },
            },
          ],
  });
}

let first: Library;
let second: Library;
let foreign: Library;
beforeAll(async () => {
  await Promise.all([bundle("first.mjs"), bundle("second.mjs"), bundle("foreign.mjs", 999)]);
  first = await load("first.mjs");
  second = await load("second.mjs");
  foreign = await load("foreign.mjs");
});
/** A package that extends the library: its own copy of a few modules of the runtime, and a function that the library lacks. */
async function extension(name: string, namespace: string): Promise<(...args: unknown[]) => unknown> {
  await build({
    stdin: {
      contents: `
import { includeGuard } from "./runtime/dispatch/local.ts";
import { operator, stubOf } from "./runtime/dispatch/operator.ts";
import { entriesOf } from "./runtime/dispatch/ops.ts";
import { publicFunction, resolveCall } from "./runtime/dispatch/overloads.ts";
const list = "(Tensor self, int[2] size=1, *, float s=2.0, str? mode=None, Generator? generator=None, ScalarType? dtype=None)";
const op = operator("${namespace}::wiggle" + list + " -> Tensor");
const stub = stubOf(op);
export const wiggle = publicFunction("wiggle", function wiggle(...args) {
  return resolveCall(wiggle, args);
}, op, stub);
export { entriesOf, includeGuard };
`,
      resolveDir: fileURLToPath(new URL("../../", import.meta.url)),
      loader: "ts",
    },
    bundle: true,
    format: "esm",
    platform: "browser",
    logLevel: "error",
    outfile: join(folder, name),
  });
  return load(name) as never;
}

test("wrong arguments of a package's functions are explained by the library", async () => {
  const { wiggle, includeGuard, entriesOf } = (await extension("extension.mjs", "mine")) as never as {
    wiggle: (...args: unknown[]) => unknown;
    includeGuard: (keys: unknown) => { dispose(): void };
    entriesOf: (target: unknown, caller: string) => readonly { name: string }[];
  };
  const x = first.tensor([1]);
  const told = (...args: unknown[]): string => {
    try {
      wiggle(...args);
    } catch (error) {
      return String(error).split("\n")[0]!;
    }
    return "nothing was thrown";
  };
  const rows: readonly (readonly [args: readonly unknown[], message: string])[] = [
    [[], "`self` is missing"],
    [["x"], '`self` must be a Tensor, got "x"'],
    [[null], "`self` must be a Tensor, got null"],
    [[x, "a"], '`size` must be an array of integers or an integer, got "a"'],
    [[x, [1.5]], "`size` must be an array of integers or an integer, got number 1.5 at [0]"],
    [[x, [1, 1], 3], "takes at most 2 positional arguments, got 3; by name it may be { s: 3 }"],
    [[x, { s: "a" }], '`s` must be a number, got "a"'],
    [[x, { mode: 3 }], "`mode` must be a string or null, got number 3"],
    [[x, { generator: 3 }], "`generator` must be a Generator or null, got number 3"],
    [[x, { dtype: "float31" }], '`dtype` must be a dtype or null, got "float31"'],
    [[x, { sizes: 3 }], "unknown option `sizes`. Did you mean size?"],
    [[x, 1, { size: 3 }], "`size` is given twice, by position and by name"],
  ];
  expect(rows.map(([args]) => told(...args))).toEqual(
    rows.map(([, message]) => expect.stringContaining(`ArgumentError: wiggle: ${message}`)),
  );
  includeGuard(first.KeySet.of("Tracer")).dispose();
  expect(entriesOf(first.ops.aten.neg.default.operator, "explain").map(({ name }) => name)).toEqual(["aten::neg"]);
});

test("functions of one name in the namespaces of two packages are two", async () => {
  const a = (await extension("a.mjs", "a")) as never as { wiggle: unknown };
  const again = (await extension("a2.mjs", "a")) as never as { wiggle: unknown };
  const b = (await extension("b.mjs", "b")) as never as { wiggle: unknown };
  expect(again.wiggle).toBe(a.wiggle);
  expect(b.wiggle).not.toBe(a.wiggle);
});

test("modules of one copy are layers of the other's", async () => {
  const options = {
    bundle: true,
    format: "esm",
    platform: "browser",
    logLevel: "error",
  } as const;
  const entryPoints = [fileURLToPath(new URL("../../runtime/nn/index.ts", import.meta.url))];
  await Promise.all(
    ["nn1.mjs", "nn2.mjs"].map((name) => build({ ...options, entryPoints, outfile: join(folder, name) })),
  );
  type Layers = typeof import("../../runtime/nn/index.js");
  const [one, other] = (await Promise.all(["nn1.mjs", "nn2.mjs"].map(load))) as never as [Layers, Layers];
  expect(one.Module).not.toBe(other.Module);
  const model = new one.Sequential(new other.Linear(2, 3), new other.Sequential(new one.Linear(3, 1)));
  expect(model.namedParameters().map(([name]) => name)).toEqual(["0.weight", "0.bias", "1.0.weight", "1.0.bias"]);
  expect(Object.keys(model.stateDict())).toEqual(["0.weight", "0.bias", "1.0.weight", "1.0.bias"]);
  model.to("float64");
  expect(model.forward(first.tensor([[1, 2]], { dtype: "float64" })).dtype).toBe("float64");
  expect(() => new one.Sequential(other.Linear as never)).toThrow("layer 0 is the class Linear; pass an instance");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a second copy hands out the first one's objects", () => {
  const different = Object.keys(first).filter(
    (name) =>
      typeof first[name as keyof Library] !== "string" &&
      typeof first[name as keyof Library] !== "number" &&
      first[name as keyof Library] !== second[name as keyof Library],
  );
  expect(different).toEqual([]);
  expect(second.ops.aten.add.Tensor).toBe(first.ops.aten.add.Tensor);
});

test("the name that one copy gave a backend is the other's, too", () => {
  first.nameBackend("PrivateUse2", "Gadget");
  const { KeySet } = second;
  expect(KeySet.of("PrivateUse2", "AutogradGadget").toString()).toBe("DispatchKeySet(Gadget, AutogradGadget)");
  expect(second.isDevice("gadget:1")).toBe(true);
});

test("loops that one copy is offered serve the other's calls", () => {
  const reached = new Set<string>();
  const noting = (name: string) => (): false => {
    reached.add(name);
    return false;
  };
  const names = ["_softmax", "copy", "mm", "neg", "sum"];
  const offers = names.map((name) =>
    second.offerLoop(name, { dtype: "float32", layout: ["contiguous", "strided"], loop: noting(name) }),
  );
  for (const { tensor, sum, mm, softmax, neg } of [first, second]) {
    reached.clear();
    const x = tensor([
      [1, 2],
      [3, 4],
    ]);
    expect([sum(x).item(), mm(x, x).shape, softmax(x, 0).shape, neg(x).shape]).toEqual([10, [2, 2], [2, 2], [2, 2]]);
    x.t().contiguous();
    expect([...reached].sort()).toEqual(names);
  }
  for (const offer of offers) offer.dispose();
});

test("vector loops that one copy offers serve the other's calls, and are offered once", () => {
  const x = first.tensor([1]);
  const offers = () => first.explain(first.neg, x).steps.at(-1)!.offers;
  const handle = second.offerWasm();
  expect(first.offerWasm()).toBe(handle);
  expect(offers()).toHaveLength(9);
  handle.dispose();
  expect(offers()).toEqual([]);
});

test("gradients flow through both", () => {
  const x = first.tensor([2, 3], { requiresGrad: true });
  second.sum(second.mul(x, x)).backward();
  expect(x.grad!.toArray()).toEqual([4, 6]);
});

test("explanations and traces work in a build for browsers", () => {
  const x = first.tensor([1, 2], { requiresGrad: true });
  const explanation = first.explain(first.ops.aten.add.Tensor, x, x);
  expect(explanation.steps.map(({ key }) => key)).toEqual(["AutogradCPU", "CPU"]);
  expect(explanation.toString()).toContain(
    "1. AutogradCPU: add_Tensor_autograd at generated/register/autograd.ts [autograd kernel]",
  );
  const lines: string[] = [];
  first.traceDispatch(
    () => first.relu(x),
    (line) => lines.push(line),
  );
  expect(lines.map((line) => /\[\w+\]/.exec(line)?.[0])).toEqual(["[AutogradCPU]", "[CPU]"]);
});

test("a copy of another ABI refuses a foreign tensor and names both", () => {
  expect(foreign.Tensor).not.toBe(first.Tensor);
  const call = () => foreign.add(first.tensor([1]) as never, foreign.tensor([1]) as never);
  expect(call).toThrow(/another copy of tengen/);
  expect(call).toThrow(/ABI 1,[\s\S]*ABI 999,/);
});

test("a key that one copy defines is the other's, too", () => {
  const audit = first.defineFunctionality("Audit", { above: "Autocast" });
  const seen: string[] = [];
  const layer = second.library("_", "IMPL", audit.key).fallback(
    second.boxed((op, keys, stack) => {
      seen.push(op.name);
      second.dispatcher.redispatchBoxed(op, keys.remove("Audit"), stack);
    }),
  );
  expect(second.withIncluded(audit.key, () => first.neg(second.tensor([1]))).toArray()).toEqual([-1]);
  expect(seen).toEqual(["aten::neg"]);
  expect(String(second.KeySet.of("CPU", "Audit"))).toBe("DispatchKeySet(CPU, Audit)");
  layer.dispose();
  audit.dispose();
  expect(() => second.KeySet.of("Audit")).toThrow("there is no dispatch key Audit");
});
