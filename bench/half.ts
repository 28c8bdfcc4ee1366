// Half precision beside float32: sums of a million elements against the TypeScript loop of float32, products of matrices against float32's.

import * as library from "../generated/index.js";
import { type Tensor, useKernels } from "../generated/index.js";
import { measure } from "./measure.js";

// biome-ignore lint/suspicious/noExplicitAny: functions called by name
const t = library as any;

export async function run(): Promise<void> {
  t.manualSeed(1);
  const x: Tensor = t.randn([1_000_000]);
  const a: Tensor = t.randn([256, 256]);
  const times = (n: number, call: () => unknown): void => {
    for (let i = 0; i < n; i++) call();
  };
  const inTypeScript = (n: number): void => {
    const before = useKernels("ts");
    try {
      times(n, () => t.add(x, x));
    } finally {
      useKernels(before);
    }
  };
  for (const dtype of ["float16", "bfloat16"] as const) {
    const [h, m] = [x.to(dtype), a.to(dtype)];
    const [plain, half, product, halfProduct] = measure([
      { name: "float32 add, TypeScript", run: inTypeScript },
      { name: `${dtype} add`, run: (n) => times(n, () => t.add(h, h)) },
      { name: "float32 matmul", run: (n) => times(n, () => t.matmul(a, a)) },
      { name: `${dtype} matmul`, run: (n) => times(n, () => t.matmul(m, m)) },
    ]);
    const row = (name: string, ours: number, theirs: number, most: number): void =>
      console.log(`${dtype} ${name}: ${(ours / theirs).toFixed(2)} x the time of float32 (at most ${most})`);
    row("add of 1e6", half!.median, plain!.median, 3);
    row("matmul of 256", halfProduct!.median, product!.median, 1.5);
  }
}
