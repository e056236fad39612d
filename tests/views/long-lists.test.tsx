import '#src/theme/global.css.ts';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Card } from '#machines/domain/card.ts';
import type { Device } from '#machines/domain/device.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { CardList } from '#src/flows/card-list/card-list.tsx';
import DeviceList from '#src/flows/account/device-list.tsx';
import { cardListMessages } from '#src/messages/cards.ts';
import { devicesMessages } from '#src/flows/account/devices.messages.ts';
import { AffinityCards } from '#src/ui/affinity-cards/affinity-cards.tsx';
import { TierCards } from '#src/ui/tier-card/tier-cards.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1);
const ignore = () => {};

const card = (number: number): Card => ({
  ...sampleCard,
  id: `card-${number}`,
  lastDigits: String(number % 10_000).padStart(4, '0'),
  billing: number === 1,
});
const device = (number: number): Device => ({
  id: `device-${number}`,
  browser: `Browser ${number}`,
  startedAt: '2026-11-20T18:05:00Z',
  lastUsedAt: '2026-11-22T10:10:00Z',
  isCurrent: number === 9000,
});

const rowsOf = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem').elements();
const radios = () => page.getByRole('radio').elements();
const more = (text: string) => page.getByRole('button', { name: text, exact: true });
const show = async (list: ReactNode) => {
  await render(
    <main>
      <h1>A long list</h1>
      {list}
    </main>,
  );
};

describe('a list of 10,000 rows', () => {
  test('[BACK-03] shows a hundred cards, and a hundred more with the focus on the first of them', async () => {
    await show(
      <CardList section={{ state: 'ready', data: numbers.map(card) }} onAct={ignore} onLink={ignore} />,
    );
    const list = cardListMessages.list;
    await expect.poll(() => rowsOf(list).length).toBe(100);
    await more('Show 100 more of 10000').click();
    await expect.poll(() => rowsOf(list).length).toBe(200);
    expect(rowsOf(list)[100]?.contains(document.activeElement)).toBe(true);
    await expect.element(more('Show 100 more of 10000')).toBeVisible();
  });

  test('[BACK-03] shows this device among the first hundred wherever it stands', async () => {
    await show(
      <DeviceList
        devices={numbers.map(device)}
        form={{ state: 'editing', error: null }}
        ending={null}
        onEnd={ignore}
      />,
    );
    await expect.poll(() => rowsOf(devicesMessages.list).length).toBe(101);
    await expect.element(page.getByText(devicesMessages.here)).toBeVisible();
  });

  test('[BACK-03] shows a hundred causes and the chosen one, and what comes next can be chosen by keyboard', async () => {
    const onChoose = vi.fn<(id: string) => void>();
    await show(
      <AffinityCards
        legend="Your cause"
        items={numbers.map((number) => ({ id: `${number}`, name: `Cause ${number}`, imagePath: '' }))}
        selectedId="9999"
        onChoose={onChoose}
      />,
    );
    await expect.poll(() => radios().length).toBe(101);
    await expect.element(page.getByRole('radio', { name: 'Cause 9999' })).toBeChecked();
    await more('Show 100 more of 10000').click();
    await expect.element(page.getByRole('radio', { name: 'Cause 101', exact: true })).toHaveFocus();
    await page.getByRole('radio', { name: 'Cause 150', exact: true }).click();
    expect(onChoose.mock.calls).toEqual([['150']]);
    await expectNoAxeViolations();
  });

  test('[BACK-03] shows the rest of a few hundred tiers, then no way to more', async () => {
    await show(
      <TierCards
        name="tier"
        legend="Your plan"
        tiers={numbers.slice(0, 150).map((number) => ({
          id: `tier-${number}`,
          name: `Tier ${number}`,
          price: { words: 'Free' },
          benefits: [],
        }))}
        selectedId={null}
        selectedLabel="Selected"
        onSelect={ignore}
      />,
    );
    await expect.poll(() => radios().length).toBe(100);
    await more('Show 50 more of 150').click();
    await expect.poll(() => radios().length).toBe(150);
    await expect.element(page.getByRole('radio', { name: 'Tier 101 Free' })).toHaveFocus();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
