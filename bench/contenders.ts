// Contenders of a benchmark, each in a process of its own: what one compiles, allocates and collects would slow down all others of its process.

import { fork } from "node:child_process";
import { type PythonPeer, pythonWithTorch, startPython } from "./peers.js";

/** Nanoseconds per call of a row, measured over `n` calls. */
export type Timed = (n: number) => Promise<number> | number;

/** Another process that times rows. */
export interface Contender {
  readonly name: string;
  /** Nanoseconds of one call over `n` calls; over as many as take `milliseconds` where `n` is 0. */
  readonly time: (row: string, n: number, milliseconds?: number) => Promise<number>;
  readonly end: () => void;
}

/** A message to a contender, and its reply. */
interface Question {
  readonly row: string;
  readonly n: number;
  readonly milliseconds: number;
}
type Answer = { readonly ns: number } | { readonly complaint: string };

/** Milliseconds; with TENGEN_CPU=1 those of processors that this process had, for machines that others use at the same time. */
function clock(): number {
  if (process.env["TENGEN_CPU"] !== "1") return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Awaits only calls that return promises, since awaiting takes longer than small calls. */
export function timed(call: () => unknown): Timed {
  return async (n) => {
    const start = clock();
    for (let i = 0; i < n; i++) {
      const result = call();
      if (result instanceof Promise) await result;
    }
    return ((clock() - start) * 1e6) / n;
  };
}

async function timedFor(run: Timed, milliseconds: number): Promise<number> {
  for (let [n, spent] = [1, 0]; ; n = Math.min(4 * n, 1e6)) {
    const ns = await run(n);
    spent += (ns * n) / 1e6;
    if (spent >= milliseconds) return ns;
  }
}

/** Handles the parent's messages in a contender's process. */
export function contend(open: (row: string) => Promise<Timed> | Timed): void {
  const opened = new Map<string, Promise<Timed>>();
  process.on("message", async ({ row, n, milliseconds }: Question) => {
    let answer: Answer;
    try {
      if (!opened.has(row)) opened.set(row, Promise.resolve(open(row)));
      const run = await opened.get(row)!;
      answer = { ns: n > 0 ? await run(n) : await timedFor(run, milliseconds) };
    } catch (error) {
      answer = { complaint: (error as Error).message.split("\n")[0]! };
    }
    process.send!(answer);
  });
}

/** Starts this program again as one of a benchmark's contenders. */
export function startContender(benchmark: string, name: string): Contender {
  const child = fork(process.argv[1]!, [benchmark], {
    env: { ...process.env, TENGEN_CONTENDER: name },
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return {
    name,
    time: (row, n, milliseconds = 0) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error(`${name} ended early`));
        child.once("exit", ended);
        child.once("message", (answer: Answer) => {
          child.off("exit", ended);
          if ("ns" in answer) resolve(answer.ns);
          else reject(new Error(answer.complaint));
        });
        child.send({ row, n, milliseconds } satisfies Question);
      }),
    end: () => void child.kill(),
  };
}

/** PyTorch on one thread, where a Python has it; its program answers `N CALL` with nanoseconds. `calls` has the call of each row. */
export async function startTorch(
  script: string,
  calls: (row: string) => string,
): Promise<(Contender & { readonly version: string }) | null> {
  const python = pythonWithTorch();
  if (python === null) return null;
  const { greeting, ask, child }: PythonPeer = await startPython(python, script);
  const run =
    (row: string): Timed =>
    async (n) =>
      Number(await ask(`${n} ${calls(row)}`));
  return {
    name: "torch",
    version: greeting,
    time: (row, n, milliseconds = 0) => (n > 0 ? run(row)(n) : timedFor(run(row), milliseconds)) as Promise<number>,
    end: () => void child.kill(),
  };
}

/** The lower quartile of the rounds, since other processes occasionally occupy a processor. */
const quartile = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 2]!;

/**
 * Nanoseconds of a row by contender (the lower quartile), or why it does not participate: each warms up, then all run in turn, round after round.
 * @param warm milliseconds of calls before the first round
 * @param round milliseconds that a round of one contender should take
 */
export async function inTurn(
  contenders: readonly Contender[],
  row: string,
  { warm, round, rounds = 7 }: { readonly warm: number; readonly round: number; readonly rounds?: number },
): Promise<Map<string, number | Error>> {
  // In their order.
  const results = new Map<string, number | Error>(contenders.map(({ name }) => [name, Number.NaN]));
  const taking: { contender: Contender; n: number; times: number[] }[] = [];
  for (const contender of contenders) {
    try {
      const ns = await contender.time(row, 0, warm);
      taking.push({ contender, n: Math.max(1, Math.round((round * 1e6) / ns)), times: [] });
    } catch (error) {
      results.set(contender.name, error as Error);
    }
  }
  for (let done = 0; done < rounds; done++)
    for (const { contender, n, times } of taking) times.push(await contender.time(row, n));
  for (const { contender, times } of taking) results.set(contender.name, quartile(times));
  return results;
}

/** `least`: so many times as fast as the other; `most`: so many times its time. */
export type Target<Against extends string> = readonly [against: Against, bound: "least" | "most", ratio: number];

/** Prints a row's targets, each with its ratio; whether each was reached. Targets without a time of the other contender are skipped. */
export function printTargets(
  ourTime: number,
  times: ReadonlyMap<string, number | Error>,
  targets: readonly Target<string>[],
): boolean[] {
  return targets.flatMap(([other, bound, ratio]) => {
    const time = times.get(other);
    if (typeof time !== "number") return [];
    const value = bound === "least" ? time / ourTime : ourTime / time;
    const isReached = bound === "least" ? value >= ratio : value <= ratio;
    const what = bound === "least" ? `x as fast as ${other} (at least` : `x the time of ${other} (at most`;
    console.log(`  ${isReached ? "REACHED" : "MISSED "}  ${value.toFixed(2)} ${what} ${ratio})`);
    return [isReached];
  });
}
