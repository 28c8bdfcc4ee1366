// Files of torch.save, in both formats: what scripts/record-torch-files.py recorded, files that are damaged, and files that tengen writes.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  isTensor,
  loadSafetensors,
  manualSeed,
  ones,
  randn,
  saveSafetensors,
  TengenError,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { builtinModule } from "../../runtime/core/builtin-module.js";
import { loadNpz, loadTorch, saveTorch, type TorchValue } from "../../runtime/data/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { fc } from "../seeded.js";

const recorded = await loadNpz(readFileSync(new URL("../data/torch-files.npz", import.meta.url)));
const bytesOf = (name: string): Uint8Array => Uint8Array.from(recorded[name]!.toArray<number[]>());
const load = async (name: string): Promise<Record<string, unknown>> => loadTorch(bytesOf(name));

for (const old of ["", ".old"]) {
  const format = old === "" ? "zip" : "older";

  test(`${format}: tensors of all dtypes`, async () => {
    const one = await loadTorch<Tensor>(bytesOf(`tensor${old}`));
    expect([one.dtype, one.toArray()]).toEqual([
      "float32",
      [
        [1.5, -2],
        [0, 3],
      ],
    ]);
    const all = await loadTorch<Tensor[]>(bytesOf(`dtypes${old}`));
    expect(all.map(({ dtype }) => dtype)).toEqual([
      ...["float64", "float32", "float16", "bfloat16", "int64", "int32", "int16", "int8", "uint8", "bool", "complex64"],
      "complex128",
    ]);
    for (const x of all.slice(0, 9)) expect(x.toArray()).toEqual([1, 2, 3]);
    expect(all[9]!.toArray()).toEqual([true, true, true]);
  });

  test(`${format}: tensors that share memory share it`, async () => {
    const { all, row, columns, again, step } = (await load(`shared${old}`)) as unknown as Record<string, Tensor>;
    expect([row!.toArray(), columns!.shape, columns!.strides, step!.toArray()]).toEqual([
      ...[
        [4, 5, 6, 7],
        [4, 3],
        [1, 4],
      ],
      [1, 4, 7, 10],
    ]);
    all!.fill_(3);
    expect([row, columns, again, step].map((x) => x!.eq(3).all().item())).toEqual([true, true, true, true]);
  });

  test(`${format}: nested values`, async () => {
    const { scalar, empty, ...rest } = await load(`nested${old}`);
    expect(rest).toEqual({
      ...{ epoch: 3, loss: 0.25, big: 2n ** 70n, negative: -(2 ** 40), text: "ä", none: null, flags: [true, false] },
      ...{ pair: [1, [2.5, "x"]], inf: Number.POSITIVE_INFINITY, list: [[], {}, []], set: new Set([1]) },
      ...{ bytes: Uint8Array.of(0, 255), complex: { re: 1, im: 2 }, size: [2, 3], dtype: "float16", device: "cuda:1" },
    });
    expect([(scalar as Tensor).item(), (empty as Tensor).shape]).toEqual([3, [0, 3]]);
    expect(await load(`ordered${old}`)).toEqual({ b: 1, a: 2 });
    expect(await load(`keys${old}`)).toEqual(
      new Map<unknown, string>([
        [[1, 2], "a"],
        [3, "b"],
        ["3", "c"],
      ]),
    );
    const [first, second] = (await load(`twice${old}`)) as unknown as object[];
    expect(first).toBe(second);
  });

  test(`${format}: states of models and optimisers, parameters, lazily conjugated tensors`, async () => {
    const model = new nn.Sequential(new nn.Linear(3, 2), new nn.BatchNorm1d(2));
    model.loadStateDict((await load(`state${old}`)) as never);
    const checkpoint = (await load(`checkpoint${old}`)) as unknown as {
      model: nn.StateDict;
      optimizer: {
        state: Record<number, { step: Tensor; exp_avg: Tensor }>;
        param_groups: { lr: number; params: number[] }[];
      };
    };
    expect(checkpoint.model["0.weight"]!.equal(model.at(0).stateDict()["weight"]!)).toBe(true);
    expect(checkpoint.optimizer.state[0]!.exp_avg.shape).toEqual([2, 3]);
    expect(checkpoint.optimizer.param_groups[0]).toMatchObject({ lr: 0.01, params: [0, 1, 2, 3] });
    const { p, q, leaf } = (await load(`parameter${old}`)) as unknown as Record<string, Tensor>;
    expect([p, q, leaf].map((x) => x!.requiresGrad)).toEqual([true, false, true]);
    const conjugated = await loadTorch<Tensor>(bytesOf(`conj${old}`));
    // PyTorch 1.13 loses the lazy conjugation when it saves.
    expect(conjugated.imag.toArray()).toEqual([2, -1]);
  });

  test(`${format}: other classes are named, and nothing of them is made`, async () => {
    await expect(load(`namespace${old}`)).rejects.toThrow(
      "loadTorch: the file has objects of argparse.Namespace, which only Python could make; nothing of them was run. In Python, save what is data",
    );
    await expect(load(`model${old}`)).rejects.toThrow(/objects of torch\.nn\.modules\.container\.Sequential, .*Linear/);
  });

  test(`${format}: a thousand damaged files end in errors of the library, or in values`, async () => {
    const names = Object.keys(recorded).filter((name) => name.endsWith(".old") === (old !== ""));
    const damage = fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.constant("cut"), fc.constant("flip"), fc.constant("fill")),
      fc.nat(),
      fc.nat({ max: 255 }),
    );
    const foreign: string[] = [];
    for (const [name, how, place, value] of fc.sample(damage, { numRuns: 1000, seed: 7 })) {
      const whole = bytesOf(name);
      const at = place % whole.length;
      let bytes = whole.slice();
      if (how === "cut") bytes = bytes.subarray(0, at);
      else if (how === "flip") bytes[at] = value;
      else bytes.fill(value, at, at + 4);
      try {
        await loadTorch(bytes);
      } catch (error) {
        if (!(error instanceof TengenError)) foreign.push(`${name} ${how} ${at} ${value}: ${String(error)}`);
      }
    }
    expect(foreign).toEqual([]);
  });
}

