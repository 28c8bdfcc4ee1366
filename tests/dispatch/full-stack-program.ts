// Fills the call stack in every possible way, from stacks of many depths, and prints the outcome: run by a bare node, which may crash.

import {
  AutogradFunction,
  add,
  dispatcher,
  enableGrad,
  Library,
  ops,
  relu,
  type Tensor,
  tensor,
  withExcluded,
  withIncluded,
} from "../../generated/index.js";

const outcomes = new Map<string, number>();

function note(what: string, error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const line = `${what}: ${text}`;
  outcomes.set(line, (outcomes.get(line) ?? 0) + 1);
}

/** Calls `body` with `frames` more frames below, so that the stack overflows at another point each time. */
function below(frames: number, body: () => void): void {
  if (frames === 0) body();
  else below(frames - 1, body);
}

let endless = false;
const layer = new Library(dispatcher, "aten", "IMPL", "Tracer", "layer.ts");
const twice = <R>(again: () => R, once: () => R): R => (endless ? again() : withExcluded("Tracer", once));
layer.impl("relu", (x: Tensor) =>
  twice(
    () => relu(x),
    () => relu(x),
  ),
);
layer.impl("neg", (x: Tensor) =>
  twice(
    () => x.neg(),
    () => x.neg(),
  ),
);
layer.impl("exp", (x: Tensor) =>
  twice(
    () => ops.aten.exp(x) as Tensor,
    () => x.exp(),
  ),
);
layer.impl("sin", (x: Tensor) => {
  const op = dispatcher.get("aten::sin");
  return twice(
    () => dispatcher.call(op, [x]) as Tensor,
    () => x.sin(),
  );
});

const x = tensor([-1, 1]);
const calls: Readonly<Record<string, () => unknown>> = {
  function: () => relu(x),
  method: () => x.neg(),
  handle: () => ops.aten.exp(x),
  dispatcher: () => dispatcher.call(dispatcher.get("aten::sin"), [x]),
};

const within = new AutogradFunction({
  name: "Within",
  forward: (_context, a: Tensor) => add(a, 1),
  backward: (_context, gradient: Tensor) => {
    enableGrad(pass);
    return gradient;
  },
});

function pass(): void {
  within.apply(tensor([1], { requiresGrad: true })).backward();
}

for (let depth = 0; depth < 20; depth++) {
  withIncluded("Tracer", () => {
    for (const [what, call] of Object.entries(calls)) {
      endless = false;
      call();
      endless = true;
      try {
        below(depth * 3, call);
      } catch (error) {
        note(what, error);
      }
    }
  });
  try {
    below(depth * 3, pass);
  } catch (error) {
    note("passes", error);
  }
}
layer.dispose();

// With a full stack, operators that were never called before: each first call reads a schema and builds a table.
const cold = [...dispatcher.operators()].filter(({ namespace, hasTable }) => namespace === "aten" && !hasTable);
let at = 0;
(function dive(): void {
  try {
    dive();
  } catch {
    // One call at each depth, on the way back.
    const operator = cold[at];
    if (operator === undefined || at > 400) return;
    at++;
    try {
      ops.aten[operator.baseName]![operator.overload === "" ? "default" : operator.overload]!(x, "no such");
    } catch {
      // Any error is accepted.
    }
    throw new Error("on the way back");
  }
})();
note("operators called where the stack is full", at > 400);
note("and after", relu(x).toArray());

for (const [line, count] of outcomes) console.log(`${count} ${line.replaceAll("\n", " ")}`);
