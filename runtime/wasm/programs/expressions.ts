// Words of the stack language of vector programs, as expressions of the typed assembler.

import { declare, expression, type Value } from "../assembler.js";
import { type LaneType, printed } from "./vectors.js";

/** A word, such as "exp", applied to vectors. */
export const applied = (word: string, lanes: LaneType, ...operands: readonly Value<"v128">[]): Value<"v128"> =>
  expression(
    "v128",
    operands,
    printed([word], new Map(), lanes, (type) => declare(type).index),
  );
