// The dispatch keys: one list, from which words, table slots, names and alias sets are computed.
import { describe } from "../core/describe.js";
import { DispatchError } from "../core/errors.js";
import { once } from "../core/shared.js";

// Numeric constants come first, so that bundlers inline them.

/**
 * The low word: 16 bits of backends, then the lowest 14 functionalities. The high word: the next 29, from bit 0. The third word: all
 * functionalities above those in the list.
 */
export const backendBits = 16;
export const lowFunctionalities = 14;
export const highFunctionalities = 29;
/** The capacity of three words: a double represents the high and the third word together exactly. */
export const mostFunctionalities = 64;
/** All bits a word may have. */
export const fullWord = 0x3fffffff;
/** The backends' bits of the low word. */
export const backendMask = 0xffff;
/**
 * The bit of the high word that represents the third word. Stubs compute with two words and see only this bit; the cell that it selects
 * finds the keys. Everywhere else, `thirdUnit` times the third word is added to the high word of a set with such keys.
 */
export const thirdBit = 0x20000000;
export const thirdUnit = 0x100000000;
/** All bits that the third word may have. */
export const fullThird = 0x1fffff;

/** A functionality key: one position in the order of priorities. */
export interface FunctionalityRow {
  readonly name: FunctionalityName;
  /** Its place in the order: its index, or a number between those of two listed ones if a program has defined it. */
  readonly rank: number;
  /** One runtime key per backend (`CPU`, `AutogradCPU`) instead of a single one. */
  readonly perBackend: boolean;
  /** Whether the key falls through for operators without a kernel at it; otherwise the kernel is missing. */
  readonly fallsThrough: boolean;
  /** Prefix of the runtime keys' names when per backend: Dense has none. */
  readonly prefix: string;
}

/** `"a\nb"` as `"a" | "b"`. */
type LinesOf<Text extends string, Found extends string = never> = Text extends `${infer First}\n${infer Rest}`
  ? LinesOf<Rest, Found | First>
  : Found | Text;

const backendLines = `CPU
CUDA
HIP
XLA
MPS
IPU
XPU
HPU
VE
Lazy
WebGPU
Meta
PrivateUse1
PrivateUse2
PrivateUse3`;
export type BackendName = LinesOf<typeof backendLines>;

// The lists are strings to minimise bundle size.
const listedBackends = backendLines.split("\n") as BackendName[];

/** Backend components, lowest first. A set with several dispatches to the highest. Shared, since `nameBackend` changes names. */
export const backendNames: readonly BackendName[] = once("dispatch.backends", () => [...listedBackends]);

/** The backend of JavaScript's own memory, and its device. */
export const hostBackend = "CPU" satisfies BackendName;
export const hostDevice = "cpu";
/** The backend whose tensors have no memory: its kernels compute shapes, dtypes and checks alone. */
export const shapesBackend = "Meta" satisfies BackendName;

// Functionality keys, lowest priority first. Adding a layer takes one row here and one fallback. `~`: falls through by default;
// `*`: one key per backend, with the prefix after the star. The keys before NestedTensor belong to backends.
const functionalityLines = `Dense*
FPGA
ORT
Vulkan
Metal
Quantized*Quantized
CustomRNGKeyId
MkldnnCPU
Sparse*Sparse
SparseCsrCPU
SparseCsrCUDA
NestedTensor*NestedTensor
BackendSelect~
Python
Fake
FuncTorchDynamicLayerBackMode
Functionalize
Named~
Conjugate
Negative
ZeroTensor
ADInplaceOrView~
AutogradOther~
AutogradFunctionality~*Autograd
AutogradNestedTensor~
Tracer
AutocastCPU~
AutocastXPU~
AutocastCUDA~
AutocastWebGPU~
Profiler~
FuncTorchBatched
FuncTorchVmapMode~
Batched
VmapMode~
FuncTorchGradWrapper
DeferredInit
PythonTLSSnapshot~
FuncTorchDynamicLayerFrontMode
PreDispatch~
TESTING_ONLY_GenericWrapper
TESTING_ONLY_GenericMode
PythonDispatcher~
Donated`;
type Line = LinesOf<typeof functionalityLines>;
type NameOf<L> = L extends `${infer N}*${string}` ? NameOf<N> : L extends `${infer N}~` ? N : L;
export type FunctionalityName = NameOf<Line>;

const listedRows = functionalityLines.split("\n");

/**
 * The functionality keys: those of the list, lowest priority first, then those that programs define, by their bits. Shared, since a program's keys
 * apply to all copies of the package.
 */
