import type { Updates } from './updates.ts';

/** How many updates are unread in all: as the server says, else those of the page. */
export function unreadIn({ items, unread }: Pick<Updates, 'items' | 'unread'>): number {
  return unread ?? items.filter(({ isUnread }) => isUnread).length;
}
