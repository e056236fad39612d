import type { RouteName } from '#machines/domain/routes.ts';
import { password } from '#tests/support/back-end-members.ts';
import { activeHas, cardForm, gold, newPassword, open, passwords, type Scenario } from './scenario.ts';

const setting = (row: string, values: object) => [
  { type: 'row.open', row },
  { type: 'form.submit', at: '/setting', values: { row, values } },
];
const read = (call: string, page: RouteName, more: Partial<Scenario> = {}): Scenario => ({
  call,
  title: `${page} is opened`,
  person: 'active',
  page,
  ...more,
});

const onCard = (
  call: string,
  cardId: number,
  action: string,
  isDone: NonNullable<Scenario['isDone']>,
  more: Partial<Scenario> = {},
): Scenario => ({
  call,
  title: `a card: ${action}`,
  person: 'active',
  page: 'account',
  gestures: [open({ kind: 'card', cardId: String(cardId), action }), { type: 'card.confirm' }],
  isDone,
  stands: ['app/overlays', '"closed"'],
  ...more,
});

/** What members look at, and change for nothing. */
export const memberScenarios: readonly Scenario[] = [
  read('GET /users/me', 'home', { needs: ['user'] }),
  {
    ...read('GET /users/me', 'account', { needs: ['user'] }),
    title: 'the plans are opened on the account page',
    gestures: [open({ kind: 'subscription', mode: 'upgrade' })],
  },
  {
    call: 'PATCH /users/me',
    title: 'the name is changed',
    person: 'active',
    page: 'account',
    gestures: setting('name', { firstName: 'Zoë', lastName: 'Moss' }),
    isDone: activeHas(({ user }) => user.firstName === 'Zoë'),
    stands: ['/settings', '"rows":"closed"'],
  },
  {
    call: 'PATCH /users/me/email',
    title: 'the email is changed',
    person: 'active',
    page: 'account',
    gestures: setting('email', {
      email: 'zoe@acme.example',
      emailConfirmation: 'zoe@acme.example',
      currentPassword: password,
    }),
    isDone: activeHas(({ user }) => user.email === 'zoe@acme.example'),
    stands: ['/settings', '"rows":"closed"'],
  },
  {
    call: 'PATCH /users/me/password',
    title: 'the password is changed',
    person: 'active',
    page: 'account',
    gestures: setting('password', { currentPassword: password, ...passwords }),
    isDone: activeHas((member) => member.password === newPassword),
    stands: ['/settings', '"rows":"closed"'],
  },
  read('GET /', 'home'),
  read('GET /membership-tiers', 'home', {
    title: 'the plans are opened',
    gestures: [open({ kind: 'subscription', mode: 'upgrade' })],
  }),
  read('GET /theme', 'home'),
  read('GET /rewards', 'home', { stands: ['app/offers', 'shown'] }),
  read('GET /rewards', 'rewards', { stands: ['/others', 'shown'] }),
  read('GET /rewards/search', 'home', {
    title: 'an offer is searched for',
    gestures: [{ type: 'query.change', query: 'brand' }],
    stands: ['/offerSearch', '"found"'],
  }),
  read('GET /categories', 'rewards', { stands: ['app/categories', 'shown'] }),
  read('GET /card-hosted-form', 'account', {
    title: 'the card form is opened',
    gestures: [open({ kind: 'linkCard' }), { type: 'form.rendered' }],
    stands: ['/cardLink', '"open":"choosing"'],
  }),
  read('GET /cards', 'account', { stands: ['app/cards', 'shown'] }),
  {
    call: 'POST /cards',
    title: 'a card is linked',
    person: 'active',
    page: 'account',
    gestures: [open({ kind: 'linkCard' }), ...cardForm],
    isDone: activeHas(({ cards }) => cards.length === 3),
    stands: ['app/overlays', '"closed"'],
  },
  onCard(
    'POST /cards/{id}/resume',
    102,
    'resume',
    activeHas(({ cards }) => cards[1]?.status === 'active'),
    {
      prepare: ({ tenant }) => {
        const card = tenant.members.flatMap(({ cards }) => cards).find(({ id }) => id === 102);
        if (card !== undefined) card.status = 'paused';
      },
    },
  ),
  onCard(
    'POST /cards/{id}/pause',
    102,
    'pause',
    activeHas(({ cards }) => cards[1]?.status === 'paused'),
  ),
  onCard(
    'DELETE /cards/{id}',
    102,
    'delete',
    activeHas(({ cards }) => cards[1]?.deleted === true),
  ),
  onCard(
    'POST /cards/{id}/set-as-default',
    102,
    'makePrimary',
    activeHas(({ cards }) => cards[1]?.billing === true),
  ),
  read('GET /membership/contributions', 'activity'),
  {
    call: 'PATCH /membership',
    title: 'the newsletter is switched',
    person: 'active',
    page: 'account',
    gestures: [{ type: 'form.submit', at: '/newsletter', values: { isRequested: false } }],
    isDone: activeHas(({ membership }) => membership?.newsletter === false),
  },
  read('GET /membership/update-preview', 'home', {
    title: 'the price of a plan is looked at',
    gestures: [open({ kind: 'subscription', mode: 'upgrade', choice: gold })],
  }),
  {
    call: 'POST /membership/cancel',
    title: 'a membership is cancelled',
    person: 'active',
    page: 'account',
    gestures: [
      open({ kind: 'membershipCancel' }),
      { type: 'cancel.continue' },
      { type: 'cancel.confirm', words: {} },
    ],
    isDone: activeHas(({ membership }) => membership?.status === 'churned'),
    stands: ['/membershipCancel', '"cancelled"'],
  },
];
