import { cardChanged } from '#src/messages/cards.ts';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appMachine } from '#machines/app/app.machine.ts';
import { appId } from '#machines/notify.ts';
import type { Card } from '#machines/domain/card.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { createAnalytics } from '#src/analytics/analytics.ts';
import { createTagManager, type TagManagerPage } from '#src/analytics/tag-manager.ts';
import { confirmLabel, consequencesOf, onlyActiveText } from '#src/flows/card/card.messages.ts';
import type { CostFacts } from '#src/flows/card/card.messages.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

const other: Card = { ...sampleCard, id: 'card-2', billing: false };

function startApp() {
  const app = createActor(settleLeaves(appMachine), {
    systemId: appId,
    input: { label: 'varsity', storedConsent: null, logOutPending: false },
    clock: new SimulatedClock(),
  }).start();
  onTestFinished(() => void app.stop());
  resolve(app, 'fetchProgramme', sampleProgramme);
  resolve(app, 'fetchTheme', defaultTheme);
  const { cards } = app.getSnapshot().children;
  if (!cards) throw new Error('The cards are not kept.');
  return { app, cards };
}

describe('a card that has changed', () => {
  test('[CARD-04] [CARD-05] is in the list at once, and the list is read again', () => {
    const { app, cards } = startApp();
    const paused: Card = { ...sampleCard, status: 'paused', billing: false };
    app.send({ type: 'card.changed', card: paused, cards: [paused, other] });
    expect(cards.getSnapshot().context.data).toEqual([paused, other]);
    expect(cards.getSnapshot().value).toEqual({ shown: 'refreshing' });
    const heir: Card = { ...other, billing: true };
    resolve(cards, 'refetchResource', [paused, heir]);
    expect(cards.getSnapshot().context.data).toEqual([paused, heir]);
  });

  test('[CARD-03] stays in the list when it was deleted', () => {
    const { app, cards } = startApp();
    const deleted: Card = { ...other, status: 'deleted', deleted: true };
    app.send({ type: 'card.changed', card: deleted, cards: [sampleCard, deleted] });
    expect(cards.getSnapshot().context.data).toEqual([sampleCard, deleted]);
  });

  test('[CARD-04] the list is read again when it was not true any more', () => {
    const { app, cards } = startApp();
    app.send({ type: 'balances.changed' });
    expect(cards.getSnapshot().value).toBe('loading');
  });

  test('[BOOT-09] [FRMT-04] a deletion is reported after consent alone', () => {
    const page: TagManagerPage = {};
    const { send } = createTagManager('GTM-TEST12', page, () => {});
    const analytics = createAnalytics({ send });
    analytics.track({ name: 'Card Deleted' });
    expect(page.dataLayer).toBe(undefined);
    analytics.accept();
    analytics.track({ name: 'Card Deleted' });
    expect(page.dataLayer).toEqual([{ event: 'Card Deleted' }]);
  });
});

const facts: CostFacts = {
  nextCharge: null,
  balance: 834,
  heir: null,
  currency: 'CAD',
  hasRoundUps: true,
  monthlyMinimum: 500,
};

describe('what an action costs', () => {
  test('[CARD-04] pausing names the balance in the currency of the client, and what stops', () => {
    expect(consequencesOf('pause', facts)).toEqual([
      { text: 'You lose CAD\u00a08.34 of cash back from this card. It can’t be restored.', isLoss: true },
      { text: 'New donations from it stop, and purchases with it earn nothing.', isLoss: false },
      { text: 'You can resume it at any time.', isLoss: false },
    ]);
    expect(confirmLabel('pause', facts)).toBe('Pause card and lose CAD\u00a08.34');
    expect(confirmLabel('pause', { ...facts, balance: 0 })).toBe('Pause card');
    expect(confirmLabel('delete', facts)).toBe('Remove card');
  });

  test('[CARD-04] deleting names the days it takes, the minimum, the next primary card and what is possible then', () => {
    const texts = consequencesOf('delete', { ...facts, currency: 'USD', heir: 'Visa ending in 4242' });
    expect(texts.map(({ text }) => text)).toEqual([
      'Removing it takes up to 3 business days.',
      'Visa ending in 4242 becomes your primary card.',
      'Your monthly minimum of $5.00 still applies; your primary card pays it.',
      'You can link it again after that, here or to another account.',
    ]);
  });

  test('[CARD-04] deleting names no minimum where there is none', () => {
    const texts = consequencesOf('delete', { ...facts, monthlyMinimum: null });
    expect(texts.filter(({ text }) => text.includes('minimum'))).toEqual([]);
  });

  test('[CARD-04] the last active card is refused in the words of the catalogue', () => {
    expect(onlyActiveText('pause')).toBe(
      'This is your only active card. Link another card first. Then you can pause this one.',
    );
  });

  test('[CARD-04] [CARD-05] what was done is shown in a toast', () => {
    const reported = (['makePrimary', 'resume', 'pause', 'delete'] as const).map((action) =>
      toastText({ key: 'cardChanged', action, card: sampleCard }),
    );
    expect(reported).toEqual([
      'Visa ending in 4242 is now your primary card.',
      'Visa ending in 4242 is active again.',
      'Visa ending in 4242 is paused.',
      'Visa ending in 4242 is removed. It takes up to 3 business days.',
    ]);
    expect(cardChanged('pause', 'Visa ending in 4242')).toBe(reported[2]);
    expect(toastText({ key: 'cardLinked' })).toBe('Card linked. Purchases count from now on.');
  });
});
