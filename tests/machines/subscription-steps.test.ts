import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import type { SubscriptionOverlay } from '#machines/domain/overlay.ts';
import { sampleCard, sampleHostedCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { resolve, settleOnCommand } from '#paths/explore/settle-on-command.ts';
import { startChild } from '#paths/explore/start-child.ts';

const { active } = sampleSessions;
const choice = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const unpaid = { ...active, membership: { ...active.membership, currentSubscription: null } };

/** The flow with its plans read, for somebody whose membership does not run. */
function open(overlay: Partial<SubscriptionOverlay> = {}, given: Partial<SubscriptionFacts> = {}) {
  const flow = createActor(settleOnCommand(subscriptionMachine), {
    input: { kind: 'subscription', mode: 'subscribe', ...overlay },
    clock: new SimulatedClock(),
  }).start();
  onTestFinished(() => void flow.stop());
  const known = { cards: [], tiers: sampleTiers, mayDowngrade: true, isNew: false, interrupted: null };
  resolve(flow, 'fetchFacts', { ...known, session: unpaid, hasReferral: true, ...given });
  return { flow, state: () => flow.getSnapshot().value };
}

/** The card is linked and paid with, and the membership read as it is then. */
function pay({ flow }: ReturnType<typeof open>) {
  resolve(flow, 'cardLink', undefined);
  resolve(flow, 'fetchSession', active);
}

describe('the steps of choosing a plan', () => {
  it('[SUBS-01] lead from the welcome over the plans, the card and the referral to success, each a state', () => {
    const opened = open();
    const seen = [opened.state()];
    opened.flow.send({ type: 'tiers.open' });
    seen.push(opened.state());
    opened.flow.send({ type: 'plan.choose', choice });
    seen.push(opened.state());
    pay(opened);
    seen.push(opened.state());
    opened.flow.send({ type: 'referral.skip' });
    seen.push(opened.state());
    expect(seen).toEqual(['welcome', 'tier', { card: 'open' }, 'referral', 'success']);
  });

  it('[SUBS-06] lead from the card to the referral where there is one, and else to success', () => {
    const ends = [true, false].map((hasReferral) => {
      const opened = open({ choice }, { hasReferral });
      pay(opened);
      return opened.state();
    });
    expect(ends).toEqual(['referral', 'success']);
  });

  it('[LIFE-08] closing the receipt leads who was a member before to what has changed, and who is new nowhere', () => {
    const ends = [false, true].map((isNew) => {
      const { flow, state } = open({ choice }, { hasReferral: false, isNew });
      resolve(flow, 'cardLink', undefined);
      resolve(flow, 'fetchSession', active);
      const receipt = state();
      flow.send({ type: 'flow.close' });
      return [receipt, flow.getSnapshot().output];
    });
    expect(ends).toEqual([
      ['success', { next: { kind: 'route', route: 'account', part: 'membership' } }],
      ['success', { next: null }],
    ]);
  });

  it('[SUBS-09] an error is tried again at the card', () => {
    const { flow, state } = open({ choice, error: refusal('', 'i_card_007').error });
    expect(state()).toBe('error');
    flow.send({ type: 'card.retry' });
    expect(state()).toEqual({ card: 'open' });
    expect(flow.getSnapshot().context.error).toBeNull();
  });

  it('[SUBS-11] begin with the welcome for who subscribes, with the plans for who upgrades, or at an error', () => {
    const { error } = refusal('', 'olive_cc_002');
    expect(open({ mode: 'subscribe' }).state()).toBe('welcome');
    expect(open({ mode: 'upgrade' }, { session: active, cards: [sampleCard] }).state()).toBe('tier');
    const opened = open({ mode: 'subscribe', error });
    expect(opened.state()).toBe('error');
    expect(opened.flow.getSnapshot().context.error).toEqual(error);
  });
});

describe('the card step', () => {
  it('[SUBS-05] goes from a skeleton over the form and linking to success, which is shown for 2 s', () => {
    const clock = new SimulatedClock();
    const { actor: step, stop } = startChild(
      settleOnCommand(cardLinkMachine),
      { plan: choice, maxRoundUp: null, isInterrupted: false },
      { clock },
    );
    onTestFinished(stop);
    const has = (tag: 'skeleton' | 'form') => step.getSnapshot().hasTag(tag);
    expect([has('skeleton'), has('form')]).toEqual([true, false]);
    resolve(step, 'fetchCardForm', '<form>');
    step.send({ type: 'form.rendered' });
    expect(has('skeleton')).toBe(true);
    clock.increment(2000);
    expect([has('skeleton'), has('form')]).toEqual([false, true]);
    step.send({ type: 'form.succeeded', card: sampleHostedCard });
    expect(step.getSnapshot().value).toEqual({ linking: 'working' });
    resolve(step, 'cardPayment', { kind: 'succeeded', answer: sampleCard });
    clock.increment(1999);
    expect(step.getSnapshot().value).toBe('linked');
    clock.increment(1);
    expect(step.getSnapshot().status).toBe('done');
  });
});
