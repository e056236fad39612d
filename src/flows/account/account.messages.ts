import type { MembershipStatus } from '#machines/domain/member.ts';

const statuses: Readonly<Record<MembershipStatus, string>> = {
  active: 'Active',
  overdue: 'Payment overdue',
  suspended: 'Suspended',
  unknown: 'Status not known',
  churned: 'Cancelled',
  abandoned_checkout: 'Not started',
};

export const accountMessages = {
  title: 'My account',
  sections: 'On this page',
  lead: (email: string) => `Signed in as ${email}`,
  membership: {
    title: 'Membership',
    status: (status: MembershipStatus) => statuses[status],
    paying: 'Payment pending',
    none: 'You are not a member yet.',
    noPlan: 'Your plan is no longer offered',
    renews: 'Next renewal',
    ends: 'Ends',
    paidUntil: 'Paid until',
    ended: 'Ended',
    since: 'Member since',
    roundUps: 'Your round-ups',
    benefits: 'Your benefits',
    benefitsThen: 'What this plan includes',
    benefitsUntil: (date: string) => `Your benefits until ${date}`,
    change: 'Change plan',
    changeNote: 'See every plan with its price before anything changes.',
  },
  leaving: {
    title: (mayCancel: boolean) => (mayCancel ? 'Log out or cancel' : 'Log out'),
    logOutNote: 'You stay logged in on your other devices.',
    cancel: 'Cancel membership',
    cancelNote: (date: string) =>
      `If you cancel, your membership ends on ${date}. Your cards keep earning until then; deals and activity close right away.`,
    cancelLater: 'You can cancel once your bank has confirmed your payment.',
    cancelNow: 'If you cancel, your membership ends right away. You’ll still owe what is due.',
  },
  appearance: {
    title: 'Appearance',
    legend: 'Color scheme',
    options: [
      { value: 'system', label: 'Same as your device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  scheduled: {
    title: (plan: string, date: string) => `Your plan will change to ${plan} on ${date}`,
    text: (price: string, current: string) =>
      `You then pay ${price}. Until then you stay on ${current}. Keeping your plan charges nothing now.`,
    store: 'Keep my plan',
    storing: 'Keeping your plan…',
    refused: 'Your plan was not kept',
  },
  ending: {
    title: (date: string) => `Your membership ends on ${date}`,
    text: (plan: string, price: string, date: string) =>
      `Your cards keep earning until then. Reactivate to stay on ${plan} and open deals and activity again: nothing is charged now, and your next renewal is ${price} on ${date}.`,
    roundUps: (plan: string) =>
      `Your cards keep earning until then. Reactivate to stay on ${plan} and open deals and activity again: nothing is charged now, and your round-ups continue.`,
    unknownPlan: 'Your cards keep earning until then. Your plan is no longer offered.',
    reactivate: 'Reactivate',
    reactivating: 'Reactivating…',
    checking: 'Checking…',
    refused: 'Your membership was not reactivated',
    unknown: 'We could not confirm that your membership was reactivated.',
    check: 'Check again',
    withdraw: 'Withdraw cash back',
  },
  history: {
    title: 'Account history',
    lead: 'Every payment and every change to your plan, cards, email and password.',
    failed: 'Your account history could not be loaded',
  },
  updates: {
    title: 'Updates',
    lead: 'What happened to your money, your giving and your access.',
    unread: (count: number) => `${count} new`,
    failed: 'Your updates could not be loaded',
  },
  devices: {
    title: 'Logged-in devices',
    lead: 'Log out a device that you do not know or no longer use, and change your password if it was not yours.',
    failed: 'Your logged-in devices could not be loaded',
  },
  annual: {
    text: 'You pay by the year. To move to monthly payments, write to us:',
    noSupport: 'You pay by the year. To move to monthly payments, contact support.',
    support: 'Contact support',
  },
} as const;
