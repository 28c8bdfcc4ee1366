// Registrations and the generated kernels: structured forms, unwritten forms, BackendSelect, placeholders.

import { describe, expect, test } from "vitest";
import { emitted, generated, problems, unindent } from "./registry.js";

const body = (text: string) => text.replace(/^import [^;]*;\n/gm, "").trimStart();

const scan = {
  functions: `
    - func: scan(Tensor self, int dim, bool reverse=False) -> Tensor
      structured_delegate: scan.out
      variants: function, method
    - func: scan_(Tensor(a!) self, int dim, bool reverse=False) -> Tensor(a!)
      structured_delegate: scan.out
      variants: method
    - func: scan.out(Tensor self, int dim, bool reverse=False, *, Tensor(a!) out) -> Tensor(a!)
      structured: True
      dispatch:
        CPU: scan_out_cpu
  `,
  kernels: {
    "runtime/kernels/meta/scan.ts": "export function scan_spec(self: Tensor, dim: number): OutSpec { return null!; }",
    "runtime/kernels/cpu/scan.ts":
      "export function scan_out_cpu(self: Tensor, dim: number, reverse: boolean, out: Tensor): void {}",
  },
};

test("a structured operator: three forms from one meta function and one kernel", () => {
  expect(body(emitted(scan, "structured/cpu.ts"))).toBe(
    unindent(`
      export function structured_scan_cpu(self: Tensor, dim: number, reverse: boolean): Tensor {
        const spec = scan_spec(self, dim);
        const out = allocateOutput(spec, self.device);
        scan_out_cpu(self, dim, reverse, out);
        return out;
      }

      export function structured_scan__cpu(self: Tensor, dim: number, reverse: boolean): Tensor {
        const spec = scan_spec(self, dim);
        const result = inPlaceTarget(self, spec);
        scan_out_cpu(self, dim, reverse, result);
        return copyResult(self, result);
      }

      export function structured_scan_out_cpu(self: Tensor, dim: number, reverse: boolean, out: Tensor): Tensor {
        const spec = scan_spec(self, dim);
        const outBuffer = outputTarget(out, spec, self.device, [self]);
        scan_out_cpu(self, dim, reverse, outBuffer);
        settle(out, outBuffer);
        return out;
      }
    `),
  );
  expect(body(emitted(scan, "register/meta.ts"))).toBe(
    unindent(`
      const m = kernelsFor("Meta", "generated/register/meta.ts");

      m(op.scan_op, describedForm(op.scan_op, scan_spec, 2, 0));
      m(op.scan__op, describedInPlace(op.scan__op, scan_spec, 2, 0));
      m(op.scan_out_op, describedOut(op.scan_out_op, scan_spec, 2, 0, 3, 4));
    `),
  );
  expect(body(emitted(scan, "register/cpu.ts"))).toBe(
    unindent(`
      const m = kernelsFor("CPU", "generated/register/cpu.ts");

      m(op.scan_op, structured.structured_scan_cpu);
      m(op.scan__op, structured.structured_scan__cpu);
      m(op.scan_out_op, structured.structured_scan_out_cpu);
    `),
  );
});

test("generated forms run the form that was written", () => {
  const sample = {
    functions: `
      - func: draw_(Tensor(a!) self, float p=0.5) -> Tensor(a!)
        variants: method
        autogen: draw, draw.out
        dispatch:
          CPU: draw__cpu
    `,
    kernels: {
      "runtime/kernels/cpu/draw.ts": "export function draw__cpu(self: Tensor, p: number): Tensor { return self; }",
    },
  };
  expect(body(emitted(sample, "variants.ts"))).toBe(
    unindent(`
      export function draw_generated(self: Tensor, p: number): Tensor {
        const selfCopy = copyOf(self);
        op.draw_(selfCopy, p);
        return selfCopy;
      }
    `),
  );
  expect(emitted(sample, "register/composite-explicit-autograd.ts")).toContain(
    "m(op.draw_out_op, outThrough(op.draw_out_op, 3, 1, writeResults, op.draw));",
  );
});

