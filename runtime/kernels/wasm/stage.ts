// The small memory that WebAssembly loops compute in: operands are copied in and results out, block by block. It never grows.

import { type Space, space } from "../../wasm/machine.js";

/** Three operands, the last of which ends a little into the fourth page. One per program, so that loops must not run concurrently. */
export const stage: () => Space = space("stage", 4);
