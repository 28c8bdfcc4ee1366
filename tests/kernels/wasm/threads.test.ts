// Large calls on several threads: the same bits as on one, whatever the number; workers that keep no program open, and programs that start none.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, describe, expect, test } from "vitest";
import {
  _logSoftmaxBackwardData,
  _softmaxBackwardData,
  addmm,
  baddbmm,
  bmm,
  empty,
  exp_,
  gelu,
  getNumThreads,
  logaddexp,
  logSoftmax,
  mm,
  sin,
  softmax,
  type Tensor,
  tanh,
  tensor,
  where,
} from "../../../generated/index.js";
import { Pool, readyPool } from "../../../runtime/wasm/threads.js";
import { shareAmong, stick } from "../../conformance/threads.js";
import { fc } from "../../seeded.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

let undo = (): void => {};
afterAll(() => undo());

const bitsOf = (x: Tensor): Uint8Array => {
  const { data } = x.contiguous();
  return new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength).slice();
};

/** The results of all of `calls` with one thread are bitwise those with two and three. */
function sameBits(calls: readonly (() => Tensor)[]): void {
  undo = shareAmong(1);
  const wanted = calls.map((call) => bitsOf(call()));
  for (const count of [2, 3]) {
    undo();
    undo = shareAmong(count);
    for (const [i, call] of calls.entries()) {
      const got = bitsOf(call());
      const at = got.findIndex((byte, k) => byte !== wanted[i]![k]);
      expect({ threads: getNumThreads(), call: i, at }).toEqual({ threads: count, call: i, at: -1 });
    }
  }
}

type Dtype = "float16" | "bfloat16" | "float32" | "float64";

/** A matrix of numbers whose sums round, some of them NaN or infinite; contiguous, transposed, or with gaps. */
function matrix(rows: number, columns: number, dtype: Dtype, lies: string, special = false): Tensor {
  const [r, c] = lies === "transposed" ? [columns, rows] : lies === "gaps" ? [rows, 2 * columns] : [rows, columns];
  const values = new (dtype === "float64" ? Float64Array : Float32Array)(r * c);
  for (let i = 0; i < values.length; i++) values[i] = ((i * 7919 + rows) % 2003) / 1000 - 1 + 1 / (i + 3);
  if (special)
    for (const [i, value] of [Number.NaN, Infinity, -0, 1e38].entries()) values[(i * 977) % values.length] = value;
  const x = tensor(values as never)
    .to(dtype)
    .reshape([r, c]);
  return lies === "transposed" ? x.t() : lies === "gaps" ? x.slice(1, 0, c, 2) : x;
}

const layouts = ["dense", "transposed", "gaps"];
const inputs = fc.record({
  dtype: fc.constantFrom<Dtype>("float16", "bfloat16", "float32", "float64"),
  m: fc.constantFrom(2, 3, 4, 5, 15, 16, 17, 63, 64, 129, 500),
  n: fc.constantFrom(2, 7, 8, 9, 31, 33, 255, 256, 257, 511, 513),
  k: fc.constantFrom(4, 5, 7, 31, 64, 255, 256, 257, 515),
  left: fc.constantFrom(...layouts),
  right: fc.constantFrom(...layouts),
  special: fc.boolean(),
});

