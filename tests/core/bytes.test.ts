// Memory that a program gives, in every form, at every entry: Buffers of Node's pool, windows, ArrayBuffers, shared memory, DataViews, values of
// another realm. Results are the same, what is given is never changed and never aliased. Options may be of another realm or of a class.

import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import {
  add,
  deviceType,
  fromTypedArray,
  Generator,
  GradScaler,
  graphFromJSON,
  loadGraph,
  loadPyTorchState,
  loadSafetensors,
  makeGraph,
  saveGraph,
  saveSafetensors,
  sum,
  type Tensor,
  tensor,
  tensorFromJSON,
  treeFlatten,
  zeros,
} from "../../generated/index.js";
import { loadNpy, loadNpz, saveNpy, saveNpz } from "../../runtime/data/index.js";
import { Linear } from "../../runtime/nn/index.js";
import { SGD } from "../../runtime/optim/index.js";
import { thrown } from "../thrown.js";

const x = tensor([
  [1, -2.5, 3e-5],
  [Number.NaN, 5, -0],
]);
const y = tensor([1n, -(2n ** 62n)]);
const file = saveSafetensors({ x, y });

/** numpy's big-endian form of [1, 2]. */
const bigEndian = ((): Uint8Array => {
  const bytes = saveNpy(tensor([1, 2]));
  const header = Buffer.from(bytes).toString("latin1").replace("<f4", ">f4");
  const other = Uint8Array.from(header, (c) => c.charCodeAt(0));
  for (const at of [-8, -4]) other.subarray(other.length + at, other.length + at + 4 || undefined).reverse();
  return other;
})();
const fortran = ((): Uint8Array => {
  const bytes = saveNpy(x);
  const header = Buffer.from(bytes).toString("latin1").replace("'fortran_order': False", "'fortran_order': True ");
  return Uint8Array.from(header, (c) => c.charCodeAt(0));
})();
const graph = makeGraph((a: Tensor) => a.mul(2).add(x))(x);
const state = new Generator(5).getState();

type Given = Uint8Array;
type Result = Tensor | readonly Tensor[] | string;

/** Every entry that takes bytes: a file, and what it gives. */
const entries: Readonly<
  Record<string, readonly [bytes: Uint8Array, load: (given: Given) => Result | Promise<Result>]>
> = {
  loadSafetensors: [file, (given) => Object.values(loadSafetensors(given).tensors)],
  "loadSafetensors, converted": [file, (given) => Object.values(loadSafetensors(given, { dtype: "float64" }).tensors)],
  loadNpy: [saveNpy(x), loadNpy],
  "loadNpy, int64": [saveNpy(y), loadNpy],
  "loadNpy, big-endian": [bigEndian, loadNpy],
  "loadNpy, Fortran order": [fortran, loadNpy],
  loadNpz: [await saveNpz({ x, y }), async (given) => Object.values(await loadNpz(given))],
  "loadNpz, compressed": [
    await saveNpz({ x, y }, { compressed: true }),
    async (given) => Object.values(await loadNpz(given)),
  ],
  loadGraph: [
    saveGraph(graph),
    (given) => [loadGraph(given).run(x) as Tensor, ...loadGraph(given).attributes.values()],
  ],
  loadPyTorchState: [
    file,
    (given) => {
      const state = { x: zeros([2, 3]), y: zeros([2], { dtype: "int64" }) };
      loadPyTorchState(state, given);
      return Object.values(state);
    },
  ],
  "Generator.setState": [state, (given) => new Generator(1).setState(given).getState().join()],
};

const elsewhere = <T>(code: string): T => runInNewContext(code) as T;
const other = {
  Uint8Array: elsewhere<Uint8ArrayConstructor>("Uint8Array"),
  DataView: elsewhere<DataViewConstructor>("DataView"),
  ArrayBuffer: elsewhere<ArrayBufferConstructor>("ArrayBuffer"),
  SharedArrayBuffer: elsewhere<SharedArrayBufferConstructor>("SharedArrayBuffer"),
};

