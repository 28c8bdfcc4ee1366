// Reads kernel sources with ts-morph. Parsing only: types are checked by tsc through the registrations.

import { Node, type ParameterDeclaration, Project, type SourceFile } from "ts-morph";
import type { KernelExport, KernelParameter } from "./kernel-index.js";

/** The exports of each file, in the order given. */
export function readKernels(
  files: readonly { readonly path: string; readonly text: string }[],
): readonly (readonly KernelExport[])[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true, noResolve: true },
  });
  return files.map(({ path, text }) => {
    const source = project.createSourceFile(`/${path}`, text, { overwrite: true });
    const exports = exportsOf(source, path);
    project.removeSourceFile(source);
    return exports;
  });
}

function exportsOf(source: SourceFile, file: string): KernelExport[] {
  const found: KernelExport[] = [];
  for (const statement of source.getStatements()) {
    if (Node.isFunctionDeclaration(statement)) {
      const name = statement.getNameNode();
      // Overload signatures come first; the implementation has the body and the last word.
      if (!statement.isExported() || name === undefined || statement.getBody() === undefined) continue;
      found.push({
        name: name.getText(),
        file,
        offset: name.getStart(),
        parameters: statement.getParameters().map(parameterOf),
        returns: statement.getReturnTypeNode()?.getText() ?? "",
      });
    } else if (Node.isVariableStatement(statement) && statement.isExported()) {
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
