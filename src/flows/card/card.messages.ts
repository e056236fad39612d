import type { CurrencyCode } from '#machines/domain/client.ts';
import type { CardAction } from '#machines/domain/card-actions.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';

interface ActionWords {
  title: string;
  /** On the button that does it. */
  confirm: string;
  busy: string;
  /** On the button that leaves everything as it is. */
  store: string;
  refused: string;
}

const actions: Readonly<Record<CardAction, ActionWords>> = {
  makePrimary: {
    title: 'Make this your primary card?',
    confirm: 'Make primary',
    busy: 'Changing your card…',
    store: 'Cancel',
    refused: 'Your primary card wasn’t changed',
  },
  resume: {
    title: 'Resume this card?',
    confirm: 'Resume card',
    busy: 'Resuming your card…',
    store: 'Keep it paused',
    refused: 'Your card wasn’t resumed',
  },
  pause: {
    title: 'Pause this card?',
    confirm: 'Pause card',
    busy: 'Pausing your card…',
    store: 'Keep it active',
    refused: 'Your card wasn’t paused',
  },
  delete: {
    title: 'Remove this card?',
    confirm: 'Remove card',
    busy: 'Removing your card…',
    store: 'Keep card',
    refused: 'Your card wasn’t removed',
  },
};

export const cardMessages = {
  actions,
  loading: 'Loading your card',
  checking: 'Checking your card…',
  close: 'Close',
  unreadable: 'Your card couldn’t be loaded',
  gone: {
    title: 'This card is no longer in your account',
    text: 'It was removed, perhaps in another tab. Your list of cards is up to date now.',
  },
  deleted: {
    title: 'This card is already removed',
    text: 'It is no longer charged and no longer earns.',
  },
  unchanged: {
    makePrimary: 'This is already your primary card',
    resume: 'This card is already active',
    pause: 'This card is already paused',
    delete: 'This card is already removed',
    text: 'It was changed elsewhere, perhaps in another tab. There is nothing left to do.',
  },
  onlyActive: {
    title: 'You need one active card',
    next: {
      pause: 'Then you can pause this one.',
      delete: 'Then you can remove this one.',
      makePrimary: '',
      resume: '',
    },
    link: 'Link another card',
  },
  stuck: {
    title: 'This card has expired',
    text: 'You can’t resume it or use it to pay. Link a new card, then remove this one.',
    link: 'Link a new card',
    remove: 'Remove card',
  },
  uncertain: {
    title: 'We couldn’t confirm whether your card was changed',
    text: 'We didn’t hear back. We won’t try again unless you ask.',
    check: 'Check again',
  },
} as const;

export interface CostFacts {
  nextCharge: MembershipSummary['nextCharge'];
  /** What the card has earned that was not paid yet, in cents; null is not known. */
  balance: Cents | null;
  /** Which card becomes the primary one when this one is taken out; null when it is not the primary one. */
  heir: string | null;
  currency: CurrencyCode;
  /** Purchases are rounded up, and the difference is given. */
  hasRoundUps: boolean;
  /** What is charged in a month at least, in cents; null where nothing is. */
  monthlyMinimum: Cents | null;
}

export interface Consequence {
  text: string;
  /** It cannot be taken back. */
  isLoss: boolean;
}

/** What an action costs and changes, said before it happens. */
export function consequencesOf(action: CardAction, facts: CostFacts): Consequence[] {
  return consequences[action](facts);
}

const plain = (text: string): Consequence => ({ text, isLoss: false });
const loss = (text: string): Consequence => ({ text, isLoss: true });

const consequences: Readonly<Record<CardAction, (facts: CostFacts) => Consequence[]>> = {
  makePrimary: ({ nextCharge, currency }) => [
    plain('It pays your membership from now on.'),
    ...(nextCharge
      ? [
          plain(
            `Your next payment is ${formatMoney(nextCharge.amount, currency)} on ${formatDate(nextCharge.date)}.`,
          ),
        ]
      : []),
    plain('Your other cards stay linked.'),
  ],
  resume: ({ hasRoundUps }) => [
    plain('Purchases with it earn cash back again.'),
    ...(hasRoundUps ? [plain('New donations from it start again.')] : []),
    plain('A balance that was forfeited doesn’t come back.'),
  ],
  pause: ({ balance, heir, currency, hasRoundUps }) => [
    forfeit(balance, currency),
    plain(
      hasRoundUps
        ? 'New donations from it stop, and purchases with it earn nothing.'
        : 'Purchases with it earn nothing while it is paused.',
    ),
    ...inherited(heir),
    plain('You can resume it at any time.'),
  ],
  delete: ({ heir, currency, monthlyMinimum }) => [
    plain('Removing it takes up to 3 business days.'),
    ...inherited(heir),
    ...(monthlyMinimum === null
      ? []
      : [
          plain(
            `Your monthly minimum of ${formatMoney(monthlyMinimum, currency)} still applies; your primary card pays it.`,
          ),
        ]),
    plain('You can link it again after that, here or to another account.'),
  ],
};

/** The balance that pausing forfeits; null is not known. */
function forfeit(balance: Cents | null, currency: CurrencyCode): Consequence {
  if (balance === null) return loss('You lose the cash back of this card. It can’t be restored.');
  if (balance === 0) return plain('This card has no cash back to lose.');
  return loss(
    `You lose ${formatMoney(balance, currency)} of cash back from this card. It can’t be restored.`,
  );
}

function inherited(heir: string | null): Consequence[] {
  return heir === null ? [] : [plain(`${heir} becomes your primary card.`)];
}

/** On the button that pauses: the amount that is lost by it, where there is one. */
export function confirmLabel(action: CardAction, { balance, currency }: CostFacts): string {
  const { confirm } = actions[action];
  return action === 'pause' && balance !== null && balance > 0
    ? `${confirm} and lose ${formatMoney(balance, currency)}`
    : confirm;
}

/** Why the last active card stays, in the words of the catalogue. */
export function onlyActiveText(action: CardAction): string {
  const { text, hint } = errorMessage({
    kind: 'rejected',
    status: 520,
    code: 'i_card_008',
    message: null,
    fields: {},
    retryAfter: null,
  });
  return [text, hint, cardMessages.onlyActive.next[action]].filter(Boolean).join(' ');
}
