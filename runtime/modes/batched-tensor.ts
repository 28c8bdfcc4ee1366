// Batched tensors: what a function under vmap sees of a tensor that has all examples. Rules compute with the tensor of all examples.

import { hasTangent } from "../autograd/forward.js";
import { defineFollowed } from "../autograd/gradient-level.js";
import { mappedRefusal } from "../autograd/state.js";
import { describe } from "../core/describe.js";
import { ArgumentError, UnsupportedError, wrapperError } from "../core/errors.js";
import { contiguousStrides, formatShape } from "../core/shape.js";
import { once, share } from "../core/shared.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import type { LevelCall } from "../dispatch/kernel.js";
import { autogradHi, conjugateHi, inplaceOrViewHi, negativeHi } from "../dispatch/keys.js";
import { batchedHi, escaped, frontHi, Level, LevelTensor, levelTensor, mapArguments } from "../dispatch/levels.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import type { BatchDim, Randomness } from "./vmap-rule.js";

export type { BatchDim, Randomness };

/** Keys of a value that say whether it was made in inference mode. */
/** What a batched tensor has of its value's keys: those of recording, and the bits of lazy values, which composites ask for. */
const ownHi = (() => autogradHi | inplaceOrViewHi | conjugateHi | negativeHi)();

/** A tensor of one example: its value has all of them. */
class LocalBatchedTensor extends LevelTensor {
  // Explicit, since printed tensors show it and bundlers shorten names.
  static override readonly name: string = "BatchedTensor";

  /** The dimension of the value that counts the examples. */
  declare batchDim: number;
  declare level: VmapLevel;

  override materialize(what: string): Tensor {
    if (!this.level.isOpen) throw escaped(`${what} reads`, this);
    throw wrapperError(
      `vmap: ${what} of a tensor that is mapped: it has ${this.level.size} values, one for each example, and none of them is the answer. ` +
        "Return the tensor and read it outside, or choose by an operator such as where",
    );
  }

  /** No value is that of all examples, so that formulas may not ask for one. */
  get hidesValues(): boolean {
    return true;
  }

  override describe(): string | null {
    if (!this.level.isOpen) return `level=${this.level.number}, left`;
    return `level=${this.level.number}, dim=${this.batchDim}, value=${String(this.value)}`;
  }
}

export const BatchedTensor: typeof LocalBatchedTensor = share("modes.BatchedTensor", LocalBatchedTensor);
export type BatchedTensor = LocalBatchedTensor;

defineFollowed(BatchedTensor.prototype, (tensor) => {
  const { value } = tensor as BatchedTensor;
  return (value as Tensor & { readonly requiresGrad: boolean }).requiresGrad || hasTangent(value);
});

/** Tangents are those of values, which functions under vmap do not see. */
export function installMappedRefusal(): void {
  mappedRefusal.installOnce((tensor, what) => {
    if (!(tensor instanceof BatchedTensor)) return;
    throw new UnsupportedError(
      `${what} of a tensor that is mapped by vmap (level ${tensor.level.number}): tangents belong to the tensor of all examples. ` +
        "Use jvp or jacfwd inside, or make the dual tensor outside and map it",
    );
  });
}

/** The tensor of one example, for a value with all of them along a dimension. */
export function batched(value: Tensor, dim: number, level: VmapLevel): BatchedTensor {
  const [shape, strides] = [without(value.shape, dim), without(value.strides, dim)];
  const tensor = levelTensor(
    BatchedTensor,
    level,
    value,
    { shape, strides, offset: value.offset },
    value.keysLo,
    (value.keysHi & ownHi) | frontHi | batchedHi,
  );
  tensor.batchDim = dim;
  return tensor;
}

function without(list: readonly number[], at: number): readonly number[] {
  const rest: number[] = [];
  for (let i = 0; i < list.length; i++) if (i !== at) rest.push(list[i]!);
  return rest;
}

/** The geometry of a batched tensor after its value's has changed. */
export function follow(tensor: BatchedTensor): void {
  const { value, batchDim: dim } = tensor;
  const shape = value.shape.filter((_, i) => i !== dim);
  tensor.restate({
    shape,
    strides: value.isContiguous && dim === 0 ? contiguousStrides(shape) : value.strides.filter((_, i) => i !== dim),
    offset: value.offset,
  });
}

