// Runs the TypeScript blocks of a page: compares what each `console.log` prints with what the page shows.

import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { compileFunction } from "node:vm";
import ts from "typescript";
import { expect, test } from "vitest";

export interface Block {
  /** The heading above it. */
  readonly title: string;
  /** The 1-based line of the page on which the code begins. */
  readonly line: number;
  readonly code: string;
}

/** One call of `console.log`: its line in the block, from 0, and what it prints. */
export interface Printed {
  readonly line: number;
  readonly text: string;
}

export function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((found) => {
    const before = page.slice(0, found.index);
    const title = [...before.matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? "";
    return { title, line: before.split("\n").length + 1, code: found[1]! };
  });
}

/**
 * Runs a block.
 * @param modules the modules that it may import, by specifier
 * @param width columns after which objects are printed over several lines
 */
export async function runBlock(
  code: string,
  modules: Readonly<Record<string, object>>,
  width = Number.POSITIVE_INFINITY,
): Promise<Printed[]> {
  const printed: Printed[] = [];
  const show = (value: unknown) =>
    typeof value === "string" ? value : inspect(value, { depth: null, breakLength: width });
  const log =
    (line: number) =>
    (...values: unknown[]): void =>
      void printed.push({ line, text: values.map(show).join(" ") });
  const numbered = code
    .split("\n")
    .map((line, i) => line.replaceAll("console.log(", `__log(${i})(`))
    .join("\n");
  const script = ts.transpile(numbered, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext });
  const body = script.replace(/^import (\{[\s\S]*?\}) from "([^"]+)";$/gm, (_, names: string, from: string) => {
    if (!Object.hasOwn(modules, from)) throw new Error(`the block imports ${from}`);
    return `const ${names.replaceAll(" as ", ": ")} = __modules[${JSON.stringify(from)}];`;
  });
  await compileFunction(`return (async () => {${body}})()`, ["__modules", "__log"])(modules, log);
  return printed;
}

/**
 * Tests a page whose blocks show their output in a comment after each line that prints, or after the line that causes it.
 * @param count the number of its blocks
 * @param skip whether a block cannot be run here
 */
export function testPage(
  file: URL,
  modules: Readonly<Record<string, object>>,
  count: number,
  skip: (code: string) => boolean = () => false,
): void {
  const blocks = blocksOf(readFileSync(file, "utf8"));
  for (const { title, line, code } of blocks) {
    test.skipIf(skip(code))(`${title}, line ${line}`, async () => {
      const stated = [...code.matchAll(/console\.log\(.*\/\/ (.*)$|^.*; \/\/ (accumulated .*)$/gm)];
      const printed = await runBlock(code, modules);
      expect(printed.map(({ text }) => text)).toEqual(stated.map(([, logged, later]) => later ?? logged));
    });
  }
  test("the page has blocks", () => {
    expect(blocks.length).toBe(count);
  });
}
