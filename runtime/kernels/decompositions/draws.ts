// Draws in terms of simpler ones, for devices that draw noise and have no kernels of these.

import type { Generator } from "../../core/generator.js";
import type { Tensor } from "../../core/tensor.js";
import type { Decompositions } from "../../graphs/make-graph.js";
import { NotImplemented } from "../../modes/dispatch-mode.js";
import { checkMultinomial } from "../checks/random.js";
import { callOf } from "./calls.js";

const argmax = callOf("argmax");
const div = callOf("div.Tensor");
const emptyLike = callOf("empty_like");
const exponential = callOf("exponential_");
const topk = callOf("topk");

export const drawDecompositions: Decompositions = {
  /**
   * The largest quotients of weight and exponential noise, as on the CPU. Weights are not read, so negative ones and rows of zeros are not refused. Several
   * samples with replacement are found by search on the CPU, with other draws.
   */
  "aten::multinomial": (self: Tensor, numSamples: number, replacement: boolean, generator: Generator | null) => {
    if (replacement && numSamples > 1) return NotImplemented;
    checkMultinomial(self, numSamples, replacement);
    const quotients = div(self, exponential(emptyLike(self), 1, generator));
    if (numSamples === 1) return argmax(quotients, -1, true);
    return (topk(quotients, numSamples, -1, true, true) as unknown as readonly Tensor[])[1];
  },
};
