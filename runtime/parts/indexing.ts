// Tensors are indexed and iterated over, and have the shorthands of that file. Importing this file installs it.

import { installIndexing } from "../methods/indexing.js";

installIndexing();
