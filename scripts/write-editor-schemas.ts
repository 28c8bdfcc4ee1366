// Writes schemas/*.json, which editors read, from the field table: npx tsx scripts/write-editor-schemas.ts

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { editorSchemas } from "../codegen/emit/json-schema.js";
import { layers } from "../codegen/layers/index.js";

for (const [path, text] of editorSchemas(layers)) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
