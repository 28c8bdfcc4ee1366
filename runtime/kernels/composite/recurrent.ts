// Recurrent layers, written in operators: whole sequences, several layers, both directions.

import {
  add_Tensor,
  cat,
  chunk,
  dropout,
  linear,
  mul_Tensor,
  relu,
  select_int,
  sigmoid,
  stack,
  sub_Tensor,
  tanh,
  transpose_int,
  unbind_int,
} from "../../../generated/operators.js";
import { ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { checkGates } from "./attention.js";

/** The hidden state of one cell: [h], for LSTM [h, c]. */
type State = readonly Tensor[];

/** One step: what the input contributes (already through `w_ih`) and the state before; gives the state after. */
type Cell = (fromInput: Tensor, state: State, weights: Weights) => State;

/** Of one layer and direction. */
interface Weights {
  readonly ih: Tensor;
  readonly hh: Tensor;
  readonly biasIh: Tensor | null;
  readonly biasHh: Tensor | null;
  /** The projection of an LSTM's output. */
  readonly hr: Tensor | null;
}

function simple(activation: (x: Tensor) => Tensor): Cell {
  return (fromInput, [h], { hh, biasHh }) => [activation(add_Tensor(linear(h!, hh, biasHh), fromInput, 1))];
}

const tanhCell: Cell = simple((x) => tanh(x));
const reluCell: Cell = simple((x) => relu(x));

const lstmCell: Cell = (fromInput, [h, c], { hh, biasHh, hr }) => {
  checkGates(fromInput);
  const gates = chunk(add_Tensor(linear(h!, hh, biasHh), fromInput, 1), 4, 1);
  const [input, forget, output] = [sigmoid(gates[0]!), sigmoid(gates[1]!), sigmoid(gates[3]!)];
  const cell = add_Tensor(mul_Tensor(forget, c!), mul_Tensor(input, tanh(gates[2]!)), 1);
  const hidden = mul_Tensor(output, tanh(cell));
  return [hr === null ? hidden : linear(hidden, hr, null), cell];
};

const gruCell: Cell = (fromInput, [h], { hh, biasHh }) => {
  checkGates(fromInput);
  const fromState = chunk(linear(h!, hh, biasHh), 3, 1);
  const given = chunk(fromInput, 3, 1);
  const reset = sigmoid(add_Tensor(fromState[0]!, given[0]!, 1));
  const update = sigmoid(add_Tensor(fromState[1]!, given[1]!, 1));
  const fresh = tanh(add_Tensor(given[2]!, mul_Tensor(fromState[2]!, reset), 1));
  return [add_Tensor(mul_Tensor(sub_Tensor(h!, fresh, 1), update), fresh, 1)];
};

/** What a layer of `rnn` is made of. */
interface Network {
  readonly params: readonly Tensor[];
  readonly hasBiases: boolean;
  readonly numLayers: number;
  readonly dropout: number;
  readonly train: boolean;
  readonly bidirectional: boolean;
  readonly batchFirst: boolean;
}

function weightsOf({ params, hasBiases, numLayers, bidirectional }: Network): Weights[] {
  const count = numLayers * (bidirectional ? 2 : 1);
  const plain = hasBiases ? 4 : 2;
  const each = params.length / count;
  if (each !== plain && each !== plain + 1) {
    throw new ShapeError(`got an incorrect number of RNN parameters: ${params.length}, expected ${plain * count}`);
  }
  return Array.from({ length: count }, (_, i) => {
    const layerParams = params.slice(i * each, (i + 1) * each);
    return {
      ih: layerParams[0]!,
      hh: layerParams[1]!,
      biasIh: hasBiases ? layerParams[2]! : null,
      biasHh: hasBiases ? layerParams[3]! : null,
      hr: each === plain + 1 ? layerParams[plain]! : null,
    };
  });
}

/** All steps of one direction: the outputs [T, N, H] and the last state. */
function run(cell: Cell, input: Tensor, first: State, weights: Weights, backwards: boolean): [Tensor, State] {
  const given = unbind_int(linear(input, weights.ih, weights.biasIh), 0);
  let state = first;
  const outputs: Tensor[] = [];
  for (const one of backwards ? given.reverse() : given) {
    state = cell(one, state, weights);
    outputs.push(state[0]!);
  }
  return [stack(backwards ? outputs.reverse() : outputs, 0), state];
}

/** input: [T, N, I], or [N, T, I]; states: [layers * directions, N, H] each. Gives the output and the last states. */
function recurrent(cell: Cell, input: Tensor, states: readonly Tensor[], network: Network): [Tensor, ...Tensor[]] {
  const weights = weightsOf(network);
  if (input.ndim !== 3) throw new ShapeError(`RNN: expected input to be 3-D, got ${input.ndim}-D`);
  for (const state of states) {
    if (state.ndim !== 3 || state.shape[0] !== weights.length) {
      throw new ShapeError(
        `RNN: expected hidden states of shape [${weights.length}, N, H], one for each layer and direction, got ${formatShape(state.shape)}`,
      );
    }
  }
  let sequence = network.batchFirst ? transpose_int(input, 0, 1) : input;
  if (sequence.shape[0] === 0) throw new ShapeError("Expected sequence length to be larger than 0 in RNN");
  const last: State[] = [];
  const directions = network.bidirectional ? 2 : 1;
  for (let layer = 0; layer < network.numLayers; layer++) {
    const outputs: Tensor[] = [];
    for (let direction = 0; direction < directions; direction++) {
      const at = layer * directions + direction;
      const first = states.map((state) => select_int(state, 0, at));
      const [output, end] = run(cell, sequence, first, weights[at]!, direction === 1);
      outputs.push(output);
      last.push(end);
    }
    sequence = directions === 1 ? outputs[0]! : cat(outputs, outputs[0]!.ndim - 1);
    if (network.dropout !== 0 && network.train && layer < network.numLayers - 1) {
      sequence = dropout(sequence, network.dropout, true);
    }
  }
  const ends = states.map((_, i) =>
    stack(
      last.map((state) => state[i]!),
      0,
    ),
  );
  return [network.batchFirst ? transpose_int(sequence, 0, 1) : sequence, ...ends];
}

export function lstm_input_composite(
  input: Tensor,
  hx: readonly Tensor[],
  params: readonly Tensor[],
  hasBiases: boolean,
  numLayers: number,
  dropout: number,
  train: boolean,
  bidirectional: boolean,
  batchFirst: boolean,
): readonly [Tensor, Tensor, Tensor] {
  if (hx.length !== 2) throw new ShapeError("lstm expects two hidden states");
  const network = { params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst };
  const [output, h, c] = recurrent(lstmCell, input, hx, network);
  return [output, h!, c!];
}

export function gru_input_composite(
  input: Tensor,
  hx: Tensor,
  params: readonly Tensor[],
  hasBiases: boolean,
  numLayers: number,
  dropout: number,
  train: boolean,
  bidirectional: boolean,
  batchFirst: boolean,
): readonly [Tensor, Tensor] {
  const network = { params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst };
  const [output, h] = recurrent(gruCell, input, [hx], network);
  return [output, h!];
}

export function rnn_tanh_input_composite(
  input: Tensor,
  hx: Tensor,
  params: readonly Tensor[],
  hasBiases: boolean,
  numLayers: number,
  dropout: number,
  train: boolean,
  bidirectional: boolean,
  batchFirst: boolean,
): readonly [Tensor, Tensor] {
  const network = { params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst };
  const [output, h] = recurrent(tanhCell, input, [hx], network);
  return [output, h!];
}

export function rnn_relu_input_composite(
  input: Tensor,
  hx: Tensor,
  params: readonly Tensor[],
  hasBiases: boolean,
  numLayers: number,
  dropout: number,
  train: boolean,
  bidirectional: boolean,
  batchFirst: boolean,
): readonly [Tensor, Tensor] {
  const network = { params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst };
  const [output, h] = recurrent(reluCell, input, [hx], network);
  return [output, h!];
}
