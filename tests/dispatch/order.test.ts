// Tables do not depend on the order of registrations: random sets, random orders, random undoing.

import { expect, test } from "vitest";
import { Dispatcher, type Registration } from "../../runtime/dispatch/dispatcher.js";
import { dumpState, dumpTable } from "../../runtime/dispatch/dump.js";
import { boxed, fallthrough } from "../../runtime/dispatch/kernel.js";
import { KeySet, slot } from "../../runtime/dispatch/key-set.js";
import {
  aliasNames,
  aliasSlots,
  type DispatchKeyName,
  isAliasName,
  runtimeKeys,
  slotOfKey,
} from "../../runtime/dispatch/keys.js";
import { Library } from "../../runtime/dispatch/library.js";
import { fc } from "../seeded.js";

type Item =
  | { readonly kind: "def"; readonly op: string }
  | {
      readonly kind: "impl";
      readonly op: string;
      readonly key: DispatchKeyName;
      readonly through: boolean;
      readonly nth?: number;
    }
  | { readonly kind: "fallback"; readonly key: DispatchKeyName; readonly through: boolean };

const names = ["one", "two.Tensor"];
const keys: readonly DispatchKeyName[] = [
  ...aliasNames,
  ...runtimeKeys.slice(1).map((key) => key.name),
  "Dense",
  "Sparse",
  "Quantized",
  "NestedTensor",
  "AutogradFunctionality",
];
// Some keys interact, so they come up more often.
const common: readonly DispatchKeyName[] = [
  "CPU",
  "AutogradCPU",
  "AutogradOther",
  "SparseCPU",
  "FPGA",
  "Dense",
  ...aliasNames,
];
const anyKey = fc.oneof(fc.constantFrom(...common), fc.constantFrom(...keys));

const item: fc.Arbitrary<Item> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("def" as const), op: fc.constantFrom(...names) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("impl" as const),
      op: fc.constantFrom(...names),
      key: anyKey,
      through: fc.boolean(),
      // Up to three sources for one operator and key: the newest counts, the others are its history.
      nth: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fallback" as const), key: anyKey, through: fc.boolean() }) },
);

const identity = (one: Item): string =>
  `${one.kind} ${"op" in one ? one.op : ""} ${"key" in one ? one.key : ""} ${"nth" in one ? one.nth : ""}`;
/** Fallbacks of an alias key and of one of its keys exclude each other; which one is rejected depends on the order. */
function withoutClashes(items: readonly Item[]): Item[] {
  const taken = new Set<number>();
  return items.filter((one) => {
    if (one.kind !== "fallback") return true;
    const slots = isAliasName(one.key) ? aliasSlots[one.key] : [slotOfKey(one.key)];
    if (slots.some((at) => taken.has(at))) return false;
    for (const at of slots) taken.add(at);
    return true;
  });
}

const cases = fc
  .uniqueArray(item, { selector: identity, maxLength: 14 })
  .map(withoutClashes)
  .chain((items) =>
    fc.record({
      items: fc.constant(items),
      order: fc.shuffledSubarray(items, { minLength: items.length }),
      undone: fc.subarray(items),
      callBetween: fc.boolean(),
    }),
  );

function register(d: Dispatcher, one: Item): Registration {
  const source = `${identity(one)}.ts:1`;
  switch (one.kind) {
    case "def":
      return new Library(d, "test", "FRAGMENT", null, source).def(`${one.op}(Tensor x) -> Tensor`);
    case "impl":
      return new Library(d, "test", "IMPL", one.key, source).impl(one.op, one.through ? fallthrough : () => source);
    case "fallback":
      return new Library(d, "_", "IMPL", one.key, source).fallback(
        one.through ? fallthrough : boxed((_op, _keys, stack) => stack.splice(0, 1, source), "fallback"),
      );
  }
}

function everything(d: Dispatcher): string {
  return names
    .map((name) => d.find(`test::${name}`))
    .map((op) => (op === undefined ? "none" : dumpState(op) + dumpTable(op) + behaviour(op.name, d)))
    .join("\n");
}

/** The outcome of calls with every single key: the kernel's result, or the first line of the error. */
function behaviour(name: string, d: Dispatcher): string {
  const op = d.get(name);
  return runtimeKeys
    .map((key) => {
      try {
        op.compute();
        const lo = key.lo & op.maskLo;
        const hi = key.hi & op.maskHi;
        return `${key.name} ${slot(lo, hi)} ${String(d.redispatch(op, new KeySet(key.lo, key.hi), [1]))}`;
      } catch (error) {
        return `${key.name} ${(error as Error).message.split("\n")[0]}`;
      }
    })
    .join("\n");
}

/** The survivors in the order of `items`, but several kernels of one operator and key in the order of their registration. */
function inHistory(items: readonly Item[], order: readonly Item[]): Item[] {
  const place = (one: Item): string => ("op" in one && "key" in one ? `${one.op} ${one.key}` : identity(one));
  const queues = new Map<string, Item[]>();
  for (const one of order) {
    const queue = queues.get(place(one));
    if (queue === undefined) queues.set(place(one), [one]);
    else queue.push(one);
  }
  return items.map((one) => queues.get(place(one))!.shift()!);
}

const runs = Number(process.env["TENGEN_ORDER_CASES"] ?? 300);

test(`${runs} random sets of registrations: the survivors alone decide tables and dumps`, () => {
  fc.assert(
    fc.property(cases, ({ items, order, undone, callBetween }) => {
      const d = new Dispatcher();
      d.warn = () => undefined;
      const handles = new Map<Item, Registration>();
      for (const one of order) {
        handles.set(one, register(d, one));
        if (callBetween) everything(d);
      }
      for (const one of undone) handles.get(one)?.dispose();
      d.checkInvariants();
      const only = new Dispatcher();
      only.warn = () => undefined;
      const survives = (one: Item): boolean => !undone.includes(one);
      for (const one of inHistory(items.filter(survives), order.filter(survives))) register(only, one);
      expect(everything(d)).toBe(everything(only));
      for (const handle of handles.values()) handle?.dispose();
      expect([...d.operators()]).toEqual([]);
    }),
    { numRuns: runs },
  );
});
