// Toy operators on float tensors, recorded as by generated kernels, for tests of the engine without a registry.

import * as api from "../../runtime/autograd/generated-api.js";
import {
  asView,
  asViews,
  bumpVersion,
  checkInplace,
  edgeOf,
  forwardLevel,
  type Gradient,
  gradEnabled,
  Node,
  rebaseHistory,
  requiresGrad,
  rule,
  type SavedTensor,
  saveInplaceOutput,
  saveOutput,
  saveTensor,
  setHistory,
  setHistoryAll,
  setTangent,
  tangentOf,
  tangentOrZeros,
  unpackSaved,
} from "../../runtime/autograd/generated-api.js";
import { installAutogradOperators } from "../../runtime/autograd/operators.js";
import { contiguousStrides, numelOf, sameShape } from "../../runtime/core/shape.js";
import { storageOf } from "../../runtime/core/storage.js";
import { aliasOf, allocate, makeTensor, makeView, type Tensor } from "../../runtime/core/tensor.js";
import "../../runtime/features/hooks.js";
import "../../runtime/features/printing.js";
import "../../runtime/features/views.js";

/** A float64 tensor of the given values. */
export function of(values: number[], shape: readonly number[] = [values.length], grad = false): Tensor {
  const tensor = makeTensor(
    storageOf(new Float64Array(values), "float64"),
    shape,
    contiguousStrides(shape),
    0,
    "float64",
  );
  if (grad) tensor.requiresGrad = true;
  return tensor;
}

export const leaf = (values: number[], shape?: readonly number[]): Tensor => of(values, shape, true);

/** The elements in row-major order. */
export function list(tensor: Tensor | null): number[] | null {
  if (tensor === null) return null;
  const out: number[] = [];
  each(tensor.shape, tensor.strides, tensor.offset, (at) => out.push((tensor.storage.array as Float64Array)[at]!));
  return out;
}

function each(shape: readonly number[], strides: readonly number[], offset: number, visit: (at: number) => void): void {
  const walk = (dim: number, at: number): void => {
    if (dim === shape.length) visit(at);
    else for (let i = 0; i < shape[dim]!; i++) walk(dim + 1, at + i * strides[dim]!);
  };
  walk(0, offset);
}

function write(tensor: Tensor, values: readonly number[]): void {
  let i = 0;
  each(tensor.shape, tensor.strides, tensor.offset, (at) => {
    (tensor.storage.array as Float64Array)[at] = values[i++]!;
  });
}

function broadcast(shape: readonly number[], tensor: Tensor): number[] {
  const lead = shape.length - tensor.shape.length;
  const strides = shape.map((size, d) =>
    d < lead || (tensor.shape[d - lead] === 1 && size !== 1) ? 0 : tensor.strides[d - lead]!,
  );
  const out: number[] = [];
  each(shape, strides, tensor.offset, (at) => out.push((tensor.storage.array as Float64Array)[at]!));
  return out;
}

function shapeOf(a: Tensor, b: Tensor): readonly number[] {
  const dims = Math.max(a.shape.length, b.shape.length);
  return Array.from({ length: dims }, (_, i) => {
    const x = a.shape[i - dims + a.shape.length] ?? 1;
    const y = b.shape[i - dims + b.shape.length] ?? 1;
    return x === 1 ? y : x;
  });
}

function make(shape: readonly number[], values: readonly number[], like: Tensor): Tensor {
  const out = allocate(shape, like.dtype, like.device);
  if (like.device === "cpu") write(out, values);
  return out;
}

function map2(a: Tensor, b: Tensor, f: (x: number, y: number) => number): Tensor {
  const shape = shapeOf(a, b);
  if (a.device !== "cpu") return allocate(shape, a.dtype, a.device);
  const x = broadcast(shape, a);
  const y = broadcast(shape, b);
  return make(
    shape,
    x.map((value, i) => f(value, y[i]!)),
    a,
  );
}

