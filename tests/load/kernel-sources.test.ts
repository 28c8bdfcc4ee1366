// What is read of a kernel source: by its tokens where these suffice, with the same result as by TypeScript's parser.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseKernel } from "../../codegen/kernels/parse-kernel.js";
import { readByTokens } from "../../codegen/kernels/read-tokens.js";

const kernels = fileURLToPath(new URL("../../runtime/kernels/", import.meta.url));

describe("kernel sources", () => {
  const names = readdirSync(kernels, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  test.each(names)("%s is read without the parser, as by it", (name) => {
    const file = { path: name, text: readFileSync(kernels + name, "utf8") };
    expect(readByTokens(file)).toEqual(parseKernel(file));
  });

  test.each([
    [
      "a function",
      "export function f(self: Tensor, _dim?: number, ...rest: readonly unknown[]): Tensor { return self; }",
    ],
    ["types with braces", "export function f({ a }: { a: number }): { b: Tensor } | null { return null; }"],
    [
      "types with arrows",
      "export function f(g: (x: Map<string, number[]>) => [Tensor, Tensor], h = 3): () => void { return g; }",
    ],
    [
      "type parameters",
      "export const f = <T extends { x: A<B> }>(x: T, y = [1, 2]): x is T => x;\nexport const g = x => f(x);",
    ],
    [
      "overloads",
      "export function f(x: A): B;\nexport function f(x: A, y?: C): B {\n  return helper(x);\n}\nfunction helper(x: A): B { return x; }",
    ],
    ["values", "const table = new Map<string, number>();\nexport const f = made(table);"],
    [
      "a made function",
      "export const f: Kernel = make(async function named(x: A) { return x / 2 / y; });\nexport const h = async (x: A): Promise<B> => x;",
    ],
    [
      "regular expressions",
      "const r = /[/\"'`]\\/{/gu;\nexport function f(x: string) { return x.replace(/`/g, '') + 1 / 2; }",
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source that has a template
    ["templates", "const a = 1;\nexport const f = (x: A) => `${x} ${`{${a}`} }`;"],
    [
      "imports",
      'import { a, type B, c as d } from "./x.js";\nimport type { E } from "./y.js";\nimport * as n from "z";\nimport p, { q } from "w";\nimport "v";\nexport function f(x: B) { return d(a, q, n, p); }',
    ],
    [
      "names passed on",
      'export { a, b as c, type D } from "./x.js";\nexport * from "./y.js";\nexport type { E } from "./z.js";\nconst g = 1;\nexport { g as h };',
    ],
    [
      "classes",
      "export class A<T> extends B<{ c: T }> { #d = 1; e() { return this.#d + helper; } }\nconst helper = 2;\ninterface F { g: string }\nexport type H = { i: F };",
    ],
    [
      "comments",
      "#!/bin/node\n// it's `a\n/* export function g() {} */ export function f(/* x */ self: /* y */ Tensor) { return self; } // }",
    ],
    ["numbers", "export const f = () => 1..toFixed() + .5e-3 + 0xfFn + 1_000;"],
  ])("%s", (_, text) => {
    const file = { path: "k.ts", text };
    expect(readByTokens(file)).toEqual(parseKernel(file));
  });

  test.each([
    ["an unfinished member", "export function f(self: Tensor) {\n  return self.;\n}", "identifier expected"],
    ["an unfinished value", "export const f = ;", "expression expected"],
    ["an open bracket", "export function f(self: Tensor) { return [self; }", '"," expected'],
    ["an open text", 'export const f = "abc;', "unterminated string literal"],
    ["an open comment", "export const f = 1; /* abc", '"*/" expected'],
    ["two operands", "export function f() { return a b; }", '";" expected'],
    ["a parameter without a name", "export function f(: Tensor) {}", "parameter declaration expected"],
    ["a parameter without a colon", "export function f(self Tensor) {}", '"," expected'],
  ])("%s is left to the parser, which says what is wrong", (_, text, message) => {
    const file = { path: "k.ts", text };
    expect(readByTokens(file)).toBeNull();
    expect(parseKernel(file).problem?.message.replace(/'/g, '"')).toBe(message);
  });

  test.each([
    ["a decorated class", "@a class B {}"],
    ["a namespace", "export namespace A { export const b = 1; }"],
    ["two variables", "export const a = 1, b = 2;"],
    ["statements without semicolons", "export const a = 1\nexport const b = 2\n"],
    ["a default export", "export default function f(self: Tensor) { return self; }"],
    ["a loop between the functions", "for (const x of y) z(x);\nexport function f() {}"],
    ["a slash after a block", "export function f() { if (a) {} /b/.test(c); }"],
  ])("%s is left to the parser", (_, text) => {
    const file = { path: "k.ts", text };
    expect(readByTokens(file)).toBeNull();
    expect(parseKernel(file).problem).toBeUndefined();
  });
});
