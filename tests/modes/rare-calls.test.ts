// Function modes and classes in rare calls: outputs in lists, a mode that ends inside of its own handler, classes that extend each other.

import { expect, test } from "vitest";
import * as T from "../../generated/index.js";

const seen: string[] = [];

class Noted extends T.Tensor {
  static torchFunction(
    fn: T.OverridableFunction,
    types: readonly T.FunctionClass[],
    args: readonly unknown[],
    options: T.CallOptions,
  ): unknown {
    seen.push(`${fn.name}: ${types.map(({ name }) => name).join(", ")}`);
    return T.defaultTorchFunction(Noted as never, fn, types as never, args, options);
  }
}
const noted = (tensor: T.Tensor): T.Tensor => T.asSubclass(tensor, Noted as never) as T.Tensor;

test("a class is asked that occurs in a list of outputs only", () => {
  const out = [noted(T.zeros([3])), T.zeros([3], { dtype: "int64" })] as const;
  seen.length = 0;
  T.sort(T.tensor([3, 1, 2]), { out } as never);
  expect(seen).toEqual(["sort: Noted"]);
  expect(T.disableTorchFunction(() => out[0].toArray())).toEqual([1, 2, 3]);
});

test("a mode that ends inside of its own handler sees no further call", () => {
  const names: string[] = [];
  let guard: { dispose(): void } | null = null;
  class Once extends T.FunctionMode {
    override handle(
      fn: T.OverridableFunction,
      _types: unknown,
      args: readonly unknown[],
      options: T.CallOptions,
    ): unknown {
      names.push(fn.name);
      guard!.dispose();
      return (fn as (...all: unknown[]) => unknown)(...args, options);
    }
  }
  const given = T.tensor([-1, 2]);
  guard = T.functionModeGuard(new Once());
  const x = T.relu(given);
  expect(x.toArray()).toEqual([0, 2]);
  T.neg(x);
  expect(names).toEqual(["relu"]);
});
