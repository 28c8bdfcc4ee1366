// Bags of embeddings with wrong places, and fused optimiser steps on the device beside the CPU's, with a gradient scaler's tensors on either device, and what they refuse.

import type { Device, Tensor } from "../../generated/index.js";
import { ops, tensor } from "../../generated/index.js";

const call = (name: string, args: readonly unknown[]): void =>
  void (ops.aten as unknown as Record<string, (...args: readonly unknown[]) => unknown>)[name]!(...args);

/** A step of each optimiser; `scale` and `found` as tensors of the device, of the CPU, or none. */
async function stepped(device: Device, scalars: Device | null, found: number): Promise<string> {
  const on = (list: readonly number[]): Tensor => tensor([...list], { dtype: "float32" }).to({ device });
  const scalar = (value: number): Tensor | null =>
    scalars === null ? null : tensor(value, { dtype: "float32" }).to({ device: scalars });
  const [p, g, m, v, top] = [
    [1, -2],
    [4, 8],
    [0.5, 0.25],
    [1, 2],
    [3, 1],
  ].map((list) => [on(list)]);
  const rest = { gradScale: scalar(2), foundInf: scalar(found) };
  const adam = { lr: 0.1, beta1: 0.9, beta2: 0.999, weightDecay: 0.01, eps: 1e-8, maximize: false, ...rest };
  const count = (value: number): Tensor[] => [tensor(value, { dtype: "float32" })];
  call("_fused_adam_", [p, g, m, v, top, count(3), { ...adam, amsgrad: true }]);
  call("_fused_adamw_", [p, g, m, v, [], count(4), { ...adam, amsgrad: false }]);
  const sgd = { weightDecay: 0.01, momentum: 0.9, lr: 0.1, dampening: 0.2, nesterov: false, maximize: false };
  call("_fused_sgd_", [p, g, m, { ...sgd, isFirstStep: false, ...rest }]);
  const all = await Promise.all([p, g, m, v, top].map((list) => list![0]!.readArray()));
  return JSON.stringify(all.flat(2).map((value) => Number(Number(value).toPrecision(5))));
}

export async function stepReport(device: Device): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for (const [scalars, found] of [
    [null, 0],
    [device, 0],
    [device, 1],
    ["cpu", 0],
    ["cpu", 1],
  ] as const) {
    const expected = await stepped("cpu", scalars === null ? null : "cpu", found);
    if ((await stepped(device, scalars, found)) !== expected) rows.push([scalars, found]);
  }
  const on = (list: readonly number[]): Tensor => tensor([...list], { dtype: "float32" }).to({ device });
  const x = [on([1, 2])];
  const numbers = { lr: 0.1, beta1: 0.9, beta2: 0.999, weightDecay: 0, eps: 1e-8, amsgrad: false, maximize: false };
  const refused: (readonly unknown[])[] = [
    [x, [], x, x, [], [tensor(1)], numbers],
    [x, [on([1])], x, x, [], [tensor(1)], numbers],
    [x, x, x, x, [], [], numbers],
  ];
  for (const args of refused)
    try {
      call("_fused_adam_", args);
      rows.push("not refused");
    } catch (error) {
      rows.push((error as Error).message.split("\n")[0]);
    }
  const table = tensor(
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    { dtype: "float32" },
  ).to({ device });
  const whole = (list: readonly number[]): Tensor => tensor([...list], { dtype: "int64" }).to({ device });
  for (const [indices, offsets] of [
    [[0, 2 ** 32], [0]],
    [[0, 3], [0]],
    [
      [0, 1],
      [0, 3],
    ],
    [[0, 1], [1]],
    [
      [0, 2, 1],
      [0, 1],
    ],
  ] as const) {
    const [bags] = ops.aten._embedding_bag(table, whole(indices), whole(offsets)) as unknown as [Tensor];
    rows.push(await bags.readArray().catch((error: Error) => error.message.split(",")[0]));
  }
  return rows;
}
