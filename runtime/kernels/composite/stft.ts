// Short-time Fourier transforms: spectra of overlapping frames of a signal, and the inverse.

import {
  _fft_c2c,
  _fft_c2r,
  _fft_r2c,
  abs,
  clone,
  constant_pad_nd,
  div_Tensor,
  expand,
  is_nonzero,
  lt_Scalar,
  min,
  mul_Tensor,
  narrow,
  ones,
  pad,
  resolve_conj,
  squeeze_dim,
  transpose_int,
  unfold,
  unfold_backward,
  unsqueeze,
  view,
  view_as_complex,
  view_as_real,
} from "../../../generated/operators.js";
import { dtypeOf, isComplexCode, isDifferentiableCode, isFloatingCode, realCode } from "../../core/dtype.js";
import { mayAsk } from "../../core/elements.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { halfOf } from "../shapes/fourier.js";

interface Frames {
  readonly hop: number;
  /** Weights of a frame; null for ones. */
  readonly window: Tensor | null;
}

/** Checks the sizes of frames, and pads shorter windows with zeros at both ends. */
function framesOf(
  name: string,
  self: Tensor,
  nFft: number,
  hopLength: number | null,
  winLength: number | null,
  window: Tensor | null,
): Frames {
  const hop = hopLength ?? Math.floor(nFft / 4);
  const length = winLength ?? nFft;
  if (hop <= 0) throw new ArgumentError(`${name}: expected hop_length > 0, but got hop_length=${hop}`);
  if (length <= 0 || length > nFft) {
    throw new ArgumentError(`${name}: expected 0 < win_length <= n_fft, but got win_length=${length}`);
  }
  if (window !== null && (window.ndim !== 1 || window.shape[0] !== length)) {
    throw new ShapeError(
      `${name}: expected a 1D window tensor of size equal to win_length=${length}, but got window with size ${formatShape(window.shape)}`,
    );
  }
  if (length === nFft) return { hop, window };
  const left = Math.floor((nFft - length) / 2);
  const weights = window ?? ones([length], dtypeOf(realCode(self.dtypeCode)), null, self.device, null);
  return { hop, window: constant_pad_nd(weights, [left, nFft - length - left], 0) };
}

/** The last dimension, real and imaginary parts, as complex numbers: a view if the strides allow one. */
function pairsAsComplex(pairs: Tensor): Tensor {
  const { strides, offset } = pairs;
  const fits = strides.at(-1) === 1 && offset % 2 === 0 && strides.slice(0, -1).every((step) => step % 2 === 0);
  return view_as_complex(fits ? pairs : clone(pairs, "contiguous_format"));
}

const isComplex = (tensor: Tensor | null): boolean => tensor !== null && isComplexCode(tensor.dtypeCode);

/**
 * Spectra of frames of a signal, [samples] or [batch, samples].
 * @throws ShapeError, DTypeError, ArgumentError for sizes that do not fit, for integers, and for one-sided spectra of
 * complex signals
 */
export function stft_composite(
  self: Tensor,
  nFft: number,
  hopLength: number | null,
  winLength: number | null,
  window: Tensor | null,
  normalized: boolean,
  onesided: boolean | null,
  returnComplex: boolean | null,
): Tensor {
  if (!isDifferentiableCode(self.dtypeCode)) {
    throw new DTypeError(`stft: expected a tensor of floating point or complex values, got ${self.dtype}`);
  }
  if (self.ndim !== 1 && self.ndim !== 2) {
    throw new ShapeError(`stft: expected a 1D or 2D tensor, got one of shape ${formatShape(self.shape)}`);
  }
  const length = self.shape.at(-1)!;
  if (nFft <= 0 || nFft > length) {
    throw new ArgumentError(`stft: expected 0 < n_fft <= ${length}, the number of samples, but got n_fft=${nFft}`);
  }
  const frames = framesOf("stft", self, nFft, hopLength, winLength, window);
  const complex = isComplex(self) || isComplex(window);
  if (complex && onesided === true) {
    throw new ArgumentError("Cannot have onesided output if window or input is complex");
  }
  const batched = self.ndim === 1 ? unsqueeze(self, 0) : self;
  const cut = unfold(batched, -1, nFft, frames.hop);
  const weighted = frames.window === null ? cut : mul_Tensor(cut, frames.window);
  const normalization = normalized ? 1 : 0;
  const spectra = complex
    ? _fft_c2c(weighted, [2], normalization, true)
    : _fft_r2c(weighted, [2], normalization, onesided ?? true);
  const transposed = transpose_int(spectra, 1, 2);
  const result = self.ndim === 1 ? squeeze_dim(transposed, 0) : transposed;
  return (returnComplex ?? complex) ? result : view_as_real(result);
}

