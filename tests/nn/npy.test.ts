// NumPy's files: those that NumPy wrote are read (scripts/record-numpy.py), and ours are NumPy's, byte for byte where it is the same array.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { arange, complex, ones, randn, type Tensor, tensor, viewAsReal, zeros } from "../../generated/index.js";
import { loadNpy, loadNpz, saveNpy, saveNpz } from "../../runtime/data/index.js";
import { crc32, zip } from "../../runtime/data/zip.js";

const recorded = JSON.parse(readFileSync(new URL("../data/numpy.json", import.meta.url), "utf8")) as {
  readonly arrays: Readonly<
    Record<string, { readonly file: string; readonly shape: number[]; readonly values: unknown }>
  >;
  readonly versions: Readonly<Record<string, string>>;
  readonly refused: Readonly<Record<string, string>>;
  readonly archives: Readonly<Record<string, string>>;
};
const bytesOf = (file: string) => new Uint8Array(Buffer.from(file, "base64"));
const plain = (x: Tensor) => (x.dtype.startsWith("complex") ? viewAsReal(x).toArray() : x.toArray());

describe("what NumPy wrote is read", () => {
  test.each(Object.entries(recorded.arrays))("%s", (name, { file, shape, values }) => {
    const x = loadNpy(bytesOf(file));
    expect([x.shape, plain(x)]).toEqual([shape, values]);
    // Ours are in C's order and this machine's.
    if (!name.startsWith(">") && name !== "fortran") expect(saveNpy(x)).toEqual(bytesOf(file));
  });

  test("an archive with arrays that tensors cannot hold is read without these, where that is asked for", async () => {
    const header = `{'descr': '<U3', 'fortran_order': False, 'shape': (), }`.padEnd(117);
    const text = Buffer.concat([
      Buffer.from("\x93NUMPY\x01\x00v\x00", "latin1"),
      Buffer.from(`${header}\n`),
      Buffer.alloc(12),
    ]);
    const files = new Map([
      ["format.npy", new Uint8Array(text)],
      ["data.npy", saveNpy(tensor([1, 2]))],
    ]);
    const archive = await zip(files, false);
    await expect(loadNpz(archive)).rejects.toThrow(
      'loadNpz: "format": the array has dtype \'<U3\', which tensors do not support; in NumPy, array.astype("float32") converts numbers; { skipUnsupported: true } leaves such arrays out',
    );
    const { data, ...others } = await loadNpz(archive, { skipUnsupported: true });
    expect([data!.toArray(), others]).toEqual([[1, 2], {}]);
    // What is damaged is an error all the same.
    const damaged = await zip(new Map([["a.npy", text.subarray(0, 30)]]), false);
    await expect(loadNpz(damaged, { skipUnsupported: true })).rejects.toThrow("the header is truncated");
    await expect(loadNpz(archive, { skip: true } as never)).rejects.toThrow('unknown option "skip"');
  });

  test("an array in Fortran's order keeps it", () => {
    expect(loadNpy(bytesOf(recorded.arrays["fortran"]!.file)).strides).toEqual([1, 2]);
  });

  test.each(Object.entries(recorded.versions))("version %s of the format", (_, file) => {
    expect(loadNpy(bytesOf(file)).toArray()).toEqual(recorded.arrays["<f4"]!.values);
  });

  test.each(Object.entries(recorded.archives))("%s", async (_, file) => {
    const { weight, bias } = await loadNpz(bytesOf(file));
    expect([weight!.toArray(), bias!.toArray()]).toEqual([
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
      [0.5],
    ]);
  });
});

