// The entry of a worker thread: Node 20 reads TypeScript by tsx, which threads have to load themselves.

import { register } from "tsx/esm/api";

register();
await import("./rank.ts");
