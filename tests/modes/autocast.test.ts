// Autocast: its registrations beside C10's, each policy on the CPU and on a GPU's key, regions and their cache, and the scaler of gradients.

import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { autocastLists } from "../../generated/layers/autocast.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { GpuMode, OnGpu } from "../gpu.js";

const registrations = JSON.parse(
  gunzipSync(readFileSync(new URL("../data/layer-registrations.json.gz", import.meta.url))).toString(),
) as { readonly keys: Readonly<Record<string, readonly string[]>> };

describe("registrations", () => {
  test.each(["AutocastCPU", "AutocastCUDA"])("at %s are C10's, as far as there are operators", (key) => {
    const theirs = registrations.keys[key]!.filter((name) => dispatcher.find(name)?.definition != null);
    const lists = autocastLists().filter(({ keys }) => (keys as readonly string[]).includes(key));
    // C10 registers nothing for these: its kernels call no operators that would be cast.
    const uncast = lists.flatMap(({ operators }) => (operators.no_cast ?? []).map(([name]) => name));
    const ours = lists.flatMap(({ operators }) =>
      Object.values(operators).flatMap((list) => list.map(([name]) => name)),
    );
    expect(uncast.length).toBeGreaterThan(0);
    expect(uncast.filter((name) => theirs.includes(name))).toEqual([]);
    expect([...ours].sort()).toEqual([...theirs, ...uncast].sort());
    T.autocast({}, () => {});
    expect([...dispatcher.registrationsFor(key)].sort()).toEqual([...theirs, ...uncast].sort());
  });

  test("WebGPU has the list of the other GPU", () => {
    T.autocast({}, () => {});
    expect(dispatcher.registrationsFor("AutocastWebGPU")).toEqual(dispatcher.registrationsFor("AutocastCUDA"));
  });
});

const f = (shape: number[], dtype: T.DType = "float32"): T.Tensor => T.full(shape, 0.5, { dtype });

