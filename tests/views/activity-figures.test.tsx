import '#src/theme/global.css.ts';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, type Locator } from 'vitest/browser';
import { sampleSummary } from '#machines/samples/summary.ts';
import { activityMessages } from '#src/flows/activity/activity.messages.ts';
import { Figures } from '#src/flows/activity/figures.tsx';

const copy = activityMessages.figures;

afterEach(() => page.viewport(1440, 900));

const boxOf = (of: Locator) => of.element().getBoundingClientRect();

async function show(cashBackBalance: number) {
  await render(
    <main style={{ paddingInline: 16 }}>
      <Figures
        section={{
          state: 'ready',
          data: { ...sampleSummary, cashBackBalance, lifetimeCashBack: 66_215, contributedThisMonth: 1263 },
        }}
        currency="CAD"
        dues="none"
        today={new Date('2026-11-22T00:00:00Z')}
        onWithdraw={() => {}}
      />
    </main>,
  );
}

it.each([
  [320, 15_531, 'CAD 155.31'],
  [390, 15_531, 'CAD 155.31'],
  [390, 1_234_567, 'CAD 12,345.67'],
  [1440, 123_456_789, 'CAD 1,234,567.89'],
])(
  '[ACTV-01] at %i px a balance of %i cents stands whole beside its button, or above it',
  async (width, cents, words) => {
    await page.viewport(width, 844);
    await show(cents);
    const amount = page.getByText(words, { exact: true });
    const [balance, button] = [boxOf(amount), boxOf(page.getByRole('button', { name: copy.withdraw }))];
    expect(balance.right <= button.left || balance.bottom <= button.top).toBe(true);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

it('[ACTV-01] on a phone the amounts side by side stand on one line, whatever their labels take', async () => {
  await page.viewport(390, 844);
  await show(15_531);
  const topOf = (words: string) => boxOf(page.getByText(words, { exact: true })).top;
  expect(topOf('CAD 662.15')).toBe(topOf('CAD 12.63'));
});

it('[ACTV-01] on a phone a line parts the two amounts side by side, and no other stands at the edge', async () => {
  await page.viewport(390, 844);
  await show(15_531);
  const figures = page
    .getByRole('region', { name: copy.label })
    .getByText(copy.confirmed)
    .element()
    .closest('section > div > *');
  const lines = [...(figures?.children ?? [])].map((figure) => getComputedStyle(figure).borderLeftWidth);
  expect(lines).toEqual(['0px', '0px', '0px', '1px']);
});

it('[ACTV-04] a balance below zero says why there is nothing to withdraw', async () => {
  await show(-125);
  await expect.element(page.getByText('\u2212CAD 1.25', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: copy.withdraw }))
    .toHaveAccessibleDescription(copy.duesOutstanding);
});

it.each([
  ['2027-01-16T23:59:59Z', 'Should all be confirmed by Jan 16, 2027 (UTC).'],
  ['2027-01-17T00:00:00Z', 'Expected by Jan 16, 2027 (UTC), now late.'],
])('[LIFE-04] at %s the figures say whether pending cash back is late', async (today, words) => {
  await render(
    <Figures
      section={{ state: 'ready', data: { ...sampleSummary, pendingExpectedAt: '2027-01-16T00:00:00Z' } }}
      currency="CAD"
      dues="none"
      today={new Date(today)}
      onWithdraw={() => {}}
    />,
  );
  await expect.element(page.getByText(words)).toBeVisible();
});

it('[LIFE-01] what was given names the month that the server counts, whatever the device’s clock says', async () => {
  await render(
    <Figures
      section={{
        state: 'ready',
        data: {
          ...sampleSummary,
          contributedOwnThisMonth: null,
          contributions: [{ month: '2027-02-01T00:00:00Z', amount: 1263 }],
        },
      }}
      currency="CAD"
      dues="none"
      today={new Date('2026-11-22T00:00:00Z')}
      onWithdraw={() => {}}
    />,
  );
  await expect.element(page.getByText(copy.contributedNote('February', ''), { exact: true })).toBeVisible();
});
