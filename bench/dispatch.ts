// Dispatch alone: generated stubs beside a hand-written table call at the same sites, direct, generic and boxed calls.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getHeapStatistics } from "node:v8";
import { boxingCounter } from "../runtime/dispatch/boxing.js";
import { Dispatcher, dispatcher } from "../runtime/dispatch/dispatcher.js";
import { boxed } from "../runtime/dispatch/kernel.js";
import { KeySet } from "../runtime/dispatch/key-set.js";
import { Library, library } from "../runtime/dispatch/library.js";
import { withIncluded } from "../runtime/dispatch/local.js";
import { observe } from "../runtime/modes/observer.js";
import { profile } from "../runtime/modes/profiler.js";
import { timeOperators } from "../runtime/modes/profiler-key.js";
import { builtFile, librarySources } from "./built.js";
import { type Contender, measure, printTarget, printTimings, type Timing } from "./measure.js";

interface Keyed {
  readonly keysLo: number;
  readonly keysHi: number;
}

// Makes a kernel too long to be inlined; never run.
const bulk = Array.from({ length: 60 }, (_, i) => `other = [other, ${i}, self];`).join(" ");

/** The generated module: one function per kind of call, each with its own call sites for every operator. */
interface Sites {
  stub(n: number, a: Keyed, b: Keyed): unknown;
  table(n: number, a: Keyed, b: Keyed, at: number): unknown;
  wrapped(n: number, a: Keyed, b: Keyed, at: number): unknown;
  direct(n: number, a: Keyed, b: Keyed): unknown;
  generic(n: number, a: Keyed, b: Keyed): unknown;
  boxed(n: number, a: Keyed, b: Keyed): unknown;
}

const runtime = (file: string): string =>
  JSON.stringify(new URL(`../dist/runtime/dispatch/${file}.js`, import.meta.url).href);

/**
 * Source with `count` operators, kernels and stubs as the generator writes them, and the hand-written equivalent: a table
 * per operator, called with an index. With `autograd`, kernels at the Autograd keys redispatch (tables: call the next cell).
 */
function source(namespace: string, count: number, autograd: boolean): string {
  const lines = [
    `import { operator, slot } from ${runtime("operator")};`,
    `import { local } from ${runtime("local")};`,
    `import { kernelsFor } from ${runtime("register")};`,
    `import { dispatcher } from ${runtime("dispatcher")};`,
    // As generated code registers: kernels of users are checked, and these return an argument.
    `const cpu = kernelsFor("CPU", "bench");`,
    `const autograd = kernelsFor("Autograd", "bench");`,
  ];
  for (let i = 0; i < count; i++) {
    lines.push(
      `export const op_${i} = operator("${namespace}::op${i}(Tensor self, Tensor other) -> Tensor");`,
      // As long as a real kernel is, so that no way of calling profits from inlining it.
      `function kernel_${i}(self, other) { if (self === null) { ${bulk} } return ${i % 2 === 0 ? "self" : "other"}; }`,
      `cpu(op_${i}, kernel_${i});`,
      `export function op${i}(self, other) {`,
      `  const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & op_${i}.maskLo;`,
      `  const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & op_${i}.maskHi;`,
      `  return op_${i}.table[slot(lo, hi)](self, other, lo, hi);`,
      `}`,
      `const table_${i} = [kernel_${i}, null];`,
    );
    if (autograd) {
      lines.push(
        `function autograd_${i}(self, other, lo, hi) {`,
        `  if (self === null) { ${bulk} }`,
        `  lo &= op_${i}.maskLo; hi = 0;`,
        `  return op_${i}.table[slot(lo, hi)](self, other, lo, hi);`,
        `}`,
        `autograd(op_${i}, autograd_${i});`,
        `table_${i}[1] = (self, other) => { if (self === null) { ${bulk} } return table_${i}[0](self, other); };`,
      );
    } else lines.push(`table_${i}[1] = kernel_${i};`);
  }
  const sites = (call: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => `    a = ${call(i)};`).join("\n");
  const loop = (name: string, parameters: string, call: (i: number) => string): string =>
    `export function ${name}(n, a, b${parameters}) {\n  for (let i = 0; i < n; i += ${count}) {\n${sites(call)}\n  }\n  return a;\n}`;
  lines.push(
    loop("stub", "", (i) => `op${i}(a, b)`),
    loop("table", ", at", (i) => `table_${i}[at](a, b)`),
    ...Array.from({ length: count }, (_, i) => `function wrapped${i}(a, b, at) { return table_${i}[at](a, b); }`),
    loop("wrapped", ", at", (i) => `wrapped${i}(a, b, at)`),
    loop("direct", "", (i) => `${autograd ? `table_${i}[1]` : `kernel_${i}`}(a, b)`),
    `function call(op, ...args) { return dispatcher.call(op, args); }`,
    loop("generic", "", (i) => `call(op_${i}, a, b)`),
    `function callBoxed(op, a, b) { const stack = [a, b]; dispatcher.callBoxed(op, stack); return stack[0]; }`,
    loop("boxed", "", (i) => `callBoxed(op_${i}, a, b)`),
  );
  return lines.join("\n");
}

