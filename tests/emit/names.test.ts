// Names that generated files print: duplicates are rejected, and a name that would shadow another one is renamed.

import { describe, expect, test } from "vitest";
import { emitted, generated, problems, warningsOf } from "./registry.js";

const op = (schema: string, more = "") => `- func: ${schema}\n  dispatch:\n    CPU: kernel\n${more}`;
const problemsOf = (...schemas: string[]) => {
  const text = problems({ functions: schemas.map((schema) => op(schema)).join("") });
  return text.split("\n").filter((line) => /^(\w| {2}hint)/.test(line));
};

describe("refused:", () => {
  test.each([
    [
      "two operators with one public name",
      ["a_b(Tensor self) -> Tensor", "aB(Tensor self) -> Tensor"],
      "native_functions.yaml:4:9: `aB` and `a_b` would both be `aB` for users",
    ],
    [
      "a reserved word and what it is renamed to",
      [
        "delete(Tensor self) -> Tensor",
        "delete_(Tensor(a!) self) -> Tensor(a!)",
        "delete.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
      ],
      "native_functions.yaml:4:9: `delete_` and `delete` would both be `delete_` for users",
    ],
    [
      "two arguments with one name",
      ["f(Tensor a_b, Tensor aB) -> Tensor"],
      "native_functions.yaml:1:23: the arguments `a_b` and `aB` would both be `aB` for users",
    ],
  ])("%s", (_, schemas, message) => {
    expect(problemsOf(...schemas)).toEqual([message, "  hint: give one of them another name"]);
  });

  test.each(["backward", "grad", "ops", "tensor", "no_grad", "offer_wasm", "tensor_from_json", "Tensor"])(
    "an operator of the name of something of the runtime's: %s",
    (name) => {
      const shown = { no_grad: "noGrad", offer_wasm: "offerWasm", tensor_from_json: "tensorFromJson" }[name] ?? name;
      const message = `native_functions.yaml:1:9: \`${name}\` would be \`${shown}\` for users, which is a name of the runtime's own`;
      const taken = shown !== "tensorFromJson";
      expect(problemsOf(`${name}(Tensor self) -> Tensor`)).toEqual(
        taken ? [message, `  hint: give it another name, or a namespace: \`mine::${name}\``] : [],
      );
    },
  );
});

describe("operators of one generated name are told apart by a suffix:", () => {
  test.each<readonly [what: string, schemas: readonly string[], names: readonly string[], warning: string]>([
    [
      "two stubs",
      ["f.a_b(Tensor self) -> Tensor", "f_a.b(Tensor self) -> Tensor"],
      ["f_a_b", "f_a_b_2"],
      "4:9: `f_a.b` is `f_a_b_2` in generated files: `f.a_b` has the name `f_a_b`",
    ],
    [
      "a stub and a handle",
      ["f(Tensor self) -> Tensor", "f_op(Tensor self) -> Tensor"],
      ["f", "f_op_2"],
      "4:9: `f_op` is `f_op_2` in generated files: `f` has the name `f_op`",
    ],
    [
      "a handle and a stub",
      ["f_op(Tensor self) -> Tensor", "f(Tensor self) -> Tensor"],
      ["f_op", "f_2"],
      "4:9: `f` is `f_2` in generated files: `f_op` has the name `f_op`",
    ],
    [
      "where the suffix makes the handle of a name, too",
      ["f.a_b(Tensor self) -> Tensor", "f.a_b_2_op(Tensor self, Tensor b) -> Tensor", "f_a.b(Tensor self) -> Tensor"],
      ["f_a_b", "f_a_b_2_op", "f_a_b_3"],
      "7:9: `f_a.b` is `f_a_b_3` in generated files: `f.a_b` has the name `f_a_b`",
    ],
    [
      "a namespace and an operator",
      ["x::f(Tensor self) -> Tensor", "x_f(Tensor self) -> Tensor"],
      ["x_f", "x_f_2"],
      "4:9: `x_f` is `x_f_2` in generated files: `x::f` has the name `x_f`",
    ],
    [
      "where the suffix is a name, too",
      ["f.a_b(Tensor self) -> Tensor", "f.a_b_2(Tensor self, Tensor b) -> Tensor", "f_a.b(Tensor self) -> Tensor"],
      ["f_a_b", "f_a_b_2", "f_a_b_3"],
      "7:9: `f_a.b` is `f_a_b_3` in generated files: `f.a_b` has the name `f_a_b`",
    ],
  ])("%s", (_, schemas, names, warning) => {
    const functions = schemas.map((schema) => op(schema)).join("");
    expect(problems({ functions })).toBe("");
    expect(warningsOf({ functions })).toContain(`native_functions.yaml:${warning.replace(" ", " warning: ")}`);
    const text = emitted({ functions }, "operators.ts");
    expect([...text.matchAll(/^export const (\w+)_op\b/gm)].map(([, name]) => name)).toEqual(names);
    const kernels = emitted({ functions }, "register/cpu.ts");
    for (const name of names) expect(kernels).toContain(`op.${name}_op,`);
  });
});

