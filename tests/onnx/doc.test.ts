// docs/onnx.md: every block of code is run, and logs what the comments behind its logs say.

import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { compileFunction } from "node:vm";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import * as onnx from "../../onnx/index.js";
import { ort } from "./peers.js";

const page = readFileSync(new URL("../../docs/onnx.md", import.meta.url), "utf8");
const blocks = page.split(/^## /m).flatMap((section) => {
  const title = section.slice(0, section.indexOf("\n"));
  return [...section.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => ({ title, code: code! }));
});

const engine = test.skipIf(ort === null);
describe.each(blocks)("$title", ({ code }) =>
  (code.includes("openEngine") ? engine : test)("is run", async () => {
    const expected = [...code.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, logged]) => logged);
    const logs: string[] = [];
    const log = (...values: unknown[]): void => {
      logs.push(
        values.map((value) => (typeof value === "string" ? value : inspect(value, { breakLength: 1e9 }))).join(" "),
      );
    };
    const script = ts.transpile(code, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext });
    const body = script
      .replace(/^import (\{.*\}) from "tengen";$/gm, "const $1 = tengen;")
      .replace(/^import (\{.*\}) from "tengen\/onnx";$/gm, "const $1 = onnx;");
    await compileFunction(`return (async () => {${body}})()`, ["tengen", "onnx", "console"])(tengen, onnx, { log });
    expect(logs).toEqual(expected);
  }),
);

test("the page has blocks with logs", () => {
  expect(blocks.length).toBe(3);
});
