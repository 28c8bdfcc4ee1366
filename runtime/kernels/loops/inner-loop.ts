// Inner loops of kernels that may be replaced: each is written down once, beside its kernel, with what offers of faster loops need to know.

import { byCode, type DTypeClass, INT64 } from "../../core/dtype.js";
import { once } from "../../core/shared.js";
import { type AnyLoop, deferredOffers, type LoopTable, offerNow } from "./loop-table.js";
import { longRun } from "./thresholds.js";

/** What an inner loop is. */
export interface InnerLoopDefinition<Loop extends AnyLoop> {
  /** The kernel's own loop, for arrays of numbers. */
  readonly loop?: Loop;
  /** The dtypes that it serves. All classes but complex by default. */
  readonly classes?: readonly DTypeClass[];
  /** The loop for int64, each element of which is two entries of the array. */
  readonly words?: Loop;
  /** The loop for bool, if it counts: any byte but 0 is true, as of integers that are viewed as bools. `loop` by default. */
  readonly truths?: Loop;
  /** The loops by dtype code, in place of the fields above. */
  readonly cells?: () => LoopTable<Loop>;
  /** The size of a run, which offers state a minimum of: its number of elements, unless documented otherwise. */
  readonly size: (...args: Parameters<Loop>) => number;
  /** Whether the operands of a run have no gaps; by default they never have. */
  readonly isContiguous?: (...args: Parameters<Loop>) => boolean;
  /** Operators, without overload names, whose kernels run the loop: explanations of them list its offers. The one of its name by default. */
  readonly operators?: readonly string[];
  /** The size from which a run is long: automatic offers are made before the first one. */
  readonly long?: number;
}

/** An inner loop. Cells change when loops are offered. */
export class InnerLoop<Loop extends AnyLoop = AnyLoop, Name extends string = string> {
  /** The operator whose loop it is; of an operator with several, followed by a slash and the part. */
  readonly name: Name;
  readonly size: (...args: Parameters<Loop>) => number;
  readonly isContiguous: (...args: Parameters<Loop>) => boolean;
  readonly operators: readonly string[];
  /** Shared by all copies of the package in a program, so that an offer reaches each of them. */
  readonly cells: LoopTable<Loop>;
  private readonly long: number;

  constructor(name: Name, definition: InnerLoopDefinition<Loop>, cells: LoopTable<Loop>) {
    const { size, isContiguous = () => true, operators = [name], long = longRun } = definition;
    this.name = name;
    this.size = size;
    this.isContiguous = isContiguous;
    this.operators = operators;
    this.cells = cells;
    this.long = long;
  }

  /** The loop for a dtype and a run, or several, of this size; null if the kernel has none. */
  at(code: number, size: number): Loop | null {
    if (deferredOffers.installed !== null && size >= this.long) offerNow();
    return this.cells[code] ?? null;
  }

  /** Whether there is a loop for a dtype. */
  has(code: number): boolean {
    return this.cells[code] != null;
  }
}

/** The loop that an inner loop runs. */
export type LoopOf<Inner> = Inner extends InnerLoop<infer Loop, string> ? Loop : never;

const inProgram = once("kernels.inner loops", () => new Map<string, InnerLoop<never>>());

/** Declares an inner loop. Its name is also that by which programs offer faster ones. */
export function innerLoop<Loop extends AnyLoop, const Name extends string>(
  name: Name,
  definition: InnerLoopDefinition<Loop>,
): InnerLoop<Loop, Name> {
  const earlier = inProgram.get(name) as InnerLoop<Loop> | undefined;
  const made = new InnerLoop(name, definition, earlier?.cells ?? cellsOf(definition));
  if (earlier === undefined) inProgram.set(name, made as unknown as InnerLoop<never>);
  return made;
}

function cellsOf<Loop extends AnyLoop>(definition: InnerLoopDefinition<Loop>): LoopTable<Loop> {
  const { loop = null, words = null, truths = loop, classes = ["float", "int", "bool"], cells } = definition;
  if (cells !== undefined) return cells();
  return byCode<Loop | null>(
    ({ code, class: kind, stored, computes }) =>
      stored && computes === code && classes.includes(kind)
        ? code === INT64
          ? words
          : kind === "bool"
            ? truths
            : loop
        : null,
    null,
  );
}

/** The inner loop of a kernel of the program, by name; undefined if there is no such kernel. */
export function innerLoopCalled(name: string): InnerLoop<never> | undefined {
  return inProgram.get(name);
}
