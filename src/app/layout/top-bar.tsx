import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { routes } from '#machines/domain/routes.ts';
import type { Theme } from '#machines/domain/theme.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Logo } from '#src/ui/logo/logo.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NavigationLink, type NavigationProps } from './navigation-link.tsx';
import * as styles from './top-bar.css.ts';

interface TopBarProps extends NavigationProps {
  theme: Theme;
  clientName: string;
  /** The letters in the member's circle. */
  initials: string;
  /** The search field; shown above 1280 px. */
  search?: ReactNode;
  /** Opens the search dialog; its button is shown at 1280 px and below. */
  onSearch?: () => void;
}

export function TopBar({ theme, clientName, initials, search, onSearch, ...navigation }: TopBarProps) {
  const account = navigation.items.find(({ id }) => id === 'account');
  const home = navigation.items.find(({ id }) => id === 'home');
  const logo = <Logo theme={theme} name={clientName} />;
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {home?.isEnabled === true ? (
          <Link href={routes.home.path} look="plain" className={styles.logo}>
            {logo}
            <VisuallyHidden> {frameMessages.home}</VisuallyHidden>
          </Link>
        ) : (
          <span className={styles.logo}>{logo}</span>
        )}
        <nav className={styles.items} aria-label={navigationMessages.main}>
          {navigation.items
            .filter(({ id }) => id !== 'home' && id !== 'account')
            .map((item) => (
              <NavigationLink key={item.id} {...navigation} item={item} className={styles.item}>
                {navigationMessages.items[item.id]}
              </NavigationLink>
            ))}
        </nav>
        <div className={styles.end}>
          {search !== undefined && <div className={styles.search}>{search}</div>}
          {onSearch && (
            <IconButton className={styles.searchButton} label={navigationMessages.search} onClick={onSearch}>
              <Search size={22} />
            </IconButton>
          )}
          {account && (
            <AccountMenu
              item={account}
              className={styles.account}
              side="bottom"
              onLogOut={navigation.onLogOut}
            >
              <span className={styles.initials} aria-hidden="true">
                {initials}
              </span>
              {navigationMessages.items.account}
              <ChevronDown size={16} aria-hidden="true" />
            </AccountMenu>
          )}
        </div>
      </div>
    </header>
  );
}