describe("results are bitwise equal for every number of threads", () => {
  test("products of random shapes and layouts", () => {
    const cases = fc.sample(inputs, { numRuns: 40, seed: 7 });
    sameBits(
      cases.flatMap(({ dtype, m, n, k, left, right, special }) => {
        const [a, b] = [matrix(m, k, dtype, left, special), matrix(k, n, dtype, right)];
        return [
          () => mm(a, b),
          () => addmm(matrix(1, n, dtype, "dense"), a, b, { beta: 0.5, alpha: 2 }),
          () => addmm(matrix(1, n, dtype, "dense"), a, b),
          () => addmm(matrix(m, n, dtype, left), a, b),
        ];
      }),
    );
  });

  test.each<Dtype>(["float16", "bfloat16", "float32", "float64"])(
    "products over several blocks in each direction, %s",
    (dtype) => {
      const [a, b] = [matrix(1030, 530, dtype, "dense"), matrix(530, 1030, dtype, "transposed")];
      sameBits([() => mm(a, b), () => mm(b.t(), a.t())]);
    },
  );

  // The last columns of the upper rows take less memory than the first ones of the lower rows, which reuse it.
  test.each<Dtype>(["float32", "float64"])("products of narrow blocks before wide ones, %s", (dtype) => {
    const [a, b] = [matrix(2048, 300, dtype, "dense"), matrix(300, 520, dtype, "dense")];
    sameBits([() => mm(a, b)]);
  });

  // More than are in the memory at a time; rows of one by several threads; several blocks each.
  const batches = [
    [40, 40, 33, 50],
    [3, 300, 33, 50],
    [2, 40, 300, 50],
  ] as const;
  test.each<Dtype>(["float16", "bfloat16", "float32", "float64"])("products of batches, %s", (dtype) => {
    sameBits(
      batches.flatMap(([count, m, k, n]) => {
        const batch = (rows: number, columns: number): Tensor =>
          matrix(count * rows, columns, dtype, "dense").reshape([count, rows, columns]);
        const [p, q, one] = [batch(m, k), batch(k, n), matrix(1, n, dtype, "dense")];
        const columns = (): Tensor => empty([count, n, m], { dtype }).transpose(1, 2);
        return [
          () => bmm(p, q),
          () => bmm(p, q, { out: columns() }),
          () => bmm(q.transpose(1, 2), p.transpose(1, 2)),
          () => bmm(p.narrow(0, 0, 1).expand([count, m, k]), q),
          () => baddbmm(one, p, q, { beta: 1, alpha: 3 }),
          () => baddbmm(one, p, q),
          () => baddbmm(bmm(p, q), p, q),
          () => baddbmm(one, p, q, { beta: 1, alpha: 3, out: columns() }),
        ];
      }),
    );
  });
});

describe("pointwise operators are bitwise equal for every number of threads", () => {
  const longest = 400_003;
  const [x, y] = [matrix(1, longest + 3, "float32", "dense", true), matrix(1, longest + 3, "float32", "dense")].map(
    (one) => one.reshape([-1]),
  ) as [Tensor, Tensor];
  const one = tensor([0.25]);
  const operators: readonly (readonly [name: string, call: (x: Tensor, y: Tensor) => Tensor])[] = [
    ["tanh", (a) => tanh(a)],
    ["gelu, whose program an argument chooses", (a) => gelu(a, { approximate: "tanh" })],
    ["exp in place", (a) => exp_(a.clone())],
    ["logaddexp", (a, b) => logaddexp(a, b)],
    ["logaddexp with one element", (a) => logaddexp(a, one)],
    ["logaddexp of one element", (a) => logaddexp(one, a)],
    [
      "logaddexp onto its first operand",
      (a, b) => {
        const copy = a.clone();
        return logaddexp(copy, b, { out: copy });
      },
    ],
  ];
  test.each(operators)("%s", (_, call) => {
    sameBits(
      // Around the size from which they are shared, and the ends of blocks; each from its third element on.
      [2 ** 18 - 1, 2 ** 18, 2 ** 18 + 1, 17 * 16_384, longest].map((size) => {
        const [a, b] = [x.slice(0, 3, 3 + size), y.slice(0, 3, 3 + size)];
        return () => call(a, b);
      }),
    );
  });
});

test("doubles are, also where a function calls the engine's", () => {
  const x = matrix(1, 2 ** 18 + 5, "float64", "dense", true).reshape([-1]);
  // Angles around multiples of pi and large ones.
  const angles = where(x.gt(0), x.mul(1e6), x.mul(100).round().mul(Math.PI));
  sameBits([() => sin(angles), () => tanh(x), () => gelu(x)]);
});

describe("rows are bitwise equal for every number of threads", () => {
  const sizes = [1, 3, 10, 1000, 20_000];
  const rowsOf = (x: Tensor, size: number): Tensor =>
    x.slice(0, 0, Math.ceil(2 ** 17 / size + 1) * size).reshape([-1, size]);
  const [x, y] = [false, true].map((special) => matrix(1, 200_000, "float32", "dense", special).reshape([-1]));
  test.each(sizes)("softmax, log_softmax and their gradients, of %i elements", (size) => {
    const [g, values] = [rowsOf(x!, size), rowsOf(y!, size)];
    sameBits([
      () => softmax(values, 1),
      () => logSoftmax(values, 1),
      () => _softmaxBackwardData(g, values, 1, "float32"),
      () => _logSoftmaxBackwardData(g, values, 1, "float32"),
    ]);
  });
});

