// generated/pointwise/*: loops and kernels of the operators that the registry defines as scalar expressions, for each
// target.

import { stubName } from "../api/names.js";
import { localNames, parameterNames, parameters } from "../api/stub.js";
import { types } from "../api/symbols.js";
import type { NativeFunction } from "../model/native-function.js";
import {
  formKernel,
  type PointwiseForm,
  pointwiseFile,
  pointwiseName,
  ruleRef,
  rulesFile,
  tableOf,
} from "../plan/pointwise.js";
import { isBoolResult, type PointwiseRule } from "../pointwise/rule.js";
import type { PointwiseTarget } from "../pointwise/targets/index.js";
import { complexLocals } from "../pointwise/targets/typescript/complex.js";
import { type Code, code, each, fragment, join, jsDoc, literal, type Ref, ref } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const ruleFile = "runtime/kernels/pointwise/rule.ts";
const adjustFile = "runtime/kernels/pointwise/adjust.ts";

/** Registers the complex loops in the tables of the other loops. */
const complexFile = "generated/register/complex.ts";

export const emitPointwise: Emitter = ({ pointwise: { operators, targets, complex }, sources }) => {
  if (operators.length === 0) return [];
  const from = [sources.functions];
  const locals = localNames(operators.flatMap(({ forms }) => forms.map(({ f }) => f)));
  return [
    {
      path: rulesFile,
      from,
      charter: "What each pointwise operator says of dtypes: promotion, result, the classes it computes in.",
      body: each(
        operators.map(({ rule }) => rule),
        emitRule,
      ),
    },
    ...targets.flatMap((target) => {
      const loops = operators.flatMap((operator) => operator.loops.get(target)!.declarations);
      const kernels = operators.flatMap((operator) =>
        operator.forms
          .filter((form) => formKernel(operator, form, target) === null)
          .map(({ f, kind }) => ({ f, kind, rule: operator.rule, check: operator.check })),
      );
      if (loops.length === 0 && kernels.length === 0) return [];
      return {
        path: pointwiseFile(target),
        from,
        charter: target.charter,
        body: join(
          [
            each(loops, (declaration) => declaration),
            each(kernels, ({ f, kind, rule, check }) =>
              emitKernel(f, kind, target.key, rule, target, check?.function ?? null, check?.count ?? 0),
            ),
          ],
          "\n\n",
        ),
        declares: [...locals, ...operators.flatMap((operator) => operator.loops.get(target)!.declares)],
      };
    }),
    ...(complex.length === 0
      ? []
      : [
          {
            path: complexFile,
            from,
            charter: "Loops of the pointwise operators for complex numbers, put into the tables of the others.",
            body: join(
              [
                each(complex, ({ loop }) => loop),
                each(
                  complex,
                  ({ rule, target, name }) =>
                    code`${target.host!.addComplexLoop}(${ruleRef(rule)}, ${tableOf(rule, target)!}, ${name});`,
                ),
              ],
              "\n\n",
            ),
            declares: complex.flatMap(({ rule, name }) => [name, ...complexLocals(rule)]),
          },
        ]),
  ];
};

function stubOf({ namespace, func }: NativeFunction): string {
  return stubName(namespace, func);
}

const emitRule = fragment((rule: PointwiseRule): Code => {
  const { fn, inputs, classes, promotion, realResult, rowMajor, adjust, resultOf, errorName } = rule;
  const bits = (list: readonly boolean[]): number => list.reduce((sum, bit, i) => sum | (bit ? 1 << i : 0), 0);
  const conditions = bits(inputs.map(({ promoted }) => !promoted));
  const scalars = bits(rule.parameters.map(({ promotes }) => promotes));
  return code`
    ${jsDoc(fn.schemaText)}
    export const ${`${stubOf(fn)}_rule`} = /* @__PURE__ */ ${ref("pointwiseRule", ruleFile)}({
      name: ${literal(errorName)},
      promote: ${emitPromotion(rule)},
      boolResult: ${literal(isBoolResult(rule))},
      classes: ${literal([...classes.keys()])},
      conditions: ${literal(conditions)},
      scalars: ${literal(scalars)},
      numbers: ${literal(bits(rule.parameters.map(({ type }) => type === "number")))},
      ${realResult ? code`realResult: true,` : code``}
      ${rowMajor === null ? code`` : code`rowMajor: ${literal(rowMajor)},`}
      ${resultOf < 0 ? code`` : code`resultOf: ${literal(resultOf)},`}
      ${adjust === null ? code`` : code`adjust: ${ref(adjust, adjustFile)},`}
    });
  `;

  function emitPromotion({ parameters: list }: PointwiseRule): Code {
    const word = (name: string): string => (name === "float" ? name : name.startsWith("same") ? "same" : "default");
    if (promotion.kind === "fixed") return literal(word(promotion.promotion));
    const at = list.findIndex(({ name }) => name === promotion.parameter);
    const before = Array.from({ length: at }, (_, i) => `_s${i}`);
    const names = join([...before, `s${at}`], ", ");
    return code`(${names}) => (${`s${at}`} === null ? ${literal(word(promotion.none))} : ${literal(word(promotion.otherwise))})`;
  }
});

/** One kernel: the argument check, then the runner for its number of tensors and its form. */
const emitKernel = fragment(
  (
    f: NativeFunction,
    kind: PointwiseForm["kind"],
    _key: string,
    rule: PointwiseRule,
    target: PointwiseTarget,
    check: Ref | null,
    checks: number,
  ): Code => {
    const args = f.func.arguments;
    const names = parameterNames(args);
    const local = (name: string): string => names[args.findIndex((arg) => arg.name === name)]!;
    const inputs = rule.inputs.map(({ name }) => local(name));
    const others = rule.parameters.map(({ name }) => local(name));
    const out = args.find((arg) => arg.out);
    const loops = tableOf(rule, target) ?? "null";
    const passed = join(
      [ruleRef(rule), loops, ...(out === undefined ? [] : [local(out.name)]), ...inputs, ...others],
      ", ",
    );
    const checked = rule.fn.func.arguments.slice(0, checks).map((arg) => local(arg.name));
    return code`
    export function ${pointwiseName(f, target)}(${parameters(f)}): ${types.Tensor} {
      ${check === null ? null : code`${check}(${join(checked, ", ")});`}
      return ${target.runner.run(rule.inputs.length, kind)}(${passed});
    }
  `;
  },
);
