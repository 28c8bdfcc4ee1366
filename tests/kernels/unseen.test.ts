// Calls that no sample of PyTorch's makes: odd shapes, dtypes and memory orders, special values, calls that PyTorch refuses; and new operators.

import { describe } from "vitest";
import { readFamily, testGradients, testPlaces, testRecords } from "./golden.js";
import { dropWarnings } from "./quiet.js";

const family = readFamily("unseen");

// Many calls resize an output that has elements, which warns.
dropWarnings();

describe("calls varied at random: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  testPlaces(family, { spread: 1800, behind: 1840, out: 1160 });
});
