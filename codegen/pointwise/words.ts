// The words of a `pointwise:` field: classes of dtypes, and rules of promotion.

export const dtypeClasses = ["float", "complex", "int", "bool"] as const;
export type DTypeClassName = (typeof dtypeClasses)[number];

/** `default`: the common dtype. `float`: integers become the default float. `bool`: computed in the common dtype, result bool. `same`, `same bool`: as `default` and `bool`, and a given output must have the result's dtype. */
export const promotions = ["default", "float", "bool", "same", "same bool"] as const;
export type Promotion = (typeof promotions)[number];

/** What `dtypes` may say, and the classes that it stands for. Complex numbers are never meant unless they are named. */
export const dtypeWords: Readonly<Record<string, readonly DTypeClassName[]>> = {
  all: ["float", "int", "bool"],
  numeric: ["float", "int"],
  integral: ["int", "bool"],
  float: ["float"],
  int: ["int"],
  bool: ["bool"],
  complex: ["complex"],
};
