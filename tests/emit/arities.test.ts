// generated/loops: what is written once over the number of tensors, for one to three of them; only the library's own package has it.

import { expect, test } from "vitest";
import { generate } from "../../codegen/index.js";
import { emitted } from "./registry.js";

const functions = "- func: f(Tensor self) -> Tensor\n  pointwise:\n    expr: -self\n";

test("a cell for each number of tensors chooses by length and layout", () => {
  const text = emitted({ functions }, "loops/choices.ts");
  const [, ...cells] = text.split("  (entries, reference) => {\n");
  expect(cells).toHaveLength(3);
  expect(cells[1]).toBe(`    const fallback = reference as Run;
    const minimum = minimumOf(entries);
    return ((
      n: number, out: unknown, at: number, step: number,
      a: unknown, aAt: number, aStep: number,
      b: unknown, bAt: number, bStep: number,
      s0?: unknown, s1?: unknown, s2?: unknown, s3?: unknown,
    ) => {
      if (n < minimum) return void fallback(n, out, at, step, a, aAt, aStep, b, bAt, bStep, s0, s1, s2, s3);
      const layout = step === 1 ? inputsLayout(2, +(aStep === 0) + +(bStep === 0), +(aStep === 1) + +(bStep === 1)) : STRIDED;
      for (const { from, accepts, loop } of entries) {
        if (n < from || (accepts & layout) === 0) continue;
        if ((loop as Run)(n, out, at, step, a, aAt, aStep, b, bAt, bStep, s0, s1, s2, s3) !== false) return;
      }
      fallback(n, out, at, step, a, aAt, aStep, b, bAt, bStep, s0, s1, s2, s3);
    }) as AnyLoop;
  },
`);
});

test("the three forms for each number of tensors", () => {
  const names = [...emitted({ functions }, "loops/runners.ts").matchAll(/^export function (\w+)\(/gm)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(["unary", "binary", "ternary"].flatMap((name) => [name, `${name}InPlace`, `${name}Out`]));
});

test("a package that uses the library imports them from it", () => {
  const { files } = generate({
    functions: { path: "native_functions.yaml", text: functions },
    ...{ derivatives: null, tags: null, deprecated: null, kernels: null, lenient: false },
    places: {
      ...{ out: "/project/generated", root: "/project", ownOperators: true },
      ...{ runtime: { package: "tengen/runtime" }, library: { package: "tengen/generated" } },
    },
  });
  expect([...files.keys()].filter((path) => path.startsWith("loops/"))).toEqual([]);
  expect(files.get("pointwise/cpu.ts")).toContain('import {\n  unary,\n} from "tengen/generated/loops/runners.js";');
});
