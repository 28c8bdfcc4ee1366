// The tables of messages are one namespace; the runtime says each of them; and each says something for any values of its types.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { tensor } from "../../generated/index.js";
import type { Node } from "../../runtime/autograd/node.js";
import { SavedTensor } from "../../runtime/autograd/saved.js";
import { type Messages, messages } from "../../runtime/messages/index.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "runtime/messages");

interface Sentence {
  readonly table: string;
  readonly name: string;
  /** Types of the parameters, as written. */
  readonly types: readonly string[];
}

/** The tables as their sources have them: a message is an arrow function, a method, or the name of a function of the file. */
function sentencesOf(file: string): Sentence[] {
  const source = ts.createSourceFile(file, readFileSync(join(folder, file), "utf8"), ts.ScriptTarget.ES2022, true);
  const functions = new Map<string, ts.FunctionDeclaration>();
  const found: Sentence[] = [];
  const typesOf = ({ parameters }: ts.SignatureDeclaration) => parameters.map(({ type }) => type?.getText() ?? "");
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) functions.set(statement.name!.text, statement);
  }
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: table, initializer } of statement.declarationList.declarations) {
      if (!/Messages$/.test(table.getText()) || initializer === undefined) continue;
      for (const property of (initializer as ts.ObjectLiteralExpression).properties) {
        const name = property.name!.getText();
        const written = ts.isPropertyAssignment(property) ? property.initializer : property;
        const sentence = ts.isShorthandPropertyAssignment(written) ? functions.get(name)! : written;
        found.push({ table: file, name, types: typesOf(sentence as ts.ArrowFunction) });
      }
    }
  }
  return found;
}

const sentences = readdirSync(folder)
  .filter((file) => file !== "index.ts")
  .flatMap(sentencesOf);

test("no two tables have a message of one name, and every table is merged", () => {
  const names = sentences.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(Object.keys(messages).sort()).toEqual(names.sort());
});

test("the runtime says every message", () => {
  const said = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "say") {
      const [name] = node.arguments;
      // Another expression could name anything.
      expect(ts.isStringLiteral(name!), `${node.getSourceFile().fileName}: ${node.getText()}`).toBe(true);
      said.add((name as ts.StringLiteral).text);
    }
    ts.forEachChild(node, visit);
  };
  for (const entry of readdirSync(join(root, "runtime"), { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8");
    if (text.includes("say(")) visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
  }
  expect(sentences.map(({ name }) => name).filter((name) => !said.has(name))).toEqual([]);
});

const x = tensor([1, 2], { requiresGrad: true });
const node = x.exp().gradFn as Node;
const [kept] = Object.values(node.saved as Record<string, SavedTensor>);

/** Values of each type that a message takes: one that takes another type needs a row. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  number: [3, 0, 1],
  bigint: [2n ** 60n],
  boolean: [true, false],
  string: ["cpu", "meta"],
  Sizes: [[2, 3], [], [2, -1], [0]],
  Path: [[], [1]],
  DType: ["float32", "int64"],
  Element: [1.5, 7n, true],
  Tensor: [x, tensor([[1n]])],
  Origin: [null, node],
  Node: [node],
  SavedTensor: [kept, new SavedTensor(x, 0, null)],
  Source: ["generated/register/cpu.ts", new Error("here")],
  "readonly string[]": [["a", "b"]],
  unknown: [3, 7n, "text", true, null, [1], {}, Object.create(null), () => 1, Symbol("s"), x],
};

/** For messages whose values depend on each other. */
const calls: { readonly [Name in keyof Messages]?: readonly Parameters<Messages[Name]>[] } = {
  cannotExpand: [
    [[2], []],
    [[2], [-1, 2]],
    [[2], [3]],
    [[1], [-2]],
    [[], [-1]],
    [[2], [-2, 2]],
  ],
  invalidShape: [
    [[2, -1, -1], 4],
    [[-2], 4],
    [[0, -1], 0],
    [[3], 4],
    [[], 4],
  ],
  ragged: [
    [[], [1], [2]],
    [[1], 5, [2, 3]],
    [[1], [1, 2], [2]],
    [[1], new Float32Array(2), [2, 3]],
    [[1], tensor([1]), [2, 3]],
    [[0], {}, [2, 3]],
  ],
};

function combinations(lists: readonly (readonly unknown[])[]): readonly unknown[][] {
  return lists.reduce<unknown[][]>((all, list) => all.flatMap((made) => list.map((one) => [...made, one])), [[]]);
}

describe("a message is a sentence whatever its values are", () => {
  test.each(sentences.map((sentence) => [sentence.name, sentence] as const))("%s", (name, { types }) => {
    for (const type of types) expect(values[type], `values of ${type}`).toBeDefined();
    const given = calls[name as keyof Messages] ?? combinations(types.map((type) => values[type]!));
    expect(given.length).toBeGreaterThan(0);
    for (const list of given) {
      const text = (messages[name as keyof Messages] as (...values: readonly unknown[]) => unknown)(...list);
      expect(text).toEqual(expect.stringMatching(/\S/));
      expect(text).not.toMatch(/undefined|\[object |NaN|=>/);
    }
  });
});

/** PyTorch's words for dtypes, alone: this library has no such names. */
const foreignNames =
  /\b(?:Long|Float|Double|Half|Int|Byte|Char|Short|Bool|BFloat16|ComplexFloat|ComplexDouble)\b|\b(?:long|half|short|byte|char|double)\b(?= (?:tensors?|dtype|int)\b)|\btorch\.|scalar type\b/;

/** Where such a word stands in a text on purpose. */
const exceptions: readonly (readonly [file: RegExp, text: RegExp, why: string])[] = [
  [
    /core\/dtype\.ts$/,
    /^(?:Long|Float|Double|Half|Int|Byte|Char|Short|Bool|BFloat16|ComplexFloat|ComplexDouble)$/,
    "the table of dtypes: schemas and PyTorch's files have these names",
  ],
  [/schema\//, /./, "the language of schemas is PyTorch's"],
  [/graphs\/text\.ts$/, /^torch\.(ops\.)?$/, "graphs are printed as torch.fx prints them"],
];

test("no sentence has PyTorch's names of dtypes", () => {
  const found: string[] = [];
  for (const folder of ["runtime", "generated/structured", "generated/pointwise"]) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
      const file = join(entry.parentPath, entry.name);
      const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
          const { text } = node;
          if (foreignNames.test(text) && !exceptions.some(([where, what]) => where.test(file) && what.test(text))) {
            found.push(`${file.slice(root.length)}: ${text}`);
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  }
  expect(found).toEqual([]);
});
