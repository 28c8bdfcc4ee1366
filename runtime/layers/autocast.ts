// Autocast: regions in which operators run in a suitable dtype. Operator lists come from the YAML; each policy is one boxed kernel.
/// <reference lib="esnext.disposable" preserve="true" />

import { autocastLists } from "../../generated/layers/autocast.js";
import { _to_copy } from "../../generated/operators.js";
import { isGradEnabled } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { type Device, deviceType, parseDevice } from "../core/device.js";
import { type DType, dtypeCodeOf, dtypeOf, FLOAT32, FLOAT64, infoOf, isDType } from "../core/dtype.js";
import { ArgumentError, DispatchError, DTypeError } from "../core/errors.js";
import { ValueSetting } from "../core/local-state.js";
import { checkOptions } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { callCell } from "../dispatch/boxing.js";
import { BoxedKernel, type Kernel, KernelRecord } from "../dispatch/kernel.js";
import { backendOfDeviceType, deviceTypeOfBackend, runtimeKeys, slotOfKey } from "../dispatch/keys.js";
import { type DispatchGuard, guardThen, keeping, local, underGuard } from "../dispatch/local.js";
import { listKeysHi, listKeysLo } from "../dispatch/operator.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { registry } from "../dispatch/operator-registry.js";
import { slot } from "../dispatch/slots.js";
import type { AutocastList, AutocastPolicy } from "../modes/autocast-list.js";
import {
  type AutocastRegion,
  cacheSetting,
  type ProgramPolicy,
  autocastState as state,
} from "../modes/autocast-state.js";

