// Derivatives of derivatives of random functions, here and by functorch.

import { parseArgs } from "node:util";
import { caseOf, compute, difference, isConfirmed, type Result } from "./transforms.js";
import { Worker } from "./worker.js";

const usage = `npx tsx scripts/fuzz/run-transforms.ts [options]

Exit code 1 if a result differs.

  --seed N       other functions for each seed (default 1)
  --functions N  how many (default 200)
  --only N       one function of the seed
  --python FILE  the interpreter that has torch and functorch (default /usr/bin/python3)
  --show         print what both sides refuse, and where PyTorch contradicts differences of its own values
  --seconds N    stop after this time (default 600)
`;

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    functions: { type: "string", default: "200" },
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
const worker = new Worker(options.python, "transforms.py");
const end = Date.now() + Number(options.seconds) * 1000;
const last = options.only === undefined ? Number(options.functions) : Number(options.only) + 1;
let [count, refused, different, contradicted, confirmed] = [0, 0, 0, 0, 0];
for (let i = 0; i < last && Date.now() < end; i++) {
  if (options.only !== undefined && Number(options.only) !== i) continue;
  const planned = caseOf(String(i), Number(options.seed) * 100_000 + i);
  const ours = compute(planned);
  const theirs = await worker.ask<Result>(planned);
  count++;
  if (ours.error !== undefined && theirs.error !== undefined) {
    refused++;
    if (options.show) console.log(`${i}: ${ours.error}\n    PyTorch: ${theirs.error}`);
  }
  const found = difference(planned, ours, theirs);
  if (found === null) continue;
  const asked = theirs.error === undefined && theirs.crashed === undefined;
  // Derivatives that are the differences of the function's values, which are PyTorch's, are right.
  const plain = { ...planned, transforms: [] };
  if (asked && isConfirmed(planned) && difference(plain, compute(plain), await worker.ask<Result>(plain)) === null) {
    confirmed++;
    if (options.show) console.log(`${i}: confirmed by differences`);
    continue;
  }
  // A derivative that PyTorch's own differences contradict is nothing to compare with.
  const own = asked ? await worker.ask<Result & { contradicts?: string | null }>({ ...planned, check: true }) : null;
  if (own?.contradicts != null) {
    contradicted++;
    if (options.show) console.log(`${i}: PyTorch's ${own.contradicts} contradicts differences of its own values`);
    continue;
  }
  different++;
  const steps = planned.body.steps.map(
    ({ op, args }) =>
      `${op}(${args.map((a) => (typeof a === "object" && a !== null && "values" in a && !Array.isArray(a) ? `[${(a as unknown as { shape: number[] }).shape}]` : JSON.stringify(a))).join(", ")})`,
  );
  console.log(
    `--- ${i}: ${planned.inputs.map(({ shape }) => `[${shape}]`).join(" ")}; ${steps.join("; ")} -> ${planned.body.outputs} | ${planned.transforms.map(({ kind }) => kind).join(" of, then ")}\n  ${found}`,
  );
}
worker.stop();
console.log(
  `${count} functions, ${refused} refused on both sides, ${confirmed} where differences say what is computed here, ${contradicted} where PyTorch contradicts its own differences and none say so, ${different} different (${((100 * (contradicted + different)) / Math.max(1, count)).toFixed(2)} % of both)`,
);
process.exitCode = different > 0 ? 1 : 0;
