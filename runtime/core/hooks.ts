// Functions that layers above core install when they load, and that core calls.

import type { Scalar } from "./scalar.js";
import { once } from "./shared.js";
import type { Tensor } from "./tensor.js";

/** Any public function, as seen by the layer above resolution. */
export type AnyFunction = (...args: unknown[]) => unknown;

interface CoreHooks {
  /** Whether public functions answer calls directly: false while a function mode is active, or tensors of a class that handles functions exist. */
  direct: boolean;
  /** Intercepts the calls that are not answered directly; null before anything does. `plain` answers without being intercepted. */
  ask: ((called: AnyFunction, given: readonly unknown[], plain: AnyFunction) => unknown) | null;
  /** Handles calls of `tensor` whose options include a shape or a copy. Set by runtime/methods/indexing.ts. */
  create: AnyFunction | null;
  /** Makes a new tensor a leaf that requires grad. Set by runtime/autograd. */
  requireGrad: ((tensor: Tensor) => void) | null;
  /** The text for a tensor's place in the graph, such as `gradFn=<AddBackward0>`; null for nothing. */
  describeGrad: ((tensor: Tensor) => string | null) | null;
  /** Prints a tensor in PyTorch's layout. Set by core/print.ts; without it tensors print plainly. */
  print: ((tensor: Tensor) => string) | null;
  /**
   * Called before elements become JavaScript values, with the caller's name; may throw. Set while a graph is traced.
   */
  read: ((tensor: Tensor, what: string) => void) | null;
  /**
   * Throws for a tensor whose fields no longer agree, and for null, which stands for a direct call of the class. Set by core/misuse.ts.
   */
  check?: (tensor: Tensor | null) => void;
  /**
   * The only element of a tensor whose operators a mode or the tensor's class intercepts, read through an operator; undefined for others. Set
   * by runtime/modes with the first mode or class.
   */
  scalar: ((tensor: Tensor) => Scalar | undefined) | null;
  /** Whether `read` would throw for the tensor, for code that can do without its values. */
  hides: ((tensor: Tensor) => boolean) | null;
  /**
   * A tensor whose memory contains its elements: without lazy bits. Set by runtime/kernels/memory/lazy-bits.ts, without which no tensor has them.
   */
  resolve: ((tensor: Tensor) => Tensor) | null;
  /** Called after the memory of `src` was copied into that of `dst`: adjusts it for the lazy bits of both. */
  settle: ((dst: Tensor, src: Tensor) => void) | null;
  /** Tensors on devices whose memory JavaScript cannot access. Set by core/backend.ts. */
  devices: DeviceHooks | null;
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
  create: null,
  requireGrad: null,
  describeGrad: null,
  print: null,
  read: null,
  scalar: null,
  hides: null,
  resolve: null,
  settle: null,
  devices: null,
}));
