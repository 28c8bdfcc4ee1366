// A backend that is reached by lists of commands: what is sent when, what is returned, and how errors surface.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  add,
  type BackendHandle,
  type CommandMemory,
  commandQueue,
  type DeviceCommand,
  type DeviceTensor,
  full,
  mul,
  ones,
  poisonPool,
  registerBackend,
  type Tensor,
  tensor,
  tidy,
  zeros,
} from "../../generated/index.js";
import { thrown } from "../thrown.js";

const device = "privateusethree";
/** Names of commands, by list. */
let sent: string[][];
/** The error that the next lists are rejected with. */
let failures: Error[];
const memories = new Map<number, Uint8Array>();
/** Operands of the last `run`. */
let operands: DeviceTensor<CommandMemory>[];

const strided = ({ memory, dtype, shape, strides, offset }: DeviceTensor<CommandMemory>): Tensor =>
  tensor(memories.get(memory.id)!, { copy: false }).view(dtype).asStrided(shape, strides, offset);
/** The elements of an operand without gaps. */
const numbers = ({ memory, offset, shape }: DeviceTensor<CommandMemory>): Float32Array =>
  new Float32Array(memories.get(memory.id)!.buffer).subarray(offset, offset + shape.reduce((a, b) => a * b, 1));

function execute(commands: readonly DeviceCommand[]): Uint8Array[] {
  const answers: Uint8Array[] = [];
  for (const command of commands) {
    if (command[0] === "allocate") memories.set(command[1].id, new Uint8Array(command[2]));
    if (command[0] === "write") memories.get(command[1].id)!.set(command[3], command[2]);
    if (command[0] === "read") answers.push(memories.get(command[1].id)!.slice(command[2], command[2] + command[3]));
    if (command[0] === "copy") strided(command[1]).copy_(strided(command[2]));
    if (command[0] === "run") {
      const [, , args, [out]] = command;
      operands = [...args, out].filter((arg) => typeof arg === "object") as DeviceTensor<CommandMemory>[];
      const [x, y] = operands.map(numbers);
      numbers(out!).set(x!.map((value, i) => value + y![i]!));
    }
  }
  return answers;
}

/** Lets a task of the event loop pass, in which the waiting commands are sent. */
const task = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let handle: BackendHandle;
beforeEach(() => {
  sent = [];
  failures = [];
  const queue = commandQueue(async (commands) => {
    sent.push(commands.map(([name]) => name));
    const failure = failures.shift();
    await task();
    if (failure !== undefined) throw failure;
    return execute(structuredClone(commands));
  });
  handle = registerBackend<CommandMemory>({
    key: "PrivateUse3",
    ...queue,
    operators: ["add.out"],
    dtypes: ["float32"],
    contiguous: true,
  });
});
afterEach(() => handle.dispose());

const on = (data: Parameters<typeof tensor>[0]): Tensor => tensor(data, { device });

test("what a scope sent is what it was, although the scope ended before the commands went", async () => {
  poisonPool(true, 0);
  try {
    for (const count of [1, 100, 20_000]) {
      const sent = tidy(() => ones([count]).mul(2).to({ device }));
      const part = tidy(() => {
        const x = zeros([count, 2], { device });
        x.select(1, 0).copy_(full([count], 3));
        return x;
      });
      tidy(() => void ones([count]).mul(7));
      const [all, some] = [await sent.read(), await part.read()];
      expect([all.sum().item(), some.sum().item()]).toEqual([2 * count, 3 * count]);
    }
  } finally {
    poisonPool(false);
  }
});

