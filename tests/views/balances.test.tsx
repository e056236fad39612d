import '#src/theme/global.css.ts';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { sampleSummary } from '#machines/samples/summary.ts';
import { Balances } from '#src/flows/home/balances.tsx';
import { homeMessages } from '#src/flows/home/home.messages.ts';

it.each([320, 390, 640, 960, 1000, 1280, 1440])(
  '[HOME-01] a balance of seven digits stands clear of its button at %i px',
  async (width) => {
    await page.viewport(width, 900);
    const summary = { ...sampleSummary, cashBackBalance: 1_234_567 };
    await render(
      <main style={{ padding: '16px' }}>
        <Balances
          section={{ state: 'ready', data: summary }}
          currency="CAD"
          dues="none"
          onWithdraw={() => {}}
        />
      </main>,
    );
    const button = page.getByRole('button', { name: homeMessages.balances.withdraw });
    await expect.element(button).toBeVisible();
    const range = document.createRange();
    range.selectNodeContents(page.getByText('12,345.67').element());
    const [amount, own] = [range.getBoundingClientRect(), button.element().getBoundingClientRect()];
    expect(own.left >= amount.right || own.top >= amount.bottom).toBe(true);
    expect(Math.max(amount.right, own.right)).toBeLessThanOrEqual(width - 32);
  },
);
