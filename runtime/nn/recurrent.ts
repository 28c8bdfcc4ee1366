// Recurrent layers: RNN, GRU and LSTM.

import {
  gru_cell,
  gru_data,
  gru_input,
  index_select,
  lstm_cell,
  lstm_data,
  lstm_input,
  rnn_relu_cell,
  rnn_relu_data,
  rnn_relu_input,
  rnn_tanh_cell,
  rnn_tanh_data,
  rnn_tanh_input,
  squeeze_dim,
  unsqueeze,
  zeros,
} from "../../generated/operators.js";
import { describe, written } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { uniform_ } from "./init.js";
import { anywhere, checkCount, type Place, unset } from "./linear.js";
import { checkTensor, Module, parameter } from "./module.js";
import { isPackedSequence, type PackedSequence, repacked } from "./packed.js";

export interface RecurrentOptions extends Place {
  readonly numLayers?: number;
  readonly bias?: boolean;
  /** Whether sequences are (batch, length, features); otherwise (length, batch, features). */
  readonly batchFirst?: boolean;
  /** The probability of dropping an output during training, for every layer but the last. */
  readonly dropout?: number;
  /** Whether each layer also runs over the reversed sequence; the outputs of both directions are concatenated. */
  readonly bidirectional?: boolean;
}

abstract class Recurrent extends Module {
  protected readonly options: Required<Omit<RecurrentOptions, keyof Place>>;
  protected readonly fields: readonly string[];
  readonly inputSize: number;
  /** The number of features of the hidden state, which is the output, and of the cell state. */
  protected readonly stateSizes: readonly [number, number];
  protected readonly where: string;

  constructor(
    where: string,
    gates: number,
    inputSize: number,
    hiddenSize: number,
    options: RecurrentOptions,
    projSize = 0,
  ) {
    super();
    const { numLayers, bias, batchFirst, dropout, bidirectional, ...place } = withDefaults(
      where,
      options,
      { numLayers: 1, bias: true, batchFirst: false, dropout: 0, bidirectional: false },
      anywhere,
    );
    checkCount(where, "inputSize", inputSize);
    checkCount(where, "hiddenSize", hiddenSize);
    checkCount(where, "numLayers", numLayers);
    if (!(dropout >= 0 && dropout <= 1))
      throw new ArgumentError(`${where}: dropout must be a probability between 0 and 1, got ${dropout}`);
    this.options = { numLayers, bias, batchFirst, dropout, bidirectional };
    if (!(Number.isInteger(projSize) && projSize >= 0 && (projSize === 0 || projSize < hiddenSize)))
      throw new ArgumentError(
        `${where}: projSize must be 0, for no projection, or a positive integer below hiddenSize (${hiddenSize}), got ${describe(projSize)}`,
      );
    const outputSize = projSize === 0 ? hiddenSize : projSize;
    this.inputSize = inputSize;
    this.stateSizes = [outputSize, hiddenSize];
    this.where = where;
    const fields: string[] = [];
    const members = this as unknown as Record<string, Tensor>;
    const bound = 1 / Math.sqrt(hiddenSize);
    const add = (name: string, shape: readonly number[]) => {
      members[name] = parameter(unset(shape, place));
      fields.push(name);
    };
    for (let layer = 0; layer < numLayers; layer++) {
      for (const suffix of bidirectional ? ["", "Reverse"] : [""]) {
        const features = layer === 0 ? inputSize : outputSize * (bidirectional ? 2 : 1);
        add(`weightIhL${layer}${suffix}`, [gates * hiddenSize, features]);
        add(`weightHhL${layer}${suffix}`, [gates * hiddenSize, outputSize]);
        if (bias) {
          add(`biasIhL${layer}${suffix}`, [gates * hiddenSize]);
          add(`biasHhL${layer}${suffix}`, [gates * hiddenSize]);
        }
        if (projSize > 0) add(`weightHrL${layer}${suffix}`, [projSize, hiddenSize]);
      }
    }
    this.fields = fields;
    for (const name of fields) uniform_(members[name]!, -bound, bound);
  }

  /** The parameters, in the order that the operators take. */
  protected get weights(): readonly Tensor[] {
    return this.fields.map((name) => (this as unknown as Record<string, Tensor>)[name]!);
  }

