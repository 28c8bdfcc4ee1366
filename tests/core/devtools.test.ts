// The formatter for browsers' consoles: how it shows tensors, and that it leaves other values alone.

import { console as inspected } from "node:inspector";
import { Session } from "node:inspector/promises";
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

test("the inspector, which consoles of browsers stand on, shows tensors by it", async () => {
  delete page.devtoolsFormatters;
  const handle = installDevtoolsFormatter();
  const session = new Session();
  session.connect();
  const shown: { header: unknown; body: unknown }[] = [];
  let calls = 0;
  let answered = 0;
  const logged = new Promise<void>((resolve) => {
    session.on("Runtime.consoleAPICalled", async ({ params }) => {
      const index = calls++;
      const [argument] = params.args;
      const { header, bodyGetterId } = (argument as { customPreview?: { header: string; bodyGetterId?: string } })
        .customPreview ?? { header: "null" };
      let body: unknown = null;
      if (bodyGetterId !== undefined) {
        const { result } = await session.post("Runtime.callFunctionOn", {
          objectId: bodyGetterId,
          functionDeclaration: "function () { return this(); }",
          returnByValue: true,
        });
        body = result.value;
      }
      shown[index] = { header: JSON.parse(header), body };
      if (++answered === 3) resolve();
    });
  });
  try {
    await session.post("Runtime.enable");
    await session.post("Runtime.setCustomObjectFormatterEnabled", { enabled: true });
    const values = [
      tensor([1, 2]),
      tensor([
        [1, 2],
        [3, 4],
      ]),
      { shape: [2] },
    ];
    for (const value of values) inspected.log(value);
    await logged;
  } finally {
    session.disconnect();
    handle.dispose();
  }
  expect(shown).toEqual([
    { header: ["span", style, "tensor([1., 2.])"], body: null },
    {
      header: ["span", style, "tensor of float32 with shape [2, 2]"],
      body: ["div", style, "tensor([[1., 2.],\n        [3., 4.]])"],
    },
    { header: null, body: null },
  ]);
});
