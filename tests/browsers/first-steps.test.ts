import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personas } from '#server/demo/personas.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { planMessages } from '#src/messages/plans.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { subscriptionMessages } from '#src/flows/subscription/subscription.messages.ts';
import { openFirefox } from '#tests/support/browsers/firefox.ts';
import { button, checkbox } from '#tests/support/browsers/find.ts';
import { stepsIn } from '#tests/support/browsers/steps.ts';
import { openWebKit } from '#tests/support/browsers/webkit.ts';
import type { BrowserWindow } from '#tests/support/browsers/window.ts';
import { openSandbox, type JourneyMember } from '#paths/drive/sandbox.ts';
import { startJourneyServer, type JourneyServer } from '#tests/support/journey-server.ts';

const { billing } = signUpMessages;
const { upgrade } = subscriptionMessages;

let server: JourneyServer;
beforeAll(async () => {
  server = await startJourneyServer();
});
afterAll(() => server.stop());

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])('the first steps in %s', (_, openBrowser) => {
  let window: BrowserWindow;
  let steps: ReturnType<typeof stepsIn>;
  beforeEach(async () => {
    window = await openBrowser();
    steps = stepsIn(window);
  });
  afterEach(() => window.close());

  const at = (tenant: string, path: string) => `http://${tenant}.localhost:${server.port}${path}`;
  const makeMember = () => openSandbox(server.port, 'varsity').makeMember('active');

  const logIn = async ({ email, password }: JourneyMember) => {
    await window.open(at('varsity', '/login'));
    await steps.rejectCookies();
    await steps.logIn(email, password);
    await steps.see(homeMessages.title(personas.active.firstName));
  };

  test('[AUTH-01] [AUTH-07] a member logs in, and is still there after a reload', async () => {
    await logIn(await makeMember());
    await window.open(at('varsity', '/'));
    await steps.see(homeMessages.title(personas.active.firstName));
    expect(await window.complaints()).toEqual([]);
  });

  test('[JOIN-03] [JOIN-04] a visitor chooses a plan, makes an account and comes to the checkout', async () => {
    const email = `ada.${crypto.randomUUID().slice(0, 13)}@example.com`;
    await window.open(at('harbor', '/sign-up/tiers'));
    await steps.rejectCookies();
    await steps.chooseMonthly('Mooring');
    await steps.createAccount(email);
    await steps.see(billing.title);
    await steps.see(planMessages.plan('Mooring', 'month'));
    expect(await server.ledgerOf('harbor', email)).toMatchObject({
      status: 'abandoned_checkout',
      cards: [],
      charges: [],
    });
    expect(await window.complaints()).toEqual([]);
  });

  test('[SUBS-07] [SUBS-14] a member upgrades for exactly what the button says', async () => {
    const member = await makeMember();
    const { charges } = await server.ledgerOf('varsity', member.email);
    await logIn(member);
    await window.open(at('varsity', '/?flow=upgrade&tier=Captain'));
    await steps.see(upgrade.due);
    const [, amount = ''] = new RegExp(`${upgrade.pay('')}(\\$[\\d.]+)`).exec(await window.text()) ?? [];
    await window.click(checkbox('Charge'));
    await window.click(button(upgrade.pay(amount)));
    await steps.see('Your plan is now');
    const amountCents = Math.round(Number(amount.slice(1)) * 100);
    expect((await server.ledgerOf('varsity', member.email)).charges).toEqual([
      ...charges,
      { amountCents, status: 'succeeded' },
    ]);
    expect(await window.complaints()).toEqual([]);
  });
});