  /** The states of a packed sequence in the order of its elements; `state` brings results into the order given. */
  protected preparePacked(
    { data, batchSizes, sortedIndices, unsortedIndices }: PackedSequence,
    states: readonly (Tensor | null)[],
  ): { readonly states: readonly Tensor[]; readonly state: (x: Tensor) => Tensor } {
    const { where, inputSize } = this;
    if (data.shape.length !== 2 || data.shape[1] !== inputSize)
      throw new ShapeError(`${where}: expected packed elements (total, ${inputSize}), got ${formatShape(data.shape)}`);
    const batch = Number(batchSizes.toArray<number[]>()[0]);
    const count = this.options.numLayers * (this.options.bidirectional ? 2 : 1);
    const full = states.map((state, i) => {
      const shape = [count, batch, this.stateSizes[i]!];
      if (state === null) return zeros(shape, data.dtype, null, data.device, null);
      if (checkTensor(where, state, "a state").shape.join() !== shape.join())
        throw new ShapeError(
          `${where}: expected a state of shape ${formatShape(shape)}, got ${formatShape(state.shape)}`,
        );
      return sortedIndices === null ? state : index_select(state, 1, sortedIndices);
    });
    return {
      states: full,
      state: unsortedIndices === null ? (x) => x : (x) => index_select(x, 1, unsortedIndices),
    };
  }

  /** Adds a batch dimension to unbatched input and states, zeros by default; `output` and `state` remove it from the results. */
  protected prepare(
    input: Tensor,
    states: readonly (Tensor | null)[],
  ): {
    readonly input: Tensor;
    readonly states: readonly Tensor[];
    readonly output: (x: Tensor) => Tensor;
    readonly state: (x: Tensor) => Tensor;
  } {
    const where = this.where;
    const dimensions = checkTensor(where, input).shape.length;
    if ((dimensions !== 2 && dimensions !== 3) || input.shape.at(-1) !== this.inputSize) {
      const order = this.options.batchFirst ? "(batch, length" : "(length, batch";
      throw new ShapeError(
        `${where}: expected ${order}, ${this.inputSize}) or (length, ${this.inputSize}), got an input of shape ${formatShape(input.shape)}`,
      );
    }
    const at = this.options.batchFirst ? 0 : 1;
    const batched = dimensions === 2 ? unsqueeze(input, at) : input;
    const batch = batched.shape[at]!;
    const count = this.options.numLayers * (this.options.bidirectional ? 2 : 1);
    const full = states.map((state, i) => {
      const features = this.stateSizes[i]!;
      const shape = [count, batch, features];
      if (state === null) return zeros(shape, input.dtype, null, input.device, null);
      checkTensor(where, state, "a state");
      const batched = dimensions === 2 && state.shape.length === 2 ? unsqueeze(state, 1) : state;
      if (batched.shape.join() !== shape.join())
        throw new ShapeError(
          `${where}: expected a state of shape ${formatShape(dimensions === 2 ? [count, features] : shape)}, got ${formatShape(state.shape)}`,
        );
      return batched;
    });
    const same = (x: Tensor): Tensor => x;
    return {
      input: batched,
      states: full,
      output: dimensions === 2 ? (x) => squeeze_dim(x, at) : same,
      state: dimensions === 2 ? (x) => squeeze_dim(x, 1) : same,
    };
  }
}

/** Layers of `h = tanh(W x + b + U h + c)`, or with relu in place of tanh. */
export class RNN extends Recurrent {
  static override readonly keepsNothing = true;
  protected readonly relu: boolean;

  constructor(
    inputSize: number,
    hiddenSize: number,
    { nonlinearity = "tanh", ...options }: RecurrentOptions & { readonly nonlinearity?: "tanh" | "relu" } = {},
  ) {
    super("RNN", 1, inputSize, hiddenSize, options);
    if (nonlinearity !== "tanh" && nonlinearity !== "relu")
      throw new ArgumentError(`RNN: nonlinearity must be "tanh" or "relu", got ${written(nonlinearity)}`);
    this.relu = nonlinearity === "relu";
  }

  /**
   * @param input a tensor, or what `packPaddedSequence` returns, and then so is the output
   * @returns the outputs of the last layer at all steps, and the final state of each layer and direction
   */
  forward(input: PackedSequence, state?: Tensor | null): readonly [output: PackedSequence, state: Tensor];
  forward(input: Tensor, state?: Tensor | null): readonly [output: Tensor, state: Tensor];
  forward(
    input: Tensor | PackedSequence,
    state: Tensor | null = null,
  ): readonly [output: Tensor | PackedSequence, state: Tensor] {
    const { bias, numLayers, dropout, bidirectional, batchFirst } = this.options;
    if (isPackedSequence(input)) {
      const given = this.preparePacked(input, [state]);
      const run = this.relu ? rnn_relu_data : rnn_tanh_data;
      const [output, last] = run(
        ...([input.data, input.batchSizes, given.states[0]!, this.weights, bias] as const),
        ...([numLayers, dropout, this.training, bidirectional] as const),
      );
      return [repacked(input, output), given.state(last)];
    }
    const given = this.prepare(input, [state]);
    const run = this.relu ? rnn_relu_input : rnn_tanh_input;
    const [output, last] = run(
      ...([given.input, given.states[0]!, this.weights, bias] as const),
      ...([numLayers, dropout, this.training, bidirectional, batchFirst] as const),
    );
    return [given.output(output), given.state(last)];
  }
}

