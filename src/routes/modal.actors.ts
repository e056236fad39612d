import { modalMachine } from '#machines/modal/modal.machine.ts';
import type { Outside } from '#src/app/outside.ts';
import { provideCard } from '#src/flows/card/card.actors.ts';
import { provideLinkCard } from '#src/flows/link-card/link-card.actors.ts';
import { provideMembershipCancel } from '#src/flows/membership-cancel/membership-cancel.actors.ts';
import { provideWithdrawal } from '#src/flows/withdrawal/withdrawal.actors.ts';
import { provideSubscription } from '#src/flows/subscription/subscription.actors.ts';

/** The modals with flows, with their real actors. */
export function provideModal(outside: Outside) {
  return modalMachine.provide({
    actors: {
      subscription: provideSubscription(outside),
      card: provideCard(outside),
      linkCard: provideLinkCard(outside),
      withdrawal: provideWithdrawal(outside),
      membershipCancel: provideMembershipCancel(outside),
    },
  });
}
