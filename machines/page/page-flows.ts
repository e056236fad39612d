import type { RouteName } from '#machines/domain/routes.ts';

/** The flow behind each address that has one; several addresses may be steps of the same. */
const flows = {
  login: 'login',
  activate: 'activation',
  'password-forgot': 'passwordReset',
  'password-reset-1': 'passwordReset',
  'password-reset-2': 'passwordReset',
  'sign-up-tiers': 'signUp',
  'sign-up-account': 'signUp',
  'sign-up-billing': 'signUp',
  'sign-up-affinity': 'signUp',
  'sign-up-user-info': 'signUp',
  enroll: 'enrolment',
  renew: 'renewal',
  account: 'account',
} as const satisfies Partial<Record<RouteName, string>>;

export type PageFlow = (typeof flows)[keyof typeof flows];

const flowByRoute: Partial<Record<RouteName, PageFlow>> = flows;

/** The flow that runs while a page is shown; null for a page without one. */
export function flowOf(route: RouteName): PageFlow | null {
  return flowByRoute[route] ?? null;
}