export const functionalityRows: readonly FunctionalityRow[] = once("dispatch.rows", () =>
  listedRows.map((line, rank) => {
    const [head, prefix] = line.split("*") as [string, string?];
    const name = head.replace("~", "") as FunctionalityName;
    return { name, rank, perBackend: prefix !== undefined, fallsThrough: name !== head, prefix: prefix ?? "" };
  }),
);

/** Keys that exist only at registration and represent a set of runtime keys. If several apply, the last one takes precedence. */
export const aliasNames = [
  "Autograd",
  "CompositeImplicitAutograd",
  "CompositeImplicitAutogradNestedTensor",
  "CompositeExplicitAutograd",
  "CompositeExplicitAutogradNonFunctional",
] as const;

export type AliasName = (typeof aliasNames)[number];
type RowOf<L> = L extends `${string}*${infer Prefix}` ? `${Prefix}${BackendName}` : NameOf<L>;
/**
 * Backends named by `nameBackend`, with their device types. Programs declare theirs by declaration merging: `declare
 * module "tengen" { interface NamedBackends { Accel: "accel" } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: programs add to it
export interface NamedBackends {}
/**
 * Keys defined by `defineFunctionality`. Programs declare theirs by declaration merging: `declare module "tengen" { interface NamedFunctionalities {
 * Audit: true } }`; for one per backend, those of its backends: `JaggedCPU: true`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: programs add to it
export interface NamedFunctionalities {}
/** A key that has a cell in every operator's table. */
export type RuntimeKeyName =
  | "Undefined"
  | RowOf<Line>
  | keyof NamedBackends
  | `Autograd${keyof NamedBackends}`
  | keyof NamedFunctionalities;
/** Any name that registrations accept. */
export type DispatchKeyName = RuntimeKeyName | AliasName | FunctionalityName;

export const backendCount: number = (() => backendNames.length)();
/** The number of listed functionalities. */
export const functionalityCount: number = (() => listedRows.length)();

/** A runtime key. Its `slot` is its index in every operator's table. */
export interface RuntimeKey {
  readonly name: RuntimeKeyName;
  readonly slot: number;
  /** Index into functionalityRows; -1 for Undefined. */
  readonly functionality: number;
  /** Index into backendNames; -1 if the key has no backend. */
  readonly backend: number;
  readonly lo: number;
  readonly hi: number;
}

export function functionalityLo(index: number): number {
  return index >= 0 && index < lowFunctionalities ? 1 << (backendBits + index) : 0;
}

export function functionalityHi(index: number): number {
  const at = index - lowFunctionalities;
  if (at < 0) return 0;
  return at < highFunctionalities ? 1 << at : thirdBit + thirdUnit * 2 ** (at - highFunctionalities);
}

/** The third word of a set, from its high word. */
export function thirdOf(hi: number): number {
  return Math.floor(hi / thirdUnit);
}

/** The high word of a set with these keys of the high word and these of the third. */
export function withThird(hi: number, third: number): number {
  const bits = hi & (thirdBit - 1);
  return third === 0 ? bits : bits + thirdBit + third * thirdUnit;
}

/** The high word of a union. */
export function unitedHi(a: number, b: number): number {
  const bits = a | b;
  return bits < thirdBit ? bits : withThird(bits, thirdOf(a) | thirdOf(b));
}

interface KeyTables {
  readonly keys: RuntimeKey[];
  /** How many of them are listed. */
  readonly listed: number;
  /** First slot of each functionality. */
  readonly firstSlots: number[];
  readonly slotByName: Map<string, number>;
}

function listRuntimeKeys(): KeyTables {
  const firstSlots: number[] = [];
  const keys: RuntimeKey[] = [{ name: "Undefined", slot: 0, functionality: -1, backend: -1, lo: 0, hi: 0 }];
  functionalityRows.forEach((row, functionality) => {
    firstSlots.push(keys.length);
    keys.push(...keysOfRow(row, functionality, keys.length));
  });
  return { keys, listed: keys.length, firstSlots, slotByName: new Map(keys.map((key) => [key.name, key.slot])) };
}

/** The runtime keys of a functionality, with slots from `slot` on. */
function keysOfRow({ name, perBackend, prefix }: FunctionalityRow, functionality: number, slot: number): RuntimeKey[] {
  return (perBackend ? backendNames : [name]).map((item, index) => ({
    name: ((perBackend ? prefix : "") + item) as RuntimeKeyName,
    slot: slot + index,
    functionality,
    backend: perBackend ? index : -1,
    lo: functionalityLo(functionality) | (perBackend ? 1 << index : 0),
    hi: functionalityHi(functionality),
  }));
}

