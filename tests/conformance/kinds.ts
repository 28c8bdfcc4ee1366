// The kinds of records: how each is recognised by its file name, and how it is run.

import { basename } from "node:path";
import { type DeviceKind, deviceKinds, recordsOf } from "./device-kinds.js";
import type { Report } from "./report.js";

export interface Kind {
  /** Files of a folder that hold this kind. */
  readonly files: RegExp;
  readonly about: string;
  /** The kind whose files it runs as well, if those of a folder are requested. */
  readonly over?: string;
  /** Marks in names of floors and known differences that the files are run in another way than their own kind. */
  readonly way?: string;
  /** Loads the modules that the kind needs. */
  readonly load: () => Promise<(records: readonly never[]) => Report>;
  /** Loads what runs the kind on a backend's device, where it can. */
  readonly loadOn?: DeviceKind["loadOn"];
}

const gradients = async () => (await import("./grads.js")).runGrads;

export const kinds: Readonly<Record<string, Kind>> = {
  ops: {
    ...deviceKinds.ops,
    about: "OPS records: calls of operators",
    load: async () => (await import("./ops.js")).runOps,
  },
  grads: {
    ...deviceKinds.grads,
    about: "GRADS records: gradients, second order, forward mode",
    load: gradients,
  },
  programs: { ...deviceKinds.programs, about: "programs of several steps", load: gradients },
  schemas: {
    files: /^schema(s|_texts)\.json/,
    about: "operator schemas, and the registry's own beside them",
    load: async () => (await import("./schemas.js")).runSchemas,
  },
  scenarios: {
    files: /^dispatch_scenarios\.jsonl/,
    about: "dispatcher scenarios: tables after each registration",
    load: async () => (await import("./dispatch.js")).runScenarios,
  },
  calls: {
    files: /^dispatch_calls\.jsonl/,
    about: "dispatcher calls: which kernels ran",
    load: async () => (await import("./dispatch.js")).runCalls,
  },
  keySets: {
    files: /^key_sets\.json/,
    about: "key sets of tensors",
    load: async () => (await import("./key-sets.js")).runKeySets,
  },
  casts: {
    ...deviceKinds.casts,
    about: "casts between dtypes, and the dtypes of results",
    load: async () => (await import("./casts.js")).runCasts,
  },
  prints: {
    files: /^prints\.json/,
    about: "tensors as text",
    load: async () => (await import("./prints.js")).runPrints,
  },
  lazyBits: {
    files: /^lazy_bits\.jsonl/,
    about: "programs on lazily conjugated, negated and zero tensors: bits, values, refusals, copies",
    load: async () => (await import("./lazy-bits.js")).runLazyBits,
  },
  makeFx: {
    files: /^make_fx\.jsonl/,
    about: "traced graphs: PyTorch's run here, and ours are compared with them",
    load: async () => (await import("./make-fx.js")).loadMakeFx(),
  },
  autocast: {
    files: /^autocast\.jsonl/,
    about: "calls and programs in regions of autocast: casts, dtypes, gradients",
    load: async () => (await import("./autocast.js")).runAutocast,
  },
  functionalize: {
    files: /^functionalize\.jsonl/,
    about: "functionalized programs: results, what is written, and PyTorch's graphs beside ours",
    load: async () => (await import("./functionalize.js")).runFunctionalize,
  },
  functionalized: {
    files: /^$/,
    way: " functionalized",
    about: "OPS records again: each call functionalized, and nothing below that writes",
    load: async () => (await import("./functionalized.js")).runFunctionalized,
  },
  lazily: {
    files: /^$/,
    way: " lazily",
    about: "OPS records again: each call on lazily conjugated and negated tensors of the same elements",
    load: async () => (await import("./lazily.js")).runLazily,
  },
  modes: {
    files: /^modes\.jsonl/,
    about: "modes and subclasses: who sees which call",
    load: async () => (await import("./modes.js")).runModesRecords,
  },
  vmap: {
    files: /^vmap\.jsonl/,
    about: "calls under one or two levels of vmap: results, what is written, refusals, randomness",
    load: async () => (await import("./vmap.js")).runVmap,
  },
  transforms: {
    files: /^transforms\.jsonl/,
    about: "programs under nested transforms: results, refusals, tensors that leave their transform",
    load: async () => (await import("./transforms.js")).runTransforms,
  },
  vmapped: {
    files: /^$/,
    way: " vmapped",
    about: "OPS records again: each call mapped, beside the stack of single calls",
    load: async () => (await import("./vmapped.js")).runVmapped,
  },
  transformed: {
    files: /^$/,
    way: " transformed",
    about: "OPS records again: a call of each operator under vjp of vmap, vmap of vjp, vmap of jvp and jvp of vjp",
    load: async () => (await import("./transformed.js")).runTransformed,
  },
  opchecked: {
    files: /^$/,
    way: " opchecked",
    about: "OPS records again: opcheck over the first calls of each operator",
    load: async () => (await import("./opchecked.js")).runOpchecked,
    loadOn: async () => (await import("./opchecked.js")).runOpcheckedOn,
  },
  replays: {
    files: /^$/,
    over: "ops",
    way: " replayed",
    about: "OPS records again: the traced graph of each call, run on other inputs",
    load: async () => (await import("./replay.js")).runReplays,
  },
};

export function kindOf(file: string): string | null {
  return Object.keys(kinds).find((kind) => kinds[kind]!.files.test(basename(file))) ?? null;
}

/** Runs the records of a file, optionally of one operator only, and on a backend's device. */
export async function runFile(
  kind: string,
  file: string,
  { operator, device }: { readonly operator?: string | undefined; readonly device?: string | undefined } = {},
): Promise<Report> {
  const records = recordsOf(file, operator) as never[];
  if (device !== undefined) {
    const run = await kinds[kind]!.loadOn!();
    return run(device, records);
  }
  const run = await kinds[kind]!.load();
  return run(records);
}
