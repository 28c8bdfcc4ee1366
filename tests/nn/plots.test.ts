// Pictures of tensors: what is drawn where, what notebooks get, and what is refused. Files with no display: `PLOTS=folder` writes them to look at.

import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serverOf } from "../../examples/curves.js";
import * as tengen from "../../generated/index.js";
import { arange, complex, manualSeed, ones, randn, tensor, zeros } from "../../generated/index.js";
import { RunLog } from "../../runtime/data/index.js";
import * as plots from "../../runtime/plots/index.js";
import { heatmap, histogram, images, lines, type Picture } from "../../runtime/plots/index.js";
import { testPage } from "../docs-blocks.js";

testPage(new URL("../../docs/plots.md", import.meta.url), { tengen, "tengen/plots": plots }, 1);

const message = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return "nothing was thrown";
};

/** The pixels of the bitmaps in a picture, as rows of [red, green, blue]. */
function bitmapsOf({ svg }: Picture): number[][][][] {
  return [...svg.matchAll(/data:image\/bmp;base64,([^"]+)/g)].map(([, text]) => {
    const bytes = Buffer.from(text!, "base64");
    const [width, height] = [bytes.readInt32LE(18), -bytes.readInt32LE(22)];
    expect([bytes.toString("latin1", 0, 2), bytes.readUInt32LE(2)]).toEqual(["BM", bytes.length]);
    const stride = Math.ceil((3 * width) / 4) * 4;
    return Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) =>
        [...bytes.subarray(54 + row * stride + 3 * column, 57 + row * stride + 3 * column)].reverse(),
      ),
    );
  });
}

test("heat maps have the colours of their values, rows from the top, NaN grey", () => {
  const picture = heatmap(
    tensor([
      [0, 1, 2],
      [Number.NaN, 4, 4],
    ]),
    { title: "a < b" },
  );
  const [[first, second]] = bitmapsOf(picture) as [number[][][], number[][][]];
  expect(first).toEqual([
    [68, 1, 84],
    [59, 82, 139],
    [33, 145, 140],
  ]);
  expect(second).toEqual([
    [128, 128, 128],
    [253, 231, 37],
    [253, 231, 37],
  ]);
  expect(picture.svg).toContain("a &lt; b");
  expect(String(picture)).toBe("a < b: heat map of 2 by 3 values from 0 to 4");
});

test("histograms count every value once", () => {
  const picture = histogram(tensor([0, 0, 1, 2, 3, 4, Number.NaN]), { bins: 4 });
  const heights = [...picture.svg.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
  const unit = Math.max(...heights) / 2;
  expect(heights.map((height) => Math.round(height / unit))).toEqual([2, 1, 1, 2]);
  expect(String(picture)).toBe("histogram of 6 values from 0 to 4, and 1 that are not finite");
  expect(histogram(ones([3])).svg).toContain("<rect");
  expect(histogram(tensor([1n, 2n, 2n])).svg).toContain("<rect");
});

test("curves have gaps, places of their own, a legend and logarithmic axes", () => {
  const picture = lines(
    { train: [1, 0.1, Number.NaN, 0.01], "held back": { x: [0, 3], y: tensor([1, 0.1]) } },
    { log: true },
  );
  const paths = [...picture.svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!);
  expect(paths.map((path) => path.replace(/[\d.]+ [\d.]+/g, "."))).toEqual(["M.L.M.", "M.L."]);
  // Each factor of ten is as far.
  const [a, b, c] = [...paths[0]!.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)) as [
    number,
    number,
    number,
  ];
  expect(b - a).toBeCloseTo(c - b, 0);
  expect(picture.svg).toContain(">held back</text>");
  expect(lines({ empty: [] }).svg).toContain("<svg");
});

test("images are bitmaps in grey or colours", () => {
  const picture = images(arange(12).reshape([3, 2, 2]), { columns: 2, scale: 3 });
  expect([picture.width, picture.height]).toEqual([16, 16]);
  expect(bitmapsOf(picture).map((one) => one[0]![0]![0])).toEqual([0, 93, 185]);
  expect(bitmapsOf(images(tensor([[[[1]], [[0]], [[0.5]]]])))).toEqual([[[[255, 0, 128]]]]);
});

test("Deno's Jupyter kernel gets the picture, and its words", () => {
  const picture = heatmap(zeros([2, 2]));
  const shown = (picture as unknown as Record<symbol, () => object>)[Symbol.for("Jupyter.display")]!();
  expect(shown).toEqual({ "image/svg+xml": picture.svg, "text/plain": String(picture) });
});

test("what has no picture is refused", () => {
  expect(message(() => heatmap(zeros([3])))).toBe(
    "heatmap: expected a matrix (rows, columns), got a tensor of shape [3]",
  );
  expect(message(() => images(zeros([1, 2, 3, 3])))).toBe(
    "images: images have 1 or 3 channels, got a tensor of shape [1, 2, 3, 3]",
  );
  expect(message(() => histogram(complex(ones([1]), ones([1]))))).toContain("complex numbers have no place on an axis");
  expect(message(() => histogram("x" as never))).toContain('expected a tensor or numbers, got "x"');
  expect(message(() => lines({ a: { x: [1], y: [1, 2] } }))).toBe("lines: a has 2 values at 1 places");
  expect(message(() => heatmap(zeros([1, 1]), { colour: 1 } as never))).toContain('unknown option "colour"');
});

test("the page of a run has its curves, as they are when it asks", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tengen-curves-"));
  const log = new RunLog(folder);
  log.add(0, { "loss/train": 2, "loss/held back": 3, accuracy: 0.5 });
  const server = serverOf(folder).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async (path: string): Promise<string> => (await fetch(at + path)).text();
  try {
    expect(await read("/")).toContain('id="curves"');
    expect((await read("/curves")).match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="loss: curves of loss/train from 2 to 2, loss/held back from 3 to 3"',
      'aria-label="accuracy: curves of accuracy from 0.5 to 0.5"',
    ]);
    log.add(1, { "loss/train": 1 });
    expect(await read("/curves")).toContain("loss/train from 2 to 1");
  } finally {
    log.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test.skipIf(process.env["PLOTS"] === undefined)("files to look at", () => {
  const folder = process.env["PLOTS"]!;
  mkdirSync(folder, { recursive: true });
  manualSeed(1);
  const loss = Array.from({ length: 100 }, (_, i) => 2 * Math.exp(-i / 20) + 0.1 + 0.05 * Math.sin(i));
  const all = {
    lines: lines({ train: loss, "held back": loss.map((one) => one * 1.2) }, { title: "loss" }),
    log: lines({ train: loss.map((one) => one - 0.09) }, { title: "loss", log: true }),
    heatmap: heatmap(randn([12, 20]).softmax(1), { title: "attention" }),
    histogram: histogram(randn([2000]), { title: "weights" }),
    images: images(randn([12, 3, 8, 8]), { columns: 6, title: "images" }),
  };
  for (const [name, picture] of Object.entries(all)) writeFileSync(`${folder}/${name}.svg`, picture.svg);
});
