import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import type { Outside } from '#src/app/outside.ts';

/** Choosing and changing a plan with its real actors. */
export function provideSubscription(_: Outside) {
  return subscriptionMachine;
}
