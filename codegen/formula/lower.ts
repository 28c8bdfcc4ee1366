// Types a formula against schemas and helper signatures and lowers it to TypeScript, with the meaning that C++ gives it.

import {
  baseType,
  boolType,
  type CallNode,
  constants,
  enumerators,
  exchanged,
  type Formula,
  FormulaError,
  type FormulaType,
  floatType,
  formulaTypeNames,
  geometryType,
  type HelperSignature,
  implementationMethods,
  intsType,
  intType,
  isComparison,
  isPlainNumber,
  isTensorish,
  listOf,
  type MethodNode,
  mathFunction,
  mathFunctionNames,
  mathType,
  maybeUndefined,
  messages,
  noneType,
  optionalOf,
  optionalTensor,
  optionsType,
  parseFormula,
  parseFormulaType,
  printFormula,
  type Span,
  scalarType,
  stringType,
  type TypeName,
  tensorOperators,
  tensorType,
  tupleOf,
  typeOfName,
  unaryOperators,
  withoutNamespace,
  worksOnFloats,
} from "../../runtime/formula/index.js";
import { didYouMean, nearest } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Code, code, type Hole, join, literal, ref, verbatim } from "../print/code.js";
import { accessorNames, accessorOf } from "./accessors.js";
import { convert, naturalListType, parenthesised, unify } from "./convert.js";
import {
  CONDITIONAL,
  newUsage,
  type OpenCall,
  POSTFIX,
  type Typed,
  UNARY,
  type Usage,
  type Variable,
  type Vocabulary,
} from "./environment.js";
import { fitHelper, fitOperator, isFit, type Misfit, operatorReturns } from "./resolve.js";
import { valuesFile } from "./typescript.js";
import { wholeFormulaHint } from "./whole.js";

const generatedApi = "runtime/autograd/generated-api.ts";

const javaScriptLevel: Readonly<Record<string, number>> = {
  "||": 1,
  "&&": 2,
  "|": 3,
  "^": 4,
  "&": 5,
  "==": 6,
  "!=": 6,
  "<": 7,
  ">": 7,
  "<=": 7,
  ">=": 7,
  "<<": 8,
  ">>": 8,
  "+": 9,
  "-": 9,
  "*": 10,
  "/": 10,
  "%": 10,
};
const operatorText: Readonly<Record<string, Code>> = Object.fromEntries(
  Object.keys(javaScriptLevel).map((op) => [op, verbatim(` ${op === "==" ? "===" : op === "!=" ? "!==" : op} `)]),
);

/** What a condition's outcome says about values that may be absent. */
type Facts = ReadonlySet<string>;
const noFacts: Facts = new Set();

export interface LowerOptions {
  readonly vocabulary: Vocabulary;
  readonly scope: ReadonlyMap<string, Variable>;
  readonly usage: Usage;
  /** Names to suggest for an unknown one; by default those in scope. */
  readonly suggest?: readonly string[];
  /**
   * What is known to be present though its type says that it may be absent: names, and elements such as `grads[i]`.
   */
  readonly present?: ReadonlySet<string> | undefined;
}

class Lowering {
  private readonly vocabulary: Vocabulary;
  private readonly scope: ReadonlyMap<string, Variable>;
  private usage: Usage;
  private readonly suggest: readonly string[];
  private facts: Facts = noFacts;

  constructor({ vocabulary, scope, usage, suggest, present }: LowerOptions) {
    this.vocabulary = vocabulary;
    this.scope = scope;
    this.usage = usage;
    this.suggest = suggest ?? [...scope.keys()];
    this.facts = present ?? noFacts;
  }

  lower(node: Formula): Typed {
    switch (node.kind) {
      case "int":
        return { type: intType, code: literal(node.value), level: POSTFIX, node, literal: node.value };
      case "float":
        return { type: floatType, code: literal(node.value), level: POSTFIX, node, literal: node.value };
      case "string":
        return { type: stringType, code: literal(node.value), level: POSTFIX, node };
      case "bool":
        return { type: boolType, code: literal(node.value), level: POSTFIX, node };
      case "null":
        return { type: noneType, code: literal(null), level: POSTFIX, node };
      case "name":
        return this.name(node);
      case "unary":
        return this.unary(node);
      case "binary":
        return this.binary(node);
      case "conditional":
        return this.conditional(node);
      case "list": {
        const items = node.items.map((item) => this.lower(item));
        return { type: baseType("unknown"), code: literal(null), level: POSTFIX, node, items };
      }
      case "index":
        return this.index(node);
      case "call":
        return this.call(node);
      case "method":
        return this.method(node);
      case "lambda":
        throw new FormulaError("a lambda must be an argument of `fmap`", node.start, node.end - node.start);
    }
  }

