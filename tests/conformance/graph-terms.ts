// What a graph computes, as terms: without names, without the order of calls, and without the memory in which intermediate results live. Graphs with the same
// terms compute the same values from every input. Terms are built in a normal form, by rules that keep every value's bits; where PyTorch's graph has other
// values than ours for some inputs, a row of `deviations` rewrites its term and says why ours is better.

import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { isLoop } from "../../runtime/dispatch/in-place-form.js";
import type { OperatorEntry } from "../../runtime/dispatch/operator-entry.js";
import { isRandom, writesOf } from "../../runtime/graphs/effects.js";
import type { Graph } from "../../runtime/graphs/graph.js";
import { GraphNode } from "../../runtime/graphs/node.js";
import { Interpreter } from "../../runtime/graphs/run.js";
import { findOperator } from "./library.js";
import { elementsOf } from "./values.js";

/** A tensor that an operator computes from others. Equal terms are one object. */
export interface Term {
  readonly id: number;
  readonly op: string;
  readonly args: readonly TermArgument[];
  readonly dtype: string;
  readonly shape: readonly number[];
}
/** A number, string or null is its text. */
export type TermArgument = Term | string | readonly TermArgument[];

export const isTerm = (value: TermArgument | null | undefined): value is Term =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A tensor's type: what a term's value is like. */
type Like = Pick<Term, "dtype" | "shape">;

/** Where the elements of a tensor are: in memory of its own, or in that of another tensor. */
interface Place {
  read(): Term;
  write(value: Term): void;
}
type Places = Place | readonly Places[];

const sameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((size, i) => size === b[i]);

const countOf = (shape: readonly number[]): number => shape.reduce((all, size) => all * size, 1);
/** Whether the elements are one after the other; a dimension of one element has any stride. */
function isContiguous(shape: readonly number[], strides: readonly number[]): boolean {
  let step = 1;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    if (shape[dim] !== 1 && strides[dim] !== step) return false;
    step *= shape[dim]!;
  }
  return true;
}

/** The terms of the graphs that are compared with each other. */
export class Terms {
  readonly #known = new Map<string, Term>();
  /** Which deviations were used; those of `deviate` alone are tried. */
  readonly used = new Set<Deviation>();
  deviate: readonly Deviation[] = [];

