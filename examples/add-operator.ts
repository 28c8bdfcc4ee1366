// Adds an operator as a developer does: one entry in each YAML file (of a copy), `npm run codegen`, and use it with its gradient.
// Run: npm run example:add-operator

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = fileURLToPath(new URL("./.softsign/", import.meta.url));

/** x / (1 + |x|), between -1 and 1: no TypeScript is written for it. */
const operator = `
- func: softsign(Tensor self) -> Tensor
  variants: function, method
  autogen: softsign_, softsign.out
  pointwise:
    expr: self / (1 + abs(self))
    promote: float
`;
const derivative = `
- name: softsign(Tensor self) -> Tensor
  self: grad / (self.abs() + 1).square()
  result: auto_element_wise
`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, entry] of [
  ["native_functions.yaml", operator],
  ["derivatives.yaml", derivative],
] as const) {
  writeFileSync(`${folder}${file}`, readFileSync(`${root}${file}`, "utf8") + entry);
}

const inFolder = (file: string): string => `examples/.softsign/${file}`;
execFileSync(
  process.execPath,
  [
    ...["--import", "tsx", "codegen/cli/main.ts"],
    ...["--native-functions", inFolder("native_functions.yaml"), "--derivatives", inFolder("derivatives.yaml")],
    ...["--kernels", "runtime/kernels", "--runtime", "runtime", "--out", inFolder("generated")],
  ],
  { cwd: root, stdio: "inherit" },
);

// The new function is in the generated package; its type is known once it is generated, hence the assertion here.
type Library = typeof import("../generated/index.js");
type Tensor = import("../generated/index.js").Tensor;
const library = (await import(`${folder}generated/index.ts`)) as Library & { softsign: (self: Tensor) => Tensor };

const x = library.tensor([-3, -1, 0, 1, 3], { requiresGrad: true });
const y = library.softsign(x);
y.sum().backward();
console.log("x           ", String(x.detach()));
console.log("softsign(x) ", String(y.detach()));
console.log("gradient    ", String(x.grad));

// Its WebAssembly SIMD loop is generated from the same expression, and long tensors use it without another line.
const long = library.randn([262_144]);
const timed = (kernels: string): number => {
  library.useKernels(kernels);
  const start = performance.now();
  for (let i = 0; i < 20; i++) library.softsign(long);
  return performance.now() - start;
};
const ratios = Array.from({ length: 7 }, () => timed("ts") / timed("wasm")).sort((a, b) => a - b);
library.useKernels(null);
console.log("faster loops", library.explain("softsign", long).steps.at(-1)!.offers.join("; "));
console.log("speed       ", `${ratios[3]!.toFixed(1)} times that of the TypeScript loop`);
rmSync(folder, { recursive: true, force: true });
