import type { FlowLoads, FlowTable } from '#src/app/fetched-flows.ts';
import { provideLogin } from '#src/flows/login/login.actors.ts';

/** The code of each flow that is fetched with its pages; the others come with the app. */
const fetched: FlowLoads = {
  passwordReset: async (outside) =>
    (await import('#src/flows/password-reset/password-reset.actors.ts')).providePasswordReset(outside),
  activation: async (outside) =>
    (await import('#src/flows/activation/activation.actors.ts')).provideActivation(outside),
  signUp: async (outside) => (await import('#src/flows/sign-up/sign-up.actors.ts')).provideSignUp(outside),
  enrolment: async (outside) =>
    (await import('#src/flows/enrolment/enrolment.actors.ts')).provideEnrolment(outside),
  renewal: async (outside) => (await import('#src/flows/renewal/renewal.actors.ts')).provideRenewal(outside),
  account: async (outside) => (await import('#src/flows/account/account.actors.ts')).provideAccount(outside),
};

export const flows: FlowTable = {
  login: provideLogin,
  fetched,
  modals: async (outside) => (await import('./modal.actors.ts')).fetchModals(outside),
};
