import { fromCallback, fromPromise } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { mayRemindOfGiveaway } from '#machines/domain/giveaway.ts';
import { giveawayReminderMachine } from '#machines/giveaway-reminder/giveaway-reminder.machine.ts';
import { watchPromptContext } from '#src/app/prompt-context.ts';
import { readCookie, writeCookie } from '#src/browser/cookies.ts';
import { serverNow } from '#src/clock/server-clock.ts';

const presentMonth = () => serverNow().toISOString().slice(0, 7);

/** The reminder of the giveaway, beside an app that runs. */
export function provideGiveawayReminder(app: AppRef) {
  return giveawayReminderMachine.provide({
    actions: {
      openTickets: () =>
        app.getSnapshot().children.overlays?.send({ type: 'overlay.open', overlay: { kind: 'tickets' } }),
    },
    actors: {
      watchFacts: fromCallback(({ sendBack }) =>
        watchPromptContext(app, (context) => {
          const isDue =
            context !== null &&
            readCookie('giveaway_reminder_seen') !== presentMonth() &&
            mayRemindOfGiveaway(context.client, context.session);
          sendBack({ type: 'location.changed', facts: { isDue, isFree: context?.isFree === true } });
        }),
      ),
      storeDismissal: fromPromise<void, void>(async () =>
        writeCookie('giveaway_reminder_seen', presentMonth()),
      ),
    },
  });
}
