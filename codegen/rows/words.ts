// The keywords of a `rows:` field: dtype classes, and promotion rules.

import { type DTypeClassName, dtypeWords } from "../pointwise/words.js";

/** `default`: the common dtype. `float`: integers become the default float. `sum`: integers and bool become int64. `bool`, `int64`: computed in the common dtype, result bool or int64. */
export const rowPromotions = ["default", "float", "sum", "bool", "int64"] as const;
export type RowPromotion = (typeof rowPromotions)[number];

/** The classes that rows are computed in. */
export const rowClasses: readonly DTypeClassName[] = ["float", "int", "bool"];

/** The values of `dtypes`. */
export const rowWords: readonly string[] = Object.keys(dtypeWords).filter((word) => word !== "complex");
