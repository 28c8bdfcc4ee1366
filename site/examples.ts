// Examples for the reference: rows of the tests' samples as calls that a user would write, and the calls of calls.ts, run here, with what
// they print; and which dtypes of the inputs run. Fails for a page of the reference without one.

import { readFileSync, writeFileSync } from "node:fs";
import { inspect } from "node:util";
import { camelCase } from "../codegen/api/names.js";
import * as tengen from "../generated/index.js";
import { dtypes as known } from "../runtime/core/dtype.js";
import { samples } from "../tests/samples/samples.js";
import { calls } from "./calls.js";

const { ops, Tensor } = tengen;
type Tensor = tengen.Tensor;
const functions = tengen as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>;

interface Example {
  readonly code: string;
  readonly output: string;
  readonly dtypes: readonly string[];
}

const dtypes = known.filter(({ stored }) => stored).map(({ name }) => name);
const largest = 24;
const longest = 900;

/** The value with two decimals, so that a reader sees what is computed; the example is run with these. */
function rounded(x: Tensor): Tensor {
  if (!x.dtype.startsWith("float")) return x.clone();
  return x.mul(100).round().div(100).to({ dtype: "float32" });
}

function values(x: Tensor): string {
  const shortest = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(shortest) : typeof value === "number" ? Number(value.toFixed(2)) : value;
  return inspect(shortest(x.toArray()), { depth: null, breakLength: 1e9, maxArrayLength: null })
    .replace(/\s+/g, " ")
    .replace(/\[ /g, "[")
    .replace(/ \]/g, "]");
}

