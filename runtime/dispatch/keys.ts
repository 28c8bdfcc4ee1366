// The dispatch keys: one list, from which words, table slots, names and alias sets are computed. Imports core/shared.ts only.
import { once } from "../core/shared.js";

/** What a key does for an operator that registers nothing at it: pass on, or have no kernel. */
export type DefaultFallback = "fallthrough" | "missing";

interface FunctionalityRow {
  readonly name: string;
  /** One runtime key per backend (`CPU`, `AutogradCPU`) instead of a single one. */
  readonly perBackend: boolean;
  readonly fallback: DefaultFallback;
  /** Prefix of the runtime keys' names when per backend: Dense has none. */
  readonly prefix: string;
}

function single<const N extends string>(name: N, fallback: DefaultFallback = "missing") {
  return { name, perBackend: false as const, fallback, prefix: "" as const };
}

function perBackend<const N extends string, const P extends string>(
  name: N,
  prefix: P,
  fallback: DefaultFallback = "missing",
) {
  return { name, perBackend: true as const, fallback, prefix };
}

const listedBackends = [
  "CPU",
  "CUDA",
  "HIP",
  "XLA",
  "MPS",
  "IPU",
  "XPU",
  "HPU",
  "VE",
  "Lazy",
  "WebGPU",
  "Meta",
  "PrivateUse1",
  "PrivateUse2",
  "PrivateUse3",
] as const;

/** Backend components, lowest first. A set with several dispatches to the highest. Shared, as names can be given. */
export const backendNames: typeof listedBackends = /* @__PURE__ */ once(
  "dispatch.backends",
  () => [...listedBackends] as unknown as typeof listedBackends,
);

/** Functionality keys, lowest priority first. Adding a layer is one row here and one fallback. */
export const functionalityRows = [
  perBackend("Dense", ""),
  single("FPGA"),
  single("ORT"),
  single("Vulkan"),
  single("Metal"),
  perBackend("Quantized", "Quantized"),
  single("CustomRNGKeyId"),
  single("MkldnnCPU"),
  perBackend("Sparse", "Sparse"),
  single("SparseCsrCPU"),
  single("SparseCsrCUDA"),
  perBackend("NestedTensor", "NestedTensor"),
  single("BackendSelect", "fallthrough"),
  single("Python"),
  single("Fake"),
  single("FuncTorchDynamicLayerBackMode"),
  single("Functionalize"),
  single("Named", "fallthrough"),
  single("Conjugate"),
  single("Negative"),
  single("ZeroTensor"),
  single("ADInplaceOrView", "fallthrough"),
  single("AutogradOther", "fallthrough"),
  perBackend("AutogradFunctionality", "Autograd", "fallthrough"),
  single("AutogradNestedTensor", "fallthrough"),
  single("Tracer"),
  single("AutocastCPU", "fallthrough"),
  single("AutocastXPU", "fallthrough"),
  single("AutocastCUDA", "fallthrough"),
  single("AutocastWebGPU", "fallthrough"),
  single("Profiler", "fallthrough"),
  single("FuncTorchBatched"),
  single("FuncTorchVmapMode", "fallthrough"),
  single("Batched"),
  single("VmapMode", "fallthrough"),
  single("FuncTorchGradWrapper"),
  single("DeferredInit"),
  single("PythonTLSSnapshot", "fallthrough"),
  single("FuncTorchDynamicLayerFrontMode"),
  single("PreDispatch", "fallthrough"),
  single("TESTING_ONLY_GenericWrapper"),
  single("TESTING_ONLY_GenericMode"),
  single("PythonDispatcher", "fallthrough"),
] as const satisfies readonly FunctionalityRow[];

/** Keys that exist only at registration and stand for a set of runtime keys. */
export const aliasNames = [
  "Autograd",
  "CompositeImplicitAutograd",
  "CompositeImplicitAutogradNestedTensor",
  "CompositeExplicitAutograd",
  "CompositeExplicitAutogradNonFunctional",
] as const;

export type BackendName = (typeof backendNames)[number];
export type FunctionalityName = (typeof functionalityRows)[number]["name"];
export type AliasName = (typeof aliasNames)[number];
type RowOf<R> = R extends { perBackend: true; prefix: infer P extends string }
  ? `${P}${BackendName}`
  : R extends { name: infer N extends string }
    ? N
    : never;
/**
 * Backends that `nameBackend` names, with their device types. A program tells the compiler of its own:
 * `declare module "tengen" { interface NamedBackends { Accel: "accel" } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: programs add to it
export interface NamedBackends {}
/** A key that has a cell in every operator's table. */
export type RuntimeKeyName =
  | "Undefined"
  | RowOf<(typeof functionalityRows)[number]>
  | keyof NamedBackends
  | `Autograd${keyof NamedBackends}`;
