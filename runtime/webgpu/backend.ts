// The WebGPU backend: finds an adapter, and registers a device whose operators are shaders.

import { deviceTensor } from "../core/backend.js";
import { builtinModule } from "../core/builtin-module.js";
import { CounterGenerator } from "../core/counter-generator.js";
import { describe } from "../core/describe.js";
import type { Device } from "../core/device.js";
import { deviceClocks } from "../core/device-clocks.js";
import { ArgumentError, DeviceError, UnsupportedError } from "../core/errors.js";
import { type Generator, generatorFor } from "../core/generator.js";
import { once } from "../core/shared.js";
import { allocateCode, isTensor, type Tensor } from "../core/tensor.js";
import { isMissing } from "../dispatch/coverage.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { inPlaceForm } from "../dispatch/in-place-form.js";
import type { Kernel } from "../dispatch/kernel.js";
import { hostDevice, slotOfKey } from "../dispatch/keys.js";
import { type OperatorEntry, usersKernels } from "../dispatch/operator-entry.js";
import { graphPlanners } from "../graphs/planners.js";
import { type BackendHandle, type KernelArgument, registerBackend } from "../kernels/backend.js";
import { coreDecompositions } from "../kernels/decompositions/core.js";
import { drawDecompositions } from "../kernels/decompositions/draws.js";
import { areFormsKnown, onMeta, outFormOf } from "../kernels/forms.js";
import { type Bodies, planOf } from "./fusion/index.js";
import { embeddingRenorm } from "./kernels/bags.js";
import { copyElements } from "./kernels/copy.js";
import { drawForms, drawsInPlace, drawsOut } from "./kernels/draws.js";
import { formKernels, functionalKernels, outKernels } from "./kernels/index.js";
import { inPlaceKernels as indexedKernels } from "./kernels/indexing.js";
import { type Operand, temporary } from "./kernels/operands.js";
import { optimizerKernels } from "./kernels/optimizers.js";
import { pointwiseRunner, type Runner } from "./kernels/pointwise.js";
import { rowsRunner } from "./kernels/rows.js";
import { maskedScatter } from "./kernels/selection.js";
import { type Memory, Queue, type WebgpuCounts } from "./queue.js";
import type { WebgpuAdapter, WebgpuApi } from "./types.js";
import { computedDTypes } from "./wgsl/storage.js";
import type { ShaderRow, ShaderRows } from "./words.js";

export interface WebgpuOptions {
  /** The API, where it is not `navigator.gpu` and not the one of the package `webgpu`. */
  readonly gpu?: WebgpuApi;
  /** Which adapter of several: `low-power` or `high-performance`. */
  readonly powerPreference?: "low-power" | "high-performance";
  /** Bytes of buffers kept for later tensors; 512 MB by default. */
  readonly poolLimit?: number;
  /**
   * Bytes of buffers at most, those kept for later tensors included; half of the machine's memory by default, and 4 GB in pages, which are not told. A call that
   * would exceed it throws a DeviceError.
   */
  readonly memoryLimit?: number;
  /**
   * Where random numbers are drawn. `host`, the default: by the CPU's generators, so that a seed gives the CPU's numbers, which are copied to the device.
   * `device`: by shaders, with generators of the device, whose numbers are others, and the same for a seed on every adapter.
   */
  readonly random?: "host" | "device";
  /**
   * Whether the host keeps what it copies to the device, and what it reads in whole, until that is written: the device that `await webgpu()` starts after this one
   * was lost has it. Costs the memory of the copies.
   */
  readonly keep?: boolean;
  /**
   * For development: what the device reports later names the lines of the program that made the call, too. Each call is then submitted alone, and takes some ten
   * microseconds more.
   */
  readonly stacks?: boolean;
  /** For authors of kernels: makes the text of a shader at each use, and throws where it is not the one that was compiled under its key. */
  readonly checkShaders?: boolean;
}

