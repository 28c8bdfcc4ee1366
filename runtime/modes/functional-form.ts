// Functional forms of operators that write and that nothing else is known of: what is written is cloned, and the values after the call are results.

import { operators } from "../autograd/operators.js";
import { once } from "../core/shared.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { type Dispatcher, dispatcherOf } from "../dispatch/dispatcher.js";
import type { Kernel, KernelRecord } from "../dispatch/kernel.js";
import { Library } from "../dispatch/library.js";
import { type Definition, type OperatorEntry, registrationId } from "../dispatch/operator-entry.js";
import { printSchema } from "../schema/print.js";
import type { Argument, FunctionSchema, Return } from "../schema/types.js";
import { derivativeOf, type RecordedDerivative, recordedKernel, undifferentiatedKernel } from "./recorded.js";

/** What follows the name of an operator in that of its functional form, as torchgen's `autogen` has it. */
const suffix = "_functional";

/** The functional form of an operator that writes. */
export interface FunctionalForm {
  readonly op: OperatorEntry;
  /** The operator that writes. */
  readonly of: OperatorEntry;
  /** Positions of the arguments that the operator writes. */
  readonly written: readonly number[];
  /** For each result of the form, the position of the written argument whose value it is; -1 for a result of the operator's own. */
  readonly targets: readonly number[];
  /** For each result of the operator, the position of the written argument that it is; -1 for one of its own. */
  readonly returned: readonly number[];
}

interface Made {
  readonly form: FunctionalForm;
  readonly library: Library;
  readonly definition: Definition;
  readonly autograd: KernelRecord | null;
}

const made: Map<OperatorEntry, Made> = once("modes.functional forms", () => new Map());
const formsOf: WeakMap<OperatorEntry, FunctionalForm> = once("modes.functional forms by name", () => new WeakMap());
const listening: WeakSet<Dispatcher> = once("modes.functional forms listening", () => new WeakSet());

const autogradRecordOf = (op: OperatorEntry): KernelRecord | null =>
  op.kernels.get(registrationId("Autograd")!) ?? op.kernels.get(registrationId("AutogradCPU")!) ?? null;

/** Whether a result or an argument shows memory of an argument that is not written: a view. */
const isView = ({ alias, containerAlias }: Argument | Return): boolean =>
  (alias !== null && !alias.write) || (containerAlias !== null && !containerAlias.write);

/** Whether an operator writes into arguments and returns no views: then it has a functional form. */
export function hasFunctionalForm({ schema }: OperatorEntry): boolean {
  const { arguments: parameters, returns } = schema;
  return parameters.some(writes) && ![...parameters, ...returns].some(isView);
}

const writes = ({ alias, containerAlias }: Argument): boolean =>
  alias?.write === true || containerAlias?.write === true;

/**
 * The functional form of an operator that writes: `m::f_functional(Tensor x) -> Tensor` of `m::f(Tensor(a!) x) -> ()`. It is defined when it is first asked
 * for, and goes with the operator. Its results are those of the operator, and then the values of the written arguments that the operator does not return.
 */
export function functionalFormOf(op: OperatorEntry): FunctionalForm {
  const known = made.get(op);
  const autograd = autogradRecordOf(op);
  if (known !== undefined) {
    if (known.definition === op.definition && known.autograd === autograd && !known.form.op.removed) return known.form;
    drop(op);
  }
  const owner = dispatcherOf(op);
  if (!listening.has(owner)) {
    listening.add(owner);
    owner.addListener({ deregistered: drop });
  }
  const { schema } = op;
  const written = schema.arguments.flatMap((argument, i) => (writes(argument) ? [i] : []));
  const returned = schema.returns.map(({ alias }) =>
    alias?.write === true
      ? schema.arguments.findIndex((one) => one.alias?.before.some((name) => alias.before.includes(name)))
      : -1,
  );
  const extra = written.filter((at) => !returned.includes(at));
  const targets = [...returned, ...extra];
  const definition = op.definition!;
  const library = new Library(owner, op.namespace, "FRAGMENT", null, definition.source);
  const defined = library.def(printSchema(functionalSchema(schema, extra), "def"), {
    tags: definition.tags,
    source: definition.source,
    deviceCheck: !op.anyDevice,
  }).operator!;
  const form: FunctionalForm = { op: defined, of: op, written, targets, returned };
  const kernel = kernelOf(form);
  library.impl(defined.name, kernel, { key: "CompositeExplicitAutograd", source: definition.source });
  const derivative = derivativeOf(autograd);
  // A derivative of a kernel of its own is recorded where the operator is called: on the copies.
  if (derivative !== undefined || autograd !== null)
    library.impl(defined.name, autogradKernel(form, derivative, kernel), {
      key: "Autograd",
      source: definition.source,
    });
  formsOf.set(defined, form);
  made.set(op, { form, library, definition, autograd });
  return form;
}

