// Key sets of the library's own tensors, against those of PyTorch's.

import "../../generated/index.js";
import { dualLevel, inferenceMode, isTensor, makeDual, noGrad, type Tensor, zeros } from "../../generated/index.js";
import { KeySet } from "../../runtime/dispatch/key-set.js";
import { newReport, type Report, runRecord, Unsupported } from "./report.js";

export interface KeySetRecord {
  readonly set: string;
  readonly highest: string;
  readonly requires_grad: boolean;
  readonly is_leaf: boolean;
  readonly layout: string;
  readonly device: string;
  readonly dtype: string;
}

const leaf = (): Tensor => zeros([2, 3], { requiresGrad: true });

/**
 * How each description in the records is created here. Those that are missing need layouts, lazy bits or layers that the library lacks.
 */
const makers: Readonly<Record<string, () => Tensor>> = {
  cpu: () => zeros([2, 3]),
  "cpu requires_grad leaf": leaf,
  "cpu non-leaf": () => leaf().mul(2),
  "cpu detached": () => leaf().detach(),
  "cpu view of leaf": () => leaf().view([3, 2]),
  "cpu int64": () => zeros([2], { dtype: "int64" }),
  "cpu bool": () => zeros([2], { dtype: "bool" }),
  "cpu float16": () => zeros([2], { dtype: "float16" }),
  "cpu 0-dim": () => zeros([]),
  "cpu empty": () => zeros([0]),
  meta: () => zeros([2], { device: "meta" }),
  "meta requires_grad": () => zeros([2], { device: "meta", requiresGrad: true }),
  inference: () => inferenceMode(() => zeros([2])),
  parameter: leaf,
  "cpu made under no_grad": () => noGrad(() => leaf().mul(2)),
  "forward-ad dual": () => dualLevel(() => makeDual(zeros([2]), zeros([2]))),
};

/** A tensor of a kind that the records describe. */
export function tensorOf(description: string): Tensor | null {
  return makers[description]?.() ?? null;
}

export function keySetText(tensor: { readonly keysLo: number; readonly keysHi: number }): string {
  return new KeySet(tensor.keysLo, tensor.keysHi).toString();
}

/** The file is one object: description to record. */
export function runKeySets([file]: readonly Readonly<Record<string, KeySetRecord>>[]): Report {
  const report = newReport();
  for (const [description, record] of Object.entries(file ?? {})) {
    runRecord(report, description, description, () => {
      const tensor = tensorOf(description);
      if (!isTensor(tensor)) throw new Unsupported(`no tensor of the library is "${description}"`);
      const text = keySetText(tensor);
      const actual = {
        set: text,
        highest: /(\w+)\)$/.exec(text)?.[1],
        requires_grad: tensor.requiresGrad,
        is_leaf: tensor.isLeaf,
        layout: "torch.strided",
        device: tensor.device,
        dtype: tensor.dtype,
      };
      return (Object.keys(actual) as (keyof typeof actual)[]).flatMap((field) =>
        actual[field] === record[field] ? [] : [`${field}: expected ${record[field]}, got ${actual[field]}`],
      );
    });
  }
  return report;
}