  private name(node: Extract<Formula, { kind: "name" }>): Typed {
    const variable = this.scope.get(node.name);
    if (variable !== undefined) {
      this.usage.variables.add(node.name);
      const known = variable.type.kind === "optional" && this.facts.has(node.name);
      const type = known ? variable.type.element! : variable.type;
      return { ...variable, type, level: POSTFIX, node };
    }
    const bare = withoutNamespace(node.name);
    if (Object.hasOwn(constants, bare)) {
      const value = constants[bare]!;
      return { type: floatType, code: literal(value), level: POSTFIX, node, literal: value };
    }
    if (Object.hasOwn(enumerators, bare)) {
      const { type, value } = enumerators[bare]!;
      return { type: parseFormulaType(type)!, code: literal(value), level: POSTFIX, node };
    }
    const names = this.suggest;
    const hint =
      wholeFormulaHint(node.name) ??
      didYouMean(node.name, [...names, ...Object.keys(constants)], `in scope: ${names.join(", ")}`);
    throw new FormulaError(`\`${node.name}\` is not in scope here`, node.start, node.name.length, hint);
  }

  private unary(node: Extract<Formula, { kind: "unary" }>): Typed {
    const value = this.lower(node.operand);
    if (node.operator === "*") {
      if (value.type.kind === "optional") return this.present(value, node);
      // A value checked by `has_value()` before is not optional here.
      if (node.operand.kind === "name" && this.facts.has(node.operand.name)) return value;
      throw this.error(node, `\`*\` requires an optional, \`${printFormula(node.operand)}\` is ${value.type.text}`);
    }
    if (isTensorish(value.type)) {
      if (node.operator === "+") return value;
      return this.operator(unaryOperators[node.operator]!, [value], node, `\`${node.operator}\``);
    }
    if (node.operator === "!") {
      const flag = this.boolean(value, "`!`");
      if (flag.truth !== undefined) return decided(!flag.truth, node);
      if (flag.presenceOf !== undefined) {
        return { type: boolType, code: code`${flag.presenceOf} === null`, level: 6, node };
      }
      return { type: boolType, code: code`!${parenthesised(flag, UNARY)}`, level: UNARY, node };
    }
    if (value.type === scalarType && node.operator === "-") {
      return { type: scalarType, code: code`${ref("negateScalar", valuesFile)}(${value.code})`, level: POSTFIX, node };
    }
    if (!isPlainNumber(value.type) || (node.operator === "~" && value.type !== intType)) {
      throw this.error(node, `\`${node.operator}\` is not defined for ${value.type.text}`);
    }
    const type = value.type === boolType ? intType : value.type;
    const operand = parenthesised(value, UNARY);
    const negative = node.operator === "-" && value.literal !== undefined;
    return {
      type,
      code: negative ? literal(-value.literal!) : code`${verbatim(node.operator)}${operand}`,
      level: UNARY,
      node,
      ...(negative ? { literal: -value.literal! } : {}),
    };
  }

  private binary(node: Extract<Formula, { kind: "binary" }>): Typed {
    const { operator } = node;
    if (operator === "&&" || operator === "||") {
      const left = this.boolean(this.lower(node.left), `\`${operator}\``);
      const right = this.under(this.learn(node.left, operator === "&&"), () =>
        this.boolean(this.lower(node.right), `\`${operator}\``),
      );
      if (left.truth !== undefined) return left.truth === (operator === "||") ? left : right;
      const level = javaScriptLevel[operator]!;
      return this.infix(operator, left, right, boolType, level, node);
    }
    const left = this.lower(node.left);
    const right = this.lower(node.right);
    const tensorLeft = isTensorish(left.type);
    const tensorRight = isTensorish(right.type);
    if (tensorLeft || tensorRight) {
      const operand = (value: Typed) =>
        isTensorish(value.type) || value.type === scalarType || isPlainNumber(value.type);
      if (!operand(left) || !operand(right)) throw this.noOperator(node, left, right);
      const flipped = tensorLeft ? null : exchanged(operator);
      const symbol = flipped ?? operator;
      const args = flipped === null ? [left, right] : [right, left];
      return this.operator(tensorOperators[symbol as keyof typeof tensorOperators], args, node, `\`${operator}\``);
    }
    const level = javaScriptLevel[operator]!;
    const comparison = operator === "==" || operator === "!=";
    if (isPlainNumber(left.type) && isPlainNumber(right.type)) {
      if (isComparison(operator)) {
        if (comparison && (left.type === boolType) !== (right.type === boolType)) {
          const number = (v: Typed) => convert(v, v.type === boolType ? intType : v.type)!.value;
          return this.infix(operator, number(left), number(right), boolType, level, node);
        }
        return this.infix(operator, left, right, boolType, level, node);
      }
      const number = (v: Typed) => (v.type === boolType ? convert(v, intType)!.value : v);
      const type = left.type === floatType || right.type === floatType ? floatType : intType;
      const integral = type === intType;
      if (!integral && !worksOnFloats(operator)) throw this.noOperator(node, left, right);
      // JavaScript's shifts work on 32 bits.
      if (operator === "<<" || operator === ">>") {
        const power = code`${parenthesised(number(left), 10)} ${verbatim(operator === "<<" ? "*" : "/")} 2 ** ${parenthesised(number(right), POSTFIX)}`;
        return operator === "<<"
          ? { type, code: power, level: 10, node }
          : { type, code: code`Math.floor(${power})`, level: POSTFIX, node };
      }
      const plain = this.infix(operator, number(left), number(right), type, level, node);
      // Integer division truncates in C++.
      return operator === "/" && integral ? { ...plain, code: code`Math.trunc(${plain.code})`, level: POSTFIX } : plain;
    }
    if (
      comparison &&
      left.type === right.type &&
      ["str", "ScalarType", "Layout", "Device", "MemoryFormat"].includes(left.type.text)
    ) {
      return this.infix(operator, left, right, boolType, level, node);
    }
    if (left.type === scalarType || right.type === scalarType) {
      throw this.error(
        node,
        `\`${operator}\` is not defined for ${left.type.text} and ${right.type.text}`,
        "ask a Scalar for its value: `.toDouble()`",
        node.at,
        operator.length,
      );
    }
    throw this.noOperator(node, left, right);
  }