/** Any name that a registration may give. */
export type DispatchKeyName = RuntimeKeyName | AliasName | FunctionalityName;

export const backendCount = backendNames.length;
export const functionalityCount = functionalityRows.length;

/** The low word: 16 bits of backends, then the lowest 14 functionalities; the high word: the rest, from bit 0. */
export const backendBits = 16;
export const lowFunctionalities = 14;
/** All bits a word may have. */
export const fullWord = 0x3fffffff;
/** The backends' bits of the low word. */
export const backendMask = 0xffff;
/** The functionalities' bits of the low word. */
export const lowFunctionalityMask = fullWord & ~backendMask;

/** One row of the table index: a runtime key. Its `slot` is its place in every operator's table. */
export interface RuntimeKey {
  readonly name: RuntimeKeyName;
  readonly slot: number;
  /** Index into functionalityRows; -1 for Undefined. */
  readonly functionality: number;
  /** Index into backendNames; -1 where the key has no backend. */
  readonly backend: number;
  readonly lo: number;
  readonly hi: number;
}

export function functionalityLo(index: number): number {
  return index >= 0 && index < lowFunctionalities ? 1 << (backendBits + index) : 0;
}

export function functionalityHi(index: number): number {
  return index >= lowFunctionalities ? 1 << (index - lowFunctionalities) : 0;
}

interface KeyTables {
  readonly keys: RuntimeKey[];
  /** First slot of each functionality. */
  readonly firstSlots: number[];
  readonly slotByName: Map<string, number>;
}

function listRuntimeKeys(): KeyTables {
  const firstSlots: number[] = [];
  const keys: RuntimeKey[] = [{ name: "Undefined", slot: 0, functionality: -1, backend: -1, lo: 0, hi: 0 }];
  functionalityRows.forEach((row, functionality) => {
    const lo = functionalityLo(functionality);
    const hi = functionalityHi(functionality);
    firstSlots.push(keys.length);
    if (row.perBackend) {
      backendNames.forEach((backend, b) => {
        const name = `${row.prefix}${backend}` as RuntimeKeyName;
        keys.push({ name, slot: keys.length, functionality, backend: b, lo: lo | (1 << b), hi });
      });
    } else {
      keys.push({ name: row.name as RuntimeKeyName, slot: keys.length, functionality, backend: -1, lo, hi });
    }
  });
  return { keys, firstSlots, slotByName: new Map(keys.map((key) => [key.name, key.slot])) };
}

// The names that PrivateUse backends are given hold for every copy of the package.
const tables: KeyTables = /* @__PURE__ */ once("dispatch.keys", listRuntimeKeys);

/** Every runtime key by slot, lowest priority first; slot 0 is Undefined. */
export const runtimeKeys: readonly RuntimeKey[] = tables.keys;
export const slotCount: number = runtimeKeys.length;
/** First slot of functionality `i`. */
export const firstSlotOf: readonly number[] = tables.firstSlots;

const { slotByName } = tables;
const functionalityByName: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  functionalityRows.map((row, index) => [row.name, index]),
);

/** The per-backend functionalities' own names (`Dense`, `AutogradFunctionality`): they name a bit, not a cell. */
export const buildingBlockNames: readonly FunctionalityName[] = functionalityRows
  .filter((row) => row.perBackend)
  .map((row) => row.name);

/** Index of a functionality in the list. Throws when there is none of that name. */
export function functionalityIndex(name: FunctionalityName): number {
  const index = functionalityByName.get(name);
  if (index === undefined) throw new Error(`there is no functionality key named ${name}`);
  return index;
}

/** The slot of a runtime key, or -1 if the name is none (an alias, a building block, unknown). */
export function slotOfKey(name: string): number {
  return slotByName.get(name) ?? -1;
}

export function isAliasName(name: string): name is AliasName {
  return (aliasNames as readonly string[]).includes(name);
}

/** Whether `name` names any key: runtime, alias or building block. */
export function isKeyName(name: string): name is DispatchKeyName {
  return slotByName.has(name) || functionalityByName.has(name) || isAliasName(name);
}

/** The bits of a runtime key, a building block, or nothing for Undefined. Throws for aliases and unknown names. */
export function wordsOf(name: string): { readonly lo: number; readonly hi: number } {
  const slot = slotByName.get(name);
  if (slot !== undefined) return runtimeKeys[slot]!;
  const functionality = functionalityByName.get(name);
  if (functionality !== undefined) {
    return { lo: functionalityLo(functionality), hi: functionalityHi(functionality) };
  }
  throw new Error(
    isAliasName(name)
      ? `${name} is an alias key: it exists only at registration and has no bit`
      : `there is no dispatch key named ${name}`,
  );
}

