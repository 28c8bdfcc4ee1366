// `npm run codegen`: the generator with the rule of this registry that every public operator has a `doc`. Other commands and registries run
// as `tengen` runs them.

const [first = "", ...rest] = process.argv.slice(2);
const generates = first === "" || first === "generate" || first.startsWith("-");
if (generates && ![first, ...rest].some((arg) => arg.startsWith("--native-functions")))
  process.argv.push("--require-docs");
await import("../codegen/cli/main.js");
