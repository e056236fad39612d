import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clientSchema } from '#machines/domain/client.ts';
import { rewardSchema } from '#machines/domain/reward.ts';
import { heroSlidesOf, imageOf, leadsSomewhere, themeSchema } from '#machines/domain/theme.ts';
import { tierSchema } from '#machines/domain/tier.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import { allMedia } from '#server/demo/media.ts';
import { demoMemberRows } from '#server/demo/member-states.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { tenantRows } from '#server/demo/tenant-rows.ts';
import { currencySign } from '#src/messages/format.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';
import { whyNotWellFormed } from '#tests/support/well-formed.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const tenants = demoTenants.map((tenant) => ({ id: tenant.id, tenant, rows: tenantRows(tenant, now) }));

const platformNames = [
  'popular',
  'restaurants',
  'clothing-accessories',
  'electronics',
  'health-beauty',
  'home-garden',
  'shoes',
  'baby',
  'vacation',
];

describe.each(tenants)('the tenant $id', ({ id, tenant, rows }) => {
  test('has a configuration that the app reads without a fallback', () => {
    const {
      config: { taxNote: _, ...config },
      ...own
    } = rows.client;
    const here = (address: string | null | undefined) =>
      address?.replace('{origin}', `http://${id}.localhost:4173`) ?? null;
    const wire = {
      id,
      name: own.name,
      currencyCode: own.currencyCode,
      supportEmail: own.supportEmail,
      ...config,
      landingPageUrl: here(config.landingPageUrl),
      referralFrameUrl: here(config.referralFrameUrl),
      videosUrl: here(config.videosUrl),
    };
    expect(v.parse(clientSchema, wire)).toEqual(wire);
  });

  test('[FRMT-01] [R29] names what a friend brings in its own currency, with two decimals', () => {
    const { currencyCode, config } = rows.client;
    expect(config.referralReward?.startsWith(currencySign(currencyCode))).toBe(true);
    expect(config.referralReward).toMatch(/\d\.\d\d$/);
    const earned = demoMemberRows(
      { clientId: id, state: 'active', email: 'friend@example.com', now },
      'no password',
    ).referrals.flatMap(({ rewardAmountCents }) => rewardAmountCents ?? []);
    expect(new Set(earned)).toEqual(new Set([expectedTenants[id].friendRewardCents]));
  });

  test('[BOOT-08] has a theme of which nothing is dropped: palette, pictures, three slides, footer', () => {
    const { document } = rows.theme;
    const theme = v.parse(themeSchema, document);
    expect(Object.keys(theme.settings)).toHaveLength(Object.keys(document.settings).length);
    for (const name of ['primary', 'secondary', 'neutral-100', 'neutral-600', 'error', 'success']) {
      expect(theme.settings[name]).toMatch(/^#[0-9A-F]{6}$/);
    }
    expect(theme.images).toHaveLength(document.images.length);
    expect(theme.labels.every(({ value }) => value !== '')).toBe(true);
    expect(theme.anchors.map(({ href }) => href)).toEqual(document.anchors.map(({ href }) => href));
    for (const key of ['logo', 'favicon', 'referral_bg'])
      expect(imageOf(theme, key).imagePath).toMatch(/^\/media\//);

    const slides = heroSlidesOf(theme);
    expect(slides).toHaveLength(3);
    for (const { image, superTitle, title, subTitle, button } of slides) {
      expect([
        image.imagePath,
        superTitle?.value,
        title?.value,
        subTitle?.value,
        button?.value,
      ]).not.toContain('');
      expect(button?.href).toMatch(/^\/[a-z]/);
    }
    const social = theme.anchors.filter(({ key }) => key.startsWith('footer_social_'));
    expect(social).toHaveLength(5);
    expect(social.some(({ href }) => leadsSomewhere(href))).toBe(true);
    expect(social.some(({ href }) => !leadsSomewhere(href))).toBe(true);
  });

  test('has tiers that the app reads', () => {
    const wire = rows.tiers.map(({ priceCents, minRoundUpCents, maxRoundUpCents, ...tier }) => ({
      ...tier,
      price: toMajorUnits(priceCents),
      minRoundUp: minRoundUpCents == null ? null : toMajorUnits(minRoundUpCents),
      maxRoundUp: maxRoundUpCents == null ? null : toMajorUnits(maxRoundUpCents),
      membershipTierPlans: rows.plans
        .filter((plan) => plan.tierId === tier.id)
        .map((plan) => ({ ...plan, price: toMajorUnits(plan.priceCents) })),
    }));
    const tiers = v.parse(v.array(tierSchema), wire);
    for (const tier of tiers) {
      expect(tier.benefits.length).toBeGreaterThanOrEqual(2);
      expect(tier.membershipTierPlans.length).toBeGreaterThan(0);
      expect(tier.isFixedTier).toBe(tier.price >= 0);
      expect(tier.price >= 0 || (tier.maxRoundUp ?? 0) > (tier.minRoundUp ?? 0)).toBe(true);
    }
  });

  test('puts a chip on exactly those plans that cost less than twelve months', () => {
    for (const plan of rows.plans.filter(({ frequency }) => frequency === 'year')) {
      const month = rows.plans.find((each) => each.tierId === plan.tierId && each.frequency === 'month');
      const isCheaper = plan.priceCents < (month?.priceCents ?? 0) * 12;
      expect(Object.keys(plan.chipText ?? {}).length > 0).toBe(isCheaper);
    }
  });

  test('has at least sixty offers in the nine categories, twenty of them featured', () => {
    const offers = rows.rewards.map((row) =>
      v.parse(rewardSchema, {
        ...row,
        endsAt: row.endsAt?.toISOString() ?? null,
        locations: rows.locations.filter(({ rewardId }) => rewardId === row.id),
      }),
    );
    for (const { earnsPercent, earnsCents, earnsFromCents } of rows.rewards) {
      expect(earnsPercent ?? Math.min(earnsCents ?? 0, earnsFromCents ?? 0)).toBeGreaterThan(0);
    }
    expect(offers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(offers.map(({ brand }) => brand)).size).toBe(offers.length);
    expect(rows.categories.map(({ platformName }) => platformName)).toEqual(platformNames);
    for (const name of platformNames) {
      expect(offers.filter(({ category }) => category === name).length).toBeGreaterThanOrEqual(6);
    }
    expect(offers.filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(20);
    expect(offers.filter(({ isFeatured }) => !isFeatured).length).toBeGreaterThanOrEqual(20);
    for (const { type, url, endsAt, locations, description, terms } of offers) {
      expect(type === 'click' ? url : locations.length).toBeTruthy();
      expect(endsAt === null || new Date(endsAt) > now).toBe(true);
      expect(description && terms).toMatch(/.+/);
    }
  });

  test('places its shops within an hour of their towns', () => {
    for (const { city, latitude, longitude } of rows.locations) {
      const town = tenant.towns.find((each) => each.city === city);
      expect(Math.abs(latitude - (town?.latitude ?? 0))).toBeLessThan(0.05);
      expect(Math.abs(longitude - (town?.longitude ?? 0))).toBeLessThan(0.06);
    }
  });

  test('draws every picture that a row refers to, as well-formed SVG without style or script', () => {
    const paths = [
      ...rows.theme.document.images.map(({ imagePath }) => imagePath),
      ...rows.affinities.map(({ imagePath }) => imagePath ?? ''),
      ...rows.rewards.flatMap(({ logo, image }) => [logo ?? '', image ?? '']),
    ];
    const faults = paths.flatMap((path) => {
      const media = allMedia().get(path);
      const body = media?.body ?? '';
      const reasons = [
        media?.type === 'image/svg+xml' ? null : 'is no SVG',
        whyNotWellFormed(body),
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+" viewBox="/.test(body)
          ? null
          : 'has no size',
        /<(style|script|image|use|text|foreignObject)\b|\sstyle=|\son\w+=|href=/.exec(body)?.[0] ?? null,
      ];
      return reasons.flatMap((reason) => (reason === null ? [] : [`${path}: ${reason}`]));
    });
    expect(faults).toEqual([]);
  });
});

test('draws no logo that no brand bears, and no two that are alike', () => {
  const offered = new Set(tenants.flatMap(({ rows }) => rows.rewards.map(({ logo }) => logo)));
  const drawn = [...allMedia().keys()].filter((path) => /^\/media\/offers\/(?!.*-wide)/.test(path));
  expect(new Set<string | null>(drawn)).toEqual(offered);
  const bodies = drawn.map((path) => allMedia().get(path)?.body);
  expect(new Set(bodies).size).toBe(offered.size);
});

test('has a landing page that is well-formed, and whose own pictures and style are there', () => {
  const page = allMedia().get('/media/harbor/landing.html');
  expect(page?.type).toBe('text/html; charset=utf-8');
  const body = page?.body ?? '';
  const asXml = body
    .replace('<!doctype html>', '')
    .replaceAll(/<(meta|link|img)\b([^>]*?)\s*\/?>/g, '<$1$2/>');
  expect(whyNotWellFormed(asXml)).toBeNull();
  expect(body).toContain('href="/sign-up/tiers"');
  expect(body).not.toMatch(/<(style|script)\b|\sstyle=/);
  const own = [...body.matchAll(/(?:src|href)="(\/media\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(own.length).toBeGreaterThanOrEqual(4);
  expect(own.filter((path) => !allMedia().has(path))).toEqual([]);
});

test('names no trade mark of others', () => {
  const marks =
    /\b(amazon|apple store|adidas|nike|puma|starbucks|walmart|target corp|costco|ikea|uber|lyft|airbnb|netflix|spotify|google|microsoft|samsung|sony|disney|mcdonald|subway|h&m|zara|gap inc|levi|sephora|ulta|best buy|home depot|lowe's|shell|esso|petro-canada|tim hortons|lululemon|canadian tire|roots|marriott|hilton|expedia|delta air|westjet|pampers|gerber|target|old navy|reebok|crocs|dyson|nespresso|etsy|ebay)\b/i;
  const texts = tenants.flatMap(({ rows }) => [
    JSON.stringify(rows.rewards),
    JSON.stringify(rows.tiers),
    JSON.stringify(rows.theme.document.labels),
    JSON.stringify(rows.affinities),
  ]);
  for (const text of texts) expect(marks.exec(text)?.[0]).toBeUndefined();
  expect([...allMedia().keys()].join(' ')).not.toMatch(marks);
});

test('gives the same rows for the same instant', () => {
  for (const { tenant, rows } of tenants) expect(tenantRows(tenant, now)).toEqual(rows);
});
