// The public interface of the formula language.

export * from "./ast.js";
export * from "./language.js";
export { FormulaError, parseFormula } from "./parse.js";
export { printFormula, printTypeName } from "./print.js";
export {
  findSaves,
  keepsTensors,
  mergeSaves,
  type SaveCandidate,
  type SavedAttribute,
  type Saves,
} from "./saves.js";
export { type HelperParameter, type HelperSignature, parseSignature } from "./signature.js";
export * from "./types.js";
