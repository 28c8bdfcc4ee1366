// One shader for a group of calls: elements are computed from what is read, rows are folded, and what is used outside is written.

import type { Scalar } from "../../core/scalar.js";
import { imagOf, realOf } from "../../core/scalar.js";
import type { GraphNode, TensorInfo } from "../../graphs/node.js";
import { bitsAt, loadAt, storedBits } from "../kernels/operands.js";
import { operations, writeBits } from "../kernels/rows.js";
import { type Shader, shaderOf } from "../wgsl/shader.js";
import { storedAs } from "../wgsl/storage.js";
import { elementNames, type ShaderFold, type ShaderParameter } from "../words.js";
import { type Group, isNode } from "./groups.js";

/** Words of a call: offsets of the tensors, sizes of the dimensions, and the strides of the eight tensors for each dimension. */
export const places = { offsets: 16, sizes: 24, strides: 28 } as const;
export const mostDimensions = 4;

/** What computes a call: bodies over its tensors `a`, `b`, `c`, and its other arguments. */
export interface Form {
  /** The tensor arguments in order: a node, or a number. */
  readonly tensors: readonly (GraphNode | Scalar)[];
  /** Which tensors are truth values. */
  readonly truths: string;
  readonly parameters: readonly (readonly [kind: ShaderParameter, value: unknown])[];
  readonly folds: readonly ShaderFold[];
  readonly body: string;
  readonly isTruth: boolean;
  /** Whether the body has the element's position and the length of rows. */
  readonly isRows: boolean;
  /** Whether a result of folds differs by element. */
  readonly isEach: boolean;
}

function constant(value: Scalar): string {
  if (imagOf(value) !== 0) return "c_nan()";
  const number = Math.fround(Number(realOf(value)));
  if (Number.isNaN(number)) return "c_nan()";
  return Object.is(number, -0) ? "negated(#0#)" : `#${number}#`;
}

/** The body with its arguments in place of the calls that read them. */
function withArguments(body: string, parameters: Form["parameters"]): string {
  return body.replace(/\b(number|flag|absent|word)\((\d+)\)/g, (_, reader: string, text: string) => {
    const [kind, value] = parameters[Number(text)]!;
    const isAbsent = value === null || value === undefined;
    if (reader === "absent") return String(isAbsent);
    if (reader === "flag") return String(value === true);
    if (reader === "word") return `${(typeof kind === "string" ? 0 : kind.indexOf(value as string)) >>> 0}u`;
    return isAbsent ? "#0#" : constant(value as Scalar);
  });
}

const infoOf = (node: GraphNode): TensorInfo => node.info as TensorInfo;

