// Eight more keys than the list has: run by a bare node from a bundle with the extended key list, prints the outcome of dispatch as
// JSON.

import {
  add,
  add_,
  cat,
  dispatcher,
  explain,
  KeySet,
  Library,
  makeGraph,
  neg,
  observe,
  ops,
  profile,
  relu,
  type Tensor,
  tensor,
  traceDispatch,
  withExcluded,
  withIncluded,
} from "../../generated/index.js";
import { defineFunctionality } from "../../runtime/dispatch/functionalities.js";
import { boxed, fallthrough } from "../../runtime/dispatch/kernel.js";
import {
  type DispatchKeyName,
  functionalityRows,
  isKeyName,
  orderedKeys,
  runtimeKeys,
  slotOfKey,
} from "../../runtime/dispatch/keys.js";
import { excludedKeys, forceKeysGuard, includedKeys, underGuard } from "../../runtime/dispatch/local.js";
import { type Operator, stubOf } from "../../runtime/dispatch/operator.js";
import { keySlot } from "../../runtime/dispatch/slots.js";

const keysOf = (name: string): readonly DispatchKeyName[] => name.split(" ") as DispatchKeyName[];
/** The keys that tests/dispatch/more-keys.test.ts adds, in order, those in the middle of the list first. */
const middle = keysOf("Extra1 Extra2 Extra3");
const top = keysOf("Extra4 Extra5 Extra6CPU Extra7 Extra8");
const added = [...middle, ...top];

// Without rows in the list, the program defines the keys. Tables that exist change in place.
if (!isKeyName("Extra1")) {
  neg(tensor([1, -2]));
  [1, 2, 3].reduce(
    (below, i) => defineFunctionality(`Extra${i}`, { above: below, fallsThrough: false }).name,
    "Profiler",
  );
  for (const i of [8, 7, 6, 5, 4])
    defineFunctionality(`Extra${i}`, { above: "Donated", fallsThrough: i === 8, perBackend: i === 6 });
}

const seen: string[] = [];
let layers: Library[] = [];

/** A boxed fallback at each key that records its key and redispatches below it. */
function layer(names: readonly DispatchKeyName[]): void {
  for (const name of names) {
    const library = new Library(dispatcher, "_", "IMPL", name, `${name}.ts:1`);
    library.fallback(
      boxed((op, keys, stack) => {
        seen.push(`${name}:${op.name.slice(6)}`);
        const key = KeySet.of(name);
        withExcluded(key, () => dispatcher.redispatchBoxed(op, keys.difference(key), stack));
      }, `note${name}`),
    );
    layers.push(library);
  }
}

function unlayer(): void {
  for (const one of layers) one.dispose();
  layers = [];
}

function run(body: () => unknown): unknown {
  seen.length = 0;
  const result = body();
  return [seen.join(" "), result instanceof Tensor_ ? result.toArray() : result];
}

const x = tensor([1, -2]);
const Tensor_ = x.constructor as unknown as { new (): Tensor };
const leaf = (): Tensor => tensor([1, -2], { requiresGrad: true });
/** A tensor that contributes its own keys. */
function keyed(names: readonly string[], requiresGrad = false): Tensor {
  const created = tensor([1, -2], { requiresGrad });
  created.keysHi = new KeySet(created.keysLo, created.keysHi).union(KeySet.of(...names)).hi;
  return created;
}

// -- the list and the sets

