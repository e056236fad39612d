import { parseSync, type Expression, type SpreadElement } from 'oxc-parser';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { casesOf, samples } from './known-values.ts';

/** Reads a value as tables write it: ``{ ...sampleCard, id: "card-9" }``, or `` `A case of the entry`.card``. */
export function readValue(entry: AnyRegistryEntry, text: string): unknown {
  const [statement] = parseSync('value.ts', `(${text})`).program.body;
  if (statement?.type !== 'ExpressionStatement') throw new Error(`This is no value: ${text}`);
  return valueOf(entry, statement.expression);
}

function valueOf(entry: AnyRegistryEntry, node: Expression): unknown {
  const read = (part: Expression) => valueOf(entry, part);
  switch (node.type) {
    case 'ParenthesizedExpression':
      return read(node.expression);
    case 'Literal':
      return node.value;
    case 'Identifier':
      return node.name === 'undefined' ? undefined : known(samples, node.name);
    case 'TemplateLiteral':
      return known(casesOf(entry), node.quasis[0]?.value.raw ?? '');
    case 'MemberExpression': {
      const key = node.computed ? read(node.property) : node.property.name;
      return known(read(node.object), String(key));
    }
    case 'ArrayExpression':
      return node.elements.flatMap((part) => {
        if (part === null) return [];
        return part.type === 'SpreadElement' ? read(part.argument) : [read(part)];
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((part): [string, unknown][] =>
          part.type === 'SpreadElement' ? spreadOf(read, part) : [[keyOf(part.key), read(part.value)]],
        ),
      );
    default:
      throw new Error(`A table has no ${node.type}.`);
  }
}

function spreadOf(read: (part: Expression) => unknown, { argument }: SpreadElement): [string, unknown][] {
  return Object.entries(Object(read(argument)));
}

function keyOf(key: { type: string; name?: unknown; value?: unknown }): string {
  return String(key.type === 'Identifier' ? key.name : key.value);
}

function known(values: unknown, name: string): unknown {
  const found: unknown = Object(values)[name];
  if (found === undefined) throw new Error(`There is no "${name}" among the samples and the cases.`);
  return found;
}
