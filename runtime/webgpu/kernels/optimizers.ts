// Steps of optimisers, each parameter by one dispatch: Adam, AdamW and gradient descent, which update parameters and states in place.

import { dtypeCodeOf } from "../../core/dtype.js";
import { ArgumentError, UnsupportedError } from "../../core/errors.js";
import { checkStepLists } from "../../kernels/checks/optimizers.js";
import type { Bound, Queue } from "../queue.js";
import { infoWords, shaderOf } from "../wgsl/shader.js";
import { copyElements } from "./copy.js";
import { reshaped } from "./indexing.js";
import { head, numelOf, type Operand } from "./operands.js";

type List = readonly Operand[];

/** A step's text and numbers; lists have a tensor for each parameter, of its shape. */
interface Step {
  readonly name: string;
  /** By the names in the text: those that are written, the parameter first. */
  readonly written: Readonly<Record<string, List>>;
  readonly grads: List;
  /** What goes with the parameters, by the names of the schema. */
  readonly lists: Readonly<Record<string, List>>;
  /** The divisor of gradients, and whether one of them is infinite: a tensor, or a number of the host. */
  readonly scale: Operand | number | null;
  readonly infinite: Operand | number | null;
  /** The learning rate: a number, or a tensor of one. */
  readonly lr: number | Operand;
  /** The number of steps of each parameter, if the device alone knows it: `count()` in the text. */
  readonly counts?: List;
  /** Numbers of each parameter by name. */
  readonly floats: (k: number) => Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, boolean>>;
  /** Functions that the text calls. */
  readonly helpers?: string;
  /** Statements that update the named values from `g`, the gradient. */
  readonly text: string;
}

const words = new DataView(new ArrayBuffer(4));
const bitsOf = (value: number): number => {
  words.setFloat32(0, value, true);
  return words.getUint32(0, true);
};

function run(queue: Queue, step: Step): void {
  // The gradient scaler found an infinity, so the step is skipped.
  if (step.infinite === 1) return;
  const names = Object.keys(step.written);
  const parameters = step.written[names[0]!]!;
  const described = (list: List) => list.map(({ shape, dtype }) => ({ shape, dtype, dtypeCode: dtypeCodeOf(dtype) }));
  const lists = Object.entries(step.lists).map(([name, list]) => [name, described(list)] as const);
  checkStepLists(step.name, described(parameters), Object.fromEntries(lists));
  for (const [k, parameter] of parameters.entries()) {
    const count = numelOf(parameter.shape);
    if (count === 0) continue;
    const given = [...names.map((name) => step.written[name]![k]!), step.grads[k]!];
    if (given.some(({ dtype }) => dtype !== "float32"))
      throw new UnsupportedError(
        `${step.name}: webgpu updates parameters of float32 by fused steps, got ${given.map(({ dtype }) => dtype).join(", ")}`,
      );
    // Row-major copies of what is laid out otherwise, which are copied back.
    const dense = given.map((tensor) => reshaped(queue, tensor, tensor.shape));
    const scalars = [
      ["scale", step.scale],
      ["infinite", step.infinite],
      ["rate", step.lr],
      ["count", step.counts?.[k] ?? null],
    ] as const;
    const present = scalars.filter(
      (one): one is readonly ["scale" | "infinite" | "rate" | "count", Operand] =>
        typeof one[1] === "object" && one[1] !== null,
    );
    const info = new Uint32Array(infoWords);
    info[0] = count;
    for (const [i, { offset }] of [...dense, ...present.map(([, tensor]) => tensor)].entries()) info[16 + i] = offset;
    const floats = {
      lr: typeof step.lr === "number" ? step.lr : 0,
      divisor: typeof step.scale === "number" ? step.scale : 1,
      ...step.floats(k),
    };
    for (const [i, value] of Object.values(floats).entries()) info[28 + i] = bitsOf(value);
    const isScaled = step.scale !== null;
    const bound: Bound[] = [
      ...names.map((name, i): Bound => ({ name: `${name}_all`, memory: dense[i]!.memory, access: "write" })),
      { name: "g_all", memory: dense.at(-1)!.memory, access: isScaled ? "write" : "read" },
      ...present.map(([name, { memory }]): Bound => ({ name: `${name}_all`, memory, access: "read" })),
    ];
    const flags = Object.entries(step.flags);
    queue.dispatch(
      [
        step.name,
        ...flags.filter(([, value]) => value).map(([name]) => name),
        ...present.map(([name]) => name),
        typeof step.scale === "number" ? "divided" : "",
      ].join(" "),
      bound,
      () => {
        const at = (i: number): string => `w(${16 + i}u)`;
        const load = (name: string, place: string): string => `bitcast<f32>(${name}_all[${place}])`;
        const declared = names.map((name, i) => `var ${name} = ${load(name, `${at(i)} + i`)};`);
        const stored = names.map((name, i) => `${name}_all[${at(i)} + i] = bitcast<u32>(${name});`);
        const places = new Map(present.map(([name], i) => [name, at(dense.length + i)]));
        const gradient = `${at(names.length)} + i`;
        return shaderOf({
          bindings: bound.map(({ name, access }) => ({ name, access: access === "read" ? "read" : "read_write" })),
          text: `${flags.map(([name, value]) => `const ${name} = ${value};`).join("\n")}
${Object.keys(floats)
  .map((name, i) =>
    name === "lr" && places.has("rate")
      ? `fn lr() -> f32 { return ${load("rate", places.get("rate")!)}; }`
      : `fn ${name}() -> f32 { return bitcast<f32>(w(${28 + i}u)); }`,
  )
  .join("\n")}
${places.has("count") ? `fn count() -> f32 { return ${load("count", places.get("count")!)}; }` : ""}
${step.helpers ?? ""}
${head}
  ${places.has("infinite") ? `if (${load("infinite", places.get("infinite")!)} == 1.0f) { return; }` : ""}
  ${declared.join("\n  ")}
  var g = ${load("g", gradient)};
  ${isScaled ? `g = div(g, ${places.has("scale") ? load("scale", places.get("scale")!) : "divisor()"}); g_all[${gradient}] = bitcast<u32>(g);` : ""}
  if (maximize) { g = -g; }
  ${step.text}
  ${stored.join("\n  ")}
}`,
          type: "f32",
          dtype: "float32",
        });
      },
      info,
      count,
    );
    for (const [i, tensor] of given.entries()) {
      if (tensor.memory === dense[i]!.memory) continue;
      if (i < names.length || isScaled) copyElements(queue, tensor, dense[i]!);
      queue.free(dense[i]!.memory);
    }
  }
}

