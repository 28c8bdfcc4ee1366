// Ten steps of every optimiser with every combination of its options end where PyTorch's do (recorded by scripts/record-optimizers.py);
// and what schedules, clipping and loaders do at their edges.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  arange,
  type DType,
  Generator,
  manualSeed,
  noGrad,
  rand,
  type Tensor,
  tensor,
  viewAsComplex,
  viewAsReal,
  zeros,
} from "../../generated/index.js";
import { DataLoader, type LoaderOptions } from "../../runtime/data/index.js";
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
  ReduceLROnPlateau,
  RMSprop,
  type Schedule,
  SGD,
  StepLR,
} from "../../runtime/optim/index.js";

const kinds = { SGD, Adam, AdamW, RMSprop, Adagrad, LBFGS };

interface Run {
  readonly name: keyof typeof kinds;
  readonly options: Readonly<Record<string, unknown>>;
  readonly dtype: DType;
  readonly calls: number;
  readonly loss: number;
  readonly parameters: readonly number[];
}
const { problem, runs } = JSON.parse(
  gunzipSync(readFileSync(new URL("../data/optimizer-options.json.gz", import.meta.url))).toString(),
) as { problem: Readonly<Record<"x" | "y" | "w" | "b", number[]>>; runs: readonly Run[] };

/** Names that are not PyTorch's in JavaScript's spelling. */
const renamed: Readonly<Record<string, string>> = { line_search_fn: "lineSearch" };
const named = (name: string): string =>
  renamed[name] ?? name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function end({ name, options, dtype }: Run): Omit<Run, "name" | "options" | "dtype"> {
  const [x, y] = [tensor(problem.x, { dtype }), tensor(problem.y, { dtype })];
  const [w, b] = [problem.w, problem.b].map((start) => tensor(start, { dtype, requiresGrad: true })) as [
    Tensor,
    Tensor,
  ];
  const settings = Object.fromEntries(Object.entries(options).map(([key, value]) => [named(key), value]));
  const optimizer = new kinds[name]([w, b], settings as { lr: number });
  const saturating = (step: number): Tensor =>
    x
      .matmul(w)
      .add(step === 4 ? b.detach() : b)
      .tanh()
      .sub(y)
      .square()
      .sum();
  const convex = (): Tensor => {
    const loss = x.matmul(w).add(b).sub(y).square().mean().add(w.pow(4).sum().mul(0.1));
    // Without more curvature rounding errors of float32 decide where flat directions end.
    return dtype === "float64" ? loss : loss.add(w.square().sum().mul(0.5)).add(b.square().sum().mul(0.5));
  };
  let calls = 0;
  let loss: Tensor | null = null;
  for (let step = 0; step < 10; step++) {
    loss = optimizer.step(() => {
      calls++;
      optimizer.zeroGrad();
      const loss = name === "LBFGS" ? convex() : saturating(step);
      loss.backward();
      return loss;
    });
  }
  const parameters = [w.flatten(), b].flatMap((one) => one.toArray() as number[]);
  return { calls, loss: loss!.item() as number, parameters };
}

describe("ten steps are PyTorch's for every combination of options", () => {
  test.each<[name: Run["name"], dtype: DType, runs: number, within: number]>([
    ["SGD", "float64", 20, 1e-10],
    ["SGD", "float32", 20, 1e-4],
    ["Adam", "float64", 96, 1e-10],
    ["Adam", "float32", 96, 1e-4],
    ["AdamW", "float64", 96, 1e-10],
    ["AdamW", "float32", 96, 1e-4],
    ["RMSprop", "float64", 64, 1e-10],
    ["RMSprop", "float32", 64, 1e-4],
    ["Adagrad", "float64", 64, 1e-10],
    ["Adagrad", "float32", 64, 1e-4],
    ["LBFGS", "float64", 192, 1e-10],
    ["LBFGS", "float32", 192, 1e-4],
  ])("%s, %s", (name, dtype, count, within) => {
    const mine = runs.filter((run) => run.name === name && run.dtype === dtype);
    expect(mine.length).toBe(count);
    const others = mine.filter((run) => {
      const { calls, loss, parameters } = end(run);
      const distances = [loss - run.loss, ...parameters.map((value, i) => value - run.parameters[i]!)].map(Math.abs);
      // At the minimum a search in float32 continues as long as rounding errors allow.
      const counted = name === "LBFGS" && dtype === "float32" ? run.calls : calls;
      return counted !== run.calls || !(Math.max(...distances) < within);
    });
    expect(others.map(({ options }) => options)).toEqual([]);
  });
});

