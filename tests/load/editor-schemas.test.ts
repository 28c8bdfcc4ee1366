// The JSON Schemas for editors: fresh, right about real files, and of the loader's opinion on mistakes.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { formatDiagnostic } from "../../codegen/diagnostics.js";
import { editorSchemas } from "../../codegen/emit/json-schema.js";
import { layers } from "../../codegen/layers/index.js";
import { derivativeFields } from "../../codegen/load/fields.js";
import { operatorFields } from "../../codegen/load/layer-field.js";
import { readPointwiseRule } from "../../codegen/pointwise/rule.js";
import { pytorchFolder } from "../reference.js";
import { type Json, validate } from "./json-schema.js";
import { read } from "./problems.js";

const file = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("editor schemas", () => {
  it.each([...editorSchemas(layers)])(
    "%s is what the field table gives (npx tsx scripts/write-editor-schemas.ts)",
    (path, text) => {
      expect(file(path)).toBe(text);
    },
  );

  it("name every field, with its meaning", () => {
    const { items } = JSON.parse(editorSchemas(layers).get("schemas/native_functions.schema.json")!);
    expect(Object.keys(items.properties)).toEqual(Object.keys(operatorFields(layers)));
    expect(items.required).toEqual(["func"]);
    expect(items.additionalProperties).toBe(false);
    expect(items.properties.device_check.enum).toEqual(["NoCheck", "ExactSame"]);
    expect(items.properties.structured_inherits.description).toContain("has no effect");
    expect(items.properties.dispatch.properties.CPU.description).toBe("The exported name of the kernel.");
  });

  it("take any other key of derivatives.yaml for a formula", () => {
    const { items } = JSON.parse(editorSchemas(layers).get("schemas/derivatives.schema.json")!);
    expect(Object.keys(items.properties)).toEqual(Object.keys(derivativeFields));
    expect(Object.values<{ type: unknown }>(items.patternProperties)[0]!.type).toEqual(["string", "number"]);
  });

  it.each(["native_functions", "derivatives"])("is named in the head of %s.yaml", (name) => {
    expect(file(`${name}.yaml`).split("\n")[0]).toBe(`# yaml-language-server: $schema=schemas/${name}.schema.json`);
  });
});

const schemaOf = (name: string): Json => JSON.parse(editorSchemas(layers).get(`schemas/${name}.schema.json`)!) as Json;
/** An editor's errors in a file; it reads YAML itself. */
const problemsIn = (name: string, text: string): readonly string[] => validate(schemaOf(name), parse(text) as Json, "");

describe("editor schemas accept", () => {
  it.each([
    ["native_functions", "native_functions.yaml"],
    ["derivatives", "derivatives.yaml"],
    ["facts", "facts/pytorch.yaml"],
    ["native_functions", "examples/out-of-tree/native_functions.yaml"],
    ["derivatives", "examples/out-of-tree/derivatives.yaml"],
    ...["native_functions", "derivatives", "tags", "deprecated"].map((name) => [
      name,
      `tests/data/editor-schemas/${name}.yaml`,
    ]),
  ])("as %s: %s", (name, path) => {
    expect(problemsIn(name!, file(path!))).toEqual([]);
  });

  it.skipIf(pytorchFolder === "").each(["native_functions", "derivatives", "tags", "deprecated"])(
    "the whole of PyTorch's %s.yaml (TENGEN_PYTORCH_REGISTRY)",
    (name) => {
      expect(problemsIn(name, readFileSync(join(pytorchFolder, `${name}.yaml`), "utf8"))).toEqual([]);
    },
  );

  it.each([
    ["a namespace", "native_functions", "- func: mine::f(Tensor self) -> Tensor"],
    ["a schema over two lines", "native_functions", "- func: f(Tensor self,\n    Tensor other) -> Tensor"],
    ["no arguments and no result", "native_functions", "- func: f() -> ()"],
    [
      "a tag of one's own, which the editor cannot know",
      "native_functions",
      "- func: f(Tensor self) -> Tensor\n  tags: [mine]",
    ],
    ["variants as a list", "native_functions", "- func: f(Tensor self) -> Tensor\n  variants: [method, function]"],
    [
      "an expression that is a number",
      "native_functions",
      "- func: f(Tensor self) -> Tensor\n  pointwise:\n    expr: 1",
    ],
    [
      "an expression by class",
      "native_functions",
      "- func: f(Tensor self) -> Tensor\n  pointwise:\n    expr: { float: self, int: self * 2 }\n    dtypes: [float, int]",
    ],
    ["a formula that is a number", "derivatives", "- name: f(Tensor self) -> Tensor\n  self: 0"],
    [
      "formulas for outputs by condition",
      "derivatives",
      '- name: f(Tensor self) -> (Tensor, Tensor)\n  self: grad\n  output_differentiability: [True, "cond"]',
    ],
    ["a fact that deletes a field", "facts", "- operators: relu, add.Tensor\n  autogen:"],
  ])("%s", (_, name, text) => {
    expect(problemsIn(name, text)).toEqual([]);
    expect(loaderSays(name, text)).not.toContain("there is no field");
  });
});

