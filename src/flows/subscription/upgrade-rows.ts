import type { CurrencyCode } from '#machines/domain/client.ts';
import { priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import type { PlanPreview } from '#machines/domain/plan-preview.ts';
import { tierName } from '#machines/domain/tier.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { chargeText } from '#src/messages/charge-text.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { lastRoundUpsRows } from '#src/messages/paid-period.ts';
import { planMessages, priceText } from '#src/messages/plans.ts';
import { subscriptionMessages } from './subscription.messages.ts';

const { upgrade: copy } = subscriptionMessages;

export interface Reading {
  cap: Cents | null;
  currencyCode: CurrencyCode;
}

/** What the next charge comes to: what the server says, or else the plan's price or range. */
export function nextChargeText(
  target: ChosenPlan,
  { nextRenewal }: Pick<PlanPreview, 'nextRenewal'>,
  { cap, currencyCode }: Reading,
): string {
  return priceOf(target) === null || nextRenewal === null
    ? chargeText(target, cap, currencyCode)
    : formatMoney(nextRenewal.amount, currencyCode);
}

/** What is paid now and next, as the server said it. */
export function rowsOf(
  current: ChosenPlan | null,
  target: ChosenPlan,
  { lines, amountToCharge, lastRoundUps, nextRenewal }: PlanPreview,
  reading: Reading,
) {
  const { currencyCode } = reading;
  return [
    ...(current
      ? [
          {
            label: subscriptionMessages.tier.labels.current,
            value: priceText(current, currencyCode),
            note: planMessages.plan(tierName(current.tier), frequencyOf(current)),
          },
        ]
      : []),
    {
      label: copy.newPlan,
      value: priceText(target, currencyCode),
      note: planMessages.plan(tierName(target.tier), frequencyOf(target)),
    },
    { label: copy.starts, value: copy.today },
    ...lines.map(({ description, amount }) => ({
      label: description,
      value: formatMoney(amount, currencyCode),
    })),
    { label: copy.due, value: formatMoney(amountToCharge, currencyCode), isEmphasised: true },
    ...lastRoundUpsRows(lastRoundUps, currencyCode),
    ...(nextRenewal
      ? [
          {
            label: copy.renewal(formatDate(nextRenewal.date)),
            value: nextChargeText(target, { nextRenewal }, reading),
          },
        ]
      : []),
  ];
}
