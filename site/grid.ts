// The dispatch grid as the site's page reads it: what the plan registers, from the plugin reference.mjs, and beside it what the library's
// tables hold at the keys of calls, with the clause of the law that put it there. Texts, and rows of cells that many operators share, are
// numbers into lists, so that the page stays light.

import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { dispatcher, missingOperators } from "../generated/index.js";
import { slotOfKey } from "../runtime/dispatch/keys.js";
import type { OperatorEntry } from "../runtime/dispatch/operator-entry.js";
import { decompositionName } from "../runtime/kernels/backend.js";
import { outFormOf } from "../runtime/kernels/forms.js";
import { webgpu } from "../runtime/webgpu/index.js";
import type { WebgpuApi } from "../runtime/webgpu/types.js";

/** Keys that calls arrive at, lowest first. Those of a `PrivateUse` backend stand for every backend that is registered at run time. */
const called = [
  ...["CPU", "Meta", "PrivateUse1", "BackendSelect", "Conjugate", "Negative", "ZeroTensor", "ADInplaceOrView"],
  ...["AutogradCPU", "AutogradMeta", "AutogradPrivateUse1", "AutocastCPU"],
  ...["WebGPU", "AutogradWebGPU"],
];
type Cell = readonly [kernel: string, kind: number] | null;
interface Planned {
  readonly keys: readonly string[];
  readonly kinds: readonly string[];
  readonly rows: readonly (readonly [
    name: string,
    page: string | null,
    cells: readonly Cell[],
    backward: string,
    forward: string,
  ])[];
}

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
const registrations = JSON.parse(gunzipSync(read("../tests/data/layer-registrations.json.gz")).toString()) as {
  readonly keys: Readonly<Record<string, readonly string[]>>;
};
const functorch = new Set(["FuncTorchBatched", "FuncTorchVmapMode"].flatMap((key) => registrations.keys[key]!));
const inPyTorch = new Set(Object.values(registrations.keys).flat());

/** What vmap does with an operator here and in functorch 1.13, which registers rules, decompositions and refusals alike, and loops over all others. */
function mapped(name: string, cell: Cell): string {
  if (cell === null) return "";
  const [text] = cell;
  const word = text.startsWith("vmapRefused")
    ? "refused"
    : text === "vmap: decompose"
      ? "decomposition"
      : text === "vmap: loop" || text === "vmap: a draw for each example"
        ? "loop"
        : "rule";
  return `${word} / ${functorch.has(name) ? "registered" : inPyTorch.has(name) ? "loop" : "-"}`;
}

const [from, to] = process.argv.slice(2);
const planned = JSON.parse(readFileSync(from!, "utf8")) as Planned;
const lists = {
  names: [] as string[],
  reasons: [] as string[],
  gradients: [] as string[],
  cells: [] as string[],
  patterns: [] as string[],
};
const places = new Map<string, number>();
function place(list: keyof typeof lists, text: string): number {
  const key = `${list} ${text}`;
  let at = places.get(key);
  if (at === undefined) places.set(key, (at = lists[list].push(text) - 1));
  return at;
}

// The backend registers its kernels without computing anything, so nothing here needs an adapter.
const device = {
  limits: {},
  lost: new Promise(() => {}),
  queue: {},
  createBuffer: () => ({ destroy: () => {} }),
  pushErrorScope: () => {},
  popErrorScope: async () => null,
};
const adapter = { limits: {}, info: {}, features: new Set(), requestDevice: async () => device };
await webgpu({ gpu: { requestAdapter: async () => adapter } as unknown as WebgpuApi });
const onlyCpu = new Set(missingOperators("WebGPU"));
const familyOf = ({ name }: OperatorEntry): string => name.replace(/^aten::/, "").replace(/_?(\..*)?$/, "");
const byFamily = new Map<string, OperatorEntry[]>();
for (const entry of dispatcher.operators()) {
  if (!entry.name.startsWith("aten::")) continue;
  const family = byFamily.get(familyOf(entry));
  if (family === undefined) byFamily.set(familyOf(entry), [entry]);
  else family.push(entry);
}

/** What computes an operator on WebGPU: a kernel or decomposition, its own or of another form, a composite, or the CPU. */
function onWebgpu(entry: OperatorEntry): string {
  const { reason, record } = entry.row[slotOfKey("WebGPU")]!;
  if (onlyCpu.has(entry) || reason === "missing") return throughCpu;
  if (reason === "kernel") return record!.name.startsWith(decompositionName) ? "decomposition" : reason;
  const serves = record?.boxed?.serves;
  if (serves === undefined) return reason;
  if (!serves.call(record!.boxed, entry, slotOfKey("WebGPU"))) return throughCpu;
  // Derived from another form.
  const forms = byFamily.get(familyOf(entry))!;
  const own = forms.filter((form) => outFormOf(form) === entry || outFormOf(entry) === form);
  const kinds = [...own, ...forms].map((form) => {
    const cell = form.row[slotOfKey("WebGPU")]!;
    return cell.reason === "kernel"
      ? cell.record!.name.startsWith(decompositionName)
        ? "decomposition"
        : "kernel"
      : "";
  });
  return kinds.find((kind) => kind !== "") ?? reason;
}
const throughCpu = "through the CPU";

const mappedAt = planned.keys.indexOf("FuncTorchBatched");
let before: string | null = null;
const rows = planned.rows.map(([name, page, cells, backward, forward]) => {
  // `~` stands for the operator, `^` for the common base of its forms.
  const base = name.replace(".", "_");
  const root = name.replace(/_?(\..*)?$/, "");
  const kernel = (text: string): number =>
    place("names", text.includes(base) ? text.replace(base, "~") : text.replace(root, "^"));
  const found = called.flatMap((key) => {
    const { reason, record } = dispatcher.get(`aten::${name}`).row[slotOfKey(key)]!;
    const passes = record?.isFallthrough === true;
    const shown = key === "WebGPU" ? onWebgpu(dispatcher.get(`aten::${name}`)) : reason;
    return [place("reasons", passes ? "passes on" : shown), record === null || passes ? -1 : kernel(record.name)];
  });
  const registered = cells.flatMap((cell, column) => (cell === null ? [] : [column, cell[1], kernel(cell[0])]));
  const pattern = [
    ...[registered, found].map((numbers) => place("cells", JSON.stringify(numbers))),
    ...[backward, forward, mapped(`aten::${name}`, cells[mappedAt] ?? null)].map((text) => place("gradients", text)),
  ];
  // The page of most operators is that of the one before, or has their name.
  const shown = page === null ? "" : page === name ? "=" : page === before ? "^" : page;
  before = page;
  return `${name} ${place("patterns", JSON.stringify(pattern))} ${shown}`;
});
const [cells, patterns] = [lists.cells, lists.patterns].map((list) => list.map((text) => JSON.parse(text) as number[]));
writeFileSync(
  to!,
  JSON.stringify({ keys: planned.keys, kinds: planned.kinds, called, ...lists, cells, patterns, rows }),
);
// The device waits for its loss.
process.exit(0);
