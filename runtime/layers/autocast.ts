// Autocast: regions in which operators run in the dtype that suits them. Lists from the YAML, one boxed kernel for each policy.
/// <reference lib="esnext.disposable" preserve="true" />

import { autocastLists } from "../../generated/layers/autocast.js";
import { _to_copy } from "../../generated/operators.js";
import { isGradEnabled } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { type Device, deviceType, parseDevice } from "../core/device.js";
import { type DType, dtypeCodeOf, dtypeOf, dtypes, FLOAT32, FLOAT64, isDType } from "../core/dtype.js";
import { ArgumentError, DispatchError, DTypeError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { callCell } from "../dispatch/boxing.js";
import { BoxedKernel, type Kernel, KernelRecord } from "../dispatch/kernel.js";
import { deviceTypeOfBackend, runtimeKeys, slotOfKey } from "../dispatch/keys.js";
import { type DispatchGuard, local, underGuard } from "../dispatch/local.js";
import { listKeysHi, listKeysLo } from "../dispatch/operator.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { registry } from "../dispatch/operator-registry.js";
import { slot } from "../dispatch/slots.js";
import type { AutocastList, AutocastPolicy } from "../modes/autocast-list.js";
import { type AutocastRegion, autocastState as state } from "../modes/autocast-state.js";

/** How a region of autocast is to be. */
export interface AutocastOptions {
  /** The device whose tensors are cast; `cpu` unless given. */
  readonly device?: Device | undefined;
  /** What fast operators run in: `bfloat16` or `float16`. Unless given, as outside; outside of all `bfloat16` on the CPU, `float16` on GPUs. */
  readonly dtype?: DType | undefined;
  /** False switches autocast off inside a region. */
  readonly enabled?: boolean | undefined;
  /** Whether casts of weights are cached until the outermost region ends; by default as outside. */
  readonly cacheEnabled?: boolean | undefined;
}

const optionNames: readonly string[] = [
  "device",
  "dtype",
  "enabled",
  "cacheEnabled",
] satisfies (keyof AutocastOptions)[];

/** The dtypes that fast operators may run in. */
const fastDTypes: readonly DType[] = ["bfloat16", "float16"];

// -- casts

/** Floating-point, of the region's device, and no float64: what autocast leaves alone is of another kind. */
function isEligible(tensor: Tensor, { bit }: AutocastRegion): boolean {
  return isCandidate(tensor, bit) && tensor.dtypeCode !== FLOAT64;
}

function isCandidate(tensor: Tensor, bit: number): boolean {
  return (tensor.keysHi & bit) !== 0 && dtypes[tensor.dtypeCode]!.class === "float";
}

/** A float32 leaf that requires grad and is not a view: a weight, which is cast once however often it is used. */
function isWeight({ autograd, dtypeCode }: Tensor): boolean {
  return autograd?.requiresGrad === true && autograd.leaf && autograd.view === null && dtypeCode === FLOAT32;
}

function cast(tensor: Tensor, dtypeCode: number): Tensor {
  return _to_copy(tensor, dtypeOf(dtypeCode), null, null, null, false, null);
}

function castTo(tensor: Tensor, dtypeCode: number, region: AutocastRegion): Tensor {
  if (tensor.dtypeCode === dtypeCode || !isEligible(tensor, region)) return tensor;
  if (!state.cacheEnabled || dtypeCode !== region.dtypeCode || !isWeight(tensor)) return cast(tensor, dtypeCode);
  const cached = state.cache.get(tensor);
  // What was cast where nothing is recorded has no way back to the weight.
  if (cached !== undefined && cached.dtypeCode === dtypeCode && (cached.autograd !== null || !isGradEnabled()))
    return cached;
  const converted = cast(tensor, dtypeCode);
  state.cache.set(tensor, converted);
  return converted;
}

/** Casts every tensor among the arguments, in place of the array. */
function castAll(entry: OperatorEntry, args: unknown[], dtypeCode: number, region: AutocastRegion): void {
  const { single, lists } = entry.tensorPositions;
  for (let i = 0; i < single.length; i++) {
    const at = single[i]!;
    const tensor = args[at] as Tensor | null;
    if (tensor != null && tensor.dtypeCode !== dtypeCode) args[at] = castTo(tensor, dtypeCode, region);
  }
  for (const at of lists) {
    const list = args[at] as readonly (Tensor | null)[] | null;
    if (list != null) args[at] = list.map((one) => (one === null ? null : castTo(one, dtypeCode, region)));
  }
}

// -- policies

/** Changes the arguments of a call; returns the operator to call if that is another one. */
type Policy = (entry: OperatorEntry, args: unknown[], region: AutocastRegion, detail: string | null) => OperatorEntry;

const inFast: Policy = (entry, args, region) => {
  castAll(entry, args, region.dtypeCode, region);
  return entry;
};

const inFloat32: Policy = (entry, args, region) => {
  castAll(entry, args, FLOAT32, region);
  return entry;
};

/** Sums in float32 though the argument is short: by the operator's own `dtype`, unless the caller passed one. */
const intoFloat32: Policy = (entry, args, region) => {
  if (isEligible(args[0] as Tensor, region)) {
    const at = entry.parameters.list.findIndex(({ name }) => name === "dtype");
    args[at] ??= dtypeOf(FLOAT32);
  }
  return entry;
};

/** The same of an operator that takes a dtype in another overload. */
const appendFloat32: Policy = (_entry, args, region, detail) => {
  const first = args[0] as Tensor;
  args.push(isEligible(first, region) ? dtypeOf(FLOAT32) : first.dtype);
  return registry.entry(detail!);
};

/** The wider of the fast dtype and float32 among the arguments. */
const promoted: Policy = (entry, args, region) => {
  let code = region.dtypeCode;
  const look = (tensor: Tensor | null): void => {
    if (tensor == null || !isEligible(tensor, region)) return;
    const { dtypeCode } = tensor;
    if (dtypeCode === FLOAT32) code = FLOAT32;
    else if (dtypeCode !== region.dtypeCode && code !== FLOAT32)
      throw new DTypeError(
        `${entry.name}: autocast to ${dtypeOf(region.dtypeCode)} cannot tell what ${tensor.dtype} is to be promoted to; cast the argument, or turn autocast off around the call`,
      );
  };
  const { single, lists } = entry.tensorPositions;
  for (const at of single) look(args[at] as Tensor | null);
  for (const at of lists) for (const one of (args[at] as readonly (Tensor | null)[] | null) ?? []) look(one);
  castAll(entry, args, code, region);
  return entry;
};

const refused: Policy = (entry, _args, _region, detail) => {
  throw new DispatchError(
    `${entry.name} is not run under autocast: ${detail}. Where it has to be, call it in autocast({ enabled: false }, ...) on float32`,
    { schema: entry.described },
  );
};

const policies: Readonly<Record<AutocastPolicy, Policy>> = {
  lower_precision_fp: inFast,
  fp32: inFloat32,
  fp32_set_opt_dtype: intoFloat32,
  fp32_append_dtype: appendFloat32,
  promote: promoted,
  banned: refused,
};

/** The kernel of a policy at a key: the same for every operator of the list. The key is excluded while it casts and calls on. */
class AutocastKernel extends BoxedKernel {
  readonly region: AutocastRegion;
  readonly policy: Policy;
  readonly detail: string | null;

  constructor(name: string, region: AutocastRegion, policy: Policy, detail: string | null) {
    super((entry, _keys, stack) => {
      const args = stack.splice(stack.length - entry.argumentCount);
      const result = this.run(entry, args);
      if (entry.returnCount > 1) stack.push(...(result as readonly unknown[]));
      else if (entry.returnCount === 1) stack.push(result);
    }, name);
    this.region = region;
    this.policy = policy;
    this.detail = detail;
  }

  override adapter(entry: OperatorEntry): Kernel {
    // Without the two words of the key set: the next kernel is looked up again, as casts may have other keys.
    return ((...args: unknown[]) => this.run(entry, args.slice(0, -2))) as Kernel;
  }

  private run(entry: OperatorEntry, args: unknown[]): unknown {
    const { region } = this;
    const before = local.keepHi;
    local.keepHi = before & ~region.bit;
    try {
      return call(this.policy(entry, args, region, this.detail), args);
    } finally {
      local.keepHi = before;
    }
  }
}

/** Calls an operator as its stub does. */
function call(entry: OperatorEntry, args: readonly unknown[]): unknown {
  let lo = local.includedLo;
  let hi = local.includedHi;
  const { single, lists } = entry.tensorPositions;
  for (let i = 0; i < single.length; i++) {
    const tensor = args[single[i]!] as Tensor | null;
    if (tensor === null) continue;
    lo |= tensor.keysLo;
    hi |= tensor.keysHi;
  }
  for (let i = 0; i < lists.length; i++) {
    const list = args[lists[i]!] as readonly (Tensor | null)[] | null;
    if (list === null) continue;
    lo |= listKeysLo(list);
    hi |= listKeysHi(list);
  }
  lo &= local.keepLo & entry.maskLo;
  hi &= local.keepHi & entry.maskHi;
  return callCell(entry.table[slot(lo, hi)] as Kernel, args, lo, hi);
}

// -- registration

const source = "generated/layers/autocast.ts";

function register(list: AutocastList): void {
  for (const key of list.keys) {
    const id = slotOfKey(key);
    const device = deviceTypeOfBackend(key.slice("Autocast".length))!;
    let region = state.regions.get(device);
    if (region === undefined) {
      region = { device, bit: runtimeKeys[id]!.hi, dtypeCode: dtypeCodeOf(list.dtype) };
      state.regions.set(device, region);
    }
    const wanted = new Map<string, KernelRecord>();
    for (const [policy, operators] of Object.entries(list.operators) as [
      AutocastPolicy,
      (typeof list.operators)[AutocastPolicy],
    ][]) {
      const plain = new KernelRecord(new AutocastKernel(policy, region, policies[policy], null), source);
      for (const [name, detail] of operators ?? []) {
        const kernel = detail === null ? plain.boxed! : new AutocastKernel(policy, region, policies[policy], detail);
        wanted.set(name, new KernelRecord(kernel, source));
      }
    }
    const give = (entry: OperatorEntry): void => {
      const record = wanted.get(entry.name);
      if (record === undefined || entry.kernels.has(id)) return;
      registry.add(entry, id, record);
    };
    for (const name of wanted.keys()) {
      const entry = registry.entries.get(name);
      if (entry !== undefined && entry.definition !== null) give(entry);
    }
    // A program may leave operators out, or load them later.
    registry.listeners.add({ registered: give });
  }
}

function registerAll(): void {
  if (state.registered) return;
  state.registered = true;
  for (const lists of [autocastLists, ...state.added]) for (const list of lists()) register(list);
}

/** Adds lists of a package that adds operators to the library: what the generator writes of its `autocast:` fields. */
export function addAutocastLists(lists: () => readonly AutocastList[]): void {
  if (state.added.includes(lists)) return;
  state.added.push(lists);
  if (state.registered) for (const list of lists()) register(list);
}

function regionOf(device: unknown, what: string): AutocastRegion {
  registerAll();
  const type = deviceType(parseDevice(device as Device));
  const region = state.regions.get(type);
  if (region !== undefined) return region;
  throw new ArgumentError(
    `${what}: there is no autocast for ${type}; there is for ${[...state.regions.keys()].join(", ")}`,
  );
}

// -- regions

/**
 * Opens a region of autocast, until disposed: `using region = autocastGuard({ dtype: "bfloat16" })`. Regions nest, and are disposed in
 * the reverse order.
 * @throws ArgumentError for an option that there is not, a device without autocast, and another dtype than bfloat16 and float16
 */
export function autocastGuard(options: AutocastOptions = {}): DispatchGuard {
  checkOptions("autocast", options, optionNames);
  const { device = "cpu", dtype, enabled = true, cacheEnabled = state.cacheEnabled } = options;
  for (const [name, value] of Object.entries({ enabled, cacheEnabled })) {
    if (typeof value !== "boolean")
      throw new ArgumentError(`autocast: ${name} has to be true or false, got ${describe(value)}`);
  }
  const region = regionOf(device, "autocast");
  if (dtype !== undefined && !(isDType(dtype) && fastDTypes.includes(dtype)))
    throw new ArgumentError(`autocast: dtype has to be ${fastDTypes.join(" or ")}, got ${describe(dtype)}`);
  const before = {
    on: (local.keepHi & region.bit) !== 0,
    dtypeCode: region.dtypeCode,
    cacheEnabled: state.cacheEnabled,
  };
  setEnabled(region, enabled);
  if (dtype !== undefined) region.dtypeCode = dtypeCodeOf(dtype);
  state.cacheEnabled = cacheEnabled;
  state.depth++;
  let active = true;
  const dispose = (): void => {
    if (!active) return;
    active = false;
    if (--state.depth === 0) clearAutocastCache();
    setEnabled(region, before.on);
    region.dtypeCode = before.dtypeCode;
    state.cacheEnabled = before.cacheEnabled;
  };
  return { dispose, [Symbol.dispose]: dispose };
}

function setEnabled({ bit }: AutocastRegion, enabled: boolean): void {
  if (enabled) local.keepHi |= bit;
  else local.keepHi &= ~bit;
}

/**
 * Runs `body` in a region of autocast: matrix products and convolutions run in the fast dtype, what needs the precision in float32, and
 * autograd records the casts. Tensors of float64, integers, other devices, and given outputs are not cast.
 * @returns the result of `body`, which must not be a promise
 * @throws ArgumentError as `autocastGuard`
 */
export function autocast<R>(options: AutocastOptions, body: () => R): R {
  return underGuard(autocastGuard(options), "autocast", body);
}

/** Whether calls on tensors of the device are cast here. */
export function isAutocastEnabled(device: Device = "cpu"): boolean {
  return (local.keepHi & regionOf(device, "isAutocastEnabled").bit) !== 0;
}

/** What fast operators on the device run in here. */
export function autocastDType(device: Device = "cpu"): DType {
  return dtypeOf(regionOf(device, "autocastDType").dtypeCode);
}

/** Whether casts of weights are cached here. */
export function isAutocastCacheEnabled(): boolean {
  return state.cacheEnabled;
}

/** Forgets the casts of weights: after weights were changed inside a region. */
export function clearAutocastCache(): void {
  state.cache = new WeakMap();
}
