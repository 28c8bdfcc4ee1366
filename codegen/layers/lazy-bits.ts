// Lazily conjugated, lazily negated and zero tensors: which operators accept them directly. These have fallthroughs at the keys of the bits.

import type { LayerValues } from "../load/layer-field.js";
import { statedFor } from "../load/layer-field.js";
import type { Fields } from "../load/read-fields.js";
import { type LazyBit, lazyBitKeys } from "../model/lazy-bits.js";
import type { NativeFunction } from "../model/native-function.js";
import type { RegisteredKernel } from "../plan/kernels-by-key.js";
import type { Layer } from "../plan/layer.js";
import { hasBit, type Scope } from "../plan/scope.js";
import { ref } from "../print/code.js";
import { stage } from "../query.js";

/** The bits that the kernels handle, by the entry and of its in-place form. */
type Bits = readonly LazyBit[];

const fallthrough = ref("fallthrough", "runtime/dispatch/kernel.ts");

const bitsOf = (f: NativeFunction): Bits => statedFor(f, lazyBits) ?? [];

/** The fallthroughs of a scope, at the keys of the bits that its tensors can have. */
const fallthroughs = stage(({ functions, features }: Scope): RegisteredKernel[] =>
  functions.flatMap((f) =>
    bitsOf(f)
      .filter((bit) => hasBit(bit, features))
      .map((bit): RegisteredKernel => ({ f, key: lazyBitKeys[bit], kernel: fallthrough })),
  ),
);

function readBits(fields: Fields, name: string): Bits | undefined {
  return fields.has(name) ? fields.names(name).map(({ text }) => text as LazyBit) : undefined;
}

export const lazyBits: Layer<Bits> = {
  name: "lazy_bits",
  fields: {
    lazy_bits: {
      kind: "names",
      choices: Object.keys(lazyBitKeys),
      doc: "The lazy bits that the kernels handle: tensors that are lazily conjugated (`conj`), lazily negated (`neg`) or zeros without memory (`zero`) are passed to them unchanged. By default such arguments are materialised first, except those of views, whose results inherit the bits of their argument.",
      tengen: true,
    },
    inplace_lazy_bits: {
      kind: "names",
      choices: Object.keys(lazyBitKeys),
      doc: "The lazy bits that the generated in-place form handles, as `lazy_bits` says of the entry's own kernels: the negation in place of a lazily negated tensor negates its memory.",
      tengen: true,
    },
  },
  read(fields, { autogen }, diagnostics): LayerValues<Bits> {
    const inplace = readBits(fields, "inplace_lazy_bits");
    if (inplace !== undefined && inplace.length > 0 && !autogen.some((name) => name.inplace)) {
      diagnostics.error(
        fields.blamed("inplace_lazy_bits"),
        "`inplace_lazy_bits` says what the in-place form handles, but `autogen` names none",
        { hint: "delete this line" },
      );
    }
    return { own: readBits(fields, "lazy_bits"), inplace };
  },
  kernels: fallthroughs,
  data: (f) => ({ lazyBits: bitsOf(f), inplaceLazyBits: (f.inplaceLayers.get("lazy_bits") as Bits | undefined) ?? [] }),
};
