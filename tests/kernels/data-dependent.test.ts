// Kernels that read values: each is marked `data_dependent`, or reads only where values can be had at once.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { Diagnostics } from "../../codegen/diagnostics.js";
import { calledFunctions } from "../../codegen/model/call.js";
import { loadInput } from "../../codegen/pipeline.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const rooms = ["composite", "derivatives", "checks", "autograd"];

/** Calls that read values: of these names, or of methods of these names. */
const readers = new Set([
  "item",
  "_local_scalar_dense",
  "integersOf",
  "numbersOf",
  "bitsOf",
  "wordsOf",
  "readElement",
  "elementsOf",
  "toArray",
  "is_nonzero",
  "equal",
  "dense",
  "scalarOf",
  "readable",
  "integersIn",
  "offsetToBag",
  "numeric",
]);

interface Walked {
  readonly file: string;
  readonly calls: ReadonlySet<string>;
  readonly reads: boolean;
  /** Checks first whether values can be read. */
  readonly asks: boolean;
}

/** Every function of these folders, by name: what it calls, and whether it reads values. */
function walk(): ReadonlyMap<string, Walked> {
  const found = new Map<string, Walked>();
  for (const room of rooms) {
    for (const name of readdirSync(join(root, "runtime/kernels", room))) {
      const file = `runtime/kernels/${room}/${name}`;
      const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
      for (const statement of source.statements) {
        const functions: [string, ts.Node][] = ts.isFunctionDeclaration(statement)
          ? [[statement.name!.text, statement]]
          : ts.isVariableStatement(statement)
            ? statement.declarationList.declarations.map((one) => [one.name.getText(), one])
            : [];
        for (const [functionName, node] of functions) {
          const calls = new Set<string>();
          let reads = false;
          const visit = (child: ts.Node): void => {
            if (ts.isIdentifier(child)) calls.add(child.text);
            if (ts.isCallExpression(child)) {
              const { expression } = child;
              const callee = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
              if (readers.has(callee)) reads = true;
            }
            ts.forEachChild(child, visit);
          };
          ts.forEachChild(node, visit);
          const key = found.has(functionName) ? `${functionName} in ${file}` : functionName;
          found.set(key, { file, calls, reads, asks: calls.has("isReadable") || calls.has("mayAsk") });
        }
      }
    }
  }
  return found;
}

const functions = walk();

/** Whether a function reads values without asking, itself or by one that it calls in these rooms. */
function reads(name: string, path: readonly string[] = []): boolean {
  const one = functions.get(name);
  if (one === undefined || one.asks || path.includes(name)) return false;
  return one.reads || [...one.calls].some((call) => reads(call, [...path, name]));
}

const text = (path: string) => ({ path, text: readFileSync(join(root, path), "utf8") });
const diagnostics = new Diagnostics();
const registry = loadInput(
  { functions: text("native_functions.yaml"), derivatives: null, tags: null, deprecated: null, lenient: false },
  diagnostics,
);

/** Operators by the kernels that serve every backend. */
const kernels = registry.functions.flatMap((f) =>
  [...f.dispatch].flatMap(([key, kernel]) => {
    if (!key.startsWith("Composite")) return [];
    const called = registry.calls.get(kernel);
    return called === undefined
      ? [{ f, name: kernel.name }]
      : calledFunctions(called.call).map(({ name }) => ({ f, name }));
  }),
);

test("every kernel for all backends that reads values is marked in the registry", () => {
  expect(kernels.length).toBeGreaterThan(500);
  const unmarked = kernels.filter(({ f, name }) => f.dataDependent.length === 0 && reads(name));
  expect(unmarked.map(({ f, name }) => `${f.func.name.full}: ${name}`)).toEqual([]);
});

test("no helper of formulas reads values without checking that it may", () => {
  const helpers = [...functions].filter(([name, { file }]) => file.includes("/derivatives/") && reads(name));
  expect(helpers.map(([name, { file }]) => `${file}: ${name}`)).toEqual([]);
});

test("the search finds the kernels that are known to read values", () => {
  expect(
    ["allclose_explicit", "item_composite", "narrow_Tensor_composite", "linalg_lstsq_explicit"].map((name) =>
      reads(name),
    ),
  ).toEqual([true, true, true, true]);
});
