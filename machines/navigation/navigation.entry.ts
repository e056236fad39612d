import { defineEntry } from '#machines/registry-entry.ts';
import { routeNames, routes } from '#machines/domain/routes.ts';
import { sampleFacts } from '#machines/samples/facts.ts';
import { navigationMachine } from './navigation.machine.ts';

export const navigationEntry = defineEntry<typeof navigationMachine>({
  machine: navigationMachine,
  title: 'Navigation guards',
  summary: 'Every address ends on one page that the member may see, in at most four hops.',
  inputs: routeNames.map((route) => ({
    title: `Open ${routes[route].path}`,
    input: { route, search: {} },
  })),
  events: {
    'navigation.abandon': [{ title: 'Go somewhere else meanwhile', event: { type: 'navigation.abandon' } }],
  },
  source: { 'navigation.abandon': 'member' },
  requirements: {
    'NAV-02': ['navigation'],
    'NAV-03': ['checkingStatus'],
    'NAV-04': ['checkingSignUp'],
    'NAV-05': ['checkingSignUp'],
    'NAV-06': ['checkingPage'],
    'NAV-07': ['redirecting'],
  },
  outcomes: {
    gatherFacts: {
      done: [
        { title: 'A visitor', output: sampleFacts.visitor },
        { title: 'A visitor who has chosen a tier', output: sampleFacts.visitorWithTier },
        { title: 'A visitor whose session has expired', output: sampleFacts.expired },
        { title: 'A visitor of a round-up programme', output: sampleFacts.visitorOfRoundUp },
        { title: 'A visitor of a client with a landing page', output: sampleFacts.visitorOfLandingPage },
        { title: 'Somebody who has not joined', output: sampleFacts.nonMember },
        { title: 'An active member', output: sampleFacts.active },
        { title: 'An active member who was sent to the login', output: sampleFacts.activeWithTarget },
        {
          title: 'A member whose remembered page is the login itself',
          output: sampleFacts.activeWithBadTarget,
        },
        { title: 'An active member without a card', output: sampleFacts.activeWithoutCard },
        { title: 'A member who has only Amex cards', output: sampleFacts.onlyAmex },
        { title: 'An overdue member without a subscription', output: sampleFacts.overdueWithoutSubscription },
        { title: 'An active member who owes something', output: sampleFacts.activeWithDebt },
        { title: 'A suspended member', output: sampleFacts.suspended },
        { title: 'A member who left the checkout', output: sampleFacts.abandoned },
        { title: 'A member who left the checkout and has no plan', output: sampleFacts.abandonedWithoutPlan },
        { title: 'A visitor who goes back to the tiers', output: sampleFacts.visitorChangingPlan },
        { title: 'A member who cancelled and has paid for a while yet', output: sampleFacts.activeChurned },
      ],
      error: [{ title: 'The facts cannot be had', error: new Error('The session never settled.') }],
    },
  },
});
