/** What is taken away of the product so that a requirement does not hold any more, and the test that must then be red. */
export interface Removal {
  requirement: string;
  file: string;
  /** Stands in the file exactly once. */
  take: string;
  /** Stands there instead. */
  put?: string;
  /** A headless test, and a part of the title that is red without it. */
  test: string;
  title: string;
}

const tables = 'tests/machines/expectations.test.ts';

/** A requirement without a removal is only claimed by the titles that bear its number. */
export const removals: readonly Removal[] = [
  {
    requirement: 'BOOT-04',
    file: 'machines/app/app.machine.ts',
    take: "actions: { type: 'reportTheme', params: ({ event }) => ({ error: event.error }) },",
    test: tables,
    title: 'app answers',
  },
  {
    requirement: 'SUBS-10',
    file: 'machines/subscription/subscription.setup.ts',
    take: "type: 'flow.closed'",
    put: "type: 'payment.failed'",
    test: tables,
    title: 'subscription answers',
  },
  {
    requirement: 'AUTH-03',
    file: 'machines/session/session.machine.ts',
    take: "onError: { target: 'visitor', actions: { type: 'tellClosed', params: { reason: 'loggedOut' } } },",
    test: tables,
    title: 'session answers',
  },
  {
    requirement: 'NAV-06',
    file: 'machines/navigation/rules.ts',
    take: '({ facts }) => !facts.hasReferralPage',
    put: '() => false',
    test: 'tests/machines/navigation/guards.test.ts',
    title: '[NAV-06] open refer and videos only where the client has them',
  },
  {
    requirement: 'SUBS-03',
    file: 'machines/subscription/plan-offers.ts',
    take: '|| own.includes(tier)',
    test: 'tests/unit/plan-offers.test.ts',
    title: '[SUBS-03] [R5] the tier that the member is on stays in sight though it is hidden',
  },
  {
    requirement: 'MEMB-01',
    file: 'machines/domain/membership-over.ts',
    take: '&& membership.currentSubscription === null',
    test: 'tests/unit/domain-membership.test.ts',
    title: '[MEMB-01] that is churned, and paid for a while yet is over: false',
  },
  {
    requirement: 'PLAY-01',
    file: 'machines/domain/giveaway.ts',
    take: 'featureFlags.sweepstakesReminder && ',
    test: 'tests/unit/domain-membership.test.ts',
    title: '[PLAY-01] comes with the flag false',
  },
  {
    requirement: 'REFR-03',
    file: 'machines/domain/inviting.ts',
    take: ' && dayOf(user.createdAt) !== dayOf(now.toISOString())',
    test: 'tests/unit/inviting.test.ts',
    title: '[REFR-03] to an account of 2026-11-22T00:00:00Z at half past midnight, UTC: false',
  },
  {
    requirement: 'DEAL-02',
    file: 'machines/domain/deals-query.ts',
    take: '.filter(([name]) => !names.has(name))',
    test: 'tests/unit/domain-deals-query.test.ts',
    title: '[DEAL-02] leaves what else an address says alone',
  },
];
