// The inner loops of non-pointwise kernels: their parameters and results, and how their cells choose among offers.

import type { RowLoop } from "../../core/format-rows.js";
import { dispatcher } from "../../dispatch/dispatcher.js";
import type { KernelRecord } from "../../dispatch/kernel.js";
import { hostBackend, slotOfKey } from "../../dispatch/keys.js";
import type { BiasLoop, ConvolutionLoop } from "../cpu/convolution.js";
import type { ProductLoop } from "../cpu/matmul.js";
import type { NormGradientGroup, NormGradientRows, NormGroup, NormRows } from "../cpu/normalization.js";
import type { AdamLoop, SgdLoop, StepRun } from "../cpu/optimizers.js";
import type { MaximumWindows, MeansOfWindows } from "../cpu/pooling.js";
import type { Fold } from "../cpu/reduce.js";
import type { RunningSums } from "../cpu/reductions.js";
import type { SoftmaxGradientRows, SoftmaxRows } from "../cpu/softmax.js";
import type { AlongLoop } from "../memory/along.js";
import type { ConversionLoop, CopyLoop } from "../memory/copy.js";
import type { LineLoop, RunLoop, StepLoop } from "../memory/runs.js";
import { bitLoops, type LoopTable, tableCalled } from "./loop-table.js";
import { type AnyLoop, type Choose, choiceBy, type LoopOffer, type LoopOfferHandle, offerFor } from "./offers.js";

/** The inner loops of non-pointwise kernels, by name. */
export interface InnerLoops {
  /** out = a @ b, or part of a batch of products; size: the product of the three loop lengths. */
  readonly "matrix product": ProductLoop;
  /** One of a convolution's three tensors from the other two; size: the number of multiplications. */
  readonly "product of patches": ConvolutionLoop;
  /** Adds one number per channel to its elements, which are a row. */
  readonly "bias of rows": BiasLoop;
  /** Reductions of rows, also of interleaved ones; a row is contiguous if its elements are adjacent. */
  readonly "sum of rows": Fold;
  /** Computed in doubles: for means from which deviations are computed. */
  readonly "exact sum of rows": Fold;
  readonly "product of rows": Fold;
  readonly "maximum of rows": Fold;
  readonly "minimum of rows": Fold;
  /** Whether any or all elements differ from 0, as 1 or 0. */
  readonly "any of rows": Fold;
  readonly "all of rows": Fold;
  readonly "squares of rows": Fold;
  /** Cumulative sums along each row, accumulated in doubles. */
  readonly "running sums of rows": RunningSums;
  /** Squared deviations from one number per row. */
  readonly "deviations of rows": Fold;
  /** Layer norm of rows, and its gradients. */
  readonly "norm of rows": NormRows;
  readonly "gradient of a norm of rows": NormGradientRows;
  /** Batch norm of a channel in training, and group norm of a group; and their gradients. */
  readonly "norm of a group": NormGroup;
  readonly "gradient of a norm of a group": NormGradientGroup;
  readonly "softmax of rows": SoftmaxRows;
  readonly "log_softmax of rows": SoftmaxRows;
  readonly "gradient of softmax of rows": SoftmaxGradientRows;
  readonly "gradient of log_softmax of rows": SoftmaxGradientRows;
  /** Maximum pooling of planes; size: the number of elements of all windows. */
  readonly "maximum of windows": MaximumWindows;
  /** Average pooling of windows, and its gradient. */
  readonly "means of windows": MeansOfWindows;
  readonly "gradient of means of windows": MeansOfWindows;
  /** One optimizer step for all parameters of a list with the same dtype and step count; size: their total number of elements. */
  readonly "step of adam": AdamLoop;
  readonly "step of sgd": SgdLoop;
  /** Between tensors of one dtype. */
  readonly "copy of a run": CopyLoop;
  /** Elements that an index selects along a dimension; rows that a list of numbers selects. */
  readonly "elements by an index": AlongLoop;
  readonly "rows by numbers": RunLoop;
  /** Rows of strided elements, copied to contiguous memory. */
  readonly "elements by steps": StepLoop;
  /** Short runs of adjacent elements, copied to contiguous memory. */
  readonly "short lines": LineLoop;
  /** To another dtype. */
  readonly "conversion of a run": ConversionLoop;
  /** From a dtype of raw bits, and back. */
  readonly "numbers of bits": RowLoop;
  readonly "bits of numbers": RowLoop;
}

