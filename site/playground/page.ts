// The playground in a page: editors, what is generated, what the program prints. The workers are fetched at the first change.

import { autocompletion, type CompletionContext } from "@codemirror/autocomplete";
import { indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { basicSetup } from "codemirror";
import { complete, type JsonSchema, type Values } from "../../codegen/editor/schema-completion.js";
import type { EditedFile, Made, MadeOperator, Problem, Script, Texts } from "./project.js";
import type { OutputFile, Printed } from "./run.js";

/** The initial state of the page, computed when the site was built. */
export interface Start {
  readonly texts: Texts;
  readonly result: Omit<Made, "scripts">;
  readonly output: readonly Printed[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Addresses of the workers. */
  readonly workers: { readonly generator: string; readonly runner: string };
}

/** The time limit of a program, in milliseconds. */
const longestRun = 20_000;
/** The pause in typing after which the files are generated, in milliseconds. */
const pause = 300;

const highlighting = HighlightStyle.define([
  { tag: tags.comment, color: "var(--pg-comment)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--pg-string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--pg-number)" },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: "var(--pg-keyword)" },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--pg-name)" },
  { tag: [tags.typeName, tags.className], color: "var(--pg-type)" },
]);
const look = EditorView.theme({
  "&": { backgroundColor: "transparent", color: "var(--vp-c-text-1)", height: "100%", fontSize: "13px" },
  ".cm-scroller": { fontFamily: "var(--vp-font-family-mono)", lineHeight: "1.5" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--vp-c-text-3)", border: "none" },
  ".cm-cursor": { borderLeftColor: "var(--vp-c-text-1)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--vp-c-default-soft)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--vp-c-brand-soft) !important",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--vp-c-bg-elv)",
    color: "var(--vp-c-text-1)",
    border: "1px solid var(--vp-c-divider)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--vp-c-brand-soft)",
    color: "var(--vp-c-text-1)",
  },
  ".cm-completionInfo": { maxWidth: "24rem", whiteSpace: "pre-wrap" },
  ".pg-new": { backgroundColor: "var(--vp-c-green-soft)" },
});
const languageOf = (file: string): Extension => (file.endsWith(".yaml") ? yaml() : javascript({ typescript: true }));

