// The error that a call throws, as text to compare.

/** The name of the error and the first line of its message. */
export function thrown(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message.split("\n")[0]}`;
  }
  return "nothing was thrown";
}

/** The full message of the error that a call throws; a call that throws nothing fails. */
export function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("nothing was thrown");
}
