// Checkpoints of training runs: resumed with the same bits, whole after a failure, and refused where they do not fit.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import {
  add,
  complex,
  crossEntropyLoss,
  Generator,
  GradScaler,
  manualSeed,
  randn,
  relu,
  saveSafetensors,
  type Tensor,
  tensor,
  zeros,
} from "../../generated/index.js";
import {
  DataLoader,
  fromTransferable,
  loadCheckpoint,
  saveCheckpoint,
  toTransferable,
} from "../../runtime/data/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-checkpoint-"));
const file = (name: string): string => join(folder, name);
const message = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("nothing was thrown");
};

const x = randn([24, 4], { generator: new Generator(1) });
const y = x.sum([1]).gt(0).to("int64");

/** A run with everything that draws or remembers. */
function begin() {
  const model = new nn.Sequential(
    new nn.Linear(4, 8),
    new nn.BatchNorm1d(8),
    relu,
    new nn.Dropout(0.3),
    new nn.Linear(8, 2),
  );
  const optimizer = new optim.AdamW(model.parameters(), { lr: 0.01, amsgrad: true });
  const warm = new optim.LinearLR(optimizer, { startFactor: 0.1, totalSteps: 3 });
  const schedule = new optim.SequentialLR(optimizer, [warm, new optim.CosineAnnealingLR(optimizer, 20)], [4]);
  const averaged = new optim.AveragedModel(model, { average: optim.emaAverage(0.9) });
  const order = new Generator(5);
  return { model, optimizer, schedule, averaged, order };
}

function epoch({ model, optimizer, schedule, averaged, order }: ReturnType<typeof begin>): number[] {
  const losses: number[] = [];
  for (const batch of new DataLoader({ x, y }, { batchSize: 8, shuffle: true, generator: order })) {
    optimizer.zeroGrad();
    const loss = crossEntropyLoss(model.forward(batch.x), batch.y);
    loss.backward();
    optimizer.step();
    schedule.step();
    averaged.updateParameters(model);
    losses.push(loss.item());
  }
  return losses;
}

test("a run that is resumed goes on with the same bits", () => {
  manualSeed(3);
  const whole = begin();
  epoch(whole);
  epoch(whole);
  const path = file("run.safetensors");
  saveCheckpoint(path, {
    ...whole,
    step: 2,
    best: 0.5,
    history: [1, -0, Number.NaN, 2n ** 60n],
    note: { $tensor: "x" },
  });
  const expected = [epoch(whole), epoch(whole)];
  manualSeed(9);
  const again = begin();
  epoch(again);
  const { step, best, history, note } = loadCheckpoint(path, { ...again });
  expect([step, best, history, note]).toEqual([2, 0.5, [1, -0, Number.NaN, 2n ** 60n], { $tensor: "x" }]);
  expect([epoch(again), epoch(again)]).toEqual(expected);
  for (const [name, value] of Object.entries(whole.averaged.stateDict()))
    expect(again.averaged.stateDict()[name]!.equal(value), name).toBe(true);
  expect(again.optimizer.groups[0]!.lr).toBe(whole.optimizer.groups[0]!.lr);
});

test.each<[string, (p: readonly Tensor[]) => optim.Optimizer<{ readonly lr: number }>]>([
  ["SGD", (p) => new optim.SGD(p, { lr: 0.1, momentum: 0.9 })],
  ["Adam of complex numbers", (p) => new optim.Adam(p)],
  ["LBFGS", (p) => new optim.LBFGS(p, { maxIter: 3 }) as never],
  ["NAdam", (p) => new optim.NAdam(p)],
  ["ASGD", (p) => new optim.ASGD(p)],
])("states of %s", (name, make) => {
  const dtype = name.includes("complex") ? "complex128" : "float64";
  manualSeed(1);
  const [start, target] = [randn([3], { dtype }), randn([3], { dtype })];
  const one = (p: Tensor, optimizer: ReturnType<typeof make>): void => {
    optimizer.step(() => {
      optimizer.zeroGrad();
      const loss = p.sub(target).abs().square().sum();
      loss.backward();
      return loss;
    });
  };
  const p = start.clone().requiresGrad_();
  const optimizer = make([p]);
  one(p, optimizer);
  one(p, optimizer);
  const bytes = saveCheckpoint({ optimizer, p: p.detach() });
  one(p, optimizer);
  const q = start.clone().requiresGrad_();
  const other = make([q]);
  const { p: saved } = loadCheckpoint<{ p: Tensor }>(bytes, { optimizer: other });
  q.detach().copy_(saved);
  one(q, other);
  expect(q.detach().equal(p.detach())).toBe(true);
});

