// `npm run docs`: the site, from docs/ and the pages beside this file, the reference that a plugin of the generator writes, and examples
// that are run. VitePress is installed here on the first run. `npm run docs -- --serve` shows it; its address is printed.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { bundleWorkers } from "./playground/bundle.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "..");
const sources = join(here, ".src");
const generated = join(here, ".generated");
const out = join(here, "out");
/** The largest size of a page in bytes, with everything that it loads at once, the hashes of all pages among it; without the playground. */
const largestPage = 520_000;
/** Pages that may be larger, by file: the exercises are twenty programs, each with its output, and the page for contributors shows whole files. @type {Readonly<Record<string, number>>} */
const largerPages = { "guide/dispatcher-exercises.html": 620_000, "project/contributing.html": 540_000 };
/**
 * The largest compressed sizes of the playground in bytes: what its page loads at first, and what the first edit adds, which is the generator with the
 * library. It passed 2.5 MB when programs got all parts of an operator in one call, opcheck, and passes that wait for a device.
 */
const largestPlayground = { first: 700_000, edited: 2_600_000 };

const run = (/** @type {string[]} */ ...args) => execFileSync(process.execPath, args, { cwd: root, stdio: "inherit" });
const tsx = (/** @type {string[]} */ ...args) => run("--import", "tsx", ...args);

const { dependencies } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
if (!Object.keys(dependencies).every((name) => existsSync(join(here, "node_modules", name)))) {
  console.log("installing VitePress and the playground's editor below site/ ...");
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: here, stdio: "inherit" });
  // esbuild's own program comes as a package for each machine; its script only checks that.
}

rmSync(generated, { recursive: true, force: true });
tsx("codegen/cli/main.ts", "--plugin", "site/reference.mjs", "--out", "site/.generated", "--quiet");
tsx("site/examples.ts", "site/.generated/reference.json", "site/.generated/examples.json");
tsx("site/entries.ts", "site/.generated/entries");
tsx("site/playground/start.ts", "site/.generated/playground.json", "site/.generated/library.json");

rmSync(sources, { recursive: true, force: true });
mkdirSync(sources, { recursive: true });
const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");

/** The path on the site of each page of the repository. */
const pages = new Map([
  ["README.md", "project/readme.md"],
  ["ARCHITECTURE.md", "project/architecture.md"],
  ["CONTRIBUTING.md", "project/contributing.md"],
  ["CHANGELOG.md", "project/changelog.md"],
]);
for (const file of readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }))
  if (file.endsWith(".md")) pages.set(`docs/${file.replaceAll("\\", "/")}`, file.replaceAll("\\", "/"));
// If there is a folder of the same name, only an index is found by every server.
pages.set("docs/guide.md", "guide/index.md");

/** Links between pages are rewritten to paths on the site; links to files that are only in the repository become plain text. */
function linked(/** @type {string} */ text, /** @type {string} */ page) {
  return text.replace(
    /(?<!!)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)/g,
    (all, /** @type {string} */ words, /** @type {string} */ link, hash = "") => {
      if (/^[a-z]+:/.test(link)) return all;
      const target = posix.join(dirname(page), link);
      const place = pages.get(target);
      if (place !== undefined) return `[${words}](/${place.replace(/(index)?\.md$/, "")}${hash})`;
      return words.includes("`") || words === target ? words : `${words} (\`${target}\`)`;
    },
  );
}
/** Pictures of the repository are files of the site. */
const pictures = (/** @type {string} */ text) => text.replace(/(!\[[^\]]*\]\()site\/([\w.-]+)\)/g, "$1/$2)");
/** Escapes what Vue would interpret. */
const plain = (/** @type {string} */ text) => text.replaceAll("{{", "&#123;&#123;");

