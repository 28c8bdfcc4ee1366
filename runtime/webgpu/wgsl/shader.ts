// Puts shaders together: declarations of bindings, the functions that a text calls, and the entry point.

import type { DType } from "../../core/dtype.js";
import { draws } from "./draws.js";
import { integers, longs } from "./integers.js";
import { singles } from "./singles.js";
import { specials } from "./special.js";
import { conversionHelpers, conversions, type ShaderType, shaderTypeNames, storedAs } from "./storage.js";

/** The numbers of a call, in words: what every shader reads first. */
export const infoWords = 64;
/** Threads of a group. */
export const groupSize = 64;

const tables: Readonly<Record<ShaderType, Readonly<Record<string, string>>>> = {
  f32: { ...singles, ...specials, ...draws },
  i32: integers,
  i64: longs,
};

/** Limits of floating dtypes, and their rounding, for the functions that depend on these. */
const limits: Readonly<Partial<Record<DType, string>>> = {
  float32: "0x7f7fffffu",
  float16: "0x477fe000u",
  bfloat16: "0x7f7f0000u",
};

const common: Readonly<Record<string, string>> = {
  w: "fn w(i: u32) -> u32 { return info[i >> 2u][i & 3u]; }",
  // The first call that fails leaves its number and reason; its results are defined, but wrong.
  fail: "fn fail(reason: u32) { if (atomicCompareExchangeWeak(&failures[0], 0u, w(3u)).exchanged) { atomicStore(&failures[1], reason); } }",
  // Products of words as two words.
  wide_product: `fn wide_product(x: u32, y: u32) -> vec2<u32> {
  let a = (x & 0xffffu) * (y & 0xffffu);
  let b = (x >> 16u) * (y & 0xffffu);
  let c = (x & 0xffffu) * (y >> 16u);
  let mid = (a >> 16u) + (b & 0xffffu) + (c & 0xffffu);
  return vec2<u32>((mid << 16u) | (a & 0xffffu), (x >> 16u) * (y >> 16u) + (b >> 16u) + (c >> 16u) + (mid >> 16u));
}`,
  absent: "fn absent(i: u32) -> bool { return ((w(4u) >> i) & 1u) == 1u; }",
  flag: "fn flag(i: u32) -> bool { return w(12u + 2u * i) != 0u; }",
  word: "fn word(i: u32) -> u32 { return w(12u + 2u * i); }",
};

const numberReaders: Readonly<Record<ShaderType, string>> = {
  f32: "fn number(i: u32) -> f32 { return bitcast<f32>(w(12u + 2u * i)); }",
  i32: "fn number(i: u32) -> i32 { return bitcast<i32>(w(12u + 2u * i)); }",
  i64: "fn number(i: u32) -> vec2<u32> { return vec2<u32>(w(12u + 2u * i), w(13u + 2u * i)); }",
};

/** A constant as the shader's type has it. */
export function constantOf(value: number, type: ShaderType): string {
  if (type === "i32") return `i32(${Math.trunc(value)})`;
  if (type === "i64") {
    const bits = BigInt.asUintN(64, BigInt(Math.trunc(value)));
    return `vec2<u32>(${bits & 0xffffffffn}u, ${bits >> 32n}u)`;
  }
  const single = Math.fround(value);
  if (single === Number.POSITIVE_INFINITY) return "c_inf()";
  if (single === Number.NEGATIVE_INFINITY) return "negated(c_inf())";
  return `${single}f`;
}

/** The function that loads or stores elements of a dtype; `name` prefixes it. */
function storageFunctions(dtype: DType): Readonly<Record<string, string>> {
  const { type, load, store, bytes } = storedAs(dtype);
  const own = type === null ? null : shaderTypeNames[type];
  if (own === null || load === null || store === null) return {};
  const bits = bytes === 8 ? "vec2<u32>" : "u32";
  return {
    [`load_${dtype}`]: `fn load_${dtype}(b: ${bits}) -> ${own} { ${load} }`,
    [`store_${dtype}`]: `fn store_${dtype}(x: ${own}) -> ${bits} { ${store} }`,
  };
}

/** A binding of a shader: its name, and whether it is written. */
export interface ShaderBinding {
  readonly name: string;
  readonly access: "read" | "read_write" | "atomic";
}