describe("policies on the CPU", () => {
  const rows: readonly (readonly [string, () => T.Tensor, string])[] = [
    ["a product in the fast dtype", () => T.mm(f([2, 2]), f([2, 2])), "bfloat16"],
    ["a composite one", () => T.linear(f([2, 2]), f([3, 2])), "bfloat16"],
    ["float64 stays", () => T.mm(f([2, 2], "float64"), f([2, 2], "float64")), "float64"],
    ["an output that is given stays", () => T.mm(f([2, 2]), f([2, 2]), { out: f([2, 2]) }), "float32"],
    ["a loss in float32", () => T.mseLoss(f([2], "bfloat16"), f([2], "bfloat16")), "float32"],
    ["the widest", () => T.stack([f([2], "bfloat16"), f([2])]), "float32"],
    ["a short float of the other kind beside the widest", () => T.stack([f([2]), f([2], "float16")]), "float32"],
    ["the widest of short ones", () => T.stack([f([2], "bfloat16"), f([2], "bfloat16")]), "bfloat16"],
    ["a composite of float32 that returns what it got", () => T.nuclearNorm(f([2, 2], "bfloat16")), "bfloat16"],
    ["what is in no list is promoted as ever", () => T.add(f([2], "bfloat16"), f([2])), "float32"],
  ];
  test.each(rows)("%s", (_, run, dtype) => {
    expect(T.autocast({ device: "cpu", dtype: "bfloat16" }, () => run().dtype)).toBe(dtype);
  });

  // Kernels written in operators that autocast casts, where PyTorch's kernels call none.
  const { _addmm_activation, _trilinear } = T.ops["aten"] as unknown as Record<
    string,
    (...args: unknown[]) => T.Tensor
  >;
  const random = (shape: number[]): T.Tensor => T.randn(shape, { generator: new T.Generator().manualSeed(3) });
  test.each<readonly [string, () => T.Tensor]>([
    ["mv", () => T.mv(random([3, 3]), random([3]))],
    ["mv of bfloat16", () => T.mv(random([3, 3]).to("bfloat16"), random([3]).to("bfloat16"))],
    ["_addmm_activation", () => _addmm_activation!(random([3]), random([3, 3]), random([3, 3]))],
  ])("%s is what it is without autocast", (_, run) => {
    expect(T.autocast({}, run).equal(run())).toBe(true);
  });

  test("_trilinear adds products of the fast dtype to a sum of the first factor's, as PyTorch's", () => {
    const run = (): T.Tensor => _trilinear!(random([3]), random([3]), random([3]), [0], [0], [0], []);
    const [fast, exact] = [T.autocast({}, run), run()];
    expect([fast.dtype, exact.dtype, fast.allclose(exact, { rtol: 0.02 })]).toEqual(["float32", "float32", true]);
  });

  test("no kernel looks at autocast", () => {
    const folder = new URL("../../runtime/kernels/", import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const looking = files.filter((file) => /\bautocast\w*/i.test(readFileSync(new URL(file, folder), "utf8")));
    // A comment of prelu, whose float32 slopes any caller may pass.
    expect(looking).toEqual(["composite/activations.ts"]);
  });

  test("float16 where a region asks for it", () => {
    expect(T.autocast({ dtype: "float16" }, () => T.mm(f([2, 2]), f([2, 2])).dtype)).toBe("float16");
  });

  test("what a short float of the other kind is promoted to is not guessed", () => {
    expect(() => T.autocast({}, () => T.stack([f([2], "float16"), f([2], "float16")]))).toThrow(
      "aten::stack: autocast to bfloat16 cannot promote float16; cast the argument, or disable autocast for the call",
    );
  });
});

describe("policies of the GPU's list", () => {
  const on = (run: () => T.Tensor): readonly [string, string] => {
    const gpu = new GpuMode();
    const result = T.autocast({ device: "webgpu" }, () => T.withMode(gpu, run));
    return [result.dtype, gpu.calls.join(" ")];
  };
  const g = (shape: number[], dtype: T.DType = "float32"): T.Tensor => new OnGpu(f(shape, dtype));

  const rows: readonly (readonly [string, () => T.Tensor, readonly [string, string]])[] = [
    ["lower_precision_fp", () => T.mm(g([2, 2]), g([2, 2])), ["float16", "_to_copy _to_copy mm"]],
    ["fp32", () => T.exp(g([2], "float16")), ["float32", "_to_copy exp"]],
    ["fp32_set_opt_dtype", () => T.sum(g([2], "float16")), ["float32", "sum"]],
    ["fp32_set_opt_dtype of float64", () => T.sum(g([2], "float64")), ["float64", "sum"]],
    ["fp32_set_opt_dtype with a dtype", () => T.sum(g([2], "float16"), { dtype: "float64" }), ["float64", "sum"]],
    ["fp32_append_dtype", () => T.norm(g([2], "float16"), 2), ["float32", "norm.ScalarOpt_dtype"]],
    ["promote", () => T.atan2(g([2], "float16"), g([2])), ["float32", "_to_copy atan2"]],
  ];
  test.each(rows)("%s", (_, run, expected) => {
    expect(on(run)).toEqual(expected);
  });

  test("banned", () => {
    expect(() => on(() => T.binaryCrossEntropy(g([2]), g([2])))).toThrow(
      "aten::binary_cross_entropy does not run under autocast: probabilities in half precision are 0 or 1 too soon; call binary_cross_entropy_with_logits with what goes into the sigmoid. If you need it, call it on float32 tensors in autocast({ enabled: false }, ...)",
    );
  });

  test("a region of one device leaves the others alone", () => {
    expect(T.autocast({ device: "webgpu" }, () => T.mm(f([2, 2]), f([2, 2])).dtype)).toBe("float32");
  });
});

describe("regions", () => {
  const casts = (run: () => void): number => {
    let count = 0;
    class Count extends T.DispatchMode {
      handle(
        op: T.OverloadHandle,
        _types: readonly unknown[],
        args: readonly unknown[],
        options: T.CallOptions,
      ): unknown {
        if (op.operator.name === "aten::_to_copy") count++;
        return op(...args, options);
      }
    }
    T.withMode(new Count(), run);
    return count;
  };
  const weight = (): T.Tensor => T.ones([2, 2], { requiresGrad: true });

  test("nest, and give back what was", () => {
    const seen: unknown[] = [];
    const look = () => seen.push([T.isAutocastEnabled(), T.autocastDType(), T.isAutocastCacheEnabled()].join(" "));
    T.autocast({ dtype: "float16", cacheEnabled: false }, () => {
      look();
      T.autocast({ enabled: false }, look);
      T.autocast({ dtype: "bfloat16", cacheEnabled: true }, look);
      look();
      expect(() =>
        T.autocast({ enabled: false }, () => {
          throw new Error("inside");
        }),
      ).toThrow("inside");
      look();
    });
    look();
    expect(seen).toEqual([
      "true float16 false",
      "false float16 false",
      "true bfloat16 true",
      "true float16 false",
      "true float16 false",
      "false bfloat16 true",
    ]);
  });

  test("a weight is cast once, until the outermost region ends", () => {
    const w = weight();
    expect(casts(() => T.autocast({}, () => [T.mm(w, w), T.autocast({}, () => T.mm(w, w)), T.mm(w, w)]))).toBe(1);
    expect(casts(() => [T.autocast({}, () => T.mm(w, w)), T.autocast({}, () => T.mm(w, w))])).toBe(2);
    expect(casts(() => T.autocast({ cacheEnabled: false }, () => T.mm(w, w)))).toBe(2);
    expect(
      casts(() =>
        T.autocast({}, () => {
          T.mm(w, w);
          T.clearAutocastCache();
          T.mm(w, w);
        }),
      ),
    ).toBe(2);
    // A leaf that is a view shares its memory with others, which may be written: it is not cached.
    const part = T.ones([2, 2, 2]).detach().select(0, 1).requiresGrad_();
    expect(
      casts(() => T.autocast({}, () => [T.mm(part, f([2, 2], "bfloat16")), T.mm(part, f([2, 2], "bfloat16"))])),
    ).toBe(2);
    // A region of another dtype does not take what was cast for the one around it.
    const half = T.autocast({ dtype: "bfloat16" }, () => {
      T.mm(w, w);
      return T.autocast({ dtype: "float16" }, () => T.mm(w, w).dtype);
    });
    expect(half).toBe("float16");
  });

  test("a throw ends a region as a return does: the weight is cast anew", () => {
    const w = weight();
    const stop = () => {
      T.mm(w, w);
      throw new Error("stop");
    };
    expect(
      casts(() => {
        expect(() => T.autocast({}, stop)).toThrow("stop");
        T.autocast({}, () => T.mm(w, w));
      }),
    ).toBe(2);
    // One inside of another leaves the casts to that.
    expect(
      casts(() =>
        T.autocast({}, () => {
          expect(() => T.autocast({}, stop)).toThrow("stop");
          T.mm(w, w);
        }),
      ),
    ).toBe(1);
  });

  test("off inside of a region, operators run as given, and on inside of that again", () => {
    const w = weight();
    const dtypes: string[] = [];
    const run = () => dtypes.push(T.mm(w, w).dtype);
    const count = casts(() =>
      T.autocast({}, () => {
        run();
        T.autocast({ enabled: false }, () => {
          run();
          T.autocast({ enabled: true }, run);
          run();
        });
        run();
      }),
    );
    expect([dtypes, count]).toEqual([["bfloat16", "float32", "bfloat16", "float32", "bfloat16"], 1]);
  });

  test("what was cast where nothing is recorded costs no gradient later", () => {
    const w = weight();
    T.autocast({}, () => {
      T.noGrad(() => T.mm(w, w));
      T.sum(T.mm(w, w)).backward();
    });
    expect(w.grad?.toArray()).toEqual([
      [4, 4],
      [4, 4],
    ]);
  });

  test("a gradient comes back in the weight's dtype", () => {
    const w = weight();
    T.autocast({}, () => T.sum(T.mm(f([2, 2]), w))).backward();
    expect([w.grad!.dtype, w.grad!.toArray()]).toEqual([
      "float32",
      [
        [1, 1],
        [1, 1],
      ],
    ]);
  });

  test("graphs are traced with their casts, and without those of others", () => {
    const w = weight();
    const graph = T.autocast({}, () => {
      T.mm(w, w);
      return T.makeGraph((x: T.Tensor) => T.mm(x, w))(f([2, 2]));
    });
    expect(graph.toString().match(/call_function\[target=torch.ops.aten._to_copy/g)).toHaveLength(2);
  });

  const mistakes: readonly (readonly [string, () => unknown, string])[] = [
    [
      "a device without",
      () => T.autocast({ device: "meta" }, () => 1),
      "autocast: there is no autocast for meta; supported are cpu, cuda, webgpu",
    ],
    [
      "another dtype",
      () => T.autocast({ dtype: "float64" }, () => 1),
      'autocast: dtype must be bfloat16 or float16, got "float64"',
    ],
    [
      "an unknown option",
      () => T.autocast({ cache: true } as never, () => 1),
      'autocast: unknown option "cache"; there are device, dtype, enabled, cacheEnabled',
    ],
    [
      "no flag",
      () => T.autocast({ enabled: 1 } as never, () => 1),
      "autocast: enabled must be true or false, got number 1",
    ],
    [
      "no options",
      () => T.autocast("cpu" as never, () => 1),
      'autocast: expected options { device, dtype, enabled, cacheEnabled }, got "cpu"',
    ],
    ["no function", () => T.autocast({}, 1 as never), "autocast: expected a function, got number 1"],
    [
      "an async function",
      () => T.autocast({}, async () => 1),
      "autocast: the callback returned a promise. Guards are synchronous: code after an await would run outside the guard. Await first, and use the guard for synchronous code only.",
    ],
  ];
  test.each(mistakes)("%s", (_, run, message) => {
    expect(run).toThrow(message);
    expect(T.isAutocastEnabled()).toBe(false);
  });
});

describe("GradScaler", () => {
  let w = T.ones([2], { requiresGrad: true });
  afterEach(() => {
    w = T.ones([2], { requiresGrad: true });
  });
  const optimizer = (): T.ScaledOptimizer & { steps: number } => ({
    steps: 0,
    parameters: [w],
    step() {
      this.steps++;
    },
  });

  test("gradients are divided by what the loss was multiplied by", () => {
    const scaler = new T.GradScaler({ initScale: 8 });
    const sgd = optimizer();
    const loss = scaler.scale(T.sum(T.mul(w, 3)));
    expect(loss.item()).toBe(48);
    loss.backward();
    expect(w.grad!.toArray()).toEqual([24, 24]);
    expect(scaler.step(sgd)).toBe(true);
    expect([w.grad!.toArray(), sgd.steps]).toEqual([[3, 3], 1]);
  });

  test("a short loss is scaled in float32", () => {
    const loss = new T.GradScaler().scale(T.full([], 2, { dtype: "float16" }));
    expect([loss.dtype, loss.item()]).toEqual(["float32", 131072]);
  });

  test("a step with an infinity is left out and makes the scale smaller; steps without make it larger", () => {
    const scaler = new T.GradScaler({ initScale: 4, growthInterval: 2 });
    const sgd = optimizer();
    const scales: number[] = [];
    for (const factor of [1, Number.POSITIVE_INFINITY, 1, 1, Number.NaN]) {
      w.grad = null;
      scaler.scale(T.sum(T.mul(w, factor))).backward();
      scaler.step(sgd);
      scaler.update();
      scales.push(scaler.scaleFactor);
    }
    expect([scales, sgd.steps]).toEqual([[4, 2, 2, 4, 2], 3]);
    const other = new T.GradScaler();
    other.loadStateDict(scaler.stateDict());
    expect(other.scaleFactor).toBe(2);
  });

  test("the scale becomes as small as float32 has numbers, and not 0", () => {
    const scaler = new T.GradScaler({ initScale: 2 ** -149 });
    T.mul(w, Number.POSITIVE_INFINITY).sum().backward();
    scaler.step(optimizer());
    scaler.update();
    expect(scaler.scaleFactor).toBe(2 ** -149);
  });

  test("not enabled it does nothing", () => {
    const scaler = new T.GradScaler({ enabled: false });
    const sgd = optimizer();
    const loss = T.sum(w);
    expect(scaler.scale(loss)).toBe(loss);
    expect([scaler.step(sgd), sgd.steps, scaler.scaleFactor]).toEqual([true, 1, 1]);
    scaler.update();
  });

  const mistakes: readonly (readonly [string, () => unknown, string])[] = [
    [
      "an unknown option",
      () => new T.GradScaler({ scale: 1 } as never),
      'GradScaler: unknown option "scale"; there are initScale, growthFactor, backoffFactor, growthInterval, enabled',
    ],
    [
      "a scale of 0",
      () => new T.GradScaler({ initScale: 0 }),
      "GradScaler: initScale must be greater than 0 and finite in float32, got number 0",
    ],
    [
      "no growth",
      () => new T.GradScaler({ growthFactor: 1 }),
      "GradScaler: growthFactor must be greater than 1, got number 1",
    ],
    [
      "no backoff",
      () => new T.GradScaler({ backoffFactor: 1 }),
      "GradScaler: backoffFactor must be between 0 and 1, got number 1",
    ],
    [
      "no interval",
      () => new T.GradScaler({ growthInterval: 0.5 }),
      "GradScaler: growthInterval must be a positive integer, got number 0.5",
    ],
    [
      "no flag",
      () => new T.GradScaler({ enabled: 1 } as never),
      "GradScaler: enabled must be true or false, got number 1",
    ],
    ["no tensor", () => new T.GradScaler().scale(3), "GradScaler.scale: expected tensors, got number 3"],
    [
      "no gradients",
      () => new T.GradScaler().step(optimizer()),
      "GradScaler.step: no parameter of the optimiser has a gradient; call scale(loss).backward() first",
    ],
    [
      "an update without a step",
      () => new T.GradScaler().update(),
      "GradScaler.update: no gradients were unscaled since the last update; call step(optimizer) first",
    ],
    [
      "gradients unscaled twice",
      () => {
        const scaler = new T.GradScaler();
        const sgd = optimizer();
        scaler.scale(T.sum(w)).backward();
        scaler.unscale(sgd);
        scaler.unscale(sgd);
      },
      "GradScaler.unscale: the gradients of this optimiser are already unscaled; call update() after each step",
    ],
  ];
  test.each(mistakes)("%s", (_, run, message) => {
    expect(run).toThrow(message);
  });
});