const copied = (bytes: Uint8Array, Type: { new (n: number): ArrayBufferLike }, before = 0): Uint8Array => {
  const all = new Uint8Array(new Type(before + bytes.length + 7));
  all.fill(0xa5);
  all.set(bytes, before);
  return all.subarray(before, before + bytes.length);
};
const resizable = class {
  constructor(n: number) {
    // biome-ignore lint/correctness/noConstructorReturn: stands in for a class of buffers
    return new (ArrayBuffer as unknown as new (n: number, o: object) => ArrayBuffer)(n, { maxByteLength: 2 * n });
  }
} as unknown as { new (n: number): ArrayBuffer };

/** Every form of bytes, as made of a plain array. */
const forms: Readonly<Record<string, (bytes: Uint8Array) => unknown>> = {
  "a Uint8Array": (b) => b.slice(),
  "a window": (b) => copied(b, ArrayBuffer, 3),
  "a Buffer of Node's pool": (b) => Buffer.from(b),
  "a large Buffer": (b) => Buffer.concat([b]).subarray(),
  "a window of a Buffer": (b) => Buffer.concat([Buffer.alloc(5, 1), b, Buffer.alloc(9, 1)]).subarray(5, 5 + b.length),
  "a Uint8ClampedArray": (b) => new Uint8ClampedArray(b),
  "an ArrayBuffer": (b) => b.slice().buffer,
  "a SharedArrayBuffer": (b) => {
    const shared = new SharedArrayBuffer(b.length);
    new Uint8Array(shared).set(b);
    return shared;
  },
  "a window of a SharedArrayBuffer": (b) => copied(b, SharedArrayBuffer as never, 8),
  "a resizable ArrayBuffer": (b) => copied(b, resizable, 1),
  "a DataView": (b) => {
    const { buffer, byteOffset, byteLength } = copied(b, ArrayBuffer, 5);
    return new DataView(buffer, byteOffset, byteLength);
  },
  "a Uint8Array of another realm": (b) => new other.Uint8Array(b),
  "a window of another realm": (b) => new other.Uint8Array(copied(b, other.ArrayBuffer, 9).buffer, 9, b.length),
  "an ArrayBuffer of another realm": (b) => new other.Uint8Array(b).buffer,
  "a DataView of another realm": (b) => new other.DataView(new other.Uint8Array(b).buffer),
  "a SharedArrayBuffer of another realm": (b) => {
    const shared = new other.SharedArrayBuffer(b.length);
    new Uint8Array(shared).set(b);
    return shared;
  },
};

/** All memory around a value; of Node's pool, which others write to, only the value's own. */
const wholeMemory = (given: unknown): Uint8Array =>
  Buffer.isBuffer(given) && given.buffer.byteLength === Buffer.poolSize
    ? new Uint8Array(given.buffer, given.byteOffset, given.length)
    : ArrayBuffer.isView(given)
      ? new Uint8Array(given.buffer)
      : new Uint8Array(given as ArrayBuffer);
const shown = (result: Result): unknown =>
  typeof result === "string"
    ? result
    : [result].flat().map((t) => [t.dtype, t.shape, t.toArray({ bigint: false === t.isFloatingPoint() })]);

describe.each(Object.entries(entries))("%s", (_, [bytes, load]) => {
  test.each(Object.entries(forms))("of %s", async (_, form) => {
    const expected = shown(await load(bytes.slice()));
    const given = form(bytes);
    const before = wholeMemory(given).slice();
    const result = await load(given as Given);
    expect(shown(result)).toEqual(expected);
    // What is read owns its memory: writing to it changes nothing outside, nor the other way round.
    if (typeof result !== "string") for (const t of [result].flat()) t.fill_(1);
    expect(Buffer.compare(wholeMemory(given), before)).toBe(0);
    const again = await load(given as Given);
    wholeMemory(given).fill(0xff);
    expect(shown(again)).toEqual(expected);
  });

  test("of anything else", async () => {
    const view = new Uint8Array(8);
    structuredClone(view.buffer, { transfer: [view.buffer] });
    for (const given of [null, undefined, "x", 5, [1, 2], {}, new Float32Array(2), new Blob([]), view, view.buffer]) {
      const message = await Promise.resolve()
        .then(() => load(given as never))
        .then(
          () => "nothing was thrown",
          (error: Error) => `${error.name}: ${error.message}`,
        );
      expect(message).toMatch(
        given === view || given === view.buffer
          ? /^ArgumentError: \w+: the memory of the bytes .*is gone: its ArrayBuffer was transferred or resized$|: the file has 0 bytes|a \.npy file|a zip archive|expected 5056 bytes/
          : /^ArgumentError: \w+: expected the bytes .* as a Uint8Array or ArrayBuffer, got /,
      );
    }
  });
});

