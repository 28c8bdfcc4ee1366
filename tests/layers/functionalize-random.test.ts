// Functionalization: random programs of views and writes are the same functionalized as in eager code, called and traced.

import { test } from "vitest";
import { fc } from "../seeded.js";
import { checkProgram, programs } from "./random-programs.js";

const runs = Number(process.env["TENGEN_FUZZ_RUNS"] ?? 150);

test(`random programs are the same functionalized, ${runs} times`, () => {
  fc.assert(fc.property(programs, checkProgram), { numRuns: runs });
});