/** Options of an autocast region. */
export interface AutocastOptions {
  /** The device whose tensors are cast; `cpu` by default. */
  readonly device?: Device | undefined;
  /** The fast dtype: `bfloat16` or `float16`. By default that of the enclosing region; outside of regions `bfloat16` on the CPU, `float16` on GPUs. */
  readonly dtype?: DType | undefined;
  /** False disables autocast inside a region. */
  readonly enabled?: boolean | undefined;
  /** Whether casts of weights are cached until the outermost region ends; by default as in the enclosing region. */
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

/** Whether autocast casts the tensor: floating point but not float64, on the region's device. */
function isEligible(tensor: Tensor, { bit }: AutocastRegion): boolean {
  return isCandidate(tensor, bit) && tensor.dtypeCode !== FLOAT64;
}

function isCandidate(tensor: Tensor, bit: number): boolean {
  return (tensor.keysHi & bit) !== 0 && infoOf(tensor.dtypeCode).class === "float";
}

/** A float32 leaf that requires grad and is not a view: a weight, whose cast is cached. */
function isWeight({ autograd, dtypeCode }: Tensor): boolean {
  return autograd?.requiresGrad === true && autograd.leaf && autograd.view === null && dtypeCode === FLOAT32;
}

function cast(tensor: Tensor, dtypeCode: number): Tensor {
  return _to_copy(tensor, dtypeOf(dtypeCode), null, null, null, false, null);
}

function castTo(tensor: Tensor, dtypeCode: number, region: AutocastRegion): Tensor {
  if (tensor.dtypeCode === dtypeCode || !isEligible(tensor, region)) return tensor;
  if (!state.cacheEnabled || dtypeCode !== region.dtypeCode || !isWeight(tensor)) return cast(tensor, dtypeCode);
  const cached = state.cache.casts.get(tensor);
  // A cast that was not recorded cannot pass gradients on to the weight.
  if (cached !== undefined && cached.dtypeCode === dtypeCode && (cached.autograd !== null || !isGradEnabled()))
    return cached;
  const converted = cast(tensor, dtypeCode);
  state.cache.casts.set(tensor, converted);
  return converted;
}

/** Replaces every tensor in the array of arguments by its cast. */
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

/** Changes the arguments of a call, and returns the operator to call. */
type Policy = (entry: OperatorEntry, args: unknown[], region: AutocastRegion, detail: string | null) => OperatorEntry;

const inFast: Policy = (entry, args, region) => {
  castAll(entry, args, region.dtypeCode, region);
  return entry;
};

const inFloat32: Policy = (entry, args, region) => {
  castAll(entry, args, FLOAT32, region);
  return entry;
};

/** Computes in float32 by the operator's `dtype` argument, unless the caller passed one. */
const intoFloat32: Policy = (entry, args, region) => {
  if (isEligible(args[0] as Tensor, region)) {
    const at = entry.parameters.list.findIndex(({ name }) => name === "dtype");
    args[at] ??= dtypeOf(FLOAT32);
  }
  return entry;
};

/** The same for an operator that takes a dtype in another overload. */
const appendFloat32: Policy = (_entry, args, region, detail) => {
  const first = args[0] as Tensor;
  args.push(isEligible(first, region) ? dtypeOf(FLOAT32) : first.dtype);
  return registry.entry(detail!);
};

/** The wider of the fast dtype and float32 among the arguments. */
const promoted: Policy = (entry, args, region) => {
  let code = region.dtypeCode;
  const visit = (tensor: Tensor | null): void => {
    if (tensor == null || !isEligible(tensor, region)) return;
    const { dtypeCode } = tensor;
    if (dtypeCode === FLOAT32) code = FLOAT32;
    else if (dtypeCode !== region.dtypeCode && code !== FLOAT32)
      throw new DTypeError(
        `${entry.name}: autocast to ${dtypeOf(region.dtypeCode)} cannot promote ${tensor.dtype}; cast the argument, or disable autocast for the call`,
      );
  };
  const { single, lists } = entry.tensorPositions;
  for (const at of single) visit(args[at] as Tensor | null);
  for (const at of lists) for (const one of (args[at] as readonly (Tensor | null)[] | null) ?? []) visit(one);
  castAll(entry, args, code, region);
  return entry;
};

/** The call as it is: the operators that its kernel calls run without autocast, as they do in a kernel that calls none. */
const asGiven: Policy = (entry) => entry;

const refused: Policy = (entry, _args, _region, detail) => {
  throw new DispatchError(
    `${entry.name} does not run under autocast: ${detail}. If you need it, call it on float32 tensors in autocast({ enabled: false }, ...)`,
    { schema: entry.described },
  );
};

const policies: Readonly<Record<AutocastPolicy, Policy>> = {
  lower_precision_fp: inFast,
  fp32: inFloat32,
  fp32_set_opt_dtype: intoFloat32,
  fp32_append_dtype: appendFloat32,
  promote: promoted,
  no_cast: asGiven,
  banned: refused,
};

/** The kernel of a policy at a key, shared by all operators of the list. It casts arguments and calls the operator again with its key excluded. */
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
    // Drops the two words of the key set: the key set is computed again, as casts may have other keys.
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

/** Calls an operator like its stub. */
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
      region = new Region(device, runtimeKeys[id]!.hi, dtypeCodeOf(list.dtype));
      state.regions.set(device, region);
    }
    const records = new Map<string, KernelRecord>();
    for (const [policy, operators] of Object.entries(list.operators) as [
      AutocastPolicy,
      (typeof list.operators)[AutocastPolicy],
    ][]) {
      const plain = new KernelRecord(new AutocastKernel(policy, region, policies[policy], null), source);
      for (const [name, detail] of operators ?? []) {
        const kernel = detail === null ? plain.boxed! : new AutocastKernel(policy, region, policies[policy], detail);
        records.set(name, new KernelRecord(kernel, source));
      }
    }
    const registerFor = (entry: OperatorEntry): void => {
      const record = records.get(entry.name);
      if (record === undefined || entry.kernels.has(id)) return;
      registry.add(entry, id, record);
    };
    for (const name of records.keys()) {
      const entry = registry.entries.get(name);
      if (entry !== undefined && entry.definition !== null) registerFor(entry);
    }
    // A program may omit operators, or load them later.
    registry.listeners.add({ registered: registerFor });
  }
}

class Region implements AutocastRegion {
  readonly device: string;
  readonly bit: number;
  dtypeCode: number;
  readonly setting: ValueSetting<number>;

