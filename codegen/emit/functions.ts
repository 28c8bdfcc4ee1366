// generated/functions.ts: what users call. A plain positional call goes straight to the stub; anything else is resolved by schema.

import type { Type } from "../../runtime/schema/types.js";
import { defaultLiteral } from "../api/defaults.js";
import { camelCase } from "../api/names.js";
import {
  callShape,
  callSignatures,
  looseParameters,
  overloadSignatures,
  type PublicFunction,
  type PublicOverload,
  publicFunctions,
} from "../api/public.js";
import { handle, parameterNames, stub } from "../api/stub.js";
import { functionsFile, values } from "../api/symbols.js";
import { resultNames, valueType } from "../api/types.js";
import type { NativeFunction } from "../model/native-function.js";
import type { DeprecatedSignature } from "../model/registry.js";
import { type Code, code, each, fragment, join, jsDoc, literal, property, ref } from "../print/code.js";
import { perItem } from "../query.js";
import type { Emitter } from "./emitter.js";

const overloadsFile = "runtime/dispatch/overloads.ts";
const publicFunction = ref("publicFunction", overloadsFile);
const resolveCall = ref("resolveCall", overloadsFile);
const isDirectTensor = ref("isDirectTensor", "runtime/core/tensor.ts");
const named = ref("named", "runtime/dispatch/named-results.ts");
const namedCall = ref("namedCall", "runtime/dispatch/named-results.ts");
const coreHooks = ref("coreHooks", "runtime/core/hooks.ts");

export const emitFunctions: Emitter = ({ exposed, deprecated, runtimeNames, sources }) => {
  const all = publicFunctions(exposed, deprecated, runtimeNames);
  return [
    {
      path: functionsFile,
      from: [sources.functions],
      charter: "The functions that users call, one for each operator name, with every overload.",
      body: each(all, emitFunction),
      declares: declaredBy(all).flat(),
    },
  ];
};

/** Names that function bodies use themselves, so that no parameter may have them. */
const ownNames = ["failed", "error"];

const declaredBy = perItem((f: PublicFunction): readonly string[] => [f.name, ...looseParameters(f, ownNames)]);

/** Comments survive in declarations above a variable and within its stated type, but not within an argument of a call's type. */
const emitFunction = fragment((f: PublicFunction): Code => {
  const parameters = looseParameters(f, [f.name, ...ownNames]);
  const passed = join(parameters, ", ");
  const fast = fastPaths(f, parameters);
  return code`
    ${jsDoc(...words(f.operators[0]!, "brief"), f.operators.map(({ namespace, func }) => `\`${namespace}::${func.name.full}\``).join(", "))}
    export const ${f.name}: {
      ${f.overloads.map(emitSignatures)}
      ${f.deprecated.map(emitDeprecated)}
    } = /* @__PURE__ */ ${publicFunction}(${literal(f.name)}, function ${f.name}(${passed}): unknown {
      ${
        fast.length === 0
          ? code`return ${resolveCall}(${f.name}, [${passed}]);`
          : code`
            let failed;
            try {
              ${fast}
            } catch (error) {
              failed = { error };
            }
            return ${resolveCall}(${f.name}, [${passed}], failed);`
      }
    }, ${join(
      [
        ...f.operators.map((operator) => code`${handle(operator)}, ${withWays(calledStub(operator), operator)}`),
        ...f.deprecated.map(emitForwarding),
      ],
      ", ",
    )});
  `;
});

/** The stub; for an operator with named results, one that adds the names. */
function calledStub(operator: NativeFunction): Code {
  if (resultNames(operator.func.returns) === null) return code`${stub(operator)}`;
  return code`/* @__PURE__ */ ${namedCall}(${handle(operator)}, ${stub(operator)})`;
}

/** The stub, in a list with what calls allow beyond the schema, if they do. */
function withWays(call: Code, { called }: NativeFunction): Code {
  if (called === null) return call;
  const { defaults, numbers, positional } = called;
  const fields = [
    ...(defaults.length === 0
      ? []
      : [
          code`defaults: { ${join(
            defaults.map((arg) => code`${property(arg.name)}: ${defaultLiteral(arg)!}`),
            ", ",
          )} }`,
        ]),
    ...(positional.length === 0 ? [] : [code`positional: ${literal(positional)}`]),
    ...(numbers.length === 0 ? [] : [code`numbers: ${literal(numbers)}`]),
  ];
  return code`[${call}, { ${join(fields, ", ")} }]`;
}

function emitSignatures(overload: PublicOverload): Code {
  return join(
    overloadSignatures(overload, false).map(
      (signature, i) => code`${documentation(overload, i === 0 ? "whole" : "brief")}\n${signature};`,
    ),
    "\n",
  );
}

function emitDeprecated(signature: DeprecatedSignature): Code {
  const doc = deprecation(signature);
  return join(callSignatures(signature.schema, null, false).map((call) => code`${doc}\n${call};`));
}

/** How a deprecated overload is marked. */
export function deprecation({ schemaText, target }: DeprecatedSignature): Code {
  return jsDoc(`\`${schemaText}\``, "", `@deprecated Use \`${target.schemaText}\`.`);
}

/** A schema of its own, and a call that passes the arguments in the operator's order. */
function emitForwarding({ schema, schemaText, target, call }: DeprecatedSignature): Code {
  const names = parameterNames(schema.arguments);
  const parameters = schema.arguments.map(({ type }, i) => code`${names[i]!}: ${valueType(type)}`);
  const passed = target.func.arguments.map((argument, i) => {
    const given = call[i];
    if (given === undefined) return defaultLiteral(argument) ?? literal(null);
    if ("literal" in given) return literal(Number(given.literal));
    return code`${names[schema.arguments.findIndex(({ name }) => name === given.argument)]!}`;
  });
  return code`...${ref("deprecated", overloadsFile)}(${literal(`${target.namespace}::${schemaText}`)}, (${join(parameters, ", ")}) => ${stub(target)}(${join(passed, ", ")}))`;
}

