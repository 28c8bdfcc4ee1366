// Functionalization as a user program: memory is an immutable value, tensors are windows on it, and writing creates a new value.

import {
  AutogradFunction,
  asStridedScatter,
  type CallOptions,
  cat,
  conjPhysical,
  DispatchMode,
  dispatcher,
  emptyStrided,
  mapTensors,
  type OperatorEntry,
  type OverloadHandle,
  type Tensor,
  TensorSubclass,
  type TensorSubclassConstructor,
  withExcluded,
  withMode,
  zeros,
} from "../../generated/index.js";

/**
 * The content of a storage, as a one-dimensional tensor that nothing writes to. Tensors that share a storage share it.
 */
interface Memory {
  flat: Tensor;
  /** Counts the writes. */
  version: number;
}

/** How a window's elements are derived from the memory's: conjugated or negated. Both are their own inverses. */
type Turn = "aten::_conj" | "aten::_neg_view";
const turns: Readonly<Record<Turn, (x: Tensor) => Tensor>> = {
  "aten::_conj": (x) => conjPhysical(x),
  "aten::_neg_view": (x) => x.neg(),
};

/** A window on a memory: its own shape, strides, offset and dtype. */
export class Functional extends TensorSubclass {
  readonly memory: Memory;
  readonly turned: readonly Turn[];
  /** Its elements, as of a version of the memory. */
  private shown: Tensor | null;
  private seen: number;

  constructor(shown: Tensor, memory: Memory, turned: readonly Turn[] = []) {
    const { shape, strides, offset, dtype, device } = shown;
    super({ shape, strides, offset, dtype, device });
    this.memory = memory;
    this.turned = turned;
    this.shown = turned.length === 0 ? shown : null;
    this.seen = memory.version;
  }

  /** A tensor with its own memory. */
  static of(value: Tensor): Functional {
    return new Functional(value, { flat: flattened(value, spanOf(value)), version: 0 });
  }

  /** Its current elements. */
  get value(): Tensor {
    const { flat, version } = this.memory;
    if (this.shown !== null && this.seen === version) return this.shown;
    const { shape, strides, offset, dtype } = this;
    const window = as(flat, dtype).asStrided(shape, strides, offset);
    const shown = this.turned.reduceRight((x, turn) => turns[turn](x), window);
    this.shown = shown;
    this.seen = version;
    return shown;
  }

  /** Writes a value of its shape and dtype into its window. */
  write(value: Tensor): void {
    const { memory, shape, strides, offset, dtype } = this;
    const turned = this.turned.reduce((x, turn) => turns[turn](x), value);
    const before = as(memory.flat, dtype);
    const after = asStridedScatter(before, turned, shape, strides, offset);
    memory.flat = as(after, memory.flat.dtype);
    memory.version++;
    this.shown = null;
  }

  /** Moves its window on its memory, which grows if necessary. */
  look({ shape, strides, offset }: Pick<Tensor, "shape" | "strides" | "offset">): void {
    this.restate({ shape, strides, offset });
    const { memory } = this;
    const more = spanOf(this) - as(memory.flat, this.dtype).numel;
    if (more > 0) {
      const { flat } = memory;
      const grown = cat([as(flat, this.dtype), zeros([more], { dtype: this.dtype })]);
      memory.flat = as(grown, flat.dtype);
      memory.version++;
    }
    this.shown = null;
  }

  override materialize(): Tensor {
    return this.value;
  }

  static override dispatch(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    return interpret(op, args, options);
  }
}

/** The smallest number of elements that a tensor's memory must have. */
function spanOf({ shape, strides, offset }: Pick<Tensor, "shape" | "strides" | "offset">): number {
  return shape.includes(0) ? offset : shape.reduce((most, size, d) => most + (size - 1) * strides[d]!, offset + 1);
}

/** The memory of a tensor from its beginning, in one dimension. */
const flattened = (x: Tensor, length: number): Tensor => x.asStrided([length], [1], 0);

/** The same bits as elements of another dtype. */
const as = (flat: Tensor, dtype: Tensor["dtype"]): Tensor => (flat.dtype === dtype ? flat : flat.view(dtype));

// ---- operators

/** An argument's name and type. */
const textOf = ({ name, type }: { readonly name: string; readonly type: object }): string =>
  `${name}: ${JSON.stringify(type)}`;

const isWriting = ({ schema }: OperatorEntry): boolean => schema.arguments.some(({ alias }) => alias?.write === true);

/** Options that factories take in addition, and that an output has. */
const ofOutput: readonly string[] = ["dtype", "layout", "device", "pin_memory"];

