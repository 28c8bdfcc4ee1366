// Reductions and normalisations that the registry describes (`rows:`) in WebAssembly vectors: their programs of words as functions over blocks of
// rows, which are copied in and out, or are where they are in the region. Long rows are computed in pieces.

import {
  append,
  constant,
  declare,
  everyLane,
  expression,
  i32,
  increase,
  type Local,
  load,
  loadSplat,
  loadZero,
  local,
  operations,
  set,
  shuffled,
  store,
  storeFirst,
  type Value,
  wasmFunction,
  when,
  whileLess,
  zeros,
} from "../../wasm/assembler.js";
import { op } from "../../wasm/instructions.js";
import { type Space, space } from "../../wasm/machine.js";
import {
  countWord,
  indexWord,
  type RowFold,
  type RowFolding,
  type RowProgram,
  stateWord,
} from "../../wasm/programs/rows.js";
import {
  type ElementKind,
  integerKinds,
  laneKinds,
  numberNames,
  operandNames,
  printed,
} from "../../wasm/programs/vectors.js";
import { store64, toWide } from "../math/int64.js";
import { toFloat32, toFloat64, toInt } from "../math/scalar-math.js";
import type { RowOperands, RowsLoop } from "../rows/loops.js";
import { addressOf, lies, placed } from "./stage.js";

/** The elements that have these functions: each is as wide as the numbers that it is computed in, or half as wide. */
export type RowKind = ElementKind | (typeof integerKinds)["int32" | "int64"];
type Lanes = "f32" | "f64" | "i32" | "i64";

type Vector = Value<"v128">;
type Variable = Local<"v128">;
type Address = Value<"i32">;

// ---- memory

/** Bytes of an operand, and what vectors may read or write past its end. */
const room = 65_536;
const placeAt = (operand: number): number => 16 + operand * (room + 128);
/** The results of elements. */
const outAt = placeAt(operandNames.length);
/** Eight bytes for each of these, row by row: states of each reduction, then results of rows. */
const maxRows = 1024;
const maxReductions = 4;
const statesAt = placeAt(operandNames.length + 1);
const stateAt = (reduction: number): number => statesAt + 8 * maxRows * reduction;
const resultsAt = stateAt(maxReductions);
/** Four bytes for each row: whether the built-in loop has to compute it. */
const flagsAt = resultsAt + 8 * maxRows;
/** The call's numbers, that of elements, and the position of a piece's first element, eight bytes each. */
const numbersAt = flagsAt + 4 * maxRows;
/** Sixteen bytes of ones, then of zeros: masks of the first lanes. */
const maskAt = numbersAt + 64;
const workBytes = maskAt + 64;
const rowProgramSpace: () => Space = space("row programs", Math.ceil(workBytes / 65_536));

// ---- words

/** Words that are exact, or rounded once, in doubles as in the built-in loops. What has others is computed in the lanes of its elements. */
const plainWords: ReadonlySet<string> = new Set([
  ..."+ - * / neg ? == != < > <= >= & | ^ ~ abs sqrt ceil floor trunc round rounded isnan isinf".split(" "),
  ..."isfinite sign signbit copysign minimum maximum fmin fmax pi inf -inf nan".split(" "),
]);
const otherNames: ReadonlySet<string> = new Set([
  ...operandNames,
  ...numberNames,
  countWord,
  indexWord,
  "scale",
  "kept",
]);
// Regular expressions must not run in calls: engines compile them natively, which ends the process where the stack is full.
const isNumbered = (word: string, letters: readonly string[]): boolean =>
  letters.some(
    (letter) =>
      word.length > letter.length && word.startsWith(letter) && Number.isInteger(Number(word.slice(letter.length))),
  );
/** What a program computes once a row, or for each element. */
const isVariable = (word: string): boolean => isNumbered(word, ["u", "v"]);
const isState = (word: string): boolean => isNumbered(word, ["acc"]);
const isName = (word: string): boolean => {
  const name = word.startsWith("=") ? word.slice(1) : word;
  return otherNames.has(name) || isVariable(name) || isState(name);
};
const wordsOf = (text: string): readonly string[] => (text === "" ? [] : text.split(" "));
const hasFunction = (text: string): boolean =>
  wordsOf(text).some((word) => !plainWords.has(word) && !isName(word) && Number.isNaN(Number(word)));
const uses = (text: string, word: string): boolean => wordsOf(text).includes(word);
const isOperand = (text: string): boolean => operandNames.some((name) => name === text);

const widths: Readonly<Record<Lanes, number>> = { f32: 4, f64: 8, i32: 4, i64: 8 };
const doubles = operations("f64x2");
const singles = operations("f32x4");
const bits = operations("v128");

/** The upper half of a vector, in both halves; pairs of lanes exchanged. */
const upper = (x: Variable): Vector => shuffled(x, x, [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15]);
const turned = (x: Variable): Vector => shuffled(x, x, [4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11]);
const firstHalf = (x: Variable): Vector => shuffled(x, x, [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]);

