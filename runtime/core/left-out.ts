// The error message of a program that uses a feature which its selection of operators leaves out.

/** The message: what is missing, and the option of the generator that brings it. */
export function leftOut(what: string, part: string): string {
  return `${what}: left out of this selection, generate it with \`--with ${part}\``;
}
