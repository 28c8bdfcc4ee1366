// The pages' facts that change with the project: counts, links, paths, commands, folders. Their output blocks are tested
// elsewhere.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Gradients } from "../../codegen/plan/gradients.js";
import { dtypes } from "../../runtime/core/dtype.js";
import { bundleSizes } from "../builds/bundlers.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "examples/out-of-tree/README.md"];
const inDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" });
pages.push(...inDocs.filter((file) => file.endsWith(".md")).map((file) => `docs/${file.replaceAll("\\", "/")}`));

interface Row {
  readonly generated: boolean;
  readonly kernels: Readonly<Record<string, string>>;
  readonly gradient: Gradients;
}
const { operators } = JSON.parse(read("generated/coverage.json")) as { operators: Readonly<Record<string, Row>> };
const rows = Object.entries(operators);
const entries = rows.filter(([, { generated }]) => !generated);

function count(of: (row: Row) => boolean): string {
  return entries.filter(([, row]) => of(row)).length.toLocaleString("en");
}

test("the README counts the registry, and names its dtypes", () => {
  const pointwise = read("native_functions.yaml").match(/^ {2}pointwise:/gm)!.length;
  const vectors = read("generated/pointwise/vectors/wasm.ts").match(/^ {2}\["/gm)!.length;
  const readme = read("README.md");
  expect(readme).toContain(`softmax and ${vectors} pointwise operators run on WebAssembly SIMD`);
  const exercises = read("docs/guide/dispatcher-exercises.md");
  const [classic, own] = [/^## Classic \d/gm, /^## \d/gm].map((heading) => exercises.match(heading)!.length);
  expect([classic, own]).toEqual([8, 12]);
  expect(exercises).toContain(
    "The eight classic exercises, as explanations of PyTorch's dispatcher set them, then twelve of our own.",
  );
  expect(readme).toContain("[the eight classic exercises and twelve more]");
  expect(readme).toContain(
    `The registry has ${count(() => true)} entries and ${rows.length - entries.length} generated forms; ` +
      `${pointwise} operators are a scalar expression in the YAML and no TypeScript.`,
  );
  const supported = dtypes.filter((dtype) => dtype.supported).map(({ name }) => name as string);
  expect(/^dtypes: (.*?)\./m.exec(readme)![1]!.split(", ").sort()).toEqual(supported.sort());
});

test("docs/composites.md counts composites, and names the formulas that are not differentiable again", () => {
  const page = read("docs/composites.md");
  const has = (key: string) => (row: Row) => Object.hasOwn(row.kernels, key);
  // Derived forms are registered at the second key, too.
  const nonFunctional = "CompositeExplicitAutogradNonFunctional";
  const explicit = (row: Row) =>
    has("CompositeExplicitAutograd")(row) ||
    (has(nonFunctional)(row) && !/Through|^scalarAsTensor$|^writtenOnHost$/.test(row.kernels[nonFunctional]!));
  const withFormula = count((row) => explicit(row) && row.gradient.backward === "formula");
  expect(page).toContain(`(\`CompositeImplicitAutograd\`, ${count(has("CompositeImplicitAutograd"))} entries)`);
  expect(page).toContain(
    `(\`CompositeExplicitAutograd\`, ${count(explicit)} entries, ${withFormula} of them with\na formula)`,
  );
  const once = entries.filter(([, { gradient }]) => gradient.notDifferentiableAgain !== undefined);
  const named = /not differentiable again in reverse mode: ([\s\S]*?)`\./.exec(page)![1]!.match(/[\w.]+/g)!;
  expect([...named].sort()).toEqual(once.map(([name]) => name.replace("aten::", "")).sort());
});

test("links lead somewhere, and files and scripts that are named are there", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
  const benchmarks = readdirSync(join(root, "bench")).map((file) => file.replace(/\.ts$/, ""));
  const lost: string[] = [];
  for (const page of pages) {
    const text = read(page);
    // Blocks of CONTRIBUTING make the files that they name.
    const prose = text.replace(/^```[\s\S]*?^```$/gm, "");
    for (const [, link] of prose.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g))
      if (!/^https?:/.test(link!) && !existsSync(join(root, dirname(page), link!))) lost.push(`${page}: ${link}`);
    for (const [, file] of prose.matchAll(
      /((?:bench|codegen|docs|examples|facts|runtime|schemas|scripts|tests)\/[\w./-]*\w\.\w+)/g,
    ))
      if (!existsSync(join(root, file!))) lost.push(`${page}: ${file}`);
    if (page.startsWith("examples/")) continue;
    for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g))
      if (scripts[name!] === undefined) lost.push(`${page}: npm run ${name}`);
    for (const [, name] of text.matchAll(/npm run bench -- ([\w-]+)/g))
      if (name !== "NAME" && !benchmarks.includes(name!)) lost.push(`${page}: npm run bench -- ${name}`);
  }
  expect(lost).toEqual([]);
});

test("every page of docs/ is linked from another page", () => {
  const linked = pages.flatMap((page) =>
    (read(page).match(/(?<=\]\()[^)#]+/g) ?? []).map((link) => join(dirname(page), link)),
  );
  expect(pages.filter((page) => page.startsWith("docs/") && !linked.includes(page))).toEqual([]);
});

test("docs/shipping.md has the recorded sizes of bundles", () => {
  const sizes = bundleSizes();
  const page = read("docs/shipping.md");
  for (const program of ["first", "training", "convolution", "mixed", "page"]) {
    const cells = ["vite", "rollup", "webpack", "esbuild"].map((bundler) => {
      const bytes = sizes[`${bundler} ${program}`]!;
      return `${(bytes / 1000).toFixed(0)} KB`;
    });
    expect(page).toContain(`| ${cells.join(" | ")} |`);
  }
  // As the changelog and the installation page say.
  expect(sizes["vite first"]).toBeLessThan(60_000);
});

test("docs/guide.md lists every page of docs/ once: the site's navigation follows it", () => {
  const listed = [...read("docs/guide.md").matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link]) => `docs/${link}`);
  expect(listed.sort()).toEqual(pages.filter((page) => /^docs\/(?!guide\.md$)/.test(page)).sort());
});

test("ARCHITECTURE has every room", () => {
  const page = read("ARCHITECTURE.md");
  for (const half of ["codegen", "runtime"]) {
    const section = page.split(/^## /m).find((part) => part.startsWith(`${half}/`))!;
    const named = section.match(/^\| `.*?` \|/gm)!.flatMap((cell) => cell.match(/\w+(?=\/`)/g) ?? []);
    const folders = readdirSync(join(root, half), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...named].sort()).toEqual(folders.map(({ name }) => name).sort());
  }
});
