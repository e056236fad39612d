import type { Client } from './client.ts';
import { owesDues } from './dues.ts';
import type { Session, User } from './member.ts';
import { writeQuery } from './query.ts';

/**
 * The page of the referral programme for a member, which gets name and email in its address; null where the client has
 * none. Only who accepted cookies may be sent there.
 */
export function referralFrameOf(
  { referralFrameUrl, referralProgramId }: Client,
  { firstName, lastName, email }: User,
): string | null {
  if (referralFrameUrl === null || referralProgramId === null) return null;
  const about = [
    ['programId', referralProgramId],
    ['firstName', firstName],
    ['lastName', lastName],
    ['email', email],
  ] as const;
  return referralFrameUrl + writeQuery(about);
}

const dayOf = (instant: string | null) => instant?.slice(0, 10);

/**
 * Whether a member is offered to invite friends, unasked: the client has a referral programme, the membership runs and
 * was not cancelled, nothing is owed, and the account was not created today, UTC.
 */
export function mayOfferInviting(
  { referralProgram }: Client,
  { user, membership }: Session,
  now: Date,
): boolean {
  if (!referralProgram || !membership || membership.currentSubscription === null) return false;
  const isSettled = membership.status !== 'churned' && !owesDues(membership);
  return isSettled && dayOf(user.createdAt) !== dayOf(now.toISOString());
}
