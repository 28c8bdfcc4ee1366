// The TypeScript blocks of a page, run: what each `console.log` prints beside what the page says it prints.

import { inspect } from "node:util";
import { compileFunction } from "node:vm";
import ts from "typescript";

export interface Block {
  readonly title: string;
  /** The 1-based line of the page on which the code begins. */
  readonly line: number;
  readonly code: string;
}

export function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((found) => {
    const before = page.slice(0, found.index);
    const title = [...before.matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? "";
    return { title, line: before.split("\n").length + 1, code: found[1]! };
  });
}

/** What is printed, by the line of the block that prints it. Imports are taken from `modules`, by specifier. */
export function runBlock(code: string, modules: Readonly<Record<string, object>>): ReadonlyMap<number, string[]> {
  const printed = new Map<number, string[]>();
  const log =
    (line: number) =>
    (...values: unknown[]): void => {
      const text = values
        .map((value) => (typeof value === "string" ? value : inspect(value, { depth: null, breakLength: 100 })))
        .join(" ");
      const list = printed.get(line);
      if (list === undefined) printed.set(line, text.split("\n"));
      else list.push(...text.split("\n"));
    };
  const counted = code
    .split("\n")
    .map((line, i) => line.replaceAll("console.log(", `__log(${i})(`))
    .join("\n");
  const script = ts.transpile(counted, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext });
  const body = script.replace(/^import (\{[\s\S]*?\}) from "([^"]+)";$/gm, (_, names: string, from: string) => {
    if (!Object.hasOwn(modules, from)) throw new Error(`the block imports ${from}`);
    return `const ${names.replaceAll(" as ", ": ")} = __modules[${JSON.stringify(from)}];`;
  });
  compileFunction(body, ["__modules", "__log"])(modules, log);
  return printed;
}

const comment = /^\s*\/\/=> ?(.*)$/;

/** The block with what it prints in comments below each statement that prints. */
export function withOutput(code: string, printed: ReadonlyMap<number, readonly string[]>): string {
  const lines = code.split("\n");
  const result: string[] = [];
  let number = 0;
  // Line numbers are those of the block without its comments.
  const bare = lines.filter((line) => !comment.test(line));
  for (; number < bare.length; number++) {
    result.push(bare[number]!);
    const indent = /^\s*/.exec(bare[number]!)![0];
    for (const text of printed.get(number) ?? []) result.push(`${indent}//=> ${text}`.trimEnd());
  }
  return result.join("\n");
}

/** The block without the comments that say what it prints. */
export function withoutOutput(code: string): string {
  return code
    .split("\n")
    .filter((line) => !comment.test(line))
    .join("\n");
}
