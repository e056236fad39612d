import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor, type AnyActorRef } from 'xstate';
import { cardPaymentMachine } from '#machines/card-link/card-payment.ts';
import type { Membership, Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { renewalPaymentMachine } from '#machines/renewal/renewal-payment.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { appId } from '#machines/notify.ts';
import { provideActors } from '#src/app/actors.ts';
import { receiveAs } from '#src/app/receive-as.ts';
import { createFetchedFlows } from '#src/app/fetched-flows.ts';
import { createGuards } from '#src/app/guards.ts';
import { hasOpenPayment } from '#src/app/checkout-guards.ts';
import { createPendingPayments } from '#src/browser/pending-payments.ts';
import { flows } from '#src/routes/flows.ts';
import { apiWith } from '#tests/support/api-with.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { memoryStorage, stubCookies } from './browser-stubs.ts';

const { active } = sampleSessions;
const client = 'varsity';
const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const asksAgain = 2000;
const showsSuccess = 2000;

const sessionWith = (changes: Partial<Membership>): Session => ({
  ...active,
  membership: { ...active.membership, ...changes },
});
const withBank = (kind: 'join' | 'renewal', status: Membership['status']) =>
  sessionWith({
    status,
    currentSubscription: null,
    pendingPayment: { kind, amount: 2500, since: '2026-11-23T08:00:00Z' },
  });

beforeEach(() => {
  stubCookies({ jar: new Map(), written: [], now: Date.now() });
  Object.assign(document, { addEventListener: () => undefined });
});

/** The app of a member whose payment a refresh cut off, on the page where it was made. */
async function refreshed(route: 'sign-up-billing' | 'renew', payment: string, known: Session) {
  const server = { session: known };
  const local = memoryStorage();
  createPendingPayments(local, { client, now: Date.now }).write(payment, { key, scope: active.user.id });
  const clock = new SimulatedClock();
  const api = apiWith({
    fetchTiers: async () => [...sampleTiers],
    fetchSession: async () => server.session,
    fetchCards: async () => [sampleCard],
  });
  const dependencies = dependenciesWith({
    api,
    local,
    session: () => app.getSnapshot().context.session,
  });
  const fetched = createFetchedFlows(dependencies, flows);
  const app = createActor(provideActors(dependencies, fetched), {
    systemId: appId,
    clock,
    input: { label: client, storedConsent: 'rejected', logOutPending: false },
  });
  onTestFinished(() => void app.stop());
  const requested: RouteName[] = [];
  app.start();
  receiveAs(app, 'router', ({ route: next }) => requested.push(next));
  const guards = createGuards(app, {
    remembered: { remember: () => {}, recall: () => null, clear: () => {} },
    readTierId: () => null,
    readJoinedId: () => null,
    hasOpenPayment: async (requestedPage) => hasOpenPayment(requestedPage, app, dependencies),
    storeTierId: () => {},
    storeEntry: async () => {},
    hasResetToken: () => false,
    leaveFor: () => {},
  });
  const endOf = async (page: RouteName) => {
    const to = { route: page, search: {}, query: '', isPreload: false };
    return (await guards.run(to, new AbortController().signal)).route;
  };
  await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }));
  await fetched.load(route === 'renew' ? 'renewal' : 'signUp');
  const { page, cards, session } = app.getSnapshot().children;
  if (!page || !cards || !session) throw new Error('The app does not run its page.');
  await waitFor(cards, ({ context }) => context.data !== null);
  const show = () => app.send({ type: 'route.entered', route });
  return { app, server, clock, requested, endOf, show, page, session };
}

/** Waits for a state of the payment that runs deepest within an actor. */
const payment = (flow: AnyActorRef | undefined, ...names: string[]): AnyActorRef =>
  names.reduce<AnyActorRef>(
    (actor, name) => actor.getSnapshot().children[name] as AnyActorRef,
    flow as AnyActorRef,
  );

