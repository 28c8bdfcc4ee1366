// The normal distribution of vectors.

import {
  cholesky_inverse,
  diagonal,
  eye,
  flip,
  linalg_cholesky,
  linalg_solve_triangular,
  log,
  matmul,
  mT,
  square,
  squeeze_dim,
  unsqueeze,
} from "../../generated/operators.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import type { Generator } from "../core/generator.js";
import { withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { asValue, commonShape, expandTo, minus, plus, sumLast, times } from "./arithmetic.js";
import { type Constraint, lowerCholesky, positiveDefinite, realVector } from "./constraints.js";
import { standardNormal } from "./continuous.js";
import { checkShape, Distribution, type DistributionOptions, unchecked } from "./distribution.js";
import { checkVectors } from "./gamma.js";

/** The spread of a multivariate normal distribution: one of three matrices (..., n, n). */
export interface Spread {
  /** Symmetric and positive definite. */
  readonly covarianceMatrix?: Tensor;
  /** The inverse of the covariance. */
  readonly precisionMatrix?: Tensor;
  /** The lower triangular matrix L with a positive diagonal of which the covariance is L @ L.T; the other two are converted to it. */
  readonly scaleTril?: Tensor;
}

type SpreadName = keyof Spread;

/** The triangular factor of the inverse of a matrix. */
function factorOfInverse(precision: Tensor): Tensor {
  const upper = mT(flip(linalg_cholesky(flip(precision, [-2, -1]), false), [-2, -1]));
  const one = eye(precision.shape.at(-1)!, precision.dtype, null, precision.device, null);
  return linalg_solve_triangular(upper, one, false, true, false);
}

/** `squares of inverse(L) @ x`, summed: (..., n). */
export function mahalanobis(scaleTril: Tensor, x: Tensor): Tensor {
  return sumLast(square(squeeze_dim(linalg_solve_triangular(scaleTril, unsqueeze(x, -1), false, true, false), -1)), 1);
}

/** Half the logarithm of the covariance's determinant. */
export const halfLogDeterminant = (scaleTril: Tensor): Tensor => sumLast(log(diagonal(scaleTril, 0, -2, -1)), 1);

/** The normal distribution of vectors with mean `loc`. */
export class MultivariateNormal extends Distribution {
  readonly loc: Tensor;
  /** The lower triangular factor of the covariance: (..., n, n). */
  readonly scaleTril: Tensor;
  /** Which matrix was given. */
  readonly kind: SpreadName;
  protected readonly given: Tensor;

  /**
   * @param loc (..., n)
   * @param spread one of `covarianceMatrix`, `precisionMatrix`, `scaleTril`: (..., n, n)
   * @throws ArgumentError unless one matrix is given, for one that is not positive definite, or not triangular; ShapeError for other shapes
   */
  constructor(loc: Tensor, spread: Spread, options: DistributionOptions = {}) {
    const title = "MultivariateNormal";
    const given = withDefaults(
      title,
      spread,
      {},
      {
        covarianceMatrix: undefined as Tensor | undefined,
        precisionMatrix: undefined as Tensor | undefined,
        scaleTril: undefined as Tensor | undefined,
      },
    );
    const named = Object.entries(given).filter(([, value]) => value !== undefined) as [SpreadName, Tensor][];
    if (named.length !== 1)
      throw new ArgumentError(
        `${title}: give one of covarianceMatrix, precisionMatrix and scaleTril, got ${named.length === 0 ? "none" : named.map(([name]) => name).join(" and ")}`,
      );
    const [[kind, matrix]] = named as [[SpreadName, Tensor]];
    const { shape } = checkVectors(title, "loc", loc);
    const n = shape.at(-1)!;
    const own = checkVectors(title, kind, matrix).shape;
    if (own.length < 2 || own.at(-1) !== n || own.at(-2) !== n)
      throw new ShapeError(
        `${title}: ${kind} must be (..., ${n}, ${n}) for the loc ${formatShape(shape)}, got ${formatShape(own)}`,
      );
    const batch = commonShape(title, [
      ["the batch of loc", shape.slice(0, -1)],
      [`that of ${kind}`, own.slice(0, -2)],
    ]);
    super(title, batch, [n], options);
    this.check({ loc: [loc, realVector], [kind]: [matrix, kind === "scaleTril" ? lowerCholesky : positiveDefinite] });
    this.loc = expandTo(loc, [...batch, n]);
    this.kind = kind;
    this.given = expandTo(matrix, [...batch, n, n]);
    const factor =
      kind === "scaleTril"
        ? matrix
        : kind === "covarianceMatrix"
          ? linalg_cholesky(matrix, false)
          : factorOfInverse(matrix);
    this.scaleTril = expandTo(factor, [...batch, n, n]);
  }
  get support(): Constraint {
    return realVector;
  }
  get parameters(): Readonly<Record<string, Tensor>> {
    return { loc: this.loc, [this.kind]: this.given };
  }
  get covarianceMatrix(): Tensor {
    return this.kind === "covarianceMatrix" ? this.given : matmul(this.scaleTril, mT(this.scaleTril));
  }
  get precisionMatrix(): Tensor {
    return this.kind === "precisionMatrix" ? this.given : cholesky_inverse(this.scaleTril, false);
  }
  override get hasRsample(): boolean {
    return true;
  }
  override get mean(): Tensor {
    return this.loc;
  }
  override get mode(): Tensor {
    return this.loc;
  }
  override get variance(): Tensor {
    return sumLast(square(this.scaleTril), 1);
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    const noise = unsqueeze(standardNormal(shape, this.loc, generator), -1);
    return plus(this.loc, squeeze_dim(matmul(this.scaleTril, noise), -1));
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("MultivariateNormal.logProb", value, this.loc);
    this.checkValue("logProb", x);
    const distance = mahalanobis(this.scaleTril, minus(x, this.loc));
    const norm = this.eventShape[0]! * Math.log(2 * Math.PI);
    return minus(times(plus(distance, norm), -0.5), halfLogDeterminant(this.scaleTril));
  }
  override entropy(): Tensor {
    return plus(halfLogDeterminant(this.scaleTril), 0.5 * this.eventShape[0]! * (1 + Math.log(2 * Math.PI)));
  }
  expand(batchShape: readonly number[]): MultivariateNormal {
    checkShape("MultivariateNormal.expand", batchShape);
    const [n] = this.eventShape as readonly [number];
    const matrix = expandTo(this.given, [...batchShape, n, n]);
    return this.like(
      new MultivariateNormal(expandTo(this.loc, [...batchShape, n]), { [this.kind]: matrix }, unchecked),
    );
  }
}
