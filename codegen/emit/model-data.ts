// The registry as plain data: everything derived from the files, for `--json`, for comparisons, and for tools.

import { printArgument } from "../../runtime/schema/print.js";
import { type DerivativeEntry, type DerivativeMatch, type DerivativeSet, nodeNames } from "../model/derivative.js";
import type { JsonObject } from "../model/json.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Registry } from "../model/registry.js";
import type { Layer } from "../plan/layer.js";

/** Names of a node's saved values, which only the formula analysis knows. Null where an entry has no node. */
export type Saves = (
  entry: DerivativeEntry,
  set: DerivativeSet,
) => { readonly inputs: readonly string[]; readonly outputs: readonly string[] } | null;

const name = (fn: NativeFunction | null): string | null => (fn === null ? null : fn.func.name.full);
const sorted = (names: Iterable<string>): string[] => [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** All derived data, function by function. */
export function modelData(registry: Registry, layers: readonly Layer[], saves: Saves | null = null): JsonObject {
  return {
    functions: registry.functions.map((fn) => functionData(fn, registry, layers, saves)),
    groups: registry.groups.map((g) => ({
      functional: name(g.functional),
      inplace: name(g.inplace),
      mutable: name(g.mutable),
      out: name(g.out),
      structured: g.structured,
    })),
    viewGroups: registry.viewGroups.map((g) => ({
      view: name(g.view),
      viewCopy: name(g.viewCopy),
      viewInplace: name(g.viewInplace),
      composite: g.composite,
    })),
    nodes: nodeNames(registry.derivativeEntries),
    deprecated: registry.deprecated.map((item) => ({
      signature: item.schemaText,
      target: item.target.func.name.full,
      call: item.call.map((a) => ("argument" in a ? a.argument : a.literal)),
    })),
    tags: sorted(registry.tags.keys()),
    dispatchKeys: registry.dispatchKeys,
  };
}

function functionData(
  fn: NativeFunction,
  registry: Registry,
  layers: readonly Layer[],
  saves: Saves | null,
): JsonObject {
  const match = registry.derivatives.get(fn);
  return {
    name: fn.func.name.full,
    namespace: fn.namespace,
    schema: fn.schemaText,
    doc: fn.doc?.text ?? null,
    kind: fn.func.kind,
    variants: sorted(fn.variants),
    property: fn.property?.text ?? null,
    group: name(registry.groupOf.get(fn)?.functional ?? null),
    structured: fn.structured,
    delegate: fn.structuredDelegate?.full ?? null,
    inherits: fn.structuredInherits,
    precomputed:
      fn.precomputed === null
        ? null
        : {
            replace: Object.fromEntries(
              [...fn.precomputed.replace].map(([key, args]) => [key, args.map((a) => printArgument(a))]),
            ),
            add: fn.precomputed.add.map((a) => printArgument(a)),
          },
    tags: sorted(fn.tags),
    generated: fn.generated,
    generatedFrom: fn.generatedFrom?.full ?? null,
    abstract: fn.abstract,
    view: fn.view,
    composite: {
      implicit: fn.compositeImplicit,
      implicitNestedTensor: fn.compositeImplicitNestedTensor,
      explicit: fn.compositeExplicit,
      explicitNonFunctional: fn.compositeExplicitNonFunctional,
    },
    pointwise: fn.pointwise !== null,
    aliasOf: fn.aliasOf?.text ?? null,
    foreach: fn.foreach?.text ?? null,
    out: fn.out,
    module: fn.pythonModule,
    alsoIn: [...fn.alsoIn],
    deviceCheck: fn.deviceCheck,
    deviceGuard: fn.deviceGuard,
    manualKernelRegistration: fn.manualKernelRegistration,
    manualCppBinding: fn.manualCppBinding,
    overwrites: fn.overwrites,
    undeclaredWrites: fn.undeclaredWrites,
    dataDependent: fn.dataDependent,
    choices: Object.fromEntries(fn.choices),
    nonDifferentiable: fn.nonDifferentiable,
    kernelGradient: fn.kernelGradient,
    outDerivative: fn.outDerivative,
    manualAutograd: fn.manualAutograd,
    viewHistory: fn.viewHistory,
    ...Object.assign({}, ...layers.map((layer) => layer.data(fn))),
    ungrouped: fn.ungrouped,
    noDefaults: sorted(fn.cppNoDefaultArgs),
    ufunc: Object.fromEntries(
      fn.ufuncInnerLoop.map((loop) => [loop.key, { name: loop.name, dtypes: sorted(loop.dtypes) }]),
    ),
    kernels: Object.fromEntries(
      [...fn.dispatch].map(([key, { name, structured, call }]) => [
        key,
        { name, structured, ...(call !== null && { [call.of === "operator" ? "call" : "function"]: call.text }) },
      ]),
    ),
    derivative: match === undefined ? null : matchData(match, saves),
  };
}

function matchData({ entry, how }: DerivativeMatch, saves: Saves | null): JsonObject {
  return {
    entry: entry.schema.name.full,
    how,
    outputs: entry.outputDifferentiability,
    conditions: entry.outputDifferentiabilityConditions?.map((condition) => condition.text) ?? null,
    keys: Object.fromEntries([...entry.sets].map(([key, set]) => [key, setData(entry, set, saves)])),
  };
}

function setData(entry: DerivativeEntry, set: DerivativeSet, saves: Saves | null): JsonObject {
  const saved = saves?.(entry, set) ?? null;
  return {
    node: set.nodeName,
    reverse: set.reverse.map((formula) => ({ names: formula.names, formula: formula.formula.text })),
    forward: set.forward.map((formula) => ({ names: formula.names, formula: formula.formula.text })),
    arguments: set.argumentsWithDerivatives,
    nonDifferentiable: sorted(set.nonDifferentiable),
    namedGradients: set.namedGradients,
    ...(saves === null ? {} : { savedInputs: saved?.inputs ?? [], savedOutputs: saved?.outputs ?? [] }),
  };
}