test("a cycle takes as many calls as it has steps, and no more", () => {
  const optimizer = { groups: [{ lr: 1 }] };
  const schedule = new OneCycleLR(optimizer, 0.1, 10);
  for (let step = 0; step < 10; step++) schedule.step();
  // As in PyTorch: the curve continues.
  expect(schedule.rates[0]).toBeCloseTo(0.004951936798652624, 15);
  expect(() => schedule.step()).toThrow("OneCycleLR: step was called more than 10 times, the length of the cycle");
});

describe("gradients that are clipped at the edges, as PyTorch clips them", () => {
  const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
  const leaf = (gradient: readonly number[]): Tensor => {
    const parameter = zeros([gradient.length], { requiresGrad: true });
    parameter.grad = tensor(gradient);
    return parameter;
  };
  test.each<readonly [given: number[][], normType: number, norm: number, clipped: number[][]]>([
    [[[1, nan], [2]], 2, nan, [[nan, nan], [nan]]],
    [[[1, nan], [2]], inf, nan, [[nan, nan], [nan]]],
    [[[1, nan], [2]], 0, 2, [[0.5, nan], [1]]],
    [[[1, inf], [2]], 2, inf, [[0, nan], [0]]],
    [[[1, inf], [2]], inf, inf, [[0, nan], [0]]],
    [[[], [3, 4]], 2, 5, [[], [0.6, 0.8]]],
    [[[], [3, 4]], 1, 7, [[], [3 / 7, 4 / 7]]],
    [[[3, -4]], -inf, 3, [[1, -4 / 3]]],
    [[[], [3, -4]], -inf, 0, [[], [3, -4]]],
    [[[3, -4]], -1, 12 / 7, [[7 / 4, -7 / 3]]],
    [[[], [3, -4]], -1, 0, [[], [3, -4]]],
    [[[0, 0]], 2, 0, [[0, 0]]],
    [[], 2, 0, []],
  ])("%j in norm %d", (given, normType, norm, clipped) => {
    const parameters = given.map(leaf);
    expect(clipGradNorm(parameters, 1, { normType }).item()).toEqual(
      Number.isFinite(norm) ? expect.closeTo(norm, 6) : norm,
    );
    const close = (value: number) => (Number.isFinite(value) ? expect.closeTo(value, 5) : value);
    expect(parameters.map(({ grad }) => grad!.toArray())).toEqual(clipped.map((row) => row.map(close)));
  });

  test.each<readonly [what: string, run: () => unknown, message: string]>([
    [
      "NaN where it is to raise",
      () => clipGradNorm([leaf([nan])], 1, { errorIfNonfinite: true }),
      "clipGradNorm: the norm of order 2 of all gradients is NaN",
    ],
    [
      "infinity where it is to raise",
      () => clipGradNorm([leaf([inf, 1])], 1, { errorIfNonfinite: true, normType: 1 }),
      "clipGradNorm: the norm of order 1 of all gradients is Infinity",
    ],
    ["a bound below 0", () => clipGradNorm([leaf([1])], -1), "clipGradNorm: maxNorm must be 0 or more, got number -1"],
    [
      "a bound that is text",
      () => clipGradNorm([leaf([1])], "1" as never),
      'clipGradNorm: maxNorm must be 0 or more, got "1"',
    ],
    [
      "the largest of no elements",
      () => clipGradNorm([leaf([]), leaf([3])], 1, { normType: inf }),
      "linalg.vector_norm cannot compute the inf norm on an empty tensor because the operation does not have an identity",
    ],
  ])("%s raises", (_, run, message) => {
    expect(run).toThrow(message);
  });

  test.each<readonly [given: number[], maxNorm: number, clipped: number[]]>([
    [[0, 0], 0, [0, 0]],
    [[3, 4], 0, [0, 0]],
    [[3e-6, 4e-6], 1e-6, [5e-7, 2e-6 / 3]],
  ])("%j clipped at %d: the norm counts 1e-6 more, as in PyTorch", (given, maxNorm, clipped) => {
    const parameter = leaf(given);
    clipGradNorm([parameter], maxNorm);
    expect(parameter.grad!.toArray()).toEqual(clipped.map((value) => expect.closeTo(value, 10)));
  });

  test("parameters without a gradient are left out, and values keep NaN", () => {
    const without = zeros([2], { requiresGrad: true });
    expect(clipGradNorm([without], 1).item()).toBe(0);
    const values = leaf([3, nan, -inf, 0.5]);
    clipGradValue([without, values], 1);
    expect([without.grad, values.grad!.toArray()]).toEqual([null, [1, nan, -1, 0.5]]);
  });
});

