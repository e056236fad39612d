import type { FlowRegistry } from '#src/app/fetched-flows.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import { provideLogin } from '#src/flows/login/login.actors.ts';

/** The chart of the modals. */
export const modalChart = lazyModule(() => import('./modal.actors.ts'));

/** The code behind the app's flows: a page with the flow that it shows. */
export const flows: FlowRegistry = {
  login: provideLogin,
  pages: {
    signUp: lazyModule(() => import('#src/flows/sign-up/sign-up.page.tsx')),
    passwordReset: lazyModule(() => import('#src/flows/password-reset/password-reset.page.tsx')),
    activation: lazyModule(() => import('#src/flows/activation/activation.page.tsx')),
    enrolment: lazyModule(() => import('#src/flows/enrolment/enrolment.page.tsx')),
    renewal: lazyModule(() => import('#src/flows/renewal/renewal.page.tsx')),
    deals: lazyModule(() => import('#src/flows/deals/deals.page.tsx')),
    account: lazyModule(() => import('#src/flows/account/account.page.tsx')),
    activity: lazyModule(() => import('#src/flows/activity/activity.page.tsx')),
    referrals: lazyModule(() => import('#src/flows/referrals/referrals.page.tsx')),
    videos: lazyModule(() => import('#src/flows/videos/videos.page.tsx')),
  },
  modals: async (dependencies) => (await modalChart.load()).provideModals(dependencies),
};
