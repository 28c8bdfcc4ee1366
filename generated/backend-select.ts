// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Operators that make a tensor from options alone: the device and layout asked for decide on the backend.

import type {
  Device,
} from "../runtime/core/device.js";
import type {
  DType,
} from "../runtime/core/dtype.js";
import type {
  Generator,
} from "../runtime/core/generator.js";
import type {
  Layout,
  MemoryFormat,
} from "../runtime/core/memory-format.js";
import type {
  Scalar,
} from "../runtime/core/scalar.js";
import type {
  Tensor,
} from "../runtime/core/tensor.js";
import {
  selectBackend,
} from "../runtime/dispatch/backend-select.js";
import {
  slot,
} from "../runtime/dispatch/operator.js";
import * as op from "./operators.js";

export function empty_memory_format_select(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  const lo = selectBackend(device, layout) & op.empty_memory_format_op.maskLo;
  return op.empty_memory_format_op.table[slot(lo, 0)]!(size, dtype, layout, device, pinMemory, memoryFormat, lo, 0);
}

export function empty_strided_select(size: readonly number[], stride: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.empty_strided_op.maskLo;
  return op.empty_strided_op.table[slot(lo, 0)]!(size, stride, dtype, layout, device, pinMemory, lo, 0);
}

export function empty_permuted_select(size: readonly number[], physicalLayout: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.empty_permuted_op.maskLo;
  return op.empty_permuted_op.table[slot(lo, 0)]!(size, physicalLayout, dtype, layout, device, pinMemory, lo, 0);
}

export function zeros_select(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.zeros_op.maskLo;
  return op.zeros_op.table[slot(lo, 0)]!(size, dtype, layout, device, pinMemory, lo, 0);
}

export function from_file_select(filename: string, shared: boolean | null, size: number | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.from_file_op.maskLo;
  return op.from_file_op.table[slot(lo, 0)]!(filename, shared, size, dtype, layout, device, pinMemory, lo, 0);
}

export function ones_select(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.ones_op.maskLo;
  return op.ones_op.table[slot(lo, 0)]!(size, dtype, layout, device, pinMemory, lo, 0);
}

export function full_select(size: readonly number[], fillValue: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.full_op.maskLo;
  return op.full_op.table[slot(lo, 0)]!(size, fillValue, dtype, layout, device, pinMemory, lo, 0);
}

export function arange_select(end: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.arange_op.maskLo;
  return op.arange_op.table[slot(lo, 0)]!(end, dtype, layout, device, pinMemory, lo, 0);
}

export function arange_start_select(start: Scalar, end: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.arange_start_op.maskLo;
  return op.arange_start_op.table[slot(lo, 0)]!(start, end, dtype, layout, device, pinMemory, lo, 0);
}

export function arange_start_step_select(start: Scalar, end: Scalar, step: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.arange_start_step_op.maskLo;
  return op.arange_start_step_op.table[slot(lo, 0)]!(start, end, step, dtype, layout, device, pinMemory, lo, 0);
}

export function linspace_select(start: Scalar, end: Scalar, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.linspace_op.maskLo;
  return op.linspace_op.table[slot(lo, 0)]!(start, end, steps, dtype, layout, device, pinMemory, lo, 0);
}

export function logspace_select(start: Scalar, end: Scalar, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.logspace_op.maskLo;
  return op.logspace_op.table[slot(lo, 0)]!(start, end, steps, base, dtype, layout, device, pinMemory, lo, 0);
}

export function eye_select(n: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.eye_op.maskLo;
  return op.eye_op.table[slot(lo, 0)]!(n, dtype, layout, device, pinMemory, lo, 0);
}

export function eye_m_select(n: number, m: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.eye_m_op.maskLo;
  return op.eye_m_op.table[slot(lo, 0)]!(n, m, dtype, layout, device, pinMemory, lo, 0);
}

export function scalar_tensor_select(s: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.scalar_tensor_op.maskLo;
  return op.scalar_tensor_op.table[slot(lo, 0)]!(s, dtype, layout, device, pinMemory, lo, 0);
}

export function tril_indices_select(row: number, col: number, offset: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.tril_indices_op.maskLo;
  return op.tril_indices_op.table[slot(lo, 0)]!(row, col, offset, dtype, layout, device, pinMemory, lo, 0);
}

export function triu_indices_select(row: number, col: number, offset: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.triu_indices_op.maskLo;
  return op.triu_indices_op.table[slot(lo, 0)]!(row, col, offset, dtype, layout, device, pinMemory, lo, 0);
}

export function hann_window_select(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.hann_window_op.maskLo;
  return op.hann_window_op.table[slot(lo, 0)]!(windowLength, dtype, layout, device, pinMemory, lo, 0);
}

export function hann_window_periodic_select(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.hann_window_periodic_op.maskLo;
  return op.hann_window_periodic_op.table[slot(lo, 0)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, 0);
}

export function bartlett_window_select(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.bartlett_window_op.maskLo;
  return op.bartlett_window_op.table[slot(lo, 0)]!(windowLength, dtype, layout, device, pinMemory, lo, 0);
}

export function bartlett_window_periodic_select(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.bartlett_window_periodic_op.maskLo;
  return op.bartlett_window_periodic_op.table[slot(lo, 0)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, 0);
}

export function blackman_window_select(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.blackman_window_op.maskLo;
  return op.blackman_window_op.table[slot(lo, 0)]!(windowLength, dtype, layout, device, pinMemory, lo, 0);
}

