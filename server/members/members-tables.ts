import { getTableColumns, type Table } from 'drizzle-orm';
import {
  cardTransactions,
  contributionMonths,
  donations,
  lotteryTickets,
  payouts,
  referrals,
  rewardBalances,
} from '#server/db/activity-schema.ts';
import { debts } from '#server/db/debts-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { ledgerEntries, planCredits } from '#server/db/ledger-schema.ts';
import { dueClaims, idempotencyKeys, passwordResets, sessions } from '#server/db/operations-schema.ts';
import { savedOffers } from '#server/db/saved-offers-schema.ts';
import { cards, charges, memberships } from '#server/db/schema.ts';

/** Every table whose rows belong to a member by `userId`. */
export const membersTables = {
  memberships,
  cards,
  charges,
  debts,
  cardTransactions,
  rewardBalances,
  contributionMonths,
  donations,
  payouts,
  referrals,
  lotteryTickets,
  savedOffers,
  accountHistory,
  ledgerEntries,
  planCredits,
  sessions,
  idempotencyKeys,
  passwordResets,
  dueClaims,
} as const;

/** What proves something instead of telling something about its member: it is in no export. */
const secrets = new Set([
  'passwordHash',
  'activationTokenHash',
  'emailTokenHash',
  'tokenHash',
  'secretHash',
  'salt',
  'requesterHash',
  'requestHash',
]);

/** The columns of a table that an export has. */
export const exportedColumns = (table: Table) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !secrets.has(name)));
