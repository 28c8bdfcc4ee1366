// Forms of an operator derived from those that a backend registers: shapes from the Meta kernel, values through another form.

import { copy__op, empty_strided_op } from "../../generated/operators.js";
import { itemSizes } from "../core/dtype.js";
import { UnsupportedError } from "../core/errors.js";
import type { Scalar } from "../core/scalar.js";
import { sameShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { newStorage, type Storage } from "../core/storage.js";
import { allocateCode, isTensor, makeTensor, type Tensor } from "../core/tensor.js";
import { callCell } from "../dispatch/boxing.js";
import { type BoxedFunction, BoxedKernel, type Kernel, KernelRecord } from "../dispatch/kernel.js";
import { denseTensorLo, hostBackend, hostDevice, runtimeKeys, shapesBackend } from "../dispatch/keys.js";
import { idOfSlot, type OperatorEntry, registrationId } from "../dispatch/operator-entry.js";
import { registry } from "../dispatch/operator-registry.js";
import { keySlot, slot } from "../dispatch/slots.js";
import { wrapScalar } from "./derivatives/values.js";
import { copyInto } from "./memory/copy.js";
import { isDataNeeded } from "./memory/data-needed.js";
import { checkResultCast, checkResultDevice, resizeTensor } from "./shapes/outputs.js";

/** The forms of one operator in the registry, and bits, in the same order, for those that can be derived from the others. */
export type FormsRow = readonly [
  functional: OperatorEntry,
  inplace: OperatorEntry | null,
  out: OperatorEntry | null,
  follow: number,
];

/** The rows, by each derived form. */
const rows: Map<OperatorEntry, FormsRow> = once("kernels.forms", () => new Map());

/**
 * The bit of operators that compute each element from the inputs' elements at the same index, so that an output may be
 * an input.
 */
const POINTWISE = 8;

/**
 * Registers derived forms in C10's alias key of default kernels, which serves every backend.
 * @param source where they are registered, for messages; registering again from there replaces them
 */
export function registerForms(source: string, list: () => readonly FormsRow[]): void {
  const id = registrationId("CompositeExplicitAutogradNonFunctional")!;
  registry.defer(() => {
    for (const row of list()) {
      if (row[2] !== null) rows.set(row[2], row);
      for (let i = 0; i < makers.length; i++) {
        if (((row[3] >> i) & 1) === 0) continue;
        const entry = row[i] as OperatorEntry;
        rows.set(entry, row);
        registry.add(entry, id, new KernelRecord(makers[i]!, source));
      }
    }
  });
}

/**
 * Overloads with scalar arguments, each with the overload that takes tensors instead, and the positions of these
 * arguments as bits.
 */
const scalars: Map<OperatorEntry, readonly [OperatorEntry, number]> = once("kernels.scalars", () => new Map());

/**
 * Lets overloads with scalar arguments call those with tensors, on backends that have these.
 * @param source where they are registered, for messages; registering again from there replaces them
 */
export function registerScalars(
  source: string,
  list: () => readonly (readonly [OperatorEntry, OperatorEntry, number])[],
): void {
  const id = registrationId("CompositeExplicitAutogradNonFunctional")!;
  registry.defer(() => {
    for (const [entry, tensors, bits] of list()) {
      scalars.set(entry, [tensors, bits]);
      if (!entry.kernels.has(id)) registry.add(entry, id, new KernelRecord(scalarAsTensor, source));
    }
  });
}

/** Whether an operator may overwrite its inputs while it reads them. */
export function writesOverInputs(entry: OperatorEntry): boolean {
  return ((rows.get(entry)?.[3] ?? 0) & POINTWISE) !== 0;
}

/** The dtypes that an out form computes in for these inputs; null if no functional form determines them. */
export function computedDTypes(out: OperatorEntry, inputs: readonly unknown[]): readonly number[] | null {
  const row = rows.get(out);
  return row === undefined ? null : listOf(onMeta(row[0], inputs)).map(({ dtypeCode }) => dtypeCode);
}

/** Computes a form through another one that the backend has; null if it has none. */
type Through = (call: Call) => (() => unknown) | null;

/** A call that has reached a backend's slot. `lo` and `hi` are the key words, without autograd's keys. */
interface Call {
  readonly row: FormsRow;
  readonly args: readonly unknown[];
  readonly at: number;
  readonly lo: number;
  readonly hi: number;
}

/**
 * The kernel of derived forms: one object for all operators, which builds a function for each operator when its table is
 * built.
 */
class FormKernel extends BoxedKernel {
  readonly through: Through;
  /** The forms that it can use, as positions in a row. */
  readonly sources: readonly (0 | 2)[];

  constructor(name: string, through: Through, sources: readonly (0 | 2)[]) {
    super((entry, keys, stack) => {
      const args = stack.splice(stack.length - entry.argumentCount);
      const result = run(entry, through, args, keys.lo, keys.hi);
      if (entry.returnCount > 1) stack.push(...(result as readonly unknown[]));
      else stack.push(result);
    }, name);
    this.through = through;
    this.sources = sources;
  }

  override adapter(entry: OperatorEntry): Kernel {
    const { through } = this;
    return ((...args: unknown[]) => {
      const hi = args.pop() as number;
      const lo = args.pop() as number;
      return run(entry, through, args, lo, hi);
    }) as Kernel;
  }

  override leads(entry: OperatorEntry): boolean {
    return this === makers[0] && !scalars.has(entry);
  }

  override serves(entry: OperatorEntry, at: number): boolean {
    const row = rows.get(entry);
    if (this.sources.some((i) => has(row![i], at)) || otherRecord(entry, at) !== null) return true;
    const tensors = scalars.get(entry)?.[0];
    if (tensors === undefined) return false;
    const { reason, record } = tensors.row[at]!;
    return reason !== "missing" && record?.boxed?.serves?.(tensors, at) !== false;
  }
}

// Through the out form as in PyTorch: into a new output as described by the Meta kernel, or into the first argument itself.

function functionalThrough({ row, args, at, lo, hi }: Call): (() => unknown) | null {
  const [functional, , out] = row;
  if (!has(out, at)) return null;
  return () => {
    const outs = freshOutputs(functional, args, at, lo, hi);
    compute(out!, args, outs, at, lo, hi);
    return outs.length === 1 ? outs[0] : outs;
  };
}

function inplaceThrough({ row, args, at, lo, hi }: Call): (() => unknown) | null {
  const [functional, inplace, out] = row;
  const throughOut = has(out, at);
  if (!throughOut && !has(functional, at)) return null;
  return () => {
    onMeta(inplace!, args);
    const self = args[selfOf(inplace!)] as Tensor;
    let result: unknown;
    if (throughOut) {
      const [spec] = listOf(onMeta(functional, args));
      // A result of another dtype is then cast to the tensor's.
      const [target] = spec!.dtypeCode === self.dtypeCode ? [self] : freshOutputs(functional, args, at, lo, hi);
      compute(out!, args, [target!], at, lo, hi);
      result = target;
    } else result = callAt(functional, args, lo, hi);
    if (result !== self) callAt(copy__op, [self, result, false], lo, hi);
    return self;
  };
}

/** Through the functional form: checks as in the Meta kernel of the out form, then resizes and copies. */
function outThrough({ row, args, at, lo, hi }: Call): (() => unknown) | null {
  const [functional, , out] = row;
  if (!has(functional, at)) return null;
  return () => {
    const count = functional.parameters.list.length;
    const outs = args.slice(count) as Tensor[];
    const shaped = listOf(onMeta(out!, args));
    const results = listOf(callAt(functional, args.slice(0, count), lo, hi));
    outs.forEach((out, i) => {
      const { shape, strides } = shaped[i]!;
      checkResultDevice(results[i]!, out);
      checkResultCast(results[i]!.dtypeCode, out.dtypeCode);
      if (!sameShape(out.shape, shape)) resizeTensor(out, shape, strides);
      if (results[i] !== out) callAt(copy__op, [out, results[i], false], lo, hi);
    });
    return outs.length === 1 ? outs[0] : outs;
  };
}

const makers: readonly FormKernel[] = [
  new FormKernel("functionalThroughOut", functionalThrough, [2]),
  new FormKernel("inplaceThroughForms", inplaceThrough, [2, 0]),
  new FormKernel("outThroughFunctional", outThrough, [0]),
];

const scalarAsTensor: FormKernel = once(
  "kernels.scalarAsTensor",
  () => new FormKernel("scalarAsTensor", () => null, []),
);

/** Whether the backend has its own kernel of this form. Derived forms do not count, so that none calls itself. */
function has(form: OperatorEntry | null, at: number): boolean {
  return form?.kernels.has(idOfSlot(at)) === true;
}

function run(entry: OperatorEntry, through: Through, args: readonly unknown[], lo: number, hi: number): unknown {
  const at = keySlot(lo, hi);
  const row = rows.get(entry);
  const go = row === undefined ? null : through({ row, args, at, lo, hi });
  if (go !== null) return go();
  const scalar = scalars.get(entry);
  if (
    scalar !== undefined &&
    [scalar[0], ...(rows.get(scalar[0])?.slice(0, 3) ?? [])].some((form) => has(form as OperatorEntry | null, at))
  )
    return callScalar(scalar, args, lo, hi);
  const record = otherRecord(entry, at);
  if (record === null) {
    // The error names the overload that takes tensors, since that is the one to register.
    if (scalar !== undefined) return callScalar(scalar, args, lo, hi);
    throw registry.missingKernel(entry, lo, hi, args);
  }
  return callCell(record.unboxed ?? record.boxed!.adapter(entry), args, lo, hi);
}

/** Calls the overload that takes tensors; scalars become 0-dim tensors with a scalar's priority in type promotion. */
function callScalar(
  [entry, bits]: readonly [OperatorEntry, number],
  args: readonly unknown[],
  lo: number,
  hi: number,
): unknown {
  const tensors = args.map((value, i) =>
    ((bits >> i) & 1) !== 0 && value !== null ? wrapScalar(value as Scalar) : value,
  );
  return callAt(entry, tensors, lo, hi);
}

/** The kernel if no form applies: one for every backend, or the backend's fallback. */
function otherRecord(entry: OperatorEntry, at: number): KernelRecord | null {
  const explicit = entry.kernels.get(registrationId("CompositeExplicitAutograd")!);
  const record = explicit ?? registry.fallbackAt(at)?.record ?? null;
  return record?.isFallthrough === true ? null : record;
}

/** Calls an out form with outputs of the right shape and dtype. */
function compute(
  out: OperatorEntry,
  args: readonly unknown[],
  outs: readonly Tensor[],
  at: number,
  lo: number,
  hi: number,
): void {
  const kernel = out.kernels.get(idOfSlot(at))!.boxed;
  if (kernel?.launch !== undefined) kernel.launch(out, args, outs);
  else callAt(out, [...args, ...outs], lo, hi);
}

/** Calls an operator at the key that the call has reached. */
export function callAt(entry: OperatorEntry, args: readonly unknown[], lo: number, hi = 0): unknown {
  entry.compute();
  const low = lo & entry.maskLo;
  const high = entry.maskedHi(hi);
  return callCell(entry.table[slot(low, high)]!, args, low, high);
}

function listOf(result: unknown): readonly Tensor[] {
  return (Array.isArray(result) ? result : [result]) as readonly Tensor[];
}

/** The position of the tensor that an in-place form changes. */
function selfOf({ parameters }: OperatorEntry): number {
  return parameters.list.findIndex(({ name }) => name === "self");
}

/** Uninitialised results on the backend, with the Meta kernel's sizes and strides. */
function freshOutputs(
  functional: OperatorEntry,
  args: readonly unknown[],
  at: number,
  lo: number,
  hi: number,
): readonly Tensor[] {
  const { lo: backendKeys } = runtimeKeys[at]!;
  const tensors = args.flat().filter(isTensor);
  // CPU scalars may be combined with the backend's tensors.
  const { device } = tensors.find(({ keysLo }) => (keysLo & backendKeys) === backendKeys) ?? tensors[0]!;
  return listOf(onMeta(functional, args)).map(
    ({ shape, strides, dtype }) =>
      callAt(empty_strided_op, [shape, strides, dtype, null, device, null], lo, hi) as Tensor,
  );
}

/** The Meta kernel's results for these arguments. Tensors that share memory also share it on meta. */
export function onMeta(entry: OperatorEntry, args: readonly unknown[]): unknown {
  const storages = new Map<Storage, Storage>();
  const tensors = new Map<Tensor, Tensor>();
  const toMeta = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toMeta);
    if (!isTensor(value)) return value;
    let metaTensor = tensors.get(value);
    if (metaTensor === undefined) {
      const { storage } = value;
      let memory = storages.get(storage);
      if (memory === undefined) {
        const length = Math.ceil(storage.byteLength / itemSizes[storage.dtypeCode]!);
        storages.set(storage, (memory = newStorage(length, storage.dtypeCode, "meta")));
      }
      metaTensor = makeTensor(memory, value.shape, value.strides, value.offset, value.dtype);
      metaTensor.wrappedNumber = value.wrappedNumber;
      tensors.set(value, metaTensor);
    }
    return metaTensor;
  };
  try {
    return callAt(entry, args.map(toMeta), denseTensorLo(shapesBackend));
  } catch (error) {
    const there = args.flat().find((value) => isTensor(value) && value.device !== hostDevice) as Tensor | undefined;
    if (there === undefined || there.device === "meta" || !isDataNeeded(error)) throw error;
    throw new UnsupportedError(
      `${entry.name}: the shape of the result depends on the values of a mask, which are on device ${there.device}; call it with copies on the CPU (await x.read()), or use where or maskedFill, whose results have the mask's shape`,
    );
  }
}

