import { expect, test } from '#tests/support/back-end-journey.ts';
import { oddValuesOf, type OddValue } from '#tests/support/tolerance/odd-values.ts';
import { sampleOf } from '#tests/support/tolerance/sample.ts';

/** The page that shows what a call reads. */
const pages = {
  'GET /': '/',
  'GET /membership-tiers': '/account',
  'GET /theme': '/',
  'GET /users/me': '/account',
  'GET /rewards': '/rewards',
  'GET /categories': '/rewards',
  'GET /cards': '/account',
  'GET /membership/contributions': '/activity',
} as const;

type Read = keyof typeof pages;

const calls = Object.keys(pages) as Read[];
/** Without these the program, or the person, is unknown. */
const whole = ['$', 'client', 'membershipTiers', 'user'];

const sampleSize = 12;
const seed = Number(process.env['SEED'] ?? Math.floor(Date.now() / 86_400_000));

test(`[BACK-03] odd values leave the built app's pages standing (a sample, SEED=${seed})`, async ({
  page,
  backEnd,
  enter,
}) => {
  test.slow();
  await enter('active');
  const answers = new Map<Read, unknown>();
  for (const call of calls) {
    backEnd.answer(call, {
      rewrite: (valid) => {
        answers.set(call, valid);
        return { text: JSON.stringify(valid) };
      },
    });
  }
  for (const path of new Set(Object.values(pages))) {
    await page.goto(path);
    const ofPage = calls.filter((call) => pages[call] === path);
    await expect.poll(() => ofPage.filter((call) => !answers.has(call))).toEqual([]);
  }
  const cells = calls.flatMap((call) =>
    oddValuesOf(answers.get(call))
      .filter(({ field }) => !whole.includes(field))
      .map((odd): [Read, OddValue] => [call, odd]),
  );
  for (const [call, { field, kind, odd }] of sampleOf(cells, sampleSize, seed)) {
    await test.step(`${call} ${field} ${kind}`, async () => {
      for (const each of calls) backEnd.answer(each, undefined);
      backEnd.answer(call, odd);
      await page.goto(pages[call]);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(pages[call]);
      await expect(page.locator('[onmouseover]')).toHaveCount(0);
    });
  }
});
