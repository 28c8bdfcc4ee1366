// Random functions and derivatives of derivatives of them: generated as data, computed here, and compared with functorch's.

import {
  type DType,
  hessian,
  hvp,
  jacobian,
  jvp,
  manualSeed,
  ops,
  randn,
  type Tensor,
  tensor,
  vjp,
} from "../../generated/index.js";
import { Dice } from "./generate.js";

interface Values {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly values: readonly (number | string)[];
}
type Argument = null | boolean | number | string | Values | { readonly v: number } | readonly Argument[];
interface Step {
  readonly op: string;
  readonly args: readonly Argument[];
  readonly options?: Readonly<Record<string, Argument>>;
}
interface Body {
  readonly steps: readonly Step[];
  readonly outputs: readonly number[];
}
type Transform =
  | { readonly kind: "jvp" | "hvp"; readonly tangents: readonly Values[] }
  | { readonly kind: "vjp"; readonly cotangents: readonly Values[] }
  | { readonly kind: "grad" | "hessian" | "jacobian" | "forward jacobian" };
export interface Case {
  readonly id: string;
  readonly inputs: readonly Values[];
  readonly body: Body;
  readonly transforms: readonly Transform[];
}
export interface Result {
  readonly id: string;
  readonly crashed?: string;
  readonly error?: string;
  readonly results?: readonly Values[];
}

type Run = (...xs: Tensor[]) => readonly Tensor[];

const valuesOf = (x: Tensor): Values => ({
  dtype: x.dtype,
  shape: x.shape,
  values: (x.detach().flatten().toArray() as (number | boolean)[]).map((value) =>
    Number.isFinite(Number(value)) ? Number(value) : String(value),
  ),
});
const given = ({ dtype, shape, values }: Values): Tensor =>
  (
    tensor((dtype === "bool" ? values.map(Boolean) : values.map(Number)) as number[], {
      dtype: dtype as DType,
    }) as Tensor
  ).reshape([...shape]);

function overload(name: string): (...args: unknown[]) => unknown {
  const [base, form = "default"] = name.split(".") as [string, string?];
  return (ops as unknown as Record<string, Record<string, Record<string, never>>>)["aten"]![base]![form]!;
}

function step(values: Tensor[], { op, args, options }: Step): void {
  const argument = (value: Argument): unknown => {
    if (Array.isArray(value)) return value.map(argument);
    if (typeof value !== "object" || value === null) return value;
    return "v" in value ? values[value.v]! : given(value as Values);
  };
  const result = overload(op)(...args.map(argument), ...(options === undefined ? [] : [options]));
  values.push(...((Array.isArray(result) ? result : [result]) as Tensor[]));
}

function runOf(body: Body): Run {
  return (...inputs) => {
    const values = [...inputs];
    for (const one of body.steps) step(values, one);
    return body.outputs.map((i) => values[i]!);
  };
}

const summed =
  (run: Run) =>
  (...xs: Tensor[]): Tensor =>
    run(...xs)
      .map((x) => x.square().sum())
      .reduce((a, b) => a.add(b));

function transformed(run: Run, transform: Transform): Run {
  switch (transform.kind) {
    case "jvp":
      return (...xs) => jvp(run, xs, transform.tangents.map(given)).tangents;
    case "vjp":
      return (...xs) => vjp(run, xs, transform.cotangents.map(given), { createGraph: true }).gradients;
    case "grad":
      return (...xs) => vjp(summed(run), xs, null, { createGraph: true }).gradients;
    case "hessian":
      return (...xs) => hessian(summed(run), xs, { createGraph: true }).flat();
    case "hvp":
      return (...xs) => hvp(summed(run), xs, transform.tangents.map(given)).products;
    case "jacobian":
      return (...xs) => jacobian(run as never, xs, { createGraph: true }).flat() as unknown as Tensor[];
    case "forward jacobian":
      return (...xs) => jacobian(run as never, xs, { mode: "forward" }).flat() as unknown as Tensor[];
  }
}

