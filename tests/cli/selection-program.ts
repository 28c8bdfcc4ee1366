// The program that selection.test.ts runs with a selection in place of the whole library: calls an operator, takes gradients, prints. Calls
// nothing else.

import { readFileSync } from "node:fs";
import { dispatcher, isTensor, manualSeed, scalar, type Tensor, tensor } from "../../generated/index.js";

/** An argument as JSON. */
export type Spec =
  | { readonly tensor: unknown; readonly dtype: string }
  | { readonly scalar: number; readonly kind: string }
  | { readonly list: readonly Spec[] }
  | { readonly value: string | number | boolean | null };

export interface Call {
  readonly operator: string;
  readonly args: readonly Spec[];
}

const isDifferentiable = (t: Tensor): boolean => t.dtype === "float64" || t.dtype === "float32";

function decoded(spec: Spec, leaves: Tensor[] | null): unknown {
  if ("list" in spec) return spec.list.map((item) => decoded(item, leaves));
  if ("scalar" in spec) return scalar(spec.scalar, spec.kind as "float");
  if ("value" in spec) return spec.value;
  const t = tensor(spec.tensor as number[], { dtype: spec.dtype as "float64" });
  if (leaves !== null && isDifferentiable(t)) {
    t.requiresGrad = true;
    leaves.push(t);
  }
  return t;
}

const nested = (value: unknown, change: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map((item) => nested(item, change)) : change(value);

const shown = (value: unknown): unknown => {
  if (!isTensor(value)) return Array.isArray(value) ? value.map(shown) : String(value);
  const items = nested(value.toArray(), String);
  return [value.dtype, items, value.numel === 1 ? String(value.item()) : null, String(value).length > 0];
};

/** The error of an operator that exists, but rejects the call. */
const refusal = /not implemented|derivative|differentiable|gradient|requires ?grad/i;

function gradients({ operator, args }: Call): unknown {
  manualSeed(7);
  const op = dispatcher.get(operator);
  const clone = dispatcher.find("aten::clone");
  const leaves: Tensor[] = [];
  const values = op.schema.arguments.map((argument, i) => {
    if (argument.out) return decoded(args[i]!, null);
    const value = decoded(args[i]!, leaves);
    // A leaf must not be written to.
    return argument.alias?.write && clone !== undefined && isTensor(value) && value.requiresGrad
      ? dispatcher.call(clone, [value, null])
      : value;
  });
  const result = dispatcher.call(op, values);
  for (const output of [result].flat(2)) {
    if (!isTensor(output) || !output.requiresGrad) continue;
    const ones = tensor(nested(output.toArray(), () => 1) as number[], { dtype: output.dtype as "float64" });
    output.backward(output.shape.length === 0 ? null : ones, { retainGraph: true });
  }
  return leaves.map(({ grad }) => (grad === null ? null : shown(grad)));
}

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    const text = String(error);
    if (refusal.test(text) && !/is not installed|has no kernel|no kernel for/.test(text)) return "refused";
    throw error;
  }
}

function exercise(call: Call): unknown {
  manualSeed(7);
  const plain = dispatcher.call(
    dispatcher.get(call.operator),
    call.args.map((spec) => decoded(spec, null)),
  );
  return [shown(plain), attempt(() => gradients(call))];
}

const calls = JSON.parse(readFileSync(0, "utf8")) as readonly Call[];
console.log(JSON.stringify(calls.map(exercise)));
