// Logs of training runs: numbers by step, as CSV or in TensorBoard's files of events, which PyTorch's SummaryWriter writes as well.

import { type Bytes, givenBytes } from "../core/bytes.js";
import { describe } from "../core/describe.js";
import { ArgumentError, FormatError } from "../core/errors.js";
import { isPlainObject } from "../core/options.js";
import { type GrowingFile, growFile, namesIn, readWhole } from "./files.js";

/** A number of a log. */
export interface LogRow {
  readonly step: number;
  /** `loss`, `accuracy/held back`. */
  readonly name: string;
  readonly value: number;
}

/** The table of CRC-32C (Castagnoli). */
let table: Uint32Array | null = null;

/** The checksum of TensorBoard's records: CRC-32C, rotated and offset, so that a checksum of a checksum is none. */
function maskedChecksum(bytes: Uint8Array): number {
  if (table === null) {
    table = new Uint32Array(256);
    for (let i = 0; i < 256; i++) {
      let c = i;
      for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0x82f63b78 : c >>> 1;
      table[i] = c;
    }
  }
  let crc = 0xffffffff;
  for (const byte of bytes) crc = table[(crc ^ byte) & 255]! ^ (crc >>> 8);
  crc = ~crc >>> 0;
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}

/** A record of a file of events: length, its checksum, content, its checksum. */
function record(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 16);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length, true);
  view.setUint32(8, maskedChecksum(bytes.subarray(0, 8)), true);
  bytes.set(content, 12);
  view.setUint32(12 + content.length, maskedChecksum(content), true);
  return bytes;
}

/** A whole number in protobuf's variable length. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}

const field = (number: number, wire: number): number => number * 8 + wire;
const nested = (number: number, content: readonly number[]): number[] => [
  field(number, 2),
  ...varint(content.length),
  ...content,
];
const bytesOf = (array: Float64Array | Float32Array): Uint8Array => new Uint8Array(array.buffer);
const text = (value: string): number[] => [...new TextEncoder().encode(value)];

/** An event: time, step (0 is left out, as protobuf does), and its version or its values. */
function event(step: number, rest: readonly number[]): Uint8Array {
  const time = [field(1, 1), ...bytesOf(Float64Array.of(Date.now() / 1000))];
  return Uint8Array.from([...time, ...(step === 0 ? [] : [field(2, 0), ...varint(step)]), ...rest]);
}

const quoted = (value: string): string => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/**
 * Writes numbers of a training run as they come, for tables, TensorBoard, and `examples/curves.ts`, which shows them in a browser.
 *
 *     const log = new RunLog("runs/first"); // TensorBoard's format; new RunLog("run.csv") for a table
 *     log.add(step, { loss: loss.item(), "accuracy/held back": accuracy });
 *     log.close();
 */
export class RunLog {
  /** The file. */
  readonly path: string;
  readonly #file: GrowingFile;
  readonly #isTable: boolean;
  #columns: readonly string[] | null = null;

  /**
   * @param path a table, if it ends in `.csv`: a row for each step, the columns those of the first one. Otherwise a folder of TensorBoard's, which gets a new file
   * @throws the system's error; UnsupportedError where there are no files
   */
  constructor(path: string) {
    const where = "RunLog";
    if (typeof path !== "string" || path === "")
      throw new ArgumentError(`${where}: expected a path, got ${describe(path)}`);
    this.#isTable = path.endsWith(".csv");
    this.path = this.#isTable ? path : `${path.replace(/\/$/, "")}/events.out.tfevents.${Date.now()}.tengen`;
    this.#file = growFile(where, this.path, this.#isTable ? undefined : path);
    if (!this.#isTable) this.#file.write(record(event(0, nested(3, text("brain.Event:2")))));
  }

  /**
   * Adds numbers of a step; they are in the file when it returns.
   * @throws ArgumentError for a step that is no whole number, values that are no numbers, and in a table for names that its first row does not have
   */
  add(step: number, values: Readonly<Record<string, number>>): void {
    const where = "RunLog.add";
    if (!Number.isSafeInteger(step) || step < 0)
      throw new ArgumentError(`${where}: the step must be a whole number from 0 on, got ${describe(step)}`);
    if (!isPlainObject(values))
      throw new ArgumentError(`${where}: expected numbers by name, such as { loss: 0.5 }, got ${describe(values)}`);
    for (const [name, value] of Object.entries(values))
      if (typeof value !== "number")
        throw new ArgumentError(
          `${where}: ${name} must be a number, got ${describe(value)}; of a tensor it is x.item()`,
        );
    this.#file.write(this.#isTable ? this.#row(where, step, values) : this.#event(step, values));
  }

  #row(where: string, step: number, values: Readonly<Record<string, number>>): Uint8Array {
    const head = this.#columns === null ? `${["step", ...Object.keys(values).map(quoted)].join(",")}\n` : "";
    const columns = (this.#columns ??= Object.keys(values));
    const unknown = Object.keys(values).find((name) => !columns.includes(name));
    if (unknown !== undefined)
      throw new ArgumentError(
        `${where}: the table has no column ${JSON.stringify(unknown)}; its columns are those of the first row: ${columns.join(", ")}`,
      );
    const cells = columns.map((name) => (Object.hasOwn(values, name) ? String(values[name]) : ""));
    return new TextEncoder().encode(`${head}${[step, ...cells].join(",")}\n`);
  }

  #event(step: number, values: Readonly<Record<string, number>>): Uint8Array {
    const summary = Object.entries(values).flatMap(([name, value]) =>
      nested(1, [...nested(1, text(name)), field(2, 5), ...bytesOf(Float32Array.of(value))]),
    );
    return record(event(step, nested(5, summary)));
  }

