import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SignUpRecall } from '#machines/sign-up/sign-up.types.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { signUpMessages as copy } from '#src/flows/sign-up/sign-up.messages.ts';
import { inputOf, resolve } from '#paths/explore/settle-on-command.ts';
import { nothingRecalled, openSignUp } from '#tests/support/sign-up-view.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the checkout', () => {
  const openCheckout = async (recalled: Partial<SignUpRecall>) => {
    const opened = await openSignUp('sign-up-billing');
    resolve(opened.flow, 'recallPayment', { ...nothingRecalled, ...recalled });
    return opened;
  };
  const goldYear = { membershipTierId: 'gold', membershipTierPlanId: 'gold-year' };

  it('[JOIN-05] shows what is due, what a year saves, when what is next, and a way to another plan', async () => {
    await openCheckout({ plan: goldYear });
    const order = page.getByRole('region', { name: copy.billing.summary });
    await expect.element(order.getByText('Gold, annual')).toBeVisible();
    await expect.element(order.getByText('−$50.00')).toBeVisible();
    await expect.element(order).toHaveTextContent(/Due today\s*\$250\.00Gold, annual/);
    await expect
      .element(order.getByRole('link', { name: copy.billing.changePlan }))
      .toHaveAttribute('href', '/sign-up/tiers');
  });

  it('[JOIN-05] [SUBS-13] asks what became of a payment that a refresh interrupted, and offers no card form', async () => {
    const { flow } = await openCheckout({ plan: goldYear, isPaymentInterrupted: true });
    await expect.element(page.getByText(paymentMessages.confirming.title)).toBeVisible();
    expect(document.querySelector('iframe')).toBe(null);
    const { cardLink } = flow.getSnapshot().children;
    expect(Object.keys(cardLink?.getSnapshot().children ?? {})).toEqual(['cardPayment']);
  });

  it('[JOIN-05] hands the plan and the cap to the card step', async () => {
    const { flow } = await openCheckout({ plan: goldYear, maxRoundUp: 2500 });
    const { plan, maxRoundUp, isInterrupted } =
      flow.getSnapshot().children.cardLink?.getSnapshot().context ?? {};
    expect({ plan, maxRoundUp, isInterrupted }).toEqual({
      plan: goldYear,
      maxRoundUp: 2500,
      isInterrupted: false,
    });
  });
});

describe('the details step', () => {
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  const region = (country: 'US' | 'CA') => page.getByRole('combobox', { name: copy.details.region[country] });

  it('[JOIN-07] offers the states or the provinces of the country, and sends the address', async () => {
    const { flow } = await openSignUp('sign-up-user-info');
    expect(region('US').getByRole('option').elements().length).toBe(53);
    await field(copy.details.street).fill('2 Oak Ave');
    await field(copy.details.city).fill('Ottawa');
    await page.getByRole('combobox', { name: copy.details.country }).selectOptions('CA');
    expect(region('CA').getByRole('option').elements().length).toBe(14);
    await region('CA').selectOptions('ON');
    await field(copy.details.postalCode.CA).fill('k1a 0b1');
    await button(copy.details.submit).click();
    const { details } = flow.getSnapshot().children;
    if (!details) throw new Error('The details step is not there.');
    expect(inputOf(details, 'sendForm')).toEqual({
      values: {
        phone: '',
        street: '2 Oak Ave',
        city: 'Ottawa',
        country: 'CA',
        region: 'ON',
        postalCode: 'K1A 0B1',
      },
    });
    await expect.element(button(copy.details.skip)).toBeDisabled();
  });

  it('[JOIN-07] can be left out', async () => {
    const { flow } = await openSignUp('sign-up-user-info');
    await button(copy.details.skip).click();
    expect(flow.getSnapshot().value).toBe('finishing');
  });
});

describe('the affinity step', () => {
  it('[JOIN-06] leaves the choice on the screen until the next step comes', async () => {
    const { flow } = await openSignUp('sign-up-affinity');
    const { affinity } = flow.getSnapshot().children;
    if (!affinity) throw new Error('The affinity step is not there.');
    const items = [{ id: 'rowing', name: 'Rowing', imagePath: '' }];
    resolve(affinity, 'fetchAffinities', { items, selectedId: null });
    await page.getByText('Rowing', { exact: true }).click();
    await button(copy.affinity.next).click();
    resolve(affinity, 'chooseAffinity', undefined);
    expect(flow.getSnapshot().value).toBe('navigating');
    await expect.element(page.getByRole('radio', { name: 'Rowing' })).toBeChecked();
    await expect.element(button(copy.affinity.busy)).toHaveAttribute('aria-busy', 'true');
  });
});
