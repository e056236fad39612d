import { fromCallback, fromPromise } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { mayRemindOfGiveaway } from '#machines/domain/giveaway.ts';
import { giveawayReminderMachine } from '#machines/giveaway-reminder/giveaway-reminder.machine.ts';
import { watchOccasions } from '#src/app/occasions.ts';
import { readCookie, writeCookie } from '#src/browser/cookies.ts';

const presentMonth = () => new Date().toISOString().slice(0, 7);

/** The reminder of the giveaway, beside an app that runs. */
export function provideGiveawayReminder(app: AppRef) {
  return giveawayReminderMachine.provide({
    actions: {
      openTickets: () =>
        app.getSnapshot().children.overlays?.send({ type: 'overlay.open', overlay: { kind: 'tickets' } }),
    },
    actors: {
      watchFacts: fromCallback(({ sendBack }) =>
        watchOccasions(app, (occasion) => {
          const isDue =
            occasion !== null &&
            readCookie('giveaway_reminder_seen') !== presentMonth() &&
            mayRemindOfGiveaway(occasion.client, occasion.session);
          sendBack({ type: 'facts.heard', facts: { isDue, isFree: occasion?.isFree === true } });
        }),
      ),
      keepDismissal: fromPromise<void, void>(async () =>
        writeCookie('giveaway_reminder_seen', presentMonth()),
      ),
    },
  });
}
