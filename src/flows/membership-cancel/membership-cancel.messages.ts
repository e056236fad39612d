import type { CancelReasonCode } from '#machines/domain/cancel-reason.ts';

export const cancelReasonMessages: Readonly<Record<CancelReasonCode, string>> = {
  'too-expensive': 'It costs too much',
  'not-used': 'I do not use it enough',
  offers: 'The offers are not for me',
  trouble: 'Something did not work',
  moving: 'I am moving away',
  other: 'Something else',
};

export const membershipCancelMessages = {
  title: 'Cancel your membership',
  loading: 'Loading what you would leave',
  review: {
    ends: (plan: string | null, date: string | null) =>
      `${plan ?? 'Your membership'} ends ${date === null ? 'at once' : `on ${date}`}`,
    until:
      'Your cards keep earning until that day, and you are not charged again. Deals and activity close when you cancel.',
    untilCharged: (charge: string) =>
      `Your cards keep earning until that day. ${charge} Deals and activity close when you cancel.`,
    roundUps: 'Your round-ups of this month are still charged on the 1st and passed on.',
    roundUpsSoFar: (amount: string, date: string) =>
      `Your round-ups of this month are still charged on ${date} and passed on: ${amount} as of today.`,
    unpaid: 'Your benefits end, and your plan isn’t charged again.',
    owes: (owed: string) => `You still owe ${owed}. You pay it before you withdraw cash back or come back.`,
    takes: 'Cancelling takes 2-3 business days. You can change your mind until it ends.',
    takesAtOnce: 'Cancelling takes 2-3 business days. You can come back at any time.',
    dropped: (plan: string) => `Your scheduled change to ${plan} will not happen.`,
    lose: 'What you lose after that day',
    loseAtOnce: 'What you lose',
    cashBackLost: 'Cash back on new purchases',
    owed: (amount: string) => `You still have ${amount} of cash back`,
    owedText: (date: string) => `You can withdraw it until ${date}, not later.`,
    owedAtOnce:
      'It cannot be withdrawn while a payment is due, nor after you cancel. Pay what is due first to keep it.',
    pending: (amount: string) => `${amount} more is pending.`,
    nothingOwed: 'You have no cash back left to withdraw.',
    unread: 'Your cash back balance could not be loaded',
    unreadText:
      'You can cancel all the same, but check your balance first if you can: after your membership has ended it cannot be withdrawn.',
    withdraw: 'Withdraw it now',
    instead: 'Pay less instead?',
    insteadText: (plan: string, price: string) => `Plans start at ${plan} for ${price}.`,
    change: 'See other plans',
    pause: 'Only need a break?',
    pauseText: (giving: 'earns' | 'rounds') =>
      giving === 'rounds'
        ? 'You can pause a card: its purchases are not rounded up until you resume it. Your membership continues, and the cash back of that card is forfeited.'
        : 'You can pause a card, but your membership is still charged, and the cash back of that card is forfeited.',
    openCards: 'See my cards',
    continue: 'Continue',
    store: 'Keep my membership',
  },
  explain: {
    lead: (date: string | null, charge: string | null, owed: string | null = null) =>
      [
        `Your membership ends ${date === null ? 'at once' : `on ${date}`}.`,
        charge ?? 'Nothing is charged.',
        ...(owed === null ? [] : [`You still owe ${owed}.`]),
      ].join(' '),
    reason: 'Why are you leaving? (optional)',
    comment: 'Anything else? (optional)',
    commentTooLong: 'Use 500 characters at most.',
    confirm: 'Cancel my membership',
    busy: 'Cancelling…',
    checking: 'Checking…',
    back: 'Back',
    refused: 'Your membership was not cancelled',
  },
  unknown: {
    title: 'We could not confirm the cancellation',
    text: 'It may have gone through. Check again in a moment, or write to us and we will look it up.',
    check: 'Check again',
    contact: 'Contact support',
  },
  done: {
    title: 'Your membership is cancelled',
    text: (date: string) =>
      `It ends on ${date}. Your cards keep earning until then. It takes 2-3 business days to show everywhere.`,
    owes: (owed: string) => `You still owe ${owed}. Pay it from your account.`,
    undo: (date: string) => `Changed your mind? Choose Reactivate on your account page before ${date}.`,
    close: 'Back to my account',
  },
} as const;
