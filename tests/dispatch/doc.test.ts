// docs/dispatcher.md shows what the code prints, and the worked examples have the right content.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksOf, outputs } from "../../scripts/dispatcher-outputs.js";

const page = readFileSync(new URL("../../docs/dispatcher.md", import.meta.url), "utf8");
const shown = new Map(blocksOf(page).map(({ name, text }) => [name, text]));

for (const [name, print] of Object.entries(outputs)) {
  test(`the page shows what is printed for: ${name}`, () => {
    expect(shown.get(name)).toBe(`${print()}\n`);
  });
}

test("the page has no other output", () => {
  expect([...shown.keys()].sort()).toEqual(Object.keys(outputs).sort());
  expect(page.match(/```text/g)).toHaveLength(shown.size);
});

test("the worked examples", () => {
  const block = (name: string): string => shown.get(name)!;
  // After autograd BackendSelect is next, and passes.
  expect(block("after autograd")).toMatch(/2\. CPU \(ADInplaceOrView, BackendSelect fell through\)/);
  // A composite beside an exact backend kernel: that backend's autograd key passes on.
  expect(block("composites")).toMatch(/toy::both[\s\S]*AutogradCPU {3}passes on/);
  // A wrong kernel is rejected by tsc, by the generator, and at registration.
  expect(block("wrong for tsc")).toMatch(/^TS\d+: /);
  expect(block("wrong for the generator")).toMatch(/^native_functions\.yaml:3:10: /);
  expect(block("wrong for registration")).toContain("does not fit operator toy::twice");
  expect(block("boxings")).toContain("1 boxings, 1 unboxings");
  expect(
    block("zeros")
      .split("\n")
      .slice(0, 2)
      .map((line) => line.trim().split(" ")[1]),
  ).toEqual(["[BackendSelect]", "[Meta]"]);
  expect(block("between").match(/\[\w+\]/g)).toEqual([
    "[Profiler]",
    "[AutogradCPU]",
    "[CPU]",
    "[AutogradCPU]",
    "[Python]",
    "[CPU]",
  ]);
  expect(block("full call")).toContain(
    "gradFn: AddBackward0\nnext: AccumulateGrad (output 0), AccumulateGrad (output 0)",
  );
});
