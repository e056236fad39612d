import '#src/theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ImpactUnit } from '#machines/domain/impact.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { Impact } from '#src/flows/home/impact.tsx';

const units: readonly ImpactUnit[] = [
  { cost: 320, one: 'picture book', many: 'picture books', recipient: 'Reading Room' },
  { cost: 450, one: 'meal on the road', many: 'meals on the road', recipient: null },
];
const month = '2026-10-01T00:00:00.000Z';
const contributions = [{ month: '2026-11-01T00:00:00.000Z', amount: 479 }];

async function said(lastDonations: MembershipSummary['lastDonations'], own = units) {
  const summary = { ...sampleSummary, contributions, lastDonations };
  const { container } = await render(
    <Impact summary={{ state: 'ready', data: summary }} currency="CAD" units={own} />,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent).slice(1);
}

const given = (amount: number, recipient = 'Rowing') => [
  { date: '2026-11-03T00:00:00.000Z', amount, own: amount, recipient, month },
];

describe('The impact of a gift', () => {
  it.each([
    [1394, 'Rowing', 'That’s about 3 meals on the road.'],
    [450, 'Rowing', 'That’s about 1 meal on the road.'],
    [450_000_000, 'Rowing', 'That’s about 1,000,000 meals on the road.'],
    [1394, 'Reading Room', 'That’s about 4 picture books.'],
    [449, 'Rowing', 'CAD\u00a04.50 is about 1 meal on the road.'],
    [319, 'Reading Room', 'CAD\u00a03.20 is about 1 picture book.'],
  ])('[HOME-01] of %s cents to %s is said in the tenant’s words', async (amount, recipient, words) => {
    expect(await said(given(amount, recipient))).toEqual([words]);
  });

  it('[HOME-01] is what one costs as long as nothing was passed on', async () => {
    expect(await said([])).toEqual(['CAD\u00a04.50 is about 1 meal on the road.']);
  });

  it('[HOME-01] is not claimed where the tenant says nothing', async () => {
    expect(await said(given(1394), [])).toEqual([]);
  });
});
