import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Overlay } from '#machines/domain/overlay.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { sampleWithdrawalFacts } from '#machines/samples/withdrawals.ts';
import { come, openOver, startLinkedModals } from '#tests/support/linked-modals.ts';
import { resolve } from '#paths/explore/settle-on-command.ts';

const { active } = sampleSessions;
const upgrade = { kind: 'subscription', mode: 'upgrade' } as const;
const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const remove = { kind: 'card', cardId: sampleCard.id, action: 'delete' } as const;

/** Every modal, with how its entry of the history names it. */
const named: readonly [overlay: Overlay, address: string][] = [
  [upgrade, '/account?flow=upgrade'],
  [{ kind: 'subscription', mode: 'subscribe', choice: gold }, '/account?flow=subscribe&tier=Gold&plan=month'],
  [remove, '/account?flow=card&card=card-1&action=delete'],
  [{ kind: 'linkCard' }, '/account?flow=link-card'],
  [{ kind: 'membershipCancel' }, '/account?flow=cancel'],
  [{ kind: 'withdrawal' }, '/account?flow=withdraw'],
  [{ kind: 'search' }, '/account'],
  [{ kind: 'inviteFriends' }, '/account?flow=invite'],
  [{ kind: 'tickets' }, '/account'],
  [{ kind: 'welcome' }, '/account'],
];

describe.each(named)('$kind', (overlay, address) => {
  it('[SUBS-14] [R16] has one entry: Back closes it and stays on the page, Forward opens it again', () => {
    const modals = openOver(overlay);
    expect([modals.address(), modals.history.length]).toEqual([address, 3]);
    modals.history.back();
    modals.arrive();
    expect([modals.address(), modals.state()]).toEqual(['/account', 'closing']);
    modals.slidOut();
    modals.history.forward();
    modals.arrive();
    expect(modals.overlay()).toEqual(overlay);
    come(modals);
    modals.close();
    modals.arrive();
    modals.slidOut();
    expect([modals.address(), modals.state(), modals.history.length]).toEqual(['/account', 'closed', 3]);
  });

  it('[SUBS-14] [R16] comes back after a refresh, and then closes in its entry all the same', () => {
    const modals = openOver(overlay).refresh();
    expect(modals.overlay()).toEqual(overlay);
    come(modals);
    modals.close();
    modals.arrive();
    modals.slidOut();
    expect([modals.address(), modals.state(), modals.history.length]).toEqual(['/account', 'closed', 3]);
  });

  it('[SUBS-14] [CARD-05] is left behind with its page', () => {
    const modals = openOver(overlay);
    modals.history.push('/support/terms');
    modals.arrive();
    expect(modals.state()).toBe('closing');
  });

  it('[SUBS-14] makes way for the one that another entry names', () => {
    const modals = openOver(overlay);
    const other = overlay.kind === 'withdrawal' ? '/?flow=upgrade' : '/?flow=withdraw';
    modals.history.push(other);
    modals.arrive();
    modals.slidOut();
    expect(modals.overlay()).toEqual(overlay.kind === 'withdrawal' ? upgrade : { kind: 'withdrawal' });
    expect(modals.address()).toBe(other);
  });
});

describe('Back', () => {
  it('[SUBS-14] [R16] closes a modal whose code is on its way', () => {
    const modals = startLinkedModals('/account');
    modals.follow();
    modals.open(remove);
    modals.history.back();
    modals.arrive();
    expect(modals.state()).toBe('closed');
  });

  it('[SUBS-14] [R16] takes a step back in cancelling, and closes it at the first one', () => {
    const modals = openOver({ kind: 'membershipCancel' });
    const flow = modals.flow('membershipCancel');
    resolve(flow, 'fetchOwed', sampleSummary);
    flow.send({ type: 'cancel.continue' });
    modals.history.back();
    modals.arrive();
    expect(flow.getSnapshot().value).toEqual({ reviewing: 'complete' });
    expect([modals.address(), modals.history.length]).toEqual(['/account?flow=cancel', 3]);
    modals.arrive();
    modals.history.back();
    modals.arrive();
    expect(modals.state()).toBe('closing');
  });

  it('[SUBS-14] [R16] takes a step back from linking another card', () => {
    const modals = openOver({ ...remove, action: 'pause' });
    const flow = modals.flow('card');
    resolve(flow, 'fetchFacts', { cards: [sampleCard], summary: null });
    flow.send({ type: 'card.link' });
    modals.history.back();
    modals.arrive();
    expect(flow.getSnapshot().value).toBe('reading');
    expect(modals.address()).toBe('/account?flow=card&card=card-1&action=pause');
  });
});

