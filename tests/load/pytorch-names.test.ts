// Which of PyTorch's operators are here: all that a PyTorch of 2.4 tags as core, the newer ones that a program of today expects, and of 1.13.1's registry
// all but those below, each with its reason. The list is printed.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readData } from "../core/data.js";

const names = readData<Readonly<Record<"1.13" | "core" | "newer", readonly string[]>>>("pytorch-names.json.gz");
const { operators } = JSON.parse(readFileSync(new URL("../../generated/coverage.json", import.meta.url), "utf8")) as {
  operators: Readonly<Record<string, { readonly gradient: { readonly backward: string } }>>;
};
const lacks = (name: string): boolean => operators[`aten::${name}`] === undefined;

/** Why operators of 1.13.1 are missing; the first pattern that fits. */
const reasons: readonly (readonly [reason: string, pattern: RegExp, count: number])[] = [
  [
    "sparse layouts, which there are not",
    /sparse|csr|csc|bsr|bsc|^_?(coalesced?|coalesced_|indices|values|nnz|dimI|dimV|dense_dim|to_dense|to_dense_backward|spdiags)$|^_?(nnz|indices|values)_copy|is_coalesced|^(hspmm|smm|sspaddmm|native_norm)(\.|$)|^_?(crow|col|ccol|row)_indices/,
    112,
  ],
  [
    "quantized tensors, which there are not",
    /quant|qparams|^q_|int_repr|qscheme|fbgemm|^_rowwise_prune|saturate_weight|moving_avg|_cell.*_int8/,
    52,
  ],
  ["named dimensions, which there are not", /[nN]ame|align_|rename|refine/, 106],
  [
    "kernels of vendors and of other machines",
    /mkldnn|cudnn|miopen|_?mps|mkl|vulkan|xnnpack|cufft|_cuda|nnpack|^batch_norm_(stats|elemt|gather|backward)|thnn_fused|_flash_|_triton|record_stream|pin_memory|is_pinned|_masked_scale|_fused_dropout|convolution_(backward_)?overrideable|conv_depthwise|_copy_from|^_amp_|native_batch_norm\.out/,
    95,
  ],
  ["nested tensors, which there are not", /nested|to_padded|linear_backward|matmul_backward/, 18],
  [
    "what tensors know of themselves: methods and properties of Tensor",
    /^(_backward|set_data|data|is_leaf|output_nr|_version|requires_grad_|retain_grad|retains_grad|is_inference|is_distributed|_has_compatible_shallow_copy_type)$/,
    12,
  ],
  [
    "the engine's own, of forward mode and vmap",
    /_fw_primal|_make_dual|_unpack_dual|_new_zeros_with_same|_has_same_storage|_batch_dim/,
    11,
  ],
  ["storages are not arguments: `set_` takes tensors", /source_Storage|^is_set_to$/, 3],
  ["PyTorch's own tests of its generator", /^_test_|^_foobar/, 13],
  ["complex32, which there is not", /^chalf/, 1],
  ["autocast's casts are one boxed kernel here", /^_autocast_/, 2],
  [
    "steps inside of operators that are here",
    /_helper|_logcumsumexp|_compute_linear_combination|slow_conv|thnn_conv2d|_cpu_fallback|matrix_exp_backward|infinitely_differentiable|_impl_index_backward|_resize_output_|_debug_has_internal|_convolution\.deprecated|thnn_differentiable|_to_cpu|_dim_arange|_reshape_from_tensor|native_channel_shuffle|batch_norm_update_stats|glu_backward_jvp|_masked_softmax|_cast_|^unique_dim_consecutive$/,
    46,
  ],
];

test("all 187 core operators of PyTorch 2.4", () => {
  expect(names.core.length).toBe(187);
  expect(names.core.filter(lacks)).toEqual([]);
});

test("the newer operators that a program of today expects", () => {
  expect(names.newer.length).toBe(164);
  expect(names.newer.filter(lacks)).toEqual([]);
});

test("of 1.13.1's registry all but those with a reason", () => {
  expect(names["1.13"].length).toBe(2493);
  const missing = names["1.13"].filter(lacks);
  const found = new Map<string, string[]>(reasons.map(([reason]) => [reason, []]));
  const unexplained = missing.filter((name) => {
    const reason = reasons.find(([, pattern]) => pattern.test(name));
    if (reason !== undefined) found.get(reason[0])!.push(name);
    return reason === undefined;
  });
  for (const [reason, list] of found) console.log(`missing, ${reason} (${list.length}): ${list.join(", ")}`);
  expect(unexplained).toEqual([]);
  expect(Object.fromEntries([...found].map(([reason, list]) => [reason, list.length]))).toEqual(
    Object.fromEntries(reasons.map(([reason, , count]) => [reason, count])),
  );
});
