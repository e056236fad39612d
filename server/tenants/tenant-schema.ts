import * as v from 'valibot';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(2000));
const flag = v.optional(v.boolean('must be true or false'), false);
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const webAddress = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/[^\s@]+|\{origin\}\/\S*)$/, 'must begin with https:// or {origin}/'),
);
const optionalAddress = v.optional(v.nullable(webAddress), null);

/** Money in major units → cents. */
const cents = v.pipe(
  v.number('must be an amount, like 12.5'),
  v.check(
    (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
    'must have at most two decimals',
  ),
  v.transform((amount) => Math.round(amount * 100)),
);
const positiveCents = v.pipe(cents, v.minValue(1, 'must be above 0'));

/** The path of a picture beside the file. */
export const picturePath = /^[\w-]+(\/[\w-]+)*\.(svg|png|jpg|webp)$/;

const picture = v.pipe(
  v.string(),
  v.regex(picturePath, 'must be the path of an svg, png, jpg or webp beside the file'),
);

const origin = v.pipe(
  v.string(),
  v.check(
    (address) =>
      URL.canParse(address) && new URL(address).origin === address && address.startsWith('https://'),
    'must be like https://label.example, without a path',
  ),
);

const tier = v.strictObject({
  name: text,
  benefits: v.optional(v.array(text), []),
  /** A month's price; -1 where purchases are rounded up. */
  price: v.pipe(
    cents,
    v.check((price) => price === -100 || price > 0, 'must be above 0, or -1 for round-ups'),
  ),
  minRoundUp: v.optional(v.nullable(positiveCents), null),
  maxRoundUp: v.optional(v.nullable(positiveCents), null),
  hidden: flag,
  giveawayTickets: v.optional(v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0)), 0),
  plans: v.pipe(
    v.array(
      v.strictObject({
        frequency: v.picklist(['month', 'year'], 'must be month or year'),
        price: v.pipe(
          cents,
          v.check((price) => price === -100 || price > 0, 'must be above 0, or -1 for round-ups'),
        ),
        chip: v.optional(text),
      }),
    ),
    v.minLength(1, 'must have a plan'),
  ),
});

const earning = v.union(
  [
    v.strictObject({ percent: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)) }),
    v.strictObject({ amount: positiveCents, from: positiveCents }),
  ],
  'must be { "percent" } or { "amount", "from" }',
);

const offer = v.strictObject({
  brand: text,
  category: text,
  description: text,
  terms: text,
  earns: earning,
  logo: picture,
  image: v.optional(v.nullable(picture), null),
  /** For an offer that begins with a link. */
  url: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^https:\/\/[^\s@]+$/, 'must begin with https://'))),
    null,
  ),
  endsAt: v.optional(
    v.nullable(v.pipe(v.string(), v.isoTimestamp('must be like 2027-01-31T23:59:59Z'))),
    null,
  ),
  featured: flag,
  locations: v.optional(
    v.array(
      v.strictObject({
        address: text,
        city: text,
        state: text,
        postalCode: text,
        latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    ),
    [],
  ),
});

/** A tenant in one file, as `docs/tenant-file.md` describes it. */
export const tenantSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(label, 'must be a host label: small letters, numbers and hyphens')),
  name: text,
  currencyCode: v.picklist(['USD', 'CAD'], 'must be USD or CAD'),
  supportEmail: v.pipe(v.string(), v.email('must be an email address')),
  publicOrigin: v.optional(v.nullable(origin), null),
  minimumCharge: v.optional(positiveCents, 10),
  maximumContribution: v.optional(positiveCents, 500),
  config: v.strictObject({
    featureFlags: v.strictObject({
      whiteLabeled: flag,
      newOffersSystem: flag,
      downgradeMembership: flag,
      amexLimitUx: flag,
      newReferralSystem: flag,
      destinations: flag,
      videosPage: flag,
      sweepstakesReminder: flag,
    }),
    destinations: v.optional(v.array(v.strictObject({ code: text })), []),
    membershipModel: v.picklist(
      ['round_up', 'subscription', 'round_up_subscription'],
      'must be round_up, subscription or round_up_subscription',
    ),
    referralProgram: flag,
    referralProgramId: v.optional(v.nullable(text), null),
    referralReward: v.optional(v.nullable(text), null),
    referralFrameUrl: optionalAddress,
    vimeoShowcaseId: v.optional(v.nullable(text), null),
    videosUrl: optionalAddress,
    landingPageUrl: optionalAddress,
    gtmId: v.optional(
      v.nullable(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be like GTM-ABC123'))),
      null,
    ),
    taxNote: v.optional(v.nullable(v.pipe(text, v.maxLength(300, 'must have at most 300 characters'))), null),
    socialProviders: v.optional(
      v.array(v.picklist(['google', 'apple', 'facebook'], 'must be google, apple or facebook')),
      [],
    ),
  }),
  theme: v.strictObject({
    settings: v.record(v.string(), v.string()),
    images: v.record(v.string(), picture),
    labels: v.optional(v.record(v.string(), v.string()), {}),
    anchors: v.optional(v.record(v.string(), v.strictObject({ value: v.string(), href: v.string() })), {}),
  }),
  tiers: v.pipe(v.array(tier), v.minLength(1, 'must have a tier')),
  causes: v.optional(
    v.array(v.strictObject({ name: text, image: v.optional(picture), recipient: v.optional(text) })),
    [],
  ),
  recipients: v.optional(v.array(text), []),
  categories: v.record(v.string(), text),
  offers: v.array(offer),
});

export type TenantFile = v.InferOutput<typeof tenantSchema>;
