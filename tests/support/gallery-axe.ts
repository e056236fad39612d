import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Of a page of the designers'; what it shows in frames has its own tests. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const run = (globalThis as typeof globalThis & { axe: typeof axe }).axe.run;
    const { violations } = await run(document, { iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
  });
  expect(found).toEqual([]);
}
