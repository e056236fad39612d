import { cardBody, newKey, planBody, signInAs } from './api-members.ts';
import type { TestServer } from './api-server.ts';
import { hourly, limitedVisits, type LimitedCall } from './limited-visits.ts';

/** A call of a new member. */
const byMember =
  (method: string, path: string, body: (userId: string) => unknown = () => undefined) =>
  async (server: TestServer) => {
    const member = await signInAs(server, 'active');
    return () => member.send(method, path, body(member.userId), newKey());
  };

const free = { declared: 'membership/plan-changes.routes.ts freeLimits', windows: hourly(30) };
const credentials = {
  declared: 'member/credentials.routes.ts limits',
  windows: [
    [5, 60],
    [20, 3600],
  ],
} as const;
/** Every call that has a limit of its own. */
export const limitedCalls: readonly LimitedCall[] = [
  ...limitedVisits,
  {
    name: 'changing the email',
    ...credentials,
    declared: 'member/email.routes.ts limits',
    counter: 'email:',
    prepare: byMember('PATCH', '/users/me/email', (userId) => ({
      email: `${userId}@example.com`,
      emailConfirmation: `${userId}@example.com`,
      currentPassword: 'Wrong!2345',
    })),
  },
  {
    name: 'sending the link to the new email again',
    declared: 'member/email.routes.ts resendLimits',
    counter: 'email-link:',
    windows: [
      [1, 30],
      [5, 3600],
    ],
    prepare: byMember('POST', '/users/me/pending-email'),
  },
  {
    name: 'changing the password',
    ...credentials,
    counter: 'password:',
    prepare: byMember('PATCH', '/users/me/password', () => ({
      currentPassword: 'Wrong!2345',
      password: 'Corr3ct!horse',
      passwordConfirmation: 'Corr3ct!horse',
    })),
  },
  {
    name: 'searching offers',
    declared: 'rewards/rewards.routes.ts searchLimits',
    counter: 'search:',
    windows: [[60, 60]],
    prepare: byMember('GET', '/rewards/search?search=coffee'),
  },
  {
    name: 'linking a card',
    declared: 'cards/cards.routes.ts linkingLimits',
    counter: 'cards:',
    windows: hourly(10),
    prepare: byMember('POST', '/cards', (userId) => cardBody({ userId }, '0002')),
  },
  {
    name: 'enrolling',
    declared: 'membership/membership.routes.ts enrolLimits',
    counter: 'enrol:',
    windows: hourly(10),
    prepare: byMember('POST', '/membership', () => ({ ...planBody('Starter'), over18: true })),
  },
  {
    name: 'paying what is due',
    declared: 'membership/membership.routes.ts chargeLimits',
    counter: 'charge:',
    windows: hourly(5),
    prepare: byMember('POST', '/membership/charge'),
  },
  {
    name: 'upgrading',
    declared: 'membership/plan-changes.routes.ts paidLimits',
    counter: 'change-plan:',
    windows: hourly(10),
    prepare: byMember('PATCH', '/membership', () => planBody('Rookie')),
  },
  {
    name: 'downgrading',
    ...free,
    counter: 'downgrade:',
    prepare: byMember('POST', '/membership/downgrade', () => planBody('Captain')),
  },
  {
    name: 'taking a downgrade back',
    ...free,
    counter: 'downgrade:',
    prepare: byMember('DELETE', '/membership/downgrade'),
  },
  {
    name: 'cancelling',
    ...free,
    counter: 'cancel:',
    prepare: byMember('POST', '/membership/cancel', () => ({})),
  },
  {
    name: 'withdrawing cash back',
    declared: 'payouts/payouts.routes.ts withdrawalLimits',
    counter: 'payouts:',
    windows: hourly(10),
    prepare: byMember('POST', '/payouts', () => ({ cardId: 'no-card', amount: 1 })),
  },
];