/** A program over named variables, whose value is on the stack. */
const words = (text: string, scope: ReadonlyMap<string, number>, lanes: Lanes): Vector =>
  expression(
    "v128",
    [],
    printed(wordsOf(text), new Map(scope), lanes, (type) => declare(type).index),
  );

interface Operation {
  /** Joins two vectors; a word. */
  readonly word: string;
  /** What changes nothing, as a word. */
  readonly neutral: string;
}

const operationOf: Readonly<Record<RowFolding, (lanes: Lanes) => Operation>> = {
  "+": (lanes) => ({ word: "+", neutral: lanes.startsWith("f") ? "-0" : "0" }),
  "*": () => ({ word: "*", neutral: "1" }),
  "&": () => ({ word: "&", neutral: "-1" }),
  "|": () => ({ word: "|", neutral: "0" }),
  "^": () => ({ word: "^", neutral: "0" }),
  // Of truth values: lanes of ones or zeros.
  "&&": () => ({ word: "&", neutral: "0 0 ==" }),
  "||": () => ({ word: "|", neutral: "0 0 !=" }),
  minimum: (lanes) => extreme("minimum", "pmin", "inf", lanes, false),
  maximum: (lanes) => extreme("maximum", "pmax", "-inf", lanes, true),
  fmin: (lanes) => extreme("minimum", "pmin", "inf", lanes, false),
  fmax: (lanes) => extreme("maximum", "pmax", "-inf", lanes, true),
};

/** A NaN of an element is ignored: whether there are any is noted beside it. */
function extreme(integers: string, floats: string, infinity: string, lanes: Lanes, isMaximum: boolean): Operation {
  if (lanes.startsWith("f")) return { word: floats, neutral: infinity };
  const limit = 2n ** BigInt(8 * widths[lanes] - 1);
  return { word: integers, neutral: String(isMaximum ? -limit : limit - 1n) };
}

const extremes: ReadonlySet<RowFolding> = new Set(["minimum", "maximum", "fmin", "fmax"]);
const isTruthFold = (operation: RowFolding): boolean => operation === "&&" || operation === "||";
/** Whether a NaN of an element makes the result NaN. */
const keepsNaN = (operation: RowFolding): boolean => operation === "minimum" || operation === "maximum";

/** A quotient by a sum of functions as a product, since division takes longer. */
function withReciprocals([folds, once, result]: RowProgram, isEach: boolean): RowProgram {
  const isSum = (word: string): boolean => {
    const fold = folds[Number(word.slice(3))];
    return isState(word) && fold?.[0] === "+" && hasFunction(fold[3]);
  };
  const parts = wordsOf(result);
  const at = parts.findIndex((word, i) => word === "/" && isSum(parts[i - 1]!));
  if (!isEach || at < 0) return [folds, once, result];
  const product = [...parts.slice(0, at - 1), "scale", "*", ...parts.slice(at + 1)].join(" ");
  return [folds, `${once} 1 ${parts[at - 1]!} / =scale`.trim(), product];
}

/** A program for singles with a cheaper exponential where an element is less than the row's maximum: such exponentials are at most 1. */
function withSmallPowers([folds, once, result]: RowProgram): RowProgram {
  const maxima = folds.flatMap(([operation, start, before, value], i) =>
    operation === "maximum" && start === null && before === "" && wordsOf(value).length === 1
      ? [`${value} ${stateWord(i)} - exp`]
      : [],
  );
  const replaced = (text: string): string =>
    maxima.reduce((all, power) => ` ${all} `.replaceAll(` ${power} `, ` ${power}_below `).trim(), text);
  return [
    folds.map(([operation, start, before, value]) => [operation, start, before, replaced(value)]),
    once,
    replaced(result),
  ];
}

// ---- functions

/** Which function of a program: for whole rows, or for pieces of rows, which each pass reads again. */
type Way = "run" | "piece";

/** A reduction whose values the result needs again, and the result with the word `kept` in their place. */
function keptOf(
  [folds, , result]: RowProgram,
  isEach: boolean,
): { readonly fold: number; readonly result: string } | null {
  if (!isEach) return null;
  const fold = folds.findIndex(
    ([operation, , once, value]) =>
      operation === "+" &&
      once === "" &&
      hasFunction(value) &&
      !wordsOf(value).some(isVariable) &&
      ` ${result} `.includes(` ${value} `),
  );
  if (fold < 0) return null;
  return { fold, result: ` ${result} `.replaceAll(` ${folds[fold]![3]} `, " kept ").trim() };
}

export interface Shape {
  readonly kind: RowKind;
  readonly inputs: number;
  readonly isEach: boolean;
  readonly isTruth: boolean;
  /** Results of rows are int64, whatever is computed. */
  readonly isInt64?: boolean;
}

