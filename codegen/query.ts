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
/** What later runs have in common with this one: the results of stages are kept with it. */
let runs: object | null = null;

/**
 * Runs the generator: with queries that keep their results for later runs, or as plain functions, which cost less, where no run follows.
 * @param later what those later runs are given as well; null where stages compute anew
 */
export function withQueries<T>(keep: boolean, run: () => T, later: object | null = null): T {
  const before = [caching, runs] as const;
  [caching, runs] = [keep, later];
  try {
    return run();
  } finally {
    [caching, runs] = before;
  }
}

/** What takes the place of a result: the earlier one if both are the same data. */
type Settle<R> = (earlier: R, value: R) => R;

/**
 * What took whose place in this run or the last one that changed it: an operator that was edited, the one before the edit. Queries compare
 * what they compute for one with what they computed for the other. It is only a hint: a wrong one makes nothing equal that is not.
 */
const replaced = new WeakMap<object, object>();

function replaces(value: unknown, earlier: unknown): void {
  if (typeof value !== "object" || value === null || typeof earlier !== "object" || earlier === null) return;
  if (value === earlier) return;
  replaced.set(value, earlier);
  // Otherwise each would keep all that it ever was.
  replaced.delete(earlier);
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
 * @param settle returns the earlier result where the new one is no other
 */
export function query<A extends readonly [object, ...unknown[]], R>(
  compute: (...args: A) => R,
  settle?: Settle<R>,
): (...args: A) => R {
  const cached = memoised(compute, settle);
  return (...args) => (caching ? cached(...args) : compute(...args));
}

/**
 * A query over everything, such as all operators: of each there is one result, that of the run before. What of a new result equals the
 * earlier one is the earlier one, down to the items of lists and tables, so that the stages behind it need not run.
 */
export function stage<A extends readonly unknown[], R>(compute: (...args: A) => R): (...args: A) => R {
  const cached = memoised((_: object, ...args: A) => compute(...args), settled);
  return (...args) => (runs === null ? compute(...args) : cached(runs, ...args));
}

function memoised<A extends readonly [object, ...unknown[]], R>(
  compute: (...args: A) => R,
  settle: Settle<R> = unlessEqual,
): (...args: A) => R {
  // Most queries have one result per object, and need no table.
  const only = new WeakMap<object, Result<R>>();
  const several = new WeakMap<object, Map<string, Result<R>>>();
  return (...args) => {
    const slot = slotOf(args);
    let result = slot === "" ? only.get(args[0]) : several.get(args[0])?.get(slot);
    if (result === undefined || !holds(result, args)) {
      const before = result === undefined ? replaced.get(args[0]) : undefined;
      const earlier = before === undefined ? result : slot === "" ? only.get(before) : several.get(before)?.get(slot);
      result = resultOf(compute, args, earlier, settle);
      const results = several.get(args[0]);
      if (slot === "") only.set(args[0], result);
      else if (results === undefined) several.set(args[0], new Map([[slot, result]]));
      else results.set(slot, result);
    }
    repeatEffects(result, args);
    return result.value;
  };
}

/** The texts and numbers among the arguments after the first. */
function slotOf(args: readonly unknown[]): string {
  let slot = "";
  for (let i = 1; i < args.length; i++) {
    const arg = args[i];
    if (typeof arg !== "object" && isKey(arg)) slot += `${arg}\n`;
  }
  return slot;
}

/** A new result, or the earlier one's value with what it depends on now. */
function resultOf<A extends readonly unknown[], R>(
  compute: (...args: A) => R,
  args: A,
  earlier: Result<R> | undefined,
  settle: Settle<R>,
): Result<R> {
  const result = args.some((arg, i) => i > 0 && isRecordable(arg))
    ? computeRecorded(compute, args)
    : { compared: args, dependencies: nothing, effects: nothing, value: compute(...args) };
  if (earlier === undefined) return result;
  const value = settle(earlier.value, result.value);
  replaces(value, earlier.value);
  return { ...result, value };
}

function repeatEffects({ effects }: Result<unknown>, args: readonly unknown[]): void {
  if (effects.length > 0) for (const [index, effect] of effects) effect(args[index] as never);
}

/**
 * A pure function of one item, for whole lists: a stage that has a result for each operator need not ask for those of operators that are
 * the same as before. They are found by their distance from the beginning or the end of the list of the run before. The rest is as with
 * queries; of each function there is one list a run.
 */
export function perItem<T extends object, A extends readonly unknown[], R>(
  compute: (item: T, ...given: A) => R,
  settle: Settle<R> = unlessEqual,
): (items: readonly T[], ...given: A) => readonly R[] {
  const known = new WeakMap<object, ItemResults<T, R>>();
  return (items, ...given) => {
    if (runs === null) return items.map((item) => compute(item, ...given));
    const before = known.get(runs);
    const [start, end] = before === undefined ? [0, 0] : sharedEnds(before.items, items);
    const shift = items.length - (before?.items.length ?? 0);
    // Results of the run before hold for what was given then. If that is given again, only the answers remain to be compared.
    const isGivenAgain = before !== undefined && areSame(before.given, given);
    const args: [T, ...A] = [items[0]!, ...given];
    const results = new Array<Result<R>>(items.length);
    let isSame = before !== undefined && shift === 0;
    for (let i = 0; i < items.length; i++) {
      const item = items[i]!;
      args[0] = item;
      // An item that was replaced is at the same position.
      const position = i < start || shift === 0 ? i : i >= items.length - end ? i - shift : -1;
      const earlier = before?.results[position];
      const result =
        earlier !== undefined &&
        before!.items[position] === item &&
        (isGivenAgain ? earlier.dependencies.length === 0 || answersHold(earlier, args) : holds(earlier, args))
          ? earlier
          : resultOf<[T, ...A], R>(compute, [item, ...given], earlier, settle);
      results[i] = result;
      repeatEffects(result, args);
      isSame &&= Object.is(before!.results[i]!.value, result.value);
    }
    const values = isSame ? before!.values : results.map(({ value }) => value);
    known.set(runs, { items, given: given.map((arg) => (isRecordable(arg) ? recorded : arg)), results, values });
    return values;
  };
}

/** What `perItem` computed for a list. */
interface ItemResults<T, R> {
  readonly items: readonly T[];
  readonly given: readonly unknown[];
  readonly results: readonly Result<R>[];
  readonly values: readonly R[];
}

/** How many items two lists share at their beginnings and, of the others, at their ends. */
function sharedEnds(
  a: readonly unknown[],
  b: readonly unknown[],
  isSame: (a: unknown, b: unknown) => boolean = Object.is,
): readonly [start: number, end: number] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && isSame(a[start], b[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(a[a.length - 1 - end], b[b.length - 1 - end])) end++;
  return [start, end];
}

function isKey(arg: unknown): arg is string | number | boolean {
  return typeof arg === "string" || typeof arg === "number" || typeof arg === "boolean";
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
  return { compared: args.map((arg) => (isRecordable(arg) ? recorded : arg)), dependencies, effects, value };
}

function holds(result: Result<unknown>, args: readonly unknown[]): boolean {
  return areSame(result.compared, args) && answersHold(result, args);
}

/** Whether arguments are those that were compared earlier, or are recorded as those were. */
function areSame(compared: readonly unknown[], args: readonly unknown[]): boolean {
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (Object.is(compared[i], arg)) continue;
    if (compared[i] === recorded ? !isRecordable(arg) : !same(compared[i], arg)) return false;
  }
  return true;
}

