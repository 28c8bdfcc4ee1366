// Public features used together: each pair of the features in the table, around a training run with each optimiser and dtype, gives the parameters
// that the run gives alone. Then the pairs that must be refused.

import { describe, expect, test } from "vitest";
import {
  AutogradFunction,
  asSubclass,
  autocast,
  type CallOptions,
  captureLocalState,
  checkpoint,
  conv1d,
  crossEntropyLoss,
  DispatchMode,
  type DType,
  defaultTorchFunction,
  detectAnomaly,
  eye,
  type FunctionClass,
  FunctionMode,
  functionalize,
  GradScaler,
  grad,
  groupNorm,
  layerNorm,
  linalgSolve,
  loadGraph,
  loadSafetensors,
  logdet,
  makeGraph,
  maxPool1d,
  noGrad,
  type OverridableFunction,
  observe,
  ones,
  ops,
  profile,
  savedTensorHooks,
  saveGraph,
  saveSafetensors,
  scaledDotProductAttention,
  setNumThreads,
  stack,
  Tensor,
  tensor,
  tidy,
  trackMemory,
  withFunctionMode,
  withLocalState,
  withMode,
} from "../../generated/index.js";
import { isolateLocalState } from "../../runtime/async/index.js";
import { DataLoader, loadNpz, saveNpz } from "../../runtime/data/index.js";
import {
  Adagrad,
  Adam,
  AdamW,
  CosineAnnealingLR,
  clipGradNorm,
  clipGradValue,
  ExponentialLR,
  LambdaLR,
  LBFGS,
  LinearLR,
  MultiStepLR,
  OneCycleLR,
  type Optimizer,
  type OptimizerState,
  ReduceLROnPlateau,
  RMSprop,
  SGD,
  StepLR,
} from "../../runtime/optim/index.js";
import { thrown } from "../thrown.js";
import { Wrapped } from "../wrapped.js";

type AnyOptimizer = Optimizer<{ readonly lr: number }>;
type Loss = (w: Tensor, b: Tensor, x: Tensor, y: Tensor) => Tensor;

const optimizers: Readonly<Record<string, (params: readonly Tensor[]) => AnyOptimizer>> = {
  "SGD with momentum": (params) => new SGD(params, { lr: 0.25, momentum: 0.5, weightDecay: 0.125 }),
  "Adam with amsgrad": (params) => new Adam(params, { lr: 0.125, amsgrad: true }),
  AdamW: (params) => new AdamW(params, { lr: 0.125 }),
  "RMSprop, centered": (params) => new RMSprop(params, { lr: 0.125, centered: true, momentum: 0.5 }),
  Adagrad: (params) => new Adagrad(params, { lr: 0.5 }),
  LBFGS: (params) => new LBFGS(params, { lr: 0.5, maxIter: 3, historySize: 2 }),
};

/** What a run is made of: features replace parts of it. */
interface Run {
  loss: Loss;
  /** Around everything that a step does. */
  around: (body: () => void) => void;
  /** Gradients of a loss. */
  backward: (loss: Tensor) => void;
  /** The update, when there are gradients. */
  step: (optimizer: AnyOptimizer) => void;
  /** After each step; may replace the optimiser. */
  after: (
    optimizer: AnyOptimizer,
    params: readonly Tensor[],
    make: (params: readonly Tensor[]) => AnyOptimizer,
  ) => AnyOptimizer;
}

class Passing extends DispatchMode {
  override handle(...[op, , args, options]: Parameters<DispatchMode["handle"]>): unknown {
    return op(...args, options);
  }
}

const parsed = (state: OptimizerState): OptimizerState => {
  const tensors: Record<string, Tensor> = {};
  const numbers: Record<string, Record<string, number | null>> = {};
  for (const [i, entries] of Object.entries(state.state)) {
    numbers[i] = {};
    for (const [name, value] of Object.entries(entries)) {
      if (typeof value === "object" && value !== null) tensors[`${i}/${name}`] = value;
      else numbers[i]![name] = value;
    }
  }
  const read = loadSafetensors(
    structuredClone(saveSafetensors(tensors, { rest: JSON.stringify([numbers, state.groups]) })),
  );
  const [rest, groups] = JSON.parse(read.metadata.rest!) as [typeof numbers, OptimizerState["groups"]];
  const joined = Object.fromEntries(
    Object.entries(rest).map(([i, entries]): [string, Record<string, Tensor | number | null>] => [i, { ...entries }]),
  );
  for (const [name, value] of Object.entries(read.tensors)) {
    const [i, key] = name.split("/") as [string, string];
    joined[i]![key] = value;
  }
  return { state: joined, groups };
};