function map1(a: Tensor, f: (x: number) => number): Tensor {
  return make(a.shape, (list(a) ?? []).map(f), a);
}

const recording = (...tensors: Tensor[]): boolean => gradEnabled() && tensors.some(requiresGrad);

// add
const AddBackward0 = rule<null>({
  name: "AddBackward0",
  backward: (_node, [grad], needs) => needs.map((need) => (need ? grad! : null)),
});
export function add(a: Tensor, b: Tensor): Tensor {
  const node = recording(a, b) ? new Node(AddBackward0, [edgeOf(a), edgeOf(b)], null) : null;
  const out = map2(a, b, (x, y) => x + y);
  if (node !== null) setHistory(out, node);
  if (forwardLevel() !== 0) {
    const [ta, tb] = [tangentOf(a), tangentOf(b)];
    if (ta !== null || tb !== null) setTangent(out, add(tangentOrZeros(a, false)!, tangentOrZeros(b, false)!), false);
  }
  return out;
}
export function add_(a: Tensor, b: Tensor): Tensor {
  const record = recording(a, b);
  checkInplace(a, record);
  const node = record ? new Node(AddBackward0, [edgeOf(a), edgeOf(b)], null) : null;
  write(a, list(map2(a, b, (x, y) => x + y))!);
  bumpVersion(a);
  if (node !== null) rebaseHistory(a, node);
  if (forwardLevel() !== 0 && (tangentOf(a) !== null || tangentOf(b) !== null)) {
    const currentTangent = tangentOf(a);
    const tangent = currentTangent === null ? tangentOrZeros(b)! : add_(currentTangent, tangentOrZeros(b)!);
    setTangent(a, tangent, true);
  }
  return a;
}

