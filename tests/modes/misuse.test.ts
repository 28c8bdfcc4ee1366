// Modes, guards, explanations, files and random numbers with arguments of a wrong kind: an error states what was expected, and nothing stays
// active.

import { expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { includedKeys } from "../../runtime/dispatch/local.js";

const x = T.tensor([1, 2]);
const f = (a: T.Tensor) => a.mul(2);
const observer = "observe: expected an observer, an object with functions `before`, `after` or both";
const keys = "expected dispatch keys as a name, an array of names or a KeySet, got";
const mode = "expected a dispatch mode, an object of a class that extends DispatchMode and has `handle`, got";
const target =
  'explain: expected a public function (add), an operator (ops.aten.add.Tensor) or a registry name ("aten::add.Tensor"), got';
const last = "expected a Dispatcher as last argument, got";

/** The library as JavaScript sees it. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments are those that types reject
type Untyped = any;

/** Each call, with the whole message. */
const misuses: readonly (readonly [(t: Untyped) => unknown, string])[] = [
  [(t) => t.explain(f, x), `${target} a function`],
  [(t) => t.explain(x), `${target} Tensor of float32 with shape [2]`],
  [(t) => t.explain(), `${target} undefined`],
  [(t) => t.makeGraph(x), "makeGraph: expected a function, got Tensor of float32 with shape [2]"],
  [
    (t) => t.makeGraph(f, 3),
    "makeGraph: expected options { mode, decompositions, dynamicShapes, preDispatch }, got number 3",
  ],
  [
    (t) => t.makeGraph(f, { modus: "real" }),
    'makeGraph: unknown option "modus"; there are mode, decompositions, dynamicShapes, preDispatch',
  ],
  [(t) => t.makeGraph(f, { mode: "fake" }), 'makeGraph: mode must be "real" or "meta", got "fake"'],
  [
    (t) => t.makeGraph(f, { dynamicShapes: true }),
    'makeGraph: dynamicShapes must be "check" or "allow", got boolean true',
  ],
  [
    (t) => t.makeGraph(f, { decompositions: 3 }),
    "makeGraph: expected decompositions as an object of functions by operator, got number 3",
  ],
  [
    (t) => t.makeGraph(f, { decompositions: { "aten::relu": 3 } }),
    "makeGraph: expected a function as decomposition of aten::relu, got number 3",
  ],
  [
    (t) => t.makeGraph(f, { decompositions: { "aten::rellu": f } }),
    'makeGraph: decompositions: there is no operator "aten::rellu"',
  ],
  [
    (t) => t.makeGraph(() => new Date(0))(x),
    "makeGraph: the function returned an object (Date), which a graph cannot contain; it may return tensors, plain values, and arrays, plain objects and maps of them",
  ],
  [(t) => t.traceDispatch(), "traceDispatch: expected a function, got undefined"],
  [(t) => t.traceDispatch(() => f(x), "print"), 'traceDispatch: print: expected a function, got "print"'],
  [
    (t) => t.traceDispatch((line: string) => line),
    "traceDispatch: expected a function without parameters to run, then a function that prints: traceDispatch(() => f(x), print); startDispatchTrace(print) prints until disposed",
  ],
  [(t) => t.startDispatchTrace(x), "startDispatchTrace: expected a function, got Tensor of float32 with shape [2]"],
  [(t) => t.startDispatchTrace(console.log, {}), `startDispatchTrace: ${last} an object (Object)`],
  [(t) => t.observe(f), `${observer}, got a function`],
  [(t) => t.observe(null), `${observer}, got null`],
  [(t) => t.observe({}), `${observer}; this one has neither`],
  [(t) => t.observe({ before: 1 }), `${observer}; its \`before\` is number 1`],
  [(t) => t.observe({ after() {} }, "cpu"), `observe: ${last} "cpu"`],
  [(t) => t.profile(x), "profile: expected a function, got Tensor of float32 with shape [2]"],
  [(t) => t.profile(() => f(x), x), `profile: ${last} Tensor of float32 with shape [2]`],
  [(t) => t.startProfiler(f), `startProfiler: ${last} a function`],
  [(t) => t.timeOperators(), "timeOperators: expected a function, got undefined"],
  [(t) => t.withMode(f, f), `${mode} a function`],
  [(t) => t.modeGuard(null), `${mode} null`],
  [(t) => t.withIncluded(3, f), `${keys} number 3`],
  [(t) => t.withIncluded("Tracer"), "withIncluded: expected a function, got undefined"],
  [(t) => t.withExcluded(["Tracer"], x), "withExcluded: expected a function, got Tensor of float32 with shape [2]"],
  [(t) => t.includeGuard(), `${keys} undefined`],
  [(t) => t.excludeGuard([1]), `${keys} an array of 1`],
  [(t) => t.forceKeysGuard("CPU"), `${keys} undefined`],
  [(t) => t.belowAutograd(3), "belowAutograd: expected a function, got number 3"],
  [(t) => t.noGrad(x), "noGrad: expected a function, got Tensor of float32 with shape [2]"],
  [
    (t) => t.saveSafetensors([x]),
    "saveSafetensors: expected an object of tensors by name, { weight: ... }, got an array of 1",
  ],
  [
    (t) => t.saveSafetensors({ x }, null),
    "saveSafetensors: expected the metadata as an object of strings by name, got null",
  ],
  [
    (t) => t.saveSafetensors({ x }, "text"),
    'saveSafetensors: expected the metadata as an object of strings by name, got "text"',
  ],
  [
    (t) => t.loadSafetensors("a.safetensors"),
    'loadSafetensors: expected the bytes of a file as a Uint8Array or ArrayBuffer, got "a.safetensors"; in Node, readFileSync(path) returns them',
  ],
  [(t) => t.manualSeed("1"), 'manualSeed: expected an integer, got "1"; seeds beyond 2^53 are bigints'],
  [(t) => new t.Generator({ seeds: 1 } as never), "Generator: there is no option seeds; options: device, seed"],
  [
    (t) => new t.Generator(1).setState("bytes"),
    'setState: expected the bytes that getState gives as a Uint8Array or ArrayBuffer, got "bytes"',
  ],
  [
    (t) => new t.Generator(1).setState(),
    "setState: expected the bytes that getState gives as a Uint8Array or ArrayBuffer, got undefined",
  ],
];

test.each(misuses)("%s", (call, message) => {
  const before = includedKeys().toString();
  let error: unknown = null;
  try {
    call(T);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(T.ArgumentError);
  expect((error as Error).message).toBe(message);
  expect(includedKeys().toString()).toBe(before);
});

test("no mistake has left an observer on", () => {
  expect(T.makeGraph(f)(x).nodes.length).toBe(3);
  expect(T.timeOperators(() => f(x)).length).toBe(1);
});
