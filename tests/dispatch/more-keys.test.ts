// Room in the key list: with eight more rows, in the middle and on top, everything that works with keys works with these; and a representation in the place
// of a row.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test, vi } from "vitest";
import { functionalityCount } from "../../runtime/dispatch/keys.js";

/** The text of the key list with eight rows more, as a contributor writes them. */
function withRows(text: string): string {
  const changed = text
    .replace("\nProfiler~\n", "\nProfiler~\nExtra1\nExtra2\nExtra3\n")
    .replace("\nDonated`", "\nDonated\nExtra4\nExtra5\nExtra6*Extra6\nExtra7\nExtra8~`");
  for (let i = 1; i <= 8; i++) expect(changed).toContain(`\nExtra${i}`);
  return changed;
}

/** The output of a program, if the text of the key list is changed. */
async function outcomes(program: string, changed: (text: string) => string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "tengen-more-keys-"));
  try {
    const outfile = join(folder, "program.mjs");
    await build({
      entryPoints: [fileURLToPath(new URL(program, import.meta.url))],
      bundle: true,
      format: "esm",
      platform: "node",
      logLevel: "error",
      outfile,
      plugins: [
        {
          name: "more keys",
          setup: (bundler) =>
            bundler.onLoad({ filter: /runtime[\\/]dispatch[\\/]keys\.ts$/ }, ({ path }) => ({
              contents: changed(readFileSync(path, "utf8")),
              loader: "ts",
            })),
        },
      ],
    });
    return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same keys at every operator of a call. */
const at = (keys: string, op: string): string => keys.replace(/\w+/g, (key) => `${key}:${op}`);
const cells = (prefix: string): string =>
  "CPU CUDA HIP XLA MPS IPU XPU HPU VE Lazy WebGPU Meta PrivateUse1 PrivateUse2 PrivateUse3"
    .replace(/\w+/g, (backend) => prefix + backend)
    .replaceAll(" ", ", ");
const autocast = "AutocastCPU, AutocastXPU, AutocastCUDA, AutocastWebGPU";
const x = [1, -2];
const negated = [-1, 2];

/** What the program prints if it runs here, where it defines the keys itself. */
async function definedHere(): Promise<unknown> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    await import("./more-keys-program.js");
    return JSON.parse(log.mock.lastCall![0] as string);
  } finally {
    log.mockRestore();
  }
}

