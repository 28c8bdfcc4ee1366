// The parts of the WebGPU API that the backend uses, since not every program has the browser's declarations.

export interface WebgpuBuffer {
  readonly size: number;
  mapAsync(mode: number, offset?: number, size?: number): Promise<undefined>;
  getMappedRange(offset?: number, size?: number): ArrayBuffer;
  unmap(): undefined;
  destroy(): undefined;
}

/** An object that is only passed on. */
export interface WebgpuObject {
  readonly label: string;
}

export interface WebgpuPass {
  setPipeline(pipeline: WebgpuObject): undefined;
  setBindGroup(index: number, group: WebgpuObject, offsets?: readonly number[]): undefined;
  dispatchWorkgroups(x: number, y?: number, z?: number): undefined;
  end(): undefined;
}

export interface WebgpuEncoder {
  beginComputePass(descriptor?: object): WebgpuPass;
  copyBufferToBuffer(
    from: WebgpuBuffer,
    fromOffset: number,
    to: WebgpuBuffer,
    toOffset: number,
    size: number,
  ): undefined;
  clearBuffer(buffer: WebgpuBuffer, offset?: number, size?: number): undefined;
  resolveQuerySet(set: WebgpuObject, first: number, count: number, to: WebgpuBuffer, offset: number): undefined;
  finish(): WebgpuObject;
}

export interface WebgpuError {
  readonly message: string;
}

export interface WebgpuDevice {
  readonly limits: Readonly<Record<string, number>>;
  readonly features: { has(name: string): boolean };
  readonly lost: Promise<{ readonly reason: string; readonly message: string }>;
  readonly queue: {
    submit(buffers: readonly WebgpuObject[]): undefined;
    writeBuffer(buffer: WebgpuBuffer, offset: number, data: ArrayBufferView<ArrayBufferLike>): undefined;
    onSubmittedWorkDone(): Promise<undefined>;
  };
  createBuffer(descriptor: { readonly size: number; readonly usage: number; readonly label?: string }): WebgpuBuffer;
  createShaderModule(descriptor: { readonly code: string; readonly label?: string }): WebgpuObject;
  createComputePipelineAsync(descriptor: object): Promise<WebgpuObject>;
  createBindGroupLayout(descriptor: object): WebgpuObject;
  createPipelineLayout(descriptor: object): WebgpuObject;
  createBindGroup(descriptor: object): WebgpuObject;
  createCommandEncoder(): WebgpuEncoder;
  createQuerySet(descriptor: { readonly type: "timestamp"; readonly count: number }): WebgpuObject;
  pushErrorScope(filter: "validation" | "out-of-memory" | "internal"): undefined;
  popErrorScope(): Promise<WebgpuError | null>;
  destroy(): undefined;
}

export interface WebgpuAdapter {
  readonly info?: {
    readonly vendor?: string;
    readonly architecture?: string;
    readonly device?: string;
    readonly description?: string;
  };
  readonly limits: Readonly<Record<string, number>>;
  readonly features: { has(name: string): boolean };
  requestDevice(descriptor?: object): Promise<WebgpuDevice>;
}

/** What `navigator.gpu` is in a browser. */
export interface WebgpuApi {
  requestAdapter(options?: object): Promise<WebgpuAdapter | null>;
}

/** Flags of usages, as the standard numbers them. */
export const usages = {
  mapRead: 1,
  copySource: 4,
  copyTarget: 8,
  uniform: 64,
  storage: 128,
  queryResolve: 512,
} as const;
export const mapRead = 1;
/** A stage's flag for compute shaders. */
export const computeStage = 4;
