// The formatter for browsers' consoles: what it shows of tensors, and that it leaves other values alone.

import { expect, test } from "vitest";
import { installDevtoolsFormatter, tensor } from "../../generated/index.js";

interface Formatter {
  header(value: unknown): unknown;
  hasBody(value: unknown): boolean;
  body(value: unknown): unknown;
}
const page = globalThis as { devtoolsFormatters?: Formatter[] };
const style = { style: "white-space: pre; font-family: monospace" };

test("tensors print as in Node, longer ones unfold, and other values are left alone", () => {
  const others: Formatter = { header: () => null, hasBody: () => false, body: () => null };
  page.devtoolsFormatters = [others];
  const handle = installDevtoolsFormatter();
  const [, formatter] = page.devtoolsFormatters;
  const line = tensor([1, 2], { requiresGrad: true });
  expect(formatter!.header(line)).toEqual(["span", style, "tensor([1., 2.], requiresGrad=true)"]);
  expect(formatter!.hasBody(line)).toBe(false);
  const table = tensor([
    [1, 2],
    [3, 4],
  ]);
  expect(formatter!.header(table)).toEqual(["span", style, "tensor of float32 with shape [2, 2]"]);
  expect(formatter!.hasBody(table)).toBe(true);
  expect(formatter!.body(table)).toEqual(["div", style, "tensor([[1., 2.],\n        [3., 4.]])"]);
  for (const value of [null, 3, "text", { shape: [2] }, [table]]) {
    expect([formatter!.header(value), formatter!.hasBody(value), formatter!.body(value)]).toEqual([null, false, null]);
  }
  handle.dispose();
  handle.dispose();
  expect(page.devtoolsFormatters).toEqual([others]);

  delete page.devtoolsFormatters;
  installDevtoolsFormatter().dispose();
  expect(page.devtoolsFormatters).toEqual([]);
});
