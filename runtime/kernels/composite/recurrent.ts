// Recurrent layers composed of operators: whole sequences, several layers, both directions.

import {
  add_Tensor,
  cat,
  chunk,
  dropout,
  linear,
  mul_Tensor,
  narrow,
  relu,
  select_int,
  sigmoid,
  split_with_sizes,
  stack,
  sub_Tensor,
  tanh,
  transpose_int,
  unbind_int,
} from "../../../generated/operators.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { checkGates } from "./attention.js";
import { lengthsOf } from "./packed-sequences.js";

/** The hidden state of one cell: [h], for LSTM [h, c]. */
type State = readonly Tensor[];

/** One step: takes the input, already multiplied by `w_ih`, and the previous state; returns the new state. */
type Cell = (fromInput: Tensor, state: State, weights: Weights) => State;

/** Weights of one layer and direction. */
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
  const inputGates = chunk(fromInput, 3, 1);
  const reset = sigmoid(add_Tensor(fromState[0]!, inputGates[0]!, 1));
  const update = sigmoid(add_Tensor(fromState[1]!, inputGates[1]!, 1));
  const candidate = tanh(add_Tensor(inputGates[2]!, mul_Tensor(fromState[2]!, reset), 1));
  return [add_Tensor(mul_Tensor(sub_Tensor(h!, candidate, 1), update), candidate, 1)];
};

/** Configuration and weights of a multi-layer network. */
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

/** Rows `from` to `to` of a state, one row per sequence. */
const rowsOf = (state: State, from: number, to: number): State => state.map((x) => narrow(x, 0, from, to - from));

const joined = (states: readonly State[]): State =>
  states[0]!.map((_, i) =>
    cat(
      states.map((state) => state[i]!),
      0,
    ),
  );

/**
 * All steps of one direction. Returns the outputs, in the input's layout, and the last state. `sizes`: for packed input,
 * the number of sequences at each step.
 */
function run(
  cell: Cell,
  input: Tensor,
  sizes: readonly number[] | null,
  first: State,
  weights: Weights,
  backwards: boolean,
): [Tensor, State] {
  const projected = linear(input, weights.ih, weights.biasIh);
  const stepInputs = sizes === null ? unbind_int(projected, 0) : split_with_sizes(projected, sizes, 0);
  let state = sizes !== null && backwards ? rowsOf(first, 0, sizes.at(-1)!) : first;
  const ended: State[] = [];
  const outputs: Tensor[] = [];
  for (const one of backwards ? stepInputs.reverse() : stepInputs) {
    if (sizes !== null) {
      // Forwards, the last rows' sequences end first; backwards, they begin.
      const [rows, previous] = [one.shape[0]!, state[0]!.shape[0]!];
      if (rows > previous) state = joined([state, rowsOf(first, previous, rows)]);
      else if (rows < previous) {
        ended.unshift(rowsOf(state, rows, previous));
        state = rowsOf(state, 0, rows);
      }
    }
    state = cell(one, state, weights);
    outputs.push(state[0]!);
  }
  if (backwards) outputs.reverse();
  return [sizes === null ? stack(outputs, 0) : cat(outputs, 0), ended.length === 0 ? state : joined([state, ...ended])];
}

/**
 * input: [T, N, I], [N, T, I], or packed [sum of sizes, I]; states: [layers * directions, N, H] each. Returns the output
 * and the last states.
 */
