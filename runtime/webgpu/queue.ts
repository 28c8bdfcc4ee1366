// The device's memory and its queue: commands wait in program order until the end of a turn of the event loop, and become one pass of one submission.

import { DeviceError, TengenError } from "../core/errors.js";
import { callerFrames } from "../core/frames.js";
import { Clock } from "./clock.js";
import {
  computeStage,
  mapRead,
  usages,
  type WebgpuBuffer,
  type WebgpuDevice,
  type WebgpuEncoder,
  type WebgpuError,
  type WebgpuObject,
  type WebgpuPass,
} from "./types.js";
import { codeOf, groupSize, infoWords, type Shader, type ShaderBinding } from "./wgsl/shader.js";

/** Dispatches of a submission at most. */
const batchSize = 64;
/** Dispatches that wait at most for the end of a turn: in a longer one the device begins before. */
const mostWaiting = 4 * batchSize;
const infoBytes = 4 * infoWords;
/** Up to so many bytes, what the host writes is kept beside the memory, and goes to kernels as a number. */
const knownBytes = 16;
/** Buffers are as large as the next multiple of an eighth of a power of two. */
const leastBytes = 256;
const cachedGroups = 4096;

/** A buffer of the device. */
interface Buffer {
  gpu: WebgpuBuffer;
  readonly owner: Queue;
  readonly id: number;
  readonly bytes: number;
  readonly usage: number;
  /** Whose memory it was made for. */
  readonly call: Call;
  /** The submission whose commands use it. */
  touched: number;
  /** What the device said when it was asked for the memory; null once it is there. */
  answer: Promise<WebgpuError | null> | null;
  /** Why its numbers are not those that the program computed. Known in the order of commands. */
  failure: DeviceError | null;
  /** Whether the device had no memory for it, so that it fails for good. */
  isAbsent: boolean;
}

/** A piece of the device's memory. It has no buffer before something needs one. */
export class Memory {
  readonly bytes: number;
  buffer: Buffer | null = null;
  /** The bytes, if the host has them: it wrote all of them, and they are few or copies are kept. */
  known: Uint8Array | null = null;
  /** How often it was written. */
  writes = 0;
  isFreed = false;

  constructor(bytes: number) {
    this.bytes = bytes;
  }

  /** Tells it from other backends' memory, also where another copy of this code made it. */
  get isWebgpu(): true {
    return true;
  }
}

/** A compiled shader, or one that is being compiled. */
interface Pipeline {
  readonly key: string;
  readonly shader: Shader;
  readonly layout: Layout;
  readonly ready: Promise<void>;
  pipeline: WebgpuObject | null;
  error: Error | null;
}

interface Layout {
  readonly access: string;
  readonly group: WebgpuObject;
  readonly pipeline: WebgpuObject;
}

type Command =
  | {
      readonly kind: "dispatch";
      readonly pipeline: Pipeline;
      readonly buffers: readonly Buffer[];
      /** Bits of the buffers that are written, and of those of which nothing is read. */
      readonly written: number;
      readonly over: number;
      readonly info: Uint32Array;
      readonly groups: readonly [number, number, number];
      readonly call: Call;
      /** What measures it. */
      readonly clock: Clock | null;
    }
  | {
      readonly kind: "write";
      readonly to: Buffer;
      readonly at: number;
      readonly bytes: Uint8Array;
      readonly isWhole: boolean;
    }
  | { readonly kind: "clear"; readonly buffer: Buffer }
  | {
      readonly kind: "copy";
      readonly from: Buffer;
      readonly at: number;
      readonly to: Buffer;
      readonly bytes: number;
    };

/** An operator's call, for messages about what the device reports later. */
export interface Call {
  readonly operator: string;
  readonly shapes: string;
  /** The lines of the program's stack, if stacks are kept. */
  readonly stack: (() => readonly string[]) | null;
}

/** What the program does itself. */
const noCall: Call = { operator: "", shapes: "", stack: null };

/** A memory that a shader reads or writes, by the name of its binding. */
export interface Bound {
  readonly name: string;
  readonly memory: Memory;
  /** `over`: all of it is written, and nothing of it read. */
  readonly access: "read" | "write" | "over" | "atomic";
}

/** What is counted since the backend was started. */
export interface WebgpuCounts {
  readonly pipelines: number;
  readonly submits: number;
  readonly passes: number;
  readonly dispatches: number;
  readonly buffersCreated: number;
  /** Bytes of buffers that exist. */
  readonly bytes: number;
  /** Bytes of these that no tensor uses. */
  readonly pooledBytes: number;
  readonly reads: number;
  readonly writes: number;
}

