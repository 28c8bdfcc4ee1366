// The table of WebAssembly instructions against the specification's index, and that no other file has opcodes.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type InstructionName, instructions, isInstruction, op } from "../../runtime/wasm/instructions.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const published = new Map(
  readFileSync(`${root}/tests/data/wasm-instructions.txt`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t") as [name: string, opcode: string, type: string])
    .map(([name, ...row]) => [name, row] as const),
);
const rows = Object.entries(instructions).flatMap(([type, group]) =>
  Object.keys(group).map((name) => [name as InstructionName, type] as const),
);

test("every instruction has the name, the opcode and the type that the specification publishes", () => {
  expect(rows.length).toBeGreaterThan(150);
  const here = rows.map(([name, type]) => [
    name,
    [...op(name)].map((byte) => byte.toString(16).padStart(2, "0")).join(" "),
    type,
  ]);
  // The types of these depend on where they are.
  const typeOf = (type: string): string => (type === "" || /\bt(_|\^|\b)/.test(type) ? "polymorphic" : type);
  const there = rows.map(([name]) => {
    const [opcode, type] = published.get(name) ?? ["not published", "not published"];
    return [name, opcode, typeOf(type!)];
  });
  expect(here).toEqual(there);
});

test("a name is in one group, and others are not instructions", () => {
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  expect(["f32x4.add", "f32x4.addition", "i8x16.mul"].map(isInstruction)).toEqual([true, false, false]);
});

test("every instruction of the table is used", () => {
  const files = ["runtime/wasm", "runtime/kernels/wasm"].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const texts = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith("/instructions.ts"))
    .map((file) => readFileSync(`${root}/${file}`, "utf8"))
    .join("\n");
  // Names are written in full or, after the lanes, by their verb.
  const unused = rows.filter(([name]) => {
    const verb = name
      .split(".")
      .at(-1)!
      .replace(/_[su]$/, "");
    const isNamed = new RegExp(`["\\.]${verb}(_[su])?["\`(;,]|[{,] ${verb}(_[su])?: `).test(texts);
    // Of parts of a vector, by the number of their bits.
    const bits = texts.includes(name.replace(/\d+(?=_(?:lane|zero)$)/, `$$\{bits}`));
    return !texts.includes(`"${name}"`) && !isNamed && !bits;
  });
  expect(unused).toEqual([]);
});

test("no other file has opcodes: bytes of instructions come from `op`", () => {
  const files = [
    ...readdirSync(`${root}/runtime/kernels/wasm`).map((name) => `runtime/kernels/wasm/${name}`),
    ...readdirSync(`${root}/runtime/wasm/programs`).map((name) => `runtime/wasm/programs/${name}`),
    ...["runtime/wasm/module.ts", "runtime/wasm/threads.ts"],
  ];
  // Numbers of one byte in hexadecimal that are not parts of a larger one, a mask or the head of a module.
  const opcode = /[[,] ?0x[0-9a-f]{2}(?=[,\]])/;
  const allowed = ["[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]", "[0x60, 1, ", "    0x60,"];
  const found = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, "utf8")
      .split("\n")
      .filter((line) => opcode.test(line) && !allowed.some((text) => line.includes(text)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
