// Lists that the generator duplicates because it may not import the folder that has the fact: each is compared with
// that folder.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { autogradOperators } from "../../codegen/api/autograd-operators.js";
import {
  membersForOperators,
  runtimeTensorMembers,
  shorthandMembers,
  shorthandOperators,
} from "../../codegen/api/tensor-members.js";
import "../../runtime/index.js";
import * as functions from "../../generated/functions.js";
import { autogradOperatorNames } from "../../runtime/autograd/operators.js";
import * as runtime from "../../runtime/index.js";
import { Tensor, tensor } from "../../runtime/index.js";
import { installIndexing } from "../../runtime/methods/indexing.js";

test("the operators that autograd calls", () => {
  expect(autogradOperators).toEqual(autogradOperatorNames);
});

test("what the runtime gives tensors is not an operator's method", () => {
  const shorthand: ReadonlySet<string> = new Set(shorthandMembers);
  const propertyNames = [
    ...Object.getOwnPropertyNames(Tensor.prototype).filter(
      (name) => !shorthand.has(name) || runtimeTensorMembers.has(name),
    ),
    ...Object.getOwnPropertyNames(tensor([1])),
  ];
  expect(propertyNames.filter((name) => !runtimeTensorMembers.has(name))).toEqual([]);
  expect([...runtimeTensorMembers].filter((name) => !propertyNames.includes(name))).toEqual([]);
});

test("the shorthand methods of tensors, and members that do what an operator does", () => {
  installIndexing();
  const shorthand: ReadonlySet<string> = new Set(shorthandMembers);
  const added = Object.getOwnPropertyNames(Tensor.prototype).filter((name) => shorthand.has(name));
  expect(added).toEqual([...shorthandMembers]);
  expect([...membersForOperators].filter((name) => !runtimeTensorMembers.has(name))).toEqual([]);
});

test("the operators that the shorthand methods call by name", () => {
  const text = readFileSync(new URL("../../runtime/methods/indexing.ts", import.meta.url), "utf8");
  const called = new Set([...text.matchAll(/\bcall\("([^"]+)"/g)].map(([, name]) => name));
  expect(new Set([...shorthandOperators.values()].flat())).toEqual(called);
  expect([...shorthandOperators.keys()].filter((name) => !shorthandMembers.has(name))).toEqual([]);
});

test("no public name of the runtime is a function's too", () => {
  expect(Object.keys(runtime).filter((name) => Object.hasOwn(functions, name))).toEqual([]);
});