  constructor(device: string, bit: number, dtypeCode: number) {
    this.device = device;
    this.bit = bit;
    this.dtypeCode = dtypeCode;
    this.setting = new ValueSetting(
      () => this.dtypeCode,
      (code) => {
        this.dtypeCode = code;
      },
    );
  }
}

function registerAll(): void {
  if (state.registered) return;
  state.registered = true;
  for (const lists of [autocastLists, ...state.added]) for (const list of lists()) register(list);
  state.apply = applyProgram;
  for (const policy of state.programs) applyProgram(policy);
}

/** Registers what a program says of an operator: it replaces what the registry says. */
function applyProgram(given: ProgramPolicy): void {
  const { op, policy, source: from, remove } = given;
  const undone: (() => void)[] = [];
  for (const region of state.regions.values()) {
    if (given.device !== null && given.device !== region.device) continue;
    const id = slotOfKey(autocastKeyOf(region));
    const record = new KernelRecord(new AutocastKernel(policy, region, policies[policy], null), from);
    record.replaces = true;
    registry.add(op, id, record);
    undone.push(() => remove(op, id, record));
  }
  given.undo = () => {
    for (const undo of undone) undo();
  };
}

const autocastKeyOf = ({ device }: AutocastRegion): string => `Autocast${backendOfDeviceType(device)!}`;

/** Adds the lists of a package with additional operators, as generated from its `autocast:` fields. */
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
    `${what}: there is no autocast for ${type}; supported are ${[...state.regions.keys()].join(", ")}`,
  );
}

// -- regions

/**
 * Opens an autocast region until disposed: `using region = autocastGuard({ dtype: "bfloat16" })`. Regions nest, and may be disposed in
 * any order: what the newest open one states applies.
 * @throws ArgumentError for an unknown option, a device without autocast, and a dtype other than bfloat16 and float16
 */
export function autocastGuard(options: AutocastOptions = {}): DispatchGuard {
  return open(options, false);
}

function open(options: AutocastOptions, isScoped: boolean): DispatchGuard {
  checkOptions("autocast", options, optionNames);
  const { device = "cpu", dtype, enabled = true, cacheEnabled } = options;
  for (const [name, value] of Object.entries({ enabled, cacheEnabled: cacheEnabled ?? true })) {
    if (typeof value !== "boolean")
      throw new ArgumentError(`autocast: ${name} must be true or false, got ${describe(value)}`);
  }
  const region = regionOf(device, "autocast");
  if (dtype !== undefined && !(isDType(dtype) && fastDTypes.includes(dtype)))
    throw new ArgumentError(`autocast: dtype must be ${fastDTypes.join(" or ")}, got ${describe(dtype)}`);
  const changes = keeping(region.bit, enabled, isScoped);
  if (dtype !== undefined) changes.and(region.setting.set(dtypeCodeOf(dtype), isScoped));
  if (cacheEnabled !== undefined) changes.and(cacheSetting.set(cacheEnabled, isScoped));
  const { cache } = state;
  cache.depth++;
  return guardThen(changes, () => {
    if (--cache.depth === 0) cache.casts = new WeakMap();
  });
}

/**
 * Runs `body` in an autocast region: matrix products and convolutions run in the fast dtype, operators that need precision in float32, and
 * autograd records the casts. float64, integer and `out` tensors and those of other devices are not cast.
 * @returns the result of `body`, which must not be a promise
 * @throws ArgumentError in the same cases as `autocastGuard`
 */
export function autocast<R>(options: AutocastOptions, body: () => R): R {
  return underGuard(open(options, true), "autocast", body);
}

/** Whether autocast is enabled for the device. */
export function isAutocastEnabled(device: Device = "cpu"): boolean {
  return (local.keepHi & regionOf(device, "isAutocastEnabled").bit) !== 0;
}

/** The fast dtype of the device's current region. */
export function autocastDType(device: Device = "cpu"): DType {
  return dtypeOf(regionOf(device, "autocastDType").dtypeCode);
}

/** Whether casts of weights are cached. */
export function isAutocastCacheEnabled(): boolean {
  return state.cacheEnabled;
}

/** Clears the cache of casts, as required after weights were changed inside a region. */
export function clearAutocastCache(): void {
  state.cache.casts = new WeakMap();
}
