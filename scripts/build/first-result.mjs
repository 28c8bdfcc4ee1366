// The code that a program runs up to its first result: the build stores what V8 compiles for it.

import { createRequire } from "node:module";

const { add, tensor } = createRequire(import.meta.url)("../../dist/node.cjs");
add(tensor([1]), tensor([2]));
