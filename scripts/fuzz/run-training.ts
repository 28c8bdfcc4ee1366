// Trains random models here and in PyTorch, and compares losses, gradients, parameters, buffers, states of optimisers and rates after each step.

import { parseArgs } from "node:util";
import { caseOf, differences, noises, type Trained, train } from "./training.js";
import { Worker } from "./worker.js";

const usage = `npx tsx scripts/fuzz/run-training.ts [options]

Exit code 1 if a model differs.

  --seed N       other models for each seed (default 1)
  --models N     how many (default 200)
  --from N       the first of them (default 0)
  --only N       one model of the seed, printed whole
  --python FILE  the interpreter that has torch (default /usr/bin/python3)
  --show         print what both sides refuse
  --seconds N    stop after this time (default 600)
`;

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    models: { type: "string", default: "200" },
    from: { type: "string", default: "0" },
    only: { type: "string" },
    python: { type: "string", default: "/usr/bin/python3" },
    show: { type: "boolean", default: false },
    seconds: { type: "string", default: "600" },
    help: { type: "boolean", default: false },
  },
});
if (options.help) {
  process.stdout.write(usage);
  process.exit(0);
}
const worker = new Worker(options.python, "training.py");
const end = Date.now() + Number(options.seconds) * 1000;
let [count, refused, different, unsteady] = [0, 0, 0, 0];
const first = Number(options.from);
const last = options.only === undefined ? first + Number(options.models) : Number(options.only) + 1;
for (let i = first; i < last && Date.now() < end; i++) {
  if (options.only !== undefined && Number(options.only) !== i) continue;
  const planned = caseOf(String(i), Number(options.seed) * 100_000 + i);
  const ours = train(planned);
  const theirs = await worker.ask<Trained>(planned);
  count++;
  if (ours.error !== undefined && theirs.error !== undefined) {
    refused++;
    if (options.show) console.log(`${i}: ${ours.error}\n    PyTorch: ${theirs.error}`);
  }
  let found = differences(planned, ours, theirs);
  if (found.length === 0) continue;
  if (ours.error === undefined && theirs.error === undefined) {
    const noisy: Trained[] = [];
    for (const noise of noises(planned.dtype))
      noisy.push(await worker.ask<Trained>({ ...planned, noise } as typeof planned));
    found = differences(planned, ours, theirs, noisy);
    if (found.length === 0) continue;
  }
  // Another process: PyTorch's own results may depend on memory that nothing wrote.
  worker.stop();
  const again = await worker.ask<Trained>(planned);
  if (again.error === undefined && theirs.error === undefined && differences(planned, theirs, again).length > 0) {
    unsteady++;
    continue;
  }
  different++;
  console.log(
    `--- ${i}: ${planned.layers.map((layer) => ("module" in layer ? layer.module : layer.op)).join(" ")} | ${planned.optimizer.kind} ${planned.dtype} ${planned.batches.map(({ loss }) => loss.op).join(" ")} ${planned.schedules.map(({ kind }) => kind).join(" ")}`,
  );
  for (const line of found.slice(0, 4)) console.log(`  ${line}`);
  if (options.only !== undefined)
    console.log(
      JSON.stringify({ ...planned, batches: undefined }, null, 1),
      planned.batches.map(({ input, loss }) => [input.shape, loss.op, loss.before]),
    );
}
worker.stop();
console.log(
  `${count} models, ${refused} refused on both sides, ${unsteady} where PyTorch differs from itself, ${different} different`,
);
process.exitCode = different > 0 ? 1 : 0;
