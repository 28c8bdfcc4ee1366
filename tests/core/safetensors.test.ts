// The safetensors format: a file of the reference implementation, round trips, and damaged headers.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tensor } from "../../runtime/core/creation.js";
import { loadSafetensors, saveSafetensors } from "../../runtime/core/safetensors.js";
import { allocate, makeView, type Tensor } from "../../runtime/core/tensor.js";

const reference = new Uint8Array(readFileSync(new URL("../data/reference.safetensors", import.meta.url)));

/** A file with this header and this many zero bytes behind it. */
function fileOf(header: unknown, room = 0): Uint8Array {
  const text = new TextEncoder().encode(typeof header === "string" ? header : JSON.stringify(header));
  const bytes = new Uint8Array(8 + text.length + room);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(text.length), true);
  bytes.set(text, 8);
  return bytes;
}

function summary(tensors: Record<string, Tensor>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tensors).map(([name, x]) => [name, [x.dtype, x.shape, x.toArray({ bigint: x.dtype === "int64" })]]),
  );
}

test("reads a file of the reference implementation, and what it wrote itself", () => {
  const { tensors, metadata } = loadSafetensors(reference);
  expect(metadata).toEqual({ format: "np", who: "safetensors" });
  expect(summary(tensors)).toEqual({
    b: ["float32", [1, 3], [[1.5, -2, Number.POSITIVE_INFINITY]]],
    a: [
      "int64",
      [2, 3],
      [
        [-(2n ** 60n), -(2n ** 60n) + 1n, -(2n ** 60n) + 2n],
        [-(2n ** 60n) + 3n, -(2n ** 60n) + 4n, -(2n ** 60n) + 5n],
      ],
    ],
    flag: ["bool", [3], [true, false, true]],
    small: ["uint8", [2], [1, 255]],
    i32: ["int32", [1, 1, 1], [[[-7]]]],
    d: ["float64", [], 0.1],
    none: ["float32", [0, 4], []],
    i16: ["int16", [1], [-300]],
    i8: ["int8", [1], [-3]],
    'naïve "name"': ["float64", [1], [3]],
  });
  expect(summary(loadSafetensors(saveSafetensors(tensors, metadata)).tensors)).toEqual(summary(tensors));
});

test("half precision: two bytes an element, read and written as they lie", () => {
  const header = {
    h: { dtype: "F16", shape: [2], data_offsets: [0, 4] },
    b: { dtype: "BF16", shape: [1, 2], data_offsets: [4, 8] },
  };
  const file = fileOf(header, 8);
  // 1 and the smallest float16; -2 and infinity as bfloat16; low byte first.
  file.set([0x00, 0x3c, 0x01, 0x00, 0x00, 0xc0, 0x80, 0x7f], file.length - 8);
  const { tensors } = loadSafetensors(file);
  expect(summary(tensors)).toEqual({
    h: ["float16", [2], [1, 2 ** -24]],
    b: ["bfloat16", [1, 2], [[-2, Number.POSITIVE_INFINITY]]],
  });
  expect(tensors["h"]!.storage.byteLength).toBe(4);
  const again = saveSafetensors(tensors);
  expect(summary(loadSafetensors(again).tensors)).toEqual(summary(tensors));
  expect([...again.subarray(again.length - 8)].sort()).toEqual([...file.subarray(file.length - 8)].sort());
});

const half = new Uint8Array(readFileSync(new URL("../data/half.safetensors", import.meta.url)));

test.each([
  ["half precision", half],
  ["every dtype, names to be escaped", reference],
])("a file of %s comes back byte for byte: order of tensors, header, metadata", (_, file) => {
  const { tensors, metadata } = loadSafetensors(file);
  expect(saveSafetensors(tensors, metadata)).toEqual(file);
});

test("half precision is two bytes an element in memory, too", () => {
  const { tensors } = loadSafetensors(half);
  const floats = Object.entries(tensors).filter(([, x]) => /16/.test(x.dtype));
  expect(floats.length).toBe(8);
  for (const [name, x] of floats) expect([name, x.storage.byteLength]).toEqual([name, 2 * x.numel]);
});

