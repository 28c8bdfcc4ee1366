// docs/training.md: every block of code is run, and its logs match the comments after them.

import * as tengen from "../../generated/index.js";
import * as data from "../../runtime/data/index.js";
import * as functional from "../../runtime/functional/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { testPage } from "../docs-blocks.js";

const modules = {
  tengen,
  "tengen/data": data,
  "tengen/functional": functional,
  "tengen/nn": nn,
  "tengen/optim": optim,
};
testPage(new URL("../../docs/training.md", import.meta.url), modules, 12);
