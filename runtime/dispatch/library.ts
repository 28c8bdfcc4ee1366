// Libraries, by which generated files and users register schemas, kernels and fallbacks.
/// <reference lib="esnext.disposable" preserve="true" />
import { describe } from "../core/describe.js";
import { DispatchError } from "../core/errors.js";
import { placeOf, type Running } from "../core/frames.js";
import { type Dispatcher, dispatcher, type LibraryKind, type Registration } from "./dispatcher.js";
import {
  type BoxedKernel,
  type Cell,
  type Fallthrough,
  type Kernel,
  KernelRecord,
  type Source,
  sourceText,
} from "./kernel.js";
import { type KernelGradient, kernelGradients } from "./kernel-gradients.js";
import { type DispatchKeyName, isKeyName } from "./keys.js";
import { near } from "./near.js";
import {
  isEntry,
  type Operator,
  type OperatorEntry,
  registrationCount,
  registrationKey,
  usersKernels,
} from "./operator-entry.js";

interface Placed {
  /** The source of this registration; by default that of its library. */
  readonly source?: Source | undefined;
}

export interface DefOptions extends Placed {
  readonly tags?: readonly string[] | undefined;
  /** C10's alias analysis kind; FROM_SCHEMA by default. */
  readonly aliasAnalysis?: string | undefined;
  /** False for an operator that observers and profilers ignore. */
  readonly observed?: boolean | undefined;
  /** False for an operator that accepts tensors on several devices. */
  readonly deviceCheck?: boolean | undefined;
}

export interface ImplOptions extends Placed {
  /** The key of this kernel, if the library has none. */
  readonly key?: DispatchKeyName | undefined;
  /** The declared signature of the kernel: `(Tensor a, Tensor b) -> Tensor`. It is compared with the schema and with other kernels' signatures. */
  readonly signature?: string | undefined;
  /** Name to print instead of the function's. */
  readonly label?: string | undefined;
  /**
   * For a backend's kernel of an operator that also has a CompositeImplicitAutograd kernel: `"composite"` runs this kernel where gradients are
   * recorded, too, and computes them by differentiating the composite at the same arguments. `"not_implemented"` runs it there as C10 does, but the
   * gradient is not lost: the backward pass throws. By default the composite runs there.
   */
  readonly gradient?: KernelGradient | undefined;
}

type AnyKernel = Kernel | BoxedKernel | Fallthrough;

/** C10's names; it appends ` (default)` to one that was not set explicitly. */
const aliasAnalysisKinds: readonly string[] = ["CONSERVATIVE", "FROM_SCHEMA", "INTERNAL_SPECIAL_CASE", "PURE_FUNCTION"];

const kinds: readonly LibraryKind[] = ["DEF", "IMPL", "FRAGMENT"];

/** Registrations of one source: a namespace and, for IMPL, a key. Created by `library`. */
export class Library {
  readonly dispatcher: Dispatcher;
  readonly namespace: string;
  readonly kind: LibraryKind;
  readonly key: DispatchKeyName | null;
  readonly source: Source;
  /**
   * Whether the source is a name, which all registrations share; otherwise each registration has the place of its
   * call.
   */
  private readonly named: boolean;
  private readonly registrations: Registration[] = [];
  declare [Symbol.dispose]: () => void;

  /**
   * @throws DispatchError for a second DEF of a namespace, an unknown key, a DEF or FRAGMENT with a key, and a DEF of `_`
   */
  constructor(owner: Dispatcher, namespace: string, kind: LibraryKind, key: DispatchKeyName | null, source: Source) {
    this.dispatcher = owner;
    this.namespace = namespace;
    this.kind = kind;
    this.key = key;
    this.source = source;
    this.named = typeof source === "string";
    if (!kinds.includes(kind))
      throw new DispatchError(`a library must be one of ${kinds.join(", ")}, got ${describe(kind)}`);
    if (typeof source !== "string" && !(source instanceof Error))
      throw new DispatchError(`library: expected a source, a name such as "my-kernels.ts", got ${describe(source)}`);
    if (typeof namespace !== "string" || !/^\w+$/.test(namespace))
      throw new DispatchError(`${describe(namespace)} is not a namespace, which consists of letters, digits and _`);
    if (key !== null && !isKeyName(key))
      throw new DispatchError(
        `there is no dispatch key ${typeof key === "string" ? `${key as string}.${near(key, keyNames())}` : `${describe(key)}.`}`,
      );
    if (kind !== "IMPL") {
      if (namespace === "_")
        throw this.error(`a ${kind} library defines operators, so it cannot have the wildcard namespace _; use IMPL`);
      if (key !== null) throw this.error(`a ${kind} library has no key, got ${key}; use IMPL for the kernels of a key`);
    }
    if (kind === "DEF") this.registrations.push(owner.claimNamespace(namespace, source));
  }

