// docs/distributions.md: every block of code is run, and its logs match the comments after them.

import * as tengen from "../../generated/index.js";
import * as distributions from "../../runtime/distributions/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { testPage } from "../docs-blocks.js";

const modules = { tengen, "tengen/distributions": distributions, "tengen/nn": nn, "tengen/optim": optim };
testPage(new URL("../../docs/distributions.md", import.meta.url), modules, 4);
