// Reads a kernel source with TypeScript's own parser: handles any syntax, and reports errors in it. Types are checked by tsc through the
// registrations.

import { createRequire } from "node:module";
import type { ts } from "ts-morph";
import type { KernelContents, KernelExport, KernelParameter } from "./kernel-index.js";

let loaded: typeof ts | null = null;

/**
 * The compiler. It takes longer to load than most projects' kernels take to read, so it is loaded only when a file needs
 * it.
 */
function compiler(): typeof ts {
  loaded ??= (createRequire(import.meta.url)("ts-morph") as { readonly ts: typeof ts }).ts;
  return loaded;
}

export function parseKernel({ path, text }: { readonly path: string; readonly text: string }): KernelContents {
  const source = compiler().createSourceFile(`/${path}`, text, compiler().ScriptTarget.Latest, true);
  const problem = problemOf(source);
  return {
    exports: exportsOf(source, path),
    ...mentionsOf(source),
    ...(problem === null ? {} : { problem }),
  };
}

/** The first syntax error. The parser stores them with the file, but its types do not declare that. */
function problemOf(source: ts.SourceFile & { readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[] }) {
  const first = source.parseDiagnostics?.[0];
  if (first === undefined) return null;
  const message = compiler().flattenDiagnosticMessageText(first.messageText, " ");
  return { offset: first.start, message: `${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, "")}` };
}

/** Which imported and declared names the code of each declaration mentions. Parsing only: a local of the same name counts too. */
function mentionsOf(source: ts.SourceFile): Pick<KernelContents, "mentions" | "imports"> {
  const imports: Record<string, { from: string; name: string }> = {};
  const declared = new Map<string, ts.Node[]>();
  const passedOn: Record<string, string[]> = {};
  const declare = (name: string, node: ts.Node) => {
    const nodes = declared.get(name);
    if (nodes === undefined) declared.set(name, [node]);
    else nodes.push(node);
  };
  for (const statement of source.statements) {
    if (compiler().isImportDeclaration(statement) && compiler().isStringLiteral(statement.moduleSpecifier)) {
      const { importClause } = statement;
      const named = importClause?.namedBindings;
      if (importClause?.phaseModifier === compiler().SyntaxKind.TypeKeyword || named === undefined) continue;
      if (!compiler().isNamedImports(named)) continue;
      for (const item of named.elements) {
        if (item.isTypeOnly) continue;
        imports[item.name.text] = { from: statement.moduleSpecifier.text, name: (item.propertyName ?? item.name).text };
      }
    } else if (compiler().isExportDeclaration(statement) && statement.moduleSpecifier !== undefined) {
      // A re-exported name mentions its source.
      const { exportClause, moduleSpecifier } = statement;
      if (statement.isTypeOnly || exportClause === undefined || !compiler().isNamedExports(exportClause)) continue;
      for (const item of exportClause.elements) {
        const local = `export ${item.name.text}`;
        imports[local] = {
          from: (moduleSpecifier as ts.StringLiteral).text,
          name: (item.propertyName ?? item.name).text,
        };
        passedOn[item.name.text] = [local];
      }
    } else if (
      (compiler().isFunctionDeclaration(statement) || compiler().isClassDeclaration(statement)) &&
      statement.name !== undefined
    ) {
      declare(statement.name.text, statement);
    } else if (compiler().isVariableStatement(statement)) {
      for (const item of statement.declarationList.declarations) {
        if (compiler().isIdentifier(item.name)) declare(item.name.text, item);
      }
    }
  }
  const known = new Set([...Object.keys(imports), ...declared.keys()]);
  const mentions = passedOn;
  for (const [name, nodes] of declared) {
    const found = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (compiler().isIdentifier(node) && node.text !== name && known.has(node.text)) found.add(node.text);
      compiler().forEachChild(node, visit);
    };
    for (const node of nodes) visit(node);
    mentions[name] = [...found];
  }
  return { mentions, imports };
}