describe("batches at the edges", () => {
  const passes = (rows: number, options: LoaderOptions) => {
    const loader = new DataLoader({ x: tensor(Array.from({ length: rows }, (_, i) => i)) }, options);
    return { length: loader.length, sizes: [...loader].map(({ x }) => x!.shape[0]) };
  };
  test.each<readonly [rows: number, options: { batchSize: number; dropLast?: boolean }, sizes: readonly number[]]>([
    [0, { batchSize: 4 }, []],
    [0, { batchSize: 4, dropLast: true }, []],
    [3, { batchSize: 4 }, [3]],
    [3, { batchSize: 4, dropLast: true }, []],
    [8, { batchSize: 4 }, [4, 4]],
    [8, { batchSize: 4, dropLast: true }, [4, 4]],
    [9, { batchSize: 4 }, [4, 4, 1]],
    [9, { batchSize: 4, dropLast: true }, [4, 4]],
  ])("%d rows, %j", (rows, options, sizes) => {
    for (const shuffle of [false, true])
      expect(passes(rows, { ...options, shuffle })).toEqual({ length: sizes.length, sizes });
  });

  test("a generator of its own gives the same orders again, whatever else is drawn", () => {
    const orders = () => {
      const generator = new Generator(7);
      const loader = new DataLoader(
        { x: tensor([0, 1, 2, 3, 4, 5, 6, 7]) },
        { batchSize: 8, shuffle: true, generator },
      );
      return [0, 1].map(() => [...loader][0]!.x.toArray());
    };
    const [first, second] = [orders(), orders()];
    expect(first).toEqual(second);
    expect(first[0]).not.toEqual(first[1]);
  });
});

describe("closures that are async are refused before they run, in the optimiser's name", () => {
  test.each(["SGD", "Adam", "LBFGS"] as const)("%s", (name) => {
    const w = tensor([1, 2], { requiresGrad: true });
    const optimizer = new kinds[name]([w], { lr: 0.1 });
    let calls = 0;
    const refusal = `${name}: step got an async closure, whose gradients would come after the update. Await the loss and call backward() first, then step() without a closure`;
    const loss = async (): Promise<Tensor> => {
      calls++;
      return w.square().sum();
    };
    expect(() => optimizer.step(loss as never)).toThrow(refusal);
    expect(calls).toBe(0);
    expect(() => optimizer.step((() => loss()) as never)).toThrow(refusal);
    expect(() =>
      optimizer.step(function* () {
        yield w.square().sum();
      } as never),
    ).toThrow(`${name}: step got a generator as a closure, whose code would run after the update.`);
    expect(() => optimizer.step(3 as never)).toThrow("step: expected a function, got number 3");
    expect([calls, w.toArray()]).toEqual([1, [1, 2]]);
    const recorded = noGrad(() =>
      optimizer.step(() => {
        optimizer.zeroGrad();
        const result = w.square().sum();
        result.backward();
        return result;
      }),
    );
    expect([recorded!.item(), [...w.data].every((x, i) => x < i + 1)]).toEqual([5, true]);
  });
});