const bit = (name: FunctionalityName): number => {
  const index = functionalityIndex(name);
  return functionalityLo(index) | functionalityHi(index);
};

export const denseLo: number = /* @__PURE__ */ bit("Dense");
export const sparseLo: number = /* @__PURE__ */ bit("Sparse");
export const quantizedLo: number = /* @__PURE__ */ bit("Quantized");
export const nestedTensorLo: number = /* @__PURE__ */ bit("NestedTensor");
export const backendSelectLo: number = /* @__PURE__ */ bit("BackendSelect");
export const pythonLo: number = /* @__PURE__ */ bit("Python");
export const pythonSnapshotHi: number = /* @__PURE__ */ bit("PythonTLSSnapshot");
export const inplaceOrViewHi: number = /* @__PURE__ */ bit("ADInplaceOrView");
export const functionalizeHi: number = /* @__PURE__ */ bit("Functionalize");
export const tracerHi: number = /* @__PURE__ */ bit("Tracer");
export const profilerHi: number = /* @__PURE__ */ bit("Profiler");
/** All autograd keys: per backend, AutogradOther, AutogradNestedTensor. */
export const autogradHi: number =
  /* @__PURE__ */ bit("AutogradFunctionality") | bit("AutogradOther") | bit("AutogradNestedTensor");
export const autogradFunctionalityHi: number = /* @__PURE__ */ bit("AutogradFunctionality");
/** All autocast keys: on tensors, and excluded by default. */
export const autocastHi: number =
  /* @__PURE__ */ bit("AutocastCPU") | bit("AutocastXPU") | bit("AutocastCUDA") | bit("AutocastWebGPU");

/** What the included set holds when no guard is active. */
export const defaultIncludedLo: number = backendSelectLo;
export const defaultIncludedHi: number = inplaceOrViewHi;
/** The complement of what the excluded set holds when no guard is active. */
export const defaultKeepLo: number = fullWord;
export const defaultKeepHi: number = fullWord & ~autocastHi;

const autocastOfBackend: Readonly<Partial<Record<BackendName, FunctionalityName>>> = {
  CPU: "AutocastCPU",
  XPU: "AutocastXPU",
  CUDA: "AutocastCUDA",
  WebGPU: "AutocastWebGPU",
};

/** Low word of the keys that a plain strided tensor of a backend carries. */
export function denseTensorLo(backend: BackendName): number {
  return denseLo | wordsOf(backend).lo;
}

/** High word of the keys that a plain tensor of a backend carries: its autograd key, ADInplaceOrView, its autocast key. */
export function tensorHi(backend: BackendName): number {
  const autocast = autocastOfBackend[backend];
  return autogradFunctionalityHi | inplaceOrViewHi | (autocast === undefined ? 0 : bit(autocast));
}

const listedDevices: Readonly<Record<string, BackendName>> = {
  cpu: "CPU",
  cuda: "CUDA",
  hip: "HIP",
  xla: "XLA",
  mps: "MPS",
  ipu: "IPU",
  xpu: "XPU",
  hpu: "HPU",
  ve: "VE",
  lazy: "Lazy",
  webgpu: "WebGPU",
  meta: "Meta",
  privateuseone: "PrivateUse1",
  privateusetwo: "PrivateUse2",
  privateusethree: "PrivateUse3",
};

const deviceBackends: Map<string, BackendName> = /* @__PURE__ */ once(
  "dispatch.devices",
  () => new Map(Object.entries(listedDevices)),
);

/** The backend of a device type such as `cpu`, or undefined if the type is unknown. */
export function backendOfDeviceType(type: string): BackendName | undefined {
  return deviceBackends.get(type);
}

/** The device types that backends have, with the names that PrivateUse backends were given. */
export function deviceTypes(): string[] {
  return [...deviceBackends.keys()];
}

/**
 * Gives a PrivateUse backend a name of its own: its keys are then called and printed by it (`Accel`, `AutogradAccel`), its
 * devices too (`accel`, `accel:1`), and the old names go on to work. The name is the program's, whichever copy of the
 * package it was given to: give it once, before anything prints.
 * @throws Error for other backends, names that keys have already, and names that are no identifiers
 */
