// Fast half precision: rows are converted at once, and long tensors are computed in blocks. Importing this file installs it.

import { installFastRows } from "../kernels/memory/narrow-rows.js";
import { installNarrowProducts } from "../kernels/narrow-products.js";
import { installBlocks } from "../kernels/pointwise/blocks.js";

installFastRows();
installBlocks();
installNarrowProducts();
