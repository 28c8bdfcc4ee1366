// What a program computes under noGrad, with detach, and with writes under either has the same value and the same gradient eagerly, as a graph, as a
// saved graph, as JavaScript text, and functionalized.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import {
  enableGrad,
  functionalize,
  type Graph,
  grad,
  inferenceMode,
  loadGraph,
  makeGraph,
  noGrad,
  ones,
  saveGraph,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { fc } from "../seeded.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-grad-mode-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Program = (x: Tensor) => Tensor;

/** The value and the gradient of a program; null in place of a gradient where the result does not require one. */
function answer(program: Program, x: Tensor): unknown {
  const leaf = x.detach().clone().requiresGrad_();
  const y = program(leaf);
  if (!y.requiresGrad) return [y.toArray(), null];
  const [gradient] = grad(y.sum(), [leaf], { allowUnused: true }) as (Tensor | null)[];
  return [y.detach().toArray(), gradient === null ? "unused" : gradient!.toArray()];
}

const lost =
  "functionalize: a tensor of shape [2] was written under noGrad and is read by calls that record: a new value in its place has " +
  "lost the gradient that eager memory keeps. Read it under noGrad, or compute the new value without a write";

let files = 0;
async function asText(graph: Graph): Promise<Program> {
  const file = join(folder, `${files++}.mjs`);
  const from = pathToFileURL(fileURLToPath(new URL("../../generated/index.ts", import.meta.url))).href;
  writeFileSync(file, graph.toJavaScript({ from }));
  const { forward } = (await import(file)) as { forward: (attributes: unknown, x: Tensor) => Tensor };
  return (x) => forward(Object.fromEntries(graph.attributes), x);
}

/** Other forms of a program. */
const forms: Readonly<Record<string, (program: Program, x: Tensor) => Program>> = {
  graph: (program, x) => {
    const graph = makeGraph(program)(x);
    return (value) => graph.run(value);
  },
  "saved graph": (program, x) => {
    const graph = loadGraph(saveGraph(makeGraph(program)(x) as unknown as Graph));
    return (value) => graph.run(value) as Tensor;
  },
  "graph of the graph": (program, x) => {
    const graph = makeGraph(program)(x);
    const again = makeGraph((value: Tensor) => graph.run(value))(x);
    return (value) => again.run(value);
  },
  functionalize: (program) => functionalize(program) as Program,
  "graph, functionalized": (program, x) => {
    const graph = makeGraph(functionalize(program) as Program)(x);
    return (value) => graph.run(value);
  },
};

const table: Readonly<Record<string, Program>> = {
  "noGrad beside what records": (x) => noGrad(() => x.mul(2)).add(x),
  "a chain under noGrad": (x) => noGrad(() => x.mul(2).exp().mul(x)).mul(x),
  inferenceMode: (x) =>
    inferenceMode(() => x.mul(3))
      .clone()
      .add(x.mul(x)),
  "enableGrad in noGrad": (x) =>
    noGrad(() => enableGrad(() => x.mul(x)).add(0)).add(noGrad(() => enableGrad(() => x.mul(x)))),
  detach: (x) => x.mul(2).detach().mul(x),
  "a write under noGrad": (x) => {
    const y = x.mul(2);
    noGrad(() => y.mul_(3));
    return y.add(x);
  },
  "a write into a detached copy": (x) => {
    const y = x.mul(2);
    const z = y.detach().clone();
    z.add_(1);
    return y.mul(z);
  },
  "a write into a clone that records": (x) => {
    const y = x.clone();
    y.mul_(x);
    return noGrad(() => y.exp()).mul(y);
  },
  "several results under noGrad": (x) => {
    const [a, b] = noGrad(() => x.mul(x).split(1)) as [Tensor, Tensor];
    return a.mul(x).add(b);
  },
  "a write to a piece under noGrad, read there first": (x) => {
    const y = x.mul(x);
    const [a, b] = [y.narrow(0, 0, 1), y.narrow(0, 1, 1)];
    noGrad(() => {
      a.add_(1);
      return y.add(b);
    });
    return y.mul(a).add(b.mul(x));
  },
  "nothing recorded": (x) => noGrad(() => x.mul(2)),
  "a gradient inside, which is a constant": (x) => {
    const leaf = x.detach().requiresGrad_();
    return (grad(leaf.mul(leaf).sum(), [leaf])[0] as Tensor).mul(x);
  },
};

