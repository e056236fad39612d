import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { choosePlan, closeReceipt, createAccount } from '#tests/support/journey-sign-up.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { button, expect, payWith, test, visa } from '#tests/support/back-end-journey.ts';
import { newcomer } from '#paths/drive/forms/sign-up-forms.ts';

test('[BACK-01] somebody signs up, chooses a plan, pays once with a card, and is a member', async ({
  page,
  backEnd,
}) => {
  const person = newcomer();
  await page.goto('/sign-up?utm_source=mail&utm_campaign=spring');
  await choosePlan(page, 'Silver', 'month');
  await createAccount(page, person);
  await expect(page.getByRole('region', { name: signUpMessages.billing.summary })).toContainText('$9.75');
  await payWith(page, visa);
  await closeReceipt(page);
  await expectRoute(page, 'sign-up-user-info');
  await button(page, signUpMessages.details.skip).click();
  await expectRoute(page, 'home');

  const member = backEnd.state.tenant.members.find(({ user }) => user.email === person.email);
  expect(member?.membership).toMatchObject({
    status: 'active',
    membershipTierId: 12,
    membershipTierPlanId: 121,
  });
  expect(member?.cards).toMatchObject([
    { system: 'visa', lastDigits: '4242', billing: true, status: 'active' },
  ]);
  expect(backEnd.state.charges).toEqual([{ userId: member?.user.id, amount: 9.75, reason: 'enrol' }]);
  expect(backEnd.count('POST /signup')).toBe(1);
  expect(backEnd.count('POST /cards')).toBe(1);
  const sent = backEnd.log.find(({ call }) => call === 'POST /cards');
  expect(sent?.headers).toMatchObject({ 'x-utm-source': 'mail', 'x-utm-campaign': 'spring' });
});

test('[BACK-01] a declined card charges nothing, and another one joins', async ({ page, backEnd }) => {
  const person = newcomer();
  await page.goto('/sign-up');
  await choosePlan(page, 'Bronze', 'year');
  await createAccount(page, person);
  await expect(page.getByRole('region', { name: signUpMessages.billing.summary })).toContainText('$45.00');
  await payWith(page, '4000 0000 0000 9999');
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(backEnd.state.charges).toEqual([]);
  await payWith(page, visa);
  await closeReceipt(page);
  await expectRoute(page, 'sign-up-user-info');
  expect(backEnd.state.charges).toMatchObject([{ amount: 45 }]);
  expect(backEnd.count('POST /cards')).toBe(2);
});

test('[BACK-01] a user of another program joins this one', async ({ page, backEnd, enter }) => {
  const member = await enter('nonMember');
  await page.goto('/');
  await expectRoute(page, 'enroll');
  await page.getByText('Silver', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^I am 18/ }).check();
  await button(page, /^Join Acme Rewards/).click();
  await expectRoute(page, 'sign-up-billing');
  await payWith(page, visa);
  await closeReceipt(page);
  await expectRoute(page, 'sign-up-user-info');
  expect(member.membership).toMatchObject({ status: 'active', membershipTierId: 12 });
  expect(backEnd.state.charges).toEqual([{ userId: 8, amount: 9.75, reason: 'enrol' }]);
  expect(backEnd.count('POST /membership')).toBe(1);
  expect(backEnd.count('POST /cards')).toBe(1);
});

test('[BACK-01] who left the checkout goes on with a card', async ({ page, backEnd, enter }) => {
  const member = await enter('abandoned');
  await page.goto('/');
  await expectRoute(page, 'sign-up-billing');
  await payWith(page, visa);
  await expect.poll(() => member.membership?.status).toBe('active');
  await closeReceipt(page);
  await expectRoute(page, 'sign-up-user-info');
  expect(backEnd.state.charges).toEqual([{ userId: 7, amount: 4.5, reason: 'enrol' }]);
});
