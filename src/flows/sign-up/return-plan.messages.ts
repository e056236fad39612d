export const returnPlanMessages = {
  plan: 'Your plan',
  owes: {
    title: 'Pay what you owe first',
    text: (amount: string) => `You still owe ${amount}. Once it is paid you can come back.`,
    pay: (amount: string) => `Pay ${amount}`,
  },
  action: (tier: string) => `Come back with ${tier}`,
  plans: 'See all plans',
  note: 'You see the price and the card before anything is charged.',
} as const;
