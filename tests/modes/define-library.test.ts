// defineLibrary: typed functions from schema texts, kernels per key, derivatives, errors; and the cost of the types.
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, expectTypeOf, test } from "vitest";
import * as customOperator from "../../examples/custom-operator.js";
import { add, gradcheck, mul, sum, type Tensor, tensor } from "../../generated/index.js";
import type { Scalar } from "../../runtime/core/scalar.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { fallthrough } from "../../runtime/dispatch/kernel.js";
import { Library } from "../../runtime/dispatch/library.js";
import { ops } from "../../runtime/dispatch/ops.js";
import {
  defineLibrary,
  defineOperator,
  type SchemaCall,
  type SchemaKernel,
  type SchemaName,
} from "../../runtime/modes/define-library.js";

describe("types from schema texts", () => {
  test("kernels take every argument by position", () => {
    expectTypeOf<SchemaKernel<"add_scaled(Tensor a, Tensor b, float s) -> Tensor">>().toEqualTypeOf<
      (...args: [Tensor, Tensor, number]) => Tensor
    >();
    expectTypeOf<
      SchemaKernel<"f(Tensor? x, int[2] k=1, Tensor[] xs, *, Scalar alpha=1, bool flag) -> (Tensor values, Tensor indices)">
    >().toEqualTypeOf<
      (...args: [Tensor | null, readonly number[], readonly Tensor[], Scalar, boolean]) => readonly [Tensor, Tensor]
    >();
    expectTypeOf<SchemaKernel<"f_(Tensor(a!) self) -> Tensor(a!)">>().returns.toEqualTypeOf<Tensor>();
    expectTypeOf<SchemaKernel<"f(Tensor?[] xs) -> ()">>().toEqualTypeOf<
      (...args: [readonly (Tensor | null)[]]) => void
    >();
    expectTypeOf<SchemaKernel<"f(Tensor x) -> Tensor[]">>().returns.toEqualTypeOf<readonly Tensor[]>();
    expectTypeOf<SchemaKernel<"f(Tensor x) -> (Tensor[], Tensor)">>().returns.toEqualTypeOf<
      readonly [readonly Tensor[], Tensor]
    >();
    expectTypeOf<SchemaKernel<"f(str name) -> int">>().toEqualTypeOf<(...args: [string]) => number>();
  });

  test("calls leave out defaults, or give them by name", () => {
    type Call = SchemaCall<"f(Tensor x, int dim=-1, *, bool keep_dim=False) -> Tensor">;
    const call = ((..._args: unknown[]) => tensor([0])) as unknown as Call;
    const x = tensor([1]);
    call(x);
    call(x, 1);
    call(x, 1, { keepDim: true });
    call(x, { dim: 0 });
    call(x, { dim: 0, keepDim: true });
    // @ts-expect-error a string is not a dim
    call(x, "0");
    // @ts-expect-error there is no such option
    call(x, { keepdim: true });
    // @ts-expect-error the tensor is missing
    call();
    expect(call(x).item()).toBe(0);
  });

  test("names are camelCase, with the overload behind", () => {
    expectTypeOf<SchemaName<"add_scaled(Tensor a) -> Tensor">>().toEqualTypeOf<"addScaled">();
    expectTypeOf<SchemaName<"add_scaled.out(Tensor a) -> Tensor">>().toEqualTypeOf<"addScaled_out">();
    expectTypeOf<SchemaName<"relu_(Tensor a) -> Tensor">>().toEqualTypeOf<"relu_">();
    expectTypeOf<SchemaName<"_private_one(Tensor a) -> Tensor">>().toEqualTypeOf<"_privateOne">();
  });

  test("40 schemas cost the compiler less than 60,000 instantiations", () => {
    const instantiations = (count: number): number => {
      const file = fileURLToPath(new URL("./budget.ts", import.meta.url));
      const types = "../../runtime/modes/define-library.js";
      const lines = [`import type { SchemaCall, SchemaKernel } from ${JSON.stringify(types)};`];
      for (let i = 0; i < count; i++) {
        const schema = `op${i}(Tensor self, Tensor? other, int[2] size=1, *, Scalar alpha=1, bool flag_${i}=False) -> (Tensor, Tensor)`;
        lines.push(`export declare const call${i}: SchemaCall<"${schema}">;`);
        lines.push(`export declare const kernel${i}: SchemaKernel<"${schema}">;`);
        lines.push(`export const r${i} = call${i}(null! as never, null, [1, 2]);`);
        lines.push(`export const k${i} = kernel${i}(null! as never, null, [1, 2], 1, true);`);
      }
      const options: ts.CompilerOptions = {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        lib: ["lib.es2023.d.ts", "lib.esnext.disposable.d.ts", "lib.dom.d.ts"],
        types: [],
        strict: true,
        noEmit: true,
        skipLibCheck: true,
      };
      const host = ts.createCompilerHost(options);
      const { getSourceFile, fileExists } = host;
      const text = lines.join("\n");
      host.getSourceFile = (name, ...rest) =>
        name === file
          ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
          : getSourceFile.call(host, name, ...rest);
      host.fileExists = (name) => name === file || fileExists.call(host, name);
      const program = ts.createProgram([file], options, host);
      const errors = program.getSemanticDiagnostics(program.getSourceFile(file));
      expect(errors.map((error) => ts.flattenDiagnosticMessageText(error.messageText, "\n"))).toEqual([]);
      return (program as unknown as { getInstantiationCount(): number }).getInstantiationCount();
    };
    const cost = instantiations(40) - instantiations(0);
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(60_000);
  });
});