for (const [page, place] of pages) {
  mkdirSync(dirname(join(sources, place)), { recursive: true });
  const pieces = pictures(linked(read(page), page)).split(/(^```[\s\S]*?^```$|`[^`\n]+`)/m);
  writeFileSync(join(sources, place), pieces.map((part, i) => (i % 2 === 0 ? plain(part) : part)).join(""));
}
for (const file of readdirSync(join(here, "pages")))
  cpSync(join(here, "pages", file), join(sources, file), { recursive: true });

/** @type {Record<string, { code: string, output: string, dtypes: string[] }>} */
const examples = JSON.parse(readFileSync(join(generated, "examples.json"), "utf8"));
const { functions } = JSON.parse(readFileSync(join(generated, "reference.json"), "utf8"));
mkdirSync(join(sources, "reference"));
for (const { name } of functions) {
  const text = readFileSync(join(generated, `reference/${name}.md`), "utf8");
  const example = examples[name];
  const shown =
    example === undefined
      ? ""
      : `## Example\n\n\`\`\`ts\n${example.code}\n\`\`\`\n\nprints\n\n\`\`\`text\n${example.output}\n\`\`\`${
          example.dtypes.length === 0
            ? ""
            : `\n\nThe call runs for inputs of ${example.dtypes.map((dtype) => `\`${dtype}\``).join(", ")}.`
        }`;
  writeFileSync(
    join(sources, `reference/${name}.md`),
    `---\npageClass: reference\n---\n\n${text.replace(`<!-- example ${name} -->`, () => shown)}\n\n[${name} in the dispatch grid](/grid?operator=${name})\n`,
  );
}
writeFileSync(join(sources, "reference/coverage.md"), coverage());
for (const file of readdirSync(join(generated, "entries"), { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".md")) continue;
  const target = join(sources, "entries", file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `---\npageClass: reference\n---\n\n${readFileSync(join(generated, "entries", file), "utf8")}`);
}
/** @type {Map<string, { name: string, title: string, first: string }[]>} */
const byLetter = new Map();
for (const one of functions) {
  const letter = one.title[0].toUpperCase();
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), one]);
}
writeFileSync(
  join(sources, "reference/index.md"),
  `# Reference\n\n${functions.length} functions, from the registry; [coverage](/reference/coverage) summarises what they support. Each page shows an example with its output, the calls, the arguments with their types and defaults, the kernels by dispatch key, the derivatives, and the YAML entries.\n\n${[
    ...byLetter,
  ]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([letter, list]) =>
        `## ${letter}\n\n| | |\n|---|---|\n${list
          .map(
            (/** @type {{ name: string, title: string, first: string }} */ { name, title, first }) =>
              `| [${title}](/reference/${name}) | ${plain(first.replaceAll("<", "&lt;").replaceAll("|", "\\|"))} |`,
          )
          .join("\n")}`,
    )
    .join("\n\n")}\n`,
);
mkdirSync(join(sources, "public"), { recursive: true });
for (const file of readdirSync(here))
  if (/\.(png|svg)$/.test(file)) cpSync(join(here, file), join(sources, "public", file));
tsx("site/grid.ts", "site/.generated/grid.json", "site/.src/public/grid.json");

// The playground's workers, under names that change with their content, and its initial state.
mkdirSync(join(sources, "public/playground"));
/** @type {Record<string, string>} */
const workers = {};
let workerBytes = 0;
for (const [file, text] of await bundleWorkers(readFileSync(join(generated, "library.json"), "utf8"))) {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  const address = `/playground/${file.replace(".js", `.${hash}.js`)}`;
  writeFileSync(join(sources, "public", address), text);
  workers[file.replace(".js", "")] = address;
  workerBytes += gzipSync(text).length;
}
const firstPicture = JSON.stringify({
  ...JSON.parse(readFileSync(join(generated, "playground.json"), "utf8")),
  workers,
});
writeFileSync(join(sources, "public/playground/start.json"), firstPicture);

const { build, serve } = await import(join(here, "node_modules/vitepress/dist/node/index.js"));
await build(here, { logLevel: "warn" });
checkSizes();
checkPlayground();
if (process.argv.includes("--serve")) await serve({ root: here });

