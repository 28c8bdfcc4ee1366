// Zip archives, as far as .npz files and PyTorch's need them: stored and deflated files, by the compression streams of browsers and Node.

import { shortened } from "../core/describe.js";
import { FormatError, UnsupportedError } from "../core/errors.js";

/** Signatures of records. */
const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
const stored = 0;
const deflated = 8;
/** Bit 11: names are UTF-8. */
const utf8 = 0x800;
const endOfDirectory64 = 0x06064b50;
const endLocator64 = 0x07064b50;
/** Marks sizes and offsets that are in ZIP64 records. */
const largest = 0xffffffff;

let tables: readonly Uint32Array[] | null = null;

/** Tables for eight bytes at a time: the n-th has the effect of a byte that n further ones follow. */
function crcTables(): readonly Uint32Array[] {
  const first = Uint32Array.from({ length: 256 }, (_, i) => {
    let c = i;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    return c;
  });
  const all = [first];
  for (let n = 1; n < 8; n++) all.push(all[n - 1]!.map((c) => (c >>> 8) ^ first[c & 255]!));
  return all;
}

/** The checksum of zip files: CRC-32 with the reversed polynomial. */
export function crc32(bytes: Uint8Array): number {
  tables ??= crcTables();
  const [t0, t1, t2, t3, t4, t5, t6, t7] = tables as readonly [
    ...(readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array]),
    ...(readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array]),
  ];
  const even = bytes.length - (bytes.length % 8);
  let crc = -1;
  let i = 0;
  for (; i < even; i += 8) {
    const low = crc ^ (bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24));
    crc =
      t7[low & 255]! ^
      t6[(low >>> 8) & 255]! ^
      t5[(low >>> 16) & 255]! ^
      t4[low >>> 24]! ^
      t3[bytes[i + 4]!]! ^
      t2[bytes[i + 5]!]! ^
      t1[bytes[i + 6]!]! ^
      t0[bytes[i + 7]!]!;
  }
  for (; i < bytes.length; i++) crc = t0[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

async function through(
  bytes: Uint8Array,
  stream: { readonly readable: ReadableStream; readonly writable: WritableStream },
): Promise<Uint8Array> {
  const body = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream as TransformStream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** The most that deflate can make of a byte: a file that states more is refused before memory is reserved for it. */
const largestRatio = 1032;

/** Decompresses to exactly `size` bytes; null if there are more or fewer, which is noticed as soon as they come. */
async function inflated(bytes: Uint8Array, size: number): Promise<Uint8Array | null> {
  if (size > largestRatio * bytes.length + 64) return null;
  const stream = new DecompressionStream("deflate-raw") as unknown as TransformStream<Uint8Array, Uint8Array>;
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream).getReader();
  const content = new Uint8Array(size);
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return at === size ? content : null;
    if (at + value.length > size) {
      await reader.cancel();
      return null;
    }
    content.set(value, at);
    at += value.length;
  }
}

/** Bytes that are read in parts: those of a file, or of memory. */
export interface Source {
  readonly length: number;
  /** Whether what is read is a view of memory that others have; otherwise it is newly allocated. */
  readonly isShared: boolean;
  /** Fewer bytes where they end. */
  read(at: number, length: number): Uint8Array;
}

/** Bytes in memory, read in parts. */
export function sourceOf(bytes: Uint8Array): Source {
  return { length: bytes.length, isShared: true, read: (at, length) => bytes.subarray(at, at + length) };
}

/** A file of an archive, whose bytes are read when they are asked for. */
export interface ZipEntry {
  /** The number of its bytes. */
  readonly size: number;
  /** @throws FormatError if it is damaged */
  read(): Promise<Uint8Array>;
}

/**
 * The files of an archive by name, in the order of its directory.
 * @param where prefix of error messages
 * @throws FormatError for bytes that are not a zip archive, and for damaged or unsupported ones
 */
export async function unzip(bytes: Uint8Array, where: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [name, entry] of openZip(sourceOf(bytes), where)) files.set(name, await entry.read());
  return files;
}

const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView => new DataView(buffer, byteOffset, length);

/**
 * The same, each file to be read when it is needed: of a file of several gigabytes only the directory is read. ZIP64 included.
 * @throws FormatError for bytes that are not a zip archive, and for a directory that is damaged or unsupported
 */
export function openZip(source: Source, where: string): Map<string, ZipEntry> {
  const fail = (message: string): never => {
    throw new FormatError(`${where}: ${message}`);
  };
  const { count, at: from, length } = directoryOf(source, fail);
  const directory = source.read(from, length);
  const view = viewOf(directory);
  const listed = new Map<string, Listed>();
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== centralHeader)
      fail(`the directory is truncated before file ${i + 1} of ${count}`);
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const checksum = view.getUint32(at + 16, true);
    const name = new TextDecoder().decode(directory.subarray(at + 46, at + 46 + nameLength));
    const quoted = shortened(JSON.stringify(name));
    // In this order in the record of ZIP64, which has those that are too large here.
    const [contentSize, size, start] = wide(
      [24, 20, 42].map((place) => view.getUint32(at + place, true)),
      directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extra),
      () => fail(`${quoted} has no ZIP64 record of its size`),
    ) as [number, number, number];
    at += 46 + nameLength + extra + comment;
    if (flags & 1) fail(`${quoted} is encrypted, which is not supported`);
    const header = viewOf(source.read(start, 30));
    if (header.byteLength < 30 || header.getUint32(0, true) !== localHeader)
      fail(`${quoted} has no header at the offset given in the directory`);
    const data = start + 30 + header.getUint16(26, true) + header.getUint16(28, true);
    if (data + size > source.length) fail(`${quoted} is truncated`);
    if (method !== stored && method !== deflated)
      fail(`${quoted} uses compression method ${method}; only stored (0) and deflated (8) files are supported`);
    if (listed.has(name)) fail(`the directory lists ${quoted} twice`);
    listed.set(name, { quoted, start, data, size, isDeflated: method === deflated, contentSize, checksum });
  }
  // Entries that share a record would be read once for each: a small archive could state terabytes.
  const inOrder = [...listed.values()].sort((a, b) => a.start - b.start);
  for (const [i, { quoted, start }] of inOrder.entries()) {
    const before = inOrder[i - 1];
    if (before !== undefined && start < before.data + before.size)
      fail(`${quoted} overlaps ${before.quoted} in the archive`);
  }
  return new Map(
    [...listed].map(([name, one]) => [name, { size: one.contentSize, read: () => contentOf(source, one, fail) }]),
  );
}

