// Broadcasting, strides of results and `out` against PyTorch's own results for random layouts.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { addcmul_cpu, neg_cpu, sub_out_cpu, sub_Tensor_cpu } from "../../generated/pointwise/cpu.js";
import { elementsOf } from "../../runtime/core/elements.js";
import { storageOf } from "../../runtime/core/storage.js";
import { makeTensor, type Tensor } from "../../runtime/core/tensor.js";

interface Geometry {
  readonly shape: number[];
  readonly strides: number[];
  readonly offset: number;
  readonly length: number;
}
interface Case {
  readonly inputs: Geometry[];
  readonly shape: number[];
  readonly strides: number[];
  readonly data: number[] | null;
}
interface OutCase extends Case {
  readonly out: Geometry;
}

const url = new URL("../data/pointwise_strides.json.gz", import.meta.url);
const golden = JSON.parse(gunzipSync(readFileSync(url)).toString()) as { cases: Case[]; outs: OutCase[] };

/** Over 1, 2, 3, ... as the recording had it. */
function make({ shape, strides, offset, length }: Geometry, fill = true): Tensor {
  const data = Float64Array.from({ length }, (_, i) => (fill ? i + 1 : 0));
  return makeTensor(storageOf(data, "float64"), shape, strides, offset, "float64");
}

function compare(result: Tensor, { shape, strides, data }: Case, what: string): void {
  expect(result.shape, what).toEqual(shape);
  if (result.numel > 1) expect(result.strides, what).toEqual(strides);
  if (data !== null) expect([...elementsOf(result)], what).toEqual(data);
}

test("results of one, two and three operands have PyTorch's layout", () => {
  for (const item of golden.cases) {
    const [a, b, c] = item.inputs.map((input) => make(input));
    const result =
      c !== undefined ? addcmul_cpu(a!, b!, c, 1) : b !== undefined ? sub_Tensor_cpu(a!, b, 1) : neg_cpu(a!);
    compare(result, item, JSON.stringify(item.inputs));
  }
  expect(golden.cases.length).toBeGreaterThan(250);
});

test("out keeps its strides if it has the right shape, and gets new ones if it is resized", () => {
  for (const item of golden.outs) {
    const [a, b] = item.inputs.map((input) => make(input));
    const out = make(item.out, false);
    expect(sub_out_cpu(a!, b!, 1, out)).toBe(out);
    compare(out, item, JSON.stringify([item.inputs, item.out]));
  }
});
