// The examples on real data, shortened: they learn, and docs/examples.md shows what they print. `EXAMPLES=whole npx vitest run
// tests/project/examples.test.ts` runs them whole and compares with the page; `EXAMPLES=write` writes what they print there.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test, vi } from "vitest";
import * as tengen from "../../generated/index.js";
import * as data from "../../runtime/data/index.js";
import * as nn from "../../runtime/nn/index.js";
import { recordedExamples, recordedOutput } from "../../scripts/record-examples.js";
import { testPage } from "../docs-blocks.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = `${root}docs/examples.md`;
const how = process.env["EXAMPLES"];
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { scripts: Record<string, string> };

/** What `npm run example:NAME` prints on standard output. */
function run(name: string, ...args: string[]): string {
  const [program, ...rest] = scripts[`example:${name}`]!.split(" ");
  expect(program).toBe("tsx");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", ...rest, ...args], {
    cwd: root,
    encoding: "utf8",
  });
  expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

/** A program's output according to the page. */
function shown(name: string): string {
  return new RegExp(`<!-- ${name} -->\n\n\`\`\`text\n([\\s\\S]*?)\`\`\``).exec(readFileSync(page, "utf8"))![1]!;
}

testPage(new URL("../../docs/examples.md", import.meta.url), { tengen, "tengen/data": data, "tengen/nn": nn }, 2);

/** Arguments with which examples that have pages of their own end at once, and the lines of their output that do not depend on these. */
const shortened: Readonly<Record<string, readonly [args: readonly string[], from: number, to: number]>> = {
  ddpm: [["--steps", "2"], 0, 1],
  dqn: [["--steps", "60"], 0, 0],
  gan: [["--steps", "2"], 0, 1],
  gpt: [["--steps", "1", "--write", "14"], 0, 2],
  lstm: [["--epochs", "1", "--names", "90"], 0, 0],
  makemore: [["--steps", "2"], 0, 3],
  vit: [["--steps", "1"], 0, 4],
};

describe("examples with pages of their own, in this process", () => {
  test("are those that are shortened here, and each has a command", () => {
    expect(recordedExamples).toEqual(Object.keys(shortened));
    for (const name of recordedExamples) expect(scripts[`example:${name}`]).toBe(`tsx examples/${name}.ts`);
  });

  test.each(Object.entries(shortened))("%s begins as its page shows, and ends", async (name, [args, from, to]) => {
    const printed: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(...text.split("\n")));
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { argv } = process;
    process.argv = [...argv.slice(0, 2), ...args];
    try {
      await import(`../../examples/${name}.ts`);
    } finally {
      process.argv = argv;
      log.mockRestore();
      error.mockRestore();
    }
    const page = recordedOutput(name).split("\n");
    expect(printed.slice(from, to)).toEqual(page.slice(from, to));
    // The last line says how it went, in the same words.
    const words = (lines: readonly string[]): string =>
      lines
        .findLast((line) => line !== "")!
        .replace(/[\d.]+|less than \S+|(wo)?man/g, "")
        .replace(/ +/g, " ");
    expect(words(printed).slice(0, 20)).toBe(words(page).slice(0, 20));
    expect(process.exitCode).toBe(undefined);
  });
});

