// How methods of the dispatcher, of libraries and of key sets react to invalid arguments: with an error of the library, never the engine's.

import { describe, expect, test } from "vitest";
import { dispatcher, KeySet, library, type Tensor, tensor } from "../../generated/index.js";
import { thrown } from "../thrown.js";

const add = dispatcher.get("aten::add.Tensor");
const x = tensor([1, 2]);
const cpu = KeySet.of("CPU");

describe("wrong arguments", () => {
  const none = "expected an operator, as dispatcher.get returns it, got";
  const keys = "KeySet: expected a dispatch key, several or a KeySet, got";
  test.each<[what: string, call: () => unknown, message: string]>([
    ["KeySet.from", () => KeySet.from(5 as never), `${keys} number 5`],
    ["union", () => cpu.union(null as never), `${keys} null`],
    ["equals", () => cpu.equals({} as never), `${keys} an object (Object)`],
    ["isSupersetOf", () => cpu.isSupersetOf(undefined as never), `${keys} undefined`],
    [
      "get",
      () => dispatcher.get(5 as never),
      'Dispatcher.get: expected a name such as "aten::add.Tensor", got number 5',
    ],
    [
      "no name",
      () => dispatcher.get(undefined as never),
      'Dispatcher.get: expected a name such as "aten::add.Tensor", got undefined',
    ],
    ["registrationsFor", () => dispatcher.registrationsFor(null as never), "there is no dispatch key null."],
    [
      "a misspelt key",
      () => dispatcher.registrationsFor("CPI"),
      "there is no dispatch key CPI. Did you mean CPU, HIP, HPU?",
    ],
    [
      "define",
      () => dispatcher.define({} as never, [], "test"),
      'def: expected a schema, "name(Tensor x) -> Tensor", got an object (Object)',
    ],
    [
      "implement",
      () => dispatcher.implement({} as never, "CPU", null as never),
      "Dispatcher.implement: expected a KernelRecord, got null; library(...).impl takes functions",
    ],
    [
      "addListener",
      () => dispatcher.addListener(null as never),
      "Dispatcher.addListener: expected an object { registered, deregistered }, got null",
    ],
    ["call", () => dispatcher.call("aten::add.Tensor" as never, []), `Dispatcher.call: ${none} "aten::add.Tensor"`],
    [
      "call without arguments",
      () => dispatcher.call(add, undefined as never),
      "Dispatcher.call: expected an array of arguments, got undefined",
    ],
    [
      "call with a tensor",
      () => dispatcher.call(add, x as never),
      "Dispatcher.call: expected an array of arguments, got Tensor of float32 with shape [2]",
    ],
    ["redispatch", () => dispatcher.redispatch(null as never, cpu, []), `Dispatcher.redispatch: ${none} null`],
    [
      "redispatch without keys",
      () => dispatcher.redispatch(add, undefined as never, [x, x, 1]),
      "Dispatcher.redispatch: expected a KeySet, got undefined",
    ],
    [
      "redispatch with a name",
      () => dispatcher.redispatch(add, "CPU" as never, [x, x, 1]),
      'Dispatcher.redispatch: expected a KeySet, got "CPU"',
    ],
    ["activeKeys", () => dispatcher.activeKeys(5 as never, []), `Dispatcher.activeKeys: ${none} number 5`],
    [
      "activeKeys of nothing",
      () => dispatcher.activeKeys(add, null as never),
      "Dispatcher.activeKeys: expected an array of arguments, got null",
    ],
    ["callBoxed", () => dispatcher.callBoxed(undefined as never, []), `Dispatcher.callBoxed: ${none} undefined`],
    [
      "callBoxed without a stack",
      () => dispatcher.callBoxed(add, 5 as never),
      "Dispatcher.callBoxed: expected an array of arguments, got number 5",
    ],
    [
      "redispatchBoxed",
      () => dispatcher.redispatchBoxed(add, cpu, null as never),
      "Dispatcher.redispatchBoxed: expected an array of arguments, got null",
    ],
    [
      "redispatchBoxed without keys",
      () => dispatcher.redispatchBoxed(add, [] as never, []),
      "Dispatcher.redispatchBoxed: expected a KeySet, got an array of 0",
    ],
    ["KeySet.of", () => KeySet.of(null as never), "there is no dispatch key null"],
    ["has", () => cpu.has(undefined as never), "there is no dispatch key undefined"],
    [
      "a kernel of def",
      () => library("wrong", "FRAGMENT").def("f(Tensor x) -> Tensor", null as never),
      'def("f"): expected a kernel or options, got null (library wrong FRAGMENT at ',
    ],
    [
      "options of def",
      () => library("wrong", "FRAGMENT").def("f(Tensor x) -> Tensor", 5 as never),
      'def("f"): expected a kernel or options, got number 5 (library wrong FRAGMENT at ',
    ],
  ])("%s", (_, call, message) => {
    expect(thrown(call)).toMatch(/^(Argument|Dispatch)Error: /);
    expect(
      thrown(call)
        .replace(/^\w+: /, "")
        .slice(0, message.length),
    ).toBe(message);
  });

  test("what a kernel throws stays as it is", () => {
    const ours = library("wrongs", "DEF");
    ours.def("fails(Tensor x) -> Tensor");
    ours.impl(
      "fails",
      (self: { x: Tensor } | null) => {
        self = null;
        return self!.x;
      },
      { key: "CPU" },
    );
    const fails = dispatcher.get("wrongs::fails");
    for (const call of [() => dispatcher.call(fails, [x]), () => dispatcher.redispatch(fails, cpu, [x])])
      expect(thrown(call)).toBe("TypeError: Cannot read properties of null (reading 'x')");
    ours.dispose();
  });
});
