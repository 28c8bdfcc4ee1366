// Mistakes that first-time users make by habit, and the errors that they get, for any build: the tests of the sources and those of the installed package use
// them.

import type * as Library from "../../generated/index.js";
import type * as Modules from "../../runtime/nn/index.js";
import type * as Optimisers from "../../runtime/optim/index.js";

/** The library without types, as in plain JavaScript. */
// biome-ignore lint/suspicious/noExplicitAny: wrong calls are the point
type Loose = any;

/** A mistake, the call that makes it, and the name and first line of its error. */
export type Habit = readonly [title: string, call: () => unknown, message: string];

export function habits(
  { AutogradFunction, ones, Tensor, tensor }: typeof Library,
  nn: typeof Modules,
  optim: typeof Optimisers,
): readonly Habit[] {
  const parameter = () => tensor([1, 2], { requiresGrad: true });
  const hooked = (result: unknown): void => {
    const x = parameter();
    x.registerHook((() => result) as Loose);
    x.sum().backward();
  };
  const holdsItself: unknown[] = [];
  holdsItself.push(holdsItself);
  const nested = (depth: number): Loose => {
    let data: unknown = 1;
    for (let i = 0; i < depth; i++) data = [data];
    return data;
  };
  const sgd = (): Loose => new optim.SGD([parameter()], { lr: 0.1 });
  /** A tensor over an array whose buffer is then transferred. */
  const transferred = (count: number): Library.Tensor => {
    const array = new Float32Array(count);
    const x = tensor(array, { copy: false });
    structuredClone(array, { transfer: [array.buffer] });
    return x;
  };
  const gone =
    "ArgumentError: the memory of this tensor is gone: its ArrayBuffer was transferred, perhaps to a worker. Transfer a copy instead: x.data.slice().buffer";
  return [
    [
      "an array that holds itself",
      () => tensor(holdsItself as Loose),
      "ShapeError: tensor: arrays are nested more than 128 deep, or one holds itself",
    ],
    [
      "129 dimensions",
      () => tensor(nested(129)),
      "ShapeError: tensor: arrays are nested more than 128 deep, or one holds itself",
    ],
    [
      "apply of a class",
      () => {
        class Twice extends (AutogradFunction as Loose) {
          static forward = (_: unknown, x: Loose) => x.mul(2);
        }
        return (Twice as Loose).apply(parameter());
      },
      "ArgumentError: AutogradFunction.apply: a function is an object: make it once, new AutogradFunction({ name, forward, backward }), and call its apply",
    ],
    [
      "a hook that returns a number",
      () => hooked(3),
      "ArgumentError: a hook on a tensor returns a tensor or nothing, this one returned number 3",
    ],
    [
      "a hook that is async",
      () => hooked(Promise.resolve(ones([2]))),
      "ArgumentError: a hook on a tensor returns a tensor or nothing, this one returned an object (Promise)",
    ],
    [
      "a class for a layer",
      () => new nn.Sequential(new nn.Linear(2, 2), nn.ReLU as Loose),
      "ArgumentError: Sequential: layer 1 is the class ReLU; pass an instance, new ReLU(...)",
    ],
    [
      "a mode that is neither true nor false",
      () => new nn.Linear(2, 2).train("no" as Loose),
      'ArgumentError: train: expected true or false, got "no"',
    ],
    [
      "statistics of one value",
      () => new nn.BatchNorm1d(3).forward(ones([1, 3])),
      "ShapeError: BatchNorm1d: expected more than 1 value per channel when training, got an input of shape [1, 3]",
    ],
    [
      "statistics of one pixel, in evaluation",
      () => new nn.BatchNorm2d(3, { trackRunningStats: false }).eval().forward(ones([1, 3, 1, 1])),
      "ShapeError: BatchNorm2d: expected more than 1 value per channel when training, got an input of shape [1, 3, 1, 1]",
    ],
    ["a step that is given a number", () => sgd().step(3), "ArgumentError: step: expected a function, got number 3"],
    [
      "a rate that is text",
      () => new optim.SGD([parameter()], { lr: "0.1" as Loose }),
      'ArgumentError: SGD: lr must be a finite number, 0 or more, got "0.1"',
    ],
    [
      "a schedule of a number",
      () => new optim.LambdaLR(sgd(), 3 as Loose),
      "ArgumentError: LambdaLR: expected a function, got number 3",
    ],
    [
      "the class of tensors, called",
      () => new (Tensor as Loose)(2, 3),
      "ArgumentError: new Tensor(...) is for operators only: create tensors with tensor(data), zeros(shape) and the like, and extend WrapperTensor for a tensor class of your own",
    ],
    ...(
      [
        ["dtype", 'x.to("int64") gives a tensor of another dtype'],
        ["device", 'x.to("meta") gives a tensor on another device'],
        ["ndim", "x.reshape(shape), x.unsqueeze(dim) and x.squeeze() give tensors of other dimensions"],
        ["data", "noGrad(() => x.copy_(y)) writes the elements of a tensor, x.data.set(numbers) those of an array"],
      ] as const
    ).map(
      ([name, hint]): Habit => [
        `${name}, assigned`,
        () => Reflect.set(ones([2]), name, "int64"),
        `ArgumentError: ${name} of a tensor cannot be assigned: ${hint}`,
      ],
    ),
    ...(
      [
        ["pushed to", (shape: number[]) => shape.push(3), "[2, 3]"],
        ["written to", (shape: number[]) => (shape[0] = 3), "[3]"],
      ] as const
    ).flatMap(([how, change, expected]) =>
      (["toArray", "toString"] as const).map(
        (read): Habit => [
          `a shape that is ${how}, then ${read}`,
          () => {
            const x = tensor([1, 2]);
            change(x.shape as number[]);
            return x[read]();
          },
          `ArgumentError: the shape of this tensor was changed in place: it has 2 elements, but its shape is ${expected}. shape and strides are read-only; x.reshape(shape) gives a tensor of another shape`,
        ],
      ),
    ),
    [
      "a shape that is assigned, with as many elements",
      () => {
        const x = ones([2, 3]);
        Reflect.set(x, "shape", [3, 2]);
        return String(x);
      },
      "ArgumentError: the shape of this tensor was changed in place: [3, 2] does not fit its strides [3, 1]. shape and strides are read-only; x.reshape(shape) gives a tensor of another shape",
    ],
    ["memory transferred, read", () => transferred(4).toArray(), gone],
    ["memory transferred, printed", () => String(transferred(4)), gone],
    ["memory transferred, one element", () => transferred(1).item(), gone],
    ["memory transferred, a long run", () => transferred(5000).mul(2), gone],
  ];
}
