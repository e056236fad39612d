/**
 * Browsers translate a page by replacing its text nodes. React then fails where it removes such a node, or puts an
 * element before one: both need the node to be where React left it. A text in an element of its own is safe.
 */
const message =
  'A translated page stops here: put this text in an element of its own, apart from what comes and goes beside it.';

const isWhite = (child) => child.type === 'JSXText' && child.value.trim() === '';
const isElement = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** What an expression may put into the page: the ends of its conditions. */
function endsOf(node) {
  if (node.type === 'ConditionalExpression') return [...endsOf(node.consequent), ...endsOf(node.alternate)];
  if (node.type === 'LogicalExpression')
    return node.operator === '&&'
      ? [...endsOf(node.right), null]
      : [...endsOf(node.left), ...endsOf(node.right)];
  return [isNothing(node) ? null : node];
}

const wordRoots = /(^copy|Messages|^words|^labels?|^title|^text|^name|^message|^note|^hint|^count|^number)$/;
const wordMakers = /^(format|write|word|spell|plural)/;

/** Whether an expression is known to be a text: a literal, words of a catalog, or something formatted. */
function isText(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '');
    case 'TemplateLiteral':
      return true;
    case 'Identifier':
      return wordRoots.test(node.name);
    case 'MemberExpression':
      return rootIsWords(node) || (!node.computed && wordRoots.test(node.property.name));
    case 'CallExpression':
      return node.callee.type === 'Identifier' ? wordMakers.test(node.callee.name) : rootIsWords(node.callee);
    default:
      return false;
  }
}

function rootIsWords(node) {
  if (node.type === 'Identifier') return wordRoots.test(node.name);
  return node.type === 'MemberExpression' && rootIsWords(node.object);
}

const expressionOf = (child) => (child.type === 'JSXExpressionContainer' ? child.expression : null);

function isBareText(child) {
  if (child.type === 'JSXText') return !isWhite(child);
  const ends = expressionOf(child) === null ? [null] : endsOf(child.expression);
  return ends.some((end) => end !== null && isText(end));
}

/** A child that comes, goes or is swapped for another. */
function isChanging(child) {
  const ends = expressionOf(child) === null ? [] : endsOf(child.expression);
  return ends.length > 1 && ends.some((end) => end === null || isElement(end));
}

/** The children of a node of the page, those of the fragments in it among them. */
const flat = (children) =>
  children
    .filter((child) => !isWhite(child))
    .flatMap((child) => (child.type === 'JSXFragment' ? flat(child.children) : [child]));

function flawsOf(children) {
  return children.flatMap((child, index) => {
    if (!isChanging(child)) return [];
    if (isBareText(child) && children.length > 1) return [child];
    const next = children.slice(index + 1).find((each) => !isChanging(each) || isBareText(each));
    return next && isBareText(next) ? [next] : [];
  });
}

const translation = {
  create: (context) => ({
    JSXElement: (node) => {
      for (const flaw of new Set(flawsOf(flat(node.children)))) context.report({ node: flaw, message });
    },
  }),
};

export default { meta: { name: 'page' }, rules: { 'survives-translation': translation } };