class Forwarding extends FunctionMode {
  override handle(...[fn, , args, options]: Parameters<FunctionMode["handle"]>): unknown {
    return fn(...args, options);
  }
}

class Marked extends Tensor {
  static torchFunction(
    ...given: [OverridableFunction, readonly FunctionClass[], readonly unknown[], CallOptions]
  ): unknown {
    return defaultTorchFunction(Marked as never, ...given);
  }
}

/** The negative of the negative, whose memory holds the values with the other sign. */
const negated = (x: Tensor): Tensor => x.neg()._negView();

/** The same values, every second element of a larger memory. */
const spread = (x: Tensor): Tensor => stack([x, x.mul(Number.NaN)], x.ndim).select(x.ndim, 0);

/** A graph returns plain tensors where the traced function itself wraps others. */
const held = (x: Tensor): Tensor => (x instanceof Wrapped ? x.elem : x);

/** A loss that was computed together with its gradients. */
const precomputed = new AutogradFunction({
  name: "Precomputed",
  forward(context, _w: Tensor, _b: Tensor, value: Tensor, toW: Tensor, toB: Tensor): Tensor {
    context.saveForBackward(toW, toB);
    return value.clone();
  },
  backward(context, gradient: Tensor) {
    const [toW, toB] = context.savedTensors as [Tensor, Tensor];
    return [toW.mul(gradient), toB.mul(gradient), null, null, null];
  },
});

