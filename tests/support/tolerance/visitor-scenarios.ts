import { password, people } from '#tests/support/back-end-members.ts';
import { activeHas, newPassword, passwords, silver, type Scenario } from './scenario.ts';

const reset = {
  call: 'POST /password-reset',
  title: 'a password is chosen with a code',
  person: null,
  page: 'password-reset-1',
  search: { email: people.active.email },
  prepare: (state) => void state.resetTokens.set('123456', people.active.email),
  gestures: [
    { type: 'form.submit', at: '/enterCode', values: { email: people.active.email, code: '123456' } },
    { type: 'form.submit', at: '/choosePassword', values: passwords },
  ],
  isDone: activeHas((member) => member.password === newPassword),
  ends: 'login',
} satisfies Scenario;

const activation = {
  call: 'POST /activate/{token}',
  title: 'an imported membership is activated',
  person: null,
  page: 'activate',
  activationToken: 'import-1',
  prepare: (state) => {
    state.tenant.imports['import-1'] = { email: people.active.email, membershipTierId: 12 };
  },
  gestures: [{ type: 'form.submit', values: { newsletter: false, over18: true, ...passwords } }],
  isDone: activeHas((member) => member.password === newPassword),
  ends: 'home',
} satisfies Scenario;

const login = {
  call: 'POST /login',
  title: 'a member logs in',
  person: null,
  page: 'login',
  gestures: [{ type: 'form.submit', values: { email: people.active.email, password } }],
  isDone: ({ state }) => [...state.sessions.values()].some(({ userId }) => userId === people.active.id),
  ends: 'home',
} satisfies Scenario;

/** What people do to be logged in, and to log out. */
export const visitorScenarios: readonly Scenario[] = [
  { ...login, call: 'GET /sanctum/csrf-cookie' },
  login,
  {
    call: 'POST /signup',
    title: 'somebody signs up',
    person: null,
    page: 'sign-up-tiers',
    gestures: [
      { type: 'plan.choose', plan: silver },
      {
        type: 'form.submit',
        values: {
          firstName: 'Ada',
          lastName: 'Moss',
          email: 'ada@acme.example',
          maxRoundUp: null,
          newsletter: false,
          over18: true,
          ...passwords,
        },
      },
    ],
    isDone: ({ state }) => state.tenant.members.some(({ user }) => user.email === 'ada@acme.example'),
    ends: 'sign-up-billing',
  },
  {
    call: 'POST /logout',
    title: 'a member logs out',
    person: 'active',
    page: 'home',
    gestures: [{ type: 'session.logOut' }],
    isDone: ({ state }) => [...state.sessions.values()].every(({ userId }) => userId === null),
    ends: 'login',
  },
  {
    call: 'POST /password-reset-begin',
    title: 'a code is asked for',
    person: null,
    page: 'password-forgot',
    gestures: [{ type: 'form.submit', values: { email: people.active.email } }],
    isDone: ({ state }) => state.resetTokens.size > 0,
    ends: 'password-reset-1',
  },
  {
    call: 'POST /password-reset-validate-token',
    title: 'a code is entered',
    person: null,
    page: 'password-reset-1',
    search: reset.search,
    prepare: reset.prepare,
    gestures: reset.gestures.slice(0, 1),
    needs: ['token.token'],
    ends: 'password-reset-2',
  },
  reset,
  {
    call: 'POST /socialite/{provider}/redirect',
    title: 'somebody logs in with Google',
    person: null,
    page: 'login',
    gestures: [{ type: 'social.start', provider: 'google' }],
  },
  { ...activation, call: 'GET /activate/{token}' },
  activation,
];