const names = orderedKeys.list.slice(1).map(({ name }) => name as string);
const model = (set: KeySet): string => [...set].sort().join();
const sorted = (list: readonly string[]): string => [...list].sort().join();
let sets = 0;
const wrong: string[] = [];
// Plain sets of names are a model for functionalities of one backend.
const single = names.filter((name) => {
  const { backend } = runtimeKeys[slotOfKey(name)]!;
  return backend < 0 || name.endsWith("CPU");
});
const plain = (list: readonly string[]): string[] => list.filter((name) => !name.endsWith("CPU"));
const rank = new Map(single.map((name, i) => [name, i]));
let seed = 1;
const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
for (let round = 0; round < 3000; round++) {
  const pick = (): string[] =>
    ["CPU", ...single.filter(() => random() < 0.2)].filter((n, i, all) => all.indexOf(n) === i);
  const [a, b] = [pick(), pick()];
  const [s, t] = [KeySet.of(...a), KeySet.of(...b)];
  const highest = (list: readonly string[]): string =>
    list.reduce((p, n) => (rank.get(n)! > rank.get(p)! ? n : p), "CPU");
  const at = highest(a);
  const checks: [string, unknown, unknown][] = [
    ["names", model(s), sorted(a)],
    ["union", model(s.union(t)), sorted([...new Set([...a, ...b])])],
    ["intersection", model(s.intersection(t)), sorted(a.filter((n) => b.includes(n)))],
    ["difference", model(s.difference(t)), sorted(a.filter((n) => !b.includes(n)))],
    ["complement", s.complement().complement().equals(s) && !s.complement().intersects(s.difference("CPU")), true],
    ["intersects", KeySet.of(...plain(a)).intersects(plain(b)), plain(a).some((n) => b.includes(n))],
    ["superset", s.isSupersetOf(t), b.every((n) => a.includes(n))],
    ["has", single.filter((n) => s.has(n)).join(), single.filter((n) => a.includes(n)).join()],
    ["highest", s.highest, at],
    ["slot", keySlot(s.lo, s.hi), slotOfKey(at)],
    [
      "after",
      model(KeySet.fullAfter(at).intersection(s)),
      sorted(a.filter((n) => rank.get(n)! < rank.get(at)! || n === "PythonDispatcher")),
    ],
  ];
  sets++;
  wrong.push(
    ...checks.filter(([, is, should]) => is !== should).map(([what, is, should]) => `${what}: ${is} not ${should}`),
  );
}

// -- calls

const outcomes: Record<string, unknown> = {
  functionalities: functionalityRows.length,
  full: [...KeySet.full].length === names.length,
  sets,
  wrong: wrong.slice(0, 3),
  none: KeySet.of("Extra1", "Extra8").toString(),
};

outcomes["nothing registered"] = [
  (() => {
    try {
      return withIncluded("Extra4", () => neg(x));
    } catch (error) {
      return (error as Error).message.split("\n")[0];
    }
  })(),
  run(() => withIncluded("Extra8", () => neg(x))),
];

layer(added);
outcomes["each"] = added.map((name) => run(() => withIncluded(name, () => neg(x))));
outcomes["all"] = run(() => withIncluded(added, () => neg(x)));
outcomes["guards"] = [
  withIncluded(added, () => includedKeys().toString()),
  withExcluded(added, () => excludedKeys().toString()),
  [includedKeys().toString(), excludedKeys().toString()],
  run(() => withIncluded(added, () => withExcluded(["Extra2", "Extra5"], () => neg(x)))),
  run(() => withExcluded("Extra5", () => withIncluded(["Extra4", "Extra5"], () => neg(x)))),
  run(() =>
    withExcluded(added, () =>
      underGuard(forceKeysGuard(["Extra5", "BackendSelect"], ["Extra4"]), "test", () =>
        neg(keyed(["Extra4", "Extra7"])),
      ),
    ),
  ),
  run(() => neg(x)),
];
outcomes["of tensors"] = [
  run(() => neg(keyed(["Extra7"]))),
  run(() => add(x, keyed(["Extra4", "Extra8"]))),
  run(() => add_(keyed(["Extra5"]), 1)),
  run(() => cat([x, keyed(["Extra4"]), keyed(["Extra6CPU"])])),
  run(() => keyed(["Extra4"]).slice(0, 1).neg()),
  run(() => dispatcher.call(dispatcher.get("aten::neg"), [keyed(["Extra7", "Extra1"])])),
  run(() => (ops.aten["neg"] as (x: Tensor) => Tensor)(keyed(["Extra4"]))),
  run(() => withExcluded("Extra7", () => neg(keyed(["Extra4", "Extra7"])))),
];
outcomes["gradients"] = [false, true].map((carriesKey) => {
  const w = carriesKey ? keyed(["Extra5"], true) : leaf();
  const forward = run(() =>
    withIncluded(["Extra1", "Extra4"], () => relu(w))
      .sum()
      .backward(),
  );
  return [forward, w.grad!.toArray()];
});

