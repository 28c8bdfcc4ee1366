// What editors show of the published declarations: a function's operators, and the schema of the overload that a call
// resolves to.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { withFewComments, withPrivateNamesLast } from "../../scripts/build/declarations.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url)).replaceAll("\\", "/");
const program = `${root}program.ts`;
const text = `import { add, conv2d, clamp, logSigmoidForward, softmax } from "./generated/functions.js";
import "./generated/methods.js";
import { tensor } from "./runtime/core/creation.js";
const x = tensor([[1, 2]]);
add(x, 1);
clamp(x, 0);
logSigmoidForward(x);
add(x, x);
conv2d(x, x);
softmax(x, 1);
x.softmax(1);
x.add_(x);
`;

const everyProgram = `${root}every.ts`;

/** Every so many-th name of the functions and of the methods, fifty in all. */
function some(file: string, pattern: RegExp): readonly string[] {
  const all = [...readFileSync(root + file, "utf8").matchAll(pattern)].map(([, name]) => name!);
  const names = [...new Set(all)].filter((name) => !name.startsWith("_"));
  const step = Math.floor(names.length / 25);
  return Array.from({ length: 25 }, (_, i) => names[i * step]!);
}
const functionNames = some("generated/functions.ts", /^export const (\w+): \{$/gm);
const methodNames = [...some("generated/methods.ts", /^ {4}(\w+)\(.*\): .*;$/gm), "T", "mH"];

const everyName = `import * as F from "./generated/functions.js";
import "./generated/methods.js";
import { tensor } from "./runtime/core/creation.js";
import { ops } from "./runtime/dispatch/ops.js";
const x = tensor([1]);
${functionNames.map((name) => `F.${name};`).join("\n")}
${methodNames.map((name) => `x.${name};`).join("\n")}
F.;
x.;
ops.aten.;
`;

/** The project as published: declarations in place of sources. */
function read(path: string): string | undefined {
  if (path === program) return text;
  if (path === everyProgram) return everyName;
  if (!path.startsWith(root) || path.startsWith(`${root}node_modules/`)) return ts.sys.readFile(path);
  const stem = /^(.*)\.d\.ts$/.exec(path)?.[1];
  const source = stem === undefined ? undefined : ts.sys.readFile(`${stem}.ts`);
  const declared = source && ts.transpileDeclaration(source, { fileName: `${stem}.ts` }).outputText;
  return /generated\/(functions|methods)$/.test(stem ?? "")
    ? withPrivateNamesLast(withFewComments(declared!))
    : declared;
}

const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    types: [],
  }),
  getScriptFileNames: () => [program, everyProgram],
  getScriptVersion: () => "1",
  getScriptSnapshot: (path) => {
    const found = read(path);
    return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (path) => {
    if (path === program || path === everyProgram) return true;
    if (!path.startsWith(root) || path.startsWith(`${root}node_modules/`)) return ts.sys.fileExists(path);
    return path.endsWith(".d.ts") && ts.sys.fileExists(`${path.slice(0, -5)}.ts`);
  },
  readFile: read,
});

const added =
  "`self + alpha * other`. Shapes broadcast and dtypes are promoted; `alpha` may be a fraction only if the result is floating point.\n\n";
const briefly = "`self + alpha * other`.\n\n";
const softmax =
  "`exp(self) / sum(exp(self))` along `dim`, without intermediate overflow: positive numbers that sum to 1.";

test.each([
  // Each call's comment names its schema.
  ["add, conv2d", briefly.trim()],
  [
    "add(x, 1)",
    `${added}\`add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\`\n\nWith \`out\`: \`add.Scalar_out\`.`,
  ],
  [
    "add(x, x)",
    `${added}\`add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\`\n\nWith \`out\`: \`add.out\`.`,
  ],
  // Of further calls of an overload the first sentence alone is repeated.
  ["clamp(x, 0)", "Elements clamped to `[min, max]`: `minimum(maximum(self, min), max)`."],
  [
    "conv2d(x, x)",
    "Cross-correlation of images (N, C, H, W) with kernels (K, C / groups, height, width), and `bias`: windows `stride` apart, their elements `dilation` apart, zeros of `padding` around. N may be omitted.\n\n" +
      "`conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor`",
  ],
  ["softmax(x, 1)", softmax],
  ["softmax(1)", softmax],
  [
    "add_(x)",
    `${briefly}\`add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)\`\n\nChanges \`self\` and gives it back.`,
  ],
  // Names in words are those that users write.
  [
    "logSigmoidForward(x)",
    "`log(sigmoid(self))` and `buffer`, for `logSigmoidBackward`: `exp(-abs(self))`.\n\n`log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)`\n\nWith `out`: `log_sigmoid_forward.output`.",
  ],
])("%s", (call, words) => {
  const info = service.getQuickInfoAtPosition(program, text.indexOf(call));
  expect(ts.displayPartsToString(info?.documentation)).toBe(words);
});

test.each([...functionNames.map((name) => ["function", name]), ...methodNames.map((name) => ["method", name])])(
  "%s %s has words",
  (kind, name) => {
    const at = kind === "function" ? everyName.indexOf(`F.${name};`) + 2 : everyName.indexOf(`x.${name};`) + 2;
    const shown = ts.displayPartsToString(service.getQuickInfoAtPosition(everyProgram, at)?.documentation);
    expect(shown.split("\n")[0], name).toMatch(/^[A-Z0-9`(-].* .*[.!]$/s);
  },
);

test.each(["F.;", "x.;", "ops.aten.;"])("behind %s private names stand last", (place) => {
  const at = everyName.indexOf(`\n${place}`) + place.length;
  const { entries } = service.getCompletionsAtPosition(everyProgram, at, {})!;
  const places = entries
    .sort((a, b) => (a.sortText === b.sortText ? a.name.localeCompare(b.name) : a.sortText < b.sortText ? -1 : 1))
    .map(({ name }) => name.startsWith("_"));
  expect(places.lastIndexOf(false)).toBeGreaterThan(400);
  expect(places.indexOf(true)).toBe(places.lastIndexOf(false) + 1);
});

test("fifty names are asked for", () => {
  expect([functionNames.length, methodNames.length]).toEqual([25, 27]);
});

test("the declarations have no fault that would hide more", () => {
  expect(service.getSemanticDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});
