import { Suspense, useState } from 'react';
import { late } from '../late/late.tsx';
import type { MenuProps } from './menu-props.ts';

const MenuPanel = late(() => import('./menu-panel.tsx'));

/** Fetches the code of the menus' content, so that it is there when the connection is not. */
export const loadMenuPanel: () => Promise<unknown> = MenuPanel.load;

/** A button with a menu, whose code comes when it is wanted, or before; without it the menu stays closed. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'no' | 'byPointer' | 'byKeyboard'>('no');
  const open = (by: 'byPointer' | 'byKeyboard') => {
    const staysClosed = () => {};
    loadMenuPanel().then(() => setWanted(by), staysClosed);
  };
  const button = (
    <button
      type="button"
      className={props.className}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={wanted !== 'no'}
      onClick={({ detail }) => open(detail === 0 ? 'byKeyboard' : 'byPointer')}
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
