import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { ActorRefFrom } from 'xstate';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import type { PageFlowInput } from '#machines/page/page.types.ts';
import { newPasswordMessages } from '#src/messages/fields.ts';
import { planMessages } from '#src/messages/plans.ts';
import { signUpMessages as copy } from '#src/flows/sign-up/sign-up.messages.ts';
import { inputOf, reject, resolve } from '#paths/explore/settle-on-command.ts';
import { openSignUp } from '#tests/support/sign-up-view.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

const tier = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

describe('the tiers step', () => {
  const open = async (input?: Partial<PageFlowInput>) => {
    const opened = await openSignUp('sign-up-tiers', input);
    resolve(opened.flow, 'reopenPlan', undefined);
    return opened;
  };

  it('[JOIN-03] lists each tier with its price, by the month and by the year, and says what a year saves', async () => {
    const { flow } = await open();
    await expect.element(tier('Silver')).toHaveAccessibleName('Silver $10.00 /month');
    await expect.element(tier('Gold')).toHaveAccessibleName('Gold $25.00 /month');
    expect(page.getByText(planMessages.saving('$50.00')).query()).toBe(null);
    await expect.element(page.getByText(planMessages.savingUpTo('$50.00'))).toBeVisible();
    await page.getByText(planMessages.frequencies.year).click();
    await expect.element(tier('Silver')).toHaveAccessibleName('Silver $100.00 /year');
    await expect.element(page.getByText(planMessages.saving('$20.00'))).toBeVisible();
    await expect.element(page.getByText(planMessages.saving('$50.00'))).toBeVisible();
    await page.getByText('Silver', { exact: true }).click();
    await button(copy.tiers.chosen('Silver', '$100.00/year')).click();
    expect(inputOf(flow, 'storePlan')).toEqual({
      plan: { membershipTierId: 'silver', membershipTierPlanId: 'silver-year' },
    });
  });

  it('[JOIN-03] promises no saving where twelve months cost no more', async () => {
    const dear = sampleTiers.map((each) => ({
      ...each,
      membershipTierPlans: each.membershipTierPlans.map((plan) =>
        plan.frequency === 'year' ? { ...plan, price: each.price * 12 } : plan,
      ),
    }));
    await open({ tiers: dear });
    await page.getByText(planMessages.frequencies.year, { exact: true }).click();
    await expect.element(tier('Gold')).toHaveAccessibleName('Gold $300.00 /year');
    expect(page.getByText(/Save/).elements()).toEqual([]);
  });

  it('[JOIN-03] has the first plan chosen beforehand, and the button says which and at what price', async () => {
    const { flow } = await open();
    await expect.element(tier('Silver')).toBeChecked();
    await expect.element(tier('Gold')).not.toBeChecked();
    await button(copy.tiers.chosen('Silver', '$10.00/month')).click();
    expect(inputOf(flow, 'storePlan')).toEqual({
      plan: { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' },
    });
    await expect.element(tier('Silver')).toBeChecked();
  });

  it('[JOIN-03] chooses no plan that is hidden', async () => {
    await open({ tiers: sampleTiers.map((each, index) => ({ ...each, hidden: index === 0 })) });
    await expect.element(tier('Gold')).toBeChecked();
    await expect.element(button(copy.tiers.chosen('Gold', '$25.00/month'))).toBeEnabled();
  });

  it('[JOIN-08] chooses nothing until it is known what was chosen before', async () => {
    await openSignUp('sign-up-tiers');
    await expect.element(button(copy.tiers.busy)).toHaveAttribute('aria-busy', 'true');
    await expect.element(tier('Silver')).not.toBeChecked();
  });

  it('[JOIN-08] marks the plan of somebody who comes back', async () => {
    const { active } = sampleSessions;
    const plan = { membershipTierId: 'gold', membershipTierPlanId: 'gold-year' };
    await open({ session: { ...active, membership: { ...active.membership, ...plan } } });
    await expect.element(tier('Gold')).toBeChecked();
    await expect.element(tier('Gold')).toHaveAccessibleName('Gold $250.00 /year');
    await expect.element(button(copy.tiers.chosen('Gold', '$250.00/year'))).toBeEnabled();
  });

  it('[JOIN-03] asks nobody where there is but one plan', async () => {
    const tiers = sampleTiers.slice(0, 1).map((only) => ({
      ...only,
      membershipTierPlans: only.membershipTierPlans.slice(0, 1),
    }));
    const { flow } = await open({ tiers });
    expect(inputOf(flow, 'storePlan')).toEqual({
      plan: { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' },
    });
    await expect.element(button(copy.tiers.busy)).toHaveAttribute('aria-busy', 'true');
  });

  it('[JOIN-08] says when the browser stores nothing', async () => {
    const { flow } = await open();
    await page.getByText('Gold', { exact: true }).click();
    await button(copy.tiers.chosen('Gold', '$25.00/month')).click();
    reject(flow, 'storePlan', new Error('refused'));
    await expect.element(page.getByRole('alert')).toHaveTextContent(copy.tiers.notStored);
  });
});

describe('the account step', () => {
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  const formOf = (flow: ActorRefFrom<typeof signUpMachine>) => {
    const { account } = flow.getSnapshot().children;
    if (!account) throw new Error('The account step is not there.');
    return account;
  };
  const fillIn = async () => {
    await field(copy.account.firstName).fill('Ada');
    await field(copy.account.lastName).fill('Okafor');
    await field(copy.account.email).fill('ada@example.com');
    await field(newPasswordMessages.password).fill('Demo!2345');
    await field(newPasswordMessages.confirmation).fill('Demo!2345');
    await page.getByRole('checkbox', { name: new RegExp(`^${copy.account.over18}`) }).click();
    await button(copy.account.submit).click();
  };

  it('[JOIN-04] sends what was entered, and leaves it when the server refuses a field', async () => {
    const { flow } = await openSignUp('sign-up-account');
    await fillIn();
    expect(inputOf(formOf(flow), 'sendForm')).toEqual({
      values: {
        firstName: 'Ada',
        lastName: 'Okafor',
        email: 'ada@example.com',
        password: 'Demo!2345',
        passwordConfirmation: 'Demo!2345',
        over18: true,
        newsletter: false,
        maxRoundUp: null,
      },
    });
    await expect.element(button(copy.account.busy)).toHaveAttribute('aria-busy', 'true');
    const fields = { lastName: ['This name is not accepted.'] };
    reject(formOf(flow), 'sendForm', { ...refusal('', 'i_000').error, status: 422, code: null, fields });
    await expect.element(field(copy.account.lastName)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(copy.account.lastName)).toHaveFocus();
    await expect.element(field(copy.account.email)).toHaveValue('ada@example.com');
    await expectNoAxeViolations();
  });

  it('[JOIN-04] informs somebody who has an account already, in sight, and leads to the login', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1440, 900));
    const { flow } = await openSignUp('sign-up-account');
    await fillIn();
    reject(formOf(flow), 'sendForm', refusal('', 'i_auth_001').error);
    await expect.element(page.getByRole('alert')).toHaveTextContent(copy.account.known.title);
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await expect.element(page.getByRole('alert')).toBeInViewport();
    await expect
      .element(page.getByRole('link', { name: copy.account.known.link }))
      .toHaveAttribute('href', '/login');
    await expectNoAxeViolations();
  });

  it('[JOIN-04] takes nothing while there were too many tries, and opens again', async () => {
    const { flow, clock } = await openSignUp('sign-up-account');
    await fillIn();
    reject(formOf(flow), 'sendForm', refusal('', 'i_auth_005', 30).error);
    await expect.element(button(copy.account.wait)).toBeDisabled();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    clock.increment(30_000);
    await expect.element(button(copy.account.submit)).toBeEnabled();
  });
});
