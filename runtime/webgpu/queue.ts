// The device's memory and its queue: commands wait in program order until the end of a turn of the event loop, and become one pass of one submission.

import { DeviceError, TengenError } from "../core/errors.js";
import {
  computeStage,
  mapRead,
  usages,
  type WebgpuBuffer,
  type WebgpuDevice,
  type WebgpuEncoder,
  type WebgpuObject,
  type WebgpuPass,
} from "./types.js";
import { codeOf, groupSize, infoWords, type Shader, type ShaderBinding } from "./wgsl/shader.js";

/** Dispatches of a submission at most. */
const batchSize = 64;
const infoBytes = 4 * infoWords;
/** Up to so many bytes, what the host writes is kept beside the memory, and goes to kernels as a number. */
const knownBytes = 16;
/** Buffers are as large as the next multiple of an eighth of a power of two. */
const leastBytes = 256;
const cachedGroups = 4096;

/** A buffer of the device. */
interface Buffer {
  readonly gpu: WebgpuBuffer;
  readonly id: number;
  readonly bytes: number;
  /** The submission whose commands use it. */
  touched: number;
}

/** A piece of the device's memory. It has no buffer before something needs one. */
export class Memory {
  readonly bytes: number;
  buffer: Buffer | null = null;
  /** The bytes, if the host wrote all of them and they are few. */
  known: Uint8Array | null = null;
  isFreed = false;

  constructor(bytes: number) {
    this.bytes = bytes;
  }
}

/** A compiled shader, or one that is being compiled. */
interface Pipeline {
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
      readonly info: Uint32Array;
      readonly groups: readonly [number, number, number];
      readonly call: Call;
    }
  | { readonly kind: "write"; readonly to: Buffer; readonly at: number; readonly bytes: Uint8Array }
  | { readonly kind: "clear"; readonly buffer: Buffer }
  | {
      readonly kind: "copy";
      readonly from: Buffer;
      readonly at: number;
      readonly to: WebgpuBuffer;
      readonly bytes: number;
    };

