// Entries that are read individually, and without the yaml package, equal that package's reading of the whole document.
//
// TENGEN_FUZZ_RUNS=20000 for the long run; TENGEN_FUZZ_SEED repeats one.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Diagnostics, formatDiagnostic, Source } from "../../codegen/diagnostics.js";
import { readPlainEntry } from "../../codegen/load/plain-yaml.js";
import { readWhole, readYaml } from "../../codegen/load/yaml.js";
import type { YamlNode } from "../../codegen/load/yaml-nodes.js";
import { fc } from "../seeded.js";

const runs = Number(process.env["TENGEN_FUZZ_RUNS"] ?? 400);

/** A node and its places as text. How far a map or list goes is left out: the comments after it may count or not. */
function flat(node: YamlNode): string[] {
  const { offset, length, source } = node.place;
  const { line, column } = source.position(offset);
  const described = `${line}:${column} ${node.kind}`;
  if (node.kind === "scalar") {
    const value = Number.isNaN(node.value) ? "NaN" : node.value;
    return [`${described} ${length} ${JSON.stringify([value, node.text, node.exact, node.broken === true])}`];
  }
  if (node.kind === "list") return [described, ...node.items.flatMap(flat)];
  return [described, ...node.entries.flatMap(({ key, value }) => [...flat(key), ...flat(value)])];
}

function answer(read: typeof readYaml, source: Source): { readonly nodes: string[]; readonly problems: string[] } {
  const diagnostics = new Diagnostics();
  const root = read(source, diagnostics);
  return { nodes: root === null ? [] : flat(root), problems: diagnostics.list.map(formatDiagnostic) };
}

const sample = `# A list of entries.
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  variants: function, method   # both
  structured: True
  dispatch:
    CPU, CUDA: add_out
    # elsewhere
    SparseCPU: add_sparse
  tags: [core, "pointwise", 'x y']
  precomputed:
  - dim -> int dim   # the axis
  - sizes
  last: 1

- func: zeros
  dispatch: # everywhere
    # once
    CPU: zeros_cpu

- name: 'mul(Tensor self) -> Tensor'
  self: "grad * other # no comment"
  other: 2.5
  third: -grad.sum()
  fourth: ~
  fifth: "a
          ? b${" "}
          : c
          "
  list: []
  # a last word
- func: f
  precomputed:
  - a -> b
  text: |
    lines
      of text
  folded: grad
    * self
`;
const pieces = [
  ..."[]{},:-#'\"&*!|>%@`~? \t\n",
  "- ",
  "  ",
  "\n  ",
  "\n- ",
  "\n# x\n",
  " # x",
  ": ",
  "a: b",
  "\n    c: d",
  "true",
  "null",
  "1e3",
  "0x1f",
  "-1",
  ".5",
  "...",
  "---",
  "&a ",
  "*a",
  "\r\n",
  "\u00a0",
  "é",
  "\u2028",
  "\ufeff",
  '\\"',
  "''",
  "key",
  "[a, b]",
  "['a b']",
  "{a: b}",
  "\n  - x",
  "\n    - x",
  '\n    x"',
];

const edit = fc.record({
  at: fc.nat(sample.length),
  cut: fc.oneof(fc.constant(0), fc.nat(12)),
  put: fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((list) => list.join("")),
});

test(`edited documents, ${runs} times`, () => {
  const parameters = { numRuns: runs };
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      let text = sample;
      for (const { at, cut, put } of edits) text = text.slice(0, at) + put + text.slice(at + cut);
      // A byte order mark is rejected before anything is read.
      fc.pre(!text.startsWith("\ufeff"));
      expect(answer(readYaml, new Source("x.yaml", text))).toEqual(answer(readWhole, new Source("x.yaml", text)));
    }),
    parameters,
  );
});

describe("the registry itself", () => {
  test.each(["native_functions.yaml", "derivatives.yaml"])("%s", (name) => {
    const source = new Source(name, readFileSync(new URL(`../../${name}`, import.meta.url), "utf8"));
    const whole = answer(readWhole, source);
    expect(answer(readYaml, source)).toEqual(whole);
    expect(whole.problems).toEqual([]);
    const root = readYaml(source, new Diagnostics());
    const entries = root?.kind === "list" ? root.items : [];
    const plain = entries.filter(({ place }) => readPlainEntry(place.source) !== null);
    expect(entries.length).toBeGreaterThan(400);
    expect(plain.length / entries.length).toBeGreaterThan(0.9);
  });
});

test("an entry that has not changed is the same object, at its new place", () => {
  const first = new Source("x.yaml", "- a: 1\n- b: 2\n- b: 2\n");
  const before = readYaml(first, new Diagnostics());
  const broken = new Source("x.yaml", '- new: 0\n- a: "1\n- b: 2\n- b: 2\n', first);
  expect(answer(readYaml, broken).problems).not.toEqual([]);
  const second = new Source("x.yaml", "- new: 0\n- a: 1\n# x\n- b: 2\n- b: 2\n", broken);
  const after = readYaml(second, new Diagnostics());
  if (before?.kind !== "list" || after?.kind !== "list") throw new Error("no lists");
  expect(after.items[2]).toBe(before.items[1]);
  expect(after.items[3]).toBe(before.items[2]);
  expect(after.items.map(({ place }) => place.source.position(place.offset).line)).toEqual([1, 2, 4, 5]);
});
