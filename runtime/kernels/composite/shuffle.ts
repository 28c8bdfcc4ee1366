// Channels to pixels and back: a permutation between two reshapes, always a copy.

import { alias, clone, contiguous, permute, reshape, transpose_int } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { checkChannelShuffle, pixelShuffleSteps, pixelUnshuffleSteps } from "./activations.js";
import { suggestedFormat } from "./factories.js";

interface Steps {
  readonly split: readonly number[];
  readonly order: readonly number[];
  readonly shape: readonly number[];
}

function run(self: Tensor, { split, order, shape }: Steps): Tensor {
  return laidOutAs(self, reshape(clone(permute(reshape(self, split), order), "contiguous_format"), shape));
}

/** A channels-last input gives a channels-last result. */
function laidOutAs(self: Tensor, result: Tensor): Tensor {
  return self.ndim === 4 ? contiguous(result, suggestedFormat(self)) : result;
}

export function pixel_shuffle_explicit(self: Tensor, upscaleFactor: number): Tensor {
  return run(self, pixelShuffleSteps(self, upscaleFactor));
}

export function pixel_unshuffle_explicit(self: Tensor, downscaleFactor: number): Tensor {
  const steps = pixelUnshuffleSteps(self, downscaleFactor);
  // PyTorch leaves a tensor without elements in its shape.
  return self.numel === 0 ? clone(self, null) : run(self, steps);
}

/** Interleaves the channels (dimension 1) of `groups` groups. */
export function channel_shuffle_composite(self: Tensor, groups: number): Tensor {
  const split = checkChannelShuffle(self, groups);
  // PyTorch returns a view of a tensor without elements.
  if (self.numel === 0) return alias(self);
  return laidOutAs(self, reshape(clone(transpose_int(reshape(self, split), 1, 2), "contiguous_format"), self.shape));
}
