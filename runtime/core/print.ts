// A tensor as text, laid out as PyTorch prints it, with JavaScript's spelling (true, dtype=float64).

import { defaultDTypeCode } from "./default-dtype.js";
import { classNameOf, describe } from "./describe.js";
import { BOOL, complexCodeOver, FLOAT32, FLOAT64, INT64, isComplexCode, isFloatingCode } from "./dtype.js";
import { type Element, isReadable, readable, readElement, unwrapped } from "./elements.js";
import { ArgumentError } from "./errors.js";
import { coreHooks, gradText, tensorText } from "./hooks.js";
import { checkOptions } from "./options.js";
import type { Complex } from "./scalar.js";
import { formatShape } from "./shape.js";
import { once } from "./shared.js";
import { Tensor, type Wrapper } from "./tensor.js";

export interface PrintOptions {
  /** Digits after the point. */
  precision: number;
  /** Tensors with more elements are summarised. */
  threshold: number;
  /** Elements shown at each end of a summarised dimension. */
  edgeItems: number;
  lineWidth: number;
  /** Scientific notation: always, never, or by the values (null). */
  sciMode: boolean | null;
}

const options: PrintOptions = once("print options", () => ({
  precision: 4,
  threshold: 1000,
  edgeItems: 3,
  lineWidth: 80,
  sciMode: null,
}));

type Rule = readonly [fits: (value: unknown) => boolean, rule: string];
const isCount = (value: unknown, least: number): boolean =>
  value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && (value as number) >= least);

/** What each option may be. */
const allowed = (): Readonly<Record<keyof PrintOptions, Rule>> => ({
  precision: [(value) => isCount(value, 0) && (value as number) <= 60, "an integer from 0 to 60"],
  threshold: [(value) => isCount(value, 0), "an integer, 0 or more, or Infinity"],
  edgeItems: [(value) => isCount(value, 1), "an integer, 1 or more"],
  lineWidth: [(value) => isCount(value, 1), "an integer, 1 or more, or Infinity"],
  sciMode: [(value) => value === null || typeof value === "boolean", "true, false, or null to choose by the values"],
});

/** Makes tensors print as in this file. Installed with its exports. */
export function installPrinting(): void {
  tensorText.install((tensor) => {
    const { read } = coreHooks;
    // Printing a tensor records nothing in a traced program.
    coreHooks.read = null;
    try {
      return tensorToString(tensor);
    } finally {
      coreHooks.read = read;
    }
  });
  Object.defineProperty(Tensor.prototype, Symbol.toPrimitive, {
    value(this: Tensor, hint: string) {
      // "default" is what + requests, and the author of "x: " + x wants the text.
      return hint === "number" ? numberOf(this) : this.toString();
    },
    configurable: true,
  });
}

/** The conversion for - * / <: the element of a one-element tensor. Other tensors would silently become NaN. */
function numberOf(tensor: Tensor): number | bigint | boolean {
  if (tensor.numel === 1 && !isComplexCode(tensor.dtypeCode)) return tensor.item() as number | bigint | boolean;
  throw new ArgumentError(
    `JavaScript's operators work on numbers, not on a tensor of shape ${formatShape(tensor.shape)}. Use methods or functions: x.add(1), mul(x, y), x.lt(y); String(x) for its text.`,
  );
}

/** A program that reads or sets the options has the printing that they apply to, even in a selection that prints plainly. */
function ensurePrinting(): void {
  if (tensorText.installed === null) installPrinting();
}

/** The current print options. */
export function getPrintOptions(): Readonly<PrintOptions> {
  ensurePrinting();
  return { ...options };
}

/** Changes the options that are given. */
export function setPrintOptions(changes: Partial<PrintOptions>): void {
  ensurePrinting();
  checkOptions("setPrintOptions", changes, Object.keys(options));
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const rules = allowed();
  for (const [name, value] of given) {
    const [fits, rule] = rules[name as keyof PrintOptions];
    if (!fits(value)) throw new ArgumentError(`setPrintOptions: ${name} must be ${rule}, got ${describe(value)}`);
  }
  Object.assign(options, Object.fromEntries(given));
}

