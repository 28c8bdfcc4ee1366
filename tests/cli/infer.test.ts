// `tengen infer`: entries from the types of kernels, what is refused, and comparison with entries that are there.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { runCommandLine } from "../../codegen/cli/command-line.js";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** Runs `tengen infer` in a folder with these files. */
async function infer(files: Record<string, string>, ...args: string[]) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "infer-"));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(root, name), text);
  const texts = { out: "", error: "" };
  const run = async (...more: string[]): Promise<number> =>
    runCommandLine(["infer", "k.ts", ...more], {
      root,
      out: (text) => void (texts.out += text),
      error: (text) => void (texts.error += text),
    });
  const code = await run(...args);
  return { ...texts, code, run, registry: () => fs.readFileSync(path.join(root, "native_functions.yaml"), "utf8") };
}

const schemas: readonly (readonly [types: string, schema: string])[] = [
  ["twist(self: Tensor, times: Int): Tensor", "twist(Tensor self, int times) -> Tensor"],
  ["scaledSquare(self: Tensor, scale: Float = 1): Tensor", "scaled_square(Tensor self, float scale=1.0) -> Tensor"],
  ["half(x: Tensor, p: Float = 0.5, n: Int = -3): Tensor", "half(Tensor x, float p=0.5, int n=-3) -> Tensor"],
  ["many(xs: readonly Tensor[], ws: (Tensor | null)[]): Tensor[]", "many(Tensor[] xs, Tensor?[] ws) -> Tensor[]"],
  ["more(xs: ReadonlyArray<Tensor>): Array<Tensor>", "more(Tensor[] xs) -> Tensor[]"],
  ["some(x: Tensor | null, y?: Tensor, n: Int | null = null): Tensor", "some(Tensor? x, Tensor? y=None, int? n=None) -> Tensor"],
  ["kept(x: Tensor, dims: Int[] = [0, 1], keepDim: boolean = false): Tensor", "kept(Tensor x, int[] dims=[0,1], bool keep_dim=False) -> Tensor"],
  ["top(x: Tensor): [values: Tensor, indices: Tensor]", "top(Tensor x) -> (Tensor values, Tensor indices)"],
  ["pair(x: Tensor): readonly [Tensor, Tensor[]]", "pair(Tensor x) -> (Tensor, Tensor[])"],
  ["push_(x: Tensor, s: Scalar): Tensor", "push_(Tensor(a!) self, Scalar s) -> Tensor(a!)"],
  ["drop(x: Tensor): void", "drop(Tensor x) -> ()"],
  ['named(x: Tensor, how: "up" | "down" = "up"): Tensor', 'named(Tensor x, str how="up") -> Tensor'],
  ["made(size: Int[], dtype: DType | null = null, device?: Device): Tensor", "made(int[] size, ScalarType? dtype=None, Device? device=None) -> Tensor"],
  ["asHTMLText(x: Tensor): Int", "as_html_text(Tensor x) -> int"],
  ["unused(_x: Tensor): Float", "unused(Tensor x) -> float"],
]; // biome-ignore format: a table

test.each(schemas)("%s", async (types, schema) => {
  const { out, error, code } = await infer(
    { "k.ts": `export function ${types} { throw 0; }\n` },
    "--namespace",
    "mine",
  );
  expect(error).toBe("");
  expect(code).toBe(0);
  const name = types.slice(0, types.indexOf("("));
  expect(out).toBe(
    `- func: mine::${schema}\n  variants: function\n  dispatch:\n    CompositeExplicitAutograd: ${name}\n\n`,
  );
});

test.each<readonly [what: string, text: string, message: string, hint: string]>([
  ["a bare number", "export function f(x: Tensor, scale: number): Tensor { return x; }", "k.ts:1:37: `scale` is `number`, which may be an int or a float of the schema", "write `Int` or `Float`, types that tengen exports for this; both are number"],
  ["a list of numbers", "export function f(x: Tensor): number[] { return []; }", "k.ts:1:31: `the result` is `number`", "write `Int` or `Float`"],
  ["a type that no schema has", "export function f(x: Map<string, Tensor>): Tensor { throw 0; }", "k.ts:1:22: no schema has the type `Map<string, Tensor>`", "types are Tensor, Int, Float"],
  ["no type", "export function f(x): Tensor { return x; }", "k.ts:1:19: `x` has no type", "write its type, one of Tensor, Int"],
  ["no result", "export function f(x: Tensor) { return x; }", "k.ts:1:17: `f` does not state what it returns", "write its type: `: Tensor`"],
  ["a rest parameter", "export function f(...xs: Tensor[]): Tensor { return xs[0]; }", "k.ts:1:19: an operator's arguments have names", "write one parameter for each argument"],
  ["a default that is code", "export function f(x: Tensor, n: Int = two()): Tensor { return x; }", "k.ts:1:30: `two()` is not a default that a schema can state", "write a number, a text"],
])("%s is refused", async (_, text, message, hint) => {
  const { error, code } = await infer({ "k.ts": text });
  expect(code).toBe(2);
  expect(error).toContain(message);
  expect(error).toContain(`hint: ${hint}`);
}); // biome-ignore format: a table

const twist = "export function twist(self: Tensor, times: Int): Tensor { throw 0; }\n";

test("--write adds the entries that are missing, in the registry's namespace", async () => {
  const registry = "- func: mine::other(Tensor x) -> Tensor\n  dispatch:\n    CPU: other\n";
  const one = await infer(
    {
      "k.ts": `${twist}export function other(x: Tensor): Tensor { throw 0; }\nfunction hidden(x: number) {}\n`,
      "native_functions.yaml": registry,
    },
    "--write",
    "--key",
    "CPU",
  );
  expect(one.out).toBe("native_functions.yaml: added an entry for twist\n");
  expect(one.registry()).toBe(
    `${registry}\n- func: mine::twist(Tensor self, int times) -> Tensor\n  variants: function\n  dispatch:\n    CPU: twist\n\n`,
  );
  expect(await one.run("--check")).toBe(0);
  expect(await one.run("--write")).toBe(0);
});

test.each<readonly [entry: string, fits: boolean]>([
  ["mine::twist(Tensor self, int times) -> Tensor", true],
  ["mine::spin(Tensor self, *, SymInt times) -> Tensor", true],
  ["mine::twist(Tensor(a!) self, int times) -> Tensor(a!)", true],
  ["mine::twist(Tensor self, float times) -> Tensor", false],
  ["mine::twist(Tensor self, int n) -> Tensor", false],
  ["mine::twist(Tensor self, int times=1) -> Tensor", false],
  ["mine::twist(Tensor self, int times) -> (Tensor, Tensor)", false],
])("--check: %s", async (entry, fits) => {
  const registry = `- func: ${entry}\n  dispatch:\n    CPU: twist\n`;
  const { out, error, code } = await infer({ "k.ts": twist, "native_functions.yaml": registry }, "--check");
  expect(code).toBe(fits ? 0 : 2);
  if (fits) expect(out).toBe("k.ts: 1 of 1 functions have entries, which their types fit\n");
  else expect(error).toContain("and its types say `(Tensor self, int times) -> Tensor`");
});

test("a file without functions", async () => {
  const { error, code } = await infer({ "k.ts": "const a = 1;\n" });
  expect([code, error]).toEqual([3, "error: k.ts: exports no function with types\n"]);
});
