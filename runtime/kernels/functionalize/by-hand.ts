// Handwritten kernels at the Functionalize key: operators that resize tensors, convert them, or lift them into the layer.

import {
  _to_copy,
  _unsafe_view,
  alias,
  as_strided,
  as_strided_copy,
  as_strided_scatter,
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
import { UnsupportedError } from "../../core/errors.js";
import type { Generator } from "../../core/generator.js";
import type { Layout, MemoryFormat } from "../../core/memory-format.js";
import { computeStride, inferSize, sameShape, storageSpan } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import {
  belowFunctional,
  belowLayers,
  FunctionalTensor,
  functionalState,
  type Geometry,
  isFunctional,
  type ViewMeta,
} from "../../modes/functional-tensor.js";
import { as_strided_inverse, as_strided_of_base } from "./inverses.js";

/** Growing allocates new memory for the tensor, which must not be shared; otherwise the result is a view of its current memory. */
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
    if (sameShape(self.shape, twin.shape) && sameShape(self.strides, twin.strides)) return;
    const value = self.sync();
    const other = resize(value, size, memoryFormat);
    withGeometry(self, "resize_", twin, other);
  });
  return self;
}

/**
 * Gives a tensor, whose value is up to date, the geometry of a resized one and the elements that it then views. Call it
 * below the layer.
 * @param other the value if the tensor gets new memory
 * @throws UnsupportedError for a view that grows beyond its base
 */
export function withGeometry(self: FunctionalTensor, name: string, twin: Geometry, other: Tensor): void {
  const { shape: size, strides, offset } = twin;
  // A view may extend beyond its own memory, up to that of its base.
  const bytes = self.metas.length > 0 ? self.family.bytes : self.storage.byteLength;
  if ((self.offset + storageSpan(size, strides)) * self.itemSize > bytes) {
    if (self.metas.length > 0) {
      throw new UnsupportedError(`${name}: under functionalize a view cannot grow beyond its base; clone it first`);
    }
    self.renew(other);
    return;
  }
  const again = functionalState.reapplyViews;
  if (self.metas.length > 0 && !(self.isContiguous && storageSpan(size, strides) <= self.numel)) {
    // It views elements of its base that it did not view before: skipped ones, or those beyond its end.
    const { geometry: like } = self.family;
    const call = { again, at: 0, like };
    self.lookAtBase(
      {
        forward: (base) => as_strided_of_base(base, call, size, strides, offset),
        inverse: (base, view) => as_strided_inverse(base, view, call, size, strides, offset),
      },
      twin,
    );
    return;
  }
  const meta: ViewMeta = {
    forward: (base) => (again ? as_strided(base, size, strides, null) : as_strided_copy(base, size, strides, null)),
    inverse: (base, view) => as_strided_scatter(base, view, size, strides, null),
  };
  self.lookThrough(meta, twin);
}

const lifted = (self: Tensor, op: (self: Tensor) => Tensor): Tensor =>
  belowFunctional(() => (isFunctional(self) ? FunctionalTensor.of(op(self.sync())) : FunctionalTensor.of(op(self))));

export function lift_functionalize(self: Tensor): Tensor {
  return lifted(self, lift);
}

/** Nothing else references the tensor, so it is no view, unless it would be both a leaf and a result. */
export function lift_fresh_functionalize(self: Tensor): Tensor {
  if (!isFunctional(self)) return lifted(self, lift_fresh);
  return requiresGrad(self) ? alias(self) : self;
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
