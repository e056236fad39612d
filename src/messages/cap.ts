import type { CurrencyCode } from '#machines/domain/client.ts';
import { capFloor } from '#machines/domain/donation-cap.ts';
import type { ChosenPlan } from '#machines/domain/plan-choice.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { fieldMessages } from './fields.ts';
import { currencySign, formatMoney } from './format.ts';

/** The words of a form with a monthly cap, and what its field is given. */
export function capField(chosen: ChosenPlan | null, cap: Cents | null, currencyCode: CurrencyCode) {
  const floor = formatMoney(capFloor, currencyCode);
  const most = chosen?.tier.maxRoundUp ?? null;
  const blank =
    most === null
      ? 'leave it blank for no limit.'
      : `leave it blank for your plan’s maximum of ${formatMoney(most, currencyCode)} a month.`;
  const low = `Enter more than ${floor}, or ${blank}`;
  const refused = (text: string) => ({ field: 'maxRoundUp', text });
  return {
    field: {
      name: 'maxRoundUp',
      hint: `More than ${floor}, or ${blank}`,
      currency: currencySign(currencyCode),
      defaultValue: cap === null ? '' : String(toMajorUnits(cap)),
    },
    texts: {
      ...fieldMessages,
      capInvalid: `Enter an amount, like 25 or 25.50, or ${blank}`,
      capTooLow: low,
    },
    codes: { i_member_003: refused(low), i_member_004: refused(`Enter a smaller amount, or ${blank}`) },
  };
}

export type CapField = ReturnType<typeof capField>;
