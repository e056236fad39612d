import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { Overlay } from '#machines/domain/overlay.ts';
import { useActor } from '#src/app/app-context.ts';

type Load = () => Promise<{ default: ComponentType<{ isOpen: boolean }> }>;

const loads = {
  search: () => import('./search-overlay.tsx'),
  inviteFriends: () => import('./invite-friends-overlay.tsx'),
  welcome: () => import('./welcome-overlay.tsx'),
  subscription: () => import('./subscription-overlay.tsx'),
  card: () => import('./card-overlay.tsx'),
  linkCard: () => import('./link-card-overlay.tsx'),
  cancelMembership: () => import('./cancel-membership-overlay.tsx'),
  withdrawal: () => import('./withdrawal-overlay.tsx'),
} satisfies Record<Overlay['kind'], Load>;

const modals = Object.fromEntries(
  Object.entries(loads).map(([kind, load]) => [kind, lazy<ComponentType<{ isOpen: boolean }>>(load)]),
);

/** The modal that the overlays chart holds open, if any; it keeps its content while it slides out. */
export function Overlays() {
  const actor = useActor('overlays');
  const overlay = useSelector(actor, ({ context }) => context.overlay);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  useEffect(fetchAll, []);
  if (!overlay) return null;
  const Modal = modals[overlay.kind];
  if (!Modal) return null;
  return (
    <Suspense>
      <Modal isOpen={isOpen} />
    </Suspense>
  );
}

/** The code of the modals comes after the page, and so is there when the connection is not. */
function fetchAll(): void {
  for (const load of Object.values(loads)) load().catch(() => {});
}