describe("complex parameters are updated as pairs of real numbers, as PyTorch 1.13 updates them", () => {
  const start = [0.5, 1, -1, 0.3, 2, -1];
  const fresh = (): Tensor =>
    viewAsComplex(tensor(start, { dtype: "float64" }).reshape([3, 2]))
      .clone()
      .requiresGrad_();
  const step = (optimizer: Optimizer<{ readonly lr: number }>, p: Tensor): void => {
    optimizer.zeroGrad();
    p.mul(p.conj()).real.pow(2).sum().backward();
    optimizer.step();
  };
  test.each<readonly [Exclude<keyof typeof kinds, "LBFGS">, Record<string, unknown>, number[]]>([
    [
      "SGD",
      { lr: 0.1, momentum: 0.9 },
      [
        -0.41785473518452143, -0.8357094703690429, 0.6963127614896789, -0.20889382844690374, 2.7114429440000007,
        -1.3557214720000004,
      ],
    ],
    [
      "Adam",
      { lr: 0.1 },
      [
        0.132650884856496, 0.6211602110947919, -0.62027837273424, -0.0467173907830323, 1.6073505212430603,
        -0.6110441678883206,
      ],
    ],
    [
      "Adam",
      { maximize: true, lr: 0.1 },
      [
        0.894689088002392, 1.397522834872954, -1.3974421671297932, 0.6908840819936632, 2.4008566718208657,
        -1.4002134608497327,
      ],
    ],
    [
      "AdamW",
      { lr: 0.1 },
      [
        0.13154499847451478, 0.6180347404704709, -0.6171497700087694, -0.04704072154945656, 1.6001474200121213,
        -0.6078672993876273,
      ],
    ],
    [
      "RMSprop",
      { lr: 0.1 },
      [
        -0.23132156152083472, 1.3989256756232712e-8, -1.2558075291060705e-8, 0.025445096721720722, 0.7700560451964689,
        -2.87734488564893e-9,
      ],
    ],
    [
      "RMSprop",
      { centered: true, momentum: 0.5, lr: 0.1 },
      [
        0.1466813444281658, -0.29686512587607594, 0.40943756726627617, 0.30655260927463557, -0.08641726356054963,
        0.7442371929673367,
      ],
    ],
    [
      "RMSprop",
      { weightDecay: 0.1, lr: 0.1 },
      [
        -0.20919887572417, 1.3119447336602939e-8, -1.1449507787318415e-8, 0.031117414950961753, 0.7656375111866298,
        -2.8260902443549346e-9,
      ],
    ],
    [
      "Adagrad",
      { lr: 0.1 },
      [
        0.28286818067456, 0.7677710461775065, -0.7667641232105691, 0.10383837296994977, 1.7447634909812808,
        -0.7522024367564061,
      ],
    ],
    [
      "Adagrad",
      { lrDecay: 0.1, weightDecay: 0.1, lr: 0.1 },
      [
        0.29764877802711276, 0.7854126286168476, -0.7845789886057735, 0.11483395139500449, 1.7673863127086766,
        -0.7732764963807356,
      ],
    ],
  ])("%s %j", (name, settings, expected) => {
    let p = fresh();
    let optimizer = new kinds[name]([p], settings as { lr: number });
    for (let i = 0; i < 4; i++) {
      step(optimizer, p);
      // Continues from its own state.
      p = p.detach().clone().requiresGrad_();
      const state = optimizer.stateDict();
      optimizer = new kinds[name]([p], settings as { lr: number });
      optimizer.loadStateDict(state);
    }
    const found = viewAsReal(p.detach()).flatten().toArray() as number[];
    for (const [i, value] of found.entries()) expect(value).toBeCloseTo(expected[i]!, 10);
  });

  test.each(["Adam", "AdamW", "Adagrad"] as const)(
    "%s with maxima and initial sums as for the real numbers",
    (name) => {
      const settings = { lr: 0.1, ...(name === "Adagrad" ? { initialAccumulatorValue: 0.5 } : { amsgrad: true }) };
      const [p, q] = [fresh(), tensor(start, { dtype: "float64", requiresGrad: true })];
      const [complex, real] = [p, q].map((parameter) => new kinds[name]([parameter], settings)) as [Adam, Adam];
      for (let i = 0; i < 3; i++) {
        step(complex, p);
        real.zeroGrad();
        q.reshape([3, 2]).square().sum([1]).pow(2).sum().backward();
        real.step();
      }
      const found = viewAsReal(p.detach()).flatten().toArray() as number[];
      for (const [i, value] of (q.toArray() as number[]).entries()) expect(found[i]).toBeCloseTo(value, 12);
    },
  );

  test("LBFGS refuses them", () => {
    expect(() => new LBFGS([fresh()])).toThrow("LBFGS: parameters must be real, got complex128");
  });
});