const arrays = {
  Float32Array: [1.5, -2],
  Float64Array: [1.5, -2],
  Int8Array: [1, -2],
  Int16Array: [1, -2],
  Int32Array: [1, -2],
  Uint8Array: [1, 2],
  Uint8ClampedArray: [1, 2],
  BigInt64Array: [1n, -2n],
} as const;

describe.each(Object.entries(arrays))("elements of a %s", (name, values) => {
  type Any = Float32Array;
  const here = (globalThis as unknown as Record<string, { new (from: unknown, at?: number, n?: number): Any }>)[name]!;
  const there = elsewhere<typeof here>(name);
  const size = new here(1).byteLength;
  const window = (Type: typeof here, buffer: ArrayBufferLike): Any => {
    const array = new Type(buffer, size, 2);
    array.set(values as never);
    return array;
  };
  const given: Readonly<Record<string, () => Any>> = {
    plain: () => new here(values),
    "of a subclass": () => new (class extends here {})(values),
    window: () => window(here, new ArrayBuffer(4 * size)),
    shared: () => window(here, new SharedArrayBuffer(4 * size)),
    resizable: () => window(here, new resizable(4 * size)),
    "another realm": () => new there(values),
    "a window of another realm": () => window(there, new other.ArrayBuffer(4 * size)),
    "here, over a buffer of another realm": () => window(here, new other.ArrayBuffer(4 * size)),
    ...(name === "Uint8Array" && { Buffer: () => Buffer.from(values as readonly number[]) as never }),
  };
  test.each(Object.entries(given))("%s", (_, make) => {
    const expected = tensor(new here(values) as Float32Array);
    const before = wholeMemory(make()).slice();
    for (const from of [
      (a: Any) => tensor(a),
      (a: Any) => tensor(a, { shape: [2] }),
      (a: Any) => tensor([a], { dtype: expected.dtype }).at(0),
      (a: Any) => tensor(a, { dtype: expected.dtype }),
    ]) {
      const array = make();
      if (!Buffer.isBuffer(array)) expect(wholeMemory(array)).toEqual(before);
      const memory = wholeMemory(array).slice();
      const t = from(array);
      expect([t.dtype, t.shape, t.toArray()]).toEqual([expected.dtype, [2], expected.toArray()]);
      t.fill_(0);
      expect(wholeMemory(array)).toEqual(memory);
    }
    // Aliased if asked.
    for (const from of [(a: Any) => tensor(a, { copy: false }), (a: Any) => fromTypedArray(a)]) {
      const array = make();
      const t = from(array);
      expect([t.dtype, t.shape, t.toArray()]).toEqual([expected.dtype, [2], expected.toArray()]);
      t.fill_(1);
      expect([...array].map(Number)).toEqual([1, 1]);
      array.fill((name === "BigInt64Array" ? 0n : 0) as never);
      expect(sum(t).item()).toBe(0);
      // In an array of this realm, so that kernels find it.
      expect(Object.getPrototypeOf(t.data)).toBe(
        Object.getPrototypeOf(new (name === "Uint8ClampedArray" ? Uint8Array : here)(0)),
      );
    }
  });

  test("whose memory was transferred", () => {
    const gone = (Type: typeof here): Any => {
      const array = new Type(values);
      structuredClone(array.buffer, { transfer: [array.buffer] });
      return array;
    };
    for (const Type of [here, there]) {
      for (const [where, from] of [
        ["tensor", (a: Any) => tensor(a)],
        ["tensor", (a: Any) => tensor([a])],
        ["fromTypedArray", (a: Any) => fromTypedArray(a)],
        ["fromTypedArray", (a: Any) => tensor(a, { copy: false })],
      ] as const) {
        expect(thrown(() => from(gone(Type)))).toBe(
          `ArgumentError: ${where}: the memory of the array is gone: its ArrayBuffer was transferred or resized`,
        );
      }
    }
    expect([tensor(new here(0)).shape, fromTypedArray(new there(0)).shape]).toEqual([[0], [0]]);
  });
});