describe("without its workers a pool computes the same", () => {
  const [a, b] = [matrix(300, 260, "float32", "dense"), matrix(260, 280, "float32", "dense")];
  const [p, q] = [a.reshape([10, 30, 260]), matrix(2600, 40, "float32", "dense").reshape([10, 260, 40])];
  const line = matrix(1, 400_003, "float32", "dense").reshape([-1]);
  const calls: readonly (readonly [name: string, call: () => Tensor])[] = [
    ["a product", () => mm(a, b)],
    ["a product and a bias", () => addmm(matrix(1, 280, "float32", "dense"), a, b)],
    ["a product added to its own output", () => a.clone().addmm_(a, matrix(260, 260, "float32", "dense"))],
    [
      "a product with factors",
      () => a.clone().addmm_(a, matrix(260, 260, "float32", "dense"), { beta: 0.5, alpha: 2 }),
    ],
    ["a batch of products", () => bmm(p, q)],
    ["a batch added to itself", () => p.clone().baddbmm_(p, bmm(p.transpose(1, 2), p), { beta: 0.5 })],
    ["a pointwise operator in place", () => exp_(line.clone())],
    ["rows", () => softmax(line.slice(0, 0, 400_000).reshape([-1, 100]), 1)],
  ];

  test.each(calls)("where they ended before the call: %s", (_, call) => {
    undo = shareAmong(1);
    const wanted = bitsOf(call());
    undo();
    undo = shareAmong(3);
    readyPool()!.end();
    expect(Buffer.compare(bitsOf(call()), wanted)).toBe(0);
  });

  test.each(calls)("where one ends in the middle: %s", (_, call) => {
    undo = shareAmong(1);
    const wanted = bitsOf(call());
    undo();
    undo = shareAmong(2);
    stick(readyPool()!);
    expect(Buffer.compare(bitsOf(call()), wanted)).toBe(0);
    expect(getNumThreads()).toBe(1);
    undo();
    undo = shareAmong(2);
    expect(Buffer.compare(bitsOf(call()), wanted)).toBe(0);
  });
});

describe("a round has no more jobs than its counter can tell apart", () => {
  /** Runs a call where a round may have `most` jobs; returns how many jobs each of its rounds had, and the result. */
  function rounds(most: number, call: () => Tensor): { jobs: number[]; bits: Uint8Array } {
    const pool = readyPool()!;
    const limits = Pool as { most: number };
    const usual = limits.most;
    const jobs: number[] = [];
    const posted: number[] = [];
    limits.most = most;
    pool.begin = () => {
      jobs.push(0);
      posted.length = 0;
      Pool.prototype.begin.call(pool);
    };
    pool.post = (...job) => {
      jobs[jobs.length - 1]!++;
      posted.push(Pool.prototype.post.apply(pool, job));
      return posted.at(-1)!;
    };
    // The workers finish before this thread computes a product by itself, so that most are posted.
    pool.runHere = (count, work) => {
      if (count > 1) for (const job of posted.slice(-2 * count)) pool.wait(job);
      Pool.prototype.runHere.call(pool, count, work);
    };
    try {
      return { jobs, bits: bitsOf(call()) };
    } finally {
      limits.most = usual;
      for (const method of ["begin", "post", "runHere"] as const) delete (pool as Partial<Pool>)[method];
    }
  }

  const [p, q] = [matrix(40 * 300, 33, "float32", "dense"), matrix(40 * 33, 50, "float32", "dense")];
  const [a, b] = [matrix(1030, 530, "float32", "dense"), matrix(530, 1030, "float32", "dense")];
  const calls: readonly (readonly [name: string, most: number, call: () => Tensor])[] = [
    ["products of a batch", 20, () => bmm(p.reshape([40, 300, 33]), q.reshape([40, 33, 50]))],
    // A step may have 2,048 jobs.
    ["one product in steps", 2048 + 20, () => mm(a, b)],
  ];
  test.each(calls)("%s", (_, most, call) => {
    undo = shareAmong(1);
    const wanted = bitsOf(call());
    undo();
    undo = shareAmong(2);
    const all = rounds(2 ** 16 - 1, call);
    expect(Math.max(...all.jobs)).toBeGreaterThan(most === 20 ? 20 : 30);
    const { jobs, bits } = rounds(most, call);
    expect(jobs.length).toBeGreaterThan(all.jobs.length);
    expect(Math.max(...jobs)).toBeLessThanOrEqual(most);
    expect(Buffer.compare(bits, wanted)).toBe(0);
    expect(Buffer.compare(all.bits, wanted)).toBe(0);
  });
});

