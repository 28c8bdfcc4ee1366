// Bools whose bytes are neither 0 nor 1, as integers that are viewed as bools have them: any byte but 0 is true, as in PyTorch. A law over
// the recorded calls and samples with bools, and with bools in place of numbers.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noGrad, offerWasm, ops, setNumThreads, type Tensor, tensor } from "../../generated/index.js";
import { isTensor } from "../../runtime/core/tensor.js";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { lookupPath } from "../conformance/compare.js";
import { readRecords } from "../conformance/files.js";
import { findOperator } from "../conformance/library.js";
import { argumentsOf, type OpRecord } from "../conformance/ops.js";
import { elementsOf } from "../conformance/values.js";
import { samples } from "../samples/samples.js";

const { emit } = warnings;
beforeAll(() => {
  warnings.emit = () => {};
});
afterAll(() => {
  warnings.emit = emit;
});

const otherBytes = [2, 255, 128, 3];

/** Gives each true element another byte than 1; whether there was one. */
function withOtherBytes(value: unknown): boolean {
  if (Array.isArray(value)) return value.map(withOtherBytes).includes(true);
  if (!isTensor(value) || value.dtype !== "bool" || value.storage.array === null) return false;
  const bytes = value.storage.array as Uint8Array;
  let changed = 0;
  for (const [i, byte] of bytes.entries()) if (byte === 1) bytes[i] = otherBytes[changed++ % otherBytes.length]!;
  return changed > 0;
}

/** What is seen of values, with bools as truth values. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join("; ")}]`;
  if (!isTensor(value)) return String(value);
  const elements = elementsOf(value).map((x) => {
    if (value.dtype === "bool") return x === 0 ? 0 : 1;
    return typeof x === "object" ? `${x.re}+${x.im}i` : String(x);
  });
  return `${value.dtype} [${value.shape}] ${elements}`;
}

/** Bools in place of the tensors of numbers: of all, or of the one at a place among them. */
function withBools(args: readonly unknown[], which: number | "all"): readonly unknown[] {
  let count = 0;
  const bools = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bools);
    if (!isTensor(value) || value.dtype === "bool" || value.numel > 5000) return value;
    const truths = elementsOf(value).map((x, i) => Number(typeof x === "object" ? x.re : x) > 0.3 || i % 5 === 0);
    return tensor(truths, { dtype: "bool" }).view([...value.shape]);
  };
  return args.map((value) => {
    const holds = isTensor(value) || (Array.isArray(value) && value.some(isTensor));
    return holds && (which === "all" || count++ === which) ? bools(value) : value;
  });
}

/** Calls that are not compared. */
const left: readonly (readonly [RegExp, string])[] = [
  [/bernoulli|^(normal|rand|randn|randint)(_like)?\.|rand\w*_like$|dropout/, "random numbers"],
  [/^view\.dtype$/, "shows the bytes, as in PyTorch"],
  [
    /_backward(_data)?(\.|$)|^_fft_c2r$|^_scaled_dot_product_attention|^addmv|^segment_reduce$/,
    "PyTorch has no loop for a gradient, a matrix or offsets of bools; numbers are meant",
  ],
];

interface Count {
  compared: number;
  readonly operators: Set<string>;
  readonly differing: string[];
}

function compare(count: Count, name: string, make: () => readonly unknown[]): void {
  const operator = findOperator(name.includes("::") ? name : `aten::${name}`);
  if (operator === null || left.some(([pattern]) => pattern.test(name.replace("aten::", "")))) return;
  const outcome = (change: boolean): string | null => {
    const args = make();
    if (change && !args.map(withOtherBytes).includes(true)) return null;
    try {
      return `${noGrad(() => shown(operator.call([...args])))}, then ${args.map(shown)}`;
    } catch (error) {
      return (error as Error).message.split("\n")[0]!;
    }
  };
  const got = outcome(true);
  if (got === null) return;
  const wanted = outcome(false);
  count.compared++;
  count.operators.add(name);
  if (got !== wanted) count.differing.push(`${name}: ${got.slice(0, 200)} in place of ${wanted!.slice(0, 200)}`);
}

