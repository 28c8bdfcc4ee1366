// What entries state for a layer: its fields, which the list of layers adds to the table of fields, and how their values are read.

import type { Diagnostics } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import { shared } from "../query.js";
import { type FieldTable, nativeFunctionFields } from "./fields.js";
import type { Fields } from "./read-fields.js";

/** What the fields of one entry say; undefined where they say nothing. */
export interface LayerValues<Value> {
  /** Of the entry itself. */
  readonly own?: Value | undefined;
  /** Of its generated in-place form. Other generated forms have no value. */
  readonly inplace?: Value | undefined;
}

export interface LayerField<Value = unknown> {
  /** The name under which `NativeFunction.layers` has the value. */
  readonly name: string;
  /** Rows of the table of fields. */
  readonly fields: FieldTable;
  /** Reads the fields of an entry, whose kinds have been checked, and reports what is wrong with their values. */
  read(fields: Fields, entry: Pick<NativeFunction, "func" | "autogen">, diagnostics: Diagnostics): LayerValues<Value>;
}

/** The fields that an entry of native_functions.yaml may have. */
export const operatorFields = shared(
  (layers: readonly LayerField[]): FieldTable =>
    Object.assign({}, nativeFunctionFields, ...layers.map(({ fields }) => fields)),
);

/** What an operator states for a layer. */
export function statedFor<Value>({ layers }: NativeFunction, { name }: LayerField<Value>): Value | undefined {
  return layers.get(name) as Value | undefined;
}
