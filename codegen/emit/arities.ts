// generated/loops/*: what runs, offers and vectorises loops of pointwise operators. V8 compiles a function for each number of tensors to faster code
// than one for any number, so each is written here once, over that number.

import { numberNames, operandNames } from "../../runtime/wasm/programs/vectors.js";
import { types } from "../api/symbols.js";
import { arityNames, maxParameters } from "../pointwise/rule.js";
import { type Code, code, type Hole, join, jsDoc, ref, typeRef, verbatim } from "../print/code.js";
import type { Emitter } from "./emitter.js";

export const emitArities: Emitter = ({ ownsKernels, sources }) =>
  ownsKernels
    ? [
        {
          path: "generated/loops/runners.ts",
          from: [sources.functions],
          charter:
            "Runs loops of pointwise operators: the functional, the in-place and the out form for each number of tensors.",
          body: join(arities.map(runners), "\n\n"),
        },
        {
          path: "generated/loops/choices.ts",
          from: [sources.functions],
          charter:
            "The cells of pointwise operators with offers, for each number of tensors: they choose by length and layout.",
          body: code`
            type Run = (...args: unknown[]) => unknown;

            /** Chooses for cells of pointwise operators, by their number of tensors minus one. */
            export const pointwiseChoice: readonly ${typeRef("Choose", choiceFile)}[] = [
              ${arities.map(choice)}
            ];
          `,
        },
        {
          path: "generated/loops/vectors.ts",
          from: [sources.functions],
          charter: "The loops of compiled programs of pointwise operators, for each number of tensors.",
          body: code`
            /** By the number of tensors minus one. */
            export const vectorMakers: readonly ${typeRef("Maker", blocksFile)}[] = [
              ${arities.map(maker)}
            ];
          `,
        },
      ]
    : [];

/** A number of tensors, and a name for each. */
interface Arity {
  readonly name: string;
  readonly tensors: readonly string[];
}

const arities = arityNames.map((name, i): Arity => ({ name, tensors: operandNames.slice(0, i + 1) }));
/** The other arguments. */
const parameters = Array.from({ length: maxParameters }, (_, i) => `s${i}`);

const runnerFile = "runtime/kernels/pointwise/runner.ts";
const ruleFile = "runtime/kernels/pointwise/rule.ts";
const arraysFile = "runtime/kernels/memory/arrays.ts";
const iteratorFile = "runtime/kernels/memory/iterator.ts";
const tableFile = "runtime/kernels/loops/loop-table.ts";
const thresholdsFile = "runtime/kernels/loops/thresholds.ts";
const choiceFile = "runtime/kernels/loops/choice.ts";
const blocksFile = "runtime/kernels/wasm/blocks.ts";
const ElementArray = typeRef("ElementArray", arraysFile);
const Parameter = typeRef("Parameter", ruleFile);

const list = (items: readonly Hole[]): Code => join(items, ", ");
const all = (items: readonly Hole[]): Code => join(items, " && ");
/** What a loop takes for an operand: its array, the index of its first element, and its step. */
const operand = (name: string): string[] => [name, `${name}At`, `${name}Step`];
const operandTypes = (name: string, array: Hole): Code =>
  code`${name}: ${array}, ${`${name}At`}: number, ${`${name}Step`}: number,`;
/** The parameters of a loop, an operand a line. */
const loopParameters = (tensors: readonly string[], array: Hole): Code[] => [
  code`n: number, out: ${array}, at: number, step: number,`,
  ...tensors.map((name) => operandTypes(name, array)),
];
/** The arguments of a loop that another one passes on. */
const passedOn = (tensors: readonly string[]): Code =>
  list(["n", "out", "at", "step", ...tensors.flatMap(operand), ...parameters]);

// ---- runners

