// Fragments to text: margins, indentation, holes, literals, comments that cannot be broken out of.

import { describe, expect, test } from "vitest";
import {
  type Code,
  code,
  each,
  type Hole,
  isSameCode,
  join,
  jsDoc,
  lineComment,
  literal,
  nothing,
  print,
  property,
  ref,
  typeRef,
} from "../../codegen/print/code.js";
import { type GeneratedFile, PrintedFiles, printFile, relativeSpecifier } from "../../codegen/print/file.js";

const text = (fragment: Hole) => print(fragment, (symbol) => symbol.name);

describe("code", () => {
  test("strips the margin and the blank ends", () => {
    expect(
      text(code`
        if (x) {
          y();
        }
      `),
    ).toBe("if (x) {\n  y();\n}");
  });

  test("indents a hole of several lines to where it stands", () => {
    const inner = code`
      a();
      b();`;
    expect(
      text(code`
        {
          ${inner}
        }`),
    ).toBe("{\n  a();\n  b();\n}");
  });

  test("prints an array one item a line and skips empty ones", () => {
    const items = [code`a;`, null, code`b;`, nothing];
    expect(
      text(code`
        {
          ${items}
        }`),
    ).toBe("{\n  a;\n  b;\n}");
  });

  test("makes the pieces of a sequence when it is printed, one after the other, each from its item", () => {
    const log: string[] = [];
    const piece = (name: string) => {
      log.push(name);
      return code`
        ${name}(
          1,
        );`;
    };
    const block = code`
      {
        ${each(["a", "b"], piece)}
        ${each([], piece)}
        ${each(["c", "d"], piece, "\n")}
      }`;
    expect(log).toEqual([]);
    expect(text(block)).toBe("{\n  a(\n    1,\n  );\n\n  b(\n    1,\n  );\n  c(\n    1,\n  );\n  d(\n    1,\n  );\n}");
    expect(log).toEqual(["a", "b", "c", "d"]);
  });

  test("a long sequence is one text", () => {
    const items = Array.from({ length: 5000 }, (_, i) => i);
    expect(text(each(items, (i) => code`${i};`, "\n"))).toBe(items.map((i) => `${i};`).join("\n"));
  });

  test.each<[string, Hole]>([
    ["null", null],
    ["a sequence of nothing", each([], literal)],
    ["an empty array", []],
    ["an array of nothing", [null, nothing]],
  ])("%s takes its line away", (_, hole) => {
    expect(
      text(code`
        a;
        ${hole}
        b;`),
    ).toBe("a;\nb;");
    expect(
      text(code`
        a;
        ${hole}`),
    ).toBe("a;");
  });

  test("keeps blank lines within, without trailing blanks", () => {
    const inner = code`
      a;

      b;`;
    expect(
      text(code`
        {
          ${inner}
        }`),
    ).toBe("{\n  a;\n\n  b;\n}");
  });

  test("a string in a hole has to be an identifier", () => {
    expect(text(code`const ${"x1"} = 1;`)).toBe("const x1 = 1;");
    expect(() => text(code`const ${"x; evil()"} = 1;`)).toThrow(
      '"x; evil()" stands in a hole but is not an identifier',
    );
  });

  test("a reference has to be an identifier too", () => {
    expect(() => ref("a b", "x.ts")).toThrow('"a b" is not a TypeScript identifier');
  });

  test("join leaves empty items out", () => {
    expect(text(code`f(${join(["a", null, "b"], ", ")})`)).toBe("f(a, b)");
  });
});

describe("literals", () => {
  test.each<[unknown, string]>([
    ['a"b`$' + "{c}\\\n", '"a\\"b`$' + '{c}\\\\\\n"'],
    ["\u2028</script>", '"\\u2028\\u003c/script>"'],
    [-0, "-0"],
    [Number.NaN, "Number.NaN"],
    [Number.POSITIVE_INFINITY, "Number.POSITIVE_INFINITY"],
    [12345678901234567890n, "12345678901234567890n"],
    [[1, [true, null]], "[1, [true, null]]"],
    [{ a: 1, "b-c": { constructor: 2 } }, '{ a: 1, "b-c": { constructor: 2 } }'],
    [JSON.parse('{"__proto__": 1}'), '{ ["__proto__"]: 1 }'],
  ])("literal %#", (value, expected) => {
    expect(text(literal(value))).toBe(expected);
  });

  test("property names are quoted where they must be", () => {
    expect([property("dim"), property("a b"), property("__proto__")].map(text)).toEqual([
      "dim",
      '"a b"',
      '["__proto__"]',
    ]);
  });

  test("what has no literal form is refused", () => {
    expect(() => literal(() => 1)).toThrow("has no literal form");
  });
});

describe("comments", () => {
  test("one line", () => expect(text(jsDoc("`add(x)`"))).toBe("/** `add(x)` */"));
  test("several lines", () => expect(text(jsDoc("a", "", "b"))).toBe("/**\n * a\n *\n * b\n */"));
  test("cannot be ended from within", () => {
    expect(text(jsDoc("*/ evil(); /*"))).toBe("/** *\\/ evil(); /* */");
    expect(text(jsDoc("a\n*/ evil()"))).toBe("/**\n * a\n * *\\/ evil()\n */");
    expect(text(lineComment("a\nevil()\u2028evil()"))).toBe("// a\n// evil()\n// evil()");
  });
});

