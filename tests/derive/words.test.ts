// `doc:` of the registry: who inherits it from whom, who must have it, and what it must contain.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readRegistry } from "../../codegen/derive/registry.js";
import { checkWords } from "../../codegen/derive/words.js";
import { Diagnostics, formatDiagnostic, Source } from "../../codegen/diagnostics.js";
import { generate } from "../../codegen/index.js";
import { layers } from "../../codegen/layers/index.js";
import { unindent } from "../emit/registry.js";

function words(text: string): Readonly<Record<string, string | null>> {
  const diagnostics = new Diagnostics();
  const source = new Source("native_functions.yaml", unindent(text));
  const { functions } = readRegistry({ functions: source }, { layers: [], diagnostics });
  expect(diagnostics.errors.map(formatDiagnostic)).toEqual([]);
  return Object.fromEntries(functions.map(({ func, doc }) => [func.name.full, doc && `${doc.of}: ${doc.text}`]));
}

describe("who has whose words", () => {
  test("in-place and out forms, written and generated, those of the functional form", () => {
    expect(
      words(`
        - func: f(Tensor self) -> Tensor
          doc: "One, two.
            Three."
          autogen: f_
          pointwise: { expr: self, promote: same }
        - func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
        - func: g(Tensor self) -> Tensor
        - func: g_(Tensor(a!) self) -> Tensor(a!)
      `),
    ).toEqual({
      f: "aten::f: One, two. Three.",
      "f.out": "aten::f: One, two. Three.",
      f_: "aten::f: One, two. Three.",
      g: null,
      g_: null,
    });
  });

  test("an overload that says nothing those of the first that does; forms those of their own overload", () => {
    expect(
      words(`
        - func: f.quiet(Tensor self, int a) -> Tensor
        - func: f(Tensor self) -> Tensor
          doc: First.
        - func: f.other(Tensor self, Tensor other) -> Tensor
          doc: Second.
        - func: f.other_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
        - func: mine::h(Tensor self) -> Tensor
      `),
    ).toEqual({
      "f.quiet": "aten::f: First.",
      f: "aten::f: First.",
      "f.other": "aten::f.other: Second.",
      "f.other_out": "aten::f.other: Second.",
      h: null,
    });
  });

  test("an alias those of its operator, and whose they are", () => {
    expect(
      words(`
        - func: f(Tensor self) -> Tensor
          doc: First.
          autogen: f_
          pointwise: { expr: self, promote: same }
        - func: same(Tensor self) -> Tensor
          alias_of: f
          autogen: same_
        - func: told(Tensor self) -> Tensor
          doc: Its own.
          alias_of: f
      `),
    ).toEqual({
      f: "aten::f: First.",
      f_: "aten::f: First.",
      same: "aten::same: Another name of `f`. First.",
      same_: "aten::same: Another name of `f`. First.",
      told: "aten::told: Its own.",
    });
  });
});

describe("--require-docs", () => {
  const reported = (text: string, requireDocs = true): string => {
    try {
      generate({
        functions: { path: "native_functions.yaml", text: unindent(text) },
        ...{ derivatives: null, tags: null, deprecated: null, kernels: null, lenient: false, requireDocs },
        places: {
          ...{ out: "/p/generated", root: "/p", ownOperators: true },
          ...{ runtime: { folder: "/p/runtime" }, library: { folder: "/p/generated" } },
        },
      });
      return "";
    } catch (error) {
      return (error as { diagnostics: Parameters<typeof formatDiagnostic>[0][] }).diagnostics
        .map(formatDiagnostic)
        .join("\n");
    }
  };
  const text = `
    - func: f(Tensor self) -> Tensor
    - func: _private(Tensor self) -> Tensor
    - func: g(Tensor self) -> Tensor
      doc: Words.
    - func: g.other(Tensor self, int other) -> Tensor
  `;

  test("names operators without words, at their place", () => {
    expect(reported(text)).toBe(
      [
        "native_functions.yaml:1:9: `f` has no `doc`, which `--require-docs` asks for",
        "  1 | - func: f(Tensor self) -> Tensor",
        "              ^^^^^^^^^^^^^^^^^^^^^^^^",
        '  hint: say in a line or more what it computes: `doc: "..."`; names that begin with `_` need none',
      ].join("\n"),
    );
  });

  test("asks nothing of those that have some, of private ones, and of nobody when it is not given", () => {
    expect(reported(text.replace("- func: f(", "- func: _f("))).toBe("");
    expect(reported(text, false)).toBe("");
  });
});

