import { LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NavItem } from '#machines/domain/navigation-items.ts';
import { routes } from '#machines/domain/routes.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import type { MenuItem } from '#src/ui/menu/menu-props.ts';
import { Menu } from '#src/ui/menu/menu.tsx';

interface AccountMenuProps {
  item: NavItem;
  className: string;
  side: 'top' | 'bottom';
  onLogOut: () => void;
  children: ReactNode;
}

export function AccountMenu({ item, className, side, onLogOut, children }: AccountMenuProps) {
  const items = item.target.kind === 'menu' ? item.target.items : [];
  return (
    <Menu
      className={className}
      side={side}
      items={items.filter(({ isEnabled }) => isEnabled).map((each) => menuItemOf(each, onLogOut))}
    >
      {children}
    </Menu>
  );
}

function menuItemOf({ id, target }: NavItem, onLogOut: () => void): MenuItem {
  const label = navigationMessages.items[id];
  return target.kind === 'page'
    ? { id, label, href: routes[target.route].path, icon: <UserRound size={20} aria-hidden="true" /> }
    : { id, label, onSelect: onLogOut, icon: <LogOut size={20} aria-hidden="true" /> };
}