  /** @throws DispatchError unless the options of a registration are an object whose texts are texts */
  private checkGiven(where: string, options: unknown): void {
    if (typeof options !== "object" || options === null)
      throw this.error(`${where}: expected options, got ${describe(options)}`);
    const { source, ...texts } = options as Record<string, unknown>;
    if (source !== undefined && typeof source !== "string" && !(source instanceof Error))
      throw this.error(`${where}: source must be a name such as "my-kernels.ts", got ${describe(source)}`);
    for (const option of ["label", "signature", "aliasAnalysis", "key"]) {
      const value = Object.hasOwn(texts, option) ? texts[option] : undefined;
      if (value !== undefined && typeof value !== "string")
        throw this.error(`${where}: ${option} must be a string, got ${describe(value)}`);
    }
    const { tags } = texts;
    if (tags !== undefined && !(Array.isArray(tags) && tags.every((tag) => typeof tag === "string")))
      throw this.error(`${where}: tags must be an array of strings, got ${describe(tags)}`);
  }

  private error(message: string): Error {
    return new DispatchError(`${message} (library ${this.namespace} ${this.kind} at ${sourceText(this.source)})`);
  }

  /** The source for registrations by `entry`, a function on the call stack. */
  sourceOf(entry: Running): Source {
    return this.named ? this.source : placeOf(entry);
  }

  /** Makes a registration one of this library's, which are disposed together. */
  keep(registration: Registration): Registration {
    this.registrations.push(registration);
    return registration;
  }

  /**
   * Defines an operator by its schema; an unqualified name is in the library's namespace. A kernel is registered, too, at the
   * key in `options`, or as a composite. With a bare name, the schema is the kernel's declared signature.
   */
  def(schemaOrName: string, options?: DefOptions): Registration;
  def(schemaOrName: string, kernel: AnyKernel, options?: DefOptions & ImplOptions): Registration;
  def(schemaOrName: string, second?: AnyKernel | DefOptions, third?: DefOptions & ImplOptions): Registration {
    const isObject = typeof second === "object" && second !== null;
    const hasKernel =
      typeof second === "function" || (isObject && ("isBoxedKernel" in second || "fallthrough" in second));
    const kernel = hasKernel ? (second as AnyKernel) : null;
    const options: DefOptions & ImplOptions = (hasKernel ? third : (second as DefOptions | undefined)) ?? {};
    if (typeof schemaOrName !== "string")
      throw this.error(`def: expected a schema, "name(Tensor x) -> Tensor", got ${describe(schemaOrName)}`);
    const label = schemaOrName.split("(")[0]!.trim();
    if (second !== undefined && !hasKernel && !isObject)
      throw this.error(`def("${label}"): expected a kernel or options, got ${describe(second)}`);
    this.checkGiven(`def("${label}")`, options);
    if (this.kind === "IMPL") {
      throw this.error(
        `def("${label}"): an IMPL library registers kernels only; define operators in a DEF or FRAGMENT library`,
      );
    }
    let text = schemaOrName;
    let aliasAnalysis = options.aliasAnalysis;
    if (!text.includes("(")) {
      if (kernel === null)
        throw this.error(`def("${label}"): expected a schema, or a name and a kernel with a declared signature`);
      if (options.signature === undefined) {
        throw this.error(
          `def("${label}"): expected a schema, or a declared signature of the kernel (option signature)`,
        );
      }
      text += options.signature;
      // C10 infers such schemas, without annotations; one that is written has them where a parenthesis follows a type.
      if (!/[\w\]]\(/.test(options.signature)) aliasAnalysis ??= "CONSERVATIVE";
    }
    if (aliasAnalysis !== undefined && !aliasAnalysisKinds.includes(aliasAnalysis.replace(/ \(default\)$/, ""))) {
      throw this.error(
        `def("${label}"): aliasAnalysis must be one of ${aliasAnalysisKinds.join(", ")}, got ${JSON.stringify(aliasAnalysis)}`,
      );
    }
    const name = this.qualify(text, `def("${label}")`);
    const source = options.source ?? this.sourceOf(this.def);
    const definition = this.dispatcher.define(name, options.tags ?? [], source, aliasAnalysis);
    if (options.deviceCheck === false) Object.assign(definition.operator!, { deviceCheck: false, anyDevice: true });
    if (options.observed === false) definition.operator!.observed = false;
    if (kernel === null) return this.keep(definition);
    let implementation: Registration;
    try {
      implementation = this.implementation(definition.operator!, kernel, options, label, source);
    } catch (error) {
      definition.dispose();
      throw error;
    }
    const both: Registration = {
      operator: definition.operator,
      dispose: () => {
        implementation.dispose();
        definition.dispose();
      },
      [Symbol.dispose]: () => both.dispose(),
    };
    return this.keep(both);
  }

