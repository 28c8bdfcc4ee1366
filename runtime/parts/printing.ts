// Tensors print as PyTorch lays them out. Importing this file installs it.

import { installPrinting } from "../core/print.js";

installPrinting();
