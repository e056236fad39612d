import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { modals, modalOf } from '#machines/modal/modals.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import { resolve, settleOnCommand } from '#paths/explore/settle-on-command.ts';

const { active } = sampleSessions;
const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };

describe('the address of cancelling', () => {
  const withMembership = (changes: Partial<typeof active.membership>): Session => ({
    ...active,
    membership: { ...active.membership, ...changes },
  });

  it.each<[string, Session | null, RouteName | null, boolean]>([
    ['a member whose membership runs, on the account page', active, 'account', true],
    ['a member who owes', withMembership({ status: 'overdue', currentSubscription: null }), 'account', true],
    ['a member on another page', active, 'rewards', false],
    ['a member on no page yet', active, null, false],
    ['nobody', null, 'account', false],
    ['somebody without a membership', { ...active, membership: null }, 'account', false],
    ['a member who left', withMembership({ status: 'churned' }), 'account', false],
    ['a member whose period is over', withMembership({ currentSubscription: null }), 'account', false],
  ])('[SUBS-14] opens the modal for nobody but who can cancel: %s', (_, session, route, isPossible) => {
    expect(modalOf({ kind: 'membershipCancel' }).isPossible?.({ session, route })).toBe(isPossible);
  });
});

describe('the plans as they stand', () => {
  const overlay = { kind: 'subscription', mode: 'upgrade', choice: gold } as const;
  const facts = {
    session: active,
    cards: [],
    tiers: sampleTiers,
    mayDowngrade: true,
    hasReferral: true,
    isNew: false,
    interrupted: null,
  };
  const begun = () => createActor(settleOnCommand(subscriptionMachine), { input: overlay }).start();

  it('[SUBS-14] retain the plan of the link until they are read, and then the one that is chosen', () => {
    const flow = begun();
    expect(modals.subscription.asItStands(overlay, flow.getSnapshot())).toEqual(overlay);
    resolve(flow, 'fetchFacts', facts);
    expect(modals.subscription.asItStands(overlay, flow.getSnapshot())).toEqual({
      kind: 'subscription',
      mode: 'upgrade',
    });
    flow.send({ type: 'plan.choose', choice: silver });
    expect(modals.subscription.asItStands(overlay, flow.getSnapshot())).toEqual({
      ...overlay,
      choice: silver,
    });
  });
});
