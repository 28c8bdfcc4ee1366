// A backend with memory of its own: creating, moving and reading tensors, kernels that it runs, and operators that need
// values synchronously.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  add,
  allclose,
  arange,
  type Backend,
  type BackendHandle,
  type DeviceTensor,
  deviceTensor,
  empty,
  eye,
  full,
  grad,
  library,
  mm,
  mul,
  ones,
  pow,
  rand,
  registerBackend,
  sum,
  type Tensor,
  tensor,
  uniform_,
  zeros,
} from "../../generated/index.js";
import { thrown } from "../thrown.js";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

type Bytes = { bytes: Uint8Array };
const device = "privateusethree";

/** The requests it received. */
const requests: string[] = [];
const freed: object[] = [];
const copiedInto: object[] = [];

function at({ memory, dtype }: DeviceTensor<Bytes>): Float32Array | BigInt64Array {
  const { buffer } = memory.bytes;
  return dtype === "int64" ? new BigInt64Array(buffer as ArrayBuffer) : new Float32Array(buffer as ArrayBuffer);
}

/** Places in row-major order, of a shape that an operand is broadcast to. */
function places({ shape, strides, offset }: DeviceTensor<Bytes>, to: readonly number[]): number[] {
  const added = to.length - shape.length;
  return to.reduce(
    (starts, size, d) => {
      const step = d < added || shape[d - added] === 1 ? 0 : strides[d - added]!;
      return starts.flatMap((start) => Array.from({ length: size }, (_, i) => start + i * step));
    },
    [offset],
  );
}

const numbers = (operand: DeviceTensor<Bytes>, to: readonly number[]) =>
  places(operand, to).map((place) => Number(at(operand)[place]));
function store(operand: DeviceTensor<Bytes>, values: readonly number[]): void {
  const target = at(operand);
  places(operand, operand.shape).forEach((place, i) => {
    target[place] = (operand.dtype === "int64" ? BigInt(Math.trunc(values[i]!)) : values[i]!) as never;
  });
}

const machine = {
  key: "PrivateUse3",
  allocate: (bytes) => ({ bytes: new Uint8Array(bytes) }),
  write({ bytes }, to, from) {
    requests.push(`write ${from.length} bytes at ${to}`);
    bytes.set(from, to);
  },
  read({ bytes }, from, length) {
    requests.push(`read ${length} bytes at ${from}`);
    return Promise.resolve(bytes.slice(from, from + length));
  },
  copy(to, from) {
    requests.push(`copy [${from.strides}] to [${to.strides}]`);
    copiedInto.push(to.memory);
    store(to, numbers(from, to.shape));
  },
  free: (memory) => freed.push(memory),
  operators: ["add.out", "mul.out", "pow.Tensor_Tensor_out", "mm.out"],
  run(operator, args, [out]) {
    requests.push(operator);
    const [x, y] = args as DeviceTensor<Bytes>[];
    const values = (operand: DeviceTensor<Bytes>) => numbers(operand, out!.shape);
    if (operator === "mm.out") {
      const [a, b, n] = [numbers(x!, x!.shape), numbers(y!, y!.shape), x!.shape[1]!];
      const columns = out!.shape[1]!;
      const product = Array.from({ length: out!.shape[0]! * columns }, (_, at) => {
        const [i, j] = [Math.floor(at / columns), at % columns];
        return Array.from({ length: n }, (_, k) => a[i * n + k]! * b[k * columns + j]!).reduce((p, q) => p + q, 0);
      });
      store(out!, product);
      return;
    }
    const [a, b] = [values(x!), values(y!)];
    const f = {
      "add.out": (p: number, q: number) => p + Number(args[2]) * q,
      "mul.out": (p: number, q: number) => p * q,
    };
    const compute = f[operator as keyof typeof f] ?? ((p: number, q: number) => p ** q);
    store(
      out!,
      a.map((p, i) => compute(p, b[i]!)),
    );
  },
} satisfies Backend<Bytes>;

let handle: BackendHandle;
beforeEach(() => {
  requests.length = 0;
  handle = registerBackend<Bytes>(machine);
});
afterEach(() => handle.dispose());

const on = (data: Parameters<typeof tensor>[0]): Tensor => tensor(data, { device });

