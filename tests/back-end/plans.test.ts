import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { makeAcme } from '#tests/support/back-end-members.ts';
import { button, expect, test } from '#tests/support/back-end-journey.ts';
import { toastOf } from '#tests/support/journey-page.ts';

test('[BACK-01] a member upgrades for exactly the difference, charged once', async ({
  page,
  backEnd,
  enter,
}) => {
  const member = await enter('active');
  await page.goto('/?flow=upgrade&tier=gold');
  const pay = button(page, copy.upgrade.pay('$9.50'));
  await expect(pay).toBeVisible();
  await page.getByRole('checkbox').check();
  await pay.dblclick();
  await expect(toastOf(page, 'Your plan is now Gold, monthly.')).toBeVisible();
  const receipt = page.getByRole('dialog');
  await expect(receipt).toContainText('Paid today$9.50');
  await expect(receipt).toContainText('Card•••• 1111');
  expect(member.membership).toMatchObject({ membershipTierId: 13, membershipTierPlanId: 131 });
  expect(backEnd.state.charges).toEqual([{ userId: 1, amount: 9.5, reason: 'upgrade' }]);
  expect(backEnd.count('PATCH /membership')).toBe(1);
});

test('[BACK-01] [BACK-04] an upgrade that another tab has paid for is not sent again', async ({
  page,
  context,
  backEnd,
  enter,
}) => {
  await enter('active');
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/?flow=upgrade&tier=gold');
    await tab.getByRole('checkbox').check();
  }
  for (const tab of tabs) {
    await button(tab, copy.upgrade.pay('$9.50')).click();
    await expect(toastOf(tab, 'Your plan is now Gold, monthly.')).toBeVisible();
  }
  expect(backEnd.state.charges).toEqual([{ userId: 1, amount: 9.5, reason: 'upgrade' }]);
  expect(backEnd.count('PATCH /membership')).toBe(1);
});

test('[BACK-01] a member whose membership has ended comes back for what the API asks, in one call', async ({
  page,
  backEnd,
  enter,
}) => {
  const member = await enter('churned');
  await page.goto('/');
  await button(page, 'Come back with Silver').click();
  const review = page.getByRole('dialog', { name: copy.comeBack.title('Silver, monthly') });
  await expect(review).toContainText('Due today$0.00');
  await button(page, copy.comeBack.confirm).dblclick();
  const receipt = page.getByRole('dialog', { name: copy.success.title });
  await expect(receipt).toContainText('Next charge$9.75');
  await expect(receipt).not.toContainText('Paid today');
  expect(member.membership).toMatchObject({ status: 'active', membershipTierPlanId: 121 });
  expect(backEnd.state.charges).toEqual([]);
  expect(backEnd.count('PATCH /membership')).toBe(1);
});

test('[BACK-01] a declined upgrade changes nothing, and says so', async ({ page, backEnd, enter }) => {
  const member = await enter('active');
  for (const card of member.cards) card.lastDigits = '9999';
  await page.goto('/?flow=upgrade&tier=gold');
  await page.getByRole('checkbox').check();
  await button(page, copy.upgrade.pay('$9.50')).click();
  await expect(page.getByRole('dialog')).toContainText(copy.upgrade.refused);
  expect(member.membership).toMatchObject({ membershipTierId: 12 });
  expect(backEnd.state.charges).toEqual([]);
  expect(backEnd.count('PATCH /membership')).toBe(1);
});

test('[BACK-01] a downgrade is sent once to the path that is set, and charges nothing', async ({
  page,
  backEnd,
  enter,
}) => {
  backEnd.reset(makeAcme('round_up_subscription', { downgradePath: '/membership/downgrade' }));
  const member = await enter('active');
  await page.goto('/?flow=upgrade&tier=bronze');
  await expect(page.getByRole('dialog')).toContainText('Bronze, monthly');
  await expect(page.getByRole('dialog')).toContainText('$4.50');
  await button(page, /^Change on /).click();
  await expect(toastOf(page, 'Your plan will change to Bronze, monthly')).toBeVisible();
  await button(page, confirmationMessages.close).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(member.membership).toMatchObject({ membershipTierId: 11, membershipTierPlanId: 111 });
  expect(backEnd.state.charges).toEqual([]);
  expect(backEnd.count('POST /membership/downgrade')).toBe(1);
});

test('[BACK-01] where there is no downgrade the member is offered support, and nothing else is called', async ({
  page,
  backEnd,
  enter,
}) => {
  const member = await enter('active');
  await page.goto('/?flow=upgrade&tier=bronze');
  await button(page, /^Change on /).click();
  await expect(page.getByRole('link', { name: /support|help@acme\.example/i }).first()).toBeVisible();
  expect(member.membership).toMatchObject({ membershipTierId: 12, membershipTierPlanId: 121 });
  expect(backEnd.count('404 POST /w/v1/acme/membership/downgrade')).toBe(1);
  expect(backEnd.count('PATCH /membership')).toBe(0);
});
