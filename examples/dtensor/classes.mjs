// A plugin of the generator: the registry's facts about operators that a sharding rule needs. Those with
// `pointwise:` work element by element; views, reductions and factories are recognised by their schemas, and linear
// operators and products by the forward formulas of derivatives.yaml.
// Run: npx tengen --plugin examples/dtensor/classes.mjs --out FOLDER, and move FOLDER/dtensor/classes.ts beside this file

/** @typedef {import("tengen-codegen").NativeFunction} NativeFunction */

/** @type {import("tengen-codegen").Plugin} */
export default {
  name: "dtensor",
  version: 1,
  *emit({ plan, registry, tools }) {
    const { code, literal } = tools;
    // Composites reach a tensor's class decomposed.
    const functions = plan.functions.filter((f) => f.func.kind === "functional" && !f.compositeImplicit);
    /** @param {NativeFunction} f */
    const nameOf = (f) => f.func.name.full;
    /** @param {NativeFunction} f */
    const tensors = (f) => f.func.arguments.filter(({ type }) => type.kind === "base" && type.name === "Tensor");
    /** @param {NativeFunction} f @param {string} name */
    const has = (f, name) => f.func.arguments.some((one) => one.name === name);

    /** Forward derivatives as written. @param {NativeFunction} f */
    const forward = (f) => {
      const match = registry.derivatives.get(f);
      if (match?.how !== "exact") return [];
      return [...match.entry.sets.values()].flatMap((set) => set.forward.map(({ formula }) => formula.text));
    };

    /** @param {string} name @param {readonly NativeFunction[]} list @param {string} words */
    const set = (name, list, words) => code`
      ${tools.jsDoc(words)}
      export const ${tools.verbatim(name)}: ReadonlySet<string> = new Set([
        ${list.map((f) => code`${literal(nameOf(f))},`)}
      ]);
    `;
    yield {
      path: "dtensor/classes.ts",
      charter: "What the registry says of operators that a sharding rule has to know.",
      declares: ["pointwise", "views", "reductions", "likes", "linear", "products"],
      body: code`
        ${set(
          "pointwise",
          functions.filter((f) => f.pointwise !== null),
          "Compute each element from the elements at its place.",
        )}
        ${set(
          "views",
          functions.filter((f) => f.view),
          "Show the memory of their first argument.",
        )}
        ${set(
          "reductions",
          functions.filter((f) => tensors(f).length === 1 && has(f, "dim") && has(f, "keepdim")),
          "Take dimensions together, and keep the others apart.",
        )}
        ${set(
          "likes",
          functions.filter(
            (f) => tensors(f).length === 1 && /_like$/.test(nameOf(f)) && has(f, "dtype") && f.tags.size === 0,
          ),
          "Make a tensor of the shape of another one, whose elements do not count.",
        )}
        ${set(
          "linear",
          functions.filter((f) => tensors(f).length === 1 && forward(f).includes("auto_linear")),
          "Give of a sum of tensors the sum of what they give of each.",
        )}
        ${set(
          "products",
          functions.filter((f) =>
            forward(f).some((text) => /^self_t\.(\w+)\((\w+)_p\) \+ self_p\.\1\(\2_t\)$/.test(text)),
          ),
          "Multiply rows by columns: linear in each of two arguments.",
        )}
      `,
    };
  },
};
