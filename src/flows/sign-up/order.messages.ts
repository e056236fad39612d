import type { CurrencyCode } from '#machines/domain/client.ts';
import { annualSaving, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { nextPeriodAfter } from '#machines/domain/plan-period.ts';
import { roundUpRange } from '#machines/domain/round-up-range.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { tierName } from '#machines/domain/tier.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { chargeText } from '#src/messages/charge-text.ts';
import { planMessages, roundUpLimits } from '#src/messages/plans.ts';
import { signUpMessages } from './sign-up.messages.ts';

const copy = signUpMessages.billing;

interface OrderRow {
  label: string;
  value: string;
  note?: string;
  isEmphasised?: boolean;
}

/** What a member who joins now is charged now and later, row by row. The cap is cents; null is unlimited. */
export function orderRows(
  chosen: ChosenPlan,
  cap: Cents | null,
  currencyCode: CurrencyCode,
  now: Date,
): OrderRow[] {
  const money = (cents: Cents) => formatMoney(cents, currencyCode);
  const price = priceOf(chosen);
  const { tier } = chosen;
  const frequency = frequencyOf(chosen);
  const next = formatDate(nextPeriodAfter(now, { frequency, isRoundUp: price === null }).toISOString());
  if (price === null) {
    const { most } = roundUpRange(tier, cap);
    return [
      {
        label: tierName(tier),
        value: copy.varies,
        note: roundUpLimits(tier, cap, currencyCode),
      },
      { label: copy.cap, value: most === null ? copy.noCap : money(most) },
      { label: copy.due, value: money(0), isEmphasised: true },
      { label: copy.nextCharge, value: next, note: chargeText(chosen, cap, currencyCode) },
    ];
  }
  const saving = frequency === 'year' ? annualSaving(tier) : null;
  return [
    {
      label: planMessages.plan(tierName(tier), frequency),
      value: money(price + (saving ?? 0)),
      ...(saving !== null && { note: copy.twelveMonths }),
    },
    ...(saving === null ? [] : [{ label: copy.saving, value: money(-saving) }]),
    { label: copy.due, value: money(price), isEmphasised: true },
    { label: copy.nextCharge, value: next, note: `${money(price)} ${planMessages.every[frequency]}` },
  ];
}
