// Stacks as engines print them: where a function was called, and stacks that begin at the first line outside the runtime.
// No regular expression: engines compile those natively, and where the call stack is full that ends the process.

/** A function that may be on the stack. */
export type Running = (...args: never[]) => unknown;

interface Engine {
  stackTraceLimit?: number;
  captureStackTrace?: (target: object, below?: Running) => void;
}

const engine = Error as unknown as Engine;

/** The current stack below `entry`, a function that is running: at most `limit` frames, formatted lazily. */
function stackBelow(entry: Running | undefined, limit: number): { readonly stack?: unknown } {
  const { stackTraceLimit } = engine;
  // Reflect.set: if intrinsics are frozen, the limit is left unchanged.
  Reflect.set(engine, "stackTraceLimit", limit);
  try {
    if (engine.captureStackTrace === undefined) return new Error();
    const holder = {};
    engine.captureStackTrace(holder, entry);
    return holder;
  } finally {
    Reflect.set(engine, "stackTraceLimit", stackTraceLimit);
  }
}

/** The place where `entry`, a public function that is running, was called, as an Error whose stack is that one frame. */
export function placeOf(entry: Running): Error {
  const { stackTraceLimit } = engine;
  if (engine.captureStackTrace === undefined) return new Error("place");
  Reflect.set(engine, "stackTraceLimit", 0);
  const place = new Error("place");
  Reflect.set(engine, "stackTraceLimit", 1);
  engine.captureStackTrace(place, entry);
  Reflect.set(engine, "stackTraceLimit", stackTraceLimit);
  return place;
}

/** The lines of a stack that are frames: V8 puts the error's text before them. */
function framesOf(stack: unknown): string[] {
  if (typeof stack !== "string") return [];
  const lines = stack.split("\n");
  const first = lines.findIndex((line) => line.startsWith("    at "));
  return (first < 0 ? lines : lines.slice(first)).filter((line) => line !== "");
}

/**
 * The location of a frame: `/folder/file.js:3:14`, `https://host/file.js:3:14`, or whatever the engine prints instead.
 */
function placeIn(frame: string): string {
  let place = frame.trim();
  if (frame.startsWith("    at ")) {
    const at = place.indexOf(" (");
    place =
      at >= 0 && place.endsWith(")") ? place.slice(at + 2, -1) : place.slice(place.startsWith("at async ") ? 9 : 3);
  } else place = place.slice(place.indexOf("@") + 1);
  return place.startsWith("file://") ? place.slice("file://".length) : place;
}

/** The file of a location: everything but line and column. */
function fileIn(frame: string): string {
  const place = placeIn(frame);
  const line = place.lastIndexOf(":", place.lastIndexOf(":") - 1);
  return line < 0 ? place : place.slice(0, line);
}

const here = "/runtime/core/frames.";

/** A file or a folder of the path has the library's name: `tengen/dist/index.js`, `tengen@1.2.3/+esm`, `deps/tengen.js?v=12`. */
function namedAsOurs(file: string): boolean {
  for (let at = file.indexOf("tengen"); at >= 0; at = file.indexOf("tengen", at + 1)) {
    const after = file[at + "tengen".length];
    if ((at === 0 || file[at - 1] === "/") && (after === "/" || after === "@" || after === ".")) return true;
  }
  return false;
}

/**
 * Returns a test whether a file is the runtime's, from the frame of one of this file's functions. In a bundle together
 * with the user's code no file is.
 */
function ownFiles(frame: string): (file: string) => boolean {
  const file = fileIn(frame);
  const at = file.lastIndexOf(here);
  const root = at < 0 ? null : file.slice(0, at + 1);
  return (other) =>
    (other === file && (root !== null || namedAsOurs(file))) ||
    (root !== null && (other.startsWith(`${root}runtime/`) || other.startsWith(`${root}generated/`))) ||
    // A program may load two copies of the installed package: the script that Node gets, and modules that are imported by path.
    other.includes("/node_modules/tengen/dist/") ||
    // The name preserved in compiled code.
    other === "tengen/dist/index.js";
}

/** The location for which `placeOf` created an Error, as text. */
export function placeText({ stack }: Error): string {
  const frames = framesOf(stack);
  if (engine.captureStackTrace === undefined) {
    const thisCopy = ownFiles(frames[0] ?? "");
    return placeIn(frames.find((frame) => !thisCopy(fileIn(frame))) ?? frames[2] ?? "unknown place");
  }
  return frames.length === 0 ? "unknown place" : placeIn(frames[0]!);
}

/** Number of frames searched for the caller's: kernels call operators that call kernels. */
const depth = 100;

/**
 * The lines of the current stack that begin at the caller of `entry`, if given, without the runtime's own frames above its
 * caller's. A `method` that called `entry` is skipped, too: in a bundle its file does not tell whose it is.
 */
export function callerFrames(entry?: Running, method?: Running): () => string[] {
  const limit = engine.stackTraceLimit ?? 10;
  const holder = stackBelow(entry, depth);
  const below = method === undefined ? null : stackBelow(method, depth);
  const mine = stackBelow(undefined, 1);
  return () => {
    let frames = framesOf(holder.stack);
    if (below !== null) {
      const users = framesOf(below.stack);
      if (users.length > 0 && users[0] === frames[1]) frames = users;
    }
    const thisCopy = ownFiles(framesOf(mine.stack)[0] ?? "");
    // Built-in functions have no file: those that the runtime calls (Array.map) are not the program's, unlike those that call it (JSON.stringify).
    const isBuiltIn = (frame: string | undefined): boolean => frame !== undefined && placeIn(frame) === "<anonymous>";
    let first = frames.findIndex((frame) => !isBuiltIn(frame) && !thisCopy(fileIn(frame)));
    while (isBuiltIn(frames[first - 1])) first--;
    return frames.slice(Math.max(first, 0), Math.max(first, 0) + limit);
  };
}

/**
 * Sets an error's stack to one that begins at the caller of `entry`, if given, or of the `method` that called it, or else at the first line
 * outside the runtime.
 */
export function beginAtCaller(error: Error, entry?: Running, method?: Running): void {
  const find = callerFrames(entry, method);
  let frames: string[] | null = null;
  Object.defineProperty(error, "stack", {
    // Formatted lazily, so that creating errors is cheap, and with the message at that time.
    get: () => [String(error), ...(frames ??= find())].join("\n"),
    set(value: unknown) {
      Object.defineProperty(error, "stack", { value, writable: true, configurable: true });
    },
    configurable: true,
  });
}

/** The program's current line outside the runtime, as text. */
export function callerPlace(): string {
  return callerPlaceLater()();
}

/** As `callerPlace`, formatted when it is asked for. */
export function callerPlaceLater(): () => string {
  const frames = callerFrames();
  let text: string | null = null;
  // Built-in functions (JSON.stringify) have no line.
  return () =>
    (text ??=
      frames()
        .map(placeIn)
        .find((place) => place !== "<anonymous>") ?? "unknown place");
}
