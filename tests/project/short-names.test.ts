// How the build shortens the names of functions that the library calls hundreds of times.

import { expect, test } from "vitest";
import { withShortNames } from "../../scripts/build/short-names.mjs";

/** Enough calls that a short name pays. */
const often = (call: string) => `${call};`.repeat(12);

test.each([
  [
    "a function that is named often",
    `function helper(){}${often("helper()")}`,
    `const $$=helper;function helper(){}${often("$$()")}`,
  ],
  ["rarely: it stays", "function helper(){}helper();", "function helper(){}helper();"],
  [
    "members and keys of that name stay",
    `function helper(){}${often("helper(a.helper,{helper:1})")}`,
    `const $$=helper;function helper(){}${often("$$(a.helper,{helper:1})")}`,
  ],
  [
    "a parameter of that name: all stays",
    `function helper(){}${often("helper()")}function f(helper){return helper}`,
    null,
  ],
  ["an inner function of that name", `function helper(){}${often("helper()")}function f(){function helper(){}}`, null],
  ["a pattern that binds the name", `function helper(){}${often("helper()")}let {a:helper2,b:{helper}}=c;`, null],
  ["something else is assigned to it", `function helper(){}${often("helper()")}helper=null;`, null],
  ["as a short property", `function helper(){}${often("helper()")}f({helper});`, null],
  [
    "it is exported: under its name",
    `function helper(){}${often("helper()")}export{helper};`,
    `const $$=helper;function helper(){}${often("$$()")}export{helper};`,
  ],
  [
    "names that are there are not taken",
    `function helper(){}let $$=1,$_=2;${often("helper(o.$a)")}`,
    `const $b=helper;function helper(){}let $$=1,$_=2;${often("$b(o.$a)")}`,
  ],
  ["variables and classes stay", `let helper=1;class Helper{}${often("helper+Helper")}`, null],
])("%s", (_, code, expected) => {
  const { text } = withShortNames(code);
  expect(text).toBe(expected ?? code);
});

test("says where places are, in order", () => {
  const code = `function helper(){}${often("helper()")}end`;
  const { text, moved } = withShortNames(code);
  const found = [...code.matchAll(/function|helper(?=\(\);)|end/g)].map(({ 0: word, index }) => [
    word,
    text.slice(moved(index)).match(/^(\$\$|\w+)/)?.[0],
  ]);
  expect(found).toEqual([
    ["function", "function"],
    ...Array.from({ length: 12 }, () => ["helper", "$$"]),
    ["end", "end"],
  ]);
});
