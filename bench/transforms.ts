// Transforms beside what a program would write without them, in one run and each in its own process: mapped calls beside batched ones, per-sample
// gradients and Jacobians beside loops, and jax-js with the same functions. `npm run bench -- transforms` runs all; TENGEN_ROWS=per-sample selects rows
// by name prefix.

import {
  grad,
  jacrev,
  manualSeed,
  ones,
  randn,
  stack,
  type Tensor,
  tidy,
  type VmapOptions,
  vmap,
} from "../generated/index.js";
import { contend, inTurn, printTargets, startContender, type Target, type Timed, timed } from "./contenders.js";
import { formatTime } from "./measure.js";
import { installPeers, type Library, loadJax, peerVersion } from "./peers.js";

type Any = Library;

/** What is timed against each other, each by its name. */
interface Row {
  readonly name: string;
  readonly tengen: () => () => unknown;
  /** The same without the transform. */
  readonly "by hand": () => () => unknown;
  readonly "jax-js"?: (jax: Any) => () => Promise<unknown>;
  /** Whether results have large arrays, which a scope gives back, as jax-js's `dispose` does. */
  readonly isLarge?: true;
  readonly targets: readonly Target<"by hand" | "jax-js">[];
  /** Microseconds by which the transform's call may be slower. */
  readonly atMostMore?: number;
}

const drawn = (jax: Any, shape: readonly number[]): Any => {
  const values = Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, () => Math.random() - 0.5);
  return jax.numpy.array(values).reshape(shape);
};

/** Waits for a result, so that none is measured before it is there. */
const awaited = (jax: Any, call: () => Any) => async (): Promise<void> => {
  const result = await jax.blockUntilReady(call());
  for (const leaf of jax.tree.leaves(result)) leaf.dispose();
};

const rowCount = 64;

/** An MLP's layers: weights [in, out] and biases, drawn. */
function layers(sizes: readonly number[]): Tensor[] {
  return sizes.slice(1).flatMap((out, i) => [randn([sizes[i]!, out]).mul(sizes[i]! ** -0.5), randn([out]).mul(0.1)]);
}

function outputs(parameters: readonly Tensor[], x: Tensor): Tensor {
  let h = x;
  for (let i = 0; i < parameters.length; i += 2) {
    if (i > 0) h = h.relu();
    h = h.matmul(parameters[i]!).add(parameters[i + 1]!);
  }
  return h;
}

const lossOf = (parameters: readonly Tensor[], x: Tensor, y: Tensor): Tensor => {
  const error = outputs(parameters, x).sub(y);
  return error.mul(error).mean();
};

function jaxLayers(jax: Any, sizes: readonly number[]): Any[] {
  return sizes.slice(1).flatMap((out, i) => [drawn(jax, [sizes[i]!, out]), drawn(jax, [out])]);
}

function jaxOutputs(jax: Any, parameters: readonly Any[], x: Any): Any {
  let h = x;
  for (let i = 0; i < parameters.length; i += 2) {
    if (i > 0) h = jax.nn.relu(h);
    h = jax.numpy.matmul(h, parameters[i]).add(parameters[i + 1]);
  }
  return h;
}

function perSample(name: string, sizes: readonly number[], least: number): Row {
  const data = (): readonly [Tensor, Tensor] => [randn([rowCount, sizes[0]!]), randn([rowCount, sizes.at(-1)!])];
  return {
    name: `per-sample gradients of ${name}`,
    tengen: () => {
      const [parameters, [x, y]] = [layers(sizes), data()];
      const each = vmap(grad(lossOf), { inDims: [null, 0, 0] } satisfies VmapOptions);
      return () => each(parameters, x, y);
    },
    "by hand": () => {
      const [parameters, [x, y]] = [layers(sizes), data()];
      for (const one of parameters) one.requiresGrad = true;
      return () => {
        const all = Array.from({ length: rowCount }, (_, i) =>
          grad(lossOf(parameters, x.select(0, i), y.select(0, i)), parameters),
        );
        return parameters.map((_, k) => stack(all.map((one) => one[k]!)));
      };
    },
    "jax-js": (jax) => {
      const parameters = jaxLayers(jax, sizes);
      const loss = (given: Any, x: Any, y: Any): Any => {
        const error = jaxOutputs(jax, given, x).sub(y);
        return error.ref.mul(error).mean();
      };
      const [x, y] = [drawn(jax, [rowCount, sizes[0]!]), drawn(jax, [rowCount, sizes.at(-1)!])];
      const each = jax.jit(jax.vmap(jax.grad(loss), [null, 0, 0]));
      return awaited(jax, () => each(jax.tree.ref(parameters), x.ref, y.ref));
    },
    targets: [
      ["by hand", "least", least],
      ["jax-js", "least", 1],
    ],
  };
}

const jacobianSizes = [100, 100, 100];