  /** Adds the library's namespace to an unqualified name; rejects other namespaces. */
  private qualify(text: string, what: string): string {
    const head = text.split("(")[0]!;
    const at = head.indexOf("::");
    if (at < 0) {
      if (this.namespace === "_") throw this.error(`${what}: name the operator with its namespace in a library of _`);
      return `${this.namespace}::${text.trimStart()}`;
    }
    // The parser rejects nested namespaces, with the position.
    if (head.includes("::", at + 2)) return text;
    const namespace = head.slice(0, at).trim();
    if (this.namespace !== "_" && namespace !== this.namespace) {
      throw this.error(`${what}: namespace ${namespace} is not the library's, which is ${this.namespace}`);
    }
    return text;
  }

  /**
   * Registers a kernel for an operator, given as handle or name. Kernels receive the arguments and the two key words; boxed
   * kernels receive (operator, key set, stack). Without a key, it is a CompositeImplicitAutograd kernel.
   */
  impl<F extends Kernel>(
    op: Operator<F>,
    kernel: Cell<NoInfer<F>> | BoxedKernel | Fallthrough,
    options?: ImplOptions,
  ): Registration;
  impl(name: string, kernel: AnyKernel, options?: ImplOptions): Registration;
  impl(target: OperatorEntry | string, kernel: AnyKernel, options?: ImplOptions): Registration {
    if (typeof target !== "string" && !isEntry(target))
      throw this.error(`impl: expected an operator or its name, "add.Tensor", got ${describe(target)}`);
    const name = typeof target === "string" ? target : target.name;
    if (options !== undefined) this.checkGiven(`impl("${name}")`, options);
    const entry = typeof target === "string" ? this.qualify(target, `impl("${name}")`) : target;
    const source = options?.source ?? this.sourceOf(this.impl);
    return this.keep(this.implementation(entry, kernel, options, name, source));
  }

  private implementation(
    target: OperatorEntry | string,
    kernel: AnyKernel,
    options: ImplOptions | undefined,
    name: string,
    source: Source,
  ): Registration {
    let key = this.key;
    let record: KernelRecord;
    if (options === undefined) record = new KernelRecord(kernel, source);
    else {
      record = new KernelRecord(kernel, source, options.signature ?? null, options.label ?? null);
      if (options.key !== undefined) {
        if (key !== null && key !== options.key) {
          throw this.error(
            `impl("${name}"): key ${options.key} contradicts the library's key ${key}; open another library for it`,
          );
        }
        key = options.key;
      }
    }
    record.fromUser = true;
    const gradient = options?.gradient ?? null;
    if (gradient !== null && !kernelGradients.includes(gradient))
      throw this.error(
        `impl("${name}"): gradient must be ${kernelGradients.map((one) => `"${one}"`).join(" or ")}, or omitted; got ${describe(gradient)}`,
      );
    record.gradient = gradient;
    if (this.dispatcher === dispatcher) usersKernels.any = true;
    return this.dispatcher.implement(target, key ?? "CompositeImplicitAutograd", record);
  }

  /**
   * Registers a fallback for operators without a kernel at the library's key. An alias key represents all its keys.
   * @throws DispatchError if one of the keys already has a fallback
   */
  fallback(
    kernel: BoxedKernel | Fallthrough,
    options: { readonly label?: string | undefined } & Placed = {},
  ): Registration {
    if (this.kind !== "IMPL")
      throw this.error(`fallback: a ${this.kind} library has none; use library("_", "IMPL", key)`);
    if (this.key === null) throw this.error("fallback: the library must have a key");
    if (this.namespace !== "_") {
      throw this.error(
        `fallback: a fallback applies to all namespaces, not only to ${this.namespace}; use library("_", "IMPL", "${this.key}")`,
      );
    }
    if (this.key === "Undefined") {
      throw this.error(
        "fallback: the key must not be Undefined; register kernels for operators without tensors, or a fallback at another key",
      );
    }
    this.checkGiven("fallback", options);
    const source = options.source ?? this.sourceOf(this.fallback);
    return this.keep(
      this.dispatcher.addFallback(this.key, new KernelRecord(kernel, source, null, options.label ?? null)),
    );
  }

  /** Removes all registrations of this library, newest first. */
  dispose(): void {
    for (const registration of this.registrations.splice(0).reverse()) registration.dispose();
  }
}

const disposeSymbol = Symbol.dispose as symbol | undefined;
if (disposeSymbol !== undefined)
  Object.defineProperty(Library.prototype, disposeSymbol, { value: Library.prototype.dispose });

export function* keyNames(): IterableIterator<string> {
  for (let id = 0; id < registrationCount; id++) yield registrationKey(id);
}

/**
 * Opens a library: `library("aten", "IMPL", "CPU", "generated/register/cpu.ts")`.
 * The source identifies the registrations: registering under it again replaces them, as for hot reloading. Without a source, each
 * registration is separate, and messages show the place of its call.
 * @param owner a dispatcher other than the program's, for tests
 */
export function library(
  namespace: string,
  kind: LibraryKind,
  key?: DispatchKeyName | null,
  source: Source = placeOf(library),
  owner: Dispatcher = dispatcher,
): Library {
  return new Library(owner, namespace, kind, key ?? null, source);
}
