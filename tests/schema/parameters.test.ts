// What calls read of a schema's text compared with the parser's result, for every operator of PyTorch 1.13.1 and texts with odd parts.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  countReturns,
  parametersOf,
  readParameters,
  type SchemaParameters,
} from "../../runtime/dispatch/parameters.js";
import { parseSchema } from "../../runtime/schema/parse.js";
import { printSchema } from "../../runtime/schema/print.js";
import { baseTypeNames } from "../../runtime/schema/types.js";

const lines = gunzipSync(readFileSync(new URL("../data/schemas.jsonl.gz", import.meta.url))).toString("utf8");
const texts = lines
  .trim()
  .split("\n")
  .map((line) => (JSON.parse(line) as { schema: string }).schema);

/** Types that no call inspects are distinguished only by their presence. */
function comparable({ list }: SchemaParameters): unknown {
  const plain = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_, item: unknown) => {
        const { kind, name = "" } = (item ?? {}) as { kind?: string; name?: string };
        const known = kind === "optional" || kind === "list" || (baseTypeNames as readonly string[]).includes(name);
        return kind === undefined || known ? item : "other";
      }),
    );
  return { list: list.map((one) => ({ ...one, type: plain(one.type) })) };
}

describe("parameters", () => {
  test("of every schema of PyTorch's", () => {
    expect(texts.length).toBeGreaterThan(2000);
    for (const text of texts) {
      const parsed = parseSchema(text);
      expect([text, comparable(readParameters(text))]).toEqual([text, comparable(parametersOf(parsed))]);
      expect([text, countReturns(text)]).toEqual([text, parsed.returns.length]);
    }
  });

  test.each([
    "f() -> ()",
    "f(*, Tensor(a!) out) -> Tensor(a!)",
    "f(Tensor(a! -> *)[] self, int[2]? pad=None, *, ScalarType dtype=long) -> (Tensor, Tensor)",
    'f(str a="x, y) -> (", str b="\\"\\n\\101", Tensor? c=None) -> Tensor[]',
    "f(int[2] stride=1, float x=-1e-05, bool[3] mask=[True, False, True], int reduction=Mean) -> ((int, Tensor))",
    "f((int, Tensor) pair, Dict(str, int) d, t[](a!) xs, __torch__.torch.classes.n.C c, ...) -> Tensor?",
    'f(Dimname[]? names=None, MemoryFormat? m=contiguous_format, *, Layout? layout=strided, Device device="cpu") -> ()',
  ])("of %s", (text) => {
    const parsed = parseSchema(text);
    const expected = comparable(parametersOf(parsed));
    expect(comparable(readParameters(text))).toEqual(expected);
    expect(countReturns(text)).toBe(parsed.returns.length);
    expect((comparable(readParameters(printSchema(parsed, "registry"))) as SchemaParameters).list.length).toBe(
      parsed.arguments.length,
    );
  });
});
