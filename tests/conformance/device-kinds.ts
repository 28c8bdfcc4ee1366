// The kinds of records that are run on a backend's device, and the records of a file.

import { readRecords } from "./files.js";
import type { Report } from "./report.js";

/** A record of any kind: the properties that filters use. */
interface AnyRecord {
  readonly id?: string;
  readonly op?: string;
  readonly name?: string;
  readonly overload?: string;
  readonly text?: string;
  readonly schema?: string;
  readonly steps?: readonly { readonly op?: string }[];
}

export interface DeviceKind {
  /** Files of a folder that hold this kind. */
  readonly files: RegExp;
  /** Loads what runs the kind on a device. */
  readonly loadOn: () => Promise<(device: string, records: readonly never[]) => Promise<Report>>;
}

const gradientsOn = async () => (await import("./device-grads.js")).runGradsOn;

export const deviceKinds = {
  ops: { files: /^(dtypes_)?ops_\d+\.jsonl/, loadOn: async () => (await import("./device.js")).runOpsOn },
  grads: { files: /^grads(_half|_complex)?\.jsonl/, loadOn: gradientsOn },
  programs: { files: /^programs\.json/, loadOn: gradientsOn },
  casts: { files: /^casts\.json/, loadOn: async () => (await import("./device.js")).runCastsOn },
} satisfies Readonly<Record<string, DeviceKind>>;

/** Whether a record is of an operator (`searchsorted`, `aten::add.Tensor`), or has that id. */
function isOf(record: AnyRecord, wanted: string): boolean {
  const names = [record.op, record.name, ...(record.steps ?? []).map(({ op }) => op)].filter(
    (name) => name !== undefined,
  );
  if (record.overload !== undefined && record.overload !== "") names.push(`${record.name}.${record.overload}`);
  return (
    record.id === wanted ||
    names.some((name) => [name, name.replace(/\..*/, "")].some((n) => n === wanted || n === `aten::${wanted}`))
  );
}

/** The records of a file, optionally of one operator only. */
export function recordsOf(file: string, operator: string | undefined): readonly AnyRecord[] {
  const all = readRecords<AnyRecord>(file);
  return operator === undefined ? all : all.filter((record) => isOf(record, operator));
}