  /** The term itself, without rules. */
  term(op: string, args: readonly TermArgument[], { dtype, shape }: Like): Term {
    // A tensor without elements is its shape, whatever computes it.
    if (op !== "nothing" && countOf(shape) === 0) return this.term("nothing", [], { dtype, shape });
    const key = `${op}(${args.map(keyOf).join()}):${dtype}[${shape.join()}]`;
    let term = this.#known.get(key);
    if (term === undefined) {
      term = { id: this.#known.size, op, args, dtype, shape };
      this.#known.set(key, term);
    }
    return term;
  }

  /** A tensor of one number. */
  full(value: string, like: Like): Term {
    return this.term("full", [rounded(value, like.dtype)], like);
  }

  /** The same elements in row-major order in another shape. */
  reshape(x: Term, shape: readonly number[]): Term {
    if (sameList(x.shape, shape)) return x;
    if (x.op === "reshape") return this.reshape(x.args[0] as Term, shape);
    if (x.op === "aten::logical_not")
      return this.make(x.op, [this.reshape(x.args[0] as Term, shape)], { dtype: x.dtype, shape });
    if (x.op === "full") return this.full(x.args[0] as string, { dtype: x.dtype, shape });
    return this.term("reshape", [x], { dtype: x.dtype, shape });
  }

  permute(x: Term, order: readonly number[]): Term {
    if (order.every((dim, i) => dim === i)) return x;
    const shape = order.map((dim) => x.shape[dim]!);
    // Only dimensions of one element change their place.
    const long = order.filter((dim) => x.shape[dim] !== 1);
    if (long.every((dim, i) => i === 0 || dim > long[i - 1]!)) return this.reshape(x, shape);
    if (x.op === "permute") {
      const first = (x.args[1] as readonly string[]).map(Number);
      return this.permute(
        x.args[0] as Term,
        order.map((dim) => first[dim]!),
      );
    }
    if (x.op === "full") return this.full(x.args[0] as string, { dtype: x.dtype, shape });
    return this.term("permute", [x, order.map(String)], { dtype: x.dtype, shape });
  }

  expand(x: Term, shape: readonly number[]): Term {
    if (sameList(x.shape, shape)) return x;
    if (x.op === "expand") return this.expand(x.args[0] as Term, shape);
    if (x.op === "aten::logical_not")
      return this.make(x.op, [this.expand(x.args[0] as Term, shape)], { dtype: x.dtype, shape });
    if (x.op === "full") return this.full(x.args[0] as string, { dtype: x.dtype, shape });
    // Leading dimensions of one element are those that expansion adds itself.
    const front = x.shape.findIndex((size) => size !== 1);
    const least = this.reshape(x, front < 0 ? [] : x.shape.slice(front));
    return this.term("expand", [least], { dtype: x.dtype, shape });
  }

  cast(x: Term, dtype: string): Term {
    if (x.dtype === dtype) return x;
    return this.term("cast", [x], { dtype, shape: x.shape });
  }

  slice(x: Term, dim: number, start: number, step: number, length: number): Term {
    if (start === 0 && step === 1 && length === x.shape[dim]) return x;
    const shape = x.shape.map((size, i) => (i === dim ? length : size));
    if (x.op === "full") return this.full(x.args[0] as string, { dtype: x.dtype, shape });
    if (x.op === "written") {
      const [base, part, piece] = x.args as readonly [Term, Term, Term];
      const [of, along, from, by] = part.args;
      if (
        part.op === "slice" &&
        (of as Term).op === "base" &&
        Number(along) === dim &&
        step === 1 &&
        Number(by) === 1
      ) {
        const [first, count] = [Number(from), part.shape[dim]!];
        if (start === first && length === count) return piece;
        if (start + length <= first || first + count <= start) return this.slice(base, dim, start, step, length);
      }
    }
    return this.term("slice", [x, String(dim), String(start), String(step)], { dtype: x.dtype, shape });
  }

  /** A term with this operator, by the rules. */
  make(op: string, args: readonly TermArgument[], like: Like): Term {
    const simple = simplify(this, viewOf(op), args, like);
    for (const deviation of this.deviate) {
      const better = deviation.rewrite(this, simple);
      if (better === null) continue;
      this.used.add(deviation);
      return better;
    }
    return simple;
  }
}

const keyOf = (value: TermArgument): string =>
  isTerm(value)
    ? `#${value.id}`
    : typeof value === "string"
      ? value
      : `[${(value as readonly TermArgument[]).map(keyOf).join()}]`;

/** A number as a tensor of the dtype has it. */
function rounded(value: string, dtype: string): string {
  const number = Number(value);
  if (Number.isNaN(number)) return value === "true" ? "1" : value === "false" ? "0" : value;
  const text = (exact: number): string => (Object.is(exact, -0) ? "-0" : String(exact));
  return text(dtype === "float32" ? Math.fround(number) : number);
}

// -- rules

/** Operators whose results are the elements of the argument, in row-major order. */
const reshapes: ReadonlySet<string> = new Set(
  [
    "view",
    "_unsafe_view",
    "_reshape_alias",
    "reshape",
    "unsqueeze",
    "squeeze",
    "squeeze.dim",
    "flatten.using_ints",
  ].map((name) => `aten::${name}`),
);
/** Operators whose result is their first argument. */
const identities: ReadonlySet<string> = new Set(
  ["clone", "detach", "alias", "lift_fresh", "lift_fresh_copy", "contiguous", "positive"].map(
    (name) => `aten::${name}`,
  ),
);
/** Overloads for numbers, which compute what those for tensors compute of a tensor of the number. */
const numbers = /^aten::(add|sub|mul|div|eq|ne|lt|le|gt|ge|bitwise_and|bitwise_or)\.(Scalar|Tensor)$/;
const commutative: ReadonlySet<string> = new Set(
  ["add", "mul", "eq", "ne", "bitwise_and", "bitwise_or", "logical_and", "logical_or", "maximum", "minimum"].map(
    (name) => `aten::${name}`,
  ),
);
const reductions =
  /^aten::(sum\.dim_IntList|mean\.dim|amax|amin|linalg_vector_norm|logsumexp|prod\.dim_int|any\.dim|all\.dim)$/;

const isElementwise = new Map<string, boolean>();
/** Whether each element of the result depends on the elements of its place alone. */
function elementwise(op: string): boolean {
  let is = isElementwise.get(op);
  if (is === undefined) {
    const names = [op, `${op}.Tensor`, `${op}.self`];
    is = names.some((name) => dispatcher.find(name) !== undefined && isLoop(dispatcher.get(name)));
    isElementwise.set(op, is);
  }
  return is;
}

/** The view of which an operator makes a copy; any other operator as it is. */
const viewOf = (op: string): string => (op.startsWith("aten::_to_copy") ? op : op.replace(/_copy(?=\.|$)/, ""));

const scatters: ReadonlyMap<string, string> = new Map([
  ["aten::slice_scatter", "aten::slice.Tensor"],
  ["aten::select_scatter", "aten::select.int"],
  ["aten::diagonal_scatter", "aten::diagonal"],
  ["aten::as_strided_scatter", "aten::as_strided"],
]);

function simplify(terms: Terms, op: string, given: readonly TermArgument[], like: Like): Term {
  let args = given;
  const [x, y, z] = args;
  const { shape, dtype } = like;
  if (isTerm(x)) {
    if (identities.has(op)) return x;
    const scattered = scatters.get(op);
    if (scattered !== undefined) {
      const whole = terms.term("base", [], x);
      return replaced(terms, x, terms.make(scattered, [whole, ...args.slice(2)], y as Term), y as Term);
    }
    if (op === "aten::resize" && args.at(-1) === "a line" && countOf(shape) <= countOf(x.shape))
      return terms.reshape(terms.slice(terms.reshape(x, [countOf(x.shape)]), 0, 0, 1, countOf(shape)), shape);
    if (op === "aten::as_strided") {
      const steps = (z as readonly string[]).map(Number);
      if (args[4] === "a line") {
        const line = terms.reshape(x, [countOf(x.shape)]);
        const from = Number(args[3]);
        if (isContiguous(shape, steps) && from >= 0 && from + countOf(shape) <= line.shape[0]!)
          return terms.reshape(terms.slice(line, 0, from, 1, countOf(shape)), shape);
        return terms.term(op, [line, ...args.slice(1)], like);
      }
      if (sameList(x.shape, shape) && args[4] === `laid out ${steps.join()} from ${args[3] as string}`) return x;
    }
    if (reshapes.has(op)) return terms.reshape(x, shape);
    if (op === "aten::_to_copy") return terms.cast(x, dtype);
    if (op === "aten::expand") return terms.expand(x, shape);
    if (/^aten::(zeros_like|ones_like|full_like|new_zeros|new_ones|new_full)$/.test(op))
      return terms.full(
        op.includes("zeros") ? "0" : op.includes("ones") ? "1" : ((op === "aten::new_full" ? z : y) as string),
        like,
      );
    const dims = x.shape.length;
    const wrap = (dim: TermArgument | undefined): number => (Number(dim) + dims) % Math.max(dims, 1);
    if (op === "aten::t") return terms.permute(x, dims < 2 ? x.shape.map((_, i) => i) : [1, 0]);
    if (op === "aten::transpose.int") {
      const order = x.shape.map((_, i) => i);
      if (dims > 0) [order[wrap(y)], order[wrap(z)]] = [order[wrap(z)]!, order[wrap(y)]!];
      return terms.permute(x, order);
    }
    if (op === "aten::permute") return terms.permute(x, (y as readonly string[]).map(wrap));
    if (op === "aten::slice.Tensor") {
      const dim = wrap(y);
      const size = x.shape[dim]!;
      const from = z === "null" ? 0 : Number(z);
      const start = Math.min(Math.max(from < 0 ? from + size : from, 0), size);
      return terms.slice(x, dim, start, Number(args[4]), shape[dim]!);
    }
    if (op === "aten::select.int") {
      const dim = wrap(y);
      const at = Number(z) < 0 ? Number(z) + x.shape[dim]! : Number(z);
      return terms.reshape(terms.slice(x, dim, at, 1, 1), shape);
    }
    if (op === "aten::masked_fill.Scalar" || op === "aten::masked_fill.Tensor")
      return terms.make(
        "aten::where.self",
        [y!, isTerm(z) ? z : terms.full(z as string, { dtype, shape: [] }), x],
        like,
      );
    if (op === "aten::flip") args = [x, (y as readonly string[]).map((dim) => String(wrap(dim))).sort()];
    if (op === "aten::index_select") {
      const order = z as Term;
      const backwards =
        order.op === "constant" && order.args.every((at, i) => Number(at) === order.args.length - 1 - i);
      if (backwards && order.args.length === x.shape[wrap(y)])
        return terms.make("aten::flip", [x, [String(wrap(y))]], like);
      args = [x, String(wrap(y)), order];
    }
    if (op === "aten::neg" && x.op === "aten::neg") return x.args[0] as Term;
    // Gradients are linear in what they are multiplied by.
    if (op === "aten::mish_backward" && x.op === "aten::neg")
      return terms.make("aten::neg", [terms.make(op, [x.args[0]!, y!], like)], like);
    if (op === "aten::abs" && x.op === "aten::neg") return terms.make("aten::abs", x.args, like);
    if (op === "aten::logical_not" && x.op === "aten::logical_not" && (x.args[0] as Term).dtype === "bool")
      return x.args[0] as Term;
    // Of truth values: products, and what is not one of two.
    if (
      dtype === "bool" &&
      /^aten::(mul|bitwise_and|bitwise_or)(\.Tensor)?$/.test(op) &&
      isTerm(y) &&
      x.dtype === "bool" &&
      y.dtype === "bool"
    )
      return terms.make(op.includes("bitwise_or") ? "aten::logical_or" : "aten::logical_and", [x, y], like);
    if (op === "aten::logical_and" && isTerm(y) && x.op === "aten::logical_not" && y.op === "aten::logical_not")
      return terms.make("aten::logical_not", [terms.make("aten::logical_or", [x.args[0]!, y.args[0]!], like)], like);
    if (/^aten::gt(\.Scalar)?$/.test(op) && x.op === "aten::neg" && y === "0")
      return terms.make("aten::lt", [x.args[0]!, y], like);
    if (op === "aten::ne") return terms.make("aten::logical_not", [terms.make("aten::eq", args, like)], like);
    if (op === "aten::where.self" && x.op === "aten::logical_not" && (x.args[0] as Term).dtype === "bool")
      return terms.make("aten::where.self", [x.args[0]!, z!, y!], like);
    if (op === "aten::rsub.Scalar" && z === "1") return terms.make("aten::sub", [y!, x], like);
    if (op === "aten::rsub.Tensor" && z === "1") return terms.make("aten::sub", [y!, x], like);
    if (op === "aten::sum") {
      return terms.make("aten::sum.dim_IntList", [x, x.shape.map((_, i) => String(i)), "0", y!], like);
    }
    if (reductions.test(op)) {
      // Where reduced dimensions are kept, the elements are the same.
      const list = findOperator(op)!.schema.arguments;
      const keep = list.findIndex(({ name }) => name === "keepdim");
      const over = list.findIndex(({ name }) => name === "dim");
      const out = list.findIndex(({ name }) => name === "dtype");
      const among = args[over]!;
      const all = [among === "null" || (Array.isArray(among) && among.length === 0) ? x.shape.map((_, i) => i) : among]
        .flat()
        .map(wrap)
        .sort((a, b) => a - b);
      const kept = args[keep] === "1" || args[keep] === "true";
      args = args.map((value, i) => (i === over ? all.map(String) : i === keep ? "0" : value));
      if (out >= 0 && args[out] === x.dtype) args = args.map((value, i) => (i === out ? "null" : value));
      const small = x.shape.filter((_, i) => !all.includes(i));
      if (kept) return terms.reshape(terms.term(op, args, { dtype, shape: small }), shape);
    }
  }
  if (/^aten::(zeros|ones|full|scalar_tensor)$/.test(op))
    return terms.full(
      op === "aten::zeros" ? "0" : op === "aten::ones" ? "1" : ((op === "aten::full" ? y : x) as string),
      like,
    );
  if (/^aten::(new_)?empty(_like|_strided|\.memory_format)?$/.test(op)) return terms.term("empty", [], like);
  if (op === "aten::stack") {
    const dim = (Number(y) + shape.length) % shape.length;
    const pieces = (x as readonly Term[]).map((piece) =>
      terms.reshape(
        piece,
        shape.map((size, i) => (i === dim ? 1 : size)),
      ),
    );
    return terms.make("aten::cat", [pieces, String(dim)], like);
  }
  if (op === "aten::cat") {
    const dim = (Number(y) + shape.length) % shape.length;
    args = [x!, String(dim)];
    if ((x as readonly Term[]).length === 1) return (x as readonly Term[])[0]!;
  }
  if (op === "aten::arange.start_step") {
    const [from, to, step] = [Number(x), Number(y), Number(z)];
    const count = Math.max(Math.ceil((to - from) / step), 0);
    return terms.term(
      "constant",
      Array.from({ length: count }, (_, i) => String(from + i * step)),
      like,
    );
  }
  if (op === "aten::addmm" && args[3] === "1" && args[4] === "1")
    return terms.make("aten::add", [x!, terms.make("aten::mm", [y!, z!], like)], like);
  if (op.startsWith("aten::convolution_backward")) {
    // Without a gradient for the bias its sizes say nothing.
    const mask = args.at(-1) as readonly string[];
    if (mask[2] === "0" || mask[2] === "false") args = args.map((value, i) => (i === 3 ? "null" : value));
  }
  const both = numbers.exec(op);
  if (both !== null) {
    const isSum = both[1] === "add" || both[1] === "sub";
    if (!isSum || z === "1") return terms.make(`aten::${both[1]}`, args.slice(0, 2), like);
  }
  if (elementwise(op)) {
    // Comparisons with numbers keep the shape that their tensor has.
    const only = args.filter(isTerm);
    const keeps = only.length === 1 && /^aten::(eq|lt|gt|le|ge|isnan|logical_not)$/.test(op);
    if (keeps && only[0]!.op === "reshape" && op !== "aten::logical_not") {
      const of = only[0]!.args[0] as Term;
      return terms.reshape(
        terms.make(
          op,
          args.map((arg) => (isTerm(arg) ? of : arg)),
          { dtype, shape: of.shape },
        ),
        shape,
      );
    }
    // What is expanded to the result's shape is so by the operator, too, and a tensor of one number is the number.
    const dtypes = args.filter(isTerm).map((arg) => arg.dtype);
    const one = dtypes.every((each) => each === dtypes[0]);
    args = args.map((arg) => {
      if (!isTerm(arg)) return /^-?[\d.]/.test(arg as string) && one ? rounded(arg as string, dtypes[0] ?? dtype) : arg;
      const inner = arg.op === "expand" ? (arg.args[0] as Term) : arg;
      if (!one || keeps || inner.shape[0] !== 1) return inner;
      const front = inner.shape.findIndex((size) => size !== 1);
      return terms.reshape(inner, front < 0 ? [] : inner.shape.slice(front));
    });
    if (only.length > 0 && !keeps && one && shape[0] === 1) {
      const front = shape.findIndex((size) => size !== 1);
      return terms.reshape(terms.make(op, args, { dtype, shape: front < 0 ? [] : shape.slice(front) }), shape);
    }
    const others = args.filter((arg): arg is Term => isTerm(arg) && arg.op !== "full");
    if (
      both === null &&
      /^aten::(add|sub|mul|div|eq|lt|le|gt|ge|bitwise_and|bitwise_or|where\.self)$/.test(op) &&
      others.length > 0
    ) {
      const kinds = others.filter((arg) => op !== "aten::where.self" || arg !== args[0]).map((arg) => arg.dtype);
      args = args.map((arg, i) =>
        isTerm(arg) &&
        arg.op === "full" &&
        (kinds.length === 0 || kinds.includes(arg.dtype) || arg.shape.length === 0) &&
        !(op === "aten::where.self" && i === 0)
          ? rounded(arg.args[0] as string, kinds[0] ?? dtype)
          : arg,
      );
    }
    if (
      (op === "aten::mul" || op === "aten::div") &&
      args[1] === "1" &&
      isTerm(args[0]) &&
      args[0].dtype === dtype &&
      sameList(args[0].shape, shape)
    )
      return args[0];
    // A negated factor negates the product.
    if (op === "aten::mul" || op === "aten::div") {
      const at = args.findIndex((arg) => isTerm(arg) && arg.op === "aten::neg");
      if (at >= 0)
        return terms.make(
          "aten::neg",
          [
            terms.make(
              op,
              args.map((arg, i) => (i === at ? (arg as Term).args[0]! : arg)),
              like,
            ),
          ],
          like,
        );
    }
    if (op === "aten::logical_and") {
      const [a, b] = args as readonly Term[];
      const finite = (same: Term, bounded: Term): boolean =>
        same.op === "aten::eq" &&
        same.args[0] === same.args[1] &&
        bounded.op === "aten::logical_not" &&
        isTerm(bounded.args[0]) &&
        bounded.args[0].op === "aten::eq" &&
        bounded.args[0].args.some((arg) => arg === "Infinity") &&
        bounded.args[0].args.some((arg) => isTerm(arg) && arg.op === "aten::abs" && arg.args[0] === same.args[0]);
      if (finite(a!, b!)) return terms.make("aten::isfinite", [a!.args[0]!], like);
      if (finite(b!, a!)) return terms.make("aten::isfinite", [b!.args[0]!], like);
    }
    // The formula of silu_backward: g (s (1 + x (1 - s))).
    if (op === "aten::mul") {
      for (const [i, product] of args.entries()) {
        const s = within(product, "aten::mul") ? product.args.find((arg) => within(arg, "aten::sigmoid")) : undefined;
        if (!isTerm(s)) continue;
        const slope = besides(besides(product, "aten::mul", s) ?? undefined, "aten::add", "1");
        const rest = slope === null ? null : besides(slope, "aten::mul", s.args[0]!);
        if (within(rest, "aten::sub") && rest.args[0] === "1" && rest.args[1] === s)
          return terms.make("aten::silu_backward", [args[1 - i]!, s.args[0]!], like);
      }
    }
    // The formula of mish_backward.
    if (op === "aten::mul") {
      for (const [i, sum] of args.entries()) {
        if (!within(sum, "aten::add")) continue;
        for (const t of sum.args) {
          if (!within(t, "aten::tanh") || !within(t.args[0], "aten::softplus")) continue;
          const [of, ...plain] = t.args[0].args;
          if (plain.join() !== "1,20") continue;
          const product = besides(sum, "aten::add", t) as Term;
          const rest = product.args.find(
            (arg) =>
              within(arg, "aten::sub") &&
              arg.args[0] === "1" &&
              within(arg.args[1], "aten::mul") &&
              arg.args[1].args.every((each) => each === t),
          );
          const gated = rest === undefined ? null : besides(product, "aten::mul", rest);
          const gate = gated === null ? null : besides(gated as Term, "aten::mul", of!);
          if (gate !== null && within(gate, "aten::sigmoid") && gate.args[0] === of)
            return terms.make("aten::mish_backward", [args[1 - i]!, of!], like);
        }
      }
    }
    // Where a number is positive, it is its magnitude.
    if (op === "aten::where.self" && isTerm(args[1]) && args[1].op === "aten::log") {
      const [mask, of] = [args[0] as Term, args[1].args[0] as Term];
      const signed = mask.args[0];
      if (of.op === "aten::abs" && of.args[0] === signed && mask.args[1] === "0" && /^aten::(gt|lt)$/.test(mask.op))
        args = [
          mask,
          terms.make("aten::log", [mask.op === "aten::gt" ? signed! : terms.make("aten::neg", [signed!], of)], args[1]),
          args[2]!,
        ];
    }
    if (op === "aten::where.self" && args[1] === args[2] && isTerm(args[1]) && sameList(args[1].shape, shape))
      return args[1];
  }
  if (commutative.has(op)) args = args.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
  return terms.term(op, args, like);
}

// -- deviations

/** Where PyTorch's graph has other values for some inputs, or is written out where ours is one operator. */
export interface Deviation {
  readonly reason: string;
  /** What ours has in place of PyTorch's term; null for other terms. */
  rewrite(terms: Terms, term: Term): Term | null;
}

/** The other operand of a sum or product that has this one. */
function besides(term: TermArgument | undefined, op: string, operand: TermArgument): TermArgument | null {
  if (!within(term, op)) return null;
  return term.args[0] === operand ? term.args[1]! : term.args[1] === operand ? term.args[0]! : null;
}

/** The term whose elements this one has in another shape. */
const bare = (term: TermArgument | undefined): TermArgument | undefined =>
  isTerm(term) && /^(reshape|expand|cast)$/.test(term.op) ? bare(term.args[0]) : term;

const within = (term: TermArgument | null | undefined, op: string): term is Term => isTerm(term) && term.op === op;

export const deviations: readonly Deviation[] = [
  {
    reason: "the decomposition of elu, selu and celu is by expm1, which is exact near 0; there by exp - 1",
    rewrite: (terms, term) =>
      term.op === "aten::sub" && term.args[1] === "1" && within(term.args[0], "aten::exp")
        ? terms.make("aten::expm1", term.args[0].args, term)
        : null,
  },
  {
    reason:
      "the gradient for targets is by log1p, which is exact for small probabilities; there by the logarithm of a difference",
    rewrite: (terms, term) => {
      const [wrong, right] = term.args;
      if (term.op !== "aten::sub" || !within(wrong, "aten::log") || !within(right, "aten::log")) return null;
      const [rest] = wrong.args;
      if (!within(rest, "aten::sub") || rest.args[0] !== "1" || rest.args[1] !== right.args[0]) return null;
      return terms.make(
        "aten::sub",
        [terms.make("aten::log1p", [terms.make("aten::neg", right.args, rest)], wrong), right],
        term,
      );
    },
  },
  {
    reason: "quotients are divided once; there by the product with a reciprocal, which is rounded twice",
    rewrite: (terms, term) => {
      if (term.op !== "aten::mul") return null;
      const at = term.args.findIndex((arg) => within(arg, "aten::div") && arg.args[0] === "1");
      return at < 0 ? null : terms.make("aten::div", [term.args[1 - at]!, (term.args[at] as Term).args[1]!], term);
    },
  },
  {
    reason:
      "the gradient of hardswish at 3 is that of the operator's loop; in PyTorch it depends on the length of the tensor",
    rewrite: (terms, term) =>
      term.op === "aten::le" && term.args[1] === "3" ? terms.make("aten::lt", term.args, term) : null,
  },
  {
    reason:
      "gradients of extremes are shared among ties by a mask; there by a product with it, which gives -0, and NaN for infinite gradients",
    rewrite: (terms, term) => {
      if (term.op !== "aten::mul") return null;
      const at = term.args.findIndex((arg) => isTerm(arg) && arg.dtype === "bool");
      const [mask, share] = [term.args[at], term.args[1 - at]];
      if (!within(share, "aten::div")) return null;
      const ties = bare(share.args[1]);
      return within(ties, "aten::sum.dim_IntList") && bare(ties.args[0]) === bare(mask)
        ? terms.make("aten::where.self", [mask!, share, "0"], term)
        : null;
    },
  },
  {
    reason:
      "the decomposition of xlogy is NaN where the second factor is; there where the first is, although that factor is 0",
    rewrite: (terms, term) => {
      const [missing, self, product] = term.args;
      if (term.op !== "aten::where.self" || !within(missing, "aten::isnan") || missing.args[0] !== self) return null;
      if (!within(product, "aten::where.self") || !within(product.args[2], "aten::mul")) return null;
      const log = besides(product.args[2], "aten::mul", self!);
      if (log === null || !within(log, "aten::log")) return null;
      const other = log.args[0]!;
      if (other === self) return null;
      return terms.make(term.op, [terms.make(missing.op, [other], missing), other, product], term);
    },
  },
  {
    reason: "a number is handed on as it is; there it is summed to its own shape, which turns -0 into 0",
    rewrite: (_terms, term) => {
      const [of] = term.args;
      return term.op === "aten::sum.dim_IntList" && isTerm(of) && of.shape.length === 0 && of.dtype === term.dtype
        ? of
        : null;
    },
  },
  {
    reason: "a sum over two dimensions is one sum; there the sum of a sum",
    rewrite: (terms, term) => {
      const [inner, dims] = term.args;
      if (
        term.op !== "aten::sum.dim_IntList" ||
        !within(inner, term.op) ||
        keyOf(dims!) !== "[0]" ||
        keyOf(inner.args[1]!) !== "[0]"
      )
        return null;
      return terms.make(term.op, [inner.args[0]!, ["0", "1"], "0", "null"], term);
    },
  },
  {
    reason: "the gradient of hypot divides before it multiplies, as PyTorch's later versions: the product may overflow",
    rewrite: (terms, term) => {
      if (term.op !== "aten::div" || !within(term.args[1], "aten::hypot") || !within(term.args[0], "aten::mul"))
        return null;
      const [a, b] = term.args[0].args as readonly [Term, Term];
      const root = term.args[1];
      const [factor, grad] = root.args.includes(a) ? [a, b] : [b, a];
      return root.args.includes(factor)
        ? terms.make("aten::mul", [grad, terms.make("aten::div", [factor, root], root)], term)
        : null;
    },
  },
];

// -- reading graphs

/** The functional form of an operator that writes; null if there is none. */
function functionalForm(op: OperatorEntry): string | null {
  const namespace = op.name.slice(0, op.name.indexOf("::") + 2);
  const reads = op.schema.arguments
    .filter(({ alias, name }) => alias?.write !== true || name === "self")
    .map(({ name }) => name);
  const base = op.baseName.replace(/_$/, "");
  for (const overload of dispatcher.operators()) {
    if (overload.baseName !== base || !overload.name.startsWith(namespace) || overload.writes) continue;
    const names = overload.schema.arguments.map(({ name }) => name);
    if (names.join() === reads.join() && sameTypes(op, overload)) return overload.name;
  }
  return null;
}

function sameTypes(a: OperatorEntry, b: OperatorEntry): boolean {
  return b.schema.arguments.every(({ name, type }) => {
    const other = a.schema.arguments.find((argument) => argument.name === name)!;
    return JSON.stringify(other.type) === JSON.stringify(type);
  });
}

const forms = new Map<string, string | null>();

/** Runs a graph, and notes the term of each value. */
class Reader extends Interpreter {
  readonly terms: Terms;
  readonly places = new Map<GraphNode, Places>();
  readonly inputs: Place[] = [];
  draws = 0;
  result: readonly TermArgument[] = [];

