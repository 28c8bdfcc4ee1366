// The region's room: pieces never overlap, neighbours join, and it grows within its limit.

import { afterEach, expect, test } from "vitest";
import { openRegion, type Region, regions, stageOf, takenBy } from "../../runtime/wasm/region.js";
import { fc, seed } from "../seeded.js";

afterEach(() => {
  regions.current = null;
});

const page = 65536;
function regionOf(bytes: number, most = 2 ** 24): Region {
  regions.current = null;
  const region = openRegion(most)!;
  if (bytes > 0) region.grow(bytes);
  return region;
}

test("pieces lie as large arrays do elsewhere, with room past their ends, behind the stage", () => {
  const region = regionOf(4 * page);
  const [a, b] = [region.take(5000), region.take(8192)];
  expect([a % 4096, b % 4096]).toEqual([16, 16]);
  expect(a).toBeGreaterThanOrEqual(stageOf(3) + page);
  expect(b - a).toBe(takenBy(5000));
  expect(takenBy(8192)).toBeGreaterThanOrEqual(16 + 8192 + 64);
  expect(region.used).toBe(takenBy(5000) + takenBy(8192));
});

test("a region without room gives none until it grows, and grows no further than it may", () => {
  const region = regionOf(0, 4 * page);
  expect([region.size, region.take(100)]).toEqual([0, -1]);
  const before = region.buffer;
  expect(region.grow(1)).toBe(true);
  expect([before.byteLength, region.size]).toEqual([0, page]);
  expect(region.take(2 * page)).toBe(-1);
  expect(region.grow(5 * page)).toBe(false);
  expect(region.grow(2 * page)).toBe(true);
  // The new room joins the old.
  expect(region.take(2 * page)).toBeGreaterThan(0);
});

test("an engine without such a memory gives no region", () => {
  regions.current = null;
  expect(openRegion(2 ** 40)).toBe(null);
  expect(regions.current).toBe(null);
});

test("whatever is taken and freed, pieces never overlap, and all room comes back as one", () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(200_000)), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (list) => {
      const region = regionOf(16 * page);
      const held: [at: number, bytes: number][] = [];
      for (const [takes, number] of list) {
        if (takes) {
          const at = region.take(number);
          if (at < 0) continue;
          for (const [other, bytes] of held) expect(at + number + 64 <= other || other + bytes + 64 <= at).toBe(true);
          expect(at + number + 64).toBeLessThanOrEqual(region.buffer.byteLength);
          held.push([at, number]);
        } else if (held.length > 0) {
          const [[at, bytes]] = held.splice(number % held.length, 1) as [[number, number]];
          region.free(at, bytes);
        }
        expect(region.used).toBe(held.reduce((sum, [, bytes]) => sum + takenBy(bytes), 0));
      }
      for (const [at, bytes] of held) region.free(at, bytes);
      expect(region.used).toBe(0);
      // One piece of all there is.
      expect(region.take(16 * page - 80)).toBeGreaterThan(0);
    }),
    { seed, numRuns: 200 },
  );
});
