import { billingMessages } from '#src/flows/account/billing.messages.ts';
import { updatesMessages } from '#src/flows/account/updates.messages.ts';
import { activityMessages } from '#src/flows/activity/activity.messages.ts';

/** What is bought on a path, and what it costs, in the words of the tenant. */
export interface Bought {
  client: string;
  /** "Captain, monthly". */
  plan: string;
  /** What joining costs; null where round-ups are paid afterwards. */
  starting: string | null;
  /** What going up costs the member of the demo. */
  upgrade: string;
}

const nothing = 'Nothing is charged, and no mail comes; the plan is as it was.';

const account = (sentence: string) =>
  `“${updatesMessages.list}” on the account page begins with “${sentence}”.`;
const mail = (subject: string, rest = '') => `The newest mail {mailbox} is “${subject}”${rest}.`;
const billed = (what: string) =>
  `“${billingMessages.title}” on the account page begins with “${what}”, “${billingMessages.statuses.succeeded}”, with the same amount; so does its receipt.`;

/** What a tester must see of the money where a flow ends, by machine and state. */
const seen: Readonly<Record<string, Readonly<Record<string, (bought: Bought) => string[]>>>> = {
  upgrade: {
    upgraded: ({ plan, upgrade }) => [
      `Charged once, to the card of the review: ${upgrade}. The lines of the review add up to it.`,
      billed(`Upgrade to ${plan}`),
      mail(`You’re on ${plan} now`, ', with the same amount'),
      account(`Plan changed to ${plan}: … charged to the card ending in …`),
    ],
    'checkout.reading': () => [nothing],
  },
  downgrade: {
    scheduled: () => [
      'Nothing is charged; the plan that runs goes on until the day that the review named.',
      mail('Your plan changes on …', ', with that day'),
      account('Change to … planned for …'),
    ],
  },
  signUp: {
    joined: ({ client, plan, starting }) => [
      ...(starting === null
        ? ['Nothing is charged now: round-ups are paid afterwards.']
        : [`Charged once, to the card that was linked: ${starting}.`, billed(plan)]),
      mail(`Welcome to ${client}`, starting === null ? ', without a charge' : ', with the same amount'),
    ],
  },
  renewal: {
    finished: () => [
      'Charged once, to the card of the page: the amount that it showed as due.',
      `“${billingMessages.title}” on the account page begins with it, “${billingMessages.statuses.succeeded}”; so does its receipt.`,
      mail('Your membership is active again', ', with the same amount'),
    ],
    'reviewing.refused': () => [nothing],
  },
  withdrawal: {
    withdrawn: () => [
      'Paid out once, to the card that was chosen: the amount that was entered. The balance is less by it.',
      `“${activityMessages.payouts.title}” begins with the same amount, on its way.`,
      mail('… of cash back is on its way', ', with the same amount'),
      account('… of cash back withdrawn to the card ending in …'),
    ],
    'choosing.refused': () => ['Nothing is paid out, and no mail comes; the balance is as it was.'],
  },
  membershipCancel: {
    cancelled: () => [
      'Nothing is charged or paid back.',
      mail('Your membership …', ', with the day on which it ends'),
      account('Membership cancelled: it runs until …'),
    ],
  },
};

/** Empty where a flow does not end with money. A refusal counts where something was tried before. */
export function moneySeen(machine: string, state: string, bought: Bought): string[] {
  return seen[machine]?.[state]?.(bought) ?? [];
}
