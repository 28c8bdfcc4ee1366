// Loss of the device and lack of memory: what is computed afterwards is right or refused, on a device that can be made to fail.

import { makeGraph, ones, profile, type Tensor, tensor, tidy, trackMemory, zeros } from "../../generated/index.js";
import * as optim from "../../runtime/optim/index.js";
import { type Webgpu, webgpu } from "../../runtime/webgpu/index.js";
import type { WebgpuApi, WebgpuBuffer, WebgpuDevice, WebgpuError } from "../../runtime/webgpu/types.js";

/** The device that was started last, and what it is to refuse. */
interface Faults {
  device: WebgpuDevice;
  /** Bytes of buffers that it has memory for. */
  memory: number;
  used: number;
  /** Shaders of these keys cannot be compiled. */
  shaders: RegExp | null;
  /** The next buffer is destroyed before it is used. */
  destroyNext: boolean;
}

/** The API of a device that runs out of memory where it is told to, as the standard says: with a buffer that is none, and an error of its scope. */
function faulty(api: WebgpuApi, faults: Faults): WebgpuApi {
  return {
    async requestAdapter() {
      const adapter = (await api.requestAdapter())!;
      const { limits, info = {} } = adapter;
      const features = { has: () => false };
      return {
        limits,
        features,
        info,
        async requestDevice(options) {
          const device = await adapter.requestDevice(options);
          faults.used = 0;
          /** Of memory, with what they found; others are the device's own. */
          const scopes: (WebgpuError | null | "own")[] = [];
          faults.device = device;
          const changed: Partial<WebgpuDevice> = {
            createBuffer(descriptor) {
              if (faults.used + descriptor.size > faults.memory) {
                scopes[scopes.length - 1] = { message: "the heap is full" };
                return {} as WebgpuBuffer;
              }
              faults.used += descriptor.size;
              const buffer = device.createBuffer(descriptor);
              if (faults.destroyNext) buffer.destroy();
              faults.destroyNext = false;
              const { destroy } = buffer;
              buffer.destroy = () => {
                faults.used -= descriptor.size;
                return destroy.call(buffer);
              };
              return buffer;
            },
            pushErrorScope(filter) {
              scopes.push(filter === "out-of-memory" ? null : "own");
              if (filter !== "out-of-memory") device.pushErrorScope(filter);
            },
            async popErrorScope() {
              const found = scopes.pop() ?? null;
              return found === "own" ? device.popErrorScope() : found;
            },
            async createComputePipelineAsync(descriptor) {
              if (faults.shaders?.test((descriptor as { readonly label: string }).label) === true)
                throw new Error("no registers are left");
              return device.createComputePipelineAsync(descriptor);
            },
          };
          return new Proxy(device, {
            get(target, name) {
              const found = (changed as Record<string | symbol, unknown>)[name] ?? Reflect.get(target, name, target);
              return typeof found === "function" ? found.bind(target) : found;
            },
          });
        },
      };
    },
  };
}

async function realApi(): Promise<WebgpuApi> {
  const { api } = await import("./api.js");
  return api;
}

const newFaults = (): Faults => ({
  device: null!,
  memory: Number.POSITIVE_INFINITY,
  used: 0,
  shaders: null,
  destroyNext: false,
});

