import type { CSSProperties } from 'react';
import type { Declarations } from '#machines/domain/theme.ts';
import { contrast, readable } from './colours.ts';

/** A tenant's declarations as React's `style`: `background-color` → `backgroundColor`. */
export function styleOf(declarations: Declarations): CSSProperties {
  return Object.fromEntries(
    declarations.map(([property, value]) => [
      property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

/**
 * The same for words on a ground of the app. The tenant's colours are kept only where they are six-digit hex and
 * their text reaches 4.5:1 on its background; its sizes, weights and spacing are kept always.
 * @param ground what the words stand on, and `text` their colour where the tenant sets none; six-digit hex.
 */
export function readableStyleOf(
  declarations: Declarations,
  { ground, text }: { ground: string; text: string },
): CSSProperties {
  const own = (name: string) => declarations.find(([property]) => property === name)?.[1];
  const isReadable = contrast(own('color') ?? text, own('background-color') ?? ground) >= readable;
  return styleOf(
    isReadable ? declarations : declarations.filter(([property]) => !property.endsWith('color')),
  );
}
