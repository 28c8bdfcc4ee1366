// What an operator has besides its schema, each registered by itself: kernels, fake kernel, derivative, autocast policy, rule for vmap, handlers of modes.
// `defineLibrary` registers the same parts together.
/// <reference lib="esnext.disposable" preserve="true" />

import { describe } from "../core/describe.js";
import { type Device, deviceType, parseDevice } from "../core/device.js";
import { ArgumentError, DispatchError } from "../core/errors.js";
import { placeOf, type Running } from "../core/frames.js";
import { assertFunction } from "../core/synchronous.js";
import { dispatcherOf, type Registration } from "../dispatch/dispatcher.js";
import { type BoxedKernel, type Fallthrough, type Kernel, KernelRecord, type Source } from "../dispatch/kernel.js";
import { aliasSlots, type DispatchKeyName, isKeyName, runtimeKeys } from "../dispatch/keys.js";
import { keyNames } from "../dispatch/library.js";
import { near } from "../dispatch/near.js";
import { type OperatorEntry, registrationId, usersKernels } from "../dispatch/operator-entry.js";
import { registry } from "../dispatch/operator-registry.js";
import { type ExplainTarget, entriesOf } from "../dispatch/ops.js";
import type { AutocastPolicy } from "./autocast-list.js";
import { addProgramPolicy } from "./autocast-state.js";
import {
  addDispatchHandler,
  type DispatchHandler,
  type DispatchMode,
  type TensorSubclassConstructor,
} from "./dispatch-mode.js";
import { type RecordedDerivative, recordedKernel, undifferentiatedKernel } from "./recorded.js";
import { addProgramRule, type VmapFunction, type VmapPart } from "./vmap-rule.js";

/**
 * An operator that exists: its name (`mine::twist`, `aten::add.Tensor`; without a namespace aten's, or that of the only operator so called), what
 * `defineLibrary` returned for it, or `ops.mine.twist`. A name with several overloads has to be given with one of them.
 */
export type OperatorTarget = ExplainTarget;

/** The overload that a target means. @throws DispatchError for a name that no operator or several have; ArgumentError for another value */
export function operatorOf(target: unknown, caller: string): OperatorEntry {
  let entries: readonly OperatorEntry[];
  try {
    entries = entriesOf(target, caller);
  } catch (error) {
    if (!(error instanceof DispatchError)) throw error;
    throw new DispatchError(`${caller}: ${error.message} Define it first, by defineLibrary or library(...).def`);
  }
  const [entry] = entries;
  if (entries.length === 1 && entry!.hasSchema) return entry!;
  if (entries.length === 1)
    throw new DispatchError(
      `${caller}: ${entry!.name} has kernels, but no schema; define it first, by defineLibrary or library(...).def`,
    );
  throw new DispatchError(
    `${caller}: ${entry!.namespace}::${entry!.baseName} has several overloads; name one: ${entries.map(({ name }) => name).join(", ")}`,
  );
}

// -- parts, as both ways of registering them use them

/** Adds a kernel that replaces what is there, without a warning: the program says that it means this operator. */
function addKernel(
  op: OperatorEntry,
  key: DispatchKeyName,
  kernel: Kernel | BoxedKernel | Fallthrough,
  source: Source,
  label: string | null = null,
): Registration {
  const record = new KernelRecord(kernel, source, null, label);
  record.fromUser = true;
  record.replaces = true;
  if (op.registry === registry) usersKernels.any = true;
  return dispatcherOf(op).implement(op, key, record);
}

const implicitId = (): number => registrationId("CompositeImplicitAutograd")!;

/** The keys at which a derivative of an operator is registered: see `addDerivative`. */
export function derivativeKeys(op: OperatorEntry): readonly DispatchKeyName[] {
  if (!op.kernels.has(implicitId())) return ["Autograd"];
  return aliasSlots.Autograd.map((at) => runtimeKeys[at]!.name);
}

/** The kernel of a derivative, or of none. */
export function derivativeKernel(op: OperatorEntry, derivative: RecordedDerivative | false): Kernel {
  return derivative === false ? undifferentiatedKernel(op) : recordedKernel(op, derivative);
}

/**
 * Adds a derivative. A CompositeImplicitAutograd kernel takes the place of the alias `Autograd`, so that beside one the derivative is registered at each
 * key that the alias stands for.
 */