/** A table of such loops. */
interface Family {
  /** The name given to `sameLoop`. */
  readonly table: string;
  readonly choose: Choose;
  /** Operators, without overload names, whose kernels run these loops; explanations of them list the offers. */
  readonly operators: string;
}

const fold = (table: string, operators: string): Family => ({
  table,
  choose: choiceBy<Parameters<Fold>>(
    (_array, _place, _rowStep, rows, _step, count) => rows * count,
    (_array, _place, _rowStep, _rows, step) => step === 1,
  ),
  operators,
});

/** Loops whose first arguments are the number of rows or runs and their length. */
const rows = (table: string, operators: string, isContiguous: (step: number) => boolean): Family => ({
  table,
  choose: choiceBy<[rows: number, size: number, step: number]>(
    (count, size) => count * size,
    (_count, _size, step) => isContiguous(step),
  ),
  operators,
});
const byStep = (step: number): boolean => step === 1;
const always = (): boolean => true;

const windows = (table: string, operators: string): Family => ({
  table,
  choose: choiceBy<[size: number]>((size) => size, always),
  operators,
});

const step = (table: string, operators: string): Family => ({
  table,
  choose: choiceBy<[runs: readonly StepRun[]]>(
    (runs) => runs.reduce((sum, { n }) => sum + n, 0),
    () => true,
  ),
  operators,
});

const bits = (table: string): Family => ({
  table,
  choose: choiceBy<Parameters<RowLoop>>(
    (count) => count,
    () => true,
  ),
  operators: "_to_copy",
});

const moments = "var std var_mean std_mean native_layer_norm native_group_norm native_batch_norm";

