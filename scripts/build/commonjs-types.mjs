// The types of the package for CommonJS: a CommonJS declaration file may re-export the types of a module, but must list its values itself.

import ts from "typescript";

const head = (specifier) => {
  const from = `"${specifier}", { with: { "resolution-mode": "import" } }`;
  return [
    "// The types of the package for CommonJS.",
    `export type * from "${specifier}" with { "resolution-mode": "import" };`,
    `declare const l: typeof import(${from});`,
  ];
};
const tail = (names) => [
  `export declare const ${names.map((name) => `${name}: typeof l.${name}`).join(",\n")};`,
  "export {};",
];

/** The same for a module whose values, named here, are functions: none has the name of a type. */
export function commonJsFunctions(names, specifier) {
  return `${[...head(specifier), ...tail(names)].join("\n")}\n`;
}

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
  const lines = head(specifier);
  const values = [];
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Value)) continue;
    const { name } = exported;
    values.push(name);
    // A value hides the type of the same name from `export type *`.
    if (!(symbol.flags & ts.SymbolFlags.Type)) continue;
    const declared = symbol.declarations.find((node) => (node.typeParameters?.length ?? 0) > 0);
    const parameters = declared?.typeParameters ?? [];
    const list = (texts) => (texts.length === 0 ? "" : `<${texts.join(", ")}>`);
    // Aliases have no parameters that keep literal types.
    const taken = list(parameters.map((one) => textOf(one).replace(/^const\s+/, "")));
    const given = list(parameters.map((one) => one.name.text));
    lines.push(`export type ${name}${taken} = import(${from}).${name}${given};`);
  }
  /** The text of a type parameter; names in its constraint refer to the library. */
  function textOf(parameter) {
    const start = parameter.getStart();
    let text = parameter.getText();
    const names = [];
    const visit = (node) => {
      if (ts.isTypeReferenceNode(node)) names.push(node.typeName);
      ts.forEachChild(node, visit);
    };
    visit(parameter);
    for (const node of names.reverse()) {
      let symbol = checker.getSymbolAtLocation(node);
      if (symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
      if (symbol.flags & ts.SymbolFlags.TypeParameter) continue;
      const [, path] = symbol.declarations[0].getSourceFile().fileName.split("/dist/");
      // A built-in type of the language.
      if (path === undefined) continue;
      text = `${text.slice(0, node.getStart() - start)}import("./${path.replace(/\.d\.ts$/, ".js")}", { with: { "resolution-mode": "import" } }).${symbol.name}${text.slice(node.getEnd() - start)}`;
    }
    return text;
  }
  return `${[...lines, ...tail(values)].join("\n")}\n`;
}