async function said(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message.split("\n")[0]!.split(": run steps")[0]}`;
  }
}

/** Loses the device, and waits until the program knows. */
async function lose({ device }: Faults, gpu: Webgpu): Promise<string> {
  device.destroy();
  const reason = await gpu.lost;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return reason.replace(/:.*/, "");
}

const rows = [
  [1, 2],
  [3, -1],
  [0, 1],
];

/** Steps of training from given parameters. */
async function trained(on: "cpu" | "webgpu", weight: Tensor, steps: number): Promise<Tensor> {
  const parameter = weight.to({ device: on }).detach().requiresGrad_();
  const optimizer = new optim.SGD([parameter], { lr: 0.1 });
  const x = tensor(rows).to({ device: on });
  for (let i = 0; i < steps; i++) {
    optimizer.zeroGrad();
    x.mul(parameter).sum([1]).sub(1).square().mean().backward();
    optimizer.step();
  }
  return parameter.detach();
}

export async function lossReport() {
  const faults = newFaults();
  const gpu = faulty(await realApi(), faults);
  const first = await webgpu({ gpu });
  const device = first.device;
  const x = tensor([1, 2, 3, 4, 5]).to({ device });
  const y = x.add(1);
  await y.readArray();
  const few = tensor([1, 2]).to({ device });
  const graph = makeGraph((one: Tensor) => one.mul(2).add(1))(y);
  await graph.run(y).readArray();
  const late = y.mul(3);
  const waiting = said(() => late.readArray());
  const reason = await lose(faults, first);
  const without = [await waiting, await said(() => y.readArray()), await said(() => y.add(1))];
  const second = await webgpu({ gpu, keep: true });
  const later = [
    // Nothing was kept but what the host knows anyway.
    await said(() => x.readArray()),
    await said(() => x.add(1)),
    await said(() => few.add(1).readArray()),
    await said(() => graph.run(tensor([1, 2, 3, 4, 5]).to({ device })).readArray()),
    // All of it is written.
    await said(() => {
      x.copy_(tensor([5, 4, 3, 2, 1]));
      return x.add(1).readArray();
    }),
  ];

  // A device that keeps copies.
  const uploaded = tensor([1, 2, 3, 4, 5, 6]).to({ device });
  const view = uploaded.reshape([2, 3]).select(1, 1);
  const computed = uploaded.mul(2);
  const read = uploaded.mul(3);
  await read.read();
  const part = uploaded.mul(4);
  await part.slice(0, 0, 5).read();
  const written = tensor([1, 2, 3, 4, 5, 6]).to({ device });
  written.add_(1);
  const writtenInPart = tensor([1, 2, 3, 4, 5, 6]).to({ device });
  writtenInPart.select(0, 0).copy_(tensor(9));
  const readAndWritten = uploaded.mul(5);
  await readAndWritten.read();
  readAndWritten.add_(1);
  const writtenWhileRead = uploaded.mul(6);
  const reading = writtenWhileRead.read();
  writtenWhileRead.add_(1);
  await reading;
  const untouched = zeros([6]).to({ device });
  // Parameters as they were at the last read.
  const half = await trained("webgpu", tensor([0.5, -0.5]).expand([3, 2]).contiguous(), 3);
  await half.read();
  await second.idle();
  await lose(faults, second);
  const third = await webgpu({ gpu, keep: true });
  const kept = [
    await said(() => uploaded.readArray()),
    await said(() => view.add(1).readArray()),
    await said(() => read.add(1).readArray()),
    await said(() => untouched.add(1).readArray()),
  ];
  const gone: boolean[] = [];
  for (const one of [computed, part, written, writtenInPart, readAndWritten, writtenWhileRead])
    gone.push(
      /^DeviceError: webgpu: the values of a tensor of 24 bytes.* were lost/.test(String(await said(() => one.add(1)))),
    );
  const expected = await trained("cpu", tensor([0.5, -0.5]).expand([3, 2]).contiguous(), 6);
  const again = (await trained("webgpu", half, 3)).sub(expected.to({ device })).abs().max();
  const isResumed = ((await again.readItem()) as number) < 1e-6;
  third.dispose();
  const disposed = [await said(() => uploaded.readArray()), await said(() => uploaded.add(1))];
  const fourth = await webgpu({ gpu });
  disposed.push(await said(() => uploaded.add(1).readArray()), await said(() => read.readArray()));
  fourth.dispose();
  const plain = (list: readonly unknown[]): unknown[] => list.map(withoutReason);
  return { reason, without: plain(without), later: plain(later), kept, gone, isResumed, disposed: plain(disposed) };
}

/** Without what a driver says of the loss, and without bytes that depend on what the engine has collected. */
const withoutReason = (text: unknown): unknown =>
  typeof text === "string"
    ? text
        .replace(/\(destroyed[^)]*\)/, "(destroyed)")
        .replace(/(its tensors, |beside |also after )[0-9]+ (bytes;|bytes of tensors, and|bytes that)/g, "$1N $2")
    : text;

export type LossReport = Awaited<ReturnType<typeof lossReport>>;

const copyAgain =
  "were lost: the device was lost (destroyed); copy it from the CPU again or load a checkpoint. With webgpu({ keep: true }) the host keeps what it copied to the device or read in whole, until that is written";
const starts =
  "await webgpu() starts a new one, which has what the host still has, and to which tensors of the CPU can be moved again";
const isLost = `DeviceError: webgpu: the device was lost (destroyed), and with it the values of its tensors, N bytes; ${starts}`;

export const expectedLoss: LossReport = {
  reason: "destroyed",
  without: [isLost, isLost, "DispatchError: aten::add.Tensor has no kernel for WebGPU."],
  later: [
    `DeviceError: webgpu: the values of a tensor of 20 bytes ${copyAgain}`,
    `DeviceError: webgpu: the values of a tensor of 20 bytes, which aten::add.Scalar_out of float32[5] reads, ${copyAgain}`,
    [2, 3],
    [3, 5, 7, 9, 11],
    [6, 5, 4, 3, 2],
  ],
  kept: [
    [1, 2, 3, 4, 5, 6],
    [3, 6],
    [4, 7, 10, 13, 16, 19],
    [1, 1, 1, 1, 1, 1],
  ],
  gone: Array<boolean>(6).fill(true),
  isResumed: true,
  disposed: [
    `DeviceError: webgpu: the device was disposed of, and with it the values of its tensors, N bytes; ${starts}`,
    "DispatchError: aten::add.Tensor has no kernel for WebGPU.",
    [2, 3, 4, 5, 6, 7],
    [3, 6, 9, 12, 15, 18],
  ],
};

export async function memoryReport() {
  const faults = newFaults();
  const gpu = await webgpu({ gpu: faulty(await realApi(), faults), memoryLimit: 1e6 });
  const device = gpu.device;
  const x = ones([10_000]).to({ device });
  /** How many results a loop without scope and without `await` makes until a call is refused, and what is said then. */
  const loop = (kept: Tensor[] | null): readonly [number, string] => {
    for (let i = 0; ; i++)
      try {
        const y = x.mul(i);
        kept?.push(y);
      } catch (error) {
        return [i, `${(error as Error).name}: ${(error as Error).message.split(": run steps")[0]}`];
      }
  };
  const collect = async (): Promise<void> => {
    (globalThis as unknown as { gc(): void }).gc();
    await new Promise((done) => setTimeout(done, 50));
    await gpu.idle();
  };
  const [count, message] = loop([]);
  await collect();
  // One that drops its results is bounded, too, and goes on once it has waited: in the buffers that it had.
  const { buffersCreated } = gpu.counts;
  const dropped: (readonly [number, string])[] = [];
  for (let i = 0; i < 3; i++) {
    dropped.push(loop(null));
    await collect();
  }
  // How many of the last loop's results the collector has found depends on the engine.
  const isBounded = dropped.every(
    ([i, said]) => i > count / 2 && i <= count && said.endsWith("exceeds memoryLimit, 1000000 bytes"),
  );
  const bounded = [isBounded, gpu.counts.buffersCreated - buffersCreated];
  // One that waits once a step makes no new buffers from its second collection on, and one whose steps run in scopes from its second step on.
  const fresh: number[] = [];
  for (const step of [
    async (i: number) => {
      await x.mul(i).add(1).sum().readItem();
      if (i % 4 === 3) await collect();
    },
    (i: number) => tidy(() => void x.mul(i).add(1).sum()),
  ]) {
    let before = 0;
    for (let i = 0; i < 24; i++) {
      if (i === 8) before = gpu.counts.buffersCreated;
      await step(i);
    }
    fresh.push(gpu.counts.buffersCreated - before);
  }
  // Of many sizes, each of which must take the place of others.
  for (let size = 2_000; size < 40_000; size += 3_000) tidy(() => void ones([size]).to({ device }).mul(2));
  const isWithin = gpu.counts.bytes <= 1e6;
  const limited = { message, count, bounded, fresh, sum: await x.sum().readItem(), isWithin };
  gpu.dispose();
  await new Promise((done) => setTimeout(done, 20));
  const refused = (await refusals(faults)).map(withoutReason);
  await new Promise((done) => setTimeout(done, 20));
  return { limited, refused, stacks: await stackReport(faults) };
}

/** With stacks, what the device reports later says where the call was made, also what it refuses. */
async function stackReport(faults: Faults): Promise<unknown[]> {
  const gpu = await webgpu({ gpu: faulty(await realApi(), faults), stacks: true });
  const device = gpu.device;
  Error.stackTraceLimit = 40;
  const x = ones([3]).to({ device });
  await x.readArray();
  const found: unknown[] = [];
  const report = async (place: RegExp, call: () => unknown): Promise<void> => {
    const text = await Promise.resolve(call()).then(
      () => "nothing",
      (error: Error) => error.message,
    );
    // What else was noted of it.
    await gpu.idle().catch(() => {});
    const [said, stack = ""] = text.split("\nCalled:\n");
    found.push([withoutReason(said!.split("\n")[0]!.split(": run steps")[0]!), place.test(stack)]);
  };
  const far = tensor([7], { dtype: "int64" }).to({ device });
  await report(/at pickFar /, function pickFar() {
    const y = x.indexSelect(0, far);
    return y.readArray();
  });
  faults.memory = faults.used + 4096;
  await report(/at growMuch /, function growMuch() {
    const y = x.expand([2000, 3]).mul(2);
    return y.select(0, 1).readArray();
  });
  faults.memory = Number.POSITIVE_INFINITY;
  faults.shaders = /cosh/;
  await report(/at compileNone /, function compileNone() {
    const y = x.cosh();
    return y.readArray();
  });
  faults.shaders = null;
  // An adapter without timestamps tells no times.
  const times = await profile(() => x.add(1)).withDevices();
  found.push(times.events.filter((event) => event.device !== undefined).length);
  // What a bug of a kernel would do: the buffer of a tensor is gone.
  const y = x.add(1);
  await y.readArray();
  faults.destroyNext = true;
  await report(/at useGone /, function useGone() {
    const z = x.mul(y.expand([300, 3]));
    return z.readArray();
  });
  gpu.dispose();
  return found;
}

/** What a device without memory does. */
async function refusals(faults: Faults): Promise<unknown[]> {
  const gpu = await webgpu({ gpu: faulty(await realApi(), faults) });
  const device = gpu.device;
  const x = tensor(Array.from({ length: 1000 }, (_, i) => i)).to({ device });
  const [into, part, unused] = [x.add(1), x.add(2), x.add(3)];
  const first = async (one: Tensor): Promise<unknown> => said(async () => ((await one.readArray()) as number[])[1]);
  await first(into);
  const one = tensor([5, 6]).to({ device });
  await unused.read();
  unused[Symbol.dispose]();
  // A buffer that nothing uses makes room.
  const { bytes } = gpu.counts;
  faults.memory = faults.used - 4096 + 8192 + 1024;
  const larger = x.expand([2, 1000]).mul(2);
  await gpu.idle();
  const found: unknown[] = [gpu.counts.bytes - bytes <= 4096];
  // Now there is none left: the call fails, what follows from it does, and nothing else.
  faults.memory = 0;
  const wide = x.expand([3, 1000]).mul(2);
  into.copy_(wide.select(0, 0));
  part.copy_(wide.select(0, 0));
  part.select(0, 0).copy_(x.select(0, 0));
  const counted = gpu.counts.bytes;
  found.push(await said(() => gpu.idle()), await said(() => gpu.idle()), await first(into), await first(part));
  found.push(await first(x), gpu.counts.bytes - counted <= -12288);
  faults.memory = Number.POSITIVE_INFINITY;
  found.push(((await larger.readArray()) as number[][])[1]![999]);
  // A tensor that failed fails still; one whose values were not computed has others once all of them are written.
  found.push(
    await said(() => wide.readArray()),
    await first(wide.fill_(1).add(1)),
    await first(part),
    await first(into),
  );
  found.push(await first(into.fill_(7)), await first(into.add(one.select(0, 0))));
  // A shader that cannot be compiled.
  faults.shaders = /sinh/;
  const bad = x.sinh();
  found.push(await first(bad.add(1)), await first(x));
  // Where tensors were made that are still there.
  const tracker = trackMemory({ places: true });
  const leaked = [x.add(1), x.add(2)];
  found.push(tracker.leaks().map(({ count, bytes, place }) => [count, bytes, /failures/.test(place)]));
  tracker.dispose();
  leaked.length = 0;
  // A command that the device refuses.
  const invalid = faults.device.createBuffer({ size: 16, usage: 8 });
  faults.device.queue.writeBuffer(invalid, 8, new Uint8Array(16));
  found.push(await first(x), (await first(x)) !== 1, (await said(() => gpu.idle())) !== undefined);
  gpu.dispose();
  return found;
}

export type MemoryReport = Awaited<ReturnType<typeof memoryReport>>;

const outOfMemory =
  "DeviceError: webgpu: out of memory: a call of aten::mul.Scalar_out of float32[3, 1000] needs 12288 bytes beside N bytes of tensors, and the device has none, also after N bytes that no tensor used were given up (the heap is full)";

export const expectedMemory: MemoryReport = {
  limited: {
    message:
      "DeviceError: webgpu: a call of aten::mul.Scalar_out of float32[10000] needs 40960 bytes beside 983296 bytes of tensors, which exceeds memoryLimit, 1000000 bytes",
    count: 23,
    bounded: [true, 0],
    fresh: [0, 0],
    sum: 10_000,
    isWithin: true,
  },
  refused: [
    // One buffer of 8,192 bytes in the place of one of 4,096.
    true,
    outOfMemory,
    null,
    outOfMemory,
    outOfMemory,
    1,
    true,
    1998,
    ...Array<string>(4).fill(outOfMemory),
    7,
    12,
    "DeviceError: webgpu: the shader of aten::sinh float32 float32>float32 cannot be compiled: no registers are left, in a call of aten::sinh.out of float32[1000]",
    1,
    [[2, 8000, true]],
    "DeviceError: webgpu: the device refused a command, so that no number can be relied on: Write range (bufferOffset: 8, size: 16) does not fit in [Buffer (unlabeled)] size (16).",
    true,
    true,
  ],
  stacks: [
    ["webgpu: an index is out of range, in a call of aten::index_select.out of float32[3], int64[1]", true],
    [
      "webgpu: out of memory: a call of aten::mul.Scalar_out of float32[2000, 3] needs 24576 bytes beside N bytes of tensors, and the device has none, also after N bytes that no tensor used were given up (the heap is full)",
      true,
    ],
    [
      "webgpu: the shader of aten::cosh float32 float32>float32 cannot be compiled: no registers are left, in a call of aten::cosh.out of float32[3]",
      true,
    ],
    0,
    [
      "webgpu: the device refused a command of a call of aten::mul.out of float32[3], float32[300, 3], so that no number can be relied on: [Buffer (unlabeled)] used in submit while destroyed.",
      true,
    ],
  ],
};
