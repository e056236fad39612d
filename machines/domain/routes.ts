export type RouteAccess = 'public' | 'signUp' | 'signedIn' | 'main';

interface RouteFacts {
  path: string;
  title: string;
  access: RouteAccess;
  /** Shown on the two-tint background with dots. */
  duotone?: true;
}

/** The one table of the app's addresses. */
export const routes = {
  login: { path: '/login', title: 'Log in', access: 'public' },
  activate: { path: '/activate', title: 'Activate your account', access: 'public' },
  'sign-up': { path: '/sign-up', title: 'Sign up', access: 'public' },
  'sign-up-tiers': { path: '/sign-up/tiers', title: 'Pick Tier', access: 'signUp' },
  'sign-up-account': { path: '/sign-up/account', title: 'Create account', access: 'signUp' },
  'sign-up-billing': { path: '/sign-up/billing', title: 'Checkout', access: 'signUp' },
  'sign-up-affinity': { path: '/sign-up/affinity', title: 'Select Affinity', access: 'signUp' },
  'sign-up-user-info': { path: '/sign-up/user-info', title: 'Your details', access: 'signUp' },
  'password-forgot': { path: '/password-forgot', title: 'Forgot password', access: 'public' },
  'password-reset-1': { path: '/password-reset-1', title: 'Enter your code', access: 'public' },
  'password-reset-2': { path: '/password-reset-2', title: 'New password', access: 'public' },
  'support-terms': { path: '/support/terms', title: 'Terms', access: 'public' },
  'support-privacy': { path: '/support/privacy', title: 'Privacy', access: 'public' },
  enroll: { path: '/enroll', title: 'Join', access: 'signedIn' },
  renew: { path: '/renew', title: 'Renew membership', access: 'signedIn' },
  home: { path: '/', title: 'Home', access: 'main' },
  rewards: { path: '/rewards', title: 'Rewards and Offers', access: 'main' },
  refer: { path: '/refer', title: 'My referrals', access: 'main' },
  activity: { path: '/activity', title: 'My activity', access: 'main', duotone: true },
  account: { path: '/account', title: 'My account', access: 'main', duotone: true },
  videos: { path: '/videos', title: 'Videos', access: 'main', duotone: true },
} as const satisfies Record<string, RouteFacts>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

const byPath = new Map<string, RouteName>(routeNames.map((name) => [routes[name].path, name]));

/** The route at a path, trailing slashes aside; null for a path of nobody's. */
export function routeAt(path: string): RouteName | null {
  const trimmed = path.replace(/\/+$/, '');
  return byPath.get(trimmed === '' ? '/' : trimmed) ?? null;
}

/** The facts of a route, with the optional ones. */
export function factsOf(name: RouteName): RouteFacts {
  return routes[name];
}

/** Whether a page belongs to signing up. */
export function isSigningUp(name: RouteName): boolean {
  return name === 'sign-up' || factsOf(name).access === 'signUp';
}

/** Whether a membership is paid for on a page. */
export function isCheckout(name: RouteName): boolean {
  return name === 'sign-up-billing' || name === 'renew';
}
