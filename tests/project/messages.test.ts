// Error messages use this library's names of dtypes, not PyTorch's.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** PyTorch's words for dtypes, alone: this library has no such names. */
const foreignNames =
  /\b(?:Long|Float|Double|Half|Int|Byte|Char|Short|Bool|BFloat16|ComplexFloat|ComplexDouble)\b|\b(?:long|half|short|byte|char|double)\b(?= (?:tensors?|dtype|int)\b)|\btorch\.|scalar type\b/;

/** Where such a word occurs in a text deliberately. */
const exceptions: readonly (readonly [file: RegExp, text: RegExp, why: string])[] = [
  [
    /core\/dtype\.ts$/,
    /^(?:Long|Float|Double|Half|Int|Byte|Char|Short|Bool|BFloat16|ComplexFloat|ComplexDouble)$/,
    "the table of dtypes: schemas and PyTorch's files have these names",
  ],
  [/schema\//, /./, "the language of schemas is PyTorch's"],
  [/graphs\/text\.ts$/, /^torch\.(ops\.)?$/, "graphs are printed as torch.fx prints them"],
  [
    /data\/torch-file\.ts$/,
    /torch\./,
    "files of torch.save have PyTorch's names, and messages say what to call in Python",
  ],
  [/core\/safetensors\.ts$/, /torch\.save \(\.pt\)/, "the function that wrote a file that is no safetensors file"],
  [/graphs\/(python|pytorch)\.ts$/, /torch\./, "graphs are written as Python that PyTorch runs"],
];

test("no sentence has PyTorch's names of dtypes", () => {
  const found: string[] = [];
  for (const folder of ["runtime", "generated/structured", "generated/pointwise"]) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
      const file = join(entry.parentPath, entry.name);
      const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
          const { text } = node;
          if (foreignNames.test(text) && !exceptions.some(([where, what]) => where.test(file) && what.test(text))) {
            found.push(`${file.slice(root.length)}: ${text}`);
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  }
  expect(found).toEqual([]);
});
