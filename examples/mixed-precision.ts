// Trains a perceptron in half precision: forward and backward in bfloat16, master weights and their updates in float32.
// Run: npm run example:mixed-precision

import { crossEntropyLoss, linear, manualSeed, noGrad, randn, relu, type Tensor, tensor } from "../generated/index.js";

manualSeed(3);
const half = "bfloat16";
const rows = 240;
// Three classes of points around three centres.
const classes = tensor(Array.from({ length: rows }, (_, i) => BigInt(i % 3)));
const centers = tensor([
  [2, 0, -1, 1],
  [-2, 1, 0, -1],
  [0, -2, 2, 0],
]);
const points = centers.indexSelect(0, classes).add(randn([rows, 4]));

const masters = [randn([16, 4]).mul(0.5), randn([16]).mul(0.1), randn([3, 16]).mul(0.25), randn([3]).mul(0.1)];
const inputs = points.to(half);

/** The model on weights of any dtype. */
function forward(x: Tensor, [w1, b1, w2, b2]: readonly Tensor[]): Tensor {
  return linear(relu(linear(x, w1!, b1!)), w2!, b2!);
}

let first = 0;
let last = 0;
for (let step = 0; step < 200; step++) {
  // The weights of the step: the masters, rounded to half precision.
  const weights = masters.map((master) => master.to(half).requiresGrad_());
  const loss = crossEntropyLoss(forward(inputs, weights).to("float32"), classes);
  loss.backward();
  noGrad(() => {
    // An update this small would often be rounded away in half precision; the masters keep it.
    for (const [i, master] of masters.entries()) master.sub_(weights[i]!.grad!.to("float32"), { alpha: 0.05 });
  });
  last = loss.item();
  if (step === 0) first = last;
}

const right = forward(
  inputs,
  masters.map((master) => master.to(half)),
)
  .argmax({ dim: 1 })
  .eq(classes);
const accuracy = right.to("float32").mean().item();
console.log(`loss ${first.toFixed(2)} to ${last.toFixed(2)}, ${(100 * accuracy).toFixed(1)} % right`);
if (accuracy < 0.9 || last > first / 2) process.exitCode = 1;
