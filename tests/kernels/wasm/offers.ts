// For tests that compare the WebAssembly loops with the kernels' own: the loops are offered while a file's tests run, and each test begins with all of them.

import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { offerWasm, useKernels } from "../../../generated/index.js";
import { shared } from "../../../runtime/core/shared.js";

/** @returns a function that offers them again, from the given number of elements on */
export function withWasmOffers(): (from?: number) => void {
  let handle: ReturnType<typeof offerWasm>;
  const offer = (from?: number): void => {
    handle?.dispose();
    handle = offerWasm(from);
  };
  beforeAll(() => offer());
  afterEach(() => {
    useKernels(null);
  });
  afterAll(() => {
    handle.dispose();
    // Where compilation fails, the built-in loop takes all calls, and comparing the two finds nothing.
    const failed = [...shared.objects].filter(([name, object]) => name.startsWith("wasm ") && object === null);
    expect(failed.map(([name]) => name)).toEqual([]);
  });
  return offer;
}
