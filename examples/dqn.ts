// Learns to balance a pole on a cart by trying (Mnih et al. 2015): a network estimates what each push is worth in the end, and learns from what it remembers
// of earlier attempts. The cart and its pole are those of Barto, Sutton and Anderson (1983).
// Run: npm run example:dqn

import { parseArgs } from "node:util";
import { manualSeed, noGrad, rand, randint, type Tensor, tensor, zeros } from "../generated/index.js";
import { progress } from "../runtime/data/index.js";
import * as F from "../runtime/functional/index.js";
import { copyModule, Linear, ReLU, Sequential } from "../runtime/nn/index.js";
import { AdamW, clipGradNorm } from "../runtime/optim/index.js";

const { values } = parseArgs({ options: { steps: { type: "string", default: "16000" } } });
const steps = Number(values.steps);
manualSeed(3);

/** The place and speed of the cart, the angle and speed of the pole. */
type State = readonly [x: number, v: number, angle: number, turning: number];

/** The cart is pushed to the left or to the right fifty times a second; an attempt ends when it leaves the track or the pole falls. */
function pushed([x, v, angle, turning]: State, push: number): { readonly state: State; readonly hasEnded: boolean } {
  const [force, mass, poleMass, half, tau] = [push === 1 ? 10 : -10, 1.1, 0.1, 0.5, 0.02];
  const thrust = (force + poleMass * half * turning ** 2 * Math.sin(angle)) / mass;
  const spin =
    (9.8 * Math.sin(angle) - Math.cos(angle) * thrust) / (half * (4 / 3 - (poleMass * Math.cos(angle) ** 2) / mass));
  const pull = thrust - (poleMass * half * spin * Math.cos(angle)) / mass;
  const state: State = [x + tau * v, v + tau * pull, angle + tau * turning, turning + tau * spin];
  return { state, hasEnded: Math.abs(state[0]) > 2.4 || Math.abs(state[2]) > (12 * Math.PI) / 180 };
}
const begin = (): State => rand([4]).mul(0.1).sub(0.05).toArray() as number[] as unknown as State;
/** An attempt is good when the pole stands for so many pushes. */
const longest = 500;

const network = new Sequential(new Linear(4, 64), new ReLU(), new Linear(64, 64), new ReLU(), new Linear(64, 2));
// What later states are worth comes from a copy that follows slowly: otherwise the network would chase itself.
const target = copyModule(network);
const optimizer = new AdamW(network.parameters(), { lr: 1e-3 });

// What was tried, the newest in place of the oldest.
const room = 8192;
const memory = {
  state: zeros([room, 4]),
  push: zeros([room], { dtype: "int64" }),
  next: zeros([room, 4]),
  goesOn: zeros([room]),
};
const [batch, discount, following] = [64, 0.99, 0.01];

function learn(filled: number): Tensor {
  const rows = randint(filled, [batch], { dtype: "int64" });
  const { state, push, next, goesOn } = memory;
  const worth = noGrad(() => {
    // The network chooses the push, its copy says what that is worth (van Hasselt et al. 2016).
    const best = network.forward(next.at(rows)).argmax({ dim: 1, keepdim: true });
    return target.forward(next.at(rows)).gather(1, best).squeeze(1).mul(goesOn.at(rows)).mul(discount).add(1);
  });
  const estimated = network.forward(state.at(rows)).gather(1, push.at(rows).unsqueeze(1)).squeeze(1);
  optimizer.zeroGrad();
  const loss = F.smoothL1Loss(estimated, worth);
  loss.backward();
  clipGradNorm(network.parameters(), 10);
  optimizer.step();
  noGrad(() => {
    const own = target.parameters();
    for (const [i, parameter] of network.parameters().entries()) own[i]!.lerp_(parameter, following);
  });
  return loss;
}

const better = (state: State): number =>
  noGrad(() =>
    network
      .forward(tensor([state]))
      .argmax()
      .item(),
  );

const started = performance.now();
const lengths: number[] = [];
let [state, length] = [begin(), 0];
for (const [step, note] of progress(
  Array.from({ length: steps }, (_, i) => i + 1),
  { label: "pushes" },
)) {
  const curiosity = Math.max(0.02, 1 - step / (steps / 4));
  const push = rand([]).item() < curiosity ? randint(2, [1]).item() : better(state);
  const { state: next, hasEnded } = pushed(state, push);
  length++;
  const row = (step - 1) % room;
  memory.state.set([row], tensor(state));
  memory.push.set([row], push);
  memory.next.set([row], tensor(next));
  memory.goesOn.set([row], hasEnded ? 0 : 1);
  state = next;
  if (hasEnded || length === longest) {
    lengths.push(length);
    [state, length] = [begin(), 0];
  }
  if (step >= 256 || step === steps) learn(Math.min(step, room));
  if (step % 200 === 0) note({ attempts: lengths.length });
  if (step % 2000 === 0) {
    const last = lengths.slice(-10);
    const mean = last.reduce((sum, one) => sum + one, 0) / last.length;
    console.log(
      `${step} pushes, ${lengths.length} attempts: the pole stood for ${mean.toFixed(0)} pushes in the last ten`,
    );
  }
}

// Without curiosity: how long does it stand?
const attempts = Array.from({ length: steps >= 16000 ? 10 : 1 }, () => {
  let [now, count] = [begin(), 0];
  for (let hasEnded = false; !hasEnded && count < longest; count++)
    ({ state: now, hasEnded } = pushed(now, better(now)));
  return count;
});
console.log(`what it has learned, in ${attempts.length} attempts of at most ${longest} pushes: ${attempts.join(" ")}`);
console.error(`${steps} pushes in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (steps >= 16000 && attempts.reduce((sum, one) => sum + one, 0) < 4000) process.exitCode = 1;