export function addDerivative(op: OperatorEntry, derivative: RecordedDerivative | false, source: Source): Registration {
  const kernel = derivativeKernel(op, derivative);
  return together(
    op,
    derivativeKeys(op).map((key) => addKernel(op, key, kernel, source)),
  );
}

/** The texts by which a program says how autocast treats its operators. */
export type ProgramAutocast = Extract<AutocastPolicy, "lower_precision_fp" | "fp32" | "promote" | "no_cast">;

const programPolicies: readonly unknown[] = [
  "lower_precision_fp",
  "fp32",
  "promote",
  "no_cast",
] satisfies ProgramAutocast[];

/** Adds a policy for one device type, or for all that have autocast. */
export function addAutocast(
  op: OperatorEntry,
  device: string | null,
  policy: ProgramAutocast,
  source: Source,
  caller: string,
): Registration {
  if (!programPolicies.includes(policy))
    throw new ArgumentError(
      `${caller}: a policy is one of ${programPolicies.map((one) => `"${String(one)}"`).join(", ")}, got ${describe(policy)}`,
    );
  const owner = dispatcherOf(op);
  const remove = owner.removeKernel.bind(owner);
  return registration(op, addProgramPolicy({ op, device, policy, source, remove }));
}

/** Adds a rule for vmap. */
export function addVmap(op: OperatorEntry, rule: VmapPart, source: Source, caller: string): Registration {
  return registration(op, addProgramRule(op, rule, source, caller));
}

/** A handle whose `dispose` may be called by itself, once. */
function registration(operator: OperatorEntry, undo: () => void): Registration {
  let isOpen = true;
  const dispose = (): void => {
    if (isOpen) undo();
    isOpen = false;
  };
  return { operator, dispose, [Symbol.dispose]: dispose };
}

/** One handle for several registrations, which it undoes newest first. */
function together(op: OperatorEntry, registrations: readonly Registration[]): Registration {
  return registration(op, () => {
    for (const one of [...registrations].reverse()) one.dispose();
  });
}

/** The kernel that computes shapes, dtypes and devices from those of the arguments: that of the device `meta`. */
export function addFake(op: OperatorEntry, kernel: Kernel, source: Source): Registration {
  return addKernel(op, "Meta", kernel, source, kernel.name === "" || kernel.name === "fake" ? "fake" : null);
}

// -- public functions

interface PartOptions {
  /** Identifies the registration, which another one under the same source replaces; by default the place of the call. */
  readonly source?: Source | undefined;
}

const sourceFor = (options: PartOptions, entry: Running): Source => options.source ?? placeOf(entry);

/**
 * Adds a kernel to an operator that exists, at one key or several: `registerKernel("mine::twist", "CPU", (x) => ...)`. It gets all arguments of the
 * schema by position. A kernel that is there is replaced until the registration is disposed.
 * @throws DispatchError for an operator that does not exist, an unknown key, and a kernel that does not fit the schema
 */
export function registerKernel(
  target: OperatorTarget,
  keys: DispatchKeyName | readonly DispatchKeyName[],
  kernel: Kernel | BoxedKernel | Fallthrough,
  options: PartOptions = {},
): Registration {
  const op = operatorOf(target, "registerKernel");
  const list = (Array.isArray(keys) ? keys : [keys]) as readonly DispatchKeyName[];
  if (list.length === 0) throw new DispatchError(`registerKernel: ${op.name} was given no key, such as "CPU"`);
  const source = sourceFor(options, registerKernel);
  for (const key of list) {
    if (isKeyName(key)) continue;
    const text = typeof key === "string" ? `${key as string} is not a dispatch key.` : `${describe(key)} is not a key.`;
    throw new DispatchError(
      `registerKernel: ${op.name}: ${text}${typeof key === "string" ? near(key, keyNames()) : ""}`,
    );
  }
  return together(
    op,
    list.map((key) => addKernel(op, key, kernel, source)),
  );
}

/**
 * Adds a fake kernel to an operator that exists. It gets the arguments as tensors without elements (of the device `meta`) and returns results with the
 * shapes, strides and dtypes that the real kernels give: fake tensors, tracing, functionalization and `meta` call it.
 * @throws DispatchError for an operator that does not exist
 */