/** Documentation that adds nothing to the operator's name and schema. */
const empty = new Set(
  (
    "a an and are as at be by each element elements for from function functions given gives have has in input inputs into is it its " +
    "new of on operator or output result results return returned returns self tensor tensors that the their this to value values whose with"
  ).split(" "),
);

/** What a text contains besides the operator's name, its arguments and filler words. */
function beyondTheName(text: string, name: string, args: readonly string[]): readonly string[] {
  const known = new Set([name, ...args].flatMap((part) => part.toLowerCase().split(/[_.]/)));
  const stem = (word: string): string => word.replace(/(e?s|ed|ing|al)$/, "");
  const stems = new Set([...known].map(stem));
  const tokens = text.toLowerCase().match(/[a-z]+|[0-9]+|[^\sa-z0-9`.,;:()'-]+/g) ?? [];
  return tokens.filter((word) => !empty.has(word) && !known.has(word) && !stems.has(stem(word)));
}

test.each([
  ["The softmax of a tensor.", "softmax", ["self", "dim"], []],
  ["Returns a new tensor with the absolute values of the input.", "abs", ["self"], ["absolute"]],
  ["Adds other to self.", "add", ["self", "other"], []],
  ["`self + alpha * other`", "add", ["self", "other", "alpha"], ["+", "*"]],
])("a text and what it says beyond the name: %s", (text, name, args, left) => {
  expect(beyondTheName(text, name, args)).toEqual(left);
});

describe("the registry's own words", () => {
  const text = readFileSync(new URL("../../native_functions.yaml", import.meta.url), "utf8");
  const diagnostics = new Diagnostics();
  const { functions } = readRegistry({ functions: new Source("native_functions.yaml", text) }, { layers, diagnostics });
  const documented = functions.filter(({ generated, places, doc }) => doc !== null && !generated && places.has("doc"));
  const nameOf = (fn: (typeof documented)[number]): string => fn.func.name.full;

  test("are there for every public operator", () => {
    const found = new Diagnostics();
    checkWords(functions, found);
    expect(found.errors.map(formatDiagnostic)).toEqual([]);
  });

  test("state no default", () => {
    expect(text).not.toMatch(/^ {2}variants: function$/m);
    expect(text).not.toMatch(/^ {2}variants: method, function$/m);
  });

  test("say more than the name does", () => {
    const dull = documented.filter(
      ({ func, doc }) =>
        beyondTheName(
          doc!.text,
          func.name.name,
          func.arguments.map(({ name }) => name),
        ).length < 3,
    );
    expect(dull.map(nameOf)).toEqual([]);
  });

  test("are one to five lines of whole sentences", () => {
    const odd = documented.filter(({ doc }) => !/^[A-Z0-9`(-].*[.!]$/s.test(doc!.text) || doc!.text.length > 5 * 138);
    expect(odd.map((fn) => `${nameOf(fn)}: ${fn.doc!.text}`)).toEqual([]);
    const quotes = documented.filter(({ doc }) => (doc!.text.match(/`/g) ?? []).length % 2 !== 0);
    expect(quotes.map(nameOf)).toEqual([]);
  });

  test("of a pointwise operator with a formula of its own show one", () => {
    const without = documented.filter(({ pointwise, doc }) => {
      if (pointwise === null || !("text" in pointwise.expr)) return false;
      // A single function, or an argument with a sign, is named rather than computed.
      if (/^\W*\w+\W*$|^\w+\([\w, ]*\)$/.test(pointwise.expr.text)) return false;
      return !/`[^`]*[^\w`][^`]*`/.test(doc!.text);
    });
    expect(without.map(nameOf)).toEqual([]);
  });
});