/** Of decay rates, which may be 0: what follows is then 0 all the same. */
const logarithm = (rate: number): number => Math.max(Math.log(rate), -200);

/** The corrections of means after a number of steps that the device knows, without the digits that 1 and a power share. */
const corrections = `fn correction() -> f32 { return div(1.0f, -f_expm1(count() * log1())); }
fn root() -> f32 { return f_sqrt(-f_expm1(count() * log2())); }`;

/** The kernel of Adam, whose decay is part of the gradient, or of AdamW, where it is decoupled. */
const adam =
  (name: string, decoupled: boolean) =>
  (queue: Queue, args: readonly unknown[]): void => {
    const [p, grads, m, v, top, steps, lr, beta1, beta2, decay, eps, amsgrad, maximize, scale, infinite] = args;
    const [b1, b2] = [Number(beta1), Number(beta2)];
    if ((steps as List).length !== (p as List).length)
      throw new ArgumentError(
        `${name}: \`state_steps\` has ${(steps as List).length} tensors for ${(p as List).length} parameters`,
      );
    const isLargest = amsgrad === true;
    const list = steps as readonly (number | Operand)[];
    // A scaler's steps are counted on the device, where a step may be skipped.
    const isCountedThere = list.some((count) => typeof count === "object");
    if (isCountedThere && list.some((count) => typeof count !== "object"))
      throw new ArgumentError(`${name}: \`state_steps\` has tensors of the device and of the CPU`);
    run(queue, {
      name,
      written: { p: p as List, m: m as List, v: v as List, ...(isLargest ? { top: top as List } : {}) },
      grads: grads as List,
      lists: {
        grads: grads as List,
        exp_avgs: m as List,
        exp_avg_sqs: v as List,
        ...(isLargest ? { max_exp_avg_sqs: top as List } : {}),
      },
      scale: scale as Operand | number | null,
      infinite: infinite as Operand | number | null,
      lr: lr as number | Operand,
      ...(isCountedThere ? { counts: list as List, helpers: corrections } : {}),
      // Powers of numbers near 1 are taken in double precision.
      floats: (k) => {
        const common = { rest1: 1 - b1, beta2: b2, rest2: 1 - b2, decay: Number(decay), eps: Number(eps) };
        if (isCountedThere) return { ...common, log1: logarithm(b1), log2: logarithm(b2) };
        const count = Number(list[k]);
        return { ...common, correction: 1 / (1 - b1 ** count), root: Math.sqrt(1 - b2 ** count) };
      },
      flags: { maximize: maximize === true, amsgrad: isLargest },
      text: `${decoupled ? "p = p - lr() * decay() * p;" : "g = g + decay() * p;"}
  m = m + rest1() * (g - m);
  v = beta2() * v + rest2() * g * g;
  var spread = v;
  ${isLargest ? "top = f_maximum(top, v); spread = top;" : ""}
  p = p - div(lr() * correction() * m, div(f_sqrt(spread), root()) + eps());`,
    });
  };

const sgd = (queue: Queue, args: readonly unknown[]): void => {
  const [p, grads, buffers, decay, momentum, lr, dampening, nesterov, maximize, isFirst, scale, infinite] = args;
  const moves = Number(momentum) !== 0;
  run(queue, {
    name: "_fused_sgd_",
    written: { p: p as List, ...(moves ? { speed: buffers as List } : {}) },
    grads: grads as List,
    lists: { grads: grads as List, ...(moves ? { momentum_buffer_list: buffers as List } : {}) },
    scale: scale as Operand | number | null,
    infinite: infinite as Operand | number | null,
    lr: lr as number | Operand,
    floats: () => ({ decay: Number(decay), momentum: Number(momentum), rest: 1 - Number(dampening) }),
    flags: { maximize: maximize === true, moves, nesterov: nesterov === true, starts: isFirst === true },
    text: `g = g + decay() * p;
  ${moves ? "if (starts) { speed = g; } else { speed = momentum() * speed + rest() * g; }\n  if (nesterov) { g = g + momentum() * speed; } else { g = speed; }" : ""}
  p = p - lr() * g;`,
  });
};

export const optimizerKernels: Readonly<Record<string, (queue: Queue, args: readonly unknown[]) => void>> = {
  _fused_adam_: adam("_fused_adam_", false),
  "_fused_adam_.tensor_lr": adam("_fused_adam_", false),
  _fused_adamw_: adam("_fused_adamw_", true),
  "_fused_adamw_.tensor_lr": adam("_fused_adamw_", true),
  _fused_sgd_: sgd,
  "_fused_sgd_.tensor_lr": sgd,
};
