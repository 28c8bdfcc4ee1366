// generated/pointwise/vectors/*: loops that targets of vectors offer beside those of pointwise operators and operators on rows.

import { vectorOffers } from "../api/runtime-exports.js";
import { vectorFile } from "../plan/vectors.js";
import type { Emitter } from "./emitter.js";

export const emitVectors: Emitter = ({ vectors, sources }) =>
  vectors.map(({ target, pointwise, rows }) => ({
    path: vectorFile(target),
    from: [sources.functions],
    charter: target.charter,
    body: target.file(pointwise, rows),
    declares: [vectorOffers[target.name]],
  }));
