// What PyTorch accepts and refuses: dtypes of inputs and outputs, memory that overlaps, options; and operators that came in late.

import { afterAll, beforeAll, describe } from "vitest";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { readFamily, testGradients, testPlaces, testRecords } from "./golden.js";

const family = readFamily("refusals");

const { emit } = warnings;
beforeAll(() => {
  warnings.emit = () => {};
});
afterAll(() => {
  warnings.emit = emit;
});

describe("calls varied at random: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  testPlaces(family, { spread: 650, behind: 660, out: 100 });
});
