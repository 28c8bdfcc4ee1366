// What a program has run when it has its first result: the build keeps what V8 compiled for it.

import { createRequire } from "node:module";

const { add, tensor } = createRequire(import.meta.url)("../dist/node.cjs");
add(tensor([1]), tensor([2]));
