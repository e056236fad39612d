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
  {
    requirement: 'SUBS-13',
    file: 'machines/payment/payment.machine.ts',
    take: 'assign({ key: (_, { key }: { key: string }) => key })',
    put: "assign({ key: '' })",
    test: tables,
    title: 'payment answers',
  },
  {
    requirement: 'NAV-02',
    file: 'machines/navigation/rules.ts',
    take: "isOn('enroll'), ({ facts }) => facts.session === 'member'",
    put: "isOn('enroll'), () => false",
    test: 'tests/machines/navigation/guards.test.ts',
    title: '[NAV-02] send a member from enroll home',
  },
  {
    requirement: 'NAV-03',
    file: 'machines/navigation/rules.ts',
    take: "visit.facts.status === 'abandoned_checkout' ||",
    test: 'tests/machines/navigation/guards.test.ts',
    title: '[NAV-03] send a member who left the checkout',
  },
  {
    requirement: 'NAV-12',
    file: 'machines/domain/footer.ts',
    take: '.slice(0, popularCategories)',
    test: 'tests/unit/footer.test.ts',
    title: '[NAV-12] lists at most eight categories',
  },
  {
    requirement: 'SUBS-12',
    file: 'machines/domain/plan-change.ts',
    take: 'if (!current.isFixed && target.isFixed) return 1;',
    test: 'tests/unit/domain-plan-change.test.ts',
    title: '[SUBS-12] compare as the rules say',
  },
  {
    requirement: 'MEMB-04',
    file: 'machines/domain/plan-change.ts',
    take: 'if (isAnnualToMonthly(current, target)) return -1;',
    test: 'tests/unit/domain-plan-change.test.ts',
    title: '[MEMB-04] never make an upgrade of a year to a month',
  },
  {
    requirement: 'ACTV-06',
    file: 'src/flows/activity/csv.ts',
    take: "`'${text}`",
    put: 'text',
    test: 'tests/unit/activity-csv.test.ts',
    title: '[ACTV-06] [TRST-04] hands no spreadsheet a formula',
  },
  {
    requirement: 'ACTV-02',
    file: 'machines/domain/activity-filters.ts',
    take: "[10, 25, 50, 100, 'all']",
    put: "[10, 25, 50, 'all']",
    test: 'tests/unit/domain-edges.test.ts',
    title: '[ACTV-02] a page of the activity has one of these lengths',
  },
  {
    requirement: 'ACCT-02',
    file: 'machines/domain/giving.ts',
    take: 'from <= to',
    put: 'from < to',
    test: 'tests/unit/domain-edges.test.ts',
    title: '[ACCT-02] a statement may be of one day',
  },
  {
    requirement: 'FRMT-03',
    file: 'machines/domain/password.ts',
    take: '[...text].length >= shortestPassword',
    put: 'text.length >= 0',
    test: 'tests/unit/domain-password.test.ts',
    title: 'does not meet',
  },
  {
    requirement: 'AUTH-08',
    file: 'src/api/http.ts',
    take: 'const csrfRefreshed = 419;',
    put: 'const csrfRefreshed = 418;',
    test: 'tests/unit/api-http.test.ts',
    title: '[AUTH-08] refreshes once after a 419',
  },
  {
    requirement: 'JOIN-01',
    file: 'machines/domain/sign-up-link.ts',
    take: 'maxRoundUp.success && maxRoundUp.output > 0',
    put: 'maxRoundUp.success',
    test: 'tests/unit/domain-edges.test.ts',
    title: '[JOIN-01] a cap of a link may be a cent',
  },
  {
    requirement: 'HTTP-01',
    file: 'machines/domain/reward.ts',
    take: 'isFeatured: v.nullish(v.boolean(), false)',
    put: 'isFeatured: v.nullish(v.boolean(), true)',
    test: 'tests/unit/domain-edges.test.ts',
    title: '[HTTP-01] says no by it',
  },
  {
    requirement: 'ACTV-04',
    file: 'machines/withdrawal/withdrawal.machine.ts',
    take: "{ guard: 'owesDues', target: 'owing' },",
    test: tables,
    title: 'withdrawal answers',
  },
  {
    requirement: 'AUTH-07',
    file: 'machines/session/session.machine.ts',
    take: "onError: { target: 'visitor', actions: { type: 'tellClosed', params: { reason: 'absent' } } },",
    test: tables,
    title: 'session answers',
  },
  {
    requirement: 'AUTH-04',
    file: 'machines/password-reset/password-reset.machine.ts',
    take: "['tellSessionsEnded', 'goToLogin']",
    put: "['goToLogin']",
    test: tables,
    title: 'passwordReset answers',
  },
  {
    requirement: 'SUBS-07',
    file: 'machines/subscription/upgrade.machine.ts',
    take: "guard: 'isFree', target: '#upgrade.paying'",
    put: "target: '#upgrade.paying'",
    test: tables,
    title: 'upgrade answers',
  },
];
