// Indexing, `x[0, 1:3]` in other languages, and shorthand methods. Integers, slices, `...` and new axes return views; lists, masks
// and tensors return copies.

import { createShaped, tensor } from "../core/creation.js";
import { describe } from "../core/describe.js";
import { type DType, dtypeCodeOf, isIntegralCode } from "../core/dtype.js";
import { hasElements } from "../core/elements.js";
import { ArgumentError, IndexError, UnsupportedError } from "../core/errors.js";
import { type AnyFunction, coreHooks, shapedCreation } from "../core/hooks.js";
import { addMembers } from "../core/members.js";
import { formatShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { isTensor, Tensor } from "../core/tensor.js";
import { wrapNumber } from "../core/wrapped-number.js";
import { devicesHere } from "../dispatch/devices.js";
import { stubOf } from "../dispatch/operator.js";
import { registry } from "../dispatch/operator-registry.js";
import { numberAsTensor } from "../dispatch/overloads.js";

/** Positions or a mask as nested arrays. */
export type IndexList = readonly (number | boolean | IndexList)[];

/**
 * One index of `x.at(...)`, for the next dimensions of a tensor:
 * - an integer selects one element and removes the dimension; negative ones count from the end
 * - `"start:stop:step"` selects a range; each number may be omitted, `":"` selects all
 * - `"..."` selects all dimensions that the other indices do not cover
 * - null adds a dimension of size 1
 * - true adds a dimension of size 1, false one of size 0
 * - a list or an int64 tensor selects positions; several of them are broadcast together
 * - a list of booleans or a bool tensor is a mask over as many dimensions as it has
 */
export type Index = number | string | boolean | null | Tensor | IndexList;

/** Values that can be written to indexed elements. */
export type IndexedValue = Tensor | number | bigint | boolean | readonly IndexedValue[];

declare module "../core/tensor.js" {
  interface Tensor {
    /**
     * The elements at the indices, like `x[...]` in NumPy and PyTorch: `x.at(0, "1:3")`, `x.at("...", -1)`, `x.at(mask)`. A view
     * of this tensor, or a copy if there are lists, masks or tensors among the indices.
     * @throws IndexError for an index out of range and for more indices than dimensions; ArgumentError for an invalid index
     */
    at(...indices: readonly Index[]): Tensor;
    /**
     * Writes to the elements at the indices: `x.set([0, "1:3"], value)`. The value is broadcast; numbers take this tensor's dtype.
     * @returns this tensor
     * @throws in the same cases as `at`, and ShapeError for a value that cannot be broadcast
     */
    set(indices: readonly Index[], value: IndexedValue): Tensor;
    /** Number of dimensions, as `ndim`. */
    dim(): number;
    /** Converts to float16; returns the same tensor if it already is. */
    half(): Tensor;
    /** Converts to bfloat16; returns the same tensor if it already is. */
    bfloat16(): Tensor;
    /** Converts to float32; returns the same tensor if it already is. */
    float(): Tensor;
    /** Converts to float64; returns the same tensor if it already is. */
    double(): Tensor;
    /** Converts to uint8; returns the same tensor if it already is. */
    byte(): Tensor;
    /** Converts to int8; returns the same tensor if it already is. */
    char(): Tensor;
    /** Converts to int16; returns the same tensor if it already is. */
    short(): Tensor;
    /** Converts to int32; returns the same tensor if it already is. */
    int(): Tensor;
    /** Converts to int64; returns the same tensor if it already is. */
    long(): Tensor;
    /** Converts to bool; returns the same tensor if it already is. */
    bool(): Tensor;
    /** Copies to the CPU; returns the same tensor if it is there. */
    cpu(): Tensor;
    /** @deprecated Tensors have no method of this name: use `x.data` for a typed array, `x.toArray()` for nested ones. */
    numpy(): never;
    /** @deprecated Tensors have no method of this name: use `x.toArray()`. */
    tolist(): never;
    /** @deprecated Tensors have no method of this name: use the property `x.numel`. */
    nelement(): never;
    /** @deprecated Tensors have no method of this name: use `x.dtype`, and `x.to(dtype)` to convert. */
    type(): never;
    /** @deprecated There is no CUDA: use `x.to({ device })` with one of the devices of the program. */
    cuda(): never;
  }
}

type Call = (...args: readonly unknown[]) => unknown;
const stubs: Map<string, Call> = once("methods.indexing", () => new Map<string, Call>());

/** Calls an operator of the program by its name, all arguments by position. */
function call(name: string, ...args: readonly unknown[]): Tensor {
  let stub = stubs.get(name);
  if (stub === undefined) {
    const op = registry.entries.get(`aten::${name}`);
    if (op === undefined || op.kernels.size === 0) {
      throw new UnsupportedError(
        `indexing requires the operator aten::${name}, which this selection does not include; add it to --ops`,
      );
    }
    stub = stubOf(op as never) as unknown as Call;
    stubs.set(name, stub);
  }
  return stub(...args) as Tensor;
}

const rangeText = /^\s*([+-]?\d+)?\s*:\s*([+-]?\d+)?\s*(?::\s*([+-]?\d+)?\s*)?$/;

/** The number of dimensions that an index covers. */
function dimensionsOf(index: Index): number {
  if (index === null || typeof index === "boolean" || index === "...") return 0;
  return isTensor(index) && isMask(index) ? index.ndim : 1;
}

function isMask({ dtype }: Tensor): boolean {
  return dtype === "bool" || dtype === "uint8";
}

/** Whether the first element of nested lists is a boolean. */
function isMaskList(list: IndexList): boolean {
  const [first] = list;
  return Array.isArray(first) ? isMaskList(first as IndexList) : typeof first === "boolean";
}

function isList(index: Index): index is IndexList {
  return Array.isArray(index);
}

/** Checks the indices of a call, and converts lists to tensors. */
function read(indices: readonly Index[], self: Tensor, method: string): Exclude<Index, IndexList>[] {
  const { device } = self;
  return indices.map((index, i) => {
    if (isList(index)) return tensor(index, { device, dtype: isMaskList(index) ? "bool" : "int64" });
    const known =
      index === null || typeof index === "boolean" || Number.isSafeInteger(index) || isTensor(index) || index === "...";
    if (known || (typeof index === "string" && rangeText.test(index))) return index;
    throw new ArgumentError(
      `${method}: index ${i} is ${describe(index)}; expected an integer, a range such as "1:3" or "::2", "...", null for a new ` +
        "dimension, a boolean, a list of integers or booleans, or a tensor of int64 or bool",
    );
  });
}

interface Selected {
  /** The view selected by integers, ranges and new axes. */
  readonly view: Tensor;
  /** A tensor of positions or a mask for each leading dimension of the view, null for `:`; empty if there are none. */
  readonly choices: readonly (Tensor | null)[];
}

function ranged(self: Tensor, dim: number, text: string, method: string): Tensor {
  const [, start, stop, step] = rangeText.exec(text)!;
  const by = step === undefined ? 1 : Number(step);
  if (by <= 0) {
    const instead = by < 0 ? `; flip([${dim}]) reverses the dimension` : "";
    throw new ArgumentError(`${method}: the step of "${text}" must be greater than zero${instead}`);
  }
  if (start === undefined && stop === undefined && by === 1) return self;
  const bound = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
  return call("slice.Tensor", self, dim, bound(start), bound(stop), by);
}

function select(self: Tensor, indices: readonly Index[], method: string): Selected {
  const list = read(indices, self, method);
  const indexed = list.reduce<number>((sum, index) => sum + dimensionsOf(index), 0);
  if (indexed > self.ndim) {
    throw new IndexError(
      `${method}: too many indices: ${indexed} dimensions are indexed, but the shape ${formatShape(self.shape)} has ${self.ndim}`,
    );
  }
  if (list.indexOf("...") !== list.lastIndexOf("...")) {
    throw new ArgumentError(`${method}: "..." must occur at most once among the indices`);
  }
  let view = self;
  let dim = 0;
  const choices: (Tensor | null)[] = [];
  // A mask is one entry of `choices`, but covers as many dimensions as it has.
  let covered = 0;
  const choose = (by: Tensor): void => {
    for (; covered < dim; covered++) choices.push(null);
    choices.push(by);
    dim += isMask(by) ? by.ndim : 1;
    covered = dim;
  };
  for (const [i, index] of list.entries()) {
    if (index === "...") dim += self.ndim - indexed;
    else if (index === null) view = call("unsqueeze", view, dim++);
    else if (typeof index === "boolean") {
      view = call("unsqueeze", view, dim);
      choose(tensor(index ? [0] : [], { dtype: "int64", device: self.device }));
    } else if (typeof index === "number") view = picked(view, dim, index, i, method);
    else if (typeof index === "string") view = ranged(view, dim++, index, method);
    else if (index.ndim === 0 && hasElements(index) && coreHooks.read === null) {
      if (isMask(index)) {
        view = call("unsqueeze", view, dim);
        choose(tensor(index.item() ? [0] : [], { dtype: "int64", device: self.device }));
      } else if (isIntegralCode(index.dtypeCode)) view = picked(view, dim, Number(index.item()), i, method);
      else choose(index);
    } else choose(index);
  }
  return { view, choices };
}

function picked(view: Tensor, dim: number, index: number, at: number, method: string): Tensor {
  const size = view.shape[dim]!;
  if (index < -size || index >= size) {
    throw new IndexError(
      `${method}: index ${at}, ${index}, is out of range for dimension ${dim} of size ${size}; valid are ${-size} to ${size - 1}`,
    );
  }
  return call("select.int", view, dim, index);
}

/** Removes leading dimensions of size 1 beyond `ndim`, which broadcasting would reject. */
function withoutOnes(value: Tensor, ndim: number): Tensor {
  let result = value;
  while (result.ndim > ndim && result.shape[0] === 1) result = call("select.int", result, 0, 0);
  return result;
}

function as(self: Tensor, dtype: DType): Tensor {
  if (self.dtypeCode === dtypeCodeOf(dtype)) return self;
  return call("_to_copy", self, dtype, null, null, null, false, null);
}

/** The shorthands for conversions, and their dtypes. */
const conversions = {
  half: "float16",
  bfloat16: "bfloat16",
  float: "float32",
  double: "float64",
  byte: "uint8",
  char: "int8",
  short: "int16",
  int: "int32",
  long: "int64",
  bool: "bool",
} as const satisfies Readonly<Record<string, DType>>;

/** Methods of PyTorch's tensors that are called otherwise here. */
const elsewhere = {
  numpy: "use x.data for a typed array, x.toArray() for nested ones",
  tolist: "use x.toArray()",
  nelement: "use the property x.numel",
  type: "use x.dtype, and x.to(dtype) to convert",
  cuda: "use x.to({ device }) with one of the devices of the program",
} as const;

type Shorthands = Record<keyof typeof conversions, (this: Tensor) => Tensor> &
  Record<keyof typeof elsewhere, () => never>;

function shorthands(): Shorthands {
  const found: Record<string, () => Tensor> = {};
  for (const [name, dtype] of Object.entries(conversions))
    found[name] = function (this: Tensor): Tensor {
      return as(this, dtype);
    };
  for (const [name, instead] of Object.entries(elsewhere))
    found[name] = (): never => {
      const devices = name === "cuda" ? `: ${devicesHere().join(", ")}` : "";
      throw new UnsupportedError(`tensors have no method ${name}: ${instead}${devices}`);
    };
  return found as unknown as Shorthands;
}

const members: Partial<Tensor> & ThisType<Tensor> = {
  at(...indices) {
    const { view, choices } = select(this, indices, "at");
    if (choices.length > 0) return call("index.Tensor", view, choices);
    return view === this ? call("alias", view) : view;
  },
  set(indices, value) {
    if (!Array.isArray(indices)) {
      throw new ArgumentError(
        `set: indices must be an array, as in x.set([0, "1:3"], value), got ${describe(indices)}`,
      );
    }
    const { view, choices } = select(this, indices as readonly Index[], "set");
    const given = isTensor(value) ? value : tensor(value, { dtype: this.dtype, device: this.device });
    if (choices.length === 0) call("copy_", view, withoutOnes(given, view.ndim), false);
    else call("index_put_", view, choices, withoutOnes(given, 0), false);
    return this;
  },
  dim() {
    return this.ndim;
  },
  cpu() {
    return this.device === "cpu" ? this : call("_to_copy", this, null, null, "cpu", null, false, null);
  },
};

/** Lets public functions take numbers in place of tensors: `sub(1, x)`. */
export function installNumbers(): void {
  numberAsTensor.installOnce(wrapNumber);
}

/** Adds indexing and the shorthand methods to tensors. */
export function installIndexing(): void {
  installNumbers();
  shapedCreation.install(createShaped as AnyFunction);
  once("methods.members", () => {
    addMembers(Tensor.prototype, members);
    addMembers(Tensor.prototype, shorthands());
    return true;
  });
}