type View = "Output" | "Dispatch" | "Stub" | "Function" | "Registration" | "Autograd" | "All files";
/** The generated files of each view. */
const views: readonly (readonly [View, RegExp | null])[] = [
  ["Output", null],
  ["Dispatch", null],
  ["Stub", /^operators\.ts$/],
  ["Function", /^functions\.ts$/],
  ["Registration", /^register\//],
  ["Autograd", /^autograd\//],
  ["All files", /./],
];

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
};

/** Fills `host`; the returned function empties it again. */
export function mount(host: HTMLElement, start: Start): () => void {
  const texts: Record<EditedFile, string> = { ...start.texts };
  const files = Object.keys(texts) as EditedFile[];
  let result: Omit<Made, "scripts"> = start.result;
  let output: readonly Printed[] = start.output;
  let before: ReadonlyMap<string, string> = textsOf(result.files ?? []);
  let problems: readonly Problem[] = result.problems;
  let view: View = "Output";
  let edited: EditedFile = files[0]!;

  const status = element("span", { className: "pg-status" });
  status.setAttribute("role", "status");
  const runButton = element("button", {
    type: "button",
    className: "pg-run",
    textContent: "Run",
    onclick: () => generate(),
  });
  const fileTabs = element("div", { className: "pg-tabs" });
  const viewTabs = element("div", { className: "pg-tabs" });
  for (const tabs of [fileTabs, viewTabs]) tabs.setAttribute("role", "tablist");
  const editorHost = element("div", { className: "pg-code" });
  const problemList = element("ul", { className: "pg-problems" });
  const shown = element("div", { className: "pg-shown" });
  host.replaceChildren(
    element(
      "div",
      { className: "pg-left" },
      element("div", { className: "pg-bar" }, fileTabs),
      editorHost,
      problemList,
    ),
    element(
      "div",
      { className: "pg-right" },
      element("div", { className: "pg-bar" }, viewTabs, status, runButton),
      shown,
    ),
  );

  const runNow = () => {
    void generate();
    return true;
  };
  const states = new Map<EditedFile, EditorState>();
  const offers = (file: EditedFile) => (context: CompletionContext) => {
    const schema = start.schemas[file];
    if (schema === undefined) return null;
    const text = context.state.doc.toString();
    const found = complete(text.slice(0, context.pos), text.slice(context.pos), schema, valuesOf(file));
    // Shown unrequested only after the first letter: otherwise Enter on a new line would accept a completion.
    if (found === null || (found.from === context.pos && !context.explicit)) return null;
    return {
      from: found.from,
      options: found.offers.map(({ label, apply, info }) => ({ label, apply, ...(info === null ? {} : { info }) })),
    };
  };
  /** Names that are defined in the other files. */
  const valuesOf = (file: EditedFile): Values =>
    file === "derivatives.yaml"
      ? { name: [...texts["native_functions.yaml"].matchAll(/^- func: (.+)$/gm)].map(([, schema]) => schema!) }
      : {
          "dispatch/*": [...texts["kernels.ts"].matchAll(/^export (?:function|const) (\w+)/gm)].map(
            ([, name]) => name!,
          ),
        };
  for (const file of files)
    states.set(
      file,
      EditorState.create({
        doc: texts[file],
        extensions: [
          basicSetup,
          keymap.of([indentWithTab, { key: "Mod-Enter", run: runNow }]),
          languageOf(file),
          syntaxHighlighting(highlighting),
          look,
          lintGutter(),
          autocompletion({ override: file.endsWith(".yaml") ? [offers(file)] : null }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            states.set(file, state);
            if (docChanged) change(file, state.doc.toString());
          }),
        ],
      }),
    );
  const editor = new EditorView({ state: states.get(edited)!, parent: editorHost });
  editor.contentDOM.setAttribute("aria-label", "editor");
  const viewer = new EditorView({ parent: element("div") });

  function tabs<T extends string>(
    bar: HTMLElement,
    names: readonly T[],
    chosen: T,
    choose: (name: T) => void,
    mark = (_: T) => false,
  ) {
    bar.replaceChildren(
      ...names.map((name) => {
        const button = element("button", { type: "button", textContent: name, onclick: () => choose(name) });
        button.setAttribute("role", "tab");
        button.setAttribute("aria-selected", String(name === chosen));
        if (mark(name)) button.classList.add("pg-wrong");
        return button;
      }),
    );
  }
  function showFileTabs() {
    tabs(fileTabs, files, edited, open, (file) => problems.some((p) => p.file === file && p.severity === "error"));
  }
  function open(file: EditedFile) {
    if (file !== edited) {
      states.set(edited, editor.state);
      edited = file;
      editor.setState(states.get(file)!);
      showDiagnostics();
    }
    showFileTabs();
  }
  function showDiagnostics() {
    const { doc } = editor.state;
    const list = problems
      .filter(({ file, line }) => file === edited && line <= doc.lines)
      .map((p): Diagnostic => {
        const line = doc.line(p.line);
        const from = Math.min(line.from + p.column - 1, line.to);
        return { from, to: Math.min(from + p.length, doc.length), severity: p.severity, message: textOf(p) };
      });
    editor.dispatch(setDiagnostics(editor.state, list));
  }
  function showProblems() {
    showFileTabs();
    showDiagnostics();
    problemList.replaceChildren(
      ...problems.map((p) => {
        const go = () => {
          open(p.file);
          const line = editor.state.doc.line(Math.min(p.line, editor.state.doc.lines));
          const at = Math.min(line.from + p.column - 1, line.to);
          editor.dispatch({ selection: { anchor: at }, scrollIntoView: true });
          editor.focus();
        };
        const place = element("button", {
          type: "button",
          textContent: `${p.file}:${p.line}:${p.column}`,
          onclick: go,
        });
        return element("li", { className: `pg-${p.severity}` }, place, ` ${textOf(p)}`);
      }),
    );
  }
  function show() {
    tabs(
      viewTabs,
      views.map(([name]) => name),
      view,
      (name) => {
        view = name;
        show();
      },
    );
    const wanted = views.find(([name]) => name === view)![1];
    if (view === "Output") shown.replaceChildren(outputView(output));
    else if (wanted === null) shown.replaceChildren(...result.operators.map(rowView));
    else {
      const list = (result.files ?? []).filter(({ path }) => wanted.test(path));
      viewer.setState(generatedState(list, before));
      shown.replaceChildren(viewer.dom);
    }
  }

  let generator: Promise<Worker> | null = null;
  let runner: Promise<Worker> | null = null;
  let running: { readonly worker: Worker; readonly end: (why: string | null) => void } | null = null;
  let lastRequest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;

  function change(file: EditedFile, text: string) {
    texts[file] = text;
    clearTimeout(timer);
    timer = setTimeout(generate, pause);
    status.textContent = "...";
    // Both are fetched at once; the second is not needed before the first has answered.
    generator ??= worker(start.workers.generator);
    runner ??= worker(start.workers.runner);
  }
  async function generate() {
    clearTimeout(timer);
    const id = ++lastRequest;
    status.textContent = generator === null ? "loading the generator ..." : "generating ...";
    runner ??= worker(start.workers.runner);
    try {
      const helper = await (generator ??= worker(start.workers.generator));
      const answer = await ask(helper, id);
      if (id !== lastRequest || gone) return;
      if ("failed" in answer) throw new Error(answer.failed);
      const { scripts, ...rest } = answer.result;
      problems = rest.problems;
      if (rest.files !== null) {
        if (result.files !== null) before = textsOf(result.files);
        result = rest;
      }
      showProblems();
      if (scripts === null) {
        status.textContent = `${problems.length} ${problems.length === 1 ? "problem" : "problems"}`;
        show();
        return;
      }
      status.textContent = "running ...";
      await execute(scripts, id);
    } catch (error) {
      generator = null;
      status.textContent = error instanceof Error ? error.message : String(error);
    }
  }
  function ask(helper: Worker, id: number): Promise<{ result: Made } | { failed: string }> {
    return new Promise((resolve, reject) => {
      const listen = ({ data }: MessageEvent<{ id: number } & ({ result: Made } | { failed: string })>) => {
        if (data.id !== id) return;
        helper.removeEventListener("message", listen);
        resolve(data);
      };
      helper.addEventListener("message", listen);
      helper.addEventListener("error", (event) => reject(new Error(event.message)), { once: true });
      helper.postMessage({ id, texts });
    });
  }
  async function execute(scripts: readonly Script[], id: number) {
    running?.end(null);
    const helper = await (runner ??= worker(start.workers.runner));
    if (id !== lastRequest || gone) return;
    // The next run begins with a fresh one.
    runner = null;
    const lines: Printed[] = [];
    const limit = setTimeout(
      () => running?.end(`The program was ended after ${longestRun / 1000} seconds.`),
      longestRun,
    );
    const end = (why: string | null) => {
      clearTimeout(limit);
      helper.terminate();
      running = null;
      if (why !== null) lines.push({ kind: "error", text: why, place: null });
      if (id !== lastRequest || gone) return;
      runner ??= worker(start.workers.runner);
      output = lines;
      const failed = lines.filter(({ kind, place }) => kind === "error" && place !== null);
      problems = [
        ...problems.filter(({ severity }) => severity === "warning"),
        ...failed.map(
          ({ text, place }): Problem => ({
            ...place!,
            file: place!.file as EditedFile,
            length: 1,
            severity: "error",
            message: text,
            hint: null,
          }),
        ),
      ];
      showProblems();
      status.textContent = lines.some(({ kind }) => kind === "error") ? "failed" : "ran";
      show();
    };
    running = { worker: helper, end };
    helper.onmessage = ({ data }: MessageEvent<Printed | "done">) => {
      if (data === "done") end(null);
      else lines.push(data);
    };
    helper.onerror = (event) => end(event.message);
    helper.postMessage(scripts);
  }

  showProblems();
  show();
  status.textContent = "";
  return () => {
    gone = true;
    clearTimeout(timer);
    running?.end(null);
    for (const helper of [generator, runner]) void helper?.then((one) => one.terminate());
    editor.destroy();
    viewer.destroy();
    host.replaceChildren();
  };
}

