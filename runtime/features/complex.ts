// Complex numbers, with lazy conjugation and negation. Importing this file installs them.

import { installComplex } from "../kernels/complex/index.js";
import { installLazyBits } from "../kernels/complex/lazy-bits.js";
import { installZeroBit } from "../kernels/complex/zero-bit.js";

installComplex();
installLazyBits();
installZeroBit();
