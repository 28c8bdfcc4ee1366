// Export to PyTorch: a graph as a Python module of aten calls, with its weights in a safetensors file.

import { noGrad } from "../autograd/grad-mode.js";
import { operators } from "../autograd/operators.js";
import type { Bytes } from "../core/bytes.js";
import { describe } from "../core/describe.js";
import { type DType, dtypeInfo } from "../core/dtype.js";
import { hasElements } from "../core/elements.js";
import { ArgumentError, FormatError, UnsupportedError } from "../core/errors.js";
import { checkInstance, checkOptions, isMap } from "../core/options.js";
import { dtypeNames, loadSafetensors, saveSafetensors } from "../core/safetensors.js";
import { isScalar, scalar } from "../core/scalar.js";
import { contiguousStrides, formatShape, sameShape } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { formOf } from "../modes/functional-form.js";
import { treeUnflatten } from "../modes/tree.js";
import type { Type } from "../schema/types.js";
import { callForm } from "./call-form.js";
import { writesOf } from "./effects.js";
import { Graph } from "./graph.js";
import { GraphNode, type TensorInfo, type ValueInfo } from "./node.js";
import { isPythonName, type PythonContext, pythonKey, pythonName, pythonString, pythonValue } from "./python.js";
import { lastUses } from "./run.js";
import { attributeProblems } from "./saved.js";

/** Options of `exportPyTorch`. */
export interface PyTorchOptions {
  /** The name of the class and of its files; characters that Python identifiers cannot have are replaced. */
  readonly name: string;
  /**
   * The tensors of a model by their PyTorch names (`"encoder.0.weight"`): the keys of the module's `state_dict()`. Tensors that require gradients
   * become parameters, the others buffers. Other tensors of the graph become parameters under their names in the graph, or constants, which are not
   * in `state_dict()`.
   */
  readonly state?: Readonly<Record<string, Tensor>> | undefined;
  /**
   * Namespaces of operators that the PyTorch program defines itself (`torch.library`), with the schemas that they have here. The module calls them as
   * `torch.ops.mine.twist`, and refuses to be imported where they are missing.
   */
  readonly namespaces?: readonly string[] | undefined;
}

/** The result of `exportPyTorch`. */
export interface PyTorchExport {
  /** The name of the class. */
  readonly className: string;
  /** The source of the Python module and the bytes of its weights, by file name. Both belong into the same directory. */
  readonly files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;
}

const optionNames: readonly string[] = ["name", "state", "namespaces"] satisfies (keyof PyTorchOptions)[];

/** Members of torch.nn.Module in any version of PyTorch, which names of tensors must not shadow. */
const moduleMembers: ReadonlySet<string> = (() =>
  new Set(
    [
      "T_destination _apply _backward_hooks _backward_pre_hooks _buffers _call_impl _compiled_call_impl _forward_hooks _forward_hooks_always_called",
      "_forward_hooks_with_kwargs _forward_pre_hooks _forward_pre_hooks_with_kwargs _get_backward_hooks _get_backward_pre_hooks _get_name",
      "_is_full_backward_hook _load_from_state_dict _load_state_dict_post_hooks _load_state_dict_pre_hooks _maybe_warn_non_full_backward_hook",
      "_modules _named_members _non_persistent_buffers_set _parameters _register_load_state_dict_pre_hook _register_state_dict_hook",
      "_replicate_for_data_parallel _save_to_state_dict _slow_forward _state_dict_hooks _state_dict_pre_hooks _version _wrapped_call_impl add_module",
      "apply bfloat16 buffers call_super_init children compile cpu cuda double dump_patches eval extra_repr float forward get_buffer get_extra_state",
      "get_parameter get_submodule half ipu load_state_dict modules mtia named_buffers named_children named_modules named_parameters parameters",
      "register_backward_hook register_buffer register_forward_hook register_forward_pre_hook register_full_backward_hook",
      "register_full_backward_pre_hook register_load_state_dict_post_hook register_load_state_dict_pre_hook register_module register_parameter",
      "register_state_dict_pre_hook requires_grad_ set_extra_state set_submodule share_memory state_dict to to_empty train training type xpu",
      "zero_grad",
    ].flatMap((line) => line.split(" ")),
  ))();

