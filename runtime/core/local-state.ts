// Local state: what guards change, such as keys and grad mode. Guards are undone by difference, in any order; a context has values of its own.

import { describe } from "./describe.js";
import { ArgumentError } from "./errors.js";
import { once } from "./shared.js";
import { assertFunction, refuseDeferred } from "./synchronous.js";

/**
 * The value of a setting in one context: that of the newest change that is still open, or the base. `live` is its value while another context is
 * current.
 */
interface Line {
  base: unknown;
  top: Change | null;
  live: unknown;
}

/** What one open guard changed in a setting. */
export interface Change {
  readonly setting: AnySetting;
  readonly line: Line;
  /** The bits that the guard determines; for values that are not bits, 0. */
  readonly mask: number;
  readonly value: unknown;
  /** What it replaced. */
  before: unknown;
  /** The change that was opened before it. */
  previous: Change | null;
  /** The synchronous run that it was opened in; 0 if it is closed in the same call. */
  readonly run: number;
}

/** The lines of all settings, by the number of the setting. A setting without one has its initial value. */
export interface LocalContext {
  readonly lines: (Line | undefined)[];
  /** Whether a guard was opened or closed in this synchronous run. */
  unsettled: boolean;
}

interface Shared {
  readonly settings: AnySetting[];
  /** The program's own context. */
  readonly root: LocalContext;
  current: LocalContext;
  /** The number of the synchronous run, which the end of a run in which guards were used increments. */
  run: number;
}

const shared: Shared = once("core.local state", () => {
  const root: LocalContext = { lines: [], unsettled: false };
  return { settings: [], root, current: root, run: 1 };
});

/** One field of local state. Code on hot paths reads and writes the field itself, and restores it before it returns. */
export abstract class Setting<T> {
  private readonly at: number;
  private readonly initial: unknown;
  readonly read: () => T;
  readonly write: (value: T) => void;
  /** A value for another context, which later changes of the original do not reach. */
  readonly fork: (value: T) => T;
  line: Line;

  constructor(read: () => T, write: (value: T) => void, fork: (value: T) => T = (value) => value) {
    this.read = read;
    this.write = write;
    this.fork = fork;
    this.initial = read();
    this.at = shared.settings.length;
    shared.settings.push(this as unknown as AnySetting);
    this.line = { base: this.initial, top: null, live: undefined };
    shared.current.lines[this.at] = this.line;
  }

  /** The value according to the open changes, which that of the field differs from inside of kernels. */
  protected abstract valueOf(line: Line): T;
  /** Ends a change that is not the newest: those above it keep what they determine. */
  protected abstract closeInside(change: Change): void;
  /** What a change that is the newest leaves. */
  protected abstract withoutTop(change: Change, now: T): T;

  /** A change, which the caller links to its line after it has written the value: where the stack is full, writing is an error, and nothing has changed. */
  protected open(mask: number, value: unknown, now: T, isScoped: boolean): Change {
    const { line } = this;
    const previous = line.top;
    const run = isScoped ? 0 : shared.run;
    const change: Change = { setting: this as unknown as AnySetting, line, mask, value, before: now, previous, run };
    if (!isScoped) settleLater();
    return change;
  }

  protected liveOf(line: Line): T {
    return line === this.line ? this.read() : (line.live as T);
  }

  protected setLive(line: Line, value: T): void {
    if (line === this.line) this.write(value);
    else line.live = value;
  }

  /** Ends a change: the field has the value that it had without it. */
  close(change: Change): void {
    const { line, previous, run } = change;
    if (run > 0) {
      settleLater();
      // What a guard replaced inside of a kernel is no longer the state when the kernel has returned.
      if (run !== shared.run) change.before = this.valueOf({ base: line.base, top: previous, live: undefined });
    }
    if (line.top !== change) {
      this.closeInside(change);
      return;
    }
    line.top = previous;
    this.setLive(line, this.withoutTop(change, this.liveOf(line)));
  }

  /** The changes above one, from the oldest. */
  protected above(change: Change): Change[] {
    const found: Change[] = [];
    for (let one = change.line.top; one !== null && one !== change; one = one.previous) found.unshift(one);
    const [lowest] = found;
    if (lowest !== undefined) lowest.previous = change.previous;
    return found;
  }

  /** Sets the field to what the open changes say, once no kernel runs. */
  settle(context: LocalContext): void {
    const line = context.lines[this.at];
    if (line !== undefined) this.setLive(line, this.valueOf(line));
  }

  /** Makes a context's value the current one. */
  enter(context: LocalContext): void {
    const line = (context.lines[this.at] ??= { base: this.initial, top: null, live: this.initial });
    if (line === this.line) return;
    this.line.live = this.read();
    this.line = line;
    this.write(line.live as T);
  }

  /** A line of its own, with the current value. */
  copy(): Line {
    const value = this.fork(this.read());
    return { base: value, top: null, live: value };
  }

  /** The line of a new context, with a value that was captured. */
  begin(captured: unknown): Line {
    const value = this.fork(captured as T);
    return { base: value, top: null, live: value };
  }
}

/** Settings of all types are in one list, and each is given only values that it returned. */
type AnySetting = Setting<unknown>;

/** A word of which guards determine single bits. */
export class BitSetting extends Setting<number> {
  /** Gives the bits of a mask the values that they have in `value`. @param isScoped whether the caller closes it before it returns */
  set(mask: number, value: number, isScoped: boolean): Change {
    const now = this.read();
    const bits = value & mask;
    const change = this.open(mask, bits, now, isScoped);
    this.write((now & ~mask) | bits);
    change.line.top = change;
    return change;
  }

