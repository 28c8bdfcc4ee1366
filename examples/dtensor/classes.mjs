// A plugin of the generator: which operators compute each element from the elements at its place. What the registry's entries say in
// `pointwise:` is all that their sharding rule has to know.
// Run: npx tengen --plugin examples/dtensor/classes.mjs --out FOLDER, and move FOLDER/dtensor/classes.ts beside this file

/** @type {import("tengen-codegen").Plugin} */
export default {
  name: "dtensor",
  version: 1,
  *emit({ plan, tools }) {
    const { code, literal } = tools;
    const names = plan.functions
      .filter((f) => f.pointwise !== null && f.func.kind === "functional")
      .map((f) => f.func.name.full);
    yield {
      path: "dtensor/classes.ts",
      charter: "The operators that compute each element from the elements at its place.",
      declares: ["pointwise"],
      body: code`
        export const pointwise: ReadonlySet<string> = new Set([
          ${names.map((name) => code`${literal(name)},`)}
        ]);
      `,
    };
  },
};
