// Curves: losses by step and the like.

import { ArgumentError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { axes, escaped, frame, margin, Picture, shown, ticks } from "./picture.js";
import { rangeOf, valuesOf } from "./values.js";

/** A curve: its values, at 0, 1, ..., or at places of their own. */
export type Points =
  | readonly number[]
  | Tensor
  | { readonly x: readonly number[] | Tensor; readonly y: readonly number[] | Tensor };

export interface LinesOptions {
  readonly title?: string;
  /** Pixels; 480 by 240. */
  readonly width?: number;
  readonly height?: number;
  /** Whether the axis of values is logarithmic; values from 0 down are then left out. */
  readonly log?: boolean;
}

/** Colours that people who see colours otherwise tell apart (Okabe and Ito 2008). */
const colours = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"] as const;

/**
 * Curves by name, with a legend.
 *
 *     lines({ train: losses, "held back": { x: steps, y: others } }, { log: true });
 *
 * Values that are not finite leave a gap.
 * @throws ArgumentError for a curve whose places and values differ in number
 */
export function lines(curves: Readonly<Record<string, Points>>, options: LinesOptions = {}): Picture {
  const where = "lines";
  const { title, width, height, log } = withDefaults(
    where,
    options,
    { width: 480, height: 240, log: false },
    { title: "" },
  );
  const all = Object.entries(curves).map(([name, points]) => {
    const own = typeof points === "object" && "x" in points && "y" in points && !("dtype" in points);
    const y = valuesOf(where, own ? (points as { y: Tensor }).y : (points as Tensor)).data;
    const x = own ? valuesOf(where, (points as { x: Tensor }).x).data : y.map((_, i) => i);
    if (x.length !== y.length)
      throw new ArgumentError(`${where}: ${name} has ${y.length} values at ${x.length} places`);
    return { name, x, y: log ? y.map((value) => (value > 0 ? value : Number.NaN)) : y };
  });
  const across = rangeOf(all.flatMap(({ x }) => x));
  const up = rangeOf(all.flatMap(({ y }) => y));
  const area = frame(width, height, across, up, log);
  const powers = (): number[] => {
    const [from, to] = up.map((value) => Math.log10(value)) as [number, number];
    const whole = ticks(Math.ceil(from), Math.floor(to)).map((power) => 10 ** Math.round(power));
    return to - from >= 1 ? [...new Set(whole)] : [...up];
  };
  // Beside the title.
  let legend = margin.left + (title === "" ? 0 : 7 * title.length + 14);
  const drawn = all.map(({ name, x, y }, i) => {
    const colour = colours[i % colours.length]!;
    let path = "";
    let isOpen = false;
    for (const [at, value] of y.entries()) {
      if (!Number.isFinite(value) || !Number.isFinite(x[at]!)) {
        isOpen = false;
        continue;
      }
      path += `${isOpen ? "L" : "M"}${area.x(x[at]!).toFixed(1)} ${area.y(value).toFixed(1)}`;
      isOpen = true;
    }
    const words = `<text x="${legend}" y="15" fill="${colour}">${escaped(name)}</text>`;
    legend += 7 * name.length + 14;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.5"/>${words}`;
  });
  const content = axes(area, ticks(...across), log ? powers() : ticks(...up), title) + drawn.join("");
  const said = all.map(({ name, y }) =>
    `${name} ${y.length === 0 ? "" : `from ${shown(y[0]!)} to ${shown(y.at(-1)!)}`}`.trim(),
  );
  return new Picture(width, height, content, `${title === "" ? "" : `${title}: `}curves of ${said.join(", ")}`);
}
