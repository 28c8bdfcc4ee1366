// The only place with memoisation. A query is a pure function whose results later runs reuse: the same arguments and the same results
// of its dependencies give the same result. So a run after an edit recomputes only what depends on the edit, without handwritten lists
// of dependencies. With nothing cached the outcome is the same.

/** Marks an argument of a query that is not compared but recorded: what the result reads from it, and what the query does to it. */
export const recorded = Symbol("recorded");

/** Records what a query does with an argument. */
export interface Recorder<T> {
  /** A read and its result: a cached result is valid as long as the current argument gives the same one. */
  dependsOn(question: (of: T) => unknown, answer: unknown): void;
  /** An effect, repeated on the current argument whenever the result is used, including the first time. */
  affects(effect: (on: T) => void): void;
}

/** An argument whose uses are recorded. */
export interface Recordable<T> {
  /** A stand-in that behaves as this one does, has no effects, and records. */
  [recorded](recorder: Recorder<T>): T;
}

/** Whether results are cached for later runs. */
let caching = true;

/** Runs the generator: with queries that cache their results for later runs, or as plain functions, which cost less if no run follows. */
export function withQueries<T>(keep: boolean, run: () => T): T {
  const before = caching;
  caching = keep;
  try {
    return run();
  } finally {
    caching = before;
  }
}

interface Result<R> {
  readonly compared: readonly unknown[];
  readonly dependencies: readonly (readonly [index: number, question: (of: never) => unknown, answer: unknown])[];
  readonly effects: readonly (readonly [index: number, effect: (on: never) => void])[];
  readonly value: R;
}

/**
 * A query whose results are needed several times in one run, and always cached for that.
 */
export function shared<A extends readonly [object, ...unknown[]], R>(compute: (...args: A) => R): (...args: A) => R {
  return memoised(compute);
}

/**
 * Makes a pure function a query. The cache belongs to its first argument, an object; texts and numbers among the other arguments are the
 * cache's keys, and for each key only the last result is cached. Lists are compared item by item, everything else by identity. Only
 * module-level functions may be queries: closures could depend on values that are not arguments.
 */
export function query<A extends readonly [object, ...unknown[]], R>(compute: (...args: A) => R): (...args: A) => R {
  const cached = memoised(compute);
  return (...args) => (caching ? cached(...args) : compute(...args));
}

function memoised<A extends readonly [object, ...unknown[]], R>(compute: (...args: A) => R): (...args: A) => R {
  // Most queries have one result per object, and need no table.
  const only = new WeakMap<object, Result<R>>();
  const several = new WeakMap<object, Map<string, Result<R>>>();
  return (...args) => {
    let slot = "";
    let recording = false;
    for (let i = 1; i < args.length; i++) {
      const arg = args[i];
      if (typeof arg === "string" || typeof arg === "number" || typeof arg === "boolean") slot += `${arg}\n`;
      else recording ||= isRecordable(arg);
    }
    let result = slot === "" ? only.get(args[0]) : several.get(args[0])?.get(slot);
    if (result === undefined || !holds(result, args)) {
      result = recording
        ? computeRecorded(compute, args)
        : { compared: args, dependencies: nothing, effects: nothing, value: compute(...args) };
      const results = several.get(args[0]);
      if (slot === "") only.set(args[0], result);
      else if (results === undefined) several.set(args[0], new Map([[slot, result]]));
      else results.set(slot, result);
    }
    for (const [index, effect] of result.effects) effect(args[index] as never);
    return result.value;
  };
}

const nothing: readonly never[] = [];

function computeRecorded<A extends readonly unknown[], R>(compute: (...args: A) => R, args: A): Result<R> {
  const dependencies: Result<R>["dependencies"][number][] = [];
  const effects: Result<R>["effects"][number][] = [];
  const given = args.map((arg, index) =>
    isRecordable(arg)
      ? arg[recorded]({
          dependsOn: (question, answer) => dependencies.push([index, question, answer]),
          affects: (effect) => effects.push([index, effect]),
        })
      : arg,
  );
  const value = compute(...(given as unknown as A));
  return { compared: args.map((arg) => (isRecordable(arg) ? null : arg)), dependencies, effects, value };
}

function holds({ compared, dependencies }: Result<unknown>, args: readonly unknown[]): boolean {
  for (let i = 0; i < args.length; i++) if (!same(compared[i], args[i]) && !isRecordable(args[i])) return false;
  return dependencies.every(([index, question, answer]) => same(question(args[index] as never), answer));
}

function isRecordable(arg: unknown): arg is Recordable<unknown> {
  return typeof arg === "object" && arg !== null && recorded in arg;
}

function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
}

/** A table of which queries read single rows. */
export class Lookup<K, V> implements Recordable<Lookup<K, V>> {
  readonly #rows: ReadonlyMap<K, V>;

  constructor(rows: ReadonlyMap<K, V>) {
    this.#rows = rows;
  }

  get(key: K): V | undefined {
    return this.#rows.get(key);
  }

  keys(): readonly K[] {
    return [...this.#rows.keys()];
  }

  [recorded](recorder: Recorder<Lookup<K, V>>): Lookup<K, V> {
    return new RecordingLookup(this, recorder);
  }
}

class RecordingLookup<K, V> extends Lookup<K, V> {
  readonly #original: Lookup<K, V>;
  readonly #recorder: Recorder<Lookup<K, V>>;

  constructor(original: Lookup<K, V>, recorder: Recorder<Lookup<K, V>>) {
    super(new Map());
    this.#original = original;
    this.#recorder = recorder;
  }

  override get(key: K): V | undefined {
    const answer = this.#original.get(key);
    this.#recorder.dependsOn((lookup) => lookup.get(key), answer);
    return answer;
  }

  override keys(): readonly K[] {
    const answer = this.#original.keys();
    this.#recorder.dependsOn((lookup) => lookup.keys(), answer);
    return answer;
  }
}
