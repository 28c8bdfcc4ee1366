// What a selection pulled in and why, as a table: each operator, what needs it, and the path from there to a requested operator.

import { type Feature, features } from "../api/features.js";
import { type Selection, shownName, wayOf } from "../plan/select.js";

export interface SelectionOptions {
  readonly keys: readonly string[] | null;
}

export function describeSelection(
  { chosen, functions, reasons, features: included }: Selection,
  { keys }: SelectionOptions,
): string {
  const rows = functions.flatMap((f) => (reasons.has(f) ? [[shownName(f), wayOf(f, reasons)] as const] : []));
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  const gradients = keys === null || keys.some((key) => key.startsWith("Autograd"));
  return [
    `${functions.length} operators: ${chosen.length} asked for, ${rows.length} that they need`,
    ...rows.map(([name, way]) => `  ${name.padEnd(width)}  ${way}`),
    ...(gradients ? [] : ["no gradients: --keys names no Autograd key"]),
    ...leftOut(included),
  ].join("\n");
}

const about: Readonly<Record<Feature, string>> = {
  forward: "forward mode, jacobians and gradcheck",
  explanations: "why no overload matches, and stacks of errors that begin at the caller",
  messages: "what is wrong with the arguments of a call (explanations include it)",
  numbers: "numbers in place of tensors, `sub(1, x)` (indexing includes it)",
  printing: "tensors as PyTorch prints them, and nodes",
  hooks: "hooks, retainGrad, and inputs of the method backward",
  views: "views that are changed in place while recording",
  indexing: "`at` and `set`, `T`, `dim()`, `float()` and their kin, and `tensor(array, { shape, copy })`",
  memory: "`using x = ...` and `x.donate()`, which give the memory of a tensor back, or to a call",
  half: "float16 and bfloat16 several times as fast where tensors are long",
  wrappers: "views of wrapper tensors",
  functions: "the operators that AutogradFunction and derivatives given in JavaScript may call",
  backends: "the forms of operators that a backend leaves to the others",
  complex: "complex numbers",
  wasm: "WebAssembly loops for long runs, unless the program calls offerWasm itself",
};

function leftOut(included: ReadonlySet<Feature>): string[] {
  const absent = features.filter((feature) => !included.has(feature));
  return absent.map((feature) => `without ${about[feature]} (--with ${feature})`);
}
