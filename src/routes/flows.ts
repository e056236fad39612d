import type { FlowTable } from '#src/app/fetched-flows.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import { provideLogin } from '#src/flows/login/login.actors.ts';

/** The chart of the modals. */
export const modalChart = lazyModule(() => import('./modal.actors.ts'));

/** The flows behind the app's addresses: the code of the page, and the machine with its real actors. */
const pages: FlowTable['pages'] = {
  signUp: {
    page: () => import('#src/flows/sign-up/sign-up.page.tsx'),
    provide: async (outside) => (await import('#src/flows/sign-up/sign-up.actors.ts')).provideSignUp(outside),
  },
  passwordReset: {
    page: () => import('#src/flows/password-reset/password-reset.page.tsx'),
    provide: async (outside) =>
      (await import('#src/flows/password-reset/password-reset.actors.ts')).providePasswordReset(outside),
  },
  activation: {
    page: () => import('#src/flows/activation/activation.page.tsx'),
    provide: async (outside) =>
      (await import('#src/flows/activation/activation.actors.ts')).provideActivation(outside),
  },
  enrolment: {
    page: () => import('#src/flows/enrolment/enrolment.page.tsx'),
    provide: async (outside) =>
      (await import('#src/flows/enrolment/enrolment.actors.ts')).provideEnrolment(outside),
  },
  renewal: {
    page: () => import('#src/flows/renewal/renewal.page.tsx'),
    provide: async (outside) =>
      (await import('#src/flows/renewal/renewal.actors.ts')).provideRenewal(outside),
  },
  deals: {
    page: () => import('#src/flows/deals/deals.page.tsx'),
    provide: async (outside) => (await import('#src/flows/deals/deals.actors.ts')).provideDeals(outside),
  },
  account: {
    page: () => import('#src/flows/account/account.page.tsx'),
    provide: async (outside) =>
      (await import('#src/flows/account/account.actors.ts')).provideAccount(outside),
  },
  activity: {
    page: () => import('#src/flows/activity/activity.page.tsx'),
    provide: async (outside) =>
      (await import('#src/flows/activity/activity.actors.ts')).provideActivity(outside),
  },
  referrals: {
    page: () => import('#src/flows/referrals/referrals.page.tsx'),
    provide: async (outside) =>
      (await import('#src/flows/referrals/referrals.actors.ts')).provideReferrals(outside),
  },
  videos: {
    page: () => import('#src/flows/videos/videos.page.tsx'),
    provide: async () => (await import('#src/flows/videos/videos.actors.ts')).provideVideos(),
  },
};

export const flows: FlowTable = {
  login: provideLogin,
  pages,
  modals: async (outside) => (await modalChart.load()).fetchModals(outside),
};