/**
 * The operator's whole documentation, or its first sentence: its other overloads and its in-place form get only that, since the package has room for
 * the rest once.
 */
export type WordLength = "whole" | "brief";

/** What an operator computes, and an empty line; names are spelled as users write them. */
function words({ doc }: NativeFunction, length: WordLength): readonly string[] {
  if (doc === null) return [];
  const text = length === "whole" ? doc.text : doc.text.replace(firstSentence, "$1");
  return [text.replace(/`[^`]+`/g, (quoted) => quoted.replace(/[A-Za-z]\w*/g, camelCase)), ""];
}

/** A full stop and what follows it, unless it ends an abbreviation, which a lower-case letter follows. */
const firstSentence = /^(.*?[.?!])(?: +(?=[A-Z`"(]).*)?$/s;

/** What the operator computes, the schema, and which form writes where. */
export function documentation({ func, out }: PublicOverload, length: WordLength): Code {
  if (length === "brief" && func.doc !== null) return jsDoc(words(func, length)[0]!);
  const schema = `\`${func.schemaText}\``;
  const notes = [
    ...(out === null ? [] : [`With \`out\`: \`${out.func.name.full}\`.`]),
    ...(func.func.kind === "inplace" ? ["Changes `self` and gives it back."] : []),
    ...(func.view && func.func.kind !== "inplace" ? ["The result is a view: it shares its memory with `self`."] : []),
  ];
  const description = words(func, func.func.kind === "inplace" ? "brief" : length);
  return jsDoc(...description, schema, ...(notes.length === 0 ? [] : ["", ...notes]));
}

/**
 * The overloads without options whose arguments can each be identified by one test; of those that pass the same tests only
 * the first.
 */
function fastPaths(f: PublicFunction, parameters: readonly string[]): readonly Code[] {
  const paths: Code[] = [];
  const taken = new Set<string>();
  for (const { func } of f.overloads) {
    if (func.func.kind === "out") continue;
    const { positional, keywordOnly } = callShape(func.called?.withDefaults ?? func.func);
    const required = positional.findLastIndex((arg) => arg.default === null) + 1;
    const given = positional.slice(0, required).map((arg, i) => fastArgument(arg.type, parameters[i]!));
    const rest = [...positional.slice(required), ...keywordOnly].map(defaultLiteral);
    if (given.some((argument) => argument === null) || rest.some((value) => value === null)) continue;
    if (required === 0 && positional.length > 0) continue;
    const kinds = given.map((argument) => argument!.kind).join();
    if (taken.has(kinds)) continue;
    taken.add(kinds);
    const absent = parameters.slice(required).map((name) => code`${name} === undefined`);
    const testsOf = (areLists: boolean): Code[] =>
      given.flatMap((argument) => ((argument!.kind === "tensors") === areLists ? [argument!.test] : []));
    // Lists are visited only if everything else fits.
    const tests = join([...asDirect(testsOf(false)), ...absent, ...testsOf(true)], " && ");
    const args = join([...given.map((argument) => argument!.value), ...rest], ", ");
    const result = code`${stub(func)}(${args})`;
    const answer = resultNames(func.func.returns) === null ? result : code`${named}(${handle(func)}, ${result})`;
    paths.push(code`if (${tests}) return ${answer};`);
    if (paths.length === maximalFastPaths) break;
  }
  return paths;
}

/**
 * The tests of the fast path, which is taken while no mode intercepts calls: the first test covers that, if it is a
 * tensor's.
 */
function asDirect(tests: readonly Code[]): readonly Code[] {
  const [first, ...others] = tests;
  const tested = first === undefined ? null : tensorTests.get(first);
  return tested == null ? [code`${coreHooks}.direct`, ...tests] : [code`${isDirectTensor}(${tested})`, ...others];
}

/** Tests for tensors, with the names of what they test. */
const tensorTests = new WeakMap<Code, string>();

const maximalFastPaths = 4;

/** An argument's test, named by its kind, and the value that is passed to the stub. */
interface FastArgument {
  readonly kind: "tensor" | "number" | "integer" | "boolean" | "integers" | "tensors";
  readonly test: Code;
  readonly value: Code;
}

/** The test that a value has a type; null where one test is not enough. */
function fastArgument(type: Type, name: string): FastArgument | null {
  const value = code`${name}`;
  if (type.kind === "base") {
    switch (type.name) {
      case "Tensor": {
        const test = code`${values.isTensor}(${name})`;
        tensorTests.set(test, name);
        return { kind: "tensor", test, value };
      }
      case "Scalar":
      case "float":
        return { kind: "number", test: code`typeof ${name} === "number"`, value };
      case "int":
      case "SymInt":
        return { kind: "integer", test: code`Number.isSafeInteger(${name})`, value: code`${name} as number` };
      case "bool":
        return { kind: "boolean", test: code`typeof ${name} === "boolean"`, value };
      default:
        return null;
    }
  }
  if (type.kind === "list" && type.element.kind === "base") {
    const { name: element } = type.element;
    if (element === "int" || element === "SymInt") {
      return { kind: "integers", test: code`${ref("isIntList", overloadsFile)}(${name})`, value };
    }
    if (element === "Tensor")
      return { kind: "tensors", test: code`${ref("isTensorList", overloadsFile)}(${name})`, value };
  }
  if (type.kind === "optional") return fastArgument(type.element, name);
  return null;
}
