import type { Locator, Page } from '@playwright/test';
import { routes, type RouteName } from '#machines/domain/routes.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { expect } from './journey.ts';

/** The calls of the API that a page makes from now on, such as `GET /rewards?featured=1`, in their order. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const match = /^\/(?:w\/v1\/[^/]+|(?=sanctum\/))(.*)$/.exec(pathname);
    if (match) calls.push(`${request.method()} ${match[1] === '' ? '/' : match[1]}${search}`);
  });
  return calls;
}

/** The page of a route is shown: its address, its title, and that it was let through by the guards. */
export async function expectRoute(
  page: Page,
  name: RouteName,
  title: string = routes[name].title,
): Promise<void> {
  const { path } = routes[name];
  await expect(page).toHaveTitle(new RegExp(`^${title}( \\||$)`));
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

/** The colour that a property of an element has in the end, as six-digit hex. */
export async function hexOf(locator: Locator, property: string): Promise<string> {
  return locator.evaluate((element, name) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return '';
    context.fillStyle = getComputedStyle(element).getPropertyValue(name);
    return context.fillStyle;
  }, property);
}

/** A toast by its words, which are also announced elsewhere in the page for a second. */
export function toastOf(page: Page, words: string): Locator {
  return page.getByRole('listitem').filter({ hasText: words });
}

/** The button of the account menu, in the bar that the window has. */
export function accountButton(page: Page): Locator {
  const { items, shortItems } = navigationMessages;
  return page.getByRole('button', { name: new RegExp(`^(${items.account}|${shortItems.account})$`) });
}

/** Chooses Log out in the account menu. */
export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: navigationMessages.items.logOut }).click();
}

/** The part of a page that has this name. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
