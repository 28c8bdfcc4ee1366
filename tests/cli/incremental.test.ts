// A run that reuses earlier results for unchanged entries has the same output as a run from scratch: files, errors, warnings, places.
//
// TENGEN_EDITS=2000 for the long run; TENGEN_FUZZ_SEED repeats one.

import { describe, expect, test } from "vitest";
import { DiagnosticsError, formatDiagnostic } from "../../codegen/diagnostics.js";
import type { KernelFile } from "../../codegen/kernels/kernel-index.js";
import { readKernels } from "../../codegen/kernels/read-kernels.js";
import { generate, type PipelineInput, PipelineMemory } from "../../codegen/pipeline.js";
import { seed } from "../seeded.js";
import { editedText, edits, type Name, Random, type Texts } from "./edits.js";

const rounds = Number(process.env["TENGEN_EDITS"] ?? 90);

const functions = `# Operators.
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  variants: function, method
  autogen: add_.Tensor, add.out
  pointwise:
    expr: self + alpha * other
  tags: [core, pointwise]

- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  variants: function, method
  autogen: mul_.Tensor, mul.out
  pointwise:
    expr: self * other

- func: neg(Tensor self) -> Tensor
  variants: function, method
  autogen: neg_, neg.out
  pointwise:
    expr: -self

- func: zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
  dispatch:
    CompositeExplicitAutograd: zeros

- func: clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
  variants: function, method
  dispatch:
    CompositeExplicitAutograd: clone
  non_differentiable: True

# Reductions.
- func: sum.dim(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor
  structured_delegate: sum.out
  variants: function, method

- func: sum.out(Tensor self, int[1]? dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU, CUDA: sum_out

- func: expand(Tensor(a) self, int[] size) -> Tensor(a)
  variants: function, method
  dispatch:
    CompositeExplicitAutograd: expand
- func: t_(Tensor(a!) self) -> Tensor(a!)
  variants: method
  dispatch:
    CompositeExplicitAutograd: t_
  non_differentiable: True
  tags: [inplace_view]
- func: t(Tensor(a) self) -> Tensor(a)
  variants: method
  dispatch:
    CompositeExplicitAutograd: t
  non_differentiable: True
- func: fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)
  autogen: fill, fill.out
  dispatch:
    CPU: fill_cpu_
- func: square(Tensor self) -> Tensor
  variants: function, method
- func: pair(Tensor self, Tensor other) -> (Tensor first, Tensor second)
  dispatch:
    CPU: pair_cpu
- func: negative(Tensor self) -> Tensor
  variants: function, method
  alias_of: neg
  autogen: negative_, negative.out
- func: twice(Tensor self) -> Tensor
  variants: function, method
  dispatch:
    CompositeImplicitAutograd: "= add.Tensor(self, self)"
- func: view(Tensor(a) self, int[] size) -> Tensor(a)
  variants: method
  dispatch:
    CPU, Meta: view_cpu
- func: view_copy(Tensor self, int[] size) -> Tensor
  autogen: view_copy.out
  dispatch:
    CompositeExplicitAutograd: view_copy
`;
const derivatives = `- name: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  self: grad
  other: "grad.mul(other).neg()"
  result: self_t + other_t

- name: mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad * other
  other: grad * self
  result: other_t * self_p + self_t * other_p

- name: neg(Tensor self) -> Tensor
  self: grad.neg()
  result: auto_element_wise

- name: sum.dim(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor
  self: grad.expand(self.sizes())
  result: auto_linear

- name: expand(Tensor(a) self, int[] size) -> Tensor(a)
  self: grad.sum(size)
  result: auto_linear

- name: fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)
  self: grad.neg()
  result: self_t.fill_(0)

- name: view(Tensor(a) self, int[] size) -> Tensor(a)
  self: grad.expand(self.sizes())
  result: auto_linear

- name: pair(Tensor self, Tensor other) -> (Tensor first, Tensor second)
  self: grad_first * other
  other: grad_second + first
`;
const tags =
  "- tag: core\n  desc: One of a few.\n- tag: pointwise\n  desc: |\n    By element.\n- tag: inplace_view\n  desc: x\n";
const kernel = `import { neg } from "../generated/operators.js";
export function sum_out(self: Tensor, dim: readonly number[] | null, keepdim: boolean, out: Tensor): void {
  neg(self);
}
export const sum_dim_spec = (self: Tensor, dim: readonly number[] | null, keepdim: boolean) => null;
`;
const others = ["zeros", "clone", "expand", "t_", "t", "fill_cpu_", "square", "pair_cpu", "view_cpu"]
  .map((name) => `export const ${name} = make();\n`)
  .join("");

