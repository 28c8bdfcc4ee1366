// Pointwise operators on lists of tensors: one pass over the memory of all tensors that are plain, a call for each other.

import { requiresGrad } from "../../autograd/meta.js";
import { forwardLevel, state } from "../../autograd/state.js";
import { FLOAT32, FLOAT64 } from "../../core/dtype.js";
import type { Scalar } from "../../core/scalar.js";
import { sameShape } from "../../core/shape.js";
import type { Storage } from "../../core/storage.js";
import { allocateLike, type Tensor } from "../../core/tensor.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import { isPlainOperand, plainCalls } from "../../dispatch/plain-calls.js";
import {
  deferredOffers,
  type LoopTable,
  offerNow,
  type Stage,
  type StagingCell,
  tellScopes,
} from "../loops/loop-table.js";
import { listedAlone, listedCall, longRun } from "../loops/thresholds.js";
import type { ElementArray } from "../memory/arrays.js";
import { hasFreshStrides } from "../memory/iterator.js";
import type { Parameter } from "./rule.js";
import type { AnyLoop } from "./runner.js";

type Tensors = readonly Tensor[];
/** A parameter of the operator, or a list with a number for each index. */
type Given = Parameter | readonly Scalar[];

/**
 * The results of an operator for each index of lists: those of `call(i)`, computed in one pass where possible.
 * @param op the operator that `call` calls
 * @param lists its tensors, lists of the same length
 * @param given its other arguments
 */
export function forEachTensor(
  op: object,
  call: (i: number) => Tensor,
  lists: readonly Tensors[],
  ...given: readonly Given[]
): Tensor[] {
  const first = lists[0]!;
  const results = first.slice();
  // The first call checks what the operator checks of its numbers, and decides the dtype.
  results[0] = call(0);
  const code = first[0]!.dtypeCode;
  const pass = results[0].dtypeCode === code ? passFor(op as OperatorEntry, lists, given) : null;
  if (pass === null) for (let i = 1; i < first.length; i++) results[i] = call(i);
  else {
    for (let i = 1; i < first.length; i++) {
      if (!isPlainAt(pass, i, true)) {
        flush(pass);
        results[i] = call(i);
        continue;
      }
      const out = allocateLike(first[i]!, code);
      results[i] = out;
      compute(pass, i, out, false);
    }
    flush(pass);
  }
  return results;
}

/** As `forEachTensor`, for an operator that writes to the tensors of the first list. */
export function forEachInPlace(
  op: object,
  call: (i: number) => unknown,
  lists: readonly Tensors[],
  ...given: readonly Given[]
): void {
  call(0);
  const written = lists[0]!;
  const pass = passFor(op as OperatorEntry, lists, given);
  if (pass === null) for (let i = 1; i < written.length; i++) call(i);
  else {
    try {
      for (let i = 1; i < written.length; i++) {
        if (isPlainAt(pass, i, false)) compute(pass, i, written[i]!, true);
        else {
          flush(pass);
          call(i);
        }
      }
    } finally {
      flush(pass);
    }
  }
}

/** The value for all indices. */
function common(given: Given): Parameter {
  return Array.isArray(given) ? (given as readonly Scalar[])[0] : (given as Parameter);
}

const isCommon = (given: Given): boolean =>
  !Array.isArray(given) || (given as readonly Scalar[]).every((value) => Object.is(value, given[0]));

type Run = (...args: readonly unknown[]) => unknown;

/** One pass, and the tensors whose elements are in the stage. */
interface Pass {
  readonly code: number;
  readonly lists: readonly Tensors[];
  readonly s0: Parameter;
  readonly s1: Parameter;
  readonly s2: Parameter;
  readonly s3: Parameter;
  /** Keys that tensors must not have. */
  readonly foreignHi: number;
  /** Whether a tensor that requires grad would be recorded. */
  readonly records: boolean;
  /** What a write adds to a version. */
  readonly bump: number;
  readonly loop: Run;
  /** The operator's own loop, which does not use the stage. */
  readonly reference: Run;
  readonly stage: Stage | null;
  /** Tensors of up to this many elements are computed by the operator's own loop. */
  readonly least: number;
  /** The results of the elements in the stage, in their order. */
  readonly pending: Tensor[];
  /** The latest `born` of a storage in which such a result will overwrite something; -1 without one. */
  newest: number;
  /** The number of elements in the stage. */
  filled: number;
}

