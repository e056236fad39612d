import { frameMessages } from '#src/messages/frame.ts';
import { openDeployment } from '#tests/support/redeploy.ts';
import { accountForm } from '#paths/drive/forms/sign-up-forms.ts';
import { expect, test } from '#tests/support/journey.ts';

test.use({ expectedMessages: /status of 404|Unable to preload CSS/ });

test.describe('A version that is deployed while a page is open', { tag: '@desktop' }, () => {
  const name = 'Varsity Club';
  test.afterEach(({ journeyServer }) => journeyServer.changeShell('varsity', { name, isStored: true }));

  test('[TRST-10] is fetched by one reload, with a worker of the old one in control, and what was typed stays', async ({
    page,
    serverPort,
    journeyServer,
  }) => {
    const deployment = await openDeployment(serverPort);
    const shells = () => page.evaluate(() => caches.keys());
    const form = accountForm(page);
    await page.goto(`http://varsity.localhost:${deployment.port}/sign-up/account?tier=rookie`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await form.firstName.fill('Ada');
    await form.lastName.fill('Okafor-Lind');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const [old = ''] = await shells();

    deployment.deploy();
    await journeyServer.changeShell('varsity', { name: 'Another Club', isStored: true });
    await page.getByRole('link', { name: frameMessages.terms, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: frameMessages.terms })).toBeVisible();
    await expect(page.locator('script[type=module][src*="/assets/v2/"]')).toHaveCount(1);
    await expect.poll(async () => (await shells()).includes(old)).toBe(false);

    await page.goBack();
    await expect(form.firstName).toHaveValue('Ada');
    await expect(form.lastName).toHaveValue('Okafor-Lind');
    expect(deployment.opened()).toHaveLength(1);
    deployment.stop();
  });
});
