// The module state of the runtime: a second copy of the package has a second one, so state that must exist once goes through `once`.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What may exist once per copy, and why. */
const perCopy: Readonly<Record<string, string>> = {
  "runtime/core/promotion.ts joins":
    "what two dtypes are promoted to, computed when it is asked: the same in every copy",
  "runtime/core/shared.ts shared": "the table that all copies share is found on globalThis",
  "runtime/core/storage.ts slab": "memory for the next small results; a storage keeps the slab that it lies in",
  "runtime/core/storage.ts slabUsed": "how much of the slab is taken",
  "runtime/core/storage.ts slabWritten": "how much of the slab scopes wrote before",
  "runtime/core/storage.ts slabsBegun": "this copy's slabs of the open scope, if this copy opened it",
  "runtime/core/storage.ts freeSlabs": "slabs that scopes of this copy used, for its next ones",
  "runtime/graphs/run.ts plans": "plans by graph; another copy makes its own",
  "runtime/webgpu/fusion/shader.ts places": "where the words of a call lie; nothing writes there",
  "runtime/webgpu/kernels/bags.ts [sum, average, largest]": "three numbers of the schema",
  "runtime/webgpu/kernels/each.ts float": "holds the bits of one number while it is read",
  "runtime/webgpu/kernels/optimizers.ts words": "holds the bits of one number while it is read",
  "runtime/webgpu/kernels/reductions.ts exponentials":
    "two folds that several programs begin with; nothing writes there",
  "runtime/webgpu/kernels/operands.ts words": "where the words of a call lie; nothing writes there but into calls",
  "runtime/webgpu/kernels/operands.ts shared": "holds the bits of one number while it is read",
  "runtime/webgpu/kernels/pointwise.ts examples": "tensors without data, by dtype: equal in all copies",
  "runtime/webgpu/kernels/reductions.ts deviation": "two folds that several programs begin with; nothing writes there",
  "runtime/webgpu/wgsl/singles.ts singles": "texts of functions; nothing writes there",
  "runtime/formula/types.ts interned": "types are compared within the copy that made them",
  "runtime/dispatch/signature.ts parsed": "remembers what texts parse to, nothing else",
  "runtime/autograd/engine.ts needsByPattern": "remembers frozen arrays by their contents",
  "runtime/modes/tree.ts indices": "the numbers from 0 on, by length: equal in all copies",
  "runtime/autograd/pruning.ts nowhere": "compared within one call of one function, which exists once",
  "runtime/autograd/operators.ts absent": "throws whatever it is asked; no copy can tell it from another's",
  "runtime/modes/tree.ts TreeSpec.leaf": "a tree's structure is compared by its parts, leaves of two copies alike",
  "runtime/kernels/pointwise/rule.ts sameOfKinds": "what follows from a kind of rule, copied for each rule",
  "runtime/kernels/math/complex.ts z": "what a function gives: read before another is called",
  "runtime/kernels/math/scalar-math.ts doubles": "scratch: written and read in one function",
  "runtime/kernels/math/scalar-math.ts doubleBits": "scratch: written and read in one function",
  "runtime/kernels/math/scalar-math.ts singles": "scratch: written and read in one function",
  "runtime/kernels/math/scalar-math.ts singleBits": "scratch: written and read in one function",
  "runtime/dispatch/key-set.ts KeySet.empty": "a value that nothing changes",
  "runtime/dispatch/key-set.ts KeySet.full": "a value that nothing changes",
  "runtime/kernels/cpu/matmul.ts rowScratch": "scratch: written and read in one function",
  "runtime/core/format.ts float": "scratch: written and read in one function",
  "runtime/core/format.ts word": "scratch: written and read in one function",
  "runtime/dispatch/overloads.ts setsOfFunctions":
    "by functions that are shared: filled and asked by the copy that made them",
  "runtime/dispatch/named-results.ts prototypes": "remembers what schemas say, which no program changes",
  "runtime/data/run-log.ts table": "computed from nothing: each copy has the same",
  "runtime/data/zip.ts tables": "computed from nothing: each copy has the same",
  "runtime/wasm/instructions.ts known": "remembers a table that no program changes",
  "runtime/wasm/instructions.ts noResult": "a value that nothing changes",
  "runtime/wasm/programs/vectors.ts translated": "remembers what formulas say, which no program changes",
  "runtime/wasm/assembler.ts writer": "the function that is being written: set and reset in one call",
  "runtime/kernels/cpu/frexp.ts view": "scratch: written and read in one function",
};

interface Found {
  readonly name: string;
  readonly what: string;
}