/** Names that the exported module uses itself. */
const taken: readonly string[] = [
  "self",
  "torch",
  "aten",
  "math",
  "device",
  "getattr",
  "list",
  "type",
  "dtype_of",
  "number",
  "on_copies",
  "expect",
  "laid_out",
  "held",
];

interface State {
  readonly name: string;
  readonly tensor: Tensor;
  readonly kind: "parameter" | "buffer" | "constant";
  readonly strides: readonly number[] | null;
}

/** Writes the Python source, and collects everything in the graph that has no counterpart in PyTorch. */
class Writer {
  readonly problems: string[] = [];
  readonly graph: Graph;
  private readonly names = new Map<GraphNode, string>();
  private readonly used = new Set(taken);
  private readonly operatorsUsed = new Set<string>();
  private readonly state: readonly State[];
  private readonly stateNames = new Map<GraphNode, string>();
  private where = "";
  private usesDevice = false;
  private readonly home: string;
  private readonly context: PythonContext = {
    node: (node) => this.nameOf(node),
    device: (device) => this.deviceText(device),
    refuse: (why) => {
      this.refuse(why);
      return "None";
    },
  };

  private readonly namespaces: ReadonlySet<string>;
  private callsForms = false;

  constructor(graph: Graph, given: Readonly<Record<string, Tensor>>, namespaces: readonly string[]) {
    this.graph = graph;
    this.namespaces = new Set(namespaces);
    this.state = this.stateOf(given);
    const devices = graph.nodes.flatMap(({ kind, info }) =>
      kind === "placeholder" || kind === "attribute" ? devicesIn(info) : [],
    );
    this.home = devices.find((device) => device !== "meta") ?? "cpu";
  }

  private refuse(why: string): void {
    const line = this.where === "" ? why : `${this.where}: ${why}`;
    if (!this.problems.includes(line)) this.problems.push(line);
  }

  // -- names

  private unique(wanted: string): string {
    let name = pythonName(wanted);
    while (this.used.has(name)) name += "_";
    this.used.add(name);
    return name;
  }

  private nameOf(node: GraphNode): string {
    let name = this.names.get(node);
    if (name === undefined) {
      name = this.unique(node.name);
      this.names.set(node, name);
    }
    return name;
  }

  /** Tensors that were traced on the inputs' device are created on the device of the inputs at run time. */
  private deviceText(device: string): string {
    if (device === this.home) {
      this.usesDevice = true;
      return "device";
    }
    if (device === "meta" || device === "cpu") return pythonString(device);
    return this.context.refuse(`device ${device} is not the device of the inputs`);
  }

  // -- state

  private stateOf(given: Readonly<Record<string, Tensor>>): State[] {
    const byTensor = new Map(Object.entries(given).map(([name, tensor]) => [tensor, name]));
    const rows: State[] = Object.entries(given).map(([name, tensor]) => ({
      name,
      tensor,
      kind: isParameter(tensor) ? "parameter" : "buffer",
      strides: null,
    }));
    const names = new Set(Object.keys(given));
    const seen = new Map<Tensor, string>();
    for (const [name, tensor] of Object.entries(given)) {
      this.where = `state[${pythonString(name)}]`;
      const other = seen.get(tensor);
      if (other !== undefined)
        this.refuse(`the tensor is also listed as ${pythonString(other)}; a module must contain it once`);
      seen.set(tensor, name);
      this.checkName(name, names);
    }
    this.where = "";
    for (const node of this.graph.nodes) {
      if (node.kind !== "attribute") continue;
      const tensor = this.graph.attributes.get(node.name)!;
      const called = byTensor.get(tensor);
      if (called !== undefined) {
        this.stateNames.set(node, called);
        const at = rows.findIndex(({ name }) => name === called);
        rows[at] = { ...rows[at]!, strides: stridesOf(node) };
        continue;
      }
      let name = node.name;
      while (names.has(name) || moduleMembers.has(name) || [...names].some((other) => other.startsWith(`${name}.`)))
        name += "_";
      names.add(name);
      this.stateNames.set(node, name);
      rows.push({ name, tensor, kind: isParameter(tensor) ? "parameter" : "constant", strides: stridesOf(node) });
    }
    for (const { name, tensor } of rows) {
      this.where = `the tensor ${pythonString(name)}`;
      if (!hasElements(tensor)) this.refuse(`is on device ${tensor.device} and has no elements to write`);
      else if (isParameter(tensor) && dtypeInfo(tensor.dtype).class !== "float")
        this.refuse(`is a parameter of ${tensor.dtype}`);
    }
    this.where = "";
    return rows;
  }