  /** Closes the file. */
  close(): void {
    this.#file.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** Reads protobuf's fields. */
function* fields(bytes: Uint8Array): Generator<readonly [number: number, value: number | Uint8Array]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const whole = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = view.getUint8(at++);
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const key = whole();
    const wire = key % 8;
    let value: number | Uint8Array;
    if (wire === 0) value = whole();
    else if (wire === 2) {
      const length = whole();
      if (length > bytes.length - at) throw new RangeError("a field is longer than its message");
      value = bytes.subarray(at, at + length);
      at += length;
    } else if (wire === 1 || wire === 5) {
      value = wire === 1 ? view.getFloat64(at, true) : view.getFloat32(at, true);
      at += wire === 1 ? 8 : 4;
    } else throw new RangeError(`a field of kind ${wire}`);
    yield [Math.floor(key / 8), value];
  }
}

function rowsOfEvent(bytes: Uint8Array): LogRow[] {
  const rows: LogRow[] = [];
  let step = 0;
  for (const [number, value] of fields(bytes)) {
    if (number === 2) step = value as number;
    if (number !== 5) continue;
    for (const [inSummary, one] of fields(value as Uint8Array)) {
      if (inSummary !== 1) continue;
      let name = "";
      let found: number | null = null;
      for (const [part, content] of fields(one as Uint8Array)) {
        if (part === 1) name = new TextDecoder().decode(content as Uint8Array);
        if (part === 2) found = content as number;
      }
      // Pictures and histograms have no single value.
      if (found !== null) rows.push({ step, name, value: found });
    }
  }
  return rows;
}

function rowsOfEvents(where: string, bytes: Uint8Array): LogRow[] {
  const rows: LogRow[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A record at the end that is not whole is being written.
  for (let at = 0; at + 16 <= bytes.length; ) {
    const length = view.getUint32(at, true);
    if (view.getUint32(at + 8, true) !== maskedChecksum(bytes.subarray(at, at + 8)))
      throw new FormatError(`${where}: the file is damaged at byte ${at}, or it is no file of TensorBoard's`);
    if (at + 16 + length > bytes.length) break;
    const content = bytes.subarray(at + 12, at + 12 + length);
    if (view.getUint32(at + 12 + length, true) !== maskedChecksum(content))
      throw new FormatError(`${where}: the record at byte ${at} is damaged`);
    try {
      for (const row of rowsOfEvent(content)) rows.push(row);
    } catch (error) {
      throw new FormatError(`${where}: the record at byte ${at} is no event: ${(error as Error).message}`);
    }
    at += 16 + length;
  }
  return rows;
}

function rowsOfTable(where: string, content: string): LogRow[] {
  const lines = content.split(/\r?\n/);
  // What follows the last line break is being written.
  lines.pop();
  const cells = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, inQuotes, plain]) =>
      inQuotes === undefined ? plain! : inQuotes.replaceAll('""', '"'),
    );
  const [head, ...rest] = lines.map(cells);
  if (head?.[0] !== "step") throw new FormatError(`${where}: the first column of the table must be \`step\``);
  return rest.flatMap(([step, ...values]) =>
    values.flatMap((value, i) =>
      value === "" || head[i + 1] === undefined
        ? []
        : [{ step: Number(step), name: head[i + 1]!, value: Number(value) }],
    ),
  );
}

/**
 * The numbers of a log: a table whose first column is `step`, or a file of TensorBoard's events, as `RunLog` and PyTorch's SummaryWriter write it. A last row that
 * is being written is left out.
 * @param file a path in Node, Deno and Bun, of a file or of a folder with such files; or the bytes
 * @throws FormatError for other and damaged files; the system's error where there is no file
 */
export function readRunLog(file: string | Bytes): readonly LogRow[] {
  const where = "readRunLog";
  if (file === "") throw new ArgumentError(`${where}: expected a path, got ""`);
  const names = typeof file === "string" ? namesIn(where, file) : null;
  if (names !== null)
    return names
      .filter((name) => name.includes("tfevents") || name.endsWith(".csv"))
      .flatMap((name) => readRunLog(`${file as string}/${name}`));
  const bytes = typeof file === "string" ? readWhole(where, file) : givenBytes(where, file);
  // The length of the first record of a file of events ends in zeros, which no text has.
  if (bytes.subarray(0, 8).includes(0)) return rowsOfEvents(where, bytes);
  return bytes.length === 0 ? [] : rowsOfTable(where, new TextDecoder().decode(bytes));
}
