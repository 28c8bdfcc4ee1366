// The formula language: trees as they print, errors as people read them, and that printing and parsing undo each other.

import { describe, expect, test } from "vitest";
import { type Formula, parseFormula, printFormula } from "../../runtime/formula/index.js";
import { fc } from "../seeded.js";
import { problem } from "./lowering.js";

/** The tree with its structure shown: every operator in parentheses. */
function shape(node: Formula): string {
  switch (node.kind) {
    case "unary":
      return `(${node.operator} ${shape(node.operand)})`;
    case "binary":
      return `(${node.operator} ${shape(node.left)} ${shape(node.right)})`;
    case "conditional":
      return `(? ${shape(node.condition)} ${shape(node.then)} ${shape(node.otherwise)})`;
    case "call":
      return `(call ${[printFormula({ ...node, args: [] }).slice(0, -2), ...node.args.map(shape)].join(" ")})`;
    case "method":
      return `(${node.arrow ? "->" : "."}${node.name} ${[node.object, ...node.args].map(shape).join(" ")})`;
    case "index":
      return `([] ${shape(node.object)} ${shape(node.index)})`;
    case "list":
      return `{${node.items.map(shape).join(" ")}}`;
    case "lambda":
      return `(lambda ${node.parameters.map((p) => `${p.type.name}:${p.name}`).join(" ")} ${shape(node.body)})`;
    default:
      return printFormula(node);
  }
}

test.each([
  ["grad * other + 1", "(+ (* grad other) 1)"],
  ["a - b - c", "(- (- a b) c)"],
  ["a - (b - c)", "(- a (- b c))"],
  ["-self * self", "(* (- self) self)"],
  ["a || b && c == d < e + f", "(|| a (&& b (== c (< d (+ e f)))))"],
  ["a & b | c ^ d << 2", "(| (& a b) (^ c (<< d 2)))"],
  ["a ? b : c ? d : e", "(? a b (? c d e))"],
  ["a ? b ? c : d : e", "(? a (? b c d) e)"],
  ["!a.defined()", "(! (.defined a))"],
  ["*dtype", "(* dtype)"],
  ["grad.sum(0).expand({ 1, 2 })", "(.expand (.sum grad 0) {1 2})"],
  ["bias->sizes()", "(->sizes bias)"],
  ["grads[1].size(-1)", "(.size ([] grads 1) (- 1))"],
  ["at::where(a, b, c)", "(call at::where a b c)"],
  ["std::get<0>(f(x))", "(call std::get<0> (call f x))"],
  ["std::tuple<Tensor, std::vector<int64_t>>()", "(call std::tuple<Tensor, std::vector<int64_t>>)"],
  ["a < b", "(< a b)"],
  ["std::vector<int64_t>(n, 0)", "(call std::vector<int64_t> n 0)"],
  ['self.div(other, /*rounding_mode=*/"floor")', '(.div self other "floor")'],
  ["fmap(xs, [](int64_t i){return -i;})", "(call fmap xs (lambda int64_t:i (- i)))"],
  ["f({}, {{1, 1}}, true, nullopt)", "(call f {} {{1 1}} true nullopt)"],
  ["2. * .5 + 1e-3", "(+ (* 2. .5) 1e-3)"],
  ["0x10 + 3L", "(+ 16 3)"],
  ["a // why\n + b", "(+ a b)"],
])("%s", (text, tree) => {
  expect(shape(parseFormula(text))).toBe(tree);
});

describe("errors", () => {
  test.each([
    ["", "the formula is empty [at the end]"],
    ["grad *", "expected a value, but the formula ends [at *]"],
    ["grad other", "expected an operator or the end of the formula, found `other` [at other]"],
    ["f(a, b", "expected `)` after the arguments, but the formula ends [at b]"],
    ["f(a))", "expected an operator or the end of the formula, found `)` [at )] (there is no matching `(`)"],
    ["a ? b", "expected `:` between the branches of `?`, but the formula ends [at b]"],
    [
      "a = b",
      'a formula cannot contain "=" [at =] (equality is `==`; arguments are positional, and a comment may name one: `/*name=*/value`)',
    ],
    ["f('x')", "a formula cannot contain \"'\" [at '] (strings stand in double quotes)"],
    ['f("x)', 'this string is not closed [at "x)]'],
    ["a /* b", "this comment is not closed [at /* b]"],
    ["self.shape", "expected `(` after `self.shape` [at shape] (a method is called: `shape()`)"],
    ["self.(1)", "expected the name of a method, found `(` [at (]"],
    ["12x", "`12x` is not a number [at 12x]"],
    ["99999999999999999999", "`99999999999999999999` is too large for an exact integer [at 99999999999999999999]"],
    ['"a\\q"', "unknown escape `\\q` in a string [at \\q]"],
    ["std::get<>(x)", "expected the name of a type, found `>` [at >]"],
    ["[](int i) { i }", "expected `return` in the body of the lambda, found `i` [at i]"],
    [`${"(".repeat(300)}a`, "formulas must not nest deeper than 200 levels [at (]"],
    [`${"-".repeat(300)}a`, "formulas must not nest deeper than 200 levels [at -]"],
    ["f(a); g(b)", "expected an operator or the end of the formula, found `;` [at ;] (a formula is one expression)"],
  ])("%s", (text, message) => {
    let found = "no error";
    try {
      parseFormula(text);
    } catch (error) {
      found = problem(text, error);
    }
    expect(found).toBe(message);
  });
});

