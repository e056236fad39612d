import type { Locator, Page } from '@playwright/test';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import { referralsMessages as copy } from '#src/flows/referrals/referrals.messages.ts';
import { inviteFriendsMessages as invite } from '#src/flows/invite-link/invite-link.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';
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

/** What can be seen in it; a picture that did not come has no width of its own. */
const picturesIn = (part: Locator) =>
  part.locator('img').evaluateAll((images) =>
    images.map((image) => {
      const { src, naturalWidth } = image as HTMLImageElement;
      return { path: new URL(src).pathname, naturalWidth };
    }),
  );

for (const tenant of tenantIds)
  test.describe(`At ${tenant}`, () => {
    test.use({ tenant });

    const open = async (page: Page) => {
      await page.goto('/refer');
      if (expectedTenants[tenant].facts.hasReferralPage)
        return page.getByRole('region', { name: copy.shareTitle });
      await page
        .getByText(navigationMessages.items.refer, { exact: true })
        .filter({ visible: true })
        .first()
        .click();
      return page.getByRole('dialog', { name: invite.title });
    };

    test(
      '[BOOT-08] [REFR-01] [REFR-02] the tenant’s own picture stands over the invitation',
      { tag: '@core' },
      async ({ page, enter }) => {
        await enter('active');
        const invitation = await open(page);
        await expect(invitation.getByRole('textbox', { name: invite.link })).toBeVisible();
        await expect
          .poll(() => picturesIn(invitation))
          .toEqual([{ path: `/media/${tenant}/referral-bg.svg`, naturalWidth: 1200 }]);
      },
    );

    test.describe('without its picture', () => {
      test.use({ expectedMessages: /net::ERR_FAILED/ });

      test(
        '[BOOT-08] [REFR-01] [REFR-02] an invitation whose picture can’t be had stands without it',
        { tag: '@desktop' },
        async ({ page, enter }) => {
          await page.route('**/referral-bg.svg', (route) => route.abort());
          await enter('active');
          const invitation = await open(page);
          await expect(invitation.getByRole('textbox', { name: invite.link })).toBeVisible();
          await expect.poll(() => picturesIn(invitation)).toEqual([]);
          await expectSoundAtBothWidths(page);
        },
      );
    });
  });
