// A backend from outside over the CPU's memory: a name, kernels, and the CPU's kernels for the rest.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  add,
  allocate,
  cat,
  cpuFallback,
  dispatcher,
  isDevice,
  library,
  linear,
  nameBackend,
  neg,
  noGrad,
  ones,
  ops,
  registerBackend,
  type Tensor,
  tensor,
  zeros,
} from "../../generated/index.js";
import { thrown } from "../thrown.js";

declare module "../../generated/index.js" {
  interface NamedBackends {
    Accel: "accel";
  }
}

interface Disposable {
  dispose(): void;
}
const handles: Disposable[] = [];
let named: Disposable;
beforeAll(() => {
  named = nameBackend("PrivateUse1", "Accel");
});
afterAll(() => named.dispose());

afterEach(() => {
  for (const handle of handles.splice(0).reverse()) handle.dispose();
});

describe("a backend over the CPU's memory", () => {
  beforeEach(() => {
    handles.push(registerBackend({ key: "PrivateUse1" }));
  });

  test("makes, moves, prints and reads tensors", () => {
    const x = tensor([1, 2], { device: "accel" });
    expect(String(x)).toBe('tensor([1., 2.], device="accel")');
    expect(x.toArray()).toEqual([1, 2]);
    expect(x.to({ device: "cpu" }).toArray()).toEqual([1, 2]);
    expect(
      tensor([[1n, 2n]])
        .to({ device: "accel" })
        .toArray(),
    ).toEqual([[1, 2]]);
    expect(isDevice("accel:1")).toBe(true);
  });

  test("runs its kernels, and records their gradient", () => {
    handles.push(
      library("aten", "IMPL", "Accel").impl("neg", (self: Tensor) => {
        const out = allocate(self.shape, self.dtype, self.device);
        for (let i = 0; i < self.numel; i++) out.data[i] = -self.data[i]!;
        return out;
      }),
    );
    const x = tensor([1, -2], { device: "accel", requiresGrad: true });
    const y = neg(x);
    expect(y.device).toBe("accel");
    y.backward(tensor([1, 10], { device: "accel" }));
    expect(x.grad!.device).toBe("accel");
    expect(x.grad!.toArray()).toEqual([-1, -10]);
  });

  test("takes the CPU's kernels for the rest", () => {
    expect(thrown(() => add(tensor([1], { device: "accel" }), 1))).toBe(
      "DispatchError: aten::add.Tensor has no kernel for Accel.",
    );
    handles.push(
      cpuFallback("PrivateUse1", {
        toCpu: (one) => tensor(one.toArray(), { dtype: one.dtype }),
        fromCpu: (one) => tensor(one.toArray(), { dtype: one.dtype, device: "accel" }),
        copyBack: (to, values) => {
          (to.data as Float32Array).set(values.data as Float32Array);
        },
        warn: () => {},
      }),
    );
    expect(String(add(tensor([1], { device: "accel" }), 1))).toBe('tensor([2.], device="accel")');
    expect(ones([2], { device: "accel" }).toArray()).toEqual([1, 1]);
  });
});

describe("the CPU's kernels for another backend", () => {
  test("copy a tensor that is given twice once, there and back", () => {
    handles.push(registerBackend({ key: "PrivateUse1" }));
    const copied: string[] = [];
    handles.push(
      cpuFallback("PrivateUse1", {
        toCpu: (one) => {
          copied.push(`there ${one.toArray()}`);
          return tensor(one.toArray(), { dtype: one.dtype });
        },
        fromCpu: (one) => tensor(one.toArray(), { dtype: one.dtype, device: "accel" }),
        copyBack: (to, values) => {
          copied.push(`back ${values.toArray()}`);
          (to.data as Float32Array).set(values.data as Float32Array);
        },
        warn: () => {},
      }),
    );
    const [x, y] = [tensor([1, 2], { device: "accel" }), tensor([5, 5], { device: "accel" })];
    copied.length = 0;
    const doubled = noGrad(() => x.add_(x));
    expect([doubled === x, x.toArray()]).toEqual([true, [2, 4]]);
    expect(copied).toEqual(["there 1,2", "back 2,4"]);
    copied.length = 0;
    expect(cat([x, y, x]).toArray()).toEqual([2, 4, 5, 5, 2, 4]);
    expect(copied).toEqual(["there 2,4", "there 5,5"]);
    copied.length = 0;
    // Lists of written tensors come back as well.
    const lists = library("lists", "FRAGMENT");
    handles.push(lists);
    const op = lists.def("add_one(Tensor(a!)[] xs) -> ()").operator!;
    const addOne = (xs: Tensor[]): void => {
      for (const one of xs) one.add_(1);
    };
    lists.impl("add_one", addOne, { key: "CPU" });
    noGrad(() => dispatcher.call(op, [[x, y]]));
    expect([x.toArray(), y.toArray()]).toEqual([
      [3, 5],
      [6, 6],
    ]);
    expect(copied).toEqual(["there 2,4", "there 5,5", "back 3,5", "back 6,6"]);
  });
});

