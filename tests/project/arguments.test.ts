// Public functions with unexpected arguments: every one rejects them with an error of the library's own, never with the engine's.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import * as data from "../../runtime/data/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";

const { tensor, TengenError } = tengen;
const x = tensor([1, 2]);
const linear = new nn.Linear(2, 2);
const weights = (): tengen.Tensor => nn.parameter(tensor([1, 2]));

/** One of each kind of value, and lists of some. */
const values: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  1.5,
  Number.NaN,
  "x",
  "",
  true,
  {},
  [],
  [null],
  [{}],
  () => 1,
  Symbol("s"),
  10n,
  new Map(),
  x,
  [x],
  { a: x },
  new Date(0),
  "cpu",
];

/** Functions that are called only with what their types allow, and why. */
const trusted: Readonly<Record<string, string>> = {
  scalarKind: "on the path of every call with a number",
  deviceType: "on the path of every call with a device",
  TreeSpec: "its constructor is private; treeFlatten makes them",
  setNumThreads: "starts workers; its refusals stand in threads.test.ts",
  Optimizer: "abstract: subclasses give it their defaults",
  Schedule: "abstract: subclasses give it their names",
};

type Callable = ((...args: unknown[]) => unknown) & (new (...args: unknown[]) => unknown);

const functions = Object.entries({ tengen, nn, optim, data, init: nn.init, functional: nn.functional }).flatMap(
  ([entry, exported]) =>
    Object.entries(exported as object).flatMap(([name, value]) =>
      typeof value !== "function" || Object.hasOwn(trusted, name) || value.prototype instanceof Error
        ? []
        : [[entry, name, value as Callable] as const],
    ),
);

const isClass = (value: Callable): boolean => Function.prototype.toString.call(value).startsWith("class");

/** Steps through the values in another order for each place. */
function argumentLists(count: number): (readonly unknown[])[] {
  const single = values.map((value) => [value]);
  const several = Array.from({ length: count }, (_, i) =>
    [1, 5, 7].slice(0, 1 + ((i + 1) % 3)).map((stride, place) => values[(i * stride + 3 * place) % values.length]),
  );
  return [...single, ...several];
}

/** Errors that are not the library's, by the function called. */
async function foreignErrors(call: Callable, name: string): Promise<string[]> {
  const found: string[] = [];
  const promised: Promise<unknown>[] = [];
  for (const args of argumentLists(22)) {
    try {
      const result = isClass(call) ? new call(...args) : call(...args);
      if (result instanceof Promise) promised.push(result);
      (result as { dispose?: () => void } | null | undefined)?.dispose?.();
    } catch (error) {
      if (!(error instanceof TengenError)) found.push(`${name}: ${String(error)}`);
    }
  }
  // Some write files.
  await Promise.allSettled(promised);
  return found;
}

describe("what a public function does not expect", () => {
  const { warn } = console;
  // Paths among the values, such as of `saveTorch`, are in a folder of their own.
  const [home, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), "tengen-arguments-"))];
  beforeAll(() => {
    console.warn = () => {};
    process.chdir(folder);
  });
  afterAll(() => {
    console.warn = warn;
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  test.each(["tengen", "nn", "init", "functional", "optim", "data"])("is refused by all of %s", async (entry) => {
    const named = functions.filter(([of]) => of === entry);
    expect(named.length).toBeGreaterThan(5);
    const found: string[] = [];
    for (const [, name, call] of named) found.push(...(await foreignErrors(call, name)));
    expect(found).toEqual([]);
  });
});

describe("an option that there is not", () => {
  const options = { nonsense: 1 } as never;
  const refusals: readonly (readonly [string, () => unknown, string])[] = [
    ["buffer", () => nn.buffer(x, options), "persistent"],
    ["zeroGrad", () => linear.zeroGrad(options), "setToNull"],
    ["zeroGrad", () => new optim.SGD([weights()], { lr: 1 }).zeroGrad(options), "setToNull"],
    ["loadStateDict", () => linear.loadStateDict(linear.stateDict(), options), "strict"],
    ["Module.to", () => linear.to(options), "dtype, device"],
    ["init.uniform_", () => nn.init.uniform_(x, 0, 1, options), "generator"],
    ["init.normal_", () => nn.init.normal_(x, 0, 1, options), "generator"],
    ["init.xavierUniform_", () => nn.init.xavierUniform_(x, options), "gain, generator"],
    ["init.xavierNormal_", () => nn.init.xavierNormal_(x, options), "gain, generator"],
    ["init.kaimingUniform_", () => nn.init.kaimingUniform_(x, options), "slope, generator, mode, nonlinearity"],
    ["init.kaimingNormal_", () => nn.init.kaimingNormal_(x, options), "slope, generator, mode, nonlinearity"],
    ["init.truncNormal_", () => nn.init.truncNormal_(x, options), "mean, std, low, high, generator"],
    ["init.orthogonal_", () => nn.init.orthogonal_(x, options), "gain, generator"],
    ["loadSafetensors", () => tengen.loadSafetensors(tengen.saveSafetensors({}), options), "dtype"],
    ["detectAnomaly", () => tengen.detectAnomaly(options, () => 1), "checkNaN"],
    ["fakeTensor", () => tengen.fakeTensor([1], options), "strides, offset, dtype, device, requiresGrad"],
    ["functionalizationGuard", () => tengen.functionalizationGuard(options), "reapplyViews"],
    ["cpuFallback", () => tengen.cpuFallback("PrivateUse1", options), "toCpu, fromCpu, copyBack, warn, dispatcher"],
    ["graphText", () => tengen.graphText(weights(), options), "limit"],
    ["requireOps", () => tengen.requireOps([], options), "backend, gradients"],
    ["defineLibrary", () => tengen.defineLibrary("own", {}, options), "dispatcher, source"],
    ["setPrintOptions", () => tengen.setPrintOptions(options), "precision, threshold, edgeItems, lineWidth, sciMode"],
    ["Dispatcher", () => new tengen.Dispatcher(options), "fallbacks, keys, sameSource"],
  ];

  test.each(refusals)("of %s is named", (where, call, names) => {
    const verb = names.includes(",") ? "are" : "is";
    expect(call).toThrow(`${where}: unknown option "nonsense"; there ${verb} ${names}`);
  });

  test("of saveNpz is named", async () => {
    await expect(data.saveNpz({}, options)).rejects.toThrow('saveNpz: unknown option "nonsense"; there is compressed');
  });
});
