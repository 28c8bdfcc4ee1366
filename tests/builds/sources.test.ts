// The checks of every build, on the sources.

import { fileURLToPath } from "node:url";
import { describe, test } from "vitest";
import * as tengen from "../../generated/index.js";
import * as data from "../../runtime/data/index.js";
import * as distributions from "../../runtime/distributions/index.js";
import { formulas } from "../../runtime/modes/formulas.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { checks } from "./checks.js";

const file = fileURLToPath(new URL("./checks.ts", import.meta.url));

// In the order of the table: later checks register kernels, after which scopes compute nothing in place.
describe("the sources", { shuffle: false }, () => {
  test.each(Object.keys(checks))("%s", (name) =>
    checks[name]!({
      tengen,
      nn,
      optim,
      data,
      distributions,
      formulas,
      file,
      ours: (frame) => frame.includes(file),
      named: true,
    }),
  );
});
