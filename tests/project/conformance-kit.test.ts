// The kit for authors of backends: the backends of the project pass it, it notices broken ones, and says what is wrong with arguments. The packed kit is
// tried in package.test.ts.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-kit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function kit(env: NodeJS.ProcessEnv, ...args: readonly string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "tests/conformance/kit/main.ts", ...args],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28, env: { ...process.env, ...env } },
  );
  return { status, out: stdout, err: stderr };
}

/** Passed and failed by part. */
const countsOf = (out: string): Record<string, readonly number[]> =>
  Object.fromEntries(
    [...out.matchAll(/^(\w+) on \w+: (\d+) passed, (\d+) failed/gm)].map(([, kind, ...counts]) => [
      kind,
      counts.map(Number),
    ]),
  );

const modules: Readonly<
  Record<string, readonly [file: string, least: Readonly<Record<string, number>>, only?: readonly string[]]>
> = {
  accelerator: ["examples/accelerator/backend.ts", { OPS: 4150, GRADS: 300, OPCHECK: 550, LAWS: 17 }],
  remote: ["examples/remote/backend.ts", { OPS: 11200, GRADS: 1350, LAWS: 17 }, ["records", "laws"]],
};

test.each(Object.entries(modules))("%s passes, by the file that brings it", (device, [file, least, only]) => {
  const parts = only === undefined ? [] : ["--only", ...only];
  const { status, out, err } = kit({}, "--device", `./${file}`, ...parts);
  const counts = countsOf(out);
  expect(out.split("\n").filter((line) => line.startsWith("FAILED"))).toEqual([]);
  expect(status, err).toBe(0);
  // The page shows what is printed.
  if (device === "accelerator")
    for (const line of out.split("\n").filter((one) => / on accelerator: \d+ passed/.test(one)))
      expect(readFileSync(join(root, "docs/conformance.md"), "utf8")).toContain(`    ${line}\n`);
  for (const [kind, passed] of Object.entries(least)) {
    expect(counts[kind]![0], kind).toBeGreaterThanOrEqual(passed);
    expect(counts[kind]![1], kind).toBe(0);
  }
});

const drivers = "/usr/lib/chromium";
const driver = join(drivers, "vk_swiftshader_icd.json");
const hasWebgpu =
  existsSync(driver) && existsSync(join(process.env["TENGEN_WEBGPU"] ?? "/none", "node_modules/webgpu"));

test.skipIf(!hasWebgpu)("webgpu keeps the laws", () => {
  const { status, out, err } = kit(
    { LD_LIBRARY_PATH: drivers, VK_ICD_FILENAMES: driver },
    ...["--device", "webgpu", "--import", "tests/webgpu/device.ts", "--only", "laws", "--seed", "5"],
  );
  expect(status, out + err).toBe(0);
  expect(countsOf(out)).toEqual({ LAWS: [17, 0] });
});

/** A backend of the CPU's arrays, with one thing wrong. */
const backend = (wrong: string): string => `
import { registerBackend } from ${JSON.stringify(join(root, "generated/index.ts"))};
import { Machine } from ${JSON.stringify(join(root, "examples/remote/executor.ts"))};
const machine = new Machine();
let id = 0;
registerBackend({
  key: "PrivateUse2",
  allocate(bytes) { const memory = { id: id++ }; machine.execute([["allocate", memory, bytes]]); return memory; },
  write(to, at, bytes) { machine.execute([["write", to, at, bytes]]); },
  read(from, at, length) { return Promise.resolve(machine.execute([["read", from, at, length]])[0]); },
  copy(to, from) { machine.execute([["copy", to, from]]); },
  run(operator, args, outputs) { machine.execute([["run", operator, args, outputs]]); },
  operators: ["add.out", "mul.out", "sub.out", "sum.IntList_out", "neg.out", "exp.out", "fill.Scalar_out", "abs.out"],
  ${wrong}
});
`;

describe("broken backends are noticed", () => {
  test.each([
    ["nothing", "", 0],
    [
      "a copy that confuses strides",
      "copy(to, from) { machine.execute([['copy', to, { ...from, strides: [...from.strides].reverse() }]]); },",
      1,
    ],
    [
      "a read that is late",
      "read(from, at, length) { return new Promise((done) => setTimeout(() => done(machine.execute([['read', from, at, length]])[0]), 1)); },",
      1,
    ],
    [
      "one operator for another",
      "run(operator, args, outputs) { machine.execute([['run', operator === 'sub.out' ? 'add.out' : operator, args, outputs]]); },",
      1,
    ],
    [
      "a write that is late",
      "write(to, at, bytes) { setTimeout(() => machine.execute([['write', to, at, bytes]])); },",
      1,
    ],
    [
      "an offset that is lost",
      "run(operator, args, outputs) { machine.execute([['run', operator, args.map((one) => one?.memory === undefined ? one : { ...one, offset: 0 }), outputs]]); },",
      1,
    ],
  ])("%s", (name, wrong, expected) => {
    const file = join(folder, `${name.replaceAll(" ", "-")}.mjs`);
    writeFileSync(file, backend(wrong));
    const { out, err, status } = kit({}, "--device", "privateusetwo", "--import", file, "--only", "laws");
    expect(status, err + out).toBe(expected);
    expect(countsOf(out)["LAWS"]![1]! > 0).toBe(expected === 1);
  });

  test("records notice one operator for another", () => {
    const { out } = kit(
      {},
      ...[
        "--device",
        "privateusetwo",
        "--import",
        join(folder, "one-operator-for-another.mjs"),
        "--operator",
        "sub.Tensor",
      ],
    );
    expect(out).toMatch(/^FAILED op\d+: aten::sub\.Tensor \(\w+\) on privateusetwo: result 0: element 0: expected/m);
    expect(countsOf(out)["OPS"]![1]).toBeGreaterThan(0);
  });
});

test("mistakes in arguments", () => {
  const device = ["--device", "./examples/accelerator/backend.ts"];
  const list = join(folder, "list.json");
  writeFileSync(list, '[{ "what": "x" }]');
  const rows: readonly (readonly [args: readonly string[], said: string])[] = [
    [
      ["--device", "nosuch", "--import", "tests/kit-backend.ts"],
      `--device nosuch is no device here, and brings none: DeviceError: loadBackend: no package nosuch is installed for ${root.slice(0, -1)}: npm install nosuch; a file is named by a path that begins with ./`,
    ],
    [
      ["--device", "cpu", "--import", "nosuch"],
      `--import nosuch: there is no such file, and no such package is installed in ${root.slice(0, -1)}`,
    ],
    [[...device, "--only", "all"], "--only takes records, opcheck and laws, got all"],
    [[...device, "--seed", "x"], "--seed takes an integer, got x"],
    [[...device, "--known", list], `--known ${list}: expected a list of { "what", "why", "reason" }, each a text`],
    [[...device, "--data", folder], `--data ${folder}: no files of recorded calls, gradients, programs or casts`],
    [[...device, "--operator", "nosuch"], "no record of nosuch is supported"],
  ];
  for (const [args, said] of rows) {
    const { status, err } = kit({}, ...args);
    expect([status, err.trim()]).toEqual([2, `tengen-conformance: ${said}`]);
  }
});
