// The effects of a call compared with its record: results (also where several are correct), shared memory, and writes to its arguments.

import type { Storage } from "../../runtime/core/storage.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { factorDifference, factorisationOf } from "./factors.js";
import {
  close,
  differences,
  elementsOf,
  forEachIndex,
  type GoldenTensor,
  type GoldenValue,
  numbersOfGolden,
} from "./values.js";

/** The arguments of a call by name, in the order of the schema. */
export type Arguments = ReadonlyMap<string, unknown>;

/** A finished call: the operator, its arguments, and its results (one entry per return of the schema). */
export interface Call {
  readonly operator: string;
  readonly schema: FunctionSchema;
  readonly args: Arguments;
  readonly outs: readonly unknown[];
}

/** How strictly its results are compared. */
export interface Freedom {
  /** `values`; `nonunique`: another valid answer exists; `random`, `uninit`: dtypes and shapes only. */
  readonly check: "values" | "nonunique" | "random" | "uninit" | "error";
  /** Among equal elements the operator may select another one. */
  readonly ties?: boolean;
}

/**
 * The differences between the results of a call and the recorded ones.
 * @param inputs the arguments before the call, since a factorisation may have overwritten one of them
 */
export function resultsDifferences(
  call: Call,
  golden: readonly GoldenValue[],
  { check, ties }: Freedom,
  inputs: Arguments = call.args,
): string[] {
  const { operator, schema, outs } = call;
  if (outs.length !== golden.length) return [`expected ${golden.length} results, got ${outs.length}`];
  const values = check === "values" || check === "nonunique";
  const factors = check === "nonunique" ? factorisationOf(operator) : null;
  const free = (i: number): boolean =>
    factors !== null ? !factors.unique.includes(i) : values && ties === true && isPlace(operator, schema, i);
  const found = golden.flatMap((wanted, i) =>
    differences(outs[i], wanted, { values: values && !free(i), strides: true }).map((why) => `result ${i}: ${why}`),
  );
  if (found.length > 0) return found;
  if (factors !== null) {
    const ours = factorDifference(factors, outs, inputs);
    const theirs = factorDifference(factors, golden, inputs);
    return [...(ours === null ? [] : [ours]), ...(theirs === null ? [] : [`in the record, ${theirs}`])];
  }
  return golden.flatMap((wanted, i) => {
    const why = free(i) ? placesDifference(call, outs[i] as Tensor, wanted as GoldenTensor) : null;
    return why === null ? [] : [`result ${i}: ${why}`];
  });
}

/** Whether a result is the position of an element. */
function isPlace(operator: string, schema: FunctionSchema, i: number): boolean {
  return schema.returns[i]?.name === "indices" || /^(.*::)?arg(max|min|sort)\b/.test(operator);
}

/** The operators whose indices contain every position of a line once, or each position at most once. */
const permutes = /^(.*::)?(arg|m)?sort\b/;
const distinct = /^(.*::)?topk\b/;
const running = /^(.*::)?cum(max|min)\b/;

/** Indices among equal elements: those of both sides must refer to equal elements. */
function placesDifference({ operator, args }: Call, actual: Tensor, golden: GoldenTensor): string | null {
  const [ours, theirs] = [elementsOf(actual).map(Number), numbersOfGolden(golden).map(Number)];
  const stable = args.get("stable") === true;
  const source = args.get("self") as Tensor;
  const lines = linesOf(source, args.get("dim"));
  const values = elementsOf(source);
  for (let line = 0; line < lines.count; line++) {
    const taken = [new Set<number>(), new Set<number>()] as const;
    const width = ours.length / lines.count;
    for (let k = 0; k < width; k++) {
      const at =
        lines.inner === 0
          ? 0
          : Math.floor(line / lines.inner) * width * lines.inner + (line % lines.inner) + k * lines.inner;
      const places = [ours[at]!, theirs[at]!] as const;
      for (const [side, place] of places.entries()) {
        const whose = side === 0 ? "" : "recorded ";
        const bound = running.test(operator) ? k + 1 : lines.size;
        if (!(Number.isInteger(place) && place >= 0 && place < bound)) {
          return `${whose}index ${place} at element ${at} is not in 0 to ${bound - 1}`;
        }
        if ((permutes.test(operator) || distinct.test(operator)) && taken[side]!.has(place)) {
          return `${whose}index ${place} at element ${at} was there before`;
        }
        taken[side]!.add(place);
      }
      if (stable && places[0] !== places[1]) return `element ${at}: expected ${places[1]}, got ${places[0]} (stable)`;
      const [a, b] = places.map((place) => values[lines.start(line) + place * lines.inner]!) as [number, number];
      if (!close(a, b, null) && !(a === 0 && b === 0)) {
        return `element ${at}: index ${places[0]} is a place of ${a}, the recorded ${places[1]} one of ${b}`;
      }
    }
  }
  return null;
}

/** The lines of a tensor along a dimension; all elements are one line where it is null. */
function linesOf(
  { shape, numel }: Tensor,
  dim: unknown,
): { count: number; size: number; inner: number; start: (line: number) => number } {
  if (typeof dim !== "number" || shape.length === 0) return { count: 1, size: numel, inner: 1, start: () => 0 };
  const at = dim < 0 ? dim + shape.length : dim;
  const size = shape[at]!;
  const inner = shape.slice(at + 1).reduce((a, b) => a * b, 1);
  const start = (line: number): number => Math.floor(line / inner) * size * inner + (line % inner);
  return { count: size === 0 ? 0 : numel / size, size, inner, start };
}

