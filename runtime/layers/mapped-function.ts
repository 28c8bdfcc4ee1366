// Functions with a derivative of their own under vmap: by the rule of their definition, or as a function of all examples whose parts are mapped.

import { expand, movedim_int, sum_dim_IntList } from "../../generated/operators.js";
import {
  AutogradFunction,
  type FunctionContext,
  type FunctionDefinition,
  type FunctionResult,
} from "../autograd/custom-function.js";
import { AutogradError } from "../core/errors.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { atLevel, inLevel } from "../dispatch/levels.js";
import { type BatchedTensor, batched, checkedMapped, VmapLevel } from "../modes/batched-tensor.js";

type Definition = { -readonly [K in keyof Parts]: Parts[K] };
type Parts = FunctionDefinition<readonly unknown[], FunctionResult, Record<string, unknown>>;
type Dims = readonly (number | null)[];

/** Calls the function with tensors of a level. */
export function applyMapped(level: VmapLevel, given: object, args: readonly unknown[]): unknown {
  const definition = given as Definition;
  const values = args.map((arg) => level.ownValue(arg));
  const dims = args.map((arg) => level.dimOf(arg));
  const wrap = (result: FunctionResult, outDims: number | null | Dims): unknown => {
    if (isTensor(result)) return wrapOne(level, result, Array.isArray(outDims) ? outDims[0]! : outDims);
    return (result as readonly (Tensor | null)[]).map((one, i) =>
      wrapOne(level, one, Array.isArray(outDims) ? outDims[i]! : outDims),
    );
  };
  if (definition.vmap !== undefined) {
    const { size: batchSize, randomness } = level;
    const found: unknown = atLevel(level.parent, () => definition.vmap!({ batchSize, randomness }, dims, ...values));
    const { result, dims: outDims } = checkedMapped(`${definition.name}.vmap`, found, batchSize);
    return wrap(result as FunctionResult, outDims as number | null | Dims);
  }
  const outDims: (number | null)[] = [];
  const whole = new AutogradFunction(mapped(definition, level, dims, outDims));
  return wrap(
    atLevel(level.parent, () => whole.apply(...values)),
    outDims,
  );
}

function wrapOne(level: VmapLevel, value: Tensor | null, dim: number | null): Tensor | null {
  return value === null || dim === null ? value : batched(value, dim, level);
}

/** The function of all examples. @param outDims gets where the results of `forward` have their batch dimension: first, or nowhere */
function mapped(definition: Definition, like: VmapLevel, dims: Dims, outDims: (number | null)[]): Definition {
  const { name, forward, backward, jvp, onceDifferentiable } = definition;
  let savedDims: Dims = [];
  const inside = <R>(context: FunctionContext, body: (context: FunctionContext, level: VmapLevel) => R): R =>
    inLevel(
      new VmapLevel("vmap", like.includedHi, like.size, like.randomness, like.fallback, like.axisName),
      (level): R => body(contextOf(context, level), level),
    );
  const contextOf = (context: FunctionContext, level: VmapLevel): FunctionContext => ({
    saveForBackward(...tensors) {
      savedDims = tensors.map((tensor) => level.dimOf(tensor));
      context.saveForBackward(...(tensors.map((tensor) => level.ownValue(tensor)) as (Tensor | null)[]));
    },
    get savedTensors() {
      return context.savedTensors.map((tensor, i) => wrapOne(level, tensor, savedDims[i] ?? null)!);
    },
    markNonDifferentiable: (...outputs) =>
      context.markNonDifferentiable(...(outputs.map((output) => level.ownValue(output)) as Tensor[])),
    markDirty() {
      throw new AutogradError(
        `${name} marks an argument as dirty, which vmap does not support; compute a new tensor instead`,
      );
    },
    get materializeGrads() {
      return context.materializeGrads;
    },
    set materializeGrads(value) {
      context.materializeGrads = value;
    },
    get needsInputGrad() {
      return context.needsInputGrad;
    },
    get notes() {
      return context.notes;
    },
  });
  /** The value with its batch dimension at a place; one that is the same for all examples is repeated. */
  const placed = (tensor: Tensor, level: VmapLevel, dim: number): Tensor => {
    const own = level.dimOf(tensor);
    const value = level.ownValue(tensor) as Tensor;
    const from = own ?? 0;
    const all = own === null ? expand(value, [level.size, ...value.shape], false) : value;
    return from === dim ? all : movedim_int(all, from, dim);
  };
  const listOf = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : [found]);
  const made: Definition = {
    name,
    onceDifferentiable,
    forward: (context, ...values) =>
      inside(context, (own, level) => {
        const result = forward(
          own,
          ...values.map((value, i) => wrapOne(level, value as Tensor | null, dims[i]!) ?? value),
        );
        const results = listOf(result) as readonly (Tensor | null)[];
        outDims.splice(0, outDims.length, ...results.map((one) => level.dimOf(one)));
        const plain = results.map((one) => level.ownValue(one) as Tensor | null);
        return isTensor(result) ? plain[0]! : plain;
      }),
  };
  if (backward !== undefined)
    made.backward = (context, ...grads) =>
      inside(context, (own, level) => {
        const found = listOf(
          backward(own, ...(grads.map((grad, i) => wrapOne(level, grad, outDims[i] ?? null)) as Tensor[])),
        );
        return atLevel(level.parent, () =>
          found.map((grad, i) => {
            if (!isTensor(grad)) return null;
            const dim = dims[i] ?? null;
            if (dim !== null) return placed(grad, level, dim);
            // An argument that all examples share has the sum of their gradients.
            const at = level.dimOf(grad);
            return at === null ? grad : sum_dim_IntList((grad as BatchedTensor).value, [at], false, null);
          }),
        );
      });
  if (jvp !== undefined)
    made.jvp = (context, ...tangents) =>
      inside(context, (own, level) => {
        const found = listOf(jvp(own, ...tangents.map((tangent, i) => wrapOne(level, tangent, dims[i] ?? null))));
        return atLevel(level.parent, () =>
          found.map((tangent, i) => {
            if (!isTensor(tangent)) return null;
            const at = outDims[i] ?? null;
            return at === null ? (level.ownValue(tangent) as Tensor) : placed(tangent, level, at);
          }),
        );
      });
  return made;
}
