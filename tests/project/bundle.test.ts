// Bundles of selections, run by a bare node: their numbers are PyTorch's, their sizes stay, and what they leave out is
// reported.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, describe, expect, test } from "vitest";
import {
  type Bundle,
  bundleSelection,
  matrixProgram,
  perceptronProgram,
  type SmallProgram,
} from "../../scripts/selection-bundle.js";
import { beyondRecorded, expectSize, recordedSizes } from "./sizes.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-bundles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of the bundle, in a folder with nothing else. */
function run({ text }: Bundle): unknown {
  const file = join(folder, "bundle.mjs");
  writeFileSync(file, text);
  return JSON.parse(execFileSync(process.execPath, [file], { cwd: folder, encoding: "utf8" }));
}

test("a bundle of the whole library has the recorded size, as the pages say", async () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "./generated/index.js";', resolveDir: root },
    ...{ bundle: true, minify: true, format: "esm", platform: "browser", write: false, logLevel: "error" },
  });
  const bytes = gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
  expectSize("library", bytes);
  const pages = ["README.md", "docs/guide/installation.md"].map((page) => readFileSync(join(root, page), "utf8"));
  const stated = pages.map((page) => Number(/about (\d+) KB gzipped/.exec(page)?.[1]));
  for (const figure of stated)
    expect(Math.abs(recordedSizes()["library"]!.bytes / 1000 / figure - 1)).toBeLessThan(0.03);
});

test("a size that has grown by more than 3 % fails with what to do", () => {
  const sizes = { box: { what: "a box", bytes: 1000, reason: "" } };
  expect([900, 1000, 1030].map((bytes) => beyondRecorded("box", bytes, sizes))).toEqual([null, null, null]);
  expect(beyondRecorded("box", 1031, sizes)).toBe(
    "a box has grown by 3.1 %, from 1000 to 1031 bytes. Find out why with `npx tsx scripts/bundle-size.ts`; if the growth is wanted, record it: " +
      "`npm run sizes -- --write REASON`",
  );
});

function expectClose(actual: unknown, expected: unknown): void {
  const flat = (value: unknown): number[] => (Array.isArray(value) ? value.flatMap(flat) : [value as number]);
  expect(flat(actual).length).toBe(flat(expected).length);
  flat(actual).forEach((value, i) => {
    expect(value).toBeCloseTo(flat(expected)[i]!, 5);
  });
}

