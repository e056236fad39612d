import { isLookName, looks } from '#machines/domain/look.ts';
import { isThemeColor } from '#machines/domain/theme-colors.ts';
import { safeHref, toDashed } from '#machines/domain/theme.ts';
import type { TenantFile } from './tenant-schema.ts';

/** The price of what rounds purchases up. */
const roundsUp = -100;

const hexColor = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

export type Check = (tenant: TenantFile) => Iterable<string>;

/** What no single field shows. */
export const checks: readonly Check[] = [
  function* ({ id, publicOrigin }) {
    if (publicOrigin !== null && new URL(publicOrigin).hostname.split('.')[0] !== id) {
      yield `publicOrigin: must begin with the label ${id}`;
    }
  },
  function* ({ minimumCharge, maximumContribution }) {
    if (maximumContribution < minimumCharge) yield 'maximumContribution: is below minimumCharge';
  },
  function* ({ causes }) {
    for (const name of duplicates(causes.map((cause) => cause.name)))
      yield `causes: "${name}" is there twice`;
  },
  function* ({ tiers }) {
    for (const name of duplicates(tiers.map((tier) => tier.name))) yield `tiers: "${name}" is there twice`;
    if (tiers.length > 0 && tiers.every(({ hidden }) => hidden)) yield 'tiers: all are hidden';
  },
  function* ({ tiers, config }) {
    for (const [index, { plans, price, minRoundUp, maxRoundUp }] of tiers.entries()) {
      for (const frequency of duplicates(plans.map((plan) => plan.frequency))) {
        yield `tiers.${index}.plans: "${frequency}" is there twice`;
      }
      if (minRoundUp !== null && maxRoundUp !== null && minRoundUp > maxRoundUp) {
        yield `tiers.${index}.minRoundUp: is above maxRoundUp`;
      }
      for (const [at, plan] of plans.entries()) {
        if (price > 0 && plan.price < 0) yield `tiers.${index}.plans.${at}.price: the tier has a price`;
        if (price === roundsUp && plan.price > 0)
          yield `tiers.${index}.plans.${at}.price: the tier rounds up`;
      }
      if (price < 0 && config.membershipModel === 'subscription') {
        yield `tiers.${index}.price: a subscription rounds nothing up`;
      }
    }
  },
  function* ({ offers, categories }) {
    for (const [index, { category }] of offers.entries()) {
      if (categories[category] === undefined) {
        yield `offers.${index}.category: there is no category "${category}"`;
      }
    }
  },
  function* ({ categories }) {
    for (const name of duplicates(Object.values(categories))) yield `categories: "${name}" is there twice`;
  },
  function* ({ theme: { settings } }) {
    for (const [name, value] of Object.entries(settings)) {
      if (isLookName(name)) {
        const known: readonly string[] = looks[name];
        if (!known.includes(value)) yield `theme.settings.${name}: "${value}" is none of ${known.join(', ')}`;
      } else if (!isThemeColor(toDashed(name))) yield `theme.settings.${name}: is not known`;
      else if (!hexColor.test(value)) yield `theme.settings.${name}: "${value}" is no color like #14532D`;
    }
    if (settings['primary'] === undefined) yield 'theme.settings.primary: is missing';
  },
  function* ({ theme: { images } }) {
    if (images['logo'] === undefined) yield 'theme.images.logo: is missing';
  },
  function* ({ theme: { anchors } }) {
    for (const [name, { href }] of Object.entries(anchors)) {
      if (href !== '#' && safeHref(href) === '#') yield `theme.anchors.${name}.href: leads nowhere safe`;
    }
  },
];