const families = (): { readonly [Name in keyof InnerLoops]: Family } => ({
  "matrix product": {
    table: "product",
    choose: choiceBy<Parameters<ProductLoop>>(
      (m, n, k) => m * n * k,
      (_m, _n, _k, ...[out, a, b]) => out.columnStep === 1 && a.columnStep === 1 && b.columnStep === 1,
    ),
    operators: "mm addmm bmm baddbmm addmv mv dot",
  },
  "product of patches": {
    table: "convolution",
    choose: choiceBy<Parameters<ConvolutionLoop>>(
      (_writes, join) => join.batch * join.groups * join.small * join.large * join.taps * join.positions,
      () => true,
    ),
    operators: "convolution convolution_backward",
  },
  "bias of rows": rows("bias", "convolution", always),
  "sum of rows": fold("sumRows", "sum mean"),
  "exact sum of rows": fold("exactSumRows", moments),
  "product of rows": fold("prodRows", "prod"),
  "maximum of rows": fold("maxRows", "amax aminmax argmax max"),
  "minimum of rows": fold("minRows", "amin aminmax argmin min"),
  "any of rows": fold("anyRows", "any"),
  "all of rows": fold("allRows", "all"),
  "squares of rows": fold("squareRows", "norm linalg_vector_norm"),
  "running sums of rows": rows("runningSums", "cumsum", byStep),
  "deviations of rows": fold("deviations", moments),
  "norm of rows": {
    table: "normRows",
    choose: choiceBy<Parameters<NormRows>>(
      (_y, _to, _x, _from, rows, size) => rows * size,
      () => true,
    ),
    operators: "native_layer_norm",
  },
  "gradient of a norm of rows": {
    table: "normGradientRows",
    choose: choiceBy<Parameters<NormGradientRows>>(
      (_y, _x, _from, _g, _at, rows, size) => rows * size,
      () => true,
    ),
    operators: "native_layer_norm_backward",
  },
  "norm of a group": rows("normGroup", "native_batch_norm native_group_norm", always),
  "gradient of a norm of a group": rows(
    "normGradientGroup",
    "native_batch_norm_backward native_group_norm_backward",
    always,
  ),
  "softmax of rows": rows("softmaxRows", "_softmax", byStep),
  "log_softmax of rows": rows("logSoftmaxRows", "_log_softmax", byStep),
  "gradient of softmax of rows": rows("softmaxGradientRows", "_softmax_backward_data", byStep),
  "gradient of log_softmax of rows": rows("logSoftmaxGradientRows", "_log_softmax_backward_data", byStep),
  "maximum of windows": windows(
    "maximumWindows",
    "max_pool2d_with_indices max_pool3d_with_indices adaptive_max_pool2d adaptive_max_pool3d",
  ),
  "means of windows": windows("meansOfWindows", "avg_pool2d avg_pool3d _adaptive_avg_pool2d _adaptive_avg_pool3d"),
  "gradient of means of windows": windows(
    "gradientOfMeans",
    "avg_pool2d_backward avg_pool3d_backward _adaptive_avg_pool2d_backward _adaptive_avg_pool3d_backward",
  ),
  "step of adam": step("adam", "_fused_adam _fused_adamw"),
  "step of sgd": step("sgd", "_fused_sgd"),
  "copy of a run": {
    table: "copy",
    choose: choiceBy<Parameters<CopyLoop>>(
      (n) => n,
      (_n, _to, _at, step, _from, _fromAt, fromStep) => step === 1 && fromStep === 1,
    ),
    operators: "copy clone",
  },
  "conversion of a run": {
    table: "conversion",
    choose: choiceBy<Parameters<ConversionLoop>>(
      (n) => n,
      (_n, _to, _at, step, _from, _fromAt, fromStep) => step === 1 && fromStep === 1,
    ),
    operators: "_to_copy",
  },
  "elements by an index": {
    table: "moveAlong",
    choose: choiceBy<Parameters<AlongLoop>>((_window, _dim, index) => index.numel, always),
    operators: "gather scatter scatter_add index_add index_copy",
  },
  "rows by numbers": {
    table: "takeRuns",
    choose: choiceBy<Parameters<RunLoop>>((runs, width) => runs.length * width, always),
    operators: "index_select index",
  },
  "elements by steps": {
    table: "stepRows",
    choose: choiceBy<Parameters<StepLoop>>((rows, count) => rows * count, always),
    operators: "copy clone flip",
  },
  "short lines": {
    table: "copyLines",
    choose: choiceBy<Parameters<LineLoop>>((sizes) => sizes.reduce((product, size) => product * size, 1), always),
    operators: "copy clone",
  },
  "numbers of bits": bits("loadRows"),
  "bits of numbers": bits("storeRows"),
});

let cached: ReturnType<typeof families> | undefined;

/** Their names. */
export const innerLoopNames = (): string[] => Object.keys((cached ??= families()));

/** Offers a loop for a table of inner loops; null if no kernel of the program uses the table. */
export function offerInner<Name extends keyof InnerLoops>(
  name: Name,
  offer: LoopOffer<InnerLoops[Name]>,
): LoopOfferHandle | null {
  const { table: called, choose, operators } = (cached ??= families())[name];
  const table = tableCalled(called) as LoopTable<AnyLoop> | undefined;
  if (table === undefined) return null;
  bitLoops.complete?.(table, called);
  const handle = offerFor(name, table, choose, offer);
  for (const record of kernelsOf(operators.split(" "))) {
    if (!record.loops.includes(table)) record.loops = [...record.loops, table];
  }
  return handle;
}

/** The kernels of the operators' overloads and forms, at the backend of JavaScript's memory. */
function* kernelsOf(names: readonly string[]): Iterable<KernelRecord> {
  const slot = slotOfKey(hostBackend);
  for (const name of names) {
    for (const entry of [...dispatcher.overloadsOf(`aten::${name}`), ...dispatcher.overloadsOf(`aten::${name}_`)]) {
      // What waits for another backend is none of the host's kernels.
      const record = entry.applied(slot, (_, kernel) => kernel);
      if (record !== null) yield record;
    }
  }
}
