// Runs the TypeScript blocks of a page: compares what each `console.log` prints with what the page shows.

import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { execute } from "./run-block.mjs";

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

/** A block as a program: its JavaScript, with each `console.log` numbered by its line, and the modules that it imports. */
export function compiled(code: string): { readonly body: string; readonly imports: readonly string[] } {
  const numbered = code
    .split("\n")
    .map((line, i) => line.replaceAll("console.log(", `__log(${i})(`))
    .join("\n");
  const script = ts.transpile(numbered, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext });
  const imports: string[] = [];
  const body = script.replace(
    /^import (\{[\s\S]*?\}|\* as \w+) from "([^"]+)";$/gm,
    (_, names: string, from: string) => {
      imports.push(from);
      return `const ${names.replace(/^\* as /, "").replaceAll(" as ", ": ")} = __modules[${JSON.stringify(from)}];`;
    },
  );
  return { body, imports };
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
  const { body, imports } = compiled(code);
  for (const from of imports) if (!Object.hasOwn(modules, from)) throw new Error(`the block imports ${from}`);
  return execute(body, modules, width);
}

/** The lines that a block prints according to its comments, behind the lines that cause them. */
export function statedLines(code: string): readonly string[] {
  const stated = code.matchAll(/console\.log\(.*\/\/ (.*)$|^.*; \/\/ (accumulated .*)$/gm);
  return [...stated].map(([, logged, later]) => later ?? logged!);
}

/** The lines that the README's block prints according to its comments, where a tensor continues on lines of its own. */
export function statedOverLines(code: string): readonly string[] {
  return [...code.matchAll(/\/\/ (tensor\(.*| {2,}\[.*\)|\[\[.*)$/gm)].map(([, line]) => line!.trim());
}

const comment = /^\s*\/\/=> ?/;

/** Columns after which the guide's pages print objects over several lines. */
export const guideWidth = 100;

/** The lines of a block of the guide without the output below them. */
export function withoutOutput(code: string): readonly string[] {
  return code.split("\n").filter((line) => !comment.test(line));
}

/** A block of the guide with its output in comments below each line that prints. */
export function withOutput(bare: readonly string[], printed: readonly Printed[]): string {
  return bare
    .flatMap((line, i) => {
      const indent = /^\s*/.exec(line)![0];
      const texts = printed.filter((one) => one.line === i).flatMap(({ text }) => text.split("\n"));
      return [line, ...texts.map((text) => `${indent}//=> ${text}`.trimEnd())];
    })
    .join("\n");
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
      const printed = await runBlock(code, modules);
      expect(printed.map(({ text }) => text)).toEqual(statedLines(code));
    });
  }
  test("the page has blocks", () => {
    expect(blocks.length).toBe(count);
  });
}