const forms = new Map<OperatorEntry, OperatorEntry | null>();

/** The operator that returns what another one writes, with the same arguments except for outputs. */
function functionalForm(op: OperatorEntry): OperatorEntry | null {
  const known = forms.get(op);
  if (known !== undefined) return known;
  const inputs = op.schema.arguments.filter(({ out }) => !out);
  const wanted = inputs.map(textOf).sort().join();
  const names = inputs.map(({ name }) => name);
  // `add_` writes the result of `add`, and `normal_` that of `normal_functional`.
  const stem = op.name.split(".")[0]!.replace(/([^_])_$/, "$1");
  const found = [stem, `${stem}_functional`]
    .flatMap((name) => dispatcher.overloadsOf(name))
    .filter((one) => !isWriting(one))
    .filter(({ schema }) => {
      const parameters = schema.arguments.filter(({ name }) => names.includes(name) || !ofOutput.includes(name));
      return parameters.map(textOf).sort().join() === wanted;
    })
    .sort((a, b) => a.schema.arguments.length - b.schema.arguments.length);
  const form = found.find(({ overload }) => overload === op.overload) ?? found[0] ?? null;
  forms.set(op, form);
  return form;
}

const values = (tree: unknown): unknown => mapTensors(tree, (x) => (x instanceof Functional ? x.value : x));
const wrapped = (tree: unknown): unknown => mapTensors(tree, (x) => (x instanceof Functional ? x : Functional.of(x)));

function isInside(tree: unknown): boolean {
  let found = false;
  mapTensors(tree, (x) => {
    found ||= x instanceof Functional;
    return x;
  });
  return found;
}

/** A meta tensor of the same geometry, to compute the effect of a call on shapes before anything is written. */
function outline(x: Tensor): Tensor {
  const { shape, strides, offset, dtype } = x;
  if (x.wrappedNumber) return x;
  return emptyStrided([spanOf(x)], [1], { dtype, device: "meta" }).asStrided(shape, strides, offset);
}

/** All arguments by position, from the form that handlers receive: trailing defaults omitted, options by name. */
function argumentsOf({ parameters }: OperatorEntry, args: readonly unknown[], options: CallOptions): unknown[] {
  const { out, ...named } = options as Readonly<Record<string, unknown>>;
  const outs = parameters.list.filter((one) => one.out).length === 1 ? [out] : (out as readonly unknown[] | undefined);
  const [places, results] = [args.values(), outs?.values()];
  return parameters.list.map((one) => {
    if (one.out) return results?.next().value;
    const given = one.kwargOnly
      ? named[one.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]
      : places.next().value;
    return given === undefined ? one.default : given;
  });
}

function interpret({ operator: op }: OverloadHandle, positional: readonly unknown[], options: CallOptions): unknown {
  const args = argumentsOf(op, positional, options);
  if (isWriting(op)) {
    const written = op.schema.arguments.flatMap(({ alias }, i) => (alias?.write === true ? [args[i]].flat() : []));
    // Outside memory into which no inside value is written is written directly.
    if (!isInside(args)) return dispatcher.call(op, args);
    if (!written.every((x) => x instanceof Functional))
      throw new Error(`${op.name} writes what a function made into a tensor that is not its own`);
    return write(op, args, written);
  }
  const [self, ...rest] = args;
  const isView = op.schema.returns.some(({ alias }) => alias !== null);
  if (!isView || !(self instanceof Functional)) return wrapped(dispatcher.call(op, values(args) as unknown[]));
  if (op.name in turns) return new Functional(self.value, self.memory, [...self.turned, op.name as Turn]);
  // A view of conjugated or negated elements is a conjugated or negated view of the memory.
  const shown = dispatcher.call(op, [self.turned.length === 0 ? self.value : outline(self), ...rest]);
  return mapTensors(shown, (x) => new Functional(x, self.memory, self.turned));
}