/** A call of an operator as its rule sees it. */
export interface MappedCall {
  readonly op: OperatorEntry;
  /** The operator's arguments. Tensors that are mapped are values with the batch dimension. */
  readonly args: readonly unknown[];
  /** For each argument, where its batch dimension is. */
  readonly dims: readonly BatchDim[];
  /** The number of examples. */
  readonly size: number;
  readonly level: VmapLevel;
}

/** The result of a rule whose batch dimensions are not all the first one. */
class LocalMapped {
  readonly result: unknown;
  /** The batch dimension of each tensor of the result, or of all; null for one that is the same for all examples. */
  readonly dims: number | null | readonly BatchDim[];

  constructor(result: unknown, dims: number | null | readonly BatchDim[]) {
    this.result = result;
    this.dims = dims;
  }
}

export const Mapped: typeof LocalMapped = share("modes.Mapped", LocalMapped);
export type Mapped = LocalMapped;

/**
 * What a program's rule returned: `[results, outDims]`, checked. @param who the rule, for messages
 * @throws ArgumentError unless each result is a tensor (or a list of them) with as many examples at its dimension as there are
 */
export function checkedMapped(who: string, found: unknown, size: number): Mapped {
  if (!Array.isArray(found) || found.length !== 2)
    throw new ArgumentError(`${who} must return [results, outDims], got ${describe(found)}`);
  const check = (result: unknown, dim: unknown, which: string): BatchDim => {
    if (Array.isArray(result)) {
      if (Array.isArray(dim) && dim.length !== result.length)
        throw new ArgumentError(
          `${who} returned ${result.length} results and ${dim.length} outDims; give one for each, or a number or null for all`,
        );
      return result.map((item, i) => check(item, Array.isArray(dim) ? dim[i] : dim, `result ${i}`)) as (
        | number
        | null
      )[];
    }
    if (result === null) return null;
    if (!isTensor(result))
      throw new ArgumentError(`${who}: ${which} must be a tensor, or an array of tensors, got ${describe(result)}`);
    const { shape } = result;
    const rank = shape.length;
    if (Array.isArray(dim)) {
      if (dim.length === 1) return check(result, dim[0], which);
      throw new ArgumentError(`${who} returned 1 result and ${dim.length} outDims; give one`);
    }
    if (dim === null) return null;
    if (!Number.isSafeInteger(dim) || (dim as number) < -rank || (dim as number) >= rank)
      throw new ArgumentError(
        `${who}: outDims is ${typeof dim === "number" ? dim : describe(dim)} for ${which}, which has shape ${formatShape(shape)}: give the dimension that counts the examples` +
          `${rank === 0 ? "" : `, ${-rank} to ${rank - 1}`}, or null if all examples share the result`,
      );
    const at = (dim as number) < 0 ? (dim as number) + rank : (dim as number);
    if (shape[at] !== size)
      throw new ArgumentError(
        `${who}: outDims is ${dim as number} for ${which}, which has shape ${formatShape(shape)}: that dimension has ${shape[at]} elements, ` +
          `and there are ${size} examples`,
      );
    return at;
  };
  const [result, dims] = found as unknown as readonly [unknown, unknown];
  return new Mapped(result, check(result, dims, "the result"));
}

/**
 * Computes an operator for all examples at once. Returns what the operator returns, with the batch dimension first in each tensor, or a `Mapped` where
 * it is elsewhere. A rule of an operator that writes returns nothing: it writes into the values.
 */
export type VmapRule = (call: MappedCall) => unknown;

/** The rules of a registry's operators, as generated/layers/vmap.ts lists them: names, some with what the rule needs. */
export interface VmapRows {
  readonly pointwise?: readonly string[];
  /** In-place forms of pointwise operators. */
  readonly pointwiseWrite?: readonly string[];
  /** Operators whose rule a family makes: `dims`, `fold`. */
  readonly family?: readonly (readonly [operator: string, family: string, ...parameters: readonly string[]])[];
  /** Copying and in-place forms of views, and the views. */
  readonly viewCopy?: readonly (readonly [operator: string, view: string])[];
  readonly viewWrite?: readonly (readonly [operator: string, view: string])[];
  readonly decompose?: readonly string[];
  readonly loop?: readonly string[];
  /** Operators that write, and their functional forms. */
  readonly write?: readonly (readonly [operator: string, functional: string])[];
  readonly "by hand"?: readonly (readonly [operator: string, rule: VmapRule | null])[];
  readonly none?: readonly (readonly [operator: string, reason: string])[];
}