/** The running backend. */
export interface Webgpu {
  /** The device's name, `webgpu`. */
  readonly device: "webgpu";
  /** The adapter, as it describes itself. */
  readonly adapter: string;
  /** The most bytes of a tensor. */
  readonly mostBytes: number;
  /** The most bytes of buffers, those kept for later tensors included. */
  readonly memoryLimit: number;
  /** The generator that draws on the device use unless given another one: the CPU's default one, or with `random: "device"` the device's. */
  readonly generator: Generator;
  /** Resolves with a reason when the device is lost, as when its driver is restarted; not when it is disposed of. */
  readonly lost: Promise<string>;
  /** What was counted since the start. */
  readonly counts: WebgpuCounts;
  /**
   * Resolves when the device has done everything.
   * @throws DeviceError for what a call failed with, by operator and shapes
   */
  idle(): Promise<void>;
  /** Destroys the buffers that no tensor uses. */
  trim(): Promise<void>;
  /** Removes the device and its operators; tensors on it can no longer be used. */
  dispose(): void;
  [Symbol.dispose](): void;
}

/** Starts the backend. */
export type StartWebgpu = (options?: WebgpuOptions) => Promise<Webgpu>;

/** The queue of the device that runs, or ran last: tensors of a device that was lost find the next one's there. */
interface Running {
  queue: Queue;
}

interface State {
  readonly rows: (() => readonly ShaderRow[])[];
  readonly reductions: (() => readonly ShaderRows[])[];
  running: Promise<Webgpu> | null;
  device: Running | null;
  /** Where the running backend draws random numbers. */
  random: "host" | "device";
  /** The API is kept: where it is collected, Node's ends the process. */
  api: WebgpuApi | null;
}

const state: State = once("webgpu.backend", () => ({
  rows: [],
  reductions: [],
  running: null,
  device: null,
  random: "host",
  api: null,
}));

const preferences: readonly string[] = ["low-power", "high-performance"];
const optionNames: readonly string[] = [
  "gpu",
  "powerPreference",
  "poolLimit",
  "memoryLimit",
  "random",
  "keep",
  "stacks",
  "checkShaders",
];

/**
 * The function that starts the backend; one per program.
 * @param rows returns the pointwise operators, in addition to those of other packages
 * @param reductions the same of operators on rows
 */
export function webgpuBackend(
  rows: () => readonly ShaderRow[],
  reductions: () => readonly ShaderRows[] = () => [],
): StartWebgpu {
  state.rows.push(rows);
  state.reductions.push(reductions);
  return async (options = {}) => {
    checkOptions(options);
    const { random } = options;
    if (state.running !== null && random !== undefined && random !== state.random)
      throw new ArgumentError(
        `webgpu: the device is running with random: "${state.random}"; dispose() of it before another one is started with "${random}"`,
      );
    if (state.running === null) state.random = random ?? "host";
    state.running ??= start(options).catch((error: unknown) => {
      state.running = null;
      throw error;
    });
    return state.running;
  };
}

function checkOptions(options: WebgpuOptions): void {
  if (typeof options !== "object" || options === null)
    throw new ArgumentError(`webgpu: expected options { ${optionNames.join(", ")} }, got ${describe(options)}`);
  const unknown = Object.keys(options).find((name) => !optionNames.includes(name));
  if (unknown !== undefined)
    throw new ArgumentError(`webgpu: there is no option ${unknown}; options: ${optionNames.join(", ")}`);
  const { gpu, powerPreference, random } = options;
  if (gpu !== undefined && typeof gpu?.requestAdapter !== "function")
    throw new ArgumentError(`webgpu: gpu must be what navigator.gpu is, with requestAdapter(), got ${describe(gpu)}`);
  if (powerPreference !== undefined && !preferences.includes(powerPreference))
    throw new ArgumentError(
      `webgpu: powerPreference must be one of ${preferences.join(", ")}, got ${describe(powerPreference)}`,
    );
  if (random !== undefined && random !== "host" && random !== "device")
    throw new ArgumentError(`webgpu: random must be one of host, device, got ${describe(random)}`);
  for (const name of ["keep", "stacks", "checkShaders"] as const) {
    const value = options[name];
    if (value !== undefined && typeof value !== "boolean")
      throw new ArgumentError(`webgpu: ${name} must be true or false, got ${describe(value)}`);
  }
  for (const name of ["poolLimit", "memoryLimit"] as const) {
    const bytes = options[name];
    if (bytes !== undefined && !(typeof bytes === "number" && bytes >= 0))
      throw new ArgumentError(`webgpu: ${name} must be a number of bytes, not negative, got ${describe(bytes)}`);
  }
}

