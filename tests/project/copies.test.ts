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
  const names = ["copy of a run", "matrix product", "neg", "softmax of rows", "sum of rows"];
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
