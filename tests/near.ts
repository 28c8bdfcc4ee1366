// When a number counts as the same as another one. An infinity is near itself alone, however large the bound: the bound of an infinite
// number is infinite, too, where it is a multiple of the number.

/** Whether two numbers differ by at most `bound`. NaN is near NaN, and zeros of both signs are near each other. */
export function near(x: number, y: number, bound: number): boolean {
  return x === y || Object.is(x, y) || (Number.isFinite(x) && Number.isFinite(y) && Math.abs(x - y) <= bound);
}