test.each([
  ["in the list", () => outcomes("./more-keys-program.ts", withRows)],
  ["defined by the program", definedHere],
])("eight keys more, %s, dispatch, mask, guard, explain and trace as the others do", async (_, run) => {
  expect(await run()).toEqual({
    functionalities: functionalityCount + 8,
    full: true,
    sets: 3000,
    wrong: [],
    none: "DispatchKeySet(Extra1, Extra8)",
    // The last one falls through by default.
    "nothing registered": ["aten::neg has no kernel for Extra4.", ["", negated]],
    each: ["Extra1", "Extra2", "Extra3", "Extra4", "Extra5", "Extra6CPU", "Extra7", "Extra8"].map((key) => [
      `${key}:neg`,
      negated,
    ]),
    all: [at("Extra8 Extra7 Extra6CPU Extra5 Extra4 Extra3 Extra2 Extra1", "neg"), negated],
    guards: [
      "DispatchKeySet(BackendSelect, ADInplaceOrView, Extra1, Extra2, Extra3, Extra4, Extra5, Extra6CPU, Extra7, Extra8)",
      `DispatchKeySet(${autocast}, Extra1, Extra2, Extra3, Extra4, Extra5, ${cells("Extra6")}, Extra7, Extra8)`,
      ["DispatchKeySet(BackendSelect, ADInplaceOrView)", `DispatchKeySet(${autocast})`],
      [at("Extra8 Extra7 Extra6CPU Extra4 Extra3 Extra1", "neg"), negated],
      [at("Extra4", "neg"), negated],
      [at("Extra7 Extra5", "neg"), negated],
      ["", negated],
    ],
    "of tensors": [
      [at("Extra7", "neg"), negated],
      [at("Extra8 Extra4", "add.Tensor"), [2, -4]],
      [at("Extra5", "add_.Scalar"), [2, -1]],
      [at("Extra6CPU Extra4", "cat"), [...x, ...x, ...x]],
      // A view has the keys of its base.
      ["Extra4:slice.Tensor Extra4:neg", [2]],
      [at("Extra7 Extra1", "neg"), negated],
      [at("Extra4", "neg"), negated],
      [at("Extra4", "neg"), negated],
    ],
    gradients: [
      [
        [at("Extra4 Extra1", "relu"), null],
        [1, 0],
      ],
      [
        [at("Extra5 Extra4 Extra1", "relu"), null],
        [1, 0],
      ],
    ],
    masks: [[at("Extra8 Extra7 Extra6CPU Extra5 Extra3 Extra2 Extra1", "neg"), negated], ["", negated], 0, true],
    "stubs of selections": [at("Extra5 Extra1", "neg"), negated],
    unboxed: [
      ["Extra8:neg unboxed Extra1:neg", negated],
      ["unboxed Extra5:neg Extra1:neg", negated],
    ],
    "passes on for one backend": [
      ["Extra4:add.Tensor", [1]],
      [at("Extra6CPU Extra4", "add.Tensor"), [2, -4]],
    ],
    trace: [
      "Extra8 noteExtra8 DispatchKeySet(CPU, AutogradCPU, Extra1, Extra4, Extra5, Extra8)",
      "Extra5 noteExtra5 DispatchKeySet(CPU, AutogradCPU, Extra1, Extra4, Extra5)",
      "Extra4 noteExtra4 DispatchKeySet(CPU, AutogradCPU, Extra1, Extra4)",
      "Extra1 noteExtra1 DispatchKeySet(CPU, AutogradCPU, Extra1)",
      "AutogradCPU neg_autograd DispatchKeySet(CPU, AutogradCPU)",
      "CPU neg_cpu DispatchKeySet(CPU)",
    ],
    explain: [
      "aten::neg(Tensor self) -> Tensor",
      "keys of the arguments:",
      "  self: DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU, AutocastCPU, Extra5)",
      "included: DispatchKeySet(BackendSelect, ADInplaceOrView, Extra1, Extra8)",
      `excluded: DispatchKeySet(${autocast})`,
      "active:   DispatchKeySet(CPU, BackendSelect, ADInplaceOrView, AutogradCPU, Extra1, Extra5, Extra8)",
      "1. Extra8: noteExtra8 at Extra8.ts:1 [backend fallback]",
      "2. Extra5: noteExtra5 at Extra5.ts:1 [backend fallback]",
      "3. Extra1: noteExtra1 at Extra1.ts:1 [backend fallback]",
      "4. AutogradCPU: neg_autograd at generated/register/autograd.ts [autograd kernel]",
      "5. CPU (ADInplaceOrView, BackendSelect fell through): neg_cpu at generated/register/cpu.ts [kernel]",
    ],
    observe: "Extra8 Extra7 Extra6CPU Extra5 Extra4 Extra3 Extra2 Extra1 AutogradCPU CPU",
    profile: ["Extra7", "Extra2", "AutogradCPU", "CPU"],
    graph: ["Extra4:neg", true],
    afterwards: ["", negated],
  });
});

// As CONTRIBUTING says: the low word has no bit free, so it takes the row of one that no tensor carries and no registry names.
test("a representation for each backend has room in the place of a row that no tensor carries", async () => {
  const changed = (text: string): string => {
    expect(text.split("\nFPGA\n")).toHaveLength(2);
    return text.replace("\nFPGA\n", "\nJagged*Jagged\n");
  };
  expect(await outcomes("./representation-program.ts", changed)).toEqual({
    keys: ["DispatchKeySet(JaggedCPU)", "DispatchKeySet(JaggedCPU, ADInplaceOrView, AutogradCPU)"],
    neg: [
      ["Jagged", "cpu", [-1, -2, -3]],
      ["Jagged", "meta", [1, 2, 3]],
      ["Tensor", "cpu", [-1, -2, -3]],
    ],
    forms: [
      ["Jagged", "cpu", [3, 6, 9]],
      ["Jagged", "cpu", [1, 4, 9]],
      ["Jagged", "cpu", [4, 9]],
    ],
    gradient: ["Jagged", "cpu", [2, 4, 6]],
  });
});