describe("properties", () => {
  const entry = (schema: string, property: string, more = "") =>
    op(schema, `  variants: function, method\n${property === "" ? "" : `  property: ${property}\n`}${more}`);
  test.each<[what: string, entries: readonly string[], message: string, hint: string]>([
    [
      "the name of a method",
      [entry("f(Tensor self) -> Tensor", "g"), entry("g(Tensor self) -> Tensor", "")],
      "native_functions.yaml:6:9: `g` and `f` would both be `g` of tensors",
      "give one of them another name",
    ],
    [
      "that of another overload's method",
      [entry("f(Tensor self) -> Tensor", "f"), entry("f.dim(Tensor self, int dim) -> Tensor", "")],
      "native_functions.yaml:6:9: `f.dim` and `f` would both be `f` of tensors",
      "give one of them another name",
    ],
    [
      "that of another property",
      [entry("f(Tensor self) -> Tensor", "a_b"), entry("g(Tensor self) -> Tensor", "aB")],
      "native_functions.yaml:6:9: `g` and `f` would both be `aB` of tensors",
      "give one of them another name",
    ],
    [
      "what tensors have already",
      [entry("f(Tensor self) -> Tensor", "grad_fn")],
      "native_functions.yaml:5:13: tensors have `gradFn` already, which is not an operator",
      "give the property another name, or delete the field",
    ],
    [
      "what tensors have already, as a method",
      [entry("to_array(Tensor self) -> Tensor", "")],
      "native_functions.yaml:1:9: tensors have `toArray` already, which is not an operator",
      "leave `method` out of `variants:`, or give the operator another name",
    ],
  ])("are refused: %s", (_, entries, message, hint) => {
    const text = problems({ functions: entries.join("") });
    const lines = text.split("\n").filter((line) => /^(\w| {2}hint)/.test(line));
    expect(lines).toEqual([message, `  hint: ${hint}`]);
  });

  test("are not refused where methods of overloads share a name", () => {
    const entries = [entry("f(Tensor self) -> Tensor", "T"), entry("g(Tensor self) -> Tensor", "")];
    expect(problems({ functions: [...entries, entry("g.dim(Tensor self, int dim) -> Tensor", "")].join("") })).toBe("");
  });
});