function write(op: OperatorEntry, args: readonly unknown[], written: readonly Functional[]): unknown {
  if (op.baseName === "set_") throw new Error(`${op.name} gives a tensor another one's memory`);
  const form = functionalForm(op);
  const [first] = written as readonly [Functional];
  // Invalid writes are rejected as with real memory, and shapes become what they would be. Some shapes depend on elements.
  const isKnown = !op.tags.some((tag) => tag.endsWith("_output") || tag === "dynamic_output_shape");
  const outlines = new Map<Tensor, Tensor>();
  if (isKnown) {
    withExcluded("Python", () => {
      const all = mapTensors(args, (x) => {
        if (!outlines.has(x)) outlines.set(x, outline(x));
        return outlines.get(x)!;
      });
      dispatcher.call(op, all as unknown[]);
    });
  }
  const looks = form?.schema.returns.some(({ alias }) => alias !== null) === true || op.name === "aten::resize_";
  if (looks) {
    first.look(outlines.get(first)!);
    return first;
  }
  if (form === null) throw new Error(`${op.name} has no form that gives what it writes`);
  const given = new Map(op.parameters.list.map(({ name }, i) => [name, values(args[i])]));
  const result = dispatcher.call(
    form,
    form.parameters.list.map(({ name, default: standard }) => {
      // A factory, or a reduction without an explicit dtype, computes in the dtype of its output.
      const value = given.has(name) ? given.get(name) : standard;
      if (value !== null || !op.schema.arguments.some(({ out }) => out)) return value;
      return name === "dtype" ? first.dtype : name === "device" ? first.device : null;
    }),
  );
  const results = [result].flat(2) as readonly Tensor[];
  for (const [i, tensor] of written.entries()) {
    const value = results[i]!;
    const { shape } = outlines.get(tensor) ?? value;
    if (shape.length !== tensor.ndim || shape.some((size, d) => size !== tensor.shape[d]))
      tensor.look(outlines.get(tensor) ?? value);
    tensor.write(value.dtype === tensor.dtype ? value : value.to({ dtype: tensor.dtype }));
  }
  return op.schema.returns.length === 1
    ? args.find((x) => x === first || (Array.isArray(x) && x[0] === first))
    : written;
}

// ---- functions

/** Intercepts calls without functional arguments: factories create functional tensors, too. */
class Inside extends DispatchMode {
  override handle(op: OverloadHandle, _types: unknown, args: readonly unknown[], options: CallOptions): unknown {
    return interpret(op, args, options);
  }
}

// Differentiable entry and exit.
const enter = new AutogradFunction({
  name: "Enter",
  forward: (_context, _x: Tensor, { window }: { readonly window: Functional }) => window,
  backward: (_context, grad) => [values(grad) as Tensor, null],
});
const leave = new AutogradFunction({
  name: "Leave",
  forward: (_context, x: Tensor) => values(x) as Tensor,
  backward: (_context, grad) => [wrapped(grad) as Tensor],
});

const outside = (x: Tensor): Tensor =>
  !(x instanceof Functional) ? x : x.requiresGrad ? (leave.apply(x) as Tensor) : x.value;

/** Windows for the tensors among arguments; those that share a storage share a memory. */
function windowsOf(args: readonly unknown[]): Map<Tensor, Functional> {
  const tensors: Tensor[] = [];
  mapTensors(args, (x) => {
    if (!x.wrappedNumber && !tensors.includes(x)) tensors.push(x);
    return x;
  });
  const memories = new Map<unknown, Memory>();
  for (const x of tensors) {
    if (memories.has(x.storage)) continue;
    const length = Math.max(...tensors.filter(({ storage }) => storage === x.storage).map(spanOf));
    memories.set(x.storage, { flat: flattened(x.detach(), length), version: 0 });
  }
  return new Map(
    tensors.map((x) => {
      const window = new Functional(x.detach(), memories.get(x.storage)!);
      return [x, x.requiresGrad ? (enter.apply(x, { window }) as Functional) : window];
    }),
  );
}

/** Writes the current content of its window to a tensor of the caller. */
function writeBack(tensor: Tensor, window: Functional): void {
  const { shape, strides, offset, memory } = window;
  const isMoved = `${[shape, strides, offset]}` !== `${[tensor.shape, tensor.strides, tensor.offset]}`;
  if (isMoved && spanOf(window) > spanOf(tensor)) tensor.resize_(shape);
  else if (isMoved) tensor.asStrided_(shape, strides, offset);
  if (memory.version > 0) tensor.copy_(outside(window));
}

/** `fn` without writes: returns the same results, and copies its writes to its arguments when it returns. */
export function functionalize<A extends readonly unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    const windows = windowsOf(args);
    const given = mapTensors(args, (x) => windows.get(x) ?? x) as unknown as A;
    const result = withMode(new Inside(), () => fn(...given));
    // The results are those at the end, whatever wrote them last.
    const outputs = mapTensors(result, (x) => {
      for (const [tensor, window] of windows) if (window === x) return tensor;
      return outside(x);
    }) as R;
    for (const [tensor, window] of windows) writeBack(tensor, window);
    return outputs;
  };
}
