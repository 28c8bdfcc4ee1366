// docs/autograd.md: every block of code is run, and its logs match the comments after them.

import * as tengen from "../../generated/index.js";
import * as definitions from "../../runtime/modes/define-library.js";
import * as formulas from "../../runtime/modes/formulas.js";
import { testPage } from "../docs-blocks.js";

const modules = {
  tengen,
  "tengen/runtime/modes/define-library.js": definitions,
  "tengen/runtime/modes/formulas.js": formulas,
};
testPage(new URL("../../docs/autograd.md", import.meta.url), modules, 9);
