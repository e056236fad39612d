import { frameMessages } from '#src/messages/frame.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { hostMessages } from '#src/flows/start-up/host.messages.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { contrast, readable } from '#src/theme/colours.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { Fault } from '#paths/drive/sandbox.ts';
import { expectRoute, hexOf, recordCalls } from '#tests/support/journey-page.ts';

const { unavailable, offline } = startUpMessages;
const { forbidden } = hostMessages;
const programme = ['GET /', 'GET /membership-tiers'];
const wholeStart = [...programme, 'GET /theme'];

const byTheBrowser = /status of (404|421|500|520)|net::ERR_/;

test.describe('A start that fails', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: byTheBrowser });

  const failures: { title: string; faults: Pick<Fault, 'path' | 'fault' | 'times'>[]; calls: string[] }[] = [
    {
      title: 'the client’s configuration fails twice',
      faults: [{ path: '/', fault: { status: 500 }, times: 2 }],
      calls: [...programme, 'GET /'],
    },
    {
      title: 'the client’s configuration is broken off',
      faults: [{ path: '/', fault: 'malformed' }],
      calls: programme,
    },
    { title: 'the client is not known', faults: [{ path: '/', fault: { status: 404 } }], calls: programme },
    {
      title: 'the tiers are something else',
      faults: [{ path: '/membership-tiers', fault: 'shape' }],
      calls: programme,
    },
    {
      title: 'the tiers are refused',
      faults: [{ path: '/membership-tiers', fault: { status: 520, code: 'i_program_003' } }],
      calls: programme,
    },
  ];

  for (const { title, faults, calls: expected } of failures) {
    test(`[BOOT-03] ${title}: a page says so, and Retry starts the app`, async ({ page, sandbox }) => {
      for (const fault of faults) await sandbox.addFault({ method: 'GET', ...fault });
      const calls = recordCalls(page);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: unavailable.title })).toBeVisible();
      await expect(page.getByText(unavailable.text)).toBeVisible();
      expect(
        logged.filter((line) => !byTheBrowser.test(line)),
        'what the app itself wrote',
      ).toEqual([]);
      await page.getByRole('button', { name: unavailable.retry }).click();
      await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
      await expectRoute(page, 'login');
      expect([...calls].sort(), 'what was asked, and nothing over again').toEqual(
        [...expected, ...wholeStart].sort(),
      );
    });
  }

  test('[BOOT-03] a Retry that fails shows the page again', async ({ page, sandbox }) => {
    await sandbox.addFault({ method: 'GET', path: '/', fault: 'malformed', times: 2 });
    const calls = recordCalls(page);
    await page.goto('/');
    const retry = page.getByRole('button', { name: unavailable.retry });
    await retry.click();
    await expect.poll(() => calls.length).toBe(4);
    await expect(page.getByRole('heading', { name: unavailable.title })).toBeVisible();
    await retry.click();
    await expectRoute(page, 'login');
  });

  test('[TRST-10] a server that could not be reached, of which the browser reports nothing, is found again without a Retry', async ({
    page,
    sandbox,
  }) => {
    await sandbox.addFault({ method: 'GET', path: '/', fault: 'reset', times: 50 });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible();
    await sandbox.tidy();
    await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
    await expectRoute(page, 'login');
  });

  test('[BOOT-04] [BOOT-07] [BOOT-08] without a theme the app wears its own', async ({ page, sandbox }) => {
    await sandbox.addFault({ method: 'GET', path: '/theme', fault: { status: 500 }, times: 2 });
    await page.goto('/login');
    const button = page.getByRole('button', { name: loginMessages.submit });
    await expect(button).toBeVisible();
    await expect(page.getByRole('banner').getByText('Varsity Club')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('img')).toHaveCount(0);
    await expect(page.getByText(frameMessages.promise)).toBeVisible();
    const root = page.locator('html');
    expect(await hexOf(root, '--primary')).toBe('#0099eb');
    expect(await hexOf(root, '--secondary')).toBe('#a8d100');
    const [text, ground] = [await hexOf(button, 'color'), await hexOf(button, 'background-color')];
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(readable);
  });

  test(
    '[BOOT-04] a signed-in member has the home page without a theme',
    { tag: '@core' },
    async ({ page, sandbox, enter }) => {
      await enter('active');
      await sandbox.addFault({ method: 'GET', path: '/theme', fault: { status: 404 } });
      await page.goto('/');
      await expectRoute(page, 'home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test('[BOOT-05] a host that is not allowed gets an explanation, and no call is made', async ({
    page,
    serverPort,
  }) => {
    const calls = recordCalls(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`http://not_allowed.localhost:${serverPort}/login`);
    await expect(page.getByRole('heading', { level: 1, name: forbidden.title })).toBeVisible();
    await expect(page.getByText(forbidden.text('not_allowed.localhost'))).toBeVisible();
    expect(calls).toEqual([]);
    expect(logged, 'what was written to the console').toEqual([]);
  });

  test('[BOOT-03] a host of no client is unavailable', async ({ page, serverPort }) => {
    const calls = recordCalls(page);
    await page.goto(`http://nobody.localhost:${serverPort}/`);
    await expect(page.getByRole('heading', { level: 1, name: unavailable.title })).toBeVisible();
    expect([...calls].sort()).toEqual(programme);
  });

  test('[BOOT-03] without a connection the start waits, and goes on by itself when it is back', async ({
    page,
    context,
    sandbox,
  }) => {
    await sandbox.addFault({ method: 'GET', path: '/', fault: 'reset', times: 50 });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible();
    await expect(page.getByRole('button', { name: offline.retry })).toBeVisible();
    await context.setOffline(true);
    await sandbox.tidy();
    const calls = recordCalls(page);
    await context.setOffline(false);
    await expectRoute(page, 'login');
    expect([...calls].sort(), 'the start alone, before it is looked for').toEqual([...wholeStart].sort());
  });

  test('[BOOT-03] Retry starts the app when the connection came back unnoticed', async ({
    page,
    sandbox,
  }) => {
    await sandbox.addFault({ method: 'GET', path: '/membership-tiers', fault: 'reset', times: 50 });
    await page.goto('/login');
    const retry = page.getByRole('button', { name: offline.retry });
    await expect(retry).toBeVisible();
    await sandbox.tidy();
    const calls = recordCalls(page);
    await retry.click();
    await expectRoute(page, 'login');
    expect([...calls].sort(), 'the start alone, before it is looked for').toEqual([...wholeStart].sort());
  });
});
