// Heat maps, histograms and images of tensors.

import { ArgumentError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { axes, frame, margin, Picture, shown, ticks, titled } from "./picture.js";
import { rangeOf, valuesOf, withDimensions } from "./values.js";

/** Colours from dark to bright that stay in order in print and for those who see colours otherwise (viridis). */
const palette = [
  [68, 1, 84],
  [59, 82, 139],
  [33, 145, 140],
  [94, 201, 98],
  [253, 231, 37],
] as const;

type Colour = readonly [red: number, green: number, blue: number];

/** @param part from 0 to 1 */
function colourOf(part: number): Colour {
  const at = Math.min(1, Math.max(0, part)) * (palette.length - 1);
  const i = Math.min(palette.length - 2, Math.floor(at));
  const [from, to] = [palette[i]!, palette[i + 1]!];
  return from.map((c, k) => Math.round(c + (to[k]! - c) * (at - i))) as unknown as Colour;
}

/** Pixels as an image in an SVG, in the format of bitmaps, which needs no compression. */
function bitmap(columns: number, rows: number, colour: (row: number, column: number) => Colour): string {
  const stride = Math.ceil((3 * columns) / 4) * 4;
  const bytes = new Uint8Array(54 + stride * rows);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0x424d);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, columns, true);
  // From the top: the height is negative.
  view.setInt32(22, -rows, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [red, green, blue] = colour(row, column);
      bytes.set([blue, green, red], 54 + row * stride + 3 * column);
    }
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:image/bmp;base64,${btoa(text)}`;
}

const image = (href: string, x: number, y: number, width: number, height: number): string =>
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" style="image-rendering:pixelated"/>`;

export interface HeatmapOptions {
  readonly title?: string;
  /** Pixels of a side of the picture's longer side; 320. */
  readonly size?: number;
  /** The values of the darkest and of the brightest colour; by default the least and the largest. */
  readonly min?: number;
  readonly max?: number;
}

/**
 * A matrix as colours, with their scale: rows from the top. NaN is grey.
 *
 *     heatmap(attention.at(0), { title: "attention" });
 *
 * @throws ArgumentError for a tensor that is no matrix, or is empty; DTypeError for a complex one
 */
export function heatmap(x: Tensor, options: HeatmapOptions = {}): Picture {
  const where = "heatmap";
  const { shape, data } = withDimensions(where, x, [2], "a matrix (rows, columns)");
  const [rows, columns] = shape as [number, number];
  const [least, largest] = rangeOf(data);
  const { title, size, min, max } = withDefaults(
    where,
    options,
    { size: 320, min: least, max: largest },
    { title: "" },
  );
  const side = size / Math.max(rows, columns);
  const [width, height] = [Math.max(8, columns * side), Math.max(8, rows * side)];
  const [left, top] = [30, title === "" ? 8 : margin.top];
  const part = (value: number): number => (max > min ? (value - min) / (max - min) : 0.5);
  const pixels = bitmap(columns, rows, (row, column) => {
    const value = data[row * columns + column]!;
    return Number.isNaN(value) ? [128, 128, 128] : colourOf(part(value));
  });
  const scale = bitmap(1, 64, (row) => colourOf(1 - row / 63));
  const at = left + width + 12;
  const content = [
    titled(title, left),
    image(pixels, left, top, width, height),
    image(scale, at, top, 12, height),
    `<text x="${at + 16}" y="${top + 9}">${shown(max)}</text><text x="${at + 16}" y="${top + height}">${shown(min)}</text>`,
    `<text x="${left - 4}" y="${top + 9}" text-anchor="end">0</text><text x="${left - 4}" y="${top + height}" text-anchor="end">${rows - 1}</text>`,
    `<text x="${left + width}" y="${top + height + 13}" text-anchor="end">${columns - 1}</text>`,
  ];
  const words = `${title === "" ? "" : `${title}: `}heat map of ${rows} by ${columns} values from ${shown(least)} to ${shown(largest)}`;
  return new Picture(at + 70, top + height + 20, content.join(""), words);
}

export interface HistogramOptions {
  readonly title?: string;
  /** How many bars; 30. */
  readonly bins?: number;
  readonly width?: number;
  readonly height?: number;
}

/**
 * How often values lie where, of a tensor of any shape. Values that are not finite are counted in the words below it.
 *
 *     histogram(layer.weight, { title: "weights" });
 *
 * @throws ArgumentError for a number of bins that is not positive; DTypeError for a complex tensor
 */
