import type { Page } from '@playwright/test';
import { enrolmentMessages as copy } from '#src/flows/enrolment/enrolment.messages.ts';

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
