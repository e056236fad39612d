import { useSelector } from '@xstate/react';
import type { GiveawayReminderRef } from '#machines/giveaway-reminder/giveaway-reminder.machine.ts';
import { useActor } from '#src/app/app-context.ts';
import { GiveawayReminder } from './giveaway-reminder.tsx';

/** The reminder while its chart shows it. */
export function GiveawayReminderView({ actor }: { actor: GiveawayReminderRef }) {
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  const ticketCount = useSelector(
    useActor('session'),
    ({ context }) => context.session?.lotteryTicketNumbers.length ?? 0,
  );
  if (!isShown) return null;
  return (
    <GiveawayReminder
      ticketCount={ticketCount}
      onShow={() => actor.send({ type: 'tickets.open' })}
      onClose={() => actor.send({ type: 'reminder.dismiss' })}
    />
  );
}
