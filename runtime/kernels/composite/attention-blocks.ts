// Attention in blocks of queries: only one block of attention weights exists at a time, never the full matrix.

import {
  _softmax,
  _softmax_out,
  add__Tensor,
  add_Tensor,
  bmm,
  bmm_out,
  cat,
  expand,
  narrow,
  new_empty,
  new_full,
  reshape,
  select_int,
  split_Tensor,
  transpose_int,
  triu,
  view,
} from "../../../generated/operators.js";
import { checkpoint } from "../../autograd/checkpoint.js";
import { anyRequiresGrad } from "../../autograd/meta.js";
import { state } from "../../autograd/state.js";
import type { Tensor } from "../../core/tensor.js";
import { deviceTypeOfBackend, hostBackend } from "../../dispatch/keys.js";
import { isLayered } from "../../dispatch/local.js";
import { isWrapper } from "../shapes/outputs.js";

/** Number of attention weights in a block: fits a core's private caches. */
const blockWeights = 2 ** 16;
/** Numbers of attention weights from which blocks are faster: without recording, and with recomputation for gradients. */
const fromWeights = 2 ** 17;
const fromRecordedWeights = 2 ** 22;

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** Whether `shape` broadcasts to the other shape. */
const fits = (shape: readonly number[], target: readonly number[]): boolean =>
  shape.length <= target.length &&
  shape.every((size, i) => size === 1 || size === target[target.length - shape.length + i]);

/**
 * softmax(query key^T + mask) value, causal or not. Null if there are too few pairs, if a layer intercepts operators, or
 * if batch dimensions broadcast. The backward pass recomputes the weights block by block, so nothing of size L * S is
 * saved.
 */
export function attentionInBlocks(
  query: Tensor,
  key: Tensor,
  value: Tensor,
  mask: Tensor | null,
  isCausal: boolean,
): Tensor | null {
  const batches = query.shape.slice(0, -2);
  const batch = batches.reduce((product, n) => product * n, 1);
  const [length, pairs] = [query.shape.at(-2)!, key.shape.at(-2)!];
  const inputs = [query, key, value, ...(mask === null ? [] : [mask])];
  const isRecorded = state.gradEnabled && anyRequiresGrad(inputs);
  if (
    batch * length * pairs < (isRecorded ? fromRecordedWeights : fromWeights) ||
    !sameNumbers(batches, key.shape.slice(0, -2)) ||
    !sameNumbers([...batches, pairs], value.shape.slice(0, -1)) ||
    query.shape.at(-1) !== key.shape.at(-1) ||
    query.device !== deviceTypeOfBackend(hostBackend) ||
    (mask !== null && !fits(mask.shape, [...batches, length, pairs])) ||
    inputs.some(isWrapper) ||
    isLayered() ||
    state.forward !== null
  )
    return null;
  const [q, k, v] = [query, key, value].map((one) => reshape(one, [batch, ...one.shape.slice(-2)])) as [
    Tensor,
    Tensor,
    Tensor,
  ];
  const masks = mask === null ? null : masksOf(mask, batches, length, pairs);
  // With one mask per batch, batches are processed one by one.
  const together = (masks?.length ?? 1) > 1 ? 1 : Math.max(1, Math.floor(blockWeights / (length * pairs)));
  const rows = Math.max(16, Math.floor(blockWeights / (together * pairs)));
  const features = v.shape[2]!;
  const result = isRecorded ? null : new_empty(query, [batch, length, features], null, null, null, null);
  const block = result === null ? null : inOneMemory(query, together * rows * pairs);
  const [ks, vs] = [split_Tensor(transpose_int(k, 1, 2), together, 0), split_Tensor(v, together, 0)];
  const results = split_Tensor(q, together, 0).map((queries, at) => {
    const target = result === null ? null : narrow(result, 0, at * together, queries.shape[0]!);
    const outputs = split_Tensor(queries, rows, 1).map((part, i) => {
      const first = i * rows;
      const height = part.shape[1]!;
      const width = isCausal ? Math.min(pairs, first + height) : pairs;
      const [keys, values] = [narrow(ks[at]!, 2, 0, width), narrow(vs[at]!, 1, 0, width)];
      const hidden = masks === null ? null : narrow(masks[masks.length === 1 ? 0 : at]!, 0, first, height);
      const diagonal = isCausal && width > first ? first : null;
      if (target !== null) return block!(part, keys, values, hidden, diagonal, narrow(target, 1, first, height));
      return checkpoint(recorded, part, keys, values, hidden, diagonal);
    });
    return target ?? cat(outputs, 1);
  });
  return view(result ?? cat(results, 0), [...batches, length, features]);
}

/** One mask for all batches, or one for each. */
function masksOf(mask: Tensor, batches: readonly number[], length: number, pairs: number): readonly Tensor[] {
  if (mask.shape.slice(0, -2).every((size) => size === 1))
    return [expand(view(mask, mask.shape.slice(-2)), [length, pairs], false)];
  const perBatch = (one: Tensor, dims: number): readonly Tensor[] =>
    dims === 0
      ? [one]
      : Array.from({ length: one.shape[0]! }, (_, i) => perBatch(select_int(one, 0, i), dims - 1)).flat();
  return perBatch(expand(mask, [...batches, length, pairs], false), batches.length);
}

type Block = [query: Tensor, keys: Tensor, values: Tensor, hidden: Tensor | null, diagonal: number | null];

/** Minus infinity above a diagonal, zeros elsewhere. */
const above = (like: Tensor, height: number, width: number, diagonal: number): Tensor =>
  triu(new_full(like, [height, width], Number.NEGATIVE_INFINITY, null, null, null, null), diagonal + 1);

function recorded(...[query, keys, values, hidden, diagonal]: Block): Tensor {
  const scores = bmm(query, keys);
  const [, height, width] = scores.shape as [number, number, number];
  const added = diagonal === null ? hidden : above(query, height, width, diagonal);
  return bmm(_softmax(added === null ? scores : add_Tensor(scores, added, 1), -1, false), values);
}

/** The same without recording: all blocks share one buffer for scores and weights. */
function inOneMemory(like: Tensor, size: number): (...args: [...Block, out: Tensor]) => Tensor {
  const memory = [0, 1].map(() => new_empty(like, [size], null, null, null, null));
  return (query, keys, values, hidden, diagonal, out) => {
    const [count, height, width] = [query.shape[0]!, query.shape[1]!, keys.shape[2]!];
    const [scores, weights] = memory.map((one) =>
      view(narrow(one, 0, 0, count * height * width), [count, height, width]),
    ) as [Tensor, Tensor];
    bmm_out(query, keys, scores);
    if (hidden !== null) add__Tensor(scores, hidden, 1);
    // Columns before the block's first query are visible to all of its queries.
    if (diagonal !== null)
      add__Tensor(narrow(scores, 2, diagonal, width - diagonal), above(query, height, width - diagonal, 0), 1);
    _softmax_out(scores, -1, false, weights);
    return bmm_out(weights, values, out);
  };
}