describe("printing and parsing undo each other", () => {
  const span = { start: 0, end: 0 };
  const name = fc.constantFrom("grad", "self", "at::x", "M_PI", "result0");
  const tree: fc.Arbitrary<Formula> = fc.letrec<{ node: Formula }>((tie) => ({
    node: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      name.map((n): Formula => ({ kind: "name", name: n, ...span })),
      fc.nat(1000).map((value): Formula => ({ kind: "int", value, ...span })),
      fc
        .constantFrom("2.", ".5", "1e-3")
        .map((text): Formula => ({ kind: "float", value: Number(text), text, ...span })),
      fc
        .string()
        .filter((s) => /^[ -~\n\t]*$/.test(s))
        .map((value): Formula => ({ kind: "string", value, ...span })),
      fc.boolean().map((value): Formula => ({ kind: "bool", value, ...span })),
      fc.constant<Formula>({ kind: "null", ...span }),
      fc
        .tuple(fc.constantFrom("-", "+", "!", "~", "*"), tie("node"))
        .map(([operator, operand]): Formula => ({ kind: "unary", operator: operator as "-", operand, ...span })),
      fc
        .tuple(
          fc.constantFrom(
            "*",
            "/",
            "%",
            "+",
            "-",
            "<<",
            ">>",
            "<",
            ">",
            "<=",
            ">=",
            "==",
            "!=",
            "&",
            "^",
            "|",
            "&&",
            "||",
          ),
          tie("node"),
          tie("node"),
        )
        .map(
          ([operator, left, right]): Formula => ({
            kind: "binary",
            operator: operator as "+",
            left,
            right,
            at: 0,
            ...span,
          }),
        ),
      fc
        .tuple(tie("node"), tie("node"), tie("node"))
        .map(([condition, then, otherwise]): Formula => ({ kind: "conditional", condition, then, otherwise, ...span })),
      fc
        .array(tie("node"), { maxLength: 3 })
        .map((args): Formula => ({ kind: "call", name: "at::f", templates: [], args, nameEnd: 0, ...span })),
      fc.tuple(tie("node"), fc.boolean(), fc.array(tie("node"), { maxLength: 2 })).map(
        ([object, arrow, args]): Formula => ({
          kind: "method",
          object,
          arrow,
          name: "m",
          nameStart: 0,
          templates: [],
          args,
          ...span,
        }),
      ),
      fc.tuple(tie("node"), tie("node")).map(([object, index]): Formula => ({ kind: "index", object, index, ...span })),
      fc.array(tie("node"), { maxLength: 3 }).map((items): Formula => ({ kind: "list", items, ...span })),
    ),
  })).node;
  const bare = (node: Formula) =>
    JSON.parse(
      JSON.stringify(node, (key, value) =>
        ["start", "end", "at", "nameStart", "nameEnd"].includes(key) ? undefined : value,
      ),
    );

  test("every tree prints to a formula that parses to it", () => {
    fc.assert(
      fc.property(tree, (node) => {
        expect(bare(parseFormula(printFormula(node)))).toEqual(bare(node));
      }),
      { numRuns: 2000 },
    );
  });

  test("what parses prints the same twice", () => {
    const pieces = fc.constantFrom(
      "grad",
      "self",
      ".",
      "(",
      ")",
      "*",
      "-",
      "&&",
      "?",
      ":",
      ",",
      "{",
      "}",
      "1",
      "2.5",
      '"s"',
      "[",
      "]",
      "::",
      "<",
      ">",
      "std::get",
      " ",
      "->",
      "!",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (list) => {
        const text = list.join(" ");
        let node: Formula;
        try {
          node = parseFormula(text);
        } catch (error) {
          expect(problem(text, error)).not.toBe("");
          return;
        }
        expect(printFormula(parseFormula(printFormula(node)))).toBe(printFormula(node));
      }),
      { numRuns: 5000 },
    );
  });

  test("any text gives a tree or a FormulaError", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        try {
          parseFormula(text);
        } catch (error) {
          problem(text, error);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
