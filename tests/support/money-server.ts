import { sampleHostedCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { answer, type Sent } from '#tests/unit/api-stub.ts';
import { gold, silver, type Payment } from './payments.ts';

const { active } = sampleSessions;
const endsAt = '2026-12-21T00:00:00Z';

const user = {
  id: active.user.id,
  email: 'ada@example.com',
  createdAt: '2025-09-01T08:00:00Z',
  isMember: true,
};
const aCard = {
  id: 'c-1',
  system: 'Visa',
  lastDigits: '4242',
  expiryMonth: 4,
  expiryYear: 2030,
  status: 'active',
  billing: true,
  createdAt: '2025-09-01T08:00:00Z',
  updatedAt: '2025-09-01T08:00:00Z',
};
const aPayout = { id: 'p-1', amount: 5, createdAt: endsAt, updatedAt: endsAt };
const onSilver = {
  status: 'ACTIVE',
  ...silver,
  currentSubscription: { ...silver, endsAt },
  membershipSubscriptions: [{ ...silver, endsAt }],
};

/** What the specified calls tell, and the payouts where the server has them. */
interface Known {
  membership?: object | null;
  cards?: object[];
  payouts?: object[];
}

interface MoneyCall {
  line: string;
  order: unknown;
  before: Known;
  /** When it has happened. */
  after: Known;
}

const card = { card: sampleHostedCard, maxRoundUp: null };

/** Each call that costs money, with what the server tells before and after it. */
export const moneyCalls: Record<Payment, MoneyCall> = {
  renewal: {
    line: 'POST /membership/charge',
    order: { amount: 2000 },
    before: { membership: { ...onSilver, status: 'overdue', currentSubscription: null } },
    after: { membership: onSilver },
  },
  upgrade: {
    line: 'PATCH /membership',
    order: { choice: gold, cardId: 'c-1', amountToCharge: 2000 },
    before: { membership: onSilver },
    after: { membership: { ...onSilver, ...gold } },
  },
  downgrade: {
    line: 'POST /membership/downgrade',
    order: silver,
    before: { membership: { ...onSilver, membershipSubscriptions: [{ ...gold, endsAt }] } },
    after: { membership: onSilver },
  },
  withdrawal: {
    line: 'POST /payouts',
    order: { cardId: 'c-1', amount: 500, lastPayoutId: null },
    before: { membership: onSilver, payouts: [] },
    after: { membership: onSilver, payouts: [aPayout] },
  },
  enrolment: {
    line: 'POST /membership',
    order: { plan: gold, enrolment: { maxRoundUp: null, newsletter: false, over18: true } },
    before: { membership: null },
    after: { membership: { status: 'abandoned_checkout', ...gold } },
  },
  'first card': {
    line: 'POST /cards',
    order: { ...card, plan: gold },
    before: { membership: { status: 'abandoned_checkout', ...gold } },
    after: { membership: { ...onSilver, ...gold }, cards: [aCard] },
  },
  'further card': {
    line: 'POST /cards',
    order: { ...card, plan: null },
    before: { membership: onSilver, cards: [aCard] },
    after: { membership: onSilver, cards: [aCard, { ...aCard, id: 'c-2' }] },
  },
  'undone cancellation': {
    line: 'PATCH /membership',
    order: silver,
    before: { membership: { ...onSilver, status: 'churned' } },
    after: { membership: onSilver },
  },
};

/** The answer of a specified call, or of the payouts where the server has them. */
export const answerOf = (
  { membership = null, cards = [], payouts }: Known,
  { method, url }: Sent,
): Response => {
  const { pathname } = new URL(url);
  if (method === 'GET' && pathname.endsWith('/users/me')) {
    return answer({ data: { user, membership, lotteryTicketNumbers: [] } });
  }
  if (method === 'GET' && pathname.endsWith('/cards')) return answer({ data: { items: cards } });
  if (payouts && pathname.endsWith('/payouts')) return answer({ data: { items: payouts } });
  return answer({ message: 'Not found' }, 404);
};
