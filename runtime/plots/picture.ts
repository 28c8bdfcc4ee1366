// Pictures as SVG, and how notebooks show them; scales and axes.

/** The method that Deno's Jupyter kernel calls to show a value. */
const display = Symbol.for("Jupyter.display");

/** Text of an SVG. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** An element, where the program's types know of pages: declarations that name it would ask for these types of every program. */
export type PageElement = typeof globalThis extends { readonly document: { readonly activeElement: infer E } }
  ? Exclude<E, null>
  : unknown;

/** A picture. Deno's Jupyter kernel shows it; `element()` is for pages and Observable-like notebooks, `svg` for files. */
export class Picture {
  readonly width: number;
  readonly height: number;
  /** The picture as a text in SVG. Lines and words have the colour of the text around it. */
  readonly svg: string;
  readonly #words: string;

  /** @param words what it shows, for those who do not see it */
  constructor(width: number, height: number, content: string, words: string) {
    this.width = width;
    this.height = height;
    this.#words = words;
    this.svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(words)}" ` +
      `font-family="sans-serif" font-size="11" fill="currentColor">${content}</svg>`;
  }

  /** As an element of the page. */
  element(): PageElement {
    const { documentElement } = new DOMParser().parseFromString(this.svg, "image/svg+xml");
    return document.importNode(documentElement, true);
  }

  /** What it shows, in words. */
  toString(): string {
    return this.#words;
  }

  [display](): Readonly<Record<string, string>> {
    return { "image/svg+xml": this.svg, "text/plain": this.#words };
  }
}

/** About five round numbers of a range. */
export function ticks(from: number, to: number, count = 5): number[] {
  const span = to - from;
  if (!(span > 0) || !Number.isFinite(span)) return [from];
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

export const shown = (value: number): string => String(Number(value.toPrecision(4)));

export const margin = { left: 52, right: 12, top: 26, bottom: 24 } as const;

/** The part of a picture that axes enclose, and where numbers are in it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** @param y whether its axis is logarithmic: the range is then positive */
export function frame(
  width: number,
  height: number,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  isLog = false,
): Frame {
  const place = (value: number): number => (isLog ? Math.log10(value) : value);
  const [from, to] = [place(low), place(high)];
  const part = (value: number, a: number, b: number): number => (b > a ? (value - a) / (b - a) : 0.5);
  return {
    width,
    height,
    x: (value) => margin.left + part(value, left, right) * (width - margin.left - margin.right),
    y: (value) => height - margin.bottom - part(place(value), from, to) * (height - margin.top - margin.bottom),
  };
}

/** Axes with their numbers, and a title. */
export function axes(
  { width, height, x, y }: Frame,
  atX: readonly number[],
  atY: readonly number[],
  title: string,
): string {
  const bottom = height - margin.bottom;
  const lines = [
    ...atX.map(
      (value) => `<text x="${shown(x(value))}" y="${bottom + 15}" text-anchor="middle">${shown(value)}</text>`,
    ),
    ...atY.map(
      (value) =>
        `<line x1="${margin.left}" x2="${width - margin.right}" y1="${shown(y(value))}" y2="${shown(y(value))}" stroke="currentColor" stroke-opacity="0.15"/>` +
        `<text x="${margin.left - 6}" y="${shown(y(value) + 4)}" text-anchor="end">${shown(value)}</text>`,
    ),
    `<line x1="${margin.left}" x2="${width - margin.right}" y1="${bottom}" y2="${bottom}" stroke="currentColor"/>`,
  ];
  return lines.join("") + titled(title);
}

export const titled = (title: string, left: number = margin.left): string =>
  title === "" ? "" : `<text x="${left}" y="15" font-weight="bold">${escaped(title)}</text>`;
