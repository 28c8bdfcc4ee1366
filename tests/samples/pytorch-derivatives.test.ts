// Every derivative that PyTorch 1.13.1's derivatives.yaml has, of an operator in the registry, is here too: argument by argument, and forward mode. The
// data says which arguments have a formula, which have `not_implemented` and with which words, and whether there is a forward formula.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Gradients } from "../../codegen/plan/gradients.js";
import { readData } from "../core/data.js";
import { entries } from "./checking.js";

interface Theirs {
  readonly reverse?: readonly string[];
  readonly refused?: Readonly<Record<string, string>>;
  readonly forward?: boolean;
}

const theirs = Object.entries(readData<Readonly<Record<string, Theirs>>>("pytorch-derivatives.json.gz"));
const { operators } = JSON.parse(readFileSync(new URL("../../generated/coverage.json", import.meta.url), "utf8")) as {
  operators: Readonly<Record<string, { readonly gradient: Gradients }>>;
};
const ours = new Map(entries.map((entry) => [entry.operator, entry]));
const there = theirs.filter(([operator]) => operators[`aten::${operator}`] !== undefined);
const derived = (kind: string): boolean => !["none", "non-differentiable", "not implemented"].includes(kind);

test("most of PyTorch's entries are of operators in the registry", () => {
  expect(theirs.length).toBe(639);
  expect(there.length).toBeGreaterThan(520);
});

test("each of its gradients is here", () => {
  const missing = there.flatMap(([operator, { reverse = [] }]) => {
    const ourEntry = ours.get(operator);
    if (ourEntry !== undefined)
      return reverse.filter((one) => !ourEntry.differentiable.includes(one)).map((one) => [operator, one]);
    const { backward } = operators[`aten::${operator}`]!.gradient;
    return reverse.length > 0 && !derived(backward) ? [[operator, backward]] : [];
  });
  expect(missing).toEqual([]);
});

test("each of its forward derivatives is here", () => {
  const missing = there.filter(
    ([operator, { forward }]) => forward === true && !derived(operators[`aten::${operator}`]!.gradient.forward),
  );
  expect(missing.map(([operator]) => operator)).toEqual([]);
});

test("what it refuses is refused with the same words, or derived", () => {
  const yaml = parse(readFileSync(new URL("../../derivatives.yaml", import.meta.url), "utf8")) as Readonly<
    Record<string, string>
  >[];
  const lines = new Map(yaml.map((entry) => [/^[^(]+/.exec(entry["name"]!)![0], entry]));
  const differing = there.flatMap(([operator, { refused = {} }]) =>
    Object.entries(refused).flatMap(([argument, words]) => {
      const line = Object.entries(lines.get(operator) ?? {}).find(([key]) => key.split(", ").includes(argument))?.[1];
      if (line === `not_implemented("${words}")` || ours.get(operator)?.differentiable.includes(argument)) return [];
      return line === undefined && derived(operators[`aten::${operator}`]!.gradient.backward)
        ? []
        : [[operator, argument]];
    }),
  );
  expect(differing).toEqual([]);
});
