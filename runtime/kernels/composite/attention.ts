// Scaled dot product attention, and single steps of recurrent networks, composed of operators.

import {
  add__Tensor,
  add_Tensor,
  dropout,
  linear,
  logical_not,
  masked_fill_Scalar,
  matmul,
  mul_Scalar,
  ones,
  sigmoid,
  softmax_int,
  tanh,
  transpose_int,
  tril,
  unsafe_chunk,
  zeros_like,
} from "../../../generated/operators.js";
import { FLOAT32, isFloatingCode, isIntegralCode } from "../../core/dtype.js";
import { isMapped } from "../../core/elements.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { checkResultCast } from "../shapes/outputs.js";
import { minus, plus, times } from "./arithmetic.js";
import { attentionInBlocks } from "./attention-blocks.js";

/**
 * softmax(q k^T / sqrt(E) + mask) v, and the weights. query: [*, L, E], key: [*, S, E], value: [*, S, Ev]. A bool mask
 * is true for the pairs that take part; a floating-point mask is added.
 */
export function _scaled_dot_product_attention_math_composite(
  query: Tensor,
  key: Tensor,
  value: Tensor,
  attnMask: Tensor | null,
  dropoutP: number,
  _needAttnWeights: boolean,
  isCausal: boolean,
): readonly [Tensor, Tensor] {
  checkMask("_scaled_dot_product_attention", attnMask, isCausal);
  const scaled = mul_Scalar(query, 1 / Math.sqrt(query.shape.at(-1)!));
  return attention(scaled, key, value, addedMask(attnMask, query), dropoutP, isCausal);
}

function checkMask(name: string, attnMask: Tensor | null, isCausal: boolean): void {
  if (isCausal && attnMask !== null)
    throw new ArgumentError(`${name}: Explicit attn_mask should not be set when is_causal=True`);
}

/** A mask to add: a bool mask becomes 0 where true and minus infinity elsewhere. */
function addedMask(mask: Tensor | null, query: Tensor): Tensor | null {
  if (mask?.dtype !== "bool") return mask;
  const zeros = zeros_like(mask, query.dtype, null, null, null, null);
  return masked_fill_Scalar(zeros, logical_not(mask), Number.NEGATIVE_INFINITY);
}

function attention(
  scaled: Tensor,
  key: Tensor,
  value: Tensor,
  attnMask: Tensor | null,
  dropoutP: number,
  isCausal: boolean,
): readonly [Tensor, Tensor] {
  const square = isCausal
    ? tril(ones([scaled.shape.at(-2)!, key.shape.at(-2)!], "bool", null, scaled.device, null), 0)
    : null;
  const mask = square === null ? attnMask : addedMask(square, scaled);
  let scores = matmul(scaled, transpose_int(key, -2, -1));
  if (mask !== null) scores = add__Tensor(scores, mask, 1);
  let weights = softmax_int(scores, -1, null);
  if (dropoutP > 0) weights = dropout(weights, dropoutP, true);
  return [matmul(weights, value), weights];
}

/**
 * query: [*, L, E], key: [*, S, E], value: [*, S, Ev]; the mask broadcasts to [*, L, S].
 * @throws ShapeError, DTypeError unless all three are matrices or batches of them, of one floating-point dtype
 */
export function scaled_dot_product_attention_composite(
  query: Tensor,
  key: Tensor,
  value: Tensor,
  attnMask: Tensor | null,
  dropoutP: number,
  isCausal: boolean,
  scale: number | null,
): Tensor {
  const name = "scaled_dot_product_attention";
  for (const [argument, tensor] of Object.entries({ query, key, value })) {
    if (tensor.ndim < 2) {
      throw new ShapeError(
        `${name}: \`${argument}\` must have at least 2 dimensions, [..., length, features], got ${formatShape(tensor.shape)}`,
      );
    }
    if (tensor.dtypeCode !== query.dtypeCode || !isFloatingCode(tensor.dtypeCode)) {
      throw new DTypeError(
        `${name}: query, key and value must have one floating-point dtype, got ${query.dtype}, ${key.dtype} and ${value.dtype}`,
      );
    }
  }
  if (attnMask !== null && attnMask.dtype !== "bool" && attnMask.dtypeCode !== query.dtypeCode) {
    throw new DTypeError(
      `${name}: \`attn_mask\` must be of dtype bool or, as the query, ${query.dtype}, got ${attnMask.dtype}`,
    );
  }
  checkMask(name, attnMask, isCausal);
  const scaled = mul_Scalar(query, scale ?? 1 / Math.sqrt(query.shape.at(-1)!));
  const mask = addedMask(attnMask, query);
  const inBlocks = dropoutP > 0 ? null : attentionInBlocks(scaled, key, value, mask, isCausal);
  return inBlocks ?? attention(scaled, key, value, mask, dropoutP, isCausal)[0];
}

