// Max pools some of whose windows hold nothing but padding: values, indices, and derivatives of both modes and orders against windows listed one by one.

import { expect, test } from "vitest";
import {
  grad,
  jvp,
  maxPool2dWithIndices,
  maxPool3dWithIndices,
  type Tensor,
  tensor,
  useKernels,
} from "../../generated/index.js";
import { fc } from "../seeded.js";
import { withWasmOffers } from "./wasm/offers.js";

withWasmOffers();

const axis = fc.record({
  size: fc.integer({ min: 1, max: 4 }),
  kernel: fc.integer({ min: 2, max: 3 }),
  stride: fc.integer({ min: 1, max: 2 }),
  dilation: fc.integer({ min: 1, max: 4 }),
});
type Axis = typeof axis extends fc.Arbitrary<infer T> ? T : never;

/** Positions along an axis of each window's elements; padding left out. As much padding as a kernel may have. */
const windowsOf = ({ size, kernel, stride, dilation }: Axis): number[][] => {
  const padding = Math.floor(kernel / 2);
  const count = Math.floor((size + 2 * padding - dilation * (kernel - 1) - 1) / stride) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, o) =>
    Array.from({ length: kernel }, (_, k) => o * stride - padding + k * dilation).filter((at) => at >= 0 && at < size),
  );
};

const pools = fc
  .record({
    axes: fc.array(axis, { minLength: 2, maxLength: 3 }),
    planes: fc.constantFrom(1, 3, 40),
    source: fc.constantFrom("wasm" as const, "ts" as const),
  })
  .filter(({ axes }) => axes.every((one) => windowsOf(one).length > 0));

test("windows of padding alone are -Infinity at index -1, and no derivative goes through them", () => {
  let empties = 0;
  const check = fc.property(pools, ({ axes, planes, source }) => {
    useKernels(source === "ts" ? "ts" : null);
    const sizes = axes.map(({ size }) => size);
    const inner = sizes.reduce((a, b) => a * b, 1);
    const n = planes * inner;
    const x = tensor(Array.from({ length: n }, (_, i) => ((i * 7919) % 101) + i / 1024)).reshape([1, planes, ...sizes]);
    // All windows of a plane, as indices in the plane.
    const windows = axes
      .map(windowsOf)
      .reduce<number[][]>(
        (found, along, d) =>
          found.flatMap((before) => along.map((these) => before.flatMap((a) => these.map((b) => a * sizes[d]! + b)))),
        [[0]],
      );
    empties += windows.filter((one) => one.length === 0).length;
    const values = x.reshape([-1]).toArray() as number[];
    const best = Array.from({ length: planes }, (_, p) =>
      windows.map((one) =>
        one.reduce((a, b) => (a < 0 || values[p * inner + b]! > values[p * inner + a]! ? b : a), -1),
      ),
    ).flat();
    const at = best.map((b, o) => (b < 0 ? -1 : Math.floor(o / windows.length) * inner + b));

    const options = [
      axes.map(({ kernel }) => kernel),
      axes.map(({ stride }) => stride),
      axes.map(({ kernel }) => Math.floor(kernel / 2)),
      axes.map(({ dilation }) => dilation),
    ] as const;
    const pooled = axes.length === 2 ? maxPool2dWithIndices : maxPool3dWithIndices;
    const pool = (image: Tensor): Tensor => pooled(image, ...options)[0];
    const flat = (t: Tensor): unknown => t.reshape([-1]).toArray();
    x.requiresGrad_();
    const [y, indices] = pooled(x, ...options);
    expect(flat(y)).toEqual(at.map((a) => (a < 0 ? Number.NEGATIVE_INFINITY : values[a])));
    expect(flat(indices)).toEqual(best);
    const weights = tensor(at.map((_, o) => 1 + (o % 5)))
      .reshape(y.shape)
      .requiresGrad_();
    const gradient = new Array<number>(n).fill(0);
    for (const [o, a] of at.entries()) if (a >= 0) gradient[a]! += 1 + (o % 5);
    const [first] = grad([y], [x], { gradOutputs: [weights], createGraph: true });
    expect(flat(first!)).toEqual(gradient);
    const along = tensor(Array.from({ length: n }, (_, i) => i + 1)).reshape(x.shape);
    const expected = at.map((a) => (a < 0 ? 0 : a + 1));
    expect(flat(grad(first!.mul(along).sum(), [weights])[0]!)).toEqual(expected);
    expect(flat(jvp(pool, x.detach(), along).tangents)).toEqual(expected);
  });
  try {
    fc.assert(check, { numRuns: 150 });
  } finally {
    useKernels(null);
  }
  expect(empties).toBeGreaterThan(20);
});
