// A synchronous training loop, no dispose, no tidy, no await: the heap must not grow. Run node with --expose-gc to see exact figures.

import {
  crossEntropyLoss,
  linear,
  manualSeed,
  noGrad,
  randint,
  randn,
  relu,
  type Tensor,
  zeros,
} from "../generated/index.js";

/** Live bytes after each tenth of the run. */
export function trainAndWatch(steps: number): number[] {
  manualSeed(1);
  const x = randn([16, 8]);
  const y = randint(0, 3, [16]);
  const parameters = [randn([16, 8]), zeros([16]), randn([3, 16]), zeros([3])].map((p) => p.requiresGrad_());
  const [w1, b1, w2, b2] = parameters as [Tensor, Tensor, Tensor, Tensor];
  const collect = (globalThis as { gc?: () => void }).gc;
  const live: number[] = [];
  for (let step = 0; step < steps; step++) {
    crossEntropyLoss(linear(relu(linear(x, w1, b1)), w2, b2), y).backward();
    noGrad(() => {
      for (const p of parameters) {
        p.sub_(p.grad!, { alpha: 0.01 });
        p.grad = null;
      }
    });
    if ((step + 1) % Math.max(1, Math.floor(steps / 10)) === 0) {
      collect?.();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      live.push(heapUsed + arrayBuffers);
    }
  }
  return live;
}

export async function run(): Promise<void> {
  const steps = Number(process.env["STEPS"] ?? 20_000);
  const live = trainAndWatch(steps);
  console.log(`heap over ${steps} training steps, MB after each tenth:`);
  console.log(`  ${live.map((bytes) => (bytes / 1e6).toFixed(1)).join("  ")}`);
  const early = Math.max(...live.slice(1, 4));
  const late = Math.max(...live.slice(-3));
  console.log(`  last three against the second to fourth: ${(late / early).toFixed(2)} (1 is steady)`);
}