/** @throws ShapeError unless input [N, inputs] and states [N, hidden] fit the weights */
function checkCell(input: Tensor, states: readonly Tensor[], wIh: Tensor, wHh: Tensor, gates: number): void {
  for (const [name, matrix] of Object.entries({ input, hx: states[0]!, w_ih: wIh, w_hh: wHh })) {
    if (matrix.ndim < 2) throw new ShapeError(`${name} of at least 2 dimensions is expected, got ${matrix.ndim}`);
  }
  const [inputs, hidden] = [wIh.shape[1]!, wHh.shape[1]!];
  if (input.shape[1] !== inputs) {
    throw new ShapeError(`input has inconsistent input_size: got ${input.shape[1]} expected ${inputs}`);
  }
  for (const hx of states) {
    if (hx.shape[0] !== input.shape[0]) {
      throw new ShapeError(`Input batch size ${input.shape[0]} doesn't match hidden0 batch size ${hx.shape[0]}`);
    }
    if (hx.shape[1] !== hidden) {
      throw new ShapeError(`hidden0 has inconsistent hidden_size: got ${hx.shape[1]}, expected ${hidden}`);
    }
  }
  if (gates > 1 && wIh.shape[0] !== gates * hidden) {
    throw new ShapeError(`w_ih of ${gates} gates of ${hidden} rows is expected, got ${formatShape(wIh.shape)}`);
  }
}

/** PyTorch applies the gates' nonlinearities in place. @throws DTypeError for integer gates */
export function checkGates(gates: Tensor): void {
  if (isIntegralCode(gates.dtypeCode, true)) checkResultCast(FLOAT32, gates.dtypeCode);
}

/** Linear maps of the input and of the state. The result has the state's shape. */
function contributions(
  input: Tensor,
  hx: Tensor,
  wIh: Tensor,
  wHh: Tensor,
  bIh: Tensor | null,
  bHh: Tensor | null,
): Tensor {
  const [own, added] = [linear(hx, wHh, bHh), linear(input, wIh, bIh)];
  return isMapped(added) ? add_Tensor(own, added, 1) : add__Tensor(own, added, 1);
}

/** A step of a plain recurrent cell, before its nonlinearity. */
export function cellStep(
  input: Tensor,
  hx: Tensor,
  wIh: Tensor,
  wHh: Tensor,
  bIh: Tensor | null,
  bHh: Tensor | null,
): Tensor {
  checkCell(input, [hx], wIh, wHh, 1);
  return contributions(input, hx, wIh, wHh, bIh, bHh);
}

/** Gates in the order input, forget, cell, output. Returns the hidden state and the cell state. */
export function lstm_cell_composite(
  input: Tensor,
  hx: readonly Tensor[],
  wIh: Tensor,
  wHh: Tensor,
  bIh: Tensor | null,
  bHh: Tensor | null,
): readonly [Tensor, Tensor] {
  if (hx.length !== 2) throw new ArgumentError("lstm_cell expects two hidden states");
  const [h, c] = hx as readonly [Tensor, Tensor];
  checkCell(input, hx, wIh, wHh, 4);
  const gates = contributions(input, h, wIh, wHh, bIh, bHh);
  checkGates(gates);
  const [i, f, g, o] = unsafe_chunk(gates, 4, 1) as unknown as readonly [Tensor, Tensor, Tensor, Tensor];
  const cell = plus(times(sigmoid(f), c), times(sigmoid(i), tanh(g)));
  return [times(sigmoid(o), tanh(cell)), cell];
}

/** Gates in the order reset, update, new. */
export function gru_cell_composite(
  input: Tensor,
  hx: Tensor,
  wIh: Tensor,
  wHh: Tensor,
  bIh: Tensor | null,
  bHh: Tensor | null,
): Tensor {
  checkCell(input, [hx], wIh, wHh, 3);
  const fromInput = linear(input, wIh, bIh);
  checkGates(fromInput);
  const [ir, iz, inn] = unsafe_chunk(fromInput, 3, 1) as unknown as readonly [Tensor, Tensor, Tensor];
  const [hr, hz, hn] = unsafe_chunk(linear(hx, wHh, bHh), 3, 1) as unknown as readonly [Tensor, Tensor, Tensor];
  const reset = sigmoid(plus(hr, ir));
  const update = sigmoid(plus(hz, iz));
  const candidate = tanh(plus(inn, times(hn, reset)));
  return plus(times(minus(hx, candidate), update), candidate);
}
