// Making tensors and reading them back: kinds, shapes, views, 64-bit integers, JSON, and the messages for wrong data.
import { afterEach, describe, expect, test } from "vitest";
import { fromTypedArray, tensor, tensorFromJSON } from "../../runtime/core/creation.js";
import { setDefaultDType } from "../../runtime/core/default-dtype.js";
import { dtypeInfo, dtypes } from "../../runtime/core/dtype.js";
import { ArgumentError, DTypeError, ShapeError, TengenError } from "../../runtime/core/errors.js";
import { gradRequirement } from "../../runtime/core/hooks.js";
import { readInt64, readInt64AsBigInt, readInt64AsNumber, writeInt64 } from "../../runtime/core/int64.js";
import {
  isIntegralScalar,
  scalar,
  scalarKind,
  toBigInt,
  toBoolean,
  toInteger,
  toNumber,
} from "../../runtime/core/scalar.js";
import {
  aliasOf,
  allocate,
  allocateLike,
  freshKeepHi,
  isTensor,
  keyWordsOf,
  makeView,
  setFreshKeepHi,
  setMetadata,
  type Tensor,
} from "../../runtime/core/tensor.js";
import { autogradHi, fullWord, inplaceOrViewHi } from "../../runtime/dispatch/keys.js";
import { readData } from "./data.js";
import { keySetText } from "./key-text.js";

afterEach(() => setDefaultDType("float32"));

