// `ufunc_inner_loop:` values: `add (AllAndComplex, BFloat16)`.

import type { UfuncInnerLoop } from "../model/native-function.js";

export const ufuncLoopKeys = [
  "CUDAFunctor",
  "CUDAFunctorOnOther",
  "CUDAFunctorOnSelf",
  "CPUScalar",
  "CPUVector",
  "ScalarOnly",
  "Generic",
] as const;

const scalarTypes = [
  "Byte",
  "Char",
  "Short",
  "Int",
  "Long",
  "Half",
  "Float",
  "Double",
  "ComplexHalf",
  "ComplexFloat",
  "ComplexDouble",
  "Bool",
  "BFloat16",
];
const integral = ["Byte", "Char", "Int", "Long", "Short"];
const floating = ["Float", "Double"];
const complex = ["ComplexFloat", "ComplexDouble"];
const classes: ReadonlyMap<string, readonly string[]> = new Map([
  ["Integral", integral],
  ["Floating", floating],
  ["Complex", complex],
  ["All", [...integral, ...floating]],
  ["AllAndComplex", [...integral, ...floating, ...complex]],
  ["FloatingAndComplex", [...floating, ...complex]],
]);

export const ufuncDtypeNames: readonly string[] = [...scalarTypes, ...classes.keys()];

/** The loop, or what is wrong and at which part of the text. */
export function parseUfuncLoop(
  key: string,
  text: string,
):
  | UfuncInnerLoop
  | { readonly message: string; readonly offset: number; readonly length: number; readonly name: string | null } {
  const match = /^([A-Za-z_][A-Za-z0-9_]*) \(([^()]*)\)$/.exec(text);
  if (match === null)
    return { message: "an inner loop is written `name (dtype, dtype)`", offset: 0, length: text.length, name: null };
  const dtypes = new Set<string>();
  let offset = match[1]!.length + 2;
  for (const name of match[2]!.split(", ")) {
    if (scalarTypes.includes(name)) dtypes.add(name);
    else {
      const members = classes.get(name);
      if (members === undefined)
        return { message: `unknown dtype \`${name}\``, offset, length: Math.max(1, name.length), name };
      for (const member of members) dtypes.add(member);
    }
    offset += name.length + 2;
  }
  return { key, name: match[1]!, dtypes: [...dtypes] };
}
