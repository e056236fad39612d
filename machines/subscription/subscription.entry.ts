import { defineEntry } from '#machines/catalogue-entry.ts';
import { subscriptionMachine } from './subscription.machine.ts';

export const subscriptionEntry = defineEntry<typeof subscriptionMachine>({
  machine: subscriptionMachine,
  title: 'Choose or change a plan',
  promise: 'No plan changes before the member has seen what it costs, from when, and what is lost.',
  inputs: [{ title: 'A member opens the plans', input: { kind: 'subscription', mode: 'upgrade' } }],
  events: { 'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }] },
  outcomes: {},
});