/** Every feature: what it changes of a run. None changes the result. */
const features: Readonly<Record<string, (run: Run) => void>> = {
  "a gradient scaler": (run) => {
    const scaler = new GradScaler({ initScale: 1024 });
    const { backward } = run;
    run.backward = (loss) => backward(scaler.scale(loss));
    run.step = (optimizer) => {
      expect(scaler.step(optimizer)).toBe(true);
      scaler.update();
    };
  },
  "clipping that clips nothing": (run) => {
    const { step } = run;
    run.step = (optimizer) => {
      const { params } = optimizer.groups[0]!;
      clipGradNorm(params, 1e30);
      // Complex numbers have no order.
      if (!complex(params[0]!.dtype)) clipGradValue(params, 1e30);
      step(optimizer);
    };
  },
  "checkpointed losses": (run) => {
    const { loss } = run;
    run.loss = (...args) => checkpoint(loss, ...args);
  },
  "saved tensors as copies": (run) => {
    const { loss } = run;
    run.loss = (...args) =>
      savedTensorHooks({ pack: (x: Tensor) => x.detach().clone(), unpack: (x) => x }, () => loss(...args));
  },
  // Before tracing: a program is functionalized and then traced.
  "functionalized losses": (run) => {
    const { loss } = run;
    run.loss = functionalize(loss);
  },
  "traced losses": (run) => {
    const { loss } = run;
    run.loss = (...args) => makeGraph(loss)(...args).run(...args);
  },
  "losses of a saved graph": (run) => {
    const { loss } = run;
    run.loss = (...args) => loadGraph(saveGraph(makeGraph(loss)(...args))).run(...args) as Tensor;
  },
  "autocast that is not enabled": (run) => {
    const { loss } = run;
    run.loss = (...args) => autocast({ enabled: false }, () => loss(...args));
  },
  "a dispatch mode": (run) => {
    const { around } = run;
    run.around = (body) => void withMode(new Passing(), () => around(body));
  },
  "the profiler": (run) => {
    const { around } = run;
    run.around = (body) => void profile(() => around(body));
  },
  "anomaly detection": (run) => {
    const { around } = run;
    run.around = (body) => detectAnomaly(() => around(body));
  },
  "tracked memory": (run) => {
    const { around } = run;
    run.around = (body) => {
      const tracker = trackMemory();
      around(body);
      tracker.dispose();
    };
  },
  "a scope that gives memory back": (run) => {
    const { around } = run;
    run.around = (body) => tidy(() => void around(body));
  },
  "a function mode": (run) => {
    const { around } = run;
    run.around = (body) => void withFunctionMode(new Forwarding(), () => around(body));
  },
  "an observer": (run) => {
    const { around } = run;
    run.around = (body) => {
      const calls: string[] = [];
      const observer = observe({ before: ({ op }) => void calls.push(op.name) });
      try {
        around(body);
      } finally {
        observer.dispose();
      }
      expect(calls.length).toBeGreaterThan(5);
    };
  },
  "wrapped inputs": (run) => {
    const { loss } = run;
    run.loss = (w, b, x, y) => loss(w, b, new Wrapped(x), new Wrapped(y));
  },
  "inputs of a class that overrides functions": (run) => {
    const { loss } = run;
    run.loss = (w, b, x, y) => loss(w, b, asSubclass(x, Marked), asSubclass(y, Marked));
  },
  "lazily negated inputs": (run) => {
    const { loss } = run;
    run.loss = (w, b, x, y) => loss(w, b, negated(x), negated(y));
  },
  "inputs with gaps in their memory": (run) => {
    const { loss } = run;
    run.loss = (w, b, x, y) => loss(w, b, spread(x), spread(y));
  },
  "a snapshot of local state": (run) => {
    const { around } = run;
    run.around = (body) => void withLocalState(captureLocalState(), () => around(body));
  },
  "another task's state": (run) => {
    const { around } = run;
    run.around = (body) => void isolateLocalState(() => around(body));
  },
  "two threads": (run) => {
    const { around } = run;
    run.around = (body) => {
      setNumThreads(2);
      try {
        around(body);
      } finally {
        setNumThreads(1);
      }
    };
  },
  "hooks that pass gradients on": (run) => {
    const { loss } = run;
    run.loss = (w, b, x, y) => {
      const result = loss(w.mul(1), b, x, y);
      result.registerHook((gradient: Tensor) => gradient.clone());
      return result;
    };
  },
  "gradients that a graph computes": (run) => {
    const { loss } = run;
    run.loss = (w, b, x, y) => {
      const f = (...args: readonly Tensor[]): readonly Tensor[] => {
        const value = loss(...(args as [Tensor, Tensor, Tensor, Tensor]));
        return [value, ...grad(value, args.slice(0, 2) as Tensor[])].map(held);
      };
      const [value, toW, toB] = makeGraph(f)(w, b, x, y).run(w, b, x, y) as readonly Tensor[];
      return precomputed.apply(w, b, value!.detach(), toW!.detach(), toB!.detach()) as Tensor;
    };
  },
  "a state that goes through a file after each step": (run) => {
    run.after = (optimizer, params, make) => {
      const other = make(params);
      other.loadStateDict(parsed(optimizer.stateDict()));
      return other;
    };
  },
};

const complex = (dtype: DType): boolean => dtype === "complex64";

/** The mean square of the errors of a linear model. */
const linearLoss: Loss = (w, b, x, y) => x.matmul(w).add(b).sub(y).abs().square().mean();

/** Losses of other programs, from the same parameters and batches: w [3, 2], b [2], x [1, 3], y [1, 2]. */
const programs: Readonly<Record<string, Loss>> = {
  "a convolution and norms": (w, b, x, y) => {
    const channels = conv1d(x.unsqueeze(0), w.t().unsqueeze(1), b, { padding: 1 });
    const normed = layerNorm(groupNorm(channels, 2), [3]);
    return maxPool1d(normed, 2)
      .sub(y.reshape([1, 2, 1]))
      .square()
      .mean();
  },
  attention: (w, b, x, y) => {
    const query = x.matmul(w).reshape([1, 1, 1, 2]);
    const keys = w.add(b).reshape([1, 1, 3, 2]);
    return scaledDotProductAttention(query, keys, keys.mul(2)).reshape([1, 2]).sub(y).square().mean();
  },
  "a recurrence": (w, b, x, y) => {
    let hidden = y;
    for (let i = 0; i < 3; i++)
      hidden = hidden
        .add(x.narrow(1, i, 1).mul(w.select(0, i)))
        .add(b)
        .tanh();
    return crossEntropyLoss(hidden, tensor([1], { dtype: "int64" }));
  },
  "views and writes": (w, b, x, y) => {
    const rows = w.mul(1);
    rows.select(0, 1).mul_(b);
    rows.narrow(1, 0, 1).add_(x.t());
    const sums = rows.cumsum(0).flip([0]);
    sums.indexAdd_(0, tensor([0, 2, 0], { dtype: "int64" }), rows);
    return sums
      .index([tensor([2, 0, 1], { dtype: "int64" })])
      .sub(y)
      .square()
      .mean();
  },
  "autocast to bfloat16": (w, b, x, y) =>
    autocast({ dtype: "bfloat16" }, () => x.matmul(w).add(b).to({ dtype: "float32" }).sub(y).square().mean()),
  "complex numbers inside": (w, b, x, y) => {
    const spectrum = ops.aten!["fft_rfft"]!.default!(w.mul(x.t()), 3, 0, null) as Tensor;
    return spectrum.mul(b).abs().sum(0).sub(y).square().mean();
  },
  "linear algebra": (w, b, x, y) => {
    const square = w.t().matmul(w).add(eye(2));
    return linalgSolve(square, b.unsqueeze(1)).t().sub(y).square().mean().add(logdet(square)).add(x.square().sum());
  },
};

