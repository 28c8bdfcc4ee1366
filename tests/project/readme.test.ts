// The README's example runs and prints what the README shows; its entries are those of CONTRIBUTING, which another test
// adds.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { type Floor, readFloors } from "../conformance/floors.js";
import { statedOverLines } from "../docs-blocks.js";
import { sizeTable, smallestSize } from "./sizes.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "node_modules/.cache/tengen-readme-test");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function blocksOf(file: string, language: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map((match) => match[1]!);
}

test("the first example prints what it says", () => {
  const [example, ...more] = blocksOf("README.md", "ts");
  expect(more).toEqual([]);
  mkdirSync(folder, { recursive: true });
  const index = join(root, "generated/index.js");
  writeFileSync(join(folder, "example.ts"), example!.replace('from "tengen"', `from ${JSON.stringify(index)}`));
  const printed = execFileSync(process.execPath, ["--import", "tsx", join(folder, "example.ts")], {
    cwd: root,
    encoding: "utf8",
  });
  const stated = statedOverLines(example!);
  expect(stated.length).toBeGreaterThan(1);
  expect(printed.split("\n").map((line) => line.trim())).toEqual([...stated, ""]);
});

test("the entries are those of CONTRIBUTING", () => {
  expect(blocksOf("README.md", "yaml")).toEqual(blocksOf("CONTRIBUTING.md", "yaml").slice(0, 2));
});

test("the counts of the conformance run are the floors that it is held to", () => {
  const sums: Record<string, Omit<Floor, "kind">> = {};
  for (const { kind, ...counts } of Object.values(readFloors())) {
    const sum = sums[kind] ?? { passed: 0, known: 0, deviating: 0, skipped: 0 };
    sums[kind] = {
      passed: sum.passed + counts.passed,
      known: sum.known + counts.known,
      deviating: sum.deviating + counts.deviating,
      skipped: sum.skipped + counts.skipped,
    };
  }
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const rows = [...readme.matchAll(/\(`--([\w-]+)`\) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|/g)].map(
    (row) => {
      const [passed, known, deviating, skipped] = row.slice(2).map((text) => Number(text.replace(/,/g, "")));
      const kind = row[1]!.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [kind, { passed, known, deviating, skipped }];
    },
  );
  expect(Object.fromEntries(rows)).toEqual(sums);
});

test("the first screen says what this is, for whom, and what nothing else does, with a picture; its figures are so", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const screen = readme.slice(0, readme.indexOf("\n## "));
  expect(screen.split("\n").length).toBeLessThanOrEqual(24);
  for (const part of ["For whom:", "What nothing else does:"]) expect(screen).toContain(`**${part}**`);
  const pictures = [...screen.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file!);
  expect(pictures.map((file) => existsSync(join(root, file)))).toEqual([true]);
  const { operators } = JSON.parse(readFileSync(join(root, "generated/coverage.json"), "utf8")) as {
    operators: object;
  };
  const count = Math.floor(Object.keys(operators).length / 100) * 100;
  expect(screen).toContain(`a library of ${count.toLocaleString("en")} operators`);
  expect(screen).toContain(`are ${smallestSize()} KB gzipped`);
  expect(readme).toContain(sizeTable());
});

test("tests/README.md says what each folder of tests is for", () => {
  const map = readFileSync(join(root, "tests/README.md"), "utf8");
  const folders = readdirSync(join(root, "tests"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !map.includes(`\`${name}/\``))).toEqual([]);
});