describe.each(Object.keys(forms))("%s", (form) => {
  test.each(Object.keys(table))("%s", (name) => {
    const x = tensor([2, 3]);
    const program = table[name]!;
    const expected = answer(program, x);
    // docs/graphs.md: what is differentiated is traced with inputs that require gradients.
    if (form === "graph, functionalized" && /^a write .*under noGrad/.test(name)) {
      expect(() => answer(forms[form]!(program, x.clone().requiresGrad_()), x)).toThrow(lost);
      return;
    }
    expect(answer(forms[form]!(program, x.clone()), x)).toEqual(expected);
    // As well where the trace itself is told to record nothing but in inputs that require gradients.
    if (form !== "functionalize") expect(answer(forms[form]!(program, x.clone().requiresGrad_()), x)).toEqual(expected);
  });
});

test.each(Object.keys(table))("JavaScript text: %s", async (name) => {
  const x = tensor([2, 3]);
  const program = await asText(makeGraph(table[name]!)(x) as unknown as Graph);
  expect(answer(program, x)).toEqual(answer(table[name]!, x));
});

test("an ambient noGrad around the trace is not part of the function", () => {
  const f = (x: Tensor): Tensor => x.mul(x);
  const graph = noGrad(() => makeGraph(f)(ones([2])));
  expect(answer((x) => graph.run(x), tensor([2, 3]))).toEqual(answer(f, tensor([2, 3])));
});

/** Steps of random programs over a growing list of tensors. */
const kinds: readonly ((all: Tensor[], i: number, j: number) => Tensor | undefined)[] = [
  (all, i, j) => all[i]!.mul(all[j]!),
  (all, i, j) => all[i]!.add(all[j]!),
  (all, i) => all[i]!.sin(),
  (all, i) => all[i]!.detach(),
  (all, i) => all[i]!.clone(),
  (all, i, j) => noGrad(() => all[i]!.mul(all[j]!).add(1)),
  (all, i, j) => noGrad(() => enableGrad(() => all[i]!.mul(all[j]!))),
  (all, i, j) => {
    const y = all[i]!.clone();
    y.mul_(all[j]!);
    return y;
  },
  (all, i, j) => {
    const y = all[i]!.mul(1);
    noGrad(() => y.add_(all[j]!));
    return y;
  },
  (all, i) => {
    const y = all[i]!.detach().clone();
    y.mul_(2);
    return y;
  },
];

const writeUnderNoGrad = kinds.findIndex((kind) => String(kind).includes("y.add_(all[j]"));

test("random programs", () => {
  expect(writeUnderNoGrad).toBe(8);
  const steps = fc.array(fc.tuple(fc.nat(kinds.length - 1), fc.nat(50), fc.nat(50)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(steps, fc.constantFrom(...Object.keys(forms)), (list, form) => {
      const program: Program = (x) => {
        const all = [x, x.mul(0.5)];
        for (const [kind, i, j] of list) all.push(kinds[kind]!(all, i % all.length, j % all.length)!);
        return all.slice(1).reduce((sum, one) => sum.add(one));
      };
      const x = tensor([0.3, -0.7]).requiresGrad_();
      const expected = answer(program, x);
      let found: unknown;
      try {
        found = answer(forms[form]!(program, x.detach().requiresGrad_()), x);
      } catch (error) {
        // Refused only where a write under noGrad is read by calls that record.
        expect((error as Error).message.startsWith(lost)).toBe(true);
        expect(list.some(([kind]) => kind === writeUnderNoGrad)).toBe(true);
        return;
      }
      expect(found).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});
