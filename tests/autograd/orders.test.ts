// Forward and reverse mode over one another, up to third derivatives: each order against finite differences, for programs of views, in-place operators
// and functions with their own derivative, alone, checkpointed, and with hooks on saved tensors.

import { expect, test } from "vitest";
import {
  AutogradFunction,
  type AutogradFunction as AutogradFunctionType,
  checkpoint,
  defineLibrary,
  dualLevel,
  enableGrad,
  grad,
  hvp,
  index,
  inverse,
  jvp,
  makeDual,
  noGrad,
  savedTensorHooks,
  type Tensor,
  tensor,
  unpackDual,
  vjp,
  zeros,
} from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";
import { messageOf } from "../thrown.js";

type Program = (x: Tensor) => Tensor;

const double = (values: number[]): Tensor => tensor(values, { dtype: "float64" });
const point = (): Tensor => double([0.3, -0.7, 1.1, 0.6]);
const directions = [double([1, 0.5, -0.25, 2]), double([-0.5, 1.5, 1, 0.25]), double([0.7, -0.2, 0.4, 1.2])] as const;
const [v1, v2, v3] = directions;

type OfOne = AutogradFunctionType<[Tensor], Tensor, { saved?: Tensor }>;

const cube: OfOne = new AutogradFunction({
  name: "Cube",
  forward(context, x: Tensor) {
    context.saveForBackward(x);
    context.notes.saved = x;
    return x.mul(x).mul(x);
  },
  backward(context, g) {
    const [x] = context.savedTensors;
    return g!.mul(x!.mul(x!)).mul(3);
  },
  jvp: (context, t) => t!.mul(context.notes.saved!.mul(context.notes.saved!)).mul(3),
});

const exponential: OfOne = new AutogradFunction({
  name: "Exponential",
  forward(context, x: Tensor) {
    const result = x.exp();
    context.saveForBackward(result);
    context.notes.saved = result;
    return result;
  },
  backward: (context, g) => g!.mul(context.savedTensors[0]!),
  jvp: (context, t) => t!.mul(context.notes.saved!),
});

const registered = defineLibrary("test_orders", {
  "grown(Tensor x) -> Tensor": {
    CompositeExplicitAutograd: (x) => x.exp(),
    derivative: {
      setup: (context, _args, result) => context.saveForBackward(result),
      backward: (context, g) => g.mul(context.savedTensors[0]!),
      jvp: (context, t) => (t as Tensor).mul(context.savedTensors[0]!),
    },
  },
});

function smallNetwork(): Program {
  const network = new nn.Sequential(new nn.Linear(4, 3), new nn.Tanh(), new nn.Linear(3, 2));
  network.to("float64");
  network.parameters().forEach((parameter, i) => {
    const values = Array.from({ length: parameter.numel }, (_, k) => Math.sin(1 + 3 * i + k));
    noGrad(() => parameter.copy_(double(values).reshape(parameter.shape)));
  });
  return (x) => network.forward(x).pow(2).sum();
}

const square = (x: Tensor): Tensor => x.view([2, 2]);

const programs: Readonly<Record<string, Program>> = {
  powers: (x) => x.mul(x).mul(x).sum(),
  savedResults: (x) => x.tanh().mul(x).exp().sum(),
  softmax: (x) => x.softmax(0).mul(x).pow(2).sum(),
  views: (x) => square(x).transpose(0, 1).matmul(square(x)).sin().sum(),
  inPlace: (x) => {
    const y = x.mul(2);
    y.sin_();
    y.mul_(x);
    return y.mul(y).sum();
  },
  inPlaceInView: (x) => {
    const y = x.clone();
    y.narrow(0, 1, 2).mul_(x.narrow(0, 0, 2));
    return y.mul(y).mul(x).sum();
  },
  filled: (x) => {
    const y = x.mul(x);
    y.select(0, 1).fill_(0.5);
    return y.mul(y).mul(x).sum();
  },
  copiedInto: (x) => {
    const y = zeros([4], { dtype: "float64" });
    y.narrow(0, 1, 2).copy_(x.narrow(0, 0, 2).mul(x.narrow(0, 2, 2)));
    return y.mul(y).mul(x).sum();
  },
  inverse: (x) => inverse(square(x)).pow(2).sum(),
  norm: (x) => x.mul(x).norm(2),
  norm3: (x) => x.mul(x).norm(3),
  prod: (x) => x.prod().mul(x.sum()),
  indexed: (x) =>
    index(x, [tensor([0, 2, 2], { dtype: "int64" })])!
      .pow(3)
      .sum(),
  cube: (x) => cube.apply(x.mul(2)).mul(x).sum(),
  exponential: (x) => exponential.apply(x.mul(0.5)).mul(x).sum(),
  registered: (x) => registered.grown(x.mul(0.5)).mul(x).sum(),
  network: smallNetwork(),
};

