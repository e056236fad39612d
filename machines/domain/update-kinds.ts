import { historyKinds, type HistoryKind } from './history.ts';

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
  duesWaived: 'money',
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