// Shared, since names of PrivateUse backends apply to all copies of the package.
const tables: KeyTables = once("dispatch.keys", listRuntimeKeys);

/** Every runtime key by slot; slot 0 is Undefined. The listed ones come first, lowest priority first. */
export const runtimeKeys: readonly RuntimeKey[] = tables.keys;
/** The number of listed runtime keys and of Undefined. */
export const slotCount: number = tables.listed;
/** First slot of functionality `i`. */
export const firstSlotOf: readonly number[] = tables.firstSlots;

/** The runtime keys that exist, lowest priority first: those of the list, and those of the program in their places. */
export const orderedKeys: { list: readonly RuntimeKey[] } = once("dispatch.ordered keys", () => ({
  list: tables.keys.slice(),
}));

/** The place of a functionality in the order; -1 for none. */
export function rankOf(functionality: number): number {
  return functionalityRows[functionality]?.rank ?? -1;
}

const { slotByName } = tables;

/** Names of listed per-backend functionalities (`Dense`, `AutogradFunctionality`), which have a bit but no cell. */
export const buildingBlockNames: readonly FunctionalityName[] = functionalityRows
  .slice(0, functionalityCount)
  .filter((row) => row.perBackend)
  .map((row) => row.name);

/** Index of a functionality in the list, or -1. */
function indexOfRow(name: string): number {
  return functionalityRows.findIndex((row) => row.name === name);
}

/** Index of a functionality in the list. @throws DispatchError for an unknown name */
export function functionalityIndex(name: FunctionalityName): number {
  const index = indexOfRow(name);
  if (index < 0) throw new DispatchError(`there is no functionality key ${name}`);
  return index;
}

/** The slot of a runtime key, or -1 for other names (aliases, building blocks, unknown names). */
export function slotOfKey(name: string): number {
  return slotByName.get(name) ?? -1;
}

export function isAliasName(name: string): name is AliasName {
  return (aliasNames as readonly string[]).includes(name);
}

/** Whether `name` is a key: runtime, alias or building block. */
export function isKeyName(name: string): name is DispatchKeyName {
  return slotByName.has(name) || indexOfRow(name) >= 0 || isAliasName(name);
}

/** The bits of a runtime key, a building block, or nothing for Undefined. Throws for aliases and unknown names. */
export function wordsOf(name: string): { readonly lo: number; readonly hi: number } {
  const slot = slotByName.get(name);
  if (slot !== undefined) return runtimeKeys[slot]!;
  const functionality = indexOfRow(name);
  if (functionality >= 0) {
    return { lo: functionalityLo(functionality), hi: functionalityHi(functionality) };
  }
  throw new DispatchError(
    isAliasName(name)
      ? `${name} is an alias key: it exists only at registration and has no bit`
      : `there is no dispatch key ${typeof name === "string" ? name : describe(name)}`,
  );
}

/** The bits of the functionalities with matching names, which are in one word. */
function bitsOf(names: RegExp): number {
  return functionalityRows.reduce((bits, { name }, index) => {
    if (!names.test(name)) return bits;
    return index < lowFunctionalities ? bits | functionalityLo(index) : unitedHi(bits, functionalityHi(index));
  }, 0);
}

export const denseLo: number = functionalityLo(0);
export const sparseLo: number = bitsOf(/^Sparse$/);
export const backendSelectLo: number = bitsOf(/^BackendSelect$/);
export const pythonLo: number = bitsOf(/^Python$/);
export const pythonSnapshotHi: number = bitsOf(/^PythonTLSSnapshot$/);
/** Lazily conjugated and lazily negated tensors, and zeros without memory. */
export const conjugateHi: number = bitsOf(/^Conjugate$/);
export const negativeHi: number = bitsOf(/^Negative$/);
export const zeroTensorHi: number = bitsOf(/^ZeroTensor$/);
export const inplaceOrViewHi: number = bitsOf(/^ADInplaceOrView$/);
/** All autograd keys: per backend, AutogradOther, AutogradNestedTensor. */
export const autogradHi: number = bitsOf(/^Autograd/);
/** The keys of the high word below autograd's. */
export const belowAutogradHi: number = (autogradHi & -autogradHi) - 1;
export const autogradFunctionalityHi: number = bitsOf(/^AutogradFunctionality$/);
/** Layers of the high word that handle the calls of a composite kernel instead of the composite: those below autograd, and functorch's. */
export const layersHi: number = (belowAutogradHi & ~inplaceOrViewHi) | bitsOf(/^(FuncTorch|Batched$|VmapMode$)/);
/** Where modes see calls as programs make them. */
export const preDispatchHi: number = bitsOf(/^PreDispatch$/);
/** All autocast keys: on tensors, and excluded by default. */
export const autocastHi: number = bitsOf(/^Autocast/);

