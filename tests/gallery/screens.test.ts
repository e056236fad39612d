import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/gallery-test.ts';

const opened = (page: Page, address: string, hash: string) => page.goto(`${address}screen.html#/${hash}`);

test('[FLOW-04] a page stands in the frame that the app has around it, in the looks of the tenant', async ({
  page,
  gallery,
}) => {
  await opened(page, gallery.address, 'passwordReset/requestingCode?tenant=harbor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await expect(page.getByText('Small change keeps the light on.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Harbor Giving' })).toBeVisible();
  await opened(page, gallery.address, 'signUp/paying?tenant=harbor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your membership');
  await expect(page.getByText('Small change keeps the light on.')).toHaveCount(1);
  await opened(page, gallery.address, 'activity/browsing.resting?tenant=varsity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My activity');
  await expect(page.getByRole('link', { name: 'My card' }).first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('May we use optional cookies?')).toHaveCount(0);
});

test('[FLOW-04] a code that was sent a moment ago works on, while another cannot be asked for yet', async ({
  page,
  gallery,
}) => {
  for (const state of ['pausing', 'resent']) {
    await opened(page, gallery.address, `passwordReset/enteringCode.${state}?tenant=roundup`);
    await expect(page.getByText(/^The latest code expires in 4:\d\d|5:00/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Resend the code/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }
});

test('[FLOW-04] a member invites friends to the app of the tenant', async ({ page, gallery }) => {
  await opened(page, gallery.address, 'inviteLink/ready.resting?tenant=harbor');
  await expect(page.getByText('CAD 15.00 for each friend')).toBeVisible();
  await opened(page, gallery.address, 'referrals/shown?tenant=roundup');
  await expect(page.getByRole('textbox', { name: 'Your link' })).toHaveValue(
    /^https:\/\/roundup\.example\.com\//,
  );
});
