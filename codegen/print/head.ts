// The first line of every generated file, in the comment of its language: what lacks it, the generator neither overwrites nor deletes.

/** What stands before and after a comment of one line, by the ending of the file's name. */
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

/** Endings of files that can be generated. */
export const endings: readonly string[] = [...commentOf.keys(), "json"];

export function endingOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1] ?? "";
}

/** What the first line says: the registry files, so that a run deletes only what came from the same ones. */
export function origin(sources: readonly string[]): string {
  return `${words}${sources.join(" and ")} by \`npm run codegen\`. Do not edit.`;
}

/** A line of comment in the language of the file; null where the ending says none. */
export function commentLine(path: string, text: string): string | null {
  const comment = commentOf.get(endingOf(path));
  return comment === undefined ? null : `${comment.open}${text}${comment.close}`;
}

/** Whether a text was written by the generator: it says so in its first line. */
export function isGenerated(text: string): boolean {
  return text.startsWith(jsonHead) || comments.some(([open]) => text.startsWith(open + words));
}

/** The registry files that a generated text names in its first line. */
export function sourcesOf(text: string): string[] {
  return /@generated from (.+?) by `/.exec(text)?.[1]?.split(" and ") ?? [];
}
