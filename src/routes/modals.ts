import type { ComponentType } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { FlowOverlay, Overlay } from '#machines/domain/overlay.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import type { Outside } from '#src/app/outside.ts';

/** How the code of a modal is fetched. */
interface ModalLoads {
  view: () => Promise<{ default: ComponentType<{ isOpen: boolean }> }>;
  /** What gives its flow its real actors. */
  flow: () => Promise<(outside: Outside) => AnyStateMachine>;
}

/** The code of each modal. */
export const modalLoads = {
  search: { view: () => import('#src/flows/offer-search/search.modal.tsx') },
  inviteFriends: {
    view: () => import('#src/flows/invite-friends/invite-friends.modal.tsx'),
    flow: lazyModule(
      async () => (await import('#src/flows/invite-friends/invite-friends.actors.ts')).provideInviteFriends,
    ).load,
  },
  tickets: { view: () => import('#src/flows/tickets/tickets.modal.tsx') },
  welcome: { view: () => import('#src/flows/welcome/welcome.modal.tsx') },
  subscription: {
    view: () => import('#src/flows/subscription/subscription.modal.tsx'),
    flow: lazyModule(
      async () => (await import('#src/flows/subscription/subscription.actors.ts')).provideSubscription,
    ).load,
  },
  card: {
    view: () => import('#src/flows/card/card.modal.tsx'),
    flow: lazyModule(async () => (await import('#src/flows/card/card.actors.ts')).provideCard).load,
  },
  reward: {
    view: () => import('#src/flows/reward/reward.modal.tsx'),
    flow: lazyModule(async () => (await import('#src/flows/reward/reward.actors.ts')).provideReward).load,
  },
  linkCard: {
    view: () => import('#src/flows/link-card/link-card.modal.tsx'),
    flow: lazyModule(async () => (await import('#src/flows/link-card/link-card.actors.ts')).provideLinkCard)
      .load,
  },
  membershipCancel: {
    view: () => import('#src/flows/membership-cancel/membership-cancel.modal.tsx'),
    flow: lazyModule(
      async () =>
        (await import('#src/flows/membership-cancel/membership-cancel.actors.ts')).provideMembershipCancel,
    ).load,
  },
  withdrawal: {
    view: () => import('#src/flows/withdrawal/withdrawal.modal.tsx'),
    flow: lazyModule(
      async () => (await import('#src/flows/withdrawal/withdrawal.actors.ts')).provideWithdrawal,
    ).load,
  },
} satisfies Record<Overlay['kind'], Pick<ModalLoads, 'view'>> & Record<FlowOverlay['kind'], ModalLoads>;