  private checkName(name: string, names: ReadonlySet<string>): void {
    const components = name.split(".");
    if (components.includes("")) this.refuse("a name must consist of non-empty components, separated by dots");
    const member = components.find((component) => moduleMembers.has(component));
    if (member !== undefined) this.refuse(`torch.nn.Module already has a member ${member}`);
    for (let i = 1; i < components.length; i++) {
      const prefix = components.slice(0, i).join(".");
      if (names.has(prefix))
        this.refuse(`${pythonString(prefix)} is a tensor, so it cannot also be a module that contains this one`);
    }
  }

  private stateText(node: GraphNode): string {
    return this.stateNames
      .get(node)!
      .split(".")
      .reduce(
        (owner, component) =>
          isPythonName(component) && !component.startsWith("__")
            ? `${owner}.${component}`
            : `getattr(${owner}, ${pythonString(component)})`,
        "self",
      );
  }

  // -- calls

  private callText(node: GraphNode): string {
    const op = node.op!;
    this.where = `${node} (${op.name})`;
    const isOwn = this.namespaces.has(op.namespace);
    if (!isPyTorchs(op) && !isOwn) {
      const hint = op.namespace === "aten" ? "" : `; namespaces: ["${op.namespace}"] says that PyTorch has it, too`;
      this.refuse(`PyTorch has no operator ${op.name}: it was defined ${definedBy(op)}${hint}`);
      return "None";
    }
    const called = isOwn ? op : withNumbers(op, node.args);
    const form = isOwn ? formOf(op) : undefined;
    this.operatorsUsed.add((form?.of ?? called).name);
    const { list } = called.parameters;
    const tensors = node.args.filter((arg): arg is GraphNode => arg instanceof GraphNode);
    const values = node.inputs.length > 0 ? node.args : withDType(node);
    const text = (value: unknown, type: Type): string => {
      if (isScalar(value) && isTensorType(type))
        return `number(${[pythonValue(value, null, this.context), ...tensors.map((one) => this.nameOf(one))].join(", ")})`;
      if (Array.isArray(value) && type.kind === "list")
        return `[${value.map((item) => text(item, type.element)).join(", ")}]`;
      return pythonValue(value, type, this.context);
    };
    const { positional, named, outs } = callForm(called, values);
    const types = new Map(list.map(({ name, type }) => [name, type]));
    const inOrder = list.filter(({ kwargOnly, out }) => !kwargOnly && !out);
    const args = positional.map((value, i) => text(value, inOrder[i]!.type));
    for (const [name, value] of [...named, ...outs]) {
      const one = text(value, types.get(name)!);
      args.push(isPythonName(name) ? `${name}=${one}` : `**{${pythonString(name)}: ${one}}`);
    }
    if (form === undefined) return `${target(called)}(${args.join(", ")})`;
    this.callsForms = true;
    const written = form.written.map((at) => pythonString(form.of.schema.arguments[at]!.name));
    const rest = form.targets.slice(form.returned.length).map((at) => pythonString(form.of.schema.arguments[at]!.name));
    const names = inOrder.map(({ name }) => pythonString(name));
    return `on_copies(${[target(form.of), `[${written.join(", ")}]`, `[${rest.join(", ")}]`, `[${names.join(", ")}]`, ...args].join(", ")})`;
  }

  // -- arguments and results

