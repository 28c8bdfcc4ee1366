// What the modules of a program use of the library: imported names, members of values that may be tensors, operators by registry name, dtypes, options.
// Syntax only; whatever cannot be told apart counts as used.

import { createRequire } from "node:module";
import type { ts } from "ts-morph";

/** Where something is used: a module, and its line. */
export interface UsedAt {
  readonly module: string;
  readonly line: number;
}

/** Names with the first place of each. */
type Uses = Map<string, UsedAt>;

/** What one module, or a whole program, uses. */
export interface Usage {
  /** By entry: the names that are imported from it; `init.normal` for a member of a group, `*` where the entry itself is passed on. */
  readonly imports: Map<string, Uses>;
  /** The members that are read of anything that may be a tensor: `sum` in `x.sum()`. */
  readonly members: Uses;
  /** `ops.aten.add.Tensor` as `aten::add.Tensor`; without an overload all of the name. */
  readonly operators: Uses;
  /** Calls of which nobody can say before they run what they call: text, place. */
  readonly dynamic: [text: string, at: UsedAt][];
  /** Names of properties of objects that are written out, such as options. */
  readonly options: Uses;
  /** All texts that are one word, such as dtypes and devices. */
  readonly texts: Uses;
}

export function emptyUsage(): Usage {
  return {
    imports: new Map(),
    members: new Map(),
    operators: new Map(),
    dynamic: [],
    options: new Map(),
    texts: new Map(),
  };
}

/** Adds what another module uses. */
export function addUsage(to: Usage, { imports, members, operators, dynamic, options, texts }: Usage): void {
  const add = (target: Uses, source: Uses) => {
    for (const [name, at] of source) if (!target.has(name)) target.set(name, at);
  };
  for (const [entry, names] of imports) {
    let known = to.imports.get(entry);
    if (known === undefined) to.imports.set(entry, (known = new Map()));
    add(known, names);
  }
  add(to.members, members);
  add(to.operators, operators);
  add(to.options, options);
  add(to.texts, texts);
  to.dynamic.push(...dynamic);
}

let loaded: typeof ts | null = null;
export function compiler(): typeof ts {
  loaded ??= (createRequire(import.meta.url)("ts-morph") as { readonly ts: typeof ts }).ts;
  return loaded;
}

const isEntry = (specifier: string): boolean => /^tengen(\/|$)/.test(specifier);
/** Names of an entry that stand for a group of functions. */
const isGroup = (entry: string, name: string): boolean =>
  entry === "tengen/nn" && (name === "init" || name === "functional");

/** Functions of globals whose results are no tensors, whatever they are called with. */
const plainResults = /^(Math|JSON|Number|String|Date|performance|document|navigator|Intl|crypto)\b/;
/** Functions that return arrays, of which tensors have no equivalent. */
const listResults = /^(Array\.(from|of)|Object\.(keys|values|entries|fromEntries))$/;

/**
 * What a module uses.
 * @param module its name for reports
 * @param text JavaScript or TypeScript
 */
