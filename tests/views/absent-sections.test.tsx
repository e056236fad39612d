import '#src/theme/global.css.ts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { readFilters } from '#machines/domain/activity-filters.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { BillingSection } from '#src/flows/account/billing-section.tsx';
import { StatementSection } from '#src/flows/account/statement-section.tsx';
import { Figures } from '#src/flows/activity/figures.tsx';
import { PayoutsSection } from '#src/flows/activity/payouts.tsx';
import { TransactionsSection } from '#src/flows/activity/transactions-section.tsx';
import { Balances } from '#src/flows/home/balances.tsx';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { LastDonations } from '#src/flows/home/last-donations.tsx';
import { FriendList } from '#src/flows/referrals/friend-list.tsx';

const absent = { state: 'absent' } as const;
const nothing = () => {};
const client = { currencyCode: 'USD' };
const today = new Date('2026-11-22T00:00:00Z');

const parts: readonly [string, () => ReactNode][] = [
  ['balances', () => <Balances section={absent} currency="USD" dues="none" onWithdraw={nothing} />],
  ['donations', () => <LastDonations section={absent} currency="USD" />],
  [
    'figures',
    () => <Figures section={absent} currency="USD" dues="none" today={today} onWithdraw={nothing} />,
  ],
  ['withdrawals', () => <PayoutsSection section={absent} currency="USD" />],
  [
    'purchases',
    () => (
      <TransactionsSection
        section={absent}
        filters={readFilters({})}
        shownSize={10}
        cards={[]}
        currency="USD"
        exporting="Export"
        onChange={nothing}
        onLinkCard={null}
      />
    ),
  ],
  ['billing history', () => <BillingSection section={absent} client={client} onMore={nothing} />],
  ['statements', () => <StatementSection section={absent} onChoose={nothing} />],
  ['friends', () => <FriendList section={absent} currency="USD" />],
];

describe('a part whose call the server does not have', () => {
  it.each(parts)('[BACK-02] the %s leave nothing on the page', async (_, part) => {
    await render(<main data-testid="page">{part()}</main>);
    await expect.element(page.getByTestId('page')).toBeInTheDocument();
    expect(page.getByTestId('page').element().childElementCount).toBe(0);
  });

  it('[BACK-02] the balances stay without a button where nothing can be withdrawn', async () => {
    await render(
      <Balances
        section={{ state: 'ready', data: sampleSummary }}
        currency="USD"
        dues="none"
        onWithdraw={null}
      />,
    );
    await expect.element(page.getByText(homeMessages.balances.confirmed)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: homeMessages.balances.withdraw }))
      .not.toBeInTheDocument();
  });
});
