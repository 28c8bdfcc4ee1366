// What the site's search finds of a page, as Markdown: of the reference names and first sentences, and everywhere PyTorch's spelling of names.

/** `no_grad` of `noGrad`; null for names that PyTorch would spell alike. */
function inPyTorch(name: string): string | null {
  if (!/^[a-z]\w*$/.test(name)) return null;
  const spelt = name.replace(/(?<=[a-z0-9])([A-Z])/g, (letter: string) => `_${letter.toLowerCase()}`);
  return spelt === name ? null : spelt;
}

/**
 * What is searched of a page.
 * @param path of the page, from the site's root
 */
export function searchText(path: string, text: string): string {
  if (path.startsWith("reference/")) {
    // As headings it has the names in the registry, which are PyTorch's.
    const operators = text.split("\n").filter((line) => /^## .* \{#op-/.test(line));
    return [text.split("\n## ")[0], ...operators].join("\n\n");
  }
  if (!path.startsWith("entries/")) return text;
  const members = [...text.matchAll(/^\| <code v-pre>(\w+)\(/gm)].map(([, name]) => inPyTorch(name!));
  const spelt = members.filter((name) => name !== null).join(", ");
  const titled = text.replace(/^# (\w+)$/m, (line, name: string) => {
    const own = inPyTorch(name);
    return own === null ? line : `# ${name}, ${own}`;
  });
  return spelt === "" ? titled : `${titled}\n\n${spelt}`;
}
