// Complex numbers: what kernels of other numbers hand to kernels of pairs, and lazy conjugates and negatives. Importing this file installs it.

import { installComplex } from "../kernels/complex/index.js";
import { installLazyBits } from "../kernels/complex/lazy-bits.js";

installComplex();
installLazyBits();
