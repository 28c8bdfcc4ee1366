// A table of a model's modules: outputs, parameters, memory and operators, from one call.

import { rand_generator, zeros } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import type { HookHandle } from "../autograd/node.js";
import { getDefaultDType } from "../core/default-dtype.js";
import { classNameOf, describe } from "../core/describe.js";
import type { Device } from "../core/device.js";
import { type DType, isFloatingPoint } from "../core/dtype.js";
import { ArgumentError } from "../core/errors.js";
import { Generator } from "../core/generator.js";
import { withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { observe } from "../modes/observer.js";
import { directTensors, isModule, type Module } from "./module.js";

/** A module of a summarised model. */
export interface SummaryRow {
  /** The path, such as `encoder.0`; empty for the model itself. */
  readonly name: string;
  /** The class. */
  readonly kind: string;
  /** The shapes of its last result; null if it was not called. */
  readonly output: readonly (readonly number[])[] | null;
  /** Elements of its own parameters, without those of modules in it. Of a shared one they count where it comes first. */
  readonly parameters: number;
  /** Bytes of its own parameters and buffers. */
  readonly bytes: number;
  /** How often it was called. */
  readonly calls: number;
  /** The operators that it called, those of modules in it included. */
  readonly operators: number;
}

export interface SummaryOptions {
  /** The dtype and device of inputs that are given as shapes; by default the default dtype, on the device of the model's first parameter. */
  readonly dtype?: DType;
  readonly device?: Device;
}

/** What `summary` found; printed, it is a table. */
export class Summary {
  readonly rows: readonly SummaryRow[];
  /** Elements of all parameters. */
  readonly parameters: number;
  /** Elements of those that require gradients. */
  readonly trainable: number;
  /** Bytes of all parameters and buffers. */
  readonly bytes: number;
  /** Bytes of the results of modules without modules in them. */
  readonly outputBytes: number;

  constructor(rows: readonly SummaryRow[], totals: Omit<Summary, "rows" | "toString">) {
    this.rows = rows;
    this.parameters = totals.parameters;
    this.trainable = totals.trainable;
    this.bytes = totals.bytes;
    this.outputBytes = totals.outputBytes;
  }

  /** The table, and below it the totals. */
  toString(): string {
    const head = ["module", "output", "parameters", "bytes", "operators"];
    const cells = this.rows.map(({ name, kind, output, parameters, bytes, calls, operators }) => {
      const depth = name === "" ? 0 : name.split(".").length;
      const label = `${"  ".repeat(depth)}${name === "" ? kind : `${name.slice(name.lastIndexOf(".") + 1)} (${kind})`}${calls > 1 ? ` x${calls}` : ""}`;
      const shapes = output === null ? "not called" : output.map(formatShape).join(", ");
      return [label, shapes, ...[parameters, bytes, operators].map((count) => (count === 0 ? "" : grouped(count)))];
    });
    const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]!.length)));
    const line = (row: readonly string[]): string =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join("  ")
        .trimEnd();
    return [
      line(head),
      ...cells.map(line),
      `${grouped(this.parameters)} parameters (${grouped(this.trainable)} trained), ${grouped(this.bytes)} bytes; outputs ${grouped(this.outputBytes)} bytes`,
    ].join("\n");
  }

  /** Called by Node's console. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }
}

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** Tensors in a result: of it, or in arrays and objects. */
function tensorsIn(value: unknown, depth = 0): readonly Tensor[] {
  if (isTensor(value)) return [value];
  if (typeof value !== "object" || value === null || depth > 8) return [];
  return Object.values(value).flatMap((one) => tensorsIn(one, depth + 1));
}

