import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { flowDialog } from '#src/app/flow-dialog.tsx';
import { subscriptionView } from '#src/flows/subscription/subscription.view.tsx';
import { renderFlowView } from './flow-view.tsx';
import { resolve, settleLeaves } from './model/settle-on-command.ts';
import type { Mounting } from './model/mounting.ts';

const FlowDialog = flowDialog(subscriptionView);

const { active } = sampleSessions;

export const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
export const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };

/** What is known of a member on a plan. */
export function factsOn(
  plan: PlanChoice,
  cards: SubscriptionFacts['cards'] = [sampleCard],
): SubscriptionFacts {
  const currentSubscription = { ...plan, endsAt: '2026-12-21T00:00:00Z' };
  const membership = { ...active.membership, ...plan, currentSubscription };
  const session = { ...active, membership };
  return {
    session,
    cards,
    tiers: sampleTiers,
    mayDowngrade: true,
    hasReferral: false,
    isNew: false,
    interrupted: null,
  };
}

/** The flow at a review, with the review's machine under it. */
export async function reviewing(
  name: 'upgrade' | 'downgrade',
  { clock, inspect }: Pick<Mounting, 'clock' | 'inspect'>,
  { machine, choice, facts }: { machine: AnyStateMachine; choice: PlanChoice; facts: SubscriptionFacts },
): Promise<{ flow: AnyActorRef; review: AnyActorRef }> {
  const flow = await renderFlowView(
    {
      machine: settleLeaves(subscriptionMachine).provide({ actors: { [name]: machine } }),
      input: { kind: 'subscription', mode: 'upgrade', choice },
      clock,
      inspect,
    },
    (actor) => (
      <FlowDialog
        flow={actor}
        isOpen
        onClose={() => actor.send({ type: 'flow.close' })}
        onClosed={() => {}}
      />
    ),
  );
  resolve(flow, 'fetchFacts', facts);
  const children: Record<string, AnyActorRef | undefined> = flow.getSnapshot().children;
  const review = children[name];
  if (!review) throw new Error(`The flow does not review an ${name}.`);
  return { flow, review };
}
