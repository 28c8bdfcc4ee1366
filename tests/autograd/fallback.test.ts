// Autograd's fallback for operators without a derivative: what it does by namespace and backend, as programs state it.

import { afterEach, expect, test, vi } from "vitest";
import {
  autogradFallback,
  defineLibrary,
  explain,
  grad,
  setAutogradFallback,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { messageOf } from "../thrown.js";

const undone: { dispose(): void }[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of undone.splice(0).reverse()) one.dispose();
});
const kept = <T extends { dispose(): void }>(one: T): T => {
  undone.push(one);
  return one;
};
const define = () =>
  kept(
    defineLibrary("fallen", {
      "twice(Tensor x) -> Tensor": { CPU: (x) => tensor([2, 4].slice(0, x.numel)) },
      "zero_(Tensor(a!) x) -> Tensor(a!)": { CPU: (x) => x.detach().mul_(0) && x },
      "both(Tensor x) -> Tensor": { CPU: (x) => tensor([x.numel]), CompositeImplicitAutograd: (x) => x.mul(7) },
    }),
  );
const leaf = () => tensor([1, 2], { requiresGrad: true });

test("error, the default, records a node that throws", () => {
  const { twice } = define();
  expect(autogradFallback()).toBe("error");
  const y = twice(leaf());
  expect(y.gradFn?.name).toBe("NotImplemented");
  expect(messageOf(() => y.sum().backward())).toContain("the derivative of fallen::twice is not implemented");
});

test("nothing passes on as C10 does: the gradient is lost", () => {
  const { twice, both, zero_ } = define();
  const x = leaf();
  const fallback = setAutogradFallback("nothing", { namespace: "fallen" });
  expect(autogradFallback({ namespace: "fallen" })).toBe("nothing");
  expect(autogradFallback()).toBe("error");
  expect(twice(x).requiresGrad).toBe(false);
  // The backend's kernel, not the composite.
  expect(both(x).toArray()).toEqual([2]);
  expect(String(explain(both as never, x))).toContain('no gradient is recorded: autogradFallback is "nothing"');
  const target = x.mul(1);
  const { version } = target;
  zero_(target);
  expect(target.version).toBeGreaterThan(version);
  fallback.dispose();
  expect(both(x).toArray()).toEqual([7, 14]);
  expect(twice(x).requiresGrad).toBe(true);
});

test("warn says in the backward pass that the gradient is lost", () => {
  const { twice } = define();
  kept(setAutogradFallback("warn"));
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const x = leaf();
  const y = twice(x);
  expect(String(explain(twice as never, x))).toContain(
    'the gradient is lost with a warning: autogradFallback is "warn"',
  );
  expect(warn).not.toHaveBeenCalled();
  const [gradient] = grad(y.sum().add(x.sum()), x);
  expect((gradient as Tensor).toArray()).toEqual([1, 1]);
  expect(warn.mock.calls).toEqual([
    [
      'the gradient of fallen::twice is lost: it has no derivative, and autogradFallback is "warn" for it; registerAutograd gives it one',
    ],
  ]);
});

test("what names most applies, and of several the newest", () => {
  kept(setAutogradFallback("warn"));
  kept(setAutogradFallback("nothing", { backend: "CPU" }));
  expect(autogradFallback()).toBe("warn");
  expect(autogradFallback({ backend: "CPU" })).toBe("nothing");
  kept(setAutogradFallback("error", { namespace: "fallen" }));
  expect(autogradFallback({ backend: "CPU", namespace: "fallen" })).toBe("error");
  const both = kept(setAutogradFallback("warn", { namespace: "fallen", backend: "CPU" }));
  expect(autogradFallback({ backend: "CPU", namespace: "fallen" })).toBe("warn");
  kept(setAutogradFallback("nothing", { namespace: "fallen", backend: "CPU" }));
  expect(autogradFallback({ backend: "CPU", namespace: "fallen" })).toBe("nothing");
  both.dispose();
  expect(autogradFallback({ backend: "CPU", namespace: "fallen" })).toBe("nothing");
  expect(autogradFallback({ backend: "Meta", namespace: "fallen" })).toBe("error");
});

test.each<readonly [string, () => unknown, string]>([
  ["another mode", () => setAutogradFallback("throw" as never), 'setAutogradFallback: a mode is "error", "nothing" or "warn", got "throw"'],
  ["another backend", () => autogradFallback({ backend: "cpu" as never }), "autogradFallback: backend must be one of CPU, CUDA"],
  ["another namespace", () => setAutogradFallback("warn", { namespace: "a::b" }), 'setAutogradFallback: namespace must be a name such as "mine", got "a::b"'],
  ["another option", () => setAutogradFallback("warn", { key: "CPU" } as never), 'setAutogradFallback: unknown option "key"; there are namespace, backend'],
])("%s is refused", (_, run, message) => expect(messageOf(run)).toContain(message)); // biome-ignore format: a table
