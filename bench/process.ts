// Timing of whole processes, run in turn.

import { spawnSync } from "node:child_process";
import type { Timing } from "./measure.js";

export interface ProcessContender {
  readonly name: string;
  readonly command: readonly string[];
  /** Runs before each timed run, untimed. */
  readonly before?: () => void;
}

/** Times commands against each other, one run of each per round. A command that fails ends the benchmark. */
export function measureProcesses(contenders: readonly ProcessContender[], cwd: string, rounds = 5): Timing[] {
  const samples: number[][] = contenders.map(() => []);
  for (let r = 0; r <= rounds; r++) {
    for (const [i, { name, command, before }] of contenders.entries()) {
      before?.();
      const start = performance.now();
      const result = spawnSync(command[0]!, command.slice(1), { cwd, encoding: "utf8" });
      const taken = (performance.now() - start) * 1e6;
      if (result.status !== 0) throw new Error(`${name} failed:\n${result.stdout}${result.stderr}`);
      if (r > 0) samples[i]!.push(taken);
    }
  }
  return contenders.map(({ name }, i) => {
    const sorted = samples[i]!.sort((x, y) => x - y);
    return { name, median: sorted[sorted.length >> 1]!, best: sorted[0]! };
  });
}
