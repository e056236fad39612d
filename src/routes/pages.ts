import type { Pages } from '#src/app/router.tsx';
import { Failure } from './failure.tsx';

const signUp = () => import('#src/flows/sign-up/sign-up.page.tsx');
const beingBuilt = () => import('#src/flows/being-built/being-built.page.tsx');
const passwordReset = () => import('#src/flows/password-reset/password-reset.page.tsx');

/** The code behind every address but that of the login page, which comes with the app itself. */
export const pages: Pages = {
  pages: {
    activate: () => import('#src/flows/activation/activation.page.tsx'),
    'sign-up': signUp,
    'sign-up-tiers': signUp,
    'sign-up-account': signUp,
    'sign-up-billing': signUp,
    'sign-up-affinity': signUp,
    'sign-up-user-info': signUp,
    'password-forgot': passwordReset,
    'password-reset-1': passwordReset,
    'password-reset-2': passwordReset,
    'support-terms': () => import('#src/flows/support/terms.page.tsx'),
    'support-privacy': () => import('#src/flows/support/privacy.page.tsx'),
    enroll: () => import('#src/flows/enrolment/enrolment.page.tsx'),
    renew: () => import('#src/flows/renewal/renewal.page.tsx'),
    home: () => import('#src/flows/home/home.page.tsx'),
    rewards: beingBuilt,
    refer: beingBuilt,
    activity: beingBuilt,
    account: () => import('#src/flows/account/account.page.tsx'),
    videos: beingBuilt,
  },
  mainLayout: () => import('./main-layout.tsx'),
  publicLayout: () => import('./public-layout.tsx'),
  failure: Failure,
};