  private signature(): { readonly parameters: string[]; readonly lines: string[] } {
    const { inputs } = this.graph;
    const lines: string[] = [];
    const written = new Set(this.graph.writers.flatMap(({ op, args }) => writesOf(op!).map((at) => args[at])));
    const expects = (node: GraphNode): void => {
      const info = node.info as TensorInfo | null;
      if (info === null) return;
      const name = this.nameOf(node);
      // Writes to a copy in the traced strides would not reach the caller's tensor.
      const call = written.has(node) ? "expect" : "laid_out";
      const strides = formatShape(info.strides);
      lines.push(
        `${name} = ${call}(${pythonString(name)}, ${name}, torch.${info.dtype}, ${formatShape(info.shape)}, ${strides})`,
      );
    };
    if (inputs === null) {
      const { placeholders } = this.graph;
      const parameters = placeholders.map((node) => this.nameOf(node));
      placeholders.forEach(expects);
      return { parameters, lines };
    }
    const tree = treeUnflatten(
      inputs.spec,
      inputs.leaves.map((leaf) => (leaf instanceof GraphNode ? leaf : new Held(leaf.value))),
    ) as unknown[];
    const walk = (value: unknown, path: string): void => {
      if (value instanceof GraphNode) {
        if (this.nameOf(value) !== path) lines.push(`${this.nameOf(value)} = ${path}`);
        expects(value);
      } else if (value instanceof Held) {
        this.where = `the argument ${path}`;
        lines.push(`held(${pythonString(path)}, ${path}, ${pythonValue(value.value, null, this.context)})`);
        this.where = "";
      } else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, `${path}[${i}]`);
      else {
        this.where = `the argument ${path}`;
        const entries = isMap(value)
          ? [...value]
          : Reflect.ownKeys(value as object).map((key) => [key, (value as Record<PropertyKey, unknown>)[key]] as const);
        const keys = entries.map(([key]) => pythonKey(key, this.context));
        this.where = "";
        for (const [i, [, item]] of entries.entries()) walk(item, `${path}[${keys[i]}]`);
      }
    };
    const parameters = tree.map((value, i) =>
      value instanceof GraphNode ? this.nameOf(value) : this.unique(`arg${i}`),
    );
    for (const [i, value] of tree.entries()) walk(value, parameters[i]!);
    return { parameters, lines };
  }

  // -- the module

  write(className: string): string {
    const { nodes } = this.graph;
    const { parameters, lines } = this.signature();
    const dying = lastUses(nodes);
    const body: string[] = [];
    /** Whether lines are in a block without gradients: from a call that is, to the next one that is not. */
    let inBlock = false;
    const add = (...texts: readonly string[]): void => {
      body.push(...texts.map((text) => (inBlock ? `    ${text}` : text)));
    };
    for (const node of nodes) {
      this.where = "";
      switch (node.kind) {
        case "placeholder":
          break;
        case "attribute":
          add(`${this.nameOf(node)} = ${this.stateText(node)}`);
          break;
        case "item":
          add(`${this.nameOf(node)} = ${this.nameOf(node.args[0] as GraphNode)}[${String(node.args[1])}]`);
          break;
        case "call": {
          const call = this.callText(node);
          if (node.withoutGrad && !inBlock) body.push("with torch.no_grad():");
          inBlock = node.withoutGrad;
          add(node.users.size === 0 ? call : `${this.nameOf(node)} = ${call}`);
          if (node.checksShape && node.users.size > 0) add(...shapeChecks(this.nameOf(node), node.info));
          break;
        }
        case "output":
          this.where = "the output";
          inBlock = false;
          add(`return ${pythonValue(node.args[0], null, this.context)}`);
          this.where = "";
      }
      const done = (dying.get(node) ?? []).filter(
        (other) => node.kind !== "output" && (other !== node || other.users.size > 0),
      );
      // Frees values after their last use.
      if (done.length > 0) add(`del ${done.map((other) => this.nameOf(other)).join(", ")}`);
    }
    if (this.usesDevice) lines.push(`device = ${this.deviceSource()}`);
    const forward = [
      `def forward(${["self", ...parameters].join(", ")}):`,
      ...[...lines, ...body].map((line) => `    ${line}`),
    ];
    const newer = Object.keys(dtypeNames).filter(
      (name) =>
        isNewer(name) &&
        (this.state.some(({ tensor }) => tensor.dtype === name) ||
          forward.some((line) => line.includes(`torch.${name}`))),
    );
    const { state, callsForms } = this;
    return moduleText({ className, operators: [...this.operatorsUsed].sort(), state, forward, newer, callsForms });
  }

  private deviceSource(): string {
    const input = this.graph.placeholders.find(({ info }) => devicesIn(info).includes(this.home));
    if (input !== undefined) return `${this.nameOf(input)}.device`;
    const held = this.graph.nodes.find(({ kind }) => kind === "attribute");
    return held === undefined ? 'torch.device("cpu")' : `${this.stateText(held)}.device`;
  }

  weights(): Uint8Array<ArrayBuffer> {
    return saveSafetensors(Object.fromEntries(this.state.map(({ name, tensor }) => [name, tensor])));
  }
}

