// How the programs of `bench:against` time their rows: nanoseconds a call, the best of several rounds, printed as JSON.

export type Rows = Readonly<Record<string, () => unknown>>;

/** Nanoseconds a call by row. A row that this tree cannot run is null. */
export function measured(rows: Rows, milliseconds = 30, rounds = 7): Record<string, number | null> {
  const times: Record<string, number | null> = {};
  for (const [name, body] of Object.entries(rows)) {
    const repeat = (n: number): void => {
      for (let i = 0; i < n; i++) body();
    };
    try {
      body();
    } catch {
      times[name] = null;
      continue;
    }
    let n = 1;
    for (let taken = 0; taken < milliseconds; ) {
      n *= 2;
      const start = performance.now();
      repeat(n);
      taken = performance.now() - start;
    }
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      repeat(n);
      best = Math.min(best, performance.now() - start);
    }
    times[name] = (best * 1e6) / n;
  }
  return times;
}

export function print(times: Record<string, number | null>): void {
  console.log(JSON.stringify(times));
}
