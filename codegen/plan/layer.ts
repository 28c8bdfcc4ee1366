// What a layer with a rule for each operator is to the generator: one object with the field of entries, the plan made from them, the file
// printed from the plan, and the layer's columns in explanations. codegen/layers/ has one file a layer.

import type { Diagnostics } from "../diagnostics.js";
import type { LayerField } from "../load/layer-field.js";
import type { JsonObject } from "../model/json.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Code } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { stage } from "../query.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";

type Registrations = ReadonlyMap<string, readonly RegisteredKernel[]>;

/** Which kernel a layer registers for which operator when it is first switched on. */
export interface LayerColumns {
  /** By dispatch key: the kernel's name, followed after `: ` by how it works: another operator, or the reason of a rejection. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<NativeFunction, string>>;
  /** By dispatch key: the kernel of all other operators, if the layer has one. */
  readonly fallbacks: ReadonlyMap<string, string>;
}

/**
 * A layer. Its methods are pure functions; those that go through all operators are stages (codegen/query.ts). Parts that a layer does not need
 * are omitted.
 */
export interface Layer<Value = unknown, Plan = unknown> extends LayerField<Value> {
  /** Kernels that are registered from the start, not when the layer is first switched on. */
  kernels?(scope: Scope): readonly RegisteredKernel[];
  /**
   * What the layer does with each operator of a scope; null if its file is not generated.
   * @param addsToLibrary whether the scope extends the library, which has layers of its own
   */
  plan?(scope: Scope, addsToLibrary: boolean, diagnostics: Diagnostics): Plan | null;
  /** The files that the layer's runtime imports. */
  emit?(plan: Plan, registry: string): readonly GeneratedFile[];
  /** The columns of explanations, coverage and the site. */
  columns?(plan: Plan, functions: readonly NativeFunction[], registrations: Registrations): LayerColumns;
  /** The line by which the entry of a package that extends the library adds its rows to the library's. */
  addition?(plan: Plan): Code;
  /** What `tengen model --json` shows of an operator. */
  data(f: NativeFunction): JsonObject;
  /** A line of `tengen model`; null for a registry without the layer's field. */
  summary?(scope: Pick<Scope, "registry" | "functions" | "kernels">, diagnostics: Diagnostics): string | null;
}

/** The layers' plans by name, and all their columns. */
export interface LayersPlan extends LayerColumns {
  /** Of the layers whose files are generated. */
  readonly planned: ReadonlyMap<string, unknown>;
}

/** @param plans one for each layer, or null */
export const planLayers = stage(
  (
    layers: readonly Layer[],
    plans: readonly unknown[],
    functions: readonly NativeFunction[],
    registrations: Registrations,
  ): LayersPlan => {
    const made = layers.flatMap((layer, i) => (plans[i] === null ? [] : [{ layer, plan: plans[i] }]));
    const columns = made.flatMap(({ layer, plan }) => layer.columns?.(plan, functions, registrations) ?? []);
    return {
      planned: new Map(made.map(({ layer, plan }) => [layer.name, plan])),
      cells: new Map(columns.flatMap(({ cells }) => [...cells])),
      fallbacks: new Map(columns.flatMap(({ fallbacks }) => [...fallbacks])),
    };
  },
);
