import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { categories, rewardLocations, rewards } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { pictures } from '#server/db/operations-schema.ts';
import { affinities, clients, themes, tierPlans, tiers, type ThemeDocument } from '#server/db/schema.ts';
import { StartError } from '#server/start-error.ts';
import type { ReadTenant } from './read-tenant.ts';
import type { TenantFile } from './tenant-schema.ts';

const mediaPath = (id: string, name: string) => `/media/${id}/${name}`;

function themeOf({ id, theme }: TenantFile): ThemeDocument {
  const { settings, images, labels, anchors } = theme;
  return {
    settings,
    images: Object.entries(images).map(([key, name]) => ({ key, imagePath: mediaPath(id, name), css: '' })),
    labels: Object.entries(labels).map(([key, value]) => ({ key, value, css: '' })),
    anchors: Object.entries(anchors).map(([key, link]) => ({ key, ...link, type: 'default', css: '' })),
  };
}

const english = (text: string | undefined): Record<string, string> =>
  text === undefined ? {} : { en: text };

function tierRows({ id: clientId, tiers: given }: TenantFile) {
  return given.map((tier, position) => {
    const tierId = randomUUID();
    return {
      tier: {
        id: tierId,
        clientId,
        name: tier.name,
        labels: { en: tier.name },
        benefits: tier.benefits.map((benefit) => ({ key: null, count: null, text: { en: benefit } })),
        priceCents: tier.price,
        minRoundUpCents: tier.minRoundUp,
        maxRoundUpCents: tier.maxRoundUp,
        isFixedTier: tier.price >= 0,
        hidden: tier.hidden,
        giveawayTickets: tier.giveawayTickets,
        position,
      },
      plans: tier.plans.map(({ frequency, price, chip }) => ({
        clientId,
        tierId,
        frequency,
        priceCents: price,
        chipText: english(chip),
      })),
    };
  });
}

function offerRows({ id: clientId, offers }: TenantFile) {
  return offers.map((offer, position) => {
    const rewardId = randomUUID();
    const { earns, logo, image, locations } = offer;
    return {
      reward: {
        id: rewardId,
        clientId,
        brand: offer.brand,
        nameShort: offer.brand,
        category: offer.category,
        type: offer.url === null ? ('card_linked' as const) : ('click' as const),
        description: offer.description,
        terms: offer.terms,
        earnsPercent: 'percent' in earns ? earns.percent : null,
        earnsCents: 'amount' in earns ? earns.amount : null,
        earnsFromCents: 'from' in earns ? earns.from : null,
        logo: mediaPath(clientId, logo),
        image: image === null ? null : mediaPath(clientId, image),
        url: offer.url,
        endsAt: offer.endsAt === null ? null : new Date(offer.endsAt),
        isFeatured: offer.featured,
        position,
      },
      locations: locations.map((place) => ({ ...place, clientId, rewardId })),
    };
  });
}

async function insert<Row>(
  rows: readonly Row[],
  write: (rows: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  if (rows.length > 0) await write([...rows]);
}

/** Loads a tenant that was read, all of it or nothing. Rejects where there is one of that label. */
export async function addTenant(db: Database, read: ReadTenant, now: Date): Promise<void> {
  const { tenant } = read;
  const { id: clientId, name, currencyCode, supportEmail, config, publicOrigin } = tenant;
  await db.transaction(async (transaction) => {
    const [known] = await transaction.select().from(clients).where(eq(clients.id, clientId));
    if (known) throw new StartError(`There is a tenant ${clientId} already. Nothing was changed.`);
    await transaction.insert(clients).values({
      id: clientId,
      name,
      currencyCode,
      supportEmail,
      config: { ...config, featureFlags: { ...config.featureFlags, idempotencyKeys: true } },
      publicOrigin,
      minimumChargeCents: tenant.minimumCharge,
      maximumContributionCents: tenant.maximumContribution,
      recipients: tenant.recipients,
      createdAt: now,
    });
    await transaction.insert(themes).values({ clientId, document: themeOf(tenant) });
    const ofTiers = tierRows(tenant);
    await insert(
      ofTiers.map(({ tier }) => tier),
      (rows) => transaction.insert(tiers).values(rows),
    );
    await insert(
      ofTiers.flatMap(({ plans }) => plans),
      (rows) => transaction.insert(tierPlans).values(rows),
    );
    const causes = tenant.causes.map((cause, position) => ({
      clientId,
      name: cause.name,
      recipient: cause.recipient ?? '',
      imagePath: cause.image === undefined ? '' : mediaPath(clientId, cause.image),
      position,
    }));
    await insert(causes, (rows) => transaction.insert(affinities).values(rows));
    const ofCategories = Object.entries(tenant.categories).map(([platformName, each], position) => ({
      clientId,
      name: each,
      platformName,
      position,
    }));
    await insert(ofCategories, (rows) => transaction.insert(categories).values(rows));
    for (const { reward, locations } of offerRows(tenant)) {
      await transaction.insert(rewards).values(reward);
      await insert(locations, (rows) => transaction.insert(rewardLocations).values(rows));
    }
    await insert(
      read.pictures.map((picture) => ({ clientId, ...picture })),
      (rows) => transaction.insert(pictures).values(rows),
    );
  });
}