// mul
interface MulSaved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
const MulBackward0 = rule<MulSaved>({
  name: "MulBackward0",
  backward(node, [grad], needs) {
    return [
      needs[0] ? mul(grad!, unpackSaved(node, node.saved.other)) : null,
      needs[1] ? mul(grad!, unpackSaved(node, node.saved.self)) : null,
    ];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});
function mulNode(a: Tensor, b: Tensor): Node<MulSaved> {
  const node = new Node(MulBackward0, [edgeOf(a), edgeOf(b)], { self: null, other: null } as MulSaved);
  if (node.needs(1)) node.saved.self = saveTensor(a);
  if (node.needs(0)) node.saved.other = saveTensor(b);
  return node;
}
export function mul(a: Tensor, b: Tensor): Tensor {
  const node = recording(a, b) ? mulNode(a, b) : null;
  const out = map2(a, b, (x, y) => x * y);
  if (node !== null) setHistory(out, node);
  if (forwardLevel() !== 0) {
    const [ta, tb] = [tangentOf(a), tangentOf(b)];
    const [pa, pb] = [api.primalOf(a), api.primalOf(b)];
    const terms: Tensor[] = [];
    if (ta !== null) terms.push(mul(ta, pb));
    if (tb !== null) terms.push(mul(tb, pa));
    if (terms.length > 0) setTangent(out, terms.reduce(add), false);
  }
  return out;
}
export function mul_(a: Tensor, b: Tensor): Tensor {
  const record = recording(a, b);
  checkInplace(a, record);
  // PyTorch saves a clone of self for in-place formulas that need it.
  const node = record ? new Node(MulBackward0, [edgeOf(a), edgeOf(b)], { self: null, other: null } as MulSaved) : null;
  if (node?.needs(1)) node.saved.self = saveTensor(clone(a));
  if (node?.needs(0)) node.saved.other = saveTensor(b);
  const before = clone(a);
  write(a, list(map2(a, b, (x, y) => x * y))!);
  bumpVersion(a);
  if (node !== null) rebaseHistory(a, node);
  if (forwardLevel() !== 0 && (tangentOf(a) !== null || tangentOf(b) !== null)) {
    const terms: Tensor[] = [];
    if (tangentOf(a) !== null) terms.push(mul(tangentOf(a)!, api.primalOf(b)));
    if (tangentOf(b) !== null) terms.push(mul(tangentOf(b)!, before));
    const sum = terms.reduce(add);
    setTangent(a, tangentOf(a) === null ? sum : copy_(tangentOf(a)!, sum), true);
  }
  return a;
}

// exp: saves its result
interface ResultSaved {
  result: SavedTensor | null;
}
const ExpBackward0 = rule<ResultSaved>({
  name: "ExpBackward0",
  backward: (node, [grad], needs) => [needs[0] ? mul(grad!, unpackSaved(node, node.saved.result)) : null],
  release(saved) {
    saved.result = null;
  },
});
export function exp(a: Tensor): Tensor {
  const node = recording(a) ? new Node(ExpBackward0, [edgeOf(a)], { result: null } as ResultSaved) : null;
  const out = map1(a, Math.exp);
  if (node !== null) {
    setHistory(out, node);
    node.saved.result = saveOutput(out, node);
  }
  if (forwardLevel() !== 0 && tangentOf(a) !== null) setTangent(out, mul(tangentOf(a)!, api.primalOf(out)), false);
  return out;
}
export function exp_(a: Tensor): Tensor {
  const record = recording(a);
  checkInplace(a, record);
  const node = record ? new Node(ExpBackward0, [edgeOf(a)], { result: null } as ResultSaved) : null;
  write(a, (list(a) ?? []).map(Math.exp));
  bumpVersion(a);
  if (node !== null) {
    rebaseHistory(a, node);
    node.saved.result = saveInplaceOutput(a, node);
  }
  return a;
}

// neg and log, for NaN
interface SelfSaved {
  self: SavedTensor | null;
}
const SqrtBackward0 = rule<ResultSaved>({
  name: "SqrtBackward0",
  backward: (node, [grad]) => [map2(grad!, unpackSaved(node, node.saved.result), (g, y) => g / (2 * y))],
  release(saved) {
    saved.result = null;
  },
});
export function sqrt(a: Tensor): Tensor {
  const node = recording(a) ? new Node(SqrtBackward0, [edgeOf(a)], { result: null } as ResultSaved) : null;
  const out = map1(a, Math.sqrt);
  if (node !== null) {
    setHistory(out, node);
    node.saved.result = saveOutput(out, node);
  }
  return out;
}
const SinBackward0 = rule<SelfSaved>({
  name: "SinBackward0",
  backward: (node, [grad]) => [mul(grad!, cos(unpackSaved(node, node.saved.self)))],
  release(saved) {
    saved.self = null;
  },
});
const CosBackward0 = rule<SelfSaved>({
  name: "CosBackward0",
  backward: (node, [grad]) => [mul(grad!, mul(sin(unpackSaved(node, node.saved.self)), of([-1], [])))],
  release(saved) {
    saved.self = null;
  },
});
export function sin(a: Tensor): Tensor {
  const node = recording(a) ? new Node(SinBackward0, [edgeOf(a)], { self: saveTensor(a) } as SelfSaved) : null;
  const out = map1(a, Math.sin);
  if (node !== null) setHistory(out, node);
  if (forwardLevel() !== 0 && tangentOf(a) !== null) setTangent(out, mul(tangentOf(a)!, cos(api.primalOf(a))), false);
  return out;
}
export function cos(a: Tensor): Tensor {
  const node = recording(a) ? new Node(CosBackward0, [edgeOf(a)], { self: saveTensor(a) } as SelfSaved) : null;
  const out = map1(a, Math.cos);
  if (node !== null) setHistory(out, node);
  if (forwardLevel() !== 0 && tangentOf(a) !== null) {
    setTangent(out, mul(tangentOf(a)!, mul(sin(api.primalOf(a)), of([-1], []))), false);
  }
  return out;
}

// sum and expand
interface ShapeSaved {
  shape: readonly number[];
}
const SumBackward1 = rule<ShapeSaved & { keptShape: readonly number[] }>({
  name: "SumBackward1",
  backward: (node, [grad]) => [expand(view(grad!, node.saved.keptShape), node.saved.shape)],
});
export function sumDims(a: Tensor, dims: readonly number[] | null, keepdim: boolean): Tensor {
  const all = dims === null || dims.length === 0 ? a.shape.map((_, i) => i) : dims;
  const keptShape = a.shape.map((size, d) => (all.includes(d) ? 1 : size));
  const node = recording(a) ? new Node(SumBackward1, [edgeOf(a)], { shape: a.shape, keptShape: keptShape }) : null;
  const steps = contiguousStrides(keptShape).map((stride, d) => (all.includes(d) ? 0 : stride));
  const total = new Array<number>(numelOf(keptShape)).fill(0);
  const values = list(a) ?? [];
  let i = 0;
  each(a.shape, steps, 0, (at) => {
    total[at]! += values[i++]!;
  });
  const out = make(keepdim ? keptShape : a.shape.filter((_, d) => !all.includes(d)), total, a);
  if (node !== null) setHistory(out, node);
  if (forwardLevel() !== 0 && tangentOf(a) !== null) setTangent(out, sumDims(tangentOf(a)!, dims, keepdim), false);
  return out;
}
export const sum = (a: Tensor): Tensor => sumDims(a, null, false);

function viewOp(base: Tensor, window: (t: Tensor) => Tensor, node: Node | null, replay: (t: Tensor) => Tensor): Tensor {
  const out = asView(base, window(base));
  if (node !== null) setHistory(out, node);
  if (forwardLevel() !== 0 && tangentOf(base) !== null) setTangent(out, replay(tangentOf(base)!), false);
  return out;
}

const ExpandBackward0 = rule<ShapeSaved>({
  name: "ExpandBackward0",
  backward: (_node, [grad]) => [grad!],
});
export function expand(a: Tensor, shape: readonly number[]): Tensor {
  const node = recording(a) ? new Node(ExpandBackward0, [edgeOf(a)], { shape: a.shape }) : null;
  const lead = shape.length - a.shape.length;
  const strides = (t: Tensor) =>
    shape.map((size, d) => (d < lead || (t.shape[d - lead] === 1 && size !== 1) ? 0 : t.strides[d - lead]!));
  return viewOp(
    a,
    (t) => makeView(t, shape, strides(t), t.offset),
    node,
    (t) => expand(t, shape),
  );
}

const ViewBackward0 = rule<ShapeSaved>({
  name: "ViewBackward0",
  backward: (node, [grad]) => [reshape(grad!, node.saved.shape)],
});
export function view(a: Tensor, shape: readonly number[]): Tensor {
  const node = recording(a) ? new Node(ViewBackward0, [edgeOf(a)], { shape: a.shape }) : null;
  if (!a.isContiguous) throw new Error("toy view needs a contiguous tensor");
  return viewOp(
    a,
    (t) => makeView(t, shape, contiguousStrides(shape), t.offset),
    node,
    (t) => view(t, shape),
  );
}
export const reshape = (a: Tensor, shape: readonly number[]): Tensor => view(a.isContiguous ? a : clone(a), shape);

const AliasBackward0 = rule<null>({ name: "AliasBackward0", backward: (_node, [grad]) => [grad!] });
export function alias(a: Tensor): Tensor {
  const node = recording(a) ? new Node(AliasBackward0, [edgeOf(a)], null) : null;
  return viewOp(a, aliasOf, node, alias);
}
export const detach = (a: Tensor): Tensor => aliasOf(a);

interface StridedSaved {
  base: { shape: readonly number[]; strides: readonly number[]; offset: number };
  size: readonly number[];
  stride: readonly number[];
  offset: number;
}
const AsStridedBackward0 = rule<StridedSaved>({
  name: "AsStridedBackward0",
  backward: (node, [grad]) => [scatterStrided(grad!, node.saved)],
});
const ScatterBackward = rule<StridedSaved>({
  name: "ScatterBackward",
  backward(node, [grad]) {
    const { base, size, stride, offset } = node.saved;
    return [asStrided(clone(grad!), size, stride, offset - base.offset)];
  },
});
// The bases of the toys are contiguous.
function scatterStrided(grad: Tensor, saved: StridedSaved): Tensor {
  const node = recording(grad) ? new Node(ScatterBackward, [edgeOf(grad)], saved) : null;
  const total = new Array<number>(numelOf(saved.base.shape)).fill(0);
  const values = list(grad)!;
  let i = 0;
  each(saved.size, saved.stride, saved.offset - saved.base.offset, (at) => {
    total[at]! += values[i++]!;
  });
  const out = make(saved.base.shape, total, grad);
  if (node !== null) setHistory(out, node);
  return out;
}
export function asStrided(a: Tensor, size: readonly number[], stride: readonly number[], offset: number): Tensor {
  const base = { shape: a.shape, strides: a.strides, offset: a.offset };
  const node = recording(a) ? new Node(AsStridedBackward0, [edgeOf(a)], { base, size, stride, offset }) : null;
  return viewOp(
    a,
    (t) => makeView(t, size, stride, offset),
    node,
    (t) => asStrided(t, size, stride, offset),
  );
}

export function select(a: Tensor, dim: number, index: number): Tensor {
  const drop = (xs: readonly number[]) => xs.filter((_, d) => d !== dim);
  const offset = a.offset + index * a.strides[dim]!;
  const base = { shape: a.shape, strides: contiguousStrides(a.shape), offset: 0 };
  const saved = { base, size: drop(a.shape), stride: drop(base.strides), offset: index * base.strides[dim]! };
  const node = recording(a) ? new Node(SelectBackward0, [edgeOf(a)], saved) : null;
  return viewOp(
    a,
    (t) => makeView(t, drop(t.shape), drop(t.strides), offset),
    node,
    (t) => select(t, dim, index),
  );
}
const SelectBackward0 = rule<StridedSaved>({
  name: "SelectBackward0",
  backward: (node, [grad]) => [scatterStrided(grad!, node.saved)],
});

const UnbindBackward0 = rule<ShapeSaved>({
  name: "UnbindBackward0",
  backward(node, grads) {
    const zero = make(
      node.saved.shape.slice(1),
      new Array<number>(numelOf(node.saved.shape.slice(1))).fill(0),
      grads.find((g) => g !== null)!,
    );
    return [stack(grads.map((g) => g ?? zero))];
  },
});
export function unbind(a: Tensor): Tensor[] {
  const node = recording(a) ? new Node(UnbindBackward0, [edgeOf(a)], { shape: a.shape }) : null;
  const outs = Array.from({ length: a.shape[0]! }, (_, i) =>
    makeView(a, a.shape.slice(1), a.strides.slice(1), a.offset + i * a.strides[0]!),
  );
  asViews(a, outs);
  if (node !== null) setHistoryAll(outs, node);
  return outs;
}
const StackBackward0 = rule<null>({
  name: "StackBackward0",
  backward: (_node, [grad], needs) => needs.map((need, i) => (need ? select(grad!, 0, i) : null)),
});
export function stack(tensors: readonly Tensor[]): Tensor {
  const node = recording(...tensors) ? new Node(StackBackward0, tensors.map(edgeOf), null) : null;
  const out = make(
    [tensors.length, ...tensors[0]!.shape],
    tensors.flatMap((t) => list(t)!),
    tensors[0]!,
  );
  if (node !== null) setHistory(out, node);
  return out;
}

const CloneBackward0 = rule<null>({ name: "CloneBackward0", backward: (_node, [grad]) => [grad!] });
export function clone(a: Tensor): Tensor {
  const node = recording(a) ? new Node(CloneBackward0, [edgeOf(a)], null) : null;
  const out = make(a.shape, list(a) ?? [], a);
  if (node !== null) setHistory(out, node);
  if (forwardLevel() !== 0 && tangentOf(a) !== null) setTangent(out, clone(tangentOf(a)!), false);
  return out;
}
const CopyBackwards = rule<null>({
  name: "CopyBackwards",
  backward(_node, [grad], needs): readonly Gradient[] {
    return [needs[0] ? zerosLike(grad!) : null, needs[1] ? grad! : null];
  },
});
export function copy_(a: Tensor, b: Tensor): Tensor {
  const record = recording(a, b);
  checkInplace(a, record);
  const node = record ? new Node(CopyBackwards, [edgeOf(a), edgeOf(b)], null) : null;
  if (a.device === "cpu") write(a, broadcast(a.shape, b));
  bumpVersion(a);
  if (node !== null) rebaseHistory(a, node);
  if (forwardLevel() !== 0 && (tangentOf(a) !== null || tangentOf(b) !== null)) {
    const currentTangent = tangentOf(a);
    const fresh = tangentOrZeros(b)!;
    setTangent(a, currentTangent === null ? fresh : copy_(currentTangent, fresh), true);
  }
  return a;
}
const ZeroBackward0 = rule<null>({ name: "ZeroBackward0", backward: (_node, [grad]) => [zerosLike(grad!)] });
export function zero_(a: Tensor): Tensor {
  const record = recording(a);
  checkInplace(a, record);
  const node = record ? new Node(ZeroBackward0, [edgeOf(a)], null) : null;
  write(a, new Array<number>(a.numel).fill(0));
  bumpVersion(a);
  if (node !== null) rebaseHistory(a, node);
  return a;
}
export const zerosLike = (a: Tensor): Tensor => make(a.shape, new Array<number>(a.numel).fill(0), a);
export const onesLike = (a: Tensor): Tensor => make(a.shape, new Array<number>(a.numel).fill(1), a);

const ToCopyBackward0 = rule<null>({ name: "ToCopyBackward0", backward: (_node, [grad]) => [grad!] });
export function toCopy(a: Tensor, dtype: Tensor["dtype"] | null, device: Tensor["device"] | null): Tensor {
  const node = recording(a) ? new Node(ToCopyBackward0, [edgeOf(a)], null) : null;
  const out = allocate(a.shape, dtype ?? a.dtype, device ?? a.device);
  if (out.device === "cpu") write(out, list(a)!);
  if (node !== null) setHistory(out, node);
  return out;
}

/** Installs the toys as autograd's operators. */
export function installToys(): void {
  installAutogradOperators({
    add_Tensor: add,
    add__Tensor: add_,
    clone,
    copy_,
    detach,
    alias,
    as_strided: (self, size, stride, offset) => asStrided(self, size, stride, offset ?? self.offset),
    empty_strided: (size, stride, dtype, _layout, device) =>
      allocate(
        size,
        dtype ?? "float64",
        device ?? "cpu",
        sameShape(stride, contiguousStrides(size)) ? undefined : stride,
      ),
    new_empty_strided: (self, size, stride) =>
      allocate(size, self.dtype, self.device, sameShape(stride, contiguousStrides(size)) ? undefined : stride),
    zeros: (size, dtype, _layout, device) => allocate(size, dtype ?? "float64", device ?? "cpu"),
    zeros_like: zerosLike,
    ones_like: onesLike,
    sum_dim_IntList: sumDims,
    sum: (self) => sumDims(self, null, false),
    view,
    reshape,
    _to_copy: (self, dtype, _layout, device) => toCopy(self, dtype, device),
    stack,
  });
}
