import * as v from 'valibot';
import { id, optionalText } from './wire.ts';

const flag = v.nullish(v.boolean(), false);

const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s@]+$/));

export const currencyCodes = ['USD', 'CAD'] as const;
const address = v.fallback(v.nullish(httpUrl, null), null);

/** A tenant's configuration. */
export const clientSchema = v.object({
  id: v.fallback(id, ''),
  name: v.pipe(v.string(), v.nonEmpty()),
  currencyCode: v.fallback(v.picklist(currencyCodes), 'USD'),
  supportEmail: optionalText,
  featureFlags: v.object({
    whiteLabeled: flag,
    newOffersSystem: flag,
    downgradeMembership: flag,
    amexLimitUx: flag,
    newReferralSystem: flag,
    destinations: flag,
    videosPage: flag,
    /** Members are reminded of the monthly giveaway. */
    sweepstakesReminder: flag,
    /** A money call that is repeated under its `Idempotency-Key` happens once. */
    idempotencyKeys: flag,
  }),
  destinations: v.nullish(v.array(v.object({ code: v.string() })), []),
  membershipModel: v.picklist(['round_up', 'subscription', 'round_up_subscription']),
  /** False where there is nobody to choose from whom to support; left out where the list alone tells. */
  hasAffinities: v.optional(v.boolean()),
  referralProgram: flag,
  referralProgramId: v.nullish(v.string(), null),
  referralReward: v.nullish(v.string(), null),
  /** The page of the referral programme, which is shown in a frame. */
  referralFrameUrl: address,
  vimeoShowcaseId: v.nullish(v.string(), null),
  /** Where the videos are played, unless it is at their provider's. */
  videosUrl: address,
  landingPageUrl: address,
  gtmId: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/)), null), null),
  socialProviders: v.nullish(v.array(v.picklist(['google', 'apple', 'facebook'])), []),
});

export type Client = v.InferOutput<typeof clientSchema>;
export type CurrencyCode = Client['currencyCode'];
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
