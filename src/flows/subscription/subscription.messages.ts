import type { AppError } from '#machines/domain/app-error.ts';
import { isWrongType } from '#src/flows/card-link/card-link.messages.ts';
import { chargeProblem } from '#src/flows/payment/payment.messages.ts';

export const subscriptionMessages = {
  loading: 'Loading the plans',
  loadingTitle: 'Your plan',
  failed: 'The plans couldn’t be loaded',
  back: 'Back',
  close: 'Close',
  welcome: {
    title: {
      new: 'Welcome',
      returning: 'Your membership is waiting',
      running: 'You still have a plan',
      changing: 'You still have a plan',
      renewing: 'You have a plan',
    },
    text: {
      new: (client: string) =>
        `Glad you’re here. Three quick steps, and your ${client} membership is active.`,
      returning: (client: string) =>
        `You have no active plan at ${client}. Choose one to pick up where you left off.`,
      running: (client: string) => `Your plan at ${client} is still running. Choose a plan to keep it going.`,
      changing: (client: string) =>
        `Your plan at ${client} is still running, and the lower one that you chose follows it.`,
      renewing: (client: string) =>
        `Your plan at ${client} renews automatically. You don’t need to do anything.`,
    },
    steps: [
      'Choose the plan that suits you',
      'Link your card: Visa or Mastercard',
      'Earn cash back from your next purchase',
    ],
    plan: { returning: 'Your last plan', running: 'Your plan', changing: 'Your plan', renewing: 'Your plan' },
    until: {
      returning: (date: string) => `Ended on ${date}`,
      running: (date: string) => `Runs until ${date}`,
      changing: (date: string) => `Runs until ${date}`,
      renewing: (date: string) => `Renews on ${date}`,
    },
    waiting: [
      'Cash back at every partner, as before',
      'A place in every monthly giveaway',
      'You’ll always see the price first',
    ],
    action: 'See the plans',
    later: 'Not now',
  },
  tier: {
    title: { new: 'Choose your plan', change: 'Change your plan' },
    lead: {
      new: 'Your membership starts as soon as your card is linked.',
      change: 'Upgrades start right away. Downgrades start when your current period ends.',
      upOnly: 'Upgrades start right away.',
      duesOutstanding: 'Your payment is overdue. Pay it first: then every plan is open to you.',
      none: 'There is no other plan for you right now.',
    },
    labels: {
      new: 'Get started',
      active: 'Select',
      current: 'Current plan',
      downgrade: 'Downgrade',
      disabled: 'Not available',
    },
    renews: (date: string) => `You are on this plan. It renews on ${date}.`,
    starts: (date: string) => `Scheduled: it starts on ${date}.`,
    annualToMonthly: 'An annual plan can’t be switched to monthly here. Contact support.',
    contact: 'Contact support',
    noPlan: 'This tier has no plan to choose from.',
    duesOutstanding: 'Pay what is due first.',
    noDowngrade: 'You can’t downgrade this plan.',
    next: 'Choose a plan',
    start: (tier: string) => `Get started with ${tier}`,
    review: (tier: string) => `Review ${tier}`,
    checking: 'Checking your membership…',
  },
  card: {
    title: 'Link your card',
    lead: (plan: string, price: string) => `${plan}: ${price}, starting today.`,
    roundUps: (tier: string, limits: string) => `${tier}: your purchases round up from today. ${limits}`,
    pay: (amount: string) => `Pay ${amount}`,
    link: 'Link card',
  },
  refreshing: { title: 'Your card is linked', text: 'Reading your membership' },
  referral: {
    title: 'Your membership is active. Bring a friend?',
    next: 'Continue',
  },
  success: {
    title: 'Membership activated',
    text: 'Enjoy your benefits: cash back at every partner, and a place in every giveaway.',
  },
  upgraded: {
    title: 'Your plan has changed',
    text: 'Your new benefits start now.',
  },
  scheduled: {
    title: 'Your change is scheduled',
    change: (plan: string, date: string | null) =>
      date === null ? `Your plan will change to ${plan}.` : `Your plan will change to ${plan} on ${date}.`,
    until: (plan: string) => `Until then you stay on ${plan}. You can take the change back in your account.`,
    effect: 'Takes effect',
  },
  error: {
    title: 'Your card didn’t work',
    wrongType: 'We accept Visa and Mastercard only. Please use a different card.',
    generic: 'Nothing was charged. Try again, or use a different card.',
    retry: 'Try Again',
  },
  upgrade: {
    title: (plan: string) => `Upgrade to ${plan}`,
    pricing: 'Calculating your price',
    previewFailed: 'We couldn’t calculate the price',
    repriced: 'The price has changed. Please look at it again.',
    refused: 'Your plan hasn’t changed',
    starts: 'Takes effect',
    newPlan: 'New plan',
    today: 'Today',
    due: 'Due today',
    renewal: (date: string) => `Next renewal on ${date}`,
    gained: 'You get',
    lost: 'You lose',
    nothingLost: 'You keep all your current benefits.',
    reversible: (date: string | null) =>
      `You can downgrade later. It would start ${date === null ? 'when the paid period ends' : `on ${date}`}.`,
    reversibleYear: (date: string | null) =>
      `You can downgrade to another annual plan later. It would start ${date === null ? 'when the paid year ends' : `on ${date}`}. To switch to a monthly plan, contact support.`,
    irreversible: 'You can’t undo this, or downgrade later.',
    card: 'Paid with',
    noCard: 'You have no active card. Link one to continue.',
    change: 'Change card',
    consent: (amount: string, card: string, next: string, lastRoundUps: string | null = null) =>
      `Charge ${amount} to ${card} now, ${lastRoundUps === null ? '' : `${lastRoundUps}, `}and ${next}, until I cancel.`,
    consentRoundUps: (amount: string, date: string) => `${amount} of round-ups so far on ${date}`,
    consentNext: (charge: string, every: string, date: string | null) =>
      `${charge} ${every}${date === null ? '' : ` from ${date} on`}`,
    agreeFirst: 'Check the box to approve this charge.',
    pay: (amount: string) => `Pay ${amount}`,
    confirm: 'Change plan',
    annual: {
      title: (saving: string) => `Save ${saving} a year`,
      titleWithoutSaving: 'Pay once a year',
      text: (price: string) => `Pay for a year instead: ${price}.`,
      action: 'Switch to annual',
    },
    paying: 'Changing your plan…',
    payingHint: 'Please stay on this page. It takes a few seconds.',
  },
  /** The same review, where nothing runs that could be upgraded. */
  comeBack: {
    title: (plan: string) => `Come back with ${plan}`,
    refused: 'Your membership wasn’t reactivated',
    nothingLost: 'Your membership runs from today, and your earlier activity is still here.',
    way: 'You can cancel at any time and keep what you have paid for.',
    confirm: 'Reactivate',
    paying: 'Reactivating your membership…',
  },
  cards: {
    title: 'Choose a card',
    legend: 'Your cards',
    primary: 'Primary',
    use: 'Use this card',
    another: 'Link another card',
    linkTitle: 'Link another card',
    linkLead: 'Nothing is charged by linking a card.',
  },
  downgrade: {
    title: (plan: string) => `Change to ${plan}`,
    lead: (plan: string, date: string) => `Your plan will change to ${plan} on ${date}.`,
    current: 'Now',
    next: (date: string) => `From ${date}`,
    effect: 'Takes effect',
    due: 'Due today',
    first: (date: string) => `First payment on ${date}`,
    lost: (date: string) => `You lose on ${date}`,
    nothingLost: 'You keep all your current benefits.',
    until: (plan: string, date: string) => `Until ${date} you stay on ${plan}.`,
    confirm: (date: string) => `Change on ${date}`,
    store: (plan: string) => `Keep ${plan}`,
    working: 'Scheduling the change…',
    workingHint: 'Please stay on this page. It takes a few seconds.',
  },
} as const;

/** What went wrong with the card, and a hint at what to do. */
export function cardErrorMessage(error: AppError, supportEmail: string): { text: string; hint: string } {
  const { error: copy } = subscriptionMessages;
  const { text, hint = copy.generic } = chargeProblem(error, supportEmail);
  if (isWrongType(error)) return { text, hint: copy.wrongType };
  return { text, hint: error.kind === 'rejected' || error.kind === 'unpaid' ? copy.generic : hint };
}
