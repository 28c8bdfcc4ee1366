// Tensors print as PyTorch lays them out, and nodes by their names. Importing this file installs it.

import { installNodePrinting } from "../autograd/node-printing.js";
import { installPrinting } from "../core/print.js";

installPrinting();
installNodePrinting();
