import { latestReceiptPath } from '#machines/domain/receipt.ts';
import type { NamedPlan, ToastMessage } from '#machines/domain/toast.ts';
import { errorLine } from '#src/messages/errors.ts';
import { bidiIsolate } from '#src/messages/bidi-isolate.ts';
import { cardChanged, cardName } from '#src/messages/cards.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { receiptLine } from '#src/messages/receipts.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { formatMoney } from '#src/messages/format.ts';
import { planMessages } from '#src/messages/plans.ts';
import { settingSaved } from '#src/messages/settings.ts';
import { spelled } from '#src/messages/spelled.ts';

/** What a toast says. */
export function toastText(message: ToastMessage, supportEmail = ''): string {
  switch (message.key) {
    case 'sessionExpired':
      return frameMessages.sessionExpired;
    case 'loggedOutElsewhere':
      return 'You have logged out in another tab.';
    case 'membershipRenewed':
      return 'Your membership is active again.';
    case 'debtPaid':
      return 'Your payment went through. You don’t owe anything now.';
    case 'nothingDue':
      return 'Nothing is due. There’s nothing you need to pay.';
    case 'cardLinked':
      return 'Card linked. Purchases count from now on.';
    case 'cardChanged':
      return cardChanged(message.action, cardName(message.card));
    case 'planStored':
      return spelled('You’re keeping your plan. The change is canceled.');
    case 'membershipStored':
      return stored(message.renewsOn);
    case 'membershipEnded':
      return spelled('Your membership is canceled. Nothing was charged.');
    case 'membershipActivated':
      return 'Your membership is active.';
    case 'planUpgraded':
      return message.plan ? `Your plan is now ${nameOf(message.plan)}.` : 'Your plan has changed.';
    case 'planScheduled':
      return scheduled(message);
    case 'settingSaved':
      return settingSaved[message.setting];
    case 'emailLinkSent':
      return 'We sent a new link. The one before it no longer works.';
    case 'emailRetained':
      return 'Your email stays as it is.';
    case 'devicesLoggedOut':
      return message.which === 'one' ? 'Device logged out.' : 'All other devices logged out.';
    case 'offerNotSaved':
      return message.isSaved
        ? `${bidiIsolate(message.brand)} couldn’t be saved. Please try again.`
        : `${bidiIsolate(message.brand)} couldn’t be removed from your saved offers. Please try again.`;
    case 'failure':
      return errorLine(message.error, { supportEmail, hasEntered: false });
  }
}

/**
 * The way on from a toast: the receipt of a payment, which the account of who has left doesn't show, or support for what
 * can't be done here; or undefined.
 */
export function toastLink(
  message: ToastMessage,
  { supportEmail = '', hasLeft = false }: { supportEmail?: string; hasLeft?: boolean } = {},
): { label: string; href: string } | undefined {
  if (message.key === 'failure' && message.error.kind === 'unsupported' && supportEmail !== '') {
    return { label: 'Contact support', href: `mailto:${supportEmail}` };
  }
  const isPaid = message.key === 'debtPaid' || ('receipt' in message && message.receipt.charge !== null);
  return isPaid && !hasLeft ? { label: 'See the receipt', href: latestReceiptPath } : undefined;
}

/** Below what happened: what was or will be charged, and what comes next; null where the answer tells neither. */
export function toastDetails(message: ToastMessage, currencyCode: CurrencyCode): string | null {
  if ('receipt' in message) return receiptLine(message.receipt, currencyCode);
  const price = message.key === 'planScheduled' && message.date !== null && message.plan?.price;
  return price ? `${formatMoney(price, currencyCode)} is charged then.` : null;
}

function scheduled({ plan, date }: Extract<ToastMessage, { key: 'planScheduled' }>): string {
  const change = plan ? `Your plan will change to ${nameOf(plan)}` : 'Your plan will change';
  return date === null ? `${change}.` : `${change} on ${formatDate(date)}.`;
}

function nameOf({ tier, frequency }: NamedPlan): string {
  return planMessages.plan(tier, frequency);
}

function stored(renewsOn: string | null): string {
  return renewsOn === null
    ? 'Your membership continues.'
    : `Your membership continues. It renews on ${formatDate(renewsOn)}.`;
}