describe("editor schemas reject", () => {
  const f = "- func: f(Tensor self) -> Tensor\n";
  const d = "- name: f(Tensor self) -> Tensor\n";
  const schemaExample = "Write it like this: name.overload(Tensor self, Scalar other=1, *, int? dim=None) -> Tensor";
  it.each<readonly [string, string, string, string]>([
    ["a map for the file", "native_functions", "func: f(Tensor self) -> Tensor", ": is object, not array"],
    ["an entry that is text", "native_functions", "- f(Tensor self) -> Tensor", "[0]: is string, not object"],
    ["no func", "native_functions", "- variants: function", "[0]: has no func"],
    ["an empty func", "native_functions", "- func:", "[0].func: is null, not string"],
    [
      "a func without result",
      "native_functions",
      "- func: f(Tensor self)",
      `[0].func: "f(Tensor self)": ${schemaExample}`,
    ],
    ["a func without brackets", "native_functions", "- func: softsign", `[0].func: "softsign": ${schemaExample}`],
    [
      "a name with a dash",
      "native_functions",
      "- func: soft-sign(Tensor self) -> Tensor",
      `[0].func: "soft-sign(Tensor self) -> Tensor": ${schemaExample}`,
    ],
    ["an unknown field", "native_functions", `${f}  dispach:\n    CPU: f_cpu`, "[0].dispach: is not allowed"],
    ["dispatch as text", "native_functions", `${f}  dispatch: f_cpu`, "[0].dispatch: is string, not object"],
    ["dispatch as a list", "native_functions", `${f}  dispatch:\n  - CPU: f_cpu`, "[0].dispatch: is array, not object"],
    ["a misspelt key", "native_functions", `${f}  dispatch:\n    CPUU: f_cpu`, "[0].dispatch.CPUU: is not allowed"],
    [
      "a misspelt key of two",
      "native_functions",
      `${f}  dispatch:\n    CPU, CUD: f_cpu`,
      "[0].dispatch.CPU, CUD: is not allowed",
    ],
    ["a key without kernel", "native_functions", `${f}  dispatch:\n    CPU:`, "[0].dispatch.CPU: is null, not string"],
    [
      "a kernel that is a file",
      "native_functions",
      `${f}  dispatch:\n    CPU: kernels/f.ts`,
      '[0].dispatch.CPU: "kernels/f.ts": Write it like this: add_cpu',
    ],
    ["a flag as text", "native_functions", `${f}  structured: "True"`, "[0].structured: is string, not boolean"],
    [
      "a flag as a word of YAML 1.1",
      "native_functions",
      `${f}  structured: yes`,
      "[0].structured: is string, not boolean",
    ],
    [
      "a variant that there is not",
      "native_functions",
      `${f}  variants: function, metod`,
      '[0].variants: "function, metod": One of these, or several between commas: function, method',
    ],
    [
      "a variant in a list that there is not",
      "native_functions",
      `${f}  variants: [function, metod]`,
      '[0].variants[1]: "metod" is none of "function", "method"',
    ],
    [
      "a choice that there is not",
      "native_functions",
      `${f}  device_check: nocheck`,
      '[0].device_check: "nocheck" is none of "NoCheck", "ExactSame"',
    ],
    [
      "a tag that is not a name",
      "native_functions",
      `${f}  tags: core pointwise`,
      '[0].tags: "core pointwise": One name, or several between commas: letters_digits_1',
    ],
    [
      "tags as a map",
      "native_functions",
      `${f}  tags:\n    core: True`,
      "[0].tags: is object, which none of the choices is",
    ],
    [
      "autogen with a schema",
      "native_functions",
      `${f}  autogen: f.out(Tensor self) -> Tensor`,
      '[0].autogen: "f.out(Tensor self) -> Tensor": One name, or several between commas: add.Tensor',
    ],
    ["pointwise as text", "native_functions", `${f}  pointwise: self + 1`, "[0].pointwise: is string, not object"],
    [
      "pointwise without expression",
      "native_functions",
      `${f}  pointwise:\n    promote: float`,
      "[0].pointwise: has no expr",
    ],
    [
      "a class of dtypes that there is not",
      "native_functions",
      `${f}  pointwise:\n    expr: { floating: self }`,
      "[0].pointwise.expr.floating: is not allowed",
    ],
    [
      "a promotion that there is not",
      "native_functions",
      `${f}  pointwise:\n    expr: self\n    promote: floats`,
      '[0].pointwise.promote: "floats": Write it like this: float',
    ],
    [
      "dtypes that there are not",
      "native_functions",
      `${f}  pointwise:\n    expr: self\n    dtypes: float32`,
      '[0].pointwise.dtypes: "float32": One of these, or several between commas: all, numeric, integral, float, int, bool, complex',
    ],
    [
      "an inner loop of a kind that there is not",
      "native_functions",
      `${f}  ufunc_inner_loop:\n    Genric: f (Bool)`,
      "[0].ufunc_inner_loop.Genric: is not allowed",
    ],
    [
      "precomputed as text",
      "native_functions",
      `${f}  precomputed: dim -> int dim`,
      "[0].precomputed: is string, not array",
    ],
    ["no name", "derivatives", "- self: grad", "[0]: has no name"],
    ["a name without arguments", "derivatives", "- name: f\n  self: grad", `[0].name: "f": ${schemaExample}`],
    ["a formula that is missing", "derivatives", `${d}  self:`, "[0].self: is null, not string or number"],
    ["a formula that is a list", "derivatives", `${d}  self: [grad]`, "[0].self: is array, not string or number"],
    ["a key that is not a name", "derivatives", `${d}  self other: grad`, "[0].self other: is not allowed"],
    [
      "a misspelt field",
      "derivatives",
      `${d}  dispach:\n    Default:\n      self: grad`,
      "[0].dispach: is object, not string or number",
    ],
    [
      "a key of the forward pass",
      "derivatives",
      `${d}  dispatch:\n    CPU:\n      self: grad`,
      "[0].dispatch.CPU: is not allowed",
    ],
    [
      "a formula beside keys",
      "derivatives",
      `${d}  self: grad\n  dispatch:\n    Default:\n      self: grad`,
      "[0].self: is not allowed",
    ],
    [
      "a formula for a key",
      "derivatives",
      `${d}  dispatch:\n    Default: grad`,
      "[0].dispatch.Default: is string, not object",
    ],
    [
      "flags that are no list",
      "derivatives",
      `${d}  output_differentiability: False`,
      "[0].output_differentiability: is boolean, not array",
    ],
    ["a tag without description", "tags", "- tag: mine", "[0]: has no desc"],
    [
      "a tag with a space",
      "tags",
      "- tag: my tag\n  desc: x",
      '[0].tag: "my tag": Write it like this: letters_digits_1',
    ],
    ["facts without operators", "facts", "- autogen: f.out", "[0]: has no operators"],
    ["facts with a field that there is not", "facts", "- operators: f\n  colour: red", "[0].colour: is not allowed"],
    [
      "a deprecated name without call",
      "deprecated",
      "- name: f(Tensor self) -> Tensor\n  aten: f",
      '[0].aten: "f": Write it like this: add(self, other, alpha)',
    ],
  ])("%s", (_, name, text, message) => {
    expect(problemsIn(name, text)).toContain(message);
    // And the generator rejects it as well.
    expect(loaderSays(name, text)).not.toBe("");
  });
});

function loaderSays(name: string, text: string): string {
  const functions = "- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPU: f_cpu\n";
  const files = { "native_functions.yaml": functions, [`${name}.yaml`]: text };
  const { registry, diagnostics, messages } = read(files);
  for (const fn of registry.functions) readPointwiseRule(fn, diagnostics);
  return messages === "" ? diagnostics.list.map(formatDiagnostic).join("\n") : messages;
}

describe("the validator", () => {
  it("refuses a keyword that it does not know", () => {
    expect(() => validate({ format: "date" }, "x")).toThrow("this validator does not know the keyword format");
  });
});
