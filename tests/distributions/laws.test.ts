// What holds for every distribution: moments of samples, gradients along their paths, shapes, refusals.

import { describe, expect, test } from "vitest";
import {
  arange,
  Generator,
  grad,
  igamma,
  makeGraph,
  manualSeed,
  ones,
  type Tensor,
  tensor,
  vmap,
  zeros,
} from "../../generated/index.js";
import {
  Bernoulli,
  Beta,
  Binomial,
  Categorical,
  Dirichlet,
  type Distribution,
  Exponential,
  Gamma,
  Independent,
  klDivergence,
  Laplace,
  LogNormal,
  Multinomial,
  MultivariateNormal,
  Normal,
  Poisson,
  registerKL,
  StudentT,
  Uniform,
} from "../../runtime/distributions/index.js";

const probs = tensor([0.2, 0.3, 0.5]);
const all: Readonly<Record<string, () => Distribution>> = {
  Normal: () => new Normal(tensor([0.5, -1]), 2),
  LogNormal: () => new LogNormal(0.1, tensor([0.3, 0.5])),
  Uniform: () => new Uniform(-1, tensor([2, 3])),
  Bernoulli: () => new Bernoulli(tensor([0.2, 0.7])),
  Binomial: () => new Binomial(10, tensor([0.2, 0.7])),
  Multinomial: () => new Multinomial(10, probs),
  Poisson: () => new Poisson(tensor([0.5, 8])),
  Exponential: () => new Exponential(tensor([0.5, 8])),
  Gamma: () => new Gamma(tensor([0.5, 8]), 2),
  Beta: () => new Beta(tensor([0.5, 8]), 2),
  Dirichlet: () => new Dirichlet(tensor([0.5, 8, 2])),
  Laplace: () => new Laplace(tensor([0.5, 8]), 2),
  StudentT: () => new StudentT(tensor([7, 9])),
  MultivariateNormal: () =>
    new MultivariateNormal(tensor([1, 2]), {
      covarianceMatrix: tensor([
        [2, 0.5],
        [0.5, 1],
      ]),
    }),
  Independent: () => new Independent(new Normal(tensor([0.5, -1]), 2), 1),
};
const values = (x: Tensor): number[] => x.detach().flatten().toArray() as number[];

describe.each(Object.keys(all))("%s", (name) => {
  test("samples have the distribution's mean and variance", () => {
    manualSeed(7);
    const distribution = all[name]!();
    const count = 20_000;
    const samples = distribution.sample([count]);
    const spread = values(distribution.stddev);
    const means = values(samples.mean([0]));
    for (const [i, mean] of values(distribution.mean).entries())
      expect(Math.abs(means[i]! - mean)).toBeLessThan((5 * spread[i]!) / Math.sqrt(count));
    const variances = values(samples.var([0]));
    for (const [i, variance] of values(distribution.variance).entries())
      expect(variances[i]! / variance).toBeCloseTo(1, 0.9);
  });

  test("shapes of samples and densities, generators, and text", () => {
    const distribution = all[name]!();
    const { batchShape, eventShape } = distribution;
    const sample = distribution.sample([4, 3], { generator: new Generator(5) });
    expect(sample.shape).toEqual([4, 3, ...batchShape, ...eventShape]);
    expect(distribution.sample([4, 3], { generator: new Generator(5) }).equal(sample)).toBe(true);
    expect(distribution.logProb(sample).shape).toEqual([4, 3, ...batchShape]);
    expect(distribution.sample().shape).toEqual([...batchShape, ...eventShape]);
    expect(String(distribution)).toMatch(new RegExp(`^${name}\\(`));
    expect(() => distribution.sample(3 as never)).toThrow(
      `${name}.sample: the shape must be an array of sizes, such as [5], got 3`,
    );
    expect(() => distribution.sample([1], { seed: 1 } as never)).toThrow(/unknown option "seed"/);
    expect(() => distribution.logProb(zeros([7, 5]))).toThrow(
      eventShape.length > 0 && name !== "Independent"
        ? "the last dimensions of the value must be"
        : /the value .* and the distribution .* have no common shape/,
    );
    expect(() => distribution.logProb("1" as never)).toThrow(/the value must be a tensor/);
  });
});

