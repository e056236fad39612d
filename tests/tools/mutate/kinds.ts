import {
  bare,
  child,
  children,
  givenObject,
  holder,
  isNode,
  nameOf,
  properties,
  property,
  type SyntaxNode,
} from './syntax.ts';

/** A stretch of the source, and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

type Changes = (node: SyntaxNode, source: string) => Edit[];

/** What can be changed, one thing at a time: for each node of a file its changes. */
export const kinds = {
  'transition removed': (node, source) => {
    const isHandler = isTransitionOf(node) && nameOf(node) !== 'onError';
    return isHandler || isBranch(node) ? [without(node, source)] : [];
  },
  'onError removed': (node, source) => (nameOf(node) === 'onError' ? [without(node, source)] : []),
  'target swapped': (node) => {
    const to = isTarget(node) ? siblingOf(node) : null;
    return to === null ? [] : [replaced(node, `'${to}'`)];
  },
  'guard negated': (node, source) => {
    const answer = isGuardBody(node) ? answerOf(node) : null;
    return answer ? [replaced(answer, `!(${source.slice(answer.start, answer.end)})`)] : [];
  },
  'guard removed': (node, source) => (nameOf(node) === 'guard' ? [without(node, source)] : []),
  'action removed': (node, source) => {
    const held = holder(node);
    const isAction =
      held !== null &&
      ['actions', 'entry', 'exit'].includes(nameOf(held) ?? '') &&
      !isIn(held, 'actions', 'setup');
    return isAction && node.type !== 'ArrayExpression' && node.field !== 'key'
      ? [node.parent?.type === 'ArrayExpression' ? without(node, source) : without(held, source)]
      : [];
  },
  "assign's property dropped": (node, source) =>
    isPropertyGivenTo(node, ['assign']) ? [without(node, source)] : [],
  "fact's property dropped": (node, source) =>
    isPropertyGivenTo(node, ['notify', 'notifyParent', 'emit', 'sendTo', 'sendParent', 'raise']) &&
    nameOf(node) !== 'type'
      ? [without(node, source)]
      : [],
  "params' property dropped": (node, source) =>
    isPropertyOf(node, 'params') && nameOf(node) !== 'type' ? [without(node, source)] : [],
  "input's property dropped": (node, source) => (isPropertyOf(node, 'input') ? [without(node, source)] : []),
  "delay's time": (node, source) =>
    isDelay(node) ? [replaced(node, `(${source.slice(node.start, node.end)} * 4)`)] : [],
  'tag removed': (node, source) => {
    const held = holder(node);
    if (held === null || nameOf(held) !== 'tags' || node.type !== 'Literal') return [];
    return [node.parent?.type === 'ArrayExpression' ? without(node, source) : without(held, source)];
  },
  'comparison changed': (node, source) => {
    const other = node.type === 'BinaryExpression' ? comparisons[String(node['operator'])] : undefined;
    return other ? [operator(node, other, source)] : [];
  },
  'logical operator swapped': (node, source) => {
    const other = node.type === 'LogicalExpression' ? logicals[String(node['operator'])] : undefined;
    return other ? [operator(node, other, source)] : [];
  },
  'number changed': (node) =>
    typeof node['value'] === 'number' && node.type === 'Literal' && node.field !== 'key' && !isDelay(node)
      ? [replaced(node, String(node['value'] + 1))]
      : [],
  'boolean flipped': (node) =>
    typeof node['value'] === 'boolean' && node.type === 'Literal'
      ? [replaced(node, String(!node['value']))]
      : [],
} satisfies Record<string, Changes>;

export type Kind = keyof typeof kinds;

const comparisons: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

const logicals: Record<string, string> = { '&&': '||', '||': '&&' };

function replaced({ start, end }: SyntaxNode, text: string): Edit {
  return { start, end, text };
}

/** With the comma that follows it. */
function without({ start, end }: SyntaxNode, source: string): Edit {
  const [after = ''] = /^\s*,?/.exec(source.slice(end)) ?? [];
  return { start, end: after.endsWith(',') ? end + after.length : end, text: '' };
}

function operator(node: SyntaxNode, other: string, source: string): Edit {
  const left = node['left'] as SyntaxNode;
  const right = node['right'] as SyntaxNode;
  const sign = String(node['operator']);
  const start = source.indexOf(sign, left.end);
  const mixes = other === '||' || (other === '&&' && node.parent?.type === 'LogicalExpression');
  const edit = { start, end: start + sign.length, text: other };
  if (!mixes) return edit;
  const text = `(${source.slice(node.start, start)}${other}${source.slice(start + sign.length, right.end)})`;
  return { start: node.start, end: node.end, text };
}

const handlers = ['always', 'onDone', 'onError', 'onSnapshot'];

