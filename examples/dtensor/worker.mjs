// Where a worker thread begins: Node 20 reads TypeScript by tsx, which threads have to ask for themselves.

import { register } from "tsx/esm/api";

register();
await import("./rank.ts");