function answersHold({ dependencies }: Result<unknown>, args: readonly unknown[]): boolean {
  for (const [index, question, answer] of dependencies) if (!same(question(args[index] as never), answer)) return false;
  return true;
}

function isRecordable(arg: unknown): arg is Recordable<unknown> {
  return typeof arg === "object" && arg !== null && recorded in arg;
}

function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Set) return b instanceof Set && a.size === b.size && same([...a], [...b]);
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
}

/**
 * Whether two results are the same data: lists, sets, tables and records of the same things, in the same order, which may be that of
 * printed lines. What is frozen is of the model: it is told apart by identity, and others hold it.
 */
function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const kind = Object.getPrototypeOf(a);
  if (kind !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a))
    return a.length === (b as typeof a).length && a.every((item, i) => equal(item, (b as typeof a)[i]));
  if (a instanceof Set || a instanceof Map)
    return a.size === (b as typeof a).size && equal([...a], [...(b as typeof a)]);
  if (kind !== Object.prototype || Object.isFrozen(a) || Object.isFrozen(b)) return false;
  const names = Object.keys(a);
  return (
    sameItems(names, Object.keys(b)) &&
    names.every((name) => equal((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]))
  );
}

function unlessEqual<R>(earlier: R, value: R): R {
  return equal(earlier, value) ? earlier : value;
}

