import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

test(
  '[SPED-02] what nobody waits for is fetched when no skeleton stands any more',
  {
    tag: '@desktop',
  },
  async ({ page, enter, sandbox }) => {
    await enter('active');
    await sandbox.addFault({ method: 'GET', path: '/membership/summary', fault: { delayMs: 300 }, times: 1 });
    const skeletons = page.locator('[aria-busy=true]');
    let standing: number | null = null;
    await page.route('**/assets/hero-carousel*.js', async (route) => {
      standing = await skeletons.count();
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expectRoute(page, 'home');
    await expect.poll(() => standing).toBe(0);
  },
);