/** Six steps on batches of two rows; the rate falls by a schedule. */
function trained(
  make: (params: readonly Tensor[]) => AnyOptimizer,
  dtype: DType,
  chosen: readonly string[],
  loss: Loss = linearLoss,
): readonly number[] {
  const values = [0.5, -1, 2, 0.25, 1.5, -0.75];
  const all = tensor(values).reshape([3, 2]);
  const as = (x: Tensor): Tensor => (complex(dtype) ? x.mul(tensor({ re: 1, im: -0.5 })) : x.to({ dtype }));
  const w = as(all).clone().requiresGrad_();
  const b = as(tensor([0.25, -0.5]))
    .clone()
    .requiresGrad_();
  const data = { x: as(tensor(values).reshape([2, 3]).flip([1])), y: as(tensor([1, 0, 0.5, -1]).reshape([2, 2])) };
  const run: Run = {
    loss,
    around: (body) => body(),
    backward: (loss) => loss.backward(),
    step: (optimizer) => void optimizer.step(),
    after: (optimizer) => optimizer,
  };
  for (const name of chosen) features[name]!(run);
  let optimizer = make([w, b]);
  const takesClosure = optimizer instanceof LBFGS;
  for (let epoch = 0; epoch < 3; epoch++) {
    for (const { x, y } of new DataLoader(data, { batchSize: 2 })) {
      run.around(() => {
        const evaluate = (): Tensor => {
          optimizer.zeroGrad();
          const loss = run.loss(w, b, x, y);
          run.backward(loss);
          return loss;
        };
        if (takesClosure) optimizer.step(evaluate);
        else {
          evaluate();
          run.step(optimizer);
        }
        for (const group of optimizer.groups as readonly { lr: number }[]) group.lr *= 0.5;
      });
      optimizer = run.after(optimizer, [w, b], make);
    }
  }
  return noGrad(() => [w, b].flatMap((x) => [...(x.data as Float32Array)]));
}

const names = Object.keys(features);
const pairs = names.flatMap((a, i) => names.slice(i).map((b) => (a === b ? [a] : [a, b])));
/** A closure computes gradients within the step, where they cannot be unscaled or clipped. */
const needsOwnStep = new Set(["a gradient scaler", "clipping that clips nothing"]);

describe.each(Object.entries(optimizers))("%s", (name, make) => {
  test.each<DType>(name === "LBFGS" ? ["float32", "float64"] : ["float32", "float64", "complex64"])("%s", (dtype) => {
    const alone = trained(make, dtype, []);
    const broken: string[] = [];
    for (const pair of pairs) {
      // The other dtypes take the same ways through the features.
      if (dtype !== "float32" && pair.length > 1) continue;
      if (name === "LBFGS" && pair.some((feature) => needsOwnStep.has(feature))) continue;
      let numbers: readonly number[];
      try {
        numbers = trained(make, dtype, pair);
      } catch (error) {
        broken.push(`${pair.join(", ")}: ${error}`);
        continue;
      }
      // Under a mode each operator rounds; without, one fused loop may round less.
      const far = numbers.filter((x, i) => !(Math.abs(x - alone[i]!) <= (dtype === "float64" ? 1e-13 : 1e-6)));
      if (far.length > 0) broken.push(`${pair.join(", ")}: ${numbers} instead of ${alone}`);
    }
    expect(broken).toEqual([]);
  });
});

