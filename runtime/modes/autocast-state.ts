// The state of autocast regions, shared by the autocast layer and tracing.

import { once } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";
import type { AutocastList } from "./autocast-list.js";

/** An autocast dispatch key, with the current fast dtype of its device. */
export interface AutocastRegion {
  /** The device type. */
  readonly device: string;
  readonly bit: number;
  dtypeCode: number;
}

export interface AutocastState {
  /** The number of open regions; the cache is cleared when it reaches 0. */
  depth: number;
  cacheEnabled: boolean;
  cache: WeakMap<Tensor, Tensor>;
  /** By device type. */
  readonly regions: Map<string, AutocastRegion>;
  /** Lists of packages with additional operators. */
  readonly added: (() => readonly AutocastList[])[];
  /** Whether the lists have been registered. */
  registered: boolean;
}

export const autocastState: AutocastState = once("modes.autocast", () => ({
  depth: 0,
  cacheEnabled: true,
  cache: new WeakMap(),
  regions: new Map(),
  added: [],
  registered: false,
}));

/** Runs `body` without the cache of casts, so that a trace does not depend on earlier calls. */
export function withoutAutocastCache<R>(body: () => R): R {
  const before = autocastState.cacheEnabled;
  autocastState.cacheEnabled = false;
  try {
    return body();
  } finally {
    autocastState.cacheEnabled = before;
  }
}
