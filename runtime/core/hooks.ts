// Functions that layers above core install when they load, and that core calls.

import type { Device } from "./device.js";
import type { DType } from "./dtype.js";
import { UnsupportedError } from "./errors.js";
import { leftOut, optional } from "./optional.js";
import type { Scalar } from "./scalar.js";
import { once } from "./shared.js";
import type { Tensor } from "./tensor.js";

/** Any public function, as seen by the layer above resolution. */
export type AnyFunction = (...args: unknown[]) => unknown;

/** What layers set while they are active. */
interface CoreHooks {
  /** Whether public functions answer calls directly: false while a function mode is active, or tensors of a class that handles functions exist. */
  direct: boolean;
  /** Intercepts the calls that are not answered directly; null before anything does. `plain` answers without being intercepted. */
  ask: ((called: AnyFunction, given: readonly unknown[], plain: AnyFunction) => unknown) | null;
  /**
   * Called before elements become JavaScript values, with the caller's name; may throw. Set while a graph is traced.
   */
  read: ((tensor: Tensor, what: string) => void) | null;
  /** Whether `read` would throw for the tensor, for code that can do without its values. */
  hides: ((tensor: Tensor) => boolean) | null;
}

export interface DeviceHooks {
  /** A CPU tensor of the values, once the device has returned them. */
  readonly read: (tensor: Tensor) => Promise<Tensor>;
  /** The same synchronously; null if the device cannot, and on meta. */
  readonly readNow: (tensor: Tensor) => Tensor | null;
  readonly canReadNow: (tensor: Tensor) => boolean;
  /** Writes the elements of `from`, converted and broadcast, into `to`. On meta nothing happens. */
  readonly copy: (to: Tensor, from: Tensor) => void;
}

export const coreHooks: CoreHooks = once("core hooks", () => ({
  direct: true,
  ask: null,
  read: null,
  hides: null,
}));

/** Of the operators that give views, those that all others can be composed of. */
export interface ViewOperators {
  as_strided(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor;
  select_int(self: Tensor, dim: number, index: number): Tensor;
  slice_Tensor(self: Tensor, dim: number, start: number | null, end: number | null, step: number): Tensor;
  transpose_int(self: Tensor, dim0: number, dim1: number): Tensor;
}

/** Handles calls of `tensor` whose options include a shape or a copy: runtime/methods/indexing.ts. */
export const shapedCreation = optional<AnyFunction>("core.shaped creation");
/** What the active layers make of the tensors that `tensor` creates: runtime/autograd/constants.ts. */
export interface LayeredCreation {
  /** Whether a layer is active that sees them. */
  readonly isActive: () => boolean;
  /** The layers' tensor for a new one. @param isLeaf whether it will require grad */
  readonly enter: (fresh: Tensor, isLeaf: boolean) => Tensor;
  /** A detached copy of a tensor, made by operators; null where a selection lacks them. */
  readonly copied: (data: Tensor, dtype: DType | null, device: Device) => Tensor | null;
}

export const layeredCreation = optional<LayeredCreation>("core.layered creation");
/** Makes a new tensor a leaf that requires grad: runtime/autograd. */
export const gradRequirement = optional<(tensor: Tensor) => void>("core.grad requirement");
/** The text for a tensor's place in the graph, such as `gradFn=<AddBackward0>`; null for nothing. */
export const gradText = optional<(tensor: Tensor) => string | null>("core.grad text");
/** Prints a tensor in PyTorch's layout: core/print.ts; without it tensors print plainly. */
export const tensorText = optional<(tensor: Tensor) => string>("core.tensor text");
/** Throws for a tensor whose fields no longer agree, and for null, which is a direct call of the class: core/misuse.ts. */
export const misuseCheck = optional<(tensor: Tensor | null) => void>("core.misuse check");
/**
 * The only element of a tensor whose operators a mode or the tensor's class intercepts, read through an operator; undefined for others. Installed
 * by runtime/modes with the first mode or class.
 */
export const interceptedScalar = optional<(tensor: Tensor) => Scalar | undefined>("core.intercepted scalar");
/**
 * A tensor whose memory contains its elements: without lazy bits. Installed by runtime/kernels/memory/lazy-bits.ts, without which no tensor has
 * them.
 */
export const withoutLazyBits = optional<(tensor: Tensor) => Tensor>("core.without lazy bits");
/** Changes the signs of the elements of a tensor whose memory only its backend accesses: kernels/backend.ts. */
export const deviceNegation = optional<(tensor: Tensor) => void>("core.device negation");
/** Called after the memory of `src` was copied into that of `dst`: adjusts it for the lazy bits of both. */
export const lazyBitsOfCopy = optional<(dst: Tensor, src: Tensor) => void>("core.lazy bits of copies");
/**
 * For a node that saved a tensor which the program gave up since: one over the memory that it had; null for other tensors. If that is gone, too, an
 * error says so. core/ownership.ts.
 */
export const givenUp = optional<(tensor: Tensor) => Tensor | null>("core.given up");
/**
 * Called with what outlives the open scopes of `tidy`: something from outside that refers to a tensor created now. Null while no scope is open.
 */
export const outlives = optional<(root: unknown) => void>("core.outlives");
/** Tensors on devices whose memory JavaScript cannot access: core/backend.ts. */
export const deviceHooks = optional<DeviceHooks>("core.devices");
/** What gives views of wrapper tensors, whose memory only their classes know: kernels/composite/wrapper-views.ts. */
export const viewOperators = optional<ViewOperators>(
  "core.views of wrappers",
  () => new UnsupportedError(leftOut("views of wrapper tensors", "wrappers")),
);
