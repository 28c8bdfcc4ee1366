// Tensors are indexed, and have the shorthands of that file. Importing this file installs it.

import { installIndexing } from "../methods/indexing.js";

installIndexing();
