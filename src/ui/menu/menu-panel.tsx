import * as Radix from '@radix-ui/react-dropdown-menu';
import { Link } from '../link/link.tsx';
import { item, panel } from './menu.css.ts';
import type { MenuProps } from './menu.tsx';

export default function MenuPanel({ label, className, items, side = 'bottom', children }: MenuProps) {
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger className={className} aria-label={label}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={panel} side={side} align="end" sideOffset={8} collisionPadding={12} loop>
          {items.map((each) =>
            'href' in each ? (
              <Radix.Item key={each.id} asChild>
                <Link href={each.href} look="plain" className={item}>
                  {each.icon}
                  {each.label}
                </Link>
              </Radix.Item>
            ) : (
              <Radix.Item key={each.id} className={item} onSelect={each.onSelect}>
                {each.icon}
                {each.label}
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