  private noOperator(node: Extract<Formula, { kind: "binary" }>, left: Typed, right: Typed): FormulaError {
    const text = (v: Typed) => (v.items === undefined ? v.type.text : "a list");
    return new FormulaError(
      `\`${node.operator}\` is not defined for ${text(left)} and ${text(right)}`,
      node.at,
      node.operator.length,
    );
  }

  private infix(operator: string, left: Typed, right: Typed, type: FormulaType, level: number, node: Formula): Typed {
    const l = parenthesised(left, level);
    const r = parenthesised(right, level + 1);
    return { type, code: code`${l}${operatorText[operator]!}${r}`, level, node };
  }

  private conditional(node: Extract<Formula, { kind: "conditional" }>): Typed {
    const condition = this.boolean(this.lower(node.condition), "the condition of `?`");
    const { truth } = condition;
    const then = this.branch(truth !== false, this.learn(node.condition, true), node.then);
    const otherwise = this.branch(truth !== true, this.learn(node.condition, false), node.otherwise);
    const a = then.items === undefined ? then.type : naturalListType(then.items);
    const b = otherwise.items === undefined ? otherwise.type : naturalListType(otherwise.items);
    let type: FormulaType | null;
    if (otherwise.items === undefined && (then.items !== undefined || isOpen(then))) type = b;
    else if (then.items === undefined && (otherwise.items !== undefined || isOpen(otherwise))) type = a;
    else type = a === null || b === null ? null : unify(a, b);
    const left = type === null ? null : convert(then, type);
    const right = type === null ? null : convert(otherwise, type);
    if (type === null || left === null || right === null) {
      throw this.error(node, `the branches of \`?\` differ: ${a?.text ?? "a list"} and ${b?.text ?? "a list"}`);
    }
    if (truth !== undefined) return { ...(truth ? left.value : right.value), type, node };
    const value = code`${parenthesised(condition, 1)} ? ${parenthesised(left.value, CONDITIONAL)} : ${parenthesised(right.value, CONDITIONAL)}`;
    return { type, code: value, level: CONDITIONAL, node };
  }

  /** One branch of `?:`. A branch that is never taken is checked, but counts as using nothing. */
  private branch(taken: boolean, facts: Facts, node: Formula): Typed {
    const { usage } = this;
    if (!taken) this.usage = newUsage();
    try {
      return this.under(facts, () => this.lower(node));
    } finally {
      this.usage = usage;
    }
  }

  /** Names that are known to be present if `condition` evaluates to `truth`. */
  private learn(condition: Formula, truth: boolean): Facts {
    if (condition.kind === "unary" && condition.operator === "!") return this.learn(condition.operand, !truth);
    if (condition.kind === "binary" && condition.operator === (truth ? "&&" : "||")) {
      return new Set([...this.learn(condition.left, truth), ...this.learn(condition.right, truth)]);
    }
    if (truth && condition.kind === "method" && (condition.name === "defined" || condition.name === "has_value")) {
      const key = factKey(condition.object);
      if (key !== null) return new Set([key]);
    }
    if (truth && condition.kind === "name") return new Set([condition.name]);
    return noFacts;
  }

  private under<R>(facts: Facts, body: () => R): R {
    if (facts.size === 0) return body();
    const before = this.facts;
    this.facts = new Set([...before, ...facts]);
    try {
      return body();
    } finally {
      this.facts = before;
    }
  }

  private boolean(value: Typed, what: string): Typed {
    if (value.type.kind === "optional" && value.node.kind === "name") {
      // A bare optional in a condition tests whether it has a value.
      return presence(value, value.node);
    }
    const fit = convert(value, boolType);
    if (fit === null) {
      const hint = isTensorish(value.type)
        ? "a tensor is not a condition: use `at::where`, or ask something about it"
        : null;
      throw this.error(value.node, `${what} requires a bool, got ${value.items ? "a list" : value.type.text}`, hint);
    }
    return fit.value;
  }

  private index(node: Extract<Formula, { kind: "index" }>): Typed {
    const at = this.lower(node.index);
    if (at.type !== intType) throw this.error(node.index, `an index must be int, got ${at.type.text}`);
    if (node.object.kind === "name" && node.object.name === "grads" && at.literal !== undefined) {
      const name = `grads[${at.literal}]`;
      const variable = this.scope.get(name);
      if (variable !== undefined) {
        this.usage.variables.add(name);
        const known = this.facts.has(name);
        return { ...variable, type: known ? tensorType : variable.type, level: POSTFIX, node };
      }
    }
    const object = this.lower(node.object);
    if (isTensorish(object.type)) {
      return this.operator(
        "select",
        [object, { type: intType, code: 0, level: POSTFIX, node, literal: 0 }, at],
        node,
        "`[]`",
      );
    }
    if (object.type.kind !== "list") throw this.error(node, `\`[]\` requires a list, got ${object.type.text}`);
    const value = code`${parenthesised(object, POSTFIX)}[${at.code}]!`;
    const element = object.type.element!;
    const key = factKey(node);
    const known = element.kind === "optional" && key !== null && this.facts.has(key);
    return { type: known ? element.element! : element, code: value, level: POSTFIX, node };
  }

