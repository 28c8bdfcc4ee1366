// WebAssembly vector loops beside the generated ones: the same calls, chosen by useKernels.

import { add, div, lerp, mul, offerWasm, relu, sqrt, type Tensor, tensor, useKernels } from "../generated/index.js";
import { measure, printTimings } from "./measure.js";

const calls: readonly (readonly [name: string, call: (x: Tensor, y: Tensor) => Tensor])[] = [
  ["add", (x, y) => add(x, y)],
  ["mul", (x, y) => mul(x, y)],
  ["div", (x, y) => div(x, y)],
  ["sqrt", (x) => sqrt(x)],
  ["relu", (x) => relu(x)],
  ["lerp", (x, y) => lerp(x, y, 0.25)],
];

export async function run(): Promise<void> {
  const offer = offerWasm();
  const ratios: number[] = [];
  for (const dtype of ["float32", "float64"] as const) {
    for (const size of [1024, 16_384, 262_144]) {
      const make = (shift: number): Tensor =>
        tensor(
          Array.from({ length: size }, (_, i) => ((i * 37 + shift) % 1001) / 500),
          { dtype },
        );
      const [x, y] = [make(0), make(11)];
      for (const [name, call] of calls) {
        const contender = (sources: string | null) => (n: number) => {
          useKernels(sources);
          for (let i = 0; i < n; i++) call(x, y);
          useKernels(null);
        };
        // Compiles, so that this is not mistaken for the cost of a call.
        for (const sources of ["wasm", "ts"]) contender(sources)(2000);
        const timings = measure(
          [
            { name: "wasm", run: contender("wasm") },
            { name: "generated", run: contender("ts") },
          ],
          { rounds: 7 },
        );
        printTimings(`${name}, ${size} ${dtype}`, timings, "wasm");
        ratios.push(timings[1]!.median / timings[0]!.median);
      }
    }
  }
  offer.dispose();
  const sorted = ratios.sort((a, b) => a - b);
  const shown = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!].map((ratio) => ratio.toFixed(2));
  console.log(
    `generated against wasm over ${sorted.length} cases: least ${shown[0]}, median ${shown[1]}, most ${shown[2]} x`,
  );
}
