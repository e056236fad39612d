import { describe, expect, it } from 'vitest';
import type { RouteName } from '#machines/domain/routes.ts';
import type { NavigationFacts } from '#machines/navigation/rules.ts';
import { sampleFacts as people } from '#machines/samples/facts.ts';
import { guardsFor } from '#tests/support/guards.ts';

const endOf = (route: RouteName, facts: NavigationFacts) => guardsFor(route, facts).route;

describe('the guards of a navigation', () => {
  it.each(['login', 'sign-up'] as const)('[NAV-02] send a signed-in person from %s home', (route) => {
    expect(guardsFor(route, people.active)).toMatchObject({ kind: 'show', route: 'home', hops: [route] });
  });

  it('[NAV-02] send a member from enroll home', () => {
    expect(endOf('enroll', people.active)).toBe('home');
  });

  it.each(['home', 'rewards', 'refer', 'activity', 'account', 'videos', 'enroll', 'renew'] as const)(
    '[NAV-02] send a visitor from %s to login, and remember where that was',
    (route) => {
      expect(guardsFor(route, people.visitor, { search: 'shoes' })).toEqual({
        kind: 'show',
        route: 'login',
        search: {},
        hops: [route],
        remember: { route, search: { search: 'shoes' } },
        storesTier: false,
      });
    },
  );

  it('[NAV-02] bring a member from login to the requested page, with its search', () => {
    expect(guardsFor('login', people.activeWithTarget)).toMatchObject({
      route: 'activity',
      search: { preset: '30' },
    });
  });

  it('[NAV-02] ask the other guards about the requested page, too', () => {
    expect(endOf('login', { ...people.suspended, target: { route: 'activity', search: {} } })).toBe('renew');
  });

  it.each(['home', 'account', 'renew', 'password-forgot', 'login'] as const)(
    '[NAV-02] send somebody who has not joined from %s to enroll',
    (route) => {
      expect(endOf(route, people.nonMember)).toBe('enroll');
    },
  );

  it.each(['sign-up-tiers', 'enroll', 'support-terms', 'support-privacy'] as const)(
    '[NAV-02] leave somebody who has not joined on %s',
    (route) => {
      expect(endOf(route, people.nonMember)).toBe(route);
    },
  );

  it.each(['sign-up-account', 'sign-up-billing', 'sign-up-affinity', 'sign-up-user-info'] as const)(
    '[NAV-02] lead somebody who has an account and has not joined from %s to enroll, and lose no plan',
    (route) => {
      expect(guardsFor(route, { ...people.nonMember, hasStoredTier: true })).toMatchObject({
        route: 'enroll',
        storesTier: false,
      });
    },
  );

  it('[NAV-03] send a member who left the checkout, and one who has churned, to the billing step', () => {
    expect(endOf('home', people.abandoned)).toBe('sign-up-billing');
    expect(endOf('account', { ...people.abandoned, status: 'churned' })).toBe('sign-up-billing');
  });

  it('[NAV-03] let them choose their plan again, and lead them from a later step to the checkout', () => {
    expect(endOf('sign-up-tiers', people.abandoned)).toBe('sign-up-tiers');
    expect(endOf('sign-up-user-info', people.abandoned)).toBe('sign-up-billing');
  });

  it.each(['sign-up-affinity', 'sign-up-user-info'] as const)(
    '[JOIN-11] lead who has joined home from %s, where Back brought them, and nobody who is signing up',
    (route) => {
      expect(endOf(route, { ...people.active, hasJoined: true })).toBe('home');
      expect(endOf(route, { ...people.active, hasJoined: true, isSigningUp: true })).toBe(route);
      expect(endOf(route, people.active)).toBe(route);
    },
  );

  it('[NAV-03] send a member who is suspended to renew', () => {
    expect(endOf('home', people.suspended)).toBe('renew');
    expect(endOf('sign-up-billing', people.suspended)).toBe('renew');
    expect(endOf('renew', people.suspended)).toBe('renew');
  });

  it.each([true, false])(
    '[BACK-03] lead nobody to a payment by a status that is not known, with a paid period or not: %s',
    (hasCurrentSubscription) => {
      const member = { ...people.active, status: 'unknown' as const, hasCurrentSubscription };
      for (const route of ['home', 'account', 'rewards', 'activity'] as const)
        expect(endOf(route, member)).toBe(route);
      expect(endOf('renew', member)).toBe('home');
      expect(endOf('enroll', member)).toBe('home');
      expect(endOf('sign-up-billing', { ...member, cards: 'some', hasTier: true })).toBe('home');
    },
  );

  it('[NAV-03] send a member who has cancelled and paid for a while yet to the account', () => {
    expect(endOf('home', people.activeChurned)).toBe('account');
    expect(endOf('rewards', people.activeChurned)).toBe('account');
    expect(endOf('account', people.activeChurned)).toBe('account');
  });

  it('[NAV-03] ask nothing of an admin, whatever the status', () => {
    expect(endOf('home', { ...people.suspended, isAdmin: true })).toBe('home');
    expect(endOf('activity', { ...people.abandoned, isAdmin: true })).toBe('activity');
  });

  it.each(['suspended', 'abandoned', 'activeChurned', 'nonMember', 'visitor'] as const)(
    '[NAV-03] leave the support pages open to everybody: %s',
    (person) => {
      expect(endOf('support-terms', people[person])).toBe('support-terms');
      expect(endOf('support-privacy', people[person])).toBe('support-privacy');
    },
  );

  it('[NAV-04] skip the tiers when a tier is stored, and for a programme without tiers', () => {
    expect(endOf('sign-up-tiers', people.visitorWithTier)).toBe('sign-up-account');
    expect(endOf('sign-up-tiers', people.visitorOfRoundUp)).toBe('sign-up-account');
    expect(endOf('sign-up-tiers', people.visitor)).toBe('sign-up-tiers');
  });

  it('[NAV-04] leave a visitor on the tiers who comes back to them to change the plan', () => {
    expect(endOf('sign-up-tiers', people.visitorChangingPlan)).toBe('sign-up-tiers');
  });

  it('[NAV-04] ask a member who left the checkout for a plan where none is known any more', () => {
    expect(endOf('home', people.abandonedWithoutPlan)).toBe('sign-up-tiers');
    expect(endOf('sign-up-billing', { ...people.abandonedWithoutPlan, hasStoredTier: true })).toBe(
      'sign-up-billing',
    );
  });

  it('[NAV-04] send a member who has paid from the tiers home', () => {
    expect(endOf('sign-up-tiers', people.active)).toBe('home');
  });

  it.each(['sign-up-billing', 'sign-up-affinity', 'sign-up-user-info'] as const)(
    '[AUTH-06] lead somebody whose session expired on %s to login, and remember the step',
    (route) => {
      expect(guardsFor(route, people.expired)).toMatchObject({
        route: 'login',
        remember: { route, search: {} },
      });
    },
  );

  it('[AUTH-04] send a reset step home to the request when the address or the token is missing', () => {
    expect(endOf('password-reset-1', people.visitor)).toBe('password-forgot');
    expect(endOf('password-reset-2', people.visitor)).toBe('password-forgot');
    expect(endOf('password-reset-1', { ...people.visitor, hasResetEmail: true })).toBe('password-reset-1');
    expect(endOf('password-reset-2', { ...people.visitor, hasResetToken: true })).toBe('password-reset-2');
  });

  it('[NAV-04] send a member with a tier and no subscription from the tiers to renew, and store the tier', () => {
    expect(guardsFor('sign-up-tiers', people.overdueWithoutSubscription)).toMatchObject({
      route: 'renew',
      storesTier: true,
    });
    expect(guardsFor('sign-up-tiers', people.active).storesTier).toBe(false);
  });

  it('[NAV-04] start a sign-up with the tiers, or with the account where there are none', () => {
    expect(endOf('sign-up', people.visitor)).toBe('sign-up-tiers');
    expect(endOf('sign-up', people.visitorOfRoundUp)).toBe('sign-up-account');
  });

  it('[NAV-05] skip the account step for a member', () => {
    expect(endOf('sign-up-account', people.abandoned)).toBe('sign-up-billing');
  });

  it('[NAV-05] send a member with a card and a tier from billing home, in the statuses that may stay there', () => {
    expect(endOf('sign-up-billing', people.active)).toBe('home');
    expect(endOf('sign-up-billing', { ...people.active, status: 'overdue' })).toBe('home');
    expect(endOf('sign-up-billing', { ...people.active, status: 'abandoned_checkout' })).toBe(
      'sign-up-billing',
    );
  });

  it('[NAV-05] [NAV-06] leave a member on the page that pays until it has reported the end', () => {
    const paying = { ...people.active, isPaying: true };
    expect(endOf('sign-up-billing', paying)).toBe('sign-up-billing');
    expect(endOf('renew', paying)).toBe('renew');
  });

  it('[NAV-05] send a member without a card from the affinity back to billing, and wait while that is unknown', () => {
    expect(endOf('sign-up-affinity', people.activeWithoutCard)).toBe('sign-up-billing');
    expect(endOf('sign-up-affinity', { ...people.active, cards: 'unknown' })).toBe('sign-up-affinity');
  });

  it.each(['sign-up-billing', 'sign-up-affinity', 'sign-up-user-info'] as const)(
    '[NAV-05] send a visitor from %s to the first step that is not done',
    (route) => {
      expect(endOf(route, people.visitor)).toBe('sign-up-tiers');
      expect(endOf(route, people.visitorWithTier)).toBe('sign-up-account');
    },
  );

  it('[NAV-06] [LIFE-02] open renew for whoever owes something, whatever the status', () => {
    const owing = { ...people.activeWithDebt };
    expect(endOf('renew', owing)).toBe('renew');
    expect(endOf('renew', { ...owing, status: 'churned' })).toBe('renew');
    expect(endOf('renew', { ...owing, status: 'churned', hasCurrentSubscription: false })).toBe('renew');
    expect(endOf('home', { ...owing, status: 'churned' })).toBe('account');
    expect(endOf('home', { ...owing, status: 'churned', hasCurrentSubscription: false })).toBe(
      'sign-up-billing',
    );
  });

  it('[NAV-06] [LIFE-08] leave who has left at the receipt of a debt that is paid, until it is closed', () => {
    const settled = { ...people.active, status: 'churned', hasCurrentSubscription: false } as const;
    expect(endOf('renew', { ...settled, isPaying: true })).toBe('renew');
    expect(endOf('renew', { ...settled, hasCurrentSubscription: true, isPaying: true })).toBe('renew');
    expect(endOf('renew', settled)).toBe('sign-up-billing');
    expect(endOf('home', { ...settled, isPaying: true })).toBe('sign-up-billing');
  });

  it('[NAV-06] open renew for overdue and suspended members, and for nobody whose membership is in order', () => {
    expect(endOf('renew', people.active)).toBe('home');
    expect(endOf('renew', { ...people.active, hasCurrentSubscription: false })).toBe('home');
    expect(endOf('renew', { ...people.active, status: 'overdue' })).toBe('renew');
    expect(endOf('renew', people.suspended)).toBe('renew');
  });

  it('[NAV-06] open refer and videos only where the client has them', () => {
    expect(endOf('refer', people.active)).toBe('home');
    expect(endOf('refer', { ...people.active, hasReferralPage: true })).toBe('refer');
    expect(endOf('videos', people.active)).toBe('home');
    expect(endOf('videos', { ...people.active, hasVideos: true })).toBe('videos');
  });

  it('[NAV-06] close rewards and activity to a member with nothing but Amex cards, where that is limited', () => {
    expect(endOf('rewards', people.onlyAmex)).toBe('home');
    expect(endOf('activity', people.onlyAmex)).toBe('home');
    expect(endOf('activity', { ...people.onlyAmex, isAmexLimited: false })).toBe('activity');
    expect(endOf('activity', { ...people.onlyAmex, cards: 'unknown' })).toBe('activity');
  });

  it('[NAV-02] [JOIN-02] send a visitor of a client with a landing page there, unless a tier is stored', () => {
    expect(guardsFor('sign-up', people.visitorOfLandingPage).kind).toBe('leave');
    expect(endOf('sign-up', { ...people.visitorOfLandingPage, hasStoredTier: true })).toBe('sign-up-account');
  });
});
