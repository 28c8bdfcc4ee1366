// Collects what formulas may call: the registry's operators, and the helpers that are listed with signatures.

import { type HelperSignature, parseSignature } from "../../runtime/formula/index.js";
import { newerHelperSignatures } from "../../runtime/kernels/derivatives/newer-signatures.js";
import { helperSignatures } from "../../runtime/kernels/derivatives/signatures.js";
import { isReserved, promiseMember } from "../api/names.js";
import { stub } from "../api/stub.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Ref, ref } from "../print/code.js";
import { Lookup, type Recorder, recorded } from "../query.js";
import type { Vocabulary } from "./environment.js";
import { valuesFile } from "./typescript.js";

let parsed: ReadonlyMap<string, readonly HelperSignature[]> | null = null;

/** The list of all helpers, by name. */
export function knownHelpers(): ReadonlyMap<string, readonly HelperSignature[]> {
  if (parsed === null) {
    const map = new Map<string, HelperSignature[]>();
    for (const text of [...helperSignatures, ...newerHelperSignatures]) {
      const signature = parseSignature(text);
      const list = map.get(signature.name);
      if (list === undefined) map.set(signature.name, [signature]);
      else list.push(signature);
    }
    parsed = map;
  }
  return parsed;
}

/** Where a helper is exported, by identifier; null where nothing exports it. */
export type HelperFile = (identifier: string) => string | null;

/** The file of stubs for helpers that nobody has written yet. */
export const helperStubsFile = "generated/autograd/helpers.ts";

/** The export of that file that holds what a program supplies. */
export const stubsTable = "helpers";

/** Helpers that call no operator: the runtime itself has them, whatever the registry. */
const runtimeHelpers: ReadonlySet<string> = new Set([
  "isDifferentiableType",
  "reverse_list",
  "scalar_to_tensor",
  "to_args_scalartypes",
  "to_args_sizes",
]);

/** Where a helper is, or null where nothing exports it. */
export function fileOfHelper(identifier: string, helperFile: HelperFile): string | null {
  return runtimeHelpers.has(identifier) ? valuesFile : helperFile(identifier);
}

/** @param openFile where a helper that no list has is exported, or a stub of it is; null where there is none */
export function makeVocabulary(
  functions: readonly NativeFunction[],
  helperFile: HelperFile,
  openFile: HelperFile = () => null,
): Vocabulary {
  const operators = new Map<string, NativeFunction[]>();
  for (const f of functions) {
    const { kind, name } = f.func;
    if (kind !== "functional" && kind !== "inplace") continue;
    // Operators of namespaces other than aten are also known by their qualified names.
    const keys = f.namespace === "aten" ? [name.name] : [name.name, `${f.namespace}::${name.name}`];
    for (const key of keys) {
      const list = operators.get(key);
      if (list === undefined) operators.set(key, [f]);
      else list.push(f);
    }
  }
  return vocabularyOf(
    new Lookup(operators),
    ({ identifier }) => ref(identifier, fileOfHelper(identifier, helperFile) ?? helperStubsFile),
    (name) => {
      const isTaken = isReserved(name) || name === stubsTable || name === promiseMember;
      const identifier = isTaken ? `${name}_` : name.replaceAll("::", "_");
      const file = openFile(identifier);
      return file === null ? null : ref(identifier, file);
    },
  );
}

function vocabularyOf(
  operators: Vocabulary["operators"],
  helper: Vocabulary["helper"],
  openHelper: Vocabulary["openHelper"],
): Vocabulary {
  const first = (name: string): Ref | null => {
    const found = operators.get(name)?.[0];
    return found === undefined ? null : stub(found);
  };
  return {
    operators,
    helpers: knownHelpers(),
    stub,
    helper,
    openHelper,
    copies: { fresh: () => first("clone"), into: () => first("copy_") },
    [recorded]: (recorder: Recorder<Vocabulary>) =>
      vocabularyOf(
        operators[recorded]({
          dependsOn: (question, answer) => recorder.dependsOn((vocabulary) => question(vocabulary.operators), answer),
          affects: (effect) => recorder.affects((vocabulary) => effect(vocabulary.operators)),
        }),
        (signature) => {
          const answer = helper(signature);
          recorder.dependsOn((vocabulary) => vocabulary.helper(signature), answer);
          return answer;
        },
        (name) => {
          const answer = openHelper(name);
          recorder.dependsOn((vocabulary) => vocabulary.openHelper(name), answer);
          return answer;
        },
      ),
  };
}
