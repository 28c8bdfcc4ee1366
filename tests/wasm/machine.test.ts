// Memories and compiled functions: made once, in one place; of several versions the first that the engine accepts runs.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { i32, store, wasmFunction } from "../../runtime/wasm/assembler.js";
import { op } from "../../runtime/wasm/instructions.js";
import { assemble, machine, makeSpace, space } from "../../runtime/wasm/machine.js";
import { functionCode, type WasmFunction } from "../../runtime/wasm/module.js";

const root = new URL("../../", import.meta.url).pathname;

test("memories, modules and instances are made in machine.ts only; workers, whose script is a text, make their own instances", () => {
  const made = readdirSync(`${root}runtime`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => {
      const uses = readFileSync(`${root}runtime/${file}`, "utf8").match(
        /new WebAssembly\.\w+|WebAssembly\.(?:validate|compile|instantiate)\b/g,
      );
      return [...new Set(uses ?? [])].map((use) => `${file.replaceAll("\\", "/")}: ${use}`);
    });
  expect(made.sort()).toEqual(
    [
      "wasm/machine.ts: WebAssembly.validate",
      "wasm/machine.ts: new WebAssembly.Instance",
      "wasm/machine.ts: new WebAssembly.Memory",
      "wasm/machine.ts: new WebAssembly.Module",
      "wasm/threads.ts: new WebAssembly.Instance",
      "wasm/threads.ts: new WebAssembly.Module",
    ].sort(),
  );
});

/** Stores a number. */
const storing = (value: number) => wasmFunction("run", { at: "i32" }, ({ at }) => store(at, i32.add(at, value)));
/** An addition of nothing. */
const invalid: WasmFunction<"run"> = { name: "run", parameters: ["i32"], code: functionCode([], op("i32.add")) };
const arrays = (buffer: ArrayBuffer) => ({ words: new Int32Array(buffer, 0, 4) });

test("a machine is its functions and the arrays over their memory", () => {
  const made = assemble(
    () => makeSpace(1),
    arrays,
    () => [storing(5)],
  )!;
  made.run(8);
  expect([...made.words]).toEqual([0, 0, 13, 0]);
});

test("of several versions the first that the engine accepts is compiled; without one there is no machine", () => {
  const made = assemble(
    () => makeSpace(1),
    arrays,
    () => [invalid],
    () => [storing(6)],
    () => [storing(7)],
  )!;
  made.run(0);
  expect(made.words[0]).toBe(6);
  expect(
    assemble(
      () => makeSpace(1),
      arrays,
      () => [storing(5)],
      () => [invalid],
    ),
  ).not.toBeNull();
  expect(
    assemble(
      () => makeSpace(1),
      arrays,
      () => [invalid],
    ),
  ).toBeNull();
});

test("without a memory there is no machine", () => {
  const none = (): never => {
    throw new RangeError("no memory");
  };
  expect(assemble(none, arrays, () => [storing(5)])).toBeNull();
});

test("a memory and a machine of one name are made once", () => {
  const memory = space("a test's", 1);
  expect(memory()).toBe(space("a test's", 1)());
  let compiled = 0;
  const one = () =>
    machine("a test's", memory, arrays, () => {
      compiled++;
      return [storing(5)];
    });
  expect(one()).toBe(one());
  expect(compiled).toBe(1);
});