/** The positions of the elements of a vector. */
const firstPositions: Readonly<Record<Lanes, () => Vector>> = {
  f32: () => constant([...new Uint8Array(Float32Array.of(0, 1, 2, 3).buffer)]),
  f64: () => constant([...new Uint8Array(Float64Array.of(0, 1).buffer)]),
  i32: () => constant([...new Uint8Array(Int32Array.of(0, 1, 2, 3).buffer)]),
  i64: () => constant([...new Uint8Array(BigInt64Array.of(0n, 1n).buffer)]),
};

/**
 * `(rows, bytes, a, b, c, passes, first, atA, atB, atC, out)`: computes `rows` rows of `bytes` bytes, those of each operand so many bytes apart, from
 * these addresses on. Bit i of `passes`: reduction i, after the last reduction the result. Unless `first`, states continue from earlier pieces of the
 * rows. @param base where the memory that it works in begins
 */
function rowFunction(way: Way, program: RowProgram, { kind, inputs, isEach, isTruth }: Shape, base: number) {
  const [folds, once, plainResult] = program;
  const kept = way === "run" ? keptOf(program, isEach) : null;
  const result = kept?.result ?? plainResult;
  const isFloat = kind.lanes === "f32" || kind.lanes === "f64";
  /** The lanes of states, and of results of rows. */
  const wide: Lanes = isFloat ? "f64" : kind.lanes;
  const lanesOf = (text: string): Lanes => (kind.lanes === "f32" && !hasFunction(text) ? "f64" : kind.lanes);
  // Extremes of the elements themselves are exact in their own lanes.
  const foldLanes = ([operation, , , value]: RowFold): Lanes =>
    isOperand(value) && extremes.has(operation) ? kind.lanes : lanesOf(value);
  const resultLanes = isEach ? lanesOf(`${once} ${plainResult}`.trim()) : wide;
  const highest = kind.lanes === "f32" ? 3.4028234663852886e38 : Number.MAX_VALUE;
  const { bytes: size } = kind;

  return wasmFunction(
    way,
    {
      ...{ rows: "i32", bytes: "i32", a: "i32", b: "i32", c: "i32", passes: "i32", first: "i32" },
      ...{ atA: "i32", atB: "i32", atC: "i32", out: "i32" },
    } as const,
    ({ rows, bytes, passes, first, atA, atB, atC, out, ...pitches }) => {
      const starts = [atA, atB, atC].slice(0, inputs);
      const [slot, at, end] = [local(0), declare("i32"), declare("i32")];
      const bad = declare("v128");

      /** The call's numbers in every lane, by lanes; read where the function begins. */
      const numbers = new Map<Lanes, Map<string, number>>();
      const everyText = [...folds.flatMap(([, start, ...texts]) => [start ?? "", ...texts]), once, result];
      for (const lanes of isFloat
        ? (["f64", ...(kind.lanes === "f32" ? ["f32" as const] : [])] as const)
        : [kind.lanes]) {
        const scope = new Map<string, number>();
        for (const [i, word] of [...numberNames, countWord].entries()) {
          if (everyText.some((text) => uses(text, word)))
            scope.set(word, splatAt(local(base + numbersAt + 8 * i), 0, lanes).index);
        }
        numbers.set(lanes, scope);
      }

      /** A number of eight bytes, stored in the widest lanes, in every lane. */
      function splatAt(address: Address, offset: number, lanes: Lanes): Variable {
        if (lanes === "i32") return local(loadSplat("f32", address, offset));
        const both = local(loadSplat("f64", address, offset));
        if (lanes !== "f32") return both;
        const pair = local(singles.demote_f64x2_zero(both));
        return local(firstHalf(pair));
      }

      /** Names of a pass: numbers, states of the reductions that texts use, and what is computed once. */
      function scopeOf(lanes: Lanes, beforehand: string, text: string): Map<string, number> {
        const scope = new Map(numbers.get(lanes));
        for (const i of folds.keys()) {
          const word = stateWord(i);
          if (uses(beforehand, word) || uses(text, word))
            scope.set(word, splatAt(slot, base + stateAt(i), lanes).index);
        }
        append(printed(wordsOf(beforehand), scope, lanes, (type) => declare(type).index));
        return scope;
      }

      /** Reads elements of the lanes' number at an address. */
      const read = (address: Address, offset: number, lanes: Lanes): Vector =>
        kind.lanes === "f32" && lanes === "f64"
          ? doubles.promote_low_f32x4(loadZero(64, address, offset))
          : load("v128", address, offset);
      /** Bytes of memory that a vector of lanes holds elements of. */
      const stepOf = (lanes: Lanes): number => (16 / widths[lanes]) * size;

      /** Writes code for several vectors of a row at a time, from `at` on, then for one, then for the rest of one. */
      function forEach(
        lanes: Lanes,
        text: string,
        scope: ReadonlyMap<string, number>,
        each: (values: readonly Variable[], place: (vector: number) => number, isLast: boolean) => void,
        isSmall = false,
      ): void {
        const step = stepOf(lanes);
        const used = operandNames
          .slice(0, inputs)
          .flatMap((name, i) => (uses(text, name) ? [{ name, start: starts[i]! }] : []));
        const position = uses(text, indexWord)
          ? local(
              moved(firstPositions[lanes](), splatAt(local(base + numbersAt + 8 * (numberNames.length + 1)), 0, lanes)),
            )
          : null;
        /** Positions that many further on. */
        function moved(positions: Vector, by: Variable): Vector {
          const from = local(positions);
          return words(
            "x y +",
            new Map([
              ["x", from.index],
              ["y", by.index],
            ]),
            lanes,
          );
        }
        const group = (count: number, isLast: boolean): void => {
          const addresses = used.map(({ name, start }) => ({ name, address: local(i32.add(start, at)) }));
          const keptAt = uses(text, "kept") ? local(i32.add(out, at)) : null;
          const values = Array.from({ length: count }, (_, vector) => {
            const names = new Map(scope);
            for (const { name, address } of addresses)
              names.set(name, local(read(address, vector * step, lanes)).index);
            if (position !== null)
              names.set(
                indexWord,
                local(moved(position, constantOf(String((vector * 16) / widths[lanes]), lanes))).index,
              );
            if (keptAt !== null) names.set("kept", local(load("v128", keptAt, vector * step)).index);
            return local(words(text, names, lanes));
          });
          each(values, (vector) => vector * step, isLast);
          if (position !== null)
            set(position, moved(position, constantOf(String((count * 16) / widths[lanes]), lanes)));
        };
        const upTo = (count: number): void => {
          set(end, i32.and(bytes, -count * step));
          whileLess(at, end, () => {
            group(count, false);
            increase(at, count * step);
          });
        };
        if (!isSmall) upTo(4);
        upTo(1);
        when(i32.and(bytes, step - 1), () => group(1, true));
      }

      /** Ones in the lanes of a row's last vector that it has elements for. */
      const lastMask = (lanes: Lanes): Vector => {
        const elements = i32.and(bytes, stepOf(lanes) - 1);
        return load("v128", i32.sub(base + maskAt + 16, i32.mul(elements, widths[lanes] / size)));
      };

      const combine = (to: Variable, value: Vector | Variable, word: string, lanes: Lanes): void => {
        const [x, y] = [to, "index" in value ? (value as Variable) : local(value)];
        set(
          to,
          words(
            `x y ${word}`,
            new Map([
              ["x", x.index],
              ["y", y.index],
            ]),
            lanes,
          ),
        );
      };
      const constantOf = (word: string, lanes: Lanes): Variable => local(words(word, new Map(), lanes));

      function reduction(index: number): void {
        const fold = folds[index]!;
        const [operation, start, beforehand, value] = fold;
        const lanes = foldLanes(fold);
        const isTruth = isTruthFold(operation);
        // Sums and products of singles are kept in doubles.
        const widens = lanes === "f32" && (operation === "+" || operation === "*");
        const sums: Lanes = widens ? "f64" : lanes;
        const { word, neutral } = operationOf[operation](sums);
        const notes = keepsNaN(operation) && isFloat;
        const keeps = kept?.fold === index;
        const scope = scopeOf(lanes, beforehand, value);
        const nothing = constantOf(operationOf[operation](lanes).neutral, lanes);
        const accumulators = [0, 1, 2, 3].map(() => constantOf(neutral, sums));
        const none = local(everyLane("f64", 0));
        const nan = [0, 1, 2, 3].map(() => local(none));
        const mask = local(lastMask(lanes));
        const join = (i: number, x: Vector | Variable): void => combine(accumulators[i]!, x, word, sums);
        const widened = (i: number, x: Variable): void => {
          join(i, doubles.promote_low_f32x4(x));
          join(i + 1, doubles.promote_low_f32x4(upper(x)));
        };
        set(at, 0);
        if (lanes === "f64" && kind.lanes === "f32" && operation === "+" && isOperand(value)) blocksOfSingles(value);
        forEach(lanes, value, scope, (values, place, isLast) => {
          const valid = isLast ? [local(bits.bitselect(values[0]!, nothing, mask))] : values;
          if (keeps) {
            const keptAt = local(i32.add(out, at));
            for (const [i, x] of values.entries()) store(keptAt, x, place(i));
          }
          if (notes) {
            for (const [i, x] of valid.entries())
              set(nan[i]!, bits.or(nan[i]!, (lanes === "f32" ? singles : doubles).ne(x, x)));
          }
          if (!widens) {
            for (const [i, x] of valid.entries()) join(i, x);
            return;
          }
          if (operation !== "+") {
            for (const [i, x] of valid.entries()) widened(2 * (i & 1), x);
            return;
          }
          // Sums of four singles, which round twice more than those in doubles.
          const [p, q, r, s] = valid as [Variable, Variable, Variable, Variable];
          widened(0, valid.length === 1 ? p : local(singles.add(singles.add(p, q), singles.add(r, s))));
        });
        // The lanes' results, and with them the earlier state.
        for (const i of [1, 2, 3]) join(0, accumulators[i]!);
        const total = accumulators[0]!;
        join(0, upper(total));
        if (widths[sums] === 4) join(0, turned(total));
        const state = stateOf(total, sums, isTruth);
        const before = declare("v128");
        const names = numbers.get(wide)!;
        when(
          first,
          () => {
            // What a row begins with; a row without it begins with what changes nothing.
            const begun = start === null ? operationOf[operation](wide).neutral : start;
            set(before, words(begun, names, wide));
            if (isTruth && start === null) set(before, bits.and(before, constantOf("1", wide)));
          },
          () =>
            set(
              before,
              wide === "i32"
                ? loadSplat("f32", slot, base + stateAt(index))
                : loadSplat("f64", slot, base + stateAt(index)),
            ),
        );
        const given = new Map([
          ["x", before.index],
          ["y", state.index],
        ]);
        const joining = isTruth
          ? `x 0 != y 0 != ${word} 1 &`
          : keepsNaN(operation) || operation.startsWith("fm")
            ? `x y ${operation}`
            : `x y ${word}`;
        const joined = local(words(joining, given, wide));
        if (notes) {
          for (const i of [1, 2, 3]) set(nan[0]!, bits.or(nan[0]!, nan[i]!));
          const hasNaN = anyLane(nan[0]!);
          set(joined, bits.bitselect(everyLane("f64", Number.NaN), joined, hasNaN));
        }
        storeFirst(64, slot, joined, base + stateAt(index));
        if (isFloat && !isTruth) check(joined, operation, value);

        /** Sixteen vectors at a time: sums of singles, which are then added to the doubles. */
        function blocksOfSingles(name: string): void {
          const parts = [0, 1, 2, 3].map(() => declare("v128"));
          const start = starts[operandNames.indexOf(name as "a")]!;
          set(end, i32.and(bytes, -256));
          whileLess(at, end, () => {
            const address = local(i32.add(start, at));
            for (const [i, part] of parts.entries()) set(part, load("v128", address, 16 * i));
            for (const k of [1, 2, 3])
              for (const [i, part] of parts.entries())
                set(part, singles.add(part, load("v128", address, 64 * k + 16 * i)));
            const [p, q, r, s] = parts as [Variable, Variable, Variable, Variable];
            widened(0, local(singles.add(singles.add(p, q), singles.add(r, s))));
            increase(at, 256);
          });
        }
      }

      /** Ones in all lanes if any lane has ones. */
      function anyLane(x: Variable): Variable {
        const any = expression("i32", [x], op("v128.any_true"));
        return local(expression("v128", [i32.sub(0, any)], op("i32x4.splat")));
      }

      /** A total, which is in the first lanes, as a state: in the widest lanes, truth values as 1 or 0. */
      function stateOf(total: Variable, lanes: Lanes, isTruth: boolean): Variable {
        if (isTruth) return local(bits.and(anyLane(local(firstHalf(total))), constantOf("1", wide)));
        return lanes === "f32" ? local(doubles.promote_low_f32x4(total)) : total;
      }

      /** Notes a row whose state may differ from that of the built-in loop by more than rounding. */
      function check(state: Variable, operation: RowFolding, value: string): void {
        const conditions = [`x abs ${highest} <=`];
        // Values in singles that are too small are lost, as are products of parts.
        if (operation === "*") conditions.push("x abs 1e-290 >=", "&");
        else if (kind.lanes === "f32" && hasFunction(value)) conditions.push("x abs 1e-30 >=", "&");
        const fine = words(conditions.join(" "), new Map([["x", state.index]]), "f64");
        set(bad, bits.or(bad, bits.not(fine)));
      }

      function finish(): void {
        const scope = scopeOf(wide, once, result);
        const value = local(words(result, scope, wide));
        if (isTruth) set(value, bits.and(value, constantOf("1", wide)));
        storeFirst(64, slot, value, base + resultsAt);
      }

      function each(): void {
        const lanes = resultLanes;
        const scope = scopeOf(lanes, once, result);
        // Results in singles that overflow are computed again: x - x is not 0.
        const checks = kind.lanes === "f32" && lanes === "f32";
        const lost = checks ? [0, 1, 2, 3].map(() => local(zeros)) : [];
        const mask = checks ? local(lastMask(lanes)) : null;
        set(at, 0);
        forEach(lanes, result, scope, (values, place, isLast) => {
          const to = local(i32.add(out, at));
          for (const [i, x] of values.entries()) {
            if (kind.lanes === "f32" && lanes === "f64") storeFirst(64, to, singles.demote_f64x2_zero(x), place(i));
            else store(to, x, place(i));
            if (!checks) continue;
            const none = singles.sub(x, x);
            set(lost[i]!, bits.or(lost[i]!, isLast ? bits.and(none, mask!) : none));
          }
        });
        for (const one of lost) set(bad, bits.or(bad, one));
      }

      const last = local(i32.mul(rows, 8));
      whileLess(slot, last, () => {
        set(bad, everyLane("f64", 0));
        const pass = (index: number, write: () => void): void => when(i32.and(passes, 1 << index), write);
        for (const index of folds.keys()) pass(index, () => reduction(index));
        pass(folds.length, isEach ? each : finish);
        if (isFloat)
          when(expression("i32", [bad], op("v128.any_true")), () =>
            store(i32.shr_u(slot, 1), local(1), base + flagsAt),
          );
        for (const [i, name] of operandNames.slice(0, inputs).entries()) increase(starts[i]!, pitches[name]);
        increase(out, bytes);
        increase(slot, 8);
      });
    },
  );
}

