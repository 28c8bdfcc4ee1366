// The region's room: pieces never overlap, neighbours join, and functions have theirs beside it.

import { afterEach, expect, test } from "vitest";
import {
  makeRegion,
  type Region,
  regions,
  regionWithRoom,
  roomAt,
  stageOf,
  takenBy,
} from "../../runtime/wasm/region.js";
import { fc, seed } from "../seeded.js";

afterEach(() => {
  regions.current = null;
  regions.room = 0;
});

const page = 65536;
const regionOf = (bytes: number): Region => (regions.current = makeRegion(bytes)!);

test("pieces lie as large arrays do elsewhere, with room past their ends, behind the stage", () => {
  const region = regionOf(4 * page);
  const [a, b] = [region.take(5000), region.take(8192)];
  expect([a % 4096, b % 4096]).toEqual([16, 16]);
  expect(a).toBeGreaterThanOrEqual(stageOf(3) + page);
  expect(b - a).toBe(takenBy(5000));
  expect(takenBy(8192)).toBeGreaterThanOrEqual(16 + 8192 + 64);
  expect(region.used).toBe(takenBy(5000) + takenBy(8192));
});

test("a region without room gives none", () => {
  const region = regionOf(0);
  expect([region.size, region.take(100)]).toEqual([0, -1]);
  const larger = regionOf(3 * page - 1);
  expect([larger.size, larger.take(3 * page)]).toEqual([3 * page, -1]);
  expect(larger.take(3 * page - 80)).toBeGreaterThan(0);
});

test("functions get the room to work in that they asked for from the next region on", () => {
  expect(regionWithRoom(100)).toBe(null);
  const region = regionOf(page);
  expect([regionWithRoom(0) === region, regionWithRoom(page + 1), regionWithRoom(3)]).toEqual([true, null, null]);
  const next = regionOf(page);
  expect([next.room, regionWithRoom(page + 1) === next]).toEqual([2 * page, true]);
  expect(next.take(100)).toBe(roomAt + next.room + 16);
  expect([next.size, next.buffer.byteLength]).toEqual([page, roomAt + 3 * page]);
});

test("an engine without such a memory gives no region", () => {
  expect(makeRegion(2 ** 40)).toBe(null);
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