/** An operator's call, for messages about what the device reports later. */
export interface Call {
  readonly operator: string;
  readonly shapes: string;
}

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
  readonly #staging = new Map<number, WebgpuBuffer[]>();
  readonly #info: WebgpuBuffer;
  readonly #infoHost = new Uint32Array(batchSize * infoWords);
  readonly #failures: Buffer;
  #commands: Command[] = [];
  readonly #temporaries: Memory[] = [];
  #isScheduled = false;
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;
  #submission = 1;
  #ids = 0;
  /** Whether a call since the last read may have reported a failure. */
  #mayFail = false;
  #calls: Call[] = [];
  #error: Error | null = null;
  #lost: string | null = null;
  #limit = Number.POSITIVE_INFINITY;
  #memoryLimit = Number.POSITIVE_INFINITY;
  /** Whether the text of a shader is made at each use, and compared with that of its key. */
  checkShaders = false;
  #current: Call = { operator: "", shapes: "" };

  constructor(device: WebgpuDevice) {
    this.device = device;
    const { maxStorageBufferBindingSize = 2 ** 27, maxBufferSize = 2 ** 28 } = device.limits;
    this.mostBytes = Math.min(maxStorageBufferBindingSize, maxBufferSize);
    this.#info = device.createBuffer({ size: batchSize * infoBytes, usage: usages.uniform | usages.copyTarget });
    this.#failures = this.#create(leastBytes);
    void device.lost.then(({ reason, message }) => {
      this.#lost = `the device was lost (${reason}${message === "" ? "" : `: ${message}`})`;
    });
    (device as unknown as EventTarget).addEventListener?.("uncapturederror", (event) => {
      event.preventDefault();
      this.#note(
        new DeviceError(
          `webgpu: ${(event as unknown as { readonly error: { readonly message: string } }).error.message}`,
        ),
      );
    });
  }

  /** The call whose commands follow. */
  set current(call: Call) {
    this.#current = call;
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

  #assertPresent(): void {
    if (this.#lost !== null)
      throw new DeviceError(
        `webgpu: ${this.#lost}, and with it the values of its tensors; await webgpu() starts a new one, to which tensors of the CPU can be moved again`,
      );
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
    if (buffer !== null) this.#release(buffer);
  }

  #release(buffer: Buffer): void {
    if (this.#lost !== null) return;
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
        if (this.#commands.length > 0 || this.#waiting > 0) return;
        list.splice(i, 1);
        this.#destroy(buffer);
      }
    }
  }

  #destroy(buffer: Buffer): void {
    this.counts.pooledBytes -= buffer.bytes;
    this.counts.bytes -= buffer.bytes;
    buffer.gpu.destroy();
  }

  /** Destroys the buffers that no tensor uses, once earlier commands have run. */
  async trim(): Promise<void> {
    await this.idle();
    for (const list of this.#free.values()) for (const buffer of list.splice(0)) this.#destroy(buffer);
    this.#groups.clear();
  }

  #create(bytes: number): Buffer {
    const usage = usages.storage | usages.copySource | usages.copyTarget;
    const gpu = this.device.createBuffer({ size: bytes, usage });
    this.counts.buffersCreated++;
    this.counts.bytes += bytes;
    return { gpu, id: ++this.#ids, bytes, touched: 0 };
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
    this.flush();
    const used = this.counts.bytes - this.counts.pooledBytes;
    // Commands that wait for shaders may still use buffers.
    if (this.#waiting === 0)
      for (const list of this.#free.values())
        while (list.length > 0 && this.counts.bytes + size > this.#memoryLimit) this.#destroy(list.pop()!);
    if (this.counts.bytes + size <= this.#memoryLimit) return;
    const { operator, shapes } = this.#current;
    throw new DeviceError(
      `webgpu: ${operator === "" ? "a tensor" : `a call of ${operator} of ${shapes}`} needs ${size} bytes beside ${used} bytes of tensors${this.#waiting > 0 && this.counts.pooledBytes > 0 ? ` and ${this.counts.pooledBytes} bytes that commands may use` : ""}, which exceeds memoryLimit, ${this.#memoryLimit} bytes: run steps in scopes of tidy(), let the event loop turn between steps (await x.read()) so that the garbage collector gives tensors back, or raise memoryLimit`,
    );
  }

  /** The memory's buffer. @param over whether all of it will be written before anything reads it */
  #bufferOf(memory: Memory, over: boolean): Buffer {
    if (memory.buffer !== null) return memory.buffer;
    const [buffer, isZero] = this.#take(memory.bytes);
    memory.buffer = buffer;
    if (memory.known !== null) {
      if (!over) this.#push({ kind: "write", to: buffer, at: 0, bytes: padded(memory.known) });
    } else if (!over && !isZero) this.#push({ kind: "clear", buffer });
    return buffer;
  }

  write(memory: Memory, at: number, bytes: Uint8Array): void {
    this.#assertPresent();
    if (bytes.length === 0) return;
    const isWhole = at === 0 && bytes.length === memory.bytes;
    if (isWhole && memory.buffer === null && bytes.length <= knownBytes) {
      memory.known = bytes;
      return;
    }
    const buffer = this.#bufferOf(memory, isWhole);
    memory.known = null;
    this.#push({ kind: "write", to: buffer, at, bytes: padded(bytes) });
    this.counts.writes++;
  }

  /** Whether `write` can write there: at words, and whole ones unless nothing follows. */
  static canWrite(memory: Memory, at: number, length: number): boolean {
    return at % 4 === 0 && (length % 4 === 0 || at + length === memory.bytes);
  }

  async read(memory: Memory, at: number, length: number): Promise<Uint8Array> {
    this.#assertPresent();
    if (memory.known !== null && memory.buffer === null) return memory.known.slice(at, at + length);
    const buffer = this.#bufferOf(memory, false);
    const start = at - (at % 4);
    const bytes = Math.ceil((at + length - start) / 4) * 4;
    const size = sizeClass(bytes + 8);
    const staged =
      this.#staging.get(size)?.pop() ?? this.device.createBuffer({ size, usage: usages.mapRead | usages.copyTarget });
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
    try {
      await staged.mapAsync(mapRead);
    } catch (error) {
      this.#assertPresent();
      throw this.#taken() ?? new DeviceError(`webgpu: a read failed: ${(error as Error).message}`);
    }
    const range = staged.getMappedRange();
    const result = new Uint8Array(range).slice(at - start, at - start + length);
    const [failed, reason] = checks ? new Uint32Array(range, size - 8, 2) : [0, 0];
    staged.unmap();
    const list = this.#staging.get(size);
    if (list === undefined) this.#staging.set(size, [staged]);
    else if (list.length < 8) list.push(staged);
    else staged.destroy();
    if (failed !== 0) {
      const call = calls[failed! - 1];
      throw new DeviceError(messageOf(reasons[reason!] ?? "it failed", call));
    }
    const error = this.#taken();
    if (error !== null) throw error;
    return result;
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
      shader,
      layout,
      ready: Promise.resolve(),
      pipeline: null,
      error: null,
    };
    this.counts.pipelines++;
    made.ready = this.#compile(key, made);
    this.#pipelines.set(key, made);
    return made;
  }

  async #compile(key: string, made: { -readonly [K in keyof Pipeline]: Pipeline[K] }): Promise<void> {
    const { device } = this;
    try {
      const module = device.createShaderModule({ code: codeOf(made.shader), label: key });
      made.pipeline = await device.createComputePipelineAsync({
        layout: made.layout.pipeline,
        compute: { module, entryPoint: "main" },
        label: key,
      });
    } catch (error) {
      made.error = new DeviceError(`webgpu: the shader of ${key} cannot be compiled: ${(error as Error).message}`);
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
    for (const { memory, access } of bound) if (access !== "read") memory.known = null;
    const used = kept.map((i) => buffers[i]!);
    if (pipeline.shader.fails) {
      used.push(this.#failures);
      this.#mayFail = true;
      this.#calls.push(this.#current);
      info[3] = this.#calls.length;
    }
    const shape = typeof groups === "number" ? grid(groups) : groups;
    if (typeof groups === "number") info[9] = shape[0] * groupSize;
    this.#push({ kind: "dispatch", pipeline, buffers: used, info, groups: shape, call: this.#current });
    this.counts.dispatches++;
  }

  #push(command: Command): void {
    this.#commands.push(command);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.flush();
    });
  }

  /** Hands over what waits, in order, as soon as its shaders are compiled. */
  flush(): void {
    const commands = this.#commands;
    if (commands.length === 0) return;
    this.#commands = [];
    const missing = commands.filter(
      (command) => command.kind === "dispatch" && command.pipeline.pipeline === null && command.pipeline.error === null,
    ) as Extract<Command, { readonly kind: "dispatch" }>[];
    if (this.#waiting === 0 && missing.length === 0) {
      this.#encode(commands);
      return;
    }
    this.#waiting++;
    this.#tail = this.#tail.then(async () => {
      await Promise.all(missing.map(({ pipeline }) => pipeline.ready));
      this.#waiting--;
      if (this.#lost === null) this.#encode(commands);
    });
  }

  #encode(commands: readonly Command[]): void {
    const { device } = this;
    let encoder: WebgpuEncoder | null = null;
    let pass: WebgpuPass | null = null;
    let count = 0;
    const endPass = (): void => {
      pass?.end();
      pass = null;
    };
    const submit = (): void => {
      if (encoder === null) return;
      endPass();
      if (count > 0) device.queue.writeBuffer(this.#info, 0, this.#infoHost.subarray(0, count * infoWords));
      device.queue.submit([encoder.finish()]);
      this.counts.submits++;
      this.#submission++;
      encoder = null;
      count = 0;
    };
    for (const command of commands) {
      if (command.kind === "write") {
        if (command.to.touched === this.#submission) submit();
        device.queue.writeBuffer(command.to.gpu, command.at, command.bytes);
        continue;
      }
      encoder ??= device.createCommandEncoder();
      if (command.kind === "clear") {
        endPass();
        encoder.clearBuffer(command.buffer.gpu);
        command.buffer.touched = this.#submission;
        continue;
      }
      if (command.kind === "copy") {
        endPass();
        const { from, at, to, bytes } = command;
        // Failures go to the last words.
        if (bytes < 0) encoder.copyBufferToBuffer(from.gpu, at, to, to.size + bytes, -bytes);
        else encoder.copyBufferToBuffer(from.gpu, at, to, 0, bytes);
        from.touched = this.#submission;
        continue;
      }
      const { pipeline, buffers, info, groups, call } = command;
      if (pipeline.error !== null || pipeline.pipeline === null) {
        this.#note(new DeviceError(messageOf(pipeline.error?.message ?? "its shader is missing", call)));
        continue;
      }
      if (pass === null) {
        pass = encoder.beginComputePass();
        this.counts.passes++;
      }
      this.#infoHost.set(info, count * infoWords);
      pass.setPipeline(pipeline.pipeline);
      pass.setBindGroup(0, this.#groupOf(pipeline.layout, buffers), [count * infoBytes]);
      pass.dispatchWorkgroups(...groups);
      for (const buffer of buffers) buffer.touched = this.#submission;
      if (++count === batchSize) submit();
    }
    submit();
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
    if (this.#mayFail) await this.read(new Memory(4), 0, 4);
    const error = this.#taken();
    if (error !== null) throw error;
  }
}

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
  return `${text}, in a call of ${call.operator} of ${call.shapes}`;
}
