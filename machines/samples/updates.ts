import type { Update, Updates } from '#machines/domain/updates.ts';
import { sampleEntry } from './history.ts';

/** A charge that the program made, unread. */
export const sampleUpdate: Update = {
  ...sampleEntry,
  id: 'update-1',
  kind: 'planRenewed',
  by: 'program',
  browser: null,
  address: null,
  requestId: null,
  isUnread: true,
};

const passedOn: Update = {
  ...sampleUpdate,
  id: 'update-2',
  at: '2026-11-03T00:00:00Z',
  kind: 'givingPassedOn',
  plan: null,
  amount: 900,
  cardLastDigits: null,
  month: '2026-10-01T00:00:00Z',
  recipient: 'Paws on Wheels',
};

const confirmed: Update = {
  ...passedOn,
  id: 'update-3',
  at: '2026-10-20T00:00:00Z',
  kind: 'cashBackConfirmed',
  amount: 410,
  month: null,
  recipient: null,
  isUnread: false,
};

/** A change that the member made. */
const changed: Update = { ...sampleEntry, id: 'update-4', at: '2026-10-12T09:05:00Z', isUnread: false };

/** The latest updates of more; all that is unread is among them. */
export const sampleUpdates: Updates = {
  items: [sampleUpdate, passedOn, confirmed, changed],
  pageNumber: 1,
  pageSize: 6,
  total: 9,
  unread: 2,
};

/** The latest updates, with more unread ones after them. */
export const manyUpdates: Updates = {
  ...sampleUpdates,
  items: [sampleUpdate, passedOn],
  unread: 5,
};
