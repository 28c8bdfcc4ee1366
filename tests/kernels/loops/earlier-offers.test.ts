// What a program offers before the first long run is tried before the library's own loops, which are offered then.

import { expect, test } from "vitest";
import { add, explain, ones, sum } from "../../../generated/index.js";
import { deferredOffers } from "../../../runtime/kernels/loops/loop-table.js";
import { offerLoop } from "../../../runtime/kernels/loops/offer-loop.js";

test("a program's earlier offers come first, and declining calls reach the library's", () => {
  const called: string[] = [];
  const declining = (name: string) => (): false => {
    called.push(name);
    return false;
  };
  const handles = [
    offerLoop("add.Tensor", { dtype: "float32", source: "mine", loop: declining("add") }),
    offerLoop("sum", { dtype: "float32", layout: ["contiguous", "strided"], source: "mine", loop: declining("sum") }),
  ];
  expect(deferredOffers.installed).not.toBeNull();
  const x = ones([1000]);
  expect([add(x, x).at(999).item(), sum(x).item()]).toEqual([2, 1000]);
  expect(deferredOffers.installed).toBeNull();
  called.length = 0;
  expect([add(x, x).at(0).item(), sum(x).item(), called]).toEqual([2, 1000, ["add", "sum"]]);
  const order = explain(add, x, x)
    .steps.at(-1)!
    .offers.filter((one) => one.includes("float32"));
  expect(order.map((one) => /\((\w+)\)/.exec(one)?.[1])).toEqual(["mine", "wasm"]);
  for (const handle of handles) handle.dispose();
});
