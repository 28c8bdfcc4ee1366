// The first line of every generated file, in the comment syntax of its language: files without it are neither overwritten nor deleted.

/** What precedes and follows a one-line comment, by file extension. */
const comments: readonly (readonly [open: string, close: string, endings: string])[] = [
  ["// ", "", "ts tsx mts cts js jsx mjs cjs c cc cpp h hpp rs go java kt swift wgsl scala cs dart proto"],
  ["# ", "", "py pyi pyx yaml yml toml rb r jl sh txt cmake"],
  ["<!-- ", " -->", "md html xml svg vue"],
  ["/* ", " */", "css"],
  ["-- ", "", "sql lua hs"],
];

const commentOf = new Map(
  comments.flatMap(([open, close, endings]) => endings.split(" ").map((ending) => [ending, { open, close }] as const)),
);

const words = "@generated from ";
const jsonHead = `{\n  "//": "${words}`;

/** Extensions of files that can be generated. */
export const endings: readonly string[] = [...commentOf.keys(), "json"];

export function endingOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1] ?? "";
}

/**
 * The content of the first line: the registry files, so that a run deletes only files generated from the same ones.
 */
export function origin(sources: readonly string[]): string {
  return `${words}${sources.join(" and ")} by \`npm run codegen\`. Do not edit.`;
}

/** A comment line in the language of the file; null if its extension is unknown. */
export function commentLine(path: string, text: string): string | null {
  const comment = commentOf.get(endingOf(path));
  return comment === undefined ? null : `${comment.open}${text}${comment.close}`;
}

/** Whether a text was written by the generator, as its first line states. */
export function isGenerated(text: string): boolean {
  return text.startsWith(jsonHead) || comments.some(([open]) => text.startsWith(open + words));
}

/** The registry files that a generated text's first line names. */
export function sourcesOf(text: string): string[] {
  return /@generated from (.+?) by `/.exec(text)?.[1]?.split(" and ") ?? [];
}
