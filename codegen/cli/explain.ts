// `tengen explain OPERATOR --keys ...`: an operator's dispatch table with reasons, and the YAML lines behind it.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { KeySet } from "../../runtime/dispatch/key-set.js";
import type { OperatorEntry } from "../../runtime/dispatch/operator-entry.js";
import { type CoveredOperator, tableOf } from "../explain-table.js";
import type { Gradients } from "../plan/gradients.js";
import { UsageError } from "./disk.js";

export interface ExplainOptions {
  readonly root: string;
  readonly nativeFunctions: string;
  readonly derivatives?: string | undefined;
  readonly out: string;
  readonly keys?: string | undefined;
}

interface Coverage {
  readonly fallbacks?: Readonly<Record<string, string>>;
  readonly operators: Readonly<Record<string, CoveredOperator>>;
}

function read(root: string, file: string, hint: string): string {
  try {
    return readFileSync(resolve(root, file), "utf8");
  } catch {
    throw new UsageError(`${file}: there is no such file\n  hint: ${hint}`);
  }
}

/**
 * The operator by its registry name; without a namespace aten's is meant, otherwise the only operator of that name.
 */
function fullName(name: string, known: readonly string[]): string {
  const aten = name.includes("::") ? name : `aten::${name}`;
  if (known.includes(aten)) return aten;
  const [one, ...more] = known.filter((full) => full.endsWith(`::${name}`));
  return one !== undefined && more.length === 0 ? one : aten;
}

/** The lines of an entry that begins with `head`, numbered. */
function entryLines(text: string, file: string, head: RegExp): string[] {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => head.test(line));
  if (start < 0) return [];
  let end = start + 1;
  while (end < lines.length && !/^(- |\S)/.test(lines[end]!)) end++;
  while (end > start + 1 && lines[end - 1]!.trim() === "") end--;
  return lines.slice(start, end).map((line, i) => `${file}:${start + i + 1}  ${line}`);
}

/** How the gradient is computed in each mode, and why not where it is not. */
function gradientLines(gradient: Gradients): string[] {
  const { backward, doubleBackward, forward, withoutGradient, notDifferentiableAgain, withoutForward } = gradient;
  const stops = (what: string, names: readonly string[] = []) =>
    names.length === 0 ? [] : [`  ${what}: ${names.join(", ")}`];
  return [
    `  backward: ${backward}`,
    `  backward twice: ${doubleBackward}`,
    `  forward: ${forward}`,
    ...stops("arguments without a gradient", withoutGradient),
    ...stops("backward calls what is not differentiable again", notDifferentiableAgain),
    ...stops("backward calls what has no forward derivative", withoutForward),
  ];
}

/** What the call runs where a gradient is recorded, if that is not what it runs otherwise: by the rule of autograd's fallback. */
async function recordedLines(entry: OperatorEntry, { lo, hi }: KeySet): Promise<string[]> {
  const [{ compositeOf, forGradient, compositeGradientAt, gradientText }, { slot }, { autogradHi, runtimeKeys }] =
    await Promise.all([
      import("../../runtime/dispatch/composite-gradient.js"),
      import("../../runtime/dispatch/slots.js"),
      import("../../runtime/dispatch/keys.js"),
    ]);
  entry.compute();
  const autograd = runtimeKeys[slot(lo, hi & autogradHi)]!;
  const at = slot(lo & entry.maskLo, entry.maskedHi(hi & ~autogradHi));
  const below = runtimeKeys[at]!;
  const { record, reason } = entry.row[at]!;
  const composite = compositeOf(entry);
  // An autograd kernel of its own, and a composite that every call runs, need no choice.
  if ((hi & autogradHi) === 0 || entry.row[autograd.slot]!.record?.isFallthrough !== true || record === composite)
    return [];
  const gradient = compositeGradientAt(entry, at, true);
  if (gradient === null || composite === null) return [];
  const kernel = `${below.name}: ${record?.name ?? "no kernel"} [${reason}]`;
  return [
    "the same call where a gradient is recorded:",
    gradient === "composite"
      ? `  1. ${autograd.name}: ${composite.name} [${forGradient}]`
      : `  1. ${kernel}; ${gradientText(gradient, composite)}`,
  ];
}

/**
 * Explains one operator from the generated coverage: its kernels, its table at the requested keys, and its entries.
 */
