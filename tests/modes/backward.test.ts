// Backward under a layer, in a program that has created no wrapper: the layer sees what composites call, as in forward.
import { describe, expect, test } from "vitest";
import {
  type CallOptions,
  DispatchMode,
  fallthrough,
  grad,
  library,
  type OverloadHandle,
  sum,
  type TensorSubclassConstructor,
  tensor,
  traceDispatch,
  withIncluded,
  withMode,
} from "../../generated/index.js";

describe("backward under a layer", () => {
  class Log extends DispatchMode {
    readonly seen: string[] = [];
    override handle(
      op: OverloadHandle,
      _types: readonly TensorSubclassConstructor[],
      args: readonly unknown[],
      options: CallOptions,
    ): unknown {
      this.seen.push(op.operator.name);
      return op(...args, options);
    }
  }

  test.each([false, true])("a mode sees composites decomposed (createGraph: %s)", (createGraph) => {
    const log = new Log();
    const x = tensor(
      [
        [1, 2],
        [3, 4],
      ],
      { requiresGrad: true },
    );
    const y = sum(x.reshape([4]));
    withMode(log, () => grad(y, [x], { createGraph }));
    expect(log.seen).toEqual(["aten::ones_like", "aten::expand", "aten::_reshape_alias"]);
  });

  test("a key of the high word counts, too, and without a layer the rules run below autograd's keys", () => {
    const x = tensor([[1, 2]], { requiresGrad: true });
    const registered = library("_", "IMPL", "Functionalize").fallback(fallthrough);
    const keysOf = (body: () => unknown): string => {
      const lines: string[] = [];
      traceDispatch(body, (line) => lines.push(line));
      return lines.join("\n");
    };
    try {
      const y = sum(x.reshape([2]));
      expect(keysOf(() => grad(y, [x], { retainGraph: true }))).not.toContain("aten::_reshape_alias [Autograd");
      const under = keysOf(() => withIncluded("Functionalize", () => grad(y, [x])));
      expect(under).toContain("aten::_reshape_alias [Autograd");
    } finally {
      registered.dispose();
    }
  });
});
