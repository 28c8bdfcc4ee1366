// Keys and key sets against C10's own results.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { Dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { KeySet, slot } from "../../runtime/dispatch/key-set.js";
import {
  aliasNames,
  aliasSlots,
  autocastHi,
  backendBits,
  backendCount,
  backendNames,
  backendsOfAutograd,
  defaultKeepHi,
  fullWord,
  functionalityCount,
  functionalityRows,
  highFunctionalities,
  isInAlias,
  lowFunctionalities,
  mostFunctionalities,
  runtimeKeys,
  slotCount,
  slotOfKey,
  thirdOf,
  wordsOf,
} from "../../runtime/dispatch/keys.js";

function data<T>(name: string): T {
  return JSON.parse(gunzipSync(readFileSync(new URL(`../data/${name}`, import.meta.url))).toString("utf8")) as T;
}

interface KeyData {
  functionality_names: string[];
  alias_names: string[];
  table_order_low_to_high: string[];
  highest_of_pair: Record<string, [string, string]>;
  full_after: Record<string, string>;
  included_in_alias: Record<string, string[]>;
  backend_keyset_from_autograd: Record<string, string>;
  autogradother_backends: string;
  has_backend_fallback: Record<string, boolean>;
}

const golden = data<KeyData>("dispatch_keys.json.gz");

/** Keys of C10 1.13: those that its results name. The others are ours. */
const c10Keys = new Set(JSON.stringify(golden).match(/\w+/g));

/** Our texts without the keys that C10 1.13 lacks. */
function asC10(text: string): string {
  return text.replace(/\((.*)\)/, (_, names: string) => {
    return `(${names
      .split(", ")
      .filter((name) => c10Keys.has(name))
      .join(", ")})`;
  });
}

describe("the list of keys", () => {
  test("has C10's runtime keys in C10's order", () => {
    const known = new Set(golden.table_order_low_to_high);
    expect(runtimeKeys.map((key) => key.name).filter((name) => known.has(name))).toEqual(
      golden.table_order_low_to_high,
    );
  });

  test("has C10's per-backend functionalities and alias keys", () => {
    expect(functionalityRows.filter((row) => row.perBackend).map((row) => row.name)).toEqual(
      golden.functionality_names,
    );
    expect([...aliasNames]).toEqual(golden.alias_names);
  });

  test("fits three words, what kernels mask two of 30 bits", () => {
    expect(backendCount).toBeLessThanOrEqual(backendBits);
    expect(functionalityCount).toBeLessThanOrEqual(mostFunctionalities);
    // Masks of the keys up to here are low words: a further row follows.
    expect(functionalityRows[lowFunctionalities - 1]!.name).toBe("Python");
    // Tensors carry these: calls with keys of the third word take a detour.
    for (const { name } of functionalityRows.slice(lowFunctionalities + highFunctionalities))
      expect(name).not.toMatch(/^(AD|Auto)/);
    expect(mostFunctionalities - functionalityCount).toBeGreaterThanOrEqual(8);
    const carried = functionalityRows.findLastIndex(({ name }) => /^(AD|Auto)/.test(name));
    const page = readFileSync(new URL("../../CONTRIBUTING.md", import.meta.url), "utf8").replaceAll("\n", " ");
    const third = mostFunctionalities - lowFunctionalities - highFunctionalities;
    expect([third, page.includes("word, which holds twenty-one.")]).toEqual([21, true]);
    const free = functionalityRows.length - 1 - carried;
    expect([free, page.includes("leaves room for fourteen more rows.")]).toEqual([14, true]);
    const perBackend = functionalityRows.filter((row) => row.perBackend).length;
    expect(slotCount).toBe(1 + perBackend * backendCount + functionalityCount - perBackend);
    for (const key of runtimeKeys) {
      // Stubs see the third word as one bit.
      if (thirdOf(key.hi) !== 0) continue;
      expect(key.lo & fullWord).toBe(key.lo);
      expect(key.hi & fullWord).toBe(key.hi);
      expect(slot(key.lo, key.hi)).toBe(key.slot);
    }
  });

  test("alias keys stand for the same keys as in C10", () => {
    for (const [alias, names] of Object.entries(golden.included_in_alias)) {
      const ours = aliasSlots[alias as (typeof aliasNames)[number]].map((at) => runtimeKeys[at]!.name as string);
      const theirs = names.filter((name) => slotOfKey(name) > 0);
      for (const name of theirs) expect(ours, `${alias} lacks ${name}`).toContain(name);
      const listed = new Set(Object.keys(golden.has_backend_fallback));
      for (const name of ours.filter((key) => listed.has(key))) expect(names, `${alias} has ${name}`).toContain(name);
    }
    expect(isInAlias(runtimeKeys[0]!, "CompositeImplicitAutograd")).toBe(false);
  });

  test("autograd keys differentiate the backends that C10 says", () => {
    for (const [name, text] of Object.entries(golden.backend_keyset_from_autograd)) {
      const at = slotOfKey(name);
      if (at < 0) continue;
      const backends = backendsOfAutograd(runtimeKeys[at]!);
      const set = new KeySet(
        backends.reduce((lo, key) => lo | key.lo, 0),
        backends.reduce((hi, key) => hi | key.hi, 0),
      );
      // C10 returns AutogradOther's Sparse and Quantized with all backends' bits, and the sets print only complete
      // keys.
      expect(asC10(set.toString()), name).toBe(text);
    }
  });

  test("the default fallbacks differ from C10's only where a layer brings its own", () => {
    const ours = new Dispatcher();
    const differing = Object.entries(golden.has_backend_fallback)
      .filter(([key, has]) => slotOfKey(key) > 0 && ours.hasFallback(key) !== has)
      .map(([key, has]) => `${key}: C10 ${has}`);
    expect(differing).toMatchInlineSnapshot(`
      [
        "Python: C10 true",
        "Conjugate: C10 true",
        "Negative: C10 true",
        "ZeroTensor: C10 true",
        "FuncTorchDynamicLayerBackMode: C10 true",
        "Functionalize: C10 true",
        "AutogradNestedTensor: C10 false",
        "Tracer: C10 true",
        "AutocastXPU: C10 false",
        "FuncTorchBatched: C10 true",
        "Batched: C10 true",
        "FuncTorchGradWrapper: C10 true",
        "FuncTorchDynamicLayerFrontMode: C10 true",
        "AutogradMeta: C10 false",
        "AutogradIPU: C10 false",
        "AutogradPrivateUse1: C10 false",
        "AutogradPrivateUse2: C10 false",
        "AutogradPrivateUse3: C10 false",
      ]
    `);
  });
});