async function sitesOf(folder: string, count: number, autograd: boolean): Promise<Sites> {
  const name = `bench_${count}${autograd ? "_autograd" : ""}`;
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source(name, count, autograd));
  return (await import(pathToFileURL(file).href)) as Sites;
}

function tensorLike(...names: string[]): Keyed {
  const keys = KeySet.of(...names);
  return { keysLo: keys.lo, keysHi: keys.hi };
}

const cpuKeys = ["CPU", "ADInplaceOrView", "AutogradCPU", "AutocastCPU"];

function median(timings: readonly Timing[], name: string): number {
  return timings.find((timing) => timing.name === name)!.median;
}

/** Runs until everything is compiled: each operator is called often, with pauses for the compiler's thread. */
async function warmUp(contenders: readonly Contender[], operators: number): Promise<void> {
  for (let round = 0; round < 20; round++) {
    for (const { run } of contenders) run(1500 * operators);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** How many bytes a million calls leave on the heap, with no collection in between. */
function allocation(call: (n: number) => unknown): number {
  call(200_000);
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const before = getHeapStatistics().used_heap_size;
    call(1_000_000);
    const after = getHeapStatistics().used_heap_size;
    if (after >= before) least = Math.min(least, after - before);
  }
  return least;
}

function registration(): number {
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const owner = new Dispatcher();
    const schemas = Array.from(
      { length: 3000 },
      (_, i) => `aten::op${i}.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`,
    );
    const kernels = Array.from({ length: 6000 }, (_, i) => [(a: unknown) => a, i] as const);
    const start = performance.now();
    const ops = schemas.map((schema) => owner.registry.declare(schema, [], "generated/operators.ts"));
    const cpu = new Library(owner, "aten", "IMPL", "CPU", "generated/register/cpu.ts");
    const autograd = new Library(owner, "aten", "IMPL", "Autograd", "generated/register/autograd.ts");
    for (let i = 0; i < 3000; i++) {
      cpu.impl(ops[i]! as never, kernels[2 * i]![0] as never);
      autograd.impl(ops[i]! as never, kernels[2 * i + 1]![0] as never);
    }
    times.push(performance.now() - start);
  }
  // The first round includes the cost of an import: nothing is compiled yet.
  return times[0]!;
}