test("a factory is sent to the backend of its options", () => {
  const sample = {
    functions: `
      - func: blank(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
        dispatch:
          CPU: blank_cpu
    `,
    kernels: {
      "runtime/kernels/cpu/blank.ts": "export function blank_cpu(size: readonly number[]): Tensor { return null!; }",
    },
  };
  expect(body(emitted(sample, "backend-select.ts"))).toBe(
    unindent(`
      export function blank_select(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
        const lo = selectBackend(device, layout) & op.blank_op.maskLo;
        return op.blank_op.table[slot(lo, 0)]!(size, dtype, layout, device, pinMemory, lo, 0);
      }
    `),
  );
});

test("without kernel sources there is a typed stand-in for each kernel", () => {
  const sample = { functions: "- func: f(Tensor self, int n) -> Tensor\n  dispatch:\n    SparseCPU: f_sparse" };
  expect(body(emitted(sample, "kernels/sparse-cpu.ts"))).toBe(
    unindent(`
      /** \`f_sparse\` of \`f(Tensor self, int n) -> Tensor\` */
      export function f_sparse_cpu_kernel(_self: Tensor, _n: number): Tensor {
        return missingKernel(op.f_op, "SparseCPU", "f_sparse");
      }
    `),
  );
  expect(body(emitted(sample, "register/sparse-cpu.ts"))).toContain("m(op.f_op, kernels.f_sparse_cpu_kernel);");
});

test("coverage says which kernel and which gradient", () => {
  const { operators } = JSON.parse(generated(scan).get("coverage.json")!) as { operators: Record<string, unknown> };
  expect(operators["aten::scan"]).toEqual({
    schema: "aten::scan(Tensor self, int dim, bool reverse=False) -> Tensor",
    generated: false,
    kernels: {
      CPU: "structured_scan_cpu",
      Meta: "scan_meta",
      CompositeExplicitAutogradNonFunctional: "functionalThroughOut",
    },
    gradient: { backward: "not implemented", doubleBackward: "not implemented", forward: "not implemented" },
    layers: { FuncTorchBatched: "vmap: dims" },
  });
});

test("without kernel sources a backend may have the out form only: the other forms call it", () => {
  const { functions } = scan;
  expect(body(emitted({ functions }, "structured/composite-explicit-autograd-non-functional.ts"))).toBe(
    unindent(`
      export function scan_through_out(self: Tensor, dim: number, reverse: boolean): Tensor {
        const spec = kernels.scan_spec(self, dim, reverse);
        const out = allocateOutput(spec, self.device);
        op.scan_out(self, dim, reverse, out);
        return out;
      }

      export function scan__through_out(self: Tensor, dim: number, reverse: boolean): Tensor {
        prepareInPlace(self, kernels.scan_spec(self, dim, reverse));
        return op.scan_out(self, dim, reverse, self);
      }
    `),
  );
  expect(generated(scan).has("structured/composite-explicit-autograd-non-functional.ts")).toBe(false);
});

test("a form with a kernel of its own for any backend is not made through the out form", () => {
  const file = "structured/composite-explicit-autograd-non-functional.ts";
  const entries = (forms: string, inplace: string) => ({
    functions: `
      - func: scan.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
        structured: True
        dispatch:
          CPU: scan_out_cpu
      - func: scan(Tensor self, int dim) -> Tensor
        structured_delegate: scan.out
${forms}
      - func: scan_(Tensor(a!) self, int dim) -> Tensor(a!)
        structured_delegate: scan.out
${inplace}
    `,
  });
  const emittedForms = (...forms: [string, string]) =>
    [...(generated(entries(...forms)).get(file) ?? "").matchAll(/export function (\w+)/g)].map((m) => m[1]);
  const kernel = (key: string, name: string) => `        dispatch:\n          ${key}: ${name}`;
  expect(emittedForms("", "")).toEqual(["scan_through_out", "scan__through_out"]);
  for (const key of ["CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional"]) {
    expect(emittedForms(kernel(key, "scan_any"), ""), key).toEqual(["scan__through_out"]);
    expect(emittedForms("", kernel(key, "scan_any_")), key).toEqual(["scan_through_out"]);
    expect(emittedForms(kernel(key, "scan_any"), kernel(key, "scan_any_")), key).toEqual([]);
  }
});