test("gradients of gamma samples are those of the distribution function's inverse", () => {
  manualSeed(3);
  const concentration = tensor([0.3, 1, 2.5, 9], { dtype: "float64" }).requiresGrad_();
  const rate = tensor(1, { dtype: "float64" });
  const sample = new Gamma(concentration, rate).rsample();
  const [found] = grad(sample.sum(), [concentration]);
  const below = (a: Tensor): Tensor => igamma(a, sample.detach());
  const h = 1e-4;
  const a = concentration.detach();
  const slope = below(a.add(h))
    .sub(below(a.sub(h)))
    .div(2 * h);
  const density = new Gamma(a, rate).logProb(sample.detach()).exp();
  expect(found!.sub(slope.div(density).neg()).abs().max().item()).toBeLessThan(1e-6);
});

test.each(["Beta", "Dirichlet"])("gradients of %s samples are, on average, those of the mean", (name) => {
  manualSeed(5);
  const concentration = tensor([1.5, 0.7], { dtype: "float64" }).requiresGrad_();
  const distribution =
    name === "Beta" ? new Beta(concentration.select(0, 0), concentration.select(0, 1)) : new Dirichlet(concentration);
  const first = (x: Tensor): Tensor => (name === "Beta" ? x : x.select(-1, 0));
  const [found] = grad(first(distribution.rsample([20_000])).mean(), [concentration]);
  const [wanted] = grad(first(distribution.mean), [concentration]);
  expect(found!.sub(wanted!).abs().max().item()).toBeLessThan(5e-3);
});

test("numbers, integers and booleans are values, too", () => {
  const coin = new Bernoulli(0.25);
  expect(coin.logProb(1).item()).toBeCloseTo(Math.log(0.25), 6);
  expect(coin.logProb(tensor([true, false])).dtype).toBe("float32");
  expect(new Poisson(tensor(2, { dtype: "float64" })).logProb(tensor([1n])).dtype).toBe("float64");
  expect(new Categorical(probs).logProb(2).item()).toBeCloseTo(Math.log(0.5), 6);
  expect(new Categorical(probs).sample([5]).dtype).toBe("int64");
});

test("mapped and traced, values are not checked", () => {
  const density = (x: Tensor): Tensor => new Normal(0, 1).logProb(x);
  const x = arange(3, { dtype: "float32" });
  expect(vmap(density)(x).allclose(density(x))).toBe(true);
  const graph = makeGraph(density)(x);
  expect(graph.run(x.add(1)).allclose(density(x.add(1)))).toBe(true);
  expect(new Normal(zeros([2], { device: "meta" }), ones([2], { device: "meta" })).sample([3]).shape).toEqual([3, 2]);
});

