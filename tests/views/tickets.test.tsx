import { SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { formatMonth } from '#src/messages/format-date.ts';
import { ticketsMessages as copy } from '#src/flows/tickets/tickets.messages.ts';
import Overlays from '#src/layouts/overlays.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { parentOf } from '#paths/explore/xstate-internals.ts';

const dialog = page.getByRole('dialog', { name: copy.title });
const month = formatMonth(new Date().toISOString());

/** The modal over a page of somebody who holds these tickets. */
async function open(lotteryTicketNumbers: string[]) {
  const mounting = {
    machine: settleLeaves(sessionMachine),
    input: undefined,
    clock: new SimulatedClock(),
    inspect: () => {},
  };
  const session = await renderInApp(mounting, { child: 'session', route: 'home', view: <Overlays /> });
  resolve(session, 'fetchSession', { ...sampleSessions.active, lotteryTicketNumbers });
  const overlays = parentOf(session)?.getSnapshot().children.overlays;
  overlays?.send({ type: 'overlay.open', overlay: { kind: 'tickets' } });
  await expect.element(dialog).toBeVisible();
}

const close = async () => {
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
};

describe('the tickets of the giveaway', () => {
  it.each([
    [['1042', '1043', '2077'], copy.entries('3', false, month)],
    [['1042'], copy.entries('1', true, month)],
  ])('[PLAY-02] %j are listed with their number, 600 px wide', async (numbers, entries) => {
    await open(numbers);
    await expect.element(dialog.getByText(entries)).toBeVisible();
    const listed = dialog.getByRole('list', { name: copy.numbers }).getByRole('listitem').elements();
    expect(listed.map(({ textContent }) => textContent)).toEqual(numbers);
    expect(getComputedStyle(dialog.element()).width).toBe('600px');
    await close();
  });

  it('[PLAY-02] none is said to be none, with what brings one', async () => {
    await open([]);
    await expect.element(dialog.getByText(copy.emptyTitle(month))).toBeVisible();
    await expect.element(dialog.getByText(copy.emptyText)).toBeVisible();
    expect(dialog.getByRole('list', { name: copy.numbers }).elements()).toEqual([]);
    await close();
  });
});
