import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const loadPanel = () => import('./menu-panel.tsx');
const MenuPanel = lazy(loadPanel);

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

/** A button with a menu. The menu's code is fetched after the page, and so is there when the connection is not. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'no' | 'byPointer' | 'byKeyboard'>('no');
  useEffect(() => void loadPanel().catch(() => {}), []);
  const button = (
    <button
      type="button"
      className={props.className}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={wanted !== 'no'}
      onClick={({ detail }) => setWanted(detail === 0 ? 'byKeyboard' : 'byPointer')}
    >
      {props.children}
    </button>
  );
  if (wanted === 'no') return button;
  return (
    <Suspense fallback={button}>
      <MenuPanel {...props} isByKeyboard={wanted === 'byKeyboard'} />
    </Suspense>
  );
}
