// Types of verdict.mjs, for its test.

export interface Verdict {
  readonly word: "held" | "SLOWER" | "few" | "new";
  /** The median ratio, to three digits. */
  readonly middle: string;
  /** The quartiles, as `[low, high]`. */
  readonly quartiles: string;
  readonly isSlower: boolean;
}

export const fewestPairs: number;
export function verdict(
  before: readonly number[],
  after: readonly number[],
  how: { readonly limit: number; readonly exact?: boolean },
): Verdict;
