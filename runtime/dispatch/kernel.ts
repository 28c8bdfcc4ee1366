// Kernels of an operator at a key: unboxed functions, boxed kernels and fallthroughs, and the records of their registration.
import { describe } from "../core/describe.js";
import { DispatchError } from "../core/errors.js";
import { placeText } from "../core/frames.js";
import { once } from "../core/shared.js";
import { boxedAdapter } from "./boxing.js";
import type { KernelGradient } from "./kernel-gradients.js";
import type { KeySet } from "./key-set.js";
import type { OperatorEntry } from "./operator-entry.js";

/** Any function. */
export type Kernel = (...args: never[]) => unknown;

/** What a kernel may return for a result of this type: lists may be read-only. */
export type Returned<R> = R extends readonly unknown[] ? { readonly [K in keyof R]: Returned<R[K]> } : R;
/** Data about a kernel that the runtime built for an operator: its name is derived from both. */
export interface GeneratedName {
  operator?: string;
  suffix?: string;
}
/** A cell of an operator's table: the operator's arguments, then the words of the key set of the call. */
export type Cell<F extends Kernel> = (...args: [...Parameters<F>, lo: number, hi: number]) => ReturnType<F>;
/** Pops the operator's arguments from the stack and pushes its results. */
export type BoxedFunction = (op: OperatorEntry, keys: KeySet, stack: unknown[]) => void;

/** A call that a level of transforms takes, for explanations. */
export interface HandedCall {
  /** The transform; null if no level takes the call. */
  readonly transform: string | null;
  /** 1 for the outermost. */
  readonly level: number;
  /** The key of the level's tensors, at which it takes the call; null if no level takes it. */
  readonly key: string | null;
  /** What the level does with the call. */
  readonly rule: string;
  /** Calls `visit` with the call that the level makes of the operator, where it makes it; null if it makes others. */
  readonly below: (<R>(visit: Visit<R>) => R) | null;
}

/** What a level says of a call that it takes. */
export type LevelCall = Pick<HandedCall, "key" | "rule" | "below">;

/** Gets a call of an operator with these keys. */
export type Visit<R> = (keys: KeySet, args: readonly unknown[]) => R;

/** A kernel in the boxed convention: one function for any operator. Created by `boxed`. */
export class BoxedKernel {
  /** Identifies boxed kernels, also those of other copies of the package. */
  readonly isBoxedKernel = true;
  readonly call: BoxedFunction;
  readonly name: string;

  constructor(call: BoxedFunction, name: string) {
    this.call = call;
    this.name = name;
  }

  /** Whether it can run an operator at a key's slot; absent if it always can. */
  serves?(entry: OperatorEntry, at: number): boolean;
  /** Computes an out form into outputs that are already checked and allocated; absent if it has no such shortcut. */
  launch?(entry: OperatorEntry, inputs: readonly unknown[], outs: readonly unknown[]): void;
  /**
   * If `serves` is present: whether a backend should register this form, from which the others are derived.
   */
  leads?(entry: OperatorEntry): boolean;

  /** The kernel that it runs for these arguments instead of redispatching; absent if it always redispatches. */
  instead?(entry: OperatorEntry, args: readonly unknown[]): KernelRecord | null;

  /** What explanations say of the gradient that it records for the kernel below; null if it records none. */
  gradient?(entry: OperatorEntry, args: readonly unknown[]): string | null;

  /** What explanations say of a call that it hands to a level of transforms; absent for kernels that hand none. */
  handed?(entry: OperatorEntry, args: readonly unknown[]): HandedCall;

  /** The unboxed form for one operator. */
  adapter(entry: OperatorEntry): Kernel {
    return boxedAdapter(entry, this);
  }
}

/** Marks a function as a boxed kernel: it takes (operator, key set, stack). */
export function boxed(call: BoxedFunction, name: string = call?.name): BoxedKernel {
  if (typeof call !== "function") throw new DispatchError(`boxed: expected a function, got ${describe(call)}`);
  return new BoxedKernel(call, name === "" ? "boxed kernel" : name);
}

/** A kernel that skips its key. Fallthroughs are never called: they clear a bit of a mask. */
export interface Fallthrough {
  readonly fallthrough: true;
}

