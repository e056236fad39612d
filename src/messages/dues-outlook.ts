import type { Membership } from '#machines/domain/member.ts';
import { formatDate } from './format-date.ts';

type Dues = Pick<NonNullable<Membership['dues']>, 'nextTryAt' | 'suspendsAt'>;

const again = (date: string) => `We’ll try your card again on ${date}.`;
const never = 'We won’t try your card again.';
const suspended = (date: string) => `Your membership is suspended on ${date} if it isn’t paid by then.`;

/** When what is owed is tried again, and when the membership is suspended for it; null where the server does not say. */
export function duesOutlook(dues: Dues | null | undefined): string | null {
  if (!dues) return null;
  const { nextTryAt, suspendsAt } = dues;
  const sentences = [
    ...(nextTryAt === undefined ? [] : [nextTryAt === null ? never : again(formatDate(nextTryAt))]),
    ...(suspendsAt === undefined ? [] : [suspended(formatDate(suspendsAt))]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
