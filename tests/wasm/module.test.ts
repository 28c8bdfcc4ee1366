// Modules as bytes: numbers of any length, and functions that the engine compiles and runs.

import { expect, test } from "vitest";
import { op } from "../../runtime/wasm/instructions.js";
import { signed, unsigned } from "../../runtime/wasm/leb128.js";
import {
  encodeModule,
  functionCode,
  get,
  i32Add,
  i32Const,
  i32Less,
  loadCode,
  repeatCode,
  setCode,
  splatConst,
  storeCode,
  tee,
} from "../../runtime/wasm/module.js";

test.each<[value: number, bytes: number[]]>([
  [0, [0]],
  [127, [0x7f]],
  [128, [0x80, 1]],
  [16383, [0xff, 0x7f]],
  [16384, [0x80, 0x80, 1]],
  [2 ** 32 - 1, [0xff, 0xff, 0xff, 0xff, 0x0f]],
])("%d without a sign", (value, bytes) => {
  expect(unsigned(value)).toEqual(bytes);
});

test.each<[value: number, bytes: number[]]>([
  [0, [0]],
  [63, [0x3f]],
  [64, [0xc0, 0]],
  [-1, [0x7f]],
  [-64, [0x40]],
  [-65, [0xbf, 0x7f]],
  [128, [0x80, 1]],
  [2 ** 31 - 1, [0xff, 0xff, 0xff, 0xff, 0x07]],
  [-(2 ** 31), [0x80, 0x80, 0x80, 0x80, 0x78]],
])("%d with a sign", (value, bytes) => {
  expect(signed(value)).toEqual(bytes);
});

test("functions of several signatures and more than 127 bytes run over the memory that they are given", () => {
  // f(bytes, x): memory = memory * x + 1000; g(bytes): memory = -memory.
  const loop = (at: number, step: number, value: readonly number[]) =>
    repeatCode([
      ...get(at),
      ...value,
      ...storeCode(0),
      ...get(at),
      ...i32Const(step),
      ...i32Add,
      ...tee(at),
      ...get(0),
      ...i32Less,
    ]);
  const scale = [
    ...get(2),
    ...loadCode(0),
    ...get(3),
    ...op("f64x2.mul"),
    ...splatConst(1000, "f64"),
    ...op("f64x2.add"),
  ];
  const negate = [...get(1), ...loadCode(0), ...op("f64x2.neg")];
  const nops = new Array<number>(200).fill(0x01);
  const bytes = encodeModule(
    [
      {
        name: "f",
        parameters: ["i32", "f64"],
        code: functionCode(
          ["i32", "v128"],
          [...nops, ...get(1), ...op("f64x2.splat"), ...setCode(3), ...loop(2, 16, scale)],
        ),
      },
      { name: "g", parameters: ["i32"], code: functionCode(["i32"], loop(1, 16, negate)) },
    ],
    1,
  ) as Uint8Array<ArrayBuffer>;
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { f, g } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: { memory } }).exports as Record<
    string,
    (...numbers: number[]) => void
  >;
  const numbers = new Float64Array(memory.buffer, 0, 6);
  numbers.set([1, 2, 3, 4, 5, 6]);
  f!(32, 0.5);
  g!(48);
  expect([...numbers]).toEqual([-1000.5, -1001, -1001.5, -1002, -5, -6]);
});
