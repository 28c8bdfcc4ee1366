// The checks of every build, on the sources.

import { fileURLToPath } from "node:url";
import { describe, test } from "vitest";
import * as tengen from "../../generated/index.js";
import { formulas } from "../../runtime/modes/formulas.js";
import { checks } from "./checks.js";

const file = fileURLToPath(new URL("./checks.ts", import.meta.url));

describe("the sources", () => {
  test.each(Object.keys(checks))("%s", (name) =>
    checks[name]!({ tengen, formulas, file, ours: (frame) => frame.includes(file), named: true }),
  );
});
