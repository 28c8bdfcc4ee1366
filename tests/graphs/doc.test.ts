// docs/graphs.md: every block of code is run, and its logs match the comments after them.

import * as tengen from "../../generated/index.js";
import { testPage } from "../docs-blocks.js";

testPage(new URL("../../docs/graphs.md", import.meta.url), { tengen }, 10);
