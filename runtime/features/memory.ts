// Giving up tensors by hand. Importing this file installs it.

import { installDisposal } from "../methods/disposal.js";

installDisposal();