  /**
   * An optional's value. If known to be present, it is the value itself; otherwise it is checked at run time, as
   * `value()` does.
   */
  private present(value: Typed, node: Formula): Typed {
    const type = value.type.element!;
    return {
      type,
      code: code`${ref("present", valuesFile)}(${value.code}, ${literal(printFormula(node))})`,
      level: POSTFIX,
      node,
    };
  }

  private call(node: CallNode): Typed {
    const bare = withoutNamespace(node.name);
    const special = this.construct(node, bare);
    if (special !== null) return special;
    const args = node.args.map((arg) => this.lower(arg));
    const span = { start: node.start, end: node.nameEnd };
    const qualified = node.name.startsWith("at::");
    const helpers = this.helpersNamed(bare);
    const operators = this.operatorsNamed(bare);
    const math = args.every((arg) => isPlainNumber(arg.type)) ? mathFunction(bare, args.length) : null;
    if (math !== null) {
      const numbers = args.map((arg) => (arg.type === boolType ? convert(arg, intType)!.value.code : arg.code));
      const value = code`Math.${math.name}(${join(numbers, ", ")})`;
      const type = mathType(
        math,
        args.map((arg) => arg.type),
      );
      return { type, code: value, level: POSTFIX, node };
    }
    if (helpers === undefined && operators === undefined) {
      const open = this.openCall(bare, node, args, span, node.labels);
      if (open !== null) return open;
      const names = [...this.vocabulary.helpers.keys(), ...this.vocabulary.operators.keys(), ...mathFunctionNames];
      const hint = didYouMean(
        bare,
        names,
        "what a formula calls is an operator of native_functions.yaml, a helper that tengen has, or a function that a kernel file exports",
      );
      throw new FormulaError(`there is no operator or helper \`${bare}\``, span.start, span.end - span.start, hint);
    }
    const misfits: string[] = [];
    if (helpers !== undefined && !(qualified && operators !== undefined)) {
      const found = this.bestHelper(helpers, args, misfits, span, node.labels);
      if (found !== null) return { ...found, node };
    }
    if (operators !== undefined) {
      const found = this.bestOperator(operators, args, misfits, node.labels);
      if (found !== null) return { ...found, node };
    } else {
      // A later version of the helper takes other arguments.
      const open = this.openCall(`${bare}_${args.length}`, node, args, span, node.labels);
      if (open !== null) return open;
    }
    throw this.noOverload(bare, args, misfits, node, span);
  }

  /** A call of a helper that no list has: with the arguments as they are. */
  private openCall(
    name: string,
    node: Formula,
    args: readonly Typed[],
    span: Span,
    labels: CallNode["labels"] = [],
  ): Typed | null {
    const helper = this.vocabulary.openHelper(name);
    if (helper === null) return null;
    const values = args.map((arg) => {
      const type = arg.items === undefined ? arg.type : naturalListType(arg.items);
      const value = type === null ? null : convert(arg, type);
      if (value === null) throw this.error(arg.node, "the items of this list are of different types");
      return value.value;
    });
    const parameters = values.map(({ type, node: of }, i) => ({
      name: labels[i]?.name ?? (of.kind === "name" ? of.name : null),
      type,
    }));
    const call: OpenCall = { name, helper, parameters, returns: tensorType, span };
    this.usage.open.add(call);
    const text = code`${helper}(${join(
      values.map((value) => value.code),
      ", ",
    )})`;
    return { type: tensorType, code: text, level: POSTFIX, node, open: call };
  }