describe("tensor()", () => {
  test("kinds decide the dtype; whether a number is whole does not", () => {
    expect(tensor([1, 2]).dtype).toBe("float32");
    expect(tensor(1.5).dtype).toBe("float32");
    expect(tensor([1n]).dtype).toBe("int64");
    expect(tensor([[true], [false]]).dtype).toBe("bool");
    expect(tensor([]).dtype).toBe("float32");
    setDefaultDType("float64");
    expect(tensor([1]).dtype).toBe("float64");
  });

  test("shapes", () => {
    expect(tensor(1).shape).toEqual([]);
    expect(tensor([[[1, 2, 3]]]).shape).toEqual([1, 1, 3]);
    expect(tensor([[], []]).shape).toEqual([2, 0]);
    expect(
      tensor([
        [1, 2],
        [3, 4],
      ]).strides,
    ).toEqual([2, 1]);
  });

  test("typed arrays keep their dtype, are copied, and may be rows", () => {
    const source = new Float64Array([1, 2]);
    const copy = tensor(source);
    source[0] = 9;
    expect([copy.dtype, copy.toArray()]).toEqual(["float64", [1, 2]]);
    expect(tensor([new Int32Array([1, 2]), new Int32Array([3, 4])]).toArray()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(tensor([new Uint8ClampedArray([1])]).dtype).toBe("uint8");
    expect(tensor(new BigInt64Array([5n, -(2n ** 62n)])).toArray({ bigint: true })).toEqual([5n, -(2n ** 62n)]);
    expect(tensor(new Float32Array([1.5, -2.5]), { dtype: "int64" }).toArray()).toEqual([1, -2]);
  });

  test("tensors are data too", () => {
    const row = tensor([1, 2]);
    expect(tensor([row, row]).toArray()).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(tensor(tensor([true, false])).dtype).toBe("bool");
    expect(tensor([tensor(3), 4] as never, { dtype: "float32" }).toArray()).toEqual([3, 4]);
  });

  test("a stated dtype converts, as PyTorch does", () => {
    expect(tensor([1.7, -1.7], { dtype: "int64" }).toArray()).toEqual([1, -1]);
    expect(tensor([0.5, 0, Number.NaN], { dtype: "bool" }).toArray()).toEqual([true, false, true]);
    expect(tensor([-1], { dtype: "uint8" }).toArray()).toEqual([255]);
    expect(tensor([1, true, 3n], { dtype: "float64" }).toArray()).toEqual([1, 1, 3]);
    expect(tensor([2 ** 53, 2n ** 60n], { dtype: "int64" }).toArray({ bigint: true })).toEqual([2n ** 53n, 2n ** 60n]);
  });

  test("meta has a shape and no data", () => {
    const x = tensor([[1, 2]], { device: "meta" });
    expect([x.device, x.shape, x.storage.array]).toEqual(["meta", [1, 2], null]);
    expect(() => x.toArray()).toThrow('toArray(): a tensor on device "meta" has a shape and a dtype but no data');
  });

  test("requiresGrad asks autograd", () => {
    const before = gradRequirement.installed;
    const seen: Tensor[] = [];
    gradRequirement.install((x) => seen.push(x));
    const x = tensor([1], { requiresGrad: true });
    expect(seen).toEqual([x]);
    gradRequirement.install(null);
    expect(() => tensor([1], { requiresGrad: true })).toThrow(
      "tensor: requiresGrad needs autograd, which is not loaded",
    );
    gradRequirement.install(before);
    expect(() => tensor([1n], { requiresGrad: true })).toThrow(
      "tensor: only tensors of floating point and complex dtype can require gradients, this one is int64",
    );
  });

  const wrong: [string, unknown, object, unknown, string][] = [
    [
      "ragged",
      [[1, 2], [3]],
      {},
      ShapeError,
      "expected an array of 2 elements at [1], got one of 1; all arrays of one depth need the same length",
    ],
    ["too shallow", [[1, 2], 3], {}, ShapeError, "expected an array of 2 elements at [1], got number 3"],
    [
      "too deep",
      [[1], [[2]]],
      {},
      ShapeError,
      "expected a single element at [1][0], got an array of 1; the shape so far is [2, 1]",
    ],
    [
      "mixed",
      [
        [1, 2],
        [3, true],
      ],
      {},
      DTypeError,
      "expected a number at [1][1], as the elements before it, got a boolean; state a dtype to mix kinds",
    ],
    [
      "mixed arrays",
      [new Float32Array(1), [1]],
      {},
      DTypeError,
      "expected an element of a float32 array at [1][0], as the elements before it, got a number; state a dtype to mix kinds",
    ],
    ["text", [1, "2"], {}, ArgumentError, 'expected a number, bigint, boolean or array at [1], got "2"'],
    ["nothing", [1, undefined], {}, ArgumentError, "expected a number, bigint, boolean or array at [1], got undefined"],
    ["null", null, {}, ArgumentError, "expected a number, bigint, boolean or array, got null"],
    [
      "range",
      [
        [1, 2],
        [3, 300],
      ],
      { dtype: "uint8" },
      DTypeError,
      "uint8 cannot hold 300 at [1][1]",
    ],
    ["NaN", [Number.NaN], { dtype: "int64" }, DTypeError, "int64 cannot hold NaN at [0]"],
    ["large bigint", [2n ** 63n], {}, DTypeError, "int64 cannot hold 9223372036854775808 at [0]"],
    [
      "array type",
      [new Uint16Array(2), new Uint8Array(2)],
      {},
      DTypeError,
      "tensor: expected an element of a uint16 array at [1][0], as the elements before it, got an element of a uint8 array; state a dtype to mix kinds",
    ],
    [
      "tensor shape",
      [tensor([1, 2]), tensor([1])],
      {},
      ShapeError,
      "expected shape [2] at [1], got Tensor of float32 with shape [1]",
    ],
    ["option", [1], { dtpe: "int64" }, ArgumentError, 'unknown option "dtpe"; there are dtype, device, requiresGrad'],
    [
      "dtype",
      [1],
      { dtype: "float" },
      DTypeError,
      'unknown dtype "float"; there are uint8, int8, int16, int32, int64, float16, float32, float64, complex64, complex128, bool, bfloat16, float8_e5m2, float8_e4m3fn, uint16, uint32, uint64\n  argument: dtype',
    ],
    ["unsupported", [1], { dtype: "complex32" }, TengenError, "dtype complex32 is not supported\n  argument: dtype"],
    [
      "device",
      [1],
      { device: "cuda:0" },
      TengenError,
      'device cuda:0 has no backend: tensors live on "cpu" and "meta", and where registerBackend says how',
    ],
  ];
  test.each(wrong)("refuses: %s", (_, data, options, type, message) => {
    const make = () => tensor(data as never, options);
    expect(make).toThrow(type as typeof Error);
    try {
      make();
    } catch (error) {
      expect((error as Error).message).toContain(message);
    }
  });
});

describe("fromTypedArray", () => {
  test("shares memory", () => {
    const array = new Float32Array([1, 2, 3, 4, 5, 6]);
    const x = fromTypedArray(array.subarray(2), [2, 2]);
    array[2] = 30;
    expect(x.toArray()).toEqual([
      [30, 4],
      [5, 6],
    ]);
    const wide = new BigInt64Array([1n, 2n]);
    const y = fromTypedArray(wide);
    writeInt64(y.storage.words, 1, -7);
    expect(wide[1]).toBe(-7n);
    expect(y.data).toBe(wide);
  });

  test("checks the shape", () => {
    expect(() => fromTypedArray(new Float32Array(5), [2, 3])).toThrow(
      "fromTypedArray: shape [2, 3] has 6 elements, the array has 5",
    );
  });
});

describe("reading", () => {
  const base = tensor([
    [1, 2, 3],
    [4, 5, 6],
  ]);

  test("views", () => {
    const transposed = makeView(base, [3, 2], [1, 3], 0);
    expect(transposed.isContiguous).toBe(false);
    expect(transposed.toArray()).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
    expect(Array.from(transposed.data as Float32Array)).toEqual([1, 4, 2, 5, 3, 6]);
    const expanded = makeView(base, [2, 2], [0, 1], 1);
    expect(expanded.toArray()).toEqual([
      [2, 3],
      [2, 3],
    ]);
    expect(makeView(base, [], [], 4).item()).toBe(5);
  });

  test("data is the memory itself where contiguous", () => {
    const x = tensor([1, 2, 3]);
    (x.data as Float32Array)[1] = 7;
    expect(x.toArray()).toEqual([1, 7, 3]);
    expect(x.data.buffer).toBe(makeView(x, [2], [1], 1).data.buffer);
    expect(tensor([true]).data).toEqual(new Uint8Array([1]));
    expect(tensor([3n]).data).toEqual(new BigInt64Array([3n]));
  });

  test("item", () => {
    expect(tensor(true).item()).toBe(true);
    expect(tensor([[5n]]).item()).toBe(5);
    expect(tensor(2n ** 53n).item({ bigint: true })).toBe(2n ** 53n);
    // The type of a value depends on the dtype and on what is requested, not on its size.
    expect([tensor(3n).item(), tensor(3n).item({ bigint: true })]).toEqual([3, 3n]);
    expect([tensor(2.5).item({ bigint: true }), tensor(true).item({ bigint: true })]).toEqual([2.5, true]);
    expect(tensor([[1, 2]], { dtype: "uint8" }).toArray({ bigint: true })).toEqual([[1n, 2n]]);
    expect(() => tensor(2n ** 53n).item()).toThrowError(
      "item(): 9007199254740992 is beyond what a number holds exactly; item({ bigint: true }) gives bigints, x.data a BigInt64Array",
    );
    expect(() => tensor([1n, 2n ** 60n]).toArray()).toThrowError(
      "toArray(): 1152921504606846976 is beyond what a number holds exactly; toArray({ bigint: true }) gives bigints, x.data a BigInt64Array",
    );
    expect(tensor(2n ** 53n - 1n).item()).toBe(2 ** 53 - 1);
    expect(() => base.item()).toThrow(
      "item(): only a tensor with one element is a number, this one has 6 (shape [2, 3]); use toArray()",
    );
  });

  test("JSON there and back", () => {
    for (const x of [
      base,
      makeView(base, [3, 2], [1, 3], 0),
      tensor([Number.NaN, Number.POSITIVE_INFINITY, -0, 0.1], { dtype: "float64" }),
      tensor([2n ** 60n, 1n]),
      tensor([true, false]),
      tensor([]),
    ]) {
      const back = tensorFromJSON(JSON.parse(JSON.stringify(x)));
      const elements = (one: Tensor): unknown => one.toArray({ bigint: true });
      expect([back.dtype, back.shape, elements(back)]).toEqual([x.dtype, x.shape, elements(x)]);
    }
    expect(JSON.stringify(tensor([1.5]))).toBe('{"dtype":"float32","shape":[1],"data":[1.5]}');
    expect(() => tensorFromJSON({ dtype: "float32", shape: [2], data: [1] })).toThrow(
      "tensorFromJSON: shape [2] has 2 elements, data has 1",
    );
  });
});

describe("int64 in two words", () => {
  const words = new Int32Array(2);
  const edge = [
    0n,
    1n,
    -1n,
    2n ** 31n,
    -(2n ** 31n),
    2n ** 32n,
    -(2n ** 32n) - 1n,
    2n ** 53n - 1n,
    2n ** 53n,
    -(2n ** 53n) + 1n,
    -(2n ** 53n),
    2n ** 63n - 1n,
    -(2n ** 63n),
  ];

  test.each(edge)("%s", (value) => {
    writeInt64(words, 0, value);
    const expected = Number.isSafeInteger(Number(value)) ? Number(value) : value;
    expect(readInt64(words, 0)).toBe(expected);
    expect(readInt64AsBigInt(words, 0)).toBe(value);
    expect(readInt64AsNumber(words, 0)).toBe(Number(value));
    expect(new BigInt64Array(words.buffer)[0]).toBe(value);
    if (typeof expected === "number") {
      writeInt64(words, 0, expected);
      expect(readInt64AsBigInt(words, 0)).toBe(value);
    }
  });

  test("wraps around like C, truncates numbers, and gives the least integer out of range", () => {
    const written = (value: number | bigint) => {
      writeInt64(words, 0, value);
      return readInt64AsBigInt(words, 0);
    };
    expect(written(2n ** 63n)).toBe(-(2n ** 63n));
    expect(written(-(2n ** 64n) - 3n)).toBe(-3n);
    expect(written(-1.9)).toBe(-1n);
    expect(written(-0.5)).toBe(0n);
    expect(written(3e9)).toBe(3000000000n);
    expect(written(-3e9 - 0.5)).toBe(-3000000000n);
    expect(written(2 ** 62 + 1024)).toBe(2n ** 62n + 1024n);
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 63, -1e30])
      expect(written(value)).toBe(-(2n ** 63n));
  });
});