const deprecated = "- name: add(Tensor self, Scalar alpha, Tensor other) -> Tensor\n  aten: add(self, other, alpha)\n";

const first: Texts = { functions, derivatives, tags, deprecated, kernel };

/** The messages and output of a run, as text. */
function outcome(input: PipelineInput): string {
  try {
    const { files, warnings } = generate(input);
    return [...warnings.map(formatDiagnostic), ...[...files].map(([file, text]) => `== ${file}\n${text}`)].join("\n");
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics.map(formatDiagnostic).join("\n");
  }
}

const kernelsOf = new Map<string, KernelFile>();

function inputOf(texts: Texts, complete: boolean, lenient: boolean): PipelineInput {
  const file = (path: string, text: string): KernelFile => {
    let known = kernelsOf.get(path + text);
    if (known === undefined) {
      known = { path, text, ...readKernels([{ path, text }])[0]! };
      kernelsOf.set(path + text, known);
    }
    return known;
  };
  return {
    functions: { path: "native_functions.yaml", text: texts.functions },
    derivatives: { path: "derivatives.yaml", text: texts.derivatives },
    tags: { path: "tags.yaml", text: texts.tags },
    deprecated: { path: "deprecated.yaml", text: texts.deprecated },
    kernels: complete ? [file("kernels/a.ts", texts.kernel), file("kernels/b.ts", others)] : null,
    places: {
      out: "/root/generated",
      root: "/root",
      runtime: { package: "tengen/runtime" },
      library: { package: "tengen/generated" },
      ownOperators: true,
    },
    lenient,
  };
}

test("the registry is right to begin with", () => {
  expect(outcome(inputOf(first, true, false)).slice(0, 10)).toBe("== operators.ts".slice(0, 10));
});

const names: readonly Name[] = ["functions", "functions", "derivatives", "derivatives", "tags", "deprecated", "kernel"];

/** One of the edits that people make, or characters in one of the files. */
function edited(texts: Texts, random: Random): readonly [name: string, texts: Texts] {
  if (random.below(3) > 0) {
    const name = random.of(Object.keys(edits));
    return [name, edits[name]!(texts, random)];
  }
  const name = random.of(names);
  return [`characters of ${name}`, { ...texts, [name]: editedText(texts[name], random) }];
}

test.each([
  ["with kernels", true, false],
  ["without kernels, lenient", false, true],
])(`%s, ${rounds} edits, seed ${seed}`, (_, complete, lenient) => {
  const random = new Random(seed);
  const memory = new PipelineMemory();
  let good = first;
  let texts = first;
  let generated = 0;
  let how = "the first run";
  for (let i = 0; i < rounds; i++) {
    const input = inputOf(texts, complete, lenient);
    const cold = outcome(input);
    expect(outcome({ ...input, memory }), `edit ${i} of seed ${seed}: ${how}`).toBe(cold);
    const isGood = cold.includes("== operators.ts");
    if (isGood) {
      generated++;
      good = texts;
    }
    // An error persists for a while, or is fixed.
    [how, texts] = edited(isGood || random.below(3) === 0 ? texts : good, random);
    if (random.below(12) === 0) texts = good;
    if (random.below(25) === 0) texts = first;
  }
  expect(generated).toBeGreaterThan(rounds / 10);
});

describe("each kind of edit, from the registry that is right and back", () => {
  test.each(Object.keys(edits))("%s", (name) => {
    const random = new Random(seed);
    const memory = new PipelineMemory();
    const check = (texts: Texts, when: string): string => {
      const input = inputOf(texts, true, false);
      const cold = outcome(input);
      expect(outcome({ ...input, memory }), `${when}, seed ${seed}`).toBe(cold);
      return cold;
    };
    const right = check(first, "at first");
    const isChanged = (texts: Texts) => names.some((file) => texts[file] !== first[file]);
    const outcomes = [0, 1].map((i) => {
      // Some leave everything as it is, such as the same tag for a tag.
      let texts = first;
      for (let tries = 0; tries < 50 && !isChanged(texts); tries++) texts = edits[name]!(first, random);
      expect(isChanged(texts)).toBe(true);
      const changed = check(texts, `edit ${i}`);
      // Errors are those of the first time when the same mistake comes again.
      check(first, `back ${i}`);
      return [check(texts, `again ${i}`) === changed, check(first, `back again ${i}`) === right];
    });
    expect(outcomes.flat()).toEqual([true, true, true, true]);
  });
});
