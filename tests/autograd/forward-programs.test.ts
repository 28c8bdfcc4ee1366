// Three hundred random programs of forward mode with PyTorch 1.13's answers: values and tangents after every step, gradients at dual tensors and their
// tangents (forward over reverse). Programs are left out where PyTorch 1.13 errs: it lets two values share the memory, or the shape, of one tangent.

import { describe, expect, it } from "vitest";
import { dualLevel, grad, makeDual, ops, type Tensor, tensor, unpackDual } from "../../generated/index.js";
import { readData } from "../core/data.js";
import { compareForwardProgram, type ForwardStep } from "./forward-programs.js";

const programs = readData<readonly (readonly ForwardStep[])[]>("forward-programs.json.gz");

describe("random programs of dual tensors, views and in-place operators", () => {
  it("do what PyTorch 1.13 does", () => {
    const different = programs.flatMap((steps, i) => {
      const difference = compareForwardProgram(steps);
      return difference === null ? [] : [`program ${i}: ${difference}`];
    });
    expect(different).toEqual([]);
    expect(programs.length).toBe(300);
  });

  it("are told apart when a tangent is another one", () => {
    const other = (numbers: readonly number[] | null) => numbers?.map((x) => x + 0.1) ?? null;
    const changed = programs.map((steps) =>
      steps.map((step) =>
        step.op === "grad"
          ? { ...step, s: step.s?.map((dual) => (dual === null ? null : { ...dual, t: other(dual.t) })) ?? [] }
          : step,
      ),
    );
    const withTangents = programs.filter((steps) =>
      steps.some(({ op, s }) => op === "grad" && s?.some((dual) => dual?.t != null && dual.t.length > 0)),
    );
    expect(withTangents.length).toBeGreaterThan(60);
    expect(changed.filter((steps) => compareForwardProgram(steps) !== null).length).toBe(withTangents.length);
  });
});

describe("tangents of several values", () => {
  const dual = (): Tensor => makeDual(tensor([1, 2]), tensor([3, 4]));
  const tangent = (t: Tensor) => unpackDual(t).tangent?.toArray() ?? null;

  it("are not changed by one another", () => {
    dualLevel(() => {
      const x = dual();
      const y = x.frac();
      y.mul_(2);
      expect([tangent(x), tangent(y)]).toEqual([
        [3, 4],
        [6, 8],
      ]);
      const z = ops.aten!.alias!(x) as Tensor;
      z.unsqueeze_(0);
      expect([tangent(x), tangent(z)]).toEqual([[3, 4], [[3, 4]]]);
      const given = tensor([5, 6]);
      const [a, b] = [makeDual(tensor([0, 0]), given), makeDual(tensor([0, 0]), given)];
      a.mul_(2);
      expect([tangent(a), tangent(b)]).toEqual([
        [10, 12],
        [5, 6],
      ]);
    });
  });

  it("reach the views of a value that was taken from a dual tensor", () => {
    dualLevel(() => {
      const x = dual();
      const { primal } = unpackDual(x);
      const view = primal.narrow(0, 1, 1);
      primal.add_(makeDual(tensor([1, 1]), tensor([7, 8])));
      expect([tangent(primal), tangent(view), tangent(x)]).toEqual([[7, 8], [8], [3, 4]]);
      view.mul_(2);
      expect(tangent(primal)).toEqual([7, 16]);
    });
  });

  it("end with detach_, except for what was saved before", () => {
    dualLevel(() => {
      const x = dual();
      const copy = x.mul(1);
      copy.detach_();
      expect([tangent(copy), tangent(x)]).toEqual([null, [3, 4]]);
      const shifted = makeDual(
        tensor([1, 1], { dtype: "float64", requiresGrad: true }),
        tensor([3, 4], { dtype: "float64" }),
      );
      const result = shifted.tanh();
      const total = result.unsqueeze(0).clone().sum();
      result.detach_();
      const [gradient] = grad(total, [shifted]);
      const y = Math.tanh(1);
      const curve = -2 * y * (1 - y * y);
      const found = tangent(gradient!) as number[];
      expect(found[0]).toBeCloseTo(3 * curve, 12);
      expect(found[1]).toBeCloseTo(4 * curve, 12);
    });
  });

  it("unpackDual gives a value of its own also where there is no tangent", () => {
    dualLevel(() => {
      const x = tensor([1, 2]);
      const { primal, tangent: none } = unpackDual(x);
      expect([primal === x, primal.isView, none]).toEqual([false, true, null]);
    });
  });
});
