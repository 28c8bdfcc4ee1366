// Autograd's members of tensors: requiresGrad, grad, backward and the rest, installed on the class once per program.

import { AutogradError, DeviceError, DTypeError, ShapeError } from "../core/errors.js";
import { gradRequirement, outlives } from "../core/hooks.js";
import { addMembers } from "../core/members.js";
import { leftOut } from "../core/optional.js";
import { formatShape, sameShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { assertOwnTensor, Tensor } from "../core/tensor.js";
import { gradFnOf, isLeaf } from "./history.js";
import { isInference, metaOf, requiresGrad, setRequiresGrad } from "./meta.js";
import { type HookHandle, Node, type TensorHook } from "./node.js";
import { type BackwardOptions, backwardFrom } from "./start.js";
import { levelRefusal } from "./state.js";

declare module "../core/tensor.js" {
  interface Tensor {
    /**
     * Whether operators on this tensor are recorded. Settable on leaves of floating-point dtype.
     * @throws AutogradError when set to false on a result (use `detach()`); DTypeError for an integral dtype
     */
    requiresGrad: boolean;
    /** Sets `requiresGrad` and returns the tensor. */
    requiresGrad_(value?: boolean): Tensor;
    /** Whether no recorded operator created this tensor: gradients end here. */
    readonly isLeaf: boolean;
    /**
     * The gradient that `backward` accumulated; null before. Only leaves that require grad, and tensors with `retainGrad`,
     * get one. Settable, with the shape, dtype and device of the tensor.
     */
    grad: Tensor | null;
    /** The recorded operator that created this tensor; null for a leaf. */
    readonly gradFn: Node | null;
    /** Which of the outputs of `gradFn` this tensor is. */
    readonly outputNr: number;
    /** Whether this is a view that autograd knows of. */
    readonly isView: boolean;
    /** The tensor whose memory a view shares; null for a tensor that is not a view. */
    readonly viewBase: Tensor | null;
    /** Whether `retainGrad` was called (on a result). */
    readonly retainsGrad: boolean;
    /** Whether the tensor was created in inference mode: it can never take part in recording. */
    readonly isInference: boolean;
    /** As `backward(tensor, gradient, options)`. */
    backward(gradient?: Tensor | null, options?: BackwardOptions): void;
    /** Makes `backward` keep the gradient of this result in `grad`. Does nothing on leaves. */
    retainGrad(): void;
    /**
     * Calls `hook` with the gradient of this tensor each time it is computed; it may return another one for it.
     * @throws AutogradError if the tensor does not require grad
     */
    registerHook(hook: TensorHook): HookHandle;
    /**
     * Calls `hook` with this leaf after a gradient has been added to its `grad`.
     * @throws AutogradError if the tensor is not a leaf that requires grad
     */
    registerPostAccumulateGradHook(hook: (tensor: Tensor) => void): HookHandle;
  }
}

function setGrad(tensor: Tensor, value: Tensor | null): void {
  if (value === null) {
    if (tensor.autograd !== null) tensor.autograd.grad = null;
    return;
  }
  assertOwnTensor(value, "grad");
  if (value === tensor) throw new AutogradError("a tensor cannot be its own gradient");
  if (value.dtypeCode !== tensor.dtypeCode) {
    throw new DTypeError(`the gradient of a ${tensor.dtype} tensor must be ${tensor.dtype}, got ${value.dtype}`);
  }
  if (value.storage.device !== tensor.storage.device) {
    throw new DeviceError(
      `the gradient of a tensor on ${tensor.storage.device} must be there too, got one on ${value.storage.device}`,
    );
  }
  if (!sameShape(value.shape, tensor.shape)) {
    throw new ShapeError(
      `the gradient of a tensor of shape ${formatShape(tensor.shape)} must have that shape, got ${formatShape(value.shape)}`,
    );
  }
  const meta = metaOf(tensor);
  meta.grad = value;
  meta.ownsGrad = false;
  outlives.installed?.(tensor);
}

/** Methods of these names are in runtime/autograd/hooks.ts. */
function leftOutMembers(...names: readonly string[]): object {
  return Object.fromEntries(
    names.map((name) => [
      name,
      () => {
        throw new AutogradError(leftOut(name, "hooks"));
      },
    ]),
  );
}

const members: Partial<Tensor> & ThisType<Tensor> = {
  get requiresGrad(): boolean {
    return requiresGrad(this as unknown as Tensor);
  },
  set requiresGrad(value: boolean) {
    levelRefusal.installed?.(this as unknown as Tensor, `requiresGrad = ${value}`);
    setRequiresGrad(this as unknown as Tensor, value);
  },
  requiresGrad_(value = true): Tensor {
    levelRefusal.installed?.(this as unknown as Tensor, `requiresGrad_(${value})`);
    setRequiresGrad(this, value);
    return this;
  },
  get isLeaf(): boolean {
    return isLeaf(this as unknown as Tensor);
  },
  get grad(): Tensor | null {
    const { autograd } = this as unknown as Tensor;
    if (autograd === null) return null;
    autograd.ownsGrad = false;
    return autograd.grad;
  },
  set grad(value: Tensor | null) {
    setGrad(this as unknown as Tensor, value);
  },
  get gradFn(): Node | null {
    return gradFnOf(this as unknown as Tensor);
  },
  get outputNr(): number {
    const self = this as unknown as Tensor;
    return gradFnOf(self) === null ? 0 : self.autograd!.edge!.index;
  },
  get isView(): boolean {
    return this.viewBase !== null;
  },
  get viewBase(): Tensor | null {
    return (this as unknown as Tensor).autograd?.view?.base ?? null;
  },
  get isInference(): boolean {
    return isInference(this as unknown as Tensor);
  },
  retainsGrad: false,
  backward(gradient?: Tensor | null, options?: BackwardOptions): void {
    levelRefusal.installed?.(this as unknown as Tensor, "backward()");
    backwardFrom(this, gradient, options);
  },
};

// Once per program: a second copy of the package finds them there.
once("autograd.members", () => {
  addMembers(Tensor.prototype, members);
  addMembers(Tensor.prototype, leftOutMembers("retainGrad", "registerHook", "registerPostAccumulateGradHook"));
  addMembers(Node.prototype, leftOutMembers("registerHook", "registerPreHook"));
  gradRequirement.install((tensor) => setRequiresGrad(tensor, true));
  return true;
});
