// The types of the package for CommonJS: a declaration file of that kind may take types of a module, but must name its values itself.

import ts from "typescript";

/**
 * @param file the entry's declarations
 * @param specifier how the new file imports them
 */
export function commonJsTypes(file, specifier) {
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
    noUncheckedSideEffectImports: false,
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const from = `"${specifier}", { with: { "resolution-mode": "import" } }`;
  const lines = [
    "// The types of the package for CommonJS.",
    `export type * from "${specifier}" with { "resolution-mode": "import" };`,
    `declare const __library: typeof import(${from});`,
  ];
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Value)) continue;
    const { name } = exported;
    lines.push(`export declare const ${name}: typeof __library.${name};`);
    // A value hides the type of the same name that `export type *` brings.
    if (!(symbol.flags & ts.SymbolFlags.Type)) continue;
    const declared = symbol.declarations.find((node) => (node.typeParameters?.length ?? 0) > 0);
    const parameters = declared?.typeParameters ?? [];
    const taken = parameters.length === 0 ? "" : `<${parameters.map((one) => one.getText()).join(", ")}>`;
    const given = parameters.length === 0 ? "" : `<${parameters.map((one) => one.name.text).join(", ")}>`;
    lines.push(`export type ${name}${taken} = import(${from}).${name}${given};`);
  }
  return `${[...lines, "export {};"].join("\n")}\n`;
}
