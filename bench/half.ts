// Half precision beside float32, on one thread: sums of a million elements against the TypeScript loop of float32, conversions and products
// against float32's own.

import * as library from "../generated/index.js";
import { setNumThreads, type Tensor, useKernels } from "../generated/index.js";
import { type Contender, measure, printTarget } from "./measure.js";

// biome-ignore lint/suspicious/noExplicitAny: functions called by name
const t = library as any;

export async function run(): Promise<void> {
  setNumThreads(1);
  t.manualSeed(1);
  const times = (n: number, call: () => unknown): void => {
    for (let i = 0; i < n; i++) call();
  };
  const inTypeScript = (call: () => unknown) => (n: number) => {
    const before = useKernels("ts");
    try {
      times(n, call);
    } finally {
      useKernels(before);
    }
  };
  const x: Tensor = t.randn([1_000_000]);
  const out: Tensor = t.empty([1_000_000]);
  for (const dtype of ["float16", "bfloat16"] as const) {
    const compare = (
      what: string,
      of: (make: (x: Tensor) => Tensor) => () => unknown,
      most: number,
      ts = false,
    ): void => {
      const contenders: Contender[] = [(y: Tensor) => y, (y: Tensor) => y.to(dtype)].map((make, i) => {
        const call = of(make);
        return { name: "", run: ts && i === 0 ? inTypeScript(call) : (n) => times(n, call) };
      });
      const [float, half] = measure(contenders);
      printTarget(
        `${dtype} ${what}, times the time of float32${ts ? " in TypeScript" : ""}`,
        half!.median / float!.median,
        most,
        "less",
      );
    };
    const random = (...shape: number[]): Tensor => t.randn(shape);
    const adding = (make: (x: Tensor) => Tensor) => {
      const y = make(x);
      return () => t.add(y, y);
    };
    compare("add of 1e6", adding, 3, true);
    compare(
      "add of 1e6, out",
      (make) => {
        const [y, z] = [make(x), make(out)];
        return () => t.add(y, y, { out: z });
      },
      3,
      true,
    );
    for (const size of [64, 128, 256, 512]) {
      const [a, b] = [random(size, size), random(size, size)];
      compare(
        `mm of ${size}`,
        (make) => {
          const [p, q] = [make(a), make(b)];
          return () => t.mm(p, q);
        },
        1.5,
      );
    }
    const [a, b, bias] = [random(256, 256), random(256, 256), random(256)];
    compare(
      "linear of 256 with a bias",
      (make) => {
        const [p, q, r] = [make(a), make(b), make(bias)];
        return () => t.linear(p, q, r);
      },
      1.5,
    );
    const [p, q] = [random(32, 64, 64), random(32, 64, 64)];
    compare(
      "bmm of 32 x 64",
      (make) => {
        const [r, s] = [make(p), make(q)];
        return () => t.bmm(r, s);
      },
      1.5,
    );
  }
}
