import type { NavItemId } from '#machines/domain/navigation-items.ts';
import type { MembershipStatus } from '#machines/domain/member.ts';

const items: Readonly<Record<NavItemId, string>> = {
  home: 'Home',
  deals: 'All deals',
  refer: 'Refer',
  videos: 'Videos',
  activity: 'My card',
  account: 'My account',
  profile: 'My profile',
  logOut: 'Log out',
};

const closed: Readonly<Record<MembershipStatus | 'none', string>> = {
  active: '',
  overdue: '',
  suspended: 'Renew your membership to open this.',
  unknown: 'Renew your membership to open this.',
  churned: 'Reactivate your membership to open this.',
  abandoned_checkout: 'Finish signing up to open this.',
  none: 'Join the program to open this.',
};

/** The frame around every page. */
export const navigationMessages = {
  items,
  /** Why an item leads nowhere. */
  closed: (status: MembershipStatus | null) => closed[status ?? 'none'],
  /** Where the bottom bar has no room for the whole name. */
  shortItems: { deals: 'Deals', account: 'Account' } as Partial<Record<NavItemId, string>>,
  main: 'Main',
  skip: 'Skip to content',
  search: 'Search offers',
  offline: 'You are offline. What you see may be out of date.',
  online: 'You are back online.',
} as const;