export function nameBackend(backend: "PrivateUse1" | "PrivateUse2" | "PrivateUse3", name: string): void {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `a backend's name begins with a capital letter and holds letters and digits: ${JSON.stringify(name)}`,
    );
  }
  const index = (listedBackends as readonly string[]).indexOf(backend);
  if (index < 0 || !backend.startsWith("PrivateUse"))
    throw new Error(`only PrivateUse backends can be named, not ${backend}`);
  const keys = runtimeKeys.filter((key) => key.backend === index);
  const names = keys.map((key) => `${functionalityRows[key.functionality]!.prefix}${name}`);
  const taken = names.find((one, i) => isKeyName(one) && slotByName.get(one) !== keys[i]!.slot);
  if (taken !== undefined) throw new Error(`there is a dispatch key ${taken} already`);
  const type = name.toLowerCase();
  const owner = deviceBackends.get(type);
  if (owner !== undefined && owner !== backend) throw new Error(`the device type ${type} belongs to ${owner} already`);
  keys.forEach((key, i) => {
    (key as { name: string }).name = names[i]!;
    slotByName.set(names[i]!, key.slot);
  });
  (backendNames as unknown as string[])[index] = name;
  deviceBackends.set(type, backend);
}

/** Words with every bit of a functionality list; for masks that are computed from names. */
export function functionalityWords(names: readonly FunctionalityName[]): { lo: number; hi: number } {
  let lo = 0;
  let hi = 0;
  for (const name of names) {
    const index = functionalityIndex(name);
    lo |= functionalityLo(index);
    hi |= functionalityHi(index);
  }
  return { lo, hi };
}

// The backends that AutogradOther stands for: they share its one key.
const otherSingles: readonly FunctionalityName[] = [
  "FPGA",
  "ORT",
  "Vulkan",
  "Metal",
  "SparseCsrCPU",
  "SparseCsrCUDA",
  "CustomRNGKeyId",
  "MkldnnCPU",
];
// Backends that only lower to functional graphs: CompositeExplicitAutogradNonFunctional leaves them out.
const functionalBackends: readonly BackendName[] = ["XLA", "Lazy"];
// Autograd keys of these have no backend keys of their own in C10 1.13.
const backendsWithoutAutogradBackends: readonly BackendName[] = ["HIP", "VE"];

function isOf(key: RuntimeKey, names: readonly FunctionalityName[]): boolean {
  return key.functionality >= 0 && names.includes(functionalityRows[key.functionality]!.name);
}

const autogradRows: readonly FunctionalityName[] = ["AutogradOther", "AutogradFunctionality", "AutogradNestedTensor"];
const otherRows: readonly FunctionalityName[] = [...otherSingles, "Sparse", "Quantized"];
const explicitRows: readonly FunctionalityName[] = ["Dense", ...otherRows];

/** Whether `key` is one of those that an alias key stands for (Undefined never is). */
export function isInAlias(key: RuntimeKey, alias: AliasName): boolean {
  switch (alias) {
    case "Autograd":
      return isOf(key, autogradRows);
    case "CompositeExplicitAutograd":
      return isOf(key, explicitRows);
    case "CompositeExplicitAutogradNonFunctional":
      return (
        isOf(key, explicitRows) &&
        !isOf(key, ["Sparse"]) &&
        !(key.backend >= 0 && functionalBackends.includes(backendNames[key.backend]!))
      );
    case "CompositeImplicitAutograd":
      return isOf(key, [...explicitRows, ...autogradRows, "NestedTensor"]);
    case "CompositeImplicitAutogradNestedTensor":
      return isOf(key, ["NestedTensor", "AutogradNestedTensor"]);
  }
}

/** The runtime keys that an alias key stands for, by slot. */
export const aliasSlots: Readonly<Record<AliasName, readonly number[]>> = /* @__PURE__ */ Object.fromEntries(
  aliasNames.map((alias) => [alias, runtimeKeys.filter((key) => isInAlias(key, alias)).map((key) => key.slot)]),
) as unknown as Readonly<Record<AliasName, readonly number[]>>;

/** The backend keys whose kernels an autograd key differentiates; empty for keys that are not autograd keys. */
export function backendsOfAutograd(key: RuntimeKey): readonly RuntimeKey[] {
  if (isOf(key, ["AutogradOther"])) return runtimeKeys.filter((other) => isOf(other, otherRows));
  if (isOf(key, ["AutogradNestedTensor"])) return runtimeKeys.filter((other) => isOf(other, ["NestedTensor"]));
  if (isOf(key, ["AutogradFunctionality"])) {
    const backend = backendNames[key.backend]!;
    if (backendsWithoutAutogradBackends.includes(backend)) return [];
    return [runtimeKeys[slotOfKey(backend)]!];
  }
  return [];
}