/** Null if calls would do anything but run the operator's loops: for a layer, an observer, another kernel, or different numbers. */
function passFor(op: OperatorEntry, lists: readonly Tensors[], given: readonly Given[]): Pass | null {
  const first = lists[0]!;
  const code = first[0]!.dtypeCode;
  if (first.length < 2 || (code !== FLOAT32 && code !== FLOAT64) || !given.every(isCommon)) return null;
  const calls = forwardLevel() === 0 ? plainCalls(op) : null;
  if (calls === null) return null;
  const loops = calls.loops as LoopTable<AnyLoop>;
  let total = 0;
  for (const { numel } of first) total += numel < listedCall ? numel : 0;
  if (total >= longRun && deferredOffers.installed !== null) offerNow();
  const [s0, s1, s2, s3] = given.map(common);
  const stage = (loops[code] as StagingCell).stage?.(total, [s0, s1, s2, s3]) ?? null;
  return {
    code,
    lists,
    s0,
    s1,
    s2,
    s3,
    foreignHi: calls.foreignHi,
    records: state.gradEnabled && calls.reachesAutograd,
    bump: calls.bump,
    loop: loops[code] as Run,
    reference: (stage === null ? loops[code] : stage.reference) as Run,
    stage,
    least: stage === null ? listedCall : Math.min(listedAlone, stage.from - 1),
    pending: [],
    newest: -1,
    filled: 0,
  };
}

/** Whether the tensors at an index are contiguous ones in memory, of the pass's dtype and of one shape, and nothing is recorded. */
function isPlainAt(pass: Pass, i: number, isNew: boolean): boolean {
  const { code, lists, records } = pass;
  const a = lists[0]![i]!;
  for (let k = 0; k < lists.length; k++) {
    const x = lists[k]![i]!;
    if (!isPlainOperand(x, pass)) return false;
    const { storage } = x;
    const { array } = storage;
    if (x.dtypeCode !== code || storage.dtypeCode !== code || array === null || !x.isContiguous || x.wrappedNumber)
      return false;
    // Memory that was transferred to a worker is empty.
    if ((array.length === 0 && x.numel > 0) || (records && requiresGrad(x))) return false;
    if (x !== a && x.shape !== a.shape && !sameShape(x.shape, a.shape)) return false;
    if (isNew ? k === 0 && !hasFreshStrides(x) : k > 0 && storage === a.storage) return false;
    // Results in the stage that share this memory come first.
    if (storage.born <= pass.newest && isPending(pass, storage)) flush(pass);
  }
  return true;
}

function isPending({ pending }: Pass, storage: Storage): boolean {
  for (const one of pending) if (one.storage === storage) return true;
  return false;
}

/** Computes the tensors at an index, at once or together with the next ones. */
function compute(pass: Pass, i: number, out: Tensor, writes: boolean): void {
  const { lists, stage, least } = pass;
  const { numel, storage } = out;
  if (numel > least && numel < listedCall) {
    if (pass.filled + numel > stage!.block) flush(pass);
    for (let k = 0; k < lists.length; k++) {
      const { storage: from, offset } = lists[k]![i]!;
      const array = from.array as ElementArray;
      stage!.places[k]!.set(numel === array.length ? array : array.subarray(offset, offset + numel), pass.filled);
    }
    pass.pending.push(out);
    pass.filled += numel;
    if (writes) {
      storage.version += pass.bump;
      if (storage.born > pass.newest) pass.newest = storage.born;
    }
    return;
  }
  if (numel > least) {
    flush(pass);
    for (const list of lists) tellScopes(list[i]!);
    runOne(pass, pass.loop, i, out);
  } else if (numel > 0) runOne(pass, pass.reference, i, out);
  if (writes) storage.version += pass.bump;
}

/** Computes what is in the stage, and copies the results out. */
function flush(pass: Pass): void {
  const { stage, filled, pending } = pass;
  if (filled === 0) return;
  stage!.run(filled);
  let at = 0;
  for (let i = 0; i < pending.length; i++) {
    const { storage, offset, numel } = pending[i]!;
    (storage.array as ElementArray).set(stage!.result.subarray(at, at + numel), offset);
    at += numel;
  }
  pending.length = 0;
  pass.newest = -1;
  pass.filled = 0;
}

function runOne({ lists, s0, s1, s2, s3 }: Pass, loop: Run, i: number, out: Tensor): void {
  const to = out.storage.array;
  const a = lists[0]![i]!;
  const x = a.storage.array;
  if (lists.length === 1) {
    loop(out.numel, to, out.offset, 1, x, a.offset, 1, s0, s1, s2, s3);
    return;
  }
  const b = lists[1]![i]!;
  const y = b.storage.array;
  if (lists.length === 2) {
    loop(out.numel, to, out.offset, 1, x, a.offset, 1, y, b.offset, 1, s0, s1, s2, s3);
    return;
  }
  const c = lists[2]![i]!;
  const z = c.storage.array;
  loop(out.numel, to, out.offset, 1, x, a.offset, 1, y, b.offset, 1, z, c.offset, 1, s0, s1, s2, s3);
}
