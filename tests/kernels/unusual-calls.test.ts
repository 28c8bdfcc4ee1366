// Calls that none of PyTorch's samples covers: odd shapes, dtypes and memory orders, special values, calls that PyTorch rejects; and new
// operators.

import { describe } from "vitest";
import { readFamily, testGradients, testPlaces, testRecords } from "./golden.js";
import { dropWarnings } from "./quiet.js";

const family = readFamily("unseen");

// Many calls resize an output that has elements, which warns.
dropWarnings();

describe("randomly varied calls: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  testPlaces(family, { spread: 1800, behind: 1840, out: 1160 });
});
