// Outputs that overlap themselves are refused: every form of the registry that writes, with an expanded tensor to write to. The rows of samples give
// the arguments; what may be written all the same is listed with its reason.

import { expect, test } from "vitest";
import { dispatcher, isTensor, manualSeed, TengenError, type Tensor } from "../../generated/index.js";
import { allocate } from "../../runtime/core/tensor.js";
import { findOperator } from "../conformance/library.js";
import { completed } from "../samples/checking.js";
import { samples } from "../samples/samples.js";

type Op = NonNullable<ReturnType<typeof findOperator>>;

const rows = new Map<string, (() => readonly unknown[])[]>();
for (const { operator, args, through } of samples) {
  const base = operator.split(".")[0]!;
  const list = rows.get(base) ?? [];
  list.push(() => (through ?? ((x: readonly unknown[]) => x))(completed(findOperator(`aten::${operator}`)!, args())));
  rows.set(base, list);
}
const factories: Readonly<Record<string, readonly unknown[]>> = {
  "arange.out": [4],
  "arange.start_out": [0, 4, 1],
  "linspace.out": [0, 1, 4],
  "logspace.out": [0, 1, 4, 10],
  "range.out": [0, 3, 1],
  "eye.m_out": [2, 2],
  "eye.out": [2],
  "tril_indices.out": [2, 2, 0],
  "randperm.out": [4],
};

/** A tensor of a shape in the memory of one element, or of one row if the shape has a single row. */
const overlapping = ({ shape, dtype }: Tensor): Tensor =>
  allocate(
    shape.map(() => 1),
    dtype,
  ).expand(shape);

/** Forms that take an expanded output, and why. */
const allowed: readonly (readonly [RegExp, string])[] = [
  [/^(zeros|ones|full|empty|zero|fill)(_like|_strided)?_?\./, "every element gets the same number"],
  [
    /^(eye|index_fill_?|masked_fill_?|index_put_?)(\.|$)/,
    "PyTorch writes to them, too: what is written is one number, or the caller's",
  ],
  [/^conj_physical_$/, "nothing is written to real numbers, which the row has"],
  [/^(zero_|fill_)/, "every element gets the same number"],
  [
    /^(empty|new_empty|resize|set|as_strided|squeeze|unsqueeze|transpose|t_|swap|detach|requires_grad|rename|_|copysign_$)/,
    "nothing is written, or it is not public",
  ],
];

function attempt(name: string, op: Op): string | null {
  const { schema } = op;
  const written = schema.arguments.flatMap((argument, i) => (argument.alias?.write === true ? [i] : []));
  const isOut = schema.arguments[written[0]!]!.name !== "self" || /[._]out$/.test(name);
  const base = name.split(".")[0]!;
  const candidates = isOut ? [base] : [base.replace(/_$/, ""), base];
  const given: (() => readonly unknown[])[] =
    name in factories ? [() => factories[name]!] : candidates.flatMap((b) => rows.get(b) ?? []);
  for (const make of given) {
    let args: unknown[];
    try {
      manualSeed(1);
      args = [...make()];
      const count = schema.arguments.length;
      if (isOut) {
        args = args.slice(0, count - written.length);
        if (args.length !== count - written.length) continue;
        // The result of a call that is right says which shape is written.
        const outs = written.map((i) => {
          const type = schema.arguments[i]!.type;
          return type.kind === "list"
            ? null
            : allocate([0], (args.find(isTensor) as Tensor | undefined)?.dtype ?? "float32");
        });
        if (outs.includes(null)) return null;
        const made = [op.call([...args, ...outs])].flat() as Tensor[];
        if (made.every(({ numel }) => numel < 2)) continue;
        args = [...make()].slice(0, count - written.length);
        args.push(...made.map((t) => (t.numel < 2 ? t : overlapping(t))));
      } else {
        const self = args[0];
        if (!isTensor(self) || self.numel < 2 || args.length !== count) continue;
        op.call([...make()].map((x, i) => (i === 0 ? (x as Tensor).clone() : x)));
        args = [...make()];
        args[0] = overlapping(self);
      }
    } catch {
      // The row is of another overload.
      continue;
    }
    try {
      op.call(args);
      return `${name} wrote`;
    } catch (error) {
      if (!(error instanceof TengenError)) return `${name}: ${String(error)}`;
      return /single memory location|overlap|must be (dense|contiguous)/i.test(error.message)
        ? "refused"
        : `${name}: ${error.message.split("\n")[0]}`;
    }
  }
  return null;
}

test("every form that writes refuses an output that overlaps itself", () => {
  const wrong: string[] = [];
  let refused = 0;
  for (const { name: full } of dispatcher.operators()) {
    const name = full.replace("aten::", "");
    const op = findOperator(full);
    if (op === null || !full.startsWith("aten::") || !op.schema.arguments.some(({ alias }) => alias?.write === true))
      continue;
    if (allowed.some(([pattern]) => pattern.test(name))) continue;
    const result = attempt(name, op as Op);
    if (result === "refused") refused++;
    else if (result !== null) wrong.push(result);
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(300);
});