describe("digits", () => {
  const line = /^epoch \d+: loss ([\d.]+), held-back images ([\d.]+) % right$/gm;

  test("three epochs read 95 of 100 held-back images, and the table has each image once", () => {
    const printed = run("digits", "--epochs", "3");
    const epochs = [...printed.matchAll(line)].map(([, loss, right]) => ({ loss: Number(loss), right: Number(right) }));
    expect(epochs).toHaveLength(3);
    expect(epochs[2]!.loss).toBeLessThan(epochs[0]!.loss / 2);
    expect(epochs[2]!.right).toBeGreaterThanOrEqual(95);
    const table = printed.split("\n").filter((row) => /^\d( +[.\d]+){10}$/.test(row));
    const counts = table.map((row) =>
      row
        .trim()
        .split(/ +/)
        .slice(1)
        .map((cell) => (cell === "." ? 0 : Number(cell))),
    );
    expect(counts).toHaveLength(10);
    expect(counts.flat().reduce((sum, count) => sum + count)).toBe(360);
    const right = counts.reduce((sum, row, digit) => sum + row[digit]!, 0);
    expect(printed).toContain(`360 held-back images: ${((100 * right) / 360).toFixed(1)} % right`);
  });

  test("the page shows a run that reads 98 of 100", () => {
    const right = [...shown("digits").matchAll(line)].map((found) => Number(found[2]));
    expect(right).toHaveLength(20);
    expect(right.at(-1)).toBeGreaterThanOrEqual(98);
    expect(readFileSync(page, "utf8")).toContain(`It classifies ${right.at(-1)} % of the held-out digits correctly`);
  });
});

test("transforms of six kinds give what loops give, and the page shows them", () => {
  const line = /^(.+): as the loop, [\d.]+ times as fast$/gm;
  const found = (text: string): readonly string[] => [...text.matchAll(line)].map(([, what]) => what!);
  const printed = run("transforms");
  expect(found(printed)).toHaveLength(6);
  expect(found(printed)).toHaveLength(printed.trim().split("\n").length);
  expect(found(shown("transforms"))).toEqual(found(printed));
});

test("an operator of two YAML entries has its gradient and SIMD loops without another line", () => {
  const lines = run("add-operator").split("\n");
  const after = (label: string): string =>
    lines
      .find((line) => line.startsWith(label))!
      .slice(label.length)
      .trim();
  expect(after("softsign(x)")).toBe("tensor([-0.7500, -0.5000,  0.0000,  0.5000,  0.7500])");
  expect(after("gradient")).toBe("tensor([0.0625, 0.2500, 1.0000, 0.2500, 0.0625])");
  for (const loop of ["f32x4 (wasm) for float32", "f64x2 (wasm) for float64"])
    expect(after("faster loops")).toContain(loop);
  // How fast is the machine's matter.
  expect(after("speed")).toMatch(/^\d+\.\d times that of the TypeScript loop$/);
});

describe("writer", () => {
  test("begins as the page shows, has learned something after twenty steps, and writes as much as it is asked to", () => {
    const lines = run("writer", "--steps", "20", "--write", "30").split("\n");
    const [sizes, before] = shown("writer").split("\n");
    expect(lines[0]).toBe(sizes);
    // The last digit is the machine's.
    expect(lines[1]!.slice(0, -1)).toBe(before!.slice(0, -1));
    const loss = (text: string) => Number(/held-back loss ([\d.]+)$/.exec(text)![1]);
    expect(loss(lines[2]!)).toBeLessThan(loss(lines[1]!) - 1);
    const written = lines.slice(3).join("\n");
    expect(written.startsWith("ROSALIND\t")).toBe(true);
    expect(written.length).toBe("ROSALIND\t".length + 30 + "\n".length);
  });

  test("the page shows a run whose held-back loss falls below 2", () => {
    const losses = [...shown("writer").matchAll(/held-back loss ([\d.]+)$/gm)].map(([, loss]) => Number(loss));
    expect(losses).toHaveLength(11);
    expect(losses.at(-1)).toBeLessThan(2);
  });
});

describe.skipIf(how === undefined)("whole", () => {
  test.each(["digits", "writer"])("%s prints what the page shows", (name) => {
    const output = run(name);
    if (how === "write") {
      const block = new RegExp(`(<!-- ${name} -->\n\n\`\`\`text\n)[\\s\\S]*?(?=\`\`\`)`);
      writeFileSync(
        page,
        readFileSync(page, "utf8").replace(block, (_, head: string) => head + output),
      );
    } else expect(shown(name)).toBe(output);
  });
});
