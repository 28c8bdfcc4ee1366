// Trees of values by the package's exports: flattened, built again, mapped, compared, and where they differ.
import { describe, expect, test } from "vitest";
import {
  excludedKeys,
  forceKeysGuard,
  forTensors,
  includedKeys,
  KeySet,
  localKeySet,
  makeGraph,
  mapTensors,
  mul,
  type Tensor,
  TreeSpec,
  tensor,
  treeBroadcast,
  treeFlatten,
  treeMap,
  treeUnflatten,
  withExcluded,
  withIncluded,
} from "../../generated/index.js";

const messageOf = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return "no error";
};
class Opaque {
  value = 1;
}
const opaque = new Opaque();
const symbol = Symbol("s");
const bare = Object.assign(Object.create(null) as Record<string, unknown>, { a: 1 });
const floats = new Float32Array(2);

describe("treeFlatten", () => {
  test.each<[string, unknown, readonly unknown[], string, readonly string[]]>([
    ["a leaf", 3, [3], "*", [""]],
    ["null", null, [null], "*", [""]],
    ["an empty array", [], [], "[]", []],
    ["arrays", [1, [2, [3]]], [1, 2, 3], "[*, [*, [*]]]", ["[0]", "[1][0]", "[1][1][0]"]],
    [
      "a hole",
      Object.assign(new Array<number>(3), { 0: 1, 2: 2 }),
      [1, undefined, 2],
      "[*, *, *]",
      ["[0]", "[1]", "[2]"],
    ],
    [
      "an object, by sorted keys",
      { b: 1, a: [2], "c d": 3 },
      [2, 1, 3],
      "{ a: [*], b: *, c d: * }",
      [".a[0]", ".b", '["c d"]'],
    ],
    ["symbols behind names", { [symbol]: 2, z: 1 }, [1, 2], "{ z: *, symbol Symbol(s): * }", [".z", "[Symbol(s)]"]],
    ["an object without prototype", bare, [1], "{ a: * }", [".a"]],
    [
      "a Map, in its order",
      new Map<unknown, unknown>([
        ["b", 1],
        [2, [2]],
      ]),
      [1, 2],
      "Map { b: *, number 2: [*] }",
      ['.get("b")', ".get(2)[0]"],
    ],
    ["instances and typed arrays are leaves", [opaque, floats], [opaque, floats], "[*, *]", ["[0]", "[1]"]],
  ])("%s", (_name, tree, leaves, text, places) => {
    const flat = treeFlatten(tree);
    expect(flat.leaves).toEqual(leaves);
    expect([String(flat.spec), flat.spec.size, flat.spec.places()]).toEqual([text, leaves.length, places]);
    expect(treeUnflatten(flat.spec, flat.leaves)).toEqual(tree);
  });

  test("tensors are leaves, and isLeaf says what else is", () => {
    const x = tensor([1]);
    expect(treeFlatten({ x, shape: [2, 3] }, { isLeaf: Array.isArray }).leaves).toEqual([[2, 3], x]);
    expect(messageOf(() => treeFlatten([], { leaf: Array.isArray } as never))).toBe(
      'treeFlatten: unknown option "leaf"; there is isLeaf',
    );
    expect(messageOf(() => treeBroadcast([], [], { leaf: Array.isArray } as never))).toBe(
      'treeBroadcast: unknown option "leaf"; there is isLeaf',
    );
    expect(messageOf(() => treeFlatten([], { isLeaf: 1 as never }))).toBe(
      "treeFlatten: isLeaf: expected a function, got number 1",
    );
  });

  test("a tree that contains itself is named with its place; one value at two places is not a circle", () => {
    const cyclic: Record<string, unknown> = { a: [1] };
    (cyclic["a"] as unknown[]).push({ back: cyclic });
    expect(messageOf(() => treeFlatten(cyclic))).toBe("treeFlatten: the tree contains itself at .a[1].back");
    const shared = [1];
    expect(treeFlatten([shared, shared]).leaves).toEqual([1, 1]);
  });
});

