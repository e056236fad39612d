import { describe, expect, it } from 'vitest';
import type { UpgradeOrder } from '#machines/subscription/plan-payments.ts';
import { payingCard, type UpgradeContext } from '#machines/subscription/upgrade.setup.ts';
import type { WithdrawalOrder } from '#machines/withdrawal/withdrawal-payment.ts';
import type { WithdrawalContext } from '#machines/withdrawal/withdrawal.setup.ts';
import { allNodes, machineIn, type ActorNode } from '#paths/explore/actor-tree.ts';
import type { TreeEdge, TreeNode } from '#paths/explore/actor-tree-graph.ts';
import { savedBy } from '#paths/explore/saved-by.ts';
import { beyondTheMember, exploreModals } from '#tests/support/machines/modal-actor-tree.ts';
import { works } from '#paths/explore/graph-proofs.ts';
import { runningActors } from '#paths/explore/position.ts';
import { activeNodes, sourceOf } from '#paths/explore/xstate-internals.ts';

const nodes = exploreModals();
const edges = nodes.flatMap((node) => node.edges);

const all = ({ family }: TreeNode) => allNodes(family).map(({ actorNode }) => actorNode);
const named = (node: TreeNode, id: string) => all(node).find(({ entry }) => entry.machine.id === id);
const names = (found: readonly TreeNode[]) => [...new Set(found.map(({ name }) => name))].toSorted();
const reported = (found: readonly TreeEdge[]) =>
  [...new Set(found.map(({ from, who, cause }) => `${from.name}: ${who} "${cause.title}"`))].toSorted();

const isClosed = ({ family }: TreeNode) => family.position.snapshot.value === 'closed';
const isMembers = ({ cause }: TreeEdge) => cause.kind === 'event' && !beyondTheMember.has(cause.event.type);

/** What a member must not tear away: a payment, a change that is being made, and the moment in which it is told. */
function isAtWork({ entry, position: { snapshot } }: ActorNode): boolean {
  if (snapshot.hasTag('working')) return true;
  if (entry.machine.id === 'cardLink') return snapshot.value === 'linked';
  if (entry.machine.id === 'subscription') return snapshot.value === 'refreshing';
  return Object.hasOwn(entry.outcomes, 'sendOrder') && snapshot.value !== 'unknown';
}

/** A machine that ended, or broke, and whose parent waits for it all the same. */
function isCleared({ entry, position, children }: ActorNode): boolean {
  const invoked = activeNodes(position.snapshot).flatMap((node) => node.invoke);
  return invoked.some(
    ({ id, src }) => machineIn(entry, typeof src === 'string' ? src : id) !== null && !children.has(id),
  );
}

/** Nobody waits for an answer. */
function isAtRest(node: TreeNode): boolean {
  return all(node).every(
    ({ children, position: { snapshot } }) =>
      snapshot.status !== 'active' ||
      activeNodes(snapshot).every((state) => !works(state, (src) => children.has(src))),
  );
}

describe('the modals, with all flows that run in them', () => {
  it('[FLOW-06] break nowhere, and a flow that ends leads the one around it on', () => {
    const broken = nodes.filter((node) =>
      all(node).some(({ position }) => position.snapshot.status === 'error'),
    );
    expect(names(broken)).toEqual([]);
    expect(names(nodes.filter((node) => all(node).some(isCleared)))).toEqual([]);
  });

  it('[FLOW-06] come to rest from every state when nobody ever answers', () => {
    const saved = savedBy(nodes, isAtRest, ({ cause }) => cause.kind === 'time');
    expect(names(nodes.filter((node) => !saved.has(node)))).toEqual([]);
  });

  it('[FLOW-06] [TOAS-02] lead from every state back to the page, by the member and by time alone', () => {
    const saved = savedBy(nodes, isClosed, (edge) => edge.cause.kind === 'time' || isMembers(edge));
    expect(names(nodes.filter((node) => !saved.has(node)))).toEqual([]);
  });

  it('[FLOW-06] [SUBS-13] close as soon as they are asked to, but for work that goes on', () => {
    const open = nodes.filter((node) => node.name.startsWith('overlays.open'));
    const closing = new Set(
      edges
        .filter(({ cause }) => cause.kind === 'event' && cause.event.type === 'overlay.close')
        .map(({ from }) => from),
    );
    const isWorking = (node: TreeNode) => all(node).some(isAtWork);
    expect(names(open.filter((node) => closing.has(node) === isWorking(node)))).toEqual([]);
  });

  it('[SUBS-13] [R16] let no member tear work away', () => {
    const workers = ({ family }: TreeNode) =>
      allNodes(family)
        .filter(({ actorNode }) => isAtWork(actorNode))
        .map(({ path }) => path.join('/'));
    const torn = edges.filter(
      (edge) => isMembers(edge) && workers(edge.from).some((path) => !workers(edge.to).includes(path)),
    );
    expect(reported(torn)).toEqual([]);
  });
});