describe("scalars", () => {
  test("kinds", () => {
    expect([1, 1.5, 2n, true, Number.NaN, scalar(1, "float"), scalar(2, "bool")].map(scalarKind)).toEqual([
      "int",
      "float",
      "int",
      "bool",
      "float",
      "float",
      "bool",
    ]);
    expect(isIntegralScalar(true)).toBe(false);
    expect(isIntegralScalar(true, true)).toBe(true);
  });

  test("values", () => {
    expect([1.9, 2n, true, scalar(3, "float")].map(toNumber)).toEqual([1.9, 2, 1, 3]);
    expect([1.9, -1.9, 2n ** 60n, true].map(toInteger)).toEqual([1, -1, 2n ** 60n, 1]);
    expect(toBigInt(1e20)).toBe(100000000000000000000n);
    expect([0, Number.NaN, 0n, false, scalar(0, "float"), 2].map(toBoolean)).toEqual([
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(String(scalar(2, "float"))).toBe("2.");
    expect(() => toBigInt(Number.NaN)).toThrow("cannot convert NaN to an integer");
    expect(() => scalar(1.5, "int")).toThrow('scalar: 1.5 is not an int64; use scalar(1.5, "float")');
    expect(() => scalar(1, "complex" as never)).toThrow(
      'scalar: expected kind "bool", "int" or "float", got "complex"',
    );
  });
});

describe("tensors", () => {
  test("views share storage and version", () => {
    const x = tensor([1, 2, 3, 4]);
    const view = makeView(x, [2], [2], 1);
    x.storage.version++;
    expect([view.version, view.storage === x.storage, view.offset]).toEqual([1, true, 1]);
    const same = aliasOf(x);
    expect([same === x, same.shape === x.shape, same.storage === x.storage]).toEqual([false, true, true]);
  });

  test("allocation with strides is as large as they need", () => {
    const x = allocate([2, 3], "float64", "cpu", [1, 4]);
    expect([x.storage.array!.length, x.isContiguous, x.storage.byteLength]).toEqual([10, false, 80]);
    expect(allocate([2, 3], "int64").storage.byteLength).toBe(48);
    const y = allocateLike(tensor([[1, 2]]), 4);
    expect([y.dtype, y.shape, y.toArray()]).toEqual(["int64", [1, 2], [[0, 0]]]);
    expect(() => allocate([1], "complex32" as never)).toThrow("dtype complex32 is not supported");
  });

  test("setMetadata changes the window", () => {
    const x = tensor([1, 2, 3, 4]);
    setMetadata(x, [2, 2], [1, 2], 0);
    expect([x.toArray(), x.isContiguous, x.numel]).toEqual([
      [
        [1, 3],
        [2, 4],
      ],
      false,
      4,
    ]);
  });

  test("key sets are PyTorch's", () => {
    const golden = readData<Record<string, { set: string }>>("key_sets.json.gz");
    expect(keySetText(keyWordsOf("cpu"))).toBe(golden["cpu"]!.set);
    expect(keySetText(keyWordsOf("meta"))).toBe(golden["meta"]!.set);
    const x = tensor([1]);
    expect(keySetText({ lo: x.keysLo, hi: x.keysHi })).toBe(golden["cpu"]!.set);
  });

  test("other dtypes over the same memory", () => {
    const x = tensor([1, -2]);
    expect(Array.from(x.storage.typed("int32") as Int32Array)).toEqual([0x3f800000, -0x40000000]);
    expect(x.storage.typed("int32")).toBe(x.storage.typed("int32"));
    expect(x.storage.typed("uint8")!.length).toBe(8);
    expect(x.storage.data).toBe(x.storage.array);
  });

  test("isTensor", () => {
    expect([isTensor(tensor(1)), isTensor({ shape: [] }), isTensor(null)]).toEqual([true, false, false]);
    expect(tensor(1).constructor.name).toBe("Tensor");
  });
});

describe("errors", () => {
  test("say where, once", () => {
    const error = new ShapeError("sizes differ", { argument: "other" });
    error.at({
      operator: "aten::add.Tensor",
      schema: "aten::add.Tensor(Tensor self, Tensor other) -> Tensor",
      argument: "self",
    });
    expect(error.message).toBe(
      "sizes differ\n  argument: other\n  operator: aten::add.Tensor(Tensor self, Tensor other) -> Tensor",
    );
    expect(error.at({ operator: "aten::mul.Tensor" }).message).toBe(error.message);
    expect([error.name, error instanceof TengenError, error.argument, error.operator]).toEqual([
      "ShapeError",
      true,
      "other",
      "aten::add.Tensor",
    ]);
  });
});

describe("slabs", () => {
  test("results share them without touching, and what is handed out shows nothing else", () => {
    const many = Array.from({ length: 300 }, (_, i) => allocate([20 + (i % 7)], i % 2 === 0 ? "float32" : "float64"));
    many.forEach((x, i) => {
      (x.storage.array as Float32Array).fill(i);
    });
    many.forEach((x, i) => {
      expect(new Set(x.toArray() as number[])).toEqual(new Set([i]));
    });
    const x = many[100]!;
    const inside = x.storage.array!;
    expect(inside.buffer.byteLength).toBeGreaterThan(inside.byteLength);
    const data = x.data;
    expect(data.buffer.byteLength).toBe(data.byteLength);
    expect(x.data).toBe(data);
    (data as Float32Array)[0] = 7;
    expect((x.toArray() as number[])[0]).toBe(7);
    expect(tensor(Array.from({ length: 30 }, () => 1)).data.buffer.byteLength).toBe(120);
  });

  test("typed views that were taken before follow the elements to memory of their own", () => {
    const x = Array.from({ length: 40 }, () => allocate([20], "float32")).find(
      ({ storage }) => storage.array!.buffer.byteLength > storage.array!.byteLength,
    )!;
    const before = x.storage.typedCode(dtypeInfo("int32").code) as Int32Array;
    (x.data as Float32Array)[1] = 1;
    expect(x.storage.typed("int32")).not.toBe(before);
    expect((x.storage.typed("int32") as Int32Array)[1]).toBe(0x3f800000);
    const n = Array.from({ length: 40 }, () => allocate([20], "int64")).find(
      ({ storage }) => storage.array!.buffer.byteLength > storage.array!.byteLength,
    )!;
    void n.storage.data;
    (n.data as BigInt64Array)[2] = 5n;
    expect([(n.toArray() as number[])[2], n.storage.words[4], (n.storage.data as BigInt64Array)[2]]).toEqual([
      5,
      5,
      5n,
    ]);
  });

  test("every dtype", () => {
    for (const { name: dtype } of dtypes.filter(({ stored }) => stored)) {
      const x = allocate([90], dtype);
      expect([
        x.storage.byteLength,
        x.storage.typed(dtype)!.length,
        new Set(Array.from(x.data as ArrayLike<number | bigint>, Number)),
      ]).toEqual([90 * x.itemSize, dtype.startsWith("complex") ? 180 : 90, new Set([0])]);
    }
    expect(() => allocate([100], "complex32" as never)).toThrow("dtype complex32 is not supported");
  });
});

describe("keys of fresh tensors", () => {
  test("can be restricted, for inference mode", () => {
    const golden = readData<Record<string, { set: string }>>("key_sets.json.gz");
    const normal = tensor([1]);
    const before = freshKeepHi();
    setFreshKeepHi(fullWord & ~(autogradHi | inplaceOrViewHi));
    const x = allocate([1], "float32");
    const view = makeView(normal, [1], [1], 0);
    setFreshKeepHi(before);
    expect(keySetText({ lo: x.keysLo, hi: x.keysHi })).toBe(golden["inference"]!.set);
    expect([view.keysHi, tensor([1]).keysHi]).toEqual([normal.keysHi, normal.keysHi]);
  });
});
