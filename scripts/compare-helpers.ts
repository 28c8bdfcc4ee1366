// Compares runtime/kernels/derivatives/signatures.ts with the helpers that PyTorch declares in torch/csrc/autograd/FunctionsManual.h:
//   npx tsx scripts/compare-helpers.ts FunctionsManual.h
// Types must agree except for what C++ does not express: whether a Tensor may be undefined. Exit code 1 if something differs.

import { readFileSync } from "node:fs";
import { parseSignature } from "../runtime/formula/index.js";
import { helperSignatures } from "../runtime/kernels/derivatives/signatures.js";

/** Declared in the header, but internal to the engine: no formula can call them. */
const notHelpers = new Set([
  "any_variable_defined",
  "copy_range",
  "not_implemented",
  "not_implemented_list",
  "range",
  "size",
  "strides_or_error",
  "toNonOptFwGrad",
  "toNonOptPrimal",
  "toNonOptTensor",
]);
/** Overloads that one signature covers, since a list converts to an optional list. */
const covered = new Set(["sum_backward(Tensor, int[], int[], bool) -> Tensor"]);

const types: Readonly<Record<string, string>> = {
  int64_t: "int",
  int: "int",
  size_t: "int",
  SymInt: "int",
  double: "float",
  bool: "bool",
  Tensor: "Tensor",
  Variable: "Tensor",
  Scalar: "Scalar",
  ScalarType: "ScalarType",
  Layout: "Layout",
  TensorOptions: "TensorOptions",
  TensorGeometry: "TensorGeometry",
  string_view: "str",
  IntArrayRef: "int[]",
  IntList: "int[]",
  SymIntArrayRef: "int[]",
  OptionalIntArrayRef: "int[]?",
  OptionalSymIntArrayRef: "int[]?",
  TensorList: "Tensor[]",
  ITensorListRef: "Tensor[]",
  variable_list: "Tensor[]",
};

function splitArguments(text: string): string[] {
  const chunks: string[] = [];
  let depth = 0;
  let from = 0;
  [...text].forEach((c, i) => {
    if ("<(".includes(c)) depth++;
    else if (">)".includes(c)) depth--;
    else if (c === "," && depth === 0) {
      chunks.push(text.slice(from, i));
      from = i + 1;
    }
  });
  return [...chunks, text.slice(from)].map((part) => part.trim()).filter((part) => part !== "");
}

/** A C++ type as it is written in signatures. */
function typeOf(cpp: string): string {
  const bare = cpp
    .replace(/\bconst\b|&|(?:::)?\b(?:at|c10|std|torch|autograd)::/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const generic = /^(\w+) ?<(.*)>$/.exec(bare);
  if (generic === null) return types[bare] ?? `${bare}?!`;
  const [, name, inside] = generic;
  const args = splitArguments(inside!);
  if (name === "tuple") return `(${args.map(typeOf).join(", ")})`;
  const element = typeOf(args[0]!);
  if (name === "optional") return element.endsWith("?") ? element : `${element}?`;
  return ["vector", "array", "List", "ArrayRef"].includes(name!) ? `${element}[]` : `${bare}?!`;
}

/** `name(type, type) -> type`, tensors without their `?`. */
function shapeOf(name: string, parameters: readonly string[], returns: string): string {
  return `${name}(${parameters.join(", ")}) -> ${returns}`.replaceAll("Tensor?", "Tensor");
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("usage: compare-helpers.ts FunctionsManual.h");
  process.exit(2);
}
const header = readFileSync(file, "utf8").replace(/\/\/.*|\/\*[\s\S]*?\*\//g, "");
const declared = new Set<string>();
for (const statement of header.split(/[;{}]/)) {
  const match = /^\s*(?:static |inline |extern )?([\w:<>,\s&]+?)\s+(\w+)\s*\(([\s\S]*)\)\s*$/.exec(statement);
  if (match === null || notHelpers.has(match[2]!)) continue;
  const parameters = splitArguments(match[3]!).map((part) => {
    const [type] = part.split("=");
    // A parameter has a name, unless it is declared by its type alone.
    const named = /^(.*[\s&>])(\w+)\s*$/s.exec(type!.trim());
    return typeOf(named === null || /^(?:const )?\S+<[^>]*>&?$/.test(type!.trim()) ? type! : named[1]!);
  });
  declared.add(shapeOf(match[2]!, parameters, typeOf(match[1]!)));
}
const listed = new Map(
  helperSignatures.map(parseSignature).map((s) => [
    shapeOf(
      s.name,
      s.parameters.map((p) => p.type.text),
      s.returns.text,
    ),
    s,
  ]),
);
const missing = [...declared].filter((shape) => !listed.has(shape) && !covered.has(shape));
const undeclared = [...listed].filter(([shape]) => !declared.has(shape)).map(([, s]) => s);
const names = new Set([...declared].map((shape) => shape.slice(0, shape.indexOf("("))));
const differing = undeclared.filter((s) => names.has(s.name));
console.log(
  `${declared.size} helpers declared in the header, ${declared.size - missing.length} of them listed with the same types`,
);
for (const shape of missing) console.log(`  not listed: ${shape}`);
for (const s of differing) console.log(`  no such overload in the header: ${s.text}`);
console.log(
  `${undeclared.length - differing.length} helpers of tengen's own: ${undeclared
    .filter((s) => !names.has(s.name))
    .map((s) => s.identifier)
    .join(", ")}`,
);
process.exit(missing.length + differing.length === 0 ? 0 : 1);
