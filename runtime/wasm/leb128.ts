// Integers as WebAssembly modules have them: seven bits a byte, the lowest first.

/** LEB128 without a sign. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return [...bytes, rest];
}

/** LEB128 of a 32-bit integer with its sign. */
export function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value | 0; ; rest >>= 7) {
    const low = rest & 0x7f;
    const last = (rest >> 7 === 0 && low < 0x40) || (rest >> 7 === -1 && low >= 0x40);
    bytes.push(last ? low : low + 0x80);
    if (last) return bytes;
  }
}
