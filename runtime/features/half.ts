// Fast half precision: rows are converted at once, and long tensors are computed in blocks. Importing this file installs it.

import { installNarrowProducts } from "../kernels/loops/narrow-products.js";
import { installFastRows } from "../kernels/memory/narrow-rows.js";
import { installBlocks } from "../kernels/pointwise/blocks.js";

installFastRows();
installBlocks();
installNarrowProducts();
