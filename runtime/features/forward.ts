// Forward mode: zeros without memory, the tangents of operands that have none. Importing this file installs them.

import { installZeroBit } from "../kernels/complex/zero-bit.js";

installZeroBit();
