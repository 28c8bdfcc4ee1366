// Numbers in place of tensors: `sub(1, x)`. Importing this file lets public functions take them.

import { installNumbers } from "../methods/indexing.js";

installNumbers();
