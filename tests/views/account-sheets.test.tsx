import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { sampleCharge, sampleGiving } from '#machines/samples/charges.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { billingMessages, statementMessages } from '#src/flows/account/billing.messages.ts';
import { receiptBodyMessages } from '#src/flows/account/receipt-body.messages.ts';
import { statementBodyMessages } from '#src/flows/account/statement-body.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { Person, SheetPage } from '#src/flows/account/sheet.tsx';
import { withMembership } from '#tests/support/account-membership.ts';
import { openAccount } from '#tests/support/account-view.tsx';
import { inputOf, reject } from '#paths/explore/settle-on-command.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const receipt = billingMessages.receipt;

describe('a receipt', () => {
  it('[R42] [R27] opens by its link, with its number, date in UTC and card', async () => {
    const { read, notify } = await openAccount({ receipt: sampleCharge.id });
    expect(inputOf(read('receipt'), 'fetchResource')).toEqual({
      read: 'receipt',
      params: { of: 'charge', id: sampleCharge.id },
    });
    notify('receipt', {
      of: 'charge',
      charge: sampleCharge,
      next: { date: '2026-12-22T00:00:00Z', amount: 2500, reason: '' },
    });
    await expect.element(heading(receipt.title)).toHaveFocus();
    expect(document.title).toBe(receipt.title);
    for (const words of [
      'R-1F0C9A7B',
      'Gold, monthly',
      'November 22, 2026',
      'Card ending in 4242',
      'Ada Okafor',
    ]) {
      await expect.element(text(words)).toBeVisible();
    }
    await expect.element(text(receiptBodyMessages.amounts.succeeded).first()).toBeVisible();
    await expect.element(text('$25.00')).toBeVisible();
    await expect.element(text(receiptBodyMessages.next('$25.00', 'December 22, 2026'))).toBeVisible();
    await expect.element(link(receipt.back.account)).toHaveAttribute('href', '/account');
    await expectNoAxeViolations();
  });

  it('[R42] [BACK-02] of a charge without a currency and a description has the client’s currency and no empty row', async () => {
    const { notify } = await openAccount({ receipt: sampleCharge.id });
    notify('receipt', {
      of: 'charge',
      charge: { ...sampleCharge, currencyCode: '', description: '' },
      next: null,
    });
    await expect.element(text('$25.00')).toBeVisible();
    await expect.element(text(receiptBodyMessages.for)).not.toBeInTheDocument();
  });

  it('[R42] [LIFE-08] of a declined payment says so, and leads to paying what is owed', async () => {
    const dues = { amount: 5000, since: '2026-11-16T00:00:00Z' };
    const { notify } = await openAccount({ receipt: sampleCharge.id }, withMembership({ dues }));
    const charge = { ...sampleCharge, status: 'declined' } as const;
    notify('receipt', { of: 'charge', charge, next: null });
    await expect.element(heading('Payment declined')).toBeVisible();
    await expect.element(text(receiptBodyMessages.amounts.declined)).toBeVisible();
    await expect.element(text('You still owe $50.00, due since November 16, 2026.')).toBeVisible();
    await expect.element(link(receiptBodyMessages.pay)).toHaveAttribute('href', '/renew');
    expect(button(receipt.print).query()).toBeNull();
    await expectNoAxeViolations();
  });

  it('[R42] [LIFE-02] of what was waived says that nothing was charged', async () => {
    const { notify } = await openAccount({ receipt: sampleCharge.id });
    const charge = { ...sampleCharge, status: 'waived', cardLastDigits: '' } as const;
    notify('receipt', { of: 'charge', charge, next: null });
    await expect.element(text(billingMessages.statuses.waived)).toBeVisible();
    await expect.element(text(billingMessages.noCard)).toBeVisible();
    await expect.element(text(receiptBodyMessages.amounts.waived)).toBeVisible();
    await expect.element(text(receiptBodyMessages.amounts.succeeded)).not.toBeInTheDocument();
  });

  it.each([
    ['activity', '/activity'],
    ['home', '/'],
  ] as const)('[R42] leads back to %s, where one came from', async (back, href) => {
    await openAccount({ withdrawal: 'payout-1', back });
    await expect.element(link(receipt.back[back])).toHaveAttribute('href', href);
  });

  it.each([
    ['pending', 'On its way', 'Arrives by (UTC)', 'November 25, 2026'],
    ['completed', 'Arrived', 'Arrived (UTC)', 'November 24, 2026'],
    ['failed', 'Sent back by the bank', 'Sent back (UTC)', 'November 24, 2026'],
  ] as const)(
    '[R42] [ACTV-04] of a withdrawal that is %s says how much went where, and when',
    async (status, state, settles, date) => {
      const { read, notify } = await openAccount({ withdrawal: 'payout-1' });
      expect(inputOf(read('receipt'), 'fetchResource')).toEqual({
        read: 'receipt',
        params: { of: 'withdrawal', id: 'payout-1' },
      });
      notify('receipt', {
        of: 'withdrawal',
        payout: { ...samplePayout, status, updatedAt: '2026-11-24T00:00:00Z' },
      });
      await expect.element(heading(receipt.title)).toHaveFocus();
      await expect.element(text('$12.40')).toBeVisible();
      const words = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
      const rows = page
        .getByRole('term')
        .elements()
        .map((term) => [words(term), words(term.nextElementSibling)]);
      expect(rows).toEqual([
        ['Withdrawn', '$12.40'],
        ['Number', 'R-PAYOUT1'],
        ['For', 'Cash back to Visa 4242'],
        ['Date (UTC)', 'November 20, 2026'],
        ['Member', 'Ada Okafor'],
        ['Status', state],
        [settles, date],
      ]);
      await expectNoAxeViolations();
    },
  );

  it('[R42] one that is nobody’s says so; one that cannot be read can be tried again', async () => {
    const { read } = await openAccount({ receipt: 'charge-9' });
    reject(read('receipt'), 'fetchResource', { kind: 'offline' });
    await button(controlMessages.retryHint(receipt.failed)).click();
    reject(read('receipt'), 'fetchResource', {
      kind: 'rejected',
      status: 404,
      code: null,
      message: null,
      fields: {},
      retryAfter: null,
    });
    await expect.element(heading(receipt.missing)).toBeVisible();
    await expectNoAxeViolations();
  });
});