// -- masks: the stub does not even see keys that fall through for an operator

const only = new Library(dispatcher, "aten", "IMPL", "Extra4" as DispatchKeyName, "only.ts:1");
only.impl("neg", fallthrough);
const entry = dispatcher.get("aten::neg");
outcomes["masks"] = [
  run(() => withIncluded(added, () => neg(x))),
  run(() => withIncluded("Extra4", () => neg(x))),
  KeySet.full.hi > 2 ** 32 && entry.maskedHi(KeySet.of("Extra4").hi),
  new KeySet(entry.maskLo, entry.maskedHi(KeySet.full.hi)).has("Extra5"),
];
only.dispose();
// Removing the registration also removed the table.
outcomes["stubs of selections"] = run(() =>
  withIncluded(["Extra1", "Extra5"], () =>
    stubOf<(self: Tensor) => Tensor>(entry as Operator<(self: Tensor) => Tensor>)(x),
  ),
);
const unboxedLayer = new Library(dispatcher, "aten", "IMPL", "Extra7" as DispatchKeyName, "unboxed.ts:1");
unboxedLayer.impl("neg", (self: Tensor, lo: number, hi: number) => {
  seen.push("unboxed");
  return dispatcher.redispatch(entry, new KeySet(lo, hi).remove("Extra7"), [self]);
});
outcomes["unboxed"] = [
  run(() => withIncluded(["Extra1", "Extra7", "Extra8"], () => neg(x))),
  run(() => neg(keyed(["Extra1", "Extra5", "Extra7"]))),
];
const passing = new Library(dispatcher, "_", "IMPL", "Extra6Meta" as DispatchKeyName, "passing.ts:1");
passing.fallback(fallthrough);
outcomes["passes on for one backend"] = [
  run(() =>
    withIncluded(
      ["Extra6Meta", "Extra4"],
      () => add(tensor([1], { device: "meta" }), tensor([1], { device: "meta" })).shape,
    ),
  ),
  run(() => withIncluded(["Extra6CPU", "Extra4"], () => add(x, x))),
];
passing.dispose();

// -- observers

const lines: string[] = [];
withIncluded(["Extra1", "Extra4", "Extra8"], () =>
  traceDispatch(
    () => neg(keyed(["Extra5"])),
    (line) => lines.push(line),
  ),
);
outcomes["trace"] = lines.map((line) => line.replace(/.*\[(\w+)\] (\w+) (DispatchKeySet\(.*\))/, "$1 $2 $3"));
outcomes["explain"] = withIncluded(["Extra1", "Extra8"], () =>
  explain(neg, keyed(["Extra5"]))
    .toString()
    .split("\n"),
);
const events: string[] = [];
const observer = observe({ before: ({ key }) => void events.push(key) });
withIncluded(added, () => add(x, 1));
observer.dispose();
outcomes["observe"] = events.join(" ");
outcomes["profile"] = profile(() => withIncluded(["Extra2", "Extra7"], () => neg(x))).events.map(({ key }) => key);
outcomes["graph"] = run(() =>
  withIncluded(["Extra4"], () =>
    makeGraph((one: Tensor) => neg(one))(x)
      .toString()
      .includes("aten.neg"),
  ),
);

unboxedLayer.dispose();
dispatcher.checkInvariants();
unlayer();
dispatcher.checkInvariants();
outcomes["afterwards"] = run(() => neg(keyed(["Extra8"])));
console.log(JSON.stringify(outcomes));
