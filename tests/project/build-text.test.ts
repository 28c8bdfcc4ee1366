// What the build does to the text of modules and declarations: purity annotations, names of classes, lines and their map, comments; what they quote is
// unchanged.

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of programs
import { decode, encode, type SourceMapMappings } from "@jridgewell/sourcemap-codec";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { withClassesNamed, withClassNames } from "../../scripts/build/class-names.mjs";
import { replaceInCode, replaceSpecifiers } from "../../scripts/build/code-text.mjs";
import { withFewComments } from "../../scripts/build/declarations.mjs";
import { withPureMarks } from "../../scripts/build/pure-modules.mjs";
import { lineBreaks, withLineBreaks } from "../../scripts/build/short-lines.mjs";
import { sourceMap } from "../../scripts/build/source-map.mjs";
import { fc } from "../seeded.js";

test("constants other than plain ones are marked", () => {
  expect(withPureMarks("const a = f(1);\nconst b = { ...a };\nconst c = 1;", "a.ts")).toBe(
    "const a = /* @__PURE__ */ f(1);\nconst b = /* @__PURE__ */ (() => ({ ...a }))();\nconst c = 1;",
  );
});

test.each([
  [
    "a class that mentions itself",
    "var X = class _X { a() { return new _X(_X.b); } };",
    "var X = class  X { a() { return new  X( X.b); } };",
  ],
  [
    "names that only look like it stay",
    "var X = class _X { a = a._X + $_X + _X2; };",
    "var X = class  X { a = a._X + $_X + _X2; };",
  ],
  ["a class with a name of its own", "var Y = class _X { a = _X; };", "var Y = class _X { a = _X; };"],
])("%s", (_, text, expected) => {
  expect(withClassesNamed(text)).toBe(expected);
});

test("names in strings, templates and patterns are not classes; those between the parts of a template are", () => {
  expect(withClassesNamed('var X = class _X { a = "_X"; b = `_X ${_X.c} _X`; c = /_X/; }; // _X')).toBe(
    'var X = class  X { a = "_X"; b = `_X ${ X.c} _X`; c = /_X/; }; // _X',
  );
  expect(withClassNames("const text = `\nclass A {\n`;\nclass B {\n}")).toBe(
    'const text = `\nclass A {\n`;\nclass B {\n  static name = "B";\n}',
  );
});

