import type { Pages } from '#src/app/router.tsx';
import { Failure } from './failure.tsx';
import LoginRoute from './login.tsx';
import PublicLayout from './public-layout.tsx';

const signUp = () => import('./sign-up/sign-up.tsx');
const beingBuilt = () => import('./being-built.tsx');
const passwordReset = () => import('./password-reset.tsx');

/** The code behind every address. A visitor's first page comes with the app itself, in one file. */
export const pages: Pages = {
  pages: {
    login: async () => ({ default: LoginRoute }),
    activate: () => import('./activate.tsx'),
    'sign-up': signUp,
    'sign-up-tiers': signUp,
    'sign-up-account': signUp,
    'sign-up-billing': signUp,
    'sign-up-affinity': signUp,
    'sign-up-user-info': signUp,
    'password-forgot': passwordReset,
    'password-reset-1': passwordReset,
    'password-reset-2': passwordReset,
    'support-terms': () => import('./support-terms.tsx'),
    'support-privacy': () => import('./support-privacy.tsx'),
    enroll: () => import('./enroll.tsx'),
    renew: () => import('./renew.tsx'),
    home: () => import('./home.tsx'),
    rewards: beingBuilt,
    refer: beingBuilt,
    activity: beingBuilt,
    account: () => import('./account.tsx'),
    videos: beingBuilt,
  },
  mainLayout: () => import('./main-layout.tsx'),
  publicLayout: async () => ({ default: PublicLayout }),
  failure: Failure,
};
