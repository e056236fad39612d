import { parseSync, visitorKeys } from 'oxc-parser';

/** A node of the syntax tree, with its place in the source and the way to it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  parent: SyntaxNode | null;
  /** The field of the parent that it stands in. */
  field: string;
  [field: string]: unknown;
}

export interface Syntax {
  file: string;
  source: string;
  nodes: SyntaxNode[];
}

/** The nodes of a TypeScript file in order of the source; those of types and imports are left out. */
export function readSyntax(file: string, source: string): Syntax {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const nodes: SyntaxNode[] = [];
  const visit = (node: SyntaxNode, parent: SyntaxNode | null, field: string) => {
    if (isOnlyForTypes(node)) return;
    Object.assign(node, { parent, field });
    nodes.push(node);
    for (const key of visitorKeys[node.type] ?? []) {
      const value = node[key];
      for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) visit(part, node, key);
    }
  };
  if (isNode(program)) visit(program, null, '');
  return { file, source, nodes };
}

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

function isOnlyForTypes({ type }: SyntaxNode): boolean {
  return type === 'ImportDeclaration' || (type.startsWith('TS') && !wrappers.includes(type));
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function child(node: SyntaxNode | null, field: string): SyntaxNode | null {
  const value = node?.[field];
  return isNode(value) ? bare(value) : null;
}

export function children(node: SyntaxNode | null, field: string): SyntaxNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The expression within parentheses and casts. */
export function bare(node: SyntaxNode): SyntaxNode {
  const isWrapped = wrappers.includes(node.type) || node.type === 'ParenthesizedExpression';
  return isWrapped && isNode(node['expression']) ? bare(node['expression']) : node;
}

/** The name of a property; null for one that is not a property, or is computed. */
export function nameOf(node: SyntaxNode | null): string | null {
  if (node?.type !== 'Property' || node['computed'] === true) return null;
  const key = child(node, 'key');
  const name = key?.type === 'Identifier' ? key['name'] : key?.['value'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}

export function properties(object: SyntaxNode | null): SyntaxNode[] {
  return object?.type === 'ObjectExpression' ? children(object, 'properties') : [];
}

export function property(object: SyntaxNode | null, name: string): SyntaxNode | null {
  return properties(object).find((each) => nameOf(each) === name) ?? null;
}

/** The property whose value the node is, through casts and lists. */
export function holder(node: SyntaxNode): SyntaxNode | null {
  const { parent } = node;
  if (parent === null) return null;
  if (parent.type === 'Property') return node.field === 'value' ? parent : null;
  return wrappers.includes(parent.type) || parent.type === 'ArrayExpression' ? holder(parent) : null;
}

/** The object that a function gives back at once, or the node itself. */
export function givenObject(node: SyntaxNode | null): SyntaxNode | null {
  if (node?.type === 'ObjectExpression') return node;
  if (node?.type !== 'ArrowFunctionExpression') return null;
  const body = child(node, 'body');
  return body?.type === 'ObjectExpression' ? body : null;
}

/** The names on the way to a node: `states.loading.invoke.onError`. */
export function placeOf(node: SyntaxNode): string {
  const names: string[] = [];
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    const name = nameOf(at) ?? declaredName(at);
    if (name !== null) names.unshift(name);
  }
  return names.join('.');
}

function declaredName(node: SyntaxNode): string | null {
  if (node.type !== 'VariableDeclarator' && node.type !== 'FunctionDeclaration') return null;
  const name = child(node, 'id')?.['name'];
  return typeof name === 'string' ? name : null;
}
