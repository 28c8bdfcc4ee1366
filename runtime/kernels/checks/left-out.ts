// Loops of dtypes that a selection leaves out.

import { UnsupportedError } from "../../core/errors.js";

/** A loop in the place of one that a selection (`--dtypes`) leaves out. @param dtypes what it would compute */
export function leftOutLoop(operator: string, dtypes: string): () => never {
  return () => {
    const last = dtypes.lastIndexOf(", ");
    const names = last < 0 ? dtypes : `${dtypes.slice(0, last)} or ${dtypes.slice(last + 2)}`;
    throw new UnsupportedError(
      `${operator} of ${names}: left out of this selection, generate it with the dtype among \`--dtypes\``,
    );
  };
}
