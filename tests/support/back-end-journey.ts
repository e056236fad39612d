import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import type { BackEnd } from '#tests/other-back-end/back-end.ts';
import type { Member } from '#tests/other-back-end/entities.ts';
import { startSession } from '#tests/other-back-end/session.ts';
import { startHost, type AppHost } from './back-end-hosts.ts';
import { makeAcme, password, people, recordOf, type PersonName } from './back-end-members.ts';
import { serveSite, type Site } from './back-end-serving.ts';
import { appOrigin, cookiesForPeace, siteDomain } from './back-end-site.ts';
import { lookAtWhatIsSeen } from './journey-sight.ts';

export interface BackEndOptions {
  /** What serves the app. */
  host: AppHost;
  /** Messages on the console that the journey provokes; any other fails it. */
  expectedMessages: RegExp | null;
}

interface BackEndFixtures {
  backEnd: BackEnd;
  /** One of the people is logged in already; no page is opened. */
  enter: (name: PersonName) => Promise<Member>;
  /** Logs one of the people in at the login page. */
  logIn: (name: PersonName) => Promise<void>;
  /** What the app wrote on the console, or threw; a journey fails unless it is empty in the end. */
  complaints: string[];
}

export const test = base.extend<
  BackEndFixtures & Pick<BackEndOptions, 'expectedMessages'>,
  Pick<BackEndOptions, 'host'> & { site: Site }
>({
  expectedMessages: [null, { option: true }],
  host: ['files', { option: true, scope: 'worker' }],
  site: [
    async ({ host }, provide) => {
      const site = await serveSite(await startHost(host));
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  proxy: async ({ site }, provide) => provide({ server: `http://127.0.0.1:${site.proxyPort}` }),
  baseURL: appOrigin,
  context: async ({ context }, provide) => {
    await context.addCookies(cookiesForPeace());
    await provide(context);
  },
  backEnd: async ({ site }, provide) => {
    site.backEnd.reset(makeAcme());
    await provide(site.backEnd);
  },
  enter: async ({ context, backEnd }, provide) => {
    await provide(async (name) => {
      const member = recordOf(backEnd, name);
      const { id, token } = startSession(backEnd.state, member.user.id);
      const at = { domain: `.${siteDomain}`, path: '/', secure: true, sameSite: 'Lax' } as const;
      await context.addCookies([
        { name: 'rewards_session', value: id, httpOnly: true, ...at },
        { name: 'XSRF-TOKEN', value: encodeURIComponent(token), ...at },
      ]);
      return member;
    });
  },
  logIn: async ({ page }, provide) => {
    await provide(async (name) => {
      await page.goto('/login');
      await fillLogin(page, people[name].email);
      await page.waitForURL((url) => url.pathname !== '/login');
    });
  },
  complaints: [
    async ({ page, expectedMessages }, provide) => {
      lookAtWhatIsSeen(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (isOfTheApp(message) && !expectedMessages?.test(message.text()))
          complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
      await provide(complaints);
      expect(complaints, 'what the app wrote on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export async function fillLogin(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel(loginMessages.email, { exact: true }).fill(email);
  await page.getByLabel(loginMessages.password, { exact: true }).fill(word);
  await page.getByRole('button', { name: loginMessages.submit }).click();
}

/** Browsers write lines of their own: for each answer that is no 2xx, and hints about forms. */
const ofTheBrowser = /^(Failed to load resource: the server responded with a status of \d+|\[DOM\] )/;

function isOfTheApp(message: ConsoleMessage): boolean {
  return !ofTheBrowser.test(message.text());
}

/** The form of the card provider that the back end sends: a number, and a button. */
export async function payWith(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator(`iframe[title="${cardLinkMessages.frameTitle}"]`);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByRole('button', { name: 'Save card' }).click();
}

/** A button by its whole name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

export const visa = '4242 4242 4242 4242';

export { expect };
