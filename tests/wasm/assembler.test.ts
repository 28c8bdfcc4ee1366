// The typed assembler: what loops, conditions and variables compute, and that a value which reads memory is used once.

import { expect, test } from "vitest";
import * as a from "../../runtime/wasm/assembler.js";
import { encoded, instantiate, makeSpace } from "../../runtime/wasm/machine.js";
import type { WasmFunction } from "../../runtime/wasm/module.js";
import { applied, program } from "../../runtime/wasm/programs/expressions.js";

function run(made: WasmFunction, memory: Int32Array, ...parameters: number[]): void {
  const space = makeSpace(1);
  const view = new Int32Array(space.memory.buffer, 0, memory.length);
  view.set(memory);
  instantiate(
    space,
    encoded(space, () => [made]),
  )[made.name]!(...parameters);
  memory.set(view);
}

test("loops, conditions and variables: of n numbers, the even ones are doubled and their sum is stored", () => {
  const made = a.wasmFunction("run", { n: "i32", bytes: "i32" }, ({ n, bytes }) => {
    const total = a.declare("i32");
    a.count(bytes, 4, (at) => {
      const x = a.local(a.load("i32", at));
      a.when(
        a.i32.eqz(a.i32.and(x, 1)),
        () => {
          a.increase(total, x);
          a.store(at, a.i32.mul(x, a.choose(2, 3, n)));
        },
        () => a.store(at, a.i32.sub(x, x)),
      );
    });
    a.store(bytes, total);
  });
  for (const n of [0, 1, 5]) {
    const memory = Int32Array.from([1, 2, 3, 4, 6, -1]);
    run(made, memory, n, 4 * n);
    const doubled = [1, 2, 3, 4, 6].slice(0, n).map((x) => (x % 2 === 0 ? 2 * x : 0));
    const even = [2, 4, 6].filter((x) => [1, 2, 3, 4, 6].slice(0, n).includes(x)).reduce((x, y) => x + y, 0);
    const rest = [1, 2, 3, 4, 6, -1].slice(n + 1);
    expect([...memory]).toEqual([...doubled, even, ...rest]);
  }
});

test("vectors: lanes that are loaded in all lanes, shuffled, chosen and stored", () => {
  const f32x4 = a.operations("f32x4");
  const made = a.wasmFunction("run", {}, () => {
    const x = a.local(a.loadSplat("f32", 0, 4));
    const sum = f32x4.add(x, a.load("v128", 16));
    a.store(32, a.shuffled(sum, a.zeros, [12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 16, 17, 18, 19]));
    a.store(48, a.sum(a.extractLane("f32", x, 2), a.load("f32", 16)));
  });
  const memory = new Int32Array(16);
  const floats = new Float32Array(memory.buffer);
  floats.set([0, 0.5, 0, 0, 1, 2, 3, 4]);
  run(made, memory);
  expect([...floats.subarray(8, 13)]).toEqual([4.5, 3.5, 2.5, 0, 1.5]);
});

test("parts of vectors: loaded beside zeros or into a lane, and stored alone; numbers in every lane", () => {
  const made = a.wasmFunction("run", {}, () => {
    a.store(16, a.loadZero(32, 0));
    a.store(32, a.loadZero(64, 0, 4));
    a.store(48, a.loadLane(4, a.everyLane("f32", 7), 2));
    a.storeFirst(64, 64, a.everyLane("f64", 1.5));
    a.storeFirst(32, 72, a.everyLane("f32", 2.5), 4);
  });
  const memory = new Int32Array(20);
  const floats = new Float32Array(memory.buffer);
  floats.set([1, 2, 3, 4]);
  run(made, memory);
  expect([...floats.subarray(4, 16)]).toEqual([1, 0, 0, 0, 2, 3, 0, 0, 7, 7, 2, 7]);
  expect(new Float64Array(memory.buffer)[8]).toBe(1.5);
  expect([...floats.subarray(18)]).toEqual([0, 2.5]);
});

test("words of the stack language as expressions", () => {
  const made = a.wasmFunction("run", {}, () =>
    a.store(16, applied("copysign", "f64", a.load("v128", 0), a.everyLane("f64", -1))),
  );
  const memory = new Int32Array(8);
  const doubles = new Float64Array(memory.buffer);
  doubles.set([1, -2]);
  run(made, memory);
  expect([...doubles.subarray(2)]).toEqual([-1, -2]);
});

test("a value that reads memory is used once, also as part of another", () => {
  const twice =
    (write: (x: a.Value<"i32">) => void): (() => unknown) =>
    () =>
      a.wasmFunction("run", { at: "i32" }, ({ at }) => write(a.load("i32", at)));
  const message = "a value that reads memory is used twice: bind it with `local` to read once";
  expect(twice((x) => a.store(0, a.i32.mul(x, x)))).toThrow(message);
  expect(
    twice((x) => {
      const y = a.i32.add(x, 1);
      a.store(0, y);
      a.store(4, y);
    }),
  ).toThrow(message);
  expect(
    twice((x) => {
      const y = a.local(x);
      a.store(0, a.i32.mul(y, y));
    }),
  ).not.toThrow();
});

test("a statement outside of a function says where it belongs", () => {
  expect(() => a.declare("i32")).toThrow("statements of WebAssembly belong into the closure of `wasmFunction`");
});

test("a program over named variables gives its variables", () => {
  const made = a.wasmFunction("run", {}, () => {
    const { x, half } = program("half = x * 0.5; x = x + half;", { x: a.local(a.load("v128", 0)) }, "f64");
    a.store(16, x!);
    a.store(32, half!);
  });
  const memory = new Int32Array(12);
  const doubles = new Float64Array(memory.buffer);
  doubles.set([1, -3]);
  run(made, memory);
  expect([...doubles.subarray(2)]).toEqual([1.5, -4.5, 0.5, -1.5]);
});

test("a function calls another of its module by index, which fills bytes", () => {
  const filling = a.wasmFunction("filling", { at: "i32", bytes: "i32" }, ({ at, bytes }) => a.fill(at, 7, bytes));
  const calling = a.wasmFunction("calling", { at: "i32" }, ({ at }) => a.callFunction(0, a.i32.add(at, 4), 8));
  const space = makeSpace(1);
  instantiate<"calling">(
    space,
    encoded(space, () => [filling, calling]),
  ).calling(4);
  expect([...new Int32Array(space.memory.buffer, 0, 5)]).toEqual([0, 0, 0x07070707, 0x07070707, 0]);
});

test("a fragment declares its variables in the function that it is written for", () => {
  const made = a.wasmFunction("run", { n: "i32" }, ({ n }) => {
    const given = a.declare("i32");
    const types: string[] = [];
    const declared = (type: string): number => {
      types.push(type);
      return given.index;
    };
    a.append(
      a.fragment(declared, () => {
        const twice = a.local(a.i32.add(n, n));
        a.when(a.i32.lt_u(6, twice), () => a.store(4, twice));
      }),
    );
    // What is written after it has variables of its own.
    a.store(0, a.local(a.i32.sub(n, 1)));
    expect(types).toEqual(["i32"]);
  });
  const memory = Int32Array.from([9, 9]);
  run(made, memory, 5);
  expect([...memory]).toEqual([4, 10]);
  run(made, memory, 3);
  expect([...memory]).toEqual([2, 10]);
});