  constructor(graph: Graph, terms: Terms) {
    super(graph);
    this.terms = terms;
  }

  override placeholder(node: GraphNode, value: unknown): unknown {
    const place = owned(this.terms.term(`in${this.inputs.length}`, [], value as Tensor));
    this.inputs.push(place);
    this.places.set(node, place);
    return super.placeholder(node, value);
  }

  override attribute(node: GraphNode, tensor: Tensor): unknown {
    const elements = elementsOf(tensor).map(literal);
    const one = elements.length === 1;
    this.places.set(
      node,
      owned(one ? this.terms.full(elements[0]!, tensor) : this.terms.term("constant", elements, tensor)),
    );
    return super.attribute(node, tensor);
  }

  override item(node: GraphNode, values: unknown, index: number): unknown {
    const of = this.places.get(node.args[0] as GraphNode) as readonly Places[];
    this.places.set(node, of[index]!);
    return super.item(node, values, index);
  }

  override call(node: GraphNode, values: readonly unknown[]): unknown {
    const op = node.op!;
    const { terms } = this;
    const like = (tensor: unknown): Like => {
      const { dtype, shape } = tensor as Tensor;
      return { dtype, shape };
    };
    const args = node.args.map((arg) => this.argument(arg));
    const layouts: string[] = [];
    if (/^(as_strided|resize_?$)/.test(op.baseName)) {
      // What strides of a tensor mean depends on where its elements are: one after the other, or by strides of their own.
      const { shape, strides, offset } = values[0] as Tensor;
      const isLine = isContiguous(shape, strides);
      layouts.push(isLine ? "a line" : `laid out ${strides.join()} from ${offset}`);
      const at = op.schema.arguments.findIndex(({ name }) => name === "storage_offset");
      if (at >= 0) {
        if (args[at] === "null") args[at] = String(offset);
        if (isLine) args[at] = String(Number(args[at]) - offset);
        const size = args[at - 2] as readonly string[];
        args[at - 1] = (args[at - 1] as readonly string[]).map((step, dim) => (size[dim] === "1" ? "0" : step));
      }
    }
    const drawn = isRandom(op) ? [`drawn ${++this.draws}`] : [];
    const more = [...layouts, ...drawn];
    const result = super.call(node, values);
    const writes = writesOf(op);
    const made = (name: string, given: readonly TermArgument[]): Places => {
      const item = (value: unknown, path: string): Places => {
        if (Array.isArray(value)) return value.map((one, i) => item(one, `${path}.${i}`));
        if (!isTensor(value)) return owned(terms.term("value", [], { dtype: "", shape: [] }));
        return owned(pieceOf(terms, viewOf(name), path.slice(1), [...given, ...more], like(value)));
      };
      return item(result, "");
    };
    if (writes.length > 0) this.places.set(node, this.written(node, args, values, result, more));
    else {
      const shared = op.schema.returns.map(({ alias, type }) =>
        alias === null && !JSON.stringify(type).includes("alias")
          ? -1
          : op.schema.arguments.findIndex((argument) => argument.alias !== null),
      );
      const from = shared[0] === undefined || shared[0] < 0 ? undefined : node.args[shared[0]];
      if (from instanceof GraphNode)
        this.places.set(node, this.viewed(node, this.places.get(from) as Place, args, result, more));
      else this.places.set(node, made(op.name, args));
    }
    return result;
  }