function runners({ name, tensors }: Arity, i: number): Code {
  const [, ...others] = tensors;
  const Loop = `Loop${i + 1}`;
  const execute = `run${name[0]!.toUpperCase()}${name.slice(1)}`;
  /** The result's dtype code, where all tensors have one dtype. */
  const known = code`rule.${others.length === 0 ? "same" : "alike"}[code]`;
  const plain = (...conditions: readonly Hole[]): Code =>
    others.length === 0
      ? all([
          ...conditions,
          code`${ref("isPlain", runnerFile)}(a)`,
          code`(rule.scalars === 0 || ${ref("scalarsFit", runnerFile)}(${list(["rule", "code", ...parameters])}))`,
        ])
      : all([...conditions, ...others.map((other) => code`${ref("areAlike", runnerFile)}(a, ${other}, code)`)]);
  const own: Code[] = [
    code`${list(tensors.map((tensor) => code`${tensor}: ${types.Tensor}`))},`,
    code`${list(parameters.map((parameter) => code`${parameter}?: ${Parameter}`))},`,
  ];
  const rule = code`rule: ${typeRef("PointwiseRule", ruleFile)}, loops: ${typeRef("PointwiseLoops", runnerFile)} | null,`;
  const array = (tensor: string): Code => code`${tensor}.storage.array as ${ElementArray}`;
  const call = (out: Code, at: Hole): Code =>
    code`(loops[code] as ${Loop})(a.numel, ${out}, ${at}, 1, ${list(tensors.map((one) => code`${array(one)}, ${one}.offset, 1`))}, ${list(parameters)});`;
  const offers = code`if (a.numel >= ${ref("longRun", thresholdsFile)}) ${ref("beforeLong", tableFile)}(${list(tensors)});`;
  const general = (out: Hole, resize: Hole): Code =>
    code`return ${ref("runPointwise", runnerFile)}(rule, loops, ${execute}, ${out}, ${resize}, [${list(tensors)}], ${list(parameters)});`;
  const none = verbatim("null");
  const operands = ["one tensor", "two tensors", "three tensors"][i]!;
  return code`
    type ${Loop} = (
      ${loopParameters(tensors, ElementArray)}
      ${list(parameters.map((parameter) => code`${parameter}: ${Parameter}`))},
    ) => void;

    ${jsDoc(`The result of a rule on ${operands}, as a new tensor. Without loops, as on meta, only shapes, dtypes and checks matter.`)}
    export function ${name}(
      ${rule}
      ${own}
    ): ${types.Tensor} {
      const code = a.dtypeCode;
      const outCode = ${known}!;
      if (${plain(code`outCode >= 0`, code`loops !== null`)}) {
        ${offers}
        const out = ${ref("allocateLike", "runtime/core/tensor.ts")}(a, outCode);
        ${call(array("out"), 0)}
        return out;
      }
      ${general(none, none)}
    }

    ${jsDoc(`Writes the result of a rule on ${operands} into a.`)}
    export function ${`${name}InPlace`}(
      ${rule}
      ${own}
    ): ${types.Tensor} {
      const code = a.dtypeCode;
      if (${plain(code`${known} === code`, code`loops !== null`, ...others.map((other) => code`a.storage !== ${other}.storage`))}) {
        ${offers}
        ${call(array("a"), code`a.offset`)}
        return a;
      }
      ${general("a", none)}
    }

    ${jsDoc(`Writes the result of a rule on ${operands} into out, which gets its shape.`)}
    export function ${`${name}Out`}(
      ${rule}
      out: ${types.Tensor},
      ${own}
    ): ${types.Tensor} {
      ${general("out", ref("resizeOutput", "runtime/kernels/shapes/outputs.ts"))}
    }

    function ${execute}(
      any: ${typeRef("AnyLoop", runnerFile)},
      plan: ${typeRef("IterationPlan", iteratorFile)},
      arrays: readonly ${ElementArray}[],
      offsets: readonly number[],
      parameters: readonly ${Parameter}[],
    ): void {
      const loop = any as ${Loop};
      const out = arrays[0]!;
      ${tensors.map((tensor, k) => code`const ${tensor} = arrays[${k + 1}]!;`)}
      ${parameters.map((parameter, k) => code`const ${parameter} = parameters[${k}];`)}
      const steps = plan.steps[0]!;
      ${tensors.map((tensor, k) => code`const ${`${tensor}Steps`} = plan.steps[${k + 1}]!;`)}
      const step = steps[0]!;
      ${tensors.map((tensor) => code`const ${`${tensor}Step`} = ${`${tensor}Steps`}[0]!;`)}
      const { sizes } = plan;
      const n = sizes[0]!;
      // One and two dimensions, by far the most frequent, skip the general iteration.
      if (sizes.length <= 2) {
        const rows = sizes[1] ?? 1;
        const row = steps[1] ?? 0;
        ${tensors.map((tensor) => code`const ${`${tensor}Row`} = ${`${tensor}Steps`}[1] ?? 0;`)}
        let at = offsets[0]!;
        ${tensors.map((tensor, k) => code`let ${`${tensor}At`} = offsets[${k + 1}]!;`)}
        for (let i = 0; i < rows; i++, at += row, ${list(tensors.map((tensor) => code`${`${tensor}At`} += ${`${tensor}Row`}`))}) {
          loop(${passedOn(tensors)});
        }
        return;
      }
      ${ref("forEachRun", iteratorFile)}(plan, offsets, (run, at) =>
        loop(run, out, at[0]!, step, ${list(tensors.map((tensor, k) => code`${tensor}, at[${k + 1}]!, ${`${tensor}Step`}`))}, ${list(parameters)}),
      );
    }
  `;
}

