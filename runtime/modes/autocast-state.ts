// What autocast's regions set: one object, which tracing reads and writes, too.

import { once } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";
import type { AutocastList } from "./autocast-list.js";

/** One dispatch key of autocast's, with the fast dtype of the innermost region of its device. */
export interface AutocastRegion {
  /** The device type. */
  readonly device: string;
  readonly bit: number;
  dtypeCode: number;
}

export interface AutocastState {
  /** Open regions of any device: at 0 the cached casts go. */
  depth: number;
  cacheEnabled: boolean;
  cache: WeakMap<Tensor, Tensor>;
  /** By device type. */
  readonly regions: Map<string, AutocastRegion>;
  /** Lists that packages add to the library's. */
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

/** Runs `body` so that no cast is remembered or taken from the cache: what is traced must not depend on what ran before. */
export function withoutAutocastCache<R>(body: () => R): R {
  const before = autocastState.cacheEnabled;
  autocastState.cacheEnabled = false;
  try {
    return body();
  } finally {
    autocastState.cacheEnabled = before;
  }
}
