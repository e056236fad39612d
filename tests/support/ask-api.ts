import type { Page } from '@playwright/test';

/** What the API answers to the member of this page. */
export async function ask(page: Page, tenant: string, path: string): Promise<unknown> {
  return page.evaluate(
    async (address) => (await fetch(address, { headers: { accept: 'application/json' } })).json(),
    `/w/v1/${tenant}${path}`,
  );
}
