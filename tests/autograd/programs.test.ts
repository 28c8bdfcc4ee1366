// Three hundred random programs with PyTorch 1.13's results: which step raises what, states of tensors, gradients of first and second order.

import { describe, expect, it } from "vitest";
import { readData } from "../core/data.js";
import { compareProgram, type Step } from "./programs.js";

const programs = readData<readonly (readonly Step[])[]>("autograd-programs.json.gz");

describe("random programs of views, in-place operators, hooks and backward passes", () => {
  it("do what PyTorch 1.13 does, errors included", () => {
    const different = programs.flatMap((steps, i) => {
      const difference = compareProgram(steps);
      return difference === null ? [] : [`program ${i}: ${difference}`];
    });
    expect(different).toEqual([]);
    expect(programs.length).toBe(300);
  });

  it("are told apart when an answer is another one", () => {
    const changed = programs.map((steps) =>
      steps.map((step) =>
        step.s === undefined ? step : { ...step, s: step.s.map((s) => s.replace(/ v\d+/, " v99")) },
      ),
    );
    expect(changed.filter((steps) => compareProgram(steps) !== null).length).toBeGreaterThan(290);
  });
});
