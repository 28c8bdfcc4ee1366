// How the programs of `bench:against` time their rows: nanoseconds a call. Each program is a process that stays, and is told which row to time next,
// so that the same row of two trees is timed within milliseconds: whatever else the machine does slows both.

export type Rows = Readonly<Record<string, () => unknown>>;

/** What a program is asked: the names of its rows, or one short timing of a row. */
export type Request = { readonly names: true } | { readonly time: string };

/** Nanoseconds a call, over as many calls as take `milliseconds`; null for a row that this tree cannot run. */
function timer(rows: Rows, milliseconds: number): (name: string) => number | null {
  const counts = new Map<string, number | null>();
  const taken = (body: () => unknown, n: number): number => {
    const start = performance.now();
    for (let i = 0; i < n; i++) body();
    return performance.now() - start;
  };
  const countOf = (body: () => unknown): number | null => {
    try {
      body();
    } catch {
      return null;
    }
    let n = 1;
    while (taken(body, n) < milliseconds) n *= 2;
    return n;
  };
  return (name) => {
    const body = rows[name];
    if (body === undefined) return null;
    let n = counts.get(name);
    if (n === undefined) counts.set(name, (n = countOf(body)));
    return n === null ? null : (taken(body, n) * 1e6) / n;
  };
}

/** Answers the requests of `bench:against`. Run by hand, the program prints one timing of each row. */
export function serve(rows: Rows, milliseconds: number): void {
  const time = timer(rows, milliseconds);
  if (process.send === undefined) {
    for (const name of Object.keys(rows)) console.log(`${name}: ${time(name)?.toFixed(0) ?? "not in this tree"} ns`);
    return;
  }
  process.on("message", (request: Request) => {
    process.send!("names" in request ? Object.keys(rows) : time(request.time));
  });
}
