// Tensors that a program gives to one call: `f(x.donate())`. The handle is a tensor with a dispatch key of its own, whose fallback hands the memory to
// the call and takes it back afterwards.

import { requiresGrad } from "../autograd/meta.js";
import { state } from "../autograd/state.js";
import { isFloatingCode } from "../core/dtype.js";
import { ArgumentError } from "../core/errors.js";
import { placeOf, placeText } from "../core/frames.js";
import { coreHooks } from "../core/hooks.js";
import { addMembers } from "../core/members.js";
import { metaTensorOf } from "../core/meta-tensor.js";
import { endHandle, giveBack, handOver, hindranceOf, reclaim } from "../core/ownership.js";
import { sameShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { engineMemory, isSaved, isSeen, pooledBytes, type Storage } from "../core/storage.js";
import { isTensor, Tensor } from "../core/tensor.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { inPlaceForm, isLoop } from "../dispatch/in-place-form.js";
import { boxed } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { hostDevice, unitedHi } from "../dispatch/keys.js";
import { levels } from "../dispatch/levels.js";
import { Library } from "../dispatch/library.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { isPlainOperand, plainCalls } from "../dispatch/plain-calls.js";
import { forTensors, mapTensors } from "./tree.js";

declare module "../core/tensor.js" {
  interface Tensor {
    /**
     * Gives the tensor to one call: `x = add(x.donate(), y)`. Its memory then serves the result, where a pointwise operator can compute in it, or else
     * later results. The next operator that gets the returned handle consumes it; any later use of it or of the tensor is an error which says where
     * that happened. A call that throws consumes nothing.
     *
     * @throws ArgumentError if anybody else can see the memory: a view, the holder of its array, a node that saved it, a hook on the tensor; for tensors
     * whose memory JavaScript cannot access, and those of classes; while a graph is traced, and in transforms
     */
    donate(): Tensor;
  }
}

interface Donation {
  /** The keys of the tensor that was donated. */
  readonly hi: number;
  readonly place: Error;
}

/** Of each handle that was not consumed. */
const donations: WeakMap<Tensor, Donation> = once("modes.donations", () => new WeakMap());

const key = "Donated";
const source = "runtime/modes/donation.ts";

/** Why the tensor cannot be donated; null if it can. */
function hindrance(x: Tensor): string | null {
  const { storage, autograd } = x;
  if (storage.isWrapper || Object.getPrototypeOf(x) !== Tensor.prototype) return "its class decides what its memory is";
  if (donations.has(x)) return "it is the handle of a donated tensor";
  if (coreHooks.read !== null) return "a graph is being traced; when it is run, it reuses memory by itself";
  if (levels.current !== null || state.forward !== null) return "a transform, or a level of forward mode, is open";
  const extra = autograd?.edge?.node.extra ?? null;
  if (extra !== null && (extra.before !== null || extra.accumulated !== null))
    return "a hook was registered on it, or retainGrad() called";
  return hindranceOf(storage);
}

const members: Partial<Tensor> & ThisType<Tensor> = {
  donate(): Tensor {
    const why = hindrance(this);
    if (why !== null) throw new ArgumentError(`donate(): the memory of this tensor cannot be given away: ${why}`);
    const place = placeOf(members.donate!);
    register();
    const hi = this.keysHi;
    const handle = handOver(
      this,
      unitedHi(hi, KeySet.of(key).hi),
      (what) =>
        `the tensor (${what}) was donated at ${placeText(place)}. Use the result of the call that got it, or donate a clone`,
      (what) =>
        `the handle of the tensor (${what}) that was donated at ${placeText(place)} cannot be read: pass it to one operator, and use the result`,
    );
    donations.set(handle, { hi, place });
    return handle;
  },
};

/** Adds the method, once per program. */
export function installDonation(): void {
  once("modes.donation members", () => {
    addMembers(Tensor.prototype, members);
    return true;
  });
}

/** Registers the fallback, once per program. */
function register(): void {
  once("modes.donation fallback", () => {
    new Library(dispatcher, "_", "IMPL", key, source).fallback(boxed(consume, "consumeDonated"));
    return true;
  });
}

/** Runs the operator with the memory of the handles, which are consumed unless it throws. */
function consume(op: OperatorEntry, keys: KeySet, stack: unknown[]): void {
  const start = stack.length - op.schema.arguments.length;
  const taken = new Map<Tensor, Tensor>();
  const take = (x: Tensor): Tensor => {
    const donation = donations.get(x);
    if (donation === undefined) return x;
    let tensor = taken.get(x);
    if (tensor === undefined) taken.set(x, (tensor = reclaim(x, donation.hi)));
    return tensor;
  };
  for (let i = start; i < stack.length; i++) stack[i] = mapTensors(stack[i], take);
  const form = formInto(op, stack.slice(start));
  if (form !== null) (stack[start] as Tensor).autograd = null;
  dispatcher.redispatchBoxed(form ?? op, keys.difference(KeySet.of(key)), stack);
  for (const handle of taken.keys()) end(handle, op);
  if (engineMemory.installed?.isWatched() !== false) return;
  const shared = new Set<Storage>();
  let isHost = true;
  for (const result of stack.slice(start))
    forTensors(result, ({ storage }) => {
      shared.add(storage);
      isHost &&= storage.device === hostDevice;
    });
  if (!isHost) return;
  for (const { storage } of taken.values())
    if (!shared.has(storage) && (storage.marks & (isSeen | isSaved)) === 0)
      giveBack(storage, (what) => `the tensor (${what}) was given to ${op.name} by donate(), which is done`);
}

function end(handle: Tensor, op: OperatorEntry): void {
  const { place } = donations.get(handle)!;
  donations.delete(handle);
  endHandle(
    handle,
    (what) =>
      `the handle of the tensor (${what}) that was donated at ${placeText(place)} was consumed by ${op.name}: it serves one call. Use the result of that call`,
  );
}

/** The in-place form of a pointwise operator, if it computes the same in its first argument: one that was donated. Null if not. */
function formInto(op: OperatorEntry, args: readonly unknown[]): OperatorEntry | null {
  const [first] = args;
  if (engineMemory.installed?.isWatched() !== false || !isTensor(first) || op.writes) return null;
  const { storage, dtypeCode, shape, strides } = first;
  // Loops of integers may throw halfway, at a divisor of 0.
  if (storage.byteLength < pooledBytes || !isFloatingCode(dtypeCode) || !isLoop(op)) return null;
  const form = inPlaceForm(op);
  if (form === null) return null;
  op.compute();
  form.compute();
  const calls = plainCalls(op);
  if (calls === null || plainCalls(form) === null) return null;
  let isPlain = true;
  forTensors(args, (x) => {
    isPlain &&= isPlainOperand(x, calls) && !(state.gradEnabled && requiresGrad(x));
  });
  if (!isPlain) return null;
  try {
    const result = dispatcher.call(
      op,
      args.map((arg) => mapTensors(arg, metaTensorOf)),
    );
    return isTensor(result) &&
      result.dtypeCode === dtypeCode &&
      sameShape(result.shape, shape) &&
      sameShape(result.strides, strides)
      ? form
      : null;
  } catch {
    // The call itself says why.
    return null;
  }
}
