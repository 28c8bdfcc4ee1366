// The layers that have a rule for each operator. Their order is that of their columns in explanations.

import type { Layer } from "../plan/layer.js";
import { autocast } from "./autocast.js";
import { functionalize } from "./functionalize.js";
import { lazyBits } from "./lazy-bits.js";
import { vmap } from "./vmap.js";

export const layers: readonly Layer[] = [functionalize, autocast, lazyBits, vmap];
