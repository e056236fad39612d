import * as v from 'valibot';
import { rows } from './rows.ts';
import type { Tier } from './tier.ts';
import { isRecord } from './wire-values.ts';
import { boolean, flag, id, mended, optionalText, orElse, text, textOrNull, word } from './wire.ts';

const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s@]+$/));

const address = orElse(httpUrl, null);

/** A programme that is named or described is one that there is. */
const referralProgram = orElse(
  mended(boolean, (raw) => {
    const isWord = typeof raw === 'string' && raw !== '' && !/^(0|1|true|false)$/i.test(raw);
    return isWord || isRecord(raw) ? true : raw;
  }),
  false,
);

const longestCode = 8;

/** A code of ISO 4217; any other is shown as it is. */
export const currencyCode = v.pipe(
  text,
  v.trim(),
  v.nonEmpty(),
  v.transform((code) => code.toUpperCase().slice(0, longestCode)),
);

const featureFlags = v.object({
  whiteLabeled: flag,
  newOffersSystem: flag,
  downgradeMembership: flag,
  amexLimitUx: flag,
  newReferralSystem: flag,
  destinations: flag,
  videosPage: flag,
  /** Members with tickets are reminded of the monthly giveaway, unless it is switched off. */
  sweepstakesReminder: orElse(boolean, true),
  /** A money call that is repeated under its `Idempotency-Key` happens once. */
  idempotencyKeys: flag,
});

const membershipModels = ['round_up', 'subscription', 'round_up_subscription'] as const;

const socialProviders = ['google', 'apple', 'facebook'] as const;

const socialProvider = mended(v.picklist(socialProviders), (raw) =>
  typeof raw === 'string' ? raw.toLowerCase() : raw,
);

/** A tenant's configuration. */
export const clientSchema = v.object({
  id: v.fallback(id, ''),
  name: v.fallback(v.pipe(text, v.nonEmpty()), 'Rewards'),
  currencyCode: v.fallback(currencyCode, 'USD'),
  supportEmail: optionalText,
  featureFlags: v.fallback(featureFlags, () => v.parse(featureFlags, {})),
  destinations: orElse(rows(v.object({ code: text })), []),
  /** Where it is not known, the tiers tell which one it is. */
  membershipModel: word(membershipModels),
  /** False where there is nobody to choose from whom to support; left out where the list alone tells. */
  hasAffinities: v.fallback(v.optional(boolean), undefined),
  referralProgram,
  referralProgramId: textOrNull,
  referralReward: textOrNull,
  /** The page of the referral programme, which is shown in a frame. */
  referralFrameUrl: address,
  vimeoShowcaseId: textOrNull,
  /** Where the videos are played, unless it is at their provider's. */
  videosUrl: address,
  landingPageUrl: address,
  gtmId: orElse(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/)), null),
  /** Without a list all are offered: the call tells which there are. */
  socialProviders: orElse(rows(socialProvider), [...socialProviders]),
});

export type Client = v.InferOutput<typeof clientSchema>;

/** A client whose model the app knows. */
export type KnownClient = Client & { membershipModel: (typeof membershipModels)[number] };
/** What amounts are written in: a code of ISO 4217, or whatever else the server names. */
export type CurrencyCode = string;
export type SocialProvider = Client['socialProviders'][number];

/** Which of the three versions of the product a client runs. */
export type Version = 'whitelabel' | 'roundup' | 'subscription';

/** White label first, then the membership model decides. */
export function versionOf(client: Client): Version {
  if (client.featureFlags.whiteLabeled) return 'whitelabel';
  return client.membershipModel === 'round_up' ? 'roundup' : 'subscription';
}

/** Whether members of this client choose among tiers; a pure round-up programme is itself the tier. */
export function hasTierPages(client: Client): boolean {
  return client.membershipModel !== 'round_up';
}

/** The client with its model: where the server names none that the app knows, a fixed price tells of a subscription. */
export function withModel(client: Client, tiers: readonly Tier[]): Client {
  if (client.membershipModel !== 'unknown') return client;
  const isSold = tiers.some(({ isFixedTier }) => isFixedTier);
  return { ...client, membershipModel: isSold ? 'subscription' : 'round_up' };
}

/** A row with the currency of its amounts: that of the client, unless it names its own. */
export function inCurrencyOf<Row extends Pick<Client, 'currencyCode'>>(
  client: Pick<Client, 'currencyCode'>,
  row: Row,
): Row {
  return { ...row, currencyCode: row.currencyCode || client.currencyCode };
}