export async function run(): Promise<void> {
  builtFile("dist/tengen.js", librarySources);
  const first = registration();
  console.log("registration, first time in the process");
  printTarget("milliseconds for 3,000 operators and 6,000 kernels", first, 40, "less");
  const folder = mkdtempSync(join(tmpdir(), "tengen-dispatch-"));
  try {
    const a = tensorLike(...cpuKeys);
    const b = tensorLike(...cpuKeys);
    for (const autograd of [false, true]) {
      for (const count of [1, 200]) {
        const sites = await sitesOf(folder, count, autograd);
        const at = autograd ? 1 : 0;
        const contenders: Contender[] = [
          { name: "hand-written table", run: (n) => sites.table(n, a, b, at) },
          { name: "function around the table", run: (n) => sites.wrapped(n, a, b, at) },
          { name: "stub", run: (n) => sites.stub(n, a, b) },
          { name: "direct", run: (n) => sites.direct(n, a, b) },
          { name: "generic", run: (n) => sites.generic(n, a, b) },
          { name: "boxed", run: (n) => sites.boxed(n, a, b) },
        ];
        await warmUp(contenders, count);
        // A site's loop calls each operator at least once: that is the unit, whatever count the clock requests.
        const units = contenders.map(({ name, run }) => ({ name, run: (n: number) => run(n * count) }));
        const timings = measure(units).map(({ name, median, best }) => ({
          name,
          median: median / count,
          best: best / count,
        }));
        const title = `${count === 1 ? "one operator" : `${count} operators`}, ${autograd ? "an Autograd kernel that redispatches" : "one kernel"}`;
        printTimings(title, timings, "hand-written table");
        printTarget(
          "stub / hand-written table",
          median(timings, "stub") / median(timings, "hand-written table"),
          2.5,
          "less",
        );
      }
    }
    await designs(folder);
    await layers(folder);
    await fixedBackend();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Real operators on small tensors: the public function, the stub, and the kernel of a fixed backend. */
async function fixedBackend(): Promise<void> {
  const built = (file: string): Promise<unknown> => import(new URL(`../dist/${file}.js`, import.meta.url).href);
  const { add, kernelAt, mm, noGrad, ones } = (await built("index")) as typeof import("../generated/index.js");
  const op = (await built("generated/operators")) as typeof import("../generated/operators.js");
  const repeat = (body: () => unknown) => (n: number) =>
    noGrad(() => {
      let last: unknown;
      for (let i = 0; i < n; i++) last = body();
      return last;
    });
  const [x, y] = [ones([4, 4]), ones([4, 4])];
  const [addAt, outAt, mmAt] = [
    kernelAt(op.add_Tensor_op, "CPU"),
    kernelAt(op.add_out_op, "CPU"),
    kernelAt(op.mm_op, "CPU"),
  ];
  const [w, out] = [ones([4, 4], { requiresGrad: true }), ones([4, 4])];
  for (const [name, whole, stub, fixed] of [
    ["add", () => add(x, y), () => op.add_Tensor(x, y, 1), () => addAt(x, y, 1)],
    ["add with out", () => add(x, y, { out }), () => op.add_out(x, y, 1, out), () => outAt(x, y, 1, out)],
    ["add of a parameter", () => add(w, y), () => op.add_Tensor(w, y, 1), () => addAt(w, y, 1)],
    ["mm", () => mm(x, y), () => op.mm(x, y), () => mmAt(x, y)],
  ] as const) {
    const contenders: Contender[] = [
      { name: "public function", run: repeat(whole) },
      { name: "stub", run: repeat(stub) },
      { name: "kernelAt", run: repeat(fixed) },
    ];
    await warmUp(contenders, 20);
    const timings = measure(contenders);
    printTimings(`${name}, 4 x 4 matrices on the CPU, under noGrad`, timings, "public function");
    printTarget("kernelAt / stub", median(timings, "kernelAt") / median(timings, "stub"), 1, "less");
  }
}

interface Adder {
  add(other: Adder): Adder;
}
class Cpu implements Adder {
  add(other: Adder): Adder {
    return other;
  }
}
class Meta implements Adder {
  add(other: Adder): Adder {
    return other === this ? other : this;
  }
}
/** A layer as a wrapper around a tensor: each operator unwraps, calls, wraps. */
function wrapperClass(): new (inner: Adder) => Adder {
  return class Wrapper implements Adder {
    readonly inner: Adder;
    constructor(inner: Adder) {
      this.inner = inner;
    }
    add(other: Adder): Adder {
      return new Wrapper(this.inner.add((other as Wrapper).inner));
    }
  };
}

/** One operator with no layer and with three, by three designs: virtual methods, wrappers around wrappers, the table. */
async function designs(folder: string): Promise<void> {
  const virtual = (values: readonly Adder[]) => (n: number) => {
    let a = values[0]!;
    for (let i = 0; i < n; i++) a = values[i & 1]!.add(a);
    return a;
  };
  const layers = [wrapperClass(), wrapperClass(), wrapperClass()];
  const wrap = (inner: Adder): Adder => layers.reduce((value, Layer) => new Layer(value), inner);
  const wrapped = [wrap(new Cpu()), wrap(new Cpu())];
  const sites = await sitesOf(folder, 3, false);
  const plain = tensorLike(...cpuKeys);
  // Three layers that have nothing to do for this operator: their keys are on the tensors and fall through.
  const layered = tensorLike(...cpuKeys, "Named", "VmapMode", "PythonTLSSnapshot");
  const contenders: Contender[] = [
    { name: "virtual methods, no layer", run: virtual([new Cpu(), new Meta()]) },
    { name: "wrapper chain, three layers", run: virtual(wrapped) },
    { name: "dispatcher, no layer", run: (n) => sites.stub(n, plain, plain) },
    { name: "dispatcher, three layers that pass", run: (n) => sites.stub(n, layered, layered) },
  ];
  await warmUp(contenders, 20);
  printTimings("three designs", measure(contenders), "virtual methods, no layer");
}

/** The cost of keys and hooks that have nothing to do, and of one boxed fallback that does. */
async function layers(folder: string): Promise<void> {
  const sites = await sitesOf(folder, 20, false);
  const plain = tensorLike(...cpuKeys);
  const withKey = tensorLike(...cpuKeys, "Batched");
  library("_", "IMPL", "Batched", "bench").fallback({ fallthrough: true });
  const observed = await sitesOf(folder, 21, false);
  // One call of each builds the tables; many before the warm-up would compile the loops with less type feedback than in
  // the others.
  observed.stub(21, plain, plain);
  observe({ before: () => undefined }).dispose();
  // Both kinds of profiler have run once on these and are idle now: the observer's, and the Profiler key with its fallback.
  const profiled = await sitesOf(folder, 22, false);
  const seen = profile(() => profiled.stub(22, plain, plain)).events.length;
  const timed = timeOperators(() => profiled.stub(22, plain, plain)).length;
  if (seen !== 22 || timed !== 22) throw new Error(`the profilers saw ${seen} and ${timed} calls of 22`);
  await warmUp(
    [sites, observed, profiled].map((one) => ({ name: "", run: (n) => one.stub(n, plain, withKey) })),
    20,
  );
  const timings = measure([
    { name: "stub", run: (n) => sites.stub(n, plain, plain) },
    { name: "stub, tensors with a fallthrough key", run: (n) => sites.stub(n, withKey, withKey) },
    { name: "stub, an observer came and went", run: (n) => observed.stub(n, plain, plain) },
    { name: "stub, idle profilers", run: (n) => profiled.stub(n, plain, plain) },
  ]);
  printTimings("what idle layers cost", timings, "stub");
  for (const { name, median: idle } of timings.slice(1)) {
    // Rounds of the same code differ by this much.
    printTarget(`${name} / stub`, idle / timings[0]!.median, 1.15, "less");
  }

  const bytes = allocation((n) => sites.stub(n, plain, plain));
  printTarget("bytes allocated by a million calls", bytes, 64 * 1024, "less");

  const profiler = KeySet.of("Profiler");
  const fallback = library("_", "IMPL", "Profiler", "bench").fallback(
    boxed((op, keys, stack) => dispatcher.redispatchBoxed(op, keys.difference(profiler), stack), "pass"),
  );
  const boxings = boxingCounter.boxings;
  const contenders: Contender[] = [
    { name: "stub", run: (n) => sites.stub(n, plain, plain) },
    {
      name: "stub, a boxed fallback on the way",
      run: (n) => withIncluded("Profiler", () => sites.stub(n, plain, plain)),
    },
  ];
  await warmUp(contenders, 20);
  const layer = measure(contenders);
  fallback.dispose();
  printTimings("one boxed fallback", layer, "stub");
  if (boxingCounter.boxings === boxings) throw new Error("the boxed fallback did not run");
  // An absolute figure: the best rounds, which other programs on the machine disturbed least.
  printTarget("nanoseconds for a boxed fallback, best round", layer[1]!.best - layer[0]!.best, 150, "less");
  dispatcher.checkInvariants();
}
