import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { planMessages } from '#src/messages/plans.ts';
import { people, password } from '#tests/support/back-end-members.ts';
import { startHost, type AppHost } from '#tests/support/back-end-hosts.ts';
import { serveSite, type Site } from '#tests/support/back-end-serving.ts';
import prepare from '#tests/support/back-end-setup.ts';
import { appOrigin } from '#tests/support/back-end-site.ts';
import { frame, menuButton, menuItem } from '#tests/support/browsers/find.ts';
import { stepsIn } from '#tests/support/browsers/steps.ts';
import { openWebKit } from '#tests/support/browsers/webkit.ts';
import { patience } from '#tests/support/browsers/window.ts';

const { items } = navigationMessages;

beforeAll(prepare);

describe.each<[string, AppHost]>([
  ['static files', 'files'],
  ['the product’s server', 'server'],
])('before somebody else’s API, from %s, in WebKit', (_, host) => {
  let site: Site;
  let window: Awaited<ReturnType<typeof openWebKit>>;
  let steps: ReturnType<typeof stepsIn>;
  beforeAll(async () => {
    site = await serveSite(await startHost(host));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    site.backEnd.reset();
    window = await openWebKit({ proxyPort: site.proxyPort });
    steps = stepsIn(window);
  });
  afterEach(() => window.close());

  test('[BACK-01] [AUTH-03] a member logs in, sees home and the plan, and logs out', async () => {
    await window.open(`${appOrigin}/login`);
    await steps.rejectCookies();
    await steps.logIn(people.active.email, password);
    await steps.see('Brand 00');
    expect(await window.complaints()).toEqual([]);
    await window.open(`${appOrigin}/account`);
    await steps.see('Silver, monthly');
    await steps.see('$9.75');
    await window.click(menuButton(items.account));
    await window.click(menuItem(items.logOut));
    await steps.see(loginMessages.title);
    expect(await window.complaints()).toEqual([]);
    expect(['POST /login', 'POST /logout'].map((call) => site.backEnd.count(call))).toEqual([1, 1]);
    await window.open(`${appOrigin}/account`);
    await steps.see(loginMessages.title);
  });

  test('[BACK-01] [JOIN-03] [JOIN-04] a visitor chooses a plan, makes an account and gets the card form', async () => {
    const email = `ada.${crypto.randomUUID().slice(0, 13)}@example.com`;
    await window.open(`${appOrigin}/sign-up`);
    await steps.rejectCookies();
    await steps.chooseMonthly('Silver');
    await steps.createAccount(email);
    await steps.see(signUpMessages.billing.title);
    await steps.see(planMessages.plan('Silver', 'month'));
    await expect
      .poll(() => window.textIn(frame(cardLinkMessages.frameTitle)), { timeout: patience })
      .toContain('Save card');
    await steps.see('By submitting the card form you agree that $9.75 is charged');
    expect(await window.complaints()).toEqual([]);
    const { members } = site.backEnd.state.tenant;
    expect(members.find(({ user }) => user.email === email)).toMatchObject({
      membership: { status: 'abandoned_checkout' },
      cards: [],
    });
    expect(site.backEnd.state.charges).toEqual([]);
    expect(['POST /signup', 'POST /cards'].map((call) => site.backEnd.count(call))).toEqual([1, 0]);
  });
});
