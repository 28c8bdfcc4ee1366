// Derivatives of gamma and beta samples with respect to a parameter: minus the derivative of the distribution function
// with respect to it, divided by the density. Series and fractions are differentiated term by term, which is exact;
// PyTorch's rational approximations have three digits.

import { digamma } from "./special.js";

/** From here on the series are too long, and the expansion about the normal distribution is accurate to ten digits. */
const hugeShape = 1e7;

/** dx/da of samples x of the gamma distribution with shape `a` and scale 1; NaN unless both are positive, 0 for x = 0. */
export function gammaGradient(a: number, x: number): number {
  if (x === 0 && a > 0) return 0;
  if (!(a > 0 && x > 0 && x < Number.POSITIVE_INFINITY)) return Number.NaN;
  if (a > hugeShape) return 1 + (x - a) / (2 * a) - ((x - a) ** 2 / a - 1) / (6 * a);
  // The form whose terms all have one sign.
  if (x > Math.max(1, a)) return gammaTail(a, x);
  return (-x / a) * sumOf(Math.log(x) - digamma(a + 1), (k) => [x / (a + k), -1 / (a + k)]);
}

/**
 * dx/da / (1 - x) of samples x of the beta distribution with the shapes `a` and `total - a`: the gradient of a component
 * of a Dirichlet sample. NaN unless x is in [0, 1] and both shapes are positive.
 */
export function dirichletGradient(x: number, a: number, total: number): number {
  const b = total - a;
  if (!(x >= 0 && x <= 1 && a > 0 && (b > 0 || (b === 0 && x === 1)))) return Number.NaN;
  // The only component of a sample is 1 for any shape.
  if (x === 0 || b === 0) return 0;
  const log = Math.log(x) + digamma(total);
  return x <= a / total
    ? (-x / a) *
        sumOf(log - digamma(a + 1), (k) => {
          const up = total + k - 1;
          return [(x * up) / (a + k), 1 / up - 1 / (a + k)];
        })
    : (x / b) *
        sumOf(log - digamma(a), (k) => {
          const up = total + k - 1;
          return [((1 - x) * up) / (b + k), 1 / up];
        });
}

/**
 * The sum of terms times `log`, and of their derivatives. The first term is 1; for each further one `next` returns the
 * ratio to the previous term and the derivative of the ratio's logarithm.
 */
function sumOf(log: number, next: (k: number) => readonly [number, number]): number {
  let [term, slope, sum, derivative] = [1, 0, 1, 0];
  for (let k = 1; term > 1e-17 * sum && k < 1e6; k++) {
    const [ratio, byLog] = next(k);
    term *= ratio;
    slope += byLog;
    sum += term;
    derivative += term * slope;
  }
  return sum * log + derivative;
}

/** By Legendre's continued fraction of the upper incomplete gamma function, evaluated from its end. */
function gammaTail(a: number, x: number): number {
  const last = 100 + Math.ceil(6 * Math.sqrt(a));
  let value = x + 2 * last + 1 - a;
  let derivative = -1;
  for (let k = last; k > 0; k--) {
    const numerator = k * (a - k);
    derivative = -1 + (k - (numerator * derivative) / value) / value;
    value = x + 2 * k - 1 - a + numerator / value;
  }
  // The integral of (1 + t / x)^(a - 1) exp(-t), and its derivative.
  return (x / value) * (Math.log(x) - digamma(a) - derivative / value);
}
