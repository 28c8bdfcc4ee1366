// Every feature of the library beside vmap, grad(fn) and jacfwd, around them and inside: the values of plain code, or a refusal that says how to mend.

import { describe, expect, test } from "vitest";
import { grad, isTensor, ones, type Tensor, vmap } from "../../generated/index.js";
import { isolateLocalState } from "../../runtime/async/index.js";
import { messageOf } from "../thrown.js";
import {
  base,
  type Feature,
  features,
  plain,
  row,
  rows,
  type Transform,
  transformed,
  transforms,
} from "./transform-pairs.js";

const places = ["outside", "inside"] as const;

function near(found: unknown, wanted: Tensor): void {
  if (!isTensor(found)) throw new Error(`no tensor: ${String(found)}`);
  expect([found.dtype, found.shape]).toEqual([wanted.dtype, wanted.shape]);
  const difference = found.to("complex128").sub(wanted.to("complex128")).abs().sum().item() as number;
  expect(difference).toBeLessThanOrEqual(found.dtype === "float64" || found.dtype === "complex128" ? 1e-9 : 2e-2);
}

/** The program of a feature, with the transform or with plain code in its place. */
function programOf(feature: Feature, place: "outside" | "inside", way: typeof plain, transform: Transform) {
  const { fn = base, outside, inside } = feature;
  if (place === "outside") return outside && ((x: Tensor) => outside(way(transform, fn), x));
  return inside && way(transform, (x) => inside(fn, x));
}

describe.each(transforms)("%s", (transform) => {
  const cases = features.flatMap((feature) => places.map((place) => [feature.name, place, feature] as const));
  const given = cases.filter(([, place, feature]) => feature[place] !== undefined);
  test.each(given)("%s %s", (_, place, feature) => {
    const at = `${place} ${transform}` as const;
    const x = () => (feature.input ?? ((y: Tensor) => y))(transform === "vmap" ? rows : row);
    const run = programOf(feature, place, transformed, transform)!;
    const refusal = feature.refused?.[at];
    if (refusal !== undefined) expect(messageOf(() => run(x())).split("\n")[0]).toBe(refusal);
    else near(run(x()), (feature.instead?.[at] ?? programOf(feature, place, plain, transform)!)(x()));
  });
});

test("every row is used: none says something of a place where the feature is not tried", () => {
  for (const { name, refused = {}, instead = {}, ...feature } of features)
    for (const at of [...Object.keys(refused), ...Object.keys(instead)]) {
      const [place] = at.split(" ") as ["outside" | "inside"];
      expect(feature[place], `${name}: ${at}`).toBeDefined();
      expect(Object.hasOwn(refused, at) && Object.hasOwn(instead, at), `${name}: ${at}`).toBe(false);
    }
});

test("a task that goes on after its transform has returned is told so", async () => {
  for (const [transform, start] of [
    ["vmap", (fn: (x: Tensor) => Tensor) => vmap(fn)(rows)],
    ["grad", (fn: (x: Tensor) => Tensor) => grad(fn)(row)],
  ] as const) {
    let later: Promise<unknown> | null = null;
    start((x) => {
      later = isolateLocalState(async () => {
        await null;
        return x.sin();
      });
      return x.sum();
    });
    await expect(later).rejects.toThrow(
      `aten::sin got a tensor of shape [3] that left ${transform} (level 1): the transform has returned`,
    );
  }
  expect(ones([2]).sin().shape).toEqual([2]);
});
