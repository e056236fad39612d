import { factsOf, type RouteName } from '#machines/domain/routes.ts';

const signUp = 'sign-up/sign-up';
const beingBuilt = 'being-built/being-built';
const passwordReset = 'password-reset/password-reset';

/** Where the page of each address stands in `src/flows`; that of the login comes with the app itself. */
export const pageModules: Readonly<Record<Exclude<RouteName, 'login'>, string>> = {
  activate: 'activation/activation',
  'sign-up': signUp,
  'sign-up-tiers': signUp,
  'sign-up-account': signUp,
  'sign-up-billing': signUp,
  'sign-up-affinity': signUp,
  'sign-up-user-info': signUp,
  'password-forgot': passwordReset,
  'password-reset-1': passwordReset,
  'password-reset-2': passwordReset,
  'support-terms': 'support/terms',
  'support-privacy': 'support/privacy',
  enroll: 'enrolment/enrolment',
  renew: 'renewal/renewal',
  home: 'home/home',
  rewards: beingBuilt,
  refer: beingBuilt,
  activity: beingBuilt,
  account: 'account/account',
  videos: beingBuilt,
};

/** The modules that an address needs besides the document's own script; some flows have no actors. */
export function modulesOf(route: RouteName): string[] {
  if (route === 'login') return [];
  const page = `src/flows/${pageModules[route]}`;
  const layout = factsOf(route).access === 'main' ? 'main' : 'public';
  return [
    'src/routes/routed-pages.tsx',
    `src/routes/${layout}-layout.tsx`,
    `${page}.page.tsx`,
    `${page}.actors.ts`,
  ];
}
