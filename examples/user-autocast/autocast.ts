// Autocast as a user program: one boxed fallback at a dispatch key, a table of policies, and guards that include the key.

import {
  boxed,
  type Device,
  type DispatchGuard,
  type DType,
  dispatcher,
  forceKeysGuard,
  isGradEnabled,
  KeySet,
  library,
  localKeySet,
  mapTensors,
  type OperatorEntry,
  type Tensor,
  withExcluded,
} from "../../generated/index.js";
import { lists } from "./lists.js";

/** C10's key for testing modes: above all others, on no tensor, and without a kernel of any operator. */
const key = KeySet.of("TESTING_ONLY_GenericMode");

export interface Options {
  /** The device whose tensors are cast: `cpu`, `cuda` or `webgpu`. */
  readonly device?: Device;
  /** The dtype of fast operators. By default that of the enclosing region; outside of all regions bfloat16 on the CPU, and float16 on other devices. */
  readonly dtype?: "bfloat16" | "float16";
  readonly enabled?: boolean;
  /** Whether casts of weights are cached until the outermost region ends. */
  readonly cacheEnabled?: boolean;
  /** Policies that replace the list's, by operator; null removes an operator from the list. */
  readonly changes?: Readonly<Record<string, string | null>>;
}

/** How calls on tensors of one device are run. */
interface Region {
  readonly device: string;
  readonly enabled: boolean;
  readonly dtype: DType;
  readonly policies: Readonly<Record<string, string | null>>;
}

interface State {
  readonly regions: readonly Region[];
  readonly cacheEnabled: boolean;
}

const start: State = {
  regions: ["cpu", "cuda", "webgpu"].map((device) => ({
    device,
    enabled: false,
    dtype: device === "cpu" ? "bfloat16" : "float16",
    policies: lists[device === "cpu" ? "cpu" : "cuda"]!,
  })),
  cacheEnabled: true,
};
let state = start;
let depth = 0;
let cache = new WeakMap<Tensor, Tensor>();

// ---- casts

const isShort = (dtype: DType): boolean => dtype === "bfloat16" || dtype === "float16";

const isEligible = (x: Tensor, { device }: Region): boolean =>
  x.device.split(":")[0] === device && (x.dtype === "float32" || isShort(x.dtype));

/** A float32 leaf that requires grad and is not a view: cast once however often it is used. */
const isWeight = (x: Tensor): boolean => x.requiresGrad && x.isLeaf && !x.isView && x.dtype === "float32";

function cast(x: Tensor, dtype: DType, region: Region): Tensor {
  if (x.dtype === dtype || !isEligible(x, region)) return x;
  const keeps = state.cacheEnabled && dtype === region.dtype && isWeight(x);
  const cached = keeps ? cache.get(x) : undefined;
  // A cast made without recording has no gradient path to the weight.
  if (cached !== undefined && cached.dtype === dtype && (cached.requiresGrad || !isGradEnabled())) return cached;
  const cast = x.to({ dtype });
  if (keeps) cache.set(x, cast);
  return cast;
}

// ---- policies

interface Call {
  readonly op: OperatorEntry;
  readonly args: readonly unknown[];
}

type Policy = (call: Call, region: Region, detail: string) => Call;

const castAll = ({ op, args }: Call, dtype: DType, region: Region): Call => ({
  op,
  args: mapTensors(args, (x) => cast(x, dtype, region)) as readonly unknown[],
});

/** The overload with the same arguments followed by a dtype. */
function withDType({ name, schema }: OperatorEntry): OperatorEntry {
  const wanted = [...schema.arguments.map((one) => one.name), "dtype"].join();
  const [base] = name.split(".");
  return dispatcher.overloadsOf(base!).find((op) => op.schema.arguments.map((one) => one.name).join() === wanted)!;
}

