// Handwritten kernels at the Functionalize key: operators that resize tensors, convert them, or lift them into the layer.

import {
  _to_copy,
  _unsafe_view,
  alias,
  bernoulli__float,
  bernoulli__Tensor,
  clone,
  full,
  lift,
  lift_fresh,
  lift_fresh_copy,
  resize,
  resize_,
} from "../../../generated/operators.js";
import { requiresGrad } from "../../autograd/meta.js";
import type { Device } from "../../core/device.js";
import type { DType } from "../../core/dtype.js";
import type { Generator } from "../../core/generator.js";
import type { Layout, MemoryFormat } from "../../core/memory-format.js";
import { computeStride, inferSize, isNonOverlappingAndDense, sameShape, storageSpan } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import {
  belowFunctional,
  belowLayers,
  covers,
  FunctionalTensor,
  isFunctional,
  keepLeaf,
  loseLeaf,
  type ViewMeta,
} from "../../modes/functional-tensor.js";
import { plainGeometry, stridedMeta, waysInMemory, wholeMemory } from "./inverses.js";

/** A tensor that grows beyond its memory gets more of it, which those that share it share, too; otherwise it views its memory. */
export function resize__functionalize(
  self: Tensor,
  size: readonly number[],
  memoryFormat: MemoryFormat | null,
): Tensor {
  if (!isFunctional(self)) {
    belowFunctional(() => resize_(self, size, memoryFormat));
    return self;
  }
  belowFunctional(() => {
    const twin = self.onMeta(true);
    belowLayers(() => resize_(twin, size, memoryFormat));
    withGeometry(self, twin, memoryFormat);
  });
  return self;
}

/** Gives a tensor the geometry of a resized one, and the elements that it then views. Call it below the layer. */
export function withGeometry(self: FunctionalTensor, twin: Tensor, memoryFormat: MemoryFormat | null): void {
  if (sameShape(self.shape, twin.shape) && sameShape(self.strides, twin.strides)) return;
  const { shape, strides, offset } = twin;
  const { family } = self;
  const before = self.sync();
  const isBase = self.metas.length === 0;
  if ((offset + storageSpan(shape, strides)) * self.itemSize > family.bytes) {
    family.apply();
    if (isBase && offset === 0 && self.isContiguous) {
      const { value } = self;
      const inOrder = value.isContiguous ? value : clone(value, "contiguous_format");
      self.value = resize(inOrder, shape, memoryFormat);
      keepLeaf(self.value, before);
      family.rebase(self.value, twin, stridedMeta(twin, family.geometry));
      self.metas = [];
      self.follow(twin);
      return;
    }
    const size = Math.ceil(((offset + storageSpan(shape, strides)) * self.itemSize) / family.base.itemSize);
    const larger = { shape: [size], strides: [1], offset: 0 };
    family.rebase(resize(wholeMemory(family), [size], null), larger, stridedMeta(larger, family.geometry));
  } else if ((isBase || isNonOverlappingAndDense(self.shape, self.strides)) && covers(self, twin)) {
    loseLeaf(self, before);
    self.lookThrough(stridedMeta(plainGeometry(self), twin), twin);
    return;
  }
  self.lookAtBase(waysInMemory(self, twin), twin);
}

const lifted = (self: Tensor, op: (self: Tensor) => Tensor): Tensor =>
  belowFunctional(() => (isFunctional(self) ? FunctionalTensor.of(op(self.sync())) : FunctionalTensor.of(op(self))));

/** What is in the layer is the tensor itself, so that writes to one are seen by the other; a leaf would be a result, too. */
const inLayer = (self: Tensor): Tensor => (requiresGrad(self) ? alias(self) : self);

/** The tensor itself in the layer; what comes from outside is wrapped. */
export function lift_functionalize(self: Tensor): Tensor {
  return isFunctional(self) ? inLayer(self) : lifted(self, lift);
}

/** As lift: nothing else references the tensor, so that it is not a view. */
export function lift_fresh_functionalize(self: Tensor): Tensor {
  return isFunctional(self) ? inLayer(self) : lifted(self, lift_fresh);
}

export function lift_fresh_copy_functionalize(self: Tensor): Tensor {
  return lifted(self, lift_fresh_copy);
}

export function _to_copy_functionalize(
  self: Tensor,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
  nonBlocking: boolean,
  memoryFormat: MemoryFormat | null,
): Tensor {
  return lifted(self, (value) => _to_copy(value, dtype, layout, device, pinMemory, nonBlocking, memoryFormat));
}

/** The value may have other strides than the eager tensor. */
function unsafeView(value: Tensor, size: readonly number[]): Tensor {
  const fits = computeStride(value.shape, value.strides, inferSize(size, value.numel)) !== null;
  return _unsafe_view(fits ? value : clone(value, "contiguous_format"), size);
}

/** The result shares memory with its argument, although programs must not rely on it: here, too, it is a view. */
export function _unsafe_view_functionalize(self: Tensor, size: readonly number[]): Tensor {
  if (!isFunctional(self)) return belowFunctional(() => FunctionalTensor.of(_unsafe_view(self, size)));
  return belowFunctional(() => {
    const meta: ViewMeta = {
      forward: (base) => unsafeView(base, size),
      inverse: (base, view) => unsafeView(view, base.shape),
    };
    const shape = inferSize(size, self.numel);
    const strides = computeStride(self.shape, self.strides, shape)!;
    return self.viewed(meta.forward(self.value), meta, { shape, strides, offset: self.offset });
  });
}

/** Draws as `bernoulli_.Tensor` does, whose functional form is not composed of this operator. */
export function bernoulli__float_functionalize(self: Tensor, p: number, generator: Generator | null): Tensor {
  if (!isFunctional(self)) return belowFunctional(() => bernoulli__float(self, p, generator));
  const chance = full([], p, "float64", null, self.device, null);
  return bernoulli__Tensor(self, chance, generator);
}
