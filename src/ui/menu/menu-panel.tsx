import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
import { Link } from '../link/link.tsx';
import type { MenuProps } from './menu-props.ts';
import { item, panel } from './menu.css.ts';

export interface MenuPanelProps extends MenuProps {
  /** It was asked for by keyboard: its first item takes the focus. Later openings know by themselves. */
  isByKeyboard: boolean;
}

export default function MenuPanel({
  label,
  className,
  items,
  side = 'bottom',
  isByKeyboard,
  children,
}: MenuPanelProps) {
  const needsFocus = useRef(isByKeyboard);
  const chosen = useRef<(() => void) | null>(null);
  /** What opens next must find the focus on the menu's button, to give it back there. */
  const runChosen = () => {
    const run = chosen.current;
    chosen.current = null;
    if (run) queueMicrotask(run);
  };
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !needsFocus.current) return;
    needsFocus.current = false;
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger className={className} aria-label={label}>
        {children}
      </Radix.Trigger>
      <Radix.Content
        ref={takeFocus}
        className={panel}
        side={side}
        align="end"
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={runChosen}
        loop
      >
        {items.map((each) =>
          'href' in each ? (
            <Radix.Item key={each.id} asChild>
              <Link href={each.href} look="plain" className={item}>
                {each.icon}
                {each.label}
              </Link>
            </Radix.Item>
          ) : (
            <Radix.Item
              key={each.id}
              className={item}
              onSelect={() => {
                chosen.current = each.onSelect;
              }}
            >
              {each.icon}
              {each.label}
            </Radix.Item>
          ),
        )}
      </Radix.Content>
    </Radix.Root>
  );
}
