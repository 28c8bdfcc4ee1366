// A fallback for backends: operators without a kernel run on the CPU, with copies from and to the device.
import { hasElements } from "../core/elements.js";
import { DispatchError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { type Dispatcher, dispatcher as program, type Registration } from "../dispatch/dispatcher.js";
import { boxed } from "../dispatch/kernel.js";
import { type BackendName, backendMask } from "../dispatch/keys.js";
import { Library } from "../dispatch/library.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { mapTensors } from "./tree.js";

export interface CpuFallbackOptions {
  /** Copies a tensor of the backend to the CPU. */
  readonly toCpu: (tensor: Tensor) => Tensor;
  /** Copies a CPU tensor to the backend. */
  readonly fromCpu: (tensor: Tensor) => Tensor;
  /** Writes the values of a CPU tensor into a tensor of the backend, as in-place and out operators require. */
  readonly copyBack?: ((target: Tensor, values: Tensor) => void) | undefined;
  /** Called once for each operator that falls back to the CPU; by default the dispatcher prints a warning. */
  readonly warn?: ((op: OperatorEntry) => void) | undefined;
  readonly dispatcher?: Dispatcher | undefined;
}

/** The elements of a tensor that can be read; null of anything else. */
const elementsOf = (value: unknown): readonly unknown[] | null =>
  isTensor(value) && hasElements(value) ? ([value.toArray()] as unknown[]).flat(Number.POSITIVE_INFINITY) : null;

/** Whether the copy of an argument has other elements than before. */
function isChanged(
  before: readonly unknown[] | null | undefined,
  original: unknown,
  copies: ReadonlyMap<Tensor, Tensor>,
): boolean {
  if (before == null || !isTensor(original)) return false;
  const after = elementsOf(copies.get(original));
  return after !== null && before.some((element, i) => !Object.is(element, after[i]));
}

/** Registers the CPU fallback at a backend's key until disposed. */
export function cpuFallback(backend: BackendName, options: CpuFallbackOptions): Registration {
  checkOptions("cpuFallback", options, ["toCpu", "fromCpu", "copyBack", "warn", "dispatcher"]);
  const { toCpu, fromCpu, copyBack, dispatcher = program } = options;
  assertFunction(toCpu, "cpuFallback: toCpu");
  assertFunction(fromCpu, "cpuFallback: fromCpu");
  const warned = new WeakSet<OperatorEntry>();
  const warn =
    options.warn ??
    ((op) =>
      dispatcher.warn(
        `${op.name} has no kernel for ${backend}; it runs on the CPU, with copies from and to the device`,
      ));
  const library = new Library(dispatcher, "_", "IMPL", backend, "runtime/modes/cpu-fallback.ts");
  const lowest = 1;
  return library.fallback(
    boxed((op, _keys, stack) => {
      if (!warned.has(op)) {
        warned.add(op);
        warn(op);
      }
      const { arguments: parameters } = op.schema;
      const originals = stack.splice(stack.length - parameters.length, parameters.length);
      const copies = new Map<Tensor, Tensor>();
      const back = new Map<Tensor, Tensor>();
      const away = (tensor: Tensor): Tensor => {
        if ((tensor.keysLo & backendMask) === lowest) return tensor;
        let copy = copies.get(tensor);
        if (copy === undefined) {
          copy = toCpu(tensor);
          copies.set(tensor, copy);
          back.set(copy, tensor);
        }
        return copy;
      };
      const results = [...originals.map((value) => mapTensors(value, away))];
      // What the schema does not say is written (running statistics) may be left alone, too: when not training.
      const before = new Map(op.undeclaredWrites.map((i) => [i, elementsOf(results[i])]));
      dispatcher.callBoxed(op, results);
      parameters.forEach((parameter, i) => {
        if (parameter.alias?.write !== true && !isChanged(before.get(i), originals[i], copies)) return;
        // A list of written tensors, too.
        for (const original of [originals[i]].flat()) {
          if (!isTensor(original) || !copies.has(original)) continue;
          if (copyBack === undefined) {
            throw new DispatchError(
              `the CPU fallback of ${backend} requires copyBack for ${op.name}, which writes to ${parameter.name}`,
            );
          }
          copyBack(original, copies.get(original)!);
        }
      });
      stack.push(...results.map((result) => mapTensors(result, (tensor) => back.get(tensor) ?? fromCpu(tensor))));
    }, "cpuFallback"),
  );
}
