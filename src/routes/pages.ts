import type { Pages } from '#src/app/router.tsx';
import { Failure } from './failure.tsx';
import LoginRoute from './login.tsx';
import PublicLayout from './public-layout.tsx';

const beingBuilt = () => import('./being-built.tsx');

/** The code behind every address. A visitor's first page comes with the app itself, in one file. */
export const pages: Pages = {
  pages: {
    login: async () => ({ default: LoginRoute }),
    activate: beingBuilt,
    'sign-up': beingBuilt,
    'sign-up-tiers': beingBuilt,
    'sign-up-account': beingBuilt,
    'sign-up-billing': beingBuilt,
    'sign-up-affinity': beingBuilt,
    'sign-up-user-info': beingBuilt,
    'password-forgot': beingBuilt,
    'password-reset-1': beingBuilt,
    'password-reset-2': beingBuilt,
    'support-terms': () => import('./support-terms.tsx'),
    'support-privacy': () => import('./support-privacy.tsx'),
    enroll: beingBuilt,
    renew: beingBuilt,
    home: () => import('./home.tsx'),
    rewards: beingBuilt,
    refer: beingBuilt,
    activity: beingBuilt,
    account: beingBuilt,
    videos: beingBuilt,
  },
  mainLayout: () => import('./main-layout.tsx'),
  publicLayout: async () => ({ default: PublicLayout }),
  failure: Failure,
};
