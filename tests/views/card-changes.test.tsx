import { furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { cardMachine } from '#machines/card/card.machine.ts';
import type { CardFacts } from '#machines/card/card.types.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { CardAction } from '#machines/domain/card-actions.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { cardMessages as copy } from '#src/flows/card/card.messages.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { flowDialog } from '#src/app/flow-dialog.tsx';
import { cardView } from '#src/flows/card/card.view.tsx';
import { button, confirm, dialog, mount } from '#tests/support/card-view.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

const FlowDialog = flowDialog(cardView);

const card: Card = {
  ...sampleCard,
  id: 'card-2',
  system: 'mastercard',
  lastDigits: '4444',
  billing: false,
  rewardBalance: 1240,
};

async function open(
  action: CardAction,
  { cards = [sampleCard, card], summary = sampleSummary }: Partial<CardFacts> = {},
) {
  const clock = new SimulatedClock();
  const flow = await mount({
    machine: settleLeaves(cardMachine),
    input: { kind: 'card', cardId: card.id, action },
    clock,
    inspect: () => {},
  });
  resolve(flow, 'fetchFacts', { cards, summary });
  return { flow, clock };
}

describe('what is done to a card', () => {
  it('[CARD-04] names the balance that pausing forfeits before it happens, and again on the button', async () => {
    const { flow } = await open('pause');
    await expect
      .element(page.getByText('You lose $12.40 of cash back from this card. It can’t be restored.'))
      .toBeVisible();
    await button('Pause card and lose $12.40').click();
    expect(inputOf(flow, 'pauseCard')).toEqual({ id: 'card-2' });
  });

  it('[CARD-04] says that a balance is forfeited even when it could not be read', async () => {
    await open('pause', { cards: [sampleCard, { ...card, rewardBalance: undefined }] });
    await expect
      .element(page.getByText('You lose the cash back of this card. It can’t be restored.'))
      .toBeVisible();
    await expect.element(button('Pause card')).toBeVisible();
  });

  it('[CARD-04] says how long removing takes, and that the card can be linked elsewhere then', async () => {
    await open('delete');
    await expect.element(page.getByText('Removing it takes up to 3 business days.')).toBeVisible();
    await expect
      .element(page.getByText('You can link it again after that, here or to another account.'))
      .toBeVisible();
  });

  it('[CARD-04] [CARD-05] says which card pays when the primary one is taken out', async () => {
    const first = { ...sampleCard, billing: false };
    await open('delete', { cards: [first, { ...card, billing: true }] });
    await expect.element(page.getByText('Visa ending in 4242 becomes your primary card.')).toBeVisible();
  });

  it('[CARD-04] says what a new primary card pays next', async () => {
    await open('makePrimary');
    await expect.element(page.getByText('Your next payment is $25.00 on Dec 16, 2026.')).toBeVisible();
  });

  it.each<[error: AppError, words: string]>([
    [
      refusal('', 'i_card_004').error,
      'Your card wasn’t pausedThis card can’t be used for this. Choose another card, or contact help@varsity.example.',
    ],
    [
      { ...refusal('', 'i_000').error, retryAfter: 30 },
      'Your card wasn’t pausedAn error occurred. Please try again in 30 seconds.',
    ],
  ])('[CARD-04] a refusal %j is shown on the control, which stays', async (error, words) => {
    const { flow } = await open('pause');
    await confirm.click();
    reject(flow, 'pauseCard', error);
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await confirm.click();
    expect(flow.getSnapshot().value).toBe('pausing');
  });

  it.each(['pause', 'delete'] as const)(
    '[CARD-04] to %s the last active card is refused in the words of the catalogue, and another can be linked',
    async (action) => {
      const { flow } = await open(action, { cards: [card] });
      await expect
        .element(page.getByText('This is your only active card. Link another card first.'))
        .toBeVisible();
      await button(copy.onlyActive.link).click();
      await expect.element(dialog(furtherCardMessages.title)).toHaveFocus();
      await button(furtherCardMessages.back).click();
      resolve(flow, 'fetchFacts', { cards: [sampleCard, card], summary: null });
      await expect.element(confirm).toBeVisible();
    },
  );

  it('[CARD-09] an expired card is neither paused nor resumed: it is replaced, or removed', async () => {
    const { flow } = await open('resume', { cards: [sampleCard, { ...card, status: 'expired' }] });
    await expect.element(dialog(copy.stuck.title)).toBeVisible();
    await button(copy.stuck.remove).click();
    await expect.element(dialog(copy.actions.delete.title)).toHaveFocus();
    await confirm.click();
    expect(inputOf(flow, 'deleteCard')).toEqual({ id: 'card-2' });
  });

  it('[CARD-04] [R7] a double click asks once', async () => {
    const { flow } = await open('delete');
    await confirm.dblClick();
    expect(flow.getSnapshot().value).toBe('deleting');
    resolve(flow, 'deleteCard', { ...card, status: 'deleted', deleted: true });
    expect(flow.getSnapshot().status).toBe('done');
  });

  it('[CARD-04] [R9] a missing answer is looked into before anybody reads that nothing has changed', async () => {
    const { flow } = await open('pause');
    await confirm.click();
    reject(flow, 'pauseCard', { kind: 'offline' });
    await expect.element(button(copy.checking)).toBeVisible();
    resolve(flow, 'fetchFacts', { cards: [sampleCard, { ...card, status: 'paused' }], summary: null });
    expect(flow.getSnapshot().status).toBe('done');
  });

  it('[CARD-04] [BACK-02] a card that is not found is looked for before anybody reads that it is gone', async () => {
    const notFound = { ...refusal('', 'i_000').error, status: 404, code: null };
    const { flow } = await open('pause');
    await confirm.click();
    reject(flow, 'pauseCard', notFound);
    await expect.element(button(copy.checking)).toBeVisible();
    resolve(flow, 'fetchFacts', { cards: [sampleCard, card], summary: null });
    await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t find what you asked for.');
    await confirm.click();
    reject(flow, 'pauseCard', notFound);
    resolve(flow, 'fetchFacts', {
      cards: [sampleCard, { ...card, status: 'deleted', deleted: true }],
      summary: null,
    });
    expect(flow.getSnapshot().value).toBe('deleted');
  });

  it('[CARD-02] [TOAS-03] a card that belongs to another account is shown in the same dialog', async () => {
    const { flow, clock } = await open('pause', { cards: [card] });
    await button(copy.onlyActive.link).click();
    const link = flow.getSnapshot().children.cardLink;
    if (!link) throw new Error('No card is being linked.');
    resolve(link, 'fetchCardForm', 'hosted form');
    link.send({ type: 'form.rendered' });
    clock.increment(2000);
    link.send({ type: 'form.succeeded', card: { name: '', system: 'Visa', platformData: {} } });
    const payment = link.getSnapshot().children.cardPayment;
    if (!payment) throw new Error('No card is being sent.');
    resolve(payment, 'prepareKey', { key: '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11' });
    reject(payment, 'sendOrder', refusal('', 'olive_cc_003').error);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(cardLinkMessages.alreadyLinked.text('help@varsity.example'));
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
    await button(cardLinkMessages.alreadyLinked.close).click();
    expect(link.getSnapshot().value).toEqual({ open: 'refused' });
  });

  it('[TOAS-02] Escape closes it, but not while something is under way', async () => {
    let closings = 0;
    const flow = await renderFlowView(
      {
        machine: settleLeaves(cardMachine),
        input: { kind: 'card' as const, cardId: card.id, action: 'pause' as const },
        clock: new SimulatedClock(),
        inspect: () => {},
      },
      (actor) => <FlowDialog flow={actor} isOpen onClose={() => (closings += 1)} onClosed={() => {}} />,
    );
    resolve(flow, 'fetchFacts', { cards: [sampleCard, card], summary: null });
    await expect.element(confirm).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(closings).toBe(1);
    await confirm.click();
    await userEvent.keyboard('{Escape}');
    expect(closings).toBe(1);
  });
});
