// What a query reuses of earlier calls, and what makes it recompute.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { Diagnostics, Source } from "../../codegen/diagnostics.js";
import { byField, Lookup, perItem, query, shared, stage, withQueries } from "../../codegen/query.js";

/** A query whose computations are counted. */
function counted<A extends readonly [object, ...unknown[]], R>(compute: (...args: A) => R) {
  const count = { computed: 0 };
  const run = query((...args: A) => {
    count.computed++;
    return compute(...args);
  });
  return { count, run };
}

const key = {};

describe("query", () => {
  test.each<[string, readonly unknown[], readonly unknown[], number]>([
    ["the same object", [key], [key], 1],
    ["another object like it", [key, {}], [key, {}], 2],
    ["equal lists of the same items", [[1, key], "a"], [[1, key], "a"], 1],
    ["lists that differ in an item", [[1, 2], "a"], [[1, 3], "a"], 2],
    ["equal sets of the same items", [new Set([1, key])], [new Set([1, key])], 1],
    ["sets of one size that differ in an item", [new Set([1, 2])], [new Set([1, 3])], 2],
    ["sets of one size in another order", [new Set([1, 2])], [new Set([2, 1])], 2],
    ["a set and a list of the same items", [new Set([1])], [[1]], 2],
    ["a list and its beginning", [[1, 2]], [[1]], 2],
    ["another text", ["a"], ["b"], 2],
    ["null for a text", [null], ["null"], 2],
    ["another function", [() => 1], [() => 1], 2],
  ])("%s", (_, first, second, computed) => {
    const { count, run } = counted((_: object, ...rest: readonly unknown[]) => [...rest]);
    expect(run(key, ...first)).toEqual(first);
    expect(run(key, ...second)).toEqual(second);
    expect(count.computed).toBe(computed);
  });

  test("texts tell results apart: each is kept", () => {
    const { count, run } = counted((_: object, text: string) => text + text);
    for (const text of ["a", "b", "a", "b"]) expect(run(key, text)).toBe(text + text);
    expect(count.computed).toBe(2);
  });

  test("of a table only the rows count that were asked for, those that were not there included", () => {
    const { count, run } = counted(
      (_: object, table: Lookup<string, number>) => (table.get("a") ?? 0) + (table.get("b") ?? 0),
    );
    const of = (rows: Readonly<Record<string, number>>) => run(key, new Lookup(new Map(Object.entries(rows))));
    expect(of({ a: 1 })).toBe(1);
    expect(of({ c: 5, a: 1 })).toBe(1);
    expect(count.computed).toBe(1);
    expect(of({ a: 1, b: 2 })).toBe(3);
    expect(of({ a: 4, b: 2 })).toBe(6);
    expect(count.computed).toBe(3);
  });

  test("who asks for the names of a table is asked again when one comes", () => {
    const { count, run } = counted((_: object, table: Lookup<string, number>) => table.keys().join());
    expect(run(key, new Lookup(new Map([["a", 1]])))).toBe("a");
    expect(run(key, new Lookup(new Map([["a", 2]])))).toBe("a");
    expect(run(key, new Lookup(new Map([["b", 2]])))).toBe("b");
    expect(count.computed).toBe(2);
  });

  test("whether a table has a row is an answer that its contents do not change", () => {
    const { count, run } = counted((_: object, table: Lookup<string, number>) => table.has("a"));
    const of = (rows: Readonly<Record<string, number>>) => run(key, new Lookup(new Map(Object.entries(rows))));
    expect([of({ a: 1 }), of({ a: 2, b: 1 }), of({ b: 1 }), of({ c: 1 }), of({ a: 1 })]).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(count.computed).toBe(3);
  });

  test("what was reported is reported again, through queries that use others", () => {
    const source = new Source("f.yaml", "text");
    const place = { source, offset: 0, length: 1 };
    const inner = counted((_: object, diagnostics: Diagnostics) => diagnostics.error(place, "wrong"));
    const outer = counted((of: object, diagnostics: Diagnostics) => inner.run(of, diagnostics));
    for (let i = 0; i < 3; i++) {
      const diagnostics = new Diagnostics();
      outer.run(key, diagnostics);
      expect(diagnostics.list.map(({ message }) => message)).toEqual(["wrong"]);
    }
    expect([inner.count.computed, outer.count.computed]).toEqual([1, 1]);
  });

  test("an answer of the diagnostics that changes is noticed", () => {
    const { count, run } = counted((_: object, diagnostics: Diagnostics) => diagnostics.isUnreadable("add"));
    expect(run(key, new Diagnostics())).toBe(false);
    const other = new Diagnostics();
    other.noteUnreadable("add");
    expect(run(key, other)).toBe(true);
    expect(count.computed).toBe(2);
  });

  test.each<[string, typeof query, readonly number[]]>([
    ["a query computes each time where no run follows", query, [2, 1]],
    ["a shared one computes once", shared, [1, 0]],
  ])("%s", (_, make, counts) => {
    let computed = 0;
    const run = make((_: object, diagnostics: Diagnostics) => {
      computed++;
      return diagnostics.isUnreadable("add");
    });
    const ofRun = (keep: boolean) => {
      computed = 0;
      withQueries(keep, () => [run(key, new Diagnostics()), run(key, new Diagnostics())]);
      return computed;
    };
    expect([ofRun(false), ofRun(true)]).toEqual(counts);
    expect(() => withQueries(false, () => expect.unreachable())).toThrow();
    expect(ofRun(true)).toBe(0);
  });

  describe("a stage", () => {
    /** Asks in one run, of those that have `runs` in common. */
    const inRun = <T>(runs: object | null, ask: () => T): T => withQueries(runs !== null, ask, runs);

    test("computes again when an argument changes, and never remembers where no run follows", () => {
      let computed = 0;
      const sum = stage((items: readonly number[]) => {
        computed++;
        return items.reduce((a, b) => a + b, 0);
      });
      const runs = {};
      expect(
        [
          [1, 2],
          [1, 2],
          [1, 3],
        ].map((items) => inRun(runs, () => sum(items))),
      ).toEqual([3, 3, 4]);
      expect(computed).toBe(2);
      expect(inRun({}, () => sum([1, 3]))).toBe(4);
      expect([inRun(null, () => sum([1, 3])), inRun(null, () => sum([1, 3]))]).toEqual([4, 4]);
      expect(computed).toBe(5);
    });

    test("what of its result has not changed is what it was", () => {
      const rows = stage((names: readonly string[]) => ({
        lists: names.map((name) => ({ name, letters: [...name] })),
        lengths: new Map(names.map((name) => [name, [name.length]])),
        first: new Set([names[0]]),
      }));
      const runs = {};
      const [one, two, three] = [
        ["a", "bc", "d"],
        ["a", "x", "bc", "d"],
        ["a", "x", "bc", "d"],
      ].map((names) => inRun(runs, () => rows(names)));
      expect(two!.lists.map(({ name }) => name)).toEqual(["a", "x", "bc", "d"]);
      expect([0, 2, 3].map((i) => two!.lists[i] === one!.lists[i === 0 ? 0 : i - 1])).toEqual([true, true, true]);
      expect(two!.lengths.get("bc")).toBe(one!.lengths.get("bc"));
      expect(two!.first).toBe(one!.first);
      expect(two!.lists).not.toBe(one!.lists);
      expect(three).toBe(two);
    });

    test.each<[string, (swapped: boolean) => unknown]>([
      ["of the result's fields", (swapped) => (swapped ? { b: 1, a: 1 } : { a: 1, b: 1 })],
      ["of the fields of a record in it", (swapped) => [swapped ? { b: 1, a: 2 } : { a: 2, b: 1 }]],
      [
        "of a table's rows",
        (swapped) => ({
          of: new Map(
            swapped
              ? [
                  ["b", {}],
                  ["a", {}],
                ]
              : [
                  ["a", {}],
                  ["b", {}],
                ],
          ),
        }),
      ],
      ["of a set's items", (swapped) => ({ of: new Set(swapped ? ["b", "a"] : ["a", "b"]) })],
      ["a field with another name", (swapped) => (swapped ? { b: 1 } : { a: 1 })],
    ])("another order is another result: %s", (_, result) => {
      const queryOf = stage((swapped: { readonly swapped: boolean }) => result(swapped.swapped));
      const runs = {};
      const shown = (value: unknown): string =>
        JSON.stringify(value, (_, item: unknown) => (item instanceof Map || item instanceof Set ? [...item] : item));
      for (const swapped of [false, true])
        expect(shown(inRun(runs, () => queryOf({ swapped })))).toBe(shown(result(swapped)));
    });

    test.each<[string, () => unknown, () => unknown]>([
      ["a set of one size with another item", () => new Set(["a", "b"]), () => new Set(["a", "c"])],
      ["a set in another order", () => new Set(["a", "b"]), () => new Set(["b", "a"])],
      ["a table with another value", () => new Map([["a", 1]]), () => new Map([["a", 2]])],
      ["a table with another key", () => new Map([["a", 1]]), () => new Map([["b", 1]])],
      [
        "a table in another order",
        () => new Map(Object.entries({ a: 1, b: 2 })),
        () => new Map(Object.entries({ b: 2, a: 1 })),
      ],
      ["a list with another item", () => ["a", "b"], () => ["a", "c"]],
      ["a list and its beginning", () => ["a", "b"], () => ["a"]],
      ["a record with another value", () => ({ a: 1 }), () => ({ a: 2 })],
      ["a record with another name", () => ({ a: 1 }), () => ({ b: 1 })],
      ["sets within lists", () => [new Set([1])], () => [new Set([2])]],
      ["sets within records", () => ({ a: new Set([1]) }), () => ({ a: new Set([2]) })],
      ["sets within tables", () => new Map([["a", new Set([1])]]), () => new Map([["a", new Set([2])]])],
      ["zero and minus zero", () => [0], () => [-0]],
    ])("of results that differ none is the earlier one: %s", (_, first, second) => {
      const make = stage((which: { readonly make: () => unknown }) => which.make());
      const later = {};
      const of = (compute: () => unknown) => withQueries(true, () => make({ make: compute }), later);
      const earlier = of(first);
      expect(earlier).toEqual(first());
      expect(of(first)).toBe(earlier);
      expect(of(second)).not.toBe(earlier);
      expect(of(second)).toEqual(second());
    });

    test("the order of a record's fields is an answer, too", () => {
      let computed = 0;
      const names = stage((record: object) => {
        computed++;
        return Object.keys(record);
      });
      const runs = {};
      const ask = (record: object) => inRun(runs, () => names(byField(record)));
      expect([ask({ a: 1, b: 2 }), ask({ a: 3, b: 4 }), ask({ b: 2, a: 1 })]).toEqual([
        ["a", "b"],
        ["a", "b"],
        ["b", "a"],
      ]);
      expect(computed).toBe(2);
    });

    test("what is computed for an item in another's place is compared with what was computed for that one", () => {
      const items = stage((names: readonly string[]) => names.map((name) => Object.freeze({ name })));
      const initial = query((item: { readonly name: string }) => ({ letter: item.name[0]! }));
      const upper = query((of: { readonly letter: string }) => ({ upper: of.letter.toUpperCase(), length: 1 }));
      const length = query((of: { readonly upper: string; readonly length: number }) => ({ length: of.length }));
      const runs = {};
      const ask = (names: readonly string[]) =>
        inRun(runs, () => items(names).map((item) => [initial(item), length(upper(initial(item)))] as const));
      const [one, two, three] = [
        ["ab", "cd"],
        ["ax", "cd"],
        ["ex", "cd"],
      ].map(ask);
      expect(two![0]![0]).toBe(one![0]![0]);
      expect(three!.map(([first]) => first)).toEqual([{ letter: "e" }, { letter: "c" }]);
      // From one query to the next: its argument is another, too, and stands where the former stood.
      expect(three![0]![1]).toBe(one![0]![1]);
      expect(ask(["cd", "ex", "new"]).map(([first]) => first.letter)).toEqual(["c", "e", "n"]);
    });

    test("frozen objects are told apart however alike they are", () => {
      const queryOf = stage((_: object) => [Object.freeze({ name: "a" })]);
      const runs = {};
      const [one, two] = [{}, {}].map((argument) => inRun(runs, () => queryOf(argument)));
      expect(two![0]).toEqual(one![0]);
      expect(two![0]).not.toBe(one![0]);
    });

    test("of a record by its fields only those count that were read, in records within it as well", () => {
      let computed = 0;
      const read = stage(
        (scope: { readonly registry: { readonly names: readonly string[]; readonly tags: object } }) => {
          computed++;
          return scope.registry.names.length;
        },
      );
      const outer = stage((scope: Parameters<typeof read>[0] & { readonly other: unknown }) => read(scope) * 2);
      const runs = {};
      const ask = (names: readonly string[]) =>
        inRun(runs, () => outer(byField({ other: {}, registry: byField({ names, tags: {} }) })));
      expect([ask(["a"]), ask(["a"]), ask(["a", "b"])]).toEqual([2, 2, 4]);
      expect(computed).toBe(2);
    });
  });

  describe("a function for each item of a list", () => {
    const letters = ["a", "b", "c", "d"].map((name) => ({ name }));
    const [a, b, c, d] = letters as [{ name: string }, { name: string }, { name: string }, { name: string }];

    /** Asks for lists in turn, in runs that have something in common: the results, and which items were computed each time. */
    function queryInTurn(
      lists: readonly (readonly { readonly name: string }[])[],
      rows: readonly Record<string, number>[],
    ) {
      let computed = "";
      const inTable = perItem(({ name }: { readonly name: string }, table: Lookup<string, number>) => {
        computed += name;
        return { name, value: table.get(name) ?? 0 };
      });
      const runs = {};
      return lists.map((list, i) => {
        computed = "";
        const table = new Lookup(new Map(Object.entries(rows[i] ?? rows[0]!)));
        return { values: withQueries(true, () => inTable(list, table), runs), computed };
      });
    }

    test.each<[string, readonly (readonly { readonly name: string }[])[], readonly string[]]>([
      ["the same list", [letters, [a, b, c, d]], ["abcd", ""]],
      ["another item in the place of one", [letters, [a, { name: "x" }, c, d]], ["abcd", "x"]],
      ["one inserted, and deleted again", [letters, [a, b, { name: "x" }, c, d], letters], ["abcd", "x", ""]],
      ["one deleted", [letters, [a, c, d]], ["abcd", ""]],
      ["an item twice", [letters, [a, b, b, c, d]], ["abcd", "b"]],
      ["two exchanged", [letters, [a, c, b, d]], ["abcd", "cb"]],
      ["no items, then some", [[], [a, b], []], ["", "ab", ""]],
    ])("%s", (_, lists, computed) => {
      const runs = queryInTurn(lists, [{ a: 1, b: 2 }]);
      expect(runs.map((run) => run.computed)).toEqual(computed);
      for (const [i, { values }] of runs.entries())
        expect(values).toEqual(lists[i]!.map(({ name }) => ({ name, value: { a: 1, b: 2 }[name] ?? 0 })));
    });

    test("of what is given with the list, each item depends on what it read; equal results are the earlier ones", () => {
      const [one, two, three] = queryInTurn(
        [letters, letters, letters],
        [{ a: 1 }, { a: 1, c: 3 }, { c: 3, a: 1, e: 4 }],
      );
      expect([two!.computed, three!.computed]).toEqual(["c", ""]);
      expect(two!.values.map((value, i) => value === one!.values[i])).toEqual([true, true, false, true]);
      expect(three!.values).toBe(two!.values);
      const again = queryInTurn([letters, [{ name: "a" }, b, c, d]], [{ a: 1 }]);
      expect(again[1]!.computed).toBe("a");
      expect(again[1]!.values).toBe(again[0]!.values);
    });

    test("what was reported for an item is reported in each run", () => {
      const source = new Source("f.yaml", "text");
      const check = perItem((item: { readonly name: string }, diagnostics: Diagnostics): void =>
        diagnostics.error({ source, offset: 0, length: 1 }, `wrong: ${item.name}`),
      );
      const runs = {};
      for (const list of [[a, b], [a, b], [b]]) {
        const diagnostics = new Diagnostics();
        withQueries(true, () => check(list, diagnostics), runs);
        expect(diagnostics.list.map(({ message }) => message)).toEqual(list.map(({ name }) => `wrong: ${name}`));
      }
    });

    test("what is given and not recorded counts for every item, also where it was given before the last time", () => {
      let computed = 0;
      const named = perItem(({ name }: { readonly name: string }, suffix: string, more: readonly string[]) => {
        computed++;
        return [name, suffix, ...more].join("");
      });
      const runs = {};
      const ask = (suffix: string, more: readonly string[]) =>
        withQueries(true, () => named([a, b], suffix, more), runs);
      expect([ask("1", ["x"]), ask("1", ["x"]), ask("2", ["x"]), ask("2", []), ask("1", ["x"])]).toEqual([
        ["a1x", "b1x"],
        ["a1x", "b1x"],
        ["a2x", "b2x"],
        ["a2", "b2"],
        ["a1x", "b1x"],
      ]);
      expect(computed).toBe(8);
    });

    test("where no run follows every item is computed", () => {
      let computed = 0;
      const count = perItem((_: object) => ++computed);
      expect([1, 2].map(() => withQueries(false, () => count([a, b])))).toEqual([
        [1, 2],
        [3, 4],
      ]);
    });
  });

  test("every query of the generator is a constant of its module: it sees nothing but its arguments", () => {
    const folder = fileURLToPath(new URL("../../codegen/", import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
    const wrong = files.flatMap((name) => {
      if (name === "query.ts") return [];
      const lines = readFileSync(folder + name, "utf8").split("\n");
      const uses = lines.filter(
        (line) => /\b(query|shared|fragment|stage|perItem)\(/.test(line) && !/^ \*|^\/\//.test(line),
      );
      return uses
        .filter(
          (line) =>
            !/^(export )?const \w+ = (query|shared|fragment|stage|perItem)\(|^ {2}return query\(|^\]\.map\(\(emitter\): Emitter => stage\(/.test(
              line,
            ),
        )
        .map((line) => `${name}: ${line}`);
    });
    expect(wrong).toEqual([]);
  });
});
