import { homeMessages as copy } from '#src/flows/home/home.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { part } from '#tests/support/journey-page.ts';

test(
  '[HOME-01] [HOME-04] a member who has nothing but the plan’s tickets yet sees what will come, and how',
  { tag: '@whole-desktop' },
  async ({ page, enter }) => {
    await enter('empty');
    await page.goto('/');
    const balances = part(page, copy.balances.label);
    await expect(balances.getByText('$0.00', { exact: true })).toHaveCount(3);
    const withdraw = balances.getByRole('button', { name: copy.balances.withdraw });
    await expect(withdraw).toBeDisabled();
    await expect(withdraw).toHaveAccessibleDescription(copy.balances.withdrawNothing);
    await expect(page.getByText(copy.impact.start)).toBeVisible();
    await expect(part(page, copy.donations.title).getByText(copy.donations.emptyText)).toBeVisible();
    await expect(part(page, copy.giveaway.title)).toContainText('5 tickets');
    const { title, card, deal, cause, friend, done, cardAction } = copy.firstSteps;
    const steps = part(page, title(4));
    await expect(steps.getByRole('listitem')).toContainText([card, deal, cause('team'), friend]);
    await expect(steps).not.toContainText(done);
    await steps.getByRole('button', { name: cardAction }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  '[HOME-01] an overdue member can’t withdraw, and sees why',
  { tag: '@desktop' },
  async ({ page, enter }) => {
    await enter('overdue');
    await page.goto('/');
    const withdraw = part(page, copy.balances.label).getByRole('button', { name: copy.balances.withdraw });
    await expect(withdraw).toBeDisabled();
    await expect(withdraw).toHaveAccessibleDescription('Pay your dues to withdraw.');
  },
);

for (const [state, tenant, words] of [
  ['overdue', 'harbor', 'Pay your membership, and your plan’s tickets appear here.'],
  ['admin', 'varsity', 'Tickets come with a running membership.'],
] as const)
  test.describe(tenant, () => {
    test.use({ tenant });
    test(
      `[HOME-04] a member who is ${state} and has no tickets sees what they come with`,
      { tag: '@desktop' },
      async ({ page, enter }) => {
        await enter(state);
        await page.goto('/');
        await expect(part(page, copy.giveaway.title)).toContainText(words);
      },
    );
  });
