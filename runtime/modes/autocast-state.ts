// The state of autocast regions, shared by the autocast layer and tracing.

import { ValueSetting } from "../core/local-state.js";
import { once } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";
import type { AutocastList } from "./autocast-list.js";

/** An autocast dispatch key, with the current fast dtype of its device. */
export interface AutocastRegion {
  /** The device type. */
  readonly device: string;
  readonly bit: number;
  dtypeCode: number;
  /** The dtype, as a guard changes it. */
  readonly setting: ValueSetting<number>;
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
}

export const autocastState: AutocastState = once("modes.autocast", () => ({
  cacheEnabled: true,
  cache: { depth: 0, casts: new WeakMap() },
  regions: new Map(),
  added: [],
  registered: false,
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