export interface ShaderSource {
  readonly bindings: readonly ShaderBinding[];
  /** Declarations and the entry point, `main`. */
  readonly text: string;
  /** The type that `T` stands for in the text. */
  readonly type: ShaderType;
  /** The dtype whose limits `c_highest` and `c_lowest` are, and to which `f_rounded` rounds. */
  readonly dtype: DType;
  /** Dtypes whose elements are loaded or stored. */
  readonly dtypes?: readonly DType[];
}

/** A shader's text, and whether it reports failures of its own. */
export interface Shader {
  /** All but the bindings' declarations. */
  readonly functions: string;
  readonly bindings: readonly ShaderBinding[];
  readonly fails: boolean;
}

const called = /\b([a-z]\w*)\(/g;

/** Adds to a text what it calls. */
export function shaderOf(source: ShaderSource): Shader {
  const { type, dtype } = source;
  const functions = new Map<string, string>(Object.entries({ ...tables[type], ...common, ...conversionHelpers }));
  functions.set("number", numberReaders[type]);
  for (const [pair, text] of Object.entries(conversions)) functions.set(`cast_${pair.replace(" ", "_")}`, text);
  for (const one of [dtype, ...(source.dtypes ?? [])])
    for (const [name, text] of Object.entries(storageFunctions(one))) functions.set(name, text);
  if (type === "f32") {
    const highest = limits[dtype] ?? limits.float32!;
    functions.set("c_highest", `fn c_highest() -> f32 { return bitcast<f32>(${highest}); }`);
    functions.set("c_lowest", `fn c_lowest() -> f32 { return bitcast<f32>(${highest} | 0x80000000u); }`);
    const isPlain = dtype === "float32" || storedAs(dtype).type !== "f32";
    functions.set(
      "f_rounded",
      `fn f_rounded(x: f32) -> f32 { return ${isPlain ? "x" : `load_${dtype}(store_${dtype}(x))`}; }`,
    );
  }
  const body = source.text.replace(/#([^#]+)#/g, (_, text: string) => constantOf(Number(text), type));
  const used = new Map<string, string>();
  // A kernel's own functions, its inputs among them, may have names of functions that others share.
  const own = new Set([...body.matchAll(/\bfn (\w+)\(/g)].map(([, name]) => name!));
  const add = (text: string): void => {
    for (const [, name] of text.matchAll(called)) {
      const found = functions.get(name!);
      if (found === undefined || used.has(name!)) continue;
      if (own.has(name!)) {
        if (text !== body) throw new Error(`a shader declares ${name}, and uses a function that calls another ${name}`);
        continue;
      }
      used.set(name!, "");
      add(found);
      used.delete(name!);
      used.set(name!, found);
    }
  };
  add(body);
  if (!used.has("w")) used.set("w", common["w"]!);
  // Structures are declared beside the functions that make them.
  for (const [name, text] of functions)
    if (/^struct/.test(text) && [...used.values()].some((one) => mentions(one, text)) && !used.has(name))
      used.set(name, text);
  const fails = used.has("fail");
  const bindings: ShaderBinding[] = [
    ...source.bindings,
    ...(fails ? [{ name: "failures", access: "atomic" } as const] : []),
  ];
  const text = [`alias T = ${shaderTypeNames[type]};`, ...used.values(), body].join("\n");
  return { functions: text, bindings, fails };
}

/** The whole text, for compilation. */
export function codeOf({ bindings, functions }: Shader): string {
  const declared = bindings.map(({ name, access }, i) => {
    const element = access === "atomic" ? "atomic<u32>" : "u32";
    return `@group(0) @binding(${i + 1}) var<storage, ${access === "read" ? "read" : "read_write"}> ${name}: array<${element}>;`;
  });
  return [`@group(0) @binding(0) var<uniform> info: array<vec4<u32>, ${infoWords / 4}>;`, ...declared, functions].join(
    "\n",
  );
}

/** Whether a text names the structure that another one declares. */
const mentions = (text: string, declaring: string): boolean => {
  const name = /^struct (\w+)/.exec(declaring)?.[1];
  return name !== undefined && new RegExp(`\\b${name}\\b`).test(text);
};
