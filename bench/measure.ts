// Timing for benchmarks: contenders run in turn, round after round, so that drift of the machine affects all equally.

export interface Contender {
  readonly name: string;
  /** Runs the measured code `n` times. */
  readonly run: (n: number) => unknown;
}

export interface Timing {
  readonly name: string;
  /** Nanoseconds for one run: the median and the best of the rounds. */
  readonly median: number;
  readonly best: number;
}

export interface MeasureOptions {
  /** Milliseconds that one round of one contender should take. */
  readonly round?: number;
  readonly rounds?: number;
}

function now(): number {
  return performance.now();
}

/** Times the contenders against each other. */
export function measure(contenders: readonly Contender[], { round = 40, rounds = 9 }: MeasureOptions = {}): Timing[] {
  const counts = contenders.map(({ run }) => {
    let n = 1;
    for (;;) {
      const start = now();
      run(n);
      const taken = now() - start;
      if (taken > round / 2) return Math.max(1, Math.round((n * round) / taken));
      n *= taken < round / 20 ? 8 : 2;
    }
  });
  const samples: number[][] = contenders.map(() => []);
  for (let r = 0; r < rounds; r++) {
    for (const [i, { run }] of contenders.entries()) {
      const start = now();
      run(counts[i]!);
      samples[i]!.push(((now() - start) * 1e6) / counts[i]!);
    }
  }
  return contenders.map(({ name }, i) => {
    const sorted = samples[i]!.sort((a, b) => a - b);
    return { name, median: sorted[sorted.length >> 1]!, best: sorted[0]! };
  });
}

export function formatTime(ns: number): string {
  if (ns < 1e3) return `${ns.toFixed(1)} ns`;
  if (ns < 1e6) return `${(ns / 1e3).toFixed(2)} us`;
  if (ns < 1e9) return `${(ns / 1e6).toFixed(2)} ms`;
  return `${(ns / 1e9).toFixed(2)} s`;
}

/** A table of timings, each with its ratio to the one named as the base. */
export function printTimings(title: string, timings: readonly Timing[], base: string): void {
  const baseline = timings.find((timing) => timing.name === base)!;
  const width = Math.max(...timings.map((timing) => timing.name.length));
  console.log(title);
  for (const { name, median, best } of timings) {
    const ratio = name === base ? "1 (base)" : `${(median / baseline.median).toFixed(2)} x`;
    console.log(`  ${name.padEnd(width)}  ${formatTime(median).padStart(10)}  [${formatTime(best)}]  ${ratio}`);
  }
}

/** One line that states a target and whether this run reached it. */
export function printTarget(what: string, ratio: number, target: number, better: "more" | "less"): void {
  const reached = better === "more" ? ratio >= target : ratio <= target;
  const sign = better === "more" ? "at least" : "at most";
  console.log(`  ${reached ? "REACHED" : "MISSED "}  ${what}: ${ratio.toFixed(2)} (${sign} ${target})`);
}
