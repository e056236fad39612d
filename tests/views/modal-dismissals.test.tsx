import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SimulatedClock, type AnyActorRef } from 'xstate';
import { wholeModal } from '#tests/support/machines/whole-modal.ts';
import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import Overlays from '#src/layouts/overlays.tsx';
import { modalModules } from '#src/routes/modals.ts';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { modalSteps } from '#paths/drive/modal-steps.ts';
import type { ModalStep } from '#paths/drive/modal-steps/modal-step.ts';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { parentOf } from '#paths/explore/xstate-internals.ts';
import { expectBusyDialog } from '#tests/support/busy-dialog.ts';

const dialog = page.getByRole('dialog');
const opener = page.getByRole('button', { name: 'Opens it' });

const dismissals: readonly [name: string, dismiss: () => Promise<unknown>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 } })],
  [
    'the close button',
    () =>
      dialog.getByRole('button', { name: controlMessages.close, exact: true }).first().click({ force: true }),
  ],
];

/** The modals over a page with a button, with their real flows. */
async function renderModals() {
  const clock = new SimulatedClock();
  const actors: object = { modal: settleLeaves(wholeModal) };
  const machine = settleLeaves(overlaysMachine).provide({ actors });
  const overlays = await renderInApp(
    { machine, input: undefined, clock, inspect: () => {} },
    {
      child: 'overlays',
      route: 'account',
      view: (
        <>
          <style>{'* { animation: none !important }'}</style>
          <button type="button">Opens it</button>
          <Overlays />
        </>
      ),
    },
  );
  const session: AnyActorRef | undefined = parentOf(overlays)?.getSnapshot().children.session;
  session?.send({ type: 'session.established', session: sampleSessions.active });
  const at = (...path: string[]) =>
    ['modal', ...path].reduce<AnyActorRef>((actor, id) => actor.getSnapshot().children[id], overlays);
  const open = async ({ overlay, lead }: ModalStep) => {
    await opener.click();
    overlays.send({ type: 'overlay.open', overlay });
    if (overlays.getSnapshot().matches('fetching')) resolve(overlays, 'loadModal', undefined);
    lead?.({ at, clock });
    await expect.element(dialog).toBeVisible();
  };
  return { overlays, open };
}

const titled = (steps: typeof modalSteps) => steps.map((each) => [each.step, each] as const);

describe('Escape, a click outside and the close button', () => {
  it('[TOAS-02] are tried in every modal', () => {
    expect(new Set(modalSteps.map(({ overlay }) => overlay.kind))).toEqual(
      new Set(Object.keys(modalModules)),
    );
  });

  it.each(titled(modalSteps.filter(({ stays }) => !stays)))(
    '[TOAS-02] close %s, and the focus is back where it was',
    async (_, step) => {
      const { overlays, open } = await renderModals();
      for (const [name, dismiss] of dismissals) {
        await open(step);
        await dismiss();
        await expect.poll(() => overlays.getSnapshot().value, { message: name }).toBe('closed');
        await expect.element(dialog).not.toBeInTheDocument();
        await expect.element(opener).toHaveFocus();
      }
    },
  );

  it.each(titled(modalSteps.filter(({ stays }) => stays)))(
    '[TOAS-02] [SUBS-13] do not tear away %s',
    async (_, step) => {
      const { overlays, open } = await renderModals();
      await open(step);
      for (const [name, dismiss] of dismissals) {
        await dismiss();
        await expectBusyDialog();
        await expect.poll(() => overlays.getSnapshot().value, { message: name }).toEqual({ open: 'flowing' });
      }
    },
  );

  it('[TOAS-02] [CARD-01] Escape in the hosted card form closes the dialog around it', async () => {
    const { overlays, open } = await renderModals();
    const [step] = modalSteps.filter((each) => each.step === 'one more card');
    if (!step) throw new Error('There is no such step.');
    await open({
      ...step,
      lead: ({ at }) => resolve(at('linkCard', 'cardLink'), 'fetchCardForm', 'void 0;'),
    });
    const frame = page.getByTitle(cardLinkMessages.frameTitle);
    await expect.element(frame).toBeInTheDocument();
    const { contentWindow: source } = frame.element() as HTMLIFrameElement;
    window.dispatchEvent(new MessageEvent('message', { source, origin: 'null', data: { type: 'escape' } }));
    await expect.poll(() => overlays.getSnapshot().value).toBe('closed');
  });
});
