import { modalMachine } from '#machines/modal/modal.machine.ts';
import type { Outside } from '#src/app/outside.ts';
import { provideCard } from './card-actors.ts';
import { provideLinkCard } from './link-card-actors.ts';
import { provideMembershipCancel } from './membership-cancel-actors.ts';
import { provideWithdrawal } from './withdrawal-actors.ts';
import { provideSubscription } from './subscription-actors.ts';

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
