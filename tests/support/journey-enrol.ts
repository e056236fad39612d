import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { sessionSchema, type Session } from '#machines/domain/member.ts';
import { ask } from './ask-api.ts';

/** The calls that join. */
export const enrolments = (calls: readonly string[]) => calls.filter((call) => call === 'POST /membership');

/** The session as the API has it. */
export async function sessionOf(page: Page, tenant: string): Promise<Session> {
  return v.parse(sessionSchema, await ask(page, tenant, '/users/me'));
}