test("running statistics, which the schema does not say are written, come back from the CPU", () => {
  handles.push(registerBackend({ key: "PrivateUse1" }));
  const fallback = (copyBack?: (to: Tensor, values: Tensor) => void): Disposable =>
    cpuFallback("PrivateUse1", {
      toCpu: (one) => tensor(one.toArray(), { dtype: one.dtype }),
      fromCpu: (one) => tensor(one.toArray(), { dtype: one.dtype, device: "accel" }),
      copyBack,
      warn: () => {},
    });
  const rows = [
    [1, 2],
    [3, 6],
  ];
  const run = (device: "cpu" | "accel", training: boolean): unknown => {
    const [mean, variance] = [zeros([2], { device }), ones([2], { device })];
    noGrad(() =>
      ops["aten"]!["native_batch_norm"]!(tensor(rows, { device }), null, null, mean, variance, training, 0.5, 1e-5),
    );
    return [mean.toArray(), variance.toArray()];
  };
  const withBack = fallback((to, values) => {
    (to.data as Float32Array).set(values.data as Float32Array);
  });
  for (const training of [true, false]) expect(run("accel", training)).toEqual(run("cpu", training));
  withBack.dispose();
  handles.push(fallback());
  expect(run("accel", false)).toEqual(run("cpu", false));
  expect(thrown(() => run("accel", true))).toBe(
    "DispatchError: the CPU fallback of PrivateUse1 requires copyBack for aten::native_batch_norm, which writes to running_mean",
  );
});

test("a device has one backend, and the CPU its own", () => {
  handles.push(registerBackend({ key: "PrivateUse1" }));
  expect(thrown(() => registerBackend({ key: "PrivateUse1" }))).toBe(
    "ArgumentError: registerBackend: PrivateUse1 already has a backend; dispose of it first",
  );
  expect(thrown(() => registerBackend({ key: "CPU" }))).toMatch(
    /^ArgumentError: registerBackend: key must be one of (?:\w+, )+\w+, PrivateUse2, PrivateUse3, got "CPU"$/,
  );
  expect(thrown(() => tensor([1], { device: "cuda:0" }))).toBe(
    'UnsupportedError: device cuda:0 has no backend: tensors live on "cpu" and "meta", and where registerBackend says how',
  );
});

test("memory beyond what an array holds", () => {
  expect(thrown(() => zeros([1e12]))).toBe(
    "UnsupportedError: cannot allocate 1000000000000 elements of float32 (4000000000000 bytes): more than one array holds here",
  );
});

test("a fused kernel of a composite operator serves training where gradients say so; else only inference", () => {
  const runs: string[] = [];
  const train = (gradients?: { linear: "composite" }): string => {
    const { device, dispose } = registerBackend({
      key: "PrivateUse3",
      kernels: {
        linear: (x: Tensor, w: Tensor, b: Tensor | null) => {
          runs.push("fused");
          const result = allocate([x.shape[0]!, w.shape[0]!], x.dtype, x.device);
          for (let i = 0; i < x.shape[0]!; i++)
            for (let j = 0; j < w.shape[0]!; j++) {
              let sum = b === null ? 0 : (b.data[j] as number);
              for (let k = 0; k < x.shape[1]!; k++)
                sum += (x.data[i * x.shape[1]! + k] as number) * (w.data[j * x.shape[1]! + k] as number);
              result.data[i * w.shape[0]! + j] = sum;
            }
          return result;
        },
      },
      gradients,
    });
    const fallback = cpuFallback("PrivateUse3", {
      toCpu: (one) => tensor(one.toArray(), { dtype: one.dtype }),
      fromCpu: (one) => tensor(one.toArray(), { dtype: one.dtype, device }),
      copyBack: (to, values) => {
        (to.data as Float32Array).set(values.data as Float32Array);
      },
      warn: () => {},
    });
    try {
      runs.length = 0;
      const x = tensor([[1, 2]]).to({ device });
      const w = tensor([[3, 4]]).to({ device });
      const b = tensor([5]).to({ device });
      for (const one of [w, b]) one.requiresGrad = true;
      const y = linear(x, w, b);
      y.backward(ones([1, 1], { device }));
      return [
        y.to({ device: "cpu" }).item(),
        w.grad!.to({ device: "cpu" }).toArray(),
        b.grad!.to({ device: "cpu" }).toArray(),
        runs.length,
      ].join(" ");
    } finally {
      fallback.dispose();
      dispose();
    }
  };
  expect(train({ linear: "composite" })).toBe("16 1,2 1 1");
  expect(train()).toBe("16 1,2 1 0");
  expect(thrown(() => registerBackend({ key: "PrivateUse3", gradients: { linear: "composite" } }))).toBe(
    "ArgumentError: registerBackend: gradients names linear, for which there is no kernel under `kernels`",
  );
});
