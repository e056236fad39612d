import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { sessionSchema, type Session } from '#machines/domain/member.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { renewalMessages as copy } from '#src/flows/renewal/renewal.messages.ts';
import { expect } from './journey.ts';
import { ask } from './ask-api.ts';
import { expectRoute, toastOf } from './journey-page.ts';
import { payWith } from '#paths/drive/forms/card-form.ts';

/** The button that pays what is due. */
export const renewNow = (page: Page) => page.getByRole('button', { name: /^Renew now · / });

/** The button that changes the card. */
export const change = (page: Page) => page.getByRole('button', { name: copy.review.change });

/** The button of this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The Starter plan of an overdue member, by the month. */
export const starterPaid = { amountCents: 2500, status: 'succeeded' };

/** The calls that pay. */
export const charges = (calls: readonly string[]) =>
  calls.filter((call) => call === 'POST /membership/charge');

async function sessionOf(page: Page, tenant = 'varsity'): Promise<Session> {
  return v.parse(sessionSchema, await ask(page, tenant, '/users/me'));
}

/** The receipt, then home, with the membership active again. */
export async function expectRenewed(page: Page, tenant = 'varsity'): Promise<void> {
  await expect(page.getByRole('heading', { name: copy.paid })).toBeFocused();
  const { membership } = await sessionOf(page, tenant);
  expect(membership?.status).toBe('active');
  const period = membership?.currentSubscription;
  const renewsOn = formatDate((period && renewalAfter(period)) ?? '');
  await expect(toastOf(page, 'Your membership is active again.')).toContainText(`It renews on ${renewsOn}.`);
  await expect(page.getByRole('main').getByText(renewsOn)).toBeVisible();
  await button(page, confirmationMessages.close).click();
  await expectRoute(page, 'home');
}

/** From the review to the hosted form, by the list of cards where there is one. */
export async function openCardForm(page: Page): Promise<void> {
  await change(page).click();
  await button(page, copy.choice.another).click();
  await expect(page.getByRole('heading', { name: copy.link.title })).toBeVisible();
}

/** Links the card whose charges take six seconds, by the server's clock. */
export async function changeToSlowBank(page: Page): Promise<void> {
  await openCardForm(page);
  await payWith(page, '0341');
  await expect(page.getByText('Visa ending in 0341')).toBeVisible();
}