/** Waits for the receipt that a flow shows, and closes it. */
async function closeReceipt(page: AnyActorRef, name: string, state: string) {
  const flow = payment(page, name);
  await vi.waitFor(() => expect(flow.getSnapshot().matches(state)).toBe(true));
  flow.send({ type: 'receipt.close' });
}

describe('a payment that the app learns of before the page that requested it', () => {
  it('[SUBS-13] [JOIN-05] is waited for by the checkout, which reports it and leads to the last steps of the sign-up', async () => {
    const { app, server, clock, requested, endOf, show, page, session } = await refreshed(
      'sign-up-billing',
      cardPaymentMachine.id,
      withBank('join', 'abandoned_checkout'),
    );
    expect(await endOf('sign-up-billing')).toBe('sign-up-billing');
    show();
    await vi.waitFor(() =>
      expect(payment(page, 'signUp', 'cardLink', 'cardPayment').getSnapshot().matches('pending')).toBe(true),
    );
    server.session = active;
    session.send({ type: 'session.refresh' });
    await waitFor(session, ({ context }) => context.session?.membership?.status === 'active');
    expect(await endOf('sign-up-billing')).toBe('sign-up-billing');

    clock.increment(asksAgain);
    await vi.waitFor(() =>
      expect(payment(page, 'signUp', 'cardLink').getSnapshot().matches('linked')).toBe(true),
    );
    expect(await endOf('sign-up-billing')).toBe('sign-up-billing');
    clock.increment(showsSuccess);
    await closeReceipt(page, 'signUp', 'paid');
    expect(requested).toEqual(['sign-up-affinity']);
    expect(await endOf('sign-up-billing')).toBe('sign-up-billing');
    expect(await endOf('sign-up-affinity')).toBe('sign-up-affinity');
    app.send({ type: 'route.entered', route: 'sign-up-affinity' });
    expect(await endOf('sign-up-billing')).toBe('home');
  });

  it('[SUBS-13] [JOIN-05] is reported by the checkout, too, where it was confirmed while the page was reloaded', async () => {
    const { requested, clock, endOf, show, page } = await refreshed(
      'sign-up-billing',
      cardPaymentMachine.id,
      active,
    );
    expect(await endOf('sign-up-billing')).toBe('sign-up-billing');
    show();
    await vi.waitFor(() =>
      expect(payment(page, 'signUp', 'cardLink').getSnapshot().matches('linked')).toBe(true),
    );
    clock.increment(showsSuccess);
    await closeReceipt(page, 'signUp', 'paid');
    expect(requested).toEqual(['sign-up-affinity']);
  });

  it('[SUBS-13] [JOIN-10] is waited for by the renewal, which says until when the membership is paid', async () => {
    const { app, server, clock, requested, endOf, show, page, session } = await refreshed(
      'renew',
      renewalPaymentMachine.id,
      withBank('renewal', 'overdue'),
    );
    show();
    await vi.waitFor(() =>
      expect(payment(page, 'renewal', 'renewalPayment').getSnapshot().matches('pending')).toBe(true),
    );
    server.session = active;
    session.send({ type: 'session.refresh' });
    await waitFor(session, ({ context }) => context.session?.membership?.status === 'active');
    expect(await endOf('renew')).toBe('renew');
    clock.increment(asksAgain);
    await closeReceipt(page, 'renewal', 'renewed');
    expect(requested).toEqual(['home']);
    expect(await endOf('renew')).toBe('home');
    expect(app.getSnapshot().children.toasts?.getSnapshot().context.toasts).toHaveLength(1);
  });

  it('[NAV-05] [NAV-06] holds nobody back whose payments have all been reported, or are those of somebody else', async () => {
    const { endOf, session } = await refreshed('renew', renewalPaymentMachine.id, active);
    expect(await endOf('renew')).toBe('renew');
    expect(await endOf('sign-up-billing')).toBe('home');
    session.send({
      type: 'session.change',
      user: { ...active.user, id: '2' },
    });
    expect(await endOf('renew')).toBe('home');
  });
});