function exportsOf(source: ts.SourceFile, file: string): KernelExport[] {
  const found: KernelExport[] = [];
  const add = (name: ts.Node, written: ts.SignatureDeclaration | null): void => {
    found.push({
      name: name.getText(source),
      file,
      offset: name.getStart(source),
      parameters: written?.parameters.map(parameterOf) ?? null,
      returns: written?.type?.getText(source) ?? "",
    });
  };
  for (const statement of source.statements) {
    if (compiler().isFunctionDeclaration(statement)) {
      const { name, body } = statement;
      // Overload signatures come first; the implementation has the body and overrides them.
      if (
        !has(statement, "ExportKeyword") ||
        has(statement, "DefaultKeyword") ||
        name === undefined ||
        body === undefined
      )
        continue;
      add(name, statement);
    } else if (compiler().isVariableStatement(statement) && has(statement, "ExportKeyword")) {
      for (const { name, initializer: value } of statement.declarationList.declarations) {
        if (!compiler().isIdentifier(name)) continue;
        const isWritten =
          value !== undefined && (compiler().isArrowFunction(value) || compiler().isFunctionExpression(value));
        add(name, isWritten ? value : null);
      }
    } else if (compiler().isExportDeclaration(statement) && !statement.isTypeOnly) {
      const { exportClause } = statement;
      if (exportClause === undefined || !compiler().isNamedExports(exportClause)) continue;
      for (const item of exportClause.elements) if (!item.isTypeOnly) add(item.name, null);
    }
  }
  return found;
}

function has(
  statement: ts.FunctionDeclaration | ts.VariableStatement,
  keyword: "ExportKeyword" | "DefaultKeyword",
): boolean {
  return statement.modifiers?.some(({ kind }) => kind === compiler().SyntaxKind[keyword]) === true;
}

function parameterOf({
  name,
  type,
  questionToken,
  initializer,
  dotDotDotToken,
}: ts.ParameterDeclaration): KernelParameter {
  const rest = dotDotDotToken !== undefined;
  return {
    name: name.getText(),
    type: type?.getText() ?? "",
    optional: questionToken !== undefined || initializer !== undefined || rest,
    rest,
  };
}

/** A use of a top-level name in a source. */
export interface Identifier {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** It stands for a property of the same name, too: `{ name }`. */
  readonly shorthand: boolean;
}

/** Where a source uses these names: not as names of properties, members or labels. */
export function identifiersOf(
  { path, text }: { readonly path: string; readonly text: string },
  names: ReadonlySet<string>,
): readonly Identifier[] {
  const t = compiler();
  const source = t.createSourceFile(`/${path}`, text, t.ScriptTarget.Latest, true);
  const found: Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (t.isIdentifier(node) && names.has(node.text) && isUse(node))
      found.push({
        name: node.text,
        start: node.getStart(source),
        end: node.end,
        shorthand: t.isShorthandPropertyAssignment(node.parent),
      });
    t.forEachChild(node, visit);
  };
  const isUse = (node: ts.Identifier): boolean => {
    const { parent } = node;
    if (t.isPropertyAccessExpression(parent) && parent.expression !== node) return false;
    if (t.isQualifiedName(parent) && parent.left !== node) return false;
    const isMember =
      t.isPropertyAssignment(parent) ||
      t.isMethodDeclaration(parent) ||
      t.isPropertyDeclaration(parent) ||
      t.isPropertySignature(parent) ||
      t.isMethodSignature(parent);
    return (!isMember || parent.name !== node) && !isLocal(node);
  };
  // A declaration within a function or block hides the file's.
  const isLocal = (node: ts.Identifier): boolean => {
    for (let scope: ts.Node = node.parent; !t.isSourceFile(scope); scope = scope.parent) {
      const declared: (ts.Node | undefined)[] = [];
      if (t.isFunctionLike(scope)) declared.push(...scope.parameters.map(({ name }) => name));
      const statements = t.isBlock(scope) ? scope.statements : [];
      for (const statement of statements) {
        if (t.isFunctionDeclaration(statement)) declared.push(statement.name);
        if (t.isVariableStatement(statement))
          declared.push(...statement.declarationList.declarations.map(({ name }) => name));
      }
      if (declared.some((name) => name !== undefined && declares(name, node.text))) return true;
    }
    return false;
  };
  const declares = (name: ts.Node, text: string): boolean =>
    t.isIdentifier(name)
      ? name.text === text
      : (t.isObjectBindingPattern(name) || t.isArrayBindingPattern(name)) &&
        name.elements.some((element) => t.isBindingElement(element) && declares(element.name, text));
  visit(source);
  return found;
}
