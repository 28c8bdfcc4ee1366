// The playground of the site: its modules by themselves, and the page in a real Chromium.

import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { complete } from "../../codegen/editor/schema-completion.js";
import { bundleWorkers, schemas } from "../../site/playground/bundle.mjs";
import { readLibrary, startTexts } from "../../site/playground/library.js";
import { type Made, Project, type Texts } from "../../site/playground/project.js";
import { type Browser, missingBrowser, openPage, type Page, site } from "./browser.js";

const start = startTexts();
const library = readLibrary();

/** The texts with one stretch replaced. */
function edited(file: keyof Texts, from: string, to: string): Texts {
  expect(start[file]).toContain(from);
  return { ...start, [file]: start[file].replace(from, () => to) };
}

describe("completion", () => {
  const known = schemas();
  const rows: readonly (readonly [what: string, file: string, text: string, offers: readonly string[]])[] = [
    ["an entry begins with its schema", "native_functions.yaml", "- |", ["func"]],
    ["and so it does where nothing stands yet", "native_functions.yaml", "|", ["func"]],
    [
      "values of a list of names",
      "native_functions.yaml",
      "- func: f() -> Tensor\n  variants: |",
      ["function", "method"],
    ],
    [
      "the second of them",
      "native_functions.yaml",
      "- func: f() -> Tensor\n  variants: function, m|",
      ["function", "method"],
    ],
    ["kernels by their exports", "native_functions.yaml", "- func: f() -> Tensor\n  dispatch:\n    CPU: |", ["f_cpu"]],
    ["nothing in a schema's own text", "native_functions.yaml", "- func: f(Ten|", []],
    ["nothing in a comment", "native_functions.yaml", "# - fu|", []],
    ["an entry of derivatives", "derivatives.yaml", "- |", ["name"]],
  ];
  test.each(rows)("%s", (_, file, text, offers) => {
    const [before, after] = text.split("|") as [string, string];
    const found = complete(before, after, known[file]!, { "dispatch/*": ["f_cpu"] });
    expect(found?.offers.map(({ label }) => label) ?? []).toEqual(offers);
  });

  test("fields that stand there already, before or after, are not offered; each has the schema's words", () => {
    const text =
      "- func: f() -> Tensor\n  variants: method\n  |\n  tags: core\n- func: g() -> Tensor\n  autogen: g.out\n";
    const [before, after] = text.split("|") as [string, string];
    const offers = complete(before, after, known["native_functions.yaml"]!)!.offers;
    const names = offers.map(({ label }) => label);
    expect(names).toContain("autogen");
    expect(names).toContain("pointwise");
    for (const there of ["func", "variants", "tags"]) expect(names).not.toContain(there);
    expect(offers.every(({ info }) => info !== null && info.length > 0)).toBe(true);
    expect(offers.find(({ label }) => label === "dispatch")!.apply).toBe("dispatch:\n    ");
  });

  test("keys of a nested map", () => {
    const found = complete("- func: f() -> Tensor\n  dispatch:\n    C", "", known["native_functions.yaml"]!)!;
    expect(found.offers.map(({ label }) => label)).toContain("CPU");
  });
});

