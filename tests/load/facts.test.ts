// Facts beside a registry: which registries they are for, and how they change entries.

import { describe, expect, it } from "vitest";
import { readRegistry } from "../../codegen/derive/registry.js";
import { Diagnostics, formatDiagnostic, Source } from "../../codegen/diagnostics.js";
import { layers } from "../../codegen/layers/index.js";
import type { FactsScope } from "../../codegen/load/facts.js";
import type { Registry } from "../../codegen/model/registry.js";
import { pytorchFacts } from "./problems.js";

function read(functions: string, facts: string, scope: FactsScope): { registry: Registry; messages: string[] } {
  const diagnostics = new Diagnostics();
  const registry = readRegistry(
    {
      functions: new Source("native_functions.yaml", functions),
      facts: { source: new Source("facts.yaml", facts), scope },
    },
    { layers, diagnostics },
  );
  return { registry, messages: diagnostics.list.map((d) => formatDiagnostic(d).split("\n")[0]!) };
}

const copy = "- func: f_(Tensor(a!) self) -> Tensor(a!)\n  dispatch:\n    CPU: f_\n";

describe("facts", () => {
  it("join the entries of all overloads, or of one", () => {
    const functions = ["f.a(Tensor self)", "f.b(Tensor self, int n)", "g.a(Tensor self)", "g.b(Tensor self, int n)"]
      .map((schema) => `- func: ${schema} -> Tensor\n`)
      .join("");
    const { registry, messages } = read(functions, "- operators: f, g.b\n  non_differentiable: True\n", "this");
    expect(messages).toEqual([]);
    expect(registry.functions.map((fn) => fn.nonDifferentiable)).toEqual([true, true, false, true]);
  });

  it("take the place of a field, or delete it", () => {
    const functions = "- func: f(Tensor self) -> Tensor\n  variants: method\n  autogen: f.out\n";
    const { registry, messages } = read(functions, "- operators: f\n  variants: function\n  autogen:\n", "this");
    expect(messages).toEqual([]);
    expect([...registry.functions[0]!.variants]).toEqual(["function"]);
    expect(registry.functions[0]!.autogen).toEqual([]);
  });

  it("are about operators of aten only", () => {
    const { registry } = read(
      "- func: mine::f(Tensor self) -> Tensor\n",
      "- operators: f\n  non_differentiable: True\n",
      "any",
    );
    expect(registry.functions[0]!.nonDifferentiable).toBe(false);
  });

  it("about PyTorch's operators hold where no field is tengen's", () => {
    const facts =
      "- operators: f_\n  manual_autograd: True\n  ungrouped: a test\n- operators: absent\n  non_differentiable: True\n";
    const plain = read(copy, facts, "grammar");
    expect(plain.messages).toEqual([]);
    expect(plain.registry.functions[0]!.manualAutograd).toBe(true);
    const withEntry = `${copy}- func: g(Tensor self) -> Tensor\n  non_differentiable: True\n`;
    expect(read(withEntry, facts, "grammar").registry.functions[0]!.manualAutograd).toBe(false);
    expect(read(withEntry, facts, "any").registry.functions[0]!.manualAutograd).toBe(true);
  });

  it("about several registries may say what one of them says itself; a registry's own may not", () => {
    const functions = [
      "- func: set_(Tensor(a!) self) -> Tensor(a!)\n  dispatch:\n    CPU: f\n",
      "- func: f(Tensor self, *, Generator? g=None) -> Tensor\n  tags: nondeterministic_seeded\n",
      "- func: g(Tensor self) -> Tensor\n",
    ].join("");
    const facts = "- operators: set_\n  view: False\n  ungrouped: a test\n- operators: [f, g]\n  deterministic: True\n";
    expect(read(functions, facts, "any").messages).toEqual([]);
    expect(read(functions, facts, "grammar").messages).toEqual([]);
    expect(read(functions, facts, "this").messages).toEqual([
      "facts.yaml:2:9: `view: False` says what holds without it",
      "facts.yaml:5:18: `deterministic` contradicts the tag `nondeterministic_seeded`",
      "facts.yaml:5:18: `deterministic: True` says what holds without it",
    ]);
  });

  it("that tengen has of PyTorch's operators are in order", () => {
    const { source } = pytorchFacts();
    const { messages } = read("", source.text, "any");
    expect(messages).toEqual([]);
  });
});
