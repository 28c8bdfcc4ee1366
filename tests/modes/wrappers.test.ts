// Wrapper tensors through the package's exports alone: what they declare, who reads them, how autograd and kernels treat
// them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { BatchedTensor, run as batched, loss, parameters } from "../../examples/batched-tensor.js";
import { LoggingTensor } from "../../examples/logging-tensor.js";
import { QuantizedTensor, run as quantized } from "../../examples/quantized-tensor.js";
import {
  AutogradFunction,
  add,
  boxed,
  type CallOptions,
  DispatchMode,
  detectAnomaly,
  deviceKeys,
  dispatcher,
  dualLevel,
  grad,
  KeySet,
  library,
  loadSafetensors,
  makeDual,
  mapTensors,
  mm,
  mul,
  noGrad,
  type OverloadHandle,
  ops,
  relu,
  savedTensorHooks,
  saveSafetensors,
  select,
  sum,
  Tensor,
  TensorSubclass,
  type TensorSubclassConstructor,
  tensor,
  unpackDual,
  type WrapperOptions,
  WrapperTensor,
  withExcluded,
  withMode,
  zeros,
} from "../../generated/index.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-wrappers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  LoggingTensor.log.length = 0;
});

const logging = (value: Tensor, requiresGrad = false): LoggingTensor => {
  const wrapper = new LoggingTensor(value);
  wrapper.requiresGrad = requiresGrad;
  return wrapper;
};
const elementOf = (value: unknown): Tensor => (value as LoggingTensor).elem;
const messageOf = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return "no error";
};

describe("what a wrapper states", () => {
  class Bare extends WrapperTensor {}

  test("shape, strides, offset, dtype, device, keys: as given, or a plain contiguous tensor's", () => {
    const plain = new Bare({ shape: [2, 3] });
    expect([plain.shape, plain.strides, plain.offset, plain.dtype, plain.device, plain.numel, plain.ndim]).toEqual([
      [2, 3],
      [3, 1],
      0,
      "float32",
      "cpu",
      6,
      2,
    ]);
    expect(plain.isContiguous).toBe(true);
    expect(plain.keys.toString()).toBe("DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU, AutocastCPU)");
    expect(deviceKeys("cpu").equals(plain.keys)).toBe(true);
    const other = new Bare({
      shape: [2, 3],
      strides: [1, 2],
      offset: 4,
      dtype: "int64",
      device: "meta",
      keys: ["FuncTorchBatched", "Meta"],
    });
    expect([other.strides, other.offset, other.dtype, other.device, other.isContiguous]).toEqual([
      [1, 2],
      4,
      "int64",
      "meta",
      false,
    ]);
    expect(other.keys.toString()).toBe("DispatchKeySet(Meta, FuncTorchBatched)");
    expect(new Bare({ shape: [], requiresGrad: true }).requiresGrad).toBe(true);
    expect(plain).toBeInstanceOf(Tensor);
  });

  test.each<[WrapperOptions, number]>([
    [{ shape: [2, 3], offset: 4 }, 40],
    [{ shape: [2, 3], strides: [1, 2], offset: 4, dtype: "int64" }, 80],
    [{ shape: [2, 3], strides: [0, 1] }, 12],
    // As for plain tensors: nothing is read.
    [{ shape: [2, 0], offset: 4 }, 0],
  ])("bytes that its memory would have: %j", (options, bytes) => {
    expect(new Bare(options).storage.byteLength).toBe(bytes);
  });

  test("may change: a new shape gets row-major strides, a device brings its keys", () => {
    const x = new Bare({ shape: [2, 3], strides: [1, 2], keys: deviceKeys("cpu").add("FuncTorchBatched") });
    x.restate({ shape: [4] });
    expect([x.shape, x.strides, x.numel, x.isContiguous]).toEqual([[4], [1], 4, true]);
    x.restate({ offset: 2, dtype: "float64", requiresGrad: true });
    expect([x.shape, x.offset, x.dtype, x.requiresGrad]).toEqual([[4], 2, "float64", true]);
    x.restate({ device: "meta" });
    expect(x.keys.toString()).toBe("DispatchKeySet(Meta, ADInplaceOrView, AutogradMeta, FuncTorchBatched)");
    x.restate({ keys: KeySet.of("Meta"), requiresGrad: false });
    expect([x.keys.toString(), x.requiresGrad, x.version]).toEqual(["DispatchKeySet(Meta)", false, 0]);
  });

  test.each<[unknown, string]>([
    [undefined, 'Bare: expected an object such as { shape: [2, 3], dtype: "float32" }, got undefined'],
    [{}, "Bare: the sizes in shape must be an array of integers, each at least 0, got undefined"],
    [{ shape: [2, -1] }, "Bare: the sizes in shape must be an array of integers, each at least 0, got [2, -1]"],
    [{ shape: [1.5] }, "Bare: the sizes in shape must be an array of integers, each at least 0, got [1.5]"],
    [{ shape: [2], strides: [1, 1] }, "Bare: 2 strides for 1 dimensions; give one for each"],
    [{ shape: [2], offset: -1 }, "Bare: offset must be a non-negative integer, got number -1"],
    [
      { shape: [2], sizes: [2] },
      'Bare: unknown option "sizes"; there are shape, strides, offset, dtype, device, layout, requiresGrad, keys',
    ],
    [
      { shape: [2], requiresGrad: true, dtype: "int64" },
      "only tensors of floating-point dtype can require gradients; this one is int64",
    ],
  ])("%j is refused", (options, message) => {
    expect(messageOf(() => new Bare(options as WrapperOptions))).toContain(message);
  });

  test("unknown names of dtypes, devices and keys are refused as elsewhere", () => {
    const messageFor = (options: object) => messageOf(() => new Bare({ shape: [1], ...options }));
    expect(messageFor({ dtype: "float33" })).toContain('Bare: unknown dtype "float33"; there are');
    expect(messageFor({ device: "cpuu" })).toContain('unknown device "cpuu"');
    expect(messageFor({ keys: "Bached" })).toBe("there is no dispatch key Bached");
  });
});

