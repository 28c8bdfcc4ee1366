// The list of names that operators cannot have, beside what the runtime exports.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeExports } from "../../codegen/api/runtime-exports.js";
import * as runtime from "../../runtime/index.js";

/** Names that a module exports, types included. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:abstract )?(?:type|interface|const|let|function|class) (\w+)/gm),
  ].map((match) => match[1]!);
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((match) =>
    match[1]!
      .split(",")
      .map((name) =>
        name
          .trim()
          .replace(/^type /, "")
          .replace(/.* as /, ""),
      )
      .filter((name) => name !== ""),
  );
  const others = [...text.matchAll(/^export \* from "(.*)\.js"/gm)].flatMap((match) =>
    exportsOf(join(dirname(file), `${match[1]}.ts`)),
  );
  return [...declared, ...listed, ...others];
}

test("the runtime's exports are all in the generator's list, and nothing else is", () => {
  const names = new Set(exportsOf(fileURLToPath(new URL("../../runtime/index.ts", import.meta.url))));
  expect(Object.keys(runtime).filter((name) => !names.has(name))).toEqual([]);
  expect([...runtimeExports].sort()).toEqual([...names].sort());
});
