// Suggestions of similar names, for error messages.

/** The edit distance (insert, delete, replace, swap neighbours) of two words, or `limit + 1` if it exceeds `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length]!;
}

/** ` Did you mean a, b?` with up to three of the most similar names, or "" if there are none. */
export function near(name: string, names: Iterable<string>): string {
  const limit = Math.max(2, Math.floor(name.length / 4));
  const found: { name: string; edits: number }[] = [];
  for (const other of names) {
    const edits = distance(name.toLowerCase(), other.toLowerCase(), limit);
    if (edits <= limit) found.push({ name: other, edits });
  }
  found.sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1));
  return found.length === 0
    ? ""
    : ` Did you mean ${found
        .slice(0, 3)
        .map((one) => one.name)
        .join(", ")}?`;
}