/**
 * Computes operators that only write on the host and copies the result, for backends without a kernel of them.
 * @param source where they are registered, for messages; registering again from there replaces them
 */
export function registerHostWritten(source: string, list: () => readonly OperatorEntry[]): void {
  const id = registrationId("CompositeExplicitAutogradNonFunctional")!;
  registry.defer(() => {
    for (const entry of list()) registry.add(entry, id, new KernelRecord(writtenOnHost, source));
  });
}

/** Computes on the host, and copies the written elements from there. */
const writeOnHost: BoxedFunction = (entry, _keys, stack) => {
  const args = stack.splice(stack.length - entry.argumentCount);
  const written = new Map<Tensor, Tensor>();
  const hostArgs = args.map((value) => {
    if (!isTensor(value)) return value;
    const buffer = allocateCode(value.shape, value.dtypeCode);
    written.set(value, buffer);
    return buffer;
  });
  callAt(entry, hostArgs, denseTensorLo(hostBackend));
  for (const [target, values] of written) {
    if (!sameShape(target.shape, values.shape)) resizeTensor(target, values.shape);
    target.storage.assertMemory(entry.name.slice(entry.name.indexOf("::") + 2));
    copyInto(target, values);
  }
  const results = args.filter(isTensor);
  stack.push(...results.slice(0, entry.returnCount));
};

const writtenOnHost: BoxedKernel = once("kernels.writtenOnHost", () => new BoxedKernel(writeOnHost, "writtenOnHost"));

/** Marks operators whose kernels read values; bits are the positions of the arguments that they read. */
export function registerReading(list: () => readonly (readonly [OperatorEntry, number])[]): void {
  registry.defer(() => {
    for (const [entry, bits] of list()) {
      entry.reads = bits;
      entry.invalidate();
    }
  });
}

/** Whether the library's operators are registered, which importing it does. */
export function areFormsKnown(): boolean {
  registry.settle();
  return rows.size > 0;
}

/** The out form of an operator in its functional form; null if it has none. */
export function outFormOf(functional: OperatorEntry): OperatorEntry | null {
  for (const row of rows.values()) if (row[0] === functional) return row[2];
  return null;
}
