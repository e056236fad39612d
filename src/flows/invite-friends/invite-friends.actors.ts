import { fromPromise } from 'xstate';
import { referralFrameOf } from '#machines/domain/inviting.ts';
import { inviteFriendsMachine } from '#machines/invite-friends/invite-friends.machine.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { readCookie } from '#src/browser/cookies.ts';
import { provideInviteLink } from '#src/flows/invite-link/invite-link.actors.ts';

/** Inviting friends, with its real actors. The frame gets name and email only of who accepted cookies. */
export function provideInviteFriends(dependencies: AppDependencies) {
  return inviteFriendsMachine.provide({
    actors: {
      readFrame: fromPromise(async () => {
        const [client, session] = [dependencies.client(), dependencies.session()];
        if (!client || !session || readCookie('cookie_consent') !== 'accepted') return null;
        return referralFrameOf(client, session.user);
      }),
      inviteLink: provideInviteLink(dependencies),
    },
  });
}