describe("schedules of one optimiser multiply its rate, as PyTorch 1.13's do", () => {
  const two = (): SGD => {
    const [a, b] = [1, 2].map((value) => tensor([value], { requiresGrad: true })) as [Tensor, Tensor];
    return new SGD([{ params: [a] }, { params: [b], lr: 0.4 }], { lr: 0.8, momentum: 0.9 });
  };
  /** After the third step the program may set the first rate to 0.5. */
  const run = (make: (optimizer: SGD) => readonly Schedule[], changes: boolean, reloads = false): number[][] => {
    let optimizer = two();
    let schedules = make(optimizer);
    const rates = [optimizer.groups.map(({ lr }) => lr)];
    for (let i = 0; i < 7; i++) {
      if (changes && i === 2) optimizer.groups[0]!.lr = 0.5;
      for (const schedule of schedules) schedule.step();
      rates.push(optimizer.groups.map(({ lr }) => lr));
      if (!reloads) continue;
      const states = schedules.map((schedule) => schedule.stateDict());
      optimizer = two();
      schedules = make(optimizer);
      for (const [at, schedule] of schedules.entries()) schedule.loadStateDict(states[at]!);
    }
    return rates;
  };
  const numbers = (given: readonly (readonly number[])[]): number[] => given.flat().map((x) => Number(x.toFixed(12)));
  const half = (list: readonly number[]): number[][] => list.map((x) => [x, x / 2]);
  const third = 0.8 / 3;
  test.each<readonly [string, (optimizer: SGD) => readonly Schedule[], boolean, number[][]]>([
    [
      "a warm-up and a decay",
      (o) => [new LinearLR(o, { totalSteps: 3 }), new ExponentialLR(o, 0.5)],
      false,
      half([third, 2 / 9, 0.7 / 4.5, 0.1, 0.05, 0.025, 0.0125, 0.00625]),
    ],
    [
      "steps and milestones",
      (o) => [new StepLR(o, 2, 0.5), new MultiStepLR(o, [1, 1, 4], 0.25)],
      false,
      half([0.8, 0.05, 0.025, 0.025, 0.003125, 0.003125, 0.0015625, 0.0015625]),
    ],
    [
      "a warm-up and a cosine",
      (o) => [
        new LinearLR(o, { startFactor: 0.25, endFactor: 0.5, totalSteps: 2 }),
        new CosineAnnealingLR(o, 3, { minimum: 0.1 }),
      ],
      false,
      [
        [0.2, 0.1],
        [0.25, 0.1375],
        [1.6 / 9, 1.15 / 9],
        [0.1, 0.1],
        [0.275, 0.175],
        [0.625, 0.325],
        [0.8, 0.4],
        [0.625, 0.325],
      ],
    ],
    [
      "a decay of a rate that was changed",
      (o) => [new ExponentialLR(o, 0.5)],
      true,
      [
        [0.8, 0.4],
        [0.4, 0.2],
        [0.2, 0.1],
        [0.25, 0.05],
        [0.125, 0.025],
        [0.0625, 0.0125],
        [0.03125, 0.00625],
        [0.015625, 0.003125],
      ],
    ],
    [
      "a warm-up of a rate that was changed",
      (o) => [new LinearLR(o, { totalSteps: 4 })],
      true,
      [
        [third, third / 2],
        [0.4, 0.2],
        [1.6 / 3, third],
        [0.625, 1 / 3],
        [0.75, 0.4],
        [0.75, 0.4],
        [0.75, 0.4],
        [0.75, 0.4],
      ],
    ],
    [
      "steps of a rate that was changed",
      (o) => [new StepLR(o, 2, 0.5)],
      true,
      [
        [0.8, 0.4],
        [0.8, 0.4],
        [0.4, 0.2],
        [0.5, 0.2],
        [0.25, 0.1],
        [0.25, 0.1],
        [0.125, 0.05],
        [0.125, 0.05],
      ],
    ],
    [
      "a function of the initial rate, which a change does not reach",
      (o) => [new LambdaLR(o, (step) => 1 / (step + 1))],
      true,
      half([0.8, 0.4, 0.8 / 3, 0.2, 0.16, 0.8 / 6, 0.8 / 7, 0.1]),
    ],
    [
      "a cosine that begins at the rate of the cycle before it",
      (o) => [new OneCycleLR(o, 0.5, 9), new CosineAnnealingLR(o, 2)],
      false,
      [
        0.02, 0.16283955880864998, 0, 0.45928332967322344, 0.7056447289910998, 0.11565927566674379, 0,
        0.0404464848790162,
      ].map((x) => [x, x]),
    ],
  ])("%s", (_, make, changes, expected) => {
    expect(numbers(run(make, changes))).toEqual(numbers(expected));
    if (!changes)
      expect(numbers(run(make, false, true)), "with states that are loaded after each step").toEqual(numbers(expected));
  });

  test("a state without rates leaves those of the optimiser", () => {
    const optimizer = two();
    const schedule = new ExponentialLR(optimizer, 0.5);
    schedule.loadStateDict({ steps: 3, initial: [0.8, 0.4], more: {} });
    expect([schedule.steps, ...schedule.rates]).toEqual([3, 0.8, 0.4]);
  });

  test("what does not improve while a plateau cools down is not counted, as in PyTorch", () => {
    const optimizer = { groups: [{ lr: 1 }] };
    const schedule = new ReduceLROnPlateau(optimizer, { factor: 0.5, patience: 1, cooldown: 3 });
    const rates = Array.from({ length: 12 }, () => {
      schedule.step(1);
      return schedule.rates[0];
    });
    expect(rates).toEqual([1, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25, 0.25, 0.25]);
  });

  test("a warm-up from a rate of 0", () => {
    const optimizer = two();
    const schedule = new LinearLR(optimizer, { startFactor: 0, totalSteps: 2 });
    const rates = [0, 1, 2].map(() => {
      const { lr } = optimizer.groups[0]!;
      schedule.step();
      return lr;
    });
    expect(rates).toEqual([0, 0.4, 0.8]);
  });
});

