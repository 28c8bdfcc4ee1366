// `--plugin`: third-party files, printed, written and deleted like the generator's own; every mistake of a plugin is reported by
// name.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommandLine } from "../../codegen/cli/command-line.js";
import { UsageError } from "../../codegen/cli/disk.js";
import { runGenerate } from "../../codegen/cli/generate.js";
import type { GenerateOptions } from "../../codegen/cli/inputs.js";
import { DiagnosticsError } from "../../codegen/diagnostics.js";

const repository = fileURLToPath(new URL("../..", import.meta.url));
let root = "";
let output: string[] = [];

const registry = `- func: twice(Tensor self, *, Scalar factor=2) -> Tensor
  doc: Each element times two, or times another factor.
  variants: function, method
  dispatch:
    CPU: twice_cpu

- func: split_in(Tensor self, int sections, str? lambda=None) -> (Tensor, Tensor[])
  variants: function
  dispatch:
    CPU: split_in_cpu
`;

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");
const plugin = (body: string, head = 'name: "mine", version: 1'): string =>
  `export default { ${head}, *emit({ plan, registry, tools }) {\n${body}\n} };\n`;

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-plugins-")));
  fs.mkdirSync(path.join(root, "node_modules"));
  write("native_functions.yaml", registry);
  output = [];
});
afterEach(() => fs.rmSync(root, { recursive: true }));

async function run(options: Partial<GenerateOptions> = {}): Promise<boolean> {
  output = [];
  const terminal = { info: (text: string) => output.push(text), error: (text: string) => output.push(text) };
  return runGenerate({ root, out: "generated", kernels: false, plugin: ["plugin.mjs"], ...options }, terminal);
}

test("a plugin emits TypeScript with imports, texts with their language's comment, and data", async () => {
  write(
    "plugin.mjs",
    plugin(`
      const { code, ref, names, jsDoc } = tools;
      const handles = plan.functions.map((f) => code\`\${tools.literal(f.func.name.full)}: \${ref(f.func.name.full, "generated/operators.ts")},\`);
      yield {
        path: "mine/table.ts",
        charter: "Every operator by its name.",
        declares: ["table"],
        body: code\`
          \${jsDoc("By name.")}
          export const table: Readonly<Record<string, \${names.Tensor}>> = {
            \${handles}
          };
        \`,
      };
      yield { path: "mine/list.py", text: tools.publicFunctions().map(({ name }) => name).join("\\n") };
      yield { path: "mine/page.md", text: tools.publicFunctions()
        .flatMap(({ overloads }) => overloads.flatMap((o) => [tools.documentation(o), ...tools.signatures(o), ...tools.signatures(o, true)])).join("\\n") };
      yield { path: "mine/facts.json", data: {
        kernels: Object.fromEntries(plan.functions.map((f) => [f.func.name.full, Object.fromEntries(tools.kernels(f))])),
        at: plan.functions.map((f) => tools.position(f.place)),
        words: [...registry.functions].map((f) => f.doc?.text ?? null),
      } };`),
  );
  expect(await run()).toBe(true);
  const head = "@generated from native_functions.yaml and derivatives.yaml by `npm run codegen`. Do not edit.";
  expect(read("generated/mine/table.ts")).toBe(`// ${head}
// Every operator by its name.

import type {
  Tensor,
} from "tengen/runtime/core/tensor.js";
import {
  split_in,
  twice,
} from "../operators.js";

/** By name. */
export const table: Readonly<Record<string, Tensor>> = {
  "twice": twice,
  "split_in": split_in,
};
`);
  expect(read("generated/mine/list.py")).toBe(`# ${head}\ntwice\nsplitIn\n`);
  expect(read("generated/mine/page.md")).toBe(`<!-- ${head} -->
/**
 * Each element times two, or times another factor.
 *
 * \`twice(Tensor self, *, Scalar factor=2) -> Tensor\`
 */
(self: Tensor, options?: Options<{ factor: Scalar }>): Tensor
(options?: Options<{ factor: Scalar }>): Tensor
/** \`split_in(Tensor self, int sections, str? lambda=None) -> (Tensor, Tensor[])\` */
(self: Tensor, options: { sections: number } & Options<{ lambda: string | null }>): readonly [Tensor, Tensor[]]
(self: Tensor, sections: number, options?: Options<{ lambda: string | null }>): readonly [Tensor, Tensor[]]
(self: Tensor, sections: number, lambda: string | null): readonly [Tensor, Tensor[]]
(options: { sections: number } & Options<{ lambda: string | null }>): readonly [Tensor, Tensor[]]
(sections: number, options?: Options<{ lambda: string | null }>): readonly [Tensor, Tensor[]]
(sections: number, lambda: string | null): readonly [Tensor, Tensor[]]
`);
  expect(JSON.parse(read("generated/mine/facts.json"))).toEqual({
    "//": head,
    kernels: { twice: { CPU: "twice_cpu_kernel" }, split_in: { CPU: "split_in_cpu_kernel" } },
    at: [
      { file: "native_functions.yaml", line: 1 },
      { file: "native_functions.yaml", line: 7 },
    ],
    words: ["Each element times two, or times another factor.", null],
  });

  // Checked, and deleted when the plugin is not used, as everything generated from these files.
  expect(await run({ check: true })).toBe(true);
  write("generated/mine/list.py", `# ${head}\nedited\n`);
  expect(await run({ check: true })).toBe(false);
  expect(output.join("\n")).toContain("  ~ mine/list.py");
  await run({ plugin: [] });
  expect(fs.existsSync(path.join(root, "generated/mine"))).toBe(false);
  expect(fs.existsSync(path.join(root, "generated/functions.ts"))).toBe(true);
});

