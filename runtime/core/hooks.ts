// Functions that layers above core install when they load, and that core calls.

import { once } from "./shared.js";
import type { Tensor } from "./tensor.js";

/** Any public function, as a layer above resolution sees it. */
export type AnyFunction = (...args: unknown[]) => unknown;

interface CoreHooks {
  /** Whether public functions answer calls by themselves: false while a function mode is active, or tensors of a class that handles functions are about. */
  direct: boolean;
  /** Who looks at the calls that are not answered directly; null before there is anybody. `plain` answers without being looked at. */
  ask: ((called: AnyFunction, given: readonly unknown[], plain: AnyFunction) => unknown) | null;
  /** Answers calls of `tensor` whose options name a shape or a copy, too. Set by runtime/methods/indexing.ts. */
  create: AnyFunction | null;
  /** Makes a fresh tensor a leaf that requires grad. Set by runtime/autograd. */
  requireGrad: ((tensor: Tensor) => void) | null;
  /** What printing says of a tensor's place in the graph, such as `gradFn=<AddBackward0>`; null for nothing. */
  describeGrad: ((tensor: Tensor) => string | null) | null;
  /** A tensor as PyTorch lays it out. Set by core/print.ts; without it tensors print plainly. */
  print: ((tensor: Tensor) => string) | null;
  /** Told before elements become values of JavaScript, with who asks; may throw. Set while a graph is traced. */
  read: ((tensor: Tensor, what: string) => void) | null;
  /** Whether `read` would refuse the tensor, for code that can do without its values. */
  hides: ((tensor: Tensor) => boolean) | null;
  /** A tensor whose memory holds its elements: without lazy bits. Set by runtime/kernels/memory/lazy-bits.ts, without which no tensor has them. */
  resolve: ((tensor: Tensor) => Tensor) | null;
  /** Told when the memory of `src` was copied into that of `dst`: brings it to what the lazy bits of both make of it. */
  settle: ((dst: Tensor, src: Tensor) => void) | null;
  /** Tensors on devices whose memory JavaScript does not see. Set by core/backend.ts when there is one. */
  devices: DeviceHooks | null;
}

export interface DeviceHooks {
  /** A CPU tensor of the values, when the device has given them. */
  readonly read: (tensor: Tensor) => Promise<Tensor>;
  /** The same at once; null where the device cannot, and on meta. */
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
  hides: null,
  resolve: null,
  settle: null,
  devices: null,
}));
