import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '#src/app/app-context.ts';
import { provideGiveawayReminder } from '#src/flows/giveaway-reminder/giveaway-reminder.actors.ts';
import { GiveawayReminderView } from '#src/flows/giveaway-reminder/giveaway-reminder.view.tsx';
import { provideInviteOffer } from '#src/flows/invite-friends/invite-offer.actors.ts';

/** What comes unasked when a member's page is quiet: the offer to invite friends, and the reminder of the giveaway. */
export default function Unasked() {
  const app = useApp();
  const [logic] = useState(() => ({
    offer: provideInviteOffer(app),
    reminder: provideGiveawayReminder(app),
  }));
  useActorRef(logic.offer);
  return <GiveawayReminderView actor={useActorRef(logic.reminder)} />;
}