describe("values", () => {
  test("come as promises of tensors, elements and arrays", async () => {
    const x = on([
      [1, 2],
      [3, 4],
    ]);
    const read = await x.read();
    expect([read.device, read.dtype, read.toArray(), read.requiresGrad]).toEqual([
      "cpu",
      "float32",
      [
        [1, 2],
        [3, 4],
      ],
      false,
    ]);
    expect(await x.readArray()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(await on(5).readItem()).toBe(5);
    expect(await on([7n]).readItem({ bigint: true })).toBe(7n);
    await expect(x.readItem()).rejects.toThrow("item(): only a tensor with one element is a number, this one has 4");
    expect(await empty([0, 3], { device }).readArray()).toEqual([]);
  });

  test("are those of the moment of the call, on the CPU too", async () => {
    for (const x of [on([1, 2]), tensor([1, 2])]) {
      const before = x.readArray();
      x.add_(x);
      expect([await before, await x.readArray()]).toEqual([
        [1, 2],
        [2, 4],
      ]);
    }
  });

  test("of a view that has gaps are copied there before they are read", async () => {
    const x = on([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    requests.length = 0;
    expect(await x.t().readArray()).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
    expect(requests).toEqual(["copy [1,3] to [2,1]", "read 24 bytes at 0"]);
    // The copy is returned as soon as it is requested.
    expect(freed).toContain(copiedInto.at(-1));
    requests.length = 0;
    expect(await x.select(0, 1).readArray()).toEqual([4, 5, 6]);
    expect(requests).toEqual(["read 12 bytes at 12"]);
  });

  test.each<[string, (x: Tensor) => unknown, string]>([
    ["item", (x) => x.item(), "item(): device privateusethree gives its values asynchronously; use await x.readItem()"],
    [
      "toArray",
      (x) => x.toArray(),
      "toArray(): device privateusethree gives its values asynchronously; use await x.readArray()",
    ],
    ["data", (x) => x.data, "data: device privateusethree gives its values asynchronously; use (await x.read()).data"],
    [
      "JSON",
      (x) => JSON.stringify(x),
      "toJSON(): device privateusethree gives its values asynchronously; use await x.read(), which gives a tensor on the CPU",
    ],
    [
      "to the CPU",
      (x) => x.to({ device: "cpu" }),
      "copy_ to device cpu: device privateusethree gives its values asynchronously; use await x.read(), which gives a tensor on the CPU",
    ],
  ])("are refused at once: %s", (_, call, message) => {
    expect(thrown(() => call(on([1])))).toBe(`UnsupportedError: ${message}`);
  });

  test("are left out where a tensor is printed", () => {
    expect(String(on([1, 2]))).toBe('tensor(..., device="privateusethree", size=[2])');
  });

  test("of meta are none", async () => {
    await expect(tensor([1], { device: "meta" }).read()).rejects.toThrow(
      'read(): a tensor on device "meta" has a shape and a dtype but no data',
    );
  });
});

describe("tensors", () => {
  test.each<[string, () => Tensor, unknown]>([
    ["zeros", () => zeros([2], { device }), [0, 0]],
    ["ones", () => ones([2], { device }), [1, 1]],
    ["full", () => full([2], 3, { device }), [3, 3]],
    ["arange", () => arange(1, 4, { device }), [1, 2, 3]],
    [
      "eye",
      () => eye(2, { device }),
      [
        [1, 0],
        [0, 1],
      ],
    ],
    ["of a typed array", () => tensor(new Float32Array([1, 2]), { device }), [1, 2]],
    ["filled", () => empty([2], { device }).fill_(7), [7, 7]],
    ["from the CPU", () => tensor([1, 2]).to({ device }), [1, 2]],
    ["from the CPU, converted", () => tensor([1n, 2n]).to({ device, dtype: "float32" }), [1, 2]],
    ["converted there", () => on([1.5, 2]).to({ dtype: "int64" }), [1, 2]],
    [
      "a copy of the CPU's, broadcast",
      () => zeros([2, 2], { device }).copy_(tensor([1, 2])),
      [
        [1, 2],
        [1, 2],
      ],
    ],
    [
      "a copy into a view",
      () => {
        const x = zeros([2, 2], { device });
        x.select(1, 0).copy_(tensor([5, 6]));
        return x;
      },
      [
        [5, 0],
        [6, 0],
      ],
    ],
    [
      "cloned",
      () =>
        on([
          [1, 2],
          [3, 4],
        ])
          .t()
          .clone(),
      [
        [1, 3],
        [2, 4],
      ],
    ],
    [
      "contiguous",
      () =>
        on([
          [1, 2],
          [3, 4],
        ])
          .t()
          .contiguous(),
      [
        [1, 3],
        [2, 4],
      ],
    ],
    ["resized", () => on([1, 2]).resize_([3]).fill_(4), [4, 4, 4]],
  ])("%s", async (_, make, values) => {
    const x = make();
    expect([x.device, await x.readArray()]).toEqual([device, values]);
  });

  test("memory that grows keeps what it holds, and the old one is given back, once", async () => {
    const grown = await (async () => {
      const x = on([1, 2]);
      const { memory } = deviceTensor(x);
      x.resize_([4]);
      expect(await x.readArray()).toEqual([1, 2, 0, 0]);
      expect(freed).toContain(memory);
      return [memory, deviceTensor<object>(x).memory] as unknown[];
    })();
    const ofIt = () => freed.filter((one) => grown.includes(one));
    for (let turns = 0; turns < 200 && ofIt().length < 2; turns++) {
      collect();
      await new Promise((done) => setTimeout(done, 1));
    }
    expect(ofIt()).toEqual(grown);
  });

  test("nothing is asked for where there are no elements", async () => {
    const x = empty([0, 3], { device });
    requests.length = 0;
    expect([(await x.read()).shape, await x.t().readArray()]).toEqual([
      [0, 3],
      [[], [], []],
    ]);
    expect(requests).toEqual([]);
  });

  test("copies within one memory: from other places, and of other dtypes", async () => {
    const x = on([1, 2, 3, 4]);
    x.slice(0, 0, 2).copy_(x.slice(0, 2, 4));
    expect(await x.readArray()).toEqual([3, 4, 3, 4]);
    const y = on([1n, 2n]);
    y.copy_(y.view("float32").slice(0, 0, 2));
    // The halves of the first integer as numbers of four bytes: next to nothing, and nothing.
    expect(await y.readArray()).toEqual([0, 0]);
    requests.length = 0;
    x.copy_(x);
    expect(requests).toEqual([]);
  });

  test("random numbers are those of the host", async () => {
    const { manualSeed } = await import("../../generated/index.js");
    manualSeed(5);
    const wanted = rand([3]).toArray();
    manualSeed(5);
    expect(await rand([3], { device }).readArray()).toEqual(wanted);
    manualSeed(5);
    expect(await uniform_(empty([3], { device })).readArray()).toEqual(wanted);
  });
});

describe("kernels that the backend runs", () => {
  test("give all forms", async () => {
    const [x, y] = [on([[1, 2]]), on([[10], [20]])];
    expect(await add(x, y, { alpha: 2 }).readArray()).toEqual([
      [21, 22],
      [41, 42],
    ]);
    expect(await mm(y, x).readArray()).toEqual([
      [10, 20],
      [20, 40],
    ]);
    expect(await x.add_(x).readArray()).toEqual([[2, 4]]);
    const out = empty([0], { device });
    expect(add(x, x, { out })).toBe(out);
    expect([out.shape, await out.readArray()]).toEqual([[1, 2], [[4, 8]]]);
    const wide = empty([1, 2], { device, dtype: "int64" });
    expect(thrown(() => add(x, x, { out: wide }))).toMatch(/can't be cast to the desired output type int64/);
  });

  test("take numbers for tensors", async () => {
    const x = on([1, 2]);
    expect(await x.add(1).readArray()).toEqual([2, 3]);
    expect(await mul(x, 2.5).readArray()).toEqual([2.5, 5]);
    expect(await pow(2, x).readArray()).toEqual([2, 4]);
    expect(await x.mul_(3).readArray()).toEqual([3, 6]);
    expect(mul(on([1n]), 2).dtype).toBe("int64");
    expect(mul(on([1n]), 2.5).dtype).toBe("float32");
  });

  test("write no operand that is still read: only pointwise ones go over their inputs", async () => {
    const square = on([
      [1, 1],
      [0, 1],
    ]);
    requests.length = 0;
    mm(square, square, { out: square });
    expect(await square.readArray()).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect(requests).toEqual(["mm.out", "copy [2,1] to [2,1]", "read 16 bytes at 0"]);
    const x = on([1, 2, 3]);
    requests.length = 0;
    x.mul_(x);
    expect(requests).toEqual(["mul.out"]);
    // Another window of the same memory.
    const half = x.slice(0, 0, 2);
    requests.length = 0;
    mul(half, x.slice(0, 1, 3), { out: empty([2], { device }) });
    expect(requests).toEqual(["mul.out"]);
  });

  test("record gradients", async () => {
    const x = tensor([1, 2], { device, requiresGrad: true });
    const [g] = grad(mul(x, x), [x], { gradOutputs: on([1, 10]) });
    expect([g!.device, await g!.readArray()]).toEqual([device, [2, 40]]);
  });

  test("are missing where nobody wrote them", () => {
    expect(thrown(() => sum(on([1])))).toMatch(/^DispatchError: aten::sum\S* has no kernel for PrivateUse3\.$/);
    expect(thrown(() => add(on([1]), tensor([1, 2])))).toMatch(
      /^DeviceError: Expected all tensors to be on the same device/,
    );
  });

  test("by hand see their operands by deviceTensor", async () => {
    const kernel = (self: Tensor): Tensor => {
      const out = empty(self.shape, { device });
      const from = deviceTensor<Bytes>(self);
      store(
        deviceTensor<Bytes>(out),
        numbers(from, from.shape).map((x) => -x),
      );
      return out;
    };
    const registered = library("aten", "IMPL", "PrivateUse3").impl("neg", kernel);
    expect(await on([1, -2]).neg().readArray()).toEqual([-1, 2]);
    expect(await on([1, -2]).neg_().readArray()).toEqual([-1, 2]);
    registered.dispose();
    expect(thrown(() => deviceTensor(tensor([1])))).toBe(
      "DeviceError: deviceTensor: device cpu has no memory of its own",
    );
  });
});

describe("what needs values", () => {
  test.each<[string, (x: Tensor) => unknown, string]>([
    ["a branch", (x) => allclose(x, x), "aten::allclose requires the values of self"],
    ["a shape", (x) => x.nonzero(), "aten::nonzero requires the values of self"],
    ["a place", (x) => x.narrow(0, on([0n]).select(0, 0), 1), "aten::narrow.Tensor requires the values of start"],
  ])("%s", (_, call, message) => {
    expect(thrown(() => call(on([1, 2])))).toBe(
      `UnsupportedError: ${message}, which device privateusethree can only read asynchronously; pass the result of await x.read(), or call it in await withReads(() => ...)`,
    );
  });

  test("takes those that are on the CPU", async () => {
    const chunks = on([1, 2, 3]).tensorSplit(tensor([1n]));
    expect(await Promise.all(chunks.map((part) => part.readArray()))).toEqual([[1], [2, 3]]);
  });
});

test("a device that reads at once has all of it", () => {
  handle.dispose();
  const readSync = ({ bytes }: Bytes, from: number, length: number) => bytes.slice(from, from + length);
  handle = registerBackend<Bytes>({ ...machine, readSync });
  const x = on([
    [1, 2],
    [3, 4],
  ]);
  expect([x.toArray(), x.t().select(0, 1).toArray(), on([5n]).item(), [...(x.data as Float32Array)]]).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
    [2, 4],
    5,
    [1, 2, 3, 4],
  ]);
  expect(String(x)).toBe('tensor([[1., 2.],\n        [3., 4.]], device="privateusethree")');
  expect(x.to({ device: "cpu" }).toArray()).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

describe("a backend that is wrong", () => {
  beforeEach(() => handle.dispose());
  test.each<[string, () => unknown, string]>([
    [
      "lacks members",
      () => registerBackend({ key: "PrivateUse3", allocate: () => ({}) } as never),
      "ArgumentError: registerBackend: PrivateUse3 must define write, read, copy, since it has its own memory; a backend that shares the CPU's defines none of allocate, write, read, copy",
    ],
    [
      "runs nothing",
      () => registerBackend({ ...machine, run: undefined } as never),
      "ArgumentError: registerBackend: PrivateUse3 must define run, since it has its own memory; a backend that shares the CPU's defines none of allocate, write, read, copy",
    ],
    [
      "runs an unknown operator",
      () => registerBackend({ ...machine, operators: ["addd.out"] }),
      "DispatchError: there is no operator aten::addd. Did you mean aten::add, aten::add_, aten::addr?",
    ],
    [
      "runs one without outputs",
      () => registerBackend({ ...machine, operators: ["add.Tensor"] }),
      "DispatchError: registerBackend: aten::add.Tensor has no outputs for run to write: list its out form, or pass a kernel under `kernels`",
    ],
    [
      "names a key that has a name",
      () => registerBackend({ ...machine, name: "CPU" }),
      "DispatchError: the dispatch key CPU already exists",
    ],
  ])("%s", (_, call, message) => {
    expect(thrown(call)).toBe(message);
    // Nothing of it is left.
    handle = registerBackend<Bytes>(machine);
  });

  test("gives memory that is not an object, or other bytes than were asked for", async () => {
    handle = registerBackend<Bytes>({ ...machine, allocate: () => 5 as never });
    expect(thrown(() => on([1]))).toBe("ArgumentError: backend of privateusethree: allocate() gave 5, not an object");
    handle.dispose();
    handle = registerBackend<Bytes>({ ...machine, read: () => Promise.resolve(new Uint8Array(3)) });
    await expect(on([1]).read()).rejects.toThrow(
      "backend of privateusethree: 4 bytes were to be read, it gave 3 bytes",
    );
  });

  test("and one that is gone makes no tensors", () => {
    handle = registerBackend<Bytes>(machine);
    handle.dispose();
    expect(thrown(() => on([1]))).toMatch(/^UnsupportedError: device privateusethree has no backend/);
  });
});