  /** Expressions that look like calls but refer to neither an operator nor a helper. */
  private construct(node: CallNode, bare: string): Typed | null {
    const { args } = node;
    const only = (wanted: string): Formula => {
      if (args.length !== 1) throw this.error(node, `\`${bare}\` requires one ${wanted}`);
      return args[0]!;
    };
    switch (bare) {
      case "GradMode::is_enabled":
        return callResult(node, boolType, code`${ref("isDifferentiated", generatedApi)}()`);
      case "not_implemented":
      case "not_implemented_list":
        return this.notImplemented(node, bare);
      case "get":
        return this.element(node);
      case "Tensor":
        return args.length === 0 ? callResult(node, optionalTensor, literal(null)) : null;
      case "tuple":
        return this.tuple(node);
      case "make_tuple":
      case "tie": {
        const items = args.map((arg) => this.lower(arg));
        return callResult(node, tupleOf(items.map((v) => v.type)), listCode(items.map((v) => v.code)));
      }
      case "vector":
        return this.vector(node);
      case "array": {
        const element = this.templateOf(node, "`std::array` requires an element type");
        const items = args.length === 1 && args[0]!.kind === "list" ? args[0]!.items : args;
        const list: Formula = { kind: "list", items, start: node.start, end: node.end };
        return { ...this.converted(list, listOf(element)), node };
      }
      case "OptionalArrayRef":
        return { ...this.converted(only("list"), optionalOf(intsType)), node };
      case "IntArrayRef":
      case "SymIntArrayRef":
        if (args.length === 0) return callResult(node, intsType, code`[]`);
        return { ...this.converted(only("list"), intsType), node };
      case "optional":
      case "make_optional": {
        const [element] = node.templates;
        if (args.length === 0)
          return callResult(node, element === undefined ? noneType : optionalOf(this.cppType(element)), literal(null));
        const inner = this.lower(args[0]!);
        const target = optionalOf(element === undefined ? inner.type : this.cppType(element));
        return { ...this.converted(args[0]!, target), node };
      }
      case "static_cast":
        return this.cast(node);
      case "Scalar":
        return { ...this.converted(only("number"), scalarType), node };
      case "TensorGeometry": {
        const tensor = this.converted(only("tensor"), tensorType);
        return callResult(node, geometryType, code`${ref("geometryOf", valuesFile)}(${tensor.code})`);
      }
      case "native::get_nested_tensor_impl":
        return { ...this.converted(only("tensor"), tensorType), node };
      case "fmap":
        return this.map(node);
      case "wrap_opt_if": {
        if (args.length !== 2) throw this.error(node, "`wrap_opt_if` requires a tensor and a condition");
        const condition = this.boolean(this.lower(args[1]!), "`wrap_opt_if`");
        const tensor = this.converted(args[0]!, optionalTensor);
        return callResult(
          node,
          optionalTensor,
          code`${parenthesised(condition, 1)} ? ${tensor.code} : null`,
          CONDITIONAL,
        );
      }
      default:
        return null;
    }
  }

  /** The type between angle brackets. */
  private templateOf(node: CallNode, message: string): FormulaType {
    const [element] = node.templates;
    if (element === undefined) throw this.error(node, message);
    return this.cppType(element);
  }

  /** `not_implemented("name", "reason")`. */
  private notImplemented(node: CallNode, bare: string): Typed {
    const texts = node.args.map((arg) => {
      if (arg.kind === "name" && Object.hasOwn(messages, arg.name)) return literal(messages[arg.name]!);
      if (arg.kind !== "string") throw this.error(arg, `\`${bare}\` requires a string`);
      return literal(arg.value);
    });
    if (texts.length === 0 || texts.length > 2)
      throw this.error(node, `\`${bare}\` requires a name and may have a reason`);
    return callResult(node, baseType("never"), code`${ref("notImplemented", generatedApi)}(${join(texts, ", ")})`);
  }

  /** `std::get<0>(tuple)`. */
  private element(node: CallNode): Typed {
    const [at] = node.templates;
    const position = at === undefined ? Number.NaN : Number(at.name);
    if (!Number.isInteger(position) || node.args.length !== 1) throw this.error(node, "write `std::get<0>(tuple)`");
    const given = this.lower(node.args[0]!);
    const tuple =
      given.open === undefined || !(position >= 0)
        ? given
        : convert(given, tupleOf(Array<FormulaType>(position + 1).fill(tensorType)))!.value;
    const elements = tuple.type.kind === "tuple" ? tuple.type.elements : [];
    if (position >= elements.length) {
      throw this.error(
        node,
        `\`std::get<${at!.name}>\` requires a tuple with more than ${at!.name} elements, got ${tuple.type.text}`,
      );
    }
    return callResult(node, elements[position]!, code`${parenthesised(tuple, POSTFIX)}[${position}]`);
  }

  /** `std::tuple<Tensor, Tensor>(a, b)`; tensors of one without arguments are undefined. */
  private tuple(node: CallNode): Typed {
    const types = node.templates.map((t) => maybeUndefined(this.cppType(t)));
    const items =
      node.args.length === 0
        ? types.map((t) => defaultOf(t))
        : node.args.map((arg, i) => this.converted(arg, types[i] ?? optionalTensor).code);
    return callResult(node, tupleOf(types), listCode(items));
  }

  /** `std::vector<Tensor>(length, value)`, or of a list. */
  private vector(node: CallNode): Typed {
    const { args } = node;
    const type = maybeUndefined(this.templateOf(node, "`std::vector` requires an element type"));
    if (args.length === 0) return callResult(node, listOf(type), code`[]`);
    if (args.length === 1 && args[0]!.kind === "list") return { ...this.converted(args[0]!, listOf(type)), node };
    if (args.length > 2) throw this.error(node, "`std::vector` requires a length and a value, or a list");
    const length = this.converted(args[0]!, intType);
    const fill = args.length === 2 ? this.converted(args[1]!, type).code : defaultOf(type);
    return callResult(node, listOf(type), code`${ref("filled", valuesFile)}(${length.code}, ${fill})`);
  }

  /** `static_cast<int64_t>(value)`. */
  private cast(node: CallNode): Typed {
    const [to] = node.templates;
    if (to === undefined || node.args.length !== 1) throw this.error(node, "write `static_cast<type>(value)`");
    const target = this.cppType(to);
    const inner = this.lower(node.args[0]!);
    if (target === intType && inner.type === floatType)
      return callResult(node, intType, code`Math.trunc(${inner.code})`);
    return { ...this.converted(node.args[0]!, target), node };
  }

