// Kullback-Leibler divergences between distributions.

import {
  abs,
  any as anyTrue,
  digamma,
  eq_Scalar,
  erf,
  exp,
  full,
  gt_Scalar,
  gt_Tensor,
  lgamma,
  linalg_solve_triangular,
  log,
  log1p,
  logical_or,
  lt_Scalar,
  lt_Tensor,
  neg,
  reciprocal,
  softplus,
  square,
  unsqueeze,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { mayAsk } from "../core/elements.js";
import { ArgumentError, ShapeError, UnsupportedError } from "../core/errors.js";
import { formatShape, sameShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { assertFunction, type Tensor } from "../core/tensor.js";
import { commonShape, expandTo, from, minus, over, plus, sumLast, times, where, xLogX } from "./arithmetic.js";
import { Categorical } from "./classes.js";
import { Exponential, Laplace, LogNormal, Normal, Uniform } from "./continuous.js";
import { Bernoulli, Binomial, Poisson } from "./discrete.js";
import { type Distribution, isDistribution } from "./distribution.js";
import { Beta, Dirichlet, Gamma } from "./gamma.js";
import { Independent } from "./independent.js";
import { halfLogDeterminant, MultivariateNormal, mahalanobis } from "./multivariate-normal.js";

type Class<D extends Distribution> = abstract new (...args: never[]) => D;
type Divergence = (p: never, q: never) => Tensor;

const infinity = Number.POSITIVE_INFINITY;
/** Euler's constant. */
const euler = 0.5772156649015329;

/** Where `p` has values that `q` has not: of their common shape. */
function infinite(p: Distribution, q: Distribution): Tensor {
  const { dtype, device } = Object.values(p.parameters)[0]!;
  return full(
    commonShape("klDivergence", [
      ["p", p.batchShape],
      ["q", q.batchShape],
    ]),
    infinity,
    dtype,
    null,
    device,
    null,
  );
}

/** The rules of users and those of this file, by the classes of both. */
const rules = once(
  "distributions.divergences",
  () => new Map<Class<Distribution>, Map<Class<Distribution>, Divergence>>(),
);

/**
 * Registers the divergence of distributions of two classes, and of subclasses that have no closer one.
 * @param divergence from two distributions to a tensor of their common batch shape
 * @throws ArgumentError for what are no classes of distributions
 */
export function registerKL<P extends Distribution, Q extends Distribution>(
  p: Class<P>,
  q: Class<Q>,
  divergence: (p: P, q: Q) => Tensor,
): void {
  for (const one of [p, q])
    if (typeof one !== "function" || !isDistribution(one.prototype))
      throw new ArgumentError(`registerKL: expected a class of distributions, got ${describe(one)}`);
  assertFunction(divergence, "registerKL: the divergence");
  own();
  put(p, q, divergence);
}

function put<P extends Distribution, Q extends Distribution>(
  p: Class<P>,
  q: Class<Q>,
  rule: (p: P, q: Q) => Tensor,
): void {
  const row = rules.get(p) ?? new Map<Class<Distribution>, Divergence>();
  rules.set(p, row);
  row.set(q, rule);
}

/** A class and those that it extends, the closest first. */
function* lineage(value: Distribution): Generator<Class<Distribution>> {
  for (
    let at: unknown = Object.getPrototypeOf(value);
    at !== null && at !== Object.prototype;
    at = Object.getPrototypeOf(at)
  )
    yield (at as { constructor: Class<Distribution> }).constructor;
}

/**
 * The Kullback-Leibler divergence of `p` from `q`, in nats: the mean of `p.logProb(x) - q.logProb(x)` over samples x of p.
 * @returns a tensor of their common batch shape
 * @throws UnsupportedError for pairs without a closed form; `registerKL` adds others
 */
export function klDivergence(p: Distribution, q: Distribution): Tensor {
  for (const one of [p, q])
    if (!isDistribution(one)) throw new ArgumentError(`klDivergence: expected distributions, got ${describe(one)}`);
  own();
  for (const first of lineage(p)) {
    const row = rules.get(first);
    if (row === undefined) continue;
    for (const second of lineage(q)) {
      const rule = row.get(second);
      if (rule !== undefined) return (rule as (p: Distribution, q: Distribution) => Tensor)(p, q);
    }
  }
  const names = [p, q].map((one) => one.toString().replace(/\(.*/s, ""));
  throw new UnsupportedError(
    `klDivergence: there is no closed form for ${names[0]} and ${names[1]}; estimate it by p.logProb(x) - q.logProb(x) over samples of p, or add one with registerKL`,
  );
}

/** Registers the rules for the classes of this copy of the package, at the first call: a module that is imported runs nothing. */
function own(): void {
  if (rules.get(Independent as Class<Distribution>) === undefined) registerOwn();
}

function registerOwn(): void {
  put(Bernoulli, Bernoulli, (p, q) => {
    const soft = (x: Tensor): Tensor => softplus(x, 1, 20);
    const [a, b, l, m] = [p.probs, q.probs, p.logits, q.logits];
    const ones = times(a, minus(soft(neg(m)), soft(neg(l))));
    const zeros = times(from(1, a), minus(soft(m), soft(l)));
    return plus(
      where(eq_Scalar(a, 0), 0, where(eq_Scalar(b, 0), infinity, ones)),
      where(eq_Scalar(a, 1), 0, where(eq_Scalar(b, 1), infinity, zeros)),
    );
  });
  put(Bernoulli, Poisson, (p, q) => minus(neg(p.entropy()), minus(times(p.probs, log(q.rate)), q.rate)));
  put(Beta, Beta, (p, q) => {
    const [a, b, c, d] = [p.concentration1, p.concentration0, q.concentration1, q.concentration0];
    const [first, second] = [plus(a, b), plus(c, d)];
    const norms = minus(
      plus(plus(lgamma(c), lgamma(d)), lgamma(first)),
      plus(plus(lgamma(a), lgamma(b)), lgamma(second)),
    );
    const slopes = plus(times(minus(a, c), digamma(a)), times(minus(b, d), digamma(b)));
    return plus(plus(norms, slopes), times(minus(second, first), digamma(first)));
  });
  put(Beta, Exponential, (p, q) => plus(minus(neg(p.entropy()), log(q.rate)), times(q.rate, p.mean)));
  put(Beta, Gamma, (p, q) => {
    const norm = minus(lgamma(q.concentration), times(q.concentration, log(q.rate)));
    const [a, b] = [p.concentration1, p.concentration0];
    const power = times(minus(q.concentration, 1), minus(digamma(a), digamma(plus(a, b))));
    return plus(minus(plus(neg(p.entropy()), norm), power), times(q.rate, p.mean));
  });
  put(Beta, Normal, (p, q) => {
    const { mean } = p;
    const squares = times(plus(p.variance, square(mean)), 0.5);
    const far = plus(minus(squares, times(q.loc, mean)), times(square(q.loc), 0.5));
    return plus(minus(times(log(times(square(q.scale), 2 * Math.PI)), 0.5), p.entropy()), over(far, square(q.scale)));
  });
  put(Beta, Uniform, (p, q) =>
    where(
      logical_or(gt_Scalar(q.low, 0), lt_Scalar(q.high, 1)),
      infinity,
      plus(neg(p.entropy()), log(minus(q.high, q.low))),
    ),
  );
  put(Binomial, Binomial, (p, q) => {
    const fewer = noGrad(() => anyTrue(lt_Tensor(p.totalCount, q.totalCount)));
    if (mayAsk(fewer) && fewer.item())
      throw new UnsupportedError(
        "klDivergence: there is no closed form for two Binomials where q.totalCount is larger than p's",
      );
    const odds = plus(times(p.probs, minus(p.logits, q.logits)), minus(log1p(neg(p.probs)), log1p(neg(q.probs))));
    return where(gt_Tensor(p.totalCount, q.totalCount), infinity, times(p.totalCount, odds));
  });
  put(Categorical, Categorical, (p, q) => {
    const terms = times(p.probs, minus(p.logits, q.logits));
    return sumLast(where(eq_Scalar(p.probs, 0), 0, where(eq_Scalar(q.probs, 0), infinity, terms)), 1);
  });
  put(Dirichlet, Dirichlet, (p, q) => {
    const [a, b] = [p.concentration, q.concentration];
    const [first, second] = [sumLast(a, 1), sumLast(b, 1)];
    const norms = minus(minus(lgamma(first), lgamma(second)), sumLast(minus(lgamma(a), lgamma(b)), 1));
    const slopes = minus(digamma(a), unsqueeze(digamma(first), -1));
    return plus(norms, sumLast(times(minus(a, b), slopes), 1));
  });
  put(Exponential, Exponential, (p, q) => {
    const ratio = over(q.rate, p.rate);
    return minus(plus(neg(log(ratio)), ratio), 1);
  });
  put(Exponential, Beta, infinite);
  put(Exponential, Uniform, infinite);
  put(Exponential, Gamma, (p, q) => {
    const ratio = over(q.rate, p.rate);
    const power = minus(ratio, times(q.concentration, log(ratio)));
    return plus(plus(plus(power, lgamma(q.concentration)), times(q.concentration, euler)), -(1 + euler));
  });
  put(Exponential, Normal, (p, q) => {
    const variance = square(q.scale);
    const squares = square(p.rate);
    const norm = times(log(times(times(squares, variance), 2 * Math.PI)), 0.5);
    const far = plus(minus(reciprocal(squares), over(q.loc, p.rate)), times(square(q.loc), 0.5));
    return plus(minus(norm, 1), over(far, variance));
  });
  put(Gamma, Gamma, (p, q) => {
    const powers = plus(
      times(q.concentration, log(over(p.rate, q.rate))),
      minus(lgamma(q.concentration), lgamma(p.concentration)),
    );
    const slopes = times(minus(p.concentration, q.concentration), digamma(p.concentration));
    return plus(plus(powers, slopes), times(minus(q.rate, p.rate), over(p.concentration, p.rate)));
  });
  put(Gamma, Beta, infinite);
  put(Gamma, Uniform, infinite);
  put(Gamma, Exponential, (p, q) => plus(minus(neg(p.entropy()), log(q.rate)), times(q.rate, p.mean)));
  put(Gamma, Normal, (p, q) => {
    const a = p.concentration;
    const variance = square(q.scale);
    const squares = square(p.rate);
    const norm = minus(minus(times(log(times(times(squares, variance), 2 * Math.PI)), 0.5), a), lgamma(a));
    const far = plus(
      minus(times(over(plus(square(a), a), squares), 0.5), times(q.loc, p.mean)),
      times(square(q.loc), 0.5),
    );
    return plus(plus(norm, times(minus(a, 1), digamma(a))), over(far, variance));
  });
  put(Laplace, Laplace, (p, q) => {
    const ratio = over(p.scale, q.scale);
    const apart = abs(minus(p.loc, q.loc));
    const decay = times(ratio, exp(over(neg(apart), p.scale)));
    return minus(plus(plus(neg(log(ratio)), over(apart, q.scale)), decay), 1);
  });
  put(Laplace, Normal, (p, q) => {
    const variance = square(q.scale);
    const ratio = over(square(p.scale), variance);
    const norm = times(log(times(ratio, 2 / Math.PI)), 0.5);
    const far = times(square(minus(p.loc, q.loc)), 0.5);
    return minus(plus(minus(ratio, norm), over(far, variance)), 1);
  });
  for (const bounded of [Beta, Exponential, Gamma, Uniform]) {
    put(Laplace, bounded as Class<Distribution>, infinite);
    put(Normal, bounded as Class<Distribution>, infinite);
  }
  put(LogNormal, LogNormal, (p, q) => klDivergence(p.base, q.base));
  put(MultivariateNormal, MultivariateNormal, (p, q) => {
    if (!sameShape(p.eventShape, q.eventShape))
      throw new ShapeError(
        `klDivergence: the vectors of two MultivariateNormals must have one length, got ${formatShape(p.eventShape)} and ${formatShape(q.eventShape)}`,
      );
    const [n] = p.eventShape as readonly [number];
    const batch = commonShape("klDivergence", [
      ["p", p.batchShape],
      ["q", q.batchShape],
    ]);
    const factor = expandTo(q.scaleTril, [...batch, n, n]);
    const ratio = linalg_solve_triangular(factor, expandTo(p.scaleTril, [...batch, n, n]), false, true, false);
    const traces = sumLast(square(ratio), 2);
    const far = mahalanobis(factor, minus(q.loc, p.loc));
    const determinants = minus(halfLogDeterminant(q.scaleTril), halfLogDeterminant(p.scaleTril));
    return plus(determinants, times(minus(plus(traces, far), n), 0.5));
  });
  put(Normal, Normal, (p, q) => {
    const ratio = square(over(p.scale, q.scale));
    const far = square(over(minus(p.loc, q.loc), q.scale));
    return times(minus(minus(plus(ratio, far), 1), log(ratio)), 0.5);
  });
  put(Normal, Laplace, (p, q) => {
    const apart = minus(p.loc, q.loc);
    const relative = over(apart, p.scale);
    const near = times(times(p.scale, exp(times(square(relative), -0.5))), Math.sqrt(2 / Math.PI));
    const far = times(apart, erf(times(relative, Math.SQRT1_2)));
    const norm = 0.5 * (1 + Math.log(0.5 * Math.PI));
    return minus(minus(over(plus(near, far), q.scale), log(over(p.scale, q.scale))), norm);
  });
  put(Poisson, Poisson, (p, q) => minus(times(p.rate, minus(log(p.rate), log(q.rate))), minus(p.rate, q.rate)));
  put(Poisson, Bernoulli, infinite);
  put(Poisson, Binomial, infinite);
  put(Uniform, Uniform, (p, q) =>
    where(
      logical_or(gt_Tensor(q.low, p.low), lt_Tensor(q.high, p.high)),
      infinity,
      log(over(minus(q.high, q.low), minus(p.high, p.low))),
    ),
  );
  put(Uniform, Beta, (p, q) => {
    const width = minus(p.high, p.low);
    const [a, b] = [q.concentration1, q.concentration0];
    const low = over(minus(minus(xLogX(p.high), xLogX(p.low)), width), width);
    const high = over(plus(minus(xLogX(from(1, p.high)), xLogX(from(1, p.low))), width), width);
    const norm = minus(plus(lgamma(a), lgamma(b)), lgamma(plus(a, b)));
    const all = minus(minus(plus(times(minus(b, 1), high), norm), log(width)), times(minus(a, 1), low));
    return where(logical_or(gt_Scalar(p.high, 1), lt_Scalar(p.low, 0)), infinity, all);
  });
  put(Uniform, Exponential, (p, q) => {
    const all = minus(times(q.rate, over(plus(p.high, p.low), 2)), log(times(minus(p.high, p.low), q.rate)));
    return where(lt_Scalar(p.low, 0), infinity, all);
  });
  put(Uniform, Gamma, (p, q) => {
    const width = minus(p.high, p.low);
    const norm = minus(lgamma(q.concentration), times(q.concentration, log(q.rate)));
    const power = over(times(from(1, q.concentration), minus(minus(xLogX(p.high), xLogX(p.low)), width)), width);
    const all = plus(plus(minus(norm, log(width)), power), times(q.rate, over(plus(p.high, p.low), 2)));
    return where(lt_Scalar(p.low, 0), infinity, all);
  });
  put(Uniform, Normal, (p, q) => {
    const width = minus(p.high, p.low);
    const norm = log(over(times(q.scale, Math.sqrt(2 * Math.PI)), width));
    const far = square(over(minus(plus(p.high, p.low), times(q.loc, 2)), 2));
    return plus(norm, over(times(plus(over(square(width), 12), far), 0.5), square(q.scale)));
  });
  put(Independent, Independent, (p, q) => {
    if (p.dims !== q.dims)
      throw new ArgumentError(`klDivergence: two Independents must have the same dims, got ${p.dims} and ${q.dims}`);
    return sumLast(klDivergence(p.base, q.base), p.dims);
  });
}
