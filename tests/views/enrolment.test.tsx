import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock, type ActorRefFrom } from 'xstate';
import { enrolmentEntry } from '#machines/enrolment/enrolment.entry.ts';
import { enrolmentMachine } from '#machines/enrolment/enrolment.machine.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { enrolmentMessages as copy } from '#src/flows/enrolment/enrolment.messages.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { planMessages, roundUpLimits } from '#src/messages/plans.ts';
import { Enrolment } from '#src/flows/enrolment/enrolment.page.tsx';
import { audited } from '#tests/support/audited-screens.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const join = copy.submit('Varsity Club');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tier = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const alert = () => page.getByRole('alert').getByText(/./).first();
const over18 = page.getByRole('checkbox', { name: new RegExp(`^${copy.over18}`) });

const isChecked = (name: string) => (tier(name).element() as HTMLInputElement).checked;
const choose = (name: string) => page.getByText(name, { exact: true }).click();
const isOpen = () => expect.element(button(join)).not.toHaveAttribute('aria-busy');
const isBusy = () => expect.element(button(copy.busy)).toHaveAttribute('aria-busy', 'true');

const screens = walkScreens<typeof enrolmentMachine>({
  ...onScreen(enrolmentEntry),
  gestures: {
    'plan.choose': () => choose(isChecked('Gold') ? 'Silver' : 'Gold'),
    'form.submit': async () => {
      if (!(over18.element() as HTMLInputElement).checked) await over18.click();
      await button(join).click();
    },
  },
  screens: audited({
    readingEntry: () => expect.element(page.getByText(copy.loading)).toBeInTheDocument(),
    'filling.editing': isOpen,
    'filling.refused': async () => {
      await expect.element(alert()).toBeVisible();
      await isOpen();
    },
    storingPlan: isOpen,
    joining: () => expect.element(button(copy.busy).or(page.getByText(copy.confirming))).toBeVisible(),
    rereading: isBusy,
    joined: isBusy,
  }),
});

describe('the page to join', () => {
  it('[FLOW-03] [JOIN-09] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [JOIN-09] $title', async (path) => {
    await screens.walk(path);
  });
});

const roundUp: Tier = {
  ...(sampleTiers[0] as Tier),
  id: 'round-up',
  name: 'Round-up',
  price: -100,
  minRoundUp: 1000,
  maxRoundUp: 10_000,
  membershipTierPlans: [],
};

async function open(tiers: readonly Tier[]) {
  const clock = new SimulatedClock();
  const flow = await renderFlowView(
    { machine: settleLeaves(enrolmentMachine), input: { tiers }, clock, inspect: () => {} },
    (actor) => <Enrolment flow={actor} />,
  );
  resolve(flow, 'recallEntry', { plan: null, maxRoundUp: 5000, isInterrupted: false });
  return { flow, clock, payment: () => paymentOf(flow) };
}

function paymentOf(flow: ActorRefFrom<typeof enrolmentMachine>) {
  const { enrolmentPayment } = flow.getSnapshot().children;
  if (!enrolmentPayment) throw new Error('Nobody is joining.');
  return enrolmentPayment;
}

const capMissed = 'Enter more than $20.00, or leave it blank for your plan’s maximum of $100.00 a month.';
const key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11';

describe('joining', () => {
  it('[JOIN-09] [R3] sends the plan at the frequency that is chosen', async () => {
    const { flow, payment } = await open(sampleTiers);
    await choose('Gold');
    resolve(flow, 'storePlan', undefined);
    await expect.element(tier('Gold')).toHaveAccessibleName('Gold $25.00 /month');
    await page.getByText(planMessages.frequencies.year).click();
    resolve(flow, 'storePlan', undefined);
    await expect.element(tier('Gold')).toHaveAccessibleName('Gold $250.00 /year');
    await expect.element(page.getByText(planMessages.saving('$50.00'))).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('checkbox', { name: copy.newsletter('Varsity Club') }).click();
    await over18.click();
    await button(join).click();
    resolve(payment(), 'prepareKey', { key });
    expect(inputOf(payment(), 'sendOrder')).toEqual({
      key,
      order: {
        plan: { membershipTierId: 'gold', membershipTierPlanId: 'gold-year' },
        enrolment: { maxRoundUp: null, newsletter: true, over18: true },
      },
    });
    resolve(payment(), 'sendOrder', { kind: 'settled', answer: sampleSessions.active });
    expect(flow.getSnapshot().status).toBe('done');
  });

  it('[JOIN-09] chooses the first plan beforehand, by the month', async () => {
    const { payment } = await open(sampleTiers);
    await expect.element(tier('Silver')).toBeChecked();
    await expect.element(tier('Silver')).toHaveAccessibleName('Silver $10.00 /month');
    await over18.click();
    await button(join).click();
    resolve(payment(), 'prepareKey', { key });
    expect(inputOf(payment(), 'sendOrder')).toEqual({
      key,
      order: {
        plan: { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' },
        enrolment: { maxRoundUp: null, newsletter: false, over18: true },
      },
    });
  });

  it('[JOIN-09] [R46] [R6] explains least and most where purchases are rounded up, and asks for no tier', async () => {
    const { payment } = await open([roundUp]);
    await expect.element(page.getByText(roundUpLimits(roundUp, null, 'USD'))).toBeVisible();
    expect(roundUpLimits(roundUp, null, 'USD')).toContain(
      'If your round-ups total less than $10.00 in a month you are charged $10.00.',
    );
    expect(page.getByRole('radio').elements()).toEqual([]);
    const cap = page.getByLabelText(copy.cap);
    await expect.element(cap).toHaveValue('50');
    await cap.fill('-1');
    await button(join).click();
    await expect.element(page.getByRole('alert').getByText(capMissed)).toBeVisible();
    await expect.element(cap).toHaveFocus();
    await expectNoAxeViolations();

    await cap.fill('15');
    await over18.click();
    await button(join).click();
    resolve(payment(), 'prepareKey', { key });
    reject(payment(), 'sendOrder', refusal('', 'i_member_003').error);
    await expect.element(page.getByText(capMissed, { exact: true })).toBeVisible();
    await expect.element(cap).toHaveAttribute('aria-invalid', 'true');
    await expect.element(cap).toHaveFocus();
    await expect.element(cap).toHaveValue('15');
  });

  it('[JOIN-09] [SUBS-13] [R9] asks what happened when no answer comes, and never offers to join again', async () => {
    const { flow, clock, payment } = await open(sampleTiers);
    await choose('Gold');
    resolve(flow, 'storePlan', undefined);
    await over18.click();
    await button(join).click();
    resolve(payment(), 'prepareKey', { key });
    reject(payment(), 'sendOrder', { kind: 'timeout' });
    await expect.element(page.getByText(copy.confirming)).toBeVisible();
    expect(button(join).query()).toBe(null);
    clock.increment(2000);
    reject(payment(), 'sendOrder', { kind: 'timeout' });
    clock.increment(5000);
    reject(payment(), 'sendOrder', { kind: 'timeout' });
    reject(payment(), 'askOutcome', { kind: 'offline' });
    await expect.element(button(paymentMessages.unknown.check)).toBeVisible();
    expect(button(join).query()).toBe(null);
    await expectNoAxeViolations();
    await button(paymentMessages.unknown.check).click();
    resolve(payment(), 'askOutcome', { kind: 'absent' });
    await isOpen();
    await expect.element(over18).toBeChecked();
  });
});
