import * as v from 'valibot';
import { currencyCode } from './client.ts';
import { id, instant, money, orNull, text, word } from './wire.ts';

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
  'duesWaived',
  'suspended',
  'changePlanned',
  'changeWithdrawn',
  'cancelled',
  'kept',
  'membershipEnded',
  'withdrawn',
  'withdrawalSentBack',
  'cashBackConfirmed',
  'cashBackRefused',
  'givingPassedOn',
  'friendRewarded',
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

const nullable = <Schema extends v.GenericSchema>(schema: Schema) => orNull(v.nullable(schema));
const nullableText = nullable(text);

/**
 * One thing that happened to an account. What the program did by itself, as a renewal, came from nowhere and bears no
 * request.
 */
export const historyEntrySchema = v.object({
  id,
  at: instant,
  kind: word(historyKinds),
  by: word(['member', 'program']),
  /** As it is named beside an amount: "Gold, monthly". */
  plan: nullableText,
  /** Cents: what was charged, tried, waived, withdrawn or given up. */
  amount: nullable(money),
  currencyCode: v.fallback(currencyCode, ''),
  cardLastDigits: nullableText,
  /** When it takes effect, where that is later. */
  effectiveAt: nullable(instant),
  /** Of giving that was passed on: the first instant of its month, UTC, and to whom it went. */
  month: nullable(instant),
  recipient: nullableText,
  /** What was logged out: "Safari on iOS". */
  device: nullableText,
  /** "Chrome on Linux". */
  browser: nullableText,
  address: nullableText,
  requestId: nullableText,
});

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
