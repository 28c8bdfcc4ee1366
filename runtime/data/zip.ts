// Zip archives, as far as .npz files need them: stored and deflated files, by the compression streams of browsers and Node.

import { shortened } from "../core/describe.js";
import { FormatError } from "../core/errors.js";

/** Signatures of records. */
const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
const stored = 0;
const deflated = 8;
/** Bit 11: names are UTF-8. */
const utf8 = 0x800;
/** Marks sizes and offsets that are in ZIP64 records, which are not supported. */
const largest = 0xffffffff;

let table: Uint32Array | null = null;

/** The checksum of zip files: CRC-32 with the reversed polynomial. */
export function crc32(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, i) => {
    let c = i;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    return c;
  });
  let crc = -1;
  for (let i = 0; i < bytes.length; i++) crc = table[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
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

/**
 * The files of an archive by name, in the order of its directory.
 * @param where prefix of error messages
 * @throws FormatError for bytes that are not a zip archive, and for damaged or unsupported ones
 */
export async function unzip(bytes: Uint8Array, where: string): Promise<Map<string, Uint8Array>> {
  const fail = (message: string): never => {
    throw new FormatError(`${where}: ${message}`);
  };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end--;
  if (end < 0)
    fail("expected a zip archive, got bytes without an end of central directory record; the file may be truncated");
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === largest) fail("ZIP64 archives are not supported");
  const listed = new Map<string, Listed>();
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== centralHeader)
      fail(`the directory is truncated before file ${i + 1} of ${count}`);
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [checksum, size, contentSize] = [16, 20, 24].map((place) => view.getUint32(at + place, true)) as [
      number,
      number,
      number,
    ];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const start = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const quoted = shortened(JSON.stringify(name));
    at += 46 + nameLength + extra + comment;
    if (size === largest || contentSize === largest || start === largest)
      fail(`${quoted} is in ZIP64 format, which is not supported`);
    if (flags & 1) fail(`${quoted} is encrypted, which is not supported`);
    if (start + 30 > bytes.length || view.getUint32(start, true) !== localHeader)
      fail(`${quoted} has no header at the offset given in the directory`);
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const data = bytes.subarray(from, from + size);
    if (data.length !== size) fail(`${quoted} is truncated`);
    if (method !== stored && method !== deflated)
      fail(`${quoted} uses compression method ${method}; only stored (0) and deflated (8) files are supported`);
    if (listed.has(name)) fail(`the directory lists ${quoted} twice`);
    listed.set(name, { quoted, start, end: from + size, data, isDeflated: method === deflated, contentSize, checksum });
  }
  // Entries that share a record would be read once for each: a small archive could state terabytes.
  const inOrder = [...listed.values()].sort((a, b) => a.start - b.start);
  for (const [i, { quoted, start }] of inOrder.entries()) {
    const before = inOrder[i - 1];
    if (before !== undefined && start < before.end) fail(`${quoted} overlaps ${before.quoted} in the archive`);
  }
  const files = new Map<string, Uint8Array>();
  for (const [name, { quoted, data, isDeflated, contentSize, checksum }] of listed) {
    let content: Uint8Array | null = data;
    if (isDeflated) {
      try {
        content = await inflated(data, contentSize);
      } catch {
        fail(`${quoted} is damaged: it cannot be decompressed`);
      }
    }
    if (content === null || content.length !== contentSize || crc32(content) !== checksum)
      return fail(`${quoted} is damaged: its size or checksum does not match`);
    files.set(name, content);
  }
  return files;
}

/** A file as the directory lists it. */
interface Listed {
  readonly quoted: string;
  /** Where its record lies. */
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
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
