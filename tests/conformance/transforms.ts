// Golden programs under transforms, in any nesting: results, refusals, and what becomes of tensors that leave their transform.

import { jvp, vjp } from "../../runtime/autograd/functional.js";
import { TengenError } from "../../runtime/core/errors.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { functionalize } from "../../runtime/layers/functionalize.js";
import { grad, gradAndValue } from "../../runtime/layers/grad.js";
import { hessian, jacfwd, jacrev } from "../../runtime/layers/transforms.js";
import { vmap } from "../../runtime/layers/vmap.js";
import { findOperator } from "./library.js";
import { type Named, runStep, type Step } from "./make-fx.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import { checkSupported, decodeTensor, difference, type GoldenTensor } from "./values.js";

interface Transform {
  readonly t: string;
  readonly in_dims?: number | readonly (number | null)[];
  readonly out_dims?: number | readonly number[];
  readonly randomness?: "error" | "same" | "different";
  readonly argnums?: readonly number[];
  readonly has_aux?: boolean;
  readonly cotangents?: number;
  readonly remove?: "mutations" | "mutations_and_views";
}

export interface TransformsRecord {
  readonly id: string;
  readonly kind: "random" | "hand";
  readonly title: string;
  readonly inputs: Readonly<Record<string, GoldenTensor>>;
  readonly steps: readonly Step[];
  readonly outputs: readonly string[];
  /** Outermost first. */
  readonly transforms: readonly Transform[];
  readonly args: readonly GoldenTensor[];
  readonly captured?: Readonly<Record<string, GoldenTensor>>;
  readonly outs?: readonly GoldenTensor[];
  readonly error?: { readonly class: string; readonly message: string };
  /** What an independent computation gives where PyTorch refused. */
  readonly expected?: readonly GoldenTensor[];
  readonly mutated_args?: Readonly<Record<string, GoldenTensor>>;
  /** A value that the program keeps, which is used when all has ended. */
  readonly leak?: string;
}

type F = (...args: Tensor[]) => Tensor[];
const flat = (value: unknown): Tensor[] => (isTensor(value) ? [value] : (value as readonly unknown[]).flatMap(flat));

const makers: Readonly<Record<string, (f: F, transform: Transform) => F>> = {
  vmap: (f, { in_dims, out_dims, randomness }) =>
    vmap(f, { inDims: in_dims as never, outDims: out_dims as never, randomness }),
  grad: (f, { argnums, has_aux }) =>
    has_aux === true
      ? (...args) =>
          flat(
            grad(
              (...given: Tensor[]) => {
                const [value, ...aux] = f(...given);
                return [value!, aux] as const;
              },
              { argnums: argnums!, hasAux: true },
            )(...args),
          )
      : (...args) => flat(grad((...given: Tensor[]) => f(...given)[0]!, { argnums: argnums! })(...args)),
  grad_and_value: (f, { argnums, has_aux }) =>
    has_aux === true
      ? (...args) =>
          flat(
            gradAndValue(
              (...given: Tensor[]) => {
                const [value, ...aux] = f(...given);
                return [value!, aux] as const;
              },
              { argnums: argnums!, hasAux: true },
            )(...args),
          )
      : (...args) => flat(gradAndValue((...given: Tensor[]) => f(...given)[0]!, { argnums: argnums! })(...args)),
  vjp:
    (f, { cotangents }) =>
    (...args) => {
      const { outputs, gradients } = vjp(
        (...given: Tensor[]) => f(...given),
        args.slice(0, args.length - cotangents!),
        args.slice(args.length - cotangents!),
      );
      return [...outputs, ...gradients];
    },
  jvp:
    (f) =>
    (...args) => {
      const half = args.length / 2;
      const { outputs, tangents } = jvp((...given: Tensor[]) => f(...given), args.slice(0, half), args.slice(half));
      return [...outputs, ...tangents];
    },
  jacrev:
    (f, { argnums }) =>
    (...args) =>
      flat(jacrev(f, { argnums: argnums! })(...args)),
  jacfwd:
    (f, { argnums }) =>
    (...args) =>
      flat(jacfwd(f, { argnums: argnums! })(...args)),
  hessian:
    (f, { argnums }) =>
    (...args) =>
      flat(hessian(f as never, { argnums: argnums! })(...args)),
  functionalize: (f, { remove }) => functionalize(f, { remove }),
  sum:
    (f) =>
    (...args) => [
      f(...args)
        .map((one) => one.sum())
        .reduce((a, b) => a.add(b)),
    ],
  sum_squares:
    (f) =>
    (...args) => [
      f(...args)
        .map((one) => one.mul(one).sum())
        .reduce((a, b) => a.add(b)),
    ],
};

/** The differences for one record. */
export function underTransforms(record: TransformsRecord): string[] {
  checkSupported([record.inputs, record.steps, record.args]);
  for (const { op } of record.steps)
    if (findOperator(op) === null) throw new Unsupported(`operator ${op} is not in the registry`);
  const captured = Object.entries(record.captured ?? {}).map(([name, value]) => [name, decodeTensor(value)] as const);
  let leaked: unknown;
  const program: F = (...given) => {
    const named: Named = new Map([
      ...captured,
      ...Object.keys(record.inputs).map((name, i) => [name, given[i]] as const),
    ]);
    for (const step of record.steps) runStep(step, named, (constant) => constant);
    if (record.leak !== undefined) leaked = named.get(record.leak);
    return record.outputs.map((name) => named.get(name) as Tensor);
  };
  for (const { t } of record.transforms) if (makers[t] === undefined) throw new Unsupported(`transform ${t}`);
  const args = record.args.map(decodeTensor);
  const wanted = record.outs ?? record.expected;
  let results: readonly Tensor[];
  try {
    const whole = record.transforms.reduceRight<F>((f, transform) => makers[transform.t]!(f, transform), program);
    results = whole(...args);
  } catch (error) {
    if (wanted === undefined && error instanceof TengenError) return [];
    return [`${wanted === undefined ? "should be refused, and stumbled" : "refused"}: ${messageOf(error)}`];
  }
  if (wanted === undefined) return [`should be refused: ${record.error!.message.split("\n")[0]}`];
  if (results.length !== wanted.length) return [`expected ${wanted.length} results, got ${results.length}`];
  const found = wanted.flatMap((golden, i) => {
    const why = difference(results[i], golden, { values: true, strides: false });
    return why === null ? [] : [`result ${i}: ${why}`];
  });
  for (const [at, golden] of Object.entries(record.mutated_args ?? {})) {
    const why = difference(args[Number(at)], golden, { values: true, strides: false });
    if (why !== null) found.push(`argument ${at} afterwards: ${why}`);
  }
  // PyTorch lets some of them pass; here all are refused by name.
  if (record.leak !== undefined && isTensor(leaked) && leaked.storage.isWrapper) {
    const message = messageFrom(() => (leaked as Tensor & { sin(): Tensor }).sin());
    if (!message.includes(" that left ")) found.push(`the tensor that left: ${message}`);
  }
  return found;
}

function messageFrom(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return messageOf(error);
  }
  return "was accepted";
}

export function runTransforms(records: Iterable<TransformsRecord>): Report {
  const report = newReport();
  for (const record of records) runRecord(report, record.id, record.title, () => underTransforms(record));
  return report;
}