/** `value.toFixed(digits)` with ties to even and the sign of -0, as C prints. */
function fixed(value: number, digits: number): string {
  // toFixed writes these with an exponent. They are whole.
  if (Math.abs(value) >= 1e21) return BigInt(value) + (digits > 0 ? `.${"0".repeat(digits)}` : "");
  let text = value.toFixed(digits);
  // A tie is an odd multiple of 2^-(digits + 1); JavaScript rounds it away from zero.
  const halves = Math.abs(value) * 2 ** (digits + 1);
  if (halves % 2 === 1) {
    const ten = 5 ** digits * halves;
    if (ten < Number.MAX_SAFE_INTEGER) {
      const down = (ten - 1) / 2;
      const even = down % 2 === 0 ? down : down + 1;
      text = (value < 0 ? "-" : "") + (even / 10 ** digits).toFixed(digits);
    }
  }
  return Object.is(value, -0) ? `-${text}` : text;
}

/** Scientific notation as C prints it: ties to even, two digits of exponent at least. */
function scientific(value: number, digits: number): string {
  let text = value.toExponential(digits);
  const [mantissa, exponent] = value.toExponential(Math.min(digits + 40, 100)).split("e") as [string, string];
  const point = mantissa.indexOf(".") + 1 + digits;
  const tail = mantissa.slice(point);
  const last = mantissa[point - 1] === "." ? mantissa[point - 2]! : mantissa[point - 1]!;
  if (/^50*$/.test(tail) && Number(last) % 2 === 0)
    text = `${mantissa.slice(0, digits === 0 ? point - 1 : point)}e${exponent}`;
  if (Object.is(value, -0)) text = `-${text}`;
  return text.replace(/e([+-])(\d)$/, "e$10$2");
}

/** How all elements of one tensor are printed: in the same notation, padded to one width. */
class Format {
  readonly floating: boolean;
  readonly integral: boolean;
  readonly sci: boolean;
  readonly width: number;

  constructor(elements: readonly Element[], floating: boolean) {
    this.floating = floating;
    if (!floating) {
      this.integral = true;
      this.sci = false;
      this.width = elements.reduce<number>((width, value) => Math.max(width, String(value).length), 1);
      return;
    }
    // Zeros, NaN and infinities do not affect the notation.
    const values = (elements as readonly number[]).filter((value) => Number.isFinite(value) && value !== 0);
    this.integral = values.every(Number.isInteger);
    let least = Number.POSITIVE_INFINITY;
    let most = 0;
    for (const value of values) {
      least = Math.min(least, Math.abs(value));
      most = Math.max(most, Math.abs(value));
    }
    const wide = values.length > 0 && (most / least > 1000 || most > 1e8 || (!this.integral && least < 1e-4));
    this.sci = options.sciMode !== null && values.length > 0 ? options.sciMode : wide;
    this.width = 1;
    // PyTorch takes the width from the notation that the values require, whatever sciMode is.
    for (const value of values) {
      const text = wide
        ? scientific(value, options.precision)
        : this.integral
          ? `${fixed(value, 0)}.`
          : fixed(value, options.precision);
      this.width = Math.max(this.width, text.length);
    }
  }

  text(value: Element): string {
    return this.bare(value).padStart(this.width);
  }

  private bare(value: Element): string {
    if (!this.floating || typeof value !== "number") return String(value);
    if (Number.isNaN(value)) return "nan";
    if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
    if (this.sci) return scientific(value, options.precision);
    return this.integral ? `${fixed(value, 0)}.` : fixed(value, options.precision);
  }
}

/** The formatting of one tensor's elements. */
interface ElementFormat {
  readonly width: number;
  text(value: Element): string;
}

function formatOf(shown: readonly Element[], code: number): ElementFormat {
  if (!isComplexCode(code)) return new Format(shown, isFloatingCode(code));
  const numbers = shown as readonly Complex[];
  const real = new Format(
    numbers.map(({ re }) => re),
    true,
  );
  const imaginary = new Format(
    numbers.map(({ im }) => im),
    true,
  );
  return {
    width: real.width + imaginary.width + 1,
    text(value) {
      const { re, im } = value as Complex;
      const tail = imaginary.text(im).trimStart();
      return `${real.text(re)}${tail.startsWith("-") ? "" : "+"}${tail}j`;
    },
  };
}