describe("treeUnflatten", () => {
  test("builds new nodes, with keys as they were written and the prototype that was there", () => {
    const tree = { b: 1, a: [new Map([["k", 2]])] };
    const { spec, leaves } = treeFlatten(tree);
    const built = treeUnflatten(spec, leaves) as typeof tree;
    expect(built).not.toBe(tree);
    expect(Object.keys(built)).toEqual(["b", "a"]);
    expect(Object.getPrototypeOf(treeUnflatten(treeFlatten(bare).spec, [5]))).toBe(null);
    const odd = JSON.parse('{ "__proto__": 1 }') as object;
    expect(Object.keys(treeMap((x) => x, odd) as object)).toEqual(["__proto__"]);
  });

  test.each<[string, () => unknown, string]>([
    [
      "too few leaves",
      () => treeUnflatten(treeFlatten({ a: 1, b: [2, 3] }).spec, [1]),
      "treeUnflatten: got 1 leaf for a structure with 3: { a: *, b: [*, *] }",
    ],
    [
      "no array",
      () => treeUnflatten(TreeSpec.leaf, 1 as never),
      "treeUnflatten: expected the leaves as an array, got number 1",
    ],
    [
      "no spec",
      () => treeUnflatten({} as never, []),
      "treeUnflatten: expected a TreeSpec, as treeFlatten returns it, got an object (Object)",
    ],
  ])("%s", (_name, body, message) => expect(messageOf(body)).toBe(message));
});

describe("treeMap", () => {
  test("maps the leaves of one tree, or those of several together", () => {
    expect(treeMap((x) => (x as number) * 2, { a: [1, 2], m: new Map([["k", 3]]) })).toEqual({
      a: [2, 4],
      m: new Map([["k", 6]]),
    });
    expect(treeMap((...all) => all, { b: 1, a: [2] }, { a: [20], b: 10 }, { a: [200], b: 100 })).toEqual({
      b: [1, 10, 100],
      a: [[2, 20, 200]],
    });
  });

  test.each<[unknown, unknown, string]>([
    [[1, [2, 3]], [1, [2]], "treeMap: tree 2 has an array of 1 at [1], where the first has an array of 2"],
    [{ w: [1] }, { w: 1 }, "treeMap: tree 2 has a leaf at .w, where the first has an array of 1"],
    [{ a: 1 }, { b: 1 }, "treeMap: tree 2 has an object of b, where the first has an object of a"],
    [
      { a: {} },
      { a: new Map() },
      "treeMap: tree 2 has a Map without keys at .a, where the first has an object without keys",
    ],
    [
      new Map([[1, 1]]),
      new Map([[2, 1]]),
      "treeMap: tree 2 has a Map of number 2, where the first has a Map of number 1",
    ],
    [
      { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 },
      0,
      "treeMap: tree 2 has a leaf, where the first has an object of a, b, c, d, e, f, ...",
    ],
  ])("%j and %j differ", (first, second, message) => {
    expect(messageOf(() => treeMap((x) => x, first, second))).toBe(message);
  });

  test("needs a function", () => {
    expect(messageOf(() => treeMap(1 as never, []))).toBe("treeMap: expected a function, got number 1");
  });
});

test("specs are equal where the leaves have the same places", () => {
  const spec = (tree: unknown) => treeFlatten(tree).spec;
  expect(spec({ a: 1, b: 2 }).equals(spec({ b: 3, a: 4 }))).toBe(true);
  expect(
    spec(
      new Map([
        ["a", 1],
        ["b", 2],
      ]),
    ).equals(
      spec(
        new Map([
          ["b", 1],
          ["a", 2],
        ]),
      ),
    ),
  ).toBe(false);
  expect(spec(new Map([[Number.NaN, 1]])).equals(spec(new Map([[Number.NaN, 2]])))).toBe(true);
  expect(spec([1]).equals(spec([[1]]))).toBe(false);
  expect([spec(1).isLeaf, spec([]).isLeaf]).toEqual([true, false]);
});

