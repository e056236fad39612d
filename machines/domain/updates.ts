import * as v from 'valibot';
import { historyEntrySchema, historyKinds, type HistoryKind } from './history.ts';
import {
  asItems,
  flag,
  mended,
  numberOrNull,
  pageEntries,
  totalOf,
  type AskedPage,
  type Page,
} from './wire.ts';

/** What an entry of the account history has an effect on; null for one that is no update. */
const effects = {
  accountCreated: null,
  accountActivated: null,
  enrolled: null,
  planBegun: 'money',
  planRenewed: 'money',
  planChanged: 'money',
  cameBack: 'money',
  paymentPending: 'money',
  paymentDeclined: 'money',
  paymentSettled: 'money',
  suspended: 'access',
  changePlanned: 'money',
  changeWithdrawn: 'money',
  cancelled: 'access',
  kept: 'access',
  membershipEnded: 'access',
  withdrawn: 'money',
  withdrawalSentBack: 'money',
  cashBackConfirmed: 'money',
  cashBackRefused: 'money',
  givingPassedOn: 'giving',
  friendRewarded: 'money',
  cardLinked: null,
  cardPaused: 'money',
  cardResumed: null,
  cardChosen: null,
  cardDeleted: null,
  emailChanged: 'access',
  passwordChanged: 'access',
  passwordReset: 'access',
  sessionEnded: 'access',
  otherSessionsEnded: 'access',
} as const satisfies Record<HistoryKind, 'money' | 'giving' | 'access' | null>;

/** The kinds of entries that are updates: every effect on money, giving and access. */
export const updateKinds: readonly HistoryKind[] = historyKinds.filter((kind) => effects[kind] !== null);

/** An entry of the account history that has an effect on money, giving or access. */
export const updateSchema = v.object({
  ...historyEntrySchema.entries,
  /** Whether it happened after what the member has read. */
  isUnread: flag,
});

export type Update = v.InferOutput<typeof updateSchema>;

/** A page of updates, the latest first. */
export interface Updates extends Page<Update> {
  /** How many are unread in all; null where the server does not say. */
  unread: number | null;
}

/** A page of updates, with how many are unread in all. */
export function updatesSchema(asked: Partial<AskedPage> = {}) {
  return v.pipe(
    mended(v.object({ ...pageEntries(updateSchema, asked), unread: numberOrNull }), asItems),
    v.transform((read) => ({ ...read, total: totalOf(read) })),
  );
}

/** Up to which update a member has read. */
export const readMarkSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** How many updates are unread in all: as the server says, else those of the page. */
export function unreadIn({ items, unread }: Updates): number {
  return unread ?? items.filter(({ isUnread }) => isUnread).length;
}
