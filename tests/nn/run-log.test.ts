// Logs of training runs: tables and TensorBoard's files of events, written, read back, and refused where they are damaged.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { RunLog, readRunLog } from "../../runtime/data/index.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const message = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return "nothing was thrown";
};

test("a table has a row for each step, and reads back", () => {
  const path = join(folder, "run.csv");
  const log = new RunLog(path);
  log.add(0, { loss: 0.5, 'held back, "all"': 0.25 });
  log.add(10, { loss: Number.NaN });
  expect(readFileSync(path, "utf8")).toBe('step,loss,"held back, ""all"""\n0,0.5,0.25\n10,NaN,\n');
  expect(readRunLog(path)).toEqual([
    { step: 0, name: "loss", value: 0.5 },
    { step: 0, name: 'held back, "all"', value: 0.25 },
    { step: 10, name: "loss", value: Number.NaN },
  ]);
  expect(message(() => log.add(11, { accuracy: 1 }))).toBe(
    'RunLog.add: the table has no column "accuracy"; its columns are those of the first row: loss, held back, "all"',
  );
  expect(message(() => log.add(0.5, {}))).toContain("the step must be a whole number from 0 on, got number 0.5");
  expect(message(() => log.add(1, { loss: "x" as never }))).toContain('loss must be a number, got "x"');
  log.close();
});

test("files of events read back to the bits of float32, also while they are written; damaged ones are refused", () => {
  const run = join(folder, "runs/first");
  const log = new RunLog(run);
  const added = [1, 2, 300, 2 ** 40].map((step) => ({ step, name: "loss/train", value: Math.fround(1 / step) }));
  for (const { step, value } of added) log.add(step, { "loss/train": value });
  log.close();
  expect(readdirSync(run)).toEqual([log.path.split("/").at(-1)]);
  expect(log.path).toMatch(/events\.out\.tfevents\.\d+\.tengen$/);
  const bytes = readFileSync(log.path);
  expect(readRunLog(bytes)).toEqual(added);
  // How every file of TensorFlow's and TensorBoard's begins: a record of 24 bytes, the checksum of that length, a time, the version.
  expect([...bytes.subarray(0, 12)]).toEqual([0x18, 0, 0, 0, 0, 0, 0, 0, 0xa3, 0x7f, 0x4b, 0x22]);
  expect(bytes.subarray(21, 36).toString("latin1")).toBe("\x1a\rbrain.Event:2");
  for (let cut = 2; cut < bytes.length; cut++) {
    const found = readRunLog(bytes.subarray(0, cut));
    expect(found).toEqual(added.slice(0, found.length));
  }
  for (let at = 0; at < bytes.length; at++) {
    const damaged = Uint8Array.from(bytes);
    damaged[at]! ^= 4;
    // A byte of the first length may make it a text.
    expect(message(() => readRunLog(damaged))).toMatch(/is damaged|no file of TensorBoard's|must be `step`/);
  }
});