describe("around the sizes from which calls are shared", () => {
  test("products and batches of random shapes are bitwise equal for every number of threads", () => {
    const side = fc.integer({ min: 80, max: 400 });
    const shapes = fc.record({
      count: fc.constantFrom(1, 1, 2, 7, 16),
      m: side,
      k: side,
      near: fc.integer({ min: -9, max: 30 }),
    });
    const products = fc.sample(shapes, { numRuns: 24, seed: 5 }).map(({ count, m, k, near }) => {
      const n = Math.max(2, Math.round(2 ** 22 / (count * m * k)) + near);
      const batch = (rows: number, columns: number): Tensor =>
        matrix(count * rows, columns, "float32", "dense").reshape([count, rows, columns]);
      const [x, y] = [batch(m, k), batch(k, n)];
      return () => (count === 1 ? mm(x.reshape([m, k]), y.reshape([k, n])) : bmm(x, y));
    });
    const wanted = products.map((call) => bitsOf(call()));
    for (const count of [2, 3]) {
      undo();
      undo = shareAmong(count, null);
      for (const [i, call] of products.entries())
        expect([count, i, Buffer.compare(bitsOf(call()), wanted[i]!)]).toEqual([count, i, 0]);
    }
  });
});

/** The output of a program, which must end by itself. */
function run(code: string, env: Readonly<Record<string, string>> = {}): string {
  return execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
    cwd: root,
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, TENGEN_THREADS: "2", ...env },
  }).trim();
}

/** Counts workers, multiplies until they have come (or twice, where none are to come), and prints. */
const program = `
import { createRequire, syncBuiltinESMExports } from "node:module";
const workers = createRequire(process.cwd() + "/x.js")("node:worker_threads");
let started = 0;
const { Worker } = workers;
workers.Worker = class extends Worker {
  constructor(...args) {
    // Newer Nodes compile TypeScript in a worker, too.
    const own = args[1]?.name === "tengen";
    if (own && globalThis.forbidden) throw new Error("no workers");
    super(...args);
    if (own) started++;
  }
};
syncBuiltinESMExports();
const { matmul, ones, getNumThreads, setNumThreads, add } = await import("./generated/index.js");
`;

