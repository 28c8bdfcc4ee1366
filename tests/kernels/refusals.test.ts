// What PyTorch accepts and rejects: dtypes of inputs and outputs, memory that overlaps, options; and operators that were added
// late.

import { describe } from "vitest";
import { readFamily, testGradients, testPlaces, testRecords } from "./golden.js";
import { dropWarnings } from "./quiet.js";

const family = readFamily("refusals");

dropWarnings();

describe("randomly varied calls: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  testPlaces(family, { spread: 650, behind: 660, out: 100 });
});
