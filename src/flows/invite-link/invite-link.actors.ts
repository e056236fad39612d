import { fromPromise } from 'xstate';
import { inviteLinkMachine } from '#machines/invite-link/invite-link.machine.ts';
import { fetchReferralLink } from '#src/api/referrals.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { copyText } from '#src/browser/clipboard.ts';

/** The link by which friends join, with its real actors. */
export function provideInviteLink({ http }: AppDependencies) {
  return inviteLinkMachine.provide({
    actors: {
      fetchReferralLink: fromPromise(({ signal }) => fetchReferralLink(http, signal)),
      copyText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
    },
  });
}
