// Merges the declarations of a folder of modules into one file beside it: files occupy full disk blocks, so a hundred small ones take twice the space of their
// text. package.json points the modules' types there.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { quoted, replaceComments, replaceInCode, replaceSpecifiers } from "./code-text.mjs";

/**
 * Writes `<folder>.d.ts` and deletes the declarations in `folder`; as do modules of the folders `merged`. The modules `apart` keep separate
 * files. Where the folder has an index that is an entry of the package, only what the index exports is exported. Comments stay above exports, or,
 * if the folder is not `documented`, above those under one of the names `shown`, and are stored in `words` as `folder/name`; `constants` are
 * those that have a constant in an entry file.
 */
export function mergeDeclarations(
  folder,
  merged,
  apart,
  { isEntry = false, documented = true, shown = new Set(), constants = new Set(), words = new Map() } = {},
) {
  const exported = isEntry ? exportsOf(`${folder}/index.d.ts`) : null;
  const imports = new Map();
  const texts = new Map();
  /** Built-in libraries of TypeScript that files refer to, such as that of disposal. */
  const libraries = new Set();
  const reexports = [];
  const reexported = new Set();
  const isApart = (file) => apart.includes(resolve(folder, file.replace(/\.d\.ts$/, ".js")));
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".d.ts") && !isApart(name))) {
    const source = ts.createSourceFile(file, readFileSync(`${folder}/${file}`, "utf8"), ts.ScriptTarget.Latest, true);
    const fail = (what) => {
      throw new Error(`${folder}/${file}: ${what}`);
    };
    const stem = file.replace(/\.d\.ts$/, "").replace(/\W/g, "_");
    /** Its imports from files of the same folder, by local name. */
    const neighbours = new Set();
    const privates = new Set(source.statements.filter((statement) => !isExported(statement)).map(nameOf));
    for (const { fileName } of source.libReferenceDirectives) libraries.add(fileName);
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) {
        const from = placeOf(folder, statement.moduleSpecifier.text, merged, apart);
        if (statement.importClause === undefined) {
          if (from !== null) reexports.push(`import "${from}";`);
          continue;
        }
        const bindings = statement.importClause.namedBindings;
        if (bindings === undefined || !ts.isNamedImports(bindings)) fail("only imports of names can be merged");
        if (from === null) {
          for (const { name, propertyName } of bindings.elements)
            if (propertyName === undefined) neighbours.add(name.text);
          continue;
        }
        for (const item of bindings.elements) {
          const name = item.name.text;
          const text = (item.propertyName === undefined ? "" : `${item.propertyName.text} as `) + name;
          const before = imports.get(name);
          if (before !== undefined && (before.from !== from || before.text !== text))
            fail(`two imports are named ${name}`);
          imports.set(name, { from, text });
        }
      } else if (ts.isExportDeclaration(statement)) {
        if (statement.exportClause?.elements?.length === 0) continue;
        if (statement.moduleSpecifier === undefined) {
          for (const { name, propertyName } of statement.exportClause.elements) {
            const imported = imports.get(name.text);
            if (propertyName !== undefined || !(neighbours.has(name.text) || imported !== undefined))
              fail("only names that are imported can be exported in a list");
            if (imported !== undefined) reexports.push(`export { ${imported.text} } from "${imported.from}";`);
          }
          continue;
        }
        const from = placeOf(folder, statement.moduleSpecifier.text, merged, apart);
        if (statement.exportClause !== undefined && ts.isNamespaceExport(statement.exportClause)) {
          if (from === null) fail("a neighbour's namespace cannot be merged");
          reexports.push(`export * as ${statement.exportClause.name.text} from "${from}";`);
          continue;
        }
        if (from === null) {
          // The merged file exports its names anyway.
          for (const { name, propertyName } of statement.exportClause?.elements ?? [])
            if (propertyName !== undefined) reexports.push(`export { ${propertyName.text} as ${name.text} };`);
          continue;
        }
        if (statement.exportClause === undefined) reexports.push(`export * from "${from}";`);
        // Neighbours may import such a name from this file, and a re-export does not bind it locally.
        for (const { name, propertyName } of statement.exportClause?.elements ?? []) {
          const text = (propertyName === undefined ? "" : `${propertyName.text} as `) + name.text;
          reexports.push(`import { ${text} } from "${from}";`, `export { ${name.text} };`);
          reexported.add(name.text);
        }
      } else {
        const hidden = exported !== null && !exported.has(nameOf(statement));
        const isShown = isExported(statement) && !hidden && (documented || shown.has(nameOf(statement)));
        const comment = isShown ? commentOf(statement, source) : "";
        if (comment !== "") words.set(`${folder}/${nameOf(statement)}`, comment);
        // If a function of one signature is behind a constant, editors show the constant's comment for its calls, too.
        const isBehind =
          ts.isFunctionDeclaration(statement) &&
          constants.has(nameOf(statement)) &&
          source.statements.filter((other) => nameOf(other) === nameOf(statement)).length === 1;
        const whole = (isBehind ? "" : comment) + withOwnNames(statement, source, privates, stem);
        const visible = hidden ? replaceInCode(whole, /^export (?=declare |type |interface )/gm, "") : whole;
        const module = new RegExp(`import\\("(${quoted})"\\)\\.(\\w+)|^declare module "(${quoted})"`, "gm");
        const text = replaceInCode(visible, module, (_, from, name, declares) => {
          const place = placeOf(folder, from ?? declares, merged, apart);
          if (declares !== undefined)
            return `declare module "${place ?? fail("what a module declares of another cannot be merged")}"`;
          return place === null ? name : `import("${place}").${name}`;
        });
        const declared = nameOf(statement) ?? fail("a declaration without a name cannot be merged");
        const name = privates.has(declared) ? `${declared}_${stem}` : declared;
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
    if (reexported.has(name)) continue;
    if (texts.has(name)) throw new Error(`${folder}: ${name} is imported and declared`);
    heads.set(from, [...(heads.get(from) ?? []), text]);
  }
  const lines = [...libraries].sort().map((name) => `/// <reference lib="${name}" preserve="true" />`);
  const head = [...heads].sort().map(([from, names]) => `import type { ${names.sort().join(", ")} } from "${from}";`);
  lines.push(...head, ...reexports);
  for (const group of texts.values()) for (const { text } of group) lines.push(withShallowLines(text));
  writeFileSync(`${folder}.d.ts`, `${lines.join("\n")}\nexport {};\n`);
}