type Elements = Float32Array | Float64Array | Int32Array | BigInt64Array;

interface Machine {
  readonly places: readonly Elements[];
  readonly out: Elements;
  /** Of rows, as numbers of the widest lanes: of int32 every second one. */
  readonly results: Elements;
  readonly numbers: Elements;
  readonly flags: Int32Array;
  readonly run: (
    ...numbers: readonly [
      ...[rows: number, bytes: number, a: number, b: number, c: number, passes: number, first: number],
      ...[atA: number, atB: number, atC: number, out: number],
    ]
  ) => void;
  readonly piece?: Machine["run"];
}

/** What the loop is called with; arrays by elements. */
interface Call {
  readonly rows: number;
  readonly n: number;
  readonly out: Parameters<RowsLoop>[2];
  readonly target: Elements;
  readonly at: number;
  readonly rowStep: number;
  readonly step: number;
  readonly arrays: readonly Elements[];
  readonly operands: RowOperands;
}

/** Words that fail for a divisor of 0. */
const divisions: readonly string[] = ["quotient", "fmod", "floor_mod", "floor_div"];

/** Whether a program calls functions, which vectors compute several of in the time of one. */
export const callsFunctions = ([folds, once, result]: RowProgram): boolean =>
  [...folds.flatMap(([, , before, value]) => [before, value]), once, result].some(hasFunction);