test("arrays of words have a dtype, others are refused", () => {
  expect(tensor(elsewhere("new Uint32Array(2)") as Uint32Array).dtype).toBe("uint32");
  expect(thrown(() => fromTypedArray(elsewhere("new DataView(new ArrayBuffer(2))")))).toMatch(/expected a typed array/);
});

describe("options", () => {
  class Options {
    readonly dtype = "float64";
  }
  class Getters {
    get dtype(): "float64" {
      return "float64";
    }
  }
  const made: Readonly<Record<string, () => { readonly dtype: "float64" }>> = {
    "of another realm": () => elsewhere("({ dtype: 'float64' })"),
    "of another realm, without a prototype": () =>
      elsewhere("Object.assign(Object.create(null), { dtype: 'float64' })"),
    "of a class": () => new Options(),
    "of a class with getters": () => new Getters(),
    "of a class of another realm": () => elsewhere("new (class { dtype = 'float64' })()"),
    frozen: () => Object.freeze({ dtype: "float64" as const }),
  };
  test.each(Object.entries(made))("%s", (_, make) => {
    expect(zeros([2], make()).dtype).toBe("float64");
    expect(tensor([1], make()).dtype).toBe("float64");
    expect(sum(tensor([1]), make()).dtype).toBe("float64");
    expect(tensor([1]).to(make()).dtype).toBe("float64");
    expect(loadSafetensors(file, make()).tensors.x!.dtype).toBe("float64");
  });

  test("of other functions, of another realm", () => {
    const w = zeros([1], { requiresGrad: true });
    expect(new SGD([w], elsewhere("({ lr: 2 })")).groups[0]!.lr).toBe(2);
    expect(new GradScaler(elsewhere("({ initScale: 2 })")).scaleFactor).toBe(2);
    expect(new Linear(2, 2, elsewhere("({ bias: false })")).bias).toBe(null);
    expect(treeFlatten(elsewhere("new Map([['a', { b: [1] }]])")).leaves).toEqual([1]);
    expect(tensorFromJSON(elsewhere("({ dtype: 'float32', shape: [2], data: [1, 2] })")).toArray()).toEqual([1, 2]);
    const json: unknown = elsewhere(`(${JSON.stringify(graph.toJSON())})`);
    expect((graphFromJSON(json as never).run(x) as Tensor).toArray()).toEqual((graph.run(x) as Tensor).toArray());
    expect(tensor(elsewhere("[[1, 2], [3, 4]]")).toArray()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(deviceType("cpu")).toBe("cpu");
  });

  test("an argument is not taken for options, nor what Object.prototype gained", () => {
    for (const value of [new Map([["alpha", 2]]), new Date(), /x/, Promise.resolve(), new Set([1])])
      expect(thrown(() => add(x, x, value as never))).toMatch(/^ArgumentError: add: /);
    (Object.prototype as { alpha?: number }).alpha = 3;
    try {
      expect(add(tensor([1]), tensor([1]), {}).toArray()).toEqual([2]);
      expect(add(tensor([1]), tensor([1]), new (class {})() as never).toArray()).toEqual([2]);
    } finally {
      delete (Object.prototype as { alpha?: number }).alpha;
    }
  });

  test("an unknown name of a class is refused", () => {
    expect(
      thrown(() =>
        add(
          x,
          x,
          new (class {
            readonly beta = 1;
          })() as never,
        ),
      ),
    ).toMatch(/^ArgumentError: add: .*beta/);
  });
});
