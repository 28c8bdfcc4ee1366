// The site's reference and dispatch grid: each cell matches coverage.json, the columns of layers among them; names of pages; an example of each
// function.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "../../site/calls.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-grid-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Cell = readonly [kernel: string, kind: number] | null;
interface Grid {
  readonly keys: readonly string[];
  readonly kinds: readonly string[];
  readonly rows: readonly (readonly [
    name: string,
    page: string | null,
    cells: readonly Cell[],
    ...gradients: string[],
  ])[];
}
interface Row {
  readonly kernels: Readonly<Record<string, string>>;
  readonly layers?: Readonly<Record<string, string>>;
}

beforeAll(() => {
  const program = ["--import", "tsx", "codegen/cli/main.ts", "--plugin", "site/reference.mjs", "--out", folder];
  execFileSync(process.execPath, program, { cwd: root, stdio: "pipe" });
});

test("every cell is what coverage.json says, and each kind has a colour", () => {
  const { keys, kinds, rows } = JSON.parse(readFileSync(join(folder, "grid.json"), "utf8")) as Grid;
  const { operators } = JSON.parse(readFileSync(join(root, "generated/coverage.json"), "utf8")) as {
    operators: Readonly<Record<string, Row>>;
  };
  expect(keys).toEqual(
    expect.arrayContaining(["CPU", "Functionalize", "AutocastCPU", "AutocastCUDA", "AutocastWebGPU"]),
  );
  const inGrid = Object.fromEntries(
    rows.map(([name, , cells]) => [
      `aten::${name}`,
      Object.fromEntries(keys.flatMap((key, i) => (cells[i] == null ? [] : [[key, cells[i][0]]]))),
    ]),
  );
  const { kernels, layers } = operators["aten::t_"]!;
  expect(inGrid["aten::t_"]).toEqual({ ...kernels, ...layers });
  expect(inGrid).toEqual(
    Object.fromEntries(Object.entries(operators).map(([name, row]) => [name, { ...row.kernels, ...row.layers }])),
  );
  const seen = new Set(
    rows.flatMap(([, , cells]) => cells.flatMap((cell) => (cell === null ? [] : [kinds[cell[1]]!]))),
  );
  expect([...seen].sort()).toEqual([...kinds].sort());
  const page = readFileSync(join(root, "site/pages/Grid.vue"), "utf8");
  expect([...page.matchAll(/\.k(\d+) \{ background/g)].length).toBe(kinds.length);
});

test("the last column says what vmap does, here and in functorch", () => {
  const light = join(folder, "light.json");
  execFileSync(process.execPath, ["--import", "tsx", "site/grid.ts", join(folder, "grid.json"), light], { cwd: root });
  const { rows, patterns, gradients, called, reasons, cells } = JSON.parse(readFileSync(light, "utf8")) as {
    readonly rows: readonly string[];
    readonly patterns: readonly (readonly number[])[];
    readonly gradients: readonly string[];
    readonly called: readonly string[];
    readonly reasons: readonly string[];
    readonly cells: readonly (readonly number[])[];
  };
  const words = new Map(
    rows.map((row) => {
      const [name, pattern] = row.split(" ") as [string, string];
      return [name, gradients[patterns[Number(pattern)]![4]!]] as const;
    }),
  );
  const shown = ["add.Tensor", "mm", "square", "linear", "nonzero", "histc", "multinomial", "masked_scatter", "zeros"];
  expect(Object.fromEntries(shown.map((name) => [name, words.get(name)]))).toEqual({
    "add.Tensor": "rule / registered",
    mm: "rule / registered",
    square: "decomposition / registered",
    linear: "decomposition / registered",
    nonzero: "refused / registered",
    histc: "loop / loop",
    multinomial: "loop / registered",
    masked_scatter: "loop / loop",
    zeros: "",
  });
  // What computes on WebGPU: kernels of the operator or of another form, decompositions, composites, the CPU.
  const onWebgpu = new Map(
    rows.map((row) => {
      const [name, pattern] = row.split(" ") as [string, string];
      return [name, reasons[cells[patterns[Number(pattern)]![1]!]![2 * called.indexOf("WebGPU")]!]!] as const;
    }),
  );
  const some = [
    "add.Tensor",
    "mm.out",
    "sin_",
    "native_layer_norm",
    "native_group_norm",
    "celu",
    "linear",
    "_linalg_svd",
  ];
  expect(Object.fromEntries(some.map((name) => [name, onWebgpu.get(name)]))).toEqual({
    "add.Tensor": "kernel",
    "mm.out": "kernel",
    sin_: "kernel",
    native_layer_norm: "kernel",
    native_group_norm: "decomposition",
    celu: "default backend kernel",
    linear: "math kernel",
    _linalg_svd: "through the CPU",
  });
  expect([...onWebgpu.values()]).not.toContain("missing");
});

test("a page has the name that programs write: that of the property where there is no function", () => {
  const { functions } = JSON.parse(readFileSync(join(folder, "reference.json"), "utf8")) as {
    functions: readonly { readonly name: string; readonly title: string }[];
  };
  const others = functions.filter(({ name, title }) => name !== title).map(({ name, title }) => [name, title]);
  expect(others).toEqual([
    ["numpyT", "T"],
    ["matrixH", "H"],
  ]);
  expect(readFileSync(join(folder, "reference/numpyT.md"), "utf8")).toMatch(
    /^# T\n[\s\S]*```ts\nself\.T: Tensor\n```/m,
  );
});

test("a page has the calls with named options, and a table of arguments with types, choices and defaults", () => {
  const pageOf = (name: string) => readFileSync(join(folder, `reference/${name}.md`), "utf8");
  const tableOf = (name: string) =>
    /## Arguments\n\n.*\n.*\n([\s\S]*?)\n\n/
      .exec(pageOf(name))![1]!
      .replace(/<\/?code[^>]*>/g, "")
      .replaceAll("&#124;", "/");
  expect(tableOf("div")).toBe(
    [
      "| `self` | Tensor / Scalar or Tensor | must be given | by position or name |",
      "| `other` | Tensor or Scalar | must be given | by position or name |",
      "| `out` | Tensor | a new tensor | by name |",
      '| `roundingMode` | "trunc" / "floor" / null | must be given | by name |',
    ].join("\n"),
  );
  expect(tableOf("mseLoss")).toContain(
    '| `reduction` | number / "none" / "mean" / "sum" | "mean" | by position or name |',
  );
  expect(tableOf("conv2d")).toContain(
    '| `padding` | number / readonly number[] or "valid" / "same" | [0, 0] or "valid" |',
  );
  const page = pageOf("conv2d");
  const [calls, more] = [
    /## Calls\n\n```ts\n([\s\S]*?)```/,
    /::: details All signatures\n```ts\n([\s\S]*?)```\n:::/,
  ].map((pattern) => pattern.exec(page)![1]!.trim().split("\n").length);
  expect([calls, more]).toEqual([2, 12]);
  expect(page.indexOf("<!-- example")).toBeLessThan(page.indexOf("## Calls"));
});

describe("examples", () => {
  const examples = (reference: string) =>
    spawnSync(
      process.execPath,
      ["--import", "tsx", "site/examples.ts", join(folder, reference), join(folder, "examples.json")],
      { cwd: root, encoding: "utf8" },
    );
  const pages = (): { readonly name: string }[] =>
    JSON.parse(readFileSync(join(folder, "reference.json"), "utf8")).functions;

  test("run, one for each function of the reference", () => {
    const { status, stderr } = examples("reference.json");
    expect(status, stderr).toBe(0);
    const found = Object.keys(JSON.parse(readFileSync(join(folder, "examples.json"), "utf8")));
    const names = pages().map(({ name }) => name);
    expect(found.sort()).toEqual([...names].sort());
    expect([...calls.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });

  test("are missed where there is none", () => {
    writeFileSync(
      join(folder, "more.json"),
      JSON.stringify({ functions: [...pages(), { name: "softsign" }, { name: "cube" }] }),
    );
    const { status, stderr } = examples("more.json");
    expect(status).toBe(1);
    expect(stderr).toContain(
      "Error: no example of softsign, cube: site/calls.ts has one for each function that the samples have none of",
    );
  });
});

test("the picture that browsers show beside a page's title is one of the site's files", () => {
  const config = readFileSync(join(root, "site/.vitepress/config.mts"), "utf8");
  const [, file] = /rel: "icon"[^}]*href: "\/([^"]+)"/.exec(config)!;
  expect(readFileSync(join(root, "site", file!), "utf8")).toMatch(/^<svg /);
  expect(readFileSync(join(root, "site/build.mjs"), "utf8")).toContain(String.raw`/\.(png|svg)$/.test(file)`);
});
