import type { HistoryKind } from '#machines/domain/history.ts';

/** Who learns of an entry by mail. A payment that is declined on the screen says so there. */
const mailed = {
  planBegun: 'always',
  planRenewed: 'always',
  planChanged: 'always',
  cameBack: 'always',
  paymentSettled: 'always',
  duesWaived: 'always',
  paymentDeclined: 'by the program',
  suspended: 'always',
  changePlanned: 'always',
  changeWithdrawn: 'always',
  cancelled: 'always',
  kept: 'always',
  membershipEnded: 'always',
  withdrawn: 'always',
  withdrawalSentBack: 'always',
} as const satisfies Partial<Record<HistoryKind, 'always' | 'by the program'>>;

export type MailedKind = keyof typeof mailed;

const isMailedKind = (kind: HistoryKind): kind is MailedKind => kind in mailed;

/** Whether the member gets a mail about an entry. Those about access are sent by the calls that change it. */
export function isMailed<Entry extends { kind: HistoryKind; by: 'member' | 'program' }>(
  entry: Entry,
): entry is Entry & { kind: MailedKind } {
  const { kind, by } = entry;
  return isMailedKind(kind) && (mailed[kind] === 'always' || by === 'program');
}