describe("programs", () => {
  test("exit by themselves, also after large calls", () => {
    const code = `${program}
      const x = ones([256, 256]);
      const before = getNumThreads();
      for (let i = 0; i < 30; i++) matmul(x, x);
      console.log(before, getNumThreads(), started, matmul(x, x).sum().item());
    `;
    expect(run(code)).toBe(`1 2 1 ${256 ** 3}`);
    expect(run(code, { TENGEN_THREADS: "1" })).toBe(`1 1 0 ${256 ** 3}`);
    expect(run(`${code} process.exit(0);`)).toBe(`1 2 1 ${256 ** 3}`);
  });

  test("without large calls start no workers", () => {
    const code = `${program}
      const x = ones([100, 100]);
      for (let i = 0; i < 30; i++) add(matmul(x, x), x);
      console.log(getNumThreads(), started);
    `;
    expect(run(code)).toBe("1 0");
  });

  test.each([
    ["where no worker can be had", "globalThis.forbidden = true;"],
    ["without shared memory, whatever number was set", "delete globalThis.SharedArrayBuffer; setNumThreads(4);"],
  ])("compute the same %s", (_, before) => {
    const code = `${program}
      ${before}
      const x = ones([256, 256]);
      for (let i = 0; i < 3; i++) matmul(x, x);
      console.log(getNumThreads(), started, matmul(x, x).sum().item());
    `;
    expect(run(code)).toBe(`1 0 ${256 ** 3}`);
  });

  test("terminate workers already started if another one fails to start", () => {
    const code = `${program}
      const ended = [];
      let exited = () => {};
      workers.Worker = class extends workers.Worker {
        constructor(...args) {
          if (started === 2) throw new Error("no third worker");
          super(...args);
          const own = started;
          this.on("exit", () => ended.push(own) === 2 && exited());
        }
      };
      syncBuiltinESMExports();
      setNumThreads(4);
      const x = ones([256, 256]);
      const over = new Promise((done) => { exited = done; });
      console.log(matmul(x, x).sum().item(), getNumThreads(), started);
      // Those that run would keep nothing waiting: this does.
      const waiting = setInterval(() => {}, 2 ** 30);
      await over;
      clearInterval(waiting);
      console.log(ended.sort().join());
    `;
    expect(run(code)).toBe(`${256 ** 3} 1 2\n1,2`);
  });

  test("have the workers of the last number that was set, and no earlier ones", () => {
    const code = `${program}
      let running = 0;
      let changed = () => {};
      workers.Worker = class extends workers.Worker {
        constructor(...args) {
          super(...args);
          if (args[1]?.name !== "tengen") return;
          running++;
          this.on("exit", () => { running--; changed(); });
        }
      };
      syncBuiltinESMExports();
      const x = ones([256, 256]);
      const waiting = setInterval(() => {}, 2 ** 30);
      for (const count of [3, 2, 4, 1, 3]) {
        setNumThreads(count);
        // One thread of the number is the program's own.
        for (let i = 0; i < 30; i++) matmul(x, x);
        const late = Date.now() + 15_000;
        while (running !== count - 1 && Date.now() < late)
          await new Promise((done) => { changed = done; setTimeout(done, 1000).unref(); });
        console.log(count, running);
      }
      clearInterval(waiting);
    `;
    expect(run(code).split("\n")).toEqual(["3 2", "2 1", "4 3", "1 0", "3 2"]);
  });

  test("continue without a worker that dies between calls", () => {
    const code = `${program}
      const own = [];
      workers.Worker = class extends workers.Worker {
        constructor(...args) {
          super(...args);
          own.push(this);
        }
      };
      syncBuiltinESMExports();
      const x = ones([256, 256]);
      const product = () => matmul(x, x).sum().item();
      while (getNumThreads() === 1 || own.length === 0) product();
      for (let i = 0; i < 30; i++) product();
      const before = getNumThreads();
      own.find((one) => one !== undefined).emit("error", new Error("out of memory"));
      console.log(before, product(), getNumThreads());
      setNumThreads(2);
      console.log(product(), getNumThreads());
    `;
    expect(run(code)).toBe(`2 ${256 ** 3} 1\n${256 ** 3} 2`);
  });

  test("report an invalid TENGEN_THREADS", () => {
    const code = `${program}
      const x = ones([256, 256]);
      try { matmul(x, x); console.log("none"); } catch (error) { console.log(error.message.split("\\n")[0]); }
    `;
    const message = "TENGEN_THREADS: expected a whole number from 1 to 64, got";
    expect(run(code, { TENGEN_THREADS: "many" })).toBe(`${message} many`);
    expect(run(code, { TENGEN_THREADS: "0" })).toBe(`${message} 0`);
  });

  test("use threads in a bundle, and only one in their own worker", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tengen-threads-"));
    try {
      const { outputFiles } = await build({
        stdin: {
          contents: `
            import { matmul, ones, getNumThreads, setNumThreads } from "./generated/index.js";
            if (process.env.WANTED) setNumThreads(Number(process.env.WANTED));
            const x = ones([256, 256]);
            for (let i = 0; i < 30; i++) matmul(x, x);
            console.log(getNumThreads(), matmul(x, x).sum().item());
          `,
          resolveDir: root,
        },
        bundle: true,
        format: "esm",
        platform: "browser",
        minify: true,
        write: false,
        logLevel: "error",
      });
      const file = join(folder, "program.mjs");
      writeFileSync(file, outputFiles[0]!.text);
      const { TENGEN_THREADS: _, ...env } = process.env;
      const printed = (args: readonly string[], wanted: string): string => {
        const options = { encoding: "utf8", env: { ...env, WANTED: wanted } } as const;
        const { stdout, stderr } = spawnSync(process.execPath, args, options);
        return stdout.trim() + stderr;
      };
      expect(printed([file], "2")).toBe(`2 ${256 ** 3}`);
      const inWorker = `new (require("node:worker_threads").Worker)(${JSON.stringify(file)})`;
      expect(printed(["-e", inWorker], "")).toBe(`1 ${256 ** 3}`);
      expect(printed(["-e", inWorker], "2")).toBe(`2 ${256 ** 3}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
