// `tengen explain OPERATOR --keys ...`: the row of an operator's table with reasons, and the lines of the YAML behind it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "./disk.js";

export interface ExplainOptions {
  readonly root: string;
  readonly nativeFunctions: string;
  readonly derivatives?: string | undefined;
  readonly out: string;
  readonly keys?: string | undefined;
}

interface Coverage {
  readonly operators: Readonly<
    Record<
      string,
      { readonly schema: string; readonly kernels: Readonly<Record<string, string>>; readonly gradient: string }
    >
  >;
}

function read(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    throw new UsageError(
      `${file}: there is no such file\n  hint: generate first (\`tengen\`), and say where to with \`--out\``,
    );
  }
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

/** Explains one operator from the generated coverage: its kernels, its table at the keys asked for, and its entries. */
export async function runExplain(name: string, options: ExplainOptions): Promise<string> {
  const { root, out } = options;
  const coverage = JSON.parse(read(root, `${out}/coverage.json`)) as Coverage;
  const full = name.includes("::") ? name : `aten::${name}`;
  const found = coverage.operators[full];
  // The runtime is loaded here only: generating needs no dispatcher.
  const [{ Dispatcher }, { Library }, { KeySet }, { stepsOf }, { near }, { fallthrough }, { slotOfKey }] =
    await Promise.all([
      import("../runtime/dispatch/dispatcher.js"),
      import("../runtime/dispatch/library.js"),
      import("../runtime/dispatch/key-set.js"),
      import("../runtime/dispatch/explain.js"),
      import("../runtime/dispatch/near.js"),
      import("../runtime/dispatch/kernel.js"),
      import("../runtime/dispatch/keys.js"),
    ]);
  if (found === undefined) {
    const overloads = Object.keys(coverage.operators).filter((one) => one.startsWith(`${full}.`));
    const hint =
      overloads.length > 0 ? ` Its overloads: ${overloads.join(", ")}.` : near(full, Object.keys(coverage.operators));
    throw new UsageError(`there is no operator ${full} in ${out}/coverage.json.${hint}`);
  }
  const dispatcher = new Dispatcher();
  const namespace = full.slice(0, full.indexOf("::"));
  const entry = new Library(dispatcher, namespace, "FRAGMENT", null, options.nativeFunctions).def(found.schema)
    .operator!;
  for (const [key, kernel] of Object.entries(found.kernels)) {
    const library = new Library(dispatcher, namespace, "IMPL", key as "CPU", `${out}/register`);
    library.impl(full, kernel === "fallthrough" ? fallthrough : () => undefined, { label: kernel });
  }
  const asked = options.keys?.split(",").map((key) => key.trim()) ?? [
    "CPU",
    "ADInplaceOrView",
    "AutogradCPU",
    "AutocastCPU",
  ];
  const unknown = asked.find((key) => slotOfKey(key) <= 0);
  if (unknown !== undefined) throw new UsageError(`there is no runtime key ${unknown}`);
  const lines = [found.schema, "", "registered:"];
  for (const [key, kernel] of Object.entries(found.kernels)) lines.push(`  ${key}: ${kernel}`);
  lines.push(`  gradient: ${found.gradient}`, "", "table:");
  for (const key of asked) {
    const { reason, record } = entry.row[slotOfKey(key)]!;
    const what =
      record === null ? reason : record.isFallthrough ? `passes on [${reason}]` : `${record.name} [${reason}]`;
    lines.push(`  ${key}: ${what}`);
  }
  const set = KeySet.of(...asked);
  lines.push("", `a call with ${set}:`);
  stepsOf(entry, set).forEach((step, i) => {
    const passed = step.fellThrough.length === 0 ? "" : ` (${step.fellThrough.join(", ")} fell through)`;
    lines.push(`  ${i + 1}. ${step.key}${passed}: ${step.kernel ?? "no kernel"} [${step.reason}]`);
  });
  const bare = full.slice(full.indexOf("::") + 2).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const yaml = entryLines(
    read(root, options.nativeFunctions),
    options.nativeFunctions,
    new RegExp(`^- func: ${bare}\\(`),
  );
  lines.push(
    "",
    ...(yaml.length > 0
      ? yaml
      : [`${options.nativeFunctions} has no entry of its own: it is generated from another form`]),
  );
  if (options.derivatives !== undefined) {
    lines.push(...entryLines(read(root, options.derivatives), options.derivatives, new RegExp(`^- name: ${bare}\\(`)));
  }
  return lines.join("\n");
}
