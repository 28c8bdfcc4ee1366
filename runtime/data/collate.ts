// Batches made of items: tensors are stacked, numbers become tensors, and so do those in arrays and objects.

import { stack } from "../../generated/operators.js";
import { dtypeOfArray, fromTypedArray, tensor } from "../core/creation.js";
import { describe } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import { isPlainObject } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";

/** A batch of items of a type. */
export type Collated<T> = T extends Tensor | number | bigint | boolean | ArrayBufferView
  ? Tensor
  : T extends string
    ? string[]
    : T extends readonly unknown[]
      ? { -readonly [K in keyof T]: Collated<T[K]> }
      : T extends object
        ? { [K in keyof T]: Collated<T[K]> }
        : never;

/**
 * A batch of items, as loaders make it: tensors and typed arrays are stacked in a new first dimension; numbers become a vector of the default dtype,
 * bigints one of int64, booleans one of bool; texts an array. Arrays and objects are collated element by element: items { x, y } give a batch { x, y }.
 * @throws ArgumentError for no items, items of different kinds, and values that have no batch; ShapeError for tensors of different shapes
 */
export function collate<T>(items: readonly T[]): Collated<T> {
  if (!Array.isArray(items) || items.length === 0)
    throw new ArgumentError(`collate: expected an array of at least one item, got ${describe(items)}`);
  return joined(items, "", []) as Collated<T>;
}

/** @param within the arrays and objects of the first item that the path goes through */
function joined(items: readonly unknown[], path: string, within: readonly unknown[]): unknown {
  const [first] = items;
  if (within.includes(first)) throw new ArgumentError(`collate: \`${path}\` of item 0 contains itself`);
  const inner = [...within, first];
  const what = (i: number): string => (path === "" ? `item ${i}` : `\`${path}\` of item ${i}`);
  const all = <V>(is: (value: unknown) => boolean, kind: string): readonly V[] => {
    const other = items.findIndex((item) => !is(item));
    if (other === -1) return items as readonly V[];
    throw new ArgumentError(`collate: ${what(0)} is ${kind}, ${what(other)} is ${describe(items[other])}`);
  };
  const stacked = (values: readonly Tensor[]): Tensor => {
    const other = values.findIndex(({ shape }) => !sameShape(shape, values[0]!.shape));
    if (other !== -1)
      throw new ShapeError(
        `collate: ${what(0)} has the shape ${formatShape(values[0]!.shape)}, ${what(other)} ${formatShape(values[other]!.shape)}; what differs needs a collate function of its own, which pads`,
      );
    return stack(values, 0);
  };
  if (isTensor(first)) return stacked(all<Tensor>(isTensor, "a tensor"));
  if (typeof first === "number") return tensor(all<number>((item) => typeof item === "number", "a number"));
  if (typeof first === "bigint")
    return tensor(
      all<bigint>((item) => typeof item === "bigint", "a bigint"),
      { dtype: "int64" },
    );
  if (typeof first === "boolean") return tensor(all<boolean>((item) => typeof item === "boolean", "a boolean"));
  if (typeof first === "string") return all<string>((item) => typeof item === "string", "a text");
  if (dtypeOfArray(first) !== undefined)
    return stacked(
      all<never>((item) => dtypeOfArray(item) !== undefined, "a typed array").map((array) => fromTypedArray(array)),
    );
  if (Array.isArray(first)) {
    const arrays = all<readonly unknown[]>(Array.isArray, "an array");
    const other = arrays.findIndex(({ length }) => length !== first.length);
    if (other !== -1)
      throw new ArgumentError(
        `collate: ${what(0)} has ${first.length} elements, ${what(other)} has ${arrays[other]!.length}; what differs needs a collate function of its own`,
      );
    return first.map((_, i) =>
      joined(
        arrays.map((array) => array[i]),
        `${path}[${i}]`,
        inner,
      ),
    );
  }
  if (isPlainObject(first)) {
    const objects = all<Readonly<Record<string, unknown>>>(isPlainObject, "an object");
    return Object.fromEntries(
      Object.keys(first).map((key) => {
        const other = objects.findIndex((object) => !Object.hasOwn(object, key));
        if (other !== -1) throw new ArgumentError(`collate: ${what(0)} has \`${key}\`, ${what(other)} has not`);
        return [
          key,
          joined(
            objects.map((object) => object[key]),
            path === "" ? key : `${path}.${key}`,
            inner,
          ),
        ];
      }),
    );
  }
  throw new ArgumentError(
    `collate: ${what(0)} is ${describe(first)}, of which no batch can be made; give the loader a collate function`,
  );
}