describe('a change of plan and a withdrawal, whatever opened the modal', () => {
  const begun = (id: string) => edges.filter(({ from, to }) => !named(from, id) && named(to, id));
  const orderIn = (node: TreeNode, id: string): unknown =>
    named(node, id)?.position.snapshot.context['order'];

  const isNew = ({ to }: TreeEdge, id: string) => orderIn(to, id) !== null;

  it.each(['upgradePayment', 'downgradePayment', 'withdrawalPayment'])(
    '[SUBS-13] [R1] is only asked about where a refresh cut the %s off: it has no order to send',
    (id) => {
      const resumed = begun(id).filter((edge) => !isNew(edge, id));
      expect(resumed.length).toBeGreaterThan(0);
      for (const { to, cause } of resumed) {
        expect(cause.title).toMatch(/was cut off$/);
        expect(named(to, id)?.position.snapshot.value).toEqual({ asking: 'checking' });
      }
    },
  );

  it('[SUBS-07] [SUBS-14] [R1] [R3] is an upgrade by the button of its checkout, for what the checkout shows', () => {
    const found = begun('upgradePayment').filter((edge) => isNew(edge, 'upgradePayment'));
    expect(found.length).toBeGreaterThan(0);
    for (const { from, to, cause, who } of found) {
      const review = named(from, 'upgrade')?.position.snapshot;
      const context = review?.context as UpgradeContext;
      const shown: UpgradeOrder = {
        choice: context.choice,
        cardId: payingCard(context)?.id ?? '',
        amountToCharge: context.preview?.amountToCharge ?? Number.NaN,
      };
      expect([who, cause]).toMatchObject(['upgrade', { event: { type: 'change.confirm' } }]);
      expect(review?.value).toEqual({ checkout: shown.amountToCharge === 0 ? 'reading' : 'consented' });
      expect(context.preview?.choice).toBe(context.choice);
      expect(orderIn(to, 'upgradePayment')).toEqual(shown);
    }
  });

  it('[SUBS-08] [SUBS-14] [R1] is a downgrade by the button of its review, to the plan of the review', () => {
    const found = begun('downgradePayment').filter((edge) => isNew(edge, 'downgradePayment'));
    expect(found.length).toBeGreaterThan(0);
    for (const { from, to, cause, who } of found) {
      const review = named(from, 'downgrade')?.position.snapshot;
      expect([who, cause]).toMatchObject(['downgrade', { event: { type: 'change.confirm' } }]);
      expect(review?.value).toBe('reviewing');
      expect(orderIn(to, 'downgradePayment')).toEqual(review?.context['choice']);
    }
  });

  it('[ACTV-04] [SUBS-13] [R3] is a withdrawal by the button of its review, of the amount and to the card that are shown there', () => {
    const found = begun('withdrawalPayment').filter((edge) => isNew(edge, 'withdrawalPayment'));
    expect(found.length).toBeGreaterThan(0);
    for (const { from, to, cause, who } of found) {
      const review = named(from, 'withdrawal')?.position.snapshot;
      const shown = review?.context as WithdrawalContext | undefined;
      const order = orderIn(to, 'withdrawalPayment') as WithdrawalOrder;
      expect([who, cause]).toMatchObject(['withdrawal', { event: { type: 'withdrawal.confirm' } }]);
      expect(review?.value).toBe('reviewing');
      expect(order).toEqual(shown?.order);
      expect(order.amount).toBeLessThanOrEqual(shown?.facts?.summary.cashBackBalance ?? 0);
      expect(order.lastPayoutId).toBe(shown?.facts?.last?.id ?? null);
    }
  });

  it('[SUBS-04] [R1] is sent by nothing but the payments of the reviews', () => {
    const calls = nodes
      .flatMap(all)
      .flatMap(({ position, entry }) =>
        runningActors(position).map((actor) => `${entry.machine.id}: ${sourceOf(actor)}`),
      );
    expect(
      [...new Set(calls)].filter((call) => /: (sendOrder|cancelMembership)$/.test(call)).toSorted(),
    ).toEqual([
      'cardPayment: sendOrder',
      'downgradePayment: sendOrder',
      'membershipCancel: cancelMembership',
      'upgradePayment: sendOrder',
      'withdrawalPayment: sendOrder',
    ]);
  });
});
