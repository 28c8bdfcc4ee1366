// The entry `tengen/distributions`: probability distributions with samples, densities, entropies and divergences.

export { Categorical, Multinomial } from "./classes.js";
export type { Constraint } from "./constraints.js";
export { Exponential, Laplace, LogNormal, Normal, StudentT, Uniform } from "./continuous.js";
export type { Chances } from "./discrete.js";
export { Bernoulli, Binomial, Poisson } from "./discrete.js";
export type { DistributionOptions, SampleOptions } from "./distribution.js";
export { Distribution } from "./distribution.js";
export { klDivergence, registerKL } from "./divergence.js";
export { Beta, Dirichlet, Gamma } from "./gamma.js";
export { Independent } from "./independent.js";
export type { Spread } from "./multivariate-normal.js";
export { MultivariateNormal } from "./multivariate-normal.js";
