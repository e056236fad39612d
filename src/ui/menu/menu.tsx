import { useState } from 'react';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import type { MenuProps } from './menu-props.ts';

/** What a menu opens. */
export const MenuPanel = lazyComponent(() => import('./menu-panel.tsx'));

/** A button with a menu, whose code comes when it is wanted, or before; without it the menu stays closed. */
export function Menu(props: MenuProps) {
  const [requested, setRequested] = useState<'no' | 'byPointer' | 'byKeyboard'>('no');
  const open = (by: 'byPointer' | 'byKeyboard') => {
    const staysClosed = () => {};
    MenuPanel.load().then(() => setRequested(by), staysClosed);
  };
  const button = (
    <button
      type="button"
      className={props.className}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={requested !== 'no'}
      onClick={({ detail }) => open(detail === 0 ? 'byKeyboard' : 'byPointer')}
    >
      {props.children}
    </button>
  );
  if (requested === 'no') return button;
  return <MenuPanel {...props} isByKeyboard={requested === 'byKeyboard'} />;
}