describe("defineLibrary", () => {
  test("the classic two-backend operator with a derivative of its own", () => {
    const { result, gradients, meta, correct } = customOperator.run();
    expect(result.toArray()).toEqual([6, 12, 18]);
    expect(result.gradFn?.name).toBe("AddScaledBackward");
    expect(gradients.map((one) => one?.toArray())).toEqual([
      [1, 1, 1],
      [0.5, 0.5, 0.5],
    ]);
    expect(meta.device).toBe("meta");
    expect(meta.shape).toEqual([2, 2]);
    expect(correct).toBe(true);
    expect(ops["myops"]!["add_scaled"]!(tensor([1]), tensor([2]), 3)).toMatchObject({ shape: [1] });
  });

  test("gradients are right, and can be differentiated again", () => {
    const lib = defineLibrary("test_cube", {
      "cube(Tensor x) -> Tensor": {
        CompositeExplicitAutograd: (x) => mul(mul(x, x), x),
        derivative: {
          setup: (context, [x]) => context.saveForBackward(x),
          backward(context, grad) {
            const [x] = context.savedTensors;
            return mul(grad, mul(mul(x!, x!), 3));
          },
        },
      },
    });
    const x = tensor([0.5, -2, 3], { dtype: "float64", requiresGrad: true });
    expect(gradcheck((one: Tensor) => lib.cube(one), [x])).toBe(true);
    expect(gradcheck((one: Tensor) => sum(lib.cube(lib.cube(one))), [x])).toBe(true);
    lib.dispose();
  });

  test("an operator without derivative throws in backward, one with derivative: false has no history", () => {
    const lib = defineLibrary("test_plain", {
      "silent(Tensor x) -> Tensor": { CPU: (x) => mul(x, 2) },
      "stated(Tensor x) -> Tensor": { CPU: (x) => x.detach().clone(), derivative: false },
      "composite(Tensor x) -> Tensor": { CompositeImplicitAutograd: (x) => mul(x, 2) },
    });
    const x = tensor([1, 2], { requiresGrad: true });
    expect(() => sum(lib.silent(x)).backward()).toThrow("the derivative of test_plain::silent is not implemented");
    expect(lib.stated(x).requiresGrad).toBe(false);
    sum(lib.composite(x)).backward();
    expect(x.grad?.toArray()).toEqual([2, 2]);
    lib.dispose();
    expect(dispatcher.find("test_plain::silent")).toBeUndefined();
  });

  test("options, defaults, several returns, lists", () => {
    const lib = defineLibrary("test_forms", {
      "scaled(Tensor x, float by=2, *, float plus=0) -> Tensor": {
        CompositeImplicitAutograd: (x, by, plus) => add(mul(x, by), plus),
      },
      "both(Tensor x) -> (Tensor, Tensor)": { CompositeImplicitAutograd: (x) => [x, mul(x, 2)] as const },
      "total.list(Tensor[] xs) -> Tensor": { CompositeImplicitAutograd: (xs) => xs.reduce((a, b) => add(a, b)) },
    });
    const x = tensor([1, 2]);
    expect(lib.scaled(x).toArray()).toEqual([2, 4]);
    expect(lib.scaled(x, 3, { plus: 1 }).toArray()).toEqual([4, 7]);
    expect(lib.scaled(x, { by: 10 }).toArray()).toEqual([10, 20]);
    expect(lib.both(x).map((one) => one.toArray())).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect(lib.total_list([x, x, x]).toArray()).toEqual([3, 6]);
    expect(() => lib.scaled(x, { pluss: 1 } as never)).toThrow("unknown option `pluss`");
    expect([...lib.operators.keys()]).toEqual(["scaled", "both", "total.list"]);
    lib.dispose();
  });

  test("an explicit type goes where the text is not a literal", () => {
    const library = new Library(dispatcher, "test_explicit", "FRAGMENT", null, "here.ts:1");
    const schema: string = "twice(Tensor x) -> Tensor";
    const twice = defineOperator<(x: Tensor) => Tensor>(library, schema, {
      CPU: (x) => mul(x, 2),
      Tracer: fallthrough,
    });
    expectTypeOf(twice(tensor([1]))).toEqualTypeOf<Tensor>();
    expect(twice(tensor([4])).toArray()).toEqual([8]);
    library.dispose();
  });

  test("wrong kernels do not compile, and mistakes leave nothing behind", () => {
    const attempt = (): unknown =>
      defineLibrary("test_wrong", {
        "good(Tensor x) -> Tensor": { CPU: (x) => x },
        // @ts-expect-error a kernel that takes a string for the tensor
        "wrong(Tensor x) -> Tensor": { CPU: (x: string) => x },
        // @ts-expect-error no dispatch key has this name
        "key(Tensor x) -> Tensor": { Cpu: (x: Tensor) => x },
      });
    expect(attempt).toThrow("test_wrong::key: Cpu is not a dispatch key. Did you mean CPU, HPU, IPU?");
    expect(dispatcher.find("test_wrong::good")).toBeUndefined();
    expect(() => defineLibrary("test_wrong", { "f(Tensor x": {} } as never)).toThrow(
      "def: expected ) but found 'eof' here:",
    );
    expect(() => defineLibrary("test_wrong", { "f(Tensor x) -> Tensor": () => null } as never)).toThrow(
      "f(Tensor x) -> Tensor: expected kernels by key such as { CPU: (x) => ... }, got a function",
    );
    expect(() => defineLibrary("test_wrong", { "f(Tensor x) -> Tensor": { derivative: {} } } as never)).toThrow(
      "f(Tensor x) -> Tensor: derivative must be false or an object with a function backward",
    );
    expect(() => defineLibrary("test wrong", {})).toThrow(
      '"test wrong" is not a namespace, which consists of letters, digits and _',
    );
    expect(() => defineLibrary("test_wrong", { "dispose(Tensor x) -> Tensor": {} })).toThrow(
      "test_wrong::dispose: the name dispose is reserved for a member of the library object",
    );
    expect(dispatcher.find("test_wrong::dispose")).toBeUndefined();
  });
});

