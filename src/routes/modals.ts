import type { AnyStateMachine } from 'xstate';
import type { FlowOverlay, Overlay } from '#machines/domain/overlay.ts';
import type { FlowModule, ViewModule } from '#src/app/fetched-flows.ts';
import { lazyModule } from '#src/code/lazy-module.ts';

interface ModalProps {
  isOpen: boolean;
}

/** The code of each modal. */
export const modalModules = {
  search: lazyModule(() => import('#src/flows/offer-search/search.modal.tsx')),
  inviteFriends: lazyModule(() => import('#src/flows/invite-friends/invite-friends.modal.tsx')),
  tickets: lazyModule(() => import('#src/flows/tickets/tickets.modal.tsx')),
  welcome: lazyModule(() => import('#src/flows/welcome/welcome.modal.tsx')),
  subscription: lazyModule(() => import('#src/flows/subscription/subscription.modal.tsx')),
  card: lazyModule(() => import('#src/flows/card/card.modal.tsx')),
  reward: lazyModule(() => import('#src/flows/reward/reward.modal.tsx')),
  linkCard: lazyModule(() => import('#src/flows/link-card/link-card.modal.tsx')),
  membershipCancel: lazyModule(() => import('#src/flows/membership-cancel/membership-cancel.modal.tsx')),
  withdrawal: lazyModule(() => import('#src/flows/withdrawal/withdrawal.modal.tsx')),
} satisfies Record<Overlay['kind'], ViewModule<ModalProps>> &
  Record<FlowOverlay['kind'], FlowModule<AnyStateMachine, ModalProps>>;
