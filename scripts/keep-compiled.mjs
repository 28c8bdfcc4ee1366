// Writes dist/program.cjs.cache: what V8 compiled of the program when it loaded, computed and went back once.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

const url = new URL("../dist/program.cjs", import.meta.url);
const filename = fileURLToPath(url);
// Some versions of V8 show users the name that the script had here, so it is no path of this machine.
const script = new Script(readFileSync(filename, "latin1"), { filename: "tengen/dist/program.cjs" });
const { add, mul, sum, tensor } = script.runInThisContext()(url.href);
const x = tensor([1, 2], { requiresGrad: true });
sum(mul(add(x, x), x)).backward();
writeFileSync(`${filename}.cache`, script.createCachedData());
