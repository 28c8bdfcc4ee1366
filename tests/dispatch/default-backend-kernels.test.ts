// The column of default backend kernels compared with PyTorch's: which operators with a kernel for every backend call others.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { dispatcher } from "../../generated/index.js";
import { type RuntimeKeyName, slotOfKey } from "../../runtime/dispatch/keys.js";

const recorded = JSON.parse(
  gunzipSync(readFileSync(new URL("../data/default-backend-kernels.json.gz", import.meta.url))).toString("utf8"),
) as readonly string[];
const { operators } = JSON.parse(readFileSync(new URL("../../generated/coverage.json", import.meta.url), "utf8")) as {
  operators: Readonly<Record<string, { kernels: Readonly<Record<string, string>> }>>;
};
const key = "CompositeExplicitAutogradNonFunctional";
const ours = new Set(dispatcher.registrationsFor(key));
const present = recorded.filter((name) => name in operators);

test("what PyTorch registers there is registered: 407 of the 410 operators that this registry has, too", () => {
  expect([recorded.length, present.length]).toEqual([424, 410]);
  expect(present.filter((name) => !ours.has(name))).toEqual([
    // Composites of differentiable operators: gradients and backends come for nothing.
    "aten::_addmm_activation",
    "aten::detach_copy",
    // A generated out form, which runs the functional one on every backend.
    "aten::logsumexp.out",
  ]);
});

test("what is registered beyond that, and why", () => {
  const reasons: Readonly<Record<string, string>> = {
    outThroughFunctional: "out forms follow from functional ones; PyTorch leaves them to each backend",
    functionalThroughOut: "functional forms that PyTorch writes for each backend, or by calls of the out form",
    scalarAsTensor: "overloads that take numbers run those that take tensors",
    writtenOnHost: "what is written without being read comes from the host",
    inplaceThroughForms: "in-place forms of such operators",
  };
  const counts: Record<string, number> = {};
  for (const name of ours) {
    if (recorded.includes(name)) continue;
    const kernel = operators[name]!.kernels[key]!;
    expect([name, reasons[kernel] !== undefined]).toEqual([name, true]);
    counts[kernel] = (counts[kernel] ?? 0) + 1;
  }
  expect(Object.keys(counts).sort()).toEqual(Object.keys(reasons).sort());
});

test("coverage.json has the same column", () => {
  const listed = Object.keys(operators).filter((name) => key in operators[name]!.kernels);
  expect(listed.sort()).toEqual([...ours].sort());
});

test.each<[RuntimeKeyName, boolean]>([
  ["FPGA", true],
  ["CUDA", true],
  ["PrivateUse1", true],
  ["SparseCsrCPU", true],
  ["Undefined", true],
  // They lower to functional graphs, and sparse tensors have other shapes within.
  ["XLA", false],
  ["Lazy", false],
  ["SparseCPU", false],
  ["AutogradOther", false],
])("the tables at %s have them: %s", (name, has) => {
  const at = slotOfKey(name);
  const differing = present
    .filter((one) => ours.has(one) && !("CompositeExplicitAutograd" in operators[one]!.kernels))
    .filter((one) => {
      const { reason, record } = dispatcher.find(one)!.row[at]!;
      return (
        (reason === "default backend kernel" && record === dispatcher.find(one)!.row[slotOfKey("FPGA")]!.record) !== has
      );
    });
  expect(differing).toEqual([]);
});
