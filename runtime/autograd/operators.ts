// The operators that autograd calls, as an interface: generated code installs the stubs, this folder imports none.

import type { Device } from "../core/device.js";
import type { DType } from "../core/dtype.js";
import { AutogradError } from "../core/errors.js";
import type { Layout, MemoryFormat } from "../core/memory-format.js";
import { leftOut } from "../core/optional.js";
import type { Scalar } from "../core/scalar.js";
import { once } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";
import { zeroTensorHi } from "../dispatch/keys.js";
import { state } from "./state.js";

/** Stubs by their generated names, with the parameters of their schemas. */
export interface AutogradOperators {
  /** Sums of gradients. */
  add_Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor;
  /** The same into a gradient that nothing else references. */
  add__Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor;
  /** Shared gradients are copied before a leaf stores them. */
  clone(self: Tensor, memoryFormat: MemoryFormat | null): Tensor;
  copy_(self: Tensor, src: Tensor, nonBlocking: boolean): Tensor;
  detach(self: Tensor): Tensor;
  /** A result that is an unchanged input: custom functions, dual tensors. */
  alias(self: Tensor): Tensor;
  /** A view after its base was modified in place. */
  as_strided(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor;
  empty_strided(
    size: readonly number[],
    stride: readonly number[],
    dtype: DType | null,
    layout: Layout | null,
    device: Device | null,
    pinMemory: boolean | null,
  ): Tensor;
  /** Memory for the gradient of a base whose view was written to. */
  new_empty_strided(
    self: Tensor,
    size: readonly number[],
    stride: readonly number[],
    dtype: DType | null,
    layout: Layout | null,
    device: Device | null,
    pinMemory: boolean | null,
  ): Tensor;
  sum(self: Tensor, dtype: DType | null): Tensor;
  zeros(
    size: readonly number[],
    dtype: DType | null,
    layout: Layout | null,
    device: Device | null,
    pinMemory: boolean | null,
  ): Tensor;
  zeros_like(
    self: Tensor,
    dtype: DType | null,
    layout: Layout | null,
    device: Device | null,
    pinMemory: boolean | null,
    memoryFormat: MemoryFormat | null,
  ): Tensor;
  ones_like(
    self: Tensor,
    dtype: DType | null,
    layout: Layout | null,
    device: Device | null,
    pinMemory: boolean | null,
    memoryFormat: MemoryFormat | null,
  ): Tensor;
  /** Gradients of broadcast inputs. */
  sum_dim_IntList(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor;
  view(self: Tensor, size: readonly number[]): Tensor;
  reshape(self: Tensor, shape: readonly number[]): Tensor;
  /** Gradients of inputs with another dtype. */
  _to_copy(
    self: Tensor,
    dtype: DType | null,
    layout: Layout | null,
    device: Device | null,
    pinMemory: boolean | null,
    nonBlocking: boolean,
    memoryFormat: MemoryFormat | null,
  ): Tensor;
  /** Rows of jacobians. */
  stack(tensors: readonly Tensor[], dim: number): Tensor;
  /** The tangent that an operand lacks, if it is installed. */
  _efficientzerotensor(
    size: readonly number[],
    dtype: DType | null,
    layout: Layout | null,
    device: Device | null,
    pinMemory: boolean | null,
  ): Tensor;
  /** What modes and tensor classes see of the method `item`. */
  _local_scalar_dense(self: Tensor): Scalar;
  /** What layers see of the tensors that `tensor` creates. */
  lift_fresh(self: Tensor): Tensor;
}

/** The names, for generated code to install. */
export const autogradOperatorNames = [
  "add_Tensor",
  "add__Tensor",
  "clone",
  "copy_",
  "detach",
  "alias",
  "as_strided",
  "empty_strided",
  "new_empty_strided",
  "sum",
  "zeros",
  "zeros_like",
  "ones_like",
  "sum_dim_IntList",
  "view",
  "reshape",
  "_to_copy",
  "stack",
  "_efficientzerotensor",
  "_local_scalar_dense",
  "lift_fresh",
] as const satisfies readonly (keyof AutogradOperators)[];

/** Called if a stub is missing. */
const absent: object = new Proxy(
  {},
  {
    get(_, name: string) {
      // The operators that a selection's own code calls are part of it.
      throw new AutogradError(
        state.forwardLeftOut
          ? leftOut(`${name} for AutogradFunction`, "functions")
          : `autograd needs the operator ${name}, which is not installed. Import the package's entry (generated/index), ` +
              "or call installAutogradOperators with this operator's stub.",
      );
    },
  },
);

/** The installed operators. */
export const operators: AutogradOperators = once("autograd.operators", () => Object.create(absent));

/** Installs the operators that autograd calls. Later calls replace earlier ones. */
export function installAutogradOperators(stubs: Partial<AutogradOperators>): void {
  Object.assign(operators, stubs);
}

/** Zeros without memory as zeros that can be written to; other tensors as they are. */
export function withMemory(tensor: Tensor): Tensor {
  return (tensor.keysHi & zeroTensorHi) === 0 ? tensor : operators.clone(tensor, null);
}
