import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { Chart } from '#src/flows/activity/chart.tsx';
import '#src/theme/global.css.ts';

afterEach(() => page.viewport(1440, 900));

const amountsOf = (plot: Element) =>
  [...plot.querySelectorAll('text')].filter((each) => each.getAttribute('text-anchor') === 'end');

const wordsOf = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ');

it.each<[currency: CurrencyCode, most: number, amounts: string[]]>([
  ['USD', 1500, ['$0', '$5', '$10', '$15']],
  ['CAD', 300, ['CAD 0', 'CAD 1', 'CAD 2', 'CAD 3']],
  ['CAD', 150, ['CAD 0.00', 'CAD 0.50', 'CAD 1.00', 'CAD 1.50']],
  ['CAD', 15_000_000, ['CAD 0', 'CAD 50,000', 'CAD 100,000', 'CAD 150,000']],
])(
  '[ACTV-01] [FRMT-01] the bars stand beside whole amounts of %s up to %i cents',
  async (currency, most, amounts) => {
    await page.viewport(390, 844);
    const items = [{ date: '2026-11-20', amount: most, own: null, count: 1 }];
    const { container } = await render(
      <main style={{ paddingInline: 16 }}>
        <Chart contributions={{ items, total: most, ownTotal: null }} unit="day" currency={currency} />
      </main>,
    );
    await expect.poll(() => amountsOf(container).map(wordsOf)).toEqual(amounts);
    for (const amount of amountsOf(container)) {
      const { left, right } = amount.getBoundingClientRect();
      expect.soft(left, amount.textContent).toBeGreaterThanOrEqual(16);
      expect
        .soft(right, amount.textContent)
        .toBeLessThan(page.getByRole('slider').element().getBoundingClientRect().left);
    }
  },
);
