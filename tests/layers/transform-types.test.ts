// Types of transformed functions: what compiles and which type it has, what does not compile, by a table. The rows with an error are checked by the
// directive in front of them: tsc reports one that is not needed.

import { expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { checked } from "./transform-types.js";

test("the table runs, so that none of its types is a promise only", () => {
  expect(checked(T).length).toBeGreaterThan(30);
});