describe("commands", () => {
  test("of one turn of the event loop go together, later ones when those are done", async () => {
    const x = on([1, 2]);
    const y = add(x, x);
    expect(sent).toEqual([]);
    const [first, second] = [y.readArray(), x.readArray()];
    await new Promise((resolve) => queueMicrotask(() => resolve(null)));
    expect(sent).toEqual([["allocate", "write", "allocate", "run", "read", "read"]]);
    const third = add(y, y).readArray();
    const fourth = y.readArray();
    expect(await Promise.all([first, second, third, fourth])).toEqual([
      [2, 4],
      [1, 2],
      [4, 8],
      [2, 4],
    ]);
    expect(sent.slice(1)).toEqual([["allocate", "run", "read", "read"]]);
    await expect(add(y, x).readArray()).resolves.toEqual([3, 6]);
    expect(sent).toHaveLength(3);
  });

  test("that fail do so in the reads of their list, or in the next ones", async () => {
    const x = on([1, 2]);
    failures.push(new Error("out of memory"));
    const [first, second] = [x.readArray(), x.readArray()];
    await expect(first).rejects.toThrow("out of memory");
    await expect(second).rejects.toThrow("out of memory");
    failures.push(new Error("lost"), new Error("lost again"));
    const y = on([3, 4]);
    for (let i = 0; i < 5; i++) await task();
    await expect(y.readArray()).rejects.toThrow(/^lost$/);
    const z = on([5, 6]);
    await expect(z.readArray()).resolves.toEqual([5, 6]);
  });

  test("that are answered with too few bytes say so", async () => {
    handle.dispose();
    for (const answers of [[], undefined as never]) {
      handle = registerBackend<CommandMemory>({ key: "PrivateUse3", ...commandQueue(async () => answers) });
      await expect(on([1]).readArray()).rejects.toThrow(
        "backend of privateusethree: expected the bytes that were to be read as a Uint8Array or ArrayBuffer, got undefined",
      );
      handle.dispose();
    }
  });

  test.each([
    [undefined, "ArgumentError: commandQueue: expected a function, got undefined"],
    [{}, "ArgumentError: commandQueue: expected a function, got an object (Object)"],
  ])("are sent by a function: %o", (send, message) => {
    expect(thrown(() => commandQueue(send as never))).toBe(message);
  });
});

describe("a backend", () => {
  test("that takes operands without gaps gets them so, and outputs are copied to where they belong", async () => {
    const x = on([
      [1, 2],
      [3, 4],
    ]);
    const y = on([
      [10, 20],
      [30, 40],
    ]);
    const sum = add(x.t(), y.select(0, 1).expand([2, 2]));
    expect(await sum.readArray()).toEqual([
      [31, 43],
      [32, 44],
    ]);
    expect(operands.map(({ strides }) => strides)).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    // A row is contiguous, at an offset: nothing is copied.
    await add(x.select(0, 1), y.select(0, 0)).readArray();
    expect(operands.map(({ offset }) => offset)).toEqual([2, 0, 0]);
    expect(sent.at(-1)).toEqual(["allocate", "run", "read"]);
  });

  test("that takes no gaps computes into columns by a copy", async () => {
    const x = on([1, 2]);
    const table = on([
      [0, 5],
      [0, 6],
    ]);
    table.select(1, 0).add_(x);
    expect(await table.readArray()).toEqual([
      [1, 5],
      [2, 6],
    ]);
    expect(operands.map(({ strides }) => strides)).toEqual([[1], [1], [1]]);
  });

  test.each<[string, () => unknown, string]>([
    [
      "an operand",
      () => add(on([1n]), on([2n])),
      "UnsupportedError: aten::add.out: device privateusethree does not support int64, only float32",
    ],
    [
      "a number beside it",
      () => add(on([true]), 2),
      "UnsupportedError: aten::add.out: device privateusethree does not support bool, only float32",
    ],
    ["an operator that it does not have", () => mul(on([1]), on([2])), "aten::mul.Tensor has no kernel"],
  ])("refuses by its dtypes: %s", (_, call, message) => {
    expect(thrown(call)).toContain(message);
  });

  test("moves and reads every dtype all the same", async () => {
    expect(await on([1n, 2n]).readArray({ bigint: true })).toEqual([1n, 2n]);
  });

  test("has dtypes only where it has `run`", () => {
    handle.dispose();
    expect(thrown(() => registerBackend({ key: "PrivateUse3", dtypes: ["float32"] }))).toBe(
      "ArgumentError: registerBackend: PrivateUse3 must define allocate, write, read, copy, since it has its own memory; a backend that shares the CPU's defines none of allocate, write, read, copy",
    );
  });

  test("names dtypes that there are", () => {
    handle.dispose();
    const register = () =>
      registerBackend<CommandMemory>({
        key: "PrivateUse3",
        ...commandQueue(async () => []),
        dtypes: ["float" as "float32"],
      });
    expect(thrown(register)).toBe(
      'DTypeError: registerBackend: unknown dtype "float"; there are uint8, int8, int16, int32, int64, float16, float32, float64, complex64, complex128, bool, bfloat16, float8_e5m2, float8_e4m3fn, uint16, uint32, uint64',
    );
  });
});
