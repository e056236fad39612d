import type { AnyActorRef } from 'xstate';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { factsOn, gold, silver } from '#machines/samples/plan-facts.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { downgradeMachine, type DowngradeInput } from '#machines/subscription/downgrade.machine.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import type { UpgradeInput } from '#machines/subscription/upgrade.setup.ts';
import { subscriptionView } from '#src/flows/subscription/subscription.view.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { cardForm, innerMachines, ofDialog, type Screen } from './screen.tsx';
import type { Mounting } from '#paths/explore/mounting.ts';
import type { StagedScreen } from './story-harness.tsx';
import type { TenantFixture } from './tenant-fixture.ts';

/** What a tenant knows of a member on a plan. */
function factsAt(
  fixture: TenantFixture,
  plan: PlanChoice,
  cards: SubscriptionFacts['cards'],
  mayDowngrade = fixture.programme.client.featureFlags.downgradeMembership,
): SubscriptionFacts {
  return { ...factsOn(fixture.local(plan), cards, mayDowngrade), tiers: fixture.local(sampleTiers) };
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
  fixture: TenantFixture,
): Promise<StagedScreen & { review: AnyActorRef }> {
  const staged = await dialog.stage(
    {
      ...mounting,
      machine: settleLeaves(subscriptionMachine).provide({ actors: { [name]: mounting.machine } }),
      input: { kind: 'subscription', mode: 'upgrade', choice },
    },
    fixture,
    [],
  );
  resolve(staged.actor, 'fetchFacts', facts);
  const children: Record<string, AnyActorRef | undefined> = staged.actor.getSnapshot().children;
  const review = children[name];
  if (!review) throw new Error(`The flow does not review an ${name}.`);
  return { ...staged, review };
}

async function stageInside(
  mounting: Mounting,
  review: Review,
  fixture: TenantFixture,
): Promise<StagedScreen> {
  const { review: actor, ...staged } = await stageReview(mounting, review, fixture);
  return { ...staged, actor };
}

/** The reviews of a change of plan, in the dialog of the plans. */
export const reviewScreens = {
  upgrade: {
    ...cardForm,
    inner: innerMachines(upgradeMachine, 'cardLink', 'upgradePayment'),
    stage: (mounting, fixture) => {
      const { choice, cards, isInterrupted } = mounting.input as UpgradeInput;
      const interrupted = isInterrupted ? ({ way: 'upgrade', choice } as const) : null;
      const facts = { ...factsAt(fixture, silver, cards), interrupted };
      return stageInside(mounting, { name: 'upgrade', choice, facts }, fixture);
    },
  },
  downgrade: {
    inner: innerMachines(downgradeMachine, 'downgradePayment'),
    stage: (mounting, fixture) => {
      const choice = fixture.local(silver);
      const { isInterrupted } = mounting.input as DowngradeInput;
      const interrupted = isInterrupted ? ({ way: 'downgrade', choice } as const) : null;
      const facts = { ...factsAt(fixture, gold, [sampleCard], true), interrupted };
      return stageInside(mounting, { name: 'downgrade', choice, facts }, fixture);
    },
  },
} satisfies Record<string, Screen>;