// Each feature alone, and with two others.
const someOf = pairs.filter(([a, b]) => b === undefined || [1, 4].includes(names.indexOf(b) - names.indexOf(a!)));

test.each(Object.entries(programs))("%s", (_, program) => {
  const loss: Loss = (w, b, x, y) => program(w, b, x.narrow(0, 0, 1), y.narrow(0, 1, 1));
  const make = optimizers["SGD with momentum"]!;
  const alone = trained(make, "float32", [], loss);
  const broken: string[] = [];
  for (const pair of someOf) {
    let numbers: readonly number[];
    try {
      numbers = trained(make, "float32", pair, loss);
    } catch (error) {
      broken.push(`${pair.join(", ")}: ${error}`);
      continue;
    }
    const far = numbers.filter((x, i) => !(Math.abs(x - alone[i]!) <= 1e-6 * Math.max(1, Math.abs(x))));
    if (far.length > 0) broken.push(`${pair.join(", ")}: ${numbers} instead of ${alone}`);
  }
  expect(broken).toEqual([]);
});

describe("schedules move the rate of each optimiser", () => {
  const schedules: Readonly<Record<string, (optimizer: AnyOptimizer) => { step(): void; rates: readonly number[] }>> = {
    LambdaLR: (o) => new LambdaLR(o, (steps) => 1 / (1 + steps)),
    StepLR: (o) => new StepLR(o, 2, 0.5),
    MultiStepLR: (o) => new MultiStepLR(o, [1, 2], 0.5),
    ExponentialLR: (o) => new ExponentialLR(o, 0.5),
    LinearLR: (o) => new LinearLR(o, { totalSteps: 3 }),
    CosineAnnealingLR: (o) => new CosineAnnealingLR(o, 4),
    OneCycleLR: (o) => new OneCycleLR(o, 0.5, 8, { cycleMomentum: false }),
    ReduceLROnPlateau: (o) => {
      const plateau = new ReduceLROnPlateau(o, { patience: 0 });
      return {
        step: () => plateau.step(1),
        get rates() {
          return plateau.rates;
        },
      };
    },
  };
  test.each(Object.entries(schedules))("%s, with a gradient scaler and a state that is restored", (_, schedule) => {
    for (const make of Object.values(optimizers)) {
      const run = (restore: boolean): unknown => {
        const w = ones([2], { requiresGrad: true });
        const optimizer = make([w]);
        const scaler = new GradScaler({ initScale: 16 });
        const plan = schedule(optimizer);
        const rates: unknown[] = [];
        for (let i = 0; i < 4; i++) {
          const evaluate = (scale: boolean): Tensor => {
            optimizer.zeroGrad();
            const loss = w.square().sum();
            (scale ? scaler.scale(loss) : loss).backward();
            return loss;
          };
          if (optimizer instanceof LBFGS) optimizer.step(() => evaluate(false));
          else {
            evaluate(true);
            scaler.step(optimizer);
            scaler.update();
          }
          plan.step();
          rates.push(plan.rates, w.toArray());
          if (restore && !("groups" in plan)) {
            const state = parsed(optimizer.stateDict());
            optimizer.loadStateDict(state);
          }
        }
        return rates;
      };
      expect(run(true)).toEqual(run(false));
    }
  });
});

describe("a step that the scaler skips", () => {
  test.each(Object.entries(optimizers).filter(([name]) => name !== "LBFGS"))(
    "%s keeps parameters and state",
    (_, make) => {
      const w = ones([2], { requiresGrad: true });
      const optimizer = make([w]);
      const scaler = new GradScaler({ initScale: 4 });
      const loss = (factor: number): void => {
        optimizer.zeroGrad();
        scaler.scale(w.mul(factor).sum()).backward();
      };
      loss(1);
      scaler.step(optimizer);
      scaler.update();
      const [before, state] = [w.toArray(), JSON.stringify(optimizer.stateDict())];
      for (const factor of [Number.POSITIVE_INFINITY, Number.NaN]) {
        loss(factor);
        expect(scaler.step(optimizer)).toBe(false);
        scaler.update();
      }
      expect([w.toArray(), JSON.stringify(optimizer.stateDict()), scaler.scaleFactor]).toEqual([before, state, 1]);
    },
  );
});