/** A property that is a transition, or a list of its branches. */
function isTransitionOf(node: SyntaxNode): boolean {
  const name = nameOf(node);
  if (name === null) return false;
  if (handlers.includes(name)) return true;
  const held = node.parent === null ? null : nameOf(node.parent.parent);
  return node.parent?.field === 'value' && (held === 'on' || held === 'after');
}

/** One of several branches of a transition. */
function isBranch({ parent }: SyntaxNode): boolean {
  const held = parent?.type === 'ArrayExpression' && parent.parent ? holderOfList(parent) : null;
  return held !== null && isTransitionOf(held);
}

function holderOfList(list: SyntaxNode): SyntaxNode | null {
  return list.parent?.type === 'Property' && list.field === 'value' ? list.parent : null;
}

function isTarget(node: SyntaxNode): boolean {
  if (node.type !== 'Literal' || typeof node['value'] !== 'string' || node.field !== 'value') return false;
  const held = node.parent;
  return held !== null && (nameOf(held) === 'target' || nameOf(held) === 'initial' || isTransitionOf(held));
}

/** The name of a state beside the one that is named, by the nearest states that have it. */
function siblingOf(node: SyntaxNode): string | null {
  const path = String(node['value']);
  const [last = ''] = path.split('.').slice(-1);
  for (let at = node.parent; at; at = at.parent) {
    const around = path.includes('.') || path.startsWith('#') ? statesAnywhere(at, last) : statesOf(at);
    const names = properties(around).flatMap((each) => nameOf(each) ?? []);
    const index = names.indexOf(last.replace('#', ''));
    const sibling = names[(index + 1) % names.length];
    if (index !== -1 && sibling !== undefined && sibling !== names[index]) {
      return `${path.slice(0, path.length - last.length)}${sibling}`;
    }
  }
  return null;
}

function statesOf(node: SyntaxNode): SyntaxNode | null {
  return node.type === 'ObjectExpression' ? child(property(node, 'states'), 'value') : null;
}

function statesAnywhere(node: SyntaxNode, name: string): SyntaxNode | null {
  const states = statesOf(node);
  if (states === null) return null;
  if (property(states, name)) return states;
  return (
    properties(states)
      .map((each) => child(each, 'value'))
      .map((value) => value && statesAnywhere(value, name))
      .find((found) => found !== null) ?? null
  );
}

/** A function among the `guards` of a setup. */
function isGuardBody(node: SyntaxNode): boolean {
  return node.field === 'value' && isIn(node.parent, 'guards') && node.type === 'ArrowFunctionExpression';
}

function isIn(node: SyntaxNode | null, name: string, called?: string): boolean {
  const around = node?.parent?.parent;
  if (called === undefined) return around?.type === 'Property' && nameOf(around) === name;
  return (
    nameOf(node) === name &&
    children(around ?? null, 'arguments').length > 0 &&
    child(around ?? null, 'callee')?.['name'] === called
  );
}

function answerOf(body: SyntaxNode): SyntaxNode | null {
  const given = child(body, 'body');
  if (given?.type !== 'BlockStatement') return given;
  const last = children(given, 'body').at(-1) ?? null;
  return last?.type === 'ReturnStatement' ? child(last, 'argument') : null;
}

/** A property of an object that is handed to one of these functions, or given back by a function that is. */
function isPropertyGivenTo({ parent, type }: SyntaxNode, names: readonly string[]): boolean {
  if (type !== 'Property' && type !== 'SpreadElement') return false;
  if (parent === null) return false;
  const given = outermost(parent);
  const call = given.parent;
  const callee = given.field === 'arguments' ? child(call, 'callee') : null;
  const name = callee?.type === 'MemberExpression' ? child(callee, 'property')?.['name'] : callee?.['name'];
  return names.includes(String(name));
}

/** A property of the object, or of the object given back, that stands under this name. */
function isPropertyOf({ parent, type }: SyntaxNode, name: string): boolean {
  if (type !== 'Property' && type !== 'SpreadElement') return false;
  const held = parent && outermost(parent).parent;
  return held?.type === 'Property' && nameOf(held) === name && givenObject(child(held, 'value')) === parent;
}

/** From an object to the function that gives it back, through casts. */
function outermost(node: SyntaxNode): SyntaxNode {
  const { parent } = node;
  if (parent === null) return node;
  if (isNode(parent['expression']) && bare(parent) === bare(node)) return outermost(parent);
  return parent.type === 'ArrowFunctionExpression' && node.field === 'body' ? parent : node;
}

/** A number under `delays`, or the time of an `after`. */
function isDelay(node: SyntaxNode): boolean {
  if (typeof node['value'] !== 'number' || node.type !== 'Literal' || node.field !== 'value') return false;
  return isIn(node.parent, 'delays');
}
