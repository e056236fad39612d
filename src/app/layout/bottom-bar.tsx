import { CircleUserRound, CreditCard, Gift, House, Tag, Video, type LucideIcon } from 'lucide-react';
import type { NavItemId } from '#machines/domain/navigation-items.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { AccountMenu } from './account-menu.tsx';
import { bar, icon, item as itemStyle } from './bottom-bar.css.ts';
import { NavigationLink, type NavigationProps } from './navigation-link.tsx';

const icons: Partial<Record<NavItemId, LucideIcon>> = {
  home: House,
  deals: Tag,
  refer: Gift,
  videos: Video,
  activity: CreditCard,
  account: CircleUserRound,
};

/** The navigation of a phone: icons with words. */
export function BottomBar(navigation: NavigationProps) {
  return (
    <nav className={bar} aria-label={navigationMessages.main}>
      {navigation.items.map((item) => {
        const Icon = icons[item.id] ?? House;
        const content = (
          <>
            <span className={icon}>
              <Icon size={22} aria-hidden="true" />
            </span>
            {navigationMessages.shortItems[item.id] ?? navigationMessages.items[item.id]}
          </>
        );
        return item.target.kind === 'menu' ? (
          <AccountMenu
            key={item.id}
            item={item}
            className={itemStyle}
            side="top"
            onLogOut={navigation.onLogOut}
          >
            {content}
          </AccountMenu>
        ) : (
          <NavigationLink key={item.id} {...navigation} item={item} className={itemStyle}>
            {content}
          </NavigationLink>
        );
      })}
    </nav>
  );
}
