// What the build does to the text of modules and declarations: purity annotations, names of classes, spaces; what they quote is unchanged.

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of programs
import { compileFunction } from "node:vm";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { withClassesNamed, withClassNames } from "../../scripts/build/class-names.mjs";
import { inAscii, quoted, replaceComments, replaceInCode, replaceSpecifiers } from "../../scripts/build/code-text.mjs";
import { withPureComments, withPureMarks } from "../../scripts/build/pure-modules.mjs";
import { asOneList, withFewComments, withFewSpaces, withoutSpaces } from "../../scripts/build/short-declarations.mjs";
import { fc } from "../seeded.js";

test.each([
  ["a call", "const a=__pure__+f(1);", "const a=/*@__PURE__*/f(1);"],
  ["an object creation", "const a=__pure__+new F;", "const a=/*@__PURE__*/new F;"],
  [
    "a value other than a call is wrapped in one",
    "const a=__pure__+{...b,c:1};",
    "const a=/*@__PURE__*/(()=>({...b,c:1}))();",
  ],
  ["a number needs no annotation", "const a=__pure__+65536,b=1;", "const a=65536,b=1;"],
  [
    "one within another, at the same end",
    "const a=__pure__+[__pure__+f(__pure__+(b+c))];",
    "const a=/*@__PURE__*/(()=>([/*@__PURE__*/f(/*@__PURE__*/(()=>((b+c)))())]))();",
  ],
])("%s", (_, text, expected) => {
  expect(withPureComments(text, "a.js")).toBe(expected);
});

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

  test.each([
    ["without spaces", withoutSpaces],
    ["with few spaces", withFewSpaces],
    ["with few comments", withFewComments],
  ])("declarations %s have the same tokens", (_, change) => {
    fc.assert(
      fc.property(declarations, (text) => {
        expect(meant(change(text))).toEqual(meant(text));
      }),
      { numRuns: 300 },
    );
  });

  test("types of schema texts keep their spaces", () => {
    const text =
      "type Trim<S extends string> = S extends `${infer R} ` ? Trim<R> : S extends `${infer A}, ${infer B}` ? A : S;\n";
    for (const change of [withoutSpaces, withFewSpaces]) {
      expect(change(text)).toContain("`${infer R} `");
      expect(change(text)).toContain("`${infer A}, ${infer B}`");
    }
    expect(
      asOneList("export declare function f(a: `x, ${string}`): 'a | b';\nexport declare const g: \"; }\";\n"),
    ).toBe("\nexport const f:(a: `x, ${string}`)=>'a | b',\ng:\"; }\";\n");
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

  test("patterns see the delimiters of what is quoted, and its text where they ask for it", () => {
    expect(replaceInCode('f("b") /* b */ + `b ${b} b` + b', /b/g, "c", { isScript: true })).toBe(
      'f("b") /* b */ + `b ${c} b` + c',
    );
    expect(replaceInCode('f("b", "")', new RegExp(`"(${quoted})"`, "g"), (_, text) => `<${text}>`)).toBe("f(<b>, <>)");
    // The break behind a comment belongs to it: without it, what follows would be a comment, too.
    expect(replaceInCode("a // b \n  (c)", /\s+/g, "")).toBe("a// b \n(c)");
    const comments = "// a\nb // c\n`\n// d\n`";
    expect(replaceComments(comments, (text, begins) => (begins ? "" : text), { isScript: true })).toBe(
      "b // c\n`\n// d\n`",
    );
  });

  test("escapes mean the same in strings, templates, names and patterns; a tag would see them", () => {
    const text =
      'const \u00e9t\u00e9 = "\u{1f600}"; return [\u00e9t\u00e9, `\u00e4${1}\u20ac`, /^\u{1f600}$/u.test("\u{1f600}"), /[\u00e4]/.test("\u00e4")]';
    const ascii = inAscii(text);
    expect(ascii).toMatch(/^[\0-\x7f]*$/);
    expect(compileFunction(ascii)()).toEqual(["\u{1f600}", "\u00e41\u20ac", true, true]);
    expect(() => inAscii("String.raw`\u00e4`")).toThrow(
      "a tagged template cannot be written in ASCII: String.raw`\u00e4`",
    );
  });
});