const data = fileURLToPath(new URL("../data/", import.meta.url));
const files = readdirSync(data).filter((name) =>
  /^kernels-(?!unseen|refusals|backward-dtypes|random).*\.json\.gz$/.test(name),
);

describe.each([["chosen as usual"], ["in WebAssembly from one element on"]])("kernels %s", (kernels) => {
  beforeAll(() => {
    if (!kernels.startsWith("in")) return;
    setNumThreads(1);
    offerWasm(1);
  });

  test("samples, and with bools in place of numbers", () => {
    const count: Count = { compared: 0, operators: new Set(), differing: [] };
    for (const { operator, args, through = (x: readonly unknown[]) => x } of samples) {
      compare(count, operator, () => through(args()));
      for (const which of ["all", 0, 1] as const) compare(count, operator, () => withBools(args(), which));
    }
    expect(count.differing).toEqual([]);
    expect(count.operators.size).toBeGreaterThan(450);
  });

  test.each(files)("recorded calls of %s", (name) => {
    const [{ ops: calls }] = readRecords<{ ops: readonly OpRecord[] }>(`${data}${name}`) as [
      { ops: readonly OpRecord[] },
    ];
    const count: Count = { compared: 0, operators: new Set(), differing: [] };
    for (const record of calls) {
      const operator = findOperator(record.op);
      if (operator === null) continue;
      const args = (): readonly unknown[] => [...argumentsOf(operator, record.args, lookupPath).values()];
      compare(count, record.op, args);
      for (const which of ["all", 0] as const) compare(count, record.op, () => withBools(args(), which));
    }
    expect(count.differing).toEqual([]);
    expect(count.compared).toBeGreaterThan(0);
  });

  /** Long enough for every loop that long runs get. */
  const long: readonly (readonly [string, (x: Tensor, y: Tensor) => Tensor])[] = [
    ["sum", (x) => x.sum()],
    ["sum of rows", (x) => x.view([40, 500]).sum([1])],
    ["sum of columns", (x) => x.view([40, 500]).sum([0])],
    ["mean of float32", (x) => x.mean({ dtype: "float32" })],
    ["cumsum", (x) => x.cumsum(0)],
    ["float32", (x) => x.to("float32")],
    ["float16", (x) => x.to("float16")],
    ["int64", (x) => x.to("int64")],
    ["uint64", (x) => ops.aten._to_copy(x, { dtype: "uint64" }) as Tensor],
    ["complex64", (x) => x.to("complex64")],
    ["transposed", (x) => x.view([40, 500]).t().to("float32")],
    ["add", (x) => x.add(1)],
    ["mul", (x, y) => x.mul(y)],
    ["eq", (x, y) => x.eq(y)],
    ["lt", (x, y) => x.lt(y)],
    ["where", (x, y) => ops.aten.where.self(x, y.to("int8"), y.to("float32")) as Tensor],
    ["sort", (x) => (ops.aten.sort(x) as readonly Tensor[])[0]!],
    ["argsort", (x) => (ops.aten.sort.stable(x, { stable: true }) as readonly Tensor[])[1]!],
  ];
  test.each(long)("20,000 elements: %s", (_, body) => {
    const bytes = Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 5);
    const raw = (rest: number): Tensor =>
      tensor(
        bytes.map((b) => (b * (rest + 1)) % 256),
        { dtype: "uint8" },
      );
    const [x, y] = [raw(70), raw(34)].map((one) => one.view("bool")) as [Tensor, Tensor];
    const [p, q] = [raw(70), raw(34)].map((one) => one.ne(0)) as [Tensor, Tensor];
    expect(shown(body(x, y))).toBe(shown(body(p, q)));
  });
});

test("the bytes stay those of the integers", () => {
  const bytes = tensor([0, 2, 255, 1], { dtype: "uint8" });
  const truths = bytes.view("bool");
  expect(truths.toArray()).toEqual([false, true, true, true]);
  expect(truths.sum().item()).toBe(3);
  expect(bytes.toArray()).toEqual([0, 2, 255, 1]);
});
