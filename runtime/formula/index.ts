// The formula language: what other rooms import.

export * from "./ast.js";
export { FormulaError, parseFormula } from "./parse.js";
export { printFormula, printTypeName } from "./print.js";