  protected override valueOf({ base, top }: Line): number {
    let value = 0;
    let open = ~0;
    for (let one = top; one !== null; one = one.previous) {
      value |= (one.value as number) & open;
      open &= ~one.mask;
    }
    return value | ((base as number) & open);
  }

  protected override withoutTop({ mask, value, before }: Change, now: number): number {
    // Bits that are not as the change left them belong to a kernel that is running.
    const ours = mask & ~(now ^ (value as number));
    return (now & ~ours) | ((before as number) & ours);
  }

  protected override closeInside(change: Change): void {
    let { mask } = change;
    const value = change.value as number;
    const before = change.before as number;
    for (const one of this.above(change)) {
      const shared = mask & one.mask;
      const seen = one.before as number;
      const passed = shared & ~(seen ^ value);
      one.before = (seen & ~passed) | (before & passed);
      mask &= ~shared;
    }
    if (mask === 0) return;
    const now = this.liveOf(change.line);
    const ours = mask & ~(now ^ value);
    this.setLive(change.line, (now & ~ours) | (before & ours));
  }
}

/** A field that guards replace as a whole. */
export class ValueSetting<T> extends Setting<T> {
  /** @param isScoped whether the caller closes it before it returns */
  set(value: T, isScoped: boolean): Change {
    const change = this.open(0, value, this.read(), isScoped);
    this.write(value);
    change.line.top = change;
    return change;
  }

  protected override valueOf({ base, top }: Line): T {
    return (top === null ? base : top.value) as T;
  }

  protected override withoutTop({ value, before }: Change, now: T): T {
    return now === value ? (before as T) : now;
  }

  protected override closeInside(change: Change): void {
    const [next] = this.above(change);
    if (next !== undefined && next.before === change.value) next.before = change.before;
  }
}

// Kernels save and restore fields for their calls. A guard that was opened, or closed, inside of a call is forgotten then, or comes back: the end of
// the synchronous run, where no kernel runs, sets each field to what the open guards say.
function settleLater(): void {
  const { current } = shared;
  if (current.unsettled) return;
  current.unsettled = true;
  queueMicrotask(() => {
    current.unsettled = false;
    shared.run++;
    for (const setting of shared.settings) setting.settle(current);
  });
}

/** Makes a context the current one; returns the one that was. */
export function enterContext(context: LocalContext): LocalContext {
  const before = shared.current;
  if (context === before) return before;
  shared.current = context;
  for (const setting of shared.settings) setting.enter(context);
  return before;
}

/** The program's own context, outside of all tasks. */
export function rootContext(): LocalContext {
  return shared.root;
}

/** The context whose values are the current ones. */
export function currentContext(): LocalContext {
  return shared.current;
}

/** What a guard changed, to be undone. */
export class Changes {
  private readonly first: Change | null;
  private others: Change[] | null;
  private isOpen = true;

  constructor(first: Change | null, others: Change[] | null = null) {
    this.first = first;
    this.others = others;
  }

  /** Adds changes; returns the object itself. */
  and(...more: readonly Change[]): Changes {
    this.others = this.others === null ? [...more] : [...this.others, ...more];
    return this;
  }

  /** Undoes the changes, the newest first. @returns false if this was done before */
  close(): boolean {
    if (!this.isOpen) return false;
    this.isOpen = false;
    const { first, others } = this;
    if (others !== null) for (let i = others.length - 1; i >= 0; i--) others[i]!.setting.close(others[i]!);
    if (first !== null) first.setting.close(first);
    return true;
  }
}

/** The values of all local state at one moment: an opaque value. */
export interface LocalStateSnapshot {
  readonly isLocalState: true;
}

const snapshots = once("core.snapshots", () => new WeakMap<LocalStateSnapshot, readonly unknown[]>());

/**
 * All local state of the program as one value: included and excluded keys, grad mode, inference mode, autocast, functionalization, dispatch
 * and function modes, hooks for saved tensors, the level of forward mode, anomaly mode, and observers with the profiler. It does not include
 * settings of the program: the default dtype, random numbers, the number of threads, print options.
 */
export function captureLocalState(): LocalStateSnapshot {
  const snapshot = Object.freeze({}) as LocalStateSnapshot;
  snapshots.set(
    snapshot,
    shared.settings.map((setting) => setting.fork(setting.read()) as unknown),
  );
  return snapshot;
}

/**
 * A context that begins with captured values. What was loaded since they were captured has its current values.
 * @throws ArgumentError for anything that `captureLocalState` did not return
 */
export function newContext(snapshot: LocalStateSnapshot, caller: string): LocalContext {
  const values = snapshots.get(snapshot);
  if (values === undefined)
    throw new ArgumentError(`${caller}: expected a state that captureLocalState returned, got ${describe(snapshot)}`);
  return {
    lines: shared.settings.map((setting, at) => (at < values.length ? setting.begin(values[at]) : setting.copy())),
    unsettled: false,
  };
}

/**
 * Runs `body` with captured state, then restores that of the caller, whatever `body` leaves open. Guards of `body` change its own state only.
 * @throws ArgumentError if `body` is async, or a generator function
 */
export function withLocalState<R>(state: LocalStateSnapshot, body: () => R): R {
  assertFunction(body, "withLocalState");
  const context = newContext(state, "withLocalState");
  const before = enterContext(context);
  let result: R;
  try {
    result = body();
  } finally {
    enterContext(before);
  }
  refuseDeferred(result, "withLocalState");
  return result;
}
