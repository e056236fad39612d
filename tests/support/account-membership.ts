import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Membership, Session } from '#machines/domain/member.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { accountMessages as copy } from '#src/flows/account/account.messages.ts';

const { active } = sampleSessions;

/** The active member of the samples with another membership. */
export function withMembership(change: Partial<Membership>): Session {
  return { ...active, membership: { ...active.membership, ...change } };
}

export const gold = {
  membershipTierId: 'gold',
  membershipTierPlanId: 'gold-month',
  endsAt: '2026-12-21T00:00:00Z',
};
const silver = {
  membershipTierId: 'silver',
  membershipTierPlanId: 'silver-month',
  endsAt: '2027-01-21T00:00:00Z',
};
/** A lower plan follows the running period. */
export const scheduled = withMembership({ membershipSubscriptions: [gold, silver] });
/** It was cancelled, and runs on to its end. */
export const ending = withMembership({ status: 'churned' });
/** The headings of the two notices. */
export const changes = copy.scheduled.title('Silver, monthly', 'Dec 22, 2026');
export const ends = copy.ending.title('Dec 21, 2026');

/** The button that says so is at work. */
export async function isBusy(name: string): Promise<void> {
  await expect.element(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-busy', 'true');
}
