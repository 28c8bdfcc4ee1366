// opcheck over the registry: it complains of no sample, or for a reason that is stated here. `TENGEN_OPCHECK=all` checks every operator, as
// `npm run conformance -- --opchecked FILES` does with recorded calls; otherwise one in so many.

import { beforeAll, expect, test, vi } from "vitest";
import {
  autocast,
  conjPhysical,
  cov,
  diag,
  diff,
  eye,
  fakeTensor,
  functionalize,
  linalgCholesky,
  linalgInv,
  linalgMatrixPower,
  logsumexp,
  makeGraph,
  matmul,
  mvlgamma,
  quantile,
  repeatInterleave,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { opChecks, opcheck } from "../../runtime/layers/opcheck.js";
import { findOperator } from "../conformance/library.js";
import { sampleOf } from "../conformance/opchecked.js";
import { messageOf } from "../thrown.js";
import { completed } from "./checking.js";
import { type Sample, samples } from "./samples.js";

/** Complaints that are no faults, with the reason. */
const expected: Readonly<Record<string, string>> = {
  "multilabel_margin_loss_backward: gradcheck: argument #5 'is_target' is out of range":
    "a saved mask of zeros and ones, of which no other number is taken",
  "native_layer_norm_backward: vmap: example 0 under vmap: result has 1 and 2 items":
    "the gradient of a weight that is not there: the rule gives none, as PyTorch's",
  "rrelu_with_noise_backward: devices: tensors of two devices are accepted: noise":
    "the noise is read in training alone",
};

const isAll = process.env["TENGEN_OPCHECK"] === "all";
/** One operator in so many. */
const share = isAll ? 1 : 20;

/** Derivatives are compared with differences where the sample is all that the operator needs for that. */
const isPlain = ({ through, zero, ties, constant, outputs }: Sample): boolean =>
  [through, zero, ties, constant, outputs].every((flag) => flag === undefined);

beforeAll(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const byOperator = new Map<string, Sample[]>();
for (const row of samples) byOperator.set(row.operator, [...(byOperator.get(row.operator) ?? []), row]);
const chosen = [...byOperator].filter((_, i) => i % share === 0);

test("opcheck complains of no operator of the registry", () => {
  expect(chosen.length).toBeGreaterThan(isAll ? 590 : 25);
  const found = chosen.flatMap(([name, rows]) => {
    const op = findOperator(`aten::${name}`)!;
    const entry = dispatcher.get(`aten::${name}`);
    const values = (row: Sample) => completed(op, (row.through ?? ((args) => args))(row.args()));
    const checks = opChecks.filter((check) => check !== "gradcheck" || rows.every(isPlain));
    const some = (isAll ? rows : rows.slice(0, 1)).map((row) => sampleOf(op, values(row)));
    return opcheck(entry, some, { checks, quiet: true }).failures.map(({ check, why }) => `${name}: ${check}: ${why}`);
  });
  const left = found.filter((text) => !Object.keys(expected).some((start) => text.startsWith(start)));
  expect(left).toEqual([]);
  if (!isAll) return;
  const stale = Object.keys(expected).filter((start) => !found.some((text) => text.startsWith(start)));
  expect(stale).toEqual([]);
});

test("outputs on another device are refused, whatever computes the results", () => {
  const x = eye(3);
  const other = () => tensor([0], { device: "meta" });
  const calls: Readonly<Record<string, () => unknown>> = {
    matmul: () => matmul(x, x, { out: other() }),
    diag: () => diag(x, { out: other() }),
    logsumexp: () => logsumexp(x, 0, { out: other() }),
    matrixPower: () => linalgMatrixPower(x, 0, { out: other() }),
    mvlgamma: () => mvlgamma(x.add(3), 2, { out: other() }),
    diff: () => diff(x, 0, { out: other() }),
    conjPhysical: () => conjPhysical(x, { out: other() }),
    inv: () => linalgInv(x, { out: other() }),
  };
  for (const [name, call] of Object.entries(calls)) expect(messageOf(call), name).toContain("at least two devices");
});

test("checks of values are left out where values are not known", () => {
  const x = tensor([[1, 2, 4]]);
  const q = tensor([0.5]);
  // Traced below functionalize, as beside it.
  const graph = makeGraph(functionalize((a: Tensor) => [quantile(a, q), cov(a, { aweights: q.expand([3]) })]))(x);
  expect(String(graph.run(x))).toBe(String([quantile(x, q), cov(x, { aweights: q.expand([3]) })]));
  const fake = fakeTensor([3, 3]);
  expect(quantile(fake, 0.5, 1).shape).toEqual([3]);
  expect(linalgCholesky(fake).shape).toEqual([3, 3]);
  expect(repeatInterleave(fake, 2, 1).shape).toEqual([3, 6]);
  expect(repeatInterleave(tensor([1, 2]).to({ device: "meta" }), 0).shape).toEqual([0]);
});

test("autocast leaves calls with outputs alone", () => {
  const out = eye(2);
  autocast({ device: "cpu" }, () => matmul(eye(2), eye(2), { out }));
  expect(out.toArray()).toEqual(eye(2).toArray());
});
