// Keywords that are a whole formula.

const words = ["auto_linear", "auto_element_wise", "non_differentiable"];

/**
 * A hint for a formula that nearly matches one of these keywords, or is the call without its reason; otherwise null.
 */
export function wholeFormulaHint(text: string): string | null {
  if (text.trim() === "not_implemented") return 'say what is not: `not_implemented("what")`';
  const bare = (word: string) => word.toLowerCase().replace(/[^a-z]/g, "");
  const meant = words.find((word) => bare(word) === bare(text));
  return meant === undefined ? null : `did you mean \`${meant}\`?`;
}
