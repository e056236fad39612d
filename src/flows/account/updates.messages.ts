import type { HistoryEntry } from '#machines/domain/history.ts';
import { shownOf } from './billing.messages.ts';
import { historyMessages } from './history.messages.ts';

export const updatesMessages = {
  list: 'Updates',
  nouns: ['update', 'updates'],
  sentence: (entry: HistoryEntry) => historyMessages.sentence(entry),
  origin: historyMessages.origin,
  isNew: 'New',
  markAll: 'Mark all as read',
  marking: 'Marking…',
  refused: 'Your updates were not marked as read',
  empty: {
    title: 'No updates yet',
    text: 'Every payment, everything you earn and give, and every change to your plan, cards and login will appear here.',
  },
  times: 'All times are in UTC.',
  more: 'Show earlier updates',
  loadingMore: 'Loading…',
  shown: shownOf,
} as const;
