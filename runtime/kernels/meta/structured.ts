// Meta kernels of structured operators, built at registration. They allocate the outputs that a shape function
// describes, or check given outputs against the description.

import { named } from "../../autograd/written.js";
import type { Device } from "../../core/device.js";
import type { Tensor } from "../../core/tensor.js";
import { hostDevice } from "../../dispatch/keys.js";
import type { Cell, Kernel, Operator } from "../../dispatch/operator.js";
import { allocateOutput, type OutSpec } from "../shapes/outputs.js";
import { prepareInPlace, prepareOut } from "../structured.js";

/** Describes one output, or a list of several. */
type Describe = (...args: never[]) => OutSpec | readonly OutSpec[];

/**
 * The Meta kernel of a functional form.
 * @param describe shape function; receives the first `takes` arguments
 * @param tensor index of the argument, a tensor or a list of them, that determines the device; -1 if there is none
 */
export function describedForm<F extends Kernel>(
  op: Operator<F>,
  describe: Describe,
  takes: number,
  tensor: number,
): Cell<F> {
  const kernel = (...args: unknown[]) => {
    const found = run(describe, args, takes);
    const device = deviceOf(args[tensor] as Tensor | readonly Tensor[] | undefined);
    return isOne(found) ? allocateOutput(found, device) : found.map((spec) => allocateOutput(spec, device));
  };
  return named(kernel, op.name, "meta");
}

/** The Meta kernel of an in-place form, which writes to the argument at index `self`. */
export function describedInPlace<F extends Kernel>(
  op: Operator<F>,
  describe: Describe,
  takes: number,
  self: number,
): Cell<F> {
  const kernel = (...args: unknown[]) => prepareInPlace(args[self] as Tensor, run(describe, args, takes) as OutSpec);
  return named(kernel, op.name, "meta");
}

/** The Meta kernel of an out form, whose outputs are the arguments from index `first` up to `arity`. */
export function describedOut<F extends Kernel>(
  op: Operator<F>,
  describe: Describe,
  takes: number,
  tensor: number,
  first: number,
  arity: number,
): Cell<F> {
  const kernel = (...args: unknown[]) => {
    const found = run(describe, args, takes);
    const device = deviceOf(args[tensor] as Tensor | readonly Tensor[] | undefined);
    const outs = args.slice(first, arity) as Tensor[];
    outs.forEach((out, i) => {
      prepareOut(out, isOne(found) ? found : found[i]!, device);
    });
    return isOne(found) ? outs[0] : outs;
  };
  return named(kernel, op.name, "meta");
}

function run(describe: Describe, args: readonly unknown[], takes: number): OutSpec | readonly OutSpec[] {
  return (describe as (...args: unknown[]) => OutSpec | readonly OutSpec[])(...args.slice(0, takes));
}

function isOne(found: OutSpec | readonly OutSpec[]): found is OutSpec {
  return !Array.isArray(found);
}

function deviceOf(given: Tensor | readonly Tensor[] | undefined): Device {
  if (given === undefined) return hostDevice;
  return Array.isArray(given) ? (given as readonly Tensor[])[0]!.device : (given as Tensor).device;
}
