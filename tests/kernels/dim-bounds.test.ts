// Both bounds of every argument that names a dimension: counting from the end and from the beginning are equivalent, and the first number beyond
// either is rejected. The calls are the golden records' and the samples'.

import { describe, expect, it } from "vitest";
import { IndexError, ShapeError, TengenError } from "../../runtime/core/errors.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import type { Type } from "../../runtime/schema/types.js";
import { defaultOf, type FoundOperator, findOperator } from "../conformance/library.js";
import { argumentsOf } from "../conformance/ops.js";
import { elementsOf } from "../conformance/values.js";
import { samples } from "../samples/samples.js";
import { readFamily } from "./golden.js";
import { dropWarnings } from "./quiet.js";

dropWarnings();

const names = /^(dim\d?|axis\d?|dimension|dims|start_dim|end_dim|source|destination)$/;

/** `tile` calls its repetitions dims; the others have rules of their own for which dimensions they take, as in PyTorch, and other messages. */
const otherNumbers =
  /^aten::(tile|tensordot|linalg_tensorsolve|norm_except_dim|_?weight_norm|unique_consecutive|_?segment_reduce|rot90)/;

type Make = () => unknown[];

interface Case {
  readonly id: string;
  readonly op: FoundOperator;
  readonly place: number;
  /** Calls to vary, at most three. */
  readonly makes: Make[];
}

const isNumber = (type: Type): boolean =>
  type.kind === "base"
    ? type.name === "int" || type.name === "SymInt"
    : type.kind !== "class" && "element" in type && isNumber(type.element);

function collect(): Map<string, Case> {
  const cases = new Map<string, Case>();
  const add = (name: string, make: Make): void => {
    const op = findOperator(name);
    if (op === null || otherNumbers.test(name)) return;
    for (const [place, { name: argument, type }] of op.schema.arguments.entries()) {
      if (!names.test(argument) || !isNumber(type)) continue;
      const id = `${name} ${argument}`;
      if (!cases.has(id)) cases.set(id, { id, op, place, makes: [] });
      const { makes } = cases.get(id)!;
      if (makes.length === 3) continue;
      const first = make().flat().find(isTensor);
      if (first !== undefined && first.ndim > 1 && first.numel > 1) makes.push(make);
    }
  };
  for (const { operator, args } of samples) {
    const name = `aten::${operator}`;
    add(name, () => {
      const given = args();
      return findOperator(name)!.schema.arguments.map((argument, i) =>
        i < given.length ? given[i] : defaultOf(argument),
      );
    });
  }
  for (const family of ["views", "indexing", "sort", "linalg", "neural", "unseen", "refusals", "conversion"]) {
    for (const record of readFamily(family).ops) {
      if (record.error !== undefined) continue;
      const op = findOperator(record.op);
      if (op === null) continue;
      add(record.op, () => [...argumentsOf(op, record.args, (path, earlier) => earlier.get(path)).values()]);
    }
  }
  return cases;
}

/** The result of a call, for comparison; or its error. */
function outcome(op: FoundOperator, make: Make, place: number, dim: number): unknown {
  const args = make();
  args[place] = Array.isArray(args[place]) ? [dim, ...(args[place] as number[]).slice(1)] : dim;
  try {
    return describeValue([op.call(args), args.filter(isTensor)]);
  } catch (error) {
    if (!(error instanceof TengenError)) throw error;
    return error;
  }
}

function describeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describeValue);
  return isTensor(value) ? [value.dtype, value.shape, value.strides, elementsOf(value)] : value;
}

const outOfRange = /Dimension out of range \(expected to be in range of \[(-\d+), (\d+)\], but got (-?\d+)\)/;

describe("dimensions", () => {
  const cases = [...collect().values()].filter(({ makes }) => makes.length > 0);

  it("are tested for most operators that take them", () => {
    expect(cases.length).toBeGreaterThanOrEqual(244);
  });

  it.each(cases)("$id", ({ op, place, makes }) => {
    for (const make of makes) {
      const given = make();
      const whole = given[place];
      if (whole === null || (Array.isArray(whole) && whole.length === 0)) continue;
      const far = outcome(op, make, place, 99) as Error;
      expect(far.message).toMatch(outOfRange);
      // The number of dimensions that there are to be named.
      const size = Number(outOfRange.exec(far.message)![2]) + 1;
      const first = given.flat().find(isTensor) as Tensor;
      const sizes = op.schema.arguments.findIndex(({ name }) => /^(input_)?sizes?$/.test(name));
      const ranks = [Math.max(1, first.ndim), first.ndim + 1];
      if (sizes >= 0) ranks.push((given[sizes] as number[]).length);
      expect(ranks).toContain(size);
      for (const beyond of [size, size + 1, -size - 1, -size - 2]) {
        const refusal = outcome(op, make, place, beyond);
        expect(refusal instanceof IndexError || refusal instanceof ShapeError, `${beyond} of ${size}`).toBe(true);
        expect((refusal as Error).message).toContain(
          `Dimension out of range (expected to be in range of [${-size}, ${size - 1}], but got ${beyond})`,
        );
      }
      for (let dim = 0; dim < size; dim++) {
        const [fromStart, fromEnd] = [outcome(op, make, place, dim), outcome(op, make, place, dim - size)];
        if (fromStart instanceof Error)
          expect(fromEnd, `${dim - size} as ${dim}: ${fromStart}`).toBeInstanceOf(fromStart.constructor);
        else expect(fromEnd, `${dim - size} as ${dim}`).toEqual(fromStart);
      }
    }
  });
});
