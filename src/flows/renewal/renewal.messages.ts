import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { chargeProblem } from '#src/flows/payment/payment.messages.ts';
import { formatMoney } from '#src/messages/format.ts';
import type { ErrorMessage } from '#src/messages/first-errors.ts';

export const renewalMessages = {
  title: 'Renew your membership',
  lead: {
    running: (reason: string) => `${reason}. Pay what you owe to keep your membership.`,
    suspended: (reason: string) => `${reason}. Pay the balance to reactivate your membership.`,
  },
  waiting: 'Your membership is waiting for a payment',
  debt: {
    title: 'Pay what you owe',
    lead: {
      running:
        'Once this is paid you can withdraw cash back and change plans. Your membership stays as it is.',
      over: 'Once this is paid you can come back, and withdraw your cash back then.',
    },
    pay: (amount: string | null) => (amount === null ? 'Pay now' : `Pay ${amount}`),
    paid: 'Your payment went through',
  },
  loading: 'Loading what is due',
  failed: 'What is due couldn’t be loaded',
  review: {
    plan: 'Your plan',
    for: 'For',
    since: 'Due since',
    due: 'Due now',
    price: 'Price of your plan',
    priceNote: 'What is due may differ. Your bank statement decides.',
    next: 'Next charge',
    every: {
      month: (amount: string) => `${amount} every month`,
      year: (amount: string) => `${amount} every year`,
    },
    card: 'Your card',
    noCard: 'No card',
    declined: 'This card was declined.',
    change: 'Change card',
    renew: (amount: string | null) => (amount === null ? 'Renew now' : `Renew now · ${amount}`),
    refused: 'Your membership wasn’t renewed',
  },
  paid: 'Your membership is active again',
  paying: 'Paying what is due…',
  payingHint: 'Please stay on this page. It takes a few seconds.',
  choice: {
    title: 'Choose a card',
    lead: 'It becomes your primary card, which pays your membership from now on.',
    legend: 'Your cards',
    primary: 'Primary',
    declined: 'Declined just now',
    missing: 'Choose a card.',
    use: 'Use this card',
    busy: 'Changing your card…',
    another: 'Link another card',
    back: 'Back',
    refused: 'Your card wasn’t changed',
  },
  link: {
    title: 'Link another card',
    lead: (pay: string | null) =>
      `It becomes your primary card. Nothing is charged until you ${pay === null ? 'pay' : `choose “${pay}”`}.`,
    submit: 'Link card',
    back: 'Back',
  },
  unclear: {
    title: 'Nothing can be paid right now',
    text: 'Your membership isn’t active, but no amount is due. Contact us so we can fix it.',
    check: 'Check again',
    contact: 'Contact support',
  },
} as const;

const unusable: Readonly<Record<Exclude<Card['status'], 'active'>, string>> = {
  expired: 'This card has expired. Change it to renew.',
  paused: 'This card is paused. Change it to renew.',
  deleted: 'This card was removed. Change it to renew.',
  unknown: 'We can’t tell whether this card works. Change it to renew.',
};

/** What is read of what is due to name the button that pays it. */
interface Payable {
  amount: Cents | null;
  /** Null where only the price of the plan is known. */
  date: string | null;
  isDebt?: true;
}

/** What the button that pays is called: it names the amount where that is more than the price of the plan. */
export function payLabel({ amount: cents, date, isDebt }: Payable, currencyCode: CurrencyCode): string {
  const amount = cents === null || date === null ? null : formatMoney(cents, currencyCode);
  return isDebt ? renewalMessages.debt.pay(amount) : renewalMessages.review.renew(amount);
}

/** Why the primary card cannot pay; null when it can. */
export function cardObstacle(card: Card | null): string | null {
  if (card === null) return 'You have no card to pay with. Link one to renew.';
  return card.status === 'active' ? null : unusable[card.status];
}

/** Why nothing was paid, and what to do now. */
export function renewalProblem(error: AppError, supportEmail: string): ErrorMessage {
  if (error.kind === 'unpaid') {
    return { text: 'Your payment didn’t go through.', hint: 'Nothing was charged. You can renew now.' };
  }
  return chargeProblem(error, supportEmail);
}
