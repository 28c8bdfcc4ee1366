// What the build does to the text of modules: purity annotations and names of classes.

import { expect, test } from "vitest";
import { withClassesNamed } from "../../scripts/class-names.mjs";
import { withPureComments, withPureMarks } from "../../scripts/pure-modules.mjs";

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
