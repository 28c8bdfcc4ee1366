// Introsort beside libstdc++'s std::sort (g++ 12), on orders that drive it into its heaps, with ties and with NaN (null).

import { expect, test } from "vitest";
import { introsort } from "../../runtime/kernels/cpu/introsort.js";
import recorded from "./introsort.json" with { type: "json" };

test.each(
  recorded.map(({ keys, order }) => [keys.length, new Set(keys).size, keys.includes(null), { keys, order }] as const),
)("%i elements, %i distinct ones, NaN: %s", (_length, _different, _nan, { keys, order }) => {
  const numbers = keys.map((key) => key ?? Number.NaN);
  const sorted = Int32Array.from(numbers.keys());
  let calls = 0;
  introsort(sorted, (a, b) => {
    calls++;
    return numbers[a]! < numbers[b]!;
  });
  expect([...sorted]).toEqual(order);
  // Without the heaps it would be the square.
  expect(calls).toBeLessThan((keys.length * keys.length) / 3);
});
