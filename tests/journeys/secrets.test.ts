import type { Page } from '@playwright/test';
import { routes } from '#machines/domain/routes.ts';
import { settingRows } from '#machines/domain/setting-rows.ts';
import { fillCard, cardForm, testCards } from '#paths/drive/forms/card-form.ts';
import { planCookies, signUpByCall } from '#tests/support/journey-checkout.ts';
import { closeReceipt } from '#tests/support/journey-sign-up.ts';
import { placesWith, plant, readStored } from '#tests/support/journey-tokens.ts';
import { newcomer } from '#paths/drive/forms/sign-up-forms.ts';
import { expect, test } from '#tests/support/journey.ts';

const card = '4000056655665556';
const password = 'Pl4nted!in-each-field';
const secrets = [card, password];

/** The addresses of what is asked for on each page: all of them, and every row and modal with fields. */
const pages = Object.values(routes).map(({ path }) => path);
const ofVisitor = pages.filter((path) => /^\/(login|password|sign-up|activate)/.test(path));
const ofMember = [
  ...pages.filter((path) => !ofVisitor.includes(path)),
  ...settingRows.map((row) => `/account?edit=${row}`),
  '/?flow=withdraw',
];

/** Each request that anybody but the card's own frame makes, with what it tells in its address. */
function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test.describe('A secret', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of (401|404|419|422|429|520|521)/ });

  for (const [who, addresses, fields] of [
    ['visitor', ofVisitor, ['email', 'password', 'firstName', 'lastName']],
    [
      'member',
      ofMember,
      ['firstName', 'emailConfirmation', 'currentPassword', 'password', 'phone', 'street', 'postalCode'],
    ],
  ] as const) {
    test(`[TRST-07] planted by a ${who} in every text field is stored nowhere`, async ({
      page,
      enter,
      tenant,
      serverPort,
      journeyServer,
    }) => {
      test.slow();
      if (who === 'member') await enter('active');
      else
        await page
          .context()
          .addCookies(await planCookies(serverPort, tenant, { tier: 'Rookie', frequency: 'month' }));
      const asked = recordAddresses(page);
      const planted = new Set<string>();
      const found: Record<string, string[]> = {};
      for (const address of addresses) {
        await page.goto(address);
        await expect(
          page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(),
        ).toBeVisible();
        for (const name of await plant(page, { card, password })) planted.add(name);
        const send = page.locator('main button[type=submit], [role=dialog] button[type=submit]').first();
        if (await send.isVisible()) await send.click();
        await page.waitForLoadState('networkidle');
        const places = placesWith(await readStored(page), secrets);
        if (places.length > 0) found[address] = places;
      }
      expect(found).toEqual({});
      expect([...planted]).toEqual(expect.arrayContaining([...fields]));
      expect(asked.filter((address) => placesWith({ address }, secrets).length > 0)).toEqual([]);
      expect(await journeyServer.findStored(secrets)).toEqual([]);
    });
  }

  test(
    '[TRST-07] of a card that is paid with is stored nowhere, nor is the session’s',
    { tag: '@core' },
    async ({ page, serverPort, tenant, journeyServer }) => {
      const person = newcomer();
      await page
        .context()
        .addCookies([
          ...(await signUpByCall(serverPort, tenant, person)),
          ...(await planCookies(serverPort, tenant, { tier: 'Rookie', frequency: 'month' })),
        ]);
      await page.goto('/sign-up/billing');
      await fillCard(page, '4242');
      await cardForm(page).submit.click();
      await closeReceipt(page);
      await page.waitForURL((url) => url.pathname !== '/sign-up/billing');
      const session = (await page.context().cookies()).find(({ name }) => name === 'session')?.value ?? '';
      const reported = [testCards['4242'], person.password, session];
      expect(session).toHaveLength(43);
      expect(placesWith(await readStored(page), reported)).toEqual([]);
      expect(await journeyServer.findStored(reported)).toEqual([]);
      /** A mail bears the address that it goes to, as soon as it is written. */
      const places = await journeyServer.findStored([person.email]);
      expect(places.filter((place) => place !== 'public.outbox_mails')).toEqual(['public.users']);
    },
  );
});