describe("pairs that are refused", () => {
  const w = (dtype: DType = "float32"): Tensor => ones([2], { dtype, requiresGrad: true });
  const mistakes: readonly (readonly [string, () => unknown, string])[] = [
    [
      "the scaler and LBFGS",
      () => {
        const x = w();
        const scaler = new GradScaler();
        scaler.scale(x.sum()).backward();
        scaler.step(new LBFGS([x]));
      },
      "ArgumentError: LBFGS: step requires a closure that computes the loss and its gradients",
    ],
    [
      "the scaler and a closure",
      () => (new GradScaler() as { step(o: unknown, c: unknown): unknown }).step(new LBFGS([w()]), () => w().sum()),
      "ArgumentError: GradScaler.step: a closure computes gradients that are not unscaled; compute scale(loss).backward() before, and omit it",
    ],
    [
      "the scaler and float16 gradients",
      () => {
        const x = w("float16");
        const scaler = new GradScaler();
        scaler.scale(x.sum()).backward();
        scaler.step(new SGD([x], { lr: 1 }));
      },
      "AutogradError: GradScaler.step: a gradient is float16, in which small gradients become 0 when they are unscaled; keep the parameters in float32 and compute in float16 under autocast",
    ],
    [
      "two steps of one optimiser without an update",
      () => {
        const x = w();
        const [scaler, sgd] = [new GradScaler(), new SGD([x], { lr: 1 })];
        for (let i = 0; i < 2; i++) {
          scaler.scale(x.sum()).backward();
          scaler.step(sgd);
        }
      },
      "AutogradError: GradScaler.step: this optimiser was already stepped; call update() after each step",
    ],
    [
      "the scaler and a model",
      () => new GradScaler().step({ parameters: 3, step: () => null } as never),
      "ArgumentError: GradScaler.step: expected an optimiser, with step() and groups [{ params }] or parameters, got an object (Object)",
    ],
    [
      "the scaler and groups without parameters",
      () => new GradScaler().unscale({ groups: [null], step: () => null } as never),
      "ArgumentError: GradScaler.unscale: expected an optimiser, with step() and groups [{ params }] or parameters, got an object (Object)",
    ],
    [
      "the scaler and parameters that are not tensors",
      () => new GradScaler().unscale({ parameters: [3], step: () => null } as never),
      "ArgumentError: GradScaler.unscale: expected tensors as the optimiser's parameters, got number 3",
    ],
  ];
  test.each(mistakes)("%s", (_, run, message) => {
    expect(thrown(run)).toBe(message);
  });

  test("a disabled scaler passes the closure to the optimiser", () => {
    const x = w();
    const lbfgs = new LBFGS([x]);
    const step = (optimizer: AnyOptimizer, closure: () => Tensor): unknown =>
      (new GradScaler({ enabled: false }) as { step(o: unknown, c: unknown): unknown }).step(optimizer, closure);
    expect(
      step(lbfgs, () => {
        lbfgs.zeroGrad();
        const loss = x.square().sum();
        loss.backward();
        return loss;
      }),
    ).toBe(true);
    expect(x.abs().max().item()).toBeLessThan(1e-3);
  });
});

test("the scale stays within float32", () => {
  const x = ones([1], { requiresGrad: true });
  const sgd = new SGD([x], { lr: 0 });
  const run = (scaler: GradScaler, factor: number, steps: number): number => {
    for (let i = 0; i < steps; i++) {
      x.grad = null;
      scaler.scale(x.mul(factor).sum()).backward();
      scaler.step(sgd);
      scaler.update();
    }
    return scaler.scaleFactor;
  };
  expect(run(new GradScaler({ initScale: 2 ** 120, growthInterval: 1 }), 2 ** -126, 20)).toBe(2 ** 127);
  expect(run(new GradScaler({ initScale: 2 ** -140 }), Number.NaN, 20)).toBe(2 ** -149);
});

test("an archive of a state", async () => {
  const x = ones([2], { requiresGrad: true });
  const adam = new Adam([x]);
  x.square().sum().backward();
  adam.step();
  const state = adam.stateDict().state[0]! as Record<string, Tensor>;
  const { expAvg } = await loadNpz(await saveNpz({ expAvg: state.expAvg! }));
  expect(expAvg!.toArray()).toEqual(state.expAvg!.toArray());
});
