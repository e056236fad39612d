import { describe, expect, test } from 'vitest';
import { factsOf, routeAt, routeNames, routes } from '#machines/domain/routes.ts';

describe('the route table', () => {
  test('[NAV-01] has every address of the app with its title', () => {
    expect(routeNames.map((name) => `${routes[name].path} ${routes[name].title}`)).toEqual([
      '/login Log in',
      '/activate Activate your account',
      '/sign-up Sign up',
      '/sign-up/tiers Pick Tier',
      '/sign-up/account Create account',
      '/sign-up/billing Checkout',
      '/sign-up/affinity Select Affinity',
      '/sign-up/user-info Your details',
      '/password-forgot Forgot password',
      '/password-reset-1 Enter your code',
      '/password-reset-2 New password',
      '/support/terms Terms',
      '/support/privacy Privacy',
      '/enroll Join',
      '/renew Renew membership',
      '/ Home',
      '/rewards Rewards and Offers',
      '/refer My referrals',
      '/activity My activity',
      '/account My account',
      '/videos Videos',
    ]);
  });

  test('[NAV-01] finds every route by its path, with or without a closing slash', () => {
    for (const name of routeNames) {
      const { path } = routes[name];
      expect([routeAt(path), routeAt(`${path}/`)]).toEqual([name, name]);
      expect(factsOf(name).title).not.toBe('');
    }
    expect(routeAt('/nowhere')).toBeNull();
  });

  test('[NAV-13] puts dots behind activity, account and videos only', () => {
    expect(routeNames.filter((name) => factsOf(name).duotone)).toEqual(['activity', 'account', 'videos']);
  });
});
