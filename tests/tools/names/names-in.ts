import { parseSync, visitorKeys, type Node } from 'oxc-parser';

export interface Name {
  kind: 'identifier' | 'state or event' | 'test title';
  text: string;
  line: number;
}

const callers = new Set(['it', 'test', 'describe']);
const key = /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)*$/;

/** The names that a module gives: not those that it imports from packages, and no words of a comment or a text. */
export function namesIn(file: string, source: string): Name[] {
  const { program } = parseSync(file, source);
  const names: Name[] = [];
  const foreign = new Set<string>();
  const add = (kind: Name['kind'], text: string, start: number) =>
    names.push({ kind, text, line: source.slice(0, start).split('\n').length });

  const visit = (node: Node) => {
    if (node.type === 'ImportDeclaration' && !/^[#.]/.test(node.source.value)) {
      for (const { local } of node.specifiers) foreign.add(local.name);
      return;
    }
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') add('identifier', node.name, node.start);
    if (node.type === 'Literal' && typeof node.value === 'string' && isChart(file) && key.test(node.value))
      add('state or event', node.value, node.start);
    if (node.type === 'CallExpression' && callers.has(rootOf(node.callee))) {
      const [title] = node.arguments;
      if (title?.type === 'Literal' || title?.type === 'TemplateLiteral')
        add('test title', source.slice(title.start, title.end), title.start);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return names.filter(({ kind, text }) => kind !== 'identifier' || !foreign.has(text));
}

const isChart = (file: string) => file.startsWith('machines/');

function rootOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  if (callee.type === 'CallExpression') return rootOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? rootOf(callee.tag) : '';
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? [])
    .flatMap((name): unknown[] => [Reflect.get(node, name)].flat())
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