export function histogram(x: Tensor | readonly number[], options: HistogramOptions = {}): Picture {
  const where = "histogram";
  const { data } = valuesOf(where, x);
  const { title, bins, width, height } = withDefaults(
    where,
    options,
    { bins: 30, width: 480, height: 240 },
    { title: "" },
  );
  if (!Number.isSafeInteger(bins) || bins < 1)
    throw new ArgumentError(`${where}: bins must be a positive integer, got ${bins}`);
  const [least, largest] = rangeOf(data);
  const [from, to] = least < largest ? [least, largest] : [least - 0.5, least + 0.5];
  const counts = new Array<number>(bins).fill(0);
  let others = 0;
  for (const value of data) {
    if (!Number.isFinite(value)) others++;
    else counts[Math.min(bins - 1, Math.floor(((value - from) / (to - from)) * bins))]!++;
  }
  const most = Math.max(1, ...counts);
  const area = frame(width, height, [from, to], [0, most]);
  const step = (to - from) / bins;
  const bars = counts.map((count, i) => {
    const [left, right, top] = [area.x(from + i * step), area.x(from + (i + 1) * step), area.y(count)];
    return `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${Math.max(0.5, right - left - 1).toFixed(1)}" height="${(area.y(0) - top).toFixed(1)}" fill="#0072b2"/>`;
  });
  const words =
    `${title === "" ? "" : `${title}: `}histogram of ${data.length - others} values from ${shown(least)} to ${shown(largest)}` +
    (others === 0 ? "" : `, and ${others} that are not finite`);
  return new Picture(width, height, axes(area, ticks(from, to), ticks(0, most, 4), title) + bars.join(""), words);
}

export interface ImageOptions {
  readonly title?: string;
  /** Images in a row; 10. */
  readonly columns?: number;
  /** How many pixels of the picture a pixel of an image is; by default so many that an image is about 64 wide. */
  readonly scale?: number;
  /** The values of black and of white; by default the least and the largest. */
  readonly min?: number;
  readonly max?: number;
}

/**
 * Images beside each other: (height, width), (N, height, width), (N, 1, height, width) in grey, or (N, 3, height, width) in red, green and blue.
 *
 *     images(batch, { columns: 8 });
 *
 * @throws ArgumentError for other shapes; DTypeError for a complex tensor
 */
export function images(x: Tensor, options: ImageOptions = {}): Picture {
  const where = "images";
  const { shape, data } = withDimensions(
    where,
    x,
    [2, 3, 4],
    "images (height, width), (N, height, width) or (N, 1 or 3, height, width)",
  );
  const [height, width] = shape.slice(-2) as [number, number];
  const channels = shape.length === 4 ? shape[1]! : 1;
  if (channels !== 1 && channels !== 3)
    throw new ArgumentError(`${where}: images have 1 or 3 channels, got a tensor of shape ${formatShape(shape)}`);
  const count = shape.length === 2 ? 1 : shape[0]!;
  const [least, largest] = rangeOf(data);
  const { title, columns, scale, min, max } = withDefaults(
    where,
    options,
    { columns: 10, scale: Math.max(1, Math.round(64 / width)), min: least, max: largest },
    { title: "" },
  );
  const grey = (value: number): number =>
    max > min && value === value ? Math.round(255 * Math.min(1, Math.max(0, (value - min) / (max - min)))) : 128;
  const top = title === "" ? 0 : margin.top;
  const gap = 4;
  const parts = Array.from({ length: count }, (_, n) => {
    const pixel = (channel: number, row: number, column: number): number =>
      grey(data[((n * channels + channel) * height + row) * width + column]!);
    const href = bitmap(width, height, (row, column) => [
      pixel(0, row, column),
      pixel(channels === 3 ? 1 : 0, row, column),
      pixel(channels === 3 ? 2 : 0, row, column),
    ]);
    const [left, down] = [
      (n % columns) * (width * scale + gap),
      top + Math.floor(n / columns) * (height * scale + gap),
    ];
    return image(href, left, down, width * scale, height * scale);
  });
  const across = Math.min(count, columns);
  const words = `${title === "" ? "" : `${title}: `}${count} image${count === 1 ? "" : "s"} of ${width} by ${height} pixels`;
  return new Picture(
    Math.max(title === "" ? 0 : 160, across * (width * scale + gap) - gap),
    top + Math.ceil(count / columns) * (height * scale + gap) - gap,
    titled(title, 0) + parts.join(""),
    words,
  );
}
