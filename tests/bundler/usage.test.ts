// What the plugin reads in a program, from its text alone.

import { describe, expect, test } from "vitest";
import { type Usage, usageOf } from "../../codegen/bundler/usage.js";

const names = (uses: ReadonlyMap<string, unknown>) => [...uses.keys()].join(" ");
const imported = ({ imports }: Usage) => [...imports].map(([entry, list]) => `${entry}: ${names(list)}`).join("; ");

describe("imports", () => {
  test.each([
    ['import { add, mul as times } from "tengen";', "tengen: add mul"],
    ['import * as T from "tengen"; T.add(T.mul(x, x), y)', "tengen: add mul"],
    ['import * as T from "tengen"; T["add"](x)', "tengen: add"],
    ['import * as T from "tengen"; pass(T)', "tengen: *"],
    ['import * as T from "tengen"; T[name](x)', "tengen: *"],
    ['import * as T from "tengen"; const { add, cat: joined } = T;', "tengen: add cat"],
    [
      'import * as nn from "tengen/nn"; class Net extends nn.Module { a = new nn.Linear(1, 2) }',
      "tengen/nn: Module Linear",
    ],
    [
      'import { init, functional as F } from "tengen/nn"; init.uniform_(x); F.normalize(x)',
      "tengen/nn: init.uniform_ functional.normalize",
    ],
    ['import * as nn from "tengen/nn"; nn.init.uniform_(x)', "tengen/nn: init.uniform_"],
    ['import { init } from "tengen/nn"; pass(init)', "tengen/nn: init"],
    [
      'const { add } = require("tengen"); const nn = require("tengen/nn"); new nn.Linear(1, 2)',
      "tengen: add; tengen/nn: Linear",
    ],
    ['const { add } = await import("tengen");', "tengen: add"],
    ['const one = (await import("tengen")).add;', "tengen: add"],
    ['import("tengen").then(use)', "tengen: *"],
    ['export { add } from "tengen"; export * from "tengen/optim";', "tengen: add; tengen/optim: *"],
    [
      'import type { Tensor } from "tengen"; import { type DType, add } from "tengen"; import "./tengen.js"',
      "tengen: add",
    ],
  ])("%s", (text, expected) => {
    expect(imported(usageOf("main.ts", text))).toBe(expected);
  });
});

describe("members", () => {
  test.each([
    ["let x, y; x.sum(); x?.mean(); y.T; x(y).relu()", "sum mean T relu"],
    ['let x; x["maskedFill"](m, 0)', "maskedFill"],
    ["const { T, shape } = x;", "T shape"],
    // What is no tensor has no tensor's members.
    ['console.log(Math.max(1, 2), JSON.parse("1"), document.title)', ""],
    ['"a b".split(" "); [3, 1].sort(); `a`.at(0); /a/.exec("a")', ""],
    ["const list = []; list.sort(); const all = new Set(); all.add(1)", ""],
    ['import * as d3 from "d3"; d3.max(list)', ""],
    // A name that is declared twice may be either.
    ["const list = []; list.sort(); function f(list) { list.abs(); }", "sort abs"],
    ["Object.entries(model).sort()", ""],
    // The elements of an array may be tensors.
    ["[x, y].at(0).exp()", "exp"],
  ])("%s", (text, expected) => {
    expect(names(usageOf("main.ts", text).members)).toBe(expected);
  });
});

test("operators by registry name, and what is called by a computed one", () => {
  const usage = usageOf(
    "main.ts",
    `import * as T from "tengen";
import { ops } from "tengen";
ops.aten.add.Tensor(x, y);
ops.aten["exp"](x);
T.ops.aten.mul(x, y);
ops.aten.relu.default(x);
ops.aten.sum.schema;
ops.aten[name](x);
use(ops);
let x, list;
x[method](y);
list[0](y);`,
  );
  expect(names(usage.operators)).toBe("aten::add.Tensor aten::exp aten::mul aten::relu aten::sum.schema");
  expect(usage.dynamic.map(([text, { line }]) => `${text} ${line}`)).toEqual([
    "ops.aten[name] 8",
    "ops 9",
    "x[method]() 11",
  ]);
});

test("options, dtypes and devices, with the places of all", () => {
  const usage = usageOf("src/main.ts", 'zeros([2], { dtype: "float16",\n  requiresGrad: true });\nx.to("meta");');
  expect([usage.options.has("requiresGrad"), usage.texts.has("float16"), usage.texts.get("meta")]).toEqual([
    true,
    true,
    { module: "src/main.ts", line: 3 },
  ]);
});
