import { fromCallback, fromPromise } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { mayOfferInviting } from '#machines/domain/inviting.ts';
import { inviteOfferMachine } from '#machines/invite-offer/invite-offer.machine.ts';
import { watchPromptContext } from '#src/app/prompt-context.ts';
import { isQuietVisit } from '#src/app/quiet-visit.ts';
import { readCookie, writeCookie } from '#src/browser/cookies.ts';
import { serverNow } from '#src/clock/server-clock.ts';

/** The offer to invite friends, beside an app that runs. */
export function provideInviteOffer(app: AppRef) {
  return inviteOfferMachine.provide({
    actions: {
      offer: () =>
        app
          .getSnapshot()
          .children.overlays?.send({ type: 'overlay.open', overlay: { kind: 'inviteFriends' } }),
    },
    actors: {
      watchFacts: fromCallback(({ sendBack }) =>
        watchPromptContext(app, (context) => {
          const isDue =
            context !== null &&
            isQuietVisit(app) &&
            readCookie('invite_friends_seen') === null &&
            mayOfferInviting(context.client, context.session, serverNow());
          const isFree = context !== null && context.isFree && context.hasDecided;
          sendBack({ type: 'location.changed', facts: { isDue, isFree } });
        }),
      ),
      storeOffer: fromPromise<void, void>(async () => writeCookie('invite_friends_seen', '1')),
    },
  });
}
