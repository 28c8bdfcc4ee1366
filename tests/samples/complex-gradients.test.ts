// Every entry of derivatives.yaml with complex arguments, all of them and each alone beside real ones: where PyTorch 1.13 has a derivative, ours is
// compared with finite differences, reverse, second order and forward; the recorded table tells where PyTorch rejects.

import { afterAll, describe, expect, test } from "vitest";
import { TengenError } from "../../runtime/core/errors.js";
import { readData } from "../core/data.js";
import { checkSample, entries } from "./checking.js";
import { complexifiedSamples } from "./complexified.js";

/**
 * PyTorch's result for one sample: `call` if the operator takes no such arguments; true, false (nothing to differentiate) or its error.
 */
interface Asked {
  readonly call?: string;
  readonly reverse?: boolean | string;
  readonly second?: boolean | string;
  readonly forward?: boolean | string;
}
const table = readData<Readonly<Record<string, Readonly<Record<string, Asked>>>>>("complex-derivatives.json.gz");

const rows = entries.map((entry) => ({
  entry,
  answers: table[entry.operator] ?? {},
  calls: complexifiedSamples(entry),
}));

/** Vectors up to a factor of modulus 1: complex-linalg.test.ts checks what does not depend on it. */
const phases = /specified up to multiplication by e\^\{i phi\}/;

type Answer =
  | "newer than PyTorch 1.13"
  | "no tensors with a derivative"
  | "PyTorch refuses complex"
  | "phases"
  | "gradcheck";

function answerOf({ entry, answers: recorded, calls }: (typeof rows)[number]): Answer {
  if (calls.length === 0) return "no tensors with a derivative";
  if (table[entry.operator] === undefined) return "newer than PyTorch 1.13";
  if (Object.values(recorded).some(({ reverse }) => reverse === true)) return "gradcheck";
  if (Object.values(recorded).some(({ reverse }) => phases.test(String(reverse)))) return "phases";
  return "PyTorch refuses complex";
}

test("PyTorch was asked about each sample", () => {
  const unasked = rows.flatMap((row) =>
    answerOf(row) === "newer than PyTorch 1.13" ? [] : row.calls.filter(({ key }) => row.answers[key] === undefined),
  );
  expect(unasked.map(({ operator, key }) => `${operator} ${key}`)).toEqual([]);
});

test("what is said of the entries, by number", () => {
  const counts: Partial<Record<Answer, number>> = {};
  for (const row of rows) counts[answerOf(row)] = (counts[answerOf(row)] ?? 0) + 1;
  expect(counts).toEqual({
    gradcheck: 203,
    phases: 4,
    "PyTorch refuses complex": 302,
    "newer than PyTorch 1.13": 7,
    "no tensors with a derivative": 70,
  });
});

/** Arguments for which PyTorch's result is invalid: for complex numbers it silently uses the real parts. */
const dropped = [
  ["addmv", "0:self"],
  ["baddbmm", "0:self"],
  ["convolution", "0:bias"],
  ["convolution", "1:bias"],
];

describe("derivatives of complex arguments are those of finite differences", () => {
  const counts = { samples: 0, mixed: 0, reverse: 0, second: 0, forward: 0, ours: 0, refused: 0 };
  afterAll(() => console.log(`complex samples: ${JSON.stringify(counts)}`));
  const isDropped = (operator: string, key: string): boolean =>
    dropped.some((one) => one[0] === operator && one[1] === key);

  test.each(rows.filter((row) => answerOf(row) === "gradcheck").map((row) => [row.entry.operator, row] as const))(
    "%s",
    (_, { entry, answers, calls }) => {
      for (const { operator, key, names, sample } of calls) {
        const { reverse, second, forward } = answers[key]!;
        if (reverse !== true || isDropped(operator, key)) continue;
        // A jump for real numbers may have a slope.
        const checked = checkSample(second === true ? { ...sample, zero: undefined as never } : sample, entry);
        counts.samples++;
        if (names.length < calls[0]!.names.length) counts.mixed++;
        for (const what of ["reverse", "second", "forward"] as const) if (checked[what]) counts[what]++;
        // Whatever PyTorch supports, ours does.
        for (const [what, theirs] of Object.entries({ second, forward }))
          if (theirs === true && !checked.none)
            expect([key, what, checked[what as "second" | "forward"]]).toEqual([key, what, true]);
      }
    },
  );

  // Every computed gradient is correct: elsewhere ours rejects, or supports more than PyTorch.
  const others = rows.filter(
    (row) => answerOf(row) !== "phases" && row.calls.some(({ key }) => row.answers[key]?.reverse !== true),
  );
  test.each(others.map((row) => [row.entry.operator, row] as const))(
    "%s, where PyTorch has none",
    (_, { entry, answers, calls }) => {
      for (const { operator, key, sample } of calls) {
        const theirs = answers[key];
        if (theirs?.reverse === true || isDropped(operator, key)) continue;
        try {
          checkSample(sample, entry);
          counts.ours++;
        } catch (error) {
          if (!(error instanceof TengenError) || String(error).includes("gradcheck:"))
            throw new Error(`${key}: ${error}`);
          counts.refused++;
        }
      }
    },
  );
});