/** @throws ArgumentError for what is neither a shape nor made of tensors */
function inputsOf(
  given: unknown,
  { dtype, device }: { readonly dtype: DType; readonly device: Device },
): readonly unknown[] {
  if (isTensor(given)) return [given];
  if (Array.isArray(given)) {
    if (given.length > 0 && given.every(isTensor)) return given;
    if (given.every((size) => Number.isSafeInteger(size) && size >= 0))
      return [
        isFloatingPoint(dtype)
          ? rand_generator(given as number[], new Generator(0), dtype, null, device, null)
          : zeros(given as number[], dtype, null, device, null),
      ];
  }
  throw new ArgumentError(
    `summary: expected the shape of the input, such as [1, 3, 32, 32], a tensor, or an array of tensors, the arguments of forward, got ${describe(given)}`,
  );
}

/** The device of a model's first parameter; the CPU without one. */
const deviceOf = (model: Module): Device => model.parameters()[0]?.device ?? ("cpu" as Device);

/**
 * Calls a model once, in evaluation mode and without recording, and tells of each of its modules what it returns, how many parameters and bytes it has and how
 * many operators it calls. An input that is given as a shape has random numbers, which the program's generator does not give; of integers it is zeros.
 * @param input the shape of the input, a tensor, or an array of tensors, the arguments of `forward`
 * @throws ArgumentError for what is no model and no input; and what the model throws
 */
export function summary(
  model: Module,
  input: readonly number[] | Tensor | readonly Tensor[],
  options: SummaryOptions = {},
): Summary {
  if (!isModule(model)) throw new ArgumentError(`summary: expected a module, got ${describe(model)}`);
  const place = withDefaults("summary", options, {}, { dtype: getDefaultDType() as DType, device: deviceOf(model) });
  const inputs = inputsOf(input, place);
  const modules = [...model.namedModules()];
  const modes = modules.map(([, module]) => module.training);
  const found = new Map(
    modules.map(([, module]) => [
      module,
      { calls: 0, operators: 0, output: null as SummaryRow["output"], outputBytes: 0 },
    ]),
  );
  const running: Module[] = [];
  const hooks: HookHandle[] = [];
  const observing = observe({
    before({ depth }) {
      if (depth > 0) return;
      for (const module of new Set(running)) found.get(module)!.operators++;
    },
  });
  try {
    for (const [, module] of modules) {
      hooks.push(
        module.registerForwardPreHook(() => {
          running.push(module);
          return undefined;
        }),
        module.registerForwardHook((_module, _inputs, output: unknown) => {
          running.pop();
          const results = tensorsIn(output);
          const row = found.get(module)!;
          row.calls++;
          row.output = results.map(({ shape }) => shape);
          row.outputBytes += results.reduce((sum, { numel, itemSize }) => sum + numel * itemSize, 0);
          return undefined;
        }),
      );
    }
    model.eval();
    noGrad(() => (model.forward as (...inputs: readonly unknown[]) => unknown)(...inputs));
  } finally {
    observing.dispose();
    for (const hook of hooks) hook.remove();
    for (const [i, [, module]] of modules.entries()) module.training = modes[i]!;
  }
  const seen = new Set<Tensor>();
  const counted = new Set<Tensor>();
  let [parameters, trainable, bytes, outputBytes] = [0, 0, 0, 0];
  const rows = modules.map(([name, module]): SummaryRow => {
    let [own, ownBytes] = [0, 0];
    for (const { value } of directTensors(module, () => true)) {
      if (seen.has(value)) continue;
      seen.add(value);
      ownBytes += value.numel * value.itemSize;
    }
    for (const { value } of directTensors(module, (kind) => kind === "parameter")) {
      if (counted.has(value)) continue;
      counted.add(value);
      own += value.numel;
      if (value.requiresGrad) trainable += value.numel;
    }
    parameters += own;
    bytes += ownBytes;
    const { calls, operators, output, outputBytes: results } = found.get(module)!;
    if ([...module.namedChildren()].length === 0) outputBytes += results;
    return { name, kind: classNameOf(module), output, parameters: own, bytes: ownBytes, calls, operators };
  });
  return new Summary(rows, { parameters, trainable, bytes, outputBytes });
}