export function compute({ id, inputs, body, transforms }: Case): Result {
  try {
    const run = transforms.reduce(transformed, runOf(body));
    return { id, results: run(...inputs.map(given)).map(valuesOf) };
  } catch (error) {
    return { id, error: String(error).slice(0, 400) };
  }
}

const numbersOf = (x: Tensor): number[] => (x.detach().flatten().toArray() as number[]).map(Number);

/** The derivative of each output by each input, by central differences: for each output, and each input, a column for each of its elements. */
function byDifferences(run: Run, inputs: readonly Tensor[]): number[][][][] {
  const outputs = run(...inputs).length;
  const byInput = inputs.map((x, i) => {
    const elements = numbersOf(x);
    return elements.map((element, j) => {
      const step = 1e-6 * Math.max(1, Math.abs(element));
      const [above, below] = [1, -1].map((sign) => {
        const moved = tensor(elements.with(j, element + sign * step), { dtype: "float64" }).reshape([...x.shape]);
        return run(...inputs.map((other, k) => (k === i ? moved : other))).map(numbersOf);
      }) as [number[][], number[][]];
      return above.map((values, o) => values.map((value, k) => (value - below[o]![k]!) / (2 * step)));
    });
  });
  return Array.from({ length: outputs }, (_, o) => byInput.map((columns) => columns.map((column) => column[o]!)));
}

/** What a transform of a function should return, by differences of the function's own values. */
function expectedOf(run: Run, transform: Transform, inputs: readonly Tensor[]): number[][] {
  const { kind } = transform;
  const isSecond = kind === "hessian" || kind === "hvp";
  const derived: Run = isSecond ? (...xs) => vjp(summed(run), xs, null, { createGraph: true }).gradients : run;
  const matrices = byDifferences(derived, inputs);
  const along = (columns: readonly number[][], weights: readonly number[]): number[] =>
    columns.reduce<number[]>(
      (sum, column, j) => column.map((value, k) => (sum[k] ?? 0) + value * weights[j]!),
      (columns[0] ?? []).map(() => 0),
    );
  const plus = (a: readonly number[], b: readonly number[]): number[] => b.map((value, k) => (a[k] ?? 0) + value);
  if (kind === "jvp" || kind === "hvp") {
    const tangents = transform.tangents.map(({ values }) => values.map(Number));
    return matrices.map((row) => row.map((columns, i) => along(columns, tangents[i]!)).reduce(plus, []));
  }
  if (kind === "vjp" || kind === "grad") {
    const cotangents =
      kind === "vjp"
        ? transform.cotangents.map(({ values }) => values.map(Number))
        : run(...inputs).map((x) => numbersOf(x).map((value) => 2 * value));
    return inputs.map((_, i) =>
      matrices
        .map((row, o) => row[i]!.map((column) => column.reduce((sum, value, k) => sum + value * cotangents[o]![k]!, 0)))
        .reduce(plus, []),
    );
  }
  // Row-major: each output's element by each input's.
  return matrices.flatMap((row) =>
    row.map((columns) => (columns[0] ?? []).flatMap((_, k) => columns.map((column) => column[k]!))),
  );
}

/**
 * Whether each transform's results here are the differences of what the one before it gives here. Beside values of the function itself that are
 * PyTorch's, this says that the last ones are right, whatever PyTorch's transforms give. Where a function is NaN around a point, it has no
 * derivative that could be wrong.
 */
