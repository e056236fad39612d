import type { AppError } from './app-error.ts';
import type { Card } from './card.ts';
import type { CardAction } from './card-actions.ts';
import type { PeriodReceipt } from './period-receipt.ts';
import type { SettingRow } from './setting-rows.ts';
import type { Frequency } from './tier.ts';
import type { Cents } from './wire.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** What a member has changed on the account page. */
export type SavedSetting = SettingRow | 'newsletter';

/** A plan as a toast names it. The price is cents a period; null where purchases are rounded up. */
export interface NamedPlan {
  tier: string;
  frequency: Frequency;
  price: Cents | null;
}

/** What a toast says, as a key of the message catalogue with its parameters. */
export type ToastMessage =
  | { key: 'sessionExpired' }
  | { key: 'loggedOutElsewhere' }
  | { key: 'membershipRenewed'; receipt: PeriodReceipt }
  /** What was owed beside the membership. */
  | { key: 'debtPaid' }
  | { key: 'nothingDue' }
  | { key: 'cardLinked' }
  /** What was done to a card, and the card as it is now. */
  | { key: 'cardChanged'; action: CardAction; card: Pick<Card, 'system' | 'lastDigits'> }
  | { key: 'planStored' }
  /** `renewsOn` is an instant; null when the server did not say. */
  | { key: 'membershipStored'; renewsOn: string | null }
  | { key: 'membershipActivated'; receipt: PeriodReceipt }
  | { key: 'membershipEnded' }
  /** A plan is null where the server's answer does not tell it. */
  | { key: 'planUpgraded'; plan: NamedPlan | null; receipt: PeriodReceipt }
  /** `date` is the instant from which the plan holds; null when it is not known. */
  | { key: 'planScheduled'; plan: NamedPlan | null; date: string | null }
  | { key: 'settingSaved'; setting: SavedSetting }
  /** The link to a new mailbox was sent again. */
  | { key: 'emailLinkSent' }
  /** A new email that waited is dropped. */
  | { key: 'emailRetained' }
  /** One other device, or all of them. */
  | { key: 'devicesLoggedOut'; which: 'one' | 'others' }
  /** A heart that was set, or taken back, could not be stored. */
  | { key: 'offerNotSaved'; brand: string; isSaved: boolean }
  | { key: 'failure'; error: AppError };

export interface ToastContent {
  message: ToastMessage;
  type: ToastType;
  /** Milliseconds until it hides by itself; null keeps it until it is closed. */
  timeout: number | null;
}

export const defaultToastTimeout = 5000;

/** How long a toast stays, milliseconds: three times as long where an amount and a date are to be read. */
export function timeoutOf(message: ToastMessage): number {
  const isLong = 'receipt' in message || message.key === 'planScheduled';
  return isLong ? 3 * defaultToastTimeout : defaultToastTimeout;
}
