// Values of calls are tensors, lists of tensors, and plain values: mapping over the tensors among them.
import { isTensor, type Tensor } from "../core/tensor.js";

/** The value with every tensor in it replaced; lists are copied only where something changed. */
export function mapTensors(value: unknown, map: (tensor: Tensor) => unknown): unknown {
  if (isTensor(value)) return map(value);
  if (!Array.isArray(value)) return value;
  const items = value as readonly unknown[];
  const mapped = items.map((item) => mapTensors(item, map));
  return mapped.some((item, i) => item !== items[i]) ? mapped : value;
}

/** Calls `visit` for every tensor in the value. */
export function forTensors(value: unknown, visit: (tensor: Tensor) => void): void {
  if (isTensor(value)) visit(value);
  else if (Array.isArray(value)) for (const item of value as readonly unknown[]) forTensors(item, visit);
}
