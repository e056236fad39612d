import type { ReactNode } from 'react';

export type MenuItem =
  | { id: string; label: string; icon?: ReactNode; href: string }
  | { id: string; label: string; icon?: ReactNode; onSelect: () => void };

export interface MenuProps {
  /** The name of the button, when its content is not a text. */
  label?: string;
  className: string;
  items: readonly MenuItem[];
  /** Where the menu opens, seen from its button. */
  side?: 'top' | 'bottom';
  /** What the button shows. */
  children: ReactNode;
}
