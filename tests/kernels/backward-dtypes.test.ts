// Backward operators given one tensor of another dtype: PyTorch's own answers, mostly refusals (scripts/record-backward-dtypes.py).

import { describe } from "vitest";
import { readFamily, testRecords } from "./golden.js";
import { dropWarnings } from "./quiet.js";

dropWarnings();

describe("calls with one tensor of another dtype", () => testRecords(readFamily("backward-dtypes")));
