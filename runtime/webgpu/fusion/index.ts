// The plan of a graph on the device: groups of calls, each by one shader.

import { deviceTensor } from "../../core/backend.js";
import type { Device } from "../../core/device.js";
import { type DType, dtypeCodeOf } from "../../core/dtype.js";
import type { Scalar } from "../../core/scalar.js";
import { sameShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import type { Graph } from "../../graphs/graph.js";
import type { GraphNode, TensorInfo, ValueInfo } from "../../graphs/node.js";
import type { FusedCalls, GraphPlan } from "../../graphs/planners.js";
import { outFormOf } from "../../kernels/forms.js";
import { joined, numelOf, type Operand, stridesOver, words } from "../kernels/operands.js";
import { type Reduction, reductions } from "../kernels/reductions.js";
import { broadcast, dimsOf, expandedSteps, gridOf, longRow, shortRow } from "../kernels/rows.js";
import type { Bound, Memory, Queue } from "../queue.js";
import { infoWords } from "../wgsl/shader.js";
import { storedAs } from "../wgsl/storage.js";
import type { ShaderFold, ShaderParameter, ShaderRow, ShaderRows } from "../words.js";
import { type Group, groupsOf, isNode, type Part } from "./groups.js";
import { type Form, groupShader, mostDimensions, places } from "./shader.js";

/** Storage buffers that every device has for a shader. */
const mostTensors = 8;

const infoOf = (node: GraphNode): TensorInfo => node.info as TensorInfo;
const isNumeric = (node: GraphNode): boolean => infoOf(node).dtype !== "bool";

/** The operators of the program that have bodies, by name. */
export interface Bodies {
  /** Forms that update their first argument in place, among them. */
  readonly pointwise: ReadonlyMap<string, ShaderRow>;
  readonly rows: ReadonlyMap<string, ShaderRows>;
}

/** A call's place among the shader's forms; null if it has none. */
function formOf(node: GraphNode, bodies: Bodies): readonly [Part, Form] | null {
  const op = node.op!;
  const pointwise = bodies.pointwise.get(op.name);
  if (pointwise !== undefined) return pointwiseForm(node, pointwise);
  const rows = bodies.rows.get(op.name);
  if (rows !== undefined) return rowsForm(node, rows);
  return reductionForm(node, op);
}

/** The arguments of a call where the schema has tensors, and the others. */
function argumentsOf(node: GraphNode): readonly [tensors: readonly unknown[], others: readonly unknown[]] {
  const isTensorAt = node.op!.parameters.list.map(({ type }) => {
    const inner = type.kind === "optional" ? type.element : type;
    return inner.kind === "base" && inner.name === "Tensor";
  });
  return [node.args.filter((_, i) => isTensorAt[i]), node.args.filter((_, i) => !isTensorAt[i])];
}

/** The dtype of a call's numbers if they have one, of floating-point numbers; null otherwise. */
function floatsOf(node: GraphNode, tensors: readonly unknown[], isTruth: boolean): DType | null {
  const nodes = tensors.filter(isNode);
  if (nodes.some((one) => one.info === null || Array.isArray(one.info))) return null;
  const dtypes = new Set(nodes.filter(isNumeric).map((one) => infoOf(one).dtype));
  const own = infoOf(node).dtype;
  if (dtypes.size !== 1 || (own !== "bool" && !dtypes.has(own)) || (own === "bool") !== isTruth) return null;
  const [dtype] = dtypes as unknown as readonly [DType];
  return storedAs(dtype).type === "f32" ? dtype : null;
}

const isArgument = (value: unknown): value is GraphNode | Scalar => value !== null && value !== undefined;

function pointwiseForm(
  node: GraphNode,
  [, count, truths, parameters, isTruth, floats]: ShaderRow,
): readonly [Part, Form] | null {
  const [tensors, others] = argumentsOf(node);
  const dtype = floatsOf(node, tensors, isTruth);
  if (dtype === null || floats === null || tensors.length !== count || !tensors.every(isArgument)) return null;
  const form: Form = {
    tensors,
    truths,
    parameters: parameters.map((kind, i) => [kind, others[i]]),
    folds: [],
    body: floats,
    isTruth,
    isRows: false,
    isEach: false,
  };
  return [{ kind: "pointwise", dtype }, form];
}

function rowsForm(
  node: GraphNode,
  [, inputs, parameters, dim, isEach, result, floats]: ShaderRows,
): readonly [Part, Form] | null {
  const tensors = inputs.map((i) => node.args[i]);
  const given = parameters.map(([at, kind]) => [kind, node.args[at]] as const);
  return foldsForm(node, tensors, given, dim < 0 ? null : node.args[dim], isEach, result, floats);
}

function reductionForm(node: GraphNode, op: OperatorEntry): readonly [Part, Form] | null {
  const found = reductionOf(op);
  if (found === undefined) return null;
  const { parameters = [], inputs = [0], isEach = false, result = "same", dim, floats, whole } = found;
  const given = parameters.map(([kind, at]) => [kind, node.args[at]] as const);
  const dims = dim === undefined || op.name === `aten::${whole}` ? null : node.args[dim];
  return foldsForm(
    node,
    inputs.map((i) => node.args[i]),
    given,
    dims,
    isEach,
    result,
    floats,
  );
}

/** The reduction that an operator is: by the name of its out form, or of all dimensions. */
function reductionOf(op: OperatorEntry): Reduction | undefined {
  const out = outFormOf(op);
  return out === null
    ? Object.values(reductions).find(({ whole }) => op.name === `aten::${whole}`)
    : reductions[out.name.replace(/^aten::/, "")];
}

function foldsForm(
  node: GraphNode,
  tensors: readonly unknown[],
  parameters: readonly (readonly [kind: ShaderParameter, value: unknown])[],
  dim: unknown,
  isEach: boolean,
  result: "same" | "bool" | "int64",
  program: readonly [readonly ShaderFold[], string] | null,
): readonly [Part, Form] | null {
  if (program === null || result === "int64" || !tensors.every(isNode)) return null;
  const dtype = floatsOf(node, tensors, result === "bool");
  if (dtype === null) return null;
  const shape = broadcast(tensors.map(infoOf));
  const dims = dimsOf(dim, shape.length);
  const count = dims.reduce((n, d) => n * shape[d]!, 1);
  const rows = numelOf(shape) / count;
  // Few long rows are folded in parts, and counts above 2^24 are no numbers of float32.
  if (count < 2 || !(rows >= 1) || (count >= longRow && rows < 64) || count > 2 ** 24) return null;
  const form: Form = {
    tensors,
    truths: "",
    parameters,
    folds: program[0],
    body: program[1],
    isTruth: result === "bool",
    isRows: true,
    isEach,
  };
  return [{ kind: "rows", dtype, shape, dims: [...dims].sort((a, b) => a - b), isEach }, form];
}

/** Tensors from outside that values of rows read, laid out as rows without the reduced dimensions; null if one is read both ways. */
function rowInputs(group: Group, forms: ReadonlyMap<GraphNode, Form>): ReadonlySet<GraphNode> | null {
  const found = new Set<GraphNode>();
  if (group.rowShape === null || group.rowShape.length === group.shape.length) return found;
  for (const input of group.inputs) {
    const users = [...input.users].filter((user) => group.has(user));
    // Folds read elements, although their results are of rows.
    const asRow = users.filter((user) => group.levels.get(user) === "row" && !forms.get(user)!.isRows);
    if (asRow.length === 0) continue;
    if (asRow.length < users.length) return null;
    found.add(input);
  }
  return found;
}

/** What computes a group; null if it cannot be one shader. */
function compile(queue: Queue, group: Group, forms: ReadonlyMap<GraphNode, Form>): FusedCalls | null {
  const { nodes, inputs, outputs, shape, dims } = group;
  const asRows = rowInputs(group, forms);
  if (asRows === null) return null;
  const isReduced = shape.map((_, d) => dims?.includes(d) ?? false);
  const pick = (list: readonly number[], reduced: boolean): number[] => list.filter((_, d) => isReduced[d] === reduced);
  const count = numelOf(pick(shape, true));
  const rows = numelOf(pick(shape, false));
  if (rows === 0 || count === 0) return null;
  const isShort = count <= shortRow || (rows >= 4096 && count <= 256);
  const shader = groupShader(group, forms, isShort);
  const key = `fused ${shader.bindings.map(({ name, access }) => `${name} ${access}`).join(" ")} ${shader.functions}`;
  const operator = `${nodes.length} calls of a graph, from ${nodes[0]!.op!.name} to ${nodes.at(-1)!.op!.name}`;
  const stepsOf = (tensor: Operand, node: GraphNode): readonly number[] => {
    if (group.levels.get(node) === "row") return expandedSteps(tensor, shape, isReduced);
    if (!asRows.has(node)) return stridesOver(shape, tensor);
    const over = group.rowShape!;
    return expandedSteps({ ...tensor, shape: over, strides: stridesOver(over, tensor) }, shape, isReduced);
  };
  const { tensors: all, written } = group;
  const roots = new Map([...written].filter(([root]) => !group.has(root)).map(([root, writer]) => [writer, root]));
  // Calls that update a tensor return it, those before the last, too.
  const earlier = nodes.filter((node) => group.isUpdated(node) && !outputs.includes(node) && group.isUsedOutside(node));
  return {
    nodes,
    inputs,
    outputs: [...outputs, ...earlier],
    run(values) {
      // Attributes may have been replaced by tensors of other shapes since the trace.
      const isTraced = (values as readonly Tensor[]).every((value, i) => {
        const info = infoOf(inputs[i]!);
        return value.dtype === info.dtype && sameShape(value.shape, info.shape);
      });
      if (!isTraced) return null;
      const valueAt = new Map(inputs.map((node, i) => [node, values[i] as Tensor]));
      const only = inputs.filter((node) => !written.has(node)).map((node) => valueAt.get(node)!);
      const { device } = values[0] as Tensor;
      const updated = [...roots.values()].map((root) => valueAt.get(root)!);
      // Another tensor that sees what is written would be read too early or too late.
      if (!updated.every((one, i) => isAlone(one, [...only, ...updated.slice(0, i)]))) return null;
      const results = outputs.map((node) => {
        const root = roots.get(node);
        if (root !== undefined) return valueAt.get(root)!;
        const { dtype, shape: own, strides } = infoOf(node);
        return allocateCode(own, dtypeCodeOf(dtype), device, strides);
      });
      const given = only.map((value) => deviceTensor<Memory>(value));
      const tensors = [...results.map((value) => deviceTensor<Memory>(value)), ...given];
      const steps = tensors.map((tensor, i) => stepsOf(tensor, all[i]!));
      const kept = joined(
        pick(shape, false),
        steps.map((one) => pick(one, false)),
      );
      const along = joined(
        pick(shape, true),
        steps.map((one) => pick(one, true)),
      );
      if (kept.sizes.length + along.sizes.length > mostDimensions) return null;
      const info = new Uint32Array(infoWords);
      info[words.count] = rows;
      info[words.rank] = kept.sizes.length;
      info[words.own] = along.sizes.length;
      info[words.own + 1] = count;
      for (const [i, { offset }] of tensors.entries()) info[places.offsets + i] = offset;
      for (const [d, size] of [...kept.sizes, ...along.sizes].entries()) info[places.sizes + d] = size;
      for (const i of tensors.keys())
        for (const [d, step] of [...kept.strides[i]!, ...along.strides[i]!].entries())
          info[places.strides + mostTensors * d + i] = step;
      const bound = tensors.map(({ memory, dtype, shape: own }, i): Bound => {
        const name = shader.bindings[i]!.name;
        if (i >= outputs.length) return { name, memory, access: "read" };
        const { bytes } = storedAs(dtype);
        return {
          name,
          memory,
          access:
            bytes < 4 ? "atomic" : !roots.has(outputs[i]!) && numelOf(own) * bytes === memory.bytes ? "over" : "write",
        };
      });
      queue.begin(
        operator,
        values.map((one) => `${(one as Tensor).dtype}[${(one as Tensor).shape.join(", ")}]`).join(", "),
      );
      queue.dispatch(key, bound, () => shader, info, dims === null || isShort ? rows : gridOf(rows));
      for (const one of updated) one.storage.version++;
      const resultAt = new Map(outputs.map((node, i) => [node, results[i]!]));
      return [...results, ...earlier.map((node) => resultAt.get(written.get(group.nameOf(node))!)!)];
    },
  };
}

/** Whether a tensor has a place of its own for each element, and shares its memory with none of the others. */
const isAlone = (tensor: Tensor, others: readonly Tensor[]): boolean =>
  !others.some(({ storage }) => storage === tensor.storage) &&
  tensor.shape.every((size, d) => size < 2 || tensor.strides[d] !== 0);

const devicesIn = (info: ValueInfo): readonly Device[] =>
  info === null ? [] : "device" in info ? [info.device] : info.flatMap(devicesIn);

/** The plan of a graph whose tensors are all on the device. */
export function planOf(queue: Queue, graph: Graph, bodies: Bodies): GraphPlan {
  const forms = new Map<GraphNode, Form>();
  const partOf = (node: GraphNode): Part | null => {
    const found = formOf(node, bodies);
    if (found === null) return null;
    forms.set(node, found[1]);
    return found[0];
  };
  const plan = new Map<GraphNode, FusedCalls | null>();
  // A program of two devices moves tensors between them: its calls are made one by one.
  if (new Set(graph.nodes.flatMap(({ info }) => devicesIn(info))).size > 1) return plan;
  for (const group of groupsOf(graph, partOf, mostTensors)) {
    const fused = compile(queue, group, forms);
    if (fused === null) continue;
    for (const node of group.nodes) plan.set(node, null);
    plan.set(group.nodes.at(-1)!, fused);
  }
  return plan;
}
