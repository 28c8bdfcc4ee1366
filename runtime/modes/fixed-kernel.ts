// Calls that skip the dispatcher: an operator's kernel for one backend, and redispatch with the operator's types.

import { bumpVersion, refuseInferenceWrite } from "../autograd/history.js";
import { requiresGrad } from "../autograd/meta.js";
import { state } from "../autograd/state.js";
import { describe } from "../core/describe.js";
import { ArgumentError, AutogradError, DispatchError } from "../core/errors.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { describeMissing } from "../dispatch/explain.js";
import type { Kernel } from "../dispatch/kernel.js";
import { KeySet, type KeySetLike } from "../dispatch/key-set.js";
import type { RuntimeKeyName } from "../dispatch/keys.js";
import {
  autocastHi,
  autogradHi,
  fullWord,
  inplaceOrViewHi,
  isBackendRow,
  runtimeKeys,
  slotOfKey,
} from "../dispatch/keys.js";
import type { Operator, OperatorEntry } from "../dispatch/operator-entry.js";

type AnyCall = (...args: unknown[]) => unknown;

function entryOf(op: unknown, caller: string): OperatorEntry {
  if (typeof op === "object" && op !== null && "maskLo" in op && "table" in op) return op as OperatorEntry;
  throw new ArgumentError(
    `${caller}: expected the handle of an operator, such as add_Tensor_op of tengen/generated/operators.js or what operator() gives, got ${describe(op)}`,
  );
}

/** What a tensor's key words are allowed to have besides the backend's: what a kernel for the backend need not see where nothing is recorded. */
const passedHi = (() => autogradHi | inplaceOrViewHi | autocastHi)();

/**
 * A function that calls an operator's kernel for one backend, without computing keys and without the layers above: for inner loops over small tensors.
 * It takes all of the operator's arguments in the order of the schema, as the operator's stub does.
 *
 * Autograd, autocast, modes, transforms and the device check do not see the calls. What would be wrong without them is refused: a tensor that requires grad
 * while gradients are recorded, one of another backend, or with a key of a layer (a wrapper, a lazily negated one), and operators that return views.
 * Versions of written tensors are counted. A kernel that is registered or taken away later is respected.
 *
 * @param op the operator's handle: `add_Tensor_op` of `tengen/generated/operators.js`
 * @param key a backend's key, such as `CPU`, or the key of a kind of tensor, such as `SparseCPU`
 * @throws DispatchError if there is no kernel, the key is a layer's, or the operator returns a view. The function throws ArgumentError for another number
 * of arguments, DispatchError for another tensor than described, AutogradError for one that requires grad
 * @example const add = kernelAt(add_Tensor_op, "CPU"); noGrad(() => add(x, y, 1))
 */
export function kernelAt<F extends Kernel>(op: Operator<F>, key: RuntimeKeyName): F {
  const entry = entryOf(op, "kernelAt");
  const at = typeof key === "string" ? slotOfKey(key) : -1;
  if (at < 0) throw new ArgumentError(`kernelAt: expected a dispatch key such as "CPU", got ${describe(key)}`);
  const { functionality, name, lo, hi } = runtimeKeys[at]!;
  if (at === 0 || !isBackendRow(functionality))
    throw new DispatchError(
      `kernelAt: ${name} is a layer's key, whose kernels go on below it; redispatchOf(op)(keys, ...) calls them with a key set`,
    );
  entry.compute();
  const { record } = entry.row[at]!;
  if (record === null || record.isFallthrough)
    throw new DispatchError(`kernelAt: ${describeMissing(entry, new KeySet(lo, hi), [])}`, { schema: entry.described });
  const { arguments: parameters } = entry.schema;
  if (parameters.some(({ alias }) => alias !== null && !alias.write))
    throw new DispatchError(
      `kernelAt: ${entry.name} may return a view, which only the layers above the kernel know as one; call the operator`,
      { schema: entry.described },
    );
  return checkedCall(entry, at, lo, hi) as unknown as F;
}

