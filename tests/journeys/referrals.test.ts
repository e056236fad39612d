import { referralsMessages as copy } from '#src/flows/referrals/referrals.messages.ts';
import { inviteFriendsMessages as invite } from '#src/flows/invite-link/invite-link.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectSoundAtBothWidths } from '#tests/support/journey-screen.ts';

test(
  '[REFR-01] a member copies the link by keyboard, and sees who came by it',
  { tag: ['@desktop', '@core'] },
  async ({ page, context, enter }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter('active');
    await page.goto('/refer');
    const friends = page.getByRole('region', { name: copy.listTitle }).getByRole('listitem');
    await expect(friends).toHaveCount(5);
    await page.getByRole('button', { name: invite.copy }).press('Enter');
    await expect(page.getByRole('button', { name: invite.copied })).toBeVisible();
    const link = await page.getByRole('textbox', { name: invite.link }).inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expect(page.getByRole('button', { name: invite.copy })).toBeVisible();
    await expectSoundAtBothWidths(page);
  },
);