describe("treeBroadcast", () => {
  test.each<[string, unknown, unknown, readonly unknown[]]>([
    ["one value for all", 0, [1, { a: 2, b: 3 }], [0, 0, 0]],
    ["a value for each argument", [0, null], [1, { a: 2, b: 3 }], [0, null, null]],
    ["down to the leaves", [0, { b: 1, a: null }], [1, { a: 2, b: [3, 4] }], [0, null, 1, 1]],
    ["where nothing is below", [0, 1], [[], 2], [1]],
  ])("%s", (_name, prefix, tree, expected) => {
    expect(treeBroadcast(prefix, tree)).toEqual(expected);
    expect(treeBroadcast(prefix, treeFlatten(tree).spec)).toEqual(expected);
  });

  test("isLeaf says which nodes of the prefix are values", () => {
    const isLeaf = (value: unknown) => value === pair;
    const pair = [0, 1];
    expect(treeBroadcast([pair, 2], [{ a: 1, b: 2 }, 3], { isLeaf })).toEqual([pair, pair, 2]);
  });

  test.each<[unknown, unknown, string]>([
    [[0, 1], [1], "treeBroadcast: the prefix has an array of 2, where the tree has an array of 1"],
    [[0, [1]], [1, 2], "treeBroadcast: the prefix has an array of 1 at [1], where the tree has a leaf"],
    [
      { a: { x: 0 } },
      { a: { y: 0 } },
      "treeBroadcast: the prefix has an object of x at .a, where the tree has an object of y",
    ],
  ])("%j is not a prefix of %j", (prefix, tree, message) => {
    expect(messageOf(() => treeBroadcast(prefix, tree))).toBe(message);
  });
});

describe("tensors in trees", () => {
  test("mapTensors copies only what changes", () => {
    const [x, y] = [tensor([1]), tensor([2])];
    const rest = { shape: [1] };
    const tree = { x, rest, map: new Map([["y", y]]) };
    const mapped = mapTensors(tree, (one) => (one === x ? y : one)) as typeof tree;
    expect([mapped.x === y, mapped.rest === rest, mapped.map === tree.map, mapped === tree]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(mapTensors(tree, (one) => one)).toBe(tree);
    const seen: Tensor[] = [];
    forTensors(tree, (one) => seen.push(one));
    expect(seen).toEqual([y, x]);
  });

  test("a traced function may return any tree; it replays with new tensors", () => {
    const graph = makeGraph((x: Tensor) => ({ twice: mul(x, 2), both: new Map([["x", [x, 1]]]) }))(tensor([1]));
    expect(String(graph).split("\n").at(-1)).toBe("    return {'twice': mul, 'both': {'x': [arg0, 1]}}");
    const { twice, both } = graph.run(tensor([5])) as { twice: Tensor; both: Map<string, [Tensor, number]> };
    expect([twice.toArray(), both.get("x")![0].toArray(), both.get("x")![1]]).toEqual([[10], [5], 1]);
  });
});

test("local key sets are saved and set again", () => {
  const before = localKeySet();
  const saved = withIncluded("Tracer", () => withExcluded("Python", localKeySet));
  expect([saved.included.has("Tracer"), saved.excluded.has("Python"), includedKeys().has("Tracer")]).toEqual([
    true,
    true,
    false,
  ]);
  const guard = forceKeysGuard(saved.included, saved.excluded);
  expect([includedKeys().toString(), excludedKeys().equals(saved.excluded)]).toEqual([saved.included.toString(), true]);
  guard.dispose();
  expect([includedKeys().equals(before.included), excludedKeys().equals(before.excluded)]).toEqual([true, true]);
  expect(before.excluded.isSupersetOf(KeySet.of("AutocastCPU"))).toBe(true);
});

test("values that contain themselves, or are nested too deep, end in a sentence", () => {
  const cyclic: unknown[] = [];
  cyclic.push({ inner: new Map([["x", cyclic]]) });
  const nested = (depth: number): unknown => (depth === 0 ? tensor([1]) : [nested(depth - 1)]);
  for (const value of [cyclic, nested(1001)]) {
    expect(() => mapTensors(value, (x) => x)).toThrow(
      "mapTensors: the value is nested more than 1000 deep, or contains itself",
    );
    expect(() => forTensors(value, () => {})).toThrow(
      "forTensors: the value is nested more than 1000 deep, or contains itself",
    );
  }
  const deep = nested(1000);
  let count = 0;
  forTensors(deep, () => count++);
  expect([count, mapTensors(deep, (x) => x) === deep]).toEqual([1, true]);
});
