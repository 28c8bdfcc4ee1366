// Backends as packages: where they are found, what they export, for which versions they are made, and what is said of others.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { type BackendHandle, loadBackend, registerBackend, tensor } from "../../generated/index.js";
import { isInRange } from "../../runtime/kernels/backend-package.js";

const project = mkdtempSync(join(tmpdir(), "tengen-backends-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string): void {
  const path = join(project, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
}

/** A package of the project. */
function install(name: string, manifest: object, files: Readonly<Record<string, string>>): void {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.2.0", ...manifest }));
  for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text);
}

const object = (key: string): string => `{ key: ${JSON.stringify(key)}, kernels: {} }`;
const module = (key: string): string => `export const backend = ${object(key)};`;
const load = (name: string): Promise<BackendHandle> => loadBackend(name, { from: project });

write("src/program.mjs", "");
write("own.mjs", module("PrivateUse1"));
install("plain", {}, { "index.js": `exports.backend = () => (${object("PrivateUse1")});` });
install(
  "hidden",
  { main: "lib/main.js" },
  { "lib/main.js": `module["exports"] = { ["back" + "end"]: ${object("PrivateUse1")} };` },
);
install(
  "later",
  { type: "module", exports: "./a.js" },
  { "a.js": `export const backend = async () => (${object("PrivateUse1")});` },
);
install(
  "@some/two",
  {
    type: "module",
    exports: {
      ".": { types: "./a.d.ts", node: { require: "./none.js", import: "./a.js" }, default: "./none.js" },
      "./kinds/*": "./kinds/*.js",
      "./kinds/inner/*": { browser: "./none.js", default: "./inner/*.js" },
      "./own": null,
    },
  },
  {
    "a.js": module("PrivateUse1"),
    "kinds/b.js": module("PrivateUse2"),
    "inner/c.js": module("PrivateUse3"),
  },
);
install("none", { type: "module" }, { "index.js": "export const device = 1, run = 2;" });
install("empty", { type: "module" }, { "index.js": "" });
install("wrong", { type: "module" }, { "index.js": "export const backend = () => 3;" });
install("partial", { type: "module" }, { "index.js": 'export const backend = { key: "PrivateUse1", allocate() {} };' });
install(
  "foreign",
  { type: "module" },
  { "index.js": 'export const backend = { device: "privateusetwo", dispose() {} };' },
);
install("broken", { type: "module" }, { "index.js": 'throw new Error("no driver\\nat all");' });
install("lacking", { type: "module" }, { "index.js": 'import "not-there"; export const backend = 1;' });
install("newer", { type: "module", peerDependencies: { tengen: "^9.1.0" } }, { "index.js": module("PrivateUse1") });
install("fitting", { type: "module", peerDependencies: { tengen: "^0.1.0" } }, { "index.js": module("PrivateUse1") });

describe("what is loaded", () => {
  test.each([
    ["plain", "privateuseone"],
    ["hidden", "privateuseone"],
    ["later", "privateuseone"],
    ["fitting", "privateuseone"],
    ["@some/two", "privateuseone"],
    ["@some/two/kinds/b", "privateusetwo"],
    ["@some/two/kinds/inner/c", "privateusethree"],
    ["./own.mjs", "privateuseone"],
    [join(project, "own.mjs"), "privateuseone"],
    [pathToFileURL(join(project, "own.mjs")).href, "privateuseone"],
  ])("%s", async (name, device) => {
    const handle = await load(name);
    try {
      expect(handle.device).toBe(device);
      expect(tensor([1, 2], { device: handle.device }).toArray()).toEqual([1, 2]);
      expect(await load(name)).toBe(handle);
    } finally {
      handle.dispose();
    }
    expect(() => tensor([1], { device: handle.device })).toThrow("has no backend");
  });

  test("from the place that the caller names: a folder, a file, an address", async () => {
    for (const from of [
      join(project, "src"),
      join(project, "src/program.mjs"),
      pathToFileURL(join(project, "src/program.mjs")),
      pathToFileURL(join(project, "src/program.mjs")).href,
    ]) {
      using handle = await loadBackend("plain", { from });
      expect(handle.device).toBe("privateuseone");
    }
    using handle = await loadBackend("../own.mjs", { from: pathToFileURL(join(project, "src/program.mjs")) });
    expect(handle.device).toBe("privateuseone");
  });

  test("once, however many ask at once, and again after it was disposed of", async () => {
    const [a, b] = await Promise.all([load("later"), load("later")]);
    expect(a).toBe(b);
    a.dispose();
    const [c, d] = await Promise.all([load("later"), load("later")]);
    expect(c).toBe(d);
    expect(c).not.toBe(a);
    c.dispose();
  });

  test("what a function imports, and handles of what is registered already", async () => {
    const own = (): Promise<unknown> => Promise.resolve({ backend: () => registerBackend({ key: "PrivateUse3" }) });
    using handle = await loadBackend(own);
    expect(handle.device).toBe("privateusethree");
    expect(await loadBackend(own)).toBe(handle);
  });

  test("a package that failed is tried again", async () => {
    using other = registerBackend({ key: "PrivateUse1" });
    await expect(load("plain")).rejects.toThrow("PrivateUse1 already has a backend");
    other.dispose();
    using handle = await load("plain");
    expect(handle.device).toBe("privateuseone");
  });
});

const folder = (name: string): string => join(project, "node_modules", name);

test.each([
  [
    "nosuch",
    `no package nosuch is installed for ${project}: npm install nosuch; a file is named by a path that begins with ./`,
  ],
  [
    "@some/nosuch/part",
    `no package @some/nosuch is installed for ${project}: npm install @some/nosuch; a file is named by a path that begins with ./`,
  ],
  ["./nosuch.js", `there is no file ${join(project, "nosuch.js")}`],
  ["@some/two/own", `package @some/two, in ${folder("@some/two")}, has no module ./own: its package.json names none`],
  ["plain/other.js", `package plain, in ${folder("plain")}, has no module ./other.js: its package.json names none`],
  [
    "none",
    "none has no export named backend, which is an object for registerBackend or a function that returns one; it has device, run",
  ],
  [
    "empty",
    "empty has no export named backend, which is an object for registerBackend or a function that returns one; it has none",
  ],
  [
    "wrong",
    "backend of wrong must be an object for registerBackend, the handle of a registered one, or a function that returns one of these, got number 3",
  ],
  [
    "foreign",
    "foreign gave the handle of device privateusetwo, which this copy of tengen does not have: the package uses another copy; install one version of tengen (npm ls tengen)",
  ],
  ["broken", "broken cannot be loaded: no driver"],
  ["lacking", "lacking cannot be loaded: Cannot find package 'not-there'"],
  [
    "newer",
    'newer 1.2.0 is made for tengen ^9.1.0, and this is 0.1.0: npm install tengen@"^9.1.0", or another version of newer',
  ],
])("refused: %s", async (name, said) => {
  await expect(load(name)).rejects.toThrow(`loadBackend: ${said}`);
});

test("what registerBackend refuses, and arguments of other kinds", async () => {
  await expect(load("partial")).rejects.toThrow(/^registerBackend: PrivateUse1 must define write, read, copy/);
  await expect(loadBackend(3 as never)).rejects.toThrow(
    "loadBackend: expected the name of a package, or a function that imports it, got number 3",
  );
  await expect(loadBackend("")).rejects.toThrow('got ""');
});

test.each([
  ["*", "0.1.0 9.0.0"],
  ["workspace:*", "0.1.0"],
  ["latest", "0.1.0"],
  ["0.1.0", "0.1.0 !0.1.1"],
  ["=1.2", "1.2.0 1.2.9 !1.3.0"],
  ["1.x", "1.0.0 1.9.9 !2.0.0 !0.9.9"],
  ["^0.1.2", "0.1.2 0.1.9 !0.1.1 !0.2.0"],
  ["^0.0.3", "0.0.3 !0.0.4"],
  ["^0.1", "0.1.0 !0.2.0"],
  ["^0", "0.0.1 0.9.0 !1.0.0"],
  ["^1.2.3", "1.2.3 1.9.0 !1.2.2 !2.0.0"],
  ["~1.2.3", "1.2.9 !1.3.0 !1.2.2"],
  ["~1", "1.9.0 !2.0.0"],
  [">=0.1 <0.3", "0.1.0 0.2.9 !0.3.0"],
  [">= 0.1.0 < 0.3.0", "0.2.0 !0.3.0"],
  [">0.1", "0.2.0 !0.1.9"],
  [">0.1.1", "0.1.2 !0.1.1"],
  ["<=0.1", "0.1.9 !0.2.0"],
  ["0.1 - 0.3", "0.1.0 0.3.9 !0.4.0"],
  ["^0.1.0 || ^0.3.0", "0.1.5 0.3.1 !0.2.0"],
])("versions in %s", (range, versions) => {
  for (const version of versions.split(" "))
    expect([version, isInRange(version.replace("!", ""), range)]).toEqual([version, version[0] !== "!"]);
});

test("from is a path or an address", async () => {
  await expect(loadBackend("plain", { from: 3 as never })).rejects.toThrow(
    "loadBackend: from must be a path or an address such as import.meta.url, got number 3",
  );
});