describe('an address', () => {
  it.each([
    ['of nobody’s modal', '/account?flow=zzz'],
    ['of a card without a name', '/account?flow=card&action=pause'],
    ['of something that cannot be done', '/account?flow=card&card=card-1&action=steal'],
    ['of cancelling on another page', '/?flow=cancel'],
    ['of a modal on a page that names none', '/support/terms?flow=upgrade'],
  ])('[SUBS-14] %s opens nothing', (_, href) => {
    const modals = startLinkedModals(href);
    modals.follow();
    expect([modals.state(), modals.address()]).toEqual(['closed', href]);
  });

  it('[SUBS-14] [MEMB-01] of cancelling opens nothing for who has cancelled', () => {
    const gone = { ...active, membership: { ...active.membership, status: 'churned' as const } };
    const modals = startLinkedModals('/account?flow=cancel', gone);
    modals.follow();
    expect(modals.state()).toBe('closed');
  });

  it('[SUBS-14] that opens nothing stands in the way of no other modal', () => {
    const modals = openOver({ kind: 'search' }, '/?flow=cancel');
    expect(modals.overlay()).toEqual({ kind: 'search' });
    modals.close();
    modals.arrive();
    modals.slidOut();
    expect(modals.state()).toBe('closed');
  });
});

describe('what follows a modal', () => {
  function cancelling() {
    const modals = openOver({ kind: 'membershipCancel' });
    resolve(modals.flow('membershipCancel'), 'fetchOwed', sampleSummary);
    return modals;
  }

  it('[MEMB-01] [ACTV-04] [SUBS-14] is another modal, in the same entry, once the first one has slid out', () => {
    const modals = cancelling();
    modals.flow('membershipCancel').send({ type: 'balance.withdraw' });
    expect([modals.state(), modals.overlay()]).toEqual(['closing', { kind: 'membershipCancel' }]);
    modals.slidOut();
    expect(modals.overlay()).toEqual({ kind: 'withdrawal' });
    come(modals);
    expect([modals.address(), modals.history.length]).toEqual(['/account?flow=withdraw', 3]);
    modals.history.back();
    modals.arrive();
    modals.slidOut();
    expect([modals.address(), modals.state()]).toEqual(['/account', 'closed']);
  });

  it('[MEMB-01] is a part of the page, which takes the focus', () => {
    const focused: string[] = [];
    vi.stubGlobal('document', {
      getElementById: (id: string) => ({
        dataset: {},
        focus: () => focused.push(id),
        scrollIntoView: () => {},
      }),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const modals = cancelling();
    modals.flow('membershipCancel').send({ type: 'cards.open' });
    modals.arrive();
    expect(focused).toEqual([]);
    modals.slidOut();
    expect(focused).toEqual(['cards-title']);
    expect([modals.address(), modals.state()]).toEqual(['/account', 'closed']);
  });

  it('[ACTV-04] is a page, which takes the entry of the modal', () => {
    const modals = openOver({ kind: 'withdrawal' });
    resolve(modals.flow('withdrawal'), 'fetchFacts', { ...sampleWithdrawalFacts, dues: 'due' });
    modals.flow('withdrawal').send({ type: 'dues.pay' });
    modals.slidOut();
    expect(modals.requested).toEqual([
      { type: 'navigation.requested', route: 'renew', search: {}, replaces: true },
    ]);
    expect([modals.address(), modals.state()]).toEqual(['/account?flow=withdraw', 'closed']);
  });

  it('[LIFE-08] [SUBS-14] is nothing where the member has followed a link out of it, to the receipt', () => {
    const modals = openOver(upgrade, '/');
    const flow = modals.flow('subscription');
    const plans = { tiers: sampleTiers, mayDowngrade: true, hasReferral: false, isNew: false };
    const interrupted = { way: 'upgrade', choice: gold };
    resolve(flow, 'fetchFacts', { ...plans, session: active, cards: [sampleCard], interrupted });
    const payment = flow.getSnapshot().children['upgrade'].getSnapshot().children.upgradePayment;
    resolve(payment, 'askOutcome', { kind: 'settled', answer: active.membership });
    expect(flow.getSnapshot().value).toBe('upgraded');
    modals.history.push('/account?receipt=latest');
    modals.arrive();
    modals.slidOut();
    expect(modals.requested).toEqual([]);
    expect([modals.address(), modals.state()]).toEqual(['/account?receipt=latest', 'closed']);
  });

  it('[DEAL-07] is a page that a modal without a flow leads to', () => {
    const modals = openOver({ kind: 'search' });
    modals.close({ kind: 'route', route: 'rewards', search: { search: 'shoes' } });
    modals.slidOut();
    expect(modals.requested).toEqual([
      { type: 'navigation.requested', route: 'rewards', search: { search: 'shoes' }, replaces: true },
    ]);
  });
});
