// Texts that arguments take: the messages for others, in calls of every form, and that every text argument of the registry states its choices.

import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";

const x = T.tensor([
  [1, 2],
  [3, 4],
]);
const image = T.ones([1, 1, 4, 4]);
const long = T.tensor([[0]], { dtype: "int64" });

test.each<[what: string, run: () => unknown, message: string]>([
  [
    "an option",
    () => T.gelu(x, { approximate: "fast" as "tanh" }),
    'gelu: `approximate` must be "none" or "tanh", got "fast"',
  ],
  [
    "one that is nearly right",
    () => T.gelu(x, { approximate: "tan" as "tanh" }),
    '`approximate` must be "none" or "tanh", got "tan". Did you mean tanh?',
  ],
  [
    "an option that may be null, of one of several overloads",
    () => x.div(x, { roundingMode: "down" as "floor" }),
    'div: `roundingMode` must be "trunc", "floor" or null, got "down"',
  ],
  ["by position", () => T.pad(x, [1, 1], "mirror" as "reflect"), '"replicate" or "circular", got "mirror"'],
  [
    "where numbers may stand, too",
    () => T.conv2d(image, image, { padding: "full" as "same" }),
    'conv2d: `padding` must be "valid" or "same", or an array of integers or an integer, got "full"',
  ],
  [
    "where overloads take a number or a text",
    () => T.linalgNorm(x, "max" as "fro"),
    'linalgNorm: `ord` must be "fro" or "nuc", or a number, bigint or boolean or null, got "max"',
  ],
  [
    "a method",
    () => x.scatterReduce(0, long, x, "plus" as "sum"),
    'scatterReduce: `reduce` must be "sum", "prod", "mean", "amax" or "amin", got "plus"',
  ],
  [
    "something that is no text",
    () => T.meshgrid([x], { indexing: 1 as unknown as "ij" }),
    'meshgrid: `indexing` must be "ij" or "xy", got number 1',
  ],
  [
    "an in-place form",
    () => x.div_(x, { roundingMode: "down" as "floor" }),
    '`roundingMode` must be "trunc", "floor" or null, got "down"',
  ],
  [
    "an out form",
    () => T.div(x, x, { roundingMode: "down" as "floor", out: T.empty([2, 2]) }),
    '`roundingMode` must be "trunc", "floor" or null, got "down"',
  ],
  [
    "by registry name",
    () => T.ops.aten.gelu.default(x, { approximate: "fast" }),
    'aten::gelu: `approximate` must be "none" or "tanh", got "fast"',
  ],
  [
    "boxed",
    () => T.ops.aten.gelu.default.callBoxed([x, "fast"]),
    'Dispatcher.callBoxed: `approximate` of aten::gelu is one of "none", "tanh"; got "fast"',
  ],
  [
    "boxed, with other values below",
    () => T.ops.aten.gelu.default.callBoxed(["tanh", x, "fast"]),
    'is one of "none", "tanh"; got "fast"',
  ],
  [
    "by the dispatcher",
    () => dispatcher.call(T.ops.aten.gelu.default.operator, [x, "fast"]),
    'Dispatcher.call: `approximate` of aten::gelu is one of "none", "tanh"; got "fast"',
  ],
])("refused: %s", (_what, run, message) => {
  expect(run).toThrow(message);
  expect(run).toThrow(T.ArgumentError);
});

test("another fault of the call is named in place of the text", () => {
  expect(() => T.gelu("x" as never, { approximate: "fast" as "tanh" })).toThrow("gelu: `self` must be a Tensor");
  expect(() => T.div(x, "y" as never, { roundingMode: "down" as "floor" })).toThrow("div: no overload matches");
});

/** Texts that are free: an equation, and names. */
const free = ["einsum equation", "from_file filename", "_linalg_check_errors api_name"];

describe("every text argument of the registry", () => {
  const operators = [...dispatcher.packetNames()]
    .filter((name) => name.startsWith("aten::"))
    .flatMap((name) => [...dispatcher.overloadsOf(name)]);
  const texts = operators.flatMap((operator) =>
    operator.parameters.list.flatMap((parameter) => {
      const type = parameter.type.kind === "optional" ? parameter.type.element : parameter.type;
      return type.kind === "base" && type.name === "str" ? [{ operator, parameter }] : [];
    }),
  );

  test("states its choices, the default among them, or is free", () => {
    expect(texts.length).toBeGreaterThan(60);
    const open = texts.filter(({ parameter }) => parameter.choices === undefined);
    const names = open.map(({ operator, parameter }) => `${operator.baseName} ${parameter.name}`);
    expect([...new Set(names)].sort()).toEqual([...free].sort());
    for (const { parameter } of texts)
      if (typeof parameter.default === "string" && parameter.choices !== undefined)
        expect(parameter.choices).toContain(parameter.default);
  });
});
