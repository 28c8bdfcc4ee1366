// Trains the same model here on whole batches, compares the losses of all steps, and loads the trained weights.
// Run: npx tsx examples/scale/compare.ts FOLDER

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argmax, eq, loadPyTorchState, mean, noGrad } from "../../generated/index.js";
import { batches, initialState, scores, train } from "./model.js";

const [folder = "scale-out"] = process.argv.slice(2);
const data = batches();
const here = initialState();
const local = train(here, data);
const theirs = JSON.parse(readFileSync(join(folder, "losses.json"), "utf8")) as number[];
const apart = Math.max(...local.map((value, step) => Math.abs(value - theirs[step]!)));

const state = initialState();
loadPyTorchState(state, readFileSync(join(folder, "trained.safetensors")));
const { right, weights } = noGrad(() => ({
  right: Number(
    mean(eq(argmax(scores(state, data.x.reshape([150, 4])), 1), data.y.reshape([150])).to("float32")).item(),
  ),
  weights: Math.max(...Object.keys(state).map((name) => Number(state[name]!.sub(here[name]!).abs().max().item()))),
}));
console.log(
  `losses of ${local.length} steps: ${local[0]!.toFixed(4)} to ${local.at(-1)!.toFixed(4)}, at most ${apart.toExponential(1)} apart`,
);
console.log(
  `trained weights: at most ${weights.toExponential(1)} apart, ${(100 * right).toFixed(1)} % of the flowers named rightly here`,
);
if (theirs.length !== local.length || !(apart < 1e-4)) {
  console.error("the losses are not those of PyTorch");
  process.exitCode = 1;
}
