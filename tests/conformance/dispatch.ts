// Runs recorded registration scenarios and calls against a fresh dispatcher each, and compares with C10's results.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { Dispatcher, type DispatcherOptions, dispatcher as program } from "../../runtime/dispatch/dispatcher.js";
import { dumpState } from "../../runtime/dispatch/dump.js";
import { boxed, fallthrough } from "../../runtime/dispatch/kernel.js";
import { KeySet } from "../../runtime/dispatch/key-set.js";
import { type DispatchKeyName, runtimeKeys, slotOfKey } from "../../runtime/dispatch/keys.js";
import { Library } from "../../runtime/dispatch/library.js";
import { belowAutograd, inferenceModeGuard } from "../../runtime/dispatch/local.js";
import type { OperatorEntry } from "../../runtime/dispatch/operator-entry.js";
import { tensorOf } from "./key-sets.js";
import { type Failure, newReport, type Report } from "./report.js";

export interface Outcome extends Report {
  /** Texts that deliberately differ, one line per kind: C10's and ours. */
  readonly texts: string[];
}

interface KeyFacts {
  framework_fallbacks: Record<string, string[]>;
}

// The runtime keys that C10 1.13 has too: tengen adds a backend and three functionalities.
const c10Keys: readonly string[] = runtimeKeys
  .map((key) => key.name)
  .filter((name) => !name.endsWith("WebGPU") && name !== "Profiler" && name !== "PreDispatch");

/** C10's own facts about keys, from the test data. */
export function keyFacts(): KeyFacts {
  const file = new URL("../data/dispatch_keys.json.gz", import.meta.url);
  return JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as KeyFacts;
}

/**
 * A dispatcher with C10's column of fallbacks. `materialise`: the effect of its Conjugate, Negative and ZeroTensor on
 * arguments.
 */
function c10Dispatcher(facts: KeyFacts): Dispatcher {
  const fallbacks: Record<string, NonNullable<DispatcherOptions["fallbacks"]>[string]> = {};
  for (const [key, [file, , through]] of Object.entries(facts.framework_fallbacks)) {
    const kernel = through === "fallthrough" ? fallthrough : boxed(frameworkKernel(key), file);
    fallbacks[key] = { kernel, source: file!, label: file };
  }
  return new Dispatcher({ fallbacks, sameSource: "stack" });
}

// The layers of C10 that resolve lazily: they materialise the arguments that carry their key, and call again.
function frameworkKernel(key: string): (op: OperatorEntry, keys: KeySet, stack: unknown[]) => void {
  const words = KeySet.of(key);
  return (op, _keys, stack) => {
    if (key !== "Conjugate" && key !== "Negative" && key !== "ZeroTensor") {
      throw new Error(`the ${key} layer of C10 is not part of this test`);
    }
    const strip = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(strip);
      if (!isKeyed(value)) return value;
      return { keysLo: value.keysLo & (~words.lo | 0xffff), keysHi: value.keysHi & ~words.hi };
    };
    for (let i = 0; i < stack.length; i++) stack[i] = strip(stack[i]);
    program.callBoxed(op, stack);
  };
}

interface Keyed {
  readonly keysLo: number;
  readonly keysHi: number;
}

function isKeyed(value: unknown): value is Keyed {
  return typeof value === "object" && value !== null && "keysLo" in value;
}

type Cell = [string, string] | [string, string, string];
type Table = Record<string, Cell>;

export interface Step {
  do: string;
  schema?: string;
  alias?: string;
  name?: string;
  kernel?: string;
  key?: string;
  sig?: string;
  lib?: [string, string, string];
  step?: number;
}

export interface After {
  error?: { class: string; message: string };
  warning?: string;
  state: Record<string, string>;
  table: Record<string, Table>;
}

export interface Scenario {
  id: string;
  title: string;
  ops: string[];
  steps: Step[];
  after: After[];
}

const signatures: Readonly<Record<string, string>> = {
  t_t: "(Tensor _0) -> Tensor _0",
  tt_t: "(Tensor _0, Tensor _1) -> Tensor _0",
};