/** Reasons that shaders report. */
const reasons: Readonly<Record<number, string>> = {
  1: "ZeroDivisionError: division of integers by zero",
  2: "an index is out of range",
  3: "a range is not finite",
  4: "a probability is not in [0, 1]",
  5: "a parameter of a distribution is negative or not a number",
  6: "the weights of a row are not all finite and at least 0, or all of them are 0",
};

export class Queue {
  readonly device: WebgpuDevice;
  readonly mostBytes: number;
  readonly counts = {
    pipelines: 0,
    submits: 0,
    passes: 0,
    dispatches: 0,
    buffersCreated: 0,
    bytes: 0,
    pooledBytes: 0,
    reads: 0,
    writes: 0,
  };
  readonly #pipelines = new Map<string, Pipeline>();
  readonly #layouts = new Map<string, Layout>();
  readonly #groups = new Map<string, WebgpuObject>();
  /** Buffers that no tensor uses, by size; the newest last. */
  readonly #free = new Map<number, Buffer[]>();
  readonly #staging = new Map<number, Buffer[]>();
  readonly #info: WebgpuBuffer;
  readonly #infoHost = new Uint32Array(batchSize * infoWords);
  readonly #failures: Buffer;
  #commands: Command[] = [];
  /** How many of these are dispatches. */
  #dispatches = 0;
  /** Commands that wait for shaders or memory, in order, and the shaders that were missing. */
  readonly #batches = new Map<readonly Command[], readonly Pipeline[]>();
  /** Buffers of which the device has not said yet whether it has the memory. */
  #unanswered: Buffer[] = [];
  readonly #temporaries: Memory[] = [];
  #isScheduled = false;
  #tail: Promise<void> = Promise.resolve();
  #submission = 1;
  #ids = 0;
  /** Whether a call since the last read may have reported a failure. */
  #mayFail = false;
  #calls: Call[] = [];
  #error: Error | null = null;
  /** What the device refused, so that no number can be relied on. */
  #broken: Error | null = null;
  #lost: string | null = null;
  #limit = Number.POSITIVE_INFINITY;
  #memoryLimit = Number.POSITIVE_INFINITY;
  /** Whether the text of a shader is made at each use, and compared with that of its key. */
  checkShaders = false;
  /** Whether the host keeps what it wrote or read in whole, so that another device can have it if this one is lost. */
  keepsCopies = false;
  /** Whether calls keep the stacks with which they were made, and each is submitted alone, so that a command that the device refuses is that of a call. */
  keepsStacks = false;
  /** What measures the dispatches that are called now: the newest one that was started. */
  #clocks: readonly Clock[] = [];
  /** When the device has said of every submission so far whether it refused it; known only with stacks. */
  #blamed: Promise<void> = Promise.resolve();
  #current = noCall;

  constructor(device: WebgpuDevice) {
    this.device = device;
    const { maxStorageBufferBindingSize = 2 ** 27, maxBufferSize = 2 ** 28 } = device.limits;
    this.mostBytes = Math.min(maxStorageBufferBindingSize, maxBufferSize);
    this.#info = device.createBuffer({ size: batchSize * infoBytes, usage: usages.uniform | usages.copyTarget });
    this.#failures = this.#create(leastBytes);
    void device.lost.then(({ reason, message }) => {
      this.lose(`the device was lost (${reason}${message === "" ? "" : `: ${message}`})`);
    });
    (device as unknown as EventTarget).addEventListener?.("uncapturederror", (event) => {
      event.preventDefault();
      this.#refuse((event as unknown as { readonly error: WebgpuError }).error, noCall);
    });
  }

  /** Notes the call whose commands follow; none, if the program itself writes or reads. */
  begin(operator = "", shapes = ""): void {
    this.#current = operator === "" ? noCall : { operator, shapes, stack: this.keepsStacks ? callerFrames() : null };
  }

  get isLost(): boolean {
    return this.#lost !== null;
  }

  set limit(bytes: number) {
    this.#limit = bytes;
    this.#trim();
  }

  /** The most bytes of buffers. */
  set memoryLimit(bytes: number) {
    this.#memoryLimit = bytes;
  }

