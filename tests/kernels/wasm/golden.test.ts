// PyTorch's results and gradients by the WebAssembly loops, from one element on, on one thread and on two, as by the kernels' own.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { explain, offerWasm, tensor, useKernels } from "../../../generated/index.js";
import { runGrads } from "../../conformance/grads.js";
import { runOps } from "../../conformance/ops.js";
import { shareAmong } from "../../conformance/threads.js";
import { readFamily } from "../golden.js";
import { dropWarnings } from "../quiet.js";

dropWarnings();
beforeAll(() => {
  offerWasm().dispose();
});
afterAll(() => {
  useKernels(null);
});

describe.each([
  ["ts", 0],
  ["wasm", 1],
  ["wasm", 2],
] as const)("by %s, %i threads", (kind, threads) => {
  let undo = (): void => {};
  beforeAll(() => {
    useKernels(kind);
    if (threads > 0) undo = shareAmong(threads);
  });
  afterAll(() => undo());

  test.each(["answers", "conversion", "half", "indexing", "linalg", "neural", "sort", "unseen", "views"])(
    "%s",
    (name) => {
      const { ops, grads } = readFamily(name);
      for (const { failed, skipped, passed } of [runOps(ops ?? []), runGrads(grads ?? [])]) {
        expect([...failed, ...skipped].map(({ id, why }) => `${id} ${why}`)).toEqual([]);
        if (passed > 0) expect(passed).toBeGreaterThan(1);
      }
    },
  );
});

test("loops are offered from the requested number of elements on", () => {
  useKernels(null);
  const offers = (): readonly string[] => explain("add.Tensor", x, x).steps.at(-1)!.offers;
  const x = tensor([1]);
  const handle = offerWasm(1);
  expect(offers()).toEqual([
    "u8x16 (wasm) for uint8, contiguous or scalar runs from 1 elements",
    "i8x16 (wasm) for int8, contiguous or scalar runs from 1 elements",
    "i16x8 (wasm) for int16, contiguous or scalar runs from 1 elements",
    "i32x4 (wasm) for int32, contiguous or scalar runs from 1 elements",
    "i64x2 (wasm) for int64, contiguous or scalar runs from 1 elements",
    "float16x8 (wasm) for float16, contiguous or scalar runs from 1 elements",
    "f32x4 (wasm) for float32, contiguous or scalar runs from 1 elements",
    "f64x2 (wasm) for float64, contiguous or scalar runs from 1 elements",
    "boolx16 (wasm) for bool, contiguous or scalar runs from 1 elements",
    "bfloat16x8 (wasm) for bfloat16, contiguous or scalar runs from 1 elements",
  ]);
  handle.dispose();
  offerWasm();
  expect(offers()).toHaveLength(10);
  expect(offers()[0]).toContain("from 512 elements");
  expect(() => offerWasm(0)).toThrow("offerWasm: expected a number of elements, got number 0");
});