interface VmapRules {
  /** Rules of operators, by kernels of this package. */
  readonly rules: Map<OperatorEntry, VmapRule>;
  /** The rows of registries that the layer has not read yet. */
  readonly waiting: (() => VmapRows)[];
  /** What runs an operator at a level: installed with the layer. */
  run: ((level: VmapLevel, op: OperatorEntry, args: readonly unknown[]) => unknown) | null;
  /** What runs it once for each example, with a warning or as an error, for rules that cannot do some calls otherwise. */
  loop: VmapRule | null;
  /** What explanations say of it. */
  explain: ((level: VmapLevel, op: OperatorEntry, args: readonly unknown[]) => LevelCall) | null;
  /** What calls a function with a derivative of its own at a level. */
  apply: ((level: VmapLevel, definition: object, args: readonly unknown[]) => unknown) | null;
}

export const vmapRules: VmapRules = once("modes.vmap", () => ({
  rules: new Map(),
  waiting: [],
  run: null,
  loop: null,
  explain: null,
  apply: null,
}));

/** Adds the rows of a registry, which are read when vmap is next called. */
export function addVmapRows(rows: () => VmapRows): void {
  vmapRules.waiting.push(rows);
}

/** A call of vmap. */
export class VmapLevel extends Level {
  /** The number of examples. */
  readonly size: number;
  readonly randomness: Randomness;
  /** What an operator without a rule does. */
  readonly fallback: "loop" | "error";
  /** What collectives call the dimension. */
  readonly axisName: string | null;

  constructor(
    transform: string,
    includedHi: number,
    size: number,
    randomness: Randomness,
    fallback: "loop" | "error",
    axisName: string | null,
  ) {
    super(transform, includedHi);
    this.size = size;
    this.randomness = randomness;
    this.fallback = fallback;
    this.axisName = axisName;
  }

  override takes(op: OperatorEntry, args: readonly unknown[]): boolean {
    return isRandom(op) || this.maps(args);
  }

  /** Whether one of the arguments is a tensor of this level. */
  override maps(args: readonly unknown[]): boolean {
    for (let i = 0; i < args.length; i++) {
      const given = args[i];
      if (given instanceof BatchedTensor) {
        if (given.level === this) return true;
      } else if (Array.isArray(given) && this.maps(given)) return true;
    }
    return false;
  }

  override applies(definition: object, args: readonly unknown[]): unknown {
    return vmapRules.apply!(this, definition, args);
  }

  override run(op: OperatorEntry, args: readonly unknown[]): unknown {
    return vmapRules.run!(this, op, args);
  }

  override explain(op: OperatorEntry, args: readonly unknown[]): LevelCall {
    return vmapRules.explain!(this, op, args);
  }

  /** The value of a tensor of this level; anything else as it is. */
  ownValue(given: unknown): unknown {
    return given instanceof BatchedTensor && given.level === this ? given.value : given;
  }

  /** The batch dimension of a tensor of this level; null for anything else. */
  dimOf(given: unknown): number | null {
    return given instanceof BatchedTensor && given.level === this ? given.batchDim : null;
  }

  /** A call of an operator as a rule sees it. */
  mapped(op: OperatorEntry, args: readonly unknown[]): MappedCall {
    const values: unknown[] = [];
    const dims: BatchDim[] = [];
    for (let i = 0; i < args.length; i++) {
      const given = args[i];
      if (Array.isArray(given)) {
        values.push(mapArguments(given, (tensor) => this.ownValue(tensor)));
        dims.push(this.maps(given) ? given.map((item) => this.dimOf(item)) : null);
      } else {
        const isOwn = given instanceof BatchedTensor && given.level === this;
        values.push(isOwn ? given.value : given);
        dims.push(isOwn ? given.batchDim : null);
      }
    }
    return { op, args: values, dims, size: this.size, level: this };
  }
}

/** Whether an operator draws random numbers. */
export function isRandom({ tags }: OperatorEntry): boolean {
  return tags.length > 0 && tags.includes("nondeterministic_seeded");
}
