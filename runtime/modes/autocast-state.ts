// The state of autocast regions, shared by the autocast layer and tracing.

import { ValueSetting } from "../core/local-state.js";
import { once } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";
import type { KernelRecord, Source } from "../dispatch/kernel.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import type { AutocastList, AutocastPolicy } from "./autocast-list.js";

/** An autocast dispatch key, with the current fast dtype of its device. */
export interface AutocastRegion {
  /** The device type. */
  readonly device: string;
  readonly bit: number;
  dtypeCode: number;
  /** The dtype, as a guard changes it. */
  readonly setting: ValueSetting<number>;
}

/** What a program says of one of its operators, or of another's, for one kind of device or for all that have autocast. */
export interface ProgramPolicy {
  readonly op: OperatorEntry;
  readonly device: string | null;
  readonly policy: AutocastPolicy;
  readonly source: Source;
  /** Takes a kernel away, as the dispatcher does it: programs without registrations of their own do not contain that. */
  readonly remove: (op: OperatorEntry, id: number, record: KernelRecord) => void;
  /** Takes away what the layer registered for it; null before. */
  undo: (() => void) | null;
}

/** The casts of weights, for the regions of one context. */
export interface AutocastCache {
  /** The number of open regions; the casts are cleared when it reaches 0. */
  depth: number;
  casts: WeakMap<Tensor, Tensor>;
}

export interface AutocastState {
  cacheEnabled: boolean;
  cache: AutocastCache;
  /** By device type. */
  readonly regions: Map<string, AutocastRegion>;
  /** Lists of packages with additional operators. */
  readonly added: (() => readonly AutocastList[])[];
  /** Whether the lists have been registered. */
  registered: boolean;
  /** What programs say, oldest first. */
  readonly programs: Set<ProgramPolicy>;
  /** Registers what a program says: null before the lists are registered. */
  apply: ((policy: ProgramPolicy) => void) | null;
}

export const autocastState: AutocastState = once("modes.autocast", () => ({
  cacheEnabled: true,
  cache: { depth: 0, casts: new WeakMap() },
  regions: new Map(),
  added: [],
  registered: false,
  programs: new Set(),
  apply: null,
}));

export const cacheSetting: ValueSetting<boolean> = once("modes.autocast cache", () => {
  new ValueSetting(
    () => autocastState.cache,
    (cache) => {
      autocastState.cache = cache;
    },
    // Regions that are open in the original are never closed in the copy.
    () => ({ depth: 0, casts: new WeakMap() }),
  );
  return new ValueSetting(
    () => autocastState.cacheEnabled,
    (enabled) => {
      autocastState.cacheEnabled = enabled;
    },
  );
});

/** Runs `body` without the cache of casts, so that a trace does not depend on earlier calls. */
export function withoutAutocastCache<R>(body: () => R): R {
  const change = cacheSetting.set(false, true);
  try {
    return body();
  } finally {
    cacheSetting.close(change);
  }
}

/** Adds what a program says of an operator, which the function that is returned takes away. */
export function addProgramPolicy(policy: Omit<ProgramPolicy, "undo">): () => void {
  const own: ProgramPolicy = { ...policy, undo: null };
  autocastState.programs.add(own);
  autocastState.apply?.(own);
  return () => {
    autocastState.programs.delete(own);
    own.undo?.();
    own.undo = null;
  };
}