  /** `fmap(list, [](int64_t i) { return -i; })`. */
  private map(node: CallNode): Typed {
    const [list, lambda] = node.args;
    if (node.args.length !== 2 || lambda?.kind !== "lambda" || lambda.parameters.length !== 1) {
      throw this.error(node, "`fmap` requires a list and a lambda with one parameter");
    }
    const values = this.lower(list!);
    if (values.type.kind !== "list") throw this.error(list!, `\`fmap\` requires a list, got ${values.type.text}`);
    const [parameter] = lambda.parameters;
    const { name } = parameter!;
    this.usage.locals.add(name);
    const scope = new Map(this.scope).set(name, { type: values.type.element!, code: name });
    const inner = new Lowering({ vocabulary: this.vocabulary, scope, usage: this.usage });
    inner.facts = this.facts;
    const body = inner.lower(lambda.body);
    const mapped = code`${parenthesised(values, POSTFIX)}.map((${name}) => ${parenthesised(body, CONDITIONAL)})`;
    return { type: listOf(body.type), code: mapped, level: POSTFIX, node };
  }

  private cppType(name: TypeName): FormulaType {
    const type = typeOfName(name);
    if (type === null) {
      throw new FormulaError(
        `unknown type \`${name.name}\` in a formula`,
        name.start,
        name.end - name.start,
        didYouMean(name.name, formulaTypeNames),
      );
    }
    return type;
  }

  private converted(node: Formula, target: FormulaType): Typed {
    const value = this.lower(node);
    const fit = convert(value, target);
    if (fit === null) {
      const given = value.items === undefined ? value.type.text : "a list of something else";
      throw this.error(node, `expected ${target.text}, got ${given}`);
    }
    return fit.value;
  }

  private method(node: MethodNode): Typed {
    const object = this.lower(node.object);
    const { name, nameStart } = node;
    const nameSpan = { start: nameStart, end: nameStart + name.length };
    if (object.items !== undefined) throw this.error(node, "an initialiser list has no methods");
    const known = factKey(node.object) !== null && this.facts.has(factKey(node.object)!);
    // Tests of values that may be absent.
    if (name === "defined" || name === "has_value") {
      const optional = object.type.kind === "optional";
      if (optional || known || object.type === tensorType) {
        this.arity(node, 0);
        return optional ? presence(object, node) : decided(true, node);
      }
    }
    if (name === "value" && (object.type.kind === "optional" || known)) {
      this.arity(node, 0);
      return object.type.kind === "optional" ? this.present(object, node) : { ...object, node };
    }
    if (name === "value_or" && (object.type.kind === "optional" || known)) {
      this.arity(node, 1);
      if (object.type.kind !== "optional") return { ...object, node };
      const fallback = this.converted(node.args[0]!, object.type.element!);
      const chosen = code`${parenthesised(object, POSTFIX)} ?? ${parenthesised(fallback, POSTFIX)}`;
      return { type: object.type.element!, code: code`(${chosen})`, level: POSTFIX, node };
    }
    let receiver = object;
    if (object.type.kind === "optional") {
      if (!isTensorish(object.type) && !node.arrow) {
        throw this.error(
          node,
          `\`${printFormula(node.object)}\` is ${object.type.text}: ask \`has_value()\`, or use \`->\``,
        );
      }
      receiver = isTensorish(object.type) ? convert(object, tensorType)!.value : this.present(object, node.object);
    }
    const accessor = accessorOf(receiver.type, name);
    if (
      accessor !== null &&
      (node.args.length === accessor.parameters.length || this.vocabulary.operators.get(name) === undefined)
    ) {
      this.arity(node, accessor.parameters.length);
      const args = node.args.map((arg, i) => this.converted(arg, accessor.parameters[i]!));
      const text = parenthesised(receiver, POSTFIX);
      const { code: value, level = POSTFIX } = accessor.emit(text, args);
      const options: Partial<Typed> =
        accessor.type !== optionsType
          ? {}
          : { options: [code`${text}.dtype`, code`${text}.layout`, code`${text}.device`] as const };
      return { type: accessor.type, code: value, level, node, ...options };
    }
    if (receiver.type.kind === "list") return this.listMethod(node, receiver);
    if (receiver.type !== tensorType) {
      const hint = didYouMean(name, accessorNames(receiver.type));
      throw new FormulaError(`${receiver.type.text} has no method \`${name}\``, nameSpan.start, name.length, hint);
    }
    const operators = this.operatorsNamed(name)?.filter((f) => f.func.selfIndex === 0 || f.variants.has("method"));
    if (operators === undefined || operators.length === 0) {
      const names = [...accessorNames(tensorType), ...this.vocabulary.operators.keys()];
      const helper = this.vocabulary.helpers.has(name) ? `\`${name}\` is a helper: call it as a function` : null;
      const given = [receiver, ...node.args.map((arg) => this.lower(arg))];
      const open = helper === null ? this.openCall(name, node, given, nameSpan) : null;
      if (open !== null) return open;
      throw new FormulaError(
        `there is no operator \`${name}\``,
        nameSpan.start,
        name.length,
        helper ?? didYouMean(name, names, "what a formula calls is an operator of native_functions.yaml"),
      );
    }
    const args = [receiver, ...node.args.map((arg) => this.lower(arg))];
    const misfits: string[] = [];
    const found = this.bestOperator(operators, args, misfits, node.labels && [null, ...node.labels]);
    if (found !== null) return { ...found, node };
    throw this.noOverload(name, args, misfits, node, nameSpan);
  }

