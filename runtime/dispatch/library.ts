// Libraries: how kernels, schemas and fallbacks are registered, by generated files and by users.
import { DispatchError } from "../core/errors.js";
import { type Dispatcher, dispatcher, type LibraryKind, type Registration } from "./dispatcher.js";
import { type BoxedKernel, type Cell, type Fallthrough, type Kernel, KernelRecord, type Source } from "./kernel.js";
import type { DispatchKeyName } from "./keys.js";
import { type Operator, type OperatorEntry, registrationId } from "./operator-entry.js";

export interface ImplOptions {
  /** Key of this kernel where the library has none. */
  readonly key?: DispatchKeyName | undefined;
  /** The kernel's own schema, compared with the operator's. */
  readonly signature?: string | undefined;
}

/** Registrations of one source: a namespace and, for IMPL, a key. Made by `library`. */
export class Library {
  readonly dispatcher: Dispatcher;
  readonly namespace: string;
  readonly kind: LibraryKind;
  readonly key: DispatchKeyName | null;
  readonly source: Source;
  private readonly registrations: Registration[] = [];

  constructor(owner: Dispatcher, namespace: string, kind: LibraryKind, key: DispatchKeyName | null, source: Source) {
    this.dispatcher = owner;
    this.namespace = namespace;
    this.kind = kind;
    this.key = key;
    this.source = source;
  }

  /** Defines an operator by its schema; an unqualified name gets the library's namespace. */
  def(schemaText: string, tags: readonly string[] = []): OperatorEntry {
    const text = schemaText.includes("::") ? schemaText : `${this.namespace}::${schemaText}`;
    return this.dispatcher.declare(text, tags, this.source);
  }

  /** Registers a kernel for an operator: the handle, or its name. The kernel gets the arguments, then the key words. */
  impl<F extends Kernel>(
    op: Operator<F>,
    kernel: Cell<NoInfer<F>> | BoxedKernel | Fallthrough,
    options?: ImplOptions,
  ): Registration;
  impl(name: string, kernel: Kernel | BoxedKernel | Fallthrough, options?: ImplOptions): Registration;
  impl(
    target: OperatorEntry | string,
    kernel: Kernel | BoxedKernel | Fallthrough,
    options?: ImplOptions,
  ): Registration {
    const key = options?.key ?? this.key ?? "CompositeImplicitAutograd";
    const record = new KernelRecord(kernel, this.source, options?.signature ?? null);
    let registration: Registration;
    if (typeof target === "string") {
      const name = target.includes("::") ? target : `${this.namespace}::${target}`;
      registration = this.dispatcher.implement(name, key, record);
    } else {
      const id = registrationId(key);
      if (id === undefined) throw new DispatchError(`there is no dispatch key named ${key}`);
      registration = this.dispatcher.addKernel(target, id, record);
    }
    this.registrations.push(registration);
    return registration;
  }

  /** Registers what the library's key does for operators that have nothing better there. */
  fallback(kernel: BoxedKernel | Fallthrough): Registration {
    if (this.key === null) throw new DispatchError("fallback needs a library with a key");
    const registration = this.dispatcher.addFallback(this.key, new KernelRecord(kernel, this.source));
    this.registrations.push(registration);
    return registration;
  }

  /** Undoes everything that this library registered. */
  dispose(): void {
    for (const registration of this.registrations.splice(0).reverse()) registration.dispose();
  }
}

/**
 * Opens a library: `library("aten", "IMPL", "CPU", "generated/register/cpu.ts")`.
 * Without a source, the place of the call is kept, and formatted when a message needs it.
 */
export function library(
  namespace: string,
  kind: LibraryKind,
  key?: DispatchKeyName | null,
  source: Source = new Error("library"),
): Library {
  return new Library(dispatcher, namespace, kind, key ?? null, source);
}