/** Layers of gated recurrent units (Cho et al. 2014). */
export class GRU extends Recurrent {
  static override readonly keepsNothing = true;
  constructor(inputSize: number, hiddenSize: number, options: RecurrentOptions = {}) {
    super("GRU", 3, inputSize, hiddenSize, options);
  }

  /**
   * @param input a tensor, or what `packPaddedSequence` returns, and then so is the output
   * @returns the outputs of the last layer at all steps, and the final state of each layer and direction
   */
  forward(input: PackedSequence, state?: Tensor | null): readonly [output: PackedSequence, state: Tensor];
  forward(input: Tensor, state?: Tensor | null): readonly [output: Tensor, state: Tensor];
  forward(
    input: Tensor | PackedSequence,
    state: Tensor | null = null,
  ): readonly [output: Tensor | PackedSequence, state: Tensor] {
    const { bias, numLayers, dropout, bidirectional, batchFirst } = this.options;
    if (isPackedSequence(input)) {
      const given = this.preparePacked(input, [state]);
      const [output, last] = gru_data(
        ...([input.data, input.batchSizes, given.states[0]!, this.weights, bias] as const),
        ...([numLayers, dropout, this.training, bidirectional] as const),
      );
      return [repacked(input, output), given.state(last)];
    }
    const given = this.prepare(input, [state]);
    const [output, last] = gru_input(
      ...([given.input, given.states[0]!, this.weights, bias] as const),
      ...([numLayers, dropout, this.training, bidirectional, batchFirst] as const),
    );
    return [given.output(output), given.state(last)];
  }
}

/** Layers of long short-term memory (Hochreiter and Schmidhuber 1997). */
export class LSTM extends Recurrent {
  static override readonly keepsNothing = true;
  /**
   * @param settings `projSize`: unless 0, hidden states and outputs are projected from `hiddenSize` to so many features (Sak et al. 2014)
   */
  constructor(inputSize: number, hiddenSize: number, settings: RecurrentOptions & { readonly projSize?: number } = {}) {
    const { projSize = 0, ...options } = settings ?? {};
    // What is not an object is refused with the others.
    super("LSTM", 4, inputSize, hiddenSize, settings === null ? settings : options, projSize);
  }

  /**
   * @param input a tensor, or what `packPaddedSequence` returns, and then so is the output
   * @returns the outputs of the last layer at all steps, and the final hidden and cell states of each layer and direction
   */
  forward(input: PackedSequence, states?: LSTMStates | null): readonly [output: PackedSequence, states: LSTMStates];
  forward(input: Tensor, states?: LSTMStates | null): readonly [output: Tensor, states: LSTMStates];
  forward(
    input: Tensor | PackedSequence,
    states: LSTMStates | null = null,
  ): readonly [output: Tensor | PackedSequence, states: LSTMStates] {
    if (states !== null && !(Array.isArray(states) && states.length === 2))
      throw new ArgumentError(`LSTM: states must be [hidden, cell], got ${describe(states)}`);
    const { bias, numLayers, dropout, bidirectional, batchFirst } = this.options;
    if (isPackedSequence(input)) {
      const given = this.preparePacked(input, states ?? [null, null]);
      const [output, hidden, cell] = lstm_data(
        ...([input.data, input.batchSizes, given.states, this.weights, bias] as const),
        ...([numLayers, dropout, this.training, bidirectional] as const),
      );
      return [repacked(input, output), [given.state(hidden), given.state(cell)]];
    }
    const given = this.prepare(input, states ?? [null, null]);
    const [output, hidden, cell] = lstm_input(
      ...([given.input, given.states, this.weights, bias] as const),
      ...([numLayers, dropout, this.training, bidirectional, batchFirst] as const),
    );
    return [given.output(output), [given.state(hidden), given.state(cell)]];
  }
}

/** The states of an LSTM. */
export type LSTMStates = readonly [hidden: Tensor, cell: Tensor];

/** Options of cells. */
export interface CellOptions extends Place {
  readonly bias?: boolean;
}

/** The base of cells, which compute one step: (N, inputSize) or (inputSize). */
abstract class Cell extends Module {
  readonly inputSize: number;
  readonly hiddenSize: number;
  weightIh: Tensor;
  weightHh: Tensor;
  biasIh: Tensor | null;
  biasHh: Tensor | null;
  protected readonly where: string;

