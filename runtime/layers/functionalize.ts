// Functionalization, at the Functionalize key: rewrites programs with in-place writes and views into programs with neither.

import * as table from "../../generated/layers/functionalize.js";
import {
  as_strided,
  as_strided_,
  as_strided_op,
  clone,
  copy_,
  detach,
  expand,
  reshape,
  resize_,
} from "../../generated/operators.js";
import { installConstants } from "../autograd/constants.js";
import { isGradEnabled, noGrad } from "../autograd/grad-mode.js";
import { edgeOf } from "../autograd/history.js";
import { requiresGrad } from "../autograd/meta.js";
import { describe } from "../core/describe.js";
import { isComplex, isIntegral } from "../core/dtype.js";
import { ArgumentError, UnsupportedError } from "../core/errors.js";
import { Changes } from "../core/local-state.js";
import { checkOptions, withDefaults } from "../core/options.js";
import { sameShape, storageSpan } from "../core/shape.js";
import { once } from "../core/shared.js";
import type { Storage } from "../core/storage.js";
import { assertFunction, refuseDeferredResult } from "../core/synchronous.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { pushResults } from "../dispatch/boxing.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { boxed, KernelRecord } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { aliasNames, slotCount, slotOfKey } from "../dispatch/keys.js";
import { inLevel, levels } from "../dispatch/levels.js";
import { library } from "../dispatch/library.js";
import { type DispatchGuard, guardOf, including, local } from "../dispatch/local.js";
import { type OperatorEntry, registrationId } from "../dispatch/operator-entry.js";
import { withGeometry } from "../kernels/functionalize/by-hand.js";
import { plainGeometry, waysInMemory } from "../kernels/functionalize/inverses.js";
import { functionalFormOf, hasFunctionalForm } from "../modes/functional-form.js";
import {
  belowFunctional,
  belowLayers,
  covers,
  type Family,
  FunctionalizeLevel,
  FunctionalTensor,
  functionalizeHi,
  functionalSettings,
  functionalState,
  type Geometry,
  isFunctional as isFunctionalTensor,
  twinOf,
  type ViewCall,
  type ViewForward,
  type ViewInverse,
  type ViewMeta,
} from "../modes/functional-tensor.js";
import { forTensors, mapTensors } from "../modes/tree.js";

const functionalizeKey = (() => KeySet.of("Functionalize"))();

/** Where the layer's kernels are registered, for messages. */
const source = "generated/layers/functionalize.ts";

interface Write {
  readonly functional: OperatorEntry;
  /** Positions of the arguments that are written. */
  readonly written: readonly number[];
  /** For each argument of the functional form, its position in this operator's arguments; -1 if it has to follow the output. */
  readonly from: readonly number[];
  readonly targets: readonly number[];
  /** For each result, its position among the arguments, or -1. */
  readonly returned: readonly number[];
  /** Whether the operator can run on meta tensors, which detects errors and computes the outputs' shapes. */
  readonly checked: boolean;
  /** Whether there are outputs, which may get another shape. */
  readonly resizes: boolean;
  /** Whether the functional form itself is decomposed: into views, or into writes. */
  readonly composite: boolean;
  /** The argument of the functional form through which an output's dtype determines the dtype of the computation; -1 if there is none. */
  readonly dtypeAt: number;
  /** Whether the eager operator leaves what it writes to its history: it has no derivative. An output that has one is refused. */
  readonly untracked: boolean;
  /** Whether the functional form is being decomposed: if it calls this operator, that call runs unchanged. */
  active: boolean;
}

interface View {
  readonly op: OperatorEntry;
  readonly copy: OperatorEntry | null;
  readonly inverse: ViewInverse | null;
  readonly forward: ViewForward | null;
  readonly ofBase: boolean;
}

interface Layer {
  installed: boolean;
  /** Functional forms and targets of the operators, and what is derived from the schema when an operator is first called. */
  readonly forms: Map<OperatorEntry, { readonly functional: OperatorEntry; readonly targets: readonly number[] }>;
  readonly writes: Map<OperatorEntry, Write>;
  readonly views: Map<OperatorEntry, View>;
  readonly viewsInPlace: Map<OperatorEntry, OperatorEntry>;
}

const layer: Layer = once("layers.functionalize", () => ({
  installed: false,
  forms: new Map(),
  writes: new Map(),
  views: new Map(),
  viewsInPlace: new Map(),
}));

const find = (name: string): OperatorEntry | undefined => dispatcher.find(name.includes("::") ? name : `aten::${name}`);