/** Registered as a kernel, it makes calls skip the key. */
export const fallthrough: Fallthrough = once("dispatch.fallthrough", () =>
  Object.freeze({ fallthrough: true as const }),
);

/**
 * The origin of a registration. A string is a name: registering under the same name again replaces the earlier
 * registration. An Error is the place of a call, formatted lazily, and never identifies a registration.
 */
export type Source = string | Error;

/** Whether a registration repeats another one: only if both have the same name. */
export function isSameSource(first: Source, second: Source): boolean {
  return typeof first === "string" && first === second;
}

/** The source as text: its name, or the place of the call. */
export function sourceText(source: Source): string {
  return typeof source === "string" ? source : placeText(source);
}

const noLoops: readonly never[] = [];

/** What messages call a kernel without a name. */
const anonymous = "anonymous kernel";

/** One registered kernel. Kernels of one operator and key form a list, newest first. */
export class KernelRecord {
  /** The unboxed function, or null for boxed kernels and fallthroughs. */
  readonly unboxed: Kernel | null;
  readonly boxed: BoxedKernel | null;
  readonly isFallthrough: boolean;
  readonly source: Source;
  /** The declared signature of the kernel (`(Tensor x) -> Tensor`), if any, which is compared with the operator's schema. */
  readonly signature: string | null;
  /** Name to print instead of the function's. */
  readonly label: string | null;
  older: KernelRecord | null = null;
  /** Whether a Library registered it, in a user's program: calls of such kernels are checked. */
  fromUser = false;
  /** Whether it is meant to replace the kernel that is there, so that nobody needs a warning. */
  replaces = false;
  /** Whether it computes for backends instead of calling other operators for gradients to follow: set where it is registered at a key. */
  isLeaf = false;
  /** For a backend's kernel beside an implicit composite: what happens where gradients are recorded; null for what the operator says. */
  gradient: KernelGradient | null = null;
  /** The loops of a pointwise operator's kernel by dtype code, for which faster ones can be offered. */
  pointwise: readonly unknown[] | null = null;
  /** Other tables of inner loops for which faster ones are offered. */
  loops: readonly (readonly unknown[])[] = noLoops;

  constructor(
    kernel: Kernel | BoxedKernel | Fallthrough,
    source: Source,
    signature: string | null = null,
    label: string | null = null,
  ) {
    const given = kernel as Kernel & Partial<BoxedKernel & Fallthrough>;
    this.unboxed = typeof kernel === "function" ? kernel : null;
    this.boxed = given?.isBoxedKernel ? (kernel as BoxedKernel) : null;
    this.isFallthrough = given?.fallthrough === true;
    if (this.unboxed === null && this.boxed === null && !this.isFallthrough) {
      throw new DispatchError(
        `expected a kernel, got ${describe(kernel)}, at ${sourceText(source)}: ` +
          "is the module that exports it part of a circular dependency, or the name misspelt?",
      );
    }
    this.source = source;
    this.signature = signature;
    this.label = label;
  }

  get name(): string {
    if (this.label !== null) return this.label;
    if (this.isFallthrough) return "fallthrough";
    const { operator, suffix } = (this.unboxed ?? {}) as GeneratedName;
    if (suffix !== undefined) return `${operator!.split("::").pop()!.replace(".", "_")}_${suffix}`;
    const { name } = this.boxed ?? this.unboxed!;
    return name === "" ? anonymous : name;
  }

  /** What messages call it. */
  get what(): string {
    const { name } = this;
    return name === anonymous ? `the ${name}` : `kernel ${name}`;
  }

  /** The place of the registration, as text. */
  get place(): string {
    return sourceText(this.source);
  }

  /** The text for the kernel in dumps. */
  get debug(): string {
    if (this.label !== null) return this.label;
    return this.isFallthrough ? `registered at ${this.place}` : `${this.name} registered at ${this.place}`;
  }

  /** The calling conventions that reach the kernel without an adapter. */
  get conventions(): string {
    if (this.isFallthrough) return "fallthrough";
    return this.unboxed === null ? "boxed" : "boxed unboxed";
  }
}
