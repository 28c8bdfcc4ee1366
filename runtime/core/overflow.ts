// Stack overflow: how engines report it, and whether there is stack left for a better message.

/** Whether the error is the engine's own stack overflow. */
export function isStackFull(error: unknown): boolean {
  if (error instanceof RangeError) return error.message.includes("call stack");
  // The error that SpiderMonkey throws, whose class has no name elsewhere.
  return error instanceof Error && error.name === "InternalError" && error.message === "too much recursion";
}

// Many parameters: a frame of this function is large however the engine compiles it.
function descend(n: number, a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  return n === 0 ? a : descend(n - 1, b, c, d, e, f, g, a) + 1;
}

/**
 * Whether there is room on the stack to build a message, which reads schemas and keys. If not, the engine's error propagates to
 * a caller that has room.
 */
export function hasRoom(): boolean {
  try {
    descend(500, 0, 0, 0, 0, 0, 0, 0);
    return true;
  } catch {
    return false;
  }
}
