// A WebGPU whose calls are counted, as `navigator.gpu`, where every library finds it.

/** What is counted of all devices. */
export interface Counts {
  submits: number;
  passes: number;
  dispatches: number;
  buffers: number;
  pipelines: number;
}

type Method = (...args: readonly unknown[]) => unknown;
/** An object of WebGPU: its methods are replaced by name. */
type Target = Record<string, Method>;

/** The package `webgpu`. */
interface Package {
  readonly create: (flags: readonly string[]) => object;
  readonly globals: object;
}

/** Replaces a method; `then` sees what it returns. */
function watch(target: object, name: string, before: () => void, then?: (result: object) => void): void {
  const own = (target as Target)[name]!.bind(target);
  const value = (...args: readonly unknown[]): unknown => {
    before();
    const result = own(...args);
    then?.(result as object);
    return result;
  };
  Object.defineProperty(target, name, { value });
}

const nothing = (): void => undefined;

/** Makes the package's WebGPU `navigator.gpu`; `reset` sets the counts to zero. */
export async function countedGpu({ create, globals }: Package): Promise<{ counts: Counts; reset: () => void }> {
  const counts: Counts = { submits: 0, passes: 0, dispatches: 0, buffers: 0, pipelines: 0 };
  const count = (key: keyof Counts) => (): void => void counts[key]++;
  Object.assign(globalThis, globals);
  const api = create([]) as { requestAdapter: (options?: object) => Promise<object | null> };
  const requestAdapter = async (options?: object): Promise<object | null> => {
    const adapter = (await api.requestAdapter(options)) as {
      requestDevice: (options?: object) => Promise<object>;
    } | null;
    if (adapter === null) return null;
    const requestDevice = adapter.requestDevice.bind(adapter);
    const counted = async (wanted?: object): Promise<object> => {
      const device = (await requestDevice(wanted)) as { readonly queue: object };
      watch(device.queue, "submit", count("submits"));
      watch(device, "createBuffer", count("buffers"));
      for (const name of ["createComputePipeline", "createComputePipelineAsync"])
        watch(device, name, count("pipelines"));
      watch(device, "createCommandEncoder", nothing, (encoder) =>
        watch(encoder, "beginComputePass", count("passes"), (pass) =>
          watch(pass, "dispatchWorkgroups", count("dispatches")),
        ),
      );
      return device;
    };
    Object.defineProperty(adapter, "requestDevice", { value: counted });
    return adapter;
  };
  const gpu = { requestAdapter, getPreferredCanvasFormat: () => "bgra8unorm" };
  Object.defineProperty(globalThis, "navigator", { value: { gpu, userAgent: "node" }, configurable: true });
  return {
    counts,
    reset: () => void Object.assign(counts, { submits: 0, passes: 0, dispatches: 0, buffers: 0, pipelines: 0 }),
  };
}
