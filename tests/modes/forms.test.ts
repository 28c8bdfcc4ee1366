// Forms derived on a backend from those that it registers: functional, in-place, out; and the errors if there is none.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  add,
  addcmul,
  allocate,
  boxed,
  cummax,
  cumsum,
  div,
  fallthrough,
  library,
  mm,
  nameBackend,
  nansum,
  neg,
  registerBackend,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { missingOperators, requireOps } from "../../runtime/dispatch/coverage.js";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { thrown } from "../thrown.js";

declare module "../../generated/index.js" {
  interface NamedBackends {
    Forms: "forms";
  }
}

interface Disposable {
  dispose(): void;
}
const handles: Disposable[] = [];
let named: Disposable;
const device = "forms";
const on = (data: Parameters<typeof tensor>[0], dtype?: "float32" | "int64" | "float64"): Tensor =>
  tensor(data, { device, ...(dtype === undefined ? {} : { dtype }) });
const values = (one: Tensor): unknown => one.toArray();

/** The operators that ran on the backend. */
const ran: string[] = [];

beforeAll(() => {
  named = nameBackend("PrivateUse2", "Forms");
});
afterAll(() => named.dispose());

beforeEach(() => {
  ran.length = 0;
  const kernels = {
    empty_strided: (size: number[], stride: number[], dtype: "float32", _layout: null, place: typeof device) => {
      ran.push(`empty_strided [${size}] [${stride}] ${dtype}`);
      return allocate(size, dtype, place, stride);
    },
    copy_: (self: Tensor, src: Tensor) => {
      ran.push("copy_");
      const target = tensor(src.toArray(), { dtype: self.dtype });
      for (let i = 0; i < self.numel; i++) self.data[i] = target.data[i]!;
      return self;
    },
  };
  handles.push(registerBackend({ key: "PrivateUse2", kernels }));
});
afterEach(() => {
  for (const handle of handles.splice(0).reverse()) handle.dispose();
});

// biome-ignore lint/suspicious/noExplicitAny: kernels of many signatures
function register(kernels: Readonly<Record<string, (...args: any[]) => unknown>>): void {
  const m = library("aten", "IMPL", "PrivateUse2");
  for (const [name, kernel] of Object.entries(kernels)) handles.push(m.impl(name, kernel));
}

function addOut(self: Tensor, other: Tensor, alpha: number, out: Tensor): Tensor {
  ran.push("add.out");
  const [a, b] = [self.data, other.data];
  const step = other.numel === 1 ? 0 : 1;
  for (let i = 0; i < out.numel; i++) {
    if (out.dtype === "int64") out.data[i] = (a[i] as bigint) + BigInt(alpha) * (b[i * step] as bigint);
    else out.data[i] = Number(a[i]) + alpha * Number(b[i * step]);
  }
  return out;
}

