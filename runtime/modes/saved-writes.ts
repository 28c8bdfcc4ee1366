// In-place changes of tensors that are saved for backward: their elements are copied before the first change.

import { withoutHistory } from "../autograd/history.js";
import { operators } from "../autograd/operators.js";
import { activeHooks } from "../autograd/saved-hooks.js";
import { type Guard, guard, settings, under } from "../autograd/state.js";
import { AutogradError } from "../core/errors.js";
import { Changes } from "../core/local-state.js";
import { formatShape } from "../core/shape.js";
import type { Storage } from "../core/storage.js";
import type { Tensor } from "../core/tensor.js";
import type { CallOptions } from "../dispatch/not-implemented.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import type { OverloadHandle } from "../dispatch/ops.js";
import { DispatchMode, modeGuard, withMode } from "./dispatch-mode.js";
import { forTensors } from "./tree.js";

/** A tensor that a node saved. */
class Saved {
  /** Without the history, so that a node does not hold itself. */
  readonly tensor: Tensor;
  readonly version: number;
  /** The elements as they were saved, once the tensor has been written to. */
  copy: Tensor | null = null;

  constructor(tensor: Tensor) {
    this.tensor = withoutHistory(tensor);
    this.version = tensor.storage.version;
  }

  keep(): void {
    this.copy ??= operators.clone(this.tensor, null);
  }

  value(): Tensor {
    const { tensor, version, copy } = this;
    if (copy !== null) return copy;
    if (tensor.storage.version === version) return tensor;
    throw new AutogradError(
      `a saved tensor (${tensor.dtype} ${formatShape(tensor.shape)}) was changed in place after allowMutationOnSavedTensors ended, or inside of a ` +
        "transform: run backward() before, or use the out-of-place form of what changed it",
    );
  }
}

/** The positions of the arguments that an operator writes to. */
function writtenBy({ schema, undeclaredWrites }: OperatorEntry): readonly number[] {
  const declared = schema.arguments.flatMap(({ alias, containerAlias }, i) =>
    alias?.write === true || containerAlias?.write === true ? [i] : [],
  );
  return undeclaredWrites === null ? declared : [...declared, ...undeclaredWrites];
}

/** Copies what is saved of a tensor's memory before an operator writes to it. */
class CopyBeforeWrites extends DispatchMode {
  /** Weak: what only this list knows has been let go by its graph. */
  private readonly saved = new WeakMap<Storage, WeakRef<Saved>[]>();

  pack(tensor: Tensor): Saved {
    const saved = new Saved(tensor);
    const list = this.saved.get(tensor.storage);
    if (list === undefined) this.saved.set(tensor.storage, [new WeakRef(saved)]);
    else {
      // Parameters are saved in each step of a loop.
      if ((list.length & (list.length - 1)) === 0 && list.length >= 8) {
        const there = list.filter((one) => one.deref() !== undefined);
        list.splice(0, list.length, ...there);
      }
      list.push(new WeakRef(saved));
    }
    return saved;
  }

  override handle(op: OverloadHandle, _types: unknown, args: readonly unknown[], options: CallOptions): unknown {
    const entry = op.operator;
    if (entry.writes || entry.undeclaredWrites !== null) {
      const { list } = entry.parameters;
      for (const at of writtenBy(entry)) {
        const { name, out } = list[at]!;
        forTensors(out ? options["out"] : (args[at] ?? options[name]), (tensor) => this.beforeWrite(tensor.storage));
      }
    }
    return op(...args, options);
  }

  private beforeWrite(storage: Storage): void {
    const list = this.saved.get(storage);
    if (list === undefined) return;
    for (const one of list) one.deref()?.keep();
    this.saved.delete(storage);
  }
}

/**
 * While it is active, tensors that are saved for backward may be changed in place: before the first change the elements that were saved are copied, and
 * backward uses the copy. Without it such a change is an error of the backward pass. It costs a look at each operator's written arguments while it is
 * active, and the copies. Backward may run after it has ended, as long as nothing changes a saved tensor in between.
 *
 * Views, results and `out` arguments of the same memory count as the tensor itself. Changes inside of a transform's function (`grad(fn)`) are not
 * followed: they are errors as before.
 *
 * @param body runs with it, synchronously; without one, it is active until the guard that is returned ends
 * @throws AutogradError for an async body
 */
export function allowMutationOnSavedTensors(): Guard;
export function allowMutationOnSavedTensors<R>(body: () => R): R;
export function allowMutationOnSavedTensors<R>(body?: () => R): R | Guard {
  const mode = new CopyBeforeWrites();
  const hooks = activeHooks({
    pack: (tensor: Tensor) => mode.pack(tensor),
    unpack: (saved) => (saved as Saved).value(),
  });
  const begin = (isScoped: boolean): Changes => new Changes(settings.savedHooks.set(hooks, isScoped));
  if (body !== undefined) return withMode(mode, () => under("allowMutationOnSavedTensors", begin, body));
  const [saving, writing] = [guard(begin(false)), modeGuard(mode)];
  const end = (): void => {
    saving.end();
    writing.dispose();
  };
  return { end, [Symbol.dispose]: end };
}
