// Two copies of the core in one program: of one ABI they share every object, of different ABIs they name each other.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AbiError } from "../../runtime/core/errors.js";

const core = fileURLToPath(new URL("../../runtime/core/", import.meta.url));
const modules = [
  "creation",
  "tensor",
  "storage",
  "scalar",
  "errors",
  "generator",
  "default-dtype",
  "print",
  "safetensors",
  "promotion",
  "shared",
  "hooks",
];

type Core = typeof import("../../runtime/core/creation.js") &
  typeof import("../../runtime/core/tensor.js") &
  typeof import("../../runtime/core/storage.js") &
  typeof import("../../runtime/core/scalar.js") &
  typeof import("../../runtime/core/errors.js") &
  typeof import("../../runtime/core/generator.js") &
  typeof import("../../runtime/core/default-dtype.js") &
  typeof import("../../runtime/core/print.js") &
  typeof import("../../runtime/core/safetensors.js") &
  typeof import("../../runtime/core/promotion.js") &
  typeof import("../../runtime/core/shared.js") &
  typeof import("../../runtime/core/hooks.js");

const folder = mkdtempSync(join(tmpdir(), "core-copies-"));

async function copy(name: string, abi: number): Promise<Core> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    stdin: {
      contents: modules.map((m) => `export * from "./${m}.js";`).join("\n"),
      resolveDir: core,
      loader: "ts",
    },
    bundle: true,
    format: "esm",
    logLevel: "error",
    outfile,
    plugins: [
      {
        name: "abi",
        setup(setup) {
          setup.onLoad({ filter: /core[\\/]abi\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, "utf8").replace(/(ABI = )\d+/, `$1${abi}`),
            loader: "ts",
          }));
        },
      },
    ],
  });
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Core;
}

let first: Core;
let second: Core;
let foreign: Core;
beforeAll(async () => {
  first = await copy("first", 901);
  second = await copy("second", 901);
  foreign = await copy("foreign", 902);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Functions are shared where the package exports them (tests/project/copies.test.ts).
test("a second copy creates objects of the first one's classes", () => {
  for (const name of [
    "Tensor",
    "Storage",
    "Generator",
    "TypedScalar",
    "TengenError",
    "ShapeError",
    "defaultGenerator",
    "coreHooks",
    "shared",
    "tensor",
  ] as const) {
    expect([name, second[name] === first[name]]).toEqual([name, true]);
    expect([name, foreign[name] === first[name]]).toEqual([name, false]);
  }
});

test("tensors, settings and errors go between copies of one ABI", () => {
  const x = first.allocate([2], "float32");
  expect(second.isTensor(x)).toBe(true);
  second.assertOwnTensor(x);
  expect(second.resultType(x, first.scalar(1, "float"))).toBe("float32");
  first.setDefaultDType("float64");
  expect(second.tensor([1]).dtype).toBe("float64");
  first.setDefaultDType("float32");
  expect(second.fromTypedArray(new Float32Array(2))).toBeInstanceOf(first.Tensor);
  expect(second.scalar(1, "float")).toBeInstanceOf(first.TypedScalar);
  expect(first.isScalar(second.scalar(1, "float"))).toBe(true);
  first.setPrintOptions({ precision: 2 });
  expect(second.getPrintOptions().precision).toBe(2);
  first.setPrintOptions({ precision: 4 });
  expect(second.manualSeed(3)).toBe(first.defaultGenerator);
  expect(() => second.tensor([[1], 2])).toThrow(first.ShapeError);
});

test("a tensor of another ABI is refused, and both copies are named", () => {
  const x = foreign.tensor([1]);
  expect(first.isTensor(x)).toBe(false);
  let message = "";
  try {
    first.assertOwnTensor(x, "self");
  } catch (error) {
    expect(error).toBeInstanceOf(first.AbiError);
    message = (error as Error).message;
  }
  const url = (name: string) => pathToFileURL(join(folder, `${name}.mjs`)).href;
  expect(message).toBe(
    `this tensor belongs to another copy of tengen, which cannot share tensors with this one.\n  tensor's: tengen 0.1.0, ABI 902, ${url("foreign")}\n  this:     tengen 0.1.0, ABI 901, ${url("first")}\nInstall one version of tengen (npm dedupe, npm ls tengen), or pass data between them as typed arrays.\n  argument: self`,
  );
  expect(() => first.tensor([x as never])).toThrow("this tensor belongs to another copy of tengen");
  expect(() => first.assertOwnTensor({}, "self")).toThrow(
    "expected a Tensor, got an object (Object)\n  argument: self",
  );
  expect(AbiError).not.toBe(first.AbiError);
});
