// Dispatch keys that programs define at run time, as entries name them.

/** A key of `defineFunctionality("Audit", ...)`: `program.Audit`. Its name is in the group. */
export const programKey = /^program\.([A-Z]\w*)$/;

/** The name of a key at run time: `Audit` of `program.Audit`. */
export function runtimeName(key: string): string {
  return programKey.exec(key)?.[1] ?? key;
}