describe("a bundle", () => {
  test("with add, matmul and gradients has the recorded size", async () => {
    const bundle = await bundleSelection(matrixProgram);
    expect(bundle.text).not.toMatch(/\bimport\b[^(.]|\brequire\(/);
    expect(run(bundle)).toEqual([
      [8, 12],
      [10, 14],
    ]);
    expectSize("matrix", bundle.gzipped);
  });

  test("with a perceptron and its loss has the recorded size", async () => {
    const bundle = await bundleSelection(perceptronProgram);
    // Recorded from PyTorch 1.13.1.
    expectClose(run(bundle), [
      1.0023185014724731,
      [
        [0.31948229670524597, -0.6389645934104919],
        [-0.6051797270774841, 1.4806385040283203],
        [-0.03378487750887871, -0.20270925760269165],
      ],
      [0.31948229670524597, -0.5713948011398315, -0.06756975501775742],
      [
        [1.2779291868209839, 0.061447590589523315, -0.11824708431959152],
        [-1.2779291868209839, -0.06144759804010391, 0.11824706196784973],
      ],
      [0.3809298872947693, -0.3809298872947693],
    ]);
    expectSize("perceptron", bundle.gzipped);
  });

  test("with vector loops has those of its selection, and programs that do not offer them have none", async () => {
    const source = (offer: string) => `
import { mul, offerWasm, tensor } from "./generated/index.js";
const x = tensor(Array.from({ length: 600 }, (_, i) => i / 4));
${offer}
const product = mul(x, x).toArray();
console.log(JSON.stringify(product[599]));
`;
    const program = { name: "", ops: "mul.Tensor,exp,neg", source: source("offerWasm();") };
    const [offering, plain] = await Promise.all([
      bundleSelection(program),
      bundleSelection({ ...program, source: source("") }),
    ]);
    expect([run(offering), run(plain)]).toEqual([22425.0625, 22425.0625]);
    // Those that gradients call are among them.
    const rows = offering.text.matchAll(/"aten::([\w.]+)",\d,"[^"]+"/g);
    expect([...rows].map(([, name]) => name)).toEqual(["neg", "exp", "add.Tensor", "mul.Tensor", "mul.Scalar"]);
    expect(plain.text).not.toMatch(/WebAssembly|"kernels\.wasm"/);
  });

  test("prints plainly, and brings what is named", async () => {
    const program: SmallProgram = {
      name: "",
      ops: "add.Tensor",
      source: `
import { add, library, ops, tensor } from "./generated/index.js";
const message = (body) => {
  try {
    return body();
  } catch (error) {
    return error.message;
  }
};
const x = tensor([[1, 2.5]], { requiresGrad: true });
const twice = library("own", "FRAGMENT").def("twice(Tensor x) -> Tensor");
library("own", "IMPL", "CPU").impl(twice.operator, (x) => add(x, x));
const y = ops.own.twice(x);
console.log(JSON.stringify([
  String(tensor([[1, 2.5]])),
  message(() => add(x, "two")),
  message(() => add(tensor([1], { device: "meta" }), tensor([1], { device: "meta" }))),
  ops.aten.add.Tensor.schema.arguments.map(({ name }) => name),
  message(() => y.backward(tensor([[1, 1]]))),
]));
`,
    };
    const [text, misfit, missing, names, lost] = run(await bundleSelection(program)) as string[];
    expect(text).toBe("tensor([[1, 2.5]], shape=[1, 2], dtype=float32)");
    expect(misfit).toContain("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
    expect(missing).toContain("aten::add.Tensor has no kernel for Meta");
    expect(names).toEqual(["self", "other", "alpha"]);
    expect(lost).toContain("the derivative of own::twice is not implemented");
  });

  test("that only calls becomes a whole dispatcher where a second copy of the package registers", async () => {
    const calling = await bundleSelection({
      name: "",
      ops: "add.Tensor",
      source: 'export { add, tensor } from "./generated/index.js";',
    });
    const registering = await bundleSelection({
      name: "",
      ops: "add.Tensor",
      source: `
import { dispatcher, library } from "./generated/index.js";
const { add, tensor } = await import(["./calling", "mjs"].join("."));
const twice = library("own", "FRAGMENT").def("twice(Tensor x) -> Tensor", (x) => add(x, x));
const doubled = dispatcher.call(twice.operator, [tensor([1, 2])]).toArray();
twice.dispose();
dispatcher.checkInvariants();
console.log(JSON.stringify([doubled, dispatcher.find("own::twice") ?? null, dispatcher.get("aten::add.Tensor").implCount]));
`,
    });
    writeFileSync(join(folder, "calling.mjs"), calling.text);
    writeFileSync(join(folder, "registering.mjs"), registering.text);
    expect(run({ ...registering, text: 'import "./calling.mjs";\nimport "./registering.mjs";' })).toEqual([
      [2, 4],
      null,
      2,
    ]);
  });

  test("without those names says in few words what does not fit", async () => {
    const program: SmallProgram = {
      name: "",
      ops: "add.Tensor",
      source: `
import { add, tensor } from "./generated/index.js";
const message = (body) => {
  try {
    body();
  } catch (error) {
    return error.message;
  }
};
const meta = () => tensor([1], { device: "meta" });
console.log(JSON.stringify([message(() => add(tensor([1]), "two")), message(() => add(meta(), meta()))]));
`,
    };
    const [misfit, missing] = run(await bundleSelection(program)) as string[];
    expect(misfit).toBe(
      "add: no overload matches (generate with --with explanations for the reasons)\n" +
        "  aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    );
    expect(missing).toBe(
      "aten::add.Tensor has no kernel for Meta (generate with --with explanations for details)\n" +
        "  operator: aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    );
  });

  test("with kernels of two backends, or of its own, refuses tensors of several devices", async () => {
    const program: SmallProgram = {
      name: "",
      ops: "mm",
      source: `
import { mm, tensor } from "./generated/index.js";
const [x, y] = [tensor([[1]]), tensor([[1]], { device: "meta" })];
const message = () => {
  try {
    mm(x, y);
  } catch (error) {
    return error.message;
  }
};
console.log(JSON.stringify(message()));
`,
    };
    const withLibrary = program.source
      .replace("{ mm,", "{ library, mm,")
      .replace("const message", 'library("aten", "IMPL", "Meta").impl("mm", (x) => x);\nconst message');
    const schema = "aten::mm(Tensor self, Tensor mat2) -> Tensor";
    const refused =
      "Expected all tensors to be on the same device, but found at least two devices, cpu and meta!\n" +
      `  operator: ${schema}\n  argument: mat2`;
    expect(run(await bundleSelection(program))).toBe(
      `aten::mm has no kernel for Meta (generate with --with explanations for details)\n  operator: ${schema}`,
    );
    expect(run(await bundleSelection({ ...program, keys: "CPU,Meta" }))).toBe(refused);
    expect(run(await bundleSelection({ ...program, source: withLibrary }))).toBe(refused);
  });

  test("with a kernel of its own that calls itself without end names it", async () => {
    const program: SmallProgram = {
      name: "",
      ops: "add.Tensor",
      source: `
import { add, dispatcher, library, tensor } from "./generated/index.js";
const opened = library("own", "FRAGMENT", null, "program.js");
const forever = opened.def("forever(Tensor x) -> Tensor").operator;
opened.impl("forever", (x) => dispatcher.call(forever, [add(x, x)]), { key: "CPU" });
try {
  dispatcher.call(forever, [tensor([1])]);
} catch (error) {
  console.log(JSON.stringify(error.message));
}
`,
    };
    expect(run(await bundleSelection(program))).toMatch(
      /\(own::forever at \w+, registered at .*\) recursed 100 times: it calls own::forever with \w+ still active\./,
    );
  });

  /** The results of some statements, or the errors that they throw, in a program of that selection. */
  async function outcomes(
    selection: Pick<SmallProgram, "ops" | "with">,
    names: string,
    statements: readonly string[],
  ): Promise<readonly unknown[]> {
    const source = `
import { ${names} } from "./generated/index.js";
const attempt = (body) => {
  try {
    return body();
  } catch (error) {
    return error.message;
  }
};
const leaf = () => tensor([1, 2], { requiresGrad: true });
console.log(JSON.stringify([${statements.map((text) => `attempt(() => ${text})`).join(",\n")}]));
`;
    return run(await bundleSelection({ name: "", ...selection, source })) as readonly unknown[];
  }

  const leftOut = (what: string, part: string) =>
    `${what}: left out of this selection, generate it with \`--with ${part}\``;

  const hooked = [
    "{ const x = leaf(); let seen = null; x.registerHook((g) => { seen = g.toArray(); }); add(x, x).backward(tensor([3, 4])); return seen; }",
    "{ const x = leaf(); const y = add(x, x); y.retainGrad(); y.backward(tensor([3, 4])); return y.grad.toArray(); }",
    "{ const x = leaf(); let at = null; x.registerPostAccumulateGradHook((t) => { at = t.grad.toArray(); }); add(x, x).backward(tensor([3, 4])); return at; }",
    "{ const x = leaf(); const y = add(x, x); y.gradFn.registerHook(([a, b]) => [null, b]); y.backward(tensor([3, 4])); return x.grad.toArray(); }",
    "{ const x = leaf(); const y = add(x, x); y.gradFn.registerPreHook(([g]) => [tensor([0, 0])]); y.backward(tensor([3, 4])); return x.grad.toArray(); }",
    "{ const x = leaf(); const w = leaf(); add(x, w).backward(tensor([3, 4]), { inputs: [w] }); return [x.grad, w.grad.toArray()]; }",
    "leaf().retainsGrad",
  ];

  test("has lazy tensors with complex numbers, whose fallbacks bring the operators that they call", async () => {
    const selection = { ops: "add.Tensor,mul.Tensor,mul_.Tensor,conj,imag,_neg_view,_efficientzerotensor" };
    const names = "_efficientzerotensor, _negView, add, conj, imag, mul, tensor";
    const z = "tensor([{ re: 1, im: 2 }])";
    const statements = [
      `add(conj(${z}), ${z}).toArray()`,
      `imag(conj(${z})).toArray()`,
      "add(_negView(tensor([1, 2])), tensor([3, 4])).toArray()",
      "{ const x = tensor([1, 2]); _negView(x).mul_(tensor([3, 4])); return x.toArray(); }",
      `{ const x = ${z}; conj(x).mul_(tensor([{ re: 0, im: 1 }])); return x.toArray(); }`,
      "mul(_efficientzerotensor([2]), tensor([3, 4])).toArray()",
      "add(_efficientzerotensor([2]), tensor([3, 4])).toArray()",
    ];
    expect(
      await outcomes(
        { ...selection, with: "complex" },
        names,
        statements.map((text) => (text.startsWith("{") ? `(() => ${text})()` : text)),
      ),
    ).toEqual([[{ re: 2, im: 0 }], [-2], [2, 2], [3, 8], [{ re: 2, im: -1 }], [0, 0], [3, 4]]);
  });

  test("without complex numbers makes no lazy tensor and no zeros without memory", async () => {
    const selection = { ops: "add.Tensor,_neg_view,_efficientzerotensor" };
    const statements = [
      "add(_negView(tensor([1, 2])), tensor([3, 4])).toArray()",
      "add(_efficientzerotensor([2]), tensor([3, 4])).toArray()",
    ];
    expect(await outcomes(selection, "_efficientzerotensor, _negView, add, tensor", statements)).toEqual([
      expect.stringContaining(leftOut("complex numbers", "complex")),
      expect.stringContaining(leftOut("zeros without memory", "forward")),
    ]);
  });

  test("multiplies vectors with matrices as the whole package does", async () => {
    const gradient = (of: string) =>
      `(() => { const x = leaf(); ${of}.backward(tensor([1, 1])); return x.grad.toArray(); })()`;
    const matrix = "tensor([[1, 2], [3, 4]])";
    const statements = [
      "matmul(leaf(), leaf()).item()",
      `matmul(${matrix}, leaf()).toArray()`,
      `matmul(leaf(), ${matrix}).toArray()`,
      "matmul(tensor([[[1, 2], [3, 4]]]), leaf()).toArray()",
      gradient(`matmul(${matrix}, x)`),
      gradient(`matmul(x, ${matrix})`),
      gradient("add(tensor([0, 0]), x, { alpha: 3 })"),
      "matmul(leaf(), leaf()).gradFn.name",
    ];
    const values = [5, [5, 11], [7, 10], [[5, 11]], [4, 6], [3, 7], [3, 3]];
    const names = "add, matmul, tensor";
    expect(await outcomes({ ops: "add.Tensor,matmul" }, names, statements)).toEqual([...values, "DotBackward0"]);
  });

  test("says of wrong data what is wrong and where", async () => {
    const statements = [
      "tensor([[1], 2])",
      "tensor([1, 2]).item()",
      'tensor([1], { dtype: "complex32" })',
      "matmul(tensor([[1, 2]]), tensor([[1, 2]]))",
      "add(tensor([1]), tensor([1]), { alpha: true })",
    ];
    expect(await outcomes({ ops: "add.Tensor,matmul" }, "add, matmul, tensor", statements)).toEqual([
      "tensor: expected an array of 1 elements at [1], got number 2",
      "item(): only a tensor with one element is a number, this one has 2 (shape [2]); use toArray()",
      "tensor: dtype complex32 is not supported\n  argument: dtype",
      "mat1 and mat2 shapes cannot be multiplied (1x2 and 1x2)\n" +
        "  operator: aten::matmul(Tensor self, Tensor other) -> Tensor",
      "Boolean alpha only supported for Boolean results.\n" +
        "  operator: aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    ]);
  });

  test("without hooks says so, and has them where they are asked for", async () => {
    expect(await outcomes({ ops: "add.Tensor" }, "add, tensor", hooked)).toEqual([
      leftOut("registerHook", "hooks"),
      leftOut("retainGrad", "hooks"),
      leftOut("registerPostAccumulateGradHook", "hooks"),
      leftOut("registerHook", "hooks"),
      leftOut("registerPreHook", "hooks"),
      leftOut("inputs of backward", "hooks"),
      false,
    ]);
    const program = await outcomes({ ops: "add.Tensor", with: "hooks" }, "add, tensor", hooked);
    expect(program).toEqual([[6, 8], [3, 4], [6, 8], [3, 4], [0, 0], [null, [3, 4]], false]);
  });

  test("with grad or backward named has inputs", async () => {
    const statements = [
      "{ const x = leaf(); return grad(add(x, x), x, { gradOutputs: tensor([3, 4]) })[0].toArray(); }",
      hooked[5]!,
    ];
    expect(await outcomes({ ops: "add.Tensor" }, "add, grad, tensor", statements)).toEqual([
      [6, 8],
      [null, [3, 4]],
    ]);
    const named = [
      "{ const x = leaf(); const w = leaf(); backward(add(x, w), tensor([3, 4]), { inputs: w }); return [x.grad, w.grad.toArray()]; }",
    ];
    expect(await outcomes({ ops: "add.Tensor" }, "add, backward, tensor", named)).toEqual([[null, [3, 4]]]);
  });

  const viewed = [
    // A part of a result is written to through operators that were not requested by name.
    '{ const x = leaf(); const y = add(x, x); const v = select(y, 0, 1); dispatcher.call(dispatcher.get("aten::copy_"), [v, tensor(5), false]); y.backward(tensor([3, 4])); return x.grad.toArray(); }',
    // A view of a parameter that was updated under noGrad.
    '{ const x = leaf(); const v = select(x, 0, 1); noGrad(() => dispatcher.call(dispatcher.get("aten::copy_"), [x, tensor([5, 5]), false])); add(v, v).backward(); return x.grad.toArray(); }',
  ];

  test("without the history of views says so, and has it where it is asked for or operators write", async () => {
    const names = "add, dispatcher, noGrad, select, tensor";
    const ops = "add.Tensor,select.int";
    const absent = leftOut("the history of views that are changed in place", "views");
    const add = "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor";
    expect(await outcomes({ ops }, names, viewed)).toEqual([absent, `${absent}\n  operator: ${add}`]);
    const present = [
      [6, 0],
      [0, 2],
    ];
    expect(await outcomes({ ops, with: "views" }, names, viewed)).toEqual(present);
    expect(await outcomes({ ops: `${ops},fill_.Scalar` }, names, viewed)).toEqual(present);
  });

  test("without views of wrappers says so, and has them, with the operators that they call, where they are asked for", async () => {
    const statements = [
      "{ class Own extends WrapperTensor {}; return permute(new Own({ shape: [2, 3] }), [1, 0]); }",
      '{ class Own extends WrapperTensor {}; library("aten", "IMPL", "CPU").impl("as_strided", (x, shape) => new Own({ shape })); return permute(new Own({ shape: [2, 3] }), [1, 0]).shape; }',
    ];
    const names = "library, permute, tensor, WrapperTensor";
    const operator = "\n  operator: aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)";
    const absent = `${leftOut("views of wrapper tensors", "wrappers")}${operator}`;
    expect(await outcomes({ ops: "permute" }, names, statements)).toEqual([absent, absent]);
    expect(await outcomes({ ops: "permute", with: "wrappers" }, names, statements)).toEqual([
      // The bundler has shortened the class's name.
      expect.stringContaining(
        `no kernel of the wrapper handled the view or as_strided, and nothing else can${operator}`,
      ),
      [3, 2],
    ]);
  });

  test("lets go of what it saved, and finds what was changed since", async () => {
    const program: SmallProgram = {
      name: "",
      ops: "mul.Tensor,mul.Scalar,exp,mul_.Scalar",
      source: `
import { exp, mul, tensor } from "./generated/index.js";
const name = (body) => {
  try {
    return String(body());
  } catch (error) {
    return error.name;
  }
};
const leaf = () => tensor([1, 2], { requiresGrad: true });
const ones = tensor([1, 1]);
const x = leaf();
const y = mul(mul(x, x), 3);
y.backward(ones);
const kept = exp(leaf());
kept.backward(ones, { retainGraph: true });
kept.backward(ones);
const changed = exp(leaf());
const result = mul(changed, 1);
changed.mul_(2);
console.log(JSON.stringify([
  x.grad.toArray(),
  name(() => y.backward(ones)),
  name(() => kept.backward(ones)),
  name(() => result.backward(ones)),
]));
`,
    };
    expect(run(await bundleSelection(program))).toEqual([[6, 12], "AutogradError", "AutogradError", "AutogradError"]);
  });

  test("without what functions of its own may call says so, and has it where it is asked for", async () => {
    const statements = [
      '{ const f = new AutogradFunction({ name: "Twice", forward: (_, x) => add(x, x), backward: (_, g) => add(g, g) }); const x = leaf(); f.apply(x).backward(tensor([3, 4])); return x.grad.toArray(); }',
      '{ const f = new AutogradFunction({ name: "Same", forward: (_, x) => x, backward: (_, g) => g }); const x = leaf(); f.apply(x).backward(tensor([3, 4])); return x.grad.toArray(); }',
    ];
    const names = "add, AutogradFunction, tensor";
    const absent = leftOut("alias for AutogradFunction", "functions");
    expect(await outcomes({ ops: "add.Tensor" }, names, statements)).toEqual([[6, 8], absent]);
    expect(await outcomes({ ops: "add.Tensor", with: "functions" }, names, statements)).toEqual([
      [6, 8],
      [3, 4],
    ]);
  });

  test("without vmap says so of gradients that compute by it, and has them where it is used", async () => {
    const statements = [
      "jacobian((x) => mul(x, x), tensor([1, 2]), { vectorize: true }).toArray()",
      "{ const x = leaf(); return grad(mul(x, x), x, { gradOutputs: tensor([[1, 0], [0, 3]]), isGradsBatched: true })[0].toArray(); }",
    ];
    const selection = { ops: "mul.Tensor,add.Tensor", with: "forward" };
    const absent =
      "vectorize and isGradsBatched compute by vmap, which this bundle left out, since nothing in it uses vmap: omit the option, or call the function under vmap";
    expect(await outcomes(selection, "grad, jacobian, mul, tensor", statements)).toEqual([absent, absent]);
    const mapped = await outcomes(selection, "grad, jacobian, mul, tensor, vmap", [
      ...statements,
      "vmap((x) => mul(x, x))(tensor([1, 3])).toArray()",
    ]);
    expect(mapped).toEqual([
      [
        [2, 0],
        [0, 4],
      ],
      [
        [2, 0],
        [0, 12],
      ],
      [1, 9],
    ]);
  });
});
