// Prints how large bundles of small programs are: a selection of operators, esbuild, gzip. Run: npx tsx scripts/bundle-size.ts [--files]

import { bundleSelection, matrixProgram, perceptronProgram } from "./selection-bundle.js";

const everyFile = process.argv.includes("--files");

for (const program of [matrixProgram, perceptronProgram]) {
  const { text, gzipped, files } = await bundleSelection(program);
  console.log(`${program.name}: ${kilobytes(Buffer.byteLength(text))} minified, ${kilobytes(gzipped)} gzipped`);
  const rooms = new Map<string, number>();
  for (const [file, bytes] of files) {
    const room = /^(runtime\/[\w-]+|generated)\//.exec(file)?.[1] ?? file;
    rooms.set(room, (rooms.get(room) ?? 0) + bytes);
  }
  print([...rooms].sort((a, b) => b[1] - a[1]));
  console.log(everyFile ? "  every file:" : "  the largest files (--files for all):");
  print(everyFile ? files : files.slice(0, 25));
}

function print(rows: readonly (readonly [string, number])[]): void {
  for (const [name, bytes] of rows) console.log(`  ${kilobytes(bytes).padStart(9)}  ${name}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