describe("files", () => {
  const file = (body: Code, more: Partial<GeneratedFile> = {}) =>
    printFile({ path: "generated/a.ts", from: ["native_functions.yaml"], charter: "What it is for.", body, ...more });
  const Tensor = ref("Tensor", "runtime/core/tensor.ts");

  test("head, sorted imports, body", () => {
    const body = code`
      ${ref("b", "runtime/z.ts")}(${ref("a", "runtime/z.ts")}, ${ref("c", "generated/c.ts")}, ${ref("own", "generated/a.ts")});`;
    expect(file(body)).toBe(
      [
        "// @generated from native_functions.yaml by `npm run codegen`. Do not edit.",
        "// What it is for.",
        "",
        "import {",
        "  a,",
        "  b,",
        '} from "../runtime/z.js";',
        "import {",
        "  c,",
        '} from "./c.js";',
        "",
        "b(a, c, own);",
        "",
      ].join("\n"),
    );
  });

  test("a name that the file declares itself is imported under another one", () => {
    expect(file(code`const Tensor = ${Tensor};`, { declares: ["Tensor"] })).toContain(
      'import {\n  Tensor as tensor_Tensor,\n} from "../runtime/core/tensor.js";\n\nconst Tensor = tensor_Tensor;',
    );
  });

  test("a module of which many names are needed is imported as a whole; its types are not", () => {
    const of = (name: string) => ref(name, "generated/operators.ts");
    const body = code`${of("a")}(${of("b")}, ${ref("c", "x/y.ts")} as ${typeRef("T", "generated/operators.ts")});`;
    const namespaceOf = (target: string) => (target === "generated/operators.ts" ? "op" : null);
    const head = 'import {\n  c,\n} from "../x/y.js";\n';
    const types = 'import type {\n  T,\n} from "./operators.js";\n';
    expect(file(body, { namespaceOf })).toContain(
      `${head}import * as op from "./operators.js";\n${types}\nop.a(op.b, c as T);\n`,
    );
    expect(file(body, { namespaceOf, declares: ["op"] })).toContain(
      `${head}import * as op_ from "./operators.js";\n${types}\nop_.a(op_.b, c as T);\n`,
    );
  });

  test("a file is printed again when what it has changed, whichever part", () => {
    const line = (name: string, from: string) => code`use(${ref(name, from)}, ${literal(name)});`;
    const bodies: readonly (() => Hole)[] = [
      () => each(["a", "b"], (name) => line(name, "x.ts")),
      () => each(["b", "a"], (name) => line(name, "x.ts")),
      () => each(["a", "b"], (name) => line(name, "x.ts"), "\n"),
      () => each(["a", "b"], (name) => line(name, "y.ts")),
      () => each(["a"], (name) => line(name, "x.ts")),
      () => [line("a", "x.ts"), line("b", "x.ts")],
      () => code`{ ${line("a", "x.ts")} }`,
      () => code`[ ${line("a", "x.ts")} ]`,
      () => code`{ ${[line("a", "x.ts")]} ${null} }`,
      () => literal("a"),
      () => literal("b"),
      () => null,
      () => 1,
    ];
    bodies.forEach((one, i) => {
      for (const [j, other] of bodies.entries()) expect([i, j, isSameCode(one(), other())]).toEqual([i, j, i === j]);
    });
    const files = new PrintedFiles();
    const of = (body: Hole, more: Partial<GeneratedFile> = {}): GeneratedFile => ({
      ...{ path: "generated/a.ts", from: ["a.yaml"], charter: "What it is for.", body },
      ...more,
    });
    const all = [
      ...bodies.map((body) => of(body())),
      of(bodies[0]!(), { charter: "Something else." }),
      of(bodies[0]!(), { from: ["b.yaml"] }),
      of(bodies[0]!(), { declares: ["a"] }),
    ];
    for (const file of [...all, ...all.toReversed()])
      expect(files.print(file, relativeSpecifier)).toBe(printFile(file, relativeSpecifier));
  });

  test("two modules may export one name", () => {
    expect(file(code`${ref("f", "x/one.ts")}(${ref("f", "x/two.ts")});`)).toContain("\n\nf(two_f);\n");
  });

  test.each([
    ["generated/a.ts", "generated/b.ts", "./b.js"],
    ["generated/register/cpu.ts", "generated/operators.ts", "../operators.js"],
    ["generated/a.ts", "runtime/core/tensor.ts", "../runtime/core/tensor.js"],
    ["./a.ts", "b/c.ts", "./b/c.js"],
    ["/home/out/a.ts", "/home/tengen/runtime/x.ts", "../tengen/runtime/x.js"],
  ])("%s names %s %s", (from, to, specifier) => {
    expect(relativeSpecifier(from, to)).toBe(specifier);
  });
});