  override output(_node: GraphNode, value: unknown): unknown {
    const out = this.graph.nodes.find(({ kind }) => kind === "output")!;
    this.result = [this.argument(out.args[0]), ...this.inputs.map((input) => input.read()), `${this.draws} draws`];
    return value;
  }

  argument(arg: unknown): TermArgument {
    if (arg instanceof GraphNode) {
      const place = this.places.get(arg)!;
      return Array.isArray(place) ? (place as readonly Place[]).map((one) => one.read()) : (place as Place).read();
    }
    // Integers have no negative zero.
    if (Array.isArray(arg))
      return (arg as readonly unknown[]).map((one) => this.argument(Object.is(one, -0) ? 0 : one));
    return literal(arg);
  }

  /** The places of a view's results: what is written there is written to the base. */
  viewed(
    node: GraphNode,
    base: Place,
    args: readonly TermArgument[],
    result: unknown,
    more: readonly string[],
  ): Places {
    const { terms } = this;
    const name = node.op!.name;
    const view = (value: Tensor, path: string): Place => {
      const { dtype, shape } = value;
      const like = { dtype, shape };
      const read = (): Term => pieceOf(terms, name, path, [base.read(), ...args.slice(1), ...more], like);
      return {
        read,
        write: (piece) => {
          const before = base.read();
          const whole = terms.term("base", [], before);
          const part = pieceOf(terms, name, path, [whole, ...args.slice(1), ...more], like);
          base.write(replaced(terms, before, part, piece));
        },
      };
    };
    if (Array.isArray(result)) return (result as Tensor[]).map((value, i) => view(value, String(i)));
    return view(result as Tensor, "");
  }

