// Errors for misuse that JavaScript permits: assigning to properties, changing shapes in place, transferring memory, calling the constructor.

import { itemSizes } from "./dtype.js";
import { ArgumentError } from "./errors.js";
import { misuseCheck } from "./hooks.js";
import { formatShape, isContiguous, numelOf } from "./shape.js";
import { transferred } from "./storage.js";
import { Tensor } from "./tensor.js";

/** What to write instead of an assignment. */
const instead: Readonly<Record<string, string>> = {
  dtype: 'x.to("int64") gives a tensor of another dtype',
  device: 'x.to("meta") gives a tensor on another device',
  layout: "tensors are strided",
  ndim: "x.reshape(shape), x.unsqueeze(dim) and x.squeeze() give tensors of other dimensions",
  itemSize: 'x.to("float64") gives a tensor of another dtype',
  version: "it counts writes, and operators that write raise it",
  data: "noGrad(() => x.copy_(y)) writes the elements of a tensor, x.data.set(numbers) those of an array",
};

/** Makes assignments to read-only properties throw: strict code would get the engine's TypeError, sloppy code nothing. */
function refuseAssignments(): void {
  const { prototype } = Tensor;
  for (const [name, hint] of Object.entries(instead)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (descriptor?.get === undefined || descriptor.set !== undefined) continue;
    Object.defineProperty(prototype, name, {
      ...descriptor,
      set() {
        throw new ArgumentError(`${name} of a tensor cannot be assigned: ${hint}`);
      },
    });
  }
}

/** Throws for a tensor whose fields no longer agree. Null stands for a direct call of the constructor. */
function check(tensor: Tensor | null): void {
  if (tensor === null) {
    throw new ArgumentError(
      "new Tensor(...) is for operators only: create tensors with tensor(data), zeros(shape) and the like, and extend WrapperTensor for a tensor class of your own",
    );
  }
  const { shape, strides, numel, storage, dtypeCode } = tensor;
  if (shape.length !== strides.length || numelOf(shape) !== numel) {
    throw new ArgumentError(
      `the shape of this tensor was changed in place: it has ${numel} elements, but its shape is ${formatShape(shape)}. ` +
        "shape and strides are read-only; x.reshape(shape) gives a tensor of another shape",
    );
  }
  if (isContiguous(shape, strides) !== tensor.isContiguous) {
    throw new ArgumentError(
      `the shape of this tensor was changed in place: ${formatShape(shape)} does not fit its strides ${formatShape(strides)}. ` +
        "shape and strides are read-only; x.reshape(shape) gives a tensor of another shape",
    );
  }
  const { array } = storage;
  if (array !== null && array.length === 0 && storage.byteLength >= itemSizes[dtypeCode]!) throw transferred();
}

/** Installs these checks. */
export function installMisuse(): void {
  refuseAssignments();
  misuseCheck.install(check);
}
