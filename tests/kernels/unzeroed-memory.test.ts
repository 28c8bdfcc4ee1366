// Memory that is not zeroed: where kernels say that they write every element, everything they leave shows. Here it is filled with NaN at every size.

import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { add, empty, offerWasm, ones, setPoolLimit, useKernels, zeros } from "../../generated/index.js";
import { dtypeCodeOf } from "../../runtime/core/dtype.js";
import { largeStorage } from "../../runtime/core/storage.js";
import { allocateCode } from "../../runtime/core/tensor.js";
import { runGrads } from "../conformance/grads.js";
import { runOps } from "../conformance/ops.js";
import { readFamily } from "./golden.js";
import { dropWarnings } from "./quiet.js";

const filled = vi.hoisted(() => ({ count: 0 }));

vi.mock("../../runtime/core/storage.js", async (original) => {
  const storage = await original<typeof import("../../runtime/core/storage.js")>();
  const resultStorage: typeof storage.resultStorage = (length, code, device, overwritten) => {
    const created = storage.resultStorage(length, code, device, overwritten);
    if (overwritten && created.array !== null) {
      filled.count++;
      const { buffer, byteOffset, byteLength } = created.array;
      new Uint8Array(buffer, byteOffset, byteLength).fill(255);
    }
    return created;
  };
  return { ...storage, resultStorage };
});

dropWarnings();
afterAll(() => {
  useKernels(null);
});

describe.each(["ts", "wasm"])("by %s", (kind) => {
  test.each(["answers", "conversion", "half", "indexing", "linalg", "neural", "sort", "unseen", "views"])(
    "%s",
    (name) => {
      useKernels(kind);
      const handle = offerWasm(1);
      filled.count = 0;
      const { ops, grads } = readFamily(name);
      for (const { failed, skipped } of [runOps(ops ?? []), runGrads(grads ?? [])])
        expect([...failed, ...skipped].map(({ id, why }) => `${id} ${why}`)).toEqual([]);
      expect(filled.count).toBeGreaterThan(10);
      handle.dispose();
    },
  );
});

describe("large arrays", () => {
  // Memory that came back would serve first.
  const limit = setPoolLimit(0);
  afterAll(() => setPoolLimit(limit));
  const float32 = dtypeCodeOf("float32");
  const count = 70_000;
  offerWasm();
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("are not zeroed if every element is written next, and Node has such memory", () => {
    const requested: number[] = [];
    vi.stubGlobal("Buffer", {
      allocUnsafeSlow(bytes: number) {
        requested.push(bytes);
        return new Uint8Array(bytes).fill(255);
      },
    });
    const x = ones([count]);
    requested.length = 0;
    expect(add(x, x).data.every((value) => value === 2)).toBe(true);
    expect(requested).toEqual([4 * count]);
    expect([zeros([count]), empty([count])].every(({ data }) => data.every((value) => value === 0))).toBe(true);
    expect(requested).toHaveLength(1);
  });

  test("have gaps of zeros, whatever memory they get", () => {
    vi.stubGlobal("Buffer", { allocUnsafeSlow: (bytes: number) => new Uint8Array(bytes).fill(255) });
    const spaced = allocateCode([300, 300], float32, "cpu", [600, 1], true);
    const memory = spaced.storage.array as Float32Array;
    expect(memory).toHaveLength(299 * 600 + 300);
    expect(memory.every((value) => value === 0)).toBe(true);
  });

  test("are none on meta", () => {
    expect(allocateCode([count], float32, "meta", undefined, true).storage.array).toBeNull();
  });

  test.each([
    ["no Buffer", undefined],
    ["a Buffer that pools", { allocUnsafeSlow: (bytes: number) => new Uint8Array(new ArrayBuffer(bytes + 8), 8) }],
    ["a Buffer without such memory", {}],
    [
      "a Buffer that refuses this size",
      {
        allocUnsafeSlow() {
          throw new RangeError("too large");
        },
      },
    ],
  ])("are zeroed with %s", (_, buffer) => {
    vi.stubGlobal("Buffer", buffer);
    const memory = largeStorage.installed!(count, float32, 4 * count, "cpu", true)!.array as Float32Array;
    expect([memory.length, memory.byteOffset, memory.every((value) => value === 0)]).toEqual([count, 0, true]);
    const x = ones([count]);
    expect(add(x, x).data.every((value) => value === 2)).toBe(true);
  });
});