/** The API of this engine. */
async function apiOf({ gpu }: WebgpuOptions): Promise<WebgpuApi> {
  if (gpu !== undefined) return gpu;
  const found = (globalThis as { readonly navigator?: { readonly gpu?: WebgpuApi } }).navigator?.gpu;
  if (found !== undefined) return found;
  if (builtinModule("node:module") === undefined)
    throw new DeviceError(
      "webgpu: this page has no WebGPU: it needs https or localhost, and a browser that has it (chrome://gpu and about:support say why one does not)",
    );
  // A name that bundlers leave alone: the package is optional.
  const name = "webgpu";
  let module: { readonly create: (flags: readonly string[]) => WebgpuApi; readonly globals: object };
  try {
    module = await import(name);
  } catch (error) {
    throw new DeviceError(
      `webgpu: Node has no WebGPU of its own, and the package webgpu cannot be loaded (${(error as Error).message.split("\n")[0]}); install it: npm install webgpu`,
    );
  }
  return module.create([]);
}

/** How many bytes of buffers there may be unless a program says so: no adapter tells how much memory it has. */
function usualMemory(): number {
  const machine = builtinModule<{ totalmem(): number }>("node:os");
  return machine === undefined ? 2 ** 32 : Math.floor(machine.totalmem() / 2);
}

async function start(options: WebgpuOptions): Promise<Webgpu> {
  if (!areFormsKnown())
    throw new ArgumentError(
      'webgpu: the library is not loaded yet, so there are no operators to serve; import it before: import * as tengen from "tengen"',
    );
  const api = await apiOf(options);
  state.api = api;
  let adapter: WebgpuAdapter | null = null;
  let reason = "";
  try {
    adapter = await api.requestAdapter(
      options.powerPreference === undefined ? {} : { powerPreference: options.powerPreference },
    );
  } catch (error) {
    reason = ` (${(error as Error).message.split("\n")[0]})`;
  }
  if (adapter === null)
    throw new DeviceError(
      `webgpu: no adapter was found${reason}: there is no GPU that the driver offers; on Linux install its Vulkan driver, in Chromium look at chrome://gpu, and on a machine without a GPU name a software adapter (VK_ICD_FILENAMES for SwiftShader, --use-webgpu-adapter=swiftshader in Chromium)`,
    );
  const wanted = ["maxStorageBufferBindingSize", "maxBufferSize", "maxStorageBuffersPerShaderStage"];
  const requiredLimits = Object.fromEntries(wanted.map((name) => [name, adapter.limits[name]]));
  const requiredFeatures = ["timestamp-query"].filter((name) => adapter.features.has(name));
  const device = await adapter.requestDevice({ requiredLimits, requiredFeatures });
  const queue = new Queue(device);
  queue.limit = options.poolLimit ?? 2 ** 29;
  queue.keepsCopies = options.keep === true;
  queue.checkShaders = options.checkShaders === true;
  queue.keepsStacks = options.stacks === true;
  const memoryLimit = options.memoryLimit ?? usualMemory();
  queue.memoryLimit = memoryLimit;
  const draws = options.random === "device";
  state.device ??= { queue };
  state.device.queue = queue;
  const handle = register(state.device, draws, ...runnersOf(draws));
  deviceClocks.set("webgpu", () => queue.time());
  graphPlanners.set("WebGPU", (graph) => planOf(queue, graph, bodiesOf()));
  let isDisposed = false;
  let tell: (reason: string) => void;
  const lost = new Promise<string>((resolve) => {
    tell = resolve;
  });
  void device.lost.then(({ reason, message }) => {
    if (!isDisposed) tell(message === "" ? reason : `${reason}: ${message}`);
    dispose();
  });
  const { vendor = "", architecture = "", description = "" } = adapter.info ?? {};
  const dispose = (): void => {
    if (isDisposed) return;
    isDisposed = true;
    state.running = null;
    handle.dispose();
    deviceClocks.delete("webgpu");
    graphPlanners.delete("WebGPU");
    if (queue.isLost) return;
    queue.lose("the device was disposed of");
    device.destroy();
  };
  return {
    device: "webgpu",
    adapter: description === "" ? `${vendor} ${architecture}`.trim() : description,
    mostBytes: queue.mostBytes,
    memoryLimit,
    get generator() {
      return generatorFor("webgpu", null);
    },
    lost,
    get counts() {
      return { ...queue.counts };
    },
    idle: () => queue.idle(),
    trim: () => queue.trim(),
    dispose,
    [Symbol.dispose]: dispose,
  };
}