  /** Writes what the functional form computes. */
  written(
    node: GraphNode,
    args: readonly TermArgument[],
    values: readonly unknown[],
    result: unknown,
    more: readonly string[],
  ): Places {
    const { terms } = this;
    const op = node.op!;
    const writes = writesOf(op);
    let form = forms.get(op.name);
    if (form === undefined) {
      form = functionalForm(op);
      forms.set(op.name, form);
    }
    const places = writes.map((at) => this.places.get(node.args[at] as GraphNode) as Place);
    const like = (at: number): Like => {
      const { dtype, shape } = values[writes[at]!] as Tensor;
      return { dtype, shape };
    };
    if (op.name === "aten::copy_")
      places[0]!.write(terms.cast(terms.expand(args[1] as Term, like(0).shape), like(0).dtype));
    else if (op.name === "aten::fill_.Scalar") places[0]!.write(terms.full(args[1] as string, like(0)));
    else if (op.name === "aten::zero_") places[0]!.write(terms.full("0", like(0)));
    else {
      const takesSelf = op.schema.arguments[writes[0]!]!.name === "self";
      const given = takesSelf ? args : args.filter((_, at) => !writes.includes(at));
      const name = form ?? op.name;
      const dtypes = new Set(given.filter(isTerm).map(({ dtype }) => dtype));
      for (const [i, place] of places.entries()) {
        const path = places.length > 1 ? `.${i}` : "";
        const mixed = dtypes.size > 1 || (dtypes.size === 1 && !dtypes.has(like(i).dtype)) ? ["into"] : [];
        place.write(terms.make(`${name}${path}`, [...given, ...more, ...(form === null ? mixed : [])], like(i)));
      }
    }
    if (op.schema.returns.length === 1 && places.length >= 1 && isTensor(result)) return places[0]!;
    return places;
  }
}

function owned(start: Term): Place {
  let now = start;
  return {
    read: () => now,
    write: (value) => {
      now = value;
    },
  };
}

/** One result of a view. */
function pieceOf(terms: Terms, name: string, path: string, args: readonly TermArgument[], like: Like): Term {
  const base = args[0] as Term;
  const at = Number(path);
  if (path !== "" && /^aten::(unbind\.int|split\.Tensor|split_with_sizes|chunk|tensor_split\.\w+)$/.test(name)) {
    if (name === "aten::unbind.int") return simplify(terms, "aten::select.int", [base, args[1]!, String(at)], like);
    const dims = base.shape.length;
    const dim = (Number(args[2]) + dims) % dims;
    if (name === "aten::split.Tensor") return terms.slice(base, dim, at * Number(args[1]), 1, like.shape[dim]!);
    if (name === "aten::split_with_sizes") {
      const before = (args[1] as readonly string[]).slice(0, at).reduce((all, size) => all + Number(size), 0);
      return terms.slice(base, dim, before, 1, like.shape[dim]!);
    }
  }
  return terms.make(path === "" ? name : `${name}.${path}`, args, like);
}

/** The base after `piece` was written to a part of it, which is a view of the term "base". */
function replaced(terms: Terms, base: Term, part: Term, piece: Term): Term {
  if (part.op === "base") return piece;
  const [of] = part.args as readonly Term[];
  if (part.op === "reshape") return replaced(terms, base, of!, terms.reshape(piece, of!.shape));
  if (part.op === "permute") {
    const order = (part.args[1] as readonly string[]).map(Number);
    return replaced(
      terms,
      base,
      of!,
      terms.permute(
        piece,
        order.map((_, i) => order.indexOf(i)),
      ),
    );
  }
  return terms.term("written", [base, part, piece], base);
}

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return "null";
  if (typeof value === "string") return value.replace(/^torch\./, "");
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "object" && "re" in value)
    return `${String((value as { re: number }).re)}+${String((value as unknown as { im: number }).im)}i`;
  const number = Number(value);
  if (Number.isFinite(number) && number >= Number.MAX_SAFE_INTEGER) return "end";
  return Object.is(number, -0) ? "-0" : String(number);
};

