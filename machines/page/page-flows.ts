import type { accountMachine } from '#machines/account/account.machine.ts';
import type { activationMachine } from '#machines/activation/activation.machine.ts';
import type { activityMachine } from '#machines/activity/activity.machine.ts';
import type { dealsMachine } from '#machines/deals/deals.machine.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { enrolmentMachine } from '#machines/enrolment/enrolment.machine.ts';
import { flowNames, type FlowName } from '#machines/flow-table.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import type { referralsMachine } from '#machines/referrals/referrals.machine.ts';
import type { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { unprovidedFlow, type FlowLogic, type LogicFor } from '#machines/not-provided.ts';
import type { videosMachine } from '#machines/videos/videos.machine.ts';
import type { PageFlowInput } from './page.types.ts';

/* A name for each type: written out, all of them together are longer than the compiler writes down. */
export interface LoginFlow extends FlowLogic<typeof loginMachine> {}
export interface SignUpFlow extends FlowLogic<typeof signUpMachine> {}
export interface PasswordResetFlow extends FlowLogic<typeof passwordResetMachine> {}
export interface ActivationFlow extends FlowLogic<typeof activationMachine> {}
export interface EnrolmentFlow extends FlowLogic<typeof enrolmentMachine> {}
export interface RenewalFlow extends FlowLogic<typeof renewalMachine> {}
export interface DealsFlow extends FlowLogic<typeof dealsMachine> {}
export interface AccountFlow extends FlowLogic<typeof accountMachine> {}
export interface ActivityFlow extends FlowLogic<typeof activityMachine> {}
export interface ReferralsFlow extends FlowLogic<typeof referralsMachine> {}
export interface VideosFlow extends FlowLogic<typeof videosMachine> {}

interface PageFlowFacts {
  /** Only its type is known here: the code comes with its pages. */
  logic: LogicFor<PageFlowInput>;
  /** Its addresses; several are steps of the same flow. */
  routes: readonly [RouteName, ...RouteName[]];
  description: string;
}

/** The flows behind the app's addresses. */
export const pageFlows = {
  login: {
    logic: unprovidedFlow<LoginFlow>('login'),
    routes: ['login'],
    description: 'The login page.',
  },
  signUp: {
    logic: unprovidedFlow<SignUpFlow>('signUp'),
    routes: ['sign-up-tiers', 'sign-up-account', 'sign-up-billing', 'sign-up-affinity', 'sign-up-user-info'],
    description: 'The steps of signing up; moving from one to another keeps the flow.',
  },
  passwordReset: {
    logic: unprovidedFlow<PasswordResetFlow>('passwordReset'),
    routes: ['password-forgot', 'password-reset-1', 'password-reset-2'],
    description: 'The steps to a new password; moving from one to another keeps the flow.',
  },
  activation: {
    logic: unprovidedFlow<ActivationFlow>('activation'),
    routes: ['activate'],
    description: 'The page that an activation link opens.',
  },
  enrolment: {
    logic: unprovidedFlow<EnrolmentFlow>('enrolment'),
    routes: ['enroll'],
    description: 'The page on which somebody who is signed in joins.',
  },
  renewal: {
    logic: unprovidedFlow<RenewalFlow>('renewal'),
    routes: ['renew'],
    description: 'The page on which a member pays what is due.',
  },
  deals: {
    logic: unprovidedFlow<DealsFlow>('deals'),
    routes: ['rewards'],
    description: 'The page of all offers.',
  },
  account: {
    logic: unprovidedFlow<AccountFlow>('account'),
    routes: ['account'],
    description: 'The page on which a member looks after the membership.',
  },
  activity: {
    logic: unprovidedFlow<ActivityFlow>('activity'),
    routes: ['activity'],
    description: 'The page on which a member sees what was bought, given and earned.',
  },
  referrals: {
    logic: unprovidedFlow<ReferralsFlow>('referrals'),
    routes: ['refer'],
    description: 'The page on which a member shares a link, and follows who came by it.',
  },
  videos: {
    logic: unprovidedFlow<VideosFlow>('videos'),
    routes: ['videos'],
    description: 'The page on which a member watches the videos of the client.',
  },
} as const satisfies Record<string, PageFlowFacts>;

export type PageFlows = typeof pageFlows;

export type PageFlow = FlowName<PageFlows>;

/** The addresses that are steps of a flow. */
export type FlowRoute = PageFlows[PageFlow]['routes'][number];

const flowByRoute = new Map<RouteName, PageFlow>(
  flowNames(pageFlows).flatMap((flow) => pageFlows[flow].routes.map((route) => [route, flow] as const)),
);

/** The flow that runs while a page is shown; null for a page without one. */
export function flowOf(route: RouteName): PageFlow | null {
  return flowByRoute.get(route) ?? null;
}
