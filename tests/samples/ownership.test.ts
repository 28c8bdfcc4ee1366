// The law of owned results: what an operator computes anew has memory of its own, of which no window is left, so that a program can give it up or donate
// it; and its arguments are as they were. For every sample row; the operators for which it does not hold make views by calling operators.

import { expect, test } from "vitest";
import { isTensor, noGrad, type Tensor } from "../../generated/index.js";
import { inSlab, isOwned, isSeen, type Storage } from "../../runtime/core/storage.js";
import { findOperator } from "../conformance/library.js";
import { completed, mapTensors } from "./checking.js";
import { samples } from "./samples.js";

/** Composites whose result is assembled through views of it. */
const assembled =
  "complex polar affine_grid_generator diag_embed diag diagonal_backward select_backward slice_backward slice_scatter select_scatter diagonal_scatter as_strided_scatter block_diag constant_pad_nd embedding mv _trilinear linalg_lstsq prelu_backward pixel_shuffle pixel_unshuffle conv_tbc _weight_norm_interface _pad_packed_sequence _native_multi_head_attention rnn_tanh.data";

/** Composites that call operators with views of their arguments. */
const viewing =
  "_conj_physical affine_grid_generator fill.Tensor diag narrow_copy block_diag stack masked_fill.Scalar masked_fill.Tensor masked_scatter repeat roll trace constant_pad_nd embedding detach_copy mvlgamma prod addbmm mv addr _trilinear linalg_cross cholesky_solve glu glu_backward prelu prelu_backward pixel_shuffle pixel_unshuffle conv_tbc _weight_norm_interface _weight_norm _pack_padded_sequence _pad_packed_sequence _native_multi_head_attention rnn_tanh.data flatten_dense_tensors";

const has = ({ marks }: Storage, bits: number): boolean => (marks & bits) !== 0;

test("results own their memory, and arguments are not seen by others afterwards", () => {
  const [results, inputs] = [new Set<string>(), new Set<string>()];
  const unowned: string[] = [];
  for (const sample of samples) {
    const op = findOperator(`aten::${sample.operator}`)!;
    if (op.schema.returns.some(({ alias, containerAlias }) => alias !== null || containerAlias !== null)) continue;
    const fresh = completed(op, sample.args()).map((value) => mapTensors(value, (t) => t.clone()));
    const args = sample.through?.(fresh) ?? fresh;
    const given: Storage[] = [];
    mapTensors(args as never, (t: Tensor) => {
      given.push(t.storage);
      return t;
    });
    const seenBefore = new Set(given.filter((storage) => has(storage, isSeen)));
    const found = [noGrad(() => op.call([...args]))].flat(3).filter(isTensor);
    // What an operator returns unchanged.
    const own = found.map(({ storage }) => storage).filter((storage) => !given.includes(storage));
    for (const storage of own) {
      if (!has(storage, isOwned | inSlab)) unowned.push(sample.operator);
      if (has(storage, isSeen)) results.add(sample.operator);
    }
    if (own.length < found.length) continue;
    if (given.some((storage) => has(storage, isSeen) && !seenBefore.has(storage))) inputs.add(sample.operator);
  }
  expect(unowned).toEqual([]);
  expect([...results].sort()).toEqual(assembled.split(" ").sort());
  expect([...inputs].sort()).toEqual(viewing.split(" ").sort());
});
