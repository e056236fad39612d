import type { CurrencyCode } from '#machines/domain/client.ts';
import { annualSaving, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { nextPeriodAfter } from '#machines/domain/plan-period.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { planMessages, roundUpLimits } from '#src/messages/plans.ts';
import { signUpMessages } from './sign-up.messages.ts';

const copy = signUpMessages.billing;

interface OrderRow {
  label: string;
  value: string;
  note?: string;
  isEmphasised?: boolean;
}

const every = { month: 'every month', year: 'every year' } as const;

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
    const most = cap ?? tier.maxRoundUp;
    return [
      {
        label: tier.name,
        value: copy.varies,
        note: roundUpLimits({ ...tier, maxRoundUp: most }, currencyCode),
      },
      { label: copy.cap, value: most === null ? copy.noCap : money(most) },
      { label: copy.due, value: money(0), isEmphasised: true },
      { label: copy.nextCharge, value: next },
    ];
  }
  const saving = frequency === 'year' ? annualSaving(tier) : null;
  return [
    {
      label: planMessages.plan(tier.name, frequency),
      value: money(price + (saving ?? 0)),
      ...(saving !== null && { note: copy.twelveMonths }),
    },
    ...(saving === null ? [] : [{ label: copy.saving, value: money(-saving) }]),
    { label: copy.due, value: money(price), isEmphasised: true },
    { label: copy.nextCharge, value: next, note: `${money(price)} ${every[frequency]}` },
  ];
}

/** What a member agrees to by the button, in its own words. */
export function mandateOf(chosen: ChosenPlan, label: string, currencyCode: CurrencyCode): string {
  const price = priceOf(chosen);
  if (price === null) return copy.mandateRoundUp(label);
  const renewal = `${formatMoney(price, currencyCode)} is charged to this card now and ${every[frequencyOf(chosen)]}`;
  return copy.mandatePaid(label, renewal);
}
