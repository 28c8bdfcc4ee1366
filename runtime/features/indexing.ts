// Indexing and shorthand methods of tensors. Importing this file installs them.

import { installIndexing } from "../methods/indexing.js";

installIndexing();
