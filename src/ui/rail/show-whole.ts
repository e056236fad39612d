import type { FocusEvent } from 'react';

/**
 * For a row that scrolls sideways: what the keyboard comes to is shown whole. A browser brings what is out of view, not
 * the rest of what is partly seen. Under a pointer nothing may move.
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}
