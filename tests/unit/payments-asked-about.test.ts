import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Card } from '#machines/domain/card.ts';
import type { Membership, Session } from '#machines/domain/member.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { startChild } from '#paths/explore/start-child.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { createPendingPayments, type PaymentTrace } from '#src/browser/pending-payments.ts';
import { apiWith } from '#tests/support/api-with.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { gold, payments, silver, type Payment } from '#tests/support/payments.ts';
import { memoryStorage } from './browser-stubs.ts';

const begin = Date.UTC(2026, 10, 21, 8);
/** Longer than any call is believed to be on its way, milliseconds. */
const longAgo = 20_000;
const { active, nonMember } = sampleSessions;
const { client } = sampleProgramme;
const until = (plan: typeof gold) => ({ ...plan, endsAt: '2026-12-21T00:00:00Z' });
const pendingPayment = { kind: 'renewal', amount: 2500, since: '2026-11-21T07:00:00Z' } as const;

const sessionWith = (changes: Partial<Membership>): Session => ({
  ...active,
  membership: { ...active.membership, ...changes },
});

/** What the server has. */
interface Known {
  session?: Session;
  /** What the app knows of the member; active unless told otherwise. */
  known?: Session;
  /** Whether it takes keys; it does unless told otherwise. */
  takesKeys?: boolean;
  cards?: Card[];
  /** What calls answer, by method and path; an error is thrown. */
  calls?: Readonly<Record<string, unknown>>;
}

function outsideOf(server: Known) {
  const local = memoryStorage();
  const dependencies = dependenciesWith({
    api: apiWith({
      fetchSession: async () => server.session ?? active,
      fetchCards: async () => server.cards ?? [],
    }),
    http: {
      client: 'varsity',
      send: async ({ method, path }) => {
        const answer = server.calls?.[`${method} ${path}`];
        if (answer instanceof Error || answer === undefined)
          throw (answer as Error & { cause: unknown }).cause;
        return answer;
      },
    },
    local,
    session: () => server.known ?? active,
    client: () => ({
      ...client,
      featureFlags: { ...client.featureFlags, idempotencyKeys: server.takesKeys ?? true },
    }),
  });
  return { dependencies, local };
}

/** Begins a payment, or asks about one that a refresh cut off. */
function start(payment: Payment, order: unknown, server: Known) {
  const {
    provide,
    trace = {},
  }: { provide: (dependencies: AppDependencies) => AnyStateMachine; trace?: PaymentTrace } =
    payments[payment];
  const { dependencies, local } = outsideOf(server);
  const machine = provide(dependencies);
  if (order === null) {
    createPendingPayments(local, { client: 'varsity', now: () => begin - longAgo }).write(machine.id, {
      key: '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11',
      scope: active.user.id,
      ...trace,
    });
  }
  const { actor, stop } = startChild(machine, { order });
  onTestFinished(stop);
  return () => {
    const { status, output, value } = actor.getSnapshot();
    return status === 'done' ? output.kind : Object.keys(value)[0];
  };
}

const refused = (status: number) =>
  new Error('refused', {
    cause: { kind: 'rejected', status, code: null, message: null, fields: {}, retryAfter: null },
  });
const price = { amountToCharge: 2000, lines: [], nextRenewal: null };
const isSilver = { ...silver, currentSubscription: until(silver) };
const isGold = { ...gold, currentSubscription: until(gold) };
const isUnpaid = sessionWith({ status: 'abandoned_checkout' });
const asPage = (...items: unknown[]) => ({ items, pageNumber: 1, pageSize: 0, total: items.length });

const questions: readonly [payment: Payment, title: string, reached: string, server: Known][] = [
  ['renewal', 'the member still owes', 'failed', { session: sessionWith({ status: 'overdue' }) }],
  ['renewal', 'the bank has it', 'pending', { session: sessionWith({ status: 'overdue', pendingPayment }) }],
  ['renewal', 'the membership is active', 'succeeded', { session: active }],
  [
    'upgrade',
    'the plan has a price',
    'failed',
    { session: sessionWith(isSilver), calls: { 'GET membership/update-preview': price } },
  ],
  [
    'upgrade',
    'the bank has it',
    'pending',
    { session: sessionWith(isSilver), calls: { 'GET membership/update-preview': refused(409) } },
  ],
  [
    'upgrade',
    'no period runs on the plan',
    'failed',
    {
      session: sessionWith({ ...gold, currentSubscription: null }),
      calls: { 'GET membership/update-preview': refused(422) },
    },
  ],
  ['upgrade', 'the member is on the plan', 'succeeded', { session: sessionWith(isGold) }],
  [
    'downgrade',
    'another plan is the last one',
    'failed',
    {
      session: sessionWith({
        membershipSubscriptions: [until(silver), until(gold)],
      }),
    },
  ],
  [
    'downgrade',
    'the plan is the last one',
    'succeeded',
    {
      session: sessionWith({
        membershipSubscriptions: [until(gold), until(silver)],
      }),
    },
  ],
  ['withdrawal', 'there is none', 'failed', { calls: { 'GET payouts': asPage() } }],
  [
    'withdrawal',
    'the latest is the one before',
    'failed',
    { calls: { 'GET payouts': asPage(samplePayout) } },
  ],
  [
    'withdrawal',
    'a balance was forfeited since',
    'failed',
    { calls: { 'GET payouts': asPage({ ...samplePayout, id: 'payout-2', type: 'forfeit' }, samplePayout) } },
  ],
  [
    'withdrawal',
    'there is another one',
    'succeeded',
    { calls: { 'GET payouts': asPage({ ...samplePayout, id: 'payout-2' }, samplePayout) } },
  ],
  ['enrolment', 'there is no membership', 'failed', { session: nonMember }],
  ['enrolment', 'there is one', 'succeeded', { session: isUnpaid }],
  ['first card', 'nothing was linked', 'failed', { session: isUnpaid }],
  [
    'first card',
    'the card is there, and nothing is paid',
    'failed',
    { session: isUnpaid, cards: [sampleCard] },
  ],
  [
    'first card',
    'the bank has the payment',
    'pending',
    { session: sessionWith({ status: 'abandoned_checkout', pendingPayment }), cards: [sampleCard] },
  ],
  ['first card', 'the membership is active', 'succeeded', { session: active, cards: [sampleCard] }],
  [
    'further card',
    'another payment is with the bank',
    'failed',
    { session: sessionWith({ pendingPayment }) },
  ],
  ['further card', 'there are those of before', 'failed', { session: active, cards: [sampleCard] }],
  ['undone cancellation', 'it still ends', 'failed', { session: sessionWith({ status: 'churned' }) }],
  ['undone cancellation', 'it goes on', 'succeeded', { session: active }],
];

describe('a payment that a refresh cut off long ago', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: begin });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each(questions)('[SUBS-13] [TRST-01] %s, when %s: it has %s', async (payment, _, reached, server) => {
    const stateOf = start(payment, null, server);
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf()).toBe(reached);
  });

  test('[SUBS-13] [JOIN-10] a renewal that the bank took waits for it, though the session does not show it', async () => {
    const server: Known = {
      known: sessionWith({ status: 'overdue' }),
      session: sessionWith({ status: 'overdue' }),
      calls: { 'POST membership/charge': { kind: 'pending' } },
    };
    const stateOf = start('renewal', {}, server);
    await vi.advanceTimersByTimeAsync(longAgo);
    expect(stateOf()).toBe('pending');
    server.session = active;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stateOf()).toBe('succeeded');
  });
});