  private listMethod(node: MethodNode, object: Typed): Typed {
    const text = parenthesised(object, POSTFIX);
    const element = object.type.element!;
    switch (node.name) {
      case "size":
        this.arity(node, 0);
        return { type: intType, code: code`${text}.length`, level: POSTFIX, node };
      case "empty":
        this.arity(node, 0);
        return { type: boolType, code: code`${text}.length === 0`, level: 6, node };
      case "front":
        this.arity(node, 0);
        return { type: element, code: code`${text}[0]!`, level: POSTFIX, node };
      case "back":
        this.arity(node, 0);
        return { type: element, code: code`${text}.at(-1)!`, level: POSTFIX, node };
      case "vec":
        this.arity(node, 0);
        return { ...object, node };
      default:
        throw new FormulaError(
          `${object.type.text} has no method \`${node.name}\``,
          node.nameStart,
          node.name.length,
          didYouMean(
            node.name,
            ["size", "empty", "front", "back", "vec"],
            "lists have `size()`, `empty()`, `front()`, `back()` and `[i]`",
          ),
        );
    }
  }

  private arity(node: MethodNode, count: number): void {
    if (node.args.length === count) return;
    const expected = count === 0 ? "no argument" : count === 1 ? "one argument" : `${count} arguments`;
    throw new FormulaError(
      `\`${node.name}\` takes ${expected}, got ${node.args.length}`,
      node.nameStart,
      node.name.length,
    );
  }

  /** Operators of this name; a `_symint` form is the operator itself. */
  private operatorsNamed(name: string): readonly NativeFunction[] | undefined {
    const { operators } = this.vocabulary;
    const bare = Object.hasOwn(implementationMethods, name) ? implementationMethods[name]! : name;
    return operators.get(bare) ?? (bare.endsWith("_symint") ? operators.get(bare.slice(0, -7)) : undefined);
  }

  /** Helpers of this name; sizes are numbers here, so a `_symint` form is the helper itself. */
  private helpersNamed(name: string): readonly HelperSignature[] | undefined {
    const { helpers } = this.vocabulary;
    return helpers.get(name) ?? (name.endsWith("_symint") ? helpers.get(name.slice(0, -7)) : undefined);
  }

  private operator(name: string, args: readonly Typed[], node: Formula, what: string): Typed {
    const operators = this.vocabulary.operators.get(name);
    if (operators === undefined)
      throw this.error(node, `${what} means the operator \`${name}\`, which the registry lacks`);
    const misfits: string[] = [];
    const found = this.bestOperator(operators, args, misfits);
    if (found === null) throw this.noOverload(name, args, misfits, node, node);
    return { ...found, node };
  }

  private bestOperator(
    candidates: readonly NativeFunction[],
    args: readonly Typed[],
    misfits: string[],
    labels: CallNode["labels"] = [],
  ): Omit<Typed, "node"> | null {
    let best: NativeFunction | null = null;
    let bestNames: readonly string[] = [];
    let bestArgs: readonly Hole[] = [];
    let bestCost = Number.POSITIVE_INFINITY;
    for (const f of candidates) {
      const fit = fitOperator(f, args);
      if (!isFit(fit)) {
        misfits.push(describe(f.schemaText, fit));
      } else if (fit.cost < bestCost) {
        best = f;
        bestNames = fit.names;
        bestArgs = fit.args;
        bestCost = fit.cost;
      }
    }
    if (best === null) return null;
    // What an open helper returns is what the chosen overload takes.
    if (args.some(isOpen)) fitOperator(best, args);
    checkLabels(labels, bestNames, best.func.name.full);
    this.usage.operators.add(best);
    return {
      type: operatorReturns(best),
      code: code`${this.vocabulary.stub(best)}(${join(bestArgs, ", ")})`,
      level: POSTFIX,
    };
  }

  private bestHelper(
    candidates: readonly HelperSignature[],
    args: readonly Typed[],
    misfits: string[],
    span: Span,
    labels: CallNode["labels"] = [],
  ): Omit<Typed, "node"> | null {
    let best: HelperSignature | null = null;
    let bestArgs: readonly Hole[] = [];
    let bestCost = Number.POSITIVE_INFINITY;
    for (const signature of candidates) {
      const fit = fitHelper(
        signature,
        args,
        (parameter) => this.converted(parseFormula(parameter.default!), parameter.type).code,
      );
      if (!isFit(fit)) {
        misfits.push(describe(signature.text, fit));
      } else if (fit.cost < bestCost) {
        best = signature;
        bestArgs = fit.args;
        bestCost = fit.cost;
      }
    }
    if (best === null) return null;
    if (args.some(isOpen)) fitHelper(best, args, () => "");
    const parameters = best.parameters.map(({ name }) => name);
    checkLabels(labels, parameters, best.identifier);
    if (!this.usage.helpers.has(best)) this.usage.helpers.set(best, span);
    return { type: best.returns, code: code`${this.vocabulary.helper(best)}(${join(bestArgs, ", ")})`, level: POSTFIX };
  }