export function blackman_window_periodic_select(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.blackman_window_periodic_op.maskLo;
  return op.blackman_window_periodic_op.table[slot(lo, 0)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, 0);
}

export function hamming_window_select(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.hamming_window_op.maskLo;
  return op.hamming_window_op.table[slot(lo, 0)]!(windowLength, dtype, layout, device, pinMemory, lo, 0);
}

export function hamming_window_periodic_select(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.hamming_window_periodic_op.maskLo;
  return op.hamming_window_periodic_op.table[slot(lo, 0)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, 0);
}

export function hamming_window_periodic_alpha_select(windowLength: number, periodic: boolean, alpha: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.hamming_window_periodic_alpha_op.maskLo;
  return op.hamming_window_periodic_alpha_op.table[slot(lo, 0)]!(windowLength, periodic, alpha, dtype, layout, device, pinMemory, lo, 0);
}

export function hamming_window_periodic_alpha_beta_select(windowLength: number, periodic: boolean, alpha: number, beta: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.hamming_window_periodic_alpha_beta_op.maskLo;
  return op.hamming_window_periodic_alpha_beta_op.table[slot(lo, 0)]!(windowLength, periodic, alpha, beta, dtype, layout, device, pinMemory, lo, 0);
}

export function kaiser_window_select(windowLength: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.kaiser_window_op.maskLo;
  return op.kaiser_window_op.table[slot(lo, 0)]!(windowLength, dtype, layout, device, pinMemory, lo, 0);
}

export function kaiser_window_periodic_select(windowLength: number, periodic: boolean, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.kaiser_window_periodic_op.maskLo;
  return op.kaiser_window_periodic_op.table[slot(lo, 0)]!(windowLength, periodic, dtype, layout, device, pinMemory, lo, 0);
}

export function kaiser_window_beta_select(windowLength: number, periodic: boolean, beta: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.kaiser_window_beta_op.maskLo;
  return op.kaiser_window_beta_op.table[slot(lo, 0)]!(windowLength, periodic, beta, dtype, layout, device, pinMemory, lo, 0);
}

export function range_step_select(start: Scalar, end: Scalar, step: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.range_step_op.maskLo;
  return op.range_step_op.table[slot(lo, 0)]!(start, end, step, dtype, layout, device, pinMemory, lo, 0);
}

export function range_select(start: Scalar, end: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.range_op.maskLo;
  return op.range_op.table[slot(lo, 0)]!(start, end, dtype, layout, device, pinMemory, lo, 0);
}

export function rand_select(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.rand_op.maskLo;
  return op.rand_op.table[slot(lo, 0)]!(size, dtype, layout, device, pinMemory, lo, 0);
}

export function rand_generator_select(size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.rand_generator_op.maskLo;
  return op.rand_generator_op.table[slot(lo, 0)]!(size, generator, dtype, layout, device, pinMemory, lo, 0);
}

export function randn_select(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.randn_op.maskLo;
  return op.randn_op.table[slot(lo, 0)]!(size, dtype, layout, device, pinMemory, lo, 0);
}

export function randn_generator_select(size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.randn_generator_op.maskLo;
  return op.randn_generator_op.table[slot(lo, 0)]!(size, generator, dtype, layout, device, pinMemory, lo, 0);
}

export function randint_select(high: number, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.randint_op.maskLo;
  return op.randint_op.table[slot(lo, 0)]!(high, size, dtype, layout, device, pinMemory, lo, 0);
}

export function randint_generator_select(high: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.randint_generator_op.maskLo;
  return op.randint_generator_op.table[slot(lo, 0)]!(high, size, generator, dtype, layout, device, pinMemory, lo, 0);
}

export function randint_low_select(low: number, high: number, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.randint_low_op.maskLo;
  return op.randint_low_op.table[slot(lo, 0)]!(low, high, size, dtype, layout, device, pinMemory, lo, 0);
}

export function randint_low_generator_select(low: number, high: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.randint_low_generator_op.maskLo;
  return op.randint_low_generator_op.table[slot(lo, 0)]!(low, high, size, generator, dtype, layout, device, pinMemory, lo, 0);
}

export function randperm_select(n: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.randperm_op.maskLo;
  return op.randperm_op.table[slot(lo, 0)]!(n, dtype, layout, device, pinMemory, lo, 0);
}

export function randperm_generator_select(n: number, generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.randperm_generator_op.maskLo;
  return op.randperm_generator_op.table[slot(lo, 0)]!(n, generator, dtype, layout, device, pinMemory, lo, 0);
}

export function normal_float_float_select(mean: number, std: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.normal_float_float_op.maskLo;
  return op.normal_float_float_op.table[slot(lo, 0)]!(mean, std, size, generator, dtype, layout, device, pinMemory, lo, 0);
}

export function _efficientzerotensor_select(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op._efficientzerotensor_op.maskLo;
  return op._efficientzerotensor_op.table[slot(lo, 0)]!(size, dtype, layout, device, pinMemory, lo, 0);
}

export function fft_fftfreq_select(n: number, d: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.fft_fftfreq_op.maskLo;
  return op.fft_fftfreq_op.table[slot(lo, 0)]!(n, d, dtype, layout, device, pinMemory, lo, 0);
}

export function fft_rfftfreq_select(n: number, d: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  const lo = selectBackend(device, layout) & op.fft_rfftfreq_op.maskLo;
  return op.fft_rfftfreq_op.table[slot(lo, 0)]!(n, d, dtype, layout, device, pinMemory, lo, 0);
}