/** Indices of a dimension that are shown; -1 stands for the dots. */
function shownPlaces(size: number, summarise: boolean): number[] {
  const edge = options.edgeItems;
  if (!summarise || size <= 2 * edge) return Array.from({ length: size }, (_, i) => i);
  const places: number[] = [];
  for (let i = 0; i < edge; i++) places.push(i);
  places.push(-1);
  for (let i = size - edge; i < size; i++) places.push(i);
  return places;
}

function bodyOf(tensor: Tensor, indent: number): string {
  const { storage, shape, strides, offset, dtypeCode } = tensor;
  const summarise = tensor.numel > options.threshold;
  const shown: Element[] = [];
  const collect = (dim: number, place: number): void => {
    if (dim === shape.length) {
      shown.push(readElement(storage, dtypeCode, place));
      return;
    }
    for (const i of shownPlaces(shape[dim]!, summarise)) if (i >= 0) collect(dim + 1, place + i * strides[dim]!);
  };
  collect(0, offset);
  const format = formatOf(shown, dtypeCode);

  const print = (dim: number, place: number, margin: number): string => {
    if (dim === shape.length) return format.text(readElement(storage, dtypeCode, place));
    const places = shownPlaces(shape[dim]!, summarise);
    const step = strides[dim]!;
    const gap = " ".repeat(margin + 1);
    if (dim < shape.length - 1) {
      const items = places.map((i) => (i < 0 ? "..." : print(dim + 1, place + i * step, margin + 1)));
      return `[${items.join(`,${"\n".repeat(shape.length - dim - 1)}${gap}`)}]`;
    }
    const cells = places.map((i) => (i < 0 ? " ..." : format.text(readElement(storage, dtypeCode, place + i * step))));
    const perLine = Math.max(1, Math.floor((options.lineWidth - margin) / (format.width + 2)));
    const lines: string[] = [];
    for (let i = 0; i < cells.length; i += perLine) lines.push(cells.slice(i, i + perLine).join(", "));
    return `[${lines.join(`,\n${gap}`)}]`;
  };
  return print(0, offset, indent);
}

/** The complex dtype that is not printed: over float64 if that is the default, else over float32. */
const usualComplexCode = (usual: number): number => complexCodeOver(usual === FLOAT64 ? FLOAT64 : FLOAT32);

/** The text that `String(x)` and `console.log(x)` show. */
export function tensorToString(self: Tensor): string {
  const { isWrapper } = self.storage;
  const prefix = isWrapper ? `${classNameOf(self)}(` : "tensor(";
  const indent = prefix.length;
  const description = isWrapper ? (self as Wrapper).describe() : null;
  const tensor = isWrapper && description === null ? unwrapped(self, "toString()") : self;
  const code = tensor.dtypeCode;
  const usual = defaultDTypeCode();
  const isUsual = code === usual || (isComplexCode(code) && tensor.numel > 0 && code === usualComplexCode(usual));
  const suffixes: string[] = tensor.device === "cpu" ? [] : [`device="${tensor.device}"`];
  let body: string;
  if (description !== null || !isReadable(tensor)) {
    body = description ?? "...";
    suffixes.push(`size=[${tensor.shape.join(", ")}]`);
    if (!isUsual) suffixes.push(`dtype=${tensor.dtype}`);
  } else if (tensor.numel === 0) {
    body = "[]";
    if (tensor.shape.length !== 1) suffixes.push(`size=[${tensor.shape.join(", ")}]`);
    if (!isUsual) suffixes.push(`dtype=${tensor.dtype}`);
  } else {
    if (!isUsual && code !== INT64 && code !== BOOL) suffixes.push(`dtype=${tensor.dtype}`);
    body = bodyOf(readable(tensor, "print"), indent);
  }
  const grad = gradText.installed?.(self) ?? null;
  if (grad !== null) suffixes.push(grad);

  let text = prefix + body;
  let column = text.length - text.lastIndexOf("\n") + 1;
  for (const suffix of suffixes) {
    if (column + suffix.length + 2 > options.lineWidth) {
      text += `,\n${" ".repeat(indent)}${suffix}`;
      column = indent + suffix.length;
    } else {
      text += `, ${suffix}`;
      column += suffix.length + 2;
    }
  }
  return `${text})`;
}
