import { describe, expect, it } from 'vitest';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { startLinkedModals } from '#tests/support/linked-modals.ts';
import { resolve } from '#paths/explore/settle-on-command.ts';

const { active } = sampleSessions;
const upgrade = { kind: 'subscription', mode: 'upgrade' } as const;
const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const facts = {
  session: active,
  cards: [sampleCard],
  tiers: sampleTiers,
  mayDowngrade: true,
  hasReferral: true,
  isNew: false,
  interrupted: null,
};

/** The modals on the page, once the plans are open over it, with the address that says so. */
function openPlans() {
  const modals = startLinkedModals('/');
  modals.follow();
  modals.open(upgrade);
  modals.fetched();
  modals.arrive();
  return modals;
}

/** The modals on the page, where the plans are opened and not painted yet. */
function openUnpainted() {
  const modals = startLinkedModals('/');
  const paints: (() => void)[] = [];
  modals.follow((then) => paints.push(then));
  modals.open(upgrade);
  return { modals, paint: () => paints.forEach((painted) => painted()) };
}

describe('a modal in the address', () => {
  it('[SUBS-14] is opened by a link, which stays as it is', () => {
    const modals = startLinkedModals('/?flow=upgrade&tier=Gold&plan=month');
    modals.follow();
    expect(modals.overlay()).toEqual({ ...upgrade, choice: gold });
    modals.fetched();
    modals.arrive();
    expect(modals.address()).toBe('/?flow=upgrade&tier=Gold&plan=month');
    expect(modals.history.length).toBe(2);
  });

  it('[SUBS-14] [R16] writes one entry, and closing goes back over it', () => {
    const modals = openPlans();
    expect(modals.address()).toBe('/?flow=upgrade');
    modals.close();
    expect(modals.address()).toBe('/');
    modals.arrive();
    modals.slidOut();
    expect(modals.state()).toBe('closed');
    modals.history.forward();
    modals.arrive();
    expect(modals.address()).toBe('/?flow=upgrade');
    expect(modals.state()).toBe('fetching');
  });

  it('[SUBS-14] [R16] writes its entry when it is painted, and as it stands by then', () => {
    const { modals, paint } = openUnpainted();
    expect(modals.address()).toBe('/');
    modals.fetched();
    modals.arrive();
    expect(modals.address()).toBe('/');
    paint();
    expect(modals.address()).toBe('/?flow=upgrade');
    expect(modals.history.length).toBe(3);
  });

  it('[SUBS-14] writes no entry when it was closed before it was painted', () => {
    const { modals, paint } = openUnpainted();
    modals.close();
    expect(modals.state()).toBe('closed');
    paint();
    expect(modals.address()).toBe('/');
    expect(modals.history.length).toBe(2);
  });

  it('[SUBS-14] leaves the page in its place when a link opened it, and what else the page was asked', () => {
    const modals = startLinkedModals('/?search=shoes&flow=upgrade');
    modals.follow();
    modals.fetched();
    modals.close();
    expect(modals.address()).toBe('/?search=shoes');
    modals.history.back();
    expect(modals.address()).toBe('/account');
  });

  it('[SUBS-14] [R16] says which plan is looked at, in the same entry', () => {
    const modals = openPlans();
    const subscription = modals.flow('subscription');
    resolve(subscription, 'fetchFacts', facts);
    expect(subscription.getSnapshot().value).toBe('tier');
    subscription.send({ type: 'plan.choose', choice: { ...gold, membershipTierPlanId: 'gold-year' } });
    expect(modals.address()).toBe('/?flow=upgrade&tier=Gold&plan=year');
    modals.arrive();
    modals.close();
    expect(modals.address()).toBe('/');
  });

  it('[SUBS-14] [R16] Back closes it, and Forward opens it again, while it slides out too', () => {
    const modals = openPlans();
    modals.history.back();
    modals.arrive();
    expect(modals.state()).toBe('closing');
    modals.history.forward();
    modals.arrive();
    expect(modals.state()).toBe('closing');
    modals.slidOut();
    expect(modals.state()).toBe('fetching');
    modals.fetched();
    expect(modals.state()).toEqual({ open: 'flowing' });
    modals.arrive();
    expect(modals.address()).toBe('/?flow=upgrade');
    modals.close();
    modals.arrive();
    modals.history.forward();
    modals.arrive();
    modals.slidOut();
    expect(modals.state()).toBe('fetching');
  });

  it('[SUBS-14] is not opened again by an address that is on its way to be erased', () => {
    const modals = startLinkedModals('/?flow=upgrade');
    modals.follow();
    modals.fetched();
    modals.close();
    modals.slidOut();
    expect(modals.state()).toBe('closed');
    modals.arrive();
    expect(modals.state()).toBe('closed');
  });

  it('[SUBS-14] [R16] Back steps back in the flow where it can, and the address is right again', () => {
    const modals = startLinkedModals('/');
    modals.follow();
    modals.open({ kind: 'subscription', mode: 'subscribe' });
    modals.fetched();
    modals.arrive();
    const subscription = modals.flow('subscription');
    const session = { ...active, membership: { ...active.membership, currentSubscription: null } };
    resolve(subscription, 'fetchFacts', { ...facts, cards: [], session });
    subscription.send({ type: 'tiers.open' });
    modals.history.back();
    modals.arrive();
    expect(subscription.getSnapshot().value).toBe('welcome');
    expect(modals.address()).toBe('/?flow=subscribe');
    modals.arrive();
    modals.history.back();
    modals.arrive();
    expect(modals.state()).toBe('closing');
  });

  it('[SUBS-10] [SUBS-14] Back is put right again where the flow may not be closed', () => {
    const modals = startLinkedModals('/');
    modals.follow();
    modals.open({ ...upgrade, choice: gold });
    modals.fetched();
    modals.arrive();
    const subscription = modals.flow('subscription');
    resolve(subscription, 'fetchFacts', { ...facts, cards: [], session: { ...active, membership: null } });
    expect(subscription.getSnapshot().value).toEqual({ card: 'open' });
    subscription.send({ type: 'work.started' });
    modals.history.back();
    modals.arrive();
    expect(modals.state()).toEqual({ open: 'flowing' });
    expect(modals.address()).toBe('/?flow=upgrade&tier=Gold&plan=month');
  });

  it('[SUBS-14] is named by the members’ page that comes under it', () => {
    const modals = startLinkedModals('/login');
    modals.follow();
    modals.open(upgrade);
    modals.fetched();
    expect(modals.address()).toBe('/login');
    modals.history.push('/activity');
    modals.arrive();
    expect(modals.address()).toBe('/activity?flow=upgrade');
    expect(modals.state()).toEqual({ open: 'flowing' });
  });

  it('[SUBS-14] is not named twice by a page that asks for it', () => {
    const modals = startLinkedModals('/login');
    modals.follow();
    modals.open(upgrade);
    modals.fetched();
    modals.history.push('/activity?flow=upgrade');
    const { length } = modals.history;
    modals.arrive();
    expect(modals.history.length).toBe(length);
    modals.history.push('/activity');
    modals.arrive();
    expect(modals.state()).toBe('closing');
  });

  it('[SUBS-14] is named when it was opened before its code came', () => {
    const modals = startLinkedModals('/');
    modals.open(upgrade);
    modals.fetched();
    modals.follow();
    expect(modals.address()).toBe('/?flow=upgrade');
    expect(modals.state()).toEqual({ open: 'flowing' });
  });

  it('[SUBS-14] waits for a plain modal to be closed', () => {
    const modals = startLinkedModals('/');
    modals.follow();
    modals.open({ kind: 'search' });
    modals.history.push('/?flow=upgrade');
    modals.arrive();
    expect(modals.overlay()).toEqual({ kind: 'search' });
    modals.close();
    modals.slidOut();
    expect(modals.overlay()).toEqual(upgrade);
  });

  it('[SUBS-14] [R7] is not asked for again and again when its code is out of reach', () => {
    const modals = startLinkedModals('/?flow=upgrade');
    modals.follow();
    modals.outOfReach();
    expect(modals.state()).toBe('closed');
    modals.arrive();
    expect(modals.state()).toBe('fetching');
  });

  it('[SUBS-14] [R19] ends with the session, and is not opened again under it', () => {
    const modals = openPlans();
    modals.session.send({ type: 'session.expire' });
    expect(modals.state()).toBe('closed');
    modals.history.push('/login');
    modals.arrive();
    modals.session.send({ type: 'session.established', session: active });
    modals.history.push('/?flow=upgrade');
    modals.arrive();
    expect(modals.state()).toBe('fetching');
  });
});
