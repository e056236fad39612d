import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { sessionSchema } from '#machines/domain/member.ts';
import { tierSchema, type Tier } from '#machines/domain/tier.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { ask } from './ask-api.ts';
import { expectRoute } from './journey-page.ts';
import { expect } from './journey.ts';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');

/** The membership of this page's member of varsity, their plan, and one that is dearer by the month. */
export async function plansOf(page: Page) {
  const { membershipTiers } = (await ask(page, 'varsity', '/membership-tiers')) as {
    membershipTiers: unknown;
  };
  const { membership } = v.parse(sessionSchema, await ask(page, 'varsity', '/users/me'));
  const tiers = v.parse(v.array(tierSchema), membershipTiers);
  const current = tiers.find(({ id }) => id === membership?.membershipTierId);
  const priceAt = (tier: Tier) =>
    tier.membershipTierPlans.find(({ frequency }) => frequency === 'month')?.price ?? 0;
  const open = tiers.filter((tier) => !tier.hidden && tier.id !== current?.id);
  const higher = open.find((tier) => current && priceAt(tier) > priceAt(current));
  return { membership, current, higher };
}

/** To the membership on the account page. */
export async function closeReceipt(page: Page): Promise<void> {
  await button(page, confirmationMessages.close).click();
  await expect(dialog(page)).toBeHidden();
  await expectRoute(page, 'account');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('heading', { name: accountMessages.membership.title })).toBeFocused();
  await expect(page.getByRole('heading', { name: accountMessages.membership.title })).toBeInViewport();
}