test("an in-place operator without Meta kernel gets the one that changes nothing", () => {
  const functions = (key: string) => `
    - func: fill_it_(Tensor(a!) self) -> Tensor(a!)
      dispatch:
        ${key}: fill_it
      ungrouped: a test
  `;
  const keysOf = (key: string) => {
    const text = generated({ functions: functions(key) }).get("coverage.json")!;
    const { operators } = JSON.parse(text) as { operators: Record<string, { kernels: Record<string, string> }> };
    return Object.keys(operators["aten::fill_it_"]!.kernels).filter((name) => name !== "ADInplaceOrView");
  };
  expect(keysOf("CPU").sort()).toEqual(["CPU", "Meta"]);
  expect(keysOf("CPU, Meta").sort()).toEqual(["CPU", "Meta"]);
  expect(keysOf("CompositeExplicitAutograd")).toEqual(["CompositeExplicitAutograd"]);
  expect(keysOf("CompositeExplicitAutogradNonFunctional")).toEqual(["CompositeExplicitAutogradNonFunctional"]);
});

test("a view beside another differentiable result is refused", () => {
  const schema = "halves(Tensor(a) self) -> (Tensor(a), Tensor)";
  const functions = `
    - func: ${schema}
      dispatch:
        CPU: halves_cpu
  `;
  const derivatives = `
    - name: ${schema}
      self: grads[0] + grads[1]
    `;
  expect(problems({ functions, derivatives })).toContain(
    "`halves` returns a view beside another differentiable result",
  );
});