  constructor(where: string, gates: number, inputSize: number, hiddenSize: number, options: CellOptions) {
    super();
    const { bias, ...place } = withDefaults(where, options, { bias: true }, anywhere);
    this.where = where;
    this.inputSize = checkCount(where, "inputSize", inputSize);
    this.hiddenSize = checkCount(where, "hiddenSize", hiddenSize);
    const bound = 1 / Math.sqrt(hiddenSize);
    const make = (...shape: number[]): Tensor => uniform_(parameter(unset(shape, place)), -bound, bound);
    this.weightIh = make(gates * hiddenSize, inputSize);
    this.weightHh = make(gates * hiddenSize, hiddenSize);
    this.biasIh = bias ? make(gates * hiddenSize) : null;
    this.biasHh = bias ? make(gates * hiddenSize) : null;
  }

  /** Adds a batch dimension to unbatched input and states, zeros by default; `result` removes it again. */
  protected prepare(
    input: Tensor,
    states: readonly (Tensor | null)[],
  ): { readonly input: Tensor; readonly states: readonly Tensor[]; readonly result: (x: Tensor) => Tensor } {
    const { where, inputSize, hiddenSize } = this;
    const { shape } = checkTensor(where, input);
    if ((shape.length !== 1 && shape.length !== 2) || shape.at(-1) !== inputSize)
      throw new ShapeError(
        `${where}: expected (N, ${inputSize}) or (${inputSize}), got an input of shape ${formatShape(shape)}`,
      );
    const single = shape.length === 1;
    const batched = single ? unsqueeze(input, 0) : input;
    const wanted = [batched.shape[0]!, hiddenSize];
    const full = states.map((state) => {
      if (state === null) return zeros(wanted, input.dtype, null, input.device, null);
      checkTensor(where, state, "a state");
      const given = single && state.shape.length === 1 ? unsqueeze(state, 0) : state;
      if (given.shape.join() !== wanted.join())
        throw new ShapeError(
          `${where}: expected a state of shape ${formatShape(single ? [hiddenSize] : wanted)}, got ${formatShape(state.shape)}`,
        );
      return given;
    });
    return { input: batched, states: full, result: single ? (x) => squeeze_dim(x, 0) : (x) => x };
  }

  protected get weights(): readonly [Tensor, Tensor, Tensor | null, Tensor | null] {
    return [this.weightIh, this.weightHh, this.biasIh, this.biasHh];
  }
}

/** One step of `h = tanh(W x + b + U h + c)`, or with relu in place of tanh. */
export class RNNCell extends Cell {
  static override readonly keepsNothing = true;
  readonly nonlinearity: "tanh" | "relu";

  constructor(
    inputSize: number,
    hiddenSize: number,
    settings: CellOptions & { readonly nonlinearity?: "tanh" | "relu" } = {},
  ) {
    const { nonlinearity = "tanh", ...options } = settings ?? {};
    super("RNNCell", 1, inputSize, hiddenSize, settings === null ? settings : options);
    if (nonlinearity !== "tanh" && nonlinearity !== "relu")
      throw new ArgumentError(`RNNCell: nonlinearity must be "tanh" or "relu", got ${written(nonlinearity)}`);
    this.nonlinearity = nonlinearity;
  }

  /** @param state (N, hiddenSize), or (hiddenSize) for an input without a batch; zeros by default @returns the next state */
  forward(input: Tensor, state: Tensor | null = null): Tensor {
    const given = this.prepare(input, [state]);
    const run = this.nonlinearity === "relu" ? rnn_relu_cell : rnn_tanh_cell;
    return given.result(run(given.input, given.states[0]!, ...this.weights));
  }
}

/** One step of a gated recurrent unit (Cho et al. 2014). */
export class GRUCell extends Cell {
  static override readonly keepsNothing = true;
  constructor(inputSize: number, hiddenSize: number, options: CellOptions = {}) {
    super("GRUCell", 3, inputSize, hiddenSize, options);
  }

  /** @param state (N, hiddenSize), or (hiddenSize) for an input without a batch; zeros by default @returns the next state */
  forward(input: Tensor, state: Tensor | null = null): Tensor {
    const given = this.prepare(input, [state]);
    return given.result(gru_cell(given.input, given.states[0]!, ...this.weights));
  }
}

/** One step of long short-term memory (Hochreiter and Schmidhuber 1997). */
export class LSTMCell extends Cell {
  static override readonly keepsNothing = true;
  constructor(inputSize: number, hiddenSize: number, options: CellOptions = {}) {
    super("LSTMCell", 4, inputSize, hiddenSize, options);
  }

  /**
   * @param states each (N, hiddenSize), or (hiddenSize) for an input without a batch; zeros by default
   * @returns the next hidden and cell state
   */
  forward(input: Tensor, states: LSTMStates | null = null): LSTMStates {
    if (states !== null && !(Array.isArray(states) && states.length === 2))
      throw new ArgumentError(`LSTMCell: states must be [hidden, cell], got ${describe(states)}`);
    const given = this.prepare(input, states ?? [null, null]);
    const [hidden, cell] = lstm_cell(given.input, given.states, ...this.weights);
    return [given.result(hidden), given.result(cell)];
  }
}