/** Names of objects whose members a file assigns or counts, as `name.member = ...`. */
function written(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const note = (target: ts.Expression): void => {
    if (!ts.isPropertyAccessExpression(target) && !ts.isElementAccessExpression(target)) return;
    if (ts.isIdentifier(target.expression)) names.add(target.expression.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment) note(node.left);
    } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken)
        note(node.operand);
    } else if (ts.isDeleteExpression(node)) note(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const readonlyType = /^(?:readonly |Readonly)/;
const isConst = (node: ts.Node): boolean =>
  ts.isAsExpression(node) && node.type.getText() === "const"
    ? true
    : ts.isSatisfiesExpression(node) && isConst(node.expression);

/** The first mutable value in an initialiser that is not created anew by a function, or null. */
function changeable(node: ts.Node): string | null {
  if (ts.isFunctionLike(node)) {
    // A function that is called immediately creates its objects once.
    return ts.isParenthesizedExpression(node.parent) && ts.isCallExpression(node.parent.parent)
      ? (ts.forEachChild(node, changeable) ?? null)
      : null;
  }
  if (isConst(node)) return null;
  // Fields of instances are created with each of them.
  if (ts.isPropertyDeclaration(node) && !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword))
    return null;
  if (ts.isNewExpression(node)) return `new ${node.expression.getText()}`;
  if (ts.isArrayLiteralExpression(node)) return "an array";
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText();
    if (called === "once" || called === "Object.freeze") return null;
    // A value passed to a function is only read by it; its result has no name of its own here.
    return changeable(node.expression);
  }
  return ts.forEachChild(node, changeable) ?? null;
}

/** Module-level variables of a file that can change and do not go through `once`. */
function stateOf(path: string, text: string, alsoWritten: ReadonlySet<string> = new Set()): Found[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const objects = written(source);
  const found: Found[] = [];
  for (const statement of source.statements) {
    if (ts.isClassDeclaration(statement)) {
      for (const member of statement.members) {
        if (!ts.isPropertyDeclaration(member) || member.initializer === undefined) continue;
        const { modifiers } = member;
        if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword)) continue;
        const constant = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
        const what = constant ? changeable(member.initializer) : "a static field";
        if (what !== null) found.push({ name: `${statement.name?.text}.${member.name.getText()}`, what });
      }
    }
    if (!ts.isVariableStatement(statement)) continue;
    const { declarationList } = statement;
    if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) continue;
    for (const { name, type, initializer } of declarationList.declarations) {
      const names = name.getText();
      if ((declarationList.flags & ts.NodeFlags.Const) === 0) found.push({ name: names, what: "let" });
      else if (initializer !== undefined) {
        let what = type !== undefined && readonlyType.test(type.getText()) ? null : changeable(initializer);
        let value: ts.Expression = initializer;
        while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) value = value.expression;
        if (ts.isObjectLiteralExpression(value) && (objects.has(names) || alsoWritten.has(names)))
          what = "an object that is written to";
        if (what !== null) found.push({ name: names, what });
      }
    }
  }
  return found;
}

function modules(): { path: string; text: string }[] {
  return ["runtime", "generated"].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ path: relative(root, file).replaceAll("\\", "/"), text: readFileSync(file, "utf8") })),
  );
}

test("state that must exist once goes through `once`; what may exist per copy is listed with its reason", () => {
  const all = modules();
  // An exported object may be written to by those who import it.
  const writers = new Map<string, Set<string>>();
  for (const { path, text } of all)
    if (path.startsWith("runtime/"))
      writers.set(path, written(ts.createSourceFile(path, text, ts.ScriptTarget.Latest)));
  const everywhere = new Set([...writers.values()].flatMap((names) => [...names]));
  const found = all.flatMap(({ path, text }) =>
    stateOf(path, text, path.startsWith("generated/") ? new Set() : exportedIn(text, everywhere)).map(
      ({ name, what }) => [`${path} ${name}`, what] as const,
    ),
  );
  expect(found.filter(([place]) => !(place in perCopy)).map((row) => row.join(": "))).toEqual([]);
  const places: ReadonlySet<string> = new Set(found.map(([place]) => place));
  expect(Object.keys(perCopy).filter((place) => !places.has(place))).toEqual([]);
});

function exportedIn(text: string, names: ReadonlySet<string>): Set<string> {
  return new Set(
    [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!).filter((name) => names.has(name)),
  );
}

test.each<[text: string, found: string[]]>([
  ["export const a = new WeakMap<object, number>();", ["a: new WeakMap"]],
  ["const a: WeakSet<object> = /* @__PURE__ */ new WeakSet();", ["a: new WeakSet"]],
  ["const a: number[] = [];", ["a: an array"]],
  ["const a = { stack: [] as number[] };", ["a: an array"]],
  ["const a = { depth: 0 };\nexport function enter() {\n  a.depth++;\n}", ["a: an object that is written to"]],
  ["export let depth = 0;", ["depth: let"]],
  [
    "class A {\n  static count = 0;\n  static readonly all = new Set();\n}",
    ["A.count: a static field", "A.all: new Set"],
  ],
  ["const { get } = (() => { const kept = new Map(); return { get: () => kept }; })();", ["{ get }: new Map"]],
  ['const a: WeakMap<object, number> = /* @__PURE__ */ once("a", () => new WeakMap());', []],
  ["const a: ReadonlySet<string> = new Set();\nconst b: readonly number[] = [];\nconst c = [1] as const;", []],
  ["const make = () => new Map();\nfunction f() {\n  let a = [];\n  return a;\n}", []],
])("%s", (text, expected) => {
  expect(stateOf("a.ts", text).map(({ name, what }) => `${name}: ${what}`)).toEqual(expected);
});

