import type { Cents } from '#machines/domain/wire.ts';
import type { ClientConfig, ThemeDocument } from '#server/db/schema.ts';
import type { Town } from '#server/demo/offers/offers.ts';
import { stableId } from '#server/demo/random.ts';

export type DemoFrequency = 'month' | 'year';

export interface DemoPlan {
  frequency: DemoFrequency;
  priceCents: Cents;
  /** A word on the plan, such as "2 months free". */
  chip?: string;
}

/** Among a tier's benefits: its tickets of the monthly giveaway. */
export const giveaway = Symbol('tickets of the giveaway');

export interface DemoTier {
  name: string;
  benefits: readonly (string | typeof giveaway)[];
  /** A month's price; -100 where purchases are rounded up. */
  priceCents: Cents;
  minRoundUpCents?: Cents;
  maxRoundUpCents?: Cents;
  isHidden?: true;
  /** Tickets of the monthly giveaway. */
  tickets: number;
  plans: readonly DemoPlan[];
}

/** The plan of a demo member, by the tier's name. */
export interface PlanChoice {
  tier: string;
  frequency: DemoFrequency;
}

/** Everything about a demo tenant that is not a member. Money is integer cents. */
export interface DemoTenant<Id extends string = string> {
  /** The host label: `varsity`. */
  id: Id;
  name: string;
  currencyCode: 'USD' | 'CAD';
  country: 'US' | 'CA';
  supportEmail: string;
  /** How long the programme runs; the oldest is shown first. */
  ageInMonths: number;
  config: ClientConfig;
  theme: ThemeDocument;
  tiers: readonly DemoTier[];
  /** Causes to choose from; `recipient` is whom a member's donations then go to. */
  affinities: readonly { slug: string; name: string; recipient: string }[];
  /** Who receives the donations of members without an affinity. */
  recipients: readonly string[];
  towns: readonly Town[];
  /** The brands, by their slugs, that suit the programme best: they are featured first. */
  highlights: readonly string[];
  /** What members of each kind are on. `lower` is where the scheduled change leads; null where there is no lower plan. */
  plans: {
    usual: PlanChoice;
    annual: PlanChoice;
    small: PlanChoice;
    large: PlanChoice;
    lower: PlanChoice | null;
  };
}

export const tierId = (tenant: string, name: string) => stableId(`${tenant} tier ${name}`);
export const planId = (tenant: string, { tier, frequency }: PlanChoice) =>
  stableId(`${tenant} tier ${tier} by the ${frequency}`);
export const affinityId = (tenant: string, slug: string) => stableId(`${tenant} affinity ${slug}`);

/** A tenant's tier by name. Throws where there is none: the tenants are written by hand. */
export function tierOf(tenant: DemoTenant, name: string): DemoTier {
  const tier = tenant.tiers.find((each) => each.name === name);
  if (tier === undefined) throw new Error(`${tenant.name} has no tier "${name}"`);
  return tier;
}

/** The price of a plan. Negative for a round-up plan. */
export function priceOf(tenant: DemoTenant, { tier, frequency }: PlanChoice): Cents {
  const plan = tierOf(tenant, tier).plans.find((each) => each.frequency === frequency);
  if (plan === undefined) throw new Error(`${tenant.name} has no plan "${tier}" by the ${frequency}`);
  return plan.priceCents;
}

interface HeroText {
  superTitle: string;
  title: string;
  subTitle: string;
  button: string;
  href: string;
}

/** What a sum (major units) buys, for one recipient or for every one. */
interface ImpactText {
  recipient?: string;
  cost: string;
  one: string;
  many: string;
}

interface ThemeText {
  settings: Record<string, string>;
  heroes: readonly HeroText[];
  impacts: readonly ImpactText[];
  labels: Readonly<Record<string, string>>;
  anchors: Readonly<Record<string, readonly [value: string, href: string]>>;
  superTitleCss?: string;
}

/** A theme document in the keys of the wire, with the tenant's drawn pictures. */
export function themeDocument(
  tenant: string,
  { settings, heroes, impacts, labels, anchors, superTitleCss = '' }: ThemeText,
): ThemeDocument {
  const image = (key: string, file: string) => ({ key, imagePath: `/media/${tenant}/${file}.svg`, css: '' });
  const label = (key: string, value: string, css = '') => ({ key, value, css });
  const anchor = (key: string, value: string, href: string) => ({
    key,
    value,
    href,
    type: 'default',
    css: '',
  });
  return {
    settings,
    images: [
      image('logo', 'logo'),
      image('favicon', 'favicon'),
      image('referral_bg', 'referral-bg'),
      ...heroes.map((_, index) => image(`hero_slide_${index}_image`, `hero-${index + 1}`)),
    ],
    labels: [
      ...Object.entries(labels).map(([key, value]) => label(key, value)),
      ...impacts.flatMap((impact, index) =>
        Object.entries(impact).map(([part, value]) => label(`impact_${index}_${part}`, value)),
      ),
      ...heroes.flatMap(({ superTitle, title, subTitle }, index) => [
        label(`hero_slide_${index}_superTitle`, superTitle, superTitleCss),
        label(`hero_slide_${index}_title`, title),
        label(`hero_slide_${index}_subTitle`, subTitle),
      ]),
    ],
    anchors: [
      ...Object.entries(anchors).map(([key, [value, href]]) => anchor(key, value, href)),
      ...heroes.map(({ button, href }, index) => anchor(`hero_slide_${index}_button`, button, href)),
    ],
  };
}
