// A formula's type fits its argument: expressions of every type as gradients and tangents of every kind of argument. Those that fit are
// generated, all others are refused, each at its place.

import { describe, expect, test } from "vitest";
import { generated, problems } from "../emit/registry.js";

/** By type, expressions over a tensor X and its gradient or tangent G; a tangent's formula has to mention one. */
const expressions: Readonly<Record<string, readonly string[]>> = {
  tensor: ["G", "-G", "g(G)", "std::get<0>(two(G))", "flag ? G : g(G)", "flag ? G : Tensor()", "not_implemented('x')"],
  absent: ["Tensor()", "nullopt"],
  number: ["1", "-1", "2.5", "true", "n", "p", "s", "flag", "n + 1", "n * p", "flag ? 1 : 2", "M_PI", "at::Scalar(1)"],
  ofTensor: ["X.size(0)", "X.dim()", "X.numel()", "X.dim() == 2", "G.dim()", "G.size(0) * p"],
  text: ["'x'", "X.scalar_type()", "X.options()", "X.layout()"],
  shape: ["dims", "X.sizes()", "G.sizes()", "{1, 2}", "{n, n}"],
  several: ["two(G)", "{G, G}", "{G, Tensor()}", "{g(G)}"],
};
const all = Object.values(expressions).flat();

const arguments_ = "int n, float p, bool flag, Scalar s, int[] dims";
const helpers =
  "- func: g(Tensor self) -> Tensor\n  dispatch: {CPU: g}\n- func: two(Tensor self) -> (Tensor, Tensor)\n  dispatch: {CPU: two}\n" +
  "- func: neg(Tensor self) -> Tensor\n  dispatch: {CPU: neg}\n";

interface Position {
  readonly what: string;
  readonly schema: string;
  /** What `G` and `X` are. */
  readonly names: readonly [g: string, x: string];
  readonly lines: (text: string) => string;
  readonly fits: readonly string[];
}

const tensors = [...expressions["tensor"]!, ...expressions["absent"]!];
const reverse = (text: string) => `  self: ${text}\n`;
const positions: readonly Position[] = [
  {
    what: "the gradient of a tensor",
    schema: `f(Tensor self, ${arguments_}) -> Tensor`,
    names: ["grad", "self"],
    lines: reverse,
    // A list of one is what it holds.
    fits: [...tensors, "{g(G)}"],
  },
  {
    what: "the gradient of a tensor that may be absent",
    schema: `f(Tensor? self, Tensor other, ${arguments_}) -> Tensor`,
    names: ["grad", "other"],
    lines: reverse,
    fits: [...tensors, "{g(G)}"],
  },
  {
    what: "the gradient of a list",
    schema: `f(Tensor[] self, Tensor other, ${arguments_}) -> Tensor`,
    names: ["grad", "other"],
    lines: reverse,
    fits: ["not_implemented('x')", "{G, G}", "{G, Tensor()}", "{g(G)}"],
  },
  {
    what: "the gradients of two tensors",
    schema: `f(Tensor self, Tensor other, ${arguments_}) -> Tensor`,
    names: ["grad", "self"],
    lines: (text) => `  self, other: ${text}\n`,
    fits: ["not_implemented('x')", "two(G)", "{G, G}", "{G, Tensor()}"],
  },
  {
    what: "the tangent of a result",
    schema: `f(Tensor self, ${arguments_}) -> Tensor`,
    names: ["self_t", "self_p"],
    lines: (text) => `  self: grad\n  result: ${text}\n`,
    // Without a tangent a formula says nothing of the argument's.
    fits: [...expressions["tensor"]!.filter((text) => text.includes("G")), "{g(G)}"],
  },
  {
    what: "the tangent of a result of a list",
    schema: `f(Tensor[] self, Tensor other, ${arguments_}) -> Tensor`,
    names: ["g(other_t)", "other_p"],
    lines: (text) => `  self: not_implemented("x")\n  other: grad\n  result: ${text}\n`,
    fits: [...expressions["tensor"]!.filter((text) => text.includes("G")), "{g(G)}"],
  },
];

describe.each(positions)("$what", ({ schema, names: [g, x], lines, fits }) => {
  test.each(all)("%s", (text) => {
    const formula = JSON.stringify(text.replace(/\bG\b/g, g).replace(/\bX\b/g, x).replaceAll("'", '"'));
    const given = {
      functions: `- func: ${schema}\n  dispatch: {CPU: f}\n${helpers}`,
      derivatives: `- name: ${schema}\n${lines(formula)}`,
    };
    const said = problems(given);
    if (fits.includes(text)) expect(said).toBe("");
    else expect(said).toMatch(/^derivatives\.yaml:\d+:\d+: /);
    if (said === "") expect(generated(given).get("autograd/nodes.ts")).not.toContain("wrapScalar");
  });
});