test("names sort by code points, as UTF-8 does", () => {
  const x = tensor([1]);
  const header = new TextDecoder().decode(saveSafetensors({ "\u{1F600}": x, "\uFF5E": x, "10": x, b: x, ab: x, a: x }));
  expect(header.match(/"[^"]+"(?=:\{)/g)).toEqual(['"10"', '"a"', '"ab"', '"b"', '"\uFF5E"', '"\u{1F600}"']);
});

test.each(["float16", "bfloat16", "float32", "float64"] as const)("floating-point tensors come as %s", (dtype) => {
  const plain = loadSafetensors(half).tensors;
  const { tensors } = loadSafetensors(half, { dtype });
  for (const [name, x] of Object.entries(tensors)) {
    const stored = plain[name]!;
    const floating = /float/.test(stored.dtype);
    expect([name, x.dtype]).toEqual([name, floating ? dtype : stored.dtype]);
    const wanted = floating && dtype !== stored.dtype ? tensor(stored.toArray() as number[], { dtype }) : stored;
    expect([name, x.toArray()]).toEqual([name, wanted.toArray()]);
  }
});

test.each([
  ["int32", '"int32"'],
  ["half", '"half"'],
])("floating-point tensors cannot come as %s", (dtype, got) => {
  expect(() => loadSafetensors(half, { dtype: dtype as "float32" })).toThrow(
    `loadSafetensors: \`dtype\` is what floating-point tensors come in, one of float16, bfloat16, float32 and float64; got ${got}`,
  );
});

describe("saving", () => {
  test("elements lie aligned, views are written as they read, nothing is shared", () => {
    const base = tensor([1, 2, 3, 4, 5, 6]);
    const transposed = makeView(base, [3, 2], [1, 3], 0);
    const bytes = saveSafetensors({ flag: tensor([true]), x: transposed, wide: tensor([7n]), "": tensor(2) });
    const { tensors } = loadSafetensors(bytes);
    expect(tensors["x"]!.toArray()).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
    expect(tensors["wide"]!.item()).toBe(7);
    expect(tensors[""]!.item()).toBe(2);
    const length = Number(new DataView(bytes.buffer).getBigUint64(0, true));
    expect(length % 8).toBe(0);
    expect(Object.keys(JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length))))).toEqual([
      "wide",
      "",
      "x",
      "flag",
    ]);
    bytes.fill(0);
    expect(tensors["wide"]!.item()).toBe(7);
  });

  test("no tensors at all, and names that objects have", () => {
    expect(loadSafetensors(saveSafetensors({}))).toEqual({ tensors: {}, metadata: {} });
    const odd = Object.fromEntries([
      ["__proto__", tensor(1)],
      ["constructor", tensor(2)],
    ]);
    expect(Object.keys(loadSafetensors(saveSafetensors(odd)).tensors)).toEqual(["__proto__", "constructor"]);
  });

  test("reads from the middle of a larger buffer", () => {
    const bytes = saveSafetensors({ x: tensor([1.5, 2]) });
    const larger = new Uint8Array(bytes.length + 5);
    larger.set(bytes, 3);
    expect(loadSafetensors(larger.subarray(3, 3 + bytes.length)).tensors["x"]!.toArray()).toEqual([1.5, 2]);
  });

  test("errors", () => {
    expect(() => saveSafetensors({ x: [1] } as never)).toThrow(
      'saveSafetensors: expected a tensor for "x", got an array of 1',
    );
    expect(() => saveSafetensors({ __metadata__: tensor(1) })).toThrow(
      "saveSafetensors: the name __metadata__ is reserved; give metadata as second argument",
    );
    expect(() => saveSafetensors({}, { n: 1 } as never)).toThrow(
      'saveSafetensors: metadata "n" must be a string, got number 1',
    );
    expect(() => saveSafetensors({ x: allocate([2], "float32", "meta") })).toThrow(
      'saveSafetensors: "x": a tensor on device "meta" has a shape and a dtype but no data',
    );
  });
});

describe("damaged files", () => {
  const entry = (changes: object) => ({ x: { dtype: "F32", shape: [2], data_offsets: [0, 8], ...changes } });
  const rows: [string, Uint8Array, string][] = [
    ["empty", new Uint8Array(3), "the file has 3 bytes, too few for the length of a header"],
    [
      "no safetensors",
      new Uint8Array(20).fill(65),
      "a header of 4702111234474983745 bytes is longer than the format's limit of 100000000; is this a safetensors file?",
    ],
    ["cut header", fileOf(entry({})).subarray(0, 20), "the header should have 54 bytes, the file ends after 12"],
    ["not an object", fileOf("[1]"), "the header must be a JSON object"],
    ["leading space", fileOf(" {}"), "the header must be a JSON object"],
    ["entry", fileOf({ x: 3 }), 'the entry of "x" must be an object'],
    ["no dtype", fileOf(entry({ dtype: undefined }), 8), 'the entry of "x" has no dtype'],
    ["unknown dtype", fileOf(entry({ dtype: "F99" }), 8), '"x" has the unknown dtype "F99"'],
    ["four bits", fileOf(entry({ dtype: "F4" }), 8), '"x" has dtype F4, which is not supported'],
    ["negative size", fileOf(entry({ shape: [-2] }), 8), 'the shape of "x" must be a list of sizes'],
    [
      "places",
      fileOf(entry({ data_offsets: [8, 0] }), 8),
      'the data_offsets of "x" must be two offsets in ascending order',
    ],
    [
      "size",
      fileOf(entry({ shape: [3] }), 8),
      '"x" of dtype F32 and shape [3] needs 12 bytes, its data_offsets give 8',
    ],
    [
      "gap",
      fileOf(entry({ data_offsets: [4, 12] }), 12),
      'the elements of "x" begin at 4, expected 0: elements may not overlap or leave gaps',
    ],
    ["cut", fileOf(entry({}), 7), "the header describes 8 bytes of elements, the file holds 7"],
    [
      "overlap",
      fileOf({ ...entry({}), y: { dtype: "U8", shape: [1], data_offsets: [7, 8] } }, 8),
      'the elements of "y" begin at 7, expected 8: elements may not overlap or leave gaps',
    ],
    ["metadata", fileOf({ __metadata__: [] }), "__metadata__ must be an object"],
    ["metadata text", fileOf({ __metadata__: { a: 1 } }), '__metadata__ "a" must be a string'],
  ];
  test.each(rows)("%s", (_, bytes, message) => {
    expect(() => loadSafetensors(bytes)).toThrow(`loadSafetensors: ${message}`);
  });

  test("bad JSON and bad booleans", () => {
    expect(() => loadSafetensors(fileOf("{"))).toThrow("loadSafetensors: the header is not JSON in UTF-8: ");
    const bytes = fileOf({ x: { dtype: "BOOL", shape: [1], data_offsets: [0, 1] } }, 1);
    bytes[bytes.length - 1] = 2;
    expect(() => loadSafetensors(bytes)).toThrow('loadSafetensors: "x" has dtype BOOL and bytes other than 0 and 1');
  });
});
