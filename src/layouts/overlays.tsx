import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { useActor } from '#src/app/app-context.ts';
import { late } from '#src/ui/late/late.tsx';
import { loadDialogPanel } from '#src/ui/dialog/dialog.tsx';
import { loadMenuPanel } from '#src/ui/menu/menu.tsx';
import { loadModals } from '#src/routes/flows.ts';
import { modalLoads } from '#src/routes/modals.ts';
import { useIdle, useInteracted } from '#src/app/idle.ts';

const views = Object.fromEntries(Object.entries(modalLoads).map(([kind, { view }]) => [kind, late(view)]));

/** The modal that the overlays chart holds open, if any; it keeps its content while it slides out. */
export function Overlays() {
  const actor = useActor('overlays');
  const overlay = useSelector(actor, ({ context }) => context.overlay);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const [isIdle, isInteracted] = [useIdle(), useInteracted()];
  useEffect(() => {
    if (isIdle) loadMenuPanel().catch(() => {});
  }, [isIdle]);
  useEffect(() => {
    if (isInteracted) fetchAll();
  }, [isInteracted]);
  if (!overlay) return null;
  const Modal = views[overlay.kind];
  if (!Modal) return null;
  return (
    <Suspense>
      <Modal isOpen={isOpen} />
    </Suspense>
  );
}

/** The code of the modals comes when the page is used: they open at once, and when the connection is gone too. */
function fetchAll(): void {
  const flows = Object.values(modalLoads).flatMap((load) => ('flow' in load ? [load.flow] : []));
  const shown = Object.values(views).map(({ load }) => load);
  for (const load of [loadDialogPanel, loadModals, ...flows, ...shown]) load().catch(() => {});
}
