// Formulas of derivatives.yaml broken by rule. TENGEN_MUTANTS=signs turns the sign of a formula of each operator (a minute or two); TENGEN_MUTANTS=all breaks
// every place of every formula, reverse and forward (some 16,000, an hour), TENGEN_MUTANTS=mm,addmm those of some operators. Survivors are listed and held
// against the ledger. mutation.test.ts breaks ten formulas in every run.

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseSchema } from "../../runtime/schema/parse.js";
import { mutantsOf } from "./mutants.js";
import { Workshop } from "./mutation-rounds.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
// Inside the project, so that the copy finds its node_modules.
const copyAt = (name: string) => join(root, `node_modules/.cache/tengen-mutants-${name}`);

const formulas = (text: string, schema: string, forward = false) =>
  mutantsOf(text, parseSchema(schema), forward).map(({ formula }) => formula);

describe("mutants differ in one place", () => {
  test("of a product", () => {
    expect(formulas("grad * other", "mul.Tensor(Tensor self, Tensor other) -> Tensor")).toEqual([
      "-(grad * other)",
      "grad * other * 1.001",
      "grad / other",
      "grad",
      "other",
      "grad * self",
      "grad * result",
    ]);
  });
  test("of a tangent", () => {
    expect(formulas("self_t - other_t * 2", "sub(Tensor self, Tensor other) -> Tensor", true)).toEqual([
      "-(self_t - other_t * 2)",
      "(self_t - other_t * 2) * 1.001",
      "self_t + other_t * 2",
      "self_t",
      "other_t * 2",
      "other_t * 2 - self_t",
      "other_t - other_t * 2",
      "self_t - other_t / 2",
      "self_t - other_t",
      "self_t - 2",
      "self_t - self_t * 2",
      "self_t - other_t * 3",
    ]);
  });
  test("of masks, choices and flags", () => {
    const mutants = formulas(
      "grad.masked_fill(self <= 0 && keepdim, 0)",
      "f(Tensor self, int dim, bool keepdim) -> Tensor",
    );
    for (const wanted of [
      "grad",
      "grad.masked_fill(self < 0 && keepdim, 0)",
      "grad.masked_fill(self <= 0 || keepdim, 0)",
      "grad.masked_fill(self <= 0 && !keepdim, 0)",
      "grad.masked_fill(keepdim, 0)",
    ]) {
      expect(mutants).toContain(wanted);
    }
  });
  test("of words", () => {
    expect(formulas("auto_linear", "f(Tensor self) -> Tensor", true)).toEqual(["zeros_like(result)"]);
    expect(formulas("non_differentiable", "f(Tensor self) -> Tensor")).toEqual([]);
    expect(formulas('not_implemented("f")', "f(Tensor self) -> Tensor")).toEqual([]);
  });
});

/** By operator: how many mutants no check tells from the formula. Most compute the same (see the ledger's first lines). May only shrink. */
const ledger = JSON.parse(readFileSync(new URL("surviving-mutants.json", import.meta.url), "utf8")) as {
  readonly why: readonly string[];
  readonly survivors: Readonly<Record<string, number>>;
};

const selected = process.env["TENGEN_MUTANTS"];

test.runIf(selected === "signs")(
  "the sign of each operator's first formula is seen, unless the derivative is zero",
  async () => {
    const copy = copyAt("sign");
    const workshop = new Workshop(root, copy);
    const signs = new Map(
      [...workshop.mutants(() => true)].flatMap(([operator, mutants]) => {
        const sign = mutants.find(({ kind }) => kind === "sign");
        return sign === undefined ? [] : [[operator, [sign]]];
      }),
    );
    const { mutants, refused, survivors } = await workshop.report(signs);
    rmSync(copy, { recursive: true, force: true });
    const other = survivors.filter(({ formula }) => !/^-zeros(_like)?\(/.test(formula));
    // Of real numbers it is a jump.
    expect(other.map(({ operator }) => operator)).toEqual(["angle"]);
    // For several gradients at once the generator rejects a sign.
    expect(refused).toBeLessThan(60);
    expect(mutants - refused - survivors.length).toBeGreaterThan(360);
  },
);

test.runIf(selected !== undefined && selected !== "signs")(
  "every mutant is seen, but for those of the ledger",
  async () => {
    const only = selected === "all" ? null : selected!.split(",");
    const copy = copyAt("all");
    const workshop = new Workshop(root, copy);
    const report = await workshop.report(
      workshop.mutants((operator) => only?.includes(operator) ?? true),
      console.log,
    );
    rmSync(copy, { recursive: true, force: true });
    const { survivors, ...counts } = report;
    for (const { operator, line, kind, formula } of survivors) console.log(`${operator}, ${line}, ${kind}: ${formula}`);
    console.log(counts, `${survivors.length} survive`);
    const found: Record<string, number> = {};
    for (const { operator } of survivors) found[operator] = (found[operator] ?? 0) + 1;
    const more = Object.entries(found).filter(([operator, count]) => count > (ledger.survivors[operator] ?? 0));
    expect(more).toEqual([]);
  },
);
