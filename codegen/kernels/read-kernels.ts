// Reads kernel sources with ts-morph. Parsing only: types are checked by tsc through the registrations.

import { Node, type ParameterDeclaration, Project, type SourceFile, ts } from "ts-morph";
import type { KernelContents, KernelExport, KernelParameter } from "./kernel-index.js";

/** The contents of each file, in the order given. */
export function readKernels(
  files: readonly { readonly path: string; readonly text: string }[],
): readonly KernelContents[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true, noResolve: true },
  });
  return files.map(({ path, text }) => {
    const source = project.createSourceFile(`/${path}`, text, { overwrite: true });
    const problem = problemOf(source.compilerNode);
    const contents = {
      exports: exportsOf(source, path),
      ...mentionsOf(source.compilerNode),
      ...(problem === null ? {} : { problem }),
    };
    project.removeSourceFile(source);
    return contents;
  });
}

/** The first syntax error. The parser keeps them with the file, but its types do not say so. */
function problemOf(source: ts.SourceFile & { readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[] }) {
  const first = source.parseDiagnostics?.[0];
  if (first === undefined) return null;
  const message = ts.flattenDiagnosticMessageText(first.messageText, " ");
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
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const { importClause } = statement;
      const named = importClause?.namedBindings;
      if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || named === undefined) continue;
      if (!ts.isNamedImports(named)) continue;
      for (const item of named.elements) {
        if (item.isTypeOnly) continue;
        imports[item.name.text] = { from: statement.moduleSpecifier.text, name: (item.propertyName ?? item.name).text };
      }
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined) {
      // A name that is passed on mentions where it comes from.
      const { exportClause, moduleSpecifier } = statement;
      if (statement.isTypeOnly || exportClause === undefined || !ts.isNamedExports(exportClause)) continue;
      for (const item of exportClause.elements) {
        const local = `export ${item.name.text}`;
        imports[local] = {
          from: (moduleSpecifier as ts.StringLiteral).text,
          name: (item.propertyName ?? item.name).text,
        };
        passedOn[item.name.text] = [local];
      }
    } else if (
      (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      statement.name !== undefined
    ) {
      declare(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const item of statement.declarationList.declarations) {
        if (ts.isIdentifier(item.name)) declare(item.name.text, item);
      }
    }
  }
  const known = new Set([...Object.keys(imports), ...declared.keys()]);
  const mentions = passedOn;
  for (const [name, nodes] of declared) {
    const found = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && node.text !== name && known.has(node.text)) found.add(node.text);
      ts.forEachChild(node, visit);
    };
    for (const node of nodes) visit(node);
    mentions[name] = [...found];
  }
  return { mentions, imports };
}

function exportsOf(source: SourceFile, file: string): KernelExport[] {
  const found: KernelExport[] = [];
  for (const statement of source.getStatements()) {
    if (Node.isFunctionDeclaration(statement)) {
      const name = statement.getNameNode();
      // Overload signatures come first; the implementation has the body and the last word.
      if (
        !statement.hasExportKeyword() ||
        statement.hasDefaultKeyword() ||
        name === undefined ||
        statement.getBody() === undefined
      )
        continue;
      found.push({
        name: name.getText(),
        file,
        offset: name.getStart(),
        parameters: statement.getParameters().map(parameterOf),
        returns: statement.getReturnTypeNode()?.getText() ?? "",
      });
    } else if (Node.isVariableStatement(statement) && statement.hasExportKeyword()) {
      for (const declaration of statement.getDeclarations()) {
        const name = declaration.getNameNode();
        if (!Node.isIdentifier(name)) continue;
        const value = declaration.getInitializer();
        const written = Node.isArrowFunction(value) || Node.isFunctionExpression(value) ? value : undefined;
        found.push({
          name: name.getText(),
          file,
          offset: name.getStart(),
          parameters: written?.getParameters().map(parameterOf) ?? null,
          returns: written?.getReturnTypeNode()?.getText() ?? "",
        });
      }
    } else if (Node.isExportDeclaration(statement) && !statement.isTypeOnly()) {
      for (const item of statement.getNamedExports()) {
        const name = item.getAliasNode() ?? item.getNameNode();
        if (item.isTypeOnly()) continue;
        found.push({ name: name.getText(), file, offset: name.getStart(), parameters: null, returns: "" });
      }
    }
  }
  return found;
}

function parameterOf(parameter: ParameterDeclaration): KernelParameter {
  return {
    name: parameter.getNameNode().getText(),
    type: parameter.getTypeNode()?.getText() ?? "",
    optional: parameter.isOptional(),
    rest: parameter.isRestParameter(),
  };
}
