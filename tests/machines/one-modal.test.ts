import { expect, it, onTestFinished } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Overlay } from '#machines/domain/overlay.ts';
import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { resolve, settleOnCommand } from '#paths/explore/settle-on-command.ts';

const kinds: readonly Overlay[] = [
  { kind: 'linkCard' },
  { kind: 'card', cardId: 'card-1', action: 'pause' },
  { kind: 'tickets' },
  { kind: 'subscription', mode: 'upgrade' },
  { kind: 'membershipCancel' },
  { kind: 'inviteFriends' },
  { kind: 'reward', rewardId: 'fern-and-field' },
];

it.each(kinds)('[TOAS-03] while $kind is open no other modal opens', (overlay) => {
  const overlays = createActor(settleOnCommand(overlaysMachine), { clock: new SimulatedClock() }).start();
  onTestFinished(() => void overlays.stop());
  const shown = () => overlays.getSnapshot().context.overlay;
  overlays.send({ type: 'overlay.open', overlay });
  if (overlays.getSnapshot().matches('fetching')) resolve(overlays, 'loadModal', undefined);
  expect(overlays.getSnapshot().matches('open')).toBe(true);
  for (const other of kinds) overlays.send({ type: 'overlay.open', overlay: other });
  expect(shown()).toEqual(overlay);
});