function recurrent(
  cell: Cell,
  input: Tensor,
  sizes: readonly number[] | null,
  states: readonly Tensor[],
  network: Network,
): [Tensor, ...Tensor[]] {
  const weights = weightsOf(network);
  const dims = sizes === null ? 3 : 2;
  if (input.ndim !== dims) throw new ShapeError(`RNN: expected input to be ${dims}-D, got ${input.ndim}-D`);
  for (const state of states) {
    if (state.ndim !== 3 || state.shape[0] !== weights.length) {
      throw new ShapeError(
        `RNN: expected hidden states of shape [${weights.length}, N, H], one for each layer and direction, got ${formatShape(state.shape)}`,
      );
    }
    if (sizes !== null) checkSizes(sizes, input.shape[0]!, state.shape[1]!);
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
      const [output, end] = run(cell, sequence, sizes, first, weights[at]!, direction === 1);
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

/** @throws ArgumentError unless the sizes add up to `rows` packed elements of `batch` sequences */
function checkSizes(sizes: readonly number[], rows: number, batch: number): void {
  const falling = sizes.every((size, t) => size > 0 && (t === 0 || size <= sizes[t - 1]!));
  if (!falling || sizes[0] !== batch || sizes.reduce((sum, size) => sum + size, 0) !== rows) {
    throw new ArgumentError(
      `RNN: batch_sizes must start with ${batch}, the number of sequences of the hidden state, be positive and non-increasing, and add up to the ${rows} rows of the data, got [${sizes.join(", ")}]`,
    );
  }
}

const checkedPair = (hx: readonly Tensor[]): readonly Tensor[] => {
  if (hx.length !== 2) throw new ShapeError("lstm expects two hidden states");
  return hx;
};

/** Explanations show the names of kernels' functions. */
const named = <Kernel extends object>(name: string, kernel: Kernel): Kernel =>
  Object.defineProperty(kernel, "name", { value: `${name}_composite` });

/** The kernel for sequences of equal length; `statesOf` returns the states in the schema's `hx`. */
const sequenceKernel = <Hx, Results>(name: string, cell: Cell, statesOf: (hx: Hx) => readonly Tensor[]) =>
  named(
    name,
    (
      input: Tensor,
      hx: Hx,
      params: readonly Tensor[],
      hasBiases: boolean,
      numLayers: number,
      dropout: number,
      train: boolean,
      bidirectional: boolean,
      batchFirst: boolean,
    ): Results => {
      const network = { params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst };
      return recurrent(cell, input, null, statesOf(hx), network) as Results;
    },
  );

/** The kernel for packed sequences. */
const packedSequenceKernel = <Hx, Results>(name: string, cell: Cell, statesOf: (hx: Hx) => readonly Tensor[]) =>
  named(
    name,
    (
      data: Tensor,
      batchSizes: Tensor,
      hx: Hx,
      params: readonly Tensor[],
      hasBiases: boolean,
      numLayers: number,
      dropout: number,
      train: boolean,
      bidirectional: boolean,
    ): Results => {
      const network = { params, hasBiases, numLayers, dropout, train, bidirectional, batchFirst: false };
      return recurrent(cell, data, lengthsOf(batchSizes, "batch_sizes"), statesOf(hx), network) as Results;
    },
  );

type Two = readonly [Tensor, Tensor];
type Three = readonly [Tensor, Tensor, Tensor];
type Pair = readonly Tensor[];
const alone = (h: Tensor): readonly Tensor[] => [h];

export const lstm_input_composite = sequenceKernel<Pair, Three>("lstm_input", lstmCell, checkedPair);
export const lstm_data_composite = packedSequenceKernel<Pair, Three>("lstm_data", lstmCell, checkedPair);
export const gru_input_composite = sequenceKernel<Tensor, Two>("gru_input", gruCell, alone);
export const gru_data_composite = packedSequenceKernel<Tensor, Two>("gru_data", gruCell, alone);
export const rnn_tanh_input_composite = sequenceKernel<Tensor, Two>("rnn_tanh_input", tanhCell, alone);
export const rnn_tanh_data_composite = packedSequenceKernel<Tensor, Two>("rnn_tanh_data", tanhCell, alone);
export const rnn_relu_input_composite = sequenceKernel<Tensor, Two>("rnn_relu_input", reluCell, alone);
export const rnn_relu_data_composite = packedSequenceKernel<Tensor, Two>("rnn_relu_data", reluCell, alone);