describe('a giving statement', () => {
  it('[R43] names the member, the period and the sums by cause and by month', async () => {
    const { read, notify } = await openAccount({ from: '2026-01-01', to: '2026-12-31' });
    const period = { from: '2026-01-01', to: '2026-12-31' };
    expect(inputOf(read('statement'), 'fetchResource')).toEqual({ read: 'statement', params: { period } });
    notify('statement', sampleGiving);
    await expect.element(heading(statementMessages.sheet.title(2026))).toHaveFocus();
    expect(document.title).toBe(statementMessages.sheet.title(2026));
    await expect
      .element(text(statementMessages.sheet.period('January 1, 2026', 'December 31, 2026')))
      .toBeVisible();
    for (const words of [
      'Ada Okafor',
      '$1,234.56',
      'Rowing',
      'Women’s soccer',
      'Passed on in',
      'October 2026',
    ]) {
      await expect.element(text(words)).toBeVisible();
    }
    await expectNoAxeViolations();
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBe(320);
    await page.viewport(1440, 900);
  });

  it('[R43] any period can be asked for; one that runs backwards is refused at its field', async () => {
    const { notify } = await openAccount();
    notify('giving', sampleGiving);
    await expect
      .element(link(statementMessages.openOf(2025)))
      .toHaveAttribute('href', '/account?from=2025-01-01&to=2025-12-31');
    const [first, last] = [
      page.getByLabelText(statementMessages.from),
      page.getByLabelText(statementMessages.to),
    ];
    await text(statementMessages.other).click();
    await first.fill('2026-03-02');
    await last.fill('2026-03-01');
    await button(statementMessages.show).click();
    await expect.element(text(statementMessages.fields.periodBackwards)).toBeVisible();
    await expect.element(last).toHaveFocus();
  });

  it('[R43] a period without a gift says so', async () => {
    const { notify } = await openAccount({ from: '2026-03-01', to: '2026-03-31' });
    notify('statement', { ...sampleGiving, total: 0, byCause: [], byMonth: [] });
    await expect.element(heading(statementMessages.sheet.otherTitle)).toBeVisible();
    await expect.element(text(statementBodyMessages.nothing)).toBeVisible();
    await expectNoAxeViolations();
  });
});

function Opened({ isOpen, isRead = true }: { isOpen: boolean; isRead?: boolean }) {
  const address = window.location.pathname + window.location.search;
  if (!isOpen && !isRead) return <h1 tabIndex={-1}>My activity</h1>;
  if (!isOpen) return <a href={address}>Receipt of November</a>;
  return (
    <SheetPage title="Receipt" logo="Varsity" onPrint={() => {}}>
      Paid
    </SheetPage>
  );
}

it('[R42] [R43] a sheet gives the focus back to the link that led to it', async () => {
  const { rerender } = await render(<Opened isOpen />);
  await expect.element(heading('Receipt')).toHaveFocus();
  await rerender(<Opened isOpen={false} />);
  await expect.element(page.getByRole('link', { name: 'Receipt of November' })).toHaveFocus();
});

it('[R42] [R43] a sheet gives the focus back to a link that its page has yet to read', async () => {
  const { rerender } = await render(<Opened isOpen />);
  await rerender(<Opened isOpen={false} isRead={false} />);
  await expect.element(heading('My activity')).toHaveFocus();
  await rerender(<Opened isOpen={false} />);
  await expect.element(page.getByRole('link', { name: 'Receipt of November' })).toHaveFocus();
});

it('[R42] [R43] whoever does something before the link is there is left alone', async () => {
  const { rerender } = await render(<Opened isOpen />);
  await rerender(<Opened isOpen={false} isRead={false} />);
  await expect.element(heading('My activity')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await rerender(<Opened isOpen={false} />);
  await expect.element(page.getByRole('link', { name: 'Receipt of November' })).not.toHaveFocus();
});

it('[R43] a name that is written from right to left stands at the same edge as the address below it', async () => {
  await render(<Person label="For" name="محمد الأنصاري" lines={['224 N High St']} />);
  const edge = (words: string) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(words, { exact: true }).element());
    return range.getBoundingClientRect().left;
  };
  await expect.element(page.getByText('224 N High St')).toBeVisible();
  expect(Math.abs(edge('محمد الأنصاري') - edge('224 N High St'))).toBeLessThan(4);
});