test("parts may be left out, and gradient scalers and plateaus have states", () => {
  const model = new nn.Linear(1, 1);
  const optimizer = new optim.SGD(model.parameters(), { lr: 1 });
  const plateau = new optim.ReduceLROnPlateau(optimizer);
  plateau.step(3);
  const scaler = new GradScaler();
  const bytes = saveCheckpoint({ model, optimizer, plateau, scaler });
  const other = new nn.Linear(1, 1);
  expect(loadCheckpoint(bytes, { model: other })).toEqual({});
  expect(other.weight.equal(model.weight)).toBe(true);
  const next = new optim.ReduceLROnPlateau(optimizer);
  loadCheckpoint(bytes, { plateau: next, scaler: new GradScaler() });
  expect(next.stateDict()).toEqual(plateau.stateDict());
});

describe("what does not fit changes nothing", () => {
  const model = new nn.Linear(2, 2);
  const optimizer = new optim.SGD(model.parameters(), { lr: 0.5 });
  const bytes = saveCheckpoint({ model, optimizer, generator: new Generator(2), step: 1 });

  test("a model of another shape, after an optimiser and generators that fit", () => {
    const generator = new Generator(7);
    const other = new optim.SGD(new nn.Linear(2, 2).parameters(), { lr: 0.25 });
    manualSeed(4);
    const before = manualSeed(4).getState();
    const run = () => loadCheckpoint(bytes, { model: new nn.Linear(2, 3), optimizer: other, generator });
    expect(message(run)).toContain("loadStateDict: weight: shape [2, 2], where the module has [3, 2]");
    expect(other.groups[0]!.lr).toBe(0.25);
    expect(generator.random()).toBe(new Generator(7).random());
    expect(manualSeed(4).getState()).toEqual(before);
  });

  test.each<[string, () => unknown, string]>([
    [
      "another name",
      () => loadCheckpoint(bytes, { net: model }),
      "loadCheckpoint: the checkpoint has no net; it has model, optimizer, generator",
    ],
    [
      "a note as a part",
      () => loadCheckpoint(bytes, { step: 3 as never }),
      "loadCheckpoint: step is number 3; expected a model",
    ],
    ["no parts", () => loadCheckpoint(bytes, undefined as never), "loadCheckpoint: expected parts by name"],
    ["other bytes", () => loadCheckpoint(new Uint8Array(100), { model }), "loadSafetensors: "],
    [
      "another file",
      () => loadCheckpoint(saveSafetensors(model.stateDict()), { model }),
      "loadCheckpoint: this safetensors file was not written by saveCheckpoint; model.loadStateDict(",
    ],
    [
      "a function",
      () => saveCheckpoint({ model: () => 1 } as never),
      "saveCheckpoint: model is a function; expected a model",
    ],
    ["nothing", () => saveCheckpoint("x.safetensors", undefined as never), "saveCheckpoint: expected parts by name"],
  ])("%s", (_, run, text) => {
    expect(message(run)).toContain(text);
  });

  test.each([
    "{",
    '{"version":2}',
    '{"version":1}',
    '{"version":1,"states":{"model":{"$tensor":"gone"}},"generators":{},"notes":{}}',
    '{"version":1,"states":{},"generators":{},"notes":{"a":{"$object":3}}}',
  ])("a damaged description: %s", (text) => {
    const damaged = saveSafetensors({}, { "tengen.checkpoint": text });
    expect(message(() => loadCheckpoint(damaged, {}))).toMatch(/^loadCheckpoint: the file/);
  });
});

test("a file takes the place of the old one, through links too, and leaves nothing beside it", () => {
  const path = file("old.safetensors");
  writeFileSync(path, "old", { mode: 0o640 });
  symlinkSync(path, file("link.safetensors"));
  saveCheckpoint(file("link.safetensors"), { step: 1 });
  expect(loadCheckpoint(path, {})).toEqual({ step: 1 });
  expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  expect(message(() => saveCheckpoint(join(folder, "none", "a.safetensors"), { step: 1 }))).toContain("ENOENT");
});