describe("problems with kernels", () => {
  test("of a composite kernel that is the default, that the field says so, and after it is omitted, what is missing", () => {
    const functions = (dispatch: string) => `
      - func: dist(Tensor self) -> Tensor
${dispatch}`;
    const kernels = { "runtime/kernels/other.ts": "export function other(): void {}" };
    expect(problems({ functions: functions("        dispatch: {CompositeImplicitAutograd: dist}"), kernels })).toBe(
      `native_functions.yaml:2:13: a CompositeImplicitAutograd kernel with the operator's own name is the default
  2 |   dispatch: {CompositeImplicitAutograd: dist}
                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: omit the \`dispatch:\` field`,
    );
    expect(problems({ functions: functions(""), kernels })).toContain("no kernel source exports `dist`");
  });

  test.each<[string, string, string]>([
    [
      "nobody exports it",
      "export function scan_out(self: Tensor, dim: number, reverse: boolean, out: Tensor): void {}",
      `native_functions.yaml:10:10: no kernel source exports \`scan_out_cpu\`, which scan.out names for CPU
  10 |     CPU: scan_out_cpu
                ^^^^^^^^^^^^
  hint: export it from a file in the kernels folder`,
    ],
    [
      "a parameter of another name",
      "export function scan_out_cpu(self: Tensor, dimension: number, reverse: boolean, out: Tensor): void {}",
      `native_functions.yaml:10:10: kernel \`scan_out_cpu\` does not fit \`scan.out(Tensor self, int dim, bool reverse=False, *, Tensor(a!) out) -> Tensor(a!)\`: parameter 2 is \`dimension\`; the schema has \`dim\` there
  10 |     CPU: scan_out_cpu
                ^^^^^^^^^^^^
  runtime/kernels/cpu/scan.ts:1:17: the kernel`,
    ],
    [
      "parameters in another order",
      "export function scan_out_cpu(self: Tensor, reverse: boolean, dim: number, out: Tensor): void {}",
      `native_functions.yaml:10:10: kernel \`scan_out_cpu\` does not fit \`scan.out(Tensor self, int dim, bool reverse=False, *, Tensor(a!) out) -> Tensor(a!)\`: parameter 2 is \`reverse\`, which is argument 3 of the schema; the schema has \`dim\` there
  10 |     CPU: scan_out_cpu
                ^^^^^^^^^^^^
  runtime/kernels/cpu/scan.ts:1:17: the kernel`,
    ],
    [
      "a parameter of another type",
      "export function scan_out_cpu(self: Tensor, dim: boolean, reverse: boolean, out: Tensor): void {}",
      `native_functions.yaml:10:10: kernel \`scan_out_cpu\` does not fit \`scan.out(Tensor self, int dim, bool reverse=False, *, Tensor(a!) out) -> Tensor(a!)\`: parameter \`dim\` is declared as \`boolean\`, but the schema's \`dim\` is \`number\`
  10 |     CPU: scan_out_cpu
                ^^^^^^^^^^^^
  runtime/kernels/cpu/scan.ts:1:17: the kernel`,
    ],
    [
      "too many parameters",
      "export function scan_out_cpu(self: Tensor, dim: number, reverse: boolean, out: Tensor, lo: number, hi: number, more: number): void {}",
      `native_functions.yaml:10:10: kernel \`scan_out_cpu\` does not fit \`scan.out(Tensor self, int dim, bool reverse=False, *, Tensor(a!) out) -> Tensor(a!)\`: it has 7 parameters, but the schema has 4 arguments (and two key words may follow)
  10 |     CPU: scan_out_cpu
                ^^^^^^^^^^^^
  runtime/kernels/cpu/scan.ts:1:17: the kernel`,
    ],
    ...(["more: number", "more = 3", "more: string, hi: number"] as const).map((more): [string, string, string] => [
      `parameters that are no key set: ${more}`,
      `export function scan_out_cpu(self: Tensor, dim: number, reverse: boolean, out: Tensor, ${more}): void {}`,
      `native_functions.yaml:10:10: kernel \`scan_out_cpu\` does not fit \`scan.out(Tensor self, int dim, bool reverse=False, *, Tensor(a!) out) -> Tensor(a!)\`: the schema has no argument for its parameter \`more\`; only the two numbers of a key set may follow the arguments
  10 |     CPU: scan_out_cpu
                ^^^^^^^^^^^^
  runtime/kernels/cpu/scan.ts:1:17: the kernel`,
    ]),
  ])("%s", (_, kernel, expected) => {
    expect(problems({ ...scan, kernels: { ...scan.kernels, "runtime/kernels/cpu/scan.ts": kernel } })).toBe(expected);
  });

  test("a structured operator without meta function", () => {
    expect(
      problems({ ...scan, kernels: { "runtime/kernels/cpu/scan.ts": scan.kernels["runtime/kernels/cpu/scan.ts"] } }),
    ).toMatch(/^native_functions\.yaml:7:9: no kernel source exports `scan_spec`, the meta function of scan\.out\n/);
  });

  test.each<[string, string, string]>([
    [
      "an overload that there is not",
      "vmap: flatten(middle.axis)",
      `native_functions.yaml:3:9: \`flatten(middle.axis)\`: there is no operator \`aten::middle.axis\`
  3 |   vmap: flatten(middle.axis)
              ^^^^^^^^^^^^^^^^^^^^
  hint: name the overload that reduces one dimension, such as \`flatten(median.dim)\``,
    ],
    [
      "an overload that reduces no dimension",
      "vmap: flatten(middle)",
      `native_functions.yaml:3:9: \`flatten(middle)\`: \`aten::middle\` does not take a tensor, \`int dim\` and \`bool keepdim\`
  3 |   vmap: flatten(middle)
              ^^^^^^^^^^^^^^^
  hint: name the overload that reduces one dimension, such as \`flatten(median.dim)\``,
    ],
    [
      "no rule by hand",
      "vmap: by hand",
      `native_functions.yaml:1:9: \`middle\` is mapped by hand, and no kernel source exports \`middle_vmap\`
  1 | - func: middle(Tensor self) -> Tensor
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: it is a VmapRule: it takes a call with values and their batch dimensions`,
    ],
  ])("of a rule under vmap: %s", (_, field, expected) => {
    const functions = `
      - func: middle(Tensor self) -> Tensor
        variants: function
        ${field}
        dispatch: {CPU: middle_cpu}
      - func: middle.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
        variants: function
        dispatch: {CPU: middle_dim_cpu}
    `;
    const kernels = {
      "runtime/kernels/cpu/middle.ts": `export function middle_cpu(self: Tensor): Tensor { return self; }
        export function middle_dim_cpu(self: Tensor, dim: number, keepdim: boolean): Tensor { return self; }`,
    };
    expect(problems({ functions, kernels })).toBe(expected);
    expect(problems({ functions: functions.replace(field, "vmap: flatten(middle.dim)"), kernels })).toBe("");
  });

  test("two kernels of one name", () => {
    const twice = { ...scan.kernels, "runtime/kernels/cpu/twice.ts": "export function scan_out_cpu() {}" };
    expect(problems({ ...scan, kernels: twice })).toMatch(
      /^runtime\/kernels\/cpu\/twice\.ts:1:17: kernel `scan_out_cpu` is exported twice\n/,
    );
  });
});