/** The value that a recorded path names: `self`, `tensors[1]`. */
export function lookupPath(path: string, named: Arguments): unknown {
  const match = /^(\w+)(?:\[(\d+)\])?$/.exec(path);
  if (match === null) throw new Error(`cannot read the argument path ${path}`);
  const value = named.get(match[1]!);
  return match[2] === undefined ? value : (value as unknown[])[Number(match[2])];
}

/** Whether a result shares memory with the recorded arguments, and with no others. */
export function aliasDifference(actual: unknown, golden: GoldenValue, named: Arguments): string | null {
  if (golden !== null && golden.k === "list" && Array.isArray(actual)) {
    for (const [i, item] of golden.v.entries()) {
      const found = aliasDifference(actual[i], item, named);
      if (found !== null) return `[${i}]: ${found}`;
    }
    return null;
  }
  // Tensors without elements share nothing: PyTorch's record of such tensors compares null pointers.
  if (golden === null || !isTensor(actual) || actual.numel === 0) return null;
  const wanted = (golden as GoldenTensor).alias_of;
  if (wanted !== undefined) {
    const target = lookupPath(wanted, named);
    if (!isTensor(target)) return `should share the memory of ${wanted}, which is not a tensor`;
    return target.storage === actual.storage ? null : `should share the memory of ${wanted}`;
  }
  for (const [name, value] of named) {
    for (const tensor of tensorsIn(value)) {
      if (tensor.numel > 0 && tensor.storage === actual.storage) return `shares the memory of ${name}`;
    }
  }
  return null;
}

function tensorsIn(value: unknown): Tensor[] {
  return (Array.isArray(value) ? value : [value]).filter(isTensor);
}

interface Kept {
  readonly tensor: Tensor;
  readonly storage: Storage;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset: number;
}

/** The arguments' memory before a call. */
export interface Memory {
  readonly bytes: ReadonlyMap<Storage, Uint8Array>;
  readonly tensors: ReadonlyMap<string, readonly Kept[]>;
}

function bytesOf(storage: Storage): Uint8Array {
  const { array } = storage;
  return array === null ? new Uint8Array() : new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** Arguments that PyTorch 1.13 writes without its schema saying so, where the argument `when` is true. No record holds them afterwards. */
const unmarked: readonly {
  readonly operator: RegExp;
  readonly when: readonly string[];
  readonly written: readonly string[];
}[] = [
  {
    operator: /^aten::(native_|_)?batch_norm|^aten::(_batch_norm_impl_index|instance_norm)/,
    when: ["training", "train", "use_input_stats"],
    written: ["running_mean", "running_var"],
  },
  { operator: /^aten::rrelu_with_noise/, when: ["training"], written: ["noise"] },
];

/** The arguments that a call may write: those that its record lists, and those that no schema marks. */
export function writtenBy({ operator, args }: Call, listed: Iterable<string>): Set<string> {
  const written = new Set(listed);
  for (const row of unmarked) {
    if (row.operator.test(operator) && row.when.some((name) => args.get(name) === true))
      for (const name of row.written) written.add(name);
  }
  return written;
}

/** Snapshots the memory of the arguments, also between their elements. */
export function memoryOf(args: Arguments): Memory {
  const bytes = new Map<Storage, Uint8Array>();
  const tensors = new Map<string, Kept[]>();
  for (const [name, value] of args) {
    const snapshots = tensorsIn(value).map((tensor) => {
      const { storage, shape, strides, offset } = tensor;
      if (!bytes.has(storage)) bytes.set(storage, bytesOf(storage).slice());
      return { tensor, storage, shape, strides, offset };
    });
    tensors.set(name, snapshots);
  }
  return { bytes, tensors };
}

/**
 * Whether a call wrote where it should not have: to an argument that is not among the written ones, or outside the elements of one that is.
 * @param written names of arguments, or of one tensor of a list: `self[1]`
 */
export function writeDifference({ bytes, tensors }: Memory, written: ReadonlySet<string>): string | null {
  const allowed = new Map<Storage, Set<number>>();
  const allow = ({ storage, shape, strides, offset }: Omit<Kept, "tensor">, itemSize: number): void => {
    const places = allowed.get(storage) ?? new Set<number>();
    allowed.set(storage, places);
    forEachIndex(shape, strides, offset, (place) => {
      for (let i = 0; i < itemSize; i++) places.add(place * itemSize + i);
    });
  };
  for (const [name, list] of tensors) {
    for (const [i, traced] of list.entries()) {
      const { tensor } = traced;
      if (written.has(name) || written.has(`${name}[${i}]`)) {
        allow(traced, tensor.itemSize);
        allow(tensor, tensor.itemSize);
      } else if (
        tensor.storage !== traced.storage ||
        tensor.offset !== traced.offset ||
        tensor.shape.join() !== traced.shape.join() ||
        tensor.strides.join() !== traced.strides.join()
      ) {
        return `argument ${name} has another shape, stride or memory afterwards`;
      }
    }
  }
  for (const [storage, before] of bytes) {
    const after = bytesOf(storage);
    const places = allowed.get(storage);
    const at = before.findIndex((byte, i) => i < after.length && after[i] !== byte && places?.has(i) !== true);
    if (at < 0) continue;
    const name = [...tensors].find(([, list]) => list.some((traced) => traced.storage === storage))![0];
    return places === undefined
      ? `argument ${name} was written to, which the record does not say`
      : `argument ${name} was written to beside its elements, at byte ${at}`;
  }
  return null;
}