/** Whether vectors of these elements have all words of a program. Functions are made of it only when it is first run. */
function hasWords([folds, once, result]: RowProgram, { lanes }: RowKind): boolean {
  const names = [...operandNames, ...numberNames, countWord, indexWord, ...folds.map((_, i) => stateWord(i))];
  const check = (text: string): void => {
    const scope = new Map(names.map((name) => [name, 0]));
    printed(wordsOf(text), scope, lanes === "f32" && !hasFunction(text) ? "f64" : lanes, () => 0);
  };
  try {
    for (const [operation, start, before, value] of folds) {
      check(`${before} ${value}`.trim());
      if (start !== null) check(start);
      if (!operation.startsWith("fm") || lanes.startsWith("f")) check(`a b ${operationOf[operation](lanes).word}`);
    }
    check(`${once} ${result}`.trim());
    return true;
  } catch {
    return false;
  }
}

/** The loop of a program; null if these elements have no such functions. */
export function rowProgramLoop(given: RowProgram, shape: Shape, cell: () => RowsLoop): RowsLoop | null {
  const { kind, inputs, isEach } = shape;
  const program = withReciprocals(kind.lanes === "f32" ? withSmallPowers(given) : given, isEach);
  const [folds, once, result] = program;
  const isFloat = kind.lanes === "f32" || kind.lanes === "f64";
  const texts = [...folds.flatMap(([, start, ...rest]) => [start ?? "", ...rest]), once, result];
  if (folds.length > maxReductions || (!isFloat && texts.some((text) => divisions.some((word) => uses(text, word)))))
    return null;
  const hasKept = keptOf(program, isEach) !== null;
  const functions = (base: number) => [
    rowFunction("run", program, shape, base),
    ...(hasKept ? [rowFunction("piece", program, shape, base)] : []),
  ];
  if (!hasWords(program, kind)) return null;
  // Singles do not hold the positions of long rows.
  if (
    kind.lanes === "f32" &&
    [...folds.map(([, , before, value]) => `${before} ${value}`), `${once} ${result}`].some(
      (text) => uses(text, indexWord) && hasFunction(text.trim()),
    )
  )
    return null;
  const { bytes: size } = kind;
  const most = room / size;
  const wideArray = isFloat ? Float64Array : kind.array;
  const name = `rows ${JSON.stringify([program, kind.name, inputs, isEach, shape.isTruth])}`;
  const machineFor = (operands: readonly Elements[]): Machine | null =>
    placed(
      name,
      rowProgramSpace,
      workBytes,
      (buffer, start) => {
        new Uint8Array(buffer, start + maskAt, 16).fill(255);
        return {
          places: operandNames.map((_, i) => new kind.array(buffer, start + placeAt(i), most)),
          out: new kind.array(buffer, start + outAt, most),
          results: new wideArray(buffer, start + resultsAt, (8 * maxRows) / wideArray.BYTES_PER_ELEMENT),
          numbers: new wideArray(buffer, start + numbersAt, 64 / wideArray.BYTES_PER_ELEMENT),
          flags: new Int32Array(buffer, start + flagsAt, maxRows),
        };
      },
      [functions],
      ...operands,
    ) as Machine | null;
  const convert = { f32: toFloat32, f64: toFloat64, i32: toInt, i64: toWide }[kind.lanes] as (value: never) => number;
  const read = numberNames.map((name) => texts.some((text) => uses(text, name)));
  const usesIndex = texts.some((text) => uses(text, indexWord));
  const usesCount = texts.some((text) => uses(text, countWord));
  /** Operands that a pass reads. */
  const usedBy = [...folds.map(([, , before, value]) => `${before} ${value}`), `${once} ${result}`].map((text) =>
    operandNames.slice(0, inputs).map((name) => uses(text, name)),
  );
  const all = 2 ** (folds.length + 1) - 1;
  /** Slots of numbers and results of eight bytes. */
  const per = 8 / wideArray.BYTES_PER_ELEMENT;
  let isRepeating = false;

  /** An int64 as one entry, not two; null if the array is not aligned. */
  function elementsOf(array: Elements): Elements | null {
    if (kind.lanes !== "i64") return array;
    return array.byteOffset % 8 === 0 ? new BigInt64Array(array.buffer, array.byteOffset, array.length >> 1) : null;
  }

  function resultOf({ results }: Machine, row: number): never {
    const found = results[per * row]!;
    return (shape.isTruth ? Number(found) : found) as never;
  }

  /** Stores the result of a row. */
  function put(wasm: Machine, { out, target }: Call, place: number, row: number): void {
    const found = resultOf(wasm, row);
    if (shape.isInt64 === true && kind.lanes !== "i64") store64(out as Int32Array, place, Math.trunc(found));
    else target[place] = found;
  }

  /** Says where in the row the elements that are computed next begin. */
  function place({ numbers }: Machine, first: number): void {
    if (usesIndex) numbers[per * (numberNames.length + 1)] = (kind.lanes === "i64" ? BigInt(first) : first) as never;
  }

  /** Whether functions read the elements of an operand where they are. */
  const isThere = ({ places }: Machine, { arrays, operands, n }: Call, input: number): boolean =>
    lies(places[input]!, arrays[input]!) && (operands[4 * input + 3] === 1 || n === 1);

  /** The address of elements of rows: where they are, or where they are copied to. */
  function placeOf(
    wasm: Machine,
    call: Call,
    input: number,
    row: number,
    skipped: number,
    count: number,
    rows: number,
  ): number {
    const { arrays, operands } = call;
    const array = arrays[input]!;
    const place = wasm.places[input]!;
    const pitch = operands[4 * input + 2] as number;
    const step = operands[4 * input + 3] as number;
    const start = (operands[4 * input + 1] as number) + row * pitch + skipped * step;
    if (isThere(wasm, call, input)) return addressOf(array, start);
    if (step === 1 && (pitch === count || rows === 1)) place.set(array.subarray(start, start + rows * count) as never);
    else {
      for (let r = 0, from = start; r < rows; r++, from += pitch) {
        if (step === 1) place.set(array.subarray(from, from + count) as never, r * count);
        else place.fill(array[from]! as never, r * count, (r + 1) * count);
      }
    }
    return place.byteOffset;
  }

  /** Whether the results of elements are written where they are: whole vectors, and not over what is read. */
  function isWritten(wasm: Machine, call: Call): boolean {
    const { rows, n, target, at, rowStep, arrays, operands } = call;
    if (!isEach || !lies(wasm.out, target) || rowStep !== n || (n * size) % 16 !== 0) return false;
    const [from, end] = [addressOf(target, at), addressOf(target, at + rows * n)];
    return arrays.every((array, i) => {
      const [first, pitch] = [operands[4 * i + 1] as number, operands[4 * i + 2] as number];
      return (
        array.buffer !== target.buffer ||
        addressOf(array, first) >= end ||
        (pitch >= 0 && addressOf(array, first + (rows - 1) * pitch + n) <= from)
      );
    });
  }

  function blocks(wasm: Machine, call: Call): void {
    const { rows, n, target, at, rowStep, operands } = call;
    const writes = isWritten(wasm, call);
    const areThere = operandNames.slice(0, inputs).map((_, i) => isThere(wasm, call, i));
    const isStaged = (isEach && !writes) || areThere.includes(false);
    const block = isStaged ? Math.min(maxRows, Math.floor(most / n)) : maxRows;
    const pitchOf = (i: number): number =>
      i >= inputs || operands[4 * i + 2] === 0 ? 0 : size * (areThere[i] ? (operands[4 * i + 2] as number) : n);
    const [a, b, c] = [pitchOf(0), pitchOf(1), pitchOf(2)];
    const { run, flags, out } = wasm;
    const addresses: [number, number, number] = [0, 0, 0];
    place(wasm, 0);
    for (let done = 0; done < rows; done += block) {
      const here = Math.min(block, rows - done);
      for (let i = 0; i < inputs; i++) {
        // What is the same for all rows is still there.
        const isFixed = operands[4 * i + 2] === 0;
        if (!isFixed || done === 0) addresses[i] = placeOf(wasm, call, i, done, 0, n, isFixed ? 1 : here);
      }
      if (isFloat) for (let r = 0; r < here; r++) flags[r] = 0;
      const to = at + done * rowStep;
      run(here, size * n, a, b, c, all, 1, ...addresses, writes ? addressOf(target, to) : out.byteOffset);
      // Rows that are computed again are not written before: the target may be their operand.
      let repeated = 0;
      if (isFloat) for (let r = 0; r < here; r++) repeated += flags[r]!;
      if (!isEach) for (let r = 0; r < here; r++) put(wasm, call, to + r * rowStep, r);
      else if (writes) {
        // Rows that are computed again are written twice: their operands are elsewhere.
      } else if (repeated === 0 && (rowStep === n || here === 1)) target.set(out.subarray(0, here * n) as never, to);
      else {
        for (let r = 0; r < here; r++)
          if (!isFloat || flags[r] === 0) target.set(out.subarray(r * n, (r + 1) * n) as never, to + r * rowStep);
      }
      if (repeated > 0) for (let r = 0; r < here; r++) if (flags[r] !== 0) repeat(call, done + r);
    }
  }

  /** Rows that do not fit: pass by pass, piece by piece. */
  function pieces(wasm: Machine, call: Call): void {
    const { rows, n, target, at, rowStep } = call;
    const run = wasm.piece ?? wasm.run;
    const { byteOffset: out } = wasm.out;
    const addresses: [number, number, number] = [0, 0, 0];
    for (let r = 0; r < rows; r++) {
      wasm.flags[0] = 0;
      const to = at + r * rowStep;
      for (let pass = 0; pass <= folds.length; pass++) {
        const isResult = pass === folds.length;
        if (isResult && isFloat && wasm.flags[0] !== 0) break;
        if (isResult && !isEach) {
          run(1, 0, 0, 0, 0, 2 ** pass, 0, ...addresses, out);
          put(wasm, call, to, 0);
          break;
        }
        for (let done = 0; done < n; done += most) {
          const count = Math.min(most, n - done);
          for (let i = 0; i < inputs; i++)
            if (usedBy[pass]![i]) addresses[i] = placeOf(wasm, call, i, r, done, count, 1);
          place(wasm, done);
          run(1, size * count, 0, 0, 0, 2 ** pass, done === 0 ? 1 : 0, ...addresses, out);
          if (isResult) target.set(wasm.out.subarray(0, count) as never, to + done);
        }
      }
      if (isFloat && wasm.flags[0] !== 0) repeat(call, r);
    }
  }

  /** A row whose numbers exceed what vectors compute as exactly. */
  function repeat({ n, out, at, rowStep, step, operands }: Call, r: number): void {
    const moved = operands.slice();
    for (let i = 0; i < inputs; i++) moved[4 * i + 1] = (moved[4 * i + 1] as number) + r * (moved[4 * i + 2] as number);
    isRepeating = true;
    try {
      cell()(1, n, out, at + r * rowStep, rowStep, step, ...moved);
    } finally {
      isRepeating = false;
    }
  }

  return (rows, n, out, at, rowStep, step, ...operands) => {
    // The cell offers a row that is computed again to this loop, too.
    if (isRepeating || (isEach && step !== 1 && n !== 1)) return false;
    const arrays: Elements[] = [];
    for (let i = 0; i < inputs; i++) {
      const array = operands[4 * i] as Elements;
      const elementStep = operands[4 * i + 3];
      if (array.length === 0 || (elementStep !== 1 && elementStep !== 0 && n !== 1)) return false;
      const elements = elementsOf(array);
      if (elements === null) return false;
      arrays.push(elements);
    }
    const target = shape.isTruth ? (out as unknown as Elements) : elementsOf(out as Elements);
    const wasm = target === null ? null : machineFor(isEach ? [...arrays, target] : arrays);
    if (target === null || wasm === null) return false;
    const { numbers } = wasm;
    for (let i = 0; i < numberNames.length; i++) {
      if (read[i]) numbers[per * i] = convert((operands[4 * inputs + i] ?? 0) as never) as never;
    }
    if (usesCount) numbers[per * numberNames.length] = (kind.lanes === "i64" ? BigInt(n) : n) as never;
    (n > most ? pieces : blocks)(wasm, { rows, n, out, target, at, rowStep, step, arrays, operands });
    return true;
  };
}

/** By dtype. */
export const rowKinds: readonly (readonly [dtype: "float32" | "float64" | "int32" | "int64", kind: RowKind])[] = [
  ["float32", laneKinds.f32],
  ["float64", laneKinds.f64],
  ["int32", integerKinds.int32],
  ["int64", integerKinds.int64],
];