/** A leaf of the arguments that is not a tensor. */
class Held {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

function isParameter(tensor: Tensor): boolean {
  return (tensor as Tensor & { readonly requiresGrad: boolean }).requiresGrad;
}

/** The strides of an attribute; null if they are contiguous. */
function stridesOf({ info }: GraphNode): readonly number[] | null {
  const { shape, strides } = info as TensorInfo;
  return sameShape(strides, contiguousStrides(shape)) ? null : strides;
}

function devicesIn(info: ValueInfo): string[] {
  if (info === null) return [];
  if (Array.isArray(info)) return (info as readonly ValueInfo[]).flatMap(devicesIn);
  return [(info as TensorInfo).device];
}

function isTensorType(type: Type): boolean {
  return type.kind === "optional" ? isTensorType(type.element) : type.kind === "base" && type.name === "Tensor";
}

/** Whether PyTorch has the operator. Programs may define others in its namespace. */
function isPyTorchs({ namespace, definition }: OperatorEntry): boolean {
  return (
    namespace === "aten" && typeof definition?.source === "string" && /(^|\/)operators\.ts$/.test(definition.source)
  );
}

function definedBy({ namespace }: OperatorEntry): string {
  return namespace === "aten" ? "by this program" : `in the namespace ${namespace}`;
}

/**
 * The overload that takes numbers where the call has numbers in place of tensors, if there is one. PyTorch accepts numbers for tensors in few
 * operators, and these overloads promote like numbers.
 */
function withNumbers(op: OperatorEntry, args: readonly unknown[]): OperatorEntry {
  const numbers = op.parameters.list.map(({ type }, i) => isTensorType(type) && isScalar(args[i]));
  if (!numbers.includes(true)) return op;
  const fits = (other: OperatorEntry): boolean => {
    const { list } = other.parameters;
    return (
      isPyTorchs(other) &&
      other.returnCount === op.returnCount &&
      list.length === op.parameters.list.length &&
      list.every(({ name, type, out }, i) => {
        const parameter = op.parameters.list[i]!;
        const wanted = numbers[i] === true ? "Scalar" : String(parameter.type);
        return (
          name === parameter.name &&
          out === parameter.out &&
          (numbers[i] === true ? type.kind === "base" && type.name === wanted : sameType(type, parameter.type))
        );
      })
    );
  };
  return dispatcher.overloadsOf(`${op.namespace}::${op.baseName}`).find(fits) ?? op;
}

/**
 * The arguments of a factory call, with an explicit dtype. The inferred dtypes differ: integers in JavaScript are floating point in such calls, and
 * the default dtype of either program may have been changed.
 */
function withDType({ op, args, info }: GraphNode): readonly unknown[] {
  const { list } = op!.parameters;
  const at = list.findIndex(({ name, type }) => name === "dtype" && type.kind === "optional");
  if (at < 0 || args[at] !== null) return args;
  const known = info === null || Array.isArray(info) ? null : (info as TensorInfo).dtype;
  if (known !== null) return args.with(at, known);
  return args.map((arg, i) => {
    const { type } = list[i]!;
    return typeof arg === "number" && type.kind === "base" && type.name === "Scalar" ? scalar(arg, "float") : arg;
  });
}

function sameType(a: Type, b: Type): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** `aten.add.Tensor`. */
function target({ namespace, baseName, overload }: OperatorEntry): string {
  const name = overload === "" ? "default" : overload;
  const space = namespace === "aten" ? "aten" : `getattr(torch.ops, ${pythonString(namespace)})`;
  const packet = isPythonName(baseName) ? `${space}.${baseName}` : `getattr(${space}, ${pythonString(baseName)})`;
  return isPythonName(name) ? `${packet}.${name}` : `getattr(${packet}, ${pythonString(name)})`;
}

/** Checks of the traced shapes, which the rest of the program depends on. */
function shapeChecks(path: string, info: ValueInfo): string[] {
  if (info === null) return [];
  if (Array.isArray(info)) return (info as readonly ValueInfo[]).flatMap((one, i) => shapeChecks(`${path}[${i}]`, one));
  const { dtype, shape } = info as TensorInfo;
  return [`expect(${pythonString(path)}, ${path}, torch.${dtype}, ${formatShape(shape)})`];
}

interface ModuleSource {
  readonly className: string;
  readonly operators: readonly string[];
  readonly state: readonly State[];
  readonly forward: readonly string[];
  /** The dtypes in it that PyTorch 1.13 lacks. */
  readonly newer: readonly string[];
  /** Whether operators that write are called on copies. */
  readonly callsForms: boolean;
}

/** The oldest PyTorch that runs what is written here. */
const oldest = "1.13";
const sinceOf = (dtype: string): string | null => dtypeInfo(dtype as DType).since;
const isNewer = (dtype: string): boolean => sinceOf(dtype) !== oldest;
/** `2.3` as 2003, so that versions can be compared. */
const versionNumber = (version: string): number => {
  const [major, minor] = version.split(".");
  return 1000 * Number(major) + Number(minor);
};

/** Calls an operator that writes on copies of what it writes. */
const onCopies = `def on_copies(operator, written, rest, names, *args, **named):
    """Calls an operator that writes on copies: its results, and then the values of the written arguments that it does not return."""
    copies = {}
    def copied(value):
        if isinstance(value, (list, tuple)):
            return [copied(one) for one in value]
        if not isinstance(value, torch.Tensor):
            return value
        if id(value) not in copies:
            copies[id(value)] = value.clone()
        return copies[id(value)]
    given = {**dict(zip(names, args)), **named}
    for name in written:
        given[name] = copied(given.get(name))
    given = {name: copies.get(id(value), value) if isinstance(value, torch.Tensor) else value for name, value in given.items()}
    result = operator(*[given[name] for name in names[:len(args)]], **{name: value for name, value in given.items() if name not in names})
    results = [] if result is None else list(result) if isinstance(result, tuple) else [result]
    results += [given[name] for name in rest]
    return results[0] if len(results) == 1 else results

`;

function moduleText({ className, operators: used, state, forward, newer: needed, callsForms }: ModuleSource): string {
  const rows = state.map(
    ({ name, kind, strides }) =>
      `    ${pythonString(name)}: (${pythonString(kind)}, ${strides === null ? "None" : formatShape(strides)}),\n`,
  );
  const names = used.map((name) => `    ${pythonString(name.replace(/^aten::/, ""))},\n`);
  const dtypes = Object.entries(dtypeNames).map(([dtype, name]) => [pythonString(name), dtype] as const);
  const old = dtypes.filter(([, dtype]) => !isNewer(dtype)).map(([name, dtype]) => `    ${name}: torch.${dtype},\n`);
  const newer = dtypes
    .filter(([, dtype]) => isNewer(dtype))
    .map(([name, dtype]) => `    ${name}: getattr(torch, "${dtype}", None),\n`);
  const version = needed
    .flatMap((dtype) => sinceOf(dtype) ?? [])
    .reduce((latest, since) => (versionNumber(since) > versionNumber(latest) ? since : latest), oldest);
  const check = `
UNKNOWN = [name for name in [${needed.map(pythonString).join(", ")}] if not hasattr(torch, name)]
if UNKNOWN:
    raise ImportError(f"${className} requires dtypes that PyTorch {torch.__version__} does not have: {', '.join(UNKNOWN)}")
`;
  return `"""${className}: written by exportPyTorch of tengen. Requires PyTorch ${version} or newer; the weights are in ${className}.safetensors in the same directory."""

import ctypes
import json
import math
import os
import struct

import torch

aten = torch.ops.aten

# Name in the state: kind, and strides unless contiguous.
STATE = {
${rows.join("")}}

OPERATORS = [
${names.join("")}]

DTYPES = {
${[...old, ...newer].join("")}}

def load_safetensors(path):
    """The tensors of a safetensors file by name."""
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
        elements = file.read()
    tensors = {}
    for name, entry in header.items():
        if name != "__metadata__":
            start, end = entry["data_offsets"]
            dtype = DTYPES[entry["dtype"]]
            flat = torch.frombuffer(bytearray(elements[start:end]), dtype=dtype) if end > start else torch.empty(0, dtype=dtype)
            tensors[name] = flat.reshape(entry["shape"])
    return tensors

def save_safetensors(tensors, path):
    """Writes tensors by name, a state_dict() for instance, as a safetensors file."""
    names = {dtype: name for name, dtype in DTYPES.items()}
    header, parts, end = {}, [], 0
    for name, tensor in sorted(tensors.items(), key=lambda item: (-item[1].element_size(), item[0])):
        tensor = tensor.detach().cpu().contiguous()
        size = tensor.numel() * tensor.element_size()
        header[name] = {"dtype": names[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [end, end + size]}
        parts.append(ctypes.string_at(tensor.data_ptr(), size) if size > 0 else b"")
        end += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for part in parts:
            file.write(part)

def expect(name, value, dtype, shape, strides=None):
    """Raises unless a value has the traced dtype and shape."""
    got = f"{value.dtype} {list(value.shape)}" if isinstance(value, torch.Tensor) else repr(value)
    if got != f"{dtype} {shape}":
        raise ValueError(f"${className}: {name} must be {dtype} {shape}, as in the trace, got {got}")
    if strides is not None and not has_strides(value, strides):
        raise ValueError(f"${className}: {name} is written by the program, so it must have the traced strides {strides}, got {list(value.stride())}")
    return value

def has_strides(value, strides):
    return all(size < 2 or a == b for size, a, b in zip(value.shape, value.stride(), strides)) or value.numel() == 0

def laid_out(name, value, dtype, shape, strides):
    """The value with the traced strides, which operators of the program may depend on."""
    value = expect(name, value, dtype, shape)
    if has_strides(value, strides):
        return value
    return torch.empty_strided(shape, strides, dtype=dtype, device=value.device).copy_(value)

def held(name, value, constant):
    """Raises unless an argument that is not a tensor has the traced value."""
    if value != constant and (value == value or constant == constant):
        raise ValueError(f"${className}: {name} must be {constant!r}, the value that the program was traced with, got {value!r}")

def number(value, *tensors):
    """A number as a tensor whose dtype follows from the other operands."""
    dtype = torch.result_type(torch.tensor(value), value)
    shown = None
    for tensor in sorted(tensors, key=lambda one: one.dim() == 0):
        other = torch.empty([1] if tensor.dim() > 0 else [], dtype=tensor.dtype)
        shown = other if shown is None else torch.empty(shown.shape, dtype=torch.result_type(shown, other))
    if shown is not None:
        dtype = torch.result_type(shown, value)
    return torch.tensor(value, dtype=dtype, device=tensors[0].device if tensors else None)

${callsForms ? onCopies : ""}def has(name):
    space, _, name = name.rpartition("::")
    packet, _, overload = name.partition(".")
    try:
        return getattr(getattr(getattr(torch.ops, space or "aten"), packet), overload or "default") is not None
    except (AttributeError, RuntimeError):
        return False

MISSING = [name for name in OPERATORS if not has(name)]
if MISSING:
    raise ImportError(f"${className} requires operators that PyTorch {torch.__version__} does not have: {', '.join(MISSING)}")
${needed.length > 0 ? check : ""}
class ${className}(torch.nn.Module):
    def __init__(self, weights=None):
        """Reads the weights from the accompanying file, or from another one."""
        super().__init__()
        here = os.path.dirname(os.path.abspath(__file__))
        tensors = load_safetensors(os.path.join(here, "${className}.safetensors") if weights is None else weights)
        for name, (kind, strides) in STATE.items():
            *path, last = name.split(".")
            owner = self
            for part in path:
                if part not in owner._modules:
                    owner.add_module(part, torch.nn.Module())
                owner = owner._modules[part]
            tensor = tensors[name]
            if strides is not None:
                tensor = torch.empty_strided(tensor.shape, strides, dtype=tensor.dtype).copy_(tensor)
            if kind == "parameter":
                owner.register_parameter(last, torch.nn.Parameter(tensor))
            else:
                owner.register_buffer(last, tensor, persistent=kind == "buffer")

${forward.map((line) => `    ${line}\n`).join("")}`;
}

/** A class name in upper case, so that it does not shadow a Python module. */
function classNameOf(name: string): string {
  const plain = pythonName(name).replace(/^_+(?=[A-Za-z])/, "");
  const upper = plain.replace(/^[a-z]/, (first) => first.toUpperCase());
  return isPythonName(upper) ? upper : `${upper}_`;
}

function checkPyTorchOptions(options: PyTorchOptions): void {
  checkOptions("exportPyTorch", options, optionNames);
  if (typeof options.name !== "string" || options.name === "")
    throw new ArgumentError(`exportPyTorch: expected name as the name of a class, got ${describe(options.name)}`);
  if (options.state !== undefined) checkState(options.state, "exportPyTorch");
  const { namespaces = [] } = options;
  if (!Array.isArray(namespaces) || !namespaces.every((name) => typeof name === "string"))
    throw new ArgumentError(`exportPyTorch: expected namespaces as an array of names, got ${describe(namespaces)}`);
}

function checkState(state: Readonly<Record<string, Tensor>>, caller: string): void {
  if (typeof state !== "object" || state === null || Array.isArray(state) || isTensor(state))
    throw new ArgumentError(`${caller}: expected state as an object of tensors by name, got ${describe(state)}`);
  for (const [name, tensor] of Object.entries(state))
    if (!isTensor(tensor))
      throw new ArgumentError(
        `${caller}: expected a tensor for state ${JSON.stringify(name)}, got ${describe(tensor)}`,
      );
}

/**
 * Exports a graph to PyTorch: as a Python module with a subclass of `nn.Module`, which has named parameters and buffers and a `forward` of aten calls,
 * and its weights as safetensors. It runs without tengen. `forward` takes the arguments of the graph, arrays as lists, objects and maps as dicts, and
 * returns results in the same form; it is valid for inputs of the traced shapes and dtypes.
 *
 * @throws UnsupportedError that lists everything without a counterpart in PyTorch 1.13: operators of other namespaces or defined by the program,
 * generators, devices other than that of the inputs, tensors without elements, invalid names
 */
export function exportPyTorch(graph: Graph, options: PyTorchOptions): PyTorchExport {
  checkInstance("exportPyTorch", graph, Graph, "a Graph, as makeGraph gives");
  checkPyTorchOptions(options);
  graph.lint();
  const className = classNameOf(options.name);
  const writer = new Writer(graph, options.state ?? {}, options.namespaces ?? []);
  const text = writer.write(className);
  const problems = [...writer.problems, ...attributeProblems(graph)];
  if (problems.length > 0)
    throw new UnsupportedError(
      `exportPyTorch: the graph uses what PyTorch does not have:\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
  return { className, files: { [`${className}.py`]: text, [`${className}.safetensors`]: writer.weights() } };
}

/**
 * Copies weights that PyTorch wrote (`save_safetensors(module.state_dict(), path)` of an exported module) into the tensors of a model.
 *
 * @param state the tensors by PyTorch's names, as passed to `exportPyTorch`
 * @param bytes the contents of the safetensors file
 * @throws FormatError that lists all differences of names, dtypes and shapes between file and state; then nothing is copied
 */
export function loadPyTorchState(state: Readonly<Record<string, Tensor>>, bytes: Bytes): void {
  checkState(state, "loadPyTorchState");
  const { tensors } = loadSafetensors(bytes);
  const wrong = Object.entries(state).flatMap(([name, { dtype, shape }]): string[] => {
    const found = Object.hasOwn(tensors, name) ? tensors[name]! : null;
    if (found === null) return [`the file lacks ${JSON.stringify(name)}`];
    if (found.dtype === dtype && sameShape(found.shape, shape)) return [];
    return [
      `${JSON.stringify(name)} is ${found.dtype} ${formatShape(found.shape)} in the file, expected ${dtype} ${formatShape(shape)}`,
    ];
  });
  for (const name of Object.keys(tensors))
    if (!Object.hasOwn(state, name)) wrong.push(`the file has ${JSON.stringify(name)}, which is not in the state`);
  if (wrong.length > 0) throw new FormatError(`loadPyTorchState: ${wrong.join("\n  ")}`);
  noGrad(() => {
    for (const [name, tensor] of Object.entries(state)) operators.copy_(tensor, tensors[name]!, false);
  });
}