describe("a project", () => {
  const project = new Project(library);
  const places = ({ problems }: Made) =>
    problems.map((p) => `${p.file}:${p.line}:${p.column}+${p.length} ${p.message}`);

  test("the files that a visitor finds are made without a word", async () => {
    const generated = await project.make(start);
    expect(places(generated)).toEqual([]);
    expect(generated.operators.map(({ name }) => name)).toEqual([
      "mine::squash",
      "mine::log_cosh_mean",
      "mine::squash_",
      "mine::squash.out",
    ]);
    expect(
      generated.operators[1]!.row.map(({ keys: [key], kernel, reason }) => `${key}: ${kernel} [${reason}]`),
    ).toEqual([
      "CPU: log_cosh_mean_cpu [kernel]",
      "Meta: log_cosh_mean_meta [kernel]",
      "AutogradCPU: mine_log_cosh_mean_autograd [autograd kernel]",
      "FuncTorchBatched: vmap [kernel]",
    ]);
    // The library's operators, which formulas call, are not reported as having no gradient.
    expect(generated.operators.map(({ gradient }) => gradient.doubleBackward)).toEqual([
      "formula",
      "formula",
      "formula",
      "out",
    ]);
  });

  test.each<readonly [string, Texts, readonly string[]]>([
    [
      "an operator that there is not",
      edited("derivatives.yaml", "self.tanh()\n", "self.tahn()\n"),
      ["derivatives.yaml:8:78+4 there is no operator `tahn`"],
    ],
    [
      "a formula that two others are made of, said once,",
      edited("derivatives.yaml", "self.abs()", "self.abss()"),
      ["derivatives.yaml:4:30+4 there is no operator `abss`"],
    ],
    [
      "a kernel that is not exported",
      edited("native_functions.yaml", "CPU: log_cosh_mean_cpu", "CPU: log_cosh_mean_gpu"),
      [
        "native_functions.yaml:15:10+17 no kernel source exports `log_cosh_mean_gpu`, which log_cosh_mean names for CPU",
      ],
    ],
    [
      "TypeScript that is none",
      edited("program.ts", "loss.backward();", "loss.backward(;"),
      ["program.ts:17:15+1 ')' expected."],
    ],
  ])("%s has its place", async (_, texts, problems) => {
    expect(places(await project.make(texts))).toEqual(problems);
  });
});

const missing = missingBrowser("codemirror");

