// Fourier transforms of many lengths, sizes, dimensions and norms, and short-time ones: PyTorch's own results, within 1e-12 of the largest element.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ops, type Tensor, tensor } from "../../generated/index.js";
import { TengenError } from "../../runtime/core/errors.js";

interface Row {
  readonly name: string;
  readonly shape: readonly number[];
  readonly complex: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly result?: readonly number[];
  readonly dtype?: string;
  readonly largest?: number;
  readonly places?: readonly number[];
  readonly values?: readonly (readonly (number | string)[])[];
}
const file = new URL("../data/transforms.json.gz", import.meta.url);
const rows = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Row[];

type Call = (...args: unknown[]) => Tensor;
const at = ops.aten as unknown as Readonly<Record<string, Call>>;

function signal(shape: readonly number[], isComplex: boolean): Tensor {
  const count = shape.reduce((a, b) => a * b, 1);
  const re = Float64Array.from({ length: count }, (_, i) => (((i * 37 + 11) % 101) - 50) / 8);
  if (!isComplex) return tensor(re).reshape(shape);
  const im = Float64Array.from({ length: count }, (_, i) => (((i * 53 + 7) % 89) - 44) / 16);
  return at["complex"]!(tensor(re).reshape(shape), tensor(im).reshape(shape));
}

function run({ name, shape, complex, options }: Row): Tensor {
  const given: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(options)) {
    const camel = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (key !== "window") given[camel] = value;
    else if ((value as number) > 0) given[camel] = at["hann_window"]!(value, { dtype: "float64" });
    else given[camel] = at["zeros"]!([-(value as number)], { dtype: "float64" });
  }
  const x = signal(shape, complex);
  if (name === "stft" && given["center"] === undefined) given["center"] = true;
  if (name === "stft" && given["padMode"] === undefined) given["padMode"] = "reflect";
  return at[name.endsWith("stft") ? name : `fft_${name}`]!(x, given);
}

const what = ({ name, shape, complex, options }: Row): string =>
  `${name} of ${complex ? "complex " : ""}[${shape}] ${JSON.stringify(options)}`;

describe.each([...new Set(rows.map(({ name }) => name))])("%s", (name) => {
  const records = rows.filter((row) => row.name === name);

  test("equals PyTorch's result", () => {
    const wrong: string[] = [];
    for (const row of records.filter(({ error }) => error === undefined)) {
      let found: Tensor;
      try {
        found = run(row);
      } catch (error) {
        wrong.push(`${what(row)}: ${error}`);
        continue;
      }
      if (String(found.shape) !== String(row.result) || found.dtype !== row.dtype) {
        wrong.push(`${what(row)}: [${found.shape}] of ${found.dtype}, not [${row.result}] of ${row.dtype}`);
        continue;
      }
      const flat = found.resolveConj().contiguous();
      const pairs = flat.dtype === "complex128" ? at["view_as_real"]!(flat) : flat;
      const data = pairs.reshape([-1]).toArray() as number[];
      const entries = flat.dtype === "complex128" ? 2 : 1;
      const apart = Math.max(
        0,
        ...row.places!.map((place, i) =>
          Math.hypot(
            ...row.values![i]!.map((value, part) => {
              const ours = data[place * entries + part]!;
              return Object.is(ours, Number(value)) ? 0 : ours - Number(value);
            }),
          ),
        ),
      );
      if (!(apart <= 1e-12 * row.largest!)) wrong.push(`${what(row)}: ${apart} of ${row.largest}`);
    }
    expect(wrong).toEqual([]);
  });

  test("rejects what PyTorch rejects", () => {
    const wrong: string[] = [];
    for (const row of records.filter(({ error }) => error !== undefined)) {
      try {
        const found = run(row);
        wrong.push(`${what(row)}: gives [${found.shape}], PyTorch: ${row.error}`);
      } catch (error) {
        if (!(error instanceof TengenError)) wrong.push(`${what(row)}: stumbles, ${error}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test("without dimensions to transform: a copy, where PyTorch returns uninitialised memory", () => {
  const x = signal([2, 3], true);
  const found = at["fft_fftn"]!(x, { dim: [] });
  expect(found.toArray()).toEqual(x.toArray());
  found.zero_();
  expect(x.toArray()).not.toEqual(found.toArray());
});