function drop(op: OperatorEntry): void {
  const known = made.get(op);
  if (known === undefined) return;
  made.delete(op);
  known.library.dispose();
}

/** The form that a name means, defined if need be: for graphs that are read. */
export function functionalFormNamed(owner: Dispatcher, name: string): OperatorEntry | undefined {
  const dot = name.indexOf(".", name.indexOf("::"));
  const [base, overload] = dot < 0 ? [name, ""] : [name.slice(0, dot), name.slice(dot)];
  if (!base.endsWith(suffix)) return undefined;
  const of = owner.find(base.slice(0, -suffix.length) + overload);
  if (of === undefined || !of.hasSchema || !of.writes || !hasFunctionalForm(of)) return undefined;
  return functionalFormOf(of).op;
}

/** The form that an operator is; undefined if it is another operator. */
export function formOf(op: OperatorEntry): FunctionalForm | undefined {
  return formsOf.get(op);
}

function functionalSchema(schema: FunctionSchema, extra: readonly number[]): FunctionSchema {
  const plain = { alias: null, containerAlias: null };
  const { name } = schema;
  return {
    ...schema,
    name: { ...name, name: name.name + suffix, full: name.full.replace(name.name, name.name + suffix) },
    arguments: schema.arguments.map((argument) => ({ ...argument, ...plain, out: false })),
    returns: [
      ...schema.returns.map((one) => ({ ...one, ...plain })),
      ...extra.map((at) => ({ name: null, type: schema.arguments[at]!.type, offset: 0, ...plain })),
    ],
  };
}

/** Runs the operator on copies of what it writes; a tensor that is given twice is copied once. */
function kernelOf({ of, written, targets }: FunctionalForm): Kernel {
  const { returns } = of.schema;
  const kernel = (...given: unknown[]): unknown => {
    const copies = new Map<Tensor, Tensor>();
    for (const at of written)
      for (const tensor of [given[at]].flat())
        if (isTensor(tensor) && !copies.has(tensor)) copies.set(tensor, operators.clone(tensor, null));
    const copyOf = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(copyOf);
      return isTensor(value) ? (copies.get(value) ?? value) : value;
    };
    const args = given.slice(0, of.argumentCount).map(copyOf);
    const result = dispatcherOf(of).call(of, args);
    const own = returns.length === 0 ? [] : returns.length === 1 ? [result] : (result as readonly unknown[]);
    const all = targets.map((at, i) => (at < 0 ? own[i] : args[at]));
    return all.length === 1 ? all[0] : all;
  };
  return Object.defineProperty(kernel, "name", { value: `${of.baseName}_on_copies` }) as unknown as Kernel;
}

function autogradKernel(
  { op, of }: FunctionalForm,
  derivative: RecordedDerivative | false | undefined,
  kernel: Kernel,
): Kernel {
  if (derivative === undefined) return kernel;
  if (derivative === false) return undifferentiatedKernel(op);
  const { setup } = derivative;
  if (setup === undefined) return recordedKernel(op, derivative);
  const count = of.schema.returns.length;
  return recordedKernel(op, {
    ...derivative,
    backward: (context, ...grads) => derivative.backward(context, ...grads),
    ...(derivative.jvp === undefined ? {} : { jvp: (context, ...tangents) => derivative.jvp!(context, ...tangents) }),
    // The operator's own results alone.
    setup: (context, args, result) => {
      const all = op.returnCount === 1 ? [result] : (result as readonly unknown[]);
      const own = all.slice(0, count);
      setup.call(derivative, context, args, count === 0 ? undefined : count === 1 ? own[0] : own);
    },
  });
}