/** The registry's coverage: gradients, forward mode, dtypes, layers. */
function coverage() {
  /** @type {{ operators: Record<string, { generated: boolean, kernels: Record<string, string>, gradient: Record<string, string>, functionalize?: string }> }} */
  const { operators } = JSON.parse(read("generated/coverage.json"));
  const rows = Object.entries(operators);
  const entries = rows.filter(([, { generated }]) => !generated);
  const count = (/** @type {number} */ n) => n.toLocaleString("en");
  /** @type {(title: string, of: (row: (typeof entries)[number][1]) => string | undefined, list?: typeof rows) => string} */
  const table = (title, of, list = entries) => {
    /** @type {Map<string, number>} */
    const sums = new Map();
    for (const [, row] of list) {
      const kind = of(row);
      if (kind !== undefined) sums.set(kind, (sums.get(kind) ?? 0) + 1);
    }
    const lines = [...sums].sort(([, a], [, b]) => b - a).map(([kind, n]) => `| ${kind} | ${count(n)} |`);
    return `| ${title} | operators |\n|---|---|\n${lines.join("\n")}`;
  };
  /** @param {"backward" | "doubleBackward" | "forward"} mode */
  const missing = (mode) =>
    entries
      .filter(([, { gradient }]) => gradient[mode] === "not implemented")
      .map(([name]) => `\`${name.replace("aten::", "")}\``);
  const listed = (/** @type {string[]} */ names) => (names.length === 0 ? "none" : names.join(", "));
  /** @type {Map<string, number>} */
  const dtypes = new Map();
  const varied = Object.values(examples).filter((example) => example.dtypes.length > 0);
  for (const example of varied) for (const dtype of example.dtypes) dtypes.set(dtype, (dtypes.get(dtype) ?? 0) + 1);
  const policies = [...read("generated/layers/autocast.ts").matchAll(/keys: \["(\w+)"\]|^ {6}(\w+): \[|^ {8}\["/gm)];
  /** @type {string[]} */
  const autocast = [];
  let key = "";
  let policy = "";
  let n = 0;
  const flush = () => n > 0 && autocast.push(`| \`${key}\` | \`${policy}\` | ${n} |`);
  for (const [, nextKey, nextPolicy] of policies) {
    if (nextKey === undefined && nextPolicy === undefined) n++;
    else {
      flush();
      n = 0;
      if (nextKey !== undefined) key = nextKey;
      else policy = nextPolicy ?? "";
    }
  }
  flush();
  return `# Coverage

What the ${count(entries.length)} entries of the registry support, counted when this page was built. The ${count(rows.length - entries.length)} forms generated from them (in-place, out, copies) support the same. [The dispatch grid](/grid) shows each operator.

## Gradients

"formula" is a rule in derivatives.yaml, "composite" an operator that is differentiated through the operators that it calls, "out" a form that writes into a given tensor and is not differentiable.

${table("backward", ({ gradient }) => gradient["backward"])}

Without a gradient so far: ${listed(missing("backward"))}.

${table("second derivatives", ({ gradient }) => gradient["doubleBackward"])}

Without second derivatives: ${listed(missing("doubleBackward"))}.

## Forward mode

"auto_element_wise" derives the rule from the formula of the gradient; "auto_linear" applies a linear function to the tangents.

${table("forward", ({ gradient }) => gradient["forward"])}

Without forward mode so far: ${listed(missing("forward"))}.

## Dtypes

How many of the ${count(varied.length)} functions whose example takes numeric tensors accept each dtype; each reference page lists its own.

| dtype | functions |\n|---|---|\n${[...dtypes]
    .sort(([, a], [, b]) => b - a)
    .map(([dtype, sum]) => `| \`${dtype}\` | ${sum} |`)
    .join("\n")}

## Kernels

${table("implemented by", ({ kernels }) => (kernels["CPU"] !== undefined ? "a CPU kernel" : kernels["CompositeImplicitAutograd"] !== undefined ? "other operators, which provide the gradient" : kernels["CompositeExplicitAutograd"] !== undefined ? "other operators, with its own gradient formula" : "another form"))}

## Layers

[Functionalization](/functionalization) handles an operator by its own row, or through the operators that it calls:

${table("functionalize", ({ functionalize }) => functionalize, rows)}

[Autocast](/layers#autocast), by key and policy:

| key | policy | operators |
|---|---|---|
${autocast.join("\n")}
`;
}

/** Checks the size of every page with the scripts, styles and fonts in its HTML. */
function checkSizes() {
  const sizes = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && file !== "playground.html")
    .map((file) => {
      const html = readFileSync(join(out, file), "utf8");
      const assets = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, asset]) => asset));
      // The grid's data is fetched by its page.
      if (file === "grid.html") assets.add("/grid.json");
      const bytes = [...assets].reduce((sum, asset) => sum + statSync(join(out, asset)).size, html.length);
      return { file, bytes };
    })
    .sort((a, b) => b.bytes - a.bytes);
  const [first] = sizes;
  console.log(
    `${sizes.length} pages; the largest, ${first?.file}, weighs ${Math.round((first?.bytes ?? 0) / 1000)} KB with all that it loads`,
  );
  const over = sizes.filter(({ file, bytes }) => bytes > (largerPages[file] ?? largestPage));
  if (over.length > 0) {
    const some = over.slice(0, 5).map(({ file }) => file);
    console.error(
      `${over.length} pages over their limits (${largestPage / 1000} KB but for a few): ${some.join(", ")}${over.length > 5 ? ", ..." : ""}`,
    );
    process.exitCode = 1;
  }
}

/** Checks the size of the playground's page: the files in its HTML and the scripts that these import, including its editor. */
function checkPlayground() {
  const seen = new Set(["playground.html"]);
  let first = gzipSync(firstPicture).length;
  for (const file of seen) {
    const text = readFileSync(join(out, file), "utf8");
    first += gzipSync(text).length;
    for (const [, asset] of text.matchAll(/["'](?:\.?\/)?((?:assets\/)?(?:chunks\/)?[\w.-]+\.(?:js|css))["']/g)) {
      const found = [asset, `assets/${asset}`, `assets/chunks/${asset}`].find((one) => existsSync(join(out, one)));
      // Scripts of other pages are listed in a table; only this page's script is fetched.
      if (found !== undefined && !(/\.md\./.test(found) && !found.includes("playground.md"))) seen.add(found);
    }
  }
  const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} KB`;
  console.log(
    `playground: ${kilobytes(first)} compressed at first, ${kilobytes(workerBytes)} more at the first change`,
  );
  if (first > largestPlayground.first || workerBytes > largestPlayground.edited) {
    console.error("the playground is too heavy");
    process.exitCode = 1;
  }
}
