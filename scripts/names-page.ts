// docs/pytorch-names.md: what the names that PyTorch's tutorials and examples use most (tests/data/most-used-names.json) are called here.
// Run with --write to update the page.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const page = new URL("../docs/pytorch-names.md", import.meta.url);

interface Counted {
  readonly sources: Readonly<Record<string, { readonly commit: string; readonly files: number }>>;
  /** Name, uses, and files that use it. */
  readonly names: readonly (readonly [name: string, uses: number, files: number])[];
}

export const counted = JSON.parse(
  readFileSync(new URL("../tests/data/most-used-names.json", import.meta.url), "utf8"),
) as Counted;

/** A name of PyTorch, and what it is called here: null if there is nothing of the kind. */
export interface Row {
  readonly name: string;
  readonly uses: number;
  /** As a program writes it: `x.sum`, `relu`, `"float32"`, or with other arguments. */
  readonly here: string | null;
  /** The entries of the package that may have it, the first one that does counts; none for members of tensors, texts and JavaScript's own. */
  readonly entries: readonly string[];
  readonly note: string;
}

/** Where the names of each of PyTorch's modules are. */
const entriesOf: Readonly<Record<string, readonly string[]>> = {
  torch: ["tengen"],
  "torch.nn": ["tengen/nn"],
  "torch.nn.functional": ["tengen/functional"],
  "torch.nn.init": ["init of tengen/nn"],
  "torch.nn.utils": ["tengen/optim"],
  "torch.nn.utils.rnn": ["tengen/nn", "tengen"],
  "torch.optim": ["tengen/optim"],
  "torch.optim.lr_scheduler": ["tengen/optim"],
  "torch.optim.swa_utils": ["tengen/optim"],
};

/** Names that do not follow from PyTorch's by spelling them in camelCase. */
const otherwise: Readonly<Record<string, readonly [here: string | null, note?: string, entry?: string]>> = {
  ...Object.fromEntries(
    Object.entries({
      float32: "float32",
      float: "float32",
      float64: "float64",
      double: "float64",
      float16: "float16",
      half: "float16",
      bfloat16: "bfloat16",
      int64: "int64",
      long: "int64",
      int32: "int32",
      int: "int32",
      uint8: "uint8",
      bool: "bool",
    }).map(([name, dtype]) => [`torch.${name}`, [JSON.stringify(dtype), "dtypes are texts"]]),
  ),
  "torch.device": ['"cpu"', "devices are texts: `x.to({ device })`"],
  "torch.channels_last": ['"channels_last"', "as `memoryFormat`"],
  "torch.compile": [null, "programs run as they are; [graphs](graphs.md) are traced by `makeGraph`"],
  "torch.save": ["saveTorch", "or `saveSafetensors`, `saveCheckpoint`: [saving](guide/saving.md)", "tengen/data"],
  "torch.load": ["loadTorch", "or `loadSafetensors`, `loadCheckpoint`", "tengen/data"],
  "torch.from_numpy": ["tensor", "also takes typed arrays: `tensor(array, { shape, copy: false })`"],
  "torch.Tensor": ["Tensor", "the class; `tensor([1, 2])` makes one"],
  "torch.LongTensor": ["tensor", '`tensor([1, 2], { dtype: "int64" })`'],
  "torch.pi": ["Math.PI"],
  "torch.jagged": [null, "nested tensors: pad, or `packSequence`"],
  "torch.sparse_coo_tensor": [null, "sparse layouts"],
  "torch.set_default_device": [null, "`{ device }` at each factory, or `model.to({ device })`"],
  "torch.no_grad": ["noGrad", "`noGrad(() => ...)`"],
  "torch.inference_mode": ["inferenceMode", "`inferenceMode(() => ...)`"],
  "torch.set_grad_enabled": ["setGradEnabled"],
  "torch.autocast": ["autocast", "`autocast({ dtype }, () => ...)`"],
  "torch.nn.Parameter": ["parameter", "`parameter(tensor)`"],
  "torch.nn.LazyLinear": [null, "`Linear` with the number of inputs"],
  "torch.nn.DataParallel": [null, "one device; [several processes](scaling.md)"],
  "Tensor.numpy": ["x.data", "`x.toArray()` for nested arrays; `x.numpy()` throws and says so"],
  "Tensor.tolist": ["x.toArray", "`x.tolist()` throws and says so"],
  "Tensor.nelement": ["x.numel", "`x.nelement()` throws and says so"],
  "Tensor.type": ["x.to", "`x.dtype` tells it; `x.type()` throws and says so"],
  "Tensor.cuda": ["x.to", "`x.to({ device })`; `x.cuda()` throws and says so"],
  "Tensor.size": ["x.shape", "an array; `x.size(0)` is a method, too"],
  "Tensor.name": [null, "names of dimensions"],
  "Tensor.to_sparse": [null, "sparse layouts"],
  "Tensor.to_padded_tensor": [null, "nested tensors: `padSequence` of tensors"],
  "Tensor.resize": [null, "`x.resize_` and `x.reshape`; for images `functional.interpolate`"],
};

