// What a pointwise operator says of dtypes: promotion, result, the classes that it computes in.

import {
  BOOL,
  byCode,
  codeCount,
  type DTypeClass,
  dtypes,
  intCodes,
  isUnsignedWideCode,
  itemSizes,
  pointwiseCodes,
} from "../../core/dtype.js";
import type { Format } from "../../core/format.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";

/** A non-tensor argument of a pointwise operator. Loops convert numbers to the computing dtype themselves. */
export type Parameter = Scalar | string | null | undefined;

/**
 * `default`: compute in the common dtype. `float`: as `default`, with integers promoted to the default floating-point
 * dtype. `same`: in the common dtype, which must also be that of a given output.
 */
export type Promotion = "default" | "float" | "same";

/** The fields of a `pointwise` entry besides its expression; created by the generator. */
export interface PointwiseRule {
  /** The operator's name in messages about unsupported dtypes. */
  readonly name: string;
  readonly promote: Promotion | ((s0: Parameter, s1: Parameter, s2: Parameter, s3: Parameter) => Promotion);
  /** The result is bool, whatever the computing dtype. */
  readonly boolResult: boolean;
  /** Classes of computing dtypes that have a loop. */
  readonly classes: readonly DTypeClass[];
  /** Bit i: tensor input i is not converted and is read as a truth value. */
  readonly conditions: number;
  /** Bit i: parameter i takes part in promotion, as a scalar. */
  readonly scalars: number;
  /** Bit i: parameter i is a number, which is converted to the computing dtype. */
  readonly numbers: number;
  /** For complex inputs the result is real. */
  readonly realResult?: true;
  /** Of which inputs a newly allocated result is row-major, whatever their strides. */
  readonly rowMajor?: "all" | "complex";
  /** The input whose dtype a new result has, if that is not the one that all have in common. */
  readonly resultOf?: number;
  /** Set if results depend on limits or adjacent numbers of the dtype: converts those of the computing dtype to the dtype's. */
  readonly adjust?: (computed: Tensor, format: Format) => void;
  /** Derived. By the dtype code that all inputs share: the result's dtype code if nothing else has to be decided, else -1. */
  readonly same: Int8Array;
  /** Derived. As `same`, for several tensors: -1, too, where a condition or a number takes part in the decision. */
  readonly alike: Int8Array;
}

/** Derives the remaining fields of a rule. */
export function pointwiseRule(rule: Omit<PointwiseRule, "same" | "alike">): PointwiseRule {
  // Hundreds of operators have one of a few kinds of rules, and importing creates them all. A copy, since loops may be added to one operator.
  const kind = `${rule.classes.join()} ${rule.boolResult} ${typeof rule.promote === "string" ? rule.promote : ""} ${rule.numbers !== 0}`;
  let known = sameOfKinds.get(kind);
  if (known === undefined) {
    known = sameOf(rule);
    sameOfKinds.set(kind, known);
  }
  const same = known.slice();
  const alike = (rule.conditions | rule.scalars) === 0 ? same : new Int8Array(codeCount).fill(-1);
  return { ...rule, same, alike };
}

const sameOfKinds = new Map<string, Int8Array>();

function sameOf(rule: Omit<PointwiseRule, "same" | "alike">): Int8Array {
  const same = new Int8Array(codeCount).fill(-1);
  for (const { code, class: kind, stored, computes } of dtypes) {
    // Emulated dtypes take the general path; complex ones have no loop before `addComplexLoop`.
    if (!stored || computes !== code || kind === "complex" || !rule.classes.includes(kind)) continue;
    // Integers without a loop of their own, too.
    if (pointwiseCodes[code] !== code || isUnsignedWideCode(code)) continue;
    // All promotion rules agree for floats; for integers all except `float`, which may depend on a function's result.
    if (kind === "float" || rule.promote === "default" || rule.promote === "same")
      same[code] = rule.boolResult ? BOOL : code;
    // The loop for small integers computes in C's int, so numbers are wrapped to the dtype first.
    if (rule.numbers !== 0 && isSmall(code)) same[code] = -1;
  }
  return same;
}

const small: readonly boolean[] = byCode(({ code }) => intCodes.includes(code) && itemSizes[code]! < 4, false);

/** Integers of fewer than 32 bits, which are computed in C's int. */
export function isSmall(code: number): boolean {
  return small[code]!;
}