const rows: readonly Row[] = [
  {
    name: "vmap of a pointwise call: 1,000 examples of 1,000 elements",
    isLarge: true,
    tengen: () => {
      const [a, b] = [randn([1000, 1000]), randn([1000, 1000])];
      const mapped = vmap((x: Tensor, y: Tensor) => x.mul(y));
      return () => mapped(a, b);
    },
    "by hand": () => {
      const [a, b] = [randn([1000, 1000]), randn([1000, 1000])];
      return () => a.mul(b);
    },
    "jax-js": (jax) => {
      const [a, b] = [drawn(jax, [1000, 1000]), drawn(jax, [1000, 1000])];
      const mapped = jax.jit(jax.vmap((x: Any, y: Any) => x.mul(y)));
      return awaited(jax, () => mapped(a.ref, b.ref));
    },
    targets: [
      ["by hand", "most", 1.3],
      ["jax-js", "least", 1],
    ],
  },
  {
    name: "vmap of a product of matrices: 1,000 of 64 x 64",
    isLarge: true,
    tengen: () => {
      const [a, b] = [randn([1000, 64, 64]), randn([1000, 64, 64])];
      const mapped = vmap((x: Tensor, y: Tensor) => x.mm(y));
      return () => mapped(a, b);
    },
    "by hand": () => {
      const [a, b] = [randn([1000, 64, 64]), randn([1000, 64, 64])];
      return () => a.bmm(b);
    },
    "jax-js": (jax) => {
      const [a, b] = [drawn(jax, [1000, 64, 64]), drawn(jax, [1000, 64, 64])];
      const mapped = jax.jit(jax.vmap((x: Any, y: Any) => jax.numpy.matmul(x, y)));
      return awaited(jax, () => mapped(a.ref, b.ref));
    },
    targets: [
      ["by hand", "most", 1.3],
      ["jax-js", "least", 1],
    ],
  },
  {
    name: "vmap of one element",
    tengen: () => {
      const x = ones([1]);
      const mapped = vmap((one: Tensor) => one.add(1));
      return () => mapped(x);
    },
    "by hand": () => {
      const x = ones([1]);
      return () => x.add(1);
    },
    targets: [],
    atMostMore: 2,
  },
  perSample("16-32-32-4", [16, 32, 32, 4], 8),
  perSample("784-256-128-10", [784, 256, 128, 10], 2),
  {
    name: "Jacobian of an MLP 100-100-100",
    tengen: () => {
      const [parameters, x] = [layers(jacobianSizes), randn([100])];
      const jacobian = jacrev((one: Tensor) => outputs(parameters, one));
      return () => jacobian(x);
    },
    "by hand": () => {
      const [parameters, x] = [layers(jacobianSizes), randn([100])];
      x.requiresGrad = true;
      return () => {
        const result = outputs(parameters, x);
        return stack(Array.from({ length: 100 }, (_, i) => grad(result.select(0, i), [x], { retainGraph: true })[0]!));
      };
    },
    "jax-js": (jax) => {
      const [parameters, x] = [jaxLayers(jax, jacobianSizes), drawn(jax, [100])];
      const jacobian = jax.jit(jax.jacrev((one: Any) => jaxOutputs(jax, jax.tree.ref(parameters), one)));
      return awaited(jax, () => jacobian(x.ref));
    },
    targets: [
      ["by hand", "least", 5],
      ["jax-js", "least", 1],
    ],
  },
];

const scoped = ({ isLarge }: Row, call: () => unknown): (() => unknown) =>
  isLarge ? () => tidy(() => void call()) : call;

const contenders: Readonly<Record<"tengen" | "by hand" | "jax-js", (row: Row) => Promise<Timed>>> = {
  tengen: async (row) => timed(scoped(row, row.tengen())),
  "by hand": async (row) => timed(scoped(row, row["by hand"]())),
  "jax-js": async (row) => {
    const made = row["jax-js"];
    if (made === undefined) throw new Error("not compared");
    return timed(made(await loadJax()));
  },
};

export async function run(): Promise<void> {
  const contender = process.env["TENGEN_CONTENDER"] as keyof typeof contenders | undefined;
  if (contender !== undefined) {
    manualSeed(1);
    contend((name) => contenders[contender](rows.find((row) => row.name === name)!));
    return;
  }
  installPeers();
  console.log(
    `transforms, beside loops and calls by hand, each in its own process; Node ${process.version}, jax-js ${peerVersion("@jax-js/jax")}`,
  );
  const wanted = process.env["TENGEN_ROWS"]?.split(",") ?? null;
  const reached: boolean[] = [];
  for (const { name, targets, atMostMore } of rows) {
    if (wanted !== null && !wanted.some((one) => name.startsWith(one))) continue;
    // New processes for each row: code that has seen another one may be slower.
    const started = Object.keys(contenders).map((one) => startContender("transforms", one));
    const times = await inTurn(started, name, { warm: 1000, round: 100, rounds: 9 });
    for (const { end } of started) end();
    const own = times.get("tengen") as number;
    console.log(`${name}:`);
    for (const [one, time] of times) {
      const shown =
        typeof time === "number"
          ? `${formatTime(time).padStart(10)}, ${(time / own).toFixed(2)} x the time of the transform`
          : `         - (${time.message.slice(0, 100)})`;
      console.log(`  ${one.padEnd(8)} ${shown}`);
    }
    reached.push(...printTargets(own, times, targets));
    const byHand = times.get("by hand");
    if (atMostMore !== undefined && typeof byHand === "number") {
      const more = (own - byHand) / 1000;
      console.log(
        `  ${more <= atMostMore ? "REACHED" : "MISSED "}  ${more.toFixed(2)} us more (at most ${atMostMore})`,
      );
      reached.push(more <= atMostMore);
    }
  }
  console.log(`${reached.filter(Boolean).length} of ${reached.length} reached; one thread`);
}