describe("key sets", () => {
  test("have C10's highest key and text for every pair of keys", () => {
    let pairs = 0;
    for (const [pair, [highest, text]] of Object.entries(golden.highest_of_pair)) {
      const [a, b] = pair.split("|") as [string, string];
      const set = KeySet.of(a, b);
      expect(set.highest, pair).toBe(highest);
      expect(set.toString(), pair).toBe(text);
      expect(slot(set.lo, set.hi), pair).toBe(slotOfKey(highest.replace(/^Unknown$/, "CPU").replace("Unknown", "CPU")));
      pairs++;
    }
    expect(pairs).toBe(Object.keys(golden.highest_of_pair).length);
    expect(pairs).toBeGreaterThan(2000);
  });

  test("fullAfter is everything below a key", () => {
    for (const [name, text] of Object.entries(golden.full_after)) {
      expect(asC10(KeySet.fullAfter(name).toString()), name).toBe(text);
    }
  });

  test("of every recorded tensor print and have the highest key as in C10", () => {
    const sets = data<Record<string, { set: string; highest: string }>>("key_sets.json.gz");
    for (const [title, { set, highest }] of Object.entries(sets)) {
      const names = /\((.*)\)/.exec(set)![1]!.split(", ");
      expect(KeySet.of(...names).toString(), title).toBe(set);
      expect(KeySet.of(...names).highest, title).toBe(highest);
    }
    expect(Object.keys(sets)).toHaveLength(40);
  });

  test("of several backends take the highest backend", () => {
    expect(KeySet.of("CPU", "Meta").highest).toBe("Meta");
    expect(KeySet.of("AutogradCPU", "CUDA").highest).toBe("AutogradCUDA");
    expect(KeySet.of("CPU", "Meta").highestBackend).toBe("Meta");
    expect(KeySet.of("CPU").highestFunctionality).toBe("Dense");
  });

  test("lose functionalities, never backends, in a difference", () => {
    const left = KeySet.of("CPU", "AutogradCPU").difference("AutogradCPU");
    expect(left.toString()).toBe("DispatchKeySet(CPU)");
    expect(left.has("CPU")).toBe(true);
    expect(KeySet.of("CPU").difference("CPU").lo).toBe(wordsOf("CPU").lo & 0xffff);
    expect(KeySet.of("CPU").difference("CPU").highest).toBe("Undefined");
  });

  test("union, intersection, complement, superset", () => {
    const a = KeySet.of("CPU", "Tracer");
    const b = KeySet.of("Tracer", "Python");
    expect(a.union(b).toString()).toBe("DispatchKeySet(CPU, Python, Tracer)");
    expect(a.intersection(b).toString()).toBe("DispatchKeySet(Tracer)");
    expect(a.isSupersetOf("Tracer")).toBe(true);
    expect(b.isSupersetOf("CPU")).toBe(false);
    expect(a.complement().complement().equals(a)).toBe(true);
    expect(a.intersects(b)).toBe(true);
    expect(KeySet.empty.isEmpty()).toBe(true);
    expect(a.add("Python").remove("Tracer").toString()).toBe("DispatchKeySet(CPU, Python)");
    expect([...a]).toEqual(["CPU", "Tracer"]);
    expect(JSON.stringify(a)).toBe('["CPU","Tracer"]');
  });

  test("refuse aliases and unknown names", () => {
    expect(() => KeySet.of("Autograd")).toThrow(
      "Autograd is an alias key: it exists only at registration and has no bit",
    );
    expect(() => KeySet.of("Cpu")).toThrow("there is no dispatch key Cpu");
  });

  test("a full set iterates over every runtime key", () => {
    expect([...KeySet.full]).toEqual(runtimeKeys.slice(1).map((key) => key.name));
    expect(backendNames.every((name) => KeySet.full.has(name))).toBe(true);
    expect(defaultKeepHi & autocastHi).toBe(0);
  });
});
