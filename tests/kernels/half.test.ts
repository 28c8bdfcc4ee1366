// Half-precision calls: PyTorch's own answers for an input of each dtype of every operator that its CPU has for them.

import { afterAll, beforeAll, describe } from "vitest";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { readFamily, testPlaces, testRecords } from "./golden.js";

const family = readFamily("half");

const { emit } = warnings;
beforeAll(() => {
  warnings.emit = () => {};
});
afterAll(() => {
  warnings.emit = emit;
});

describe("float16 and bfloat16: PyTorch's own answers, to 1e-2", () => {
  testRecords(family);

  testPlaces(family, { spread: 1280, behind: 1295, out: 970 });
});