export function registerFake(target: OperatorTarget, kernel: Kernel, options: PartOptions = {}): Registration {
  const op = operatorOf(target, "registerFake");
  assertFunction(kernel, "registerFake");
  return addFake(op, kernel, sourceFor(options, registerFake));
}

/**
 * Gives an operator that exists a derivative, as the field `derivative` of `defineLibrary`, or says by `false` that it has none. It replaces the one that
 * is there, the registry's own included, until the registration is disposed; in-place and out forms are operators of their own.
 * @throws DispatchError for an operator that does not exist, and a derivative that does not fit its schema
 */
export function registerAutograd(
  target: OperatorTarget,
  derivative: RecordedDerivative | false,
  options: PartOptions = {},
): Registration {
  const op = operatorOf(target, "registerAutograd");
  checkDerivative(`registerAutograd: ${op.name}`, derivative);
  return addDerivative(op, derivative, sourceFor(options, registerAutograd));
}

/** @throws DispatchError unless it is false or has a function `backward` */
export function checkDerivative(where: string, derivative: unknown): void {
  if (derivative === false || typeof (derivative as Partial<RecordedDerivative> | null)?.backward === "function")
    return;
  throw new DispatchError(`${where}: derivative must be false or an object with a function backward`);
}

/**
 * Says how autocast calls an operator that exists, on one kind of device or on all that have autocast: `"lower_precision_fp"` casts its tensors to the
 * region's dtype, `"fp32"` to float32, `"promote"` to the widest among them; `"no_cast"` passes them as they are.
 * @throws DispatchError for an operator that does not exist; ArgumentError for another policy or an unknown device
 */
export function registerAutocast(
  target: OperatorTarget,
  policy: ProgramAutocast,
  options: PartOptions & { readonly device?: Device | undefined } = {},
): Registration {
  const op = operatorOf(target, "registerAutocast");
  const device = options.device === undefined ? null : deviceType(parseDevice(options.device));
  return addAutocast(op, device, policy, sourceFor(options, registerAutocast), "registerAutocast");
}

/**
 * Registers how an operator runs for all examples under `vmap`. The rule gets the arguments with all examples and the dimension that counts them (null for
 * one that all examples share, a list for a list of tensors), and returns the results with theirs. `"loop"` calls the operator for each example, without
 * the warning. A rule that is there is replaced until the registration is disposed.
 * @param target the operator, such as `"mine::twist"`
 * @throws DispatchError for an operator that does not exist; ArgumentError for a rule that is neither a function nor `"loop"`
 */
export function registerVmap(
  target: OperatorTarget,
  rule: VmapFunction | "loop",
  options: PartOptions = {},
): Registration {
  const op = operatorOf(target, "registerVmap");
  return addVmap(op, rule, sourceFor(options, registerVmap), "registerVmap");
}

/**
 * Registers how an operator runs where a dispatch mode of a class is active, or for tensors of a subclass: the handler gets the mode or the class, and
 * then what their `handle` or static `dispatch` gets, in whose place it is called. Classes that extend the class are not meant.
 * @throws DispatchError for an operator that does not exist; ArgumentError for a class of neither kind
 */
export function registerDispatch<M extends DispatchMode>(
  target: OperatorTarget,
  type: abstract new (...args: never[]) => M,
  handler: (mode: M, ...rest: HandlerRest) => unknown,
): Registration;
export function registerDispatch<T extends TensorSubclassConstructor>(
  target: OperatorTarget,
  type: T,
  handler: (type: T, ...rest: HandlerRest) => unknown,
): Registration;
export function registerDispatch(target: OperatorTarget, type: unknown, handler: unknown): Registration {
  const op = operatorOf(target, "registerDispatch");
  const given = (typeof type === "function" ? type : {}) as { prototype?: Partial<DispatchMode>; dispatch?: unknown };
  if (typeof given.prototype?.handle !== "function" && typeof given.dispatch !== "function")
    throw new ArgumentError(
      `registerDispatch: expected a class that extends DispatchMode or TensorSubclass, got ${describe(type)}`,
    );
  assertFunction(handler, "registerDispatch");
  return registration(op, addDispatchHandler(type as object, op, handler as DispatchHandler));
}

type HandlerRest = Parameters<DispatchHandler> extends [unknown, ...infer Rest] ? Rest : never;
