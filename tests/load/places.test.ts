// Every field knows its place, and so does every range of a text in it: plain, quoted, folded, escaped.

import { describe, expect, it } from "vitest";
import { Diagnostics, diagnostic, formatDiagnostic, nearest, type Place, Source } from "../../codegen/diagnostics.js";
import { readYaml } from "../../codegen/load/yaml.js";
import { placedText, type YamlScalar } from "../../codegen/load/yaml-nodes.js";
import { placeIn } from "../../codegen/model/placed-text.js";
import { accept } from "./problems.js";

const at = ({ source, offset, length }: Place): string => {
  const { line, column } = source.position(offset);
  return `${line}:${column} ${source.text.slice(offset, offset + length)}`;
};

describe("places", () => {
  it("of the fields of an entry", () => {
    const registry = accept(
      "- func: f(Tensor self) -> Tensor\n  variants: function\n  dispatch:\n    CPU, Meta: f_cpu\n",
    );
    const [fn] = registry.functions;
    expect([...fn!.places].map(([field, place]) => `${field} ${at(place)}`)).toEqual([
      "func 1:9 f(Tensor self) -> Tensor",
      "variants 2:13 function",
      "dispatch 4:5 CPU, Meta: f_cpu\n",
    ]);
    expect(at(fn!.dispatch.get("Meta")!.place)).toBe("4:16 f_cpu");
  });

  it.each([
    ["plain", "- a: grad * self\n", "grad * self", "self", "1:13 self"],
    ["quoted", "- a: 'grad * self'\n", "grad * self", "self", "1:14 self"],
    ["double-quoted", '- a: "grad * self"\n', "grad * self", "self", "1:14 self"],
    ["folded", '- a: "grad\n     * self"\n', "grad * self", "self", "2:8 self"],
    ["at the space of a folded text", '- a: "grad *\n     self"\n', "grad * self", " * ", "1:11  *\n     "],
    ["plain over lines", "- a: grad\n    * self\n", "grad * self", "self", "2:7 self"],
    ["literal", "- a: |\n    grad\n    * self\n", "grad\n* self\n", "self", "3:7 self"],
    ["escaped", '- a: "f(\\"x\\") * self"\n', 'f("x") * self', "self", "1:18 self"],
  ])("within %s text", (_, text, value, word, expected) => {
    const diagnostics = new Diagnostics();
    const root = readYaml(new Source("x.yaml", text), diagnostics);
    expect(diagnostics.list).toEqual([]);
    if (root?.kind !== "list" || root.items[0]?.kind !== "map") throw new Error("no map");
    const scalar = root.items[0].entries[0]!.value as YamlScalar;
    expect(scalar.text).toBe(value);
    expect(at(placeIn(placedText(scalar), value.indexOf(word), word.length))).toBe(expected);
  });

  it("with Windows line ends", () => {
    const registry = accept("- func: f(Tensor self) -> Tensor\r\n  dispatch:\r\n    CPU: f_cpu\r\n");
    expect(at(registry.functions[0]!.dispatch.get("CPU")!.place)).toBe("3:10 f_cpu");
  });

  it("of what an alias repeats are those of its anchor", () => {
    const registry = accept(
      "- func: f(Tensor self) -> Tensor\n  dispatch: &table\n    CPU: f_cpu\n- func: g(Tensor self) -> Tensor\n  dispatch: *table\n",
    );
    expect(registry.functions.map((fn) => at(fn.dispatch.get("CPU")!.place))).toEqual(["3:10 f_cpu", "3:10 f_cpu"]);
  });
});

describe("diagnostics", () => {
  it("cut a long line around the caret", () => {
    const source = new Source("x.yaml", `${"a".repeat(300)}HERE${"b".repeat(300)}`);
    const text = formatDiagnostic(diagnostic({ source, offset: 300, length: 4 }, "wrong"));
    const [, line, caret] = text.split("\n");
    expect(line).toBe(`  1 | …${"a".repeat(60)}HERE${"b".repeat(96)}…`);
    expect(caret!.indexOf("^")).toBe(line!.indexOf("HERE"));
  });

  it("show no control characters", () => {
    const source = new Source("x.yaml", "a\u001b[31mb\u0007");
    expect(formatDiagnostic(diagnostic({ source, offset: 0, length: 1 }, "wrong"))).toBe(
      "x.yaml:1:1: wrong\n  1 | a?[31mb?\n      ^",
    );
  });

  it.each([
    ["dispach", "dispatch"],
    ["Variants", "variants"],
    ["CPUU", "CPU"],
    ["colour", null],
    ["", null],
  ])("know the name nearest to %s", (name, expected) => {
    expect(nearest(name, ["dispatch", "variants", "CPU", "func"])).toBe(expected);
  });
});
