import { samplePreview } from '#machines/samples/plan-previews.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleReferralLink } from '#machines/samples/referral-link.ts';
import { tierPairs, tierWords } from '#machines/samples/tier-words.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { formatMoney } from '#machines/domain/money-format.ts';
import type { PlanPreview } from '#machines/domain/plan-preview.ts';
import { resendPause } from '#machines/domain/reset-code.ts';
import type { Tier } from '#machines/domain/tier.ts';

const sampleHome = new URL(sampleReferralLink.url).origin;

/** The screens count down from when they were opened, and not from the instant of a sample. */
const opened = Date.now();

interface Places {
  /** What the tenant is called. */
  name: string;
  /** The address of a picture of the demo. */
  path: (path: string) => string;
  /** Stands for any page of somebody else's. */
  elsewhere: string;
  /** Where the tenant's own app is. */
  home: string;
  currency: CurrencyCode;
}

/** Tells samples of the catalogue with the tiers that a tenant sells; with none to choose from they stay as they are. */
export function localiser(tiers: readonly Tier[], { name, path, elsewhere, home, currency }: Places) {
  const pairs = tierPairs(tiers);
  const byId = new Map(pairs.map(({ sample, tier }) => [sample.id, tier]));
  const ids = new Map(
    pairs.flatMap(({ sample, tier }) => [[sample.id, tier.id] as const, ...planIds(sample, tier)]),
  );
  const { words, sampleWords } = tierWords(tiers);

  const textOf = (text: string): string => {
    if (text.startsWith('/media/')) return path(text);
    if (text.startsWith('https://referrals.example/')) return elsewhere;
    if (text.startsWith(`${sampleHome}/`)) return text.replace(sampleHome, home);
    return ids.get(text) ?? words(text).replaceAll(sampleProgramme.client.name, name);
  };
  const tierOf = (sample: Tier): Tier => {
    const tier = byId.get(sample.id);
    if (!tier) return sample;
    return {
      ...tier,
      membershipTierPlans: tier.membershipTierPlans.slice(0, sample.membershipTierPlans.length),
    };
  };
  /** What a change costs, in the prices of the tenant's tiers: the new plan, less the unused time of the old one. */
  const previewOf = (sample: PlanPreview): PlanPreview => {
    const { lines, nextRenewal } = sample;
    const [low, high] = pairs.map(({ sample: { price }, tier }) => tier.price / price);
    const scaled = (amount: number) => Math.round(amount * ((amount < 0 ? low : high) ?? 1));
    const reported = (lines ?? []).map((line) => ({
      description: textOf(line.description),
      amount: scaled(line.amount),
    }));
    return {
      lines: reported,
      amountToCharge: reported.reduce((sum, { amount }) => sum + amount, 0),
      nextRenewal: nextRenewal && { ...nextRenewal, amount: scaled(nextRenewal.amount) },
    };
  };
  const sampleCharge = formatMoney(samplePreview.amountToCharge, sampleProgramme.client.currencyCode);
  const charge = formatMoney(previewOf(samplePreview).amountToCharge, currency);
  const localise = (value: unknown): unknown => {
    if (typeof value === 'string') return textOf(value);
    if (Array.isArray(value)) return listOf(value);
    if (!isPlain(value)) return value;
    if (isTier(value)) return tierOf(value);
    if (isPreview(value)) return previewOf(value);
    if (isSentMail(value)) return { ...value, sentAt: opened - (resendPause * 1000 - value.pause) };
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, key === 'currencyCode' ? currency : localise(each)]),
    );
  };
  const listOf = (list: readonly unknown[]): unknown[] => {
    const isWhole = pairs.length > 0 && list.length === sampleTiers.length && list.every(isTier);
    return isWhole ? [...tiers] : list.map(localise);
  };
  return {
    local: <Value>(sample: Value): Value => localise(sample) as Value,
    words: (text: string) => words(text).replaceAll(sampleCharge, charge),
    sampleWords,
  };
}

function planIds(sample: Tier, tier: Tier): (readonly [string, string])[] {
  return sample.membershipTierPlans.flatMap(({ id, frequency }) => {
    const plan = tier.membershipTierPlans.find((each) => each.frequency === frequency);
    return plan ? [[id, plan.id] as const] : [];
  });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A code that was sent a moment ago; its pause tells how long. */
function isSentMail(value: Record<string, unknown>): value is { sentAt: number; pause: number } {
  return typeof value['sentAt'] === 'number' && typeof value['pause'] === 'number';
}

function isPreview(value: Record<string, unknown>): value is PlanPreview {
  return 'amountToCharge' in value && 'lines' in value;
}

function isTier(value: unknown): value is Tier {
  return isPlain(value) && 'membershipTierPlans' in value;
}