const policies: Readonly<Record<string, Policy>> = {
  lower_precision_fp: (call, region) => castAll(call, region.dtype, region),
  fp32: (call, region) => castAll(call, "float32", region),
  fp32_set_opt_dtype({ op, args }, region) {
    const at = op.schema.arguments.findIndex(({ name }) => name === "dtype");
    const asks = args[at] === null && isEligible(args[0] as Tensor, region);
    return { op, args: asks ? args.with(at, "float32") : args };
  },
  fp32_append_dtype({ op, args }, region) {
    const first = args[0] as Tensor;
    return { op: withDType(op), args: [...args, isEligible(first, region) ? "float32" : first.dtype] };
  },
  promote(call, region) {
    let widest = region.dtype;
    mapTensors(call.args, (x) => {
      if (!isEligible(x, region)) return x;
      if (x.dtype === "float32") widest = "float32";
      else if (x.dtype !== region.dtype && widest !== "float32")
        throw new Error(`${call.op.name}: ${x.dtype} among arguments that autocast promotes to ${region.dtype}`);
      return x;
    });
    return castAll(call, widest, region);
  },
  no_cast: (call) => call,
  banned(call, _region, reason) {
    throw new Error(`${call.op.name} is not run under autocast: ${reason}`);
  },
};

/** One kernel for every operator: operators in no list of a present device are redispatched below. */
const fallback = boxed((op, keys, stack) => {
  const region = state.regions.find(({ enabled, device, policies: policiesHere }) => {
    if (!enabled || (policiesHere[op.name] ?? null) === null) return false;
    let isThere = false;
    mapTensors(stack.slice(stack.length - op.schema.arguments.length), (x) => {
      isThere ||= x.device.split(":")[0] === device;
      return x;
    });
    return isThere;
  });
  if (region === undefined) return dispatcher.redispatchBoxed(op, keys.difference(key), stack);
  const args = stack.splice(stack.length - op.schema.arguments.length);
  const [policy, ...detail] = region.policies[op.name]!.split(": ");
  // The arguments are already cast, so the operators that it is composed of must not be.
  const result = withExcluded(key, () => {
    const call = policies[policy!]!({ op, args }, region, detail.join(": "));
    return dispatcher.call(call.op, call.args);
  });
  stack.push(...(op.schema.returns.length === 1 ? [result] : (result as readonly unknown[])));
}, "userAutocast");

// ---- regions

/** Opens a region until it is disposed; regions nest. */
export function autocastGuard(options: Options = {}): DispatchGuard {
  const { device = "cpu", cacheEnabled = state.cacheEnabled } = options;
  const ownRegion = state.regions.find((region) => region.device === device);
  if (ownRegion === undefined) throw new Error(`there is no autocast for ${device}`);
  if (!dispatcher.hasFallback("TESTING_ONLY_GenericMode"))
    library("_", "IMPL", "TESTING_ONLY_GenericMode", "user-autocast").fallback(fallback);
  const { dtype = ownRegion.dtype, enabled = true, changes = {} } = options;
  const region: Region = { device, enabled, dtype, policies: { ...ownRegion.policies, ...changes } };
  const before = state;
  state = { regions: before.regions.map((one) => (one === ownRegion ? region : one)), cacheEnabled };
  const { included, excluded } = localKeySet();
  const isOn = state.regions.some((one) => one.enabled);
  const guard = forceKeysGuard(isOn ? included.union(key) : included.difference(key), excluded);
  depth++;
  let isOpen = true;
  const dispose = (): void => {
    if (!isOpen) return;
    isOpen = false;
    guard.dispose();
    state = before;
    if (--depth === 0) cache = new WeakMap();
  };
  return { dispose, [Symbol.dispose]: dispose };
}

/** Runs `body` in a region. */
export function autocast<R>(options: Options, body: () => R): R {
  const guard = autocastGuard(options);
  try {
    return body();
  } finally {
    guard.dispose();
  }
}

export const isAutocastEnabled = (device: Device = "cpu"): boolean =>
  state.regions.some((region) => region.device === device && region.enabled) &&
  !localKeySet().excluded.has("TESTING_ONLY_GenericMode");

export const isAutocastCacheEnabled = (): boolean => state.cacheEnabled;