describe("from the out form", () => {
  beforeEach(() => register({ "add.out": addOut }));

  test("the functional form: shapes of the Meta kernel, memory of empty_strided", () => {
    const [x, y] = [
      on([
        [1, 2],
        [3, 4],
      ]),
      on([
        [10, 20],
        [30, 40],
      ]),
    ];
    expect(values(add(x, y))).toEqual([
      [11, 22],
      [33, 44],
    ]);
    expect(ran).toEqual(["empty_strided [2,2] [2,1] float32", "add.out"]);
    expect(add(x, y).device).toBe(device);
    // CPU numbers may be combined with tensors of any device.
    expect(values(add(x, tensor(1)))).toEqual([
      [2, 3],
      [4, 5],
    ]);
    // A result of a promoted dtype.
    expect(add(on([1, 2], "int64"), on([0.5, 0.5])).dtype).toBe("float32");
  });

  test.each([
    [3, "int64"],
    [2 ** 53, "int64"],
    [1e20, "int64"],
    [10n ** 18n, "int64"],
    [0.5, "int64"],
    [2 ** 53, "float32"],
    [-1e20, "float32"],
    [10n ** 18n, "float32"],
  ] as const)("of a number, as the CPU has it: %s with %s", (number, dtype) => {
    const data = [1, 2];
    const there = on(data, dtype).add(number);
    const here = tensor(data, { dtype }).add(number);
    expect([there.dtype, there.data]).toEqual([here.dtype, here.data]);
  });

  test("the in-place form, into the tensor itself", () => {
    const x = on([1, 2]);
    expect(x.add_(on([10, 20]), { alpha: 2 })).toBe(x);
    expect(values(x)).toEqual([21, 42]);
    expect(ran).toEqual(["add.out"]);
    expect(x.version).toBe(1);
  });

  test("the in-place form, through memory of the computed dtype where that is another one", () => {
    const x = on([1, 2]);
    x.add_(on([0.5, 0.5], "float64"));
    expect([x.dtype, values(x)]).toEqual(["float32", [1.5, 2.5]]);
    expect(ran).toEqual(["empty_strided [2] [1] float64", "add.out", "copy_"]);
    ran.length = 0;
    const y = on([1, 2], "float64");
    y.add_(on(3));
    expect(ran).toEqual(["add.out"]);
    expect(values(y)).toEqual([4, 5]);
    expect(thrown(() => on([1, 2], "int64").add_(on([0.5, 0.5])))).toBe(
      "DTypeError: result type float32 can't be cast to the desired output type int64",
    );
    expect(
      thrown(() =>
        on([1, 2]).add_(
          on([
            [1, 2],
            [3, 4],
          ]),
        ),
      ),
    ).toMatch(/^ShapeError: output with shape \[2\] doesn't match/);
  });

  test("gradients, and their sums", () => {
    const x = tensor([1, 2], { device, requiresGrad: true });
    add(x, on([1, 1])).backward(on([3, 4]));
    expect(values(x.grad!)).toEqual([3, 4]);
    expect(x.grad!.device).toBe(device);
  });
});

describe("from the functional form", () => {
  beforeEach(() =>
    register({
      neg: (self: Tensor) => {
        ran.push("neg");
        const out = allocate(self.shape, self.dtype, self.device);
        for (let i = 0; i < self.numel; i++) out.data[i] = -self.data[i]!;
        return out;
      },
      mm: (self: Tensor, other: Tensor) => {
        ran.push("mm");
        return tensor(mm(tensor(self.toArray()), tensor(other.toArray())).toArray(), { device });
      },
      "div.Tensor": (self: Tensor, other: Tensor) => {
        ran.push("div");
        return tensor(div(tensor(self.toArray()), tensor(other.toArray())).toArray(), { device });
      },
      cumsum: (self: Tensor, dim: number) => {
        ran.push("cumsum");
        return tensor(cumsum(tensor(self.toArray()), dim).toArray(), { device, dtype: "float32" });
      },
      cummax: (self: Tensor, dim: number) => {
        ran.push("cummax");
        const [maxima, at] = cummax(tensor(self.toArray()), dim);
        return [tensor(maxima.toArray(), { device }), tensor(at.toArray(), { device, dtype: "int64" })];
      },
    }),
  );

  test("the in-place form, with the checks of its dtype", () => {
    const x = on([1, -2]);
    expect(x.neg_()).toBe(x);
    expect(values(x)).toEqual([-1, 2]);
    expect(ran).toEqual(["neg", "copy_"]);
    expect(values(on([[1, 2]]).cumsum_(1))).toEqual([[1, 3]]);
    expect(thrown(() => on([1, 2], "int64").div_(on([2, 2], "int64")))).toBe(
      "DTypeError: result type float32 can't be cast to the desired output type int64",
    );
  });

  test("the out form: resized, copied, and checked before anything is computed", () => {
    const out = on([0, 0]);
    expect(neg(on([1, 2]), { out })).toBe(out);
    expect(values(out)).toEqual([-1, -2]);
    expect(ran).toEqual(["neg", "copy_"]);
    const empty = allocate([0], "float32", device);
    mm(on([[1, 2]]), on([[3], [4]]), { out: empty });
    expect([empty.shape, values(empty)]).toEqual([[1, 1], [[11]]]);
    ran.length = 0;
    expect(thrown(() => mm(on([[1, 2]]), on([[3], [4]]), { out: allocate([1, 1], "int64", device) }))).toBe(
      "DTypeError: Expected out tensor to have dtype float32, but got int64 instead",
    );
    expect(ran).toEqual([]);
  });

  test("an output that does not hold the result's dtype is refused, also where the Meta kernel takes it", () => {
    register({ nansum: () => tensor(1.5, { device }) });
    const out = allocate([], "int64", device);
    expect(thrown(() => nansum(on([1, 0.5]), { out }))).toBe(
      "DTypeError: result type float32 can't be cast to the desired output type int64",
    );
    expect(out.item()).toBe(0);
  });

  test("an output of another shape is resized with one warning", () => {
    const warned: string[] = [];
    const { emit } = warnings;
    warnings.emit = (message) => warned.push(message);
    try {
      const out = on([0, 0, 0]);
      neg(on([1, 2]), { out });
      expect(values(out)).toEqual([-1, -2]);
    } finally {
      warnings.emit = emit;
    }
    expect(warned).toHaveLength(1);
  });

  test("several outputs", () => {
    const outs = [allocate([0], "float32", device), allocate([0], "int64", device)] as const;
    const [maxima, at] = cummax(on([1, 3, 2]), 0, { out: outs });
    expect([maxima === outs[0], values(maxima), values(at)]).toEqual([true, [1, 3, 3], [0, 1, 1]]);
  });
});

describe("where a backend has none of the forms", () => {
  test.each<[string, (x: Tensor) => unknown, string]>([
    ["functional", (x) => neg(x), "aten::neg"],
    ["in-place", (x) => x.neg_(), "aten::neg_"],
    ["out", (x) => neg(x, { out: on([0, 0]) }), "aten::neg.out"],
    ["structured", (x) => cumsum(x, 0), "aten::cumsum"],
    ["three tensors", (x) => addcmul(x, x, x), "aten::addcmul"],
  ])("%s: the error names the operator and the backend", (_, call, name) => {
    expect(thrown(() => call(on([1, 2])))).toBe(`DispatchError: ${name} has no kernel for Forms.`);
  });

  test("checks at load count them as missing, and those that follow as there", () => {
    expect(thrown(() => requireOps(["aten::neg", "aten::neg_"], { backend: "PrivateUse2" }))).toBe(
      "DispatchError: 3 requirements are not met:",
    );
    const before = missingOperators("PrivateUse2").map(({ name }) => name);
    expect(before).toContain("aten::neg");
    expect(before).not.toContain("aten::neg_");
    register({ "neg.out": (self: Tensor) => self });
    requireOps(["aten::neg", "aten::neg_", "aten::neg.out"], { backend: "PrivateUse2" });
    expect(missingOperators("PrivateUse2").map(({ name }) => name)).not.toContain("aten::neg");
  });

  test("a kernel for every backend runs, and else the backend's fallback", () => {
    const fallback = library("_", "IMPL", "PrivateUse2").fallback(
      boxed((op, _keys, stack) => {
        ran.push(`fallback of ${op.name}`);
        stack.splice(0, stack.length, stack[0]);
      }),
    );
    handles.push(fallback);
    const x = on([1, 2]);
    expect(neg(x)).toBe(x);
    expect(ran).toEqual(["fallback of aten::neg"]);
    handles.push(
      library("aten", "IMPL", "CompositeExplicitAutograd").impl("neg", (self: Tensor) => {
        ran.push("composite");
        return self;
      }),
    );
    ran.length = 0;
    expect(neg(x)).toBe(x);
    expect(ran).toEqual(["composite"]);
  });

  test("a fallback that falls through is none", () => {
    handles.push(library("_", "IMPL", "PrivateUse2").fallback(fallthrough));
    expect(thrown(() => neg(on([1, 2])))).toBe("DispatchError: aten::neg has no kernel for Forms.");
  });
});