test("what a plugin imports may change: its files are made again", async () => {
  write("words.json", '"one"');
  write(
    "plugin.mjs",
    `import fs from "node:fs";\n${plugin('yield { path: "words.txt", text: JSON.parse(fs.readFileSync(new URL("words.json", import.meta.url))) };')}`,
  );
  await run();
  expect(read("generated/words.txt")).toMatch(/\none\n$/);
  write("words.json", '"two"');
  await run();
  expect(read("generated/words.txt")).toMatch(/\ntwo\n$/);
  // And so does the plugin itself: an edited one is another module.
  write("plugin.mjs", plugin('yield { path: "words.txt", text: "three" };'));
  await run();
  expect(read("generated/words.txt")).toMatch(/\nthree\n$/);
});

test("several plugins, by the command line", async () => {
  for (const name of ["first", "second"])
    write(`${name}.mjs`, plugin(`yield { path: "${name}.txt", text: "${name}" };`, `name: "${name}", version: 1`));
  const printed: string[] = [];
  const add = (part: string) => void printed.push(part);
  const args = ["--no-kernels", "--plugin", "first.mjs", "--plugin", "second.mjs"];
  expect(await runCommandLine(args, { root, out: add, error: add })).toBe(0);
  expect(printed.join("")).toContain("  + first.txt\n");
  expect([read("generated/first.txt"), read("generated/second.txt")].map((text) => text.split("\n")[1])).toEqual([
    "first",
    "second",
  ]);
});

const example = `\n  hint: export default { name: "mine", version: 1, *emit({ plan, registry, tools }) { ... } }`;
const files = `hint: yield objects: { path, text }, { path, data } or { path, charter, body }`;