/** Values that are told by what they are, of which each copy has its own, and why that is right. */
const perCopyIdentities: Readonly<Record<string, string>> = {
  "runtime/autograd/gradcheck.ts instanceof CheckFailure": "thrown and caught in one function",
  "runtime/layers/opcheck.ts instanceof Failure": "thrown and caught in one call of opcheck",
  "runtime/layers/opcheck.ts instanceof Skip": "thrown and caught in one call of opcheck",
  "runtime/dispatch/dispatcher.ts instanceof SchemaError": "thrown by the parser that was just called",
  "runtime/schema/parse.ts instanceof SchemaError": "thrown by the parser that was just called",
  "runtime/graphs/pytorch.ts instanceof Held": "made and read in one export",
  "runtime/modes/tree.ts instanceof TreeSpec": "made by the functions of trees, which exist once",
  "runtime/modes/dispatch-mode.ts instanceof TensorSubclass":
    "the class and what asks for it are exported once, and no generated code asks",
  "runtime/layers/fake-tensor.ts instanceof FakeTensor": "made by the functions of fake tensors, which exist once",
  "runtime/layers/functionalize.ts instanceof FunctionalTensor": "made by functionalize, which exists once",
  "runtime/autograd/custom-function.ts instanceof GradientLevel": "asked of the current level, which this copy opened",
  "runtime/autograd/tidy.ts instanceof SavedTensor":
    "one of another copy is an object that nobody looks into: then a scope gives nothing back",
  "runtime/kernels/memory/hidden.ts instanceof SavedTensor":
    "what a node of another copy saved is not found: then its memory is left to the collector",
  "runtime/layers/collectives.ts instanceof GradientLevel": "asked of the current levels, which this copy opened",
  "runtime/layers/collectives.ts instanceof VmapLevel": "asked of the current levels, which this copy opened",
  "runtime/layers/vmap.ts instanceof VmapLevel": "asked of the current level, which this copy opened",
  "runtime/modes/functional-tensor.ts instanceof FunctionalizeLevel": "opened by functionalize, which exists once",
  "runtime/modes/functional-tensor.ts instanceof FunctionalTensor": "made by functionalize, which exists once",
  ...Object.fromEntries(
    "arguments graph json make-graph node passes pattern python pytorch read run saved signature text transform"
      .split(" ")
      .map((file) => [
        `runtime/graphs/${file}.ts instanceof GraphNode`,
        "made by Graph, a class that is exported once",
      ]),
  ),
  "runtime/data/pickle.ts instanceof List": "values of one pickle while it is read",
  "runtime/data/pickle.ts instanceof Dict": "values of one pickle while it is read",
  "runtime/data/pickle.ts instanceof Global": "values of one pickle while it is read",
  "runtime/data/pickle.ts instanceof Tuple": "values of one pickle while it is read",
  "runtime/data/pickle.ts instanceof PythonFloat": "values of one pickle while it is read",
  "runtime/data/torch-file.ts instanceof Tuple": "values of one file while it is read",
  "runtime/data/torch-file.ts instanceof List": "values of one file while it is read",
  "runtime/data/torch-file.ts instanceof Global": "values of one file while it is read",
  "runtime/data/torch-file.ts instanceof PythonFloat": "values of one file while it is read",
  "runtime/data/torch-file.ts instanceof Foreign": "values of one file while it is read",
  "runtime/data/torch-file.ts instanceof TensorBox": "values of one file while it is read",
  "runtime/data/torch-file.ts instanceof StorageBox": "values of one file while it is read",
  "runtime/data/torch-file.ts instanceof Dict": "values of one file while it is read",
  "runtime/data/torch-file.ts instanceof Value": "values of one file while it is read",
};

/** Symbols of a module's own, and classes of its own that it tests with instanceof. */
function identitiesOf(path: string, text: string, shared: ReadonlySet<string>, classes: ReadonlySet<string>): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "Symbol") found.add(`${path} ${node.getText()}`);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) {
      const name = node.right.getText();
      if (classes.has(name) && !shared.has(name)) found.add(`${path} instanceof ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

test("symbols and classes by which values are told are the same in all copies, or are listed with the reason", () => {
  const all = modules().filter(({ path }) => path.startsWith("runtime/"));
  const classes = new Set<string>();
  const shared = new Set<string>();
  for (const { text } of all) {
    for (const [, name] of text.matchAll(/\bclass (\w+)/g)) classes.add(name!);
    for (const [, name] of text.matchAll(/\bconst (\w+)(?:: [^=]+)? = (?:share|errorClass|once)\b/g)) shared.add(name!);
  }
  // By another name: the shared classes of tensors, generators and errors.
  for (const name of ["Tensor", "Generator", "TengenError"]) shared.add(name);
  const found = all.flatMap(({ path, text }) => identitiesOf(path, text, shared, classes));
  expect(found.filter((place) => !(place in perCopyIdentities))).toEqual([]);
  expect(Object.keys(perCopyIdentities).filter((place) => !found.includes(place))).toEqual([]);
});
