import type { ReactNode } from 'react';
import type { NavItem } from '#machines/domain/navigation-items.ts';
import { routes, type RouteName } from '#machines/domain/routes.ts';
import { Link } from '#src/ui/link/link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';

/** What the navigation can do beside going to a page, and where the member is. */
export interface NavigationProps {
  items: readonly NavItem[];
  current: RouteName | null;
  /** Why disabled items lead nowhere; empty when none is disabled. */
  closedReason: string;
  onInviteFriends: () => void;
  onLogOut: () => void;
}

interface NavigationLinkProps extends Pick<NavigationProps, 'current' | 'closedReason' | 'onInviteFriends'> {
  item: NavItem;
  className: string;
  children: ReactNode;
}

/** One item of a bar: a link, a button that opens a dialog, or a name with the reason why it leads nowhere. */
export function NavigationLink({
  item,
  current,
  closedReason,
  onInviteFriends,
  className,
  children,
}: NavigationLinkProps) {
  if (!item.isEnabled) {
    return (
      <span className={className} role="link" aria-disabled="true" tabIndex={0} title={closedReason}>
        {children}
        <VisuallyHidden>. {closedReason}</VisuallyHidden>
      </span>
    );
  }
  if (item.target.kind !== 'page') {
    return (
      <button type="button" className={className} onClick={onInviteFriends}>
        {children}
      </button>
    );
  }
  const { route } = item.target;
  return (
    <Link
      href={routes[route].path}
      look="plain"
      className={className}
      aria-current={route === current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