test.each<readonly [what: string, text: string, message: string]>([
  ["no default", "export const x = 1;", `plugin.mjs: exports no plugin as default${example}`],
  ["no name", plugin("", "version: 1"), `plugin.mjs: the plugin has no \`name\`${example}`],
  [
    "no version",
    plugin("", 'name: "mine"'),
    "plugin.mjs: plugin `mine` does not say for which version of the interface it is written\n  hint: add `version: 1`",
  ],
  [
    "another version",
    plugin("", 'name: "mine", version: 2'),
    "plugin.mjs: plugin `mine` is written for version 2 of the interface, and this is version 1\n  hint: see what changed in CHANGELOG.md",
  ],
  [
    "no function",
    'export default { name: "mine", version: 1, emit: 3 };',
    `plugin.mjs: plugin \`mine\` has no function \`emit\`${example}`,
  ],
  ["throws when it is imported", 'throw new Error("no");', "plugin.mjs: cannot be imported: Error: no"],
  [
    "throws",
    plugin('  throw new TypeError("no table");'),
    "plugin.mjs: plugin `mine`: threw TypeError: no table\n  hint: at plugin.mjs:2:9",
  ],
  [
    "no path",
    plugin("yield { text: 1 };"),
    `plugin.mjs: plugin \`mine\`: what it emits is not a file: it has no \`path\`\n  ${files}`,
  ],
  [
    "outside",
    plugin('yield { path: "../x.txt", text: "" };'),
    "plugin.mjs: plugin `mine`: `../x.txt` is not a path below the output folder\n  hint: separate folders by `/`, without `..`",
  ],
  [
    "no content",
    plugin('yield { path: "x.txt" };'),
    "plugin.mjs: plugin `mine`: `x.txt` has no content\n  hint: give one of `text`, `data` and `body`",
  ],
  [
    "two contents",
    plugin('yield { path: "x.json", text: "", data: {} };'),
    "plugin.mjs: plugin `mine`: `x.json` has text and data\n  hint: give one of `text`, `data` and `body`",
  ],
  [
    "data elsewhere",
    plugin('yield { path: "x.txt", data: {} };'),
    "plugin.mjs: plugin `mine`: `x.txt` has data, and its name does not end in .json",
  ],
  [
    "JSON as text",
    plugin('yield { path: "x.json", text: "{}" };'),
    "plugin.mjs: plugin `mine`: `x.json` is JSON, which has no comments\n  hint: give `data`, not `text`",
  ],
  [
    "TypeScript elsewhere",
    plugin('yield { path: "x.js", charter: "", body: null };'),
    "plugin.mjs: plugin `mine`: `x.js` has a body of TypeScript, and its name does not end in .ts",
  ],
  [
    "no charter",
    plugin('yield { path: "x.ts", body: null };'),
    "plugin.mjs: plugin `mine`: `x.ts` has no `charter`\n  hint: say in one line what it is for",
  ],
  [
    "a text that is none",
    plugin('yield { path: "x.md", text: 3 };'),
    "plugin.mjs: plugin `mine`: the text of `x.md` is not a string",
  ],
  [
    "the generator's file",
    plugin('yield { path: "functions.ts", text: "" };'),
    "plugin.mjs: plugin `mine`: `functions.ts` is a file of the generator already\n  hint: put a plugin's files into a folder of their own",
  ],
  [
    "one file twice",
    plugin('yield { path: "a.txt", text: "" };\nyield { path: "a.txt", text: "" };'),
    "plugin.mjs: plugin `mine`: `a.txt` is a file of plugin `mine` already\n  hint: put a plugin's files into a folder of their own",
  ],
])("%s", async (_, text, message) => {
  write("plugin.mjs", text);
  const error: unknown = await run().catch((thrown: unknown) => thrown);
  expect(error instanceof UsageError || error instanceof DiagnosticsError).toBe(true);
  expect((error as Error).message).toBe(message);
  expect(fs.existsSync(path.join(root, "generated"))).toBe(false);
});

test("a language whose comments are not known", async () => {
  write("plugin.mjs", plugin('yield { path: "x.bin", text: "" };'));
  await expect(run()).rejects.toThrow(
    /^plugin\.mjs: plugin `mine`: the comments of `\.bin` files are not known, so `x\.bin` cannot say that it is generated\n {2}hint: known: ts, .*, json$/,
  );
});

test("a plugin that is not there", async () => {
  await expect(run({ plugin: ["none.mjs"] })).rejects.toThrow("none.mjs: there is no such file");
});

test("the example writes Python stubs", async () => {
  await run({ plugin: [path.join(repository, "examples/plugins/python-stubs.mjs")] });
  expect(
    read("generated/python/tengen.pyi").split("\n\n").slice(2).join("\n\n"),
  ).toBe(`def twice(self: Tensor, *, factor: Scalar = ...) -> Tensor:
    """Each element times two, or times another factor."""

def split_in(self: Tensor, sections: int, lambda_: str | None = ...) -> tuple[Tensor, Sequence[Tensor]]: ...
`);
});

test("the plugins of docs/plugins.md do what the page says", async () => {
  const page = fs.readFileSync(path.join(repository, "docs/plugins.md"), "utf8");
  const blocks = [...page.matchAll(/```js\n\/\/ ([\w-]+\.mjs):.*\n([\s\S]*?)```/g)];
  expect(blocks.map(([, name]) => name)).toEqual(["operators.mjs", "by-name.mjs"]);
  for (const [, name, text] of blocks) write(name!, text!);
  await run({ plugin: blocks.map(([, name]) => name!) });
  expect(read("generated/operators.md").split("\n").slice(1).join("\n")).toBe(
    "- `twice`: Each element times two, or times another factor.\n- `splitIn`:\n",
  );
  expect(read("generated/by-name.ts").split("\n").slice(3).join("\n")).toBe(`import {
  splitIn,
  twice,
} from "./functions.js";

export const byName = {
  "twice": twice,
  "splitIn": splitIn,
};
`);
});