describe("a header is a dictionary of Python's, whoever writes it", () => {
  /** A file of version 1 with this header and these bytes. */
  const fileOf = (header: string, elements: Uint8Array): Uint8Array => {
    const length = header.length + 1;
    const head = [...Buffer.from("\x93NUMPY\x01\x00", "latin1"), length & 255, length >> 8];
    return new Uint8Array([...head, ...Buffer.from(`${header}\n`, "latin1"), ...elements]);
  };
  const numbers = (...values: number[]) => new Uint8Array(Float32Array.from(values).buffer);
  const swapped = (bytes: Uint8Array, unit: number) => {
    const copy = bytes.slice();
    for (let i = 0; i < copy.length; i += unit) copy.subarray(i, i + unit).reverse();
    return copy;
  };
  test.each<[what: string, header: string, elements: Uint8Array, shape: number[], values: unknown]>([
    ["fields in another order", "{'shape': (2,), 'fortran_order': False, 'descr': '<f4'}", numbers(1, 2), [2], [1, 2]],
    ["other quotes, no spaces", '{"descr":"<f4","fortran_order":False,"shape":(1,2)}', numbers(1, 2), [1, 2], [[1, 2]]],
    [
      "sizes of Python 2",
      "{'descr': '<f4', 'fortran_order': False, 'shape': (2L, 1L), }",
      numbers(1, 2),
      [2, 1],
      [[1], [2]],
    ],
    ["no dimension, Fortran's order", "{'descr': '<f4', 'fortran_order': True, 'shape': (), }", numbers(7), [], 7],
    ["no element", "{'descr': '<f4', 'fortran_order': True, 'shape': (0, 3), }", numbers(), [0, 3], []],
    ["no order of bytes", "{'descr': 'f4', 'fortran_order': False, 'shape': (1,), }", numbers(7), [1], [7]],
    [
      "big-endian, Fortran's order",
      "{'descr': '>f4', 'fortran_order': True, 'shape': (2, 2), }",
      swapped(numbers(1, 2, 3, 4), 4),
      [2, 2],
      [
        [1, 3],
        [2, 4],
      ],
    ],
    [
      "big-endian complex numbers",
      "{'descr': '>c8', 'fortran_order': False, 'shape': (1,), }",
      swapped(numbers(1, -2), 4),
      [1],
      [{ re: 1, im: -2 }],
    ],
  ])("%s", (_, header, elements, shape, values) => {
    const x = loadNpy(fileOf(header, elements));
    expect([x.shape, x.toArray()]).toEqual([shape, values]);
  });

  test.each<[what: string, header: string, message: string]>([
    [
      "no shape",
      "{'descr': '<f4', 'fortran_order': False, }",
      "the header must have the fields descr, fortran_order and shape, got {'descr': '<f4', 'fortran_order': False, }",
    ],
    [
      "no dictionary",
      "'descr': '<f4', 'fortran_order': False, 'shape': ()",
      "the header must have the fields descr, fortran_order and shape",
    ],
    [
      "a negative size",
      "{'descr': '<f4', 'fortran_order': False, 'shape': (-1,), }",
      "the header must have the fields descr, fortran_order and shape",
    ],
    [
      "records with a field called shape",
      "{'descr': [('shape', '<f4', (2,)), ('b', '|u1')], 'fortran_order': False, 'shape': (1,), }",
      "loadNpy: the array has dtype [('shape', '<f4', (2,)), ('b', '|u1')], which tensors do not support",
    ],
    [
      "objects",
      "{'descr': '|O', 'fortran_order': False, 'shape': (1,), }",
      "the array has dtype '|O', which tensors do not support",
    ],
    [
      "dates",
      "{'descr': '<M8[ns]', 'fortran_order': False, 'shape': (1,), }",
      "the array has dtype '<M8[ns]', which tensors do not support",
    ],
  ])("%s: refused", (_, header, message) => {
    expect(() => loadNpy(fileOf(header, numbers(1)))).toThrow(message);
  });
});