const camelCase = (name: string): string =>
  name.replace(/(?<=[^_])_+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The names in the order of their use. */
export const rows: readonly Row[] = counted.names.map(([name, uses]) => {
  const [here, note = "", entry] = otherwise[name] ?? [];
  const at = name.lastIndexOf(".");
  const place = name.slice(0, at);
  const own = camelCase(name.slice(at + 1));
  if (here === null) return { name, uses, here, entries: [], note };
  if (place === "Tensor") return { name, uses, here: here ?? `x.${own}`, entries: [], note };
  const isText = here?.startsWith('"') === true || here?.startsWith("Math.") === true;
  const entries = entry !== undefined ? [entry] : isText ? [] : entriesOf[place]!;
  return { name, uses, here: here ?? (place === "torch.nn.utils" ? own.replace(/_$/, "") : own), entries, note };
});

/** @param entryOf the entry that has the name of a row; null for members of tensors, texts and JavaScript's own */
export function pageText(entryOf: (row: Row) => string | null): string {
  const missing = rows.filter(({ here }) => here === null).length;
  const lines = rows.map((row) => {
    const name = row.name.startsWith("Tensor.") ? `x.${row.name.slice(7)}` : row.name;
    const entry = entryOf(row);
    const where =
      entry === null || entry === "tengen" ? "" : entry.replace(/tengen\/\w+/, "`$&`").replace(/^\w+(?= of)/, "`$&`");
    return `| \`${name}\` | ${row.uses} | ${row.here === null ? "none" : `\`${row.here}\``} | ${[where, row.note].filter((part) => part !== "").join("; ")} |`;
  });
  const sources = Object.entries(counted.sources).map(
    ([source, { commit, files }]) => `${source} at ${commit.slice(0, 10)} (${files} files)`,
  );
  return [
    "# PyTorch's names",
    "",
    "The 200 names of `torch`, `torch.nn`, `torch.nn.functional`, `torch.optim` and of tensors that PyTorch's tutorials and examples use most, with the number of uses, and what",
    `they are called here. For ${missing} of them there is nothing; their rows say what serves instead. Names without an entry are \`tengen\`'s own; \`x\` is a tensor.`,
    "",
    `Counted by \`scripts/count-names.py\` in ${sources.join(", and in ")}.`,
    "",
    "| PyTorch | uses | here | |",
    "|---|---|---|---|",
    ...lines,
    "",
  ].join("\n");
}

/** The exports of each entry that rows name. */
async function exportsOf(): Promise<Readonly<Record<string, object>>> {
  const [tengen, functional, nn, optim, data] = await Promise.all([
    import("../generated/index.js"),
    import("../runtime/functional/index.js"),
    import("../runtime/nn/index.js"),
    import("../runtime/optim/index.js"),
    import("../runtime/data/index.js"),
  ]);
  return {
    tengen,
    "tengen/nn": nn,
    "tengen/functional": functional,
    "init of tengen/nn": nn.init,
    "tengen/optim": optim,
    "tengen/data": data,
  };
}

/** The page as it has to be. @throws if a row names what no entry has */
export async function currentPage(): Promise<string> {
  const all = await exportsOf();
  return pageText(({ name, here, entries }) => {
    if (here === null || entries.length === 0) return null;
    const entry = entries.find((each) => here in all[each]!);
    if (entry === undefined) throw new Error(`${name}: no entry has ${here} (${entries.join(", ")})`);
    return entry;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = await currentPage();
  if (process.argv.includes("--write")) writeFileSync(page, text);
  else process.stdout.write(text);
}