/** The terms of a graph's results and of what it leaves in its inputs. Runs the graph. */
export function termsOf(graph: Graph, inputs: readonly Tensor[], terms: Terms): readonly TermArgument[] {
  const reader = new Reader(graph, terms);
  reader.run(...inputs);
  return reader.result;
}

/** The deviations by which two graphs compute the same; null if they do not. */
export function sameTerms(ours: Graph, theirs: Graph, inputs: () => readonly Tensor[]): readonly Deviation[] | null {
  const terms = new Terms();
  const wanted = keyOf(termsOf(ours, inputs(), terms));
  const without = new Set<Deviation>();
  // What looks like PyTorch's formula may be the program itself: without the deviations that were used in vain, one after the other.
  for (;;) {
    terms.deviate = deviations.filter((one) => !without.has(one));
    terms.used.clear();
    if (keyOf(termsOf(theirs, inputs(), terms)) === wanted) return [...terms.used];
    const next = [...terms.used][0];
    if (next === undefined) return null;
    without.add(next);
  }
}

/** A difference of two results in one line, where they first differ; null if they are the same. */
export function termDifference(ours: TermArgument, theirs: TermArgument): string | null {
  if (keyOf(ours) === keyOf(theirs)) return null;
  const all = (value: TermArgument, found: Set<Term>): Set<Term> => {
    if (isTerm(value)) {
      if (found.has(value)) return found;
      found.add(value);
      for (const arg of value.args) all(arg, found);
    } else if (typeof value !== "string") for (const item of value) all(item, found);
    return found;
  };
  const [a, b] = [all(ours, new Set()), all(theirs, new Set())];
  const roots = (of: Set<Term>, other: Set<Term>): Term[] =>
    [...of].filter((term) => !other.has(term) && term.args.flat(2).every((arg) => !isTerm(arg) || other.has(arg)));
  return `ours has ${roots(a, b)
    .map((term) => shown(term))
    .join("; ")} where theirs has ${roots(b, a)
    .map((term) => shown(term))
    .join("; ")}`;
}

export function shown(term: TermArgument, depth = 2): string {
  if (!isTerm(term)) return typeof term === "string" ? term : `[${term.map((one) => shown(one, depth)).join(", ")}]`;
  const name = term.op.replace("aten::", "");
  if (term.args.length === 0) return name;
  return depth === 0 ? `${name}(..)` : `${name}(${term.args.map((arg) => shown(arg, depth - 1)).join(", ")})`;
}
