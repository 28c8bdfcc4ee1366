// Shorter names for functions that are called in hundreds of places and must keep their full name in stack traces.

import ts from "typescript";

/** The number of characters that a short name must save to be worth a declaration. */
const least = 24;

/**
 * Adds to a module a constant with a short name for each function that it refers to often. Functions are hoisted, so the constants may come
 * first; V8 compiles calls of constants as it does those of functions, but not those of variables. Only names that nothing else in the module binds
 * are replaced, so each refers to its function.
 * @returns the text, and a function that maps positions of `code` to it; it has to be called in order
 */
export function withShortNames(code) {
  const source = ts.createSourceFile("program.js", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const declared = new Set(source.statements.filter(ts.isFunctionDeclaration).map(({ name }) => name.text));
  const taken = new Set();
  const references = new Map();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      taken.add(node.text);
      const use = useOf(node, source);
      if (use === "binding") declared.delete(node.text);
      else if (use === "reference" && declared.has(node.text)) {
        const places = references.get(node.text);
        if (places === undefined) references.set(node.text, [node.getStart()]);
        else places.push(node.getStart());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  const free = freeNames(taken);
  const often = [...references]
    .filter(([name]) => declared.has(name))
    .sort(([a, places], [b, others]) => others.length * b.length - places.length * a.length);
  const edits = [];
  const constants = [];
  let next = free.next().value;
  for (const [name, places] of often) {
    if (places.length * (name.length - next.length) - (name.length + next.length + 2) < least) continue;
    constants.push(`${next}=${name}`);
    for (const at of places) edits.push({ at, name, short: next });
    next = free.next().value;
  }
  edits.sort((a, b) => a.at - b.at);
  const head = constants.length === 0 ? "" : `const ${constants.join(",")};`;
  let text = head;
  let end = 0;
  for (const { at, name, short } of edits) {
    text += code.slice(end, at) + short;
    end = at + name.length;
  }
  text += code.slice(end);

  let passed = 0;
  let shift = head.length;
  const moved = (place) => {
    for (; passed < edits.length && edits[passed].at < place; passed++)
      shift += edits[passed].short.length - edits[passed].name.length;
    return place + shift;
  };
  return { text, moved };
}

/**
 * The role of an identifier: a reference, a declaration, or a name that does not belong to a variable.
 */
function useOf(node, source) {
  const { parent } = node;
  if (ts.isFunctionDeclaration(parent) && parent.name === node) return parent.parent === source ? "own" : "binding";
  if (ts.isExportSpecifier(parent)) return "member";
  if (ts.isShorthandPropertyAssignment(parent) || ts.isImportSpecifier(parent)) return "binding";
  if ("name" in parent && parent.name === node) {
    const isMember =
      ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isClassElement(parent) ||
      ts.isObjectLiteralElement(parent) ||
      ts.isMetaProperty(parent);
    return isMember ? "member" : "binding";
  }
  if (ts.isBindingElement(parent) && parent.propertyName === node) return "member";
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return "member";
  // The identifier is assigned to.
  if (ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return "binding";
  return "reference";
}

function* freeNames(taken) {
  const first = [..."$_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const others = [...first, ..."0123456789"];
  let names = first;
  while (true) {
    names = names.flatMap((name) => others.map((character) => name + character));
    for (const name of names) if (!taken.has(name) && !words.has(name)) yield name;
  }
}

/** JavaScript keywords of at most three letters. */
const words = new Set(["as", "do", "if", "in", "is", "of", "for", "get", "let", "new", "set", "try", "var"]);
