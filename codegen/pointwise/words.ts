// The keywords of a `pointwise:` field: dtype classes, and promotion rules.

export const dtypeClasses = ["float", "complex", "int", "bool"] as const;
export type DTypeClassName = (typeof dtypeClasses)[number];

/** `default`: the common dtype. `float`: integers become the default float. `bool`: computed in the common dtype, result bool. `same`, `same bool`: as `default` and `bool`, and a given output must have the result's dtype. */
export const promotions = ["default", "float", "bool", "same", "same bool"] as const;
export type Promotion = (typeof promotions)[number];

/** The values of `dtypes`, and the classes that each stands for. Complex numbers are never included unless named. */
export const dtypeWords: Readonly<Record<string, readonly DTypeClassName[]>> = {
  all: ["float", "int", "bool"],
  numeric: ["float", "int"],
  integral: ["int", "bool"],
  float: ["float"],
  int: ["int"],
  bool: ["bool"],
  complex: ["complex"],
};
