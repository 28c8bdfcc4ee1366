// Loaders that copy batches to a device one ahead of use: what is copied when, what an error and a break give back, and what stays the program's.

import { afterAll, beforeEach, expect, test } from "vitest";
import { arange, type Device, isTensor, registerBackend, type Tensor, tensor } from "../../generated/index.js";
import { DataLoader } from "../../runtime/data/index.js";

/** What the device was asked for. */
const log: string[] = [];
interface Memory {
  readonly bytes: Uint8Array;
}
const counts = { open: 0, writes: 0 };
const backend = registerBackend<Memory>({
  key: "PrivateUse2",
  allocate(bytes) {
    counts.open++;
    return { bytes: new Uint8Array(bytes) };
  },
  write(memory, at, bytes) {
    counts.writes++;
    log.push(`copy ${new Float32Array(bytes.slice().buffer)[0]}`);
    memory.bytes.set(bytes, at);
  },
  read: async (memory, at, length) => memory.bytes.slice(at, at + length),
  copy: () => undefined,
  free: () => void counts.open--,
});
afterAll(() => backend.dispose());
const device = backend.device as Device;

beforeEach(() => {
  log.length = 0;
  counts.open = 0;
  counts.writes = 0;
});

const first = (batch: unknown): Promise<number> => (batch as Tensor).select(0, 0).readItem() as Promise<number>;
const items = { length: 6, get: (i: number): number => i };
async function* later(): AsyncGenerator<number> {
  for (let i = 0; i < 6; i++) yield i;
}

test("the next batch is copied before the program has this one", async () => {
  const found: number[] = [];
  for (const batch of new DataLoader(items, { batchSize: 2, device })) {
    log.push("use");
    expect(batch.device).toBe(device);
    found.push(await first(batch));
  }
  expect(found).toEqual([0, 2, 4]);
  expect(log).toEqual(["copy 0", "copy 2", "use", "copy 4", "use", "use"]);
});

test.each([
  ["promises", { length: 6, get: async (i: number) => i }],
  ["an asynchronous generator", later],
])("of %s, while the program works on one", async (_, dataset) => {
  const found: number[] = [];
  for await (const batch of new DataLoader(dataset as typeof later, { batchSize: 2, device })) {
    // The work of a step, in which the next batch comes.
    await new Promise((resolve) => setImmediate(resolve));
    log.push("use");
    found.push(await first(batch));
  }
  expect(found).toEqual([0, 2, 4]);
  expect(log).toEqual(["copy 0", "copy 2", "use", "copy 4", "use", "use"]);
});

test("columns, trees of tensors, and what is there already", async () => {
  const x = arange(4, { dtype: "float32" });
  for (const shuffle of [false, true])
    for (const batch of new DataLoader({ x, y: x.mul(2) }, { batchSize: 2, shuffle, device }))
      expect(Object.values(batch).map((one) => [one.device, one.shape])).toEqual([
        [device, [2]],
        [device, [2]],
      ]);
  const there = tensor([7, 8]).to({ device });
  const pairs = new DataLoader([0, 1], {
    batchSize: 1,
    collate: ([i]: readonly number[]) => ({ there, list: [tensor([i!]), "text", new Map([["x", tensor([i!])]])] }),
    device,
    reuse: true,
  });
  for (const { there: same, list } of pairs) {
    expect(same).toBe(there);
    expect([list[1], (list[0] as Tensor).device]).toEqual(["text", device]);
    expect((list[2] as Map<string, Tensor>).get("x")!.device).toBe(device);
  }
  // What was not copied is the program's.
  expect(await there.readArray()).toEqual([7, 8]);
});

test("a break gives back what was copied ahead, and nothing else", async () => {
  let kept: unknown = null;
  for (const batch of new DataLoader(items, { batchSize: 2, device })) {
    kept = batch;
    expect(counts.open).toBe(2);
    break;
  }
  expect(counts).toEqual({ open: 1, writes: 2 });
  expect(await first(kept)).toBe(0);
  let isClosed = false;
  async function* closing(): AsyncGenerator<number> {
    try {
      yield* later();
    } finally {
      isClosed = true;
    }
  }
  for await (const batch of new DataLoader(closing, { batchSize: 2, device, prefetch: 0 })) {
    kept = batch;
    break;
  }
  expect(isClosed).toBe(true);
  expect(counts).toEqual({ open: 2, writes: 4 });
  expect(await first(kept)).toBe(0);
});

test("an error comes when its batch would, and copies of the failed batch are given back", async () => {
  const broken = {
    length: 4,
    get(i: number): number {
      if (i >= 2) throw new Error(`no ${i}`);
      return i;
    },
  };
  const seen: number[] = [];
  const run = async (): Promise<void> => {
    for (const batch of new DataLoader(broken, { batchSize: 2, device })) seen.push(await first(batch));
  };
  await expect(run()).rejects.toThrow("no 2\n  item: 2 of the data set");
  const runLater = async (): Promise<void> => {
    const dataset = { length: 4, get: async (i: number) => broken.get(i) };
    for await (const batch of new DataLoader(dataset, { batchSize: 2, device })) seen.push(await first(batch));
  };
  await expect(runLater()).rejects.toThrow("no 2\n  item: 2 of the data set");
  expect(seen).toEqual([0, 0]);
  // The second tensor of a batch cannot be copied.
  const before = counts.open;
  const gone = tensor([1, 2]);
  const batches = new DataLoader([0], { collate: () => [tensor([1, 2]), gone], device });
  gone[Symbol.dispose]();
  expect(() => [...batches]).toThrow("was given up");
  // The collector has what the failing copy had begun with.
  expect(counts.open).toBe(before + 1);
});

test("with reuse, a batch is given up when the next one is asked for", async () => {
  const seen: Tensor[] = [];
  for (const batch of new DataLoader(items, { batchSize: 2, device, reuse: true })) {
    expect(isTensor(batch)).toBe(true);
    seen.push(batch);
  }
  expect(counts.open).toBe(0);
  await expect(seen[0]!.read()).rejects.toThrow("of a batch was given up when the loader was asked for the next one");
  for await (const batch of new DataLoader(later, { batchSize: 2, device, reuse: true })) seen.push(batch as Tensor);
  expect(counts.open).toBe(0);
});

test("a device that there is not", () => {
  expect(() => new DataLoader(items, { device: "gpu" as Device })).toThrow('unknown device "gpu"');
  expect(() => [...new DataLoader(items, { device: "cuda" })]).toThrow("cuda");
});