/** One row of an operator's table in the form of the records. */
function tableOf(entry: OperatorEntry, keys: readonly string[]): Table {
  const table: Table = {};
  for (const key of keys) {
    const { reason, record } = entry.row[slotOfKey(key)]!;
    if (reason === "missing") continue;
    if (record === null) table[key] = ["ambiguous_autogradother", reason];
    else table[key] = record.isFallthrough ? [record.debug, reason, "fallthrough"] : [record.debug, reason];
  }
  return table;
}

function tableDifference(expected: Table, actual: Table): string | null {
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const want = JSON.stringify(expected[key] ?? "missing");
    const have = JSON.stringify(actual[key] ?? "missing");
    if (want !== have) return `${key}: expected ${want}, got ${have}`;
  }
  return null;
}

/** A kind of error: how C10's text is recognised, and what our message must contain about the same facts. */
interface ErrorRule {
  readonly theirs: RegExp;
  readonly ours: (match: RegExpExecArray) => readonly string[];
}

const rules: readonly ErrorRule[] = [
  {
    theirs: /^Tried to register an operator \((.*?)\) with the same name and overload name multiple times/,
    ours: (m) => ["is already defined", `second: ${m[1]}`],
  },
  {
    theirs: /^(?:impl|def)\("(.*?)".*Explicitly provided namespace \((\w+)\).*block \((\w+)\)/,
    ours: (m) => [`("${m[1]}")`, `namespace ${m[2]} is not the library's, which is ${m[3]}`],
  },
  {
    theirs: /^Only a single TORCH_LIBRARY can be used to register the namespace (\w+)/,
    ours: (m) => [`namespace ${m[1]} already has a DEF library`],
  },
  {
    theirs: /^!dispatch_key_.has_value\(\) INTERNAL ASSERT/,
    ours: () => ["a FRAGMENT library has no key, got CPU"],
  },
  { theirs: /^could not parse dispatch key: (\w+)/, ours: (m) => [`there is no dispatch key ${m[1]}`] },
  {
    theirs: /^def\("(.*?)"\): Cannot define an operator inside of a TORCH_LIBRARY_IMPL/,
    ours: (m) => [`def("${m[1]}"): an IMPL library`],
  },
  {
    theirs: /^fallback\(...\): Cannot define an operator inside of a TORCH_LIBRARY_(\w+)/,
    ours: (m) => [`fallback: a ${m[1]} library has none`],
  },
  {
    theirs: /^dispatch_key.has_value\(\) INTERNAL ASSERT/,
    ours: () => ["fallback: the library must have a key"],
  },
  {
    theirs: /^Tried to register multiple backend fallbacks for the same dispatch key (\w+)/,
    ours: (m) => [`${m[1]} already has a fallback`],
  },
  {
    theirs:
      /^Inferred operator schema .*\n {2}operator: (.*)\n[\s\S]*reason: The number of arguments is different. (\d+) vs (\d+)/,
    ours: (m) => [`does not fit operator ${m[1]}`, `the operator has ${m[2]} argument`, `the kernel ${m[3]}`],
  },
  {
    theirs:
      /^Inferred operator schema .*\n {2}operator: (.*)\n[\s\S]*reason: The number of returns is different. (\d+) vs (\d+)/,
    ours: (m) => [`does not fit operator ${m[1]}`, `the operator returns ${m[2]} value`, `the kernel ${m[3]}`],
  },
  {
    theirs:
      /^Inferred operator schema .*\n {2}operator: (.*)\n[\s\S]*reason: Type mismatch in (argument|return) (\d+): (\S+) vs (\S+?)\.?(?:\n|$)/,
    ours: (m) => [
      `does not fit operator ${m[1]}`,
      `${m[2]} ${Number(m[3]) - 1}`,
      `is ${m[4]} in the schema, ${m[5]} in the kernel`,
    ],
  },
  {
    theirs:
      /^\s*Mismatch in kernel C\+\+ signatures[\s\S]*kernel 1:[\s\S]*?dispatch key: (.*)\n +(.*)\n[\s\S]*kernel 2:[\s\S]*?dispatch key: (.*)\n +(.*)\n/,
    ours: (m) => [
      "declare different signatures",
      `${m[2]} for ${catchAll(m[1]!)}: (`,
      `${m[4]} for ${catchAll(m[3]!)}: (`,
    ],
  },
  {
    theirs: /^impl\("(.*?)", ...\): Explicitly provided dispatch key \((\w+)\) is inconsistent .*? block \((\w+)\)/,
    ours: (m) => [`impl("${m[1]}")`, `key ${m[2]} contradicts the library's key ${m[3]}`],
  },
  { theirs: /^(expected \S+ but found '?[^' ]+'?) here/, ours: (m) => ["def: ", m[1]!] },
  {
    theirs: /^Tried to parse a function schema but only the operator name was given/,
    ours: () => ["expected a schema, or a name and a kernel"],
  },
];

function catchAll(key: string): string {
  return key === "(catch all)" ? "CompositeImplicitAutograd" : key;
}

function errorDifference(theirs: string, ours: string, texts: Map<string, string>): string | null {
  for (const rule of rules) {
    const match = rule.theirs.exec(theirs);
    if (match === null) continue;
    for (const part of rule.ours(match)) {
      if (!ours.includes(part)) return `the message lacks "${part}": ${ours}\n  C10: ${theirs}`;
    }
    const first = theirs.trim().split("\n")[0]!;
    if (!texts.has(rule.theirs.source)) texts.set(rule.theirs.source, `C10:  ${first}\n  ours: ${ours.split("\n")[0]}`);
    return null;
  }
  return `an error of unknown kind: ${theirs}\n  ours: ${ours}`;
}

function warningDifference(theirs: string | undefined, ours: readonly string[]): string | null {
  if (theirs === undefined) return ours.length === 0 ? null : `an unexpected warning: ${ours[0]}`;
  if (ours.length !== 1) return `${ours.length} warnings instead of one`;
  const match = /operator: (test::[^\s(]+)[\s\S]*dispatch key: (.*)\n[\s\S]*new kernel: (.*)/.exec(theirs);
  if (match === null) return `a warning of unknown kind: ${theirs}`;
  for (const part of [`operator ${match[1]} at ${catchAll(match[2]!)}: ${match[3]} (`, "replaces "]) {
    if (!ours[0]!.includes(part)) return `the warning lacks "${part}": ${ours[0]}`;
  }
  return null;
}

class ScenarioRun {
  private readonly dispatcher: Dispatcher;
  private readonly libraries: (Library | null)[] = [];
  readonly warnings: string[] = [];

  constructor(facts: KeyFacts) {
    this.dispatcher = c10Dispatcher(facts);
    this.dispatcher.warn = (message) => this.warnings.push(message);
  }

  run(step: Step): void {
    if (step.do === "deregister") {
      this.libraries[step.step!]?.dispose();
      this.libraries.push(null);
      return;
    }
    const at = this.libraries.push(null) - 1;
    const [kind, namespace, key] =
      step.lib ?? (step.do === "fallthrough" ? ["IMPL", "_", step.key!] : ["FRAGMENT", "test", ""]);
    const library = new Library(
      this.dispatcher,
      namespace,
      kind as "DEF" | "FRAGMENT" | "IMPL",
      key === "" ? null : (key as DispatchKeyName),
      "/dev/null:0",
    );
    try {
      this.register(library, step);
    } catch (error) {
      library.dispose();
      throw error;
    }
    this.libraries[at] = library;
  }

  private register(library: Library, step: Step): void {
    const options = {
      signature: signatures[step.sig ?? "t_t"]!,
      label: step.kernel,
      ...(step.key === undefined || step.key === "" ? {} : { key: step.key as DispatchKeyName }),
    };
    const kernel = (): undefined => undefined;
    switch (step.do) {
      case "library":
        return;
      case "def":
        library.def(step.schema!, step.alias === undefined ? {} : { aliasAnalysis: step.alias });
        return;
      case "def_legacy":
        library.def(step.schema!, { aliasAnalysis: "CONSERVATIVE (default)" });
        return;
      case "def_infer":
        library.def(step.name!, kernel, options);
        return;
      case "def_impl":
        library.def(step.schema!, kernel, { ...options, aliasAnalysis: step.alias });
        return;
      case "impl":
        library.impl(step.name!, kernel, options);
        return;
      case "fallthrough":
        library.fallback(fallthrough);
        return;
      default:
        throw new Error(`unknown step ${step.do}`);
    }
  }

  state(op: string): string {
    const entry = this.dispatcher.find(`test::${op}`);
    return entry === undefined ? "" : dumpState(entry);
  }

  table(op: string, keys: readonly string[]): Table {
    const entry = this.dispatcher.find(`test::${op}`);
    return entry === undefined ? {} : tableOf(entry, keys);
  }

  check(): void {
    this.dispatcher.checkInvariants();
  }
}

/** Runs the lines of dispatch_scenarios.jsonl: after every step the error, warning, state text and table must agree. */
export function runScenarios(scenarios: readonly Scenario[]): Outcome {
  const facts = keyFacts();
  // Before the last step the records hold a selection of keys only: those that any such step shows.
  const common = new Set<string>();
  for (const { after } of scenarios) {
    for (const { table } of after.slice(0, -1)) {
      for (const row of Object.values(table)) for (const key of Object.keys(row)) common.add(key);
    }
  }
  const some = c10Keys.filter((key) => common.has(key));
  const texts = new Map<string, string>();
  const outcome: Outcome = { ...newReport(), texts: [] };
  for (const scenario of scenarios) {
    const why = scenarioDifference(scenario, facts, some, texts);
    if (why === null) outcome.passed++;
    else outcome.failed.push({ id: scenario.id, why });
  }
  outcome.texts.push(...texts.values());
  return outcome;
}

function scenarioDifference(
  scenario: Scenario,
  facts: KeyFacts,
  some: readonly string[],
  texts: Map<string, string>,
): string | null {
  const run = new ScenarioRun(facts);
  for (const [i, step] of scenario.steps.entries()) {
    const after = scenario.after[i]!;
    const where = `step ${i} (${JSON.stringify(step)})`;
    run.warnings.length = 0;
    let message: string | null = null;
    try {
      run.run(step);
    } catch (error) {
      message = (error as Error).message;
    }
    if (after.error === undefined) {
      if (message !== null) return `${where}: raised ${message}`;
    } else {
      if (message === null) return `${where}: raised nothing; C10: ${after.error.message}`;
      const difference = errorDifference(after.error.message, message, texts);
      if (difference !== null) return `${where}: ${difference}`;
    }
    const warning = warningDifference(after.warning, run.warnings);
    if (warning !== null) return `${where}: ${warning}`;
    const keys = i === scenario.steps.length - 1 ? c10Keys : some;
    for (const op of scenario.ops) {
      const state = run.state(op);
      if (state !== (after.state[op] ?? "")) {
        return `${where}: state of ${op}:\n${state}\nexpected:\n${after.state[op] ?? ""}`;
      }
      const difference = tableDifference(after.table[op] ?? {}, run.table(op, keys));
      if (difference !== null) return `${where}: table of ${op}: ${difference}`;
    }
    run.check();
  }
  return null;
}

export interface Call {
  args: (string | string[])[];
  mode?: string;
  key_sets: (string | null)[];
  ran: string[];
  error?: { class: string; message: string };
}

export interface CallScenario {
  id: string;
  schema: string;
  kernels: [string, string, string][];
  fallthroughs: string[];
  table: Table;
  calls: Call[];
}

/** Tensors of this library. */
const descriptions: Readonly<Record<string, string>> = {
  cpu: "cpu",
  cpu_grad: "cpu requires_grad leaf",
  wrapped: "parameter",
  meta: "meta",
  meta_grad: "meta requires_grad",
  inference: "inference",
};

/** The sets of tensors that the library does not have. */
const tensorKinds: Readonly<Record<string, readonly string[]>> = {
  sparse: ["SparseCPU", "ADInplaceOrView", "AutogradCPU", "AutocastCPU"],
  sparse_csr: ["SparseCsrCPU", "ADInplaceOrView", "AutogradOther"],
  neg: ["CPU", "Negative", "ADInplaceOrView", "AutogradCPU", "AutocastCPU"],
  conj: ["CPU", "Conjugate", "ADInplaceOrView", "AutogradCPU", "AutocastCPU"],
  zerotensor: ["CPU", "ZeroTensor", "ADInplaceOrView", "AutogradCPU", "AutocastCPU"],
};

function argumentOf(kind: string | string[]): unknown {
  if (Array.isArray(kind)) return kind.map(argumentOf);
  if (kind === "none") return null;
  if (kind === "int" || kind === "scalar") return 1;
  // Only their keys: tensors of different devices are rejected by the generated functions, not by the dispatcher.
  const described = tensorOf(descriptions[kind] ?? "");
  if (described !== null) return { keysLo: described.keysLo, keysHi: described.keysHi };
  const names = tensorKinds[kind];
  if (names === undefined) throw new Error(`unknown kind of argument ${kind}`);
  const keys = KeySet.of(...names);
  return { keysLo: keys.lo, keysHi: keys.hi };
}

// The records hold the sets of single tensors only.
function keyText(value: unknown): string | null {
  return isKeyed(value) ? new KeySet(value.keysLo, value.keysHi).toString() : null;
}

/** Runs the lines of dispatch_calls.jsonl: key sets of the arguments, the table, which kernels run in which order, and errors. */
export function runCalls(scenarios: readonly CallScenario[]): Outcome {
  const facts = keyFacts();
  const texts = new Map<string, string>();
  const outcome: Outcome = { ...newReport(), texts: [] };
  for (const scenario of scenarios) runCallScenario(scenario, facts, texts, outcome);
  outcome.texts.push(...texts.values());
  return outcome;
}

function runCallScenario(scenario: CallScenario, facts: KeyFacts, texts: Map<string, string>, outcome: Outcome): void {
  const dispatcher = c10Dispatcher(facts);
  const ran: string[] = [];
  const entry = new Library(dispatcher, "test", "FRAGMENT", null, "/dev/null:0").def(scenario.schema).operator!;
  const fresh = (): Keyed => argumentOf("cpu") as Keyed;
  for (const [key, name, how] of scenario.kernels) {
    const library = new Library(dispatcher, "test", "IMPL", key as DispatchKeyName, `/dev/null:${key}`);
    library.impl(
      entry.name,
      boxed((op, _keys, stack) => {
        ran.push(name);
        if (how === "leaf") {
          stack.length = 0;
          stack.push(fresh());
        } else {
          belowAutograd(() => dispatcher.callBoxed(op, stack));
        }
      }, name),
      { label: "python" },
    );
  }
  for (const key of scenario.fallthroughs) {
    new Library(dispatcher, "_", "IMPL", key as DispatchKeyName, "/dev/null:0").fallback(fallthrough, {
      label: "fallthrough of ours",
    });
  }
  const have = tableOf(entry, c10Keys);
  for (const [i, call] of scenario.calls.entries()) {
    const id = `${scenario.id}#${i}`;
    const why =
      tableDifference(normalised(scenario.table), normalised(have)) ??
      callDifference(call, entry, ran, texts, scenario, id, outcome.deviating);
    if (outcome.deviating.at(-1)?.id === id) continue;
    if (why === null) outcome.passed++;
    else outcome.failed.push({ id, why });
  }
}

// The records name every fallthrough and kernel of the test `python`; which of them it is shows in the reason.
function normalised(table: Table): Table {
  const out: Table = {};
  for (const [key, cell] of Object.entries(table)) {
    out[key] =
      cell[1] === "backend fallback" && !cell[0].endsWith(".cpp")
        ? ["ours", cell[1], ...(cell.slice(2) as [string])]
        : cell;
  }
  return out;
}

// C10 computes the recorded table afresh, but calls through a live one that lags behind some orders of registration. Where
// its calls contradict its own table, the table is right: ours has to stop at the key where that table has no kernel, or to pass over
// a composite that stands nowhere in that table.
function liveTableLagged(scenario: CallScenario, call: Call, message: string | null): boolean {
  const composite = scenario.kernels.find(([key]) => key === "CompositeImplicitAutograd")?.[1];
  const reasons = Object.values(scenario.table).map(([, reason]) => reason);
  if (message === null) return composite !== undefined && call.ran[0] === composite && !reasons.includes("math kernel");
  const key =
    /has no kernel for (\w+)\./.exec(message ?? "")?.[1] ?? /is ambiguous at (AutogradOther)/.exec(message ?? "")?.[1];
  if (key === undefined) return false;
  const cell = scenario.table[key];
  return cell === undefined || cell[1] === "ambiguous autogradother";
}

function callDifference(
  call: Call,
  entry: OperatorEntry,
  ran: string[],
  texts: Map<string, string>,
  scenario: CallScenario,
  id: string,
  deviating: Failure[],
): string | null {
  ran.length = 0;
  const guard = call.mode === "inference_mode" ? inferenceModeGuard() : null;
  let message: string | null = null;
  try {
    // Tensors are created outside the mode, as the records show by their key sets.
    const args = call.args.map((kind) =>
      kind === "none" && entry.schema.arguments[0]!.kwargOnly ? null : argumentOf(kind),
    );
    while (args.length < entry.schema.arguments.length) args.push(null);
    const sets = args.slice(0, call.key_sets.length).map(keyText);
    if (JSON.stringify(sets) !== JSON.stringify(call.key_sets)) {
      return `key sets ${JSON.stringify(sets)}, expected ${JSON.stringify(call.key_sets)}`;
    }
    program.callBoxed(entry, args);
  } catch (error) {
    message = (error as Error).message;
  } finally {
    guard?.dispose();
  }
  if (JSON.stringify(ran) !== JSON.stringify(call.ran)) {
    if ((message === null || call.ran.length > ran.length) && liveTableLagged(scenario, call, message)) {
      const theirs = `C10 ran ${call.ran.join(", ")} from a stale table`;
      const here = message === null ? ran.join(", ") : message.split("\n")[0];
      deviating.push({ id, why: `${theirs}; by its own computed table, and here: ${here}` });
      return null;
    }
    return `ran ${JSON.stringify(ran)}, expected ${JSON.stringify(call.ran)}${message === null ? "" : ` (${message})`}`;
  }
  if (call.error === undefined) return message === null ? null : `raised ${message}`;
  if (message === null) return `raised nothing; C10: ${call.error.message}`;
  return callErrorDifference(call.error.message, message, entry, texts);
}

function callErrorDifference(
  theirs: string,
  ours: string,
  entry: OperatorEntry,
  texts: Map<string, string>,
): string | null {
  const note = (kind: string): null => {
    if (!texts.has(kind))
      texts.set(kind, `C10:  ${theirs.split("\n")[0]!.slice(0, 200)}\n  ours: ${ours.split("\n")[0]}`);
    return null;
  };
  const missing =
    /^Could not run '(.*?)' with arguments from the '(\w+)' backend.*only available for these backends: \[(.*?)\]/.exec(
      theirs,
    );
  const undefinedKey =
    /^There were no tensor arguments to this function .* schema (\S+?)\. .*Available functions are \[(.*?)\]/.exec(
      theirs,
    );
  const listed = missing?.[3] ?? undefinedKey?.[2];
  if (listed !== undefined) {
    const head =
      missing === null
        ? `${undefinedKey![1]} has no kernel for a call without keys`
        : `${missing[1]} has no kernel for ${missing[2]}.`;
    if (!ours.startsWith(head)) return `the message lacks "${head}": ${ours}`;
    const available = c10Keys.filter((key) => key !== "Undefined" && entry.row[slotOfKey(key)]!.reason !== "missing");
    if (available.join(", ") !== listed) return `available: ${available.join(", ")}; C10: ${listed}`;
    return note(missing === null ? "undefined" : "missing");
  }
  if (
    theirs.includes("has kernels registered to both CompositeImplicitAutograd and a backend mapped to AutogradOther")
  ) {
    const head = `${entry.name} is ambiguous at AutogradOther`;
    return ours.startsWith(head) ? note("ambiguous") : `the message lacks "${head}": ${ours}`;
  }
  // C10's own table was stale there (its invariant check failed while it built the message): ours only has to raise.
  if (theirs.includes("_equalsBoxedAndUnboxed") && ours.includes("has no kernel for"))
    return note("c10 internal assert");
  return `an error of unknown kind: ${theirs}\n  ours: ${ours}`;
}