const settings: Readonly<Record<string, (program: Program) => Program>> = {
  alone: (f) => f,
  checkpoint: (f) => (x) => checkpoint(f, x),
  "checkpoint in checkpoint": (f) => (x) => checkpoint((y: Tensor) => checkpoint(f, y.mul(1)), x),
  hooks: (f) => (x) => savedTensorHooks({ pack: (t) => t, unpack: (t) => t }, () => f(x)),
  "hooks that copy": (f) => (x) => savedTensorHooks({ pack: (t) => t.clone(), unpack: (t) => t }, () => f(x)),
  "hooks that detach": (f) => (x) => savedTensorHooks({ pack: (t) => [t.detach()], unpack: ([t]) => t! }, () => f(x)),
};

/** A leaf with the value and the tangent of `x`, unless it requires grad already. */
function leafOf(x: Tensor): Tensor {
  if (x.requiresGrad) return x;
  const { primal, tangent } = unpackDual(x);
  const leaf = primal.detach();
  leaf.requiresGrad = true;
  return makeDual(leaf, tangent!);
}

/** From a function of one element to its derivative in a direction. */
type Derivative = (f: Program, v: Tensor) => Program;

const reverse: Derivative = (f, v) => (x) => vjp(f, x, null, { createGraph: true }).gradients[0]!.mul(v).sum();
const last: Derivative = (f, v) => (x) => vjp(f, x).gradients[0]!.mul(v).sum();
const forward: Derivative = (f, v) => (x) => jvp(f, x, v).tangents;
const gradient: Derivative = (f, v) => (x) => {
  const leaf = leafOf(x);
  return enableGrad(() => grad(f(leaf), leaf, { createGraph: true })[0]!.mul(v).sum());
};
const accumulated: Derivative = (f, v) => (x) => {
  const { primal, tangent } = unpackDual(x);
  const leaf = primal.detach();
  leaf.requiresGrad = true;
  enableGrad(() => f(makeDual(leaf, tangent!)).backward());
  return leaf.grad!.mul(v).sum();
};

/** The outermost last; the first is the innermost. */
const orders: Readonly<Record<string, readonly Derivative[]>> = {
  "jvp of vjp": [last, forward],
  "jvp of vjp with createGraph": [reverse, forward],
  "jvp of grad": [gradient, forward],
  "jvp of backward": [accumulated, forward],
  "vjp of jvp": [forward, reverse],
  "vjp of vjp": [reverse, last],
  "jvp of vjp of vjp": [reverse, last, forward],
  "jvp of grad of grad": [gradient, gradient, forward],
  "vjp of jvp of vjp": [reverse, forward, last],
  "vjp of vjp of jvp": [forward, reverse, last],
  "vjp of vjp of vjp": [reverse, reverse, last],
};

const apply = (order: readonly Derivative[], f: Program): Program =>
  order.reduce((inner, derivative, i) => derivative(inner, directions[i]!), f);

const differences =
  (f: (x: Tensor) => number, v: Tensor, h: number) =>
  (x: Tensor): number => {
    const change = (step: number): number => f(x.add(v.mul(step))) - f(x.sub(v.mul(step)));
    return (8 * change(h) - change(2 * h)) / (12 * h);
  };

/** First derivatives by reverse mode, further ones by differences. */
function expected(f: Program, times: number): number {
  const first = (x: Tensor): number => {
    const leaf = x.detach();
    leaf.requiresGrad = true;
    return grad(f(leaf), leaf)[0]!.mul(v1).sum().item() as number;
  };
  const second = differences(first, v2, times > 2 ? 3e-3 : 1e-3);
  return (times > 2 ? differences(second, v3, 3e-3) : second)(point());
}