test("wrong arguments are named", () => {
  const bad: readonly (readonly [make: () => unknown, message: string])[] = [
    [
      () => new Normal(0, -1),
      "Normal: scale must be a positive number, got -1; { validateArgs: false } switches this check off",
    ],
    [() => new Normal(tensor([0, Number.NaN]), 1), "Normal: loc must be a number, got NaN at [1]"],
    [() => new Normal("0" as never, 1), 'Normal: loc must be a tensor or a number, got "0"'],
    [() => new Normal(tensor([1n]), 1), 'Normal: loc must be floating point, got int64; convert it with to("float32")'],
    [() => new Normal(zeros([2]), ones([3])), "Normal: loc [2] and scale [3] have no common shape"],
    [() => new Normal(0, 1, { validate: true } as never), 'Normal: unknown option "validate"'],
    [() => new Uniform(tensor([1, 2]), tensor([3, 2])), "Uniform: high must be greater than low, got 2 at [1]"],
    [() => new Bernoulli(1.5), "Bernoulli: probs must be a number from 0 to 1, got 1.5"],
    [() => new Bernoulli({} as never), "Bernoulli: give either probs or logits, got neither"],
    [() => new Bernoulli({ probs: 1, logits: 2 } as never), "Bernoulli: give either probs or logits, got both"],
    [() => new Binomial(1.5, 0.5), "Binomial: totalCount must be an integer of at least 0, got 1.5"],
    [() => new Binomial(tensor([1, 2]), 0.5).entropy(), "Binomial: entropy and enumerateSupport need one totalCount"],
    [
      () => new Multinomial(tensor([1]) as never, probs),
      "Multinomial: totalCount must be an integer of at least 0, got",
    ],
    [
      () => new Categorical(tensor([-1, 2])),
      "Categorical: probs must be a vector of numbers of at least 0 whose sum is 1, the one of shape [2] is not",
    ],
    [() => new Categorical(tensor(1)), "Categorical: probs must have at least one dimension, got the shape []"],
    [
      () => new Categorical(probs).logProb(tensor([0, 3])),
      "Categorical.logProb: the value must be an integer from 0 to 2, got 3 at [1]",
    ],
    [() => new Beta(1, 1).logProb(1.5), "Beta.logProb: the value must be a number from 0 to 1, got 1.5"],
    [
      () =>
        new Dirichlet(
          tensor([
            [1, 2],
            [1, -2],
          ]),
        ),
      "Dirichlet: concentration must be a vector of positive numbers, the one at [1] is not",
    ],
    [
      () => new MultivariateNormal(zeros([2]), {}),
      "MultivariateNormal: give one of covarianceMatrix, precisionMatrix and scaleTril, got none",
    ],
    [
      () => new MultivariateNormal(zeros([2]), { scaleTril: ones([2, 2]) }),
      "scaleTril must be a lower triangular matrix with a positive diagonal, the one of shape [2, 2] is not",
    ],
    [
      () => new MultivariateNormal(zeros([2]), { covarianceMatrix: ones([3, 3]) }),
      "covarianceMatrix must be (..., 2, 2) for the loc [2], got [3, 3]",
    ],
    [
      () =>
        new MultivariateNormal(zeros([2]), {
          covarianceMatrix: tensor([
            [1, 2],
            [0, 1],
          ]),
        }),
      "covarianceMatrix must be a symmetric, positive definite matrix",
    ],
    [
      () => new Independent(new Normal(0, 1), 1),
      "Independent: dims must be an integer from 0 to 0, the number of the base's batch dimensions, got 1",
    ],
    [() => new Independent({} as never, 1), "Independent: expected a distribution, got"],
    [
      () => klDivergence(new Normal(0, 1), new StudentT(3)),
      "klDivergence: there is no closed form for Normal and StudentT",
    ],
    [() => klDivergence(new Normal(0, 1), 3 as never), "klDivergence: expected distributions, got number 3"],
    [
      () => klDivergence(new Binomial(2, 0.5), new Binomial(3, 0.5)),
      "two Binomials where q.totalCount is larger than p's",
    ],
    [
      () => klDivergence(new Independent(new Normal(zeros([2]), 1), 1), new Independent(new Normal(zeros([2]), 1), 0)),
      "two Independents must have the same dims, got 1 and 0",
    ],
    [
      () => registerKL(3 as never, Normal, () => zeros([])),
      "registerKL: expected a class of distributions, got number 3",
    ],
  ];
  for (const [make, message] of bad) expect(make, message).toThrow(message);
  expect(new Normal(0, -1, { validateArgs: false }).scale.item()).toBe(-1);
});

test("divergences of subclasses are their parents', unless they have their own", () => {
  class Shifted extends Normal {}
  const p = new Shifted(1, 2);
  const q = new Normal(0, 1);
  expect(klDivergence(p, q).item()).toBe(klDivergence(new Normal(1, 2), q).item());
  registerKL(Shifted, Normal, () => tensor(42));
  expect(klDivergence(p, q).item()).toBe(42);
  expect(klDivergence(q, p).item()).toBe(klDivergence(q, new Normal(1, 2)).item());
});