describe("renamed:", () => {
  const names = (...schemas: string[]) =>
    [
      ...emitted({ functions: schemas.map((schema) => op(schema)).join("") }, "functions.ts").matchAll(
        /^export const (\w+)/gm,
      ),
    ].map((match) => match[1]);

  test("an operator of another namespace that is called like the function that offers vector loops", () => {
    expect(names("x::offer_wasm(Tensor self) -> Tensor")).toEqual(["xOfferWasm"]);
  });

  test("operators of several namespaces with one name: aten's keeps it", () => {
    expect(names("x::f(Tensor self) -> Tensor", "y::f(Tensor self) -> Tensor")).toEqual(["xF", "yF"]);
    expect(names("f(Tensor self) -> Tensor", "y::f(Tensor self) -> Tensor")).toEqual(["f", "yF"]);
    expect(names("y::f(Tensor self) -> Tensor", "y::f.b(Tensor self, int n) -> Tensor")).toEqual(["f"]);
    expect(names("mine::grad(Tensor self) -> Tensor")).toEqual(["mineGrad"]);
  });

  test("their methods", () => {
    const functions = op("x::f(Tensor self) -> Tensor", "  variants: function, method\n");
    const methods = emitted({ functions: functions + functions.replace("x::", "y::") }, "methods.ts");
    expect([...methods.matchAll(/^ {2}(\w+)\(.*\) \{$/gm)].map((match) => match[1])).toEqual(["xF", "yF"]);
  });

  test("an argument that is called like its function", () => {
    const text = emitted({ functions: op("f(Tensor self, Tensor f) -> Tensor") }, "functions.ts");
    expect(text).toContain("return resolveCall(f, [self, f_, options, extra], failed);");
  });

  test("arguments that generated code would mistake for its own names", () => {
    const functions = op("f(Tensor self, Scalar error, Tensor failed, Tensor local, Tensor is_tensor) -> Tensor");
    const text = emitted({ functions }, "functions.ts");
    expect(text).toContain("return resolveCall(f, [self, error_, failed_, local, isTensor, options, extra], failed);");
    expect(text).toContain("if (isDirectTensor(self) && ");
    expect(text).toContain(" && tensor_isTensor(failed_) && ");
    expect(emitted({ functions }, "operators.ts")).toContain("& local_local.keepLo & f_op.maskLo");
  });

  test("imports that are called like an argument", () => {
    const functions = op(
      "h(Tensor self, Tensor(a!) result, Tensor result_copy, Tensor op) -> Tensor",
      "  autogen: h_functional, h.out\n",
    );
    const text = emitted({ functions }, "variants.ts");
    expect(text).toContain(
      "const resultCopy_ = copyOf(result);\n  const result_ = op_.h(self, resultCopy_, resultCopy, op);",
    );
  });
});

describe("a pointwise operator's loop", () => {
  const loop = (args: string, expr: string) =>
    emitted({ functions: `- func: f(${args}) -> Tensor\n  pointwise:\n    expr: ${expr}\n` }, "pointwise/cpu.ts");

  test.each(["i", "n", "at", "out_", "step", "t0"])("has an argument called %s", (name) => {
    const text = loop(`Tensor self, Tensor ${name}`, `self * ${name}`);
    const local = name === "out_" ? "out_" : `${name}_`;
    expect(text).toContain(`out[at + i] = selfArray[selfAt + i]! * ${local}Array[${local}At + i]!;`);
  });

  test("has arguments whose names are made of one another", () => {
    const text = loop(
      "Tensor self, Scalar self_array, Scalar self_array_scalar",
      "self * self_array + self_array_scalar",
    );
    expect(text).toContain("selfArray: Float32Array, selfAt: number, selfStep: number, selfArray_Scalar: Scalar, ");
    expect(text).toContain("const selfArray_ = toFloat32(selfArray_Scalar);");
    expect(text).toContain("const selfArrayScalar = toFloat32(selfArrayScalarScalar);");
  });

  test("has arguments called like what it imports, and like JavaScript's own names", () => {
    const text = loop(
      "Tensor load64, Scalar to_float32, Scalar Math",
      "{ float: exp(Math) * to_float32 * load64, int: load64 * to_float32 }",
    );
    expect(text).toContain("const toFloat32 = scalar_math_toFloat32(toFloat32Scalar);");
    expect(text).toContain("const load64 = int64_load64(load64Array, load64At + i);");
    expect(text).toContain("Math.exp(Math_)");
  });

  test("binds names that an argument's array has", () => {
    const text = loop("Tensor self", "selfAt = self * self; selfAt + 1");
    expect(text).toContain("const selfAt_ = ");
  });
});

// What JavaScript itself looks up: a member of every object or function, or of promises.
describe("names of JavaScript's own objects", () => {
  const own = [
    ...["then", "catch", "finally", "toJSON", "inspect"],
    ...Object.getOwnPropertyNames(Object.prototype),
  ].concat(Object.getOwnPropertyNames(Function.prototype));
  const variants = "  variants: function, method\n";
  const both = (schema: string) => op(schema, variants);
  const derivatives = (name: string) =>
    `- name: f(Tensor self, Tensor ${name}) -> Tensor\n  self: f(grad, ${name})\n  "${name}": f(self, grad)\n`;
  const places: readonly [
    string,
    (name: string) => { readonly functions: string; readonly derivatives?: string },
    RegExp,
  ][] = [
    ["a namespace", (name) => ({ functions: both(`${name}::f(Tensor self) -> Tensor`) }), /^$/],
    ["an operator", (name) => ({ functions: op(`${name}(Tensor self) -> Tensor`) }), /^$/],
    [
      "a method",
      (name) => ({ functions: both(`mine::${name}(Tensor self) -> Tensor`) }),
      /^$|tensors have `|with a member `then` tensors/,
    ],
    [
      "an overload",
      (name) => ({ functions: both(`f.${name}(Tensor self) -> Tensor`) + both("f(Tensor self, int n) -> Tensor") }),
      /^$|cannot be an overload name/,
    ],
    [
      "an argument",
      (name) => ({ functions: both(`f(Tensor self, Tensor ${name}) -> Tensor`), derivatives: derivatives(name) }),
      /^$|the key `name` is written twice/,
    ],
    ["a keyword", (name) => ({ functions: both(`f(Tensor self, *, int ${name}=1) -> Tensor`) }), /^$/],
    [
      "a result",
      (name) => ({
        functions: both(`f(Tensor self) -> (Tensor ${name}, Tensor b)`),
        derivatives: `- name: f(Tensor self) -> (Tensor ${name}, Tensor b)\n  self: grad_${name}\n`,
      }),
      /^$/,
    ],
    [
      "an operand",
      (name) => ({
        functions: `- func: f(Tensor self, Tensor ${name}) -> Tensor\n  pointwise:\n    expr: self * ${name}\n    promote: float\n`,
      }),
      /^$/,
    ],
    [
      "a function of expressions",
      (name) => ({ functions: `- func: f(Tensor self) -> Tensor\n  pointwise:\n    expr: ${name}(self)\n` }),
      /is not a function of the scalar language/,
    ],
    [
      "a constant of formulas",
      (name) => ({
        functions: op("f(Tensor self) -> Tensor"),
        derivatives: `- name: f(Tensor self) -> Tensor\n  self: f(grad) + ${name}\n`,
      }),
      /is not in scope here/,
    ],
    [
      "a type of formulas",
      (name) => ({
        functions: op("f(Tensor self) -> Tensor"),
        derivatives: `- name: f(Tensor self) -> Tensor\n  self: static_cast<${name}>(grad)\n`,
      }),
      /unknown type `/,
    ],
    [
      "a helper",
      (name) => ({
        functions: op("f(Tensor self) -> Tensor"),
        derivatives: `- name: f(Tensor self) -> Tensor\n  self: ${name}(grad)\n`,
      }),
      /warning|^$/,
    ],
    [
      "a called operator",
      (name) => ({
        functions: `- func: f(Tensor self) -> Tensor\n  dispatch:\n    CompositeImplicitAutograd: = ${name}(self)\n`,
      }),
      /there is no operator `/,
    ],
    [
      "a dispatch key",
      (name) => ({ functions: `- func: f(Tensor self) -> Tensor\n  dispatch: {"${name}": k}\n` }),
      /there is no dispatch key `/,
    ],
    ["a field", (name) => ({ functions: `- func: f(Tensor self) -> Tensor\n  "${name}": k\n` }), /there is no field `/],
    [
      "a tag",
      (name) => ({ functions: `- func: f(Tensor self) -> Tensor\n  tags: ["${name}"]\n` }),
      /there is no tag `/,
    ],
    ["a type", (name) => ({ functions: `- func: f(${name} self) -> Tensor\n` }), /unknown type `/],
    ["a default", (name) => ({ functions: `- func: f(Tensor self, int n=${name}) -> Tensor\n` }), /unknown default `/],
    [
      "a derivative's argument",
      (name) => ({
        functions: op("f(Tensor self) -> Tensor"),
        derivatives: `- name: f(Tensor self) -> Tensor\n  "${name}": grad\n`,
      }),
      /has no argument or result `|written twice/,
    ],
  ];

  test.each(places)("as %s: taken, or refused by name", (_, sample, refused) => {
    for (const name of own) {
      const given = sample(name);
      const said = problems(given);
      expect(said, name).toMatch(refused);
      if (said !== "") expect(said, name).toContain(name);
      else for (const text of generated(given).values()) expect(exported(text), name).not.toContain("then");
    }
  });

  /** The names that a file exports. One called `then` would be called by `import()`. */
  const exported = (text: string): readonly string[] =>
    [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name!);
});
