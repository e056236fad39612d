import type { SignUpAccount } from '#machines/domain/sign-up-account.ts';
import { sampleProfile } from '#machines/samples/sessions.ts';
import * as activationCalls from '#src/api/activation.ts';
import * as passwordReset from '#src/api/password-reset.ts';
import * as profile from '#src/api/profile.ts';
import * as signUp from '#src/api/sign-up.ts';
import { samples, user } from '../api-stub.ts';
import type { BodilessCall, CallCases, MadeCall } from './made-call.ts';

export const base = 'https://api.test/w/v1/varsity';
const session = {
  lotteryTicketNumbers: ['11', '12'],
  user: { id: '7' },
  membership: { status: 'active' },
};
export const password = { password: 'Demo!2345', passwordConfirmation: 'Demo!2345' };
const person = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  newsletter: true,
  over18: true,
  ...password,
} as const;
export const account: SignUpAccount = { ...person, maxRoundUp: 2050 };
const origin = { referralCode: 'FRIEND', affiliateId: 'a-1', destinationCode: 'boston' };
export const noOrigin = { referralCode: null, affiliateId: null, destinationCode: null };
export const grant = { email: 'ada@example.com', token: 'once' };
export const activation = { ...password, over18: true, newsletter: false } as const;

const made: readonly MadeCall[] = [
  {
    name: 'signUp',
    make: ({ joining, signal }) => joining.signUp(account, origin, signal),
    method: 'POST',
    url: `${base}/signup`,
    json: { ...person, maxRoundUp: 20.5, ...origin },
    body: samples.session,
    output: session,
  },
  {
    name: 'signUp without a cap or a link',
    make: ({ joining, signal }) => joining.signUp({ ...account, maxRoundUp: null }, noOrigin, signal),
    method: 'POST',
    url: `${base}/signup`,
    json: person,
    body: samples.session,
    output: session,
  },
  {
    name: 'validateResetCode',
    make: ({ joining, signal }) =>
      joining.validateResetCode({ email: 'ada@example.com', code: '012345' }, signal),
    method: 'POST',
    url: `${base}/password-reset-validate-token`,
    json: { email: 'ada@example.com', token: '012345' },
    body: { token: grant },
    output: grant,
  },
  {
    name: 'readActivation',
    takesAnything: true,
    make: ({ joining, signal }) => joining.readActivation('to/ken', signal),
    method: 'GET',
    url: `${base}/activate/to%2Fken`,
    body: { user, membership: { status: 'active', importStatus: 'INCOMPLETE' } },
    output: { user: { id: '7' }, membership: { importStatus: 'INCOMPLETE' } },
  },
  {
    name: 'activate',
    make: ({ joining, signal }) => joining.activate('demo-activate', activation, signal),
    method: 'POST',
    url: `${base}/activate/demo-activate`,
    json: activation,
    body: samples.session,
    output: session,
  },
  {
    name: 'changeProfile',
    make: ({ joining, signal }) => joining.changeProfile(sampleProfile, signal),
    method: 'PATCH',
    url: `${base}/users/me`,
    json: sampleProfile,
    body: { user: { ...user, ...sampleProfile } },
    output: { id: '7', ...sampleProfile },
  },
];

const bodiless: readonly BodilessCall[] = [
  {
    name: 'beginPasswordReset',
    make: ({ joining, signal }) => joining.beginPasswordReset('ada@example.com', signal),
    method: 'POST',
    url: `${base}/password-reset-begin`,
  },
  {
    name: 'resetPassword',
    make: ({ joining, signal }) => joining.resetPassword(grant, password, signal),
    method: 'POST',
    url: `${base}/password-reset`,
  },
];

export const callCases: CallCases = {
  modules: [signUp, passwordReset, activationCalls, profile],
  agreed: [
    'POST signup',
    'POST password-reset-begin',
    'POST password-reset-validate-token',
    'POST password-reset',
    'GET activate/{token}',
    'POST activate/{token}',
    'PATCH users/me',
  ],
  made,
  bodiless,
};
