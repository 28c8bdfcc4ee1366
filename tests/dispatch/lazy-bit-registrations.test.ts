// Which operators accept lazily conjugated, negated and zero tensors directly: PyTorch's tables beside ours, each difference with its reason. Views
// need no registration here, since the fallbacks pass them on by their schemas, and composites are decomposed above these keys.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { dispatcher } from "../../generated/index.js";
import { type OperatorEntry, registrationId } from "../../runtime/dispatch/operator-entry.js";

type Key = "Conjugate" | "Negative" | "ZeroTensor";

const file = new URL("../data/layer-registrations.json.gz", import.meta.url);
const recorded = (
  JSON.parse(gunzipSync(readFileSync(file)).toString()) as { readonly keys: Readonly<Record<Key, readonly string[]>> }
).keys;

const written = "what is written to goes through the fallback's copy, which is written back";
const solves = "the solver reads plain memory";
const integers = "its argument is a tensor of integers, which the fallback resolves like others";

/** Registered by PyTorch, and not by this registry. */
const reasons: Readonly<Record<Key, Readonly<Record<string, string>>>> = {
  Conjugate: {
    "addmm.out": written,
    addmm_: written,
    "baddbmm.out": written,
    baddbmm_: written,
    "bmm.out": written,
    "mm.out": written,
    "dot.out": written,
    "vdot.out": written,
    linalg_solve_triangular: solves,
    "linalg_solve_triangular.out": solves,
    "repeat_interleave.Tensor": integers,
  },
  Negative: {
    linalg_solve_triangular: solves,
    "linalg_solve_triangular.out": solves,
    "repeat_interleave.Tensor": integers,
  },
  ZeroTensor: {
    "add.Scalar": "its result has memory, as what it is of zeros with memory",
    clone: "the fallback makes the copy",
    copy_: "the fallback hands over zeros with memory, and refuses to write",
    zeros_like: "its result has memory, as what it is of zeros with memory",
  },
};
/** Registered by this registry, and not by PyTorch: copies of views take strides of the tensor itself, which the fallback's copy would not have. */
const added: Readonly<Record<Key, readonly string[]>> = {
  Conjugate: ["set_.source_Tensor_storage_offset", "squeeze_.dim", "as_strided_copy", "_reshape_alias_copy"],
  Negative: ["set_.source_Tensor_storage_offset", "squeeze_.dim", "as_strided_copy", "_reshape_alias_copy"],
  ZeroTensor: ["squeeze_.dim"],
};

const isComposite = (op: OperatorEntry): boolean => op.kernels.has(registrationId("CompositeImplicitAutograd")!);

function isView({ schema }: OperatorEntry): boolean {
  const writes = schema.arguments.some(({ alias }) => alias?.write === true);
  return !writes && schema.returns.some(({ alias, containerAlias }) => alias !== null || containerAlias !== null);
}

describe.each(Object.keys(reasons) as Key[])("%s", (key) => {
  const plain = (name: string): string => name.replace("aten::", "");
  const ours = [...dispatcher.operators()].filter(({ kernels }) => kernels.has(registrationId(key)!));
  const names = new Set(ours.map(({ name }) => name));

  test("lacks nothing of PyTorch's without a reason", () => {
    const missing = recorded[key].flatMap((name) => {
      const op = dispatcher.find(name);
      return op === undefined || names.has(name) || isComposite(op) || isView(op) ? [] : [plain(name)];
    });
    expect(missing.sort()).toEqual(Object.keys(reasons[key]).sort());
  });

  test("has little that PyTorch has not", () => {
    const theirs: ReadonlySet<string> = new Set(recorded[key]);
    expect([...names].filter((name) => !theirs.has(name)).map(plain)).toEqual(added[key]);
  });

  test("registers no view and no composite", () => {
    expect(ours.filter((op) => isComposite(op) || isView(op)).map(({ name }) => name)).toEqual([]);
  });
});
