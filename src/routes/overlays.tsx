import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Overlay } from '#machines/domain/overlay.ts';
import { useActor } from '#src/app/app-context.ts';

const modals: Readonly<Record<Overlay['kind'], ComponentType<{ isOpen: boolean }>>> = {
  search: lazy(() => import('./search-overlay.tsx')),
  inviteFriends: lazy(() => import('./invite-friends-overlay.tsx')),
};

/** The modal that the overlays chart holds open, if any; it keeps its content while it slides out. */
export function Overlays() {
  const actor = useActor('overlays');
  const overlay = useSelector(actor, ({ context }) => context.overlay);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  if (!overlay) return null;
  const Modal = modals[overlay.kind];
  return (
    <Suspense>
      <Modal isOpen={isOpen} />
    </Suspense>
  );
}
