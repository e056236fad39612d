import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.css.ts';
import type { Card } from '#machines/domain/card.ts';
import type { CardAction } from '#machines/domain/card-actions.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { CardList } from '#src/flows/card-list/card-list.tsx';
import { cardListMessages as copy } from '#src/messages/cards.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { applyTheme } from '#src/theme/apply-theme.ts';
import type { Section } from '#src/ui/section/section.ts';
import { linesOf } from '#tests/support/lines-of.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const card = (id: string, changes: Partial<Card> = {}): Card => ({
  ...sampleCard,
  id,
  lastDigits: id,
  billing: false,
  ...changes,
});
const cards = [
  card('2222', { status: 'expired', expiryMonth: 4, expiryYear: 2025 }),
  card('3333', { status: 'paused', system: 'mastercard' }),
  card('4444', { status: 'deleted', deleted: true }),
  card('1111', { billing: true }),
];
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function show(section: Section<readonly Card[]>) {
  applyTheme(defaultTheme, document);
  const onAct = vi.fn<(card: Card, action: CardAction) => void>();
  const onLink = vi.fn<() => void>();
  const { unmount } = await render(
    <main>
      <h1>My account</h1>
      <CardList section={section} onAct={onAct} onLink={onLink} />
    </main>,
  );
  onTestFinished(() => unmount());
  return { onAct, onLink };
}

describe('the list of cards', () => {
  it('[CARD-03] [CARD-09] shows of each card its brand, last digits, expiry and status, and which one is primary', async () => {
    await show({ state: 'ready', data: cards });
    const rows = page.getByRole('list', { name: copy.list }).getByRole('listitem');
    await expect.element(rows.nth(0)).toBeVisible();
    const seen = rows.elements().map((row) => row.textContent);
    expect(seen.map((text) => /(Visa|Mastercard) ending in \d{4}/.exec(text)?.[0])).toEqual([
      'Visa ending in 1111',
      'Mastercard ending in 3333',
      'Visa ending in 2222',
    ]);
    expect(seen.map((text) => /Expire[sd] \d\d\/\d{4}(Active|Paused|Expired)/.exec(text)?.[0])).toEqual([
      'Expires 12/2030Active',
      'Expires 12/2030Paused',
      'Expired 04/2025Expired',
    ]);
    expect(seen.map((text) => text.includes(copy.primary))).toEqual([true, false, false]);
    await expectNoAxeViolations();
  });

  it('[CARD-03] holds the digits of a long name together on a phone', async () => {
    await page.viewport(348, 800);
    await show({
      state: 'ready',
      data: [card('0005', { system: 'amex', billing: true })],
    });
    const name = page.getByText('American Express ••••');
    await expect.element(name).toBeVisible();
    const lines = linesOf(name.element());
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/•••• 0005$/);
    await page.viewport(1440, 900);
  });

  it('[CARD-09] offers a new card in the place of an expired one, and says what it means', async () => {
    const { onLink } = await show({ state: 'ready', data: cards });
    await expect.element(page.getByText(copy.notes.expired)).toBeVisible();
    await button(copy.linkNew).click();
    expect(onLink).toHaveBeenCalledTimes(1);
  });

  it('[CARD-09] says of an expired primary card that it cannot pay', async () => {
    await show({ state: 'ready', data: [card('2222', { status: 'expired', billing: true })] });
    await expect.element(page.getByText(copy.notes.expiredPrimary)).toBeVisible();
  });

  it('[CARD-04] names the card on its button, and offers what its status allows', async () => {
    const { onAct } = await show({ state: 'ready', data: cards });
    await button('Manage Visa ending in 1111').click();
    await expect.element(page.getByRole('menuitem', { name: copy.actions.pause })).toBeVisible();
    const offered = page.getByRole('menuitem').elements();
    expect(offered.map(({ textContent }) => textContent)).toEqual([copy.actions.pause, copy.actions.delete]);
    await page.getByRole('menuitem', { name: copy.actions.pause }).click();
    await button('Resume Mastercard ending in 3333').click();
    expect(onAct.mock.calls).toEqual([
      [cards[3], 'pause'],
      [cards[1], 'resume'],
    ]);
  });

  it('[CARD-03] folds removed cards away, with the day', async () => {
    await show({ state: 'ready', data: cards });
    await expect.element(page.getByText('Removed Nov 21, 2026')).not.toBeVisible();
    await page.getByText(copy.removed(1)).click();
    await expect.element(page.getByText('Removed Nov 21, 2026')).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[CARD-03] without a card says what will appear, and links one', async () => {
    const { onLink } = await show({ state: 'ready', data: [card('4444', { status: 'deleted' })] });
    await expect.element(page.getByText(copy.empty.title)).toBeVisible();
    await button(copy.link).click();
    expect(onLink).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations();
  });

  it('[CARD-03] that cannot be read says so and can be tried again', async () => {
    const onRetry = vi.fn<() => void>();
    await show({ state: 'failed', message: 'Check your connection and try again.', onRetry });
    await button(controlMessages.retryHint(copy.failed)).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations();
  });

  it('[CARD-03] shows bars in its place while it is read', async () => {
    await show({ state: 'loading' });
    await expect.element(page.getByText(controlMessages.loading, { exact: true })).toBeInTheDocument();
    await expectNoAxeViolations();
  });
});