// One page, which each test finds as the one before it left it.
describe.skipIf(missing !== null)(
  `the page in Chromium${missing === null ? "" : ` (${missing})`}`,
  { shuffle: false },
  () => {
    let server: Server;
    let browser: Browser;
    let page: Page;
    const fetched: string[] = [];
    const errors: string[] = [];

    beforeAll(async () => {
      const workers = await bundleWorkers(JSON.stringify(library));
      const { outputFiles } = await build({
        stdin: {
          contents: `import { EditorView } from "@codemirror/view"; import { mount } from "./page.ts";
          // Editors draw what is in sight: here is all that one holds.
          window.shownText = () => {
            const editor = document.querySelector(".pg-shown .cm-editor");
            return editor === null ? document.querySelector(".pg-shown").textContent : EditorView.findFromDOM(editor).state.doc.toString();
          };
          fetch("/start.json").then((a) => a.json()).then((start) => mount(document.querySelector(".pg"), start));`,
          resolveDir: `${site}playground`,
        },
        bundle: true,
        write: false,
        format: "esm",
        logLevel: "error",
      });
      const { scripts: _, ...result } = await new Project(library).make(start);
      const addresses = { generator: "/generator.js", runner: "/runner.js" };
      const files: Record<string, readonly [type: string, text: string]> = {
        "/": [
          "text/html",
          `<!doctype html><style>${readFileSync(`${site}playground/page.css`, "utf8")}</style><div class="pg"></div><script type="module" src="/page.js"></script>`,
        ],
        "/page.js": ["text/javascript", outputFiles[0]!.text],
        "/start.json": [
          "application/json",
          JSON.stringify({ texts: start, result, output: [], schemas: schemas(), workers: addresses }),
        ],
        "/generator.js": ["text/javascript", workers.get("generator.js")!],
        "/runner.js": ["text/javascript", workers.get("runner.js")!],
      };
      server = createServer((request, response) => {
        const [type, text] = files[request.url!] ?? ["text/plain", ""];
        fetched.push(request.url!);
        response.setHeader("content-type", `${type}; charset=utf-8`);
        response.end(text);
      });
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      ({ browser, page } = await openPage(errors));
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    });
    afterAll(async () => {
      await browser?.close();
      server?.close();
    });

    const tab = (name: string) => page.locator(`.pg-bar button:text-is("${name}")`).click();
    async function settled(word: string) {
      await page.waitForFunction(
        `/^(ran|failed|\\d+ problems?)$/.test(document.querySelector(".pg-status").textContent)`,
      );
      expect(await page.evaluate(`document.querySelector(".pg-status").textContent`)).toBe(word);
    }
    // biome-ignore lint/performance/useDomNodeTextContent: the text as a reader sees it, with its lines
    const text = (selector: string) => page.locator(selector).innerText();
    /** Replaces the whole text of the file that is open. */
    async function write(name: keyof Texts, all: string) {
      await tab(name);
      await page.locator(".pg-code .cm-content").click();
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(all);
    }

    test("loads without the generator, and shows what it would make", async () => {
      await page.waitForFunction(`document.querySelector(".pg-code .cm-content") !== null`);
      expect(fetched.filter((file) => file.endsWith(".js"))).toEqual(["/page.js"]);
      await tab("Stub");
      expect(await page.evaluate(`shownText()`)).toContain("mine_squash_op.table[slot(lo, hi)]!(self, width, lo, hi)");
      await tab("Dispatch");
      expect(await text(".pg-shown")).toContain("log_cosh_mean_cpu");
    });

    test("an error stands at its place, in the editor and in the list", async () => {
      await write("derivatives.yaml", edited("derivatives.yaml", "self.tanh()\n", "self.tahn()\n")["derivatives.yaml"]);
      await settled("1 problem");
      expect(await text(".pg-problems")).toContain("derivatives.yaml:8:78 there is no operator `tahn`");
      expect(await text(".pg-code .cm-lintRange-error")).toBe("tahn");
    });

    test("generates: a change of the YAML changes stub, registration, autograd and dispatch row; and the program runs", async () => {
      await write("derivatives.yaml", start["derivatives.yaml"]);
      await settled("ran");
      const twice = `${start["native_functions.yaml"]}
- func: mine::twice(Tensor self) -> Tensor
  variants: function
  pointwise:
    expr: self * 2
`;
      await write("native_functions.yaml", twice);
      await settled("1 problem");
      expect(await text(".pg-problems")).toContain("native_functions.yaml:18:9 `twice` has kernels but no derivative");
      await write(
        "derivatives.yaml",
        `${start["derivatives.yaml"]}\n- name: mine::twice(Tensor self) -> Tensor\n  self: grad * 2\n`,
      );
      await settled("ran");
      for (const [view, words] of [
        ["Stub", "mine_twice_op"],
        ["Function", "export const twice"],
        ["Registration", "mine_twice_cpu"],
        ["Autograd", "mine_twice_autograd"],
        ["Dispatch", "mine::twice(Tensor self) -> Tensor"],
      ] as const) {
        await tab(view);
        expect(await page.evaluate(`shownText()`)).toContain(words);
      }
    });

    test("the operator is called and differentiated", async () => {
      await write(
        "program.ts",
        `import { tensor } from "tengen";
import { twice } from "./generated/index.js";
const x = tensor([1, -3], { requiresGrad: true });
const y: typeof x = twice(x);
y.sum().backward();
console.log(y.detach(), x.grad, { list: [1, "a"] });`,
      );
      await settled("ran");
      await tab("Output");
      expect(await text(".pg-output")).toBe('tensor([ 2., -6.]) tensor([2., 2.]) { list: [1, "a"] }\n');
    });

    test("an error of the program is shown at its line", async () => {
      await write("program.ts", `import { tensor } from "tengen";\n\ntensor([1, 2]).add(tensor([1, 2, 3]));`);
      await settled("failed");
      expect(await text(".pg-problems")).toContain("program.ts:3:");
      expect(await text(".pg-output .pg-error")).toContain(
        "The size of tensor a (2) must match the size of tensor b (3)",
      );
    });

    test("the schema's fields are offered in the editor", async () => {
      await write("native_functions.yaml", "- func: mine::f(Tensor self) -> Tensor\n");
      await page.keyboard.insertText("  poin");
      await page.keyboard.press("Control+Space");
      await page.waitForFunction(`document.querySelector(".cm-tooltip-autocomplete") !== null`);
      expect(await text(".cm-tooltip-autocomplete")).toContain("pointwise");
    });

    test("nothing was said on the page's own console, and nothing came from elsewhere", () => {
      expect(errors).toEqual([]);
      expect([...new Set(fetched)].sort()).toEqual(
        [
          "/",
          "/generator.js",
          "/page.js",
          "/runner.js",
          "/start.json",
          ...(fetched.includes("/favicon.ico") ? ["/favicon.ico"] : []),
        ].sort(),
      );
    });
  },
);
