// Puts the declarations of a folder of modules into one file beside it: a file takes whole blocks of the disk, and a hundred small ones are as
// large on it as twice their text. package.json points the modules' types there.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import ts from "typescript";

/** Writes `<folder>.d.ts` and deletes the declarations in `folder`; modules of `merged`, folders side by side with it, go the same way. */
export function mergeDeclarations(folder, merged) {
  const imports = new Map();
  const texts = new Map();
  const reexports = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".d.ts"))) {
    const source = ts.createSourceFile(file, readFileSync(`${folder}/${file}`, "utf8"), ts.ScriptTarget.Latest, true);
    const fail = (what) => {
      throw new Error(`${folder}/${file}: ${what}`);
    };
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) {
        const from = placeOf(statement.moduleSpecifier.text, merged);
        const bindings = statement.importClause?.namedBindings;
        if (bindings === undefined || !ts.isNamedImports(bindings)) fail("only imports of names can be merged");
        if (from === null) continue;
        for (const item of bindings.elements) {
          const name = item.name.text;
          const text = (item.propertyName === undefined ? "" : `${item.propertyName.text} as `) + name;
          const before = imports.get(name);
          if (before !== undefined && (before.from !== from || before.text !== text))
            fail(`two imports are named ${name}`);
          imports.set(name, { from, text });
        }
      } else if (ts.isExportDeclaration(statement)) {
        if (statement.exportClause?.elements.length === 0) continue;
        if (statement.moduleSpecifier === undefined) fail("a list of exports cannot be merged");
        const from = placeOf(statement.moduleSpecifier.text, merged);
        if (from === null) fail("a re-export of the same folder cannot be merged");
        reexports.push(`export ${statement.exportClause?.getText(source) ?? "*"} from "${from}";`);
      } else {
        const text = statement.getText(source).replace(/import\("([^"]*)"\)\.(\w+)/g, (_, from, name) => {
          const place = placeOf(from, merged);
          return place === null ? name : `import("${place}").${name}`;
        });
        const name = nameOf(statement) ?? fail("a declaration without a name cannot be merged");
        const before = texts.get(name) ?? [];
        // Overloads share a name within one file.
        if (before.some((other) => other.file !== file && other.text !== text))
          fail(`two declarations are named ${name}`);
        if (!before.some((other) => other.text === text)) texts.set(name, [...before, { file, text }]);
      }
    }
    rmSync(`${folder}/${file}`);
  }
  const heads = new Map();
  for (const [name, { from, text }] of imports) {
    if (texts.has(name)) throw new Error(`${folder}: ${name} is imported and declared`);
    heads.set(from, [...(heads.get(from) ?? []), text]);
  }
  const lines = [...heads].sort().map(([from, names]) => `import type { ${names.sort().join(", ")} } from "${from}";`);
  lines.push(...reexports);
  for (const group of texts.values()) for (const { text } of group) lines.push(text.replace(/^ {4}/gm, " "));
  writeFileSync(`${folder}.d.ts`, `${lines.join("\n")}\nexport {};\n`);
}

function nameOf(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0].name.text;
  return statement.name?.text;
}

/** Where a module that a file of a folder imports is for the folder's one declaration file; null for the folder's own. */
function placeOf(specifier, merged) {
  if (specifier.startsWith("./")) return null;
  const place = specifier.replace(/^\.\.\//, "");
  const room = dirname(place);
  const target = place.startsWith("../") || !merged.includes(room) ? place : `${room}.js`;
  return target.startsWith("../") ? target : `./${target}`;
}
