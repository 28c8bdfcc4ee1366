// Vector programs of reductions and normalisations: what is folded over a row, by words of the stack language, and what follows from it. Knows no tensor.

/** `acc` joined with the value of an element. Values of `&&` and `||` are truth values. */
export type RowFolding = "+" | "*" | "&" | "|" | "^" | "&&" | "||" | "minimum" | "maximum" | "fmin" | "fmax";

/**
 * A reduction: the operation; the words of what a row begins with, null for its first element's value; words that are executed once a row;
 * the words of an element's value. Besides operands and numbers, words name the results of earlier reductions and the number of elements.
 */
export type RowFold = readonly [operation: RowFolding, start: string | null, once: string, value: string];

/** The reductions in order; words executed once a row; the words of the row's result, or of each element's. */
export type RowProgram = readonly [folds: readonly RowFold[], once: string, result: string];

/**
 * An operator's programs: its name, how many tensors it reads, whether there is a result, a truth value or an integer of 64 bits for each row, or a result for each element, and the
 * programs of floating-point numbers and integers.
 */
export type VectorRows = readonly [
  name: string,
  inputs: number,
  results: "row" | "truth" | "int64" | "each",
  floats: RowProgram | null,
  integers?: RowProgram | null,
];

/** The word of the number of elements of a row. */
export const countWord = "count";
/** The word of an element's position in its row. */
export const indexWord = "index";
/** The word of a reduction's result. */
export const stateWord = (index: number): string => `acc${index}`;
