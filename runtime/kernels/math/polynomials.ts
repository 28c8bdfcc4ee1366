// Orthogonal polynomials whose degree is given as a number: it is truncated; a negative or NaN degree gives 0.

/** The degree as C++ converts it: out-of-range values are negative. */
function degree(n: number): number {
  return Math.abs(n) < 2 ** 63 ? Math.trunc(n) : -1;
}

/** p(k + 1) = 2 x p(k) - p(k - 1), starting from 1 and `first`. */
function chebyshev(x: number, n: number, first: number): number {
  if (n === 0) return 1;
  let before = 1;
  let value = first;
  for (let k = 1; k < n; k++) {
    [before, value] = [value, 2 * x * value - before];
    if (Number.isNaN(value)) break;
  }
  return value;
}

/** From this degree on the closed form is faster and more accurate than the recurrence. */
const closedFrom = 7;

/** Of the first kind: cos(n t), x = cos t. */
export function chebyshevT(x: number, n: number): number {
  const k = degree(n);
  if (k < 0) return 0;
  if (Math.abs(x) === 1) return x > 0 || k % 2 === 0 ? 1 : -1;
  if (k >= closedFrom && Math.abs(x) < 1) return Math.cos(k * Math.acos(x));
  return chebyshev(x, k, x);
}

/** Of the second kind: sin((n + 1) t) / sin t. */
export function chebyshevU(x: number, n: number): number {
  const k = degree(n);
  if (k < 0) return 0;
  if (Math.abs(x) === 1) return x > 0 || k % 2 === 0 ? k + 1 : -(k + 1);
  if (k >= closedFrom && Math.abs(x) < 1) {
    const angle = Math.acos(x);
    return Math.sin((k + 1) * angle) / Math.sin(angle);
  }
  return chebyshev(x, k, 2 * x);
}

/** Of the third kind: cos((n + 1/2) t) / cos(t / 2). */
export function chebyshevV(x: number, n: number): number {
  const k = degree(n);
  if (k < 0) return 0;
  if (x === 1) return 1;
  if (x === -1) return k % 2 === 0 ? 2 * k + 1 : -(2 * k + 1);
  if (k >= closedFrom && Math.abs(x) < 1) {
    const angle = Math.acos(x);
    return Math.cos((k + 0.5) * angle) / Math.cos(angle / 2);
  }
  return chebyshev(x, k, 2 * x - 1);
}

/** Of the fourth kind: sin((n + 1/2) t) / sin(t / 2). */
export function chebyshevW(x: number, n: number): number {
  const k = degree(n);
  if (k < 0) return 0;
  if (x === 1) return 2 * k + 1;
  if (x === -1) return k % 2 === 0 ? 1 : -1;
  if (k >= closedFrom && Math.abs(x) < 1) {
    const angle = Math.acos(x);
    return Math.sin((k + 0.5) * angle) / Math.sin(angle / 2);
  }
  return chebyshev(x, k, 2 * x + 1);
}

/** p(k + 1) from p(k) and p(k - 1), starting from 1 and `first`. */
function recurrence(n: number, first: number, next: (k: number, value: number, before: number) => number): number {
  const degreeOf = degree(n);
  if (degreeOf < 0) return 0;
  if (degreeOf === 0) return 1;
  let before = 1;
  let value = first;
  for (let k = 1; k < degreeOf; k++) {
    [before, value] = [value, next(k, value, before)];
    if (Number.isNaN(value)) break;
  }
  return value;
}

/** Hermite polynomials, physicists' convention. */
export function hermiteH(x: number, n: number): number {
  return recurrence(n, 2 * x, (k, value, before) => 2 * x * value - 2 * k * before);
}

/** Hermite polynomials, probabilists' convention. */
export function hermiteHe(x: number, n: number): number {
  return recurrence(n, x, (k, value, before) => x * value - k * before);
}

export function laguerreL(x: number, n: number): number {
  if (x === 0) return degree(n) < 0 ? 0 : 1;
  return recurrence(n, 1 - x, (k, value, before) => ((2 * k + 1 - x) * value - k * before) / (k + 1));
}

export function legendreP(x: number, n: number): number {
  if (Math.abs(x) === 1) return degree(n) < 0 ? 0 : x > 0 || degree(n) % 2 === 0 ? 1 : -1;
  return recurrence(n, x, (k, value, before) => ((2 * k + 1) * x * value - k * before) / (k + 1));
}