test("other files say what they are", async () => {
  await expect(loadTorch(saveSafetensors({ x: ones([1]) }))).rejects.toThrow(
    "It may be a safetensors file: loadSafetensors reads it",
  );
  await expect(loadTorch(Uint8Array.of(0x80, 2, 0x4b, 1, 0x2e))).rejects.toThrow(
    "the file is a pickle, but not of torch.save",
  );
  await expect(loadTorch(new Uint8Array(3))).rejects.toThrow("loadTorch: the file was not written by torch.save");
});

/** PyTorch's, where it is there. */
const python = ["/usr/bin/python3", "python3"].find(
  (one) => spawnSync(one, ["-c", "import torch"], { encoding: "utf8" }).status === 0,
);

function written(): Promise<Uint8Array<ArrayBuffer>> {
  manualSeed(1);
  const model = new nn.Linear(3, 2);
  const optimizer = new optim.SGD(model.parameters(), { lr: 0.5 });
  const all = tensor([0, 1, 2, 3, 4, 5]);
  return saveTorch({
    state: model.stateDict(),
    optimizer: optimizer.stateDict() as unknown as TorchValue,
    views: [all, all.view([2, 3]).t()],
    conj: randn([2], { dtype: "complex64" }).conj(),
    half: tensor([1, 2], { dtype: "bfloat16" }),
    leaf: ones([1]).requiresGrad_(),
    numbers: [1, -1, 0.5, 2n ** 70n, -(2 ** 40), Number.NaN, { re: 1, im: 2 }],
    others: ["ä", null, true, new Set([1, 2]), Uint8Array.of(0, 255), new Map([[1, "x"]])],
  });
}

test("what is written is read again", async () => {
  const value = await loadTorch<Record<string, TorchValue>>(await written());
  expect(value["numbers"]).toEqual([1, -1, 0.5, 2n ** 70n, -(2 ** 40), Number.NaN, { re: 1, im: 2 }]);
  expect(value["others"]).toEqual(["ä", null, true, new Set([1, 2]), Uint8Array.of(0, 255), { 1: "x" }]);
  const [all, view] = value["views"] as unknown as [Tensor, Tensor];
  all.fill_(1);
  expect([view.strides, view.eq(1).all().item(), isTensor(value["half"])]).toEqual([[1, 3], true, true]);
  await expect(saveTorch({ f: (() => 1) as never })).rejects.toThrow("saveTorch: f is a function; expected tensors");
  const circle: Record<string, unknown> = {};
  circle["itself"] = circle;
  await expect(saveTorch(circle as never)).rejects.toThrow("is nested too deeply, or in itself");
});

test.skipIf(python === undefined)("what is written is read by PyTorch", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tengen-torch-"));
  writeFileSync(join(folder, "a.pt"), await written());
  const program = `
import torch
v = torch.load("a.pt")
torch.nn.Linear(3, 2).load_state_dict(v["state"])
a, b = v["views"]
assert b.stride() == (1, 3) and b.storage().data_ptr() == a.storage().data_ptr()
assert v["leaf"].requires_grad and v["half"].dtype == torch.bfloat16 and v["conj"].dtype == torch.complex64
assert v["numbers"][:5] == [1, -1, 0.5, 2**70, -2**40] and v["numbers"][6] == 1 + 2j
assert v["others"] == ["ä", None, True, {1, 2}, b"\\x00\\xff", {1: "x"}]
assert v["optimizer"]["groups"][0]["lr"] == 0.5
print("read")
`;
  const { stdout, stderr } = spawnSync(python!, ["-c", program], { cwd: folder, encoding: "utf8" });
  expect([stdout, stderr]).toEqual(["read\n", ""]);
});