describe("lines of minified code", () => {
  const code = 'const a=[f(1),"a,b",g(22)];function f(x){return g(x)}\nconst b=`\n,`;export{a,b};';
  const breaks = lineBreaks(code, 10);
  const text = withLineBreaks(code, breaks);

  test("are broken between statements and items, not in strings and templates", () => {
    expect(text.split("\n")).toEqual([
      ...["const a=[f(1),", '"a,b",', "g(22)];", "function f(x){", "return g(x)}", "", "const b=`", ",`;", "export{a,"],
      "b};",
    ]);
  });

  test("are mapped to the source lines of their parts; those of generated files are not", () => {
    const places = [...code.matchAll(/f\(1|g\(22|g\(x|b=`|export/g)].map(({ index }) => index);
    const second = code.indexOf("\n") + 1;
    const third = code.indexOf("\n", second) + 1;
    // The minified code maps to one place of the bundle for each part, the bundle to the sources.
    const minified: SourceMapMappings = [[], [], []];
    places.forEach((at, i) => {
      const line = at < second ? 0 : at < third ? 1 : 2;
      minified[line]!.push([at - [0, second, third][line]!, 0, 0, 10 * i]);
    });
    const bundled = encode([places.map((_, i) => [10 * i, i === 2 ? 1 : 0, 10 * i, 3])]);
    const map = sourceMap(
      { mappings: encode(minified) },
      {
        bundled: JSON.stringify({
          version: 3,
          sources: ["../runtime/a.ts", "../generated/b.ts"],
          names: [],
          mappings: bundled,
        }),
        ...{ code, breaks, head: 1, file: "index.js", sourceName: (name: string) => name.replace("../", "tengen:///") },
      },
    );
    const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
    expect(rest).toEqual({
      ...{ version: 3, file: "index.js", names: [] },
      sources: ["tengen:///runtime/a.ts"],
    });
    const shown = decode(mappings).flatMap((line, number) =>
      line.map(([column, source, sourceLine]) => [
        `\n${text}`.split("\n")[number]!.slice(column, column + 3),
        ...(source === undefined ? [] : [source, sourceLine]),
      ]),
    );
    expect(shown).toEqual([["f(1", 0, 0], ["g(2", 0, 10], ["g(x"], ["b=`", 0, 30], ["exp", 0, 40]]);
  });
});

describe("what code quotes is unchanged", () => {
  /** The tokens of a text: where strings and templates begin is told by the parser, not by the scanner. */
  const tokens = (text: string, file = "a.d.ts"): readonly string[] => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (node.getChildCount(source) > 0) node.getChildren(source).forEach(visit);
      else if (node.kind < ts.SyntaxKind.FirstNode && node.getText(source) !== "") found.push(node.getText(source));
    };
    visit(source);
    return found;
  };
  /** Without what separates the last member of a type from its end. */
  const meant = (text: string) => tokens(text).filter((token, i, all) => token !== ";" || all[i + 1] !== "}");

  const character = fc.constantFrom(
    ..." ,:;{}|<>()=*/\"'ab.",
    "  ",
    " : ",
    "/*",
    "*/",
    "//",
    "export ",
    "import",
    "\\n",
  );
  const words = fc.array(character, { maxLength: 12 }).map((parts) => parts.join(""));
  const inString = words.map((text) => JSON.stringify(text));
  const inTemplate = fc
    .array(fc.oneof(words, fc.constantFrom("${A}", "${ A }", "${infer T}", "${infer T extends string} ")), {
      maxLength: 4,
    })
    .map((parts) => `\`${parts.join("").replaceAll("\\", "\\\\")}\``);
  const comment = words.map((text) => `/** ${text.replaceAll("*/", "").replaceAll("/*", "")} */`);
  const type: fc.Arbitrary<string> = fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("A", "string", "readonly  A[]"),
    inString,
    inTemplate,
    fc.tuple(comment, inString).map(([above, text]) => `{\n    ${above}\n    a: ${text};\n    b?: A;\n}`),
    fc.tuple(inTemplate, inString).map(([a, b]) => `S extends ${a} ? ${b} : [ ${a}, ${b} ]`),
  );
  const declarations = fc
    .array(fc.tuple(fc.option(comment), type), { minLength: 1, maxLength: 5 })
    .map((list) =>
      list
        .map(([above, text], i) => `${above === null ? "" : `${above}\n`}export declare type T${i}<S> = ${text};\n`)
        .join(""),
    );

  test("declarations with few comments have the same tokens", () => {
    fc.assert(
      fc.property(declarations, (text) => {
        expect(meant(withFewComments(text))).toEqual(meant(text));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ["import of a module", 'import { a } from "./a.js";', 'import { a } from "new";'],
    ["import for effect", 'import "./a.js";', 'import "new";'],
    ["export", 'export * from "./a.js";', 'export * from "new";'],
    ["type of a module", 'type A = import("./a.js").A;', 'type A = import("new").A;'],
    ["declared module", 'declare module "./a.js" {}', 'declare module "new" {}'],
    ["string that looks like one", `type A = 'import "./a.js"' | \`from "./a.js"\`; // from "./a.js"`, null],
  ])("specifiers: %s", (_, text, expected) => {
    expect(replaceSpecifiers(text, () => "new")).toBe(expected ?? text);
  });

  test("patterns see the delimiters of what is quoted", () => {
    expect(replaceInCode('f("b") /* b */ + `b ${b} b` + b', /b/g, "c", { isScript: true })).toBe(
      'f("b") /* b */ + `b ${c} b` + c',
    );
    // The break behind a comment belongs to it: without it, what follows would be a comment, too.
    expect(replaceInCode("a // b \n  (c)", /\s+/g, "")).toBe("a// b \n(c)");
  });
});
