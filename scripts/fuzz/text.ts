// Random programs as text for people.

import { type Argument, type Input, isList, type Step } from "./program.js";

function textOf(value: Argument): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(textOf).join(", ")}]`;
  if ("c" in value) return `${value.c[0]}+${value.c[1]}i`;
  if ("f" in value) return /^-?\d+$/.test(String(value.f)) ? `${value.f}.` : String(value.f);
  return String(Object.values(value)[0]);
}

export function inputText(input: Input): string {
  const { name, dtype, shape, strides, offset, storage, conjugate, negative, requiresGrad } = input;
  const grad = requiresGrad === true ? ", requires grad" : "";
  const numbers = storage.length > 40 ? `${storage.slice(0, 40).join(" ")} ...` : storage.join(" ");
  const bits = `${conjugate === true ? ", conjugate" : ""}${negative === true ? ", negative" : ""}`;
  return `  ${name} = ${dtype} [${shape}] strides [${strides}] offset ${offset}${bits}${grad}: ${numbers}`;
}

export const stepText = ({ op, args, outs }: Step): string =>
  `  ${outs.map((out) => JSON.stringify(out)).join(", ")} = ${op}(${args.map(textOf).join(", ")})`;