/** Registers the layer's kernels: once, when it is first switched on. */
function install(): void {
  if (layer.installed) return;
  layer.installed = true;
  installConstants();
  const id = registrationId("Functionalize")!;
  const register = (op: OperatorEntry, kernel: ConstructorParameters<typeof KernelRecord>[0], label: string | null) => {
    dispatcher.registry.add(op, id, new KernelRecord(kernel, source, null, label));
  };
  const write = boxed(writeKernel, "functionalizeWrite");
  for (const [name, form, ...targets] of table.writes()) {
    const [op, functional] = [find(name), find(form)];
    if (op === undefined || functional === undefined) continue;
    layer.forms.set(op, { functional, targets });
    register(op, write, null);
  }
  const view = boxed(viewKernel, "functionalizeView");
  for (const [name, copyName, inverse, forward = null, ofBase = false] of table.views()) {
    const op = find(name);
    if (op === undefined) continue;
    const copy = copyName === null ? null : (find(copyName) ?? null);
    layer.views.set(op, { op, copy, inverse, forward, ofBase });
    register(op, view, null);
  }
  const viewInPlace = boxed(viewInPlaceKernel, "functionalizeViewInPlace");
  for (const [name, view] of table.viewsInPlace()) {
    const [op, other] = [find(name), find(view)];
    if (op === undefined || other === undefined) continue;
    layer.viewsInPlace.set(op, other);
    register(op, viewInPlace, null);
  }
  for (const name of table.composites()) {
    const op = find(name);
    const record = op === undefined ? undefined : (op.kernels.get(implicitId) ?? op.kernels.get(explicitId));
    const kernel = record?.unboxed ?? record?.boxed;
    if (op !== undefined && kernel != null) register(op, kernel, record!.label);
  }
  for (const [name, kernel] of table.byHand()) {
    const op = find(name);
    if (op !== undefined && kernel !== null) register(op, kernel as never, null);
  }
  for (const [name, reason] of table.refused()) {
    const op = find(name);
    if (op !== undefined) register(op, refusal(reason), null);
  }
  library("_", "IMPL", "Functionalize", source).fallback(boxed(passOn, "functionalize"));
}

const implicitId = (() => slotCount + aliasNames.indexOf("CompositeImplicitAutograd"))();
const explicitId = (() => slotCount + aliasNames.indexOf("CompositeExplicitAutograd"))();

// -- kernels

function takeArguments(op: OperatorEntry, stack: unknown[]): unknown[] {
  const count = op.argumentCount;
  return stack.splice(stack.length - count, count);
}

/**
 * The up-to-date value of a functional tensor or of each one in a list; anything else is returned unchanged. Call it below the layer.
 */
function upToDate(given: unknown): unknown {
  if (given instanceof FunctionalTensor) return given.recordable();
  if (!Array.isArray(given)) return given;
  const list = given as readonly unknown[];
  return list.some(isFunctionalTensor) ? list.map(upToDate) : given;
}

function hasFunctional(given: unknown): boolean {
  return given instanceof FunctionalTensor || (Array.isArray(given) && given.some(isFunctionalTensor));
}

function wrapped(value: unknown): unknown {
  if (isTensor(value)) return value instanceof FunctionalTensor ? value : FunctionalTensor.of(value);
  return Array.isArray(value) ? value.map(wrapped) : value;
}

/**
 * Handles operators without rows: those that neither write nor create views run on the values, and their results are wrapped.
 */
