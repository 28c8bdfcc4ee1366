// Random programs of views and in-place operators: reverse, forward and double backward against finite differences.

import { describe, expect, it } from "vitest";
import { AutogradError, gradcheck, gradgradcheck, sum, type Tensor, tensor } from "../../generated/index.js";

/** A small generator of numbers from 0 to n - 1. */
function dice(seed: number): (n: number) => number {
  let state = (seed * 2654435761) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Builds the same random program each time it is called with the same seed. */
function program(seed: number): (x: Tensor, y: Tensor) => Tensor {
  return (x, y) => {
    const roll = dice(seed);
    // Every tensor of the program; views share memory with those they come from.
    const all: Tensor[] = [
      x.mul(1),
      y.mul(1),
      tensor([[0.1, 0.2, 0.3]], { dtype: "float64" })
        .expand([2, 3])
        .contiguous(),
    ];
    const pick = () => all[roll(all.length)]!;
    const view = (t: Tensor): Tensor => {
      const dim = t.ndim === 0 ? 0 : roll(t.ndim);
      switch (t.ndim === 0 ? 4 : roll(6)) {
        case 0:
          return t.select(dim, roll(t.shape[dim]!));
        case 1:
          return t.narrow(dim, 0, Math.max(1, t.shape[dim]! - 1));
        case 2:
          return t.ndim === 2 ? t.t() : t.unsqueeze(0);
        case 3:
          return t.transpose(0, t.ndim - 1);
        case 5:
          return t.isContiguous ? t.view([-1]) : t.unsqueeze(-1);
        default:
          return t.unsqueeze(0);
      }
    };
    // Something that broadcasts to any shape: a sum, scaled down so that numbers stay small.
    const scalar = (t: Tensor) => sum(t).mul(0.1);
    const steps = 4 + roll(6);
    for (let i = 0; i < steps; i++) {
      const t = pick();
      switch (roll(9)) {
        case 0:
        case 1:
        case 2:
          all.push(view(t));
          break;
        case 3:
          t.mul_(scalar(pick()).add(1));
          break;
        case 4:
          t.add_(scalar(pick()));
          break;
        case 5:
          t.mul_(0.5).tanh_();
          break;
        case 6: {
          const source = pick();
          t.copy_(scalar(source));
          break;
        }
        case 7:
          all.push(t.mul(scalar(pick())));
          break;
        default:
          t.sigmoid_();
      }
    }
    return all.map((t, i) => sum(t.mul(t)).mul(0.3 + 0.1 * i)).reduce((a, b) => a.add(b));
  };
}

const input = (values: number[][]): Tensor => tensor(values, { dtype: "float64", requiresGrad: true });

describe("random programs of views and in-place operators", () => {
  const inputs = () => [
    input([
      [0.3, -0.4, 0.5],
      [0.1, 0.7, -0.2],
    ]),
    input([
      [0.6, 0.2],
      [-0.3, 0.4],
    ]),
  ];

  it("agree with finite differences, or say what was overwritten", () => {
    let checked = 0;
    for (let seed = 1; seed <= 250; seed++) {
      const run = program(seed);
      try {
        gradcheck(run, inputs(), { forward: true });
        if (seed % 4 === 0) gradgradcheck(run, inputs());
        checked++;
      } catch (error) {
        // A value that backward needs was modified: the program is invalid, and must throw instead of computing.
        if (error instanceof AutogradError && /changed by an in-place operation/.test(error.message)) continue;
        throw new Error(`seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});