/** Where the directory is, and how many files it lists. */
function directoryOf(
  source: Source,
  fail: (message: string) => never,
): { readonly count: number; readonly at: number; readonly length: number } {
  // The last record is followed by a comment of at most 65,535 bytes.
  const tailAt = Math.max(0, source.length - 22 - 0xffff);
  const view = viewOf(source.read(tailAt, source.length - tailAt));
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end--;
  if (end < 0)
    fail("expected a zip archive, got bytes without an end of central directory record; the file may be truncated");
  const count = view.getUint16(end + 10, true);
  const length = view.getUint32(end + 12, true);
  const at = view.getUint32(end + 16, true);
  if (count !== 0xffff && length !== largest && at !== largest) return { count, at, length };
  const isThere = end >= 20 && view.getUint32(end - 20, true) === endLocator64;
  // A directory may also have that many files, or that length, without further records.
  if (!isThere) return { count, at, length };
  const record = viewOf(source.read(wideAt(view, end - 20 + 8), 56));
  if (record.byteLength < 56 || record.getUint32(0, true) !== endOfDirectory64)
    fail("the archive has no ZIP64 end of central directory record where it says so");
  return { count: wideAt(record, 32), at: wideAt(record, 48), length: wideAt(record, 40) };
}

/** A number of eight bytes; one beyond the integers of numbers lies outside of every file. */
const wideAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Numbers of the directory, those that are too large for it from the entry's ZIP64 record. */
function wide(numbers: readonly number[], extra: Uint8Array, fail: () => never): readonly number[] {
  if (!numbers.includes(largest)) return numbers;
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    at += 4;
    if (id !== 1) {
      at += length;
      continue;
    }
    const end = Math.min(extra.length, at + length);
    return numbers.map((number) => {
      if (number !== largest) return number;
      at += 8;
      return at > end ? fail() : wideAt(view, at - 8);
    });
  }
  return fail();
}

/** The bytes of a file of the archive, decompressed and checked. */
async function contentOf(
  source: Source,
  { quoted, data, size, isDeflated, contentSize, checksum }: Listed,
  fail: (message: string) => never,
): Promise<Uint8Array> {
  const bytes = source.read(data, size);
  let content: Uint8Array | null = bytes;
  if (isDeflated) {
    try {
      content = await inflated(bytes, contentSize);
    } catch {
      fail(`${quoted} is damaged: it cannot be decompressed`);
    }
  }
  if (content === null || content.length !== contentSize || crc32(content) !== checksum)
    return fail(`${quoted} is damaged: its size or checksum does not match`);
  return content;
}

/** A file as the directory lists it. */
interface Listed {
  readonly quoted: string;
  /** Where its record lies, and where its bytes. */
  readonly start: number;
  readonly data: number;
  /** The bytes in the archive. */
  readonly size: number;
  readonly isDeflated: boolean;
  readonly contentSize: number;
  readonly checksum: number;
}

/** An archive of the files, in their order. */
export async function zip(
  files: ReadonlyMap<string, Uint8Array>,
  compressed: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const records: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const encoded = new TextEncoder().encode(name);
    const data = compressed ? await through(content, new CompressionStream("deflate-raw")) : content;
    // The fields that both headers of a file share. The date is the earliest that the format allows, so that the same
    // tensors always produce the same bytes.
    const common = new DataView(new ArrayBuffer(26));
    common.setUint16(0, 20, true);
    common.setUint16(2, utf8, true);
    common.setUint16(4, compressed ? deflated : stored, true);
    common.setUint16(8, 0x21, true);
    common.setUint32(10, crc32(content), true);
    common.setUint32(14, data.length, true);
    common.setUint32(18, content.length, true);
    common.setUint16(22, encoded.length, true);
    const local = new Uint8Array(30);
    new DataView(local.buffer).setUint32(0, localHeader, true);
    local.set(new Uint8Array(common.buffer), 4);
    const central = new Uint8Array(46);
    const view = new DataView(central.buffer);
    view.setUint32(0, centralHeader, true);
    view.setUint16(4, 20, true);
    central.set(new Uint8Array(common.buffer), 6);
    view.setUint32(42, offset, true);
    records.push(local, encoded, data);
    directory.push(central, encoded);
    offset += local.length + encoded.length + data.length;
  }
  const size = directory.reduce((sum, record) => sum + record.length, 0);
  // Larger archives would need ZIP64 records, and more memory than one array has.
  if (files.size >= 0xffff || offset + size >= largest)
    throw new UnsupportedError(
      `an archive of ${files.size} files and ${offset + size} bytes cannot be written; at most 65,534 files and 4 GB can`,
    );
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, endOfDirectory, true);
  view.setUint16(8, files.size, true);
  view.setUint16(10, files.size, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  const bytes = new Uint8Array(offset + size + end.length);
  let at = 0;
  for (const record of [...records, ...directory, end]) {
    bytes.set(record, at);
    at += record.length;
  }
  return bytes;
}
