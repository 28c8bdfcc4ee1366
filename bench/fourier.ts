// Fourier transforms take time in proportion to n log n, whatever the length: powers of two and of three, mixed radices, and primes (Bluestein's convolution).

import type { Tensor } from "../generated/index.js";
import * as library from "../generated/index.js";
import { measure } from "./measure.js";

// biome-ignore lint/suspicious/noExplicitAny: functions called by name
const t = library as any;

const families: readonly (readonly [name: string, small: number, large: number])[] = [
  ["powers of two", 2 ** 10, 2 ** 16],
  ["powers of three", 3 ** 6, 3 ** 10],
  ["mixed radices", 1000, 60_000],
  ["primes", 1009, 65_537],
];

export async function run(): Promise<void> {
  t.manualSeed(1);
  for (const [name, small, large] of families) {
    const inputs: readonly Tensor[] = [small, large].map((n) => t.complex(t.randn([n]), t.randn([n])));
    const [short, long] = measure(
      inputs.map((x) => ({
        name,
        run: (n: number) => {
          for (let i = 0; i < n; i++) t.fftFft(x);
        },
      })),
    );
    const growth = (of: (n: number) => number): string => (of(large) / of(small)).toFixed(0);
    console.log(
      `${name}: ${large} numbers take ${(long!.median / short!.median).toFixed(0)} times as long as ${small}; n log n gives ${growth((n) => n * Math.log2(n))}, n^2 ${growth((n) => n * n)}`,
    );
  }
}