function passOn(op: OperatorEntry, _keys: unknown, stack: unknown[]): void {
  const args = takeArguments(op, stack);
  const functional = args.some(hasFunctional);
  if (functional && /\([a-z!]/.test(op.described) && op.schema.arguments.some(({ alias }) => alias !== null)) {
    if (hasFunctionalForm(op)) {
      writeByForm(op, args, stack);
      return;
    }
    throw new UnsupportedError(
      `functionalize: ${op.name} gives views of its arguments, and nothing is known of how; register a kernel for it at Functionalize`,
      { schema: op.described },
    );
  }
  const result = belowFunctional(() => dispatcher.call(op, functional ? args.map(upToDate) : args));
  const inside = (local.includedHi & functionalizeHi) !== 0;
  pushResults(op, functional || inside ? wrapped(result) : result, stack);
}

/** Runs an operator that writes, and of which its schema alone is known, by its functional form, and takes the values. */
function writeByForm(op: OperatorEntry, args: readonly unknown[], stack: unknown[]): void {
  const { op: form, written, targets, returned } = functionalFormOf(op);
  for (const at of written) {
    forTensors(args[at], (tensor) => {
      if (!(tensor instanceof FunctionalTensor)) throw plainWrite(op, op.schema.arguments[at]!.name);
    });
  }
  refuseMeeting(op, args, written);
  belowFunctional(() => keepForGradients(args, written));
  const produced = belowFunctional(() => dispatcher.call(form, args.map(upToDate)));
  const all = targets.length === 1 ? [produced] : (produced as readonly unknown[]);
  const untracked = op.resolve(autogradSlot).record?.isFallthrough === true;
  belowFunctional(() => {
    for (const [i, at] of targets.entries()) if (at >= 0) assignEach(args[at], all[i], true, untracked);
  });
  const results = returned.map((at, i) => (at >= 0 ? args[at] : wrapped(all[i])));
  if (results.length > 0) pushResults(op, results.length === 1 ? results[0] : results, stack);
}

/** @throws UnsupportedError if another argument shows elements that are written: a copy of one would not see what is written to the other */
function refuseMeeting(op: OperatorEntry, args: readonly unknown[], written: readonly number[]): void {
  const all: { readonly tensor: FunctionalTensor; readonly at: number }[] = [];
  for (const [at, arg] of args.entries())
    forTensors(arg, (tensor) => {
      if (tensor instanceof FunctionalTensor && !all.some((one) => one.tensor === tensor)) all.push({ tensor, at });
    });
  for (const { tensor, at } of all) {
    if (!written.includes(at)) continue;
    const other = all.find(
      (one) => one.tensor !== tensor && one.tensor.family === tensor.family && meet(one.tensor, tensor),
    );
    if (other === undefined) continue;
    const [a, b] = [at, other.at].map((i) => op.schema.arguments[i]!.name);
    throw new UnsupportedError(
      `functionalize: ${op.name} writes into ${a}, which shares elements with ${b === a ? `another tensor of ${a}` : b}: copies of the two would not see each other's ` +
        `elements. Pass a copy of one of them (clone), or register a kernel for it at Functionalize`,
      { schema: op.described },
    );
  }
}

/** The most elements whose places are compared one by one; larger tensors meet where their ranges do. */
const mostPlaces = 1 << 16;

/** Whether two tensors of a family show a byte of the same memory. */
function meet(a: FunctionalTensor, b: FunctionalTensor): boolean {
  if (a.numel === 0 || b.numel === 0) return false;
  const range = ({ shape, strides, offset, itemSize }: FunctionalTensor): readonly [number, number] => [
    offset * itemSize,
    (offset + storageSpan(shape, strides)) * itemSize,
  ];
  const [[from, to], [start, end]] = [range(a), range(b)];
  if (to <= start || end <= from) return false;
  if (a.itemSize !== b.itemSize || a.numel > mostPlaces || b.numel > mostPlaces) return true;
  const places = new Set(placesOf(a));
  return placesOf(b).some((place) => places.has(place));
}

/** The places of a tensor's elements in its memory. */
function placesOf({ shape, strides, offset }: FunctionalTensor): number[] {
  let places = [offset];
  for (const [dim, size] of shape.entries())
    places = Array.from({ length: size }, (_, i) => places.map((place) => place + i * strides[dim]!)).flat();
  return places;
}

function refusal(reason: string): ConstructorParameters<typeof KernelRecord>[0] {
  return boxed((op: OperatorEntry, _keys: unknown, stack: unknown[]) => {
    const args = takeArguments(op, stack);
    if (args.some(hasFunctional)) {
      throw new UnsupportedError(`functionalize: ${op.name} cannot be functionalized: ${reason}`, {
        schema: op.described,
      });
    }
    pushResults(
      op,
      belowFunctional(() => dispatcher.call(op, args)),
      stack,
    );
  }, "functionalizeRefused");
}

const metaSlot = (() => slotOfKey("Meta"))();
const autogradSlot = (() => slotOfKey("AutogradCPU"))();

function writeOf(op: OperatorEntry): Write {
  const known = layer.writes.get(op);
  if (known !== undefined) return known;
  const { functional, targets } = layer.forms.get(op)!;
  const { arguments: parameters, returns } = op.schema;
  const written = parameters.flatMap(({ alias }, i) => (alias?.write === true ? [i] : []));
  const names = parameters.map(({ name }) => name);
  const write: Write = {
    functional,
    written,
    from: functional.schema.arguments.map(({ name }) => names.indexOf(name)),
    targets,
    returned: returns.map(({ alias }) =>
      alias?.write === true
        ? parameters.findIndex((one) => one.alias?.before.some((name) => alias.before.includes(name)))
        : -1,
    ),
    // Out forms do not have the tags of the operator that they write the results of.
    checked:
      op.resolve(metaSlot).record !== null &&
      ![...op.tags, ...functional.tags].some((tag) => /^(data_dependent|dynamic)_output/.test(tag)),
    resizes: op.schema.kind !== "inplace",
    composite: functional.kernels.has(implicitId),
    untracked: op.schema.kind !== "inplace" || op.resolve(autogradSlot).record?.isFallthrough === true,
    dtypeAt: op.schema.kind === "inplace" ? -1 : functional.schema.arguments.findIndex(({ name }) => name === "dtype"),
    active: false,
  };
  layer.writes.set(op, write);
  return write;
}

/** The arguments as meta tensors of the same geometry. */
function onMeta(args: readonly unknown[], isOwn: (at: number) => boolean): unknown[] {
  const twin = (value: unknown, fresh: boolean): unknown => {
    if (value instanceof FunctionalTensor) return value.onMeta(fresh);
    if (isTensor(value)) return twinOf(value);
    return Array.isArray(value) ? value.map((item) => twin(item, fresh)) : value;
  };
  return args.map((value, i) => twin(value, isOwn(i)));
}

function writeKernel(op: OperatorEntry, _keys: unknown, stack: unknown[]): void {
  const args = takeArguments(op, stack);
  if (!args.some(hasFunctional)) {
    // None of the tensors is functional, so the layer does not handle the call.
    pushResults(
      op,
      belowFunctional(() => dispatcher.call(op, args)),
      stack,
    );
    return;
  }
  const write = writeOf(op);
  const { functional, written, from, targets, returned, checked, resizes, dtypeAt } = write;
  const composite = write.composite && !write.active;
  for (const at of written) {
    const given = args[at];
    if (given instanceof FunctionalTensor) continue;
    forTensors(given, (tensor) => {
      if (!(tensor instanceof FunctionalTensor)) throw plainWrite(op, op.schema.arguments[at]!.name);
    });
  }
  const output = args[written[0]!] as Tensor;
  // A check is needed if the result's shape or dtype differs from the output's, or if elements of the output overlap.
  const isPlain = !resizes && written.length === 1 && output instanceof FunctionalTensor && isDense(output);
  // Outputs get their new shapes when everything is read: an output may be an operand, too.
  let twins = checked && !isPlain ? checkWrite(op, args, written, resizes) : null;
  const callWith = (values: readonly unknown[]): unknown =>
    dispatcher.call(
      functional,
      from.map((at, i) =>
        at < 0 || (i === dtypeAt && values[at] === null && !computesIn(output, values))
          ? likeOutput(functional, i, output)
          : values[at],
      ),
    );
  belowFunctional(() => keepForGradients(args, written));
  const values = belowFunctional(() => args.map(upToDate));
  let inside: unknown = null;
  if (composite) {
    write.active = true;
    try {
      inside = callWith(args);
    } finally {
      write.active = false;
    }
  }
  const produced = belowFunctional(() => (composite ? upToDate(inside) : callWith(values)));
  const all = targets.length === 1 ? [produced] : (produced as readonly unknown[]);
  if (checked && isPlain) {
    const one = all[targets.indexOf(written[0]!)] as Tensor;
    if (one.dtypeCode !== output.dtypeCode || !sameShape(one.shape, output.shape))
      twins = checkWrite(op, args, written, false);
  }
  belowFunctional(() => {
    if (twins !== null) for (const at of written) followEach(args[at], twins[at]);
    const follows = resizes && !checked;
    for (const [i, at] of targets.entries()) if (at >= 0) assignEach(args[at], all[i], follows, write.untracked);
  });
  const results = returned.map((at, i) => (at >= 0 ? args[at] : wrapped(all[i])));
  if (results.length > 0) pushResults(op, results.length === 1 ? results[0] : results, stack);
}

/**
 * A caller's tensor that is written to changes when the function ends, so it must not be saved for backward before: where gradients are recorded, a copy
 * replaces it.
 */
function keepForGradients(args: readonly unknown[], written: readonly number[]): void {
  if (!isGradEnabled()) return;
  let recorded = false;
  forTensors(args, (tensor) => {
    recorded ||= requiresGrad(tensor instanceof FunctionalTensor ? tensor.value : tensor);
  });
  if (!recorded) return;
  for (const at of written) {
    forTensors(args[at], (tensor) => {
      if (tensor instanceof FunctionalTensor) tensor.family.keep((value) => clone(value, null));
    });
  }
}

/** Runs an operator on meta tensors, so that it rejects what the eager operator rejects. Returns them; outputs have their new shapes. */
function checkWrite(
  op: OperatorEntry,
  args: readonly unknown[],
  written: readonly number[],
  fresh: boolean,
): unknown[] {
  const twins = onMeta(args, (at) => fresh && written.includes(at));
  belowLayers(() => dispatcher.call(op, twins));
  return twins;
}

/** Whether no two elements overlap, as far as the strides show. */
function isDense({ shape, strides }: Geometry): boolean {
  for (let dim = 0; dim < shape.length; dim++) if (strides[dim] === 0 && shape[dim]! > 1) return false;
  return true;
}

function plainWrite(op: OperatorEntry, name: string): Error {
  return new UnsupportedError(
    `functionalize: ${op.name} writes into ${name}, which comes from outside of the function, and reads a tensor from inside of it; ` +
      "pass it as an argument, or make it in the function by an operator such as zeros or clone",
    { schema: op.described },
  );
}

/** The argument that a functional form takes from an output: new tensors are created, and reductions computed, in the output's dtype. */
function likeOutput(functional: OperatorEntry, at: number, output: Tensor): unknown {
  const { name, default: standard } = functional.parameters.list[at]!;
  if (name === "dtype") return output.dtype;
  if (name === "device") return output.device;
  return standard ?? null;
}

/**
 * Whether an operator that is given no dtype computes in its output's: sums of integers are int64, and a real result of complex numbers, such as a norm,
 * has no dtype to be named.
 */
function computesIn({ dtype }: Tensor, values: readonly unknown[]): boolean {
  const [first] = values;
  if (!isTensor(first)) return false;
  if (isComplex(first.dtype) && !isComplex(dtype)) return true;
  return first.dtype === dtype && (dtype === "int64" || !isIntegral(dtype, true));
}

function followEach(target: unknown, twin: unknown): void {
  if (Array.isArray(target)) for (const [i, one] of target.entries()) followEach(one, (twin as readonly unknown[])[i]);
  else if (target instanceof FunctionalTensor && isTensor(twin)) follow(target, twin);
}

/** Gives an output the shape of its result. */
function follow(target: FunctionalTensor, twin: Tensor): void {
  if (!sameShape(target.shape, twin.shape)) withGeometry(target, twin, null);
}

/** A result in its output's shape. An output of a range may have another shape with as many elements, and keeps it. */
function fitted(result: Tensor, { shape, numel }: Tensor): Tensor {
  if (sameShape(result.shape, shape)) return result;
  return result.numel === numel ? reshape(result, shape) : expand(result, shape, false);
}

/** @param follows whether an output gets the result's shape. If not, the result is broadcast to it as by `copy_`. */
function assignEach(target: unknown, value: unknown, follows: boolean, untracked: boolean): void {
  if (Array.isArray(target))
    for (const [i, one] of target.entries()) assignEach(one, (value as readonly unknown[])[i], follows, untracked);
  else if (target instanceof FunctionalTensor) {
    const tensor = value as Tensor;
    const { shape } = tensor;
    if (follows) {
      const twin = target.onMeta(true);
      if (!sameShape(twin.shape, shape)) {
        belowLayers(() => {
          resize_(twin, shape, null);
          // Indices of elements lie dimension by dimension, in new outputs and in those that are resized.
          if (!sameShape(twin.strides, tensor.strides)) as_strided_(twin, shape, tensor.strides, null);
        });
      }
      follow(target, twin);
    }
    target.assign(fitted(tensor, target), untracked);
  }
}

/**
 * How the view that an operator returns is created from an eager tensor. @param at the index among its results; null if it has only one
 */
function metaOf(
  { op, copy, inverse, forward }: View,
  like: Geometry,
  rest: readonly unknown[],
  at: number | null,
): ViewMeta {
  const again = functionalState.reapplyViews;
  const form = again || copy === null ? op : copy;
  const call: ViewCall = { again, at: at ?? 0, like };
  return {
    forward(base) {
      if (forward !== null) return forward(base, call, ...(rest as never[]));
      const result = dispatcher.call(form, [base, ...rest]);
      return (at === null ? result : (result as readonly unknown[])[at]) as Tensor;
    },
    inverse(base, given) {
      if (inverse === null)
        throw new UnsupportedError(`functionalize: the view ${op.name} was written to, and has no inverse`);
      return inverse(base, given, call, ...(rest as never[]));
    },
  };
}

function viewKernel(op: OperatorEntry, _keys: unknown, stack: unknown[]): void {
  const args = takeArguments(op, stack);
  const [self, ...rest] = args;
  if (!(self instanceof FunctionalTensor)) {
    pushResults(
      op,
      belowFunctional(() => dispatcher.call(op, args.map(upToDate))),
      stack,
    );
    return;
  }
  const view = layer.views.get(op)!;
  const geometry = belowLayers(() => dispatcher.call(op, [self.onMeta(false), ...rest]));
  stack.push(belowFunctional(() => viewOf(self, view, rest, geometry)));
}

/**
 * The result of a view operator on a functional tensor. If its memory is written to later, the view is regenerated when it is read.
 */
function viewOf(self: FunctionalTensor, view: View, rest: readonly unknown[], geometry: unknown): unknown {
  const { op, copy, forward, ofBase } = view;
  const shown = geometry as Tensor;
  // A view of all elements of the base in the same order is equivalent to the base.
  if (ofBase && !(isWhole(self) && covers(self, shown))) return self.viewedOfBase(waysInMemory(self, shown), shown);
  const like = plainGeometry(self);
  if (forward !== null) {
    const meta = metaOf(view, like, rest, null);
    return self.viewed(meta.forward(self.value), meta, shown);
  }
  const form = functionalState.reapplyViews || copy === null ? op : copy;
  const views = dispatcher.call(form, [self.value, ...rest]);
  if (!Array.isArray(views)) return self.viewed(views as Tensor, metaOf(view, like, rest, null), shown);
  return views.map((value, at) =>
    self.viewed(value as Tensor, metaOf(view, like, rest, at), (geometry as readonly Tensor[])[at]!),
  );
}

function isWhole({ isContiguous, offset, numel, itemSize, family: { base, geometry } }: FunctionalTensor): boolean {
  const { shape, strides } = geometry;
  const isSame = offset * itemSize === geometry.offset * base.itemSize;
  return isContiguous && isSame && storageSpan(shape, strides) * base.itemSize === numel * itemSize;
}

function viewInPlaceKernel(op: OperatorEntry, _keys: unknown, stack: unknown[]): void {
  const args = takeArguments(op, stack);
  const [self, ...rest] = args;
  if (!(self instanceof FunctionalTensor)) {
    pushResults(
      op,
      belowFunctional(() => dispatcher.call(op, args)),
      stack,
    );
    return;
  }
  const view = layer.views.get(layer.viewsInPlace.get(op)!)!;
  const twin = self.onMeta(true);
  belowLayers(() => dispatcher.call(op, [twin, ...rest]));
  belowFunctional(() => {
    if (view.ofBase) self.lookAtBase(waysInMemory(self, twin), twin);
    else self.lookThrough(metaOf(view, plainGeometry(self), rest, null), twin);
  });
  stack.push(self);
}

// -- public functions

/** What `functionalize` removes. */
export interface FunctionalizeOptions {
  /** `mutations`: views stay views of values that nothing writes to. `mutations_and_views`: they become copies, too. `mutations` by default. */
  readonly remove?: "mutations" | "mutations_and_views" | undefined;
}

const removals: readonly unknown[] = ["mutations", "mutations_and_views"];

/** A tensor argument of a function, and the functional tensor that replaces it. */
interface Input {
  readonly tensor: Tensor;
  readonly wrapper: FunctionalTensor;
  /** The family's generation when the function began. */
  readonly generation: number;
}

/** Functional tensors for the tensors among the arguments, one for each; those of tensors that share memory share theirs. */
function wrapInputs(args: readonly unknown[]): Map<Tensor, FunctionalTensor> {
  const byStorage = new Map<Storage, Tensor[]>();
  forTensors(args, (tensor) => {
    if (tensor.wrappedNumber) return;
    const list = byStorage.get(tensor.storage);
    if (list === undefined) byStorage.set(tensor.storage, [tensor]);
    else if (!list.includes(tensor)) list.push(tensor);
  });
  const wrappers = new Map<Tensor, FunctionalTensor>();
  for (const list of byStorage.values()) {
    const [first] = list as [Tensor];
    if (list.length === 1) wrappers.set(first, FunctionalTensor.of(first));
    else for (const [tensor, wrapper] of wrapTogether(list)) wrappers.set(tensor, wrapper);
  }
  for (const { family } of wrappers.values()) family.isCallers = true;
  for (const [tensor, wrapper] of wrappers) if (requiresGrad(tensor) && tensor.isLeaf) wrapper.requiresGrad = true;
  return wrappers;
}

/** Wraps tensors that share a storage as views of all of it. */
function wrapTogether(tensors: readonly Tensor[]): [Tensor, FunctionalTensor][] {
  const end = Math.max(...tensors.map(({ shape, strides, offset }) => offset + storageSpan(shape, strides)));
  const [first] = tensors as [Tensor];
  const whole = belowFunctional(() => as_strided(detach(first), [end], [1], 0));
  const root = FunctionalTensor.of(whole);
  const view = layer.views.get(as_strided_op)!;
  return tensors.map((tensor) => {
    const { shape, strides, offset } = tensor;
    const wrapper = root.viewed(tensor, metaOf(view, root.family.geometry, [shape, strides, offset], null), tensor);
    return [tensor, wrapper];
  });
}

/** Whether a caller's tensor was turned into another view in place, or was resized. */
const hasMoved = ({ tensor, wrapper }: Input): boolean => !isSameWindow(tensor, wrapper);

/** Applies to the caller's tensors what the function did to the functional ones, which must be up to date. */
function writeBack(inputs: readonly Input[]): void {
  const written = inputs.filter(
    (input) =>
      input.wrapper.value !== input.tensor && (!hasMoved(input) || input.wrapper.family.generation > input.generation),
  );
  // A value may be a view of another tensor that is written here, with the elements from before.
  const storages = new Set(written.map(({ tensor }) => tensor.storage));
  const values = new Map(
    written.map((input) => {
      const { tensor, wrapper } = input;
      const { value } = wrapper;
      const isSame = value.storage === tensor.storage && !hasMoved(input) && isSameWindow(value, tensor);
      return [
        input,
        storages.has(value.storage) && !isSame ? unrecordedIfLeaf(wrapper, () => clone(value, null)) : value,
      ];
    }),
  );
  for (const input of inputs) unrecordedIfLeaf(input.wrapper, () => writeTo(input, values.get(input) ?? null));
}

const isSameWindow = (a: Geometry, b: Geometry): boolean =>
  sameShape(a.shape, b.shape) && sameShape(a.strides, b.strides) && a.offset === b.offset;

/** Writes that were not recorded, into a leaf that remains one, are not recorded at the caller's tensor either. */
function unrecordedIfLeaf<R>(wrapper: FunctionalTensor, body: () => R): R {
  return requiresGrad(wrapper) && wrapper.isLeaf ? noGrad(body) : body();
}

function writeTo(input: Input, value: Tensor | null): void {
  const { tensor, wrapper } = input;
  if (hasMoved(input)) {
    const { shape, strides, offset } = wrapper;
    const needed = (offset + storageSpan(shape, strides)) * tensor.itemSize;
    if (needed > tensor.storage.byteLength) {
      const recorded = tensor.requiresGrad && tensor.isLeaf;
      // The check that rejects resizing such a tensor has allowed the function's own call.
      if (recorded) tensor.requiresGrad = false;
      resize_(tensor, shape, null);
      if (recorded) tensor.requiresGrad = true;
      // What was recorded with its new elements leads to it: its gradient has the new shape.
      edgeOf(tensor);
    } else as_strided_(tensor, shape, strides, offset === tensor.offset ? null : offset);
  }
  if (value !== null) copy_(tensor, value, false);
  handGradient(tensor, wrapper);
}

/**
 * The function without writes: `functionalize(fn)(...args)` returns the same as `fn(...args)`, and calls no operator that writes, or creates a
 * view, except for views that `remove: "mutations"` leaves in place. What the function writes into its arguments is copied to them when it returns, but not if
 * it throws. Tensors are found in arguments and results in arrays, plain objects and Maps.
 *
 * Typically used for tracing: `makeGraph(functionalize(fn))(...)`. Gradients work inside and outside: `fn` may compute gradients, and those of the result are
 * those of `fn`.
 *
 * @throws UnsupportedError if `fn` writes a result into an outside tensor that is not an argument
 * @throws ArgumentError for unknown options
 */
export function functionalize<A extends readonly unknown[], R>(
  fn: (...args: A) => R,
  options: FunctionalizeOptions = {},
): (...args: A) => R {
  assertFunction(fn, "functionalize");
  const remove = removal(options);
  return (...args) => {
    install();
    const nested = (local.includedHi & functionalizeHi) !== 0;
    // A nested call takes and returns the functional tensors of the outer one.
    const again = remove === "mutations" && (!nested || functionalState.reapplyViews);
    const changes = new Changes(functionalSettings.reapplyViews.set(again, true));
    if (!nested) changes.and(functionalSettings.outerKeepHi.set(local.keepHi, true));
    let inside: Changes | null = null;
    try {
      if (nested) {
        const result = fn(...args);
        refuseDeferredResult(result, "functionalize");
        return result;
      }
      const wrappers = wrapInputs(args);
      const inputs = [...wrappers].map(([tensor, wrapper]) => ({
        tensor,
        wrapper,
        generation: wrapper.family.generation,
      }));
      const given = mapTensors(args, (tensor) => wrappers.get(tensor) ?? tensor) as unknown as A;
      let result: R;
      if (levels.current !== null) result = inLevel(new FunctionalizeLevel(), () => fn(...given));
      else {
        inside = including(functionalizeKey, true);
        result = fn(...given);
        inside.close();
      }
      refuseDeferredResult(result, "functionalize");
      const outputs = unwrapOutputs(result, inputs) as R;
      for (const { wrapper } of inputs) belowFunctional(() => wrapper.sync());
      writeBack(inputs);
      return outputs;
    } finally {
      inside?.close();
      changes.close();
    }
  };
}

/**
 * The values of a result. Values that eager code would have copied share memory neither with each other nor with an argument.
 */
function unwrapOutputs(result: unknown, inputs: readonly Input[]): unknown {
  const owners = new Map<Storage, Family>(inputs.map(({ tensor, wrapper }) => [tensor.storage, wrapper.family]));
  return mapTensors(result, (tensor) => {
    if (!(tensor instanceof FunctionalTensor)) return tensor;
    // The caller's tensor keeps its gradient, and gets the new elements at the end.
    const own = inputs.find(({ wrapper }) => wrapper === tensor);
    const isLeaf = own !== undefined && hasMoved(own) && requiresGrad(own.tensor) && own.tensor.isLeaf;
    if (own !== undefined && (isLeaf || tensor.family.hasLostGradient) && isGradEnabled()) return own.tensor;
    const isCurrent = inputs.some(
      ({ tensor: { storage }, wrapper }) =>
        wrapper.family === tensor.family && storage === tensor.value.storage && covers(wrapper, tensor),
    );
    const value = belowFunctional(() => tensor.leave(isCurrent));
    const owner = owners.get(value.storage);
    if (owner === undefined) owners.set(value.storage, tensor.family);
    return owner === undefined || owner === tensor.family ? value : clone(value, null);
  });
}

function removal(options: FunctionalizeOptions): "mutations" | "mutations_and_views" {
  checkOptions("functionalize", options, ["remove"]);
  const remove: unknown = options.remove ?? "mutations";
  if (!removals.includes(remove)) {
    throw new ArgumentError(`functionalize: remove is "mutations" or "mutations_and_views", got ${describe(remove)}`);
  }
  return remove as "mutations" | "mutations_and_views";
}

/** Accumulates the gradient of a function's argument into the gradient of the caller's tensor. */
function handGradient(tensor: Tensor, wrapper: FunctionalTensor): void {
  const { grad } = wrapper;
  if (grad === null) return;
  const value = belowFunctional(() => (grad instanceof FunctionalTensor ? grad.sync() : grad));
  noGrad(() => {
    tensor.grad = tensor.grad === null ? value : tensor.grad.add(value);
  });
}

/**
 * Wraps a tensor as a functional one: later writes to it, or to its views, replace values and leave the tensor alone. Operators on it need no
 * surrounding `functionalize`.
 * @throws ArgumentError for values that are not tensors, or already functional ones
 */
export function toFunctional(tensor: Tensor): Tensor {
  install();
  if (!isTensor(tensor)) throw new ArgumentError(`toFunctional: expected a tensor, got ${describe(tensor)}`);
  if (tensor instanceof FunctionalTensor) throw new ArgumentError("toFunctional: this is a functional tensor already");
  return FunctionalTensor.of(tensor);
}

/**
 * The value of a functional tensor, brought up to date.
 * @throws ArgumentError for a tensor that is not a functional one
 */
export function fromFunctional(tensor: Tensor): Tensor {
  const functional = assertFunctional(tensor, "fromFunctional");
  return belowFunctional(() => functional.sync());
}

/**
 * Brings a functional tensor up to date with writes through its views and through the tensors that it is a view of.
 * @throws ArgumentError for a tensor that is not a functional one
 */
export function sync(tensor: Tensor): void {
  const functional = assertFunctional(tensor, "sync");
  belowFunctional(() => functional.sync());
}

function assertFunctional(tensor: unknown, caller: string): FunctionalTensor {
  if (tensor instanceof FunctionalTensor) return tensor;
  throw new ArgumentError(`${caller}: expected a functional tensor, as toFunctional makes it, got ${describe(tensor)}`);
}

/** Whether a tensor is a functional one: created by `toFunctional`, or inside a function that is functionalized. */
export function isFunctional(tensor: unknown): boolean {
  return tensor instanceof FunctionalTensor;
}

/**
 * Switches the layer on until disposed, for programs that wrap their tensors themselves: new tensors are functional ones, and views stay
 * views (`reapplyViews`, false by default) or become copies.
 * @throws ArgumentError for unknown options
 */
export function functionalizationGuard(options: { readonly reapplyViews?: boolean | undefined } = {}): DispatchGuard {
  const { reapplyViews } = withDefaults("functionalizationGuard", options, { reapplyViews: false }, {});
  install();
  return guardOf(
    including(functionalizeKey, false).and(
      functionalSettings.reapplyViews.set(reapplyViews, false),
      functionalSettings.outerKeepHi.set(local.keepHi, false),
    ),
  );
}