// ---- choices

function choice({ tensors }: Arity): Code {
  const count = (step: number): Code =>
    join(
      tensors.map((tensor) => code`+(${`${tensor}Step`} === ${step})`),
      " + ",
    );
  return code`
    (entries, reference) => {
      const fallback = reference as Run;
      const minimum = ${ref("minimumOf", choiceFile)}(entries);
      return ((
        ${loopParameters(tensors, "unknown")}
        ${list(parameters.map((parameter) => code`${parameter}?: unknown`))},
      ) => {
        if (n < minimum) return void fallback(${passedOn(tensors)});
        const layout = step === 1 ? ${ref("inputsLayout", choiceFile)}(${tensors.length}, ${count(0)}, ${count(1)}) : ${ref("STRIDED", choiceFile)};
        for (const { from, accepts, loop } of entries) {
          if (n < from || (accepts & layout) === 0) continue;
          if ((loop as Run)(${passedOn(tensors)}) !== false) return;
        }
        fallback(${passedOn(tensors)});
      }) as ${typeRef("AnyLoop", tableFile)};
    },
  `;
}

// ---- vector loops

function maker({ tensors }: Arity): Code {
  const Elements = typeRef("Elements", blocksFile);
  const kind = code`kind as ${typeRef("ElementKind", "runtime/wasm/programs/vectors.ts")}`;
  const part = list(
    tensors.map((tensor) => code`${tensor}, ${`${tensor}At`} + i * ${`${tensor}Step`}, ${`${tensor}Step`}`),
  );
  return code`
    (choose, kind) => {
      const convert = ${ref("converter", blocksFile)}(kind);
      const { bytes } = kind;
      const loop = (
        ${loopParameters(tensors, Elements)}
        ${list(parameters.map((parameter) => code`${parameter}: ${Parameter}`))},
      ): boolean => {
        const compiled = choose(${list(parameters)});
        if (compiled === null) return false;
        const { places, run, shared } = compiled;
        const [${list(numberNames)}] = ${ref("callNumbers", blocksFile)}(compiled, convert, ${list(parameters)});
        if (n >= shared) {
          const some = (i: number, count: number): boolean => loop(count, out, at + i, step, ${part}, ${list(parameters)});
          const inputs = [${list(tensors.map((tensor) => code`[${list(operand(tensor))}]`))}] as const;
          if (${ref("sharedRun", "runtime/kernels/wasm/shared.ts")}(compiled, ${kind}, n, out, at, inputs, [${list(numberNames)}], some)) return true;
        }
        const { result, block, multiple, divides, overwrites } = compiled;
        // Arrays in the region are computed where they are, except for the last elements.
        const start = ${ref("mayBeInPlace", "runtime/kernels/wasm/in-place.ts")}(n) ? ${ref("computeInPlace", "runtime/kernels/wasm/in-place.ts")}(compiled, n, out, at, [${list(tensors.map((tensor) => code`[${list(operand(tensor))}]`))}], [${list(numberNames)}]) : 0;
        for (let done = start; done < n; done += block) {
          const count = Math.min(block, n - done);
          // Constant operands remain from the first block, except in the region that has received results.
          ${tensors.map((tensor, k) => code`if (done === start || ${`${tensor}Step`} === 1 || overwrites === ${k}) ${ref("copyIn", blocksFile)}(places[${k}]!, ${list(operand(tensor))}, done, count);`)}
          if (divides) ${ref("divisible", blocksFile)}(places, count, multiple);
          run(Math.ceil(count / multiple) * multiple * bytes, ${list(numberNames)});
          out.set(count === result.length ? result : result.subarray(0, count), at + done);
        }
        return true;
      };
      return loop;
    },
  `;
}