export async function runExplain(name: string, options: ExplainOptions): Promise<string> {
  const { root, out } = options;
  const coverage = JSON.parse(
    read(root, `${out}/coverage.json`, "generate first (`tengen`), and say where to with `--out`"),
  ) as Coverage;
  const full = fullName(name, Object.keys(coverage.operators));
  const found = coverage.operators[full];
  // The runtime is loaded only here: generating needs no dispatcher.
  const [{ KeySet }, { stepsOf }, { near }, { runtimeKeys, slotOfKey }] = await Promise.all([
    import("../../runtime/dispatch/key-set.js"),
    import("../../runtime/dispatch/explain.js"),
    import("../../runtime/dispatch/near.js"),
    import("../../runtime/dispatch/keys.js"),
  ]);
  if (found === undefined) {
    const overloads = Object.keys(coverage.operators).filter((one) => one.startsWith(`${full}.`));
    const hint =
      overloads.length > 0 ? ` Its overloads: ${overloads.join(", ")}.` : near(full, Object.keys(coverage.operators));
    throw new UsageError(`there is no operator ${full} in ${out}/coverage.json.${hint}`);
  }
  const namespace = full.slice(0, full.indexOf("::"));
  const { fallbacks = {} } = coverage;
  const { layers = {} } = found;
  const sources = { registry: options.nativeFunctions, registrations: `${out}/register`, fallbacks };
  const entry = await tableOf(full, found, sources);
  // Layers are off unless they are requested.
  const standard = ["CPU", "ADInplaceOrView", "AutogradCPU"];
  const keys = options.keys?.split(",").map((key) => key.trim()) ?? standard;
  const shown =
    options.keys === undefined ? [...standard, ...new Set([...Object.keys(fallbacks), ...Object.keys(layers)])] : keys;
  const unknown = keys.find((key) => slotOfKey(key) <= 0);
  if (unknown !== undefined)
    throw new UsageError(
      `there is no runtime key ${unknown}.${near(
        unknown,
        runtimeKeys.map(({ name }) => name),
      )}`,
    );
  const words = found.doc ?? coverage.operators[found.docOf ?? ""]?.doc;
  const lines = [found.schema, ...(words === undefined ? [] : ["", words]), "", "registered:"];
  for (const [key, kernel] of Object.entries(found.kernels)) lines.push(`  ${key}: ${kernel}`);
  const columns = Object.entries(layers).map(([key, text]) => `  ${key}: ${text}`);
  if (columns.length > 0) lines.push("", "layers, when they are switched on:", ...columns);
  lines.push("", "gradient:", ...gradientLines(found.gradient), "", "table:");
  for (const key of shown) {
    const { reason, record } = entry.row[slotOfKey(key)]!;
    const what =
      record === null ? reason : record.isFallthrough ? `passes on [${reason}]` : `${record.name} [${reason}]`;
    lines.push(`  ${key}: ${what}`);
  }
  const set = KeySet.of(...keys);
  lines.push("", `a call with ${set}:`);
  stepsOf(entry, set).forEach((step, i) => {
    const passed = step.fellThrough.length === 0 ? "" : ` (${step.fellThrough.join(", ")} fell through)`;
    lines.push(`  ${i + 1}. ${step.key}${passed}: ${step.kernel ?? "no kernel"} [${step.reason}]`);
  });
  lines.push(...(await recordedLines(entry, set)));
  // An entry in the namespace aten need not state it.
  const escaped = full.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const written = namespace === "aten" ? escaped.replace(/^aten::/, "(?:aten::)?") : escaped;
  const yaml = entryLines(
    read(root, options.nativeFunctions, "name the registry: `--native-functions FILE`"),
    options.nativeFunctions,
    new RegExp(`^- func: ${written}\\(`),
  );
  lines.push(
    "",
    ...(yaml.length > 0
      ? yaml
      : [`${options.nativeFunctions} has no entry of its own: it is generated from another form`]),
  );
  // As when generating: the file beside the registry, if there is one.
  const derivatives = options.derivatives ?? join(dirname(options.nativeFunctions), "derivatives.yaml");
  if (options.derivatives !== undefined || existsSync(resolve(root, derivatives))) {
    const entries = read(root, derivatives, "name the derivatives: `--derivatives FILE`");
    lines.push(...entryLines(entries, derivatives, new RegExp(`^- name: ${written}\\(`)));
  }
  return lines.join("\n");
}
