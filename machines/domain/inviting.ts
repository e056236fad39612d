import type { Client } from './client.ts';
import type { User } from './member.ts';
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