/** The shader of a group. @param isShort whether one thread folds a row */
export function groupShader(group: Group, forms: ReadonlyMap<GraphNode, Form>, isShort: boolean): Shader {
  const { inputs, outputs, nodes, levels } = group;
  const index = new Map(nodes.map((node, i) => [node, i]));
  const slots = new Map(group.tensors.map((node, i) => [node, i]));
  // A tensor that is updated in place is read where it is written.
  for (const [root, writer] of group.written) if (!group.has(root)) slots.set(root, slots.get(writer)!);
  const place = (node: GraphNode): string => {
    const slot = slots.get(node)!;
    return `p.${slot < 4 ? "low" : "high"}.${"xyzw"[slot % 4]}`;
  };
  const { dtype } = group;
  const isHalf = storedAs(dtype).bytes < 4;
  const isTruth = (node: GraphNode): boolean => infoOf(node).dtype === "bool";
  const functions = nodes.flatMap((node, i) => functionsOf(forms.get(node)!, i, isHalf));
  const nameOf = (node: GraphNode): string => (index.has(node) ? `v${index.get(node)}` : `x${slots.get(node)}`);
  const loadOf = (node: GraphNode): string => {
    const own = infoOf(node).dtype;
    const value =
      own === "bool"
        ? `(${bitsAt(`t${slots.get(node)}`, own, place(node))} != 0u)`
        : loadAt(`t${slots.get(node)}`, own, place(node), "f32");
    return `let ${nameOf(node)} = ${value};`;
  };
  /** A tensor argument as the body takes it. */
  const argument = (node: GraphNode, form: Form, i: number): string => {
    const given = form.tensors[i]!;
    const value = isNode(given) ? group.valueOf(node, given) : given;
    const wantsTruth = form.truths.includes(elementNames[i]!);
    if (!isNode(value))
      return wantsTruth ? String(Boolean(value)) : isHalf ? `f_rounded(${constant(value)})` : constant(value);
    if (wantsTruth) return isTruth(value) ? nameOf(value) : `is_true(${nameOf(value)})`;
    return isTruth(value) ? `one_if(${nameOf(value)})` : nameOf(value);
  };
  const argumentsOf = (node: GraphNode): string[] =>
    forms.get(node)!.tensors.map((_, i) => argument(node, forms.get(node)!, i));
  const accumulators = (node: GraphNode, count: number): string[] =>
    Array.from({ length: count }, (_, k) => `acc${index.get(node)}_${k}`);
  const resultOf = (node: GraphNode): string => {
    const form = forms.get(node)!;
    const own = accumulators(node, form.folds.length);
    const rest = form.isRows
      ? form.isEach
        ? [...argumentsOf(node), ...own, "f32(j)", "count"]
        : [...own, "count"]
      : argumentsOf(node);
    return `let v${index.get(node)} = r${index.get(node)}(${rest.join(", ")});`;
  };
  /** Statements that compute what differs by element and is needed for some values, at the place `p`. */
  const elements = (goals: readonly GraphNode[], from: readonly GraphNode[] = nodes): string => {
    const needed = new Set<GraphNode>();
    const need = (node: GraphNode): void => {
      if (needed.has(node) || levels.get(node) === "row") return;
      needed.add(node);
      if (group.has(node)) for (const input of group.readsOf(node)) need(input);
    };
    for (const goal of goals) need(goal);
    return [
      ...inputs.filter((node) => needed.has(node)).map(loadOf),
      ...from.filter((node) => needed.has(node)).map(resultOf),
    ].join("\n    ");
  };
  const bindings = [
    ...outputs.map((node) => ({
      name: `t${slots.get(node)}`,
      access: storedAs(infoOf(node).dtype).bytes < 4 ? ("atomic" as const) : ("read_write" as const),
    })),
    ...inputs
      .filter((node) => !group.written.has(node))
      .map((node) => ({ name: `t${slots.get(node)}`, access: "read" as const })),
  ];
  const write = (node: GraphNode): string => {
    const own = infoOf(node).dtype;
    const bits = isTruth(node) ? `select(0u, 1u, ${nameOf(node)})` : storedBits(nameOf(node), own, "f32");
    const isAtomic = storedAs(own).bytes < 4;
    return `{ ${writeBits(own, bits, place(node), isAtomic).replace(/\bout\b/g, `t${slots.get(node)}`)} }`;
  };
  const head = `${locateText}
${functions.join("\n")}`;
  const main =
    "@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {";
  const dtypes = [...new Set([...outputs, ...inputs].map((node) => infoOf(node).dtype))];
  if (group.dims === null)
    return shaderOf({
      bindings,
      text: `${head}
${main}
  let i = id.y * w(9u) + id.x;
  if (i >= w(0u)) { return; }
  let p = locate(i);
  ${elements(outputs)}
  ${outputs.map(write).join("\n  ")}
}`,
      type: "f32",
      dtype,
      dtypes,
    });
  // Folds in the order of the calls; values of rows as soon as they can be computed.
  const steps: string[] = [];
  const rowInputs = new Set<GraphNode>();
  for (const node of nodes) {
    const form = forms.get(node)!;
    for (const [k, fold] of form.folds.entries())
      steps.push(
        foldText(
          `${index.get(node)}_${k}`,
          fold,
          elements([...form.tensors.filter(isNode)]),
          `w${index.get(node)}_${k}(${[...argumentsOf(node), ...accumulators(node, k), "f32(j)", "count"].join(", ")})`,
          isShort,
        ),
      );
    if (levels.get(node) !== "row") continue;
    if (!form.isRows)
      for (const input of node.inputs)
        if (!group.has(input) && !rowInputs.has(input)) {
          rowInputs.add(input);
          steps.push(loadOf(input));
        }
    steps.push(resultOf(node));
  }
  const [rowOutputs, elementOutputs] = [true, false].map((isRow) =>
    outputs.filter((node) => (levels.get(node) === "row") === isRow),
  ) as [GraphNode[], GraphNode[]];
  const [first, stride] = isShort ? ["0u", "1u"] : ["lane", "64u"];
  return shaderOf({
    bindings,
    text: `${isShort ? "" : "var<workgroup> lanes: array<T, 64>;"}
${head}
${main}
  let row = ${isShort ? "id.y * w(9u) + id.x" : "group.y * groups.x + group.x"};
  if (row >= w(0u)) { return; }
  let p = locate(row);
  let base = p;
  let count = f32(w(11u));
  ${steps.join("\n  ")}
  ${rowOutputs.length === 0 ? "" : `${isShort ? "" : "if (lane == 0u)"} { ${rowOutputs.map(write).join(" ")} }`}
  ${
    elementOutputs.length === 0
      ? ""
      : `for (var j = ${first}; j < w(11u); j = j + ${stride}) {
    let p = beside(base, along(j));
    ${elements(elementOutputs)}
    ${elementOutputs.map(write).join("\n    ")}
  }`
  }
}`,
    type: "f32",
    dtype,
    dtypes,
  });
}