  private noOverload(
    name: string,
    args: readonly Typed[],
    misfits: readonly string[],
    node: Formula,
    span: { start: number; end: number },
  ): FormulaError {
    const given = args.map((arg) => (arg.items === undefined ? arg.type.text : "{...}")).join(", ");
    const only = misfits.length === 1 ? misfits[0]! : null;
    return new FormulaError(
      `no \`${name}\` takes (${given})`,
      span.start,
      (node.kind === "call" || node.kind === "method" ? span.end : node.end) - span.start,
      only ?? misfits.slice(0, 6).join("\n        "),
    );
  }

  private error(
    node: Formula,
    message: string,
    hint: string | null = null,
    start = node.start,
    length = node.end - node.start,
  ): FormulaError {
    return new FormulaError(message, start, length, hint);
  }
}

/** A comment that names an argument must name its parameter; a letter or the end may be missing, as in PyTorch's files. */
function checkLabels(labels: NonNullable<CallNode["labels"]>, names: readonly string[], called: string): void {
  labels.forEach((label, i) => {
    const wanted = names[i];
    if (label === null || wanted === undefined || nearest(label.name, names) === wanted) return;
    // One name in several spellings: `train` and `training`.
    const [short, long] = label.name.length < wanted.length ? [label.name, wanted] : [wanted, label.name];
    if (!names.includes(label.name) && short.length >= 4 && long.startsWith(short)) return;
    throw new FormulaError(
      `this argument of \`${called}\` is \`${wanted}\`, not \`${label.name}\``,
      label.start,
      label.end - label.start,
      `write \`/*${wanted}=*/\`${names.includes(label.name) ? `, or give \`${label.name}\` its own place` : ""}`,
    );
  });
}

/** Whether a value, or an item of a list, is the result of an open helper. */
function isOpen({ open, items }: Typed): boolean {
  return open !== undefined || items?.some(isOpen) === true;
}

function describe(signature: string, { why }: Misfit): string {
  return `${signature}: ${why}`;
}

/** A condition that the types decide. */
function decided(truth: boolean, node: Formula): Typed {
  return { type: boolType, code: literal(truth), level: POSTFIX, node, truth };
}

/** Does the optional have a value? */
function presence(value: Typed, node: Formula): Typed {
  const object = parenthesised(value, 7);
  return { type: boolType, code: code`${object} !== null`, level: 6, node, presenceOf: object };
}

/** Key of the facts about a name or a gradient; null for other expressions. */
function factKey(node: Formula): string | null {
  if (node.kind === "name") return node.name;
  if (node.kind === "index" && node.object.kind === "name") {
    const { index } = node;
    if (index.kind === "int") return `${node.object.name}[${index.value}]`;
    if (index.kind === "name") return `${node.object.name}[${index.name}]`;
  }
  return null;
}

/** A call, lowered to the given type and text. */
function callResult(node: CallNode, type: FormulaType, text: Hole, level = POSTFIX): Typed {
  return { type, code: text, level, node };
}

function listCode(items: readonly Hole[]): Code {
  return code`[${join(items, ", ")}]`;
}

function defaultOf(type: FormulaType): Hole {
  if (type.kind === "list") return code`[]`;
  if (type === intType || type === floatType) return 0;
  if (type === boolType) return false;
  return literal(null);
}

/**
 * Types and lowers a formula.
 *
 * @throws FormulaError with the place in the formula's text
 */
export function lowerFormula(formula: Formula, options: LowerOptions): Typed {
  return new Lowering(options).lower(formula);
}

/** A number where a formula has to give a tensor: as an argument it would be one of no dimensions, as in C++. */
function numberWithin(value: Typed, target: FormulaType): Typed | null {
  if (value.items === undefined)
    return isTensorish(target) && (isPlainNumber(value.type) || value.type === scalarType) ? value : null;
  const of = target.kind === "optional" ? target.element! : target;
  for (const [i, item] of value.items.entries()) {
    const found = numberWithin(item, of.kind === "tuple" ? (of.elements[i] ?? of) : (of.element ?? of));
    if (found !== null) return found;
  }
  return null;
}

/** The value as `target`, or an error that names the actual type. */
export function lowerAs(formula: Formula, target: FormulaType, options: LowerOptions, what: string): Typed {
  const value = lowerFormula(formula, options);
  const fit = convert(value, target);
  const number = numberWithin(value, target);
  if (number !== null) {
    const { start, end } = number.node;
    throw new FormulaError(
      `${what} ${target.kind === "tuple" ? "are" : "is"} ${target.text}, the formula gives ${number.type.text}`,
      start,
      end - start,
      "a number has no shape: `zeros_like`, `ones_like` and `full_like` make a tensor of it",
    );
  }
  if (fit === null) {
    const given = value.items === undefined ? value.type.text : "a list";
    throw new FormulaError(
      `${what} ${target.kind === "tuple" ? "are" : "is"} ${target.text}, the formula gives ${given}`,
      formula.start,
      formula.end - formula.start,
      target.kind === "tuple" && value.type.kind !== "tuple"
        ? "one formula for several names gives as many results; otherwise each name has a line of its own"
        : null,
    );
  }
  return fit.value;
}
