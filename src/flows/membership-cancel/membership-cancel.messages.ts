import type { CancelReasonCode } from '#machines/domain/cancel-reason.ts';
import { spelled } from '#src/messages/spelled.ts';

export const cancelReasonMessages: Readonly<Record<CancelReasonCode, string>> = {
  'too-expensive': 'It costs too much',
  'not-used': 'I don’t use it enough',
  offers: 'The offers aren’t for me',
  trouble: 'Something didn’t work',
  moving: 'I’m moving',
  other: 'Something else',
};

export const membershipCancelMessages = {
  title: 'Cancel your membership',
  loading: 'Loading what you would leave',
  review: {
    ends: (plan: string | null, date: string | null) =>
      `${plan ?? 'Your membership'} ends ${date === null ? 'right away' : `on ${date}`}`,
    until:
      'Your cards keep earning until that day, and you won’t be charged again. Deals and activity close when you cancel.',
    untilCharged: (charge: string) =>
      `Your cards keep earning until that day. ${charge} Deals and activity close when you cancel.`,
    roundUps: 'Your round-ups of this month are still charged on the 1st and passed on.',
    roundUpsSoFar: (amount: string, date: string) =>
      `Your round-ups of this month are still charged on ${date} and passed on: ${amount} as of today.`,
    unpaid: 'Your benefits end, and your plan isn’t charged again.',
    owes: (owed: string) => `You still owe ${owed}. Pay it before you withdraw cash back or come back.`,
    payFirst: (amount: string, plan: string, until: string) =>
      `Pay ${amount} first and you keep ${plan} until ${until}, then cancel: it costs the same.`,
    pay: (amount: string) => `Pay ${amount}`,
    get takes() {
      return spelled('Canceling takes 2-3 business days. You can change your mind until it ends.');
    },
    takesAtOnce: 'You can come back at any time.',
    dropped: (plan: string) => `Your scheduled change to ${plan} won’t happen.`,
    lose: 'What you lose after that day',
    loseAtOnce: 'What you lose',
    cashBackLost: 'Cash back on new purchases',
    owed: (amount: string) => `You still have ${amount} of cash back`,
    owedText: (date: string) => `Withdraw it by ${date}. After that you can only once you come back.`,
    owedAtOnce: 'You can’t withdraw it while a payment is due, or after you cancel. Pay what’s due first.',
    pending: (amount: string) => `${amount} more is pending.`,
    nothingOwed: 'You have no cash back left to withdraw.',
    unread: 'Your cash back balance couldn’t be loaded',
    unreadText:
      'You can still cancel, but check your balance first: once your membership ends, you can’t withdraw it.',
    withdraw: 'Withdraw it now',
    instead: 'Pay less instead?',
    insteadText: (plan: string, price: string) => `Plans start at ${plan} for ${price}.`,
    change: 'See other plans',
    pause: 'Only need a break?',
    pauseText: (giving: 'earns' | 'rounds') =>
      giving === 'rounds'
        ? 'You can pause a card: its purchases aren’t rounded up until you resume it. Your membership continues, and the cash back of that card is forfeited.'
        : 'You can pause a card, but your membership is still charged, and the cash back of that card is forfeited.',
    openCards: 'See my cards',
    continue: 'Continue',
    store: 'Keep my membership',
  },
  explain: {
    lead: (date: string | null, charge: string | null, owed: string | null = null) =>
      [
        `Your membership ends ${date === null ? 'right away' : `on ${date}`}.`,
        charge ?? 'Nothing is charged.',
        ...(owed === null ? [] : [`You still owe ${owed}.`]),
      ].join(' '),
    reason: 'Why are you leaving? (optional)',
    comment: 'Anything else? (optional)',
    commentTooLong: 'Use 500 characters at most.',
    confirm: 'Cancel my membership',
    get busy() {
      return spelled('Canceling…');
    },
    checking: 'Checking…',
    back: 'Back',
    get refused() {
      return spelled('Your membership wasn’t canceled');
    },
  },
  unknown: {
    title: 'We couldn’t confirm the cancellation',
    text: 'It may have gone through. Check again in a moment, or contact us and we’ll check.',
    check: 'Check again',
    contact: 'Contact support',
  },
  done: {
    get title() {
      return spelled('Your membership is canceled');
    },
    text: (date: string) =>
      `It ends on ${date}. Your cards keep earning until then. It takes 2-3 business days to show everywhere.`,
    owes: (owed: string) => `You still owe ${owed}. Pay it from your account.`,
    undo: (date: string) => `Changed your mind? Choose Reactivate on your account page before ${date}.`,
    close: 'Back to my account',
  },
} as const;