/** Kernels that write into their first argument, or into lists. */
const inPlaceKernels = {
  ...indexedKernels,
  ...optimizerKernels,
  embedding_renorm_: embeddingRenorm,
  masked_scatter_: maskedScatter,
};

type Runners = ReadonlyMap<string, Runner>;

/** The bodies of operators, by name. */
const bodiesOf = (): Bodies => ({
  pointwise: new Map(
    state.rows
      .flatMap((rows) => rows())
      .flatMap((row) => {
        const entry = dispatcher.find(row[0]);
        const form = entry === undefined ? null : inPlaceForm(entry);
        return form === null ? [[row[0], row]] : [[row[0], row] as const, [form.name, row] as const];
      }) as [string, ShaderRow][],
  ),
  rows: new Map(state.reductions.flatMap((rows) => rows()).map((row) => [row[0], row])),
});

/** What runs each operator: by its out form's name, and by its own, if it has none. */
function runnersOf(draws: boolean): readonly [outs: Runners, functionals: Runners] {
  const runners = new Map<string, Runner>();
  const functionals = new Map<string, Runner>();
  for (const row of state.rows.flatMap((rows) => rows())) {
    const entry = dispatcher.find(row[0]);
    const out = entry === undefined ? null : outFormOf(entry);
    if (out !== null) runners.set(out.name, pointwiseRunner(row));
    else if (entry !== undefined) functionals.set(entry.name, pointwiseRunner(row));
  }
  for (const row of state.reductions.flatMap((rows) => rows())) {
    const entry = dispatcher.find(row[0]);
    const out = entry === undefined ? null : outFormOf(entry);
    if (out !== null) runners.set(out.name, rowsRunner(row));
    else if (entry !== undefined) functionals.set(entry.name, rowsRunner(row));
  }
  for (const [name, runner] of Object.entries(draws ? { ...formKernels, ...drawForms } : formKernels)) {
    const entry = dispatcher.find(`aten::${name}`);
    const out = entry === undefined ? null : outFormOf(entry);
    if (out !== null) runners.set(out.name, runner);
    else if (entry !== undefined) functionals.set(entry.name, runner);
  }
  for (const [name, runner] of Object.entries(draws ? { ...outKernels, ...drawsOut } : outKernels)) {
    const full = `aten::${name}`;
    if (dispatcher.find(full) !== undefined) runners.set(full, runner);
  }
  return [runners, functionals];
}

function register(running: Running, draws: boolean, runners: Runners, functionals: Runners): BackendHandle {
  const { any } = usersKernels;
  const handle = registerBackend<Memory>({
    key: "WebGPU",
    allocate: (bytes) => running.queue.allocate(bytes),
    write(memory, at, bytes) {
      const { queue } = running;
      queue.begin();
      write(queue, memory, at, bytes);
    },
    read: (memory, at, length) => running.queue.read(memory, at, length),
    copy(to, from) {
      const { queue } = running;
      queue.begin("copy_", shapesOf([from]));
      ending(queue, () => copyElements(queue, to, from));
    },
    // Of a device before this one: what the host has of it moves when it is used, and the rest is refused by name.
    adopts: (memory) => (memory as Partial<Memory>).isWebgpu === true,
    free: (memory) => running.queue.free(memory),
    operators: [...runners.keys()],
    dtypes: computedDTypes,
    run(operator, args, outputs) {
      const { queue } = running;
      queue.begin(operator, shapesOf(args));
      const name = operator.includes("::") ? operator : `aten::${operator}`;
      ending(queue, () => runners.get(name)!(queue, args, outputs));
    },
    kernels: Object.fromEntries([
      ...Object.entries(functionalKernels).map(([name, runner]) => [name, functional(running, name, runner)]),
      ...Object.entries(draws ? { ...inPlaceKernels, ...drawsInPlace } : inPlaceKernels).map(([name, run]) => [
        name,
        inPlace(running, name, run),
      ]),
      ...[...functionals].map(([name, runner]) => [name, functional(running, name, runner)]),
    ]),
    decompositions: { ...coreDecompositions, ...drawDecompositions },
    generators: draws ? (seed) => new CounterGenerator("webgpu" as Device, seed) : undefined,
  });
  // Unlike a program's, these kernels keep no array of the host.
  usersKernels.any = any;
  return handle;
}

