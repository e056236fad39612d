import type { MembershipStatus } from '#machines/domain/member.ts';
import { spelled } from '#src/messages/spelled.ts';

const statuses: Readonly<Record<MembershipStatus, string>> = {
  active: 'Active',
  overdue: 'Payment overdue',
  suspended: 'Suspended',
  unknown: 'Status not known',
  churned: 'Canceled',
  abandoned_checkout: 'Not started',
};

export const accountMessages = {
  title: 'My account',
  sections: 'On this page',
  lead: (email: string) => `Logged in as ${email}`,
  membership: {
    title: 'Membership',
    status: (status: MembershipStatus) => spelled(statuses[status]),
    paying: 'Payment pending',
    none: 'You aren’t a member yet.',
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
    legend: 'Light or dark',
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
    refused: 'Your plan wasn’t kept',
  },
  ending: {
    title: (date: string) => `Your membership ends on ${date}`,
    text: (plan: string, price: string, date: string) =>
      `Your cards keep earning until then. Reactivate to stay on ${plan} and open deals and activity again: nothing is charged now, and your next renewal is ${price} on ${date}.`,
    roundUps: (plan: string, date: string) =>
      `Your cards keep earning until then, and your round-ups of this month are still charged on ${date} and passed on. Reactivate to stay on ${plan} and open deals and activity again: nothing is charged now, and your round-ups continue.`,
    unknownPlan: 'Your cards keep earning until then. Your plan is no longer offered.',
    reactivate: 'Reactivate',
    reactivating: 'Reactivating…',
    checking: 'Checking…',
    refused: 'Your membership wasn’t reactivated',
    unknown: 'We couldn’t confirm that your membership was reactivated.',
    check: 'Check again',
    withdraw: 'Withdraw cash back',
  },
  updates: {
    title: 'Updates',
    lead: 'Every payment, what you earned and gave, and every change.',
    unread: (count: number) => `${count} new`,
    failed: 'Your updates couldn’t be loaded',
  },
  devices: {
    title: 'Logged-in devices',
    lead: 'Log out any device you don’t recognize or no longer use. If it wasn’t yours, change your password.',
    failed: 'Your logged-in devices couldn’t be loaded',
  },
  annual: {
    text: 'You pay by the year. To move to monthly payments, write to us:',
    noSupport: 'You pay by the year. To move to monthly payments, contact support.',
    support: 'Contact support',
  },
} as const;
