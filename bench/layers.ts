// The cost of layers: calls on one element without a layer, and with a layer that has nothing to do.

import { autocast, dot, fakeTensor, functionalize, mm, ones, type Tensor } from "../generated/index.js";
import { type Contender, measure, printTarget, printTimings } from "./measure.js";

function repeat(body: () => unknown): (n: number) => unknown {
  return (n) => {
    let last: unknown;
    for (let i = 0; i < n; i++) last = body();
    return last;
  };
}

export async function run(): Promise<void> {
  // float64 is never cast: only the layer's cost remains.
  const a: Tensor = ones([1, 1], { dtype: "float64" });
  const v: Tensor = ones([1], { dtype: "float64" });
  // The lists are registered once.
  autocast({}, () => {});
  const inRegion =
    (body: (n: number) => unknown) =>
    (n: number): unknown =>
      autocast({ device: "cpu" }, () => body(n));
  const x: Tensor = ones([1]);
  const inFunction =
    (body: (n: number, x: Tensor) => unknown) =>
    (n: number): unknown =>
      functionalize((given: Tensor) => body(n, given))(x);
  const fake = fakeTensor([1]);
  const contenders: readonly Contender[] = [
    { name: "mm", run: repeat(() => mm(a, a)) },
    { name: "mm in a region of autocast, nothing to cast", run: inRegion(repeat(() => mm(a, a))) },
    { name: "dot", run: repeat(() => dot(v, v)) },
    { name: "dot in a region of autocast, which lets it pass", run: inRegion(repeat(() => dot(v, v))) },
    { name: "add", run: repeat(() => x.add(x)) },
    { name: "add, functionalized", run: inFunction((n, given) => repeat(() => given.add(given))(n)) },
    { name: "add_, functionalized", run: inFunction((n, given) => repeat(() => given.add_(given))(n)) },
    { name: "view, functionalized", run: inFunction((n, given) => repeat(() => given.view([1, 1]))(n)) },
    { name: "add of fake tensors", run: repeat(() => fake.add(fake)) },
  ];
  // A first call fills tables and takes longer than a round: otherwise only a handful of cold calls would be measured.
  for (const { run } of contenders) run(2000);
  const timings = measure(contenders);
  printTimings("layers, one element", timings, "mm");
  const [plain, cast, other, passed, , ...functional] = timings.map(({ median }) => median) as number[] as [
    number,
    number,
    number,
    number,
    ...number[],
  ];
  printTarget("autocast on, beside the casts: microseconds a call", (cast - plain) / 1000, 0.5, "less");
  printTarget("autocast on, an operator in no list: ratio", passed / other, 1.1, "less");
  const inFake = functional.pop()!;
  printTarget("a functionalized call: microseconds, the slowest of three", Math.max(...functional) / 1000, 5, "less");
  printTarget("a call of fake tensors: microseconds", inFake / 1000, 5, "less");
}