/** With one space where tsc indents by four. */
function withShallowLines(text) {
  const shallow = (part) => part.replace(/^ {4}/gm, " ");
  return replaceComments(replaceInCode(text, /^ {4}/gm, " "), shallow);
}

/** The names that an index declares, or takes from its neighbours. */
function exportsOf(index) {
  const source = ts.createSourceFile(index, readFileSync(index, "utf8"), ts.ScriptTarget.Latest, true);
  const names = new Set();
  for (const entry of source.statements) {
    if (!ts.isExportDeclaration(entry)) {
      if (isExported(entry)) names.add(nameOf(entry));
      continue;
    }
    const { exportClause, moduleSpecifier } = entry;
    for (const { name } of exportClause?.elements ?? []) names.add(name.text);
    if (exportClause !== undefined || moduleSpecifier === undefined) continue;
    const file = join(dirname(index), moduleSpecifier.text.replace(/\.js$/, ".d.ts"));
    const module = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    for (const statement of module.statements) if (isExported(statement)) names.add(nameOf(statement));
  }
  return names;
}

/** The comment of a declaration, which editors show. */
function commentOf(statement, source) {
  const comment = statement.jsDoc?.at(-1);
  return comment === undefined ? "" : `${source.text.slice(comment.pos, comment.end).replace(/^ +\*/gm, " *")}\n`;
}

/**
 * Copies the comments of functions to the constants of an entry file that stand for them: editors show a constant's own
 * comment.
 */
export function withWords(file, words) {
  const text = readFileSync(file, "utf8");
  const rooms = new Map(
    [...text.matchAll(/^import \* as (\w+) from "([^"]*)"/gm)].map(([, name, from]) => [
      name,
      dirname(resolve(dirname(file), from)),
    ]),
  );
  writeFileSync(
    file,
    text.replace(
      /^export declare const \w+: typeof (\w+)\.(\w+);/gm,
      (line, room, name) => (words.get(`${rooms.get(room)}/${name}`) ?? "") + line,
    ),
  );
}

const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** The text of a declaration, in which the file's private names are prefixed by the file's name, since other files may use the same names. */
function withOwnNames(statement, source, privates, stem) {
  const start = statement.getStart(source);
  const ends = [];
  const visit = (node) => {
    const { parent } = node;
    const names =
      parent?.typeName === node ||
      parent?.exprName === node ||
      (ts.isExpressionWithTypeArguments(parent ?? node) && parent.expression === node) ||
      ((parent === statement || ts.isVariableDeclaration(parent)) && parent.name === node);
    if (ts.isIdentifier(node) && privates.has(node.text) && names) ends.push(node.end - start);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  let text = statement.getText(source);
  for (const end of ends.sort((a, b) => b - a)) text = `${text.slice(0, end)}_${stem}${text.slice(end)}`;
  return text;
}

function nameOf(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0].name.text;
  return statement.name?.text;
}

/** Makes the declarations below `root` import from the merged files what they imported from modules in `folders`. */
export function importMerged(root, folders, apart) {
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!/\.d\.c?ts$/.test(file)) continue;
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    const changed = replaceSpecifiers(text, (specifier) => {
      if (!specifier.startsWith(".")) return specifier;
      const target = resolve(dirname(path), specifier);
      const folder = dirname(target);
      // A merged folder's own file may be in a merged folder.
      const isMerged = folders.some((other) => `${resolve(other)}.js` === target);
      if (isMerged || apart.includes(target) || !folders.some((other) => resolve(other) === folder)) return specifier;
      const place = relative(dirname(path), `${folder}.js`).replaceAll("\\", "/");
      return place.startsWith(".") ? place : `./${place}`;
    });
    // Several modules that are imported for what they do may have become one.
    const once = changed.replace(/^(import "[^"]*";\n)(?=[\s\S]*^\1)/gm, "");
    if (once !== text) writeFileSync(path, once);
  }
}

/**
 * The path of a module imported by a file of a folder, as seen from the folder's single declaration file; null for the
 * folder's own.
 */
function placeOf(folder, specifier, merged, apart) {
  const path = resolve(folder, specifier);
  const room = dirname(path);
  const stays = apart.includes(path);
  if (room === resolve(folder) && !stays) return null;
  const target = !stays && merged.some((other) => resolve(other) === room) ? `${room}.js` : path;
  const place = relative(dirname(resolve(folder)), target).replaceAll("\\", "/");
  return place.startsWith(".") ? place : `./${place}`;
}
