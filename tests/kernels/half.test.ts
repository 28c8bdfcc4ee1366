// Half-precision calls: PyTorch's own results for an input of each dtype of every operator that its CPU supports for
// them.

import { describe } from "vitest";
import { readFamily, testPlaces, testRecords } from "./golden.js";
import { dropWarnings } from "./quiet.js";

const family = readFamily("half");

dropWarnings();

describe("float16 and bfloat16: PyTorch's own answers, to 1e-2", () => {
  testRecords(family);

  testPlaces(family, { spread: 1280, behind: 1295, out: 970 });
});
