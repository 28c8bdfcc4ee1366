// `ops.aten.add.Tensor`: operators by registry name, as callables with schema, tags, boxed call and redispatch.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { coreHooks } from "../core/hooks.js";
import { camelCase } from "../core/names.js";
import { once, shared } from "../core/shared.js";
import type { FunctionSchema } from "../schema/types.js";
import { type Dispatcher, dispatcher as program } from "./dispatcher.js";
import { type Explanation, explainCall } from "./explain.js";
import { KeySet, type KeySetLike } from "./key-set.js";
import { installMisfits } from "./misfits.js";
import type { Definition, OperatorEntry } from "./operator-entry.js";
import { callOverload, type Overloads, overloads } from "./overloads.js";

type Loose = (...args: unknown[]) => unknown;

/** One overload: `ops.aten.add.Tensor(x, y, { alpha: 2 })`. */
export interface OverloadHandle {
  (...args: unknown[]): unknown;
  readonly operator: OperatorEntry;
  readonly schema: FunctionSchema;
  readonly schemaText: string;
  readonly tags: readonly string[];
  /** Calls by the boxed convention: pops all arguments in schema order, and pushes the results. */
  callBoxed(stack: unknown[]): void;
  /** Calls with exactly this key set; takes all arguments in schema order. */
  redispatch(keys: KeySetLike, ...args: unknown[]): unknown;
  toString(): string;
}

/** All overloads of a name; calls resolve the overload by the arguments. */
export type OperatorPacket = Loose & { overloads(): string[] } & { readonly [overload: string]: OverloadHandle };
/** `ops.aten`. */
export interface OperatorNamespace {
  readonly [name: string]: OperatorPacket;
}
/** Generated code adds the names of its registry: `aten: { add: "Tensor" | "Scalar" | "out" }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface OperatorNames {}
type PacketOf<Overload> = Loose & { overloads(): string[] } & { readonly [K in Overload & string]: OverloadHandle };
/** Operators of the registry have types; those defined at run time may be undefined for the compiler. */
export type Operators = {
  readonly [N in keyof OperatorNames]: {
    readonly [P in keyof OperatorNames[N]]: PacketOf<OperatorNames[N][P]>;
  } & OperatorNamespace;
} & { readonly [namespace: string]: OperatorNamespace };

const handles: WeakMap<OperatorEntry, OverloadHandle> = once("dispatch.handles", () => new WeakMap());

/** An overload set of one operator that passes the bound arguments to `use`. */
function bindingOf(entry: OperatorEntry, use: (values: readonly unknown[]) => unknown): Overloads {
  return overloads(entry.name, [entry, ((...values: unknown[]) => use(values)) as (...args: never[]) => unknown]);
}

/** The callable handle of an operator; always the same one. */
export function handleOf(entry: OperatorEntry): OverloadHandle {
  let handle = handles.get(entry);
  if (handle === undefined) {
    let binding: Overloads | null = null;
    let known: Definition | null = null;
    const call = (...args: unknown[]): unknown => {
      if (!entry.hasSchema) throw program.undefinedError(entry);
      // An operator that is defined again may have another schema.
      if (binding === null || known !== entry.definition) {
        known = entry.definition;
        binding = bindingOf(entry, (values) => program.call(entry, values));
        binding.entry = call;
      }
      const bound = binding;
      const { ask } = coreHooks;
      if (ask !== null) return ask(call, args, (...given) => callOverload(bound, given));
      return callOverload(bound, args);
    };
    Object.defineProperties(call, {
      name: { value: entry.name },
      operator: { value: entry },
      schema: { get: () => entry.schema },
      schemaText: { get: () => entry.described },
      tags: { get: () => entry.tags },
      callBoxed: { value: (stack: unknown[]) => program.callBoxed(entry, stack) },
      redispatch: {
        value: (keys: KeySetLike, ...args: unknown[]) => program.redispatch(entry, KeySet.from(keys), args),
      },
      toString: { value: () => entry.described },
    });
    handle = call as OverloadHandle;
    handles.set(entry, handle);
  }
  return handle;
}

