import { parseSync, visitorKeys, type Node } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

interface Rule {
  create: (context: { report: (flaw: { node: Node }) => void }) => { JSXElement: (node: Node) => void };
}

const plugin = new URL('../../tools/lint/translation.js', import.meta.url).href;
const { default: page } = (await import(plugin)) as { default: { rules: Record<string, Rule> } };

/** The sources of what the rule refuses. */
function refusedIn(source: string): string[] {
  const refused: string[] = [];
  const { JSXElement } = page.rules['survives-translation']?.create({
    report: ({ node }) => refused.push(source.slice(node.start, node.end)),
  }) ?? { JSXElement: () => {} };
  const visit = (node: Node) => {
    if (node.type === 'JSXElement') JSXElement(node);
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of [Reflect.get(node, key)].flat() as unknown[])
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node);
  };
  visit(parseSync('page.tsx', source).program);
  return refused;
}

describe('the rule for pages that a browser translates', () => {
  it.each([
    ['<b>{isOpen ? <Up /> : <Down />}{copy.more}</b>', '{copy.more}'],
    ['<b>{isNew && <i>New</i>}Name</b>', 'Name'],
    ['<b>{isNew && `${copy.isNew} `}<i>{name}</i></b>', '{isNew && `${copy.isNew} `}'],
    ['<b><><i />{isLate && words.slow}</></b>', '{isLate && words.slow}'],
    ['<b>{isHidden ? <i>{label}</i> : label}<i /></b>', '{isHidden ? <i>{label}</i> : label}'],
  ])('[ACCS-03] refuses a text that React moves beside others: %s', (source, refused) => {
    expect(refusedIn(source)).toEqual([refused]);
  });

  it.each([
    '<b>{isOpen ? <Up /> : <Down />}<span>{copy.more}</span></b>',
    '<b>{isOpen ? copy.less : copy.more} <i /></b>',
    '<b>{isLate && words.slow}</b>',
    "<b><i>{title}</i>{note && ' '}{note && <i>{note}</i>}</b>",
    '<b>Name {isNew && <i>New</i>}</b>',
  ])('[ACCS-03] lets a text pass that stays, or stands alone: %s', (source) => {
    expect(refusedIn(source)).toEqual([]);
  });
});