/** The same archive with all sizes and lengths in ZIP64 records, as archives beyond 4 GB have them. */
function asZip64(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  const [count, from] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  const parts: Uint8Array[] = [bytes.subarray(0, from)];
  let length = 0;
  const push = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  for (let i = 0, at = from; i < count; i++) {
    const names = view.getUint16(at + 28, true);
    const record = bytes.slice(at, at + 46 + names);
    const fields = new DataView(record.buffer);
    // A record of another kind stands before that of ZIP64.
    const extra = new DataView(new ArrayBuffer(6 + 4 + 24));
    extra.setUint16(0, 0x5455, true);
    extra.setUint16(2, 2, true);
    extra.setUint16(6, 1, true);
    extra.setUint16(8, 24, true);
    for (const [j, place] of [24, 20, 42].entries()) {
      extra.setBigUint64(10 + 8 * j, BigInt(fields.getUint32(place, true)), true);
      fields.setUint32(place, 0xffffffff, true);
    }
    fields.setUint16(30, extra.byteLength, true);
    push(record);
    push(new Uint8Array(extra.buffer));
    at += 46 + names;
  }
  const record = new DataView(new ArrayBuffer(56));
  record.setUint32(0, 0x06064b50, true);
  record.setBigUint64(32, BigInt(count), true);
  record.setBigUint64(40, BigInt(length), true);
  record.setBigUint64(48, BigInt(from), true);
  const locator = new DataView(new ArrayBuffer(20));
  locator.setUint32(0, 0x07064b50, true);
  locator.setBigUint64(8, BigInt(from + length), true);
  const tail = bytes.slice(end);
  const last = new DataView(tail.buffer);
  last.setUint16(10, 0xffff, true);
  last.setUint32(12, 0xffffffff, true);
  last.setUint32(16, 0xffffffff, true);
  for (const part of [record, locator]) parts.push(new Uint8Array(part.buffer));
  parts.push(tail);
  return new Uint8Array(Buffer.concat(parts));
}

test("archives in ZIP64 format are read, and damaged ones end in errors of the library", async () => {
  const plain = await written();
  const large = asZip64(plain);
  const values = async (bytes: Uint8Array) =>
    JSON.stringify(await loadTorch(bytes), (_, v) => (typeof v === "bigint" ? String(v) : v));
  expect(await values(large)).toBe(await values(plain));
  if (python !== undefined) {
    // Python's own reader agrees that this is what the format says.
    const program = "import io, sys, zipfile; print(zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())).testzip())";
    expect(spawnSync(python, ["-c", program], { input: large, encoding: "utf8" }).stdout).toBe("None\n");
  }
  const from = plain.length - 22 - 200;
  for (let at = from; at < large.length; at++) {
    const damaged = large.slice();
    damaged[at] = damaged[at]! ^ 0x55;
    await loadTorch(damaged).catch((error: unknown) => expect(error).toBeInstanceOf(TengenError));
  }
});

describe("files by their paths", () => {
  const folder = mkdtempSync(join(tmpdir(), "tengen-torch-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const save = (name: string, bytes: Uint8Array): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };

  test("hold what their bytes hold, in both formats; tensors of one storage share it", async () => {
    for (const name of ["dtypes", "dtypes.old"].filter((one) => recorded[one] !== undefined)) {
      const [a, b] = [await loadTorch(save(name, bytesOf(name))), await load(name)];
      expect(String(Object.values(a as object))).toBe(String(Object.values(b)));
    }
    const value = await loadTorch<Record<string, readonly Tensor[]>>(save("views", await written()));
    const [all, view] = value["views"]! as readonly [Tensor, Tensor];
    all.fill_(7);
    expect(view.toArray()).toEqual([
      [7, 7],
      [7, 7],
      [7, 7],
    ]);
  });

  test("are read in parts, none of them twice; a program is named before its elements are read", async () => {
    const zip = await written();
    const path = save("a.pt", zip);
    const fs = builtinModule<{ readSync: (...args: never[]) => number }>("node:fs")!;
    const { readSync } = fs;
    const lengths: number[] = [];
    fs.readSync = (...args: never[]): number => {
      lengths.push((args as readonly unknown[])[3] as number);
      return readSync(...args);
    };
    try {
      await loadTorch(path);
      // The end, the directory, a header of each file, and the bytes of each, none of them twice.
      expect(lengths.reduce((a, b) => a + b)).toBeLessThan(2.5 * zip.length);
      lengths.length = 0;
      await expect(loadTorch(save("model.pt", bytesOf("model")))).rejects.toThrow("objects of torch.nn");
    } finally {
      fs.readSync = readSync;
    }
  });

  test("that are none, or are missing", async () => {
    await expect(loadTorch(save("text", new TextEncoder().encode("hello, world")))).rejects.toThrow(
      "was not written by torch.save",
    );
    await expect(loadTorch(save("empty", new Uint8Array()))).rejects.toThrow("was not written by torch.save");
    await expect(loadTorch(join(folder, "nowhere"))).rejects.toThrow("ENOENT");
  });
});

test("loadSafetensors says which function reads these files", () => {
  const text =
    "loadSafetensors: this is not a safetensors file, but one of torch.save (.pt); await loadTorch(bytes) of tengen/data reads it";
  for (const name of ["tensor", "tensor.old"]) expect(() => loadSafetensors(bytesOf(name))).toThrow(text);
});
