import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '#src/app/app-context.ts';
import { provideGiveawayReminder } from '#src/flows/giveaway-reminder/giveaway-reminder.actors.ts';
import { GiveawayReminderView } from '#src/flows/giveaway-reminder/giveaway-reminder.view.tsx';
import { provideInviteOffer } from '#src/flows/invite-friends/invite-offer.actors.ts';

/** The prompts that open by themselves on a member's page: the offer to invite friends, the reminder of the giveaway. */
export default function AutoPrompts() {
  const app = useApp();
  const [logic] = useState(() => ({
    offer: provideInviteOffer(app),
    reminder: provideGiveawayReminder(app),
  }));
  useActorRef(logic.offer);
  return <GiveawayReminderView actor={useActorRef(logic.reminder)} />;
}