/** A result with what it has in common with the earlier one. */
function settled<R>(earlier: R, value: R): R {
  if (!isRecord(value) || !isRecord(earlier)) return settledItems(earlier, value) as R;
  const names = Object.keys(value);
  const items = names.map((name) => settledItems(earlier[name], value[name]));
  return sameItems(
    Object.entries(earlier).flat(),
    names.flatMap((name, i) => [name, items[i]]),
  )
    ? earlier
    : { ...value, ...Object.fromEntries(names.map((name, i) => [name, items[i]])) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Records are taken over whole or not at all: others may hold them. */
function settledItems(earlier: unknown, value: unknown): unknown {
  if (Object.is(earlier, value)) return value;
  if (Array.isArray(value) && Array.isArray(earlier)) return settledList(earlier, value);
  if (value instanceof Map && earlier instanceof Map) return settledRows(earlier, value);
  return unlessEqual(earlier, value);
}

function settledRows(earlier: ReadonlyMap<unknown, unknown>, value: ReadonlyMap<unknown, unknown>): unknown {
  const rows = new Map<unknown, unknown>();
  const keys = earlier.keys();
  let isSame = earlier.size === value.size;
  for (const [key, item] of value) {
    const before = earlier.get(key);
    const row = settledItems(before, item);
    rows.set(key, row);
    isSame &&= Object.is(keys.next().value, key) && Object.is(before, row);
  }
  return isSame ? earlier : rows;
}

/** The items of the earlier list as far as they are equal from either end. */
function settledList(earlier: readonly unknown[], value: readonly unknown[]): readonly unknown[] {
  const [start, end] = sharedEnds(earlier, value, equal);
  if (start === earlier.length && start === value.length) return earlier;
  const changed = value.slice(start, value.length - end);
  if (earlier.length === value.length) for (const [i, item] of changed.entries()) replaces(item, earlier[start + i]);
  return [...earlier.slice(0, start), ...changed, ...earlier.slice(earlier.length - end)];
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => Object.is(item, b[i]));
}

/** A record as an argument of queries: each depends on the fields that it reads. */
export function byField<T extends object>(record: T): T {
  return Object.freeze({
    ...record,
    [recorded](this: T, recorder: Recorder<T>) {
      return recordingFields(this, recorder);
    },
  });
}

function recordingFields<T extends object>(record: T, recorder: Recorder<T>): T {
  const view = Object.create(null, {
    [recorded]: { value: (inner: Recorder<T>) => recordingFields(view, inner) },
  }) as T;
  const names = Object.keys(record) as (keyof T & string)[];
  recorder.dependsOn((of) => Object.keys(of), names);
  for (const name of names) {
    const ask = (of: T): unknown => of[name];
    const read = (): unknown => {
      const value = record[name];
      if (!isRecordable(value)) {
        recorder.dependsOn(ask, value);
        return value;
      }
      return value[recorded]({
        dependsOn: (question, answer) => recorder.dependsOn((of) => question(of[name]), answer),
        affects: (effect) => recorder.affects((on) => effect(on[name])),
      });
    };
    Object.defineProperty(view, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = read();
        Object.defineProperty(view, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return view;
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

  has(key: K): boolean {
    return this.#rows.has(key);
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

  override has(key: K): boolean {
    const answer = this.#original.has(key);
    this.#recorder.dependsOn((lookup) => lookup.has(key), answer);
    return answer;
  }

  override keys(): readonly K[] {
    const answer = this.#original.keys();
    this.#recorder.dependsOn((lookup) => lookup.keys(), answer);
    return answer;
  }
}
