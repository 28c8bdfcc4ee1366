// A kernel without a loop for a dtype reports that: recorded calls with other dtypes in place of theirs are computed, or deliberately
// rejected.

import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { binomial, gridSampler, luUnpack, ops, slogdet, tensor } from "../../generated/index.js";
import { noGrad } from "../../runtime/autograd/grad-mode.js";
import type { DType } from "../../runtime/core/dtype.js";
import { TengenError } from "../../runtime/core/errors.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { mapTensors } from "../../runtime/modes/tree.js";
import { lookupPath } from "../conformance/compare.js";
import { readRecords } from "../conformance/files.js";
import { findOperator } from "../conformance/library.js";
import { argumentsOf, type OpRecord } from "../conformance/ops.js";

const { emit } = warnings;
beforeAll(() => {
  warnings.emit = () => {};
});
afterAll(() => {
  warnings.emit = emit;
});

const folder = new URL("../data/", import.meta.url);
const others: readonly DType[] = ["bool", "int64", "int32", "float16", "complex64"];

/** A recorded call of each operator that PyTorch takes. */
function calls(): OpRecord[] {
  const byOperator = new Map<string, OpRecord[]>();
  for (const file of readdirSync(folder).filter((name) => /^kernels-(?!random).*\.json\.gz$/.test(name))) {
    const [{ ops: records }] = readRecords<{ ops: OpRecord[] }>(new URL(file, folder).pathname) as [
      { ops: OpRecord[] },
    ];
    for (const record of records) {
      const operatorRecords = byOperator.get(record.op) ?? [];
      if (record.error === undefined && operatorRecords.length < 1 && JSON.stringify(record.args).length < 3000)
        byOperator.set(record.op, [...operatorRecords, record]);
    }
  }
  return [...byOperator.values()].flat();
}

test("every rejected dtype is rejected on purpose", () => {
  const found = new Set<string>();
  let refused = 0;
  for (const record of calls()) {
    const operator = findOperator(record.op);
    if (operator === null) continue;
    const writesInto = (i: number): boolean => operator.schema.arguments[i]!.out;
    for (const dtype of others) {
      // Once all floating-point and complex tensors, and once integers as well.
      for (const whole of [false, true]) {
        try {
          const args = [...argumentsOf(operator, record.args, lookupPath).values()].map((value, i) =>
            mapTensors(value, (one: Tensor) =>
              writesInto(i) || (!whole && !/float|complex/.test(one.dtype)) || one.wrappedNumber ? one : one.to(dtype),
            ),
          );
          noGrad(() => operator.call(args));
        } catch (error) {
          refused++;
          const text = error instanceof Error ? error.message.split("\n")[0]! : String(error);
          if (!(error instanceof TengenError))
            found.add(`${record.op} ${dtype}${whole ? ", integers too" : ""}: ${text}`);
        }
      }
    }
  }
  expect([...found].sort()).toEqual([]);
  expect(refused).toBeGreaterThan(1000);
});

const half = (data: Parameters<typeof tensor>[0]): Tensor => tensor(data, { dtype: "float16" });
const pair = tensor([{ re: 1, im: 2 }, 3], { dtype: "complex64" });

test.each<[string, () => unknown, string]>([
  ["_aminmax", () => ops.aten!["_aminmax"]!(pair), `"aminmax_cpu" not implemented for 'complex64'`],
  ["arange", () => ops.aten!["arange"]!(3, { dtype: "complex64" }), `"arange_cpu" not implemented for 'complex64'`],
  [
    "feature_dropout",
    () => ops.aten!["feature_dropout"]!(pair.reshape([1, 2]), 0.5, true),
    `"bernoulli_scalar_cpu_" not implemented for 'complex64'`,
  ],
  [
    "slogdet",
    () =>
      slogdet(
        half([
          [1, 2],
          [3, 5],
        ]),
      ),
    "linalg.slogdet: Low precision dtypes not supported. Got float16",
  ],
  [
    "ctc_loss",
    () => ops.aten!["ctc_loss"]!.Tensor!(tensor([[[0]], [[0]]]), tensor([[1]]), pair, pair),
    "input_lengths must be integral",
  ],
  ["binomial", () => binomial(half([4]), half([0.5])), `"binomial_cpu" not implemented for 'float16'`],
  [
    "grid_sampler",
    () => gridSampler(half([[[[1]]]]), half([[[[0, 0]]]])),
    "grid_sampler() is not implemented for float16",
  ],
  [
    "sort",
    () => ops.aten!["sort"]!(pair),
    "not implemented for 'complex64'\n  operator: aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
  ],
  [
    "lu_unpack",
    () =>
      luUnpack(
        half([
          [1, 2],
          [3, 5],
        ]),
        tensor([1, 2], { dtype: "int32" }),
      ),
    "not implemented for 'float16'\n  operator: aten::lu_unpack(",
  ],
  [
    "avg_pool2d_backward",
    () =>
      ops.aten!["avg_pool2d_backward"]!(
        tensor([[[1]]], { dtype: "int32" }),
        tensor(
          [
            [
              [1, 2],
              [3, 4],
            ],
          ],
          { dtype: "int32" },
        ),
        [2, 2],
        [2, 2],
        [0, 0],
        false,
        true,
        null,
      ),
    `"avg_pool" not implemented for 'int32'`,
  ],
  [
    "ldl_solve",
    () => ops.aten!["linalg_ldl_solve"]!(tensor([[1.5]]), pair.narrow(0, 0, 1), tensor([[1.5]])),
    "linalg.ldl_solve: Expected pivots to be integers. Got complex64",
  ],
])("%s", (_, call, message) => {
  expect(call).toThrow(message);
});
