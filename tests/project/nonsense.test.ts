// Every exported function of every entry, called with arguments that make no sense: a result, or one of the project's errors, never a TypeError or RangeError of
// the engine. Errors that a given object throws itself pass through. TENGEN_NONSENSE sets the number of calls of each function, TENGEN_FUZZ_SEED their arguments.

import { expect, test, vi } from "vitest";
import * as tengen from "../../generated/index.js";
import * as onnx from "../../onnx/index.js";
import * as data from "../../runtime/data/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { seed } from "../seeded.js";

const entries: Readonly<Record<string, object>> = {
  tengen,
  "tengen/nn": nn,
  "tengen/optim": optim,
  "tengen/data": data,
  "tengen/onnx": onnx,
};
const calls = Number(process.env["TENGEN_NONSENSE"] ?? 6);

/** What is not called, by reason. */
const left: ReadonlyMap<string, string> = new Map([
  ["setNumThreads", "starts threads"],
  ["offerWasm", "changes which loops run"],
  ["saveTorch", "writes a file that may be called x"],
  ["saveCheckpoint", "writes a file that may be called x"],
]);

/** What a hostile object throws. */
class Trap extends Error {}
const trap = (): never => {
  throw new Trap();
};
const hostile = new Proxy({}, { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap });
const cyclic: unknown[] = [];
cyclic.push(cyclic);
const gone = new Float32Array(3);
structuredClone(gone.buffer, { transfer: [gone.buffer] });
class Named {}

const values: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["undefined", undefined],
  ["null", null],
  ["NaN", Number.NaN],
  ["-1", -1],
  ["0.5", 0.5],
  ["2 ** 53", 2 ** 53],
  ["1e300", 1e300],
  ["true", true],
  ['"x"', "x"],
  ['"float32"', "float32"],
  ["[]", []],
  ["[1, 2]", [1, 2]],
  ["[null]", [null]],
  ["{}", {}],
  ["a symbol", Symbol("x")],
  ["1n", 1n],
  ["a class", Named],
  ["a cyclic array", cyclic],
  ["a proxy that throws", hostile],
  ["an array whose memory was transferred", gone],
  ["a Date", new Date(0)],
  ["a Map", new Map()],
  ["a function", () => 1],
  ["a tensor", tengen.tensor([1, 2])],
]);
const names = [...values.keys()];

function randomly(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isFair = (error: unknown): boolean => error instanceof tengen.TengenError || error instanceof Trap;
const isClass = (value: (...args: never[]) => unknown): boolean =>
  /^class\b/.test(Function.prototype.toString.call(value));

/** Ends what a call has begun. */
function end(result: unknown): void {
  if (result === hostile || typeof result !== "object" || result === null) return;
  const { dispose } = result as { dispose?: unknown };
  if (typeof dispose === "function") dispose.call(result);
}

test.each(Object.entries(entries))("functions of %s", async (_entry, exports) => {
  const random = randomly(seed);
  const silent = (["log", "warn", "error", "info"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  const raw: string[] = [];
  const dtype = tengen.getDefaultDType();
  const options = tengen.getPrintOptions?.();
  try {
    for (const [name, member] of Object.entries(exports) as [string, (...args: unknown[]) => unknown][]) {
      if (typeof member !== "function" || left.has(name)) continue;
      const made = isClass(member);
      for (let round = 0; round < calls; round++) {
        const given = Array.from(
          { length: round === 0 ? 0 : 1 + Math.floor(random() * 3) },
          () => names[Math.floor(random() * names.length)]!,
        );
        const args = given.map((one) => values.get(one));
        try {
          const result: unknown = made ? Reflect.construct(member, args) : member(...args);
          if (result instanceof Promise) await result;
          else end(result);
        } catch (error) {
          if (!isFair(error)) raw.push(`${made ? "new " : ""}${name}(${given.join(", ")}): ${String(error)}`);
        }
      }
    }
  } finally {
    for (const spy of silent) spy.mockRestore();
    tengen.setDefaultDType(dtype as never);
    if (options !== undefined) tengen.setPrintOptions(options);
  }
  expect(raw).toEqual([]);
});