test("an operator that is defined again under the same source, with another schema: old and new handles, after calls", () => {
  const x = tensor([1]);
  const first = defineLibrary("redefined", { "f(Tensor a) -> Tensor": { CPU: (a) => a.mul(2) } }, { source: "cell" });
  const handle = ops["redefined"]!["f"]!["default"]!;
  const packet = ops["redefined"]!["f"]!;
  for (const call of [first.f, handle, packet] as readonly ((...args: unknown[]) => unknown)[])
    expect((call(x) as Tensor).item()).toBe(2);
  const second = defineLibrary(
    "redefined",
    { "f(Tensor a, int n=5) -> Tensor": { CPU: (a, n) => a.mul(n) } },
    { source: "cell" },
  );
  for (const call of [second.f, handle, packet] as readonly ((...args: unknown[]) => unknown)[]) {
    expect((call(x) as Tensor).item()).toBe(5);
    expect((call(x, 7) as Tensor).item()).toBe(7);
    expect((call(x, { n: 8 }) as Tensor).item()).toBe(8);
  }
  const third = defineLibrary("redefined", { "f(Tensor a) -> Tensor": { CPU: (a) => a.mul(3) } }, { source: "cell" });
  for (const call of [third.f, handle, packet] as readonly ((...args: unknown[]) => unknown)[]) {
    expect((call(x) as Tensor).item()).toBe(3);
    expect(() => call(x, 7)).toThrow("takes at most 1 positional argument, got 2");
  }
});

test("choices: other texts are refused before a kernel runs; what is stated is checked", () => {
  const texts: string[] = [];
  const kernel = (x: Tensor, how: string) => {
    texts.push(how);
    return x.mul(1);
  };
  const chosen = defineLibrary("chosen", {
    'f(Tensor x, str how="up") -> Tensor': { CPU: kernel, choices: { how: ["up", "down"] } },
  });
  chosen.f(tensor([1]));
  chosen.f(tensor([1]), { how: "down" });
  expect(() => chosen.f(tensor([1]), "don")).toThrow('`how` must be "up" or "down", got "don". Did you mean down?');
  expect(() => chosen.operators.get("f")!.callBoxed([tensor([1]), "left"])).toThrow(
    'is one of "up", "down"; got "left"',
  );
  expect(texts).toEqual(["up", "down"]);
  chosen.dispose();
  // Another definition of the name has choices of its own.
  const free = defineLibrary("chosen", { "f(Tensor x, str how) -> Tensor": { CPU: kernel } });
  free.f(tensor([1]), "left");
  free.operators.get("f")!.callBoxed([tensor([1]), "left"]);
  free.dispose();
});

test.each<[what: string, choices: unknown, message: string]>([
  ["no argument", { hw: ["a"] }, "choices are of arguments of type str, and `hw` is none. Did you mean how?"],
  ["a number", { n: ["a"] }, "`n` is none"],
  ["no list", { how: "up" }, "the choices of `how` must be a list of texts, got"],
  ["an empty list", { how: [] }, "the choices of `how` must be a list of texts, got"],
  ["without the default", { how: ["down"] }, 'the default of `how`, "up", is not among its choices'],
  ["no object", ["up"], "choices are of arguments of type str, and `0` is none"],
])("choices are refused: %s", (_what, choices, message) => {
  const schema = 'f(Tensor x, str how="up", int n=1) -> Tensor';
  expect(() => defineLibrary("chosen", { [schema]: { choices: choices as never } })).toThrow(message);
});
