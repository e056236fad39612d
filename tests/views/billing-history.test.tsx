import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleCharge, sampleCharges, sampleGiving } from '#machines/samples/charges.ts';
import { billingMessages, statementMessages } from '#src/flows/account/billing.messages.ts';
import { settingsMessages } from '#src/flows/account/settings.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { openAccount } from '#tests/support/account-view.tsx';
import { inputOf, reject } from '#paths/explore/settle-on-command.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

describe('the billing history', () => {
  it('[ACCT-02] [R27] lists date, card, amount and status, each with its receipt', async () => {
    const { notify } = await openAccount();
    notify('charges', sampleCharges);
    await expect.element(page.getByText('Nov 22, 2026 · Card ending in 4242')).toBeVisible();
    await expect.element(text('$25.00').first()).toBeVisible();
    await expect.element(text(billingMessages.statuses.succeeded)).toBeVisible();
    await expect.element(text(billingMessages.statuses.declined)).toBeVisible();
    await expect
      .element(link(billingMessages.openOf(sampleCharge, 'Nov 22, 2026')))
      .toHaveAttribute('href', `/account?receipt=${sampleCharge.id}`);
    await expect.element(page.getByText(billingMessages.dates)).toBeVisible();
  });

  it('[ACCT-02] [BACK-02] a charge that names no currency has that of the client', async () => {
    const { notify } = await openAccount();
    notify('charges', { ...sampleCharges, items: [{ ...sampleCharge, amount: 975, currencyCode: '' }] });
    await expect.element(text('$9.75')).toBeVisible();
  });

  it('[LIFE-02] [ACCT-02] what was waived says so, names no card, and has its details', async () => {
    const { notify } = await openAccount();
    const waived = { ...sampleCharge, status: 'waived', cardLastDigits: '' } as const;
    notify('charges', { ...sampleCharges, items: [waived], total: 1 });
    await expect.element(text(billingMessages.statuses.waived)).toBeVisible();
    await expect.element(page.getByText(`Nov 22, 2026 · ${billingMessages.noCard}`)).toBeVisible();
    await expect.element(link('Details for Gold, monthly, Nov 22, 2026')).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[ACCT-02] more of it comes below what is shown, which stays', async () => {
    const { read, notify } = await openAccount();
    notify('charges', sampleCharges);
    await button(billingMessages.more).click();
    expect(inputOf(read('charges'), 'fetchResource')).toEqual({ read: 'charges', params: { count: 12 } });
    await expect.element(button(billingMessages.loadingMore)).toHaveAttribute('aria-busy', 'true');
    await expect.element(text(billingMessages.statuses.declined)).toBeVisible();
    const third = { ...sampleCharge, id: 'charge-3', description: 'Silver, monthly' };
    notify('charges', { ...sampleCharges, items: [...sampleCharges.items, third], total: 3 });
    await expect.element(text('Silver, monthly')).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: billingMessages.list }).getByRole('listitem').last())
      .toHaveFocus();
    expect(button(billingMessages.more).query()).toBe(null);
  });

  it('[ACCT-02] [HTTP-07] what does not come says so beside what is shown', async () => {
    const { read, notify } = await openAccount();
    notify('charges', sampleCharges);
    await button(billingMessages.more).click();
    reject(read('charges'), 'fetchResource', { kind: 'offline' });
    await expect.element(page.getByText(/As of \d{1,2}:\d\d\s[AP]M\./)).toBeVisible();
    await expect.element(text(billingMessages.statuses.declined)).toBeVisible();
  });

  it('[ACCT-02] each part fails by itself, and is tried again by itself', async () => {
    const { read, notify } = await openAccount();
    notify('giving', sampleGiving);
    notify('affinities', { items: [], selectedId: null });
    reject(read('charges'), 'fetchResource', { kind: 'offline' });
    await expect.element(text(billingMessages.failed)).toBeVisible();
    await expect.element(text(statementMessages.year(2026))).toBeVisible();
    await expect.element(heading(settingsMessages.profile)).toBeVisible();
    await expectNoAxeViolations();
    await button(controlMessages.retryHint(billingMessages.failed)).click();
    notify('charges', sampleCharges);
    await expect.element(text(billingMessages.statuses.declined)).toBeVisible();
  });

  it('[ACCT-02] empty lists say what will appear', async () => {
    const { notify } = await openAccount();
    notify('charges', { items: [], pageNumber: 1, pageSize: 6, total: 0 });
    notify('giving', { ...sampleGiving, years: [], total: 0, byCause: [], byMonth: [] });
    notify('affinities', { items: [], selectedId: null });
    await expect.element(text(billingMessages.empty.text)).toBeVisible();
    await expect.element(text(statementMessages.empty.text)).toBeVisible();
    await expectNoAxeViolations();
  });
});

describe('the parts of the page', () => {
  it('[ACCT-02] are listed at the side, and take the focus of who goes to them', async () => {
    const { notify } = await openAccount();
    notify('charges', sampleCharges);
    const toBilling = page.getByRole('navigation').getByRole('link', { name: billingMessages.title });
    await toBilling.click();
    await expect.element(heading(billingMessages.title)).toHaveFocus();
    await expect.element(toBilling).toHaveAttribute('aria-current', 'true');
  });

  it('[MEMB-07] what is missing of the profile is named until it is there', async () => {
    await openAccount();
    await button(settingsMessages.completeness.missing.phone).click();
    await expect.element(page.getByLabelText(settingsMessages.phone, { exact: true })).toHaveFocus();
    await expect.element(page.getByText(settingsMessages.completeness.done(1, 3))).toBeVisible();
  });
});