describe("what is written is read again", () => {
  const tensors = {
    a: randn([3, 4]),
    "layer.0/w": arange(6, { dtype: "int64" }).reshape([2, 3]).T,
    flags: tensor([true, false]),
    z: complex(ones([2]), ones([2])),
  };

  test.each([false, true])("an archive, compressed: %s", async (compressed) => {
    const bytes = await saveNpz(tensors, { compressed });
    const found = await loadNpz(bytes);
    expect(Object.keys(found)).toEqual(Object.keys(tensors));
    for (const [name, x] of Object.entries(tensors)) expect(plain(found[name]!)).toEqual(plain(x));
    expect(await saveNpz(tensors, { compressed })).toEqual(bytes);
  });

  const python = spawnSync("python3", ["-c", "import numpy"]).status === 0;
  test.skipIf(!python)(`NumPy reads it${python ? "" : " (python3 has no numpy)"}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "tengen-npz-"));
    const program =
      "import numpy, sys, json\nz = numpy.load(sys.argv[1])\nprint(json.dumps({k: [str(z[k].dtype), z[k].tolist()] for k in ['layer.0/w', 'flags']}))";
    try {
      for (const compressed of [false, true]) {
        writeFileSync(join(folder, "x.npz"), await saveNpz(tensors, { compressed }));
        const printed = JSON.parse(
          execFileSync("python3", ["-c", program, join(folder, "x.npz")], { encoding: "utf8" }),
        );
        expect(printed).toEqual({
          "layer.0/w": [
            "int64",
            [
              [0, 3],
              [1, 4],
              [2, 5],
            ],
          ],
          flags: ["bool", [true, false]],
        });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test("the checksum is zlib's", () => {
  const bytes = new Uint8Array(1000).map((_, i) => (i * 7) & 255);
  // Node 20 has no built-in crc32 before 20.15.
  if ("crc32" in zlib) expect(crc32(bytes)).toBe((zlib as unknown as { crc32: typeof crc32 }).crc32(bytes));
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

describe("what is wrong is said", () => {
  const good = saveNpy(tensor([1, 2, 3]));
  const changed = (change: (bytes: Uint8Array) => void) => {
    const bytes = good.slice();
    change(bytes);
    return bytes;
  };
  const text = (bytes: Uint8Array, from: string, to: string) =>
    new Uint8Array(Buffer.from(Buffer.from(bytes).toString("latin1").replace(from, to), "latin1"));

  test.each<[what: string, run: () => unknown, message: string]>([
    [
      "no bytes",
      () => loadNpy("x.npy" as never),
      'loadNpy: expected the bytes of a file as a Uint8Array or ArrayBuffer, got "x.npy"; in Node, readFileSync(path) returns them',
    ],
    [
      "another file",
      () => loadNpy(new Uint8Array(40)),
      "loadNpy: expected a .npy file, which begins with the bytes \\x93NUMPY",
    ],
    [
      "a version to come",
      () => loadNpy(changed((b) => b.fill(4, 6, 7))),
      "loadNpy: the file must have a format version from 1 to 3, got 4",
    ],
    ["a header cut off", () => loadNpy(good.subarray(0, 60)), "loadNpy: the header is truncated"],
    [
      "elements cut off",
      () => loadNpy(good.subarray(0, -1)),
      "loadNpy: dtype float32 and shape [3] require 12 bytes of elements, the file has 11",
    ],
    [
      "a header of others",
      () => loadNpy(text(good, "'descr'", "'desc'r")),
      "loadNpy: the header must have the fields descr, fortran_order and shape, got {'desc'r: '<f4', 'fortran_order': False, 'shape': (3,), }",
    ],
    [
      "text",
      () => loadNpy(bytesOf(recorded.refused["text"]!)),
      "loadNpy: the array has dtype '<U2', which tensors do not support",
    ],
    [
      "records",
      () => loadNpy(bytesOf(recorded.refused["record"]!)),
      "loadNpy: the array has dtype [('x', '<f4')], which tensors do not support",
    ],
    ["no tensor to save", () => saveNpy([1, 2] as never), "saveNpy: expected a tensor, got an array of 2"],
    [
      "bfloat16",
      () => saveNpy(ones([1], { dtype: "bfloat16" })),
      'saveNpy: NumPy has no bfloat16; convert it with x.to({ dtype: "float32" })',
    ],
  ])("%s", (_, run, message) => {
    expect(run).toThrow(message);
  });

  test.each<[what: string, bytes: () => Promise<Uint8Array>, message: string]>([
    [
      "no archive",
      async () => good,
      "loadNpz: expected a zip archive, got bytes without an end of central directory record; the file may be truncated",
    ],
    [
      "another checksum",
      async () => changedIn(await saveNpz({ x: tensor([1]) }), 120),
      'loadNpz: "x.npy" is damaged: its size or checksum does not match',
    ],
    [
      "damaged compression",
      async () => changedIn(await saveNpz({ x: ones([100]) }, { compressed: true }), 40),
      'loadNpz: "x.npy" is damaged',
    ],
    ["another file inside", async () => archiveOf("readme.txt"), 'loadNpz: "readme.txt" is not a .npy file'],
  ])("%s", async (_, bytes, message) => {
    await expect(loadNpz(await bytes())).rejects.toThrow(message);
  });

  const changedIn = (bytes: Uint8Array, at: number) => {
    bytes[at]! ^= 255;
    return bytes;
  };
  /** An archive with one empty file of this name. */
  async function archiveOf(name: string): Promise<Uint8Array> {
    const bytes = await saveNpz({ ["x".repeat(name.length - 4)]: tensor([1]) });
    return text(text(bytes, `${"x".repeat(name.length - 4)}.npy`, name), `${"x".repeat(name.length - 4)}.npy`, name);
  }
});

describe("archives are read up to what they state", () => {
  /** The offset of the first entry of the directory. */
  const directoryOf = (bytes: Uint8Array): number =>
    new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.length - 22 + 16, true);

  test("what inflates to more or less than stated is refused as soon as it does", async () => {
    const bytes = await saveNpz({ x: zeros([1 << 22]) }, { compressed: true });
    for (const stated of [100, 1, 2 ** 24 + 127]) {
      const changed = bytes.slice();
      new DataView(changed.buffer).setUint32(directoryOf(changed) + 24, stated, true);
      await expect(loadNpz(changed)).rejects.toThrow(
        'FormatError: loadNpz: "x.npy" is damaged: its size or checksum does not match'.slice("FormatError: ".length),
      );
    }
    // No memory is reserved for a size that deflate cannot reach.
    const small = await saveNpz({ x: zeros([1]) }, { compressed: true });
    new DataView(small.buffer).setUint32(directoryOf(small) + 24, 0xfffffffe, true);
    await expect(loadNpz(small)).rejects.toThrow("is damaged: its size or checksum does not match");
    expect((await loadNpz(bytes))["x"]!.numel).toBe(1 << 22);
  });

  test.each([
    ["a comment", 32],
    ["an extra field", 30],
  ])("%s of an entry of the directory is passed over", async (_, lengthAt) => {
    const two = await saveNpz({ a: ones([4]), b: zeros([2]) });
    const at = directoryOf(two);
    const place = at + 46 + "a.npy".length;
    const longer = new Uint8Array([...two.subarray(0, place), 1, 2, 3, 4, ...two.subarray(place)]);
    const view = new DataView(longer.buffer);
    view.setUint16(at + lengthAt, 4, true);
    view.setUint32(longer.length - 10, view.getUint32(longer.length - 10, true) + 4, true);
    const tensors = await loadNpz(longer);
    expect([tensors["a"]!.toArray(), tensors["b"]!.toArray()]).toEqual([
      [1, 1, 1, 1],
      [0, 0],
    ]);
  });

  test("entries that share a record, or a name", async () => {
    const two = await saveNpz({ a: ones([4]), b: ones([4]) });
    const at = directoryOf(two);
    const second = at + 46 + "a.npy".length;
    const shared = two.slice();
    const view = new DataView(shared.buffer);
    view.setUint32(second + 42, view.getUint32(at + 42, true), true);
    await expect(loadNpz(shared)).rejects.toThrow('loadNpz: "b.npy" overlaps "a.npy" in the archive');
    const twice = two.slice();
    twice.set(new TextEncoder().encode("a"), second + 46);
    await expect(loadNpz(twice)).rejects.toThrow('loadNpz: the directory lists "a.npy" twice');
  });

  test("headers are shown in part", () => {
    const header = `{'descr': '${"x".repeat(60_000)}', 'fortran_order': False, 'shape': (3,), }\n`;
    const bytes = new Uint8Array(10 + header.length + 12);
    bytes.set(saveNpy(ones([1])).subarray(0, 8));
    new DataView(bytes.buffer).setUint16(8, header.length, true);
    bytes.set(new TextEncoder().encode(header), 10);
    let message = "";
    try {
      loadNpy(bytes);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/^loadNpy: the array has dtype 'x+… \(60002 characters\), which tensors do not support/);
    expect(message.length).toBeLessThan(400);
  });

  test.each(["(2L3,)", "(,)", "(3)", "(3,,)", "(-3,)", "(3.0,)", "3,"])("the shape %s is refused", (shape) => {
    const bytes = saveNpy(ones([3]));
    const text = Buffer.from(bytes).toString("latin1").replace("(3,)", shape.padEnd(4));
    const fitting = text.replace(/ {0,3}\n/, "\n").padEnd(bytes.length);
    const given = Buffer.from(text.length === bytes.length ? text : fitting, "latin1");
    new DataView(given.buffer, given.byteOffset).setUint16(8, given.length - 12 - 10, true);
    expect(() => loadNpy(given)).toThrow("the header must have the fields descr, fortran_order and shape, got {");
  });

  test.each([
    ["()", []],
    ["( )", []],
    ["(1,)", [1]],
    ["(1L,)", [1]],
    ["(1, 1)", [1, 1]],
    ["(1, 1,)", [1, 1]],
  ])("the shape %s is read", (shape, expected) => {
    const bytes = saveNpy(ones([1]));
    const text = Buffer.from(bytes).toString("latin1").replace("(1,)", shape);
    const given = Buffer.from(text, "latin1");
    new DataView(given.buffer, given.byteOffset).setUint16(8, given.length - 4 - 10, true);
    expect(loadNpy(given).shape).toEqual(expected);
  });
});