export function isConfirmed({ inputs, body, transforms }: Case): boolean {
  const at = inputs.map(given);
  let run = runOf(body);
  try {
    for (const transform of transforms) {
      const derived = transformed(run, transform);
      const results = derived(...at).map(numbersOf);
      const expected = expectedOf(run, transform, at);
      const isRight = results.every((values, i) => {
        const differences = expected[i]!;
        const size = Math.max(1, ...differences.filter(Number.isFinite).map(Math.abs));
        return (
          values.length === differences.length &&
          values.every((value, j) => Number.isNaN(differences[j]) || Math.abs(value - differences[j]!) <= 1e-4 * size)
        );
      });
      if (!isRight) return false;
      run = derived;
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * What functorch 1.13 cannot do: forward mode of some operators; norms and deviations, whose rules write to what another level saved; the
 * batched forms of selections and sums by index, which reshape to wrong sizes or crash.
 */
const lacking =
  /forward AD|not implemented|unallocated storage|allocate memory|invalid gradient|vmap|batching rule|not differentiable|MaskedFillBackward0, is at version|shape '\[1(, 1)*\]' is invalid for input/;
const crashing = /^index_(select|add)$|^repeat_interleave/;

export function difference(planned: Case, ours: Result, theirs: Result): string | null {
  if (theirs.crashed !== undefined)
    return planned.body.steps.some(({ op }) => crashing.test(op)) ? null : `PyTorch: ${theirs.crashed}`;
  // What functorch 1.13 cannot do is no difference.
  if (ours.error === undefined && theirs.error !== undefined && lacking.test(theirs.error)) return null;
  if ((ours.error === undefined) !== (theirs.error === undefined))
    return `${ours.error ?? "no error"}\n    PyTorch: ${theirs.error ?? "no error"}`;
  if (ours.error !== undefined) return null;
  const [a, b] = [ours.results!, theirs.results!];
  if (a.length !== b.length) return `${a.length} results\n    PyTorch: ${b.length}`;
  for (const [i, x] of a.entries()) {
    const y = b[i]!;
    if (x.shape.join() !== y.shape.join() || x.dtype !== y.dtype)
      return `result ${i}: ${x.dtype} [${x.shape}]\n    PyTorch: ${y.dtype} [${y.shape}]`;
    const scale = y.values.reduce<number>(
      (most, value) => Math.max(most, Number.isFinite(Number(value)) ? Math.abs(Number(value)) : 0),
      1,
    );
    for (const [j, value] of x.values.entries()) {
      const [p, q] = [Number(value), Number(y.values[j])];
      if (Object.is(p, q) || p === q || Math.abs(p - q) <= 1e-7 * scale) continue;
      // functorch computes derivatives that are zero by structure, too.
      if (p === 0 && Number.isNaN(q)) continue;
      return `result ${i} [${x.shape}] at ${j}: ${x.values.slice(0, 8)}\n    PyTorch: ${y.values.slice(0, 8)}`;
    }
  }
  return null;
}

type Draw = (dice: Dice, shape: readonly number[], v: number, plan: Plan) => Step | readonly Step[] | null;
const call = (op: string, ...args: readonly Argument[]): Step => ({ op, args });
const v = (i: number): { readonly v: number } => ({ v: i });
const unary =
  (op: string, ...rest: readonly Argument[]): Draw =>
  (_dice, _shape, i) =>
    call(op, v(i), ...rest);
const along =
  (make: (dim: number, size: number, dice: Dice, i: number, shape: readonly number[]) => Step | null): Draw =>
  (dice, shape, i) => {
    if (shape.length === 0) return null;
    const dim = dice.int(0, shape.length - 1);
    return make(dice.chance(0.3) ? dim - shape.length : dim, shape[dim]!, dice, i, shape);
  };
const square =
  (make: (i: number, dice: Dice, plan: Plan, n: number) => readonly Step[]): Draw =>
  (dice, shape, i, plan) =>
    shape.length >= 2 && shape.at(-1) === shape.at(-2) && shape.at(-1)! > 0 ? make(i, dice, plan, shape.at(-1)!) : null;

/** Calls, by what they need. Steps count results: `plan.values.length` is the index of the next one. */
const draws: readonly Draw[] = [
  ...[
    "tanh",
    "sin",
    "cos",
    "sigmoid",
    "exp",
    "silu",
    "gelu",
    "softplus",
    "mish",
    "square",
    "atan",
    "asinh",
    "erf",
    "neg",
    "log_sigmoid",
    "expm1",
    "sinc",
    "hardswish",
    "elu",
    "celu",
    "selu",
    "relu",
    "abs",
    "sign",
    "detach",
    "special_erfcx",
    "digamma",
    "lgamma",
    "i0",
    "special_i1e",
    "special_ndtri",
    "logit",
    "positive",
    "t",
    "flatten.using_ints",
    "ravel",
    "trace",
    "diag",
    "prod",
    "mean",
    "sum",
    "logdet",
    "alias",
    "clone",
    "contiguous",
    "squeeze",
    "max",
    "min",
    "median",
    "amax",
    "std",
    "var",
    "nansum",
    "cumulative_trapezoid",
    "special_log_ndtr",
    "special_entr",
    "reciprocal",
    "rsqrt",
    "log1p",
    "sqrt",
    "frac",
    "deg2rad",
    "nan_to_num",
    "zeros_like",
    "ones_like",
    "vander",
    "corrcoef",
    "cov",
    "aminmax",
    "std_mean",
  ].map((op) => unary(op)),
  unary("pow.Tensor_Scalar", 3),
  unary("pow.Tensor_Scalar", 2.5),
  (_dice, _shape, i) => call("pow.Scalar", 1.7, v(i)),
  unary("clamp", -0.5, 0.5),
  unary("hardtanh", -0.4, 0.6),
  unary("leaky_relu", 0.1),
  unary("threshold", 0.1, -1),
  unary("softshrink", 0.3),
  unary("tril", 0),
  unary("triu", -1),
  along((dim, _n, d, i) => call("sum.dim_IntList", v(i), [dim], d.chance(0.5))),
  along((dim, _n, d, i) => call("mean.dim", v(i), [dim], d.chance(0.5))),
  along((dim, _n, _d, i) => call("softmax.int", v(i), dim)),
  along((dim, _n, _d, i) => call("log_softmax.int", v(i), dim)),
  along((dim, _n, d, i) => call("logsumexp", v(i), [dim], d.chance(0.5))),
  along((dim, _n, _d, i) => call("cumsum", v(i), dim)),
  along((dim, _n, _d, i) => call("cumprod", v(i), dim)),
  along((dim, _n, _d, i) => call("logcumsumexp", v(i), dim)),
  along((dim, _n, _d, i) => call("cummax", v(i), dim)),
  along((dim, _n, d, i) => call("prod.dim_int", v(i), dim, d.chance(0.5))),
  along((dim, _n, d, i) => call("max.dim", v(i), dim, d.chance(0.5))),
  along((dim, _n, d, i) => call("median.dim", v(i), dim, d.chance(0.5))),
  along((dim, _n, d, i) => call("amax", v(i), [dim], d.chance(0.5))),
  along((dim, _n, d, i) => ({ op: "var.dim", args: [v(i), [dim], d.chance(0.5), d.chance(0.5)] })),
  along((dim, _n, d, i) => ({ op: "std.dim", args: [v(i), [dim], d.chance(0.5), d.chance(0.5)] })),
  along((dim, _n, d, i) => call("norm.ScalarOpt_dim", v(i), d.pick([1, 2, 3]), [dim], d.chance(0.5))),
  along((dim, _n, d, i) => call("linalg_vector_norm", v(i), d.pick([1, 2, 3, 0.5]), [dim], d.chance(0.5))),
  along((dim, _n, d, i) => call("sort", v(i), dim, d.chance(0.5))),
  along((dim, n, d, i) => call("topk", v(i), d.int(1, n), dim)),
  along((dim, n, d, i) => call("kthvalue", v(i), d.int(1, n), dim)),
  along((dim, n, d, i) => call("select.int", v(i), dim, d.int(-n, n - 1))),
  along((dim, n, d, i) => call("slice.Tensor", v(i), dim, d.int(0, n - 1), null, d.int(1, 2))),
  along((dim, n, d, i) => call("narrow", v(i), dim, 0, d.int(1, n))),
  along((dim, n, d, i) =>
    call("index_select", v(i), dim, { dtype: "int64", shape: [3], values: [0, d.int(0, n - 1), d.int(0, n - 1)] }),
  ),
  along((dim, _n, d, i) => call("roll", v(i), [d.int(-2, 2)], [dim])),
  along((dim, _n, _d, i) => call("flip", v(i), [dim])),
  along((dim, _n, _d, i) => call("unsqueeze", v(i), dim)),
  along((dim, _n, _d, i) => call("unbind.int", v(i), dim)),
  along((dim, n, d, i) => call("split.Tensor", v(i), d.int(1, n), dim)),
  along((dim, n, d, i) => call("chunk", v(i), d.int(1, n), dim)),
  along((dim, _n, _d, i) => call("diff", v(i), 1, dim)),
  along((dim, n, d, i) => call("unfold", v(i), dim, d.int(1, n), d.int(1, 2))),
  along((dim, _n, d, i) => call("renorm", v(i), d.pick([1, 2, 3]), dim, 0.7)),
  along((dim, _n, d, i) => call("repeat_interleave.self_int", v(i), d.int(1, 3), dim)),
  along((dim, _n, d, i, shape) =>
    call("gather", v(i), dim, {
      dtype: "int64",
      shape,
      values: Array.from({ length: shape.reduce((a, b) => a * b, 1) }, () => d.int(0, shape.at(dim)! - 1)),
    }),
  ),
  along((dim, _n, d, i, shape) =>
    call(
      "scatter_add",
      v(i),
      dim,
      {
        dtype: "int64",
        shape,
        values: Array.from({ length: shape.reduce((a, b) => a * b, 1) }, () => d.int(0, shape.at(dim)! - 1)),
      },
      v(i),
    ),
  ),
  along((dim, _n, d, i, shape) =>
    call(
      "index_add",
      v(i),
      dim,
      {
        dtype: "int64",
        shape: [shape.at(dim)!],
        values: Array.from({ length: shape.at(dim)! }, () => d.int(0, shape.at(dim)! - 1)),
      },
      v(i),
    ),
  ),
  along((dim, _n, d, i, shape) => call("transpose.int", v(i), dim, d.int(0, shape.length - 1))),
  (dice, shape, i) =>
    shape.length === 2
      ? dice.pick([
          call("mm", v(i), v(i)),
          call("matmul", v(i), v(i)),
          call("pdist", v(i)),
          call("cdist", v(i), v(i), 2),
          call("pinverse", v(i)),
          call("linalg_svdvals", v(i)),
          call("nuclear_norm", v(i)),
          call("matrix_power", v(i), 3),
          call("linalg_qr", v(i)),
          call("diagonal", v(i), dice.int(-1, 1)),
          call("rot90", v(i), 1, [0, 1]),
          call("kron", v(i), v(i)),
          call("trapezoid.dx", v(i)),
          call("linalg_matrix_norm", v(i), "fro"),
        ])
      : null,
  (_dice, shape, i) => (shape.length === 2 ? [call("permute", v(i), [1, 0])] : null),
  (_dice, shape, i, plan) =>
    shape.length === 2 ? [call("permute", v(i), [1, 0]), call("mm", v(i), v(plan.values.length))] : null,
  (_dice, shape, i) =>
    shape.length === 3 ? call("bmm", v(i), v(i)) : shape.length === 1 ? call("outer", v(i), v(i)) : null,
  (_dice, shape, i, plan) =>
    shape.length === 3
      ? call("conv1d", v(i), plan.constant([2, shape[1]!, 2]), null)
      : shape.length === 2
        ? call("layer_norm", v(i), [shape[1]!])
        : null,
  (_dice, shape, i) =>
    shape.length === 3 && shape[2]! > 1
      ? call("avg_pool1d", v(i), [2])
      : shape.length === 3
        ? call("adaptive_avg_pool1d", v(i), [2])
        : null,
  square((i, dice, plan, n) => [
    call("mul.Scalar", v(i), 0.3),
    call("add.Tensor", v(plan.values.length), plan.eye(n)),
    call(
      dice.pick([
        "det",
        "logdet",
        "inverse",
        "slogdet",
        "linalg_inv",
        "linalg_eigvalsh",
        "matrix_exp",
        "linalg_lu_factor",
        "linalg_det",
      ]),
      v(plan.values.length + 1),
    ),
  ]),
  square((i, dice, plan, n) => [
    call("matmul", v(i), v(i)),
    call("mul.Tensor", v(i), v(i)),
    call("transpose.int", v(i), -1, -2),
    call("matmul", v(i), v(plan.values.length + 2)),
    call("add.Tensor", v(plan.values.length + 3), plan.eye(n)),
    call(dice.pick(["cholesky", "linalg_cholesky", "linalg_eigvalsh", "logdet"]), v(plan.values.length + 4)),
  ]),
  square((i, _dice, plan, n) => [
    call("add.Tensor", v(i), plan.eye(n, 3)),
    call("linalg_solve", v(plan.values.length), v(i)),
  ]),
  // Writes in place: into a copy, into a view of a copy.
  (_dice, _shape, i, plan) => [
    call("clone", v(i)),
    call("mul_.Tensor", v(plan.values.length), v(i)),
    call("add.Tensor", v(plan.values.length), v(i)),
  ],
  (_dice, shape, i, plan) =>
    shape.length === 0
      ? null
      : [
          call("clone", v(i)),
          call("select.int", v(plan.values.length), 0, 0),
          call("mul_.Scalar", v(plan.values.length + 1), 3),
          call("sin", v(plan.values.length)),
        ],
  (_dice, shape, i, plan) =>
    shape.length === 0
      ? null
      : [
          call("zeros_like", v(i)),
          call("slice.Tensor", v(plan.values.length), 0, 0, 1),
          call("slice.Tensor", v(i), 0, -1),
          call("copy_", v(plan.values.length + 1), v(plan.values.length + 2)),
          call("add.Tensor", v(plan.values.length), v(i)),
        ],
  (_dice, _shape, i, plan) => [
    call("clone", v(i)),
    call("tanh_", v(plan.values.length)),
    call("exp", v(plan.values.length)),
  ],
  // Two values.
  (dice, shape, i, plan) => {
    const j = plan.like(shape);
    return call(
      dice
        .pick([
          "add.Tensor",
          "sub.Tensor",
          "mul.Tensor",
          "atan2",
          "hypot",
          "logaddexp",
          "maximum",
          "fmin",
          "minimum",
          "div.Tensor",
          "xlogy.Tensor",
          "mse_loss",
          "smooth_l1_loss",
          "huber_loss",
          "dist",
          "dot",
          "cosine_similarity",
          "pairwise_distance",
          "copysign.Tensor",
          "heaviside",
          "remainder.Tensor",
          "fmod.Tensor",
          "addcmul",
          "lerp.Scalar",
          "binary_cross_entropy_with_logits",
          "kl_div",
          "cross.default",
          "vdot",
          "inner",
        ])
        .replace(".default", ""),
      v(i),
      v(j),
    );
  },
  (_dice, shape, i, plan) =>
    call(
      "where.self",
      { dtype: "bool", shape, values: Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, at) => at % 2) },
      v(i),
      v(plan.like(shape)),
    ),
  (_dice, shape, i, plan) => call("addcmul", v(i), v(plan.like(shape)), v(plan.like(shape))),
  (_dice, shape, i, plan) => call("addcdiv", v(i), v(plan.like(shape)), plan.constant(shape)),
  (_dice, shape, i, plan) => call("lerp.Tensor", v(i), v(plan.like(shape)), v(plan.like(shape))),
  (dice, shape, i, plan) => call("cat", [v(i), v(plan.like(shape))], dice.int(0, Math.max(0, shape.length - 1))),
  (_dice, shape, i, plan) => call("stack", [v(i), v(plan.like(shape))], 0),
  (_dice, shape, i) =>
    call(
      "masked_fill.Scalar",
      v(i),
      {
        dtype: "bool",
        shape,
        values: Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, at) => (at % 3 === 0 ? 1 : 0)),
      },
      0.7,
    ),
  (_dice, shape, i) => call("reshape", v(i), [-1, ...(shape.length > 1 ? [shape.at(-1)!] : [])]),
  (dice, shape, i) => call("expand", v(i), [dice.int(1, 2), ...shape]),
  (dice, shape, i) => call("constant_pad_nd", v(i), shape.length === 0 ? [] : [dice.int(0, 1), dice.int(-0, 2)], 0.5),
];

