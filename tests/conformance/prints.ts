// Tensors as text, against Python's repr in this library's words.

import "../../generated/index.js";
import { getDefaultDType, getPrintOptions, setDefaultDType, setPrintOptions } from "../../generated/index.js";
import type { DefaultDType } from "../../runtime/core/dtype.js";
import type { PrintOptions } from "../../runtime/core/print.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { requireGrad } from "./library.js";
import { evaluate } from "./python.js";
import { newReport, type Report, runRecord, Unsupported } from "./report.js";
import { decodeTensor, type GoldenTensor } from "./values.js";

export interface PrintRecord {
  readonly id: string;
  readonly title: string;
  readonly tensor?: { readonly k: string; readonly names?: unknown };
  readonly fill?: {
    readonly dtype: string;
    readonly shape: readonly number[];
    readonly a: number;
    readonly b: number;
    readonly m: number;
    readonly c?: number;
    readonly scale: number;
  };
  readonly options?: Readonly<Record<string, number | boolean | string | null>>;
  readonly default_dtype?: string;
  readonly device?: string;
  readonly requires_grad?: boolean;
  readonly then?: readonly string[];
  readonly parameter?: boolean;
  readonly repr: string;
}

function filled({ dtype, shape, a, b, m, c = 0, scale }: NonNullable<PrintRecord["fill"]>): GoldenTensor {
  const strides = shape.map((_, d) => shape.slice(d + 1).reduce((x, y) => x * y, 1));
  const count = shape.reduce((x, y) => x * y, 1);
  const data = Array.from({ length: count }, (_, i) => {
    const value = (((i * a + b) % m) - c) * scale;
    return dtype.startsWith("complex") ? ([value, -0.5 * value] as unknown as number) : value;
  });
  return { k: "tensor", dtype, shape, strides, offset: 0, data };
}

/** PyTorch's profiles, and its names of options. */
const profiles: Readonly<Record<string, Partial<PrintOptions>>> = {
  default: { precision: 4, threshold: 1000, edgeItems: 3, lineWidth: 80 },
  short: { precision: 2, threshold: 1000, edgeItems: 2, lineWidth: 80 },
  full: { precision: 4, threshold: Number.POSITIVE_INFINITY, edgeItems: 3, lineWidth: 80 },
};
const optionNames: Readonly<Record<string, keyof PrintOptions>> = {
  precision: "precision",
  threshold: "threshold",
  edgeitems: "edgeItems",
  linewidth: "lineWidth",
  sci_mode: "sciMode",
};

function optionsOf(given: PrintRecord["options"]): Partial<PrintOptions> {
  const changes: Record<string, unknown> = { ...profiles["default"], sciMode: null };
  for (const [name, value] of Object.entries(given ?? {})) {
    if (name === "profile") Object.assign(changes, profiles[String(value)]);
    else changes[optionNames[name]!] = value;
  }
  return changes;
}

/** The text after the elements in Python's notation, and in ours. */
const suffixes: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^dtype=torch\.(\w+)$/, (dtype) => `dtype=${dtype}`],
  [/^device='(\w+)'$/, (device) => `device="${device}"`],
  [/^size=\(([\d, ]*)\)$/, (sizes) => `size=[${sizes.replace(/,$/, "")}]`],
  [/^requires_grad=True$/, () => "requiresGrad=true"],
  [/^grad_fn=<(\w+)>$/, (node) => `gradFn=<${node}>`],
];
const suffix = /,\s+((?:dtype|device|size|requires_grad|grad_fn)=(?:\([^)]*\)|[^,()]*))\)$/;

/** Python's text in this library's words. Where a line ends depends on the words behind the elements, which are shorter here. */
export function translated(repr: string, lineWidth: number): string {
  let body = repr
    .replaceAll("True", "true")
    .replaceAll("False", "false")
    .replace(/^Parameter containing:\n/, "");
  const words: string[] = [];
  for (let found = suffix.exec(body.replace("requires_grad=true", "requires_grad=True")); found !== null; ) {
    const word = found[1]!;
    const rule = suffixes.find(([pattern]) => pattern.test(word));
    if (rule === undefined) throw new Error(`no words for ${word}`);
    words.unshift(rule[1](...rule[0].exec(word)!.slice(1)));
    body = `${body.slice(0, found.index)})`;
    found = suffix.exec(body.replace("requires_grad=true", "requires_grad=True"));
  }
  let text = body.slice(0, -1);
  let column = text.length - text.lastIndexOf("\n") + 1;
  for (const word of words) {
    const broken = column + word.length + 2 > lineWidth;
    text += broken ? `,\n${" ".repeat("tensor(".length)}${word}` : `, ${word}`;
    column = broken ? "tensor(".length + word.length : column + word.length + 2;
  }
  return `${text})`;
}

function printed(record: PrintRecord): string {
  const given = record.tensor ?? filled(record.fill!);
  if (record.tensor !== undefined && given.k !== undefined && (given as { k: string }).k !== "tensor")
    throw new Unsupported(`tensors of layout or kind ${(given as { k: string }).k} are not supported`);
  if ("names" in given && given.names !== undefined) throw new Unsupported("named dimensions are not supported");
  if (record.then?.some((text) => /\.rename\(/.test(text))) throw new Unsupported("named dimensions are not supported");
  let t: Tensor = decodeTensor(given as GoldenTensor);
  if (record.device !== undefined) t = t.to({ device: record.device as "meta" });
  if (record.requires_grad === true) requireGrad(t);
  for (const text of record.then ?? []) t = evaluate(text, { t }) as Tensor;
  return String(t);
}

/** The difference, as the first differing line. */
function textDifference(actual: string, expected: string): string[] {
  if (actual === expected) return [];
  const [a, b] = [actual.split("\n"), expected.split("\n")];
  const line = b.findIndex((text, i) => text !== a[i]);
  const at = line < 0 ? b.length : line;
  return [`line ${at + 1}: expected ${JSON.stringify(b[at] ?? "")}, got ${JSON.stringify(a[at] ?? "")}`];
}

export function runPrints(records: Iterable<PrintRecord>): Report {
  const report = newReport();
  const before = getPrintOptions();
  const dtype = getDefaultDType();
  for (const record of records) {
    runRecord(
      report,
      record.id,
      `print ${record.title} (${record.tensor === undefined ? record.fill!.dtype : ((record.tensor as { dtype?: string }).dtype ?? record.tensor.k)})`,
      () => {
        const options = optionsOf(record.options);
        try {
          setPrintOptions(options);
          if (record.default_dtype !== undefined) setDefaultDType(record.default_dtype as DefaultDType);
          return textDifference(printed(record), translated(record.repr, options.lineWidth!));
        } finally {
          setPrintOptions(before);
          setDefaultDType(dtype);
        }
      },
    );
  }
  return report;
}
