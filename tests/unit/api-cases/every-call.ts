import { changePassword } from '#src/api/account-changes.ts';
import * as calls from '#src/api/calls.ts';
import type { Call } from '#src/api/calls.ts';
import * as laterCalls from '#src/api/later-calls.ts';
import { endOtherSessions, endSession } from '#src/api/devices.ts';
import { accountCalls, password } from './account.ts';
import { activityCalls } from './activity.ts';
import { firstCalls } from './calls.ts';
import { cardCalls } from './cards.ts';
import { joiningCalls } from './joining.ts';
import type { MadeCall } from './made-call.ts';
import { payoutCalls } from './payouts.ts';
import { planCalls } from './plan-changes.ts';
import { referralCalls } from './referrals.ts';

/** A call of the registry, as the app makes it. */
export interface RegisteredCall extends Pick<MadeCall, 'make' | 'body' | 'output'> {
  name: string;
  call: Call;
}

type BodilessCall = Pick<MadeCall, 'name' | 'make' | 'method' | 'url'>;

const base = 'https://api.test/w/v1/varsity';

/** The calls whose answer nobody reads. */
const bodiless: readonly BodilessCall[] = [
  { name: 'logOut', make: ({ api, signal }) => api.logOut(signal), method: 'POST', url: `${base}/logout` },
  {
    name: 'beginPasswordReset',
    make: ({ joining, signal }) => joining.beginPasswordReset('ada@example.com', signal),
    method: 'POST',
    url: `${base}/password-reset-begin`,
  },
  {
    name: 'changePassword',
    make: ({ http, signal }) => changePassword(http, password, signal),
    method: 'PATCH',
    url: `${base}/users/me/password`,
  },
  {
    name: 'endSession',
    make: ({ http, signal }) => endSession(http, 'device-2', signal),
    method: 'DELETE',
    url: `${base}/users/me/sessions/device-2`,
  },
  {
    name: 'endOtherSessions',
    make: ({ http, signal }) => endOtherSessions(http, signal),
    method: 'DELETE',
    url: `${base}/users/me/sessions`,
  },
  {
    /** Made by the client itself, before a change. */
    name: 'fetchCsrfCookie',
    make: ({ http, signal }) => changePassword(http, password, signal),
    method: 'GET',
    url: 'https://api.test/sanctum/csrf-cookie',
  },
];

const cases: readonly MadeCall[] = [
  ...firstCalls,
  ...joiningCalls,
  ...cardCalls,
  ...accountCalls,
  ...activityCalls,
  ...payoutCalls,
  ...planCalls,
  ...referralCalls,
  ...bodiless.map((made) => ({ ...made, body: null, output: undefined })),
];

const registry: readonly [name: string, call: Call][] = Object.entries({ ...calls, ...laterCalls });
const registered = new Set(registry.map(([name]) => name));
const functionOf = ({ name }: MadeCall) => name.split(' ')[0] ?? '';

/** Each call of the registry with the first of its cases. A call without one is an error. */
export const everyCall: readonly RegisteredCall[] = registry.map(([name, call]) => {
  const made =
    cases.find((each) => functionOf(each) === name) ??
    cases.find((each) => !registered.has(functionOf(each)) && isSentTo(call, each));
  if (!made) throw new Error(`The call "${name}" has no case in tests/unit/api-cases.`);
  return { name, call, make: made.make, body: made.body, output: made.output };
});

/** Some functions make a call under another name: an upgrade changes the membership. */
function isSentTo({ method, path }: Call, made: MadeCall): boolean {
  return made.method === method && new URL(made.url).pathname.endsWith(`/varsity/${path}`);
}
