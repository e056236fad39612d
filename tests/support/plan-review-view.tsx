import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { stageReview } from '#gallery/screens/review-screens.tsx';
import { sampleTenant } from '#gallery/screens/tenant-fixture.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import type { Mounting } from '#paths/explore/mounting.ts';
import { renderStaged } from './harness-view.tsx';

/** The flow at a review, with the review's machine under it. */
export async function reviewing(
  name: 'upgrade' | 'downgrade',
  { clock, inspect }: Pick<Mounting, 'clock' | 'inspect'>,
  { machine, choice, facts }: { machine: AnyStateMachine; choice: PlanChoice; facts: SubscriptionFacts },
): Promise<{ flow: AnyActorRef; review: AnyActorRef }> {
  const mounting = { machine, input: undefined, clock, inspect };
  const staged = await stageReview(mounting, { name, choice, facts }, sampleTenant);
  return { flow: await renderStaged(staged), review: staged.review };
}
