// The runtime's public names as the generator reads them from their lists: those that operators cannot have, and those that all copies
// of the package share.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { exportLists, readExports } from "../../codegen/api/runtime-exports.js";
import * as base from "../../generated/runtime/base.js";
import * as forward from "../../generated/runtime/transforms.js";
import * as runtime from "../../runtime/index.js";

const texts = Object.values(exportLists).map((list) =>
  readFileSync(fileURLToPath(new URL(`../../${list}`, import.meta.url)), "utf8"),
);

/** The names that a module exports, by TypeScript's parser, and whether each is only a type. */
function exportsOf(text: string): Map<string, boolean> {
  const names = new Map<string, boolean>();
  for (const statement of ts.createSourceFile("list.ts", text, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause))
        throw new Error(`a list names what it exports: ${statement.getText()}`);
      for (const { name, isTypeOnly } of statement.exportClause.elements)
        names.set(name.text, statement.isTypeOnly || isTypeOnly);
    } else if (ts.canHaveModifiers(statement)) {
      if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
      if (ts.isVariableStatement(statement))
        for (const { name } of statement.declarationList.declarations) names.set(name.getText(), false);
      else if (ts.isTypeAliasDeclaration(statement)) {
        if (!names.has(statement.name.text)) names.set(statement.name.text, true);
      } else throw new Error(`a list declares constants and types: ${statement.getText()}`);
    }
  }
  return names;
}

test("the generator finds every name of the lists, and which are types", () => {
  for (const text of texts) {
    const found = readExports(text);
    const values = new Set(found.filter(({ isType }) => !isType).map(({ name }) => name));
    const expected = exportsOf(text);
    expect(found.map(({ name }) => name).filter((name) => !expected.has(name))).toEqual([]);
    for (const [name, isType] of expected) {
      expect(
        found.some((one) => one.name === name),
        name,
      ).toBe(true);
      expect([name, values.has(name)]).toEqual([name, !isType]);
    }
  }
});

test("the package exports the runtime's values, and in the first copy they are its own", () => {
  const shared: Readonly<Record<string, unknown>> = { ...base, ...forward };
  expect(Object.keys(shared).sort()).toEqual(Object.keys(runtime).sort());
  const exported: Readonly<Record<string, unknown>> = { ...runtime };
  expect(Object.keys(exported).filter((name) => shared[name] !== exported[name])).toEqual([]);
});

test("declarations are read as sources are", () => {
  const lines = [
    'export type { Kind } from "./a.js";',
    'export { plain, type Form, before as after } from "./a.js";',
    'export {\n  first,\n  second,\n} from "./b.js";',
  ];
  const source = [
    ...lines,
    'export const made: typeof a.made = overridable("made", () => a.made);',
    "export type made = a.made;",
  ];
  const declarations = [...lines, "export declare const made: typeof a.made;", "export type made = a.made;"];
  const found = readExports(source.join("\n"));
  expect(readExports(declarations.join("\n"))).toEqual(found);
  expect(found.filter(({ isType }) => isType).map(({ name }) => name)).toEqual(["Kind", "Form", "made"]);
  expect(found.filter(({ isType }) => !isType).map(({ name }) => name)).toEqual([
    "plain",
    "after",
    "first",
    "second",
    "made",
  ]);
  expect(found.filter(({ isDeclared }) => isDeclared)).toHaveLength(2);
});