/** Rows that are computed on demand; `append_` adds more of them. */
class LazyRows extends WrapperTensor {
  readonly rows: (() => readonly number[])[];
  computed = 0;

  constructor(width: number, rows: (() => readonly number[])[] = []) {
    super({ shape: [rows.length, width], dtype: "float64" });
    this.rows = rows;
  }

  append_(row: () => readonly number[]): this {
    this.rows.push(row);
    this.restate({ shape: [this.rows.length, this.shape[1]!] });
    return this;
  }

  override materialize(): Tensor {
    this.computed++;
    return this.rows.length === 0
      ? zeros(this.shape as number[], { dtype: "float64" })
      : tensor(
          this.rows.map((row) => [...row()]),
          { dtype: "float64" },
        );
  }
}

describe("who reads asks the wrapper", () => {
  const rows = () => new LazyRows(2, [() => [1, 2]]).append_(() => [3, 4.5]);

  test("and the shape may have changed since", () => {
    const x = new LazyRows(2);
    expect([x.shape, x.toArray(), x.computed]).toEqual([[0, 2], [], 1]);
    x.append_(() => [1, 2]).append_(() => [3, 4]);
    expect([x.shape, x.computed]).toEqual([[2, 2], 1]);
    expect(x.toArray()).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test.each<[string, (x: LazyRows) => unknown, unknown]>([
    [
      "toArray",
      (x) => x.toArray(),
      [
        [1, 2],
        [3, 4.5],
      ],
    ],
    ["data", (x) => x.data, new Float64Array([1, 2, 3, 4.5])],
    ["JSON", (x) => JSON.parse(JSON.stringify(x)), { dtype: "float64", shape: [2, 2], data: [1, 2, 3, 4.5] }],
    ["String", String, "LazyRows([[1.0000, 2.0000],\n          [3.0000, 4.5000]], dtype=float64)"],
    ["inspect", (x) => inspect(x), "LazyRows([[1.0000, 2.0000],\n          [3.0000, 4.5000]], dtype=float64)"],
    [
      "tensor",
      (x) => tensor(x).toArray(),
      [
        [1, 2],
        [3, 4.5],
      ],
    ],
    ["tensor of them", (x) => tensor([x, x]).shape, [2, 2, 2]],
  ])("%s", (_name, read, expected) => {
    expect(read(rows())).toEqual(expected);
  });

  test("item, also of a number's place in an expression", () => {
    const one = new LazyRows(1, [() => [7]]);
    expect(one.item()).toBe(7);
    expect(`${one}`).toBe("LazyRows([[7.]], dtype=float64)");
    expect((one as unknown as number) * 2).toBe(14);
  });

  test("asynchronously, too", async () => {
    expect((await rows().read()).constructor.name).toBe("Tensor");
    expect(await rows().readArray()).toEqual([
      [1, 2],
      [3, 4.5],
    ]);
    expect(await new LazyRows(1, [() => [7]]).readItem()).toBe(7);
  });

  test("safetensors", () => {
    const bytes = saveSafetensors({ x: rows() });
    expect(loadSafetensors(bytes).tensors["x"]!.toArray()).toEqual([
      [1, 2],
      [3, 4.5],
    ]);
  });

  test("a class that says nothing is named, and prints what it states", () => {
    class Opaque extends WrapperTensor {}
    const x = new Opaque({ shape: [1], dtype: "int64" });
    expect(String(x)).toBe("Opaque(..., size=[1], dtype=int64)");
    const what = "a Opaque has no memory, and its class no method `materialize` that gives its elements";
    expect(messageOf(() => x.item())).toBe(`item(): ${what}`);
    expect(messageOf(() => x.toArray())).toBe(`toArray(): ${what}`);
    expect(messageOf(() => x.data)).toBe(`data: ${what}`);
    expect(messageOf(() => JSON.stringify(x))).toBe(`toJSON(): ${what}`);
    expect(messageOf(() => saveSafetensors({ x }))).toBe(`saveSafetensors: "x": ${what}`);
  });

  test("what does not fit what it states is refused", () => {
    class Wrong extends WrapperTensor {
      override materialize(): Tensor {
        return tensor([1, 2]);
      }
    }
    expect(messageOf(() => new Wrong({ shape: [3] }).toArray())).toBe(
      "toArray(): `materialize` of Wrong gave Tensor of float32 with shape [2], not what the wrapper states: Tensor of float32 with shape [3]",
    );
    expect(messageOf(() => new Wrong({ shape: [2], dtype: "int8" }).toArray())).toContain(
      "float32 with shape [2], not",
    );
  });
});

describe("a kernel for plain tensors that gets a wrapper", () => {
  class Bare extends WrapperTensor {}
  const bare = () => new Bare({ shape: [2, 2] });
  const nobody =
    "a Bare is a wrapper without memory, and a kernel for plain tensors wanted to read it: no kernel of the wrapper handled the operator";
  const noCopy = (name: string) =>
    `a Bare is a wrapper without memory: no kernel of the wrapper handled ${name}, and nothing else can`;
  const noView =
    "a Bare is a wrapper without memory: no kernel of the wrapper handled the view or as_strided, and nothing else can";

  test.each<[string, () => unknown, string]>([
    ["relu", () => relu(bare()), "aten::relu(Tensor self) -> Tensor"],
    ["add", () => add(tensor([1]), bare()), "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"],
    ["mm", () => mm(bare(), bare()), "aten::mm(Tensor self, Tensor mat2) -> Tensor"],
    ["sum", () => sum(bare()), "aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor"],
    ["select", () => select(bare(), 0, 0), "aten::select.int(Tensor(a) self, int dim, int index) -> Tensor(a)"],
    ["clone", () => bare().clone(), "aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"],
    [
      "copy_",
      () => zeros([2, 2]).copy_(bare()),
      "aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
    ],
  ])("%s says so by name", (name, call, schema) => {
    expect(messageOf(call)).toBe(
      `${name === "select" ? noView : /^aten::(clone|copy_)\(/.test(schema) ? noCopy(name) : nobody}\n  operator: ${schema}`,
    );
  });

  const states =
    "a Bare states its shape itself, which no kernel for plain tensors may change: no kernel of the wrapper handled the operator (one that does calls `restate`)";
  const cannot = (operator: string, what: string) =>
    `${operator}: a Bare is a wrapper without memory, which cannot be ${what}: no kernel of the wrapper handled the operator`;
  test.each<[string, () => unknown, string]>([
    ["resize_", () => bare().resize_([1]), cannot("resize_", "resized")],
    ["set_", () => ops.aten.set_.default(bare()), cannot("set_", "exchanged")],
    ["set_ of another", () => ops.aten.set_.source_Tensor(tensor([1]), bare()), cannot("set_", "shared")],
    ["transpose_", () => bare().transpose_(0, 1), states],
    ["squeeze_", () => ops.aten.unsqueeze_.default(bare(), 0), states],
  ])("%s refuses in clear words", (_name, call, message) => {
    expect(messageOf(call).split("\n")[0]).toBe(message);
  });

  test("shape functions need no memory: on meta a wrapper computes shapes", () => {
    const x = new Bare({ shape: [2, 3], device: "meta" });
    expect(mm(x, zeros([3, 4], { device: "meta" })).shape).toEqual([2, 4]);
  });

  test("detach, alias and requires_grad_ need no kernel of its own: the copy is of its class, with its version", () => {
    class Named extends WrapperTensor {
      readonly name: string;
      constructor(name: string) {
        super({ shape: [2], requiresGrad: true });
        this.name = name;
      }
    }
    const x = new Named("x");
    const y = x.detach() as unknown as Named;
    expect(y).toBeInstanceOf(Named);
    expect([y.name, y.shape, y.requiresGrad, y === (x as unknown)]).toEqual(["x", [2], false, false]);
    expect(y.requiresGrad_().requiresGrad).toBe(true);
    const view = ops.aten.alias.default(x) as unknown as Named;
    expect([view.name, view.requiresGrad, view.viewBase === x]).toEqual(["x", true, true]);
  });
});

describe("a layer of wrappers above autograd", () => {
  /** Doubles what operators compute, at a key of the layers. */
  class Doubled extends WrapperTensor {
    readonly value: Tensor;
    constructor(value: Tensor) {
      super({ shape: value.shape, dtype: value.dtype, keys: deviceKeys(value.device).add("FuncTorchBatched") });
      this.value = value;
    }
  }

  test("has a boxed fallback, and gradients flow through the values below", () => {
    const seen: string[] = [];
    const registered = library("_", "IMPL", "FuncTorchBatched").fallback(
      boxed((op, _keys, stack) => {
        const args = stack.splice(stack.length - op.schema.arguments.length);
        seen.push(op.name);
        const inner = args.map((arg) => mapTensors(arg, (one) => (one instanceof Doubled ? one.value : one)));
        const result = withExcluded("FuncTorchBatched", () => dispatcher.call(op, inner)) as Tensor;
        stack.push(new Doubled(mul(result, 2)));
      }),
    );
    try {
      const x = tensor([1, 2], { requiresGrad: true });
      const y = sum(mul(new Doubled(x), tensor([3, 4]))) as unknown as Doubled;
      expect(y).toBeInstanceOf(Doubled);
      expect(seen).toEqual(["aten::mul.Tensor", "aten::sum"]);
      expect(y.value.item()).toBe(44);
      y.value.backward();
      expect(x.grad!.toArray()).toEqual([12, 16]);
    } finally {
      registered.dispose();
    }
  });
});

describe("autograd takes wrappers for tensors", () => {
  test("leaves, results, hooks, retainGrad", () => {
    const x = logging(tensor([1, 2, 3]), true);
    const y = mul(x, x);
    expect([x.isLeaf, y.isLeaf, y.requiresGrad, y.gradFn!.name]).toEqual([true, false, true, "MulBackward0"]);
    const seen: unknown[] = [];
    y.retainGrad();
    x.registerHook((gradient) => {
      seen.push(gradient.constructor.name);
    });
    sum(y).backward();
    expect(x.grad).toBeInstanceOf(LoggingTensor);
    expect(elementOf(x.grad).toArray()).toEqual([2, 4, 6]);
    expect(y.grad!.toArray()).toEqual([1, 1, 1]);
    expect(seen).toEqual(["LoggingTensor"]);
    sum(mul(x, 2)).backward();
    expect(x.grad!.toArray()).toEqual([4, 6, 8]);
  });

  test("gradients of gradients", () => {
    const x = logging(tensor([2, 3]), true);
    const [first] = grad(sum(mul(mul(x, x), x)), [x], { createGraph: true });
    const [second] = grad(sum(first!), [x]);
    expect([first!.toArray(), second!.toArray()]).toEqual([
      [12, 27],
      [12, 18],
    ]);
    expect(second).toBeInstanceOf(LoggingTensor);
  });

  test("views share the version, also when another view is written to", () => {
    const x = logging(
      tensor([
        [1, 2],
        [3, 4],
      ]),
    );
    const row = select(x, 0, 0);
    expect(row).toBeInstanceOf(LoggingTensor);
    expect([x.version, row.version, row.viewBase === x]).toEqual([0, 0, true]);
    row.mul_(2);
    expect([x.version, row.version]).toEqual([1, 1]);
    x.add_(1);
    expect([x.version, row.version, row.toArray()]).toEqual([2, 2, [3, 5]]);
    // Redefined metadata keeps the version, and shares it.
    (row as LoggingTensor).restate({ strides: [1] });
    expect([x.version, row.version]).toEqual([2, 2]);
    x.add_(0);
    expect([x.version, row.version]).toEqual([3, 3]);
    const detached = x.detach();
    detached.zero_();
    expect([x.version, x.toArray()]).toEqual([
      4,
      [
        [0, 0],
        [0, 0],
      ],
    ]);
  });

  test("the history of a base goes through a change of its view, and other views see it", () => {
    const x = logging(
      tensor([
        [1, 2],
        [3, 4],
      ]),
      true,
    );
    const y = mul(x, 1);
    const [first, other] = [select(y, 0, 0), select(y, 1, 0)];
    first.mul_(10);
    expect([y.gradFn!.name, other.gradFn!.name]).toEqual(["CopySlices", "AsStridedBackward0"]);
    expect(y).toBeInstanceOf(LoggingTensor);
    add(sum(mul(y, y)), sum(other)).backward();
    expect(y.toArray()).toEqual([
      [10, 20],
      [3, 4],
    ]);
    // d/dx of (10 x)^2 in the first row, of x^2 in the second; and 1 for `other`, the first column.
    expect(x.grad!.toArray()).toEqual([
      [210, 400],
      [7, 8],
    ]);
    expect(x.grad).toBeInstanceOf(LoggingTensor);
  });

  test("the same with strides that are not row-major", () => {
    const x = logging(
      tensor([
        [1, 2, 3],
        [4, 5, 6],
      ]).t(),
      true,
    );
    const y = x.clone();
    expect(y.strides).toEqual([1, 3]);
    select(y, 0, 1).mul_(10);
    sum(mul(y, y)).backward();
    expect(x.grad!.toArray()).toEqual([
      [2, 8],
      [400, 1000],
      [6, 12],
    ]);
    expect(x.grad).toBeInstanceOf(LoggingTensor);
  });

  test("a saved tensor that was changed is refused, wrapper or not", () => {
    const x = logging(tensor([1, 2]), true);
    const y = mul(x, 2);
    const z = sum(mul(y, y));
    y.add_(1);
    expect(messageOf(() => z.backward())).toContain("MulBackward0");
    const leaf = logging(tensor([1]), true);
    expect(messageOf(() => leaf.add_(1))).toContain("leaf");
    noGrad(() => leaf.add_(1));
    expect([leaf.version, leaf.toArray()]).toEqual([1, [2]]);
  });

  test("an operator in place gives its argument back, whatever a handler wraps", () => {
    const x = logging(tensor([1, 2]));
    expect(x.mul_(3)).toBe(x);
    const out = logging(zeros([2]));
    expect(ops.aten.add.out(x, tensor([1, 1]), { out })).toBe(out);
    expect(out.toArray()).toEqual([4, 7]);
    const outs = [logging(zeros([])), logging(zeros([], { dtype: "int64" }))] as const;
    const results = ops.aten.max.dim_max(x, 0, { out: outs } as never) as unknown as readonly Tensor[];
    expect([results[0] === outs[0], results[1] === outs[1]]).toEqual([true, true]);
    expect(outs.map((one) => Number(one.item()))).toEqual([6, 1]);
  });

  test("a wrapper of one tensor follows it when an operator changes its shape", () => {
    const x = logging(tensor([[1, 2, 3]]));
    x.transpose_(0, 1);
    expect([x.shape, x.strides, x.toArray()]).toEqual([
      [3, 1],
      [1, 3],
      [[1], [2], [3]],
    ]);
    x.resize_([2]);
    expect([x.shape, x.toArray()]).toEqual([[2], [1, 2]]);
    // The offset alone.
    x.asStrided_([2], [1], 1);
    expect([x.shape, x.strides, x.offset, x.toArray()]).toEqual([[2], [1], 1, [2, 3]]);
    const y = logging(tensor([[1, 2, 3]]), true).clone();
    y.squeeze_(0);
    expect([y.shape, y.gradFn!.name]).toEqual([[3], "SqueezeBackward3"]);
  });

  test("saved-tensor hooks get and give them", () => {
    const packed: string[] = [];
    const x = logging(tensor([1, 2]), true);
    const y = savedTensorHooks(
      {
        pack: (saved: Tensor) => {
          packed.push(saved.constructor.name);
          return saved;
        },
        unpack: (saved: Tensor) => saved,
      },
      () => sum(mul(x, x)),
    );
    y.backward();
    expect(packed).toEqual(["LoggingTensor", "LoggingTensor"]);
    expect(x.grad!.toArray()).toEqual([2, 4]);
  });

  test("gradients are summed apart: what lies behind two wrappers may be one tensor", () => {
    const x = logging(tensor([[1, 2]]), true);
    const both = add(x.t(), x.t());
    both.retainGrad();
    sum(mul(both, tensor([[3], [4]]))).backward();
    expect([both.grad!.toArray(), x.grad!.toArray()]).toEqual([[[3], [4]], [[6, 8]]]);
  });

  test("anomaly mode leaves them alone; what cannot be read has no NaN", () => {
    const x = new BatchedTensor(tensor([[1, Number.NaN]]));
    x.requiresGrad = true;
    detectAnomaly(() => sum(mul(x, x)).backward());
    expect((x.grad as unknown as BatchedTensor).value.toArray()).toEqual([[2, Number.NaN]]);
  });

  test("a saved result comes back with its class and history", () => {
    const x = logging(tensor([0.5, 1]), true);
    const y = x.tanh();
    const [first] = grad(sum(y), [x], { createGraph: true });
    expect(first).toBeInstanceOf(LoggingTensor);
    const z = mul(x, 1).sigmoid_();
    sum(z.add(1)).backward();
    expect(x.grad).toBeInstanceOf(LoggingTensor);
    const s = [0.5, 1].map((v) => 1 / (1 + Math.exp(-v)));
    for (const [i, v] of (x.grad!.toArray() as number[]).entries()) expect(v).toBeCloseTo(s[i]! * (1 - s[i]!), 6);
  });

  test("forward mode: tangents of wrappers are wrappers", () => {
    dualLevel(() => {
      const x = makeDual(logging(tensor([1, 2])), logging(tensor([1, 10])));
      const { primal, tangent } = unpackDual(mul(x, x));
      expect([primal, tangent].every((one) => one instanceof LoggingTensor)).toBe(true);
      expect([primal.toArray(), tangent!.toArray()]).toEqual([
        [1, 4],
        [2, 40],
      ]);
      const y = makeDual(
        logging(
          tensor([
            [1, 2],
            [3, 4],
          ]),
        ),
        logging(
          tensor([
            [1, 1],
            [1, 1],
          ]),
        ),
      );
      const whole = mul(y, 1);
      select(whole, 0, 0).mul_(5);
      expect(unpackDual(whole).tangent!.toArray()).toEqual([
        [5, 5],
        [1, 1],
      ]);
    });
  });
});

describe("subclasses on wrappers", () => {
  const square = new AutogradFunction({
    name: "Square",
    forward(context, x: Tensor) {
      context.saveForBackward(x);
      return mul(x, x);
    },
    backward(context, given) {
      return mul(mul(given, context.savedTensors[0]!), 2);
    },
  });

  test("through a function with a backward of its own: gradients of gradients, classes all the way", () => {
    const x = logging(tensor([1, 2, 3]), true);
    const [first] = grad(sum(square.apply(x) as Tensor), [x], { createGraph: true });
    const [second] = grad(sum(first!), [x]);
    expect([first, second].map((one) => [one instanceof LoggingTensor, elementOf(one).toArray()])).toEqual([
      [true, [2, 4, 6]],
      [true, [2, 2, 2]],
    ]);
    expect(LoggingTensor.log).toContain("aten::mul.Tensor");
  });

  test.each<readonly [string, (x: Tensor) => unknown, unknown, string]>([
    ["a number for a tensor", relu, 3, "aten::relu: return 0 must be Tensor, got number 3"],
    ["nothing", relu, undefined, "aten::relu: return 0 must be Tensor, got undefined"],
    ["an array for a tensor", relu, [tensor([1])], "aten::relu: return 0 must be Tensor, got a list"],
    [
      "a tensor for a list",
      (x) => x.unbind(),
      tensor([1]),
      "aten::unbind.int: return 0 must be Tensor[], got a Tensor",
    ],
    ["one of two", (x) => x.max(0), [tensor([1])], "must return an array of 2 results, got an array of 1"],
    ["a bool that is none", (x) => x.equal(x), 1, "must be bool"],
    ["a promise", relu, Promise.resolve(1), "promise"],
  ])("a handler that returns %s is refused, with the operator", (_, call, wrong, why) => {
    class Wrong extends TensorSubclass {
      static override dispatch(): unknown {
        return wrong;
      }
    }
    expect(messageOf(() => call(new Wrong(tensor([1, 2]))))).toContain(why);
  });

  test("without an element: shape and dtype as given, no elements to show", () => {
    class Fake extends TensorSubclass {
      static override dispatch(op: OverloadHandle, _t: readonly TensorSubclassConstructor[], args: readonly unknown[]) {
        if (op.operator.name !== "aten::relu") return undefined;
        return new Fake({ shape: (args[0] as Tensor).shape, dtype: "float64" });
      }
    }
    const x = new Fake({ shape: [2, 3], dtype: "float64", requiresGrad: true });
    const y = relu(x);
    expect([y.constructor.name, y.shape, y.dtype, y.requiresGrad, String(y)]).toEqual([
      "Fake",
      [2, 3],
      "float64",
      true,
      "Fake(..., size=[2, 3], dtype=float64, gradFn=<ReluBackward0>)",
    ]);
    expect(x.keys.has("Python")).toBe(true);
    // A handler's result must match the schema.
    expect(messageOf(() => x.tanh())).toContain("aten::tanh: return 0 must be Tensor, got undefined");
    expect(messageOf(() => x.max(0))).toContain(
      "the handler of aten::max.dim must return an array of 2 results, got undefined",
    );
    expect(messageOf(() => new Fake(3 as never))).toContain("Fake: expected an object such as");
  });

  test("gradients and composites that a backward calls are seen decomposed, as in forward", () => {
    const x = logging(
      tensor([
        [1, 2],
        [3, 4],
      ]),
      true,
    );
    sum(x.t().reshape([4])).backward();
    expect(LoggingTensor.log).toEqual([
      "aten::t",
      "aten::clone",
      "aten::_unsafe_view",
      "aten::sum",
      "aten::ones_like",
      "aten::expand",
      "aten::_reshape_alias",
      "aten::t",
      "aten::clone",
    ]);
  });

  test("composites hand wrappers to operators: indices, sizes and values that decide shapes come from the wrapper", () => {
    const x = logging(tensor([1, 2, 3, 4]));
    const places = logging(tensor([1, 3], { dtype: "int64" }));
    const chunks = ops.aten.tensor_split.tensor_indices_or_sections(tensor([1, 2, 3, 4]), places) as Tensor[];
    expect(chunks.map((part) => part.toArray())).toEqual([[1], [2, 3], [4]]);
    expect(ops.aten._shape_as_tensor.default(x)).toMatchObject({ dtype: "int64", shape: [1] });
    expect((ops.aten.combinations.default(x) as Tensor).shape).toEqual([6, 2]);
    expect((ops.aten.narrow.Tensor(x, 0, logging(tensor(1, { dtype: "int64" })), 2) as Tensor).toArray()).toEqual([
      2, 3,
    ]);
  });
});

describe("item", () => {
  class Noting extends DispatchMode {
    readonly names: string[] = [];
    handle(op: OverloadHandle, _types: readonly unknown[], args: readonly unknown[], options: CallOptions): unknown {
      this.names.push(op.name);
      return op(...args, options);
    }
  }

  test("is an operator for modes, with the value and type that it has without", () => {
    for (const [x, options] of [
      [tensor([1.5]), {}],
      [tensor([7n]), {}],
      [tensor([7n]), { bigint: true as const }],
      [tensor([true]), {}],
      [tensor([{ re: 1, im: -2 }]), {}],
    ] as const) {
      const mode = new Noting();
      const expected = x.item(options);
      expect(withMode(mode, () => x.item(options))).toEqual(expected);
      expect(mode.names).toEqual(["aten::_local_scalar_dense"]);
    }
    const mode = new Noting();
    const two = tensor([1, 2]);
    expect(withMode(mode, () => messageOf(() => two.item()))).toContain("only a tensor with one element");
    expect(mode.names).toEqual([]);
  });

  test("is the class's answer, unless it gives its elements itself", () => {
    class Doubled extends TensorSubclass {
      static override dispatch(op: OverloadHandle, _types: unknown, args: readonly unknown[]): unknown {
        const result = op(...(mapTensors(args, (x) => (x instanceof Doubled ? x.elem : x)) as unknown[]));
        return typeof result === "number" ? 2 * result : result;
      }
    }
    class Given extends Doubled {
      override materialize(): Tensor {
        return tensor([10]);
      }
    }
    expect([new Doubled(tensor([3])).item(), new Given(tensor([3])).item()]).toEqual([6, 10]);
  });
});

describe("examples", () => {
  test("a hidden dimension: per-example gradients are those of the examples one by one", () => {
    const { losses, gradients, text } = batched();
    expect(text).toBe("BatchedTensor(batch=4, size=[], gradFn=<SumBackward0>)");
    const examples = [[[1, 2, 3]], [[0, -1, 1]], [[2, 0, -2]], [[0.5, 0.5, 0.5]]];
    const targets = [[[1]], [[0]], [[-1]], [[2]]];
    expect([losses.shape, gradients.shape]).toEqual([[4], [4, 3, 5]]);
    examples.forEach((example, i) => {
      const [w1, w2] = parameters();
      const one = loss(tensor(example), tensor(targets[i]!), w1, w2);
      one.backward();
      expect(losses.select(0, i).item()).toBeCloseTo(one.item() as number, 5);
      const expected = w1.grad!.toArray() as number[][];
      for (const [r, row] of (gradients.select(0, i).toArray() as number[][]).entries()) {
        for (const [c, value] of row.entries()) expect(value).toBeCloseTo(expected[r]![c]!, 5);
      }
    });
  });

  test("the hidden dimension is nowhere in what operators see", () => {
    const x = new BatchedTensor(zeros([4, 2, 3]));
    expect([x.shape, x.numel, mul(x, x).shape]).toEqual([[2, 3], 6, [2, 3]]);
    expect(messageOf(() => x.cos())).toContain(
      "no handler accepted aten::cos: NotImplemented was returned by BatchedTensor",
    );
    expect(messageOf(() => x.toArray())).toContain("a BatchedTensor has no memory");
  });

  test("a dtype that is not the element's: int8 shown as float32, moved as int8", () => {
    const { text, product, bytes } = quantized();
    expect(text).toBe(
      "QuantizedTensor([[ 0.5039,  2.0000],\n                 [-1.0079,  0.0000],\n                 [ 0.2520, -1.4961]])",
    );
    expect([product.constructor.name, product.dtype, bytes]).toEqual(["Tensor", "float32", 6]);
    const x = QuantizedTensor.of(
      tensor([
        [1, -1],
        [0.5, 0],
      ]),
    );
    expect([x.dtype, x.codes.dtype]).toEqual(["float32", "int8"]);
    const view = x.t() as unknown as QuantizedTensor;
    expect([view.constructor.name, view.strides, view.codes.toArray()]).toEqual([
      "QuantizedTensor",
      [1, 2],
      [
        [127, 64],
        [-127, 0],
      ],
    ]);
    const w = tensor([[1, 2]], { requiresGrad: true });
    sum(w.matmul(x)).backward();
    const [row] = w.grad!.toArray() as number[][];
    expect(row![0]).toBeCloseTo(0, 6);
    expect(row![1]).toBeCloseTo(64 / 127, 5);
  });
});