const overloadKey = (entry: OperatorEntry): string => (entry.overload === "" ? "default" : entry.overload);

function packetOf(owner: Dispatcher, packet: string): OperatorPacket {
  let known: readonly OperatorEntry[] = [];
  /** Of the known operators: one that is defined again may have another schema. */
  let definitions: readonly (Definition | null)[] = [];
  let set: Overloads | null = null;
  const call = (...args: unknown[]): unknown => {
    const now = owner.overloadsOf(packet);
    if (
      set === null ||
      now.length !== known.length ||
      now.some((entry, i) => entry !== known[i] || entry.definition !== definitions[i])
    ) {
      known = [...now];
      definitions = known.map(({ definition }) => definition);
      const defined = known.filter((entry) => entry.hasSchema);
      if (defined.length === 0) throw known.length > 0 ? owner.undefinedError(known[0]!) : missing(owner, packet);
      set = overloads(
        packet,
        ...defined.map(
          (entry) =>
            [entry, ((...values: unknown[]) => program.call(entry, values)) as (...args: never[]) => unknown] as const,
        ),
      );
      set.entry = call;
    }
    return callOverload(set, args);
  };
  Object.defineProperty(call, "name", { value: packet });
  return new Proxy(call, {
    get(target, key) {
      if (typeof key === "symbol" || key === "then") return Reflect.get(target, key) as unknown;
      if (key === "overloads") return () => owner.overloadsOf(packet).map(overloadKey);
      if (key === "toString") return () => `${packet} (${owner.overloadsOf(packet).map(overloadKey).join(", ")})`;
      if (key === "name" || key === "length" || key === "prototype") return Reflect.get(target, key) as unknown;
      return handleOf(owner.get(key === "default" ? packet : `${packet}.${key}`));
    },
    has: (_, key) => typeof key === "string" && owner.overloadsOf(packet).some((entry) => overloadKey(entry) === key),
  }) as unknown as OperatorPacket;
}

function missing(owner: Dispatcher, packet: string): Error {
  try {
    owner.get(packet);
  } catch (error) {
    return error as Error;
  }
  return new Error(`there is no operator ${packet}`);
}

/** A namespace's operators, and how they are found by their whole names. */
interface NamespaceView {
  readonly operators: OperatorNamespace;
  packet(full: string): OperatorPacket;
}

/**
 * The operators of a dispatcher by name, looked up on demand. `ops["mine::f"]` and `ops["mine::f.out"]` are an operator and an overload by their whole
 * names, also where functions and promises have members of that name (`then`, `name`, `toString`).
 */
export function operatorsOf(owner: Dispatcher): Operators {
  const namespaces = new Map<string, NamespaceView>();
  const viewOf = (namespace: string): NamespaceView => {
    let found = namespaces.get(namespace);
    if (found === undefined) namespaces.set(namespace, (found = namespaceOf(owner, namespace)));
    return found;
  };
  return new Proxy({} as Operators, {
    get(_, name) {
      const known = namespaces.get(name as string);
      if (known !== undefined) return known.operators;
      if (typeof name === "symbol" || name === "then") return undefined;
      const at = name.indexOf("::");
      if (at < 0) return viewOf(name).operators;
      const dot = name.indexOf(".", at);
      if (dot < 0) return viewOf(name.slice(0, at)).packet(name);
      return handleOf(owner.get(name.endsWith(".default") ? name.slice(0, dot) : name));
    },
  });
}

function namespaceOf(owner: Dispatcher, namespace: string): NamespaceView {
  const packets = new Map<string, OperatorPacket>();
  const packet = (full: string): OperatorPacket => {
    if (owner.overloadsOf(full).length === 0) throw missing(owner, full);
    let found = packets.get(full);
    if (found === undefined) packets.set(full, (found = packetOf(owner, full)));
    return found;
  };
  const operators = new Proxy({} as OperatorNamespace, {
    get(_, name) {
      return typeof name === "symbol" || name === "then" ? undefined : packet(`${namespace}::${name}`);
    },
    has: (_, name) => typeof name === "string" && owner.overloadsOf(`${namespace}::${name}`).length > 0,
    ownKeys: () => {
      const prefix = `${namespace}::`;
      return [...owner.packetNames()]
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length));
    },
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return { operators, packet };
}

