// PyTorch's answers at the edges: bytes of bools, NaN, infinite and huge numbers, dtypes and shapes that are refused, strides.

import { afterAll, beforeAll } from "vitest";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { readFamily, testRecords } from "./golden.js";

const family = readFamily("answers");

const { emit } = warnings;
beforeAll(() => {
  warnings.emit = () => {};
});
afterAll(() => {
  warnings.emit = emit;
});

testRecords(family);