/** The included set when no guard is active. */
export const defaultIncludedLo: number = backendSelectLo;
export const defaultIncludedHi: number = inplaceOrViewHi;
/** The complement of the excluded set when no guard is active. */
export const defaultKeepLo: number = fullWord;
export const defaultKeepHi: number = fullWord & ~autocastHi;

/** Low word of the keys that a plain strided tensor of a backend carries. */
export function denseTensorLo(backend: BackendName): number {
  return runtimeKeys[slotOfKey(backend)]!.lo;
}

/** High word of the keys that a plain tensor of a backend carries: its autograd key, ADInplaceOrView, its autocast key. */
export function tensorHi(backend: BackendName): number {
  const autocast = indexOfRow(`Autocast${backend}`);
  return autogradFunctionalityHi | inplaceOrViewHi | functionalityHi(autocast);
}

const deviceBackends: Map<string, BackendName> = once("dispatch.devices", () => {
  const digits = ["", "one", "two", "three"];
  return new Map(
    listedBackends.map((name) => [name.toLowerCase().replace(/\d/, (digit) => digits[Number(digit)]!), name]),
  );
});

/** The backend of a device type such as `cpu`, or undefined if the type is unknown. */
export function backendOfDeviceType(type: string): BackendName | undefined {
  return deviceBackends.get(type);
}

/** The device type of a backend key, or undefined if it is not one. */
export function deviceTypeOfBackend(backend: string): string | undefined {
  for (const [type, owner] of deviceBackends) if (owner === backend) return type;
  return undefined;
}

/** What starts the backends of this package that are entries of their own. */
export const backendStarts: Readonly<Partial<Record<BackendName, string>>> = {
  WebGPU: "await webgpu(), of the entry tengen/webgpu",
};

/** All device types, including those of named PrivateUse backends. */
export function deviceTypes(): string[] {
  return [...deviceBackends.keys()];
}

/** The names of each backend set by `nameBackend`, newest last. */
const givenNames: readonly string[][] = once("dispatch.backendNames", () => listedBackends.map(() => []));

/**
 * Names a PrivateUse backend: its keys (`Accel`, `AutogradAccel`) and devices (`accel`, `accel:1`) are then printed with that
 * name; the old names remain valid. The name applies to all copies of the package in the program: set it once, at the start.
 * Disposing removes it.
 * @throws DispatchError for other backends, names already used by keys, and names that are not identifiers
 */
export function nameBackend(backend: "PrivateUse1" | "PrivateUse2" | "PrivateUse3", name: string): { dispose(): void } {
  if (typeof name !== "string" || !/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new DispatchError(
      `a backend's name must begin with a capital letter and consist of letters and digits, got ${describe(name)}`,
    );
  }
  const index = listedBackends.indexOf(backend);
  if (index < 0 || !backend.startsWith("PrivateUse"))
    throw new DispatchError(
      `only PrivateUse backends can be named, not ${typeof backend === "string" ? (backend as string) : describe(backend)}`,
    );
  const keys = runtimeKeys.filter((key) => key.backend === index);
  const names = keys.map((key) => `${functionalityRows[key.functionality]!.prefix}${name}`);
  const taken = names.find((one, i) => isKeyName(one) && slotByName.get(one) !== keys[i]!.slot);
  if (taken !== undefined) throw new DispatchError(`the dispatch key ${taken} already exists`);
  const type = name.toLowerCase();
  const owner = deviceBackends.get(type);
  if (owner !== undefined && owner !== backend)
    throw new DispatchError(`the device type ${type} already belongs to ${owner}`);
  const given = givenNames[index]!;
  const rename = (newest: string): void => {
    for (const key of keys) (key as { name: string }).name = `${functionalityRows[key.functionality]!.prefix}${newest}`;
    (backendNames as string[])[index] = newest;
  };
  given.push(name);
  rename(name);
  for (const [i, key] of keys.entries()) slotByName.set(names[i]!, key.slot);
  deviceBackends.set(type, backend);
  let active = true;
  return {
    dispose() {
      if (!active) return;
      active = false;
      given.splice(given.lastIndexOf(name), 1);
      rename(given.at(-1) ?? backend);
      if (given.includes(name)) return;
      for (const one of names) slotByName.delete(one);
      deviceBackends.delete(type);
    },
  };
}

/** The last of the functionalities that belong to backends. */
export const nestedRow: number = indexOfRow("NestedTensor");

