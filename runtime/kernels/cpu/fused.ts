// Fused multiply-add, for results whose last bit matters: processors compute it in one step.

/** a * b + c, rounded once (Dekker's exact product, Knuth's exact sum). */
export function fused(a: number, b: number, c: number): number {
  const product = a * b;
  const [high, low] = halves(a);
  const [top, bottom] = halves(b);
  const error = low * bottom - (product - high * top - low * top - high * bottom);
  const sum = product + c;
  const difference = sum - product;
  const lost = product - (sum - difference) + (c - difference);
  const result = sum + (lost + error);
  return Number.isFinite(result) ? result : sum;
}

/** The same for float32. */
export function fusedSingle(a: number, b: number, c: number): number {
  return Math.fround(a * b + c);
}

/** Splits x into two numbers of half the digits. */
function halves(x: number): readonly [number, number] {
  const scaled = x * 134217729;
  const high = scaled - (scaled - x);
  return [high, x - high];
}
