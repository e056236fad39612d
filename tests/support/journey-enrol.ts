import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { sessionSchema, type Session } from '#machines/domain/member.ts';
import { enrolmentMessages as copy } from '#src/flows/enrolment/enrolment.messages.ts';
import { ask } from './ask-api.ts';

/** The radio button of a tier. */
export const tier = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name} `) });

/** Chooses a tier by its words. */
export const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

/** Says that one is over 18. */
export const agree = (page: Page) =>
  page.getByRole('checkbox', { name: new RegExp(`^${copy.over18}`) }).check();

/** The button that joins. */
export const join = (page: Page, client: string) =>
  page.getByRole('button', { name: copy.submit(client), exact: true });

/** The calls that join. */
export const enrolments = (calls: readonly string[]) => calls.filter((call) => call === 'POST /membership');

/** The session as the API has it. */
export async function sessionOf(page: Page, tenant: string): Promise<Session> {
  return v.parse(sessionSchema, await ask(page, tenant, '/users/me'));
}