test("LBFGS steps by its rate where a gradient is NaN, and moves what has a number", () => {
  const x = tensor([1, 2], { requiresGrad: true, dtype: "float64" });
  const optimizer = new LBFGS([x], { lr: 0.5, maxIter: 1 });
  optimizer.step(() => {
    x.grad = tensor([Number.NaN, 3], { dtype: "float64" });
    return tensor(1);
  });
  expect(x.toArray()).toEqual([Number.NaN, 0.5]);
});

describe("groups that are added", () => {
  const leaf = (values: readonly number[]): Tensor => tensor(values, { dtype: "float64", requiresGrad: true });
  const train = (optimizer: SGD | AdamW, parameters: readonly Tensor[], steps: number): void => {
    for (let step = 0; step < steps; step++) {
      optimizer.zeroGrad();
      for (const parameter of parameters) parameter.square().sum().backward();
      optimizer.step();
    }
  };

  test("train as those that were there from the beginning, and stand in the state", () => {
    const [a, b, c, d] = [leaf([1, 2]), leaf([3]), leaf([1, 2]), leaf([3])];
    const added = new AdamW([a], { lr: 0.1, weightDecay: 0.2 });
    added.addGroup({ params: [b], lr: 0.3 });
    const whole = new AdamW([{ params: [c] }, { params: [d], lr: 0.3 }], { lr: 0.1, weightDecay: 0.2 });
    train(added, [a, b], 3);
    train(whole, [c, d], 3);
    expect([a.toArray(), b.toArray()]).toEqual([c.toArray(), d.toArray()]);
    expect(added.groups.map(({ lr, weightDecay }) => [lr, weightDecay])).toEqual([
      [0.1, 0.2],
      [0.3, 0.2],
    ]);
    whole.loadStateDict(added.stateDict());
    expect(Object.keys(added.stateDict().state)).toEqual(["0", "1"]);
  });

  test("keep their rate beside schedules that were there before", () => {
    const [a, b] = [leaf([1]), leaf([1])];
    const optimizer = new SGD([a], { lr: 1, momentum: 0.5 });
    const schedules = [new LambdaLR(optimizer, (steps) => 1 / (steps + 1)), new OneCycleLR(optimizer, 1, 10)];
    optimizer.addGroup({ params: [b], lr: 7, momentum: 0.25 });
    for (const schedule of schedules) schedule.step();
    expect(optimizer.groups.map(({ lr }) => lr)[1]).toBe(7);
    expect(optimizer.groups[1]!.momentum).toBe(0.25);
    expect(optimizer.groups[0]!.momentum).not.toBe(0.5);
    for (const schedule of schedules) schedule.loadStateDict(schedule.stateDict());
    const later = new LambdaLR(optimizer, [() => 0.5, () => 2]);
    expect(later.rates[1]).toBe(14);
  });

  test.each<readonly [string, (optimizer: SGD, a: Tensor) => unknown, string]>([
    ["twice", (optimizer, a) => optimizer.addGroup({ params: [a] }), "SGD: a parameter is listed twice"],
    [
      "no group",
      (optimizer, a) => optimizer.addGroup(a as never),
      "SGD: expected tensors, or groups { params, lr, ... }, got Tensor of",
    ],
    [
      "no leaf",
      (optimizer, a) => optimizer.addGroup({ params: [a.mul(2)] }),
      "SGD: a parameter must be a leaf, not the result of <MulBackward1>",
    ],
    [
      "an unknown setting",
      (optimizer) => optimizer.addGroup({ params: [leaf([1])], rate: 1 } as never),
      'SGD: unknown option "rate"; there are momentum, dampening, weightDecay, nesterov, maximize, lr',
    ],
    [
      "a wrong setting",
      (optimizer) => optimizer.addGroup({ params: [leaf([1])], lr: -1 }),
      "SGD: lr must be a finite number, 0 or more, got -1",
    ],
    [
      "L-BFGS",
      (_, a) => new LBFGS([a]).addGroup(),
      "LBFGS: all parameters must be in one group; create an optimiser for all of them",
    ],
  ])("refused: %s", (_, add, message) => {
    const a = leaf([1]);
    const optimizer = new SGD([a], { lr: 0.1 });
    expect(() => add(optimizer, a)).toThrow(message);
    expect(optimizer.groups.length).toBe(1);
  });
});

