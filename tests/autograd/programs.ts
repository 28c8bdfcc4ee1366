// Recorded programs of views, in-place operators and backward passes: their format, and functions that run and compare them.

import * as tengen from "../../generated/index.js";
import {
  backward,
  fullLike,
  grad,
  inferenceMode,
  noGrad,
  type Tensor,
  tensor,
  where,
  zeros,
} from "../../generated/index.js";
import { near } from "../near.js";

/** One recorded step: operator, tensors by number, other arguments, and PyTorch 1.13's results. */
export interface Step {
  readonly op: string;
  readonly v?: readonly number[];
  readonly a?: readonly never[];
  /** `ng`: under noGrad; `inf`: in inference mode. */
  readonly m?: "ng" | "inf";
  /** The kind of the error. */
  readonly err?: string;
  /** Number of results, or the numbers of those that are tensors of the program themselves. */
  readonly same?: number | readonly (number | null)[];
  /** States of the results, or of the tensor that was changed. */
  readonly s?: readonly string[];
  readonly shape?: readonly number[];
  readonly data?: readonly number[];
  readonly rg?: boolean;
  readonly how?: "sum" | "grads" | "grad" | "grad2" | "inputs";
  readonly w?: readonly number[];
  readonly retain?: boolean;
  readonly inputs?: readonly number[];
  readonly unused?: boolean;
  /** Node names of first-order gradients. */
  readonly fns?: readonly (string | null)[];
  readonly res?: readonly (readonly number[] | null)[];
  /** `grad` of the tensors that have one. */
  readonly g?: Readonly<Record<string, readonly number[]>>;
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^a leaf that requires grad is changed in place/, "leaf-inplace"],
  [/^a view of a leaf that requires grad is changed/, "view-of-leaf-inplace"],
  [/operator that returns several views/, "multi-view"],
  [/into noGrad \(not/, "nograd-view"],
  [/into inferenceMode \(not/, "inference-view"],
  [/has been changed by an in-place operation/, "saved-modified"],
  [/has to run a second time/, "second-backward"],
  [/^(backward|grad): output \d+ does not require grad/, "no-grad-root"],
  [/was not used in computing the outputs/, "unused"],
  [/input \d+ .*does not require grad/, "no-grad-input"],
  [/requiresGrad can be set to false on leaves only/, "requires-grad-leaf"],
  [/^retainGrad: this tensor/, "retain-grad"],
  [/^registerHook: /, "hook-no-grad"],
  [/inference mode cannot be saved/, "inference-saved"],
  [/^a tensor made in inference mode is changed/, "inference-inplace"],
  [/'inputs' is empty/, "inputs-empty"],
  [/single memory location/, "overlap"],
  [/^Can't detach views in-place/, "detach-view"],
  [/^view size is not compatible/, "view-shape"],
  [/^requiresGrad = true on a tensor made in inference/, "inference-requires-grad"],
];

function kindOf(error: unknown): string {
  const { message } = error as Error;
  return kinds.find(([pattern]) => pattern.test(message))?.[1] ?? message;
}

export type Results = Tensor | readonly Tensor[];
type Run = (a: Tensor, ...rest: never[]) => Results;
const run = (body: (a: Tensor, ...rest: never[]) => unknown): Run => body as Run;
const index = (values: number[]): Tensor => tensor(values, { dtype: "int64" });

export const operators: Readonly<Record<string, Run>> = {
  neg: run((a) => a.neg()),
  sin: run((a) => a.sin()),
  tanh: run((a) => a.tanh()),
  sigmoid: run((a) => a.sigmoid()),
  relu: run((a) => a.relu()),
  clone: run((a) => a.clone()),
  contiguous: run((a) => a.contiguous()),
  exp: run((a) => a.tanh().exp()),
  add: run((a, b: Tensor) => a.add(b)),
  sub: run((a, b: Tensor) => a.sub(b)),
  mul: run((a, b: Tensor) => a.mul(b)),
  div: run((a, b: Tensor) => a.div(b.mul(b).add(1))),
  where: run((a, b: Tensor) => where(a.gt(0), a, b)),
  square: run((a) => a.square()),
  pow: run((a) => a.pow(2)),
  abs: run((a) => a.abs()),
  matmul: run((a, b: Tensor) => a.matmul(b)),
  sum: run((a) => a.sum()),
  sumdim: run((a, d: number, keep: boolean) => a.sum([d], keep)),
  mean: run((a, d: number) => a.mean([d])),
  cumsum: run((a, d: number) => a.cumsum(d)),
  softmax: run((a, d: number) => a.softmax(d)),
  maxdim: run((a, d: number) => a.amax([d])),
  prod: run((a) => a.prod()),
  norm: run((a) => tengen.ops.aten!.norm!.Scalar!(a, 2)),
  gather: run((a) => a.gather(0, tengen.zerosLike(a, { dtype: "int64" }))),
  maskedselect: run((a) => a.maskedSelect(a.gt(0))),
  index: run((a) => tengen.index(a, [index([0, -1])])),
  flip: run((a, d: number[]) => a.flip(d)),
  to: run((a) => a.to("float64")),
  tofloat: run((a) => a.to("float32").to("float64")),
  dropout: run((a) => tengen.dropout(a, 0.5, false)),
  positive: run((a) => tengen.positive(a)),
  alias: run((a) => tengen.ops.aten!.alias!(a)),
  conj: run((a) => tengen.conj(a)),
  resolveconj: run((a) => tengen.resolveConj(a)),
  real: run((a) => tengen.real(a)),
  zeroslike: run((a) => tengen.zerosLike(a)),
  ints: run((a) => a.gt(0).to("int64")),
  select: run((a, d: number, i: number) => a.select(d, i)),
  narrow: run((a, d: number, start: number, length: number) => a.narrow(d, start, length)),
  slice: run((a, start: number) => a.slice(0, start)),
  transpose: run((a, x: number, y: number) => a.transpose(x, y)),
  t: run((a) => a.t()),
  permute: run((a, dims: number[]) => a.permute(dims)),
  movedim: run((a, x: number, y: number) => a.movedim(x, y)),
  unsqueeze: run((a, d: number) => a.unsqueeze(d)),
  squeeze: run((a) => a.squeeze()),
  squeezedim: run((a, d: number) => a.squeeze(d)),
  expand: run((a, size: number[]) => a.expand(size)),
  broadcastto: run((a, size: number[]) => a.broadcastTo(size)),
  expandas: run((a, b: Tensor) => a.expandAs(b)),
  view: run((a, size: number[]) => a.view(size)),
  viewas: run((a, b: Tensor) => a.viewAs(b)),
  reshape: run((a, size: number[]) => a.reshape(size)),
  flatten: run((a) => a.flatten()),
  asstrided: run((a, size: number[], stride: number[], offset: number) => a.asStrided(size, stride, offset)),
  diagonal: run((a) => a.diagonal()),
  unfold: run((a, d: number, size: number, step: number) => a.unfold(d, size, step)),
  detach: run((a) => a.detach()),
  chunk: run((a, n: number, d: number) => a.chunk(n, d)),
  split: run((a, n: number, d: number) => a.split(n, d)),
  splitsizes: run((a, sizes: number[], d: number) => a.splitWithSizes(sizes, d)),
  tensorsplit: run((a, n: number, d: number) => a.tensorSplit(n, d)),
  unbind: run((a, d: number) => a.unbind(d)),
  cat: run((a, b: Tensor, d: number) => tengen.cat([a, b], d)),
  stack: run((a, b: Tensor) => tengen.stack([a, b])),
  add_: run((a, b: Tensor) => a.add_(b)),
  sub_: run((a, b: Tensor) => a.sub_(b)),
  mul_: run((a, b: Tensor) => a.mul_(b)),
  copy_: run((a, b: Tensor) => a.copy_(b)),
  lerp_: run((a, b: Tensor) => a.lerp_(b, 0.3)),
  addcmul_: run((a, b: Tensor, c: Tensor) => a.addcmul_(b, c)),
  scale_: run((a, s: number) => a.mul_(s)),
  adds_: run((a, s: number) => a.add_(s)),
  zero_: run((a) => a.zero_()),
  fill_: run((a, s: number) => a.fill_(s)),
  fillt_: run((a, b: Tensor) => a.fill_(b)),
  neg_: run((a) => a.neg_()),
  sin_: run((a) => a.sin_()),
  tanh_: run((a) => a.tanh_()),
  sigmoid_: run((a) => a.sigmoid_()),
  relu_: run((a) => a.relu_()),
  square_: run((a) => a.square_()),
  clamp_: run((a) => a.clamp_(-0.5, 0.5)),
  cumsum_: run((a, d: number) => a.cumsum_(d)),
  maskedfill_: run((a, s: number) => a.maskedFill_(a.gt(0.2), s)),
  indexadd_: run((a, b: Tensor) => a.indexAdd_(0, zeros([b.shape[0]!], { dtype: "int64" }), b)),
  setitem: run((a, b: Tensor, i: number) => a.select(0, i).copy_(b)),
  transpose_: run((a, x: number, y: number) => a.transpose_(x, y)),
  t_: run((a) => a.t_()),
  unsqueeze_: run((a, d: number) => a.unsqueeze_(d)),
  squeeze_: run((a) => a.squeeze_()),
  asstrided_: run((a, size: number[], stride: number[]) => a.asStrided_(size, stride)),
  detach_: run((a) => a.detach_()),
  requires: run((a, value: boolean) => a.requiresGrad_(value)),
  retain: run((a) => a.retainGrad()),
  hook: run((a, factor: number) => a.registerHook((g) => g.mul(factor))),
};

/** requiresGrad, leaf or node, whether it is a view, version and output number, in one line. */
function stateOf(t: Tensor): string {
  if (t.isInference) return t.requiresGrad ? "inference+" : "inference";
  try {
    const node = t.gradFn;
    const origin = node === null ? "leaf" : node.name;
    return `${t.requiresGrad ? "+" : "-"}${origin}${t.isView ? " view" : ""} v${t.version} n${t.outputNr}`;
  } catch (error) {
    return `error ${kindOf(error)}`;
  }
}

export const numbers = (t: Tensor): number[] => Array.from(t.detach().clone().contiguous().data, Number);

export function close(a: readonly number[] | null, b: readonly number[] | null): boolean {
  if (a === null || b === null) return a === b;
  return a.length === b.length && a.every((x, i) => near(x, b[i]!, 1e-6 * (1 + Math.abs(x))));
}

function weighted(tensors: readonly Tensor[], weights: readonly number[]): Tensor {
  return tensors.map((t, i) => t.mul(weights[i]!).sum()).reduce((a, b) => a.add(b));
}

/** Runs a backward step; returns the difference, or null. */
function compareBackward(step: Step, all: readonly Tensor[]): string | null {
  const roots = step.v!.map((i) => all[i]!);
  const inputs = step.inputs?.map((i) => all[i]!) ?? [];
  const retainGraph = step.retain!;
  let found: readonly (Tensor | null)[] | null = null;
  let names: (string | null)[] | null = null;
  let error: string | null = null;
  try {
    if (step.how === "grads") {
      const grads = roots.map((t, i) => fullLike(t, step.w![i]!));
      backward(roots, grads, { retainGraph });
    } else {
      const total = weighted(roots, step.w!);
      if (step.how === "sum") total.backward(null, { retainGraph });
      else if (step.how === "inputs") total.backward(null, { retainGraph, inputs });
      else if (step.how === "grad") found = grad(total, inputs, { retainGraph, allowUnused: step.unused });
      else {
        const first = grad(total, inputs, { createGraph: true, allowUnused: step.unused });
        names = first.map((g) => g?.gradFn?.name ?? null);
        const live = first.filter((g) => g?.requiresGrad === true) as Tensor[];
        if (live.length > 0) {
          const squares = live.map((g) => g.mul(g).sum()).reduce((a, b) => a.add(b));
          found = grad(squares, inputs, { allowUnused: true });
        }
      }
    }
  } catch (caught) {
    error = kindOf(caught);
  }
  let expected = step.err ?? null;
  if (expected === "value: grad requires non-empty inputs.") expected = "inputs-empty";
  // PyTorch calls retain_grad on the inputs first, which throws if they require no grad.
  if (expected === "retain-grad") expected = "no-grad-input";
  if (error !== expected) return `raised ${error}, PyTorch ${expected}`;
  if (error !== null) return null;
  if (step.fns !== undefined && JSON.stringify(step.fns) !== JSON.stringify(names)) {
    return `nodes ${names?.join()}, PyTorch ${step.fns.join()}`;
  }
  for (const [i, g] of (step.res ?? []).entries()) {
    const actual = found![i] ?? null;
    if (!close(g, actual === null ? null : numbers(actual))) return `gradient ${i} is ${actual}, PyTorch ${g}`;
  }
  for (const [i, t] of all.entries()) {
    const ours = t.isInference || t.grad === null ? null : numbers(t.grad);
    const theirs = step.g?.[i] ?? null;
    if (!close(theirs, ours)) return `grad of ${i} is ${ours}, PyTorch ${theirs}`;
  }
  return null;
}

/** Runs a program and compares each step with PyTorch's results; returns the first difference, or null. */
export function compareProgram(steps: readonly Step[]): string | null {
  const all: Tensor[] = [];
  for (const [at, step] of steps.entries()) {
    const difference = compareStep(step, all);
    if (difference !== null) return `step ${at}, ${step.op}(${step.v?.join()}; ${step.a?.join() ?? ""}): ${difference}`;
  }
  return null;
}

function compareStep(step: Step, all: Tensor[]): string | null {
  if (step.op === "leaf") {
    const flat = tensor([...step.data!], { dtype: "float64" });
    all.push(flat.reshape(step.shape!).clone().requiresGrad_(step.rg!));
    return null;
  }
  if (step.op === "backward") return compareBackward(step, all);
  const args = step.v!.map((i) => all[i]!);
  const call = (): Results => operators[step.op]!(args[0]!, ...(args.slice(1) as never[]), ...(step.a ?? []));
  let result: Results;
  let error: string | null = null;
  try {
    result = step.m === "ng" ? noGrad(call) : step.m === "inf" ? inferenceMode(call) : call();
  } catch (caught) {
    error = kindOf(caught);
  }
  if (error !== (step.err ?? null)) return `raised ${error}, PyTorch ${step.err ?? null}`;
  if (error !== null) return null;
  let shown: readonly Tensor[] = [args[0]!];
  if (step.same !== undefined) {
    shown = Array.isArray(result!) ? (result as readonly Tensor[]) : [result! as Tensor];
    const identities = typeof step.same === "number" ? new Array<null>(step.same).fill(null) : step.same;
    const ours = shown.map((t) => (all.includes(t) ? all.indexOf(t) : null));
    if (JSON.stringify(ours) !== JSON.stringify(identities)) return `is ${ours}, PyTorch ${identities}`;
    all.push(...shown);
  }
  for (const [i, theirs] of (step.s ?? []).entries()) {
    const ours = stateOf(shown[i]!);
    if (ours !== theirs) return `result ${i}: ${ours}, PyTorch ${theirs}`;
  }
  return null;
}
