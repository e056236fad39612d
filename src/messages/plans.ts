import type { CurrencyCode } from '#machines/domain/client.ts';
import { annualSaving, openTiers, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf, isByMonthOrYear, planAt } from '#machines/domain/plan-frequency.ts';
import { roundUpRange } from '#machines/domain/round-up-range.ts';
import { tierName, type Frequency, type Tier } from '#machines/domain/tier.ts';
import { benefitText } from '#machines/domain/benefit.ts';
import { numberWord } from '#machines/domain/number-word.ts';
import type { BenefitChange } from '#machines/domain/tier-benefits.ts';
import { inEnglish, type Cents } from '#machines/domain/wire.ts';
import { formatMoney } from './format.ts';

/** A tier as the plan picker shows it, at one frequency. */
export interface PlanOption {
  /** Of the tier. */
  id: string;
  name: string;
  price: { currency: string; amount: string; period: string } | { words: string };
  saving?: string;
  /** The plan's own words for what it saves. */
  chip?: string;
  note?: string;
  benefits: readonly string[];
  /** How it is offered to a member. */
  label?: { kind: 'current' | 'other'; text: string };
  disabledReason?: string;
}

/** One half of the toggle. */
export interface FrequencyOption {
  value: Frequency;
  label: string;
  chip?: string;
}

export const planMessages = {
  tiers: 'Tiers',
  frequency: 'How often you pay',
  frequencies: { month: 'Monthly', year: 'Annual' },
  selected: 'Selected',
  periods: { month: '/month', year: '/year' },
  every: { month: 'every month', year: 'every year' },
  saving: (amount: string) => `Save ${amount} a year`,
  savingUpTo: (amount: string) => `Save up to ${amount}`,
  monthOnly: 'Paid by the month only',
  aMonth: (amount: string) => `About ${amount} a month`,
  roundUps: 'Your round-ups',
  plan: (tier: string, frequency: Frequency) => `${tier}, ${frequency === 'year' ? 'annual' : 'monthly'}`,
} as const;

/** The tiers to choose from, each at a frequency, or at the one that it has; `cap` is the member's for round-ups, cents. */
export function planOptions(
  tiers: readonly Tier[],
  frequency: Frequency,
  currencyCode: CurrencyCode,
  cap: Cents | null = null,
): PlanOption[] {
  const open = openTiers(tiers);
  const hasChoice = open.some(isByMonthOrYear);
  return open.map((tier) => {
    const chosen = planAt(tier, frequency);
    const saving = frequencyOf(chosen) === 'year' ? annualSaving(tier) : null;
    const chip = saving === null ? '' : inEnglish(chosen.plan?.chipText ?? {});
    const note = noteOf(chosen, frequency, { currencyCode, cap, hasChoice });
    return {
      id: tier.id,
      name: tierName(tier),
      price: pricePartsOf(chosen, currencyCode),
      ...(saving !== null && { saving: planMessages.saving(formatMoney(saving, currencyCode)) }),
      ...(chip !== '' && { chip }),
      ...(note !== null && { note }),
      benefits: tier.benefits.map(benefitText),
    };
  });
}

/** The halves of the toggle; none where there is nothing to choose. */
export function frequencyOptions(tiers: readonly Tier[], currencyCode: CurrencyCode): FrequencyOption[] {
  const open = openTiers(tiers);
  if (!open.some(isByMonthOrYear)) return [];
  const savings = open.flatMap((tier) => annualSaving(tier) ?? []);
  const most = Math.max(...savings);
  return [
    { value: 'month', label: planMessages.frequencies.month },
    {
      value: 'year',
      label: planMessages.frequencies.year,
      ...(savings.length > 0 && { chip: planMessages.savingUpTo(formatMoney(most, currencyCode)) }),
    },
  ];
}

/** `Five tickets in the monthly giveaway instead of one`. */
export function benefitChangeText({ text, insteadOf }: BenefitChange): string {
  return insteadOf === null ? text : `${text} instead of ${numberWord(insteadOf)}`;
}

/** `$25.00/month`, or in words where purchases are rounded up. */
export function priceText(chosen: ChosenPlan, currencyCode: CurrencyCode): string {
  const price = priceOf(chosen);
  if (price === null) return planMessages.roundUps;
  return `${formatMoney(price, currencyCode)}${planMessages.periods[frequencyOf(chosen)]}`;
}

/** What the round-ups of a month cost at least and at most, for a member with a cap, cents or null. */
export function roundUpLimits(tier: Tier, cap: Cents | null, currencyCode: CurrencyCode): string {
  const { least, most } = roundUpRange(tier, cap);
  const money = (cents: Cents) => formatMoney(cents, currencyCode);
  return [
    'Charged after each month.',
    ...(least === null
      ? []
      : [`If your round-ups total less than ${money(least)} in a month you are charged ${money(least)}.`]),
    ...(most === null ? [] : [`You never pay more than ${money(most)} a month.`]),
  ].join(' ');
}

function noteOf(
  chosen: ChosenPlan,
  frequency: Frequency,
  { currencyCode, cap, hasChoice }: { currencyCode: CurrencyCode; cap: Cents | null; hasChoice: boolean },
): string | null {
  const price = priceOf(chosen);
  if (price === null) return roundUpLimits(chosen.tier, cap, currencyCode);
  if (frequencyOf(chosen) === 'year') {
    return planMessages.aMonth(formatMoney(Math.round(price / 12), currencyCode));
  }
  return hasChoice && frequencyOf(chosen) !== frequency ? planMessages.monthOnly : null;
}

function pricePartsOf(chosen: ChosenPlan, currencyCode: CurrencyCode): PlanOption['price'] {
  const price = priceOf(chosen);
  if (price === null) return { words: planMessages.roundUps };
  const [, currency = '', amount = ''] = /^(\D*?)\s*([\d.,]+)$/.exec(formatMoney(price, currencyCode)) ?? [];
  return { currency, amount, period: planMessages.periods[frequencyOf(chosen)] };
}
