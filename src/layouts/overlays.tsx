import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useActor } from '#src/app/app-context.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { DialogPanel } from '#src/ui/dialog/dialog.tsx';
import { MenuPanel } from '#src/ui/menu/menu.tsx';
import { modalChart } from '#src/routes/flows.ts';
import { modalModules } from '#src/routes/modals.ts';
import { useIdle, useInteracted } from '#src/app/idle.ts';

const views = Object.fromEntries(
  Object.entries(modalModules).map(([kind, { load }]) => [
    kind,
    lazyComponent(async () => ({ default: (await load()).default.view })),
  ]),
);

/** The modal that the overlays chart holds open, if any; its content stays while it slides out. */
export default function Overlays() {
  const actor = useActor('overlays');
  const overlay = useSelector(actor, ({ context }) => context.overlay);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const [isIdle, isInteracted] = [useIdle(), useInteracted()];
  useEffect(() => {
    if (isIdle) MenuPanel.preload();
  }, [isIdle]);
  useEffect(() => {
    if (isInteracted) preloadAll();
  }, [isInteracted]);
  if (!overlay) return null;
  const Modal = views[overlay.kind];
  if (!Modal) return null;
  return <Modal isOpen={isOpen} />;
}

/** The code of the modals is loaded once the page is used: they open at once, and without a connection too. */
function preloadAll(): void {
  for (const { preload } of [DialogPanel, modalChart, ...Object.values(views)]) preload();
}
