import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { provideSubscription } from '#src/flows/subscription/subscription.actors.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { createPendingPayments } from '#src/browser/pending-payments.ts';
import { apiWith } from '#tests/support/api-with.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { memoryStorage } from './browser-stubs.ts';

const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const minute = 60_000;
const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };
const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const never = () => new Promise<never>(() => {});

interface Cut {
  /** The call that a refresh cut off. */
  flow: 'upgradePayment' | 'downgradePayment' | 'cardPayment';
  choice?: PlanChoice;
  scope?: string;
  /** Milliseconds since it was asked for. */
  age?: number;
  /** The plan that the member is on by now. */
  now?: PlanChoice;
}

/** The flow as a refresh finds it, with the calls that it makes. */
function reopen({ flow, choice, scope = sampleSessions.active.user.id, age = minute, now = silver }: Cut) {
  const local = memoryStorage();
  const asked = Date.now() - age;
  createPendingPayments(local, { client: 'varsity', now: () => asked }).write(flow, { key, scope, choice });
  const { active } = sampleSessions;
  const currentSubscription = { ...now, endsAt: '2026-12-21T00:00:00Z' };
  const subscriptions = { currentSubscription, membershipSubscriptions: [currentSubscription] };
  const session = { ...active, membership: { ...active.membership, ...now, ...subscriptions } };
  const calls: string[] = [];
  const http: AppDependencies['http'] = {
    client: 'varsity',
    send: ({ method, path }) => {
      calls.push(`${method} ${path}`);
      return never();
    },
  };
  const api = apiWith({ fetchSession: async () => session, fetchTiers: async () => [...sampleTiers] });
  const { client } = sampleProgramme;
  const dependencies = dependenciesWith({ api, http, local, session: () => session, client: () => client });
  const machine = provideSubscription(dependencies);
  const actor = createActor(machine, { input: { kind: 'subscription', mode: 'upgrade' } });
  onTestFinished(() => void actor.stop());
  actor.start();
  return { actor, calls, marks: createPendingPayments(local, { client: 'varsity', now: Date.now }) };
}

describe('a change of plan that a refresh cut off', () => {
  it.each([
    { title: 'an upgrade', cut: { flow: 'upgradePayment', choice: gold, now: gold }, ends: 'upgraded' },
    { title: 'a downgrade', cut: { flow: 'downgradePayment', choice: gold, now: gold }, ends: 'scheduled' },
  ] as const)('[SUBS-13] $title that went through is reported, and not sent again', async ({ cut, ends }) => {
    const { actor, calls, marks } = reopen(cut);
    await waitFor(actor, (snapshot) => snapshot.matches(ends));
    expect(actor.getSnapshot().context.choice).toEqual(gold);
    expect(marks.read(cut.flow)).toBeNull();
    expect(calls).toEqual([]);
  });

  it('[SUBS-13] an upgrade that is not seen yet is asked about: nothing but its price is read', async () => {
    const { actor, calls, marks } = reopen({ flow: 'upgradePayment', choice: gold });
    await waitFor(actor, (snapshot) => snapshot.matches({ upgrading: 'working' }));
    await expect.poll(() => calls).toEqual(['GET membership/update-preview']);
    expect(actor.getSnapshot().can({ type: 'flow.close' })).toBe(false);
    expect(marks.read('upgradePayment')?.key).toBe(key);
  });

  it.each([
    { title: 'of somebody else', cut: { flow: 'upgradePayment', choice: gold, scope: 'm-2' } },
    { title: 'of 16 minutes ago', cut: { flow: 'upgradePayment', choice: gold, age: 16 * minute } },
    { title: 'of a further card, which changes no plan', cut: { flow: 'cardPayment' } },
  ] as const)('[SUBS-13] one $title is left alone', async ({ cut }) => {
    const { actor, calls } = reopen(cut);
    await waitFor(actor, (snapshot) => snapshot.matches('tier'));
    expect(calls).toEqual([]);
  });
});