/** The functions of a call: the values of its folds, and its result. */
function functionsOf(form: Form, i: number, isHalf: boolean): string[] {
  const named = (body: string): string => withArguments(body, form.parameters).replace(/\b([abc])\b(?!_)/g, "$1_");
  const tensors = form.tensors.map(
    (_, k) => `${elementNames[k]}_: ${form.truths.includes(elementNames[k]!) ? "bool" : "T"}`,
  );
  const states = (count: number): string[] => form.folds.slice(0, count).map((_, k) => `acc${k}: T`);
  const texts = form.folds.flatMap(([operation, start, value], k) => {
    const isLogical = operation === "&&" || operation === "||";
    return [
      `fn w${i}_${k}(${[...tensors, ...states(k), "index: T", "count: T"].join(", ")}) -> ${isLogical ? "bool" : "T"} { ${named(value)} }`,
      `fn f${i}_${k}(x: T, y: T) -> T { return ${operations[operation]!}; }`,
      ...(start === null ? [] : [`fn s${i}_${k}(count: T) -> T { ${named(start)} }`]),
    ];
  });
  const rest = form.isRows
    ? form.isEach
      ? [...tensors, ...states(form.folds.length), "index: T", "count: T"]
      : [...states(form.folds.length), "count: T"]
    : tensors;
  const type = form.isTruth ? "bool" : "T";
  // Elements of two bytes are rounded after each call, as if they had been stored.
  if (isHalf && !form.isTruth)
    return [
      ...texts,
      `fn q${i}(${rest.join(", ")}) -> T { ${named(form.body)} }`,
      `fn r${i}(${rest.join(", ")}) -> T { return f_rounded(q${i}(${rest.map((one) => one.split(":")[0]).join(", ")})); }`,
    ];
  return [...texts, `fn r${i}(${rest.join(", ")}) -> ${type} { ${named(form.body)} }`];
}

/** A fold of a row by the threads of a group, or by one. */
function foldText(
  name: string,
  [operation, start]: ShaderFold,
  elements: string,
  value: string,
  isShort: boolean,
): string {
  const isLogical = operation === "&&" || operation === "||";
  // Sums of floats carry their rounding errors along.
  const carries = operation === "+";
  const [first, stride] = isShort ? ["0u", "1u"] : ["lane", "64u"];
  const combine = isShort
    ? ""
    : `lanes[lane] = acc;
    workgroupBarrier();
    for (var s = 32u; s > 0u; s = s >> 1u) {
      if (lane < s && lane + s < w(11u)) { lanes[lane] = f${name}(lanes[lane], lanes[lane + s]); }
      workgroupBarrier();
    }
    acc = lanes[0];
    workgroupBarrier();`;
  return `var acc${name}: T;
  {
    var acc: T;
    var lost = #0#;
    for (var j = ${first}; j < w(11u); j = j + ${stride}) {
      let p = beside(base, along(j));
      ${elements}
      let v = ${isLogical ? `one_if(${value})` : value};
      if (j == ${first}) { acc = v; } else { ${carries ? "let s = two_sum(acc, v); acc = s.x; lost = lost + s.y;" : `acc = f${name}(acc, v);`} }
    }
    ${carries ? "if (f_isfinite(acc)) { acc = acc + lost; }" : ""}
    ${combine}
    acc${name} = ${start === null ? "acc" : `f${name}(s${name}(count), acc)`};
  }`;
}

const locateText = `struct Place { low: vec4<u32>, high: vec4<u32> }
fn beside(a: Place, b: Place) -> Place { return Place(a.low + b.low, a.high + b.high); }
fn walk(start: Place, i: u32, first: u32, last: u32) -> Place {
  var p = start;
  var rest = i;
  for (var d = last; d > first; d = d - 1u) {
    let size = w(${places.sizes - 1}u + d);
    let q = rest / size;
    let k = rest - q * size;
    p.low = p.low + k * info[${places.strides / 4 - 2}u + 2u * d];
    p.high = p.high + k * info[${places.strides / 4 - 1}u + 2u * d];
    rest = q;
  }
  return p;
}
fn locate(i: u32) -> Place { return walk(Place(info[${places.offsets / 4}u], info[${places.offsets / 4 + 1}u]), i, 0u, w(1u)); }
fn along(j: u32) -> Place { return walk(Place(vec4<u32>(0u), vec4<u32>(0u)), j, w(1u), w(1u) + w(10u)); }`;
