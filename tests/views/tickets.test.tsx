import { SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { formatMonth } from '#src/messages/format-date.ts';
import { ticketsMessages as copy } from '#src/flows/tickets/tickets.messages.ts';
import TicketsModal from '#src/flows/tickets/tickets.modal.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { settleLeaves } from '#tests/support/model/settle-on-command.ts';

const dialog = page.getByRole('dialog', { name: copy.title });
const month = formatMonth(new Date().toISOString());
const mounting = {
  machine: settleLeaves(overlaysMachine),
  input: undefined,
  clock: new SimulatedClock(),
  inspect: () => {},
};
const open = (lotteryTicketNumbers: string[]) =>
  renderFlowView(mounting, () => <TicketsModal isOpen />, { ...sampleSessions.active, lotteryTicketNumbers });

describe('the tickets of the giveaway', () => {
  it.each([
    [['1042', '1043', '2077'], copy.entries('3', false, month)],
    [['1042'], copy.entries('1', true, month)],
  ])('[PLAY-02] %j are listed with their number, 600 px wide', async (numbers, entries) => {
    await page.viewport(1000, 800);
    await open(numbers);
    await expect.element(dialog.getByText(entries)).toBeVisible();
    const listed = dialog.getByRole('list', { name: copy.numbers }).getByRole('listitem').elements();
    expect(listed.map(({ textContent }) => textContent)).toEqual(numbers);
    expect(getComputedStyle(dialog.element()).maxWidth).toBe('600px');
  });

  it('[PLAY-02] none is said to be none, with what brings one', async () => {
    await open([]);
    await expect.element(dialog.getByText(copy.emptyTitle(month))).toBeVisible();
    await expect.element(dialog.getByText(copy.emptyText)).toBeVisible();
    expect(dialog.getByRole('list', { name: copy.numbers }).elements()).toEqual([]);
  });
});
