// Printing of tensors in PyTorch's format, and of nodes by name. Importing this file installs it.

import { installNodePrinting } from "../autograd/node-printing.js";
import { installPrinting } from "../core/print.js";

installPrinting();
installNodePrinting();