function checkedCall(entry: OperatorEntry, at: number, lo: number, hi: number): AnyCall {
  const count = entry.argumentCount;
  const { list } = entry.parameters;
  const { single, lists } = entry.tensorPositions;
  const optional = list.map(({ type }) => type.kind === "optional");
  const written = entry.schema.arguments.flatMap(({ alias, containerAlias }, i) =>
    alias?.write === true || containerAlias?.write === true ? [i] : [],
  );
  for (const i of entry.undeclaredWrites ?? []) written.push(i);

  const refuse = (given: unknown, i: number): Error => {
    const { name } = list[i]!;
    const who = `${entry.name} at ${runtimeKeys[at]!.name}: ${name}`;
    const options = { schema: entry.described, argument: name };
    if (!isTensor(given)) return new ArgumentError(`${who} must be a tensor, got ${describe(given)}`, options);
    const keys = new KeySet(given.keysLo, given.keysHi);
    if (isPlain(given))
      return new AutogradError(
        `${who} requires grad, and no gradient would be recorded: call the operator, or this function under noGrad`,
        options,
      );
    return new DispatchError(
      `${who} has the keys ${keys.toString()}, and other kernels than that of ${runtimeKeys[at]!.name} have to see it: call the operator`,
      options,
    );
  };
  // The third word is above the high one.
  const isPlain = ({ keysLo, keysHi }: Tensor): boolean =>
    keysLo === lo && keysHi <= fullWord && (keysHi & ~passedHi) === hi;
  const check = (given: unknown, i: number): void => {
    if (given === null && optional[i]!) return;
    const tensor = given as Tensor;
    // What is no tensor has no words.
    if (tensor === null || tensor === undefined || !isPlain(tensor)) throw refuse(given, i);
    if (tensor.autograd !== null && state.gradEnabled && requiresGrad(tensor)) throw refuse(given, i);
  };
  const checkAll = (args: readonly unknown[]): void => {
    for (let k = 0; k < single.length; k++) check(args[single[k]!], single[k]!);
    for (let k = 0; k < lists.length; k++) {
      const i = lists[k]!;
      const given = args[i];
      if (given === null && optional[i]!) continue;
      if (!Array.isArray(given))
        throw new ArgumentError(
          `${entry.name} at ${runtimeKeys[at]!.name}: ${list[i]!.name} must be a list of tensors, got ${describe(given)}`,
          { schema: entry.described, argument: list[i]!.name },
        );
      for (const one of given as readonly unknown[]) if (one !== null) check(one, i);
    }
  };
  const refuseWrites = (args: readonly unknown[]): void => {
    for (let k = 0; k < written.length; k++) {
      const given = args[written[k]!];
      if (Array.isArray(given)) for (const one of given as readonly Tensor[]) refuseInferenceWrite(one);
      else if (given !== null) refuseInferenceWrite(given as Tensor);
    }
  };
  const bump = (args: readonly unknown[]): void => {
    for (let k = 0; k < written.length; k++) {
      const given = args[written[k]!];
      if (Array.isArray(given)) for (const one of given as readonly Tensor[]) bumpVersion(one);
      else if (given !== null) bumpVersion(given as Tensor);
    }
  };
  const wrongCount = (got: number): Error =>
    new ArgumentError(
      `${entry.name} at ${runtimeKeys[at]!.name}: takes ${count} argument${count === 1 ? "" : "s"}, got ${got}; kernels have no defaults`,
      { schema: entry.described },
    );
  // The usual forms without arrays: one to three leading tensors, then other values.
  const leading = single.length;
  const isSimple = lists.length === 0 && written.length === 0 && single.every((i, k) => i === k);
  if (isSimple && count <= 4 && leading <= 3) {
    const call = (): AnyCall => entry.table[at] as unknown as AnyCall;
    if (count === 1)
      return function (a) {
        // biome-ignore lint/complexity/noArguments: engines count them without an array
        if (arguments.length !== 1) throw wrongCount(arguments.length);
        if (leading > 0) check(a, 0);
        return call()(a, lo, hi);
      };
    if (count === 2)
      return function (a, b) {
        // biome-ignore lint/complexity/noArguments: engines count them without an array
        if (arguments.length !== 2) throw wrongCount(arguments.length);
        if (leading > 0) check(a, 0);
        if (leading > 1) check(b, 1);
        return call()(a, b, lo, hi);
      };
    if (count === 3)
      return function (a, b, c) {
        // biome-ignore lint/complexity/noArguments: engines count them without an array
        if (arguments.length !== 3) throw wrongCount(arguments.length);
        if (leading > 0) check(a, 0);
        if (leading > 1) check(b, 1);
        if (leading > 2) check(c, 2);
        return call()(a, b, c, lo, hi);
      };
    if (count === 4)
      return function (a, b, c, d) {
        // biome-ignore lint/complexity/noArguments: engines count them without an array
        if (arguments.length !== 4) throw wrongCount(arguments.length);
        if (leading > 0) check(a, 0);
        if (leading > 1) check(b, 1);
        if (leading > 2) check(c, 2);
        return call()(a, b, c, d, lo, hi);
      };
  }
  return (...args) => {
    if (args.length !== count) throw wrongCount(args.length);
    checkAll(args);
    refuseWrites(args);
    const result = (entry.table[at] as unknown as AnyCall)(...args, lo, hi);
    bump(args);
    return result;
  };
}

/**
 * An operator's redispatch with its types: a function that calls the kernel of a key set's highest key. It takes the key set, then all of the operator's
 * arguments in the order of the schema; the keys of the arguments and of the local state do not count.
 *
 * @param op the operator's handle: `add_Tensor_op` of `tengen/generated/operators.js`
 * @throws ArgumentError for what is not a handle. The function throws for wrong arguments as the operator does
 * @example const add = redispatchOf(add_Tensor_op); add(keys.remove("Audit"), x, y, 1)
 */
export function redispatchOf<F extends Kernel>(
  op: Operator<F>,
): (keys: KeySetLike, ...args: Parameters<F>) => ReturnType<F> {
  const entry = entryOf(op, "redispatchOf");
  return (keys, ...args) => dispatcher.redispatch(entry, KeySet.from(keys), args) as ReturnType<F>;
}