export function usageOf(module: string, text: string): Usage {
  const t = compiler();
  const kind = /\.tsx?$/.test(module) ? t.ScriptKind.TSX : t.ScriptKind.JSX;
  const source = t.createSourceFile(`/${module}`, text, t.ScriptTarget.Latest, true, kind);
  const usage = emptyUsage();
  const at = (node: ts.Node): UsedAt => ({
    module,
    line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
  });
  const note = (uses: Uses, name: string, node: ts.Node): void => {
    if (!uses.has(name)) uses.set(name, at(node));
  };
  const importsOf = (entry: string): Uses => {
    let known = usage.imports.get(entry);
    if (known === undefined) usage.imports.set(entry, (known = new Map()));
    return known;
  };

  /** Local names of whole entries, of groups (`init`, `functional`), and of `ops`. */
  const namespaces = new Map<string, string>();
  const groups = new Map<string, readonly [entry: string, name: string]>();
  const operatorTrees = new Set<string>();
  /** Local names of other modules as a whole: their members are exports of theirs. */
  const otherModules = new Set<string>();
  const declared = new Set<string>();
  /** Names that are declared with values that are no tensors, and names that are declared with others. */
  const plain = new Set<string>();
  const unknown = new Set<string>();

  const bindImported = (entry: string, name: string, local: string, node: ts.Node): void => {
    if (name === "ops" && entry === "tengen") {
      operatorTrees.add(local);
      note(importsOf(entry), name, node);
      return;
    }
    if (isGroup(entry, name)) groups.set(local, [entry, name]);
    else note(importsOf(entry), name, node);
  };

  const bindPattern = (entry: string, pattern: ts.BindingName): void => {
    if (t.isIdentifier(pattern)) {
      namespaces.set(pattern.text, entry);
      return;
    }
    if (!t.isObjectBindingPattern(pattern)) {
      note(importsOf(entry), "*", pattern);
      return;
    }
    for (const { propertyName, name, dotDotDotToken } of pattern.elements) {
      if (dotDotDotToken !== undefined || !t.isIdentifier(name)) note(importsOf(entry), "*", pattern);
      else
        bindImported(
          entry,
          propertyName !== undefined && t.isIdentifier(propertyName) ? propertyName.text : name.text,
          name.text,
          name,
        );
    }
  };

  /** The entry that `require("tengen")` or `await import("tengen")` gives. */
  const requiredEntry = (node: ts.Expression): string | null => {
    const value = t.isAwaitExpression(node) ? node.expression : node;
    if (!t.isCallExpression(value)) return null;
    const [given] = value.arguments;
    const isImport = value.expression.kind === t.SyntaxKind.ImportKeyword && value !== node;
    const isRequire = t.isIdentifier(value.expression) && value.expression.text === "require";
    return (isImport || isRequire) && given !== undefined && t.isStringLiteralLike(given) && isEntry(given.text)
      ? given.text
      : null;
  };

  /** The entry of which a pattern takes names: `const { add } = T`. */
  const takenApart = (value: ts.Expression, name: ts.BindingName): string | null =>
    t.isIdentifier(value) && t.isObjectBindingPattern(name) ? (namespaces.get(value.text) ?? null) : null;

  // -- declarations first: what a name stands for holds in the whole module
  const readDeclarations = (node: ts.Node): void => {
    if (t.isImportDeclaration(node) && t.isStringLiteral(node.moduleSpecifier)) {
      const { text: from } = node.moduleSpecifier;
      const { importClause: clause } = node;
      const isType = clause?.phaseModifier === t.SyntaxKind.TypeKeyword;
      if (clause?.name !== undefined) declared.add(clause.name.text);
      const bindings = clause?.namedBindings;
      if (bindings !== undefined && t.isNamespaceImport(bindings)) {
        declared.add(bindings.name.text);
        if (isType) return;
        if (isEntry(from)) namespaces.set(bindings.name.text, from);
        else otherModules.add(bindings.name.text);
      } else if (bindings !== undefined) {
        for (const { name, propertyName, isTypeOnly } of bindings.elements) {
          declared.add(name.text);
          if (isEntry(from) && !isType && !isTypeOnly) bindImported(from, (propertyName ?? name).text, name.text, name);
        }
      }
      if (isEntry(from) && !isType) importsOf(from);
      return;
    }
    if (t.isExportDeclaration(node) && node.moduleSpecifier !== undefined && t.isStringLiteral(node.moduleSpecifier)) {
      const { text: from } = node.moduleSpecifier;
      if (!isEntry(from) || node.isTypeOnly) return;
      const { exportClause: clause } = node;
      if (clause === undefined || !t.isNamedExports(clause)) note(importsOf(from), "*", node);
      else
        for (const { name, propertyName, isTypeOnly } of clause.elements)
          if (!isTypeOnly) note(importsOf(from), (propertyName ?? name).text, name);
      return;
    }
    if (t.isVariableDeclaration(node) || t.isParameter(node) || t.isBindingElement(node)) {
      const { initializer } = node;
      const entry =
        initializer === undefined || t.isParameter(node)
          ? null
          : (requiredEntry(initializer) ?? takenApart(initializer, node.name));
      if (entry !== null) bindPattern(entry, node.name);
      if (t.isIdentifier(node.name)) {
        declared.add(node.name.text);
        const isConstant =
          t.isVariableDeclaration(node) && (node.parent.flags & t.NodeFlags.Const) !== 0 && initializer !== undefined;
        if (entry === null) {
          if (isConstant && isPlainValue(initializer)) plain.add(node.name.text);
          else unknown.add(node.name.text);
        }
      }
    } else if ((t.isFunctionDeclaration(node) || t.isClassDeclaration(node)) && node.name !== undefined) {
      declared.add(node.name.text);
      plain.add(node.name.text);
    }
    t.forEachChild(node, readDeclarations);
  };

  const nameOf = (node: ts.Expression): string | null =>
    t.isIdentifier(node)
      ? node.text
      : t.isPropertyAccessExpression(node)
        ? `${nameOf(node.expression) ?? "?"}.${node.name.text}`
        : null;

  /** Whether a value is no tensor, as far as its syntax says. */
  const isPlainValue = (node: ts.Expression): boolean => {
    if (t.isParenthesizedExpression(node) || t.isAsExpression(node) || t.isNonNullExpression(node))
      return isPlainValue(node.expression);
    if (
      t.isStringLiteralLike(node) ||
      t.isTemplateExpression(node) ||
      t.isNumericLiteral(node) ||
      t.isRegularExpressionLiteral(node) ||
      t.isArrayLiteralExpression(node) ||
      t.isFunctionLike(node) ||
      t.isClassExpression(node) ||
      t.isObjectLiteralExpression(node) ||
      node.kind === t.SyntaxKind.ImportKeyword ||
      t.isMetaProperty(node)
    )
      return true;
    if (t.isNewExpression(node)) return t.isIdentifier(node.expression) && isGlobal(node.expression.text);
    if (t.isCallExpression(node) || t.isPropertyAccessExpression(node)) {
      const called = nameOf(t.isCallExpression(node) ? node.expression : node);
      if (called === null) return false;
      const [root] = called.split(".");
      return isGlobal(root!) && (plainResults.test(called) || listResults.test(called));
    }
    return t.isIdentifier(node) && isGlobal(node.text);
  };
  const isGlobal = (name: string): boolean => !declared.has(name);
  /** Whether what a member is read of is no tensor. */
  const isNoTensor = (node: ts.Expression): boolean => {
    if (t.isIdentifier(node))
      return isGlobal(node.text) || otherModules.has(node.text) || (plain.has(node.text) && !unknown.has(node.text));
    return isPlainValue(node);
  };

  /** `ops`, however it is reached: an imported name, or the member of a namespace. */
  const isOperatorTree = (node: ts.Expression): boolean =>
    (t.isIdentifier(node) && operatorTrees.has(node.text)) ||
    (t.isPropertyAccessExpression(node) &&
      node.name.text === "ops" &&
      t.isIdentifier(node.expression) &&
      namespaces.get(node.expression.text) === "tengen");

  /** `ops` or `ops.aten`. */
  const isOperatorRoot = (node: ts.Expression): boolean =>
    isOperatorTree(node) || (t.isPropertyAccessExpression(node) && isOperatorRoot(node.expression));

  /** The names that a chain reads of `ops`; null where one is computed, or where `ops` is used otherwise. */
  const readOperator = (tree: ts.Expression): void => {
    const names: string[] = [];
    let node: ts.Node = tree;
    while (names.length < 3) {
      const { parent }: ts.Node = node;
      if (t.isPropertyAccessExpression(parent) && parent.expression === node) names.push(parent.name.text);
      else if (
        t.isElementAccessExpression(parent) &&
        parent.expression === node &&
        t.isStringLiteralLike(parent.argumentExpression)
      )
        names.push(parent.argumentExpression.text);
      else if (t.isElementAccessExpression(parent) && parent.expression === node) {
        usage.dynamic.push([parent.getText(source), at(parent)]);
        return;
      } else break;
      node = parent;
    }
    const [namespace, name, overload] = names;
    if (namespace === undefined || name === undefined) usage.dynamic.push([tree.getText(source), at(tree)]);
    else if (overload === undefined || /^(call|apply|bind|overloads|toString)$/.test(overload))
      note(usage.operators, `${namespace}::${name}`, tree);
    else note(usage.operators, `${namespace}::${name}${overload === "default" ? "" : `.${overload}`}`, tree);
  };

  const visit = (node: ts.Node): void => {
    if (t.isImportDeclaration(node) || t.isExportDeclaration(node)) return;
    if (t.isTypeNode(node) || t.isInterfaceDeclaration(node) || t.isTypeAliasDeclaration(node)) {
      if (!t.isExpressionWithTypeArguments(node)) return;
    }
    if (t.isIdentifier(node)) readIdentifier(node);
    else if (t.isPropertyAccessExpression(node)) {
      if (isOperatorTree(node)) {
        readOperator(node);
        return;
      }
      if (!isKnownName(node.expression) && !isNoTensor(node.expression)) note(usage.members, node.name.text, node.name);
    } else if (t.isElementAccessExpression(node)) {
      const { argumentExpression: member } = node;
      if (t.isStringLiteralLike(member)) note(usage.members, member.text, node);
      else if (
        t.isCallExpression(node.parent) &&
        node.parent.expression === node &&
        !t.isNumericLiteral(member) &&
        !isNoTensor(node.expression) &&
        !(t.isPropertyAccessExpression(node.expression) && isOperatorRoot(node.expression))
      )
        usage.dynamic.push([`${node.getText(source)}()`, at(node)]);
    } else if (t.isBindingElement(node) && t.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (t.isIdentifier(name)) note(usage.members, name.text, node);
    } else if (t.isPropertyAssignment(node) || t.isShorthandPropertyAssignment(node) || t.isMethodDeclaration(node)) {
      const { name } = node;
      if (t.isIdentifier(name) || t.isStringLiteral(name)) note(usage.options, name.text, node);
    } else if (t.isStringLiteralLike(node)) {
      if (/^\w+(:\d+)?$/.test(node.text)) note(usage.texts, node.text, node);
    } else if (t.isCallExpression(node) && requiredEntry(node) !== null) {
      const { parent } = node;
      const holder = t.isAwaitExpression(parent) ? parent.parent : parent;
      const entry = requiredEntry(node)!;
      if (t.isPropertyAccessExpression(holder)) note(importsOf(entry), holder.name.text, holder);
      else if (!t.isVariableDeclaration(holder)) note(importsOf(entry), "*", node);
    } else if (
      t.isCallExpression(node) &&
      node.expression.kind === t.SyntaxKind.ImportKeyword &&
      node.arguments[0] !== undefined &&
      t.isStringLiteralLike(node.arguments[0]) &&
      isEntry(node.arguments[0].text)
    )
      readDynamicImport(node, node.arguments[0].text);
    t.forEachChild(node, visit);
  };

  /** `import("tengen")`: what is awaited at once has names; anything else may be used in any way. */
  const readDynamicImport = (node: ts.CallExpression, entry: string): void => {
    importsOf(entry);
    const { parent } = node;
    if (t.isAwaitExpression(parent)) {
      const holder = t.isParenthesizedExpression(parent.parent) ? parent.parent.parent : parent.parent;
      if (t.isPropertyAccessExpression(holder)) note(importsOf(entry), holder.name.text, holder);
      else if (!t.isVariableDeclaration(holder) && !t.isExpressionStatement(holder)) note(importsOf(entry), "*", node);
    } else note(importsOf(entry), "*", node);
  };

  /** Whether an expression is a name that stands for an entry or a group, whose members are read with the name itself. */
  const isKnownName = (node: ts.Expression): boolean =>
    (t.isIdentifier(node) && (namespaces.has(node.text) || groups.has(node.text))) ||
    (t.isPropertyAccessExpression(node) && t.isIdentifier(node.expression) && namespaces.has(node.expression.text));

  const readIdentifier = (node: ts.Identifier): void => {
    const { parent } = node;
    const { text: name } = node;
    const isNameOnly =
      (t.isPropertyAccessExpression(parent) && parent.name === node) ||
      ((t.isPropertyAssignment(parent) || t.isMethodDeclaration(parent)) && parent.name === node) ||
      (t.isVariableDeclaration(parent) && parent.name === node) ||
      (t.isBindingElement(parent) && (parent.name === node || parent.propertyName === node)) ||
      t.isParameter(parent);
    if (isNameOnly) return;
    if (operatorTrees.has(name)) readOperator(node);
    const entry = namespaces.get(name);
    if (entry !== undefined) {
      const member = memberOf(node);
      const isTakenApart =
        t.isVariableDeclaration(parent) && parent.initializer === node && t.isObjectBindingPattern(parent.name);
      if (isTakenApart) return;
      if (member === null) note(importsOf(entry), "*", node);
      else {
        const inner = isGroup(entry, member.name) ? memberOf(member.node) : null;
        note(importsOf(entry), inner === null ? member.name : `${member.name}.${inner.name}`, node);
      }
    }
    const group = groups.get(name);
    if (group !== undefined) {
      const member = memberOf(node);
      note(importsOf(group[0]), member === null ? group[1] : `${group[1]}.${member.name}`, node);
    }
  };
  /** The member that is read of a node: `a.b`, `a["b"]`; null where the value itself is used. */
  const memberOf = (node: ts.Node): { readonly name: string; readonly node: ts.Node } | null => {
    const { parent } = node;
    if (t.isPropertyAccessExpression(parent) && parent.expression === node)
      return { name: parent.name.text, node: parent };
    if (
      t.isElementAccessExpression(parent) &&
      parent.expression === node &&
      t.isStringLiteralLike(parent.argumentExpression)
    )
      return { name: parent.argumentExpression.text, node: parent };
    return null;
  };

  readDeclarations(source);
  visit(source);
  return usage;
}
