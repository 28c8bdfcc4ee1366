// generated/methods.ts: the functions as Tensor methods. Importing it installs them.

import { propertyName } from "../api/names.js";
import {
  calledSchema,
  callShape,
  callSignatures,
  isMethod,
  looseParameters,
  overloadSignatures,
  type PublicFunction,
  type PublicOverload,
  publicFunctions,
} from "../api/public.js";
import { functionsFile } from "../api/symbols.js";
import { runtimeTensorMembers } from "../api/tensor-members.js";
import { publicReturnType } from "../api/types.js";
import type { NativeFunction } from "../model/native-function.js";
import {
  type Code,
  code,
  each,
  fragment,
  join,
  literal,
  nothing,
  property,
  ref,
  typeRef,
  verbatim,
} from "../print/code.js";
import { perItem, stage } from "../query.js";
import type { Emitter } from "./emitter.js";
import { deprecation, documentation, type WordLength } from "./functions.js";

const tensorFile = "runtime/core/tensor.ts";
const overloadsFile = "runtime/dispatch/overloads.ts";
const Loose = typeRef("Loose", overloadsFile);

const opsFile = "runtime/dispatch/ops.ts";

export const emitMethods: Emitter = ({ functions, exposed, members, deprecated, runtimeNames, sources, specifier }) => {
  const path = "generated/methods.ts";
  const all = publicFunctions(exposed, deprecated, runtimeNames);
  const isWanted = (member: string): boolean => members === null || members.has(member);
  const methods = asMethods(all).filter(
    (f) => f.overloads.length > 0 && !runtimeTensorMembers.has(memberName(f)) && isWanted(memberName(f)),
  );
  const properties = propertiesOf(all)
    .flat()
    .filter(([, { func }]) => isWanted(propertyName(func.property!.text)));
  if (methods.length + properties.length === 0) return [];
  // Packages that extend the library say whose members these are: two of them may have some of one name.
  const namespaces = [...new Set(exposed.map(({ namespace }) => namespace))].sort();
  const origin = namespaces.includes("aten") ? nothing : code`, ${literal(namespaces.join(", "))}`;
  const body = code`
    declare module ${literal(specifier(path, tensorFile))} {
      interface Tensor {
        ${each(methods, emitDeclarations, "\n")}
        ${properties.map(declareProperty)}
      }
    }

    declare module ${literal(specifier(path, opsFile))} {
      interface OperatorNames {
        ${emitNames(namesOf(functions))}
      }
    }

    ${ref("installMethods", overloadsFile)}(${ref("Tensor", tensorFile)}, {
      ${each(methods, emitMethod, "\n")}
    }${origin});
    ${properties.length === 0 ? null : installProperties(properties, origin)}
  `;
  const charter = "Importing this file gives tensors their methods.";
  return [{ path, from: [sources.functions], charter, body, declares: parametersOf(methods).flat() }];
};

const parametersOf = perItem((f: PublicFunction): readonly string[] => looseParameters(f));

/** A function, and which of its operators tensors have as a property. */
type Property = readonly [PublicFunction, PublicOverload];

const propertiesOf = perItem((f: PublicFunction): readonly Property[] =>
  f.overloads.filter(({ func }) => func.property !== null).map((overload) => [f, overload]),
);

function declareProperty([, overload]: Property): Code {
  const { func } = overload;
  const type = publicReturnType(func.func.returns);
  return code`${documentation(overload, "whole")}\nreadonly ${property(propertyName(func.property!.text))}: ${type};`;
}

function installProperties(properties: readonly Property[], origin: Code): Code {
  return code`
    ${ref("installProperties", overloadsFile)}(${ref("Tensor", tensorFile)}, {
      ${properties.map(([f, { func }]) => code`${property(propertyName(func.property!.text))}: ${ref(f.name, functionsFile)},`)}
    }${origin});
  `;
}

type Names = readonly [namespace: string, name: string, overload: string];

const namesOf = perItem(
  ({ namespace, func }: NativeFunction): Names => [namespace, func.name.name, func.name.overload],
);

/** The overloads of every operator by name, which types `ops.aten.add.Tensor`. */
const emitNames = stage((operators: readonly Names[]): readonly Code[] => {
  const namespaces = new Map<string, Map<string, string[]>>();
  for (const [namespace, name, overload] of operators) {
    let packets = namespaces.get(namespace);
    if (packets === undefined) namespaces.set(namespace, (packets = new Map()));
    const overloads = packets.get(name);
    if (overloads === undefined) packets.set(name, [overload || "default"]);
    else overloads.push(overload || "default");
  }
  return [...namespaces].map(([namespace, packets]) => {
    const lines = [...packets].map(
      ([name, overloads]) => code`${property(name)}: ${join(overloads.map(literal), " | ")};`,
    );
    return code`
      readonly ${property(namespace)}: {
        ${lines}
      };
    `;
  });
});

/** The overloads of a public function that have a method variant. */
const asMethods = perItem((f: PublicFunction): PublicFunction => {
  const overloads = f.overloads.filter(({ func }) => isMethod(func) && func.func.kind !== "out");
  const deprecated = f.deprecated.filter(
    ({ schema, target }) => target.variants.has("method") && schema.selfIndex >= 0 && target.func.kind !== "out",
  );
  return { ...f, overloads, deprecated };
});

function memberName({ method }: PublicFunction): string {
  return method;
}

const emitDeclarations = fragment((f: PublicFunction): Code => {
  const name = property(memberName(f));
  const declare = (doc: (length: WordLength) => Code, signatures: readonly Code[]) =>
    join(signatures.map((signature, i) => code`${doc(i === 0 ? "whole" : "brief")}\n${name}${signature};`));
  return join([
    ...f.overloads.map((overload) =>
      declare((length) => documentation(overload, length), overloadSignatures(overload, true)),
    ),
    ...f.deprecated.map((signature) =>
      declare(() => deprecation(signature), callSignatures(signature.schema, null, true)),
    ),
  ]);
});

/** `add(other, ...) { return (add as Loose)(this, other, ...); }` */
const emitMethod = fragment((f: PublicFunction): Code => {
  const { func } = f.overloads[0]!.func;
  const all = looseParameters(f);
  const positional = Math.max(...f.operators.map((operator) => callShape(calledSchema(operator)).positional.length));
  const self = Math.min(func.selfIndex, positional - 1);
  const passed = all.map((name, i) => (i === self ? verbatim("this") : code`${name}`));
  const taken = all.filter((_, i) => i !== self);
  return code`
    ${property(memberName(f))}(${join(taken, ", ")}) {
      return (${ref(f.name, functionsFile)} as ${Loose})(${join(passed, ", ")});
    },
  `;
});