class Plan {
  readonly dice: Dice;
  readonly values: Tensor[];
  readonly steps: Step[] = [];
  constructor(dice: Dice, inputs: readonly Tensor[]) {
    this.dice = dice;
    this.values = [...inputs];
  }
  constant(shape: readonly number[]): Values {
    return valuesOf(
      randn([...shape], { dtype: "float64" })
        .abs()
        .add(0.5),
    );
  }
  eye(n: number, scale = 1): Values {
    return {
      dtype: "float64",
      shape: [n, n],
      values: Array.from({ length: n * n }, (_, i) => (i % (n + 1) === 0 ? scale : 0)),
    };
  }
  like(shape: readonly number[]): number {
    const all = this.values.flatMap((x, i) => (x.dtype === "float64" && x.shape.join() === shape.join() ? [i] : []));
    return this.dice.pick(all);
  }
  usable(): number {
    const all = this.values.flatMap(({ dtype }, i) => (dtype === "float64" ? [i] : []));
    // The latest ones most of the time.
    return this.dice.chance(0.6) ? all.at(-1)! : this.dice.pick(all);
  }
}

export function caseOf(id: string, seed: number): Case {
  const dice = new Dice(seed);
  manualSeed(seed);
  const square = dice.chance(0.3);
  const shape = square ? [2, 2] : Array.from({ length: dice.int(0, 3) }, () => dice.int(1, 3));
  const inputs = Array.from({ length: dice.int(1, 2) }, () =>
    valuesOf(randn(dice.chance(0.7) ? [...shape] : shape.slice(1), { dtype: "float64" })),
  );
  const plan = new Plan(dice, inputs.map(given));
  const wanted = dice.int(1, 4);
  for (let tries = 0, made = 0; made < wanted && tries < 25; tries++) {
    const i = plan.usable();
    const count = plan.values.length;
    const steps = plan.steps.length;
    try {
      const drawn = dice.pick(draws)(dice, plan.values[i]!.shape, i, plan);
      if (drawn === null) continue;
      for (const one of Array.isArray(drawn) ? (drawn as Step[]) : [drawn as Step]) {
        plan.steps.push(one);
        step(plan.values, one);
      }
      if (plan.values.slice(count).some((x) => x.numel === 0 || x.numel > 40)) throw new Error("size");
      made++;
    } catch {
      plan.steps.length = steps;
      plan.values.length = count;
    }
  }
  const finite = plan.values.flatMap((x, i) => (x.dtype === "float64" && i >= inputs.length ? [i] : []));
  const outputs = finite.length === 0 ? [0] : dice.chance(0.7) ? [finite.at(-1)!] : [finite.at(-1)!, dice.pick(finite)];
  const body: Body = { steps: plan.steps, outputs };
  const transforms: Transform[] = [];
  const like = (x: Tensor): Values => valuesOf(randn([...x.shape], { dtype: "float64" }));
  const count = dice.int(1, 3);
  let isForward = false;
  for (let i = 0; i < count; i++) {
    let shapes: readonly Tensor[];
    let cost: number;
    try {
      shapes = transforms.reduce(transformed, runOf(body))(...inputs.map(given));
      cost = shapes.reduce((sum, { numel }) => sum + numel, 0);
    } catch {
      break;
    }
    const kinds: Transform["kind"][] = ["vjp", "grad", "grad"];
    if (cost < 60) kinds.push("jacobian");
    // Levels of forward mode do not nest.
    if (!isForward) kinds.push("jvp", "jvp");
    if (i === count - 1) {
      kinds.push("hessian");
      if (!isForward) kinds.push("forward jacobian", "hvp");
    }
    const kind = dice.pick(kinds);
    if (kind === "jvp" || kind === "hvp") transforms.push({ kind, tangents: inputs.map((x) => like(given(x))) });
    else if (kind === "vjp") transforms.push({ kind, cotangents: shapes.map(like) });
    else transforms.push({ kind });
    isForward ||= kind === "jvp";
  }
  return { id, inputs, body, transforms };
}
