// A plugin for `tengen --plugin`: the operators as a Python stub file, for editors and type checkers of Python programs that call
// the same operators. One `@overload` for each overload, with the registry's documentation as docstrings.

/** @typedef {import("tengen-codegen").Plugin} Plugin */
/** @typedef {import("tengen-codegen").NativeFunction["func"]["arguments"][number]} Argument */

const builtin = {
  Tensor: "Tensor",
  Scalar: "Scalar",
  int: "int",
  SymInt: "int",
  float: "float",
  bool: "bool",
  str: "str",
  ScalarType: "DType",
  Layout: "str",
  Device: "str",
  MemoryFormat: "str",
  Generator: "Generator",
};

/** A schema's type in Python; `Any` where Python has none. @param {Argument["type"]} type @returns {string} */
function pythonType(type) {
  switch (type.kind) {
    case "base":
      return builtin[type.name] ?? "Any";
    case "optional":
      return `${pythonType(type.element)} | None`;
    case "list":
      return `Sequence[${pythonType(type.element)}]`;
    default:
      return "Any";
  }
}

const keywords = new Set(
  "False None True and as assert class def del elif else except for from global if import in is lambda not or pass raise return while with yield".split(
    " ",
  ),
);
/** @param {string} name */
const identifier = (name) => (keywords.has(name) ? `${name}_` : name);

/** @param {Argument} argument */
const parameter = (argument) =>
  `${identifier(argument.name)}: ${pythonType(argument.type)}${argument.default === null ? "" : " = ..."}`;

/** @param {import("tengen-codegen").NativeFunction} f */
function signature({ func }) {
  const positional = func.arguments.filter((argument) => !argument.kwargOnly).map(parameter);
  const named = func.arguments.filter((argument) => argument.kwargOnly).map(parameter);
  const parameters = [...positional, ...(named.length === 0 ? [] : ["*", ...named])];
  const results = func.returns.map(({ type }) => pythonType(type));
  const result = results.length === 0 ? "None" : results.length === 1 ? results[0] : `tuple[${results.join(", ")}]`;
  return `def ${identifier(func.name.name)}(${parameters.join(", ")}) -> ${result}:`;
}

/** @param {import("tengen-codegen").NativeFunction} f */
function body({ doc }) {
  if (doc === null) return " ...";
  return `\n    """${doc.text.replaceAll("\\", "\\\\").replaceAll('"""', "'''").split("\n").join("\n    ")}"""`;
}

const head = `from typing import Any, Sequence, overload

class Tensor: ...
class DType: ...
class Generator: ...
Scalar = int | float | bool
`;

/** @type {Plugin} */
export default {
  name: "python-stubs",
  version: 1,
  *emit({ tools }) {
    const functions = tools
      .publicFunctions()
      .map(({ operators }) =>
        operators.map((f) => `${operators.length > 1 ? "@overload\n" : ""}${signature(f)}${body(f)}`).join("\n"),
      );
    yield { path: "python/tengen.pyi", text: `${head}\n${functions.join("\n\n")}` };
  },
};
