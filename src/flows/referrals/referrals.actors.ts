import { fromPromise } from 'xstate';
import { referralReads, referralsMachine } from '#machines/referrals/referrals.machine.ts';
import { fetchReferrals } from '#src/api/referrals.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { provideInviteLink } from '#src/flows/invite-link/invite-link.actors.ts';

/** The referral page, with its real actors. */
export function provideReferrals(dependencies: AppDependencies) {
  return referralsMachine.provide({
    actors: {
      friends: referralReads.friends.provide({
        actors: { fetchResource: fromPromise(({ signal }) => fetchReferrals(dependencies.http, signal)) },
      }),
      inviteLink: provideInviteLink(dependencies),
    },
  });
}
