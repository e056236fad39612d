import { latestReceiptPath } from '#machines/domain/charge.ts';
import type { SavedSetting, ToastMessage } from '#machines/domain/toast.ts';
import { errorLine } from '#src/messages/errors.ts';
import { cardChanged, cardName } from '#src/messages/cards.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { receiptLine } from '#src/messages/receipts.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { planMessages } from '#src/messages/plans.ts';

/** What a toast says. */
export function toastText(message: ToastMessage): string {
  switch (message.key) {
    case 'sessionExpired':
      return 'Your session has expired. Log in to pick up where you left off.';
    case 'loggedOutElsewhere':
      return 'You have logged out in another tab.';
    case 'membershipRenewed':
      return 'Your membership is active again.';
    case 'nothingDue':
      return 'Nothing is due. Your membership is active.';
    case 'cardLinked':
      return 'Card linked. Purchases with it count from now on.';
    case 'cardChanged':
      return cardChanged(message.action, cardName(message.card));
    case 'planKept':
      return 'Your plan stays as it is. The change was undone.';
    case 'membershipKept':
      return kept(message.renewsOn);
    case 'membershipEnded':
      return 'Your membership is cancelled. Nothing was charged.';
    case 'membershipActivated':
      return 'Your membership is active.';
    case 'planUpgraded':
      return `Your plan is now ${planMessages.plan(message.tier, message.frequency)}.`;
    case 'planScheduled':
      return scheduled(planMessages.plan(message.tier, message.frequency), message.date);
    case 'settingSaved':
      return settingSaved[message.setting];
    case 'devicesLoggedOut':
      return message.which === 'one' ? 'The device is logged out.' : 'All other devices are logged out.';
    case 'failure':
      return errorLine(message.error);
  }
}

/** Where a payment that a toast tells of has its receipt; undefined for any other toast. */
export function toastLink({ key }: ToastMessage): { label: string; href: string } | undefined {
  if (key !== 'membershipRenewed' && key !== 'planUpgraded') return undefined;
  return { label: 'See the receipt', href: latestReceiptPath };
}

function scheduled(plan: string, date: string | null): string {
  return date === null
    ? `Your plan will change to ${plan}.`
    : `Your plan will change to ${plan} on ${formatDate(date)}.`;
}

/** Below what happened: what was charged, with which card, and what comes next; null where the answer tells neither. */
export function toastDetails(message: ToastMessage, currencyCode: CurrencyCode): string | null {
  return 'receipt' in message ? receiptLine(message.receipt, currencyCode) : null;
}

function kept(renewsOn: string | null): string {
  return renewsOn === null
    ? 'Your membership continues.'
    : `Your membership continues. It renews on ${formatDate(renewsOn)}.`;
}

const settingSaved: Readonly<Record<SavedSetting, string>> = {
  name: 'Your name is updated.',
  email: 'Your email is updated. Use it the next time you log in.',
  password: 'Your password is updated. Other devices are signed out.',
  phone: 'Your phone number is updated.',
  address: 'Your mailing address is updated.',
  maxRoundUp: 'Your monthly cap is updated.',
  affinity: 'Your choice is updated: your giving goes there from now on.',
  newsletter: 'Your newsletter choice is updated.',
};