test("a shuffled loader has PyTorch's order for the same seed, and leaves the generators as PyTorch does", () => {
  // torch.utils.data.DataLoader(TensorDataset(torch.arange(10)), batch_size=4, ...) of PyTorch 1.13: two passes, two begun ones, then torch.rand(2).
  const run = (shuffle: boolean, generator?: Generator): unknown[] => {
    manualSeed(3);
    const loader = new DataLoader(
      { x: arange(10, { dtype: "int64" }) },
      { batchSize: 4, shuffle, ...(generator && { generator }) },
    );
    const pass = (): unknown => [...loader].map(({ x }) => x.toArray());
    const passes = [pass(), pass()];
    loader[Symbol.iterator]().next();
    loader[Symbol.iterator]();
    return [...passes, rand([2]).toArray(), ...(generator === undefined ? [] : [rand([2], { generator }).toArray()])];
  };
  expect(run(true)).toEqual([
    [
      [6, 2, 0, 1],
      [8, 3, 5, 4],
      [7, 9],
    ],
    [
      [3, 4, 0, 9],
      [6, 7, 1, 2],
      [5, 8],
    ],
    [0.054176926612854004, 0.45940524339675903],
  ]);
  expect(run(false).at(-1)).toEqual([0.5944212079048157, 0.887856662273407]);
  expect(run(true, new Generator(9))).toEqual([
    [
      [4, 6, 8, 1],
      [5, 2, 7, 9],
      [0, 3],
    ],
    [
      [8, 7, 0, 2],
      [3, 1, 6, 9],
      [4, 5],
    ],
    [0.004263520240783691, 0.10556936264038086],
    [0.7412373423576355, 0.426883339881897],
  ]);
});