/** Whether a functionality is a kind of tensor, whose kernels compute, not a layer: one of those up to NestedTensor, or per backend in their places. */
export function isBackendRow(functionality: number): boolean {
  if (functionality < functionalityCount) return functionality >= 0 && functionality <= nestedRow;
  const { perBackend, rank } = functionalityRows[functionality]!;
  return perBackend && rank < nestedRow + 1;
}

/** The alias keys that include a runtime key, as bits: bit `i` for `aliasNames[i]`. */
function aliasesOf({ name, functionality, backend, hi }: RuntimeKey): number {
  if ((hi & autogradHi) !== 0) return name === "AutogradNestedTensor" ? 0b111 : 0b11;
  if (functionality === nestedRow) return 0b110;
  if (functionality < 0 || functionality > nestedRow) return 0;
  // XLA and Lazy lower to functional graphs, so CompositeExplicitAutogradNonFunctional does not include them.
  const lowers = functionalityLo(functionality) === sparseLo || ["XLA", "Lazy"].includes(listedBackends[backend]!);
  return lowers ? 0b1010 : 0b11010;
}

/** The alias keys that include each runtime key, by slot (none for Undefined). */
export const aliasBits: readonly number[] = once("dispatch.aliases", () => runtimeKeys.map(aliasesOf));

/** Whether an alias key includes a runtime key (never for Undefined). */
export function isInAlias(key: RuntimeKey, alias: AliasName): boolean {
  return ((aliasBits[key.slot]! >> aliasNames.indexOf(alias)) & 1) !== 0;
}

/** The slots of the runtime keys that each alias key includes. */
export const aliasSlots: Readonly<Record<AliasName, readonly number[]>> = once(
  "dispatch.alias slots",
  () =>
    Object.fromEntries(
      aliasNames.map((alias) => [alias, runtimeKeys.filter((key) => isInAlias(key, alias)).map((key) => key.slot)]),
    ) as unknown as Record<AliasName, number[]>,
);

/** Adds the next functionality of the third word; `aliases`: the alias keys that include its runtime keys. */
export function addRow(row: FunctionalityRow, aliases: readonly AliasName[]): readonly RuntimeKey[] {
  const functionality = functionalityRows.length;
  const added = keysOfRow(row, functionality, runtimeKeys.length);
  (functionalityRows as FunctionalityRow[]).push(row);
  tables.firstSlots.push(runtimeKeys.length);
  tables.keys.push(...added);
  showRow(added, aliases);
  return added;
}

/** Gives runtime keys of a program their names, aliases and places in the order. */
export function showRow(keys: readonly RuntimeKey[], aliases: readonly AliasName[]): void {
  for (const key of keys) {
    slotByName.set(key.name, key.slot);
    (aliasBits as number[])[key.slot] = aliases.reduce((bits, alias) => bits | (1 << aliasNames.indexOf(alias)), 0);
    for (const alias of aliases) (aliasSlots[alias] as number[]).push(key.slot);
  }
  orderedKeys.list = [...orderedKeys.list, ...keys].sort(
    (a, b) => rankOf(a.functionality) - rankOf(b.functionality) || a.slot - b.slot,
  );
}

/** Takes the names of runtime keys of a program back: their bits stay theirs. */
export function hideRow(keys: readonly RuntimeKey[]): void {
  for (const key of keys) {
    slotByName.delete(key.name);
    (aliasBits as number[])[key.slot] = 0;
    for (const alias of aliasNames) {
      const slots = aliasSlots[alias] as number[];
      if (slots.includes(key.slot)) slots.splice(slots.indexOf(key.slot), 1);
    }
  }
  orderedKeys.list = orderedKeys.list.filter((key) => !keys.includes(key));
}

/**
 * Whether an autograd key differentiates kernels of a functionality on a backend (-1: registered for all backends, or not per
 * backend). AutogradOther serves the backends without a separate autograd key.
 */
export function differentiates(
  autograd: RuntimeKey,
  { functionality, backend }: Pick<RuntimeKey, "functionality" | "backend">,
): boolean {
  if (autograd.backend < 0) {
    return autograd.name === "AutogradOther"
      ? functionality > 0 && functionality < nestedRow
      : functionality === nestedRow;
  }
  // In C10 1.13, the autograd keys of HIP and VE have no backend keys.
  const alone = ["HIP", "VE"].includes(listedBackends[autograd.backend]!);
  return functionality === 0 && !alone && (backend < 0 || backend === autograd.backend);
}

/** The backend keys whose kernels an autograd key differentiates; empty for keys that are not autograd keys. */
export function backendsOfAutograd(key: RuntimeKey): readonly RuntimeKey[] {
  return (key.hi & autogradHi) === 0 ? [] : runtimeKeys.filter((other) => differentiates(key, other));
}
