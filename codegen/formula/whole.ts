// Words that are a whole formula.

const words = ["auto_linear", "auto_element_wise", "non_differentiable"];

/** A hint where a formula is nearly one of these words, or the call that is written without its reason; else null. */
export function wholeFormulaHint(text: string): string | null {
  if (text.trim() === "not_implemented") return 'say what is not: `not_implemented("what")`';
  const bare = (word: string) => word.toLowerCase().replace(/[^a-z]/g, "");
  const meant = words.find((word) => bare(word) === bare(text));
  return meant === undefined ? null : `did you mean \`${meant}\`?`;
}
