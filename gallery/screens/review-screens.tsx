import type { AnyActorRef } from 'xstate';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { downgradeMachine, type DowngradeInput } from '#machines/subscription/downgrade.machine.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import type { UpgradeInput } from '#machines/subscription/upgrade.setup.ts';
import { subscriptionView } from '#src/flows/subscription/subscription.view.tsx';
import { resolve, settleLeaves } from '#tests/support/model/settle-on-command.ts';
import { cardForm, innerMachines, ofDialog, type Screen } from './screen.tsx';
import type { Mounting } from '#tests/support/model/mounting.ts';
import type { Staged } from './stage.tsx';
import type { World } from './world.ts';

export const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
export const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };

const { active } = sampleSessions;

/** What is known of a member on a plan. */
export function factsOn(
  plan: PlanChoice,
  world: World,
  cards: SubscriptionFacts['cards'] = [sampleCard],
  mayDowngrade = world.programme.client.featureFlags.downgradeMembership,
): SubscriptionFacts {
  const currentSubscription = { ...plan, endsAt: '2026-12-21T00:00:00Z' };
  const membership = { ...active.membership, ...plan, currentSubscription };
  const session = { ...active, membership };
  return {
    session,
    cards,
    tiers: world.local(sampleTiers),
    mayDowngrade,
    hasReferral: false,
    isNew: false,
    interrupted: null,
  };
}

const dialog = ofDialog(subscriptionView);

interface Review {
  name: 'upgrade' | 'downgrade';
  choice: PlanChoice;
  facts: SubscriptionFacts;
}

/** The flow of the plans at a review, with the review's machine under it. */
export async function stageReview(
  mounting: Mounting,
  { name, choice, facts }: Review,
  world: World,
): Promise<Staged & { review: AnyActorRef }> {
  const staged = await dialog.stage(
    {
      ...mounting,
      machine: settleLeaves(subscriptionMachine).provide({ actors: { [name]: mounting.machine } }),
      input: { kind: 'subscription', mode: 'upgrade', choice },
    },
    world,
    [],
  );
  resolve(staged.actor, 'fetchFacts', facts);
  const children: Record<string, AnyActorRef | undefined> = staged.actor.getSnapshot().children;
  const review = children[name];
  if (!review) throw new Error(`The flow does not review an ${name}.`);
  return { ...staged, review };
}

async function stageInside(mounting: Mounting, review: Review, world: World): Promise<Staged> {
  const { review: actor, ...staged } = await stageReview(mounting, review, world);
  return { ...staged, actor };
}

/** The reviews of a change of plan, in the dialog of the plans. */
export const reviewScreens = {
  upgrade: {
    ...cardForm,
    inner: innerMachines(upgradeMachine, 'cardLink', 'upgradePayment'),
    stage: (mounting, world) => {
      const { choice, cards, isInterrupted } = mounting.input as UpgradeInput;
      const interrupted = isInterrupted ? ({ way: 'upgrade', choice } as const) : null;
      const facts = { ...factsOn(world.local(silver), world, cards), interrupted };
      return stageInside(mounting, { name: 'upgrade', choice, facts }, world);
    },
  },
  downgrade: {
    inner: innerMachines(downgradeMachine, 'downgradePayment'),
    stage: (mounting, world) => {
      const choice = world.local(silver);
      const { isInterrupted } = mounting.input as DowngradeInput;
      const interrupted = isInterrupted ? ({ way: 'downgrade', choice } as const) : null;
      const facts = { ...factsOn(world.local(gold), world, [sampleCard], true), interrupted };
      return stageInside(mounting, { name: 'downgrade', choice, facts }, world);
    },
  },
} satisfies Record<string, Screen>;