test.skipIf(process.platform !== "linux")("a full disk leaves the old file, and nothing beside it", () => {
  const path = file("kept.safetensors");
  saveCheckpoint(path, { step: 1, weights: zeros([10]) });
  const before = readFileSync(path);
  const entry = pathToFileURL(fileURLToPath(new URL("../../runtime/data/index.ts", import.meta.url))).href;
  const library = pathToFileURL(fileURLToPath(new URL("../../generated/index.ts", import.meta.url))).href;
  const program = `
    import { saveCheckpoint } from ${JSON.stringify(entry)};
    import { zeros } from ${JSON.stringify(library)};
    try { saveCheckpoint(${JSON.stringify(path)}, { step: 2, weights: zeros([100000]) }); } catch (error) { process.stdout.write(error.code); }
  `;
  // A limit on the size of files stands for the end of the disk: writes fail in the same place.
  const command = 'trap "" XFSZ; ulimit -f 64; exec "$0" --import tsx --input-type=module -e "$1"';
  const { stdout, stderr } = spawnSync("bash", ["-c", command, process.execPath, program], { encoding: "utf8" });
  expect([stdout, stderr]).toEqual(["EFBIG", ""]);
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes(".tmp"))).toEqual([]);
  expect(loadCheckpoint<{ weights: Tensor }>(path, {}).weights.equal(tensor(Array.from({ length: 10 }, () => 0)))).toBe(
    true,
  );
});

describe("tensors for other threads", () => {
  /** What arrives at the other end of a port. */
  const posted = (value: unknown, transfer: readonly ArrayBuffer[] = []): unknown => {
    const { port1, port2 } = new MessageChannel();
    try {
      port1.postMessage(value, transfer);
      return receiveMessageOnPort(port2)!.message;
    } finally {
      port1.close();
      port2.close();
    }
  };

  test("lists and objects of them arrive as they were, their bytes moved", () => {
    const x = tensor(
      [
        [1, 2],
        [3, 4],
      ],
      { requiresGrad: true },
    );
    const model = new nn.Linear(2, 3);
    const bytes = toTransferable({
      list: [x.t(), tensor([1n, 2n ** 60n])],
      half: x.detach().to("bfloat16"),
      wide: complex(x.detach().double(), x.detach().double()),
      state: model.stateDict(),
      step: 3,
      name: "a",
      none: null,
    });
    const found = fromTransferable<{
      list: [Tensor, Tensor];
      half: Tensor;
      wide: Tensor;
      state: nn.StateDict;
      step: number;
    }>(posted(bytes, [bytes.buffer]) as Uint8Array);
    expect(bytes.length).toBe(0);
    expect(found.list[0].equal(x.t())).toBe(true);
    expect([found.list[0].requiresGrad, found.list[0].isContiguous]).toEqual([false, true]);
    expect(found.list[1].at(1).item({ bigint: true })).toBe(2n ** 60n);
    expect([found.half.dtype, found.wide.dtype, found.step]).toEqual(["bfloat16", "complex128", 3]);
    expect(found.wide.at(1, 1).item()).toEqual({ re: 4, im: 4 });
    new nn.Linear(2, 3).loadStateDict(found.state);
    expect(fromTransferable<Tensor>(toTransferable(zeros([0, 2]))).shape).toEqual([0, 2]);
  });

  test("what cannot be sent, and what was not sent so, is refused with the way to do it", () => {
    expect(message(() => toTransferable({ model: new nn.Linear(1, 1) } as never))).toBe(
      "toTransferable: value.model is an object (Linear); expected tensors, numbers and texts, and lists and objects of them (of a model its stateDict())",
    );
    expect(message(() => fromTransferable(saveSafetensors({ x: zeros([1]) })))).toBe(
      "fromTransferable: these bytes were not made by toTransferable",
    );
    const cyclic: unknown[] = [1];
    cyclic.push({ again: cyclic });
    for (const call of [() => toTransferable(cyclic as never), () => saveCheckpoint({ list: cyclic as never })])
      expect(message(call)).toMatch(/(value|list)\.1\.again is a list or object that contains itself; expected/);
    const dead = posted(zeros([1])) as Tensor;
    for (const call of [() => add(dead, 1), () => zeros([1]).add(dead), () => new nn.Linear(1, 1).forward(dead)])
      expect(message(call)).toContain(
        "a tensor that postMessage or structuredClone took apart (send toTransferable(x) of tengen/data",
      );
  });
});
