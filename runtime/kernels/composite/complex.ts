// Complex tensors from real and imaginary parts and back, as views or as new tensors.

import { copy_, cos, mul_Tensor, select_int, sin } from "../../../generated/operators.js";
import { COMPLEX64, COMPLEX128, FLOAT32, FLOAT64, isComplexCode, toComplexDType } from "../../core/dtype.js";
import { DTypeError, ShapeError } from "../../core/errors.js";
import { broadcastShapes } from "../../core/shape.js";
import { allocate, makeViewAs, type Tensor } from "../../core/tensor.js";
import { conjugateHi } from "../../dispatch/keys.js";
import { requireLazyBits } from "../complex-kernels.js";
import { partsOf, toggled } from "../memory/lazy-bits.js";
import { checkResultDevice, resizeOutput } from "../shapes/outputs.js";
import { outputStrides } from "../shapes/strides.js";

/**
 * A complex tensor's memory viewed as real numbers: a new last dimension of size 2 holds real and imaginary part.
 * @throws DTypeError unless the tensor is complex; also for lazy conjugates
 */
export function view_as_real_explicit(self: Tensor): Tensor {
  if (!isComplexCode(self.dtypeCode)) throw new DTypeError("view_as_real is only supported for complex tensors");
  if ((self.keysHi & conjugateHi) !== 0) {
    throw new DTypeError(
      "view_as_real doesn't work on unresolved conjugated tensors. To resolve the conjugate tensor so you can view it as real, use self.resolve_conj(); however, be warned that the resulting tensor will NOT alias the original.",
    );
  }
  self.storage.assertMemory("view_as_real");
  return partsOf(self);
}

/**
 * Real numbers viewed as complex ones: the last dimension holds real and imaginary part.
 * @throws DTypeError unless the tensor is float32 or float64; ShapeError unless real and imaginary parts are adjacent in
 * memory
 */
export function view_as_complex_explicit(self: Tensor): Tensor {
  const { shape, strides, offset, dtypeCode } = self;
  if (dtypeCode !== FLOAT32 && dtypeCode !== FLOAT64) {
    throw new DTypeError(`view_as_complex: expected a float32 or float64 tensor, got ${self.dtype}`);
  }
  const last = shape.length - 1;
  if (last < 0) throw new ShapeError("Input tensor must have one or more dimensions");
  if (shape[last] !== 2) throw new ShapeError("Tensor must have a last dimension of size 2");
  if (strides[last] !== 1) throw new ShapeError("Tensor must have a last dimension with stride 1");
  if (strides.slice(0, last).some((step) => step % 2 !== 0)) {
    throw new ShapeError("Tensor must have a stride divisible by 2 for all but last dimension");
  }
  if (offset % 2 !== 0) throw new ShapeError("Tensor must have a storage_offset divisible by 2");
  self.storage.assertMemory("view_as_complex");
  return makeViewAs(
    self,
    dtypeCode === FLOAT32 ? COMPLEX64 : COMPLEX128,
    self.keysHi,
    shape.slice(0, last),
    strides.slice(0, last).map((step) => step / 2),
    offset / 2,
  );
}

/** The conjugate as a view: only the tensor's conjugate bit changes. */
export function _conj_explicit(self: Tensor): Tensor {
  if (!isComplexCode(self.dtypeCode)) {
    throw new DTypeError(`_conj: expected a complex tensor, got ${self.dtype}; conj(x) of a real one is x`);
  }
  requireLazyBits();
  self.storage.assertMemory("_conj");
  return toggled(self, "conjugate");
}

/** The negative as a view: only the tensor's negative bit changes. */
export function _neg_view_explicit(self: Tensor): Tensor {
  requireLazyBits();
  self.storage.assertMemory("_neg_view");
  return toggled(self, "negative");
}

function checkReal(first: Tensor, second: Tensor): void {
  const isReal = ({ dtypeCode }: Tensor): boolean => dtypeCode === FLOAT32 || dtypeCode === FLOAT64;
  if (!isReal(first) || !isReal(second)) {
    throw new DTypeError(`expected two tensors of float32, or two of float64, got ${first.dtype} and ${second.dtype}`);
  }
  if (first.dtypeCode !== second.dtypeCode) {
    throw new DTypeError(`expected two tensors of one dtype, got ${first.dtype} and ${second.dtype}`);
  }
}

function fill(out: Tensor, re: Tensor, im: Tensor): Tensor {
  const components = partsOf(out);
  copy_(select_int(components, -1, 0), re, false);
  copy_(select_int(components, -1, 1), im, false);
  return out;
}

/** The result's shape, and the strides that the operands give it; undefined for row-major ones. */
function layoutOf(first: Tensor, second: Tensor): readonly [readonly number[], readonly number[] | undefined] {
  const shape = broadcastShapes(first.shape, second.shape);
  return [shape, outputStrides(shape, [first, second]) ?? undefined];
}

function freshFor(first: Tensor, second: Tensor): Tensor {
  const [shape, strides] = layoutOf(first, second);
  return allocate(shape, toComplexDType(first.dtype), first.device, strides);
}

function givenFor(first: Tensor, second: Tensor, out: Tensor): Tensor {
  const expected = toComplexDType(first.dtype);
  if (out.dtype !== expected) {
    throw new DTypeError(`expected an output of ${expected}, got ${out.dtype}`);
  }
  checkResultDevice(first, out);
  resizeOutput(out, ...layoutOf(first, second));
  return out;
}

/**
 * A complex tensor from its real and imaginary parts.
 * @throws DTypeError unless both are float32, or both float64
 */
export function complex_explicit(real: Tensor, imag: Tensor): Tensor {
  checkReal(real, imag);
  return fill(freshFor(real, imag), real, imag);
}

export function complex_out_explicit(real: Tensor, imag: Tensor, out: Tensor): Tensor {
  checkReal(real, imag);
  return fill(givenFor(real, imag, out), real, imag);
}

/**
 * A complex tensor from moduli and angles.
 * @throws DTypeError unless both are float32, or both float64
 */
export function polar_explicit(abs: Tensor, angle: Tensor): Tensor {
  checkReal(abs, angle);
  return fill(freshFor(abs, angle), mul_Tensor(abs, cos(angle)), mul_Tensor(abs, sin(angle)));
}

export function polar_out_explicit(abs: Tensor, angle: Tensor, out: Tensor): Tensor {
  checkReal(abs, angle);
  return fill(givenFor(abs, angle, out), mul_Tensor(abs, cos(angle)), mul_Tensor(abs, sin(angle)));
}