/** Runs a kernel, and frees what it had for itself. */
function ending(queue: Queue, kernel: () => void): void {
  try {
    kernel();
  } finally {
    queue.end();
  }
}

/** Starts a call of an operator with a kernel of tensors, whose dtypes must be those that shaders compute in. */
function begin(queue: Queue, entry: OperatorEntry, args: readonly unknown[]): void {
  // Numbers may come as tensors of the CPU.
  const tensors = args.flat().filter((value) => isTensor(value) && !isNumber(value)) as readonly Tensor[];
  const unsupported = tensors.find(({ dtype }) => !computedDTypes.includes(dtype));
  if (unsupported !== undefined)
    throw new UnsupportedError(
      `${entry.name}: device webgpu does not support ${unsupported.dtype}, only ${computedDTypes.join(", ")}`,
    );
  queue.begin(entry.name, shapesOf(tensors as never));
}

const isNumber = (tensor: Tensor): boolean => tensor.ndim === 0 && tensor.device === hostDevice;

const operandOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(operandOf);
  if (!isTensor(value)) return value;
  return isNumber(value) ? value.item() : deviceTensor<Memory>(value);
};

/** The kernel of an operator without an out form: its results are described by the Meta kernel. */
function functional(running: Running, name: string, runner: Runner): Kernel {
  const entry = dispatcher.get(name.includes("::") ? name : `aten::${name}`);
  return ((...all: unknown[]) => {
    const { queue } = running;
    const args = all.slice(0, entry.argumentCount);
    begin(queue, entry, args);
    const shaped = onMeta(entry, args);
    const list = (Array.isArray(shaped) ? shaped : [shaped]) as readonly (Tensor | null)[];
    const outs = list.map((meta) =>
      meta === null || meta === undefined
        ? null
        : allocateCode(meta.shape, meta.dtypeCode, "webgpu" as Device, meta.strides),
    );
    ending(queue, () => runner(queue, args.map(operandOf), outs.map(operandOf) as readonly Operand[]));
    return outs.length === 1 ? outs[0] : outs;
  }) as Kernel;
}

/** The kernel of an operator that writes into its first argument. */
function inPlace(running: Running, name: string, run: (queue: Queue, args: readonly unknown[]) => void): Kernel {
  const entry = dispatcher.get(`aten::${name}`);
  const hasChecks = !isMissing(entry, slotOfKey("Meta"));
  return ((...all: unknown[]) => {
    const { queue } = running;
    const args = all.slice(0, entry.argumentCount);
    begin(queue, entry, args);
    if (hasChecks) onMeta(entry, args);
    ending(queue, () => run(queue, args.map(operandOf)));
    return entry.schema.returns.length === 0 ? undefined : args[0];
  }) as Kernel;
}

/** Writes bytes anywhere; what does not fill words goes through memory of its own. */
function write(queue: Queue, memory: Memory, at: number, bytes: Uint8Array): void {
  if (Queue.canWrite(memory, at, bytes.length)) {
    queue.write(memory, at, bytes);
    return;
  }
  const staged = temporary(queue, [bytes.length], "uint8");
  queue.write(staged.memory, 0, bytes);
  ending(queue, () => copyElements(queue, { ...staged, memory, offset: at }, staged));
}

function shapesOf(args: readonly KernelArgument<Memory>[] | readonly Operand[]): string {
  return args
    .flat()
    .flatMap((value) =>
      typeof value === "object" && value !== null && "shape" in value
        ? [`${(value as Operand).dtype}[${(value as Operand).shape.join(", ")}]`]
        : [],
    )
    .join(", ");
}
