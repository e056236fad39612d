import type { CSSProperties } from 'react';
import type { Declarations } from '#machines/domain/theme.ts';

/** A tenant's declarations as React's `style`: `background-color` → `backgroundColor`. */
export function styleOf(declarations: Declarations): CSSProperties {
  return Object.fromEntries(
    declarations.map(([property, value]) => [
      property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
