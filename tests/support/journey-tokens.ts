import type { Page } from '@playwright/test';

/** What must be kept nowhere. */
export interface Planted {
  card: string;
  password: string;
}

const texts = 'input:not([type=checkbox], [type=radio], [type=hidden], [hidden], [readonly]), textarea';

/** Writes a password into each field for one that can be seen, and a card number into all others; gives their names. */
export async function plant(page: Page, { card, password }: Planted): Promise<string[]> {
  const names: string[] = [];
  for (const field of await page.locator(texts).filter({ visible: true }).all()) {
    const { name, type } = await field.evaluate((input: HTMLInputElement) => ({
      name: input.name,
      type: input.type,
    }));
    if (type === 'date') continue;
    await field.fill(type === 'password' ? password : card);
    await field.blur();
    names.push(name);
  }
  return names;
}

/** Everything in a browser that outlives a moment and that a script, or whoever sits down at it, could read. */
export async function readStored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => ({
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
    cookies: document.cookie,
    history: JSON.stringify(history.state),
    address: location.href,
    title: document.title,
  }));
}

/** The places that hold one of the texts, as it is or as an address writes it. */
export function placesWith(stored: Readonly<Record<string, string>>, secrets: readonly string[]): string[] {
  const forms = secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return Object.keys(stored).filter((place) => forms.some((form) => stored[place]?.includes(form)));
}