test.each(Object.keys(programs))("derivatives of %s, in all orders", (name) => {
  const program = programs[name]!;
  const [second, third] = [expected(program, 2), expected(program, 3)];
  const wrong: string[] = [];
  for (const [order, steps] of Object.entries(orders)) {
    const wanted = steps.length > 2 ? third : second;
    for (const [setting, wrap] of Object.entries(settings)) {
      const found = apply(steps, wrap(program))(point()).item() as number;
      if (!(Math.abs(found - wanted) <= 2e-6 * (1 + Math.abs(wanted)))) {
        wrong.push(`${order}, ${setting}: ${found}, by differences ${wanted}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("a jvp of vjp has the tangents of the outputs, too", () => {
  const { outputs, tangents } = jvp((x) => vjp((y) => y.pow(3).sum(), x).outputs, point(), v1);
  expect(outputs.item()).toBeCloseTo(1.231, 12);
  expect(tangents.item()).toBeCloseTo(0.27 * 1 + 1.47 * 0.5 - 3.63 * 0.25 + 1.08 * 2, 12);
});

test("hvp inside forward mode: a third derivative", () => {
  const { outputs, tangents } = jvp((x) => hvp((y) => y.pow(3).sum(), x, v2).products[0]!, point(), v1);
  expect(outputs.sub(point().mul(v2).mul(6)).abs().max().item()).toBeLessThan(1e-12);
  expect(tangents.sub(v1.mul(v2).mul(6)).abs().max().item()).toBeLessThan(1e-12);
});

test("a backward that is differentiable once has tangents", () => {
  const once = new AutogradFunction({
    name: "Once",
    forward(context, x: Tensor) {
      context.saveForBackward(x);
      return x.mul(x);
    },
    backward: (context, g) => g!.mul(context.savedTensors[0]!).mul(2),
    jvp: (context, t) => t!.mul(context.savedTensors[0]!).mul(2),
    onceDifferentiable: true,
  });
  for (const createGraph of [false, true]) {
    const derivative: Program = (x) => vjp((y) => once.apply(y.mul(y)).sum(), x, null, { createGraph }).gradients[0]!;
    const { tangents } = jvp(derivative, point(), v1);
    // x^4: 12 x^2.
    expect(tangents.sub(point().square().mul(12).mul(v1)).abs().max().item()).toBeLessThan(1e-12);
  }
});

test("a packed tensor whose tangent was changed afterwards is an error, as one that is not packed", () => {
  dualLevel(() => {
    const leaf = point();
    leaf.requiresGrad = true;
    const dual = makeDual(leaf, v1);
    const total = savedTensorHooks({ pack: (t) => t.clone(), unpack: (t) => t }, () => {
      const y = dual.tanh();
      const result = y.sum();
      y.mul_(2);
      return result;
    });
    expect(messageOf(() => total.backward())).toBe(
      "a tensor that TanhBackward0 saved through hooks has been changed by an in-place operation, and its tangent with it. " +
        "Use the out-of-place form of what changed it.",
    );
  });
});

test("a checkpoint runs again in the level that it ran in first, which may have ended", () => {
  let runs = 0;
  const body: Program = (x) => {
    runs++;
    return x.pow(3).sum();
  };
  const leaf = point();
  leaf.requiresGrad = true;
  const [inside, outside] = dualLevel(() => {
    const result = checkpoint(body, makeDual(leaf, v1));
    return [unpackDual(result).tangent!, checkpoint(body, leaf)];
  });
  const [gradient1] = grad(inside, leaf);
  expect(gradient1!.sub(point().mul(v1).mul(6)).abs().max().item()).toBeLessThan(1e-12);
  const [gradient2] = dualLevel(() => grad(outside, leaf));
  expect(gradient2!.toArray()).toEqual(point().square().mul(3).toArray());
  expect(runs).toBe(4);
});

test("what vjp returns shares its tangent with what the function returned, as it shares its memory", () => {
  dualLevel(() => {
    let inner: Tensor | null = null;
    const program: Program = (x) => {
      inner = x.mul(x);
      return inner;
    };
    const { outputs } = vjp(program, makeDual(point(), v1), point());
    outputs.mul_(2);
    for (const one of [outputs, inner!]) {
      expect(unpackDual(one).tangent!.toArray()).toEqual(point().mul(v1).mul(4).toArray());
    }
  });
});
