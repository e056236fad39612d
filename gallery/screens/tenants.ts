import * as v from 'valibot';
import documents from 'virtual:tenants';
import { clientSchema, hasTierPages } from '#machines/domain/client.ts';
import { themeSchema, type Theme } from '#machines/domain/theme.ts';
import { tierSchema, type Tier } from '#machines/domain/tier.ts';
import { clientFacts } from '#src/app/navigation.ts';
import type { Shop } from '#paths/explore/unsupported-states.ts';
import { localiser } from './local-samples.ts';
import type { TenantFixture } from './tenant-fixture.ts';

/** A demo tenant, to show screens in. */
export interface Tenant extends TenantFixture {
  id: string;
  name: string;
  /** The words of the catalogue with this tenant's tiers: "Choose Captain, monthly". */
  words: (text: string) => string;
  /** The other way round: "Choose Gold, monthly". */
  sampleWords: (text: string) => string;
}

const here = (path: string) => new URL(`.${path}`, document.baseURI).href;

function read({ client, tiers, theme }: (typeof documents)[number]): Tenant {
  const known = { ...v.parse(clientSchema, client), referralFrameUrl: fake, videosUrl: fake };
  const sold: Tier[] = v.parse(v.array(tierSchema), tiers);
  const { local, words, sampleWords } = localiser(sold, {
    name: known.name,
    path: here,
    elsewhere: fake,
    home: `https://${known.id}.example.com`,
    currency: known.currencyCode,
  });
  return {
    id: known.id,
    name: known.name,
    programme: { client: known, tiers: sold },
    theme: withImages(v.parse(themeSchema, theme)),
    local,
    words,
    sampleWords,
  };
}

/** What a tenant is called, and what its flows depend on. */
export function shopOf({ name, programme: { client } }: Tenant): Shop {
  return {
    name,
    hasTiers: hasTierPages(client),
    hasAffinities: client.hasAffinities !== false,
    hasVideos: clientFacts(client).hasVideos,
    mayDowngrade: client.featureFlags.downgradeMembership,
  };
}

/** Stands for a page of somebody else's. */
const fake = here('/stand-in.html');

function withImages(theme: Theme): Theme {
  const images = theme.images.map((image) => ({
    ...image,
    imagePath: image.imagePath && here(image.imagePath),
  }));
  return { ...theme, images };
}

/** The demo tenants as the API answers. */
export const tenantAnswers: readonly { client: unknown; tiers: readonly unknown[]; theme: unknown }[] =
  documents;

/** The demo tenants, in the order in which they are shown. */
export const tenants: readonly Tenant[] = documents.map(read);

/** The tenant of this id; the first one when there is none. */
export function tenantOf(id: string | null): Tenant {
  const tenant = tenants.find((each) => each.id === id) ?? tenants[0];
  if (!tenant) throw new Error('There is no demo tenant.');
  return tenant;
}