/** Starts a worker, and waits until it has loaded. */
function worker(address: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const started = new Worker(address);
    started.addEventListener("message", () => resolve(started), { once: true });
    started.addEventListener("error", () => reject(new Error(`${address} could not be loaded`)), { once: true });
  });
}

function textsOf(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, text }) => [path, text]));
}

function textOf({ message, hint }: Problem): string {
  return hint === null ? message : `${message} (${hint})`;
}

function outputView(lines: readonly Printed[]): HTMLElement {
  return element(
    "pre",
    { className: "pg-output" },
    ...lines.map(({ kind, text }) => element("span", { className: `pg-${kind}`, textContent: `${text}\n` })),
  );
}

/** The largest number of keys of a row that are listed. */
const named = 2;

function rowView({ name, schema, gradient, row }: MadeOperator): HTMLElement {
  const cells = row.map(({ keys, kernel, reason }) => {
    const more = keys.length > named ? ` and ${keys.length - named} more` : "";
    return element(
      "tr",
      {},
      element(
        "td",
        { title: keys.join(", ") },
        element("code", { textContent: keys.slice(0, named).join(", ") }),
        more,
      ),
      element("td", {}, element("code", { textContent: kernel ?? "none" })),
      element("td", { textContent: reason }),
    );
  });
  return element(
    "section",
    { className: "pg-row" },
    element("h3", { textContent: name }),
    element("code", { className: "pg-schema", textContent: schema }),
    element("p", {
      textContent: `Backward: ${gradient.backward}. Backward twice: ${gradient.doubleBackward}. Forward mode: ${gradient.forward}.`,
    }),
    element(
      "table",
      {},
      element(
        "thead",
        {},
        element("tr", {}, ...["dispatch key", "kernel", "why"].map((text) => element("th", { textContent: text }))),
      ),
      element("tbody", {}, ...cells),
    ),
  );
}

/** Concatenates files; lines that are not in the previous version are highlighted. */
function generatedState(files: readonly OutputFile[], before: ReadonlyMap<string, string>): EditorState {
  const text = files
    .map(({ path, text: one }) => `${files.length > 1 ? `// ===== generated/${path}\n` : ""}${one.trimEnd()}\n`)
    .join("\n");
  const marks = new RangeSetBuilder<Decoration>();
  const fresh = Decoration.line({ class: "pg-new" });
  let at = 0;
  for (const [i, file] of files.entries()) {
    if (i > 0) at += 1;
    if (files.length > 1) at += `// ===== generated/${file.path}\n`.length;
    const old = new Set((before.get(file.path) ?? "").split("\n"));
    for (const line of file.text.trimEnd().split("\n")) {
      if (!old.has(line)) marks.add(at, at, fresh);
      at += line.length + 1;
    }
  }
  return EditorState.create({
    doc: text,
    extensions: [
      basicSetup,
      javascript({ typescript: true }),
      syntaxHighlighting(highlighting),
      look,
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.decorations.of(marks.finish()),
    ],
  });
}
