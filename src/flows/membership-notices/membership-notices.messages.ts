/** What every page says of a membership that is over, has not begun or is owed for. */
export const membershipNotices = {
  over: {
    title: (date: string | null) =>
      date === null ? 'Your membership is over' : `Your membership ended on ${date}`,
    text: (tier: string, price: string) =>
      `Come back with ${tier} for ${price}. You see everything before you pay.`,
    roundUps: (tier: string) =>
      `Come back with ${tier}: your purchases round up again, and nothing is due now.`,
    unknownPlan: 'Choose a plan to come back. You see everything before you pay.',
    reactivate: 'Reactivate',
  },
  notStarted: {
    title: 'Your membership hasn’t started yet',
    text: (tier: string, price: string) => `Link a card to start ${tier}: ${price}, from that day.`,
    roundUps: (tier: string) => `Link a card to start ${tier}: your purchases round up from that day.`,
    unknownPlan: 'Choose a plan and link a card to start it.',
    start: 'Start now',
  },
  overdue: {
    title: 'Your payment is overdue',
    text: 'Renew to keep your membership and its benefits. You see the amount before you pay.',
    textFor: {
      renew: (amount: string) => `Pay ${amount} to keep your membership and its benefits.`,
      pay: (amount: string) => `Pay ${amount} to withdraw cash back and change plans.`,
    },
    owed: {
      renew: (amount: string, date: string) =>
        `Your payment of ${amount} is overdue since ${date}. Renew to keep your membership.`,
      pay: (amount: string, date: string) =>
        `Your payment of ${amount} is overdue since ${date}. Pay it to withdraw cash back and change plans.`,
    },
    bar: 'Your payment is overdue. Renew to keep your membership.',
    renew: 'Renew',
    pay: 'Pay',
  },
} as const;
