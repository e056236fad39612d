import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { Overlay } from '#machines/domain/overlay.ts';
import { useActor } from '#src/app/app-context.ts';
import { useQuiet } from '#src/app/quiet.ts';

type Load = () => Promise<{ default: ComponentType<{ isOpen: boolean }> }>;

const loads = {
  search: () => import('#src/flows/offer-search/search.modal.tsx'),
  inviteFriends: () => import('#src/flows/invite-friends/invite-friends.modal.tsx'),
  welcome: () => import('#src/flows/welcome/welcome.modal.tsx'),
  subscription: () => import('#src/flows/subscription/subscription.modal.tsx'),
  card: () => import('#src/flows/card/card.modal.tsx'),
  linkCard: () => import('#src/flows/link-card/link-card.modal.tsx'),
  cancelMembership: () => import('#src/flows/membership-cancel/membership-cancel.modal.tsx'),
  withdrawal: () => import('#src/flows/withdrawal/withdrawal.modal.tsx'),
} satisfies Record<Overlay['kind'], Load>;

const modals = Object.fromEntries(
  Object.entries(loads).map(([kind, load]) => [kind, lazy<ComponentType<{ isOpen: boolean }>>(load)]),
);

/** The modal that the overlays chart holds open, if any; it keeps its content while it slides out. */
export function Overlays() {
  const actor = useActor('overlays');
  const overlay = useSelector(actor, ({ context }) => context.overlay);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const isQuiet = useQuiet();
  useEffect(() => {
    if (isQuiet) fetchAll();
  }, [isQuiet]);
  if (!overlay) return null;
  const Modal = modals[overlay.kind];
  if (!Modal) return null;
  return (
    <Suspense>
      <Modal isOpen={isOpen} />
    </Suspense>
  );
}

/** The code of the modals comes when the page is quiet, and so is there when the connection is not. */
function fetchAll(): void {
  for (const load of Object.values(loads)) load().catch(() => {});
}