  #note(error: Error): void {
    this.#error ??= error;
  }

  /** Notes that the device refused a command. */
  #refuse({ message }: WebgpuError, call: Call): void {
    const where = call.operator === "" ? "" : ` of a call of ${call.operator} of ${call.shapes}`;
    this.#broken ??= new DeviceError(
      `webgpu: the device refused a command${where}, so that no number can be relied on: ${message}; dispose() of the device, and await webgpu() for another one${stackOf(call)}`,
    );
  }

  /** Notes that the device is gone. */
  lose(how: string): void {
    this.#lost ??= how;
  }

  #assertPresent(): void {
    if (this.#lost !== null)
      throw new DeviceError(
        `webgpu: ${this.#lost}, and with it the values of its tensors, ${this.counts.bytes - this.counts.pooledBytes} bytes; await webgpu() starts a new one, which has what the host still has, and to which tensors of the CPU can be moved again`,
      );
  }

  /** Lets go of the buffer of a device that was lost. @throws DeviceError if its numbers are needed, and the host does not have them */
  #recover(memory: Memory, over: boolean): void {
    if (memory.known === null && !over) {
      const { owner } = memory.buffer!;
      const { operator, shapes } = this.#current;
      throw new DeviceError(
        `webgpu: the values of a tensor of ${memory.bytes} bytes${operator === "" ? "" : `, which ${operator} of ${shapes} reads,`} were lost: ${owner.#lost ?? "its device is gone"}; copy it from the CPU again or load a checkpoint. With webgpu({ keep: true }) the host keeps what it copied to the device or read in whole, until that is written`,
      );
    }
    memory.buffer = null;
  }

  // Memory

  allocate(bytes: number): Memory {
    this.#assertPresent();
    if (bytes > this.mostBytes)
      throw new DeviceError(
        `webgpu: a tensor of ${bytes} bytes is larger than this adapter can bind, ${this.mostBytes} bytes; split it, or keep it on the CPU`,
      );
    return new Memory(bytes);
  }

  /** Memory of a call, which `end` frees: commands after it may write there, since they run later. */
  temporary(bytes: number): Memory {
    const memory = this.allocate(bytes);
    this.#temporaries.push(memory);
    return memory;
  }

  /** Frees what calls of kernels had for themselves. */
  end(): void {
    if (this.#temporaries.length === 0) return;
    for (const memory of this.#temporaries) this.free(memory);
    this.#temporaries.length = 0;
  }

  free(memory: Memory): void {
    if (memory.isFreed) return;
    memory.isFreed = true;
    memory.known = null;
    const { buffer } = memory;
    memory.buffer = null;
    if (buffer !== null && buffer.owner === this) this.#release(buffer);
  }

  #release(buffer: Buffer): void {
    if (this.#lost !== null || buffer.isAbsent) return;
    const list = this.#free.get(buffer.bytes);
    if (list === undefined) this.#free.set(buffer.bytes, [buffer]);
    else list.push(buffer);
    this.counts.pooledBytes += buffer.bytes;
    this.#trim();
  }

  #trim(): void {
    if (this.counts.pooledBytes <= this.#limit) return;
    for (const list of this.#free.values()) {
      // A destroyed buffer must not be in a command that waits.
      for (let i = 0; i < list.length && this.counts.pooledBytes > this.#limit; ) {
        const buffer = list[i]!;
        if (this.#commands.length > 0 || this.#batches.size > 0) return;
        list.splice(i, 1);
        this.#destroy(buffer);
      }
    }
  }

  #destroy(buffer: Buffer): void {
    this.counts.pooledBytes -= buffer.bytes;
    this.counts.bytes -= buffer.bytes;
    buffer.isAbsent = true;
    buffer.gpu.destroy();
  }

  /** Destroys the buffers that no tensor uses, once earlier commands have run. */
  async trim(): Promise<void> {
    await this.idle();
    this.#empty();
  }

  /** Destroys buffers that neither tensors nor commands that wait use, until there is enough. @returns their bytes */
  #empty(isEnough = (): boolean => false): number {
    const used = new Set<Buffer>();
    for (const batch of [...this.#batches.keys(), this.#commands])
      for (const command of batch) {
        if (command.kind === "dispatch") for (const buffer of command.buffers) used.add(buffer);
        else used.add(command.kind === "clear" ? command.buffer : command.kind === "write" ? command.to : command.from);
      }
    let bytes = 0;
    for (const list of this.#free.values())
      for (const buffer of list.splice(0)) {
        if (used.has(buffer) || isEnough()) list.push(buffer);
        else {
          bytes += buffer.bytes;
          this.#destroy(buffer);
        }
      }
    this.#groups.clear();
    return bytes;
  }

  /** A buffer of tensors, or with its usage one of reads. The device says later whether it has the memory. */
  #create(bytes: number, usage: number = usages.storage | usages.copySource | usages.copyTarget): Buffer {
    const [gpu, answer] = this.#ask(bytes, usage);
    if ((usage & usages.mapRead) === 0) {
      this.counts.buffersCreated++;
      this.counts.bytes += bytes;
    }
    const call = this.#current;
    const id = ++this.#ids;
    const buffer = { gpu, owner: this, id, bytes, usage, call, touched: 0, answer, failure: null, isAbsent: false };
    this.#unanswered.push(buffer);
    return buffer;
  }

  #ask(size: number, usage: number): readonly [WebgpuBuffer, Promise<WebgpuError | null>] {
    this.device.pushErrorScope("out-of-memory");
    const gpu = this.device.createBuffer({ size, usage });
    // A device that is lost meanwhile says nothing.
    return [gpu, this.device.popErrorScope().catch(() => null)];
  }

  /**
   * Waits for what the device says of its memory. Where it has none, buffers that nothing uses make room, and it is asked again; a buffer that has none even
   * then fails, and with it what is computed from it.
   */
  async #settle(asked: readonly Buffer[], commands: readonly Command[]): Promise<void> {
    let freed: number | null = null;
    for (const buffer of asked) {
      const error = await buffer.answer;
      buffer.answer = null;
      if (error === null || buffer.isAbsent) continue;
      if (this.#lost !== null) return;
      const bytes = this.#empty();
      // If nothing was freed since it had none it has none now.
      let last: WebgpuError | null = error;
      if (freed === null || bytes > 0) {
        await this.device.queue.onSubmittedWorkDone();
        const [gpu, answer] = this.#ask(buffer.bytes, buffer.usage);
        buffer.gpu = gpu;
        last = await answer;
      }
      freed = (freed ?? 0) + bytes;
      if (last !== null) this.#miss(buffer, last, freed);
      // Commands that did not wait have used what is none.
      if (!this.#batches.has(commands) && this.#lost === null)
        this.#broken ??= buffer.failure ?? new DeviceError(`webgpu: out of memory: ${error.message}`);
    }
  }

  /** The device has no memory for a buffer. */
  #miss(buffer: Buffer, { message }: WebgpuError, freed: number): void {
    const { bytes, call, usage } = buffer;
    const isTensor = (usage & usages.mapRead) === 0;
    buffer.isAbsent = true;
    if (isTensor) {
      this.counts.bytes -= bytes;
      const list = this.#free.get(bytes);
      const at = list?.indexOf(buffer) ?? -1;
      if (at >= 0) {
        list!.splice(at, 1);
        this.counts.pooledBytes -= bytes;
      }
    }
    const what = !isTensor
      ? "a read"
      : call.operator === ""
        ? "a tensor"
        : `a call of ${call.operator} of ${call.shapes}`;
    buffer.failure = new DeviceError(
      `webgpu: out of memory: ${what} needs ${bytes} bytes beside ${this.counts.bytes - this.counts.pooledBytes} bytes of tensors, and the device has none, also after ${freed} bytes that no tensor used were given up (${message.split("\n")[0]}): run steps in scopes of tidy(), let the event loop turn between steps (await x.read()) so that the garbage collector gives tensors back, or use smaller batches${stackOf(call)}`,
    );
    this.#note(buffer.failure);
  }

  /** A buffer, and whether it is new, and so full of zeros. */
  #take(bytes: number): readonly [Buffer, boolean] {
    const size = sizeClass(bytes);
    const pooled = this.#free.get(size)?.pop();
    if (pooled !== undefined) {
      this.counts.pooledBytes -= size;
      return [pooled, false];
    }
    if (this.counts.bytes + size > this.#memoryLimit) this.#makeRoom(size);
    return [this.#create(Math.min(size, Math.max(bytes, this.mostBytes))), true];
  }

  /**
   * Destroys buffers that no tensor uses, of other sizes, until another one keeps within the limit.
   * @throws DeviceError if it does not even then
   */
  #makeRoom(size: number): void {
    this.#hurry();
    const used = this.counts.bytes - this.counts.pooledBytes;
    this.#empty(() => this.counts.bytes + size <= this.#memoryLimit);
    if (this.counts.bytes + size <= this.#memoryLimit) return;
    const { operator, shapes } = this.#current;
    throw new DeviceError(
      `webgpu: ${operator === "" ? "a tensor" : `a call of ${operator} of ${shapes}`} needs ${size} bytes beside ${used} bytes of tensors${this.counts.pooledBytes > 0 ? ` and ${this.counts.pooledBytes} bytes that commands may use` : ""}, which exceeds memoryLimit, ${this.#memoryLimit} bytes: run steps in scopes of tidy(), let the event loop turn between steps (await x.read()) so that the garbage collector gives tensors back, or raise memoryLimit`,
    );
  }

  /** The memory's buffer. @param over whether all of it will be written before anything reads it */
  #bufferOf(memory: Memory, over: boolean): Buffer {
    if (memory.buffer !== null) {
      if (memory.buffer.owner === this) return memory.buffer;
      this.#recover(memory, over);
    }
    const [buffer, isZero] = this.#take(memory.bytes);
    memory.buffer = buffer;
    if (memory.known !== null) {
      if (!over) this.#push({ kind: "write", to: buffer, at: 0, bytes: padded(memory.known), isWhole: true });
    } else if (!over && !isZero) this.#push({ kind: "clear", buffer });
    return buffer;
  }

  write(memory: Memory, at: number, bytes: Uint8Array): void {
    this.#assertPresent();
    if (bytes.length === 0) return;
    const isWhole = at === 0 && bytes.length === memory.bytes;
    memory.writes++;
    if (isWhole && memory.buffer === null && bytes.length <= knownBytes) {
      memory.known = bytes;
      return;
    }
    const buffer = this.#bufferOf(memory, isWhole);
    memory.known = isWhole && this.keepsCopies ? bytes : null;
    this.#push({ kind: "write", to: buffer, at, bytes: padded(bytes), isWhole });
    this.counts.writes++;
  }

  /** Whether `write` can write there: at words, and whole ones unless nothing follows. */
  static canWrite(memory: Memory, at: number, length: number): boolean {
    return at % 4 === 0 && (length % 4 === 0 || at + length === memory.bytes);
  }

  async read(memory: Memory, at: number, length: number): Promise<Uint8Array> {
    this.#assertPresent();
    if (memory.known !== null && (memory.buffer === null || memory.buffer.owner !== this))
      return memory.known.slice(at, at + length);
    this.begin();
    const buffer = this.#bufferOf(memory, false);
    const start = at - (at % 4);
    const bytes = Math.ceil((at + length - start) / 4) * 4;
    const size = sizeClass(bytes + 8);
    const staged = this.#staging.get(size)?.pop() ?? this.#create(size, usages.mapRead | usages.copyTarget);
    staged.failure = null;
    const { writes } = memory;
    this.#push({ kind: "copy", from: buffer, at: start, to: staged, bytes });
    const checks = this.#mayFail;
    // Calls after this read report to a later one, whatever this one finds.
    if (checks) {
      this.#push({ kind: "copy", from: this.#failures, at: 0, to: staged, bytes: -8 });
      this.#push({ kind: "clear", buffer: this.#failures });
    }
    this.#mayFail = false;
    const calls = this.#calls;
    if (checks) this.#calls = [];
    this.counts.reads++;
    this.flush();
    await this.#tail;
    this.#assertPresent();
    if (staged.isAbsent) throw this.#reported(staged.failure!);
    const { gpu } = staged;
    try {
      await gpu.mapAsync(mapRead);
    } catch (error) {
      this.#assertPresent();
      throw this.#taken() ?? new DeviceError(`webgpu: a read failed: ${(error as Error).message}`);
    }
    const range = gpu.getMappedRange();
    const result = new Uint8Array(range).slice(at - start, at - start + length);
    const [failed, reason] = checks ? new Uint32Array(range, size - 8, 2) : [0, 0];
    gpu.unmap();
    if (this.keepsStacks) await this.#blamed;
    const { failure } = staged;
    const list = this.#staging.get(size);
    if (list === undefined) this.#staging.set(size, [staged]);
    else if (list.length < 8) list.push(staged);
    else gpu.destroy();
    if (this.#broken !== null) throw this.#reported(this.#broken);
    if (failed !== 0) {
      const call = calls[failed! - 1];
      throw new DeviceError(messageOf(reasons[reason!] ?? "it failed", call));
    }
    if (failure !== null) throw this.#reported(failure);
    const error = this.#taken();
    if (error !== null) throw error;
    if (this.keepsCopies && memory.writes === writes && length === memory.bytes) memory.known = result;
    return result;
  }

  /** An error to throw, which is noted no more. */
  #reported(error: Error): DeviceError {
    if (this.#error === error) this.#error = null;
    return new DeviceError(error.message);
  }

  #taken(): Error | null {
    const error = this.#error;
    this.#error = null;
    return error;
  }

  // Commands

  /** A shader by a key; `make` gives its text at first use. */
  pipeline(key: string, make: () => Shader): Pipeline {
    const found = this.#pipelines.get(key);
    if (found !== undefined && this.checkShaders && codeOf(make()) !== codeOf(found.shader))
      throw new TengenError(`webgpu: two shaders have the key "${key}": what their texts depend on belongs to it`);
    if (found !== undefined) return found;
    const shader = make();
    const layout = this.#layoutOf(shader.bindings);
    const made: { -readonly [K in keyof Pipeline]: Pipeline[K] } = {
      key,
      shader,
      layout,
      ready: Promise.resolve(),
      pipeline: null,
      error: null,
    };
    this.counts.pipelines++;
    made.ready = this.#compile(made);
    this.#pipelines.set(key, made);
    return made;
  }

  async #compile(made: { -readonly [K in keyof Pipeline]: Pipeline[K] }): Promise<void> {
    const { device } = this;
    const { key } = made;
    try {
      const module = device.createShaderModule({ code: codeOf(made.shader), label: key });
      made.pipeline = await device.createComputePipelineAsync({
        layout: made.layout.pipeline,
        compute: { module, entryPoint: "main" },
        label: key,
      });
    } catch (error) {
      made.error = new DeviceError(`the shader of ${key} cannot be compiled: ${(error as Error).message}`);
    }
  }

  #layoutOf(bindings: readonly ShaderBinding[]): Layout {
    const access = bindings.map((one) => (one.access === "read" ? "r" : "w")).join("");
    const found = this.#layouts.get(access);
    if (found !== undefined) return found;
    const { device } = this;
    const group = device.createBindGroupLayout({
      entries: [
        {
          binding: 0,
          visibility: computeStage,
          buffer: { type: "uniform", hasDynamicOffset: true, minBindingSize: infoBytes },
        },
        ...[...access].map((one, i) => ({
          binding: i + 1,
          visibility: computeStage,
          buffer: { type: one === "r" ? "read-only-storage" : "storage" },
        })),
      ],
    });
    const made = { access, group, pipeline: device.createPipelineLayout({ bindGroupLayouts: [group] }) };
    this.#layouts.set(access, made);
    return made;
  }

  /**
   * Runs a shader. What is bound as an input and lies in the buffer of an output is read from there: WebGPU binds a written buffer once.
   * @param key names the shader's text, without that
   * @param info the words of the call
   * @param groups how many groups in each dimension, or how many threads at least, each of which finds its number in `id`
   */
  dispatch(
    key: string,
    bound: readonly Bound[],
    make: () => Shader,
    info: Uint32Array,
    groups: number | readonly [number, number, number],
  ): void {
    this.#assertPresent();
    const buffers = bound.map(({ memory, access }) => this.#bufferOf(memory, access === "over"));
    const renamed: [string, string][] = [];
    const kept = buffers.flatMap((buffer, i) => {
      if (bound[i]!.access !== "read") return [i];
      const at = buffers.findIndex((other, k) => other === buffer && (bound[k]!.access !== "read" || k < i));
      if (at < 0 || at === i) return [i];
      if (bound[at]!.access === "read") return [i];
      renamed.push([bound[i]!.name, bound[at]!.name]);
      return [];
    });
    const full = renamed.length === 0 ? key : `${key} ${renamed.map((pair) => pair.join("=")).join(" ")}`;
    const pipeline = this.pipeline(full, () => aliased(make(), renamed));
    for (const { memory, access } of bound)
      if (access !== "read") {
        memory.known = null;
        memory.writes++;
      }
    const used = kept.map((i) => buffers[i]!);
    let [written, over] = [0, 0];
    for (const [k, i] of kept.entries()) {
      if (bound[i]!.access === "read") continue;
      written |= 1 << k;
      const isOver = bound.every(({ access }, j) => buffers[j] !== buffers[i] || access === "over");
      if (isOver) over |= 1 << k;
    }
    if (pipeline.shader.fails) {
      used.push(this.#failures);
      this.#mayFail = true;
      this.#calls.push(this.#current);
      info[3] = this.#calls.length;
    }
    const shape = typeof groups === "number" ? grid(groups) : groups;
    if (typeof groups === "number") info[9] = shape[0] * groupSize;
    this.#push({
      kind: "dispatch",
      pipeline,
      buffers: used,
      written,
      over,
      info,
      groups: shape,
      call: this.#current,
      clock: this.#clocks.at(-1) ?? null,
    });
    this.counts.dispatches++;
  }

  #push(command: Command): void {
    this.#commands.push(command);
    if (command.kind === "dispatch" && ++this.#dispatches === mostWaiting) this.flush();
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.flush();
    });
  }

  /** Measures how long what is called from now on takes, if the adapter can. */
  time(): Clock {
    const clock: Clock = new Clock(
      this.device,
      () => {
        this.#clocks = this.#clocks.filter((one) => one !== clock);
      },
      () => this.idle(),
    );
    if (this.device.features.has("timestamp-query")) this.#clocks = [...this.#clocks, clock];
    return clock;
  }

  /** Hands over what waits, in order, as soon as its shaders are compiled. */
  flush(): void {
    const commands = this.#commands;
    if (commands.length === 0) return;
    this.#commands = [];
    this.#dispatches = 0;
    const missing = commands.flatMap((command) =>
      command.kind === "dispatch" && isCompiling(command.pipeline) ? [command.pipeline] : [],
    );
    const asked = this.#unanswered;
    if (this.#batches.size === 0 && missing.length === 0 && asked.length === 0) {
      this.#encode(commands);
      return;
    }
    if (asked.length > 0) this.#unanswered = [];
    this.#batches.set(commands, missing);
    this.#tail = this.#tail.then(async () => {
      await Promise.all(missing.map(({ ready }) => ready));
      await this.#settle(asked, commands);
      if (this.#batches.delete(commands) && this.#lost === null) this.#encode(commands);
    });
  }

  /** Hands over what waits for nothing but an answer about memory. */
  #hurry(): void {
    this.flush();
    for (const [commands, missing] of this.#batches) {
      if (missing.some(isCompiling) || this.#lost !== null) return;
      this.#batches.delete(commands);
      this.#encode(commands);
    }
  }

  #encode(commands: readonly Command[]): void {
    const { device } = this;
    let encoder: WebgpuEncoder | null = null;
    let pass: WebgpuPass | null = null;
    let count = 0;
    let clock: Clock | null = null;
    const most = this.keepsStacks ? 1 : batchSize;
    const endPass = (): void => {
      pass?.end();
      pass = null;
    };
    let last = noCall;
    const submit = (): void => {
      if (encoder === null) return;
      endPass();
      if (count > 0) device.queue.writeBuffer(this.#info, 0, this.#infoHost.subarray(0, count * infoWords));
      clock?.finish(encoder);
      device.queue.submit([encoder.finish()]);
      clock?.submitted();
      clock = null;
      if (this.keepsStacks) this.#blame(last);
      this.counts.submits++;
      this.#submission++;
      encoder = null;
      count = 0;
    };
    for (const command of commands) {
      if (command.kind === "write") {
        if (command.to.isAbsent) continue;
        if (command.isWhole) command.to.failure = null;
        if (command.to.touched === this.#submission) submit();
        device.queue.writeBuffer(command.to.gpu, command.at, command.bytes);
        continue;
      }
      if (command.kind === "dispatch") {
        const { pipeline, buffers, written, over, call } = command;
        let failure: DeviceError | null = null;
        if (pipeline.error !== null || pipeline.pipeline === null) {
          failure = new DeviceError(messageOf(pipeline.error?.message ?? "its shader is missing", call));
          this.#note(failure);
        }
        for (let i = 0; i < buffers.length; i++) {
          const one = buffers[i]!;
          if (one.failure !== null && (one.isAbsent || (over & (1 << i)) === 0)) failure ??= one.failure;
        }
        // What is computed from nothing is nothing, and reads of it say why.
        if (failure !== null) {
          for (let i = 0; i < buffers.length; i++) if ((written & (1 << i)) !== 0) buffers[i]!.failure ??= failure;
          continue;
        }
        if (over !== 0)
          for (let i = 0; i < buffers.length; i++) if ((over & (1 << i)) !== 0) buffers[i]!.failure = null;
      }
      // A submission has the timestamps of one clock.
      if (command.kind === "dispatch" && command.clock !== clock) {
        if (clock !== null) submit();
        clock = command.clock;
      }
      if (encoder === null) {
        if (this.keepsStacks) device.pushErrorScope("validation");
        encoder = device.createCommandEncoder();
      }
      if (command.kind === "clear") {
        if (command.buffer.isAbsent) continue;
        command.buffer.failure = null;
        endPass();
        encoder.clearBuffer(command.buffer.gpu);
        command.buffer.touched = this.#submission;
        continue;
      }
      if (command.kind === "copy") {
        endPass();
        const { from, at, to, bytes } = command;
        if (from.failure !== null) {
          to.failure ??= from.failure;
          continue;
        }
        if (to.isAbsent) continue;
        // Failures go to the last words.
        if (bytes < 0) encoder.copyBufferToBuffer(from.gpu, at, to.gpu, to.bytes + bytes, -bytes);
        else encoder.copyBufferToBuffer(from.gpu, at, to.gpu, 0, bytes);
        from.touched = this.#submission;
        continue;
      }
      const { pipeline, buffers, info, groups } = command;
      // What is measured has a pass of its own.
      if (clock !== null) endPass();
      if (pass === null) {
        pass = encoder.beginComputePass(clock?.pass(command.call.operator, pipeline.key));
        this.counts.passes++;
      }
      this.#infoHost.set(info, count * infoWords);
      pass.setPipeline(pipeline.pipeline!);
      pass.setBindGroup(0, this.#groupOf(pipeline.layout, buffers), [count * infoBytes]);
      pass.dispatchWorkgroups(...groups);
      for (const buffer of buffers) buffer.touched = this.#submission;
      last = command.call;
      if (++count === most) submit();
    }
    submit();
  }

  /** Ends the scope of a submission: what the device refuses there is said of the call. */
  #blame(call: Call): void {
    const told = this.device.popErrorScope().then(
      (error) => {
        if (error !== null) this.#refuse(error, call);
      },
      () => {},
    );
    this.#blamed = this.#blamed.then(() => told);
  }

  #groupOf(layout: Layout, buffers: readonly Buffer[]): WebgpuObject {
    let key = layout.access;
    for (const { id } of buffers) key += ` ${id}`;
    const found = this.#groups.get(key);
    if (found !== undefined) return found;
    if (this.#groups.size >= cachedGroups) this.#groups.clear();
    const made = this.device.createBindGroup({
      layout: layout.group,
      entries: [
        { binding: 0, resource: { buffer: this.#info, offset: 0, size: infoBytes } },
        ...buffers.map(({ gpu }, i) => ({ binding: i + 1, resource: { buffer: gpu } })),
      ],
    });
    this.#groups.set(key, made);
    return made;
  }

  /** Resolves when the device has done everything; rejects with what it reported. */
  async idle(): Promise<void> {
    this.flush();
    await this.#tail;
    this.#assertPresent();
    await this.device.queue.onSubmittedWorkDone();
    if (this.keepsStacks) await this.#blamed;
    if (this.#broken !== null) throw this.#reported(this.#broken);
    if (this.#mayFail) await this.read(new Memory(4), 0, 4);
    const error = this.#taken();
    if (error !== null) throw error;
  }
}

const isCompiling = ({ pipeline, error }: Pipeline): boolean => pipeline === null && error === null;

/** The groups of so many threads: at most 65,535 in a dimension. */
function grid(threads: number): readonly [number, number, number] {
  const groups = Math.max(1, Math.ceil(threads / groupSize));
  const y = Math.ceil(groups / 65535);
  return [Math.ceil(groups / y), y, 1];
}

function sizeClass(bytes: number): number {
  if (bytes <= leastBytes) return leastBytes;
  const step = 2 ** Math.max(6, Math.ceil(Math.log2(bytes)) - 3);
  return Math.ceil(bytes / step) * step;
}

/** With whole words. */
function padded(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 4 === 0) return bytes;
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return whole;
}

/** The shader whose inputs of these names are read from another binding. */
function aliased(shader: Shader, renamed: readonly (readonly [string, string])[]): Shader {
  if (renamed.length === 0) return shader;
  let { functions } = shader;
  const gone = new Set(renamed.map(([name]) => name));
  const bindings = shader.bindings.filter(({ name }) => !gone.has(name));
  for (const [name, other] of renamed) functions = functions.replace(new RegExp(`\\b${name}\\b`, "g"), other);
  return { functions, bindings, fails: shader.fails };
}

function messageOf(reason: string, call: Call | undefined): string {
  const text = `webgpu: ${reason}`;
  if (call === undefined || call.operator === "") return text;
  return `${text}, in a call of ${call.operator} of ${call.shapes}${stackOf(call)}`;
}

/** Where a call was made, as the end of a message. */
const stackOf = ({ stack }: Call): string => (stack === null ? "" : `\nCalled:\n${stack().join("\n")}`);
