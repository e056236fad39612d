import type { NavItemId } from '#machines/domain/navigation-items.ts';
import type { MembershipStatus } from '#machines/domain/member.ts';
import { frameMessages } from './frame.ts';

const items: Readonly<Record<NavItemId, string>> = {
  home: frameMessages.home,
  deals: 'All deals',
  refer: 'Refer',
  videos: 'Videos',
  activity: 'My card',
  account: 'My account',
  profile: 'My profile',
  logOut: frameMessages.logOut,
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
  search: 'Search offers',
} as const;