/** As `stft_composite`, with the signal padded by half a frame at both ends. */
export function stft_center_composite(
  self: Tensor,
  nFft: number,
  hopLength: number | null,
  winLength: number | null,
  window: Tensor | null,
  center: boolean,
  padMode: string,
  normalized: boolean,
  onesided: boolean | null,
  returnComplex: boolean | null,
): Tensor {
  let signal = self;
  if (center) {
    const padding = Math.floor(nFft / 2);
    const extended = view(self, [...new Array<number>(Math.max(0, 3 - self.ndim)).fill(1), ...self.shape]);
    const padded = pad(extended, [padding, padding], padMode, null);
    signal = view(padded, padded.shape.slice(extended.ndim - self.ndim));
  }
  return stft_composite(signal, nFft, hopLength, winLength, window, normalized, onesided, returnComplex);
}

/**
 * The signal of spectra, [frequencies, frames] or [batch, frequencies, frames], complex or with a last dimension of real
 * and imaginary parts.
 * @throws ShapeError, ArgumentError for sizes that do not fit, and if the overlapping squared window sums to zero at
 * some sample
 */
export function istft_composite(
  self: Tensor,
  nFft: number,
  hopLength: number | null,
  winLength: number | null,
  window: Tensor | null,
  center: boolean,
  normalized: boolean,
  onesided: boolean | null,
  length: number | null,
  returnComplex: boolean,
): Tensor {
  const pairs = isComplex(self) ? view_as_real(resolve_conj(self)) : self;
  if (pairs.shape.at(-1) !== 2 || (pairs.ndim !== 3 && pairs.ndim !== 4)) {
    throw new ShapeError(
      `istft: expected complex spectra of shape [frequencies, frames] or [batch, frequencies, frames], or real ones with a last dimension of real and imaginary parts, got ${self.dtype} of shape ${formatShape(self.shape)}`,
    );
  }
  const framed = transpose_int(pairs.ndim === 3 ? unsqueeze(pairs, 0) : pairs, 1, 2);
  if (framed.numel === 0) throw new ShapeError("istft: input tensor cannot be empty.");
  const [, count, bins] = framed.shape as [number, number, number];
  const oneSided = onesided ?? bins !== nFft;
  const expected = oneSided ? halfOf(nFft) : nFft;
  if (bins !== expected) {
    throw new ShapeError(
      `istft: expected ${expected} frequencies, which is n_fft${oneSided ? " / 2 + 1 where spectra are one-sided" : " where spectra are not one-sided"}, but got ${bins}`,
    );
  }
  if (window !== null && !isFloatingCode(window.dtypeCode) && !isComplex(window)) {
    throw new DTypeError(`istft: expected a floating-point window, got ${window.dtype}: convert it with \`to\``);
  }
  const { hop, window: padded } = framesOf("istft", framed, nFft, hopLength, winLength, window);
  const span = winLength ?? nFft;
  if (hop > span) {
    throw new ArgumentError(
      `istft: expected 0 < hop_length <= win_length, but got hop_length=${hop} and win_length=${span}`,
    );
  }
  if (returnComplex && oneSided) {
    throw new ArgumentError("Cannot have onesided output if window or input is complex");
  }
  if (!returnComplex && isComplex(window)) {
    throw new ArgumentError("Complex windows are incompatible with return_complex=False");
  }
  const weights = padded ?? ones([nFft], dtypeOf(realCode(framed.dtypeCode)), null, framed.device, null);
  const spectra = pairsAsComplex(framed);
  const normalization = normalized ? 1 : 2;
  const frames = returnComplex
    ? _fft_c2c(spectra, [2], normalization, false)
    : _fft_c2r(oneSided ? spectra : narrow(spectra, -1, 0, halfOf(nFft)), [2], normalization, nFft);
  const whole = nFft + hop * (count - 1);
  const added = (frames: Tensor): Tensor =>
    unfold_backward(unsqueeze(frames, 1), [frames.shape[0]!, 1, whole], 2, nFft, hop);
  const start = center ? Math.floor(nFft / 2) : 0;
  const end = Math.min(whole, length === null ? whole - start : start + length);
  const cut = (signal: Tensor): Tensor => narrow(signal, 2, start, Math.max(0, end - start));
  const signal = cut(added(mul_Tensor(frames, view(weights, [1, 1, nFft]))));
  const envelope = cut(added(expand(mul_Tensor(weights, weights), [1, count, nFft], false)));
  const vanishes = lt_Scalar(min(abs(envelope)), 1e-11);
  if (mayAsk(vanishes) && is_nonzero(vanishes)) {
    throw new ArgumentError(
      "istft: the sum of the squared weights of the window is zero at some samples, so the signal cannot be reconstructed: choose a smaller hop_length, or a window without zeros",
    );
  }
  const divided = div_Tensor(signal, envelope);
  const missing = length === null ? 0 : length - (end - start);
  const result = squeeze_dim(missing > 0 ? constant_pad_nd(divided, [0, missing], 0) : divided, 1);
  return pairs.ndim === 3 ? squeeze_dim(result, 0) : result;
}