/** The program's operators: `ops.aten.add.Tensor(x, y, { alpha: 2 })`; `ops.aten.add(x, 2)` resolves the overload. */
export const ops: Operators = once("dispatch.ops", () => {
  installMisfits();
  return operatorsOf(program);
});

/**
 * Explains which kernels a call would run and why, without running it.
 * @param target a public function (`add`), an overload (`ops.aten.add.Tensor`) or all of them (`ops.aten.add`), an operator, or a
 * registry name, without namespace for aten's (`"add.Tensor"`); overloads are resolved by the arguments, as in a call
 * @param args the arguments of the call; those with defaults may be omitted
 * @throws ArgumentError for another target
 */
export function explain(target: ExplainTarget, ...args: unknown[]): Explanation {
  const entries = entriesOf(target, "explain");
  const set = overloads(
    entries.length === 1 ? entries[0]!.name : `explain(${entries[0]!.namespace}::${entries[0]!.baseName})`,
    ...entries.map((entry) => [entry, ((...values: unknown[]) => explainCall(entry, values)) as never] as const),
  );
  return callOverload(set, args) as Explanation;
}

/** The targets that `explain` accepts. */
export type ExplainTarget = OverloadHandle | OperatorPacket | OperatorEntry | ((...args: never[]) => unknown) | string;

/** Whether a value is an operator's entry. Those that another copy of the package declared are instances of another class. */
function isEntry(value: unknown): value is OperatorEntry {
  return typeof value === "object" && value !== null && "maskLo" in value;
}

/** The operators that a target refers to. `caller` is the function that received it, for error messages. */
export function entriesOf(target: unknown, caller: string): readonly OperatorEntry[] {
  if (isEntry(target)) return [target];
  if (typeof target === "string") return entriesNamed(target);
  if (typeof target === "function") {
    if (Object.hasOwn(target, "operator")) return [(target as OverloadHandle).operator];
    const packet = target.name.includes("::") ? target.name : packetOfFunction(target);
    const found = packet === null ? [] : program.overloadsOf(packet).filter((entry) => entry.hasSchema);
    if (found.length > 0) return found;
  }
  throw new ArgumentError(
    `${caller}: expected a public function (add), an operator (ops.aten.add.Tensor) or a registry name ("aten::add.Tensor"), got ${describe(target)}`,
  );
}

/** Looks up a name like the command line: without a namespace it is aten's, or the only operator with this name. */
function entriesNamed(name: string): readonly OperatorEntry[] {
  let full = name;
  if (!name.includes("::")) {
    full = `aten::${name}`;
    if (program.find(full) === undefined && program.overloadsOf(full).length === 0) {
      const others = [...program.operators()].filter((entry) => entry.name.endsWith(`::${name}`));
      if (others.length === 1) return others;
    }
  }
  const all = program.find(full) === undefined ? program.overloadsOf(full).filter((entry) => entry.hasSchema) : [];
  return all.length > 0 ? all : [program.get(full)];
}

/**
 * The operator name of a public function, which is identified by the name that it is registered under.
 */
function packetOfFunction(target: unknown): string | null {
  for (const [key, value] of shared.objects) {
    if (value !== target || !key.startsWith("function ")) continue;
    const [name, own = "aten"] = key.slice("function ".length).split("::").reverse() as [string, string?];
    const packets = [...program.packetNames()].filter((packet) => packet.startsWith(`${own}::`));
    const named = (of: (bare: string) => boolean): string | undefined =>
      packets.find((packet) => of(packet.slice(own.length + 2)));
    return (
      named((bare) => camelCase(bare) === name) ??
      named((bare) => camelCase(`${own}_${bare}`) === name) ??
      // Words that JavaScript reserves have an underscore appended.
      named((bare) => `${camelCase(bare)}_` === name) ??
      null
    );
  }
  return null;
}
