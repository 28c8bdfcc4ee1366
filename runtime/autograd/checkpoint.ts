// Checkpointing: a piece of the forward pass that saves nothing and is recomputed when backward needs it.

import { AutogradError } from "../core/errors.js";
import { RandomStates } from "../core/generator.js";
import { Changes } from "../core/local-state.js";
import { aliasOf, assertFunction, type Tensor } from "../core/tensor.js";
import { activeHooks } from "./saved-hooks.js";
import { settings, state, under } from "./state.js";

export interface CheckpointOptions {
  /** Draw the same random numbers when recomputing; true by default. */
  readonly preserveRandom?: boolean | undefined;
}

/** What the second run saved, without its history. */
interface SavedTensor {
  readonly tensor: Tensor;
  readonly version: number;
}

/** Placeholder for a tensor that was not saved. */
interface Ticket {
  readonly place: number;
}

/**
 * Calls `body(...args)` without storing the tensors that its operators save for backward: when the backward pass needs
 * the first of them, `body` runs again. Trades time for memory. Works with backward, grad, createGraph and nesting.
 *
 * `body` must compute the same each time; random numbers from the default generators are repeated.
 * @throws AutogradError in backward if `body` saved other tensors the second time
 */
export function checkpoint<A extends readonly unknown[], R>(body: (...args: A) => R, ...args: A): R {
  return checkpointWith({}, body, ...args);
}

/** As `checkpoint`, with options. */
export function checkpointWith<A extends readonly unknown[], R>(
  options: CheckpointOptions,
  body: (...args: A) => R,
  ...args: A
): R {
  assertFunction(body, "checkpoint");
  const preserve = options.preserveRandom ?? true;
  const random = preserve ? new RandomStates() : null;
  // A tangent belongs to its level: the body runs again in the one, open or closed by then, that it ran in first.
  const { forward, forwardEnabled } = state;
  let tickets = 0;
  let tensors: (SavedTensor | null)[] = [];

  const recompute = (): void => {
    const now = preserve ? new RandomStates() : null;
    const again: SavedTensor[] = [];
    // The history recorded now is discarded; only the saved tensors are used.
    const hooks = activeHooks({
      pack: (tensor) => again.push({ tensor: aliasOf(tensor), version: tensor.storage.version }),
      unpack: () => {
        throw new AutogradError("checkpoint: the body runs backward through itself while it is recomputed");
      },
    });
    const changes = new Changes(settings.gradEnabled.set(true, true)).and(
      settings.forward.set(forward, true),
      settings.forwardEnabled.set(forwardEnabled, true),
      settings.savedHooks.set(hooks, true),
    );
    random?.restore();
    try {
      body(...args);
    } finally {
      changes.close();
      now?.restore();
    }
    if (again.length !== tickets) {
      throw new AutogradError(
        `checkpoint: the body saved ${tickets} tensors when it ran first and ${again.length} when it ran again; ` +
          "it must do the same each time",
      );
    }
    tensors = again;
  };

  const hooks = activeHooks({
    pack: (): Ticket => ({ place: tickets++ }),
    unpack: (packed) => {
      const { place } = packed as Ticket;
      if ((tensors[place] ?? null) === null) recompute();
      const { tensor, version } = tensors[place]!;
      // Handed out only once, so that memory is freed as the backward pass proceeds.
      tensors[place] = null;
      if (tensor.storage.version !== version) {
        throw new AutogradError(
          "checkpoint: a tensor that the body saved for backward was changed in place: " +
            `it was at version ${version}, and is at version ${tensor.storage.version} now`,
        );
      }
      return tensor;
    },
  });
  return under(
    "checkpoint",
    () => new Changes(settings.savedHooks.set(hooks, true)),
    () => body(...args),
  );
}
