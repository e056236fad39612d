import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { isFlowOverlay, type Overlay } from '#machines/domain/overlay.ts';
import { openings } from '#machines/modal/modal.entry.ts';
import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { resolve, settleLeaves } from '#tests/support/model/settle-on-command.ts';

const all: Overlay[] = [
  { kind: 'search' },
  { kind: 'welcome' },
  { kind: 'tickets' },
  ...openings.map(({ input }) => input.overlay),
];

function open(overlay: Overlay) {
  const actor = createActor(settleLeaves(overlaysMachine), { clock: new SimulatedClock() }).start();
  actor.send({ type: 'overlay.open', overlay });
  if (isFlowOverlay(overlay)) resolve(actor, 'loadModal', undefined);
  return actor;
}

describe('the modals', () => {
  test.each(all.map((overlay) => [overlay.kind, overlay] as const))(
    '[TOAS-03] none opens over %s: while it is open, while it is fetched and while it slides out',
    (_, overlay) => {
      const actor = open(overlay);
      expect(actor.getSnapshot().matches('open')).toBe(true);
      for (const other of all) {
        actor.send({ type: 'overlay.open', overlay: other });
        expect(actor.getSnapshot().context.overlay).toEqual(overlay);
      }
      actor.send({ type: 'overlays.reset' });
      for (const other of all) {
        const next = open(other);
        expect(next.getSnapshot().context.overlay).toEqual(other);
      }
    },
  );
});