// torch.rand(1) from the generator of PyTorch 1.13's loader after each `next`: the order that a pass draws at its end comes before an incomplete batch.
test.each([
  [3, [0.4798964262008667, 0.9179643392562866, 0.2603604197502136, 0.2603604197502136]],
  [4, [0.4798964262008667, 0.9310336112976074, 0.9310336112976074, 0.3804395794868469]],
])("a loader of %d rows leaves its generator as PyTorch's does, batch by batch", (rows, expected) => {
  const after = (batches: number): unknown => {
    const generator = new Generator(9);
    const pass = new DataLoader({ x: zeros([rows]) }, { batchSize: 2, shuffle: true, generator })[Symbol.iterator]();
    for (let i = 0; i < batches; i++) pass.next();
    return rand([1], { generator }).item();
  };
  expect(expected.map((_, batches) => after(batches))).toEqual(expected);
});

test("a loader without rows draws the seed of a pass, and no order", () => {
  const drawn = (use: (generator: Generator) => void): unknown => {
    const generator = new Generator(9);
    use(generator);
    return rand([1], { generator }).item();
  };
  const empty = (generator: Generator): void => {
    expect([...new DataLoader({ x: zeros([0]) }, { shuffle: true, generator })]).toEqual([]);
  };
  // What a pass of three rows has drawn before its first batch, as above.
  expect(drawn(empty)).toBe(0.4798964262008667);
});

test("Adam and AdamW take parameters and settings, and nothing else changes what they are", () => {
  const made = [Adam, AdamW].map((Kind) => {
    const p = tensor([1], { requiresGrad: true });
    // @ts-expect-error there is no third argument
    const optimizer = new Kind([p], { lr: 0.5 }, { name: "Mine", weightDecay: 1, decoupled: true });
    p.mul(2).sum().backward();
    optimizer.step();
    return [optimizer.groups[0]!.weightDecay, p.item()];
  });
  expect(made).toEqual([
    [0, 0.5],
    [0.01, expect.closeTo(0.495, 6)],
  ]);
});