function text(value: unknown): string {
  if (value instanceof Tensor) {
    const options = ["float32", "bool"].includes(value.dtype) ? "" : `, { dtype: "${value.dtype}" }`;
    return `tensor(${values(value)}${options})`;
  }
  if (Array.isArray(value)) return `[${value.map(text).join(", ")}]`;
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

const map = (value: unknown, change: (x: Tensor) => Tensor): unknown =>
  value instanceof Tensor ? change(value) : Array.isArray(value) ? value.map((item) => map(item, change)) : value;

function tensorsOf(value: unknown): Tensor[] {
  return value instanceof Tensor ? [value] : Array.isArray(value) ? value.flatMap(tensorsOf) : [];
}

const found: Record<string, Example> = {};
for (const { operator, args, through } of samples) {
  const [base] = operator.split(".");
  const name = camelCase(base!);
  if (operator.startsWith("_") || base!.endsWith("_") || found[name] !== undefined || functions[name] === undefined)
    continue;
  let given: unknown[];
  try {
    const inputs = args();
    given = map(through === undefined ? inputs : through(inputs), rounded) as unknown[];
  } catch {
    continue;
  }
  if (tensorsOf(given).some((x) => x.numel > largest)) continue;
  const handle = find(operator);
  if (handle === undefined) continue;
  const { arguments: parameters } = handle.schema;
  const kwargOnly = parameters.findIndex(({ kwargOnly: only }) => only);
  const positional = kwargOnly < 0 ? given : given.slice(0, kwargOnly);
  const named =
    kwargOnly < 0
      ? []
      : given.slice(kwargOnly).map((value, i) => [camelCase(parameters[kwargOnly + i]!.name), value] as const);
  const call = (values: readonly unknown[], options: readonly (readonly [string, unknown])[]): unknown =>
    functions[name]!(...values, ...(options.length === 0 ? [] : [Object.fromEntries(options)]));
  let result: unknown;
  try {
    tengen.manualSeed(0);
    result = call(positional, named);
  } catch {
    continue;
  }
  const passed = [
    ...positional.map(text),
    ...(named.length === 0 ? [] : [`{ ${named.map(([key, value]) => `${key}: ${text(value)}`).join(", ")} }`]),
  ];
  const random = handle.tags.includes("nondeterministic_seeded");
  const imports = [
    name,
    ...(random ? ["manualSeed"] : []),
    ...(passed.some((part) => part.includes("tensor(")) ? ["tensor"] : []),
  ];
  const line =
    passed.join(", ").length > 90 ? `${name}(\n  ${passed.join(",\n  ")},\n)` : `${name}(${passed.join(", ")})`;
  const code = `import { ${[...new Set(imports)].sort().join(", ")} } from "tengen";\n\n${random ? "manualSeed(0);\n" : ""}console.log(${line});`;
  const output = inspect(result, { depth: null, breakLength: 100 });
  if (code.length + output.length > longest) continue;
  const running = dtypes.filter((dtype) => {
    try {
      // Indices and masks are unchanged: only floating-point inputs of the row are converted.
      const cast = (x: Tensor) => (x.dtype === "float32" ? x.to({ dtype: dtype as "float32" }) : x);
      const others = map(positional, cast) as unknown[];
      call(
        others,
        named.map(([key, value]) => [key, map(value, cast)] as const),
      );
      return true;
    } catch {
      return false;
    }
  });
  found[name] = { code, output, dtypes: tensorsOf(positional).some(({ dtype }) => dtype === "float32") ? running : [] };
}

const library = Object.fromEntries(Object.entries(tengen).filter(([name]) => name !== "default"));
const factories = ["tensor", "ones", "zeros", "full", "arange", "eye"] as const;
/** Evaluates an expression over the library with another dtype of its floating-point inputs. */
function evaluate(expression: string, dtype: string | null): unknown {
  const names: Record<string, unknown> = { ...library };
  for (const name of factories) {
    names[name] = (...args: unknown[]) => {
      const x = functions[name]!(...args) as Tensor;
      return dtype === null || x.dtype !== "float32" ? x : x.to({ dtype: dtype as "float32" });
    };
  }
  return new Function(...Object.keys(names), `return (${expression});`)(...Object.values(names));
}
const [pages, written] = process.argv.slice(2);
const { functions: shown } = JSON.parse(readFileSync(pages!, "utf8")) as { functions: { name: string }[] };
const without: string[] = [];
for (const { name } of shown) {
  if (found[name] !== undefined) continue;
  const expression = calls.get(name);
  if (expression === undefined) {
    without.push(name);
    continue;
  }
  // An operator that draws random numbers prints different ones the second time.
  const first = inspect(evaluate(expression, null));
  const random = first !== inspect(evaluate(expression, null)) && !/^(empty|newEmpty)/.test(name);
  tengen.manualSeed(0);
  const output = inspect(evaluate(expression, null), { depth: null, breakLength: 100 });
  const named = [...new Set(expression.replace(/"[^"]*"/g, "").match(/(?<![.\w])[a-zA-Z_]\w*(?!\w*:)/g))];
  const imports = [...named.filter((one) => Object.hasOwn(library, one)), ...(random ? ["manualSeed"] : [])].sort();
  const code = `import { ${imports.join(", ")} } from "tengen";\n\n${random ? "manualSeed(0);\n" : ""}console.log(${expression});`;
  const varied = /tensor\((?!\[*(?:true|false|\d+n|\{))/.test(expression.replace(/tensor\([^()]*dtype[^()]*\)/g, ""));
  const running = dtypes.filter((dtype) => {
    try {
      evaluate(expression, dtype);
      return true;
    } catch {
      return false;
    }
  });
  found[name] = { code, output, dtypes: varied ? running : [] };
}
if (without.length > 0)
  throw new Error(
    `no example of ${without.join(", ")}: site/calls.ts has one for each function that the samples have none of`,
  );

function find(operator: string) {
  const [base, overload = "default"] = operator.split(".");
  const packet = (
    ops.aten as unknown as Record<
      string,
      Record<string, { schema: { arguments: { name: string; kwargOnly: boolean }[] }; tags: string[] }>
    >
  )[base!];
  return packet?.[overload];
}

writeFileSync(written!, JSON.stringify(found));
console.log(`${Object.keys(found).length} examples`);
