// A plugin of the generator: the registry's `autocast:` fields, by list. A user's layer has its own copy.
// Run: npx tengen --plugin examples/user-autocast/lists.mjs --out FOLDER, and move FOLDER/user-autocast/lists.ts beside this file

/** @type {import("tengen-codegen").Plugin} */
export default {
  name: "user-autocast",
  version: 1,
  *emit({ plan, tools }) {
    const { code, literal, property } = tools;
    const rulesOf = (f) => f.layers.get("autocast") ?? new Map();
    const lists = [...new Set(plan.functions.flatMap((f) => [...rulesOf(f).keys()]))];
    const rows = (list) =>
      plan.functions.flatMap((f) => {
        const rule = rulesOf(f).get(list);
        if (rule === undefined) return [];
        const name = `${f.namespace}::${f.func.name.full}`;
        return [
          code`${literal(name)}: ${literal(rule.reason === null ? rule.policy : `${rule.policy}: ${rule.reason}`)},`,
        ];
      });
    yield {
      path: "user-autocast/lists.ts",
      charter: "What becomes of which operator, by device.",
      declares: ["lists"],
      body: code`
        export const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
          ${lists.map(
            (list) => code`
              ${property(list)}: {
                ${rows(list)}
              },
            `,
          )}
        };
      `,
    };
  },
};
