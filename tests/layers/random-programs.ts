// Random programs of views and writes, and the law that functionalized programs compute the same as eager ones, called and traced.

import { inspect, isDeepStrictEqual } from "node:util";
import {
  functionalize,
  type Graph,
  type GraphNode,
  makeGraph,
  ops,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { fc } from "../seeded.js";

// biome-ignore lint/suspicious/noExplicitAny: steps call operators by name, with what fits them
const aten = ops.aten as any;

const modes = ["mutations", "mutations_and_views"] as const;

/** A step of a program: which one, and numbers by which it chooses tensors and arguments. */
type Step = readonly [kind: number, ...choices: number[]];

/** Makes choices from the numbers of a step, in order. */
class Choices {
  private readonly numbers: readonly number[];
  private at = 0;

  constructor([, ...numbers]: Step) {
    this.numbers = numbers;
  }

  below(count: number): number {
    return count <= 0 ? 0 : this.numbers[this.at++ % this.numbers.length]! % count;
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

type Action = (tensors: readonly Tensor[]) => Tensor | null;

/** A step for these tensors, by their positions and with its arguments; null where it has none. */
type Kind = (tensors: readonly Tensor[], choices: Choices) => Action | null;

const view =
  (choose: (x: Tensor, choices: Choices) => ((x: Tensor) => Tensor) | null): Kind =>
  (tensors, choices) => {
    const at = choices.below(tensors.length);
    const chosen = choose(tensors[at]!, choices);
    return chosen === null ? null : (all) => chosen(all[at]!);
  };

/** Whether no two elements overlap; otherwise the effect of eager writes depends on their order. */
function isDistinct({ shape, strides }: Tensor): boolean {
  const places = new Set<number>();
  const walk = (dim: number, at: number): number => {
    if (dim === shape.length) {
      places.add(at);
      return 1;
    }
    let count = 0;
    for (let i = 0; i < shape[dim]!; i++) count += walk(dim + 1, at + i * strides[dim]!);
    return count;
  };
  return walk(0, 0) === places.size;
}

const inPlace =
  (choose: (x: Tensor, choices: Choices) => ((x: Tensor) => unknown) | null): Kind =>
  (tensors, choices) => {
    const at = choices.below(tensors.length);
    const write = isDistinct(tensors[at]!) ? choose(tensors[at]!, choices) : null;
    if (write === null) return null;
    return (all) => {
      write(all[at]!);
      return null;
    };
  };

/** Writes a result computed from one tensor into another. */
const both =
  (choose: (x: Tensor, y: Tensor, choices: Choices) => ((x: Tensor, y: Tensor) => unknown) | null): Kind =>
  (tensors, choices) => {
    const [at, other] = [choices.below(tensors.length), choices.below(tensors.length)];
    const [x, y] = [tensors[at]!, tensors[other]!];
    // Reading a tensor while it is written also depends on the order.
    const write = isDistinct(x) && x.storage !== y.storage ? choose(x, y, choices) : null;
    if (write === null) return null;
    return (all) => {
      write(all[at]!, all[other]!);
      return null;
    };
  };

const dimOf = (x: Tensor, choices: Choices): number => choices.below(x.ndim);
const isComplex = (x: Tensor): boolean => x.dtype.startsWith("complex");

/** Shapes with this number of elements. */
function shapesOf(numel: number): number[][] {
  const shapes = [[numel], [1, numel], [numel, 1]];
  for (const size of [2, 3]) if (numel % size === 0) shapes.push([size, numel / size], [numel / size, size]);
  return shapes;
}

const bitsOf = new Map<string, readonly string[]>([
  ["float32", ["int32", "int16", "float64"]],
  ["int32", ["int16", "int64", "uint8"]],
  ["int16", ["int32", "uint8"]],
  ["int64", ["int32", "int16"]],
  ["uint8", ["int16"]],
  ["complex64", ["int64"]],
]);

const kinds: Readonly<Record<string, Kind>> = {
  view: view((x, c) => {
    const shape = c.of(shapesOf(x.numel));
    return (y) => aten.view(y, shape);
  }),
  reshape: view((x, c) => {
    const shape = c.of(shapesOf(x.numel));
    return (y) => aten.reshape(y, shape);
  }),
  transpose: view((x, c) => {
    const [a, b] = [dimOf(x, c), dimOf(x, c)];
    return (y) => aten.transpose.int(y, a, b);
  }),
  permute: view((x) => {
    const dims = Array.from({ length: x.ndim }, (_, i) => (i + 1) % x.ndim);
    return (y) => aten.permute(y, dims);
  }),
  select: view((x, c) => {
    const dim = dimOf(x, c);
    if (x.ndim === 0 || x.shape[dim] === 0) return null;
    const at = c.below(x.shape[dim]!);
    return (y) => aten.select.int(y, dim, at);
  }),
  slice: view((x, c) => {
    const dim = dimOf(x, c);
    if (x.ndim === 0) return null;
    const [start, step] = [c.below(x.shape[dim]!), 1 + c.below(2)];
    const end = Math.min(x.shape[dim]!, start + 1 + c.below(3));
    return (y) => aten.slice.Tensor(y, dim, start, end, step);
  }),
  squeeze: view((_x, c) => (c.below(2) === 0 ? (y) => aten.squeeze(y) : (y) => aten.squeeze.dim(y, 0))),
  unsqueeze: view((x, c) => {
    const dim = c.below(x.ndim + 1);
    return x.ndim > 3 ? null : (y) => aten.unsqueeze(y, dim);
  }),
  expand: view((x, c) => {
    if (x.ndim > 2) return null;
    // Writes through a dimension of one are undone by a sum, as in PyTorch, which makes 0 of -0.
    const shape = [x.dtype === "int32" ? 1 + c.below(2) : 2, ...x.shape];
    return (y) => aten.expand(y, shape);
  }),
  diagonal: view((x, c) => {
    const offset = c.below(3) - 1;
    return x.ndim < 2 ? null : (y) => aten.diagonal(y, offset, 0, 1);
  }),
  unfold: view((x, c) => {
    const dim = dimOf(x, c);
    if (x.ndim === 0 || x.ndim > 2 || x.shape[dim]! < 2) return null;
    const step = 1 + c.below(2);
    return (y) => aten.unfold(y, dim, 2, step);
  }),
  split: view((x, c) => {
    const dim = dimOf(x, c);
    if (x.ndim === 0 || x.shape[dim] === 0) return null;
    const size = 1 + c.below(x.shape[dim]!);
    const at = c.below(Math.ceil(x.shape[dim]! / size));
    return (y) => aten.split.Tensor(y, size, dim)[at];
  }),
  unbind: view((x, c) => {
    const dim = dimOf(x, c);
    if (x.ndim === 0 || x.shape[dim] === 0) return null;
    const at = c.below(x.shape[dim]!);
    return (y) => aten.unbind.int(y, dim)[at];
  }),
  detach: view((_x, c) => (c.below(2) === 0 ? (y) => aten.detach(y) : (y) => aten.alias(y))),
  as_strided: view((x, c) => {
    if (x.numel === 0) return null;
    const end = x.offset + x.shape.reduce((sum, size, dim) => sum + (size - 1) * x.strides[dim]!, 0);
    const at = c.below(end + 1);
    const size = 1 + c.below(Math.min(3, end + 1 - at));
    const step = Math.max(1, Math.floor((end - at) / size));
    return c.below(2) === 0
      ? (y) => aten.as_strided(y, [size], [step], at)
      : (y) => aten.as_strided(y, [1, size], [1, step], at);
  }),
  dtype: view((x, c) => {
    const dtypes = bitsOf.get(x.dtype);
    if (dtypes === undefined) return null;
    const dtype = c.of(dtypes);
    return (y) => aten.view.dtype(y, dtype);
  }),
  parts: view((x) => {
    if (isComplex(x)) return (y) => aten.view_as_real(y);
    return x.dtype === "float32" ? (y) => aten.view_as_complex(y) : null;
  }),
  lazy: view((x, c) => {
    if (x.dtype === "bool") return null;
    if (isComplex(x))
      return c.of([(y: Tensor) => aten._conj(y), (y: Tensor) => aten.imag(y), (y: Tensor) => aten.real(y)]);
    return (y) => aten._neg_view(y);
  }),

  add: inPlace((_x, c) => {
    const value = c.below(5) - 2;
    return (y) => aten.add_.Scalar(y, value);
  }),
  mul: inPlace((_x, c) => {
    const value = c.of([-1, 2, 0]);
    return (y) => aten.mul_.Scalar(y, value);
  }),
  fill: inPlace((_x, c) => {
    const value = c.below(5);
    return value === 0 ? (y) => aten.zero_(y) : (y) => aten.fill_.Scalar(y, value);
  }),
  neg: inPlace((x) => (x.dtype === "bool" ? null : (y) => aten.neg_(y))),
  add_tensor: both((x, y) => (x.dtype === y.dtype ? (a, b) => aten.add_.Tensor(a, b) : null)),
  copy: both(() => (a, b) => aten.copy_(a, b)),
  copy_twice: both((x, y) =>
    x.shape.length === y.shape.length ? (a, b) => aten.copy_(a, aten.mul.Scalar(b, 1)) : null,
  ),
  copy_transposed: both((_x, y) => (y.ndim === 2 ? (a, b) => aten.copy_(a, aten.t(b)) : null)),
  out: both((x, y) => (x.dtype === y.dtype ? (a, b) => aten.add.out(b, b, { out: a }) : null)),
  out_sum: both((x, y, c) => {
    const dim = dimOf(y, c);
    return x.dtype === y.dtype && y.ndim > 0 ? (a, b) => aten.cumsum.out(b, dim, { out: a }) : null;
  }),
  masked_fill: inPlace((x, c) => {
    const value = c.below(4);
    return isComplex(x) ? null : (y) => aten.masked_fill_.Scalar(y, aten.gt.Scalar(y, 2), value);
  }),
  masked_scatter: both((x, y) =>
    x.dtype === y.dtype && y.numel >= x.numel && !isComplex(x)
      ? (a, b) => aten.masked_scatter_(a, aten.gt.Scalar(a, 1), b)
      : null,
  ),
  index_put: inPlace((x, c) => {
    if (x.ndim === 0 || x.shape[0] === 0) return null;
    const at = tensor([c.below(x.shape[0]!), c.below(x.shape[0]!)], { dtype: "int64" });
    const accumulate = c.below(2) === 1;
    return (y) => aten.index_put_(y, [at], aten.full([], 3, { dtype: y.dtype }), accumulate);
  }),
  index_fill: inPlace((x, c) => {
    const dim = dimOf(x, c);
    if (x.ndim === 0 || x.shape[dim] === 0) return null;
    const at = tensor([c.below(x.shape[dim]!)], { dtype: "int64" });
    return (y) => aten.index_fill_.int_Scalar(y, dim, at, 4);
  }),
  list: both((x, y) =>
    x.dtype === y.dtype && x.dtype === "float32" ? (a, b) => aten._foreach_add_.Scalar([a, b], 1) : null,
  ),
  turn: inPlace((x, c) => {
    if (c.below(2) === 0) return x.ndim === 2 ? (y) => aten.t_(y) : null;
    const [a, b] = [dimOf(x, c), dimOf(x, c)];
    return (y) => aten.transpose_(y, a, b);
  }),
  squeeze_: inPlace((x, c) => {
    if (c.below(2) === 0) return (y) => aten.squeeze_(y);
    const dim = c.below(x.ndim + 1);
    return x.ndim > 3 ? null : (y) => aten.unsqueeze_(y, dim);
  }),
  as_strided_: inPlace((x, c) => {
    if (x.numel < 2) return null;
    const size = 1 + c.below(2);
    return (y) => aten.as_strided_(y, [size], [1]);
  }),
  resize: inPlace((x, c) => {
    const shape = c.of([[x.numel], [1], [2], [2, 2], [3, 2], [x.numel + 2]]);
    return (y) => aten.resize_(y, shape);
  }),

  clone: view((_x, c) => {
    const format = c.of([null, "contiguous_format"]);
    return (y) => aten.clone(y, { memory_format: format });
  }),
  compute: view((x, c) => {
    const value = c.below(3);
    return x.dtype === "bool" ? null : (y) => aten.mul.Scalar(y, value);
  }),
  zeros: view((x, c) => {
    const shape = c.of([[0], [4], [2, 2], [2, 3]]);
    return () => aten.zeros(shape, { dtype: x.dtype });
  }),
};
const names = Object.keys(kinds);

interface InputSpec {
  readonly dtype: "float32" | "int32" | "complex64" | "float64";
  readonly layout: "plain" | "transposed" | "slice" | "gaps" | "shared";
  readonly shape: readonly number[];
}

/** The inputs of a program, with the same geometry each time. */
function inputsOf(specs: readonly InputSpec[], first: number): Tensor[] {
  const inputs: Tensor[] = [];
  for (const [at, { dtype, layout, shape }] of specs.entries()) {
    const before = inputs.at(-1);
    if (layout === "shared" && before !== undefined && before.numel > 0) {
      inputs.push(aten.slice.Tensor(before, 0, at % before.shape[0]!, 1000, 1));
      continue;
    }
    const numel = shape.reduce((product, size) => product * size, 1);
    const list = Array.from({ length: 2 * numel + 2 }, (_, i) => ((first + 3 * i + at) % 7) - 1);
    const all = aten.add.Scalar(tensor(list), 0);
    const typed: Tensor = aten._to_copy(all, { dtype });
    const strides = shape.map((_, dim) => shape.slice(dim + 1).reduce((product, size) => product * size, 1));
    if (layout === "transposed")
      inputs.push(aten.transpose.int(aten.clone(aten.as_strided(typed, shape, strides, 0)), 0, -1));
    else if (layout === "slice") inputs.push(aten.as_strided(typed, shape, strides, 2));
    else if (layout === "gaps")
      inputs.push(aten.as_strided(typed, shape, strides.map((step) => 2 * step), 0)); // biome-ignore format: one line
    else inputs.push(aten.clone(aten.as_strided(typed, shape, strides, 0)));
  }
  return inputs;
}

interface Program {
  readonly inputs: readonly InputSpec[];
  readonly steps: readonly Step[];
  readonly results: readonly number[];
  readonly again: number;
}

export const programs: fc.Arbitrary<Program> = fc.record({
  inputs: fc.array(
    fc.record({
      dtype: fc.constantFrom("float32", "float32", "float32", "int32", "complex64", "float64"),
      layout: fc.constantFrom("plain", "plain", "transposed", "slice", "gaps", "shared"),
      shape: fc.constantFrom([4], [6], [2, 2], [2, 3], [2, 1, 2]),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  steps: fc.array(fc.tuple(fc.nat(names.length - 1), fc.nat(60), fc.nat(60), fc.nat(60), fc.nat(60), fc.nat(60)), {
    minLength: 2,
    maxLength: 9,
  }),
  results: fc.array(fc.nat(99), { minLength: 1, maxLength: 4 }),
  again: fc.nat(6),
});

/** The steps that eager code does not reject, for tensors of this geometry. */
function actionsOf(steps: readonly Step[], inputs: readonly Tensor[]): Action[] {
  const tensors = [...inputs];
  const actions: Action[] = [];
  for (const step of steps) {
    try {
      const action = kinds[names[step[0]]!]!(tensors, new Choices(step));
      if (action === null) continue;
      const produced = action(tensors);
      actions.push(action);
      if (produced !== null) tensors.push(produced);
    } catch {}
  }
  return actions;
}

/** The numbers of tensors; unsigned dtypes have no sign. */
function numbersIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbersIn);
  return typeof value === "number" ? String(value + 0) : value;
}

type Geometry = Pick<Tensor, "shape" | "strides" | "offset">;

interface Seen {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly elements: unknown;
}
const seen = (x: Tensor): Seen => ({
  dtype: x.dtype,
  shape: [...x.shape],
  elements: numbersIn(
    (isComplex(x) ? [x.real, x.imag] : [x]).map((part) =>
      part.dtype === "int64" ? part.toArray({ bigint: true }) : part.toArray(),
    ),
  ),
});

const sameGeometry = (a: Geometry, b: Geometry): boolean =>
  isDeepStrictEqual([a.shape, a.strides, a.offset], [b.shape, b.strides, b.offset]);

/** The effects of a call: results, inputs afterwards, which of them were written to, and which tensors share memory. */
function outcome(run: (...inputs: Tensor[]) => readonly Tensor[], inputs: readonly Tensor[]) {
  const before = inputs.map(({ version, shape, strides, offset }) => ({ version, shape, strides, offset }));
  const results = run(...inputs);
  const all = [...results, ...inputs];
  return {
    results: results.map(seen),
    inputs: inputs.map((x) => ({ ...seen(x), strides: [...x.strides], offset: x.offset })),
    // An input that was turned into another view of its memory counts as written.
    written: inputs.map(
      (x, i) =>
        x.version > before[i]!.version &&
        inputs.every((y, j) => x.storage !== y.storage || sameGeometry(y, before[j]!)),
    ),
    shared: all.flatMap((x, i) => all.flatMap((y, j) => (i < j && x.storage === y.storage ? [`${i} ${j}`] : []))),
  };
}

type Outcome = ReturnType<typeof outcome>;

function assertEqual(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const [got, wanted] = [actual, expected].map((value) => inspect(value, { depth: 9, breakLength: 160 }));
  throw new Error(`${what}: expected ${wanted}, got ${got}`);
}

function compare(what: string, actual: Outcome, expected: Outcome): void {
  assertEqual(`${what}: results`, actual.results, expected.results);
  assertEqual(`${what}: inputs`, actual.inputs, expected.inputs);
  // Eager writes of no elements count, too.
  assertEqual(
    `${what}: only written here`,
    actual.written.flatMap((written, i) => (written && !expected.written[i] ? [i] : [])),
    [],
  );
  // Tensors that share memory here also do in eager code, but not vice versa: results that were written to are new.
  assertEqual(
    `${what}: only shared here`,
    actual.shared.filter((pair) => !expected.shared.includes(pair)),
    [],
  );
}

/** A program as a function, of the steps that eager code does not reject. */
export function programOf({ inputs: specs, steps, results }: Program): {
  readonly program: (...inputs: Tensor[]) => Tensor[];
  readonly inputs: (first: number) => Tensor[];
} {
  const inputs = (first: number): Tensor[] => inputsOf(specs, first);
  const actions = actionsOf(steps, inputs(0));
  const program = (...given: Tensor[]): Tensor[] => {
    const tensors = [...given];
    for (const action of actions) {
      const outputs = action(tensors);
      if (outputs !== null) tensors.push(outputs);
    }
    return results.map((at) => tensors[at % tensors.length]!);
  };
  return { program, inputs };
}

/** @throws where a functionalized program differs from the eager one */
export function checkProgram(given: Program): void {
  const { program, inputs } = programOf(given);
  const expected = outcome(program, inputs(0));
  const other = outcome(program, inputs(given.again));
  for (const remove of modes) {
    const functional = functionalize(program, { remove });
    compare(remove, outcome(functional, inputs(0)), expected);
    const graph = makeGraph(functional)(...inputs(0));
    assertEqual(`${remove}: writes in the graph`, writesIn(graph), []);
    compare(
      `graph, ${remove}`,
      outcome((...args) => graph.run(...args) as Tensor[], inputs(given.again)),
      other,
    );
  }
}

const isLast = (node: GraphNode | null): boolean =>
  node?.op !== null && /^aten::(copy_|resize_|as_strided_)$/.test(node?.op.name ?? "");

/** What a graph writes to besides its inputs. */
function writesIn(graph: Graph): string[] {
  const isInput = (node: GraphNode): boolean =>
    node.kind === "placeholder" || (isLast(node) && isInput(node.args[0] as GraphNode));
  return graph.nodes.flatMap((node) => {
    const writes = node.op?.schema.arguments.some(({ alias }) => alias?.write === true) === true;
    return writes && !isInput(node) ? [node.op!.name] : [];
  });
}
