import * as v from 'valibot';
import { currencyCodes } from './client.ts';
import { id, instant, money } from './wire.ts';

/** What can happen to an account: every effect on money, and every change of plan, card, email and password. */
export const historyKinds = [
  'accountCreated',
  'accountActivated',
  'enrolled',
  'planBegun',
  'planRenewed',
  'planChanged',
  'cameBack',
  'paymentPending',
  'paymentDeclined',
  'paymentSettled',
  'changePlanned',
  'changeWithdrawn',
  'cancelled',
  'kept',
  'withdrawn',
  'cardLinked',
  'cardPaused',
  'cardResumed',
  'cardChosen',
  'cardDeleted',
  'emailChanged',
  'passwordChanged',
  'passwordReset',
  'sessionEnded',
  'otherSessionsEnded',
] as const;

export type HistoryKind = (typeof historyKinds)[number];

/**
 * One thing that happened to an account. What the program did by itself, as a renewal, came from nowhere and bears no
 * request.
 */
export const historyEntrySchema = v.object({
  id,
  at: instant,
  kind: v.picklist(historyKinds),
  by: v.picklist(['member', 'program']),
  /** As it is named beside an amount: "Gold, monthly". */
  plan: v.nullable(v.string()),
  /** Cents: what was charged, tried, withdrawn or given up. */
  amount: v.nullable(money),
  currencyCode: v.picklist(currencyCodes),
  cardLastDigits: v.nullable(v.string()),
  /** When it takes effect, where that is later. */
  effectiveAt: v.nullable(instant),
  /** What was logged out: "Safari on iOS". */
  device: v.nullable(v.string()),
  /** "Chrome on Linux". */
  browser: v.nullable(v.string()),
  address: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
});

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
