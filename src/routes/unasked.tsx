import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { Overlay } from '#machines/domain/overlay.ts';
import type { GiveawayReminderRef } from '#machines/giveaway-reminder/giveaway-reminder.machine.ts';
import { useApp } from '#src/app/app-context.ts';
import { provideGiveawayReminder } from '#src/flows/giveaway-reminder/giveaway-reminder.actors.ts';
import { GiveawayReminderView } from '#src/flows/giveaway-reminder/giveaway-reminder.view.tsx';
import { provideInviteOffer } from '#src/flows/invite-friends/invite-offer.actors.ts';

/** What comes unasked when a member's page is quiet: the offer to invite friends, and the reminder of the giveaway. */
export default function Unasked() {
  const app = useApp();
  const [reminder, setReminder] = useState<GiveawayReminderRef | null>(null);
  useEffect(() => {
    const started = startUnasked(app);
    setReminder(started.reminder);
    return started.stop;
  }, [app]);
  return reminder && <GiveawayReminderView actor={reminder} />;
}

function startUnasked(app: AppRef) {
  const open = (overlay: Overlay) =>
    app.getSnapshot().children.overlays?.send({ type: 'overlay.open', overlay });
  const offer = createActor(provideInviteOffer(app));
  const reminder = createActor(provideGiveawayReminder(app));
  offer.on('inviting.offered', () => open({ kind: 'inviteFriends' }));
  reminder.on('tickets.wanted', () => open({ kind: 'tickets' }));
  offer.start();
  reminder.start();
  const stop = () => {
    offer.stop();
    reminder.stop();
  };
  return { reminder, stop };
}
